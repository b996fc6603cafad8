; ModuleID = 'fast_math.c'
source_filename = "fast_math.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local nofpclass(nan inf) double @fast_math(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %50

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = icmp ult i32 %2, 4
  br i1 %7, label %46, label %8

8:                                                ; preds = %5
  %9 = and i64 %6, 2147483644
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i64 [ 0, %8 ], [ %38, %10 ]
  %12 = phi <2 x double> [ zeroinitializer, %8 ], [ %36, %10 ]
  %13 = phi <2 x double> [ zeroinitializer, %8 ], [ %37, %10 ]
  %14 = phi <2 x double> [ zeroinitializer, %8 ], [ %32, %10 ]
  %15 = phi <2 x double> [ zeroinitializer, %8 ], [ %33, %10 ]
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %11
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %18 = load <2 x double>, ptr %16, align 8, !tbaa !8
  %19 = load <2 x double>, ptr %17, align 8, !tbaa !8
  %20 = getelementptr inbounds nuw double, ptr %1, i64 %11
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %22 = load <2 x double>, ptr %20, align 8, !tbaa !8
  %23 = load <2 x double>, ptr %21, align 8, !tbaa !8
  %24 = fmul fast <2 x double> %22, %18
  %25 = fmul fast <2 x double> %23, %19
  %26 = fmul fast <2 x double> %22, %22
  %27 = fmul fast <2 x double> %23, %23
  %28 = fadd fast <2 x double> %26, splat (double 1.000000e+00)
  %29 = fadd fast <2 x double> %27, splat (double 1.000000e+00)
  %30 = fdiv fast <2 x double> %24, %28
  %31 = fdiv fast <2 x double> %25, %29
  %32 = fadd fast <2 x double> %30, %14
  %33 = fadd fast <2 x double> %31, %15
  %34 = fmul fast <2 x double> %18, %18
  %35 = fmul fast <2 x double> %19, %19
  %36 = fadd fast <2 x double> %34, %12
  %37 = fadd fast <2 x double> %35, %13
  %38 = add nuw i64 %11, 4
  %39 = icmp eq i64 %38, %9
  br i1 %39, label %40, label %10, !llvm.loop !10

40:                                               ; preds = %10
  %41 = fadd fast <2 x double> %37, %36
  %42 = tail call fast double @llvm.vector.reduce.fadd.v2f64(double 0.000000e+00, <2 x double> %41)
  %43 = fadd fast <2 x double> %33, %32
  %44 = tail call fast double @llvm.vector.reduce.fadd.v2f64(double 0.000000e+00, <2 x double> %43)
  %45 = icmp eq i64 %9, %6
  br i1 %45, label %50, label %46

46:                                               ; preds = %5, %40
  %47 = phi i64 [ 0, %5 ], [ %9, %40 ]
  %48 = phi double [ 0.000000e+00, %5 ], [ %42, %40 ]
  %49 = phi double [ 0.000000e+00, %5 ], [ %44, %40 ]
  br label %60

50:                                               ; preds = %60, %40, %3
  %51 = phi double [ 0.000000e+00, %3 ], [ %44, %40 ], [ %72, %60 ]
  %52 = phi double [ 0.000000e+00, %3 ], [ %42, %40 ], [ %74, %60 ]
  %53 = tail call fast double @llvm.sqrt.f64(double %52)
  %54 = fdiv fast double %51, %53
  %55 = fneg fast double %52
  %56 = tail call fast double @llvm.exp.f64(double %55)
  %57 = tail call fast double @llvm.fabs.f64(double %51)
  %58 = fmul fast double %56, %57
  %59 = fadd fast double %54, %58
  ret double %59

60:                                               ; preds = %46, %60
  %61 = phi i64 [ %75, %60 ], [ %47, %46 ]
  %62 = phi double [ %74, %60 ], [ %48, %46 ]
  %63 = phi double [ %72, %60 ], [ %49, %46 ]
  %64 = getelementptr inbounds nuw double, ptr %0, i64 %61
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = getelementptr inbounds nuw double, ptr %1, i64 %61
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = fmul fast double %67, %65
  %69 = fmul fast double %67, %67
  %70 = fadd fast double %69, 1.000000e+00
  %71 = fdiv fast double %68, %70
  %72 = fadd fast double %71, %63
  %73 = fmul fast double %65, %65
  %74 = fadd fast double %73, %62
  %75 = add nuw nsw i64 %61, 1
  %76 = icmp eq i64 %75, %6
  br i1 %76, label %50, label %60, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.vector.reduce.fadd.v2f64(double, <2 x double>) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = distinct !{!10, !11, !12, !13}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.isvectorized", i32 1}
!13 = !{!"llvm.loop.unroll.runtime.disable"}
!14 = distinct !{!14, !11, !13, !12}
