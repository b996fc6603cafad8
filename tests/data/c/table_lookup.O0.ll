; ModuleID = 'table_lookup.c'
source_filename = "table_lookup.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i32, double }

@table = internal constant [8 x double] [double 0.000000e+00, double 1.000000e-01, double 4.000000e-01, double 9.000000e-01, double 1.600000e+00, double 2.500000e+00, double 3.600000e+00, double 4.900000e+00], align 16
@terms = internal constant [3 x { i32, [4 x i8], double }] [{ i32, [4 x i8], double } { i32 1, [4 x i8] zeroinitializer, double 5.000000e-01 }, { i32, [4 x i8], double } { i32 3, [4 x i8] zeroinitializer, double -2.500000e-01 }, { i32, [4 x i8], double } { i32 2, [4 x i8] zeroinitializer, double 2.000000e+00 }], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @table_lookup(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store double %0, ptr %2, align 8
  %7 = load double, ptr %2, align 8
  %8 = call double @llvm.maxnum.f64(double %7, double 0.000000e+00)
  %9 = call double @llvm.minnum.f64(double %8, double 6.999000e+00)
  store double %9, ptr %3, align 8
  %10 = load double, ptr %3, align 8
  %11 = fptosi double %10 to i32
  store i32 %11, ptr %4, align 4
  %12 = load i32, ptr %4, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [8 x double], ptr @table, i64 0, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = load double, ptr %3, align 8
  %17 = load i32, ptr %4, align 4
  %18 = sitofp i32 %17 to double
  %19 = fsub double %16, %18
  %20 = load i32, ptr %4, align 4
  %21 = add nsw i32 %20, 1
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [8 x double], ptr @table, i64 0, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = load i32, ptr %4, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [8 x double], ptr @table, i64 0, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = fsub double %24, %28
  %30 = call double @llvm.fmuladd.f64(double %19, double %29, double %15)
  store double %30, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %31

31:                                               ; preds = %51, %1
  %32 = load i32, ptr %6, align 4
  %33 = zext i32 %32 to i64
  %34 = icmp ult i64 %33, 3
  br i1 %34, label %35, label %54

35:                                               ; preds = %31
  %36 = load i32, ptr %6, align 4
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw [3 x %struct.anon], ptr @terms, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.anon, ptr %38, i32 0, i32 1
  %40 = load double, ptr %39, align 8
  %41 = load double, ptr %2, align 8
  %42 = load i32, ptr %6, align 4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw [3 x %struct.anon], ptr @terms, i64 0, i64 %43
  %45 = getelementptr inbounds nuw %struct.anon, ptr %44, i32 0, i32 0
  %46 = load i32, ptr %45, align 16
  %47 = sitofp i32 %46 to double
  %48 = call double @pow(double noundef %41, double noundef %47) #3
  %49 = load double, ptr %5, align 8
  %50 = call double @llvm.fmuladd.f64(double %40, double %48, double %49)
  store double %50, ptr %5, align 8
  br label %51

51:                                               ; preds = %35
  %52 = load i32, ptr %6, align 4
  %53 = add i32 %52, 1
  store i32 %53, ptr %6, align 4
  br label %31, !llvm.loop !5

54:                                               ; preds = %31
  %55 = load double, ptr %5, align 8
  ret double %55
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nounwind
declare double @pow(double noundef, double noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
