; ModuleID = 'divide_and_conquer.c'
source_filename = "divide_and_conquer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nosync nounwind memory(argmem: read) uwtable
define dso_local double @divide_and_conquer(ptr noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc double @combine(ptr noundef %0, i32 noundef %1)
  ret double %3
}

; Function Attrs: nofree nosync nounwind memory(argmem: read) uwtable
define internal fastcc double @combine(ptr noundef readonly %0, i32 noundef %1) unnamed_addr #0 {
  %3 = icmp eq i32 %1, 1
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = load double, ptr %0, align 8, !tbaa !8
  br label %6

6:                                                ; preds = %8, %4
  %7 = phi double [ %5, %4 ], [ %16, %8 ]
  ret double %7

8:                                                ; preds = %2
  %9 = sdiv i32 %1, 2
  %10 = tail call fastcc double @combine(ptr noundef %0, i32 noundef %9)
  %11 = sext i32 %9 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = sub nsw i32 %1, %9
  %14 = tail call fastcc double @combine(ptr noundef %12, i32 noundef %13)
  %15 = tail call double @llvm.fmuladd.f64(double %10, double %14, double %10)
  %16 = tail call double @llvm.fmuladd.f64(double %14, double 5.000000e-01, double %15)
  br label %6
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
