; ModuleID = 'dynamic_vector.c'
source_filename = "dynamic_vector.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @dynamic_vector(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %10

6:                                                ; preds = %46, %2
  %7 = phi ptr [ null, %2 ], [ %47, %46 ]
  %8 = phi i64 [ 0, %2 ], [ %48, %46 ]
  %9 = icmp ugt i64 %8, 1
  br i1 %9, label %54, label %52

10:                                               ; preds = %4, %46
  %11 = phi i64 [ 0, %4 ], [ %50, %46 ]
  %12 = phi i64 [ 0, %4 ], [ %49, %46 ]
  %13 = phi i64 [ 0, %4 ], [ %48, %46 ]
  %14 = phi ptr [ null, %4 ], [ %47, %46 ]
  %15 = getelementptr inbounds nuw double, ptr %0, i64 %11
  %16 = load double, ptr %15, align 8, !tbaa !8
  %17 = fmul double %16, %16
  %18 = icmp eq i64 %13, %12
  br i1 %18, label %19, label %25

19:                                               ; preds = %10
  %20 = icmp eq i64 %12, 0
  %21 = shl i64 %12, 1
  %22 = select i1 %20, i64 1, i64 %21
  %23 = shl i64 %22, 3
  %24 = tail call ptr @realloc(ptr noundef %14, i64 noundef %23) #4
  br label %25

25:                                               ; preds = %10, %19
  %26 = phi ptr [ %24, %19 ], [ %14, %10 ]
  %27 = phi i64 [ %22, %19 ], [ %12, %10 ]
  %28 = add i64 %13, 1
  %29 = getelementptr inbounds nuw double, ptr %26, i64 %13
  store double %17, ptr %29, align 8, !tbaa !8
  %30 = load double, ptr %15, align 8, !tbaa !8
  %31 = fcmp ogt double %30, 0.000000e+00
  br i1 %31, label %32, label %46

32:                                               ; preds = %25
  %33 = fmul double %30, 3.000000e+00
  %34 = icmp eq i64 %28, %27
  br i1 %34, label %35, label %41

35:                                               ; preds = %32
  %36 = icmp eq i64 %27, 0
  %37 = shl i64 %27, 1
  %38 = select i1 %36, i64 1, i64 %37
  %39 = shl i64 %38, 3
  %40 = tail call ptr @realloc(ptr noundef %26, i64 noundef %39) #4
  br label %41

41:                                               ; preds = %32, %35
  %42 = phi ptr [ %40, %35 ], [ %26, %32 ]
  %43 = phi i64 [ %38, %35 ], [ %27, %32 ]
  %44 = add i64 %13, 2
  %45 = getelementptr inbounds nuw double, ptr %42, i64 %28
  store double %33, ptr %45, align 8, !tbaa !8
  br label %46

46:                                               ; preds = %25, %41
  %47 = phi ptr [ %42, %41 ], [ %26, %25 ]
  %48 = phi i64 [ %44, %41 ], [ %28, %25 ]
  %49 = phi i64 [ %43, %41 ], [ %27, %25 ]
  %50 = add nuw nsw i64 %11, 1
  %51 = icmp eq i64 %50, %5
  br i1 %51, label %6, label %10, !llvm.loop !10

52:                                               ; preds = %54, %6
  %53 = phi double [ 0.000000e+00, %6 ], [ %62, %54 ]
  tail call void @free(ptr noundef %7) #5
  ret double %53

54:                                               ; preds = %6, %54
  %55 = phi i64 [ %63, %54 ], [ 1, %6 ]
  %56 = phi i64 [ %55, %54 ], [ 0, %6 ]
  %57 = phi double [ %62, %54 ], [ 0.000000e+00, %6 ]
  %58 = getelementptr inbounds nuw double, ptr %7, i64 %56
  %59 = load double, ptr %58, align 8, !tbaa !8
  %60 = getelementptr inbounds nuw double, ptr %7, i64 %55
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = tail call double @llvm.fmuladd.f64(double %59, double %61, double %57)
  %63 = add nuw i64 %55, 1
  %64 = icmp eq i64 %63, %8
  br i1 %64, label %52, label %54, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #3

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(1) }
attributes #5 = { nounwind }

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
