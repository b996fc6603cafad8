; ModuleID = 'bit_fields.c'
source_filename = "bit_fields.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.flags = type { i16, double }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @bit_fields(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.flags, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store double 0.000000e+00, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %8

8:                                                ; preds = %55, %2
  %9 = load i32, ptr %6, align 4
  %10 = load i32, ptr %4, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %58

12:                                               ; preds = %8
  store i16 0, ptr %7, align 8
  %13 = load i32, ptr %6, align 4
  %14 = and i32 %13, 7
  %15 = trunc i32 %14 to i16
  %16 = load i16, ptr %7, align 8
  %17 = and i16 %15, 7
  %18 = and i16 %16, -8
  %19 = or i16 %18, %17
  store i16 %19, ptr %7, align 8
  %20 = load i32, ptr %6, align 4
  %21 = sub nsw i32 3, %20
  %22 = trunc i32 %21 to i16
  %23 = load i16, ptr %7, align 8
  %24 = and i16 %22, 31
  %25 = shl i16 %24, 3
  %26 = and i16 %23, -249
  %27 = or i16 %26, %25
  store i16 %27, ptr %7, align 8
  %28 = load i32, ptr %6, align 4
  %29 = srem i32 %28, 2
  %30 = trunc i32 %29 to i16
  %31 = load i16, ptr %7, align 8
  %32 = and i16 %30, 1
  %33 = shl i16 %32, 8
  %34 = and i16 %31, -257
  %35 = or i16 %34, %33
  store i16 %35, ptr %7, align 8
  %36 = getelementptr i8, ptr %7, i64 2
  call void @llvm.memset.p0.i64(ptr align 2 %36, i8 0, i64 6, i1 false)
  %37 = getelementptr inbounds nuw %struct.flags, ptr %7, i32 0, i32 1
  %38 = load ptr, ptr %3, align 8
  %39 = load i32, ptr %6, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %38, i64 %40
  %42 = load double, ptr %41, align 8
  store double %42, ptr %37, align 8
  %43 = load i32, ptr %6, align 4
  %44 = srem i32 %43, 3
  %45 = shl i32 1, %44
  %46 = xor i32 %45, -1
  %47 = and i32 7, %46
  %48 = getelementptr inbounds nuw { i64, double }, ptr %7, i32 0, i32 0
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw { i64, double }, ptr %7, i32 0, i32 1
  %51 = load double, ptr %50, align 8
  %52 = call double @apply(i64 %49, double %51, i32 noundef %47)
  %53 = load double, ptr %5, align 8
  %54 = fadd double %53, %52
  store double %54, ptr %5, align 8
  br label %55

55:                                               ; preds = %12
  %56 = load i32, ptr %6, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %6, align 4
  br label %8, !llvm.loop !5

58:                                               ; preds = %8
  %59 = load double, ptr %5, align 8
  ret double %59
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal double @apply(i64 %0, double %1, i32 noundef %2) #0 {
  %4 = alloca %struct.flags, align 8
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = getelementptr inbounds nuw { i64, double }, ptr %4, i32 0, i32 0
  store i64 %0, ptr %7, align 8
  %8 = getelementptr inbounds nuw { i64, double }, ptr %4, i32 0, i32 1
  store double %1, ptr %8, align 8
  store i32 %2, ptr %5, align 4
  %9 = getelementptr inbounds nuw %struct.flags, ptr %4, i32 0, i32 1
  %10 = load double, ptr %9, align 8
  store double %10, ptr %6, align 8
  %11 = load i32, ptr %5, align 4
  %12 = and i32 %11, 1
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %3
  %15 = load double, ptr %6, align 8
  %16 = load double, ptr %6, align 8
  %17 = fmul double %16, %15
  store double %17, ptr %6, align 8
  br label %18

18:                                               ; preds = %14, %3
  %19 = load i32, ptr %5, align 4
  %20 = and i32 %19, 2
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %25

22:                                               ; preds = %18
  %23 = load double, ptr %6, align 8
  %24 = fneg double %23
  store double %24, ptr %6, align 8
  br label %25

25:                                               ; preds = %22, %18
  %26 = load i32, ptr %5, align 4
  %27 = and i32 %26, 4
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %33

29:                                               ; preds = %25
  %30 = load double, ptr %6, align 8
  %31 = load double, ptr %6, align 8
  %32 = fadd double %31, %30
  store double %32, ptr %6, align 8
  br label %33

33:                                               ; preds = %29, %25
  %34 = load i16, ptr %4, align 8
  %35 = lshr i16 %34, 8
  %36 = and i16 %35, 1
  %37 = zext i16 %36 to i32
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %51

39:                                               ; preds = %33
  %40 = load double, ptr %6, align 8
  %41 = load i16, ptr %4, align 8
  %42 = and i16 %41, 7
  %43 = zext i16 %42 to i32
  %44 = sitofp i32 %43 to double
  %45 = load i16, ptr %4, align 8
  %46 = shl i16 %45, 8
  %47 = ashr i16 %46, 11
  %48 = sext i16 %47 to i32
  %49 = sitofp i32 %48 to double
  %50 = call double @llvm.fmuladd.f64(double %40, double %44, double %49)
  br label %53

51:                                               ; preds = %33
  %52 = load double, ptr %6, align 8
  br label %53

53:                                               ; preds = %51, %39
  %54 = phi double [ %50, %39 ], [ %52, %51 ]
  ret double %54
}

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
