; ModuleID = 'softmax_loss.c'
source_filename = "softmax_loss.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local double @softmax_loss(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %56

6:                                                ; preds = %4
  %7 = zext i32 %3 to i64
  %8 = icmp sgt i32 %3, 0
  br i1 %8, label %15, label %9

9:                                                ; preds = %6
  %10 = tail call double @llvm.log.f64(double 0x7FF8000000000000), !tbaa !4
  %11 = and i32 %2, 7
  %12 = icmp ult i32 %2, 8
  br i1 %12, label %47, label %13

13:                                               ; preds = %9
  %14 = and i32 %2, 2147483640
  br label %60

15:                                               ; preds = %6
  %16 = zext nneg i32 %2 to i64
  br label %17

17:                                               ; preds = %15, %34
  %18 = phi i64 [ 0, %15 ], [ %43, %34 ]
  %19 = phi double [ 0.000000e+00, %15 ], [ %42, %34 ]
  %20 = mul nuw nsw i64 %18, %7
  %21 = getelementptr inbounds nuw double, ptr %0, i64 %20
  %22 = tail call ptr @llvm.stacksave.p0()
  %23 = alloca double, i64 %7, align 16
  br label %24

24:                                               ; preds = %17, %24
  %25 = phi i64 [ 0, %17 ], [ %32, %24 ]
  %26 = phi double [ 0.000000e+00, %17 ], [ %31, %24 ]
  %27 = getelementptr inbounds nuw double, ptr %21, i64 %25
  %28 = load double, ptr %27, align 8, !tbaa !8
  %29 = tail call double @exp(double noundef %28) #5, !tbaa !4
  %30 = getelementptr inbounds nuw double, ptr %23, i64 %25
  store double %29, ptr %30, align 8, !tbaa !8
  %31 = fadd double %26, %29
  %32 = add nuw nsw i64 %25, 1
  %33 = icmp eq i64 %32, %7
  br i1 %33, label %34, label %24, !llvm.loop !10

34:                                               ; preds = %24
  %35 = getelementptr inbounds nuw i32, ptr %1, i64 %18
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %23, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = fdiv double %39, %31
  %41 = tail call double @log(double noundef %40) #5, !tbaa !4
  %42 = fsub double %19, %41
  call void @llvm.stackrestore.p0(ptr %22)
  %43 = add nuw nsw i64 %18, 1
  %44 = icmp eq i64 %43, %16
  br i1 %44, label %56, label %17, !llvm.loop !12

45:                                               ; preds = %60
  %46 = icmp eq i32 %11, 0
  br i1 %46, label %56, label %47

47:                                               ; preds = %45, %9
  %48 = phi double [ 0.000000e+00, %9 ], [ %70, %45 ]
  %49 = icmp ne i32 %11, 0
  tail call void @llvm.assume(i1 %49)
  br label %50

50:                                               ; preds = %50, %47
  %51 = phi double [ %53, %50 ], [ %48, %47 ]
  %52 = phi i32 [ %54, %50 ], [ 0, %47 ]
  %53 = fsub double %51, %10
  %54 = add i32 %52, 1
  %55 = icmp eq i32 %54, %11
  br i1 %55, label %56, label %50, !llvm.loop !13

56:                                               ; preds = %45, %50, %34, %4
  %57 = phi double [ 0.000000e+00, %4 ], [ %42, %34 ], [ %70, %45 ], [ %53, %50 ]
  %58 = sitofp i32 %2 to double
  %59 = fdiv double %57, %58
  ret double %59

60:                                               ; preds = %60, %13
  %61 = phi double [ 0.000000e+00, %13 ], [ %70, %60 ]
  %62 = phi i32 [ 0, %13 ], [ %71, %60 ]
  %63 = fsub double %61, %10
  %64 = fsub double %63, %10
  %65 = fsub double %64, %10
  %66 = fsub double %65, %10
  %67 = fsub double %66, %10
  %68 = fsub double %67, %10
  %69 = fsub double %68, %10
  %70 = fsub double %69, %10
  %71 = add i32 %62, 8
  %72 = icmp eq i32 %71, %14
  br i1 %72, label %45, label %60, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log.f64(double) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind }

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
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
