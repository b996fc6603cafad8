; ModuleID = 'ring_buffer.c'
source_filename = "ring_buffer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ring = type { [3 x double], i32 }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @ring_buffer(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.ring, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, i8 0, i64 32, i1 false)
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %10

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %7 = load i32, ptr %6, align 8, !tbaa !8
  %8 = zext nneg i32 %1 to i64
  br label %19

9:                                                ; preds = %19
  store i32 %30, ptr %6, align 8, !tbaa !8
  br label %10

10:                                               ; preds = %9, %2
  %11 = phi double [ %37, %9 ], [ 0.000000e+00, %2 ]
  %12 = load double, ptr %3, align 8, !tbaa !10
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %14 = load double, ptr %13, align 8, !tbaa !10
  %15 = fmul double %12, %14
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %17 = load double, ptr %16, align 8, !tbaa !10
  %18 = tail call double @llvm.fmuladd.f64(double %15, double %17, double %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret double %18

19:                                               ; preds = %5, %19
  %20 = phi i64 [ 0, %5 ], [ %38, %19 ]
  %21 = phi i32 [ %7, %5 ], [ %30, %19 ]
  %22 = phi double [ 0.000000e+00, %5 ], [ %37, %19 ]
  %23 = urem i32 %21, 3
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw double, ptr %3, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !10
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %20
  %28 = load double, ptr %27, align 8, !tbaa !10
  %29 = tail call double @llvm.fmuladd.f64(double %26, double 5.000000e-01, double %28)
  store double %29, ptr %25, align 8, !tbaa !10
  %30 = add i32 %21, 1
  %31 = fmul double %26, %28
  %32 = add i32 %21, 2
  %33 = urem i32 %32, 3
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw double, ptr %3, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !10
  %37 = tail call double @llvm.fmuladd.f64(double %31, double %36, double %22)
  %38 = add nuw nsw i64 %20, 1
  %39 = icmp eq i64 %38, %8
  br i1 %39, label %9, label %19, !llvm.loop !12
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
!8 = !{!9, !5, i64 24}
!9 = !{!"ring", !6, i64 0, !5, i64 24}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
