; ModuleID = 'ray_tracer.c'
source_filename = "ray_tracer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.vec3 = type { double, double, double }
%struct.sphere = type { %struct.vec3, double, double, double }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @ray_tracer(ptr noundef %0, i32 noundef %1, double noundef %2, double noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca %struct.vec3, align 8
  %10 = alloca %struct.vec3, align 8
  %11 = alloca %struct.vec3, align 8
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store double %2, ptr %7, align 8
  store double %3, ptr %8, align 8
  %12 = load ptr, ptr %5, align 8
  %13 = load i32, ptr %6, align 4
  %14 = getelementptr inbounds nuw %struct.vec3, ptr %9, i32 0, i32 0
  store double 0.000000e+00, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.vec3, ptr %9, i32 0, i32 1
  store double 0.000000e+00, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.vec3, ptr %9, i32 0, i32 2
  store double -5.000000e+00, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.vec3, ptr %11, i32 0, i32 0
  %18 = load double, ptr %7, align 8
  store double %18, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.vec3, ptr %11, i32 0, i32 1
  %20 = load double, ptr %8, align 8
  store double %20, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.vec3, ptr %11, i32 0, i32 2
  store double 1.000000e+00, ptr %21, align 8
  call void @unit(ptr dead_on_unwind writable sret(%struct.vec3) align 8 %10, ptr noundef byval(%struct.vec3) align 8 %11)
  %22 = call double @trace(ptr noundef %12, i32 noundef %13, ptr noundef byval(%struct.vec3) align 8 %9, ptr noundef byval(%struct.vec3) align 8 %10, i32 noundef 3)
  ret double %22
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @trace(ptr noundef %0, i32 noundef %1, ptr noundef byval(%struct.vec3) align 8 %2, ptr noundef byval(%struct.vec3) align 8 %3, i32 noundef %4) #0 {
  %6 = alloca double, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca double, align 8
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca ptr, align 8
  %15 = alloca %struct.vec3, align 8
  %16 = alloca %struct.vec3, align 8
  %17 = alloca %struct.vec3, align 8
  %18 = alloca %struct.vec3, align 8
  %19 = alloca double, align 8
  %20 = alloca %struct.vec3, align 8
  %21 = alloca %struct.vec3, align 8
  %22 = alloca double, align 8
  %23 = alloca %struct.vec3, align 8
  %24 = alloca %struct.vec3, align 8
  store ptr %0, ptr %7, align 8
  store i32 %1, ptr %8, align 4
  store i32 %4, ptr %9, align 4
  store i32 -1, ptr %10, align 4
  store double 1.000000e+09, ptr %11, align 8
  store i32 0, ptr %12, align 4
  br label %25

25:                                               ; preds = %45, %5
  %26 = load i32, ptr %12, align 4
  %27 = load i32, ptr %8, align 4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %48

29:                                               ; preds = %25
  %30 = load ptr, ptr %7, align 8
  %31 = load i32, ptr %12, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.sphere, ptr %30, i64 %32
  %34 = call double @hit(ptr noundef %33, ptr noundef byval(%struct.vec3) align 8 %2, ptr noundef byval(%struct.vec3) align 8 %3)
  store double %34, ptr %13, align 8
  %35 = load double, ptr %13, align 8
  %36 = fcmp ogt double %35, 0.000000e+00
  br i1 %36, label %37, label %44

37:                                               ; preds = %29
  %38 = load double, ptr %13, align 8
  %39 = load double, ptr %11, align 8
  %40 = fcmp olt double %38, %39
  br i1 %40, label %41, label %44

41:                                               ; preds = %37
  %42 = load double, ptr %13, align 8
  store double %42, ptr %11, align 8
  %43 = load i32, ptr %12, align 4
  store i32 %43, ptr %10, align 4
  br label %44

44:                                               ; preds = %41, %37, %29
  br label %45

45:                                               ; preds = %44
  %46 = load i32, ptr %12, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %12, align 4
  br label %25, !llvm.loop !5

48:                                               ; preds = %25
  %49 = load i32, ptr %10, align 4
  %50 = icmp slt i32 %49, 0
  br i1 %50, label %51, label %55

51:                                               ; preds = %48
  %52 = getelementptr inbounds nuw %struct.vec3, ptr %3, i32 0, i32 1
  %53 = load double, ptr %52, align 8
  %54 = call double @llvm.fmuladd.f64(double 1.000000e-01, double %53, double 2.000000e-01)
  store double %54, ptr %6, align 8
  br label %91

55:                                               ; preds = %48
  %56 = load ptr, ptr %7, align 8
  %57 = load i32, ptr %10, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds %struct.sphere, ptr %56, i64 %58
  store ptr %59, ptr %14, align 8
  %60 = load double, ptr %11, align 8
  call void @scale(ptr dead_on_unwind writable sret(%struct.vec3) align 8 %16, ptr noundef byval(%struct.vec3) align 8 %3, double noundef %60)
  call void @add(ptr dead_on_unwind writable sret(%struct.vec3) align 8 %15, ptr noundef byval(%struct.vec3) align 8 %2, ptr noundef byval(%struct.vec3) align 8 %16)
  %61 = load ptr, ptr %14, align 8
  %62 = getelementptr inbounds nuw %struct.sphere, ptr %61, i32 0, i32 0
  call void @sub(ptr dead_on_unwind writable sret(%struct.vec3) align 8 %18, ptr noundef byval(%struct.vec3) align 8 %15, ptr noundef byval(%struct.vec3) align 8 %62)
  call void @unit(ptr dead_on_unwind writable sret(%struct.vec3) align 8 %17, ptr noundef byval(%struct.vec3) align 8 %18)
  %63 = getelementptr inbounds nuw %struct.vec3, ptr %21, i32 0, i32 0
  store double 1.000000e+00, ptr %63, align 8
  %64 = getelementptr inbounds nuw %struct.vec3, ptr %21, i32 0, i32 1
  store double 2.000000e+00, ptr %64, align 8
  %65 = getelementptr inbounds nuw %struct.vec3, ptr %21, i32 0, i32 2
  store double -1.500000e+00, ptr %65, align 8
  call void @unit(ptr dead_on_unwind writable sret(%struct.vec3) align 8 %20, ptr noundef byval(%struct.vec3) align 8 %21)
  %66 = call double @dot(ptr noundef byval(%struct.vec3) align 8 %17, ptr noundef byval(%struct.vec3) align 8 %20)
  %67 = call double @llvm.maxnum.f64(double 0.000000e+00, double %66)
  store double %67, ptr %19, align 8
  %68 = load ptr, ptr %14, align 8
  %69 = getelementptr inbounds nuw %struct.sphere, ptr %68, i32 0, i32 3
  %70 = load double, ptr %69, align 8
  %71 = load double, ptr %19, align 8
  %72 = fadd double 3.000000e-01, %71
  %73 = fmul double %70, %72
  store double %73, ptr %22, align 8
  %74 = load i32, ptr %9, align 4
  %75 = icmp sgt i32 %74, 0
  br i1 %75, label %76, label %89

76:                                               ; preds = %55
  %77 = call double @dot(ptr noundef byval(%struct.vec3) align 8 %17, ptr noundef byval(%struct.vec3) align 8 %3)
  %78 = fmul double 2.000000e+00, %77
  call void @scale(ptr dead_on_unwind writable sret(%struct.vec3) align 8 %24, ptr noundef byval(%struct.vec3) align 8 %17, double noundef %78)
  call void @sub(ptr dead_on_unwind writable sret(%struct.vec3) align 8 %23, ptr noundef byval(%struct.vec3) align 8 %3, ptr noundef byval(%struct.vec3) align 8 %24)
  %79 = load ptr, ptr %14, align 8
  %80 = getelementptr inbounds nuw %struct.sphere, ptr %79, i32 0, i32 2
  %81 = load double, ptr %80, align 8
  %82 = load ptr, ptr %7, align 8
  %83 = load i32, ptr %8, align 4
  %84 = load i32, ptr %9, align 4
  %85 = sub nsw i32 %84, 1
  %86 = call double @trace(ptr noundef %82, i32 noundef %83, ptr noundef byval(%struct.vec3) align 8 %15, ptr noundef byval(%struct.vec3) align 8 %23, i32 noundef %85)
  %87 = load double, ptr %22, align 8
  %88 = call double @llvm.fmuladd.f64(double %81, double %86, double %87)
  store double %88, ptr %22, align 8
  br label %89

89:                                               ; preds = %76, %55
  %90 = load double, ptr %22, align 8
  store double %90, ptr %6, align 8
  br label %91

91:                                               ; preds = %89, %51
  %92 = load double, ptr %6, align 8
  ret double %92
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @unit(ptr dead_on_unwind noalias writable sret(%struct.vec3) align 8 %0, ptr noundef byval(%struct.vec3) align 8 %1) #0 {
  %3 = call double @dot(ptr noundef byval(%struct.vec3) align 8 %1, ptr noundef byval(%struct.vec3) align 8 %1)
  %4 = call double @sqrt(double noundef %3) #3
  %5 = fdiv double 1.000000e+00, %4
  call void @scale(ptr dead_on_unwind writable sret(%struct.vec3) align 8 %0, ptr noundef byval(%struct.vec3) align 8 %1, double noundef %5)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @hit(ptr noundef %0, ptr noundef byval(%struct.vec3) align 8 %1, ptr noundef byval(%struct.vec3) align 8 %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca ptr, align 8
  %6 = alloca %struct.vec3, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  store ptr %0, ptr %5, align 8
  %10 = load ptr, ptr %5, align 8
  %11 = getelementptr inbounds nuw %struct.sphere, ptr %10, i32 0, i32 0
  call void @sub(ptr dead_on_unwind writable sret(%struct.vec3) align 8 %6, ptr noundef byval(%struct.vec3) align 8 %1, ptr noundef byval(%struct.vec3) align 8 %11)
  %12 = call double @dot(ptr noundef byval(%struct.vec3) align 8 %6, ptr noundef byval(%struct.vec3) align 8 %2)
  store double %12, ptr %7, align 8
  %13 = load double, ptr %7, align 8
  %14 = load double, ptr %7, align 8
  %15 = call double @dot(ptr noundef byval(%struct.vec3) align 8 %6, ptr noundef byval(%struct.vec3) align 8 %6)
  %16 = fneg double %15
  %17 = call double @llvm.fmuladd.f64(double %13, double %14, double %16)
  %18 = load ptr, ptr %5, align 8
  %19 = getelementptr inbounds nuw %struct.sphere, ptr %18, i32 0, i32 1
  %20 = load double, ptr %19, align 8
  %21 = load ptr, ptr %5, align 8
  %22 = getelementptr inbounds nuw %struct.sphere, ptr %21, i32 0, i32 1
  %23 = load double, ptr %22, align 8
  %24 = call double @llvm.fmuladd.f64(double %20, double %23, double %17)
  store double %24, ptr %8, align 8
  %25 = load double, ptr %8, align 8
  %26 = fcmp olt double %25, 0.000000e+00
  br i1 %26, label %27, label %28

27:                                               ; preds = %3
  store double -1.000000e+00, ptr %4, align 8
  br label %41

28:                                               ; preds = %3
  %29 = load double, ptr %7, align 8
  %30 = fneg double %29
  %31 = load double, ptr %8, align 8
  %32 = call double @sqrt(double noundef %31) #3
  %33 = fsub double %30, %32
  store double %33, ptr %9, align 8
  %34 = load double, ptr %9, align 8
  %35 = fcmp ogt double %34, 1.000000e-04
  br i1 %35, label %36, label %38

36:                                               ; preds = %28
  %37 = load double, ptr %9, align 8
  br label %39

38:                                               ; preds = %28
  br label %39

39:                                               ; preds = %38, %36
  %40 = phi double [ %37, %36 ], [ -1.000000e+00, %38 ]
  store double %40, ptr %4, align 8
  br label %41

41:                                               ; preds = %39, %27
  %42 = load double, ptr %4, align 8
  ret double %42
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add(ptr dead_on_unwind noalias writable sret(%struct.vec3) align 8 %0, ptr noundef byval(%struct.vec3) align 8 %1, ptr noundef byval(%struct.vec3) align 8 %2) #0 {
  %4 = getelementptr inbounds nuw %struct.vec3, ptr %0, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.vec3, ptr %1, i32 0, i32 0
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.vec3, ptr %2, i32 0, i32 0
  %8 = load double, ptr %7, align 8
  %9 = fadd double %6, %8
  store double %9, ptr %4, align 8
  %10 = getelementptr inbounds nuw %struct.vec3, ptr %0, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.vec3, ptr %1, i32 0, i32 1
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.vec3, ptr %2, i32 0, i32 1
  %14 = load double, ptr %13, align 8
  %15 = fadd double %12, %14
  store double %15, ptr %10, align 8
  %16 = getelementptr inbounds nuw %struct.vec3, ptr %0, i32 0, i32 2
  %17 = getelementptr inbounds nuw %struct.vec3, ptr %1, i32 0, i32 2
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.vec3, ptr %2, i32 0, i32 2
  %20 = load double, ptr %19, align 8
  %21 = fadd double %18, %20
  store double %21, ptr %16, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @scale(ptr dead_on_unwind noalias writable sret(%struct.vec3) align 8 %0, ptr noundef byval(%struct.vec3) align 8 %1, double noundef %2) #0 {
  %4 = alloca double, align 8
  store double %2, ptr %4, align 8
  %5 = getelementptr inbounds nuw %struct.vec3, ptr %0, i32 0, i32 0
  %6 = getelementptr inbounds nuw %struct.vec3, ptr %1, i32 0, i32 0
  %7 = load double, ptr %6, align 8
  %8 = load double, ptr %4, align 8
  %9 = fmul double %7, %8
  store double %9, ptr %5, align 8
  %10 = getelementptr inbounds nuw %struct.vec3, ptr %0, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.vec3, ptr %1, i32 0, i32 1
  %12 = load double, ptr %11, align 8
  %13 = load double, ptr %4, align 8
  %14 = fmul double %12, %13
  store double %14, ptr %10, align 8
  %15 = getelementptr inbounds nuw %struct.vec3, ptr %0, i32 0, i32 2
  %16 = getelementptr inbounds nuw %struct.vec3, ptr %1, i32 0, i32 2
  %17 = load double, ptr %16, align 8
  %18 = load double, ptr %4, align 8
  %19 = fmul double %17, %18
  store double %19, ptr %15, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @sub(ptr dead_on_unwind noalias writable sret(%struct.vec3) align 8 %0, ptr noundef byval(%struct.vec3) align 8 %1, ptr noundef byval(%struct.vec3) align 8 %2) #0 {
  %4 = alloca %struct.vec3, align 8
  call void @scale(ptr dead_on_unwind writable sret(%struct.vec3) align 8 %4, ptr noundef byval(%struct.vec3) align 8 %2, double noundef -1.000000e+00)
  call void @add(ptr dead_on_unwind writable sret(%struct.vec3) align 8 %0, ptr noundef byval(%struct.vec3) align 8 %1, ptr noundef byval(%struct.vec3) align 8 %4)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @dot(ptr noundef byval(%struct.vec3) align 8 %0, ptr noundef byval(%struct.vec3) align 8 %1) #0 {
  %3 = getelementptr inbounds nuw %struct.vec3, ptr %0, i32 0, i32 0
  %4 = load double, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.vec3, ptr %1, i32 0, i32 0
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.vec3, ptr %0, i32 0, i32 1
  %8 = load double, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.vec3, ptr %1, i32 0, i32 1
  %10 = load double, ptr %9, align 8
  %11 = fmul double %8, %10
  %12 = call double @llvm.fmuladd.f64(double %4, double %6, double %11)
  %13 = getelementptr inbounds nuw %struct.vec3, ptr %0, i32 0, i32 2
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.vec3, ptr %1, i32 0, i32 2
  %16 = load double, ptr %15, align 8
  %17 = call double @llvm.fmuladd.f64(double %14, double %16, double %12)
  ret double %17
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #1

; Function Attrs: nounwind
declare double @sqrt(double noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
