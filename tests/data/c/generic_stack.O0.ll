; ModuleID = 'generic_stack.c'
source_filename = "generic_stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stack = type { ptr, i64, i64 }
%struct.pair = type { float, double }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @generic_stack(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.stack, align 8
  %6 = alloca %struct.stack, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.pair, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca %struct.pair, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %12 = getelementptr inbounds nuw %struct.stack, ptr %5, i32 0, i32 0
  %13 = call noalias ptr @malloc(i64 noundef 512) #6
  store ptr %13, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.stack, ptr %5, i32 0, i32 1
  store i64 8, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.stack, ptr %5, i32 0, i32 2
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.stack, ptr %6, i32 0, i32 0
  %17 = call noalias ptr @malloc(i64 noundef 1024) #6
  store ptr %17, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.stack, ptr %6, i32 0, i32 1
  store i64 16, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.stack, ptr %6, i32 0, i32 2
  store i64 0, ptr %19, align 8
  store i32 0, ptr %7, align 4
  br label %20

20:                                               ; preds = %47, %2
  %21 = load i32, ptr %7, align 4
  %22 = load i32, ptr %4, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %50

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw %struct.pair, ptr %8, i32 0, i32 0
  %26 = load i32, ptr %7, align 4
  %27 = add nsw i32 %26, 1
  %28 = sitofp i32 %27 to float
  %29 = fmul float 5.000000e-01, %28
  store float %29, ptr %25, align 8
  %30 = getelementptr i8, ptr %8, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %30, i8 0, i64 4, i1 false)
  %31 = getelementptr inbounds nuw %struct.pair, ptr %8, i32 0, i32 1
  %32 = load ptr, ptr %3, align 8
  %33 = load i32, ptr %7, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %32, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = load ptr, ptr %3, align 8
  %38 = load i32, ptr %7, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %37, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fmul double %36, %41
  store double %42, ptr %31, align 8
  %43 = load ptr, ptr %3, align 8
  %44 = load i32, ptr %7, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %43, i64 %45
  call void @push(ptr noundef %5, ptr noundef %46)
  call void @push(ptr noundef %6, ptr noundef %8)
  br label %47

47:                                               ; preds = %24
  %48 = load i32, ptr %7, align 4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %7, align 4
  br label %20, !llvm.loop !5

50:                                               ; preds = %20
  store double 0.000000e+00, ptr %9, align 8
  br label %51

51:                                               ; preds = %55, %50
  %52 = getelementptr inbounds nuw %struct.stack, ptr %5, i32 0, i32 2
  %53 = load i64, ptr %52, align 8
  %54 = icmp ne i64 %53, 0
  br i1 %54, label %55, label %66

55:                                               ; preds = %51
  call void @pop(ptr noundef %5, ptr noundef %10)
  call void @pop(ptr noundef %6, ptr noundef %11)
  %56 = load double, ptr %9, align 8
  %57 = load double, ptr %10, align 8
  %58 = getelementptr inbounds nuw %struct.pair, ptr %11, i32 0, i32 1
  %59 = load double, ptr %58, align 8
  %60 = fmul double %57, %59
  %61 = getelementptr inbounds nuw %struct.pair, ptr %11, i32 0, i32 0
  %62 = load float, ptr %61, align 8
  %63 = fpext float %62 to double
  %64 = fmul double %60, %63
  %65 = call double @llvm.fmuladd.f64(double %56, double 5.000000e-01, double %64)
  store double %65, ptr %9, align 8
  br label %51, !llvm.loop !7

66:                                               ; preds = %51
  %67 = getelementptr inbounds nuw %struct.stack, ptr %5, i32 0, i32 0
  %68 = load ptr, ptr %67, align 8
  call void @free(ptr noundef %68) #7
  %69 = getelementptr inbounds nuw %struct.stack, ptr %6, i32 0, i32 0
  %70 = load ptr, ptr %69, align 8
  call void @free(ptr noundef %70) #7
  %71 = load double, ptr %9, align 8
  ret double %71
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @push(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.stack, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds nuw %struct.stack, ptr %8, i32 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 %10
  %12 = load ptr, ptr %4, align 8
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds nuw %struct.stack, ptr %13, i32 0, i32 1
  %15 = load i64, ptr %14, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %11, ptr align 1 %12, i64 %15, i1 false)
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds nuw %struct.stack, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = load ptr, ptr %3, align 8
  %20 = getelementptr inbounds nuw %struct.stack, ptr %19, i32 0, i32 2
  %21 = load i64, ptr %20, align 8
  %22 = add i64 %21, %18
  store i64 %22, ptr %20, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @pop(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.stack, ptr %5, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds nuw %struct.stack, ptr %8, i32 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = sub i64 %10, %7
  store i64 %11, ptr %9, align 8
  %12 = load ptr, ptr %4, align 8
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds nuw %struct.stack, ptr %13, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds nuw %struct.stack, ptr %16, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 %18
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds nuw %struct.stack, ptr %20, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %12, ptr align 1 %19, i64 %22, i1 false)
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
