; ModuleID = 'struct_result.c'
source_filename = "struct_result.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stats = type { double, double, double, i32 }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @struct_result(ptr dead_on_unwind noalias writable sret(%struct.stats) align 8 %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %1, ptr %4, align 8
  store i32 %2, ptr %5, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 32, i1 false)
  %8 = getelementptr inbounds nuw %struct.stats, ptr %0, i32 0, i32 0
  %9 = getelementptr inbounds nuw %struct.stats, ptr %0, i32 0, i32 1
  %10 = getelementptr inbounds nuw %struct.stats, ptr %0, i32 0, i32 2
  %11 = getelementptr inbounds nuw %struct.stats, ptr %0, i32 0, i32 3
  %12 = load i32, ptr %5, align 4
  store i32 %12, ptr %11, align 8
  store i32 0, ptr %6, align 4
  br label %13

13:                                               ; preds = %26, %3
  %14 = load i32, ptr %6, align 4
  %15 = load i32, ptr %5, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %29

17:                                               ; preds = %13
  %18 = load ptr, ptr %4, align 8
  %19 = load i32, ptr %6, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds double, ptr %18, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.stats, ptr %0, i32 0, i32 0
  %24 = load double, ptr %23, align 8
  %25 = fadd double %24, %22
  store double %25, ptr %23, align 8
  br label %26

26:                                               ; preds = %17
  %27 = load i32, ptr %6, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %6, align 4
  br label %13, !llvm.loop !5

29:                                               ; preds = %13
  %30 = load i32, ptr %5, align 4
  %31 = sitofp i32 %30 to double
  %32 = getelementptr inbounds nuw %struct.stats, ptr %0, i32 0, i32 0
  %33 = load double, ptr %32, align 8
  %34 = fdiv double %33, %31
  store double %34, ptr %32, align 8
  store i32 0, ptr %7, align 4
  br label %35

35:                                               ; preds = %59, %29
  %36 = load i32, ptr %7, align 4
  %37 = load i32, ptr %5, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %39, label %62

39:                                               ; preds = %35
  %40 = load ptr, ptr %4, align 8
  %41 = load i32, ptr %7, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %40, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds nuw %struct.stats, ptr %0, i32 0, i32 0
  %46 = load double, ptr %45, align 8
  %47 = fsub double %44, %46
  %48 = load ptr, ptr %4, align 8
  %49 = load i32, ptr %7, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %48, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw %struct.stats, ptr %0, i32 0, i32 0
  %54 = load double, ptr %53, align 8
  %55 = fsub double %52, %54
  %56 = getelementptr inbounds nuw %struct.stats, ptr %0, i32 0, i32 1
  %57 = load double, ptr %56, align 8
  %58 = call double @llvm.fmuladd.f64(double %47, double %55, double %57)
  store double %58, ptr %56, align 8
  br label %59

59:                                               ; preds = %39
  %60 = load i32, ptr %7, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %7, align 4
  br label %35, !llvm.loop !7

62:                                               ; preds = %35
  %63 = load i32, ptr %5, align 4
  %64 = sub nsw i32 %63, 1
  %65 = sitofp i32 %64 to double
  %66 = getelementptr inbounds nuw %struct.stats, ptr %0, i32 0, i32 1
  %67 = load double, ptr %66, align 8
  %68 = fdiv double %67, %65
  store double %68, ptr %66, align 8
  %69 = load ptr, ptr %4, align 8
  %70 = load i32, ptr %5, align 4
  %71 = sub nsw i32 %70, 1
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds double, ptr %69, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds nuw %struct.stats, ptr %0, i32 0, i32 0
  %76 = load double, ptr %75, align 8
  %77 = fmul double %74, %76
  %78 = getelementptr inbounds nuw %struct.stats, ptr %0, i32 0, i32 2
  store double %77, ptr %78, align 8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
