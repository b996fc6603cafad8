; ModuleID = 'multigrid.c'
source_filename = "multigrid.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @multigrid(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = add i32 %1, 1
  %4 = sext i32 %3 to i64
  %5 = tail call noalias ptr @calloc(i64 noundef %4, i64 noundef 8) #6
  %6 = sitofp i32 %1 to double
  %7 = fdiv double 1.000000e+00, %6
  tail call fastcc void @cycle(ptr noundef %5, ptr noundef %0, i32 noundef %1, double noundef %7)
  tail call fastcc void @cycle(ptr noundef %5, ptr noundef %0, i32 noundef %1, double noundef %7)
  %8 = icmp slt i32 %1, 0
  br i1 %8, label %31, label %9

9:                                                ; preds = %2
  %10 = zext i32 %3 to i64
  %11 = and i64 %10, 3
  %12 = icmp ult i32 %3, 4
  br i1 %12, label %17, label %13

13:                                               ; preds = %9
  %14 = and i64 %10, 4294967292
  br label %33

15:                                               ; preds = %33
  %16 = icmp eq i64 %11, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %15, %9
  %18 = phi i64 [ 0, %9 ], [ %52, %15 ]
  %19 = phi double [ 0.000000e+00, %9 ], [ %51, %15 ]
  %20 = icmp ne i64 %11, 0
  tail call void @llvm.assume(i1 %20)
  br label %21

21:                                               ; preds = %21, %17
  %22 = phi i64 [ %18, %17 ], [ %28, %21 ]
  %23 = phi double [ %19, %17 ], [ %27, %21 ]
  %24 = phi i64 [ 0, %17 ], [ %29, %21 ]
  %25 = getelementptr inbounds nuw double, ptr %5, i64 %22
  %26 = load double, ptr %25, align 8, !tbaa !8
  %27 = tail call double @llvm.fmuladd.f64(double %26, double %26, double %23)
  %28 = add nuw nsw i64 %22, 1
  %29 = add i64 %24, 1
  %30 = icmp eq i64 %29, %11
  br i1 %30, label %31, label %21, !llvm.loop !10

31:                                               ; preds = %15, %21, %2
  %32 = phi double [ 0.000000e+00, %2 ], [ %51, %15 ], [ %27, %21 ]
  tail call void @free(ptr noundef %5) #7
  ret double %32

33:                                               ; preds = %33, %13
  %34 = phi i64 [ 0, %13 ], [ %52, %33 ]
  %35 = phi double [ 0.000000e+00, %13 ], [ %51, %33 ]
  %36 = phi i64 [ 0, %13 ], [ %53, %33 ]
  %37 = getelementptr inbounds nuw double, ptr %5, i64 %34
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = tail call double @llvm.fmuladd.f64(double %38, double %38, double %35)
  %40 = getelementptr inbounds nuw double, ptr %5, i64 %34
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = tail call double @llvm.fmuladd.f64(double %42, double %42, double %39)
  %44 = getelementptr inbounds nuw double, ptr %5, i64 %34
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = tail call double @llvm.fmuladd.f64(double %46, double %46, double %43)
  %48 = getelementptr inbounds nuw double, ptr %5, i64 %34
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = tail call double @llvm.fmuladd.f64(double %50, double %50, double %47)
  %52 = add nuw nsw i64 %34, 4
  %53 = add i64 %36, 4
  %54 = icmp eq i64 %53, %14
  br i1 %54, label %15, label %33, !llvm.loop !12
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @cycle(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, double noundef %3) unnamed_addr #0 {
  %5 = icmp sgt i32 %2, 1
  br i1 %5, label %6, label %195

6:                                                ; preds = %4
  %7 = fneg double %3
  %8 = fmul double %3, %7
  %9 = zext nneg i32 %2 to i64
  %10 = load double, ptr %0, align 8
  %11 = add nsw i64 %9, -1
  %12 = add nsw i64 %9, -2
  %13 = and i64 %11, 1
  %14 = icmp eq i64 %12, 0
  br i1 %14, label %43, label %15

15:                                               ; preds = %6
  %16 = and i64 %11, -2
  br label %17

17:                                               ; preds = %17, %15
  %18 = phi double [ %10, %15 ], [ %38, %17 ]
  %19 = phi i64 [ 1, %15 ], [ %31, %17 ]
  %20 = phi i64 [ 0, %15 ], [ %39, %17 ]
  %21 = getelementptr double, ptr %0, i64 %19
  %22 = add nuw nsw i64 %19, 1
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = fadd double %18, %24
  %26 = getelementptr inbounds nuw double, ptr %1, i64 %19
  %27 = load double, ptr %26, align 8, !tbaa !8
  %28 = tail call double @llvm.fmuladd.f64(double %8, double %27, double %25)
  %29 = fmul double %28, 5.000000e-01
  store double %29, ptr %21, align 8, !tbaa !8
  %30 = getelementptr double, ptr %0, i64 %22
  %31 = add nuw nsw i64 %19, 2
  %32 = getelementptr inbounds nuw double, ptr %0, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = fadd double %29, %33
  %35 = getelementptr inbounds nuw double, ptr %1, i64 %22
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = tail call double @llvm.fmuladd.f64(double %8, double %36, double %34)
  %38 = fmul double %37, 5.000000e-01
  store double %38, ptr %30, align 8, !tbaa !8
  %39 = add i64 %20, 2
  %40 = icmp eq i64 %39, %16
  br i1 %40, label %41, label %17, !llvm.loop !14

41:                                               ; preds = %17
  %42 = icmp eq i64 %13, 0
  br i1 %42, label %56, label %43

43:                                               ; preds = %41, %6
  %44 = phi double [ %10, %6 ], [ %38, %41 ]
  %45 = phi i64 [ 1, %6 ], [ %31, %41 ]
  %46 = icmp ne i64 %13, 0
  tail call void @llvm.assume(i1 %46)
  %47 = getelementptr double, ptr %0, i64 %45
  %48 = getelementptr inbounds nuw double, ptr %0, i64 %45
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = fadd double %44, %50
  %52 = getelementptr inbounds nuw double, ptr %1, i64 %45
  %53 = load double, ptr %52, align 8, !tbaa !8
  %54 = tail call double @llvm.fmuladd.f64(double %8, double %53, double %51)
  %55 = fmul double %54, 5.000000e-01
  store double %55, ptr %47, align 8, !tbaa !8
  br label %56

56:                                               ; preds = %41, %43
  %57 = icmp eq i32 %2, 2
  br i1 %57, label %150, label %58

58:                                               ; preds = %56
  %59 = lshr i32 %2, 1
  %60 = add nuw nsw i32 %59, 1
  %61 = zext nneg i32 %60 to i64
  %62 = tail call noalias ptr @calloc(i64 noundef %61, i64 noundef 8) #6
  %63 = tail call noalias ptr @calloc(i64 noundef %61, i64 noundef 8) #6
  %64 = icmp samesign ugt i32 %2, 3
  br i1 %64, label %65, label %108

65:                                               ; preds = %58
  %66 = fmul double %3, %3
  %67 = zext nneg i32 %59 to i64
  %68 = add nsw i64 %67, -1
  %69 = icmp ult i64 %68, 3
  br i1 %69, label %70, label %72

70:                                               ; preds = %78, %65
  %71 = phi i64 [ 1, %65 ], [ %75, %78 ]
  br label %111

72:                                               ; preds = %65
  %73 = or i64 %68, -2
  %74 = add nsw i64 %73, %68
  %75 = add nsw i64 %73, %67
  %76 = insertelement <2 x double> poison, double %66, i64 0
  %77 = shufflevector <2 x double> %76, <2 x double> poison, <2 x i32> zeroinitializer
  br label %78

78:                                               ; preds = %78, %72
  %79 = phi i64 [ 0, %72 ], [ %106, %78 ]
  %80 = or disjoint i64 %79, 1
  %81 = shl nuw nsw i64 %80, 1
  %82 = shl i64 %79, 1
  %83 = add i64 %82, 4
  %84 = getelementptr inbounds nuw double, ptr %1, i64 %81
  %85 = getelementptr inbounds nuw double, ptr %1, i64 %83
  %86 = load double, ptr %84, align 8, !tbaa !8
  %87 = load double, ptr %85, align 8, !tbaa !8
  %88 = insertelement <2 x double> poison, double %86, i64 0
  %89 = insertelement <2 x double> %88, double %87, i64 1
  %90 = getelementptr double, ptr %0, i64 %81
  %91 = getelementptr double, ptr %0, i64 %83
  %92 = getelementptr i8, ptr %90, i64 -8
  %93 = getelementptr i8, ptr %91, i64 -8
  %94 = load double, ptr %92, align 8, !tbaa !8
  %95 = load double, ptr %93, align 8, !tbaa !8
  %96 = insertelement <2 x double> poison, double %94, i64 0
  %97 = insertelement <2 x double> %96, double %95, i64 1
  %98 = load <4 x double>, ptr %90, align 8, !tbaa !8
  %99 = shufflevector <4 x double> %98, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %100 = shufflevector <4 x double> %98, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %101 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %99, <2 x double> splat (double -2.000000e+00), <2 x double> %97)
  %102 = fadd <2 x double> %101, %100
  %103 = fdiv <2 x double> %102, %77
  %104 = fsub <2 x double> %89, %103
  %105 = getelementptr inbounds nuw double, ptr %62, i64 %80
  store <2 x double> %104, ptr %105, align 8, !tbaa !8
  %106 = add nuw i64 %79, 2
  %107 = icmp eq i64 %106, %74
  br i1 %107, label %70, label %78, !llvm.loop !15

108:                                              ; preds = %111, %58
  %109 = fmul double %3, 2.000000e+00
  tail call fastcc void @cycle(ptr noundef %63, ptr noundef %62, i32 noundef %59, double noundef %109)
  %110 = zext nneg i32 %2 to i64
  br label %129

111:                                              ; preds = %70, %111
  %112 = phi i64 [ %127, %111 ], [ %71, %70 ]
  %113 = shl nuw nsw i64 %112, 1
  %114 = getelementptr inbounds nuw double, ptr %1, i64 %113
  %115 = load double, ptr %114, align 8, !tbaa !8
  %116 = getelementptr double, ptr %0, i64 %113
  %117 = getelementptr i8, ptr %116, i64 -8
  %118 = load double, ptr %117, align 8, !tbaa !8
  %119 = load double, ptr %116, align 8, !tbaa !8
  %120 = tail call double @llvm.fmuladd.f64(double %119, double -2.000000e+00, double %118)
  %121 = getelementptr inbounds nuw i8, ptr %116, i64 8
  %122 = load double, ptr %121, align 8, !tbaa !8
  %123 = fadd double %120, %122
  %124 = fdiv double %123, %66
  %125 = fsub double %115, %124
  %126 = getelementptr inbounds nuw double, ptr %62, i64 %112
  store double %125, ptr %126, align 8, !tbaa !8
  %127 = add nuw nsw i64 %112, 1
  %128 = icmp eq i64 %127, %67
  br i1 %128, label %108, label %111, !llvm.loop !18

129:                                              ; preds = %108, %142
  %130 = phi i64 [ 1, %108 ], [ %147, %142 ]
  %131 = and i64 %130, 1
  %132 = icmp eq i64 %131, 0
  %133 = lshr i64 %130, 1
  %134 = and i64 %133, 2147483647
  %135 = getelementptr inbounds nuw double, ptr %63, i64 %134
  %136 = load double, ptr %135, align 8, !tbaa !8
  br i1 %132, label %142, label %137

137:                                              ; preds = %129
  %138 = getelementptr inbounds nuw i8, ptr %135, i64 8
  %139 = load double, ptr %138, align 8, !tbaa !8
  %140 = fadd double %136, %139
  %141 = fmul double %140, 5.000000e-01
  br label %142

142:                                              ; preds = %129, %137
  %143 = phi double [ %141, %137 ], [ %136, %129 ]
  %144 = getelementptr inbounds nuw double, ptr %0, i64 %130
  %145 = load double, ptr %144, align 8, !tbaa !8
  %146 = fadd double %143, %145
  store double %146, ptr %144, align 8, !tbaa !8
  %147 = add nuw nsw i64 %130, 1
  %148 = icmp eq i64 %147, %110
  br i1 %148, label %149, label %129, !llvm.loop !19

149:                                              ; preds = %142
  tail call void @free(ptr noundef %62) #7
  tail call void @free(ptr noundef nonnull %63) #7
  br label %150

150:                                              ; preds = %149, %56
  %151 = load double, ptr %0, align 8
  %152 = and i64 %11, 1
  %153 = icmp eq i64 %12, 0
  br i1 %153, label %182, label %154

154:                                              ; preds = %150
  %155 = and i64 %11, -2
  br label %156

156:                                              ; preds = %156, %154
  %157 = phi double [ %151, %154 ], [ %177, %156 ]
  %158 = phi i64 [ 1, %154 ], [ %170, %156 ]
  %159 = phi i64 [ 0, %154 ], [ %178, %156 ]
  %160 = getelementptr double, ptr %0, i64 %158
  %161 = add nuw nsw i64 %158, 1
  %162 = getelementptr inbounds nuw double, ptr %0, i64 %161
  %163 = load double, ptr %162, align 8, !tbaa !8
  %164 = fadd double %157, %163
  %165 = getelementptr inbounds nuw double, ptr %1, i64 %158
  %166 = load double, ptr %165, align 8, !tbaa !8
  %167 = tail call double @llvm.fmuladd.f64(double %8, double %166, double %164)
  %168 = fmul double %167, 5.000000e-01
  store double %168, ptr %160, align 8, !tbaa !8
  %169 = getelementptr double, ptr %0, i64 %161
  %170 = add nuw nsw i64 %158, 2
  %171 = getelementptr inbounds nuw double, ptr %0, i64 %170
  %172 = load double, ptr %171, align 8, !tbaa !8
  %173 = fadd double %168, %172
  %174 = getelementptr inbounds nuw double, ptr %1, i64 %161
  %175 = load double, ptr %174, align 8, !tbaa !8
  %176 = tail call double @llvm.fmuladd.f64(double %8, double %175, double %173)
  %177 = fmul double %176, 5.000000e-01
  store double %177, ptr %169, align 8, !tbaa !8
  %178 = add i64 %159, 2
  %179 = icmp eq i64 %178, %155
  br i1 %179, label %180, label %156, !llvm.loop !14

180:                                              ; preds = %156
  %181 = icmp eq i64 %152, 0
  br i1 %181, label %195, label %182

182:                                              ; preds = %180, %150
  %183 = phi double [ %151, %150 ], [ %177, %180 ]
  %184 = phi i64 [ 1, %150 ], [ %170, %180 ]
  %185 = icmp ne i64 %152, 0
  tail call void @llvm.assume(i1 %185)
  %186 = getelementptr double, ptr %0, i64 %184
  %187 = getelementptr inbounds nuw double, ptr %0, i64 %184
  %188 = getelementptr inbounds nuw i8, ptr %187, i64 8
  %189 = load double, ptr %188, align 8, !tbaa !8
  %190 = fadd double %183, %189
  %191 = getelementptr inbounds nuw double, ptr %1, i64 %184
  %192 = load double, ptr %191, align 8, !tbaa !8
  %193 = tail call double @llvm.fmuladd.f64(double %8, double %192, double %190)
  %194 = fmul double %193, 5.000000e-01
  store double %194, ptr %186, align 8, !tbaa !8
  br label %195

195:                                              ; preds = %182, %180, %4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #5

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind allocsize(0,1) }
attributes #7 = { nounwind }

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
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13, !16, !17}
!16 = !{!"llvm.loop.isvectorized", i32 1}
!17 = !{!"llvm.loop.unroll.runtime.disable"}
!18 = distinct !{!18, !13, !17, !16}
!19 = distinct !{!19, !13}
