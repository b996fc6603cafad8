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
  br i1 %4, label %5, label %33

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = icmp sgt i32 %7, 0
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = zext nneg i32 %3 to i64
  %13 = zext i32 %7 to i64
  %14 = and i64 %13, 1
  %15 = icmp eq i32 %7, 1
  %16 = and i64 %13, 2147483646
  %17 = icmp eq i64 %14, 0
  %18 = icmp ne i64 %14, 0
  br label %19

19:                                               ; preds = %5, %48
  %20 = phi i64 [ 0, %5 ], [ %49, %48 ]
  %21 = phi double [ 0.000000e+00, %5 ], [ %50, %48 ]
  br i1 %8, label %24, label %22

22:                                               ; preds = %19
  %23 = add nuw nsw i64 %20, 1
  br label %48

24:                                               ; preds = %19
  %25 = load ptr, ptr %0, align 8, !tbaa !8
  %26 = load i64, ptr %9, align 8, !tbaa !13
  %27 = getelementptr inbounds double, ptr %25, i64 %26
  %28 = load i64, ptr %10, align 8, !tbaa !14
  %29 = mul nsw i64 %28, %20
  %30 = getelementptr inbounds double, ptr %27, i64 %29
  %31 = load i64, ptr %11, align 8, !tbaa !14
  %32 = add nuw nsw i64 %20, 1
  br i1 %15, label %36, label %52

33:                                               ; preds = %48, %1
  %34 = phi double [ 0.000000e+00, %1 ], [ %50, %48 ]
  ret double %34

35:                                               ; preds = %52
  br i1 %17, label %48, label %36

36:                                               ; preds = %35, %24
  %37 = phi i64 [ 0, %24 ], [ %75, %35 ]
  %38 = phi double [ %21, %24 ], [ %74, %35 ]
  tail call void @llvm.assume(i1 %18)
  %39 = mul nsw i64 %31, %37
  %40 = getelementptr inbounds double, ptr %30, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !15
  %42 = fmul double %41, %41
  %43 = shl nuw nsw i64 %37, 1
  %44 = add nuw nsw i64 %32, %43
  %45 = trunc nuw i64 %44 to i32
  %46 = uitofp nneg i32 %45 to double
  %47 = tail call double @llvm.fmuladd.f64(double %42, double %46, double %38)
  br label %48

48:                                               ; preds = %36, %35, %22
  %49 = phi i64 [ %23, %22 ], [ %32, %35 ], [ %32, %36 ]
  %50 = phi double [ %21, %22 ], [ %74, %35 ], [ %47, %36 ]
  %51 = icmp eq i64 %49, %12
  br i1 %51, label %33, label %19, !llvm.loop !17

52:                                               ; preds = %24, %52
  %53 = phi i64 [ %75, %52 ], [ 0, %24 ]
  %54 = phi double [ %74, %52 ], [ %21, %24 ]
  %55 = phi i64 [ %76, %52 ], [ 0, %24 ]
  %56 = mul nsw i64 %31, %53
  %57 = getelementptr inbounds double, ptr %30, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !15
  %59 = fmul double %58, %58
  %60 = shl nuw nsw i64 %53, 1
  %61 = add nuw nsw i64 %32, %60
  %62 = trunc nuw i64 %61 to i32
  %63 = uitofp nneg i32 %62 to double
  %64 = tail call double @llvm.fmuladd.f64(double %59, double %63, double %54)
  %65 = or disjoint i64 %53, 1
  %66 = mul nsw i64 %31, %65
  %67 = getelementptr inbounds double, ptr %30, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !15
  %69 = fmul double %68, %68
  %70 = shl nuw nsw i64 %65, 1
  %71 = add nuw nsw i64 %32, %70
  %72 = trunc nuw i64 %71 to i32
  %73 = uitofp nneg i32 %72 to double
  %74 = tail call double @llvm.fmuladd.f64(double %69, double %73, double %64)
  %75 = add nuw nsw i64 %53, 2
  %76 = add i64 %55, 2
  %77 = icmp eq i64 %76, %16
  br i1 %77, label %35, label %52, !llvm.loop !19
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
