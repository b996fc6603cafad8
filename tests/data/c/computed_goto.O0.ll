; ModuleID = 'computed_goto.c'
source_filename = "computed_goto.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@computed_goto.table = internal constant [4 x ptr] [ptr blockaddress(@computed_goto, %47), ptr blockaddress(@computed_goto, %15), ptr blockaddress(@computed_goto, %25), ptr blockaddress(@computed_goto, %36)], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @computed_goto(ptr noundef %0, double noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %7 = load double, ptr %4, align 8
  store double %7, ptr %5, align 8
  %8 = load ptr, ptr %3, align 8
  store ptr %8, ptr %6, align 8
  %9 = load ptr, ptr %6, align 8
  %10 = load i8, ptr %9, align 1
  %11 = sext i8 %10 to i32
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [4 x ptr], ptr @computed_goto.table, i64 0, i64 %12
  %14 = load ptr, ptr %13, align 8
  br label %49

15:                                               ; preds = %49
  %16 = load double, ptr %5, align 8
  %17 = fmul double %16, 2.000000e+00
  store double %17, ptr %5, align 8
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i32 1
  store ptr %19, ptr %6, align 8
  %20 = load i8, ptr %19, align 1
  %21 = sext i8 %20 to i32
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [4 x ptr], ptr @computed_goto.table, i64 0, i64 %22
  %24 = load ptr, ptr %23, align 8
  br label %49

25:                                               ; preds = %49
  %26 = load double, ptr %5, align 8
  %27 = load double, ptr %5, align 8
  %28 = fmul double %27, %26
  store double %28, ptr %5, align 8
  %29 = load ptr, ptr %6, align 8
  %30 = getelementptr inbounds nuw i8, ptr %29, i32 1
  store ptr %30, ptr %6, align 8
  %31 = load i8, ptr %30, align 1
  %32 = sext i8 %31 to i32
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [4 x ptr], ptr @computed_goto.table, i64 0, i64 %33
  %35 = load ptr, ptr %34, align 8
  br label %49

36:                                               ; preds = %49
  %37 = load double, ptr %4, align 8
  %38 = load double, ptr %5, align 8
  %39 = fadd double %38, %37
  store double %39, ptr %5, align 8
  %40 = load ptr, ptr %6, align 8
  %41 = getelementptr inbounds nuw i8, ptr %40, i32 1
  store ptr %41, ptr %6, align 8
  %42 = load i8, ptr %41, align 1
  %43 = sext i8 %42 to i32
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [4 x ptr], ptr @computed_goto.table, i64 0, i64 %44
  %46 = load ptr, ptr %45, align 8
  br label %49

47:                                               ; preds = %49
  %48 = load double, ptr %5, align 8
  ret double %48

49:                                               ; preds = %36, %25, %15, %2
  %50 = phi ptr [ %14, %2 ], [ %24, %15 ], [ %35, %25 ], [ %46, %36 ]
  indirectbr ptr %50, [label %47, label %15, label %25, label %36]
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
