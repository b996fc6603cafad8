; ModuleID = 'aliased_arguments.c'
source_filename = "aliased_arguments.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @aliased_arguments(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %26

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = zext nneg i32 %2 to i64
  %8 = getelementptr double, ptr %1, i64 %6
  %9 = and i64 %7, 1
  %10 = icmp eq i32 %2, 1
  br i1 %10, label %15, label %11

11:                                               ; preds = %5
  %12 = and i64 %7, 2147483646
  br label %28

13:                                               ; preds = %28
  %14 = icmp eq i64 %9, 0
  br i1 %14, label %26, label %15

15:                                               ; preds = %13, %5
  %16 = phi i64 [ 0, %5 ], [ %47, %13 ]
  %17 = phi double [ 0.000000e+00, %5 ], [ %46, %13 ]
  %18 = icmp ne i64 %9, 0
  tail call void @llvm.assume(i1 %18)
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %20 = load double, ptr %19, align 8, !tbaa !8
  %21 = fmul double %20, 2.000000e+00
  store double %21, ptr %19, align 8, !tbaa !8
  %22 = xor i64 %16, -1
  %23 = getelementptr double, ptr %8, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = tail call double @llvm.fmuladd.f64(double %21, double %24, double %17)
  br label %26

26:                                               ; preds = %15, %13, %3
  %27 = phi double [ 0.000000e+00, %3 ], [ %46, %13 ], [ %25, %15 ]
  ret double %27

28:                                               ; preds = %28, %11
  %29 = phi i64 [ 0, %11 ], [ %47, %28 ]
  %30 = phi double [ 0.000000e+00, %11 ], [ %46, %28 ]
  %31 = phi i64 [ 0, %11 ], [ %48, %28 ]
  %32 = getelementptr inbounds nuw double, ptr %0, i64 %29
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = fmul double %33, 2.000000e+00
  store double %34, ptr %32, align 8, !tbaa !8
  %35 = xor i64 %29, -1
  %36 = getelementptr double, ptr %8, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !8
  %38 = tail call double @llvm.fmuladd.f64(double %34, double %37, double %30)
  %39 = getelementptr inbounds nuw double, ptr %0, i64 %29
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %41 = load double, ptr %40, align 8, !tbaa !8
  %42 = fmul double %41, 2.000000e+00
  store double %42, ptr %40, align 8, !tbaa !8
  %43 = xor i64 %29, -2
  %44 = getelementptr double, ptr %8, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = tail call double @llvm.fmuladd.f64(double %42, double %45, double %38)
  %47 = add nuw nsw i64 %29, 2
  %48 = add i64 %31, 2
  %49 = icmp eq i64 %48, %12
  br i1 %49, label %13, label %28, !llvm.loop !10
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
