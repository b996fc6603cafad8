; ModuleID = 'cells.c'
source_filename = "cells.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { double, ptr }
%struct.cell = type { i32, %union.anon.0 }
%union.anon.0 = type { double }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @reused_slot(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %10

5:                                                ; preds = %3
  %6 = mul i32 %2, 3
  %7 = zext nneg i32 %2 to i64
  %8 = tail call i32 @llvm.smax.i32(i32 %6, i32 1)
  %9 = zext nneg i32 %8 to i64
  br label %11

10:                                               ; preds = %33, %3
  ret void

11:                                               ; preds = %5, %33
  %12 = phi i64 [ 0, %5 ], [ %23, %33 ]
  %13 = phi double [ 0.000000e+00, %5 ], [ %29, %33 ]
  %14 = trunc nuw nsw i64 %12 to i32
  %15 = urem i32 %14, 3
  %16 = icmp eq i32 %15, 1
  %17 = urem i32 %14, %2
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = fmul double %20, %20
  %22 = select i1 %16, double %20, double %21
  %23 = add nuw nsw i64 %12, 1
  %24 = trunc nuw nsw i64 %23 to i32
  %25 = urem i32 %24, %2
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = tail call double @llvm.fmuladd.f64(double %22, double %28, double %13)
  %30 = icmp samesign ult i64 %12, %7
  br i1 %30, label %31, label %33

31:                                               ; preds = %11
  %32 = getelementptr inbounds nuw double, ptr %1, i64 %12
  store double %29, ptr %32, align 8
  br label %33

33:                                               ; preds = %11, %31
  %34 = icmp eq i64 %23, %9
  br i1 %34, label %10, label %11, !llvm.loop !4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @copied_twice(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = alloca [4 x %struct.node], align 16
  %5 = alloca [4 x %struct.cell], align 16
  %6 = alloca [4 x %struct.cell], align 16
  %7 = alloca %struct.cell, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  br label %99

10:                                               ; preds = %3
  %11 = zext nneg i32 %2 to i64
  %12 = add nsw i64 %11, -1
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %10
  %15 = add nsw i64 %11, -1
  br label %43

16:                                               ; preds = %10, %64
  %17 = phi i64 [ 0, %10 ], [ %65, %64 ]
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = fmul double %19, %19
  %21 = getelementptr inbounds nuw %struct.node, ptr %4, i64 %17
  store double %20, ptr %21, align 16
  %22 = trunc nuw nsw i64 %17 to i32
  %23 = and i32 %22, 1
  %24 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %17
  store i32 %23, ptr %24, align 16
  %25 = icmp eq i32 %23, 0
  br i1 %25, label %33, label %26

26:                                               ; preds = %16
  %27 = add nuw nsw i64 %17, 1
  %28 = icmp eq i64 %27, %11
  %29 = and i64 %27, 4294967295
  %30 = select i1 %28, i64 0, i64 %29
  %31 = getelementptr inbounds nuw %struct.node, ptr %4, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store ptr %31, ptr %32, align 8
  br label %36

33:                                               ; preds = %16
  %34 = fmul double %19, 3.000000e+00
  %35 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store double %34, ptr %35, align 8
  br label %36

36:                                               ; preds = %26, %33
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %37 = icmp eq i32 %2, 1
  br i1 %37, label %67, label %38

38:                                               ; preds = %36
  %39 = lshr i32 %2, 1
  %40 = zext nneg i32 %2 to i64
  %41 = zext nneg i32 %39 to i64
  %42 = getelementptr %struct.cell, ptr %5, i64 %40
  br label %72

43:                                               ; preds = %14, %64
  %44 = phi i64 [ 0, %14 ], [ %65, %64 ]
  %45 = getelementptr inbounds nuw double, ptr %0, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fmul double %46, %46
  %48 = getelementptr inbounds nuw %struct.node, ptr %4, i64 %44
  store double %47, ptr %48, align 16
  %49 = trunc nuw nsw i64 %44 to i32
  %50 = and i32 %49, 1
  %51 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %44
  store i32 %50, ptr %51, align 16
  %52 = icmp eq i32 %50, 0
  br i1 %52, label %60, label %53

53:                                               ; preds = %43
  %54 = add nuw nsw i64 %44, 1
  %55 = icmp eq i64 %54, %11
  %56 = and i64 %54, 4294967295
  %57 = select i1 %55, i64 0, i64 %56
  %58 = getelementptr inbounds nuw %struct.node, ptr %4, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %51, i64 8
  store ptr %58, ptr %59, align 8
  br label %64

60:                                               ; preds = %43
  %61 = fmul double %46, 3.000000e+00
  %62 = getelementptr inbounds nuw i8, ptr %51, i64 8
  store double %61, ptr %62, align 8
  %63 = add nuw nsw i64 %44, 1
  br label %64

64:                                               ; preds = %53, %60
  %65 = phi i64 [ %54, %53 ], [ %63, %60 ]
  %66 = icmp eq i64 %65, %15
  br i1 %66, label %16, label %43, !llvm.loop !6

67:                                               ; preds = %72, %36
  %68 = zext nneg i32 %2 to i64
  %69 = icmp eq i64 %12, 0
  br i1 %69, label %79, label %70

70:                                               ; preds = %67
  %71 = add nsw i64 %68, -2
  br label %89

72:                                               ; preds = %38, %72
  %73 = phi i64 [ 0, %38 ], [ %77, %72 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %74 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %73
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 16 dereferenceable(16) %74, i64 16, i1 false)
  %75 = xor i64 %73, -1
  %76 = getelementptr %struct.cell, ptr %42, i64 %75
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %74, ptr noundef nonnull align 16 dereferenceable(16) %76, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %76, ptr noundef nonnull align 8 dereferenceable(16) %7, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %77 = add nuw nsw i64 %73, 1
  %78 = icmp eq i64 %77, %41
  br i1 %78, label %67, label %72, !llvm.loop !8

79:                                               ; preds = %67, %89
  %80 = phi i64 [ 0, %67 ], [ %93, %89 ]
  %81 = getelementptr inbounds nuw %struct.cell, ptr %6, i64 %80
  %82 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %80
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %81, ptr noundef nonnull align 16 dereferenceable(16) %82, i64 16, i1 false)
  %83 = add nuw nsw i64 %80, 1
  %84 = icmp eq i64 %83, %68
  %85 = and i64 %83, 4294967295
  %86 = select i1 %84, i64 0, i64 %85
  %87 = getelementptr inbounds nuw %struct.cell, ptr %6, i64 %86
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %87, ptr noundef nonnull align 16 dereferenceable(16) %82, i64 16, i1 false)
  %88 = zext nneg i32 %2 to i64
  br label %100

89:                                               ; preds = %70, %89
  %90 = phi i64 [ 0, %70 ], [ %93, %89 ]
  %91 = getelementptr inbounds nuw %struct.cell, ptr %6, i64 %90
  %92 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %90
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %91, ptr noundef nonnull align 16 dereferenceable(16) %92, i64 16, i1 false)
  %93 = add nuw nsw i64 %90, 1
  %94 = icmp eq i64 %93, %68
  %95 = and i64 %93, 4294967295
  %96 = select i1 %94, i64 0, i64 %95
  %97 = getelementptr inbounds nuw %struct.cell, ptr %6, i64 %96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %97, ptr noundef nonnull align 16 dereferenceable(16) %92, i64 16, i1 false)
  %98 = icmp eq i64 %90, %71
  br i1 %98, label %79, label %89, !llvm.loop !9

99:                                               ; preds = %117, %9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret void

100:                                              ; preds = %79, %117
  %101 = phi i64 [ 0, %79 ], [ %122, %117 ]
  %102 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %101
  %103 = load i32, ptr %102, align 16
  %104 = icmp eq i32 %103, 0
  %105 = getelementptr inbounds nuw i8, ptr %102, i64 8
  br i1 %104, label %108, label %106

106:                                              ; preds = %100
  %107 = load ptr, ptr %105, align 8
  br label %108

108:                                              ; preds = %100, %106
  %109 = phi ptr [ %107, %106 ], [ %105, %100 ]
  %110 = load double, ptr %109, align 8
  %111 = getelementptr inbounds nuw %struct.cell, ptr %6, i64 %101
  %112 = load i32, ptr %111, align 16
  %113 = icmp eq i32 %112, 0
  %114 = getelementptr inbounds nuw i8, ptr %111, i64 8
  br i1 %113, label %117, label %115

115:                                              ; preds = %108
  %116 = load ptr, ptr %114, align 8
  br label %117

117:                                              ; preds = %108, %115
  %118 = phi ptr [ %116, %115 ], [ %114, %108 ]
  %119 = load double, ptr %118, align 8
  %120 = fmul double %110, %119
  %121 = getelementptr inbounds nuw double, ptr %1, i64 %101
  store double %120, ptr %121, align 8
  %122 = add nuw nsw i64 %101, 1
  %123 = icmp eq i64 %122, %88
  br i1 %123, label %99, label %100, !llvm.loop !10
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @largest(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = alloca [4 x %struct.node], align 16
  %5 = alloca [4 x %struct.cell], align 16
  %6 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  br label %60

9:                                                ; preds = %3
  %10 = zext nneg i32 %2 to i64
  %11 = icmp eq i32 %2, 1
  br i1 %11, label %14, label %12

12:                                               ; preds = %9
  %13 = add nsw i64 %10, -1
  br label %36

14:                                               ; preds = %9, %57
  %15 = phi i64 [ 0, %9 ], [ %58, %57 ]
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = fmul double %17, %17
  %19 = getelementptr inbounds nuw %struct.node, ptr %4, i64 %15
  store double %18, ptr %19, align 16
  %20 = trunc nuw nsw i64 %15 to i32
  %21 = and i32 %20, 1
  %22 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %15
  store i32 %21, ptr %22, align 16
  %23 = icmp eq i32 %21, 0
  br i1 %23, label %31, label %24

24:                                               ; preds = %14
  %25 = add nuw nsw i64 %15, 1
  %26 = icmp eq i64 %25, %10
  %27 = and i64 %25, 4294967295
  %28 = select i1 %26, i64 0, i64 %27
  %29 = getelementptr inbounds nuw %struct.node, ptr %4, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store ptr %29, ptr %30, align 8
  br label %34

31:                                               ; preds = %14
  %32 = fmul double %17, 3.000000e+00
  %33 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store double %32, ptr %33, align 8
  br label %34

34:                                               ; preds = %24, %31
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store double -1.000000e+02, ptr %6, align 8
  %35 = zext nneg i32 %2 to i64
  br label %61

36:                                               ; preds = %12, %57
  %37 = phi i64 [ 0, %12 ], [ %58, %57 ]
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fmul double %39, %39
  %41 = getelementptr inbounds nuw %struct.node, ptr %4, i64 %37
  store double %40, ptr %41, align 16
  %42 = trunc nuw nsw i64 %37 to i32
  %43 = and i32 %42, 1
  %44 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %37
  store i32 %43, ptr %44, align 16
  %45 = icmp eq i32 %43, 0
  br i1 %45, label %53, label %46

46:                                               ; preds = %36
  %47 = add nuw nsw i64 %37, 1
  %48 = icmp eq i64 %47, %10
  %49 = and i64 %47, 4294967295
  %50 = select i1 %48, i64 0, i64 %49
  %51 = getelementptr inbounds nuw %struct.node, ptr %4, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %44, i64 8
  store ptr %51, ptr %52, align 8
  br label %57

53:                                               ; preds = %36
  %54 = fmul double %39, 3.000000e+00
  %55 = getelementptr inbounds nuw i8, ptr %44, i64 8
  store double %54, ptr %55, align 8
  %56 = add nuw nsw i64 %37, 1
  br label %57

57:                                               ; preds = %46, %53
  %58 = phi i64 [ %47, %46 ], [ %56, %53 ]
  %59 = icmp eq i64 %58, %13
  br i1 %59, label %14, label %36, !llvm.loop !11

60:                                               ; preds = %83, %8
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret void

61:                                               ; preds = %34, %83
  %62 = phi ptr [ inttoptr (i64 -4586634745500139520 to ptr), %34 ], [ %85, %83 ]
  %63 = phi i64 [ 0, %34 ], [ %92, %83 ]
  %64 = phi i32 [ 0, %34 ], [ %86, %83 ]
  %65 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %63
  %66 = load i32, ptr %65, align 16
  %67 = icmp eq i32 %66, 0
  %68 = getelementptr inbounds nuw i8, ptr %65, i64 8
  br i1 %67, label %71, label %69

69:                                               ; preds = %61
  %70 = load ptr, ptr %68, align 8
  br label %71

71:                                               ; preds = %61, %69
  %72 = phi ptr [ %70, %69 ], [ %68, %61 ]
  %73 = load double, ptr %72, align 8
  %74 = icmp eq i32 %64, 0
  %75 = select i1 %74, ptr %6, ptr %62
  %76 = load double, ptr %75, align 8
  %77 = fcmp ogt double %73, %76
  br i1 %77, label %78, label %83

78:                                               ; preds = %71
  %79 = load double, ptr %68, align 8
  store double %79, ptr %6, align 8
  %80 = bitcast double %79 to i64
  %81 = inttoptr i64 %80 to ptr
  %82 = select i1 %67, ptr %6, ptr %81
  br label %83

83:                                               ; preds = %78, %71
  %84 = phi ptr [ %82, %78 ], [ %75, %71 ]
  %85 = phi ptr [ %81, %78 ], [ %62, %71 ]
  %86 = phi i32 [ %66, %78 ], [ %64, %71 ]
  %87 = load double, ptr %84, align 8
  %88 = getelementptr inbounds nuw double, ptr %0, i64 %63
  %89 = load double, ptr %88, align 8
  %90 = fmul double %87, %89
  %91 = getelementptr inbounds nuw double, ptr %1, i64 %63
  store double %90, ptr %91, align 8
  %92 = add nuw nsw i64 %63, 1
  %93 = icmp eq i64 %92, %35
  br i1 %93, label %60, label %61, !llvm.loop !12
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @by_value(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = alloca [4 x %struct.node], align 16
  %5 = alloca [4 x %struct.cell], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %90

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  %9 = add nsw i64 %8, -1
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %7
  %12 = add nsw i64 %8, -1
  br label %38

13:                                               ; preds = %7, %59
  %14 = phi i64 [ 0, %7 ], [ %60, %59 ]
  %15 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fmul double %16, %16
  %18 = getelementptr inbounds nuw %struct.node, ptr %4, i64 %14
  store double %17, ptr %18, align 16
  %19 = trunc nuw nsw i64 %14 to i32
  %20 = and i32 %19, 1
  %21 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %14
  store i32 %20, ptr %21, align 16
  %22 = icmp eq i32 %20, 0
  br i1 %22, label %30, label %23

23:                                               ; preds = %13
  %24 = add nuw nsw i64 %14, 1
  %25 = icmp eq i64 %24, %8
  %26 = and i64 %24, 4294967295
  %27 = select i1 %25, i64 0, i64 %26
  %28 = getelementptr inbounds nuw %struct.node, ptr %4, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store ptr %28, ptr %29, align 8
  br label %33

30:                                               ; preds = %13
  %31 = fmul double %16, 3.000000e+00
  %32 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store double %31, ptr %32, align 8
  br label %33

33:                                               ; preds = %23, %30
  %34 = zext nneg i32 %2 to i64
  %35 = icmp eq i64 %9, 0
  br i1 %35, label %62, label %36

36:                                               ; preds = %33
  %37 = add nsw i64 %34, -2
  br label %91

38:                                               ; preds = %11, %59
  %39 = phi i64 [ 0, %11 ], [ %60, %59 ]
  %40 = getelementptr inbounds nuw double, ptr %0, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fmul double %41, %41
  %43 = getelementptr inbounds nuw %struct.node, ptr %4, i64 %39
  store double %42, ptr %43, align 16
  %44 = trunc nuw nsw i64 %39 to i32
  %45 = and i32 %44, 1
  %46 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %39
  store i32 %45, ptr %46, align 16
  %47 = icmp eq i32 %45, 0
  br i1 %47, label %55, label %48

48:                                               ; preds = %38
  %49 = add nuw nsw i64 %39, 1
  %50 = icmp eq i64 %49, %8
  %51 = and i64 %49, 4294967295
  %52 = select i1 %50, i64 0, i64 %51
  %53 = getelementptr inbounds nuw %struct.node, ptr %4, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %46, i64 8
  store ptr %53, ptr %54, align 8
  br label %59

55:                                               ; preds = %38
  %56 = fmul double %41, 3.000000e+00
  %57 = getelementptr inbounds nuw i8, ptr %46, i64 8
  store double %56, ptr %57, align 8
  %58 = add nuw nsw i64 %39, 1
  br label %59

59:                                               ; preds = %48, %55
  %60 = phi i64 [ %49, %48 ], [ %58, %55 ]
  %61 = icmp eq i64 %60, %12
  br i1 %61, label %13, label %38, !llvm.loop !13

62:                                               ; preds = %33, %113
  %63 = phi i64 [ 0, %33 ], [ %94, %113 ]
  %64 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %63
  %65 = add nuw nsw i64 %63, 1
  %66 = icmp eq i64 %65, %34
  %67 = and i64 %65, 4294967295
  %68 = select i1 %66, i64 0, i64 %67
  %69 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %68
  %70 = load i32, ptr %64, align 16
  %71 = getelementptr inbounds nuw i8, ptr %64, i64 8
  %72 = load i64, ptr %71, align 8
  %73 = load i32, ptr %69, align 16
  %74 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %75 = load i64, ptr %74, align 8
  %76 = call fastcc { i32, i64 } @larger(i32 %70, i64 %72, i32 %73, i64 %75)
  %77 = extractvalue { i32, i64 } %76, 0
  %78 = extractvalue { i32, i64 } %76, 1
  %79 = bitcast i64 %78 to double
  %80 = icmp eq i32 %77, 0
  br i1 %80, label %84, label %81

81:                                               ; preds = %62
  %82 = inttoptr i64 %78 to ptr
  %83 = load double, ptr %82, align 8
  br label %84

84:                                               ; preds = %81, %62
  %85 = phi double [ %79, %62 ], [ %83, %81 ]
  %86 = getelementptr inbounds nuw double, ptr %0, i64 %63
  %87 = load double, ptr %86, align 8
  %88 = fmul double %85, %87
  %89 = getelementptr inbounds nuw double, ptr %1, i64 %63
  store double %88, ptr %89, align 8
  br label %90

90:                                               ; preds = %84, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret void

91:                                               ; preds = %36, %113
  %92 = phi i64 [ 0, %36 ], [ %94, %113 ]
  %93 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %92
  %94 = add nuw nsw i64 %92, 1
  %95 = icmp eq i64 %94, %34
  %96 = and i64 %94, 4294967295
  %97 = select i1 %95, i64 0, i64 %96
  %98 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %97
  %99 = load i32, ptr %93, align 16
  %100 = getelementptr inbounds nuw i8, ptr %93, i64 8
  %101 = load i64, ptr %100, align 8
  %102 = load i32, ptr %98, align 16
  %103 = getelementptr inbounds nuw i8, ptr %98, i64 8
  %104 = load i64, ptr %103, align 8
  %105 = call fastcc { i32, i64 } @larger(i32 %99, i64 %101, i32 %102, i64 %104)
  %106 = extractvalue { i32, i64 } %105, 0
  %107 = extractvalue { i32, i64 } %105, 1
  %108 = bitcast i64 %107 to double
  %109 = icmp eq i32 %106, 0
  br i1 %109, label %113, label %110

110:                                              ; preds = %91
  %111 = inttoptr i64 %107 to ptr
  %112 = load double, ptr %111, align 8
  br label %113

113:                                              ; preds = %91, %110
  %114 = phi double [ %108, %91 ], [ %112, %110 ]
  %115 = getelementptr inbounds nuw double, ptr %0, i64 %92
  %116 = load double, ptr %115, align 8
  %117 = fmul double %114, %116
  %118 = getelementptr inbounds nuw double, ptr %1, i64 %92
  store double %117, ptr %118, align 8
  %119 = icmp eq i64 %92, %37
  br i1 %119, label %62, label %91, !llvm.loop !14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc { i32, i64 } @larger(i32 %0, i64 %1, i32 %2, i64 %3) unnamed_addr #5 {
  %5 = bitcast i64 %1 to double
  %6 = bitcast i64 %3 to double
  %7 = icmp eq i32 %0, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %4
  %9 = inttoptr i64 %1 to ptr
  %10 = load double, ptr %9, align 8
  br label %11

11:                                               ; preds = %4, %8
  %12 = phi double [ %5, %4 ], [ %10, %8 ]
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %11
  %15 = inttoptr i64 %3 to ptr
  %16 = load double, ptr %15, align 8
  br label %17

17:                                               ; preds = %11, %14
  %18 = phi double [ %6, %11 ], [ %16, %14 ]
  %19 = fcmp ogt double %12, %18
  %20 = select i1 %19, i64 %1, i64 %3
  %21 = bitcast i64 %20 to double
  %22 = select i1 %19, i32 %0, i32 %2
  %23 = icmp eq i32 %22, 0
  %24 = fmul double %21, 2.000000e+00
  %25 = insertvalue { i32, i64 } poison, i32 %22, 0
  %26 = bitcast double %24 to i64
  %27 = select i1 %23, i64 %26, i64 %20
  %28 = insertvalue { i32, i64 } %25, i64 %27, 1
  ret { i32, i64 } %28
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5, !7}
!7 = !{!"llvm.loop.peeled.count", i32 1}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5, !7}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !5, !7}
!12 = distinct !{!12, !5}
!13 = distinct !{!13, !5, !7}
!14 = distinct !{!14, !5, !7}
