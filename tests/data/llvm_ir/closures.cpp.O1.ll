; ModuleID = 'closures.cpp'
source_filename = "closures.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [21 x i8] c"%d %d %d %.17g %g %g\00", align 1

; Function Attrs: mustprogress nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  br label %39

3:                                                ; preds = %55, %22
  %4 = phi i64 [ %10, %22 ], [ 0, %55 ]
  %5 = phi i64 [ %26, %22 ], [ 0, %55 ]
  %6 = phi i32 [ %24, %22 ], [ 0, %55 ]
  %7 = phi ptr [ %23, %22 ], [ null, %55 ]
  %8 = getelementptr inbounds nuw i8, ptr %57, i64 %5
  %9 = load i32, ptr %8, align 4, !tbaa !4, !noalias !8
  %10 = add nuw nsw i64 %4, 1
  %11 = sitofp i32 %9 to double
  %12 = fmul double %11, 5.000000e-01
  %13 = zext i32 %6 to i64
  %14 = icmp eq i64 %4, %13
  br i1 %14, label %15, label %22

15:                                               ; preds = %3
  %16 = icmp eq i32 %6, 0
  %17 = shl nsw i32 %6, 1
  %18 = select i1 %16, i32 2, i32 %17
  %19 = sext i32 %18 to i64
  %20 = shl nsw i64 %19, 3
  %21 = tail call ptr @realloc(ptr noundef %7, i64 noundef %20) #5, !noalias !8
  br label %22

22:                                               ; preds = %15, %3
  %23 = phi ptr [ %21, %15 ], [ %7, %3 ]
  %24 = phi i32 [ %18, %15 ], [ %6, %3 ]
  %25 = getelementptr inbounds nuw double, ptr %23, i64 %4
  store double %12, ptr %25, align 8, !tbaa !11, !noalias !8
  %26 = add nuw nsw i64 %5, 4
  %27 = icmp eq i64 %26, 36
  br i1 %27, label %28, label %3, !llvm.loop !13

28:                                               ; preds = %22, %28
  %29 = phi double [ %33, %28 ], [ 0.000000e+00, %22 ]
  %30 = phi i64 [ %34, %28 ], [ 0, %22 ]
  %31 = getelementptr inbounds nuw i8, ptr %23, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !11
  %33 = tail call noundef double @llvm.fmuladd.f64(double %29, double 7.500000e-01, double %32)
  %34 = add nuw nsw i64 %30, 8
  %35 = icmp eq i64 %34, 72
  br i1 %35, label %36, label %28, !llvm.loop !15

36:                                               ; preds = %28
  %37 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, i32 noundef 9, i32 noundef 0, i32 noundef 9, double noundef %33, double noundef 2.500000e+00, double noundef 2.250000e+00) #6
  %38 = sext i32 %37 to i64
  tail call void @free(ptr noundef %23) #6
  tail call void @free(ptr noundef %57) #6
  ret i64 %38

39:                                               ; preds = %2, %55
  %40 = phi i64 [ 0, %2 ], [ %58, %55 ]
  %41 = phi ptr [ null, %2 ], [ %57, %55 ]
  %42 = phi i32 [ 0, %2 ], [ %56, %55 ]
  %43 = trunc i64 %40 to i32
  %44 = mul nuw nsw i32 %43, %43
  %45 = urem i32 %44, 11
  %46 = zext i32 %42 to i64
  %47 = icmp eq i64 %40, %46
  br i1 %47, label %48, label %55

48:                                               ; preds = %39
  %49 = icmp eq i32 %42, 0
  %50 = shl nsw i32 %42, 1
  %51 = select i1 %49, i32 2, i32 %50
  %52 = sext i32 %51 to i64
  %53 = shl nsw i64 %52, 2
  %54 = tail call ptr @realloc(ptr noundef %41, i64 noundef %53) #5
  br label %55

55:                                               ; preds = %39, %48
  %56 = phi i32 [ %51, %48 ], [ %42, %39 ]
  %57 = phi ptr [ %54, %48 ], [ %41, %39 ]
  %58 = add nuw nsw i64 %40, 1
  %59 = getelementptr inbounds nuw i32, ptr %57, i64 %40
  store i32 %45, ptr %59, align 4, !tbaa !4
  %60 = icmp eq i64 %58, 9
  br i1 %60, label %3, label %39, !llvm.loop !16
}

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

attributes #0 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind allocsize(1) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9}
!9 = distinct !{!9, !10, !"_ZNK4ListIiE3mapIZ3runE3$_0EEDaT_: argument 0"}
!10 = distinct !{!10, !"_ZNK4ListIiE3mapIZ3runE3$_0EEDaT_"}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !14}
!16 = distinct !{!16, !17, !14}
!17 = !{!"llvm.loop.mustprogress"}
