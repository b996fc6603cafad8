; ModuleID = 'reprojection.c'
source_filename = "reprojection.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, errnomem: write) uwtable
define dso_local void @reprojection(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, double noundef %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) initializes((0, 16)) %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load <2 x double>, ptr %1, align 8, !tbaa !8
  %11 = load <2 x double>, ptr %6, align 8, !tbaa !8
  %12 = load <2 x double>, ptr %7, align 8, !tbaa !8
  %13 = load <2 x double>, ptr %9, align 8, !tbaa !8
  %14 = fsub <2 x double> %10, %11
  %15 = fsub <2 x double> %12, %13
  %16 = load <2 x double>, ptr %0, align 8, !tbaa !8
  %17 = load <2 x double>, ptr %8, align 8, !tbaa !8
  %18 = extractelement <2 x double> %16, i64 1
  %19 = fmul double %18, %18
  %20 = extractelement <2 x double> %16, i64 0
  %21 = tail call double @llvm.fmuladd.f64(double %20, double %20, double %19)
  %22 = extractelement <2 x double> %17, i64 1
  %23 = tail call double @llvm.fmuladd.f64(double %22, double %22, double %21)
  %24 = fcmp oeq double %23, 0.000000e+00
  br i1 %24, label %25, label %39

25:                                               ; preds = %5
  %26 = extractelement <2 x double> %15, i64 0
  %27 = fneg double %26
  %28 = fmul double %22, %27
  %29 = extractelement <2 x double> %15, i64 1
  %30 = tail call double @llvm.fmuladd.f64(double %18, double %29, double %28)
  %31 = shufflevector <2 x double> %15, <2 x double> %14, <2 x i32> <i32 1, i32 2>
  %32 = fneg <2 x double> %31
  %33 = fmul <2 x double> %16, %32
  %34 = shufflevector <2 x double> %17, <2 x double> %16, <2 x i32> <i32 1, i32 2>
  %35 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %34, <2 x double> %14, <2 x double> %33)
  %36 = extractelement <2 x double> %14, i64 0
  %37 = fadd double %36, %30
  %38 = fadd <2 x double> %15, %35
  br label %81

39:                                               ; preds = %5
  %40 = tail call double @llvm.sqrt.f64(double %23)
  %41 = tail call double @cos(double noundef %40) #4, !tbaa !4
  %42 = tail call double @sin(double noundef %40) #4, !tbaa !4
  %43 = extractelement <2 x double> %15, i64 0
  %44 = fneg double %43
  %45 = extractelement <2 x double> %15, i64 1
  %46 = extractelement <2 x double> %14, i64 0
  %47 = fsub double 1.000000e+00, %41
  %48 = insertelement <2 x double> poison, double %40, i64 0
  %49 = shufflevector <2 x double> %48, <2 x double> poison, <2 x i32> zeroinitializer
  %50 = fdiv <2 x double> %17, %49
  %51 = fdiv double %20, %40
  %52 = extractelement <2 x double> %50, i64 1
  %53 = fmul double %52, %44
  %54 = extractelement <2 x double> %50, i64 0
  %55 = tail call double @llvm.fmuladd.f64(double %54, double %45, double %53)
  %56 = shufflevector <2 x double> %15, <2 x double> %14, <2 x i32> <i32 1, i32 2>
  %57 = fneg <2 x double> %56
  %58 = shufflevector <2 x double> %50, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %59 = insertelement <2 x double> %58, double %51, i64 0
  %60 = fmul <2 x double> %59, %57
  %61 = insertelement <2 x double> %58, double %51, i64 1
  %62 = shufflevector <2 x double> %14, <2 x double> %15, <2 x i32> <i32 0, i32 2>
  %63 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %61, <2 x double> %62, <2 x double> %60)
  %64 = fmul <2 x double> %50, %15
  %65 = extractelement <2 x double> %64, i64 0
  %66 = tail call double @llvm.fmuladd.f64(double %51, double %46, double %65)
  %67 = tail call double @llvm.fmuladd.f64(double %52, double %45, double %66)
  %68 = fmul double %47, %67
  %69 = fmul double %42, %55
  %70 = tail call double @llvm.fmuladd.f64(double %46, double %41, double %69)
  %71 = tail call double @llvm.fmuladd.f64(double %51, double %68, double %70)
  %72 = insertelement <2 x double> poison, double %42, i64 0
  %73 = shufflevector <2 x double> %72, <2 x double> poison, <2 x i32> zeroinitializer
  %74 = fmul <2 x double> %73, %63
  %75 = insertelement <2 x double> poison, double %41, i64 0
  %76 = shufflevector <2 x double> %75, <2 x double> poison, <2 x i32> zeroinitializer
  %77 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %15, <2 x double> %76, <2 x double> %74)
  %78 = insertelement <2 x double> poison, double %68, i64 0
  %79 = shufflevector <2 x double> %78, <2 x double> poison, <2 x i32> zeroinitializer
  %80 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %50, <2 x double> %79, <2 x double> %77)
  br label %81

81:                                               ; preds = %25, %39
  %82 = phi double [ %37, %25 ], [ %71, %39 ]
  %83 = phi <2 x double> [ %38, %25 ], [ %80, %39 ]
  %84 = extractelement <2 x double> %83, i64 1
  %85 = fdiv double %82, %84
  %86 = extractelement <2 x double> %83, i64 0
  %87 = fdiv double %86, %84
  %88 = fmul double %87, %87
  %89 = tail call double @llvm.fmuladd.f64(double %85, double %85, double %88)
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %91 = load double, ptr %90, align 8, !tbaa !8
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %93 = load double, ptr %92, align 8, !tbaa !8
  %94 = tail call double @llvm.fmuladd.f64(double %93, double %89, double 1.000000e+00)
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %96 = load double, ptr %95, align 8, !tbaa !8
  %97 = fmul double %89, %96
  %98 = tail call double @llvm.fmuladd.f64(double %97, double %89, double %94)
  %99 = fmul double %91, %98
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %101 = load double, ptr %100, align 8, !tbaa !8
  %102 = tail call double @llvm.fmuladd.f64(double %85, double %99, double %101)
  %103 = load double, ptr %3, align 8, !tbaa !8
  %104 = fsub double %102, %103
  %105 = fmul double %2, %104
  store double %105, ptr %4, align 8, !tbaa !8
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %107 = load double, ptr %106, align 8, !tbaa !8
  %108 = tail call double @llvm.fmuladd.f64(double %87, double %99, double %107)
  %109 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %110 = load double, ptr %109, align 8, !tbaa !8
  %111 = fsub double %108, %110
  %112 = fmul double %2, %111
  %113 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %112, ptr %113, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @cos(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #3

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
