; ModuleID = 'malloc_in_loop.c'
source_filename = "malloc_in_loop.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @malloc_in_loop(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noalias dereferenceable_or_null(8) ptr @malloc(i64 noundef 8) #6
  store double 1.000000e+00, ptr %3, align 8, !tbaa !8
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %10

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64
  br label %13

7:                                                ; preds = %36
  %8 = load double, ptr %48, align 8, !tbaa !8
  %9 = fmul double %43, %8
  br label %10

10:                                               ; preds = %7, %2
  %11 = phi ptr [ %3, %2 ], [ %48, %7 ]
  %12 = phi double [ 0.000000e+00, %2 ], [ %9, %7 ]
  tail call void @free(ptr noundef nonnull %11) #7
  ret double %12

13:                                               ; preds = %5, %36
  %14 = phi i64 [ 0, %5 ], [ %18, %36 ]
  %15 = phi i64 [ 1, %5 ], [ %49, %36 ]
  %16 = phi ptr [ %3, %5 ], [ %48, %36 ]
  %17 = phi double [ 0.000000e+00, %5 ], [ %43, %36 ]
  %18 = add nuw nsw i64 %14, 1
  %19 = shl nuw nsw i64 %18, 3
  %20 = tail call noalias ptr @malloc(i64 noundef %19) #6
  %21 = and i64 %15, 1
  %22 = icmp eq i64 %14, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %13
  %24 = and i64 %15, 9223372036854775806
  br label %51

25:                                               ; preds = %51
  %26 = icmp eq i64 %21, 0
  br i1 %26, label %36, label %27

27:                                               ; preds = %25, %13
  %28 = phi i64 [ 0, %13 ], [ %67, %25 ]
  %29 = icmp ne i64 %21, 0
  tail call void @llvm.assume(i1 %29)
  %30 = getelementptr inbounds nuw double, ptr %0, i64 %28
  %31 = load double, ptr %30, align 8, !tbaa !8
  %32 = tail call double @sin(double noundef %31) #7, !tbaa !4
  %33 = load double, ptr %16, align 8, !tbaa !8
  %34 = fmul double %32, %33
  %35 = getelementptr inbounds nuw double, ptr %20, i64 %28
  store double %34, ptr %35, align 8, !tbaa !8
  br label %36

36:                                               ; preds = %25, %27
  %37 = getelementptr inbounds nuw double, ptr %20, i64 %14
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = lshr i64 %14, 1
  %40 = and i64 %39, 2147483647
  %41 = getelementptr inbounds nuw double, ptr %20, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = tail call double @llvm.fmuladd.f64(double %38, double %42, double %17)
  %44 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = fcmp ogt double %45, 0.000000e+00
  %47 = select i1 %46, ptr %16, ptr %20
  %48 = select i1 %46, ptr %20, ptr %16
  tail call void @free(ptr noundef nonnull %47) #7
  %49 = add nuw nsw i64 %15, 1
  %50 = icmp eq i64 %18, %6
  br i1 %50, label %7, label %13, !llvm.loop !10

51:                                               ; preds = %51, %23
  %52 = phi i64 [ 0, %23 ], [ %67, %51 ]
  %53 = phi i64 [ 0, %23 ], [ %68, %51 ]
  %54 = getelementptr inbounds nuw double, ptr %0, i64 %52
  %55 = load double, ptr %54, align 8, !tbaa !8
  %56 = tail call double @sin(double noundef %55) #7, !tbaa !4
  %57 = load double, ptr %16, align 8, !tbaa !8
  %58 = fmul double %56, %57
  %59 = getelementptr inbounds nuw double, ptr %20, i64 %52
  store double %58, ptr %59, align 8, !tbaa !8
  %60 = or disjoint i64 %52, 1
  %61 = getelementptr inbounds nuw double, ptr %0, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = tail call double @sin(double noundef %62) #7, !tbaa !4
  %64 = load double, ptr %16, align 8, !tbaa !8
  %65 = fmul double %63, %64
  %66 = getelementptr inbounds nuw double, ptr %20, i64 %60
  store double %65, ptr %66, align 8, !tbaa !8
  %67 = add nuw nsw i64 %52, 2
  %68 = add i64 %53, 2
  %69 = icmp eq i64 %68, %24
  br i1 %69, label %25, label %51, !llvm.loop !12
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }

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
!12 = distinct !{!12, !11}
