; ModuleID = 'float_scalar.c'
source_filename = "float_scalar.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local float @float_scalar(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %6 = load float, ptr %3, align 4
  %7 = call float @sinf(float noundef %6) #3
  %8 = load float, ptr %4, align 4
  %9 = fneg float %8
  %10 = call float @expf(float noundef %9) #3
  %11 = fmul float %7, %10
  store float %11, ptr %5, align 4
  %12 = load float, ptr %5, align 4
  %13 = load float, ptr %3, align 4
  %14 = load float, ptr %3, align 4
  %15 = load float, ptr %4, align 4
  %16 = load float, ptr %4, align 4
  %17 = fmul float %15, %16
  %18 = call float @llvm.fmuladd.f32(float %13, float %14, float %17)
  %19 = call float @sqrtf(float noundef %18) #3
  %20 = load float, ptr %3, align 4
  %21 = load float, ptr %4, align 4
  %22 = call float @llvm.fmuladd.f32(float %20, float %21, float 1.000000e+00)
  %23 = fdiv float %19, %22
  %24 = fadd float %12, %23
  ret float %24
}

; Function Attrs: nounwind
declare float @sinf(float noundef) #1

; Function Attrs: nounwind
declare float @expf(float noundef) #1

; Function Attrs: nounwind
declare float @sqrtf(float noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
