; ModuleID = 'nested_struct.c'
source_filename = "nested_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.segment = type { i32, %struct.point, %struct.point }
%struct.point = type { double, double }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @nested_struct(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = load i16, ptr %0, align 8, !tbaa !8
  %3 = sext i16 %2 to i32
  %4 = icmp sgt i16 %2, 0
  br i1 %4, label %5, label %97

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %8 = load i8, ptr %7, align 8, !tbaa !12
  %9 = freeze i8 %8
  %10 = icmp eq i8 %9, 0
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br i1 %10, label %19, label %13

13:                                               ; preds = %5
  %14 = zext nneg i16 %2 to i64
  %15 = zext nneg i32 %3 to i64
  %16 = icmp eq i16 %2, 1
  br i1 %16, label %77, label %17

17:                                               ; preds = %13
  %18 = add nsw i64 %15, -2
  br label %104

19:                                               ; preds = %5
  %20 = zext nneg i32 %3 to i64
  %21 = and i64 %20, 1
  %22 = icmp eq i16 %2, 1
  br i1 %22, label %60, label %23

23:                                               ; preds = %19
  %24 = and i64 %20, 32766
  br label %25

25:                                               ; preds = %25, %23
  %26 = phi i64 [ 0, %23 ], [ %48, %25 ]
  %27 = phi double [ 0.000000e+00, %23 ], [ %55, %25 ]
  %28 = phi i64 [ 0, %23 ], [ %56, %25 ]
  %29 = getelementptr inbounds nuw %struct.segment, ptr %6, i64 %26
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %31 = load double, ptr %30, align 8, !tbaa !13
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %33 = load double, ptr %32, align 8, !tbaa !13
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %35 = fneg double %33
  %36 = load <2 x double>, ptr %34, align 8, !tbaa !13
  %37 = extractelement <2 x double> %36, i64 0
  %38 = fmul double %37, %35
  %39 = extractelement <2 x double> %36, i64 1
  %40 = tail call double @llvm.fmuladd.f64(double %31, double %39, double %38)
  %41 = fadd double %27, %40
  store <2 x double> %36, ptr %30, align 8, !tbaa !13
  %42 = getelementptr inbounds nuw %struct.segment, ptr %6, i64 %26
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 48
  %44 = load double, ptr %43, align 8, !tbaa !13
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 56
  %46 = load double, ptr %45, align 8, !tbaa !13
  %47 = getelementptr inbounds nuw i8, ptr %42, i64 64
  %48 = add nuw nsw i64 %26, 2
  %49 = fneg double %46
  %50 = load <2 x double>, ptr %47, align 8, !tbaa !13
  %51 = extractelement <2 x double> %50, i64 0
  %52 = fmul double %51, %49
  %53 = extractelement <2 x double> %50, i64 1
  %54 = tail call double @llvm.fmuladd.f64(double %44, double %53, double %52)
  %55 = fadd double %41, %54
  store <2 x double> %50, ptr %43, align 8, !tbaa !13
  %56 = add i64 %28, 2
  %57 = icmp eq i64 %56, %24
  br i1 %57, label %58, label %25, !llvm.loop !14

58:                                               ; preds = %25
  %59 = icmp eq i64 %21, 0
  br i1 %59, label %97, label %60

60:                                               ; preds = %58, %19
  %61 = phi i64 [ 0, %19 ], [ %48, %58 ]
  %62 = phi double [ 0.000000e+00, %19 ], [ %55, %58 ]
  %63 = icmp ne i64 %21, 0
  tail call void @llvm.assume(i1 %63)
  %64 = getelementptr inbounds nuw %struct.segment, ptr %6, i64 %61
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 8
  %66 = load double, ptr %65, align 8, !tbaa !13
  %67 = getelementptr inbounds nuw i8, ptr %64, i64 16
  %68 = load double, ptr %67, align 8, !tbaa !13
  %69 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %70 = fneg double %68
  %71 = load <2 x double>, ptr %69, align 8, !tbaa !13
  %72 = extractelement <2 x double> %71, i64 0
  %73 = fmul double %72, %70
  %74 = extractelement <2 x double> %71, i64 1
  %75 = tail call double @llvm.fmuladd.f64(double %66, double %74, double %73)
  %76 = fadd double %62, %75
  store <2 x double> %71, ptr %65, align 8, !tbaa !13
  br label %97

77:                                               ; preds = %13, %104
  %78 = phi i64 [ 0, %13 ], [ %114, %104 ]
  %79 = phi double [ 0.000000e+00, %13 ], [ %123, %104 ]
  %80 = getelementptr inbounds nuw %struct.segment, ptr %6, i64 %78
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %82 = load double, ptr %81, align 8, !tbaa !13
  %83 = getelementptr inbounds nuw i8, ptr %80, i64 16
  %84 = load double, ptr %83, align 8, !tbaa !13
  %85 = getelementptr inbounds nuw i8, ptr %80, i64 24
  %86 = getelementptr inbounds nuw i8, ptr %80, i64 32
  %87 = add nuw nsw i64 %78, 1
  %88 = icmp eq i64 %87, %14
  %89 = select i1 %88, ptr %11, ptr %85
  %90 = select i1 %88, ptr %12, ptr %86
  %91 = load double, ptr %90, align 8, !tbaa !13
  %92 = load double, ptr %89, align 8, !tbaa !13
  %93 = fneg double %84
  %94 = fmul double %92, %93
  %95 = tail call double @llvm.fmuladd.f64(double %82, double %91, double %94)
  %96 = fadd double %79, %95
  store double %92, ptr %81, align 8, !tbaa !13
  store double %91, ptr %83, align 8, !tbaa !13
  br label %97

97:                                               ; preds = %60, %58, %77, %1
  %98 = phi double [ 0.000000e+00, %1 ], [ %96, %77 ], [ %55, %58 ], [ %76, %60 ]
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %100 = load double, ptr %99, align 8, !tbaa !16
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %102 = load double, ptr %101, align 8, !tbaa !17
  %103 = tail call double @llvm.fmuladd.f64(double %98, double %100, double %102)
  ret double %103

104:                                              ; preds = %17, %104
  %105 = phi i64 [ 0, %17 ], [ %114, %104 ]
  %106 = phi double [ 0.000000e+00, %17 ], [ %123, %104 ]
  %107 = getelementptr inbounds nuw %struct.segment, ptr %6, i64 %105
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %109 = load double, ptr %108, align 8, !tbaa !13
  %110 = getelementptr inbounds nuw i8, ptr %107, i64 16
  %111 = load double, ptr %110, align 8, !tbaa !13
  %112 = getelementptr inbounds nuw i8, ptr %107, i64 24
  %113 = getelementptr inbounds nuw i8, ptr %107, i64 32
  %114 = add nuw nsw i64 %105, 1
  %115 = icmp eq i64 %114, %14
  %116 = select i1 %115, ptr %11, ptr %112
  %117 = select i1 %115, ptr %12, ptr %113
  %118 = load double, ptr %117, align 8, !tbaa !13
  %119 = load double, ptr %116, align 8, !tbaa !13
  %120 = fneg double %111
  %121 = fmul double %119, %120
  %122 = tail call double @llvm.fmuladd.f64(double %109, double %118, double %121)
  %123 = fadd double %106, %122
  store double %119, ptr %108, align 8, !tbaa !13
  store double %118, ptr %110, align 8, !tbaa !13
  %124 = icmp eq i64 %105, %18
  br i1 %124, label %77, label %104, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!9 = !{!"path", !10, i64 0, !6, i64 8, !6, i64 128, !11, i64 136}
!10 = !{!"short", !6, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = !{!9, !6, i64 128}
!13 = !{!11, !11, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!9, !11, i64 136}
!17 = !{!18, !11, i64 8}
!18 = !{!"segment", !5, i64 0, !19, i64 8, !19, i64 24}
!19 = !{!"point", !11, i64 0, !11, i64 8}
!20 = distinct !{!20, !15, !21}
!21 = !{!"llvm.loop.peeled.count", i32 1}
