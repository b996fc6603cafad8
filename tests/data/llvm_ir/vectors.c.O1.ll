; ModuleID = 'vectors.c'
source_filename = "vectors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@start = dso_local local_unnamed_addr global float -2.000000e+00, align 4
@.str = private unnamed_addr constant [56 x i8] c"%g %g %g %g | %g %g %g %g | %g %g | %d %d %d %d | %u %d\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [4 x <4 x float>], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  br label %36

4:                                                ; preds = %36
  %5 = load float, ptr @start, align 4, !tbaa !8
  %6 = insertelement <4 x float> <float 1.000000e+00, float poison, float 3.000000e+00, float 2.500000e-01>, float %5, i64 1
  br label %7

7:                                                ; preds = %7, %4
  %8 = phi i64 [ 0, %4 ], [ %17, %7 ]
  %9 = phi <4 x float> [ zeroinitializer, %4 ], [ %16, %7 ]
  %10 = getelementptr inbounds nuw <4 x float>, ptr %3, i64 %8
  %11 = load <4 x float>, ptr %10, align 16, !tbaa !10
  %12 = trunc nuw nsw i64 %8 to i32
  %13 = extractelement <4 x float> %6, i32 %12
  %14 = insertelement <4 x float> poison, float %13, i64 0
  %15 = shufflevector <4 x float> %14, <4 x float> poison, <4 x i32> zeroinitializer
  %16 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %11, <4 x float> %15, <4 x float> %9)
  %17 = add nuw nsw i64 %8, 1
  %18 = icmp eq i64 %17, 4
  br i1 %18, label %19, label %7, !llvm.loop !11

19:                                               ; preds = %7
  %20 = fcmp uge <4 x float> %16, splat (float -3.000000e+00)
  %21 = fcmp ule <4 x float> %16, splat (float 2.500000e+00)
  %22 = select <4 x i1> %20, <4 x i32> zeroinitializer, <4 x i32> splat (i32 -1069547520)
  %23 = select <4 x i1> %21, <4 x i32> zeroinitializer, <4 x i32> splat (i32 1075838976)
  %24 = or <4 x i32> %22, %23
  %25 = and <4 x i1> %20, %21
  %26 = bitcast <4 x float> %16 to <4 x i32>
  %27 = select <4 x i1> %25, <4 x i32> %26, <4 x i32> zeroinitializer
  %28 = or <4 x i32> %24, %27
  %29 = bitcast <4 x i32> %28 to <4 x float>
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %31 = load <4 x float>, ptr %30, align 16, !tbaa !10
  %32 = fmul <4 x float> %29, splat (float 4.000000e+00)
  %33 = fptosi <4 x float> %32 to <4 x i32>
  %34 = ashr <4 x i32> %33, splat (i32 1)
  %35 = bitcast <4 x i32> %34 to <16 x i8>
  br label %79

36:                                               ; preds = %2, %36
  %37 = phi i64 [ 0, %2 ], [ %38, %36 ]
  %38 = add nuw nsw i64 %37, 1
  %39 = trunc nuw nsw i64 %38 to i32
  %40 = uitofp nneg i32 %39 to float
  %41 = insertelement <4 x float> poison, float %40, i64 0
  %42 = trunc nuw nsw i64 %37 to i32
  %43 = uitofp nneg i32 %42 to float
  %44 = fmul float %43, 5.000000e-01
  %45 = insertelement <4 x float> %41, float %44, i64 1
  %46 = trunc i64 %37 to i32
  %47 = sub i32 0, %46
  %48 = sitofp i32 %47 to float
  %49 = insertelement <4 x float> %45, float %48, i64 2
  %50 = fdiv float 1.000000e+00, %40
  %51 = insertelement <4 x float> %49, float %50, i64 3
  %52 = getelementptr inbounds nuw <4 x float>, ptr %3, i64 %37
  store <4 x float> %51, ptr %52, align 16, !tbaa !10
  %53 = icmp eq i64 %38, 4
  br i1 %53, label %4, label %36, !llvm.loop !14

54:                                               ; preds = %79
  %55 = shufflevector <4 x float> %29, <4 x float> %31, <2 x i32> <i32 3, i32 5>
  %56 = fpext <2 x float> %55 to <2 x double>
  %57 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %34)
  %58 = sitofp i32 %57 to double
  %59 = extractelement <2 x double> %56, i64 1
  %60 = fadd double %59, %58
  %61 = extractelement <4 x float> %29, i64 0
  %62 = fpext float %61 to double
  %63 = extractelement <4 x float> %29, i64 1
  %64 = fpext float %63 to double
  %65 = extractelement <4 x float> %29, i64 2
  %66 = fpext float %65 to double
  %67 = extractelement <4 x float> %29, i64 3
  %68 = fpext float %67 to double
  %69 = extractelement <4 x float> %31, i64 1
  %70 = fpext float %69 to double
  %71 = extractelement <2 x double> %56, i64 0
  %72 = extractelement <4 x i32> %34, i64 0
  %73 = extractelement <4 x i32> %34, i64 1
  %74 = extractelement <4 x i32> %34, i64 2
  %75 = extractelement <4 x i32> %34, i64 3
  %76 = tail call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %34)
  %77 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, double noundef %62, double noundef %64, double noundef %66, double noundef %68, double noundef %68, double noundef %66, double noundef %70, double noundef %62, double noundef %71, double noundef %60, i32 noundef %72, i32 noundef %73, i32 noundef %74, i32 noundef %75, i32 noundef %85, i32 noundef %76) #5
  %78 = sext i32 %77 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret i64 %78

79:                                               ; preds = %19, %79
  %80 = phi i32 [ 0, %19 ], [ %86, %79 ]
  %81 = phi i32 [ 0, %19 ], [ %85, %79 ]
  %82 = mul i32 %81, 3
  %83 = extractelement <16 x i8> %35, i32 %80
  %84 = zext i8 %83 to i32
  %85 = add i32 %82, %84
  %86 = add nuw nsw i32 %80, 1
  %87 = icmp eq i32 %86, 16
  br i1 %87, label %54, label %79, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #2

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #4

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!9 = !{!"float", !6, i64 0}
!10 = !{!6, !6, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
