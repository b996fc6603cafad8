; ModuleID = 'variadic.c'
source_filename = "variadic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i64, double }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [7 x i8] c"%.17g \00", align 1
@__const.run.p = private unnamed_addr constant %struct.pair { i64 7, double 1.250000e-01 }, align 8
@.str.1 = private unnamed_addr constant [15 x i8] c"idlspidddddddd\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"%d;\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"%ld;\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"%g;\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"%s;\00", align 1
@.str.7 = private unnamed_addr constant [10 x i8] c"<%ld,%g>;\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call double (i32, ...) @sum(i32 poison, double noundef 1.500000e+00, double noundef 2.500000e+00, double noundef 3.500000e+00, double noundef 1.000000e-03)
  %4 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, double noundef %3) #6
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  %7 = sub nsw i64 %1, %5
  %8 = tail call i64 (ptr, i64, ptr, ...) @print(ptr noundef %6, i64 noundef %7, ptr nonnull poison, i32 noundef 1, double noundef 2.500000e+00, i64 noundef 1099511627776, ptr noundef nonnull @.str.2, ptr noundef nonnull byval(%struct.pair) align 8 @__const.run.p, i32 noundef -3, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 3.000000e+00, double noundef 4.000000e+00, double noundef 5.000000e+00, double noundef 6.000000e+00, double noundef 7.000000e+00, double noundef 8.000000e+00)
  %9 = add nsw i64 %8, %5
  ret i64 %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal double @sum(i32 %0, ...) unnamed_addr #3 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  call void @llvm.va_start.p0(ptr nonnull %2)
  call void @llvm.va_copy.p0(ptr nonnull %3, ptr nonnull %2)
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %8 = load ptr, ptr %7, align 16
  %9 = load ptr, ptr %6, align 8
  br label %18

10:                                               ; preds = %30
  %11 = fmul double %35, 1.000000e+02
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %16 = load ptr, ptr %15, align 16
  %17 = load ptr, ptr %14, align 8
  br label %39

18:                                               ; preds = %1, %30
  %19 = phi ptr [ %9, %1 ], [ %31, %30 ]
  %20 = phi i32 [ 0, %1 ], [ %36, %30 ]
  %21 = phi double [ 0.000000e+00, %1 ], [ %35, %30 ]
  %22 = phi i32 [ %5, %1 ], [ %32, %30 ]
  %23 = icmp ult i32 %22, 161
  br i1 %23, label %24, label %28

24:                                               ; preds = %18
  %25 = zext nneg i32 %22 to i64
  %26 = getelementptr i8, ptr %8, i64 %25
  %27 = add nuw nsw i32 %22, 16
  store i32 %27, ptr %4, align 4
  br label %30

28:                                               ; preds = %18
  %29 = getelementptr i8, ptr %19, i64 8
  store ptr %29, ptr %6, align 8
  br label %30

30:                                               ; preds = %28, %24
  %31 = phi ptr [ %19, %24 ], [ %29, %28 ]
  %32 = phi i32 [ %27, %24 ], [ %22, %28 ]
  %33 = phi ptr [ %26, %24 ], [ %19, %28 ]
  %34 = load double, ptr %33, align 8, !tbaa !8
  %35 = fadd double %21, %34
  %36 = add nuw nsw i32 %20, 1
  %37 = icmp eq i32 %36, 4
  br i1 %37, label %10, label %18, !llvm.loop !10

38:                                               ; preds = %51
  call void @llvm.va_end.p0(ptr %3)
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  ret double %57

39:                                               ; preds = %10, %51
  %40 = phi ptr [ %17, %10 ], [ %52, %51 ]
  %41 = phi i32 [ 0, %10 ], [ %58, %51 ]
  %42 = phi double [ %11, %10 ], [ %57, %51 ]
  %43 = phi i32 [ %13, %10 ], [ %53, %51 ]
  %44 = icmp ult i32 %43, 161
  br i1 %44, label %45, label %49

45:                                               ; preds = %39
  %46 = zext nneg i32 %43 to i64
  %47 = getelementptr i8, ptr %16, i64 %46
  %48 = add nuw nsw i32 %43, 16
  store i32 %48, ptr %12, align 4
  br label %51

49:                                               ; preds = %39
  %50 = getelementptr i8, ptr %40, i64 8
  store ptr %50, ptr %14, align 8
  br label %51

51:                                               ; preds = %49, %45
  %52 = phi ptr [ %40, %45 ], [ %50, %49 ]
  %53 = phi i32 [ %48, %45 ], [ %43, %49 ]
  %54 = phi ptr [ %47, %45 ], [ %40, %49 ]
  %55 = load double, ptr %54, align 8, !tbaa !8
  %56 = uitofp nneg i32 %41 to double
  %57 = call double @llvm.fmuladd.f64(double %55, double %56, double %42)
  %58 = add nuw nsw i32 %41, 1
  %59 = icmp eq i32 %58, 4
  br i1 %59, label %38, label %39, !llvm.loop !13
}

; Function Attrs: nofree nounwind uwtable
define internal i64 @print(ptr noundef writeonly captures(none) %0, i64 noundef %1, ptr readnone captures(none) %2, ...) unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca %struct.pair, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  call void @llvm.va_start.p0(ptr nonnull %4)
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %19

19:                                               ; preds = %140, %3
  %20 = phi i64 [ 0, %3 ], [ %141, %140 ]
  %21 = phi ptr [ @.str.1, %3 ], [ %142, %140 ]
  %22 = load i8, ptr %21, align 1, !tbaa !14
  switch i8 %22, label %42 [
    i8 0, label %143
    i8 105, label %23
  ]

23:                                               ; preds = %19
  %24 = getelementptr inbounds i8, ptr %0, i64 %20
  %25 = sub nsw i64 %1, %20
  %26 = load i32, ptr %4, align 16
  %27 = icmp ult i32 %26, 41
  br i1 %27, label %28, label %33

28:                                               ; preds = %23
  %29 = load ptr, ptr %7, align 16
  %30 = zext nneg i32 %26 to i64
  %31 = getelementptr i8, ptr %29, i64 %30
  %32 = add nuw nsw i32 %26, 8
  store i32 %32, ptr %4, align 16
  br label %36

33:                                               ; preds = %23
  %34 = load ptr, ptr %6, align 8
  %35 = getelementptr i8, ptr %34, i64 8
  store ptr %35, ptr %6, align 8
  br label %36

36:                                               ; preds = %33, %28
  %37 = phi ptr [ %31, %28 ], [ %34, %33 ]
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %24, i64 noundef %25, ptr noundef nonnull @.str.3, i32 noundef %38) #6
  %40 = sext i32 %39 to i64
  %41 = add nsw i64 %20, %40
  br label %42

42:                                               ; preds = %19, %36
  %43 = phi i64 [ %41, %36 ], [ %20, %19 ]
  %44 = icmp eq i8 %22, 108
  br i1 %44, label %45, label %64

45:                                               ; preds = %42
  %46 = getelementptr inbounds i8, ptr %0, i64 %43
  %47 = sub nsw i64 %1, %43
  %48 = load i32, ptr %4, align 16
  %49 = icmp ult i32 %48, 41
  br i1 %49, label %50, label %55

50:                                               ; preds = %45
  %51 = load ptr, ptr %9, align 16
  %52 = zext nneg i32 %48 to i64
  %53 = getelementptr i8, ptr %51, i64 %52
  %54 = add nuw nsw i32 %48, 8
  store i32 %54, ptr %4, align 16
  br label %58

55:                                               ; preds = %45
  %56 = load ptr, ptr %8, align 8
  %57 = getelementptr i8, ptr %56, i64 8
  store ptr %57, ptr %8, align 8
  br label %58

58:                                               ; preds = %55, %50
  %59 = phi ptr [ %53, %50 ], [ %56, %55 ]
  %60 = load i64, ptr %59, align 8, !tbaa !15
  %61 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %46, i64 noundef %47, ptr noundef nonnull @.str.4, i64 noundef %60) #6
  %62 = sext i32 %61 to i64
  %63 = add nsw i64 %43, %62
  br label %64

64:                                               ; preds = %58, %42
  %65 = phi i64 [ %63, %58 ], [ %43, %42 ]
  %66 = icmp eq i8 %22, 100
  br i1 %66, label %67, label %86

67:                                               ; preds = %64
  %68 = getelementptr inbounds i8, ptr %0, i64 %65
  %69 = sub nsw i64 %1, %65
  %70 = load i32, ptr %10, align 4
  %71 = icmp ult i32 %70, 161
  br i1 %71, label %72, label %77

72:                                               ; preds = %67
  %73 = load ptr, ptr %12, align 16
  %74 = zext nneg i32 %70 to i64
  %75 = getelementptr i8, ptr %73, i64 %74
  %76 = add nuw nsw i32 %70, 16
  store i32 %76, ptr %10, align 4
  br label %80

77:                                               ; preds = %67
  %78 = load ptr, ptr %11, align 8
  %79 = getelementptr i8, ptr %78, i64 8
  store ptr %79, ptr %11, align 8
  br label %80

80:                                               ; preds = %77, %72
  %81 = phi ptr [ %75, %72 ], [ %78, %77 ]
  %82 = load double, ptr %81, align 8, !tbaa !8
  %83 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %68, i64 noundef %69, ptr noundef nonnull @.str.5, double noundef %82) #6
  %84 = sext i32 %83 to i64
  %85 = add nsw i64 %65, %84
  br label %86

86:                                               ; preds = %80, %64
  %87 = phi i64 [ %85, %80 ], [ %65, %64 ]
  %88 = icmp eq i8 %22, 115
  br i1 %88, label %89, label %108

89:                                               ; preds = %86
  %90 = getelementptr inbounds i8, ptr %0, i64 %87
  %91 = sub nsw i64 %1, %87
  %92 = load i32, ptr %4, align 16
  %93 = icmp ult i32 %92, 41
  br i1 %93, label %94, label %99

94:                                               ; preds = %89
  %95 = load ptr, ptr %14, align 16
  %96 = zext nneg i32 %92 to i64
  %97 = getelementptr i8, ptr %95, i64 %96
  %98 = add nuw nsw i32 %92, 8
  store i32 %98, ptr %4, align 16
  br label %102

99:                                               ; preds = %89
  %100 = load ptr, ptr %13, align 8
  %101 = getelementptr i8, ptr %100, i64 8
  store ptr %101, ptr %13, align 8
  br label %102

102:                                              ; preds = %99, %94
  %103 = phi ptr [ %97, %94 ], [ %100, %99 ]
  %104 = load ptr, ptr %103, align 8, !tbaa !17
  %105 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %90, i64 noundef %91, ptr noundef nonnull @.str.6, ptr noundef %104) #6
  %106 = sext i32 %105 to i64
  %107 = add nsw i64 %87, %106
  br label %108

108:                                              ; preds = %102, %86
  %109 = phi i64 [ %107, %102 ], [ %87, %86 ]
  %110 = icmp eq i8 %22, 112
  br i1 %110, label %111, label %140

111:                                              ; preds = %108
  %112 = load i32, ptr %4, align 16
  %113 = icmp ult i32 %112, 41
  %114 = load i32, ptr %15, align 4
  %115 = icmp ult i32 %114, 161
  %116 = and i1 %113, %115
  br i1 %116, label %117, label %127

117:                                              ; preds = %111
  %118 = load ptr, ptr %17, align 16
  %119 = zext nneg i32 %112 to i64
  %120 = getelementptr i8, ptr %118, i64 %119
  %121 = zext nneg i32 %114 to i64
  %122 = getelementptr i8, ptr %118, i64 %121
  %123 = load i64, ptr %120, align 8
  store i64 %123, ptr %5, align 8
  %124 = load double, ptr %122, align 8
  store double %124, ptr %18, align 8
  %125 = add nuw nsw i32 %112, 8
  store i32 %125, ptr %4, align 16
  %126 = add nuw nsw i32 %114, 16
  store i32 %126, ptr %15, align 4
  br label %130

127:                                              ; preds = %111
  %128 = load ptr, ptr %16, align 8
  %129 = getelementptr i8, ptr %128, i64 16
  store ptr %129, ptr %16, align 8
  br label %130

130:                                              ; preds = %127, %117
  %131 = phi ptr [ %5, %117 ], [ %128, %127 ]
  %132 = load i64, ptr %131, align 8, !tbaa !15
  %133 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %134 = load double, ptr %133, align 8, !tbaa !8
  %135 = getelementptr inbounds i8, ptr %0, i64 %109
  %136 = sub nsw i64 %1, %109
  %137 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %135, i64 noundef %136, ptr noundef nonnull @.str.7, i64 noundef %132, double noundef %134) #6
  %138 = sext i32 %137 to i64
  %139 = add nsw i64 %109, %138
  br label %140

140:                                              ; preds = %108, %130
  %141 = phi i64 [ %139, %130 ], [ %109, %108 ]
  %142 = getelementptr inbounds nuw i8, ptr %21, i64 1
  br label %19, !llvm.loop !20

143:                                              ; preds = %19
  call void @llvm.va_end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret i64 %20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #4

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = !{!6, !6, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"long", !6, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 omnipotent char", !19, i64 0}
!19 = !{!"any pointer", !6, i64 0}
!20 = distinct !{!20, !11, !12}
