; ModuleID = 'relinked_list.c'
source_filename = "relinked_list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { double, ptr }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @relinked_list(ptr noundef %0, double noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  %5 = alloca [6 x %struct.node], align 16
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.node, align 8
  %9 = alloca double, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %13 = getelementptr inbounds [6 x %struct.node], ptr %5, i64 0, i64 0
  store ptr %13, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %14

14:                                               ; preds = %39, %2
  %15 = load i32, ptr %7, align 4
  %16 = icmp slt i32 %15, 6
  br i1 %16, label %17, label %42

17:                                               ; preds = %14
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [6 x %struct.node], ptr %5, i64 0, i64 %19
  %21 = getelementptr inbounds nuw %struct.node, ptr %8, i32 0, i32 0
  %22 = load ptr, ptr %3, align 8
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %22, i64 %24
  %26 = load double, ptr %25, align 8
  store double %26, ptr %21, align 8
  %27 = getelementptr inbounds nuw %struct.node, ptr %8, i32 0, i32 1
  %28 = load i32, ptr %7, align 4
  %29 = icmp slt i32 %28, 5
  br i1 %29, label %30, label %36

30:                                               ; preds = %17
  %31 = getelementptr inbounds [6 x %struct.node], ptr %5, i64 0, i64 0
  %32 = load i32, ptr %7, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.node, ptr %31, i64 %33
  %35 = getelementptr inbounds %struct.node, ptr %34, i64 1
  br label %37

36:                                               ; preds = %17
  br label %37

37:                                               ; preds = %36, %30
  %38 = phi ptr [ %35, %30 ], [ null, %36 ]
  store ptr %38, ptr %27, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %20, ptr align 8 %8, i64 16, i1 false)
  br label %39

39:                                               ; preds = %37
  %40 = load i32, ptr %7, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %7, align 4
  br label %14, !llvm.loop !5

42:                                               ; preds = %14
  store double 0.000000e+00, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %43

43:                                               ; preds = %91, %42
  %44 = load i32, ptr %10, align 4
  %45 = icmp slt i32 %44, 3
  br i1 %45, label %46, label %94

46:                                               ; preds = %43
  %47 = load ptr, ptr %6, align 8
  %48 = getelementptr inbounds nuw %struct.node, ptr %47, i32 0, i32 1
  store ptr %48, ptr %11, align 8
  br label %49

49:                                               ; preds = %89, %46
  %50 = load ptr, ptr %11, align 8
  %51 = load ptr, ptr %50, align 8
  %52 = icmp ne ptr %51, null
  br i1 %52, label %53, label %90

53:                                               ; preds = %49
  %54 = load ptr, ptr %11, align 8
  %55 = load ptr, ptr %54, align 8
  store ptr %55, ptr %12, align 8
  %56 = load ptr, ptr %12, align 8
  %57 = getelementptr inbounds nuw %struct.node, ptr %56, i32 0, i32 0
  %58 = load double, ptr %57, align 8
  %59 = load ptr, ptr %6, align 8
  %60 = getelementptr inbounds nuw %struct.node, ptr %59, i32 0, i32 0
  %61 = load double, ptr %60, align 8
  %62 = load double, ptr %9, align 8
  %63 = call double @llvm.fmuladd.f64(double %58, double %61, double %62)
  store double %63, ptr %9, align 8
  %64 = load ptr, ptr %12, align 8
  %65 = getelementptr inbounds nuw %struct.node, ptr %64, i32 0, i32 0
  %66 = load double, ptr %65, align 8
  %67 = load ptr, ptr %12, align 8
  %68 = getelementptr inbounds nuw %struct.node, ptr %67, i32 0, i32 0
  %69 = load double, ptr %68, align 8
  %70 = fmul double %66, %69
  %71 = load double, ptr %4, align 8
  %72 = fcmp ogt double %70, %71
  br i1 %72, label %73, label %86

73:                                               ; preds = %53
  %74 = load ptr, ptr %12, align 8
  %75 = getelementptr inbounds nuw %struct.node, ptr %74, i32 0, i32 1
  %76 = load ptr, ptr %75, align 8
  %77 = load ptr, ptr %11, align 8
  store ptr %76, ptr %77, align 8
  %78 = load ptr, ptr %6, align 8
  %79 = load ptr, ptr %12, align 8
  %80 = getelementptr inbounds nuw %struct.node, ptr %79, i32 0, i32 1
  store ptr %78, ptr %80, align 8
  %81 = load ptr, ptr %12, align 8
  store ptr %81, ptr %6, align 8
  %82 = load ptr, ptr %12, align 8
  %83 = getelementptr inbounds nuw %struct.node, ptr %82, i32 0, i32 0
  %84 = load double, ptr %83, align 8
  %85 = fmul double %84, 5.000000e-01
  store double %85, ptr %83, align 8
  br label %89

86:                                               ; preds = %53
  %87 = load ptr, ptr %12, align 8
  %88 = getelementptr inbounds nuw %struct.node, ptr %87, i32 0, i32 1
  store ptr %88, ptr %11, align 8
  br label %89

89:                                               ; preds = %86, %73
  br label %49, !llvm.loop !7

90:                                               ; preds = %49
  br label %91

91:                                               ; preds = %90
  %92 = load i32, ptr %10, align 4
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %10, align 4
  br label %43, !llvm.loop !8

94:                                               ; preds = %43
  %95 = load double, ptr %9, align 8
  ret double %95
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
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
