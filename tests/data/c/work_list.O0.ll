; ModuleID = 'work_list.c'
source_filename = "work_list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.work = type { [64 x i32], i32, ptr }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @work_list(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.work, align 8
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 272, i1 false)
  %9 = getelementptr inbounds nuw %struct.work, ptr %5, i32 0, i32 0
  %10 = getelementptr inbounds nuw %struct.work, ptr %5, i32 0, i32 1
  store i32 1, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.work, ptr %5, i32 0, i32 2
  %12 = load ptr, ptr %3, align 8
  store ptr %12, ptr %11, align 8
  store double 0.000000e+00, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %13

13:                                               ; preds = %88, %2
  %14 = load i32, ptr %7, align 4
  %15 = getelementptr inbounds nuw %struct.work, ptr %5, i32 0, i32 1
  %16 = load i32, ptr %15, align 8
  %17 = icmp slt i32 %14, %16
  br i1 %17, label %18, label %91

18:                                               ; preds = %13
  %19 = getelementptr inbounds nuw %struct.work, ptr %5, i32 0, i32 0
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [64 x i32], ptr %19, i64 0, i64 %21
  %23 = load i32, ptr %22, align 4
  store i32 %23, ptr %8, align 4
  %24 = getelementptr inbounds nuw %struct.work, ptr %5, i32 0, i32 2
  %25 = load ptr, ptr %24, align 8
  %26 = load i32, ptr %8, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %25, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.work, ptr %5, i32 0, i32 2
  %31 = load ptr, ptr %30, align 8
  %32 = load i32, ptr %8, align 4
  %33 = add nsw i32 %32, 1
  %34 = load i32, ptr %4, align 4
  %35 = srem i32 %33, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds double, ptr %31, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = call double @llvm.fmuladd.f64(double %29, double %38, double 3.000000e-01)
  %40 = getelementptr inbounds nuw %struct.work, ptr %5, i32 0, i32 2
  %41 = load ptr, ptr %40, align 8
  %42 = load i32, ptr %8, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  store double %39, ptr %44, align 8
  %45 = getelementptr inbounds nuw %struct.work, ptr %5, i32 0, i32 2
  %46 = load ptr, ptr %45, align 8
  %47 = load i32, ptr %8, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %46, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = load i32, ptr %7, align 4
  %52 = add nsw i32 %51, 1
  %53 = sitofp i32 %52 to double
  %54 = load double, ptr %6, align 8
  %55 = call double @llvm.fmuladd.f64(double %50, double %53, double %54)
  store double %55, ptr %6, align 8
  %56 = load i32, ptr %8, align 4
  %57 = mul nsw i32 2, %56
  %58 = add nsw i32 %57, 1
  %59 = load i32, ptr %4, align 4
  %60 = icmp slt i32 %58, %59
  br i1 %60, label %61, label %71

61:                                               ; preds = %18
  %62 = load i32, ptr %8, align 4
  %63 = mul nsw i32 2, %62
  %64 = add nsw i32 %63, 1
  %65 = getelementptr inbounds nuw %struct.work, ptr %5, i32 0, i32 0
  %66 = getelementptr inbounds nuw %struct.work, ptr %5, i32 0, i32 1
  %67 = load i32, ptr %66, align 8
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %66, align 8
  %69 = sext i32 %67 to i64
  %70 = getelementptr inbounds [64 x i32], ptr %65, i64 0, i64 %69
  store i32 %64, ptr %70, align 4
  br label %71

71:                                               ; preds = %61, %18
  %72 = load i32, ptr %8, align 4
  %73 = mul nsw i32 2, %72
  %74 = add nsw i32 %73, 2
  %75 = load i32, ptr %4, align 4
  %76 = icmp slt i32 %74, %75
  br i1 %76, label %77, label %87

77:                                               ; preds = %71
  %78 = load i32, ptr %8, align 4
  %79 = mul nsw i32 2, %78
  %80 = add nsw i32 %79, 2
  %81 = getelementptr inbounds nuw %struct.work, ptr %5, i32 0, i32 0
  %82 = getelementptr inbounds nuw %struct.work, ptr %5, i32 0, i32 1
  %83 = load i32, ptr %82, align 8
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %82, align 8
  %85 = sext i32 %83 to i64
  %86 = getelementptr inbounds [64 x i32], ptr %81, i64 0, i64 %85
  store i32 %80, ptr %86, align 4
  br label %87

87:                                               ; preds = %77, %71
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %7, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %7, align 4
  br label %13, !llvm.loop !5

91:                                               ; preds = %13
  %92 = load double, ptr %6, align 8
  ret double %92
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
