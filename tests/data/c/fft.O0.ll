; ModuleID = 'fft.c'
source_filename = "fft.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.complex = type { double, double }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @fft(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @transform(ptr noundef %5, i32 noundef %6)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @transform(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  %10 = alloca %struct.complex, align 8
  %11 = alloca %struct.complex, align 8
  %12 = alloca %struct.complex, align 8
  %13 = alloca %struct.complex, align 8
  %14 = alloca %struct.complex, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %15 = load i32, ptr %4, align 4
  %16 = icmp eq i32 %15, 1
  br i1 %16, label %17, label %18

17:                                               ; preds = %2
  br label %156

18:                                               ; preds = %2
  %19 = load i32, ptr %4, align 4
  %20 = sext i32 %19 to i64
  %21 = mul i64 %20, 16
  %22 = call noalias ptr @malloc(i64 noundef %21) #5
  store ptr %22, ptr %5, align 8
  %23 = load ptr, ptr %5, align 8
  %24 = load i32, ptr %4, align 4
  %25 = sdiv i32 %24, 2
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds %struct.complex, ptr %23, i64 %26
  store ptr %27, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %28

28:                                               ; preds = %53, %18
  %29 = load i32, ptr %7, align 4
  %30 = load i32, ptr %4, align 4
  %31 = sdiv i32 %30, 2
  %32 = icmp slt i32 %29, %31
  br i1 %32, label %33, label %56

33:                                               ; preds = %28
  %34 = load ptr, ptr %5, align 8
  %35 = load i32, ptr %7, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds %struct.complex, ptr %34, i64 %36
  %38 = load ptr, ptr %3, align 8
  %39 = load i32, ptr %7, align 4
  %40 = mul nsw i32 2, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.complex, ptr %38, i64 %41
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 8 %42, i64 16, i1 false)
  %43 = load ptr, ptr %6, align 8
  %44 = load i32, ptr %7, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds %struct.complex, ptr %43, i64 %45
  %47 = load ptr, ptr %3, align 8
  %48 = load i32, ptr %7, align 4
  %49 = mul nsw i32 2, %48
  %50 = add nsw i32 %49, 1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds %struct.complex, ptr %47, i64 %51
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %52, i64 16, i1 false)
  br label %53

53:                                               ; preds = %33
  %54 = load i32, ptr %7, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %7, align 4
  br label %28, !llvm.loop !5

56:                                               ; preds = %28
  %57 = load ptr, ptr %5, align 8
  %58 = load i32, ptr %4, align 4
  %59 = sdiv i32 %58, 2
  call void @transform(ptr noundef %57, i32 noundef %59)
  %60 = load ptr, ptr %6, align 8
  %61 = load i32, ptr %4, align 4
  %62 = sdiv i32 %61, 2
  call void @transform(ptr noundef %60, i32 noundef %62)
  store i32 0, ptr %8, align 4
  br label %63

63:                                               ; preds = %151, %56
  %64 = load i32, ptr %8, align 4
  %65 = load i32, ptr %4, align 4
  %66 = sdiv i32 %65, 2
  %67 = icmp slt i32 %64, %66
  br i1 %67, label %68, label %154

68:                                               ; preds = %63
  %69 = load i32, ptr %8, align 4
  %70 = sitofp i32 %69 to double
  %71 = fmul double 0xC01921FB54442D18, %70
  %72 = load i32, ptr %4, align 4
  %73 = sitofp i32 %72 to double
  %74 = fdiv double %71, %73
  store double %74, ptr %9, align 8
  %75 = getelementptr inbounds nuw %struct.complex, ptr %11, i32 0, i32 0
  %76 = load double, ptr %9, align 8
  %77 = call double @cos(double noundef %76) #6
  store double %77, ptr %75, align 8
  %78 = getelementptr inbounds nuw %struct.complex, ptr %11, i32 0, i32 1
  %79 = load double, ptr %9, align 8
  %80 = call double @sin(double noundef %79) #6
  store double %80, ptr %78, align 8
  %81 = load ptr, ptr %6, align 8
  %82 = load i32, ptr %8, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds %struct.complex, ptr %81, i64 %83
  %85 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 0
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 1
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds nuw { double, double }, ptr %84, i32 0, i32 0
  %90 = load double, ptr %89, align 8
  %91 = getelementptr inbounds nuw { double, double }, ptr %84, i32 0, i32 1
  %92 = load double, ptr %91, align 8
  %93 = call { double, double } @mul(double %86, double %88, double %90, double %92)
  %94 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 0
  %95 = extractvalue { double, double } %93, 0
  store double %95, ptr %94, align 8
  %96 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 1
  %97 = extractvalue { double, double } %93, 1
  store double %97, ptr %96, align 8
  %98 = load ptr, ptr %3, align 8
  %99 = load i32, ptr %8, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds %struct.complex, ptr %98, i64 %100
  %102 = load ptr, ptr %5, align 8
  %103 = load i32, ptr %8, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds %struct.complex, ptr %102, i64 %104
  %106 = getelementptr inbounds nuw { double, double }, ptr %105, i32 0, i32 0
  %107 = load double, ptr %106, align 8
  %108 = getelementptr inbounds nuw { double, double }, ptr %105, i32 0, i32 1
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 0
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 1
  %113 = load double, ptr %112, align 8
  %114 = call { double, double } @add(double %107, double %109, double %111, double %113)
  %115 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 0
  %116 = extractvalue { double, double } %114, 0
  store double %116, ptr %115, align 8
  %117 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 1
  %118 = extractvalue { double, double } %114, 1
  store double %118, ptr %117, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %101, ptr align 8 %12, i64 16, i1 false)
  %119 = load ptr, ptr %3, align 8
  %120 = load i32, ptr %8, align 4
  %121 = load i32, ptr %4, align 4
  %122 = sdiv i32 %121, 2
  %123 = add nsw i32 %120, %122
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds %struct.complex, ptr %119, i64 %124
  %126 = load ptr, ptr %5, align 8
  %127 = load i32, ptr %8, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds %struct.complex, ptr %126, i64 %128
  %130 = getelementptr inbounds nuw %struct.complex, ptr %14, i32 0, i32 0
  %131 = getelementptr inbounds nuw %struct.complex, ptr %10, i32 0, i32 0
  %132 = load double, ptr %131, align 8
  %133 = fneg double %132
  store double %133, ptr %130, align 8
  %134 = getelementptr inbounds nuw %struct.complex, ptr %14, i32 0, i32 1
  %135 = getelementptr inbounds nuw %struct.complex, ptr %10, i32 0, i32 1
  %136 = load double, ptr %135, align 8
  %137 = fneg double %136
  store double %137, ptr %134, align 8
  %138 = getelementptr inbounds nuw { double, double }, ptr %129, i32 0, i32 0
  %139 = load double, ptr %138, align 8
  %140 = getelementptr inbounds nuw { double, double }, ptr %129, i32 0, i32 1
  %141 = load double, ptr %140, align 8
  %142 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 0
  %143 = load double, ptr %142, align 8
  %144 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 1
  %145 = load double, ptr %144, align 8
  %146 = call { double, double } @add(double %139, double %141, double %143, double %145)
  %147 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 0
  %148 = extractvalue { double, double } %146, 0
  store double %148, ptr %147, align 8
  %149 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 1
  %150 = extractvalue { double, double } %146, 1
  store double %150, ptr %149, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %125, ptr align 8 %13, i64 16, i1 false)
  br label %151

151:                                              ; preds = %68
  %152 = load i32, ptr %8, align 4
  %153 = add nsw i32 %152, 1
  store i32 %153, ptr %8, align 4
  br label %63, !llvm.loop !7

154:                                              ; preds = %63
  %155 = load ptr, ptr %5, align 8
  call void @free(ptr noundef %155) #6
  br label %156

156:                                              ; preds = %154, %17
  ret void
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal { double, double } @mul(double %0, double %1, double %2, double %3) #0 {
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
  %15 = getelementptr inbounds nuw %struct.complex, ptr %7, i32 0, i32 0
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.complex, ptr %6, i32 0, i32 1
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.complex, ptr %7, i32 0, i32 1
  %20 = load double, ptr %19, align 8
  %21 = fmul double %18, %20
  %22 = fneg double %21
  %23 = call double @llvm.fmuladd.f64(double %14, double %16, double %22)
  store double %23, ptr %12, align 8
  %24 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 1
  %25 = getelementptr inbounds nuw %struct.complex, ptr %6, i32 0, i32 0
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.complex, ptr %7, i32 0, i32 1
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.complex, ptr %6, i32 0, i32 1
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw %struct.complex, ptr %7, i32 0, i32 0
  %32 = load double, ptr %31, align 8
  %33 = fmul double %30, %32
  %34 = call double @llvm.fmuladd.f64(double %26, double %28, double %33)
  store double %34, ptr %24, align 8
  %35 = load { double, double }, ptr %5, align 8
  ret { double, double } %35
}

; Function Attrs: nounwind
declare double @cos(double noundef) #3

; Function Attrs: nounwind
declare double @sin(double noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal { double, double } @add(double %0, double %1, double %2, double %3) #0 {
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
  %15 = getelementptr inbounds nuw %struct.complex, ptr %7, i32 0, i32 0
  %16 = load double, ptr %15, align 8
  %17 = fadd double %14, %16
  store double %17, ptr %12, align 8
  %18 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 1
  %19 = getelementptr inbounds nuw %struct.complex, ptr %6, i32 0, i32 1
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.complex, ptr %7, i32 0, i32 1
  %22 = load double, ptr %21, align 8
  %23 = fadd double %20, %22
  store double %23, ptr %18, align 8
  %24 = load { double, double }, ptr %5, align 8
  ret { double, double } %24
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
