; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.run.tests = private unnamed_addr constant [9 x i64] [i64 -100, i64 -1, i64 0, i64 2, i64 3, i64 5, i64 9, i64 10, i64 1000000], align 16
@__const.run.x = private unnamed_addr constant [8 x double] [double 3.000000e+00, double 1.000000e+00, double 4.000000e+00, double 1.000000e+00, double 5.000000e+00, double 9.000000e+00, double 2.000000e+00, double 6.000000e+00], align 16
@.str = private unnamed_addr constant [4 x i8] c"bab\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"%d %d %d %g %g %s %d %d\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [7 x double], align 16
  %4 = alloca [8 x double], align 16
  %5 = alloca [12 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  br label %6

6:                                                ; preds = %2, %18
  %7 = phi i64 [ 0, %2 ], [ %21, %18 ]
  %8 = phi i32 [ 0, %2 ], [ %20, %18 ]
  %9 = mul nsw i32 %8, 7
  %10 = getelementptr inbounds nuw i64, ptr @__const.run.tests, i64 %7
  %11 = load i64, ptr %10, align 8, !tbaa !8
  switch i64 %11, label %15 [
    i64 -100, label %18
    i64 0, label %12
    i64 1, label %12
    i64 2, label %12
    i64 1000000, label %13
    i64 5, label %14
    i64 6, label %14
    i64 7, label %14
    i64 8, label %14
    i64 9, label %14
  ]

12:                                               ; preds = %6, %6, %6
  br label %18

13:                                               ; preds = %6
  br label %18

14:                                               ; preds = %6, %6, %6, %6, %6
  br label %18

15:                                               ; preds = %6
  %16 = icmp samesign ult i64 %7, 2
  %17 = select i1 %16, i32 5, i32 6
  br label %18

18:                                               ; preds = %6, %12, %13, %14, %15
  %19 = phi i32 [ %17, %15 ], [ 4, %14 ], [ 2, %12 ], [ 3, %13 ], [ 1, %6 ]
  %20 = add nsw i32 %19, %9
  %21 = add nuw nsw i64 %7, 1
  %22 = icmp eq i64 %21, 9
  br i1 %22, label %29, label %6, !llvm.loop !10

23:                                               ; preds = %29
  %24 = alloca [20 x i8], align 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(19) %24, i8 97, i64 19, i1 false)
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 19
  store i8 0, ptr %25, align 1, !tbaa !13
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %26, ptr noundef nonnull align 1 dereferenceable(3) @.str, i64 3, i1 false)
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 5
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 2
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(10) %27, ptr noundef nonnull align 2 dereferenceable(10) %28, i64 10, i1 false)
  br label %41

29:                                               ; preds = %18, %29
  %30 = phi i64 [ %35, %29 ], [ 0, %18 ]
  %31 = mul nuw nsw i64 %30, %30
  %32 = trunc nuw i64 %31 to i32
  %33 = urem i32 %32, 13
  %34 = getelementptr inbounds nuw i32, ptr %5, i64 %30
  store i32 %33, ptr %34, align 4, !tbaa !4
  %35 = add nuw nsw i64 %30, 1
  %36 = icmp eq i64 %35, 12
  br i1 %36, label %23, label %29, !llvm.loop !14

37:                                               ; preds = %59
  %38 = add nuw nsw i64 %42, 1
  %39 = sext i32 %60 to i64
  %40 = icmp slt i64 %38, %39
  br i1 %40, label %41, label %61, !llvm.loop !15

41:                                               ; preds = %23, %37
  %42 = phi i64 [ %38, %37 ], [ 0, %23 ]
  %43 = phi i32 [ %60, %37 ], [ 3, %23 ]
  %44 = shl nsw i64 %42, 4
  %45 = getelementptr inbounds nuw i8, ptr %5, i64 %44
  br label %46

46:                                               ; preds = %56, %41
  %47 = phi i64 [ 0, %41 ], [ %57, %56 ]
  %48 = getelementptr inbounds nuw i32, ptr %45, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = icmp eq i32 %49, 10
  br i1 %50, label %51, label %56

51:                                               ; preds = %46
  %52 = trunc nuw nsw i64 %47 to i32
  %53 = trunc i64 %42 to i32
  %54 = mul i32 %53, 100
  %55 = add nuw nsw i32 %54, %52
  br label %59

56:                                               ; preds = %46
  %57 = add nuw nsw i64 %47, 1
  %58 = icmp eq i64 %57, 4
  br i1 %58, label %59, label %46, !llvm.loop !16

59:                                               ; preds = %56, %51
  %60 = phi i32 [ %55, %51 ], [ %43, %56 ]
  br i1 %50, label %61, label %37

61:                                               ; preds = %37, %59
  %62 = phi i32 [ %60, %59 ], [ -1, %37 ]
  br label %67

63:                                               ; preds = %85
  %64 = add nuw nsw i64 %68, 1
  %65 = sext i32 %86 to i64
  %66 = icmp slt i64 %64, %65
  br i1 %66, label %67, label %87, !llvm.loop !15

67:                                               ; preds = %63, %61
  %68 = phi i64 [ 0, %61 ], [ %64, %63 ]
  %69 = phi i32 [ 3, %61 ], [ %86, %63 ]
  %70 = shl nsw i64 %68, 4
  %71 = getelementptr inbounds nuw i8, ptr %5, i64 %70
  br label %72

72:                                               ; preds = %82, %67
  %73 = phi i64 [ 0, %67 ], [ %83, %82 ]
  %74 = getelementptr inbounds nuw i32, ptr %71, i64 %73
  %75 = load i32, ptr %74, align 4, !tbaa !4
  %76 = icmp eq i32 %75, 11
  br i1 %76, label %77, label %82

77:                                               ; preds = %72
  %78 = trunc nuw nsw i64 %73 to i32
  %79 = trunc i64 %68 to i32
  %80 = mul i32 %79, 100
  %81 = add nuw nsw i32 %80, %78
  br label %85

82:                                               ; preds = %72
  %83 = add nuw nsw i64 %73, 1
  %84 = icmp eq i64 %83, 4
  br i1 %84, label %85, label %72, !llvm.loop !16

85:                                               ; preds = %82, %77
  %86 = phi i32 [ %81, %77 ], [ %69, %82 ]
  br i1 %76, label %87, label %63

87:                                               ; preds = %63, %85
  %88 = phi i32 [ %86, %85 ], [ -1, %63 ]
  %89 = tail call ptr @llvm.stacksave.p0()
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %4, ptr noundef nonnull readonly align 16 dereferenceable(64) @__const.run.x, i64 64, i1 false)
  br label %90

90:                                               ; preds = %103, %87
  %91 = phi i64 [ 1, %87 ], [ %108, %103 ]
  %92 = getelementptr inbounds nuw double, ptr %4, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !17
  br label %94

94:                                               ; preds = %100, %90
  %95 = phi i64 [ %91, %90 ], [ %101, %100 ]
  %96 = getelementptr double, ptr %4, i64 %95
  %97 = getelementptr i8, ptr %96, i64 -8
  %98 = load double, ptr %97, align 8, !tbaa !17
  %99 = fcmp ogt double %98, %93
  br i1 %99, label %100, label %103

100:                                              ; preds = %94
  store double %98, ptr %96, align 8, !tbaa !17
  %101 = add nsw i64 %95, -1
  %102 = icmp sgt i64 %95, 1
  br i1 %102, label %94, label %103, !llvm.loop !19

103:                                              ; preds = %100, %94
  %104 = phi i64 [ 0, %100 ], [ %95, %94 ]
  %105 = shl i64 %104, 32
  %106 = ashr exact i64 %105, 29
  %107 = getelementptr inbounds i8, ptr %4, i64 %106
  store double %93, ptr %107, align 8, !tbaa !17
  %108 = add nuw nsw i64 %91, 1
  %109 = icmp eq i64 %108, 8
  br i1 %109, label %110, label %90, !llvm.loop !20

110:                                              ; preds = %103
  %111 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %112 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %113 = load double, ptr %112, align 8, !tbaa !17
  %114 = load double, ptr %111, align 16, !tbaa !17
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.stackrestore.p0(ptr %89)
  %115 = tail call ptr @llvm.stacksave.p0()
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(56) %3, ptr noundef nonnull readonly align 8 dereferenceable(56) getelementptr inbounds nuw (i8, ptr @__const.run.x, i64 8), i64 56, i1 false)
  br label %116

116:                                              ; preds = %129, %110
  %117 = phi i64 [ 1, %110 ], [ %134, %129 ]
  %118 = getelementptr inbounds nuw double, ptr %3, i64 %117
  %119 = load double, ptr %118, align 8, !tbaa !17
  br label %120

120:                                              ; preds = %126, %116
  %121 = phi i64 [ %117, %116 ], [ %127, %126 ]
  %122 = getelementptr double, ptr %3, i64 %121
  %123 = getelementptr i8, ptr %122, i64 -8
  %124 = load double, ptr %123, align 8, !tbaa !17
  %125 = fcmp ogt double %124, %119
  br i1 %125, label %126, label %129

126:                                              ; preds = %120
  store double %124, ptr %122, align 8, !tbaa !17
  %127 = add nsw i64 %121, -1
  %128 = icmp sgt i64 %121, 1
  br i1 %128, label %120, label %129, !llvm.loop !19

129:                                              ; preds = %126, %120
  %130 = phi i64 [ 0, %126 ], [ %121, %120 ]
  %131 = shl i64 %130, 32
  %132 = ashr exact i64 %131, 29
  %133 = getelementptr inbounds i8, ptr %3, i64 %132
  store double %119, ptr %133, align 8, !tbaa !17
  %134 = add nuw nsw i64 %117, 1
  %135 = icmp eq i64 %134, 7
  br i1 %135, label %136, label %116, !llvm.loop !20

136:                                              ; preds = %129
  %137 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %138 = load double, ptr %137, align 8, !tbaa !17
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.stackrestore.p0(ptr %115)
  br label %139

139:                                              ; preds = %155, %136
  %140 = phi ptr [ %24, %136 ], [ %161, %155 ]
  %141 = phi i32 [ 0, %136 ], [ %157, %155 ]
  %142 = phi i32 [ 0, %136 ], [ %158, %155 ]
  switch i32 %141, label %151 [
    i32 0, label %143
    i32 1, label %145
  ]

143:                                              ; preds = %139
  %144 = load i8, ptr %140, align 1, !tbaa !13
  switch i8 %144, label %154 [
    i8 97, label %155
    i8 0, label %165
  ]

145:                                              ; preds = %139
  %146 = load i8, ptr %140, align 1, !tbaa !13
  %147 = icmp eq i8 %146, 98
  %148 = icmp eq i8 %146, 97
  %149 = zext i1 %148 to i32
  %150 = select i1 %147, i32 2, i32 %149
  br label %155

151:                                              ; preds = %139
  %152 = add nsw i32 %142, 1
  %153 = getelementptr inbounds i8, ptr %140, i64 -1
  br label %155

154:                                              ; preds = %143
  br label %155

155:                                              ; preds = %154, %151, %145, %143
  %156 = phi ptr [ %153, %151 ], [ %140, %145 ], [ %140, %143 ], [ %140, %154 ]
  %157 = phi i32 [ 0, %151 ], [ %150, %145 ], [ 1, %143 ], [ 0, %154 ]
  %158 = phi i32 [ %152, %151 ], [ %142, %145 ], [ %142, %143 ], [ %142, %154 ]
  %159 = load i8, ptr %156, align 1, !tbaa !13
  %160 = icmp eq i8 %159, 0
  %161 = getelementptr inbounds nuw i8, ptr %156, i64 1
  br i1 %160, label %162, label %139

162:                                              ; preds = %155
  %163 = mul nsw i32 %158, 10
  %164 = add nsw i32 %163, %157
  br label %165

165:                                              ; preds = %143, %162
  %166 = phi i32 [ %164, %162 ], [ %142, %143 ]
  %167 = fadd double %113, %114
  %168 = fmul double %167, 5.000000e-01
  %169 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str.1, i32 noundef %20, i32 noundef %62, i32 noundef %88, double noundef %168, double noundef %138, ptr noundef nonnull %24, i32 noundef %166, i32 noundef 7) #6
  %170 = sext i32 %169 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret i64 %170
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #5

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
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
!9 = !{!"long", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!6, !6, i64 0}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
!16 = distinct !{!16, !11, !12}
!17 = !{!18, !18, i64 0}
!18 = !{!"double", !6, i64 0}
!19 = distinct !{!19, !11, !12}
!20 = distinct !{!20, !11, !12}
