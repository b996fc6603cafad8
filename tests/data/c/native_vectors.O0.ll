; ModuleID = 'native_vectors.c'
source_filename = "native_vectors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @native_vectors(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca <4 x double>, align 32
  %8 = alloca i32, align 4
  %9 = alloca <4 x double>, align 32
  %10 = alloca <4 x double>, align 32
  %11 = alloca <4 x double>, align 32
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store <4 x double> zeroinitializer, ptr %7, align 32
  store i32 0, ptr %8, align 4
  br label %12

12:                                               ; preds = %51, %3
  %13 = load i32, ptr %8, align 4
  %14 = add nsw i32 %13, 4
  %15 = load i32, ptr %6, align 4
  %16 = icmp sle i32 %14, %15
  br i1 %16, label %17, label %54

17:                                               ; preds = %12
  %18 = load ptr, ptr %4, align 8
  %19 = load i32, ptr %8, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds double, ptr %18, i64 %20
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %9, ptr align 8 %21, i64 32, i1 false)
  %22 = load ptr, ptr %5, align 8
  %23 = load i32, ptr %8, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %22, i64 %24
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %10, ptr align 8 %25, i64 32, i1 false)
  %26 = load <4 x double>, ptr %9, align 32
  %27 = load <4 x double>, ptr %9, align 32
  %28 = fmul <4 x double> %26, %27
  %29 = load <4 x double>, ptr %10, align 32
  %30 = call <4 x double> @llvm.maxnum.v4f64(<4 x double> %28, <4 x double> %29)
  store <4 x double> %30, ptr %11, align 32
  %31 = load <4 x double>, ptr %11, align 32
  %32 = load <4 x double>, ptr %10, align 32
  %33 = load <4 x double>, ptr %9, align 32
  %34 = shufflevector <4 x double> %32, <4 x double> %33, <4 x i32> <i32 3, i32 2, i32 5, i32 0>
  %35 = load <4 x double>, ptr %9, align 32
  %36 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %31, <4 x double> %34, <4 x double> %35)
  %37 = load <4 x double>, ptr %7, align 32
  %38 = fadd <4 x double> %37, %36
  store <4 x double> %38, ptr %7, align 32
  %39 = load ptr, ptr %4, align 8
  %40 = load i32, ptr %8, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr %39, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = load i32, ptr %8, align 4
  %45 = sdiv i32 %44, 4
  %46 = load <4 x double>, ptr %7, align 32
  %47 = extractelement <4 x double> %46, i32 %45
  %48 = fmul double %47, %43
  %49 = load <4 x double>, ptr %7, align 32
  %50 = insertelement <4 x double> %49, double %48, i32 %45
  store <4 x double> %50, ptr %7, align 32
  br label %51

51:                                               ; preds = %17
  %52 = load i32, ptr %8, align 4
  %53 = add nsw i32 %52, 4
  store i32 %53, ptr %8, align 4
  br label %12, !llvm.loop !5

54:                                               ; preds = %12
  %55 = load <4 x double>, ptr %7, align 32
  %56 = extractelement <4 x double> %55, i32 0
  %57 = load <4 x double>, ptr %7, align 32
  %58 = extractelement <4 x double> %57, i32 1
  %59 = call double @llvm.fmuladd.f64(double 2.000000e+00, double %58, double %56)
  %60 = load <4 x double>, ptr %7, align 32
  %61 = extractelement <4 x double> %60, i32 2
  %62 = fmul double 3.000000e+00, %61
  %63 = load <4 x double>, ptr %7, align 32
  %64 = extractelement <4 x double> %63, i32 3
  %65 = call double @llvm.fmuladd.f64(double %62, double %64, double %59)
  ret double %65
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.maxnum.v4f64(<4 x double>, <4 x double>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
