; ModuleID = 'kmeans.c'
source_filename = "kmeans.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @kmeans(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %26

7:                                                ; preds = %5
  %8 = icmp sgt i32 %3, 0
  %9 = icmp sgt i32 %4, 0
  %10 = zext i32 %4 to i64
  %11 = zext nneg i32 %2 to i64
  %12 = zext nneg i32 %3 to i64
  %13 = and i64 %10, 3
  %14 = icmp ult i32 %4, 4
  %15 = and i64 %10, 2147483644
  %16 = icmp eq i64 %13, 0
  %17 = icmp ne i64 %13, 0
  br label %18

18:                                               ; preds = %7, %36
  %19 = phi i64 [ 0, %7 ], [ %39, %36 ]
  %20 = phi double [ 0.000000e+00, %7 ], [ %38, %36 ]
  br i1 %8, label %21, label %36

21:                                               ; preds = %18
  %22 = trunc i64 %19 to i32
  %23 = mul i32 %4, %22
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %24
  br label %30

26:                                               ; preds = %36, %5
  %27 = phi double [ 0.000000e+00, %5 ], [ %38, %36 ]
  %28 = sitofp i32 %2 to double
  %29 = fdiv double %27, %28
  ret double %29

30:                                               ; preds = %21, %58
  %31 = phi i64 [ 0, %21 ], [ %62, %58 ]
  %32 = phi double [ 0x7FEFFFFFFFFFFFFF, %21 ], [ %61, %58 ]
  br i1 %9, label %33, label %58

33:                                               ; preds = %30
  %34 = mul nuw nsw i64 %31, %10
  %35 = getelementptr inbounds nuw double, ptr %1, i64 %34
  br i1 %14, label %42, label %64

36:                                               ; preds = %58, %18
  %37 = phi double [ 0x7FEFFFFFFFFFFFFF, %18 ], [ %61, %58 ]
  %38 = fadd double %20, %37
  %39 = add nuw nsw i64 %19, 1
  %40 = icmp eq i64 %39, %11
  br i1 %40, label %26, label %18, !llvm.loop !8

41:                                               ; preds = %64
  br i1 %16, label %58, label %42

42:                                               ; preds = %41, %33
  %43 = phi i64 [ 0, %33 ], [ %95, %41 ]
  %44 = phi double [ 0.000000e+00, %33 ], [ %94, %41 ]
  tail call void @llvm.assume(i1 %17)
  br label %45

45:                                               ; preds = %45, %42
  %46 = phi i64 [ %43, %42 ], [ %55, %45 ]
  %47 = phi double [ %44, %42 ], [ %54, %45 ]
  %48 = phi i64 [ 0, %42 ], [ %56, %45 ]
  %49 = getelementptr inbounds nuw double, ptr %25, i64 %46
  %50 = load double, ptr %49, align 8, !tbaa !10
  %51 = getelementptr inbounds nuw double, ptr %35, i64 %46
  %52 = load double, ptr %51, align 8, !tbaa !10
  %53 = fsub double %50, %52
  %54 = tail call double @llvm.fmuladd.f64(double %53, double %53, double %47)
  %55 = add nuw nsw i64 %46, 1
  %56 = add i64 %48, 1
  %57 = icmp eq i64 %56, %13
  br i1 %57, label %58, label %45, !llvm.loop !12

58:                                               ; preds = %41, %45, %30
  %59 = phi double [ 0.000000e+00, %30 ], [ %94, %41 ], [ %54, %45 ]
  %60 = fcmp olt double %59, %32
  %61 = select i1 %60, double %59, double %32
  %62 = add nuw nsw i64 %31, 1
  %63 = icmp eq i64 %62, %12
  br i1 %63, label %36, label %30, !llvm.loop !14

64:                                               ; preds = %33, %64
  %65 = phi i64 [ %95, %64 ], [ 0, %33 ]
  %66 = phi double [ %94, %64 ], [ 0.000000e+00, %33 ]
  %67 = phi i64 [ %96, %64 ], [ 0, %33 ]
  %68 = getelementptr inbounds nuw double, ptr %25, i64 %65
  %69 = load double, ptr %68, align 8, !tbaa !10
  %70 = getelementptr inbounds nuw double, ptr %35, i64 %65
  %71 = load double, ptr %70, align 8, !tbaa !10
  %72 = fsub double %69, %71
  %73 = tail call double @llvm.fmuladd.f64(double %72, double %72, double %66)
  %74 = or disjoint i64 %65, 1
  %75 = getelementptr inbounds nuw double, ptr %25, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !10
  %77 = getelementptr inbounds nuw double, ptr %35, i64 %74
  %78 = load double, ptr %77, align 8, !tbaa !10
  %79 = fsub double %76, %78
  %80 = tail call double @llvm.fmuladd.f64(double %79, double %79, double %73)
  %81 = or disjoint i64 %65, 2
  %82 = getelementptr inbounds nuw double, ptr %25, i64 %81
  %83 = load double, ptr %82, align 8, !tbaa !10
  %84 = getelementptr inbounds nuw double, ptr %35, i64 %81
  %85 = load double, ptr %84, align 8, !tbaa !10
  %86 = fsub double %83, %85
  %87 = tail call double @llvm.fmuladd.f64(double %86, double %86, double %80)
  %88 = or disjoint i64 %65, 3
  %89 = getelementptr inbounds nuw double, ptr %25, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !10
  %91 = getelementptr inbounds nuw double, ptr %35, i64 %88
  %92 = load double, ptr %91, align 8, !tbaa !10
  %93 = fsub double %90, %92
  %94 = tail call double @llvm.fmuladd.f64(double %93, double %93, double %87)
  %95 = add nuw nsw i64 %65, 4
  %96 = add i64 %67, 4
  %97 = icmp eq i64 %96, %15
  br i1 %97, label %41, label %64, !llvm.loop !15
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !9}
!15 = distinct !{!15, !9}
