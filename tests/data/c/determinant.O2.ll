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
  br i1 %12, label %13, label %23

13:                                               ; preds = %6
  %14 = zext nneg i32 %7 to i64
  %15 = zext nneg i32 %1 to i64
  %16 = and i64 %15, 1
  %17 = and i64 %15, 2147483646
  %18 = icmp eq i64 %16, 0
  %19 = icmp ne i64 %16, 0
  br label %20

20:                                               ; preds = %32, %13
  %21 = phi i64 [ 0, %13 ], [ %41, %32 ]
  %22 = phi double [ 0.000000e+00, %13 ], [ %40, %32 ]
  br label %25

23:                                               ; preds = %32, %6
  %24 = phi double [ 0.000000e+00, %6 ], [ %40, %32 ]
  call void @llvm.stackrestore.p0(ptr %10)
  br label %80

25:                                               ; preds = %20, %51
  %26 = phi i64 [ 1, %20 ], [ %52, %51 ]
  %27 = mul nuw nsw i64 %26, %15
  %28 = add nsw i64 %26, -1
  %29 = mul nsw i64 %28, %14
  %30 = getelementptr inbounds nuw double, ptr %0, i64 %27
  %31 = getelementptr double, ptr %11, i64 %29
  br label %54

32:                                               ; preds = %51
  %33 = and i64 %21, 1
  %34 = icmp eq i64 %33, 0
  %35 = getelementptr inbounds nuw double, ptr %0, i64 %21
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = fneg double %36
  %38 = select i1 %34, double %36, double %37
  %39 = call fastcc double @det(ptr noundef nonnull %11, i32 noundef %7)
  %40 = tail call double @llvm.fmuladd.f64(double %38, double %39, double %22)
  %41 = add nuw nsw i64 %21, 1
  %42 = icmp eq i64 %41, %15
  br i1 %42, label %23, label %20, !llvm.loop !10

43:                                               ; preds = %75
  br i1 %18, label %51, label %44

44:                                               ; preds = %43
  tail call void @llvm.assume(i1 %19)
  %45 = icmp eq i64 %77, %21
  br i1 %45, label %51, label %46

46:                                               ; preds = %44
  %47 = getelementptr inbounds nuw double, ptr %30, i64 %77
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = sext i32 %76 to i64
  %50 = getelementptr double, ptr %31, i64 %49
  store double %48, ptr %50, align 8, !tbaa !8
  br label %51

51:                                               ; preds = %44, %46, %43
  %52 = add nuw nsw i64 %26, 1
  %53 = icmp eq i64 %52, %15
  br i1 %53, label %32, label %25, !llvm.loop !12

54:                                               ; preds = %75, %25
  %55 = phi i64 [ 0, %25 ], [ %77, %75 ]
  %56 = phi i32 [ 0, %25 ], [ %76, %75 ]
  %57 = phi i64 [ 0, %25 ], [ %78, %75 ]
  %58 = icmp eq i64 %55, %21
  br i1 %58, label %65, label %59

59:                                               ; preds = %54
  %60 = getelementptr inbounds nuw double, ptr %30, i64 %55
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = add nsw i32 %56, 1
  %63 = sext i32 %56 to i64
  %64 = getelementptr double, ptr %31, i64 %63
  store double %61, ptr %64, align 8, !tbaa !8
  br label %65

65:                                               ; preds = %54, %59
  %66 = phi i32 [ %62, %59 ], [ %56, %54 ]
  %67 = or disjoint i64 %55, 1
  %68 = icmp eq i64 %67, %21
  br i1 %68, label %75, label %69

69:                                               ; preds = %65
  %70 = getelementptr inbounds nuw double, ptr %30, i64 %67
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = add nsw i32 %66, 1
  %73 = sext i32 %66 to i64
  %74 = getelementptr double, ptr %31, i64 %73
  store double %71, ptr %74, align 8, !tbaa !8
  br label %75

75:                                               ; preds = %69, %65
  %76 = phi i32 [ %72, %69 ], [ %66, %65 ]
  %77 = add nuw nsw i64 %55, 2
  %78 = add i64 %57, 2
  %79 = icmp eq i64 %78, %17
  br i1 %79, label %43, label %54, !llvm.loop !13

80:                                               ; preds = %23, %4
  %81 = phi double [ %5, %4 ], [ %24, %23 ]
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
