; ModuleID = 'work_list.c'
source_filename = "work_list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.work = type { [64 x i32], i32, ptr }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @work_list(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.work, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(272) %3, i8 0, i64 272, i1 false)
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 256
  store i32 1, ptr %4, align 8, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 264
  store ptr %0, ptr %5, align 8, !tbaa !12
  br label %7

6:                                                ; preds = %41
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret double %25

7:                                                ; preds = %2, %41
  %8 = phi i64 [ 0, %2 ], [ %22, %41 ]
  %9 = phi i32 [ 1, %2 ], [ %42, %41 ]
  %10 = phi double [ 0.000000e+00, %2 ], [ %25, %41 ]
  %11 = getelementptr inbounds nuw i32, ptr %3, i64 %8
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !13
  %16 = add nsw i32 %12, 1
  %17 = srem i32 %16, %1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds double, ptr %0, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !13
  %21 = tail call double @llvm.fmuladd.f64(double %15, double %20, double 3.000000e-01)
  store double %21, ptr %14, align 8, !tbaa !13
  %22 = add nuw nsw i64 %8, 1
  %23 = trunc nuw nsw i64 %22 to i32
  %24 = uitofp nneg i32 %23 to double
  %25 = tail call double @llvm.fmuladd.f64(double %21, double %24, double %10)
  %26 = shl nsw i32 %12, 1
  %27 = or disjoint i32 %26, 1
  %28 = icmp slt i32 %27, %1
  br i1 %28, label %29, label %33

29:                                               ; preds = %7
  %30 = add nsw i32 %9, 1
  store i32 %30, ptr %4, align 8, !tbaa !8
  %31 = sext i32 %9 to i64
  %32 = getelementptr inbounds i32, ptr %3, i64 %31
  store i32 %27, ptr %32, align 4, !tbaa !4
  br label %33

33:                                               ; preds = %29, %7
  %34 = add nsw i32 %26, 2
  %35 = icmp slt i32 %34, %1
  br i1 %35, label %36, label %41

36:                                               ; preds = %33
  %37 = load i32, ptr %4, align 8, !tbaa !8
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %4, align 8, !tbaa !8
  %39 = sext i32 %37 to i64
  %40 = getelementptr inbounds i32, ptr %3, i64 %39
  store i32 %34, ptr %40, align 4, !tbaa !4
  br label %41

41:                                               ; preds = %36, %33
  %42 = load i32, ptr %4, align 8, !tbaa !8
  %43 = sext i32 %42 to i64
  %44 = icmp slt i64 %22, %43
  br i1 %44, label %7, label %6, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!9, !5, i64 256}
!9 = !{!"work", !6, i64 0, !5, i64 256, !10, i64 264}
!10 = !{!"p1 double", !11, i64 0}
!11 = !{!"any pointer", !6, i64 0}
!12 = !{!9, !10, i64 264}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !6, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
