; ModuleID = 'strided_view.c'
source_filename = "strided_view.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.view = type { ptr, i64, [2 x i64], [2 x i32] }

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @strided_view(ptr noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.view, align 8
  %5 = alloca %struct.view, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
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
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret double %23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc double @weighted(ptr noundef nonnull readonly captures(none) %0) unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load i32, ptr %2, align 8, !tbaa !4
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %73

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %73

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load ptr, ptr %0, align 8, !tbaa !8
  %14 = load i64, ptr %12, align 8, !tbaa !13
  %15 = getelementptr inbounds double, ptr %13, i64 %14
  %16 = load i64, ptr %11, align 8, !tbaa !14
  %17 = load i64, ptr %10, align 8, !tbaa !14
  %18 = zext nneg i32 %3 to i64
  %19 = zext nneg i32 %7 to i64
  %20 = and i64 %19, 1
  %21 = icmp eq i32 %7, 1
  %22 = and i64 %19, 2147483646
  %23 = icmp eq i64 %20, 0
  %24 = icmp ne i64 %20, 0
  br label %25

25:                                               ; preds = %70, %9
  %26 = phi i64 [ %30, %70 ], [ 0, %9 ]
  %27 = phi double [ %71, %70 ], [ 0.000000e+00, %9 ]
  %28 = mul nsw i64 %16, %26
  %29 = getelementptr inbounds double, ptr %15, i64 %28
  %30 = add nuw nsw i64 %26, 1
  br i1 %21, label %58, label %31

31:                                               ; preds = %25, %31
  %32 = phi i64 [ %54, %31 ], [ 0, %25 ]
  %33 = phi double [ %53, %31 ], [ %27, %25 ]
  %34 = phi i64 [ %55, %31 ], [ 0, %25 ]
  %35 = mul nsw i64 %17, %32
  %36 = getelementptr inbounds double, ptr %29, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !15
  %38 = fmul double %37, %37
  %39 = shl nuw nsw i64 %32, 1
  %40 = add nuw nsw i64 %30, %39
  %41 = trunc nuw i64 %40 to i32
  %42 = uitofp nneg i32 %41 to double
  %43 = tail call double @llvm.fmuladd.f64(double %38, double %42, double %33)
  %44 = or disjoint i64 %32, 1
  %45 = mul nsw i64 %17, %44
  %46 = getelementptr inbounds double, ptr %29, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !15
  %48 = fmul double %47, %47
  %49 = shl nuw nsw i64 %44, 1
  %50 = add nuw nsw i64 %30, %49
  %51 = trunc nuw i64 %50 to i32
  %52 = uitofp nneg i32 %51 to double
  %53 = tail call double @llvm.fmuladd.f64(double %48, double %52, double %43)
  %54 = add nuw nsw i64 %32, 2
  %55 = add i64 %34, 2
  %56 = icmp eq i64 %55, %22
  br i1 %56, label %57, label %31, !llvm.loop !17

57:                                               ; preds = %31
  br i1 %23, label %70, label %58

58:                                               ; preds = %57, %25
  %59 = phi i64 [ 0, %25 ], [ %54, %57 ]
  %60 = phi double [ %27, %25 ], [ %53, %57 ]
  tail call void @llvm.assume(i1 %24)
  %61 = mul nsw i64 %17, %59
  %62 = getelementptr inbounds double, ptr %29, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !15
  %64 = fmul double %63, %63
  %65 = shl nuw nsw i64 %59, 1
  %66 = add nuw nsw i64 %30, %65
  %67 = trunc nuw i64 %66 to i32
  %68 = uitofp nneg i32 %67 to double
  %69 = tail call double @llvm.fmuladd.f64(double %64, double %68, double %60)
  br label %70

70:                                               ; preds = %57, %58
  %71 = phi double [ %53, %57 ], [ %69, %58 ]
  %72 = icmp eq i64 %30, %18
  br i1 %72, label %73, label %25, !llvm.loop !19

73:                                               ; preds = %70, %5, %1
  %74 = phi double [ 0.000000e+00, %1 ], [ 0.000000e+00, %5 ], [ %71, %70 ]
  ret double %74
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!9 = !{!"view", !10, i64 0, !12, i64 8, !6, i64 16, !6, i64 32}
!10 = !{!"p1 double", !11, i64 0}
!11 = !{!"any pointer", !6, i64 0}
!12 = !{!"long", !6, i64 0}
!13 = !{!9, !12, i64 8}
!14 = !{!12, !12, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !6, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}
!19 = distinct !{!19, !18}
