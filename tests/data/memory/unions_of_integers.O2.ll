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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %56

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %16

9:                                                ; preds = %30
  %10 = zext nneg i32 %2 to i64
  %11 = getelementptr %struct.long__copied__third_t, ptr %4, i64 %10
  %12 = and i64 %8, 1
  %13 = icmp eq i32 %2, 1
  br i1 %13, label %35, label %14

14:                                               ; preds = %9
  %15 = and i64 %8, 2147483646
  br label %43

16:                                               ; preds = %7, %30
  %17 = phi i64 [ 0, %7 ], [ %31, %30 ]
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = urem i32 %18, 3
  %20 = icmp eq i32 %19, 0
  %21 = getelementptr inbounds nuw %struct.long__copied__third_t, ptr %4, i64 %17
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
  %32 = icmp eq i64 %31, %8
  br i1 %32, label %9, label %16, !llvm.loop !4

33:                                               ; preds = %43
  %34 = icmp eq i64 %12, 0
  br i1 %34, label %41, label %35

35:                                               ; preds = %33, %9
  %36 = phi i64 [ 0, %9 ], [ %53, %33 ]
  %37 = icmp ne i64 %12, 0
  tail call void @llvm.assume(i1 %37)
  %38 = getelementptr inbounds nuw %struct.long__copied__third_t, ptr %5, i64 %36
  %39 = xor i64 %36, -1
  %40 = getelementptr %struct.long__copied__third_t, ptr %11, i64 %39
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %38, ptr noundef nonnull align 16 dereferenceable(16) %40, i64 16, i1 false)
  br label %41

41:                                               ; preds = %33, %35
  %42 = zext nneg i32 %2 to i64
  br label %57

43:                                               ; preds = %43, %14
  %44 = phi i64 [ 0, %14 ], [ %53, %43 ]
  %45 = phi i64 [ 0, %14 ], [ %54, %43 ]
  %46 = getelementptr inbounds nuw %struct.long__copied__third_t, ptr %5, i64 %44
  %47 = xor i64 %44, -1
  %48 = getelementptr %struct.long__copied__third_t, ptr %11, i64 %47
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %46, ptr noundef nonnull align 16 dereferenceable(16) %48, i64 16, i1 false)
  %49 = getelementptr inbounds nuw %struct.long__copied__third_t, ptr %5, i64 %44
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 16
  %51 = xor i64 %44, -2
  %52 = getelementptr %struct.long__copied__third_t, ptr %11, i64 %51
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %50, ptr noundef nonnull align 16 dereferenceable(16) %52, i64 16, i1 false)
  %53 = add nuw nsw i64 %44, 2
  %54 = add i64 %45, 2
  %55 = icmp eq i64 %54, %15
  br i1 %55, label %33, label %43, !llvm.loop !6

56:                                               ; preds = %73, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret void

57:                                               ; preds = %41, %73
  %58 = phi i64 [ 0, %41 ], [ %76, %73 ]
  %59 = getelementptr inbounds nuw %struct.long__copied__third_t, ptr %5, i64 %58
  %60 = load i32, ptr %59, align 16
  %61 = icmp eq i32 %60, 0
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 8
  br i1 %61, label %63, label %68

63:                                               ; preds = %57
  %64 = load double, ptr %62, align 8
  %65 = getelementptr inbounds nuw double, ptr %0, i64 %58
  %66 = load double, ptr %65, align 8
  %67 = fmul double %64, %66
  br label %73

68:                                               ; preds = %57
  %69 = load i64, ptr %62, align 8
  %70 = sitofp i64 %69 to double
  %71 = load double, ptr %0, align 8
  %72 = fmul double %71, %70
  br label %73

73:                                               ; preds = %68, %63
  %74 = phi double [ %67, %63 ], [ %72, %68 ]
  %75 = getelementptr inbounds nuw double, ptr %1, i64 %58
  store double %74, ptr %75, align 8
  %76 = add nuw nsw i64 %58, 1
  %77 = icmp eq i64 %76, %42
  br i1 %77, label %56, label %57, !llvm.loop !7
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %34

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %17

9:                                                ; preds = %31
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
  br label %42

17:                                               ; preds = %7, %31
  %18 = phi i64 [ 0, %7 ], [ %32, %31 ]
  %19 = trunc nuw nsw i64 %18 to i32
  %20 = urem i32 %19, 3
  %21 = icmp eq i32 %20, 0
  %22 = getelementptr inbounds nuw %struct.long_first__one_by_one__third_t, ptr %4, i64 %18
  br i1 %21, label %26, label %23

23:                                               ; preds = %17
  store i32 1, ptr %22, align 16
  %24 = add nuw nsw i64 %18, 3
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store i64 %24, ptr %25, align 8
  br label %31

26:                                               ; preds = %17
  store i32 0, ptr %22, align 16
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %18
  %28 = load double, ptr %27, align 8
  %29 = fmul double %28, %28
  %30 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store double %29, ptr %30, align 8
  br label %31

31:                                               ; preds = %23, %26
  %32 = add nuw nsw i64 %18, 1
  %33 = icmp eq i64 %32, %8
  br i1 %33, label %9, label %17, !llvm.loop !8

34:                                               ; preds = %3
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %5, ptr noundef nonnull align 16 dereferenceable(16) %35, i64 16, i1 false)
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %36, ptr noundef nonnull align 16 dereferenceable(16) %4, i64 16, i1 false)
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %37, ptr noundef nonnull align 16 dereferenceable(16) %38, i64 16, i1 false)
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %39, ptr noundef nonnull align 16 dereferenceable(16) %40, i64 16, i1 false)
  br label %41

41:                                               ; preds = %58, %34
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret void

42:                                               ; preds = %9, %58
  %43 = phi i64 [ 0, %9 ], [ %61, %58 ]
  %44 = getelementptr inbounds nuw %struct.long_first__one_by_one__third_t, ptr %5, i64 %43
  %45 = load i32, ptr %44, align 16
  %46 = icmp eq i32 %45, 0
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 8
  br i1 %46, label %48, label %53

48:                                               ; preds = %42
  %49 = load double, ptr %47, align 8
  %50 = getelementptr inbounds nuw double, ptr %0, i64 %43
  %51 = load double, ptr %50, align 8
  %52 = fmul double %49, %51
  br label %58

53:                                               ; preds = %42
  %54 = load i64, ptr %47, align 8
  %55 = sitofp i64 %54 to double
  %56 = load double, ptr %0, align 8
  %57 = fmul double %56, %55
  br label %58

58:                                               ; preds = %53, %48
  %59 = phi double [ %52, %48 ], [ %57, %53 ]
  %60 = getelementptr inbounds nuw double, ptr %1, i64 %43
  store double %59, ptr %60, align 8
  %61 = add nuw nsw i64 %43, 1
  %62 = icmp eq i64 %61, %16
  br i1 %62, label %41, label %42, !llvm.loop !9
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @integers__memcpy_of_n__third(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.integers__memcpy_of_n__third_t], align 16
  %5 = alloca [4 x %struct.integers__memcpy_of_n__third_t], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %30

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %13

9:                                                ; preds = %27
  %10 = zext nneg i32 %2 to i64
  %11 = shl nuw nsw i64 %10, 4
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %5, ptr nonnull align 16 %4, i64 %11, i1 false)
  %12 = zext nneg i32 %2 to i64
  br label %31

13:                                               ; preds = %7, %27
  %14 = phi i64 [ 0, %7 ], [ %28, %27 ]
  %15 = trunc nuw nsw i64 %14 to i32
  %16 = urem i32 %15, 3
  %17 = icmp eq i32 %16, 0
  %18 = getelementptr inbounds nuw %struct.integers__memcpy_of_n__third_t, ptr %4, i64 %14
  br i1 %17, label %22, label %19

19:                                               ; preds = %13
  store i32 1, ptr %18, align 16
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store i32 %15, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 12
  store i32 7, ptr %21, align 4
  br label %27

22:                                               ; preds = %13
  store i32 0, ptr %18, align 16
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %24 = load double, ptr %23, align 8
  %25 = fmul double %24, %24
  %26 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store double %25, ptr %26, align 8
  br label %27

27:                                               ; preds = %19, %22
  %28 = add nuw nsw i64 %14, 1
  %29 = icmp eq i64 %28, %8
  br i1 %29, label %9, label %13, !llvm.loop !10

30:                                               ; preds = %50, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret void

31:                                               ; preds = %9, %50
  %32 = phi i64 [ 0, %9 ], [ %53, %50 ]
  %33 = getelementptr inbounds nuw %struct.integers__memcpy_of_n__third_t, ptr %5, i64 %32
  %34 = load i32, ptr %33, align 16
  %35 = icmp eq i32 %34, 0
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 8
  br i1 %35, label %37, label %42

37:                                               ; preds = %31
  %38 = load double, ptr %36, align 8
  %39 = getelementptr inbounds nuw double, ptr %0, i64 %32
  %40 = load double, ptr %39, align 8
  %41 = fmul double %38, %40
  br label %50

42:                                               ; preds = %31
  %43 = load i32, ptr %36, align 8
  %44 = getelementptr inbounds nuw i8, ptr %33, i64 12
  %45 = load i32, ptr %44, align 4
  %46 = mul nsw i32 %45, %43
  %47 = sitofp i32 %46 to double
  %48 = load double, ptr %0, align 8
  %49 = fmul double %48, %47
  br label %50

50:                                               ; preds = %42, %37
  %51 = phi double [ %41, %37 ], [ %49, %42 ]
  %52 = getelementptr inbounds nuw double, ptr %1, i64 %32
  store double %51, ptr %52, align 8
  %53 = add nuw nsw i64 %32, 1
  %54 = icmp eq i64 %53, %12
  br i1 %54, label %30, label %31, !llvm.loop !11
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @narrow__swapped__third(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.narrow__swapped__third_t], align 16
  %5 = alloca [4 x %struct.narrow__swapped__third_t], align 16
  %6 = alloca %struct.narrow__swapped__third_t, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %46

8:                                                ; preds = %3
  %9 = zext nneg i32 %2 to i64
  br label %17

10:                                               ; preds = %32
  %11 = icmp eq i32 %2, 1
  br i1 %11, label %42, label %12

12:                                               ; preds = %10
  %13 = lshr i32 %2, 1
  %14 = zext nneg i32 %2 to i64
  %15 = zext nneg i32 %13 to i64
  %16 = getelementptr %struct.narrow__swapped__third_t, ptr %4, i64 %14
  br label %35

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
  br i1 %34, label %10, label %17, !llvm.loop !12

35:                                               ; preds = %12, %35
  %36 = phi i64 [ 0, %12 ], [ %40, %35 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %37 = getelementptr inbounds nuw %struct.narrow__swapped__third_t, ptr %4, i64 %36
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 16 dereferenceable(16) %37, i64 16, i1 false)
  %38 = xor i64 %36, -1
  %39 = getelementptr %struct.narrow__swapped__third_t, ptr %16, i64 %38
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %37, ptr noundef nonnull align 16 dereferenceable(16) %39, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %39, ptr noundef nonnull align 8 dereferenceable(16) %6, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %40 = add nuw nsw i64 %36, 1
  %41 = icmp eq i64 %40, %15
  br i1 %41, label %42, label %35, !llvm.loop !13

42:                                               ; preds = %35, %10
  %43 = zext nneg i32 %2 to i64
  %44 = shl nuw nsw i64 %43, 4
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %5, ptr nonnull align 16 %4, i64 %44, i1 false)
  %45 = zext nneg i32 %2 to i64
  br label %47

46:                                               ; preds = %63, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret void

47:                                               ; preds = %42, %63
  %48 = phi i64 [ 0, %42 ], [ %66, %63 ]
  %49 = getelementptr inbounds nuw %struct.narrow__swapped__third_t, ptr %5, i64 %48
  %50 = load i32, ptr %49, align 16
  %51 = icmp eq i32 %50, 0
  %52 = getelementptr inbounds nuw i8, ptr %49, i64 8
  br i1 %51, label %53, label %58

53:                                               ; preds = %47
  %54 = load double, ptr %52, align 8
  %55 = getelementptr inbounds nuw double, ptr %0, i64 %48
  %56 = load double, ptr %55, align 8
  %57 = fmul double %54, %56
  br label %63

58:                                               ; preds = %47
  %59 = load i32, ptr %52, align 8
  %60 = sitofp i32 %59 to double
  %61 = load double, ptr %0, align 8
  %62 = fmul double %61, %60
  br label %63

63:                                               ; preds = %58, %53
  %64 = phi double [ %57, %53 ], [ %62, %58 ]
  %65 = getelementptr inbounds nuw double, ptr %1, i64 %48
  store double %64, ptr %65, align 8
  %66 = add nuw nsw i64 %48, 1
  %67 = icmp eq i64 %66, %45
  br i1 %67, label %46, label %47, !llvm.loop !14
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @long__stack__third(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.long__stack__third_t], align 16
  %5 = alloca [4 x %struct.long__stack__third_t], align 16
  %6 = alloca [8 x %struct.long__stack__third_t], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #4
  br label %61

9:                                                ; preds = %3
  %10 = zext nneg i32 %2 to i64
  br label %19

11:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #4
  %12 = zext nneg i32 %2 to i64
  %13 = shl nuw nsw i64 %12, 4
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %6, ptr nonnull align 16 %4, i64 %13, i1 false)
  %14 = zext nneg i32 %2 to i64
  %15 = and i64 %10, 1
  %16 = icmp eq i32 %2, 1
  br i1 %16, label %38, label %17

17:                                               ; preds = %11
  %18 = and i64 %10, 2147483646
  br label %47

19:                                               ; preds = %9, %33
  %20 = phi i64 [ 0, %9 ], [ %34, %33 ]
  %21 = trunc nuw nsw i64 %20 to i32
  %22 = urem i32 %21, 3
  %23 = icmp eq i32 %22, 0
  %24 = getelementptr inbounds nuw %struct.long__stack__third_t, ptr %4, i64 %20
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
  %35 = icmp eq i64 %34, %10
  br i1 %35, label %11, label %19, !llvm.loop !15

36:                                               ; preds = %47
  %37 = icmp eq i64 %15, 0
  br i1 %37, label %45, label %38

38:                                               ; preds = %36, %11
  %39 = phi i64 [ %14, %11 ], [ %56, %36 ]
  %40 = phi i64 [ 0, %11 ], [ %58, %36 ]
  %41 = icmp ne i64 %15, 0
  tail call void @llvm.assume(i1 %41)
  %42 = getelementptr inbounds nuw %struct.long__stack__third_t, ptr %5, i64 %40
  %43 = getelementptr %struct.long__stack__third_t, ptr %6, i64 %39
  %44 = getelementptr i8, ptr %43, i64 -16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %42, ptr noundef nonnull align 16 dereferenceable(16) %44, i64 16, i1 false)
  br label %45

45:                                               ; preds = %36, %38
  %46 = zext nneg i32 %2 to i64
  br label %62

47:                                               ; preds = %47, %17
  %48 = phi i64 [ %14, %17 ], [ %56, %47 ]
  %49 = phi i64 [ 0, %17 ], [ %58, %47 ]
  %50 = phi i64 [ 0, %17 ], [ %59, %47 ]
  %51 = getelementptr inbounds nuw %struct.long__stack__third_t, ptr %5, i64 %49
  %52 = getelementptr %struct.long__stack__third_t, ptr %6, i64 %48
  %53 = getelementptr i8, ptr %52, i64 -16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %51, ptr noundef nonnull align 16 dereferenceable(16) %53, i64 16, i1 false)
  %54 = getelementptr inbounds nuw %struct.long__stack__third_t, ptr %5, i64 %49
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %56 = add nsw i64 %48, -2
  %57 = getelementptr inbounds %struct.long__stack__third_t, ptr %6, i64 %56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %55, ptr noundef nonnull align 16 dereferenceable(16) %57, i64 16, i1 false)
  %58 = add nuw nsw i64 %49, 2
  %59 = add i64 %50, 2
  %60 = icmp eq i64 %59, %18
  br i1 %60, label %36, label %47, !llvm.loop !16

61:                                               ; preds = %78, %8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret void

62:                                               ; preds = %45, %78
  %63 = phi i64 [ 0, %45 ], [ %81, %78 ]
  %64 = getelementptr inbounds nuw %struct.long__stack__third_t, ptr %5, i64 %63
  %65 = load i32, ptr %64, align 16
  %66 = icmp eq i32 %65, 0
  %67 = getelementptr inbounds nuw i8, ptr %64, i64 8
  br i1 %66, label %68, label %73

68:                                               ; preds = %62
  %69 = load double, ptr %67, align 8
  %70 = getelementptr inbounds nuw double, ptr %0, i64 %63
  %71 = load double, ptr %70, align 8
  %72 = fmul double %69, %71
  br label %78

73:                                               ; preds = %62
  %74 = load i64, ptr %67, align 8
  %75 = sitofp i64 %74 to double
  %76 = load double, ptr %0, align 8
  %77 = fmul double %76, %75
  br label %78

78:                                               ; preds = %73, %68
  %79 = phi double [ %72, %68 ], [ %77, %73 ]
  %80 = getelementptr inbounds nuw double, ptr %1, i64 %63
  store double %79, ptr %80, align 8
  %81 = add nuw nsw i64 %63, 1
  %82 = icmp eq i64 %81, %46
  br i1 %82, label %61, label %62, !llvm.loop !17
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @long_first__copied__third(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.long_first__copied__third_t], align 16
  %5 = alloca [4 x %struct.long_first__copied__third_t], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %56

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %16

9:                                                ; preds = %30
  %10 = zext nneg i32 %2 to i64
  %11 = getelementptr %struct.long_first__copied__third_t, ptr %4, i64 %10
  %12 = and i64 %8, 1
  %13 = icmp eq i32 %2, 1
  br i1 %13, label %35, label %14

14:                                               ; preds = %9
  %15 = and i64 %8, 2147483646
  br label %43

16:                                               ; preds = %7, %30
  %17 = phi i64 [ 0, %7 ], [ %31, %30 ]
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = urem i32 %18, 3
  %20 = icmp eq i32 %19, 0
  %21 = getelementptr inbounds nuw %struct.long_first__copied__third_t, ptr %4, i64 %17
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
  %32 = icmp eq i64 %31, %8
  br i1 %32, label %9, label %16, !llvm.loop !18

33:                                               ; preds = %43
  %34 = icmp eq i64 %12, 0
  br i1 %34, label %41, label %35

35:                                               ; preds = %33, %9
  %36 = phi i64 [ 0, %9 ], [ %53, %33 ]
  %37 = icmp ne i64 %12, 0
  tail call void @llvm.assume(i1 %37)
  %38 = getelementptr inbounds nuw %struct.long_first__copied__third_t, ptr %5, i64 %36
  %39 = xor i64 %36, -1
  %40 = getelementptr %struct.long_first__copied__third_t, ptr %11, i64 %39
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %38, ptr noundef nonnull align 16 dereferenceable(16) %40, i64 16, i1 false)
  br label %41

41:                                               ; preds = %33, %35
  %42 = zext nneg i32 %2 to i64
  br label %57

43:                                               ; preds = %43, %14
  %44 = phi i64 [ 0, %14 ], [ %53, %43 ]
  %45 = phi i64 [ 0, %14 ], [ %54, %43 ]
  %46 = getelementptr inbounds nuw %struct.long_first__copied__third_t, ptr %5, i64 %44
  %47 = xor i64 %44, -1
  %48 = getelementptr %struct.long_first__copied__third_t, ptr %11, i64 %47
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %46, ptr noundef nonnull align 16 dereferenceable(16) %48, i64 16, i1 false)
  %49 = getelementptr inbounds nuw %struct.long_first__copied__third_t, ptr %5, i64 %44
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 16
  %51 = xor i64 %44, -2
  %52 = getelementptr %struct.long_first__copied__third_t, ptr %11, i64 %51
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %50, ptr noundef nonnull align 16 dereferenceable(16) %52, i64 16, i1 false)
  %53 = add nuw nsw i64 %44, 2
  %54 = add i64 %45, 2
  %55 = icmp eq i64 %54, %15
  br i1 %55, label %33, label %43, !llvm.loop !19

56:                                               ; preds = %73, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret void

57:                                               ; preds = %41, %73
  %58 = phi i64 [ 0, %41 ], [ %76, %73 ]
  %59 = getelementptr inbounds nuw %struct.long_first__copied__third_t, ptr %5, i64 %58
  %60 = load i32, ptr %59, align 16
  %61 = icmp eq i32 %60, 0
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 8
  br i1 %61, label %63, label %68

63:                                               ; preds = %57
  %64 = load double, ptr %62, align 8
  %65 = getelementptr inbounds nuw double, ptr %0, i64 %58
  %66 = load double, ptr %65, align 8
  %67 = fmul double %64, %66
  br label %73

68:                                               ; preds = %57
  %69 = load i64, ptr %62, align 8
  %70 = sitofp i64 %69 to double
  %71 = load double, ptr %0, align 8
  %72 = fmul double %71, %70
  br label %73

73:                                               ; preds = %68, %63
  %74 = phi double [ %67, %63 ], [ %72, %68 ]
  %75 = getelementptr inbounds nuw double, ptr %1, i64 %58
  store double %74, ptr %75, align 8
  %76 = add nuw nsw i64 %58, 1
  %77 = icmp eq i64 %76, %42
  br i1 %77, label %56, label %57, !llvm.loop !20
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @integers__one_by_one__third(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.integers__one_by_one__third_t], align 16
  %5 = alloca [4 x %struct.integers__one_by_one__third_t], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %34

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %17

9:                                                ; preds = %31
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
  br label %42

17:                                               ; preds = %7, %31
  %18 = phi i64 [ 0, %7 ], [ %32, %31 ]
  %19 = trunc nuw nsw i64 %18 to i32
  %20 = urem i32 %19, 3
  %21 = icmp eq i32 %20, 0
  %22 = getelementptr inbounds nuw %struct.integers__one_by_one__third_t, ptr %4, i64 %18
  br i1 %21, label %26, label %23

23:                                               ; preds = %17
  store i32 1, ptr %22, align 16
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store i32 %19, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 12
  store i32 7, ptr %25, align 4
  br label %31

26:                                               ; preds = %17
  store i32 0, ptr %22, align 16
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %18
  %28 = load double, ptr %27, align 8
  %29 = fmul double %28, %28
  %30 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store double %29, ptr %30, align 8
  br label %31

31:                                               ; preds = %23, %26
  %32 = add nuw nsw i64 %18, 1
  %33 = icmp eq i64 %32, %8
  br i1 %33, label %9, label %17, !llvm.loop !21

34:                                               ; preds = %3
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %5, ptr noundef nonnull align 16 dereferenceable(16) %35, i64 16, i1 false)
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %36, ptr noundef nonnull align 16 dereferenceable(16) %4, i64 16, i1 false)
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %37, ptr noundef nonnull align 16 dereferenceable(16) %38, i64 16, i1 false)
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %39, ptr noundef nonnull align 16 dereferenceable(16) %40, i64 16, i1 false)
  br label %41

41:                                               ; preds = %61, %34
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret void

42:                                               ; preds = %9, %61
  %43 = phi i64 [ 0, %9 ], [ %64, %61 ]
  %44 = getelementptr inbounds nuw %struct.integers__one_by_one__third_t, ptr %5, i64 %43
  %45 = load i32, ptr %44, align 16
  %46 = icmp eq i32 %45, 0
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 8
  br i1 %46, label %48, label %53

48:                                               ; preds = %42
  %49 = load double, ptr %47, align 8
  %50 = getelementptr inbounds nuw double, ptr %0, i64 %43
  %51 = load double, ptr %50, align 8
  %52 = fmul double %49, %51
  br label %61

53:                                               ; preds = %42
  %54 = load i32, ptr %47, align 8
  %55 = getelementptr inbounds nuw i8, ptr %44, i64 12
  %56 = load i32, ptr %55, align 4
  %57 = mul nsw i32 %56, %54
  %58 = sitofp i32 %57 to double
  %59 = load double, ptr %0, align 8
  %60 = fmul double %59, %58
  br label %61

61:                                               ; preds = %53, %48
  %62 = phi double [ %52, %48 ], [ %60, %53 ]
  %63 = getelementptr inbounds nuw double, ptr %1, i64 %43
  store double %62, ptr %63, align 8
  %64 = add nuw nsw i64 %43, 1
  %65 = icmp eq i64 %64, %16
  br i1 %65, label %41, label %42, !llvm.loop !22
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @narrow__memcpy_of_n__third(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.narrow__memcpy_of_n__third_t], align 16
  %5 = alloca [4 x %struct.narrow__memcpy_of_n__third_t], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %31

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %13

9:                                                ; preds = %28
  %10 = zext nneg i32 %2 to i64
  %11 = shl nuw nsw i64 %10, 4
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %5, ptr nonnull align 16 %4, i64 %11, i1 false)
  %12 = zext nneg i32 %2 to i64
  br label %32

13:                                               ; preds = %7, %28
  %14 = phi i64 [ 0, %7 ], [ %29, %28 ]
  %15 = trunc nuw nsw i64 %14 to i32
  %16 = urem i32 %15, 3
  %17 = icmp eq i32 %16, 0
  %18 = getelementptr inbounds nuw %struct.narrow__memcpy_of_n__third_t, ptr %4, i64 %14
  br i1 %17, label %23, label %19

19:                                               ; preds = %13
  store i32 1, ptr %18, align 16
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %21 = trunc i64 %14 to i32
  %22 = add i32 %21, 3
  store i32 %22, ptr %20, align 8
  br label %28

23:                                               ; preds = %13
  store i32 0, ptr %18, align 16
  %24 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %25 = load double, ptr %24, align 8
  %26 = fmul double %25, %25
  %27 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store double %26, ptr %27, align 8
  br label %28

28:                                               ; preds = %19, %23
  %29 = add nuw nsw i64 %14, 1
  %30 = icmp eq i64 %29, %8
  br i1 %30, label %9, label %13, !llvm.loop !23

31:                                               ; preds = %48, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret void

32:                                               ; preds = %9, %48
  %33 = phi i64 [ 0, %9 ], [ %51, %48 ]
  %34 = getelementptr inbounds nuw %struct.narrow__memcpy_of_n__third_t, ptr %5, i64 %33
  %35 = load i32, ptr %34, align 16
  %36 = icmp eq i32 %35, 0
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 8
  br i1 %36, label %38, label %43

38:                                               ; preds = %32
  %39 = load double, ptr %37, align 8
  %40 = getelementptr inbounds nuw double, ptr %0, i64 %33
  %41 = load double, ptr %40, align 8
  %42 = fmul double %39, %41
  br label %48

43:                                               ; preds = %32
  %44 = load i32, ptr %37, align 8
  %45 = sitofp i32 %44 to double
  %46 = load double, ptr %0, align 8
  %47 = fmul double %46, %45
  br label %48

48:                                               ; preds = %43, %38
  %49 = phi double [ %42, %38 ], [ %47, %43 ]
  %50 = getelementptr inbounds nuw double, ptr %1, i64 %33
  store double %49, ptr %50, align 8
  %51 = add nuw nsw i64 %33, 1
  %52 = icmp eq i64 %51, %12
  br i1 %52, label %31, label %32, !llvm.loop !24
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { nounwind }

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
!23 = distinct !{!23, !5}
!24 = distinct !{!24, !5}
