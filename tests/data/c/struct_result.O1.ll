; ModuleID = 'struct_result.c'
source_filename = "struct_result.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stats = type { double, double, double, i32 }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @struct_result(ptr dead_on_unwind noalias writable sret(%struct.stats) align 8 captures(none) initializes((0, 32)) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %0, i8 0, i64 32, i1 false)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i32 %2, ptr %4, align 8, !tbaa !8
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  br label %17

8:                                                ; preds = %17, %3
  %9 = phi double [ 0.000000e+00, %3 ], [ %22, %17 ]
  %10 = sitofp i32 %2 to double
  %11 = fdiv double %9, %10
  store double %11, ptr %0, align 8, !tbaa !11
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %26

13:                                               ; preds = %8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load double, ptr %14, align 8, !tbaa !12
  %16 = zext nneg i32 %2 to i64
  br label %37

17:                                               ; preds = %6, %17
  %18 = phi i64 [ 0, %6 ], [ %23, %17 ]
  %19 = phi double [ 0.000000e+00, %6 ], [ %22, %17 ]
  %20 = getelementptr inbounds nuw double, ptr %1, i64 %18
  %21 = load double, ptr %20, align 8, !tbaa !13
  %22 = fadd double %21, %19
  %23 = add nuw nsw i64 %18, 1
  %24 = icmp eq i64 %23, %7
  br i1 %24, label %8, label %17, !llvm.loop !14

25:                                               ; preds = %37
  store double %43, ptr %14, align 8, !tbaa !12
  br label %26

26:                                               ; preds = %25, %8
  %27 = add nsw i32 %2, -1
  %28 = sitofp i32 %27 to double
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %30 = load double, ptr %29, align 8, !tbaa !12
  %31 = fdiv double %30, %28
  store double %31, ptr %29, align 8, !tbaa !12
  %32 = sext i32 %27 to i64
  %33 = getelementptr inbounds double, ptr %1, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !13
  %35 = fmul double %11, %34
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %35, ptr %36, align 8, !tbaa !17
  ret void

37:                                               ; preds = %13, %37
  %38 = phi i64 [ 0, %13 ], [ %44, %37 ]
  %39 = phi double [ %15, %13 ], [ %43, %37 ]
  %40 = getelementptr inbounds nuw double, ptr %1, i64 %38
  %41 = load double, ptr %40, align 8, !tbaa !13
  %42 = fsub double %41, %11
  %43 = tail call double @llvm.fmuladd.f64(double %42, double %42, double %39)
  %44 = add nuw nsw i64 %38, 1
  %45 = icmp eq i64 %44, %16
  br i1 %45, label %25, label %37, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{!"stats", !10, i64 0, !10, i64 8, !10, i64 16, !5, i64 24}
!10 = !{!"double", !6, i64 0}
!11 = !{!9, !10, i64 0}
!12 = !{!9, !10, i64 8}
!13 = !{!10, !10, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!9, !10, i64 16}
!18 = distinct !{!18, !15, !16}
