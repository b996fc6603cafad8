; ModuleID = 'mixed_struct.c'
source_filename = "mixed_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.term = type { double, i32 }
%struct.packed = type { i32, float }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @mixed_struct(double %0, i32 %1, i64 %2, double noundef %3) #0 {
  %5 = alloca %struct.term, align 8
  %6 = alloca %struct.packed, align 4
  %7 = alloca double, align 8
  %8 = getelementptr inbounds nuw { double, i32 }, ptr %5, i32 0, i32 0
  store double %0, ptr %8, align 8
  %9 = getelementptr inbounds nuw { double, i32 }, ptr %5, i32 0, i32 1
  store i32 %1, ptr %9, align 8
  store i64 %2, ptr %6, align 4
  store double %3, ptr %7, align 8
  %10 = getelementptr inbounds nuw %struct.term, ptr %5, i32 0, i32 0
  %11 = load double, ptr %10, align 8
  %12 = load double, ptr %7, align 8
  %13 = getelementptr inbounds nuw %struct.term, ptr %5, i32 0, i32 1
  %14 = load i32, ptr %13, align 8
  %15 = call double @power(double noundef %12, i32 noundef %14)
  %16 = getelementptr inbounds nuw %struct.packed, ptr %6, i32 0, i32 1
  %17 = load float, ptr %16, align 4
  %18 = fpext float %17 to double
  %19 = load double, ptr %7, align 8
  %20 = getelementptr inbounds nuw %struct.packed, ptr %6, i32 0, i32 0
  %21 = load i32, ptr %20, align 4
  %22 = sitofp i32 %21 to double
  %23 = fadd double %19, %22
  %24 = fmul double %18, %23
  %25 = call double @llvm.fmuladd.f64(double %11, double %15, double %24)
  ret double %25
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @power(double noundef %0, i32 noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  store double %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store double 1.000000e+00, ptr %5, align 8
  br label %6

6:                                                ; preds = %10, %2
  %7 = load i32, ptr %4, align 4
  %8 = add nsw i32 %7, -1
  store i32 %8, ptr %4, align 4
  %9 = icmp sgt i32 %7, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %6
  %11 = load double, ptr %3, align 8
  %12 = load double, ptr %5, align 8
  %13 = fmul double %12, %11
  store double %13, ptr %5, align 8
  br label %6, !llvm.loop !5

14:                                               ; preds = %6
  %15 = load double, ptr %5, align 8
  ret double %15
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
