; ModuleID = 'time_warp.c'
source_filename = "time_warp.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @time_warp(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, double noundef %4) local_unnamed_addr #0 {
  %6 = add i32 %2, 1
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 3
  %9 = tail call noalias ptr @malloc(i64 noundef %8) #5
  %10 = icmp slt i32 %2, 0
  br i1 %10, label %11, label %18

11:                                               ; preds = %5
  %12 = sext i32 %2 to i64
  %13 = getelementptr inbounds ptr, ptr %9, i64 %12
  %14 = load ptr, ptr %13, align 8, !tbaa !8
  %15 = sext i32 %3 to i64
  %16 = getelementptr inbounds double, ptr %14, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !11
  br label %135

18:                                               ; preds = %5
  %19 = add i32 %3, 1
  %20 = sext i32 %19 to i64
  %21 = shl nsw i64 %20, 3
  %22 = icmp slt i32 %3, 0
  %23 = zext i32 %6 to i64
  br i1 %22, label %29, label %24

24:                                               ; preds = %18
  %25 = zext i32 %19 to i64
  %26 = icmp ult i32 %19, 4
  %27 = and i64 %25, 4294967292
  %28 = icmp eq i64 %27, %25
  br label %45

29:                                               ; preds = %18, %29
  %30 = phi i64 [ %33, %29 ], [ 0, %18 ]
  %31 = tail call noalias ptr @malloc(i64 noundef %21) #5
  %32 = getelementptr inbounds nuw ptr, ptr %9, i64 %30
  store ptr %31, ptr %32, align 8, !tbaa !8
  %33 = add nuw nsw i64 %30, 1
  %34 = icmp eq i64 %33, %23
  br i1 %34, label %35, label %29, !llvm.loop !13

35:                                               ; preds = %72, %29
  %36 = icmp eq i32 %2, 0
  br i1 %36, label %92, label %37

37:                                               ; preds = %35
  %38 = icmp slt i32 %3, 1
  %39 = fneg double %4
  br i1 %38, label %92, label %40

40:                                               ; preds = %37
  %41 = add nuw i32 %3, 1
  %42 = zext i32 %6 to i64
  %43 = load ptr, ptr %9, align 8, !tbaa !8
  %44 = zext i32 %41 to i64
  br label %84

45:                                               ; preds = %24, %72
  %46 = phi i64 [ 0, %24 ], [ %73, %72 ]
  %47 = tail call noalias ptr @malloc(i64 noundef %21) #5
  %48 = getelementptr inbounds nuw ptr, ptr %9, i64 %46
  store ptr %47, ptr %48, align 8, !tbaa !8
  br i1 %26, label %70, label %49

49:                                               ; preds = %45
  %50 = insertelement <2 x i64> poison, i64 %46, i64 0
  %51 = shufflevector <2 x i64> %50, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %52

52:                                               ; preds = %52, %49
  %53 = phi i64 [ 0, %49 ], [ %66, %52 ]
  %54 = phi <2 x i64> [ <i64 0, i64 1>, %49 ], [ %67, %52 ]
  %55 = add <2 x i64> %54, splat (i64 2)
  %56 = or <2 x i64> %54, %51
  %57 = or <2 x i64> %55, %51
  %58 = and <2 x i64> %56, splat (i64 4294967295)
  %59 = and <2 x i64> %57, splat (i64 4294967295)
  %60 = icmp eq <2 x i64> %58, zeroinitializer
  %61 = icmp eq <2 x i64> %59, zeroinitializer
  %62 = select <2 x i1> %60, <2 x double> zeroinitializer, <2 x double> splat (double 1.000000e+03)
  %63 = select <2 x i1> %61, <2 x double> zeroinitializer, <2 x double> splat (double 1.000000e+03)
  %64 = getelementptr inbounds nuw double, ptr %47, i64 %53
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 16
  store <2 x double> %62, ptr %64, align 8, !tbaa !11
  store <2 x double> %63, ptr %65, align 8, !tbaa !11
  %66 = add nuw i64 %53, 4
  %67 = add <2 x i64> %54, splat (i64 4)
  %68 = icmp eq i64 %66, %27
  br i1 %68, label %69, label %52, !llvm.loop !15

69:                                               ; preds = %52
  br i1 %28, label %72, label %70

70:                                               ; preds = %45, %69
  %71 = phi i64 [ 0, %45 ], [ %27, %69 ]
  br label %75

72:                                               ; preds = %75, %69
  %73 = add nuw nsw i64 %46, 1
  %74 = icmp eq i64 %73, %23
  br i1 %74, label %35, label %45, !llvm.loop !13

75:                                               ; preds = %70, %75
  %76 = phi i64 [ %82, %75 ], [ %71, %70 ]
  %77 = or i64 %76, %46
  %78 = and i64 %77, 4294967295
  %79 = icmp eq i64 %78, 0
  %80 = select i1 %79, double 0.000000e+00, double 1.000000e+03
  %81 = getelementptr inbounds nuw double, ptr %47, i64 %76
  store double %80, ptr %81, align 8, !tbaa !11
  %82 = add nuw nsw i64 %76, 1
  %83 = icmp eq i64 %82, %25
  br i1 %83, label %72, label %75, !llvm.loop !18

84:                                               ; preds = %40, %100
  %85 = phi ptr [ %43, %40 ], [ %90, %100 ]
  %86 = phi i64 [ 1, %40 ], [ %101, %100 ]
  %87 = getelementptr double, ptr %0, i64 %86
  %88 = getelementptr i8, ptr %87, i64 -8
  %89 = getelementptr inbounds nuw ptr, ptr %9, i64 %86
  %90 = load ptr, ptr %89, align 8, !tbaa !8
  %91 = load double, ptr %90, align 8, !tbaa !11
  br label %103

92:                                               ; preds = %100, %35, %37
  %93 = zext nneg i32 %2 to i64
  %94 = getelementptr inbounds nuw ptr, ptr %9, i64 %93
  %95 = load ptr, ptr %94, align 8, !tbaa !8
  %96 = sext i32 %3 to i64
  %97 = getelementptr inbounds double, ptr %95, i64 %96
  %98 = load double, ptr %97, align 8, !tbaa !11
  %99 = zext i32 %6 to i64
  br label %137

100:                                              ; preds = %103
  %101 = add nuw nsw i64 %86, 1
  %102 = icmp eq i64 %101, %42
  br i1 %102, label %92, label %84, !llvm.loop !19

103:                                              ; preds = %84, %103
  %104 = phi double [ %91, %84 ], [ %131, %103 ]
  %105 = phi i64 [ 1, %84 ], [ %133, %103 ]
  %106 = load double, ptr %88, align 8, !tbaa !11
  %107 = add nsw i64 %105, -1
  %108 = getelementptr inbounds double, ptr %1, i64 %107
  %109 = load double, ptr %108, align 8, !tbaa !11
  %110 = fsub double %106, %109
  %111 = fmul double %110, %110
  %112 = getelementptr inbounds nuw double, ptr %85, i64 %105
  %113 = load double, ptr %112, align 8, !tbaa !11
  %114 = getelementptr inbounds double, ptr %85, i64 %107
  %115 = load double, ptr %114, align 8, !tbaa !11
  %116 = tail call double @llvm.minnum.f64(double %104, double %115)
  %117 = tail call double @llvm.minnum.f64(double %113, double %116)
  %118 = fsub double %117, %113
  %119 = fdiv double %118, %4
  %120 = tail call double @exp(double noundef %119) #6, !tbaa !4
  %121 = fsub double %117, %104
  %122 = fdiv double %121, %4
  %123 = tail call double @exp(double noundef %122) #6, !tbaa !4
  %124 = fadd double %120, %123
  %125 = fsub double %117, %115
  %126 = fdiv double %125, %4
  %127 = tail call double @exp(double noundef %126) #6, !tbaa !4
  %128 = fadd double %124, %127
  %129 = tail call double @log(double noundef %128) #6, !tbaa !4
  %130 = tail call double @llvm.fmuladd.f64(double %39, double %129, double %117)
  %131 = fadd double %111, %130
  %132 = getelementptr inbounds nuw double, ptr %90, i64 %105
  store double %131, ptr %132, align 8, !tbaa !11
  %133 = add nuw nsw i64 %105, 1
  %134 = icmp eq i64 %133, %44
  br i1 %134, label %100, label %103, !llvm.loop !20

135:                                              ; preds = %137, %11
  %136 = phi double [ %17, %11 ], [ %98, %137 ]
  tail call void @free(ptr noundef nonnull %9) #6
  ret double %136

137:                                              ; preds = %92, %137
  %138 = phi i64 [ 0, %92 ], [ %141, %137 ]
  %139 = getelementptr inbounds nuw ptr, ptr %9, i64 %138
  %140 = load ptr, ptr %139, align 8, !tbaa !8
  tail call void @free(ptr noundef %140) #6
  %141 = add nuw nsw i64 %138, 1
  %142 = icmp eq i64 %141, %99
  br i1 %142, label %135, label %137, !llvm.loop !21
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!9 = !{!"p1 double", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14, !16, !17}
!16 = !{!"llvm.loop.isvectorized", i32 1}
!17 = !{!"llvm.loop.unroll.runtime.disable"}
!18 = distinct !{!18, !14, !17, !16}
!19 = distinct !{!19, !14}
!20 = distinct !{!20, !14}
!21 = distinct !{!21, !14}
