; ModuleID = 'dynamic_vector.c'
source_filename = "dynamic_vector.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @dynamic_vector(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %76

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %16

6:                                                ; preds = %52
  %7 = icmp ugt i64 %54, 1
  br i1 %7, label %8, label %76

8:                                                ; preds = %6
  %9 = load double, ptr %53, align 8, !tbaa !8
  %10 = add i64 %54, -1
  %11 = add i64 %54, -2
  %12 = and i64 %10, 3
  %13 = icmp ult i64 %11, 3
  br i1 %13, label %60, label %14

14:                                               ; preds = %8
  %15 = and i64 %10, -4
  br label %79

16:                                               ; preds = %4, %52
  %17 = phi i64 [ 0, %4 ], [ %56, %52 ]
  %18 = phi i64 [ 0, %4 ], [ %55, %52 ]
  %19 = phi i64 [ 0, %4 ], [ %54, %52 ]
  %20 = phi ptr [ null, %4 ], [ %53, %52 ]
  %21 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %22 = load double, ptr %21, align 8, !tbaa !8
  %23 = fmul double %22, %22
  %24 = icmp eq i64 %19, %18
  br i1 %24, label %25, label %31

25:                                               ; preds = %16
  %26 = icmp eq i64 %18, 0
  %27 = shl i64 %18, 1
  %28 = select i1 %26, i64 1, i64 %27
  %29 = shl i64 %28, 3
  %30 = tail call ptr @realloc(ptr noundef %20, i64 noundef %29) #5
  br label %31

31:                                               ; preds = %16, %25
  %32 = phi ptr [ %30, %25 ], [ %20, %16 ]
  %33 = phi i64 [ %28, %25 ], [ %18, %16 ]
  %34 = add i64 %19, 1
  %35 = getelementptr inbounds nuw double, ptr %32, i64 %19
  store double %23, ptr %35, align 8, !tbaa !8
  %36 = load double, ptr %21, align 8, !tbaa !8
  %37 = fcmp ogt double %36, 0.000000e+00
  br i1 %37, label %38, label %52

38:                                               ; preds = %31
  %39 = fmul double %36, 3.000000e+00
  %40 = icmp eq i64 %34, %33
  br i1 %40, label %41, label %47

41:                                               ; preds = %38
  %42 = icmp eq i64 %33, 0
  %43 = shl i64 %33, 1
  %44 = select i1 %42, i64 1, i64 %43
  %45 = shl i64 %44, 3
  %46 = tail call ptr @realloc(ptr noundef nonnull %32, i64 noundef %45) #5
  br label %47

47:                                               ; preds = %38, %41
  %48 = phi ptr [ %46, %41 ], [ %32, %38 ]
  %49 = phi i64 [ %44, %41 ], [ %33, %38 ]
  %50 = add i64 %19, 2
  %51 = getelementptr inbounds nuw double, ptr %48, i64 %34
  store double %39, ptr %51, align 8, !tbaa !8
  br label %52

52:                                               ; preds = %31, %47
  %53 = phi ptr [ %48, %47 ], [ %32, %31 ]
  %54 = phi i64 [ %50, %47 ], [ %34, %31 ]
  %55 = phi i64 [ %49, %47 ], [ %33, %31 ]
  %56 = add nuw nsw i64 %17, 1
  %57 = icmp eq i64 %56, %5
  br i1 %57, label %6, label %16, !llvm.loop !10

58:                                               ; preds = %79
  %59 = icmp eq i64 %12, 0
  br i1 %59, label %76, label %60

60:                                               ; preds = %58, %8
  %61 = phi double [ %9, %8 ], [ %97, %58 ]
  %62 = phi i64 [ 1, %8 ], [ %99, %58 ]
  %63 = phi double [ 0.000000e+00, %8 ], [ %98, %58 ]
  %64 = icmp ne i64 %12, 0
  tail call void @llvm.assume(i1 %64)
  br label %65

65:                                               ; preds = %65, %60
  %66 = phi double [ %71, %65 ], [ %61, %60 ]
  %67 = phi i64 [ %73, %65 ], [ %62, %60 ]
  %68 = phi double [ %72, %65 ], [ %63, %60 ]
  %69 = phi i64 [ %74, %65 ], [ 0, %60 ]
  %70 = getelementptr inbounds nuw double, ptr %53, i64 %67
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = tail call double @llvm.fmuladd.f64(double %66, double %71, double %68)
  %73 = add nuw i64 %67, 1
  %74 = add i64 %69, 1
  %75 = icmp eq i64 %74, %12
  br i1 %75, label %76, label %65, !llvm.loop !12

76:                                               ; preds = %58, %65, %2, %6
  %77 = phi ptr [ %53, %6 ], [ null, %2 ], [ %53, %65 ], [ %53, %58 ]
  %78 = phi double [ 0.000000e+00, %6 ], [ 0.000000e+00, %2 ], [ %98, %58 ], [ %72, %65 ]
  tail call void @free(ptr noundef %77) #6
  ret double %78

79:                                               ; preds = %79, %14
  %80 = phi double [ %9, %14 ], [ %97, %79 ]
  %81 = phi i64 [ 1, %14 ], [ %99, %79 ]
  %82 = phi double [ 0.000000e+00, %14 ], [ %98, %79 ]
  %83 = phi i64 [ 0, %14 ], [ %100, %79 ]
  %84 = getelementptr inbounds nuw double, ptr %53, i64 %81
  %85 = load double, ptr %84, align 8, !tbaa !8
  %86 = tail call double @llvm.fmuladd.f64(double %80, double %85, double %82)
  %87 = getelementptr inbounds nuw double, ptr %53, i64 %81
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = tail call double @llvm.fmuladd.f64(double %85, double %89, double %86)
  %91 = getelementptr inbounds nuw double, ptr %53, i64 %81
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %93 = load double, ptr %92, align 8, !tbaa !8
  %94 = tail call double @llvm.fmuladd.f64(double %89, double %93, double %90)
  %95 = getelementptr inbounds nuw double, ptr %53, i64 %81
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 24
  %97 = load double, ptr %96, align 8, !tbaa !8
  %98 = tail call double @llvm.fmuladd.f64(double %93, double %97, double %94)
  %99 = add nuw i64 %81, 4
  %100 = add i64 %83, 4
  %101 = icmp eq i64 %100, %15
  br i1 %101, label %58, label %79, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !11}
