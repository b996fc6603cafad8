; ModuleID = 'global_graph.c'
source_filename = "global_graph.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.part = type { ptr, ptr, [2 x ptr] }

@light = internal global double 5.000000e-01, align 8
@heavy = internal global double 4.000000e+00, align 8
@bicycle = internal global %struct.part { ptr @.str, ptr @light, [2 x ptr] [ptr @frame, ptr @wheel] }, align 8
@.str = private unnamed_addr constant [8 x i8] c"bicycle\00", align 1
@frame = internal global %struct.part { ptr @.str.1, ptr @heavy, [2 x ptr] [ptr @wheel, ptr @wheel] }, align 8
@wheel = internal global %struct.part { ptr @.str.2, ptr @light, [2 x ptr] zeroinitializer }, align 8
@.str.1 = private unnamed_addr constant [6 x i8] c"frame\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"wheel\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @global_graph(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %3, align 8
  %7 = fmul double %5, %6
  store double %7, ptr @light, align 8
  %8 = load double, ptr %4, align 8
  store double %8, ptr @heavy, align 8
  %9 = load double, ptr %4, align 8
  %10 = call double @weigh(ptr noundef @bicycle, double noundef %9)
  ret double %10
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @weigh(ptr noundef %0, double noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds nuw %struct.part, ptr %7, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = load double, ptr %9, align 8
  %11 = load double, ptr %4, align 8
  %12 = fmul double %10, %11
  store double %12, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %13

13:                                               ; preds = %41, %2
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %14, 2
  br i1 %15, label %16, label %44

16:                                               ; preds = %13
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds nuw %struct.part, ptr %17, i32 0, i32 2
  %19 = load i32, ptr %6, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [2 x ptr], ptr %18, i64 0, i64 %20
  %22 = load ptr, ptr %21, align 8
  %23 = icmp ne ptr %22, null
  br i1 %23, label %24, label %40

24:                                               ; preds = %16
  %25 = load ptr, ptr %3, align 8
  %26 = getelementptr inbounds nuw %struct.part, ptr %25, i32 0, i32 2
  %27 = load i32, ptr %6, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [2 x ptr], ptr %26, i64 0, i64 %28
  %30 = load ptr, ptr %29, align 8
  %31 = load double, ptr %4, align 8
  %32 = fmul double %31, 9.000000e-01
  %33 = call double @weigh(ptr noundef %30, double noundef %32)
  %34 = load ptr, ptr %3, align 8
  %35 = getelementptr inbounds nuw %struct.part, ptr %34, i32 0, i32 1
  %36 = load ptr, ptr %35, align 8
  %37 = load double, ptr %36, align 8
  %38 = load double, ptr %5, align 8
  %39 = call double @llvm.fmuladd.f64(double %33, double %37, double %38)
  store double %39, ptr %5, align 8
  br label %40

40:                                               ; preds = %24, %16
  br label %41

41:                                               ; preds = %40
  %42 = load i32, ptr %6, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %6, align 4
  br label %13, !llvm.loop !5

44:                                               ; preds = %13
  %45 = load double, ptr %5, align 8
  ret double %45
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
