; ModuleID = 'neural_net.c'
source_filename = "neural_net.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: read, errnomem: write) uwtable
define dso_local double @neural_net(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, double noundef %2) local_unnamed_addr #0 {
  %4 = load double, ptr %1, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %8 = load double, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load double, ptr %9, align 8, !tbaa !8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load double, ptr %11, align 8, !tbaa !8
  %13 = load double, ptr %0, align 8, !tbaa !8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load double, ptr %14, align 8, !tbaa !8
  %16 = tail call double @llvm.fmuladd.f64(double %13, double %4, double %15)
  %17 = tail call double @llvm.fmuladd.f64(double %12, double %6, double %16)
  %18 = tail call double @llvm.fmuladd.f64(double %10, double %8, double %17)
  %19 = tail call double @tanh(double noundef %18) #4, !tbaa !4
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load double, ptr %24, align 8, !tbaa !8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %27 = load double, ptr %26, align 8, !tbaa !8
  %28 = tail call double @llvm.fmuladd.f64(double %25, double %4, double %27)
  %29 = tail call double @llvm.fmuladd.f64(double %23, double %6, double %28)
  %30 = tail call double @llvm.fmuladd.f64(double %21, double %8, double %29)
  %31 = tail call double @tanh(double noundef %30) #4, !tbaa !4
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %35 = load double, ptr %34, align 8, !tbaa !8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %37 = load double, ptr %36, align 8, !tbaa !8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = tail call double @llvm.fmuladd.f64(double %37, double %4, double %39)
  %41 = tail call double @llvm.fmuladd.f64(double %35, double %6, double %40)
  %42 = tail call double @llvm.fmuladd.f64(double %33, double %8, double %41)
  %43 = tail call double @tanh(double noundef %42) #4, !tbaa !4
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %49 = load double, ptr %48, align 8, !tbaa !8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = tail call double @llvm.fmuladd.f64(double %49, double %4, double %51)
  %53 = tail call double @llvm.fmuladd.f64(double %47, double %6, double %52)
  %54 = tail call double @llvm.fmuladd.f64(double %45, double %8, double %53)
  %55 = tail call double @tanh(double noundef %54) #4, !tbaa !4
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %59 = load double, ptr %58, align 8, !tbaa !8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %63 = load double, ptr %62, align 8, !tbaa !8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = load double, ptr %68, align 8, !tbaa !8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = tail call double @llvm.fmuladd.f64(double %65, double %19, double %67)
  %77 = tail call double @llvm.fmuladd.f64(double %63, double %31, double %76)
  %78 = tail call double @llvm.fmuladd.f64(double %61, double %43, double %77)
  %79 = tail call double @llvm.fmuladd.f64(double %59, double %55, double %78)
  %80 = fcmp ogt double %79, 0.000000e+00
  %81 = fmul double %79, 1.000000e-02
  %82 = select i1 %80, double %79, double %81
  %83 = load <8 x double>, ptr %56, align 8, !tbaa !8
  %84 = load <2 x double>, ptr %57, align 8, !tbaa !8
  %85 = shufflevector <8 x double> %83, <8 x double> poison, <2 x i32> <i32 0, i32 5>
  %86 = insertelement <2 x double> poison, double %19, i64 0
  %87 = shufflevector <2 x double> %86, <2 x double> poison, <2 x i32> zeroinitializer
  %88 = shufflevector <2 x double> %84, <2 x double> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %89 = shufflevector <8 x double> %83, <8 x double> %88, <2 x i32> <i32 4, i32 9>
  %90 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %85, <2 x double> %87, <2 x double> %89)
  %91 = shufflevector <8 x double> %83, <8 x double> poison, <2 x i32> <i32 1, i32 6>
  %92 = insertelement <2 x double> poison, double %31, i64 0
  %93 = shufflevector <2 x double> %92, <2 x double> poison, <2 x i32> zeroinitializer
  %94 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %91, <2 x double> %93, <2 x double> %90)
  %95 = shufflevector <8 x double> %83, <8 x double> poison, <2 x i32> <i32 2, i32 7>
  %96 = insertelement <2 x double> poison, double %43, i64 0
  %97 = shufflevector <2 x double> %96, <2 x double> poison, <2 x i32> zeroinitializer
  %98 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %95, <2 x double> %97, <2 x double> %94)
  %99 = shufflevector <8 x double> %83, <8 x double> %88, <2 x i32> <i32 3, i32 8>
  %100 = insertelement <2 x double> poison, double %55, i64 0
  %101 = shufflevector <2 x double> %100, <2 x double> poison, <2 x i32> zeroinitializer
  %102 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %99, <2 x double> %101, <2 x double> %98)
  %103 = extractelement <2 x double> %102, i64 1
  %104 = fmul double %103, 1.000000e-02
  %105 = fcmp ogt <2 x double> %102, zeroinitializer
  %106 = extractelement <2 x i1> %105, i64 1
  %107 = select i1 %106, double %103, double %104
  %108 = extractelement <2 x double> %102, i64 0
  %109 = fmul double %108, 1.000000e-02
  %110 = extractelement <2 x i1> %105, i64 0
  %111 = select i1 %110, double %108, double %109
  %112 = tail call double @llvm.fmuladd.f64(double %71, double %111, double %70)
  %113 = tail call double @llvm.fmuladd.f64(double %73, double %107, double %112)
  %114 = tail call double @llvm.fmuladd.f64(double %75, double %82, double %113)
  %115 = fsub double %114, %2
  %116 = fmul double %115, %115
  ret double %116
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @tanh(double noundef) local_unnamed_addr #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #3

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: read, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!9 = !{!"double", !6, i64 0}
