; ModuleID = 'vla_matrix.c'
source_filename = "vla_matrix.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @vla_matrix(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca double, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %17 = load i32, ptr %5, align 4
  %18 = zext i32 %17 to i64
  %19 = load i32, ptr %6, align 4
  %20 = zext i32 %19 to i64
  %21 = load i32, ptr %6, align 4
  %22 = zext i32 %21 to i64
  %23 = load i32, ptr %5, align 4
  %24 = zext i32 %23 to i64
  %25 = call ptr @llvm.stacksave.p0()
  store ptr %25, ptr %9, align 8
  %26 = mul nuw i64 %22, %24
  %27 = alloca double, i64 %26, align 16
  store i64 %22, ptr %10, align 8
  store i64 %24, ptr %11, align 8
  store i32 0, ptr %12, align 4
  br label %28

28:                                               ; preds = %68, %4
  %29 = load i32, ptr %12, align 4
  %30 = load i32, ptr %5, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %71

32:                                               ; preds = %28
  store i32 0, ptr %13, align 4
  br label %33

33:                                               ; preds = %64, %32
  %34 = load i32, ptr %13, align 4
  %35 = load i32, ptr %6, align 4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %37, label %67

37:                                               ; preds = %33
  %38 = load ptr, ptr %7, align 8
  %39 = load i32, ptr %12, align 4
  %40 = sext i32 %39 to i64
  %41 = mul nsw i64 %40, %20
  %42 = getelementptr inbounds double, ptr %38, i64 %41
  %43 = load i32, ptr %13, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %42, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = load ptr, ptr %7, align 8
  %48 = load i32, ptr %12, align 4
  %49 = sext i32 %48 to i64
  %50 = mul nsw i64 %49, %20
  %51 = getelementptr inbounds double, ptr %47, i64 %50
  %52 = load i32, ptr %13, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds double, ptr %51, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = fmul double %46, %55
  %57 = load i32, ptr %13, align 4
  %58 = sext i32 %57 to i64
  %59 = mul nsw i64 %58, %24
  %60 = getelementptr inbounds double, ptr %27, i64 %59
  %61 = load i32, ptr %12, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %60, i64 %62
  store double %56, ptr %63, align 8
  br label %64

64:                                               ; preds = %37
  %65 = load i32, ptr %13, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %13, align 4
  br label %33, !llvm.loop !5

67:                                               ; preds = %33
  br label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %12, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %12, align 4
  br label %28, !llvm.loop !7

71:                                               ; preds = %28
  store double 0.000000e+00, ptr %14, align 8
  store i32 0, ptr %15, align 4
  br label %72

72:                                               ; preds = %114, %71
  %73 = load i32, ptr %15, align 4
  %74 = load i32, ptr %6, align 4
  %75 = icmp slt i32 %73, %74
  br i1 %75, label %76, label %117

76:                                               ; preds = %72
  store i32 0, ptr %16, align 4
  br label %77

77:                                               ; preds = %110, %76
  %78 = load i32, ptr %16, align 4
  %79 = load i32, ptr %5, align 4
  %80 = icmp slt i32 %78, %79
  br i1 %80, label %81, label %113

81:                                               ; preds = %77
  %82 = load i32, ptr %15, align 4
  %83 = sext i32 %82 to i64
  %84 = mul nsw i64 %83, %24
  %85 = getelementptr inbounds double, ptr %27, i64 %84
  %86 = load i32, ptr %16, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds double, ptr %85, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = load ptr, ptr %8, align 8
  %91 = load i32, ptr %16, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %90, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = fmul double %89, %94
  %96 = load ptr, ptr %7, align 8
  %97 = load i32, ptr %16, align 4
  %98 = sext i32 %97 to i64
  %99 = mul nsw i64 %98, %20
  %100 = getelementptr inbounds double, ptr %96, i64 %99
  %101 = load i32, ptr %6, align 4
  %102 = sub nsw i32 %101, 1
  %103 = load i32, ptr %15, align 4
  %104 = sub nsw i32 %102, %103
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds double, ptr %100, i64 %105
  %107 = load double, ptr %106, align 8
  %108 = load double, ptr %14, align 8
  %109 = call double @llvm.fmuladd.f64(double %95, double %107, double %108)
  store double %109, ptr %14, align 8
  br label %110

110:                                              ; preds = %81
  %111 = load i32, ptr %16, align 4
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr %16, align 4
  br label %77, !llvm.loop !8

113:                                              ; preds = %77
  br label %114

114:                                              ; preds = %113
  %115 = load i32, ptr %15, align 4
  %116 = add nsw i32 %115, 1
  store i32 %116, ptr %15, align 4
  br label %72, !llvm.loop !9

117:                                              ; preds = %72
  %118 = load double, ptr %14, align 8
  %119 = load ptr, ptr %9, align 8
  call void @llvm.stackrestore.p0(ptr %119)
  ret double %118
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
