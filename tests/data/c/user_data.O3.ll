; ModuleID = 'user_data.c'
source_filename = "user_data.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.context = type { ptr, double, i32 }

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @user_data(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.context, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  store ptr %1, ptr %4, align 8, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  call fastcc void @for_each(ptr noundef %0, i32 noundef %2, ptr noundef %4)
  %7 = load double, ptr %5, align 8, !tbaa !13
  %8 = load i32, ptr %6, align 8, !tbaa !14
  %9 = sitofp i32 %8 to double
  %10 = fmul double %7, %9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret double %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @for_each(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef nonnull captures(none) %2) unnamed_addr #3 {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %32

5:                                                ; preds = %3
  %6 = load ptr, ptr %2, align 8, !tbaa !8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load double, ptr %7, align 8, !tbaa !13
  %10 = load i32, ptr %8, align 8, !tbaa !14
  %11 = zext nneg i32 %1 to i64
  %12 = and i64 %11, 1
  %13 = icmp eq i32 %1, 1
  br i1 %13, label %18, label %14

14:                                               ; preds = %5
  %15 = and i64 %11, 2147483646
  br label %33

16:                                               ; preds = %33
  %17 = icmp eq i64 %12, 0
  br i1 %17, label %30, label %18

18:                                               ; preds = %16, %5
  %19 = phi i64 [ 0, %5 ], [ %54, %16 ]
  %20 = phi double [ %9, %5 ], [ %53, %16 ]
  %21 = icmp ne i64 %12, 0
  tail call void @llvm.assume(i1 %21)
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %19
  %23 = load double, ptr %22, align 8, !tbaa !15
  %24 = fmul double %23, %23
  %25 = getelementptr inbounds nuw double, ptr %6, i64 %19
  %26 = load double, ptr %25, align 8, !tbaa !15
  %27 = fmul double %20, 1.000000e-01
  %28 = tail call double @llvm.fmuladd.f64(double %24, double %26, double %27)
  %29 = fadd double %20, %28
  store double %29, ptr %7, align 8, !tbaa !13
  br label %30

30:                                               ; preds = %16, %18
  %31 = add i32 %10, %1
  store i32 %31, ptr %8, align 8, !tbaa !14
  br label %32

32:                                               ; preds = %30, %3
  ret void

33:                                               ; preds = %33, %14
  %34 = phi i64 [ 0, %14 ], [ %54, %33 ]
  %35 = phi double [ %9, %14 ], [ %53, %33 ]
  %36 = phi i64 [ 0, %14 ], [ %55, %33 ]
  %37 = getelementptr inbounds nuw double, ptr %0, i64 %34
  %38 = load double, ptr %37, align 8, !tbaa !15
  %39 = fmul double %38, %38
  %40 = getelementptr inbounds nuw double, ptr %6, i64 %34
  %41 = load double, ptr %40, align 8, !tbaa !15
  %42 = fmul double %35, 1.000000e-01
  %43 = tail call double @llvm.fmuladd.f64(double %39, double %41, double %42)
  %44 = fadd double %35, %43
  store double %44, ptr %7, align 8, !tbaa !13
  %45 = or disjoint i64 %34, 1
  %46 = getelementptr inbounds nuw double, ptr %0, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !15
  %48 = fmul double %47, %47
  %49 = getelementptr inbounds nuw double, ptr %6, i64 %45
  %50 = load double, ptr %49, align 8, !tbaa !15
  %51 = fmul double %44, 1.000000e-01
  %52 = tail call double @llvm.fmuladd.f64(double %48, double %50, double %51)
  %53 = fadd double %44, %52
  store double %53, ptr %7, align 8, !tbaa !13
  %54 = add nuw nsw i64 %34, 2
  %55 = add i64 %36, 2
  %56 = icmp eq i64 %55, %15
  br i1 %56, label %16, label %33, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nounwind }

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
!9 = !{!"context", !10, i64 0, !12, i64 8, !5, i64 16}
!10 = !{!"p1 double", !11, i64 0}
!11 = !{!"any pointer", !6, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = !{!9, !12, i64 8}
!14 = !{!9, !5, i64 16}
!15 = !{!12, !12, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
