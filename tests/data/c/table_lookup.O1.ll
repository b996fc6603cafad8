; ModuleID = 'table_lookup.c'
source_filename = "table_lookup.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i32, double }

@table = internal unnamed_addr constant [8 x double] [double 0.000000e+00, double 1.000000e-01, double 4.000000e-01, double 9.000000e-01, double 1.600000e+00, double 2.500000e+00, double 3.600000e+00, double 4.900000e+00], align 16
@terms = internal unnamed_addr constant [3 x { i32, [4 x i8], double }] [{ i32, [4 x i8], double } { i32 1, [4 x i8] zeroinitializer, double 5.000000e-01 }, { i32, [4 x i8], double } { i32 3, [4 x i8] zeroinitializer, double -2.500000e-01 }, { i32, [4 x i8], double } { i32 2, [4 x i8] zeroinitializer, double 2.000000e+00 }], align 16

; Function Attrs: nofree norecurse nounwind memory(errnomem: write) uwtable
define dso_local double @table_lookup(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.maxnum.f64(double %0, double 0.000000e+00)
  %3 = tail call double @llvm.minnum.f64(double %2, double 6.999000e+00)
  %4 = fptosi double %3 to i32
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds double, ptr @table, i64 %5
  %7 = load double, ptr %6, align 8, !tbaa !8
  %8 = sitofp i32 %4 to double
  %9 = fsub double %3, %8
  %10 = getelementptr i8, ptr %6, i64 8
  %11 = load double, ptr %10, align 8, !tbaa !8
  %12 = fsub double %11, %7
  %13 = tail call double @llvm.fmuladd.f64(double %9, double %12, double %7)
  br label %15

14:                                               ; preds = %15
  ret double %24

15:                                               ; preds = %1, %15
  %16 = phi i64 [ 0, %1 ], [ %25, %15 ]
  %17 = phi double [ %13, %1 ], [ %24, %15 ]
  %18 = getelementptr inbounds nuw %struct.anon, ptr @terms, i64 %16
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %20 = load double, ptr %19, align 8, !tbaa !10
  %21 = load i32, ptr %18, align 16, !tbaa !12
  %22 = sitofp i32 %21 to double
  %23 = tail call double @pow(double noundef %0, double noundef %22) #3, !tbaa !4
  %24 = tail call double @llvm.fmuladd.f64(double %20, double %23, double %17)
  %25 = add nuw nsw i64 %16, 1
  %26 = icmp eq i64 %25, 3
  br i1 %26, label %14, label %15, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @pow(double noundef, double noundef) local_unnamed_addr #2

attributes #0 = { nofree norecurse nounwind memory(errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!11 = !{!"", !5, i64 0, !9, i64 8}
!12 = !{!11, !5, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
