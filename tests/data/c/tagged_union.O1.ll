; ModuleID = 'tagged_union.c'
source_filename = "tagged_union.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.value = type { i32, %union.anon }
%union.anon = type { double }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @tagged_union(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [6 x %struct.value], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  br label %4

4:                                                ; preds = %2, %25
  %5 = phi i64 [ 0, %2 ], [ %26, %25 ]
  %6 = trunc nuw nsw i64 %5 to i32
  %7 = urem i32 %6, 3
  %8 = getelementptr inbounds nuw %struct.value, ptr %3, i64 %5
  store i32 %7, ptr %8, align 16, !tbaa !8
  %9 = trunc nuw nsw i64 %5 to i32
  %10 = srem i32 %9, %1
  %11 = zext nneg i32 %10 to i64
  switch i32 %7, label %19 [
    i32 0, label %12
    i32 1, label %17
  ]

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw double, ptr %0, i64 %11
  %14 = load double, ptr %13, align 8, !tbaa !10
  %15 = fmul double %14, 5.000000e-01
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store double %15, ptr %16, align 8, !tbaa !12
  br label %25

17:                                               ; preds = %4
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 %11, ptr %18, align 8, !tbaa !12
  br label %25

19:                                               ; preds = %4
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %11
  %21 = load double, ptr %20, align 8, !tbaa !10
  %22 = fptrunc double %21 to float
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store float %22, ptr %23, align 8, !tbaa !12
  %24 = getelementptr inbounds nuw i8, ptr %8, i64 12
  store float 2.000000e+00, ptr %24, align 4, !tbaa !12
  br label %25

25:                                               ; preds = %12, %19, %17
  %26 = add nuw nsw i64 %5, 1
  %27 = icmp eq i64 %26, 6
  br i1 %27, label %29, label %4, !llvm.loop !13

28:                                               ; preds = %51
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  ret double %53

29:                                               ; preds = %25, %51
  %30 = phi i64 [ %32, %51 ], [ 0, %25 ]
  %31 = phi double [ %53, %51 ], [ 0.000000e+00, %25 ]
  %32 = add nuw nsw i64 %30, 1
  %33 = trunc nuw nsw i64 %32 to i32
  %34 = uitofp nneg i32 %33 to double
  %35 = getelementptr inbounds nuw %struct.value, ptr %3, i64 %30
  %36 = load i32, ptr %35, align 16, !tbaa !8
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  switch i32 %36, label %45 [
    i32 0, label %38
    i32 1, label %41
  ]

38:                                               ; preds = %29
  %39 = load double, ptr %37, align 8, !tbaa !12
  %40 = fmul double %39, %39
  br label %51

41:                                               ; preds = %29
  %42 = load i64, ptr %37, align 8, !tbaa !12
  %43 = getelementptr inbounds double, ptr %0, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !10
  br label %51

45:                                               ; preds = %29
  %46 = load float, ptr %37, align 8, !tbaa !12
  %47 = getelementptr inbounds nuw i8, ptr %35, i64 12
  %48 = load float, ptr %47, align 4, !tbaa !12
  %49 = fmul float %46, %48
  %50 = fpext float %49 to double
  br label %51

51:                                               ; preds = %38, %41, %45
  %52 = phi double [ %50, %45 ], [ %40, %38 ], [ %44, %41 ]
  %53 = tail call double @llvm.fmuladd.f64(double %34, double %52, double %31)
  %54 = icmp eq i64 %32, 6
  br i1 %54, label %28, label %29, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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
!8 = !{!9, !5, i64 0}
!9 = !{!"value", !5, i64 0, !6, i64 8}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = !{!6, !6, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
