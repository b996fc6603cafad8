; ModuleID = 'bilinear.c'
source_filename = "bilinear.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local double @bilinear(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4) local_unnamed_addr #0 {
  %6 = fptosi double %3 to i32
  %7 = fptosi double %4 to i32
  %8 = add nsw i32 %1, -2
  %9 = tail call i32 @llvm.smin.i32(i32 %8, i32 %6)
  %10 = add nsw i32 %2, -2
  %11 = tail call i32 @llvm.smin.i32(i32 %10, i32 %7)
  %12 = sitofp i32 %9 to double
  %13 = fsub double %3, %12
  %14 = sitofp i32 %11 to double
  %15 = fsub double %4, %14
  %16 = mul nsw i32 %9, %2
  %17 = add nsw i32 %16, %11
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds double, ptr %0, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !8
  %21 = fsub double 1.000000e+00, %15
  %22 = getelementptr i8, ptr %19, i64 8
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = fmul double %15, %23
  %25 = tail call double @llvm.fmuladd.f64(double %20, double %21, double %24)
  %26 = add nsw i32 %9, 1
  %27 = mul nsw i32 %26, %2
  %28 = add nsw i32 %27, %11
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %0, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !8
  %32 = getelementptr i8, ptr %30, i64 8
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = fmul double %15, %33
  %35 = tail call double @llvm.fmuladd.f64(double %31, double %21, double %34)
  %36 = fsub double 1.000000e+00, %13
  %37 = fmul double %13, %35
  %38 = tail call double @llvm.fmuladd.f64(double %25, double %36, double %37)
  ret double %38
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
