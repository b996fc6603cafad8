; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [56 x i8] c"%d %u %.9g %.9g %.20Lg %.17g %.17g %.17g %d %u %ld %.9g\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [9 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  store double 0xFFF0000000000000, ptr %3, align 16, !tbaa !8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store double -1.500000e+00, ptr %4, align 8, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store double -0.000000e+00, ptr %5, align 16, !tbaa !8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store double 0.000000e+00, ptr %6, align 8, !tbaa !8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store double 1.000000e-310, ptr %7, align 16, !tbaa !8
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store double 1.000000e-01, ptr %8, align 8, !tbaa !8
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store double 2.500000e+00, ptr %9, align 16, !tbaa !8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store double 0x7FF0000000000000, ptr %10, align 8, !tbaa !8
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 64
  store double 0x7FF8000000000000, ptr %11, align 16, !tbaa !8
  br label %12

12:                                               ; preds = %2, %17
  %13 = phi i64 [ 0, %2 ], [ %18, %17 ]
  %14 = phi i32 [ 0, %2 ], [ %46, %17 ]
  %15 = getelementptr inbounds nuw double, ptr %3, i64 %13
  %16 = load double, ptr %15, align 8, !tbaa !8
  br label %20

17:                                               ; preds = %20
  %18 = add nuw nsw i64 %13, 1
  %19 = icmp eq i64 %18, 9
  br i1 %19, label %71, label %12, !llvm.loop !10

20:                                               ; preds = %12, %20
  %21 = phi i64 [ 0, %12 ], [ %47, %20 ]
  %22 = phi i32 [ %14, %12 ], [ %46, %20 ]
  %23 = mul nsw i32 %22, 31
  %24 = getelementptr inbounds nuw double, ptr %3, i64 %21
  %25 = load double, ptr %24, align 8, !tbaa !8
  %26 = fcmp olt double %16, %25
  %27 = zext i1 %26 to i32
  %28 = fcmp ole double %16, %25
  %29 = select i1 %28, i32 2, i32 0
  %30 = fcmp ogt double %16, %25
  %31 = select i1 %30, i32 4, i32 0
  %32 = fcmp oge double %16, %25
  %33 = select i1 %32, i32 8, i32 0
  %34 = fcmp oeq double %16, %25
  %35 = select i1 %34, i32 16, i32 0
  %36 = fcmp une double %16, %25
  %37 = select i1 %36, i32 32, i32 0
  %38 = fcmp uno double %16, %25
  %39 = select i1 %38, i32 64, i32 0
  %40 = add i32 %23, %27
  %41 = add i32 %40, %29
  %42 = add i32 %41, %31
  %43 = add i32 %42, %33
  %44 = add i32 %43, %35
  %45 = add i32 %44, %37
  %46 = add i32 %45, %39
  %47 = add nuw nsw i64 %21, 1
  %48 = icmp eq i64 %47, 9
  br i1 %48, label %17, label %20, !llvm.loop !13

49:                                               ; preds = %85, %49
  %50 = phi i32 [ %56, %49 ], [ 1, %85 ]
  %51 = phi x86_fp80 [ %55, %49 ], [ 0xK3FFF8000000000000000, %85 ]
  %52 = phi x86_fp80 [ %53, %49 ], [ 0xK00000000000000000000, %85 ]
  %53 = fadd x86_fp80 %51, %52
  %54 = uitofp nneg i32 %50 to x86_fp80
  %55 = fdiv x86_fp80 %51, %54
  %56 = add nuw nsw i32 %50, 1
  %57 = icmp eq i32 %56, 18
  br i1 %57, label %58, label %49, !llvm.loop !14

58:                                               ; preds = %49, %58
  %59 = phi i64 [ %65, %58 ], [ 0, %49 ]
  %60 = phi double [ %64, %58 ], [ 0.000000e+00, %49 ]
  %61 = getelementptr inbounds nuw double, ptr %7, i64 %59
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = fmul reassoc contract double %62, 2.000000e+00
  %64 = fadd reassoc contract double %60, %63
  %65 = add nuw nsw i64 %59, 1
  %66 = icmp eq i64 %65, 3
  br i1 %66, label %67, label %58, !llvm.loop !15

67:                                               ; preds = %58
  %68 = tail call i64 @lround(double noundef 2.500000e+00) #5, !tbaa !4
  %69 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, i32 noundef %46, i32 noundef %87, double noundef 0x3FB9980000000000, double noundef 0x7FF0000000000000, x86_fp80 noundef %53, double noundef %64, double noundef 0x4031AEEAC25FFA94, double noundef 0x4017103D82AF88FD, i32 noundef -1, i32 noundef 2, i64 noundef %68, double noundef 0x3FF19999A0000000) #5
  %70 = sext i32 %69 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret i64 %70

71:                                               ; preds = %17, %85
  %72 = phi i64 [ %88, %85 ], [ 0, %17 ]
  %73 = phi i32 [ %87, %85 ], [ 0, %17 ]
  %74 = shl i32 %73, 2
  %75 = getelementptr inbounds nuw double, ptr %3, i64 %72
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = fcmp uno double %76, 0.000000e+00
  br i1 %77, label %85, label %78

78:                                               ; preds = %71
  %79 = tail call double @llvm.fabs.f64(double %76) #6
  %80 = fcmp oeq double %79, 0x7FF0000000000000
  br i1 %80, label %85, label %81

81:                                               ; preds = %78
  %82 = bitcast double %76 to i64
  %83 = lshr i64 %82, 63
  %84 = trunc nuw nsw i64 %83 to i32
  br label %85

85:                                               ; preds = %81, %78, %71
  %86 = phi i32 [ 3, %71 ], [ %84, %81 ], [ 2, %78 ]
  %87 = add nuw i32 %86, %74
  %88 = add nuw nsw i64 %72, 1
  %89 = icmp eq i64 %88, 9
  br i1 %89, label %49, label %71, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: nounwind
declare i64 @lround(double noundef) local_unnamed_addr #4

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { memory(none) }

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
