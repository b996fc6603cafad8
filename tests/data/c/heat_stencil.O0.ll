; ModuleID = 'heat_stencil.c'
source_filename = "heat_stencil.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @heat_stencil(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %18

18:                                               ; preds = %161, %6
  %19 = load i32, ptr %13, align 4
  %20 = load i32, ptr %12, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %164

22:                                               ; preds = %18
  store i32 1, ptr %14, align 4
  br label %23

23:                                               ; preds = %120, %22
  %24 = load i32, ptr %14, align 4
  %25 = load i32, ptr %10, align 4
  %26 = sub nsw i32 %25, 1
  %27 = icmp slt i32 %24, %26
  br i1 %27, label %28, label %123

28:                                               ; preds = %23
  store i32 1, ptr %15, align 4
  br label %29

29:                                               ; preds = %116, %28
  %30 = load i32, ptr %15, align 4
  %31 = load i32, ptr %11, align 4
  %32 = sub nsw i32 %31, 1
  %33 = icmp slt i32 %30, %32
  br i1 %33, label %34, label %119

34:                                               ; preds = %29
  %35 = load ptr, ptr %7, align 8
  %36 = load i32, ptr %14, align 4
  %37 = load i32, ptr %11, align 4
  %38 = mul nsw i32 %36, %37
  %39 = load i32, ptr %15, align 4
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr %35, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = load ptr, ptr %9, align 8
  %45 = load i32, ptr %14, align 4
  %46 = load i32, ptr %11, align 4
  %47 = mul nsw i32 %45, %46
  %48 = load i32, ptr %15, align 4
  %49 = add nsw i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %44, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = fmul double 1.000000e-01, %52
  %54 = load ptr, ptr %7, align 8
  %55 = load i32, ptr %14, align 4
  %56 = sub nsw i32 %55, 1
  %57 = load i32, ptr %11, align 4
  %58 = mul nsw i32 %56, %57
  %59 = load i32, ptr %15, align 4
  %60 = add nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %54, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = load ptr, ptr %7, align 8
  %65 = load i32, ptr %14, align 4
  %66 = add nsw i32 %65, 1
  %67 = load i32, ptr %11, align 4
  %68 = mul nsw i32 %66, %67
  %69 = load i32, ptr %15, align 4
  %70 = add nsw i32 %68, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds double, ptr %64, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = fadd double %63, %73
  %75 = load ptr, ptr %7, align 8
  %76 = load i32, ptr %14, align 4
  %77 = load i32, ptr %11, align 4
  %78 = mul nsw i32 %76, %77
  %79 = load i32, ptr %15, align 4
  %80 = sub nsw i32 %79, 1
  %81 = add nsw i32 %78, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds double, ptr %75, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = fadd double %74, %84
  %86 = load ptr, ptr %7, align 8
  %87 = load i32, ptr %14, align 4
  %88 = load i32, ptr %11, align 4
  %89 = mul nsw i32 %87, %88
  %90 = load i32, ptr %15, align 4
  %91 = add nsw i32 %90, 1
  %92 = add nsw i32 %89, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds double, ptr %86, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = fadd double %85, %95
  %97 = load ptr, ptr %7, align 8
  %98 = load i32, ptr %14, align 4
  %99 = load i32, ptr %11, align 4
  %100 = mul nsw i32 %98, %99
  %101 = load i32, ptr %15, align 4
  %102 = add nsw i32 %100, %101
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds double, ptr %97, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = call double @llvm.fmuladd.f64(double -4.000000e+00, double %105, double %96)
  %107 = call double @llvm.fmuladd.f64(double %53, double %106, double %43)
  %108 = load ptr, ptr %8, align 8
  %109 = load i32, ptr %14, align 4
  %110 = load i32, ptr %11, align 4
  %111 = mul nsw i32 %109, %110
  %112 = load i32, ptr %15, align 4
  %113 = add nsw i32 %111, %112
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds double, ptr %108, i64 %114
  store double %107, ptr %115, align 8
  br label %116

116:                                              ; preds = %34
  %117 = load i32, ptr %15, align 4
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr %15, align 4
  br label %29, !llvm.loop !5

119:                                              ; preds = %29
  br label %120

120:                                              ; preds = %119
  %121 = load i32, ptr %14, align 4
  %122 = add nsw i32 %121, 1
  store i32 %122, ptr %14, align 4
  br label %23, !llvm.loop !7

123:                                              ; preds = %23
  store i32 1, ptr %16, align 4
  br label %124

124:                                              ; preds = %157, %123
  %125 = load i32, ptr %16, align 4
  %126 = load i32, ptr %10, align 4
  %127 = sub nsw i32 %126, 1
  %128 = icmp slt i32 %125, %127
  br i1 %128, label %129, label %160

129:                                              ; preds = %124
  store i32 1, ptr %17, align 4
  br label %130

130:                                              ; preds = %153, %129
  %131 = load i32, ptr %17, align 4
  %132 = load i32, ptr %11, align 4
  %133 = sub nsw i32 %132, 1
  %134 = icmp slt i32 %131, %133
  br i1 %134, label %135, label %156

135:                                              ; preds = %130
  %136 = load ptr, ptr %8, align 8
  %137 = load i32, ptr %16, align 4
  %138 = load i32, ptr %11, align 4
  %139 = mul nsw i32 %137, %138
  %140 = load i32, ptr %17, align 4
  %141 = add nsw i32 %139, %140
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds double, ptr %136, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = load ptr, ptr %7, align 8
  %146 = load i32, ptr %16, align 4
  %147 = load i32, ptr %11, align 4
  %148 = mul nsw i32 %146, %147
  %149 = load i32, ptr %17, align 4
  %150 = add nsw i32 %148, %149
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds double, ptr %145, i64 %151
  store double %144, ptr %152, align 8
  br label %153

153:                                              ; preds = %135
  %154 = load i32, ptr %17, align 4
  %155 = add nsw i32 %154, 1
  store i32 %155, ptr %17, align 4
  br label %130, !llvm.loop !8

156:                                              ; preds = %130
  br label %157

157:                                              ; preds = %156
  %158 = load i32, ptr %16, align 4
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %16, align 4
  br label %124, !llvm.loop !9

160:                                              ; preds = %124
  br label %161

161:                                              ; preds = %160
  %162 = load i32, ptr %13, align 4
  %163 = add nsw i32 %162, 1
  store i32 %163, ptr %13, align 4
  br label %18, !llvm.loop !10

164:                                              ; preds = %18
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
