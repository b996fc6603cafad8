; ModuleID = 'chosen_buffer.c'
source_filename = "chosen_buffer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.chosen_buffer.local = private unnamed_addr constant [4 x double] [double 1.000000e+00, double 5.000000e-01, double 2.500000e-01, double 2.000000e+00], align 16
@chosen_buffer.kept = internal global [4 x double] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @chosen_buffer(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca [4 x double], align 16
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca double, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %5, ptr align 16 @__const.chosen_buffer.local, i64 32, i1 false)
  %13 = call noalias ptr @malloc(i64 noundef 32) #5
  store ptr %13, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %14

14:                                               ; preds = %32, %2
  %15 = load i32, ptr %7, align 4
  %16 = icmp slt i32 %15, 4
  br i1 %16, label %17, label %35

17:                                               ; preds = %14
  %18 = load ptr, ptr %3, align 8
  %19 = load i32, ptr %7, align 4
  %20 = load i32, ptr %4, align 4
  %21 = srem i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %18, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = load ptr, ptr %6, align 8
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %25, i64 %27
  store double %24, ptr %28, align 8
  %29 = load i32, ptr %7, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [4 x double], ptr @chosen_buffer.kept, i64 0, i64 %30
  store double 1.000000e+00, ptr %31, align 8
  br label %32

32:                                               ; preds = %17
  %33 = load i32, ptr %7, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %7, align 4
  br label %14, !llvm.loop !5

35:                                               ; preds = %14
  store i32 0, ptr %8, align 4
  br label %36

36:                                               ; preds = %96, %35
  %37 = load i32, ptr %8, align 4
  %38 = load i32, ptr %4, align 4
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %40, label %99

40:                                               ; preds = %36
  %41 = load ptr, ptr %3, align 8
  %42 = load i32, ptr %8, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fcmp ogt double %45, 5.000000e-01
  br i1 %46, label %47, label %49

47:                                               ; preds = %40
  %48 = getelementptr inbounds [4 x double], ptr %5, i64 0, i64 0
  br label %61

49:                                               ; preds = %40
  %50 = load ptr, ptr %3, align 8
  %51 = load i32, ptr %8, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %50, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fcmp ogt double %54, -5.000000e-01
  br i1 %55, label %56, label %58

56:                                               ; preds = %49
  %57 = load ptr, ptr %6, align 8
  br label %59

58:                                               ; preds = %49
  br label %59

59:                                               ; preds = %58, %56
  %60 = phi ptr [ %57, %56 ], [ @chosen_buffer.kept, %58 ]
  br label %61

61:                                               ; preds = %59, %47
  %62 = phi ptr [ %48, %47 ], [ %60, %59 ]
  store ptr %62, ptr %9, align 8
  %63 = load i32, ptr %8, align 4
  %64 = srem i32 %63, 2
  %65 = icmp ne i32 %64, 0
  br i1 %65, label %66, label %68

66:                                               ; preds = %61
  %67 = load ptr, ptr %6, align 8
  br label %70

68:                                               ; preds = %61
  %69 = getelementptr inbounds [4 x double], ptr %5, i64 0, i64 0
  br label %70

70:                                               ; preds = %68, %66
  %71 = phi ptr [ %67, %66 ], [ %69, %68 ]
  store ptr %71, ptr %10, align 8
  %72 = load ptr, ptr %9, align 8
  %73 = load i32, ptr %8, align 4
  %74 = srem i32 %73, 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr %72, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = load ptr, ptr %3, align 8
  %79 = load i32, ptr %8, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr %78, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = load ptr, ptr %10, align 8
  %84 = load i32, ptr %8, align 4
  %85 = add nsw i32 %84, 1
  %86 = srem i32 %85, 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds double, ptr %83, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = call double @llvm.fmuladd.f64(double %77, double %82, double %89)
  %91 = load ptr, ptr %9, align 8
  %92 = load i32, ptr %8, align 4
  %93 = srem i32 %92, 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds double, ptr %91, i64 %94
  store double %90, ptr %95, align 8
  br label %96

96:                                               ; preds = %70
  %97 = load i32, ptr %8, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %8, align 4
  br label %36, !llvm.loop !7

99:                                               ; preds = %36
  store double 0.000000e+00, ptr %11, align 8
  store i32 0, ptr %12, align 4
  br label %100

100:                                              ; preds = %126, %99
  %101 = load i32, ptr %12, align 4
  %102 = icmp slt i32 %101, 4
  br i1 %102, label %103, label %129

103:                                              ; preds = %100
  %104 = load i32, ptr %12, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [4 x double], ptr %5, i64 0, i64 %105
  %107 = load double, ptr %106, align 8
  %108 = load ptr, ptr %6, align 8
  %109 = load i32, ptr %12, align 4
  %110 = sub nsw i32 3, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds double, ptr %108, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = load i32, ptr %12, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [4 x double], ptr @chosen_buffer.kept, i64 0, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = load i32, ptr %12, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [4 x double], ptr @chosen_buffer.kept, i64 0, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = fmul double %117, %121
  %123 = call double @llvm.fmuladd.f64(double %107, double %113, double %122)
  %124 = load double, ptr %11, align 8
  %125 = fadd double %124, %123
  store double %125, ptr %11, align 8
  br label %126

126:                                              ; preds = %103
  %127 = load i32, ptr %12, align 4
  %128 = add nsw i32 %127, 1
  store i32 %128, ptr %12, align 4
  br label %100, !llvm.loop !8

129:                                              ; preds = %100
  %130 = load ptr, ptr %6, align 8
  call void @free(ptr noundef %130) #6
  %131 = load double, ptr %11, align 8
  ret double %131
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }

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
