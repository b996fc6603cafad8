; ModuleID = 'mutual_recursion.c'
source_filename = "mutual_recursion.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nounwind memory(argmem: read, errnomem: write) uwtable
define dso_local double @mutual_recursion(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc double @even(ptr noundef %0, i32 noundef %1)
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %13, label %5

5:                                                ; preds = %2
  %6 = load double, ptr %0, align 8, !tbaa !8
  %7 = tail call double @cos(double noundef %6) #3, !tbaa !4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = add nsw i32 %1, -1
  %10 = tail call fastcc double @even(ptr noundef nonnull readonly %8, i32 noundef %9)
  %11 = fmul double %7, %10
  %12 = tail call double @llvm.fmuladd.f64(double %6, double %6, double %11)
  br label %13

13:                                               ; preds = %2, %5
  %14 = phi double [ %12, %5 ], [ 2.000000e+00, %2 ]
  %15 = fmul double %3, %14
  ret double %15
}

; Function Attrs: nofree nounwind memory(argmem: read, errnomem: write) uwtable
define internal fastcc double @even(ptr noundef readonly captures(none) %0, i32 noundef %1) unnamed_addr #0 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %20, label %4

4:                                                ; preds = %2
  %5 = load double, ptr %0, align 8, !tbaa !8
  %6 = tail call double @sin(double noundef %5) #3, !tbaa !4
  %7 = icmp eq i32 %1, 1
  br i1 %7, label %17, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load double, ptr %9, align 8, !tbaa !8
  %11 = tail call double @cos(double noundef %10) #3, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = add nsw i32 %1, -2
  %14 = tail call fastcc double @even(ptr noundef nonnull %12, i32 noundef %13)
  %15 = fmul double %11, %14
  %16 = tail call double @llvm.fmuladd.f64(double %10, double %10, double %15)
  br label %17

17:                                               ; preds = %4, %8
  %18 = phi double [ %16, %8 ], [ 2.000000e+00, %4 ]
  %19 = tail call double @llvm.fmuladd.f64(double %5, double %18, double %6)
  br label %20

20:                                               ; preds = %2, %17
  %21 = phi double [ %19, %17 ], [ 1.000000e+00, %2 ]
  ret double %21
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @cos(double noundef) local_unnamed_addr #1

attributes #0 = { nofree nounwind memory(argmem: read, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
