; ModuleID = 'strided_view.c'
source_filename = "strided_view.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.view = type { ptr, i64, [2 x i64], [2 x i32] }

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @strided_view(ptr noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.view, align 8
  %5 = alloca %struct.view, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  store ptr %0, ptr %4, align 8, !tbaa !8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 0, ptr %6, align 8, !tbaa !13
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 1, ptr %7, align 8, !tbaa !14
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %9 = sext i32 %2 to i64
  store i64 %9, ptr %8, align 8, !tbaa !14
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i32 %2, ptr %10, align 8, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 36
  store i32 %1, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  store ptr %0, ptr %5, align 8, !tbaa !8
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %13 = add nsw i32 %2, 1
  %14 = sext i32 %13 to i64
  store i64 %14, ptr %12, align 8, !tbaa !13
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %9, ptr %15, align 8, !tbaa !14
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 1, ptr %16, align 8, !tbaa !14
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %18 = add nsw i32 %1, -1
  store i32 %18, ptr %17, align 8, !tbaa !4
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 36
  %20 = add nsw i32 %2, -1
  store i32 %20, ptr %19, align 4, !tbaa !4
  %21 = call fastcc double @weighted(ptr noundef %4)
  %22 = call fastcc double @weighted(ptr noundef %5)
  %23 = fmul double %21, %22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret double %23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc double @weighted(ptr noundef nonnull readonly captures(none) %0) unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load i32, ptr %2, align 8, !tbaa !4
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %26

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = icmp sgt i32 %7, 0
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = zext nneg i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  br label %14

14:                                               ; preds = %5, %28
  %15 = phi i64 [ 0, %5 ], [ %30, %28 ]
  %16 = phi double [ 0.000000e+00, %5 ], [ %29, %28 ]
  br i1 %8, label %17, label %28

17:                                               ; preds = %14
  %18 = load ptr, ptr %0, align 8, !tbaa !8
  %19 = load i64, ptr %9, align 8, !tbaa !13
  %20 = getelementptr inbounds double, ptr %18, i64 %19
  %21 = load i64, ptr %10, align 8, !tbaa !14
  %22 = mul nsw i64 %21, %15
  %23 = getelementptr inbounds double, ptr %20, i64 %22
  %24 = load i64, ptr %11, align 8, !tbaa !14
  %25 = add nuw nsw i64 %15, 1
  br label %32

26:                                               ; preds = %28, %1
  %27 = phi double [ 0.000000e+00, %1 ], [ %29, %28 ]
  ret double %27

28:                                               ; preds = %32, %14
  %29 = phi double [ %16, %14 ], [ %43, %32 ]
  %30 = add nuw nsw i64 %15, 1
  %31 = icmp eq i64 %30, %12
  br i1 %31, label %26, label %14, !llvm.loop !15

32:                                               ; preds = %17, %32
  %33 = phi i64 [ 0, %17 ], [ %44, %32 ]
  %34 = phi double [ %16, %17 ], [ %43, %32 ]
  %35 = mul nsw i64 %24, %33
  %36 = getelementptr inbounds double, ptr %23, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !18
  %38 = fmul double %37, %37
  %39 = shl nuw nsw i64 %33, 1
  %40 = add nuw nsw i64 %25, %39
  %41 = trunc nuw i64 %40 to i32
  %42 = uitofp nneg i32 %41 to double
  %43 = tail call double @llvm.fmuladd.f64(double %38, double %42, double %34)
  %44 = add nuw nsw i64 %33, 1
  %45 = icmp eq i64 %44, %13
  br i1 %45, label %28, label %32, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!9 = !{!"view", !10, i64 0, !12, i64 8, !6, i64 16, !6, i64 32}
!10 = !{!"p1 double", !11, i64 0}
!11 = !{!"any pointer", !6, i64 0}
!12 = !{!"long", !6, i64 0}
!13 = !{!9, !12, i64 8}
!14 = !{!12, !12, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!19, !19, i64 0}
!19 = !{!"double", !6, i64 0}
!20 = distinct !{!20, !16, !17}
