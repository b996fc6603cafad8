; ModuleID = 'big_struct.c'
source_filename = "big_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.state = type { i32, [3 x double], float, [3 x double] }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @big_struct(ptr noundef readonly byval(%struct.state) align 8 captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call fastcc double @energy(ptr noundef nonnull byval(%struct.state) align 8 %0)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load double, ptr %3, align 8, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load double, ptr %5, align 8, !tbaa !8
  %7 = tail call double @llvm.fmuladd.f64(double %2, double %4, double %6)
  ret double %7
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc double @energy(ptr noundef byval(%struct.state) align 8 captures(none) %0) unnamed_addr #1 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load float, ptr %2, align 8, !tbaa !10
  %4 = fpext float %3 to double
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %11

6:                                                ; preds = %11
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load i32, ptr %0, align 8, !tbaa !13
  %9 = sitofp i32 %8 to double
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %19

11:                                               ; preds = %1, %11
  %12 = phi i64 [ 0, %1 ], [ %16, %11 ]
  %13 = getelementptr inbounds nuw double, ptr %5, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = fmul double %14, %4
  store double %15, ptr %13, align 8, !tbaa !8
  %16 = add nuw nsw i64 %12, 1
  %17 = icmp eq i64 %16, 3
  br i1 %17, label %6, label %11, !llvm.loop !14

18:                                               ; preds = %19
  ret double %29

19:                                               ; preds = %6, %19
  %20 = phi i64 [ 0, %6 ], [ %30, %19 ]
  %21 = phi double [ 0.000000e+00, %6 ], [ %29, %19 ]
  %22 = getelementptr inbounds nuw double, ptr %7, i64 %20
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = getelementptr inbounds nuw double, ptr %10, i64 %20
  %25 = load double, ptr %24, align 8, !tbaa !8
  %26 = fmul double %25, %9
  %27 = fmul double %25, %26
  %28 = tail call double @llvm.fmuladd.f64(double %23, double %23, double %27)
  %29 = fadd double %21, %28
  %30 = add nuw nsw i64 %20, 1
  %31 = icmp eq i64 %30, 3
  br i1 %31, label %18, label %19, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!10 = !{!11, !12, i64 32}
!11 = !{!"state", !5, i64 0, !6, i64 8, !12, i64 32, !6, i64 40}
!12 = !{!"float", !6, i64 0}
!13 = !{!11, !5, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
