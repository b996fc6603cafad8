; ModuleID = 'ring_buffer.c'
source_filename = "ring_buffer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ring = type { [3 x double], i32 }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @ring_buffer(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.ring, align 8
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 32, i1 false)
  store double 0.000000e+00, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %9

9:                                                ; preds = %54, %2
  %10 = load i32, ptr %7, align 4
  %11 = load i32, ptr %4, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %57

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw %struct.ring, ptr %5, i32 0, i32 0
  %15 = getelementptr inbounds nuw %struct.ring, ptr %5, i32 0, i32 1
  %16 = load i32, ptr %15, align 8
  %17 = urem i32 %16, 3
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw [3 x double], ptr %14, i64 0, i64 %18
  %20 = load double, ptr %19, align 8
  store double %20, ptr %8, align 8
  %21 = load ptr, ptr %3, align 8
  %22 = load i32, ptr %7, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds double, ptr %21, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = load double, ptr %8, align 8
  %27 = call double @llvm.fmuladd.f64(double 5.000000e-01, double %26, double %25)
  %28 = getelementptr inbounds nuw %struct.ring, ptr %5, i32 0, i32 0
  %29 = getelementptr inbounds nuw %struct.ring, ptr %5, i32 0, i32 1
  %30 = load i32, ptr %29, align 8
  %31 = urem i32 %30, 3
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw [3 x double], ptr %28, i64 0, i64 %32
  store double %27, ptr %33, align 8
  %34 = getelementptr inbounds nuw %struct.ring, ptr %5, i32 0, i32 1
  %35 = load i32, ptr %34, align 8
  %36 = add i32 %35, 1
  store i32 %36, ptr %34, align 8
  %37 = load double, ptr %8, align 8
  %38 = load ptr, ptr %3, align 8
  %39 = load i32, ptr %7, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %38, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = fmul double %37, %42
  %44 = getelementptr inbounds nuw %struct.ring, ptr %5, i32 0, i32 0
  %45 = getelementptr inbounds nuw %struct.ring, ptr %5, i32 0, i32 1
  %46 = load i32, ptr %45, align 8
  %47 = add i32 %46, 1
  %48 = urem i32 %47, 3
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw [3 x double], ptr %44, i64 0, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = load double, ptr %6, align 8
  %53 = call double @llvm.fmuladd.f64(double %43, double %51, double %52)
  store double %53, ptr %6, align 8
  br label %54

54:                                               ; preds = %13
  %55 = load i32, ptr %7, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %7, align 4
  br label %9, !llvm.loop !5

57:                                               ; preds = %9
  %58 = load double, ptr %6, align 8
  %59 = getelementptr inbounds nuw %struct.ring, ptr %5, i32 0, i32 0
  %60 = getelementptr inbounds [3 x double], ptr %59, i64 0, i64 0
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds nuw %struct.ring, ptr %5, i32 0, i32 0
  %63 = getelementptr inbounds [3 x double], ptr %62, i64 0, i64 1
  %64 = load double, ptr %63, align 8
  %65 = fmul double %61, %64
  %66 = getelementptr inbounds nuw %struct.ring, ptr %5, i32 0, i32 0
  %67 = getelementptr inbounds [3 x double], ptr %66, i64 0, i64 2
  %68 = load double, ptr %67, align 8
  %69 = call double @llvm.fmuladd.f64(double %65, double %68, double %58)
  ret double %69
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

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
