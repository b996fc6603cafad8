; ModuleID = 'prefix_products.c'
source_filename = "prefix_products.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @prefix_products(ptr noundef readonly captures(none) %0, ptr noundef captures(none) initializes((0, 8)) %1, ptr noundef captures(none) initializes((0, 8)) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = load double, ptr %0, align 8, !tbaa !8
  store double %5, ptr %2, align 8, !tbaa !8
  store double %5, ptr %1, align 8, !tbaa !8
  %6 = icmp sgt i32 %3, 1
  br i1 %6, label %7, label %34

7:                                                ; preds = %4
  %8 = zext nneg i32 %3 to i64
  %9 = shl nuw nsw i64 %8, 3
  %10 = getelementptr i8, ptr %1, i64 %9
  %11 = getelementptr i8, ptr %2, i64 %9
  %12 = icmp ult ptr %1, %11
  %13 = icmp ult ptr %2, %10
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %31

15:                                               ; preds = %7, %15
  %16 = phi i64 [ %29, %15 ], [ 1, %7 ]
  %17 = add nsw i64 %16, -1
  %18 = getelementptr inbounds double, ptr %1, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !8
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = fadd double %19, %21
  %23 = getelementptr inbounds nuw double, ptr %1, i64 %16
  store double %22, ptr %23, align 8, !tbaa !8
  %24 = getelementptr inbounds double, ptr %2, i64 %17
  %25 = load double, ptr %24, align 8, !tbaa !8
  %26 = load double, ptr %20, align 8, !tbaa !8
  %27 = tail call double @llvm.fmuladd.f64(double %25, double %26, double %22)
  %28 = getelementptr inbounds nuw double, ptr %2, i64 %16
  store double %27, ptr %28, align 8, !tbaa !8
  %29 = add nuw nsw i64 %16, 1
  %30 = icmp eq i64 %29, %8
  br i1 %30, label %34, label %15, !llvm.loop !10

31:                                               ; preds = %7
  %32 = load double, ptr %1, align 8
  %33 = load double, ptr %2, align 8
  br label %35

34:                                               ; preds = %35, %15, %4
  ret void

35:                                               ; preds = %31, %35
  %36 = phi double [ %33, %31 ], [ %44, %35 ]
  %37 = phi double [ %32, %31 ], [ %41, %35 ]
  %38 = phi i64 [ 1, %31 ], [ %46, %35 ]
  %39 = getelementptr inbounds nuw double, ptr %0, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = fadd double %37, %40
  %42 = getelementptr inbounds nuw double, ptr %1, i64 %38
  store double %41, ptr %42, align 8, !tbaa !8
  %43 = load double, ptr %39, align 8, !tbaa !8
  %44 = tail call double @llvm.fmuladd.f64(double %36, double %43, double %41)
  %45 = getelementptr inbounds nuw double, ptr %2, i64 %38
  store double %44, ptr %45, align 8, !tbaa !8
  %46 = add nuw nsw i64 %38, 1
  %47 = icmp eq i64 %46, %8
  br i1 %47, label %34, label %35, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
