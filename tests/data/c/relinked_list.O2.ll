; ModuleID = 'relinked_list.c'
source_filename = "relinked_list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { double, ptr }

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @relinked_list(ptr noundef readonly captures(none) %0, double noundef %1) local_unnamed_addr #0 {
  %3 = alloca [6 x %struct.node], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  %4 = load double, ptr %0, align 8, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store double %4, ptr %3, align 16, !tbaa !8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr %5, ptr %6, align 8, !tbaa !10
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load double, ptr %7, align 8, !tbaa !8
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store double %8, ptr %5, align 16, !tbaa !8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store ptr %9, ptr %10, align 8, !tbaa !10
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store double %13, ptr %11, align 16, !tbaa !8
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store ptr %14, ptr %15, align 8, !tbaa !10
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load double, ptr %17, align 8, !tbaa !8
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 64
  store double %18, ptr %16, align 16, !tbaa !8
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store ptr %19, ptr %20, align 8, !tbaa !10
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 80
  store double %23, ptr %21, align 16, !tbaa !8
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 72
  store ptr %24, ptr %25, align 8, !tbaa !10
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %28 = load double, ptr %27, align 8, !tbaa !8
  store double %28, ptr %26, align 16, !tbaa !8
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 88
  store ptr null, ptr %29, align 8, !tbaa !10
  br label %30

30:                                               ; preds = %2, %44
  %31 = phi double [ %45, %44 ], [ %4, %2 ]
  %32 = phi ptr [ %48, %44 ], [ %5, %2 ]
  %33 = phi ptr [ %47, %44 ], [ %3, %2 ]
  %34 = phi ptr [ %46, %44 ], [ %6, %2 ]
  %35 = phi double [ %37, %44 ], [ 0.000000e+00, %2 ]
  %36 = load double, ptr %32, align 8, !tbaa !13
  %37 = call double @llvm.fmuladd.f64(double %36, double %31, double %35)
  %38 = fmul double %36, %36
  %39 = fcmp ogt double %38, %1
  %40 = getelementptr inbounds nuw i8, ptr %32, i64 8
  br i1 %39, label %41, label %44

41:                                               ; preds = %30
  %42 = load ptr, ptr %40, align 8, !tbaa !15
  store ptr %42, ptr %34, align 8, !tbaa !10
  store ptr %33, ptr %40, align 8, !tbaa !15
  %43 = fmul double %36, 5.000000e-01
  store double %43, ptr %32, align 8, !tbaa !13
  br label %44

44:                                               ; preds = %30, %41
  %45 = phi double [ %43, %41 ], [ %31, %30 ]
  %46 = phi ptr [ %34, %41 ], [ %40, %30 ]
  %47 = phi ptr [ %32, %41 ], [ %33, %30 ]
  %48 = load ptr, ptr %46, align 8, !tbaa !10
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %30, !llvm.loop !16

50:                                               ; preds = %44
  %51 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !10
  %53 = icmp eq ptr %52, null
  br i1 %53, label %103, label %54

54:                                               ; preds = %50
  %55 = load double, ptr %47, align 8, !tbaa !13
  br label %56

56:                                               ; preds = %70, %54
  %57 = phi double [ %71, %70 ], [ %55, %54 ]
  %58 = phi ptr [ %74, %70 ], [ %52, %54 ]
  %59 = phi ptr [ %73, %70 ], [ %47, %54 ]
  %60 = phi ptr [ %72, %70 ], [ %51, %54 ]
  %61 = phi double [ %63, %70 ], [ %37, %54 ]
  %62 = load double, ptr %58, align 8, !tbaa !13
  %63 = call double @llvm.fmuladd.f64(double %62, double %57, double %61)
  %64 = fmul double %62, %62
  %65 = fcmp ogt double %64, %1
  %66 = getelementptr inbounds nuw i8, ptr %58, i64 8
  br i1 %65, label %67, label %70

67:                                               ; preds = %56
  %68 = load ptr, ptr %66, align 8, !tbaa !15
  store ptr %68, ptr %60, align 8, !tbaa !10
  store ptr %59, ptr %66, align 8, !tbaa !15
  %69 = fmul double %62, 5.000000e-01
  store double %69, ptr %58, align 8, !tbaa !13
  br label %70

70:                                               ; preds = %56, %67
  %71 = phi double [ %69, %67 ], [ %57, %56 ]
  %72 = phi ptr [ %60, %67 ], [ %66, %56 ]
  %73 = phi ptr [ %58, %67 ], [ %59, %56 ]
  %74 = load ptr, ptr %72, align 8, !tbaa !10
  %75 = icmp eq ptr %74, null
  br i1 %75, label %76, label %56, !llvm.loop !16

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %78 = load ptr, ptr %77, align 8, !tbaa !10
  %79 = icmp eq ptr %78, null
  br i1 %79, label %103, label %80

80:                                               ; preds = %76
  %81 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %82 = load double, ptr %73, align 8, !tbaa !13
  br label %83

83:                                               ; preds = %97, %80
  %84 = phi double [ %98, %97 ], [ %82, %80 ]
  %85 = phi ptr [ %101, %97 ], [ %78, %80 ]
  %86 = phi ptr [ %100, %97 ], [ %73, %80 ]
  %87 = phi ptr [ %99, %97 ], [ %81, %80 ]
  %88 = phi double [ %90, %97 ], [ %63, %80 ]
  %89 = load double, ptr %85, align 8, !tbaa !13
  %90 = call double @llvm.fmuladd.f64(double %89, double %84, double %88)
  %91 = fmul double %89, %89
  %92 = fcmp ogt double %91, %1
  %93 = getelementptr inbounds nuw i8, ptr %85, i64 8
  br i1 %92, label %94, label %97

94:                                               ; preds = %83
  %95 = load ptr, ptr %93, align 8, !tbaa !15
  store ptr %95, ptr %87, align 8, !tbaa !10
  store ptr %86, ptr %93, align 8, !tbaa !15
  %96 = fmul double %89, 5.000000e-01
  store double %96, ptr %85, align 8, !tbaa !13
  br label %97

97:                                               ; preds = %83, %94
  %98 = phi double [ %96, %94 ], [ %84, %83 ]
  %99 = phi ptr [ %87, %94 ], [ %93, %83 ]
  %100 = phi ptr [ %85, %94 ], [ %86, %83 ]
  %101 = load ptr, ptr %99, align 8, !tbaa !10
  %102 = icmp eq ptr %101, null
  br i1 %102, label %103, label %83, !llvm.loop !16

103:                                              ; preds = %97, %50, %76
  %104 = phi double [ %63, %76 ], [ %37, %50 ], [ %90, %97 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  ret double %104
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 _ZTS4node", !12, i64 0}
!12 = !{!"any pointer", !6, i64 0}
!13 = !{!14, !9, i64 0}
!14 = !{!"node", !9, i64 0, !11, i64 8}
!15 = !{!14, !11, i64 8}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
