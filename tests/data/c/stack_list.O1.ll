; ModuleID = 'stack_list.c'
source_filename = "stack_list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, double }

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @stack_list(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = alloca [5 x %struct.node], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #3
  br label %3

3:                                                ; preds = %1, %3
  %4 = phi i64 [ 0, %1 ], [ %10, %3 ]
  %5 = getelementptr inbounds nuw double, ptr %0, i64 %4
  %6 = load double, ptr %5, align 8, !tbaa !8
  %7 = getelementptr inbounds nuw %struct.node, ptr %2, i64 %4
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store double %6, ptr %8, align 8, !tbaa !10
  %9 = icmp eq i64 %4, 4
  %10 = add nuw nsw i64 %4, 1
  %11 = getelementptr inbounds nuw %struct.node, ptr %2, i64 %10
  %12 = select i1 %9, ptr null, ptr %11
  store ptr %12, ptr %7, align 16, !tbaa !14
  %13 = icmp eq i64 %10, 5
  br i1 %13, label %14, label %3, !llvm.loop !15

14:                                               ; preds = %3, %14
  %15 = phi ptr [ %17, %14 ], [ %2, %3 ]
  %16 = phi ptr [ %15, %14 ], [ null, %3 ]
  %17 = load ptr, ptr %15, align 8, !tbaa !14
  store ptr %16, ptr %15, align 8, !tbaa !14
  %18 = icmp eq ptr %17, null
  br i1 %18, label %20, label %14, !llvm.loop !18

19:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #3
  ret double %25

20:                                               ; preds = %14, %20
  %21 = phi ptr [ %26, %20 ], [ %15, %14 ]
  %22 = phi double [ %25, %20 ], [ 0.000000e+00, %14 ]
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %24 = load double, ptr %23, align 8, !tbaa !10
  %25 = call double @llvm.fmuladd.f64(double %22, double %24, double %24)
  %26 = load ptr, ptr %21, align 8, !tbaa !14
  %27 = icmp eq ptr %26, null
  br i1 %27, label %19, label %20, !llvm.loop !19
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
attributes #3 = { nounwind }

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
!10 = !{!11, !9, i64 8}
!11 = !{!"node", !12, i64 0, !9, i64 8}
!12 = !{!"p1 _ZTS4node", !13, i64 0}
!13 = !{!"any pointer", !6, i64 0}
!14 = !{!11, !12, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !16, !17}
!19 = distinct !{!19, !16, !17}
