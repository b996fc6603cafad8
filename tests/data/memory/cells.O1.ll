; ModuleID = 'cells.c'
source_filename = "cells.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { double, ptr }
%struct.cell = type { i32, %union.anon.0 }
%union.anon.0 = type { double }

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @reused_slot(ptr noundef %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %3
  %8 = mul i32 %2, 3
  %9 = zext nneg i32 %2 to i64
  %10 = tail call i32 @llvm.smax.i32(i32 %8, i32 1)
  %11 = zext nneg i32 %10 to i64
  br label %13

12:                                               ; preds = %42, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void

13:                                               ; preds = %7, %42
  %14 = phi i64 [ 0, %7 ], [ %32, %42 ]
  %15 = phi double [ 0.000000e+00, %7 ], [ %38, %42 ]
  %16 = trunc nuw nsw i64 %14 to i32
  %17 = urem i32 %16, 3
  %18 = icmp eq i32 %17, 1
  %19 = trunc nuw nsw i64 %14 to i32
  %20 = urem i32 %19, %2
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %21
  br i1 %18, label %23, label %24

23:                                               ; preds = %13
  store ptr %22, ptr %4, align 8
  br label %27

24:                                               ; preds = %13
  %25 = load double, ptr %22, align 8
  %26 = fmul double %25, %25
  store double %26, ptr %4, align 8
  br label %27

27:                                               ; preds = %24, %23
  %28 = load double, ptr %4, align 8
  store double %28, ptr %5, align 8
  %29 = load ptr, ptr %5, align 8
  %30 = select i1 %18, ptr %29, ptr %5
  %31 = load double, ptr %30, align 8
  %32 = add nuw nsw i64 %14, 1
  %33 = trunc nuw nsw i64 %32 to i32
  %34 = urem i32 %33, %2
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw double, ptr %0, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = tail call double @llvm.fmuladd.f64(double %31, double %37, double %15)
  %39 = icmp samesign ult i64 %14, %9
  br i1 %39, label %40, label %42

40:                                               ; preds = %27
  %41 = getelementptr inbounds nuw double, ptr %1, i64 %14
  store double %38, ptr %41, align 8
  br label %42

42:                                               ; preds = %27, %40
  %43 = icmp eq i64 %32, %11
  br i1 %43, label %12, label %13, !llvm.loop !4
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
define dso_local void @copied_twice(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.node], align 16
  %5 = alloca [4 x %struct.cell], align 16
  %6 = alloca [4 x %struct.cell], align 16
  %7 = alloca %struct.cell, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %3
  %10 = zext nneg i32 %2 to i64
  %11 = zext nneg i32 %2 to i64
  br label %19

12:                                               ; preds = %39, %3
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  %13 = icmp sgt i32 %2, 1
  br i1 %13, label %14, label %42

14:                                               ; preds = %12
  %15 = lshr i32 %2, 1
  %16 = zext nneg i32 %2 to i64
  %17 = zext nneg i32 %15 to i64
  %18 = getelementptr %struct.cell, ptr %5, i64 %16
  br label %47

19:                                               ; preds = %9, %39
  %20 = phi i64 [ 0, %9 ], [ %40, %39 ]
  %21 = getelementptr inbounds nuw double, ptr %0, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = fmul double %22, %22
  %24 = getelementptr inbounds nuw %struct.node, ptr %4, i64 %20
  store double %23, ptr %24, align 16
  %25 = trunc nuw nsw i64 %20 to i32
  %26 = and i32 %25, 1
  %27 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %20
  store i32 %26, ptr %27, align 16
  %28 = icmp eq i32 %26, 0
  br i1 %28, label %36, label %29

29:                                               ; preds = %19
  %30 = add nuw nsw i64 %20, 1
  %31 = icmp eq i64 %30, %10
  %32 = and i64 %30, 4294967295
  %33 = select i1 %31, i64 0, i64 %32
  %34 = getelementptr inbounds nuw %struct.node, ptr %4, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store ptr %34, ptr %35, align 8
  br label %39

36:                                               ; preds = %19
  %37 = fmul double %22, 3.000000e+00
  %38 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store double %37, ptr %38, align 8
  br label %39

39:                                               ; preds = %29, %36
  %40 = add nuw nsw i64 %20, 1
  %41 = icmp eq i64 %40, %11
  br i1 %41, label %12, label %19, !llvm.loop !7

42:                                               ; preds = %47, %12
  %43 = icmp sgt i32 %2, 0
  br i1 %43, label %44, label %54

44:                                               ; preds = %42
  %45 = zext nneg i32 %2 to i64
  %46 = zext nneg i32 %2 to i64
  br label %58

47:                                               ; preds = %14, %47
  %48 = phi i64 [ 0, %14 ], [ %52, %47 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %49 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 16 dereferenceable(16) %49, i64 16, i1 false)
  %50 = xor i64 %48, -1
  %51 = getelementptr %struct.cell, ptr %18, i64 %50
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %49, ptr noundef nonnull align 16 dereferenceable(16) %51, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %51, ptr noundef nonnull align 8 dereferenceable(16) %7, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %52 = add nuw nsw i64 %48, 1
  %53 = icmp eq i64 %52, %17
  br i1 %53, label %42, label %47, !llvm.loop !8

54:                                               ; preds = %58, %42
  %55 = icmp sgt i32 %2, 0
  br i1 %55, label %56, label %68

56:                                               ; preds = %54
  %57 = zext nneg i32 %2 to i64
  br label %69

58:                                               ; preds = %44, %58
  %59 = phi i64 [ 0, %44 ], [ %62, %58 ]
  %60 = getelementptr inbounds nuw %struct.cell, ptr %6, i64 %59
  %61 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %59
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %60, ptr noundef nonnull align 16 dereferenceable(16) %61, i64 16, i1 false)
  %62 = add nuw nsw i64 %59, 1
  %63 = icmp eq i64 %62, %45
  %64 = and i64 %62, 4294967295
  %65 = select i1 %63, i64 0, i64 %64
  %66 = getelementptr inbounds nuw %struct.cell, ptr %6, i64 %65
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %66, ptr noundef nonnull align 16 dereferenceable(16) %61, i64 16, i1 false)
  %67 = icmp eq i64 %62, %46
  br i1 %67, label %54, label %58, !llvm.loop !9

68:                                               ; preds = %86, %54
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void

69:                                               ; preds = %56, %86
  %70 = phi i64 [ 0, %56 ], [ %91, %86 ]
  %71 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %70
  %72 = load i32, ptr %71, align 16
  %73 = icmp eq i32 %72, 0
  %74 = getelementptr inbounds nuw i8, ptr %71, i64 8
  br i1 %73, label %77, label %75

75:                                               ; preds = %69
  %76 = load ptr, ptr %74, align 8
  br label %77

77:                                               ; preds = %69, %75
  %78 = phi ptr [ %76, %75 ], [ %74, %69 ]
  %79 = load double, ptr %78, align 8
  %80 = getelementptr inbounds nuw %struct.cell, ptr %6, i64 %70
  %81 = load i32, ptr %80, align 16
  %82 = icmp eq i32 %81, 0
  %83 = getelementptr inbounds nuw i8, ptr %80, i64 8
  br i1 %82, label %86, label %84

84:                                               ; preds = %77
  %85 = load ptr, ptr %83, align 8
  br label %86

86:                                               ; preds = %77, %84
  %87 = phi ptr [ %85, %84 ], [ %83, %77 ]
  %88 = load double, ptr %87, align 8
  %89 = fmul double %79, %88
  %90 = getelementptr inbounds nuw double, ptr %1, i64 %70
  store double %89, ptr %90, align 8
  %91 = add nuw nsw i64 %70, 1
  %92 = icmp eq i64 %91, %57
  br i1 %92, label %68, label %69, !llvm.loop !10
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @largest(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.node], align 16
  %5 = alloca [4 x %struct.cell], align 16
  %6 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %3
  %9 = zext nneg i32 %2 to i64
  %10 = zext nneg i32 %2 to i64
  br label %15

11:                                               ; preds = %35, %3
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store double -1.000000e+02, ptr %6, align 8
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %38

13:                                               ; preds = %11
  %14 = zext nneg i32 %2 to i64
  br label %39

15:                                               ; preds = %8, %35
  %16 = phi i64 [ 0, %8 ], [ %36, %35 ]
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = fmul double %18, %18
  %20 = getelementptr inbounds nuw %struct.node, ptr %4, i64 %16
  store double %19, ptr %20, align 16
  %21 = trunc nuw nsw i64 %16 to i32
  %22 = and i32 %21, 1
  %23 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %16
  store i32 %22, ptr %23, align 16
  %24 = icmp eq i32 %22, 0
  br i1 %24, label %32, label %25

25:                                               ; preds = %15
  %26 = add nuw nsw i64 %16, 1
  %27 = icmp eq i64 %26, %9
  %28 = and i64 %26, 4294967295
  %29 = select i1 %27, i64 0, i64 %28
  %30 = getelementptr inbounds nuw %struct.node, ptr %4, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store ptr %30, ptr %31, align 8
  br label %35

32:                                               ; preds = %15
  %33 = fmul double %18, 3.000000e+00
  %34 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store double %33, ptr %34, align 8
  br label %35

35:                                               ; preds = %25, %32
  %36 = add nuw nsw i64 %16, 1
  %37 = icmp eq i64 %36, %10
  br i1 %37, label %11, label %15, !llvm.loop !11

38:                                               ; preds = %59, %11
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void

39:                                               ; preds = %13, %59
  %40 = phi i64 [ 0, %13 ], [ %69, %59 ]
  %41 = phi i32 [ 0, %13 ], [ %60, %59 ]
  %42 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %40
  %43 = load i32, ptr %42, align 16
  %44 = icmp eq i32 %43, 0
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 8
  br i1 %44, label %48, label %46

46:                                               ; preds = %39
  %47 = load ptr, ptr %45, align 8
  br label %48

48:                                               ; preds = %39, %46
  %49 = phi ptr [ %47, %46 ], [ %45, %39 ]
  %50 = load double, ptr %49, align 8
  %51 = icmp eq i32 %41, 0
  %52 = load ptr, ptr %6, align 8
  %53 = select i1 %51, ptr %6, ptr %52
  %54 = load double, ptr %53, align 8
  %55 = fcmp ogt double %50, %54
  br i1 %55, label %56, label %59

56:                                               ; preds = %48
  %57 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %58 = load double, ptr %57, align 8
  store double %58, ptr %6, align 8
  br label %59

59:                                               ; preds = %56, %48
  %60 = phi i32 [ %43, %56 ], [ %41, %48 ]
  %61 = icmp eq i32 %60, 0
  %62 = load ptr, ptr %6, align 8
  %63 = select i1 %61, ptr %6, ptr %62
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds nuw double, ptr %0, i64 %40
  %66 = load double, ptr %65, align 8
  %67 = fmul double %64, %66
  %68 = getelementptr inbounds nuw double, ptr %1, i64 %40
  store double %67, ptr %68, align 8
  %69 = add nuw nsw i64 %40, 1
  %70 = icmp eq i64 %69, %14
  br i1 %70, label %38, label %39, !llvm.loop !12
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @by_value(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.node], align 16
  %5 = alloca [4 x %struct.cell], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  %9 = zext nneg i32 %2 to i64
  br label %15

10:                                               ; preds = %35, %3
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %38

12:                                               ; preds = %10
  %13 = zext nneg i32 %2 to i64
  %14 = zext nneg i32 %2 to i64
  br label %39

15:                                               ; preds = %7, %35
  %16 = phi i64 [ 0, %7 ], [ %36, %35 ]
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = fmul double %18, %18
  %20 = getelementptr inbounds nuw %struct.node, ptr %4, i64 %16
  store double %19, ptr %20, align 16
  %21 = trunc nuw nsw i64 %16 to i32
  %22 = and i32 %21, 1
  %23 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %16
  store i32 %22, ptr %23, align 16
  %24 = icmp eq i32 %22, 0
  br i1 %24, label %32, label %25

25:                                               ; preds = %15
  %26 = add nuw nsw i64 %16, 1
  %27 = icmp eq i64 %26, %8
  %28 = and i64 %26, 4294967295
  %29 = select i1 %27, i64 0, i64 %28
  %30 = getelementptr inbounds nuw %struct.node, ptr %4, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store ptr %30, ptr %31, align 8
  br label %35

32:                                               ; preds = %15
  %33 = fmul double %18, 3.000000e+00
  %34 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store double %33, ptr %34, align 8
  br label %35

35:                                               ; preds = %25, %32
  %36 = add nuw nsw i64 %16, 1
  %37 = icmp eq i64 %36, %9
  br i1 %37, label %10, label %15, !llvm.loop !13

38:                                               ; preds = %61, %10
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void

39:                                               ; preds = %12, %61
  %40 = phi i64 [ 0, %12 ], [ %42, %61 ]
  %41 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %40
  %42 = add nuw nsw i64 %40, 1
  %43 = icmp eq i64 %42, %13
  %44 = and i64 %42, 4294967295
  %45 = select i1 %43, i64 0, i64 %44
  %46 = getelementptr inbounds nuw %struct.cell, ptr %5, i64 %45
  %47 = load i32, ptr %41, align 16
  %48 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %49 = load i64, ptr %48, align 8
  %50 = load i32, ptr %46, align 16
  %51 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %52 = load i64, ptr %51, align 8
  %53 = call fastcc { i32, i64 } @larger(i32 %47, i64 %49, i32 %50, i64 %52)
  %54 = extractvalue { i32, i64 } %53, 0
  %55 = extractvalue { i32, i64 } %53, 1
  %56 = bitcast i64 %55 to double
  %57 = icmp eq i32 %54, 0
  br i1 %57, label %61, label %58

58:                                               ; preds = %39
  %59 = inttoptr i64 %55 to ptr
  %60 = load double, ptr %59, align 8
  br label %61

61:                                               ; preds = %39, %58
  %62 = phi double [ %56, %39 ], [ %60, %58 ]
  %63 = getelementptr inbounds nuw double, ptr %0, i64 %40
  %64 = load double, ptr %63, align 8
  %65 = fmul double %62, %64
  %66 = getelementptr inbounds nuw double, ptr %1, i64 %40
  store double %65, ptr %66, align 8
  %67 = icmp eq i64 %42, %14
  br i1 %67, label %38, label %39, !llvm.loop !14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc { i32, i64 } @larger(i32 %0, i64 %1, i32 %2, i64 %3) unnamed_addr #4 {
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
declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
!8 = distinct !{!8, !5, !6}
!9 = distinct !{!9, !5, !6}
!10 = distinct !{!10, !5, !6}
!11 = distinct !{!11, !5, !6}
!12 = distinct !{!12, !5, !6}
!13 = distinct !{!13, !5, !6}
!14 = distinct !{!14, !5, !6}
