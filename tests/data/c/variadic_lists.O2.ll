; ModuleID = 'variadic_lists.c'
source_filename = "variadic_lists.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.record = type { [3 x double] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [5 x i8] c"dida\00", align 1

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local double @variadic_lists(ptr noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.record, align 16
  %4 = load double, ptr %0, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %5 = insertelement <2 x double> <double poison, double 1.000000e+00>, double %4, i64 0
  store <2 x double> %5, ptr %3, align 16, !tbaa !8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store double %1, ptr %6, align 16, !tbaa !8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load double, ptr %7, align 8, !tbaa !8
  %9 = fmul double %1, %8
  %10 = tail call double (ptr, ...) @evaluate(ptr nonnull poison, double noundef %1, i32 noundef 3, double noundef %9, ptr noundef nonnull %0)
  %11 = tail call double (i32, ...) @volumes(i32 poison, double %4, double %1, ptr noundef nonnull byval(%struct.record) align 8 %3, double %4, double %1, ptr noundef nonnull byval(%struct.record) align 8 %3)
  %12 = fmul double %10, %11
  %13 = load double, ptr %0, align 8, !tbaa !8
  %14 = load double, ptr %7, align 8, !tbaa !8
  %15 = tail call double (i32, ...) @both(i32 poison, double noundef 1.000000e+00, double noundef %1, double noundef 1.000000e+00, double noundef %13, double noundef 1.000000e+00, double noundef 1.000000e+00, double noundef 1.000000e+00, double noundef 1.000000e+00, double noundef %14, double noundef %12)
  %16 = fmul double %12, %15
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret double %16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal double @evaluate(ptr readnone captures(none) %0, ...) unnamed_addr #2 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %6

6:                                                ; preds = %59, %1
  %7 = phi double [ 1.000000e+00, %1 ], [ %60, %59 ]
  %8 = phi ptr [ @.str, %1 ], [ %61, %59 ]
  %9 = load i8, ptr %8, align 1, !tbaa !10
  switch i8 %9, label %59 [
    i8 0, label %62
    i8 105, label %10
    i8 100, label %26
    i8 97, label %41
  ]

10:                                               ; preds = %6
  %11 = load i32, ptr %2, align 16
  %12 = icmp ult i32 %11, 41
  br i1 %12, label %13, label %18

13:                                               ; preds = %10
  %14 = load ptr, ptr %4, align 16
  %15 = zext nneg i32 %11 to i64
  %16 = getelementptr i8, ptr %14, i64 %15
  %17 = add nuw nsw i32 %11, 8
  store i32 %17, ptr %2, align 16
  br label %21

18:                                               ; preds = %10
  %19 = load ptr, ptr %3, align 8
  %20 = getelementptr i8, ptr %19, i64 8
  store ptr %20, ptr %3, align 8
  br label %21

21:                                               ; preds = %18, %13
  %22 = phi ptr [ %16, %13 ], [ %19, %18 ]
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = sitofp i32 %23 to double
  %25 = fmul double %7, %24
  br label %59

26:                                               ; preds = %6
  %27 = load i32, ptr %5, align 4
  %28 = icmp ult i32 %27, 161
  br i1 %28, label %29, label %34

29:                                               ; preds = %26
  %30 = load ptr, ptr %4, align 16
  %31 = zext nneg i32 %27 to i64
  %32 = getelementptr i8, ptr %30, i64 %31
  %33 = add nuw nsw i32 %27, 16
  store i32 %33, ptr %5, align 4
  br label %37

34:                                               ; preds = %26
  %35 = load ptr, ptr %3, align 8
  %36 = getelementptr i8, ptr %35, i64 8
  store ptr %36, ptr %3, align 8
  br label %37

37:                                               ; preds = %34, %29
  %38 = phi ptr [ %32, %29 ], [ %35, %34 ]
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = call double @llvm.fmuladd.f64(double %7, double %39, double %7)
  br label %59

41:                                               ; preds = %6
  %42 = load i32, ptr %2, align 16
  %43 = icmp ult i32 %42, 41
  br i1 %43, label %44, label %49

44:                                               ; preds = %41
  %45 = load ptr, ptr %4, align 16
  %46 = zext nneg i32 %42 to i64
  %47 = getelementptr i8, ptr %45, i64 %46
  %48 = add nuw nsw i32 %42, 8
  store i32 %48, ptr %2, align 16
  br label %52

49:                                               ; preds = %41
  %50 = load ptr, ptr %3, align 8
  %51 = getelementptr i8, ptr %50, i64 8
  store ptr %51, ptr %3, align 8
  br label %52

52:                                               ; preds = %49, %44
  %53 = phi ptr [ %47, %44 ], [ %50, %49 ]
  %54 = load ptr, ptr %53, align 8, !tbaa !11
  %55 = load double, ptr %54, align 8, !tbaa !8
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = call double @llvm.fmuladd.f64(double %55, double %57, double %7)
  store double %58, ptr %54, align 8, !tbaa !8
  br label %59

59:                                               ; preds = %6, %21, %37, %52
  %60 = phi double [ %7, %6 ], [ %25, %21 ], [ %40, %37 ], [ %58, %52 ]
  %61 = getelementptr inbounds nuw i8, ptr %8, i64 1
  br label %6, !llvm.loop !14

62:                                               ; preds = %6
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret double %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define internal double @volumes(i32 %0, ...) unnamed_addr #3 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = load i32, ptr %3, align 4
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %7 = load ptr, ptr %6, align 16
  %8 = load ptr, ptr %4, align 8
  %9 = icmp ult i32 %5, 145
  br i1 %9, label %21, label %10

10:                                               ; preds = %1
  %11 = getelementptr i8, ptr %8, i64 16
  store ptr %11, ptr %4, align 8
  %12 = load double, ptr %8, align 8, !tbaa !8
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = getelementptr i8, ptr %8, i64 40
  store ptr %15, ptr %4, align 8
  %16 = load double, ptr %11, align 8
  %17 = getelementptr i8, ptr %8, i64 24
  %18 = load double, ptr %17, align 8
  %19 = getelementptr i8, ptr %8, i64 32
  %20 = load double, ptr %19, align 8, !tbaa !10
  br label %35

21:                                               ; preds = %1
  %22 = zext nneg i32 %5 to i64
  %23 = getelementptr i8, ptr %7, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = load double, ptr %23, align 16
  %26 = load double, ptr %24, align 16
  %27 = add nuw nsw i32 %5, 32
  store i32 %27, ptr %3, align 4
  %28 = getelementptr i8, ptr %8, i64 24
  store ptr %28, ptr %4, align 8
  %29 = load double, ptr %8, align 8
  %30 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %33 = load double, ptr %32, align 8, !tbaa !10
  %34 = icmp ult i32 %5, 113
  br i1 %34, label %47, label %35

35:                                               ; preds = %10, %21
  %36 = phi double [ %20, %10 ], [ %33, %21 ]
  %37 = phi double [ %18, %10 ], [ %31, %21 ]
  %38 = phi double [ %16, %10 ], [ %29, %21 ]
  %39 = phi ptr [ %15, %10 ], [ %28, %21 ]
  %40 = phi ptr [ %11, %10 ], [ %8, %21 ]
  %41 = phi double [ %12, %10 ], [ %25, %21 ]
  %42 = phi double [ %14, %10 ], [ %26, %21 ]
  %43 = getelementptr i8, ptr %40, i64 40
  store ptr %43, ptr %4, align 8
  %44 = load double, ptr %39, align 8, !tbaa !8
  %45 = getelementptr i8, ptr %40, i64 32
  %46 = load double, ptr %45, align 8, !tbaa !8
  br label %54

47:                                               ; preds = %21
  %48 = zext nneg i32 %27 to i64
  %49 = getelementptr i8, ptr %7, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 16
  %51 = load double, ptr %49, align 16
  %52 = load double, ptr %50, align 16
  %53 = add nuw nsw i32 %5, 64
  store i32 %53, ptr %3, align 4
  br label %54

54:                                               ; preds = %47, %35
  %55 = phi double [ %33, %47 ], [ %36, %35 ]
  %56 = phi double [ %31, %47 ], [ %37, %35 ]
  %57 = phi double [ %29, %47 ], [ %38, %35 ]
  %58 = phi double [ %25, %47 ], [ %41, %35 ]
  %59 = phi double [ %26, %47 ], [ %42, %35 ]
  %60 = phi double [ %52, %47 ], [ %46, %35 ]
  %61 = phi double [ %51, %47 ], [ %44, %35 ]
  %62 = phi ptr [ %28, %47 ], [ %43, %35 ]
  %63 = fmul double %58, %59
  %64 = fmul double %63, %57
  %65 = fmul double %64, %56
  %66 = call double @llvm.fmuladd.f64(double %65, double %55, double 0.000000e+00)
  %67 = getelementptr i8, ptr %62, i64 24
  store ptr %67, ptr %4, align 8
  %68 = load double, ptr %62, align 8
  %69 = getelementptr inbounds nuw i8, ptr %62, i64 8
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %62, i64 16
  %72 = load double, ptr %71, align 8, !tbaa !10
  %73 = fmul double %61, %60
  %74 = fmul double %73, %68
  %75 = fmul double %74, %70
  %76 = call double @llvm.fmuladd.f64(double %75, double %72, double %66)
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret double %76
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define internal double @both(i32 %0, ...) unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  call void @llvm.va_start.p0(ptr nonnull %2)
  call void @llvm.va_copy.p0(ptr nonnull %3, ptr nonnull %2)
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = icmp ult i32 %5, 161
  br i1 %7, label %12, label %8

8:                                                ; preds = %1
  %9 = load ptr, ptr %6, align 8
  %10 = getelementptr i8, ptr %9, i64 8
  store ptr %10, ptr %6, align 8
  %11 = load double, ptr %9, align 8, !tbaa !8
  br label %22

12:                                               ; preds = %1
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %14 = load ptr, ptr %13, align 16
  %15 = zext nneg i32 %5 to i64
  %16 = getelementptr i8, ptr %14, i64 %15
  %17 = add nuw nsw i32 %5, 16
  store i32 %17, ptr %4, align 4
  %18 = load double, ptr %16, align 8, !tbaa !8
  %19 = icmp samesign ult i32 %5, 145
  br i1 %19, label %27, label %20

20:                                               ; preds = %12
  %21 = load ptr, ptr %6, align 8
  br label %22

22:                                               ; preds = %20, %8
  %23 = phi ptr [ %10, %8 ], [ %21, %20 ]
  %24 = phi double [ %11, %8 ], [ %18, %20 ]
  %25 = getelementptr i8, ptr %23, i64 8
  store ptr %25, ptr %6, align 8
  %26 = load double, ptr %23, align 8, !tbaa !8
  br label %35

27:                                               ; preds = %12
  %28 = zext nneg i32 %17 to i64
  %29 = getelementptr i8, ptr %14, i64 %28
  %30 = add nuw nsw i32 %5, 32
  store i32 %30, ptr %4, align 4
  %31 = load double, ptr %29, align 8, !tbaa !8
  %32 = icmp samesign ult i32 %5, 129
  br i1 %32, label %41, label %33

33:                                               ; preds = %27
  %34 = load ptr, ptr %6, align 8
  br label %35

35:                                               ; preds = %33, %22
  %36 = phi ptr [ %25, %22 ], [ %34, %33 ]
  %37 = phi double [ %26, %22 ], [ %31, %33 ]
  %38 = phi double [ %24, %22 ], [ %18, %33 ]
  %39 = getelementptr i8, ptr %36, i64 8
  store ptr %39, ptr %6, align 8
  %40 = load double, ptr %36, align 8, !tbaa !8
  br label %49

41:                                               ; preds = %27
  %42 = zext nneg i32 %30 to i64
  %43 = getelementptr i8, ptr %14, i64 %42
  %44 = add nuw nsw i32 %5, 48
  store i32 %44, ptr %4, align 4
  %45 = load double, ptr %43, align 8, !tbaa !8
  %46 = icmp samesign ult i32 %5, 113
  br i1 %46, label %56, label %47

47:                                               ; preds = %41
  %48 = load ptr, ptr %6, align 8
  br label %49

49:                                               ; preds = %47, %35
  %50 = phi ptr [ %39, %35 ], [ %48, %47 ]
  %51 = phi double [ %40, %35 ], [ %45, %47 ]
  %52 = phi double [ %38, %35 ], [ %18, %47 ]
  %53 = phi double [ %37, %35 ], [ %31, %47 ]
  %54 = getelementptr i8, ptr %50, i64 8
  store ptr %54, ptr %6, align 8
  %55 = load double, ptr %50, align 8, !tbaa !8
  br label %64

56:                                               ; preds = %41
  %57 = zext nneg i32 %44 to i64
  %58 = getelementptr i8, ptr %14, i64 %57
  %59 = add nuw nsw i32 %5, 64
  store i32 %59, ptr %4, align 4
  %60 = load double, ptr %58, align 8, !tbaa !8
  %61 = icmp samesign ult i32 %5, 97
  br i1 %61, label %72, label %62

62:                                               ; preds = %56
  %63 = load ptr, ptr %6, align 8
  br label %64

64:                                               ; preds = %62, %49
  %65 = phi ptr [ %54, %49 ], [ %63, %62 ]
  %66 = phi double [ %55, %49 ], [ %60, %62 ]
  %67 = phi double [ %53, %49 ], [ %31, %62 ]
  %68 = phi double [ %52, %49 ], [ %18, %62 ]
  %69 = phi double [ %51, %49 ], [ %45, %62 ]
  %70 = getelementptr i8, ptr %65, i64 8
  store ptr %70, ptr %6, align 8
  %71 = load double, ptr %65, align 8, !tbaa !8
  br label %80

72:                                               ; preds = %56
  %73 = zext nneg i32 %59 to i64
  %74 = getelementptr i8, ptr %14, i64 %73
  %75 = add nuw nsw i32 %5, 80
  store i32 %75, ptr %4, align 4
  %76 = load double, ptr %74, align 8, !tbaa !8
  %77 = icmp samesign ult i32 %5, 81
  br i1 %77, label %89, label %78

78:                                               ; preds = %72
  %79 = load ptr, ptr %6, align 8
  br label %80

80:                                               ; preds = %78, %64
  %81 = phi ptr [ %70, %64 ], [ %79, %78 ]
  %82 = phi double [ %71, %64 ], [ %76, %78 ]
  %83 = phi double [ %69, %64 ], [ %45, %78 ]
  %84 = phi double [ %68, %64 ], [ %18, %78 ]
  %85 = phi double [ %67, %64 ], [ %31, %78 ]
  %86 = phi double [ %66, %64 ], [ %60, %78 ]
  %87 = getelementptr i8, ptr %81, i64 8
  store ptr %87, ptr %6, align 8
  %88 = load double, ptr %81, align 8, !tbaa !8
  br label %97

89:                                               ; preds = %72
  %90 = zext nneg i32 %75 to i64
  %91 = getelementptr i8, ptr %14, i64 %90
  %92 = add nuw nsw i32 %5, 96
  store i32 %92, ptr %4, align 4
  %93 = load double, ptr %91, align 8, !tbaa !8
  %94 = icmp samesign ult i32 %5, 65
  br i1 %94, label %107, label %95

95:                                               ; preds = %89
  %96 = load ptr, ptr %6, align 8
  br label %97

97:                                               ; preds = %95, %80
  %98 = phi ptr [ %87, %80 ], [ %96, %95 ]
  %99 = phi double [ %88, %80 ], [ %93, %95 ]
  %100 = phi double [ %86, %80 ], [ %60, %95 ]
  %101 = phi double [ %85, %80 ], [ %31, %95 ]
  %102 = phi double [ %84, %80 ], [ %18, %95 ]
  %103 = phi double [ %83, %80 ], [ %45, %95 ]
  %104 = phi double [ %82, %80 ], [ %76, %95 ]
  %105 = getelementptr i8, ptr %98, i64 8
  store ptr %105, ptr %6, align 8
  %106 = load double, ptr %98, align 8, !tbaa !8
  br label %115

107:                                              ; preds = %89
  %108 = zext nneg i32 %92 to i64
  %109 = getelementptr i8, ptr %14, i64 %108
  %110 = add nuw nsw i32 %5, 112
  store i32 %110, ptr %4, align 4
  %111 = load double, ptr %109, align 8, !tbaa !8
  %112 = icmp samesign ult i32 %5, 49
  br i1 %112, label %126, label %113

113:                                              ; preds = %107
  %114 = load ptr, ptr %6, align 8
  br label %115

115:                                              ; preds = %113, %97
  %116 = phi ptr [ %105, %97 ], [ %114, %113 ]
  %117 = phi double [ %106, %97 ], [ %111, %113 ]
  %118 = phi double [ %104, %97 ], [ %76, %113 ]
  %119 = phi double [ %103, %97 ], [ %45, %113 ]
  %120 = phi double [ %102, %97 ], [ %18, %113 ]
  %121 = phi double [ %101, %97 ], [ %31, %113 ]
  %122 = phi double [ %100, %97 ], [ %60, %113 ]
  %123 = phi double [ %99, %97 ], [ %93, %113 ]
  %124 = getelementptr i8, ptr %116, i64 8
  store ptr %124, ptr %6, align 8
  %125 = load double, ptr %116, align 8, !tbaa !8
  br label %134

126:                                              ; preds = %107
  %127 = zext nneg i32 %110 to i64
  %128 = getelementptr i8, ptr %14, i64 %127
  %129 = or disjoint i32 %5, 128
  store i32 %129, ptr %4, align 4
  %130 = load double, ptr %128, align 8, !tbaa !8
  %131 = icmp samesign ult i32 %129, 161
  br i1 %131, label %146, label %132

132:                                              ; preds = %126
  %133 = load ptr, ptr %6, align 8
  br label %134

134:                                              ; preds = %132, %115
  %135 = phi ptr [ %124, %115 ], [ %133, %132 ]
  %136 = phi double [ %125, %115 ], [ %130, %132 ]
  %137 = phi double [ %123, %115 ], [ %93, %132 ]
  %138 = phi double [ %122, %115 ], [ %60, %132 ]
  %139 = phi double [ %121, %115 ], [ %31, %132 ]
  %140 = phi double [ %120, %115 ], [ %18, %132 ]
  %141 = phi double [ %119, %115 ], [ %45, %132 ]
  %142 = phi double [ %118, %115 ], [ %76, %132 ]
  %143 = phi double [ %117, %115 ], [ %111, %132 ]
  %144 = getelementptr i8, ptr %135, i64 8
  store ptr %144, ptr %6, align 8
  %145 = load double, ptr %135, align 8, !tbaa !8
  br label %154

146:                                              ; preds = %126
  %147 = zext nneg i32 %129 to i64
  %148 = getelementptr i8, ptr %14, i64 %147
  %149 = add nuw nsw i32 %5, 144
  store i32 %149, ptr %4, align 4
  %150 = load double, ptr %148, align 8, !tbaa !8
  %151 = icmp samesign ult i32 %5, 17
  br i1 %151, label %166, label %152

152:                                              ; preds = %146
  %153 = load ptr, ptr %6, align 8
  br label %154

154:                                              ; preds = %152, %134
  %155 = phi ptr [ %144, %134 ], [ %153, %152 ]
  %156 = phi double [ %145, %134 ], [ %150, %152 ]
  %157 = phi double [ %143, %134 ], [ %111, %152 ]
  %158 = phi double [ %142, %134 ], [ %76, %152 ]
  %159 = phi double [ %141, %134 ], [ %45, %152 ]
  %160 = phi double [ %140, %134 ], [ %18, %152 ]
  %161 = phi double [ %139, %134 ], [ %31, %152 ]
  %162 = phi double [ %138, %134 ], [ %60, %152 ]
  %163 = phi double [ %137, %134 ], [ %93, %152 ]
  %164 = phi double [ %136, %134 ], [ %130, %152 ]
  %165 = getelementptr i8, ptr %155, i64 8
  store ptr %165, ptr %6, align 8
  br label %170

166:                                              ; preds = %146
  %167 = zext nneg i32 %149 to i64
  %168 = getelementptr i8, ptr %14, i64 %167
  %169 = or disjoint i32 %5, 160
  store i32 %169, ptr %4, align 4
  br label %170

170:                                              ; preds = %154, %166
  %171 = phi double [ %150, %166 ], [ %156, %154 ]
  %172 = phi double [ %111, %166 ], [ %157, %154 ]
  %173 = phi double [ %76, %166 ], [ %158, %154 ]
  %174 = phi double [ %45, %166 ], [ %159, %154 ]
  %175 = phi double [ %18, %166 ], [ %160, %154 ]
  %176 = phi double [ %31, %166 ], [ %161, %154 ]
  %177 = phi double [ %60, %166 ], [ %162, %154 ]
  %178 = phi double [ %93, %166 ], [ %163, %154 ]
  %179 = phi double [ %130, %166 ], [ %164, %154 ]
  %180 = phi ptr [ %168, %166 ], [ %155, %154 ]
  %181 = load double, ptr %180, align 8, !tbaa !8
  %182 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %183 = load i32, ptr %182, align 4
  %184 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %185 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %186 = load ptr, ptr %185, align 16
  %187 = load ptr, ptr %184, align 8
  %188 = icmp ult i32 %183, 161
  br i1 %188, label %193, label %189

189:                                              ; preds = %170
  %190 = getelementptr i8, ptr %187, i64 8
  store ptr %190, ptr %184, align 8
  %191 = load double, ptr %187, align 8, !tbaa !8
  %192 = call double @sin(double noundef %191) #8, !tbaa !4
  br label %200

193:                                              ; preds = %170
  %194 = zext nneg i32 %183 to i64
  %195 = getelementptr i8, ptr %186, i64 %194
  %196 = add nuw nsw i32 %183, 16
  store i32 %196, ptr %182, align 4
  %197 = load double, ptr %195, align 8, !tbaa !8
  %198 = call double @sin(double noundef %197) #8, !tbaa !4
  %199 = icmp ult i32 %183, 145
  br i1 %199, label %206, label %200

200:                                              ; preds = %193, %189
  %201 = phi double [ %192, %189 ], [ %198, %193 ]
  %202 = phi ptr [ %190, %189 ], [ %187, %193 ]
  %203 = getelementptr i8, ptr %202, i64 8
  store ptr %203, ptr %184, align 8
  %204 = load double, ptr %202, align 8, !tbaa !8
  %205 = call double @sin(double noundef %204) #8, !tbaa !4
  br label %213

206:                                              ; preds = %193
  %207 = zext nneg i32 %196 to i64
  %208 = getelementptr i8, ptr %186, i64 %207
  %209 = add nuw nsw i32 %183, 32
  store i32 %209, ptr %182, align 4
  %210 = load double, ptr %208, align 8, !tbaa !8
  %211 = call double @sin(double noundef %210) #8, !tbaa !4
  %212 = icmp ult i32 %183, 129
  br i1 %212, label %220, label %213

213:                                              ; preds = %206, %200
  %214 = phi double [ %205, %200 ], [ %211, %206 ]
  %215 = phi ptr [ %203, %200 ], [ %187, %206 ]
  %216 = phi double [ %201, %200 ], [ %198, %206 ]
  %217 = getelementptr i8, ptr %215, i64 8
  store ptr %217, ptr %184, align 8
  %218 = load double, ptr %215, align 8, !tbaa !8
  %219 = call double @sin(double noundef %218) #8, !tbaa !4
  br label %227

220:                                              ; preds = %206
  %221 = zext nneg i32 %209 to i64
  %222 = getelementptr i8, ptr %186, i64 %221
  %223 = add nuw nsw i32 %183, 48
  store i32 %223, ptr %182, align 4
  %224 = load double, ptr %222, align 8, !tbaa !8
  %225 = call double @sin(double noundef %224) #8, !tbaa !4
  %226 = icmp ult i32 %183, 113
  br i1 %226, label %235, label %227

227:                                              ; preds = %220, %213
  %228 = phi double [ %219, %213 ], [ %225, %220 ]
  %229 = phi ptr [ %217, %213 ], [ %187, %220 ]
  %230 = phi double [ %216, %213 ], [ %198, %220 ]
  %231 = phi double [ %214, %213 ], [ %211, %220 ]
  %232 = getelementptr i8, ptr %229, i64 8
  store ptr %232, ptr %184, align 8
  %233 = load double, ptr %229, align 8, !tbaa !8
  %234 = call double @sin(double noundef %233) #8, !tbaa !4
  br label %242

235:                                              ; preds = %220
  %236 = zext nneg i32 %223 to i64
  %237 = getelementptr i8, ptr %186, i64 %236
  %238 = add nuw nsw i32 %183, 64
  store i32 %238, ptr %182, align 4
  %239 = load double, ptr %237, align 8, !tbaa !8
  %240 = call double @sin(double noundef %239) #8, !tbaa !4
  %241 = icmp ult i32 %183, 97
  br i1 %241, label %251, label %242

242:                                              ; preds = %235, %227
  %243 = phi double [ %234, %227 ], [ %240, %235 ]
  %244 = phi ptr [ %232, %227 ], [ %187, %235 ]
  %245 = phi double [ %231, %227 ], [ %211, %235 ]
  %246 = phi double [ %230, %227 ], [ %198, %235 ]
  %247 = phi double [ %228, %227 ], [ %225, %235 ]
  %248 = getelementptr i8, ptr %244, i64 8
  store ptr %248, ptr %184, align 8
  %249 = load double, ptr %244, align 8, !tbaa !8
  %250 = call double @sin(double noundef %249) #8, !tbaa !4
  br label %258

251:                                              ; preds = %235
  %252 = zext nneg i32 %238 to i64
  %253 = getelementptr i8, ptr %186, i64 %252
  %254 = add nuw nsw i32 %183, 80
  store i32 %254, ptr %182, align 4
  %255 = load double, ptr %253, align 8, !tbaa !8
  %256 = call double @sin(double noundef %255) #8, !tbaa !4
  %257 = icmp ult i32 %183, 81
  br i1 %257, label %268, label %258

258:                                              ; preds = %251, %242
  %259 = phi double [ %250, %242 ], [ %256, %251 ]
  %260 = phi ptr [ %248, %242 ], [ %187, %251 ]
  %261 = phi double [ %247, %242 ], [ %225, %251 ]
  %262 = phi double [ %246, %242 ], [ %198, %251 ]
  %263 = phi double [ %245, %242 ], [ %211, %251 ]
  %264 = phi double [ %243, %242 ], [ %240, %251 ]
  %265 = getelementptr i8, ptr %260, i64 8
  store ptr %265, ptr %184, align 8
  %266 = load double, ptr %260, align 8, !tbaa !8
  %267 = call double @sin(double noundef %266) #8, !tbaa !4
  br label %275

268:                                              ; preds = %251
  %269 = zext nneg i32 %254 to i64
  %270 = getelementptr i8, ptr %186, i64 %269
  %271 = add nuw nsw i32 %183, 96
  store i32 %271, ptr %182, align 4
  %272 = load double, ptr %270, align 8, !tbaa !8
  %273 = call double @sin(double noundef %272) #8, !tbaa !4
  %274 = icmp ult i32 %183, 65
  br i1 %274, label %286, label %275

275:                                              ; preds = %268, %258
  %276 = phi double [ %267, %258 ], [ %273, %268 ]
  %277 = phi ptr [ %265, %258 ], [ %187, %268 ]
  %278 = phi double [ %264, %258 ], [ %240, %268 ]
  %279 = phi double [ %263, %258 ], [ %211, %268 ]
  %280 = phi double [ %262, %258 ], [ %198, %268 ]
  %281 = phi double [ %261, %258 ], [ %225, %268 ]
  %282 = phi double [ %259, %258 ], [ %256, %268 ]
  %283 = getelementptr i8, ptr %277, i64 8
  store ptr %283, ptr %184, align 8
  %284 = load double, ptr %277, align 8, !tbaa !8
  %285 = call double @sin(double noundef %284) #8, !tbaa !4
  br label %293

286:                                              ; preds = %268
  %287 = zext nneg i32 %271 to i64
  %288 = getelementptr i8, ptr %186, i64 %287
  %289 = add nuw nsw i32 %183, 112
  store i32 %289, ptr %182, align 4
  %290 = load double, ptr %288, align 8, !tbaa !8
  %291 = call double @sin(double noundef %290) #8, !tbaa !4
  %292 = icmp ult i32 %183, 49
  br i1 %292, label %305, label %293

293:                                              ; preds = %286, %275
  %294 = phi double [ %285, %275 ], [ %291, %286 ]
  %295 = phi ptr [ %283, %275 ], [ %187, %286 ]
  %296 = phi double [ %282, %275 ], [ %256, %286 ]
  %297 = phi double [ %281, %275 ], [ %225, %286 ]
  %298 = phi double [ %280, %275 ], [ %198, %286 ]
  %299 = phi double [ %279, %275 ], [ %211, %286 ]
  %300 = phi double [ %278, %275 ], [ %240, %286 ]
  %301 = phi double [ %276, %275 ], [ %273, %286 ]
  %302 = getelementptr i8, ptr %295, i64 8
  store ptr %302, ptr %184, align 8
  %303 = load double, ptr %295, align 8, !tbaa !8
  %304 = call double @sin(double noundef %303) #8, !tbaa !4
  br label %312

305:                                              ; preds = %286
  %306 = zext nneg i32 %289 to i64
  %307 = getelementptr i8, ptr %186, i64 %306
  %308 = or disjoint i32 %183, 128
  store i32 %308, ptr %182, align 4
  %309 = load double, ptr %307, align 8, !tbaa !8
  %310 = call double @sin(double noundef %309) #8, !tbaa !4
  %311 = icmp samesign ult i32 %308, 161
  br i1 %311, label %325, label %312

312:                                              ; preds = %305, %293
  %313 = phi double [ %304, %293 ], [ %310, %305 ]
  %314 = phi ptr [ %302, %293 ], [ %187, %305 ]
  %315 = phi double [ %301, %293 ], [ %273, %305 ]
  %316 = phi double [ %300, %293 ], [ %240, %305 ]
  %317 = phi double [ %299, %293 ], [ %211, %305 ]
  %318 = phi double [ %298, %293 ], [ %198, %305 ]
  %319 = phi double [ %297, %293 ], [ %225, %305 ]
  %320 = phi double [ %296, %293 ], [ %256, %305 ]
  %321 = phi double [ %294, %293 ], [ %291, %305 ]
  %322 = getelementptr i8, ptr %314, i64 8
  store ptr %322, ptr %184, align 8
  %323 = load double, ptr %314, align 8, !tbaa !8
  %324 = call double @sin(double noundef %323) #8, !tbaa !4
  br label %332

325:                                              ; preds = %305
  %326 = zext nneg i32 %308 to i64
  %327 = getelementptr i8, ptr %186, i64 %326
  %328 = add nuw nsw i32 %183, 144
  store i32 %328, ptr %182, align 4
  %329 = load double, ptr %327, align 8, !tbaa !8
  %330 = call double @sin(double noundef %329) #8, !tbaa !4
  %331 = icmp ult i32 %183, 17
  br i1 %331, label %344, label %332

332:                                              ; preds = %312, %325
  %333 = phi double [ %324, %312 ], [ %330, %325 ]
  %334 = phi ptr [ %322, %312 ], [ %187, %325 ]
  %335 = phi double [ %321, %312 ], [ %291, %325 ]
  %336 = phi double [ %320, %312 ], [ %256, %325 ]
  %337 = phi double [ %319, %312 ], [ %225, %325 ]
  %338 = phi double [ %318, %312 ], [ %198, %325 ]
  %339 = phi double [ %317, %312 ], [ %211, %325 ]
  %340 = phi double [ %316, %312 ], [ %240, %325 ]
  %341 = phi double [ %315, %312 ], [ %273, %325 ]
  %342 = phi double [ %313, %312 ], [ %310, %325 ]
  %343 = getelementptr i8, ptr %334, i64 8
  store ptr %343, ptr %184, align 8
  br label %348

344:                                              ; preds = %325
  %345 = zext nneg i32 %328 to i64
  %346 = getelementptr i8, ptr %186, i64 %345
  %347 = or disjoint i32 %183, 160
  store i32 %347, ptr %182, align 4
  br label %348

348:                                              ; preds = %344, %332
  %349 = phi double [ %330, %344 ], [ %333, %332 ]
  %350 = phi double [ %291, %344 ], [ %335, %332 ]
  %351 = phi double [ %256, %344 ], [ %336, %332 ]
  %352 = phi double [ %225, %344 ], [ %337, %332 ]
  %353 = phi double [ %198, %344 ], [ %338, %332 ]
  %354 = phi double [ %211, %344 ], [ %339, %332 ]
  %355 = phi double [ %240, %344 ], [ %340, %332 ]
  %356 = phi double [ %273, %344 ], [ %341, %332 ]
  %357 = phi double [ %310, %344 ], [ %342, %332 ]
  %358 = phi ptr [ %346, %344 ], [ %334, %332 ]
  %359 = fmul double %175, %176
  %360 = fmul double %174, %359
  %361 = fmul double %177, %360
  %362 = fmul double %173, %361
  %363 = fmul double %178, %362
  %364 = fmul double %172, %363
  %365 = fmul double %179, %364
  %366 = fmul double %171, %365
  %367 = fmul double %181, %366
  %368 = call double @llvm.fmuladd.f64(double %353, double 0.000000e+00, double %367)
  %369 = fadd double %354, %368
  %370 = call double @llvm.fmuladd.f64(double %352, double 2.000000e+00, double %369)
  %371 = call double @llvm.fmuladd.f64(double %355, double 3.000000e+00, double %370)
  %372 = call double @llvm.fmuladd.f64(double %351, double 4.000000e+00, double %371)
  %373 = call double @llvm.fmuladd.f64(double %356, double 5.000000e+00, double %372)
  %374 = call double @llvm.fmuladd.f64(double %350, double 6.000000e+00, double %373)
  %375 = call double @llvm.fmuladd.f64(double %357, double 7.000000e+00, double %374)
  %376 = call double @llvm.fmuladd.f64(double %349, double 8.000000e+00, double %375)
  %377 = load double, ptr %358, align 8, !tbaa !8
  %378 = call double @sin(double noundef %377) #8, !tbaa !4
  %379 = call double @llvm.fmuladd.f64(double %378, double 9.000000e+00, double %376)
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret double %379
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #7

attributes #0 = { nofree norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }

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
!12 = !{!"p1 double", !13, i64 0}
!13 = !{!"any pointer", !6, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
