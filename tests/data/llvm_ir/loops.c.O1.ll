; ModuleID = 'loops.c'
source_filename = "loops.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@calls = internal unnamed_addr global i32 0, align 4
@matrix = internal unnamed_addr global [6 x [6 x double]] zeroinitializer, align 16
@.str = private unnamed_addr constant [21 x i8] c"%d %.17g %.9g %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d,\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [36 x double], align 16
  %4 = alloca [36 x double], align 16
  %5 = alloca [16 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %6 = load i32, ptr @calls, align 4, !tbaa !4
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr @calls, align 4, !tbaa !4
  br label %8

8:                                                ; preds = %2, %44
  %9 = phi i64 [ 0, %2 ], [ %13, %44 ]
  %10 = trunc nuw nsw i64 %9 to i32
  %11 = uitofp nneg i32 %10 to double
  %12 = getelementptr inbounds nuw [6 x double], ptr @matrix, i64 %9
  %13 = add nuw nsw i64 %9, 1
  %14 = mul nuw nsw i64 %9, 48
  %15 = getelementptr inbounds i8, ptr %3, i64 %14
  br label %46

16:                                               ; preds = %44
  tail call void @llvm.experimental.noalias.scope.decl(metadata !8)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !11)
  br label %17

17:                                               ; preds = %25, %16
  %18 = phi i64 [ 0, %16 ], [ %26, %25 ]
  %19 = mul nuw nsw i64 %18, 48
  %20 = getelementptr inbounds nuw i8, ptr @matrix, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 %19
  br label %22

22:                                               ; preds = %28, %17
  %23 = phi i64 [ 0, %17 ], [ %30, %28 ]
  %24 = getelementptr inbounds nuw double, ptr %3, i64 %23
  br label %32

25:                                               ; preds = %28
  %26 = add nuw nsw i64 %18, 1
  %27 = icmp eq i64 %26, 6
  br i1 %27, label %43, label %17, !llvm.loop !13

28:                                               ; preds = %32
  %29 = getelementptr inbounds nuw double, ptr %21, i64 %23
  store double %40, ptr %29, align 8, !tbaa !16, !alias.scope !11, !noalias !8
  %30 = add nuw nsw i64 %23, 1
  %31 = icmp eq i64 %30, 6
  br i1 %31, label %25, label %22, !llvm.loop !18

32:                                               ; preds = %32, %22
  %33 = phi i64 [ 0, %22 ], [ %41, %32 ]
  %34 = phi double [ 0.000000e+00, %22 ], [ %40, %32 ]
  %35 = getelementptr inbounds nuw double, ptr %20, i64 %33
  %36 = load double, ptr %35, align 8, !tbaa !16, !noalias !19
  %37 = mul nuw nsw i64 %33, 48
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !16, !alias.scope !8, !noalias !11
  %40 = tail call double @llvm.fmuladd.f64(double %36, double %39, double %34)
  %41 = add nuw nsw i64 %33, 1
  %42 = icmp eq i64 %41, 6
  br i1 %42, label %28, label %32, !llvm.loop !20

43:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  br label %62

44:                                               ; preds = %46
  %45 = icmp eq i64 %13, 6
  br i1 %45, label %16, label %8, !llvm.loop !21

46:                                               ; preds = %8, %46
  %47 = phi i64 [ 0, %8 ], [ %60, %46 ]
  %48 = trunc nuw nsw i64 %47 to i32
  %49 = uitofp nneg i32 %48 to double
  %50 = tail call double @llvm.fmuladd.f64(double %49, double 2.000000e+00, double %11)
  %51 = tail call double @sin(double noundef %50) #7, !tbaa !4
  %52 = getelementptr inbounds nuw double, ptr %12, i64 %47
  store double %51, ptr %52, align 8, !tbaa !16
  %53 = icmp eq i64 %9, %47
  %54 = add nuw nsw i64 %13, %47
  %55 = trunc nuw nsw i64 %54 to i32
  %56 = uitofp nneg i32 %55 to double
  %57 = fdiv double 1.000000e+00, %56
  %58 = select i1 %53, double 2.000000e+00, double %57
  %59 = getelementptr inbounds double, ptr %15, i64 %47
  store double %58, ptr %59, align 8, !tbaa !16
  %60 = add nuw nsw i64 %47, 1
  %61 = icmp eq i64 %60, 6
  br i1 %61, label %44, label %46, !llvm.loop !22

62:                                               ; preds = %43, %62
  %63 = phi i64 [ 0, %43 ], [ %76, %62 ]
  %64 = phi float [ 0.000000e+00, %43 ], [ %68, %62 ]
  %65 = getelementptr inbounds nuw double, ptr %4, i64 %63
  %66 = load double, ptr %65, align 8, !tbaa !16
  %67 = fptrunc double %66 to float
  %68 = fadd float %64, %67
  %69 = tail call double @llvm.fmuladd.f64(double %66, double 7.000000e+00, double 4.000000e+01)
  %70 = fptoui double %69 to i32
  %71 = and i32 %70, 15
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr %5, i64 %72
  %74 = load i8, ptr %73, align 1, !tbaa !23
  %75 = add i8 %74, 1
  store i8 %75, ptr %73, align 1, !tbaa !23
  %76 = add nuw nsw i64 %63, 1
  %77 = icmp eq i64 %76, 36
  br i1 %77, label %93, label %62, !llvm.loop !24

78:                                               ; preds = %93
  %79 = load i32, ptr @calls, align 4, !tbaa !4
  br label %80

80:                                               ; preds = %80, %78
  %81 = phi i64 [ 0, %78 ], [ %86, %80 ]
  %82 = phi double [ 0.000000e+00, %78 ], [ %85, %80 ]
  %83 = getelementptr inbounds nuw double, ptr %4, i64 %81
  %84 = load double, ptr %83, align 8, !tbaa !16
  %85 = tail call double @llvm.fmuladd.f64(double %84, double %84, double %82)
  %86 = add nuw nsw i64 %81, 1
  %87 = icmp eq i64 %86, 36
  br i1 %87, label %88, label %80, !llvm.loop !25

88:                                               ; preds = %80
  %89 = tail call double @sqrt(double noundef %85) #7, !tbaa !4
  %90 = fpext float %68 to double
  %91 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, i32 noundef %79, double noundef %89, double noundef %90, i32 noundef %104, i32 noundef %102) #7
  %92 = sext i32 %91 to i64
  br label %107

93:                                               ; preds = %62, %93
  %94 = phi i32 [ %103, %93 ], [ 27, %62 ]
  %95 = phi i32 [ %104, %93 ], [ 0, %62 ]
  %96 = phi i32 [ %102, %93 ], [ 0, %62 ]
  %97 = and i32 %94, 1
  %98 = icmp eq i32 %97, 0
  %99 = mul i32 %94, 3
  %100 = add i32 %99, 1
  %101 = lshr exact i32 %94, 1
  %102 = add nuw nsw i32 %97, %96
  %103 = select i1 %98, i32 %101, i32 %100
  %104 = add nuw nsw i32 %95, 1
  %105 = icmp eq i32 %103, 1
  br i1 %105, label %78, label %93, !llvm.loop !26

106:                                              ; preds = %107
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret i64 %117

107:                                              ; preds = %88, %107
  %108 = phi i64 [ 0, %88 ], [ %118, %107 ]
  %109 = phi i64 [ %92, %88 ], [ %117, %107 ]
  %110 = getelementptr inbounds i8, ptr %0, i64 %109
  %111 = sub nsw i64 %1, %109
  %112 = getelementptr inbounds nuw i8, ptr %5, i64 %108
  %113 = load i8, ptr %112, align 1, !tbaa !23
  %114 = zext i8 %113 to i32
  %115 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %110, i64 noundef %111, ptr noundef nonnull @.str.1, i32 noundef %114) #7
  %116 = sext i32 %115 to i64
  %117 = add nsw i64 %109, %116
  %118 = add nuw nsw i64 %108, 1
  %119 = icmp eq i64 %118, 16
  br i1 %119, label %106, label %107, !llvm.loop !27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
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
!8 = !{!9}
!9 = distinct !{!9, !10, !"multiply: argument 0"}
!10 = distinct !{!10, !"multiply"}
!11 = !{!12}
!12 = distinct !{!12, !10, !"multiply: argument 1"}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !6, i64 0}
!18 = distinct !{!18, !14, !15}
!19 = !{!9, !12}
!20 = distinct !{!20, !14, !15}
!21 = distinct !{!21, !14, !15}
!22 = distinct !{!22, !14, !15}
!23 = !{!6, !6, i64 0}
!24 = distinct !{!24, !14, !15}
!25 = distinct !{!25, !14, !15}
!26 = distinct !{!26, !14, !15}
!27 = distinct !{!27, !14, !15}
