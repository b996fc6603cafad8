; ModuleID = 'generic_sort.c'
source_filename = "generic_sort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { double, double, i32 }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @generic_sort(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [56 x i8], align 8
  %4 = alloca [8 x %struct.item], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %117

6:                                                ; preds = %2
  %7 = zext nneg i32 %1 to i64
  %8 = zext nneg i32 %1 to i64
  %9 = getelementptr double, ptr %0, i64 %7
  %10 = add nsw i64 %8, -1
  %11 = and i64 %8, 1
  %12 = icmp eq i64 %10, 0
  br i1 %12, label %17, label %13

13:                                               ; preds = %6
  %14 = and i64 %8, 2147483646
  br label %70

15:                                               ; preds = %70
  %16 = icmp eq i64 %11, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %15, %6
  %18 = phi i64 [ 0, %6 ], [ %96, %15 ]
  %19 = icmp ne i64 %11, 0
  tail call void @llvm.assume(i1 %19)
  %20 = getelementptr inbounds nuw %struct.item, ptr %4, i64 %18
  %21 = getelementptr inbounds nuw double, ptr %0, i64 %18
  %22 = load double, ptr %21, align 8, !tbaa !8
  %23 = xor i64 %18, -1
  %24 = getelementptr double, ptr %9, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !8
  %26 = fmul double %22, %25
  store double %22, ptr %20, align 8, !tbaa !8
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store double %26, ptr %27, align 8, !tbaa !8
  %28 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %29 = trunc nuw nsw i64 %18 to i32
  store i32 %29, ptr %28, align 8, !tbaa !4
  %30 = getelementptr inbounds nuw i8, ptr %20, i64 20
  store i32 0, ptr %30, align 4
  br label %31

31:                                               ; preds = %15, %17
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %32 = icmp eq i32 %1, 1
  br i1 %32, label %65, label %33

33:                                               ; preds = %31
  %34 = zext nneg i32 %1 to i64
  br label %35

35:                                               ; preds = %59, %33
  %36 = phi i64 [ 1, %33 ], [ %63, %59 ]
  %37 = mul nuw nsw i64 %36, 24
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %40, i64 16, i1 false)
  br label %41

41:                                               ; preds = %50, %35
  %42 = phi i64 [ %36, %35 ], [ %53, %50 ]
  %43 = trunc nuw nsw i64 %42 to i32
  %44 = mul i32 %43, 24
  %45 = add i32 %44, -24
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr %4, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !10
  %49 = fcmp ogt double %48, %39
  br i1 %49, label %50, label %56

50:                                               ; preds = %41
  %51 = zext nneg i32 %44 to i64
  %52 = getelementptr inbounds nuw i8, ptr %4, i64 %51
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %52, ptr noundef nonnull align 8 dereferenceable(24) %47, i64 24, i1 false)
  %53 = add nsw i64 %42, -1
  %54 = icmp sgt i64 %42, 1
  br i1 %54, label %41, label %55, !llvm.loop !12

55:                                               ; preds = %50
  br label %59, !llvm.loop !12

56:                                               ; preds = %41
  %57 = mul i64 %42, 103079215104
  %58 = ashr exact i64 %57, 32
  br label %59

59:                                               ; preds = %56, %55
  %60 = phi i64 [ 0, %55 ], [ %58, %56 ]
  %61 = getelementptr inbounds i8, ptr %4, i64 %60
  store double %39, ptr %61, align 1
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %62, ptr noundef nonnull align 8 dereferenceable(16) %3, i64 16, i1 false)
  %63 = add nuw nsw i64 %36, 1
  %64 = icmp eq i64 %63, %34
  br i1 %64, label %65, label %35, !llvm.loop !14

65:                                               ; preds = %59, %31
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  %66 = and i64 %8, 1
  %67 = icmp eq i64 %10, 0
  br i1 %67, label %101, label %68

68:                                               ; preds = %65
  %69 = and i64 %8, 2147483646
  br label %119

70:                                               ; preds = %70, %13
  %71 = phi i64 [ 0, %13 ], [ %96, %70 ]
  %72 = phi i64 [ 0, %13 ], [ %97, %70 ]
  %73 = getelementptr inbounds nuw %struct.item, ptr %4, i64 %71
  %74 = getelementptr inbounds nuw double, ptr %0, i64 %71
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = xor i64 %71, -1
  %77 = getelementptr double, ptr %9, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = fmul double %75, %78
  store double %75, ptr %73, align 16, !tbaa !8
  %80 = getelementptr inbounds nuw i8, ptr %73, i64 8
  store double %79, ptr %80, align 8, !tbaa !8
  %81 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %82 = trunc nuw nsw i64 %71 to i32
  store i32 %82, ptr %81, align 16, !tbaa !4
  %83 = getelementptr inbounds nuw i8, ptr %73, i64 20
  store i32 0, ptr %83, align 4
  %84 = or disjoint i64 %71, 1
  %85 = getelementptr inbounds nuw %struct.item, ptr %4, i64 %84
  %86 = getelementptr inbounds nuw double, ptr %0, i64 %84
  %87 = load double, ptr %86, align 8, !tbaa !8
  %88 = xor i64 %71, -2
  %89 = getelementptr double, ptr %9, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !8
  %91 = fmul double %87, %90
  store double %87, ptr %85, align 8, !tbaa !8
  %92 = getelementptr inbounds nuw i8, ptr %85, i64 8
  store double %91, ptr %92, align 16, !tbaa !8
  %93 = getelementptr inbounds nuw i8, ptr %85, i64 16
  %94 = trunc nuw nsw i64 %84 to i32
  store i32 %94, ptr %93, align 8, !tbaa !4
  %95 = getelementptr inbounds nuw i8, ptr %85, i64 20
  store i32 0, ptr %95, align 4
  %96 = add nuw nsw i64 %71, 2
  %97 = add i64 %72, 2
  %98 = icmp eq i64 %97, %14
  br i1 %98, label %15, label %70, !llvm.loop !15

99:                                               ; preds = %119
  %100 = icmp eq i64 %66, 0
  br i1 %100, label %117, label %101

101:                                              ; preds = %99, %65
  %102 = phi i64 [ 0, %65 ], [ %148, %99 ]
  %103 = phi double [ 0.000000e+00, %65 ], [ %147, %99 ]
  %104 = icmp ne i64 %66, 0
  tail call void @llvm.assume(i1 %104)
  %105 = getelementptr inbounds nuw %struct.item, ptr %4, i64 %102
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 8
  %107 = load double, ptr %106, align 8, !tbaa !16
  %108 = getelementptr inbounds nuw i8, ptr %105, i64 16
  %109 = load i32, ptr %108, align 8, !tbaa !17
  %110 = sitofp i32 %109 to double
  %111 = fmul double %107, %110
  %112 = tail call double @llvm.fmuladd.f64(double %103, double 8.000000e-01, double %111)
  %113 = load double, ptr %105, align 8, !tbaa !10
  %114 = trunc nuw nsw i64 %102 to i32
  %115 = uitofp nneg i32 %114 to double
  %116 = tail call double @llvm.fmuladd.f64(double %113, double %115, double %112)
  br label %117

117:                                              ; preds = %101, %99, %2
  %118 = phi double [ 0.000000e+00, %2 ], [ %147, %99 ], [ %116, %101 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret double %118

119:                                              ; preds = %119, %68
  %120 = phi i64 [ 0, %68 ], [ %148, %119 ]
  %121 = phi double [ 0.000000e+00, %68 ], [ %147, %119 ]
  %122 = phi i64 [ 0, %68 ], [ %149, %119 ]
  %123 = getelementptr inbounds nuw %struct.item, ptr %4, i64 %120
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 8
  %125 = load double, ptr %124, align 8, !tbaa !16
  %126 = getelementptr inbounds nuw i8, ptr %123, i64 16
  %127 = load i32, ptr %126, align 16, !tbaa !17
  %128 = sitofp i32 %127 to double
  %129 = fmul double %125, %128
  %130 = tail call double @llvm.fmuladd.f64(double %121, double 8.000000e-01, double %129)
  %131 = load double, ptr %123, align 16, !tbaa !10
  %132 = trunc nuw nsw i64 %120 to i32
  %133 = uitofp nneg i32 %132 to double
  %134 = tail call double @llvm.fmuladd.f64(double %131, double %133, double %130)
  %135 = or disjoint i64 %120, 1
  %136 = getelementptr inbounds nuw %struct.item, ptr %4, i64 %135
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 8
  %138 = load double, ptr %137, align 16, !tbaa !16
  %139 = getelementptr inbounds nuw i8, ptr %136, i64 16
  %140 = load i32, ptr %139, align 8, !tbaa !17
  %141 = sitofp i32 %140 to double
  %142 = fmul double %138, %141
  %143 = tail call double @llvm.fmuladd.f64(double %134, double 8.000000e-01, double %142)
  %144 = load double, ptr %136, align 8, !tbaa !10
  %145 = trunc nuw nsw i64 %135 to i32
  %146 = uitofp nneg i32 %145 to double
  %147 = tail call double @llvm.fmuladd.f64(double %144, double %146, double %143)
  %148 = add nuw nsw i64 %120, 2
  %149 = add i64 %122, 2
  %150 = icmp eq i64 %149, %69
  br i1 %150, label %99, label %119, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = !{!11, !9, i64 0}
!11 = !{!"item", !9, i64 0, !9, i64 8, !5, i64 16}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
!16 = !{!11, !9, i64 8}
!17 = !{!11, !5, i64 16}
!18 = distinct !{!18, !13}
