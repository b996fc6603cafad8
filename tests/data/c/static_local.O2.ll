; ModuleID = 'static_local.c'
source_filename = "static_local.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@static_local.calls = internal unnamed_addr global i32 0, align 4
@weight.table = internal unnamed_addr global [5 x double] zeroinitializer, align 16
@weight.ready = internal unnamed_addr global i1 false, align 4

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @static_local(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = load i32, ptr @static_local.calls, align 4, !tbaa !4
  %4 = add nsw i32 %3, 1
  store i32 %4, ptr @static_local.calls, align 4, !tbaa !4
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %39

6:                                                ; preds = %2
  %7 = load i1, ptr @weight.ready, align 4
  %8 = zext nneg i32 %1 to i64
  br i1 %7, label %9, label %11

9:                                                ; preds = %6
  %10 = load double, ptr @weight.table, align 16, !tbaa !8
  br label %12

11:                                               ; preds = %6
  store <2 x double> <double 1.000000e+00, double 0x3FF6A09E667F3BCD>, ptr @weight.table, align 16, !tbaa !8
  store <2 x double> <double 0x3FFBB67AE8584CAA, double 2.000000e+00>, ptr getelementptr inbounds nuw (i8, ptr @weight.table, i64 16), align 16, !tbaa !8
  store double 0x4001E3779B97F4A8, ptr getelementptr inbounds nuw (i8, ptr @weight.table, i64 32), align 16, !tbaa !8
  store i1 true, ptr @weight.ready, align 4
  br label %12

12:                                               ; preds = %9, %11
  %13 = phi double [ %10, %9 ], [ 1.000000e+00, %11 ]
  %14 = load double, ptr %0, align 8, !tbaa !8
  %15 = fmul double %13, %14
  %16 = tail call double @llvm.fmuladd.f64(double %15, double %14, double 0.000000e+00)
  %17 = icmp eq i32 %1, 1
  br i1 %17, label %39, label %18

18:                                               ; preds = %12
  %19 = add nsw i64 %8, -1
  %20 = and i64 %19, 1
  %21 = icmp eq i32 %1, 2
  br i1 %21, label %26, label %22

22:                                               ; preds = %18
  %23 = and i64 %19, -2
  br label %44

24:                                               ; preds = %44
  %25 = icmp eq i64 %20, 0
  br i1 %25, label %39, label %26

26:                                               ; preds = %24, %18
  %27 = phi i64 [ 1, %18 ], [ %67, %24 ]
  %28 = phi double [ %16, %18 ], [ %66, %24 ]
  %29 = icmp ne i64 %20, 0
  tail call void @llvm.assume(i1 %29)
  %30 = trunc nuw nsw i64 %27 to i32
  %31 = urem i32 %30, 5
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw double, ptr @weight.table, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !8
  %35 = getelementptr inbounds nuw double, ptr %0, i64 %27
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = fmul double %34, %36
  %38 = tail call double @llvm.fmuladd.f64(double %37, double %36, double %28)
  br label %39

39:                                               ; preds = %26, %24, %12, %2
  %40 = phi double [ 0.000000e+00, %2 ], [ %16, %12 ], [ %66, %24 ], [ %38, %26 ]
  %41 = fneg double %40
  %42 = icmp slt i32 %3, 0
  %43 = select i1 %42, double %41, double %40
  ret double %43

44:                                               ; preds = %44, %22
  %45 = phi i64 [ 1, %22 ], [ %67, %44 ]
  %46 = phi double [ %16, %22 ], [ %66, %44 ]
  %47 = phi i64 [ 0, %22 ], [ %68, %44 ]
  %48 = trunc nuw nsw i64 %45 to i32
  %49 = urem i32 %48, 5
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw double, ptr @weight.table, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = getelementptr inbounds nuw double, ptr %0, i64 %45
  %54 = load double, ptr %53, align 8, !tbaa !8
  %55 = fmul double %52, %54
  %56 = tail call double @llvm.fmuladd.f64(double %55, double %54, double %46)
  %57 = add nuw nsw i64 %45, 1
  %58 = trunc nuw nsw i64 %57 to i32
  %59 = urem i32 %58, 5
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw double, ptr @weight.table, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = getelementptr inbounds nuw double, ptr %0, i64 %57
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = fmul double %62, %64
  %66 = tail call double @llvm.fmuladd.f64(double %65, double %64, double %56)
  %67 = add nuw nsw i64 %45, 2
  %68 = add i64 %47, 2
  %69 = icmp eq i64 %68, %23
  br i1 %69, label %24, label %44, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!12 = !{!"llvm.loop.peeled.count", i32 1}
