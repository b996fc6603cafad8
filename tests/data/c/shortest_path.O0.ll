; ModuleID = 'shortest_path.c'
source_filename = "shortest_path.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.heap = type { ptr, i32 }
%struct.entry = type { double, i32 }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @shortest_path(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.heap, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca %struct.entry, align 8
  %15 = alloca %struct.entry, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.entry, align 8
  %18 = alloca double, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %19 = getelementptr inbounds nuw %struct.heap, ptr %11, i32 0, i32 0
  %20 = load i32, ptr %9, align 4
  %21 = add nsw i32 %20, 1
  %22 = sext i32 %21 to i64
  %23 = mul i64 %22, 16
  %24 = call noalias ptr @malloc(i64 noundef %23) #6
  store ptr %24, ptr %19, align 8
  %25 = getelementptr inbounds nuw %struct.heap, ptr %11, i32 0, i32 1
  store i32 0, ptr %25, align 8
  %26 = getelementptr i8, ptr %11, i64 12
  call void @llvm.memset.p0.i64(ptr align 4 %26, i8 0, i64 4, i1 false)
  %27 = load i32, ptr %10, align 4
  %28 = sext i32 %27 to i64
  %29 = mul i64 %28, 8
  %30 = call noalias ptr @malloc(i64 noundef %29) #6
  store ptr %30, ptr %12, align 8
  store i32 0, ptr %13, align 4
  br label %31

31:                                               ; preds = %40, %5
  %32 = load i32, ptr %13, align 4
  %33 = load i32, ptr %10, align 4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %35, label %43

35:                                               ; preds = %31
  %36 = load ptr, ptr %12, align 8
  %37 = load i32, ptr %13, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %36, i64 %38
  store double 1.000000e+30, ptr %39, align 8
  br label %40

40:                                               ; preds = %35
  %41 = load i32, ptr %13, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %13, align 4
  br label %31, !llvm.loop !5

43:                                               ; preds = %31
  %44 = load ptr, ptr %12, align 8
  %45 = getelementptr inbounds double, ptr %44, i64 0
  store double 0.000000e+00, ptr %45, align 8
  %46 = getelementptr inbounds nuw %struct.entry, ptr %14, i32 0, i32 0
  store double 0.000000e+00, ptr %46, align 8
  %47 = getelementptr inbounds nuw %struct.entry, ptr %14, i32 0, i32 1
  store i32 0, ptr %47, align 8
  %48 = getelementptr i8, ptr %14, i64 12
  call void @llvm.memset.p0.i64(ptr align 4 %48, i8 0, i64 4, i1 false)
  %49 = getelementptr inbounds nuw { double, i32 }, ptr %14, i32 0, i32 0
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds nuw { double, i32 }, ptr %14, i32 0, i32 1
  %52 = load i32, ptr %51, align 8
  call void @push(ptr noundef %11, double %50, i32 %52)
  br label %53

53:                                               ; preds = %148, %72, %43
  %54 = getelementptr inbounds nuw %struct.heap, ptr %11, i32 0, i32 1
  %55 = load i32, ptr %54, align 8
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %149

57:                                               ; preds = %53
  %58 = call { double, i32 } @pop(ptr noundef %11)
  %59 = getelementptr inbounds nuw { double, i32 }, ptr %15, i32 0, i32 0
  %60 = extractvalue { double, i32 } %58, 0
  store double %60, ptr %59, align 8
  %61 = getelementptr inbounds nuw { double, i32 }, ptr %15, i32 0, i32 1
  %62 = extractvalue { double, i32 } %58, 1
  store i32 %62, ptr %61, align 8
  %63 = getelementptr inbounds nuw %struct.entry, ptr %15, i32 0, i32 0
  %64 = load double, ptr %63, align 8
  %65 = load ptr, ptr %12, align 8
  %66 = getelementptr inbounds nuw %struct.entry, ptr %15, i32 0, i32 1
  %67 = load i32, ptr %66, align 8
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %65, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = fcmp ogt double %64, %70
  br i1 %71, label %72, label %73

72:                                               ; preds = %57
  br label %53, !llvm.loop !7

73:                                               ; preds = %57
  store i32 0, ptr %16, align 4
  br label %74

74:                                               ; preds = %145, %73
  %75 = load i32, ptr %16, align 4
  %76 = load i32, ptr %9, align 4
  %77 = icmp slt i32 %75, %76
  br i1 %77, label %78, label %148

78:                                               ; preds = %74
  %79 = load ptr, ptr %7, align 8
  %80 = load i32, ptr %16, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr %79, i64 %81
  %83 = load i32, ptr %82, align 4
  %84 = getelementptr inbounds nuw %struct.entry, ptr %15, i32 0, i32 1
  %85 = load i32, ptr %84, align 8
  %86 = icmp eq i32 %83, %85
  br i1 %86, label %87, label %144

87:                                               ; preds = %78
  %88 = getelementptr inbounds nuw %struct.entry, ptr %15, i32 0, i32 0
  %89 = load double, ptr %88, align 8
  %90 = load ptr, ptr %6, align 8
  %91 = load i32, ptr %16, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %90, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = fadd double %89, %94
  %96 = load ptr, ptr %12, align 8
  %97 = load ptr, ptr %8, align 8
  %98 = load i32, ptr %16, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i32, ptr %97, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr %96, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = fcmp olt double %95, %104
  br i1 %105, label %106, label %144

106:                                              ; preds = %87
  %107 = getelementptr inbounds nuw %struct.entry, ptr %15, i32 0, i32 0
  %108 = load double, ptr %107, align 8
  %109 = load ptr, ptr %6, align 8
  %110 = load i32, ptr %16, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds double, ptr %109, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = fadd double %108, %113
  %115 = load ptr, ptr %12, align 8
  %116 = load ptr, ptr %8, align 8
  %117 = load i32, ptr %16, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds i32, ptr %116, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds double, ptr %115, i64 %121
  store double %114, ptr %122, align 8
  %123 = getelementptr inbounds nuw %struct.entry, ptr %17, i32 0, i32 0
  %124 = load ptr, ptr %12, align 8
  %125 = load ptr, ptr %8, align 8
  %126 = load i32, ptr %16, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds i32, ptr %125, i64 %127
  %129 = load i32, ptr %128, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds double, ptr %124, i64 %130
  %132 = load double, ptr %131, align 8
  store double %132, ptr %123, align 8
  %133 = getelementptr inbounds nuw %struct.entry, ptr %17, i32 0, i32 1
  %134 = load ptr, ptr %8, align 8
  %135 = load i32, ptr %16, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds i32, ptr %134, i64 %136
  %138 = load i32, ptr %137, align 4
  store i32 %138, ptr %133, align 8
  %139 = getelementptr i8, ptr %17, i64 12
  call void @llvm.memset.p0.i64(ptr align 4 %139, i8 0, i64 4, i1 false)
  %140 = getelementptr inbounds nuw { double, i32 }, ptr %17, i32 0, i32 0
  %141 = load double, ptr %140, align 8
  %142 = getelementptr inbounds nuw { double, i32 }, ptr %17, i32 0, i32 1
  %143 = load i32, ptr %142, align 8
  call void @push(ptr noundef %11, double %141, i32 %143)
  br label %144

144:                                              ; preds = %106, %87, %78
  br label %145

145:                                              ; preds = %144
  %146 = load i32, ptr %16, align 4
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %16, align 4
  br label %74, !llvm.loop !8

148:                                              ; preds = %74
  br label %53, !llvm.loop !7

149:                                              ; preds = %53
  %150 = load ptr, ptr %12, align 8
  %151 = load i32, ptr %10, align 4
  %152 = sub nsw i32 %151, 1
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds double, ptr %150, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = load ptr, ptr %12, align 8
  %157 = load i32, ptr %10, align 4
  %158 = sub nsw i32 %157, 1
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds double, ptr %156, i64 %159
  %161 = load double, ptr %160, align 8
  %162 = load ptr, ptr %12, align 8
  %163 = load i32, ptr %10, align 4
  %164 = sdiv i32 %163, 2
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds double, ptr %162, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = call double @llvm.fmuladd.f64(double %155, double %161, double %167)
  store double %168, ptr %18, align 8
  %169 = load ptr, ptr %12, align 8
  call void @free(ptr noundef %169) #7
  %170 = getelementptr inbounds nuw %struct.heap, ptr %11, i32 0, i32 0
  %171 = load ptr, ptr %170, align 8
  call void @free(ptr noundef %171) #7
  %172 = load double, ptr %18, align 8
  ret double %172
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @push(ptr noundef %0, double %1, i32 %2) #0 {
  %4 = alloca %struct.entry, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw { double, i32 }, ptr %4, i32 0, i32 0
  store double %1, ptr %7, align 8
  %8 = getelementptr inbounds nuw { double, i32 }, ptr %4, i32 0, i32 1
  store i32 %2, ptr %8, align 8
  store ptr %0, ptr %5, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds nuw %struct.heap, ptr %9, i32 0, i32 1
  %11 = load i32, ptr %10, align 8
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr %10, align 8
  store i32 %11, ptr %6, align 4
  br label %13

13:                                               ; preds = %32, %3
  %14 = load i32, ptr %6, align 4
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %30

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw %struct.entry, ptr %4, i32 0, i32 0
  %18 = load double, ptr %17, align 8
  %19 = load ptr, ptr %5, align 8
  %20 = getelementptr inbounds nuw %struct.heap, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load i32, ptr %6, align 4
  %23 = sub nsw i32 %22, 1
  %24 = sdiv i32 %23, 2
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds %struct.entry, ptr %21, i64 %25
  %27 = getelementptr inbounds nuw %struct.entry, ptr %26, i32 0, i32 0
  %28 = load double, ptr %27, align 8
  %29 = fcmp olt double %18, %28
  br label %30

30:                                               ; preds = %16, %13
  %31 = phi i1 [ false, %13 ], [ %29, %16 ]
  br i1 %31, label %32, label %50

32:                                               ; preds = %30
  %33 = load ptr, ptr %5, align 8
  %34 = getelementptr inbounds nuw %struct.heap, ptr %33, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8
  %36 = load i32, ptr %6, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds %struct.entry, ptr %35, i64 %37
  %39 = load ptr, ptr %5, align 8
  %40 = getelementptr inbounds nuw %struct.heap, ptr %39, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = load i32, ptr %6, align 4
  %43 = sub nsw i32 %42, 1
  %44 = sdiv i32 %43, 2
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds %struct.entry, ptr %41, i64 %45
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %46, i64 16, i1 false)
  %47 = load i32, ptr %6, align 4
  %48 = sub nsw i32 %47, 1
  %49 = sdiv i32 %48, 2
  store i32 %49, ptr %6, align 4
  br label %13, !llvm.loop !9

50:                                               ; preds = %30
  %51 = load ptr, ptr %5, align 8
  %52 = getelementptr inbounds nuw %struct.heap, ptr %51, i32 0, i32 0
  %53 = load ptr, ptr %52, align 8
  %54 = load i32, ptr %6, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds %struct.entry, ptr %53, i64 %55
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %56, ptr align 8 %4, i64 16, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { double, i32 } @pop(ptr noundef %0) #0 {
  %2 = alloca %struct.entry, align 8
  %3 = alloca ptr, align 8
  %4 = alloca %struct.entry, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds nuw %struct.heap, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.entry, ptr %9, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %10, i64 16, i1 false)
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds nuw %struct.heap, ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds nuw %struct.heap, ptr %14, i32 0, i32 1
  %16 = load i32, ptr %15, align 8
  %17 = add nsw i32 %16, -1
  store i32 %17, ptr %15, align 8
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.entry, ptr %13, i64 %18
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %19, i64 16, i1 false)
  store i32 0, ptr %5, align 4
  br label %20

20:                                               ; preds = %83, %1
  %21 = load i32, ptr %5, align 4
  %22 = mul nsw i32 2, %21
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %6, align 4
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds nuw %struct.heap, ptr %24, i32 0, i32 1
  %26 = load i32, ptr %25, align 8
  %27 = icmp slt i32 %23, %26
  br i1 %27, label %28, label %85

28:                                               ; preds = %20
  %29 = load i32, ptr %6, align 4
  %30 = add nsw i32 %29, 1
  %31 = load ptr, ptr %3, align 8
  %32 = getelementptr inbounds nuw %struct.heap, ptr %31, i32 0, i32 1
  %33 = load i32, ptr %32, align 8
  %34 = icmp slt i32 %30, %33
  br i1 %34, label %35, label %57

35:                                               ; preds = %28
  %36 = load ptr, ptr %3, align 8
  %37 = getelementptr inbounds nuw %struct.heap, ptr %36, i32 0, i32 0
  %38 = load ptr, ptr %37, align 8
  %39 = load i32, ptr %6, align 4
  %40 = add nsw i32 %39, 1
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.entry, ptr %38, i64 %41
  %43 = getelementptr inbounds nuw %struct.entry, ptr %42, i32 0, i32 0
  %44 = load double, ptr %43, align 8
  %45 = load ptr, ptr %3, align 8
  %46 = getelementptr inbounds nuw %struct.heap, ptr %45, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  %48 = load i32, ptr %6, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds %struct.entry, ptr %47, i64 %49
  %51 = getelementptr inbounds nuw %struct.entry, ptr %50, i32 0, i32 0
  %52 = load double, ptr %51, align 8
  %53 = fcmp olt double %44, %52
  br i1 %53, label %54, label %57

54:                                               ; preds = %35
  %55 = load i32, ptr %6, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %6, align 4
  br label %57

57:                                               ; preds = %54, %35, %28
  %58 = getelementptr inbounds nuw %struct.entry, ptr %4, i32 0, i32 0
  %59 = load double, ptr %58, align 8
  %60 = load ptr, ptr %3, align 8
  %61 = getelementptr inbounds nuw %struct.heap, ptr %60, i32 0, i32 0
  %62 = load ptr, ptr %61, align 8
  %63 = load i32, ptr %6, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds %struct.entry, ptr %62, i64 %64
  %66 = getelementptr inbounds nuw %struct.entry, ptr %65, i32 0, i32 0
  %67 = load double, ptr %66, align 8
  %68 = fcmp ole double %59, %67
  br i1 %68, label %69, label %70

69:                                               ; preds = %57
  br label %85

70:                                               ; preds = %57
  %71 = load ptr, ptr %3, align 8
  %72 = getelementptr inbounds nuw %struct.heap, ptr %71, i32 0, i32 0
  %73 = load ptr, ptr %72, align 8
  %74 = load i32, ptr %5, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds %struct.entry, ptr %73, i64 %75
  %77 = load ptr, ptr %3, align 8
  %78 = getelementptr inbounds nuw %struct.heap, ptr %77, i32 0, i32 0
  %79 = load ptr, ptr %78, align 8
  %80 = load i32, ptr %6, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds %struct.entry, ptr %79, i64 %81
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %76, ptr align 8 %82, i64 16, i1 false)
  br label %83

83:                                               ; preds = %70
  %84 = load i32, ptr %6, align 4
  store i32 %84, ptr %5, align 4
  br label %20, !llvm.loop !10

85:                                               ; preds = %69, %20
  %86 = load ptr, ptr %3, align 8
  %87 = getelementptr inbounds nuw %struct.heap, ptr %86, i32 0, i32 0
  %88 = load ptr, ptr %87, align 8
  %89 = load i32, ptr %5, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds %struct.entry, ptr %88, i64 %90
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %91, ptr align 8 %4, i64 16, i1 false)
  %92 = load { double, i32 }, ptr %2, align 8
  ret { double, i32 } %92
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }

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
