; ModuleID = 'ray_tracer.c'
source_filename = "ray_tracer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.vec3 = type { double, double, double }
%struct.sphere = type { %struct.vec3, double, double, double }

; Function Attrs: nofree nounwind memory(argmem: read, inaccessiblemem: readwrite, errnomem: write) uwtable
define dso_local double @ray_tracer(ptr noundef readonly captures(none) %0, i32 noundef %1, double noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.vec3, align 8
  %6 = alloca %struct.vec3, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  store double -5.000000e+00, ptr %7, align 8, !tbaa !8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !11)
  %8 = fmul double %3, %3
  %9 = tail call double @llvm.fmuladd.f64(double %2, double %2, double %8)
  %10 = fadd double %9, 1.000000e+00
  %11 = tail call double @sqrt(double noundef %10) #7, !tbaa !4, !noalias !11
  %12 = fdiv double 1.000000e+00, %11
  %13 = fmul double %2, %12
  store double %13, ptr %6, align 8, !tbaa !14, !alias.scope !15
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %15 = fmul double %3, %12
  store double %15, ptr %14, align 8, !tbaa !18, !alias.scope !15
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store double %12, ptr %16, align 8, !tbaa !8, !alias.scope !15
  %17 = tail call fastcc double @trace(ptr noundef %0, i32 noundef %1, ptr noundef nonnull byval(%struct.vec3) align 8 %5, ptr noundef nonnull byval(%struct.vec3) align 8 %6, i32 noundef 3)
  ret double %17
}

; Function Attrs: nofree nounwind memory(argmem: read, errnomem: write) uwtable
define internal fastcc double @trace(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly byval(%struct.vec3) align 8 captures(none) %2, ptr noundef readonly byval(%struct.vec3) align 8 captures(none) %3, i32 noundef range(i32 0, 4) %4) unnamed_addr #1 {
  %6 = alloca %struct.vec3, align 8
  %7 = alloca %struct.vec3, align 8
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %21

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
  br label %25

21:                                               ; preds = %56, %5
  %22 = phi double [ 1.000000e+09, %5 ], [ %61, %56 ]
  %23 = phi i32 [ -1, %5 ], [ %63, %56 ]
  %24 = icmp slt i32 %23, 0
  br i1 %24, label %66, label %70

25:                                               ; preds = %9, %56
  %26 = phi i64 [ 0, %9 ], [ %64, %56 ]
  %27 = phi i32 [ -1, %9 ], [ %63, %56 ]
  %28 = phi double [ 1.000000e+09, %9 ], [ %61, %56 ]
  %29 = getelementptr inbounds nuw %struct.sphere, ptr %0, i64 %26
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %34 = load double, ptr %33, align 8
  %35 = fsub double %15, %30
  %36 = fsub double %17, %32
  %37 = fsub double %19, %34
  %38 = fmul double %12, %36
  %39 = tail call double @llvm.fmuladd.f64(double %35, double %10, double %38)
  %40 = tail call double @llvm.fmuladd.f64(double %37, double %14, double %39)
  %41 = fmul double %36, %36
  %42 = tail call double @llvm.fmuladd.f64(double %35, double %35, double %41)
  %43 = tail call double @llvm.fmuladd.f64(double %37, double %37, double %42)
  %44 = fneg double %43
  %45 = tail call double @llvm.fmuladd.f64(double %40, double %40, double %44)
  %46 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %47 = load double, ptr %46, align 8, !tbaa !19
  %48 = tail call double @llvm.fmuladd.f64(double %47, double %47, double %45)
  %49 = fcmp olt double %48, 0.000000e+00
  br i1 %49, label %56, label %50

50:                                               ; preds = %25
  %51 = fneg double %40
  %52 = tail call double @sqrt(double noundef %48) #7, !tbaa !4
  %53 = fsub double %51, %52
  %54 = fcmp ogt double %53, 1.000000e-04
  %55 = select i1 %54, double %53, double -1.000000e+00
  br label %56

56:                                               ; preds = %25, %50
  %57 = phi double [ %55, %50 ], [ -1.000000e+00, %25 ]
  %58 = fcmp ogt double %57, 0.000000e+00
  %59 = fcmp olt double %57, %28
  %60 = select i1 %58, i1 %59, i1 false
  %61 = select i1 %60, double %57, double %28
  %62 = trunc nuw nsw i64 %26 to i32
  %63 = select i1 %60, i32 %62, i32 %27
  %64 = add nuw nsw i64 %26, 1
  %65 = icmp eq i64 %64, %20
  br i1 %65, label %21, label %25, !llvm.loop !21

66:                                               ; preds = %21
  %67 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %68 = load double, ptr %67, align 8, !tbaa !18
  %69 = tail call double @llvm.fmuladd.f64(double %68, double 1.000000e-01, double 2.000000e-01)
  br label %136

70:                                               ; preds = %21
  %71 = zext nneg i32 %23 to i64
  %72 = getelementptr inbounds nuw %struct.sphere, ptr %0, i64 %71
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %73 = load double, ptr %3, align 8
  %74 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %77 = load double, ptr %76, align 8
  %78 = fmul double %22, %73
  %79 = fmul double %22, %75
  %80 = fmul double %22, %77
  %81 = load double, ptr %2, align 8
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %83 = load double, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %85 = load double, ptr %84, align 8
  %86 = fadd double %78, %81
  store double %86, ptr %6, align 8, !tbaa !14, !alias.scope !24
  %87 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %88 = fadd double %79, %83
  store double %88, ptr %87, align 8, !tbaa !18, !alias.scope !24
  %89 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %90 = fadd double %80, %85
  store double %90, ptr %89, align 8, !tbaa !8, !alias.scope !24
  %91 = load double, ptr %72, align 8
  %92 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %95 = load double, ptr %94, align 8
  %96 = fsub double %86, %91
  %97 = fsub double %88, %93
  %98 = fsub double %90, %95
  %99 = fmul double %97, %97
  %100 = tail call double @llvm.fmuladd.f64(double %96, double %96, double %99)
  %101 = tail call double @llvm.fmuladd.f64(double %98, double %98, double %100)
  %102 = tail call double @sqrt(double noundef %101) #7, !tbaa !4, !noalias !27
  %103 = fdiv double 1.000000e+00, %102
  %104 = fmul double %96, %103
  %105 = fmul double %97, %103
  %106 = fmul double %98, %103
  %107 = fmul double %105, 0x3FE7C4DD663EBB88
  %108 = tail call double @llvm.fmuladd.f64(double %104, double 0x3FD7C4DD663EBB88, double %107)
  %109 = tail call double @llvm.fmuladd.f64(double %106, double 0xBFE1D3A60CAF0CA6, double %108)
  %110 = tail call double @llvm.maxnum.f64(double %109, double 0.000000e+00)
  %111 = getelementptr inbounds nuw i8, ptr %72, i64 40
  %112 = load double, ptr %111, align 8, !tbaa !30
  %113 = fadd double %110, 3.000000e-01
  %114 = fmul double %112, %113
  %115 = icmp eq i32 %4, 0
  br i1 %115, label %134, label %116

116:                                              ; preds = %70
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  %117 = fmul double %75, %105
  %118 = tail call double @llvm.fmuladd.f64(double %104, double %73, double %117)
  %119 = tail call double @llvm.fmuladd.f64(double %106, double %77, double %118)
  %120 = fmul double %119, 2.000000e+00
  %121 = fmul double %104, %120
  %122 = fmul double %105, %120
  %123 = fmul double %106, %120
  %124 = fsub double %73, %121
  store double %124, ptr %7, align 8, !tbaa !14, !alias.scope !31
  %125 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %126 = fsub double %75, %122
  store double %126, ptr %125, align 8, !tbaa !18, !alias.scope !31
  %127 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %128 = fsub double %77, %123
  store double %128, ptr %127, align 8, !tbaa !8, !alias.scope !31
  %129 = getelementptr inbounds nuw i8, ptr %72, i64 32
  %130 = load double, ptr %129, align 8, !tbaa !36
  %131 = add nsw i32 %4, -1
  %132 = tail call fastcc double @trace(ptr noundef %0, i32 noundef %1, ptr noundef nonnull byval(%struct.vec3) align 8 %6, ptr noundef nonnull byval(%struct.vec3) align 8 %7, i32 noundef %131)
  %133 = tail call double @llvm.fmuladd.f64(double %130, double %132, double %114)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  br label %134

134:                                              ; preds = %116, %70
  %135 = phi double [ %133, %116 ], [ %114, %70 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  br label %136

136:                                              ; preds = %134, %66
  %137 = phi double [ %69, %66 ], [ %135, %134 ]
  ret double %137
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

attributes #0 = { nofree nounwind memory(argmem: read, inaccessiblemem: readwrite, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind memory(argmem: read, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind }

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
!11 = !{!12}
!12 = distinct !{!12, !13, !"unit: argument 0"}
!13 = distinct !{!13, !"unit"}
!14 = !{!9, !10, i64 0}
!15 = !{!16, !12}
!16 = distinct !{!16, !17, !"scale: argument 0"}
!17 = distinct !{!17, !"scale"}
!18 = !{!9, !10, i64 8}
!19 = !{!20, !10, i64 24}
!20 = !{!"", !9, i64 0, !10, i64 24, !10, i64 32, !10, i64 40}
!21 = distinct !{!21, !22, !23}
!22 = !{!"llvm.loop.mustprogress"}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = !{!25}
!25 = distinct !{!25, !26, !"add: argument 0"}
!26 = distinct !{!26, !"add"}
!27 = !{!28}
!28 = distinct !{!28, !29, !"unit: argument 0"}
!29 = distinct !{!29, !"unit"}
!30 = !{!20, !10, i64 40}
!31 = !{!32, !34}
!32 = distinct !{!32, !33, !"add: argument 0"}
!33 = distinct !{!33, !"add"}
!34 = distinct !{!34, !35, !"sub: argument 0"}
!35 = distinct !{!35, !"sub"}
!36 = !{!20, !10, i64 32}
