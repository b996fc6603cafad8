; ModuleID = 'dual.cpp'
source_filename = "dual.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$_Z8functionI4DualET_S1_ = comdat any

@.str = private unnamed_addr constant [19 x i8] c"%.15g %.15g %.15g\0A\00", align 1

; Function Attrs: mustprogress nounwind uwtable
define dso_local i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  br label %4

3:                                                ; preds = %4
  ret i64 %65

4:                                                ; preds = %2, %4
  %5 = phi i64 [ 0, %2 ], [ %65, %4 ]
  %6 = phi double [ -1.000000e+00, %2 ], [ %66, %4 ]
  %7 = tail call { double, double } @_Z8functionI4DualET_S1_(double %6, double 1.000000e+00)
  %8 = extractvalue { double, double } %7, 0
  %9 = extractvalue { double, double } %7, 1
  %10 = getelementptr inbounds i8, ptr %0, i64 %5
  %11 = sub nsw i64 %1, %5
  %12 = tail call double @sin(double noundef %6) #4, !tbaa !4
  %13 = tail call double @exp(double noundef %6) #4, !tbaa !4
  %14 = fadd double %13, 1.000000e+00
  %15 = fdiv double %12, %14
  %16 = fcmp olt double %15, 0.000000e+00
  %17 = fsub double 1.000000e+00, %15
  %18 = tail call double @llvm.fmuladd.f64(double %15, double %6, double 1.000000e+00)
  %19 = select i1 %16, double %17, double %18
  %20 = fmul double %6, 2.000000e+00
  %21 = tail call double @sin(double noundef %20) #4, !tbaa !4
  %22 = tail call double @exp(double noundef %6) #4, !tbaa !4
  %23 = fmul double %6, 3.000000e+00
  %24 = tail call double @sin(double noundef %23) #4, !tbaa !4
  %25 = tail call double @exp(double noundef %6) #4, !tbaa !4
  %26 = fmul double %6, 4.000000e+00
  %27 = tail call double @sin(double noundef %26) #4, !tbaa !4
  %28 = tail call double @exp(double noundef %6) #4, !tbaa !4
  %29 = fmul double %6, 5.000000e+00
  %30 = tail call double @sin(double noundef %29) #4, !tbaa !4
  %31 = tail call double @exp(double noundef %6) #4, !tbaa !4
  %32 = insertelement <4 x double> poison, double %31, i64 0
  %33 = insertelement <4 x double> %32, double %28, i64 1
  %34 = insertelement <4 x double> %33, double %25, i64 2
  %35 = insertelement <4 x double> %34, double %22, i64 3
  %36 = fadd <4 x double> %35, splat (double 1.000000e+00)
  %37 = insertelement <4 x double> poison, double %30, i64 0
  %38 = insertelement <4 x double> %37, double %27, i64 1
  %39 = insertelement <4 x double> %38, double %24, i64 2
  %40 = insertelement <4 x double> %39, double %21, i64 3
  %41 = fdiv <4 x double> %40, %36
  %42 = extractelement <4 x double> %41, i64 3
  %43 = fsub double %19, %42
  %44 = tail call double @llvm.fmuladd.f64(double %42, double %6, double %19)
  %45 = fcmp olt <4 x double> %41, zeroinitializer
  %46 = extractelement <4 x i1> %45, i64 3
  %47 = select i1 %46, double %43, double %44
  %48 = extractelement <4 x double> %41, i64 2
  %49 = fsub double %47, %48
  %50 = tail call double @llvm.fmuladd.f64(double %48, double %6, double %47)
  %51 = extractelement <4 x i1> %45, i64 2
  %52 = select i1 %51, double %49, double %50
  %53 = extractelement <4 x double> %41, i64 1
  %54 = fsub double %52, %53
  %55 = tail call double @llvm.fmuladd.f64(double %53, double %6, double %52)
  %56 = extractelement <4 x i1> %45, i64 1
  %57 = select i1 %56, double %54, double %55
  %58 = extractelement <4 x double> %41, i64 0
  %59 = fsub double %57, %58
  %60 = tail call double @llvm.fmuladd.f64(double %58, double %6, double %57)
  %61 = extractelement <4 x i1> %45, i64 0
  %62 = select i1 %61, double %59, double %60
  %63 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %10, i64 noundef %11, ptr noundef nonnull @.str, double noundef %8, double noundef %9, double noundef %62) #4
  %64 = sext i32 %63 to i64
  %65 = add nsw i64 %5, %64
  %66 = fadd double %6, 7.500000e-01
  %67 = fcmp olt double %66, 2.000000e+00
  br i1 %67, label %4, label %3, !llvm.loop !8
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local { double, double } @_Z8functionI4DualET_S1_(double %0, double %1) local_unnamed_addr #0 comdat {
  %3 = fmul double %0, 0.000000e+00
  %4 = fadd double %1, %3
  %5 = tail call double @sin(double noundef %0) #4, !tbaa !4
  %6 = tail call double @cos(double noundef %0) #4, !tbaa !4
  %7 = fmul double %4, %6
  %8 = tail call double @exp(double noundef %0) #4, !tbaa !4
  %9 = fmul double %1, %8
  %10 = fadd double %8, 1.000000e+00
  %11 = fadd double %9, 0.000000e+00
  %12 = fneg double %11
  %13 = fmul double %5, %12
  %14 = tail call double @llvm.fmuladd.f64(double %7, double %10, double %13)
  %15 = fmul double %10, %10
  %16 = insertelement <2 x double> poison, double %5, i64 0
  %17 = insertelement <2 x double> %16, double %14, i64 1
  %18 = insertelement <2 x double> poison, double %10, i64 0
  %19 = insertelement <2 x double> %18, double %15, i64 1
  %20 = fdiv <2 x double> %17, %19
  %21 = extractelement <2 x double> %20, i64 0
  %22 = fcmp olt double %21, 0.000000e+00
  br i1 %22, label %23, label %25

23:                                               ; preds = %2
  %24 = fsub <2 x double> <double 1.000000e+00, double 0.000000e+00>, %20
  br label %33

25:                                               ; preds = %2
  %26 = fmul double %0, %21
  %27 = fmul double %1, %21
  %28 = extractelement <2 x double> %20, i64 1
  %29 = tail call double @llvm.fmuladd.f64(double %28, double %0, double %27)
  %30 = insertelement <2 x double> poison, double %26, i64 0
  %31 = insertelement <2 x double> %30, double %29, i64 1
  %32 = fadd <2 x double> %31, <double 1.000000e+00, double 0.000000e+00>
  br label %33

33:                                               ; preds = %25, %23
  %34 = phi <2 x double> [ %24, %23 ], [ %32, %25 ]
  %35 = fmul double %0, 2.000000e+00
  %36 = tail call double @llvm.fmuladd.f64(double %1, double 2.000000e+00, double %3)
  %37 = tail call double @sin(double noundef %35) #4, !tbaa !4
  %38 = tail call double @cos(double noundef %35) #4, !tbaa !4
  %39 = fmul double %36, %38
  %40 = tail call double @exp(double noundef %0) #4, !tbaa !4
  %41 = fmul double %1, %40
  %42 = fadd double %40, 1.000000e+00
  %43 = fadd double %41, 0.000000e+00
  %44 = fneg double %43
  %45 = fmul double %37, %44
  %46 = tail call double @llvm.fmuladd.f64(double %39, double %42, double %45)
  %47 = fmul double %42, %42
  %48 = insertelement <2 x double> poison, double %37, i64 0
  %49 = insertelement <2 x double> %48, double %46, i64 1
  %50 = insertelement <2 x double> poison, double %42, i64 0
  %51 = insertelement <2 x double> %50, double %47, i64 1
  %52 = fdiv <2 x double> %49, %51
  %53 = extractelement <2 x double> %52, i64 0
  %54 = fcmp olt double %53, 0.000000e+00
  br i1 %54, label %63, label %55

55:                                               ; preds = %33
  %56 = fmul double %0, %53
  %57 = fmul double %1, %53
  %58 = extractelement <2 x double> %52, i64 1
  %59 = tail call double @llvm.fmuladd.f64(double %58, double %0, double %57)
  %60 = insertelement <2 x double> poison, double %56, i64 0
  %61 = insertelement <2 x double> %60, double %59, i64 1
  %62 = fadd <2 x double> %34, %61
  br label %65

63:                                               ; preds = %33
  %64 = fsub <2 x double> %34, %52
  br label %65

65:                                               ; preds = %63, %55
  %66 = phi <2 x double> [ %64, %63 ], [ %62, %55 ]
  %67 = fmul double %0, 3.000000e+00
  %68 = tail call double @llvm.fmuladd.f64(double %1, double 3.000000e+00, double %3)
  %69 = tail call double @sin(double noundef %67) #4, !tbaa !4
  %70 = tail call double @cos(double noundef %67) #4, !tbaa !4
  %71 = fmul double %68, %70
  %72 = tail call double @exp(double noundef %0) #4, !tbaa !4
  %73 = fmul double %1, %72
  %74 = fadd double %72, 1.000000e+00
  %75 = fadd double %73, 0.000000e+00
  %76 = fneg double %75
  %77 = fmul double %69, %76
  %78 = tail call double @llvm.fmuladd.f64(double %71, double %74, double %77)
  %79 = fmul double %74, %74
  %80 = insertelement <2 x double> poison, double %69, i64 0
  %81 = insertelement <2 x double> %80, double %78, i64 1
  %82 = insertelement <2 x double> poison, double %74, i64 0
  %83 = insertelement <2 x double> %82, double %79, i64 1
  %84 = fdiv <2 x double> %81, %83
  %85 = extractelement <2 x double> %84, i64 0
  %86 = fcmp olt double %85, 0.000000e+00
  br i1 %86, label %95, label %87

87:                                               ; preds = %65
  %88 = fmul double %0, %85
  %89 = fmul double %1, %85
  %90 = extractelement <2 x double> %84, i64 1
  %91 = tail call double @llvm.fmuladd.f64(double %90, double %0, double %89)
  %92 = insertelement <2 x double> poison, double %88, i64 0
  %93 = insertelement <2 x double> %92, double %91, i64 1
  %94 = fadd <2 x double> %66, %93
  br label %97

95:                                               ; preds = %65
  %96 = fsub <2 x double> %66, %84
  br label %97

97:                                               ; preds = %95, %87
  %98 = phi <2 x double> [ %96, %95 ], [ %94, %87 ]
  %99 = fmul double %0, 4.000000e+00
  %100 = tail call double @llvm.fmuladd.f64(double %1, double 4.000000e+00, double %3)
  %101 = tail call double @sin(double noundef %99) #4, !tbaa !4
  %102 = tail call double @cos(double noundef %99) #4, !tbaa !4
  %103 = fmul double %100, %102
  %104 = tail call double @exp(double noundef %0) #4, !tbaa !4
  %105 = fmul double %1, %104
  %106 = fadd double %104, 1.000000e+00
  %107 = fadd double %105, 0.000000e+00
  %108 = fneg double %107
  %109 = fmul double %101, %108
  %110 = tail call double @llvm.fmuladd.f64(double %103, double %106, double %109)
  %111 = fmul double %106, %106
  %112 = insertelement <2 x double> poison, double %101, i64 0
  %113 = insertelement <2 x double> %112, double %110, i64 1
  %114 = insertelement <2 x double> poison, double %106, i64 0
  %115 = insertelement <2 x double> %114, double %111, i64 1
  %116 = fdiv <2 x double> %113, %115
  %117 = extractelement <2 x double> %116, i64 0
  %118 = fcmp olt double %117, 0.000000e+00
  br i1 %118, label %127, label %119

119:                                              ; preds = %97
  %120 = fmul double %0, %117
  %121 = fmul double %1, %117
  %122 = extractelement <2 x double> %116, i64 1
  %123 = tail call double @llvm.fmuladd.f64(double %122, double %0, double %121)
  %124 = insertelement <2 x double> poison, double %120, i64 0
  %125 = insertelement <2 x double> %124, double %123, i64 1
  %126 = fadd <2 x double> %98, %125
  br label %129

127:                                              ; preds = %97
  %128 = fsub <2 x double> %98, %116
  br label %129

129:                                              ; preds = %127, %119
  %130 = phi <2 x double> [ %128, %127 ], [ %126, %119 ]
  %131 = fmul double %0, 5.000000e+00
  %132 = tail call double @llvm.fmuladd.f64(double %1, double 5.000000e+00, double %3)
  %133 = tail call double @sin(double noundef %131) #4, !tbaa !4
  %134 = tail call double @cos(double noundef %131) #4, !tbaa !4
  %135 = fmul double %132, %134
  %136 = tail call double @exp(double noundef %0) #4, !tbaa !4
  %137 = fmul double %1, %136
  %138 = fadd double %136, 1.000000e+00
  %139 = fadd double %137, 0.000000e+00
  %140 = fneg double %139
  %141 = fmul double %133, %140
  %142 = tail call double @llvm.fmuladd.f64(double %135, double %138, double %141)
  %143 = fmul double %138, %138
  %144 = insertelement <2 x double> poison, double %133, i64 0
  %145 = insertelement <2 x double> %144, double %142, i64 1
  %146 = insertelement <2 x double> poison, double %138, i64 0
  %147 = insertelement <2 x double> %146, double %143, i64 1
  %148 = fdiv <2 x double> %145, %147
  %149 = extractelement <2 x double> %148, i64 0
  %150 = fcmp olt double %149, 0.000000e+00
  br i1 %150, label %159, label %151

151:                                              ; preds = %129
  %152 = fmul double %0, %149
  %153 = fmul double %1, %149
  %154 = extractelement <2 x double> %148, i64 1
  %155 = tail call double @llvm.fmuladd.f64(double %154, double %0, double %153)
  %156 = insertelement <2 x double> poison, double %152, i64 0
  %157 = insertelement <2 x double> %156, double %155, i64 1
  %158 = fadd <2 x double> %130, %157
  br label %161

159:                                              ; preds = %129
  %160 = fsub <2 x double> %130, %148
  br label %161

161:                                              ; preds = %159, %151
  %162 = phi <2 x double> [ %160, %159 ], [ %158, %151 ]
  %163 = extractelement <2 x double> %162, i64 0
  %164 = insertvalue { double, double } poison, double %163, 0
  %165 = extractelement <2 x double> %162, i64 1
  %166 = insertvalue { double, double } %164, double %165, 1
  ret { double, double } %166
}

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @cos(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
