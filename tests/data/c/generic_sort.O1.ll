; ModuleID = 'generic_sort.c'
source_filename = "generic_sort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { double, double, i32 }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @generic_sort(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [56 x i8], align 8
  %4 = alloca [8 x %struct.item], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %2
  %7 = zext nneg i32 %1 to i64
  %8 = zext nneg i32 %1 to i64
  %9 = getelementptr double, ptr %0, i64 %7
  br label %46

10:                                               ; preds = %46, %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %11 = icmp sgt i32 %1, 1
  br i1 %11, label %12, label %42

12:                                               ; preds = %10
  %13 = zext nneg i32 %1 to i64
  br label %14

14:                                               ; preds = %34, %12
  %15 = phi i64 [ 1, %12 ], [ %40, %34 ]
  %16 = mul nuw nsw i64 %15, 24
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %19, i64 16, i1 false)
  br label %20

20:                                               ; preds = %29, %14
  %21 = phi i64 [ %15, %14 ], [ %32, %29 ]
  %22 = trunc nuw nsw i64 %21 to i32
  %23 = mul i32 %22, 24
  %24 = add i32 %23, -24
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !8
  %28 = fcmp ogt double %27, %18
  br i1 %28, label %29, label %34

29:                                               ; preds = %20
  %30 = zext nneg i32 %23 to i64
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 %30
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %31, ptr noundef nonnull align 8 dereferenceable(24) %26, i64 24, i1 false)
  %32 = add nsw i64 %21, -1
  %33 = icmp sgt i64 %21, 1
  br i1 %33, label %20, label %34, !llvm.loop !11

34:                                               ; preds = %29, %20
  %35 = phi i64 [ 0, %29 ], [ %21, %20 ]
  %36 = mul i64 %35, 103079215104
  %37 = ashr exact i64 %36, 32
  %38 = getelementptr inbounds i8, ptr %4, i64 %37
  store double %18, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %39, ptr noundef nonnull align 8 dereferenceable(16) %3, i64 16, i1 false)
  %40 = add nuw nsw i64 %15, 1
  %41 = icmp eq i64 %40, %13
  br i1 %41, label %42, label %14, !llvm.loop !14

42:                                               ; preds = %34, %10
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  %43 = icmp sgt i32 %1, 0
  br i1 %43, label %44, label %61

44:                                               ; preds = %42
  %45 = zext nneg i32 %1 to i64
  br label %63

46:                                               ; preds = %6, %46
  %47 = phi i64 [ 0, %6 ], [ %59, %46 ]
  %48 = getelementptr inbounds nuw %struct.item, ptr %4, i64 %47
  %49 = getelementptr inbounds nuw double, ptr %0, i64 %47
  %50 = load double, ptr %49, align 8, !tbaa !15
  %51 = xor i64 %47, -1
  %52 = getelementptr double, ptr %9, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !15
  %54 = fmul double %50, %53
  store double %50, ptr %48, align 8, !tbaa !15
  %55 = getelementptr inbounds nuw i8, ptr %48, i64 8
  store double %54, ptr %55, align 8, !tbaa !15
  %56 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %57 = trunc nuw nsw i64 %47 to i32
  store i32 %57, ptr %56, align 8, !tbaa !4
  %58 = getelementptr inbounds nuw i8, ptr %48, i64 20
  store i32 0, ptr %58, align 4
  %59 = add nuw nsw i64 %47, 1
  %60 = icmp eq i64 %59, %8
  br i1 %60, label %10, label %46, !llvm.loop !16

61:                                               ; preds = %63, %42
  %62 = phi double [ 0.000000e+00, %42 ], [ %77, %63 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret double %62

63:                                               ; preds = %44, %63
  %64 = phi i64 [ 0, %44 ], [ %78, %63 ]
  %65 = phi double [ 0.000000e+00, %44 ], [ %77, %63 ]
  %66 = getelementptr inbounds nuw %struct.item, ptr %4, i64 %64
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %68 = load double, ptr %67, align 8, !tbaa !17
  %69 = getelementptr inbounds nuw i8, ptr %66, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !18
  %71 = sitofp i32 %70 to double
  %72 = fmul double %68, %71
  %73 = tail call double @llvm.fmuladd.f64(double %65, double 8.000000e-01, double %72)
  %74 = load double, ptr %66, align 8, !tbaa !8
  %75 = trunc nuw nsw i64 %64 to i32
  %76 = uitofp nneg i32 %75 to double
  %77 = tail call double @llvm.fmuladd.f64(double %74, double %76, double %73)
  %78 = add nuw nsw i64 %64, 1
  %79 = icmp eq i64 %78, %45
  br i1 %79, label %61, label %63, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!8 = !{!9, !10, i64 0}
!9 = !{!"item", !10, i64 0, !10, i64 8, !5, i64 16}
!10 = !{!"double", !6, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = !{!10, !10, i64 0}
!16 = distinct !{!16, !12, !13}
!17 = !{!9, !10, i64 8}
!18 = !{!9, !5, i64 16}
!19 = distinct !{!19, !12, !13}
