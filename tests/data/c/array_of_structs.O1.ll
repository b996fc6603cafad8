; ModuleID = 'array_of_structs.c'
source_filename = "array_of_structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.particle = type { i8, i8, i16, float, double, double, i64 }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @array_of_structs(ptr noundef captures(none) %0, i32 noundef %1, double noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = tail call double @llvm.fmuladd.f64(double %2, double -1.000000e-01, double 1.000000e+00)
  %7 = zext nneg i32 %1 to i64
  br label %10

8:                                                ; preds = %37, %3
  %9 = phi double [ 0.000000e+00, %3 ], [ %38, %37 ]
  ret double %9

10:                                               ; preds = %5, %37
  %11 = phi i64 [ 0, %5 ], [ %39, %37 ]
  %12 = phi double [ 0.000000e+00, %5 ], [ %38, %37 ]
  %13 = getelementptr inbounds nuw %struct.particle, ptr %0, i64 %11
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 1
  %15 = load i8, ptr %14, align 1, !tbaa !8, !range !15, !noundef !16
  %16 = trunc nuw i8 %15 to i1
  br i1 %16, label %17, label %37

17:                                               ; preds = %10
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %19 = load double, ptr %18, align 8, !tbaa !17
  %20 = fmul double %2, %19
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 2
  %22 = load i16, ptr %21, align 2, !tbaa !18
  %23 = sitofp i16 %22 to double
  %24 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %25 = load double, ptr %24, align 8, !tbaa !19
  %26 = tail call double @llvm.fmuladd.f64(double %20, double %23, double %25)
  store double %26, ptr %24, align 8, !tbaa !19
  %27 = fmul double %6, %19
  store double %27, ptr %18, align 8, !tbaa !17
  %28 = fmul double %26, %26
  %29 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %30 = load float, ptr %29, align 4, !tbaa !20
  %31 = fpext float %30 to double
  %32 = load i8, ptr %13, align 8, !tbaa !21
  %33 = icmp eq i8 %32, 2
  %34 = select i1 %33, double %27, double 0.000000e+00
  %35 = tail call double @llvm.fmuladd.f64(double %28, double %31, double %34)
  %36 = fadd double %12, %35
  br label %37

37:                                               ; preds = %10, %17
  %38 = phi double [ %36, %17 ], [ %12, %10 ]
  %39 = add nuw nsw i64 %11, 1
  %40 = icmp eq i64 %39, %7
  br i1 %40, label %8, label %10, !llvm.loop !22
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
!8 = !{!9, !10, i64 1}
!9 = !{!"particle", !6, i64 0, !10, i64 1, !11, i64 2, !12, i64 4, !13, i64 8, !13, i64 16, !14, i64 24}
!10 = !{!"_Bool", !6, i64 0}
!11 = !{!"short", !6, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = !{!"double", !6, i64 0}
!14 = !{!"long", !6, i64 0}
!15 = !{i8 0, i8 2}
!16 = !{}
!17 = !{!9, !13, i64 16}
!18 = !{!9, !11, i64 2}
!19 = !{!9, !13, i64 8}
!20 = !{!9, !12, i64 4}
!21 = !{!9, !6, i64 0}
!22 = distinct !{!22, !23, !24}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!"llvm.loop.unroll.disable"}
