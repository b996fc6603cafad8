; ModuleID = 'matmul.c'
source_filename = "matmul.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @matmul(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = icmp sgt i32 %3, 0
  %8 = icmp sgt i32 %5, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %93

10:                                               ; preds = %6
  %11 = icmp sgt i32 %4, 0
  %12 = zext nneg i32 %5 to i64
  br i1 %11, label %17, label %13

13:                                               ; preds = %10
  %14 = zext nneg i32 %3 to i64
  %15 = mul nuw nsw i64 %12, %14
  %16 = shl i64 %15, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %16, i1 false), !tbaa !8
  br label %93

17:                                               ; preds = %10
  %18 = zext nneg i32 %4 to i64
  %19 = zext nneg i32 %3 to i64
  %20 = and i64 %18, 3
  %21 = icmp ult i32 %4, 4
  %22 = and i64 %18, 2147483644
  %23 = icmp eq i64 %20, 0
  %24 = icmp ne i64 %20, 0
  br label %25

25:                                               ; preds = %17, %90
  %26 = phi i64 [ 0, %17 ], [ %91, %90 ]
  %27 = mul nuw nsw i64 %26, %18
  %28 = mul nuw nsw i64 %26, %12
  %29 = getelementptr inbounds nuw double, ptr %0, i64 %27
  %30 = getelementptr inbounds nuw double, ptr %2, i64 %28
  br label %31

31:                                               ; preds = %85, %25
  %32 = phi i64 [ %88, %85 ], [ 0, %25 ]
  %33 = getelementptr inbounds nuw double, ptr %1, i64 %32
  br i1 %21, label %69, label %34

34:                                               ; preds = %31, %34
  %35 = phi i64 [ %65, %34 ], [ 0, %31 ]
  %36 = phi double [ %64, %34 ], [ 0.000000e+00, %31 ]
  %37 = phi i64 [ %66, %34 ], [ 0, %31 ]
  %38 = getelementptr inbounds nuw double, ptr %29, i64 %35
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = mul nuw nsw i64 %35, %12
  %41 = getelementptr inbounds nuw double, ptr %33, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = tail call double @llvm.fmuladd.f64(double %39, double %42, double %36)
  %44 = or disjoint i64 %35, 1
  %45 = getelementptr inbounds nuw double, ptr %29, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = mul nuw nsw i64 %44, %12
  %48 = getelementptr inbounds nuw double, ptr %33, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !8
  %50 = tail call double @llvm.fmuladd.f64(double %46, double %49, double %43)
  %51 = or disjoint i64 %35, 2
  %52 = getelementptr inbounds nuw double, ptr %29, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !8
  %54 = mul nuw nsw i64 %51, %12
  %55 = getelementptr inbounds nuw double, ptr %33, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !8
  %57 = tail call double @llvm.fmuladd.f64(double %53, double %56, double %50)
  %58 = or disjoint i64 %35, 3
  %59 = getelementptr inbounds nuw double, ptr %29, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !8
  %61 = mul nuw nsw i64 %58, %12
  %62 = getelementptr inbounds nuw double, ptr %33, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !8
  %64 = tail call double @llvm.fmuladd.f64(double %60, double %63, double %57)
  %65 = add nuw nsw i64 %35, 4
  %66 = add i64 %37, 4
  %67 = icmp eq i64 %66, %22
  br i1 %67, label %68, label %34, !llvm.loop !10

68:                                               ; preds = %34
  br i1 %23, label %85, label %69

69:                                               ; preds = %68, %31
  %70 = phi i64 [ 0, %31 ], [ %65, %68 ]
  %71 = phi double [ 0.000000e+00, %31 ], [ %64, %68 ]
  tail call void @llvm.assume(i1 %24)
  br label %72

72:                                               ; preds = %72, %69
  %73 = phi i64 [ %82, %72 ], [ %70, %69 ]
  %74 = phi double [ %81, %72 ], [ %71, %69 ]
  %75 = phi i64 [ %83, %72 ], [ 0, %69 ]
  %76 = getelementptr inbounds nuw double, ptr %29, i64 %73
  %77 = load double, ptr %76, align 8, !tbaa !8
  %78 = mul nuw nsw i64 %73, %12
  %79 = getelementptr inbounds nuw double, ptr %33, i64 %78
  %80 = load double, ptr %79, align 8, !tbaa !8
  %81 = tail call double @llvm.fmuladd.f64(double %77, double %80, double %74)
  %82 = add nuw nsw i64 %73, 1
  %83 = add i64 %75, 1
  %84 = icmp eq i64 %83, %20
  br i1 %84, label %85, label %72, !llvm.loop !12

85:                                               ; preds = %72, %68
  %86 = phi double [ %64, %68 ], [ %81, %72 ]
  %87 = getelementptr inbounds nuw double, ptr %30, i64 %32
  store double %86, ptr %87, align 8, !tbaa !8
  %88 = add nuw nsw i64 %32, 1
  %89 = icmp eq i64 %88, %12
  br i1 %89, label %90, label %31, !llvm.loop !14

90:                                               ; preds = %85
  %91 = add nuw nsw i64 %26, 1
  %92 = icmp eq i64 %91, %19
  br i1 %92, label %93, label %25, !llvm.loop !15

93:                                               ; preds = %90, %13, %6
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
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
