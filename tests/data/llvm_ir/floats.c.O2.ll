; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [56 x i8] c"%d %u %.9g %.9g %.20Lg %.17g %.17g %.17g %d %u %ld %.9g\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [9 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  store <2 x double> <double 0xFFF0000000000000, double -1.500000e+00>, ptr %3, align 16, !tbaa !8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store <2 x double> <double -0.000000e+00, double 0.000000e+00>, ptr %4, align 16, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store <2 x double> <double 1.000000e-310, double 1.000000e-01>, ptr %5, align 16, !tbaa !8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store <2 x double> <double 2.500000e+00, double 0x7FF0000000000000>, ptr %6, align 16, !tbaa !8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 64
  store double 0x7FF8000000000000, ptr %7, align 16, !tbaa !8
  br label %8

8:                                                ; preds = %2, %13
  %9 = phi i64 [ 0, %2 ], [ %14, %13 ]
  %10 = phi i32 [ 0, %2 ], [ %42, %13 ]
  %11 = getelementptr inbounds nuw double, ptr %3, i64 %9
  %12 = load double, ptr %11, align 8, !tbaa !8
  br label %16

13:                                               ; preds = %16
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, 9
  br i1 %15, label %45, label %8, !llvm.loop !10

16:                                               ; preds = %8, %16
  %17 = phi i64 [ 0, %8 ], [ %43, %16 ]
  %18 = phi i32 [ %10, %8 ], [ %42, %16 ]
  %19 = mul nsw i32 %18, 31
  %20 = getelementptr inbounds nuw double, ptr %3, i64 %17
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = fcmp olt double %12, %21
  %23 = zext i1 %22 to i32
  %24 = fcmp ole double %12, %21
  %25 = select i1 %24, i32 2, i32 0
  %26 = fcmp ogt double %12, %21
  %27 = select i1 %26, i32 4, i32 0
  %28 = fcmp oge double %12, %21
  %29 = select i1 %28, i32 8, i32 0
  %30 = fcmp oeq double %12, %21
  %31 = select i1 %30, i32 16, i32 0
  %32 = fcmp une double %12, %21
  %33 = select i1 %32, i32 32, i32 0
  %34 = fcmp uno double %12, %21
  %35 = select i1 %34, i32 64, i32 0
  %36 = add i32 %19, %23
  %37 = add i32 %36, %25
  %38 = add i32 %37, %27
  %39 = add i32 %38, %29
  %40 = add i32 %39, %31
  %41 = add i32 %40, %33
  %42 = add i32 %41, %35
  %43 = add nuw nsw i64 %17, 1
  %44 = icmp eq i64 %43, 9
  br i1 %44, label %13, label %16, !llvm.loop !12

45:                                               ; preds = %13
  %46 = tail call i64 @lround(double noundef 2.500000e+00) #4, !tbaa !4
  %47 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, i32 noundef %42, i32 noundef 151563, double noundef 0x3FB9980000000000, double noundef 0x7FF0000000000000, x86_fp80 noundef 0xK4000ADF85458A2BB14FD, double noundef 5.200000e+00, double noundef 0x4031AEEAC25FFA94, double noundef 0x4017103D82AF88FD, i32 noundef -1, i32 noundef 2, i64 noundef %46, double noundef 0x3FF19999A0000000) #4
  %48 = sext i32 %47 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret i64 %48
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: nounwind
declare i64 @lround(double noundef) local_unnamed_addr #3

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
