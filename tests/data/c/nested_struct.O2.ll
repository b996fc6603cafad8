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
  br i1 %3, label %4, label %37

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %7 = load i8, ptr %6, align 8, !tbaa !12
  %8 = icmp ne i8 %7, 0
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = zext nneg i16 %2 to i64
  %12 = zext nneg i16 %2 to i64
  %13 = icmp eq i16 %2, 1
  br i1 %13, label %16, label %14

14:                                               ; preds = %4
  %15 = add nsw i64 %12, -2
  br label %44

16:                                               ; preds = %4, %44
  %17 = phi i64 [ 0, %4 ], [ %54, %44 ]
  %18 = phi double [ 0.000000e+00, %4 ], [ %64, %44 ]
  %19 = getelementptr inbounds nuw %struct.segment, ptr %5, i64 %17
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %21 = load double, ptr %20, align 8, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %23 = load double, ptr %22, align 8, !tbaa !13
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %26 = add nuw nsw i64 %17, 1
  %27 = icmp eq i64 %26, %11
  %28 = and i1 %8, %27
  %29 = select i1 %28, ptr %9, ptr %24
  %30 = select i1 %28, ptr %10, ptr %25
  %31 = load double, ptr %30, align 8, !tbaa !13
  %32 = load double, ptr %29, align 8, !tbaa !13
  %33 = fneg double %23
  %34 = fmul double %32, %33
  %35 = tail call double @llvm.fmuladd.f64(double %21, double %31, double %34)
  %36 = fadd double %18, %35
  store double %32, ptr %20, align 8, !tbaa !13
  store double %31, ptr %22, align 8, !tbaa !13
  br label %37

37:                                               ; preds = %16, %1
  %38 = phi double [ 0.000000e+00, %1 ], [ %36, %16 ]
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %40 = load double, ptr %39, align 8, !tbaa !14
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %42 = load double, ptr %41, align 8, !tbaa !15
  %43 = tail call double @llvm.fmuladd.f64(double %38, double %40, double %42)
  ret double %43

44:                                               ; preds = %14, %44
  %45 = phi i64 [ 0, %14 ], [ %54, %44 ]
  %46 = phi double [ 0.000000e+00, %14 ], [ %64, %44 ]
  %47 = getelementptr inbounds nuw %struct.segment, ptr %5, i64 %45
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %49 = load double, ptr %48, align 8, !tbaa !13
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %51 = load double, ptr %50, align 8, !tbaa !13
  %52 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %53 = getelementptr inbounds nuw i8, ptr %47, i64 32
  %54 = add nuw nsw i64 %45, 1
  %55 = icmp eq i64 %54, %11
  %56 = and i1 %8, %55
  %57 = select i1 %56, ptr %9, ptr %52
  %58 = select i1 %56, ptr %10, ptr %53
  %59 = load double, ptr %58, align 8, !tbaa !13
  %60 = load double, ptr %57, align 8, !tbaa !13
  %61 = fneg double %51
  %62 = fmul double %60, %61
  %63 = tail call double @llvm.fmuladd.f64(double %49, double %59, double %62)
  %64 = fadd double %46, %63
  store double %60, ptr %48, align 8, !tbaa !13
  store double %59, ptr %50, align 8, !tbaa !13
  %65 = icmp eq i64 %45, %15
  br i1 %65, label %16, label %44, !llvm.loop !18
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
!13 = !{!11, !11, i64 0}
!14 = !{!9, !11, i64 136}
!15 = !{!16, !11, i64 8}
!16 = !{!"segment", !5, i64 0, !17, i64 8, !17, i64 24}
!17 = !{!"point", !11, i64 0, !11, i64 8}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.peeled.count", i32 1}
