; ModuleID = 'stack_list.c'
source_filename = "stack_list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, double }

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @stack_list(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = alloca [5 x %struct.node], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #3
  %3 = load double, ptr %0, align 8, !tbaa !8
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store double %3, ptr %4, align 8, !tbaa !10
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store ptr %5, ptr %2, align 16, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load double, ptr %6, align 8, !tbaa !8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store double %7, ptr %8, align 8, !tbaa !10
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store ptr %9, ptr %5, align 16, !tbaa !14
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load double, ptr %10, align 8, !tbaa !8
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 40
  store double %11, ptr %12, align 8, !tbaa !10
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 48
  store ptr %13, ptr %9, align 16, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load double, ptr %14, align 8, !tbaa !8
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 56
  store double %15, ptr %16, align 8, !tbaa !10
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store ptr %17, ptr %13, align 16, !tbaa !14
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load double, ptr %18, align 8, !tbaa !8
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 72
  store double %19, ptr %20, align 8, !tbaa !10
  store ptr null, ptr %17, align 16, !tbaa !14
  br label %21

21:                                               ; preds = %1, %21
  %22 = phi ptr [ %24, %21 ], [ %2, %1 ]
  %23 = phi ptr [ %22, %21 ], [ null, %1 ]
  %24 = load ptr, ptr %22, align 8, !tbaa !14
  store ptr %23, ptr %22, align 8, !tbaa !14
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %21, !llvm.loop !15

26:                                               ; preds = %21
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %28 = load double, ptr %27, align 8, !tbaa !10
  %29 = call double @llvm.fmuladd.f64(double %28, double 0.000000e+00, double %28)
  %30 = icmp eq ptr %23, null
  br i1 %30, label %33, label %31, !llvm.loop !17

31:                                               ; preds = %26
  br label %35, !llvm.loop !17

32:                                               ; preds = %35
  br label %33, !llvm.loop !17

33:                                               ; preds = %32, %26
  %34 = phi double [ %41, %32 ], [ %29, %26 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #3
  ret double %34

35:                                               ; preds = %31, %35
  %36 = phi double [ %29, %31 ], [ %41, %35 ]
  %37 = phi ptr [ %23, %31 ], [ %38, %35 ]
  %38 = load ptr, ptr %37, align 8, !tbaa !14
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %40 = load double, ptr %39, align 8, !tbaa !10
  %41 = call double @llvm.fmuladd.f64(double %36, double %40, double %40)
  %42 = icmp eq ptr %38, null
  br i1 %42, label %32, label %35, !llvm.loop !17
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
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16}
