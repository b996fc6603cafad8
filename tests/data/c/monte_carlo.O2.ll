; ModuleID = 'monte_carlo.c'
source_filename = "monte_carlo.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(errnomem: write) uwtable
define dso_local double @monte_carlo(double noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %119

5:                                                ; preds = %3
  %6 = fmul double %1, 5.000000e-01
  %7 = fneg double %1
  %8 = fmul double %6, %7
  br label %9

9:                                                ; preds = %5, %9
  %10 = phi i32 [ 0, %5 ], [ %117, %9 ]
  %11 = phi double [ 0.000000e+00, %5 ], [ %116, %9 ]
  %12 = phi i64 [ 88172645463325252, %5 ], [ %99, %9 ]
  %13 = shl i64 %12, 13
  %14 = xor i64 %13, %12
  %15 = lshr i64 %14, 7
  %16 = xor i64 %15, %14
  %17 = shl i64 %16, 17
  %18 = xor i64 %17, %16
  %19 = shl i64 %18, 13
  %20 = xor i64 %19, %18
  %21 = lshr i64 %20, 7
  %22 = xor i64 %21, %20
  %23 = shl i64 %22, 17
  %24 = xor i64 %23, %22
  %25 = insertelement <2 x i64> poison, i64 %18, i64 0
  %26 = insertelement <2 x i64> %25, i64 %24, i64 1
  %27 = lshr <2 x i64> %26, splat (i64 12)
  %28 = or disjoint <2 x i64> %27, splat (i64 4607182418800017408)
  %29 = bitcast <2 x i64> %28 to <2 x double>
  %30 = fadd <2 x double> %29, splat (double -1.000000e+00)
  %31 = shufflevector <2 x double> %30, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %32 = fadd <2 x double> %30, %31
  %33 = extractelement <2 x double> %32, i64 0
  %34 = fadd double %33, -1.000000e+00
  %35 = tail call double @llvm.fmuladd.f64(double %1, double %34, double %8)
  %36 = tail call double @exp(double noundef %35) #3, !tbaa !4
  %37 = fmul double %0, %36
  %38 = shl i64 %24, 13
  %39 = xor i64 %38, %24
  %40 = lshr i64 %39, 7
  %41 = xor i64 %40, %39
  %42 = shl i64 %41, 17
  %43 = xor i64 %42, %41
  %44 = shl i64 %43, 13
  %45 = xor i64 %44, %43
  %46 = lshr i64 %45, 7
  %47 = xor i64 %46, %45
  %48 = shl i64 %47, 17
  %49 = xor i64 %48, %47
  %50 = insertelement <2 x i64> poison, i64 %43, i64 0
  %51 = insertelement <2 x i64> %50, i64 %49, i64 1
  %52 = lshr <2 x i64> %51, splat (i64 12)
  %53 = or disjoint <2 x i64> %52, splat (i64 4607182418800017408)
  %54 = bitcast <2 x i64> %53 to <2 x double>
  %55 = fadd <2 x double> %54, splat (double -1.000000e+00)
  %56 = shufflevector <2 x double> %55, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %57 = fadd <2 x double> %55, %56
  %58 = extractelement <2 x double> %57, i64 0
  %59 = fadd double %58, -1.000000e+00
  %60 = tail call double @llvm.fmuladd.f64(double %1, double %59, double %8)
  %61 = tail call double @exp(double noundef %60) #3, !tbaa !4
  %62 = fmul double %37, %61
  %63 = shl i64 %49, 13
  %64 = xor i64 %63, %49
  %65 = lshr i64 %64, 7
  %66 = xor i64 %65, %64
  %67 = shl i64 %66, 17
  %68 = xor i64 %67, %66
  %69 = shl i64 %68, 13
  %70 = xor i64 %69, %68
  %71 = lshr i64 %70, 7
  %72 = xor i64 %71, %70
  %73 = shl i64 %72, 17
  %74 = xor i64 %73, %72
  %75 = insertelement <2 x i64> poison, i64 %68, i64 0
  %76 = insertelement <2 x i64> %75, i64 %74, i64 1
  %77 = lshr <2 x i64> %76, splat (i64 12)
  %78 = or disjoint <2 x i64> %77, splat (i64 4607182418800017408)
  %79 = bitcast <2 x i64> %78 to <2 x double>
  %80 = fadd <2 x double> %79, splat (double -1.000000e+00)
  %81 = shufflevector <2 x double> %80, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %82 = fadd <2 x double> %80, %81
  %83 = extractelement <2 x double> %82, i64 0
  %84 = fadd double %83, -1.000000e+00
  %85 = tail call double @llvm.fmuladd.f64(double %1, double %84, double %8)
  %86 = tail call double @exp(double noundef %85) #3, !tbaa !4
  %87 = fmul double %62, %86
  %88 = shl i64 %74, 13
  %89 = xor i64 %88, %74
  %90 = lshr i64 %89, 7
  %91 = xor i64 %90, %89
  %92 = shl i64 %91, 17
  %93 = xor i64 %92, %91
  %94 = shl i64 %93, 13
  %95 = xor i64 %94, %93
  %96 = lshr i64 %95, 7
  %97 = xor i64 %96, %95
  %98 = shl i64 %97, 17
  %99 = xor i64 %98, %97
  %100 = insertelement <2 x i64> poison, i64 %93, i64 0
  %101 = insertelement <2 x i64> %100, i64 %99, i64 1
  %102 = lshr <2 x i64> %101, splat (i64 12)
  %103 = or disjoint <2 x i64> %102, splat (i64 4607182418800017408)
  %104 = bitcast <2 x i64> %103 to <2 x double>
  %105 = fadd <2 x double> %104, splat (double -1.000000e+00)
  %106 = shufflevector <2 x double> %105, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %107 = fadd <2 x double> %105, %106
  %108 = extractelement <2 x double> %107, i64 0
  %109 = fadd double %108, -1.000000e+00
  %110 = tail call double @llvm.fmuladd.f64(double %1, double %109, double %8)
  %111 = tail call double @exp(double noundef %110) #3, !tbaa !4
  %112 = fmul double %87, %111
  %113 = fcmp ogt double %112, 1.000000e+00
  %114 = fadd double %112, -1.000000e+00
  %115 = select i1 %113, double %114, double 0.000000e+00
  %116 = fadd double %11, %115
  %117 = add nuw nsw i32 %10, 1
  %118 = icmp eq i32 %117, %2
  br i1 %118, label %119, label %9, !llvm.loop !8

119:                                              ; preds = %9, %3
  %120 = phi double [ 0.000000e+00, %3 ], [ %116, %9 ]
  %121 = sitofp i32 %2 to double
  %122 = fdiv double %120, %121
  ret double %122
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nofree norecurse nounwind memory(errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
