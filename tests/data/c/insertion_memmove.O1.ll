; ModuleID = 'insertion_memmove.c'
source_filename = "insertion_memmove.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @insertion_memmove(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [16 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %14

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64
  br label %7

7:                                                ; preds = %5, %30
  %8 = phi i64 [ 0, %5 ], [ %40, %30 ]
  %9 = trunc i64 %8 to i32
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %30, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %13 = load double, ptr %12, align 8, !tbaa !8
  br label %19

14:                                               ; preds = %30, %2
  %15 = phi i32 [ 0, %2 ], [ %1, %30 ]
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %42, label %17

17:                                               ; preds = %14
  %18 = zext nneg i32 %15 to i64
  br label %44

19:                                               ; preds = %11, %24
  %20 = phi i64 [ 0, %11 ], [ %25, %24 ]
  %21 = getelementptr inbounds nuw double, ptr %3, i64 %20
  %22 = load double, ptr %21, align 8, !tbaa !8
  %23 = fcmp olt double %22, %13
  br i1 %23, label %24, label %27

24:                                               ; preds = %19
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, %8
  br i1 %26, label %27, label %19, !llvm.loop !10

27:                                               ; preds = %24, %19
  %28 = phi i64 [ %20, %19 ], [ %8, %24 ]
  %29 = trunc i64 %28 to i32
  br label %30

30:                                               ; preds = %27, %7
  %31 = phi i32 [ 0, %7 ], [ %29, %27 ]
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw double, ptr %3, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %35 = sub nsw i32 %9, %31
  %36 = sext i32 %35 to i64
  %37 = shl nsw i64 %36, 3
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %34, ptr nonnull align 8 %33, i64 %37, i1 false)
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %39 = load double, ptr %38, align 8, !tbaa !8
  store double %39, ptr %33, align 8, !tbaa !8
  %40 = add nuw nsw i64 %8, 1
  %41 = icmp eq i64 %40, %6
  br i1 %41, label %14, label %7, !llvm.loop !13

42:                                               ; preds = %44, %14
  %43 = phi double [ 0.000000e+00, %14 ], [ %50, %44 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret double %43

44:                                               ; preds = %17, %44
  %45 = phi i64 [ 0, %17 ], [ %51, %44 ]
  %46 = phi double [ 0.000000e+00, %17 ], [ %50, %44 ]
  %47 = getelementptr inbounds nuw double, ptr %3, i64 %45
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = fmul double %48, %48
  %50 = tail call double @llvm.fmuladd.f64(double %46, double 5.000000e-01, double %49)
  %51 = add nuw nsw i64 %45, 1
  %52 = icmp eq i64 %51, %18
  br i1 %52, label %42, label %44, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!14 = distinct !{!14, !11, !12}
