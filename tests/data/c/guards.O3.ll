; ModuleID = 'guards.c'
source_filename = "guards.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(argmem: read, errnomem: write) uwtable
define dso_local double @guards(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %9

7:                                                ; preds = %41, %3
  %8 = phi double [ 0.000000e+00, %3 ], [ %42, %41 ]
  ret double %8

9:                                                ; preds = %5, %41
  %10 = phi i64 [ 0, %5 ], [ %43, %41 ]
  %11 = phi double [ 0.000000e+00, %5 ], [ %42, %41 ]
  %12 = getelementptr inbounds nuw double, ptr %0, i64 %10
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = getelementptr inbounds nuw double, ptr %1, i64 %10
  %15 = load double, ptr %14, align 8, !tbaa !8
  %16 = fmul double %13, %15
  %17 = fdiv double 1.000000e+00, %16
  %18 = tail call double @llvm.fabs.f64(double %17) #3
  %19 = fcmp oeq double %18, 0x7FF0000000000000
  br i1 %19, label %41, label %20

20:                                               ; preds = %9
  %21 = tail call double @sqrt(double noundef %13) #4, !tbaa !4
  %22 = fcmp uno double %21, 0.000000e+00
  br i1 %22, label %23, label %27

23:                                               ; preds = %20
  %24 = fneg double %13
  %25 = tail call double @sqrt(double noundef %24) #4, !tbaa !4
  %26 = fneg double %25
  br label %27

27:                                               ; preds = %23, %20
  %28 = phi double [ %26, %23 ], [ %21, %20 ]
  %29 = tail call double @log(double noundef %13) #4, !tbaa !4
  %30 = fcmp uno double %29, 0.000000e+00
  %31 = fmul double %13, %13
  %32 = fmul double %28, %29
  %33 = select i1 %30, double %31, double %32
  %34 = fadd double %11, %33
  %35 = fcmp ugt double %17, 3.000000e+00
  %36 = fmul double %34, 1.100000e+00
  %37 = select i1 %35, double %36, double %34
  %38 = fcmp ogt double %13, 9.000000e-01
  %39 = fadd double %17, %37
  %40 = select i1 %38, double %39, double %37
  br label %41

41:                                               ; preds = %9, %27
  %42 = phi double [ %40, %27 ], [ %11, %9 ]
  %43 = add nuw nsw i64 %10, 1
  %44 = icmp eq i64 %43, %6
  br i1 %44, label %7, label %9, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #2

attributes #0 = { nofree norecurse nounwind memory(argmem: read, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { memory(none) }
attributes #4 = { nounwind }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
