source_filename = "returns.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.triple = type { double, double, double }
%struct.pair = type { double, double }
%struct.triples = type { %struct.triple, %struct.triple }

@.str = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1
@__const.main.weights = private unnamed_addr constant %struct.triple { double 1.000000e+00, double 1.000000e+01, double 1.000000e+02 }, align 8
@.str.2 = private unnamed_addr constant [10 x i8] c"%g %g %g\0A\00", align 1
@enzyme_primal_return = dso_local global i32 0, align 4
@.str.3 = private unnamed_addr constant [19 x i8] c"%g %g %g %g %g %g\0A\00", align 1
@enzyme_const = dso_local global i32 0, align 4
@enzyme_dup = dso_local global i32 0, align 4

define dso_local { double, double } @sums(double noundef %0) #0 {
  %2 = alloca %struct.pair, align 8
  %3 = alloca double, align 8
  store double %0, ptr %3, align 8
  %4 = getelementptr inbounds nuw %struct.pair, ptr %2, i32 0, i32 0
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %3, align 8
  %7 = fmul double %5, %6
  store double %7, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.pair, ptr %2, i32 0, i32 1
  %9 = load double, ptr %3, align 8
  %10 = fmul double 3.000000e+00, %9
  store double %10, ptr %8, align 8
  %11 = load { double, double }, ptr %2, align 8
  ret { double, double } %11
}

define dso_local void @powers(ptr dead_on_unwind noalias writable sret(%struct.triple) align 8 %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  store double %1, ptr %3, align 8
  %4 = getelementptr inbounds nuw %struct.triple, ptr %0, i32 0, i32 0
  %5 = load double, ptr %3, align 8
  store double %5, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.triple, ptr %0, i32 0, i32 1
  %7 = load double, ptr %3, align 8
  %8 = load double, ptr %3, align 8
  %9 = fmul double %7, %8
  store double %9, ptr %6, align 8
  %10 = getelementptr inbounds nuw %struct.triple, ptr %0, i32 0, i32 2
  %11 = load double, ptr %3, align 8
  %12 = load double, ptr %3, align 8
  %13 = fmul double %11, %12
  %14 = load double, ptr %3, align 8
  %15 = fmul double %13, %14
  store double %15, ptr %10, align 8
  ret void
}

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.pair, align 8
  %3 = alloca %struct.triple, align 8
  %4 = alloca %struct.triple, align 8
  %5 = alloca %struct.triples, align 8
  store i32 0, ptr %1, align 4
  %6 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef @sums, double noundef 2.000000e+00)
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %6)
  %8 = call { double, double } (ptr, ...) @__enzyme_fwddiff_pair(ptr noundef @sums, double noundef 2.000000e+00, double noundef 1.000000e+00)
  %9 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %10 = extractvalue { double, double } %8, 0
  store double %10, ptr %9, align 8
  %11 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %12 = extractvalue { double, double } %8, 1
  store double %12, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.pair, ptr %2, i32 0, i32 0
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.pair, ptr %2, i32 0, i32 1
  %16 = load double, ptr %15, align 8
  %17 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %14, double noundef %16)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const.main.weights, i64 24, i1 false)
  %18 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef @powers, ptr noundef %3, double noundef 2.000000e+00)
  %19 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %18)
  call void (ptr, ptr, ...) @__enzyme_fwddiff_triple(ptr dead_on_unwind writable sret(%struct.triple) align 8 %4, ptr noundef @powers, double noundef 2.000000e+00, double noundef 1.000000e+00)
  %20 = getelementptr inbounds nuw %struct.triple, ptr %4, i32 0, i32 0
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.triple, ptr %4, i32 0, i32 1
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.triple, ptr %4, i32 0, i32 2
  %25 = load double, ptr %24, align 8
  %26 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, double noundef %21, double noundef %23, double noundef %25)
  %27 = load i32, ptr @enzyme_primal_return, align 4
  call void (ptr, ptr, ...) @__enzyme_fwddiff_triples(ptr dead_on_unwind writable sret(%struct.triples) align 8 %5, ptr noundef @powers, i32 noundef %27, double noundef 2.000000e+00, double noundef 5.000000e-01)
  %28 = getelementptr inbounds nuw %struct.triples, ptr %5, i32 0, i32 0
  %29 = getelementptr inbounds nuw %struct.triple, ptr %28, i32 0, i32 0
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw %struct.triples, ptr %5, i32 0, i32 0
  %32 = getelementptr inbounds nuw %struct.triple, ptr %31, i32 0, i32 1
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds nuw %struct.triples, ptr %5, i32 0, i32 0
  %35 = getelementptr inbounds nuw %struct.triple, ptr %34, i32 0, i32 2
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds nuw %struct.triples, ptr %5, i32 0, i32 1
  %38 = getelementptr inbounds nuw %struct.triple, ptr %37, i32 0, i32 0
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds nuw %struct.triples, ptr %5, i32 0, i32 1
  %41 = getelementptr inbounds nuw %struct.triple, ptr %40, i32 0, i32 1
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.triples, ptr %5, i32 0, i32 1
  %44 = getelementptr inbounds nuw %struct.triple, ptr %43, i32 0, i32 2
  %45 = load double, ptr %44, align 8
  %46 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, double noundef %30, double noundef %33, double noundef %36, double noundef %39, double noundef %42, double noundef %45)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

declare double @__enzyme_autodiff(ptr noundef, ...) #1

declare { double, double } @__enzyme_fwddiff_pair(ptr noundef, ...) #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare void @__enzyme_fwddiff_triple(ptr dead_on_unwind writable sret(%struct.triple) align 8, ptr noundef, ...) #1

declare void @__enzyme_fwddiff_triples(ptr dead_on_unwind writable sret(%struct.triples) align 8, ptr noundef, ...) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
