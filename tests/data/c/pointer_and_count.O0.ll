; ModuleID = 'pointer_and_count.c'
source_filename = "pointer_and_count.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.slice = type { ptr, i64 }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @pointer_and_count(ptr %0, i64 %1) #0 {
  %3 = alloca %struct.slice, align 8
  %4 = alloca double, align 8
  %5 = alloca %struct.slice, align 8
  %6 = getelementptr inbounds nuw { ptr, i64 }, ptr %3, i32 0, i32 0
  store ptr %0, ptr %6, align 8
  %7 = getelementptr inbounds nuw { ptr, i64 }, ptr %3, i32 0, i32 1
  store i64 %1, ptr %7, align 8
  store double 0.000000e+00, ptr %4, align 8
  br label %8

8:                                                ; preds = %12, %2
  %9 = getelementptr inbounds nuw %struct.slice, ptr %3, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %41

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw { ptr, i64 }, ptr %3, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw { ptr, i64 }, ptr %3, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = call double @first_product(ptr %14, i64 %16)
  %18 = load double, ptr %4, align 8
  %19 = fadd double %18, %17
  store double %19, ptr %4, align 8
  %20 = getelementptr inbounds nuw %struct.slice, ptr %3, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds double, ptr %21, i64 0
  %23 = load double, ptr %22, align 8
  %24 = fmul double %23, 2.000000e+00
  store double %24, ptr %22, align 8
  %25 = getelementptr inbounds nuw %struct.slice, ptr %3, i32 0, i32 1
  %26 = load i64, ptr %25, align 8
  %27 = srem i64 %26, 3
  %28 = icmp eq i64 %27, 0
  %29 = zext i1 %28 to i32
  %30 = add nsw i32 1, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds nuw { ptr, i64 }, ptr %3, i32 0, i32 0
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw { ptr, i64 }, ptr %3, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = call { ptr, i64 } @rest(ptr %33, i64 %35, i64 noundef %31)
  %37 = getelementptr inbounds nuw { ptr, i64 }, ptr %5, i32 0, i32 0
  %38 = extractvalue { ptr, i64 } %36, 0
  store ptr %38, ptr %37, align 8
  %39 = getelementptr inbounds nuw { ptr, i64 }, ptr %5, i32 0, i32 1
  %40 = extractvalue { ptr, i64 } %36, 1
  store i64 %40, ptr %39, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %5, i64 16, i1 false)
  br label %8, !llvm.loop !5

41:                                               ; preds = %8
  %42 = load double, ptr %4, align 8
  ret double %42
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @first_product(ptr %0, i64 %1) #0 {
  %3 = alloca %struct.slice, align 8
  %4 = getelementptr inbounds nuw { ptr, i64 }, ptr %3, i32 0, i32 0
  store ptr %0, ptr %4, align 8
  %5 = getelementptr inbounds nuw { ptr, i64 }, ptr %3, i32 0, i32 1
  store i64 %1, ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.slice, ptr %3, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 1
  br i1 %8, label %9, label %19

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw %struct.slice, ptr %3, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds double, ptr %11, i64 0
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.slice, ptr %3, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds double, ptr %15, i64 1
  %17 = load double, ptr %16, align 8
  %18 = fmul double %13, %17
  br label %24

19:                                               ; preds = %2
  %20 = getelementptr inbounds nuw %struct.slice, ptr %3, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds double, ptr %21, i64 0
  %23 = load double, ptr %22, align 8
  br label %24

24:                                               ; preds = %19, %9
  %25 = phi double [ %18, %9 ], [ %23, %19 ]
  ret double %25
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { ptr, i64 } @rest(ptr %0, i64 %1, i64 noundef %2) #0 {
  %4 = alloca %struct.slice, align 8
  %5 = alloca %struct.slice, align 8
  %6 = alloca i64, align 8
  %7 = getelementptr inbounds nuw { ptr, i64 }, ptr %5, i32 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds nuw { ptr, i64 }, ptr %5, i32 0, i32 1
  store i64 %1, ptr %8, align 8
  store i64 %2, ptr %6, align 8
  %9 = getelementptr inbounds nuw %struct.slice, ptr %4, i32 0, i32 0
  %10 = getelementptr inbounds nuw %struct.slice, ptr %5, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = load i64, ptr %6, align 8
  %13 = getelementptr inbounds double, ptr %11, i64 %12
  store ptr %13, ptr %9, align 8
  %14 = getelementptr inbounds nuw %struct.slice, ptr %4, i32 0, i32 1
  %15 = getelementptr inbounds nuw %struct.slice, ptr %5, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = load i64, ptr %6, align 8
  %18 = sub nsw i64 %16, %17
  store i64 %18, ptr %14, align 8
  %19 = load { ptr, i64 }, ptr %4, align 8
  ret { ptr, i64 } %19
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
