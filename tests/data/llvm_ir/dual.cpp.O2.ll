; ModuleID = 'dual.cpp'
source_filename = "dual.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [19 x i8] c"%.15g %.15g %.15g\0A\00", align 1

; Function Attrs: mustprogress nofree nounwind uwtable
define dso_local i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  br label %4

3:                                                ; preds = %155
  ret i64 %210

4:                                                ; preds = %2, %155
  %5 = phi i64 [ 0, %2 ], [ %210, %155 ]
  %6 = phi double [ -1.000000e+00, %2 ], [ %211, %155 ]
  %7 = fmul double %6, 0.000000e+00
  %8 = fadd double %7, 1.000000e+00
  %9 = tail call double @sin(double noundef %6) #4, !tbaa !4
  %10 = tail call double @cos(double noundef %6) #4, !tbaa !4
  %11 = fmul double %8, %10
  %12 = tail call double @exp(double noundef %6) #4, !tbaa !4
  %13 = fadd double %12, 1.000000e+00
  %14 = fadd double %12, 0.000000e+00
  %15 = fneg double %14
  %16 = fmul double %9, %15
  %17 = tail call double @llvm.fmuladd.f64(double %11, double %13, double %16)
  %18 = fmul double %13, %13
  %19 = insertelement <2 x double> poison, double %9, i64 0
  %20 = insertelement <2 x double> %19, double %17, i64 1
  %21 = insertelement <2 x double> poison, double %13, i64 0
  %22 = insertelement <2 x double> %21, double %18, i64 1
  %23 = fdiv <2 x double> %20, %22
  %24 = extractelement <2 x double> %23, i64 0
  %25 = fcmp olt double %24, 0.000000e+00
  br i1 %25, label %26, label %28

26:                                               ; preds = %4
  %27 = fsub <2 x double> <double 1.000000e+00, double 0.000000e+00>, %23
  br label %35

28:                                               ; preds = %4
  %29 = fmul double %6, %24
  %30 = extractelement <2 x double> %23, i64 1
  %31 = tail call double @llvm.fmuladd.f64(double %30, double %6, double %24)
  %32 = insertelement <2 x double> poison, double %29, i64 0
  %33 = insertelement <2 x double> %32, double %31, i64 1
  %34 = fadd <2 x double> %33, <double 1.000000e+00, double 0.000000e+00>
  br label %35

35:                                               ; preds = %28, %26
  %36 = phi <2 x double> [ %27, %26 ], [ %34, %28 ]
  %37 = fmul double %6, 2.000000e+00
  %38 = fadd double %7, 2.000000e+00
  %39 = tail call double @sin(double noundef %37) #4, !tbaa !4
  %40 = tail call double @cos(double noundef %37) #4, !tbaa !4
  %41 = fmul double %38, %40
  %42 = tail call double @exp(double noundef %6) #4, !tbaa !4
  %43 = fadd double %42, 1.000000e+00
  %44 = fadd double %42, 0.000000e+00
  %45 = fneg double %44
  %46 = fmul double %39, %45
  %47 = tail call double @llvm.fmuladd.f64(double %41, double %43, double %46)
  %48 = fmul double %43, %43
  %49 = insertelement <2 x double> poison, double %39, i64 0
  %50 = insertelement <2 x double> %49, double %47, i64 1
  %51 = insertelement <2 x double> poison, double %43, i64 0
  %52 = insertelement <2 x double> %51, double %48, i64 1
  %53 = fdiv <2 x double> %50, %52
  %54 = extractelement <2 x double> %53, i64 0
  %55 = fcmp olt double %54, 0.000000e+00
  br i1 %55, label %63, label %56

56:                                               ; preds = %35
  %57 = fmul double %6, %54
  %58 = extractelement <2 x double> %53, i64 1
  %59 = tail call double @llvm.fmuladd.f64(double %58, double %6, double %54)
  %60 = insertelement <2 x double> poison, double %57, i64 0
  %61 = insertelement <2 x double> %60, double %59, i64 1
  %62 = fadd <2 x double> %36, %61
  br label %65

63:                                               ; preds = %35
  %64 = fsub <2 x double> %36, %53
  br label %65

65:                                               ; preds = %63, %56
  %66 = phi <2 x double> [ %64, %63 ], [ %62, %56 ]
  %67 = fmul double %6, 3.000000e+00
  %68 = fadd double %7, 3.000000e+00
  %69 = tail call double @sin(double noundef %67) #4, !tbaa !4
  %70 = tail call double @cos(double noundef %67) #4, !tbaa !4
  %71 = fmul double %68, %70
  %72 = tail call double @exp(double noundef %6) #4, !tbaa !4
  %73 = fadd double %72, 1.000000e+00
  %74 = fadd double %72, 0.000000e+00
  %75 = fneg double %74
  %76 = fmul double %69, %75
  %77 = tail call double @llvm.fmuladd.f64(double %71, double %73, double %76)
  %78 = fmul double %73, %73
  %79 = insertelement <2 x double> poison, double %69, i64 0
  %80 = insertelement <2 x double> %79, double %77, i64 1
  %81 = insertelement <2 x double> poison, double %73, i64 0
  %82 = insertelement <2 x double> %81, double %78, i64 1
  %83 = fdiv <2 x double> %80, %82
  %84 = extractelement <2 x double> %83, i64 0
  %85 = fcmp olt double %84, 0.000000e+00
  br i1 %85, label %93, label %86

86:                                               ; preds = %65
  %87 = fmul double %6, %84
  %88 = extractelement <2 x double> %83, i64 1
  %89 = tail call double @llvm.fmuladd.f64(double %88, double %6, double %84)
  %90 = insertelement <2 x double> poison, double %87, i64 0
  %91 = insertelement <2 x double> %90, double %89, i64 1
  %92 = fadd <2 x double> %66, %91
  br label %95

93:                                               ; preds = %65
  %94 = fsub <2 x double> %66, %83
  br label %95

95:                                               ; preds = %93, %86
  %96 = phi <2 x double> [ %94, %93 ], [ %92, %86 ]
  %97 = fmul double %6, 4.000000e+00
  %98 = fadd double %7, 4.000000e+00
  %99 = tail call double @sin(double noundef %97) #4, !tbaa !4
  %100 = tail call double @cos(double noundef %97) #4, !tbaa !4
  %101 = fmul double %98, %100
  %102 = tail call double @exp(double noundef %6) #4, !tbaa !4
  %103 = fadd double %102, 1.000000e+00
  %104 = fadd double %102, 0.000000e+00
  %105 = fneg double %104
  %106 = fmul double %99, %105
  %107 = tail call double @llvm.fmuladd.f64(double %101, double %103, double %106)
  %108 = fmul double %103, %103
  %109 = insertelement <2 x double> poison, double %99, i64 0
  %110 = insertelement <2 x double> %109, double %107, i64 1
  %111 = insertelement <2 x double> poison, double %103, i64 0
  %112 = insertelement <2 x double> %111, double %108, i64 1
  %113 = fdiv <2 x double> %110, %112
  %114 = extractelement <2 x double> %113, i64 0
  %115 = fcmp olt double %114, 0.000000e+00
  br i1 %115, label %123, label %116

116:                                              ; preds = %95
  %117 = fmul double %6, %114
  %118 = extractelement <2 x double> %113, i64 1
  %119 = tail call double @llvm.fmuladd.f64(double %118, double %6, double %114)
  %120 = insertelement <2 x double> poison, double %117, i64 0
  %121 = insertelement <2 x double> %120, double %119, i64 1
  %122 = fadd <2 x double> %96, %121
  br label %125

123:                                              ; preds = %95
  %124 = fsub <2 x double> %96, %113
  br label %125

125:                                              ; preds = %123, %116
  %126 = phi <2 x double> [ %124, %123 ], [ %122, %116 ]
  %127 = fmul double %6, 5.000000e+00
  %128 = fadd double %7, 5.000000e+00
  %129 = tail call double @sin(double noundef %127) #4, !tbaa !4
  %130 = tail call double @cos(double noundef %127) #4, !tbaa !4
  %131 = fmul double %128, %130
  %132 = tail call double @exp(double noundef %6) #4, !tbaa !4
  %133 = fadd double %132, 1.000000e+00
  %134 = fadd double %132, 0.000000e+00
  %135 = fneg double %134
  %136 = fmul double %129, %135
  %137 = tail call double @llvm.fmuladd.f64(double %131, double %133, double %136)
  %138 = fmul double %133, %133
  %139 = insertelement <2 x double> poison, double %129, i64 0
  %140 = insertelement <2 x double> %139, double %137, i64 1
  %141 = insertelement <2 x double> poison, double %133, i64 0
  %142 = insertelement <2 x double> %141, double %138, i64 1
  %143 = fdiv <2 x double> %140, %142
  %144 = extractelement <2 x double> %143, i64 0
  %145 = fcmp olt double %144, 0.000000e+00
  br i1 %145, label %153, label %146

146:                                              ; preds = %125
  %147 = fmul double %6, %144
  %148 = extractelement <2 x double> %143, i64 1
  %149 = tail call double @llvm.fmuladd.f64(double %148, double %6, double %144)
  %150 = insertelement <2 x double> poison, double %147, i64 0
  %151 = insertelement <2 x double> %150, double %149, i64 1
  %152 = fadd <2 x double> %126, %151
  br label %155

153:                                              ; preds = %125
  %154 = fsub <2 x double> %126, %143
  br label %155

155:                                              ; preds = %153, %146
  %156 = phi <2 x double> [ %154, %153 ], [ %152, %146 ]
  %157 = getelementptr inbounds i8, ptr %0, i64 %5
  %158 = sub nsw i64 %1, %5
  %159 = tail call double @sin(double noundef %6) #4, !tbaa !4
  %160 = tail call double @exp(double noundef %6) #4, !tbaa !4
  %161 = fadd double %160, 1.000000e+00
  %162 = fdiv double %159, %161
  %163 = fcmp olt double %162, 0.000000e+00
  %164 = fsub double 1.000000e+00, %162
  %165 = tail call double @llvm.fmuladd.f64(double %162, double %6, double 1.000000e+00)
  %166 = select i1 %163, double %164, double %165
  %167 = tail call double @sin(double noundef %37) #4, !tbaa !4
  %168 = tail call double @exp(double noundef %6) #4, !tbaa !4
  %169 = tail call double @sin(double noundef %67) #4, !tbaa !4
  %170 = tail call double @exp(double noundef %6) #4, !tbaa !4
  %171 = tail call double @sin(double noundef %97) #4, !tbaa !4
  %172 = tail call double @exp(double noundef %6) #4, !tbaa !4
  %173 = tail call double @sin(double noundef %127) #4, !tbaa !4
  %174 = tail call double @exp(double noundef %6) #4, !tbaa !4
  %175 = insertelement <4 x double> poison, double %174, i64 0
  %176 = insertelement <4 x double> %175, double %172, i64 1
  %177 = insertelement <4 x double> %176, double %170, i64 2
  %178 = insertelement <4 x double> %177, double %168, i64 3
  %179 = fadd <4 x double> %178, splat (double 1.000000e+00)
  %180 = insertelement <4 x double> poison, double %173, i64 0
  %181 = insertelement <4 x double> %180, double %171, i64 1
  %182 = insertelement <4 x double> %181, double %169, i64 2
  %183 = insertelement <4 x double> %182, double %167, i64 3
  %184 = fdiv <4 x double> %183, %179
  %185 = extractelement <4 x double> %184, i64 3
  %186 = fsub double %166, %185
  %187 = tail call double @llvm.fmuladd.f64(double %185, double %6, double %166)
  %188 = fcmp olt <4 x double> %184, zeroinitializer
  %189 = extractelement <4 x i1> %188, i64 3
  %190 = select i1 %189, double %186, double %187
  %191 = extractelement <4 x double> %184, i64 2
  %192 = fsub double %190, %191
  %193 = tail call double @llvm.fmuladd.f64(double %191, double %6, double %190)
  %194 = extractelement <4 x i1> %188, i64 2
  %195 = select i1 %194, double %192, double %193
  %196 = extractelement <4 x double> %184, i64 1
  %197 = fsub double %195, %196
  %198 = tail call double @llvm.fmuladd.f64(double %196, double %6, double %195)
  %199 = extractelement <4 x i1> %188, i64 1
  %200 = select i1 %199, double %197, double %198
  %201 = extractelement <4 x double> %184, i64 0
  %202 = fsub double %200, %201
  %203 = tail call double @llvm.fmuladd.f64(double %201, double %6, double %200)
  %204 = extractelement <4 x i1> %188, i64 0
  %205 = select i1 %204, double %202, double %203
  %206 = extractelement <2 x double> %156, i64 0
  %207 = extractelement <2 x double> %156, i64 1
  %208 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %157, i64 noundef %158, ptr noundef nonnull @.str, double noundef %206, double noundef %207, double noundef %205) #4
  %209 = sext i32 %208 to i64
  %210 = add nsw i64 %5, %209
  %211 = fadd double %6, 7.500000e-01
  %212 = fcmp olt double %211, 2.000000e+00
  br i1 %212, label %4, label %3, !llvm.loop !8
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

attributes #0 = { mustprogress nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
