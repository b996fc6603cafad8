source_filename = "templates.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$_Z4polyIdET_S0_S0_ = comdat any

@enzyme_dup = dso_local global i32 0, align 4
@enzyme_const = dso_local global i32 0, align 4
@enzyme_out = dso_local global i32 0, align 4
@.str = private unnamed_addr constant [7 x i8] c"%.12g\0A\00", align 1
@__const.main.x = private unnamed_addr constant [3 x double] [double 1.000000e+00, double 2.000000e+00, double 2.000000e+00], align 16
@.str.1 = private unnamed_addr constant [19 x i8] c"%.12g %.12g %.12g\0A\00", align 1

define dso_local noundef double @_Z4normPKdi(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store double 0.000000e+00, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %24, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %27

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds double, ptr %12, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = load ptr, ptr %3, align 8
  %18 = load i32, ptr %6, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %17, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = load double, ptr %5, align 8
  %23 = call double @llvm.fmuladd.f64(double %16, double %21, double %22)
  store double %23, ptr %5, align 8
  br label %24

24:                                               ; preds = %11
  %25 = load i32, ptr %6, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %6, align 4
  br label %7, !llvm.loop !6

27:                                               ; preds = %7
  %28 = load double, ptr %5, align 8
  %29 = call double @sqrt(double noundef %28) #7
  ret double %29
}

declare double @llvm.fmuladd.f64(double, double, double) #1

declare double @sqrt(double noundef) #2

define dso_local noundef i32 @main() #3 {
  %1 = alloca ptr, align 8
  %2 = alloca [3 x double], align 16
  %3 = alloca [3 x double], align 16
  store ptr @_Z4polyIdET_S0_S0_, ptr %1, align 8
  %4 = load ptr, ptr %1, align 8
  %5 = load i32, ptr @enzyme_out, align 4
  %6 = load i32, ptr @enzyme_const, align 4
  %7 = call noundef double @_Z17__enzyme_autodiffIdJididEET_PvDpT0_(ptr noundef %4, i32 noundef %5, double noundef 2.000000e+00, i32 noundef %6, double noundef 1.000000e+00)
  %8 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %7)
  %9 = load ptr, ptr %1, align 8
  %10 = load i32, ptr @enzyme_dup, align 4
  %11 = load i32, ptr @enzyme_dup, align 4
  %12 = call noundef double @_Z16__enzyme_fwddiffIdJiddiddEET_PvDpT0_(ptr noundef %9, i32 noundef %10, double noundef 2.000000e+00, double noundef 1.000000e+00, i32 noundef %11, double noundef 1.000000e+00, double noundef 1.000000e+00)
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %12)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.x, i64 24, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %3, i8 0, i64 24, i1 false)
  %14 = load i32, ptr @enzyme_dup, align 4
  %15 = getelementptr inbounds [3 x double], ptr %2, i64 0, i64 0
  %16 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 0
  %17 = load i32, ptr @enzyme_const, align 4
  call void @_Z17__enzyme_autodiffIvJiPdS0_iiEET_PvDpT0_(ptr noundef @_Z4normPKdi, i32 noundef %14, ptr noundef %15, ptr noundef %16, i32 noundef %17, i32 noundef 3)
  %18 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 0
  %19 = load double, ptr %18, align 16
  %20 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 1
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 2
  %23 = load double, ptr %22, align 16
  %24 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %19, double noundef %21, double noundef %23)
  ret i32 0
}

define linkonce_odr dso_local noundef double @_Z4polyIdET_S0_S0_(double noundef %0, double noundef %1) #0 comdat {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %3, align 8
  %7 = fmul double %5, %6
  %8 = load double, ptr %3, align 8
  %9 = load double, ptr %4, align 8
  %10 = call double @exp(double noundef %9) #7
  %11 = load double, ptr %3, align 8
  %12 = fmul double %10, %11
  %13 = call double @llvm.fmuladd.f64(double %7, double %8, double %12)
  ret double %13
}

declare i32 @printf(ptr noundef, ...) #4

declare noundef double @_Z17__enzyme_autodiffIdJididEET_PvDpT0_(ptr noundef, i32 noundef, double noundef, i32 noundef, double noundef) #4

declare noundef double @_Z16__enzyme_fwddiffIdJiddiddEET_PvDpT0_(ptr noundef, i32 noundef, double noundef, double noundef, i32 noundef, double noundef, double noundef) #4

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

declare void @_Z17__enzyme_autodiffIvJiPdS0_iiEET_PvDpT0_(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #4

declare double @exp(double noundef) #2

attributes #0 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
