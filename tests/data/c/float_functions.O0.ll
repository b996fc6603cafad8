; ModuleID = 'float_functions.c'
source_filename = "float_functions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local float @float_functions(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %6 = load float, ptr %4, align 4
  %7 = load float, ptr %3, align 4
  %8 = call float @atan2f(float noundef %6, float noundef %7) #4
  %9 = load float, ptr %3, align 4
  %10 = load float, ptr %4, align 4
  %11 = call float @powf(float noundef %9, float noundef %10) #4
  %12 = fadd float %8, %11
  %13 = load float, ptr %3, align 4
  %14 = call float @logf(float noundef %13) #4
  %15 = load float, ptr %4, align 4
  %16 = call float @tanhf(float noundef %15) #4
  %17 = call float @llvm.fmuladd.f32(float %14, float %16, float %12)
  %18 = load float, ptr %3, align 4
  %19 = load float, ptr %4, align 4
  %20 = call float @hypotf(float noundef %18, float noundef %19) #4
  %21 = fadd float %17, %20
  store float %21, ptr %5, align 4
  %22 = load float, ptr %3, align 4
  %23 = call float @cosf(float noundef %22) #4
  %24 = load float, ptr %4, align 4
  %25 = call float @llvm.fabs.f32(float %24)
  %26 = load float, ptr %3, align 4
  %27 = load float, ptr %4, align 4
  %28 = call float @llvm.maxnum.f32(float %26, float %27)
  %29 = load float, ptr %3, align 4
  %30 = call float @llvm.minnum.f32(float %29, float 5.000000e-01)
  %31 = fmul float %28, %30
  %32 = call float @llvm.fmuladd.f32(float %23, float %25, float %31)
  %33 = load float, ptr %3, align 4
  %34 = call float @log1pf(float noundef %33) #4
  %35 = load float, ptr %4, align 4
  %36 = call float @expm1f(float noundef %35) #4
  %37 = call float @llvm.fmuladd.f32(float %34, float %36, float %32)
  %38 = load float, ptr %5, align 4
  %39 = fadd float %38, %37
  store float %39, ptr %5, align 4
  %40 = load float, ptr %5, align 4
  %41 = load float, ptr %3, align 4
  %42 = call float @cbrtf(float noundef %41) #5
  %43 = load float, ptr %4, align 4
  %44 = fmul float 0x3FD3333340000000, %43
  %45 = call float @tanf(float noundef %44) #4
  %46 = call float @llvm.fmuladd.f32(float %42, float %45, float %40)
  %47 = load float, ptr %3, align 4
  %48 = call float @erff(float noundef %47) #4
  %49 = fadd float %46, %48
  %50 = load float, ptr %3, align 4
  %51 = fmul float 3.000000e+00, %50
  %52 = call float @llvm.floor.f32(float %51)
  %53 = load float, ptr %4, align 4
  %54 = fneg float %52
  %55 = call float @llvm.fmuladd.f32(float %54, float %53, float %49)
  %56 = load float, ptr %3, align 4
  %57 = call float @fmodf(float noundef %56, float noundef 2.500000e-01) #4
  %58 = fadd float %55, %57
  ret float %58
}

; Function Attrs: nounwind
declare float @atan2f(float noundef, float noundef) #1

; Function Attrs: nounwind
declare float @powf(float noundef, float noundef) #1

; Function Attrs: nounwind
declare float @logf(float noundef) #1

; Function Attrs: nounwind
declare float @tanhf(float noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nounwind
declare float @hypotf(float noundef, float noundef) #1

; Function Attrs: nounwind
declare float @cosf(float noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #2

; Function Attrs: nounwind
declare float @log1pf(float noundef) #1

; Function Attrs: nounwind
declare float @expm1f(float noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare float @cbrtf(float noundef) #3

; Function Attrs: nounwind
declare float @tanf(float noundef) #1

; Function Attrs: nounwind
declare float @erff(float noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #2

; Function Attrs: nounwind
declare float @fmodf(float noundef, float noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
