; ModuleID = 'fft_iterative.c'
source_filename = "fft_iterative.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable
define dso_local void @fft_iterative(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 1
  br i1 %4, label %5, label %10

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %7

7:                                                ; preds = %5, %35
  %8 = phi i64 [ 1, %5 ], [ %36, %35 ]
  %9 = phi i32 [ 0, %5 ], [ %22, %35 ]
  br label %14

10:                                               ; preds = %35, %3
  %11 = icmp slt i32 %2, 2
  br i1 %11, label %38, label %12

12:                                               ; preds = %10
  %13 = zext nneg i32 %2 to i64
  br label %39

14:                                               ; preds = %14, %7
  %15 = phi i32 [ %17, %14 ], [ %2, %7 ]
  %16 = phi i32 [ %20, %14 ], [ %9, %7 ]
  %17 = lshr i32 %15, 1
  %18 = and i32 %16, %17
  %19 = icmp eq i32 %18, 0
  %20 = xor i32 %16, %17
  br i1 %19, label %21, label %14, !llvm.loop !8

21:                                               ; preds = %14
  %22 = xor i32 %16, %17
  %23 = zext nneg i32 %22 to i64
  %24 = icmp samesign ult i64 %8, %23
  br i1 %24, label %25, label %35

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %27 = load double, ptr %26, align 8, !tbaa !11
  %28 = zext nneg i32 %22 to i64
  %29 = getelementptr inbounds nuw double, ptr %0, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !11
  store double %30, ptr %26, align 8, !tbaa !11
  store double %27, ptr %29, align 8, !tbaa !11
  %31 = getelementptr inbounds nuw double, ptr %1, i64 %8
  %32 = load double, ptr %31, align 8, !tbaa !11
  %33 = getelementptr inbounds nuw double, ptr %1, i64 %28
  %34 = load double, ptr %33, align 8, !tbaa !11
  store double %34, ptr %31, align 8, !tbaa !11
  store double %32, ptr %33, align 8, !tbaa !11
  br label %35

35:                                               ; preds = %25, %21
  %36 = add nuw nsw i64 %8, 1
  %37 = icmp eq i64 %36, %6
  br i1 %37, label %10, label %7, !llvm.loop !13

38:                                               ; preds = %54, %10
  ret void

39:                                               ; preds = %12, %54
  %40 = phi i32 [ 2, %12 ], [ %55, %54 ]
  %41 = sitofp i32 %40 to double
  %42 = fdiv double 0x401921FB54442D18, %41
  %43 = tail call double @cos(double noundef %42) #3, !tbaa !4
  %44 = tail call double @sin(double noundef %42) #3, !tbaa !4
  %45 = fneg double %44
  %46 = ashr exact i32 %40, 1
  %47 = sext i32 %40 to i64
  %48 = sext i32 %46 to i64
  %49 = sext i32 %46 to i64
  %50 = icmp sgt i32 %46, 0
  br label %51

51:                                               ; preds = %39, %57
  %52 = phi i64 [ 0, %39 ], [ %58, %57 ]
  %53 = add nsw i64 %52, %49
  br i1 %50, label %60, label %57

54:                                               ; preds = %57
  %55 = shl i32 %40, 1
  %56 = icmp sgt i32 %55, %2
  br i1 %56, label %38, label %39, !llvm.loop !14

57:                                               ; preds = %60, %51
  %58 = add nsw i64 %52, %47
  %59 = icmp slt i64 %58, %13
  br i1 %59, label %51, label %54, !llvm.loop !15

60:                                               ; preds = %51, %60
  %61 = phi i64 [ %88, %60 ], [ %52, %51 ]
  %62 = phi double [ %87, %60 ], [ 0.000000e+00, %51 ]
  %63 = phi double [ %85, %60 ], [ 1.000000e+00, %51 ]
  %64 = add nsw i64 %61, %48
  %65 = getelementptr inbounds double, ptr %0, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !11
  %67 = getelementptr inbounds double, ptr %1, i64 %64
  %68 = load double, ptr %67, align 8, !tbaa !11
  %69 = fneg double %62
  %70 = fmul double %68, %69
  %71 = tail call double @llvm.fmuladd.f64(double %66, double %63, double %70)
  %72 = fmul double %63, %68
  %73 = tail call double @llvm.fmuladd.f64(double %66, double %62, double %72)
  %74 = getelementptr inbounds double, ptr %0, i64 %61
  %75 = load double, ptr %74, align 8, !tbaa !11
  %76 = fsub double %75, %71
  store double %76, ptr %65, align 8, !tbaa !11
  %77 = getelementptr inbounds double, ptr %1, i64 %61
  %78 = load double, ptr %77, align 8, !tbaa !11
  %79 = fsub double %78, %73
  store double %79, ptr %67, align 8, !tbaa !11
  %80 = load double, ptr %74, align 8, !tbaa !11
  %81 = fadd double %71, %80
  store double %81, ptr %74, align 8, !tbaa !11
  %82 = load double, ptr %77, align 8, !tbaa !11
  %83 = fadd double %73, %82
  store double %83, ptr %77, align 8, !tbaa !11
  %84 = fmul double %44, %62
  %85 = tail call double @llvm.fmuladd.f64(double %63, double %43, double %84)
  %86 = fmul double %43, %62
  %87 = tail call double @llvm.fmuladd.f64(double %63, double %45, double %86)
  %88 = add nsw i64 %61, 1
  %89 = icmp slt i64 %88, %53
  br i1 %89, label %60, label %57, !llvm.loop !16
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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}
!15 = distinct !{!15, !9, !10}
!16 = distinct !{!16, !9, !10}
