; ModuleID = 'packed_fields.c'
source_filename = "packed_fields.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.record = type <{ i8, double, i16, float }>

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @packed_fields(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store double 0.000000e+00, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %54, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %57

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds %struct.record, ptr %12, i64 %14
  %16 = getelementptr inbounds nuw %struct.record, ptr %15, i32 0, i32 0
  %17 = load i8, ptr %16, align 1
  %18 = sext i8 %17 to i32
  %19 = icmp eq i32 %18, 118
  br i1 %19, label %20, label %53

20:                                               ; preds = %11
  %21 = load ptr, ptr %3, align 8
  %22 = load i32, ptr %6, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds %struct.record, ptr %21, i64 %23
  %25 = getelementptr inbounds nuw %struct.record, ptr %24, i32 0, i32 1
  %26 = load double, ptr %25, align 1
  %27 = load ptr, ptr %3, align 8
  %28 = load i32, ptr %6, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds %struct.record, ptr %27, i64 %29
  %31 = getelementptr inbounds nuw %struct.record, ptr %30, i32 0, i32 1
  %32 = load double, ptr %31, align 1
  %33 = fmul double %26, %32
  %34 = load ptr, ptr %3, align 8
  %35 = load i32, ptr %6, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds %struct.record, ptr %34, i64 %36
  %38 = getelementptr inbounds nuw %struct.record, ptr %37, i32 0, i32 3
  %39 = load float, ptr %38, align 1
  %40 = fpext float %39 to double
  %41 = fmul double %33, %40
  %42 = load ptr, ptr %3, align 8
  %43 = load i32, ptr %6, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds %struct.record, ptr %42, i64 %44
  %46 = getelementptr inbounds nuw %struct.record, ptr %45, i32 0, i32 2
  %47 = load i16, ptr %46, align 1
  %48 = sext i16 %47 to i32
  %49 = sitofp i32 %48 to double
  %50 = fdiv double %41, %49
  %51 = load double, ptr %5, align 8
  %52 = fadd double %51, %50
  store double %52, ptr %5, align 8
  br label %53

53:                                               ; preds = %20, %11
  br label %54

54:                                               ; preds = %53
  %55 = load i32, ptr %6, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %6, align 4
  br label %7, !llvm.loop !5

57:                                               ; preds = %7
  %58 = load double, ptr %5, align 8
  ret double %58
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
