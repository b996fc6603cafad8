; ModuleID = 'neural_net.c'
source_filename = "neural_net.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.layer = type { i32, i32, i32, i8 }

@layers = internal constant [3 x { i32, i32, i32, i8, [3 x i8] }] [{ i32, i32, i32, i8, [3 x i8] } { i32 3, i32 4, i32 0, i8 116, [3 x i8] zeroinitializer }, { i32, i32, i32, i8, [3 x i8] } { i32 4, i32 3, i32 16, i8 114, [3 x i8] zeroinitializer }, { i32, i32, i32, i8, [3 x i8] } { i32 3, i32 1, i32 31, i8 108, [3 x i8] zeroinitializer }], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @neural_net(ptr noundef %0, ptr noundef %1, double noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca double, align 8
  %7 = alloca [8 x double], align 16
  %8 = alloca [8 x double], align 16
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca double, align 8
  %14 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store double %2, ptr %6, align 8
  %15 = getelementptr inbounds [8 x double], ptr %7, i64 0, i64 0
  %16 = load ptr, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %15, ptr align 8 %16, i64 24, i1 false)
  store i32 0, ptr %9, align 4
  br label %17

17:                                               ; preds = %109, %3
  %18 = load i32, ptr %9, align 4
  %19 = icmp slt i32 %18, 3
  br i1 %19, label %20, label %112

20:                                               ; preds = %17
  %21 = load i32, ptr %9, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [3 x %struct.layer], ptr @layers, i64 0, i64 %22
  store ptr %23, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %24

24:                                               ; preds = %103, %20
  %25 = load i32, ptr %11, align 4
  %26 = load ptr, ptr %10, align 8
  %27 = getelementptr inbounds nuw %struct.layer, ptr %26, i32 0, i32 1
  %28 = load i32, ptr %27, align 4
  %29 = icmp slt i32 %25, %28
  br i1 %29, label %30, label %106

30:                                               ; preds = %24
  %31 = load ptr, ptr %4, align 8
  %32 = load ptr, ptr %10, align 8
  %33 = getelementptr inbounds nuw %struct.layer, ptr %32, i32 0, i32 2
  %34 = load i32, ptr %33, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %31, i64 %35
  %37 = load i32, ptr %11, align 4
  %38 = load ptr, ptr %10, align 8
  %39 = getelementptr inbounds nuw %struct.layer, ptr %38, i32 0, i32 0
  %40 = load i32, ptr %39, align 4
  %41 = add nsw i32 %40, 1
  %42 = mul nsw i32 %37, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %36, i64 %43
  store ptr %44, ptr %12, align 8
  %45 = load ptr, ptr %12, align 8
  %46 = load ptr, ptr %10, align 8
  %47 = getelementptr inbounds nuw %struct.layer, ptr %46, i32 0, i32 0
  %48 = load i32, ptr %47, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds double, ptr %45, i64 %49
  %51 = load double, ptr %50, align 8
  store double %51, ptr %13, align 8
  store i32 0, ptr %14, align 4
  br label %52

52:                                               ; preds = %70, %30
  %53 = load i32, ptr %14, align 4
  %54 = load ptr, ptr %10, align 8
  %55 = getelementptr inbounds nuw %struct.layer, ptr %54, i32 0, i32 0
  %56 = load i32, ptr %55, align 4
  %57 = icmp slt i32 %53, %56
  br i1 %57, label %58, label %73

58:                                               ; preds = %52
  %59 = load ptr, ptr %12, align 8
  %60 = load i32, ptr %14, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %59, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = load i32, ptr %14, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [8 x double], ptr %7, i64 0, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = load double, ptr %13, align 8
  %69 = call double @llvm.fmuladd.f64(double %63, double %67, double %68)
  store double %69, ptr %13, align 8
  br label %70

70:                                               ; preds = %58
  %71 = load i32, ptr %14, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %14, align 4
  br label %52, !llvm.loop !5

73:                                               ; preds = %52
  %74 = load ptr, ptr %10, align 8
  %75 = getelementptr inbounds nuw %struct.layer, ptr %74, i32 0, i32 3
  %76 = load i8, ptr %75, align 4
  %77 = sext i8 %76 to i32
  switch i32 %77, label %97 [
    i32 116, label %78
    i32 114, label %84
  ]

78:                                               ; preds = %73
  %79 = load double, ptr %13, align 8
  %80 = call double @tanh(double noundef %79) #4
  %81 = load i32, ptr %11, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [8 x double], ptr %8, i64 0, i64 %82
  store double %80, ptr %83, align 8
  br label %102

84:                                               ; preds = %73
  %85 = load double, ptr %13, align 8
  %86 = fcmp ogt double %85, 0.000000e+00
  br i1 %86, label %87, label %89

87:                                               ; preds = %84
  %88 = load double, ptr %13, align 8
  br label %92

89:                                               ; preds = %84
  %90 = load double, ptr %13, align 8
  %91 = fmul double 1.000000e-02, %90
  br label %92

92:                                               ; preds = %89, %87
  %93 = phi double [ %88, %87 ], [ %91, %89 ]
  %94 = load i32, ptr %11, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [8 x double], ptr %8, i64 0, i64 %95
  store double %93, ptr %96, align 8
  br label %102

97:                                               ; preds = %73
  %98 = load double, ptr %13, align 8
  %99 = load i32, ptr %11, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [8 x double], ptr %8, i64 0, i64 %100
  store double %98, ptr %101, align 8
  br label %102

102:                                              ; preds = %97, %92, %78
  br label %103

103:                                              ; preds = %102
  %104 = load i32, ptr %11, align 4
  %105 = add nsw i32 %104, 1
  store i32 %105, ptr %11, align 4
  br label %24, !llvm.loop !7

106:                                              ; preds = %24
  %107 = getelementptr inbounds [8 x double], ptr %7, i64 0, i64 0
  %108 = getelementptr inbounds [8 x double], ptr %8, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %107, ptr align 16 %108, i64 64, i1 false)
  br label %109

109:                                              ; preds = %106
  %110 = load i32, ptr %9, align 4
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr %9, align 4
  br label %17, !llvm.loop !8

112:                                              ; preds = %17
  %113 = getelementptr inbounds [8 x double], ptr %7, i64 0, i64 0
  %114 = load double, ptr %113, align 16
  %115 = load double, ptr %6, align 8
  %116 = fsub double %114, %115
  %117 = getelementptr inbounds [8 x double], ptr %7, i64 0, i64 0
  %118 = load double, ptr %117, align 16
  %119 = load double, ptr %6, align 8
  %120 = fsub double %118, %119
  %121 = fmul double %116, %120
  ret double %121
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nounwind
declare double @tanh(double noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
