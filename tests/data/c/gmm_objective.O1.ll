; ModuleID = 'gmm_objective.c'
source_filename = "gmm_objective.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @gmm_objective(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = sext i32 %4 to i64
  %9 = shl nsw i64 %8, 3
  %10 = tail call noalias ptr @malloc(i64 noundef %9) #5
  %11 = sext i32 %5 to i64
  %12 = shl nsw i64 %11, 3
  %13 = tail call noalias ptr @malloc(i64 noundef %12) #5
  %14 = icmp sgt i32 %6, 0
  br i1 %14, label %15, label %43

15:                                               ; preds = %7
  %16 = add nsw i32 %5, 1
  %17 = mul nsw i32 %16, %5
  %18 = sdiv i32 %17, 2
  %19 = icmp sgt i32 %4, 0
  %20 = icmp sgt i32 %5, 0
  %21 = icmp sgt i32 %5, 0
  %22 = icmp sgt i32 %4, 1
  %23 = zext nneg i32 %4 to i64
  %24 = icmp sgt i32 %4, 0
  %25 = zext nneg i32 %4 to i64
  %26 = sext i32 %18 to i64
  %27 = zext nneg i32 %6 to i64
  %28 = zext nneg i32 %4 to i64
  %29 = zext nneg i32 %5 to i64
  %30 = zext nneg i32 %5 to i64
  br label %31

31:                                               ; preds = %15, %103
  %32 = phi i64 [ 0, %15 ], [ %108, %103 ]
  %33 = phi double [ 0.000000e+00, %15 ], [ %107, %103 ]
  br i1 %19, label %34, label %80

34:                                               ; preds = %31
  %35 = trunc i64 %32 to i32
  %36 = mul i32 %5, %35
  %37 = zext i32 %36 to i64
  %38 = trunc i64 %32 to i32
  %39 = mul i32 %5, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %3, i64 %37
  %42 = getelementptr inbounds double, ptr %3, i64 %40
  br label %110

43:                                               ; preds = %103, %7
  %44 = phi double [ 0.000000e+00, %7 ], [ %107, %103 ]
  %45 = load double, ptr %0, align 8, !tbaa !8
  %46 = icmp sgt i32 %4, 1
  br i1 %46, label %47, label %49

47:                                               ; preds = %43
  %48 = zext nneg i32 %4 to i64
  br label %54

49:                                               ; preds = %54, %43
  %50 = phi double [ %45, %43 ], [ %60, %54 ]
  %51 = icmp sgt i32 %4, 0
  br i1 %51, label %52, label %73

52:                                               ; preds = %49
  %53 = zext nneg i32 %4 to i64
  br label %63

54:                                               ; preds = %54, %47
  %55 = phi i64 [ 1, %47 ], [ %61, %54 ]
  %56 = phi double [ %45, %47 ], [ %60, %54 ]
  %57 = getelementptr inbounds nuw double, ptr %0, i64 %55
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = fcmp ogt double %58, %56
  %60 = select i1 %59, double %58, double %56
  %61 = add nuw nsw i64 %55, 1
  %62 = icmp eq i64 %61, %48
  br i1 %62, label %49, label %54, !llvm.loop !10

63:                                               ; preds = %63, %52
  %64 = phi i64 [ 0, %52 ], [ %71, %63 ]
  %65 = phi double [ 0.000000e+00, %52 ], [ %70, %63 ]
  %66 = getelementptr inbounds nuw double, ptr %0, i64 %64
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = fsub double %67, %50
  %69 = tail call double @exp(double noundef %68) #6, !tbaa !4
  %70 = fadd double %65, %69
  %71 = add nuw nsw i64 %64, 1
  %72 = icmp eq i64 %71, %53
  br i1 %72, label %73, label %63, !llvm.loop !13

73:                                               ; preds = %63, %49
  %74 = phi double [ 0.000000e+00, %49 ], [ %70, %63 ]
  %75 = sitofp i32 %6 to double
  %76 = tail call double @log(double noundef %74) #6, !tbaa !4
  %77 = fadd double %50, %76
  %78 = fneg double %75
  %79 = tail call double @llvm.fmuladd.f64(double %78, double %77, double %44)
  tail call void @free(ptr noundef %13) #6
  tail call void @free(ptr noundef %10) #6
  ret double %79

80:                                               ; preds = %143, %31
  %81 = load double, ptr %10, align 8, !tbaa !8
  br i1 %22, label %84, label %82

82:                                               ; preds = %84, %80
  %83 = phi double [ %81, %80 ], [ %90, %84 ]
  br i1 %24, label %93, label %103

84:                                               ; preds = %80, %84
  %85 = phi i64 [ %91, %84 ], [ 1, %80 ]
  %86 = phi double [ %90, %84 ], [ %81, %80 ]
  %87 = getelementptr inbounds nuw double, ptr %10, i64 %85
  %88 = load double, ptr %87, align 8, !tbaa !8
  %89 = fcmp ogt double %88, %86
  %90 = select i1 %89, double %88, double %86
  %91 = add nuw nsw i64 %85, 1
  %92 = icmp eq i64 %91, %23
  br i1 %92, label %82, label %84, !llvm.loop !10

93:                                               ; preds = %82, %93
  %94 = phi i64 [ %101, %93 ], [ 0, %82 ]
  %95 = phi double [ %100, %93 ], [ 0.000000e+00, %82 ]
  %96 = getelementptr inbounds nuw double, ptr %10, i64 %94
  %97 = load double, ptr %96, align 8, !tbaa !8
  %98 = fsub double %97, %83
  %99 = tail call double @exp(double noundef %98) #6, !tbaa !4
  %100 = fadd double %95, %99
  %101 = add nuw nsw i64 %94, 1
  %102 = icmp eq i64 %101, %25
  br i1 %102, label %103, label %93, !llvm.loop !13

103:                                              ; preds = %93, %82
  %104 = phi double [ 0.000000e+00, %82 ], [ %100, %93 ]
  %105 = tail call double @log(double noundef %104) #6, !tbaa !4
  %106 = fadd double %83, %105
  %107 = fadd double %33, %106
  %108 = add nuw nsw i64 %32, 1
  %109 = icmp eq i64 %108, %27
  br i1 %109, label %43, label %31, !llvm.loop !14

110:                                              ; preds = %34, %143
  %111 = phi i64 [ 0, %34 ], [ %150, %143 ]
  %112 = mul nsw i64 %111, %26
  %113 = getelementptr inbounds double, ptr %2, i64 %112
  %114 = getelementptr inbounds double, ptr %113, i64 %11
  br i1 %20, label %115, label %120

115:                                              ; preds = %110
  %116 = trunc i64 %111 to i32
  %117 = mul i32 %5, %116
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds double, ptr %1, i64 %118
  br label %127

120:                                              ; preds = %127, %110
  %121 = phi double [ 0.000000e+00, %110 ], [ %140, %127 ]
  br i1 %21, label %122, label %143

122:                                              ; preds = %120
  %123 = trunc i64 %111 to i32
  %124 = mul i32 %5, %123
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds double, ptr %1, i64 %125
  br label %152

127:                                              ; preds = %115, %127
  %128 = phi i64 [ 0, %115 ], [ %141, %127 ]
  %129 = phi double [ 0.000000e+00, %115 ], [ %140, %127 ]
  %130 = getelementptr inbounds nuw double, ptr %113, i64 %128
  %131 = load double, ptr %130, align 8, !tbaa !8
  %132 = tail call double @exp(double noundef %131) #6, !tbaa !4
  %133 = getelementptr inbounds double, ptr %41, i64 %128
  %134 = load double, ptr %133, align 8, !tbaa !8
  %135 = getelementptr inbounds double, ptr %119, i64 %128
  %136 = load double, ptr %135, align 8, !tbaa !8
  %137 = fsub double %134, %136
  %138 = fmul double %132, %137
  %139 = getelementptr inbounds nuw double, ptr %13, i64 %128
  store double %138, ptr %139, align 8, !tbaa !8
  %140 = fadd double %129, %131
  %141 = add nuw nsw i64 %128, 1
  %142 = icmp eq i64 %141, %29
  br i1 %142, label %120, label %127, !llvm.loop !15

143:                                              ; preds = %159, %120
  %144 = phi double [ 0.000000e+00, %120 ], [ %162, %159 ]
  %145 = getelementptr inbounds nuw double, ptr %0, i64 %111
  %146 = load double, ptr %145, align 8, !tbaa !8
  %147 = fadd double %121, %146
  %148 = tail call double @llvm.fmuladd.f64(double %144, double -5.000000e-01, double %147)
  %149 = getelementptr inbounds nuw double, ptr %10, i64 %111
  store double %148, ptr %149, align 8, !tbaa !8
  %150 = add nuw nsw i64 %111, 1
  %151 = icmp eq i64 %150, %28
  br i1 %151, label %80, label %110, !llvm.loop !16

152:                                              ; preds = %122, %159
  %153 = phi i64 [ 0, %122 ], [ %163, %159 ]
  %154 = phi double [ 0.000000e+00, %122 ], [ %162, %159 ]
  %155 = phi ptr [ %114, %122 ], [ %160, %159 ]
  %156 = getelementptr inbounds nuw double, ptr %13, i64 %153
  %157 = load double, ptr %156, align 8, !tbaa !8
  %158 = icmp eq i64 %153, 0
  br i1 %158, label %159, label %165

159:                                              ; preds = %165, %152
  %160 = phi ptr [ %155, %152 ], [ %169, %165 ]
  %161 = phi double [ %157, %152 ], [ %176, %165 ]
  %162 = tail call double @llvm.fmuladd.f64(double %161, double %161, double %154)
  %163 = add nuw nsw i64 %153, 1
  %164 = icmp eq i64 %163, %30
  br i1 %164, label %143, label %152, !llvm.loop !17

165:                                              ; preds = %152, %165
  %166 = phi i64 [ %177, %165 ], [ 0, %152 ]
  %167 = phi double [ %176, %165 ], [ %157, %152 ]
  %168 = phi ptr [ %169, %165 ], [ %155, %152 ]
  %169 = getelementptr inbounds nuw i8, ptr %168, i64 8
  %170 = load double, ptr %168, align 8, !tbaa !8
  %171 = getelementptr inbounds double, ptr %42, i64 %166
  %172 = load double, ptr %171, align 8, !tbaa !8
  %173 = getelementptr inbounds double, ptr %126, i64 %166
  %174 = load double, ptr %173, align 8, !tbaa !8
  %175 = fsub double %172, %174
  %176 = tail call double @llvm.fmuladd.f64(double %170, double %175, double %167)
  %177 = add nuw nsw i64 %166, 1
  %178 = icmp eq i64 %177, %153
  br i1 %178, label %159, label %165, !llvm.loop !18
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #2

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
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11, !12}
