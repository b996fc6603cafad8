; ModuleID = 'pendulum.c'
source_filename = "pendulum.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { double, double }
%struct.pendulum = type { double, double, ptr, i32 }
%struct.anon.0 = type { double, double }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @pendulum(double noundef %0, double noundef %1, double noundef %2, i32 noundef %3) #0 {
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.anon, align 8
  %10 = alloca %struct.pendulum, align 8
  %11 = alloca i32, align 4
  store double %0, ptr %5, align 8
  store double %1, ptr %6, align 8
  store double %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %12 = getelementptr inbounds nuw %struct.anon, ptr %9, i32 0, i32 0
  %13 = load double, ptr %6, align 8
  store double %13, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.anon, ptr %9, i32 0, i32 1
  %15 = load double, ptr %7, align 8
  store double %15, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.pendulum, ptr %10, i32 0, i32 0
  %17 = load double, ptr %5, align 8
  store double %17, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.pendulum, ptr %10, i32 0, i32 1
  store double 0.000000e+00, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.pendulum, ptr %10, i32 0, i32 2
  store ptr %9, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.pendulum, ptr %10, i32 0, i32 3
  store i32 0, ptr %20, align 8
  %21 = getelementptr i8, ptr %10, i64 28
  call void @llvm.memset.p0.i64(ptr align 4 %21, i8 0, i64 4, i1 false)
  store i32 0, ptr %11, align 4
  br label %22

22:                                               ; preds = %27, %4
  %23 = load i32, ptr %11, align 4
  %24 = load i32, ptr %8, align 4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %30

26:                                               ; preds = %22
  call void @step(ptr noundef %10, double noundef 5.000000e-02)
  br label %27

27:                                               ; preds = %26
  %28 = load i32, ptr %11, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %11, align 4
  br label %22, !llvm.loop !5

30:                                               ; preds = %22
  %31 = getelementptr inbounds nuw %struct.pendulum, ptr %10, i32 0, i32 0
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.pendulum, ptr %10, i32 0, i32 0
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.pendulum, ptr %10, i32 0, i32 1
  %36 = load double, ptr %35, align 8
  %37 = fmul double 1.000000e-01, %36
  %38 = getelementptr inbounds nuw %struct.pendulum, ptr %10, i32 0, i32 1
  %39 = load double, ptr %38, align 8
  %40 = fmul double %37, %39
  %41 = call double @llvm.fmuladd.f64(double %32, double %34, double %40)
  %42 = getelementptr inbounds nuw %struct.pendulum, ptr %10, i32 0, i32 3
  %43 = load i32, ptr %42, align 8
  %44 = sitofp i32 %43 to double
  %45 = fadd double %41, %44
  ret double %45
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @step(ptr noundef %0, double noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %struct.pendulum, ptr %6, i32 0, i32 0
  %8 = load double, ptr %7, align 8
  store double %8, ptr %5, align 8
  %9 = load double, ptr %4, align 8
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds nuw %struct.pendulum, ptr %10, i32 0, i32 2
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.anon.0, ptr %12, i32 0, i32 0
  %14 = load double, ptr %13, align 8
  %15 = fdiv double 9.810000e+00, %14
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds nuw %struct.pendulum, ptr %16, i32 0, i32 0
  %18 = load double, ptr %17, align 8
  %19 = call double @sin(double noundef %18) #4
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds nuw %struct.pendulum, ptr %20, i32 0, i32 2
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.anon.0, ptr %22, i32 0, i32 1
  %24 = load double, ptr %23, align 8
  %25 = load ptr, ptr %3, align 8
  %26 = getelementptr inbounds nuw %struct.pendulum, ptr %25, i32 0, i32 1
  %27 = load double, ptr %26, align 8
  %28 = fmul double %24, %27
  %29 = call double @llvm.fmuladd.f64(double %15, double %19, double %28)
  %30 = load ptr, ptr %3, align 8
  %31 = getelementptr inbounds nuw %struct.pendulum, ptr %30, i32 0, i32 1
  %32 = load double, ptr %31, align 8
  %33 = fneg double %9
  %34 = call double @llvm.fmuladd.f64(double %33, double %29, double %32)
  store double %34, ptr %31, align 8
  %35 = load double, ptr %4, align 8
  %36 = load ptr, ptr %3, align 8
  %37 = getelementptr inbounds nuw %struct.pendulum, ptr %36, i32 0, i32 1
  %38 = load double, ptr %37, align 8
  %39 = load ptr, ptr %3, align 8
  %40 = getelementptr inbounds nuw %struct.pendulum, ptr %39, i32 0, i32 0
  %41 = load double, ptr %40, align 8
  %42 = call double @llvm.fmuladd.f64(double %35, double %38, double %41)
  store double %42, ptr %40, align 8
  %43 = load double, ptr %5, align 8
  %44 = load ptr, ptr %3, align 8
  %45 = getelementptr inbounds nuw %struct.pendulum, ptr %44, i32 0, i32 0
  %46 = load double, ptr %45, align 8
  %47 = fmul double %43, %46
  %48 = fcmp olt double %47, 0.000000e+00
  br i1 %48, label %49, label %58

49:                                               ; preds = %2
  %50 = load ptr, ptr %3, align 8
  %51 = getelementptr inbounds nuw %struct.pendulum, ptr %50, i32 0, i32 3
  %52 = load i32, ptr %51, align 8
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %51, align 8
  %54 = load ptr, ptr %3, align 8
  %55 = getelementptr inbounds nuw %struct.pendulum, ptr %54, i32 0, i32 1
  %56 = load double, ptr %55, align 8
  %57 = fmul double %56, 9.000000e-01
  store double %57, ptr %55, align 8
  br label %58

58:                                               ; preds = %49, %2
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nounwind
declare double @sin(double noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
