; ModuleID = 'lu_solve.c'
source_filename = "lu_solve.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @lu_solve(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = zext i32 %2 to i64
  %5 = mul nuw i64 %4, %4
  %6 = alloca double, i64 %5, align 16
  %7 = alloca double, i64 %4, align 16
  %8 = alloca double, i64 %4, align 16
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %15

10:                                               ; preds = %3
  %11 = shl nuw nsw i64 %4, 3
  %12 = shl nuw nsw i64 %4, 3
  %13 = shl nuw nsw i64 %4, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %7, ptr align 8 %1, i64 %13, i1 false), !tbaa !8
  %14 = zext nneg i32 %2 to i64
  br label %25

15:                                               ; preds = %25, %3
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %39

17:                                               ; preds = %15
  %18 = zext nneg i32 %2 to i64
  %19 = zext nneg i32 %2 to i64
  %20 = zext nneg i32 %2 to i64
  %21 = zext nneg i32 %2 to i64
  %22 = zext nneg i32 %2 to i64
  %23 = zext nneg i32 %2 to i64
  %24 = zext nneg i32 %2 to i64
  br label %43

25:                                               ; preds = %10, %25
  %26 = phi i64 [ 0, %10 ], [ %34, %25 ]
  %27 = trunc i64 %26 to i32
  %28 = mul i32 %2, %27
  %29 = zext i32 %28 to i64
  %30 = shl nuw nsw i64 %29, 3
  %31 = getelementptr i8, ptr %0, i64 %30
  %32 = mul i64 %11, %26
  %33 = getelementptr i8, ptr %6, i64 %32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %31, i64 %12, i1 false), !tbaa !8
  %34 = add nuw nsw i64 %26, 1
  %35 = icmp eq i64 %34, %14
  br i1 %35, label %15, label %25, !llvm.loop !10

36:                                               ; preds = %110, %94
  %37 = add nuw nsw i64 %45, 1
  %38 = icmp eq i64 %46, %20
  br i1 %38, label %39, label %43, !llvm.loop !13

39:                                               ; preds = %36, %15
  %40 = icmp sgt i32 %2, 0
  br i1 %40, label %41, label %127

41:                                               ; preds = %39
  %42 = zext nneg i32 %2 to i64
  br label %129

43:                                               ; preds = %17, %36
  %44 = phi i64 [ 0, %17 ], [ %46, %36 ]
  %45 = phi i64 [ 1, %17 ], [ %37, %36 ]
  %46 = add nuw nsw i64 %44, 1
  %47 = icmp samesign ult i64 %46, %18
  %48 = trunc nuw nsw i64 %44 to i32
  br i1 %47, label %49, label %53

49:                                               ; preds = %43
  %50 = getelementptr inbounds nuw double, ptr %6, i64 %44
  %51 = getelementptr double, ptr %6, i64 %44
  %52 = trunc nuw nsw i64 %44 to i32
  br label %63

53:                                               ; preds = %63, %43
  %54 = phi i32 [ %48, %43 ], [ %77, %63 ]
  %55 = zext i32 %54 to i64
  %56 = icmp eq i64 %44, %55
  br i1 %56, label %94, label %57

57:                                               ; preds = %53
  %58 = mul nuw nsw i64 %44, %4
  %59 = getelementptr inbounds nuw double, ptr %6, i64 %58
  %60 = sext i32 %54 to i64
  %61 = mul nsw i64 %60, %4
  %62 = getelementptr inbounds double, ptr %6, i64 %61
  br label %86

63:                                               ; preds = %49, %63
  %64 = phi i64 [ %45, %49 ], [ %78, %63 ]
  %65 = phi i32 [ %52, %49 ], [ %77, %63 ]
  %66 = mul nuw nsw i64 %64, %4
  %67 = getelementptr inbounds nuw double, ptr %50, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !8
  %69 = tail call double @llvm.fabs.f64(double %68)
  %70 = sext i32 %65 to i64
  %71 = mul nsw i64 %70, %4
  %72 = getelementptr double, ptr %51, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = tail call double @llvm.fabs.f64(double %73)
  %75 = fcmp ogt double %69, %74
  %76 = trunc nuw nsw i64 %64 to i32
  %77 = select i1 %75, i32 %76, i32 %65
  %78 = add nuw nsw i64 %64, 1
  %79 = icmp eq i64 %78, %21
  br i1 %79, label %53, label %63, !llvm.loop !14

80:                                               ; preds = %86
  %81 = getelementptr inbounds nuw double, ptr %7, i64 %44
  %82 = load double, ptr %81, align 8, !tbaa !8
  %83 = sext i32 %54 to i64
  %84 = getelementptr inbounds double, ptr %7, i64 %83
  %85 = load double, ptr %84, align 8, !tbaa !8
  store double %85, ptr %81, align 8, !tbaa !8
  store double %82, ptr %84, align 8, !tbaa !8
  br label %94

86:                                               ; preds = %57, %86
  %87 = phi i64 [ 0, %57 ], [ %92, %86 ]
  %88 = getelementptr inbounds nuw double, ptr %59, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = getelementptr inbounds nuw double, ptr %62, i64 %87
  %91 = load double, ptr %90, align 8, !tbaa !8
  store double %91, ptr %88, align 8, !tbaa !8
  store double %89, ptr %90, align 8, !tbaa !8
  %92 = add nuw nsw i64 %87, 1
  %93 = icmp eq i64 %92, %22
  br i1 %93, label %80, label %86, !llvm.loop !15

94:                                               ; preds = %80, %53
  %95 = icmp samesign ult i64 %46, %19
  br i1 %95, label %96, label %36

96:                                               ; preds = %94
  %97 = mul nuw nsw i64 %44, %4
  %98 = getelementptr inbounds nuw double, ptr %6, i64 %97
  %99 = getelementptr inbounds nuw double, ptr %98, i64 %44
  %100 = getelementptr inbounds nuw double, ptr %7, i64 %44
  br label %101

101:                                              ; preds = %96, %110
  %102 = phi i64 [ %45, %96 ], [ %116, %110 ]
  %103 = mul nuw nsw i64 %102, %4
  %104 = getelementptr inbounds nuw double, ptr %6, i64 %103
  %105 = getelementptr inbounds nuw double, ptr %104, i64 %44
  %106 = load double, ptr %105, align 8, !tbaa !8
  %107 = load double, ptr %99, align 8, !tbaa !8
  %108 = fdiv double %106, %107
  %109 = fneg double %108
  br label %118

110:                                              ; preds = %118
  %111 = load double, ptr %100, align 8, !tbaa !8
  %112 = getelementptr inbounds nuw double, ptr %7, i64 %102
  %113 = load double, ptr %112, align 8, !tbaa !8
  %114 = fneg double %108
  %115 = tail call double @llvm.fmuladd.f64(double %114, double %111, double %113)
  store double %115, ptr %112, align 8, !tbaa !8
  %116 = add nuw nsw i64 %102, 1
  %117 = icmp eq i64 %116, %23
  br i1 %117, label %36, label %101, !llvm.loop !16

118:                                              ; preds = %101, %118
  %119 = phi i64 [ %44, %101 ], [ %125, %118 ]
  %120 = getelementptr inbounds nuw double, ptr %98, i64 %119
  %121 = load double, ptr %120, align 8, !tbaa !8
  %122 = getelementptr inbounds nuw double, ptr %104, i64 %119
  %123 = load double, ptr %122, align 8, !tbaa !8
  %124 = tail call double @llvm.fmuladd.f64(double %109, double %121, double %123)
  store double %124, ptr %122, align 8, !tbaa !8
  %125 = add nuw nsw i64 %119, 1
  %126 = icmp eq i64 %125, %24
  br i1 %126, label %110, label %118, !llvm.loop !17

127:                                              ; preds = %141, %39
  %128 = phi double [ 0.000000e+00, %39 ], [ %150, %141 ]
  ret double %128

129:                                              ; preds = %41, %141
  %130 = phi i64 [ %4, %41 ], [ %132, %141 ]
  %131 = phi double [ 0.000000e+00, %41 ], [ %150, %141 ]
  %132 = add nsw i64 %130, -1
  %133 = getelementptr inbounds nuw double, ptr %7, i64 %132
  %134 = load double, ptr %133, align 8, !tbaa !8
  %135 = getelementptr inbounds nuw double, ptr %8, i64 %132
  store double %134, ptr %135, align 8, !tbaa !8
  %136 = icmp slt i64 %130, %42
  br i1 %136, label %137, label %141

137:                                              ; preds = %129
  %138 = mul nuw nsw i64 %132, %4
  %139 = getelementptr inbounds nuw double, ptr %6, i64 %138
  %140 = load double, ptr %135, align 8, !tbaa !8
  br label %152

141:                                              ; preds = %152, %129
  %142 = mul nuw nsw i64 %132, %4
  %143 = getelementptr inbounds nuw double, ptr %6, i64 %142
  %144 = getelementptr inbounds nuw double, ptr %143, i64 %132
  %145 = load double, ptr %144, align 8, !tbaa !8
  %146 = load double, ptr %135, align 8, !tbaa !8
  %147 = fdiv double %146, %145
  store double %147, ptr %135, align 8, !tbaa !8
  %148 = trunc nuw nsw i64 %130 to i32
  %149 = uitofp nneg i32 %148 to double
  %150 = tail call double @llvm.fmuladd.f64(double %149, double %147, double %131)
  %151 = icmp sgt i64 %130, 1
  br i1 %151, label %129, label %127, !llvm.loop !18

152:                                              ; preds = %137, %152
  %153 = phi i64 [ %130, %137 ], [ %161, %152 ]
  %154 = phi double [ %140, %137 ], [ %160, %152 ]
  %155 = getelementptr inbounds nuw double, ptr %139, i64 %153
  %156 = load double, ptr %155, align 8, !tbaa !8
  %157 = getelementptr inbounds nuw double, ptr %8, i64 %153
  %158 = load double, ptr %157, align 8, !tbaa !8
  %159 = fneg double %156
  %160 = tail call double @llvm.fmuladd.f64(double %159, double %158, double %154)
  store double %160, ptr %135, align 8, !tbaa !8
  %161 = add nuw nsw i64 %153, 1
  %162 = trunc nuw i64 %161 to i32
  %163 = icmp sgt i32 %2, %162
  br i1 %163, label %152, label %141, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
!16 = distinct !{!16, !11, !12}
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11, !12}
!19 = distinct !{!19, !11, !12}
