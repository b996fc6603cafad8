; ModuleID = 'array_in_struct.c'
source_filename = "array_in_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.mat2 = type { [2 x [2 x double]] }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read, inaccessiblemem: readwrite) uwtable
define dso_local double @array_in_struct(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.mat2, align 8
  %4 = alloca %struct.mat2, align 8
  %5 = alloca %struct.mat2, align 8
  %6 = alloca %struct.mat2, align 8
  %7 = alloca %struct.mat2, align 8
  %8 = alloca %struct.mat2, align 8
  %9 = icmp eq i32 %1, 0
  br i1 %9, label %120, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load double, ptr %11, align 8, !tbaa !8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = load double, ptr %15, align 8, !tbaa !8
  %17 = load double, ptr %0, align 8, !tbaa !8
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %24 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 24
  br label %36

36:                                               ; preds = %10, %109
  %37 = phi double [ %111, %109 ], [ %17, %10 ]
  %38 = phi double [ %112, %109 ], [ %16, %10 ]
  %39 = phi double [ %113, %109 ], [ %14, %10 ]
  %40 = phi double [ %114, %109 ], [ %12, %10 ]
  %41 = phi double [ %80, %109 ], [ 1.000000e+00, %10 ]
  %42 = phi double [ %81, %109 ], [ 0.000000e+00, %10 ]
  %43 = phi double [ %82, %109 ], [ 0.000000e+00, %10 ]
  %44 = phi double [ %83, %109 ], [ 1.000000e+00, %10 ]
  %45 = phi i32 [ %110, %109 ], [ %1, %10 ]
  %46 = and i32 %45, 1
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %79, label %48

48:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5, !noalias !10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !13)
  call void @llvm.lifetime.start.p0(ptr nonnull %6), !noalias !10
  call void @llvm.lifetime.start.p0(ptr nonnull %5), !noalias !10
  store double %37, ptr %5, align 8, !noalias !10
  store double %38, ptr %27, align 8, !noalias !10
  store double %39, ptr %28, align 8, !noalias !10
  store double %40, ptr %29, align 8, !noalias !10
  store double %44, ptr %6, align 8
  store double %43, ptr %30, align 8
  store double %42, ptr %31, align 8
  store double %41, ptr %32, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %7, i8 0, i64 32, i1 false), !alias.scope !13, !noalias !10
  br label %49

49:                                               ; preds = %58, %48
  %50 = phi i64 [ 0, %48 ], [ %59, %58 ]
  %51 = getelementptr inbounds nuw [2 x double], ptr %6, i64 %50
  %52 = getelementptr inbounds nuw [2 x double], ptr %7, i64 %50
  br label %53

53:                                               ; preds = %61, %49
  %54 = phi i64 [ 0, %49 ], [ %62, %61 ]
  %55 = getelementptr inbounds nuw double, ptr %5, i64 %54
  %56 = getelementptr inbounds nuw double, ptr %52, i64 %54
  %57 = load double, ptr %56, align 8, !tbaa !8, !alias.scope !13, !noalias !10
  br label %64

58:                                               ; preds = %61
  %59 = add nuw nsw i64 %50, 1
  %60 = icmp eq i64 %50, 0
  br i1 %60, label %49, label %74, !llvm.loop !16

61:                                               ; preds = %64
  store double %71, ptr %56, align 8, !tbaa !8, !alias.scope !13, !noalias !10
  %62 = add nuw nsw i64 %54, 1
  %63 = icmp eq i64 %54, 0
  br i1 %63, label %53, label %58, !llvm.loop !19

64:                                               ; preds = %64, %53
  %65 = phi i64 [ 0, %53 ], [ %72, %64 ]
  %66 = phi double [ %57, %53 ], [ %71, %64 ]
  %67 = getelementptr inbounds nuw double, ptr %51, i64 %65
  %68 = load double, ptr %67, align 8, !tbaa !8, !noalias !20
  %69 = getelementptr inbounds nuw [2 x double], ptr %55, i64 %65
  %70 = load double, ptr %69, align 8, !tbaa !8, !noalias !20
  %71 = tail call double @llvm.fmuladd.f64(double %68, double %70, double %66)
  %72 = add nuw nsw i64 %65, 1
  %73 = icmp eq i64 %65, 0
  br i1 %73, label %64, label %61, !llvm.loop !21

74:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(ptr nonnull %6), !noalias !10
  call void @llvm.lifetime.end.p0(ptr nonnull %5), !noalias !10
  %75 = load double, ptr %7, align 8
  %76 = load double, ptr %33, align 8
  %77 = load double, ptr %34, align 8
  %78 = load double, ptr %35, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5, !noalias !10
  br label %79

79:                                               ; preds = %74, %36
  %80 = phi double [ %41, %36 ], [ %78, %74 ]
  %81 = phi double [ %42, %36 ], [ %77, %74 ]
  %82 = phi double [ %43, %36 ], [ %76, %74 ]
  %83 = phi double [ %44, %36 ], [ %75, %74 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5, !noalias !10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !23)
  call void @llvm.lifetime.start.p0(ptr nonnull %4), !noalias !10
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !noalias !10
  store double %37, ptr %3, align 8, !noalias !10
  store double %38, ptr %18, align 8, !noalias !10
  store double %39, ptr %19, align 8, !noalias !10
  store double %40, ptr %20, align 8, !noalias !10
  store double %37, ptr %4, align 8, !noalias !10
  store double %38, ptr %21, align 8, !noalias !10
  store double %39, ptr %22, align 8, !noalias !10
  store double %40, ptr %23, align 8, !noalias !10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %8, i8 0, i64 32, i1 false), !alias.scope !23, !noalias !10
  br label %84

84:                                               ; preds = %93, %79
  %85 = phi i64 [ 0, %79 ], [ %94, %93 ]
  %86 = getelementptr inbounds nuw [2 x double], ptr %4, i64 %85
  %87 = getelementptr inbounds nuw [2 x double], ptr %8, i64 %85
  br label %88

88:                                               ; preds = %96, %84
  %89 = phi i64 [ 0, %84 ], [ %97, %96 ]
  %90 = getelementptr inbounds nuw double, ptr %3, i64 %89
  %91 = getelementptr inbounds nuw double, ptr %87, i64 %89
  %92 = load double, ptr %91, align 8, !tbaa !8, !alias.scope !23, !noalias !10
  br label %99

93:                                               ; preds = %96
  %94 = add nuw nsw i64 %85, 1
  %95 = icmp eq i64 %85, 0
  br i1 %95, label %84, label %109, !llvm.loop !16

96:                                               ; preds = %99
  store double %106, ptr %91, align 8, !tbaa !8, !alias.scope !23, !noalias !10
  %97 = add nuw nsw i64 %89, 1
  %98 = icmp eq i64 %89, 0
  br i1 %98, label %88, label %93, !llvm.loop !19

99:                                               ; preds = %99, %88
  %100 = phi i64 [ 0, %88 ], [ %107, %99 ]
  %101 = phi double [ %92, %88 ], [ %106, %99 ]
  %102 = getelementptr inbounds nuw double, ptr %86, i64 %100
  %103 = load double, ptr %102, align 8, !tbaa !8, !noalias !26
  %104 = getelementptr inbounds nuw [2 x double], ptr %90, i64 %100
  %105 = load double, ptr %104, align 8, !tbaa !8, !noalias !26
  %106 = tail call double @llvm.fmuladd.f64(double %103, double %105, double %101)
  %107 = add nuw nsw i64 %100, 1
  %108 = icmp eq i64 %100, 0
  br i1 %108, label %99, label %96, !llvm.loop !21

109:                                              ; preds = %93
  %110 = ashr i32 %45, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %4), !noalias !10
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !noalias !10
  %111 = load double, ptr %8, align 8, !noalias !10
  %112 = load double, ptr %24, align 8, !noalias !10
  %113 = load double, ptr %25, align 8, !noalias !10
  %114 = load double, ptr %26, align 8, !tbaa !22, !noalias !10
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5, !noalias !10
  %115 = icmp eq i32 %110, 0
  br i1 %115, label %116, label %36, !llvm.loop !27

116:                                              ; preds = %109
  %117 = fmul double %82, -2.000000e+00
  %118 = tail call double @llvm.fmuladd.f64(double %83, double %80, double %117)
  %119 = fadd double %81, %118
  br label %120

120:                                              ; preds = %116, %2
  %121 = phi double [ 1.000000e+00, %2 ], [ %119, %116 ]
  ret double %121
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read, inaccessiblemem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = !{!11}
!11 = distinct !{!11, !12, !"power: argument 0"}
!12 = distinct !{!12, !"power"}
!13 = !{!14}
!14 = distinct !{!14, !15, !"mul: argument 0"}
!15 = distinct !{!15, !"mul"}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !17, !18}
!20 = !{!14, !11}
!21 = distinct !{!21, !17, !18}
!22 = !{!6, !6, i64 0}
!23 = !{!24}
!24 = distinct !{!24, !25, !"mul: argument 0"}
!25 = distinct !{!25, !"mul"}
!26 = !{!24, !11}
!27 = distinct !{!27, !17, !18}
