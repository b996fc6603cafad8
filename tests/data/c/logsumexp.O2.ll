; ModuleID = 'logsumexp.c'
source_filename = "logsumexp.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(argmem: read, errnomem: write) uwtable
define dso_local double @logsumexp(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %56

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = and i64 %5, 3
  %7 = icmp ult i32 %1, 4
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = and i64 %5, 2147483644
  br label %30

10:                                               ; preds = %30
  %11 = icmp eq i64 %6, 0
  br i1 %11, label %27, label %12

12:                                               ; preds = %10, %4
  %13 = phi i64 [ 0, %4 ], [ %53, %10 ]
  %14 = phi double [ 0xFFF0000000000000, %4 ], [ %52, %10 ]
  %15 = icmp ne i64 %6, 0
  tail call void @llvm.assume(i1 %15)
  br label %16

16:                                               ; preds = %16, %12
  %17 = phi i64 [ %13, %12 ], [ %24, %16 ]
  %18 = phi double [ %14, %12 ], [ %23, %16 ]
  %19 = phi i64 [ 0, %12 ], [ %25, %16 ]
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = fcmp ogt double %21, %18
  %23 = select i1 %22, double %21, double %18
  %24 = add nuw nsw i64 %17, 1
  %25 = add i64 %19, 1
  %26 = icmp eq i64 %25, %6
  br i1 %26, label %27, label %16, !llvm.loop !10

27:                                               ; preds = %16, %10
  %28 = phi double [ %52, %10 ], [ %23, %16 ]
  %29 = zext nneg i32 %1 to i64
  br label %61

30:                                               ; preds = %30, %8
  %31 = phi i64 [ 0, %8 ], [ %53, %30 ]
  %32 = phi double [ 0xFFF0000000000000, %8 ], [ %52, %30 ]
  %33 = phi i64 [ 0, %8 ], [ %54, %30 ]
  %34 = getelementptr inbounds nuw double, ptr %0, i64 %31
  %35 = load double, ptr %34, align 8, !tbaa !8
  %36 = fcmp ogt double %35, %32
  %37 = select i1 %36, double %35, double %32
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %31
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = fcmp ogt double %40, %37
  %42 = select i1 %41, double %40, double %37
  %43 = getelementptr inbounds nuw double, ptr %0, i64 %31
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = fcmp ogt double %45, %42
  %47 = select i1 %46, double %45, double %42
  %48 = getelementptr inbounds nuw double, ptr %0, i64 %31
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = fcmp ogt double %50, %47
  %52 = select i1 %51, double %50, double %47
  %53 = add nuw nsw i64 %31, 4
  %54 = add i64 %33, 4
  %55 = icmp eq i64 %54, %9
  br i1 %55, label %10, label %30, !llvm.loop !12

56:                                               ; preds = %61, %2
  %57 = phi double [ 0xFFF0000000000000, %2 ], [ %28, %61 ]
  %58 = phi double [ 0.000000e+00, %2 ], [ %68, %61 ]
  %59 = tail call double @log(double noundef %58) #3, !tbaa !4
  %60 = fadd double %57, %59
  ret double %60

61:                                               ; preds = %27, %61
  %62 = phi i64 [ 0, %27 ], [ %69, %61 ]
  %63 = phi double [ 0.000000e+00, %27 ], [ %68, %61 ]
  %64 = getelementptr inbounds nuw double, ptr %0, i64 %62
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = fsub double %65, %28
  %67 = tail call double @exp(double noundef %66) #3, !tbaa !4
  %68 = fadd double %63, %67
  %69 = add nuw nsw i64 %62, 1
  %70 = icmp eq i64 %69, %29
  br i1 %70, label %56, label %61, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nounwind memory(argmem: read, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { nounwind }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
