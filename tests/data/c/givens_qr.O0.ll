; ModuleID = 'givens_qr.c'
source_filename = "givens_qr.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @givens_qr(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %19

19:                                               ; preds = %126, %3
  %20 = load i32, ptr %7, align 4
  %21 = load i32, ptr %6, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %129

23:                                               ; preds = %19
  %24 = load i32, ptr %5, align 4
  %25 = sub nsw i32 %24, 1
  store i32 %25, ptr %8, align 4
  br label %26

26:                                               ; preds = %122, %23
  %27 = load i32, ptr %8, align 4
  %28 = load i32, ptr %7, align 4
  %29 = icmp sgt i32 %27, %28
  br i1 %29, label %30, label %125

30:                                               ; preds = %26
  %31 = load ptr, ptr %4, align 8
  %32 = load i32, ptr %8, align 4
  %33 = sub nsw i32 %32, 1
  %34 = load i32, ptr %6, align 4
  %35 = mul nsw i32 %33, %34
  %36 = load i32, ptr %7, align 4
  %37 = add nsw i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %31, i64 %38
  %40 = load double, ptr %39, align 8
  store double %40, ptr %9, align 8
  %41 = load ptr, ptr %4, align 8
  %42 = load i32, ptr %8, align 4
  %43 = load i32, ptr %6, align 4
  %44 = mul nsw i32 %42, %43
  %45 = load i32, ptr %7, align 4
  %46 = add nsw i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %41, i64 %47
  %49 = load double, ptr %48, align 8
  store double %49, ptr %10, align 8
  %50 = load double, ptr %10, align 8
  %51 = fcmp oeq double %50, 0.000000e+00
  br i1 %51, label %52, label %53

52:                                               ; preds = %30
  br label %122

53:                                               ; preds = %30
  %54 = load double, ptr %9, align 8
  %55 = load double, ptr %10, align 8
  %56 = call double @hypot(double noundef %54, double noundef %55) #3
  store double %56, ptr %11, align 8
  %57 = load double, ptr %9, align 8
  %58 = load double, ptr %11, align 8
  %59 = fdiv double %57, %58
  store double %59, ptr %12, align 8
  %60 = load double, ptr %10, align 8
  %61 = load double, ptr %11, align 8
  %62 = fdiv double %60, %61
  store double %62, ptr %13, align 8
  %63 = load i32, ptr %7, align 4
  store i32 %63, ptr %14, align 4
  br label %64

64:                                               ; preds = %118, %53
  %65 = load i32, ptr %14, align 4
  %66 = load i32, ptr %6, align 4
  %67 = icmp slt i32 %65, %66
  br i1 %67, label %68, label %121

68:                                               ; preds = %64
  %69 = load ptr, ptr %4, align 8
  %70 = load i32, ptr %8, align 4
  %71 = sub nsw i32 %70, 1
  %72 = load i32, ptr %6, align 4
  %73 = mul nsw i32 %71, %72
  %74 = load i32, ptr %14, align 4
  %75 = add nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %69, i64 %76
  %78 = load double, ptr %77, align 8
  store double %78, ptr %15, align 8
  %79 = load ptr, ptr %4, align 8
  %80 = load i32, ptr %8, align 4
  %81 = load i32, ptr %6, align 4
  %82 = mul nsw i32 %80, %81
  %83 = load i32, ptr %14, align 4
  %84 = add nsw i32 %82, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %79, i64 %85
  %87 = load double, ptr %86, align 8
  store double %87, ptr %16, align 8
  %88 = load double, ptr %12, align 8
  %89 = load double, ptr %15, align 8
  %90 = load double, ptr %13, align 8
  %91 = load double, ptr %16, align 8
  %92 = fmul double %90, %91
  %93 = call double @llvm.fmuladd.f64(double %88, double %89, double %92)
  %94 = load ptr, ptr %4, align 8
  %95 = load i32, ptr %8, align 4
  %96 = sub nsw i32 %95, 1
  %97 = load i32, ptr %6, align 4
  %98 = mul nsw i32 %96, %97
  %99 = load i32, ptr %14, align 4
  %100 = add nsw i32 %98, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds double, ptr %94, i64 %101
  store double %93, ptr %102, align 8
  %103 = load double, ptr %12, align 8
  %104 = load double, ptr %16, align 8
  %105 = load double, ptr %13, align 8
  %106 = load double, ptr %15, align 8
  %107 = fmul double %105, %106
  %108 = fneg double %107
  %109 = call double @llvm.fmuladd.f64(double %103, double %104, double %108)
  %110 = load ptr, ptr %4, align 8
  %111 = load i32, ptr %8, align 4
  %112 = load i32, ptr %6, align 4
  %113 = mul nsw i32 %111, %112
  %114 = load i32, ptr %14, align 4
  %115 = add nsw i32 %113, %114
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds double, ptr %110, i64 %116
  store double %109, ptr %117, align 8
  br label %118

118:                                              ; preds = %68
  %119 = load i32, ptr %14, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %14, align 4
  br label %64, !llvm.loop !5

121:                                              ; preds = %64
  br label %122

122:                                              ; preds = %121, %52
  %123 = load i32, ptr %8, align 4
  %124 = add nsw i32 %123, -1
  store i32 %124, ptr %8, align 4
  br label %26, !llvm.loop !7

125:                                              ; preds = %26
  br label %126

126:                                              ; preds = %125
  %127 = load i32, ptr %7, align 4
  %128 = add nsw i32 %127, 1
  store i32 %128, ptr %7, align 4
  br label %19, !llvm.loop !8

129:                                              ; preds = %19
  store double 0.000000e+00, ptr %17, align 8
  store i32 0, ptr %18, align 4
  br label %130

130:                                              ; preds = %148, %129
  %131 = load i32, ptr %18, align 4
  %132 = load i32, ptr %6, align 4
  %133 = icmp slt i32 %131, %132
  br i1 %133, label %134, label %151

134:                                              ; preds = %130
  %135 = load ptr, ptr %4, align 8
  %136 = load i32, ptr %18, align 4
  %137 = load i32, ptr %6, align 4
  %138 = mul nsw i32 %136, %137
  %139 = load i32, ptr %18, align 4
  %140 = add nsw i32 %138, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds double, ptr %135, i64 %141
  %143 = load double, ptr %142, align 8
  %144 = call double @llvm.fabs.f64(double %143)
  %145 = call double @log(double noundef %144) #3
  %146 = load double, ptr %17, align 8
  %147 = fadd double %146, %145
  store double %147, ptr %17, align 8
  br label %148

148:                                              ; preds = %134
  %149 = load i32, ptr %18, align 4
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %18, align 4
  br label %130, !llvm.loop !9

151:                                              ; preds = %130
  %152 = load double, ptr %17, align 8
  ret double %152
}

; Function Attrs: nounwind
declare double @hypot(double noundef, double noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nounwind
declare double @log(double noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
