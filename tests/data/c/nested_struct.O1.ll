; ModuleID = 'nested_struct.c'
source_filename = "nested_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.segment = type { i32, %struct.point, %struct.point }
%struct.point = type { double, double }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @nested_struct(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = load i16, ptr %0, align 8, !tbaa !8
  %3 = icmp sgt i16 %2, 0
  br i1 %3, label %4, label %13

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %7 = load i8, ptr %6, align 8, !tbaa !12
  %8 = icmp ne i8 %7, 0
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = zext nneg i16 %2 to i64
  %12 = zext nneg i16 %2 to i64
  br label %20

13:                                               ; preds = %20, %1
  %14 = phi double [ 0.000000e+00, %1 ], [ %40, %20 ]
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %16 = load double, ptr %15, align 8, !tbaa !13
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load double, ptr %17, align 8, !tbaa !14
  %19 = tail call double @llvm.fmuladd.f64(double %14, double %16, double %18)
  ret double %19

20:                                               ; preds = %4, %20
  %21 = phi i64 [ 0, %4 ], [ %30, %20 ]
  %22 = phi double [ 0.000000e+00, %4 ], [ %40, %20 ]
  %23 = getelementptr inbounds nuw %struct.segment, ptr %5, i64 %21
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %25 = load double, ptr %24, align 8, !tbaa !17
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %27 = load double, ptr %26, align 8, !tbaa !17
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %30 = add nuw nsw i64 %21, 1
  %31 = icmp eq i64 %30, %11
  %32 = and i1 %8, %31
  %33 = select i1 %32, ptr %9, ptr %28
  %34 = select i1 %32, ptr %10, ptr %29
  %35 = load double, ptr %34, align 8, !tbaa !17
  %36 = load double, ptr %33, align 8, !tbaa !17
  %37 = fneg double %27
  %38 = fmul double %36, %37
  %39 = tail call double @llvm.fmuladd.f64(double %25, double %35, double %38)
  %40 = fadd double %22, %39
  store double %36, ptr %24, align 8, !tbaa !17
  store double %35, ptr %26, align 8, !tbaa !17
  %41 = icmp eq i64 %30, %12
  br i1 %41, label %13, label %20, !llvm.loop !18
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
!8 = !{!9, !10, i64 0}
!9 = !{!"path", !10, i64 0, !6, i64 8, !6, i64 128, !11, i64 136}
!10 = !{!"short", !6, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = !{!9, !6, i64 128}
!13 = !{!9, !11, i64 136}
!14 = !{!15, !11, i64 8}
!15 = !{!"segment", !5, i64 0, !16, i64 8, !16, i64 24}
!16 = !{!"point", !11, i64 0, !11, i64 8}
!17 = !{!11, !11, i64 0}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
