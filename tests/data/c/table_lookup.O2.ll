; ModuleID = 'table_lookup.c'
source_filename = "table_lookup.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = internal unnamed_addr constant [8 x double] [double 0.000000e+00, double 1.000000e-01, double 4.000000e-01, double 9.000000e-01, double 1.600000e+00, double 2.500000e+00, double 3.600000e+00, double 4.900000e+00], align 16

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable
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
  %14 = tail call double @llvm.fmuladd.f64(double %0, double 5.000000e-01, double %13)
  %15 = tail call double @pow(double noundef %0, double noundef 3.000000e+00) #3, !tbaa !4
  %16 = tail call double @llvm.fmuladd.f64(double %15, double -2.500000e-01, double %14)
  %17 = fmul double %0, %0
  %18 = tail call double @llvm.fmuladd.f64(double %17, double 2.000000e+00, double %16)
  ret double %18
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @pow(double noundef, double noundef) local_unnamed_addr #2

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
