source_filename = "structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.material = type { double, i32, [3 x double], ptr }

@constinit = private constant [3 x double] [double 1.000000e+00, double 2.000000e+00, double 3.000000e+00], align 8
@enzyme_dup = dso_local global i32 0, align 4
@.str = private unnamed_addr constant [31 x i8] c"%.12g %.12g %.12g %.12g %.12g\0A\00", align 1

define dso_local double @mass(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %5

5:                                                ; preds = %28, %1
  %6 = load i32, ptr %4, align 4
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds nuw %struct.material, ptr %7, i32 0, i32 1
  %9 = load i32, ptr %8, align 8
  %10 = icmp slt i32 %6, %9
  br i1 %10, label %11, label %31

11:                                               ; preds = %5
  %12 = load ptr, ptr %2, align 8
  %13 = getelementptr inbounds nuw %struct.material, ptr %12, i32 0, i32 2
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [3 x double], ptr %13, i64 0, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = load ptr, ptr %2, align 8
  %19 = getelementptr inbounds nuw %struct.material, ptr %18, i32 0, i32 0
  %20 = load double, ptr %19, align 8
  %21 = fmul double %17, %20
  %22 = load ptr, ptr %2, align 8
  %23 = getelementptr inbounds nuw %struct.material, ptr %22, i32 0, i32 3
  %24 = load ptr, ptr %23, align 8
  %25 = load double, ptr %24, align 8
  %26 = load double, ptr %3, align 8
  %27 = call double @llvm.fmuladd.f64(double %21, double %25, double %26)
  store double %27, ptr %3, align 8
  br label %28

28:                                               ; preds = %11
  %29 = load i32, ptr %4, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %4, align 4
  br label %5, !llvm.loop !6

31:                                               ; preds = %5
  %32 = load double, ptr %3, align 8
  %33 = load double, ptr %3, align 8
  %34 = fmul double %32, %33
  ret double %34
}

declare double @llvm.fmuladd.f64(double, double, double) #1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca %struct.material, align 8
  %5 = alloca %struct.material, align 8
  store i32 0, ptr %1, align 4
  store double 1.500000e+00, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.material, ptr %4, i32 0, i32 0
  store double 2.000000e+00, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.material, ptr %4, i32 0, i32 1
  store i32 3, ptr %7, align 8
  %8 = getelementptr i8, ptr %4, i64 12
  call void @llvm.memset.p0.i64(ptr align 4 %8, i8 0, i64 4, i1 false)
  %9 = getelementptr inbounds nuw %struct.material, ptr %4, i32 0, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 @constinit, i64 24, i1 false)
  %10 = getelementptr inbounds nuw %struct.material, ptr %4, i32 0, i32 3
  store ptr %2, ptr %10, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 48, i1 false)
  %11 = getelementptr inbounds nuw %struct.material, ptr %5, i32 0, i32 3
  store ptr %3, ptr %11, align 8
  %12 = load i32, ptr @enzyme_dup, align 4
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @mass, i32 noundef %12, ptr noundef %4, ptr noundef %5)
  %13 = getelementptr inbounds nuw %struct.material, ptr %5, i32 0, i32 0
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.material, ptr %5, i32 0, i32 2
  %16 = getelementptr inbounds [3 x double], ptr %15, i64 0, i64 0
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.material, ptr %5, i32 0, i32 2
  %19 = getelementptr inbounds [3 x double], ptr %18, i64 0, i64 1
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.material, ptr %5, i32 0, i32 2
  %22 = getelementptr inbounds [3 x double], ptr %21, i64 0, i64 2
  %23 = load double, ptr %22, align 8
  %24 = load double, ptr %3, align 8
  %25 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %14, double noundef %17, double noundef %20, double noundef %23, double noundef %24)
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare void @__enzyme_autodiff(ptr noundef, ...) #4

declare i32 @printf(ptr noundef, ...) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
