; ModuleID = 'guards.c'
source_filename = "guards.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @guards(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store double 0.000000e+00, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %11

11:                                               ; preds = %106, %3
  %12 = load i32, ptr %8, align 4
  %13 = load i32, ptr %6, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %109

15:                                               ; preds = %11
  %16 = load ptr, ptr %4, align 8
  %17 = load i32, ptr %8, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds double, ptr %16, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = load ptr, ptr %5, align 8
  %22 = load i32, ptr %8, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds double, ptr %21, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fmul double %20, %25
  %27 = fdiv double 1.000000e+00, %26
  store double %27, ptr %9, align 8
  %28 = load double, ptr %9, align 8
  %29 = call double @llvm.fabs.f64(double %28) #3
  %30 = fcmp oeq double %29, 0x7FF0000000000000
  %31 = bitcast double %28 to i64
  %32 = icmp slt i64 %31, 0
  %33 = select i1 %32, i32 -1, i32 1
  %34 = select i1 %30, i32 %33, i32 0
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %37

36:                                               ; preds = %15
  br label %106

37:                                               ; preds = %15
  %38 = load ptr, ptr %4, align 8
  %39 = load i32, ptr %8, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %38, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = call double @sqrt(double noundef %42) #4
  store double %43, ptr %10, align 8
  %44 = load double, ptr %10, align 8
  %45 = load double, ptr %10, align 8
  %46 = fcmp une double %44, %45
  br i1 %46, label %47, label %56

47:                                               ; preds = %37
  %48 = load ptr, ptr %4, align 8
  %49 = load i32, ptr %8, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %48, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = fneg double %52
  %54 = call double @sqrt(double noundef %53) #4
  %55 = fneg double %54
  store double %55, ptr %10, align 8
  br label %56

56:                                               ; preds = %47, %37
  %57 = load ptr, ptr %4, align 8
  %58 = load i32, ptr %8, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %57, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = call double @log(double noundef %61) #4
  %63 = call i1 @llvm.is.fpclass.f64(double %62, i32 3)
  br i1 %63, label %64, label %76

64:                                               ; preds = %56
  %65 = load ptr, ptr %4, align 8
  %66 = load i32, ptr %8, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %65, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = load ptr, ptr %4, align 8
  %71 = load i32, ptr %8, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds double, ptr %70, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = fmul double %69, %74
  br label %85

76:                                               ; preds = %56
  %77 = load ptr, ptr %4, align 8
  %78 = load i32, ptr %8, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds double, ptr %77, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = call double @log(double noundef %81) #4
  %83 = load double, ptr %10, align 8
  %84 = fmul double %82, %83
  br label %85

85:                                               ; preds = %76, %64
  %86 = phi double [ %75, %64 ], [ %84, %76 ]
  %87 = load double, ptr %7, align 8
  %88 = fadd double %87, %86
  store double %88, ptr %7, align 8
  %89 = load double, ptr %9, align 8
  %90 = fcmp ole double %89, 3.000000e+00
  br i1 %90, label %94, label %91

91:                                               ; preds = %85
  %92 = load double, ptr %7, align 8
  %93 = fmul double %92, 1.100000e+00
  store double %93, ptr %7, align 8
  br label %94

94:                                               ; preds = %91, %85
  %95 = load ptr, ptr %4, align 8
  %96 = load i32, ptr %8, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds double, ptr %95, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = fcmp ogt double %99, 9.000000e-01
  br i1 %100, label %101, label %105

101:                                              ; preds = %94
  %102 = load double, ptr %9, align 8
  %103 = load double, ptr %7, align 8
  %104 = fadd double %103, %102
  store double %104, ptr %7, align 8
  br label %105

105:                                              ; preds = %101, %94
  br label %106

106:                                              ; preds = %105, %36
  %107 = load i32, ptr %8, align 4
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %8, align 4
  br label %11, !llvm.loop !5

109:                                              ; preds = %11
  %110 = load double, ptr %7, align 8
  ret double %110
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nounwind
declare double @sqrt(double noundef) #2

; Function Attrs: nounwind
declare double @log(double noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
