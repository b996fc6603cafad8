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
@.str.1 = private unnamed_addr constant [32 x i8] c"%g %ld %d %d %g %c %ld %g %d %d\00", align 1
@self = internal global ptr @self, align 8
@.str.2 = private unnamed_addr constant [6 x i8] c"first\00", align 1
@second = internal global %struct.entry { ptr @.str.3, ptr getelementptr (i8, ptr @values, i64 16), ptr @cube, ptr null }, align 8
@.str.3 = private unnamed_addr constant [7 x i8] c"second\00", align 1

@other_name = dso_local alias i32, ptr @weak_number

; Function Attrs: nounwind uwtable
define dso_local i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  br label %17

3:                                                ; preds = %17
  %4 = load i32, ptr @common_number, align 4, !tbaa !4
  %5 = add nsw i32 %4, 3
  store i32 %5, ptr @common_number, align 4, !tbaa !4
  %6 = load i32, ptr @other_name, align 4, !tbaa !4
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr @other_name, align 4, !tbaa !4
  %8 = getelementptr inbounds i8, ptr %0, i64 %31
  %9 = sub nsw i64 %1, %31
  %10 = load double, ptr getelementptr inbounds nuw (i8, ptr @values, i64 8), align 8, !tbaa !8
  %11 = load ptr, ptr @self, align 8, !tbaa !10
  %12 = icmp eq ptr %11, @self
  %13 = zext i1 %12 to i32
  %14 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %8, i64 noundef %9, ptr noundef nonnull @.str.1, double noundef %10, i64 noundef 24, i32 noundef %5, i32 noundef %7, double noundef 1.230000e+02, i32 noundef 120, i64 noundef 2, double noundef 2.500000e+00, i32 noundef 101, i32 noundef %13) #3
  %15 = sext i32 %14 to i64
  %16 = add nsw i64 %31, %15
  ret i64 %16

17:                                               ; preds = %2, %17
  %18 = phi ptr [ @first, %2 ], [ %33, %17 ]
  %19 = phi i64 [ 0, %2 ], [ %31, %17 ]
  %20 = getelementptr inbounds i8, ptr %0, i64 %19
  %21 = sub nsw i64 %1, %19
  %22 = load ptr, ptr %18, align 8, !tbaa !12
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %24 = load ptr, ptr %23, align 8, !tbaa !17
  %25 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %26 = load ptr, ptr %25, align 8, !tbaa !18
  %27 = load double, ptr %26, align 8, !tbaa !8
  %28 = tail call double %24(double noundef %27) #3
  %29 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %20, i64 noundef %21, ptr noundef nonnull @.str, ptr noundef %22, double noundef %28) #3
  %30 = sext i32 %29 to i64
  %31 = add nsw i64 %19, %30
  %32 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %33 = load ptr, ptr %32, align 8, !tbaa !19
  %34 = icmp eq ptr %33, null
  br i1 %34, label %3, label %17, !llvm.loop !20
}

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef double @square(double noundef %0) #2 {
  %2 = fmul double %0, %0
  ret double %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef double @cube(double noundef %0) #2 {
  %2 = fmul double %0, %0
  %3 = fmul double %0, %2
  ret double %3
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!10 = !{!11, !11, i64 0}
!11 = !{!"any pointer", !6, i64 0}
!12 = !{!13, !14, i64 0}
!13 = !{!"entry", !14, i64 0, !15, i64 8, !11, i64 16, !16, i64 24}
!14 = !{!"p1 omnipotent char", !11, i64 0}
!15 = !{!"p1 double", !11, i64 0}
!16 = !{!"p1 _ZTS5entry", !11, i64 0}
!17 = !{!13, !11, i64 16}
!18 = !{!13, !15, i64 8}
!19 = !{!13, !16, i64 24}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.mustprogress"}
