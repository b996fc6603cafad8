; ModuleID = 'array_of_structs.c'
source_filename = "array_of_structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.particle = type { i8, i8, i16, float, double, double, i64 }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @array_of_structs(ptr noundef %0, i32 noundef %1, double noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store double %2, ptr %6, align 8
  store double 0.000000e+00, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %9

9:                                                ; preds = %96, %3
  %10 = load i32, ptr %8, align 4
  %11 = load i32, ptr %5, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %99

13:                                               ; preds = %9
  %14 = load ptr, ptr %4, align 8
  %15 = load i32, ptr %8, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds %struct.particle, ptr %14, i64 %16
  %18 = getelementptr inbounds nuw %struct.particle, ptr %17, i32 0, i32 1
  %19 = load i8, ptr %18, align 1
  %20 = trunc i8 %19 to i1
  br i1 %20, label %22, label %21

21:                                               ; preds = %13
  br label %96

22:                                               ; preds = %13
  %23 = load double, ptr %6, align 8
  %24 = load ptr, ptr %4, align 8
  %25 = load i32, ptr %8, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds %struct.particle, ptr %24, i64 %26
  %28 = getelementptr inbounds nuw %struct.particle, ptr %27, i32 0, i32 5
  %29 = load double, ptr %28, align 8
  %30 = fmul double %23, %29
  %31 = load ptr, ptr %4, align 8
  %32 = load i32, ptr %8, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.particle, ptr %31, i64 %33
  %35 = getelementptr inbounds nuw %struct.particle, ptr %34, i32 0, i32 2
  %36 = load i16, ptr %35, align 2
  %37 = sext i16 %36 to i32
  %38 = sitofp i32 %37 to double
  %39 = load ptr, ptr %4, align 8
  %40 = load i32, ptr %8, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.particle, ptr %39, i64 %41
  %43 = getelementptr inbounds nuw %struct.particle, ptr %42, i32 0, i32 4
  %44 = load double, ptr %43, align 8
  %45 = call double @llvm.fmuladd.f64(double %30, double %38, double %44)
  store double %45, ptr %43, align 8
  %46 = load double, ptr %6, align 8
  %47 = call double @llvm.fmuladd.f64(double -1.000000e-01, double %46, double 1.000000e+00)
  %48 = load ptr, ptr %4, align 8
  %49 = load i32, ptr %8, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds %struct.particle, ptr %48, i64 %50
  %52 = getelementptr inbounds nuw %struct.particle, ptr %51, i32 0, i32 5
  %53 = load double, ptr %52, align 8
  %54 = fmul double %53, %47
  store double %54, ptr %52, align 8
  %55 = load ptr, ptr %4, align 8
  %56 = load i32, ptr %8, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds %struct.particle, ptr %55, i64 %57
  %59 = getelementptr inbounds nuw %struct.particle, ptr %58, i32 0, i32 4
  %60 = load double, ptr %59, align 8
  %61 = load ptr, ptr %4, align 8
  %62 = load i32, ptr %8, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds %struct.particle, ptr %61, i64 %63
  %65 = getelementptr inbounds nuw %struct.particle, ptr %64, i32 0, i32 4
  %66 = load double, ptr %65, align 8
  %67 = fmul double %60, %66
  %68 = load ptr, ptr %4, align 8
  %69 = load i32, ptr %8, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds %struct.particle, ptr %68, i64 %70
  %72 = getelementptr inbounds nuw %struct.particle, ptr %71, i32 0, i32 3
  %73 = load float, ptr %72, align 4
  %74 = fpext float %73 to double
  %75 = load ptr, ptr %4, align 8
  %76 = load i32, ptr %8, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds %struct.particle, ptr %75, i64 %77
  %79 = getelementptr inbounds nuw %struct.particle, ptr %78, i32 0, i32 0
  %80 = load i8, ptr %79, align 8
  %81 = zext i8 %80 to i32
  %82 = icmp eq i32 %81, 2
  br i1 %82, label %83, label %90

83:                                               ; preds = %22
  %84 = load ptr, ptr %4, align 8
  %85 = load i32, ptr %8, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds %struct.particle, ptr %84, i64 %86
  %88 = getelementptr inbounds nuw %struct.particle, ptr %87, i32 0, i32 5
  %89 = load double, ptr %88, align 8
  br label %91

90:                                               ; preds = %22
  br label %91

91:                                               ; preds = %90, %83
  %92 = phi double [ %89, %83 ], [ 0.000000e+00, %90 ]
  %93 = call double @llvm.fmuladd.f64(double %67, double %74, double %92)
  %94 = load double, ptr %7, align 8
  %95 = fadd double %94, %93
  store double %95, ptr %7, align 8
  br label %96

96:                                               ; preds = %91, %21
  %97 = load i32, ptr %8, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %8, align 4
  br label %9, !llvm.loop !5

99:                                               ; preds = %9
  %100 = load double, ptr %7, align 8
  ret double %100
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
