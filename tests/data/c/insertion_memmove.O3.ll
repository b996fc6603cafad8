; ModuleID = 'insertion_memmove.c'
source_filename = "insertion_memmove.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @insertion_memmove(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [16 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %55

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64
  br label %7

7:                                                ; preds = %5, %28
  %8 = phi i64 [ 0, %5 ], [ %36, %28 ]
  %9 = trunc i64 %8 to i32
  %10 = icmp eq i32 %9, 0
  %11 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %12 = load double, ptr %11, align 8, !tbaa !8
  br i1 %10, label %28, label %18

13:                                               ; preds = %28
  %14 = and i64 %6, 3
  %15 = icmp ult i32 %1, 4
  br i1 %15, label %40, label %16

16:                                               ; preds = %13
  %17 = and i64 %6, 2147483644
  br label %57

18:                                               ; preds = %7, %23
  %19 = phi i64 [ %24, %23 ], [ 0, %7 ]
  %20 = getelementptr inbounds nuw double, ptr %3, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = fcmp olt double %21, %12
  br i1 %22, label %23, label %26

23:                                               ; preds = %18
  %24 = add nuw nsw i64 %19, 1
  %25 = icmp eq i64 %24, %8
  br i1 %25, label %28, label %18, !llvm.loop !10

26:                                               ; preds = %18
  %27 = trunc nuw nsw i64 %19 to i32
  br label %28

28:                                               ; preds = %23, %26, %7
  %29 = phi i32 [ 0, %7 ], [ %27, %26 ], [ %9, %23 ]
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw double, ptr %3, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %33 = sub nsw i32 %9, %29
  %34 = sext i32 %33 to i64
  %35 = shl nsw i64 %34, 3
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %32, ptr nonnull align 8 %31, i64 %35, i1 false)
  store double %12, ptr %31, align 8, !tbaa !8
  %36 = add nuw nsw i64 %8, 1
  %37 = icmp eq i64 %36, %6
  br i1 %37, label %13, label %7, !llvm.loop !12

38:                                               ; preds = %57
  %39 = icmp eq i64 %14, 0
  br i1 %39, label %55, label %40

40:                                               ; preds = %38, %13
  %41 = phi i64 [ 0, %13 ], [ %80, %38 ]
  %42 = phi double [ 0.000000e+00, %13 ], [ %79, %38 ]
  %43 = icmp ne i64 %14, 0
  tail call void @llvm.assume(i1 %43)
  br label %44

44:                                               ; preds = %44, %40
  %45 = phi i64 [ %41, %40 ], [ %52, %44 ]
  %46 = phi double [ %42, %40 ], [ %51, %44 ]
  %47 = phi i64 [ 0, %40 ], [ %53, %44 ]
  %48 = getelementptr inbounds nuw double, ptr %3, i64 %45
  %49 = load double, ptr %48, align 8, !tbaa !8
  %50 = fmul double %49, %49
  %51 = tail call double @llvm.fmuladd.f64(double %46, double 5.000000e-01, double %50)
  %52 = add nuw nsw i64 %45, 1
  %53 = add i64 %47, 1
  %54 = icmp eq i64 %53, %14
  br i1 %54, label %55, label %44, !llvm.loop !13

55:                                               ; preds = %38, %44, %2
  %56 = phi double [ 0.000000e+00, %2 ], [ %79, %38 ], [ %51, %44 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret double %56

57:                                               ; preds = %57, %16
  %58 = phi i64 [ 0, %16 ], [ %80, %57 ]
  %59 = phi double [ 0.000000e+00, %16 ], [ %79, %57 ]
  %60 = phi i64 [ 0, %16 ], [ %81, %57 ]
  %61 = getelementptr inbounds nuw double, ptr %3, i64 %58
  %62 = load double, ptr %61, align 16, !tbaa !8
  %63 = fmul double %62, %62
  %64 = tail call double @llvm.fmuladd.f64(double %59, double 5.000000e-01, double %63)
  %65 = getelementptr inbounds nuw double, ptr %3, i64 %58
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = fmul double %67, %67
  %69 = tail call double @llvm.fmuladd.f64(double %64, double 5.000000e-01, double %68)
  %70 = getelementptr inbounds nuw double, ptr %3, i64 %58
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 16
  %72 = load double, ptr %71, align 16, !tbaa !8
  %73 = fmul double %72, %72
  %74 = tail call double @llvm.fmuladd.f64(double %69, double 5.000000e-01, double %73)
  %75 = getelementptr inbounds nuw double, ptr %3, i64 %58
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %77 = load double, ptr %76, align 8, !tbaa !8
  %78 = fmul double %77, %77
  %79 = tail call double @llvm.fmuladd.f64(double %74, double 5.000000e-01, double %78)
  %80 = add nuw nsw i64 %58, 4
  %81 = add i64 %60, 4
  %82 = icmp eq i64 %81, %17
  br i1 %82, label %38, label %57, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !11}
