; ModuleID = 'determinant.c'
source_filename = "determinant.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nosync nounwind uwtable
define dso_local double @determinant(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc double @det(ptr noundef %0, i32 noundef %1)
  ret double %3
}

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc double @det(ptr noundef readonly captures(none) %0, i32 noundef %1) unnamed_addr #0 {
  %3 = icmp eq i32 %1, 1
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = load double, ptr %0, align 8, !tbaa !8
  br label %80

6:                                                ; preds = %2
  %7 = add nsw i32 %1, -1
  %8 = mul nsw i32 %7, %7
  %9 = zext nneg i32 %8 to i64
  %10 = tail call ptr @llvm.stacksave.p0()
  %11 = alloca double, i64 %9, align 16
  %12 = icmp sgt i32 %1, 0
  br i1 %12, label %13, label %78

13:                                               ; preds = %6
  %14 = zext nneg i32 %1 to i64
  %15 = zext nneg i32 %7 to i64
  %16 = and i64 %14, 1
  %17 = and i64 %14, 2147483646
  %18 = icmp eq i64 %16, 0
  %19 = icmp ne i64 %16, 0
  br label %20

20:                                               ; preds = %13, %67
  %21 = phi i64 [ 0, %13 ], [ %76, %67 ]
  %22 = phi double [ 0.000000e+00, %13 ], [ %75, %67 ]
  br label %23

23:                                               ; preds = %64, %20
  %24 = phi i64 [ %65, %64 ], [ 1, %20 ]
  %25 = mul nuw nsw i64 %24, %14
  %26 = add nsw i64 %24, -1
  %27 = mul nsw i64 %26, %15
  %28 = getelementptr inbounds nuw double, ptr %0, i64 %25
  %29 = getelementptr double, ptr %11, i64 %27
  br label %30

30:                                               ; preds = %51, %23
  %31 = phi i64 [ 0, %23 ], [ %53, %51 ]
  %32 = phi i32 [ 0, %23 ], [ %52, %51 ]
  %33 = phi i64 [ 0, %23 ], [ %54, %51 ]
  %34 = icmp eq i64 %31, %21
  br i1 %34, label %41, label %35

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw double, ptr %28, i64 %31
  %37 = load double, ptr %36, align 8, !tbaa !8
  %38 = add nsw i32 %32, 1
  %39 = sext i32 %32 to i64
  %40 = getelementptr double, ptr %29, i64 %39
  store double %37, ptr %40, align 8, !tbaa !8
  br label %41

41:                                               ; preds = %35, %30
  %42 = phi i32 [ %38, %35 ], [ %32, %30 ]
  %43 = or disjoint i64 %31, 1
  %44 = icmp eq i64 %43, %21
  br i1 %44, label %51, label %45

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw double, ptr %28, i64 %43
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = add nsw i32 %42, 1
  %49 = sext i32 %42 to i64
  %50 = getelementptr double, ptr %29, i64 %49
  store double %47, ptr %50, align 8, !tbaa !8
  br label %51

51:                                               ; preds = %45, %41
  %52 = phi i32 [ %48, %45 ], [ %42, %41 ]
  %53 = add nuw nsw i64 %31, 2
  %54 = add i64 %33, 2
  %55 = icmp eq i64 %54, %17
  br i1 %55, label %56, label %30, !llvm.loop !10

56:                                               ; preds = %51
  br i1 %18, label %64, label %57

57:                                               ; preds = %56
  tail call void @llvm.assume(i1 %19)
  %58 = icmp eq i64 %53, %21
  br i1 %58, label %64, label %59

59:                                               ; preds = %57
  %60 = getelementptr inbounds nuw double, ptr %28, i64 %53
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = sext i32 %52 to i64
  %63 = getelementptr double, ptr %29, i64 %62
  store double %61, ptr %63, align 8, !tbaa !8
  br label %64

64:                                               ; preds = %57, %59, %56
  %65 = add nuw nsw i64 %24, 1
  %66 = icmp eq i64 %65, %14
  br i1 %66, label %67, label %23, !llvm.loop !12

67:                                               ; preds = %64
  %68 = and i64 %21, 1
  %69 = icmp eq i64 %68, 0
  %70 = getelementptr inbounds nuw double, ptr %0, i64 %21
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = fneg double %71
  %73 = select i1 %69, double %71, double %72
  %74 = call fastcc double @det(ptr noundef nonnull %11, i32 noundef %7)
  %75 = tail call double @llvm.fmuladd.f64(double %73, double %74, double %22)
  %76 = add nuw nsw i64 %21, 1
  %77 = icmp eq i64 %76, %14
  br i1 %77, label %78, label %20, !llvm.loop !13

78:                                               ; preds = %67, %6
  %79 = phi double [ 0.000000e+00, %6 ], [ %75, %67 ]
  call void @llvm.stackrestore.p0(ptr %10)
  br label %80

80:                                               ; preds = %78, %4
  %81 = phi double [ %5, %4 ], [ %79, %78 ]
  ret double %81
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { nofree nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!13 = distinct !{!13, !11}
