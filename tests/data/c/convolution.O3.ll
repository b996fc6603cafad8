; ModuleID = 'convolution.c'
source_filename = "convolution.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @convolution(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %74

7:                                                ; preds = %5
  %8 = icmp sgt i32 %4, 0
  %9 = sdiv i32 %4, -2
  %10 = zext nneg i32 %3 to i64
  br i1 %8, label %13, label %11

11:                                               ; preds = %7
  %12 = shl nuw nsw i64 %10, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %12, i1 false), !tbaa !8
  br label %74

13:                                               ; preds = %7
  %14 = zext nneg i32 %4 to i64
  %15 = and i64 %14, 1
  %16 = icmp eq i32 %4, 1
  %17 = and i64 %14, 2147483646
  %18 = icmp eq i64 %15, 0
  %19 = icmp ne i64 %15, 0
  br label %20

20:                                               ; preds = %13, %71
  %21 = phi i64 [ 0, %13 ], [ %72, %71 ]
  %22 = getelementptr inbounds nuw double, ptr %2, i64 %21
  store double 0.000000e+00, ptr %22, align 8, !tbaa !8
  %23 = trunc nuw nsw i64 %21 to i32
  %24 = add i32 %9, %23
  br i1 %16, label %58, label %25

25:                                               ; preds = %20, %52
  %26 = phi double [ %53, %52 ], [ 0.000000e+00, %20 ]
  %27 = phi i64 [ %54, %52 ], [ 0, %20 ]
  %28 = phi i64 [ %55, %52 ], [ 0, %20 ]
  %29 = trunc nuw nsw i64 %27 to i32
  %30 = add i32 %24, %29
  %31 = icmp ult i32 %30, %3
  br i1 %31, label %32, label %39

32:                                               ; preds = %25
  %33 = getelementptr inbounds nuw double, ptr %1, i64 %27
  %34 = load double, ptr %33, align 8, !tbaa !8
  %35 = zext nneg i32 %30 to i64
  %36 = getelementptr inbounds nuw double, ptr %0, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !8
  %38 = tail call double @llvm.fmuladd.f64(double %34, double %37, double %26)
  store double %38, ptr %22, align 8, !tbaa !8
  br label %39

39:                                               ; preds = %32, %25
  %40 = phi double [ %38, %32 ], [ %26, %25 ]
  %41 = or disjoint i64 %27, 1
  %42 = trunc nuw nsw i64 %41 to i32
  %43 = add i32 %24, %42
  %44 = icmp ult i32 %43, %3
  br i1 %44, label %45, label %52

45:                                               ; preds = %39
  %46 = getelementptr inbounds nuw double, ptr %1, i64 %41
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = zext nneg i32 %43 to i64
  %49 = getelementptr inbounds nuw double, ptr %0, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = tail call double @llvm.fmuladd.f64(double %47, double %50, double %40)
  store double %51, ptr %22, align 8, !tbaa !8
  br label %52

52:                                               ; preds = %45, %39
  %53 = phi double [ %51, %45 ], [ %40, %39 ]
  %54 = add nuw nsw i64 %27, 2
  %55 = add i64 %28, 2
  %56 = icmp eq i64 %55, %17
  br i1 %56, label %57, label %25, !llvm.loop !10

57:                                               ; preds = %52
  br i1 %18, label %71, label %58

58:                                               ; preds = %57, %20
  %59 = phi double [ 0.000000e+00, %20 ], [ %53, %57 ]
  %60 = phi i64 [ 0, %20 ], [ %54, %57 ]
  tail call void @llvm.assume(i1 %19)
  %61 = trunc nuw nsw i64 %60 to i32
  %62 = add i32 %24, %61
  %63 = icmp ult i32 %62, %3
  br i1 %63, label %64, label %71

64:                                               ; preds = %58
  %65 = getelementptr inbounds nuw double, ptr %1, i64 %60
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = zext nneg i32 %62 to i64
  %68 = getelementptr inbounds nuw double, ptr %0, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = tail call double @llvm.fmuladd.f64(double %66, double %69, double %59)
  store double %70, ptr %22, align 8, !tbaa !8
  br label %71

71:                                               ; preds = %58, %64, %57
  %72 = add nuw nsw i64 %21, 1
  %73 = icmp eq i64 %72, %10
  br i1 %73, label %74, label %20, !llvm.loop !12

74:                                               ; preds = %71, %11, %5
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
