; ModuleID = 'string_options.c'
source_filename = "string_options.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"square\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"times=\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"r = %f\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @string_options(ptr noundef %0, double noundef %1, double noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca [16 x i8], align 16
  %8 = alloca [64 x i8], align 16
  %9 = alloca double, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  store double %2, ptr %6, align 8
  store double 0.000000e+00, ptr %9, align 8
  %13 = load ptr, ptr %4, align 8
  store ptr %13, ptr %10, align 8
  br label %14

14:                                               ; preds = %65, %3
  %15 = load ptr, ptr %10, align 8
  %16 = load i8, ptr %15, align 1
  %17 = icmp ne i8 %16, 0
  br i1 %17, label %18, label %74

18:                                               ; preds = %14
  %19 = load ptr, ptr %10, align 8
  %20 = call ptr @strchr(ptr noundef %19, i32 noundef 44) #5
  store ptr %20, ptr %11, align 8
  %21 = load ptr, ptr %11, align 8
  %22 = icmp ne ptr %21, null
  br i1 %22, label %23, label %29

23:                                               ; preds = %18
  %24 = load ptr, ptr %11, align 8
  %25 = load ptr, ptr %10, align 8
  %26 = ptrtoint ptr %24 to i64
  %27 = ptrtoint ptr %25 to i64
  %28 = sub i64 %26, %27
  br label %32

29:                                               ; preds = %18
  %30 = load ptr, ptr %10, align 8
  %31 = call i64 @strlen(ptr noundef %30) #5
  br label %32

32:                                               ; preds = %29, %23
  %33 = phi i64 [ %28, %23 ], [ %31, %29 ]
  store i64 %33, ptr %12, align 8
  %34 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 0
  %35 = load ptr, ptr %10, align 8
  %36 = load i64, ptr %12, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %34, ptr align 1 %35, i64 %36, i1 false)
  %37 = load i64, ptr %12, align 8
  %38 = getelementptr inbounds nuw [16 x i8], ptr %7, i64 0, i64 %37
  store i8 0, ptr %38, align 1
  %39 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 0
  %40 = call i32 @strcmp(ptr noundef %39, ptr noundef @.str) #5
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %47

42:                                               ; preds = %32
  %43 = load double, ptr %5, align 8
  %44 = load double, ptr %5, align 8
  %45 = load double, ptr %9, align 8
  %46 = call double @llvm.fmuladd.f64(double %43, double %44, double %45)
  store double %46, ptr %9, align 8
  br label %65

47:                                               ; preds = %32
  %48 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 0
  %49 = call i32 @strncmp(ptr noundef %48, ptr noundef @.str.1, i64 noundef 6) #5
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %60

51:                                               ; preds = %47
  %52 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 0
  %53 = getelementptr inbounds i8, ptr %52, i64 6
  %54 = call i32 @atoi(ptr noundef %53) #5
  %55 = sitofp i32 %54 to double
  %56 = load double, ptr %6, align 8
  %57 = fmul double %55, %56
  %58 = load double, ptr %9, align 8
  %59 = fmul double %58, %57
  store double %59, ptr %9, align 8
  br label %64

60:                                               ; preds = %47
  %61 = load double, ptr %6, align 8
  %62 = load double, ptr %9, align 8
  %63 = fsub double %62, %61
  store double %63, ptr %9, align 8
  br label %64

64:                                               ; preds = %60, %51
  br label %65

65:                                               ; preds = %64, %42
  %66 = load i64, ptr %12, align 8
  %67 = load ptr, ptr %11, align 8
  %68 = icmp ne ptr %67, null
  %69 = zext i1 %68 to i32
  %70 = sext i32 %69 to i64
  %71 = add i64 %66, %70
  %72 = load ptr, ptr %10, align 8
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 %71
  store ptr %73, ptr %10, align 8
  br label %14, !llvm.loop !5

74:                                               ; preds = %14
  %75 = getelementptr inbounds [64 x i8], ptr %8, i64 0, i64 0
  %76 = load double, ptr %9, align 8
  %77 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %75, i64 noundef 64, ptr noundef @.str.2, double noundef %76) #6
  %78 = getelementptr inbounds [64 x i8], ptr %8, i64 0, i64 0
  %79 = call i64 @strlen(ptr noundef %78) #5
  %80 = icmp ugt i64 %79, 4
  br i1 %80, label %81, label %83

81:                                               ; preds = %74
  %82 = load double, ptr %9, align 8
  br label %84

83:                                               ; preds = %74
  br label %84

84:                                               ; preds = %83, %81
  %85 = phi double [ %82, %81 ], [ 0.000000e+00, %83 ]
  ret double %85
}

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strchr(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
