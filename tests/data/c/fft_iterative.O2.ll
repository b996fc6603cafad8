; ModuleID = 'fft_iterative.c'
source_filename = "fft_iterative.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable
define dso_local void @fft_iterative(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 1
  br i1 %4, label %5, label %34

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %7

7:                                                ; preds = %5, %31
  %8 = phi i64 [ 1, %5 ], [ %32, %31 ]
  %9 = phi i32 [ 0, %5 ], [ %18, %31 ]
  br label %12

10:                                               ; preds = %31
  %11 = zext nneg i32 %2 to i64
  br label %35

12:                                               ; preds = %12, %7
  %13 = phi i32 [ %15, %12 ], [ %2, %7 ]
  %14 = phi i32 [ %18, %12 ], [ %9, %7 ]
  %15 = lshr i32 %13, 1
  %16 = and i32 %14, %15
  %17 = icmp eq i32 %16, 0
  %18 = xor i32 %14, %15
  br i1 %17, label %19, label %12, !llvm.loop !8

19:                                               ; preds = %12
  %20 = zext nneg i32 %18 to i64
  %21 = icmp samesign ult i64 %8, %20
  br i1 %21, label %22, label %31

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %24 = load double, ptr %23, align 8, !tbaa !10
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %20
  %26 = load double, ptr %25, align 8, !tbaa !10
  store double %26, ptr %23, align 8, !tbaa !10
  store double %24, ptr %25, align 8, !tbaa !10
  %27 = getelementptr inbounds nuw double, ptr %1, i64 %8
  %28 = load double, ptr %27, align 8, !tbaa !10
  %29 = getelementptr inbounds nuw double, ptr %1, i64 %20
  %30 = load double, ptr %29, align 8, !tbaa !10
  store double %30, ptr %27, align 8, !tbaa !10
  store double %28, ptr %29, align 8, !tbaa !10
  br label %31

31:                                               ; preds = %22, %19
  %32 = add nuw nsw i64 %8, 1
  %33 = icmp eq i64 %32, %6
  br i1 %33, label %10, label %7, !llvm.loop !12

34:                                               ; preds = %49, %3
  ret void

35:                                               ; preds = %49, %10
  %36 = phi i32 [ 2, %10 ], [ %50, %49 ]
  %37 = sitofp i32 %36 to double
  %38 = fdiv double 0x401921FB54442D18, %37
  %39 = tail call double @cos(double noundef %38) #3, !tbaa !4
  %40 = tail call double @sin(double noundef %38) #3, !tbaa !4
  %41 = fneg double %40
  %42 = ashr exact i32 %36, 1
  %43 = sext i32 %36 to i64
  %44 = sext i32 %42 to i64
  %45 = icmp sgt i32 %42, 0
  br label %46

46:                                               ; preds = %35, %52
  %47 = phi i64 [ 0, %35 ], [ %53, %52 ]
  %48 = add nsw i64 %47, %44
  br i1 %45, label %55, label %52

49:                                               ; preds = %52
  %50 = shl i32 %36, 1
  %51 = icmp sgt i32 %50, %2
  br i1 %51, label %34, label %35, !llvm.loop !13

52:                                               ; preds = %55, %46
  %53 = add nsw i64 %47, %43
  %54 = icmp slt i64 %53, %11
  br i1 %54, label %46, label %49, !llvm.loop !14

55:                                               ; preds = %46, %55
  %56 = phi i64 [ %83, %55 ], [ %47, %46 ]
  %57 = phi double [ %82, %55 ], [ 0.000000e+00, %46 ]
  %58 = phi double [ %80, %55 ], [ 1.000000e+00, %46 ]
  %59 = add nsw i64 %56, %44
  %60 = getelementptr inbounds double, ptr %0, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !10
  %62 = getelementptr inbounds double, ptr %1, i64 %59
  %63 = load double, ptr %62, align 8, !tbaa !10
  %64 = fneg double %57
  %65 = fmul double %63, %64
  %66 = tail call double @llvm.fmuladd.f64(double %61, double %58, double %65)
  %67 = fmul double %58, %63
  %68 = tail call double @llvm.fmuladd.f64(double %61, double %57, double %67)
  %69 = getelementptr inbounds double, ptr %0, i64 %56
  %70 = load double, ptr %69, align 8, !tbaa !10
  %71 = fsub double %70, %66
  store double %71, ptr %60, align 8, !tbaa !10
  %72 = getelementptr inbounds double, ptr %1, i64 %56
  %73 = load double, ptr %72, align 8, !tbaa !10
  %74 = fsub double %73, %68
  store double %74, ptr %62, align 8, !tbaa !10
  %75 = load double, ptr %69, align 8, !tbaa !10
  %76 = fadd double %66, %75
  store double %76, ptr %69, align 8, !tbaa !10
  %77 = load double, ptr %72, align 8, !tbaa !10
  %78 = fadd double %68, %77
  store double %78, ptr %72, align 8, !tbaa !10
  %79 = fmul double %40, %57
  %80 = tail call double @llvm.fmuladd.f64(double %58, double %39, double %79)
  %81 = fmul double %39, %57
  %82 = tail call double @llvm.fmuladd.f64(double %58, double %41, double %81)
  %83 = add nsw i64 %56, 1
  %84 = icmp slt i64 %83, %48
  br i1 %84, label %55, label %52, !llvm.loop !15
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
