; ModuleID = 'complexes.c'
source_filename = "complexes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [44 x i8] c"%.15g %.15g %d %.7g %.13g %.13g %.13g %.13g\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [4 x { double, double }], align 16
  %4 = alloca [4 x { double, double }], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %3, i8 0, i64 64, i1 false)
  store double 1.000000e+00, ptr %3, align 16
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store double 2.000000e+00, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store double -5.000000e-01, ptr %6, align 16
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store double 3.000000e+00, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store double 2.500000e-01, ptr %8, align 16
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store double -1.000000e+00, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  br label %10

10:                                               ; preds = %10, %2
  %11 = phi i64 [ 4, %2 ], [ %14, %10 ]
  %12 = phi double [ 0.000000e+00, %2 ], [ %25, %10 ]
  %13 = phi double [ 0.000000e+00, %2 ], [ %26, %10 ]
  %14 = add nsw i64 %11, -1
  %15 = fmul double %12, 3.000000e-01
  %16 = fmul double %13, 0x3FE6666666666666
  %17 = fmul double %12, 0x3FE6666666666666
  %18 = fmul double %13, 3.000000e-01
  %19 = fsub double %15, %16
  %20 = fadd double %17, %18
  %21 = getelementptr inbounds { double, double }, ptr %3, i64 %14
  %22 = load double, ptr %21, align 16
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %24 = load double, ptr %23, align 8
  %25 = fadd double %22, %19
  %26 = fadd double %20, %24
  %27 = icmp eq i64 %14, 0
  br i1 %27, label %28, label %10, !llvm.loop !8

28:                                               ; preds = %10, %28
  %29 = phi float [ %40, %28 ], [ 0.000000e+00, %10 ]
  %30 = phi float [ %38, %28 ], [ 0.000000e+00, %10 ]
  %31 = phi float [ %37, %28 ], [ 0.000000e+00, %10 ]
  %32 = phi i32 [ %39, %28 ], [ 0, %10 ]
  %33 = fmul float %31, %31
  %34 = fmul float %31, %30
  %35 = fsub float %33, %29
  %36 = fadd float %34, %34
  %37 = fadd float %35, 0xBFD99999A0000000
  %38 = fadd float %36, 0x3FE6666660000000
  %39 = add nuw nsw i32 %32, 1
  %40 = fmul float %38, %38
  %41 = tail call float @llvm.fmuladd.f32(float %37, float %37, float %40)
  %42 = fcmp olt float %41, 4.000000e+00
  %43 = icmp samesign ult i32 %32, 49
  %44 = select i1 %42, i1 %43, i1 false
  br i1 %44, label %28, label %45, !llvm.loop !11

45:                                               ; preds = %28, %51
  %46 = phi i64 [ %52, %51 ], [ 0, %28 ]
  %47 = getelementptr inbounds nuw { double, double }, ptr %4, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %49 = trunc nuw nsw i64 %46 to i32
  %50 = uitofp nneg i32 %49 to double
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %47, i8 0, i64 16, i1 false)
  br label %54

51:                                               ; preds = %54
  %52 = add nuw nsw i64 %46, 1
  %53 = icmp eq i64 %52, 4
  br i1 %53, label %80, label %45, !llvm.loop !12

54:                                               ; preds = %54, %45
  %55 = phi i64 [ 0, %45 ], [ %78, %54 ]
  %56 = getelementptr inbounds nuw { double, double }, ptr %3, i64 %55
  %57 = load double, ptr %56, align 16
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %59 = load double, ptr %58, align 8
  %60 = trunc nuw nsw i64 %55 to i32
  %61 = uitofp nneg i32 %60 to double
  %62 = fmul double %61, 0xC01921FB54442D18
  %63 = fmul double %62, %50
  %64 = fmul double %63, 2.500000e-01
  %65 = tail call { double, double } @cexp(double noundef -0.000000e+00, double noundef %64) #6
  %66 = extractvalue { double, double } %65, 0
  %67 = extractvalue { double, double } %65, 1
  %68 = fmul double %57, %66
  %69 = fmul double %59, %67
  %70 = fmul double %57, %67
  %71 = fmul double %59, %66
  %72 = fsub double %68, %69
  %73 = fadd double %70, %71
  %74 = load double, ptr %47, align 16
  %75 = load double, ptr %48, align 8
  %76 = fadd double %74, %72
  %77 = fadd double %75, %73
  store double %76, ptr %47, align 16
  store double %77, ptr %48, align 8
  %78 = add nuw nsw i64 %55, 1
  %79 = icmp eq i64 %78, 4
  br i1 %79, label %51, label %54, !llvm.loop !13

80:                                               ; preds = %51
  %81 = fadd double %25, %26
  %82 = fsub double %26, %25
  %83 = fmul double %81, 5.000000e-01
  %84 = fmul double %82, 5.000000e-01
  %85 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %86 = load double, ptr %85, align 16
  %87 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %88 = load double, ptr %87, align 8
  %89 = fadd double %83, %86
  %90 = fsub double %84, %88
  %91 = fpext float %37 to double
  %92 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %93 = load double, ptr %92, align 16
  %94 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %95 = load double, ptr %94, align 8
  %96 = tail call double @cabs(double noundef %93, double noundef %95) #6, !tbaa !4
  %97 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %98 = load double, ptr %97, align 16
  %99 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, double noundef %25, double noundef %26, i32 noundef %39, double noundef %91, double noundef %89, double noundef %90, double noundef %96, double noundef %98) #6
  %100 = sext i32 %99 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret i64 %100
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare double @cabs(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare { double, double } @cexp(double noundef, double noundef) local_unnamed_addr #5

attributes #0 = { nounwind uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }

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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
!13 = distinct !{!13, !9, !10}
