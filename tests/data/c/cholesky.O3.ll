; ModuleID = 'cholesky.c'
source_filename = "cholesky.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable
define dso_local double @cholesky(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %14

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = zext nneg i32 %2 to i64
  %8 = add nsw i64 %6, -2
  %9 = and i64 %6, 1
  %10 = icmp eq i64 %9, 0
  br label %16

11:                                               ; preds = %137, %69, %170, %51
  %12 = add nuw nsw i64 %18, 1
  %13 = icmp eq i64 %57, %6
  br i1 %13, label %14, label %16, !llvm.loop !8

14:                                               ; preds = %11, %3
  %15 = phi double [ 0.000000e+00, %3 ], [ %56, %11 ]
  ret double %15

16:                                               ; preds = %5, %11
  %17 = phi i64 [ 0, %5 ], [ %57, %11 ]
  %18 = phi i64 [ 1, %5 ], [ %12, %11 ]
  %19 = phi double [ 0.000000e+00, %5 ], [ %56, %11 ]
  %20 = trunc i64 %17 to i32
  %21 = mul nuw nsw i64 %17, %6
  %22 = mul nuw nsw i32 %2, %20
  %23 = zext i32 %22 to i64
  %24 = add nuw nsw i64 %17, %23
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !10
  %27 = icmp eq i64 %17, 0
  br i1 %27, label %51, label %28

28:                                               ; preds = %16
  %29 = getelementptr inbounds nuw double, ptr %1, i64 %21
  %30 = and i64 %17, 3
  %31 = icmp samesign ult i64 %17, 4
  br i1 %31, label %36, label %32

32:                                               ; preds = %28
  %33 = and i64 %17, 9223372036854775804
  br label %144

34:                                               ; preds = %144
  %35 = icmp eq i64 %30, 0
  br i1 %35, label %51, label %36

36:                                               ; preds = %34, %28
  %37 = phi i64 [ 0, %28 ], [ %167, %34 ]
  %38 = phi double [ %26, %28 ], [ %166, %34 ]
  %39 = icmp ne i64 %30, 0
  tail call void @llvm.assume(i1 %39)
  br label %40

40:                                               ; preds = %40, %36
  %41 = phi i64 [ %37, %36 ], [ %48, %40 ]
  %42 = phi double [ %38, %36 ], [ %47, %40 ]
  %43 = phi i64 [ 0, %36 ], [ %49, %40 ]
  %44 = getelementptr inbounds nuw double, ptr %29, i64 %41
  %45 = load double, ptr %44, align 8, !tbaa !10
  %46 = fneg double %45
  %47 = tail call double @llvm.fmuladd.f64(double %46, double %45, double %42)
  %48 = add nuw nsw i64 %41, 1
  %49 = add i64 %43, 1
  %50 = icmp eq i64 %49, %30
  br i1 %50, label %51, label %40, !llvm.loop !12

51:                                               ; preds = %34, %40, %16
  %52 = phi double [ %26, %16 ], [ %166, %34 ], [ %47, %40 ]
  %53 = tail call double @sqrt(double noundef %52) #4, !tbaa !4
  %54 = getelementptr inbounds nuw double, ptr %1, i64 %24
  store double %53, ptr %54, align 8, !tbaa !10
  %55 = tail call double @log(double noundef %52) #4, !tbaa !4
  %56 = fadd double %19, %55
  %57 = add nuw nsw i64 %17, 1
  %58 = icmp samesign ult i64 %57, %7
  br i1 %58, label %59, label %11

59:                                               ; preds = %51
  br i1 %27, label %60, label %72

60:                                               ; preds = %59
  br i1 %10, label %61, label %69

61:                                               ; preds = %60
  %62 = mul nuw nsw i64 %18, %6
  %63 = getelementptr inbounds nuw double, ptr %0, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !10
  %65 = load double, ptr %54, align 8, !tbaa !10
  %66 = fdiv double %64, %65
  %67 = getelementptr inbounds nuw double, ptr %1, i64 %62
  store double %66, ptr %67, align 8, !tbaa !10
  %68 = add nuw nsw i64 %18, 1
  br label %69

69:                                               ; preds = %61, %60
  %70 = phi i64 [ %18, %60 ], [ %68, %61 ]
  %71 = icmp eq i64 %8, %17
  br i1 %71, label %11, label %170

72:                                               ; preds = %59
  %73 = getelementptr inbounds nuw double, ptr %1, i64 %21
  %74 = and i64 %17, 3
  %75 = icmp samesign ult i64 %17, 4
  %76 = and i64 %17, 9223372036854775804
  %77 = icmp eq i64 %74, 0
  %78 = icmp ne i64 %74, 0
  br label %79

79:                                               ; preds = %72, %137
  %80 = phi i64 [ %18, %72 ], [ %142, %137 ]
  %81 = mul nuw nsw i64 %80, %6
  %82 = add nuw nsw i64 %81, %17
  %83 = getelementptr inbounds nuw double, ptr %0, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !10
  %85 = getelementptr inbounds nuw double, ptr %1, i64 %81
  br i1 %75, label %121, label %86

86:                                               ; preds = %79, %86
  %87 = phi i64 [ %117, %86 ], [ 0, %79 ]
  %88 = phi double [ %116, %86 ], [ %84, %79 ]
  %89 = phi i64 [ %118, %86 ], [ 0, %79 ]
  %90 = getelementptr inbounds nuw double, ptr %85, i64 %87
  %91 = load double, ptr %90, align 8, !tbaa !10
  %92 = getelementptr inbounds nuw double, ptr %73, i64 %87
  %93 = load double, ptr %92, align 8, !tbaa !10
  %94 = fneg double %91
  %95 = tail call double @llvm.fmuladd.f64(double %94, double %93, double %88)
  %96 = or disjoint i64 %87, 1
  %97 = getelementptr inbounds nuw double, ptr %85, i64 %96
  %98 = load double, ptr %97, align 8, !tbaa !10
  %99 = getelementptr inbounds nuw double, ptr %73, i64 %96
  %100 = load double, ptr %99, align 8, !tbaa !10
  %101 = fneg double %98
  %102 = tail call double @llvm.fmuladd.f64(double %101, double %100, double %95)
  %103 = or disjoint i64 %87, 2
  %104 = getelementptr inbounds nuw double, ptr %85, i64 %103
  %105 = load double, ptr %104, align 8, !tbaa !10
  %106 = getelementptr inbounds nuw double, ptr %73, i64 %103
  %107 = load double, ptr %106, align 8, !tbaa !10
  %108 = fneg double %105
  %109 = tail call double @llvm.fmuladd.f64(double %108, double %107, double %102)
  %110 = or disjoint i64 %87, 3
  %111 = getelementptr inbounds nuw double, ptr %85, i64 %110
  %112 = load double, ptr %111, align 8, !tbaa !10
  %113 = getelementptr inbounds nuw double, ptr %73, i64 %110
  %114 = load double, ptr %113, align 8, !tbaa !10
  %115 = fneg double %112
  %116 = tail call double @llvm.fmuladd.f64(double %115, double %114, double %109)
  %117 = add nuw nsw i64 %87, 4
  %118 = add i64 %89, 4
  %119 = icmp eq i64 %118, %76
  br i1 %119, label %120, label %86, !llvm.loop !14

120:                                              ; preds = %86
  br i1 %77, label %137, label %121

121:                                              ; preds = %120, %79
  %122 = phi i64 [ 0, %79 ], [ %117, %120 ]
  %123 = phi double [ %84, %79 ], [ %116, %120 ]
  tail call void @llvm.assume(i1 %78)
  br label %124

124:                                              ; preds = %124, %121
  %125 = phi i64 [ %122, %121 ], [ %134, %124 ]
  %126 = phi double [ %123, %121 ], [ %133, %124 ]
  %127 = phi i64 [ 0, %121 ], [ %135, %124 ]
  %128 = getelementptr inbounds nuw double, ptr %85, i64 %125
  %129 = load double, ptr %128, align 8, !tbaa !10
  %130 = getelementptr inbounds nuw double, ptr %73, i64 %125
  %131 = load double, ptr %130, align 8, !tbaa !10
  %132 = fneg double %129
  %133 = tail call double @llvm.fmuladd.f64(double %132, double %131, double %126)
  %134 = add nuw nsw i64 %125, 1
  %135 = add i64 %127, 1
  %136 = icmp eq i64 %135, %74
  br i1 %136, label %137, label %124, !llvm.loop !15

137:                                              ; preds = %124, %120
  %138 = phi double [ %116, %120 ], [ %133, %124 ]
  %139 = load double, ptr %54, align 8, !tbaa !10
  %140 = fdiv double %138, %139
  %141 = getelementptr inbounds nuw double, ptr %1, i64 %82
  store double %140, ptr %141, align 8, !tbaa !10
  %142 = add nuw nsw i64 %80, 1
  %143 = icmp eq i64 %142, %6
  br i1 %143, label %11, label %79, !llvm.loop !16

144:                                              ; preds = %144, %32
  %145 = phi i64 [ 0, %32 ], [ %167, %144 ]
  %146 = phi double [ %26, %32 ], [ %166, %144 ]
  %147 = phi i64 [ 0, %32 ], [ %168, %144 ]
  %148 = getelementptr inbounds nuw double, ptr %29, i64 %145
  %149 = load double, ptr %148, align 8, !tbaa !10
  %150 = fneg double %149
  %151 = tail call double @llvm.fmuladd.f64(double %150, double %149, double %146)
  %152 = getelementptr inbounds nuw double, ptr %29, i64 %145
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 8
  %154 = load double, ptr %153, align 8, !tbaa !10
  %155 = fneg double %154
  %156 = tail call double @llvm.fmuladd.f64(double %155, double %154, double %151)
  %157 = getelementptr inbounds nuw double, ptr %29, i64 %145
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 16
  %159 = load double, ptr %158, align 8, !tbaa !10
  %160 = fneg double %159
  %161 = tail call double @llvm.fmuladd.f64(double %160, double %159, double %156)
  %162 = getelementptr inbounds nuw double, ptr %29, i64 %145
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 24
  %164 = load double, ptr %163, align 8, !tbaa !10
  %165 = fneg double %164
  %166 = tail call double @llvm.fmuladd.f64(double %165, double %164, double %161)
  %167 = add nuw nsw i64 %145, 4
  %168 = add i64 %147, 4
  %169 = icmp eq i64 %168, %33
  br i1 %169, label %34, label %144, !llvm.loop !17

170:                                              ; preds = %69, %170
  %171 = phi i64 [ %185, %170 ], [ %70, %69 ]
  %172 = mul nuw nsw i64 %171, %6
  %173 = getelementptr inbounds nuw double, ptr %0, i64 %172
  %174 = load double, ptr %173, align 8, !tbaa !10
  %175 = load double, ptr %54, align 8, !tbaa !10
  %176 = fdiv double %174, %175
  %177 = getelementptr inbounds nuw double, ptr %1, i64 %172
  store double %176, ptr %177, align 8, !tbaa !10
  %178 = add nuw nsw i64 %171, 1
  %179 = mul nuw nsw i64 %178, %6
  %180 = getelementptr inbounds nuw double, ptr %0, i64 %179
  %181 = load double, ptr %180, align 8, !tbaa !10
  %182 = load double, ptr %54, align 8, !tbaa !10
  %183 = fdiv double %181, %182
  %184 = getelementptr inbounds nuw double, ptr %1, i64 %179
  store double %183, ptr %184, align 8, !tbaa !10
  %185 = add nuw nsw i64 %171, 2
  %186 = icmp eq i64 %185, %6
  br i1 %186, label %11, label %170, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !9}
!15 = distinct !{!15, !13}
!16 = distinct !{!16, !9}
!17 = distinct !{!17, !9}
