; ModuleID = 'complex_by_hand.c'
source_filename = "complex_by_hand.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.complex = type { double, double }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @complex_by_hand(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca %struct.complex, align 8
  %6 = alloca %struct.complex, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.complex, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %9 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 0
  %10 = load double, ptr %3, align 8
  store double %10, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 1
  %12 = load double, ptr %4, align 8
  store double %12, ptr %11, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %6, i8 0, i64 16, i1 false)
  store i32 0, ptr %7, align 4
  br label %13

13:                                               ; preds = %30, %2
  %14 = getelementptr inbounds nuw %struct.complex, ptr %6, i32 0, i32 0
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.complex, ptr %6, i32 0, i32 0
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.complex, ptr %6, i32 0, i32 1
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.complex, ptr %6, i32 0, i32 1
  %21 = load double, ptr %20, align 8
  %22 = fmul double %19, %21
  %23 = call double @llvm.fmuladd.f64(double %15, double %17, double %22)
  %24 = fcmp olt double %23, 1.000000e+03
  br i1 %24, label %25, label %28

25:                                               ; preds = %13
  %26 = load i32, ptr %7, align 4
  %27 = icmp slt i32 %26, 50
  br label %28

28:                                               ; preds = %25, %13
  %29 = phi i1 [ false, %13 ], [ %27, %25 ]
  br i1 %29, label %30, label %46

30:                                               ; preds = %28
  %31 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %38 = load double, ptr %37, align 8
  %39 = call { double, double } @square_plus(double %32, double %34, double %36, double %38)
  %40 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 0
  %41 = extractvalue { double, double } %39, 0
  store double %41, ptr %40, align 8
  %42 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 1
  %43 = extractvalue { double, double } %39, 1
  store double %43, ptr %42, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %8, i64 16, i1 false)
  %44 = load i32, ptr %7, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %7, align 4
  br label %13, !llvm.loop !5

46:                                               ; preds = %28
  %47 = load i32, ptr %7, align 4
  %48 = sitofp i32 %47 to double
  %49 = getelementptr inbounds nuw %struct.complex, ptr %6, i32 0, i32 0
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds nuw %struct.complex, ptr %6, i32 0, i32 0
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw %struct.complex, ptr %6, i32 0, i32 1
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds nuw %struct.complex, ptr %6, i32 0, i32 1
  %56 = load double, ptr %55, align 8
  %57 = fmul double %54, %56
  %58 = call double @llvm.fmuladd.f64(double %50, double %52, double %57)
  %59 = call double @sqrt(double noundef %58) #5
  %60 = call double @log(double noundef %59) #5
  %61 = call double @log(double noundef %60) #5
  %62 = fsub double %48, %61
  ret double %62
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal { double, double } @square_plus(double %0, double %1, double %2, double %3) #0 {
  %5 = alloca %struct.complex, align 8
  %6 = alloca %struct.complex, align 8
  %7 = alloca %struct.complex, align 8
  %8 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  store double %0, ptr %8, align 8
  %9 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  store double %1, ptr %9, align 8
  %10 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  store double %2, ptr %10, align 8
  %11 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  store double %3, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 0
  %13 = getelementptr inbounds nuw %struct.complex, ptr %6, i32 0, i32 0
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.complex, ptr %6, i32 0, i32 0
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.complex, ptr %6, i32 0, i32 1
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.complex, ptr %6, i32 0, i32 1
  %20 = load double, ptr %19, align 8
  %21 = fmul double %18, %20
  %22 = fneg double %21
  %23 = call double @llvm.fmuladd.f64(double %14, double %16, double %22)
  %24 = getelementptr inbounds nuw %struct.complex, ptr %7, i32 0, i32 0
  %25 = load double, ptr %24, align 8
  %26 = fadd double %23, %25
  store double %26, ptr %12, align 8
  %27 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 1
  %28 = getelementptr inbounds nuw %struct.complex, ptr %6, i32 0, i32 0
  %29 = load double, ptr %28, align 8
  %30 = fmul double 2.000000e+00, %29
  %31 = getelementptr inbounds nuw %struct.complex, ptr %6, i32 0, i32 1
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.complex, ptr %7, i32 0, i32 1
  %34 = load double, ptr %33, align 8
  %35 = call double @llvm.fmuladd.f64(double %30, double %32, double %34)
  store double %35, ptr %27, align 8
  %36 = load { double, double }, ptr %5, align 8
  ret { double, double } %36
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nounwind
declare double @log(double noundef) #4

; Function Attrs: nounwind
declare double @sqrt(double noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
