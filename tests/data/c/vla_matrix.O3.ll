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
  %10 = icmp sgt i32 %1, 0
  %11 = and i1 %9, %10
  br i1 %11, label %12, label %144

12:                                               ; preds = %4
  %13 = icmp ugt i32 %1, 3
  %14 = icmp eq i32 %0, 1
  %15 = and i1 %13, %14
  %16 = and i64 %5, 2147483644
  %17 = icmp eq i64 %16, %5
  %18 = and i64 %5, 3
  %19 = icmp eq i64 %18, 0
  br label %20

20:                                               ; preds = %12, %82
  %21 = phi i64 [ %83, %82 ], [ 0, %12 ]
  %22 = mul nuw nsw i64 %21, %5
  %23 = getelementptr inbounds nuw double, ptr %2, i64 %22
  %24 = getelementptr inbounds nuw double, ptr %8, i64 %21
  br i1 %15, label %25, label %38

25:                                               ; preds = %20, %25
  %26 = phi i64 [ %35, %25 ], [ 0, %20 ]
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
  %36 = icmp eq i64 %35, %16
  br i1 %36, label %37, label %25, !llvm.loop !10

37:                                               ; preds = %25
  br i1 %17, label %82, label %38

38:                                               ; preds = %20, %37
  %39 = phi i64 [ 0, %20 ], [ %16, %37 ]
  br i1 %19, label %51, label %40

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
  %50 = icmp eq i64 %49, %18
  br i1 %50, label %51, label %40, !llvm.loop !14

51:                                               ; preds = %40, %38
  %52 = phi i64 [ %39, %38 ], [ %48, %40 ]
  %53 = sub nsw i64 %39, %5
  %54 = icmp ugt i64 %53, -4
  br i1 %54, label %82, label %55

55:                                               ; preds = %51, %55
  %56 = phi i64 [ %80, %55 ], [ %52, %51 ]
  %57 = getelementptr inbounds nuw double, ptr %23, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = fmul double %58, %58
  %60 = mul nuw nsw i64 %56, %6
  %61 = getelementptr inbounds nuw double, ptr %24, i64 %60
  store double %59, ptr %61, align 8, !tbaa !8
  %62 = add nuw nsw i64 %56, 1
  %63 = getelementptr inbounds nuw double, ptr %23, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = fmul double %64, %64
  %66 = mul nuw nsw i64 %62, %6
  %67 = getelementptr inbounds nuw double, ptr %24, i64 %66
  store double %65, ptr %67, align 8, !tbaa !8
  %68 = add nuw nsw i64 %56, 2
  %69 = getelementptr inbounds nuw double, ptr %23, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = fmul double %70, %70
  %72 = mul nuw nsw i64 %68, %6
  %73 = getelementptr inbounds nuw double, ptr %24, i64 %72
  store double %71, ptr %73, align 8, !tbaa !8
  %74 = add nuw nsw i64 %56, 3
  %75 = getelementptr inbounds nuw double, ptr %23, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = fmul double %76, %76
  %78 = mul nuw nsw i64 %74, %6
  %79 = getelementptr inbounds nuw double, ptr %24, i64 %78
  store double %77, ptr %79, align 8, !tbaa !8
  %80 = add nuw nsw i64 %56, 4
  %81 = icmp eq i64 %80, %5
  br i1 %81, label %82, label %55, !llvm.loop !16

82:                                               ; preds = %51, %55, %37
  %83 = add nuw nsw i64 %21, 1
  %84 = icmp eq i64 %83, %6
  br i1 %84, label %85, label %20, !llvm.loop !17

85:                                               ; preds = %82
  br i1 %9, label %86, label %144

86:                                               ; preds = %85
  %87 = zext nneg i32 %1 to i64
  %88 = getelementptr double, ptr %2, i64 %87
  %89 = and i64 %6, 1
  %90 = icmp eq i32 %0, 1
  %91 = and i64 %6, 2147483646
  %92 = icmp eq i64 %89, 0
  %93 = icmp ne i64 %89, 0
  br label %94

94:                                               ; preds = %86, %140
  %95 = phi i64 [ 0, %86 ], [ %142, %140 ]
  %96 = phi double [ 0.000000e+00, %86 ], [ %141, %140 ]
  %97 = mul nuw nsw i64 %95, %6
  %98 = getelementptr inbounds nuw double, ptr %8, i64 %97
  %99 = xor i64 %95, -1
  %100 = getelementptr double, ptr %88, i64 %99
  br i1 %90, label %128, label %101

101:                                              ; preds = %94, %101
  %102 = phi i64 [ %124, %101 ], [ 0, %94 ]
  %103 = phi double [ %123, %101 ], [ %96, %94 ]
  %104 = phi i64 [ %125, %101 ], [ 0, %94 ]
  %105 = getelementptr inbounds nuw double, ptr %98, i64 %102
  %106 = load double, ptr %105, align 8, !tbaa !8
  %107 = getelementptr inbounds nuw double, ptr %3, i64 %102
  %108 = load double, ptr %107, align 8, !tbaa !8
  %109 = fmul double %106, %108
  %110 = mul nuw nsw i64 %102, %5
  %111 = getelementptr double, ptr %100, i64 %110
  %112 = load double, ptr %111, align 8, !tbaa !8
  %113 = tail call double @llvm.fmuladd.f64(double %109, double %112, double %103)
  %114 = or disjoint i64 %102, 1
  %115 = getelementptr inbounds nuw double, ptr %98, i64 %114
  %116 = load double, ptr %115, align 8, !tbaa !8
  %117 = getelementptr inbounds nuw double, ptr %3, i64 %114
  %118 = load double, ptr %117, align 8, !tbaa !8
  %119 = fmul double %116, %118
  %120 = mul nuw nsw i64 %114, %5
  %121 = getelementptr double, ptr %100, i64 %120
  %122 = load double, ptr %121, align 8, !tbaa !8
  %123 = tail call double @llvm.fmuladd.f64(double %119, double %122, double %113)
  %124 = add nuw nsw i64 %102, 2
  %125 = add i64 %104, 2
  %126 = icmp eq i64 %125, %91
  br i1 %126, label %127, label %101, !llvm.loop !18

127:                                              ; preds = %101
  br i1 %92, label %140, label %128

128:                                              ; preds = %127, %94
  %129 = phi i64 [ 0, %94 ], [ %124, %127 ]
  %130 = phi double [ %96, %94 ], [ %123, %127 ]
  tail call void @llvm.assume(i1 %93)
  %131 = getelementptr inbounds nuw double, ptr %98, i64 %129
  %132 = load double, ptr %131, align 8, !tbaa !8
  %133 = getelementptr inbounds nuw double, ptr %3, i64 %129
  %134 = load double, ptr %133, align 8, !tbaa !8
  %135 = fmul double %132, %134
  %136 = mul nuw nsw i64 %129, %5
  %137 = getelementptr double, ptr %100, i64 %136
  %138 = load double, ptr %137, align 8, !tbaa !8
  %139 = tail call double @llvm.fmuladd.f64(double %135, double %138, double %130)
  br label %140

140:                                              ; preds = %127, %128
  %141 = phi double [ %123, %127 ], [ %139, %128 ]
  %142 = add nuw nsw i64 %95, 1
  %143 = icmp eq i64 %142, %5
  br i1 %143, label %144, label %94, !llvm.loop !19

144:                                              ; preds = %140, %85, %4
  %145 = phi double [ 0.000000e+00, %85 ], [ 0.000000e+00, %4 ], [ %141, %140 ]
  ret double %145
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
!16 = distinct !{!16, !11, !12}
!17 = distinct !{!17, !11}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !11}
