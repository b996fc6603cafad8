; ModuleID = 'loops.c'
source_filename = "loops.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@calls = internal unnamed_addr global i32 0, align 4
@matrix = internal unnamed_addr global [6 x [6 x double]] zeroinitializer, align 16
@.str = private unnamed_addr constant [21 x i8] c"%d %.17g %.9g %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d,\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i64 -36507222016, 36507222000) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [36 x double], align 16
  %4 = alloca [36 x double], align 16
  %5 = alloca [16 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %6 = load i32, ptr @calls, align 4, !tbaa !4
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr @calls, align 4, !tbaa !4
  br label %8

8:                                                ; preds = %2, %8
  %9 = phi i64 [ 0, %2 ], [ %13, %8 ]
  %10 = trunc nuw nsw i64 %9 to i32
  %11 = uitofp nneg i32 %10 to double
  %12 = getelementptr inbounds nuw [6 x double], ptr @matrix, i64 %9
  %13 = add nuw nsw i64 %9, 1
  %14 = mul nuw nsw i64 %9, 6
  %15 = tail call double @sin(double noundef %11) #8, !tbaa !4
  store double %15, ptr %12, align 16, !tbaa !8
  %16 = icmp eq i64 %9, 0
  %17 = getelementptr inbounds nuw double, ptr %3, i64 %14
  %18 = fadd double %11, 2.000000e+00
  %19 = tail call double @sin(double noundef %18) #8, !tbaa !4
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store double %19, ptr %20, align 8, !tbaa !8
  %21 = icmp eq i64 %9, 1
  %22 = trunc i64 %9 to i32
  %23 = trunc nuw nsw i64 %13 to i32
  %24 = add i32 %22, 2
  %25 = uitofp nneg i32 %24 to double
  %26 = uitofp nneg i32 %23 to double
  %27 = insertelement <2 x double> poison, double %26, i64 0
  %28 = insertelement <2 x double> %27, double %25, i64 1
  %29 = fdiv <2 x double> splat (double 1.000000e+00), %28
  %30 = insertelement <2 x i1> poison, i1 %16, i64 0
  %31 = insertelement <2 x i1> %30, i1 %21, i64 1
  %32 = select <2 x i1> %31, <2 x double> splat (double 2.000000e+00), <2 x double> %29
  store <2 x double> %32, ptr %17, align 16, !tbaa !8
  %33 = fadd double %11, 4.000000e+00
  %34 = tail call double @sin(double noundef %33) #8, !tbaa !4
  %35 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store double %34, ptr %35, align 16, !tbaa !8
  %36 = icmp eq i64 %9, 2
  %37 = insertelement <2 x i64> poison, i64 %9, i64 0
  %38 = shufflevector <2 x i64> %37, <2 x i64> poison, <2 x i32> zeroinitializer
  %39 = trunc <2 x i64> %38 to <2 x i32>
  %40 = getelementptr inbounds nuw double, ptr %3, i64 %14
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %42 = fadd double %11, 6.000000e+00
  %43 = tail call double @sin(double noundef %42) #8, !tbaa !4
  %44 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store double %43, ptr %44, align 8, !tbaa !8
  %45 = icmp eq i64 %9, 3
  %46 = add <2 x i32> %39, <i32 3, i32 4>
  %47 = uitofp <2 x i32> %46 to <2 x double>
  %48 = fdiv <2 x double> splat (double 1.000000e+00), %47
  %49 = insertelement <2 x i1> poison, i1 %36, i64 0
  %50 = insertelement <2 x i1> %49, i1 %45, i64 1
  %51 = select <2 x i1> %50, <2 x double> splat (double 2.000000e+00), <2 x double> %48
  store <2 x double> %51, ptr %41, align 16, !tbaa !8
  %52 = fadd double %11, 8.000000e+00
  %53 = tail call double @sin(double noundef %52) #8, !tbaa !4
  %54 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store double %53, ptr %54, align 16, !tbaa !8
  %55 = icmp eq i64 %9, 4
  %56 = trunc <2 x i64> %38 to <2 x i32>
  %57 = getelementptr inbounds nuw double, ptr %3, i64 %14
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 32
  %59 = fadd double %11, 1.000000e+01
  %60 = tail call double @sin(double noundef %59) #8, !tbaa !4
  %61 = getelementptr inbounds nuw i8, ptr %12, i64 40
  store double %60, ptr %61, align 8, !tbaa !8
  %62 = icmp eq i64 %9, 5
  %63 = add <2 x i32> %56, <i32 5, i32 6>
  %64 = uitofp <2 x i32> %63 to <2 x double>
  %65 = fdiv <2 x double> splat (double 1.000000e+00), %64
  %66 = insertelement <2 x i1> poison, i1 %55, i64 0
  %67 = insertelement <2 x i1> %66, i1 %62, i64 1
  %68 = select <2 x i1> %67, <2 x double> splat (double 2.000000e+00), <2 x double> %65
  store <2 x double> %68, ptr %58, align 16, !tbaa !8
  %69 = icmp eq i64 %13, 6
  br i1 %69, label %70, label %8, !llvm.loop !10

70:                                               ; preds = %8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !15)
  %71 = getelementptr inbounds nuw i8, ptr %3, i64 280
  %72 = load double, ptr %71, align 8, !tbaa !8, !alias.scope !12, !noalias !15
  %73 = getelementptr inbounds nuw i8, ptr %3, i64 232
  %74 = load <2 x double>, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %3, i64 184
  %76 = load <2 x double>, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %3, i64 136
  %78 = load <2 x double>, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %80 = load <2 x double>, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %82 = load <2 x double>, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %3, i64 272
  %84 = load <2 x double>, ptr %83, align 16
  %85 = getelementptr inbounds nuw i8, ptr %3, i64 224
  %86 = load <2 x double>, ptr %85, align 16
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 176
  %88 = load <2 x double>, ptr %87, align 16
  %89 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %90 = load <2 x double>, ptr %89, align 16
  %91 = getelementptr inbounds nuw i8, ptr %3, i64 120
  %92 = load <2 x double>, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %94 = load <2 x double>, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %96 = load <2 x double>, ptr %95, align 8
  %97 = getelementptr inbounds nuw i8, ptr %3, i64 256
  %98 = load <2 x double>, ptr %97, align 16
  %99 = getelementptr inbounds nuw i8, ptr %3, i64 208
  %100 = load <2 x double>, ptr %99, align 16
  %101 = getelementptr inbounds nuw i8, ptr %3, i64 160
  %102 = load <2 x double>, ptr %101, align 16
  %103 = getelementptr inbounds nuw i8, ptr %3, i64 112
  %104 = load <2 x double>, ptr %103, align 16
  %105 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %106 = load <2 x double>, ptr %105, align 16
  %107 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %108 = load <2 x double>, ptr %107, align 16
  %109 = getelementptr inbounds nuw i8, ptr %3, i64 248
  %110 = load <2 x double>, ptr %109, align 8
  %111 = getelementptr inbounds nuw i8, ptr %3, i64 200
  %112 = load <2 x double>, ptr %111, align 8
  %113 = getelementptr inbounds nuw i8, ptr %3, i64 152
  %114 = load <2 x double>, ptr %113, align 8
  %115 = getelementptr inbounds nuw i8, ptr %3, i64 104
  %116 = load <2 x double>, ptr %115, align 8
  %117 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %118 = load <2 x double>, ptr %117, align 8
  %119 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %120 = load <2 x double>, ptr %119, align 8
  %121 = getelementptr inbounds nuw i8, ptr %3, i64 240
  %122 = load <2 x double>, ptr %121, align 16
  %123 = getelementptr inbounds nuw i8, ptr %3, i64 192
  %124 = load <2 x double>, ptr %123, align 16
  %125 = getelementptr inbounds nuw i8, ptr %3, i64 144
  %126 = load <2 x double>, ptr %125, align 16
  %127 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %128 = load <2 x double>, ptr %127, align 16
  %129 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %130 = load <2 x double>, ptr %129, align 16
  %131 = load <2 x double>, ptr %3, align 16
  %132 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %133 = load <2 x double>, ptr %132, align 16
  %134 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %135 = load <2 x double>, ptr %134, align 16
  %136 = getelementptr inbounds nuw i8, ptr %3, i64 264
  %137 = load <2 x double>, ptr %136, align 8
  %138 = getelementptr inbounds nuw i8, ptr %3, i64 216
  %139 = load <2 x double>, ptr %138, align 8
  %140 = getelementptr inbounds nuw i8, ptr %3, i64 168
  %141 = load <2 x double>, ptr %140, align 8
  %142 = shufflevector <2 x double> %135, <2 x double> poison, <2 x i32> zeroinitializer
  %143 = shufflevector <2 x double> %133, <2 x double> poison, <2 x i32> zeroinitializer
  %144 = shufflevector <2 x double> %90, <2 x double> poison, <2 x i32> zeroinitializer
  %145 = shufflevector <2 x double> %88, <2 x double> poison, <2 x i32> zeroinitializer
  %146 = shufflevector <2 x double> %86, <2 x double> poison, <2 x i32> zeroinitializer
  %147 = shufflevector <2 x double> %84, <2 x double> poison, <2 x i32> zeroinitializer
  %148 = shufflevector <2 x double> %82, <2 x double> poison, <2 x i32> zeroinitializer
  %149 = shufflevector <2 x double> %80, <2 x double> poison, <2 x i32> zeroinitializer
  %150 = shufflevector <2 x double> %78, <2 x double> poison, <2 x i32> zeroinitializer
  %151 = shufflevector <2 x double> %76, <2 x double> poison, <2 x i32> zeroinitializer
  %152 = shufflevector <2 x double> %74, <2 x double> poison, <2 x i32> zeroinitializer
  %153 = insertelement <2 x double> poison, double %72, i64 0
  %154 = shufflevector <2 x double> %153, <2 x double> poison, <2 x i32> zeroinitializer
  %155 = shufflevector <2 x double> %122, <2 x double> %110, <4 x i32> <i32 0, i32 0, i32 2, i32 2>
  %156 = shufflevector <2 x double> %124, <2 x double> %112, <4 x i32> <i32 0, i32 0, i32 2, i32 2>
  %157 = shufflevector <2 x double> %126, <2 x double> %114, <4 x i32> <i32 0, i32 0, i32 2, i32 2>
  %158 = shufflevector <2 x double> %128, <2 x double> %116, <4 x i32> <i32 0, i32 0, i32 2, i32 2>
  %159 = shufflevector <2 x double> %130, <2 x double> %118, <4 x i32> <i32 0, i32 0, i32 2, i32 2>
  %160 = shufflevector <2 x double> %131, <2 x double> %120, <4 x i32> <i32 0, i32 0, i32 2, i32 2>
  %161 = shufflevector <2 x double> %98, <2 x double> %137, <4 x i32> <i32 0, i32 0, i32 2, i32 2>
  %162 = shufflevector <2 x double> %100, <2 x double> %139, <4 x i32> <i32 0, i32 0, i32 2, i32 2>
  %163 = shufflevector <2 x double> %102, <2 x double> %141, <4 x i32> <i32 0, i32 0, i32 2, i32 2>
  %164 = shufflevector <2 x double> %104, <2 x double> %92, <4 x i32> <i32 0, i32 0, i32 2, i32 2>
  %165 = shufflevector <2 x double> %106, <2 x double> %94, <4 x i32> <i32 0, i32 0, i32 2, i32 2>
  %166 = shufflevector <2 x double> %108, <2 x double> %96, <4 x i32> <i32 0, i32 0, i32 2, i32 2>
  %167 = shufflevector <4 x double> %155, <4 x double> %161, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %168 = shufflevector <4 x double> %156, <4 x double> %162, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %169 = shufflevector <4 x double> %157, <4 x double> %163, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %170 = shufflevector <4 x double> %158, <4 x double> %164, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %171 = shufflevector <4 x double> %159, <4 x double> %165, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %172 = shufflevector <4 x double> %160, <4 x double> %166, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  br label %173

173:                                              ; preds = %173, %70
  %174 = phi i64 [ 0, %70 ], [ %263, %173 ]
  %175 = mul nuw nsw i64 %174, 6
  %176 = mul nuw i64 %174, 6
  %177 = add nuw i64 %176, 6
  %178 = getelementptr inbounds nuw double, ptr @matrix, i64 %175
  %179 = getelementptr inbounds nuw double, ptr @matrix, i64 %177
  %180 = load double, ptr %178, align 16, !tbaa !8, !noalias !17
  %181 = load double, ptr %179, align 16, !tbaa !8, !noalias !17
  %182 = insertelement <2 x double> poison, double %180, i64 0
  %183 = insertelement <2 x double> %182, double %181, i64 1
  %184 = getelementptr inbounds nuw double, ptr @matrix, i64 %175
  %185 = getelementptr inbounds nuw i8, ptr %184, i64 8
  %186 = getelementptr inbounds nuw double, ptr @matrix, i64 %177
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 8
  %188 = load double, ptr %185, align 8, !tbaa !8, !noalias !17
  %189 = load double, ptr %187, align 8, !tbaa !8, !noalias !17
  %190 = insertelement <2 x double> poison, double %188, i64 0
  %191 = insertelement <2 x double> %190, double %189, i64 1
  %192 = getelementptr inbounds nuw double, ptr @matrix, i64 %175
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %194 = getelementptr inbounds nuw double, ptr @matrix, i64 %176
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 64
  %196 = load double, ptr %193, align 16, !tbaa !8, !noalias !17
  %197 = load double, ptr %195, align 16, !tbaa !8, !noalias !17
  %198 = insertelement <2 x double> poison, double %196, i64 0
  %199 = insertelement <2 x double> %198, double %197, i64 1
  %200 = getelementptr inbounds nuw double, ptr @matrix, i64 %175
  %201 = getelementptr inbounds nuw i8, ptr %200, i64 24
  %202 = getelementptr inbounds nuw double, ptr @matrix, i64 %176
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 72
  %204 = load double, ptr %201, align 8, !tbaa !8, !noalias !17
  %205 = load double, ptr %203, align 8, !tbaa !8, !noalias !17
  %206 = insertelement <2 x double> poison, double %204, i64 0
  %207 = insertelement <2 x double> %206, double %205, i64 1
  %208 = getelementptr inbounds nuw double, ptr @matrix, i64 %175
  %209 = getelementptr inbounds nuw i8, ptr %208, i64 32
  %210 = getelementptr inbounds nuw double, ptr @matrix, i64 %176
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 80
  %212 = load double, ptr %209, align 16, !tbaa !8, !noalias !17
  %213 = load double, ptr %211, align 16, !tbaa !8, !noalias !17
  %214 = insertelement <2 x double> poison, double %212, i64 0
  %215 = insertelement <2 x double> %214, double %213, i64 1
  %216 = getelementptr inbounds nuw double, ptr @matrix, i64 %175
  %217 = getelementptr inbounds nuw i8, ptr %216, i64 40
  %218 = getelementptr inbounds nuw double, ptr @matrix, i64 %176
  %219 = getelementptr inbounds nuw i8, ptr %218, i64 88
  %220 = load double, ptr %217, align 8, !tbaa !8, !noalias !17
  %221 = load double, ptr %219, align 8, !tbaa !8, !noalias !17
  %222 = insertelement <2 x double> poison, double %220, i64 0
  %223 = insertelement <2 x double> %222, double %221, i64 1
  %224 = getelementptr inbounds nuw double, ptr %4, i64 %175
  %225 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %183, <2 x double> %142, <2 x double> zeroinitializer)
  %226 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %191, <2 x double> %143, <2 x double> %225)
  %227 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %199, <2 x double> %144, <2 x double> %226)
  %228 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %207, <2 x double> %145, <2 x double> %227)
  %229 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %215, <2 x double> %146, <2 x double> %228)
  %230 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %223, <2 x double> %147, <2 x double> %229)
  %231 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %183, <2 x double> %148, <2 x double> zeroinitializer)
  %232 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %191, <2 x double> %149, <2 x double> %231)
  %233 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %199, <2 x double> %150, <2 x double> %232)
  %234 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %207, <2 x double> %151, <2 x double> %233)
  %235 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %215, <2 x double> %152, <2 x double> %234)
  %236 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %223, <2 x double> %154, <2 x double> %235)
  %237 = shufflevector <2 x double> %223, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %238 = shufflevector <2 x double> %215, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %239 = shufflevector <2 x double> %207, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %240 = shufflevector <2 x double> %199, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %241 = shufflevector <2 x double> %191, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %242 = shufflevector <2 x double> %183, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %243 = shufflevector <2 x double> %223, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %244 = shufflevector <2 x double> %215, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %245 = shufflevector <2 x double> %207, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %246 = shufflevector <2 x double> %199, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %247 = shufflevector <2 x double> %191, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %248 = shufflevector <2 x double> %183, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %249 = shufflevector <4 x double> %237, <4 x double> %243, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %250 = shufflevector <4 x double> %238, <4 x double> %244, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %251 = shufflevector <4 x double> %239, <4 x double> %245, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %252 = shufflevector <4 x double> %240, <4 x double> %246, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %253 = shufflevector <4 x double> %241, <4 x double> %247, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %254 = shufflevector <4 x double> %242, <4 x double> %248, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %255 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %254, <8 x double> %172, <8 x double> zeroinitializer)
  %256 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %253, <8 x double> %171, <8 x double> %255)
  %257 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %252, <8 x double> %170, <8 x double> %256)
  %258 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %251, <8 x double> %169, <8 x double> %257)
  %259 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %250, <8 x double> %168, <8 x double> %258)
  %260 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %249, <8 x double> %167, <8 x double> %259)
  %261 = shufflevector <2 x double> %230, <2 x double> %236, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %262 = shufflevector <8 x double> %260, <8 x double> %261, <12 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 1, i32 3, i32 5, i32 7, i32 9, i32 11>
  store <12 x double> %262, ptr %224, align 16, !tbaa !8, !alias.scope !15, !noalias !12
  %263 = add nuw i64 %174, 2
  %264 = icmp eq i64 %263, 6
  br i1 %264, label %265, label %173, !llvm.loop !18

265:                                              ; preds = %173
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  br label %266

266:                                              ; preds = %266, %265
  %267 = phi i64 [ 0, %265 ], [ %292, %266 ]
  %268 = phi float [ 0.000000e+00, %265 ], [ %284, %266 ]
  %269 = getelementptr inbounds nuw double, ptr %4, i64 %267
  %270 = load double, ptr %269, align 16, !tbaa !8
  %271 = fptrunc double %270 to float
  %272 = fadd float %268, %271
  %273 = tail call double @llvm.fmuladd.f64(double %270, double 7.000000e+00, double 4.000000e+01)
  %274 = fptoui double %273 to i32
  %275 = and i32 %274, 15
  %276 = zext nneg i32 %275 to i64
  %277 = getelementptr inbounds nuw i8, ptr %5, i64 %276
  %278 = load i8, ptr %277, align 1, !tbaa !21
  %279 = add i8 %278, 1
  store i8 %279, ptr %277, align 1, !tbaa !21
  %280 = getelementptr inbounds nuw double, ptr %4, i64 %267
  %281 = getelementptr inbounds nuw i8, ptr %280, i64 8
  %282 = load double, ptr %281, align 8, !tbaa !8
  %283 = fptrunc double %282 to float
  %284 = fadd float %272, %283
  %285 = tail call double @llvm.fmuladd.f64(double %282, double 7.000000e+00, double 4.000000e+01)
  %286 = fptoui double %285 to i32
  %287 = and i32 %286, 15
  %288 = zext nneg i32 %287 to i64
  %289 = getelementptr inbounds nuw i8, ptr %5, i64 %288
  %290 = load i8, ptr %289, align 1, !tbaa !21
  %291 = add i8 %290, 1
  store i8 %291, ptr %289, align 1, !tbaa !21
  %292 = add nuw nsw i64 %267, 2
  %293 = icmp eq i64 %292, 36
  br i1 %293, label %534, label %266, !llvm.loop !22

294:                                              ; preds = %534
  %295 = load i32, ptr @calls, align 4, !tbaa !4
  %296 = load double, ptr %4, align 16, !tbaa !8
  %297 = tail call double @llvm.fmuladd.f64(double %296, double %296, double 0.000000e+00)
  %298 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %299 = load double, ptr %298, align 8, !tbaa !8
  %300 = tail call double @llvm.fmuladd.f64(double %299, double %299, double %297)
  %301 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %302 = load double, ptr %301, align 16, !tbaa !8
  %303 = tail call double @llvm.fmuladd.f64(double %302, double %302, double %300)
  %304 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %305 = load double, ptr %304, align 8, !tbaa !8
  %306 = tail call double @llvm.fmuladd.f64(double %305, double %305, double %303)
  %307 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %308 = load double, ptr %307, align 16, !tbaa !8
  %309 = tail call double @llvm.fmuladd.f64(double %308, double %308, double %306)
  %310 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %311 = load double, ptr %310, align 8, !tbaa !8
  %312 = tail call double @llvm.fmuladd.f64(double %311, double %311, double %309)
  %313 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %314 = load double, ptr %313, align 16, !tbaa !8
  %315 = tail call double @llvm.fmuladd.f64(double %314, double %314, double %312)
  %316 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %317 = load double, ptr %316, align 8, !tbaa !8
  %318 = tail call double @llvm.fmuladd.f64(double %317, double %317, double %315)
  %319 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %320 = load double, ptr %319, align 16, !tbaa !8
  %321 = tail call double @llvm.fmuladd.f64(double %320, double %320, double %318)
  %322 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %323 = load double, ptr %322, align 8, !tbaa !8
  %324 = tail call double @llvm.fmuladd.f64(double %323, double %323, double %321)
  %325 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %326 = load double, ptr %325, align 16, !tbaa !8
  %327 = tail call double @llvm.fmuladd.f64(double %326, double %326, double %324)
  %328 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %329 = load double, ptr %328, align 8, !tbaa !8
  %330 = tail call double @llvm.fmuladd.f64(double %329, double %329, double %327)
  %331 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %332 = load double, ptr %331, align 16, !tbaa !8
  %333 = tail call double @llvm.fmuladd.f64(double %332, double %332, double %330)
  %334 = getelementptr inbounds nuw i8, ptr %4, i64 104
  %335 = load double, ptr %334, align 8, !tbaa !8
  %336 = tail call double @llvm.fmuladd.f64(double %335, double %335, double %333)
  %337 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %338 = load double, ptr %337, align 16, !tbaa !8
  %339 = tail call double @llvm.fmuladd.f64(double %338, double %338, double %336)
  %340 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %341 = load double, ptr %340, align 8, !tbaa !8
  %342 = tail call double @llvm.fmuladd.f64(double %341, double %341, double %339)
  %343 = getelementptr inbounds nuw i8, ptr %4, i64 128
  %344 = load double, ptr %343, align 16, !tbaa !8
  %345 = tail call double @llvm.fmuladd.f64(double %344, double %344, double %342)
  %346 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %347 = load double, ptr %346, align 8, !tbaa !8
  %348 = tail call double @llvm.fmuladd.f64(double %347, double %347, double %345)
  %349 = getelementptr inbounds nuw i8, ptr %4, i64 144
  %350 = load double, ptr %349, align 16, !tbaa !8
  %351 = tail call double @llvm.fmuladd.f64(double %350, double %350, double %348)
  %352 = getelementptr inbounds nuw i8, ptr %4, i64 152
  %353 = load double, ptr %352, align 8, !tbaa !8
  %354 = tail call double @llvm.fmuladd.f64(double %353, double %353, double %351)
  %355 = getelementptr inbounds nuw i8, ptr %4, i64 160
  %356 = load double, ptr %355, align 16, !tbaa !8
  %357 = tail call double @llvm.fmuladd.f64(double %356, double %356, double %354)
  %358 = getelementptr inbounds nuw i8, ptr %4, i64 168
  %359 = load double, ptr %358, align 8, !tbaa !8
  %360 = tail call double @llvm.fmuladd.f64(double %359, double %359, double %357)
  %361 = getelementptr inbounds nuw i8, ptr %4, i64 176
  %362 = load double, ptr %361, align 16, !tbaa !8
  %363 = tail call double @llvm.fmuladd.f64(double %362, double %362, double %360)
  %364 = getelementptr inbounds nuw i8, ptr %4, i64 184
  %365 = load double, ptr %364, align 8, !tbaa !8
  %366 = tail call double @llvm.fmuladd.f64(double %365, double %365, double %363)
  %367 = getelementptr inbounds nuw i8, ptr %4, i64 192
  %368 = load double, ptr %367, align 16, !tbaa !8
  %369 = tail call double @llvm.fmuladd.f64(double %368, double %368, double %366)
  %370 = getelementptr inbounds nuw i8, ptr %4, i64 200
  %371 = load double, ptr %370, align 8, !tbaa !8
  %372 = tail call double @llvm.fmuladd.f64(double %371, double %371, double %369)
  %373 = getelementptr inbounds nuw i8, ptr %4, i64 208
  %374 = load double, ptr %373, align 16, !tbaa !8
  %375 = tail call double @llvm.fmuladd.f64(double %374, double %374, double %372)
  %376 = getelementptr inbounds nuw i8, ptr %4, i64 216
  %377 = load double, ptr %376, align 8, !tbaa !8
  %378 = tail call double @llvm.fmuladd.f64(double %377, double %377, double %375)
  %379 = getelementptr inbounds nuw i8, ptr %4, i64 224
  %380 = load double, ptr %379, align 16, !tbaa !8
  %381 = tail call double @llvm.fmuladd.f64(double %380, double %380, double %378)
  %382 = getelementptr inbounds nuw i8, ptr %4, i64 232
  %383 = load double, ptr %382, align 8, !tbaa !8
  %384 = tail call double @llvm.fmuladd.f64(double %383, double %383, double %381)
  %385 = getelementptr inbounds nuw i8, ptr %4, i64 240
  %386 = load double, ptr %385, align 16, !tbaa !8
  %387 = tail call double @llvm.fmuladd.f64(double %386, double %386, double %384)
  %388 = getelementptr inbounds nuw i8, ptr %4, i64 248
  %389 = load double, ptr %388, align 8, !tbaa !8
  %390 = tail call double @llvm.fmuladd.f64(double %389, double %389, double %387)
  %391 = getelementptr inbounds nuw i8, ptr %4, i64 256
  %392 = load double, ptr %391, align 16, !tbaa !8
  %393 = tail call double @llvm.fmuladd.f64(double %392, double %392, double %390)
  %394 = getelementptr inbounds nuw i8, ptr %4, i64 264
  %395 = load double, ptr %394, align 8, !tbaa !8
  %396 = tail call double @llvm.fmuladd.f64(double %395, double %395, double %393)
  %397 = getelementptr inbounds nuw i8, ptr %4, i64 272
  %398 = load double, ptr %397, align 16, !tbaa !8
  %399 = tail call double @llvm.fmuladd.f64(double %398, double %398, double %396)
  %400 = getelementptr inbounds nuw i8, ptr %4, i64 280
  %401 = load double, ptr %400, align 8, !tbaa !8
  %402 = tail call double @llvm.fmuladd.f64(double %401, double %401, double %399)
  %403 = tail call double @sqrt(double noundef %402) #8, !tbaa !4
  %404 = fpext float %284 to double
  %405 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, i32 noundef %295, double noundef %403, double noundef %404, i32 noundef %545, i32 noundef %543) #8
  %406 = sext i32 %405 to i64
  %407 = getelementptr inbounds i8, ptr %0, i64 %406
  %408 = sub nsw i64 %1, %406
  %409 = load i8, ptr %5, align 16, !tbaa !21
  %410 = zext i8 %409 to i32
  %411 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %407, i64 noundef %408, ptr noundef nonnull @.str.1, i32 noundef %410) #8
  %412 = sext i32 %411 to i64
  %413 = add nsw i64 %406, %412
  %414 = getelementptr inbounds i8, ptr %0, i64 %413
  %415 = sub nsw i64 %1, %413
  %416 = getelementptr inbounds nuw i8, ptr %5, i64 1
  %417 = load i8, ptr %416, align 1, !tbaa !21
  %418 = zext i8 %417 to i32
  %419 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %414, i64 noundef %415, ptr noundef nonnull @.str.1, i32 noundef %418) #8
  %420 = sext i32 %419 to i64
  %421 = add nsw i64 %413, %420
  %422 = getelementptr inbounds i8, ptr %0, i64 %421
  %423 = sub nsw i64 %1, %421
  %424 = getelementptr inbounds nuw i8, ptr %5, i64 2
  %425 = load i8, ptr %424, align 2, !tbaa !21
  %426 = zext i8 %425 to i32
  %427 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %422, i64 noundef %423, ptr noundef nonnull @.str.1, i32 noundef %426) #8
  %428 = sext i32 %427 to i64
  %429 = add nsw i64 %421, %428
  %430 = getelementptr inbounds i8, ptr %0, i64 %429
  %431 = sub nsw i64 %1, %429
  %432 = getelementptr inbounds nuw i8, ptr %5, i64 3
  %433 = load i8, ptr %432, align 1, !tbaa !21
  %434 = zext i8 %433 to i32
  %435 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %430, i64 noundef %431, ptr noundef nonnull @.str.1, i32 noundef %434) #8
  %436 = sext i32 %435 to i64
  %437 = add nsw i64 %429, %436
  %438 = getelementptr inbounds i8, ptr %0, i64 %437
  %439 = sub nsw i64 %1, %437
  %440 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %441 = load i8, ptr %440, align 4, !tbaa !21
  %442 = zext i8 %441 to i32
  %443 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %438, i64 noundef %439, ptr noundef nonnull @.str.1, i32 noundef %442) #8
  %444 = sext i32 %443 to i64
  %445 = add nsw i64 %437, %444
  %446 = getelementptr inbounds i8, ptr %0, i64 %445
  %447 = sub nsw i64 %1, %445
  %448 = getelementptr inbounds nuw i8, ptr %5, i64 5
  %449 = load i8, ptr %448, align 1, !tbaa !21
  %450 = zext i8 %449 to i32
  %451 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %446, i64 noundef %447, ptr noundef nonnull @.str.1, i32 noundef %450) #8
  %452 = sext i32 %451 to i64
  %453 = add nsw i64 %445, %452
  %454 = getelementptr inbounds i8, ptr %0, i64 %453
  %455 = sub nsw i64 %1, %453
  %456 = getelementptr inbounds nuw i8, ptr %5, i64 6
  %457 = load i8, ptr %456, align 2, !tbaa !21
  %458 = zext i8 %457 to i32
  %459 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %454, i64 noundef %455, ptr noundef nonnull @.str.1, i32 noundef %458) #8
  %460 = sext i32 %459 to i64
  %461 = add nsw i64 %453, %460
  %462 = getelementptr inbounds i8, ptr %0, i64 %461
  %463 = sub nsw i64 %1, %461
  %464 = getelementptr inbounds nuw i8, ptr %5, i64 7
  %465 = load i8, ptr %464, align 1, !tbaa !21
  %466 = zext i8 %465 to i32
  %467 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %462, i64 noundef %463, ptr noundef nonnull @.str.1, i32 noundef %466) #8
  %468 = sext i32 %467 to i64
  %469 = add nsw i64 %461, %468
  %470 = getelementptr inbounds i8, ptr %0, i64 %469
  %471 = sub nsw i64 %1, %469
  %472 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %473 = load i8, ptr %472, align 8, !tbaa !21
  %474 = zext i8 %473 to i32
  %475 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %470, i64 noundef %471, ptr noundef nonnull @.str.1, i32 noundef %474) #8
  %476 = sext i32 %475 to i64
  %477 = add nsw i64 %469, %476
  %478 = getelementptr inbounds i8, ptr %0, i64 %477
  %479 = sub nsw i64 %1, %477
  %480 = getelementptr inbounds nuw i8, ptr %5, i64 9
  %481 = load i8, ptr %480, align 1, !tbaa !21
  %482 = zext i8 %481 to i32
  %483 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %478, i64 noundef %479, ptr noundef nonnull @.str.1, i32 noundef %482) #8
  %484 = sext i32 %483 to i64
  %485 = add nsw i64 %477, %484
  %486 = getelementptr inbounds i8, ptr %0, i64 %485
  %487 = sub nsw i64 %1, %485
  %488 = getelementptr inbounds nuw i8, ptr %5, i64 10
  %489 = load i8, ptr %488, align 2, !tbaa !21
  %490 = zext i8 %489 to i32
  %491 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %486, i64 noundef %487, ptr noundef nonnull @.str.1, i32 noundef %490) #8
  %492 = sext i32 %491 to i64
  %493 = add nsw i64 %485, %492
  %494 = getelementptr inbounds i8, ptr %0, i64 %493
  %495 = sub nsw i64 %1, %493
  %496 = getelementptr inbounds nuw i8, ptr %5, i64 11
  %497 = load i8, ptr %496, align 1, !tbaa !21
  %498 = zext i8 %497 to i32
  %499 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %494, i64 noundef %495, ptr noundef nonnull @.str.1, i32 noundef %498) #8
  %500 = sext i32 %499 to i64
  %501 = add nsw i64 %493, %500
  %502 = getelementptr inbounds i8, ptr %0, i64 %501
  %503 = sub nsw i64 %1, %501
  %504 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %505 = load i8, ptr %504, align 4, !tbaa !21
  %506 = zext i8 %505 to i32
  %507 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %502, i64 noundef %503, ptr noundef nonnull @.str.1, i32 noundef %506) #8
  %508 = sext i32 %507 to i64
  %509 = add nsw i64 %501, %508
  %510 = getelementptr inbounds i8, ptr %0, i64 %509
  %511 = sub nsw i64 %1, %509
  %512 = getelementptr inbounds nuw i8, ptr %5, i64 13
  %513 = load i8, ptr %512, align 1, !tbaa !21
  %514 = zext i8 %513 to i32
  %515 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %510, i64 noundef %511, ptr noundef nonnull @.str.1, i32 noundef %514) #8
  %516 = sext i32 %515 to i64
  %517 = add nsw i64 %509, %516
  %518 = getelementptr inbounds i8, ptr %0, i64 %517
  %519 = sub nsw i64 %1, %517
  %520 = getelementptr inbounds nuw i8, ptr %5, i64 14
  %521 = load i8, ptr %520, align 2, !tbaa !21
  %522 = zext i8 %521 to i32
  %523 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %518, i64 noundef %519, ptr noundef nonnull @.str.1, i32 noundef %522) #8
  %524 = sext i32 %523 to i64
  %525 = add nsw i64 %517, %524
  %526 = getelementptr inbounds i8, ptr %0, i64 %525
  %527 = sub nsw i64 %1, %525
  %528 = getelementptr inbounds nuw i8, ptr %5, i64 15
  %529 = load i8, ptr %528, align 1, !tbaa !21
  %530 = zext i8 %529 to i32
  %531 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %526, i64 noundef %527, ptr noundef nonnull @.str.1, i32 noundef %530) #8
  %532 = sext i32 %531 to i64
  %533 = add nsw i64 %525, %532
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret i64 %533

534:                                              ; preds = %266, %534
  %535 = phi i32 [ %544, %534 ], [ 27, %266 ]
  %536 = phi i32 [ %545, %534 ], [ 0, %266 ]
  %537 = phi i32 [ %543, %534 ], [ 0, %266 ]
  %538 = and i32 %535, 1
  %539 = icmp eq i32 %538, 0
  %540 = mul i32 %535, 3
  %541 = add i32 %540, 1
  %542 = lshr exact i32 %535, 1
  %543 = add nuw nsw i32 %538, %537
  %544 = select i1 %539, i32 %542, i32 %541
  %545 = add nuw nsw i32 %536, 1
  %546 = icmp eq i32 %544, 1
  br i1 %546, label %294, label %534, !llvm.loop !23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>) #7

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!13}
!13 = distinct !{!13, !14, !"multiply: argument 0"}
!14 = distinct !{!14, !"multiply"}
!15 = !{!16}
!16 = distinct !{!16, !14, !"multiply: argument 1"}
!17 = !{!13, !16}
!18 = distinct !{!18, !11, !19, !20}
!19 = !{!"llvm.loop.isvectorized", i32 1}
!20 = !{!"llvm.loop.unroll.runtime.disable"}
!21 = !{!6, !6, i64 0}
!22 = distinct !{!22, !11}
!23 = distinct !{!23, !11}
