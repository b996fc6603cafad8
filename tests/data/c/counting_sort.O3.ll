; ModuleID = 'counting_sort.c'
source_filename = "counting_sort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @counting_sort(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x i32], align 16
  %5 = alloca [16 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %147

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  %9 = and i64 %8, 3
  %10 = icmp ult i32 %2, 4
  br i1 %10, label %48, label %11

11:                                               ; preds = %7
  %12 = and i64 %8, 2147483644
  br label %13

13:                                               ; preds = %13, %11
  %14 = phi i64 [ 0, %11 ], [ %43, %13 ]
  %15 = phi i64 [ 0, %11 ], [ %44, %13 ]
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %4, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %19, align 4, !tbaa !4
  %22 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %4, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %26, align 4, !tbaa !4
  %29 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %4, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %33, align 4, !tbaa !4
  %36 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 12
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %4, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %40, align 4, !tbaa !4
  %43 = add nuw nsw i64 %14, 4
  %44 = add i64 %15, 4
  %45 = icmp eq i64 %44, %12
  br i1 %45, label %46, label %13, !llvm.loop !8

46:                                               ; preds = %13
  %47 = icmp eq i64 %9, 0
  br i1 %47, label %63, label %48

48:                                               ; preds = %46, %7
  %49 = phi i64 [ 0, %7 ], [ %43, %46 ]
  %50 = icmp ne i64 %9, 0
  tail call void @llvm.assume(i1 %50)
  br label %51

51:                                               ; preds = %51, %48
  %52 = phi i64 [ %49, %48 ], [ %60, %51 ]
  %53 = phi i64 [ 0, %48 ], [ %61, %51 ]
  %54 = getelementptr inbounds nuw i32, ptr %1, i64 %52
  %55 = load i32, ptr %54, align 4, !tbaa !4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %4, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %57, align 4, !tbaa !4
  %60 = add nuw nsw i64 %52, 1
  %61 = add i64 %53, 1
  %62 = icmp eq i64 %61, %9
  br i1 %62, label %63, label %51, !llvm.loop !10

63:                                               ; preds = %51, %46
  %64 = load i32, ptr %4, align 16, !tbaa !4
  %65 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %68 = load i32, ptr %67, align 8, !tbaa !4
  store i32 0, ptr %4, align 16, !tbaa !4
  %69 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %64, ptr %69, align 4, !tbaa !4
  %70 = add nsw i32 %66, %64
  %71 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %70, ptr %71, align 8, !tbaa !4
  %72 = add nsw i32 %68, %70
  %73 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 %72, ptr %73, align 4, !tbaa !4
  %74 = and i64 %8, 1
  %75 = icmp eq i32 %2, 1
  br i1 %75, label %80, label %76

76:                                               ; preds = %63
  %77 = and i64 %8, 2147483646
  br label %99

78:                                               ; preds = %99
  %79 = icmp eq i64 %74, 0
  br i1 %79, label %94, label %80

80:                                               ; preds = %78, %63
  %81 = phi i64 [ 0, %63 ], [ %125, %78 ]
  %82 = icmp ne i64 %74, 0
  tail call void @llvm.assume(i1 %82)
  %83 = getelementptr inbounds nuw double, ptr %0, i64 %81
  %84 = load double, ptr %83, align 8, !tbaa !12
  %85 = fmul double %84, %84
  %86 = getelementptr inbounds nuw i32, ptr %1, i64 %81
  %87 = load i32, ptr %86, align 4, !tbaa !4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr %4, i64 %88
  %90 = load i32, ptr %89, align 4, !tbaa !4
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %89, align 4, !tbaa !4
  %92 = sext i32 %90 to i64
  %93 = getelementptr inbounds double, ptr %5, i64 %92
  store double %85, ptr %93, align 8, !tbaa !12
  br label %94

94:                                               ; preds = %78, %80
  %95 = and i64 %8, 3
  %96 = icmp ult i32 %2, 4
  br i1 %96, label %130, label %97

97:                                               ; preds = %94
  %98 = and i64 %8, 2147483644
  br label %149

99:                                               ; preds = %99, %76
  %100 = phi i64 [ 0, %76 ], [ %125, %99 ]
  %101 = phi i64 [ 0, %76 ], [ %126, %99 ]
  %102 = getelementptr inbounds nuw double, ptr %0, i64 %100
  %103 = load double, ptr %102, align 8, !tbaa !12
  %104 = fmul double %103, %103
  %105 = getelementptr inbounds nuw i32, ptr %1, i64 %100
  %106 = load i32, ptr %105, align 4, !tbaa !4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i32, ptr %4, i64 %107
  %109 = load i32, ptr %108, align 4, !tbaa !4
  %110 = add nsw i32 %109, 1
  store i32 %110, ptr %108, align 4, !tbaa !4
  %111 = sext i32 %109 to i64
  %112 = getelementptr inbounds double, ptr %5, i64 %111
  store double %104, ptr %112, align 8, !tbaa !12
  %113 = or disjoint i64 %100, 1
  %114 = getelementptr inbounds nuw double, ptr %0, i64 %113
  %115 = load double, ptr %114, align 8, !tbaa !12
  %116 = fmul double %115, %115
  %117 = getelementptr inbounds nuw i32, ptr %1, i64 %113
  %118 = load i32, ptr %117, align 4, !tbaa !4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds i32, ptr %4, i64 %119
  %121 = load i32, ptr %120, align 4, !tbaa !4
  %122 = add nsw i32 %121, 1
  store i32 %122, ptr %120, align 4, !tbaa !4
  %123 = sext i32 %121 to i64
  %124 = getelementptr inbounds double, ptr %5, i64 %123
  store double %116, ptr %124, align 8, !tbaa !12
  %125 = add nuw nsw i64 %100, 2
  %126 = add i64 %101, 2
  %127 = icmp eq i64 %126, %77
  br i1 %127, label %78, label %99, !llvm.loop !14

128:                                              ; preds = %149
  %129 = icmp eq i64 %95, 0
  br i1 %129, label %147, label %130

130:                                              ; preds = %128, %94
  %131 = phi i64 [ 0, %94 ], [ %180, %128 ]
  %132 = phi double [ 0.000000e+00, %94 ], [ %179, %128 ]
  %133 = icmp ne i64 %95, 0
  tail call void @llvm.assume(i1 %133)
  br label %134

134:                                              ; preds = %134, %130
  %135 = phi i64 [ %131, %130 ], [ %144, %134 ]
  %136 = phi double [ %132, %130 ], [ %143, %134 ]
  %137 = phi i64 [ 0, %130 ], [ %145, %134 ]
  %138 = getelementptr inbounds nuw double, ptr %5, i64 %135
  %139 = load double, ptr %138, align 8, !tbaa !12
  %140 = getelementptr inbounds nuw double, ptr %0, i64 %135
  %141 = load double, ptr %140, align 8, !tbaa !12
  %142 = fmul double %139, %141
  %143 = tail call double @llvm.fmuladd.f64(double %136, double 0x3FE6666666666666, double %142)
  %144 = add nuw nsw i64 %135, 1
  %145 = add i64 %137, 1
  %146 = icmp eq i64 %145, %95
  br i1 %146, label %147, label %134, !llvm.loop !15

147:                                              ; preds = %128, %134, %3
  %148 = phi double [ 0.000000e+00, %3 ], [ %179, %128 ], [ %143, %134 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret double %148

149:                                              ; preds = %149, %97
  %150 = phi i64 [ 0, %97 ], [ %180, %149 ]
  %151 = phi double [ 0.000000e+00, %97 ], [ %179, %149 ]
  %152 = phi i64 [ 0, %97 ], [ %181, %149 ]
  %153 = getelementptr inbounds nuw double, ptr %5, i64 %150
  %154 = load double, ptr %153, align 16, !tbaa !12
  %155 = getelementptr inbounds nuw double, ptr %0, i64 %150
  %156 = load double, ptr %155, align 8, !tbaa !12
  %157 = fmul double %154, %156
  %158 = tail call double @llvm.fmuladd.f64(double %151, double 0x3FE6666666666666, double %157)
  %159 = or disjoint i64 %150, 1
  %160 = getelementptr inbounds nuw double, ptr %5, i64 %159
  %161 = load double, ptr %160, align 8, !tbaa !12
  %162 = getelementptr inbounds nuw double, ptr %0, i64 %159
  %163 = load double, ptr %162, align 8, !tbaa !12
  %164 = fmul double %161, %163
  %165 = tail call double @llvm.fmuladd.f64(double %158, double 0x3FE6666666666666, double %164)
  %166 = or disjoint i64 %150, 2
  %167 = getelementptr inbounds nuw double, ptr %5, i64 %166
  %168 = load double, ptr %167, align 16, !tbaa !12
  %169 = getelementptr inbounds nuw double, ptr %0, i64 %166
  %170 = load double, ptr %169, align 8, !tbaa !12
  %171 = fmul double %168, %170
  %172 = tail call double @llvm.fmuladd.f64(double %165, double 0x3FE6666666666666, double %171)
  %173 = or disjoint i64 %150, 3
  %174 = getelementptr inbounds nuw double, ptr %5, i64 %173
  %175 = load double, ptr %174, align 8, !tbaa !12
  %176 = getelementptr inbounds nuw double, ptr %0, i64 %173
  %177 = load double, ptr %176, align 8, !tbaa !12
  %178 = fmul double %175, %177
  %179 = tail call double @llvm.fmuladd.f64(double %172, double 0x3FE6666666666666, double %178)
  %180 = add nuw nsw i64 %150, 4
  %181 = add i64 %152, 4
  %182 = icmp eq i64 %181, %98
  br i1 %182, label %128, label %149, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !6, i64 0}
!14 = distinct !{!14, !9}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !9}
