; ModuleID = 'adaptive_simpson.c'
source_filename = "adaptive_simpson.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nounwind memory(argmem: read, errnomem: write) uwtable
define dso_local double @adaptive_simpson(ptr noundef %0, double noundef %1, double noundef %2) local_unnamed_addr #0 {
  %4 = fsub double %2, %1
  %5 = fdiv double %4, 6.000000e+00
  %6 = load double, ptr %0, align 8, !tbaa !8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load double, ptr %7, align 8, !tbaa !8
  %9 = fneg double %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load double, ptr %10, align 8, !tbaa !8
  %12 = fsub double %1, %11
  %13 = fmul double %12, %9
  %14 = fmul double %12, %13
  %15 = tail call double @exp(double noundef %14) #3, !tbaa !4
  %16 = fmul double %6, %15
  %17 = fadd double %1, %2
  %18 = fmul double %17, 5.000000e-01
  %19 = fsub double %18, %11
  %20 = fmul double %19, %9
  %21 = fmul double %19, %20
  %22 = tail call double @exp(double noundef %21) #3, !tbaa !4
  %23 = fmul double %6, %22
  %24 = tail call double @llvm.fmuladd.f64(double %23, double 4.000000e+00, double %16)
  %25 = fsub double %2, %11
  %26 = fmul double %25, %9
  %27 = fmul double %25, %26
  %28 = tail call double @exp(double noundef %27) #3, !tbaa !4
  %29 = fmul double %6, %28
  %30 = fadd double %24, %29
  %31 = fmul double %5, %30
  %32 = tail call fastcc double @adapt(ptr noundef nonnull %0, double noundef %1, double noundef %2, double noundef %31, double noundef 1.000000e-05, i32 noundef 12)
  ret double %32
}

; Function Attrs: nofree nounwind memory(argmem: read, errnomem: write) uwtable
define internal fastcc double @adapt(ptr noundef %0, double noundef %1, double noundef %2, double noundef %3, double noundef %4, i32 noundef %5) unnamed_addr #0 {
  %7 = fadd double %1, %2
  %8 = fmul double %7, 5.000000e-01
  %9 = fsub double %8, %1
  %10 = fdiv double %9, 6.000000e+00
  %11 = load double, ptr %0, align 8, !tbaa !8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = fneg double %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = load double, ptr %15, align 8, !tbaa !8
  %17 = fsub double %1, %16
  %18 = fmul double %17, %14
  %19 = fmul double %17, %18
  %20 = tail call double @exp(double noundef %19) #3, !tbaa !4
  %21 = fmul double %11, %20
  %22 = fadd double %1, %8
  %23 = fmul double %22, 5.000000e-01
  %24 = fsub double %23, %16
  %25 = fmul double %24, %14
  %26 = fmul double %24, %25
  %27 = tail call double @exp(double noundef %26) #3, !tbaa !4
  %28 = fmul double %11, %27
  %29 = tail call double @llvm.fmuladd.f64(double %28, double 4.000000e+00, double %21)
  %30 = fsub double %8, %16
  %31 = fmul double %30, %14
  %32 = fmul double %30, %31
  %33 = tail call double @exp(double noundef %32) #3, !tbaa !4
  %34 = fmul double %11, %33
  %35 = fadd double %29, %34
  %36 = fmul double %10, %35
  %37 = fsub double %2, %8
  %38 = fdiv double %37, 6.000000e+00
  %39 = fadd double %2, %8
  %40 = fmul double %39, 5.000000e-01
  %41 = fsub double %40, %16
  %42 = fmul double %41, %14
  %43 = fmul double %41, %42
  %44 = tail call double @exp(double noundef %43) #3, !tbaa !4
  %45 = fmul double %11, %44
  %46 = tail call double @llvm.fmuladd.f64(double %45, double 4.000000e+00, double %34)
  %47 = fsub double %2, %16
  %48 = fmul double %47, %14
  %49 = fmul double %47, %48
  %50 = tail call double @exp(double noundef %49) #3, !tbaa !4
  %51 = fmul double %11, %50
  %52 = fadd double %46, %51
  %53 = fmul double %38, %52
  %54 = fadd double %36, %53
  %55 = fsub double %54, %3
  %56 = icmp slt i32 %5, 1
  br i1 %56, label %61, label %57

57:                                               ; preds = %6
  %58 = tail call double @llvm.fabs.f64(double %55)
  %59 = fmul double %4, 1.500000e+01
  %60 = fcmp olt double %58, %59
  br i1 %60, label %61, label %66

61:                                               ; preds = %57, %6
  %62 = fdiv double %55, 1.500000e+01
  %63 = fadd double %54, %62
  br label %64

64:                                               ; preds = %66, %61
  %65 = phi double [ %63, %61 ], [ %71, %66 ]
  ret double %65

66:                                               ; preds = %57
  %67 = fmul double %4, 5.000000e-01
  %68 = add nsw i32 %5, -1
  %69 = tail call fastcc double @adapt(ptr noundef nonnull %0, double noundef %1, double noundef %8, double noundef %36, double noundef %67, i32 noundef %68)
  %70 = tail call fastcc double @adapt(ptr noundef nonnull %0, double noundef %8, double noundef %2, double noundef %53, double noundef %67, i32 noundef %68)
  %71 = fadd double %69, %70
  br label %64
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree nounwind memory(argmem: read, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
