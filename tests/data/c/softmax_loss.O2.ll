; ModuleID = 'softmax_loss.c'
source_filename = "softmax_loss.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local double @softmax_loss(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %4
  %7 = zext i32 %3 to i64
  %8 = icmp sgt i32 %3, 0
  %9 = sext i32 %3 to i64
  %10 = zext nneg i32 %2 to i64
  br label %15

11:                                               ; preds = %22, %4
  %12 = phi double [ 0.000000e+00, %4 ], [ %31, %22 ]
  %13 = sitofp i32 %2 to double
  %14 = fdiv double %12, %13
  ret double %14

15:                                               ; preds = %6, %22
  %16 = phi i64 [ 0, %6 ], [ %32, %22 ]
  %17 = phi double [ 0.000000e+00, %6 ], [ %31, %22 ]
  %18 = mul nsw i64 %16, %9
  %19 = getelementptr inbounds double, ptr %0, i64 %18
  %20 = tail call ptr @llvm.stacksave.p0()
  %21 = alloca double, i64 %7, align 16
  br i1 %8, label %34, label %22

22:                                               ; preds = %34, %15
  %23 = phi double [ 0.000000e+00, %15 ], [ %41, %34 ]
  %24 = getelementptr inbounds nuw i32, ptr %1, i64 %16
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %21, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !8
  %29 = fdiv double %28, %23
  %30 = tail call double @log(double noundef %29) #3, !tbaa !4
  %31 = fsub double %17, %30
  call void @llvm.stackrestore.p0(ptr %20)
  %32 = add nuw nsw i64 %16, 1
  %33 = icmp eq i64 %32, %10
  br i1 %33, label %11, label %15, !llvm.loop !10

34:                                               ; preds = %15, %34
  %35 = phi i64 [ %42, %34 ], [ 0, %15 ]
  %36 = phi double [ %41, %34 ], [ 0.000000e+00, %15 ]
  %37 = getelementptr inbounds nuw double, ptr %19, i64 %35
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = tail call double @exp(double noundef %38) #3, !tbaa !4
  %40 = getelementptr inbounds nuw double, ptr %21, i64 %35
  store double %39, ptr %40, align 8, !tbaa !8
  %41 = fadd double %36, %39
  %42 = add nuw nsw i64 %35, 1
  %43 = icmp eq i64 %42, %7
  br i1 %43, label %22, label %34, !llvm.loop !12
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
