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
  %4 = alloca [16 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %5 = load i32, ptr @calls, align 4, !tbaa !4
  %6 = add nsw i32 %5, 1
  store i32 %6, ptr @calls, align 4, !tbaa !4
  store <2 x double> <double 0.000000e+00, double 0x3FED18F6EAD1B446>, ptr @matrix, align 16, !tbaa !8
  store <2 x double> <double 0xBFE837B9DDDC1EAE, double 0xBFD1E1F18AB0A2C0>, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 16), align 16, !tbaa !8
  store <2 x double> <double 0x3FEFA8D2A028CF7B, double 0xBFE1689EF5F34F52>, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 32), align 16, !tbaa !8
  store <2 x double> <double 0x3FEAED548F090CEE, double 0x3FC210386DB6D55B>, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 48), align 16, !tbaa !8
  store <2 x double> <double 0xBFEEAF81F5E09933, double 0x3FE50608C26D0A08>, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 64), align 16, !tbaa !8
  store <2 x double> <double 0x3FDA6026360C2F91, double 0xBFEFFFEB762E93EB>, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 80), align 16, !tbaa !8
  store <2 x double> <double 0x3FED18F6EAD1B446, double 0xBFE837B9DDDC1EAE>, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 96), align 16, !tbaa !8
  store <2 x double> <double 0xBFD1E1F18AB0A2C0, double 0x3FEFA8D2A028CF7B>, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 112), align 16, !tbaa !8
  store <2 x double> <double 0xBFE1689EF5F34F52, double 0xBFE12B9AF7D765A5>, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 128), align 16, !tbaa !8
  store <2 x double> <double 0x3FC210386DB6D55B, double 0xBFEEAF81F5E09933>, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 144), align 16, !tbaa !8
  store <2 x double> <double 0x3FE50608C26D0A08, double 0x3FDA6026360C2F91>, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 160), align 16, !tbaa !8
  store <2 x double> <double 0xBFEFFFEB762E93EB, double 0x3FDAE4044881C506>, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 176), align 16, !tbaa !8
  store <2 x double> <double 0xBFE837B9DDDC1EAE, double 0xBFD1E1F18AB0A2C0>, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 192), align 16, !tbaa !8
  store <2 x double> <double 0x3FEFA8D2A028CF7B, double 0xBFE1689EF5F34F52>, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 208), align 16, !tbaa !8
  store <2 x double> <double 0xBFE12B9AF7D765A5, double 0x3FEFB30E327C5E45>, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 224), align 16, !tbaa !8
  store <2 x double> <double 0xBFEEAF81F5E09933, double 0x3FE50608C26D0A08>, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 240), align 16, !tbaa !8
  store <2 x double> <double 0x3FDA6026360C2F91, double 0xBFEFFFEB762E93EB>, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 256), align 16, !tbaa !8
  store <2 x double> <double 0x3FDAE4044881C506, double 0x3FE4CF2871CEC2E8>, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 272), align 16, !tbaa !8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !10)
  %7 = load double, ptr @matrix, align 16, !tbaa !8, !noalias !13
  %8 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 48), align 16, !tbaa !8, !noalias !13
  %9 = insertelement <2 x double> poison, double %7, i64 0
  %10 = insertelement <2 x double> %9, double %8, i64 1
  %11 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 8), align 8, !tbaa !8, !noalias !13
  %12 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 56), align 8, !tbaa !8, !noalias !13
  %13 = insertelement <2 x double> poison, double %11, i64 0
  %14 = insertelement <2 x double> %13, double %12, i64 1
  %15 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 16), align 16, !tbaa !8, !noalias !13
  %16 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 64), align 16, !tbaa !8, !noalias !13
  %17 = insertelement <2 x double> poison, double %15, i64 0
  %18 = insertelement <2 x double> %17, double %16, i64 1
  %19 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 24), align 8, !tbaa !8, !noalias !13
  %20 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 72), align 8, !tbaa !8, !noalias !13
  %21 = insertelement <2 x double> poison, double %19, i64 0
  %22 = insertelement <2 x double> %21, double %20, i64 1
  %23 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 32), align 16, !tbaa !8, !noalias !13
  %24 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 80), align 16, !tbaa !8, !noalias !13
  %25 = insertelement <2 x double> poison, double %23, i64 0
  %26 = insertelement <2 x double> %25, double %24, i64 1
  %27 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 40), align 8, !tbaa !8, !noalias !13
  %28 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 88), align 8, !tbaa !8, !noalias !13
  %29 = insertelement <2 x double> poison, double %27, i64 0
  %30 = insertelement <2 x double> %29, double %28, i64 1
  %31 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %10, <2 x double> splat (double 2.000000e-01), <2 x double> zeroinitializer)
  %32 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %14, <2 x double> splat (double 0x3FC5555555555555), <2 x double> %31)
  %33 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %18, <2 x double> splat (double 0x3FC2492492492492), <2 x double> %32)
  %34 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %22, <2 x double> splat (double 1.250000e-01), <2 x double> %33)
  %35 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %26, <2 x double> splat (double 2.000000e+00), <2 x double> %34)
  %36 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %30, <2 x double> splat (double 1.000000e-01), <2 x double> %35)
  %37 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %10, <2 x double> splat (double 0x3FC5555555555555), <2 x double> zeroinitializer)
  %38 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %14, <2 x double> splat (double 0x3FC2492492492492), <2 x double> %37)
  %39 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %18, <2 x double> splat (double 1.250000e-01), <2 x double> %38)
  %40 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %22, <2 x double> splat (double 0x3FBC71C71C71C71C), <2 x double> %39)
  %41 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %26, <2 x double> splat (double 1.000000e-01), <2 x double> %40)
  %42 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %30, <2 x double> splat (double 2.000000e+00), <2 x double> %41)
  %43 = shufflevector <2 x double> %30, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %44 = shufflevector <2 x double> %30, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %45 = shufflevector <4 x double> %43, <4 x double> %44, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %46 = shufflevector <2 x double> %26, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %47 = shufflevector <2 x double> %26, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %48 = shufflevector <4 x double> %46, <4 x double> %47, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %49 = shufflevector <2 x double> %22, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %50 = shufflevector <2 x double> %22, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %51 = shufflevector <4 x double> %49, <4 x double> %50, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %52 = shufflevector <2 x double> %18, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %53 = shufflevector <2 x double> %18, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %54 = shufflevector <4 x double> %52, <4 x double> %53, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %55 = shufflevector <2 x double> %14, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %56 = shufflevector <2 x double> %14, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %57 = shufflevector <4 x double> %55, <4 x double> %56, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %58 = shufflevector <2 x double> %10, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %59 = shufflevector <2 x double> %10, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %60 = shufflevector <4 x double> %58, <4 x double> %59, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %61 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %60, <8 x double> <double 2.000000e+00, double 2.000000e+00, double 5.000000e-01, double 5.000000e-01, double 0x3FD5555555555555, double 0x3FD5555555555555, double 2.500000e-01, double 2.500000e-01>, <8 x double> zeroinitializer)
  %62 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %57, <8 x double> <double 5.000000e-01, double 5.000000e-01, double 2.000000e+00, double 2.000000e+00, double 2.500000e-01, double 2.500000e-01, double 2.000000e-01, double 2.000000e-01>, <8 x double> %61)
  %63 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %54, <8 x double> <double 0x3FD5555555555555, double 0x3FD5555555555555, double 2.500000e-01, double 2.500000e-01, double 2.000000e+00, double 2.000000e+00, double 0x3FC5555555555555, double 0x3FC5555555555555>, <8 x double> %62)
  %64 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %51, <8 x double> <double 2.500000e-01, double 2.500000e-01, double 2.000000e-01, double 2.000000e-01, double 0x3FC5555555555555, double 0x3FC5555555555555, double 2.000000e+00, double 2.000000e+00>, <8 x double> %63)
  %65 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %48, <8 x double> <double 2.000000e-01, double 2.000000e-01, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC2492492492492, double 0x3FC2492492492492, double 1.250000e-01, double 1.250000e-01>, <8 x double> %64)
  %66 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %45, <8 x double> <double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC2492492492492, double 0x3FC2492492492492, double 1.250000e-01, double 1.250000e-01, double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C>, <8 x double> %65)
  %67 = shufflevector <2 x double> %36, <2 x double> %42, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %68 = shufflevector <8 x double> %66, <8 x double> %67, <12 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 1, i32 3, i32 5, i32 7, i32 9, i32 11>
  store <12 x double> %68, ptr %3, align 16, !tbaa !8, !alias.scope !10, !noalias !15
  %69 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 96), align 16, !tbaa !8, !noalias !13
  %70 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 144), align 16, !tbaa !8, !noalias !13
  %71 = insertelement <2 x double> poison, double %69, i64 0
  %72 = insertelement <2 x double> %71, double %70, i64 1
  %73 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 104), align 8, !tbaa !8, !noalias !13
  %74 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 152), align 8, !tbaa !8, !noalias !13
  %75 = insertelement <2 x double> poison, double %73, i64 0
  %76 = insertelement <2 x double> %75, double %74, i64 1
  %77 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 112), align 16, !tbaa !8, !noalias !13
  %78 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 160), align 16, !tbaa !8, !noalias !13
  %79 = insertelement <2 x double> poison, double %77, i64 0
  %80 = insertelement <2 x double> %79, double %78, i64 1
  %81 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 120), align 8, !tbaa !8, !noalias !13
  %82 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 168), align 8, !tbaa !8, !noalias !13
  %83 = insertelement <2 x double> poison, double %81, i64 0
  %84 = insertelement <2 x double> %83, double %82, i64 1
  %85 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 128), align 16, !tbaa !8, !noalias !13
  %86 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 176), align 16, !tbaa !8, !noalias !13
  %87 = insertelement <2 x double> poison, double %85, i64 0
  %88 = insertelement <2 x double> %87, double %86, i64 1
  %89 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 136), align 8, !tbaa !8, !noalias !13
  %90 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 184), align 8, !tbaa !8, !noalias !13
  %91 = insertelement <2 x double> poison, double %89, i64 0
  %92 = insertelement <2 x double> %91, double %90, i64 1
  %93 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %94 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %72, <2 x double> splat (double 2.000000e-01), <2 x double> zeroinitializer)
  %95 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %76, <2 x double> splat (double 0x3FC5555555555555), <2 x double> %94)
  %96 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %80, <2 x double> splat (double 0x3FC2492492492492), <2 x double> %95)
  %97 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %84, <2 x double> splat (double 1.250000e-01), <2 x double> %96)
  %98 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %88, <2 x double> splat (double 2.000000e+00), <2 x double> %97)
  %99 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %92, <2 x double> splat (double 1.000000e-01), <2 x double> %98)
  %100 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %72, <2 x double> splat (double 0x3FC5555555555555), <2 x double> zeroinitializer)
  %101 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %76, <2 x double> splat (double 0x3FC2492492492492), <2 x double> %100)
  %102 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %80, <2 x double> splat (double 1.250000e-01), <2 x double> %101)
  %103 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %84, <2 x double> splat (double 0x3FBC71C71C71C71C), <2 x double> %102)
  %104 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %88, <2 x double> splat (double 1.000000e-01), <2 x double> %103)
  %105 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %92, <2 x double> splat (double 2.000000e+00), <2 x double> %104)
  %106 = shufflevector <2 x double> %92, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %107 = shufflevector <2 x double> %92, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %108 = shufflevector <4 x double> %106, <4 x double> %107, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %109 = shufflevector <2 x double> %88, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %110 = shufflevector <2 x double> %88, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %111 = shufflevector <4 x double> %109, <4 x double> %110, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %112 = shufflevector <2 x double> %84, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %113 = shufflevector <2 x double> %84, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %114 = shufflevector <4 x double> %112, <4 x double> %113, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %115 = shufflevector <2 x double> %80, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %116 = shufflevector <2 x double> %80, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %117 = shufflevector <4 x double> %115, <4 x double> %116, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %118 = shufflevector <2 x double> %76, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %119 = shufflevector <2 x double> %76, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %120 = shufflevector <4 x double> %118, <4 x double> %119, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %121 = shufflevector <2 x double> %72, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %122 = shufflevector <2 x double> %72, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %123 = shufflevector <4 x double> %121, <4 x double> %122, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %124 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %123, <8 x double> <double 2.000000e+00, double 2.000000e+00, double 5.000000e-01, double 5.000000e-01, double 0x3FD5555555555555, double 0x3FD5555555555555, double 2.500000e-01, double 2.500000e-01>, <8 x double> zeroinitializer)
  %125 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %120, <8 x double> <double 5.000000e-01, double 5.000000e-01, double 2.000000e+00, double 2.000000e+00, double 2.500000e-01, double 2.500000e-01, double 2.000000e-01, double 2.000000e-01>, <8 x double> %124)
  %126 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %117, <8 x double> <double 0x3FD5555555555555, double 0x3FD5555555555555, double 2.500000e-01, double 2.500000e-01, double 2.000000e+00, double 2.000000e+00, double 0x3FC5555555555555, double 0x3FC5555555555555>, <8 x double> %125)
  %127 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %114, <8 x double> <double 2.500000e-01, double 2.500000e-01, double 2.000000e-01, double 2.000000e-01, double 0x3FC5555555555555, double 0x3FC5555555555555, double 2.000000e+00, double 2.000000e+00>, <8 x double> %126)
  %128 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %111, <8 x double> <double 2.000000e-01, double 2.000000e-01, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC2492492492492, double 0x3FC2492492492492, double 1.250000e-01, double 1.250000e-01>, <8 x double> %127)
  %129 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %108, <8 x double> <double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC2492492492492, double 0x3FC2492492492492, double 1.250000e-01, double 1.250000e-01, double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C>, <8 x double> %128)
  %130 = shufflevector <2 x double> %99, <2 x double> %105, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %131 = shufflevector <8 x double> %129, <8 x double> %130, <12 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 1, i32 3, i32 5, i32 7, i32 9, i32 11>
  store <12 x double> %131, ptr %93, align 16, !tbaa !8, !alias.scope !10, !noalias !15
  %132 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 192), align 16, !tbaa !8, !noalias !13
  %133 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 240), align 16, !tbaa !8, !noalias !13
  %134 = insertelement <2 x double> poison, double %132, i64 0
  %135 = insertelement <2 x double> %134, double %133, i64 1
  %136 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 200), align 8, !tbaa !8, !noalias !13
  %137 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 248), align 8, !tbaa !8, !noalias !13
  %138 = insertelement <2 x double> poison, double %136, i64 0
  %139 = insertelement <2 x double> %138, double %137, i64 1
  %140 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 208), align 16, !tbaa !8, !noalias !13
  %141 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 256), align 16, !tbaa !8, !noalias !13
  %142 = insertelement <2 x double> poison, double %140, i64 0
  %143 = insertelement <2 x double> %142, double %141, i64 1
  %144 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 216), align 8, !tbaa !8, !noalias !13
  %145 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 264), align 8, !tbaa !8, !noalias !13
  %146 = insertelement <2 x double> poison, double %144, i64 0
  %147 = insertelement <2 x double> %146, double %145, i64 1
  %148 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 224), align 16, !tbaa !8, !noalias !13
  %149 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 272), align 16, !tbaa !8, !noalias !13
  %150 = insertelement <2 x double> poison, double %148, i64 0
  %151 = insertelement <2 x double> %150, double %149, i64 1
  %152 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 232), align 8, !tbaa !8, !noalias !13
  %153 = load double, ptr getelementptr inbounds nuw (i8, ptr @matrix, i64 280), align 8, !tbaa !8, !noalias !13
  %154 = insertelement <2 x double> poison, double %152, i64 0
  %155 = insertelement <2 x double> %154, double %153, i64 1
  %156 = getelementptr inbounds nuw i8, ptr %3, i64 192
  %157 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %135, <2 x double> splat (double 2.000000e-01), <2 x double> zeroinitializer)
  %158 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %139, <2 x double> splat (double 0x3FC5555555555555), <2 x double> %157)
  %159 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %143, <2 x double> splat (double 0x3FC2492492492492), <2 x double> %158)
  %160 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %147, <2 x double> splat (double 1.250000e-01), <2 x double> %159)
  %161 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %151, <2 x double> splat (double 2.000000e+00), <2 x double> %160)
  %162 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %155, <2 x double> splat (double 1.000000e-01), <2 x double> %161)
  %163 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %135, <2 x double> splat (double 0x3FC5555555555555), <2 x double> zeroinitializer)
  %164 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %139, <2 x double> splat (double 0x3FC2492492492492), <2 x double> %163)
  %165 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %143, <2 x double> splat (double 1.250000e-01), <2 x double> %164)
  %166 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %147, <2 x double> splat (double 0x3FBC71C71C71C71C), <2 x double> %165)
  %167 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %151, <2 x double> splat (double 1.000000e-01), <2 x double> %166)
  %168 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %155, <2 x double> splat (double 2.000000e+00), <2 x double> %167)
  %169 = shufflevector <2 x double> %155, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %170 = shufflevector <2 x double> %155, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %171 = shufflevector <4 x double> %169, <4 x double> %170, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %172 = shufflevector <2 x double> %151, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %173 = shufflevector <2 x double> %151, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %174 = shufflevector <4 x double> %172, <4 x double> %173, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %175 = shufflevector <2 x double> %147, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %176 = shufflevector <2 x double> %147, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %177 = shufflevector <4 x double> %175, <4 x double> %176, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %178 = shufflevector <2 x double> %143, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %179 = shufflevector <2 x double> %143, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %180 = shufflevector <4 x double> %178, <4 x double> %179, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %181 = shufflevector <2 x double> %139, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %182 = shufflevector <2 x double> %139, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %183 = shufflevector <4 x double> %181, <4 x double> %182, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %184 = shufflevector <2 x double> %135, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %185 = shufflevector <2 x double> %135, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %186 = shufflevector <4 x double> %184, <4 x double> %185, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %187 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %186, <8 x double> <double 2.000000e+00, double 2.000000e+00, double 5.000000e-01, double 5.000000e-01, double 0x3FD5555555555555, double 0x3FD5555555555555, double 2.500000e-01, double 2.500000e-01>, <8 x double> zeroinitializer)
  %188 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %183, <8 x double> <double 5.000000e-01, double 5.000000e-01, double 2.000000e+00, double 2.000000e+00, double 2.500000e-01, double 2.500000e-01, double 2.000000e-01, double 2.000000e-01>, <8 x double> %187)
  %189 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %180, <8 x double> <double 0x3FD5555555555555, double 0x3FD5555555555555, double 2.500000e-01, double 2.500000e-01, double 2.000000e+00, double 2.000000e+00, double 0x3FC5555555555555, double 0x3FC5555555555555>, <8 x double> %188)
  %190 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %177, <8 x double> <double 2.500000e-01, double 2.500000e-01, double 2.000000e-01, double 2.000000e-01, double 0x3FC5555555555555, double 0x3FC5555555555555, double 2.000000e+00, double 2.000000e+00>, <8 x double> %189)
  %191 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %174, <8 x double> <double 2.000000e-01, double 2.000000e-01, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC2492492492492, double 0x3FC2492492492492, double 1.250000e-01, double 1.250000e-01>, <8 x double> %190)
  %192 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %171, <8 x double> <double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC2492492492492, double 0x3FC2492492492492, double 1.250000e-01, double 1.250000e-01, double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C>, <8 x double> %191)
  %193 = shufflevector <2 x double> %162, <2 x double> %168, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %194 = shufflevector <8 x double> %192, <8 x double> %193, <12 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 1, i32 3, i32 5, i32 7, i32 9, i32 11>
  store <12 x double> %194, ptr %156, align 16, !tbaa !8, !alias.scope !10, !noalias !15
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  br label %195

195:                                              ; preds = %195, %2
  %196 = phi i64 [ 0, %2 ], [ %221, %195 ]
  %197 = phi float [ 0.000000e+00, %2 ], [ %213, %195 ]
  %198 = getelementptr inbounds nuw double, ptr %3, i64 %196
  %199 = load double, ptr %198, align 16, !tbaa !8
  %200 = fptrunc double %199 to float
  %201 = fadd float %197, %200
  %202 = tail call double @llvm.fmuladd.f64(double %199, double 7.000000e+00, double 4.000000e+01)
  %203 = fptoui double %202 to i32
  %204 = and i32 %203, 15
  %205 = zext nneg i32 %204 to i64
  %206 = getelementptr inbounds nuw i8, ptr %4, i64 %205
  %207 = load i8, ptr %206, align 1, !tbaa !16
  %208 = add i8 %207, 1
  store i8 %208, ptr %206, align 1, !tbaa !16
  %209 = getelementptr inbounds nuw double, ptr %3, i64 %196
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 8
  %211 = load double, ptr %210, align 8, !tbaa !8
  %212 = fptrunc double %211 to float
  %213 = fadd float %201, %212
  %214 = tail call double @llvm.fmuladd.f64(double %211, double 7.000000e+00, double 4.000000e+01)
  %215 = fptoui double %214 to i32
  %216 = and i32 %215, 15
  %217 = zext nneg i32 %216 to i64
  %218 = getelementptr inbounds nuw i8, ptr %4, i64 %217
  %219 = load i8, ptr %218, align 1, !tbaa !16
  %220 = add i8 %219, 1
  store i8 %220, ptr %218, align 1, !tbaa !16
  %221 = add nuw nsw i64 %196, 2
  %222 = icmp eq i64 %221, 36
  br i1 %222, label %462, label %195, !llvm.loop !17

223:                                              ; preds = %462
  %224 = load double, ptr %3, align 16, !tbaa !8
  %225 = tail call double @llvm.fmuladd.f64(double %224, double %224, double 0.000000e+00)
  %226 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %227 = load double, ptr %226, align 8, !tbaa !8
  %228 = tail call double @llvm.fmuladd.f64(double %227, double %227, double %225)
  %229 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %230 = load double, ptr %229, align 16, !tbaa !8
  %231 = tail call double @llvm.fmuladd.f64(double %230, double %230, double %228)
  %232 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %233 = load double, ptr %232, align 8, !tbaa !8
  %234 = tail call double @llvm.fmuladd.f64(double %233, double %233, double %231)
  %235 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %236 = load double, ptr %235, align 16, !tbaa !8
  %237 = tail call double @llvm.fmuladd.f64(double %236, double %236, double %234)
  %238 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %239 = load double, ptr %238, align 8, !tbaa !8
  %240 = tail call double @llvm.fmuladd.f64(double %239, double %239, double %237)
  %241 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %242 = load double, ptr %241, align 16, !tbaa !8
  %243 = tail call double @llvm.fmuladd.f64(double %242, double %242, double %240)
  %244 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %245 = load double, ptr %244, align 8, !tbaa !8
  %246 = tail call double @llvm.fmuladd.f64(double %245, double %245, double %243)
  %247 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %248 = load double, ptr %247, align 16, !tbaa !8
  %249 = tail call double @llvm.fmuladd.f64(double %248, double %248, double %246)
  %250 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %251 = load double, ptr %250, align 8, !tbaa !8
  %252 = tail call double @llvm.fmuladd.f64(double %251, double %251, double %249)
  %253 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %254 = load double, ptr %253, align 16, !tbaa !8
  %255 = tail call double @llvm.fmuladd.f64(double %254, double %254, double %252)
  %256 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %257 = load double, ptr %256, align 8, !tbaa !8
  %258 = tail call double @llvm.fmuladd.f64(double %257, double %257, double %255)
  %259 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %260 = load double, ptr %259, align 16, !tbaa !8
  %261 = tail call double @llvm.fmuladd.f64(double %260, double %260, double %258)
  %262 = getelementptr inbounds nuw i8, ptr %3, i64 104
  %263 = load double, ptr %262, align 8, !tbaa !8
  %264 = tail call double @llvm.fmuladd.f64(double %263, double %263, double %261)
  %265 = getelementptr inbounds nuw i8, ptr %3, i64 112
  %266 = load double, ptr %265, align 16, !tbaa !8
  %267 = tail call double @llvm.fmuladd.f64(double %266, double %266, double %264)
  %268 = getelementptr inbounds nuw i8, ptr %3, i64 120
  %269 = load double, ptr %268, align 8, !tbaa !8
  %270 = tail call double @llvm.fmuladd.f64(double %269, double %269, double %267)
  %271 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %272 = load double, ptr %271, align 16, !tbaa !8
  %273 = tail call double @llvm.fmuladd.f64(double %272, double %272, double %270)
  %274 = getelementptr inbounds nuw i8, ptr %3, i64 136
  %275 = load double, ptr %274, align 8, !tbaa !8
  %276 = tail call double @llvm.fmuladd.f64(double %275, double %275, double %273)
  %277 = getelementptr inbounds nuw i8, ptr %3, i64 144
  %278 = load double, ptr %277, align 16, !tbaa !8
  %279 = tail call double @llvm.fmuladd.f64(double %278, double %278, double %276)
  %280 = getelementptr inbounds nuw i8, ptr %3, i64 152
  %281 = load double, ptr %280, align 8, !tbaa !8
  %282 = tail call double @llvm.fmuladd.f64(double %281, double %281, double %279)
  %283 = getelementptr inbounds nuw i8, ptr %3, i64 160
  %284 = load double, ptr %283, align 16, !tbaa !8
  %285 = tail call double @llvm.fmuladd.f64(double %284, double %284, double %282)
  %286 = getelementptr inbounds nuw i8, ptr %3, i64 168
  %287 = load double, ptr %286, align 8, !tbaa !8
  %288 = tail call double @llvm.fmuladd.f64(double %287, double %287, double %285)
  %289 = getelementptr inbounds nuw i8, ptr %3, i64 176
  %290 = load double, ptr %289, align 16, !tbaa !8
  %291 = tail call double @llvm.fmuladd.f64(double %290, double %290, double %288)
  %292 = getelementptr inbounds nuw i8, ptr %3, i64 184
  %293 = load double, ptr %292, align 8, !tbaa !8
  %294 = tail call double @llvm.fmuladd.f64(double %293, double %293, double %291)
  %295 = getelementptr inbounds nuw i8, ptr %3, i64 192
  %296 = load double, ptr %295, align 16, !tbaa !8
  %297 = tail call double @llvm.fmuladd.f64(double %296, double %296, double %294)
  %298 = getelementptr inbounds nuw i8, ptr %3, i64 200
  %299 = load double, ptr %298, align 8, !tbaa !8
  %300 = tail call double @llvm.fmuladd.f64(double %299, double %299, double %297)
  %301 = getelementptr inbounds nuw i8, ptr %3, i64 208
  %302 = load double, ptr %301, align 16, !tbaa !8
  %303 = tail call double @llvm.fmuladd.f64(double %302, double %302, double %300)
  %304 = getelementptr inbounds nuw i8, ptr %3, i64 216
  %305 = load double, ptr %304, align 8, !tbaa !8
  %306 = tail call double @llvm.fmuladd.f64(double %305, double %305, double %303)
  %307 = getelementptr inbounds nuw i8, ptr %3, i64 224
  %308 = load double, ptr %307, align 16, !tbaa !8
  %309 = tail call double @llvm.fmuladd.f64(double %308, double %308, double %306)
  %310 = getelementptr inbounds nuw i8, ptr %3, i64 232
  %311 = load double, ptr %310, align 8, !tbaa !8
  %312 = tail call double @llvm.fmuladd.f64(double %311, double %311, double %309)
  %313 = getelementptr inbounds nuw i8, ptr %3, i64 240
  %314 = load double, ptr %313, align 16, !tbaa !8
  %315 = tail call double @llvm.fmuladd.f64(double %314, double %314, double %312)
  %316 = getelementptr inbounds nuw i8, ptr %3, i64 248
  %317 = load double, ptr %316, align 8, !tbaa !8
  %318 = tail call double @llvm.fmuladd.f64(double %317, double %317, double %315)
  %319 = getelementptr inbounds nuw i8, ptr %3, i64 256
  %320 = load double, ptr %319, align 16, !tbaa !8
  %321 = tail call double @llvm.fmuladd.f64(double %320, double %320, double %318)
  %322 = getelementptr inbounds nuw i8, ptr %3, i64 264
  %323 = load double, ptr %322, align 8, !tbaa !8
  %324 = tail call double @llvm.fmuladd.f64(double %323, double %323, double %321)
  %325 = getelementptr inbounds nuw i8, ptr %3, i64 272
  %326 = load double, ptr %325, align 16, !tbaa !8
  %327 = tail call double @llvm.fmuladd.f64(double %326, double %326, double %324)
  %328 = getelementptr inbounds nuw i8, ptr %3, i64 280
  %329 = load double, ptr %328, align 8, !tbaa !8
  %330 = tail call double @llvm.fmuladd.f64(double %329, double %329, double %327)
  %331 = tail call double @sqrt(double noundef %330) #8, !tbaa !4
  %332 = fpext float %213 to double
  %333 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, i32 noundef %6, double noundef %331, double noundef %332, i32 noundef %473, i32 noundef %471) #8
  %334 = sext i32 %333 to i64
  %335 = getelementptr inbounds i8, ptr %0, i64 %334
  %336 = sub nsw i64 %1, %334
  %337 = load i8, ptr %4, align 16, !tbaa !16
  %338 = zext i8 %337 to i32
  %339 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %335, i64 noundef %336, ptr noundef nonnull @.str.1, i32 noundef %338) #8
  %340 = sext i32 %339 to i64
  %341 = add nsw i64 %334, %340
  %342 = getelementptr inbounds i8, ptr %0, i64 %341
  %343 = sub nsw i64 %1, %341
  %344 = getelementptr inbounds nuw i8, ptr %4, i64 1
  %345 = load i8, ptr %344, align 1, !tbaa !16
  %346 = zext i8 %345 to i32
  %347 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %342, i64 noundef %343, ptr noundef nonnull @.str.1, i32 noundef %346) #8
  %348 = sext i32 %347 to i64
  %349 = add nsw i64 %341, %348
  %350 = getelementptr inbounds i8, ptr %0, i64 %349
  %351 = sub nsw i64 %1, %349
  %352 = getelementptr inbounds nuw i8, ptr %4, i64 2
  %353 = load i8, ptr %352, align 2, !tbaa !16
  %354 = zext i8 %353 to i32
  %355 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %350, i64 noundef %351, ptr noundef nonnull @.str.1, i32 noundef %354) #8
  %356 = sext i32 %355 to i64
  %357 = add nsw i64 %349, %356
  %358 = getelementptr inbounds i8, ptr %0, i64 %357
  %359 = sub nsw i64 %1, %357
  %360 = getelementptr inbounds nuw i8, ptr %4, i64 3
  %361 = load i8, ptr %360, align 1, !tbaa !16
  %362 = zext i8 %361 to i32
  %363 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %358, i64 noundef %359, ptr noundef nonnull @.str.1, i32 noundef %362) #8
  %364 = sext i32 %363 to i64
  %365 = add nsw i64 %357, %364
  %366 = getelementptr inbounds i8, ptr %0, i64 %365
  %367 = sub nsw i64 %1, %365
  %368 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %369 = load i8, ptr %368, align 4, !tbaa !16
  %370 = zext i8 %369 to i32
  %371 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %366, i64 noundef %367, ptr noundef nonnull @.str.1, i32 noundef %370) #8
  %372 = sext i32 %371 to i64
  %373 = add nsw i64 %365, %372
  %374 = getelementptr inbounds i8, ptr %0, i64 %373
  %375 = sub nsw i64 %1, %373
  %376 = getelementptr inbounds nuw i8, ptr %4, i64 5
  %377 = load i8, ptr %376, align 1, !tbaa !16
  %378 = zext i8 %377 to i32
  %379 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %374, i64 noundef %375, ptr noundef nonnull @.str.1, i32 noundef %378) #8
  %380 = sext i32 %379 to i64
  %381 = add nsw i64 %373, %380
  %382 = getelementptr inbounds i8, ptr %0, i64 %381
  %383 = sub nsw i64 %1, %381
  %384 = getelementptr inbounds nuw i8, ptr %4, i64 6
  %385 = load i8, ptr %384, align 2, !tbaa !16
  %386 = zext i8 %385 to i32
  %387 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %382, i64 noundef %383, ptr noundef nonnull @.str.1, i32 noundef %386) #8
  %388 = sext i32 %387 to i64
  %389 = add nsw i64 %381, %388
  %390 = getelementptr inbounds i8, ptr %0, i64 %389
  %391 = sub nsw i64 %1, %389
  %392 = getelementptr inbounds nuw i8, ptr %4, i64 7
  %393 = load i8, ptr %392, align 1, !tbaa !16
  %394 = zext i8 %393 to i32
  %395 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %390, i64 noundef %391, ptr noundef nonnull @.str.1, i32 noundef %394) #8
  %396 = sext i32 %395 to i64
  %397 = add nsw i64 %389, %396
  %398 = getelementptr inbounds i8, ptr %0, i64 %397
  %399 = sub nsw i64 %1, %397
  %400 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %401 = load i8, ptr %400, align 8, !tbaa !16
  %402 = zext i8 %401 to i32
  %403 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %398, i64 noundef %399, ptr noundef nonnull @.str.1, i32 noundef %402) #8
  %404 = sext i32 %403 to i64
  %405 = add nsw i64 %397, %404
  %406 = getelementptr inbounds i8, ptr %0, i64 %405
  %407 = sub nsw i64 %1, %405
  %408 = getelementptr inbounds nuw i8, ptr %4, i64 9
  %409 = load i8, ptr %408, align 1, !tbaa !16
  %410 = zext i8 %409 to i32
  %411 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %406, i64 noundef %407, ptr noundef nonnull @.str.1, i32 noundef %410) #8
  %412 = sext i32 %411 to i64
  %413 = add nsw i64 %405, %412
  %414 = getelementptr inbounds i8, ptr %0, i64 %413
  %415 = sub nsw i64 %1, %413
  %416 = getelementptr inbounds nuw i8, ptr %4, i64 10
  %417 = load i8, ptr %416, align 2, !tbaa !16
  %418 = zext i8 %417 to i32
  %419 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %414, i64 noundef %415, ptr noundef nonnull @.str.1, i32 noundef %418) #8
  %420 = sext i32 %419 to i64
  %421 = add nsw i64 %413, %420
  %422 = getelementptr inbounds i8, ptr %0, i64 %421
  %423 = sub nsw i64 %1, %421
  %424 = getelementptr inbounds nuw i8, ptr %4, i64 11
  %425 = load i8, ptr %424, align 1, !tbaa !16
  %426 = zext i8 %425 to i32
  %427 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %422, i64 noundef %423, ptr noundef nonnull @.str.1, i32 noundef %426) #8
  %428 = sext i32 %427 to i64
  %429 = add nsw i64 %421, %428
  %430 = getelementptr inbounds i8, ptr %0, i64 %429
  %431 = sub nsw i64 %1, %429
  %432 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %433 = load i8, ptr %432, align 4, !tbaa !16
  %434 = zext i8 %433 to i32
  %435 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %430, i64 noundef %431, ptr noundef nonnull @.str.1, i32 noundef %434) #8
  %436 = sext i32 %435 to i64
  %437 = add nsw i64 %429, %436
  %438 = getelementptr inbounds i8, ptr %0, i64 %437
  %439 = sub nsw i64 %1, %437
  %440 = getelementptr inbounds nuw i8, ptr %4, i64 13
  %441 = load i8, ptr %440, align 1, !tbaa !16
  %442 = zext i8 %441 to i32
  %443 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %438, i64 noundef %439, ptr noundef nonnull @.str.1, i32 noundef %442) #8
  %444 = sext i32 %443 to i64
  %445 = add nsw i64 %437, %444
  %446 = getelementptr inbounds i8, ptr %0, i64 %445
  %447 = sub nsw i64 %1, %445
  %448 = getelementptr inbounds nuw i8, ptr %4, i64 14
  %449 = load i8, ptr %448, align 2, !tbaa !16
  %450 = zext i8 %449 to i32
  %451 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %446, i64 noundef %447, ptr noundef nonnull @.str.1, i32 noundef %450) #8
  %452 = sext i32 %451 to i64
  %453 = add nsw i64 %445, %452
  %454 = getelementptr inbounds i8, ptr %0, i64 %453
  %455 = sub nsw i64 %1, %453
  %456 = getelementptr inbounds nuw i8, ptr %4, i64 15
  %457 = load i8, ptr %456, align 1, !tbaa !16
  %458 = zext i8 %457 to i32
  %459 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %454, i64 noundef %455, ptr noundef nonnull @.str.1, i32 noundef %458) #8
  %460 = sext i32 %459 to i64
  %461 = add nsw i64 %453, %460
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret i64 %461

462:                                              ; preds = %195, %462
  %463 = phi i32 [ %472, %462 ], [ 27, %195 ]
  %464 = phi i32 [ %473, %462 ], [ 0, %195 ]
  %465 = phi i32 [ %471, %462 ], [ 0, %195 ]
  %466 = and i32 %463, 1
  %467 = icmp eq i32 %466, 0
  %468 = mul i32 %463, 3
  %469 = add i32 %468, 1
  %470 = lshr exact i32 %463, 1
  %471 = add nuw nsw i32 %466, %465
  %472 = select i1 %467, i32 %470, i32 %469
  %473 = add nuw nsw i32 %464, 1
  %474 = icmp eq i32 %472, 1
  br i1 %474, label %223, label %462, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>) #7

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!10 = !{!11}
!11 = distinct !{!11, !12, !"multiply: argument 1"}
!12 = distinct !{!12, !"multiply"}
!13 = !{!14, !11}
!14 = distinct !{!14, !12, !"multiply: argument 0"}
!15 = !{!14}
!16 = !{!6, !6, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}
!19 = distinct !{!19, !18}
