; ModuleID = 'generic_stack.c'
source_filename = "generic_stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @generic_stack(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noalias dereferenceable_or_null(512) ptr @malloc(i64 noundef 512) #6
  %4 = tail call noalias dereferenceable_or_null(1024) ptr @malloc(i64 noundef 1024) #6
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %113

6:                                                ; preds = %2
  %7 = zext nneg i32 %1 to i64
  %8 = shl nuw nsw i64 %7, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 8 %0, i64 %8, i1 false)
  %9 = and i64 %7, 1
  %10 = icmp eq i32 %1, 1
  br i1 %10, label %15, label %11

11:                                               ; preds = %6
  %12 = and i64 %7, 2147483646
  br label %56

13:                                               ; preds = %56
  %14 = icmp eq i64 %9, 0
  br i1 %14, label %30, label %15

15:                                               ; preds = %13, %6
  %16 = phi i64 [ 0, %6 ], [ %70, %13 ]
  %17 = phi i64 [ 0, %6 ], [ %81, %13 ]
  %18 = icmp ne i64 %9, 0
  tail call void @llvm.assume(i1 %18)
  %19 = trunc i64 %16 to i32
  %20 = add i32 %19, 1
  %21 = uitofp nneg i32 %20 to float
  %22 = fmul float %21, 5.000000e-01
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = fmul double %24, %24
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 %17
  store float %22, ptr %26, align 1
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 4
  store i32 0, ptr %27, align 1
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store double %25, ptr %28, align 1
  %29 = add nuw nsw i64 %17, 16
  br label %30

30:                                               ; preds = %13, %15
  %31 = phi i64 [ %81, %13 ], [ %29, %15 ]
  %32 = add nsw i32 %1, -1
  %33 = zext i32 %32 to i64
  %34 = shl nuw nsw i64 %33, 3
  %35 = add nuw nsw i64 %34, 8
  %36 = and i32 %1, 1
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %50, label %38

38:                                               ; preds = %30
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 %34
  %40 = load double, ptr %39, align 1
  %41 = add i64 %31, -16
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 %41
  %43 = load float, ptr %42, align 1
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %45 = load double, ptr %44, align 1
  %46 = fmul double %40, %45
  %47 = fpext float %43 to double
  %48 = fmul double %46, %47
  %49 = fadd double %48, 0.000000e+00
  br label %50

50:                                               ; preds = %38, %30
  %51 = phi double [ poison, %30 ], [ %49, %38 ]
  %52 = phi double [ 0.000000e+00, %30 ], [ %49, %38 ]
  %53 = phi i64 [ %35, %30 ], [ %34, %38 ]
  %54 = phi i64 [ %31, %30 ], [ %41, %38 ]
  %55 = icmp eq i32 %32, 0
  br i1 %55, label %113, label %84

56:                                               ; preds = %56, %11
  %57 = phi i64 [ 0, %11 ], [ %70, %56 ]
  %58 = phi i64 [ 0, %11 ], [ %81, %56 ]
  %59 = phi i64 [ 0, %11 ], [ %82, %56 ]
  %60 = or disjoint i64 %57, 1
  %61 = trunc nuw nsw i64 %60 to i32
  %62 = uitofp nneg i32 %61 to float
  %63 = fmul float %62, 5.000000e-01
  %64 = getelementptr inbounds nuw double, ptr %0, i64 %57
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = fmul double %65, %65
  %67 = getelementptr inbounds nuw i8, ptr %4, i64 %58
  store float %63, ptr %67, align 1
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 4
  store i32 0, ptr %68, align 1
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  store double %66, ptr %69, align 1
  %70 = add nuw nsw i64 %57, 2
  %71 = trunc nuw nsw i64 %70 to i32
  %72 = uitofp nneg i32 %71 to float
  %73 = fmul float %72, 5.000000e-01
  %74 = getelementptr inbounds nuw double, ptr %0, i64 %60
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = fmul double %75, %75
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 %58
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 16
  store float %73, ptr %78, align 1
  %79 = getelementptr inbounds nuw i8, ptr %77, i64 20
  store i32 0, ptr %79, align 1
  %80 = getelementptr inbounds nuw i8, ptr %77, i64 24
  store double %76, ptr %80, align 1
  %81 = add nuw nsw i64 %58, 32
  %82 = add i64 %59, 2
  %83 = icmp eq i64 %82, %12
  br i1 %83, label %13, label %56, !llvm.loop !10

84:                                               ; preds = %50, %84
  %85 = phi double [ %111, %84 ], [ %52, %50 ]
  %86 = phi i64 [ %100, %84 ], [ %53, %50 ]
  %87 = phi i64 [ %103, %84 ], [ %54, %50 ]
  %88 = getelementptr i8, ptr %3, i64 %86
  %89 = getelementptr i8, ptr %88, i64 -8
  %90 = load double, ptr %89, align 1
  %91 = getelementptr i8, ptr %4, i64 %87
  %92 = getelementptr i8, ptr %91, i64 -16
  %93 = load float, ptr %92, align 1
  %94 = getelementptr i8, ptr %91, i64 -8
  %95 = load double, ptr %94, align 1
  %96 = fmul double %90, %95
  %97 = fpext float %93 to double
  %98 = fmul double %96, %97
  %99 = tail call double @llvm.fmuladd.f64(double %85, double 5.000000e-01, double %98)
  %100 = add i64 %86, -16
  %101 = getelementptr inbounds nuw i8, ptr %3, i64 %100
  %102 = load double, ptr %101, align 1
  %103 = add i64 %87, -32
  %104 = getelementptr inbounds nuw i8, ptr %4, i64 %103
  %105 = load float, ptr %104, align 1
  %106 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %107 = load double, ptr %106, align 1
  %108 = fmul double %102, %107
  %109 = fpext float %105 to double
  %110 = fmul double %108, %109
  %111 = tail call double @llvm.fmuladd.f64(double %99, double 5.000000e-01, double %110)
  %112 = icmp eq i64 %100, 0
  br i1 %112, label %113, label %84, !llvm.loop !12

113:                                              ; preds = %50, %84, %2
  %114 = phi double [ 0.000000e+00, %2 ], [ %51, %50 ], [ %111, %84 ]
  tail call void @free(ptr noundef %3) #7
  tail call void @free(ptr noundef %4) #7
  ret double %114
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
