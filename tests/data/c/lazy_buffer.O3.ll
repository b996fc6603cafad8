; ModuleID = 'lazy_buffer.c'
source_filename = "lazy_buffer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@capacity = internal unnamed_addr global i32 0, align 4
@buffer = internal unnamed_addr global ptr null, align 8

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @lazy_buffer(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = ptrtoint ptr %0 to i64
  %4 = load i32, ptr @capacity, align 4, !tbaa !4
  %5 = icmp sgt i32 %1, %4
  %6 = load ptr, ptr @buffer, align 8, !tbaa !8
  br i1 %5, label %7, label %11

7:                                                ; preds = %2
  tail call void @free(ptr noundef %6) #4
  %8 = zext nneg i32 %1 to i64
  %9 = shl nuw nsw i64 %8, 3
  %10 = tail call noalias ptr @malloc(i64 noundef %9) #5
  store ptr %10, ptr @buffer, align 8, !tbaa !8
  store i32 %1, ptr @capacity, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %2, %7
  %12 = phi ptr [ %10, %7 ], [ %6, %2 ]
  %13 = icmp sgt i32 %1, 0
  br i1 %13, label %14, label %95

14:                                               ; preds = %11
  %15 = ptrtoint ptr %12 to i64
  %16 = zext nneg i32 %1 to i64
  %17 = icmp ult i32 %1, 4
  %18 = sub i64 %15, %3
  %19 = icmp ult i64 %18, 32
  %20 = select i1 %17, i1 true, i1 %19
  br i1 %20, label %37, label %21

21:                                               ; preds = %14
  %22 = and i64 %16, 2147483644
  br label %23

23:                                               ; preds = %23, %21
  %24 = phi i64 [ 0, %21 ], [ %33, %23 ]
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %27 = load <2 x double>, ptr %25, align 8, !tbaa !11
  %28 = load <2 x double>, ptr %26, align 8, !tbaa !11
  %29 = fmul <2 x double> %27, %27
  %30 = fmul <2 x double> %28, %28
  %31 = getelementptr inbounds nuw double, ptr %12, i64 %24
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 16
  store <2 x double> %29, ptr %31, align 8, !tbaa !11
  store <2 x double> %30, ptr %32, align 8, !tbaa !11
  %33 = add nuw i64 %24, 4
  %34 = icmp eq i64 %33, %22
  br i1 %34, label %35, label %23, !llvm.loop !13

35:                                               ; preds = %23
  %36 = icmp eq i64 %22, %16
  br i1 %36, label %55, label %37

37:                                               ; preds = %14, %35
  %38 = phi i64 [ 0, %14 ], [ %22, %35 ]
  %39 = and i64 %16, 3
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %51, label %41

41:                                               ; preds = %37, %41
  %42 = phi i64 [ %48, %41 ], [ %38, %37 ]
  %43 = phi i64 [ %49, %41 ], [ 0, %37 ]
  %44 = getelementptr inbounds nuw double, ptr %0, i64 %42
  %45 = load double, ptr %44, align 8, !tbaa !11
  %46 = fmul double %45, %45
  %47 = getelementptr inbounds nuw double, ptr %12, i64 %42
  store double %46, ptr %47, align 8, !tbaa !11
  %48 = add nuw nsw i64 %42, 1
  %49 = add i64 %43, 1
  %50 = icmp eq i64 %49, %39
  br i1 %50, label %51, label %41, !llvm.loop !17

51:                                               ; preds = %41, %37
  %52 = phi i64 [ %38, %37 ], [ %48, %41 ]
  %53 = sub nsw i64 %38, %16
  %54 = icmp ugt i64 %53, -4
  br i1 %54, label %55, label %60

55:                                               ; preds = %51, %60, %35
  %56 = zext nneg i32 %1 to i64
  %57 = icmp eq i32 %1, 1
  br i1 %57, label %83, label %58

58:                                               ; preds = %55
  %59 = add nsw i64 %56, -2
  br label %97

60:                                               ; preds = %51, %60
  %61 = phi i64 [ %81, %60 ], [ %52, %51 ]
  %62 = getelementptr inbounds nuw double, ptr %0, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !11
  %64 = fmul double %63, %63
  %65 = getelementptr inbounds nuw double, ptr %12, i64 %61
  store double %64, ptr %65, align 8, !tbaa !11
  %66 = add nuw nsw i64 %61, 1
  %67 = getelementptr inbounds nuw double, ptr %0, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !11
  %69 = fmul double %68, %68
  %70 = getelementptr inbounds nuw double, ptr %12, i64 %66
  store double %69, ptr %70, align 8, !tbaa !11
  %71 = add nuw nsw i64 %61, 2
  %72 = getelementptr inbounds nuw double, ptr %0, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !11
  %74 = fmul double %73, %73
  %75 = getelementptr inbounds nuw double, ptr %12, i64 %71
  store double %74, ptr %75, align 8, !tbaa !11
  %76 = add nuw nsw i64 %61, 3
  %77 = getelementptr inbounds nuw double, ptr %0, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !11
  %79 = fmul double %78, %78
  %80 = getelementptr inbounds nuw double, ptr %12, i64 %76
  store double %79, ptr %80, align 8, !tbaa !11
  %81 = add nuw nsw i64 %61, 4
  %82 = icmp eq i64 %81, %16
  br i1 %82, label %55, label %60, !llvm.loop !19

83:                                               ; preds = %55, %97
  %84 = phi i64 [ 0, %55 ], [ %102, %97 ]
  %85 = phi double [ 0.000000e+00, %55 ], [ %108, %97 ]
  %86 = getelementptr inbounds nuw double, ptr %12, i64 %84
  %87 = load double, ptr %86, align 8, !tbaa !11
  %88 = add nuw nsw i64 %84, 1
  %89 = icmp eq i64 %88, %56
  %90 = and i64 %88, 4294967295
  %91 = select i1 %89, i64 0, i64 %90
  %92 = getelementptr inbounds nuw double, ptr %12, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !11
  %94 = tail call double @llvm.fmuladd.f64(double %87, double %93, double %85)
  br label %95

95:                                               ; preds = %83, %11
  %96 = phi double [ 0.000000e+00, %11 ], [ %94, %83 ]
  ret double %96

97:                                               ; preds = %58, %97
  %98 = phi i64 [ 0, %58 ], [ %102, %97 ]
  %99 = phi double [ 0.000000e+00, %58 ], [ %108, %97 ]
  %100 = getelementptr inbounds nuw double, ptr %12, i64 %98
  %101 = load double, ptr %100, align 8, !tbaa !11
  %102 = add nuw nsw i64 %98, 1
  %103 = icmp eq i64 %102, %56
  %104 = and i64 %102, 4294967295
  %105 = select i1 %103, i64 0, i64 %104
  %106 = getelementptr inbounds nuw double, ptr %12, i64 %105
  %107 = load double, ptr %106, align 8, !tbaa !11
  %108 = tail call double @llvm.fmuladd.f64(double %101, double %107, double %99)
  %109 = icmp eq i64 %98, %59
  br i1 %109, label %83, label %97, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nounwind allocsize(0) }

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
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !14, !15, !16}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.isvectorized", i32 1}
!16 = !{!"llvm.loop.unroll.runtime.disable"}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !14, !15}
!20 = distinct !{!20, !14, !21}
!21 = !{!"llvm.loop.peeled.count", i32 1}
