; ModuleID = 'unions_of_addresses.c'
source_filename = "unions_of_addresses.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.address__copied__third_t = type { i32, %union.anon }
%union.anon = type { double }
%struct.address__one_by_one__third_t = type { i32, %union.anon.0 }
%union.anon.0 = type { double }
%struct.address__memcpy__third_t = type { i32, %union.anon.1 }
%union.anon.1 = type { double }
%struct.address__memcpy_of_n__third_t = type { i32, %union.anon.2 }
%union.anon.2 = type { double }
%struct.address__swapped__third_t = type { i32, %union.anon.3 }
%union.anon.3 = type { double }
%struct.address__by_value__third_t = type { i32, %union.anon.4 }
%union.anon.4 = type { double }
%struct.address__stack__third_t = type { i32, %union.anon.5 }
%union.anon.5 = type { double }

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @address__copied__third(ptr noundef %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.address__copied__third_t], align 16
  %5 = alloca [4 x %struct.address__copied__third_t], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %55

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %16

9:                                                ; preds = %29
  %10 = zext nneg i32 %2 to i64
  %11 = getelementptr %struct.address__copied__third_t, ptr %4, i64 %10
  %12 = and i64 %8, 1
  %13 = icmp eq i32 %2, 1
  br i1 %13, label %34, label %14

14:                                               ; preds = %9
  %15 = and i64 %8, 2147483646
  br label %42

16:                                               ; preds = %7, %29
  %17 = phi i64 [ 0, %7 ], [ %30, %29 ]
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = urem i32 %18, 3
  %20 = icmp eq i32 %19, 0
  %21 = getelementptr inbounds nuw %struct.address__copied__third_t, ptr %4, i64 %17
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %17
  br i1 %20, label %25, label %23

23:                                               ; preds = %16
  store i32 1, ptr %21, align 16
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store ptr %22, ptr %24, align 8
  br label %29

25:                                               ; preds = %16
  store i32 0, ptr %21, align 16
  %26 = load double, ptr %22, align 8
  %27 = fmul double %26, %26
  %28 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store double %27, ptr %28, align 8
  br label %29

29:                                               ; preds = %23, %25
  %30 = add nuw nsw i64 %17, 1
  %31 = icmp eq i64 %30, %8
  br i1 %31, label %9, label %16, !llvm.loop !4

32:                                               ; preds = %42
  %33 = icmp eq i64 %12, 0
  br i1 %33, label %40, label %34

34:                                               ; preds = %32, %9
  %35 = phi i64 [ 0, %9 ], [ %52, %32 ]
  %36 = icmp ne i64 %12, 0
  tail call void @llvm.assume(i1 %36)
  %37 = getelementptr inbounds nuw %struct.address__copied__third_t, ptr %5, i64 %35
  %38 = xor i64 %35, -1
  %39 = getelementptr %struct.address__copied__third_t, ptr %11, i64 %38
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %37, ptr noundef nonnull align 16 dereferenceable(16) %39, i64 16, i1 false)
  br label %40

40:                                               ; preds = %32, %34
  %41 = zext nneg i32 %2 to i64
  br label %56

42:                                               ; preds = %42, %14
  %43 = phi i64 [ 0, %14 ], [ %52, %42 ]
  %44 = phi i64 [ 0, %14 ], [ %53, %42 ]
  %45 = getelementptr inbounds nuw %struct.address__copied__third_t, ptr %5, i64 %43
  %46 = xor i64 %43, -1
  %47 = getelementptr %struct.address__copied__third_t, ptr %11, i64 %46
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %45, ptr noundef nonnull align 16 dereferenceable(16) %47, i64 16, i1 false)
  %48 = getelementptr inbounds nuw %struct.address__copied__third_t, ptr %5, i64 %43
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %50 = xor i64 %43, -2
  %51 = getelementptr %struct.address__copied__third_t, ptr %11, i64 %50
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %49, ptr noundef nonnull align 16 dereferenceable(16) %51, i64 16, i1 false)
  %52 = add nuw nsw i64 %43, 2
  %53 = add i64 %44, 2
  %54 = icmp eq i64 %53, %15
  br i1 %54, label %32, label %42, !llvm.loop !6

55:                                               ; preds = %72, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

56:                                               ; preds = %40, %72
  %57 = phi i64 [ 0, %40 ], [ %75, %72 ]
  %58 = getelementptr inbounds nuw %struct.address__copied__third_t, ptr %5, i64 %57
  %59 = load i32, ptr %58, align 16
  %60 = icmp eq i32 %59, 0
  %61 = getelementptr inbounds nuw i8, ptr %58, i64 8
  br i1 %60, label %62, label %67

62:                                               ; preds = %56
  %63 = load double, ptr %61, align 8
  %64 = getelementptr inbounds nuw double, ptr %0, i64 %57
  %65 = load double, ptr %64, align 8
  %66 = fmul double %63, %65
  br label %72

67:                                               ; preds = %56
  %68 = load ptr, ptr %61, align 8
  %69 = load double, ptr %68, align 8
  %70 = load double, ptr %0, align 8
  %71 = fmul double %69, %70
  br label %72

72:                                               ; preds = %67, %62
  %73 = phi double [ %66, %62 ], [ %71, %67 ]
  %74 = getelementptr inbounds nuw double, ptr %1, i64 %57
  store double %73, ptr %74, align 8
  %75 = add nuw nsw i64 %57, 1
  %76 = icmp eq i64 %75, %41
  br i1 %76, label %55, label %56, !llvm.loop !7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @address__one_by_one__third(ptr noundef %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.address__one_by_one__third_t], align 16
  %5 = alloca [4 x %struct.address__one_by_one__third_t], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %33

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %17

9:                                                ; preds = %30
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
  %16 = zext nneg i32 %2 to i64
  br label %41

17:                                               ; preds = %7, %30
  %18 = phi i64 [ 0, %7 ], [ %31, %30 ]
  %19 = trunc nuw nsw i64 %18 to i32
  %20 = urem i32 %19, 3
  %21 = icmp eq i32 %20, 0
  %22 = getelementptr inbounds nuw %struct.address__one_by_one__third_t, ptr %4, i64 %18
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %18
  br i1 %21, label %26, label %24

24:                                               ; preds = %17
  store i32 1, ptr %22, align 16
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store ptr %23, ptr %25, align 8
  br label %30

26:                                               ; preds = %17
  store i32 0, ptr %22, align 16
  %27 = load double, ptr %23, align 8
  %28 = fmul double %27, %27
  %29 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store double %28, ptr %29, align 8
  br label %30

30:                                               ; preds = %24, %26
  %31 = add nuw nsw i64 %18, 1
  %32 = icmp eq i64 %31, %8
  br i1 %32, label %9, label %17, !llvm.loop !8

33:                                               ; preds = %3
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %5, ptr noundef nonnull align 16 dereferenceable(16) %34, i64 16, i1 false)
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %35, ptr noundef nonnull align 16 dereferenceable(16) %4, i64 16, i1 false)
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %36, ptr noundef nonnull align 16 dereferenceable(16) %37, i64 16, i1 false)
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %38, ptr noundef nonnull align 16 dereferenceable(16) %39, i64 16, i1 false)
  br label %40

40:                                               ; preds = %57, %33
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

41:                                               ; preds = %9, %57
  %42 = phi i64 [ 0, %9 ], [ %60, %57 ]
  %43 = getelementptr inbounds nuw %struct.address__one_by_one__third_t, ptr %5, i64 %42
  %44 = load i32, ptr %43, align 16
  %45 = icmp eq i32 %44, 0
  %46 = getelementptr inbounds nuw i8, ptr %43, i64 8
  br i1 %45, label %47, label %52

47:                                               ; preds = %41
  %48 = load double, ptr %46, align 8
  %49 = getelementptr inbounds nuw double, ptr %0, i64 %42
  %50 = load double, ptr %49, align 8
  %51 = fmul double %48, %50
  br label %57

52:                                               ; preds = %41
  %53 = load ptr, ptr %46, align 8
  %54 = load double, ptr %53, align 8
  %55 = load double, ptr %0, align 8
  %56 = fmul double %54, %55
  br label %57

57:                                               ; preds = %52, %47
  %58 = phi double [ %51, %47 ], [ %56, %52 ]
  %59 = getelementptr inbounds nuw double, ptr %1, i64 %42
  store double %58, ptr %59, align 8
  %60 = add nuw nsw i64 %42, 1
  %61 = icmp eq i64 %60, %16
  br i1 %61, label %40, label %41, !llvm.loop !9
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @address__memcpy__third(ptr noundef %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.address__memcpy__third_t], align 16
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %26

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  br label %10

8:                                                ; preds = %23
  %9 = zext nneg i32 %2 to i64
  br label %27

10:                                               ; preds = %6, %23
  %11 = phi i64 [ 0, %6 ], [ %24, %23 ]
  %12 = trunc nuw nsw i64 %11 to i32
  %13 = urem i32 %12, 3
  %14 = icmp eq i32 %13, 0
  %15 = getelementptr inbounds nuw %struct.address__memcpy__third_t, ptr %4, i64 %11
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %11
  br i1 %14, label %19, label %17

17:                                               ; preds = %10
  store i32 1, ptr %15, align 16
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr %16, ptr %18, align 8
  br label %23

19:                                               ; preds = %10
  store i32 0, ptr %15, align 16
  %20 = load double, ptr %16, align 8
  %21 = fmul double %20, %20
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store double %21, ptr %22, align 8
  br label %23

23:                                               ; preds = %17, %19
  %24 = add nuw nsw i64 %11, 1
  %25 = icmp eq i64 %24, %7
  br i1 %25, label %8, label %10, !llvm.loop !10

26:                                               ; preds = %43, %3
  ret void

27:                                               ; preds = %8, %43
  %28 = phi i64 [ 0, %8 ], [ %46, %43 ]
  %29 = getelementptr inbounds nuw %struct.address__memcpy__third_t, ptr %4, i64 %28
  %30 = load i32, ptr %29, align 16
  %31 = icmp eq i32 %30, 0
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 8
  br i1 %31, label %33, label %38

33:                                               ; preds = %27
  %34 = load double, ptr %32, align 8
  %35 = getelementptr inbounds nuw double, ptr %0, i64 %28
  %36 = load double, ptr %35, align 8
  %37 = fmul double %34, %36
  br label %43

38:                                               ; preds = %27
  %39 = load ptr, ptr %32, align 8
  %40 = load double, ptr %39, align 8
  %41 = load double, ptr %0, align 8
  %42 = fmul double %40, %41
  br label %43

43:                                               ; preds = %38, %33
  %44 = phi double [ %37, %33 ], [ %42, %38 ]
  %45 = getelementptr inbounds nuw double, ptr %1, i64 %28
  store double %44, ptr %45, align 8
  %46 = add nuw nsw i64 %28, 1
  %47 = icmp eq i64 %46, %9
  br i1 %47, label %26, label %27, !llvm.loop !11
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @address__memcpy_of_n__third(ptr noundef %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.address__memcpy_of_n__third_t], align 16
  %5 = alloca [4 x %struct.address__memcpy_of_n__third_t], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %29

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %13

9:                                                ; preds = %26
  %10 = zext nneg i32 %2 to i64
  %11 = shl nuw nsw i64 %10, 4
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %5, ptr nonnull align 16 %4, i64 %11, i1 false)
  %12 = zext nneg i32 %2 to i64
  br label %30

13:                                               ; preds = %7, %26
  %14 = phi i64 [ 0, %7 ], [ %27, %26 ]
  %15 = trunc nuw nsw i64 %14 to i32
  %16 = urem i32 %15, 3
  %17 = icmp eq i32 %16, 0
  %18 = getelementptr inbounds nuw %struct.address__memcpy_of_n__third_t, ptr %4, i64 %14
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %14
  br i1 %17, label %22, label %20

20:                                               ; preds = %13
  store i32 1, ptr %18, align 16
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store ptr %19, ptr %21, align 8
  br label %26

22:                                               ; preds = %13
  store i32 0, ptr %18, align 16
  %23 = load double, ptr %19, align 8
  %24 = fmul double %23, %23
  %25 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store double %24, ptr %25, align 8
  br label %26

26:                                               ; preds = %20, %22
  %27 = add nuw nsw i64 %14, 1
  %28 = icmp eq i64 %27, %8
  br i1 %28, label %9, label %13, !llvm.loop !12

29:                                               ; preds = %46, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

30:                                               ; preds = %9, %46
  %31 = phi i64 [ 0, %9 ], [ %49, %46 ]
  %32 = getelementptr inbounds nuw %struct.address__memcpy_of_n__third_t, ptr %5, i64 %31
  %33 = load i32, ptr %32, align 16
  %34 = icmp eq i32 %33, 0
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 8
  br i1 %34, label %36, label %41

36:                                               ; preds = %30
  %37 = load double, ptr %35, align 8
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %31
  %39 = load double, ptr %38, align 8
  %40 = fmul double %37, %39
  br label %46

41:                                               ; preds = %30
  %42 = load ptr, ptr %35, align 8
  %43 = load double, ptr %42, align 8
  %44 = load double, ptr %0, align 8
  %45 = fmul double %43, %44
  br label %46

46:                                               ; preds = %41, %36
  %47 = phi double [ %40, %36 ], [ %45, %41 ]
  %48 = getelementptr inbounds nuw double, ptr %1, i64 %31
  store double %47, ptr %48, align 8
  %49 = add nuw nsw i64 %31, 1
  %50 = icmp eq i64 %49, %12
  br i1 %50, label %29, label %30, !llvm.loop !13
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @address__swapped__third(ptr noundef %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.address__swapped__third_t], align 16
  %5 = alloca [4 x %struct.address__swapped__third_t], align 16
  %6 = alloca %struct.address__swapped__third_t, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %44

8:                                                ; preds = %3
  %9 = zext nneg i32 %2 to i64
  br label %17

10:                                               ; preds = %30
  %11 = icmp eq i32 %2, 1
  br i1 %11, label %40, label %12

12:                                               ; preds = %10
  %13 = lshr i32 %2, 1
  %14 = zext nneg i32 %2 to i64
  %15 = zext nneg i32 %13 to i64
  %16 = getelementptr %struct.address__swapped__third_t, ptr %4, i64 %14
  br label %33

17:                                               ; preds = %8, %30
  %18 = phi i64 [ 0, %8 ], [ %31, %30 ]
  %19 = trunc nuw nsw i64 %18 to i32
  %20 = urem i32 %19, 3
  %21 = icmp eq i32 %20, 0
  %22 = getelementptr inbounds nuw %struct.address__swapped__third_t, ptr %4, i64 %18
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %18
  br i1 %21, label %26, label %24

24:                                               ; preds = %17
  store i32 1, ptr %22, align 16
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store ptr %23, ptr %25, align 8
  br label %30

26:                                               ; preds = %17
  store i32 0, ptr %22, align 16
  %27 = load double, ptr %23, align 8
  %28 = fmul double %27, %27
  %29 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store double %28, ptr %29, align 8
  br label %30

30:                                               ; preds = %24, %26
  %31 = add nuw nsw i64 %18, 1
  %32 = icmp eq i64 %31, %9
  br i1 %32, label %10, label %17, !llvm.loop !14

33:                                               ; preds = %12, %33
  %34 = phi i64 [ 0, %12 ], [ %38, %33 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %35 = getelementptr inbounds nuw %struct.address__swapped__third_t, ptr %4, i64 %34
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 16 dereferenceable(16) %35, i64 16, i1 false)
  %36 = xor i64 %34, -1
  %37 = getelementptr %struct.address__swapped__third_t, ptr %16, i64 %36
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %35, ptr noundef nonnull align 16 dereferenceable(16) %37, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %37, ptr noundef nonnull align 8 dereferenceable(16) %6, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %38 = add nuw nsw i64 %34, 1
  %39 = icmp eq i64 %38, %15
  br i1 %39, label %40, label %33, !llvm.loop !15

40:                                               ; preds = %33, %10
  %41 = zext nneg i32 %2 to i64
  %42 = shl nuw nsw i64 %41, 4
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %5, ptr nonnull align 16 %4, i64 %42, i1 false)
  %43 = zext nneg i32 %2 to i64
  br label %45

44:                                               ; preds = %61, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

45:                                               ; preds = %40, %61
  %46 = phi i64 [ 0, %40 ], [ %64, %61 ]
  %47 = getelementptr inbounds nuw %struct.address__swapped__third_t, ptr %5, i64 %46
  %48 = load i32, ptr %47, align 16
  %49 = icmp eq i32 %48, 0
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 8
  br i1 %49, label %51, label %56

51:                                               ; preds = %45
  %52 = load double, ptr %50, align 8
  %53 = getelementptr inbounds nuw double, ptr %0, i64 %46
  %54 = load double, ptr %53, align 8
  %55 = fmul double %52, %54
  br label %61

56:                                               ; preds = %45
  %57 = load ptr, ptr %50, align 8
  %58 = load double, ptr %57, align 8
  %59 = load double, ptr %0, align 8
  %60 = fmul double %58, %59
  br label %61

61:                                               ; preds = %56, %51
  %62 = phi double [ %55, %51 ], [ %60, %56 ]
  %63 = getelementptr inbounds nuw double, ptr %1, i64 %46
  store double %62, ptr %63, align 8
  %64 = add nuw nsw i64 %46, 1
  %65 = icmp eq i64 %64, %43
  br i1 %65, label %44, label %45, !llvm.loop !16
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @address__by_value__third(ptr noundef %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.address__by_value__third_t], align 16
  %5 = alloca [4 x %struct.address__by_value__third_t], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %45

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %13

9:                                                ; preds = %26
  %10 = zext nneg i32 %2 to i64
  %11 = zext nneg i32 %2 to i64
  %12 = getelementptr %struct.address__by_value__third_t, ptr %4, i64 %10
  br label %31

13:                                               ; preds = %7, %26
  %14 = phi i64 [ 0, %7 ], [ %27, %26 ]
  %15 = trunc nuw nsw i64 %14 to i32
  %16 = urem i32 %15, 3
  %17 = icmp eq i32 %16, 0
  %18 = getelementptr inbounds nuw %struct.address__by_value__third_t, ptr %4, i64 %14
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %14
  br i1 %17, label %22, label %20

20:                                               ; preds = %13
  store i32 1, ptr %18, align 16
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store ptr %19, ptr %21, align 8
  br label %26

22:                                               ; preds = %13
  store i32 0, ptr %18, align 16
  %23 = load double, ptr %19, align 8
  %24 = fmul double %23, %23
  %25 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store double %24, ptr %25, align 8
  br label %26

26:                                               ; preds = %20, %22
  %27 = add nuw nsw i64 %14, 1
  %28 = icmp eq i64 %27, %8
  br i1 %28, label %9, label %13, !llvm.loop !17

29:                                               ; preds = %31
  %30 = zext nneg i32 %2 to i64
  br label %46

31:                                               ; preds = %9, %31
  %32 = phi i64 [ 0, %9 ], [ %43, %31 ]
  %33 = getelementptr inbounds nuw %struct.address__by_value__third_t, ptr %5, i64 %32
  %34 = xor i64 %32, -1
  %35 = getelementptr %struct.address__by_value__third_t, ptr %12, i64 %34
  %36 = load i32, ptr %35, align 16
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %38 = load i64, ptr %37, align 8
  %39 = tail call fastcc { i32, i64 } @same_address__by_value__third(i32 %36, i64 %38)
  %40 = extractvalue { i32, i64 } %39, 0
  %41 = extractvalue { i32, i64 } %39, 1
  store i32 %40, ptr %33, align 16
  %42 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store i64 %41, ptr %42, align 8
  %43 = add nuw nsw i64 %32, 1
  %44 = icmp eq i64 %43, %11
  br i1 %44, label %29, label %31, !llvm.loop !18

45:                                               ; preds = %62, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

46:                                               ; preds = %29, %62
  %47 = phi i64 [ 0, %29 ], [ %65, %62 ]
  %48 = getelementptr inbounds nuw %struct.address__by_value__third_t, ptr %5, i64 %47
  %49 = load i32, ptr %48, align 16
  %50 = icmp eq i32 %49, 0
  %51 = getelementptr inbounds nuw i8, ptr %48, i64 8
  br i1 %50, label %52, label %57

52:                                               ; preds = %46
  %53 = load double, ptr %51, align 8
  %54 = getelementptr inbounds nuw double, ptr %0, i64 %47
  %55 = load double, ptr %54, align 8
  %56 = fmul double %53, %55
  br label %62

57:                                               ; preds = %46
  %58 = load ptr, ptr %51, align 8
  %59 = load double, ptr %58, align 8
  %60 = load double, ptr %0, align 8
  %61 = fmul double %59, %60
  br label %62

62:                                               ; preds = %57, %52
  %63 = phi double [ %56, %52 ], [ %61, %57 ]
  %64 = getelementptr inbounds nuw double, ptr %1, i64 %47
  store double %63, ptr %64, align 8
  %65 = add nuw nsw i64 %47, 1
  %66 = icmp eq i64 %65, %30
  br i1 %66, label %45, label %46, !llvm.loop !19
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc { i32, i64 } @same_address__by_value__third(i32 %0, i64 %1) unnamed_addr #3 {
  %3 = insertvalue { i32, i64 } poison, i32 %0, 0
  %4 = insertvalue { i32, i64 } %3, i64 %1, 1
  ret { i32, i64 } %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @address__stack__third(ptr noundef %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.address__stack__third_t], align 16
  %5 = alloca [4 x %struct.address__stack__third_t], align 16
  %6 = alloca [8 x %struct.address__stack__third_t], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  br label %60

9:                                                ; preds = %3
  %10 = zext nneg i32 %2 to i64
  br label %19

11:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  %12 = zext nneg i32 %2 to i64
  %13 = shl nuw nsw i64 %12, 4
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %6, ptr nonnull align 16 %4, i64 %13, i1 false)
  %14 = zext nneg i32 %2 to i64
  %15 = and i64 %10, 1
  %16 = icmp eq i32 %2, 1
  br i1 %16, label %37, label %17

17:                                               ; preds = %11
  %18 = and i64 %10, 2147483646
  br label %46

19:                                               ; preds = %9, %32
  %20 = phi i64 [ 0, %9 ], [ %33, %32 ]
  %21 = trunc nuw nsw i64 %20 to i32
  %22 = urem i32 %21, 3
  %23 = icmp eq i32 %22, 0
  %24 = getelementptr inbounds nuw %struct.address__stack__third_t, ptr %4, i64 %20
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %20
  br i1 %23, label %28, label %26

26:                                               ; preds = %19
  store i32 1, ptr %24, align 16
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store ptr %25, ptr %27, align 8
  br label %32

28:                                               ; preds = %19
  store i32 0, ptr %24, align 16
  %29 = load double, ptr %25, align 8
  %30 = fmul double %29, %29
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store double %30, ptr %31, align 8
  br label %32

32:                                               ; preds = %26, %28
  %33 = add nuw nsw i64 %20, 1
  %34 = icmp eq i64 %33, %10
  br i1 %34, label %11, label %19, !llvm.loop !20

35:                                               ; preds = %46
  %36 = icmp eq i64 %15, 0
  br i1 %36, label %44, label %37

37:                                               ; preds = %35, %11
  %38 = phi i64 [ %14, %11 ], [ %55, %35 ]
  %39 = phi i64 [ 0, %11 ], [ %57, %35 ]
  %40 = icmp ne i64 %15, 0
  tail call void @llvm.assume(i1 %40)
  %41 = getelementptr inbounds nuw %struct.address__stack__third_t, ptr %5, i64 %39
  %42 = getelementptr %struct.address__stack__third_t, ptr %6, i64 %38
  %43 = getelementptr i8, ptr %42, i64 -16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %41, ptr noundef nonnull align 16 dereferenceable(16) %43, i64 16, i1 false)
  br label %44

44:                                               ; preds = %35, %37
  %45 = zext nneg i32 %2 to i64
  br label %61

46:                                               ; preds = %46, %17
  %47 = phi i64 [ %14, %17 ], [ %55, %46 ]
  %48 = phi i64 [ 0, %17 ], [ %57, %46 ]
  %49 = phi i64 [ 0, %17 ], [ %58, %46 ]
  %50 = getelementptr inbounds nuw %struct.address__stack__third_t, ptr %5, i64 %48
  %51 = getelementptr %struct.address__stack__third_t, ptr %6, i64 %47
  %52 = getelementptr i8, ptr %51, i64 -16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %50, ptr noundef nonnull align 16 dereferenceable(16) %52, i64 16, i1 false)
  %53 = getelementptr inbounds nuw %struct.address__stack__third_t, ptr %5, i64 %48
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %55 = add nsw i64 %47, -2
  %56 = getelementptr inbounds %struct.address__stack__third_t, ptr %6, i64 %55
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %54, ptr noundef nonnull align 16 dereferenceable(16) %56, i64 16, i1 false)
  %57 = add nuw nsw i64 %48, 2
  %58 = add i64 %49, 2
  %59 = icmp eq i64 %58, %18
  br i1 %59, label %35, label %46, !llvm.loop !21

60:                                               ; preds = %77, %8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

61:                                               ; preds = %44, %77
  %62 = phi i64 [ 0, %44 ], [ %80, %77 ]
  %63 = getelementptr inbounds nuw %struct.address__stack__third_t, ptr %5, i64 %62
  %64 = load i32, ptr %63, align 16
  %65 = icmp eq i32 %64, 0
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 8
  br i1 %65, label %67, label %72

67:                                               ; preds = %61
  %68 = load double, ptr %66, align 8
  %69 = getelementptr inbounds nuw double, ptr %0, i64 %62
  %70 = load double, ptr %69, align 8
  %71 = fmul double %68, %70
  br label %77

72:                                               ; preds = %61
  %73 = load ptr, ptr %66, align 8
  %74 = load double, ptr %73, align 8
  %75 = load double, ptr %0, align 8
  %76 = fmul double %74, %75
  br label %77

77:                                               ; preds = %72, %67
  %78 = phi double [ %71, %67 ], [ %76, %72 ]
  %79 = getelementptr inbounds nuw double, ptr %1, i64 %62
  store double %78, ptr %79, align 8
  %80 = add nuw nsw i64 %62, 1
  %81 = icmp eq i64 %80, %45
  br i1 %81, label %60, label %61, !llvm.loop !22
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !5}
!12 = distinct !{!12, !5}
!13 = distinct !{!13, !5}
!14 = distinct !{!14, !5}
!15 = distinct !{!15, !5}
!16 = distinct !{!16, !5}
!17 = distinct !{!17, !5}
!18 = distinct !{!18, !5}
!19 = distinct !{!19, !5}
!20 = distinct !{!20, !5}
!21 = distinct !{!21, !5}
!22 = distinct !{!22, !5}
