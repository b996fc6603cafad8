; ModuleID = 'complex_float.c'
source_filename = "complex_float.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local float @complex_float(<2 x float> noundef %0, float noundef %1) #0 {
  %3 = alloca { float, float }, align 4
  %4 = alloca float, align 4
  %5 = alloca { float, float }, align 4
  %6 = alloca { float, float }, align 4
  %7 = alloca { float, float }, align 4
  store <2 x float> %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %8 = getelementptr inbounds nuw { float, float }, ptr %3, i32 0, i32 0
  %9 = load float, ptr %8, align 4
  %10 = getelementptr inbounds nuw { float, float }, ptr %3, i32 0, i32 1
  %11 = load float, ptr %10, align 4
  %12 = load float, ptr %4, align 4
  %13 = fmul float %12, 0.000000e+00
  %14 = fmul float %12, 1.000000e+00
  %15 = fadd float 1.000000e+00, %13
  %16 = fmul float %9, %15
  %17 = fmul float %11, %14
  %18 = fmul float %9, %14
  %19 = fmul float %11, %15
  %20 = fsub float %16, %17
  %21 = fadd float %18, %19
  %22 = fcmp uno float %20, %20
  br i1 %22, label %23, label %31, !prof !5

23:                                               ; preds = %2
  %24 = fcmp uno float %21, %21
  br i1 %24, label %25, label %31, !prof !5

25:                                               ; preds = %23
  %26 = call <2 x float> @__mulsc3(float noundef %9, float noundef %11, float noundef %15, float noundef %14) #2
  store <2 x float> %26, ptr %6, align 4
  %27 = getelementptr inbounds nuw { float, float }, ptr %6, i32 0, i32 0
  %28 = load float, ptr %27, align 4
  %29 = getelementptr inbounds nuw { float, float }, ptr %6, i32 0, i32 1
  %30 = load float, ptr %29, align 4
  br label %31

31:                                               ; preds = %25, %23, %2
  %32 = phi float [ %20, %2 ], [ %20, %23 ], [ %28, %25 ]
  %33 = phi float [ %21, %2 ], [ %21, %23 ], [ %30, %25 ]
  %34 = getelementptr inbounds nuw { float, float }, ptr %3, i32 0, i32 0
  %35 = load float, ptr %34, align 4
  %36 = getelementptr inbounds nuw { float, float }, ptr %3, i32 0, i32 1
  %37 = load float, ptr %36, align 4
  %38 = fneg float %37
  %39 = load float, ptr %4, align 4
  %40 = fmul float %35, %39
  %41 = fmul float %38, %39
  %42 = fadd float %32, %40
  %43 = fadd float %33, %41
  %44 = getelementptr inbounds nuw { float, float }, ptr %5, i32 0, i32 0
  %45 = getelementptr inbounds nuw { float, float }, ptr %5, i32 0, i32 1
  store float %42, ptr %44, align 4
  store float %43, ptr %45, align 4
  %46 = getelementptr inbounds nuw { float, float }, ptr %5, i32 0, i32 0
  %47 = load float, ptr %46, align 4
  %48 = getelementptr inbounds nuw { float, float }, ptr %5, i32 0, i32 1
  %49 = load float, ptr %48, align 4
  %50 = getelementptr inbounds nuw { float, float }, ptr %5, i32 0, i32 0
  %51 = load float, ptr %50, align 4
  %52 = getelementptr inbounds nuw { float, float }, ptr %5, i32 0, i32 1
  %53 = load float, ptr %52, align 4
  %54 = getelementptr inbounds nuw { float, float }, ptr %3, i32 0, i32 0
  %55 = load float, ptr %54, align 4
  %56 = getelementptr inbounds nuw { float, float }, ptr %3, i32 0, i32 1
  %57 = load float, ptr %56, align 4
  %58 = getelementptr inbounds nuw { float, float }, ptr %3, i32 0, i32 0
  %59 = load float, ptr %58, align 4
  %60 = getelementptr inbounds nuw { float, float }, ptr %3, i32 0, i32 1
  %61 = load float, ptr %60, align 4
  %62 = fmul float %55, %59
  %63 = fmul float %57, %61
  %64 = fmul float %55, %61
  %65 = fmul float %57, %59
  %66 = fsub float %62, %63
  %67 = fadd float %64, %65
  %68 = fcmp uno float %66, %66
  br i1 %68, label %69, label %77, !prof !5

69:                                               ; preds = %31
  %70 = fcmp uno float %67, %67
  br i1 %70, label %71, label %77, !prof !5

71:                                               ; preds = %69
  %72 = call <2 x float> @__mulsc3(float noundef %55, float noundef %57, float noundef %59, float noundef %61) #2
  store <2 x float> %72, ptr %7, align 4
  %73 = getelementptr inbounds nuw { float, float }, ptr %7, i32 0, i32 0
  %74 = load float, ptr %73, align 4
  %75 = getelementptr inbounds nuw { float, float }, ptr %7, i32 0, i32 1
  %76 = load float, ptr %75, align 4
  br label %77

77:                                               ; preds = %71, %69, %31
  %78 = phi float [ %66, %31 ], [ %66, %69 ], [ %74, %71 ]
  %79 = phi float [ %67, %31 ], [ %67, %69 ], [ %76, %71 ]
  %80 = call float @llvm.fmuladd.f32(float %47, float %53, float %78)
  ret float %80
}

declare <2 x float> @__mulsc3(float, float, float, float)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"branch_weights", i32 1, i32 1048575}
