; ModuleID = 'flexible_array.c'
source_filename = "flexible_array.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @flexible_array(ptr noundef readonly captures(none) %0, i32 noundef %1, double noundef %2) local_unnamed_addr #0 {
  %4 = sext i32 %1 to i64
  %5 = shl nsw i64 %4, 3
  %6 = add nsw i64 %5, 16
  %7 = tail call noalias ptr @malloc(i64 noundef %6) #6
  store i32 %1, ptr %7, align 8, !tbaa !4
  %8 = fmul double %2, %2
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store double %8, ptr %9, align 8, !tbaa !8
  %10 = icmp sgt i32 %1, 0
  br i1 %10, label %11, label %38

11:                                               ; preds = %3
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %13 = zext nneg i32 %1 to i64
  %14 = icmp ult i32 %1, 4
  br i1 %14, label %36, label %15

15:                                               ; preds = %11
  %16 = and i64 %13, 2147483644
  br label %17

17:                                               ; preds = %17, %15
  %18 = phi i64 [ 0, %15 ], [ %31, %17 ]
  %19 = phi <2 x i32> [ <i32 0, i32 1>, %15 ], [ %32, %17 ]
  %20 = add <2 x i32> %19, splat (i32 2)
  %21 = getelementptr inbounds nuw double, ptr %0, i64 %18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %23 = load <2 x double>, ptr %21, align 8, !tbaa !8
  %24 = load <2 x double>, ptr %22, align 8, !tbaa !8
  %25 = uitofp nneg <2 x i32> %19 to <2 x double>
  %26 = uitofp nneg <2 x i32> %20 to <2 x double>
  %27 = fadd <2 x double> %23, %25
  %28 = fadd <2 x double> %24, %26
  %29 = getelementptr inbounds nuw double, ptr %12, i64 %18
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 16
  store <2 x double> %27, ptr %29, align 8, !tbaa !8
  store <2 x double> %28, ptr %30, align 8, !tbaa !8
  %31 = add nuw i64 %18, 4
  %32 = add <2 x i32> %19, splat (i32 4)
  %33 = icmp eq i64 %31, %16
  br i1 %33, label %34, label %17, !llvm.loop !10

34:                                               ; preds = %17
  %35 = icmp eq i64 %16, %13
  br i1 %35, label %38, label %36

36:                                               ; preds = %11, %34
  %37 = phi i64 [ 0, %11 ], [ %16, %34 ]
  br label %40

38:                                               ; preds = %40, %34, %3
  %39 = tail call fastcc double @total(ptr noundef nonnull %9)
  tail call void @free(ptr noundef nonnull %7) #7
  ret double %39

40:                                               ; preds = %36, %40
  %41 = phi i64 [ %48, %40 ], [ %37, %36 ]
  %42 = getelementptr inbounds nuw double, ptr %0, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !8
  %44 = trunc nuw nsw i64 %41 to i32
  %45 = uitofp nneg i32 %44 to double
  %46 = fadd double %43, %45
  %47 = getelementptr inbounds nuw double, ptr %12, i64 %41
  store double %46, ptr %47, align 8, !tbaa !8
  %48 = add nuw nsw i64 %41, 1
  %49 = icmp eq i64 %48, %13
  br i1 %49, label %38, label %40, !llvm.loop !14
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc double @total(ptr noundef readonly captures(none) %0) unnamed_addr #2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -8
  %3 = load i32, ptr %2, align 8, !tbaa !4
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %30

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load double, ptr %0, align 8, !tbaa !8
  %8 = zext nneg i32 %3 to i64
  %9 = and i64 %8, 3
  %10 = icmp ult i32 %3, 4
  br i1 %10, label %15, label %11

11:                                               ; preds = %5
  %12 = and i64 %8, 2147483644
  br label %32

13:                                               ; preds = %32
  %14 = icmp eq i64 %9, 0
  br i1 %14, label %30, label %15

15:                                               ; preds = %13, %5
  %16 = phi i64 [ 0, %5 ], [ %55, %13 ]
  %17 = phi double [ 0.000000e+00, %5 ], [ %54, %13 ]
  %18 = icmp ne i64 %9, 0
  tail call void @llvm.assume(i1 %18)
  br label %19

19:                                               ; preds = %19, %15
  %20 = phi i64 [ %16, %15 ], [ %27, %19 ]
  %21 = phi double [ %17, %15 ], [ %26, %19 ]
  %22 = phi i64 [ 0, %15 ], [ %28, %19 ]
  %23 = getelementptr inbounds nuw double, ptr %6, i64 %20
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = fmul double %24, %24
  %26 = tail call double @llvm.fmuladd.f64(double %25, double %7, double %21)
  %27 = add nuw nsw i64 %20, 1
  %28 = add i64 %22, 1
  %29 = icmp eq i64 %28, %9
  br i1 %29, label %30, label %19, !llvm.loop !15

30:                                               ; preds = %13, %19, %1
  %31 = phi double [ 0.000000e+00, %1 ], [ %54, %13 ], [ %26, %19 ]
  ret double %31

32:                                               ; preds = %32, %11
  %33 = phi i64 [ 0, %11 ], [ %55, %32 ]
  %34 = phi double [ 0.000000e+00, %11 ], [ %54, %32 ]
  %35 = phi i64 [ 0, %11 ], [ %56, %32 ]
  %36 = getelementptr inbounds nuw double, ptr %6, i64 %33
  %37 = load double, ptr %36, align 8, !tbaa !8
  %38 = fmul double %37, %37
  %39 = tail call double @llvm.fmuladd.f64(double %38, double %7, double %34)
  %40 = getelementptr inbounds nuw double, ptr %6, i64 %33
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = fmul double %42, %42
  %44 = tail call double @llvm.fmuladd.f64(double %43, double %7, double %39)
  %45 = getelementptr inbounds nuw double, ptr %6, i64 %33
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = fmul double %47, %47
  %49 = tail call double @llvm.fmuladd.f64(double %48, double %7, double %44)
  %50 = getelementptr inbounds nuw double, ptr %6, i64 %33
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 24
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = fmul double %52, %52
  %54 = tail call double @llvm.fmuladd.f64(double %53, double %7, double %49)
  %55 = add nuw nsw i64 %33, 4
  %56 = add i64 %35, 4
  %57 = icmp eq i64 %56, %12
  br i1 %57, label %13, label %32, !llvm.loop !17
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }

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
!10 = distinct !{!10, !11, !12, !13}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.isvectorized", i32 1}
!13 = !{!"llvm.loop.unroll.runtime.disable"}
!14 = distinct !{!14, !11, !13, !12}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !11}
