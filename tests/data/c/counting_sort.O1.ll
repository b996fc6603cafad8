; ModuleID = 'counting_sort.c'
source_filename = "counting_sort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @counting_sort(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x i32], align 16
  %5 = alloca [16 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %10, %3
  br label %24

8:                                                ; preds = %3
  %9 = zext nneg i32 %2 to i64
  br label %10

10:                                               ; preds = %8, %10
  %11 = phi i64 [ 0, %8 ], [ %18, %10 ]
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %4, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %15, align 4, !tbaa !4
  %18 = add nuw nsw i64 %11, 1
  %19 = icmp eq i64 %18, %9
  br i1 %19, label %7, label %10, !llvm.loop !8

20:                                               ; preds = %24
  %21 = icmp sgt i32 %2, 0
  br i1 %21, label %22, label %32

22:                                               ; preds = %20
  %23 = zext nneg i32 %2 to i64
  br label %36

24:                                               ; preds = %7, %24
  %25 = phi i64 [ %30, %24 ], [ 0, %7 ]
  %26 = phi i32 [ %29, %24 ], [ 0, %7 ]
  %27 = getelementptr inbounds nuw i32, ptr %4, i64 %25
  %28 = load i32, ptr %27, align 4, !tbaa !4
  store i32 %26, ptr %27, align 4, !tbaa !4
  %29 = add nsw i32 %28, %26
  %30 = add nuw nsw i64 %25, 1
  %31 = icmp eq i64 %30, 4
  br i1 %31, label %20, label %24, !llvm.loop !11

32:                                               ; preds = %36, %20
  %33 = icmp sgt i32 %2, 0
  br i1 %33, label %34, label %51

34:                                               ; preds = %32
  %35 = zext nneg i32 %2 to i64
  br label %53

36:                                               ; preds = %22, %36
  %37 = phi i64 [ 0, %22 ], [ %49, %36 ]
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !12
  %40 = fmul double %39, %39
  %41 = getelementptr inbounds nuw i32, ptr %1, i64 %37
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %4, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %44, align 4, !tbaa !4
  %47 = sext i32 %45 to i64
  %48 = getelementptr inbounds double, ptr %5, i64 %47
  store double %40, ptr %48, align 8, !tbaa !12
  %49 = add nuw nsw i64 %37, 1
  %50 = icmp eq i64 %49, %23
  br i1 %50, label %32, label %36, !llvm.loop !14

51:                                               ; preds = %53, %32
  %52 = phi double [ 0.000000e+00, %32 ], [ %61, %53 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret double %52

53:                                               ; preds = %34, %53
  %54 = phi i64 [ 0, %34 ], [ %62, %53 ]
  %55 = phi double [ 0.000000e+00, %34 ], [ %61, %53 ]
  %56 = getelementptr inbounds nuw double, ptr %5, i64 %54
  %57 = load double, ptr %56, align 8, !tbaa !12
  %58 = getelementptr inbounds nuw double, ptr %0, i64 %54
  %59 = load double, ptr %58, align 8, !tbaa !12
  %60 = fmul double %57, %59
  %61 = tail call double @llvm.fmuladd.f64(double %55, double 0x3FE6666666666666, double %60)
  %62 = add nuw nsw i64 %54, 1
  %63 = icmp eq i64 %62, %35
  br i1 %63, label %51, label %53, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !6, i64 0}
!14 = distinct !{!14, !9, !10}
!15 = distinct !{!15, !9, !10}
