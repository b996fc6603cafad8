; ModuleID = 'complexes.c'
source_filename = "complexes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [44 x i8] c"%.15g %.15g %d %.7g %.13g %.13g %.13g %.13g\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  br label %129

3:                                                ; preds = %129
  %4 = tail call { double, double } @cexp(double noundef -0.000000e+00, double noundef -0.000000e+00) #4
  %5 = tail call { double, double } @cexp(double noundef -0.000000e+00, double noundef -0.000000e+00) #4
  %6 = tail call { double, double } @cexp(double noundef -0.000000e+00, double noundef -0.000000e+00) #4
  %7 = tail call { double, double } @cexp(double noundef -0.000000e+00, double noundef -0.000000e+00) #4
  %8 = tail call { double, double } @cexp(double noundef -0.000000e+00, double noundef -0.000000e+00) #4
  %9 = extractvalue { double, double } %8, 0
  %10 = extractvalue { double, double } %8, 1
  %11 = fmul double %10, 2.000000e+00
  %12 = fmul double %9, 2.000000e+00
  %13 = fsub double %9, %11
  %14 = fadd double %10, %12
  %15 = fadd double %13, 0.000000e+00
  %16 = fadd double %14, 0.000000e+00
  %17 = tail call { double, double } @cexp(double noundef -0.000000e+00, double noundef 0xBFF921FB54442D18) #4
  %18 = extractvalue { double, double } %17, 0
  %19 = extractvalue { double, double } %17, 1
  %20 = fmul double %19, 5.000000e-01
  %21 = fmul double %18, 0.000000e+00
  %22 = fsub double %21, %20
  %23 = fadd double %16, %22
  %24 = tail call { double, double } @cexp(double noundef -0.000000e+00, double noundef 0xC00921FB54442D18) #4
  %25 = extractvalue { double, double } %24, 0
  %26 = extractvalue { double, double } %24, 1
  %27 = fmul double %26, 0.000000e+00
  %28 = fmul double %25, 3.000000e+00
  %29 = insertelement <2 x double> poison, double %18, i64 0
  %30 = insertelement <2 x double> %29, double %25, i64 1
  %31 = fmul <2 x double> %30, <double -5.000000e-01, double 0.000000e+00>
  %32 = insertelement <2 x double> poison, double %19, i64 0
  %33 = insertelement <2 x double> %32, double %26, i64 1
  %34 = fmul <2 x double> %33, <double 0.000000e+00, double 3.000000e+00>
  %35 = fsub <2 x double> %31, %34
  %36 = extractelement <2 x double> %35, i64 0
  %37 = fadd double %15, %36
  %38 = fadd double %27, %28
  %39 = extractelement <2 x double> %35, i64 1
  %40 = fadd double %37, %39
  %41 = fadd double %23, %38
  %42 = tail call { double, double } @cexp(double noundef -0.000000e+00, double noundef 0xC012D97C7F3321D2) #4
  %43 = extractvalue { double, double } %42, 0
  %44 = extractvalue { double, double } %42, 1
  %45 = fmul double %43, 2.500000e-01
  %46 = fmul double %44, 2.500000e-01
  %47 = fadd double %44, %45
  %48 = fsub double %46, %43
  %49 = fadd double %40, %47
  %50 = fadd double %41, %48
  %51 = tail call { double, double } @cexp(double noundef -0.000000e+00, double noundef -0.000000e+00) #4
  %52 = extractvalue { double, double } %51, 0
  %53 = extractvalue { double, double } %51, 1
  %54 = fmul double %53, 2.000000e+00
  %55 = fsub double %52, %54
  %56 = fadd double %55, 0.000000e+00
  %57 = tail call { double, double } @cexp(double noundef -0.000000e+00, double noundef 0xC00921FB54442D18) #4
  %58 = extractvalue { double, double } %57, 0
  %59 = extractvalue { double, double } %57, 1
  %60 = tail call { double, double } @cexp(double noundef -0.000000e+00, double noundef 0xC01921FB54442D18) #4
  %61 = extractvalue { double, double } %60, 0
  %62 = extractvalue { double, double } %60, 1
  %63 = insertelement <2 x double> poison, double %58, i64 0
  %64 = insertelement <2 x double> %63, double %61, i64 1
  %65 = fmul <2 x double> %64, <double -5.000000e-01, double 0.000000e+00>
  %66 = insertelement <2 x double> poison, double %59, i64 0
  %67 = insertelement <2 x double> %66, double %62, i64 1
  %68 = fmul <2 x double> %67, <double 0.000000e+00, double 3.000000e+00>
  %69 = fsub <2 x double> %65, %68
  %70 = extractelement <2 x double> %69, i64 0
  %71 = fadd double %56, %70
  %72 = extractelement <2 x double> %69, i64 1
  %73 = fadd double %71, %72
  %74 = tail call { double, double } @cexp(double noundef -0.000000e+00, double noundef 0xC022D97C7F3321D2) #4
  %75 = extractvalue { double, double } %74, 0
  %76 = extractvalue { double, double } %74, 1
  %77 = fmul double %75, 2.500000e-01
  %78 = fadd double %76, %77
  %79 = fadd double %73, %78
  %80 = tail call { double, double } @cexp(double noundef -0.000000e+00, double noundef -0.000000e+00) #4
  %81 = extractvalue { double, double } %80, 0
  %82 = extractvalue { double, double } %80, 1
  %83 = fmul double %82, 2.000000e+00
  %84 = fmul double %81, 2.000000e+00
  %85 = fsub double %81, %83
  %86 = fadd double %82, %84
  %87 = fadd double %85, 0.000000e+00
  %88 = fadd double %86, 0.000000e+00
  %89 = tail call { double, double } @cexp(double noundef -0.000000e+00, double noundef 0xC012D97C7F3321D2) #4
  %90 = extractvalue { double, double } %89, 0
  %91 = extractvalue { double, double } %89, 1
  %92 = fmul double %91, 5.000000e-01
  %93 = fmul double %90, 0.000000e+00
  %94 = fsub double %93, %92
  %95 = fadd double %88, %94
  %96 = tail call { double, double } @cexp(double noundef -0.000000e+00, double noundef 0xC022D97C7F3321D2) #4
  %97 = extractvalue { double, double } %96, 0
  %98 = extractvalue { double, double } %96, 1
  %99 = fmul double %98, 0.000000e+00
  %100 = fmul double %97, 3.000000e+00
  %101 = insertelement <2 x double> poison, double %90, i64 0
  %102 = insertelement <2 x double> %101, double %97, i64 1
  %103 = fmul <2 x double> %102, <double -5.000000e-01, double 0.000000e+00>
  %104 = insertelement <2 x double> poison, double %91, i64 0
  %105 = insertelement <2 x double> %104, double %98, i64 1
  %106 = fmul <2 x double> %105, <double 0.000000e+00, double 3.000000e+00>
  %107 = fsub <2 x double> %103, %106
  %108 = extractelement <2 x double> %107, i64 0
  %109 = fadd double %87, %108
  %110 = fadd double %99, %100
  %111 = extractelement <2 x double> %107, i64 1
  %112 = fadd double %109, %111
  %113 = fadd double %95, %110
  %114 = tail call { double, double } @cexp(double noundef -0.000000e+00, double noundef 0xC02C463ABECCB2BB) #4
  %115 = extractvalue { double, double } %114, 0
  %116 = extractvalue { double, double } %114, 1
  %117 = fmul double %115, 2.500000e-01
  %118 = fmul double %116, 2.500000e-01
  %119 = fadd double %116, %117
  %120 = fsub double %118, %115
  %121 = fadd double %112, %119
  %122 = fadd double %113, %120
  %123 = fadd double %49, 0x3FB4395810624DE0
  %124 = fsub double 0x3FE7E353F7CED916, %50
  %125 = fpext float %138 to double
  %126 = tail call double @cabs(double noundef %121, double noundef %122) #4, !tbaa !4
  %127 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, double noundef 0xBFE55C28F5C28F5A, double noundef 0x3FEA6A7EF9DB22D2, i32 noundef %140, double noundef %125, double noundef %123, double noundef %124, double noundef %126, double noundef %79) #4
  %128 = sext i32 %127 to i64
  ret i64 %128

129:                                              ; preds = %2, %129
  %130 = phi float [ 0.000000e+00, %2 ], [ %141, %129 ]
  %131 = phi float [ 0.000000e+00, %2 ], [ %139, %129 ]
  %132 = phi float [ 0.000000e+00, %2 ], [ %138, %129 ]
  %133 = phi i32 [ 0, %2 ], [ %140, %129 ]
  %134 = fmul float %132, %132
  %135 = fmul float %132, %131
  %136 = fsub float %134, %130
  %137 = fadd float %135, %135
  %138 = fadd float %136, 0xBFD99999A0000000
  %139 = fadd float %137, 0x3FE6666660000000
  %140 = add nuw nsw i32 %133, 1
  %141 = fmul float %139, %139
  %142 = tail call float @llvm.fmuladd.f32(float %138, float %138, float %141)
  %143 = fcmp olt float %142, 4.000000e+00
  %144 = icmp samesign ult i32 %133, 49
  %145 = select i1 %143, i1 %144, i1 false
  br i1 %145, label %129, label %3, !llvm.loop !8
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare double @cabs(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare { double, double } @cexp(double noundef, double noundef) local_unnamed_addr #3

attributes #0 = { nounwind uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!7 = !{!"Simple C/C++ TBAA"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
