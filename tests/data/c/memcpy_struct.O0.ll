; ModuleID = 'memcpy_struct.c'
source_filename = "memcpy_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i32, double, ptr, float }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @memcpy_struct(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca [4 x %struct.item], align 16
  %6 = alloca [4 x %struct.item], align 16
  %7 = alloca i32, align 4
  %8 = alloca %struct.item, align 8
  %9 = alloca double, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %11 = getelementptr inbounds [4 x %struct.item], ptr %6, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 16 %11, i8 0, i64 128, i1 false)
  store i32 0, ptr %7, align 4
  br label %12

12:                                               ; preds = %49, %2
  %13 = load i32, ptr %7, align 4
  %14 = icmp slt i32 %13, 4
  br i1 %14, label %15, label %52

15:                                               ; preds = %12
  %16 = load i32, ptr %7, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [4 x %struct.item], ptr %5, i64 0, i64 %17
  %19 = getelementptr inbounds nuw %struct.item, ptr %8, i32 0, i32 0
  %20 = load i32, ptr %7, align 4
  store i32 %20, ptr %19, align 8
  %21 = getelementptr i8, ptr %8, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %21, i8 0, i64 4, i1 false)
  %22 = getelementptr inbounds nuw %struct.item, ptr %8, i32 0, i32 1
  %23 = load ptr, ptr %3, align 8
  %24 = load i32, ptr %7, align 4
  %25 = load i32, ptr %4, align 4
  %26 = srem i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %23, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = fmul double %29, 2.000000e+00
  store double %30, ptr %22, align 8
  %31 = getelementptr inbounds nuw %struct.item, ptr %8, i32 0, i32 2
  %32 = load ptr, ptr %3, align 8
  %33 = load i32, ptr %7, align 4
  %34 = add nsw i32 %33, 1
  %35 = load i32, ptr %4, align 4
  %36 = srem i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %32, i64 %37
  store ptr %38, ptr %31, align 8
  %39 = getelementptr inbounds nuw %struct.item, ptr %8, i32 0, i32 3
  %40 = load ptr, ptr %3, align 8
  %41 = load i32, ptr %7, align 4
  %42 = load i32, ptr %4, align 4
  %43 = srem i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %40, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fptrunc double %46 to float
  store float %47, ptr %39, align 8
  %48 = getelementptr i8, ptr %8, i64 28
  call void @llvm.memset.p0.i64(ptr align 4 %48, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %18, ptr align 8 %8, i64 32, i1 false)
  br label %49

49:                                               ; preds = %15
  %50 = load i32, ptr %7, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %7, align 4
  br label %12, !llvm.loop !5

52:                                               ; preds = %12
  %53 = getelementptr inbounds [4 x %struct.item], ptr %6, i64 0, i64 0
  %54 = getelementptr inbounds %struct.item, ptr %53, i64 1
  %55 = getelementptr inbounds [4 x %struct.item], ptr %5, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %54, ptr align 16 %55, i64 96, i1 false)
  store double 0.000000e+00, ptr %9, align 8
  store i32 1, ptr %10, align 4
  br label %56

56:                                               ; preds = %92, %52
  %57 = load i32, ptr %10, align 4
  %58 = icmp slt i32 %57, 4
  br i1 %58, label %59, label %95

59:                                               ; preds = %56
  %60 = load i32, ptr %10, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [4 x %struct.item], ptr %6, i64 0, i64 %61
  %63 = getelementptr inbounds nuw %struct.item, ptr %62, i32 0, i32 1
  %64 = load double, ptr %63, align 8
  %65 = load i32, ptr %10, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [4 x %struct.item], ptr %6, i64 0, i64 %66
  %68 = getelementptr inbounds nuw %struct.item, ptr %67, i32 0, i32 2
  %69 = load ptr, ptr %68, align 16
  %70 = load double, ptr %69, align 8
  %71 = fmul double %64, %70
  %72 = load i32, ptr %10, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [4 x %struct.item], ptr %6, i64 0, i64 %73
  %75 = getelementptr inbounds nuw %struct.item, ptr %74, i32 0, i32 0
  %76 = load i32, ptr %75, align 16
  %77 = add nsw i32 %76, 1
  %78 = sitofp i32 %77 to double
  %79 = load i32, ptr %10, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [4 x %struct.item], ptr %6, i64 0, i64 %80
  %82 = getelementptr inbounds nuw %struct.item, ptr %81, i32 0, i32 3
  %83 = load float, ptr %82, align 8
  %84 = fpext float %83 to double
  %85 = call double @llvm.fmuladd.f64(double %71, double %78, double %84)
  %86 = getelementptr inbounds [4 x %struct.item], ptr %6, i64 0, i64 0
  %87 = getelementptr inbounds nuw %struct.item, ptr %86, i32 0, i32 1
  %88 = load double, ptr %87, align 8
  %89 = fadd double %85, %88
  %90 = load double, ptr %9, align 8
  %91 = fadd double %90, %89
  store double %91, ptr %9, align 8
  br label %92

92:                                               ; preds = %59
  %93 = load i32, ptr %10, align 4
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %10, align 4
  br label %56, !llvm.loop !7

95:                                               ; preds = %56
  %96 = load double, ptr %9, align 8
  ret double %96
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
