; ModuleID = 'memset_clear.c'
source_filename = "memset_clear.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @memset_clear(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca [8 x double], align 16
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store double 0.000000e+00, ptr %6, align 8
  %9 = getelementptr inbounds [8 x double], ptr %5, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 16 %9, i8 0, i64 64, i1 false)
  store i32 0, ptr %7, align 4
  br label %10

10:                                               ; preds = %58, %2
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %4, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %61

14:                                               ; preds = %10
  %15 = load ptr, ptr %3, align 8
  %16 = load i32, ptr %7, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds double, ptr %15, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = load ptr, ptr %3, align 8
  %21 = load i32, ptr %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %20, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = load i32, ptr %7, align 4
  %26 = srem i32 %25, 8
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [8 x double], ptr %5, i64 0, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = call double @llvm.fmuladd.f64(double %19, double %24, double %29)
  store double %30, ptr %28, align 8
  %31 = load i32, ptr %7, align 4
  %32 = srem i32 %31, 3
  %33 = icmp eq i32 %32, 2
  br i1 %33, label %34, label %57

34:                                               ; preds = %14
  store i32 0, ptr %8, align 4
  br label %35

35:                                               ; preds = %48, %34
  %36 = load i32, ptr %8, align 4
  %37 = icmp slt i32 %36, 8
  br i1 %37, label %38, label %51

38:                                               ; preds = %35
  %39 = load i32, ptr %8, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [8 x double], ptr %5, i64 0, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = load i32, ptr %8, align 4
  %44 = add nsw i32 %43, 1
  %45 = sitofp i32 %44 to double
  %46 = load double, ptr %6, align 8
  %47 = call double @llvm.fmuladd.f64(double %42, double %45, double %46)
  store double %47, ptr %6, align 8
  br label %48

48:                                               ; preds = %38
  %49 = load i32, ptr %8, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %8, align 4
  br label %35, !llvm.loop !5

51:                                               ; preds = %35
  %52 = getelementptr inbounds [8 x double], ptr %5, i64 0, i64 0
  %53 = load i32, ptr %7, align 4
  %54 = add nsw i32 %53, 1
  %55 = sext i32 %54 to i64
  %56 = mul i64 %55, 8
  call void @llvm.memset.p0.i64(ptr align 16 %52, i8 0, i64 %56, i1 false)
  br label %57

57:                                               ; preds = %51, %14
  br label %58

58:                                               ; preds = %57
  %59 = load i32, ptr %7, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %7, align 4
  br label %10, !llvm.loop !7

61:                                               ; preds = %10
  %62 = load double, ptr %6, align 8
  %63 = getelementptr inbounds [8 x double], ptr %5, i64 0, i64 0
  %64 = load double, ptr %63, align 16
  %65 = fadd double %62, %64
  %66 = load i32, ptr %4, align 4
  %67 = sub nsw i32 %66, 1
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [8 x double], ptr %5, i64 0, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = fadd double %65, %70
  ret double %71
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
