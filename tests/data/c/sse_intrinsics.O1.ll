; ModuleID = 'sse_intrinsics.c'
source_filename = "sse_intrinsics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @sse_intrinsics(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp slt i32 %2, 2
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %12

7:                                                ; preds = %12, %3
  %8 = phi <2 x double> [ zeroinitializer, %3 ], [ %24, %12 ]
  %9 = shufflevector <2 x double> %8, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %10 = fmul <2 x double> %8, %9
  %11 = extractelement <2 x double> %10, i64 0
  ret double %11

12:                                               ; preds = %5, %12
  %13 = phi i64 [ 0, %5 ], [ %27, %12 ]
  %14 = phi i64 [ 2, %5 ], [ %25, %12 ]
  %15 = phi <2 x double> [ zeroinitializer, %5 ], [ %24, %12 ]
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %17 = load <2 x double>, ptr %16, align 1, !tbaa !8
  %18 = getelementptr inbounds nuw double, ptr %1, i64 %13
  %19 = load <2 x double>, ptr %18, align 1, !tbaa !8
  %20 = fmul <2 x double> %17, %17
  %21 = tail call <2 x double> @llvm.sqrt.v2f64(<2 x double> %20)
  %22 = shufflevector <2 x double> %19, <2 x double> %17, <2 x i32> <i32 1, i32 3>
  %23 = fmul <2 x double> %21, %22
  %24 = fadd <2 x double> %15, %23
  %25 = add nuw nsw i64 %14, 2
  %26 = icmp samesign ugt i64 %25, %6
  %27 = add nuw nsw i64 %13, 2
  br i1 %26, label %7, label %12, !llvm.loop !9
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.sqrt.v2f64(<2 x double>) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
