; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i32 5, align 4
@flags = internal global i64 240, align 8
@byte = internal global i8 0, align 1
@.str = private unnamed_addr constant [33 x i8] c"%d %d %lx %lx %lx %d %g %d %d %d\00", align 1
@total = internal global double 0.000000e+00, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @run(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i8, align 1
  %21 = alloca i8, align 1
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i8, align 1
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i8, align 1
  %32 = alloca double, align 8
  %33 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i32 3, ptr %6, align 4
  %34 = load i32, ptr %6, align 4
  %35 = atomicrmw add ptr @counter, i32 %34 seq_cst, align 4
  store i32 %35, ptr %7, align 4
  %36 = load i32, ptr %7, align 4
  store i32 %36, ptr %5, align 4
  store i32 40, ptr %9, align 4
  %37 = load i32, ptr %9, align 4
  %38 = atomicrmw xchg ptr @counter, i32 %37 release, align 4
  store i32 %38, ptr %10, align 4
  %39 = load i32, ptr %10, align 4
  store i32 %39, ptr %8, align 4
  store i64 1, ptr %12, align 8
  %40 = load i64, ptr %12, align 8
  %41 = atomicrmw or ptr @flags, i64 %40 monotonic, align 8
  store i64 %41, ptr %13, align 8
  %42 = load i64, ptr %13, align 8
  store i64 %42, ptr %11, align 8
  store i64 -17, ptr %15, align 8
  %43 = load i64, ptr %15, align 8
  %44 = atomicrmw and ptr @flags, i64 %43 seq_cst, align 8
  store i64 %44, ptr %16, align 8
  %45 = load i64, ptr %16, align 8
  store i64 %45, ptr %14, align 8
  store i64 255, ptr %18, align 8
  %46 = load i64, ptr %18, align 8
  %47 = atomicrmw xor ptr @flags, i64 %46 seq_cst, align 8
  store i64 %47, ptr %19, align 8
  %48 = load i64, ptr %19, align 8
  store i64 %48, ptr %17, align 8
  store i8 1, ptr %20, align 1
  %49 = load i8, ptr %20, align 1
  %50 = atomicrmw sub ptr @byte, i8 %49 seq_cst, align 1
  store i8 %50, ptr %21, align 1
  %51 = load i8, ptr %21, align 1
  store i32 0, ptr %22, align 4
  br label %52

52:                                               ; preds = %59, %2
  %53 = load i32, ptr %22, align 4
  %54 = icmp slt i32 %53, 4
  br i1 %54, label %55, label %62

55:                                               ; preds = %52
  %56 = load i32, ptr %22, align 4
  %57 = sitofp i32 %56 to double
  %58 = fmul double %57, 5.000000e-01
  call void @add(double noundef %58)
  br label %59

59:                                               ; preds = %55
  %60 = load i32, ptr %22, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %22, align 4
  br label %52, !llvm.loop !5

62:                                               ; preds = %52
  store i32 41, ptr %23, align 4
  store i32 7, ptr %25, align 4
  %63 = load i32, ptr %23, align 4
  %64 = load i32, ptr %25, align 4
  %65 = cmpxchg ptr @counter, i32 %63, i32 %64 seq_cst seq_cst, align 4
  %66 = extractvalue { i32, i1 } %65, 0
  %67 = extractvalue { i32, i1 } %65, 1
  br i1 %67, label %69, label %68

68:                                               ; preds = %62
  store i32 %66, ptr %23, align 4
  br label %69

69:                                               ; preds = %68, %62
  %70 = zext i1 %67 to i8
  store i8 %70, ptr %26, align 1
  %71 = load i8, ptr %26, align 1
  %72 = trunc i8 %71 to i1
  %73 = zext i1 %72 to i32
  store i32 %73, ptr %24, align 4
  fence seq_cst
  fence syncscope("singlethread") acquire
  store i32 9, ptr %28, align 4
  %74 = load i32, ptr %28, align 4
  %75 = atomicrmw max ptr %5, i32 %74 monotonic, align 4
  store i32 %75, ptr %29, align 4
  %76 = load i32, ptr %29, align 4
  store i32 %76, ptr %27, align 4
  %77 = load i32, ptr %23, align 4
  %78 = load i32, ptr %27, align 4
  %79 = add nsw i32 %77, %78
  store i32 %79, ptr %30, align 4
  %80 = load i32, ptr %30, align 4
  store atomic i32 %80, ptr @counter seq_cst, align 4
  %81 = load ptr, ptr %3, align 8
  %82 = load i64, ptr %4, align 8
  %83 = load i32, ptr %5, align 4
  %84 = load i32, ptr %8, align 4
  %85 = load i64, ptr %11, align 8
  %86 = load i64, ptr %14, align 8
  %87 = load i64, ptr %17, align 8
  %88 = load atomic i8, ptr @byte seq_cst, align 1
  store i8 %88, ptr %31, align 1
  %89 = load i8, ptr %31, align 1
  %90 = zext i8 %89 to i32
  %91 = load atomic i64, ptr @total seq_cst, align 8
  store i64 %91, ptr %32, align 8
  %92 = load double, ptr %32, align 8
  %93 = load i32, ptr %24, align 4
  %94 = load i32, ptr %23, align 4
  %95 = load atomic i32, ptr @counter seq_cst, align 4
  store i32 %95, ptr %33, align 4
  %96 = load i32, ptr %33, align 4
  %97 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %81, i64 noundef %82, ptr noundef @.str, i32 noundef %83, i32 noundef %84, i64 noundef %85, i64 noundef %86, i64 noundef %87, i32 noundef %90, double noundef %92, i32 noundef %93, i32 noundef %94, i32 noundef %96) #2
  %98 = sext i32 %97 to i64
  ret i64 %98
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca i8, align 1
  store double %0, ptr %2, align 8
  %7 = load atomic i64, ptr @total monotonic, align 8
  store i64 %7, ptr %4, align 8
  %8 = load double, ptr %4, align 8
  store double %8, ptr %3, align 8
  br label %9

9:                                                ; preds = %24, %1
  %10 = load double, ptr %3, align 8
  %11 = load double, ptr %2, align 8
  %12 = fadd double %10, %11
  store double %12, ptr %5, align 8
  %13 = load i64, ptr %3, align 8
  %14 = load i64, ptr %5, align 8
  %15 = cmpxchg weak ptr @total, i64 %13, i64 %14 acq_rel acquire, align 8
  %16 = extractvalue { i64, i1 } %15, 0
  %17 = extractvalue { i64, i1 } %15, 1
  br i1 %17, label %19, label %18

18:                                               ; preds = %9
  store i64 %16, ptr %3, align 8
  br label %19

19:                                               ; preds = %18, %9
  %20 = zext i1 %17 to i8
  store i8 %20, ptr %6, align 1
  %21 = load i8, ptr %6, align 1
  %22 = trunc i8 %21 to i1
  %23 = xor i1 %22, true
  br i1 %23, label %24, label %25

24:                                               ; preds = %19
  br label %9, !llvm.loop !7

25:                                               ; preds = %19
  ret void
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
