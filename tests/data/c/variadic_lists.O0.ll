; ModuleID = 'variadic_lists.c'
source_filename = "variadic_lists.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.point = type { double, double }
%struct.record = type { [3 x double] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [5 x i8] c"dida\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @variadic_lists(ptr noundef %0, double noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  %5 = alloca %struct.point, align 8
  %6 = alloca %struct.record, align 8
  %7 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.point, ptr %5, i32 0, i32 0
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds double, ptr %9, i64 0
  %11 = load double, ptr %10, align 8
  store double %11, ptr %8, align 8
  %12 = getelementptr inbounds nuw %struct.point, ptr %5, i32 0, i32 1
  %13 = load double, ptr %4, align 8
  store double %13, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.record, ptr %6, i32 0, i32 0
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds double, ptr %15, i64 0
  %17 = load double, ptr %16, align 8
  store double %17, ptr %14, align 8
  %18 = getelementptr inbounds double, ptr %14, i64 1
  store double 1.000000e+00, ptr %18, align 8
  %19 = getelementptr inbounds double, ptr %14, i64 2
  %20 = load double, ptr %4, align 8
  store double %20, ptr %19, align 8
  %21 = load double, ptr %4, align 8
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds double, ptr %22, i64 1
  %24 = load double, ptr %23, align 8
  %25 = load double, ptr %4, align 8
  %26 = fmul double %24, %25
  %27 = load ptr, ptr %3, align 8
  %28 = call double (ptr, ...) @evaluate(ptr noundef @.str, double noundef %21, i32 noundef 3, double noundef %26, ptr noundef %27)
  %29 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %36 = load double, ptr %35, align 8
  %37 = call double (i32, ...) @volumes(i32 noundef 2, double %30, double %32, ptr noundef byval(%struct.record) align 8 %6, double %34, double %36, ptr noundef byval(%struct.record) align 8 %6)
  %38 = fmul double %28, %37
  store double %38, ptr %7, align 8
  %39 = load double, ptr %7, align 8
  %40 = load double, ptr %4, align 8
  %41 = load ptr, ptr %3, align 8
  %42 = getelementptr inbounds double, ptr %41, i64 0
  %43 = load double, ptr %42, align 8
  %44 = load ptr, ptr %3, align 8
  %45 = getelementptr inbounds double, ptr %44, i64 1
  %46 = load double, ptr %45, align 8
  %47 = load double, ptr %7, align 8
  %48 = call double (i32, ...) @both(i32 noundef 10, double noundef 1.000000e+00, double noundef %40, double noundef 1.000000e+00, double noundef %43, double noundef 1.000000e+00, double noundef 1.000000e+00, double noundef 1.000000e+00, double noundef 1.000000e+00, double noundef %46, double noundef %47)
  %49 = fmul double %39, %48
  ret double %49
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @evaluate(ptr noundef %0, ...) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca double, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  store double 1.000000e+00, ptr %4, align 8
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %6)
  br label %7

7:                                                ; preds = %84, %1
  %8 = load ptr, ptr %2, align 8
  %9 = load i8, ptr %8, align 1
  %10 = icmp ne i8 %9, 0
  br i1 %10, label %11, label %87

11:                                               ; preds = %7
  %12 = load ptr, ptr %2, align 8
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  switch i32 %14, label %83 [
    i32 105, label %15
    i32 100, label %35
    i32 97, label %55
  ]

15:                                               ; preds = %11
  %16 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %17 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %16, i32 0, i32 0
  %18 = load i32, ptr %17, align 16
  %19 = icmp ule i32 %18, 40
  br i1 %19, label %20, label %25

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %16, i32 0, i32 3
  %22 = load ptr, ptr %21, align 16
  %23 = getelementptr i8, ptr %22, i32 %18
  %24 = add i32 %18, 8
  store i32 %24, ptr %17, align 16
  br label %29

25:                                               ; preds = %15
  %26 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %16, i32 0, i32 2
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr i8, ptr %27, i32 8
  store ptr %28, ptr %26, align 8
  br label %29

29:                                               ; preds = %25, %20
  %30 = phi ptr [ %23, %20 ], [ %27, %25 ]
  %31 = load i32, ptr %30, align 4
  %32 = sitofp i32 %31 to double
  %33 = load double, ptr %4, align 8
  %34 = fmul double %33, %32
  store double %34, ptr %4, align 8
  br label %83

35:                                               ; preds = %11
  %36 = load double, ptr %4, align 8
  %37 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %38 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %37, i32 0, i32 1
  %39 = load i32, ptr %38, align 4
  %40 = icmp ule i32 %39, 160
  br i1 %40, label %41, label %46

41:                                               ; preds = %35
  %42 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %37, i32 0, i32 3
  %43 = load ptr, ptr %42, align 16
  %44 = getelementptr i8, ptr %43, i32 %39
  %45 = add i32 %39, 16
  store i32 %45, ptr %38, align 4
  br label %50

46:                                               ; preds = %35
  %47 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %37, i32 0, i32 2
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr i8, ptr %48, i32 8
  store ptr %49, ptr %47, align 8
  br label %50

50:                                               ; preds = %46, %41
  %51 = phi ptr [ %44, %41 ], [ %48, %46 ]
  %52 = load double, ptr %51, align 8
  %53 = load double, ptr %4, align 8
  %54 = call double @llvm.fmuladd.f64(double %36, double %52, double %53)
  store double %54, ptr %4, align 8
  br label %83

55:                                               ; preds = %11
  %56 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %57 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %56, i32 0, i32 0
  %58 = load i32, ptr %57, align 16
  %59 = icmp ule i32 %58, 40
  br i1 %59, label %60, label %65

60:                                               ; preds = %55
  %61 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %56, i32 0, i32 3
  %62 = load ptr, ptr %61, align 16
  %63 = getelementptr i8, ptr %62, i32 %58
  %64 = add i32 %58, 8
  store i32 %64, ptr %57, align 16
  br label %69

65:                                               ; preds = %55
  %66 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %56, i32 0, i32 2
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr i8, ptr %67, i32 8
  store ptr %68, ptr %66, align 8
  br label %69

69:                                               ; preds = %65, %60
  %70 = phi ptr [ %63, %60 ], [ %67, %65 ]
  %71 = load ptr, ptr %70, align 8
  store ptr %71, ptr %5, align 8
  %72 = load ptr, ptr %5, align 8
  %73 = getelementptr inbounds double, ptr %72, i64 0
  %74 = load double, ptr %73, align 8
  %75 = load ptr, ptr %5, align 8
  %76 = getelementptr inbounds double, ptr %75, i64 1
  %77 = load double, ptr %76, align 8
  %78 = load double, ptr %4, align 8
  %79 = call double @llvm.fmuladd.f64(double %74, double %77, double %78)
  store double %79, ptr %4, align 8
  %80 = load double, ptr %4, align 8
  %81 = load ptr, ptr %5, align 8
  %82 = getelementptr inbounds double, ptr %81, i64 0
  store double %80, ptr %82, align 8
  br label %83

83:                                               ; preds = %11, %69, %50, %29
  br label %84

84:                                               ; preds = %83
  %85 = load ptr, ptr %2, align 8
  %86 = getelementptr inbounds nuw i8, ptr %85, i32 1
  store ptr %86, ptr %2, align 8
  br label %7, !llvm.loop !5

87:                                               ; preds = %7
  %88 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %88)
  %89 = load double, ptr %4, align 8
  ret double %89
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @volumes(i32 noundef %0, ...) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca double, align 8
  %5 = alloca %struct.point, align 8
  %6 = alloca %struct.point, align 8
  %7 = alloca %struct.record, align 8
  store i32 %0, ptr %2, align 4
  store double 0.000000e+00, ptr %4, align 8
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %8)
  br label %9

9:                                                ; preds = %32, %1
  %10 = load i32, ptr %2, align 4
  %11 = add nsw i32 %10, -1
  store i32 %11, ptr %2, align 4
  %12 = icmp sgt i32 %10, 0
  br i1 %12, label %13, label %56

13:                                               ; preds = %9
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %15 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %14, i32 0, i32 1
  %16 = load i32, ptr %15, align 4
  %17 = icmp ule i32 %16, 144
  br i1 %17, label %18, label %28

18:                                               ; preds = %13
  %19 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %14, i32 0, i32 3
  %20 = load ptr, ptr %19, align 16
  %21 = getelementptr i8, ptr %20, i32 %16
  %22 = getelementptr inbounds i8, ptr %21, i64 16
  %23 = load double, ptr %21, align 16
  %24 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  store double %23, ptr %24, align 8
  %25 = load double, ptr %22, align 16
  %26 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  store double %25, ptr %26, align 8
  %27 = add i32 %16, 32
  store i32 %27, ptr %15, align 4
  br label %32

28:                                               ; preds = %13
  %29 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %14, i32 0, i32 2
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr i8, ptr %30, i32 16
  store ptr %31, ptr %29, align 8
  br label %32

32:                                               ; preds = %28, %18
  %33 = phi ptr [ %6, %18 ], [ %30, %28 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %33, i64 16, i1 false)
  %34 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %35 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %34, i32 0, i32 2
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr i8, ptr %36, i32 24
  store ptr %37, ptr %35, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %36, i64 24, i1 false)
  %38 = getelementptr inbounds nuw %struct.point, ptr %5, i32 0, i32 0
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds nuw %struct.point, ptr %5, i32 0, i32 1
  %41 = load double, ptr %40, align 8
  %42 = fmul double %39, %41
  %43 = getelementptr inbounds nuw %struct.record, ptr %7, i32 0, i32 0
  %44 = getelementptr inbounds [3 x double], ptr %43, i64 0, i64 0
  %45 = load double, ptr %44, align 8
  %46 = fmul double %42, %45
  %47 = getelementptr inbounds nuw %struct.record, ptr %7, i32 0, i32 0
  %48 = getelementptr inbounds [3 x double], ptr %47, i64 0, i64 1
  %49 = load double, ptr %48, align 8
  %50 = fmul double %46, %49
  %51 = getelementptr inbounds nuw %struct.record, ptr %7, i32 0, i32 0
  %52 = getelementptr inbounds [3 x double], ptr %51, i64 0, i64 2
  %53 = load double, ptr %52, align 8
  %54 = load double, ptr %4, align 8
  %55 = call double @llvm.fmuladd.f64(double %50, double %53, double %54)
  store double %55, ptr %4, align 8
  br label %9, !llvm.loop !7

56:                                               ; preds = %9
  %57 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %57)
  %58 = load double, ptr %4, align 8
  ret double %58
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @both(i32 noundef %0, ...) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %7)
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_copy.p0(ptr %8, ptr %9)
  %10 = load i32, ptr %2, align 4
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %12 = call double @product(i32 noundef %10, ptr noundef %11)
  store double %12, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %13

13:                                               ; preds = %39, %1
  %14 = load i32, ptr %6, align 4
  %15 = load i32, ptr %2, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %42

17:                                               ; preds = %13
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %19 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %18, i32 0, i32 1
  %20 = load i32, ptr %19, align 4
  %21 = icmp ule i32 %20, 160
  br i1 %21, label %22, label %27

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %18, i32 0, i32 3
  %24 = load ptr, ptr %23, align 16
  %25 = getelementptr i8, ptr %24, i32 %20
  %26 = add i32 %20, 16
  store i32 %26, ptr %19, align 4
  br label %31

27:                                               ; preds = %17
  %28 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %18, i32 0, i32 2
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr i8, ptr %29, i32 8
  store ptr %30, ptr %28, align 8
  br label %31

31:                                               ; preds = %27, %22
  %32 = phi ptr [ %25, %22 ], [ %29, %27 ]
  %33 = load double, ptr %32, align 8
  %34 = call double @sin(double noundef %33) #5
  %35 = load i32, ptr %6, align 4
  %36 = sitofp i32 %35 to double
  %37 = load double, ptr %5, align 8
  %38 = call double @llvm.fmuladd.f64(double %34, double %36, double %37)
  store double %38, ptr %5, align 8
  br label %39

39:                                               ; preds = %31
  %40 = load i32, ptr %6, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %6, align 4
  br label %13, !llvm.loop !8

42:                                               ; preds = %13
  %43 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %43)
  %44 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %44)
  %45 = load double, ptr %5, align 8
  ret double %45
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal double @product(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  store double 1.000000e+00, ptr %5, align 8
  br label %6

6:                                                ; preds = %24, %2
  %7 = load i32, ptr %3, align 4
  %8 = add nsw i32 %7, -1
  store i32 %8, ptr %3, align 4
  %9 = icmp sgt i32 %7, 0
  br i1 %9, label %10, label %29

10:                                               ; preds = %6
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %11, i32 0, i32 1
  %13 = load i32, ptr %12, align 4
  %14 = icmp ule i32 %13, 160
  br i1 %14, label %15, label %20

15:                                               ; preds = %10
  %16 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %11, i32 0, i32 3
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr i8, ptr %17, i32 %13
  %19 = add i32 %13, 16
  store i32 %19, ptr %12, align 4
  br label %24

20:                                               ; preds = %10
  %21 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %11, i32 0, i32 2
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr i8, ptr %22, i32 8
  store ptr %23, ptr %21, align 8
  br label %24

24:                                               ; preds = %20, %15
  %25 = phi ptr [ %18, %15 ], [ %22, %20 ]
  %26 = load double, ptr %25, align 8
  %27 = load double, ptr %5, align 8
  %28 = fmul double %27, %26
  store double %28, ptr %5, align 8
  br label %6, !llvm.loop !9

29:                                               ; preds = %6
  %30 = load double, ptr %5, align 8
  ret double %30
}

; Function Attrs: nounwind
declare double @sin(double noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
