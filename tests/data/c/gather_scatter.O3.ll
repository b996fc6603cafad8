; ModuleID = 'gather_scatter.c'
source_filename = "gather_scatter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @gather_scatter(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = icmp sgt i32 %5, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %6
  %9 = zext nneg i32 %5 to i64
  %10 = and i64 %9, 1
  %11 = icmp eq i32 %5, 1
  br i1 %11, label %16, label %12

12:                                               ; preds = %8
  %13 = and i64 %9, 2147483646
  br label %33

14:                                               ; preds = %33
  %15 = icmp eq i64 %10, 0
  br i1 %15, label %32, label %16

16:                                               ; preds = %14, %8
  %17 = phi i64 [ 0, %8 ], [ %63, %14 ]
  %18 = icmp ne i64 %10, 0
  tail call void @llvm.assume(i1 %18)
  %19 = getelementptr inbounds nuw double, ptr %2, i64 %17
  %20 = load double, ptr %19, align 8, !tbaa !8
  %21 = getelementptr inbounds nuw i32, ptr %1, i64 %17
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds double, ptr %3, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !8
  %26 = getelementptr inbounds nuw i32, ptr %0, i64 %17
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %4, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !8
  %31 = tail call double @llvm.fmuladd.f64(double %20, double %25, double %30)
  store double %31, ptr %29, align 8, !tbaa !8
  br label %32

32:                                               ; preds = %16, %14, %6
  ret void

33:                                               ; preds = %33, %12
  %34 = phi i64 [ 0, %12 ], [ %63, %33 ]
  %35 = phi i64 [ 0, %12 ], [ %64, %33 ]
  %36 = getelementptr inbounds nuw double, ptr %2, i64 %34
  %37 = load double, ptr %36, align 8, !tbaa !8
  %38 = getelementptr inbounds nuw i32, ptr %1, i64 %34
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %3, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = getelementptr inbounds nuw i32, ptr %0, i64 %34
  %44 = load i32, ptr %43, align 4, !tbaa !4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %4, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = tail call double @llvm.fmuladd.f64(double %37, double %42, double %47)
  store double %48, ptr %46, align 8, !tbaa !8
  %49 = or disjoint i64 %34, 1
  %50 = getelementptr inbounds nuw double, ptr %2, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = getelementptr inbounds nuw i32, ptr %1, i64 %49
  %53 = load i32, ptr %52, align 4, !tbaa !4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds double, ptr %3, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !8
  %57 = getelementptr inbounds nuw i32, ptr %0, i64 %49
  %58 = load i32, ptr %57, align 4, !tbaa !4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %4, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = tail call double @llvm.fmuladd.f64(double %51, double %56, double %61)
  store double %62, ptr %60, align 8, !tbaa !8
  %63 = add nuw nsw i64 %34, 2
  %64 = add i64 %35, 2
  %65 = icmp eq i64 %64, %13
  br i1 %65, label %14, label %33, !llvm.loop !10
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
