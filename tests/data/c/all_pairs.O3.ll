; ModuleID = 'all_pairs.c'
source_filename = "all_pairs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @all_pairs(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %136

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

23:                                               ; preds = %4, %133
  %24 = phi i64 [ 0, %4 ], [ %134, %133 ]
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
  br label %41

41:                                               ; preds = %130, %23
  %42 = phi i64 [ %131, %130 ], [ 0, %23 ]
  %43 = mul nuw nsw i64 %42, %5
  %44 = getelementptr inbounds nuw double, ptr %32, i64 %43
  %45 = getelementptr inbounds nuw double, ptr %0, i64 %43
  %46 = select i1 %17, i1 true, i1 %40
  br i1 %46, label %91, label %47

47:                                               ; preds = %41
  %48 = load double, ptr %44, align 8, !tbaa !8, !alias.scope !10
  %49 = insertelement <2 x double> poison, double %48, i64 0
  %50 = shufflevector <2 x double> %49, <2 x double> poison, <2 x i32> zeroinitializer
  br label %51

51:                                               ; preds = %87, %47
  %52 = phi i64 [ 0, %47 ], [ %88, %87 ]
  %53 = getelementptr inbounds nuw double, ptr %33, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %55 = load <2 x double>, ptr %53, align 8, !tbaa !8, !alias.scope !13
  %56 = load <2 x double>, ptr %54, align 8, !tbaa !8, !alias.scope !13
  %57 = fadd <2 x double> %50, %55
  %58 = fadd <2 x double> %50, %56
  %59 = getelementptr inbounds nuw double, ptr %45, i64 %52
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 16
  %61 = load <2 x double>, ptr %59, align 8, !tbaa !8, !alias.scope !15, !noalias !17
  %62 = load <2 x double>, ptr %60, align 8, !tbaa !8, !alias.scope !15, !noalias !17
  %63 = fcmp olt <2 x double> %57, %61
  %64 = fcmp olt <2 x double> %58, %62
  %65 = extractelement <2 x i1> %63, i64 0
  br i1 %65, label %66, label %69

66:                                               ; preds = %51
  %67 = getelementptr inbounds nuw double, ptr %45, i64 %52
  %68 = extractelement <2 x double> %57, i64 0
  store double %68, ptr %67, align 8, !tbaa !8, !alias.scope !15, !noalias !17
  br label %69

69:                                               ; preds = %66, %51
  %70 = extractelement <2 x i1> %63, i64 1
  br i1 %70, label %71, label %75

71:                                               ; preds = %69
  %72 = getelementptr inbounds nuw double, ptr %45, i64 %52
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %74 = extractelement <2 x double> %57, i64 1
  store double %74, ptr %73, align 8, !tbaa !8, !alias.scope !15, !noalias !17
  br label %75

75:                                               ; preds = %71, %69
  %76 = extractelement <2 x i1> %64, i64 0
  br i1 %76, label %77, label %81

77:                                               ; preds = %75
  %78 = getelementptr inbounds nuw double, ptr %45, i64 %52
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 16
  %80 = extractelement <2 x double> %58, i64 0
  store double %80, ptr %79, align 8, !tbaa !8, !alias.scope !15, !noalias !17
  br label %81

81:                                               ; preds = %77, %75
  %82 = extractelement <2 x i1> %64, i64 1
  br i1 %82, label %83, label %87

83:                                               ; preds = %81
  %84 = getelementptr inbounds nuw double, ptr %45, i64 %52
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 24
  %86 = extractelement <2 x double> %58, i64 1
  store double %86, ptr %85, align 8, !tbaa !8, !alias.scope !15, !noalias !17
  br label %87

87:                                               ; preds = %83, %81
  %88 = add nuw i64 %52, 4
  %89 = icmp eq i64 %88, %18
  br i1 %89, label %90, label %51, !llvm.loop !18

90:                                               ; preds = %87
  br i1 %19, label %130, label %91

91:                                               ; preds = %41, %90
  %92 = phi i64 [ %18, %90 ], [ 0, %41 ]
  br i1 %21, label %104, label %93

93:                                               ; preds = %91
  %94 = load double, ptr %44, align 8, !tbaa !8
  %95 = getelementptr inbounds nuw double, ptr %33, i64 %92
  %96 = load double, ptr %95, align 8, !tbaa !8
  %97 = fadd double %94, %96
  %98 = getelementptr inbounds nuw double, ptr %45, i64 %92
  %99 = load double, ptr %98, align 8, !tbaa !8
  %100 = fcmp olt double %97, %99
  br i1 %100, label %101, label %102

101:                                              ; preds = %93
  store double %97, ptr %98, align 8, !tbaa !8
  br label %102

102:                                              ; preds = %101, %93
  %103 = or disjoint i64 %92, 1
  br label %104

104:                                              ; preds = %102, %91
  %105 = phi i64 [ %92, %91 ], [ %103, %102 ]
  %106 = icmp eq i64 %92, %22
  br i1 %106, label %130, label %107

107:                                              ; preds = %104, %127
  %108 = phi i64 [ %128, %127 ], [ %105, %104 ]
  %109 = load double, ptr %44, align 8, !tbaa !8
  %110 = getelementptr inbounds nuw double, ptr %33, i64 %108
  %111 = load double, ptr %110, align 8, !tbaa !8
  %112 = fadd double %109, %111
  %113 = getelementptr inbounds nuw double, ptr %45, i64 %108
  %114 = load double, ptr %113, align 8, !tbaa !8
  %115 = fcmp olt double %112, %114
  br i1 %115, label %116, label %117

116:                                              ; preds = %107
  store double %112, ptr %113, align 8, !tbaa !8
  br label %117

117:                                              ; preds = %116, %107
  %118 = add nuw nsw i64 %108, 1
  %119 = load double, ptr %44, align 8, !tbaa !8
  %120 = getelementptr inbounds nuw double, ptr %33, i64 %118
  %121 = load double, ptr %120, align 8, !tbaa !8
  %122 = fadd double %119, %121
  %123 = getelementptr inbounds nuw double, ptr %45, i64 %118
  %124 = load double, ptr %123, align 8, !tbaa !8
  %125 = fcmp olt double %122, %124
  br i1 %125, label %126, label %127

126:                                              ; preds = %117
  store double %122, ptr %123, align 8, !tbaa !8
  br label %127

127:                                              ; preds = %126, %117
  %128 = add nuw nsw i64 %108, 2
  %129 = icmp eq i64 %128, %5
  br i1 %129, label %130, label %107, !llvm.loop !22

130:                                              ; preds = %104, %127, %90
  %131 = add nuw nsw i64 %42, 1
  %132 = icmp eq i64 %131, %5
  br i1 %132, label %133, label %41, !llvm.loop !23

133:                                              ; preds = %130
  %134 = add nuw nsw i64 %24, 1
  %135 = icmp eq i64 %134, %5
  br i1 %135, label %136, label %23, !llvm.loop !24

136:                                              ; preds = %133, %2
  ret void
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
!22 = distinct !{!22, !19, !20}
!23 = distinct !{!23, !19}
!24 = distinct !{!24, !19}
