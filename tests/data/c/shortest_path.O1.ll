; ModuleID = 'shortest_path.c'
source_filename = "shortest_path.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.entry = type { double, i32 }

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @shortest_path(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = add nsw i32 %3, 1
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 4
  %9 = tail call noalias ptr @malloc(i64 noundef %8) #5
  %10 = sext i32 %4 to i64
  %11 = shl nsw i64 %10, 3
  %12 = tail call noalias ptr @malloc(i64 noundef %11) #5
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %5
  %15 = zext nneg i32 %4 to i64
  br label %21

16:                                               ; preds = %21, %5
  store double 0.000000e+00, ptr %12, align 8, !tbaa !8
  store double 0.000000e+00, ptr %9, align 8, !tbaa !8
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i32 0, ptr %17, align 8, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %19 = icmp slt i32 %3, 1
  %20 = zext nneg i32 %3 to i64
  br label %26

21:                                               ; preds = %14, %21
  %22 = phi i64 [ 0, %14 ], [ %24, %21 ]
  %23 = getelementptr inbounds nuw double, ptr %12, i64 %22
  store double 1.000000e+30, ptr %23, align 8, !tbaa !8
  %24 = add nuw nsw i64 %22, 1
  %25 = icmp eq i64 %24, %15
  br i1 %25, label %16, label %21, !llvm.loop !10

26:                                               ; preds = %16, %116
  %27 = phi i32 [ 1, %16 ], [ %117, %116 ]
  %28 = load double, ptr %9, align 8, !tbaa !8
  %29 = load i32, ptr %18, align 8, !tbaa !4
  %30 = add nsw i32 %27, -1
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.entry, ptr %9, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = icmp sgt i32 %27, 2
  br i1 %36, label %37, label %67

37:                                               ; preds = %26, %58
  %38 = phi i32 [ %62, %58 ], [ 1, %26 ]
  %39 = phi i32 [ %61, %58 ], [ 0, %26 ]
  %40 = phi i32 [ %53, %58 ], [ 0, %26 ]
  %41 = add nsw i32 %39, 2
  %42 = icmp slt i32 %41, %30
  br i1 %42, label %43, label %52

43:                                               ; preds = %37
  %44 = sext i32 %41 to i64
  %45 = getelementptr inbounds %struct.entry, ptr %9, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !13
  %47 = sext i32 %38 to i64
  %48 = getelementptr inbounds %struct.entry, ptr %9, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !13
  %50 = fcmp olt double %46, %49
  br i1 %50, label %51, label %52

51:                                               ; preds = %43
  br label %52

52:                                               ; preds = %51, %43, %37
  %53 = phi i32 [ %41, %51 ], [ %38, %43 ], [ %38, %37 ]
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.entry, ptr %9, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !13
  %57 = fcmp ugt double %33, %56
  br i1 %57, label %58, label %64

58:                                               ; preds = %52
  %59 = sext i32 %40 to i64
  %60 = getelementptr inbounds %struct.entry, ptr %9, i64 %59
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %60, ptr noundef nonnull align 8 dereferenceable(16) %55, i64 16, i1 false), !tbaa.struct !15
  %61 = shl nsw i32 %53, 1
  %62 = or disjoint i32 %61, 1
  %63 = icmp slt i32 %62, %30
  br i1 %63, label %37, label %64, !llvm.loop !16

64:                                               ; preds = %58, %52
  %65 = phi i32 [ %53, %58 ], [ %40, %52 ]
  %66 = sext i32 %65 to i64
  br label %67

67:                                               ; preds = %26, %64
  %68 = phi i64 [ 0, %26 ], [ %66, %64 ]
  %69 = getelementptr inbounds %struct.entry, ptr %9, i64 %68
  store double %33, ptr %69, align 8, !tbaa !8
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 8
  store i64 %35, ptr %70, align 8
  %71 = sext i32 %29 to i64
  %72 = getelementptr inbounds double, ptr %12, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = fcmp ogt double %28, %73
  %75 = or i1 %74, %19
  br i1 %75, label %116, label %76, !llvm.loop !17

76:                                               ; preds = %67, %112
  %77 = phi i64 [ %114, %112 ], [ 0, %67 ]
  %78 = phi i32 [ %113, %112 ], [ %30, %67 ]
  %79 = getelementptr inbounds nuw i32, ptr %1, i64 %77
  %80 = load i32, ptr %79, align 4, !tbaa !4
  %81 = icmp eq i32 %80, %29
  br i1 %81, label %82, label %112

82:                                               ; preds = %76
  %83 = getelementptr inbounds nuw double, ptr %0, i64 %77
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = fadd double %28, %84
  %86 = getelementptr inbounds nuw i32, ptr %2, i64 %77
  %87 = load i32, ptr %86, align 4, !tbaa !4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds double, ptr %12, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !8
  %91 = fcmp olt double %85, %90
  br i1 %91, label %92, label %112

92:                                               ; preds = %82
  store double %85, ptr %89, align 8, !tbaa !8
  %93 = add nsw i32 %78, 1
  %94 = icmp sgt i32 %78, 0
  br i1 %94, label %95, label %107

95:                                               ; preds = %92, %103
  %96 = phi i32 [ %98, %103 ], [ %78, %92 ]
  %97 = add nsw i32 %96, -1
  %98 = lshr i32 %97, 1
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw %struct.entry, ptr %9, i64 %99
  %101 = load double, ptr %100, align 8, !tbaa !13
  %102 = fcmp olt double %85, %101
  br i1 %102, label %103, label %107

103:                                              ; preds = %95
  %104 = zext nneg i32 %96 to i64
  %105 = getelementptr inbounds nuw %struct.entry, ptr %9, i64 %104
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %105, ptr noundef nonnull align 8 dereferenceable(16) %100, i64 16, i1 false), !tbaa.struct !15
  %106 = icmp eq i32 %98, 0
  br i1 %106, label %107, label %95, !llvm.loop !18

107:                                              ; preds = %95, %103, %92
  %108 = phi i32 [ %78, %92 ], [ %96, %95 ], [ 0, %103 ]
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds %struct.entry, ptr %9, i64 %109
  store double %85, ptr %110, align 8, !tbaa !8
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 8
  store i32 %87, ptr %111, align 8, !tbaa !4
  br label %112

112:                                              ; preds = %76, %82, %107
  %113 = phi i32 [ %93, %107 ], [ %78, %82 ], [ %78, %76 ]
  %114 = add nuw nsw i64 %77, 1
  %115 = icmp eq i64 %114, %20
  br i1 %115, label %116, label %76, !llvm.loop !19

116:                                              ; preds = %112, %67
  %117 = phi i32 [ %30, %67 ], [ %113, %112 ]
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %26

119:                                              ; preds = %116
  %120 = getelementptr double, ptr %12, i64 %10
  %121 = getelementptr i8, ptr %120, i64 -8
  %122 = load double, ptr %121, align 8, !tbaa !8
  %123 = sdiv i32 %4, 2
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds double, ptr %12, i64 %124
  %126 = load double, ptr %125, align 8, !tbaa !8
  %127 = tail call double @llvm.fmuladd.f64(double %122, double %122, double %126)
  tail call void @free(ptr noundef %12) #6
  tail call void @free(ptr noundef %9) #6
  ret double %127
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

attributes #0 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!13 = !{!14, !9, i64 0}
!14 = !{!"entry", !9, i64 0, !5, i64 8}
!15 = !{i64 0, i64 8, !8, i64 8, i64 4, !4}
!16 = distinct !{!16, !11, !12}
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11, !12}
!19 = distinct !{!19, !11, !12}
