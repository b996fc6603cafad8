; ModuleID = 'convolution_2d.c'
source_filename = "convolution_2d.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local float @convolution_2d(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [3 x [3 x float]], align 16
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  store i32 0, ptr %10, align 4
  br label %20

20:                                               ; preds = %43, %4
  %21 = load i32, ptr %10, align 4
  %22 = icmp slt i32 %21, 9
  br i1 %22, label %23, label %46

23:                                               ; preds = %20
  %24 = load ptr, ptr %6, align 8
  %25 = load i32, ptr %10, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %24, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = load ptr, ptr %6, align 8
  %30 = load i32, ptr %10, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = fmul float %28, %33
  %35 = load i32, ptr %10, align 4
  %36 = sdiv i32 %35, 3
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [3 x [3 x float]], ptr %9, i64 0, i64 %37
  %39 = load i32, ptr %10, align 4
  %40 = srem i32 %39, 3
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [3 x float], ptr %38, i64 0, i64 %41
  store float %34, ptr %42, align 4
  br label %43

43:                                               ; preds = %23
  %44 = load i32, ptr %10, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %10, align 4
  br label %20, !llvm.loop !5

46:                                               ; preds = %20
  store float 0.000000e+00, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %47

47:                                               ; preds = %146, %46
  %48 = load i32, ptr %12, align 4
  %49 = add nsw i32 %48, 3
  %50 = load i32, ptr %7, align 4
  %51 = icmp sle i32 %49, %50
  br i1 %51, label %52, label %149

52:                                               ; preds = %47
  store i32 0, ptr %13, align 4
  br label %53

53:                                               ; preds = %142, %52
  %54 = load i32, ptr %13, align 4
  %55 = add nsw i32 %54, 3
  %56 = load i32, ptr %8, align 4
  %57 = icmp sle i32 %55, %56
  br i1 %57, label %58, label %145

58:                                               ; preds = %53
  store float 0xC6293E5940000000, ptr %14, align 4
  %59 = load i32, ptr %12, align 4
  store i32 %59, ptr %15, align 4
  br label %60

60:                                               ; preds = %135, %58
  %61 = load i32, ptr %15, align 4
  %62 = load i32, ptr %12, align 4
  %63 = add nsw i32 %62, 2
  %64 = icmp slt i32 %61, %63
  br i1 %64, label %65, label %70

65:                                               ; preds = %60
  %66 = load i32, ptr %15, align 4
  %67 = add nsw i32 %66, 3
  %68 = load i32, ptr %7, align 4
  %69 = icmp sle i32 %67, %68
  br label %70

70:                                               ; preds = %65, %60
  %71 = phi i1 [ false, %60 ], [ %69, %65 ]
  br i1 %71, label %72, label %138

72:                                               ; preds = %70
  %73 = load i32, ptr %13, align 4
  store i32 %73, ptr %16, align 4
  br label %74

74:                                               ; preds = %131, %72
  %75 = load i32, ptr %16, align 4
  %76 = load i32, ptr %13, align 4
  %77 = add nsw i32 %76, 2
  %78 = icmp slt i32 %75, %77
  br i1 %78, label %79, label %84

79:                                               ; preds = %74
  %80 = load i32, ptr %16, align 4
  %81 = add nsw i32 %80, 3
  %82 = load i32, ptr %8, align 4
  %83 = icmp sle i32 %81, %82
  br label %84

84:                                               ; preds = %79, %74
  %85 = phi i1 [ false, %74 ], [ %83, %79 ]
  br i1 %85, label %86, label %134

86:                                               ; preds = %84
  store float 0.000000e+00, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %87

87:                                               ; preds = %121, %86
  %88 = load i32, ptr %18, align 4
  %89 = icmp slt i32 %88, 3
  br i1 %89, label %90, label %124

90:                                               ; preds = %87
  store i32 0, ptr %19, align 4
  br label %91

91:                                               ; preds = %117, %90
  %92 = load i32, ptr %19, align 4
  %93 = icmp slt i32 %92, 3
  br i1 %93, label %94, label %120

94:                                               ; preds = %91
  %95 = load i32, ptr %18, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [3 x [3 x float]], ptr %9, i64 0, i64 %96
  %98 = load i32, ptr %19, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [3 x float], ptr %97, i64 0, i64 %99
  %101 = load float, ptr %100, align 4
  %102 = load ptr, ptr %5, align 8
  %103 = load i32, ptr %15, align 4
  %104 = load i32, ptr %18, align 4
  %105 = add nsw i32 %103, %104
  %106 = load i32, ptr %8, align 4
  %107 = mul nsw i32 %105, %106
  %108 = load i32, ptr %16, align 4
  %109 = add nsw i32 %107, %108
  %110 = load i32, ptr %19, align 4
  %111 = add nsw i32 %109, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr %102, i64 %112
  %114 = load float, ptr %113, align 4
  %115 = load float, ptr %17, align 4
  %116 = call float @llvm.fmuladd.f32(float %101, float %114, float %115)
  store float %116, ptr %17, align 4
  br label %117

117:                                              ; preds = %94
  %118 = load i32, ptr %19, align 4
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %19, align 4
  br label %91, !llvm.loop !7

120:                                              ; preds = %91
  br label %121

121:                                              ; preds = %120
  %122 = load i32, ptr %18, align 4
  %123 = add nsw i32 %122, 1
  store i32 %123, ptr %18, align 4
  br label %87, !llvm.loop !8

124:                                              ; preds = %87
  %125 = load float, ptr %17, align 4
  %126 = load float, ptr %14, align 4
  %127 = fcmp ogt float %125, %126
  br i1 %127, label %128, label %130

128:                                              ; preds = %124
  %129 = load float, ptr %17, align 4
  store float %129, ptr %14, align 4
  br label %130

130:                                              ; preds = %128, %124
  br label %131

131:                                              ; preds = %130
  %132 = load i32, ptr %16, align 4
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %16, align 4
  br label %74, !llvm.loop !9

134:                                              ; preds = %84
  br label %135

135:                                              ; preds = %134
  %136 = load i32, ptr %15, align 4
  %137 = add nsw i32 %136, 1
  store i32 %137, ptr %15, align 4
  br label %60, !llvm.loop !10

138:                                              ; preds = %70
  %139 = load float, ptr %14, align 4
  %140 = load float, ptr %11, align 4
  %141 = fadd float %140, %139
  store float %141, ptr %11, align 4
  br label %142

142:                                              ; preds = %138
  %143 = load i32, ptr %13, align 4
  %144 = add nsw i32 %143, 2
  store i32 %144, ptr %13, align 4
  br label %53, !llvm.loop !11

145:                                              ; preds = %53
  br label %146

146:                                              ; preds = %145
  %147 = load i32, ptr %12, align 4
  %148 = add nsw i32 %147, 2
  store i32 %148, ptr %12, align 4
  br label %47, !llvm.loop !12

149:                                              ; preds = %47
  %150 = load float, ptr %11, align 4
  ret float %150
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

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
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
