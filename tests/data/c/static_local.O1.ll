; ModuleID = 'static_local.c'
source_filename = "static_local.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@static_local.calls = internal unnamed_addr global i32 0, align 4
@weight.table = internal unnamed_addr global [5 x double] zeroinitializer, align 16
@weight.ready = internal unnamed_addr global i1 false, align 4

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @static_local(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = load i32, ptr @static_local.calls, align 4, !tbaa !4
  %4 = add nsw i32 %3, 1
  store i32 %4, ptr @static_local.calls, align 4, !tbaa !4
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = zext nneg i32 %1 to i64
  br label %14

8:                                                ; preds = %29, %2
  %9 = phi double [ 0.000000e+00, %2 ], [ %36, %29 ]
  %10 = load i32, ptr @static_local.calls, align 4, !tbaa !4
  %11 = icmp sgt i32 %10, 0
  %12 = fneg double %9
  %13 = select i1 %11, double %9, double %12
  ret double %13

14:                                               ; preds = %6, %29
  %15 = phi i64 [ 0, %6 ], [ %37, %29 ]
  %16 = phi double [ 0.000000e+00, %6 ], [ %36, %29 ]
  %17 = trunc nuw nsw i64 %15 to i32
  %18 = urem i32 %17, 5
  %19 = load i1, ptr @weight.ready, align 4
  br i1 %19, label %29, label %21

20:                                               ; preds = %21
  store i1 true, ptr @weight.ready, align 4
  br label %29

21:                                               ; preds = %14, %21
  %22 = phi i64 [ %23, %21 ], [ 0, %14 ]
  %23 = add nuw nsw i64 %22, 1
  %24 = trunc nuw nsw i64 %23 to i32
  %25 = uitofp nneg i32 %24 to double
  %26 = tail call double @sqrt(double noundef %25) #3, !tbaa !4
  %27 = getelementptr inbounds nuw double, ptr @weight.table, i64 %22
  store double %26, ptr %27, align 8, !tbaa !8
  %28 = icmp eq i64 %23, 5
  br i1 %28, label %20, label %21, !llvm.loop !10

29:                                               ; preds = %14, %20
  %30 = zext nneg i32 %18 to i64
  %31 = getelementptr inbounds nuw double, ptr @weight.table, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !8
  %33 = getelementptr inbounds nuw double, ptr %0, i64 %15
  %34 = load double, ptr %33, align 8, !tbaa !8
  %35 = fmul double %32, %34
  %36 = tail call double @llvm.fmuladd.f64(double %35, double %34, double %16)
  %37 = add nuw nsw i64 %15, 1
  %38 = icmp eq i64 %37, %7
  br i1 %38, label %8, label %14, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #2

attributes #0 = { nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
