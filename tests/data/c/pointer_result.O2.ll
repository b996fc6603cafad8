; ModuleID = 'pointer_result.c'
source_filename = "pointer_result.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @pointer_result(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 1
  %4 = load double, ptr %0, align 8, !tbaa !8
  br i1 %3, label %5, label %170

5:                                                ; preds = %2
  %6 = zext i32 %1 to i64
  %7 = add nsw i64 %6, -1
  %8 = add nsw i64 %6, -2
  %9 = and i64 %7, 1
  %10 = icmp eq i64 %8, 0
  br i1 %10, label %94, label %11

11:                                               ; preds = %5
  %12 = and i64 %7, -2
  br label %73

13:                                               ; preds = %151
  %14 = icmp eq i64 %147, 0
  br i1 %14, label %24, label %15

15:                                               ; preds = %13, %142
  %16 = phi double [ %146, %142 ], [ %165, %13 ]
  %17 = phi i64 [ 1, %142 ], [ %167, %13 ]
  %18 = phi ptr [ %0, %142 ], [ %166, %13 ]
  %19 = icmp ne i64 %147, 0
  tail call void @llvm.assume(i1 %19)
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = fcmp ogt double %21, %16
  %23 = select i1 %22, ptr %20, ptr %18
  br label %24

24:                                               ; preds = %13, %15
  %25 = phi ptr [ %166, %13 ], [ %23, %15 ]
  %26 = load double, ptr %25, align 8, !tbaa !8
  %27 = fmul double %26, 2.500000e-01
  store double %27, ptr %25, align 8, !tbaa !8
  %28 = load double, ptr %0, align 8, !tbaa !8
  %29 = and i64 %7, 1
  %30 = icmp eq i64 %8, 0
  br i1 %30, label %54, label %31

31:                                               ; preds = %24
  %32 = and i64 %7, -2
  br label %33

33:                                               ; preds = %33, %31
  %34 = phi double [ %28, %31 ], [ %47, %33 ]
  %35 = phi i64 [ 1, %31 ], [ %49, %33 ]
  %36 = phi ptr [ %0, %31 ], [ %48, %33 ]
  %37 = phi i64 [ 0, %31 ], [ %50, %33 ]
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %35
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = fcmp ogt double %39, %34
  %41 = select i1 %40, double %39, double %34
  %42 = select i1 %40, ptr %38, ptr %36
  %43 = getelementptr inbounds nuw double, ptr %0, i64 %35
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = fcmp ogt double %45, %41
  %47 = select i1 %46, double %45, double %41
  %48 = select i1 %46, ptr %44, ptr %42
  %49 = add nuw nsw i64 %35, 2
  %50 = add i64 %37, 2
  %51 = icmp eq i64 %50, %32
  br i1 %51, label %52, label %33, !llvm.loop !10

52:                                               ; preds = %33
  %53 = icmp eq i64 %29, 0
  br i1 %53, label %63, label %54

54:                                               ; preds = %52, %24
  %55 = phi double [ %28, %24 ], [ %47, %52 ]
  %56 = phi i64 [ 1, %24 ], [ %49, %52 ]
  %57 = phi ptr [ %0, %24 ], [ %48, %52 ]
  %58 = icmp ne i64 %29, 0
  tail call void @llvm.assume(i1 %58)
  %59 = getelementptr inbounds nuw double, ptr %0, i64 %56
  %60 = load double, ptr %59, align 8, !tbaa !8
  %61 = fcmp ogt double %60, %55
  %62 = select i1 %61, ptr %59, ptr %57
  br label %63

63:                                               ; preds = %54, %52, %170
  %64 = phi double [ %172, %170 ], [ %26, %52 ], [ %26, %54 ]
  %65 = phi double [ %4, %170 ], [ %105, %52 ], [ %105, %54 ]
  %66 = phi double [ %171, %170 ], [ %144, %52 ], [ %144, %54 ]
  %67 = phi ptr [ %0, %170 ], [ %48, %52 ], [ %62, %54 ]
  %68 = tail call double @llvm.fmuladd.f64(double %65, double %65, double 0.000000e+00)
  %69 = tail call double @llvm.fmuladd.f64(double %66, double %66, double %68)
  %70 = tail call double @llvm.fmuladd.f64(double %64, double %64, double %69)
  %71 = load double, ptr %67, align 8, !tbaa !8
  %72 = fadd double %70, %71
  ret double %72

73:                                               ; preds = %73, %11
  %74 = phi double [ %4, %11 ], [ %87, %73 ]
  %75 = phi i64 [ 1, %11 ], [ %89, %73 ]
  %76 = phi ptr [ %0, %11 ], [ %88, %73 ]
  %77 = phi i64 [ 0, %11 ], [ %90, %73 ]
  %78 = getelementptr inbounds nuw double, ptr %0, i64 %75
  %79 = load double, ptr %78, align 8, !tbaa !8
  %80 = fcmp ogt double %79, %74
  %81 = select i1 %80, double %79, double %74
  %82 = select i1 %80, ptr %78, ptr %76
  %83 = getelementptr inbounds nuw double, ptr %0, i64 %75
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %85 = load double, ptr %84, align 8, !tbaa !8
  %86 = fcmp ogt double %85, %81
  %87 = select i1 %86, double %85, double %81
  %88 = select i1 %86, ptr %84, ptr %82
  %89 = add nuw nsw i64 %75, 2
  %90 = add i64 %77, 2
  %91 = icmp eq i64 %90, %12
  br i1 %91, label %92, label %73, !llvm.loop !10

92:                                               ; preds = %73
  %93 = icmp eq i64 %9, 0
  br i1 %93, label %103, label %94

94:                                               ; preds = %92, %5
  %95 = phi double [ %4, %5 ], [ %87, %92 ]
  %96 = phi i64 [ 1, %5 ], [ %89, %92 ]
  %97 = phi ptr [ %0, %5 ], [ %88, %92 ]
  %98 = icmp ne i64 %9, 0
  tail call void @llvm.assume(i1 %98)
  %99 = getelementptr inbounds nuw double, ptr %0, i64 %96
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = fcmp ogt double %100, %95
  %102 = select i1 %101, ptr %99, ptr %97
  br label %103

103:                                              ; preds = %92, %94
  %104 = phi ptr [ %88, %92 ], [ %102, %94 ]
  %105 = load double, ptr %104, align 8, !tbaa !8
  %106 = fmul double %105, 2.500000e-01
  store double %106, ptr %104, align 8, !tbaa !8
  %107 = load double, ptr %0, align 8, !tbaa !8
  %108 = and i64 %7, 1
  %109 = icmp eq i64 %8, 0
  br i1 %109, label %133, label %110

110:                                              ; preds = %103
  %111 = and i64 %7, -2
  br label %112

112:                                              ; preds = %112, %110
  %113 = phi double [ %107, %110 ], [ %126, %112 ]
  %114 = phi i64 [ 1, %110 ], [ %128, %112 ]
  %115 = phi ptr [ %0, %110 ], [ %127, %112 ]
  %116 = phi i64 [ 0, %110 ], [ %129, %112 ]
  %117 = getelementptr inbounds nuw double, ptr %0, i64 %114
  %118 = load double, ptr %117, align 8, !tbaa !8
  %119 = fcmp ogt double %118, %113
  %120 = select i1 %119, double %118, double %113
  %121 = select i1 %119, ptr %117, ptr %115
  %122 = getelementptr inbounds nuw double, ptr %0, i64 %114
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 8
  %124 = load double, ptr %123, align 8, !tbaa !8
  %125 = fcmp ogt double %124, %120
  %126 = select i1 %125, double %124, double %120
  %127 = select i1 %125, ptr %123, ptr %121
  %128 = add nuw nsw i64 %114, 2
  %129 = add i64 %116, 2
  %130 = icmp eq i64 %129, %111
  br i1 %130, label %131, label %112, !llvm.loop !10

131:                                              ; preds = %112
  %132 = icmp eq i64 %108, 0
  br i1 %132, label %142, label %133

133:                                              ; preds = %131, %103
  %134 = phi double [ %107, %103 ], [ %126, %131 ]
  %135 = phi i64 [ 1, %103 ], [ %128, %131 ]
  %136 = phi ptr [ %0, %103 ], [ %127, %131 ]
  %137 = icmp ne i64 %108, 0
  tail call void @llvm.assume(i1 %137)
  %138 = getelementptr inbounds nuw double, ptr %0, i64 %135
  %139 = load double, ptr %138, align 8, !tbaa !8
  %140 = fcmp ogt double %139, %134
  %141 = select i1 %140, ptr %138, ptr %136
  br label %142

142:                                              ; preds = %131, %133
  %143 = phi ptr [ %127, %131 ], [ %141, %133 ]
  %144 = load double, ptr %143, align 8, !tbaa !8
  %145 = fmul double %144, 2.500000e-01
  store double %145, ptr %143, align 8, !tbaa !8
  %146 = load double, ptr %0, align 8, !tbaa !8
  %147 = and i64 %7, 1
  %148 = icmp eq i64 %8, 0
  br i1 %148, label %15, label %149

149:                                              ; preds = %142
  %150 = and i64 %7, -2
  br label %151

151:                                              ; preds = %151, %149
  %152 = phi double [ %146, %149 ], [ %165, %151 ]
  %153 = phi i64 [ 1, %149 ], [ %167, %151 ]
  %154 = phi ptr [ %0, %149 ], [ %166, %151 ]
  %155 = phi i64 [ 0, %149 ], [ %168, %151 ]
  %156 = getelementptr inbounds nuw double, ptr %0, i64 %153
  %157 = load double, ptr %156, align 8, !tbaa !8
  %158 = fcmp ogt double %157, %152
  %159 = select i1 %158, double %157, double %152
  %160 = select i1 %158, ptr %156, ptr %154
  %161 = getelementptr inbounds nuw double, ptr %0, i64 %153
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 8
  %163 = load double, ptr %162, align 8, !tbaa !8
  %164 = fcmp ogt double %163, %159
  %165 = select i1 %164, double %163, double %159
  %166 = select i1 %164, ptr %162, ptr %160
  %167 = add nuw nsw i64 %153, 2
  %168 = add i64 %155, 2
  %169 = icmp eq i64 %168, %150
  br i1 %169, label %13, label %151, !llvm.loop !10

170:                                              ; preds = %2
  %171 = fmul double %4, 2.500000e-01
  %172 = fmul double %171, 2.500000e-01
  %173 = fmul double %172, 2.500000e-01
  store double %173, ptr %0, align 8, !tbaa !8
  br label %63
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
