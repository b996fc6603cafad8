; ModuleID = 'nbody.c'
source_filename = "nbody.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.body = type { [3 x double], [3 x double], double }

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable
define dso_local double @nbody(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = alloca [3 x double], align 16
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %4
  %8 = icmp sgt i32 %1, 0
  %9 = zext nneg i32 %1 to i64
  %10 = icmp sgt i32 %1, 0
  %11 = zext nneg i32 %1 to i64
  br label %16

12:                                               ; preds = %67, %4
  %13 = icmp sgt i32 %1, 0
  br i1 %13, label %14, label %90

14:                                               ; preds = %12
  %15 = zext nneg i32 %1 to i64
  br label %82

16:                                               ; preds = %7, %67
  %17 = phi i32 [ 0, %7 ], [ %68, %67 ]
  br i1 %8, label %18, label %62

18:                                               ; preds = %16, %22
  %19 = phi i64 [ %23, %22 ], [ 0, %16 ]
  %20 = getelementptr inbounds nuw %struct.body, ptr %0, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 24
  br label %25

22:                                               ; preds = %59
  %23 = add nuw nsw i64 %19, 1
  %24 = icmp eq i64 %23, %9
  br i1 %24, label %62, label %18, !llvm.loop !8

25:                                               ; preds = %59, %18
  %26 = phi i64 [ 0, %18 ], [ %60, %59 ]
  %27 = icmp eq i64 %19, %26
  br i1 %27, label %59, label %28

28:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  %29 = getelementptr inbounds nuw %struct.body, ptr %0, i64 %26
  br label %37

30:                                               ; preds = %37
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 48
  %32 = load double, ptr %31, align 8, !tbaa !11
  %33 = tail call double @sqrt(double noundef %46) #4, !tbaa !4
  %34 = fmul double %46, %33
  %35 = fdiv double %32, %34
  %36 = fmul double %3, %35
  br label %50

37:                                               ; preds = %37, %28
  %38 = phi i64 [ 0, %28 ], [ %47, %37 ]
  %39 = phi double [ 1.000000e-02, %28 ], [ %46, %37 ]
  %40 = getelementptr inbounds nuw double, ptr %29, i64 %38
  %41 = load double, ptr %40, align 8, !tbaa !14
  %42 = getelementptr inbounds nuw double, ptr %20, i64 %38
  %43 = load double, ptr %42, align 8, !tbaa !14
  %44 = fsub double %41, %43
  %45 = getelementptr inbounds nuw double, ptr %5, i64 %38
  store double %44, ptr %45, align 8, !tbaa !14
  %46 = tail call double @llvm.fmuladd.f64(double %44, double %44, double %39)
  %47 = add nuw nsw i64 %38, 1
  %48 = icmp eq i64 %47, 3
  br i1 %48, label %30, label %37, !llvm.loop !15

49:                                               ; preds = %50
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  br label %59

50:                                               ; preds = %50, %30
  %51 = phi i64 [ 0, %30 ], [ %57, %50 ]
  %52 = getelementptr inbounds nuw double, ptr %5, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !14
  %54 = getelementptr inbounds nuw double, ptr %21, i64 %51
  %55 = load double, ptr %54, align 8, !tbaa !14
  %56 = tail call double @llvm.fmuladd.f64(double %36, double %53, double %55)
  store double %56, ptr %54, align 8, !tbaa !14
  %57 = add nuw nsw i64 %51, 1
  %58 = icmp eq i64 %57, 3
  br i1 %58, label %49, label %50, !llvm.loop !16

59:                                               ; preds = %49, %25
  %60 = add nuw nsw i64 %26, 1
  %61 = icmp eq i64 %60, %9
  br i1 %61, label %22, label %25, !llvm.loop !17

62:                                               ; preds = %22, %16
  br i1 %10, label %63, label %67

63:                                               ; preds = %62, %70
  %64 = phi i64 [ %71, %70 ], [ 0, %62 ]
  %65 = getelementptr inbounds nuw %struct.body, ptr %0, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 24
  br label %73

67:                                               ; preds = %70, %62
  %68 = add nuw nsw i32 %17, 1
  %69 = icmp eq i32 %68, %2
  br i1 %69, label %12, label %16, !llvm.loop !18

70:                                               ; preds = %73
  %71 = add nuw nsw i64 %64, 1
  %72 = icmp eq i64 %71, %11
  br i1 %72, label %67, label %63, !llvm.loop !19

73:                                               ; preds = %63, %73
  %74 = phi i64 [ 0, %63 ], [ %80, %73 ]
  %75 = getelementptr inbounds nuw double, ptr %66, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !14
  %77 = getelementptr inbounds nuw double, ptr %65, i64 %74
  %78 = load double, ptr %77, align 8, !tbaa !14
  %79 = tail call double @llvm.fmuladd.f64(double %3, double %76, double %78)
  store double %79, ptr %77, align 8, !tbaa !14
  %80 = add nuw nsw i64 %74, 1
  %81 = icmp eq i64 %80, 3
  br i1 %81, label %70, label %73, !llvm.loop !20

82:                                               ; preds = %14, %92
  %83 = phi i64 [ 0, %14 ], [ %93, %92 ]
  %84 = phi double [ 0.000000e+00, %14 ], [ %101, %92 ]
  %85 = getelementptr inbounds nuw %struct.body, ptr %0, i64 %83
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 48
  %87 = load double, ptr %86, align 8, !tbaa !11
  %88 = fmul double %87, 5.000000e-01
  %89 = getelementptr inbounds nuw i8, ptr %85, i64 24
  br label %95

90:                                               ; preds = %92, %12
  %91 = phi double [ 0.000000e+00, %12 ], [ %101, %92 ]
  ret double %91

92:                                               ; preds = %95
  %93 = add nuw nsw i64 %83, 1
  %94 = icmp eq i64 %93, %15
  br i1 %94, label %90, label %82, !llvm.loop !21

95:                                               ; preds = %82, %95
  %96 = phi i64 [ 0, %82 ], [ %102, %95 ]
  %97 = phi double [ %84, %82 ], [ %101, %95 ]
  %98 = getelementptr inbounds nuw double, ptr %89, i64 %96
  %99 = load double, ptr %98, align 8, !tbaa !14
  %100 = fmul double %88, %99
  %101 = tail call double @llvm.fmuladd.f64(double %100, double %99, double %97)
  %102 = add nuw nsw i64 %96, 1
  %103 = icmp eq i64 %102, 3
  br i1 %103, label %92, label %95, !llvm.loop !22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #3

attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

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
!11 = !{!12, !13, i64 48}
!12 = !{!"body", !6, i64 0, !6, i64 24, !13, i64 48}
!13 = !{!"double", !6, i64 0}
!14 = !{!13, !13, i64 0}
!15 = distinct !{!15, !9, !10}
!16 = distinct !{!16, !9, !10}
!17 = distinct !{!17, !9, !10}
!18 = distinct !{!18, !9, !10}
!19 = distinct !{!19, !9, !10}
!20 = distinct !{!20, !9, !10}
!21 = distinct !{!21, !9, !10}
!22 = distinct !{!22, !9, !10}
