; ModuleID = 'time_warp.c'
source_filename = "time_warp.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @time_warp(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, double noundef %4) local_unnamed_addr #0 {
  %6 = add i32 %2, 1
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 3
  %9 = tail call noalias ptr @malloc(i64 noundef %8) #5
  %10 = icmp slt i32 %2, 0
  br i1 %10, label %11, label %18

11:                                               ; preds = %5
  %12 = sext i32 %2 to i64
  %13 = getelementptr inbounds ptr, ptr %9, i64 %12
  %14 = load ptr, ptr %13, align 8, !tbaa !8
  %15 = sext i32 %3 to i64
  %16 = getelementptr inbounds double, ptr %14, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !11
  br label %129

18:                                               ; preds = %5
  %19 = add i32 %3, 1
  %20 = sext i32 %19 to i64
  %21 = shl nsw i64 %20, 3
  %22 = icmp slt i32 %3, 0
  %23 = zext i32 %6 to i64
  %24 = zext i32 %19 to i64
  %25 = icmp ult i32 %19, 4
  %26 = and i64 %24, 4294967292
  %27 = icmp eq i64 %26, %24
  br label %36

28:                                               ; preds = %64
  %29 = icmp eq i32 %2, 0
  br i1 %29, label %86, label %30

30:                                               ; preds = %28
  %31 = icmp slt i32 %3, 1
  %32 = fneg double %4
  %33 = add i32 %3, 1
  %34 = zext i32 %6 to i64
  %35 = zext i32 %33 to i64
  br label %76

36:                                               ; preds = %18, %64
  %37 = phi i64 [ 0, %18 ], [ %65, %64 ]
  %38 = tail call noalias ptr @malloc(i64 noundef %21) #5
  %39 = getelementptr inbounds nuw ptr, ptr %9, i64 %37
  store ptr %38, ptr %39, align 8, !tbaa !8
  br i1 %22, label %64, label %40

40:                                               ; preds = %36
  br i1 %25, label %62, label %41

41:                                               ; preds = %40
  %42 = insertelement <2 x i64> poison, i64 %37, i64 0
  %43 = shufflevector <2 x i64> %42, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %44

44:                                               ; preds = %44, %41
  %45 = phi i64 [ 0, %41 ], [ %58, %44 ]
  %46 = phi <2 x i64> [ <i64 0, i64 1>, %41 ], [ %59, %44 ]
  %47 = add <2 x i64> %46, splat (i64 2)
  %48 = or <2 x i64> %46, %43
  %49 = or <2 x i64> %47, %43
  %50 = and <2 x i64> %48, splat (i64 4294967295)
  %51 = and <2 x i64> %49, splat (i64 4294967295)
  %52 = icmp eq <2 x i64> %50, zeroinitializer
  %53 = icmp eq <2 x i64> %51, zeroinitializer
  %54 = select <2 x i1> %52, <2 x double> zeroinitializer, <2 x double> splat (double 1.000000e+03)
  %55 = select <2 x i1> %53, <2 x double> zeroinitializer, <2 x double> splat (double 1.000000e+03)
  %56 = getelementptr inbounds nuw double, ptr %38, i64 %45
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 16
  store <2 x double> %54, ptr %56, align 8, !tbaa !11
  store <2 x double> %55, ptr %57, align 8, !tbaa !11
  %58 = add nuw i64 %45, 4
  %59 = add <2 x i64> %46, splat (i64 4)
  %60 = icmp eq i64 %58, %26
  br i1 %60, label %61, label %44, !llvm.loop !13

61:                                               ; preds = %44
  br i1 %27, label %64, label %62

62:                                               ; preds = %40, %61
  %63 = phi i64 [ 0, %40 ], [ %26, %61 ]
  br label %67

64:                                               ; preds = %67, %61, %36
  %65 = add nuw nsw i64 %37, 1
  %66 = icmp eq i64 %65, %23
  br i1 %66, label %28, label %36, !llvm.loop !17

67:                                               ; preds = %62, %67
  %68 = phi i64 [ %74, %67 ], [ %63, %62 ]
  %69 = or i64 %68, %37
  %70 = and i64 %69, 4294967295
  %71 = icmp eq i64 %70, 0
  %72 = select i1 %71, double 0.000000e+00, double 1.000000e+03
  %73 = getelementptr inbounds nuw double, ptr %38, i64 %68
  store double %72, ptr %73, align 8, !tbaa !11
  %74 = add nuw nsw i64 %68, 1
  %75 = icmp eq i64 %74, %24
  br i1 %75, label %64, label %67, !llvm.loop !18

76:                                               ; preds = %30, %94
  %77 = phi i64 [ 1, %30 ], [ %95, %94 ]
  br i1 %31, label %94, label %78

78:                                               ; preds = %76
  %79 = add nsw i64 %77, -1
  %80 = getelementptr inbounds double, ptr %0, i64 %79
  %81 = getelementptr inbounds ptr, ptr %9, i64 %79
  %82 = load ptr, ptr %81, align 8, !tbaa !8
  %83 = getelementptr inbounds nuw ptr, ptr %9, i64 %77
  %84 = load ptr, ptr %83, align 8, !tbaa !8
  %85 = load double, ptr %84, align 8, !tbaa !11
  br label %97

86:                                               ; preds = %94, %28
  %87 = zext nneg i32 %2 to i64
  %88 = getelementptr inbounds nuw ptr, ptr %9, i64 %87
  %89 = load ptr, ptr %88, align 8, !tbaa !8
  %90 = sext i32 %3 to i64
  %91 = getelementptr inbounds double, ptr %89, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !11
  %93 = zext i32 %6 to i64
  br label %131

94:                                               ; preds = %97, %76
  %95 = add nuw nsw i64 %77, 1
  %96 = icmp eq i64 %95, %34
  br i1 %96, label %86, label %76, !llvm.loop !19

97:                                               ; preds = %78, %97
  %98 = phi double [ %85, %78 ], [ %125, %97 ]
  %99 = phi i64 [ 1, %78 ], [ %127, %97 ]
  %100 = load double, ptr %80, align 8, !tbaa !11
  %101 = add nsw i64 %99, -1
  %102 = getelementptr inbounds double, ptr %1, i64 %101
  %103 = load double, ptr %102, align 8, !tbaa !11
  %104 = fsub double %100, %103
  %105 = fmul double %104, %104
  %106 = getelementptr inbounds nuw double, ptr %82, i64 %99
  %107 = load double, ptr %106, align 8, !tbaa !11
  %108 = getelementptr inbounds double, ptr %82, i64 %101
  %109 = load double, ptr %108, align 8, !tbaa !11
  %110 = tail call double @llvm.minnum.f64(double %98, double %109)
  %111 = tail call double @llvm.minnum.f64(double %107, double %110)
  %112 = fsub double %111, %107
  %113 = fdiv double %112, %4
  %114 = tail call double @exp(double noundef %113) #6, !tbaa !4
  %115 = fsub double %111, %98
  %116 = fdiv double %115, %4
  %117 = tail call double @exp(double noundef %116) #6, !tbaa !4
  %118 = fadd double %114, %117
  %119 = fsub double %111, %109
  %120 = fdiv double %119, %4
  %121 = tail call double @exp(double noundef %120) #6, !tbaa !4
  %122 = fadd double %118, %121
  %123 = tail call double @log(double noundef %122) #6, !tbaa !4
  %124 = tail call double @llvm.fmuladd.f64(double %32, double %123, double %111)
  %125 = fadd double %105, %124
  %126 = getelementptr inbounds nuw double, ptr %84, i64 %99
  store double %125, ptr %126, align 8, !tbaa !11
  %127 = add nuw nsw i64 %99, 1
  %128 = icmp eq i64 %127, %35
  br i1 %128, label %94, label %97, !llvm.loop !20

129:                                              ; preds = %131, %11
  %130 = phi double [ %17, %11 ], [ %92, %131 ]
  tail call void @free(ptr noundef nonnull %9) #6
  ret double %130

131:                                              ; preds = %86, %131
  %132 = phi i64 [ 0, %86 ], [ %135, %131 ]
  %133 = getelementptr inbounds nuw ptr, ptr %9, i64 %132
  %134 = load ptr, ptr %133, align 8, !tbaa !8
  tail call void @free(ptr noundef %134) #6
  %135 = add nuw nsw i64 %132, 1
  %136 = icmp eq i64 %135, %93
  br i1 %136, label %129, label %131, !llvm.loop !21
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }

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
!17 = distinct !{!17, !14}
!18 = distinct !{!18, !14, !16, !15}
!19 = distinct !{!19, !14}
!20 = distinct !{!20, !14}
!21 = distinct !{!21, !14}
