; ModuleID = 'struct_result.c'
source_filename = "struct_result.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stats = type { double, double, double, i32 }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @struct_result(ptr dead_on_unwind noalias writable writeonly sret(%struct.stats) align 8 captures(none) initializes((0, 32)) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %0, i8 0, i64 32, i1 false)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i32 %2, ptr %4, align 8, !tbaa !8
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  %8 = and i64 %7, 7
  %9 = icmp ult i32 %2, 8
  br i1 %9, label %17, label %10

10:                                               ; preds = %6
  %11 = and i64 %7, 2147483640
  br label %39

12:                                               ; preds = %3
  %13 = sitofp i32 %2 to double
  %14 = fdiv double 0.000000e+00, %13
  store double %14, ptr %0, align 8, !tbaa !11
  br label %94

15:                                               ; preds = %39
  %16 = icmp eq i64 %8, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %15, %6
  %18 = phi i64 [ 0, %6 ], [ %74, %15 ]
  %19 = phi double [ 0.000000e+00, %6 ], [ %73, %15 ]
  %20 = icmp ne i64 %8, 0
  tail call void @llvm.assume(i1 %20)
  br label %21

21:                                               ; preds = %21, %17
  %22 = phi i64 [ %18, %17 ], [ %28, %21 ]
  %23 = phi double [ %19, %17 ], [ %27, %21 ]
  %24 = phi i64 [ 0, %17 ], [ %29, %21 ]
  %25 = getelementptr inbounds nuw double, ptr %1, i64 %22
  %26 = load double, ptr %25, align 8, !tbaa !12
  %27 = fadd double %26, %23
  %28 = add nuw nsw i64 %22, 1
  %29 = add i64 %24, 1
  %30 = icmp eq i64 %29, %8
  br i1 %30, label %31, label %21, !llvm.loop !13

31:                                               ; preds = %21, %15
  %32 = phi double [ %73, %15 ], [ %27, %21 ]
  %33 = uitofp nneg i32 %2 to double
  %34 = fdiv double %32, %33
  store double %34, ptr %0, align 8, !tbaa !11
  %35 = and i64 %7, 3
  %36 = icmp ult i32 %2, 4
  br i1 %36, label %79, label %37

37:                                               ; preds = %31
  %38 = and i64 %7, 2147483644
  br label %106

39:                                               ; preds = %39, %10
  %40 = phi i64 [ 0, %10 ], [ %74, %39 ]
  %41 = phi double [ 0.000000e+00, %10 ], [ %73, %39 ]
  %42 = phi i64 [ 0, %10 ], [ %75, %39 ]
  %43 = getelementptr inbounds nuw double, ptr %1, i64 %40
  %44 = load double, ptr %43, align 8, !tbaa !12
  %45 = fadd double %44, %41
  %46 = getelementptr inbounds nuw double, ptr %1, i64 %40
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %48 = load double, ptr %47, align 8, !tbaa !12
  %49 = fadd double %48, %45
  %50 = getelementptr inbounds nuw double, ptr %1, i64 %40
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %52 = load double, ptr %51, align 8, !tbaa !12
  %53 = fadd double %52, %49
  %54 = getelementptr inbounds nuw double, ptr %1, i64 %40
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 24
  %56 = load double, ptr %55, align 8, !tbaa !12
  %57 = fadd double %56, %53
  %58 = getelementptr inbounds nuw double, ptr %1, i64 %40
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 32
  %60 = load double, ptr %59, align 8, !tbaa !12
  %61 = fadd double %60, %57
  %62 = getelementptr inbounds nuw double, ptr %1, i64 %40
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 40
  %64 = load double, ptr %63, align 8, !tbaa !12
  %65 = fadd double %64, %61
  %66 = getelementptr inbounds nuw double, ptr %1, i64 %40
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 48
  %68 = load double, ptr %67, align 8, !tbaa !12
  %69 = fadd double %68, %65
  %70 = getelementptr inbounds nuw double, ptr %1, i64 %40
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 56
  %72 = load double, ptr %71, align 8, !tbaa !12
  %73 = fadd double %72, %69
  %74 = add nuw nsw i64 %40, 8
  %75 = add i64 %42, 8
  %76 = icmp eq i64 %75, %11
  br i1 %76, label %15, label %39, !llvm.loop !15

77:                                               ; preds = %106
  %78 = icmp eq i64 %35, 0
  br i1 %78, label %94, label %79

79:                                               ; preds = %77, %31
  %80 = phi i64 [ 0, %31 ], [ %129, %77 ]
  %81 = phi double [ 0.000000e+00, %31 ], [ %128, %77 ]
  %82 = icmp ne i64 %35, 0
  tail call void @llvm.assume(i1 %82)
  br label %83

83:                                               ; preds = %83, %79
  %84 = phi i64 [ %80, %79 ], [ %91, %83 ]
  %85 = phi double [ %81, %79 ], [ %90, %83 ]
  %86 = phi i64 [ 0, %79 ], [ %92, %83 ]
  %87 = getelementptr inbounds nuw double, ptr %1, i64 %84
  %88 = load double, ptr %87, align 8, !tbaa !12
  %89 = fsub double %88, %34
  %90 = tail call double @llvm.fmuladd.f64(double %89, double %89, double %85)
  %91 = add nuw nsw i64 %84, 1
  %92 = add i64 %86, 1
  %93 = icmp eq i64 %92, %35
  br i1 %93, label %94, label %83, !llvm.loop !17

94:                                               ; preds = %77, %83, %12
  %95 = phi double [ %14, %12 ], [ %34, %83 ], [ %34, %77 ]
  %96 = phi double [ 0.000000e+00, %12 ], [ %128, %77 ], [ %90, %83 ]
  %97 = add nsw i32 %2, -1
  %98 = sitofp i32 %97 to double
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %100 = fdiv double %96, %98
  store double %100, ptr %99, align 8, !tbaa !18
  %101 = sext i32 %97 to i64
  %102 = getelementptr inbounds double, ptr %1, i64 %101
  %103 = load double, ptr %102, align 8, !tbaa !12
  %104 = fmul double %95, %103
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %104, ptr %105, align 8, !tbaa !19
  ret void

106:                                              ; preds = %106, %37
  %107 = phi i64 [ 0, %37 ], [ %129, %106 ]
  %108 = phi double [ 0.000000e+00, %37 ], [ %128, %106 ]
  %109 = phi i64 [ 0, %37 ], [ %130, %106 ]
  %110 = getelementptr inbounds nuw double, ptr %1, i64 %107
  %111 = load double, ptr %110, align 8, !tbaa !12
  %112 = fsub double %111, %34
  %113 = tail call double @llvm.fmuladd.f64(double %112, double %112, double %108)
  %114 = getelementptr inbounds nuw double, ptr %1, i64 %107
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 8
  %116 = load double, ptr %115, align 8, !tbaa !12
  %117 = fsub double %116, %34
  %118 = tail call double @llvm.fmuladd.f64(double %117, double %117, double %113)
  %119 = getelementptr inbounds nuw double, ptr %1, i64 %107
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 16
  %121 = load double, ptr %120, align 8, !tbaa !12
  %122 = fsub double %121, %34
  %123 = tail call double @llvm.fmuladd.f64(double %122, double %122, double %118)
  %124 = getelementptr inbounds nuw double, ptr %1, i64 %107
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 24
  %126 = load double, ptr %125, align 8, !tbaa !12
  %127 = fsub double %126, %34
  %128 = tail call double @llvm.fmuladd.f64(double %127, double %127, double %123)
  %129 = add nuw nsw i64 %107, 4
  %130 = add i64 %109, 4
  %131 = icmp eq i64 %130, %38
  br i1 %131, label %77, label %106, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!8 = !{!9, !5, i64 24}
!9 = !{!"stats", !10, i64 0, !10, i64 8, !10, i64 16, !5, i64 24}
!10 = !{!"double", !6, i64 0}
!11 = !{!9, !10, i64 0}
!12 = !{!10, !10, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !14}
!18 = !{!9, !10, i64 8}
!19 = !{!9, !10, i64 16}
!20 = distinct !{!20, !16}
