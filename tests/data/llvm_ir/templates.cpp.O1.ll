; ModuleID = 'templates.cpp'
source_filename = "templates.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Matrix = type { [2 x [3 x double]] }
%struct.Matrix.0 = type { [3 x [2 x double]] }
%struct.Matrix.2 = type { [2 x [2 x double]] }
%struct.Matrix.3 = type { [3 x [3 x double]] }

@_Z9factorialILi0EE = dso_local local_unnamed_addr constant i64 1, align 8
@start = dso_local local_unnamed_addr global double 0.000000e+00, align 8
@.str = private unnamed_addr constant [28 x i8] c"%.17g %.17g %g %ld %g %d %g\00", align 1

; Function Attrs: mustprogress nofree nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.Matrix, align 8
  %4 = alloca %struct.Matrix.0, align 8
  %5 = alloca %struct.Matrix.2, align 8
  %6 = alloca %struct.Matrix.3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %7 = load double, ptr @start, align 8, !tbaa !8
  br label %8

8:                                                ; preds = %2, %92
  %9 = phi i64 [ 0, %2 ], [ %93, %92 ]
  %10 = trunc nuw nsw i64 %9 to i32
  %11 = uitofp nneg i32 %10 to double
  %12 = fadd double %7, %11
  %13 = getelementptr inbounds nuw [3 x double], ptr %3, i64 %9
  %14 = getelementptr inbounds nuw double, ptr %4, i64 %9
  br label %95

15:                                               ; preds = %92
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !10)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, i8 0, i64 32, i1 false), !alias.scope !10
  br label %16

16:                                               ; preds = %25, %15
  %17 = phi i64 [ 0, %15 ], [ %26, %25 ]
  %18 = getelementptr inbounds nuw [3 x double], ptr %3, i64 %17
  %19 = getelementptr inbounds nuw [2 x double], ptr %5, i64 %17
  br label %20

20:                                               ; preds = %28, %16
  %21 = phi i64 [ 0, %16 ], [ %29, %28 ]
  %22 = getelementptr inbounds nuw double, ptr %4, i64 %21
  %23 = getelementptr inbounds nuw double, ptr %19, i64 %21
  %24 = load double, ptr %23, align 8, !tbaa !8, !alias.scope !10
  br label %31

25:                                               ; preds = %28
  %26 = add nuw nsw i64 %17, 1
  %27 = icmp eq i64 %17, 0
  br i1 %27, label %16, label %41, !llvm.loop !13

28:                                               ; preds = %31
  store double %38, ptr %23, align 8, !tbaa !8, !alias.scope !10
  %29 = add nuw nsw i64 %21, 1
  %30 = icmp eq i64 %21, 0
  br i1 %30, label %20, label %25, !llvm.loop !16

31:                                               ; preds = %31, %20
  %32 = phi i64 [ 0, %20 ], [ %39, %31 ]
  %33 = phi double [ %24, %20 ], [ %38, %31 ]
  %34 = getelementptr inbounds nuw double, ptr %18, i64 %32
  %35 = load double, ptr %34, align 8, !tbaa !8, !noalias !10
  %36 = getelementptr inbounds nuw [2 x double], ptr %22, i64 %32
  %37 = load double, ptr %36, align 8, !tbaa !8, !noalias !10
  %38 = tail call double @llvm.fmuladd.f64(double %35, double %37, double %33)
  %39 = add nuw nsw i64 %32, 1
  %40 = icmp eq i64 %39, 3
  br i1 %40, label %28, label %31, !llvm.loop !17

41:                                               ; preds = %25, %41
  %42 = phi i64 [ %48, %41 ], [ 0, %25 ]
  %43 = phi double [ %47, %41 ], [ 0.000000e+00, %25 ]
  %44 = getelementptr inbounds nuw [2 x double], ptr %5, i64 %42
  %45 = getelementptr inbounds nuw double, ptr %44, i64 %42
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = fadd double %43, %46
  %48 = add nuw nsw i64 %42, 1
  %49 = icmp eq i64 %42, 0
  br i1 %49, label %41, label %50, !llvm.loop !18

50:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !19)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %6, i8 0, i64 72, i1 false), !alias.scope !19
  br label %51

51:                                               ; preds = %60, %50
  %52 = phi i64 [ 0, %50 ], [ %61, %60 ]
  %53 = getelementptr inbounds nuw [2 x double], ptr %4, i64 %52
  %54 = getelementptr inbounds nuw [3 x double], ptr %6, i64 %52
  br label %55

55:                                               ; preds = %63, %51
  %56 = phi i64 [ 0, %51 ], [ %64, %63 ]
  %57 = getelementptr inbounds nuw double, ptr %3, i64 %56
  %58 = getelementptr inbounds nuw double, ptr %54, i64 %56
  %59 = load double, ptr %58, align 8, !tbaa !8, !alias.scope !19
  br label %66

60:                                               ; preds = %63
  %61 = add nuw nsw i64 %52, 1
  %62 = icmp eq i64 %61, 3
  br i1 %62, label %76, label %51, !llvm.loop !22

63:                                               ; preds = %66
  store double %73, ptr %58, align 8, !tbaa !8, !alias.scope !19
  %64 = add nuw nsw i64 %56, 1
  %65 = icmp eq i64 %64, 3
  br i1 %65, label %60, label %55, !llvm.loop !23

66:                                               ; preds = %66, %55
  %67 = phi i64 [ 0, %55 ], [ %74, %66 ]
  %68 = phi double [ %59, %55 ], [ %73, %66 ]
  %69 = getelementptr inbounds nuw double, ptr %53, i64 %67
  %70 = load double, ptr %69, align 8, !tbaa !8, !noalias !19
  %71 = getelementptr inbounds nuw [3 x double], ptr %57, i64 %67
  %72 = load double, ptr %71, align 8, !tbaa !8, !noalias !19
  %73 = tail call double @llvm.fmuladd.f64(double %70, double %72, double %68)
  %74 = add nuw nsw i64 %67, 1
  %75 = icmp eq i64 %67, 0
  br i1 %75, label %66, label %63, !llvm.loop !24

76:                                               ; preds = %60, %76
  %77 = phi i64 [ %83, %76 ], [ 0, %60 ]
  %78 = phi double [ %82, %76 ], [ 0.000000e+00, %60 ]
  %79 = getelementptr inbounds nuw [3 x double], ptr %6, i64 %77
  %80 = getelementptr inbounds nuw double, ptr %79, i64 %77
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = fadd double %78, %81
  %83 = add nuw nsw i64 %77, 1
  %84 = icmp eq i64 %83, 3
  br i1 %84, label %85, label %76, !llvm.loop !25

85:                                               ; preds = %76
  %86 = load double, ptr @start, align 8, !tbaa !8
  %87 = fptosi double %86 to i32
  %88 = tail call i32 @llvm.smax.i32(i32 %87, i32 7)
  %89 = add nsw i32 %88, -4
  %90 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, double noundef %47, double noundef %82, double noundef 2.250000e+00, i64 noundef 3628800, double noundef 1.045000e+02, i32 noundef %89, double noundef 5.000000e-01) #8
  %91 = sext i32 %90 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret i64 %91

92:                                               ; preds = %95
  %93 = add nuw nsw i64 %9, 1
  %94 = icmp eq i64 %9, 0
  br i1 %94, label %8, label %15, !llvm.loop !26

95:                                               ; preds = %8, %95
  %96 = phi i64 [ 0, %8 ], [ %105, %95 ]
  %97 = trunc nuw nsw i64 %96 to i32
  %98 = uitofp nneg i32 %97 to double
  %99 = fadd double %12, %98
  %100 = tail call double @sin(double noundef %99) #8, !tbaa !4
  %101 = getelementptr inbounds nuw double, ptr %13, i64 %96
  store double %100, ptr %101, align 8, !tbaa !8
  %102 = fneg double %98
  %103 = tail call double @llvm.fmuladd.f64(double %11, double 2.000000e+00, double %102)
  %104 = getelementptr inbounds nuw [2 x double], ptr %14, i64 %96
  store double %103, ptr %104, align 8, !tbaa !8
  %105 = add nuw nsw i64 %96, 1
  %106 = icmp eq i64 %105, 3
  br i1 %106, label %92, label %95, !llvm.loop !27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #7

attributes #0 = { mustprogress nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
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
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = !{!11}
!11 = distinct !{!11, !12, !"_ZNK6MatrixIdLi2ELi3EEmlILi2EEES_IdLi2EXT_EERKS_IdLi3EXT_EE: argument 0"}
!12 = distinct !{!12, !"_ZNK6MatrixIdLi2ELi3EEmlILi2EEES_IdLi2EXT_EERKS_IdLi3EXT_EE"}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
!17 = distinct !{!17, !14, !15}
!18 = distinct !{!18, !14, !15}
!19 = !{!20}
!20 = distinct !{!20, !21, !"_ZNK6MatrixIdLi3ELi2EEmlILi3EEES_IdLi3EXT_EERKS_IdLi2EXT_EE: argument 0"}
!21 = distinct !{!21, !"_ZNK6MatrixIdLi3ELi2EEmlILi3EEES_IdLi3EXT_EERKS_IdLi2EXT_EE"}
!22 = distinct !{!22, !14, !15}
!23 = distinct !{!23, !14, !15}
!24 = distinct !{!24, !14, !15}
!25 = distinct !{!25, !14, !15}
!26 = distinct !{!26, !14, !15}
!27 = distinct !{!27, !14, !15}
