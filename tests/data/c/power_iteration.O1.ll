; ModuleID = 'power_iteration.c'
source_filename = "power_iteration.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @power_iteration(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = shl nsw i64 %3, 3
  %5 = tail call noalias ptr @malloc(i64 noundef %4) #5
  %6 = tail call noalias ptr @malloc(i64 noundef %4) #5
  %7 = icmp sgt i32 %1, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %2
  %9 = uitofp nneg i32 %1 to double
  %10 = tail call double @sqrt(double noundef %9) #6, !tbaa !4
  %11 = fdiv double 1.000000e+00, %10
  %12 = zext nneg i32 %1 to i64
  br label %20

13:                                               ; preds = %20, %2
  %14 = icmp sgt i32 %1, 0
  %15 = icmp sgt i32 %1, 0
  %16 = zext i32 %1 to i64
  %17 = zext nneg i32 %1 to i64
  %18 = zext nneg i32 %1 to i64
  %19 = zext nneg i32 %1 to i64
  br label %25

20:                                               ; preds = %8, %20
  %21 = phi i64 [ 0, %8 ], [ %23, %20 ]
  %22 = getelementptr inbounds nuw double, ptr %5, i64 %21
  store double %11, ptr %22, align 8, !tbaa !8
  %23 = add nuw nsw i64 %21, 1
  %24 = icmp eq i64 %23, %12
  br i1 %24, label %13, label %20, !llvm.loop !10

25:                                               ; preds = %13, %62
  %26 = phi i32 [ 0, %13 ], [ %63, %62 ]
  %27 = phi double [ 1.000000e+00, %13 ], [ %36, %62 ]
  %28 = phi double [ 0.000000e+00, %13 ], [ %27, %62 ]
  %29 = fsub double %27, %28
  %30 = tail call double @llvm.fabs.f64(double %29)
  %31 = fcmp ogt double %30, 1.000000e-15
  br i1 %31, label %32, label %33

32:                                               ; preds = %25
  br i1 %14, label %38, label %35

33:                                               ; preds = %62, %25
  %34 = phi double [ %36, %62 ], [ %27, %25 ]
  tail call void @free(ptr noundef %5) #6
  tail call void @free(ptr noundef %6) #6
  ret double %34

35:                                               ; preds = %45, %32
  %36 = phi double [ 0.000000e+00, %32 ], [ %48, %45 ]
  %37 = phi double [ 0.000000e+00, %32 ], [ %49, %45 ]
  br i1 %15, label %65, label %62

38:                                               ; preds = %32, %45
  %39 = phi i64 [ %50, %45 ], [ 0, %32 ]
  %40 = phi double [ %49, %45 ], [ 0.000000e+00, %32 ]
  %41 = phi double [ %48, %45 ], [ 0.000000e+00, %32 ]
  %42 = getelementptr inbounds nuw double, ptr %6, i64 %39
  store double 0.000000e+00, ptr %42, align 8, !tbaa !8
  %43 = mul nuw nsw i64 %39, %16
  %44 = getelementptr inbounds double, ptr %0, i64 %43
  br label %52

45:                                               ; preds = %52
  store double %59, ptr %42, align 8, !tbaa !8
  %46 = getelementptr inbounds nuw double, ptr %5, i64 %39
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = tail call double @llvm.fmuladd.f64(double %59, double %47, double %41)
  %49 = tail call double @llvm.fmuladd.f64(double %59, double %59, double %40)
  %50 = add nuw nsw i64 %39, 1
  %51 = icmp eq i64 %50, %17
  br i1 %51, label %35, label %38, !llvm.loop !13

52:                                               ; preds = %38, %52
  %53 = phi i64 [ 0, %38 ], [ %60, %52 ]
  %54 = phi double [ 0.000000e+00, %38 ], [ %59, %52 ]
  %55 = getelementptr inbounds double, ptr %44, i64 %53
  %56 = load double, ptr %55, align 8, !tbaa !8
  %57 = getelementptr inbounds nuw double, ptr %5, i64 %53
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = tail call double @llvm.fmuladd.f64(double %56, double %58, double %54)
  %60 = add nuw nsw i64 %53, 1
  %61 = icmp eq i64 %60, %18
  br i1 %61, label %45, label %52, !llvm.loop !14

62:                                               ; preds = %65, %35
  %63 = add nuw nsw i32 %26, 1
  %64 = icmp eq i32 %63, 2000
  br i1 %64, label %33, label %25, !llvm.loop !15

65:                                               ; preds = %35, %65
  %66 = phi i64 [ %72, %65 ], [ 0, %35 ]
  %67 = getelementptr inbounds nuw double, ptr %6, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !8
  %69 = tail call double @sqrt(double noundef %37) #6, !tbaa !4
  %70 = fdiv double %68, %69
  %71 = getelementptr inbounds nuw double, ptr %5, i64 %66
  store double %70, ptr %71, align 8, !tbaa !8
  %72 = add nuw nsw i64 %66, 1
  %73 = icmp eq i64 %72, %19
  br i1 %73, label %62, label %65, !llvm.loop !16
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

attributes #0 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }
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
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
!16 = distinct !{!16, !11, !12}
