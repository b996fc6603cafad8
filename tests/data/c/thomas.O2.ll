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
  br i1 %13, label %14, label %95

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
  br label %72

51:                                               ; preds = %72, %22
  %52 = add nsw i32 %5, -2
  %53 = zext i32 %52 to i64
  %54 = shl nuw nsw i64 %53, 3
  %55 = getelementptr i8, ptr %3, i64 %54
  %56 = getelementptr i8, ptr %55, i64 8
  %57 = load double, ptr %56, align 8
  %58 = and i64 %53, 1
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %60, label %68

60:                                               ; preds = %51
  %61 = getelementptr inbounds nuw double, ptr %4, i64 %53
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = getelementptr inbounds nuw double, ptr %3, i64 %53
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = fneg double %62
  %66 = tail call double @llvm.fmuladd.f64(double %65, double %57, double %64)
  store double %66, ptr %63, align 8, !tbaa !8
  %67 = add nsw i64 %53, -1
  br label %68

68:                                               ; preds = %60, %51
  %69 = phi double [ %57, %51 ], [ %66, %60 ]
  %70 = phi i64 [ %53, %51 ], [ %67, %60 ]
  %71 = icmp eq i32 %52, 0
  br i1 %71, label %95, label %96

72:                                               ; preds = %48, %72
  %73 = phi double [ %50, %48 ], [ %92, %72 ]
  %74 = phi double [ %49, %48 ], [ %85, %72 ]
  %75 = phi i64 [ 1, %48 ], [ %93, %72 ]
  %76 = getelementptr inbounds nuw double, ptr %1, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !8
  %78 = getelementptr inbounds nuw double, ptr %0, i64 %75
  %79 = load double, ptr %78, align 8, !tbaa !8
  %80 = fneg double %79
  %81 = tail call double @llvm.fmuladd.f64(double %80, double %74, double %77)
  %82 = fdiv double 1.000000e+00, %81
  %83 = getelementptr inbounds nuw double, ptr %2, i64 %75
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = fmul double %84, %82
  %86 = getelementptr inbounds nuw double, ptr %4, i64 %75
  store double %85, ptr %86, align 8, !tbaa !8
  %87 = getelementptr inbounds nuw double, ptr %3, i64 %75
  %88 = load double, ptr %87, align 8, !tbaa !8
  %89 = load double, ptr %78, align 8, !tbaa !8
  %90 = fneg double %89
  %91 = tail call double @llvm.fmuladd.f64(double %90, double %73, double %88)
  %92 = fmul double %82, %91
  store double %92, ptr %87, align 8, !tbaa !8
  %93 = add nuw nsw i64 %75, 1
  %94 = icmp eq i64 %93, %15
  br i1 %94, label %51, label %72, !llvm.loop !10

95:                                               ; preds = %68, %96, %6
  ret void

96:                                               ; preds = %68, %96
  %97 = phi double [ %111, %96 ], [ %69, %68 ]
  %98 = phi i64 [ %112, %96 ], [ %70, %68 ]
  %99 = getelementptr inbounds nuw double, ptr %4, i64 %98
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = getelementptr inbounds nuw double, ptr %3, i64 %98
  %102 = load double, ptr %101, align 8, !tbaa !8
  %103 = fneg double %100
  %104 = tail call double @llvm.fmuladd.f64(double %103, double %97, double %102)
  store double %104, ptr %101, align 8, !tbaa !8
  %105 = add nsw i64 %98, -1
  %106 = getelementptr inbounds nuw double, ptr %4, i64 %105
  %107 = load double, ptr %106, align 8, !tbaa !8
  %108 = getelementptr inbounds nuw double, ptr %3, i64 %105
  %109 = load double, ptr %108, align 8, !tbaa !8
  %110 = fneg double %107
  %111 = tail call double @llvm.fmuladd.f64(double %110, double %104, double %109)
  store double %111, ptr %108, align 8, !tbaa !8
  %112 = add nsw i64 %98, -2
  %113 = icmp eq i64 %105, 0
  br i1 %113, label %95, label %96, !llvm.loop !12
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
