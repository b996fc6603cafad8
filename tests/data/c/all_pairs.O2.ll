; ModuleID = 'all_pairs.c'
source_filename = "all_pairs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @all_pairs(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %41

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = mul nuw nsw i64 %5, %5
  %7 = shl i64 %6, 3
  %8 = getelementptr i8, ptr %0, i64 %7
  %9 = add nuw nsw i64 %5, 2305843009213693951
  %10 = mul i64 %9, %5
  %11 = shl i64 %10, 3
  %12 = shl nuw nsw i64 %5, 3
  %13 = shl nuw nsw i64 %5, 3
  %14 = getelementptr i8, ptr %0, i64 %11
  %15 = getelementptr i8, ptr %14, i64 8
  %16 = getelementptr i8, ptr %0, i64 %13
  %17 = icmp ult i32 %1, 4
  %18 = and i64 %5, 2147483644
  %19 = icmp eq i64 %18, %5
  %20 = and i64 %5, 1
  %21 = icmp eq i64 %20, 0
  %22 = add nsw i64 %5, -1
  br label %23

23:                                               ; preds = %108, %4
  %24 = phi i64 [ 0, %4 ], [ %109, %108 ]
  %25 = shl nuw nsw i64 %24, 3
  %26 = getelementptr nuw i8, ptr %0, i64 %25
  %27 = getelementptr i8, ptr %15, i64 %25
  %28 = mul i64 %12, %24
  %29 = getelementptr nuw i8, ptr %0, i64 %28
  %30 = getelementptr i8, ptr %16, i64 %28
  %31 = mul nuw nsw i64 %24, %5
  %32 = getelementptr inbounds nuw double, ptr %0, i64 %24
  %33 = getelementptr inbounds nuw double, ptr %0, i64 %31
  %34 = icmp ult ptr %0, %27
  %35 = icmp ult ptr %26, %8
  %36 = and i1 %34, %35
  %37 = icmp ult ptr %0, %30
  %38 = icmp ult ptr %29, %8
  %39 = and i1 %37, %38
  %40 = or i1 %36, %39
  br label %42

41:                                               ; preds = %108, %2
  ret void

42:                                               ; preds = %23, %111
  %43 = phi i64 [ 0, %23 ], [ %112, %111 ]
  %44 = mul nuw nsw i64 %43, %5
  %45 = getelementptr inbounds nuw double, ptr %32, i64 %44
  %46 = getelementptr inbounds nuw double, ptr %0, i64 %44
  %47 = select i1 %17, i1 true, i1 %40
  br i1 %47, label %92, label %48

48:                                               ; preds = %42
  %49 = load double, ptr %45, align 8, !tbaa !8, !alias.scope !10
  %50 = insertelement <2 x double> poison, double %49, i64 0
  %51 = shufflevector <2 x double> %50, <2 x double> poison, <2 x i32> zeroinitializer
  br label %52

52:                                               ; preds = %88, %48
  %53 = phi i64 [ 0, %48 ], [ %89, %88 ]
  %54 = getelementptr inbounds nuw double, ptr %33, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %56 = load <2 x double>, ptr %54, align 8, !tbaa !8, !alias.scope !13
  %57 = load <2 x double>, ptr %55, align 8, !tbaa !8, !alias.scope !13
  %58 = fadd <2 x double> %51, %56
  %59 = fadd <2 x double> %51, %57
  %60 = getelementptr inbounds nuw double, ptr %46, i64 %53
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 16
  %62 = load <2 x double>, ptr %60, align 8, !tbaa !8, !alias.scope !15, !noalias !17
  %63 = load <2 x double>, ptr %61, align 8, !tbaa !8, !alias.scope !15, !noalias !17
  %64 = fcmp olt <2 x double> %58, %62
  %65 = fcmp olt <2 x double> %59, %63
  %66 = extractelement <2 x i1> %64, i64 0
  br i1 %66, label %67, label %70

67:                                               ; preds = %52
  %68 = getelementptr inbounds nuw double, ptr %46, i64 %53
  %69 = extractelement <2 x double> %58, i64 0
  store double %69, ptr %68, align 8, !tbaa !8, !alias.scope !15, !noalias !17
  br label %70

70:                                               ; preds = %67, %52
  %71 = extractelement <2 x i1> %64, i64 1
  br i1 %71, label %72, label %76

72:                                               ; preds = %70
  %73 = getelementptr inbounds nuw double, ptr %46, i64 %53
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %75 = extractelement <2 x double> %58, i64 1
  store double %75, ptr %74, align 8, !tbaa !8, !alias.scope !15, !noalias !17
  br label %76

76:                                               ; preds = %72, %70
  %77 = extractelement <2 x i1> %65, i64 0
  br i1 %77, label %78, label %82

78:                                               ; preds = %76
  %79 = getelementptr inbounds nuw double, ptr %46, i64 %53
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 16
  %81 = extractelement <2 x double> %59, i64 0
  store double %81, ptr %80, align 8, !tbaa !8, !alias.scope !15, !noalias !17
  br label %82

82:                                               ; preds = %78, %76
  %83 = extractelement <2 x i1> %65, i64 1
  br i1 %83, label %84, label %88

84:                                               ; preds = %82
  %85 = getelementptr inbounds nuw double, ptr %46, i64 %53
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 24
  %87 = extractelement <2 x double> %59, i64 1
  store double %87, ptr %86, align 8, !tbaa !8, !alias.scope !15, !noalias !17
  br label %88

88:                                               ; preds = %84, %82
  %89 = add nuw i64 %53, 4
  %90 = icmp eq i64 %89, %18
  br i1 %90, label %91, label %52, !llvm.loop !18

91:                                               ; preds = %88
  br i1 %19, label %111, label %92

92:                                               ; preds = %42, %91
  %93 = phi i64 [ %18, %91 ], [ 0, %42 ]
  br i1 %21, label %105, label %94

94:                                               ; preds = %92
  %95 = load double, ptr %45, align 8, !tbaa !8
  %96 = getelementptr inbounds nuw double, ptr %33, i64 %93
  %97 = load double, ptr %96, align 8, !tbaa !8
  %98 = fadd double %95, %97
  %99 = getelementptr inbounds nuw double, ptr %46, i64 %93
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = fcmp olt double %98, %100
  br i1 %101, label %102, label %103

102:                                              ; preds = %94
  store double %98, ptr %99, align 8, !tbaa !8
  br label %103

103:                                              ; preds = %102, %94
  %104 = or disjoint i64 %93, 1
  br label %105

105:                                              ; preds = %103, %92
  %106 = phi i64 [ %93, %92 ], [ %104, %103 ]
  %107 = icmp eq i64 %93, %22
  br i1 %107, label %111, label %114

108:                                              ; preds = %111
  %109 = add nuw nsw i64 %24, 1
  %110 = icmp eq i64 %109, %5
  br i1 %110, label %41, label %23, !llvm.loop !22

111:                                              ; preds = %105, %134, %91
  %112 = add nuw nsw i64 %43, 1
  %113 = icmp eq i64 %112, %5
  br i1 %113, label %108, label %42, !llvm.loop !23

114:                                              ; preds = %105, %134
  %115 = phi i64 [ %135, %134 ], [ %106, %105 ]
  %116 = load double, ptr %45, align 8, !tbaa !8
  %117 = getelementptr inbounds nuw double, ptr %33, i64 %115
  %118 = load double, ptr %117, align 8, !tbaa !8
  %119 = fadd double %116, %118
  %120 = getelementptr inbounds nuw double, ptr %46, i64 %115
  %121 = load double, ptr %120, align 8, !tbaa !8
  %122 = fcmp olt double %119, %121
  br i1 %122, label %123, label %124

123:                                              ; preds = %114
  store double %119, ptr %120, align 8, !tbaa !8
  br label %124

124:                                              ; preds = %114, %123
  %125 = add nuw nsw i64 %115, 1
  %126 = load double, ptr %45, align 8, !tbaa !8
  %127 = getelementptr inbounds nuw double, ptr %33, i64 %125
  %128 = load double, ptr %127, align 8, !tbaa !8
  %129 = fadd double %126, %128
  %130 = getelementptr inbounds nuw double, ptr %46, i64 %125
  %131 = load double, ptr %130, align 8, !tbaa !8
  %132 = fcmp olt double %129, %131
  br i1 %132, label %133, label %134

133:                                              ; preds = %124
  store double %129, ptr %130, align 8, !tbaa !8
  br label %134

134:                                              ; preds = %133, %124
  %135 = add nuw nsw i64 %115, 2
  %136 = icmp eq i64 %135, %5
  br i1 %136, label %111, label %114, !llvm.loop !24
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
!10 = !{!11}
!11 = distinct !{!11, !12}
!12 = distinct !{!12, !"LVerDomain"}
!13 = !{!14}
!14 = distinct !{!14, !12}
!15 = !{!16}
!16 = distinct !{!16, !12}
!17 = !{!11, !14}
!18 = distinct !{!18, !19, !20, !21}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.isvectorized", i32 1}
!21 = !{!"llvm.loop.unroll.runtime.disable"}
!22 = distinct !{!22, !19}
!23 = distinct !{!23, !19}
!24 = distinct !{!24, !19, !20}
