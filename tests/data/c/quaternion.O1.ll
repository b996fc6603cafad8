; ModuleID = 'quaternion.c'
source_filename = "quaternion.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.quaternion = type { double, double, double, double }

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, errnomem: write) uwtable
define dso_local void @rotate(ptr dead_on_unwind noalias writable writeonly sret(%struct.quaternion) align 8 captures(none) initializes((0, 32)) %0, ptr noundef byval(%struct.quaternion) align 8 captures(none) %1, ptr noundef readonly byval(%struct.quaternion) align 8 captures(none) %2) local_unnamed_addr #0 {
  %4 = load double, ptr %1, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %8 = load double, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %10 = load double, ptr %9, align 8
  %11 = fmul double %6, %6
  %12 = tail call double @llvm.fmuladd.f64(double %4, double %4, double %11)
  %13 = tail call double @llvm.fmuladd.f64(double %8, double %8, double %12)
  %14 = tail call double @llvm.fmuladd.f64(double %10, double %10, double %13)
  %15 = tail call double @sqrt(double noundef %14) #3, !tbaa !4, !noalias !8
  %16 = fdiv double 1.000000e+00, %15
  %17 = fmul double %4, %16
  %18 = fmul double %6, %16
  %19 = fmul double %8, %16
  %20 = fmul double %10, %16
  store double %17, ptr %1, align 8, !tbaa !11
  store double %18, ptr %5, align 8, !tbaa !11
  store double %19, ptr %7, align 8, !tbaa !11
  store double %20, ptr %9, align 8, !tbaa !11
  %21 = fneg double %18
  %22 = fneg double %19
  %23 = fneg double %20
  %24 = load double, ptr %2, align 8
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %30 = load double, ptr %29, align 8
  %31 = fneg double %26
  %32 = fmul double %18, %31
  %33 = tail call double @llvm.fmuladd.f64(double %17, double %24, double %32)
  %34 = tail call double @llvm.fmuladd.f64(double %22, double %28, double %33)
  %35 = tail call double @llvm.fmuladd.f64(double %23, double %30, double %34)
  %36 = fmul double %18, %24
  %37 = tail call double @llvm.fmuladd.f64(double %17, double %26, double %36)
  %38 = tail call double @llvm.fmuladd.f64(double %19, double %30, double %37)
  %39 = tail call double @llvm.fmuladd.f64(double %23, double %28, double %38)
  %40 = fneg double %30
  %41 = fmul double %18, %40
  %42 = tail call double @llvm.fmuladd.f64(double %17, double %28, double %41)
  %43 = tail call double @llvm.fmuladd.f64(double %19, double %24, double %42)
  %44 = tail call double @llvm.fmuladd.f64(double %20, double %26, double %43)
  %45 = fmul double %18, %28
  %46 = tail call double @llvm.fmuladd.f64(double %17, double %30, double %45)
  %47 = tail call double @llvm.fmuladd.f64(double %22, double %26, double %46)
  %48 = tail call double @llvm.fmuladd.f64(double %20, double %24, double %47)
  %49 = fmul double %18, %39
  %50 = tail call double @llvm.fmuladd.f64(double %35, double %17, double %49)
  %51 = tail call double @llvm.fmuladd.f64(double %44, double %19, double %50)
  %52 = tail call double @llvm.fmuladd.f64(double %48, double %20, double %51)
  store double %52, ptr %0, align 8, !tbaa !13, !alias.scope !15
  %53 = fmul double %17, %39
  %54 = tail call double @llvm.fmuladd.f64(double %35, double %21, double %53)
  %55 = tail call double @llvm.fmuladd.f64(double %44, double %23, double %54)
  %56 = tail call double @llvm.fmuladd.f64(double %48, double %19, double %55)
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %56, ptr %57, align 8, !tbaa !18, !alias.scope !15
  %58 = fmul double %20, %39
  %59 = tail call double @llvm.fmuladd.f64(double %35, double %22, double %58)
  %60 = tail call double @llvm.fmuladd.f64(double %44, double %17, double %59)
  %61 = tail call double @llvm.fmuladd.f64(double %48, double %21, double %60)
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %61, ptr %62, align 8, !tbaa !19, !alias.scope !15
  %63 = fmul double %39, %22
  %64 = tail call double @llvm.fmuladd.f64(double %35, double %23, double %63)
  %65 = tail call double @llvm.fmuladd.f64(double %44, double %18, double %64)
  %66 = tail call double @llvm.fmuladd.f64(double %48, double %17, double %65)
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store double %66, ptr %67, align 8, !tbaa !20, !alias.scope !15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!9}
!9 = distinct !{!9, !10, !"normalized: argument 0"}
!10 = distinct !{!10, !"normalized"}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = !{!14, !12, i64 0}
!14 = !{!"quaternion", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!15 = !{!16}
!16 = distinct !{!16, !17, !"mul: argument 0"}
!17 = distinct !{!17, !"mul"}
!18 = !{!14, !12, i64 8}
!19 = !{!14, !12, i64 16}
!20 = !{!14, !12, i64 24}
