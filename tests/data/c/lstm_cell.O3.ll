; ModuleID = 'lstm_cell.c'
source_filename = "lstm_cell.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable
define dso_local double @lstm_cell(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, ptr noundef readonly captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = icmp sgt i32 %5, 0
  %9 = icmp sgt i32 %6, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %76

11:                                               ; preds = %7
  %12 = zext nneg i32 %6 to i64
  %13 = zext nneg i32 %5 to i64
  %14 = shl nuw nsw i64 %12, 1
  %15 = mul nuw nsw i64 %12, 3
  br label %16

16:                                               ; preds = %11, %73
  %17 = phi i64 [ 0, %11 ], [ %74, %73 ]
  %18 = phi double [ 0.000000e+00, %11 ], [ %70, %73 ]
  %19 = mul nuw nsw i64 %17, %12
  %20 = getelementptr inbounds nuw double, ptr %4, i64 %19
  br label %21

21:                                               ; preds = %16, %21
  %22 = phi i64 [ 0, %16 ], [ %71, %21 ]
  %23 = phi double [ %18, %16 ], [ %70, %21 ]
  %24 = getelementptr inbounds nuw double, ptr %2, i64 %22
  %25 = getelementptr inbounds nuw double, ptr %20, i64 %22
  %26 = getelementptr inbounds nuw double, ptr %0, i64 %22
  %27 = load double, ptr %26, align 8, !tbaa !8
  %28 = load double, ptr %25, align 8, !tbaa !8
  %29 = getelementptr inbounds nuw double, ptr %1, i64 %22
  %30 = load double, ptr %29, align 8, !tbaa !8
  %31 = tail call double @llvm.fmuladd.f64(double %27, double %28, double %30)
  %32 = add nuw nsw i64 %22, %12
  %33 = getelementptr inbounds nuw double, ptr %0, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !8
  %35 = load double, ptr %24, align 8, !tbaa !8
  %36 = getelementptr inbounds nuw double, ptr %1, i64 %32
  %37 = load double, ptr %36, align 8, !tbaa !8
  %38 = tail call double @llvm.fmuladd.f64(double %34, double %35, double %37)
  %39 = add nuw nsw i64 %14, %22
  %40 = getelementptr inbounds nuw double, ptr %0, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !8
  %42 = getelementptr inbounds nuw double, ptr %1, i64 %39
  %43 = load double, ptr %42, align 8, !tbaa !8
  %44 = tail call double @llvm.fmuladd.f64(double %41, double %28, double %43)
  %45 = add nuw nsw i64 %15, %22
  %46 = getelementptr inbounds nuw double, ptr %0, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = getelementptr inbounds nuw double, ptr %1, i64 %45
  %49 = load double, ptr %48, align 8, !tbaa !8
  %50 = tail call double @llvm.fmuladd.f64(double %47, double %35, double %49)
  %51 = fneg double %31
  %52 = tail call double @exp(double noundef %51) #3, !tbaa !4
  %53 = fadd double %52, 1.000000e+00
  %54 = fdiv double 1.000000e+00, %53
  %55 = fneg double %38
  %56 = tail call double @exp(double noundef %55) #3, !tbaa !4
  %57 = fadd double %56, 1.000000e+00
  %58 = fdiv double 1.000000e+00, %57
  %59 = fneg double %44
  %60 = tail call double @exp(double noundef %59) #3, !tbaa !4
  %61 = fadd double %60, 1.000000e+00
  %62 = fdiv double 1.000000e+00, %61
  %63 = getelementptr inbounds nuw double, ptr %3, i64 %22
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = tail call double @tanh(double noundef %50) #3, !tbaa !4
  %66 = fmul double %58, %65
  %67 = tail call double @llvm.fmuladd.f64(double %54, double %64, double %66)
  store double %67, ptr %63, align 8, !tbaa !8
  %68 = tail call double @tanh(double noundef %67) #3, !tbaa !4
  %69 = fmul double %62, %68
  store double %69, ptr %24, align 8, !tbaa !8
  %70 = tail call double @llvm.fmuladd.f64(double %69, double %69, double %23)
  %71 = add nuw nsw i64 %22, 1
  %72 = icmp eq i64 %71, %12
  br i1 %72, label %73, label %21, !llvm.loop !10

73:                                               ; preds = %21
  %74 = add nuw nsw i64 %17, 1
  %75 = icmp eq i64 %74, %13
  br i1 %75, label %76, label %16, !llvm.loop !12

76:                                               ; preds = %73, %7
  %77 = phi double [ 0.000000e+00, %7 ], [ %70, %73 ]
  ret double %77
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
