; ModuleID = 'vectors.c'
source_filename = "vectors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@start = dso_local local_unnamed_addr global float -2.000000e+00, align 4
@.str = private unnamed_addr constant [56 x i8] c"%g %g %g %g | %g %g %g %g | %g %g | %d %d %d %d | %u %d\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = load float, ptr @start, align 4, !tbaa !8
  %4 = insertelement <4 x float> poison, float %3, i64 0
  %5 = shufflevector <4 x float> %4, <4 x float> poison, <4 x i32> zeroinitializer
  %6 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %5, <4 x float> <float 2.000000e+00, float 5.000000e-01, float -1.000000e+00, float 5.000000e-01>, <4 x float> <float 1.000000e+00, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00>)
  %7 = fadd <4 x float> %6, <float 9.000000e+00, float 3.000000e+00, float -6.000000e+00, float 1.000000e+00>
  %8 = fadd <4 x float> %7, <float 1.000000e+00, float 3.750000e-01, float -7.500000e-01, float 6.250000e-02>
  %9 = fcmp uge <4 x float> %8, splat (float -3.000000e+00)
  %10 = fcmp ule <4 x float> %8, splat (float 2.500000e+00)
  %11 = select <4 x i1> %9, <4 x i32> zeroinitializer, <4 x i32> splat (i32 -1069547520)
  %12 = select <4 x i1> %10, <4 x i32> zeroinitializer, <4 x i32> splat (i32 1075838976)
  %13 = or <4 x i32> %11, %12
  %14 = and <4 x i1> %9, %10
  %15 = bitcast <4 x float> %8 to <4 x i32>
  %16 = select <4 x i1> %14, <4 x i32> %15, <4 x i32> zeroinitializer
  %17 = or <4 x i32> %13, %16
  %18 = bitcast <4 x i32> %17 to <4 x float>
  %19 = fmul <4 x float> %18, splat (float 4.000000e+00)
  %20 = fptosi <4 x float> %19 to <4 x i32>
  %21 = ashr <4 x i32> %20, splat (i32 1)
  %22 = bitcast <4 x i32> %21 to <16 x i8>
  %23 = extractelement <16 x i8> %22, i64 0
  %24 = zext i8 %23 to i32
  %25 = mul nuw nsw i32 %24, 3
  %26 = extractelement <16 x i8> %22, i64 1
  %27 = zext i8 %26 to i32
  %28 = add nuw nsw i32 %25, %27
  %29 = mul nuw nsw i32 %28, 3
  %30 = extractelement <16 x i8> %22, i64 2
  %31 = zext i8 %30 to i32
  %32 = add nuw nsw i32 %29, %31
  %33 = mul nuw nsw i32 %32, 3
  %34 = extractelement <16 x i8> %22, i64 3
  %35 = zext i8 %34 to i32
  %36 = add nuw nsw i32 %33, %35
  %37 = mul nuw nsw i32 %36, 3
  %38 = extractelement <16 x i8> %22, i64 4
  %39 = zext i8 %38 to i32
  %40 = add nuw nsw i32 %37, %39
  %41 = mul nuw nsw i32 %40, 3
  %42 = extractelement <16 x i8> %22, i64 5
  %43 = zext i8 %42 to i32
  %44 = add nuw nsw i32 %41, %43
  %45 = mul nuw nsw i32 %44, 3
  %46 = extractelement <16 x i8> %22, i64 6
  %47 = zext i8 %46 to i32
  %48 = add nuw nsw i32 %45, %47
  %49 = mul nuw nsw i32 %48, 3
  %50 = extractelement <16 x i8> %22, i64 7
  %51 = zext i8 %50 to i32
  %52 = add nuw nsw i32 %49, %51
  %53 = mul nuw nsw i32 %52, 3
  %54 = extractelement <16 x i8> %22, i64 8
  %55 = zext i8 %54 to i32
  %56 = add nuw nsw i32 %53, %55
  %57 = mul nuw nsw i32 %56, 3
  %58 = extractelement <16 x i8> %22, i64 9
  %59 = zext i8 %58 to i32
  %60 = add nuw nsw i32 %57, %59
  %61 = mul nuw nsw i32 %60, 3
  %62 = extractelement <16 x i8> %22, i64 10
  %63 = zext i8 %62 to i32
  %64 = add nuw nsw i32 %61, %63
  %65 = mul nuw nsw i32 %64, 3
  %66 = extractelement <16 x i8> %22, i64 11
  %67 = zext i8 %66 to i32
  %68 = add nuw nsw i32 %65, %67
  %69 = mul nuw nsw i32 %68, 3
  %70 = extractelement <16 x i8> %22, i64 12
  %71 = zext i8 %70 to i32
  %72 = add nuw nsw i32 %69, %71
  %73 = mul nuw nsw i32 %72, 3
  %74 = extractelement <16 x i8> %22, i64 13
  %75 = zext i8 %74 to i32
  %76 = add nuw nsw i32 %73, %75
  %77 = mul nuw nsw i32 %76, 3
  %78 = extractelement <16 x i8> %22, i64 14
  %79 = zext i8 %78 to i32
  %80 = add nuw nsw i32 %77, %79
  %81 = mul i32 %80, 3
  %82 = extractelement <16 x i8> %22, i64 15
  %83 = zext i8 %82 to i32
  %84 = add i32 %81, %83
  %85 = shufflevector <4 x float> %18, <4 x float> <float poison, float 1.500000e+00, float poison, float poison>, <2 x i32> <i32 3, i32 5>
  %86 = fpext <2 x float> %85 to <2 x double>
  %87 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %21)
  %88 = sitofp i32 %87 to double
  %89 = extractelement <2 x double> %86, i64 1
  %90 = fadd double %89, %88
  %91 = extractelement <4 x float> %18, i64 0
  %92 = fpext float %91 to double
  %93 = extractelement <4 x float> %18, i64 1
  %94 = fpext float %93 to double
  %95 = extractelement <4 x float> %18, i64 2
  %96 = fpext float %95 to double
  %97 = extractelement <4 x float> %18, i64 3
  %98 = fpext float %97 to double
  %99 = extractelement <2 x double> %86, i64 0
  %100 = extractelement <4 x i32> %21, i64 0
  %101 = extractelement <4 x i32> %21, i64 1
  %102 = extractelement <4 x i32> %21, i64 2
  %103 = extractelement <4 x i32> %21, i64 3
  %104 = tail call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %21)
  %105 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, double noundef %92, double noundef %94, double noundef %96, double noundef %98, double noundef %98, double noundef %96, double noundef 1.500000e+00, double noundef %92, double noundef %99, double noundef %90, i32 noundef %100, i32 noundef %101, i32 noundef %102, i32 noundef %103, i32 noundef %84, i32 noundef %104) #4
  %106 = sext i32 %105 to i64
  ret i64 %106
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #1

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #3

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!9 = !{!"float", !6, i64 0}
