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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
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
  %10 = icmp ult i32 %5, 161
  br i1 %10, label %14, label %11

11:                                               ; preds = %1
  %12 = getelementptr i8, ptr %9, i64 8
  store ptr %12, ptr %6, align 8
  %13 = load double, ptr %9, align 8, !tbaa !8
  br label %20

14:                                               ; preds = %1
  %15 = zext nneg i32 %5 to i64
  %16 = getelementptr i8, ptr %8, i64 %15
  %17 = add nuw nsw i32 %5, 16
  store i32 %17, ptr %4, align 4
  %18 = load double, ptr %16, align 8, !tbaa !8
  %19 = icmp ult i32 %5, 145
  br i1 %19, label %25, label %20

20:                                               ; preds = %14, %11
  %21 = phi double [ %13, %11 ], [ %18, %14 ]
  %22 = phi ptr [ %12, %11 ], [ %9, %14 ]
  %23 = getelementptr i8, ptr %22, i64 8
  store ptr %23, ptr %6, align 8
  %24 = load double, ptr %22, align 8, !tbaa !8
  br label %31

25:                                               ; preds = %14
  %26 = zext nneg i32 %17 to i64
  %27 = getelementptr i8, ptr %8, i64 %26
  %28 = add nuw nsw i32 %5, 32
  store i32 %28, ptr %4, align 4
  %29 = load double, ptr %27, align 8, !tbaa !8
  %30 = icmp ult i32 %5, 129
  br i1 %30, label %37, label %31

31:                                               ; preds = %25, %20
  %32 = phi double [ %24, %20 ], [ %29, %25 ]
  %33 = phi ptr [ %23, %20 ], [ %9, %25 ]
  %34 = phi double [ %21, %20 ], [ %18, %25 ]
  %35 = getelementptr i8, ptr %33, i64 8
  store ptr %35, ptr %6, align 8
  %36 = load double, ptr %33, align 8, !tbaa !8
  br label %43

37:                                               ; preds = %25
  %38 = zext nneg i32 %28 to i64
  %39 = getelementptr i8, ptr %8, i64 %38
  %40 = add nuw nsw i32 %5, 48
  store i32 %40, ptr %4, align 4
  %41 = load double, ptr %39, align 8, !tbaa !8
  %42 = icmp ult i32 %5, 113
  br i1 %42, label %49, label %43

43:                                               ; preds = %31, %37
  %44 = phi double [ %36, %31 ], [ %41, %37 ]
  %45 = phi ptr [ %35, %31 ], [ %9, %37 ]
  %46 = phi double [ %34, %31 ], [ %18, %37 ]
  %47 = phi double [ %32, %31 ], [ %29, %37 ]
  %48 = getelementptr i8, ptr %45, i64 8
  store ptr %48, ptr %6, align 8
  br label %53

49:                                               ; preds = %37
  %50 = zext nneg i32 %40 to i64
  %51 = getelementptr i8, ptr %8, i64 %50
  %52 = add nuw nsw i32 %5, 64
  store i32 %52, ptr %4, align 4
  br label %53

53:                                               ; preds = %49, %43
  %54 = phi double [ %41, %49 ], [ %44, %43 ]
  %55 = phi double [ %18, %49 ], [ %46, %43 ]
  %56 = phi double [ %29, %49 ], [ %47, %43 ]
  %57 = phi ptr [ %51, %49 ], [ %45, %43 ]
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %60 = load i32, ptr %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %62 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %63 = load ptr, ptr %62, align 16
  %64 = load ptr, ptr %61, align 8
  %65 = icmp ult i32 %60, 161
  br i1 %65, label %69, label %66

66:                                               ; preds = %53
  %67 = getelementptr i8, ptr %64, i64 8
  store ptr %67, ptr %61, align 8
  %68 = load double, ptr %64, align 8, !tbaa !8
  br label %75

69:                                               ; preds = %53
  %70 = zext nneg i32 %60 to i64
  %71 = getelementptr i8, ptr %63, i64 %70
  %72 = add nuw nsw i32 %60, 16
  store i32 %72, ptr %59, align 4
  %73 = load double, ptr %71, align 8, !tbaa !8
  %74 = icmp ult i32 %60, 145
  br i1 %74, label %80, label %75

75:                                               ; preds = %69, %66
  %76 = phi double [ %68, %66 ], [ %73, %69 ]
  %77 = phi ptr [ %67, %66 ], [ %64, %69 ]
  %78 = getelementptr i8, ptr %77, i64 8
  store ptr %78, ptr %61, align 8
  %79 = load double, ptr %77, align 8, !tbaa !8
  br label %86

80:                                               ; preds = %69
  %81 = zext nneg i32 %72 to i64
  %82 = getelementptr i8, ptr %63, i64 %81
  %83 = add nuw nsw i32 %60, 32
  store i32 %83, ptr %59, align 4
  %84 = load double, ptr %82, align 8, !tbaa !8
  %85 = icmp ult i32 %60, 129
  br i1 %85, label %92, label %86

86:                                               ; preds = %80, %75
  %87 = phi double [ %79, %75 ], [ %84, %80 ]
  %88 = phi ptr [ %78, %75 ], [ %64, %80 ]
  %89 = phi double [ %76, %75 ], [ %73, %80 ]
  %90 = getelementptr i8, ptr %88, i64 8
  store ptr %90, ptr %61, align 8
  %91 = load double, ptr %88, align 8, !tbaa !8
  br label %98

92:                                               ; preds = %80
  %93 = zext nneg i32 %83 to i64
  %94 = getelementptr i8, ptr %63, i64 %93
  %95 = add nuw nsw i32 %60, 48
  store i32 %95, ptr %59, align 4
  %96 = load double, ptr %94, align 8, !tbaa !8
  %97 = icmp ult i32 %60, 113
  br i1 %97, label %104, label %98

98:                                               ; preds = %86, %92
  %99 = phi double [ %91, %86 ], [ %96, %92 ]
  %100 = phi ptr [ %90, %86 ], [ %64, %92 ]
  %101 = phi double [ %89, %86 ], [ %73, %92 ]
  %102 = phi double [ %87, %86 ], [ %84, %92 ]
  %103 = getelementptr i8, ptr %100, i64 8
  store ptr %103, ptr %61, align 8
  br label %108

104:                                              ; preds = %92
  %105 = zext nneg i32 %95 to i64
  %106 = getelementptr i8, ptr %63, i64 %105
  %107 = add nuw nsw i32 %60, 64
  store i32 %107, ptr %59, align 4
  br label %108

108:                                              ; preds = %104, %98
  %109 = phi double [ %96, %104 ], [ %99, %98 ]
  %110 = phi double [ %73, %104 ], [ %101, %98 ]
  %111 = phi double [ %84, %104 ], [ %102, %98 ]
  %112 = phi ptr [ %106, %104 ], [ %100, %98 ]
  %113 = fadd double %55, 0.000000e+00
  %114 = fadd double %113, %56
  %115 = fadd double %114, %54
  %116 = fadd double %115, %58
  %117 = fmul double %116, 1.000000e+02
  %118 = call double @llvm.fmuladd.f64(double %110, double 0.000000e+00, double %117)
  %119 = fadd double %111, %118
  %120 = call double @llvm.fmuladd.f64(double %109, double 2.000000e+00, double %119)
  %121 = load double, ptr %112, align 8, !tbaa !8
  %122 = call double @llvm.fmuladd.f64(double %121, double 3.000000e+00, double %120)
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  ret double %122
}

; Function Attrs: nofree nounwind uwtable
define internal i64 @print(ptr noundef writeonly captures(none) %0, i64 noundef %1, ptr readnone captures(none) %2, ...) unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  call void @llvm.va_start.p0(ptr nonnull %4)
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %8

8:                                                ; preds = %118, %3
  %9 = phi i64 [ 0, %3 ], [ %119, %118 ]
  %10 = phi ptr [ @.str.1, %3 ], [ %120, %118 ]
  %11 = load i8, ptr %10, align 1, !tbaa !10
  switch i8 %11, label %118 [
    i8 0, label %121
    i8 105, label %12
    i8 108, label %31
    i8 100, label %50
    i8 115, label %69
    i8 112, label %88
  ]

12:                                               ; preds = %8
  %13 = getelementptr inbounds i8, ptr %0, i64 %9
  %14 = sub nsw i64 %1, %9
  %15 = load i32, ptr %4, align 16
  %16 = icmp ult i32 %15, 41
  br i1 %16, label %17, label %22

17:                                               ; preds = %12
  %18 = load ptr, ptr %7, align 16
  %19 = zext nneg i32 %15 to i64
  %20 = getelementptr i8, ptr %18, i64 %19
  %21 = add nuw nsw i32 %15, 8
  store i32 %21, ptr %4, align 16
  br label %25

22:                                               ; preds = %12
  %23 = load ptr, ptr %6, align 8
  %24 = getelementptr i8, ptr %23, i64 8
  store ptr %24, ptr %6, align 8
  br label %25

25:                                               ; preds = %17, %22
  %26 = phi ptr [ %20, %17 ], [ %23, %22 ]
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %13, i64 noundef %14, ptr noundef nonnull @.str.3, i32 noundef %27) #6
  %29 = sext i32 %28 to i64
  %30 = add nsw i64 %9, %29
  br label %118

31:                                               ; preds = %8
  %32 = getelementptr inbounds i8, ptr %0, i64 %9
  %33 = sub nsw i64 %1, %9
  %34 = load i32, ptr %4, align 16
  %35 = icmp ult i32 %34, 41
  br i1 %35, label %36, label %41

36:                                               ; preds = %31
  %37 = load ptr, ptr %7, align 16
  %38 = zext nneg i32 %34 to i64
  %39 = getelementptr i8, ptr %37, i64 %38
  %40 = add nuw nsw i32 %34, 8
  store i32 %40, ptr %4, align 16
  br label %44

41:                                               ; preds = %31
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr i8, ptr %42, i64 8
  store ptr %43, ptr %6, align 8
  br label %44

44:                                               ; preds = %41, %36
  %45 = phi ptr [ %39, %36 ], [ %42, %41 ]
  %46 = load i64, ptr %45, align 8, !tbaa !11
  %47 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %32, i64 noundef %33, ptr noundef nonnull @.str.4, i64 noundef %46) #6
  %48 = sext i32 %47 to i64
  %49 = add nsw i64 %9, %48
  br label %118

50:                                               ; preds = %8
  %51 = getelementptr inbounds i8, ptr %0, i64 %9
  %52 = sub nsw i64 %1, %9
  %53 = load i32, ptr %5, align 4
  %54 = icmp ult i32 %53, 161
  br i1 %54, label %55, label %60

55:                                               ; preds = %50
  %56 = load ptr, ptr %7, align 16
  %57 = zext nneg i32 %53 to i64
  %58 = getelementptr i8, ptr %56, i64 %57
  %59 = add nuw nsw i32 %53, 16
  store i32 %59, ptr %5, align 4
  br label %63

60:                                               ; preds = %50
  %61 = load ptr, ptr %6, align 8
  %62 = getelementptr i8, ptr %61, i64 8
  store ptr %62, ptr %6, align 8
  br label %63

63:                                               ; preds = %60, %55
  %64 = phi ptr [ %58, %55 ], [ %61, %60 ]
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %51, i64 noundef %52, ptr noundef nonnull @.str.5, double noundef %65) #6
  %67 = sext i32 %66 to i64
  %68 = add nsw i64 %9, %67
  br label %118

69:                                               ; preds = %8
  %70 = getelementptr inbounds i8, ptr %0, i64 %9
  %71 = sub nsw i64 %1, %9
  %72 = load i32, ptr %4, align 16
  %73 = icmp ult i32 %72, 41
  br i1 %73, label %74, label %79

74:                                               ; preds = %69
  %75 = load ptr, ptr %7, align 16
  %76 = zext nneg i32 %72 to i64
  %77 = getelementptr i8, ptr %75, i64 %76
  %78 = add nuw nsw i32 %72, 8
  store i32 %78, ptr %4, align 16
  br label %82

79:                                               ; preds = %69
  %80 = load ptr, ptr %6, align 8
  %81 = getelementptr i8, ptr %80, i64 8
  store ptr %81, ptr %6, align 8
  br label %82

82:                                               ; preds = %79, %74
  %83 = phi ptr [ %77, %74 ], [ %80, %79 ]
  %84 = load ptr, ptr %83, align 8, !tbaa !13
  %85 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %70, i64 noundef %71, ptr noundef nonnull @.str.6, ptr noundef %84) #6
  %86 = sext i32 %85 to i64
  %87 = add nsw i64 %9, %86
  br label %118

88:                                               ; preds = %8
  %89 = load i32, ptr %4, align 16
  %90 = icmp ult i32 %89, 41
  %91 = load i32, ptr %5, align 4
  %92 = icmp ult i32 %91, 161
  %93 = and i1 %90, %92
  br i1 %93, label %94, label %104

94:                                               ; preds = %88
  %95 = load ptr, ptr %7, align 16
  %96 = zext nneg i32 %89 to i64
  %97 = getelementptr i8, ptr %95, i64 %96
  %98 = zext nneg i32 %91 to i64
  %99 = getelementptr i8, ptr %95, i64 %98
  %100 = load i64, ptr %97, align 8
  %101 = load double, ptr %99, align 8
  %102 = add nuw nsw i32 %89, 8
  store i32 %102, ptr %4, align 16
  %103 = add nuw nsw i32 %91, 16
  store i32 %103, ptr %5, align 4
  br label %110

104:                                              ; preds = %88
  %105 = load ptr, ptr %6, align 8
  %106 = getelementptr i8, ptr %105, i64 16
  store ptr %106, ptr %6, align 8
  %107 = load i64, ptr %105, align 8, !tbaa !11
  %108 = getelementptr inbounds nuw i8, ptr %105, i64 8
  %109 = load double, ptr %108, align 8, !tbaa !8
  br label %110

110:                                              ; preds = %104, %94
  %111 = phi double [ %101, %94 ], [ %109, %104 ]
  %112 = phi i64 [ %100, %94 ], [ %107, %104 ]
  %113 = getelementptr inbounds i8, ptr %0, i64 %9
  %114 = sub nsw i64 %1, %9
  %115 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %113, i64 noundef %114, ptr noundef nonnull @.str.7, i64 noundef %112, double noundef %111) #6
  %116 = sext i32 %115 to i64
  %117 = add nsw i64 %9, %116
  br label %118

118:                                              ; preds = %8, %44, %25, %63, %82, %110
  %119 = phi i64 [ %117, %110 ], [ %9, %8 ], [ %87, %82 ], [ %68, %63 ], [ %30, %25 ], [ %49, %44 ]
  %120 = getelementptr inbounds nuw i8, ptr %10, i64 1
  br label %8, !llvm.loop !16

121:                                              ; preds = %8
  call void @llvm.va_end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret i64 %9
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
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!10 = !{!6, !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"long", !6, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 omnipotent char", !15, i64 0}
!15 = !{!"any pointer", !6, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
