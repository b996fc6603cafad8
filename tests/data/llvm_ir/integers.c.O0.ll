; ModuleID = 'integers.c'
source_filename = "integers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@start = dso_local global i64 1, align 8
@.str = private unnamed_addr constant [63 x i8] c"%lx %d %lx %lx %d %lx | %d %d %d %d | %x %x %lx | %d %d %ld %d\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @run(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i128, align 16
  %10 = alloca i128, align 16
  %11 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %12 = load i64, ptr @start, align 8
  store i64 %12, ptr %5, align 8
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %13

13:                                               ; preds = %41, %2
  %14 = load i32, ptr %8, align 4
  %15 = icmp slt i32 %14, 20
  br i1 %15, label %16, label %44

16:                                               ; preds = %13
  %17 = load i64, ptr %5, align 8
  %18 = load i32, ptr %8, align 4
  %19 = sext i32 %18 to i64
  %20 = add i64 %17, %19
  %21 = call i64 @mix(i64 noundef %20)
  store i64 %21, ptr %5, align 8
  %22 = load i64, ptr %5, align 8
  %23 = icmp slt i64 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %16
  %25 = load i32, ptr %8, align 4
  %26 = sub nsw i32 0, %25
  br label %29

27:                                               ; preds = %16
  %28 = load i32, ptr %8, align 4
  br label %29

29:                                               ; preds = %27, %24
  %30 = phi i32 [ %26, %24 ], [ %28, %27 ]
  %31 = load i32, ptr %7, align 4
  %32 = add nsw i32 %31, %30
  store i32 %32, ptr %7, align 4
  %33 = load i64, ptr %5, align 8
  %34 = urem i64 %33, 7
  %35 = trunc i64 %34 to i32
  %36 = load i32, ptr %8, align 4
  %37 = and i32 %36, 3
  %38 = shl i32 %35, %37
  %39 = load i32, ptr %7, align 4
  %40 = xor i32 %39, %38
  store i32 %40, ptr %7, align 4
  br label %41

41:                                               ; preds = %29
  %42 = load i32, ptr %8, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %8, align 4
  br label %13, !llvm.loop !5

44:                                               ; preds = %13
  %45 = load i64, ptr %5, align 8
  %46 = zext i64 %45 to i128
  %47 = mul i128 %46, 81985529216486895
  store i128 %47, ptr %9, align 16
  %48 = load i128, ptr %9, align 16
  %49 = udiv i128 %48, 1000000007
  store i128 %49, ptr %10, align 16
  %50 = load i64, ptr %5, align 8
  %51 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %50, i64 3)
  %52 = extractvalue { i64, i1 } %51, 1
  %53 = extractvalue { i64, i1 } %51, 0
  store i64 %53, ptr %6, align 8
  %54 = zext i1 %52 to i32
  store i32 %54, ptr %11, align 4
  %55 = load ptr, ptr %3, align 8
  %56 = load i64, ptr %4, align 8
  %57 = load i64, ptr %5, align 8
  %58 = load i32, ptr %7, align 4
  %59 = load i128, ptr %9, align 16
  %60 = lshr i128 %59, 64
  %61 = trunc i128 %60 to i64
  %62 = load i128, ptr %10, align 16
  %63 = trunc i128 %62 to i64
  %64 = load i32, ptr %11, align 4
  %65 = load i64, ptr %6, align 8
  %66 = load i64, ptr %5, align 8
  %67 = and i64 %66, 7
  %68 = trunc i64 %67 to i32
  %69 = call i32 @saturate(i32 noundef 2147483647, i32 noundef %68)
  %70 = call i32 @saturate(i32 noundef -2147483648, i32 noundef -1)
  %71 = call i32 @saturate(i32 noundef 3, i32 noundef -5)
  %72 = load i64, ptr %5, align 8
  %73 = call i64 @llvm.ctpop.i64(i64 %72)
  %74 = trunc i64 %73 to i32
  %75 = load i64, ptr %5, align 8
  %76 = trunc i64 %75 to i32
  %77 = call i32 @rotate(i32 noundef %76, i32 noundef 9)
  %78 = load i64, ptr %5, align 8
  %79 = trunc i64 %78 to i32
  %80 = call i32 @llvm.bswap.i32(i32 %79)
  %81 = load i64, ptr %5, align 8
  %82 = call i64 @llvm.bitreverse.i64(i64 %81)
  %83 = load i64, ptr %5, align 8
  %84 = call i64 @llvm.ctlz.i64(i64 %83, i1 true)
  %85 = trunc i64 %84 to i32
  %86 = load i64, ptr %5, align 8
  %87 = shl i64 %86, 5
  %88 = call i64 @llvm.cttz.i64(i64 %87, i1 true)
  %89 = trunc i64 %88 to i32
  %90 = load i64, ptr %5, align 8
  %91 = trunc i64 %90 to i8
  %92 = load i64, ptr %5, align 8
  %93 = lshr i64 %92, 8
  %94 = trunc i64 %93 to i8
  %95 = load i64, ptr %5, align 8
  %96 = trunc i64 %95 to i16
  %97 = load i64, ptr %5, align 8
  %98 = trunc i64 %97 to i16
  %99 = load i64, ptr %5, align 8
  %100 = icmp ne i64 %99, 0
  %101 = call i64 @narrow(i8 noundef signext %91, i8 noundef zeroext %94, i16 noundef signext %96, i16 noundef zeroext %98, i1 noundef zeroext %100)
  %102 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %55, i64 noundef %56, ptr noundef @.str, i64 noundef %57, i32 noundef %58, i64 noundef %61, i64 noundef %63, i32 noundef %64, i64 noundef %65, i32 noundef %69, i32 noundef %70, i32 noundef %71, i32 noundef %74, i32 noundef %77, i32 noundef %80, i64 noundef %82, i32 noundef %85, i32 noundef %89, i64 noundef %101, i32 noundef -307) #4
  %103 = sext i32 %102 to i64
  ret i64 %103
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @mix(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = lshr i64 %3, 33
  %5 = load i64, ptr %2, align 8
  %6 = xor i64 %5, %4
  store i64 %6, ptr %2, align 8
  %7 = load i64, ptr %2, align 8
  %8 = mul i64 %7, -49064778989728563
  store i64 %8, ptr %2, align 8
  %9 = load i64, ptr %2, align 8
  %10 = load i64, ptr %2, align 8
  %11 = lshr i64 %10, 29
  %12 = xor i64 %9, %11
  ret i64 %12
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #1

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @saturate(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %7 = load i32, ptr %4, align 4
  %8 = load i32, ptr %5, align 4
  %9 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %7, i32 %8)
  %10 = extractvalue { i32, i1 } %9, 1
  %11 = extractvalue { i32, i1 } %9, 0
  store i32 %11, ptr %6, align 4
  br i1 %10, label %12, label %17

12:                                               ; preds = %2
  %13 = load i32, ptr %4, align 4
  %14 = icmp slt i32 %13, 0
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 -2147483648, i32 2147483647
  store i32 %16, ptr %3, align 4
  br label %19

17:                                               ; preds = %2
  %18 = load i32, ptr %6, align 4
  store i32 %18, ptr %3, align 4
  br label %19

19:                                               ; preds = %17, %12
  %20 = load i32, ptr %3, align 4
  ret i32 %20
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @rotate(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = and i32 %6, 31
  %8 = shl i32 %5, %7
  %9 = load i32, ptr %3, align 4
  %10 = load i32, ptr %4, align 4
  %11 = sub nsw i32 0, %10
  %12 = and i32 %11, 31
  %13 = lshr i32 %9, %12
  %14 = or i32 %8, %13
  ret i32 %14
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @narrow(i8 noundef signext %0, i8 noundef zeroext %1, i16 noundef signext %2, i16 noundef zeroext %3, i1 noundef zeroext %4) #0 {
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  %8 = alloca i16, align 2
  %9 = alloca i16, align 2
  %10 = alloca i8, align 1
  store i8 %0, ptr %6, align 1
  store i8 %1, ptr %7, align 1
  store i16 %2, ptr %8, align 2
  store i16 %3, ptr %9, align 2
  %11 = zext i1 %4 to i8
  store i8 %11, ptr %10, align 1
  %12 = load i8, ptr %6, align 1
  %13 = sext i8 %12 to i64
  %14 = load i8, ptr %7, align 1
  %15 = zext i8 %14 to i64
  %16 = mul nsw i64 3, %15
  %17 = add nsw i64 %13, %16
  %18 = load i16, ptr %8, align 2
  %19 = sext i16 %18 to i64
  %20 = mul nsw i64 5, %19
  %21 = add nsw i64 %17, %20
  %22 = load i16, ptr %9, align 2
  %23 = zext i16 %22 to i64
  %24 = mul nsw i64 7, %23
  %25 = add nsw i64 %21, %24
  %26 = load i8, ptr %10, align 1
  %27 = trunc i8 %26 to i1
  %28 = zext i1 %27 to i64
  %29 = add nsw i64 %25, %28
  ret i64 %29
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
