; ModuleID = 'array_2d.c'
source_filename = "array_2d.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @array_2d(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [4 x [3 x double]], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  br label %4

4:                                                ; preds = %2, %8
  %5 = phi i64 [ 0, %2 ], [ %9, %8 ]
  %6 = getelementptr inbounds nuw [4 x double], ptr %0, i64 %5
  %7 = getelementptr inbounds nuw double, ptr %3, i64 %5
  br label %11

8:                                                ; preds = %11
  %9 = add nuw nsw i64 %5, 1
  %10 = icmp eq i64 %9, 3
  br i1 %10, label %22, label %4, !llvm.loop !8

11:                                               ; preds = %4, %11
  %12 = phi i64 [ 0, %4 ], [ %19, %11 ]
  %13 = getelementptr inbounds nuw double, ptr %6, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !11
  %15 = getelementptr inbounds nuw double, ptr %1, i64 %12
  %16 = load double, ptr %15, align 8, !tbaa !11
  %17 = fmul double %14, %16
  %18 = getelementptr inbounds nuw [3 x double], ptr %7, i64 %12
  store double %17, ptr %18, align 8, !tbaa !11
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %19, 4
  br i1 %20, label %8, label %11, !llvm.loop !13

21:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  ret double %37

22:                                               ; preds = %8, %22
  %23 = phi i64 [ %38, %22 ], [ 0, %8 ]
  %24 = phi double [ %37, %22 ], [ 0.000000e+00, %8 ]
  %25 = getelementptr inbounds nuw [3 x double], ptr %3, i64 %23
  %26 = load double, ptr %25, align 8, !tbaa !11
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %28 = load double, ptr %27, align 8, !tbaa !11
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %30 = load double, ptr %29, align 8, !tbaa !11
  %31 = sub nuw nsw i64 3, %23
  %32 = getelementptr inbounds nuw [3 x double], ptr %3, i64 %31
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %34 = load double, ptr %33, align 8, !tbaa !11
  %35 = fmul double %30, %34
  %36 = tail call double @llvm.fmuladd.f64(double %26, double %28, double %35)
  %37 = fadd double %24, %36
  %38 = add nuw nsw i64 %23, 1
  %39 = icmp eq i64 %38, 4
  br i1 %39, label %21, label %22, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}
