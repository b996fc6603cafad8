; ModuleID = 'memcpy_struct.c'
source_filename = "memcpy_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i32, double, ptr, float }

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @memcpy_struct(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [4 x %struct.item], align 16
  %4 = alloca [4 x %struct.item], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %4, i8 0, i64 128, i1 false)
  br label %9

5:                                                ; preds = %9
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %6, ptr noundef nonnull align 16 dereferenceable(96) %3, i64 96, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = load double, ptr %7, align 8, !tbaa !8
  br label %32

9:                                                ; preds = %2, %9
  %10 = phi i64 [ 0, %2 ], [ %18, %9 ]
  %11 = getelementptr inbounds nuw %struct.item, ptr %3, i64 %10
  %12 = trunc nuw nsw i64 %10 to i32
  %13 = srem i32 %12, %1
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !14
  %17 = fmul double %16, 2.000000e+00
  %18 = add nuw nsw i64 %10, 1
  %19 = trunc nuw nsw i64 %18 to i32
  %20 = srem i32 %19, %1
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %21
  %23 = fptrunc double %16 to float
  %24 = trunc nuw nsw i64 %10 to i32
  store i32 %24, ptr %11, align 16, !tbaa !4
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 4
  store i32 0, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store double %17, ptr %26, align 8, !tbaa !14
  %27 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store ptr %22, ptr %27, align 16, !tbaa !15
  %28 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store float %23, ptr %28, align 8, !tbaa !16
  %29 = getelementptr inbounds nuw i8, ptr %11, i64 28
  store i32 0, ptr %29, align 4
  %30 = icmp eq i64 %18, 4
  br i1 %30, label %5, label %9, !llvm.loop !17

31:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret double %50

32:                                               ; preds = %5, %32
  %33 = phi i64 [ 1, %5 ], [ %51, %32 ]
  %34 = phi double [ 0.000000e+00, %5 ], [ %50, %32 ]
  %35 = getelementptr inbounds nuw %struct.item, ptr %4, i64 %33
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %37 = load double, ptr %36, align 8, !tbaa !8
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %39 = load ptr, ptr %38, align 16, !tbaa !20
  %40 = load double, ptr %39, align 8, !tbaa !14
  %41 = fmul double %37, %40
  %42 = load i32, ptr %35, align 16, !tbaa !21
  %43 = add nsw i32 %42, 1
  %44 = sitofp i32 %43 to double
  %45 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %46 = load float, ptr %45, align 8, !tbaa !22
  %47 = fpext float %46 to double
  %48 = tail call double @llvm.fmuladd.f64(double %41, double %44, double %47)
  %49 = fadd double %8, %48
  %50 = fadd double %34, %49
  %51 = add nuw nsw i64 %33, 1
  %52 = icmp eq i64 %51, 4
  br i1 %52, label %31, label %32, !llvm.loop !23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!9, !10, i64 8}
!9 = !{!"item", !5, i64 0, !10, i64 8, !11, i64 16, !13, i64 24}
!10 = !{!"double", !6, i64 0}
!11 = !{!"p1 double", !12, i64 0}
!12 = !{!"any pointer", !6, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!10, !10, i64 0}
!15 = !{!11, !11, i64 0}
!16 = !{!13, !13, i64 0}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!9, !11, i64 16}
!21 = !{!9, !5, i64 0}
!22 = !{!9, !13, i64 24}
!23 = distinct !{!23, !18, !19}
