; ModuleID = 'cholesky.c'
source_filename = "cholesky.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable
define dso_local double @cholesky(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = zext nneg i32 %2 to i64
  br label %13

8:                                                ; preds = %114, %48
  %9 = add nuw nsw i64 %15, 1
  %10 = icmp eq i64 %54, %6
  br i1 %10, label %11, label %13, !llvm.loop !8

11:                                               ; preds = %8, %3
  %12 = phi double [ 0.000000e+00, %3 ], [ %53, %8 ]
  ret double %12

13:                                               ; preds = %5, %8
  %14 = phi i64 [ 0, %5 ], [ %54, %8 ]
  %15 = phi i64 [ 1, %5 ], [ %9, %8 ]
  %16 = phi double [ 0.000000e+00, %5 ], [ %53, %8 ]
  %17 = trunc i64 %14 to i32
  %18 = mul nuw nsw i64 %14, %6
  %19 = mul nuw nsw i32 %2, %17
  %20 = zext i32 %19 to i64
  %21 = add nuw nsw i64 %14, %20
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !10
  %24 = icmp eq i64 %14, 0
  br i1 %24, label %48, label %25

25:                                               ; preds = %13
  %26 = getelementptr inbounds nuw double, ptr %1, i64 %18
  %27 = and i64 %14, 3
  %28 = icmp samesign ult i64 %14, 4
  br i1 %28, label %33, label %29

29:                                               ; preds = %25
  %30 = and i64 %14, 9223372036854775804
  br label %63

31:                                               ; preds = %63
  %32 = icmp eq i64 %27, 0
  br i1 %32, label %48, label %33

33:                                               ; preds = %31, %25
  %34 = phi i64 [ 0, %25 ], [ %86, %31 ]
  %35 = phi double [ %23, %25 ], [ %85, %31 ]
  %36 = icmp ne i64 %27, 0
  tail call void @llvm.assume(i1 %36)
  br label %37

37:                                               ; preds = %37, %33
  %38 = phi i64 [ %34, %33 ], [ %45, %37 ]
  %39 = phi double [ %35, %33 ], [ %44, %37 ]
  %40 = phi i64 [ 0, %33 ], [ %46, %37 ]
  %41 = getelementptr inbounds nuw double, ptr %26, i64 %38
  %42 = load double, ptr %41, align 8, !tbaa !10
  %43 = fneg double %42
  %44 = tail call double @llvm.fmuladd.f64(double %43, double %42, double %39)
  %45 = add nuw nsw i64 %38, 1
  %46 = add i64 %40, 1
  %47 = icmp eq i64 %46, %27
  br i1 %47, label %48, label %37, !llvm.loop !12

48:                                               ; preds = %31, %37, %13
  %49 = phi double [ %23, %13 ], [ %85, %31 ], [ %44, %37 ]
  %50 = tail call double @sqrt(double noundef %49) #4, !tbaa !4
  %51 = getelementptr inbounds nuw double, ptr %1, i64 %21
  store double %50, ptr %51, align 8, !tbaa !10
  %52 = tail call double @log(double noundef %49) #4, !tbaa !4
  %53 = fadd double %16, %52
  %54 = add nuw nsw i64 %14, 1
  %55 = icmp samesign ult i64 %54, %7
  br i1 %55, label %56, label %8

56:                                               ; preds = %48
  %57 = getelementptr inbounds nuw double, ptr %1, i64 %18
  %58 = and i64 %14, 3
  %59 = icmp samesign ult i64 %14, 4
  %60 = and i64 %14, 9223372036854775804
  %61 = icmp eq i64 %58, 0
  %62 = icmp ne i64 %58, 0
  br label %89

63:                                               ; preds = %63, %29
  %64 = phi i64 [ 0, %29 ], [ %86, %63 ]
  %65 = phi double [ %23, %29 ], [ %85, %63 ]
  %66 = phi i64 [ 0, %29 ], [ %87, %63 ]
  %67 = getelementptr inbounds nuw double, ptr %26, i64 %64
  %68 = load double, ptr %67, align 8, !tbaa !10
  %69 = fneg double %68
  %70 = tail call double @llvm.fmuladd.f64(double %69, double %68, double %65)
  %71 = getelementptr inbounds nuw double, ptr %26, i64 %64
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %73 = load double, ptr %72, align 8, !tbaa !10
  %74 = fneg double %73
  %75 = tail call double @llvm.fmuladd.f64(double %74, double %73, double %70)
  %76 = getelementptr inbounds nuw double, ptr %26, i64 %64
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 16
  %78 = load double, ptr %77, align 8, !tbaa !10
  %79 = fneg double %78
  %80 = tail call double @llvm.fmuladd.f64(double %79, double %78, double %75)
  %81 = getelementptr inbounds nuw double, ptr %26, i64 %64
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 24
  %83 = load double, ptr %82, align 8, !tbaa !10
  %84 = fneg double %83
  %85 = tail call double @llvm.fmuladd.f64(double %84, double %83, double %80)
  %86 = add nuw nsw i64 %64, 4
  %87 = add i64 %66, 4
  %88 = icmp eq i64 %87, %30
  br i1 %88, label %31, label %63, !llvm.loop !14

89:                                               ; preds = %56, %114
  %90 = phi i64 [ %15, %56 ], [ %119, %114 ]
  %91 = mul nuw nsw i64 %90, %6
  %92 = add nuw nsw i64 %91, %14
  %93 = getelementptr inbounds nuw double, ptr %0, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !10
  br i1 %24, label %114, label %95

95:                                               ; preds = %89
  %96 = getelementptr inbounds nuw double, ptr %1, i64 %91
  br i1 %59, label %98, label %121

97:                                               ; preds = %121
  br i1 %61, label %114, label %98

98:                                               ; preds = %97, %95
  %99 = phi i64 [ 0, %95 ], [ %152, %97 ]
  %100 = phi double [ %94, %95 ], [ %151, %97 ]
  tail call void @llvm.assume(i1 %62)
  br label %101

101:                                              ; preds = %101, %98
  %102 = phi i64 [ %99, %98 ], [ %111, %101 ]
  %103 = phi double [ %100, %98 ], [ %110, %101 ]
  %104 = phi i64 [ 0, %98 ], [ %112, %101 ]
  %105 = getelementptr inbounds nuw double, ptr %96, i64 %102
  %106 = load double, ptr %105, align 8, !tbaa !10
  %107 = getelementptr inbounds nuw double, ptr %57, i64 %102
  %108 = load double, ptr %107, align 8, !tbaa !10
  %109 = fneg double %106
  %110 = tail call double @llvm.fmuladd.f64(double %109, double %108, double %103)
  %111 = add nuw nsw i64 %102, 1
  %112 = add i64 %104, 1
  %113 = icmp eq i64 %112, %58
  br i1 %113, label %114, label %101, !llvm.loop !15

114:                                              ; preds = %97, %101, %89
  %115 = phi double [ %94, %89 ], [ %151, %97 ], [ %110, %101 ]
  %116 = load double, ptr %51, align 8, !tbaa !10
  %117 = fdiv double %115, %116
  %118 = getelementptr inbounds nuw double, ptr %1, i64 %92
  store double %117, ptr %118, align 8, !tbaa !10
  %119 = add nuw nsw i64 %90, 1
  %120 = icmp eq i64 %119, %6
  br i1 %120, label %8, label %89, !llvm.loop !16

121:                                              ; preds = %95, %121
  %122 = phi i64 [ %152, %121 ], [ 0, %95 ]
  %123 = phi double [ %151, %121 ], [ %94, %95 ]
  %124 = phi i64 [ %153, %121 ], [ 0, %95 ]
  %125 = getelementptr inbounds nuw double, ptr %96, i64 %122
  %126 = load double, ptr %125, align 8, !tbaa !10
  %127 = getelementptr inbounds nuw double, ptr %57, i64 %122
  %128 = load double, ptr %127, align 8, !tbaa !10
  %129 = fneg double %126
  %130 = tail call double @llvm.fmuladd.f64(double %129, double %128, double %123)
  %131 = or disjoint i64 %122, 1
  %132 = getelementptr inbounds nuw double, ptr %96, i64 %131
  %133 = load double, ptr %132, align 8, !tbaa !10
  %134 = getelementptr inbounds nuw double, ptr %57, i64 %131
  %135 = load double, ptr %134, align 8, !tbaa !10
  %136 = fneg double %133
  %137 = tail call double @llvm.fmuladd.f64(double %136, double %135, double %130)
  %138 = or disjoint i64 %122, 2
  %139 = getelementptr inbounds nuw double, ptr %96, i64 %138
  %140 = load double, ptr %139, align 8, !tbaa !10
  %141 = getelementptr inbounds nuw double, ptr %57, i64 %138
  %142 = load double, ptr %141, align 8, !tbaa !10
  %143 = fneg double %140
  %144 = tail call double @llvm.fmuladd.f64(double %143, double %142, double %137)
  %145 = or disjoint i64 %122, 3
  %146 = getelementptr inbounds nuw double, ptr %96, i64 %145
  %147 = load double, ptr %146, align 8, !tbaa !10
  %148 = getelementptr inbounds nuw double, ptr %57, i64 %145
  %149 = load double, ptr %148, align 8, !tbaa !10
  %150 = fneg double %147
  %151 = tail call double @llvm.fmuladd.f64(double %150, double %149, double %144)
  %152 = add nuw nsw i64 %122, 4
  %153 = add i64 %124, 4
  %154 = icmp eq i64 %153, %60
  br i1 %154, label %97, label %121, !llvm.loop !17
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
