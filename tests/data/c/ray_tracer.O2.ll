; ModuleID = 'ray_tracer.c'
source_filename = "ray_tracer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.vec3 = type { double, double, double }
%struct.sphere = type { %struct.vec3, double, double, double }

; Function Attrs: nofree nounwind memory(argmem: read, errnomem: write) uwtable
define dso_local double @ray_tracer(ptr noundef readonly captures(none) %0, i32 noundef %1, double noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.vec3, align 8
  %6 = alloca %struct.vec3, align 16
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  store double -5.000000e+00, ptr %7, align 8, !tbaa !8
  %8 = fmul double %3, %3
  %9 = tail call double @llvm.fmuladd.f64(double %2, double %2, double %8)
  %10 = fadd double %9, 1.000000e+00
  %11 = tail call double @llvm.sqrt.f64(double %10)
  %12 = fdiv double 1.000000e+00, %11
  %13 = insertelement <2 x double> poison, double %2, i64 0
  %14 = insertelement <2 x double> %13, double %3, i64 1
  %15 = insertelement <2 x double> poison, double %12, i64 0
  %16 = shufflevector <2 x double> %15, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = fmul <2 x double> %14, %16
  store <2 x double> %17, ptr %6, align 16, !tbaa !11, !alias.scope !12
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store double %12, ptr %18, align 16, !tbaa !8, !alias.scope !12
  %19 = tail call fastcc double @trace(ptr noundef %0, i32 noundef %1, ptr noundef nonnull byval(%struct.vec3) align 8 %5, ptr noundef nonnull byval(%struct.vec3) align 8 %6, i32 noundef 3)
  ret double %19
}

; Function Attrs: nofree nounwind memory(argmem: read, errnomem: write) uwtable
define internal fastcc double @trace(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly byval(%struct.vec3) align 8 captures(none) %2, ptr noundef readonly byval(%struct.vec3) align 8 captures(none) %3, i32 noundef range(i32 0, 4) %4) unnamed_addr #0 {
  %6 = alloca %struct.vec3, align 16
  %7 = alloca %struct.vec3, align 16
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %64

9:                                                ; preds = %5
  %10 = load double, ptr %3, align 8
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %14 = load double, ptr %13, align 8
  %15 = load double, ptr %2, align 8
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %19 = load double, ptr %18, align 8
  %20 = zext nneg i32 %1 to i64
  br label %23

21:                                               ; preds = %54
  %22 = icmp slt i32 %61, 0
  br i1 %22, label %64, label %68

23:                                               ; preds = %9, %54
  %24 = phi i64 [ 0, %9 ], [ %62, %54 ]
  %25 = phi i32 [ -1, %9 ], [ %61, %54 ]
  %26 = phi double [ 1.000000e+09, %9 ], [ %59, %54 ]
  %27 = getelementptr inbounds nuw %struct.sphere, ptr %0, i64 %24
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %32 = load double, ptr %31, align 8
  %33 = fsub double %15, %28
  %34 = fsub double %17, %30
  %35 = fsub double %19, %32
  %36 = fmul double %12, %34
  %37 = tail call double @llvm.fmuladd.f64(double %33, double %10, double %36)
  %38 = tail call double @llvm.fmuladd.f64(double %35, double %14, double %37)
  %39 = fmul double %34, %34
  %40 = tail call double @llvm.fmuladd.f64(double %33, double %33, double %39)
  %41 = tail call double @llvm.fmuladd.f64(double %35, double %35, double %40)
  %42 = fneg double %41
  %43 = tail call double @llvm.fmuladd.f64(double %38, double %38, double %42)
  %44 = getelementptr inbounds nuw i8, ptr %27, i64 24
  %45 = load double, ptr %44, align 8, !tbaa !17
  %46 = tail call double @llvm.fmuladd.f64(double %45, double %45, double %43)
  %47 = fcmp olt double %46, 0.000000e+00
  br i1 %47, label %54, label %48

48:                                               ; preds = %23
  %49 = fneg double %38
  %50 = tail call double @sqrt(double noundef %46) #6, !tbaa !4
  %51 = fsub double %49, %50
  %52 = fcmp ogt double %51, 1.000000e-04
  %53 = select i1 %52, double %51, double -1.000000e+00
  br label %54

54:                                               ; preds = %23, %48
  %55 = phi double [ %53, %48 ], [ -1.000000e+00, %23 ]
  %56 = fcmp ogt double %55, 0.000000e+00
  %57 = fcmp olt double %55, %26
  %58 = select i1 %56, i1 %57, i1 false
  %59 = select i1 %58, double %55, double %26
  %60 = trunc nuw nsw i64 %24 to i32
  %61 = select i1 %58, i32 %60, i32 %25
  %62 = add nuw nsw i64 %24, 1
  %63 = icmp eq i64 %62, %20
  br i1 %63, label %21, label %23, !llvm.loop !19

64:                                               ; preds = %5, %21
  %65 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %66 = load double, ptr %65, align 8, !tbaa !21
  %67 = tail call double @llvm.fmuladd.f64(double %66, double 1.000000e-01, double 2.000000e-01)
  br label %132

68:                                               ; preds = %21
  %69 = zext nneg i32 %61 to i64
  %70 = getelementptr inbounds nuw %struct.sphere, ptr %0, i64 %69
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  %71 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %72 = load double, ptr %71, align 8
  %73 = fmul double %59, %72
  %74 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %77 = fadd double %73, %75
  store double %77, ptr %76, align 16, !tbaa !8, !alias.scope !22
  %78 = getelementptr inbounds nuw i8, ptr %70, i64 16
  %79 = load double, ptr %78, align 8
  %80 = fsub double %77, %79
  %81 = load <2 x double>, ptr %3, align 8
  %82 = insertelement <2 x double> poison, double %59, i64 0
  %83 = shufflevector <2 x double> %82, <2 x double> poison, <2 x i32> zeroinitializer
  %84 = fmul <2 x double> %83, %81
  %85 = load <2 x double>, ptr %2, align 8
  %86 = fadd <2 x double> %84, %85
  store <2 x double> %86, ptr %6, align 16, !tbaa !11, !alias.scope !22
  %87 = load <2 x double>, ptr %70, align 8
  %88 = fsub <2 x double> %86, %87
  %89 = fmul <2 x double> %88, %88
  %90 = extractelement <2 x double> %89, i64 1
  %91 = extractelement <2 x double> %88, i64 0
  %92 = tail call double @llvm.fmuladd.f64(double %91, double %91, double %90)
  %93 = tail call double @llvm.fmuladd.f64(double %80, double %80, double %92)
  %94 = tail call double @llvm.sqrt.f64(double %93)
  %95 = fdiv double 1.000000e+00, %94
  %96 = insertelement <2 x double> poison, double %95, i64 0
  %97 = shufflevector <2 x double> %96, <2 x double> poison, <2 x i32> zeroinitializer
  %98 = fmul <2 x double> %88, %97
  %99 = fmul double %80, %95
  %100 = extractelement <2 x double> %98, i64 1
  %101 = fmul double %100, 0x3FE7C4DD663EBB88
  %102 = extractelement <2 x double> %98, i64 0
  %103 = tail call double @llvm.fmuladd.f64(double %102, double 0x3FD7C4DD663EBB88, double %101)
  %104 = tail call double @llvm.fmuladd.f64(double %99, double 0xBFE1D3A60CAF0CA6, double %103)
  %105 = tail call double @llvm.maxnum.f64(double %104, double 0.000000e+00)
  %106 = getelementptr inbounds nuw i8, ptr %70, i64 40
  %107 = load double, ptr %106, align 8, !tbaa !25
  %108 = fadd double %105, 3.000000e-01
  %109 = fmul double %107, %108
  %110 = icmp eq i32 %4, 0
  br i1 %110, label %130, label %111

111:                                              ; preds = %68
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #6
  %112 = fmul <2 x double> %81, %98
  %113 = extractelement <2 x double> %112, i64 1
  %114 = extractelement <2 x double> %81, i64 0
  %115 = tail call double @llvm.fmuladd.f64(double %102, double %114, double %113)
  %116 = tail call double @llvm.fmuladd.f64(double %99, double %72, double %115)
  %117 = fmul double %116, 2.000000e+00
  %118 = fmul double %99, %117
  %119 = insertelement <2 x double> poison, double %117, i64 0
  %120 = shufflevector <2 x double> %119, <2 x double> poison, <2 x i32> zeroinitializer
  %121 = fmul <2 x double> %98, %120
  %122 = fsub <2 x double> %81, %121
  store <2 x double> %122, ptr %7, align 16, !tbaa !11, !alias.scope !26
  %123 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %124 = fsub double %72, %118
  store double %124, ptr %123, align 16, !tbaa !8, !alias.scope !26
  %125 = getelementptr inbounds nuw i8, ptr %70, i64 32
  %126 = load double, ptr %125, align 8, !tbaa !31
  %127 = add nsw i32 %4, -1
  %128 = tail call fastcc double @trace(ptr noundef nonnull %0, i32 noundef %1, ptr noundef nonnull byval(%struct.vec3) align 8 %6, ptr noundef nonnull byval(%struct.vec3) align 8 %7, i32 noundef %127)
  %129 = tail call double @llvm.fmuladd.f64(double %126, double %128, double %109)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6
  br label %130

130:                                              ; preds = %111, %68
  %131 = phi double [ %129, %111 ], [ %109, %68 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  br label %132

132:                                              ; preds = %130, %64
  %133 = phi double [ %67, %64 ], [ %131, %130 ]
  ret double %133
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

attributes #0 = { nofree nounwind memory(argmem: read, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
!8 = !{!9, !10, i64 16}
!9 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16}
!10 = !{!"double", !6, i64 0}
!11 = !{!10, !10, i64 0}
!12 = !{!13, !15}
!13 = distinct !{!13, !14, !"scale: argument 0"}
!14 = distinct !{!14, !"scale"}
!15 = distinct !{!15, !16, !"unit: argument 0"}
!16 = distinct !{!16, !"unit"}
!17 = !{!18, !10, i64 24}
!18 = !{!"", !9, i64 0, !10, i64 24, !10, i64 32, !10, i64 40}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!9, !10, i64 8}
!22 = !{!23}
!23 = distinct !{!23, !24, !"add: argument 0"}
!24 = distinct !{!24, !"add"}
!25 = !{!18, !10, i64 40}
!26 = !{!27, !29}
!27 = distinct !{!27, !28, !"add: argument 0"}
!28 = distinct !{!28, !"add"}
!29 = distinct !{!29, !30, !"sub: argument 0"}
!30 = distinct !{!30, !"sub"}
!31 = !{!18, !10, i64 32}
