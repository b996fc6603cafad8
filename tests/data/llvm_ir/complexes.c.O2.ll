; ModuleID = 'complexes.c'
source_filename = "complexes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [44 x i8] c"%.15g %.15g %d %.7g %.13g %.13g %.13g %.13g\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [4 x { double, double }], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  br label %4

4:                                                ; preds = %2, %4
  %5 = phi float [ 0.000000e+00, %2 ], [ %16, %4 ]
  %6 = phi float [ 0.000000e+00, %2 ], [ %14, %4 ]
  %7 = phi float [ 0.000000e+00, %2 ], [ %13, %4 ]
  %8 = phi i32 [ 0, %2 ], [ %15, %4 ]
  %9 = fmul float %7, %7
  %10 = fmul float %7, %6
  %11 = fsub float %9, %5
  %12 = fadd float %10, %10
  %13 = fadd float %11, 0xBFD99999A0000000
  %14 = fadd float %12, 0x3FE6666660000000
  %15 = add nuw nsw i32 %8, 1
  %16 = fmul float %14, %14
  %17 = tail call float @llvm.fmuladd.f32(float %13, float %13, float %16)
  %18 = fcmp olt float %17, 4.000000e+00
  %19 = icmp samesign ult i32 %8, 49
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %4, label %21, !llvm.loop !8

21:                                               ; preds = %4, %21
  %22 = phi i64 [ %77, %21 ], [ 0, %4 ]
  %23 = getelementptr inbounds nuw { double, double }, ptr %3, i64 %22
  %24 = trunc nuw nsw i64 %22 to i32
  %25 = uitofp nneg i32 %24 to double
  %26 = tail call { double, double } @cexp(double noundef -0.000000e+00, double noundef -0.000000e+00) #5
  %27 = extractvalue { double, double } %26, 0
  %28 = extractvalue { double, double } %26, 1
  %29 = fmul double %25, 0xC01921FB54442D18
  %30 = fmul double %29, 2.500000e-01
  %31 = tail call { double, double } @cexp(double noundef -0.000000e+00, double noundef %30) #5
  %32 = extractvalue { double, double } %31, 0
  %33 = extractvalue { double, double } %31, 1
  %34 = fmul double %25, 0xC02921FB54442D18
  %35 = fmul double %34, 2.500000e-01
  %36 = tail call { double, double } @cexp(double noundef -0.000000e+00, double noundef %35) #5
  %37 = extractvalue { double, double } %36, 0
  %38 = extractvalue { double, double } %36, 1
  %39 = fmul double %25, 0xC032D97C7F3321D2
  %40 = fmul double %39, 2.500000e-01
  %41 = tail call { double, double } @cexp(double noundef -0.000000e+00, double noundef %40) #5
  %42 = extractvalue { double, double } %41, 0
  %43 = extractvalue { double, double } %41, 1
  %44 = insertelement <2 x double> poison, double %28, i64 0
  %45 = insertelement <2 x double> %44, double %27, i64 1
  %46 = fmul <2 x double> %45, splat (double 2.000000e+00)
  %47 = shufflevector <2 x double> %45, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %48 = fsub <2 x double> %47, %46
  %49 = fadd <2 x double> %47, %46
  %50 = shufflevector <2 x double> %48, <2 x double> %49, <2 x i32> <i32 0, i32 3>
  %51 = fadd <2 x double> %50, zeroinitializer
  %52 = insertelement <2 x double> poison, double %33, i64 0
  %53 = shufflevector <2 x double> %52, <2 x double> poison, <2 x i32> zeroinitializer
  %54 = fmul <2 x double> %53, <double 0.000000e+00, double 5.000000e-01>
  %55 = insertelement <2 x double> poison, double %32, i64 0
  %56 = shufflevector <2 x double> %55, <2 x double> poison, <2 x i32> zeroinitializer
  %57 = fmul <2 x double> %56, <double -5.000000e-01, double 0.000000e+00>
  %58 = fsub <2 x double> %57, %54
  %59 = fadd <2 x double> %51, %58
  %60 = insertelement <2 x double> poison, double %37, i64 0
  %61 = insertelement <2 x double> %60, double %38, i64 1
  %62 = fmul <2 x double> %61, zeroinitializer
  %63 = fmul <2 x double> %61, splat (double 3.000000e+00)
  %64 = shufflevector <2 x double> %63, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %65 = fsub <2 x double> %62, %64
  %66 = fadd <2 x double> %62, %64
  %67 = shufflevector <2 x double> %65, <2 x double> %66, <2 x i32> <i32 0, i32 3>
  %68 = fadd <2 x double> %59, %67
  %69 = insertelement <2 x double> poison, double %42, i64 0
  %70 = insertelement <2 x double> %69, double %43, i64 1
  %71 = fmul <2 x double> %70, splat (double 2.500000e-01)
  %72 = shufflevector <2 x double> %70, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %73 = fadd <2 x double> %71, %72
  %74 = fsub <2 x double> %71, %72
  %75 = shufflevector <2 x double> %73, <2 x double> %74, <2 x i32> <i32 0, i32 3>
  %76 = fadd <2 x double> %68, %75
  store <2 x double> %76, ptr %23, align 16
  %77 = add nuw nsw i64 %22, 1
  %78 = icmp eq i64 %77, 4
  br i1 %78, label %79, label %21, !llvm.loop !10

79:                                               ; preds = %21
  %80 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %81 = load double, ptr %80, align 16
  %82 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %83 = load double, ptr %82, align 8
  %84 = fadd double %81, 0x3FB4395810624DE0
  %85 = fsub double 0x3FE7E353F7CED916, %83
  %86 = fpext float %13 to double
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %88 = load double, ptr %87, align 16
  %89 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %90 = load double, ptr %89, align 8
  %91 = tail call double @cabs(double noundef %88, double noundef %90) #5, !tbaa !4
  %92 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %93 = load double, ptr %92, align 16
  %94 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, double noundef 0xBFE55C28F5C28F5A, double noundef 0x3FEA6A7EF9DB22D2, i32 noundef %15, double noundef %86, double noundef %84, double noundef %85, double noundef %91, double noundef %93) #5
  %95 = sext i32 %94 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret i64 %95
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare double @cabs(double noundef, double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare { double, double } @cexp(double noundef, double noundef) local_unnamed_addr #4

attributes #0 = { nounwind uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

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
!10 = distinct !{!10, !9}
