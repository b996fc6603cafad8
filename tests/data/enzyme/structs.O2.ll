source_filename = "structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.material = type { double, i32, [3 x double], ptr }

@constinit = private unnamed_addr constant [3 x double] [double 1.000000e+00, double 2.000000e+00, double 3.000000e+00], align 8
@enzyme_dup = dso_local local_unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [31 x i8] c"%.12g %.12g %.12g %.12g %.12g\0A\00", align 1

define dso_local double @mass(ptr noundef readonly captures(none) %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8, !tbaa !9
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %36

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load double, ptr %0, align 8, !tbaa !14
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %9 = load ptr, ptr %8, align 8, !tbaa !15
  %10 = load double, ptr %9, align 8, !tbaa !16
  %11 = zext nneg i32 %3 to i64
  %12 = and i64 %11, 3
  %13 = icmp ult i32 %3, 4
  br i1 %13, label %18, label %14

14:                                               ; preds = %5
  %15 = and i64 %11, 2147483644
  br label %38

16:                                               ; preds = %38
  %17 = icmp eq i64 %12, 0
  br i1 %17, label %33, label %18

18:                                               ; preds = %16, %5
  %19 = phi i64 [ 0, %5 ], [ %61, %16 ]
  %20 = phi double [ 0.000000e+00, %5 ], [ %60, %16 ]
  %21 = icmp ne i64 %12, 0
  tail call void @llvm.assume(i1 %21)
  br label %22

22:                                               ; preds = %22, %18
  %23 = phi i64 [ %19, %18 ], [ %30, %22 ]
  %24 = phi double [ %20, %18 ], [ %29, %22 ]
  %25 = phi i64 [ 0, %18 ], [ %31, %22 ]
  %26 = getelementptr inbounds nuw double, ptr %6, i64 %23
  %27 = load double, ptr %26, align 8, !tbaa !16
  %28 = fmul double %27, %7
  %29 = tail call double @llvm.fmuladd.f64(double %28, double %10, double %24)
  %30 = add nuw nsw i64 %23, 1
  %31 = add i64 %25, 1
  %32 = icmp eq i64 %31, %12
  br i1 %32, label %33, label %22, !llvm.loop !17

33:                                               ; preds = %22, %16
  %34 = phi double [ %60, %16 ], [ %29, %22 ]
  %35 = fmul double %34, %34
  br label %36

36:                                               ; preds = %33, %1
  %37 = phi double [ 0.000000e+00, %1 ], [ %35, %33 ]
  ret double %37

38:                                               ; preds = %38, %14
  %39 = phi i64 [ 0, %14 ], [ %61, %38 ]
  %40 = phi double [ 0.000000e+00, %14 ], [ %60, %38 ]
  %41 = phi i64 [ 0, %14 ], [ %62, %38 ]
  %42 = getelementptr inbounds nuw double, ptr %6, i64 %39
  %43 = load double, ptr %42, align 8, !tbaa !16
  %44 = fmul double %43, %7
  %45 = tail call double @llvm.fmuladd.f64(double %44, double %10, double %40)
  %46 = getelementptr inbounds nuw double, ptr %6, i64 %39
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %48 = load double, ptr %47, align 8, !tbaa !16
  %49 = fmul double %48, %7
  %50 = tail call double @llvm.fmuladd.f64(double %49, double %10, double %45)
  %51 = getelementptr inbounds nuw double, ptr %6, i64 %39
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 16
  %53 = load double, ptr %52, align 8, !tbaa !16
  %54 = fmul double %53, %7
  %55 = tail call double @llvm.fmuladd.f64(double %54, double %10, double %50)
  %56 = getelementptr inbounds nuw double, ptr %6, i64 %39
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 24
  %58 = load double, ptr %57, align 8, !tbaa !16
  %59 = fmul double %58, %7
  %60 = tail call double @llvm.fmuladd.f64(double %59, double %10, double %55)
  %61 = add nuw nsw i64 %39, 4
  %62 = add i64 %41, 4
  %63 = icmp eq i64 %62, %15
  br i1 %63, label %16, label %38, !llvm.loop !19
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare double @llvm.fmuladd.f64(double, double, double) #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define dso_local noundef i32 @main() local_unnamed_addr #3 {
  %1 = alloca double, align 8
  %2 = alloca double, align 8
  %3 = alloca %struct.material, align 8
  %4 = alloca %struct.material, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #9
  store double 1.500000e+00, ptr %1, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  store double 0.000000e+00, ptr %2, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  store double 2.000000e+00, ptr %3, align 8, !tbaa !14
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 3, ptr %5, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 0, ptr %6, align 4
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) @constinit, i64 24, i1 false), !tbaa.struct !21
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store ptr %1, ptr %8, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %4, i8 0, i64 40, i1 false)
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store ptr %2, ptr %9, align 8, !tbaa !15
  %10 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @mass, i32 noundef %10, ptr noundef nonnull %3, ptr noundef nonnull %4) #9
  %11 = load double, ptr %4, align 8, !tbaa !14
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %13 = load double, ptr %12, align 8, !tbaa !16
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %15 = load double, ptr %14, align 8, !tbaa !16
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %17 = load double, ptr %16, align 8, !tbaa !16
  %18 = load double, ptr %2, align 8, !tbaa !16
  %19 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %11, double noundef %13, double noundef %15, double noundef %17, double noundef %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #9
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

declare void @__enzyme_autodiff(ptr noundef, ...) local_unnamed_addr #6

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #7

declare void @llvm.assume(i1 noundef) #8

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
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
!9 = !{!10, !6, i64 8}
!10 = !{!"material", !11, i64 0, !6, i64 8, !7, i64 16, !12, i64 40}
!11 = !{!"double", !7, i64 0}
!12 = !{!"p1 double", !13, i64 0}
!13 = !{!"any pointer", !7, i64 0}
!14 = !{!10, !11, i64 0}
!15 = !{!10, !12, i64 40}
!16 = !{!11, !11, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{i64 0, i64 24, !22}
!22 = !{!7, !7, i64 0}
