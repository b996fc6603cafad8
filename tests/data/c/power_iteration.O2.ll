; ModuleID = 'power_iteration.c'
source_filename = "power_iteration.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @power_iteration(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = shl nsw i64 %3, 3
  %5 = tail call noalias ptr @malloc(i64 noundef %4) #7
  %6 = tail call noalias ptr @malloc(i64 noundef %4) #7
  %7 = icmp sgt i32 %1, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %2
  %9 = zext i32 %1 to i64
  br label %30

10:                                               ; preds = %2
  %11 = uitofp nneg i32 %1 to double
  %12 = tail call double @sqrt(double noundef %11) #8, !tbaa !4
  %13 = fdiv double 1.000000e+00, %12
  %14 = zext nneg i32 %1 to i64
  %15 = icmp ult i32 %1, 4
  br i1 %15, label %28, label %16

16:                                               ; preds = %10
  %17 = and i64 %14, 2147483644
  %18 = insertelement <2 x double> poison, double %13, i64 0
  %19 = shufflevector <2 x double> %18, <2 x double> poison, <2 x i32> zeroinitializer
  br label %20

20:                                               ; preds = %20, %16
  %21 = phi i64 [ 0, %16 ], [ %24, %20 ]
  %22 = getelementptr inbounds nuw double, ptr %5, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 16
  store <2 x double> %19, ptr %22, align 8, !tbaa !8
  store <2 x double> %19, ptr %23, align 8, !tbaa !8
  %24 = add nuw i64 %21, 4
  %25 = icmp eq i64 %24, %17
  br i1 %25, label %26, label %20, !llvm.loop !10

26:                                               ; preds = %20
  %27 = icmp eq i64 %17, %14
  br i1 %27, label %30, label %28

28:                                               ; preds = %10, %26
  %29 = phi i64 [ 0, %10 ], [ %17, %26 ]
  br label %43

30:                                               ; preds = %43, %26, %8
  %31 = phi i64 [ %9, %8 ], [ %14, %26 ], [ %14, %43 ]
  %32 = add nsw i64 %31, -1
  %33 = and i64 %31, 3
  %34 = icmp ult i64 %32, 3
  %35 = and i64 %31, 4294967292
  %36 = icmp eq i64 %33, 0
  %37 = icmp ne i64 %33, 0
  %38 = and i64 %31, 1
  %39 = icmp eq i64 %32, 0
  %40 = and i64 %31, 4294967294
  %41 = icmp eq i64 %38, 0
  %42 = icmp ne i64 %38, 0
  br label %48

43:                                               ; preds = %28, %43
  %44 = phi i64 [ %46, %43 ], [ %29, %28 ]
  %45 = getelementptr inbounds nuw double, ptr %5, i64 %44
  store double %13, ptr %45, align 8, !tbaa !8
  %46 = add nuw nsw i64 %44, 1
  %47 = icmp eq i64 %46, %14
  br i1 %47, label %30, label %43, !llvm.loop !14

48:                                               ; preds = %30, %135
  %49 = phi i32 [ 0, %30 ], [ %137, %135 ]
  %50 = phi double [ 1.000000e+00, %30 ], [ %136, %135 ]
  %51 = phi double [ 0.000000e+00, %30 ], [ %50, %135 ]
  %52 = fsub double %50, %51
  %53 = tail call double @llvm.fabs.f64(double %52)
  %54 = fcmp ogt double %53, 1.000000e-15
  br i1 %54, label %55, label %56

55:                                               ; preds = %48
  br i1 %7, label %58, label %135

56:                                               ; preds = %135, %48
  %57 = phi double [ %136, %135 ], [ %50, %48 ]
  tail call void @free(ptr noundef %5) #8
  tail call void @free(ptr noundef %6) #8
  ret double %57

58:                                               ; preds = %55, %80
  %59 = phi i64 [ %88, %80 ], [ 0, %55 ]
  %60 = phi <2 x double> [ %87, %80 ], [ zeroinitializer, %55 ]
  %61 = getelementptr inbounds nuw double, ptr %6, i64 %59
  %62 = mul nuw nsw i64 %59, %31
  %63 = getelementptr inbounds nuw double, ptr %0, i64 %62
  br i1 %34, label %65, label %94

64:                                               ; preds = %94
  br i1 %36, label %80, label %65

65:                                               ; preds = %64, %58
  %66 = phi i64 [ 0, %58 ], [ %121, %64 ]
  %67 = phi double [ 0.000000e+00, %58 ], [ %120, %64 ]
  tail call void @llvm.assume(i1 %37)
  br label %68

68:                                               ; preds = %68, %65
  %69 = phi i64 [ %66, %65 ], [ %77, %68 ]
  %70 = phi double [ %67, %65 ], [ %76, %68 ]
  %71 = phi i64 [ 0, %65 ], [ %78, %68 ]
  %72 = getelementptr inbounds nuw double, ptr %63, i64 %69
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = getelementptr inbounds nuw double, ptr %5, i64 %69
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = tail call double @llvm.fmuladd.f64(double %73, double %75, double %70)
  %77 = add nuw nsw i64 %69, 1
  %78 = add i64 %71, 1
  %79 = icmp eq i64 %78, %33
  br i1 %79, label %80, label %68, !llvm.loop !15

80:                                               ; preds = %68, %64
  %81 = phi double [ %120, %64 ], [ %76, %68 ]
  store double %81, ptr %61, align 8, !tbaa !8
  %82 = getelementptr inbounds nuw double, ptr %5, i64 %59
  %83 = load double, ptr %82, align 8, !tbaa !8
  %84 = insertelement <2 x double> poison, double %81, i64 0
  %85 = shufflevector <2 x double> %84, <2 x double> poison, <2 x i32> zeroinitializer
  %86 = insertelement <2 x double> %85, double %83, i64 1
  %87 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %85, <2 x double> %86, <2 x double> %60)
  %88 = add nuw nsw i64 %59, 1
  %89 = icmp eq i64 %88, %31
  br i1 %89, label %90, label %58, !llvm.loop !17

90:                                               ; preds = %80
  br i1 %39, label %126, label %91

91:                                               ; preds = %90
  %92 = extractelement <2 x double> %87, i64 0
  %93 = extractelement <2 x double> %87, i64 0
  br label %139

94:                                               ; preds = %58, %94
  %95 = phi i64 [ %121, %94 ], [ 0, %58 ]
  %96 = phi double [ %120, %94 ], [ 0.000000e+00, %58 ]
  %97 = phi i64 [ %122, %94 ], [ 0, %58 ]
  %98 = getelementptr inbounds nuw double, ptr %63, i64 %95
  %99 = load double, ptr %98, align 8, !tbaa !8
  %100 = getelementptr inbounds nuw double, ptr %5, i64 %95
  %101 = load double, ptr %100, align 8, !tbaa !8
  %102 = tail call double @llvm.fmuladd.f64(double %99, double %101, double %96)
  %103 = or disjoint i64 %95, 1
  %104 = getelementptr inbounds nuw double, ptr %63, i64 %103
  %105 = load double, ptr %104, align 8, !tbaa !8
  %106 = getelementptr inbounds nuw double, ptr %5, i64 %103
  %107 = load double, ptr %106, align 8, !tbaa !8
  %108 = tail call double @llvm.fmuladd.f64(double %105, double %107, double %102)
  %109 = or disjoint i64 %95, 2
  %110 = getelementptr inbounds nuw double, ptr %63, i64 %109
  %111 = load double, ptr %110, align 8, !tbaa !8
  %112 = getelementptr inbounds nuw double, ptr %5, i64 %109
  %113 = load double, ptr %112, align 8, !tbaa !8
  %114 = tail call double @llvm.fmuladd.f64(double %111, double %113, double %108)
  %115 = or disjoint i64 %95, 3
  %116 = getelementptr inbounds nuw double, ptr %63, i64 %115
  %117 = load double, ptr %116, align 8, !tbaa !8
  %118 = getelementptr inbounds nuw double, ptr %5, i64 %115
  %119 = load double, ptr %118, align 8, !tbaa !8
  %120 = tail call double @llvm.fmuladd.f64(double %117, double %119, double %114)
  %121 = add nuw nsw i64 %95, 4
  %122 = add i64 %97, 4
  %123 = icmp eq i64 %122, %35
  br i1 %123, label %64, label %94, !llvm.loop !18

124:                                              ; preds = %139
  %125 = extractelement <2 x double> %87, i64 1
  br i1 %41, label %135, label %126

126:                                              ; preds = %124, %90
  %127 = phi i64 [ 0, %90 ], [ %153, %124 ]
  tail call void @llvm.assume(i1 %42)
  %128 = getelementptr inbounds nuw double, ptr %6, i64 %127
  %129 = load double, ptr %128, align 8, !tbaa !8
  %130 = extractelement <2 x double> %87, i64 0
  %131 = tail call double @sqrt(double noundef %130) #8, !tbaa !4
  %132 = fdiv double %129, %131
  %133 = getelementptr inbounds nuw double, ptr %5, i64 %127
  store double %132, ptr %133, align 8, !tbaa !8
  %134 = extractelement <2 x double> %87, i64 1
  br label %135

135:                                              ; preds = %126, %124, %55
  %136 = phi double [ 0.000000e+00, %55 ], [ %125, %124 ], [ %134, %126 ]
  %137 = add nuw nsw i32 %49, 1
  %138 = icmp eq i32 %137, 2000
  br i1 %138, label %56, label %48, !llvm.loop !19

139:                                              ; preds = %139, %91
  %140 = phi i64 [ 0, %91 ], [ %153, %139 ]
  %141 = phi i64 [ 0, %91 ], [ %154, %139 ]
  %142 = getelementptr inbounds nuw double, ptr %6, i64 %140
  %143 = load double, ptr %142, align 8, !tbaa !8
  %144 = tail call double @sqrt(double noundef %92) #8, !tbaa !4
  %145 = fdiv double %143, %144
  %146 = getelementptr inbounds nuw double, ptr %5, i64 %140
  store double %145, ptr %146, align 8, !tbaa !8
  %147 = or disjoint i64 %140, 1
  %148 = getelementptr inbounds nuw double, ptr %6, i64 %147
  %149 = load double, ptr %148, align 8, !tbaa !8
  %150 = tail call double @sqrt(double noundef %93) #8, !tbaa !4
  %151 = fdiv double %149, %150
  %152 = getelementptr inbounds nuw double, ptr %5, i64 %147
  store double %151, ptr %152, align 8, !tbaa !8
  %153 = add nuw nsw i64 %140, 2
  %154 = add i64 %141, 2
  %155 = icmp eq i64 %154, %40
  br i1 %155, label %124, label %139, !llvm.loop !20
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { nounwind }

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
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !11}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !11}
!20 = distinct !{!20, !11}
