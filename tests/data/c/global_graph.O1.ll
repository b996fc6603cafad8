; ModuleID = 'global_graph.c'
source_filename = "global_graph.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.part = type { ptr, ptr, [2 x ptr] }

@light = internal global double 5.000000e-01, align 8
@heavy = internal global double 4.000000e+00, align 8
@bicycle = internal global %struct.part { ptr @.str, ptr @light, [2 x ptr] [ptr @frame, ptr @wheel] }, align 8
@.str = private unnamed_addr constant [8 x i8] c"bicycle\00", align 1
@frame = internal global %struct.part { ptr @.str.1, ptr @heavy, [2 x ptr] [ptr @wheel, ptr @wheel] }, align 8
@wheel = internal global %struct.part { ptr @.str.2, ptr @light, [2 x ptr] zeroinitializer }, align 8
@.str.1 = private unnamed_addr constant [6 x i8] c"frame\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"wheel\00", align 1

; Function Attrs: nofree nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @global_graph(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fmul double %0, %0
  store double %3, ptr @light, align 8, !tbaa !8
  store double %1, ptr @heavy, align 8, !tbaa !8
  %4 = tail call fastcc double @weigh(ptr noundef nonnull @bicycle, double noundef %1)
  ret double %4
}

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc double @weigh(ptr noundef readonly captures(none) %0, double noundef %1) unnamed_addr #1 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !10
  %5 = load double, ptr %4, align 8, !tbaa !8
  %6 = fmul double %1, %5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = fmul double %1, 9.000000e-01
  br label %10

9:                                                ; preds = %19
  ret double %20

10:                                               ; preds = %2, %19
  %11 = phi i64 [ 0, %2 ], [ %21, %19 ]
  %12 = phi double [ %6, %2 ], [ %20, %19 ]
  %13 = getelementptr inbounds nuw ptr, ptr %7, i64 %11
  %14 = load ptr, ptr %13, align 8, !tbaa !15
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %10
  %17 = tail call fastcc double @weigh(ptr noundef nonnull %14, double noundef %8)
  %18 = tail call double @llvm.fmuladd.f64(double %17, double %5, double %12)
  br label %19

19:                                               ; preds = %10, %16
  %20 = phi double [ %18, %16 ], [ %12, %10 ]
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %11, 0
  br i1 %22, label %10, label %9, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nofree nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!10 = !{!11, !14, i64 8}
!11 = !{!"part", !12, i64 0, !14, i64 8, !6, i64 16}
!12 = !{!"p1 omnipotent char", !13, i64 0}
!13 = !{!"any pointer", !6, i64 0}
!14 = !{!"p1 double", !13, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"p1 _ZTS4part", !13, i64 0}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
