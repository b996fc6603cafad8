; ModuleID = 'jacobi_swap.c'
source_filename = "jacobi_swap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @jacobi_swap(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = sext i32 %1 to i64
  %5 = tail call noalias ptr @calloc(i64 noundef %4, i64 noundef 8) #8
  %6 = shl nsw i64 %4, 3
  %7 = tail call noalias ptr @malloc(i64 noundef %6) #9
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %5, i64 %6, i1 false)
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %66

9:                                                ; preds = %3
  %10 = ptrtoint ptr %0 to i64
  %11 = icmp sgt i32 %1, 2
  %12 = add i32 %1, -1
  %13 = zext i32 %12 to i64
  %14 = add nsw i64 %13, -1
  %15 = icmp ult i64 %14, 4
  %16 = and i64 %14, -2
  %17 = or i64 %14, 1
  %18 = add nsw i64 %16, 2
  %19 = icmp eq i64 %14, %16
  br label %20

20:                                               ; preds = %9, %76
  %21 = phi ptr [ %5, %9 ], [ %23, %76 ]
  %22 = phi i32 [ 0, %9 ], [ %77, %76 ]
  %23 = phi ptr [ %7, %9 ], [ %21, %76 ]
  %24 = ptrtoint ptr %23 to i64
  %25 = ptrtoint ptr %21 to i64
  br i1 %11, label %26, label %76

26:                                               ; preds = %20
  br i1 %15, label %63, label %27

27:                                               ; preds = %26
  %28 = add i64 %24, 8
  %29 = sub i64 %28, %25
  %30 = icmp ult i64 %29, 16
  %31 = add i64 %24, -8
  %32 = sub i64 %31, %25
  %33 = icmp ult i64 %32, 16
  %34 = or i1 %30, %33
  %35 = sub i64 %24, %10
  %36 = icmp ult i64 %35, 16
  %37 = or i1 %34, %36
  %38 = sub i64 %24, %25
  %39 = icmp ult i64 %38, 16
  %40 = or i1 %37, %39
  br i1 %40, label %63, label %41

41:                                               ; preds = %27, %41
  %42 = phi i64 [ %60, %41 ], [ 0, %27 ]
  %43 = or disjoint i64 %42, 1
  %44 = getelementptr double, ptr %21, i64 %43
  %45 = getelementptr i8, ptr %44, i64 -8
  %46 = load <2 x double>, ptr %45, align 8, !tbaa !8
  %47 = getelementptr double, ptr %21, i64 %42
  %48 = getelementptr i8, ptr %47, i64 16
  %49 = load <2 x double>, ptr %48, align 8, !tbaa !8
  %50 = fadd <2 x double> %46, %49
  %51 = getelementptr inbounds nuw double, ptr %0, i64 %43
  %52 = load <2 x double>, ptr %51, align 8, !tbaa !8
  %53 = load <2 x double>, ptr %44, align 8, !tbaa !8
  %54 = fmul <2 x double> %53, splat (double 1.000000e-01)
  %55 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %54, <2 x double> %53, <2 x double> splat (double 1.000000e+00))
  %56 = fneg <2 x double> %52
  %57 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %56, <2 x double> %55, <2 x double> %50)
  %58 = fmul <2 x double> %57, splat (double 5.000000e-01)
  %59 = getelementptr inbounds nuw double, ptr %23, i64 %43
  store <2 x double> %58, ptr %59, align 8, !tbaa !8
  %60 = add nuw i64 %42, 2
  %61 = icmp eq i64 %60, %16
  br i1 %61, label %62, label %41, !llvm.loop !10

62:                                               ; preds = %41
  br i1 %19, label %76, label %63

63:                                               ; preds = %27, %26, %62
  %64 = phi i64 [ 1, %27 ], [ 1, %26 ], [ %17, %62 ]
  %65 = phi i64 [ 2, %27 ], [ 2, %26 ], [ %18, %62 ]
  br label %79

66:                                               ; preds = %76, %3
  %67 = phi ptr [ %7, %3 ], [ %21, %76 ]
  %68 = phi ptr [ %5, %3 ], [ %23, %76 ]
  %69 = icmp sgt i32 %1, 0
  br i1 %69, label %70, label %116

70:                                               ; preds = %66
  %71 = zext nneg i32 %1 to i64
  %72 = and i64 %71, 3
  %73 = icmp ult i32 %1, 4
  br i1 %73, label %102, label %74

74:                                               ; preds = %70
  %75 = and i64 %71, 2147483644
  br label %118

76:                                               ; preds = %79, %62, %20
  %77 = add nuw nsw i32 %22, 1
  %78 = icmp eq i32 %77, %2
  br i1 %78, label %66, label %20, !llvm.loop !14

79:                                               ; preds = %63, %79
  %80 = phi i64 [ %98, %79 ], [ %64, %63 ]
  %81 = phi i64 [ %97, %79 ], [ %65, %63 ]
  %82 = getelementptr double, ptr %21, i64 %80
  %83 = getelementptr i8, ptr %82, i64 -8
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = getelementptr inbounds nuw double, ptr %21, i64 %81
  %86 = load double, ptr %85, align 8, !tbaa !8
  %87 = fadd double %84, %86
  %88 = getelementptr inbounds nuw double, ptr %0, i64 %80
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = load double, ptr %82, align 8, !tbaa !8
  %91 = fmul double %90, 1.000000e-01
  %92 = tail call double @llvm.fmuladd.f64(double %91, double %90, double 1.000000e+00)
  %93 = fneg double %89
  %94 = tail call double @llvm.fmuladd.f64(double %93, double %92, double %87)
  %95 = fmul double %94, 5.000000e-01
  %96 = getelementptr inbounds nuw double, ptr %23, i64 %80
  store double %95, ptr %96, align 8, !tbaa !8
  %97 = add nuw nsw i64 %81, 1
  %98 = add nuw nsw i64 %80, 1
  %99 = icmp eq i64 %98, %13
  br i1 %99, label %76, label %79, !llvm.loop !15

100:                                              ; preds = %118
  %101 = icmp eq i64 %72, 0
  br i1 %101, label %116, label %102

102:                                              ; preds = %100, %70
  %103 = phi i64 [ 0, %70 ], [ %137, %100 ]
  %104 = phi double [ 0.000000e+00, %70 ], [ %136, %100 ]
  %105 = icmp ne i64 %72, 0
  tail call void @llvm.assume(i1 %105)
  br label %106

106:                                              ; preds = %106, %102
  %107 = phi i64 [ %103, %102 ], [ %113, %106 ]
  %108 = phi double [ %104, %102 ], [ %112, %106 ]
  %109 = phi i64 [ 0, %102 ], [ %114, %106 ]
  %110 = getelementptr inbounds nuw double, ptr %68, i64 %107
  %111 = load double, ptr %110, align 8, !tbaa !8
  %112 = tail call double @llvm.fmuladd.f64(double %111, double %111, double %108)
  %113 = add nuw nsw i64 %107, 1
  %114 = add i64 %109, 1
  %115 = icmp eq i64 %114, %72
  br i1 %115, label %116, label %106, !llvm.loop !16

116:                                              ; preds = %100, %106, %66
  %117 = phi double [ 0.000000e+00, %66 ], [ %136, %100 ], [ %112, %106 ]
  tail call void @free(ptr noundef %68) #10
  tail call void @free(ptr noundef %67) #10
  ret double %117

118:                                              ; preds = %118, %74
  %119 = phi i64 [ 0, %74 ], [ %137, %118 ]
  %120 = phi double [ 0.000000e+00, %74 ], [ %136, %118 ]
  %121 = phi i64 [ 0, %74 ], [ %138, %118 ]
  %122 = getelementptr inbounds nuw double, ptr %68, i64 %119
  %123 = load double, ptr %122, align 8, !tbaa !8
  %124 = tail call double @llvm.fmuladd.f64(double %123, double %123, double %120)
  %125 = getelementptr inbounds nuw double, ptr %68, i64 %119
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 8
  %127 = load double, ptr %126, align 8, !tbaa !8
  %128 = tail call double @llvm.fmuladd.f64(double %127, double %127, double %124)
  %129 = getelementptr inbounds nuw double, ptr %68, i64 %119
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 16
  %131 = load double, ptr %130, align 8, !tbaa !8
  %132 = tail call double @llvm.fmuladd.f64(double %131, double %131, double %128)
  %133 = getelementptr inbounds nuw double, ptr %68, i64 %119
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 24
  %135 = load double, ptr %134, align 8, !tbaa !8
  %136 = tail call double @llvm.fmuladd.f64(double %135, double %135, double %132)
  %137 = add nuw nsw i64 %119, 4
  %138 = add i64 %121, 4
  %139 = icmp eq i64 %138, %75
  br i1 %139, label %100, label %118, !llvm.loop !18
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
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11, !12}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !11}
