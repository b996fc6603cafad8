; ModuleID = 'packed_fields.c'
source_filename = "packed_fields.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.record = type <{ i8, double, i16, float }>

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @packed_fields(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %8

6:                                                ; preds = %27, %2
  %7 = phi double [ 0.000000e+00, %2 ], [ %28, %27 ]
  ret double %7

8:                                                ; preds = %4, %27
  %9 = phi i64 [ 0, %4 ], [ %29, %27 ]
  %10 = phi double [ 0.000000e+00, %4 ], [ %28, %27 ]
  %11 = getelementptr inbounds nuw %struct.record, ptr %0, i64 %9
  %12 = load i8, ptr %11, align 1, !tbaa !8
  %13 = icmp eq i8 %12, 118
  br i1 %13, label %14, label %27

14:                                               ; preds = %8
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 1
  %16 = load double, ptr %15, align 1, !tbaa !13
  %17 = fmul double %16, %16
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 11
  %19 = load float, ptr %18, align 1, !tbaa !14
  %20 = fpext float %19 to double
  %21 = fmul double %17, %20
  %22 = getelementptr inbounds nuw i8, ptr %11, i64 9
  %23 = load i16, ptr %22, align 1, !tbaa !15
  %24 = sitofp i16 %23 to double
  %25 = fdiv double %21, %24
  %26 = fadd double %10, %25
  br label %27

27:                                               ; preds = %8, %14
  %28 = phi double [ %26, %14 ], [ %10, %8 ]
  %29 = add nuw nsw i64 %9, 1
  %30 = icmp eq i64 %29, %5
  br i1 %30, label %6, label %8, !llvm.loop !16
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
!8 = !{!9, !6, i64 0}
!9 = !{!"record", !6, i64 0, !10, i64 1, !11, i64 9, !12, i64 11}
!10 = !{!"double", !6, i64 0}
!11 = !{!"short", !6, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = !{!9, !10, i64 1}
!14 = !{!9, !12, i64 11}
!15 = !{!9, !11, i64 9}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
