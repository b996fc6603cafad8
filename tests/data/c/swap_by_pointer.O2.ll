; ModuleID = 'swap_by_pointer.c'
source_filename = "swap_by_pointer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @swap_by_pointer(double noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %6 = fmul double %0, %0
  store double %6, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %7 = fmul double %1, 3.000000e+00
  store double %7, ptr %5, align 8, !tbaa !8
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %3
  %10 = and i32 %2, 1
  %11 = icmp eq i32 %2, 1
  br i1 %11, label %16, label %12

12:                                               ; preds = %9
  %13 = and i32 %2, 2147483646
  br label %39

14:                                               ; preds = %39
  %15 = icmp eq i32 %10, 0
  br i1 %15, label %27, label %16

16:                                               ; preds = %14, %9
  %17 = phi i32 [ 0, %9 ], [ %48, %14 ]
  %18 = phi ptr [ %5, %9 ], [ %42, %14 ]
  %19 = phi ptr [ %4, %9 ], [ %41, %14 ]
  %20 = icmp ne i32 %10, 0
  tail call void @llvm.assume(i1 %20)
  %21 = load double, ptr %19, align 8, !tbaa !8
  %22 = load double, ptr %18, align 8, !tbaa !8
  store double %21, ptr %18, align 8, !tbaa !8
  %23 = fadd double %22, 1.000000e+00
  store double %23, ptr %19, align 8, !tbaa !8
  %24 = and i32 %17, 1
  %25 = icmp eq i32 %24, 0
  %26 = select i1 %25, ptr %19, ptr %18
  br label %27

27:                                               ; preds = %14, %16
  %28 = phi ptr [ %41, %14 ], [ %26, %16 ]
  %29 = load double, ptr %4, align 8, !tbaa !8
  %30 = load double, ptr %5, align 8, !tbaa !8
  %31 = load double, ptr %28, align 8, !tbaa !8
  br label %32

32:                                               ; preds = %27, %3
  %33 = phi double [ %6, %3 ], [ %31, %27 ]
  %34 = phi double [ %7, %3 ], [ %30, %27 ]
  %35 = phi double [ %6, %3 ], [ %29, %27 ]
  %36 = fmul double %34, %34
  %37 = tail call double @llvm.fmuladd.f64(double %35, double %0, double %36)
  %38 = fadd double %33, %37
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret double %38

39:                                               ; preds = %39, %12
  %40 = phi i32 [ 0, %12 ], [ %48, %39 ]
  %41 = phi ptr [ %5, %12 ], [ %42, %39 ]
  %42 = phi ptr [ %4, %12 ], [ %41, %39 ]
  %43 = phi i32 [ 0, %12 ], [ %49, %39 ]
  %44 = load double, ptr %42, align 8, !tbaa !8
  %45 = load double, ptr %41, align 8, !tbaa !8
  store double %44, ptr %41, align 8, !tbaa !8
  %46 = fadd double %45, 1.000000e+00
  store double %46, ptr %42, align 8, !tbaa !8
  store double %46, ptr %41, align 8, !tbaa !8
  %47 = fadd double %44, 1.000000e+00
  store double %47, ptr %42, align 8, !tbaa !8
  %48 = add nuw nsw i32 %40, 2
  %49 = add i32 %43, 2
  %50 = icmp eq i32 %49, %13
  br i1 %50, label %14, label %39, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
