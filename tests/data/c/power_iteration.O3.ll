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
  br i1 %7, label %8, label %168

8:                                                ; preds = %2
  %9 = uitofp nneg i32 %1 to double
  %10 = tail call double @sqrt(double noundef %9) #8, !tbaa !4
  %11 = fdiv double 1.000000e+00, %10
  %12 = zext nneg i32 %1 to i64
  %13 = icmp ult i32 %1, 4
  br i1 %13, label %26, label %14

14:                                               ; preds = %8
  %15 = and i64 %12, 2147483644
  %16 = insertelement <2 x double> poison, double %11, i64 0
  %17 = shufflevector <2 x double> %16, <2 x double> poison, <2 x i32> zeroinitializer
  br label %18

18:                                               ; preds = %18, %14
  %19 = phi i64 [ 0, %14 ], [ %22, %18 ]
  %20 = getelementptr inbounds nuw double, ptr %5, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store <2 x double> %17, ptr %20, align 8, !tbaa !8
  store <2 x double> %17, ptr %21, align 8, !tbaa !8
  %22 = add nuw i64 %19, 4
  %23 = icmp eq i64 %22, %15
  br i1 %23, label %24, label %18, !llvm.loop !10

24:                                               ; preds = %18
  %25 = icmp eq i64 %15, %12
  br i1 %25, label %28, label %26

26:                                               ; preds = %8, %24
  %27 = phi i64 [ 0, %8 ], [ %15, %24 ]
  br label %163

28:                                               ; preds = %163, %24
  %29 = zext nneg i32 %1 to i64
  %30 = and i64 %12, 3
  %31 = icmp ult i32 %1, 4
  %32 = and i64 %12, 2147483644
  %33 = icmp eq i64 %30, 0
  %34 = icmp ne i64 %30, 0
  %35 = and i64 %12, 3
  %36 = icmp ult i32 %1, 4
  %37 = and i64 %12, 2147483644
  %38 = icmp eq i64 %35, 0
  %39 = icmp ne i64 %35, 0
  br label %40

40:                                               ; preds = %28, %62
  %41 = phi i32 [ %63, %62 ], [ 0, %28 ]
  %42 = phi double [ %65, %62 ], [ 1.000000e+00, %28 ]
  %43 = phi double [ %42, %62 ], [ 0.000000e+00, %28 ]
  %44 = fsub double %42, %43
  %45 = tail call double @llvm.fabs.f64(double %44)
  %46 = fcmp ogt double %45, 1.000000e-15
  br i1 %46, label %95, label %168

47:                                               ; preds = %66
  br i1 %38, label %62, label %48

48:                                               ; preds = %47, %157
  %49 = phi i64 [ 0, %157 ], [ %92, %47 ]
  tail call void @llvm.assume(i1 %39)
  %50 = extractelement <2 x double> %154, i64 0
  br label %51

51:                                               ; preds = %51, %48
  %52 = phi i64 [ %59, %51 ], [ %49, %48 ]
  %53 = phi i64 [ %60, %51 ], [ 0, %48 ]
  %54 = getelementptr inbounds nuw double, ptr %6, i64 %52
  %55 = load double, ptr %54, align 8, !tbaa !8
  %56 = tail call double @sqrt(double noundef %50) #8, !tbaa !4
  %57 = fdiv double %55, %56
  %58 = getelementptr inbounds nuw double, ptr %5, i64 %52
  store double %57, ptr %58, align 8, !tbaa !8
  %59 = add nuw nsw i64 %52, 1
  %60 = add i64 %53, 1
  %61 = icmp eq i64 %60, %35
  br i1 %61, label %62, label %51, !llvm.loop !14

62:                                               ; preds = %51, %47
  %63 = add nuw nsw i32 %41, 1
  %64 = icmp eq i32 %63, 2000
  %65 = extractelement <2 x double> %154, i64 1
  br i1 %64, label %168, label %40, !llvm.loop !16

66:                                               ; preds = %66, %158
  %67 = phi i64 [ 0, %158 ], [ %92, %66 ]
  %68 = phi i64 [ 0, %158 ], [ %93, %66 ]
  %69 = getelementptr inbounds nuw double, ptr %6, i64 %67
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = tail call double @sqrt(double noundef %159) #8, !tbaa !4
  %72 = fdiv double %70, %71
  %73 = getelementptr inbounds nuw double, ptr %5, i64 %67
  store double %72, ptr %73, align 8, !tbaa !8
  %74 = or disjoint i64 %67, 1
  %75 = getelementptr inbounds nuw double, ptr %6, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = tail call double @sqrt(double noundef %160) #8, !tbaa !4
  %78 = fdiv double %76, %77
  %79 = getelementptr inbounds nuw double, ptr %5, i64 %74
  store double %78, ptr %79, align 8, !tbaa !8
  %80 = or disjoint i64 %67, 2
  %81 = getelementptr inbounds nuw double, ptr %6, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !8
  %83 = tail call double @sqrt(double noundef %161) #8, !tbaa !4
  %84 = fdiv double %82, %83
  %85 = getelementptr inbounds nuw double, ptr %5, i64 %80
  store double %84, ptr %85, align 8, !tbaa !8
  %86 = or disjoint i64 %67, 3
  %87 = getelementptr inbounds nuw double, ptr %6, i64 %86
  %88 = load double, ptr %87, align 8, !tbaa !8
  %89 = tail call double @sqrt(double noundef %162) #8, !tbaa !4
  %90 = fdiv double %88, %89
  %91 = getelementptr inbounds nuw double, ptr %5, i64 %86
  store double %90, ptr %91, align 8, !tbaa !8
  %92 = add nuw nsw i64 %67, 4
  %93 = add i64 %68, 4
  %94 = icmp eq i64 %93, %37
  br i1 %94, label %47, label %66, !llvm.loop !17

95:                                               ; preds = %40, %147
  %96 = phi i64 [ %155, %147 ], [ 0, %40 ]
  %97 = phi <2 x double> [ %154, %147 ], [ zeroinitializer, %40 ]
  %98 = getelementptr inbounds nuw double, ptr %6, i64 %96
  %99 = mul nuw nsw i64 %96, %29
  %100 = getelementptr inbounds nuw double, ptr %0, i64 %99
  br i1 %31, label %132, label %101

101:                                              ; preds = %95, %101
  %102 = phi i64 [ %128, %101 ], [ 0, %95 ]
  %103 = phi double [ %127, %101 ], [ 0.000000e+00, %95 ]
  %104 = phi i64 [ %129, %101 ], [ 0, %95 ]
  %105 = getelementptr inbounds nuw double, ptr %100, i64 %102
  %106 = load double, ptr %105, align 8, !tbaa !8
  %107 = getelementptr inbounds nuw double, ptr %5, i64 %102
  %108 = load double, ptr %107, align 8, !tbaa !8
  %109 = tail call double @llvm.fmuladd.f64(double %106, double %108, double %103)
  %110 = or disjoint i64 %102, 1
  %111 = getelementptr inbounds nuw double, ptr %100, i64 %110
  %112 = load double, ptr %111, align 8, !tbaa !8
  %113 = getelementptr inbounds nuw double, ptr %5, i64 %110
  %114 = load double, ptr %113, align 8, !tbaa !8
  %115 = tail call double @llvm.fmuladd.f64(double %112, double %114, double %109)
  %116 = or disjoint i64 %102, 2
  %117 = getelementptr inbounds nuw double, ptr %100, i64 %116
  %118 = load double, ptr %117, align 8, !tbaa !8
  %119 = getelementptr inbounds nuw double, ptr %5, i64 %116
  %120 = load double, ptr %119, align 8, !tbaa !8
  %121 = tail call double @llvm.fmuladd.f64(double %118, double %120, double %115)
  %122 = or disjoint i64 %102, 3
  %123 = getelementptr inbounds nuw double, ptr %100, i64 %122
  %124 = load double, ptr %123, align 8, !tbaa !8
  %125 = getelementptr inbounds nuw double, ptr %5, i64 %122
  %126 = load double, ptr %125, align 8, !tbaa !8
  %127 = tail call double @llvm.fmuladd.f64(double %124, double %126, double %121)
  %128 = add nuw nsw i64 %102, 4
  %129 = add i64 %104, 4
  %130 = icmp eq i64 %129, %32
  br i1 %130, label %131, label %101, !llvm.loop !18

131:                                              ; preds = %101
  br i1 %33, label %147, label %132

132:                                              ; preds = %131, %95
  %133 = phi i64 [ 0, %95 ], [ %128, %131 ]
  %134 = phi double [ 0.000000e+00, %95 ], [ %127, %131 ]
  tail call void @llvm.assume(i1 %34)
  br label %135

135:                                              ; preds = %135, %132
  %136 = phi i64 [ %144, %135 ], [ %133, %132 ]
  %137 = phi double [ %143, %135 ], [ %134, %132 ]
  %138 = phi i64 [ %145, %135 ], [ 0, %132 ]
  %139 = getelementptr inbounds nuw double, ptr %100, i64 %136
  %140 = load double, ptr %139, align 8, !tbaa !8
  %141 = getelementptr inbounds nuw double, ptr %5, i64 %136
  %142 = load double, ptr %141, align 8, !tbaa !8
  %143 = tail call double @llvm.fmuladd.f64(double %140, double %142, double %137)
  %144 = add nuw nsw i64 %136, 1
  %145 = add i64 %138, 1
  %146 = icmp eq i64 %145, %30
  br i1 %146, label %147, label %135, !llvm.loop !19

147:                                              ; preds = %135, %131
  %148 = phi double [ %127, %131 ], [ %143, %135 ]
  store double %148, ptr %98, align 8, !tbaa !8
  %149 = getelementptr inbounds nuw double, ptr %5, i64 %96
  %150 = load double, ptr %149, align 8, !tbaa !8
  %151 = insertelement <2 x double> poison, double %148, i64 0
  %152 = shufflevector <2 x double> %151, <2 x double> poison, <2 x i32> zeroinitializer
  %153 = insertelement <2 x double> %152, double %150, i64 1
  %154 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %152, <2 x double> %153, <2 x double> %97)
  %155 = add nuw nsw i64 %96, 1
  %156 = icmp eq i64 %155, %29
  br i1 %156, label %157, label %95, !llvm.loop !20

157:                                              ; preds = %147
  br i1 %36, label %48, label %158

158:                                              ; preds = %157
  %159 = extractelement <2 x double> %154, i64 0
  %160 = extractelement <2 x double> %154, i64 0
  %161 = extractelement <2 x double> %154, i64 0
  %162 = extractelement <2 x double> %154, i64 0
  br label %66

163:                                              ; preds = %26, %163
  %164 = phi i64 [ %166, %163 ], [ %27, %26 ]
  %165 = getelementptr inbounds nuw double, ptr %5, i64 %164
  store double %11, ptr %165, align 8, !tbaa !8
  %166 = add nuw nsw i64 %164, 1
  %167 = icmp eq i64 %166, %12
  br i1 %167, label %28, label %163, !llvm.loop !21

168:                                              ; preds = %40, %62, %2
  %169 = phi double [ 0.000000e+00, %2 ], [ %65, %62 ], [ %42, %40 ]
  tail call void @free(ptr noundef %5) #8
  tail call void @free(ptr noundef %6) #8
  ret double %169
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
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !15}
!20 = distinct !{!20, !11}
!21 = distinct !{!21, !11, !13, !12}
