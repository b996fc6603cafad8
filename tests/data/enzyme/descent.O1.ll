source_filename = "descent.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@enzyme_dup = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_const = dso_local local_unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [16 x i8] c"%.6f %.6f %.6f\0A\00", align 1

define dso_local double @loss(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3) #0 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %4
  %7 = load double, ptr %0, align 8, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load double, ptr %8, align 8, !tbaa !9
  %10 = zext nneg i32 %3 to i64
  br label %15

11:                                               ; preds = %15, %4
  %12 = phi double [ 0.000000e+00, %4 ], [ %24, %15 ]
  %13 = sitofp i32 %3 to double
  %14 = fdiv double %12, %13
  ret double %14

15:                                               ; preds = %6, %15
  %16 = phi i64 [ 0, %6 ], [ %25, %15 ]
  %17 = phi double [ 0.000000e+00, %6 ], [ %24, %15 ]
  %18 = getelementptr inbounds nuw double, ptr %1, i64 %16
  %19 = load double, ptr %18, align 8, !tbaa !9
  %20 = tail call double @llvm.fmuladd.f64(double %9, double %19, double %7)
  %21 = getelementptr inbounds nuw double, ptr %2, i64 %16
  %22 = load double, ptr %21, align 8, !tbaa !9
  %23 = fsub double %20, %22
  %24 = tail call double @llvm.fmuladd.f64(double %23, double %23, double %17)
  %25 = add nuw nsw i64 %16, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %11, label %15, !llvm.loop !11
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare double @llvm.fmuladd.f64(double, double, double) #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define dso_local range(i32 0, 2) i32 @main() local_unnamed_addr #3 {
  %1 = alloca [6 x double], align 16
  %2 = alloca [6 x double], align 16
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  br label %8

5:                                                ; preds = %8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  br label %55

8:                                                ; preds = %0, %8
  %9 = phi i64 [ 0, %0 ], [ %16, %8 ]
  %10 = trunc nuw nsw i64 %9 to i32
  %11 = uitofp nneg i32 %10 to double
  %12 = fmul double %11, 5.000000e-01
  %13 = getelementptr inbounds nuw double, ptr %1, i64 %9
  store double %12, ptr %13, align 8, !tbaa !9
  %14 = tail call double @llvm.fmuladd.f64(double %12, double -3.000000e+00, double 1.000000e+00)
  %15 = getelementptr inbounds nuw double, ptr %2, i64 %9
  store double %14, ptr %15, align 8, !tbaa !9
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, 6
  br i1 %17, label %5, label %8, !llvm.loop !14

18:                                               ; preds = %55
  %19 = load double, ptr %3, align 16, !tbaa !9
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %21 = load double, ptr %20, align 8, !tbaa !9
  br label %22

22:                                               ; preds = %22, %18
  %23 = phi i64 [ 0, %18 ], [ %32, %22 ]
  %24 = phi double [ 0.000000e+00, %18 ], [ %31, %22 ]
  %25 = getelementptr inbounds nuw double, ptr %1, i64 %23
  %26 = load double, ptr %25, align 8, !tbaa !9
  %27 = call double @llvm.fmuladd.f64(double %21, double %26, double %19)
  %28 = getelementptr inbounds nuw double, ptr %2, i64 %23
  %29 = load double, ptr %28, align 8, !tbaa !9
  %30 = fsub double %27, %29
  %31 = call double @llvm.fmuladd.f64(double %30, double %30, double %24)
  %32 = add nuw nsw i64 %23, 1
  %33 = icmp eq i64 %32, 6
  br i1 %33, label %34, label %22, !llvm.loop !11

34:                                               ; preds = %22
  %35 = fdiv double %31, 6.000000e+00
  %36 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %19, double noundef %21, double noundef %35)
  %37 = load double, ptr %3, align 16, !tbaa !9
  %38 = load double, ptr %20, align 8, !tbaa !9
  br label %39

39:                                               ; preds = %39, %34
  %40 = phi i64 [ 0, %34 ], [ %49, %39 ]
  %41 = phi double [ 0.000000e+00, %34 ], [ %48, %39 ]
  %42 = getelementptr inbounds nuw double, ptr %1, i64 %40
  %43 = load double, ptr %42, align 8, !tbaa !9
  %44 = call double @llvm.fmuladd.f64(double %38, double %43, double %37)
  %45 = getelementptr inbounds nuw double, ptr %2, i64 %40
  %46 = load double, ptr %45, align 8, !tbaa !9
  %47 = fsub double %44, %46
  %48 = call double @llvm.fmuladd.f64(double %47, double %47, double %41)
  %49 = add nuw nsw i64 %40, 1
  %50 = icmp eq i64 %49, 6
  br i1 %50, label %51, label %39, !llvm.loop !11

51:                                               ; preds = %39
  %52 = fdiv double %48, 6.000000e+00
  %53 = fcmp uge double %52, 0x3EB0C6F7A0B5ED8D
  %54 = zext i1 %53 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7
  ret i32 %54

55:                                               ; preds = %5, %55
  %56 = phi i32 [ 0, %5 ], [ %65, %55 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  %57 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %58 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @loss, i32 noundef %57, ptr noundef nonnull %3, ptr noundef nonnull %4, i32 noundef %58, ptr noundef nonnull %1, i32 noundef %58, ptr noundef nonnull %2, i32 noundef 6) #7
  %59 = load double, ptr %4, align 16, !tbaa !9
  %60 = load double, ptr %3, align 16, !tbaa !9
  %61 = call double @llvm.fmuladd.f64(double %59, double -1.000000e-01, double %60)
  store double %61, ptr %3, align 16, !tbaa !9
  %62 = load double, ptr %6, align 8, !tbaa !9
  %63 = load double, ptr %7, align 8, !tbaa !9
  %64 = call double @llvm.fmuladd.f64(double %62, double -1.000000e-01, double %63)
  store double %64, ptr %7, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  %65 = add nuw nsw i32 %56, 1
  %66 = icmp eq i32 %65, 2000
  br i1 %66, label %18, label %55, !llvm.loop !15
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

declare void @__enzyme_autodiff(ptr noundef, ...) local_unnamed_addr #5

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #6

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nounwind }

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
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
