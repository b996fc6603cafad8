; ModuleID = 'indirect_struct.c'
source_filename = "indirect_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.state = type { double, double, i32 }

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @indirect_struct(double noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.state, align 8
  %5 = alloca %struct.state, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  store double %0, ptr %4, align 8, !tbaa !8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %1, ptr %6, align 8, !tbaa !11
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 0, ptr %7, align 8, !tbaa !12
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 0, ptr %8, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %37

10:                                               ; preds = %3
  %11 = and i32 %2, 1
  %12 = icmp eq i32 %2, 1
  br i1 %12, label %21, label %13

13:                                               ; preds = %10
  %14 = and i32 %2, 2147483646
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %42

19:                                               ; preds = %42
  %20 = icmp eq i32 %11, 0
  br i1 %20, label %32, label %21

21:                                               ; preds = %19, %10
  %22 = phi double [ %1, %10 ], [ %53, %19 ]
  %23 = phi double [ %0, %10 ], [ %51, %19 ]
  %24 = icmp ne i32 %11, 0
  tail call void @llvm.assume(i1 %24)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, ptr noundef nonnull align 8 dereferenceable(24) %4, i64 24, i1 false), !tbaa.struct !13
  %25 = fmul double %23, %22
  store double %25, ptr %5, align 8, !tbaa !8
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %27 = load double, ptr %26, align 8, !tbaa !11
  %28 = fadd double %23, %27
  store double %28, ptr %26, align 8, !tbaa !11
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %30 = load i32, ptr %29, align 8, !tbaa !12
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %29, align 8, !tbaa !12
  br label %32

32:                                               ; preds = %19, %21
  %33 = phi double [ %51, %19 ], [ %25, %21 ]
  %34 = phi double [ %53, %19 ], [ %28, %21 ]
  %35 = phi i32 [ %55, %19 ], [ %31, %21 ]
  %36 = sitofp i32 %35 to double
  br label %37

37:                                               ; preds = %32, %3
  %38 = phi double [ 0.000000e+00, %3 ], [ %36, %32 ]
  %39 = phi double [ %1, %3 ], [ %34, %32 ]
  %40 = phi double [ %0, %3 ], [ %33, %32 ]
  %41 = tail call double @llvm.fmuladd.f64(double %39, double %38, double %40)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret double %41

42:                                               ; preds = %42, %13
  %43 = phi double [ %1, %13 ], [ %53, %42 ]
  %44 = phi double [ %0, %13 ], [ %51, %42 ]
  %45 = phi i32 [ 0, %13 ], [ %56, %42 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, ptr noundef nonnull align 8 dereferenceable(24) %4, i64 24, i1 false), !tbaa.struct !13
  %46 = fmul double %44, %43
  store double %46, ptr %5, align 8, !tbaa !8
  %47 = load double, ptr %16, align 8, !tbaa !11
  %48 = fadd double %44, %47
  store double %48, ptr %16, align 8, !tbaa !11
  %49 = load i32, ptr %15, align 8, !tbaa !12
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %15, align 8, !tbaa !12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, ptr noundef nonnull align 8 dereferenceable(24) %5, i64 24, i1 false), !tbaa.struct !13
  %51 = fmul double %46, %48
  store double %51, ptr %4, align 8, !tbaa !8
  %52 = load double, ptr %17, align 8, !tbaa !11
  %53 = fadd double %46, %52
  store double %53, ptr %17, align 8, !tbaa !11
  %54 = load i32, ptr %18, align 8, !tbaa !12
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %18, align 8, !tbaa !12
  %56 = add i32 %45, 2
  %57 = icmp eq i32 %56, %14
  br i1 %57, label %19, label %42, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!9, !10, i64 0}
!9 = !{!"state", !10, i64 0, !10, i64 8, !5, i64 16}
!10 = !{!"double", !6, i64 0}
!11 = !{!9, !10, i64 8}
!12 = !{!9, !5, i64 16}
!13 = !{i64 0, i64 8, !14, i64 8, i64 8, !14, i64 16, i64 4, !4}
!14 = !{!10, !10, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
