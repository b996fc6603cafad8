; ModuleID = 'malloc_temporary.c'
source_filename = "malloc_temporary.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @malloc_temporary(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = shl nsw i64 %3, 3
  %5 = tail call noalias ptr @malloc(i64 noundef %4) #6
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %65

7:                                                ; preds = %2
  %8 = zext nneg i32 %1 to i64
  %9 = and i64 %8, 1
  %10 = icmp eq i32 %1, 1
  br i1 %10, label %15, label %11

11:                                               ; preds = %7
  %12 = and i64 %8, 2147483646
  br label %29

13:                                               ; preds = %29
  %14 = icmp eq i64 %9, 0
  br i1 %14, label %23, label %15

15:                                               ; preds = %13, %7
  %16 = phi i64 [ 0, %7 ], [ %43, %13 ]
  %17 = icmp ne i64 %9, 0
  tail call void @llvm.assume(i1 %17)
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %19 = load double, ptr %18, align 8, !tbaa !8
  %20 = tail call double @sin(double noundef %19) #7, !tbaa !4
  %21 = tail call double @llvm.fmuladd.f64(double %19, double %19, double %20)
  %22 = getelementptr inbounds nuw double, ptr %5, i64 %16
  store double %21, ptr %22, align 8, !tbaa !8
  br label %23

23:                                               ; preds = %13, %15
  %24 = getelementptr double, ptr %5, i64 %3
  %25 = and i64 %8, 3
  %26 = icmp ult i32 %1, 4
  br i1 %26, label %48, label %27

27:                                               ; preds = %23
  %28 = and i64 %8, 2147483644
  br label %67

29:                                               ; preds = %29, %11
  %30 = phi i64 [ 0, %11 ], [ %43, %29 ]
  %31 = phi i64 [ 0, %11 ], [ %44, %29 ]
  %32 = getelementptr inbounds nuw double, ptr %0, i64 %30
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = tail call double @sin(double noundef %33) #7, !tbaa !4
  %35 = tail call double @llvm.fmuladd.f64(double %33, double %33, double %34)
  %36 = getelementptr inbounds nuw double, ptr %5, i64 %30
  store double %35, ptr %36, align 8, !tbaa !8
  %37 = or disjoint i64 %30, 1
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = tail call double @sin(double noundef %39) #7, !tbaa !4
  %41 = tail call double @llvm.fmuladd.f64(double %39, double %39, double %40)
  %42 = getelementptr inbounds nuw double, ptr %5, i64 %37
  store double %41, ptr %42, align 8, !tbaa !8
  %43 = add nuw nsw i64 %30, 2
  %44 = add i64 %31, 2
  %45 = icmp eq i64 %44, %12
  br i1 %45, label %13, label %29, !llvm.loop !10

46:                                               ; preds = %67
  %47 = icmp eq i64 %25, 0
  br i1 %47, label %65, label %48

48:                                               ; preds = %46, %23
  %49 = phi i64 [ 0, %23 ], [ %98, %46 ]
  %50 = phi double [ 0.000000e+00, %23 ], [ %97, %46 ]
  %51 = icmp ne i64 %25, 0
  tail call void @llvm.assume(i1 %51)
  br label %52

52:                                               ; preds = %52, %48
  %53 = phi i64 [ %49, %48 ], [ %62, %52 ]
  %54 = phi double [ %50, %48 ], [ %61, %52 ]
  %55 = phi i64 [ 0, %48 ], [ %63, %52 ]
  %56 = getelementptr inbounds nuw double, ptr %5, i64 %53
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = xor i64 %53, -1
  %59 = getelementptr double, ptr %24, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !8
  %61 = tail call double @llvm.fmuladd.f64(double %57, double %60, double %54)
  %62 = add nuw nsw i64 %53, 1
  %63 = add i64 %55, 1
  %64 = icmp eq i64 %63, %25
  br i1 %64, label %65, label %52, !llvm.loop !12

65:                                               ; preds = %46, %52, %2
  %66 = phi double [ 0.000000e+00, %2 ], [ %97, %46 ], [ %61, %52 ]
  tail call void @free(ptr noundef %5) #7
  ret double %66

67:                                               ; preds = %67, %27
  %68 = phi i64 [ 0, %27 ], [ %98, %67 ]
  %69 = phi double [ 0.000000e+00, %27 ], [ %97, %67 ]
  %70 = phi i64 [ 0, %27 ], [ %99, %67 ]
  %71 = getelementptr inbounds nuw double, ptr %5, i64 %68
  %72 = load double, ptr %71, align 8, !tbaa !8
  %73 = xor i64 %68, -1
  %74 = getelementptr double, ptr %24, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = tail call double @llvm.fmuladd.f64(double %72, double %75, double %69)
  %77 = getelementptr inbounds nuw double, ptr %5, i64 %68
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %79 = load double, ptr %78, align 8, !tbaa !8
  %80 = xor i64 %68, -2
  %81 = getelementptr double, ptr %24, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !8
  %83 = tail call double @llvm.fmuladd.f64(double %79, double %82, double %76)
  %84 = getelementptr inbounds nuw double, ptr %5, i64 %68
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %86 = load double, ptr %85, align 8, !tbaa !8
  %87 = xor i64 %68, -3
  %88 = getelementptr double, ptr %24, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = tail call double @llvm.fmuladd.f64(double %86, double %89, double %83)
  %91 = getelementptr inbounds nuw double, ptr %5, i64 %68
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 24
  %93 = load double, ptr %92, align 8, !tbaa !8
  %94 = xor i64 %68, -4
  %95 = getelementptr double, ptr %24, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !8
  %97 = tail call double @llvm.fmuladd.f64(double %93, double %96, double %90)
  %98 = add nuw nsw i64 %68, 4
  %99 = add i64 %70, 4
  %100 = icmp eq i64 %99, %28
  br i1 %100, label %46, label %67, !llvm.loop !14
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

attributes #0 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !11}
