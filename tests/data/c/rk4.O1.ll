; ModuleID = 'rk4.c'
source_filename = "rk4.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @rk4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, double noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [2 x double], align 16
  %6 = alloca [2 x double], align 16
  %7 = alloca [2 x double], align 16
  %8 = alloca [2 x double], align 16
  %9 = alloca [2 x double], align 16
  %10 = alloca [2 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #3
  %11 = load double, ptr %0, align 8, !tbaa !8
  store double %11, ptr %10, align 16, !tbaa !8
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load double, ptr %13, align 8, !tbaa !8
  store double %14, ptr %12, align 8, !tbaa !8
  %15 = icmp sgt i32 %3, 0
  br i1 %15, label %16, label %33

16:                                               ; preds = %4
  %17 = uitofp nneg i32 %3 to double
  %18 = fdiv double %2, %17
  %19 = load double, ptr %1, align 8, !tbaa !8
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %25 = load double, ptr %24, align 8, !tbaa !8
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %27 = fmul double %18, 5.000000e-01
  %28 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %32 = fdiv double %18, 6.000000e+00
  br label %37

33:                                               ; preds = %126, %4
  %34 = load double, ptr %10, align 16, !tbaa !8
  %35 = load double, ptr %12, align 8, !tbaa !8
  %36 = fmul double %34, %35
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #3
  ret double %36

37:                                               ; preds = %16, %126
  %38 = phi i32 [ 0, %16 ], [ %127, %126 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #3
  %39 = load double, ptr %10, align 16, !tbaa !8
  %40 = fmul double %39, %21
  %41 = load double, ptr %12, align 8, !tbaa !8
  %42 = fneg double %41
  %43 = fmul double %40, %42
  %44 = tail call double @llvm.fmuladd.f64(double %19, double %39, double %43)
  store double %44, ptr %5, align 16, !tbaa !8
  %45 = fmul double %39, %23
  %46 = fmul double %25, %42
  %47 = tail call double @llvm.fmuladd.f64(double %45, double %41, double %46)
  store double %47, ptr %26, align 8, !tbaa !8
  br label %58

48:                                               ; preds = %58
  %49 = load double, ptr %9, align 16, !tbaa !8
  %50 = fmul double %21, %49
  %51 = load double, ptr %28, align 8, !tbaa !8
  %52 = fneg double %51
  %53 = fmul double %50, %52
  %54 = tail call double @llvm.fmuladd.f64(double %19, double %49, double %53)
  store double %54, ptr %6, align 16, !tbaa !8
  %55 = fmul double %23, %49
  %56 = fmul double %25, %52
  %57 = tail call double @llvm.fmuladd.f64(double %55, double %51, double %56)
  store double %57, ptr %29, align 8, !tbaa !8
  br label %78

58:                                               ; preds = %58, %37
  %59 = phi i64 [ 0, %37 ], [ %66, %58 ]
  %60 = getelementptr inbounds nuw double, ptr %10, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = getelementptr inbounds nuw double, ptr %5, i64 %59
  %63 = load double, ptr %62, align 8, !tbaa !8
  %64 = tail call double @llvm.fmuladd.f64(double %27, double %63, double %61)
  %65 = getelementptr inbounds nuw double, ptr %9, i64 %59
  store double %64, ptr %65, align 8, !tbaa !8
  %66 = add nuw nsw i64 %59, 1
  %67 = icmp eq i64 %59, 0
  br i1 %67, label %58, label %48, !llvm.loop !10

68:                                               ; preds = %78
  %69 = load double, ptr %9, align 16, !tbaa !8
  %70 = fmul double %21, %69
  %71 = load double, ptr %28, align 8, !tbaa !8
  %72 = fneg double %71
  %73 = fmul double %70, %72
  %74 = tail call double @llvm.fmuladd.f64(double %19, double %69, double %73)
  store double %74, ptr %7, align 16, !tbaa !8
  %75 = fmul double %23, %69
  %76 = fmul double %25, %72
  %77 = tail call double @llvm.fmuladd.f64(double %75, double %71, double %76)
  store double %77, ptr %30, align 8, !tbaa !8
  br label %98

78:                                               ; preds = %78, %48
  %79 = phi i64 [ 0, %48 ], [ %86, %78 ]
  %80 = getelementptr inbounds nuw double, ptr %10, i64 %79
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = getelementptr inbounds nuw double, ptr %6, i64 %79
  %83 = load double, ptr %82, align 8, !tbaa !8
  %84 = tail call double @llvm.fmuladd.f64(double %27, double %83, double %81)
  %85 = getelementptr inbounds nuw double, ptr %9, i64 %79
  store double %84, ptr %85, align 8, !tbaa !8
  %86 = add nuw nsw i64 %79, 1
  %87 = icmp eq i64 %79, 0
  br i1 %87, label %78, label %68, !llvm.loop !13

88:                                               ; preds = %98
  %89 = load double, ptr %9, align 16, !tbaa !8
  %90 = fmul double %21, %89
  %91 = load double, ptr %28, align 8, !tbaa !8
  %92 = fneg double %91
  %93 = fmul double %90, %92
  %94 = tail call double @llvm.fmuladd.f64(double %19, double %89, double %93)
  store double %94, ptr %8, align 16, !tbaa !8
  %95 = fmul double %23, %89
  %96 = fmul double %25, %92
  %97 = tail call double @llvm.fmuladd.f64(double %95, double %91, double %96)
  store double %97, ptr %31, align 8, !tbaa !8
  br label %108

98:                                               ; preds = %98, %68
  %99 = phi i64 [ 0, %68 ], [ %106, %98 ]
  %100 = getelementptr inbounds nuw double, ptr %10, i64 %99
  %101 = load double, ptr %100, align 8, !tbaa !8
  %102 = getelementptr inbounds nuw double, ptr %7, i64 %99
  %103 = load double, ptr %102, align 8, !tbaa !8
  %104 = tail call double @llvm.fmuladd.f64(double %18, double %103, double %101)
  %105 = getelementptr inbounds nuw double, ptr %9, i64 %99
  store double %104, ptr %105, align 8, !tbaa !8
  %106 = add nuw nsw i64 %99, 1
  %107 = icmp eq i64 %99, 0
  br i1 %107, label %98, label %88, !llvm.loop !14

108:                                              ; preds = %108, %88
  %109 = phi i64 [ 0, %88 ], [ %124, %108 ]
  %110 = getelementptr inbounds nuw double, ptr %5, i64 %109
  %111 = load double, ptr %110, align 8, !tbaa !8
  %112 = getelementptr inbounds nuw double, ptr %6, i64 %109
  %113 = load double, ptr %112, align 8, !tbaa !8
  %114 = tail call double @llvm.fmuladd.f64(double %113, double 2.000000e+00, double %111)
  %115 = getelementptr inbounds nuw double, ptr %7, i64 %109
  %116 = load double, ptr %115, align 8, !tbaa !8
  %117 = tail call double @llvm.fmuladd.f64(double %116, double 2.000000e+00, double %114)
  %118 = getelementptr inbounds nuw double, ptr %8, i64 %109
  %119 = load double, ptr %118, align 8, !tbaa !8
  %120 = fadd double %117, %119
  %121 = getelementptr inbounds nuw double, ptr %10, i64 %109
  %122 = load double, ptr %121, align 8, !tbaa !8
  %123 = tail call double @llvm.fmuladd.f64(double %32, double %120, double %122)
  store double %123, ptr %121, align 8, !tbaa !8
  %124 = add nuw nsw i64 %109, 1
  %125 = icmp eq i64 %109, 0
  br i1 %125, label %108, label %126, !llvm.loop !15

126:                                              ; preds = %108
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  %127 = add nuw nsw i32 %38, 1
  %128 = icmp eq i32 %127, %3
  br i1 %128, label %33, label %37, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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
