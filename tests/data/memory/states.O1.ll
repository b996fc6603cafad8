; ModuleID = 'states.c'
source_filename = "states.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sum_and_count_state = type { %struct.sum_and_count_mat, double, i32 }
%struct.sum_and_count_mat = type { [4 x [4 x double]] }
%struct.count_and_sum_mat = type { [4 x [4 x double]] }
%struct.sums_and_count_mat = type { [4 x [4 x double]] }
%struct.in_front_state = type { double, i32, %struct.in_front_mat }
%struct.in_front_mat = type { [4 x [4 x double]] }
%struct.in_the_middle_mat = type { [4 x [4 x double]] }
%struct.nested_mat = type { [4 x [4 x double]] }
%struct.two_arrays_state = type { %struct.two_arrays_mat, double, i32, [9 x i32], %struct.two_arrays_mat }
%struct.two_arrays_mat = type { [4 x [4 x double]] }
%struct.deep_mat = type { [2 x [2 x [4 x double]]] }
%struct.flat_mat = type { [16 x double] }
%struct.floats_state = type { %struct.floats_mat, float, i32 }
%struct.floats_mat = type { [4 x [4 x float]] }
%struct.floats_and_double_mat = type { [4 x [4 x float]] }
%struct.bytes_mat = type { [4 x [4 x double]] }
%struct.address_state = type { %struct.address_mat, double, ptr, i32 }
%struct.address_mat = type { [4 x [4 x double]] }
%struct.records_mat = type { [4 x %struct.anon.0] }
%struct.anon.0 = type { [4 x double], i32 }
%struct.records_of_floats_mat = type { [4 x %struct.anon.1] }
%struct.anon.1 = type { i32, [4 x float] }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @sum_and_count__assigned__local(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.sum_and_count_state, align 8
  %5 = alloca %struct.sum_and_count_mat, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 128
  store double 0.000000e+00, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 136
  store i32 0, ptr %7, align 8
  br label %8

8:                                                ; preds = %3, %18
  %9 = phi i64 [ 0, %3 ], [ %10, %18 ]
  %10 = add nuw nsw i64 %9, 1
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = uitofp nneg i32 %11 to double
  %13 = getelementptr inbounds nuw [4 x double], ptr %4, i64 %9
  br label %20

14:                                               ; preds = %18
  %15 = icmp sgt i32 %2, 0
  br i1 %15, label %16, label %30

16:                                               ; preds = %14
  %17 = zext nneg i32 %2 to i64
  br label %31

18:                                               ; preds = %20
  %19 = icmp eq i64 %10, 4
  br i1 %19, label %14, label %8, !llvm.loop !4

20:                                               ; preds = %8, %20
  %21 = phi i64 [ 0, %8 ], [ %28, %20 ]
  %22 = add nuw nsw i64 %21, %9
  %23 = and i64 %22, 3
  %24 = getelementptr inbounds nuw double, ptr %0, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fmul double %25, %12
  %27 = getelementptr inbounds nuw double, ptr %13, i64 %21
  store double %26, ptr %27, align 8
  %28 = add nuw nsw i64 %21, 1
  %29 = icmp eq i64 %28, 4
  br i1 %29, label %18, label %20, !llvm.loop !7

30:                                               ; preds = %55, %14
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void

31:                                               ; preds = %16, %55
  %32 = phi i64 [ 0, %16 ], [ %62, %55 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %5, ptr noundef nonnull align 8 dereferenceable(128) %4, i64 128, i1 false)
  %33 = getelementptr inbounds nuw double, ptr %0, i64 %32
  %34 = load double, ptr %33, align 8
  br label %37

35:                                               ; preds = %40
  %36 = load double, ptr %6, align 8
  br label %50

37:                                               ; preds = %31, %40
  %38 = phi i64 [ 0, %31 ], [ %41, %40 ]
  %39 = getelementptr inbounds nuw [4 x double], ptr %4, i64 %38
  br label %43

40:                                               ; preds = %43
  %41 = add nuw nsw i64 %38, 1
  %42 = icmp eq i64 %41, 4
  br i1 %42, label %35, label %37, !llvm.loop !8

43:                                               ; preds = %37, %43
  %44 = phi i64 [ 0, %37 ], [ %48, %43 ]
  %45 = getelementptr inbounds nuw double, ptr %39, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fmul double %34, %46
  store double %47, ptr %45, align 8
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, 4
  br i1 %49, label %40, label %43, !llvm.loop !9

50:                                               ; preds = %35, %64
  %51 = phi i64 [ 0, %35 ], [ %65, %64 ]
  %52 = phi double [ %36, %35 ], [ %74, %64 ]
  %53 = getelementptr inbounds nuw [4 x double], ptr %4, i64 %51
  %54 = getelementptr inbounds nuw [4 x double], ptr %5, i64 %51
  br label %67

55:                                               ; preds = %64
  %56 = load i32, ptr %7, align 8
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %7, align 8
  %58 = load double, ptr %6, align 8
  %59 = sitofp i32 %57 to double
  %60 = fmul double %58, %59
  %61 = getelementptr inbounds nuw double, ptr %1, i64 %32
  store double %60, ptr %61, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  %62 = add nuw nsw i64 %32, 1
  %63 = icmp eq i64 %62, %17
  br i1 %63, label %30, label %31, !llvm.loop !10

64:                                               ; preds = %67
  %65 = add nuw nsw i64 %51, 1
  %66 = icmp eq i64 %65, 4
  br i1 %66, label %55, label %50, !llvm.loop !11

67:                                               ; preds = %50, %67
  %68 = phi i64 [ 0, %50 ], [ %75, %67 ]
  %69 = phi double [ %52, %50 ], [ %74, %67 ]
  %70 = getelementptr inbounds nuw double, ptr %53, i64 %68
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds nuw double, ptr %54, i64 %68
  %73 = load double, ptr %72, align 8
  %74 = tail call double @llvm.fmuladd.f64(double %71, double %73, double %69)
  store double %74, ptr %6, align 8
  %75 = add nuw nsw i64 %68, 1
  %76 = icmp eq i64 %75, 4
  br i1 %76, label %64, label %67, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local void @count_and_sum__by_value__heap(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = alloca %struct.count_and_sum_mat, align 8
  %5 = alloca %struct.count_and_sum_mat, align 8
  %6 = tail call noalias dereferenceable_or_null(144) ptr @malloc(i64 noundef 144) #11
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 136
  store double 0.000000e+00, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 128
  store i32 0, ptr %8, align 8
  br label %9

9:                                                ; preds = %3, %21
  %10 = phi i64 [ 0, %3 ], [ %11, %21 ]
  %11 = add nuw nsw i64 %10, 1
  %12 = trunc nuw nsw i64 %11 to i32
  %13 = uitofp nneg i32 %12 to double
  %14 = getelementptr inbounds nuw [4 x double], ptr %6, i64 %10
  br label %23

15:                                               ; preds = %21
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %33

17:                                               ; preds = %15
  %18 = load double, ptr %7, align 8
  %19 = load i32, ptr %8, align 8
  %20 = zext nneg i32 %2 to i64
  br label %34

21:                                               ; preds = %23
  %22 = icmp eq i64 %11, 4
  br i1 %22, label %15, label %9, !llvm.loop !13

23:                                               ; preds = %9, %23
  %24 = phi i64 [ 0, %9 ], [ %31, %23 ]
  %25 = add nuw nsw i64 %24, %10
  %26 = and i64 %25, 3
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = fmul double %28, %13
  %30 = getelementptr inbounds nuw double, ptr %14, i64 %24
  store double %29, ptr %30, align 8
  %31 = add nuw nsw i64 %24, 1
  %32 = icmp eq i64 %31, 4
  br i1 %32, label %21, label %23, !llvm.loop !14

33:                                               ; preds = %59, %15
  tail call void @free(ptr noundef %6) #10
  ret void

34:                                               ; preds = %17, %59
  %35 = phi i64 [ 0, %17 ], [ %64, %59 ]
  %36 = phi i32 [ %19, %17 ], [ %60, %59 ]
  %37 = phi double [ %18, %17 ], [ %76, %59 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %5, ptr noundef nonnull align 8 dereferenceable(128) %6, i64 128, i1 false)
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %35
  %39 = load double, ptr %38, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %4, ptr noundef nonnull align 8 dereferenceable(128) %6, i64 128, i1 false)
  br label %40

40:                                               ; preds = %43, %34
  %41 = phi i64 [ 0, %34 ], [ %44, %43 ]
  %42 = getelementptr inbounds nuw [4 x double], ptr %4, i64 %41
  br label %46

43:                                               ; preds = %46
  %44 = add nuw nsw i64 %41, 1
  %45 = icmp eq i64 %44, 4
  br i1 %45, label %53, label %40, !llvm.loop !15

46:                                               ; preds = %46, %40
  %47 = phi i64 [ 0, %40 ], [ %51, %46 ]
  %48 = getelementptr inbounds nuw double, ptr %42, i64 %47
  %49 = load double, ptr %48, align 8, !noalias !16
  %50 = fmul double %39, %49
  store double %50, ptr %48, align 8, !noalias !16
  %51 = add nuw nsw i64 %47, 1
  %52 = icmp eq i64 %51, 4
  br i1 %52, label %43, label %46, !llvm.loop !19

53:                                               ; preds = %43
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %6, ptr noundef nonnull align 8 dereferenceable(128) %4, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %54

54:                                               ; preds = %53, %66
  %55 = phi i64 [ 0, %53 ], [ %67, %66 ]
  %56 = phi double [ %37, %53 ], [ %76, %66 ]
  %57 = getelementptr inbounds nuw [4 x double], ptr %6, i64 %55
  %58 = getelementptr inbounds nuw [4 x double], ptr %5, i64 %55
  br label %69

59:                                               ; preds = %66
  %60 = add nsw i32 %36, 1
  store i32 %60, ptr %8, align 8
  %61 = sitofp i32 %60 to double
  %62 = fmul double %76, %61
  %63 = getelementptr inbounds nuw double, ptr %1, i64 %35
  store double %62, ptr %63, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  %64 = add nuw nsw i64 %35, 1
  %65 = icmp eq i64 %64, %20
  br i1 %65, label %33, label %34, !llvm.loop !20

66:                                               ; preds = %69
  %67 = add nuw nsw i64 %55, 1
  %68 = icmp eq i64 %67, 4
  br i1 %68, label %59, label %54, !llvm.loop !21

69:                                               ; preds = %54, %69
  %70 = phi i64 [ 0, %54 ], [ %77, %69 ]
  %71 = phi double [ %56, %54 ], [ %76, %69 ]
  %72 = getelementptr inbounds nuw double, ptr %57, i64 %70
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds nuw double, ptr %58, i64 %70
  %75 = load double, ptr %74, align 8
  %76 = tail call double @llvm.fmuladd.f64(double %73, double %75, double %71)
  store double %76, ptr %7, align 8
  %77 = add nuw nsw i64 %70, 1
  %78 = icmp eq i64 %77, 4
  br i1 %78, label %66, label %69, !llvm.loop !22
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #6

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local void @sums_and_count__memcpy__zeros(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = alloca %struct.sums_and_count_mat, align 8
  %5 = tail call noalias dereferenceable_or_null(152) ptr @calloc(i64 noundef 1, i64 noundef 152) #12
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 128
  store double 0.000000e+00, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 144
  store i32 0, ptr %7, align 8
  br label %8

8:                                                ; preds = %3, %18
  %9 = phi i64 [ 0, %3 ], [ %10, %18 ]
  %10 = add nuw nsw i64 %9, 1
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = uitofp nneg i32 %11 to double
  %13 = getelementptr inbounds nuw [4 x double], ptr %5, i64 %9
  br label %20

14:                                               ; preds = %18
  %15 = icmp sgt i32 %2, 0
  br i1 %15, label %16, label %30

16:                                               ; preds = %14
  %17 = zext nneg i32 %2 to i64
  br label %31

18:                                               ; preds = %20
  %19 = icmp eq i64 %10, 4
  br i1 %19, label %14, label %8, !llvm.loop !23

20:                                               ; preds = %8, %20
  %21 = phi i64 [ 0, %8 ], [ %28, %20 ]
  %22 = add nuw nsw i64 %21, %9
  %23 = and i64 %22, 3
  %24 = getelementptr inbounds nuw double, ptr %0, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fmul double %25, %12
  %27 = getelementptr inbounds nuw double, ptr %13, i64 %21
  store double %26, ptr %27, align 8
  %28 = add nuw nsw i64 %21, 1
  %29 = icmp eq i64 %28, 4
  br i1 %29, label %18, label %20, !llvm.loop !24

30:                                               ; preds = %55, %14
  tail call void @free(ptr noundef %5) #10
  ret void

31:                                               ; preds = %16, %55
  %32 = phi i64 [ 0, %16 ], [ %62, %55 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %4, ptr noundef nonnull align 8 dereferenceable(128) %5, i64 128, i1 false)
  %33 = getelementptr inbounds nuw double, ptr %0, i64 %32
  %34 = load double, ptr %33, align 8
  br label %37

35:                                               ; preds = %40
  %36 = load double, ptr %6, align 8
  br label %50

37:                                               ; preds = %31, %40
  %38 = phi i64 [ 0, %31 ], [ %41, %40 ]
  %39 = getelementptr inbounds nuw [4 x double], ptr %5, i64 %38
  br label %43

40:                                               ; preds = %43
  %41 = add nuw nsw i64 %38, 1
  %42 = icmp eq i64 %41, 4
  br i1 %42, label %35, label %37, !llvm.loop !25

43:                                               ; preds = %37, %43
  %44 = phi i64 [ 0, %37 ], [ %48, %43 ]
  %45 = getelementptr inbounds nuw double, ptr %39, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fmul double %34, %46
  store double %47, ptr %45, align 8
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, 4
  br i1 %49, label %40, label %43, !llvm.loop !26

50:                                               ; preds = %35, %64
  %51 = phi i64 [ 0, %35 ], [ %65, %64 ]
  %52 = phi double [ %36, %35 ], [ %74, %64 ]
  %53 = getelementptr inbounds nuw [4 x double], ptr %5, i64 %51
  %54 = getelementptr inbounds nuw [4 x double], ptr %4, i64 %51
  br label %67

55:                                               ; preds = %64
  %56 = load i32, ptr %7, align 8
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %7, align 8
  %58 = load double, ptr %6, align 8
  %59 = sitofp i32 %57 to double
  %60 = fmul double %58, %59
  %61 = getelementptr inbounds nuw double, ptr %1, i64 %32
  store double %60, ptr %61, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  %62 = add nuw nsw i64 %32, 1
  %63 = icmp eq i64 %62, %17
  br i1 %63, label %30, label %31, !llvm.loop !27

64:                                               ; preds = %67
  %65 = add nuw nsw i64 %51, 1
  %66 = icmp eq i64 %65, 4
  br i1 %66, label %55, label %50, !llvm.loop !28

67:                                               ; preds = %50, %67
  %68 = phi i64 [ 0, %50 ], [ %75, %67 ]
  %69 = phi double [ %52, %50 ], [ %74, %67 ]
  %70 = getelementptr inbounds nuw double, ptr %53, i64 %68
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds nuw double, ptr %54, i64 %68
  %73 = load double, ptr %72, align 8
  %74 = tail call double @llvm.fmuladd.f64(double %71, double %73, double %69)
  store double %74, ptr %6, align 8
  %75 = add nuw nsw i64 %68, 1
  %76 = icmp eq i64 %75, 4
  br i1 %76, label %64, label %67, !llvm.loop !29
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #7

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @in_front__whole__local(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.in_front_state, align 8
  %5 = alloca %struct.in_front_mat, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  store double 0.000000e+00, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %8

8:                                                ; preds = %3, %23
  %9 = phi i64 [ 0, %3 ], [ %10, %23 ]
  %10 = add nuw nsw i64 %9, 1
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = uitofp nneg i32 %11 to double
  %13 = getelementptr inbounds nuw [4 x double], ptr %7, i64 %9
  br label %25

14:                                               ; preds = %23
  %15 = load i32, ptr %6, align 8
  %16 = load double, ptr %4, align 8
  %17 = icmp sgt i32 %2, 0
  br i1 %17, label %18, label %35

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %21 = zext nneg i32 %2 to i64
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %38

23:                                               ; preds = %25
  %24 = icmp eq i64 %10, 4
  br i1 %24, label %14, label %8, !llvm.loop !30

25:                                               ; preds = %8, %25
  %26 = phi i64 [ 0, %8 ], [ %33, %25 ]
  %27 = add nuw nsw i64 %26, %9
  %28 = and i64 %27, 3
  %29 = getelementptr inbounds nuw double, ptr %0, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fmul double %30, %12
  %32 = getelementptr inbounds nuw double, ptr %13, i64 %26
  store double %31, ptr %32, align 8
  %33 = add nuw nsw i64 %26, 1
  %34 = icmp eq i64 %33, 4
  br i1 %34, label %23, label %25, !llvm.loop !31

35:                                               ; preds = %62, %14
  %36 = phi double [ %16, %14 ], [ %79, %62 ]
  %37 = phi i32 [ %15, %14 ], [ %63, %62 ]
  store i32 %37, ptr %6, align 8
  store double %36, ptr %4, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void

38:                                               ; preds = %18, %62
  %39 = phi i64 [ 0, %18 ], [ %67, %62 ]
  %40 = phi i32 [ %15, %18 ], [ %63, %62 ]
  %41 = phi double [ %16, %18 ], [ %79, %62 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %5, ptr noundef nonnull align 8 dereferenceable(128) %22, i64 128, i1 false)
  %42 = getelementptr inbounds nuw double, ptr %0, i64 %39
  %43 = load double, ptr %42, align 8
  br label %44

44:                                               ; preds = %38, %47
  %45 = phi i64 [ 0, %38 ], [ %48, %47 ]
  %46 = getelementptr inbounds nuw [4 x double], ptr %19, i64 %45
  br label %50

47:                                               ; preds = %50
  %48 = add nuw nsw i64 %45, 1
  %49 = icmp eq i64 %48, 4
  br i1 %49, label %57, label %44, !llvm.loop !32

50:                                               ; preds = %44, %50
  %51 = phi i64 [ 0, %44 ], [ %55, %50 ]
  %52 = getelementptr inbounds nuw double, ptr %46, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fmul double %43, %53
  store double %54, ptr %52, align 8
  %55 = add nuw nsw i64 %51, 1
  %56 = icmp eq i64 %55, 4
  br i1 %56, label %47, label %50, !llvm.loop !33

57:                                               ; preds = %47, %69
  %58 = phi i64 [ %70, %69 ], [ 0, %47 ]
  %59 = phi double [ %79, %69 ], [ %41, %47 ]
  %60 = getelementptr inbounds nuw [4 x double], ptr %20, i64 %58
  %61 = getelementptr inbounds nuw [4 x double], ptr %5, i64 %58
  br label %72

62:                                               ; preds = %69
  %63 = add nsw i32 %40, 1
  %64 = sitofp i32 %63 to double
  %65 = fmul double %79, %64
  %66 = getelementptr inbounds nuw double, ptr %1, i64 %39
  store double %65, ptr %66, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  %67 = add nuw nsw i64 %39, 1
  %68 = icmp eq i64 %67, %21
  br i1 %68, label %35, label %38, !llvm.loop !34

69:                                               ; preds = %72
  %70 = add nuw nsw i64 %58, 1
  %71 = icmp eq i64 %70, 4
  br i1 %71, label %62, label %57, !llvm.loop !35

72:                                               ; preds = %57, %72
  %73 = phi i64 [ 0, %57 ], [ %80, %72 ]
  %74 = phi double [ %59, %57 ], [ %79, %72 ]
  %75 = getelementptr inbounds nuw double, ptr %60, i64 %73
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds nuw double, ptr %61, i64 %73
  %78 = load double, ptr %77, align 8
  %79 = tail call double @llvm.fmuladd.f64(double %76, double %78, double %74)
  %80 = add nuw nsw i64 %73, 1
  %81 = icmp eq i64 %80, 4
  br i1 %81, label %69, label %72, !llvm.loop !36
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local void @in_the_middle__by_address__heap(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = alloca %struct.in_the_middle_mat, align 8
  %5 = tail call noalias dereferenceable_or_null(152) ptr @malloc(i64 noundef 152) #11
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 136
  store double 0.000000e+00, ptr %6, align 8
  store i32 0, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %8

8:                                                ; preds = %3, %19
  %9 = phi i64 [ 0, %3 ], [ %10, %19 ]
  %10 = add nuw nsw i64 %9, 1
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = uitofp nneg i32 %11 to double
  %13 = getelementptr inbounds nuw [4 x double], ptr %7, i64 %9
  br label %21

14:                                               ; preds = %19
  %15 = icmp sgt i32 %2, 0
  br i1 %15, label %16, label %31

16:                                               ; preds = %14
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %18 = zext nneg i32 %2 to i64
  br label %32

19:                                               ; preds = %21
  %20 = icmp eq i64 %10, 4
  br i1 %20, label %14, label %8, !llvm.loop !37

21:                                               ; preds = %8, %21
  %22 = phi i64 [ 0, %8 ], [ %29, %21 ]
  %23 = add nuw nsw i64 %22, %9
  %24 = and i64 %23, 3
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fmul double %26, %12
  %28 = getelementptr inbounds nuw double, ptr %13, i64 %22
  store double %27, ptr %28, align 8
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, 4
  br i1 %30, label %19, label %21, !llvm.loop !38

31:                                               ; preds = %42, %14
  tail call void @free(ptr noundef %5) #10
  ret void

32:                                               ; preds = %16, %42
  %33 = phi i64 [ 0, %16 ], [ %49, %42 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %34 = getelementptr inbounds nuw double, ptr %0, i64 %33
  %35 = load double, ptr %34, align 8
  call fastcc void @in_the_middle_scale(ptr noundef nonnull %5, ptr noundef %4, double noundef %35)
  %36 = load double, ptr %6, align 8
  br label %37

37:                                               ; preds = %32, %51
  %38 = phi i64 [ 0, %32 ], [ %52, %51 ]
  %39 = phi double [ %36, %32 ], [ %61, %51 ]
  %40 = getelementptr inbounds nuw [4 x double], ptr %17, i64 %38
  %41 = getelementptr inbounds nuw [4 x double], ptr %4, i64 %38
  br label %54

42:                                               ; preds = %51
  %43 = load i32, ptr %5, align 8
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %5, align 8
  %45 = load double, ptr %6, align 8
  %46 = sitofp i32 %44 to double
  %47 = fmul double %45, %46
  %48 = getelementptr inbounds nuw double, ptr %1, i64 %33
  store double %47, ptr %48, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  %49 = add nuw nsw i64 %33, 1
  %50 = icmp eq i64 %49, %18
  br i1 %50, label %31, label %32, !llvm.loop !39

51:                                               ; preds = %54
  %52 = add nuw nsw i64 %38, 1
  %53 = icmp eq i64 %52, 4
  br i1 %53, label %42, label %37, !llvm.loop !40

54:                                               ; preds = %37, %54
  %55 = phi i64 [ 0, %37 ], [ %62, %54 ]
  %56 = phi double [ %39, %37 ], [ %61, %54 ]
  %57 = getelementptr inbounds nuw double, ptr %40, i64 %55
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds nuw double, ptr %41, i64 %55
  %60 = load double, ptr %59, align 8
  %61 = tail call double @llvm.fmuladd.f64(double %58, double %60, double %56)
  store double %61, ptr %6, align 8
  %62 = add nuw nsw i64 %55, 1
  %63 = icmp eq i64 %62, 4
  br i1 %63, label %51, label %54, !llvm.loop !41
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @in_the_middle_scale(ptr noundef captures(none) %0, ptr noundef nonnull writeonly captures(none) initializes((0, 128)) %1, double noundef %2) unnamed_addr #8 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %1, ptr noundef nonnull align 8 dereferenceable(128) %4, i64 128, i1 false)
  br label %5

5:                                                ; preds = %3, %9
  %6 = phi i64 [ 0, %3 ], [ %10, %9 ]
  %7 = getelementptr inbounds nuw [4 x double], ptr %4, i64 %6
  br label %12

8:                                                ; preds = %9
  ret void

9:                                                ; preds = %12
  %10 = add nuw nsw i64 %6, 1
  %11 = icmp eq i64 %10, 4
  br i1 %11, label %8, label %5, !llvm.loop !42

12:                                               ; preds = %5, %12
  %13 = phi i64 [ 0, %5 ], [ %17, %12 ]
  %14 = getelementptr inbounds nuw double, ptr %7, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = fmul double %2, %15
  store double %16, ptr %14, align 8
  %17 = add nuw nsw i64 %13, 1
  %18 = icmp eq i64 %17, 4
  br i1 %18, label %9, label %12, !llvm.loop !43
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local void @nested__words__zeros(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = alloca %struct.nested_mat, align 8
  %5 = tail call noalias dereferenceable_or_null(144) ptr @calloc(i64 noundef 1, i64 noundef 144) #12
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 128
  store double 0.000000e+00, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 136
  store i32 0, ptr %7, align 8
  br label %8

8:                                                ; preds = %3, %18
  %9 = phi i64 [ 0, %3 ], [ %10, %18 ]
  %10 = add nuw nsw i64 %9, 1
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = uitofp nneg i32 %11 to double
  %13 = getelementptr inbounds nuw [4 x double], ptr %5, i64 %9
  br label %20

14:                                               ; preds = %18
  %15 = icmp sgt i32 %2, 0
  br i1 %15, label %16, label %30

16:                                               ; preds = %14
  %17 = zext nneg i32 %2 to i64
  br label %31

18:                                               ; preds = %20
  %19 = icmp eq i64 %10, 4
  br i1 %19, label %14, label %8, !llvm.loop !44

20:                                               ; preds = %8, %20
  %21 = phi i64 [ 0, %8 ], [ %28, %20 ]
  %22 = add nuw nsw i64 %21, %9
  %23 = and i64 %22, 3
  %24 = getelementptr inbounds nuw double, ptr %0, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fmul double %25, %12
  %27 = getelementptr inbounds nuw double, ptr %13, i64 %21
  store double %26, ptr %27, align 8
  %28 = add nuw nsw i64 %21, 1
  %29 = icmp eq i64 %28, 4
  br i1 %29, label %18, label %20, !llvm.loop !45

30:                                               ; preds = %55, %14
  tail call void @free(ptr noundef %5) #10
  ret void

31:                                               ; preds = %16, %55
  %32 = phi i64 [ 0, %16 ], [ %62, %55 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %4, ptr noundef nonnull align 8 dereferenceable(128) %5, i64 128, i1 false)
  %33 = getelementptr inbounds nuw double, ptr %0, i64 %32
  %34 = load double, ptr %33, align 8
  br label %37

35:                                               ; preds = %40
  %36 = load double, ptr %6, align 8
  br label %50

37:                                               ; preds = %31, %40
  %38 = phi i64 [ 0, %31 ], [ %41, %40 ]
  %39 = getelementptr inbounds nuw [4 x double], ptr %5, i64 %38
  br label %43

40:                                               ; preds = %43
  %41 = add nuw nsw i64 %38, 1
  %42 = icmp eq i64 %41, 4
  br i1 %42, label %35, label %37, !llvm.loop !46

43:                                               ; preds = %37, %43
  %44 = phi i64 [ 0, %37 ], [ %48, %43 ]
  %45 = getelementptr inbounds nuw double, ptr %39, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fmul double %34, %46
  store double %47, ptr %45, align 8
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, 4
  br i1 %49, label %40, label %43, !llvm.loop !47

50:                                               ; preds = %35, %64
  %51 = phi i64 [ 0, %35 ], [ %65, %64 ]
  %52 = phi double [ %36, %35 ], [ %74, %64 ]
  %53 = getelementptr inbounds nuw [4 x double], ptr %5, i64 %51
  %54 = getelementptr inbounds nuw [4 x double], ptr %4, i64 %51
  br label %67

55:                                               ; preds = %64
  %56 = load i32, ptr %7, align 8
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %7, align 8
  %58 = load double, ptr %6, align 8
  %59 = sitofp i32 %57 to double
  %60 = fmul double %58, %59
  %61 = getelementptr inbounds nuw double, ptr %1, i64 %32
  store double %60, ptr %61, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  %62 = add nuw nsw i64 %32, 1
  %63 = icmp eq i64 %62, %17
  br i1 %63, label %30, label %31, !llvm.loop !48

64:                                               ; preds = %67
  %65 = add nuw nsw i64 %51, 1
  %66 = icmp eq i64 %65, 4
  br i1 %66, label %55, label %50, !llvm.loop !49

67:                                               ; preds = %50, %67
  %68 = phi i64 [ 0, %50 ], [ %75, %67 ]
  %69 = phi double [ %52, %50 ], [ %74, %67 ]
  %70 = getelementptr inbounds nuw double, ptr %53, i64 %68
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds nuw double, ptr %54, i64 %68
  %73 = load double, ptr %72, align 8
  %74 = tail call double @llvm.fmuladd.f64(double %71, double %73, double %69)
  store double %74, ptr %6, align 8
  %75 = add nuw nsw i64 %68, 1
  %76 = icmp eq i64 %75, 4
  br i1 %76, label %64, label %67, !llvm.loop !50
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @two_arrays__assigned__local(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.two_arrays_state, align 8
  %5 = alloca %struct.two_arrays_mat, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 128
  store double 0.000000e+00, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 136
  store i32 0, ptr %7, align 8
  br label %8

8:                                                ; preds = %3, %18
  %9 = phi i64 [ 0, %3 ], [ %10, %18 ]
  %10 = add nuw nsw i64 %9, 1
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = uitofp nneg i32 %11 to double
  %13 = getelementptr inbounds nuw [4 x double], ptr %4, i64 %9
  br label %20

14:                                               ; preds = %18
  %15 = icmp sgt i32 %2, 0
  br i1 %15, label %16, label %30

16:                                               ; preds = %14
  %17 = zext nneg i32 %2 to i64
  br label %31

18:                                               ; preds = %20
  %19 = icmp eq i64 %10, 4
  br i1 %19, label %14, label %8, !llvm.loop !51

20:                                               ; preds = %8, %20
  %21 = phi i64 [ 0, %8 ], [ %28, %20 ]
  %22 = add nuw nsw i64 %21, %9
  %23 = and i64 %22, 3
  %24 = getelementptr inbounds nuw double, ptr %0, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fmul double %25, %12
  %27 = getelementptr inbounds nuw double, ptr %13, i64 %21
  store double %26, ptr %27, align 8
  %28 = add nuw nsw i64 %21, 1
  %29 = icmp eq i64 %28, 4
  br i1 %29, label %18, label %20, !llvm.loop !52

30:                                               ; preds = %55, %14
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void

31:                                               ; preds = %16, %55
  %32 = phi i64 [ 0, %16 ], [ %62, %55 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %5, ptr noundef nonnull align 8 dereferenceable(128) %4, i64 128, i1 false)
  %33 = getelementptr inbounds nuw double, ptr %0, i64 %32
  %34 = load double, ptr %33, align 8
  br label %37

35:                                               ; preds = %40
  %36 = load double, ptr %6, align 8
  br label %50

37:                                               ; preds = %31, %40
  %38 = phi i64 [ 0, %31 ], [ %41, %40 ]
  %39 = getelementptr inbounds nuw [4 x double], ptr %4, i64 %38
  br label %43

40:                                               ; preds = %43
  %41 = add nuw nsw i64 %38, 1
  %42 = icmp eq i64 %41, 4
  br i1 %42, label %35, label %37, !llvm.loop !53

43:                                               ; preds = %37, %43
  %44 = phi i64 [ 0, %37 ], [ %48, %43 ]
  %45 = getelementptr inbounds nuw double, ptr %39, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fmul double %34, %46
  store double %47, ptr %45, align 8
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, 4
  br i1 %49, label %40, label %43, !llvm.loop !54

50:                                               ; preds = %35, %64
  %51 = phi i64 [ 0, %35 ], [ %65, %64 ]
  %52 = phi double [ %36, %35 ], [ %74, %64 ]
  %53 = getelementptr inbounds nuw [4 x double], ptr %4, i64 %51
  %54 = getelementptr inbounds nuw [4 x double], ptr %5, i64 %51
  br label %67

55:                                               ; preds = %64
  %56 = load i32, ptr %7, align 8
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %7, align 8
  %58 = load double, ptr %6, align 8
  %59 = sitofp i32 %57 to double
  %60 = fmul double %58, %59
  %61 = getelementptr inbounds nuw double, ptr %1, i64 %32
  store double %60, ptr %61, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  %62 = add nuw nsw i64 %32, 1
  %63 = icmp eq i64 %62, %17
  br i1 %63, label %30, label %31, !llvm.loop !55

64:                                               ; preds = %67
  %65 = add nuw nsw i64 %51, 1
  %66 = icmp eq i64 %65, 4
  br i1 %66, label %55, label %50, !llvm.loop !56

67:                                               ; preds = %50, %67
  %68 = phi i64 [ 0, %50 ], [ %75, %67 ]
  %69 = phi double [ %52, %50 ], [ %74, %67 ]
  %70 = getelementptr inbounds nuw double, ptr %53, i64 %68
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds nuw double, ptr %54, i64 %68
  %73 = load double, ptr %72, align 8
  %74 = tail call double @llvm.fmuladd.f64(double %71, double %73, double %69)
  store double %74, ptr %6, align 8
  %75 = add nuw nsw i64 %68, 1
  %76 = icmp eq i64 %75, 4
  br i1 %76, label %64, label %67, !llvm.loop !57
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local void @deep__by_value__heap(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = alloca %struct.deep_mat, align 8
  %5 = alloca %struct.deep_mat, align 8
  %6 = tail call noalias dereferenceable_or_null(144) ptr @malloc(i64 noundef 144) #11
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 128
  store double 0.000000e+00, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 136
  store i32 0, ptr %8, align 8
  br label %9

9:                                                ; preds = %3, %25
  %10 = phi i64 [ 0, %3 ], [ %11, %25 ]
  %11 = add nuw nsw i64 %10, 1
  %12 = trunc nuw nsw i64 %11 to i32
  %13 = uitofp nneg i32 %12 to double
  %14 = lshr i64 %10, 1
  %15 = and i64 %14, 2147483647
  %16 = getelementptr inbounds nuw [2 x [4 x double]], ptr %6, i64 %15
  %17 = and i64 %10, 1
  %18 = getelementptr inbounds nuw [4 x double], ptr %16, i64 %17
  br label %27

19:                                               ; preds = %25
  %20 = icmp sgt i32 %2, 0
  br i1 %20, label %21, label %37

21:                                               ; preds = %19
  %22 = load double, ptr %7, align 8
  %23 = load i32, ptr %8, align 8
  %24 = zext nneg i32 %2 to i64
  br label %38

25:                                               ; preds = %27
  %26 = icmp eq i64 %11, 4
  br i1 %26, label %19, label %9, !llvm.loop !58

27:                                               ; preds = %9, %27
  %28 = phi i64 [ 0, %9 ], [ %35, %27 ]
  %29 = add nuw nsw i64 %28, %10
  %30 = and i64 %29, 3
  %31 = getelementptr inbounds nuw double, ptr %0, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = fmul double %32, %13
  %34 = getelementptr inbounds nuw double, ptr %18, i64 %28
  store double %33, ptr %34, align 8
  %35 = add nuw nsw i64 %28, 1
  %36 = icmp eq i64 %35, 4
  br i1 %36, label %25, label %27, !llvm.loop !59

37:                                               ; preds = %74, %19
  tail call void @free(ptr noundef %6) #10
  ret void

38:                                               ; preds = %21, %74
  %39 = phi i64 [ 0, %21 ], [ %79, %74 ]
  %40 = phi i32 [ %23, %21 ], [ %75, %74 ]
  %41 = phi double [ %22, %21 ], [ %91, %74 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %5, ptr noundef nonnull align 8 dereferenceable(128) %6, i64 128, i1 false)
  %42 = getelementptr inbounds nuw double, ptr %0, i64 %39
  %43 = load double, ptr %42, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %4, ptr noundef nonnull align 8 dereferenceable(128) %6, i64 128, i1 false)
  br label %44

44:                                               ; preds = %52, %38
  %45 = phi i32 [ 0, %38 ], [ %53, %52 ]
  %46 = lshr i32 %45, 1
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw [2 x [4 x double]], ptr %4, i64 %47
  %49 = and i32 %45, 1
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw [4 x double], ptr %48, i64 %50
  br label %55

52:                                               ; preds = %55
  %53 = add nuw nsw i32 %45, 1
  %54 = icmp eq i32 %53, 4
  br i1 %54, label %62, label %44, !llvm.loop !60

55:                                               ; preds = %55, %44
  %56 = phi i64 [ 0, %44 ], [ %60, %55 ]
  %57 = getelementptr inbounds nuw double, ptr %51, i64 %56
  %58 = load double, ptr %57, align 8, !noalias !61
  %59 = fmul double %43, %58
  store double %59, ptr %57, align 8, !noalias !61
  %60 = add nuw nsw i64 %56, 1
  %61 = icmp eq i64 %60, 4
  br i1 %61, label %52, label %55, !llvm.loop !64

62:                                               ; preds = %52
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %6, ptr noundef nonnull align 8 dereferenceable(128) %4, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %63

63:                                               ; preds = %62, %81
  %64 = phi i32 [ 0, %62 ], [ %82, %81 ]
  %65 = phi double [ %41, %62 ], [ %91, %81 ]
  %66 = lshr i32 %64, 1
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw [2 x [4 x double]], ptr %6, i64 %67
  %69 = and i32 %64, 1
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw [4 x double], ptr %68, i64 %70
  %72 = getelementptr inbounds nuw [2 x [4 x double]], ptr %5, i64 %67
  %73 = getelementptr inbounds nuw [4 x double], ptr %72, i64 %70
  br label %84

74:                                               ; preds = %81
  %75 = add nsw i32 %40, 1
  store i32 %75, ptr %8, align 8
  %76 = sitofp i32 %75 to double
  %77 = fmul double %91, %76
  %78 = getelementptr inbounds nuw double, ptr %1, i64 %39
  store double %77, ptr %78, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  %79 = add nuw nsw i64 %39, 1
  %80 = icmp eq i64 %79, %24
  br i1 %80, label %37, label %38, !llvm.loop !65

81:                                               ; preds = %84
  %82 = add nuw nsw i32 %64, 1
  %83 = icmp eq i32 %82, 4
  br i1 %83, label %74, label %63, !llvm.loop !66

84:                                               ; preds = %63, %84
  %85 = phi i64 [ 0, %63 ], [ %92, %84 ]
  %86 = phi double [ %65, %63 ], [ %91, %84 ]
  %87 = getelementptr inbounds nuw double, ptr %71, i64 %85
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds nuw double, ptr %73, i64 %85
  %90 = load double, ptr %89, align 8
  %91 = tail call double @llvm.fmuladd.f64(double %88, double %90, double %86)
  store double %91, ptr %7, align 8
  %92 = add nuw nsw i64 %85, 1
  %93 = icmp eq i64 %92, 4
  br i1 %93, label %81, label %84, !llvm.loop !67
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local void @flat__memcpy__zeros(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = alloca %struct.flat_mat, align 8
  %5 = tail call noalias dereferenceable_or_null(144) ptr @calloc(i64 noundef 1, i64 noundef 144) #12
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 128
  store double 0.000000e+00, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 136
  store i32 0, ptr %7, align 8
  br label %8

8:                                                ; preds = %3, %19
  %9 = phi i64 [ 0, %3 ], [ %10, %19 ]
  %10 = add nuw nsw i64 %9, 1
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = uitofp nneg i32 %11 to double
  %13 = shl nuw nsw i64 %9, 5
  %14 = getelementptr inbounds i8, ptr %5, i64 %13
  br label %21

15:                                               ; preds = %19
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %31

17:                                               ; preds = %15
  %18 = zext nneg i32 %2 to i64
  br label %32

19:                                               ; preds = %21
  %20 = icmp eq i64 %10, 4
  br i1 %20, label %15, label %8, !llvm.loop !68

21:                                               ; preds = %8, %21
  %22 = phi i64 [ 0, %8 ], [ %29, %21 ]
  %23 = add nuw nsw i64 %22, %9
  %24 = and i64 %23, 3
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fmul double %26, %12
  %28 = getelementptr inbounds double, ptr %14, i64 %22
  store double %27, ptr %28, align 8
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, 4
  br i1 %30, label %19, label %21, !llvm.loop !69

31:                                               ; preds = %56, %15
  tail call void @free(ptr noundef %5) #10
  ret void

32:                                               ; preds = %17, %56
  %33 = phi i64 [ 0, %17 ], [ %63, %56 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %4, ptr noundef nonnull align 8 dereferenceable(128) %5, i64 128, i1 false)
  %34 = getelementptr inbounds nuw double, ptr %0, i64 %33
  %35 = load double, ptr %34, align 8
  br label %38

36:                                               ; preds = %42
  %37 = load double, ptr %6, align 8
  br label %52

38:                                               ; preds = %32, %42
  %39 = phi i64 [ 0, %32 ], [ %43, %42 ]
  %40 = shl nuw nsw i64 %39, 5
  %41 = getelementptr inbounds i8, ptr %5, i64 %40
  br label %45

42:                                               ; preds = %45
  %43 = add nuw nsw i64 %39, 1
  %44 = icmp eq i64 %43, 4
  br i1 %44, label %36, label %38, !llvm.loop !70

45:                                               ; preds = %38, %45
  %46 = phi i64 [ 0, %38 ], [ %50, %45 ]
  %47 = getelementptr inbounds double, ptr %41, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = fmul double %35, %48
  store double %49, ptr %47, align 8
  %50 = add nuw nsw i64 %46, 1
  %51 = icmp eq i64 %50, 4
  br i1 %51, label %42, label %45, !llvm.loop !71

52:                                               ; preds = %36, %65
  %53 = phi i64 [ 0, %36 ], [ %66, %65 ]
  %54 = phi double [ %37, %36 ], [ %76, %65 ]
  %55 = shl nuw nsw i64 %53, 2
  br label %68

56:                                               ; preds = %65
  %57 = load i32, ptr %7, align 8
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %7, align 8
  %59 = load double, ptr %6, align 8
  %60 = sitofp i32 %58 to double
  %61 = fmul double %59, %60
  %62 = getelementptr inbounds nuw double, ptr %1, i64 %33
  store double %61, ptr %62, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  %63 = add nuw nsw i64 %33, 1
  %64 = icmp eq i64 %63, %18
  br i1 %64, label %31, label %32, !llvm.loop !72

65:                                               ; preds = %68
  %66 = add nuw nsw i64 %53, 1
  %67 = icmp eq i64 %66, 4
  br i1 %67, label %56, label %52, !llvm.loop !73

68:                                               ; preds = %52, %68
  %69 = phi i64 [ 0, %52 ], [ %77, %68 ]
  %70 = phi double [ %54, %52 ], [ %76, %68 ]
  %71 = add nuw nsw i64 %69, %55
  %72 = getelementptr inbounds nuw double, ptr %5, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds nuw double, ptr %4, i64 %71
  %75 = load double, ptr %74, align 8
  %76 = tail call double @llvm.fmuladd.f64(double %73, double %75, double %70)
  store double %76, ptr %6, align 8
  %77 = add nuw nsw i64 %69, 1
  %78 = icmp eq i64 %77, 4
  br i1 %78, label %65, label %68, !llvm.loop !74
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @floats__whole__local(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.floats_state, align 4
  %5 = alloca %struct.floats_mat, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store float 0.000000e+00, ptr %6, align 4
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 68
  store i32 0, ptr %7, align 4
  br label %8

8:                                                ; preds = %3, %18
  %9 = phi i64 [ 0, %3 ], [ %10, %18 ]
  %10 = add nuw nsw i64 %9, 1
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = uitofp nneg i32 %11 to double
  %13 = getelementptr inbounds nuw [4 x float], ptr %4, i64 %9
  br label %20

14:                                               ; preds = %18
  %15 = icmp sgt i32 %2, 0
  br i1 %15, label %16, label %31

16:                                               ; preds = %14
  %17 = zext nneg i32 %2 to i64
  br label %32

18:                                               ; preds = %20
  %19 = icmp eq i64 %10, 4
  br i1 %19, label %14, label %8, !llvm.loop !75

20:                                               ; preds = %8, %20
  %21 = phi i64 [ 0, %8 ], [ %29, %20 ]
  %22 = add nuw nsw i64 %21, %9
  %23 = and i64 %22, 3
  %24 = getelementptr inbounds nuw double, ptr %0, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fmul double %25, %12
  %27 = fptrunc double %26 to float
  %28 = getelementptr inbounds nuw float, ptr %13, i64 %21
  store float %27, ptr %28, align 4
  %29 = add nuw nsw i64 %21, 1
  %30 = icmp eq i64 %29, 4
  br i1 %30, label %18, label %20, !llvm.loop !76

31:                                               ; preds = %59, %14
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void

32:                                               ; preds = %16, %59
  %33 = phi i64 [ 0, %16 ], [ %66, %59 ]
  %34 = load i32, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %5, ptr noundef nonnull align 4 dereferenceable(64) %4, i64 64, i1 false)
  %35 = getelementptr inbounds nuw double, ptr %0, i64 %33
  %36 = load double, ptr %35, align 8
  br label %37

37:                                               ; preds = %32, %42
  %38 = phi i64 [ 0, %32 ], [ %43, %42 ]
  %39 = getelementptr inbounds nuw [4 x float], ptr %4, i64 %38
  br label %45

40:                                               ; preds = %42
  store i32 %34, ptr %7, align 4
  %41 = load float, ptr %6, align 4
  br label %54

42:                                               ; preds = %45
  %43 = add nuw nsw i64 %38, 1
  %44 = icmp eq i64 %43, 4
  br i1 %44, label %40, label %37, !llvm.loop !77

45:                                               ; preds = %37, %45
  %46 = phi i64 [ 0, %37 ], [ %52, %45 ]
  %47 = getelementptr inbounds nuw float, ptr %39, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = fpext float %48 to double
  %50 = fmul double %36, %49
  %51 = fptrunc double %50 to float
  store float %51, ptr %47, align 4
  %52 = add nuw nsw i64 %46, 1
  %53 = icmp eq i64 %52, 4
  br i1 %53, label %42, label %45, !llvm.loop !78

54:                                               ; preds = %40, %68
  %55 = phi i64 [ 0, %40 ], [ %69, %68 ]
  %56 = phi float [ %41, %40 ], [ %78, %68 ]
  %57 = getelementptr inbounds nuw [4 x float], ptr %4, i64 %55
  %58 = getelementptr inbounds nuw [4 x float], ptr %5, i64 %55
  br label %71

59:                                               ; preds = %68
  %60 = add nsw i32 %34, 1
  store i32 %60, ptr %7, align 4
  %61 = load float, ptr %6, align 4
  %62 = sitofp i32 %60 to float
  %63 = fmul float %61, %62
  %64 = fpext float %63 to double
  %65 = getelementptr inbounds nuw double, ptr %1, i64 %33
  store double %64, ptr %65, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  %66 = add nuw nsw i64 %33, 1
  %67 = icmp eq i64 %66, %17
  br i1 %67, label %31, label %32, !llvm.loop !79

68:                                               ; preds = %71
  %69 = add nuw nsw i64 %55, 1
  %70 = icmp eq i64 %69, 4
  br i1 %70, label %59, label %54, !llvm.loop !80

71:                                               ; preds = %54, %71
  %72 = phi i64 [ 0, %54 ], [ %79, %71 ]
  %73 = phi float [ %56, %54 ], [ %78, %71 ]
  %74 = getelementptr inbounds nuw float, ptr %57, i64 %72
  %75 = load float, ptr %74, align 4
  %76 = getelementptr inbounds nuw float, ptr %58, i64 %72
  %77 = load float, ptr %76, align 4
  %78 = tail call float @llvm.fmuladd.f32(float %75, float %77, float %73)
  store float %78, ptr %6, align 4
  %79 = add nuw nsw i64 %72, 1
  %80 = icmp eq i64 %79, 4
  br i1 %80, label %68, label %71, !llvm.loop !81
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local void @floats_and_double__by_address__heap(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = alloca %struct.floats_and_double_mat, align 4
  %5 = tail call noalias dereferenceable_or_null(80) ptr @malloc(i64 noundef 80) #11
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 72
  store double 0.000000e+00, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 64
  store i32 0, ptr %7, align 8
  br label %8

8:                                                ; preds = %3, %18
  %9 = phi i64 [ 0, %3 ], [ %10, %18 ]
  %10 = add nuw nsw i64 %9, 1
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = uitofp nneg i32 %11 to double
  %13 = getelementptr inbounds nuw [4 x float], ptr %5, i64 %9
  br label %20

14:                                               ; preds = %18
  %15 = icmp sgt i32 %2, 0
  br i1 %15, label %16, label %31

16:                                               ; preds = %14
  %17 = zext nneg i32 %2 to i64
  br label %32

18:                                               ; preds = %20
  %19 = icmp eq i64 %10, 4
  br i1 %19, label %14, label %8, !llvm.loop !82

20:                                               ; preds = %8, %20
  %21 = phi i64 [ 0, %8 ], [ %29, %20 ]
  %22 = add nuw nsw i64 %21, %9
  %23 = and i64 %22, 3
  %24 = getelementptr inbounds nuw double, ptr %0, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fmul double %25, %12
  %27 = fptrunc double %26 to float
  %28 = getelementptr inbounds nuw float, ptr %13, i64 %21
  store float %27, ptr %28, align 4
  %29 = add nuw nsw i64 %21, 1
  %30 = icmp eq i64 %29, 4
  br i1 %30, label %18, label %20, !llvm.loop !83

31:                                               ; preds = %42, %14
  tail call void @free(ptr noundef %5) #10
  ret void

32:                                               ; preds = %16, %42
  %33 = phi i64 [ 0, %16 ], [ %49, %42 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %34 = getelementptr inbounds nuw double, ptr %0, i64 %33
  %35 = load double, ptr %34, align 8
  call fastcc void @floats_and_double_scale(ptr noundef %5, ptr noundef %4, double noundef %35)
  %36 = load double, ptr %6, align 8
  br label %37

37:                                               ; preds = %32, %51
  %38 = phi i64 [ 0, %32 ], [ %52, %51 ]
  %39 = phi double [ %36, %32 ], [ %63, %51 ]
  %40 = getelementptr inbounds nuw [4 x float], ptr %5, i64 %38
  %41 = getelementptr inbounds nuw [4 x float], ptr %4, i64 %38
  br label %54

42:                                               ; preds = %51
  %43 = load i32, ptr %7, align 8
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %7, align 8
  %45 = load double, ptr %6, align 8
  %46 = sitofp i32 %44 to double
  %47 = fmul double %45, %46
  %48 = getelementptr inbounds nuw double, ptr %1, i64 %33
  store double %47, ptr %48, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  %49 = add nuw nsw i64 %33, 1
  %50 = icmp eq i64 %49, %17
  br i1 %50, label %31, label %32, !llvm.loop !84

51:                                               ; preds = %54
  %52 = add nuw nsw i64 %38, 1
  %53 = icmp eq i64 %52, 4
  br i1 %53, label %42, label %37, !llvm.loop !85

54:                                               ; preds = %37, %54
  %55 = phi i64 [ 0, %37 ], [ %64, %54 ]
  %56 = phi double [ %39, %37 ], [ %63, %54 ]
  %57 = getelementptr inbounds nuw float, ptr %40, i64 %55
  %58 = load float, ptr %57, align 4
  %59 = getelementptr inbounds nuw float, ptr %41, i64 %55
  %60 = load float, ptr %59, align 4
  %61 = fmul float %58, %60
  %62 = fpext float %61 to double
  %63 = fadd double %56, %62
  store double %63, ptr %6, align 8
  %64 = add nuw nsw i64 %55, 1
  %65 = icmp eq i64 %64, 4
  br i1 %65, label %51, label %54, !llvm.loop !86
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @floats_and_double_scale(ptr noundef captures(none) %0, ptr noundef nonnull writeonly captures(none) initializes((0, 64)) %1, double noundef %2) unnamed_addr #8 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %1, ptr noundef nonnull align 8 dereferenceable(64) %0, i64 64, i1 false)
  br label %4

4:                                                ; preds = %3, %8
  %5 = phi i64 [ 0, %3 ], [ %9, %8 ]
  %6 = getelementptr inbounds nuw [4 x float], ptr %0, i64 %5
  br label %11

7:                                                ; preds = %8
  ret void

8:                                                ; preds = %11
  %9 = add nuw nsw i64 %5, 1
  %10 = icmp eq i64 %9, 4
  br i1 %10, label %7, label %4, !llvm.loop !87

11:                                               ; preds = %4, %11
  %12 = phi i64 [ 0, %4 ], [ %18, %11 ]
  %13 = getelementptr inbounds nuw float, ptr %6, i64 %12
  %14 = load float, ptr %13, align 4
  %15 = fpext float %14 to double
  %16 = fmul double %2, %15
  %17 = fptrunc double %16 to float
  store float %17, ptr %13, align 4
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, 4
  br i1 %19, label %8, label %11, !llvm.loop !88
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local void @bytes__words__zeros(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = alloca %struct.bytes_mat, align 8
  %5 = tail call noalias dereferenceable_or_null(144) ptr @calloc(i64 noundef 1, i64 noundef 144) #12
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 128
  store double 0.000000e+00, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 136
  store i8 0, ptr %7, align 8
  br label %8

8:                                                ; preds = %3, %18
  %9 = phi i64 [ 0, %3 ], [ %10, %18 ]
  %10 = add nuw nsw i64 %9, 1
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = uitofp nneg i32 %11 to double
  %13 = getelementptr inbounds nuw [4 x double], ptr %5, i64 %9
  br label %20

14:                                               ; preds = %18
  %15 = icmp sgt i32 %2, 0
  br i1 %15, label %16, label %30

16:                                               ; preds = %14
  %17 = zext nneg i32 %2 to i64
  br label %31

18:                                               ; preds = %20
  %19 = icmp eq i64 %10, 4
  br i1 %19, label %14, label %8, !llvm.loop !89

20:                                               ; preds = %8, %20
  %21 = phi i64 [ 0, %8 ], [ %28, %20 ]
  %22 = add nuw nsw i64 %21, %9
  %23 = and i64 %22, 3
  %24 = getelementptr inbounds nuw double, ptr %0, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fmul double %25, %12
  %27 = getelementptr inbounds nuw double, ptr %13, i64 %21
  store double %26, ptr %27, align 8
  %28 = add nuw nsw i64 %21, 1
  %29 = icmp eq i64 %28, 4
  br i1 %29, label %18, label %20, !llvm.loop !90

30:                                               ; preds = %55, %14
  tail call void @free(ptr noundef %5) #10
  ret void

31:                                               ; preds = %16, %55
  %32 = phi i64 [ 0, %16 ], [ %62, %55 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %4, ptr noundef nonnull align 8 dereferenceable(128) %5, i64 128, i1 false)
  %33 = getelementptr inbounds nuw double, ptr %0, i64 %32
  %34 = load double, ptr %33, align 8
  br label %37

35:                                               ; preds = %40
  %36 = load double, ptr %6, align 8
  br label %50

37:                                               ; preds = %31, %40
  %38 = phi i64 [ 0, %31 ], [ %41, %40 ]
  %39 = getelementptr inbounds nuw [4 x double], ptr %5, i64 %38
  br label %43

40:                                               ; preds = %43
  %41 = add nuw nsw i64 %38, 1
  %42 = icmp eq i64 %41, 4
  br i1 %42, label %35, label %37, !llvm.loop !91

43:                                               ; preds = %37, %43
  %44 = phi i64 [ 0, %37 ], [ %48, %43 ]
  %45 = getelementptr inbounds nuw double, ptr %39, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fmul double %34, %46
  store double %47, ptr %45, align 8
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, 4
  br i1 %49, label %40, label %43, !llvm.loop !92

50:                                               ; preds = %35, %64
  %51 = phi i64 [ 0, %35 ], [ %65, %64 ]
  %52 = phi double [ %36, %35 ], [ %74, %64 ]
  %53 = getelementptr inbounds nuw [4 x double], ptr %5, i64 %51
  %54 = getelementptr inbounds nuw [4 x double], ptr %4, i64 %51
  br label %67

55:                                               ; preds = %64
  %56 = load i8, ptr %7, align 8
  %57 = add i8 %56, 1
  store i8 %57, ptr %7, align 8
  %58 = load double, ptr %6, align 8
  %59 = sitofp i8 %57 to double
  %60 = fmul double %58, %59
  %61 = getelementptr inbounds nuw double, ptr %1, i64 %32
  store double %60, ptr %61, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  %62 = add nuw nsw i64 %32, 1
  %63 = icmp eq i64 %62, %17
  br i1 %63, label %30, label %31, !llvm.loop !93

64:                                               ; preds = %67
  %65 = add nuw nsw i64 %51, 1
  %66 = icmp eq i64 %65, 4
  br i1 %66, label %55, label %50, !llvm.loop !94

67:                                               ; preds = %50, %67
  %68 = phi i64 [ 0, %50 ], [ %75, %67 ]
  %69 = phi double [ %52, %50 ], [ %74, %67 ]
  %70 = getelementptr inbounds nuw double, ptr %53, i64 %68
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds nuw double, ptr %54, i64 %68
  %73 = load double, ptr %72, align 8
  %74 = tail call double @llvm.fmuladd.f64(double %71, double %73, double %69)
  store double %74, ptr %6, align 8
  %75 = add nuw nsw i64 %68, 1
  %76 = icmp eq i64 %75, 4
  br i1 %76, label %64, label %67, !llvm.loop !95
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @address__assigned__local(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.address_state, align 8
  %5 = alloca %struct.address_mat, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 128
  store double 0.000000e+00, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 144
  store i32 0, ptr %7, align 8
  br label %8

8:                                                ; preds = %3, %18
  %9 = phi i64 [ 0, %3 ], [ %10, %18 ]
  %10 = add nuw nsw i64 %9, 1
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = uitofp nneg i32 %11 to double
  %13 = getelementptr inbounds nuw [4 x double], ptr %4, i64 %9
  br label %20

14:                                               ; preds = %18
  %15 = icmp sgt i32 %2, 0
  br i1 %15, label %16, label %30

16:                                               ; preds = %14
  %17 = zext nneg i32 %2 to i64
  br label %31

18:                                               ; preds = %20
  %19 = icmp eq i64 %10, 4
  br i1 %19, label %14, label %8, !llvm.loop !96

20:                                               ; preds = %8, %20
  %21 = phi i64 [ 0, %8 ], [ %28, %20 ]
  %22 = add nuw nsw i64 %21, %9
  %23 = and i64 %22, 3
  %24 = getelementptr inbounds nuw double, ptr %0, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fmul double %25, %12
  %27 = getelementptr inbounds nuw double, ptr %13, i64 %21
  store double %26, ptr %27, align 8
  %28 = add nuw nsw i64 %21, 1
  %29 = icmp eq i64 %28, 4
  br i1 %29, label %18, label %20, !llvm.loop !97

30:                                               ; preds = %55, %14
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void

31:                                               ; preds = %16, %55
  %32 = phi i64 [ 0, %16 ], [ %62, %55 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %5, ptr noundef nonnull align 8 dereferenceable(128) %4, i64 128, i1 false)
  %33 = getelementptr inbounds nuw double, ptr %0, i64 %32
  %34 = load double, ptr %33, align 8
  br label %37

35:                                               ; preds = %40
  %36 = load double, ptr %6, align 8
  br label %50

37:                                               ; preds = %31, %40
  %38 = phi i64 [ 0, %31 ], [ %41, %40 ]
  %39 = getelementptr inbounds nuw [4 x double], ptr %4, i64 %38
  br label %43

40:                                               ; preds = %43
  %41 = add nuw nsw i64 %38, 1
  %42 = icmp eq i64 %41, 4
  br i1 %42, label %35, label %37, !llvm.loop !98

43:                                               ; preds = %37, %43
  %44 = phi i64 [ 0, %37 ], [ %48, %43 ]
  %45 = getelementptr inbounds nuw double, ptr %39, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fmul double %34, %46
  store double %47, ptr %45, align 8
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, 4
  br i1 %49, label %40, label %43, !llvm.loop !99

50:                                               ; preds = %35, %64
  %51 = phi i64 [ 0, %35 ], [ %65, %64 ]
  %52 = phi double [ %36, %35 ], [ %74, %64 ]
  %53 = getelementptr inbounds nuw [4 x double], ptr %4, i64 %51
  %54 = getelementptr inbounds nuw [4 x double], ptr %5, i64 %51
  br label %67

55:                                               ; preds = %64
  %56 = load i32, ptr %7, align 8
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %7, align 8
  %58 = load double, ptr %6, align 8
  %59 = sitofp i32 %57 to double
  %60 = fmul double %58, %59
  %61 = getelementptr inbounds nuw double, ptr %1, i64 %32
  store double %60, ptr %61, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  %62 = add nuw nsw i64 %32, 1
  %63 = icmp eq i64 %62, %17
  br i1 %63, label %30, label %31, !llvm.loop !100

64:                                               ; preds = %67
  %65 = add nuw nsw i64 %51, 1
  %66 = icmp eq i64 %65, 4
  br i1 %66, label %55, label %50, !llvm.loop !101

67:                                               ; preds = %50, %67
  %68 = phi i64 [ 0, %50 ], [ %75, %67 ]
  %69 = phi double [ %52, %50 ], [ %74, %67 ]
  %70 = getelementptr inbounds nuw double, ptr %53, i64 %68
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds nuw double, ptr %54, i64 %68
  %73 = load double, ptr %72, align 8
  %74 = tail call double @llvm.fmuladd.f64(double %71, double %73, double %69)
  store double %74, ptr %6, align 8
  %75 = add nuw nsw i64 %68, 1
  %76 = icmp eq i64 %75, 4
  br i1 %76, label %64, label %67, !llvm.loop !102
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local void @records__by_value__heap(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = alloca %struct.records_mat, align 8
  %5 = alloca %struct.records_mat, align 8
  %6 = tail call noalias dereferenceable_or_null(176) ptr @malloc(i64 noundef 176) #11
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 160
  store double 0.000000e+00, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 168
  store i32 0, ptr %8, align 8
  br label %9

9:                                                ; preds = %3, %21
  %10 = phi i64 [ 0, %3 ], [ %11, %21 ]
  %11 = add nuw nsw i64 %10, 1
  %12 = trunc nuw nsw i64 %11 to i32
  %13 = uitofp nneg i32 %12 to double
  %14 = getelementptr inbounds nuw %struct.anon.0, ptr %6, i64 %10
  br label %23

15:                                               ; preds = %21
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %33

17:                                               ; preds = %15
  %18 = load double, ptr %7, align 8
  %19 = load i32, ptr %8, align 8
  %20 = zext nneg i32 %2 to i64
  br label %34

21:                                               ; preds = %23
  %22 = icmp eq i64 %11, 4
  br i1 %22, label %15, label %9, !llvm.loop !103

23:                                               ; preds = %9, %23
  %24 = phi i64 [ 0, %9 ], [ %31, %23 ]
  %25 = add nuw nsw i64 %24, %10
  %26 = and i64 %25, 3
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = fmul double %28, %13
  %30 = getelementptr inbounds nuw double, ptr %14, i64 %24
  store double %29, ptr %30, align 8
  %31 = add nuw nsw i64 %24, 1
  %32 = icmp eq i64 %31, 4
  br i1 %32, label %21, label %23, !llvm.loop !104

33:                                               ; preds = %59, %15
  tail call void @free(ptr noundef %6) #10
  ret void

34:                                               ; preds = %17, %59
  %35 = phi i64 [ 0, %17 ], [ %64, %59 ]
  %36 = phi i32 [ %19, %17 ], [ %60, %59 ]
  %37 = phi double [ %18, %17 ], [ %76, %59 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %5, ptr noundef nonnull align 8 dereferenceable(160) %6, i64 160, i1 false)
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %35
  %39 = load double, ptr %38, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %4, ptr noundef nonnull align 8 dereferenceable(160) %6, i64 160, i1 false)
  br label %40

40:                                               ; preds = %43, %34
  %41 = phi i64 [ 0, %34 ], [ %44, %43 ]
  %42 = getelementptr inbounds nuw %struct.anon.0, ptr %4, i64 %41
  br label %46

43:                                               ; preds = %46
  %44 = add nuw nsw i64 %41, 1
  %45 = icmp eq i64 %44, 4
  br i1 %45, label %53, label %40, !llvm.loop !105

46:                                               ; preds = %46, %40
  %47 = phi i64 [ 0, %40 ], [ %51, %46 ]
  %48 = getelementptr inbounds nuw double, ptr %42, i64 %47
  %49 = load double, ptr %48, align 8, !noalias !106
  %50 = fmul double %39, %49
  store double %50, ptr %48, align 8, !noalias !106
  %51 = add nuw nsw i64 %47, 1
  %52 = icmp eq i64 %51, 4
  br i1 %52, label %43, label %46, !llvm.loop !109

53:                                               ; preds = %43
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %6, ptr noundef nonnull align 8 dereferenceable(160) %4, i64 160, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %54

54:                                               ; preds = %53, %66
  %55 = phi i64 [ 0, %53 ], [ %67, %66 ]
  %56 = phi double [ %37, %53 ], [ %76, %66 ]
  %57 = getelementptr inbounds nuw %struct.anon.0, ptr %6, i64 %55
  %58 = getelementptr inbounds nuw %struct.anon.0, ptr %5, i64 %55
  br label %69

59:                                               ; preds = %66
  %60 = add nsw i32 %36, 1
  store i32 %60, ptr %8, align 8
  %61 = sitofp i32 %60 to double
  %62 = fmul double %76, %61
  %63 = getelementptr inbounds nuw double, ptr %1, i64 %35
  store double %62, ptr %63, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  %64 = add nuw nsw i64 %35, 1
  %65 = icmp eq i64 %64, %20
  br i1 %65, label %33, label %34, !llvm.loop !110

66:                                               ; preds = %69
  %67 = add nuw nsw i64 %55, 1
  %68 = icmp eq i64 %67, 4
  br i1 %68, label %59, label %54, !llvm.loop !111

69:                                               ; preds = %54, %69
  %70 = phi i64 [ 0, %54 ], [ %77, %69 ]
  %71 = phi double [ %56, %54 ], [ %76, %69 ]
  %72 = getelementptr inbounds nuw double, ptr %57, i64 %70
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds nuw double, ptr %58, i64 %70
  %75 = load double, ptr %74, align 8
  %76 = tail call double @llvm.fmuladd.f64(double %73, double %75, double %71)
  store double %76, ptr %7, align 8
  %77 = add nuw nsw i64 %70, 1
  %78 = icmp eq i64 %77, 4
  br i1 %78, label %66, label %69, !llvm.loop !112
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local void @records_of_floats__memcpy__zeros(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = alloca %struct.records_of_floats_mat, align 4
  %5 = tail call noalias dereferenceable_or_null(96) ptr @calloc(i64 noundef 1, i64 noundef 96) #12
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 88
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  br label %8

8:                                                ; preds = %3, %19
  %9 = phi i64 [ 0, %3 ], [ %10, %19 ]
  %10 = add nuw nsw i64 %9, 1
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = uitofp nneg i32 %11 to double
  %13 = getelementptr inbounds nuw %struct.anon.1, ptr %5, i64 %9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  br label %21

15:                                               ; preds = %19
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %32

17:                                               ; preds = %15
  %18 = zext nneg i32 %2 to i64
  br label %33

19:                                               ; preds = %21
  %20 = icmp eq i64 %10, 4
  br i1 %20, label %15, label %8, !llvm.loop !113

21:                                               ; preds = %8, %21
  %22 = phi i64 [ 0, %8 ], [ %30, %21 ]
  %23 = add nuw nsw i64 %22, %9
  %24 = and i64 %23, 3
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fmul double %26, %12
  %28 = fptrunc double %27 to float
  %29 = getelementptr inbounds nuw float, ptr %14, i64 %22
  store float %28, ptr %29, align 4
  %30 = add nuw nsw i64 %22, 1
  %31 = icmp eq i64 %30, 4
  br i1 %31, label %19, label %21, !llvm.loop !114

32:                                               ; preds = %62, %15
  tail call void @free(ptr noundef %5) #10
  ret void

33:                                               ; preds = %17, %62
  %34 = phi i64 [ 0, %17 ], [ %69, %62 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(80) %4, ptr noundef nonnull align 8 dereferenceable(80) %5, i64 80, i1 false)
  %35 = getelementptr inbounds nuw double, ptr %0, i64 %34
  %36 = load double, ptr %35, align 8
  br label %39

37:                                               ; preds = %43
  %38 = load double, ptr %6, align 8
  br label %55

39:                                               ; preds = %33, %43
  %40 = phi i64 [ 0, %33 ], [ %44, %43 ]
  %41 = getelementptr inbounds nuw %struct.anon.1, ptr %5, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %46

43:                                               ; preds = %46
  %44 = add nuw nsw i64 %40, 1
  %45 = icmp eq i64 %44, 4
  br i1 %45, label %37, label %39, !llvm.loop !115

46:                                               ; preds = %39, %46
  %47 = phi i64 [ 0, %39 ], [ %53, %46 ]
  %48 = getelementptr inbounds nuw float, ptr %42, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = fpext float %49 to double
  %51 = fmul double %36, %50
  %52 = fptrunc double %51 to float
  store float %52, ptr %48, align 4
  %53 = add nuw nsw i64 %47, 1
  %54 = icmp eq i64 %53, 4
  br i1 %54, label %43, label %46, !llvm.loop !116

55:                                               ; preds = %37, %71
  %56 = phi i64 [ 0, %37 ], [ %72, %71 ]
  %57 = phi double [ %38, %37 ], [ %83, %71 ]
  %58 = getelementptr inbounds nuw %struct.anon.1, ptr %5, i64 %56
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 4
  %60 = getelementptr inbounds nuw %struct.anon.1, ptr %4, i64 %56
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 4
  br label %74

62:                                               ; preds = %71
  %63 = load i64, ptr %7, align 8
  %64 = add nsw i64 %63, 1
  store i64 %64, ptr %7, align 8
  %65 = load double, ptr %6, align 8
  %66 = sitofp i64 %64 to double
  %67 = fmul double %65, %66
  %68 = getelementptr inbounds nuw double, ptr %1, i64 %34
  store double %67, ptr %68, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  %69 = add nuw nsw i64 %34, 1
  %70 = icmp eq i64 %69, %18
  br i1 %70, label %32, label %33, !llvm.loop !117

71:                                               ; preds = %74
  %72 = add nuw nsw i64 %56, 1
  %73 = icmp eq i64 %72, 4
  br i1 %73, label %62, label %55, !llvm.loop !118

74:                                               ; preds = %55, %74
  %75 = phi i64 [ 0, %55 ], [ %84, %74 ]
  %76 = phi double [ %57, %55 ], [ %83, %74 ]
  %77 = getelementptr inbounds nuw float, ptr %59, i64 %75
  %78 = load float, ptr %77, align 4
  %79 = getelementptr inbounds nuw float, ptr %61, i64 %75
  %80 = load float, ptr %79, align 4
  %81 = fmul float %78, %80
  %82 = fpext float %81 to double
  %83 = fadd double %76, %82
  store double %83, ptr %6, align 8
  %84 = add nuw nsw i64 %75, 1
  %85 = icmp eq i64 %84, 4
  br i1 %85, label %71, label %74, !llvm.loop !119
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nounwind }
attributes #11 = { nounwind allocsize(0) }
attributes #12 = { nounwind allocsize(0,1) }

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
!15 = distinct !{!15, !5, !6}
!16 = !{!17}
!17 = distinct !{!17, !18, !"count_and_sum_twice: argument 0"}
!18 = distinct !{!18, !"count_and_sum_twice"}
!19 = distinct !{!19, !5, !6}
!20 = distinct !{!20, !5, !6}
!21 = distinct !{!21, !5, !6}
!22 = distinct !{!22, !5, !6}
!23 = distinct !{!23, !5, !6}
!24 = distinct !{!24, !5, !6}
!25 = distinct !{!25, !5, !6}
!26 = distinct !{!26, !5, !6}
!27 = distinct !{!27, !5, !6}
!28 = distinct !{!28, !5, !6}
!29 = distinct !{!29, !5, !6}
!30 = distinct !{!30, !5, !6}
!31 = distinct !{!31, !5, !6}
!32 = distinct !{!32, !5, !6}
!33 = distinct !{!33, !5, !6}
!34 = distinct !{!34, !5, !6}
!35 = distinct !{!35, !5, !6}
!36 = distinct !{!36, !5, !6}
!37 = distinct !{!37, !5, !6}
!38 = distinct !{!38, !5, !6}
!39 = distinct !{!39, !5, !6}
!40 = distinct !{!40, !5, !6}
!41 = distinct !{!41, !5, !6}
!42 = distinct !{!42, !5, !6}
!43 = distinct !{!43, !5, !6}
!44 = distinct !{!44, !5, !6}
!45 = distinct !{!45, !5, !6}
!46 = distinct !{!46, !5, !6}
!47 = distinct !{!47, !5, !6}
!48 = distinct !{!48, !5, !6}
!49 = distinct !{!49, !5, !6}
!50 = distinct !{!50, !5, !6}
!51 = distinct !{!51, !5, !6}
!52 = distinct !{!52, !5, !6}
!53 = distinct !{!53, !5, !6}
!54 = distinct !{!54, !5, !6}
!55 = distinct !{!55, !5, !6}
!56 = distinct !{!56, !5, !6}
!57 = distinct !{!57, !5, !6}
!58 = distinct !{!58, !5, !6}
!59 = distinct !{!59, !5, !6}
!60 = distinct !{!60, !5, !6}
!61 = !{!62}
!62 = distinct !{!62, !63, !"deep_twice: argument 0"}
!63 = distinct !{!63, !"deep_twice"}
!64 = distinct !{!64, !5, !6}
!65 = distinct !{!65, !5, !6}
!66 = distinct !{!66, !5, !6}
!67 = distinct !{!67, !5, !6}
!68 = distinct !{!68, !5, !6}
!69 = distinct !{!69, !5, !6}
!70 = distinct !{!70, !5, !6}
!71 = distinct !{!71, !5, !6}
!72 = distinct !{!72, !5, !6}
!73 = distinct !{!73, !5, !6}
!74 = distinct !{!74, !5, !6}
!75 = distinct !{!75, !5, !6}
!76 = distinct !{!76, !5, !6}
!77 = distinct !{!77, !5, !6}
!78 = distinct !{!78, !5, !6}
!79 = distinct !{!79, !5, !6}
!80 = distinct !{!80, !5, !6}
!81 = distinct !{!81, !5, !6}
!82 = distinct !{!82, !5, !6}
!83 = distinct !{!83, !5, !6}
!84 = distinct !{!84, !5, !6}
!85 = distinct !{!85, !5, !6}
!86 = distinct !{!86, !5, !6}
!87 = distinct !{!87, !5, !6}
!88 = distinct !{!88, !5, !6}
!89 = distinct !{!89, !5, !6}
!90 = distinct !{!90, !5, !6}
!91 = distinct !{!91, !5, !6}
!92 = distinct !{!92, !5, !6}
!93 = distinct !{!93, !5, !6}
!94 = distinct !{!94, !5, !6}
!95 = distinct !{!95, !5, !6}
!96 = distinct !{!96, !5, !6}
!97 = distinct !{!97, !5, !6}
!98 = distinct !{!98, !5, !6}
!99 = distinct !{!99, !5, !6}
!100 = distinct !{!100, !5, !6}
!101 = distinct !{!101, !5, !6}
!102 = distinct !{!102, !5, !6}
!103 = distinct !{!103, !5, !6}
!104 = distinct !{!104, !5, !6}
!105 = distinct !{!105, !5, !6}
!106 = !{!107}
!107 = distinct !{!107, !108, !"records_twice: argument 0"}
!108 = distinct !{!108, !"records_twice"}
!109 = distinct !{!109, !5, !6}
!110 = distinct !{!110, !5, !6}
!111 = distinct !{!111, !5, !6}
!112 = distinct !{!112, !5, !6}
!113 = distinct !{!113, !5, !6}
!114 = distinct !{!114, !5, !6}
!115 = distinct !{!115, !5, !6}
!116 = distinct !{!116, !5, !6}
!117 = distinct !{!117, !5, !6}
!118 = distinct !{!118, !5, !6}
!119 = distinct !{!119, !5, !6}
