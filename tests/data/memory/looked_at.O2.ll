; ModuleID = 'looked_at.c'
source_filename = "looked_at.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @summed(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %44

5:                                                ; preds = %3
  %6 = ptrtoint ptr %1 to i64
  %7 = ptrtoint ptr %0 to i64
  %8 = zext nneg i32 %2 to i64
  %9 = icmp ult i32 %2, 6
  %10 = sub i64 %6, %7
  %11 = icmp ult i64 %10, 32
  %12 = or i1 %9, %11
  br i1 %12, label %27, label %13

13:                                               ; preds = %5
  %14 = and i64 %8, 2147483644
  br label %15

15:                                               ; preds = %15, %13
  %16 = phi i64 [ 0, %13 ], [ %23, %15 ]
  %17 = getelementptr inbounds nuw i64, ptr %0, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %19 = load <2 x i64>, ptr %17, align 8
  %20 = load <2 x i64>, ptr %18, align 8
  %21 = getelementptr inbounds nuw i64, ptr %1, i64 %16
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store <2 x i64> %19, ptr %21, align 8
  store <2 x i64> %20, ptr %22, align 8
  %23 = add nuw i64 %16, 4
  %24 = icmp eq i64 %23, %14
  br i1 %24, label %25, label %15, !llvm.loop !4

25:                                               ; preds = %15
  %26 = icmp eq i64 %14, %8
  br i1 %26, label %44, label %27

27:                                               ; preds = %5, %25
  %28 = phi i64 [ 0, %5 ], [ %14, %25 ]
  %29 = and i64 %8, 3
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %40, label %31

31:                                               ; preds = %27, %31
  %32 = phi i64 [ %37, %31 ], [ %28, %27 ]
  %33 = phi i64 [ %38, %31 ], [ 0, %27 ]
  %34 = getelementptr inbounds nuw i64, ptr %0, i64 %32
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i64, ptr %1, i64 %32
  store i64 %35, ptr %36, align 8
  %37 = add nuw nsw i64 %32, 1
  %38 = add i64 %33, 1
  %39 = icmp eq i64 %38, %29
  br i1 %39, label %40, label %31, !llvm.loop !8

40:                                               ; preds = %31, %27
  %41 = phi i64 [ %28, %27 ], [ %37, %31 ]
  %42 = sub nsw i64 %28, %8
  %43 = icmp ugt i64 %42, -4
  br i1 %43, label %44, label %45

44:                                               ; preds = %40, %45, %25, %3
  ret void

45:                                               ; preds = %40, %45
  %46 = phi i64 [ %62, %45 ], [ %41, %40 ]
  %47 = getelementptr inbounds nuw i64, ptr %0, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i64, ptr %1, i64 %46
  store i64 %48, ptr %49, align 8
  %50 = add nuw nsw i64 %46, 1
  %51 = getelementptr inbounds nuw i64, ptr %0, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i64, ptr %1, i64 %50
  store i64 %52, ptr %53, align 8
  %54 = add nuw nsw i64 %46, 2
  %55 = getelementptr inbounds nuw i64, ptr %0, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds nuw i64, ptr %1, i64 %54
  store i64 %56, ptr %57, align 8
  %58 = add nuw nsw i64 %46, 3
  %59 = getelementptr inbounds nuw i64, ptr %0, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds nuw i64, ptr %1, i64 %58
  store i64 %60, ptr %61, align 8
  %62 = add nuw nsw i64 %46, 4
  %63 = icmp eq i64 %62, %8
  br i1 %63, label %44, label %45, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @summed_afterwards(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = shl nsw i32 %2, 3
  %5 = sext i32 %4 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %0, i64 %5, i1 false)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @hashed(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %52

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = zext nneg i32 %2 to i64
  %8 = getelementptr i64, ptr %1, i64 %6
  %9 = icmp ult i32 %2, 8
  br i1 %9, label %34, label %10

10:                                               ; preds = %5
  %11 = shl nuw nsw i64 %7, 3
  %12 = getelementptr i8, ptr %0, i64 %11
  %13 = icmp ult ptr %1, %12
  %14 = icmp ult ptr %0, %8
  %15 = and i1 %13, %14
  br i1 %15, label %34, label %16

16:                                               ; preds = %10
  %17 = and i64 %7, 2147483644
  br label %18

18:                                               ; preds = %18, %16
  %19 = phi i64 [ 0, %16 ], [ %30, %18 ]
  %20 = getelementptr inbounds nuw i64, ptr %0, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %22 = load <2 x i64>, ptr %20, align 8, !alias.scope !11
  %23 = load <2 x i64>, ptr %21, align 8, !alias.scope !11
  %24 = xor i64 %19, -1
  %25 = getelementptr i64, ptr %8, i64 %24
  %26 = getelementptr i8, ptr %25, i64 -8
  %27 = getelementptr i8, ptr %25, i64 -24
  %28 = shufflevector <2 x i64> %22, <2 x i64> poison, <2 x i32> <i32 1, i32 0>
  %29 = shufflevector <2 x i64> %23, <2 x i64> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i64> %28, ptr %26, align 8, !alias.scope !14, !noalias !11
  store <2 x i64> %29, ptr %27, align 8, !alias.scope !14, !noalias !11
  %30 = add nuw i64 %19, 4
  %31 = icmp eq i64 %30, %17
  br i1 %31, label %32, label %18, !llvm.loop !16

32:                                               ; preds = %18
  %33 = icmp eq i64 %17, %7
  br i1 %33, label %52, label %34

34:                                               ; preds = %10, %5, %32
  %35 = phi i64 [ 0, %10 ], [ 0, %5 ], [ %17, %32 ]
  %36 = and i64 %7, 3
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %48, label %38

38:                                               ; preds = %34, %38
  %39 = phi i64 [ %45, %38 ], [ %35, %34 ]
  %40 = phi i64 [ %46, %38 ], [ 0, %34 ]
  %41 = getelementptr inbounds nuw i64, ptr %0, i64 %39
  %42 = load i64, ptr %41, align 8
  %43 = xor i64 %39, -1
  %44 = getelementptr i64, ptr %8, i64 %43
  store i64 %42, ptr %44, align 8
  %45 = add nuw nsw i64 %39, 1
  %46 = add i64 %40, 1
  %47 = icmp eq i64 %46, %36
  br i1 %47, label %48, label %38, !llvm.loop !17

48:                                               ; preds = %38, %34
  %49 = phi i64 [ %35, %34 ], [ %45, %38 ]
  %50 = sub nsw i64 %35, %7
  %51 = icmp ugt i64 %50, -4
  br i1 %51, label %52, label %53

52:                                               ; preds = %48, %53, %32, %3
  ret void

53:                                               ; preds = %48, %53
  %54 = phi i64 [ %74, %53 ], [ %49, %48 ]
  %55 = getelementptr inbounds nuw i64, ptr %0, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = xor i64 %54, -1
  %58 = getelementptr i64, ptr %8, i64 %57
  store i64 %56, ptr %58, align 8
  %59 = getelementptr inbounds nuw i64, ptr %0, i64 %54
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = sub i64 -2, %54
  %63 = getelementptr i64, ptr %8, i64 %62
  store i64 %61, ptr %63, align 8
  %64 = getelementptr inbounds nuw i64, ptr %0, i64 %54
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 16
  %66 = load i64, ptr %65, align 8
  %67 = sub i64 -3, %54
  %68 = getelementptr i64, ptr %8, i64 %67
  store i64 %66, ptr %68, align 8
  %69 = getelementptr inbounds nuw i64, ptr %0, i64 %54
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 24
  %71 = load i64, ptr %70, align 8
  %72 = sub i64 -4, %54
  %73 = getelementptr i64, ptr %8, i64 %72
  store i64 %71, ptr %73, align 8
  %74 = add nuw nsw i64 %54, 4
  %75 = icmp eq i64 %74, %7
  br i1 %75, label %52, label %53, !llvm.loop !18
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @counted(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %44

5:                                                ; preds = %3
  %6 = ptrtoint ptr %1 to i64
  %7 = ptrtoint ptr %0 to i64
  %8 = zext nneg i32 %2 to i64
  %9 = icmp ult i32 %2, 6
  %10 = sub i64 %6, %7
  %11 = icmp ult i64 %10, 32
  %12 = or i1 %9, %11
  br i1 %12, label %27, label %13

13:                                               ; preds = %5
  %14 = and i64 %8, 2147483644
  br label %15

15:                                               ; preds = %15, %13
  %16 = phi i64 [ 0, %13 ], [ %23, %15 ]
  %17 = getelementptr inbounds nuw i64, ptr %0, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %19 = load <2 x i64>, ptr %17, align 8
  %20 = load <2 x i64>, ptr %18, align 8
  %21 = getelementptr inbounds nuw i64, ptr %1, i64 %16
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store <2 x i64> %19, ptr %21, align 8
  store <2 x i64> %20, ptr %22, align 8
  %23 = add nuw i64 %16, 4
  %24 = icmp eq i64 %23, %14
  br i1 %24, label %25, label %15, !llvm.loop !19

25:                                               ; preds = %15
  %26 = icmp eq i64 %14, %8
  br i1 %26, label %44, label %27

27:                                               ; preds = %5, %25
  %28 = phi i64 [ 0, %5 ], [ %14, %25 ]
  %29 = and i64 %8, 3
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %40, label %31

31:                                               ; preds = %27, %31
  %32 = phi i64 [ %37, %31 ], [ %28, %27 ]
  %33 = phi i64 [ %38, %31 ], [ 0, %27 ]
  %34 = getelementptr inbounds nuw i64, ptr %0, i64 %32
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i64, ptr %1, i64 %32
  store i64 %35, ptr %36, align 8
  %37 = add nuw nsw i64 %32, 1
  %38 = add i64 %33, 1
  %39 = icmp eq i64 %38, %29
  br i1 %39, label %40, label %31, !llvm.loop !20

40:                                               ; preds = %31, %27
  %41 = phi i64 [ %28, %27 ], [ %37, %31 ]
  %42 = sub nsw i64 %28, %8
  %43 = icmp ugt i64 %42, -4
  br i1 %43, label %44, label %45

44:                                               ; preds = %40, %45, %25, %3
  ret void

45:                                               ; preds = %40, %45
  %46 = phi i64 [ %62, %45 ], [ %41, %40 ]
  %47 = getelementptr inbounds nuw i64, ptr %0, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i64, ptr %1, i64 %46
  store i64 %48, ptr %49, align 8
  %50 = add nuw nsw i64 %46, 1
  %51 = getelementptr inbounds nuw i64, ptr %0, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i64, ptr %1, i64 %50
  store i64 %52, ptr %53, align 8
  %54 = add nuw nsw i64 %46, 2
  %55 = getelementptr inbounds nuw i64, ptr %0, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds nuw i64, ptr %1, i64 %54
  store i64 %56, ptr %57, align 8
  %58 = add nuw nsw i64 %46, 3
  %59 = getelementptr inbounds nuw i64, ptr %0, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds nuw i64, ptr %1, i64 %58
  store i64 %60, ptr %61, align 8
  %62 = add nuw nsw i64 %46, 4
  %63 = icmp eq i64 %62, %8
  br i1 %63, label %44, label %45, !llvm.loop !21
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @smaller_difference(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %24

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = icmp eq i32 %2, 1
  br i1 %7, label %10, label %8

8:                                                ; preds = %5
  %9 = add nsw i64 %6, -2
  br label %25

10:                                               ; preds = %5, %25
  %11 = phi i64 [ 0, %5 ], [ %29, %25 ]
  %12 = getelementptr inbounds nuw i64, ptr %0, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = add nuw nsw i64 %11, 1
  %15 = icmp eq i64 %14, %6
  %16 = and i64 %14, 4294967295
  %17 = select i1 %15, i64 0, i64 %16
  %18 = getelementptr inbounds nuw i64, ptr %0, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = sub i64 %13, %19
  %21 = icmp slt i64 %20, 0
  %22 = select i1 %21, i64 %13, i64 %19
  %23 = getelementptr inbounds nuw i64, ptr %1, i64 %11
  store i64 %22, ptr %23, align 8
  br label %24

24:                                               ; preds = %10, %3
  ret void

25:                                               ; preds = %8, %25
  %26 = phi i64 [ 0, %8 ], [ %29, %25 ]
  %27 = getelementptr inbounds nuw i64, ptr %0, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = add nuw nsw i64 %26, 1
  %30 = icmp eq i64 %29, %6
  %31 = and i64 %29, 4294967295
  %32 = select i1 %30, i64 0, i64 %31
  %33 = getelementptr inbounds nuw i64, ptr %0, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = sub i64 %28, %34
  %36 = icmp slt i64 %35, 0
  %37 = select i1 %36, i64 %28, i64 %34
  %38 = getelementptr inbounds nuw i64, ptr %1, i64 %26
  store i64 %37, ptr %38, align 8
  %39 = icmp eq i64 %26, %9
  br i1 %39, label %10, label %25, !llvm.loop !22
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @sorted_by_digits(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [8 x i64], align 16
  %5 = alloca [8 x i64], align 16
  %6 = alloca [257 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %7 = shl nsw i32 %2, 3
  %8 = sext i32 %7 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %4, ptr align 8 %0, i64 %8, i1 false)
  %9 = icmp sgt i32 %2, 0
  %10 = zext i32 %2 to i64
  %11 = add nsw i64 %10, -1
  %12 = and i64 %10, 1
  %13 = icmp eq i64 %11, 0
  %14 = and i64 %10, 2147483646
  %15 = icmp eq i64 %12, 0
  %16 = icmp ne i64 %12, 0
  %17 = and i64 %10, 1
  %18 = icmp eq i64 %11, 0
  %19 = and i64 %10, 2147483646
  %20 = icmp eq i64 %17, 0
  %21 = icmp ne i64 %17, 0
  br label %23

22:                                               ; preds = %95
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr nonnull align 16 %5, i64 %8, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void

23:                                               ; preds = %3, %95
  %24 = phi i64 [ 0, %3 ], [ %96, %95 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1028) %6, i8 0, i64 1028, i1 false)
  br i1 %9, label %25, label %37

25:                                               ; preds = %23
  br i1 %13, label %27, label %38

26:                                               ; preds = %38
  br i1 %15, label %37, label %27

27:                                               ; preds = %26, %25
  %28 = phi i64 [ 0, %25 ], [ %58, %26 ]
  tail call void @llvm.assume(i1 %16)
  %29 = getelementptr inbounds nuw i64, ptr %4, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = lshr i64 %30, %24
  %32 = and i64 %31, 255
  %33 = getelementptr inbounds nuw i32, ptr %6, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %35 = load i32, ptr %34, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %34, align 4
  br label %37

37:                                               ; preds = %27, %26, %23
  br label %63

38:                                               ; preds = %25, %38
  %39 = phi i64 [ %58, %38 ], [ 0, %25 ]
  %40 = phi i64 [ %59, %38 ], [ 0, %25 ]
  %41 = getelementptr inbounds nuw i64, ptr %4, i64 %39
  %42 = load i64, ptr %41, align 16
  %43 = lshr i64 %42, %24
  %44 = and i64 %43, 255
  %45 = getelementptr inbounds nuw i32, ptr %6, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 4
  %47 = load i32, ptr %46, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %46, align 4
  %49 = getelementptr inbounds nuw i64, ptr %4, i64 %39
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %51 = load i64, ptr %50, align 8
  %52 = lshr i64 %51, %24
  %53 = and i64 %52, 255
  %54 = getelementptr inbounds nuw i32, ptr %6, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 4
  %56 = load i32, ptr %55, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %55, align 4
  %58 = add nuw nsw i64 %39, 2
  %59 = add i64 %40, 2
  %60 = icmp eq i64 %59, %14
  br i1 %60, label %26, label %38, !llvm.loop !24

61:                                               ; preds = %63
  br i1 %9, label %62, label %95

62:                                               ; preds = %61
  br i1 %18, label %84, label %98

63:                                               ; preds = %63, %37
  %64 = phi i32 [ 0, %37 ], [ %81, %63 ]
  %65 = phi i64 [ 0, %37 ], [ %78, %63 ]
  %66 = getelementptr inbounds nuw i32, ptr %6, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 4
  %68 = load i32, ptr %67, align 4
  %69 = add nsw i32 %68, %64
  store i32 %69, ptr %67, align 4
  %70 = getelementptr inbounds nuw i32, ptr %6, i64 %65
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %72 = load i32, ptr %71, align 8
  %73 = add nsw i32 %72, %69
  store i32 %73, ptr %71, align 8
  %74 = getelementptr inbounds nuw i32, ptr %6, i64 %65
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 12
  %76 = load i32, ptr %75, align 4
  %77 = add nsw i32 %76, %73
  store i32 %77, ptr %75, align 4
  %78 = add nuw nsw i64 %65, 4
  %79 = getelementptr inbounds nuw i32, ptr %6, i64 %78
  %80 = load i32, ptr %79, align 16
  %81 = add nsw i32 %80, %77
  store i32 %81, ptr %79, align 16
  %82 = icmp eq i64 %78, 256
  br i1 %82, label %61, label %63, !llvm.loop !25

83:                                               ; preds = %98
  br i1 %20, label %95, label %84

84:                                               ; preds = %83, %62
  %85 = phi i64 [ 0, %62 ], [ %120, %83 ]
  tail call void @llvm.assume(i1 %21)
  %86 = getelementptr inbounds nuw i64, ptr %4, i64 %85
  %87 = load i64, ptr %86, align 8
  %88 = lshr i64 %87, %24
  %89 = and i64 %88, 255
  %90 = getelementptr inbounds nuw i32, ptr %6, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %90, align 4
  %93 = sext i32 %91 to i64
  %94 = getelementptr inbounds i64, ptr %5, i64 %93
  store i64 %87, ptr %94, align 8
  br label %95

95:                                               ; preds = %84, %83, %61
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %4, ptr nonnull align 16 %5, i64 %8, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  %96 = add nuw nsw i64 %24, 8
  %97 = icmp samesign ult i64 %24, 56
  br i1 %97, label %23, label %22, !llvm.loop !26

98:                                               ; preds = %62, %98
  %99 = phi i64 [ %120, %98 ], [ 0, %62 ]
  %100 = phi i64 [ %121, %98 ], [ 0, %62 ]
  %101 = getelementptr inbounds nuw i64, ptr %4, i64 %99
  %102 = load i64, ptr %101, align 16
  %103 = lshr i64 %102, %24
  %104 = and i64 %103, 255
  %105 = getelementptr inbounds nuw i32, ptr %6, i64 %104
  %106 = load i32, ptr %105, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %105, align 4
  %108 = sext i32 %106 to i64
  %109 = getelementptr inbounds i64, ptr %5, i64 %108
  store i64 %102, ptr %109, align 8
  %110 = getelementptr inbounds nuw i64, ptr %4, i64 %99
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 8
  %112 = load i64, ptr %111, align 8
  %113 = lshr i64 %112, %24
  %114 = and i64 %113, 255
  %115 = getelementptr inbounds nuw i32, ptr %6, i64 %114
  %116 = load i32, ptr %115, align 4
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %115, align 4
  %118 = sext i32 %116 to i64
  %119 = getelementptr inbounds i64, ptr %5, i64 %118
  store i64 %112, ptr %119, align 8
  %120 = add nuw nsw i64 %99, 2
  %121 = add i64 %100, 2
  %122 = icmp eq i64 %121, %19
  br i1 %122, label %83, label %98, !llvm.loop !27
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @beside_places(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [8 x i64], align 16
  %5 = alloca [8 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %72

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  %9 = zext nneg i32 %2 to i64
  %10 = getelementptr inbounds nuw i64, ptr %4, i64 %8
  %11 = icmp ult i32 %2, 4
  br i1 %11, label %36, label %12

12:                                               ; preds = %7
  %13 = and i64 %9, 2147483644
  %14 = insertelement <2 x i64> poison, i64 %8, i64 0
  %15 = shufflevector <2 x i64> %14, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %16

16:                                               ; preds = %16, %12
  %17 = phi i64 [ 0, %12 ], [ %31, %16 ]
  %18 = phi <2 x i64> [ <i64 0, i64 1>, %12 ], [ %32, %16 ]
  %19 = getelementptr inbounds nuw i64, ptr %4, i64 %17
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %22 = load <2 x i64>, ptr %20, align 8
  %23 = load <2 x i64>, ptr %21, align 8
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store <2 x i64> %22, ptr %19, align 16
  store <2 x i64> %23, ptr %24, align 16
  %25 = xor <2 x i64> %18, splat (i64 -1)
  %26 = add nsw <2 x i64> %15, %25
  %27 = sub <2 x i64> %15, %18
  %28 = add <2 x i64> %27, splat (i64 -3)
  %29 = getelementptr inbounds nuw i64, ptr %10, i64 %17
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 16
  store <2 x i64> %26, ptr %29, align 8
  store <2 x i64> %28, ptr %30, align 8
  %31 = add nuw i64 %17, 4
  %32 = add <2 x i64> %18, splat (i64 4)
  %33 = icmp eq i64 %31, %13
  br i1 %33, label %34, label %16, !llvm.loop !28

34:                                               ; preds = %16
  %35 = icmp eq i64 %13, %9
  br i1 %35, label %48, label %36

36:                                               ; preds = %7, %34
  %37 = phi i64 [ 0, %7 ], [ %13, %34 ]
  br label %38

38:                                               ; preds = %36, %38
  %39 = phi i64 [ %46, %38 ], [ %37, %36 ]
  %40 = getelementptr inbounds nuw i64, ptr %4, i64 %39
  %41 = getelementptr inbounds nuw double, ptr %0, i64 %39
  %42 = load i64, ptr %41, align 8
  store i64 %42, ptr %40, align 8
  %43 = xor i64 %39, -1
  %44 = add nsw i64 %8, %43
  %45 = getelementptr inbounds nuw i64, ptr %10, i64 %39
  store i64 %44, ptr %45, align 8
  %46 = add nuw nsw i64 %39, 1
  %47 = icmp eq i64 %46, %9
  br i1 %47, label %48, label %38, !llvm.loop !29

48:                                               ; preds = %38, %34
  %49 = shl nuw i32 %2, 1
  %50 = tail call i32 @llvm.smax.i32(i32 %49, i32 1)
  %51 = zext nneg i32 %50 to i64
  %52 = shl nuw nsw i64 %51, 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %5, ptr noundef nonnull align 16 dereferenceable(1) %4, i64 %52, i1 false)
  %53 = zext nneg i32 %2 to i64
  %54 = getelementptr inbounds nuw i64, ptr %5, i64 %53
  %55 = and i64 %53, 1
  %56 = icmp eq i32 %2, 1
  br i1 %56, label %61, label %57

57:                                               ; preds = %48
  %58 = and i64 %53, 2147483646
  br label %73

59:                                               ; preds = %73
  %60 = icmp eq i64 %55, 0
  br i1 %60, label %72, label %61

61:                                               ; preds = %59, %48
  %62 = phi i64 [ 0, %48 ], [ %93, %59 ]
  %63 = icmp ne i64 %55, 0
  tail call void @llvm.assume(i1 %63)
  %64 = getelementptr inbounds nuw i64, ptr %54, i64 %62
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds nuw double, ptr %5, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds nuw double, ptr %5, i64 %62
  %69 = load double, ptr %68, align 8
  %70 = fmul double %67, %69
  %71 = getelementptr inbounds nuw double, ptr %1, i64 %62
  store double %70, ptr %71, align 8
  br label %72

72:                                               ; preds = %61, %59, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void

73:                                               ; preds = %73, %57
  %74 = phi i64 [ 0, %57 ], [ %93, %73 ]
  %75 = phi i64 [ 0, %57 ], [ %94, %73 ]
  %76 = getelementptr inbounds nuw i64, ptr %54, i64 %74
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds nuw double, ptr %5, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = getelementptr inbounds nuw double, ptr %5, i64 %74
  %81 = load double, ptr %80, align 16
  %82 = fmul double %79, %81
  %83 = getelementptr inbounds nuw double, ptr %1, i64 %74
  store double %82, ptr %83, align 8
  %84 = or disjoint i64 %74, 1
  %85 = getelementptr inbounds nuw i64, ptr %54, i64 %84
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds nuw double, ptr %5, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds nuw double, ptr %5, i64 %84
  %90 = load double, ptr %89, align 8
  %91 = fmul double %88, %90
  %92 = getelementptr inbounds nuw double, ptr %1, i64 %84
  store double %91, ptr %92, align 8
  %93 = add nuw nsw i64 %74, 2
  %94 = add i64 %75, 2
  %95 = icmp eq i64 %94, %58
  br i1 %95, label %59, label %73, !llvm.loop !30
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @stack(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [16 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %107

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  %8 = and i64 %7, 3
  %9 = icmp ult i32 %2, 4
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = and i64 %7, 2147483644
  br label %52

12:                                               ; preds = %52
  %13 = icmp eq i64 %8, 0
  br i1 %13, label %30, label %14

14:                                               ; preds = %12, %6
  %15 = phi i64 [ 0, %6 ], [ %79, %12 ]
  %16 = phi i64 [ 0, %6 ], [ %77, %12 ]
  %17 = icmp ne i64 %8, 0
  tail call void @llvm.assume(i1 %17)
  br label %18

18:                                               ; preds = %18, %14
  %19 = phi i64 [ %15, %14 ], [ %27, %18 ]
  %20 = phi i64 [ %16, %14 ], [ %25, %18 ]
  %21 = phi i64 [ 0, %14 ], [ %28, %18 ]
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %19
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds nuw i64, ptr %4, i64 %20
  store i64 %23, ptr %24, align 16
  %25 = add nuw nsw i64 %20, 2
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store i64 %19, ptr %26, align 8
  %27 = add nuw nsw i64 %19, 1
  %28 = add i64 %21, 1
  %29 = icmp eq i64 %28, %8
  br i1 %29, label %30, label %18, !llvm.loop !31

30:                                               ; preds = %18, %12
  %31 = phi i64 [ %77, %12 ], [ %25, %18 ]
  %32 = shl i64 %31, 32
  %33 = ashr exact i64 %32, 32
  %34 = add nsw i64 %33, -2
  %35 = and i64 %34, 2
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %49

37:                                               ; preds = %30
  %38 = getelementptr i64, ptr %4, i64 %33
  %39 = getelementptr i8, ptr %38, i64 -8
  %40 = load i64, ptr %39, align 8
  %41 = add nsw i64 %33, -2
  %42 = getelementptr inbounds i64, ptr %4, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = fmul double %43, %43
  %45 = add i64 %40, 1
  %46 = uitofp i64 %45 to double
  %47 = fmul double %44, %46
  %48 = getelementptr inbounds nuw double, ptr %1, i64 %40
  store double %47, ptr %48, align 8
  br label %49

49:                                               ; preds = %37, %30
  %50 = phi i64 [ %33, %30 ], [ %41, %37 ]
  %51 = icmp ult i64 %34, 2
  br i1 %51, label %107, label %82

52:                                               ; preds = %52, %10
  %53 = phi i64 [ 0, %10 ], [ %79, %52 ]
  %54 = phi i64 [ 0, %10 ], [ %77, %52 ]
  %55 = phi i64 [ 0, %10 ], [ %80, %52 ]
  %56 = getelementptr inbounds nuw double, ptr %0, i64 %53
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds nuw i64, ptr %4, i64 %54
  store i64 %57, ptr %58, align 16
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 8
  store i64 %53, ptr %59, align 8
  %60 = or disjoint i64 %53, 1
  %61 = getelementptr inbounds nuw double, ptr %0, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds nuw i64, ptr %4, i64 %54
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 16
  store i64 %62, ptr %64, align 16
  %65 = getelementptr inbounds nuw i8, ptr %63, i64 24
  store i64 %60, ptr %65, align 8
  %66 = or disjoint i64 %53, 2
  %67 = getelementptr inbounds nuw double, ptr %0, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i64, ptr %4, i64 %54
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 32
  store i64 %68, ptr %70, align 16
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 40
  store i64 %66, ptr %71, align 8
  %72 = or disjoint i64 %53, 3
  %73 = getelementptr inbounds nuw double, ptr %0, i64 %72
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds nuw i64, ptr %4, i64 %54
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 48
  store i64 %74, ptr %76, align 16
  %77 = add nuw nsw i64 %54, 8
  %78 = getelementptr inbounds nuw i8, ptr %75, i64 56
  store i64 %72, ptr %78, align 8
  %79 = add nuw nsw i64 %53, 4
  %80 = add i64 %55, 4
  %81 = icmp eq i64 %80, %11
  br i1 %81, label %12, label %52, !llvm.loop !32

82:                                               ; preds = %49, %82
  %83 = phi i64 [ %98, %82 ], [ %50, %49 ]
  %84 = getelementptr i64, ptr %4, i64 %83
  %85 = getelementptr i8, ptr %84, i64 -8
  %86 = load i64, ptr %85, align 8
  %87 = add nsw i64 %83, -2
  %88 = getelementptr inbounds i64, ptr %4, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = fmul double %89, %89
  %91 = add i64 %86, 1
  %92 = uitofp i64 %91 to double
  %93 = fmul double %90, %92
  %94 = getelementptr inbounds nuw double, ptr %1, i64 %86
  store double %93, ptr %94, align 8
  %95 = getelementptr i64, ptr %4, i64 %87
  %96 = getelementptr i8, ptr %95, i64 -8
  %97 = load i64, ptr %96, align 8
  %98 = add nsw i64 %83, -4
  %99 = getelementptr inbounds i64, ptr %4, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = fmul double %100, %100
  %102 = add i64 %97, 1
  %103 = uitofp i64 %102 to double
  %104 = fmul double %101, %103
  %105 = getelementptr inbounds nuw double, ptr %1, i64 %97
  store double %104, ptr %105, align 8
  %106 = icmp eq i64 %98, 0
  br i1 %106, label %107, label %82, !llvm.loop !33

107:                                              ; preds = %49, %82, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @swapped_by_xor(ptr noundef readonly captures(none) %0, ptr noundef captures(none) initializes((0, 32)) %1, i32 noundef %2) local_unnamed_addr #2 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef nonnull align 8 dereferenceable(32) %0, i64 32, i1 false)
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %5 = load <2 x i64>, ptr %4, align 8
  %6 = load <2 x i64>, ptr %1, align 8
  %7 = shufflevector <2 x i64> %6, <2 x i64> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i64> %7, ptr %4, align 8
  %8 = shufflevector <2 x i64> %5, <2 x i64> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i64> %8, ptr %1, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @swapped_by_sums(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %44

5:                                                ; preds = %3
  %6 = ptrtoint ptr %1 to i64
  %7 = ptrtoint ptr %0 to i64
  %8 = zext nneg i32 %2 to i64
  %9 = icmp ult i32 %2, 6
  %10 = sub i64 %6, %7
  %11 = icmp ult i64 %10, 32
  %12 = or i1 %9, %11
  br i1 %12, label %27, label %13

13:                                               ; preds = %5
  %14 = and i64 %8, 2147483644
  br label %15

15:                                               ; preds = %15, %13
  %16 = phi i64 [ 0, %13 ], [ %23, %15 ]
  %17 = getelementptr inbounds nuw i64, ptr %0, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %19 = load <2 x i64>, ptr %17, align 8
  %20 = load <2 x i64>, ptr %18, align 8
  %21 = getelementptr inbounds nuw i64, ptr %1, i64 %16
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store <2 x i64> %19, ptr %21, align 8
  store <2 x i64> %20, ptr %22, align 8
  %23 = add nuw i64 %16, 4
  %24 = icmp eq i64 %23, %14
  br i1 %24, label %25, label %15, !llvm.loop !34

25:                                               ; preds = %15
  %26 = icmp eq i64 %14, %8
  br i1 %26, label %44, label %27

27:                                               ; preds = %5, %25
  %28 = phi i64 [ 0, %5 ], [ %14, %25 ]
  %29 = and i64 %8, 3
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %40, label %31

31:                                               ; preds = %27, %31
  %32 = phi i64 [ %37, %31 ], [ %28, %27 ]
  %33 = phi i64 [ %38, %31 ], [ 0, %27 ]
  %34 = getelementptr inbounds nuw i64, ptr %0, i64 %32
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i64, ptr %1, i64 %32
  store i64 %35, ptr %36, align 8
  %37 = add nuw nsw i64 %32, 1
  %38 = add i64 %33, 1
  %39 = icmp eq i64 %38, %29
  br i1 %39, label %40, label %31, !llvm.loop !35

40:                                               ; preds = %31, %27
  %41 = phi i64 [ %28, %27 ], [ %37, %31 ]
  %42 = sub nsw i64 %28, %8
  %43 = icmp ugt i64 %42, -4
  br i1 %43, label %44, label %50

44:                                               ; preds = %40, %50, %25, %3
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %46 = load <2 x i64>, ptr %45, align 8
  %47 = load <2 x i64>, ptr %1, align 8
  %48 = shufflevector <2 x i64> %47, <2 x i64> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i64> %48, ptr %45, align 8
  %49 = shufflevector <2 x i64> %46, <2 x i64> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i64> %49, ptr %1, align 8
  ret void

50:                                               ; preds = %40, %50
  %51 = phi i64 [ %67, %50 ], [ %41, %40 ]
  %52 = getelementptr inbounds nuw i64, ptr %0, i64 %51
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds nuw i64, ptr %1, i64 %51
  store i64 %53, ptr %54, align 8
  %55 = add nuw nsw i64 %51, 1
  %56 = getelementptr inbounds nuw i64, ptr %0, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds nuw i64, ptr %1, i64 %55
  store i64 %57, ptr %58, align 8
  %59 = add nuw nsw i64 %51, 2
  %60 = getelementptr inbounds nuw i64, ptr %0, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i64, ptr %1, i64 %59
  store i64 %61, ptr %62, align 8
  %63 = add nuw nsw i64 %51, 3
  %64 = getelementptr inbounds nuw i64, ptr %0, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds nuw i64, ptr %1, i64 %63
  store i64 %65, ptr %66, align 8
  %67 = add nuw nsw i64 %51, 4
  %68 = icmp eq i64 %67, %8
  br i1 %68, label %44, label %50, !llvm.loop !36
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @exponent(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %47

5:                                                ; preds = %3
  %6 = ptrtoint ptr %1 to i64
  %7 = ptrtoint ptr %0 to i64
  %8 = zext nneg i32 %2 to i64
  %9 = icmp ult i32 %2, 4
  %10 = sub i64 %6, %7
  %11 = icmp ult i64 %10, 32
  %12 = or i1 %9, %11
  br i1 %12, label %29, label %13

13:                                               ; preds = %5
  %14 = and i64 %8, 2147483644
  br label %15

15:                                               ; preds = %15, %13
  %16 = phi i64 [ 0, %13 ], [ %25, %15 ]
  %17 = getelementptr inbounds nuw i64, ptr %0, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %19 = load <2 x i64>, ptr %17, align 8
  %20 = load <2 x i64>, ptr %18, align 8
  %21 = add <2 x i64> %19, splat (i64 4503599627370496)
  %22 = add <2 x i64> %20, splat (i64 4503599627370496)
  %23 = getelementptr inbounds nuw i64, ptr %1, i64 %16
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store <2 x i64> %21, ptr %23, align 8
  store <2 x i64> %22, ptr %24, align 8
  %25 = add nuw i64 %16, 4
  %26 = icmp eq i64 %25, %14
  br i1 %26, label %27, label %15, !llvm.loop !37

27:                                               ; preds = %15
  %28 = icmp eq i64 %14, %8
  br i1 %28, label %47, label %29

29:                                               ; preds = %5, %27
  %30 = phi i64 [ 0, %5 ], [ %14, %27 ]
  %31 = and i64 %8, 3
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %43, label %33

33:                                               ; preds = %29, %33
  %34 = phi i64 [ %40, %33 ], [ %30, %29 ]
  %35 = phi i64 [ %41, %33 ], [ 0, %29 ]
  %36 = getelementptr inbounds nuw i64, ptr %0, i64 %34
  %37 = load i64, ptr %36, align 8
  %38 = add i64 %37, 4503599627370496
  %39 = getelementptr inbounds nuw i64, ptr %1, i64 %34
  store i64 %38, ptr %39, align 8
  %40 = add nuw nsw i64 %34, 1
  %41 = add i64 %35, 1
  %42 = icmp eq i64 %41, %31
  br i1 %42, label %43, label %33, !llvm.loop !38

43:                                               ; preds = %33, %29
  %44 = phi i64 [ %30, %29 ], [ %40, %33 ]
  %45 = sub nsw i64 %30, %8
  %46 = icmp ugt i64 %45, -4
  br i1 %46, label %47, label %48

47:                                               ; preds = %43, %48, %27, %3
  ret void

48:                                               ; preds = %43, %48
  %49 = phi i64 [ %69, %48 ], [ %44, %43 ]
  %50 = getelementptr inbounds nuw i64, ptr %0, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = add i64 %51, 4503599627370496
  %53 = getelementptr inbounds nuw i64, ptr %1, i64 %49
  store i64 %52, ptr %53, align 8
  %54 = add nuw nsw i64 %49, 1
  %55 = getelementptr inbounds nuw i64, ptr %0, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = add i64 %56, 4503599627370496
  %58 = getelementptr inbounds nuw i64, ptr %1, i64 %54
  store i64 %57, ptr %58, align 8
  %59 = add nuw nsw i64 %49, 2
  %60 = getelementptr inbounds nuw i64, ptr %0, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = add i64 %61, 4503599627370496
  %63 = getelementptr inbounds nuw i64, ptr %1, i64 %59
  store i64 %62, ptr %63, align 8
  %64 = add nuw nsw i64 %49, 3
  %65 = getelementptr inbounds nuw i64, ptr %0, i64 %64
  %66 = load i64, ptr %65, align 8
  %67 = add i64 %66, 4503599627370496
  %68 = getelementptr inbounds nuw i64, ptr %1, i64 %64
  store i64 %67, ptr %68, align 8
  %69 = add nuw nsw i64 %49, 4
  %70 = icmp eq i64 %69, %8
  br i1 %70, label %47, label %48, !llvm.loop !39
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local void @flexible_member(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = shl nsw i32 %2, 3
  %5 = add nsw i32 %4, 8
  %6 = sext i32 %5 to i64
  %7 = tail call noalias ptr @malloc(i64 noundef %6) #11
  %8 = tail call noalias ptr @malloc(i64 noundef %6) #11
  store i32 %2, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %10 = sext i32 %4 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %9, ptr align 8 %0, i64 %10, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr nonnull align 8 %7, i64 %6, i1 false)
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %38

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %14 = zext nneg i32 %2 to i64
  %15 = icmp ult i32 %2, 4
  br i1 %15, label %36, label %16

16:                                               ; preds = %12
  %17 = and i64 %14, 2147483644
  br label %18

18:                                               ; preds = %18, %16
  %19 = phi i64 [ 0, %16 ], [ %32, %18 ]
  %20 = getelementptr inbounds nuw double, ptr %13, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %22 = load <2 x double>, ptr %20, align 8
  %23 = load <2 x double>, ptr %21, align 8
  %24 = getelementptr inbounds nuw double, ptr %9, i64 %19
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load <2 x double>, ptr %24, align 8
  %27 = load <2 x double>, ptr %25, align 8
  %28 = fmul <2 x double> %22, %26
  %29 = fmul <2 x double> %23, %27
  %30 = getelementptr inbounds nuw double, ptr %1, i64 %19
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  store <2 x double> %28, ptr %30, align 8
  store <2 x double> %29, ptr %31, align 8
  %32 = add nuw i64 %19, 4
  %33 = icmp eq i64 %32, %17
  br i1 %33, label %34, label %18, !llvm.loop !40

34:                                               ; preds = %18
  %35 = icmp eq i64 %17, %14
  br i1 %35, label %38, label %36

36:                                               ; preds = %12, %34
  %37 = phi i64 [ 0, %12 ], [ %17, %34 ]
  br label %39

38:                                               ; preds = %39, %34, %3
  tail call void @free(ptr noundef nonnull %7) #10
  tail call void @free(ptr noundef %8) #10
  ret void

39:                                               ; preds = %36, %39
  %40 = phi i64 [ %47, %39 ], [ %37, %36 ]
  %41 = getelementptr inbounds nuw double, ptr %13, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds nuw double, ptr %9, i64 %40
  %44 = load double, ptr %43, align 8
  %45 = fmul double %42, %44
  %46 = getelementptr inbounds nuw double, ptr %1, i64 %40
  store double %45, ptr %46, align 8
  %47 = add nuw nsw i64 %40, 1
  %48 = icmp eq i64 %47, %14
  br i1 %48, label %38, label %39, !llvm.loop !41
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @nothing_added(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %24

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = and i64 %6, 1
  %8 = icmp eq i32 %2, 1
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = and i64 %6, 2147483646
  br label %25

11:                                               ; preds = %25
  %12 = icmp eq i64 %7, 0
  br i1 %12, label %24, label %13

13:                                               ; preds = %11, %5
  %14 = phi i64 [ 0, %5 ], [ %44, %11 ]
  %15 = phi i64 [ 0, %5 ], [ %37, %11 ]
  %16 = icmp ne i64 %7, 0
  tail call void @llvm.assume(i1 %16)
  %17 = add i64 %15, %14
  %18 = getelementptr inbounds nuw i64, ptr %0, i64 %14
  %19 = load i64, ptr %18, align 8
  %20 = icmp ugt i64 %17, 1000
  %21 = zext i1 %20 to i64
  %22 = add i64 %19, %21
  %23 = getelementptr inbounds nuw i64, ptr %1, i64 %14
  store i64 %22, ptr %23, align 8
  br label %24

24:                                               ; preds = %13, %11, %3
  ret void

25:                                               ; preds = %25, %9
  %26 = phi i64 [ 0, %9 ], [ %44, %25 ]
  %27 = phi i64 [ 0, %9 ], [ %37, %25 ]
  %28 = phi i64 [ 0, %9 ], [ %45, %25 ]
  %29 = add i64 %27, %26
  %30 = getelementptr inbounds nuw i64, ptr %0, i64 %26
  %31 = load i64, ptr %30, align 8
  %32 = icmp ugt i64 %29, 1000
  %33 = zext i1 %32 to i64
  %34 = add i64 %31, %33
  %35 = getelementptr inbounds nuw i64, ptr %1, i64 %26
  store i64 %34, ptr %35, align 8
  %36 = or disjoint i64 %26, 1
  %37 = add i64 %29, %36
  %38 = getelementptr inbounds nuw i64, ptr %0, i64 %36
  %39 = load i64, ptr %38, align 8
  %40 = icmp ugt i64 %37, 1000
  %41 = zext i1 %40 to i64
  %42 = add i64 %39, %41
  %43 = getelementptr inbounds nuw i64, ptr %1, i64 %36
  store i64 %42, ptr %43, align 8
  %44 = add nuw nsw i64 %26, 2
  %45 = add i64 %28, 2
  %46 = icmp eq i64 %45, %10
  br i1 %46, label %11, label %25, !llvm.loop !42
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { nounwind }
attributes #11 = { nounwind allocsize(0) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = distinct !{!4, !5, !6, !7}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.isvectorized", i32 1}
!7 = !{!"llvm.loop.unroll.runtime.disable"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !5, !6}
!11 = !{!12}
!12 = distinct !{!12, !13}
!13 = distinct !{!13, !"LVerDomain"}
!14 = !{!15}
!15 = distinct !{!15, !13}
!16 = distinct !{!16, !5, !6, !7}
!17 = distinct !{!17, !9}
!18 = distinct !{!18, !5, !6}
!19 = distinct !{!19, !5, !6, !7}
!20 = distinct !{!20, !9}
!21 = distinct !{!21, !5, !6}
!22 = distinct !{!22, !5, !23}
!23 = !{!"llvm.loop.peeled.count", i32 1}
!24 = distinct !{!24, !5}
!25 = distinct !{!25, !5}
!26 = distinct !{!26, !5}
!27 = distinct !{!27, !5}
!28 = distinct !{!28, !5, !6, !7}
!29 = distinct !{!29, !5, !7, !6}
!30 = distinct !{!30, !5}
!31 = distinct !{!31, !9}
!32 = distinct !{!32, !5}
!33 = distinct !{!33, !5}
!34 = distinct !{!34, !5, !6, !7}
!35 = distinct !{!35, !9}
!36 = distinct !{!36, !5, !6}
!37 = distinct !{!37, !5, !6, !7}
!38 = distinct !{!38, !9}
!39 = distinct !{!39, !5, !6}
!40 = distinct !{!40, !5, !6, !7}
!41 = distinct !{!41, !5, !7, !6}
!42 = distinct !{!42, !5}
