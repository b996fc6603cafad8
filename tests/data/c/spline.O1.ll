; ModuleID = 'spline.c'
source_filename = "spline.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @spline(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = sext i32 %2 to i64
  %6 = tail call noalias ptr @calloc(i64 noundef %5, i64 noundef 8) #4
  %7 = tail call noalias ptr @calloc(i64 noundef %5, i64 noundef 8) #4
  %8 = add i32 %2, -1
  %9 = icmp sgt i32 %2, 2
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = zext i32 %8 to i64
  %12 = load double, ptr %7, align 8
  %13 = load double, ptr %6, align 8
  br label %25

14:                                               ; preds = %25, %4
  %15 = sext i32 %8 to i64
  %16 = getelementptr inbounds double, ptr %6, i64 %15
  store double 0.000000e+00, ptr %16, align 8, !tbaa !8
  %17 = icmp sgt i32 %2, 1
  br i1 %17, label %18, label %63

18:                                               ; preds = %14
  %19 = add nsw i32 %2, -2
  %20 = zext i32 %19 to i64
  %21 = shl nuw nsw i64 %20, 3
  %22 = getelementptr i8, ptr %6, i64 %21
  %23 = getelementptr i8, ptr %22, i64 8
  %24 = load double, ptr %23, align 8
  br label %65

25:                                               ; preds = %10, %25
  %26 = phi double [ %13, %10 ], [ %42, %25 ]
  %27 = phi double [ %12, %10 ], [ %60, %25 ]
  %28 = phi i64 [ 1, %10 ], [ %35, %25 ]
  %29 = getelementptr inbounds nuw double, ptr %0, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !8
  %31 = add nsw i64 %28, -1
  %32 = getelementptr inbounds double, ptr %0, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = fsub double %30, %33
  %35 = add nuw nsw i64 %28, 1
  %36 = getelementptr inbounds nuw double, ptr %0, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !8
  %38 = fsub double %37, %33
  %39 = fdiv double %34, %38
  %40 = tail call double @llvm.fmuladd.f64(double %39, double %26, double 2.000000e+00)
  %41 = fadd double %39, -1.000000e+00
  %42 = fdiv double %41, %40
  %43 = getelementptr inbounds nuw double, ptr %6, i64 %28
  store double %42, ptr %43, align 8, !tbaa !8
  %44 = getelementptr inbounds nuw double, ptr %1, i64 %35
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = getelementptr inbounds nuw double, ptr %1, i64 %28
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = fsub double %45, %47
  %49 = fsub double %37, %30
  %50 = fdiv double %48, %49
  %51 = getelementptr inbounds double, ptr %1, i64 %31
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = fsub double %47, %52
  %54 = fdiv double %53, %34
  %55 = fsub double %50, %54
  %56 = fmul double %55, 6.000000e+00
  %57 = fdiv double %56, %38
  %58 = fneg double %39
  %59 = tail call double @llvm.fmuladd.f64(double %58, double %27, double %57)
  %60 = fdiv double %59, %40
  %61 = getelementptr inbounds nuw double, ptr %7, i64 %28
  store double %60, ptr %61, align 8, !tbaa !8
  %62 = icmp eq i64 %35, %11
  br i1 %62, label %14, label %25, !llvm.loop !10

63:                                               ; preds = %65, %14
  %64 = icmp sgt i32 %2, 2
  br i1 %64, label %75, label %90

65:                                               ; preds = %18, %65
  %66 = phi double [ %24, %18 ], [ %72, %65 ]
  %67 = phi i64 [ %20, %18 ], [ %73, %65 ]
  %68 = getelementptr inbounds nuw double, ptr %6, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = getelementptr inbounds nuw double, ptr %7, i64 %67
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = tail call double @llvm.fmuladd.f64(double %69, double %66, double %71)
  store double %72, ptr %68, align 8, !tbaa !8
  %73 = add nsw i64 %67, -1
  %74 = icmp sgt i64 %67, 0
  br i1 %74, label %65, label %63, !llvm.loop !13

75:                                               ; preds = %63, %75
  %76 = phi i32 [ %85, %75 ], [ 0, %63 ]
  %77 = phi i32 [ %84, %75 ], [ %8, %63 ]
  %78 = add nsw i32 %76, %77
  %79 = ashr i32 %78, 1
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr %0, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !8
  %83 = fcmp ogt double %82, %3
  %84 = select i1 %83, i32 %79, i32 %77
  %85 = select i1 %83, i32 %76, i32 %79
  %86 = sub nsw i32 %84, %85
  %87 = icmp sgt i32 %86, 1
  br i1 %87, label %75, label %88, !llvm.loop !14

88:                                               ; preds = %75
  %89 = sext i32 %85 to i64
  br label %90

90:                                               ; preds = %88, %63
  %91 = phi i32 [ %8, %63 ], [ %84, %88 ]
  %92 = phi i64 [ 0, %63 ], [ %89, %88 ]
  %93 = sext i32 %91 to i64
  %94 = getelementptr inbounds double, ptr %0, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !8
  %96 = getelementptr inbounds double, ptr %0, i64 %92
  %97 = load double, ptr %96, align 8, !tbaa !8
  %98 = fsub double %95, %97
  %99 = fsub double %95, %3
  %100 = fdiv double %99, %98
  %101 = fsub double %3, %97
  %102 = fdiv double %101, %98
  %103 = getelementptr inbounds double, ptr %1, i64 %92
  %104 = load double, ptr %103, align 8, !tbaa !8
  %105 = getelementptr inbounds double, ptr %1, i64 %93
  %106 = load double, ptr %105, align 8, !tbaa !8
  %107 = fmul double %102, %106
  %108 = tail call double @llvm.fmuladd.f64(double %100, double %104, double %107)
  %109 = fmul double %100, %100
  %110 = fneg double %100
  %111 = tail call double @llvm.fmuladd.f64(double %109, double %100, double %110)
  %112 = getelementptr inbounds double, ptr %6, i64 %92
  %113 = load double, ptr %112, align 8, !tbaa !8
  %114 = fmul double %102, %102
  %115 = fneg double %102
  %116 = tail call double @llvm.fmuladd.f64(double %114, double %102, double %115)
  %117 = getelementptr inbounds double, ptr %6, i64 %93
  %118 = load double, ptr %117, align 8, !tbaa !8
  %119 = fmul double %116, %118
  %120 = tail call double @llvm.fmuladd.f64(double %111, double %113, double %119)
  %121 = fmul double %98, %120
  %122 = fmul double %98, %121
  %123 = fdiv double %122, 6.000000e+00
  %124 = fadd double %108, %123
  tail call void @free(ptr noundef %6) #5
  tail call void @free(ptr noundef %7) #5
  ret double %124
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

attributes #0 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0,1) }
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
!14 = distinct !{!14, !11, !12}
