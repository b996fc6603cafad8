; ModuleID = 'finite_elements.c'
source_filename = "finite_elements.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local double @finite_elements(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5) local_unnamed_addr #0 {
  %7 = alloca [3 x double], align 16
  %8 = alloca [3 x double], align 16
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = sext i32 %10 to i64
  %12 = tail call noalias ptr @calloc(i64 noundef %11, i64 noundef 8) #6
  %13 = icmp sgt i32 %2, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %80, %6
  br label %117

15:                                               ; preds = %6
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %20 = zext nneg i32 %2 to i64
  br label %21

21:                                               ; preds = %15, %80
  %22 = phi i64 [ 0, %15 ], [ %81, %80 ]
  %23 = getelementptr inbounds nuw [3 x i32], ptr %1, i64 %22
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #7
  br label %34

24:                                               ; preds = %34
  %25 = load double, ptr %16, align 16, !tbaa !8
  %26 = load double, ptr %17, align 8, !tbaa !8
  %27 = load double, ptr %18, align 8, !tbaa !8
  %28 = load double, ptr %19, align 16, !tbaa !8
  %29 = fneg double %28
  %30 = fmul double %27, %29
  %31 = tail call double @llvm.fmuladd.f64(double %25, double %26, double %30)
  %32 = fmul double %31, 5.000000e-01
  %33 = fmul double %32, 4.000000e+00
  br label %65

34:                                               ; preds = %21, %34
  %35 = phi i64 [ 0, %21 ], [ %36, %34 ]
  %36 = add nuw nsw i64 %35, 1
  %37 = icmp eq i64 %36, 3
  %38 = and i64 %36, 4294967295
  %39 = select i1 %37, i64 0, i64 %38
  %40 = getelementptr inbounds nuw i32, ptr %23, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !4
  %42 = trunc i64 %35 to i32
  %43 = add i32 %42, 2
  %44 = urem i32 %43, 3
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %23, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !4
  %48 = shl nsw i32 %41, 1
  %49 = sext i32 %48 to i64
  %50 = getelementptr double, ptr %0, i64 %49
  %51 = getelementptr i8, ptr %50, i64 8
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = shl nsw i32 %47, 1
  %54 = sext i32 %53 to i64
  %55 = getelementptr double, ptr %0, i64 %54
  %56 = getelementptr i8, ptr %55, i64 8
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = fsub double %52, %57
  %59 = getelementptr inbounds nuw double, ptr %7, i64 %35
  store double %58, ptr %59, align 8, !tbaa !8
  %60 = load double, ptr %55, align 8, !tbaa !8
  %61 = load double, ptr %50, align 8, !tbaa !8
  %62 = fsub double %60, %61
  %63 = getelementptr inbounds nuw double, ptr %8, i64 %35
  store double %62, ptr %63, align 8, !tbaa !8
  %64 = icmp eq i64 %36, 3
  br i1 %64, label %24, label %34, !llvm.loop !10

65:                                               ; preds = %24, %83
  %66 = phi i64 [ 0, %24 ], [ %84, %83 ]
  %67 = getelementptr inbounds nuw double, ptr %7, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !8
  %69 = getelementptr inbounds nuw double, ptr %8, i64 %66
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = getelementptr inbounds nuw i32, ptr %23, i64 %66
  %72 = load i32, ptr %71, align 4, !tbaa !4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr %3, i64 %73
  %75 = load i32, ptr %74, align 4, !tbaa !4
  %76 = getelementptr i8, ptr %74, i64 4
  %77 = load i32, ptr %76, align 4, !tbaa !4
  %78 = icmp slt i32 %75, %77
  %79 = sext i32 %75 to i64
  br i1 %78, label %86, label %106

80:                                               ; preds = %83
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  %81 = add nuw nsw i64 %22, 1
  %82 = icmp eq i64 %81, %20
  br i1 %82, label %14, label %21, !llvm.loop !13

83:                                               ; preds = %107
  %84 = add nuw nsw i64 %66, 1
  %85 = icmp eq i64 %84, 3
  br i1 %85, label %80, label %65, !llvm.loop !14

86:                                               ; preds = %65, %107
  %87 = phi i64 [ %111, %107 ], [ 0, %65 ]
  %88 = getelementptr inbounds nuw double, ptr %7, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = getelementptr inbounds nuw double, ptr %8, i64 %87
  %91 = load double, ptr %90, align 8, !tbaa !8
  %92 = fmul double %70, %91
  %93 = tail call double @llvm.fmuladd.f64(double %68, double %89, double %92)
  %94 = fdiv double %93, %33
  %95 = getelementptr inbounds nuw i32, ptr %23, i64 %87
  %96 = load i32, ptr %95, align 4, !tbaa !4
  br label %101

97:                                               ; preds = %101
  %98 = add nsw i64 %102, 1
  %99 = trunc i64 %98 to i32
  %100 = icmp eq i32 %77, %99
  br i1 %100, label %106, label %101, !llvm.loop !15

101:                                              ; preds = %97, %86
  %102 = phi i64 [ %79, %86 ], [ %98, %97 ]
  %103 = getelementptr inbounds i32, ptr %4, i64 %102
  %104 = load i32, ptr %103, align 4, !tbaa !4
  %105 = icmp eq i32 %104, %96
  br i1 %105, label %107, label %97

106:                                              ; preds = %65, %97
  tail call void @abort() #8
  unreachable

107:                                              ; preds = %101
  %108 = getelementptr inbounds double, ptr %12, i64 %102
  %109 = load double, ptr %108, align 8, !tbaa !8
  %110 = fadd double %94, %109
  store double %110, ptr %108, align 8, !tbaa !8
  %111 = add nuw nsw i64 %87, 1
  %112 = icmp eq i64 %111, 3
  br i1 %112, label %83, label %86, !llvm.loop !16

113:                                              ; preds = %132, %117
  %114 = phi double [ %119, %117 ], [ %143, %132 ]
  %115 = icmp eq i64 %122, 4
  br i1 %115, label %116, label %117, !llvm.loop !17

116:                                              ; preds = %113
  tail call void @free(ptr noundef %12) #7
  ret double %114

117:                                              ; preds = %14, %113
  %118 = phi i64 [ %122, %113 ], [ 0, %14 ]
  %119 = phi double [ %114, %113 ], [ 0.000000e+00, %14 ]
  %120 = getelementptr inbounds nuw i32, ptr %3, i64 %118
  %121 = load i32, ptr %120, align 4, !tbaa !4
  %122 = add nuw nsw i64 %118, 1
  %123 = getelementptr inbounds nuw i32, ptr %3, i64 %122
  %124 = load i32, ptr %123, align 4, !tbaa !4
  %125 = icmp slt i32 %121, %124
  br i1 %125, label %126, label %113

126:                                              ; preds = %117
  %127 = getelementptr inbounds nuw double, ptr %5, i64 %118
  %128 = load double, ptr %127, align 8, !tbaa !8
  %129 = fmul double %128, 5.000000e-01
  %130 = sext i32 %121 to i64
  %131 = sext i32 %124 to i64
  br label %132

132:                                              ; preds = %126, %132
  %133 = phi i64 [ %130, %126 ], [ %144, %132 ]
  %134 = phi double [ %119, %126 ], [ %143, %132 ]
  %135 = getelementptr inbounds double, ptr %12, i64 %133
  %136 = load double, ptr %135, align 8, !tbaa !8
  %137 = fmul double %129, %136
  %138 = getelementptr inbounds i32, ptr %4, i64 %133
  %139 = load i32, ptr %138, align 4, !tbaa !4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds double, ptr %5, i64 %140
  %142 = load double, ptr %141, align 8, !tbaa !8
  %143 = tail call double @llvm.fmuladd.f64(double %137, double %142, double %134)
  %144 = add nsw i64 %133, 1
  %145 = icmp eq i64 %144, %131
  br i1 %145, label %113, label %132, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: cold nofree noreturn nounwind
declare void @abort() local_unnamed_addr #5

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { cold nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0,1) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

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
