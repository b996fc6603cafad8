; ModuleID = 'memset_clear.c'
source_filename = "memset_clear.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @memset_clear(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [8 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %3, i8 0, i64 64, i1 false)
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %17

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 56
  br label %24

14:                                               ; preds = %57
  %15 = load double, ptr %3, align 16, !tbaa !8
  %16 = fadd double %59, %15
  br label %17

17:                                               ; preds = %14, %2
  %18 = phi double [ 0.000000e+00, %2 ], [ %16, %14 ]
  %19 = sext i32 %1 to i64
  %20 = getelementptr double, ptr %3, i64 %19
  %21 = getelementptr i8, ptr %20, i64 -8
  %22 = load double, ptr %21, align 8, !tbaa !8
  %23 = fadd double %18, %22
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret double %23

24:                                               ; preds = %5, %57
  %25 = phi i64 [ 0, %5 ], [ %58, %57 ]
  %26 = phi double [ 0.000000e+00, %5 ], [ %59, %57 ]
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %25
  %28 = load double, ptr %27, align 8, !tbaa !8
  %29 = trunc nuw nsw i64 %25 to i32
  %30 = and i64 %25, 7
  %31 = getelementptr inbounds nuw double, ptr %3, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !8
  %33 = tail call double @llvm.fmuladd.f64(double %28, double %28, double %32)
  store double %33, ptr %31, align 8, !tbaa !8
  %34 = urem i32 %29, 3
  %35 = icmp eq i32 %34, 2
  br i1 %35, label %38, label %36

36:                                               ; preds = %24
  %37 = add nuw nsw i64 %25, 1
  br label %57

38:                                               ; preds = %24
  %39 = load double, ptr %3, align 16, !tbaa !8
  %40 = fadd double %39, %26
  %41 = load double, ptr %7, align 8, !tbaa !8
  %42 = tail call double @llvm.fmuladd.f64(double %41, double 2.000000e+00, double %40)
  %43 = load double, ptr %8, align 16, !tbaa !8
  %44 = tail call double @llvm.fmuladd.f64(double %43, double 3.000000e+00, double %42)
  %45 = load double, ptr %9, align 8, !tbaa !8
  %46 = tail call double @llvm.fmuladd.f64(double %45, double 4.000000e+00, double %44)
  %47 = load double, ptr %10, align 16, !tbaa !8
  %48 = tail call double @llvm.fmuladd.f64(double %47, double 5.000000e+00, double %46)
  %49 = load double, ptr %11, align 8, !tbaa !8
  %50 = tail call double @llvm.fmuladd.f64(double %49, double 6.000000e+00, double %48)
  %51 = load double, ptr %12, align 16, !tbaa !8
  %52 = tail call double @llvm.fmuladd.f64(double %51, double 7.000000e+00, double %50)
  %53 = load double, ptr %13, align 8, !tbaa !8
  %54 = tail call double @llvm.fmuladd.f64(double %53, double 8.000000e+00, double %52)
  %55 = add nuw nsw i64 %25, 1
  %56 = shl nuw nsw i64 %55, 3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %3, i8 0, i64 %56, i1 false)
  br label %57

57:                                               ; preds = %36, %38
  %58 = phi i64 [ %37, %36 ], [ %55, %38 ]
  %59 = phi double [ %26, %36 ], [ %54, %38 ]
  %60 = icmp eq i64 %58, %6
  br i1 %60, label %14, label %24, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
