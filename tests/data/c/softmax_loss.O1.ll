; ModuleID = 'softmax_loss.c'
source_filename = "softmax_loss.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local double @softmax_loss(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = zext i32 %3 to i64
  %8 = icmp sgt i32 %3, 0
  %9 = sext i32 %3 to i64
  %10 = zext nneg i32 %2 to i64
  %11 = zext nneg i32 %3 to i64
  br label %16

12:                                               ; preds = %23, %4
  %13 = phi double [ 0.000000e+00, %4 ], [ %32, %23 ]
  %14 = sitofp i32 %2 to double
  %15 = fdiv double %13, %14
  ret double %15

16:                                               ; preds = %6, %23
  %17 = phi i64 [ 0, %6 ], [ %33, %23 ]
  %18 = phi double [ 0.000000e+00, %6 ], [ %32, %23 ]
  %19 = mul nsw i64 %17, %9
  %20 = getelementptr inbounds double, ptr %0, i64 %19
  %21 = tail call ptr @llvm.stacksave.p0()
  %22 = alloca double, i64 %7, align 16
  br i1 %8, label %35, label %23

23:                                               ; preds = %35, %16
  %24 = phi double [ 0.000000e+00, %16 ], [ %42, %35 ]
  %25 = getelementptr inbounds nuw i32, ptr %1, i64 %17
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %22, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !8
  %30 = fdiv double %29, %24
  %31 = tail call double @log(double noundef %30) #3, !tbaa !4
  %32 = fsub double %18, %31
  call void @llvm.stackrestore.p0(ptr %21)
  %33 = add nuw nsw i64 %17, 1
  %34 = icmp eq i64 %33, %10
  br i1 %34, label %12, label %16, !llvm.loop !10

35:                                               ; preds = %16, %35
  %36 = phi i64 [ %43, %35 ], [ 0, %16 ]
  %37 = phi double [ %42, %35 ], [ 0.000000e+00, %16 ]
  %38 = getelementptr inbounds nuw double, ptr %20, i64 %36
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = tail call double @exp(double noundef %39) #3, !tbaa !4
  %41 = getelementptr inbounds nuw double, ptr %22, i64 %36
  store double %40, ptr %41, align 8, !tbaa !8
  %42 = fadd double %37, %40
  %43 = add nuw nsw i64 %36, 1
  %44 = icmp eq i64 %43, %11
  br i1 %44, label %23, label %35, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #1

attributes #0 = { nofree norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
