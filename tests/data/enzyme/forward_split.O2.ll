source_filename = "forward_split.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.x = private unnamed_addr constant [3 x double] [double 1.000000e+00, double 2.000000e+00, double 3.000000e+00], align 16
@__const.main.v = private unnamed_addr constant [3 x double] [double 1.000000e+00, double 5.000000e-01, double -1.000000e+00], align 16
@enzyme_const = dso_local local_unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [13 x i8] c"%.12g %.12g\0A\00", align 1

define dso_local double @cubes(ptr noundef readonly captures(none) %0, i32 noundef %1) #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %27

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = and i64 %5, 3
  %7 = icmp ult i32 %1, 4
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = and i64 %5, 2147483644
  br label %29

10:                                               ; preds = %29
  %11 = icmp eq i64 %6, 0
  br i1 %11, label %27, label %12

12:                                               ; preds = %10, %4
  %13 = phi i64 [ 0, %4 ], [ %52, %10 ]
  %14 = phi double [ 0.000000e+00, %4 ], [ %51, %10 ]
  %15 = icmp ne i64 %6, 0
  tail call void @llvm.assume(i1 %15)
  br label %16

16:                                               ; preds = %16, %12
  %17 = phi i64 [ %13, %12 ], [ %24, %16 ]
  %18 = phi double [ %14, %12 ], [ %23, %16 ]
  %19 = phi i64 [ 0, %12 ], [ %25, %16 ]
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %21 = load double, ptr %20, align 8, !tbaa !9
  %22 = fmul double %21, %21
  %23 = tail call double @llvm.fmuladd.f64(double %22, double %21, double %18)
  %24 = add nuw nsw i64 %17, 1
  %25 = add i64 %19, 1
  %26 = icmp eq i64 %25, %6
  br i1 %26, label %27, label %16, !llvm.loop !11

27:                                               ; preds = %10, %16, %2
  %28 = phi double [ 0.000000e+00, %2 ], [ %51, %10 ], [ %23, %16 ]
  ret double %28

29:                                               ; preds = %29, %8
  %30 = phi i64 [ 0, %8 ], [ %52, %29 ]
  %31 = phi double [ 0.000000e+00, %8 ], [ %51, %29 ]
  %32 = phi i64 [ 0, %8 ], [ %53, %29 ]
  %33 = getelementptr inbounds nuw double, ptr %0, i64 %30
  %34 = load double, ptr %33, align 8, !tbaa !9
  %35 = fmul double %34, %34
  %36 = tail call double @llvm.fmuladd.f64(double %35, double %34, double %31)
  %37 = getelementptr inbounds nuw double, ptr %0, i64 %30
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %39 = load double, ptr %38, align 8, !tbaa !9
  %40 = fmul double %39, %39
  %41 = tail call double @llvm.fmuladd.f64(double %40, double %39, double %36)
  %42 = getelementptr inbounds nuw double, ptr %0, i64 %30
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %44 = load double, ptr %43, align 8, !tbaa !9
  %45 = fmul double %44, %44
  %46 = tail call double @llvm.fmuladd.f64(double %45, double %44, double %41)
  %47 = getelementptr inbounds nuw double, ptr %0, i64 %30
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %49 = load double, ptr %48, align 8, !tbaa !9
  %50 = fmul double %49, %49
  %51 = tail call double @llvm.fmuladd.f64(double %50, double %49, double %46)
  %52 = add nuw nsw i64 %30, 4
  %53 = add i64 %32, 4
  %54 = icmp eq i64 %53, %9
  br i1 %54, label %10, label %29, !llvm.loop !13
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare double @llvm.fmuladd.f64(double, double, double) #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define dso_local noundef double @square(double noundef %0) #3 {
  %2 = fmul double %0, %0
  ret double %2
}

define dso_local noundef i32 @main() local_unnamed_addr #4 {
  %1 = alloca [3 x double], align 16
  %2 = alloca [3 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %1, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %2, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.v, i64 24, i1 false)
  %3 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %4 = call ptr (ptr, ...) @__enzyme_augmentfwd(ptr noundef nonnull @cubes, ptr noundef nonnull %1, ptr noundef nonnull %2, i32 noundef %3, i32 noundef 3) #9
  %5 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %6 = call double (ptr, ...) @__enzyme_fwdsplit(ptr noundef nonnull @cubes, ptr noundef nonnull %1, ptr noundef nonnull %2, i32 noundef %5, i32 noundef 3, ptr noundef %4) #9
  %7 = call double (ptr, ...) @__enzyme_fwdsplit(ptr noundef nonnull @square, double noundef 1.500000e+00, double noundef 2.500000e-01, ptr noundef null) #9
  %8 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %6, double noundef %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #9
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

declare ptr @__enzyme_augmentfwd(ptr noundef, ...) local_unnamed_addr #6

declare double @__enzyme_fwdsplit(ptr noundef, ...) local_unnamed_addr #6

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #7

declare void @llvm.assume(i1 noundef) #8

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
