; ModuleID = 'vla_matrix.c'
source_filename = "vla_matrix.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @vla_matrix(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3) local_unnamed_addr #0 {
  %5 = zext i32 %1 to i64
  %6 = zext i32 %0 to i64
  %7 = mul nuw i64 %5, %6
  %8 = alloca double, i64 %7, align 16
  %9 = icmp sgt i32 %0, 0
  br i1 %9, label %10, label %55

10:                                               ; preds = %4
  %11 = icmp sgt i32 %1, 0
  %12 = icmp ugt i32 %1, 3
  %13 = icmp eq i32 %0, 1
  %14 = and i1 %12, %13
  %15 = and i64 %5, 2147483644
  %16 = icmp eq i64 %15, %5
  %17 = and i64 %5, 3
  %18 = icmp eq i64 %17, 0
  br label %19

19:                                               ; preds = %10, %65
  %20 = phi i64 [ 0, %10 ], [ %66, %65 ]
  br i1 %11, label %21, label %65

21:                                               ; preds = %19
  %22 = mul nuw nsw i64 %20, %5
  %23 = getelementptr inbounds nuw double, ptr %2, i64 %22
  %24 = getelementptr inbounds nuw double, ptr %8, i64 %20
  br i1 %14, label %25, label %38

25:                                               ; preds = %21, %25
  %26 = phi i64 [ %35, %25 ], [ 0, %21 ]
  %27 = getelementptr inbounds nuw double, ptr %23, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %29 = load <2 x double>, ptr %27, align 8, !tbaa !8
  %30 = load <2 x double>, ptr %28, align 8, !tbaa !8
  %31 = fmul <2 x double> %29, %29
  %32 = fmul <2 x double> %30, %30
  %33 = getelementptr inbounds nuw double, ptr %24, i64 %26
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  store <2 x double> %31, ptr %33, align 8, !tbaa !8
  store <2 x double> %32, ptr %34, align 8, !tbaa !8
  %35 = add nuw i64 %26, 4
  %36 = icmp eq i64 %35, %15
  br i1 %36, label %37, label %25, !llvm.loop !10

37:                                               ; preds = %25
  br i1 %16, label %65, label %38

38:                                               ; preds = %21, %37
  %39 = phi i64 [ 0, %21 ], [ %15, %37 ]
  br i1 %18, label %51, label %40

40:                                               ; preds = %38, %40
  %41 = phi i64 [ %48, %40 ], [ %39, %38 ]
  %42 = phi i64 [ %49, %40 ], [ 0, %38 ]
  %43 = getelementptr inbounds nuw double, ptr %23, i64 %41
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = fmul double %44, %44
  %46 = mul nuw nsw i64 %41, %6
  %47 = getelementptr inbounds nuw double, ptr %24, i64 %46
  store double %45, ptr %47, align 8, !tbaa !8
  %48 = add nuw nsw i64 %41, 1
  %49 = add i64 %42, 1
  %50 = icmp eq i64 %49, %17
  br i1 %50, label %51, label %40, !llvm.loop !14

51:                                               ; preds = %40, %38
  %52 = phi i64 [ %39, %38 ], [ %48, %40 ]
  %53 = sub nsw i64 %39, %5
  %54 = icmp ugt i64 %53, -4
  br i1 %54, label %65, label %68

55:                                               ; preds = %65, %4
  %56 = icmp sgt i32 %1, 0
  br i1 %56, label %57, label %103

57:                                               ; preds = %55
  %58 = zext nneg i32 %1 to i64
  %59 = getelementptr double, ptr %2, i64 %58
  %60 = and i64 %6, 1
  %61 = icmp eq i32 %0, 1
  %62 = and i64 %6, 2147483646
  %63 = icmp eq i64 %60, 0
  %64 = icmp ne i64 %60, 0
  br label %95

65:                                               ; preds = %51, %68, %37, %19
  %66 = add nuw nsw i64 %20, 1
  %67 = icmp eq i64 %66, %6
  br i1 %67, label %55, label %19, !llvm.loop !16

68:                                               ; preds = %51, %68
  %69 = phi i64 [ %93, %68 ], [ %52, %51 ]
  %70 = getelementptr inbounds nuw double, ptr %23, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = fmul double %71, %71
  %73 = mul nuw nsw i64 %69, %6
  %74 = getelementptr inbounds nuw double, ptr %24, i64 %73
  store double %72, ptr %74, align 8, !tbaa !8
  %75 = add nuw nsw i64 %69, 1
  %76 = getelementptr inbounds nuw double, ptr %23, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !8
  %78 = fmul double %77, %77
  %79 = mul nuw nsw i64 %75, %6
  %80 = getelementptr inbounds nuw double, ptr %24, i64 %79
  store double %78, ptr %80, align 8, !tbaa !8
  %81 = add nuw nsw i64 %69, 2
  %82 = getelementptr inbounds nuw double, ptr %23, i64 %81
  %83 = load double, ptr %82, align 8, !tbaa !8
  %84 = fmul double %83, %83
  %85 = mul nuw nsw i64 %81, %6
  %86 = getelementptr inbounds nuw double, ptr %24, i64 %85
  store double %84, ptr %86, align 8, !tbaa !8
  %87 = add nuw nsw i64 %69, 3
  %88 = getelementptr inbounds nuw double, ptr %23, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = fmul double %89, %89
  %91 = mul nuw nsw i64 %87, %6
  %92 = getelementptr inbounds nuw double, ptr %24, i64 %91
  store double %90, ptr %92, align 8, !tbaa !8
  %93 = add nuw nsw i64 %69, 4
  %94 = icmp eq i64 %93, %5
  br i1 %94, label %65, label %68, !llvm.loop !17

95:                                               ; preds = %57, %118
  %96 = phi i64 [ 0, %57 ], [ %120, %118 ]
  %97 = phi double [ 0.000000e+00, %57 ], [ %119, %118 ]
  br i1 %9, label %98, label %118

98:                                               ; preds = %95
  %99 = mul nuw nsw i64 %96, %6
  %100 = getelementptr inbounds nuw double, ptr %8, i64 %99
  %101 = xor i64 %96, -1
  %102 = getelementptr double, ptr %59, i64 %101
  br i1 %61, label %106, label %122

103:                                              ; preds = %118, %55
  %104 = phi double [ 0.000000e+00, %55 ], [ %119, %118 ]
  ret double %104

105:                                              ; preds = %122
  br i1 %63, label %118, label %106

106:                                              ; preds = %105, %98
  %107 = phi i64 [ 0, %98 ], [ %145, %105 ]
  %108 = phi double [ %97, %98 ], [ %144, %105 ]
  tail call void @llvm.assume(i1 %64)
  %109 = getelementptr inbounds nuw double, ptr %100, i64 %107
  %110 = load double, ptr %109, align 8, !tbaa !8
  %111 = getelementptr inbounds nuw double, ptr %3, i64 %107
  %112 = load double, ptr %111, align 8, !tbaa !8
  %113 = fmul double %110, %112
  %114 = mul nuw nsw i64 %107, %5
  %115 = getelementptr double, ptr %102, i64 %114
  %116 = load double, ptr %115, align 8, !tbaa !8
  %117 = tail call double @llvm.fmuladd.f64(double %113, double %116, double %108)
  br label %118

118:                                              ; preds = %106, %105, %95
  %119 = phi double [ %97, %95 ], [ %144, %105 ], [ %117, %106 ]
  %120 = add nuw nsw i64 %96, 1
  %121 = icmp eq i64 %120, %5
  br i1 %121, label %103, label %95, !llvm.loop !18

122:                                              ; preds = %98, %122
  %123 = phi i64 [ %145, %122 ], [ 0, %98 ]
  %124 = phi double [ %144, %122 ], [ %97, %98 ]
  %125 = phi i64 [ %146, %122 ], [ 0, %98 ]
  %126 = getelementptr inbounds nuw double, ptr %100, i64 %123
  %127 = load double, ptr %126, align 8, !tbaa !8
  %128 = getelementptr inbounds nuw double, ptr %3, i64 %123
  %129 = load double, ptr %128, align 8, !tbaa !8
  %130 = fmul double %127, %129
  %131 = mul nuw nsw i64 %123, %5
  %132 = getelementptr double, ptr %102, i64 %131
  %133 = load double, ptr %132, align 8, !tbaa !8
  %134 = tail call double @llvm.fmuladd.f64(double %130, double %133, double %124)
  %135 = or disjoint i64 %123, 1
  %136 = getelementptr inbounds nuw double, ptr %100, i64 %135
  %137 = load double, ptr %136, align 8, !tbaa !8
  %138 = getelementptr inbounds nuw double, ptr %3, i64 %135
  %139 = load double, ptr %138, align 8, !tbaa !8
  %140 = fmul double %137, %139
  %141 = mul nuw nsw i64 %135, %5
  %142 = getelementptr double, ptr %102, i64 %141
  %143 = load double, ptr %142, align 8, !tbaa !8
  %144 = tail call double @llvm.fmuladd.f64(double %140, double %143, double %134)
  %145 = add nuw nsw i64 %123, 2
  %146 = add i64 %125, 2
  %147 = icmp eq i64 %146, %62
  br i1 %147, label %105, label %122, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !11}
