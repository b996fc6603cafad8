; ModuleID = 'complex_float.c'
source_filename = "complex_float.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local float @complex_float(<2 x float> noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = extractelement <2 x float> %0, i64 0
  %4 = extractelement <2 x float> %0, i64 1
  %5 = fmul float %1, 0.000000e+00
  %6 = fadd float %5, 1.000000e+00
  %7 = fmul float %3, %6
  %8 = fmul float %4, %1
  %9 = fmul float %3, %1
  %10 = fmul float %4, %6
  %11 = fsub float %7, %8
  %12 = fadd float %9, %10
  %13 = fcmp uno float %11, 0.000000e+00
  br i1 %13, label %14, label %20, !prof !8

14:                                               ; preds = %2
  %15 = fcmp uno float %12, 0.000000e+00
  br i1 %15, label %16, label %20, !prof !8

16:                                               ; preds = %14
  %17 = tail call <2 x float> @__mulsc3(float noundef %3, float noundef %4, float noundef %6, float noundef %1) #2
  %18 = extractelement <2 x float> %17, i64 0
  %19 = extractelement <2 x float> %17, i64 1
  br label %20

20:                                               ; preds = %16, %14, %2
  %21 = phi float [ %11, %2 ], [ %11, %14 ], [ %18, %16 ]
  %22 = phi float [ %12, %2 ], [ %12, %14 ], [ %19, %16 ]
  %23 = fmul <2 x float> %0, %0
  %24 = shufflevector <2 x float> %23, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %25 = fsub <2 x float> %23, %24
  %26 = extractelement <2 x float> %25, i64 0
  %27 = fcmp uno float %26, 0.000000e+00
  br i1 %27, label %28, label %35, !prof !8

28:                                               ; preds = %20
  %29 = fmul float %3, %4
  %30 = fadd float %29, %29
  %31 = fcmp uno float %30, 0.000000e+00
  br i1 %31, label %32, label %35, !prof !8

32:                                               ; preds = %28
  %33 = tail call <2 x float> @__mulsc3(float noundef %3, float noundef %4, float noundef %3, float noundef %4) #2
  %34 = extractelement <2 x float> %33, i64 0
  br label %35

35:                                               ; preds = %32, %28, %20
  %36 = phi float [ %26, %20 ], [ %26, %28 ], [ %34, %32 ]
  %37 = fsub float %22, %8
  %38 = fadd float %9, %21
  %39 = tail call float @llvm.fmuladd.f32(float %38, float %37, float %36)
  ret float %39
}

declare <2 x float> @__mulsc3(float, float, float, float) local_unnamed_addr

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"branch_weights", i32 1, i32 1048575}
