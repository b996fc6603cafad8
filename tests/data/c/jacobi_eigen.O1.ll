; ModuleID = 'jacobi_eigen.c'
source_filename = "jacobi_eigen.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable
define dso_local double @jacobi_eigen(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [8 x [8 x double]], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  %8 = shl nuw nsw i64 %7, 3
  %9 = zext nneg i32 %2 to i64
  %10 = zext nneg i32 %2 to i64
  br label %22

11:                                               ; preds = %22, %3
  %12 = icmp sgt i32 %2, 0
  %13 = icmp sgt i32 %2, 0
  %14 = sext i32 %2 to i64
  %15 = sext i32 %2 to i64
  %16 = zext nneg i32 %2 to i64
  %17 = zext nneg i32 %2 to i64
  %18 = zext nneg i32 %2 to i64
  %19 = zext nneg i32 %2 to i64
  %20 = zext nneg i32 %2 to i64
  %21 = zext nneg i32 %2 to i64
  br label %29

22:                                               ; preds = %6, %22
  %23 = phi i64 [ 0, %6 ], [ %27, %22 ]
  %24 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %23
  %25 = mul nuw nsw i64 %23, %9
  %26 = getelementptr inbounds nuw double, ptr %0, i64 %25
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %24, ptr align 8 %26, i64 %8, i1 false)
  %27 = add nuw nsw i64 %23, 1
  %28 = icmp eq i64 %27, %10
  br i1 %28, label %11, label %22, !llvm.loop !8

29:                                               ; preds = %11, %119
  %30 = phi i32 [ 0, %11 ], [ %120, %119 ]
  br i1 %12, label %38, label %122

31:                                               ; preds = %46, %38
  %32 = phi double [ %41, %38 ], [ %51, %46 ]
  %33 = add nuw nsw i64 %40, 1
  %34 = icmp eq i64 %42, %16
  br i1 %34, label %35, label %38, !llvm.loop !11

35:                                               ; preds = %31
  %36 = fcmp uge double %32, 1.000000e-26
  br i1 %36, label %37, label %122

37:                                               ; preds = %35
  br i1 %13, label %57, label %119

38:                                               ; preds = %29, %31
  %39 = phi i64 [ %42, %31 ], [ 0, %29 ]
  %40 = phi i64 [ %33, %31 ], [ 1, %29 ]
  %41 = phi double [ %32, %31 ], [ 0.000000e+00, %29 ]
  %42 = add nuw nsw i64 %39, 1
  %43 = icmp slt i64 %42, %14
  br i1 %43, label %44, label %31

44:                                               ; preds = %38
  %45 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %39
  br label %46

46:                                               ; preds = %44, %46
  %47 = phi i64 [ %40, %44 ], [ %52, %46 ]
  %48 = phi double [ %41, %44 ], [ %51, %46 ]
  %49 = getelementptr inbounds nuw double, ptr %45, i64 %47
  %50 = load double, ptr %49, align 8, !tbaa !12
  %51 = tail call double @llvm.fmuladd.f64(double %50, double %50, double %48)
  %52 = add nuw nsw i64 %47, 1
  %53 = icmp eq i64 %52, %17
  br i1 %53, label %31, label %46, !llvm.loop !14

54:                                               ; preds = %116, %57
  %55 = add nuw nsw i64 %59, 1
  %56 = icmp eq i64 %60, %18
  br i1 %56, label %119, label %57, !llvm.loop !15

57:                                               ; preds = %37, %54
  %58 = phi i64 [ %60, %54 ], [ 0, %37 ]
  %59 = phi i64 [ %55, %54 ], [ 1, %37 ]
  %60 = add nuw nsw i64 %58, 1
  %61 = icmp slt i64 %60, %15
  br i1 %61, label %62, label %54

62:                                               ; preds = %57
  %63 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %58
  %64 = getelementptr inbounds nuw double, ptr %63, i64 %58
  br label %65

65:                                               ; preds = %62, %116
  %66 = phi i64 [ %59, %62 ], [ %117, %116 ]
  %67 = getelementptr inbounds nuw double, ptr %63, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !12
  %69 = tail call double @llvm.fabs.f64(double %68)
  %70 = fcmp olt double %69, 1.000000e-300
  br i1 %70, label %116, label %71

71:                                               ; preds = %65
  %72 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %66
  %73 = getelementptr inbounds nuw double, ptr %72, i64 %66
  %74 = load double, ptr %73, align 8, !tbaa !12
  %75 = load double, ptr %64, align 8, !tbaa !12
  %76 = fsub double %74, %75
  %77 = fmul double %68, 2.000000e+00
  %78 = fdiv double %76, %77
  %79 = tail call double @llvm.copysign.f64(double 1.000000e+00, double %78)
  %80 = tail call double @llvm.fabs.f64(double %78)
  %81 = tail call double @llvm.fmuladd.f64(double %78, double %78, double 1.000000e+00)
  %82 = tail call double @sqrt(double noundef %81) #5, !tbaa !4
  %83 = fadd double %82, %80
  %84 = fdiv double %79, %83
  %85 = tail call double @llvm.fmuladd.f64(double %84, double %84, double 1.000000e+00)
  %86 = tail call double @sqrt(double noundef %85) #5, !tbaa !4
  %87 = fdiv double 1.000000e+00, %86
  %88 = fmul double %87, %84
  br label %89

89:                                               ; preds = %71, %89
  %90 = phi i64 [ 0, %71 ], [ %101, %89 ]
  %91 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %90
  %92 = getelementptr inbounds nuw double, ptr %91, i64 %58
  %93 = load double, ptr %92, align 8, !tbaa !12
  %94 = getelementptr inbounds nuw double, ptr %91, i64 %66
  %95 = load double, ptr %94, align 8, !tbaa !12
  %96 = fneg double %95
  %97 = fmul double %88, %96
  %98 = tail call double @llvm.fmuladd.f64(double %87, double %93, double %97)
  store double %98, ptr %92, align 8, !tbaa !12
  %99 = fmul double %87, %95
  %100 = tail call double @llvm.fmuladd.f64(double %88, double %93, double %99)
  store double %100, ptr %94, align 8, !tbaa !12
  %101 = add nuw nsw i64 %90, 1
  %102 = icmp eq i64 %101, %20
  br i1 %102, label %103, label %89, !llvm.loop !16

103:                                              ; preds = %89, %103
  %104 = phi i64 [ %114, %103 ], [ 0, %89 ]
  %105 = getelementptr inbounds nuw double, ptr %63, i64 %104
  %106 = load double, ptr %105, align 8, !tbaa !12
  %107 = getelementptr inbounds nuw double, ptr %72, i64 %104
  %108 = load double, ptr %107, align 8, !tbaa !12
  %109 = fneg double %108
  %110 = fmul double %88, %109
  %111 = tail call double @llvm.fmuladd.f64(double %87, double %106, double %110)
  store double %111, ptr %105, align 8, !tbaa !12
  %112 = fmul double %87, %108
  %113 = tail call double @llvm.fmuladd.f64(double %88, double %106, double %112)
  store double %113, ptr %107, align 8, !tbaa !12
  %114 = add nuw nsw i64 %104, 1
  %115 = icmp eq i64 %114, %21
  br i1 %115, label %116, label %103, !llvm.loop !17

116:                                              ; preds = %103, %65
  %117 = add nuw nsw i64 %66, 1
  %118 = icmp eq i64 %117, %19
  br i1 %118, label %54, label %65, !llvm.loop !18

119:                                              ; preds = %54, %37
  %120 = add nuw nsw i32 %30, 1
  %121 = icmp eq i32 %120, 30
  br i1 %121, label %122, label %29, !llvm.loop !19

122:                                              ; preds = %29, %35, %119
  %123 = icmp sgt i32 %2, 0
  br i1 %123, label %124, label %126

124:                                              ; preds = %122
  %125 = zext nneg i32 %2 to i64
  br label %128

126:                                              ; preds = %128, %122
  %127 = phi double [ 0.000000e+00, %122 ], [ %137, %128 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret double %127

128:                                              ; preds = %124, %128
  %129 = phi i64 [ 0, %124 ], [ %138, %128 ]
  %130 = phi double [ 0.000000e+00, %124 ], [ %137, %128 ]
  %131 = getelementptr inbounds nuw double, ptr %1, i64 %129
  %132 = load double, ptr %131, align 8, !tbaa !12
  %133 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %129
  %134 = getelementptr inbounds nuw double, ptr %133, i64 %129
  %135 = load double, ptr %134, align 8, !tbaa !12
  %136 = fmul double %132, %135
  %137 = tail call double @llvm.fmuladd.f64(double %136, double %135, double %130)
  %138 = add nuw nsw i64 %129, 1
  %139 = icmp eq i64 %138, %125
  br i1 %139, label %126, label %128, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #4

attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !6, i64 0}
!14 = distinct !{!14, !9, !10}
!15 = distinct !{!15, !9, !10}
!16 = distinct !{!16, !9, !10}
!17 = distinct !{!17, !9, !10}
!18 = distinct !{!18, !9, !10}
!19 = distinct !{!19, !9, !10}
!20 = distinct !{!20, !9, !10}
