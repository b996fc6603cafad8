; ModuleID = 'relinked_list.c'
source_filename = "relinked_list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { double, ptr }

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @relinked_list(ptr noundef readonly captures(none) %0, double noundef %1) local_unnamed_addr #0 {
  %3 = alloca [6 x %struct.node], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  br label %4

4:                                                ; preds = %2, %4
  %5 = phi i64 [ 0, %2 ], [ %13, %4 ]
  %6 = getelementptr inbounds nuw %struct.node, ptr %3, i64 %5
  %7 = getelementptr inbounds nuw double, ptr %0, i64 %5
  %8 = load double, ptr %7, align 8, !tbaa !8
  %9 = icmp eq i64 %5, 5
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %11 = select i1 %9, ptr null, ptr %10
  store double %8, ptr %6, align 16, !tbaa !8
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %11, ptr %12, align 8, !tbaa !10
  %13 = add nuw nsw i64 %5, 1
  %14 = icmp eq i64 %13, 6
  br i1 %14, label %16, label %4, !llvm.loop !13

15:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  ret double %43

16:                                               ; preds = %4, %42
  %17 = phi ptr [ %44, %42 ], [ %3, %4 ]
  %18 = phi i32 [ %45, %42 ], [ 0, %4 ]
  %19 = phi double [ %43, %42 ], [ 0.000000e+00, %4 ]
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !10
  %22 = icmp eq ptr %21, null
  br i1 %22, label %42, label %23

23:                                               ; preds = %16, %37
  %24 = phi ptr [ %40, %37 ], [ %21, %16 ]
  %25 = phi ptr [ %39, %37 ], [ %17, %16 ]
  %26 = phi ptr [ %38, %37 ], [ %20, %16 ]
  %27 = phi double [ %30, %37 ], [ %19, %16 ]
  %28 = load double, ptr %24, align 8, !tbaa !16
  %29 = load double, ptr %25, align 8, !tbaa !16
  %30 = call double @llvm.fmuladd.f64(double %28, double %29, double %27)
  %31 = fmul double %28, %28
  %32 = fcmp ogt double %31, %1
  %33 = getelementptr inbounds nuw i8, ptr %24, i64 8
  br i1 %32, label %34, label %37

34:                                               ; preds = %23
  %35 = load ptr, ptr %33, align 8, !tbaa !18
  store ptr %35, ptr %26, align 8, !tbaa !10
  store ptr %25, ptr %33, align 8, !tbaa !18
  %36 = fmul double %28, 5.000000e-01
  store double %36, ptr %24, align 8, !tbaa !16
  br label %37

37:                                               ; preds = %23, %34
  %38 = phi ptr [ %26, %34 ], [ %33, %23 ]
  %39 = phi ptr [ %24, %34 ], [ %25, %23 ]
  %40 = load ptr, ptr %38, align 8, !tbaa !10
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %23, !llvm.loop !19

42:                                               ; preds = %37, %16
  %43 = phi double [ %19, %16 ], [ %30, %37 ]
  %44 = phi ptr [ %17, %16 ], [ %39, %37 ]
  %45 = add nuw nsw i32 %18, 1
  %46 = icmp eq i32 %45, 3
  br i1 %46, label %15, label %16, !llvm.loop !20
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
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 _ZTS4node", !12, i64 0}
!12 = !{!"any pointer", !6, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!17, !9, i64 0}
!17 = !{!"node", !9, i64 0, !11, i64 8}
!18 = !{!17, !11, i64 8}
!19 = distinct !{!19, !14, !15}
!20 = distinct !{!20, !14, !15}
