; ModuleID = 'nbody.c'
source_filename = "nbody.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.body = type { [3 x double], [3 x double], double }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @nbody(ptr noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store double %3, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %15

15:                                               ; preds = %60, %4
  %16 = load i32, ptr %9, align 4
  %17 = load i32, ptr %7, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %63

19:                                               ; preds = %15
  %20 = load ptr, ptr %5, align 8
  %21 = load i32, ptr %6, align 4
  %22 = load double, ptr %8, align 8
  call void @kick(ptr noundef %20, i32 noundef %21, double noundef %22)
  store i32 0, ptr %10, align 4
  br label %23

23:                                               ; preds = %56, %19
  %24 = load i32, ptr %10, align 4
  %25 = load i32, ptr %6, align 4
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %27, label %59

27:                                               ; preds = %23
  store i32 0, ptr %11, align 4
  br label %28

28:                                               ; preds = %52, %27
  %29 = load i32, ptr %11, align 4
  %30 = icmp slt i32 %29, 3
  br i1 %30, label %31, label %55

31:                                               ; preds = %28
  %32 = load double, ptr %8, align 8
  %33 = load ptr, ptr %5, align 8
  %34 = load i32, ptr %10, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %struct.body, ptr %33, i64 %35
  %37 = getelementptr inbounds nuw %struct.body, ptr %36, i32 0, i32 1
  %38 = load i32, ptr %11, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [3 x double], ptr %37, i64 0, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = load ptr, ptr %5, align 8
  %43 = load i32, ptr %10, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds %struct.body, ptr %42, i64 %44
  %46 = getelementptr inbounds nuw %struct.body, ptr %45, i32 0, i32 0
  %47 = load i32, ptr %11, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [3 x double], ptr %46, i64 0, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = call double @llvm.fmuladd.f64(double %32, double %41, double %50)
  store double %51, ptr %49, align 8
  br label %52

52:                                               ; preds = %31
  %53 = load i32, ptr %11, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %11, align 4
  br label %28, !llvm.loop !5

55:                                               ; preds = %28
  br label %56

56:                                               ; preds = %55
  %57 = load i32, ptr %10, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %10, align 4
  br label %23, !llvm.loop !7

59:                                               ; preds = %23
  br label %60

60:                                               ; preds = %59
  %61 = load i32, ptr %9, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %9, align 4
  br label %15, !llvm.loop !8

63:                                               ; preds = %15
  store double 0.000000e+00, ptr %12, align 8
  store i32 0, ptr %13, align 4
  br label %64

64:                                               ; preds = %105, %63
  %65 = load i32, ptr %13, align 4
  %66 = load i32, ptr %6, align 4
  %67 = icmp slt i32 %65, %66
  br i1 %67, label %68, label %108

68:                                               ; preds = %64
  store i32 0, ptr %14, align 4
  br label %69

69:                                               ; preds = %101, %68
  %70 = load i32, ptr %14, align 4
  %71 = icmp slt i32 %70, 3
  br i1 %71, label %72, label %104

72:                                               ; preds = %69
  %73 = load ptr, ptr %5, align 8
  %74 = load i32, ptr %13, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds %struct.body, ptr %73, i64 %75
  %77 = getelementptr inbounds nuw %struct.body, ptr %76, i32 0, i32 2
  %78 = load double, ptr %77, align 8
  %79 = fmul double 5.000000e-01, %78
  %80 = load ptr, ptr %5, align 8
  %81 = load i32, ptr %13, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds %struct.body, ptr %80, i64 %82
  %84 = getelementptr inbounds nuw %struct.body, ptr %83, i32 0, i32 1
  %85 = load i32, ptr %14, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [3 x double], ptr %84, i64 0, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = fmul double %79, %88
  %90 = load ptr, ptr %5, align 8
  %91 = load i32, ptr %13, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds %struct.body, ptr %90, i64 %92
  %94 = getelementptr inbounds nuw %struct.body, ptr %93, i32 0, i32 1
  %95 = load i32, ptr %14, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [3 x double], ptr %94, i64 0, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = load double, ptr %12, align 8
  %100 = call double @llvm.fmuladd.f64(double %89, double %98, double %99)
  store double %100, ptr %12, align 8
  br label %101

101:                                              ; preds = %72
  %102 = load i32, ptr %14, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %14, align 4
  br label %69, !llvm.loop !9

104:                                              ; preds = %69
  br label %105

105:                                              ; preds = %104
  %106 = load i32, ptr %13, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %13, align 4
  br label %64, !llvm.loop !10

108:                                              ; preds = %64
  %109 = load double, ptr %12, align 8
  ret double %109
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @kick(ptr noundef %0, i32 noundef %1, double noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [3 x double], align 16
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store double %2, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %14

14:                                               ; preds = %109, %3
  %15 = load i32, ptr %7, align 4
  %16 = load i32, ptr %5, align 4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %112

18:                                               ; preds = %14
  store i32 0, ptr %8, align 4
  br label %19

19:                                               ; preds = %105, %18
  %20 = load i32, ptr %8, align 4
  %21 = load i32, ptr %5, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %108

23:                                               ; preds = %19
  %24 = load i32, ptr %7, align 4
  %25 = load i32, ptr %8, align 4
  %26 = icmp eq i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %23
  br label %105

28:                                               ; preds = %23
  store double 1.000000e-02, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %29

29:                                               ; preds = %65, %28
  %30 = load i32, ptr %11, align 4
  %31 = icmp slt i32 %30, 3
  br i1 %31, label %32, label %68

32:                                               ; preds = %29
  %33 = load ptr, ptr %4, align 8
  %34 = load i32, ptr %8, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %struct.body, ptr %33, i64 %35
  %37 = getelementptr inbounds nuw %struct.body, ptr %36, i32 0, i32 0
  %38 = load i32, ptr %11, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [3 x double], ptr %37, i64 0, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = load ptr, ptr %4, align 8
  %43 = load i32, ptr %7, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds %struct.body, ptr %42, i64 %44
  %46 = getelementptr inbounds nuw %struct.body, ptr %45, i32 0, i32 0
  %47 = load i32, ptr %11, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [3 x double], ptr %46, i64 0, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fsub double %41, %50
  %52 = load i32, ptr %11, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %53
  store double %51, ptr %54, align 8
  %55 = load i32, ptr %11, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = load i32, ptr %11, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = load double, ptr %10, align 8
  %64 = call double @llvm.fmuladd.f64(double %58, double %62, double %63)
  store double %64, ptr %10, align 8
  br label %65

65:                                               ; preds = %32
  %66 = load i32, ptr %11, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %11, align 4
  br label %29, !llvm.loop !11

68:                                               ; preds = %29
  %69 = load ptr, ptr %4, align 8
  %70 = load i32, ptr %8, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds %struct.body, ptr %69, i64 %71
  %73 = getelementptr inbounds nuw %struct.body, ptr %72, i32 0, i32 2
  %74 = load double, ptr %73, align 8
  %75 = load double, ptr %10, align 8
  %76 = load double, ptr %10, align 8
  %77 = call double @sqrt(double noundef %76) #3
  %78 = fmul double %75, %77
  %79 = fdiv double %74, %78
  store double %79, ptr %12, align 8
  store i32 0, ptr %13, align 4
  br label %80

80:                                               ; preds = %101, %68
  %81 = load i32, ptr %13, align 4
  %82 = icmp slt i32 %81, 3
  br i1 %82, label %83, label %104

83:                                               ; preds = %80
  %84 = load double, ptr %6, align 8
  %85 = load double, ptr %12, align 8
  %86 = fmul double %84, %85
  %87 = load i32, ptr %13, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = load ptr, ptr %4, align 8
  %92 = load i32, ptr %7, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds %struct.body, ptr %91, i64 %93
  %95 = getelementptr inbounds nuw %struct.body, ptr %94, i32 0, i32 1
  %96 = load i32, ptr %13, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [3 x double], ptr %95, i64 0, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = call double @llvm.fmuladd.f64(double %86, double %90, double %99)
  store double %100, ptr %98, align 8
  br label %101

101:                                              ; preds = %83
  %102 = load i32, ptr %13, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %13, align 4
  br label %80, !llvm.loop !12

104:                                              ; preds = %80
  br label %105

105:                                              ; preds = %104, %27
  %106 = load i32, ptr %8, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %8, align 4
  br label %19, !llvm.loop !13

108:                                              ; preds = %19
  br label %109

109:                                              ; preds = %108
  %110 = load i32, ptr %7, align 4
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr %7, align 4
  br label %14, !llvm.loop !14

112:                                              ; preds = %14
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

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
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6}
!14 = distinct !{!14, !6}
