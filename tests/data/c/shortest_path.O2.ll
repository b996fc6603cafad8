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
  br i1 %13, label %14, label %29

14:                                               ; preds = %5
  %15 = zext nneg i32 %4 to i64
  %16 = icmp ult i32 %4, 4
  br i1 %16, label %27, label %17

17:                                               ; preds = %14
  %18 = and i64 %15, 2147483644
  br label %19

19:                                               ; preds = %19, %17
  %20 = phi i64 [ 0, %17 ], [ %23, %19 ]
  %21 = getelementptr inbounds nuw double, ptr %12, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store <2 x double> splat (double 1.000000e+30), ptr %21, align 8, !tbaa !8
  store <2 x double> splat (double 1.000000e+30), ptr %22, align 8, !tbaa !8
  %23 = add nuw i64 %20, 4
  %24 = icmp eq i64 %23, %18
  br i1 %24, label %25, label %19, !llvm.loop !10

25:                                               ; preds = %19
  %26 = icmp eq i64 %18, %15
  br i1 %26, label %29, label %27

27:                                               ; preds = %14, %25
  %28 = phi i64 [ 0, %14 ], [ %18, %25 ]
  br label %33

29:                                               ; preds = %33, %25, %5
  store double 0.000000e+00, ptr %12, align 8, !tbaa !8
  store double 0.000000e+00, ptr %9, align 8, !tbaa !8
  %30 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i32 0, ptr %30, align 8, !tbaa !4
  %31 = icmp slt i32 %3, 1
  %32 = zext nneg i32 %3 to i64
  br label %38

33:                                               ; preds = %27, %33
  %34 = phi i64 [ %36, %33 ], [ %28, %27 ]
  %35 = getelementptr inbounds nuw double, ptr %12, i64 %34
  store double 1.000000e+30, ptr %35, align 8, !tbaa !8
  %36 = add nuw nsw i64 %34, 1
  %37 = icmp eq i64 %36, %15
  br i1 %37, label %29, label %33, !llvm.loop !14

38:                                               ; preds = %29, %131
  %39 = phi i32 [ 1, %29 ], [ %132, %131 ]
  %40 = load double, ptr %9, align 8, !tbaa !8
  %41 = load i32, ptr %30, align 8, !tbaa !4
  %42 = add nsw i32 %39, -1
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds %struct.entry, ptr %9, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %47 = load i64, ptr %46, align 8
  %48 = icmp sgt i32 %39, 2
  br i1 %48, label %49, label %82

49:                                               ; preds = %38, %72
  %50 = phi i32 [ %76, %72 ], [ 1, %38 ]
  %51 = phi i32 [ %75, %72 ], [ 0, %38 ]
  %52 = phi i32 [ %68, %72 ], [ 0, %38 ]
  %53 = add nsw i32 %51, 2
  %54 = icmp slt i32 %53, %42
  br i1 %54, label %57, label %55

55:                                               ; preds = %49
  %56 = sext i32 %50 to i64
  br label %66

57:                                               ; preds = %49
  %58 = sext i32 %53 to i64
  %59 = getelementptr inbounds %struct.entry, ptr %9, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !15
  %61 = sext i32 %50 to i64
  %62 = getelementptr inbounds %struct.entry, ptr %9, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !15
  %64 = fcmp olt double %60, %63
  br i1 %64, label %65, label %66

65:                                               ; preds = %57
  br label %66

66:                                               ; preds = %65, %57, %55
  %67 = phi i64 [ %56, %55 ], [ %58, %65 ], [ %61, %57 ]
  %68 = phi i32 [ %50, %55 ], [ %53, %65 ], [ %50, %57 ]
  %69 = getelementptr inbounds %struct.entry, ptr %9, i64 %67
  %70 = load double, ptr %69, align 8, !tbaa !15
  %71 = fcmp ugt double %45, %70
  br i1 %71, label %72, label %79

72:                                               ; preds = %66
  %73 = sext i32 %52 to i64
  %74 = getelementptr inbounds %struct.entry, ptr %9, i64 %73
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %74, ptr noundef nonnull align 8 dereferenceable(16) %69, i64 16, i1 false), !tbaa.struct !17
  %75 = shl nsw i32 %68, 1
  %76 = or disjoint i32 %75, 1
  %77 = icmp slt i32 %76, %42
  br i1 %77, label %49, label %78, !llvm.loop !18

78:                                               ; preds = %72
  br label %79, !llvm.loop !18

79:                                               ; preds = %66, %78
  %80 = phi i32 [ %68, %78 ], [ %52, %66 ]
  %81 = sext i32 %80 to i64
  br label %82

82:                                               ; preds = %38, %79
  %83 = phi i64 [ 0, %38 ], [ %81, %79 ]
  %84 = getelementptr inbounds %struct.entry, ptr %9, i64 %83
  store double %45, ptr %84, align 8, !tbaa !8
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 8
  store i64 %47, ptr %85, align 8
  %86 = sext i32 %41 to i64
  %87 = getelementptr inbounds double, ptr %12, i64 %86
  %88 = load double, ptr %87, align 8, !tbaa !8
  %89 = fcmp ogt double %40, %88
  %90 = or i1 %89, %31
  br i1 %90, label %131, label %91, !llvm.loop !19

91:                                               ; preds = %82, %127
  %92 = phi i64 [ %129, %127 ], [ 0, %82 ]
  %93 = phi i32 [ %128, %127 ], [ %42, %82 ]
  %94 = getelementptr inbounds nuw i32, ptr %1, i64 %92
  %95 = load i32, ptr %94, align 4, !tbaa !4
  %96 = icmp eq i32 %95, %41
  br i1 %96, label %97, label %127

97:                                               ; preds = %91
  %98 = getelementptr inbounds nuw double, ptr %0, i64 %92
  %99 = load double, ptr %98, align 8, !tbaa !8
  %100 = fadd double %40, %99
  %101 = getelementptr inbounds nuw i32, ptr %2, i64 %92
  %102 = load i32, ptr %101, align 4, !tbaa !4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds double, ptr %12, i64 %103
  %105 = load double, ptr %104, align 8, !tbaa !8
  %106 = fcmp olt double %100, %105
  br i1 %106, label %107, label %127

107:                                              ; preds = %97
  store double %100, ptr %104, align 8, !tbaa !8
  %108 = add nsw i32 %93, 1
  %109 = icmp sgt i32 %93, 0
  br i1 %109, label %110, label %122

110:                                              ; preds = %107, %118
  %111 = phi i32 [ %113, %118 ], [ %93, %107 ]
  %112 = add nsw i32 %111, -1
  %113 = lshr i32 %112, 1
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr inbounds nuw %struct.entry, ptr %9, i64 %114
  %116 = load double, ptr %115, align 8, !tbaa !15
  %117 = fcmp olt double %100, %116
  br i1 %117, label %118, label %122

118:                                              ; preds = %110
  %119 = zext nneg i32 %111 to i64
  %120 = getelementptr inbounds nuw %struct.entry, ptr %9, i64 %119
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %120, ptr noundef nonnull align 8 dereferenceable(16) %115, i64 16, i1 false), !tbaa.struct !17
  %121 = icmp eq i32 %113, 0
  br i1 %121, label %122, label %110, !llvm.loop !20

122:                                              ; preds = %110, %118, %107
  %123 = phi i32 [ %93, %107 ], [ %111, %110 ], [ 0, %118 ]
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds %struct.entry, ptr %9, i64 %124
  store double %100, ptr %125, align 8, !tbaa !8
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 8
  store i32 %102, ptr %126, align 8, !tbaa !4
  br label %127

127:                                              ; preds = %91, %97, %122
  %128 = phi i32 [ %108, %122 ], [ %93, %97 ], [ %93, %91 ]
  %129 = add nuw nsw i64 %92, 1
  %130 = icmp eq i64 %129, %32
  br i1 %130, label %131, label %91, !llvm.loop !21

131:                                              ; preds = %127, %82
  %132 = phi i32 [ %42, %82 ], [ %128, %127 ]
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %38

134:                                              ; preds = %131
  %135 = getelementptr double, ptr %12, i64 %10
  %136 = getelementptr i8, ptr %135, i64 -8
  %137 = load double, ptr %136, align 8, !tbaa !8
  %138 = sdiv i32 %4, 2
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds double, ptr %12, i64 %139
  %141 = load double, ptr %140, align 8, !tbaa !8
  %142 = tail call double @llvm.fmuladd.f64(double %137, double %137, double %141)
  tail call void @free(ptr noundef %12) #6
  tail call void @free(ptr noundef %9) #6
  ret double %142
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
!10 = distinct !{!10, !11, !12, !13}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.isvectorized", i32 1}
!13 = !{!"llvm.loop.unroll.runtime.disable"}
!14 = distinct !{!14, !11, !13, !12}
!15 = !{!16, !9, i64 0}
!16 = !{!"entry", !9, i64 0, !5, i64 8}
!17 = !{i64 0, i64 8, !8, i64 8, i64 4, !4}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !11}
!20 = distinct !{!20, !11}
!21 = distinct !{!21, !11}
