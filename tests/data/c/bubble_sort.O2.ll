; ModuleID = 'bubble_sort.c'
source_filename = "bubble_sort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @bubble_sort(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %80

4:                                                ; preds = %2, %34
  %5 = phi i32 [ %35, %34 ], [ 0, %2 ]
  %6 = xor i32 %5, -1
  %7 = add nsw i32 %1, %6
  %8 = zext i32 %7 to i64
  %9 = sub nsw i32 %1, %5
  %10 = icmp sgt i32 %9, 1
  br i1 %10, label %11, label %34

11:                                               ; preds = %4
  %12 = and i64 %8, 1
  %13 = icmp eq i32 %7, 1
  br i1 %13, label %24, label %14

14:                                               ; preds = %11
  %15 = and i64 %8, 4294967294
  br label %37

16:                                               ; preds = %34
  %17 = zext nneg i32 %1 to i64
  %18 = and i64 %17, 3
  %19 = icmp ult i32 %1, 4
  br i1 %19, label %63, label %20

20:                                               ; preds = %16
  %21 = and i64 %17, 2147483644
  br label %82

22:                                               ; preds = %56
  %23 = icmp eq i64 %12, 0
  br i1 %23, label %34, label %24

24:                                               ; preds = %22, %11
  %25 = phi i64 [ 0, %11 ], [ %58, %22 ]
  %26 = phi i64 [ 1, %11 ], [ %57, %22 ]
  %27 = icmp ne i64 %12, 0
  tail call void @llvm.assume(i1 %27)
  %28 = getelementptr inbounds nuw double, ptr %0, i64 %25
  %29 = load double, ptr %28, align 8, !tbaa !8
  %30 = getelementptr inbounds nuw double, ptr %0, i64 %26
  %31 = load double, ptr %30, align 8, !tbaa !8
  %32 = fcmp ogt double %29, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %24
  store double %31, ptr %28, align 8, !tbaa !8
  store double %29, ptr %30, align 8, !tbaa !8
  br label %34

34:                                               ; preds = %22, %33, %24, %4
  %35 = add nuw nsw i32 %5, 1
  %36 = icmp eq i32 %35, %1
  br i1 %36, label %16, label %4, !llvm.loop !10

37:                                               ; preds = %56, %14
  %38 = phi i64 [ 0, %14 ], [ %58, %56 ]
  %39 = phi i64 [ 1, %14 ], [ %57, %56 ]
  %40 = phi i64 [ 0, %14 ], [ %59, %56 ]
  %41 = getelementptr inbounds nuw double, ptr %0, i64 %38
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = getelementptr inbounds nuw double, ptr %0, i64 %39
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = fcmp ogt double %42, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %37
  store double %44, ptr %41, align 8, !tbaa !8
  store double %42, ptr %43, align 8, !tbaa !8
  br label %47

47:                                               ; preds = %37, %46
  %48 = getelementptr inbounds nuw double, ptr %0, i64 %38
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = getelementptr inbounds nuw double, ptr %0, i64 %39
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %53 = load double, ptr %52, align 8, !tbaa !8
  %54 = fcmp ogt double %50, %53
  br i1 %54, label %55, label %56

55:                                               ; preds = %47
  store double %53, ptr %49, align 8, !tbaa !8
  store double %50, ptr %52, align 8, !tbaa !8
  br label %56

56:                                               ; preds = %55, %47
  %57 = add nuw nsw i64 %39, 2
  %58 = add nuw nsw i64 %38, 2
  %59 = add i64 %40, 2
  %60 = icmp eq i64 %59, %15
  br i1 %60, label %22, label %37, !llvm.loop !12

61:                                               ; preds = %82
  %62 = icmp eq i64 %18, 0
  br i1 %62, label %80, label %63

63:                                               ; preds = %61, %16
  %64 = phi i64 [ 0, %16 ], [ %107, %61 ]
  %65 = phi double [ 0.000000e+00, %16 ], [ %113, %61 ]
  %66 = icmp ne i64 %18, 0
  tail call void @llvm.assume(i1 %66)
  br label %67

67:                                               ; preds = %67, %63
  %68 = phi i64 [ %64, %63 ], [ %71, %67 ]
  %69 = phi double [ %65, %63 ], [ %77, %67 ]
  %70 = phi i64 [ 0, %63 ], [ %78, %67 ]
  %71 = add nuw nsw i64 %68, 1
  %72 = trunc nuw nsw i64 %71 to i32
  %73 = uitofp nneg i32 %72 to double
  %74 = getelementptr inbounds nuw double, ptr %0, i64 %68
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = fmul double %75, %73
  %77 = tail call double @llvm.fmuladd.f64(double %76, double %75, double %69)
  %78 = add i64 %70, 1
  %79 = icmp eq i64 %78, %18
  br i1 %79, label %80, label %67, !llvm.loop !13

80:                                               ; preds = %61, %67, %2
  %81 = phi double [ 0.000000e+00, %2 ], [ %113, %61 ], [ %77, %67 ]
  ret double %81

82:                                               ; preds = %82, %20
  %83 = phi i64 [ 0, %20 ], [ %107, %82 ]
  %84 = phi double [ 0.000000e+00, %20 ], [ %113, %82 ]
  %85 = phi i64 [ 0, %20 ], [ %114, %82 ]
  %86 = or disjoint i64 %83, 1
  %87 = trunc nuw nsw i64 %86 to i32
  %88 = uitofp nneg i32 %87 to double
  %89 = getelementptr inbounds nuw double, ptr %0, i64 %83
  %90 = load double, ptr %89, align 8, !tbaa !8
  %91 = fmul double %90, %88
  %92 = tail call double @llvm.fmuladd.f64(double %91, double %90, double %84)
  %93 = or disjoint i64 %83, 2
  %94 = trunc nuw nsw i64 %93 to i32
  %95 = uitofp nneg i32 %94 to double
  %96 = getelementptr inbounds nuw double, ptr %0, i64 %86
  %97 = load double, ptr %96, align 8, !tbaa !8
  %98 = fmul double %97, %95
  %99 = tail call double @llvm.fmuladd.f64(double %98, double %97, double %92)
  %100 = or disjoint i64 %83, 3
  %101 = trunc nuw nsw i64 %100 to i32
  %102 = uitofp nneg i32 %101 to double
  %103 = getelementptr inbounds nuw double, ptr %0, i64 %93
  %104 = load double, ptr %103, align 8, !tbaa !8
  %105 = fmul double %104, %102
  %106 = tail call double @llvm.fmuladd.f64(double %105, double %104, double %99)
  %107 = add nuw nsw i64 %83, 4
  %108 = trunc nuw nsw i64 %107 to i32
  %109 = uitofp nneg i32 %108 to double
  %110 = getelementptr inbounds nuw double, ptr %0, i64 %100
  %111 = load double, ptr %110, align 8, !tbaa !8
  %112 = fmul double %111, %109
  %113 = tail call double @llvm.fmuladd.f64(double %112, double %111, double %106)
  %114 = add i64 %85, 4
  %115 = icmp eq i64 %114, %21
  br i1 %115, label %61, label %82, !llvm.loop !15
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
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !11}
