; ModuleID = 'quaternion.c'
source_filename = "quaternion.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.quaternion = type { double, double, double, double }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @rotate(ptr dead_on_unwind noalias writable sret(%struct.quaternion) align 8 %0, ptr noundef byval(%struct.quaternion) align 8 %1, ptr noundef byval(%struct.quaternion) align 8 %2) #0 {
  %4 = alloca %struct.quaternion, align 8
  %5 = alloca %struct.quaternion, align 8
  %6 = alloca %struct.quaternion, align 8
  call void @normalized(ptr dead_on_unwind writable sret(%struct.quaternion) align 8 %4, ptr noundef byval(%struct.quaternion) align 8 %1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %4, i64 32, i1 false)
  %7 = getelementptr inbounds nuw %struct.quaternion, ptr %5, i32 0, i32 0
  %8 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 0
  %9 = load double, ptr %8, align 8
  store double %9, ptr %7, align 8
  %10 = getelementptr inbounds nuw %struct.quaternion, ptr %5, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 1
  %12 = load double, ptr %11, align 8
  %13 = fneg double %12
  store double %13, ptr %10, align 8
  %14 = getelementptr inbounds nuw %struct.quaternion, ptr %5, i32 0, i32 2
  %15 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 2
  %16 = load double, ptr %15, align 8
  %17 = fneg double %16
  store double %17, ptr %14, align 8
  %18 = getelementptr inbounds nuw %struct.quaternion, ptr %5, i32 0, i32 3
  %19 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 3
  %20 = load double, ptr %19, align 8
  %21 = fneg double %20
  store double %21, ptr %18, align 8
  call void @mul(ptr dead_on_unwind writable sret(%struct.quaternion) align 8 %6, ptr noundef byval(%struct.quaternion) align 8 %1, ptr noundef byval(%struct.quaternion) align 8 %2)
  call void @mul(ptr dead_on_unwind writable sret(%struct.quaternion) align 8 %0, ptr noundef byval(%struct.quaternion) align 8 %6, ptr noundef byval(%struct.quaternion) align 8 %5)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @normalized(ptr dead_on_unwind noalias writable sret(%struct.quaternion) align 8 %0, ptr noundef byval(%struct.quaternion) align 8 %1) #0 {
  %3 = alloca double, align 8
  %4 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 0
  %5 = load double, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 0
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 1
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 1
  %11 = load double, ptr %10, align 8
  %12 = fmul double %9, %11
  %13 = call double @llvm.fmuladd.f64(double %5, double %7, double %12)
  %14 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 2
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 2
  %17 = load double, ptr %16, align 8
  %18 = call double @llvm.fmuladd.f64(double %15, double %17, double %13)
  %19 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 3
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 3
  %22 = load double, ptr %21, align 8
  %23 = call double @llvm.fmuladd.f64(double %20, double %22, double %18)
  %24 = call double @sqrt(double noundef %23) #4
  %25 = fdiv double 1.000000e+00, %24
  store double %25, ptr %3, align 8
  %26 = getelementptr inbounds nuw %struct.quaternion, ptr %0, i32 0, i32 0
  %27 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 0
  %28 = load double, ptr %27, align 8
  %29 = load double, ptr %3, align 8
  %30 = fmul double %28, %29
  store double %30, ptr %26, align 8
  %31 = getelementptr inbounds nuw %struct.quaternion, ptr %0, i32 0, i32 1
  %32 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 1
  %33 = load double, ptr %32, align 8
  %34 = load double, ptr %3, align 8
  %35 = fmul double %33, %34
  store double %35, ptr %31, align 8
  %36 = getelementptr inbounds nuw %struct.quaternion, ptr %0, i32 0, i32 2
  %37 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 2
  %38 = load double, ptr %37, align 8
  %39 = load double, ptr %3, align 8
  %40 = fmul double %38, %39
  store double %40, ptr %36, align 8
  %41 = getelementptr inbounds nuw %struct.quaternion, ptr %0, i32 0, i32 3
  %42 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 3
  %43 = load double, ptr %42, align 8
  %44 = load double, ptr %3, align 8
  %45 = fmul double %43, %44
  store double %45, ptr %41, align 8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @mul(ptr dead_on_unwind noalias writable sret(%struct.quaternion) align 8 %0, ptr noundef byval(%struct.quaternion) align 8 %1, ptr noundef byval(%struct.quaternion) align 8 %2) #0 {
  %4 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 0
  %5 = load double, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.quaternion, ptr %2, i32 0, i32 0
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 1
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.quaternion, ptr %2, i32 0, i32 1
  %11 = load double, ptr %10, align 8
  %12 = fmul double %9, %11
  %13 = fneg double %12
  %14 = call double @llvm.fmuladd.f64(double %5, double %7, double %13)
  %15 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 2
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.quaternion, ptr %2, i32 0, i32 2
  %18 = load double, ptr %17, align 8
  %19 = fneg double %16
  %20 = call double @llvm.fmuladd.f64(double %19, double %18, double %14)
  %21 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 3
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.quaternion, ptr %2, i32 0, i32 3
  %24 = load double, ptr %23, align 8
  %25 = fneg double %22
  %26 = call double @llvm.fmuladd.f64(double %25, double %24, double %20)
  %27 = getelementptr inbounds nuw %struct.quaternion, ptr %0, i32 0, i32 0
  store double %26, ptr %27, align 8
  %28 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 0
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.quaternion, ptr %2, i32 0, i32 1
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 1
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds nuw %struct.quaternion, ptr %2, i32 0, i32 0
  %35 = load double, ptr %34, align 8
  %36 = fmul double %33, %35
  %37 = call double @llvm.fmuladd.f64(double %29, double %31, double %36)
  %38 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 2
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds nuw %struct.quaternion, ptr %2, i32 0, i32 3
  %41 = load double, ptr %40, align 8
  %42 = call double @llvm.fmuladd.f64(double %39, double %41, double %37)
  %43 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 3
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds nuw %struct.quaternion, ptr %2, i32 0, i32 2
  %46 = load double, ptr %45, align 8
  %47 = fneg double %44
  %48 = call double @llvm.fmuladd.f64(double %47, double %46, double %42)
  %49 = getelementptr inbounds nuw %struct.quaternion, ptr %0, i32 0, i32 1
  store double %48, ptr %49, align 8
  %50 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 0
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds nuw %struct.quaternion, ptr %2, i32 0, i32 2
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 1
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds nuw %struct.quaternion, ptr %2, i32 0, i32 3
  %57 = load double, ptr %56, align 8
  %58 = fmul double %55, %57
  %59 = fneg double %58
  %60 = call double @llvm.fmuladd.f64(double %51, double %53, double %59)
  %61 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 2
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds nuw %struct.quaternion, ptr %2, i32 0, i32 0
  %64 = load double, ptr %63, align 8
  %65 = call double @llvm.fmuladd.f64(double %62, double %64, double %60)
  %66 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 3
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds nuw %struct.quaternion, ptr %2, i32 0, i32 1
  %69 = load double, ptr %68, align 8
  %70 = call double @llvm.fmuladd.f64(double %67, double %69, double %65)
  %71 = getelementptr inbounds nuw %struct.quaternion, ptr %0, i32 0, i32 2
  store double %70, ptr %71, align 8
  %72 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 0
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds nuw %struct.quaternion, ptr %2, i32 0, i32 3
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 1
  %77 = load double, ptr %76, align 8
  %78 = getelementptr inbounds nuw %struct.quaternion, ptr %2, i32 0, i32 2
  %79 = load double, ptr %78, align 8
  %80 = fmul double %77, %79
  %81 = call double @llvm.fmuladd.f64(double %73, double %75, double %80)
  %82 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 2
  %83 = load double, ptr %82, align 8
  %84 = getelementptr inbounds nuw %struct.quaternion, ptr %2, i32 0, i32 1
  %85 = load double, ptr %84, align 8
  %86 = fneg double %83
  %87 = call double @llvm.fmuladd.f64(double %86, double %85, double %81)
  %88 = getelementptr inbounds nuw %struct.quaternion, ptr %1, i32 0, i32 3
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds nuw %struct.quaternion, ptr %2, i32 0, i32 0
  %91 = load double, ptr %90, align 8
  %92 = call double @llvm.fmuladd.f64(double %89, double %91, double %87)
  %93 = getelementptr inbounds nuw %struct.quaternion, ptr %0, i32 0, i32 3
  store double %92, ptr %93, align 8
  ret void
}

; Function Attrs: nounwind
declare double @sqrt(double noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
