; ModuleID = 'kmeans.c'
source_filename = "kmeans.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @kmeans(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %151

7:                                                ; preds = %5
  %8 = icmp sgt i32 %3, 0
  br i1 %8, label %14, label %9

9:                                                ; preds = %7
  %10 = and i32 %2, 7
  %11 = icmp ult i32 %2, 8
  br i1 %11, label %142, label %12

12:                                               ; preds = %9
  %13 = and i32 %2, 2147483640
  br label %127

14:                                               ; preds = %7
  %15 = icmp sgt i32 %4, 0
  br i1 %15, label %22, label %16

16:                                               ; preds = %14
  %17 = and i32 %3, 3
  %18 = icmp ult i32 %3, 4
  %19 = and i32 %3, 2147483644
  %20 = icmp eq i32 %17, 0
  %21 = icmp ne i32 %17, 0
  br label %102

22:                                               ; preds = %14
  %23 = zext nneg i32 %4 to i64
  %24 = zext nneg i32 %2 to i64
  %25 = zext nneg i32 %3 to i64
  %26 = and i64 %23, 3
  %27 = icmp ult i32 %4, 4
  %28 = and i64 %23, 2147483644
  %29 = icmp eq i64 %26, 0
  %30 = icmp ne i64 %26, 0
  br label %31

31:                                               ; preds = %22, %98
  %32 = phi i64 [ 0, %22 ], [ %100, %98 ]
  %33 = phi double [ 0.000000e+00, %22 ], [ %99, %98 ]
  %34 = mul nuw nsw i64 %32, %23
  %35 = getelementptr inbounds nuw double, ptr %0, i64 %34
  br label %36

36:                                               ; preds = %92, %31
  %37 = phi i64 [ %96, %92 ], [ 0, %31 ]
  %38 = phi double [ %95, %92 ], [ 0x7FEFFFFFFFFFFFFF, %31 ]
  %39 = mul nuw nsw i64 %37, %23
  %40 = getelementptr inbounds nuw double, ptr %1, i64 %39
  br i1 %27, label %76, label %41

41:                                               ; preds = %36, %41
  %42 = phi i64 [ %72, %41 ], [ 0, %36 ]
  %43 = phi double [ %71, %41 ], [ 0.000000e+00, %36 ]
  %44 = phi i64 [ %73, %41 ], [ 0, %36 ]
  %45 = getelementptr inbounds nuw double, ptr %35, i64 %42
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = getelementptr inbounds nuw double, ptr %40, i64 %42
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = fsub double %46, %48
  %50 = tail call double @llvm.fmuladd.f64(double %49, double %49, double %43)
  %51 = or disjoint i64 %42, 1
  %52 = getelementptr inbounds nuw double, ptr %35, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !8
  %54 = getelementptr inbounds nuw double, ptr %40, i64 %51
  %55 = load double, ptr %54, align 8, !tbaa !8
  %56 = fsub double %53, %55
  %57 = tail call double @llvm.fmuladd.f64(double %56, double %56, double %50)
  %58 = or disjoint i64 %42, 2
  %59 = getelementptr inbounds nuw double, ptr %35, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !8
  %61 = getelementptr inbounds nuw double, ptr %40, i64 %58
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = fsub double %60, %62
  %64 = tail call double @llvm.fmuladd.f64(double %63, double %63, double %57)
  %65 = or disjoint i64 %42, 3
  %66 = getelementptr inbounds nuw double, ptr %35, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = getelementptr inbounds nuw double, ptr %40, i64 %65
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = fsub double %67, %69
  %71 = tail call double @llvm.fmuladd.f64(double %70, double %70, double %64)
  %72 = add nuw nsw i64 %42, 4
  %73 = add i64 %44, 4
  %74 = icmp eq i64 %73, %28
  br i1 %74, label %75, label %41, !llvm.loop !10

75:                                               ; preds = %41
  br i1 %29, label %92, label %76

76:                                               ; preds = %75, %36
  %77 = phi i64 [ 0, %36 ], [ %72, %75 ]
  %78 = phi double [ 0.000000e+00, %36 ], [ %71, %75 ]
  tail call void @llvm.assume(i1 %30)
  br label %79

79:                                               ; preds = %79, %76
  %80 = phi i64 [ %89, %79 ], [ %77, %76 ]
  %81 = phi double [ %88, %79 ], [ %78, %76 ]
  %82 = phi i64 [ %90, %79 ], [ 0, %76 ]
  %83 = getelementptr inbounds nuw double, ptr %35, i64 %80
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = getelementptr inbounds nuw double, ptr %40, i64 %80
  %86 = load double, ptr %85, align 8, !tbaa !8
  %87 = fsub double %84, %86
  %88 = tail call double @llvm.fmuladd.f64(double %87, double %87, double %81)
  %89 = add nuw nsw i64 %80, 1
  %90 = add i64 %82, 1
  %91 = icmp eq i64 %90, %26
  br i1 %91, label %92, label %79, !llvm.loop !12

92:                                               ; preds = %79, %75
  %93 = phi double [ %71, %75 ], [ %88, %79 ]
  %94 = fcmp olt double %93, %38
  %95 = select i1 %94, double %93, double %38
  %96 = add nuw nsw i64 %37, 1
  %97 = icmp eq i64 %96, %25
  br i1 %97, label %98, label %36, !llvm.loop !14

98:                                               ; preds = %92
  %99 = fadd double %33, %95
  %100 = add nuw nsw i64 %32, 1
  %101 = icmp eq i64 %100, %24
  br i1 %101, label %151, label %31, !llvm.loop !15

102:                                              ; preds = %16, %122
  %103 = phi double [ %124, %122 ], [ 0.000000e+00, %16 ]
  %104 = phi i32 [ %125, %122 ], [ 0, %16 ]
  br i1 %18, label %113, label %105

105:                                              ; preds = %102, %105
  %106 = phi double [ %109, %105 ], [ 0x7FEFFFFFFFFFFFFF, %102 ]
  %107 = phi i32 [ %110, %105 ], [ 0, %102 ]
  %108 = fcmp ogt double %106, 0.000000e+00
  %109 = select i1 %108, double 0.000000e+00, double %106
  %110 = add i32 %107, 4
  %111 = icmp eq i32 %110, %19
  br i1 %111, label %112, label %105, !llvm.loop !14

112:                                              ; preds = %105
  br i1 %20, label %122, label %113

113:                                              ; preds = %112, %102
  %114 = phi double [ 0x7FEFFFFFFFFFFFFF, %102 ], [ %109, %112 ]
  tail call void @llvm.assume(i1 %21)
  br label %115

115:                                              ; preds = %115, %113
  %116 = phi double [ %114, %113 ], [ %119, %115 ]
  %117 = phi i32 [ 0, %113 ], [ %120, %115 ]
  %118 = fcmp ogt double %116, 0.000000e+00
  %119 = select i1 %118, double 0.000000e+00, double %116
  %120 = add i32 %117, 1
  %121 = icmp eq i32 %120, %17
  br i1 %121, label %122, label %115, !llvm.loop !16

122:                                              ; preds = %115, %112
  %123 = phi double [ %109, %112 ], [ %119, %115 ]
  %124 = fadd double %103, %123
  %125 = add nuw nsw i32 %104, 1
  %126 = icmp eq i32 %125, %2
  br i1 %126, label %151, label %102, !llvm.loop !15

127:                                              ; preds = %127, %12
  %128 = phi double [ 0.000000e+00, %12 ], [ %137, %127 ]
  %129 = phi i32 [ 0, %12 ], [ %138, %127 ]
  %130 = fadd double %128, 0x7FEFFFFFFFFFFFFF
  %131 = fadd double %130, 0x7FEFFFFFFFFFFFFF
  %132 = fadd double %131, 0x7FEFFFFFFFFFFFFF
  %133 = fadd double %132, 0x7FEFFFFFFFFFFFFF
  %134 = fadd double %133, 0x7FEFFFFFFFFFFFFF
  %135 = fadd double %134, 0x7FEFFFFFFFFFFFFF
  %136 = fadd double %135, 0x7FEFFFFFFFFFFFFF
  %137 = fadd double %136, 0x7FEFFFFFFFFFFFFF
  %138 = add i32 %129, 8
  %139 = icmp eq i32 %138, %13
  br i1 %139, label %140, label %127, !llvm.loop !15

140:                                              ; preds = %127
  %141 = icmp eq i32 %10, 0
  br i1 %141, label %151, label %142

142:                                              ; preds = %140, %9
  %143 = phi double [ 0.000000e+00, %9 ], [ %137, %140 ]
  %144 = icmp ne i32 %10, 0
  tail call void @llvm.assume(i1 %144)
  br label %145

145:                                              ; preds = %145, %142
  %146 = phi double [ %148, %145 ], [ %143, %142 ]
  %147 = phi i32 [ %149, %145 ], [ 0, %142 ]
  %148 = fadd double %146, 0x7FEFFFFFFFFFFFFF
  %149 = add i32 %147, 1
  %150 = icmp eq i32 %149, %10
  br i1 %150, label %151, label %145, !llvm.loop !17

151:                                              ; preds = %140, %145, %122, %98, %5
  %152 = phi double [ 0.000000e+00, %5 ], [ %124, %122 ], [ %99, %98 ], [ %137, %140 ], [ %148, %145 ]
  %153 = sitofp i32 %2 to double
  %154 = fdiv double %152, %153
  ret double %154
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !13}
!17 = distinct !{!17, !13}
