; ModuleID = 'unions_of_integers.c'
source_filename = "unions_of_integers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.long__copied__third_t = type { i32, %union.anon }
%union.anon = type { double }
%struct.long_first__one_by_one__third_t = type { i32, %union.anon.0 }
%union.anon.0 = type { i64 }
%struct.integers__memcpy_of_n__third_t = type { i32, %union.anon.1 }
%union.anon.1 = type { double }
%struct.narrow__swapped__third_t = type { i32, %union.anon.2 }
%union.anon.2 = type { double }
%struct.long__stack__third_t = type { i32, %union.anon.3 }
%union.anon.3 = type { double }
%struct.long_first__copied__third_t = type { i32, %union.anon.4 }
%union.anon.4 = type { i64 }
%struct.integers__one_by_one__third_t = type { i32, %union.anon.5 }
%union.anon.5 = type { double }
%struct.narrow__memcpy_of_n__third_t = type { i32, %union.anon.7 }
%union.anon.7 = type { double }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @long__copied__third(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.long__copied__third_t], align 16
  %5 = alloca [4 x %struct.long__copied__third_t], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %15

9:                                                ; preds = %29, %3
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %32

11:                                               ; preds = %9
  %12 = zext nneg i32 %2 to i64
  %13 = zext nneg i32 %2 to i64
  %14 = getelementptr %struct.long__copied__third_t, ptr %4, i64 %12
  br label %36

15:                                               ; preds = %7, %29
  %16 = phi i64 [ 0, %7 ], [ %30, %29 ]
  %17 = trunc nuw nsw i64 %16 to i32
  %18 = urem i32 %17, 3
  %19 = icmp eq i32 %18, 0
  %20 = getelementptr inbounds nuw %struct.long__copied__third_t, ptr %4, i64 %16
  br i1 %19, label %24, label %21

21:                                               ; preds = %15
  store i32 1, ptr %20, align 16
  %22 = add nuw nsw i64 %16, 3
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store i64 %22, ptr %23, align 8
  br label %29

24:                                               ; preds = %15
  store i32 0, ptr %20, align 16
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %26 = load double, ptr %25, align 8
  %27 = fmul double %26, %26
  %28 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store double %27, ptr %28, align 8
  br label %29

29:                                               ; preds = %21, %24
  %30 = add nuw nsw i64 %16, 1
  %31 = icmp eq i64 %30, %8
  br i1 %31, label %9, label %15, !llvm.loop !4

32:                                               ; preds = %36, %9
  %33 = icmp sgt i32 %2, 0
  br i1 %33, label %34, label %43

34:                                               ; preds = %32
  %35 = zext nneg i32 %2 to i64
  br label %44

36:                                               ; preds = %11, %36
  %37 = phi i64 [ 0, %11 ], [ %41, %36 ]
  %38 = getelementptr inbounds nuw %struct.long__copied__third_t, ptr %5, i64 %37
  %39 = xor i64 %37, -1
  %40 = getelementptr %struct.long__copied__third_t, ptr %14, i64 %39
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %38, ptr noundef nonnull align 16 dereferenceable(16) %40, i64 16, i1 false)
  %41 = add nuw nsw i64 %37, 1
  %42 = icmp eq i64 %41, %13
  br i1 %42, label %32, label %36, !llvm.loop !7

43:                                               ; preds = %60, %32
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3
  ret void

44:                                               ; preds = %34, %60
  %45 = phi i64 [ 0, %34 ], [ %63, %60 ]
  %46 = getelementptr inbounds nuw %struct.long__copied__third_t, ptr %5, i64 %45
  %47 = load i32, ptr %46, align 16
  %48 = icmp eq i32 %47, 0
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 8
  br i1 %48, label %50, label %55

50:                                               ; preds = %44
  %51 = load double, ptr %49, align 8
  %52 = getelementptr inbounds nuw double, ptr %0, i64 %45
  %53 = load double, ptr %52, align 8
  %54 = fmul double %51, %53
  br label %60

55:                                               ; preds = %44
  %56 = load i64, ptr %49, align 8
  %57 = sitofp i64 %56 to double
  %58 = load double, ptr %0, align 8
  %59 = fmul double %58, %57
  br label %60

60:                                               ; preds = %55, %50
  %61 = phi double [ %54, %50 ], [ %59, %55 ]
  %62 = getelementptr inbounds nuw double, ptr %1, i64 %45
  store double %61, ptr %62, align 8
  %63 = add nuw nsw i64 %45, 1
  %64 = icmp eq i64 %63, %35
  br i1 %64, label %43, label %44, !llvm.loop !8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @long_first__one_by_one__third(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.long_first__one_by_one__third_t], align 16
  %5 = alloca [4 x %struct.long_first__one_by_one__third_t], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %19

9:                                                ; preds = %33, %3
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %5, ptr noundef nonnull align 16 dereferenceable(16) %10, i64 16, i1 false)
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %11, ptr noundef nonnull align 16 dereferenceable(16) %4, i64 16, i1 false)
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %12, ptr noundef nonnull align 16 dereferenceable(16) %13, i64 16, i1 false)
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %14, ptr noundef nonnull align 16 dereferenceable(16) %15, i64 16, i1 false)
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %36

17:                                               ; preds = %9
  %18 = zext nneg i32 %2 to i64
  br label %37

19:                                               ; preds = %7, %33
  %20 = phi i64 [ 0, %7 ], [ %34, %33 ]
  %21 = trunc nuw nsw i64 %20 to i32
  %22 = urem i32 %21, 3
  %23 = icmp eq i32 %22, 0
  %24 = getelementptr inbounds nuw %struct.long_first__one_by_one__third_t, ptr %4, i64 %20
  br i1 %23, label %28, label %25

25:                                               ; preds = %19
  store i32 1, ptr %24, align 16
  %26 = add nuw nsw i64 %20, 3
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store i64 %26, ptr %27, align 8
  br label %33

28:                                               ; preds = %19
  store i32 0, ptr %24, align 16
  %29 = getelementptr inbounds nuw double, ptr %0, i64 %20
  %30 = load double, ptr %29, align 8
  %31 = fmul double %30, %30
  %32 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store double %31, ptr %32, align 8
  br label %33

33:                                               ; preds = %25, %28
  %34 = add nuw nsw i64 %20, 1
  %35 = icmp eq i64 %34, %8
  br i1 %35, label %9, label %19, !llvm.loop !9

36:                                               ; preds = %53, %9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3
  ret void

37:                                               ; preds = %17, %53
  %38 = phi i64 [ 0, %17 ], [ %56, %53 ]
  %39 = getelementptr inbounds nuw %struct.long_first__one_by_one__third_t, ptr %5, i64 %38
  %40 = load i32, ptr %39, align 16
  %41 = icmp eq i32 %40, 0
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 8
  br i1 %41, label %43, label %48

43:                                               ; preds = %37
  %44 = load double, ptr %42, align 8
  %45 = getelementptr inbounds nuw double, ptr %0, i64 %38
  %46 = load double, ptr %45, align 8
  %47 = fmul double %44, %46
  br label %53

48:                                               ; preds = %37
  %49 = load i64, ptr %42, align 8
  %50 = sitofp i64 %49 to double
  %51 = load double, ptr %0, align 8
  %52 = fmul double %51, %50
  br label %53

53:                                               ; preds = %48, %43
  %54 = phi double [ %47, %43 ], [ %52, %48 ]
  %55 = getelementptr inbounds nuw double, ptr %1, i64 %38
  store double %54, ptr %55, align 8
  %56 = add nuw nsw i64 %38, 1
  %57 = icmp eq i64 %56, %18
  br i1 %57, label %36, label %37, !llvm.loop !10
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @integers__memcpy_of_n__third(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.integers__memcpy_of_n__third_t], align 16
  %5 = alloca [4 x %struct.integers__memcpy_of_n__third_t], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %15

9:                                                ; preds = %30, %3
  %10 = sext i32 %2 to i64
  %11 = shl nsw i64 %10, 4
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %5, ptr nonnull align 16 %4, i64 %11, i1 false)
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %33

13:                                               ; preds = %9
  %14 = zext nneg i32 %2 to i64
  br label %34

15:                                               ; preds = %7, %30
  %16 = phi i64 [ 0, %7 ], [ %31, %30 ]
  %17 = trunc nuw nsw i64 %16 to i32
  %18 = urem i32 %17, 3
  %19 = icmp eq i32 %18, 0
  %20 = getelementptr inbounds nuw %struct.integers__memcpy_of_n__third_t, ptr %4, i64 %16
  br i1 %19, label %25, label %21

21:                                               ; preds = %15
  store i32 1, ptr %20, align 16
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %23 = trunc nuw nsw i64 %16 to i32
  store i32 %23, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 12
  store i32 7, ptr %24, align 4
  br label %30

25:                                               ; preds = %15
  store i32 0, ptr %20, align 16
  %26 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %27 = load double, ptr %26, align 8
  %28 = fmul double %27, %27
  %29 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store double %28, ptr %29, align 8
  br label %30

30:                                               ; preds = %21, %25
  %31 = add nuw nsw i64 %16, 1
  %32 = icmp eq i64 %31, %8
  br i1 %32, label %9, label %15, !llvm.loop !11

33:                                               ; preds = %53, %9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3
  ret void

34:                                               ; preds = %13, %53
  %35 = phi i64 [ 0, %13 ], [ %56, %53 ]
  %36 = getelementptr inbounds nuw %struct.integers__memcpy_of_n__third_t, ptr %5, i64 %35
  %37 = load i32, ptr %36, align 16
  %38 = icmp eq i32 %37, 0
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 8
  br i1 %38, label %40, label %45

40:                                               ; preds = %34
  %41 = load double, ptr %39, align 8
  %42 = getelementptr inbounds nuw double, ptr %0, i64 %35
  %43 = load double, ptr %42, align 8
  %44 = fmul double %41, %43
  br label %53

45:                                               ; preds = %34
  %46 = load i32, ptr %39, align 8
  %47 = getelementptr inbounds nuw i8, ptr %36, i64 12
  %48 = load i32, ptr %47, align 4
  %49 = mul nsw i32 %48, %46
  %50 = sitofp i32 %49 to double
  %51 = load double, ptr %0, align 8
  %52 = fmul double %51, %50
  br label %53

53:                                               ; preds = %45, %40
  %54 = phi double [ %44, %40 ], [ %52, %45 ]
  %55 = getelementptr inbounds nuw double, ptr %1, i64 %35
  store double %54, ptr %55, align 8
  %56 = add nuw nsw i64 %35, 1
  %57 = icmp eq i64 %56, %14
  br i1 %57, label %33, label %34, !llvm.loop !12
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @narrow__swapped__third(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.narrow__swapped__third_t], align 16
  %5 = alloca [4 x %struct.narrow__swapped__third_t], align 16
  %6 = alloca %struct.narrow__swapped__third_t, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %3
  %9 = zext nneg i32 %2 to i64
  br label %17

10:                                               ; preds = %32, %3
  %11 = icmp sgt i32 %2, 1
  br i1 %11, label %12, label %35

12:                                               ; preds = %10
  %13 = lshr i32 %2, 1
  %14 = zext nneg i32 %2 to i64
  %15 = zext nneg i32 %13 to i64
  %16 = getelementptr %struct.narrow__swapped__third_t, ptr %4, i64 %14
  br label %40

17:                                               ; preds = %8, %32
  %18 = phi i64 [ 0, %8 ], [ %33, %32 ]
  %19 = trunc nuw nsw i64 %18 to i32
  %20 = urem i32 %19, 3
  %21 = icmp eq i32 %20, 0
  %22 = getelementptr inbounds nuw %struct.narrow__swapped__third_t, ptr %4, i64 %18
  br i1 %21, label %27, label %23

23:                                               ; preds = %17
  store i32 1, ptr %22, align 16
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %25 = trunc i64 %18 to i32
  %26 = add i32 %25, 3
  store i32 %26, ptr %24, align 8
  br label %32

27:                                               ; preds = %17
  store i32 0, ptr %22, align 16
  %28 = getelementptr inbounds nuw double, ptr %0, i64 %18
  %29 = load double, ptr %28, align 8
  %30 = fmul double %29, %29
  %31 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store double %30, ptr %31, align 8
  br label %32

32:                                               ; preds = %23, %27
  %33 = add nuw nsw i64 %18, 1
  %34 = icmp eq i64 %33, %9
  br i1 %34, label %10, label %17, !llvm.loop !13

35:                                               ; preds = %40, %10
  %36 = icmp sgt i32 %2, 0
  br i1 %36, label %37, label %47

37:                                               ; preds = %35
  %38 = zext nneg i32 %2 to i64
  %39 = shl nuw nsw i64 %38, 4
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %5, ptr nonnull align 16 %4, i64 %39, i1 false)
  br label %47

40:                                               ; preds = %12, %40
  %41 = phi i64 [ 0, %12 ], [ %45, %40 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %42 = getelementptr inbounds nuw %struct.narrow__swapped__third_t, ptr %4, i64 %41
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 16 dereferenceable(16) %42, i64 16, i1 false)
  %43 = xor i64 %41, -1
  %44 = getelementptr %struct.narrow__swapped__third_t, ptr %16, i64 %43
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %42, ptr noundef nonnull align 16 dereferenceable(16) %44, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %44, ptr noundef nonnull align 8 dereferenceable(16) %6, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %45 = add nuw nsw i64 %41, 1
  %46 = icmp eq i64 %45, %15
  br i1 %46, label %35, label %40, !llvm.loop !14

47:                                               ; preds = %37, %35
  %48 = icmp sgt i32 %2, 0
  br i1 %48, label %49, label %51

49:                                               ; preds = %47
  %50 = zext nneg i32 %2 to i64
  br label %52

51:                                               ; preds = %68, %47
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3
  ret void

52:                                               ; preds = %49, %68
  %53 = phi i64 [ 0, %49 ], [ %71, %68 ]
  %54 = getelementptr inbounds nuw %struct.narrow__swapped__third_t, ptr %5, i64 %53
  %55 = load i32, ptr %54, align 16
  %56 = icmp eq i32 %55, 0
  %57 = getelementptr inbounds nuw i8, ptr %54, i64 8
  br i1 %56, label %58, label %63

58:                                               ; preds = %52
  %59 = load double, ptr %57, align 8
  %60 = getelementptr inbounds nuw double, ptr %0, i64 %53
  %61 = load double, ptr %60, align 8
  %62 = fmul double %59, %61
  br label %68

63:                                               ; preds = %52
  %64 = load i32, ptr %57, align 8
  %65 = sitofp i32 %64 to double
  %66 = load double, ptr %0, align 8
  %67 = fmul double %66, %65
  br label %68

68:                                               ; preds = %63, %58
  %69 = phi double [ %62, %58 ], [ %67, %63 ]
  %70 = getelementptr inbounds nuw double, ptr %1, i64 %53
  store double %69, ptr %70, align 8
  %71 = add nuw nsw i64 %53, 1
  %72 = icmp eq i64 %71, %50
  br i1 %72, label %51, label %52, !llvm.loop !15
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @long__stack__third(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.long__stack__third_t], align 16
  %5 = alloca [4 x %struct.long__stack__third_t], align 16
  %6 = alloca [8 x %struct.long__stack__third_t], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %3
  %9 = zext nneg i32 %2 to i64
  br label %16

10:                                               ; preds = %30, %3
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #3
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %33

12:                                               ; preds = %10
  %13 = zext nneg i32 %2 to i64
  %14 = shl nuw nsw i64 %13, 4
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %6, ptr nonnull align 16 %4, i64 %14, i1 false)
  %15 = zext nneg i32 %2 to i64
  br label %33

16:                                               ; preds = %8, %30
  %17 = phi i64 [ 0, %8 ], [ %31, %30 ]
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = urem i32 %18, 3
  %20 = icmp eq i32 %19, 0
  %21 = getelementptr inbounds nuw %struct.long__stack__third_t, ptr %4, i64 %17
  br i1 %20, label %25, label %22

22:                                               ; preds = %16
  store i32 1, ptr %21, align 16
  %23 = add nuw nsw i64 %17, 3
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store i64 %23, ptr %24, align 8
  br label %30

25:                                               ; preds = %16
  store i32 0, ptr %21, align 16
  %26 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %27 = load double, ptr %26, align 8
  %28 = fmul double %27, %27
  %29 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store double %28, ptr %29, align 8
  br label %30

30:                                               ; preds = %22, %25
  %31 = add nuw nsw i64 %17, 1
  %32 = icmp eq i64 %31, %9
  br i1 %32, label %10, label %16, !llvm.loop !16

33:                                               ; preds = %12, %10
  %34 = phi i64 [ 0, %10 ], [ %15, %12 ]
  %35 = icmp sgt i32 %2, 0
  br i1 %35, label %36, label %38

36:                                               ; preds = %33
  %37 = zext nneg i32 %2 to i64
  br label %42

38:                                               ; preds = %42, %33
  %39 = icmp sgt i32 %2, 0
  br i1 %39, label %40, label %50

40:                                               ; preds = %38
  %41 = zext nneg i32 %2 to i64
  br label %51

42:                                               ; preds = %36, %42
  %43 = phi i64 [ %34, %36 ], [ %46, %42 ]
  %44 = phi i64 [ 0, %36 ], [ %48, %42 ]
  %45 = getelementptr inbounds nuw %struct.long__stack__third_t, ptr %5, i64 %44
  %46 = add nsw i64 %43, -1
  %47 = getelementptr inbounds %struct.long__stack__third_t, ptr %6, i64 %46
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %45, ptr noundef nonnull align 16 dereferenceable(16) %47, i64 16, i1 false)
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, %37
  br i1 %49, label %38, label %42, !llvm.loop !17

50:                                               ; preds = %67, %38
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3
  ret void

51:                                               ; preds = %40, %67
  %52 = phi i64 [ 0, %40 ], [ %70, %67 ]
  %53 = getelementptr inbounds nuw %struct.long__stack__third_t, ptr %5, i64 %52
  %54 = load i32, ptr %53, align 16
  %55 = icmp eq i32 %54, 0
  %56 = getelementptr inbounds nuw i8, ptr %53, i64 8
  br i1 %55, label %57, label %62

57:                                               ; preds = %51
  %58 = load double, ptr %56, align 8
  %59 = getelementptr inbounds nuw double, ptr %0, i64 %52
  %60 = load double, ptr %59, align 8
  %61 = fmul double %58, %60
  br label %67

62:                                               ; preds = %51
  %63 = load i64, ptr %56, align 8
  %64 = sitofp i64 %63 to double
  %65 = load double, ptr %0, align 8
  %66 = fmul double %65, %64
  br label %67

67:                                               ; preds = %62, %57
  %68 = phi double [ %61, %57 ], [ %66, %62 ]
  %69 = getelementptr inbounds nuw double, ptr %1, i64 %52
  store double %68, ptr %69, align 8
  %70 = add nuw nsw i64 %52, 1
  %71 = icmp eq i64 %70, %41
  br i1 %71, label %50, label %51, !llvm.loop !18
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @long_first__copied__third(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.long_first__copied__third_t], align 16
  %5 = alloca [4 x %struct.long_first__copied__third_t], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %15

9:                                                ; preds = %29, %3
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %32

11:                                               ; preds = %9
  %12 = zext nneg i32 %2 to i64
  %13 = zext nneg i32 %2 to i64
  %14 = getelementptr %struct.long_first__copied__third_t, ptr %4, i64 %12
  br label %36

15:                                               ; preds = %7, %29
  %16 = phi i64 [ 0, %7 ], [ %30, %29 ]
  %17 = trunc nuw nsw i64 %16 to i32
  %18 = urem i32 %17, 3
  %19 = icmp eq i32 %18, 0
  %20 = getelementptr inbounds nuw %struct.long_first__copied__third_t, ptr %4, i64 %16
  br i1 %19, label %24, label %21

21:                                               ; preds = %15
  store i32 1, ptr %20, align 16
  %22 = add nuw nsw i64 %16, 3
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store i64 %22, ptr %23, align 8
  br label %29

24:                                               ; preds = %15
  store i32 0, ptr %20, align 16
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %26 = load double, ptr %25, align 8
  %27 = fmul double %26, %26
  %28 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store double %27, ptr %28, align 8
  br label %29

29:                                               ; preds = %21, %24
  %30 = add nuw nsw i64 %16, 1
  %31 = icmp eq i64 %30, %8
  br i1 %31, label %9, label %15, !llvm.loop !19

32:                                               ; preds = %36, %9
  %33 = icmp sgt i32 %2, 0
  br i1 %33, label %34, label %43

34:                                               ; preds = %32
  %35 = zext nneg i32 %2 to i64
  br label %44

36:                                               ; preds = %11, %36
  %37 = phi i64 [ 0, %11 ], [ %41, %36 ]
  %38 = getelementptr inbounds nuw %struct.long_first__copied__third_t, ptr %5, i64 %37
  %39 = xor i64 %37, -1
  %40 = getelementptr %struct.long_first__copied__third_t, ptr %14, i64 %39
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %38, ptr noundef nonnull align 16 dereferenceable(16) %40, i64 16, i1 false)
  %41 = add nuw nsw i64 %37, 1
  %42 = icmp eq i64 %41, %13
  br i1 %42, label %32, label %36, !llvm.loop !20

43:                                               ; preds = %60, %32
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3
  ret void

44:                                               ; preds = %34, %60
  %45 = phi i64 [ 0, %34 ], [ %63, %60 ]
  %46 = getelementptr inbounds nuw %struct.long_first__copied__third_t, ptr %5, i64 %45
  %47 = load i32, ptr %46, align 16
  %48 = icmp eq i32 %47, 0
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 8
  br i1 %48, label %50, label %55

50:                                               ; preds = %44
  %51 = load double, ptr %49, align 8
  %52 = getelementptr inbounds nuw double, ptr %0, i64 %45
  %53 = load double, ptr %52, align 8
  %54 = fmul double %51, %53
  br label %60

55:                                               ; preds = %44
  %56 = load i64, ptr %49, align 8
  %57 = sitofp i64 %56 to double
  %58 = load double, ptr %0, align 8
  %59 = fmul double %58, %57
  br label %60

60:                                               ; preds = %55, %50
  %61 = phi double [ %54, %50 ], [ %59, %55 ]
  %62 = getelementptr inbounds nuw double, ptr %1, i64 %45
  store double %61, ptr %62, align 8
  %63 = add nuw nsw i64 %45, 1
  %64 = icmp eq i64 %63, %35
  br i1 %64, label %43, label %44, !llvm.loop !21
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @integers__one_by_one__third(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.integers__one_by_one__third_t], align 16
  %5 = alloca [4 x %struct.integers__one_by_one__third_t], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %19

9:                                                ; preds = %34, %3
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %5, ptr noundef nonnull align 16 dereferenceable(16) %10, i64 16, i1 false)
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %11, ptr noundef nonnull align 16 dereferenceable(16) %4, i64 16, i1 false)
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %12, ptr noundef nonnull align 16 dereferenceable(16) %13, i64 16, i1 false)
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %14, ptr noundef nonnull align 16 dereferenceable(16) %15, i64 16, i1 false)
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %37

17:                                               ; preds = %9
  %18 = zext nneg i32 %2 to i64
  br label %38

19:                                               ; preds = %7, %34
  %20 = phi i64 [ 0, %7 ], [ %35, %34 ]
  %21 = trunc nuw nsw i64 %20 to i32
  %22 = urem i32 %21, 3
  %23 = icmp eq i32 %22, 0
  %24 = getelementptr inbounds nuw %struct.integers__one_by_one__third_t, ptr %4, i64 %20
  br i1 %23, label %29, label %25

25:                                               ; preds = %19
  store i32 1, ptr %24, align 16
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %27 = trunc nuw nsw i64 %20 to i32
  store i32 %27, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 12
  store i32 7, ptr %28, align 4
  br label %34

29:                                               ; preds = %19
  store i32 0, ptr %24, align 16
  %30 = getelementptr inbounds nuw double, ptr %0, i64 %20
  %31 = load double, ptr %30, align 8
  %32 = fmul double %31, %31
  %33 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store double %32, ptr %33, align 8
  br label %34

34:                                               ; preds = %25, %29
  %35 = add nuw nsw i64 %20, 1
  %36 = icmp eq i64 %35, %8
  br i1 %36, label %9, label %19, !llvm.loop !22

37:                                               ; preds = %57, %9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3
  ret void

38:                                               ; preds = %17, %57
  %39 = phi i64 [ 0, %17 ], [ %60, %57 ]
  %40 = getelementptr inbounds nuw %struct.integers__one_by_one__third_t, ptr %5, i64 %39
  %41 = load i32, ptr %40, align 16
  %42 = icmp eq i32 %41, 0
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 8
  br i1 %42, label %44, label %49

44:                                               ; preds = %38
  %45 = load double, ptr %43, align 8
  %46 = getelementptr inbounds nuw double, ptr %0, i64 %39
  %47 = load double, ptr %46, align 8
  %48 = fmul double %45, %47
  br label %57

49:                                               ; preds = %38
  %50 = load i32, ptr %43, align 8
  %51 = getelementptr inbounds nuw i8, ptr %40, i64 12
  %52 = load i32, ptr %51, align 4
  %53 = mul nsw i32 %52, %50
  %54 = sitofp i32 %53 to double
  %55 = load double, ptr %0, align 8
  %56 = fmul double %55, %54
  br label %57

57:                                               ; preds = %49, %44
  %58 = phi double [ %48, %44 ], [ %56, %49 ]
  %59 = getelementptr inbounds nuw double, ptr %1, i64 %39
  store double %58, ptr %59, align 8
  %60 = add nuw nsw i64 %39, 1
  %61 = icmp eq i64 %60, %18
  br i1 %61, label %37, label %38, !llvm.loop !23
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @narrow__memcpy_of_n__third(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.narrow__memcpy_of_n__third_t], align 16
  %5 = alloca [4 x %struct.narrow__memcpy_of_n__third_t], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %15

9:                                                ; preds = %30, %3
  %10 = sext i32 %2 to i64
  %11 = shl nsw i64 %10, 4
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %5, ptr nonnull align 16 %4, i64 %11, i1 false)
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %33

13:                                               ; preds = %9
  %14 = zext nneg i32 %2 to i64
  br label %34

15:                                               ; preds = %7, %30
  %16 = phi i64 [ 0, %7 ], [ %31, %30 ]
  %17 = trunc nuw nsw i64 %16 to i32
  %18 = urem i32 %17, 3
  %19 = icmp eq i32 %18, 0
  %20 = getelementptr inbounds nuw %struct.narrow__memcpy_of_n__third_t, ptr %4, i64 %16
  br i1 %19, label %25, label %21

21:                                               ; preds = %15
  store i32 1, ptr %20, align 16
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %23 = trunc i64 %16 to i32
  %24 = add i32 %23, 3
  store i32 %24, ptr %22, align 8
  br label %30

25:                                               ; preds = %15
  store i32 0, ptr %20, align 16
  %26 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %27 = load double, ptr %26, align 8
  %28 = fmul double %27, %27
  %29 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store double %28, ptr %29, align 8
  br label %30

30:                                               ; preds = %21, %25
  %31 = add nuw nsw i64 %16, 1
  %32 = icmp eq i64 %31, %8
  br i1 %32, label %9, label %15, !llvm.loop !24

33:                                               ; preds = %50, %9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3
  ret void

34:                                               ; preds = %13, %50
  %35 = phi i64 [ 0, %13 ], [ %53, %50 ]
  %36 = getelementptr inbounds nuw %struct.narrow__memcpy_of_n__third_t, ptr %5, i64 %35
  %37 = load i32, ptr %36, align 16
  %38 = icmp eq i32 %37, 0
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 8
  br i1 %38, label %40, label %45

40:                                               ; preds = %34
  %41 = load double, ptr %39, align 8
  %42 = getelementptr inbounds nuw double, ptr %0, i64 %35
  %43 = load double, ptr %42, align 8
  %44 = fmul double %41, %43
  br label %50

45:                                               ; preds = %34
  %46 = load i32, ptr %39, align 8
  %47 = sitofp i32 %46 to double
  %48 = load double, ptr %0, align 8
  %49 = fmul double %48, %47
  br label %50

50:                                               ; preds = %45, %40
  %51 = phi double [ %44, %40 ], [ %49, %45 ]
  %52 = getelementptr inbounds nuw double, ptr %1, i64 %35
  store double %51, ptr %52, align 8
  %53 = add nuw nsw i64 %35, 1
  %54 = icmp eq i64 %53, %14
  br i1 %54, label %33, label %34, !llvm.loop !25
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }

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
!16 = distinct !{!16, !5, !6}
!17 = distinct !{!17, !5, !6}
!18 = distinct !{!18, !5, !6}
!19 = distinct !{!19, !5, !6}
!20 = distinct !{!20, !5, !6}
!21 = distinct !{!21, !5, !6}
!22 = distinct !{!22, !5, !6}
!23 = distinct !{!23, !5, !6}
!24 = distinct !{!24, !5, !6}
!25 = distinct !{!25, !5, !6}
