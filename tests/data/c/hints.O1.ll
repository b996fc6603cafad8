; ModuleID = 'hints.c'
source_filename = "hints.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define dso_local double @hints(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  tail call void @llvm.assume(i1 %3)
  call void @llvm.assume(i1 true) [ "align"(ptr %0, i64 8) ]
  %4 = tail call fastcc double @mean(ptr noundef %0, i32 noundef %1) #6
  %5 = zext nneg i32 %1 to i64
  br label %8

6:                                                ; preds = %8
  %7 = fdiv double %19, %4
  ret double %7

8:                                                ; preds = %2, %8
  %9 = phi i64 [ 0, %2 ], [ %20, %8 ]
  %10 = phi double [ 0.000000e+00, %2 ], [ %19, %8 ]
  %11 = getelementptr inbounds nuw double, ptr %0, i64 %9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %12, i32 0, i32 3, i32 1)
  %13 = load double, ptr %11, align 8, !tbaa !8
  %14 = fcmp ule double %13, 1.000000e+02
  tail call void @llvm.assume(i1 %14)
  %15 = fsub double %13, %4
  %16 = fmul double %15, %15
  %17 = tail call fastcc double @hump(double noundef %13) #7
  %18 = fadd double %16, %17
  %19 = fadd double %10, %18
  %20 = add nuw nsw i64 %9, 1
  %21 = icmp eq i64 %20, %5
  br i1 %21, label %6, label %8, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal fastcc double @mean(ptr noundef readonly captures(none) %0, i32 noundef range(i32 1, -2147483648) %1) unnamed_addr #2 {
  %3 = zext nneg i32 %1 to i64
  br label %7

4:                                                ; preds = %7
  %5 = uitofp nneg i32 %1 to double
  %6 = fdiv double %12, %5
  ret double %6

7:                                                ; preds = %2, %7
  %8 = phi i64 [ 0, %2 ], [ %13, %7 ]
  %9 = phi double [ 0.000000e+00, %2 ], [ %12, %7 ]
  %10 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %11 = load double, ptr %10, align 8, !tbaa !8
  %12 = fadd double %9, %11
  %13 = add nuw nsw i64 %8, 1
  %14 = icmp eq i64 %13, %3
  br i1 %14, label %4, label %7, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef double @hump(double noundef %0) unnamed_addr #4 {
  %2 = fmul double %0, %0
  %3 = tail call double @llvm.fmuladd.f64(double %0, double %0, double 1.000000e+00)
  %4 = fdiv double %2, %3
  ret double %4
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind willreturn memory(read) }
attributes #7 = { nounwind willreturn memory(none) }

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
!10 = distinct !{!10, !11, !12, !13, !14}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!"llvm.loop.interleave.count", i32 2}
!14 = !{!"llvm.loop.vectorize.enable", i1 true}
!15 = distinct !{!15, !11, !12}
