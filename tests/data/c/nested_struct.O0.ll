; ModuleID = 'nested_struct.c'
source_filename = "nested_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.segment = type { i32, %struct.point, %struct.point }
%struct.point = type { double, double }
%struct.path = type { i16, [3 x %struct.segment], i8, double }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @nested_struct(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.segment, align 8
  store ptr %0, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %6

6:                                                ; preds = %63, %1
  %7 = load i32, ptr %4, align 4
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds nuw %struct.path, ptr %8, i32 0, i32 0
  %10 = load i16, ptr %9, align 8
  %11 = sext i16 %10 to i32
  %12 = icmp slt i32 %7, %11
  br i1 %12, label %13, label %66

13:                                               ; preds = %6
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds nuw %struct.path, ptr %14, i32 0, i32 1
  %16 = load i32, ptr %4, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [3 x %struct.segment], ptr %15, i64 0, i64 %17
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %18, i64 40, i1 false)
  %19 = load ptr, ptr %2, align 8
  %20 = getelementptr inbounds nuw %struct.path, ptr %19, i32 0, i32 2
  %21 = load i8, ptr %20, align 8
  %22 = sext i8 %21 to i32
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %38

24:                                               ; preds = %13
  %25 = load i32, ptr %4, align 4
  %26 = add nsw i32 %25, 1
  %27 = load ptr, ptr %2, align 8
  %28 = getelementptr inbounds nuw %struct.path, ptr %27, i32 0, i32 0
  %29 = load i16, ptr %28, align 8
  %30 = sext i16 %29 to i32
  %31 = icmp eq i32 %26, %30
  br i1 %31, label %32, label %38

32:                                               ; preds = %24
  %33 = getelementptr inbounds nuw %struct.segment, ptr %5, i32 0, i32 2
  %34 = load ptr, ptr %2, align 8
  %35 = getelementptr inbounds nuw %struct.path, ptr %34, i32 0, i32 1
  %36 = getelementptr inbounds [3 x %struct.segment], ptr %35, i64 0, i64 0
  %37 = getelementptr inbounds nuw %struct.segment, ptr %36, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %37, i64 16, i1 false)
  br label %38

38:                                               ; preds = %32, %24, %13
  %39 = getelementptr inbounds nuw %struct.segment, ptr %5, i32 0, i32 1
  %40 = getelementptr inbounds nuw %struct.point, ptr %39, i32 0, i32 0
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.segment, ptr %5, i32 0, i32 2
  %43 = getelementptr inbounds nuw %struct.point, ptr %42, i32 0, i32 1
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds nuw %struct.segment, ptr %5, i32 0, i32 2
  %46 = getelementptr inbounds nuw %struct.point, ptr %45, i32 0, i32 0
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds nuw %struct.segment, ptr %5, i32 0, i32 1
  %49 = getelementptr inbounds nuw %struct.point, ptr %48, i32 0, i32 1
  %50 = load double, ptr %49, align 8
  %51 = fmul double %47, %50
  %52 = fneg double %51
  %53 = call double @llvm.fmuladd.f64(double %41, double %44, double %52)
  %54 = load double, ptr %3, align 8
  %55 = fadd double %54, %53
  store double %55, ptr %3, align 8
  %56 = load ptr, ptr %2, align 8
  %57 = getelementptr inbounds nuw %struct.path, ptr %56, i32 0, i32 1
  %58 = load i32, ptr %4, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [3 x %struct.segment], ptr %57, i64 0, i64 %59
  %61 = getelementptr inbounds nuw %struct.segment, ptr %60, i32 0, i32 1
  %62 = getelementptr inbounds nuw %struct.segment, ptr %5, i32 0, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %61, ptr align 8 %62, i64 16, i1 false)
  br label %63

63:                                               ; preds = %38
  %64 = load i32, ptr %4, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %4, align 4
  br label %6, !llvm.loop !5

66:                                               ; preds = %6
  %67 = load double, ptr %3, align 8
  %68 = load ptr, ptr %2, align 8
  %69 = getelementptr inbounds nuw %struct.path, ptr %68, i32 0, i32 3
  %70 = load double, ptr %69, align 8
  %71 = load ptr, ptr %2, align 8
  %72 = getelementptr inbounds nuw %struct.path, ptr %71, i32 0, i32 1
  %73 = getelementptr inbounds [3 x %struct.segment], ptr %72, i64 0, i64 0
  %74 = getelementptr inbounds nuw %struct.segment, ptr %73, i32 0, i32 1
  %75 = getelementptr inbounds nuw %struct.point, ptr %74, i32 0, i32 0
  %76 = load double, ptr %75, align 8
  %77 = call double @llvm.fmuladd.f64(double %67, double %70, double %76)
  ret double %77
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

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
