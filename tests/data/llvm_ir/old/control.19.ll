; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.run.tests = private unnamed_addr constant [9 x i64] [i64 -100, i64 -1, i64 0, i64 2, i64 3, i64 5, i64 9, i64 10, i64 1000000], align 16
@__const.run.x = private unnamed_addr constant [8 x double] [double 3.000000e+00, double 1.000000e+00, double 4.000000e+00, double 1.000000e+00, double 5.000000e+00, double 9.000000e+00, double 2.000000e+00, double 6.000000e+00], align 16
@.str = private unnamed_addr constant [4 x i8] c"bab\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"%d %d %d %g %g %s %d %d\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @run(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca [12 x i32], align 16
  %6 = alloca i32, align 4
  %7 = alloca [9 x i64], align 16
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [8 x double], align 16
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i32 0, ptr %6, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 16 @__const.run.tests, i64 72, i1 false)
  store i32 0, ptr %8, align 4
  br label %13

13:                                               ; preds = %25, %2
  %14 = load i32, ptr %8, align 4
  %15 = icmp slt i32 %14, 9
  br i1 %15, label %16, label %28

16:                                               ; preds = %13
  %17 = load i32, ptr %6, align 4
  %18 = mul nsw i32 %17, 7
  %19 = load i32, ptr %8, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [9 x i64], ptr %7, i64 0, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = call i32 @classify(i64 noundef %22)
  %24 = add nsw i32 %18, %23
  store i32 %24, ptr %6, align 4
  br label %25

25:                                               ; preds = %16
  %26 = load i32, ptr %8, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %8, align 4
  br label %13, !llvm.loop !5

28:                                               ; preds = %13
  store i32 0, ptr %9, align 4
  br label %29

29:                                               ; preds = %40, %28
  %30 = load i32, ptr %9, align 4
  %31 = icmp slt i32 %30, 12
  br i1 %31, label %32, label %43

32:                                               ; preds = %29
  %33 = load i32, ptr %9, align 4
  %34 = load i32, ptr %9, align 4
  %35 = mul nsw i32 %33, %34
  %36 = srem i32 %35, 13
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [12 x i32], ptr %5, i64 0, i64 %38
  store i32 %36, ptr %39, align 4
  br label %40

40:                                               ; preds = %32
  %41 = load i32, ptr %9, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %9, align 4
  br label %29, !llvm.loop !7

43:                                               ; preds = %29
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %10, ptr align 16 @__const.run.x, i64 64, i1 false)
  %44 = alloca i8, i64 20, align 16
  store ptr %44, ptr %11, align 8
  %45 = load ptr, ptr %11, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %45, i8 97, i64 19, i1 false)
  %46 = load ptr, ptr %11, align 8
  %47 = getelementptr inbounds i8, ptr %46, i64 19
  store i8 0, ptr %47, align 1
  %48 = load ptr, ptr %11, align 8
  %49 = getelementptr inbounds i8, ptr %48, i64 3
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %49, ptr align 1 @.str, i64 3, i1 false)
  %50 = load ptr, ptr %11, align 8
  %51 = getelementptr inbounds i8, ptr %50, i64 5
  %52 = load ptr, ptr %11, align 8
  %53 = getelementptr inbounds i8, ptr %52, i64 2
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %51, ptr align 1 %53, i64 10, i1 false)
  store i32 0, ptr %12, align 4
  br label %54

54:                                               ; preds = %63, %43
  %55 = load i32, ptr %12, align 4
  %56 = icmp eq i32 %55, 3
  br i1 %56, label %57, label %58

57:                                               ; preds = %54
  br label %63

58:                                               ; preds = %54
  %59 = load i32, ptr %12, align 4
  %60 = icmp sgt i32 %59, 6
  br i1 %60, label %61, label %62

61:                                               ; preds = %58
  br label %67

62:                                               ; preds = %58
  br label %63

63:                                               ; preds = %62, %57
  %64 = load i32, ptr %12, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %12, align 4
  %66 = icmp slt i32 %65, 10
  br i1 %66, label %54, label %67, !llvm.loop !8

67:                                               ; preds = %63, %61
  %68 = load ptr, ptr %3, align 8
  %69 = load i64, ptr %4, align 8
  %70 = load i32, ptr %6, align 4
  %71 = getelementptr inbounds [12 x i32], ptr %5, i64 0, i64 0
  %72 = call i32 @search(ptr noundef %71, i32 noundef 3, i32 noundef 4, i32 noundef 10)
  %73 = getelementptr inbounds [12 x i32], ptr %5, i64 0, i64 0
  %74 = call i32 @search(ptr noundef %73, i32 noundef 3, i32 noundef 4, i32 noundef 11)
  %75 = getelementptr inbounds [8 x double], ptr %10, i64 0, i64 0
  %76 = call double @median(ptr noundef %75, i32 noundef 8)
  %77 = getelementptr inbounds [8 x double], ptr %10, i64 0, i64 0
  %78 = getelementptr inbounds double, ptr %77, i64 1
  %79 = call double @median(ptr noundef %78, i32 noundef 7)
  %80 = load ptr, ptr %11, align 8
  %81 = load ptr, ptr %11, align 8
  %82 = call i32 @machine(ptr noundef %81)
  %83 = load i32, ptr %12, align 4
  %84 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %68, i64 noundef %69, ptr noundef @.str.1, i32 noundef %70, i32 noundef %72, i32 noundef %74, double noundef %76, double noundef %79, ptr noundef %80, i32 noundef %82, i32 noundef %83) #5
  %85 = sext i32 %84 to i64
  ret i64 %85
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @classify(i64 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  %4 = load i64, ptr %3, align 8
  switch i64 %4, label %9 [
    i64 -100, label %5
    i64 0, label %6
    i64 1, label %6
    i64 2, label %6
    i64 1000000, label %7
    i64 5, label %8
    i64 6, label %8
    i64 7, label %8
    i64 8, label %8
    i64 9, label %8
  ]

5:                                                ; preds = %1
  store i32 1, ptr %2, align 4
  br label %14

6:                                                ; preds = %1, %1, %1
  store i32 2, ptr %2, align 4
  br label %14

7:                                                ; preds = %1
  store i32 3, ptr %2, align 4
  br label %14

8:                                                ; preds = %1, %1, %1, %1, %1
  store i32 4, ptr %2, align 4
  br label %14

9:                                                ; preds = %1
  %10 = load i64, ptr %3, align 8
  %11 = icmp slt i64 %10, 0
  %12 = zext i1 %11 to i64
  %13 = select i1 %11, i32 5, i32 6
  store i32 %13, ptr %2, align 4
  br label %14

14:                                               ; preds = %9, %8, %7, %6, %5
  %15 = load i32, ptr %2, align 4
  ret i32 %15
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @search(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %12

12:                                               ; preds = %43, %4
  %13 = load i32, ptr %10, align 4
  %14 = load i32, ptr %7, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %46

16:                                               ; preds = %12
  store i32 0, ptr %11, align 4
  br label %17

17:                                               ; preds = %39, %16
  %18 = load i32, ptr %11, align 4
  %19 = load i32, ptr %8, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %42

21:                                               ; preds = %17
  %22 = load ptr, ptr %6, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load i32, ptr %8, align 4
  %25 = mul nsw i32 %23, %24
  %26 = load i32, ptr %11, align 4
  %27 = add nsw i32 %25, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %22, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %9, align 4
  %32 = icmp eq i32 %30, %31
  br i1 %32, label %33, label %38

33:                                               ; preds = %21
  %34 = load i32, ptr %10, align 4
  %35 = mul nsw i32 %34, 100
  %36 = load i32, ptr %11, align 4
  %37 = add nsw i32 %35, %36
  store i32 %37, ptr %7, align 4
  br label %47

38:                                               ; preds = %21
  br label %39

39:                                               ; preds = %38
  %40 = load i32, ptr %11, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %11, align 4
  br label %17, !llvm.loop !9

42:                                               ; preds = %17
  br label %43

43:                                               ; preds = %42
  %44 = load i32, ptr %10, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %10, align 4
  br label %12, !llvm.loop !10

46:                                               ; preds = %12
  store i32 -1, ptr %5, align 4
  br label %49

47:                                               ; preds = %33
  %48 = load i32, ptr %7, align 4
  store i32 %48, ptr %5, align 4
  br label %49

49:                                               ; preds = %47, %46
  %50 = load i32, ptr %5, align 4
  ret i32 %50
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @median(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %10 = load i32, ptr %4, align 4
  %11 = zext i32 %10 to i64
  %12 = call ptr @llvm.stacksave.p0()
  store ptr %12, ptr %5, align 8
  %13 = alloca double, i64 %11, align 16
  store i64 %11, ptr %6, align 8
  %14 = load ptr, ptr %3, align 8
  %15 = load i32, ptr %4, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %16, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %13, ptr align 8 %14, i64 %17, i1 false)
  store i32 1, ptr %7, align 4
  br label %18

18:                                               ; preds = %58, %2
  %19 = load i32, ptr %7, align 4
  %20 = load i32, ptr %4, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %61

22:                                               ; preds = %18
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %13, i64 %24
  %26 = load double, ptr %25, align 8
  store double %26, ptr %8, align 8
  %27 = load i32, ptr %7, align 4
  store i32 %27, ptr %9, align 4
  br label %28

28:                                               ; preds = %50, %22
  %29 = load i32, ptr %9, align 4
  %30 = icmp sgt i32 %29, 0
  br i1 %30, label %31, label %39

31:                                               ; preds = %28
  %32 = load i32, ptr %9, align 4
  %33 = sub nsw i32 %32, 1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %13, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = load double, ptr %8, align 8
  %38 = fcmp ogt double %36, %37
  br label %39

39:                                               ; preds = %31, %28
  %40 = phi i1 [ false, %28 ], [ %38, %31 ]
  br i1 %40, label %41, label %53

41:                                               ; preds = %39
  %42 = load i32, ptr %9, align 4
  %43 = sub nsw i32 %42, 1
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %13, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = load i32, ptr %9, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %13, i64 %48
  store double %46, ptr %49, align 8
  br label %50

50:                                               ; preds = %41
  %51 = load i32, ptr %9, align 4
  %52 = add nsw i32 %51, -1
  store i32 %52, ptr %9, align 4
  br label %28, !llvm.loop !11

53:                                               ; preds = %39
  %54 = load double, ptr %8, align 8
  %55 = load i32, ptr %9, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %13, i64 %56
  store double %54, ptr %57, align 8
  br label %58

58:                                               ; preds = %53
  %59 = load i32, ptr %7, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %7, align 4
  br label %18, !llvm.loop !12

61:                                               ; preds = %18
  %62 = load i32, ptr %4, align 4
  %63 = srem i32 %62, 2
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %65, label %71

65:                                               ; preds = %61
  %66 = load i32, ptr %4, align 4
  %67 = sdiv i32 %66, 2
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %13, i64 %68
  %70 = load double, ptr %69, align 8
  br label %85

71:                                               ; preds = %61
  %72 = load i32, ptr %4, align 4
  %73 = sdiv i32 %72, 2
  %74 = sub nsw i32 %73, 1
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr %13, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = load i32, ptr %4, align 4
  %79 = sdiv i32 %78, 2
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr %13, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = fadd double %77, %82
  %84 = fdiv double %83, 2.000000e+00
  br label %85

85:                                               ; preds = %71, %65
  %86 = phi double [ %70, %65 ], [ %84, %71 ]
  %87 = load ptr, ptr %5, align 8
  call void @llvm.stackrestore.p0(ptr %87)
  ret double %86
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @machine(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 0, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %6

6:                                                ; preds = %51, %1
  %7 = load i32, ptr %4, align 4
  switch i32 %7, label %37 [
    i32 0, label %8
    i32 1, label %22
  ]

8:                                                ; preds = %6
  %9 = load ptr, ptr %3, align 8
  %10 = load i8, ptr %9, align 1
  %11 = sext i8 %10 to i32
  %12 = icmp eq i32 %11, 97
  br i1 %12, label %13, label %14

13:                                               ; preds = %8
  store i32 1, ptr %4, align 4
  br label %21

14:                                               ; preds = %8
  %15 = load ptr, ptr %3, align 8
  %16 = load i8, ptr %15, align 1
  %17 = icmp ne i8 %16, 0
  br i1 %17, label %20, label %18

18:                                               ; preds = %14
  %19 = load i32, ptr %5, align 4
  store i32 %19, ptr %2, align 4
  br label %54

20:                                               ; preds = %14
  br label %21

21:                                               ; preds = %20, %13
  br label %42

22:                                               ; preds = %6
  %23 = load ptr, ptr %3, align 8
  %24 = load i8, ptr %23, align 1
  %25 = sext i8 %24 to i32
  %26 = icmp eq i32 %25, 98
  br i1 %26, label %27, label %28

27:                                               ; preds = %22
  br label %35

28:                                               ; preds = %22
  %29 = load ptr, ptr %3, align 8
  %30 = load i8, ptr %29, align 1
  %31 = sext i8 %30 to i32
  %32 = icmp eq i32 %31, 97
  %33 = zext i1 %32 to i64
  %34 = select i1 %32, i32 1, i32 0
  br label %35

35:                                               ; preds = %28, %27
  %36 = phi i32 [ 2, %27 ], [ %34, %28 ]
  store i32 %36, ptr %4, align 4
  br label %42

37:                                               ; preds = %6
  %38 = load i32, ptr %5, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %5, align 4
  store i32 0, ptr %4, align 4
  %40 = load ptr, ptr %3, align 8
  %41 = getelementptr inbounds i8, ptr %40, i32 -1
  store ptr %41, ptr %3, align 8
  br label %42

42:                                               ; preds = %37, %35, %21
  %43 = load ptr, ptr %3, align 8
  %44 = load i8, ptr %43, align 1
  %45 = icmp ne i8 %44, 0
  br i1 %45, label %51, label %46

46:                                               ; preds = %42
  %47 = load i32, ptr %5, align 4
  %48 = mul nsw i32 %47, 10
  %49 = load i32, ptr %4, align 4
  %50 = add nsw i32 %48, %49
  store i32 %50, ptr %2, align 4
  br label %54

51:                                               ; preds = %42
  %52 = load ptr, ptr %3, align 8
  %53 = getelementptr inbounds i8, ptr %52, i32 1
  store ptr %53, ptr %3, align 8
  br label %6

54:                                               ; preds = %46, %18
  %55 = load i32, ptr %2, align 4
  ret i32 %55
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind willreturn }
attributes #5 = { nounwind }

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
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
