; ModuleID = 'variadic.c'
source_filename = "variadic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i64, double }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [7 x i8] c"%.17g \00", align 1
@__const.run.p = private unnamed_addr constant %struct.pair { i64 7, double 1.250000e-01 }, align 8
@.str.1 = private unnamed_addr constant [15 x i8] c"idlspidddddddd\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"%d;\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"%ld;\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"%g;\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"%s;\00", align 1
@.str.7 = private unnamed_addr constant [10 x i8] c"<%ld,%g>;\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @run(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca %struct.pair, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load i64, ptr %4, align 8
  %9 = call double (i32, ...) @sum(i32 noundef 4, double noundef 1.500000e+00, double noundef 2.500000e+00, double noundef 3.500000e+00, double noundef 1.000000e-03)
  %10 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %7, i64 noundef %8, ptr noundef @.str, double noundef %9) #5
  %11 = sext i32 %10 to i64
  store i64 %11, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 @__const.run.p, i64 16, i1 false)
  %12 = load i64, ptr %5, align 8
  %13 = load ptr, ptr %3, align 8
  %14 = load i64, ptr %5, align 8
  %15 = getelementptr inbounds i8, ptr %13, i64 %14
  %16 = load i64, ptr %4, align 8
  %17 = load i64, ptr %5, align 8
  %18 = sub nsw i64 %16, %17
  %19 = call i64 (ptr, i64, ptr, ...) @print(ptr noundef %15, i64 noundef %18, ptr noundef @.str.1, i32 noundef 1, double noundef 2.500000e+00, i64 noundef 1099511627776, ptr noundef @.str.2, ptr noundef byval(%struct.pair) align 8 %6, i32 noundef -3, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 3.000000e+00, double noundef 4.000000e+00, double noundef 5.000000e+00, double noundef 6.000000e+00, double noundef 7.000000e+00, double noundef 8.000000e+00)
  %20 = add nsw i64 %12, %19
  ret i64 %20
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal double @sum(i32 noundef %0, ...) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store double 0.000000e+00, ptr %5, align 8
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %8)
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_copy.p0(ptr %9, ptr %10)
  store i32 0, ptr %6, align 4
  br label %11

11:                                               ; preds = %34, %1
  %12 = load i32, ptr %6, align 4
  %13 = load i32, ptr %2, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %37

15:                                               ; preds = %11
  %16 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %17 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %16, i32 0, i32 1
  %18 = load i32, ptr %17, align 4
  %19 = icmp ule i32 %18, 160
  br i1 %19, label %20, label %25

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %16, i32 0, i32 3
  %22 = load ptr, ptr %21, align 16
  %23 = getelementptr i8, ptr %22, i32 %18
  %24 = add i32 %18, 16
  store i32 %24, ptr %17, align 4
  br label %29

25:                                               ; preds = %15
  %26 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %16, i32 0, i32 2
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr i8, ptr %27, i32 8
  store ptr %28, ptr %26, align 8
  br label %29

29:                                               ; preds = %25, %20
  %30 = phi ptr [ %23, %20 ], [ %27, %25 ]
  %31 = load double, ptr %30, align 8
  %32 = load double, ptr %5, align 8
  %33 = fadd double %32, %31
  store double %33, ptr %5, align 8
  br label %34

34:                                               ; preds = %29
  %35 = load i32, ptr %6, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %6, align 4
  br label %11, !llvm.loop !5

37:                                               ; preds = %11
  %38 = load double, ptr %5, align 8
  %39 = fmul double %38, 1.000000e+02
  store double %39, ptr %5, align 8
  store i32 0, ptr %7, align 4
  br label %40

40:                                               ; preds = %65, %37
  %41 = load i32, ptr %7, align 4
  %42 = load i32, ptr %2, align 4
  %43 = icmp slt i32 %41, %42
  br i1 %43, label %44, label %68

44:                                               ; preds = %40
  %45 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %46 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %45, i32 0, i32 1
  %47 = load i32, ptr %46, align 4
  %48 = icmp ule i32 %47, 160
  br i1 %48, label %49, label %54

49:                                               ; preds = %44
  %50 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %45, i32 0, i32 3
  %51 = load ptr, ptr %50, align 16
  %52 = getelementptr i8, ptr %51, i32 %47
  %53 = add i32 %47, 16
  store i32 %53, ptr %46, align 4
  br label %58

54:                                               ; preds = %44
  %55 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %45, i32 0, i32 2
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr i8, ptr %56, i32 8
  store ptr %57, ptr %55, align 8
  br label %58

58:                                               ; preds = %54, %49
  %59 = phi ptr [ %52, %49 ], [ %56, %54 ]
  %60 = load double, ptr %59, align 8
  %61 = load i32, ptr %7, align 4
  %62 = sitofp i32 %61 to double
  %63 = load double, ptr %5, align 8
  %64 = call double @llvm.fmuladd.f64(double %60, double %62, double %63)
  store double %64, ptr %5, align 8
  br label %65

65:                                               ; preds = %58
  %66 = load i32, ptr %7, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %7, align 4
  br label %40, !llvm.loop !7

68:                                               ; preds = %40
  %69 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %69)
  %70 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %70)
  %71 = load double, ptr %5, align 8
  ret double %71
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @print(ptr noundef %0, i64 noundef %1, ptr noundef %2, ...) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca [1 x %struct.__va_list_tag], align 16
  %9 = alloca %struct.pair, align 8
  %10 = alloca %struct.pair, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  store i64 0, ptr %7, align 8
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %8, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %11)
  br label %12

12:                                               ; preds = %190, %3
  %13 = load ptr, ptr %6, align 8
  %14 = load i8, ptr %13, align 1
  %15 = icmp ne i8 %14, 0
  br i1 %15, label %16, label %193

16:                                               ; preds = %12
  %17 = load ptr, ptr %6, align 8
  %18 = load i8, ptr %17, align 1
  %19 = sext i8 %18 to i32
  %20 = icmp eq i32 %19, 105
  br i1 %20, label %21, label %48

21:                                               ; preds = %16
  %22 = load ptr, ptr %4, align 8
  %23 = load i64, ptr %7, align 8
  %24 = getelementptr inbounds i8, ptr %22, i64 %23
  %25 = load i64, ptr %5, align 8
  %26 = load i64, ptr %7, align 8
  %27 = sub nsw i64 %25, %26
  %28 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %8, i64 0, i64 0
  %29 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %28, i32 0, i32 0
  %30 = load i32, ptr %29, align 16
  %31 = icmp ule i32 %30, 40
  br i1 %31, label %32, label %37

32:                                               ; preds = %21
  %33 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %28, i32 0, i32 3
  %34 = load ptr, ptr %33, align 16
  %35 = getelementptr i8, ptr %34, i32 %30
  %36 = add i32 %30, 8
  store i32 %36, ptr %29, align 16
  br label %41

37:                                               ; preds = %21
  %38 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %28, i32 0, i32 2
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr i8, ptr %39, i32 8
  store ptr %40, ptr %38, align 8
  br label %41

41:                                               ; preds = %37, %32
  %42 = phi ptr [ %35, %32 ], [ %39, %37 ]
  %43 = load i32, ptr %42, align 4
  %44 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %24, i64 noundef %27, ptr noundef @.str.3, i32 noundef %43) #5
  %45 = sext i32 %44 to i64
  %46 = load i64, ptr %7, align 8
  %47 = add nsw i64 %46, %45
  store i64 %47, ptr %7, align 8
  br label %48

48:                                               ; preds = %41, %16
  %49 = load ptr, ptr %6, align 8
  %50 = load i8, ptr %49, align 1
  %51 = sext i8 %50 to i32
  %52 = icmp eq i32 %51, 108
  br i1 %52, label %53, label %80

53:                                               ; preds = %48
  %54 = load ptr, ptr %4, align 8
  %55 = load i64, ptr %7, align 8
  %56 = getelementptr inbounds i8, ptr %54, i64 %55
  %57 = load i64, ptr %5, align 8
  %58 = load i64, ptr %7, align 8
  %59 = sub nsw i64 %57, %58
  %60 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %8, i64 0, i64 0
  %61 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %60, i32 0, i32 0
  %62 = load i32, ptr %61, align 16
  %63 = icmp ule i32 %62, 40
  br i1 %63, label %64, label %69

64:                                               ; preds = %53
  %65 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %60, i32 0, i32 3
  %66 = load ptr, ptr %65, align 16
  %67 = getelementptr i8, ptr %66, i32 %62
  %68 = add i32 %62, 8
  store i32 %68, ptr %61, align 16
  br label %73

69:                                               ; preds = %53
  %70 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %60, i32 0, i32 2
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr i8, ptr %71, i32 8
  store ptr %72, ptr %70, align 8
  br label %73

73:                                               ; preds = %69, %64
  %74 = phi ptr [ %67, %64 ], [ %71, %69 ]
  %75 = load i64, ptr %74, align 8
  %76 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %56, i64 noundef %59, ptr noundef @.str.4, i64 noundef %75) #5
  %77 = sext i32 %76 to i64
  %78 = load i64, ptr %7, align 8
  %79 = add nsw i64 %78, %77
  store i64 %79, ptr %7, align 8
  br label %80

80:                                               ; preds = %73, %48
  %81 = load ptr, ptr %6, align 8
  %82 = load i8, ptr %81, align 1
  %83 = sext i8 %82 to i32
  %84 = icmp eq i32 %83, 100
  br i1 %84, label %85, label %112

85:                                               ; preds = %80
  %86 = load ptr, ptr %4, align 8
  %87 = load i64, ptr %7, align 8
  %88 = getelementptr inbounds i8, ptr %86, i64 %87
  %89 = load i64, ptr %5, align 8
  %90 = load i64, ptr %7, align 8
  %91 = sub nsw i64 %89, %90
  %92 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %8, i64 0, i64 0
  %93 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %92, i32 0, i32 1
  %94 = load i32, ptr %93, align 4
  %95 = icmp ule i32 %94, 160
  br i1 %95, label %96, label %101

96:                                               ; preds = %85
  %97 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %92, i32 0, i32 3
  %98 = load ptr, ptr %97, align 16
  %99 = getelementptr i8, ptr %98, i32 %94
  %100 = add i32 %94, 16
  store i32 %100, ptr %93, align 4
  br label %105

101:                                              ; preds = %85
  %102 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %92, i32 0, i32 2
  %103 = load ptr, ptr %102, align 8
  %104 = getelementptr i8, ptr %103, i32 8
  store ptr %104, ptr %102, align 8
  br label %105

105:                                              ; preds = %101, %96
  %106 = phi ptr [ %99, %96 ], [ %103, %101 ]
  %107 = load double, ptr %106, align 8
  %108 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %88, i64 noundef %91, ptr noundef @.str.5, double noundef %107) #5
  %109 = sext i32 %108 to i64
  %110 = load i64, ptr %7, align 8
  %111 = add nsw i64 %110, %109
  store i64 %111, ptr %7, align 8
  br label %112

112:                                              ; preds = %105, %80
  %113 = load ptr, ptr %6, align 8
  %114 = load i8, ptr %113, align 1
  %115 = sext i8 %114 to i32
  %116 = icmp eq i32 %115, 115
  br i1 %116, label %117, label %144

117:                                              ; preds = %112
  %118 = load ptr, ptr %4, align 8
  %119 = load i64, ptr %7, align 8
  %120 = getelementptr inbounds i8, ptr %118, i64 %119
  %121 = load i64, ptr %5, align 8
  %122 = load i64, ptr %7, align 8
  %123 = sub nsw i64 %121, %122
  %124 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %8, i64 0, i64 0
  %125 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %124, i32 0, i32 0
  %126 = load i32, ptr %125, align 16
  %127 = icmp ule i32 %126, 40
  br i1 %127, label %128, label %133

128:                                              ; preds = %117
  %129 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %124, i32 0, i32 3
  %130 = load ptr, ptr %129, align 16
  %131 = getelementptr i8, ptr %130, i32 %126
  %132 = add i32 %126, 8
  store i32 %132, ptr %125, align 16
  br label %137

133:                                              ; preds = %117
  %134 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %124, i32 0, i32 2
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr i8, ptr %135, i32 8
  store ptr %136, ptr %134, align 8
  br label %137

137:                                              ; preds = %133, %128
  %138 = phi ptr [ %131, %128 ], [ %135, %133 ]
  %139 = load ptr, ptr %138, align 8
  %140 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %120, i64 noundef %123, ptr noundef @.str.6, ptr noundef %139) #5
  %141 = sext i32 %140 to i64
  %142 = load i64, ptr %7, align 8
  %143 = add nsw i64 %142, %141
  store i64 %143, ptr %7, align 8
  br label %144

144:                                              ; preds = %137, %112
  %145 = load ptr, ptr %6, align 8
  %146 = load i8, ptr %145, align 1
  %147 = sext i8 %146 to i32
  %148 = icmp eq i32 %147, 112
  br i1 %148, label %149, label %189

149:                                              ; preds = %144
  %150 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %8, i64 0, i64 0
  %151 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %150, i32 0, i32 0
  %152 = load i32, ptr %151, align 16
  %153 = icmp ule i32 %152, 40
  %154 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %150, i32 0, i32 1
  %155 = load i32, ptr %154, align 4
  %156 = icmp ule i32 %155, 160
  %157 = and i1 %153, %156
  br i1 %157, label %158, label %169

158:                                              ; preds = %149
  %159 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %150, i32 0, i32 3
  %160 = load ptr, ptr %159, align 16
  %161 = getelementptr i8, ptr %160, i32 %152
  %162 = getelementptr i8, ptr %160, i32 %155
  %163 = load i64, ptr %161, align 8
  %164 = getelementptr inbounds nuw { i64, double }, ptr %10, i32 0, i32 0
  store i64 %163, ptr %164, align 8
  %165 = load double, ptr %162, align 8
  %166 = getelementptr inbounds nuw { i64, double }, ptr %10, i32 0, i32 1
  store double %165, ptr %166, align 8
  %167 = add i32 %152, 8
  store i32 %167, ptr %151, align 16
  %168 = add i32 %155, 16
  store i32 %168, ptr %154, align 4
  br label %173

169:                                              ; preds = %149
  %170 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %150, i32 0, i32 2
  %171 = load ptr, ptr %170, align 8
  %172 = getelementptr i8, ptr %171, i32 16
  store ptr %172, ptr %170, align 8
  br label %173

173:                                              ; preds = %169, %158
  %174 = phi ptr [ %10, %158 ], [ %171, %169 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %174, i64 16, i1 false)
  %175 = load ptr, ptr %4, align 8
  %176 = load i64, ptr %7, align 8
  %177 = getelementptr inbounds i8, ptr %175, i64 %176
  %178 = load i64, ptr %5, align 8
  %179 = load i64, ptr %7, align 8
  %180 = sub nsw i64 %178, %179
  %181 = getelementptr inbounds nuw %struct.pair, ptr %9, i32 0, i32 0
  %182 = load i64, ptr %181, align 8
  %183 = getelementptr inbounds nuw %struct.pair, ptr %9, i32 0, i32 1
  %184 = load double, ptr %183, align 8
  %185 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %177, i64 noundef %180, ptr noundef @.str.7, i64 noundef %182, double noundef %184) #5
  %186 = sext i32 %185 to i64
  %187 = load i64, ptr %7, align 8
  %188 = add nsw i64 %187, %186
  store i64 %188, ptr %7, align 8
  br label %189

189:                                              ; preds = %173, %144
  br label %190

190:                                              ; preds = %189
  %191 = load ptr, ptr %6, align 8
  %192 = getelementptr inbounds nuw i8, ptr %191, i32 1
  store ptr %192, ptr %6, align 8
  br label %12, !llvm.loop !8

193:                                              ; preds = %12
  %194 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %8, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %194)
  %195 = load i64, ptr %7, align 8
  ret i64 %195
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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
