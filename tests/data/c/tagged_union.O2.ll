; ModuleID = 'tagged_union.c'
source_filename = "tagged_union.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local double @tagged_union(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = load double, ptr %0, align 8, !tbaa !8
  %4 = fmul double %3, 5.000000e-01
  %5 = srem i32 1, %1
  %6 = zext nneg i32 %5 to i64
  %7 = srem i32 2, %1
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %10 = load double, ptr %9, align 8, !tbaa !8
  %11 = srem i32 3, %1
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw double, ptr %0, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = fmul double %14, 5.000000e-01
  %16 = srem i32 4, %1
  %17 = zext nneg i32 %16 to i64
  %18 = srem i32 5, %1
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %6
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %25 = load double, ptr %24, align 8, !tbaa !8
  %26 = fptrunc double %21 to float
  %27 = fmul float %26, 2.000000e+00
  %28 = fpext float %27 to double
  %29 = fmul double %15, %15
  %30 = fptrunc double %10 to float
  %31 = fmul float %30, 2.000000e+00
  %32 = fpext float %31 to double
  %33 = fmul double %4, %4
  %34 = tail call double @llvm.fmuladd.f64(double %23, double 2.000000e+00, double %33)
  %35 = tail call double @llvm.fmuladd.f64(double %32, double 3.000000e+00, double %34)
  %36 = tail call double @llvm.fmuladd.f64(double %29, double 4.000000e+00, double %35)
  %37 = tail call double @llvm.fmuladd.f64(double %25, double 5.000000e+00, double %36)
  %38 = tail call double @llvm.fmuladd.f64(double %28, double 6.000000e+00, double %37)
  ret double %38
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
