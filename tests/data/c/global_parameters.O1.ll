; ModuleID = 'global_parameters.c'
source_filename = "global_parameters.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@coefficients = internal global [4 x double] [double 5.000000e-01, double -1.000000e+00, double 2.000000e+00, double 2.500000e-01], align 16
@current = dso_local local_unnamed_addr constant ptr @coefficients, align 8
@.str = private unnamed_addr constant [11 x i8] c"parameters\00", align 1
@label = dso_local local_unnamed_addr constant ptr @.str, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @set_coefficient(i32 noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %0 to i64
  %4 = getelementptr inbounds double, ptr @coefficients, i64 %3
  store double %1, ptr %4, align 8, !tbaa !8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @global_parameters(double noundef %0) local_unnamed_addr #1 {
  br label %3

2:                                                ; preds = %3
  ret double %8

3:                                                ; preds = %1, %3
  %4 = phi i64 [ 3, %1 ], [ %9, %3 ]
  %5 = phi double [ 0.000000e+00, %1 ], [ %8, %3 ]
  %6 = getelementptr inbounds nuw double, ptr @coefficients, i64 %4
  %7 = load double, ptr %6, align 8, !tbaa !8
  %8 = tail call double @llvm.fmuladd.f64(double %5, double %0, double %7)
  %9 = add nsw i64 %4, -1
  %10 = icmp eq i64 %4, 0
  br i1 %10, label %2, label %3, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
