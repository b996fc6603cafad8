; ModuleID = 'unsigned_wrap.c'
source_filename = "unsigned_wrap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @unsigned_wrap(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca double, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store double 0.000000e+00, ptr %5, align 8
  %10 = load i64, ptr %4, align 8
  store i64 %10, ptr %6, align 8
  br label %11

11:                                               ; preds = %15, %2
  %12 = load i64, ptr %6, align 8
  %13 = add i64 %12, -1
  store i64 %13, ptr %6, align 8
  %14 = icmp ugt i64 %12, 0
  br i1 %14, label %15, label %27

15:                                               ; preds = %11
  %16 = load double, ptr %5, align 8
  %17 = load ptr, ptr %3, align 8
  %18 = load i64, ptr %6, align 8
  %19 = getelementptr inbounds nuw double, ptr %17, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = load ptr, ptr %3, align 8
  %22 = load i64, ptr %6, align 8
  %23 = getelementptr inbounds nuw double, ptr %21, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fmul double %20, %24
  %26 = call double @llvm.fmuladd.f64(double %16, double 5.000000e-01, double %25)
  store double %26, ptr %5, align 8
  br label %11, !llvm.loop !5

27:                                               ; preds = %11
  store i32 -2, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %28

28:                                               ; preds = %45, %27
  %29 = load i32, ptr %8, align 4
  %30 = icmp slt i32 %29, 5
  br i1 %30, label %31, label %50

31:                                               ; preds = %28
  %32 = load ptr, ptr %3, align 8
  %33 = load i32, ptr %7, align 4
  %34 = add i32 %33, 2
  %35 = load i64, ptr %4, align 8
  %36 = trunc i64 %35 to i32
  %37 = urem i32 %34, %36
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw double, ptr %32, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = load i32, ptr %8, align 4
  %42 = sitofp i32 %41 to double
  %43 = load double, ptr %5, align 8
  %44 = call double @llvm.fmuladd.f64(double %40, double %42, double %43)
  store double %44, ptr %5, align 8
  br label %45

45:                                               ; preds = %31
  %46 = load i32, ptr %8, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %8, align 4
  %48 = load i32, ptr %7, align 4
  %49 = add i32 %48, 1
  store i32 %49, ptr %7, align 4
  br label %28, !llvm.loop !7

50:                                               ; preds = %28
  store i8 -6, ptr %9, align 1
  br label %51

51:                                               ; preds = %55, %50
  %52 = load i8, ptr %9, align 1
  %53 = zext i8 %52 to i32
  %54 = icmp ne i32 %53, 3
  br i1 %54, label %55, label %66

55:                                               ; preds = %51
  %56 = load ptr, ptr %3, align 8
  %57 = getelementptr inbounds double, ptr %56, i64 0
  %58 = load double, ptr %57, align 8
  %59 = load i8, ptr %9, align 1
  %60 = zext i8 %59 to i32
  %61 = sitofp i32 %60 to double
  %62 = load double, ptr %5, align 8
  %63 = call double @llvm.fmuladd.f64(double %58, double %61, double %62)
  store double %63, ptr %5, align 8
  %64 = load i8, ptr %9, align 1
  %65 = add i8 %64, 1
  store i8 %65, ptr %9, align 1
  br label %51, !llvm.loop !8

66:                                               ; preds = %51
  %67 = load double, ptr %5, align 8
  ret double %67
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
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
