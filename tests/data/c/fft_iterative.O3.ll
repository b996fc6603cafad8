; ModuleID = 'fft_iterative.c'
source_filename = "fft_iterative.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable
define dso_local void @fft_iterative(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 1
  br i1 %4, label %5, label %84

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %7

7:                                                ; preds = %5, %81
  %8 = phi i64 [ 1, %5 ], [ %82, %81 ]
  %9 = phi i32 [ 0, %5 ], [ %68, %81 ]
  br label %62

10:                                               ; preds = %81
  %11 = zext nneg i32 %2 to i64
  br label %12

12:                                               ; preds = %10, %59
  %13 = phi i32 [ %60, %59 ], [ 2, %10 ]
  %14 = sitofp i32 %13 to double
  %15 = fdiv double 0x401921FB54442D18, %14
  %16 = tail call double @cos(double noundef %15) #3, !tbaa !4
  %17 = tail call double @sin(double noundef %15) #3, !tbaa !4
  %18 = fneg double %17
  %19 = ashr exact i32 %13, 1
  %20 = sext i32 %13 to i64
  %21 = sext i32 %19 to i64
  %22 = icmp sgt i32 %19, 0
  br label %56

23:                                               ; preds = %26, %56
  %24 = add nsw i64 %57, %20
  %25 = icmp slt i64 %24, %11
  br i1 %25, label %56, label %59, !llvm.loop !8

26:                                               ; preds = %56, %26
  %27 = phi i64 [ %54, %26 ], [ %57, %56 ]
  %28 = phi double [ %53, %26 ], [ 0.000000e+00, %56 ]
  %29 = phi double [ %51, %26 ], [ 1.000000e+00, %56 ]
  %30 = add nsw i64 %27, %21
  %31 = getelementptr inbounds double, ptr %0, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !10
  %33 = getelementptr inbounds double, ptr %1, i64 %30
  %34 = load double, ptr %33, align 8, !tbaa !10
  %35 = fneg double %28
  %36 = fmul double %34, %35
  %37 = tail call double @llvm.fmuladd.f64(double %32, double %29, double %36)
  %38 = fmul double %29, %34
  %39 = tail call double @llvm.fmuladd.f64(double %32, double %28, double %38)
  %40 = getelementptr inbounds double, ptr %0, i64 %27
  %41 = load double, ptr %40, align 8, !tbaa !10
  %42 = fsub double %41, %37
  store double %42, ptr %31, align 8, !tbaa !10
  %43 = getelementptr inbounds double, ptr %1, i64 %27
  %44 = load double, ptr %43, align 8, !tbaa !10
  %45 = fsub double %44, %39
  store double %45, ptr %33, align 8, !tbaa !10
  %46 = load double, ptr %40, align 8, !tbaa !10
  %47 = fadd double %37, %46
  store double %47, ptr %40, align 8, !tbaa !10
  %48 = load double, ptr %43, align 8, !tbaa !10
  %49 = fadd double %39, %48
  store double %49, ptr %43, align 8, !tbaa !10
  %50 = fmul double %17, %28
  %51 = tail call double @llvm.fmuladd.f64(double %29, double %16, double %50)
  %52 = fmul double %16, %28
  %53 = tail call double @llvm.fmuladd.f64(double %29, double %18, double %52)
  %54 = add nsw i64 %27, 1
  %55 = icmp slt i64 %54, %58
  br i1 %55, label %26, label %23, !llvm.loop !12

56:                                               ; preds = %12, %23
  %57 = phi i64 [ 0, %12 ], [ %24, %23 ]
  %58 = add nsw i64 %57, %21
  br i1 %22, label %26, label %23

59:                                               ; preds = %23
  %60 = shl i32 %13, 1
  %61 = icmp sgt i32 %60, %2
  br i1 %61, label %84, label %12, !llvm.loop !13

62:                                               ; preds = %62, %7
  %63 = phi i32 [ %65, %62 ], [ %2, %7 ]
  %64 = phi i32 [ %68, %62 ], [ %9, %7 ]
  %65 = lshr i32 %63, 1
  %66 = and i32 %64, %65
  %67 = icmp eq i32 %66, 0
  %68 = xor i32 %64, %65
  br i1 %67, label %69, label %62, !llvm.loop !14

69:                                               ; preds = %62
  %70 = zext nneg i32 %68 to i64
  %71 = icmp samesign ult i64 %8, %70
  br i1 %71, label %72, label %81

72:                                               ; preds = %69
  %73 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %74 = load double, ptr %73, align 8, !tbaa !10
  %75 = getelementptr inbounds nuw double, ptr %0, i64 %70
  %76 = load double, ptr %75, align 8, !tbaa !10
  store double %76, ptr %73, align 8, !tbaa !10
  store double %74, ptr %75, align 8, !tbaa !10
  %77 = getelementptr inbounds nuw double, ptr %1, i64 %8
  %78 = load double, ptr %77, align 8, !tbaa !10
  %79 = getelementptr inbounds nuw double, ptr %1, i64 %70
  %80 = load double, ptr %79, align 8, !tbaa !10
  store double %80, ptr %77, align 8, !tbaa !10
  store double %78, ptr %79, align 8, !tbaa !10
  br label %81

81:                                               ; preds = %72, %69
  %82 = add nuw nsw i64 %8, 1
  %83 = icmp eq i64 %82, %6
  br i1 %83, label %10, label %7, !llvm.loop !15

84:                                               ; preds = %59, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @cos(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = distinct !{!12, !9}
!13 = distinct !{!13, !9}
!14 = distinct !{!14, !9}
!15 = distinct !{!15, !9}
