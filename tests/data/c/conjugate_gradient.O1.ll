; ModuleID = 'conjugate_gradient.c'
source_filename = "conjugate_gradient.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @conjugate_gradient(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = shl nsw i32 %2, 2
  %5 = sext i32 %4 to i64
  %6 = shl nsw i64 %5, 3
  %7 = tail call noalias ptr @malloc(i64 noundef %6) #6
  %8 = sext i32 %2 to i64
  %9 = getelementptr inbounds double, ptr %7, i64 %8
  %10 = getelementptr inbounds double, ptr %9, i64 %8
  %11 = getelementptr inbounds double, ptr %10, i64 %8
  %12 = shl nsw i64 %8, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 %12, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %1, i64 %12, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %1, i64 %12, i1 false)
  %13 = icmp sgt i32 %2, 0
  br i1 %13, label %14, label %24

14:                                               ; preds = %3
  %15 = zext nneg i32 %2 to i64
  br label %16

16:                                               ; preds = %16, %14
  %17 = phi i64 [ 0, %14 ], [ %22, %16 ]
  %18 = phi double [ 0.000000e+00, %14 ], [ %21, %16 ]
  %19 = getelementptr inbounds nuw double, ptr %9, i64 %17
  %20 = load double, ptr %19, align 8, !tbaa !8
  %21 = tail call double @llvm.fmuladd.f64(double %20, double %20, double %18)
  %22 = add nuw nsw i64 %17, 1
  %23 = icmp eq i64 %22, %15
  br i1 %23, label %24, label %16, !llvm.loop !10

24:                                               ; preds = %16, %3
  %25 = phi double [ 0.000000e+00, %3 ], [ %21, %16 ]
  %26 = icmp sgt i32 %2, 1
  br i1 %26, label %27, label %34

27:                                               ; preds = %24
  %28 = zext nneg i32 %2 to i64
  %29 = zext nneg i32 %2 to i64
  %30 = zext nneg i32 %2 to i64
  %31 = zext nneg i32 %2 to i64
  %32 = zext nneg i32 %2 to i64
  %33 = add nsw i32 %2, -2
  br label %49

34:                                               ; preds = %116, %24
  br i1 %13, label %35, label %47

35:                                               ; preds = %34
  %36 = zext nneg i32 %2 to i64
  br label %37

37:                                               ; preds = %37, %35
  %38 = phi i64 [ 0, %35 ], [ %45, %37 ]
  %39 = phi double [ 0.000000e+00, %35 ], [ %44, %37 ]
  %40 = getelementptr inbounds nuw double, ptr %7, i64 %38
  %41 = load double, ptr %40, align 8, !tbaa !8
  %42 = getelementptr inbounds nuw double, ptr %1, i64 %38
  %43 = load double, ptr %42, align 8, !tbaa !8
  %44 = tail call double @llvm.fmuladd.f64(double %41, double %43, double %39)
  %45 = add nuw nsw i64 %38, 1
  %46 = icmp eq i64 %45, %36
  br i1 %46, label %47, label %37, !llvm.loop !10

47:                                               ; preds = %37, %34
  %48 = phi double [ 0.000000e+00, %34 ], [ %44, %37 ]
  tail call void @free(ptr noundef %7) #7
  ret double %48

49:                                               ; preds = %27, %116
  %50 = phi double [ %25, %27 ], [ %100, %116 ]
  %51 = phi i32 [ 0, %27 ], [ %117, %116 ]
  br i1 %13, label %52, label %86

52:                                               ; preds = %49, %74
  %53 = phi i64 [ %67, %74 ], [ 0, %49 ]
  %54 = getelementptr inbounds nuw double, ptr %0, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !8
  %56 = fadd double %55, 3.000000e+00
  %57 = getelementptr inbounds nuw double, ptr %10, i64 %53
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = fmul double %56, %58
  %60 = getelementptr inbounds nuw double, ptr %11, i64 %53
  store double %59, ptr %60, align 8, !tbaa !8
  %61 = icmp eq i64 %53, 0
  br i1 %61, label %66, label %62

62:                                               ; preds = %52
  %63 = getelementptr i8, ptr %57, i64 -8
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = fsub double %59, %64
  store double %65, ptr %60, align 8, !tbaa !8
  br label %66

66:                                               ; preds = %62, %52
  %67 = add nuw nsw i64 %53, 1
  %68 = icmp samesign ult i64 %67, %28
  br i1 %68, label %69, label %74

69:                                               ; preds = %66
  %70 = getelementptr inbounds nuw double, ptr %10, i64 %67
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = load double, ptr %60, align 8, !tbaa !8
  %73 = fsub double %72, %71
  store double %73, ptr %60, align 8, !tbaa !8
  br label %74

74:                                               ; preds = %69, %66
  %75 = icmp eq i64 %67, %28
  br i1 %75, label %76, label %52, !llvm.loop !13

76:                                               ; preds = %74, %76
  %77 = phi i64 [ %84, %76 ], [ 0, %74 ]
  %78 = phi double [ %83, %76 ], [ 0.000000e+00, %74 ]
  %79 = getelementptr inbounds nuw double, ptr %10, i64 %77
  %80 = load double, ptr %79, align 8, !tbaa !8
  %81 = getelementptr inbounds nuw double, ptr %11, i64 %77
  %82 = load double, ptr %81, align 8, !tbaa !8
  %83 = tail call double @llvm.fmuladd.f64(double %80, double %82, double %78)
  %84 = add nuw nsw i64 %77, 1
  %85 = icmp eq i64 %84, %29
  br i1 %85, label %86, label %76, !llvm.loop !10

86:                                               ; preds = %76, %49
  %87 = phi double [ 0.000000e+00, %49 ], [ %83, %76 ]
  %88 = fdiv double %50, %87
  %89 = fneg double %88
  br label %102

90:                                               ; preds = %102
  br i1 %13, label %91, label %99

91:                                               ; preds = %90, %91
  %92 = phi i64 [ %97, %91 ], [ 0, %90 ]
  %93 = phi double [ %96, %91 ], [ 0.000000e+00, %90 ]
  %94 = getelementptr inbounds nuw double, ptr %9, i64 %92
  %95 = load double, ptr %94, align 8, !tbaa !8
  %96 = tail call double @llvm.fmuladd.f64(double %95, double %95, double %93)
  %97 = add nuw nsw i64 %92, 1
  %98 = icmp eq i64 %97, %30
  br i1 %98, label %99, label %91, !llvm.loop !10

99:                                               ; preds = %91, %90
  %100 = phi double [ 0.000000e+00, %90 ], [ %96, %91 ]
  %101 = fdiv double %100, %50
  br label %119

102:                                              ; preds = %86, %102
  %103 = phi i64 [ 0, %86 ], [ %114, %102 ]
  %104 = getelementptr inbounds nuw double, ptr %10, i64 %103
  %105 = load double, ptr %104, align 8, !tbaa !8
  %106 = getelementptr inbounds nuw double, ptr %7, i64 %103
  %107 = load double, ptr %106, align 8, !tbaa !8
  %108 = tail call double @llvm.fmuladd.f64(double %88, double %105, double %107)
  store double %108, ptr %106, align 8, !tbaa !8
  %109 = getelementptr inbounds nuw double, ptr %11, i64 %103
  %110 = load double, ptr %109, align 8, !tbaa !8
  %111 = getelementptr inbounds nuw double, ptr %9, i64 %103
  %112 = load double, ptr %111, align 8, !tbaa !8
  %113 = tail call double @llvm.fmuladd.f64(double %89, double %110, double %112)
  store double %113, ptr %111, align 8, !tbaa !8
  %114 = add nuw nsw i64 %103, 1
  %115 = icmp eq i64 %114, %31
  br i1 %115, label %90, label %102, !llvm.loop !14

116:                                              ; preds = %119
  %117 = add nuw nsw i32 %51, 1
  %118 = icmp eq i32 %51, %33
  br i1 %118, label %34, label %49, !llvm.loop !15

119:                                              ; preds = %99, %119
  %120 = phi i64 [ 0, %99 ], [ %126, %119 ]
  %121 = getelementptr inbounds nuw double, ptr %9, i64 %120
  %122 = load double, ptr %121, align 8, !tbaa !8
  %123 = getelementptr inbounds nuw double, ptr %10, i64 %120
  %124 = load double, ptr %123, align 8, !tbaa !8
  %125 = tail call double @llvm.fmuladd.f64(double %101, double %124, double %122)
  store double %125, ptr %123, align 8, !tbaa !8
  %126 = add nuw nsw i64 %120, 1
  %127 = icmp eq i64 %126, %32
  br i1 %127, label %116, label %119, !llvm.loop !16
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
!16 = distinct !{!16, !11, !12}
