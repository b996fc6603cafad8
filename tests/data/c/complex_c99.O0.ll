; ModuleID = 'complex_c99.c'
source_filename = "complex_c99.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @complex_c99(double noundef %0, double noundef %1, double noundef %2, double noundef %3) #0 {
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca { double, double }, align 8
  %10 = alloca { double, double }, align 8
  %11 = alloca { double, double }, align 8
  store double %0, ptr %5, align 8
  store double %1, ptr %6, align 8
  store double %2, ptr %7, align 8
  store double %3, ptr %8, align 8
  %12 = load double, ptr %5, align 8
  %13 = load double, ptr %6, align 8
  %14 = fmul double %13, 0.000000e+00
  %15 = fmul double %13, 1.000000e+00
  %16 = fadd double %12, %14
  %17 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 0
  %18 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 1
  store double %16, ptr %17, align 8
  store double %15, ptr %18, align 8
  %19 = load double, ptr %7, align 8
  %20 = load double, ptr %8, align 8
  %21 = fmul double %20, 0.000000e+00
  %22 = fmul double %20, 1.000000e+00
  %23 = fadd double %19, %21
  %24 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 0
  %25 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 1
  store double %23, ptr %24, align 8
  store double %22, ptr %25, align 8
  %26 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 0
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 1
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 0
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 1
  %33 = load double, ptr %32, align 8
  %34 = fmul double %27, %31
  %35 = fmul double %29, %33
  %36 = fmul double %27, %33
  %37 = fmul double %29, %31
  %38 = fsub double %34, %35
  %39 = fadd double %36, %37
  %40 = fcmp uno double %38, %38
  br i1 %40, label %41, label %47, !prof !5

41:                                               ; preds = %4
  %42 = fcmp uno double %39, %39
  br i1 %42, label %43, label %47, !prof !5

43:                                               ; preds = %41
  %44 = call { double, double } @__muldc3(double noundef %27, double noundef %29, double noundef %31, double noundef %33) #2
  %45 = extractvalue { double, double } %44, 0
  %46 = extractvalue { double, double } %44, 1
  br label %47

47:                                               ; preds = %43, %41, %4
  %48 = phi double [ %38, %4 ], [ %38, %41 ], [ %45, %43 ]
  %49 = phi double [ %39, %4 ], [ %39, %41 ], [ %46, %43 ]
  %50 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 0
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 1
  %53 = load double, ptr %52, align 8
  %54 = fmul double %48, %51
  %55 = fmul double %49, %53
  %56 = fmul double %48, %53
  %57 = fmul double %49, %51
  %58 = fsub double %54, %55
  %59 = fadd double %56, %57
  %60 = fcmp uno double %58, %58
  br i1 %60, label %61, label %67, !prof !5

61:                                               ; preds = %47
  %62 = fcmp uno double %59, %59
  br i1 %62, label %63, label %67, !prof !5

63:                                               ; preds = %61
  %64 = call { double, double } @__muldc3(double noundef %48, double noundef %49, double noundef %51, double noundef %53) #2
  %65 = extractvalue { double, double } %64, 0
  %66 = extractvalue { double, double } %64, 1
  br label %67

67:                                               ; preds = %63, %61, %47
  %68 = phi double [ %58, %47 ], [ %58, %61 ], [ %65, %63 ]
  %69 = phi double [ %59, %47 ], [ %59, %61 ], [ %66, %63 ]
  %70 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 0
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 1
  %73 = load double, ptr %72, align 8
  %74 = fneg double %73
  %75 = fdiv double %71, 2.000000e+00
  %76 = fdiv double %74, 2.000000e+00
  %77 = fadd double %68, %75
  %78 = fadd double %69, %76
  %79 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 0
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 1
  %82 = load double, ptr %81, align 8
  %83 = fmul double 3.000000e+00, %80
  %84 = fmul double 3.000000e+00, %82
  %85 = fsub double %77, %83
  %86 = fsub double %78, %84
  %87 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 0
  %88 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 1
  store double %85, ptr %87, align 8
  store double %86, ptr %88, align 8
  %89 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 0
  %90 = load double, ptr %89, align 8
  %91 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 1
  %92 = load double, ptr %91, align 8
  %93 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 0
  %94 = load double, ptr %93, align 8
  %95 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 1
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 0
  %98 = load double, ptr %97, align 8
  %99 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 1
  %100 = load double, ptr %99, align 8
  %101 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 0
  %102 = load double, ptr %101, align 8
  %103 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 1
  %104 = load double, ptr %103, align 8
  %105 = fneg double %104
  %106 = fmul double %98, %102
  %107 = fmul double %100, %105
  %108 = fmul double %98, %105
  %109 = fmul double %100, %102
  %110 = fsub double %106, %107
  %111 = fadd double %108, %109
  %112 = fcmp uno double %110, %110
  br i1 %112, label %113, label %119, !prof !5

113:                                              ; preds = %67
  %114 = fcmp uno double %111, %111
  br i1 %114, label %115, label %119, !prof !5

115:                                              ; preds = %113
  %116 = call { double, double } @__muldc3(double noundef %98, double noundef %100, double noundef %102, double noundef %105) #2
  %117 = extractvalue { double, double } %116, 0
  %118 = extractvalue { double, double } %116, 1
  br label %119

119:                                              ; preds = %115, %113, %67
  %120 = phi double [ %110, %67 ], [ %110, %113 ], [ %117, %115 ]
  %121 = phi double [ %111, %67 ], [ %111, %113 ], [ %118, %115 ]
  %122 = call double @llvm.fmuladd.f64(double %90, double %96, double %121)
  ret double %122
}

declare { double, double } @__muldc3(double, double, double, double)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"branch_weights", i32 1, i32 1048575}
