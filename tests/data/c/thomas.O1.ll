; ModuleID = 'thomas.c'
source_filename = "thomas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @thomas(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) initializes((0, 8)) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = load double, ptr %2, align 8, !tbaa !8
  %8 = load double, ptr %1, align 8, !tbaa !8
  %9 = fdiv double %7, %8
  store double %9, ptr %4, align 8, !tbaa !8
  %10 = load double, ptr %3, align 8, !tbaa !8
  %11 = load double, ptr %1, align 8, !tbaa !8
  %12 = fdiv double %10, %11
  store double %12, ptr %3, align 8, !tbaa !8
  %13 = icmp sgt i32 %5, 1
  br i1 %13, label %14, label %51

14:                                               ; preds = %6
  %15 = zext nneg i32 %5 to i64
  %16 = shl nuw nsw i64 %15, 3
  %17 = getelementptr i8, ptr %4, i64 %16
  %18 = getelementptr i8, ptr %3, i64 %16
  %19 = icmp ult ptr %4, %18
  %20 = icmp ult ptr %3, %17
  %21 = and i1 %19, %20
  br i1 %21, label %22, label %48

22:                                               ; preds = %14, %22
  %23 = phi i64 [ %46, %22 ], [ 1, %14 ]
  %24 = getelementptr inbounds nuw double, ptr %1, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !8
  %26 = getelementptr inbounds nuw double, ptr %0, i64 %23
  %27 = load double, ptr %26, align 8, !tbaa !8
  %28 = add nsw i64 %23, -1
  %29 = getelementptr inbounds double, ptr %4, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !8
  %31 = fneg double %27
  %32 = tail call double @llvm.fmuladd.f64(double %31, double %30, double %25)
  %33 = fdiv double 1.000000e+00, %32
  %34 = getelementptr inbounds nuw double, ptr %2, i64 %23
  %35 = load double, ptr %34, align 8, !tbaa !8
  %36 = fmul double %35, %33
  %37 = getelementptr inbounds nuw double, ptr %4, i64 %23
  store double %36, ptr %37, align 8, !tbaa !8
  %38 = getelementptr inbounds nuw double, ptr %3, i64 %23
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = load double, ptr %26, align 8, !tbaa !8
  %41 = getelementptr inbounds double, ptr %3, i64 %28
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = fneg double %40
  %44 = tail call double @llvm.fmuladd.f64(double %43, double %42, double %39)
  %45 = fmul double %33, %44
  store double %45, ptr %38, align 8, !tbaa !8
  %46 = add nuw nsw i64 %23, 1
  %47 = icmp eq i64 %46, %15
  br i1 %47, label %51, label %22, !llvm.loop !10

48:                                               ; preds = %14
  %49 = load double, ptr %4, align 8
  %50 = load double, ptr %3, align 8
  br label %60

51:                                               ; preds = %60, %22, %6
  %52 = icmp sgt i32 %5, 1
  br i1 %52, label %53, label %83

53:                                               ; preds = %51
  %54 = add nsw i32 %5, -2
  %55 = zext i32 %54 to i64
  %56 = shl nuw nsw i64 %55, 3
  %57 = getelementptr i8, ptr %3, i64 %56
  %58 = getelementptr i8, ptr %57, i64 8
  %59 = load double, ptr %58, align 8
  br label %84

60:                                               ; preds = %48, %60
  %61 = phi double [ %50, %48 ], [ %80, %60 ]
  %62 = phi double [ %49, %48 ], [ %73, %60 ]
  %63 = phi i64 [ 1, %48 ], [ %81, %60 ]
  %64 = getelementptr inbounds nuw double, ptr %1, i64 %63
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = getelementptr inbounds nuw double, ptr %0, i64 %63
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = fneg double %67
  %69 = tail call double @llvm.fmuladd.f64(double %68, double %62, double %65)
  %70 = fdiv double 1.000000e+00, %69
  %71 = getelementptr inbounds nuw double, ptr %2, i64 %63
  %72 = load double, ptr %71, align 8, !tbaa !8
  %73 = fmul double %72, %70
  %74 = getelementptr inbounds nuw double, ptr %4, i64 %63
  store double %73, ptr %74, align 8, !tbaa !8
  %75 = getelementptr inbounds nuw double, ptr %3, i64 %63
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = load double, ptr %66, align 8, !tbaa !8
  %78 = fneg double %77
  %79 = tail call double @llvm.fmuladd.f64(double %78, double %61, double %76)
  %80 = fmul double %70, %79
  store double %80, ptr %75, align 8, !tbaa !8
  %81 = add nuw nsw i64 %63, 1
  %82 = icmp eq i64 %81, %15
  br i1 %82, label %51, label %60, !llvm.loop !10

83:                                               ; preds = %84, %51
  ret void

84:                                               ; preds = %53, %84
  %85 = phi double [ %59, %53 ], [ %92, %84 ]
  %86 = phi i64 [ %55, %53 ], [ %93, %84 ]
  %87 = getelementptr inbounds nuw double, ptr %4, i64 %86
  %88 = load double, ptr %87, align 8, !tbaa !8
  %89 = getelementptr inbounds nuw double, ptr %3, i64 %86
  %90 = load double, ptr %89, align 8, !tbaa !8
  %91 = fneg double %88
  %92 = tail call double @llvm.fmuladd.f64(double %91, double %85, double %90)
  store double %92, ptr %89, align 8, !tbaa !8
  %93 = add nsw i64 %86, -1
  %94 = icmp sgt i64 %86, 0
  br i1 %94, label %84, label %83, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
