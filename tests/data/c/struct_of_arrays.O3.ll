; ModuleID = 'struct_of_arrays.c'
source_filename = "struct_of_arrays.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @struct_of_arrays(ptr noundef readonly captures(none) %0, i32 noundef %1, double noundef %2) local_unnamed_addr #0 {
  %4 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #7
  store i32 %1, ptr %4, align 8, !tbaa !8
  %5 = sext i32 %1 to i64
  %6 = shl nsw i64 %5, 3
  %7 = tail call noalias ptr @malloc(i64 noundef %6) #7
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %7, ptr %8, align 8, !tbaa !12
  %9 = tail call noalias ptr @malloc(i64 noundef %6) #7
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %9, ptr %10, align 8, !tbaa !13
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %12, label %53

12:                                               ; preds = %3
  %13 = zext nneg i32 %1 to i64
  %14 = getelementptr double, ptr %0, i64 %5
  %15 = icmp eq i32 %1, 1
  br i1 %15, label %34, label %16

16:                                               ; preds = %12
  %17 = and i64 %13, 2147483646
  br label %18

18:                                               ; preds = %18, %16
  %19 = phi i64 [ 0, %16 ], [ %30, %18 ]
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %19
  %21 = load <2 x double>, ptr %20, align 8, !tbaa !14
  %22 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %21, <2 x double> %21, <2 x double> splat (double 1.000000e+00))
  %23 = getelementptr inbounds nuw double, ptr %7, i64 %19
  store <2 x double> %22, ptr %23, align 8, !tbaa !14
  %24 = xor i64 %19, -1
  %25 = getelementptr double, ptr %14, i64 %24
  %26 = getelementptr i8, ptr %25, i64 -8
  %27 = load <2 x double>, ptr %26, align 8, !tbaa !14
  %28 = shufflevector <2 x double> %27, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %29 = getelementptr inbounds nuw double, ptr %9, i64 %19
  store <2 x double> %28, ptr %29, align 8, !tbaa !14
  %30 = add nuw i64 %19, 2
  %31 = icmp eq i64 %30, %17
  br i1 %31, label %32, label %18, !llvm.loop !16

32:                                               ; preds = %18
  %33 = icmp eq i64 %17, %13
  br i1 %33, label %48, label %34

34:                                               ; preds = %12, %32
  %35 = phi i64 [ 0, %12 ], [ %17, %32 ]
  br label %36

36:                                               ; preds = %34, %36
  %37 = phi i64 [ %46, %36 ], [ %35, %34 ]
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !14
  %40 = tail call double @llvm.fmuladd.f64(double %39, double %39, double 1.000000e+00)
  %41 = getelementptr inbounds nuw double, ptr %7, i64 %37
  store double %40, ptr %41, align 8, !tbaa !14
  %42 = xor i64 %37, -1
  %43 = getelementptr double, ptr %14, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !14
  %45 = getelementptr inbounds nuw double, ptr %9, i64 %37
  store double %44, ptr %45, align 8, !tbaa !14
  %46 = add nuw nsw i64 %37, 1
  %47 = icmp eq i64 %46, %13
  br i1 %47, label %48, label %36, !llvm.loop !20

48:                                               ; preds = %36, %32
  tail call fastcc void @advance(ptr noundef nonnull %4, double noundef %2)
  tail call fastcc void @advance(ptr noundef nonnull %4, double noundef %2)
  tail call fastcc void @advance(ptr noundef nonnull %4, double noundef %2)
  %49 = and i64 %13, 3
  %50 = icmp ult i32 %1, 4
  br i1 %50, label %56, label %51

51:                                               ; preds = %48
  %52 = and i64 %13, 2147483644
  br label %72

53:                                               ; preds = %3
  tail call fastcc void @advance(ptr noundef nonnull %4, double noundef %2)
  tail call fastcc void @advance(ptr noundef nonnull %4, double noundef %2)
  tail call fastcc void @advance(ptr noundef nonnull %4, double noundef %2)
  br label %70

54:                                               ; preds = %72
  %55 = icmp eq i64 %49, 0
  br i1 %55, label %70, label %56

56:                                               ; preds = %54, %48
  %57 = phi i64 [ 0, %48 ], [ %91, %54 ]
  %58 = phi double [ 0.000000e+00, %48 ], [ %90, %54 ]
  %59 = icmp ne i64 %49, 0
  tail call void @llvm.assume(i1 %59)
  br label %60

60:                                               ; preds = %60, %56
  %61 = phi i64 [ %57, %56 ], [ %67, %60 ]
  %62 = phi double [ %58, %56 ], [ %66, %60 ]
  %63 = phi i64 [ 0, %56 ], [ %68, %60 ]
  %64 = getelementptr inbounds nuw double, ptr %7, i64 %61
  %65 = load double, ptr %64, align 8, !tbaa !14
  %66 = tail call double @llvm.fmuladd.f64(double %65, double %65, double %62)
  %67 = add nuw nsw i64 %61, 1
  %68 = add i64 %63, 1
  %69 = icmp eq i64 %68, %49
  br i1 %69, label %70, label %60, !llvm.loop !21

70:                                               ; preds = %54, %60, %53
  %71 = phi double [ 0.000000e+00, %53 ], [ %90, %54 ], [ %66, %60 ]
  tail call void @free(ptr noundef %7) #8
  tail call void @free(ptr noundef %9) #8
  tail call void @free(ptr noundef nonnull %4) #8
  ret double %71

72:                                               ; preds = %72, %51
  %73 = phi i64 [ 0, %51 ], [ %91, %72 ]
  %74 = phi double [ 0.000000e+00, %51 ], [ %90, %72 ]
  %75 = phi i64 [ 0, %51 ], [ %92, %72 ]
  %76 = getelementptr inbounds nuw double, ptr %7, i64 %73
  %77 = load double, ptr %76, align 8, !tbaa !14
  %78 = tail call double @llvm.fmuladd.f64(double %77, double %77, double %74)
  %79 = getelementptr inbounds nuw double, ptr %7, i64 %73
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %81 = load double, ptr %80, align 8, !tbaa !14
  %82 = tail call double @llvm.fmuladd.f64(double %81, double %81, double %78)
  %83 = getelementptr inbounds nuw double, ptr %7, i64 %73
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 16
  %85 = load double, ptr %84, align 8, !tbaa !14
  %86 = tail call double @llvm.fmuladd.f64(double %85, double %85, double %82)
  %87 = getelementptr inbounds nuw double, ptr %7, i64 %73
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 24
  %89 = load double, ptr %88, align 8, !tbaa !14
  %90 = tail call double @llvm.fmuladd.f64(double %89, double %89, double %86)
  %91 = add nuw nsw i64 %73, 4
  %92 = add i64 %75, 4
  %93 = icmp eq i64 %92, %52
  br i1 %93, label %54, label %72, !llvm.loop !23
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @advance(ptr noundef readonly captures(none) %0, double noundef %1) unnamed_addr #1 {
  %3 = load i32, ptr %0, align 8, !tbaa !8
  %4 = icmp sgt i32 %3, 1
  br i1 %4, label %5, label %35

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !12
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !13
  %10 = fneg double %1
  %11 = zext nneg i32 %3 to i64
  %12 = load double, ptr %7, align 8, !tbaa !14
  %13 = add nsw i64 %11, -1
  %14 = and i64 %13, 1
  %15 = icmp eq i32 %3, 2
  br i1 %15, label %20, label %16

16:                                               ; preds = %5
  %17 = and i64 %13, -2
  br label %36

18:                                               ; preds = %36
  %19 = icmp eq i64 %14, 0
  br i1 %19, label %35, label %20

20:                                               ; preds = %18, %5
  %21 = phi double [ %12, %5 ], [ %62, %18 ]
  %22 = phi i64 [ 1, %5 ], [ %63, %18 ]
  %23 = icmp ne i64 %14, 0
  tail call void @llvm.assume(i1 %23)
  %24 = getelementptr inbounds nuw double, ptr %7, i64 %22
  %25 = load double, ptr %24, align 8, !tbaa !14
  %26 = getelementptr inbounds nuw double, ptr %9, i64 %22
  %27 = load double, ptr %26, align 8, !tbaa !14
  %28 = getelementptr double, ptr %9, i64 %22
  %29 = getelementptr i8, ptr %28, i64 -8
  %30 = load double, ptr %29, align 8, !tbaa !14
  %31 = fneg double %30
  %32 = fmul double %21, %31
  %33 = tail call double @llvm.fmuladd.f64(double %25, double %27, double %32)
  %34 = tail call double @llvm.fmuladd.f64(double %10, double %33, double %25)
  store double %34, ptr %24, align 8, !tbaa !14
  br label %35

35:                                               ; preds = %20, %18, %2
  ret void

36:                                               ; preds = %36, %16
  %37 = phi double [ %12, %16 ], [ %62, %36 ]
  %38 = phi i64 [ 1, %16 ], [ %63, %36 ]
  %39 = phi i64 [ 0, %16 ], [ %64, %36 ]
  %40 = getelementptr inbounds nuw double, ptr %7, i64 %38
  %41 = load double, ptr %40, align 8, !tbaa !14
  %42 = getelementptr inbounds nuw double, ptr %9, i64 %38
  %43 = load double, ptr %42, align 8, !tbaa !14
  %44 = getelementptr double, ptr %9, i64 %38
  %45 = getelementptr i8, ptr %44, i64 -8
  %46 = load double, ptr %45, align 8, !tbaa !14
  %47 = fneg double %46
  %48 = fmul double %37, %47
  %49 = tail call double @llvm.fmuladd.f64(double %41, double %43, double %48)
  %50 = tail call double @llvm.fmuladd.f64(double %10, double %49, double %41)
  store double %50, ptr %40, align 8, !tbaa !14
  %51 = add nuw nsw i64 %38, 1
  %52 = getelementptr inbounds nuw double, ptr %7, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !14
  %54 = getelementptr inbounds nuw double, ptr %9, i64 %51
  %55 = load double, ptr %54, align 8, !tbaa !14
  %56 = getelementptr double, ptr %9, i64 %51
  %57 = getelementptr i8, ptr %56, i64 -8
  %58 = load double, ptr %57, align 8, !tbaa !14
  %59 = fneg double %58
  %60 = fmul double %50, %59
  %61 = tail call double @llvm.fmuladd.f64(double %53, double %55, double %60)
  %62 = tail call double @llvm.fmuladd.f64(double %10, double %61, double %53)
  store double %62, ptr %52, align 8, !tbaa !14
  %63 = add nuw nsw i64 %38, 2
  %64 = add i64 %39, 2
  %65 = icmp eq i64 %64, %17
  br i1 %65, label %18, label %36, !llvm.loop !24
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { nounwind }

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
!9 = !{!"field", !5, i64 0, !10, i64 8, !10, i64 16}
!10 = !{!"p1 double", !11, i64 0}
!11 = !{!"any pointer", !6, i64 0}
!12 = !{!9, !10, i64 8}
!13 = !{!9, !10, i64 16}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !6, i64 0}
!16 = distinct !{!16, !17, !18, !19}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.isvectorized", i32 1}
!19 = !{!"llvm.loop.unroll.runtime.disable"}
!20 = distinct !{!20, !17, !19, !18}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = distinct !{!23, !17}
!24 = distinct !{!24, !17}
