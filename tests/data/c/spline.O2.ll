; ModuleID = 'spline.c'
source_filename = "spline.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @spline(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = sext i32 %2 to i64
  %6 = tail call noalias ptr @calloc(i64 noundef %5, i64 noundef 8) #4
  %7 = tail call noalias ptr @calloc(i64 noundef %5, i64 noundef 8) #4
  %8 = add i32 %2, -1
  %9 = icmp sgt i32 %2, 2
  br i1 %9, label %10, label %16

10:                                               ; preds = %4
  %11 = zext nneg i32 %8 to i64
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load double, ptr %14, align 8, !tbaa !8
  br label %40

16:                                               ; preds = %4
  %17 = sext i32 %8 to i64
  %18 = icmp eq i32 %2, 2
  br i1 %18, label %19, label %126

19:                                               ; preds = %90, %16
  %20 = phi i64 [ %91, %90 ], [ %17, %16 ]
  %21 = add i32 %2, -2
  %22 = zext i32 %21 to i64
  %23 = shl nuw nsw i64 %22, 3
  %24 = getelementptr i8, ptr %6, i64 %23
  %25 = getelementptr i8, ptr %24, i64 8
  %26 = load double, ptr %25, align 8
  %27 = and i64 %22, 1
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %36

29:                                               ; preds = %19
  %30 = getelementptr inbounds nuw double, ptr %6, i64 %22
  %31 = load double, ptr %30, align 8, !tbaa !8
  %32 = getelementptr inbounds nuw double, ptr %7, i64 %22
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = tail call double @llvm.fmuladd.f64(double %31, double %26, double %33)
  store double %34, ptr %30, align 8, !tbaa !8
  %35 = add nsw i64 %22, -1
  br label %36

36:                                               ; preds = %29, %19
  %37 = phi double [ %26, %19 ], [ %34, %29 ]
  %38 = phi i64 [ %22, %19 ], [ %35, %29 ]
  %39 = icmp eq i32 %21, 0
  br i1 %39, label %93, label %94

40:                                               ; preds = %10, %40
  %41 = phi double [ %15, %10 ], [ %55, %40 ]
  %42 = phi double [ %13, %10 ], [ %50, %40 ]
  %43 = phi i64 [ 1, %10 ], [ %48, %40 ]
  %44 = phi <2 x double> [ zeroinitializer, %10 ], [ %85, %40 ]
  %45 = add nsw i64 %43, -1
  %46 = getelementptr inbounds double, ptr %0, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = add nuw nsw i64 %43, 1
  %49 = getelementptr inbounds nuw double, ptr %0, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = fsub double %50, %47
  %52 = extractelement <2 x double> %44, i64 1
  %53 = getelementptr inbounds nuw double, ptr %6, i64 %43
  %54 = getelementptr inbounds nuw double, ptr %1, i64 %48
  %55 = load double, ptr %54, align 8, !tbaa !8
  %56 = getelementptr inbounds double, ptr %1, i64 %45
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = insertelement <2 x double> poison, double %50, i64 0
  %59 = insertelement <2 x double> %58, double %42, i64 1
  %60 = insertelement <2 x double> poison, double %42, i64 0
  %61 = insertelement <2 x double> %60, double %47, i64 1
  %62 = fsub <2 x double> %59, %61
  %63 = extractelement <2 x double> %62, i64 1
  %64 = fdiv double %63, %51
  %65 = tail call double @llvm.fmuladd.f64(double %64, double %52, double 2.000000e+00)
  %66 = fadd double %64, -1.000000e+00
  %67 = insertelement <2 x double> poison, double %55, i64 0
  %68 = insertelement <2 x double> %67, double %41, i64 1
  %69 = insertelement <2 x double> poison, double %41, i64 0
  %70 = insertelement <2 x double> %69, double %57, i64 1
  %71 = fsub <2 x double> %68, %70
  %72 = fdiv <2 x double> %71, %62
  %73 = shufflevector <2 x double> %72, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %74 = fsub <2 x double> %72, %73
  %75 = extractelement <2 x double> %74, i64 0
  %76 = fmul double %75, 6.000000e+00
  %77 = fdiv double %76, %51
  %78 = fneg double %64
  %79 = extractelement <2 x double> %44, i64 0
  %80 = tail call double @llvm.fmuladd.f64(double %78, double %79, double %77)
  %81 = insertelement <2 x double> poison, double %80, i64 0
  %82 = insertelement <2 x double> %81, double %66, i64 1
  %83 = insertelement <2 x double> poison, double %65, i64 0
  %84 = shufflevector <2 x double> %83, <2 x double> poison, <2 x i32> zeroinitializer
  %85 = fdiv <2 x double> %82, %84
  %86 = extractelement <2 x double> %85, i64 1
  store double %86, ptr %53, align 8, !tbaa !8
  %87 = getelementptr inbounds nuw double, ptr %7, i64 %43
  %88 = extractelement <2 x double> %85, i64 0
  store double %88, ptr %87, align 8, !tbaa !8
  %89 = icmp eq i64 %48, %11
  br i1 %89, label %90, label %40, !llvm.loop !10

90:                                               ; preds = %40
  %91 = zext nneg i32 %8 to i64
  %92 = getelementptr inbounds nuw double, ptr %6, i64 %91
  store double 0.000000e+00, ptr %92, align 8, !tbaa !8
  br label %19

93:                                               ; preds = %94, %36
  br i1 %9, label %110, label %126

94:                                               ; preds = %36, %94
  %95 = phi double [ %107, %94 ], [ %37, %36 ]
  %96 = phi i64 [ %108, %94 ], [ %38, %36 ]
  %97 = getelementptr inbounds nuw double, ptr %6, i64 %96
  %98 = load double, ptr %97, align 8, !tbaa !8
  %99 = getelementptr inbounds nuw double, ptr %7, i64 %96
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = tail call double @llvm.fmuladd.f64(double %98, double %95, double %100)
  store double %101, ptr %97, align 8, !tbaa !8
  %102 = add nsw i64 %96, -1
  %103 = getelementptr inbounds nuw double, ptr %6, i64 %102
  %104 = load double, ptr %103, align 8, !tbaa !8
  %105 = getelementptr inbounds nuw double, ptr %7, i64 %102
  %106 = load double, ptr %105, align 8, !tbaa !8
  %107 = tail call double @llvm.fmuladd.f64(double %104, double %101, double %106)
  store double %107, ptr %103, align 8, !tbaa !8
  %108 = add nsw i64 %96, -2
  %109 = icmp eq i64 %102, 0
  br i1 %109, label %93, label %94, !llvm.loop !12

110:                                              ; preds = %93, %110
  %111 = phi i32 [ %120, %110 ], [ 0, %93 ]
  %112 = phi i32 [ %119, %110 ], [ %8, %93 ]
  %113 = add nsw i32 %111, %112
  %114 = ashr i32 %113, 1
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds double, ptr %0, i64 %115
  %117 = load double, ptr %116, align 8, !tbaa !8
  %118 = fcmp ogt double %117, %3
  %119 = select i1 %118, i32 %114, i32 %112
  %120 = select i1 %118, i32 %111, i32 %114
  %121 = sub nsw i32 %119, %120
  %122 = icmp sgt i32 %121, 1
  br i1 %122, label %110, label %123, !llvm.loop !13

123:                                              ; preds = %110
  %124 = sext i32 %119 to i64
  %125 = sext i32 %120 to i64
  br label %126

126:                                              ; preds = %16, %123, %93
  %127 = phi i64 [ %124, %123 ], [ %20, %93 ], [ %17, %16 ]
  %128 = phi i64 [ %125, %123 ], [ 0, %93 ], [ 0, %16 ]
  %129 = getelementptr inbounds double, ptr %0, i64 %127
  %130 = load double, ptr %129, align 8, !tbaa !8
  %131 = getelementptr inbounds double, ptr %0, i64 %128
  %132 = load double, ptr %131, align 8, !tbaa !8
  %133 = fsub double %130, %132
  %134 = fsub double %130, %3
  %135 = fdiv double %134, %133
  %136 = fsub double %3, %132
  %137 = fdiv double %136, %133
  %138 = getelementptr inbounds double, ptr %1, i64 %128
  %139 = load double, ptr %138, align 8, !tbaa !8
  %140 = getelementptr inbounds double, ptr %1, i64 %127
  %141 = load double, ptr %140, align 8, !tbaa !8
  %142 = fmul double %137, %141
  %143 = tail call double @llvm.fmuladd.f64(double %135, double %139, double %142)
  %144 = fmul double %135, %135
  %145 = fneg double %135
  %146 = tail call double @llvm.fmuladd.f64(double %144, double %135, double %145)
  %147 = getelementptr inbounds double, ptr %6, i64 %128
  %148 = load double, ptr %147, align 8, !tbaa !8
  %149 = fmul double %137, %137
  %150 = fneg double %137
  %151 = tail call double @llvm.fmuladd.f64(double %149, double %137, double %150)
  %152 = getelementptr inbounds double, ptr %6, i64 %127
  %153 = load double, ptr %152, align 8, !tbaa !8
  %154 = fmul double %151, %153
  %155 = tail call double @llvm.fmuladd.f64(double %146, double %148, double %154)
  %156 = fmul double %133, %155
  %157 = fmul double %133, %156
  %158 = fdiv double %157, 6.000000e+00
  %159 = fadd double %143, %158
  tail call void @free(ptr noundef nonnull %6) #5
  tail call void @free(ptr noundef %7) #5
  ret double %159
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

attributes #0 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0,1) }
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
