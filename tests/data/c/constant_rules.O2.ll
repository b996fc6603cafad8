; ModuleID = 'constant_rules.c'
source_filename = "constant_rules.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@sizes = internal unnamed_addr constant [2 x i32] [i32 2, i32 3], align 4
@weights = internal unnamed_addr constant [2 x [3 x double]] [[3 x double] [double 1.000000e+00, double 1.000000e+00, double 0.000000e+00], [3 x double] [double 0x3FE1C71C71C71C72, double 0x3FEC71C71C71C71C, double 0x3FE1C71C71C71C72]], align 16
@points.rel = internal unnamed_addr constant [2 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @points2 to i64), i64 ptrtoint (ptr @points.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @points3 to i64), i64 ptrtoint (ptr @points.rel to i64)) to i32)], align 4
@points2 = internal constant [2 x double] [double 0xBFE279A74590331C, double 0x3FE279A74590331C], align 16
@points3 = internal constant [3 x double] [double 0xBFE8C97EF43F7248, double 0.000000e+00, double 0x3FE8C97EF43F7248], align 16

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @constant_rules(ptr noundef readonly captures(none) %0, double noundef %1, double noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = fsub double %2, %1
  %6 = fmul double %5, 5.000000e-01
  %7 = fadd double %1, %2
  %8 = fmul double %7, 5.000000e-01
  %9 = icmp ult i32 %3, 2
  br i1 %9, label %10, label %26

10:                                               ; preds = %4
  %11 = zext nneg i32 %3 to i64
  %12 = getelementptr inbounds nuw i32, ptr @sizes, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw [3 x double], ptr @weights, i64 %11
  %15 = shl i64 %11, 2
  %16 = call ptr @llvm.load.relative.i64(ptr @points.rel, i64 %15)
  %17 = load double, ptr %0, align 8, !tbaa !8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load double, ptr %18, align 8, !tbaa !8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = tail call i32 @llvm.smax.i32(i32 %13, i32 1)
  %25 = zext nneg i32 %24 to i64
  br label %29

26:                                               ; preds = %29, %4
  %27 = phi double [ 0.000000e+00, %4 ], [ %44, %29 ]
  %28 = fmul double %6, %27
  ret double %28

29:                                               ; preds = %10, %29
  %30 = phi i64 [ 0, %10 ], [ %45, %29 ]
  %31 = phi double [ 0.000000e+00, %10 ], [ %44, %29 ]
  %32 = getelementptr inbounds nuw double, ptr %14, i64 %30
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = getelementptr inbounds nuw double, ptr %16, i64 %30
  %35 = load double, ptr %34, align 8, !tbaa !8
  %36 = tail call double @llvm.fmuladd.f64(double %6, double %35, double %8)
  %37 = tail call double @llvm.fmuladd.f64(double %36, double %23, double %21)
  %38 = tail call double @llvm.fmuladd.f64(double %36, double %37, double %19)
  %39 = tail call double @llvm.fmuladd.f64(double %36, double %38, double %17)
  %40 = fmul double %33, %39
  %41 = tail call double @llvm.fmuladd.f64(double %35, double %23, double %21)
  %42 = tail call double @llvm.fmuladd.f64(double %35, double %41, double %19)
  %43 = tail call double @llvm.fmuladd.f64(double %35, double %42, double %17)
  %44 = tail call double @llvm.fmuladd.f64(double %40, double %43, double %31)
  %45 = add nuw nsw i64 %30, 1
  %46 = icmp eq i64 %45, %25
  br i1 %46, label %26, label %29, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare ptr @llvm.load.relative.i64(ptr, i64) #3

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

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
