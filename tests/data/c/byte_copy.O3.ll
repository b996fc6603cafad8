; ModuleID = 'byte_copy.c'
source_filename = "byte_copy.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @byte_copy(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [8 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %38

5:                                                ; preds = %2
  %6 = shl i32 %1, 3
  %7 = icmp ne i32 %6, 0
  %8 = sext i1 %7 to i32
  %9 = add i32 %6, %8
  %10 = zext i32 %9 to i64
  %11 = add nuw nsw i64 %10, 1
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %3, ptr noundef nonnull align 1 dereferenceable(1) %0, i64 %11, i1 false), !tbaa !8
  %12 = zext nneg i32 %1 to i64
  %13 = zext nneg i32 %1 to i64
  %14 = getelementptr double, ptr %0, i64 %12
  %15 = and i64 %13, 3
  %16 = icmp ult i32 %1, 4
  br i1 %16, label %21, label %17

17:                                               ; preds = %5
  %18 = and i64 %13, 2147483644
  br label %40

19:                                               ; preds = %40
  %20 = icmp eq i64 %15, 0
  br i1 %20, label %38, label %21

21:                                               ; preds = %19, %5
  %22 = phi i64 [ 0, %5 ], [ %71, %19 ]
  %23 = phi double [ 0.000000e+00, %5 ], [ %70, %19 ]
  %24 = icmp ne i64 %15, 0
  tail call void @llvm.assume(i1 %24)
  br label %25

25:                                               ; preds = %25, %21
  %26 = phi i64 [ %22, %21 ], [ %35, %25 ]
  %27 = phi double [ %23, %21 ], [ %34, %25 ]
  %28 = phi i64 [ 0, %21 ], [ %36, %25 ]
  %29 = getelementptr inbounds nuw double, ptr %3, i64 %26
  %30 = load double, ptr %29, align 8, !tbaa !9
  %31 = xor i64 %26, -1
  %32 = getelementptr double, ptr %14, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !9
  %34 = tail call double @llvm.fmuladd.f64(double %30, double %33, double %27)
  %35 = add nuw nsw i64 %26, 1
  %36 = add i64 %28, 1
  %37 = icmp eq i64 %36, %15
  br i1 %37, label %38, label %25, !llvm.loop !11

38:                                               ; preds = %19, %25, %2
  %39 = phi double [ 0.000000e+00, %2 ], [ %70, %19 ], [ %34, %25 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret double %39

40:                                               ; preds = %40, %17
  %41 = phi i64 [ 0, %17 ], [ %71, %40 ]
  %42 = phi double [ 0.000000e+00, %17 ], [ %70, %40 ]
  %43 = phi i64 [ 0, %17 ], [ %72, %40 ]
  %44 = getelementptr inbounds nuw double, ptr %3, i64 %41
  %45 = load double, ptr %44, align 16, !tbaa !9
  %46 = xor i64 %41, -1
  %47 = getelementptr double, ptr %14, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !9
  %49 = tail call double @llvm.fmuladd.f64(double %45, double %48, double %42)
  %50 = getelementptr inbounds nuw double, ptr %3, i64 %41
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %52 = load double, ptr %51, align 8, !tbaa !9
  %53 = xor i64 %41, -2
  %54 = getelementptr double, ptr %14, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !9
  %56 = tail call double @llvm.fmuladd.f64(double %52, double %55, double %49)
  %57 = getelementptr inbounds nuw double, ptr %3, i64 %41
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 16
  %59 = load double, ptr %58, align 16, !tbaa !9
  %60 = xor i64 %41, -3
  %61 = getelementptr double, ptr %14, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !9
  %63 = tail call double @llvm.fmuladd.f64(double %59, double %62, double %56)
  %64 = getelementptr inbounds nuw double, ptr %3, i64 %41
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %66 = load double, ptr %65, align 8, !tbaa !9
  %67 = xor i64 %41, -4
  %68 = getelementptr double, ptr %14, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !9
  %70 = tail call double @llvm.fmuladd.f64(double %66, double %69, double %63)
  %71 = add nuw nsw i64 %41, 4
  %72 = add i64 %43, 4
  %73 = icmp eq i64 %72, %18
  br i1 %73, label %19, label %40, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!8 = !{!6, !6, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
