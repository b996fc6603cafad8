source_filename = "rules.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__enzyme_register_gradient_square = dso_local global [3 x ptr] [ptr @square_to, ptr @square_augmented, ptr @square_reverse], align 16
@__enzyme_register_gradient_in_place = dso_local global [3 x ptr] [ptr @square_in_place, ptr @in_place_augmented, ptr @in_place_reverse], align 16
@.str = private unnamed_addr constant [7 x i8] c"%.12g\0A\00", align 1

define dso_local void @square_to(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load double, ptr %5, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load double, ptr %7, align 8
  %9 = fmul double %6, %8
  %10 = load ptr, ptr %4, align 8
  store double %9, ptr %10, align 8
  ret void
}

define dso_local ptr @square_augmented(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %10 = call noalias ptr @malloc(i64 noundef 8) #5
  store ptr %10, ptr %9, align 8
  %11 = load ptr, ptr %5, align 8
  %12 = load double, ptr %11, align 8
  %13 = load ptr, ptr %9, align 8
  store double %12, ptr %13, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = load double, ptr %14, align 8
  %16 = load ptr, ptr %5, align 8
  %17 = load double, ptr %16, align 8
  %18 = fmul double %15, %17
  %19 = load ptr, ptr %7, align 8
  store double %18, ptr %19, align 8
  %20 = load ptr, ptr %9, align 8
  ret ptr %20
}

declare noalias ptr @malloc(i64 noundef) #1

define dso_local void @square_reverse(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca double, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %12 = load ptr, ptr %10, align 8
  %13 = load double, ptr %12, align 8
  store double %13, ptr %11, align 8
  %14 = load ptr, ptr %10, align 8
  call void @free(ptr noundef %14) #6
  %15 = load double, ptr %11, align 8
  %16 = fmul double 2.000000e+00, %15
  %17 = load ptr, ptr %9, align 8
  %18 = load double, ptr %17, align 8
  %19 = load ptr, ptr %7, align 8
  %20 = load double, ptr %19, align 8
  %21 = call double @llvm.fmuladd.f64(double %16, double %18, double %20)
  store double %21, ptr %19, align 8
  %22 = load ptr, ptr %9, align 8
  store double 0.000000e+00, ptr %22, align 8
  ret void
}

declare void @free(ptr noundef) #2

declare double @llvm.fmuladd.f64(double, double, double) #3

define dso_local void @square_in_place(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load double, ptr %3, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = load double, ptr %5, align 8
  %7 = fmul double %4, %6
  %8 = load ptr, ptr %2, align 8
  store double %7, ptr %8, align 8
  ret void
}

define dso_local double @in_place_augmented(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = load double, ptr %6, align 8
  store double %7, ptr %5, align 8
  %8 = load double, ptr %5, align 8
  %9 = load double, ptr %5, align 8
  %10 = fmul double %8, %9
  %11 = load ptr, ptr %3, align 8
  store double %10, ptr %11, align 8
  %12 = load double, ptr %5, align 8
  ret double %12
}

define dso_local void @in_place_reverse(ptr noundef %0, ptr noundef %1, double noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca double, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store double %2, ptr %6, align 8
  %7 = load double, ptr %6, align 8
  %8 = fmul double 2.000000e+00, %7
  %9 = load ptr, ptr %5, align 8
  %10 = load double, ptr %9, align 8
  %11 = fmul double %10, %8
  store double %11, ptr %9, align 8
  ret void
}

define dso_local double @cube(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load double, ptr %3, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = load double, ptr %5, align 8
  %7 = fmul double %4, %6
  %8 = load ptr, ptr %2, align 8
  %9 = load double, ptr %8, align 8
  %10 = fmul double %7, %9
  ret double %10
}

define dso_local double @once(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  store double %0, ptr %2, align 8
  call void @square_to(ptr noundef %2, ptr noundef %3)
  %4 = load double, ptr %3, align 8
  %5 = load double, ptr %2, align 8
  %6 = fmul double %4, %5
  ret double %6
}

define dso_local double @in_place(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %2, align 8
  %5 = load double, ptr %2, align 8
  store double %5, ptr %3, align 8
  call void @square_in_place(ptr noundef %3)
  %6 = call double @cube(ptr noundef %3)
  store double %6, ptr %4, align 8
  call void @square_in_place(ptr noundef %3)
  %7 = load double, ptr %3, align 8
  %8 = load double, ptr %4, align 8
  %9 = fadd double %7, %8
  ret double %9
}

define dso_local double @loop(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store double %0, ptr %2, align 8
  %7 = load double, ptr %2, align 8
  store double %7, ptr %3, align 8
  store double 0.000000e+00, ptr %4, align 8
  store double 0.000000e+00, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %8

8:                                                ; preds = %19, %1
  %9 = load i32, ptr %6, align 4
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %11, label %22

11:                                               ; preds = %8
  call void @square_to(ptr noundef %3, ptr noundef %4)
  %12 = load double, ptr %4, align 8
  %13 = call double @sin(double noundef %12) #6
  %14 = load double, ptr %3, align 8
  %15 = load double, ptr %5, align 8
  %16 = call double @llvm.fmuladd.f64(double %13, double %14, double %15)
  store double %16, ptr %5, align 8
  %17 = load double, ptr %4, align 8
  %18 = call double @llvm.fmuladd.f64(double %17, double 5.000000e-01, double 3.000000e-01)
  store double %18, ptr %3, align 8
  br label %19

19:                                               ; preds = %11
  %20 = load i32, ptr %6, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %6, align 4
  br label %8, !llvm.loop !6

22:                                               ; preds = %8
  %23 = load double, ptr %5, align 8
  %24 = load double, ptr %3, align 8
  %25 = fadd double %23, %24
  ret double %25
}

declare double @sin(double noundef) #2

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call double @__enzyme_autodiff(ptr noundef @once, double noundef 3.000000e+00)
  %3 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %2)
  %4 = call double @__enzyme_autodiff(ptr noundef @in_place, double noundef 0x3FE6666666666666)
  %5 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %4)
  %6 = call double @__enzyme_autodiff(ptr noundef @loop, double noundef 0x3FE6666666666666)
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %6)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #4

declare double @__enzyme_autodiff(ptr noundef, double noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
