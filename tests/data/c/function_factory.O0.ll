; ModuleID = 'function_factory.c'
source_filename = "function_factory.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.composed = type { ptr, ptr }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @function_factory(double noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.composed, align 8
  %8 = alloca %struct.composed, align 8
  store double %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %9 = getelementptr inbounds nuw %struct.composed, ptr %7, i32 0, i32 0
  %10 = load i32, ptr %5, align 4
  %11 = call ptr @choose(i32 noundef %10)
  store ptr %11, ptr %9, align 8
  %12 = getelementptr inbounds nuw %struct.composed, ptr %7, i32 0, i32 1
  %13 = load i32, ptr %6, align 4
  %14 = call ptr @choose(i32 noundef %13)
  store ptr %14, ptr %12, align 8
  %15 = load double, ptr %4, align 8
  %16 = getelementptr inbounds nuw { ptr, ptr }, ptr %7, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw { ptr, ptr }, ptr %7, i32 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = call double @apply(ptr %17, ptr %19, double noundef %15)
  %21 = getelementptr inbounds nuw %struct.composed, ptr %8, i32 0, i32 0
  %22 = load i32, ptr %6, align 4
  %23 = call ptr @choose(i32 noundef %22)
  store ptr %23, ptr %21, align 8
  %24 = getelementptr inbounds nuw %struct.composed, ptr %8, i32 0, i32 1
  %25 = call ptr @choose(i32 noundef 0)
  store ptr %25, ptr %24, align 8
  %26 = load double, ptr %4, align 8
  %27 = getelementptr inbounds nuw { ptr, ptr }, ptr %8, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw { ptr, ptr }, ptr %8, i32 0, i32 1
  %30 = load ptr, ptr %29, align 8
  %31 = call double @apply(ptr %28, ptr %30, double noundef %26)
  %32 = fadd double %20, %31
  ret double %32
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @choose(i32 noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  switch i32 %4, label %7 [
    i32 1, label %5
    i32 2, label %6
  ]

5:                                                ; preds = %1
  store ptr @twice, ptr %2, align 8
  br label %8

6:                                                ; preds = %1
  store ptr @root, ptr %2, align 8
  br label %8

7:                                                ; preds = %1
  store ptr @none, ptr %2, align 8
  br label %8

8:                                                ; preds = %7, %6, %5
  %9 = load ptr, ptr %2, align 8
  ret ptr %9
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @apply(ptr %0, ptr %1, double noundef %2) #0 {
  %4 = alloca %struct.composed, align 8
  %5 = alloca double, align 8
  %6 = getelementptr inbounds nuw { ptr, ptr }, ptr %4, i32 0, i32 0
  store ptr %0, ptr %6, align 8
  %7 = getelementptr inbounds nuw { ptr, ptr }, ptr %4, i32 0, i32 1
  store ptr %1, ptr %7, align 8
  store double %2, ptr %5, align 8
  %8 = getelementptr inbounds nuw %struct.composed, ptr %4, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.composed, ptr %4, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = load double, ptr %5, align 8
  %13 = call double %11(double noundef %12)
  %14 = call double %9(double noundef %13)
  %15 = load double, ptr %5, align 8
  %16 = fmul double %14, %15
  ret double %16
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @twice(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = fmul double 2.000000e+00, %3
  %5 = load double, ptr %2, align 8
  %6 = fmul double %4, %5
  ret double %6
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @root(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = call double @llvm.fmuladd.f64(double %3, double %4, double 1.000000e+00)
  %6 = call double @sqrt(double noundef %5) #3
  ret double %6
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @none(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  ret double %3
}

; Function Attrs: nounwind
declare double @sqrt(double noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

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
