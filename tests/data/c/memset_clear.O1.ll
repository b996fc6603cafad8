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
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64
  br label %16

7:                                                ; preds = %41, %2
  %8 = phi double [ 0.000000e+00, %2 ], [ %42, %41 ]
  %9 = load double, ptr %3, align 16, !tbaa !8
  %10 = fadd double %8, %9
  %11 = sext i32 %1 to i64
  %12 = getelementptr double, ptr %3, i64 %11
  %13 = getelementptr i8, ptr %12, i64 -8
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = fadd double %10, %14
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret double %15

16:                                               ; preds = %5, %41
  %17 = phi i64 [ 0, %5 ], [ %43, %41 ]
  %18 = phi double [ 0.000000e+00, %5 ], [ %42, %41 ]
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %20 = load double, ptr %19, align 8, !tbaa !8
  %21 = and i64 %17, 7
  %22 = getelementptr inbounds nuw double, ptr %3, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = tail call double @llvm.fmuladd.f64(double %20, double %20, double %23)
  store double %24, ptr %22, align 8, !tbaa !8
  %25 = trunc nuw nsw i64 %17 to i32
  %26 = urem i32 %25, 3
  %27 = icmp eq i32 %26, 2
  br i1 %27, label %31, label %41

28:                                               ; preds = %31
  %29 = shl i64 %17, 3
  %30 = add i64 %29, 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %3, i8 0, i64 %30, i1 false)
  br label %41

31:                                               ; preds = %16, %31
  %32 = phi i64 [ %36, %31 ], [ 0, %16 ]
  %33 = phi double [ %39, %31 ], [ %18, %16 ]
  %34 = getelementptr inbounds nuw double, ptr %3, i64 %32
  %35 = load double, ptr %34, align 8, !tbaa !8
  %36 = add nuw nsw i64 %32, 1
  %37 = trunc nuw nsw i64 %36 to i32
  %38 = uitofp nneg i32 %37 to double
  %39 = tail call double @llvm.fmuladd.f64(double %35, double %38, double %33)
  %40 = icmp eq i64 %36, 8
  br i1 %40, label %28, label %31, !llvm.loop !10

41:                                               ; preds = %16, %28
  %42 = phi double [ %39, %28 ], [ %18, %16 ]
  %43 = add nuw nsw i64 %17, 1
  %44 = icmp eq i64 %43, %6
  br i1 %44, label %7, label %16, !llvm.loop !13
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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
