; ModuleID = 'work_list.c'
source_filename = "work_list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.work = type { [64 x i32], i32, ptr }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @work_list(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.work, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(272) %3, i8 0, i64 272, i1 false)
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 256
  store i32 1, ptr %4, align 8, !tbaa !8
  br label %6

5:                                                ; preds = %42
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret double %24

6:                                                ; preds = %2, %42
  %7 = phi i32 [ 1, %2 ], [ %43, %42 ]
  %8 = phi i64 [ 0, %2 ], [ %21, %42 ]
  %9 = phi double [ 0.000000e+00, %2 ], [ %24, %42 ]
  %10 = getelementptr inbounds nuw i32, ptr %3, i64 %8
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds double, ptr %0, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !12
  %15 = add nsw i32 %11, 1
  %16 = srem i32 %15, %1
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds double, ptr %0, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !12
  %20 = tail call double @llvm.fmuladd.f64(double %14, double %19, double 3.000000e-01)
  store double %20, ptr %13, align 8, !tbaa !12
  %21 = add nuw nsw i64 %8, 1
  %22 = trunc nuw nsw i64 %21 to i32
  %23 = uitofp nneg i32 %22 to double
  %24 = tail call double @llvm.fmuladd.f64(double %20, double %23, double %9)
  %25 = shl nsw i32 %11, 1
  %26 = or disjoint i32 %25, 1
  %27 = icmp slt i32 %26, %1
  br i1 %27, label %28, label %33

28:                                               ; preds = %6
  %29 = add nsw i32 %7, 1
  store i32 %29, ptr %4, align 8, !tbaa !8
  %30 = sext i32 %7 to i64
  %31 = getelementptr inbounds i32, ptr %3, i64 %30
  store i32 %26, ptr %31, align 4, !tbaa !4
  %32 = load i32, ptr %4, align 8, !tbaa !8
  br label %33

33:                                               ; preds = %28, %6
  %34 = phi i32 [ %32, %28 ], [ %7, %6 ]
  %35 = add nsw i32 %25, 2
  %36 = icmp slt i32 %35, %1
  br i1 %36, label %37, label %42

37:                                               ; preds = %33
  %38 = add nsw i32 %34, 1
  store i32 %38, ptr %4, align 8, !tbaa !8
  %39 = sext i32 %34 to i64
  %40 = getelementptr inbounds i32, ptr %3, i64 %39
  store i32 %35, ptr %40, align 4, !tbaa !4
  %41 = load i32, ptr %4, align 8, !tbaa !8
  br label %42

42:                                               ; preds = %37, %33
  %43 = phi i32 [ %41, %37 ], [ %34, %33 ]
  %44 = sext i32 %43 to i64
  %45 = icmp slt i64 %21, %44
  br i1 %45, label %6, label %5, !llvm.loop !14
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
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !6, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
