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
  br i1 %8, label %17, label %9

9:                                                ; preds = %17, %3
  %10 = phi ptr [ %4, %3 ], [ %26, %17 ]
  %11 = load double, ptr %4, align 8, !tbaa !8
  %12 = load double, ptr %5, align 8, !tbaa !8
  %13 = fmul double %12, %12
  %14 = tail call double @llvm.fmuladd.f64(double %11, double %0, double %13)
  %15 = load double, ptr %10, align 8, !tbaa !8
  %16 = fadd double %15, %14
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret double %16

17:                                               ; preds = %3, %17
  %18 = phi i32 [ %28, %17 ], [ 0, %3 ]
  %19 = phi ptr [ %27, %17 ], [ %5, %3 ]
  %20 = phi ptr [ %26, %17 ], [ %4, %3 ]
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = load double, ptr %19, align 8, !tbaa !8
  store double %22, ptr %20, align 8, !tbaa !8
  store double %21, ptr %19, align 8, !tbaa !8
  %23 = fadd double %22, 1.000000e+00
  store double %23, ptr %20, align 8, !tbaa !8
  %24 = and i32 %18, 1
  %25 = icmp eq i32 %24, 0
  %26 = select i1 %25, ptr %20, ptr %19
  %27 = select i1 %25, ptr %19, ptr %20
  %28 = add nuw nsw i32 %18, 1
  %29 = icmp eq i32 %28, %2
  br i1 %29, label %9, label %17, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
