; ModuleID = 'pointer_result.c'
source_filename = "pointer_result.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @pointer_result(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 1
  %4 = load double, ptr %0, align 8, !tbaa !8
  br i1 %3, label %5, label %111

5:                                                ; preds = %2
  %6 = zext i32 %1 to i64
  %7 = add nsw i64 %6, -1
  %8 = add nsw i64 %6, -2
  %9 = and i64 %7, 1
  %10 = icmp eq i64 %8, 0
  br i1 %10, label %34, label %11

11:                                               ; preds = %5
  %12 = and i64 %7, -2
  br label %13

13:                                               ; preds = %13, %11
  %14 = phi double [ %4, %11 ], [ %27, %13 ]
  %15 = phi i64 [ 1, %11 ], [ %29, %13 ]
  %16 = phi ptr [ %0, %11 ], [ %28, %13 ]
  %17 = phi i64 [ 0, %11 ], [ %30, %13 ]
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %15
  %19 = load double, ptr %18, align 8, !tbaa !8
  %20 = fcmp ogt double %19, %14
  %21 = select i1 %20, double %19, double %14
  %22 = select i1 %20, ptr %18, ptr %16
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %15
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %25 = load double, ptr %24, align 8, !tbaa !8
  %26 = fcmp ogt double %25, %21
  %27 = select i1 %26, double %25, double %21
  %28 = select i1 %26, ptr %24, ptr %22
  %29 = add nuw nsw i64 %15, 2
  %30 = add i64 %17, 2
  %31 = icmp eq i64 %30, %12
  br i1 %31, label %32, label %13, !llvm.loop !10

32:                                               ; preds = %13
  %33 = icmp eq i64 %9, 0
  br i1 %33, label %43, label %34

34:                                               ; preds = %32, %5
  %35 = phi double [ %4, %5 ], [ %27, %32 ]
  %36 = phi i64 [ 1, %5 ], [ %29, %32 ]
  %37 = phi ptr [ %0, %5 ], [ %28, %32 ]
  %38 = icmp ne i64 %9, 0
  tail call void @llvm.assume(i1 %38)
  %39 = getelementptr inbounds nuw double, ptr %0, i64 %36
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = fcmp ogt double %40, %35
  %42 = select i1 %41, ptr %39, ptr %37
  br label %43

43:                                               ; preds = %32, %34
  %44 = phi ptr [ %28, %32 ], [ %42, %34 ]
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = fmul double %45, 2.500000e-01
  store double %46, ptr %44, align 8, !tbaa !8
  %47 = load double, ptr %0, align 8, !tbaa !8
  %48 = and i64 %7, 1
  %49 = icmp eq i64 %8, 0
  br i1 %49, label %73, label %50

50:                                               ; preds = %43
  %51 = and i64 %7, -2
  br label %52

52:                                               ; preds = %52, %50
  %53 = phi double [ %47, %50 ], [ %66, %52 ]
  %54 = phi i64 [ 1, %50 ], [ %68, %52 ]
  %55 = phi ptr [ %0, %50 ], [ %67, %52 ]
  %56 = phi i64 [ 0, %50 ], [ %69, %52 ]
  %57 = getelementptr inbounds nuw double, ptr %0, i64 %54
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = fcmp ogt double %58, %53
  %60 = select i1 %59, double %58, double %53
  %61 = select i1 %59, ptr %57, ptr %55
  %62 = getelementptr inbounds nuw double, ptr %0, i64 %54
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 8
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = fcmp ogt double %64, %60
  %66 = select i1 %65, double %64, double %60
  %67 = select i1 %65, ptr %63, ptr %61
  %68 = add nuw nsw i64 %54, 2
  %69 = add i64 %56, 2
  %70 = icmp eq i64 %69, %51
  br i1 %70, label %71, label %52, !llvm.loop !10

71:                                               ; preds = %52
  %72 = icmp eq i64 %48, 0
  br i1 %72, label %82, label %73

73:                                               ; preds = %71, %43
  %74 = phi double [ %47, %43 ], [ %66, %71 ]
  %75 = phi i64 [ 1, %43 ], [ %68, %71 ]
  %76 = phi ptr [ %0, %43 ], [ %67, %71 ]
  %77 = icmp ne i64 %48, 0
  tail call void @llvm.assume(i1 %77)
  %78 = getelementptr inbounds nuw double, ptr %0, i64 %75
  %79 = load double, ptr %78, align 8, !tbaa !8
  %80 = fcmp ogt double %79, %74
  %81 = select i1 %80, ptr %78, ptr %76
  br label %82

82:                                               ; preds = %71, %73
  %83 = phi ptr [ %67, %71 ], [ %81, %73 ]
  %84 = tail call double @llvm.fmuladd.f64(double %45, double %45, double 0.000000e+00)
  %85 = load double, ptr %83, align 8, !tbaa !8
  %86 = fmul double %85, 2.500000e-01
  store double %86, ptr %83, align 8, !tbaa !8
  %87 = load double, ptr %0, align 8, !tbaa !8
  %88 = and i64 %7, 1
  %89 = icmp eq i64 %8, 0
  br i1 %89, label %120, label %90

90:                                               ; preds = %82
  %91 = and i64 %7, -2
  br label %92

92:                                               ; preds = %92, %90
  %93 = phi double [ %87, %90 ], [ %106, %92 ]
  %94 = phi i64 [ 1, %90 ], [ %108, %92 ]
  %95 = phi ptr [ %0, %90 ], [ %107, %92 ]
  %96 = phi i64 [ 0, %90 ], [ %109, %92 ]
  %97 = getelementptr inbounds nuw double, ptr %0, i64 %94
  %98 = load double, ptr %97, align 8, !tbaa !8
  %99 = fcmp ogt double %98, %93
  %100 = select i1 %99, double %98, double %93
  %101 = select i1 %99, ptr %97, ptr %95
  %102 = getelementptr inbounds nuw double, ptr %0, i64 %94
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %104 = load double, ptr %103, align 8, !tbaa !8
  %105 = fcmp ogt double %104, %100
  %106 = select i1 %105, double %104, double %100
  %107 = select i1 %105, ptr %103, ptr %101
  %108 = add nuw nsw i64 %94, 2
  %109 = add i64 %96, 2
  %110 = icmp eq i64 %109, %91
  br i1 %110, label %118, label %92, !llvm.loop !10

111:                                              ; preds = %2
  %112 = tail call double @llvm.fmuladd.f64(double %4, double %4, double 0.000000e+00)
  %113 = fmul double %4, 2.500000e-01
  %114 = tail call double @llvm.fmuladd.f64(double %113, double %113, double %112)
  %115 = fmul double %113, 2.500000e-01
  %116 = tail call double @llvm.fmuladd.f64(double %115, double %115, double %114)
  %117 = fmul double %115, 2.500000e-01
  store double %117, ptr %0, align 8, !tbaa !8
  br label %170

118:                                              ; preds = %92
  %119 = icmp eq i64 %88, 0
  br i1 %119, label %129, label %120

120:                                              ; preds = %118, %82
  %121 = phi double [ %87, %82 ], [ %106, %118 ]
  %122 = phi i64 [ 1, %82 ], [ %108, %118 ]
  %123 = phi ptr [ %0, %82 ], [ %107, %118 ]
  %124 = icmp ne i64 %88, 0
  tail call void @llvm.assume(i1 %124)
  %125 = getelementptr inbounds nuw double, ptr %0, i64 %122
  %126 = load double, ptr %125, align 8, !tbaa !8
  %127 = fcmp ogt double %126, %121
  %128 = select i1 %127, ptr %125, ptr %123
  br label %129

129:                                              ; preds = %118, %120
  %130 = phi ptr [ %107, %118 ], [ %128, %120 ]
  %131 = tail call double @llvm.fmuladd.f64(double %85, double %85, double %84)
  %132 = load double, ptr %130, align 8, !tbaa !8
  %133 = tail call double @llvm.fmuladd.f64(double %132, double %132, double %131)
  %134 = fmul double %132, 2.500000e-01
  store double %134, ptr %130, align 8, !tbaa !8
  %135 = load double, ptr %0, align 8, !tbaa !8
  %136 = and i64 %7, 1
  %137 = icmp eq i64 %8, 0
  br i1 %137, label %161, label %138

138:                                              ; preds = %129
  %139 = and i64 %7, -2
  br label %140

140:                                              ; preds = %140, %138
  %141 = phi double [ %135, %138 ], [ %154, %140 ]
  %142 = phi i64 [ 1, %138 ], [ %156, %140 ]
  %143 = phi ptr [ %0, %138 ], [ %155, %140 ]
  %144 = phi i64 [ 0, %138 ], [ %157, %140 ]
  %145 = getelementptr inbounds nuw double, ptr %0, i64 %142
  %146 = load double, ptr %145, align 8, !tbaa !8
  %147 = fcmp ogt double %146, %141
  %148 = select i1 %147, double %146, double %141
  %149 = select i1 %147, ptr %145, ptr %143
  %150 = getelementptr inbounds nuw double, ptr %0, i64 %142
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 8
  %152 = load double, ptr %151, align 8, !tbaa !8
  %153 = fcmp ogt double %152, %148
  %154 = select i1 %153, double %152, double %148
  %155 = select i1 %153, ptr %151, ptr %149
  %156 = add nuw nsw i64 %142, 2
  %157 = add i64 %144, 2
  %158 = icmp eq i64 %157, %139
  br i1 %158, label %159, label %140, !llvm.loop !10

159:                                              ; preds = %140
  %160 = icmp eq i64 %136, 0
  br i1 %160, label %170, label %161

161:                                              ; preds = %159, %129
  %162 = phi double [ %135, %129 ], [ %154, %159 ]
  %163 = phi i64 [ 1, %129 ], [ %156, %159 ]
  %164 = phi ptr [ %0, %129 ], [ %155, %159 ]
  %165 = icmp ne i64 %136, 0
  tail call void @llvm.assume(i1 %165)
  %166 = getelementptr inbounds nuw double, ptr %0, i64 %163
  %167 = load double, ptr %166, align 8, !tbaa !8
  %168 = fcmp ogt double %167, %162
  %169 = select i1 %168, ptr %166, ptr %164
  br label %170

170:                                              ; preds = %161, %159, %111
  %171 = phi double [ %116, %111 ], [ %133, %159 ], [ %133, %161 ]
  %172 = phi ptr [ %0, %111 ], [ %155, %159 ], [ %169, %161 ]
  %173 = load double, ptr %172, align 8, !tbaa !8
  %174 = fadd double %171, %173
  ret double %174
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
