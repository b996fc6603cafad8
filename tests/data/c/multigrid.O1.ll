; ModuleID = 'multigrid.c'
source_filename = "multigrid.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @multigrid(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = add nsw i32 %1, 1
  %4 = sext i32 %3 to i64
  %5 = tail call noalias ptr @calloc(i64 noundef %4, i64 noundef 8) #5
  %6 = sitofp i32 %1 to double
  %7 = fdiv double 1.000000e+00, %6
  br label %13

8:                                                ; preds = %13
  %9 = icmp slt i32 %1, 0
  br i1 %9, label %17, label %10

10:                                               ; preds = %8
  %11 = add nuw i32 %1, 1
  %12 = zext i32 %11 to i64
  br label %19

13:                                               ; preds = %2, %13
  %14 = phi i32 [ 0, %2 ], [ %15, %13 ]
  tail call fastcc void @cycle(ptr noundef %5, ptr noundef %0, i32 noundef %1, double noundef %7)
  %15 = add nuw nsw i32 %14, 1
  %16 = icmp eq i32 %14, 0
  br i1 %16, label %13, label %8, !llvm.loop !8

17:                                               ; preds = %19, %8
  %18 = phi double [ 0.000000e+00, %8 ], [ %24, %19 ]
  tail call void @free(ptr noundef %5) #6
  ret double %18

19:                                               ; preds = %10, %19
  %20 = phi i64 [ 0, %10 ], [ %25, %19 ]
  %21 = phi double [ 0.000000e+00, %10 ], [ %24, %19 ]
  %22 = getelementptr inbounds nuw double, ptr %5, i64 %20
  %23 = load double, ptr %22, align 8, !tbaa !11
  %24 = tail call double @llvm.fmuladd.f64(double %23, double %23, double %21)
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, %12
  br i1 %26, label %17, label %19, !llvm.loop !13
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @cycle(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, double noundef %3) unnamed_addr #0 {
  %5 = icmp sgt i32 %2, 1
  br i1 %5, label %6, label %24

6:                                                ; preds = %4
  %7 = fneg double %3
  %8 = fmul double %3, %7
  %9 = zext nneg i32 %2 to i64
  %10 = load double, ptr %0, align 8
  br label %11

11:                                               ; preds = %11, %6
  %12 = phi double [ %10, %6 ], [ %22, %11 ]
  %13 = phi i64 [ 1, %6 ], [ %15, %11 ]
  %14 = getelementptr double, ptr %0, i64 %13
  %15 = add nuw nsw i64 %13, 1
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !11
  %18 = fadd double %12, %17
  %19 = getelementptr inbounds nuw double, ptr %1, i64 %13
  %20 = load double, ptr %19, align 8, !tbaa !11
  %21 = tail call double @llvm.fmuladd.f64(double %8, double %20, double %18)
  %22 = fmul double %21, 5.000000e-01
  store double %22, ptr %14, align 8, !tbaa !11
  %23 = icmp eq i64 %15, %9
  br i1 %23, label %24, label %11, !llvm.loop !14

24:                                               ; preds = %11, %4
  %25 = icmp sgt i32 %2, 2
  br i1 %25, label %26, label %80

26:                                               ; preds = %24
  %27 = lshr i32 %2, 1
  %28 = add nuw nsw i32 %27, 1
  %29 = zext nneg i32 %28 to i64
  %30 = tail call noalias ptr @calloc(i64 noundef %29, i64 noundef 8) #5
  %31 = tail call noalias ptr @calloc(i64 noundef %29, i64 noundef 8) #5
  %32 = icmp eq i32 %2, 3
  br i1 %32, label %37, label %33

33:                                               ; preds = %26
  %34 = fmul double %3, %3
  %35 = tail call i32 @llvm.umax.i32(i32 %27, i32 2)
  %36 = zext nneg i32 %35 to i64
  br label %41

37:                                               ; preds = %41, %26
  %38 = fmul double %3, 2.000000e+00
  tail call fastcc void @cycle(ptr noundef %31, ptr noundef %30, i32 noundef %27, double noundef %38)
  %39 = tail call i32 @llvm.smax.i32(i32 %2, i32 2)
  %40 = zext nneg i32 %39 to i64
  br label %60

41:                                               ; preds = %33, %41
  %42 = phi i64 [ 1, %33 ], [ %57, %41 ]
  %43 = shl nuw nsw i64 %42, 1
  %44 = getelementptr inbounds nuw double, ptr %1, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !11
  %46 = getelementptr double, ptr %0, i64 %43
  %47 = getelementptr i8, ptr %46, i64 -8
  %48 = load double, ptr %47, align 8, !tbaa !11
  %49 = load double, ptr %46, align 8, !tbaa !11
  %50 = tail call double @llvm.fmuladd.f64(double %49, double -2.000000e+00, double %48)
  %51 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %52 = load double, ptr %51, align 8, !tbaa !11
  %53 = fadd double %50, %52
  %54 = fdiv double %53, %34
  %55 = fsub double %45, %54
  %56 = getelementptr inbounds nuw double, ptr %30, i64 %42
  store double %55, ptr %56, align 8, !tbaa !11
  %57 = add nuw nsw i64 %42, 1
  %58 = icmp eq i64 %57, %36
  br i1 %58, label %37, label %41, !llvm.loop !15

59:                                               ; preds = %73
  tail call void @free(ptr noundef %30) #6
  tail call void @free(ptr noundef %31) #6
  br label %80

60:                                               ; preds = %37, %73
  %61 = phi i64 [ 1, %37 ], [ %78, %73 ]
  %62 = and i64 %61, 1
  %63 = icmp eq i64 %62, 0
  %64 = lshr i64 %61, 1
  %65 = and i64 %64, 2147483647
  %66 = getelementptr inbounds nuw double, ptr %31, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !11
  br i1 %63, label %73, label %68

68:                                               ; preds = %60
  %69 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %70 = load double, ptr %69, align 8, !tbaa !11
  %71 = fadd double %67, %70
  %72 = fmul double %71, 5.000000e-01
  br label %73

73:                                               ; preds = %60, %68
  %74 = phi double [ %72, %68 ], [ %67, %60 ]
  %75 = getelementptr inbounds nuw double, ptr %0, i64 %61
  %76 = load double, ptr %75, align 8, !tbaa !11
  %77 = fadd double %74, %76
  store double %77, ptr %75, align 8, !tbaa !11
  %78 = add nuw nsw i64 %61, 1
  %79 = icmp eq i64 %78, %40
  br i1 %79, label %59, label %60, !llvm.loop !16

80:                                               ; preds = %59, %24
  br i1 %5, label %81, label %99

81:                                               ; preds = %80
  %82 = fneg double %3
  %83 = fmul double %3, %82
  %84 = zext nneg i32 %2 to i64
  %85 = load double, ptr %0, align 8
  br label %86

86:                                               ; preds = %86, %81
  %87 = phi double [ %85, %81 ], [ %97, %86 ]
  %88 = phi i64 [ 1, %81 ], [ %90, %86 ]
  %89 = getelementptr double, ptr %0, i64 %88
  %90 = add nuw nsw i64 %88, 1
  %91 = getelementptr inbounds nuw double, ptr %0, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !11
  %93 = fadd double %87, %92
  %94 = getelementptr inbounds nuw double, ptr %1, i64 %88
  %95 = load double, ptr %94, align 8, !tbaa !11
  %96 = tail call double @llvm.fmuladd.f64(double %83, double %95, double %93)
  %97 = fmul double %96, 5.000000e-01
  store double %97, ptr %89, align 8, !tbaa !11
  %98 = icmp eq i64 %90, %84
  br i1 %98, label %99, label %86, !llvm.loop !14

99:                                               ; preds = %86, %80
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind allocsize(0,1) }
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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}
!15 = distinct !{!15, !9, !10}
!16 = distinct !{!16, !9, !10}
