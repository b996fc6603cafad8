; ModuleID = 'jacobi_swap.c'
source_filename = "jacobi_swap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @jacobi_swap(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr %0 to i64
  %5 = sext i32 %1 to i64
  %6 = tail call noalias ptr @calloc(i64 noundef %5, i64 noundef 8) #8
  %7 = shl nsw i64 %5, 3
  %8 = tail call noalias ptr @malloc(i64 noundef %7) #9
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %6, i64 %7, i1 false)
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %109

10:                                               ; preds = %3
  %11 = icmp sgt i32 %1, 2
  br i1 %11, label %17, label %12

12:                                               ; preds = %10
  %13 = and i32 %2, 7
  %14 = icmp ult i32 %2, 8
  br i1 %14, label %101, label %15

15:                                               ; preds = %12
  %16 = and i32 %2, 2147483640
  br label %95

17:                                               ; preds = %10
  %18 = add nsw i32 %1, -1
  %19 = zext nneg i32 %18 to i64
  %20 = add nsw i64 %19, -1
  %21 = icmp ult i64 %20, 4
  %22 = and i64 %20, -2
  %23 = or i64 %20, 1
  %24 = add nsw i64 %22, 2
  %25 = icmp eq i64 %20, %22
  br label %26

26:                                               ; preds = %17, %92
  %27 = phi ptr [ %29, %92 ], [ %6, %17 ]
  %28 = phi i32 [ %93, %92 ], [ 0, %17 ]
  %29 = phi ptr [ %27, %92 ], [ %8, %17 ]
  br i1 %21, label %68, label %30

30:                                               ; preds = %26
  %31 = ptrtoint ptr %27 to i64
  %32 = ptrtoint ptr %29 to i64
  %33 = add i64 %32, 8
  %34 = sub i64 %33, %31
  %35 = icmp ult i64 %34, 16
  %36 = add i64 %32, -8
  %37 = sub i64 %36, %31
  %38 = icmp ult i64 %37, 16
  %39 = or i1 %35, %38
  %40 = sub i64 %32, %4
  %41 = icmp ult i64 %40, 16
  %42 = or i1 %39, %41
  %43 = sub i64 %32, %31
  %44 = icmp ult i64 %43, 16
  %45 = or i1 %42, %44
  br i1 %45, label %68, label %46

46:                                               ; preds = %30, %46
  %47 = phi i64 [ %65, %46 ], [ 0, %30 ]
  %48 = or disjoint i64 %47, 1
  %49 = getelementptr double, ptr %27, i64 %48
  %50 = getelementptr i8, ptr %49, i64 -8
  %51 = load <2 x double>, ptr %50, align 8, !tbaa !8
  %52 = getelementptr double, ptr %27, i64 %47
  %53 = getelementptr i8, ptr %52, i64 16
  %54 = load <2 x double>, ptr %53, align 8, !tbaa !8
  %55 = fadd <2 x double> %51, %54
  %56 = getelementptr inbounds nuw double, ptr %0, i64 %48
  %57 = load <2 x double>, ptr %56, align 8, !tbaa !8
  %58 = load <2 x double>, ptr %49, align 8, !tbaa !8
  %59 = fmul <2 x double> %58, splat (double 1.000000e-01)
  %60 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %59, <2 x double> %58, <2 x double> splat (double 1.000000e+00))
  %61 = fneg <2 x double> %57
  %62 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %61, <2 x double> %60, <2 x double> %55)
  %63 = fmul <2 x double> %62, splat (double 5.000000e-01)
  %64 = getelementptr inbounds nuw double, ptr %29, i64 %48
  store <2 x double> %63, ptr %64, align 8, !tbaa !8
  %65 = add nuw i64 %47, 2
  %66 = icmp eq i64 %65, %22
  br i1 %66, label %67, label %46, !llvm.loop !10

67:                                               ; preds = %46
  br i1 %25, label %92, label %68

68:                                               ; preds = %30, %26, %67
  %69 = phi i64 [ 1, %30 ], [ 1, %26 ], [ %23, %67 ]
  %70 = phi i64 [ 2, %30 ], [ 2, %26 ], [ %24, %67 ]
  br label %71

71:                                               ; preds = %68, %71
  %72 = phi i64 [ %90, %71 ], [ %69, %68 ]
  %73 = phi i64 [ %89, %71 ], [ %70, %68 ]
  %74 = getelementptr double, ptr %27, i64 %72
  %75 = getelementptr i8, ptr %74, i64 -8
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = getelementptr inbounds nuw double, ptr %27, i64 %73
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = fadd double %76, %78
  %80 = getelementptr inbounds nuw double, ptr %0, i64 %72
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = load double, ptr %74, align 8, !tbaa !8
  %83 = fmul double %82, 1.000000e-01
  %84 = tail call double @llvm.fmuladd.f64(double %83, double %82, double 1.000000e+00)
  %85 = fneg double %81
  %86 = tail call double @llvm.fmuladd.f64(double %85, double %84, double %79)
  %87 = fmul double %86, 5.000000e-01
  %88 = getelementptr inbounds nuw double, ptr %29, i64 %72
  store double %87, ptr %88, align 8, !tbaa !8
  %89 = add nuw nsw i64 %73, 1
  %90 = add nuw nsw i64 %72, 1
  %91 = icmp eq i64 %90, %19
  br i1 %91, label %92, label %71, !llvm.loop !14

92:                                               ; preds = %71, %67
  %93 = add nuw nsw i32 %28, 1
  %94 = icmp eq i32 %93, %2
  br i1 %94, label %109, label %26, !llvm.loop !15

95:                                               ; preds = %95, %15
  %96 = phi i32 [ 0, %15 ], [ %97, %95 ]
  %97 = add i32 %96, 8
  %98 = icmp eq i32 %97, %16
  br i1 %98, label %99, label %95, !llvm.loop !15

99:                                               ; preds = %95
  %100 = icmp eq i32 %13, 0
  br i1 %100, label %109, label %101

101:                                              ; preds = %99, %12
  %102 = icmp ne i32 %13, 0
  tail call void @llvm.assume(i1 %102)
  br label %103

103:                                              ; preds = %103, %101
  %104 = phi ptr [ %105, %103 ], [ %6, %101 ]
  %105 = phi ptr [ %104, %103 ], [ %8, %101 ]
  %106 = phi i32 [ %107, %103 ], [ 0, %101 ]
  %107 = add i32 %106, 1
  %108 = icmp eq i32 %107, %13
  br i1 %108, label %109, label %103, !llvm.loop !16

109:                                              ; preds = %99, %103, %92, %3
  %110 = phi ptr [ %8, %3 ], [ %27, %92 ], [ %8, %99 ], [ %104, %103 ]
  %111 = phi ptr [ %6, %3 ], [ %29, %92 ], [ %6, %99 ], [ %105, %103 ]
  %112 = icmp sgt i32 %1, 0
  br i1 %112, label %113, label %135

113:                                              ; preds = %109
  %114 = zext nneg i32 %1 to i64
  %115 = and i64 %114, 3
  %116 = icmp ult i32 %1, 4
  br i1 %116, label %121, label %117

117:                                              ; preds = %113
  %118 = and i64 %114, 2147483644
  br label %137

119:                                              ; preds = %137
  %120 = icmp eq i64 %115, 0
  br i1 %120, label %135, label %121

121:                                              ; preds = %119, %113
  %122 = phi i64 [ 0, %113 ], [ %156, %119 ]
  %123 = phi double [ 0.000000e+00, %113 ], [ %155, %119 ]
  %124 = icmp ne i64 %115, 0
  tail call void @llvm.assume(i1 %124)
  br label %125

125:                                              ; preds = %125, %121
  %126 = phi i64 [ %122, %121 ], [ %132, %125 ]
  %127 = phi double [ %123, %121 ], [ %131, %125 ]
  %128 = phi i64 [ 0, %121 ], [ %133, %125 ]
  %129 = getelementptr inbounds nuw double, ptr %111, i64 %126
  %130 = load double, ptr %129, align 8, !tbaa !8
  %131 = tail call double @llvm.fmuladd.f64(double %130, double %130, double %127)
  %132 = add nuw nsw i64 %126, 1
  %133 = add i64 %128, 1
  %134 = icmp eq i64 %133, %115
  br i1 %134, label %135, label %125, !llvm.loop !18

135:                                              ; preds = %119, %125, %109
  %136 = phi double [ 0.000000e+00, %109 ], [ %155, %119 ], [ %131, %125 ]
  tail call void @free(ptr noundef %111) #10
  tail call void @free(ptr noundef %110) #10
  ret double %136

137:                                              ; preds = %137, %117
  %138 = phi i64 [ 0, %117 ], [ %156, %137 ]
  %139 = phi double [ 0.000000e+00, %117 ], [ %155, %137 ]
  %140 = phi i64 [ 0, %117 ], [ %157, %137 ]
  %141 = getelementptr inbounds nuw double, ptr %111, i64 %138
  %142 = load double, ptr %141, align 8, !tbaa !8
  %143 = tail call double @llvm.fmuladd.f64(double %142, double %142, double %139)
  %144 = getelementptr inbounds nuw double, ptr %111, i64 %138
  %145 = getelementptr inbounds nuw i8, ptr %144, i64 8
  %146 = load double, ptr %145, align 8, !tbaa !8
  %147 = tail call double @llvm.fmuladd.f64(double %146, double %146, double %143)
  %148 = getelementptr inbounds nuw double, ptr %111, i64 %138
  %149 = getelementptr inbounds nuw i8, ptr %148, i64 16
  %150 = load double, ptr %149, align 8, !tbaa !8
  %151 = tail call double @llvm.fmuladd.f64(double %150, double %150, double %147)
  %152 = getelementptr inbounds nuw double, ptr %111, i64 %138
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 24
  %154 = load double, ptr %153, align 8, !tbaa !8
  %155 = tail call double @llvm.fmuladd.f64(double %154, double %154, double %151)
  %156 = add nuw nsw i64 %138, 4
  %157 = add i64 %140, 4
  %158 = icmp eq i64 %157, %118
  br i1 %158, label %119, label %137, !llvm.loop !19
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { nounwind allocsize(0,1) }
attributes #9 = { nounwind allocsize(0) }
attributes #10 = { nounwind }

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
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !11}
