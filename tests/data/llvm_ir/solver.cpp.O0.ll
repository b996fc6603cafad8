; ModuleID = 'solver.cpp'
source_filename = "solver.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%class.Random = type { i64 }
%class.anon = type { i8 }

$_ZN6RandomC2Em = comdat any

$_ZN6RandomclEv = comdat any

@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c" %.12g\00", align 1

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local i64 @run(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca [7 x double], align 16
  %8 = alloca %class.Random, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  %15 = alloca i64, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca double, align 8
  %20 = alloca double, align 8
  %21 = alloca %class.anon, align 1
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i32 7, ptr %5, align 4
  %22 = call noalias ptr @malloc(i64 noundef 392) #4
  store ptr %22, ptr %6, align 8
  call void @_ZN6RandomC2Em(ptr noundef nonnull align 8 dereferenceable(8) %8, i64 noundef 88172645463325252)
  store i32 0, ptr %9, align 4
  br label %23

23:                                               ; preds = %33, %2
  %24 = load i32, ptr %9, align 4
  %25 = icmp slt i32 %24, 49
  br i1 %25, label %26, label %36

26:                                               ; preds = %23
  %27 = call noundef double @_ZN6RandomclEv(ptr noundef nonnull align 8 dereferenceable(8) %8)
  %28 = fsub double %27, 5.000000e-01
  %29 = load ptr, ptr %6, align 8
  %30 = load i32, ptr %9, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %29, i64 %31
  store double %28, ptr %32, align 8
  br label %33

33:                                               ; preds = %26
  %34 = load i32, ptr %9, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %9, align 4
  br label %23, !llvm.loop !5

36:                                               ; preds = %23
  store ptr %7, ptr %10, align 8
  %37 = load ptr, ptr %10, align 8, !nonnull !7, !align !8
  %38 = getelementptr inbounds [7 x double], ptr %37, i64 0, i64 0
  store ptr %38, ptr %11, align 8
  %39 = load ptr, ptr %10, align 8, !nonnull !7, !align !8
  %40 = getelementptr inbounds [7 x double], ptr %39, i64 0, i64 0
  %41 = getelementptr inbounds double, ptr %40, i64 7
  store ptr %41, ptr %12, align 8
  br label %42

42:                                               ; preds = %50, %36
  %43 = load ptr, ptr %11, align 8
  %44 = load ptr, ptr %12, align 8
  %45 = icmp ne ptr %43, %44
  br i1 %45, label %46, label %53

46:                                               ; preds = %42
  %47 = load ptr, ptr %11, align 8
  store ptr %47, ptr %13, align 8
  %48 = call noundef double @_ZN6RandomclEv(ptr noundef nonnull align 8 dereferenceable(8) %8)
  %49 = load ptr, ptr %13, align 8, !nonnull !7, !align !8
  store double %48, ptr %49, align 8
  br label %50

50:                                               ; preds = %46
  %51 = load ptr, ptr %11, align 8
  %52 = getelementptr inbounds nuw double, ptr %51, i32 1
  store ptr %52, ptr %11, align 8
  br label %42

53:                                               ; preds = %42
  %54 = load ptr, ptr %6, align 8
  %55 = getelementptr inbounds [7 x double], ptr %7, i64 0, i64 0
  %56 = call noundef zeroext i1 @_ZL5solvePdS_i(ptr noundef %54, ptr noundef %55, i32 noundef 7)
  %57 = zext i1 %56 to i8
  store i8 %57, ptr %14, align 1
  %58 = load ptr, ptr %3, align 8
  %59 = load i64, ptr %4, align 8
  %60 = load i8, ptr %14, align 1
  %61 = trunc i8 %60 to i1
  %62 = zext i1 %61 to i32
  %63 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %58, i64 noundef %59, ptr noundef @.str, i32 noundef %62) #5
  %64 = sext i32 %63 to i64
  store i64 %64, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %65 = load ptr, ptr %16, align 8, !nonnull !7, !align !8
  %66 = getelementptr inbounds [7 x double], ptr %65, i64 0, i64 0
  store ptr %66, ptr %17, align 8
  %67 = load ptr, ptr %16, align 8, !nonnull !7, !align !8
  %68 = getelementptr inbounds [7 x double], ptr %67, i64 0, i64 0
  %69 = getelementptr inbounds double, ptr %68, i64 7
  store ptr %69, ptr %18, align 8
  br label %70

70:                                               ; preds = %88, %53
  %71 = load ptr, ptr %17, align 8
  %72 = load ptr, ptr %18, align 8
  %73 = icmp ne ptr %71, %72
  br i1 %73, label %74, label %91

74:                                               ; preds = %70
  %75 = load ptr, ptr %17, align 8
  %76 = load double, ptr %75, align 8
  store double %76, ptr %19, align 8
  %77 = load ptr, ptr %3, align 8
  %78 = load i64, ptr %15, align 8
  %79 = getelementptr inbounds i8, ptr %77, i64 %78
  %80 = load i64, ptr %4, align 8
  %81 = load i64, ptr %15, align 8
  %82 = sub nsw i64 %80, %81
  %83 = load double, ptr %19, align 8
  %84 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %79, i64 noundef %82, ptr noundef @.str.1, double noundef %83) #5
  %85 = sext i32 %84 to i64
  %86 = load i64, ptr %15, align 8
  %87 = add nsw i64 %86, %85
  store i64 %87, ptr %15, align 8
  br label %88

88:                                               ; preds = %74
  %89 = load ptr, ptr %17, align 8
  %90 = getelementptr inbounds nuw double, ptr %89, i32 1
  store ptr %90, ptr %17, align 8
  br label %70

91:                                               ; preds = %70
  %92 = load ptr, ptr %6, align 8
  call void @free(ptr noundef %92) #5
  %93 = call noundef double @"_Z6newtonIZ3runE3$_0EdT_d"(double noundef 2.000000e+00)
  store double %93, ptr %20, align 8
  %94 = load i64, ptr %15, align 8
  %95 = load ptr, ptr %3, align 8
  %96 = load i64, ptr %15, align 8
  %97 = getelementptr inbounds i8, ptr %95, i64 %96
  %98 = load i64, ptr %4, align 8
  %99 = load i64, ptr %15, align 8
  %100 = sub nsw i64 %98, %99
  %101 = load double, ptr %20, align 8
  %102 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %97, i64 noundef %100, ptr noundef @.str.1, double noundef %101) #5
  %103 = sext i32 %102 to i64
  %104 = add nsw i64 %94, %103
  ret i64 %104
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6RandomC2Em(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.Random, ptr %5, i32 0, i32 0
  %7 = load i64, ptr %4, align 8
  store i64 %7, ptr %6, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef double @_ZN6RandomclEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Random, ptr %3, i32 0, i32 0
  %5 = load i64, ptr %4, align 8
  %6 = shl i64 %5, 13
  %7 = getelementptr inbounds nuw %class.Random, ptr %3, i32 0, i32 0
  %8 = load i64, ptr %7, align 8
  %9 = xor i64 %8, %6
  store i64 %9, ptr %7, align 8
  %10 = getelementptr inbounds nuw %class.Random, ptr %3, i32 0, i32 0
  %11 = load i64, ptr %10, align 8
  %12 = lshr i64 %11, 7
  %13 = getelementptr inbounds nuw %class.Random, ptr %3, i32 0, i32 0
  %14 = load i64, ptr %13, align 8
  %15 = xor i64 %14, %12
  store i64 %15, ptr %13, align 8
  %16 = getelementptr inbounds nuw %class.Random, ptr %3, i32 0, i32 0
  %17 = load i64, ptr %16, align 8
  %18 = shl i64 %17, 17
  %19 = getelementptr inbounds nuw %class.Random, ptr %3, i32 0, i32 0
  %20 = load i64, ptr %19, align 8
  %21 = xor i64 %20, %18
  store i64 %21, ptr %19, align 8
  %22 = getelementptr inbounds nuw %class.Random, ptr %3, i32 0, i32 0
  %23 = load i64, ptr %22, align 8
  %24 = lshr i64 %23, 11
  %25 = uitofp i64 %24 to double
  %26 = fmul double %25, 0x3CA0000000000000
  ret double %26
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef zeroext i1 @_ZL5solvePdS_i(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca i1, align 1
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %19

19:                                               ; preds = %209, %3
  %20 = load i32, ptr %8, align 4
  %21 = load i32, ptr %7, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %212

23:                                               ; preds = %19
  %24 = load i32, ptr %8, align 4
  store i32 %24, ptr %9, align 4
  %25 = load i32, ptr %8, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %10, align 4
  br label %27

27:                                               ; preds = %56, %23
  %28 = load i32, ptr %10, align 4
  %29 = load i32, ptr %7, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %59

31:                                               ; preds = %27
  %32 = load ptr, ptr %5, align 8
  %33 = load i32, ptr %10, align 4
  %34 = load i32, ptr %7, align 4
  %35 = mul nsw i32 %33, %34
  %36 = load i32, ptr %8, align 4
  %37 = add nsw i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %32, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = call double @llvm.fabs.f64(double %40)
  %42 = load ptr, ptr %5, align 8
  %43 = load i32, ptr %9, align 4
  %44 = load i32, ptr %7, align 4
  %45 = mul nsw i32 %43, %44
  %46 = load i32, ptr %8, align 4
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %42, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = call double @llvm.fabs.f64(double %50)
  %52 = fcmp ogt double %41, %51
  br i1 %52, label %53, label %55

53:                                               ; preds = %31
  %54 = load i32, ptr %10, align 4
  store i32 %54, ptr %9, align 4
  br label %55

55:                                               ; preds = %53, %31
  br label %56

56:                                               ; preds = %55
  %57 = load i32, ptr %10, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %10, align 4
  br label %27, !llvm.loop !9

59:                                               ; preds = %27
  %60 = load ptr, ptr %5, align 8
  %61 = load i32, ptr %9, align 4
  %62 = load i32, ptr %7, align 4
  %63 = mul nsw i32 %61, %62
  %64 = load i32, ptr %8, align 4
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds double, ptr %60, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = fcmp oeq double %68, 0.000000e+00
  br i1 %69, label %70, label %71

70:                                               ; preds = %59
  store i1 false, ptr %4, align 1
  br label %270

71:                                               ; preds = %59
  store i32 0, ptr %11, align 4
  br label %72

72:                                               ; preds = %112, %71
  %73 = load i32, ptr %11, align 4
  %74 = load i32, ptr %7, align 4
  %75 = icmp slt i32 %73, %74
  br i1 %75, label %76, label %115

76:                                               ; preds = %72
  %77 = load ptr, ptr %5, align 8
  %78 = load i32, ptr %8, align 4
  %79 = load i32, ptr %7, align 4
  %80 = mul nsw i32 %78, %79
  %81 = load i32, ptr %11, align 4
  %82 = add nsw i32 %80, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds double, ptr %77, i64 %83
  %85 = load double, ptr %84, align 8
  store double %85, ptr %12, align 8
  %86 = load ptr, ptr %5, align 8
  %87 = load i32, ptr %9, align 4
  %88 = load i32, ptr %7, align 4
  %89 = mul nsw i32 %87, %88
  %90 = load i32, ptr %11, align 4
  %91 = add nsw i32 %89, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %86, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = load ptr, ptr %5, align 8
  %96 = load i32, ptr %8, align 4
  %97 = load i32, ptr %7, align 4
  %98 = mul nsw i32 %96, %97
  %99 = load i32, ptr %11, align 4
  %100 = add nsw i32 %98, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds double, ptr %95, i64 %101
  store double %94, ptr %102, align 8
  %103 = load double, ptr %12, align 8
  %104 = load ptr, ptr %5, align 8
  %105 = load i32, ptr %9, align 4
  %106 = load i32, ptr %7, align 4
  %107 = mul nsw i32 %105, %106
  %108 = load i32, ptr %11, align 4
  %109 = add nsw i32 %107, %108
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds double, ptr %104, i64 %110
  store double %103, ptr %111, align 8
  br label %112

112:                                              ; preds = %76
  %113 = load i32, ptr %11, align 4
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr %11, align 4
  br label %72, !llvm.loop !10

115:                                              ; preds = %72
  %116 = load ptr, ptr %6, align 8
  %117 = load i32, ptr %8, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds double, ptr %116, i64 %118
  %120 = load double, ptr %119, align 8
  store double %120, ptr %13, align 8
  %121 = load ptr, ptr %6, align 8
  %122 = load i32, ptr %9, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds double, ptr %121, i64 %123
  %125 = load double, ptr %124, align 8
  %126 = load ptr, ptr %6, align 8
  %127 = load i32, ptr %8, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds double, ptr %126, i64 %128
  store double %125, ptr %129, align 8
  %130 = load double, ptr %13, align 8
  %131 = load ptr, ptr %6, align 8
  %132 = load i32, ptr %9, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds double, ptr %131, i64 %133
  store double %130, ptr %134, align 8
  %135 = load i32, ptr %8, align 4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr %14, align 4
  br label %137

137:                                              ; preds = %205, %115
  %138 = load i32, ptr %14, align 4
  %139 = load i32, ptr %7, align 4
  %140 = icmp slt i32 %138, %139
  br i1 %140, label %141, label %208

141:                                              ; preds = %137
  %142 = load ptr, ptr %5, align 8
  %143 = load i32, ptr %14, align 4
  %144 = load i32, ptr %7, align 4
  %145 = mul nsw i32 %143, %144
  %146 = load i32, ptr %8, align 4
  %147 = add nsw i32 %145, %146
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds double, ptr %142, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = load ptr, ptr %5, align 8
  %152 = load i32, ptr %8, align 4
  %153 = load i32, ptr %7, align 4
  %154 = mul nsw i32 %152, %153
  %155 = load i32, ptr %8, align 4
  %156 = add nsw i32 %154, %155
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds double, ptr %151, i64 %157
  %159 = load double, ptr %158, align 8
  %160 = fdiv double %150, %159
  store double %160, ptr %15, align 8
  %161 = load i32, ptr %8, align 4
  store i32 %161, ptr %16, align 4
  br label %162

162:                                              ; preds = %188, %141
  %163 = load i32, ptr %16, align 4
  %164 = load i32, ptr %7, align 4
  %165 = icmp slt i32 %163, %164
  br i1 %165, label %166, label %191

166:                                              ; preds = %162
  %167 = load double, ptr %15, align 8
  %168 = load ptr, ptr %5, align 8
  %169 = load i32, ptr %8, align 4
  %170 = load i32, ptr %7, align 4
  %171 = mul nsw i32 %169, %170
  %172 = load i32, ptr %16, align 4
  %173 = add nsw i32 %171, %172
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds double, ptr %168, i64 %174
  %176 = load double, ptr %175, align 8
  %177 = load ptr, ptr %5, align 8
  %178 = load i32, ptr %14, align 4
  %179 = load i32, ptr %7, align 4
  %180 = mul nsw i32 %178, %179
  %181 = load i32, ptr %16, align 4
  %182 = add nsw i32 %180, %181
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds double, ptr %177, i64 %183
  %185 = load double, ptr %184, align 8
  %186 = fneg double %167
  %187 = call double @llvm.fmuladd.f64(double %186, double %176, double %185)
  store double %187, ptr %184, align 8
  br label %188

188:                                              ; preds = %166
  %189 = load i32, ptr %16, align 4
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %16, align 4
  br label %162, !llvm.loop !11

191:                                              ; preds = %162
  %192 = load double, ptr %15, align 8
  %193 = load ptr, ptr %6, align 8
  %194 = load i32, ptr %8, align 4
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds double, ptr %193, i64 %195
  %197 = load double, ptr %196, align 8
  %198 = load ptr, ptr %6, align 8
  %199 = load i32, ptr %14, align 4
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds double, ptr %198, i64 %200
  %202 = load double, ptr %201, align 8
  %203 = fneg double %192
  %204 = call double @llvm.fmuladd.f64(double %203, double %197, double %202)
  store double %204, ptr %201, align 8
  br label %205

205:                                              ; preds = %191
  %206 = load i32, ptr %14, align 4
  %207 = add nsw i32 %206, 1
  store i32 %207, ptr %14, align 4
  br label %137, !llvm.loop !12

208:                                              ; preds = %137
  br label %209

209:                                              ; preds = %208
  %210 = load i32, ptr %8, align 4
  %211 = add nsw i32 %210, 1
  store i32 %211, ptr %8, align 4
  br label %19, !llvm.loop !13

212:                                              ; preds = %19
  %213 = load i32, ptr %7, align 4
  %214 = sub nsw i32 %213, 1
  store i32 %214, ptr %17, align 4
  br label %215

215:                                              ; preds = %266, %212
  %216 = load i32, ptr %17, align 4
  %217 = icmp sge i32 %216, 0
  br i1 %217, label %218, label %269

218:                                              ; preds = %215
  %219 = load i32, ptr %17, align 4
  %220 = add nsw i32 %219, 1
  store i32 %220, ptr %18, align 4
  br label %221

221:                                              ; preds = %247, %218
  %222 = load i32, ptr %18, align 4
  %223 = load i32, ptr %7, align 4
  %224 = icmp slt i32 %222, %223
  br i1 %224, label %225, label %250

225:                                              ; preds = %221
  %226 = load ptr, ptr %5, align 8
  %227 = load i32, ptr %17, align 4
  %228 = load i32, ptr %7, align 4
  %229 = mul nsw i32 %227, %228
  %230 = load i32, ptr %18, align 4
  %231 = add nsw i32 %229, %230
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds double, ptr %226, i64 %232
  %234 = load double, ptr %233, align 8
  %235 = load ptr, ptr %6, align 8
  %236 = load i32, ptr %18, align 4
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds double, ptr %235, i64 %237
  %239 = load double, ptr %238, align 8
  %240 = load ptr, ptr %6, align 8
  %241 = load i32, ptr %17, align 4
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds double, ptr %240, i64 %242
  %244 = load double, ptr %243, align 8
  %245 = fneg double %234
  %246 = call double @llvm.fmuladd.f64(double %245, double %239, double %244)
  store double %246, ptr %243, align 8
  br label %247

247:                                              ; preds = %225
  %248 = load i32, ptr %18, align 4
  %249 = add nsw i32 %248, 1
  store i32 %249, ptr %18, align 4
  br label %221, !llvm.loop !14

250:                                              ; preds = %221
  %251 = load ptr, ptr %5, align 8
  %252 = load i32, ptr %17, align 4
  %253 = load i32, ptr %7, align 4
  %254 = mul nsw i32 %252, %253
  %255 = load i32, ptr %17, align 4
  %256 = add nsw i32 %254, %255
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds double, ptr %251, i64 %257
  %259 = load double, ptr %258, align 8
  %260 = load ptr, ptr %6, align 8
  %261 = load i32, ptr %17, align 4
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds double, ptr %260, i64 %262
  %264 = load double, ptr %263, align 8
  %265 = fdiv double %264, %259
  store double %265, ptr %263, align 8
  br label %266

266:                                              ; preds = %250
  %267 = load i32, ptr %17, align 4
  %268 = add nsw i32 %267, -1
  store i32 %268, ptr %17, align 4
  br label %215, !llvm.loop !15

269:                                              ; preds = %215
  store i1 true, ptr %4, align 1
  br label %270

270:                                              ; preds = %269, %70
  %271 = load i1, ptr %4, align 1
  ret i1 %271
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef double @"_Z6newtonIZ3runE3$_0EdT_d"(double noundef %0) #0 {
  %2 = alloca %class.anon, align 1
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  store double %0, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %8

8:                                                ; preds = %36, %1
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %9, 30
  br i1 %10, label %11, label %39

11:                                               ; preds = %8
  store double 0x3EB0C6F7A0B5ED8D, ptr %5, align 8
  %12 = load double, ptr %3, align 8
  %13 = load double, ptr %5, align 8
  %14 = fadd double %12, %13
  %15 = call noundef double @"_ZZ3runENK3$_0clEd"(ptr noundef nonnull align 1 dereferenceable(1) %2, double noundef %14)
  %16 = load double, ptr %3, align 8
  %17 = load double, ptr %5, align 8
  %18 = fsub double %16, %17
  %19 = call noundef double @"_ZZ3runENK3$_0clEd"(ptr noundef nonnull align 1 dereferenceable(1) %2, double noundef %18)
  %20 = fsub double %15, %19
  %21 = load double, ptr %5, align 8
  %22 = fmul double 2.000000e+00, %21
  %23 = fdiv double %20, %22
  store double %23, ptr %6, align 8
  %24 = load double, ptr %3, align 8
  %25 = call noundef double @"_ZZ3runENK3$_0clEd"(ptr noundef nonnull align 1 dereferenceable(1) %2, double noundef %24)
  %26 = load double, ptr %6, align 8
  %27 = fdiv double %25, %26
  store double %27, ptr %7, align 8
  %28 = load double, ptr %7, align 8
  %29 = load double, ptr %3, align 8
  %30 = fsub double %29, %28
  store double %30, ptr %3, align 8
  %31 = load double, ptr %7, align 8
  %32 = call double @llvm.fabs.f64(double %31)
  %33 = fcmp olt double %32, 0x3D719799812DEA11
  br i1 %33, label %34, label %35

34:                                               ; preds = %11
  br label %39

35:                                               ; preds = %11
  br label %36

36:                                               ; preds = %35
  %37 = load i32, ptr %4, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %4, align 4
  br label %8, !llvm.loop !16

39:                                               ; preds = %34, %8
  %40 = load double, ptr %3, align 8
  ret double %40
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef double @"_ZZ3runENK3$_0clEd"(ptr noundef nonnull align 1 dereferenceable(1) %0, double noundef %1) #0 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = load double, ptr %4, align 8
  %8 = fmul double %6, %7
  %9 = load double, ptr %4, align 8
  %10 = load double, ptr %4, align 8
  %11 = fmul double 2.000000e+00, %10
  %12 = fneg double %11
  %13 = call double @llvm.fmuladd.f64(double %8, double %9, double %12)
  %14 = fsub double %13, 5.000000e+00
  ret double %14
}

attributes #0 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind allocsize(0) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{}
!8 = !{i64 8}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6}
!14 = distinct !{!14, !6}
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
