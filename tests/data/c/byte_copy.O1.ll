; ModuleID = 'byte_copy.c'
source_filename = "byte_copy.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @byte_copy(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [8 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %2
  %6 = shl i32 %1, 3
  %7 = tail call i32 @llvm.smin.i32(i32 %6, i32 1)
  %8 = sub i32 %6, %7
  %9 = zext i32 %8 to i64
  %10 = add nuw nsw i64 %9, 1
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %3, ptr noundef nonnull align 1 dereferenceable(1) %0, i64 %10, i1 false), !tbaa !8
  br label %11

11:                                               ; preds = %5, %2
  %12 = icmp sgt i32 %1, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %11
  %14 = zext nneg i32 %1 to i64
  %15 = zext nneg i32 %1 to i64
  %16 = getelementptr double, ptr %0, i64 %14
  br label %19

17:                                               ; preds = %19, %11
  %18 = phi double [ 0.000000e+00, %11 ], [ %27, %19 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret double %18

19:                                               ; preds = %13, %19
  %20 = phi i64 [ 0, %13 ], [ %28, %19 ]
  %21 = phi double [ 0.000000e+00, %13 ], [ %27, %19 ]
  %22 = getelementptr inbounds nuw double, ptr %3, i64 %20
  %23 = load double, ptr %22, align 8, !tbaa !9
  %24 = xor i64 %20, -1
  %25 = getelementptr double, ptr %16, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !9
  %27 = tail call double @llvm.fmuladd.f64(double %23, double %26, double %21)
  %28 = add nuw nsw i64 %20, 1
  %29 = icmp eq i64 %28, %15
  br i1 %29, label %17, label %19, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }

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
!8 = !{!6, !6, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !6, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
