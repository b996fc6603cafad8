; ModuleID = 'time_warp.c'
source_filename = "time_warp.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @time_warp(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, double noundef %4) local_unnamed_addr #0 {
  %6 = add nsw i32 %2, 1
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 3
  %9 = tail call noalias ptr @malloc(i64 noundef %8) #5
  %10 = icmp slt i32 %2, 0
  br i1 %10, label %20, label %11

11:                                               ; preds = %5
  %12 = add nsw i32 %3, 1
  %13 = sext i32 %12 to i64
  %14 = shl nsw i64 %13, 3
  %15 = icmp slt i32 %3, 0
  %16 = add i32 %3, 1
  %17 = add nuw i32 %2, 1
  %18 = zext i32 %17 to i64
  %19 = zext i32 %16 to i64
  br label %29

20:                                               ; preds = %33, %5
  %21 = icmp slt i32 %2, 1
  br i1 %21, label %54, label %22

22:                                               ; preds = %20
  %23 = icmp slt i32 %3, 1
  %24 = fneg double %4
  %25 = add i32 %3, 1
  %26 = add nuw i32 %2, 1
  %27 = zext i32 %26 to i64
  %28 = zext i32 %25 to i64
  br label %45

29:                                               ; preds = %11, %33
  %30 = phi i64 [ 0, %11 ], [ %34, %33 ]
  %31 = tail call noalias ptr @malloc(i64 noundef %14) #5
  %32 = getelementptr inbounds nuw ptr, ptr %9, i64 %30
  store ptr %31, ptr %32, align 8, !tbaa !8
  br i1 %15, label %33, label %36

33:                                               ; preds = %36, %29
  %34 = add nuw nsw i64 %30, 1
  %35 = icmp eq i64 %34, %18
  br i1 %35, label %20, label %29, !llvm.loop !11

36:                                               ; preds = %29, %36
  %37 = phi i64 [ %43, %36 ], [ 0, %29 ]
  %38 = or i64 %37, %30
  %39 = and i64 %38, 4294967295
  %40 = icmp eq i64 %39, 0
  %41 = select i1 %40, double 0.000000e+00, double 1.000000e+03
  %42 = getelementptr inbounds nuw double, ptr %31, i64 %37
  store double %41, ptr %42, align 8, !tbaa !14
  %43 = add nuw nsw i64 %37, 1
  %44 = icmp eq i64 %43, %19
  br i1 %44, label %33, label %36, !llvm.loop !16

45:                                               ; preds = %22, %65
  %46 = phi i64 [ 1, %22 ], [ %66, %65 ]
  br i1 %23, label %65, label %47

47:                                               ; preds = %45
  %48 = add nsw i64 %46, -1
  %49 = getelementptr inbounds double, ptr %0, i64 %48
  %50 = getelementptr inbounds ptr, ptr %9, i64 %48
  %51 = load ptr, ptr %50, align 8, !tbaa !8
  %52 = getelementptr inbounds nuw ptr, ptr %9, i64 %46
  %53 = load ptr, ptr %52, align 8, !tbaa !8
  br label %68

54:                                               ; preds = %65, %20
  %55 = sext i32 %2 to i64
  %56 = getelementptr inbounds ptr, ptr %9, i64 %55
  %57 = load ptr, ptr %56, align 8, !tbaa !8
  %58 = sext i32 %3 to i64
  %59 = getelementptr inbounds double, ptr %57, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !14
  %61 = icmp slt i32 %2, 0
  br i1 %61, label %101, label %62

62:                                               ; preds = %54
  %63 = add nuw i32 %2, 1
  %64 = zext i32 %63 to i64
  br label %102

65:                                               ; preds = %68, %45
  %66 = add nuw nsw i64 %46, 1
  %67 = icmp eq i64 %66, %27
  br i1 %67, label %54, label %45, !llvm.loop !17

68:                                               ; preds = %47, %68
  %69 = phi i64 [ 1, %47 ], [ %99, %68 ]
  %70 = load double, ptr %49, align 8, !tbaa !14
  %71 = add nsw i64 %69, -1
  %72 = getelementptr inbounds double, ptr %1, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !14
  %74 = fsub double %70, %73
  %75 = fmul double %74, %74
  %76 = getelementptr inbounds nuw double, ptr %51, i64 %69
  %77 = load double, ptr %76, align 8, !tbaa !14
  %78 = getelementptr inbounds double, ptr %53, i64 %71
  %79 = load double, ptr %78, align 8, !tbaa !14
  %80 = getelementptr inbounds double, ptr %51, i64 %71
  %81 = load double, ptr %80, align 8, !tbaa !14
  %82 = tail call double @llvm.minnum.f64(double %79, double %81)
  %83 = tail call double @llvm.minnum.f64(double %77, double %82)
  %84 = fsub double %83, %77
  %85 = fdiv double %84, %4
  %86 = tail call double @exp(double noundef %85) #6, !tbaa !4
  %87 = fsub double %83, %79
  %88 = fdiv double %87, %4
  %89 = tail call double @exp(double noundef %88) #6, !tbaa !4
  %90 = fadd double %86, %89
  %91 = fsub double %83, %81
  %92 = fdiv double %91, %4
  %93 = tail call double @exp(double noundef %92) #6, !tbaa !4
  %94 = fadd double %90, %93
  %95 = tail call double @log(double noundef %94) #6, !tbaa !4
  %96 = tail call double @llvm.fmuladd.f64(double %24, double %95, double %83)
  %97 = fadd double %75, %96
  %98 = getelementptr inbounds nuw double, ptr %53, i64 %69
  store double %97, ptr %98, align 8, !tbaa !14
  %99 = add nuw nsw i64 %69, 1
  %100 = icmp eq i64 %99, %28
  br i1 %100, label %65, label %68, !llvm.loop !18

101:                                              ; preds = %102, %54
  tail call void @free(ptr noundef %9) #6
  ret double %60

102:                                              ; preds = %62, %102
  %103 = phi i64 [ 0, %62 ], [ %106, %102 ]
  %104 = getelementptr inbounds nuw ptr, ptr %9, i64 %103
  %105 = load ptr, ptr %104, align 8, !tbaa !8
  tail call void @free(ptr noundef %105) #6
  %106 = add nuw nsw i64 %103, 1
  %107 = icmp eq i64 %106, %64
  br i1 %107, label %101, label %102, !llvm.loop !19
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"p1 double", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !6, i64 0}
!16 = distinct !{!16, !12, !13}
!17 = distinct !{!17, !12, !13}
!18 = distinct !{!18, !12, !13}
!19 = distinct !{!19, !12, !13}
