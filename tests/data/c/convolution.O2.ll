; ModuleID = 'convolution.c'
source_filename = "convolution.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @convolution(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %5
  %8 = icmp sgt i32 %4, 0
  %9 = sdiv i32 %4, -2
  %10 = zext nneg i32 %3 to i64
  %11 = zext i32 %4 to i64
  %12 = and i64 %11, 1
  %13 = icmp eq i32 %4, 1
  %14 = and i64 %11, 2147483646
  %15 = icmp eq i64 %12, 0
  %16 = icmp ne i64 %12, 0
  br label %18

17:                                               ; preds = %38, %5
  ret void

18:                                               ; preds = %7, %38
  %19 = phi i64 [ 0, %7 ], [ %39, %38 ]
  %20 = getelementptr inbounds nuw double, ptr %2, i64 %19
  store double 0.000000e+00, ptr %20, align 8, !tbaa !8
  br i1 %8, label %21, label %38

21:                                               ; preds = %18
  %22 = trunc nuw nsw i64 %19 to i32
  %23 = add i32 %9, %22
  br i1 %13, label %25, label %41

24:                                               ; preds = %68
  br i1 %15, label %38, label %25

25:                                               ; preds = %24, %21
  %26 = phi double [ 0.000000e+00, %21 ], [ %69, %24 ]
  %27 = phi i64 [ 0, %21 ], [ %70, %24 ]
  tail call void @llvm.assume(i1 %16)
  %28 = trunc nuw nsw i64 %27 to i32
  %29 = add i32 %23, %28
  %30 = icmp ult i32 %29, %3
  br i1 %30, label %31, label %38

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw double, ptr %1, i64 %27
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = zext nneg i32 %29 to i64
  %35 = getelementptr inbounds nuw double, ptr %0, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = tail call double @llvm.fmuladd.f64(double %33, double %36, double %26)
  store double %37, ptr %20, align 8, !tbaa !8
  br label %38

38:                                               ; preds = %24, %31, %25, %18
  %39 = add nuw nsw i64 %19, 1
  %40 = icmp eq i64 %39, %10
  br i1 %40, label %17, label %18, !llvm.loop !10

41:                                               ; preds = %21, %68
  %42 = phi double [ %69, %68 ], [ 0.000000e+00, %21 ]
  %43 = phi i64 [ %70, %68 ], [ 0, %21 ]
  %44 = phi i64 [ %71, %68 ], [ 0, %21 ]
  %45 = trunc nuw nsw i64 %43 to i32
  %46 = add i32 %23, %45
  %47 = icmp ult i32 %46, %3
  br i1 %47, label %48, label %55

48:                                               ; preds = %41
  %49 = getelementptr inbounds nuw double, ptr %1, i64 %43
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = zext nneg i32 %46 to i64
  %52 = getelementptr inbounds nuw double, ptr %0, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !8
  %54 = tail call double @llvm.fmuladd.f64(double %50, double %53, double %42)
  store double %54, ptr %20, align 8, !tbaa !8
  br label %55

55:                                               ; preds = %48, %41
  %56 = phi double [ %54, %48 ], [ %42, %41 ]
  %57 = or disjoint i64 %43, 1
  %58 = trunc nuw nsw i64 %57 to i32
  %59 = add i32 %23, %58
  %60 = icmp ult i32 %59, %3
  br i1 %60, label %61, label %68

61:                                               ; preds = %55
  %62 = getelementptr inbounds nuw double, ptr %1, i64 %57
  %63 = load double, ptr %62, align 8, !tbaa !8
  %64 = zext nneg i32 %59 to i64
  %65 = getelementptr inbounds nuw double, ptr %0, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = tail call double @llvm.fmuladd.f64(double %63, double %66, double %56)
  store double %67, ptr %20, align 8, !tbaa !8
  br label %68

68:                                               ; preds = %61, %55
  %69 = phi double [ %67, %61 ], [ %56, %55 ]
  %70 = add nuw nsw i64 %43, 2
  %71 = add i64 %44, 2
  %72 = icmp eq i64 %71, %14
  br i1 %72, label %24, label %41, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
