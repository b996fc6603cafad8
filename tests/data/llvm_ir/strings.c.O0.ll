; ModuleID = 'strings.c'
source_filename = "strings.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [11 x i8] c"%s %u %zu\0A\00", align 1
@words = internal constant [5 x ptr] [ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8, ptr @.str.9], align 16
@.str.1 = private unnamed_addr constant [5 x i8] c"[%s]\00", align 1
@table = internal constant [4 x [6 x i8]] [[6 x i8] c"alpha\00", [6 x i8] c"beta\00\00", [6 x i8] c"gamma\00", [6 x i8] zeroinitializer], align 16
@.str.2 = private unnamed_addr constant [13 x i8] c" %s %d %g %g\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"34+ 5*7/\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"1x\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"zero\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"three\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"\C3\A4\FF\22\\\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @run(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i64 0, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %10

10:                                               ; preds = %39, %2
  %11 = load i32, ptr %6, align 4
  %12 = zext i32 %11 to i64
  %13 = icmp ult i64 %12, 5
  br i1 %13, label %14, label %42

14:                                               ; preds = %10
  %15 = load ptr, ptr %3, align 8
  %16 = load i64, ptr %5, align 8
  %17 = getelementptr inbounds i8, ptr %15, i64 %16
  %18 = load i64, ptr %4, align 8
  %19 = load i64, ptr %5, align 8
  %20 = sub nsw i64 %18, %19
  %21 = load i32, ptr %6, align 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw [5 x ptr], ptr @words, i64 0, i64 %22
  %24 = load ptr, ptr %23, align 8
  %25 = load i32, ptr %6, align 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw [5 x ptr], ptr @words, i64 0, i64 %26
  %28 = load ptr, ptr %27, align 8
  %29 = call i32 @hash(ptr noundef %28)
  %30 = load i32, ptr %6, align 4
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw [5 x ptr], ptr @words, i64 0, i64 %31
  %33 = load ptr, ptr %32, align 8
  %34 = call i64 @strlen(ptr noundef %33) #4
  %35 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %17, i64 noundef %20, ptr noundef @.str, ptr noundef %24, i32 noundef %29, i64 noundef %34) #5
  %36 = sext i32 %35 to i64
  %37 = load i64, ptr %5, align 8
  %38 = add nsw i64 %37, %36
  store i64 %38, ptr %5, align 8
  br label %39

39:                                               ; preds = %14
  %40 = load i32, ptr %6, align 4
  %41 = add i32 %40, 1
  store i32 %41, ptr %6, align 4
  br label %10, !llvm.loop !5

42:                                               ; preds = %10
  store i32 0, ptr %7, align 4
  br label %43

43:                                               ; preds = %61, %42
  %44 = load i32, ptr %7, align 4
  %45 = icmp slt i32 %44, 4
  br i1 %45, label %46, label %64

46:                                               ; preds = %43
  %47 = load ptr, ptr %3, align 8
  %48 = load i64, ptr %5, align 8
  %49 = getelementptr inbounds i8, ptr %47, i64 %48
  %50 = load i64, ptr %4, align 8
  %51 = load i64, ptr %5, align 8
  %52 = sub nsw i64 %50, %51
  %53 = load i32, ptr %7, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [4 x [6 x i8]], ptr @table, i64 0, i64 %54
  %56 = getelementptr inbounds [6 x i8], ptr %55, i64 0, i64 0
  %57 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %49, i64 noundef %52, ptr noundef @.str.1, ptr noundef %56) #5
  %58 = sext i32 %57 to i64
  %59 = load i64, ptr %5, align 8
  %60 = add nsw i64 %59, %58
  store i64 %60, ptr %5, align 8
  br label %61

61:                                               ; preds = %46
  %62 = load i32, ptr %7, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %7, align 4
  br label %43, !llvm.loop !7

64:                                               ; preds = %43
  %65 = call noalias ptr @malloc(i64 noundef 32) #6
  store ptr %65, ptr %8, align 8
  %66 = load ptr, ptr %8, align 8
  %67 = load ptr, ptr getelementptr inbounds ([5 x ptr], ptr @words, i64 0, i64 3), align 8
  %68 = call ptr @strcpy(ptr noundef %66, ptr noundef %67) #5
  %69 = load ptr, ptr %8, align 8
  %70 = call ptr @strcat(ptr noundef %69, ptr noundef getelementptr inbounds ([4 x [6 x i8]], ptr @table, i64 0, i64 2)) #5
  %71 = load ptr, ptr %8, align 8
  store ptr %71, ptr %9, align 8
  br label %72

72:                                               ; preds = %93, %64
  %73 = load ptr, ptr %9, align 8
  %74 = load i8, ptr %73, align 1
  %75 = icmp ne i8 %74, 0
  br i1 %75, label %76, label %96

76:                                               ; preds = %72
  %77 = load ptr, ptr %9, align 8
  %78 = load i8, ptr %77, align 1
  %79 = sext i8 %78 to i32
  %80 = icmp sge i32 %79, 97
  br i1 %80, label %81, label %92

81:                                               ; preds = %76
  %82 = load ptr, ptr %9, align 8
  %83 = load i8, ptr %82, align 1
  %84 = sext i8 %83 to i32
  %85 = icmp sle i32 %84, 102
  br i1 %85, label %86, label %92

86:                                               ; preds = %81
  %87 = load ptr, ptr %9, align 8
  %88 = load i8, ptr %87, align 1
  %89 = sext i8 %88 to i32
  %90 = sub nsw i32 %89, 32
  %91 = trunc i32 %90 to i8
  store i8 %91, ptr %87, align 1
  br label %92

92:                                               ; preds = %86, %81, %76
  br label %93

93:                                               ; preds = %92
  %94 = load ptr, ptr %9, align 8
  %95 = getelementptr inbounds nuw i8, ptr %94, i32 1
  store ptr %95, ptr %9, align 8
  br label %72, !llvm.loop !8

96:                                               ; preds = %72
  %97 = load ptr, ptr %3, align 8
  %98 = load i64, ptr %5, align 8
  %99 = getelementptr inbounds i8, ptr %97, i64 %98
  %100 = load i64, ptr %4, align 8
  %101 = load i64, ptr %5, align 8
  %102 = sub nsw i64 %100, %101
  %103 = load ptr, ptr %8, align 8
  %104 = call double @evaluate(ptr noundef @.str.3)
  %105 = call double @evaluate(ptr noundef @.str.4)
  %106 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %99, i64 noundef %102, ptr noundef @.str.2, ptr noundef %103, i32 noundef 1, double noundef %104, double noundef %105) #5
  %107 = sext i32 %106 to i64
  %108 = load i64, ptr %5, align 8
  %109 = add nsw i64 %108, %107
  store i64 %109, ptr %5, align 8
  %110 = load ptr, ptr %8, align 8
  call void @free(ptr noundef %110) #5
  %111 = load i64, ptr %5, align 8
  ret i64 %111
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @hash(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 -2128831035, ptr %3, align 4
  br label %4

4:                                                ; preds = %8, %1
  %5 = load ptr, ptr %2, align 8
  %6 = load i8, ptr %5, align 1
  %7 = icmp ne i8 %6, 0
  br i1 %7, label %8, label %16

8:                                                ; preds = %4
  %9 = load i32, ptr %3, align 4
  %10 = load ptr, ptr %2, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i32 1
  store ptr %11, ptr %2, align 8
  %12 = load i8, ptr %10, align 1
  %13 = zext i8 %12 to i32
  %14 = xor i32 %9, %13
  %15 = mul i32 %14, 16777619
  store i32 %15, ptr %3, align 4
  br label %4, !llvm.loop !9

16:                                               ; preds = %4
  %17 = load i32, ptr %3, align 4
  ret i32 %17
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #2

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal double @evaluate(ptr noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca ptr, align 8
  %4 = alloca [16 x double], align 16
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 0, ptr %5, align 4
  br label %6

6:                                                ; preds = %79, %1
  %7 = load ptr, ptr %3, align 8
  %8 = load i8, ptr %7, align 1
  %9 = icmp ne i8 %8, 0
  br i1 %9, label %10, label %82

10:                                               ; preds = %6
  %11 = load ptr, ptr %3, align 8
  %12 = load i8, ptr %11, align 1
  %13 = sext i8 %12 to i32
  switch i32 %13, label %77 [
    i32 48, label %14
    i32 49, label %14
    i32 50, label %14
    i32 51, label %14
    i32 52, label %14
    i32 53, label %14
    i32 54, label %14
    i32 55, label %14
    i32 56, label %14
    i32 57, label %14
    i32 43, label %24
    i32 45, label %37
    i32 42, label %50
    i32 47, label %63
    i32 32, label %76
  ]

14:                                               ; preds = %10, %10, %10, %10, %10, %10, %10, %10, %10, %10
  %15 = load ptr, ptr %3, align 8
  %16 = load i8, ptr %15, align 1
  %17 = sext i8 %16 to i32
  %18 = sub nsw i32 %17, 48
  %19 = sitofp i32 %18 to double
  %20 = load i32, ptr %5, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %5, align 4
  %22 = sext i32 %20 to i64
  %23 = getelementptr inbounds [16 x double], ptr %4, i64 0, i64 %22
  store double %19, ptr %23, align 8
  br label %78

24:                                               ; preds = %10
  %25 = load i32, ptr %5, align 4
  %26 = add nsw i32 %25, -1
  store i32 %26, ptr %5, align 4
  %27 = load i32, ptr %5, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [16 x double], ptr %4, i64 0, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = load i32, ptr %5, align 4
  %32 = sub nsw i32 %31, 1
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [16 x double], ptr %4, i64 0, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fadd double %35, %30
  store double %36, ptr %34, align 8
  br label %78

37:                                               ; preds = %10
  %38 = load i32, ptr %5, align 4
  %39 = add nsw i32 %38, -1
  store i32 %39, ptr %5, align 4
  %40 = load i32, ptr %5, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [16 x double], ptr %4, i64 0, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = load i32, ptr %5, align 4
  %45 = sub nsw i32 %44, 1
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [16 x double], ptr %4, i64 0, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = fsub double %48, %43
  store double %49, ptr %47, align 8
  br label %78

50:                                               ; preds = %10
  %51 = load i32, ptr %5, align 4
  %52 = add nsw i32 %51, -1
  store i32 %52, ptr %5, align 4
  %53 = load i32, ptr %5, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [16 x double], ptr %4, i64 0, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = load i32, ptr %5, align 4
  %58 = sub nsw i32 %57, 1
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [16 x double], ptr %4, i64 0, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fmul double %61, %56
  store double %62, ptr %60, align 8
  br label %78

63:                                               ; preds = %10
  %64 = load i32, ptr %5, align 4
  %65 = add nsw i32 %64, -1
  store i32 %65, ptr %5, align 4
  %66 = load i32, ptr %5, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [16 x double], ptr %4, i64 0, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = load i32, ptr %5, align 4
  %71 = sub nsw i32 %70, 1
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [16 x double], ptr %4, i64 0, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = fdiv double %74, %69
  store double %75, ptr %73, align 8
  br label %78

76:                                               ; preds = %10
  br label %78

77:                                               ; preds = %10
  store double -1.000000e+00, ptr %2, align 8
  br label %85

78:                                               ; preds = %76, %63, %50, %37, %24, %14
  br label %79

79:                                               ; preds = %78
  %80 = load ptr, ptr %3, align 8
  %81 = getelementptr inbounds nuw i8, ptr %80, i32 1
  store ptr %81, ptr %3, align 8
  br label %6, !llvm.loop !10

82:                                               ; preds = %6
  %83 = getelementptr inbounds [16 x double], ptr %4, i64 0, i64 0
  %84 = load double, ptr %83, align 16
  store double %84, ptr %2, align 8
  br label %85

85:                                               ; preds = %82, %77
  %86 = load double, ptr %2, align 8
  ret double %86
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }

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
