; ModuleID = 'sse_intrinsics.c'
source_filename = "sse_intrinsics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @sse_intrinsics(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca <2 x double>, align 16
  %6 = alloca <2 x double>, align 16
  %7 = alloca <2 x double>, align 16
  %8 = alloca <2 x double>, align 16
  %9 = alloca <2 x double>, align 16
  %10 = alloca <2 x double>, align 16
  %11 = alloca <2 x double>, align 16
  %12 = alloca <2 x double>, align 16
  %13 = alloca <2 x double>, align 16
  %14 = alloca <2 x double>, align 16
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca <2 x double>, align 16
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca <2 x double>, align 16
  %22 = alloca i32, align 4
  %23 = alloca <2 x double>, align 16
  %24 = alloca <2 x double>, align 16
  %25 = alloca [2 x double], align 16
  store ptr %0, ptr %18, align 8
  store ptr %1, ptr %19, align 8
  store i32 %2, ptr %20, align 4
  store <2 x double> zeroinitializer, ptr %17, align 16
  %26 = load <2 x double>, ptr %17, align 16
  store <2 x double> %26, ptr %21, align 16
  store i32 0, ptr %22, align 4
  br label %27

27:                                               ; preds = %64, %3
  %28 = load i32, ptr %22, align 4
  %29 = add nsw i32 %28, 2
  %30 = load i32, ptr %20, align 4
  %31 = icmp sle i32 %29, %30
  br i1 %31, label %32, label %67

32:                                               ; preds = %27
  %33 = load ptr, ptr %18, align 8
  %34 = load i32, ptr %22, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %33, i64 %35
  store ptr %36, ptr %15, align 8
  %37 = load ptr, ptr %15, align 8
  %38 = load <2 x double>, ptr %37, align 1
  store <2 x double> %38, ptr %23, align 16
  %39 = load ptr, ptr %19, align 8
  %40 = load i32, ptr %22, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr %39, i64 %41
  store ptr %42, ptr %16, align 8
  %43 = load ptr, ptr %16, align 8
  %44 = load <2 x double>, ptr %43, align 1
  store <2 x double> %44, ptr %24, align 16
  %45 = load <2 x double>, ptr %21, align 16
  %46 = load <2 x double>, ptr %23, align 16
  %47 = load <2 x double>, ptr %23, align 16
  store <2 x double> %46, ptr %9, align 16
  store <2 x double> %47, ptr %10, align 16
  %48 = load <2 x double>, ptr %9, align 16
  %49 = load <2 x double>, ptr %10, align 16
  %50 = fmul <2 x double> %48, %49
  store <2 x double> %50, ptr %8, align 16
  %51 = load <2 x double>, ptr %8, align 16
  %52 = call <2 x double> @llvm.sqrt.v2f64(<2 x double> %51)
  %53 = load <2 x double>, ptr %24, align 16
  %54 = load <2 x double>, ptr %23, align 16
  store <2 x double> %53, ptr %6, align 16
  store <2 x double> %54, ptr %7, align 16
  %55 = load <2 x double>, ptr %6, align 16
  %56 = load <2 x double>, ptr %7, align 16
  %57 = shufflevector <2 x double> %55, <2 x double> %56, <2 x i32> <i32 1, i32 3>
  store <2 x double> %52, ptr %11, align 16
  store <2 x double> %57, ptr %12, align 16
  %58 = load <2 x double>, ptr %11, align 16
  %59 = load <2 x double>, ptr %12, align 16
  %60 = fmul <2 x double> %58, %59
  store <2 x double> %45, ptr %13, align 16
  store <2 x double> %60, ptr %14, align 16
  %61 = load <2 x double>, ptr %13, align 16
  %62 = load <2 x double>, ptr %14, align 16
  %63 = fadd <2 x double> %61, %62
  store <2 x double> %63, ptr %21, align 16
  br label %64

64:                                               ; preds = %32
  %65 = load i32, ptr %22, align 4
  %66 = add nsw i32 %65, 2
  store i32 %66, ptr %22, align 4
  br label %27, !llvm.loop !5

67:                                               ; preds = %27
  %68 = getelementptr inbounds [2 x double], ptr %25, i64 0, i64 0
  %69 = load <2 x double>, ptr %21, align 16
  store ptr %68, ptr %4, align 8
  store <2 x double> %69, ptr %5, align 16
  %70 = load <2 x double>, ptr %5, align 16
  %71 = load ptr, ptr %4, align 8
  store <2 x double> %70, ptr %71, align 1
  %72 = getelementptr inbounds [2 x double], ptr %25, i64 0, i64 0
  %73 = load double, ptr %72, align 16
  %74 = getelementptr inbounds [2 x double], ptr %25, i64 0, i64 1
  %75 = load double, ptr %74, align 8
  %76 = fmul double %73, %75
  ret double %76
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.sqrt.v2f64(<2 x double>) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
