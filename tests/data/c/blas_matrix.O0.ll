; ModuleID = 'blas_matrix.c'
source_filename = "blas_matrix.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.blas_matrix.y = private unnamed_addr constant [4 x double] [double 1.000000e+00, double 2.000000e+00, double 3.000000e+00, double 4.000000e+00], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @blas_matrix(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca [16 x double], align 16
  %10 = alloca [4 x double], align 16
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  call void @llvm.memset.p0.i64(ptr align 16 %9, i8 0, i64 128, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %10, ptr align 16 @__const.blas_matrix.y, i64 32, i1 false)
  %11 = load i32, ptr %8, align 4
  %12 = load i32, ptr %8, align 4
  %13 = load i32, ptr %8, align 4
  %14 = load ptr, ptr %5, align 8
  %15 = load i32, ptr %8, align 4
  %16 = load ptr, ptr %6, align 8
  %17 = load i32, ptr %8, align 4
  %18 = getelementptr inbounds [16 x double], ptr %9, i64 0, i64 0
  %19 = load i32, ptr %8, align 4
  call void @cblas_dgemm(i32 noundef 101, i32 noundef 111, i32 noundef 112, i32 noundef %11, i32 noundef %12, i32 noundef %13, double noundef 5.000000e-01, ptr noundef %14, i32 noundef %15, ptr noundef %16, i32 noundef %17, double noundef 0.000000e+00, ptr noundef %18, i32 noundef %19)
  %20 = load i32, ptr %8, align 4
  %21 = load i32, ptr %8, align 4
  %22 = getelementptr inbounds [16 x double], ptr %9, i64 0, i64 0
  %23 = load i32, ptr %8, align 4
  %24 = load ptr, ptr %7, align 8
  %25 = getelementptr inbounds [4 x double], ptr %10, i64 0, i64 0
  call void @cblas_dgemv(i32 noundef 101, i32 noundef 112, i32 noundef %20, i32 noundef %21, double noundef 2.000000e+00, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef 1, double noundef 2.500000e-01, ptr noundef %25, i32 noundef 1)
  %26 = load i32, ptr %8, align 4
  %27 = getelementptr inbounds [4 x double], ptr %10, i64 0, i64 0
  %28 = getelementptr inbounds [4 x double], ptr %10, i64 0, i64 0
  %29 = call double @cblas_ddot(i32 noundef %26, ptr noundef %27, i32 noundef 1, ptr noundef %28, i32 noundef 1)
  ret double %29
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare void @cblas_dgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, double noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, double noundef, ptr noundef, i32 noundef) #3

declare void @cblas_dgemv(i32 noundef, i32 noundef, i32 noundef, i32 noundef, double noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, double noundef, ptr noundef, i32 noundef) #3

declare double @cblas_ddot(i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
