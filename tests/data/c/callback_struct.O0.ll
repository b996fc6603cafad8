; ModuleID = 'callback_struct.c'
source_filename = "callback_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.methods = type { ptr, ptr }
%struct.shape = type { ptr, double, double }

@box = internal constant %struct.methods { ptr @box_area, ptr @box_grow }, align 8
@disk = internal constant %struct.methods { ptr @disk_area, ptr @disk_grow }, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @callback_struct(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.shape, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store double 0.000000e+00, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %8

8:                                                ; preds = %48, %2
  %9 = load i32, ptr %6, align 4
  %10 = load i32, ptr %4, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %51

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw %struct.shape, ptr %7, i32 0, i32 0
  %14 = load i32, ptr %6, align 4
  %15 = srem i32 %14, 2
  %16 = icmp ne i32 %15, 0
  %17 = zext i1 %16 to i64
  %18 = select i1 %16, ptr @box, ptr @disk
  store ptr %18, ptr %13, align 8
  %19 = getelementptr inbounds nuw %struct.shape, ptr %7, i32 0, i32 1
  %20 = load ptr, ptr %3, align 8
  %21 = load i32, ptr %6, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %20, i64 %22
  %24 = load double, ptr %23, align 8
  store double %24, ptr %19, align 8
  %25 = getelementptr inbounds nuw %struct.shape, ptr %7, i32 0, i32 2
  %26 = load ptr, ptr %3, align 8
  %27 = load i32, ptr %6, align 4
  %28 = add nsw i32 %27, 1
  %29 = load i32, ptr %4, align 4
  %30 = srem i32 %28, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %26, i64 %31
  %33 = load double, ptr %32, align 8
  store double %33, ptr %25, align 8
  %34 = getelementptr inbounds nuw %struct.shape, ptr %7, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw %struct.methods, ptr %35, i32 0, i32 1
  %37 = load ptr, ptr %36, align 8
  %38 = load ptr, ptr %3, align 8
  %39 = getelementptr inbounds double, ptr %38, i64 0
  %40 = load double, ptr %39, align 8
  call void %37(ptr noundef %7, double noundef %40)
  %41 = getelementptr inbounds nuw %struct.shape, ptr %7, i32 0, i32 0
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.methods, ptr %42, i32 0, i32 0
  %44 = load ptr, ptr %43, align 8
  %45 = call double %44(ptr noundef %7)
  %46 = load double, ptr %5, align 8
  %47 = fadd double %46, %45
  store double %47, ptr %5, align 8
  br label %48

48:                                               ; preds = %12
  %49 = load i32, ptr %6, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %6, align 4
  br label %8, !llvm.loop !5

51:                                               ; preds = %8
  %52 = load double, ptr %5, align 8
  ret double %52
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @box_area(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.shape, ptr %3, i32 0, i32 1
  %5 = load double, ptr %4, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds nuw %struct.shape, ptr %6, i32 0, i32 2
  %8 = load double, ptr %7, align 8
  %9 = fmul double %5, %8
  ret double %9
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @box_grow(ptr noundef %0, double noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %struct.shape, ptr %6, i32 0, i32 1
  %8 = load double, ptr %7, align 8
  %9 = fmul double %8, %5
  store double %9, ptr %7, align 8
  %10 = load double, ptr %4, align 8
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds nuw %struct.shape, ptr %11, i32 0, i32 2
  %13 = load double, ptr %12, align 8
  %14 = fadd double %13, %10
  store double %14, ptr %12, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @disk_area(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.shape, ptr %3, i32 0, i32 1
  %5 = load double, ptr %4, align 8
  %6 = fmul double 3.000000e+00, %5
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds nuw %struct.shape, ptr %7, i32 0, i32 1
  %9 = load double, ptr %8, align 8
  %10 = fmul double %6, %9
  ret double %10
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @disk_grow(ptr noundef %0, double noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %4, align 8
  %6 = load double, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds nuw %struct.shape, ptr %7, i32 0, i32 1
  %9 = load double, ptr %8, align 8
  %10 = call double @llvm.fmuladd.f64(double %5, double %6, double %9)
  store double %10, ptr %8, align 8
  ret void
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
