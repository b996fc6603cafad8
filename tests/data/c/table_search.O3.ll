; ModuleID = 'table_search.c'
source_filename = "table_search.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.knot = type { double, double }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @table_search(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %64

6:                                                ; preds = %4
  %7 = add nsw i32 %1, -1
  %8 = sext i32 %7 to i64
  %9 = icmp eq i32 %7, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %6
  %11 = zext nneg i32 %3 to i64
  br label %66

12:                                               ; preds = %6
  %13 = load double, ptr %0, align 8, !tbaa !8
  %14 = zext nneg i32 %3 to i64
  %15 = and i64 %14, 1
  %16 = icmp eq i32 %3, 1
  br i1 %16, label %49, label %17

17:                                               ; preds = %12
  %18 = and i64 %14, 2147483646
  br label %19

19:                                               ; preds = %19, %17
  %20 = phi i64 [ 0, %17 ], [ %34, %19 ]
  %21 = phi double [ 0.000000e+00, %17 ], [ %44, %19 ]
  %22 = phi i64 [ 0, %17 ], [ %45, %19 ]
  %23 = or disjoint i64 %20, 1
  %24 = trunc nuw nsw i64 %23 to i32
  %25 = uitofp nneg i32 %24 to double
  %26 = getelementptr inbounds nuw double, ptr %2, i64 %20
  %27 = load double, ptr %26, align 8, !tbaa !11
  %28 = fcmp olt double %27, %13
  %29 = select i1 %28, i64 0, i64 %8
  %30 = getelementptr inbounds nuw %struct.knot, ptr %0, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %32 = load double, ptr %31, align 8, !tbaa !12
  %33 = tail call double @llvm.fmuladd.f64(double %25, double %32, double %21)
  %34 = add nuw nsw i64 %20, 2
  %35 = trunc nuw nsw i64 %34 to i32
  %36 = uitofp nneg i32 %35 to double
  %37 = getelementptr inbounds nuw double, ptr %2, i64 %23
  %38 = load double, ptr %37, align 8, !tbaa !11
  %39 = fcmp olt double %38, %13
  %40 = select i1 %39, i64 0, i64 %8
  %41 = getelementptr inbounds nuw %struct.knot, ptr %0, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %43 = load double, ptr %42, align 8, !tbaa !12
  %44 = tail call double @llvm.fmuladd.f64(double %36, double %43, double %33)
  %45 = add i64 %22, 2
  %46 = icmp eq i64 %45, %18
  br i1 %46, label %47, label %19, !llvm.loop !13

47:                                               ; preds = %19
  %48 = icmp eq i64 %15, 0
  br i1 %48, label %64, label %49

49:                                               ; preds = %47, %12
  %50 = phi i64 [ 0, %12 ], [ %34, %47 ]
  %51 = phi double [ 0.000000e+00, %12 ], [ %44, %47 ]
  %52 = icmp ne i64 %15, 0
  tail call void @llvm.assume(i1 %52)
  %53 = trunc i64 %50 to i32
  %54 = add i32 %53, 1
  %55 = uitofp nneg i32 %54 to double
  %56 = getelementptr inbounds nuw double, ptr %2, i64 %50
  %57 = load double, ptr %56, align 8, !tbaa !11
  %58 = fcmp olt double %57, %13
  %59 = select i1 %58, i64 0, i64 %8
  %60 = getelementptr inbounds nuw %struct.knot, ptr %0, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 8
  %62 = load double, ptr %61, align 8, !tbaa !12
  %63 = tail call double @llvm.fmuladd.f64(double %55, double %62, double %51)
  br label %64

64:                                               ; preds = %110, %49, %47, %4
  %65 = phi double [ 0.000000e+00, %4 ], [ %63, %49 ], [ %44, %47 ], [ %112, %110 ]
  ret double %65

66:                                               ; preds = %10, %110
  %67 = phi i64 [ 0, %10 ], [ %69, %110 ]
  %68 = phi double [ 0.000000e+00, %10 ], [ %112, %110 ]
  %69 = add nuw nsw i64 %67, 1
  %70 = trunc nuw nsw i64 %69 to i32
  %71 = uitofp nneg i32 %70 to double
  %72 = getelementptr inbounds nuw double, ptr %2, i64 %67
  %73 = load double, ptr %72, align 8, !tbaa !11
  br label %74

74:                                               ; preds = %66, %89
  %75 = phi i64 [ %91, %89 ], [ 0, %66 ]
  %76 = phi i64 [ %90, %89 ], [ %8, %66 ]
  %77 = add i64 %76, %75
  %78 = lshr i64 %77, 1
  %79 = shl i64 %78, 4
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 %79
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = fcmp olt double %73, %81
  br i1 %82, label %89, label %83

83:                                               ; preds = %74
  %84 = getelementptr inbounds nuw i8, ptr %80, i64 16
  %85 = load double, ptr %84, align 8, !tbaa !8
  %86 = fcmp ult double %73, %85
  br i1 %86, label %100, label %87

87:                                               ; preds = %83
  %88 = add nuw i64 %78, 1
  br label %89

89:                                               ; preds = %87, %74
  %90 = phi i64 [ %76, %87 ], [ %78, %74 ]
  %91 = phi i64 [ %88, %87 ], [ %75, %74 ]
  %92 = icmp ult i64 %91, %90
  br i1 %92, label %74, label %93, !llvm.loop !15

93:                                               ; preds = %89
  %94 = load double, ptr %0, align 8, !tbaa !8
  %95 = fcmp olt double %73, %94
  %96 = select i1 %95, i64 0, i64 %8
  %97 = getelementptr inbounds %struct.knot, ptr %0, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %99 = load double, ptr %98, align 8, !tbaa !12
  br label %110

100:                                              ; preds = %83
  %101 = fsub double %73, %81
  %102 = fsub double %85, %81
  %103 = fdiv double %101, %102
  %104 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %105 = load double, ptr %104, align 8, !tbaa !12
  %106 = getelementptr inbounds nuw i8, ptr %80, i64 24
  %107 = load double, ptr %106, align 8, !tbaa !12
  %108 = fsub double %107, %105
  %109 = tail call double @llvm.fmuladd.f64(double %103, double %108, double %105)
  br label %110

110:                                              ; preds = %93, %100
  %111 = phi double [ %109, %100 ], [ %99, %93 ]
  %112 = tail call double @llvm.fmuladd.f64(double %71, double %111, double %68)
  %113 = icmp eq i64 %69, %11
  br i1 %113, label %64, label %66, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!9, !10, i64 0}
!9 = !{!"knot", !10, i64 0, !10, i64 8}
!10 = !{!"double", !6, i64 0}
!11 = !{!10, !10, i64 0}
!12 = !{!9, !10, i64 8}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
