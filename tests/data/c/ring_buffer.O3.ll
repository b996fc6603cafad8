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
  br i1 %4, label %5, label %15

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64
  br label %17

7:                                                ; preds = %17
  %8 = load double, ptr %3, align 8, !tbaa !8
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %10 = load double, ptr %9, align 8, !tbaa !8
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %12 = load double, ptr %11, align 8, !tbaa !8
  %13 = fmul double %8, %10
  %14 = tail call double @llvm.fmuladd.f64(double %13, double %12, double %35)
  br label %15

15:                                               ; preds = %7, %2
  %16 = phi double [ %14, %7 ], [ 0.000000e+00, %2 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret double %16

17:                                               ; preds = %5, %17
  %18 = phi i64 [ 0, %5 ], [ %36, %17 ]
  %19 = phi i32 [ 0, %5 ], [ %28, %17 ]
  %20 = phi double [ 0.000000e+00, %5 ], [ %35, %17 ]
  %21 = urem i32 %19, 3
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw double, ptr %3, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %18
  %26 = load double, ptr %25, align 8, !tbaa !8
  %27 = tail call double @llvm.fmuladd.f64(double %24, double 5.000000e-01, double %26)
  store double %27, ptr %23, align 8, !tbaa !8
  %28 = add i32 %19, 1
  %29 = fmul double %24, %26
  %30 = add i32 %19, 2
  %31 = urem i32 %30, 3
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw double, ptr %3, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !8
  %35 = tail call double @llvm.fmuladd.f64(double %29, double %34, double %20)
  %36 = add nuw nsw i64 %18, 1
  %37 = icmp eq i64 %36, %6
  br i1 %37, label %7, label %17, !llvm.loop !10
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
