source_filename = "descent.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@enzyme_dup = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_const = dso_local local_unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [16 x i8] c"%.6f %.6f %.6f\0A\00", align 1

define dso_local double @loss(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3) #0 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %28

6:                                                ; preds = %4
  %7 = load double, ptr %0, align 8, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load double, ptr %8, align 8, !tbaa !9
  %10 = zext nneg i32 %3 to i64
  %11 = and i64 %10, 1
  %12 = icmp eq i32 %3, 1
  br i1 %12, label %17, label %13

13:                                               ; preds = %6
  %14 = and i64 %10, 2147483646
  br label %32

15:                                               ; preds = %32
  %16 = icmp eq i64 %11, 0
  br i1 %16, label %28, label %17

17:                                               ; preds = %15, %6
  %18 = phi i64 [ 0, %6 ], [ %51, %15 ]
  %19 = phi double [ 0.000000e+00, %6 ], [ %50, %15 ]
  %20 = icmp ne i64 %11, 0
  tail call void @llvm.assume(i1 %20)
  %21 = getelementptr inbounds nuw double, ptr %1, i64 %18
  %22 = load double, ptr %21, align 8, !tbaa !9
  %23 = tail call double @llvm.fmuladd.f64(double %9, double %22, double %7)
  %24 = getelementptr inbounds nuw double, ptr %2, i64 %18
  %25 = load double, ptr %24, align 8, !tbaa !9
  %26 = fsub double %23, %25
  %27 = tail call double @llvm.fmuladd.f64(double %26, double %26, double %19)
  br label %28

28:                                               ; preds = %17, %15, %4
  %29 = phi double [ 0.000000e+00, %4 ], [ %50, %15 ], [ %27, %17 ]
  %30 = sitofp i32 %3 to double
  %31 = fdiv double %29, %30
  ret double %31

32:                                               ; preds = %32, %13
  %33 = phi i64 [ 0, %13 ], [ %51, %32 ]
  %34 = phi double [ 0.000000e+00, %13 ], [ %50, %32 ]
  %35 = phi i64 [ 0, %13 ], [ %52, %32 ]
  %36 = getelementptr inbounds nuw double, ptr %1, i64 %33
  %37 = load double, ptr %36, align 8, !tbaa !9
  %38 = tail call double @llvm.fmuladd.f64(double %9, double %37, double %7)
  %39 = getelementptr inbounds nuw double, ptr %2, i64 %33
  %40 = load double, ptr %39, align 8, !tbaa !9
  %41 = fsub double %38, %40
  %42 = tail call double @llvm.fmuladd.f64(double %41, double %41, double %34)
  %43 = or disjoint i64 %33, 1
  %44 = getelementptr inbounds nuw double, ptr %1, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !9
  %46 = tail call double @llvm.fmuladd.f64(double %9, double %45, double %7)
  %47 = getelementptr inbounds nuw double, ptr %2, i64 %43
  %48 = load double, ptr %47, align 8, !tbaa !9
  %49 = fsub double %46, %48
  %50 = tail call double @llvm.fmuladd.f64(double %49, double %49, double %42)
  %51 = add nuw nsw i64 %33, 2
  %52 = add i64 %35, 2
  %53 = icmp eq i64 %52, %14
  br i1 %53, label %15, label %32, !llvm.loop !11
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare double @llvm.fmuladd.f64(double, double, double) #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define dso_local range(i32 0, 2) i32 @main() local_unnamed_addr #3 {
  %1 = alloca [6 x double], align 16
  %2 = alloca [6 x double], align 16
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  store <2 x double> <double 0.000000e+00, double 5.000000e-01>, ptr %1, align 16, !tbaa !9
  store <2 x double> <double 1.000000e+00, double -5.000000e-01>, ptr %2, align 16, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store <2 x double> <double 1.000000e+00, double 1.500000e+00>, ptr %5, align 16, !tbaa !9
  store <2 x double> <double -2.000000e+00, double -3.500000e+00>, ptr %6, align 16, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store <2 x double> <double 2.000000e+00, double 2.500000e+00>, ptr %7, align 16, !tbaa !9
  store <2 x double> <double -5.000000e+00, double -6.500000e+00>, ptr %8, align 16, !tbaa !9
  br label %86

9:                                                ; preds = %86
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load double, ptr %1, align 16, !tbaa !9
  %18 = extractelement <2 x double> %92, i64 0
  %19 = extractelement <2 x double> %92, i64 1
  %20 = call double @llvm.fmuladd.f64(double %19, double %17, double %18)
  %21 = load double, ptr %2, align 16, !tbaa !9
  %22 = fsub double %20, %21
  %23 = call double @llvm.fmuladd.f64(double %22, double %22, double 0.000000e+00)
  %24 = load double, ptr %16, align 8, !tbaa !9
  %25 = call double @llvm.fmuladd.f64(double %19, double %24, double %18)
  %26 = load double, ptr %15, align 8, !tbaa !9
  %27 = fsub double %25, %26
  %28 = call double @llvm.fmuladd.f64(double %27, double %27, double %23)
  %29 = load double, ptr %5, align 16, !tbaa !9
  %30 = call double @llvm.fmuladd.f64(double %19, double %29, double %18)
  %31 = load double, ptr %6, align 16, !tbaa !9
  %32 = fsub double %30, %31
  %33 = call double @llvm.fmuladd.f64(double %32, double %32, double %28)
  %34 = load double, ptr %14, align 8, !tbaa !9
  %35 = call double @llvm.fmuladd.f64(double %19, double %34, double %18)
  %36 = load double, ptr %13, align 8, !tbaa !9
  %37 = fsub double %35, %36
  %38 = call double @llvm.fmuladd.f64(double %37, double %37, double %33)
  %39 = load double, ptr %7, align 16, !tbaa !9
  %40 = call double @llvm.fmuladd.f64(double %19, double %39, double %18)
  %41 = load double, ptr %8, align 16, !tbaa !9
  %42 = fsub double %40, %41
  %43 = call double @llvm.fmuladd.f64(double %42, double %42, double %38)
  %44 = load double, ptr %12, align 8, !tbaa !9
  %45 = call double @llvm.fmuladd.f64(double %19, double %44, double %18)
  %46 = load double, ptr %11, align 8, !tbaa !9
  %47 = fsub double %45, %46
  %48 = call double @llvm.fmuladd.f64(double %47, double %47, double %43)
  %49 = fdiv double %48, 6.000000e+00
  %50 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %18, double noundef %19, double noundef %49)
  %51 = load double, ptr %3, align 16, !tbaa !9
  %52 = load double, ptr %10, align 8, !tbaa !9
  %53 = load double, ptr %1, align 16, !tbaa !9
  %54 = call double @llvm.fmuladd.f64(double %52, double %53, double %51)
  %55 = load double, ptr %2, align 16, !tbaa !9
  %56 = fsub double %54, %55
  %57 = call double @llvm.fmuladd.f64(double %56, double %56, double 0.000000e+00)
  %58 = load double, ptr %16, align 8, !tbaa !9
  %59 = call double @llvm.fmuladd.f64(double %52, double %58, double %51)
  %60 = load double, ptr %15, align 8, !tbaa !9
  %61 = fsub double %59, %60
  %62 = call double @llvm.fmuladd.f64(double %61, double %61, double %57)
  %63 = load double, ptr %5, align 16, !tbaa !9
  %64 = call double @llvm.fmuladd.f64(double %52, double %63, double %51)
  %65 = load double, ptr %6, align 16, !tbaa !9
  %66 = fsub double %64, %65
  %67 = call double @llvm.fmuladd.f64(double %66, double %66, double %62)
  %68 = load double, ptr %14, align 8, !tbaa !9
  %69 = call double @llvm.fmuladd.f64(double %52, double %68, double %51)
  %70 = load double, ptr %13, align 8, !tbaa !9
  %71 = fsub double %69, %70
  %72 = call double @llvm.fmuladd.f64(double %71, double %71, double %67)
  %73 = load double, ptr %7, align 16, !tbaa !9
  %74 = call double @llvm.fmuladd.f64(double %52, double %73, double %51)
  %75 = load double, ptr %8, align 16, !tbaa !9
  %76 = fsub double %74, %75
  %77 = call double @llvm.fmuladd.f64(double %76, double %76, double %72)
  %78 = load double, ptr %12, align 8, !tbaa !9
  %79 = call double @llvm.fmuladd.f64(double %52, double %78, double %51)
  %80 = load double, ptr %11, align 8, !tbaa !9
  %81 = fsub double %79, %80
  %82 = call double @llvm.fmuladd.f64(double %81, double %81, double %77)
  %83 = fdiv double %82, 6.000000e+00
  %84 = fcmp uge double %83, 0x3EB0C6F7A0B5ED8D
  %85 = zext i1 %84 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #9
  ret i32 %85

86:                                               ; preds = %0, %86
  %87 = phi i32 [ 0, %0 ], [ %93, %86 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  %88 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %89 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @loss, i32 noundef %88, ptr noundef nonnull %3, ptr noundef nonnull %4, i32 noundef %89, ptr noundef nonnull %1, i32 noundef %89, ptr noundef nonnull %2, i32 noundef 6) #9
  %90 = load <2 x double>, ptr %4, align 16, !tbaa !9
  %91 = load <2 x double>, ptr %3, align 16, !tbaa !9
  %92 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %90, <2 x double> splat (double -1.000000e-01), <2 x double> %91)
  store <2 x double> %92, ptr %3, align 16, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  %93 = add nuw nsw i32 %87, 1
  %94 = icmp eq i32 %93, 2000
  br i1 %94, label %9, label %86, !llvm.loop !13
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

declare void @__enzyme_autodiff(ptr noundef, ...) local_unnamed_addr #5

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #6

declare void @llvm.assume(i1 noundef) #7

declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #8

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
