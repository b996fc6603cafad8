; ModuleID = 'lstm_cell.c'
source_filename = "lstm_cell.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable
define dso_local double @lstm_cell(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, ptr noundef readonly captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = icmp sgt i32 %5, 0
  br i1 %8, label %9, label %21

9:                                                ; preds = %7
  %10 = icmp sgt i32 %6, 0
  %11 = zext i32 %6 to i64
  %12 = zext nneg i32 %5 to i64
  %13 = shl nuw nsw i64 %11, 1
  %14 = mul nuw nsw i64 %11, 3
  br label %15

15:                                               ; preds = %9, %23
  %16 = phi i64 [ 0, %9 ], [ %25, %23 ]
  %17 = phi double [ 0.000000e+00, %9 ], [ %24, %23 ]
  br i1 %10, label %18, label %23

18:                                               ; preds = %15
  %19 = mul nuw nsw i64 %16, %11
  %20 = getelementptr inbounds nuw double, ptr %4, i64 %19
  br label %27

21:                                               ; preds = %23, %7
  %22 = phi double [ 0.000000e+00, %7 ], [ %24, %23 ]
  ret double %22

23:                                               ; preds = %27, %15
  %24 = phi double [ %17, %15 ], [ %76, %27 ]
  %25 = add nuw nsw i64 %16, 1
  %26 = icmp eq i64 %25, %12
  br i1 %26, label %21, label %15, !llvm.loop !8

27:                                               ; preds = %18, %27
  %28 = phi i64 [ 0, %18 ], [ %77, %27 ]
  %29 = phi double [ %17, %18 ], [ %76, %27 ]
  %30 = getelementptr inbounds nuw double, ptr %2, i64 %28
  %31 = getelementptr inbounds nuw double, ptr %20, i64 %28
  %32 = getelementptr inbounds nuw double, ptr %0, i64 %28
  %33 = load double, ptr %32, align 8, !tbaa !10
  %34 = load double, ptr %31, align 8, !tbaa !10
  %35 = getelementptr inbounds nuw double, ptr %1, i64 %28
  %36 = load double, ptr %35, align 8, !tbaa !10
  %37 = tail call double @llvm.fmuladd.f64(double %33, double %34, double %36)
  %38 = add nuw nsw i64 %28, %11
  %39 = getelementptr inbounds nuw double, ptr %0, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !10
  %41 = load double, ptr %30, align 8, !tbaa !10
  %42 = getelementptr inbounds nuw double, ptr %1, i64 %38
  %43 = load double, ptr %42, align 8, !tbaa !10
  %44 = tail call double @llvm.fmuladd.f64(double %40, double %41, double %43)
  %45 = add nuw nsw i64 %13, %28
  %46 = getelementptr inbounds nuw double, ptr %0, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !10
  %48 = getelementptr inbounds nuw double, ptr %1, i64 %45
  %49 = load double, ptr %48, align 8, !tbaa !10
  %50 = tail call double @llvm.fmuladd.f64(double %47, double %34, double %49)
  %51 = add nuw nsw i64 %14, %28
  %52 = getelementptr inbounds nuw double, ptr %0, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !10
  %54 = getelementptr inbounds nuw double, ptr %1, i64 %51
  %55 = load double, ptr %54, align 8, !tbaa !10
  %56 = tail call double @llvm.fmuladd.f64(double %53, double %41, double %55)
  %57 = fneg double %37
  %58 = tail call double @exp(double noundef %57) #3, !tbaa !4
  %59 = fadd double %58, 1.000000e+00
  %60 = fdiv double 1.000000e+00, %59
  %61 = fneg double %44
  %62 = tail call double @exp(double noundef %61) #3, !tbaa !4
  %63 = fadd double %62, 1.000000e+00
  %64 = fdiv double 1.000000e+00, %63
  %65 = fneg double %50
  %66 = tail call double @exp(double noundef %65) #3, !tbaa !4
  %67 = fadd double %66, 1.000000e+00
  %68 = fdiv double 1.000000e+00, %67
  %69 = getelementptr inbounds nuw double, ptr %3, i64 %28
  %70 = load double, ptr %69, align 8, !tbaa !10
  %71 = tail call double @tanh(double noundef %56) #3, !tbaa !4
  %72 = fmul double %64, %71
  %73 = tail call double @llvm.fmuladd.f64(double %60, double %70, double %72)
  store double %73, ptr %69, align 8, !tbaa !10
  %74 = tail call double @tanh(double noundef %73) #3, !tbaa !4
  %75 = fmul double %68, %74
  store double %75, ptr %30, align 8, !tbaa !10
  %76 = tail call double @llvm.fmuladd.f64(double %75, double %75, double %29)
  %77 = add nuw nsw i64 %28, 1
  %78 = icmp eq i64 %77, %11
  br i1 %78, label %23, label %27, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @tanh(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #2

attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
