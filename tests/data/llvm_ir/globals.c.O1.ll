; ModuleID = 'globals.c'
source_filename = "globals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.entry = type { ptr, ptr, ptr, ptr }

@values = dso_local global [4 x double] [double 1.500000e+00, double 2.500000e+00, double -3.500000e+00, double 0.000000e+00], align 16
@first = internal global %struct.entry { ptr @.str.2, ptr getelementptr (i8, ptr @values, i64 8), ptr @square, ptr @second }, align 8
@entries = dso_local local_unnamed_addr constant ptr @first, align 8
@weak_number = weak dso_local global i32 4, align 4
@.str = private unnamed_addr constant [7 x i8] c"%s %g;\00", align 1
@common_number = dso_local local_unnamed_addr global i32 0, align 4
@grid = internal unnamed_addr constant [2 x [3 x [2 x float]]] [[3 x [2 x float]] [[2 x float] [float 1.000000e+00, float 2.000000e+00], [2 x float] [float 3.000000e+00, float 0.000000e+00], [2 x float] zeroinitializer], [3 x [2 x float]] [[2 x float] [float 4.000000e+00, float 5.000000e+00], [2 x float] [float 6.000000e+00, float 7.000000e+00], [2 x float] [float 8.000000e+00, float 9.000000e+00]]], align 16
@.str.1 = private unnamed_addr constant [32 x i8] c"%g %ld %d %d %g %c %ld %g %d %d\00", align 1
@self = internal global ptr @self, align 8
@.str.2 = private unnamed_addr constant [6 x i8] c"first\00", align 1
@second = internal global %struct.entry { ptr @.str.3, ptr getelementptr (i8, ptr @values, i64 16), ptr @cube, ptr null }, align 8
@.str.3 = private unnamed_addr constant [7 x i8] c"second\00", align 1

@other_name = dso_local alias i32, ptr @weak_number

; Function Attrs: nounwind uwtable
define dso_local i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  br label %8

3:                                                ; preds = %8
  %4 = load i32, ptr @common_number, align 4, !tbaa !4
  %5 = add nsw i32 %4, 3
  store i32 %5, ptr @common_number, align 4, !tbaa !4
  %6 = load i32, ptr @other_name, align 4, !tbaa !4
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr @other_name, align 4, !tbaa !4
  br label %26

8:                                                ; preds = %2, %8
  %9 = phi ptr [ @first, %2 ], [ %24, %8 ]
  %10 = phi i64 [ 0, %2 ], [ %22, %8 ]
  %11 = getelementptr inbounds i8, ptr %0, i64 %10
  %12 = sub nsw i64 %1, %10
  %13 = load ptr, ptr %9, align 8, !tbaa !8
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %15 = load ptr, ptr %14, align 8, !tbaa !14
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !15
  %18 = load double, ptr %17, align 8, !tbaa !16
  %19 = tail call double %15(double noundef %18) #4
  %20 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %11, i64 noundef %12, ptr noundef nonnull @.str, ptr noundef %13, double noundef %19) #4
  %21 = sext i32 %20 to i64
  %22 = add nsw i64 %10, %21
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %24 = load ptr, ptr %23, align 8, !tbaa !18
  %25 = icmp eq ptr %24, null
  br i1 %25, label %3, label %8, !llvm.loop !19

26:                                               ; preds = %3, %43
  %27 = phi i64 [ 0, %3 ], [ %44, %43 ]
  %28 = phi float [ 0.000000e+00, %3 ], [ %51, %43 ]
  %29 = getelementptr inbounds nuw [3 x [2 x float]], ptr @grid, i64 %27
  %30 = getelementptr inbounds nuw float, ptr %29, i64 %27
  br label %46

31:                                               ; preds = %43
  %32 = getelementptr inbounds i8, ptr %0, i64 %22
  %33 = sub nsw i64 %1, %22
  %34 = load double, ptr getelementptr inbounds nuw (i8, ptr @values, i64 8), align 8, !tbaa !16
  %35 = load i32, ptr @weak_number, align 4, !tbaa !4
  %36 = fpext float %51 to double
  %37 = load ptr, ptr @self, align 8, !tbaa !22
  %38 = icmp eq ptr %37, @self
  %39 = zext i1 %38 to i32
  %40 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %32, i64 noundef %33, ptr noundef nonnull @.str.1, double noundef %34, i64 noundef 24, i32 noundef %5, i32 noundef %35, double noundef %36, i32 noundef 120, i64 noundef 2, double noundef 2.500000e+00, i32 noundef 101, i32 noundef %39) #4
  %41 = sext i32 %40 to i64
  %42 = add nsw i64 %22, %41
  ret i64 %42

43:                                               ; preds = %46
  %44 = add nuw nsw i64 %27, 1
  %45 = icmp eq i64 %27, 0
  br i1 %45, label %26, label %31, !llvm.loop !23

46:                                               ; preds = %26, %46
  %47 = phi i64 [ 0, %26 ], [ %52, %46 ]
  %48 = phi float [ %28, %26 ], [ %51, %46 ]
  %49 = getelementptr inbounds nuw [2 x float], ptr %30, i64 %47
  %50 = load float, ptr %49, align 4, !tbaa !24
  %51 = tail call float @llvm.fmuladd.f32(float %48, float 2.000000e+00, float %50)
  %52 = add nuw nsw i64 %47, 1
  %53 = icmp eq i64 %52, 3
  br i1 %53, label %43, label %46, !llvm.loop !26
}

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef double @square(double noundef %0) #3 {
  %2 = fmul double %0, %0
  ret double %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef double @cube(double noundef %0) #3 {
  %2 = fmul double %0, %0
  %3 = fmul double %0, %2
  ret double %3
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

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
!8 = !{!9, !10, i64 0}
!9 = !{!"entry", !10, i64 0, !12, i64 8, !11, i64 16, !13, i64 24}
!10 = !{!"p1 omnipotent char", !11, i64 0}
!11 = !{!"any pointer", !6, i64 0}
!12 = !{!"p1 double", !11, i64 0}
!13 = !{!"p1 _ZTS5entry", !11, i64 0}
!14 = !{!9, !11, i64 16}
!15 = !{!9, !12, i64 8}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !6, i64 0}
!18 = !{!9, !13, i64 24}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = !{!11, !11, i64 0}
!23 = distinct !{!23, !20, !21}
!24 = !{!25, !25, i64 0}
!25 = !{!"float", !6, i64 0}
!26 = distinct !{!26, !20, !21}
