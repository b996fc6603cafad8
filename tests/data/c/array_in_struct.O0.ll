; ModuleID = 'array_in_struct.c'
source_filename = "array_in_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.mat2 = type { [2 x [2 x double]] }

@__const.power.r = private unnamed_addr constant %struct.mat2 { [2 x [2 x double]] [[2 x double] [double 1.000000e+00, double 0.000000e+00], [2 x double] [double 0.000000e+00, double 1.000000e+00]] }, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @array_in_struct(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.mat2, align 8
  %6 = alloca %struct.mat2, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = getelementptr inbounds nuw %struct.mat2, ptr %5, i32 0, i32 0
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds double, ptr %8, i64 0
  %10 = load double, ptr %9, align 8
  store double %10, ptr %7, align 8
  %11 = getelementptr inbounds double, ptr %7, i64 1
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds double, ptr %12, i64 1
  %14 = load double, ptr %13, align 8
  store double %14, ptr %11, align 8
  %15 = getelementptr inbounds [2 x double], ptr %7, i64 1
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds double, ptr %16, i64 2
  %18 = load double, ptr %17, align 8
  store double %18, ptr %15, align 8
  %19 = getelementptr inbounds double, ptr %15, i64 1
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds double, ptr %20, i64 3
  %22 = load double, ptr %21, align 8
  store double %22, ptr %19, align 8
  %23 = load i32, ptr %4, align 4
  call void @power(ptr dead_on_unwind writable sret(%struct.mat2) align 8 %6, ptr noundef byval(%struct.mat2) align 8 %5, i32 noundef %23)
  %24 = getelementptr inbounds nuw %struct.mat2, ptr %6, i32 0, i32 0
  %25 = getelementptr inbounds [2 x [2 x double]], ptr %24, i64 0, i64 0
  %26 = getelementptr inbounds [2 x double], ptr %25, i64 0, i64 0
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.mat2, ptr %6, i32 0, i32 0
  %29 = getelementptr inbounds [2 x [2 x double]], ptr %28, i64 0, i64 1
  %30 = getelementptr inbounds [2 x double], ptr %29, i64 0, i64 1
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.mat2, ptr %6, i32 0, i32 0
  %33 = getelementptr inbounds [2 x [2 x double]], ptr %32, i64 0, i64 0
  %34 = getelementptr inbounds [2 x double], ptr %33, i64 0, i64 1
  %35 = load double, ptr %34, align 8
  %36 = fmul double 2.000000e+00, %35
  %37 = fneg double %36
  %38 = call double @llvm.fmuladd.f64(double %27, double %31, double %37)
  %39 = getelementptr inbounds nuw %struct.mat2, ptr %6, i32 0, i32 0
  %40 = getelementptr inbounds [2 x [2 x double]], ptr %39, i64 0, i64 1
  %41 = getelementptr inbounds [2 x double], ptr %40, i64 0, i64 0
  %42 = load double, ptr %41, align 8
  %43 = fadd double %38, %42
  ret double %43
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @power(ptr dead_on_unwind noalias writable sret(%struct.mat2) align 8 %0, ptr noundef byval(%struct.mat2) align 8 %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca %struct.mat2, align 8
  %6 = alloca %struct.mat2, align 8
  store i32 %2, ptr %4, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 @__const.power.r, i64 32, i1 false)
  br label %7

7:                                                ; preds = %16, %3
  %8 = load i32, ptr %4, align 4
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %7
  %11 = load i32, ptr %4, align 4
  %12 = and i32 %11, 1
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %10
  call void @mul(ptr dead_on_unwind writable sret(%struct.mat2) align 8 %5, ptr noundef byval(%struct.mat2) align 8 %0, ptr noundef byval(%struct.mat2) align 8 %1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %5, i64 32, i1 false)
  br label %15

15:                                               ; preds = %14, %10
  br label %16

16:                                               ; preds = %15
  %17 = load i32, ptr %4, align 4
  %18 = ashr i32 %17, 1
  store i32 %18, ptr %4, align 4
  call void @mul(ptr dead_on_unwind writable sret(%struct.mat2) align 8 %6, ptr noundef byval(%struct.mat2) align 8 %1, ptr noundef byval(%struct.mat2) align 8 %1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %6, i64 32, i1 false)
  br label %7, !llvm.loop !5

19:                                               ; preds = %7
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @mul(ptr dead_on_unwind noalias writable sret(%struct.mat2) align 8 %0, ptr noundef byval(%struct.mat2) align 8 %1, ptr noundef byval(%struct.mat2) align 8 %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 32, i1 false)
  store i32 0, ptr %4, align 4
  br label %7

7:                                                ; preds = %52, %3
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %8, 2
  br i1 %9, label %10, label %55

10:                                               ; preds = %7
  store i32 0, ptr %5, align 4
  br label %11

11:                                               ; preds = %48, %10
  %12 = load i32, ptr %5, align 4
  %13 = icmp slt i32 %12, 2
  br i1 %13, label %14, label %51

14:                                               ; preds = %11
  store i32 0, ptr %6, align 4
  br label %15

15:                                               ; preds = %44, %14
  %16 = load i32, ptr %6, align 4
  %17 = icmp slt i32 %16, 2
  br i1 %17, label %18, label %47

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw %struct.mat2, ptr %1, i32 0, i32 0
  %20 = load i32, ptr %4, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [2 x [2 x double]], ptr %19, i64 0, i64 %21
  %23 = load i32, ptr %6, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [2 x double], ptr %22, i64 0, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.mat2, ptr %2, i32 0, i32 0
  %28 = load i32, ptr %6, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [2 x [2 x double]], ptr %27, i64 0, i64 %29
  %31 = load i32, ptr %5, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [2 x double], ptr %30, i64 0, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.mat2, ptr %0, i32 0, i32 0
  %36 = load i32, ptr %4, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [2 x [2 x double]], ptr %35, i64 0, i64 %37
  %39 = load i32, ptr %5, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [2 x double], ptr %38, i64 0, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = call double @llvm.fmuladd.f64(double %26, double %34, double %42)
  store double %43, ptr %41, align 8
  br label %44

44:                                               ; preds = %18
  %45 = load i32, ptr %6, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %6, align 4
  br label %15, !llvm.loop !7

47:                                               ; preds = %15
  br label %48

48:                                               ; preds = %47
  %49 = load i32, ptr %5, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %5, align 4
  br label %11, !llvm.loop !8

51:                                               ; preds = %11
  br label %52

52:                                               ; preds = %51
  %53 = load i32, ptr %4, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %4, align 4
  br label %7, !llvm.loop !9

55:                                               ; preds = %7
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }

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
