; ModuleID = 'atomic_counter.c'
source_filename = "atomic_counter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@calls = internal global i32 0, align 4
@total = internal global double 0.000000e+00, align 8

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @atomic_counter(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  store atomic i32 0, ptr @calls seq_cst, align 4
  store atomic i64 0, ptr @total seq_cst, align 8
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %29

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = and i64 %5, 1
  %7 = icmp eq i32 %1, 1
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = and i64 %5, 2147483646
  br label %35

10:                                               ; preds = %65
  %11 = icmp eq i64 %6, 0
  br i1 %11, label %29, label %12

12:                                               ; preds = %10, %4
  %13 = phi i64 [ 0, %4 ], [ %67, %10 ]
  %14 = icmp ne i64 %6, 0
  tail call void @llvm.assume(i1 %14)
  %15 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %16 = load double, ptr %15, align 8, !tbaa !8
  %17 = load atomic double, ptr @total seq_cst, align 8, !tbaa !10
  br label %18

18:                                               ; preds = %18, %12
  %19 = phi double [ %17, %12 ], [ %26, %18 ]
  %20 = tail call double @llvm.fmuladd.f64(double %16, double %16, double %19)
  %21 = bitcast double %19 to i64
  %22 = bitcast double %20 to i64
  %23 = cmpxchg ptr @total, i64 %21, i64 %22 seq_cst seq_cst, align 8
  %24 = extractvalue { i64, i1 } %23, 0
  %25 = extractvalue { i64, i1 } %23, 1
  %26 = bitcast i64 %24 to double
  br i1 %25, label %27, label %18

27:                                               ; preds = %18
  %28 = atomicrmw add ptr @calls, i32 1 seq_cst, align 4
  br label %29

29:                                               ; preds = %27, %10, %2
  %30 = load atomic i64, ptr @total seq_cst, align 8
  %31 = bitcast i64 %30 to double
  %32 = load atomic i32, ptr @calls seq_cst, align 4
  %33 = sitofp i32 %32 to double
  %34 = fmul double %31, %33
  ret double %34

35:                                               ; preds = %65, %8
  %36 = phi i64 [ 0, %8 ], [ %67, %65 ]
  %37 = phi i64 [ 0, %8 ], [ %68, %65 ]
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %36
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = load atomic double, ptr @total seq_cst, align 8, !tbaa !10
  br label %41

41:                                               ; preds = %41, %35
  %42 = phi double [ %40, %35 ], [ %49, %41 ]
  %43 = tail call double @llvm.fmuladd.f64(double %39, double %39, double %42)
  %44 = bitcast double %42 to i64
  %45 = bitcast double %43 to i64
  %46 = cmpxchg ptr @total, i64 %44, i64 %45 seq_cst seq_cst, align 8
  %47 = extractvalue { i64, i1 } %46, 0
  %48 = extractvalue { i64, i1 } %46, 1
  %49 = bitcast i64 %47 to double
  br i1 %48, label %50, label %41

50:                                               ; preds = %41
  %51 = atomicrmw add ptr @calls, i32 1 seq_cst, align 4
  %52 = getelementptr inbounds nuw double, ptr %0, i64 %36
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %54 = load double, ptr %53, align 8, !tbaa !8
  %55 = load atomic double, ptr @total seq_cst, align 8, !tbaa !10
  br label %56

56:                                               ; preds = %56, %50
  %57 = phi double [ %55, %50 ], [ %64, %56 ]
  %58 = tail call double @llvm.fmuladd.f64(double %54, double %54, double %57)
  %59 = bitcast double %57 to i64
  %60 = bitcast double %58 to i64
  %61 = cmpxchg ptr @total, i64 %59, i64 %60 seq_cst seq_cst, align 8
  %62 = extractvalue { i64, i1 } %61, 0
  %63 = extractvalue { i64, i1 } %61, 1
  %64 = bitcast i64 %62 to double
  br i1 %63, label %65, label %56

65:                                               ; preds = %56
  %66 = atomicrmw add ptr @calls, i32 1 seq_cst, align 4
  %67 = add nuw nsw i64 %36, 2
  %68 = add i64 %37, 2
  %69 = icmp eq i64 %68, %9
  br i1 %69, label %10, label %35, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!10 = !{!6, !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
