; ModuleID = 'logsumexp.c'
source_filename = "logsumexp.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(argmem: read, errnomem: write) uwtable
define dso_local double @logsumexp(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %11

6:                                                ; preds = %11, %2
  %7 = phi double [ 0xFFF0000000000000, %2 ], [ %17, %11 ]
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %20

9:                                                ; preds = %6
  %10 = zext nneg i32 %1 to i64
  br label %24

11:                                               ; preds = %4, %11
  %12 = phi i64 [ 0, %4 ], [ %18, %11 ]
  %13 = phi double [ 0xFFF0000000000000, %4 ], [ %17, %11 ]
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %12
  %15 = load double, ptr %14, align 8, !tbaa !8
  %16 = fcmp ogt double %15, %13
  %17 = select i1 %16, double %15, double %13
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %5
  br i1 %19, label %6, label %11, !llvm.loop !10

20:                                               ; preds = %24, %6
  %21 = phi double [ 0.000000e+00, %6 ], [ %31, %24 ]
  %22 = tail call double @log(double noundef %21) #2, !tbaa !4
  %23 = fadd double %7, %22
  ret double %23

24:                                               ; preds = %9, %24
  %25 = phi i64 [ 0, %9 ], [ %32, %24 ]
  %26 = phi double [ 0.000000e+00, %9 ], [ %31, %24 ]
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %25
  %28 = load double, ptr %27, align 8, !tbaa !8
  %29 = fsub double %28, %7
  %30 = tail call double @exp(double noundef %29) #2, !tbaa !4
  %31 = fadd double %26, %30
  %32 = add nuw nsw i64 %25, 1
  %33 = icmp eq i64 %32, %10
  br i1 %33, label %20, label %24, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #1

attributes #0 = { nofree norecurse nounwind memory(argmem: read, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
