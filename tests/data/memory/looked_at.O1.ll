; ModuleID = 'looked_at.c'
source_filename = "looked_at.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @summed(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %13, %8 ]
  %10 = getelementptr inbounds nuw i64, ptr %0, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %1, i64 %9
  store i64 %11, ptr %12, align 8
  %13 = add nuw nsw i64 %9, 1
  %14 = icmp eq i64 %13, %6
  br i1 %14, label %7, label %8, !llvm.loop !4
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
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = zext nneg i32 %2 to i64
  %8 = getelementptr i64, ptr %1, i64 %6
  br label %10

9:                                                ; preds = %10, %3
  ret void

10:                                               ; preds = %5, %10
  %11 = phi i64 [ 0, %5 ], [ %16, %10 ]
  %12 = getelementptr inbounds nuw i64, ptr %0, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = xor i64 %11, -1
  %15 = getelementptr i64, ptr %8, i64 %14
  store i64 %13, ptr %15, align 8
  %16 = add nuw nsw i64 %11, 1
  %17 = icmp eq i64 %16, %7
  br i1 %17, label %9, label %10, !llvm.loop !7
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @counted(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %13, %8 ]
  %10 = getelementptr inbounds nuw i64, ptr %0, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %1, i64 %9
  store i64 %11, ptr %12, align 8
  %13 = add nuw nsw i64 %9, 1
  %14 = icmp eq i64 %13, %6
  br i1 %14, label %7, label %8, !llvm.loop !8
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @smaller_difference(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = zext nneg i32 %2 to i64
  br label %9

8:                                                ; preds = %9, %3
  ret void

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 0, %5 ], [ %13, %9 ]
  %11 = getelementptr inbounds nuw i64, ptr %0, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = add nuw nsw i64 %10, 1
  %14 = icmp eq i64 %13, %6
  %15 = and i64 %13, 4294967295
  %16 = select i1 %14, i64 0, i64 %15
  %17 = getelementptr inbounds nuw i64, ptr %0, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = sub i64 %12, %18
  %20 = icmp slt i64 %19, 0
  %21 = select i1 %20, i64 %12, i64 %18
  %22 = getelementptr inbounds nuw i64, ptr %1, i64 %10
  store i64 %21, ptr %22, align 8
  %23 = icmp eq i64 %13, %7
  br i1 %23, label %8, label %9, !llvm.loop !9
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @sorted_by_digits(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [8 x i64], align 16
  %5 = alloca [8 x i64], align 16
  %6 = alloca [257 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %7 = shl nsw i32 %2, 3
  %8 = sext i32 %7 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %4, ptr align 8 %0, i64 %8, i1 false)
  %9 = icmp sgt i32 %2, 0
  %10 = icmp sgt i32 %2, 0
  %11 = zext nneg i32 %2 to i64
  %12 = zext nneg i32 %2 to i64
  br label %14

13:                                               ; preds = %39
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr nonnull align 16 %5, i64 %8, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret void

14:                                               ; preds = %3, %39
  %15 = phi i64 [ 0, %3 ], [ %40, %39 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1028) %6, i8 0, i64 1028, i1 false)
  br i1 %9, label %18, label %16

16:                                               ; preds = %18, %14
  %17 = load i32, ptr %6, align 16
  br label %31

18:                                               ; preds = %14, %18
  %19 = phi i64 [ %28, %18 ], [ 0, %14 ]
  %20 = getelementptr inbounds nuw i64, ptr %4, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = lshr i64 %21, %15
  %23 = and i64 %22, 255
  %24 = getelementptr inbounds nuw i32, ptr %6, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %26 = load i32, ptr %25, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %25, align 4
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %16, label %18, !llvm.loop !10

30:                                               ; preds = %31
  br i1 %10, label %42, label %39

31:                                               ; preds = %16, %31
  %32 = phi i32 [ %17, %16 ], [ %37, %31 ]
  %33 = phi i64 [ 0, %16 ], [ %34, %31 ]
  %34 = add nuw nsw i64 %33, 1
  %35 = getelementptr inbounds nuw i32, ptr %6, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = add nsw i32 %36, %32
  store i32 %37, ptr %35, align 4
  %38 = icmp eq i64 %34, 256
  br i1 %38, label %30, label %31, !llvm.loop !11

39:                                               ; preds = %42, %30
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %4, ptr nonnull align 16 %5, i64 %8, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  %40 = add nuw nsw i64 %15, 8
  %41 = icmp samesign ult i64 %15, 56
  br i1 %41, label %14, label %13, !llvm.loop !12

42:                                               ; preds = %30, %42
  %43 = phi i64 [ %53, %42 ], [ 0, %30 ]
  %44 = getelementptr inbounds nuw i64, ptr %4, i64 %43
  %45 = load i64, ptr %44, align 8
  %46 = lshr i64 %45, %15
  %47 = and i64 %46, 255
  %48 = getelementptr inbounds nuw i32, ptr %6, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %48, align 4
  %51 = sext i32 %49 to i64
  %52 = getelementptr inbounds i64, ptr %5, i64 %51
  store i64 %45, ptr %52, align 8
  %53 = add nuw nsw i64 %43, 1
  %54 = icmp eq i64 %53, %12
  br i1 %54, label %39, label %42, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @beside_places(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [8 x i64], align 16
  %5 = alloca [8 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  %9 = zext nneg i32 %2 to i64
  %10 = zext nneg i32 %2 to i64
  %11 = getelementptr inbounds i64, ptr %4, i64 %9
  br label %19

12:                                               ; preds = %19, %3
  %13 = icmp sgt i32 %2, 0
  br i1 %13, label %14, label %29

14:                                               ; preds = %12
  %15 = shl nuw i32 %2, 1
  %16 = tail call i32 @llvm.smax.i32(i32 %15, i32 1)
  %17 = zext nneg i32 %16 to i64
  %18 = shl nuw nsw i64 %17, 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %5, ptr noundef nonnull align 16 dereferenceable(1) %4, i64 %18, i1 false)
  br label %29

19:                                               ; preds = %7, %19
  %20 = phi i64 [ 0, %7 ], [ %27, %19 ]
  %21 = getelementptr inbounds nuw i64, ptr %4, i64 %20
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %20
  %23 = load i64, ptr %22, align 8
  store i64 %23, ptr %21, align 8
  %24 = xor i64 %20, -1
  %25 = add nsw i64 %8, %24
  %26 = getelementptr inbounds i64, ptr %11, i64 %20
  store i64 %25, ptr %26, align 8
  %27 = add nuw nsw i64 %20, 1
  %28 = icmp eq i64 %27, %10
  br i1 %28, label %12, label %19, !llvm.loop !14

29:                                               ; preds = %14, %12
  %30 = icmp sgt i32 %2, 0
  br i1 %30, label %31, label %35

31:                                               ; preds = %29
  %32 = zext nneg i32 %2 to i64
  %33 = zext nneg i32 %2 to i64
  %34 = getelementptr inbounds i64, ptr %5, i64 %32
  br label %36

35:                                               ; preds = %36, %29
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret void

36:                                               ; preds = %31, %36
  %37 = phi i64 [ 0, %31 ], [ %46, %36 ]
  %38 = getelementptr inbounds i64, ptr %34, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw double, ptr %5, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds nuw double, ptr %5, i64 %37
  %43 = load double, ptr %42, align 8
  %44 = fmul double %41, %43
  %45 = getelementptr inbounds nuw double, ptr %1, i64 %37
  store double %44, ptr %45, align 8
  %46 = add nuw nsw i64 %37, 1
  %47 = icmp eq i64 %46, %33
  br i1 %47, label %35, label %36, !llvm.loop !15
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @stack(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [16 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  br label %15

8:                                                ; preds = %15
  %9 = trunc nuw i64 %21 to i32
  br label %10

10:                                               ; preds = %8, %3
  %11 = phi i32 [ 0, %3 ], [ %9, %8 ]
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %39, label %13

13:                                               ; preds = %10
  %14 = sext i32 %11 to i64
  br label %25

15:                                               ; preds = %6, %15
  %16 = phi i64 [ 0, %6 ], [ %23, %15 ]
  %17 = phi i64 [ 0, %6 ], [ %21, %15 ]
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw i64, ptr %4, i64 %17
  store i64 %19, ptr %20, align 16
  %21 = add nuw nsw i64 %17, 2
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store i64 %16, ptr %22, align 8
  %23 = add nuw nsw i64 %16, 1
  %24 = icmp eq i64 %23, %7
  br i1 %24, label %8, label %15, !llvm.loop !16

25:                                               ; preds = %13, %25
  %26 = phi i64 [ %14, %13 ], [ %30, %25 ]
  %27 = getelementptr i64, ptr %4, i64 %26
  %28 = getelementptr i8, ptr %27, i64 -8
  %29 = load i64, ptr %28, align 8
  %30 = add nsw i64 %26, -2
  %31 = getelementptr inbounds i64, ptr %4, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = fmul double %32, %32
  %34 = add i64 %29, 1
  %35 = uitofp i64 %34 to double
  %36 = fmul double %33, %35
  %37 = getelementptr inbounds nuw double, ptr %1, i64 %29
  store double %36, ptr %37, align 8
  %38 = icmp eq i64 %30, 0
  br i1 %38, label %39, label %25, !llvm.loop !17

39:                                               ; preds = %25, %10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @swapped_by_xor(ptr noundef readonly captures(none) %0, ptr noundef captures(none) initializes((0, 32)) %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef nonnull align 8 dereferenceable(32) %0, i64 32, i1 false)
  br label %5

4:                                                ; preds = %5
  ret void

5:                                                ; preds = %3, %5
  %6 = phi i64 [ 0, %3 ], [ %17, %5 ]
  %7 = sub nuw nsw i64 3, %6
  %8 = getelementptr inbounds nuw i64, ptr %1, i64 %7
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i64, ptr %1, i64 %6
  %11 = load i64, ptr %10, align 8
  %12 = xor i64 %11, %9
  store i64 %12, ptr %10, align 8
  %13 = load i64, ptr %8, align 8
  %14 = xor i64 %13, %12
  store i64 %14, ptr %8, align 8
  %15 = load i64, ptr %10, align 8
  %16 = xor i64 %15, %14
  store i64 %16, ptr %10, align 8
  %17 = add nuw nsw i64 %6, 1
  %18 = icmp eq i64 %6, 0
  br i1 %18, label %5, label %4, !llvm.loop !18
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @swapped_by_sums(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %8, %3
  br label %16

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  br label %8

8:                                                ; preds = %6, %8
  %9 = phi i64 [ 0, %6 ], [ %13, %8 ]
  %10 = getelementptr inbounds nuw i64, ptr %0, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %1, i64 %9
  store i64 %11, ptr %12, align 8
  %13 = add nuw nsw i64 %9, 1
  %14 = icmp eq i64 %13, %7
  br i1 %14, label %5, label %8, !llvm.loop !19

15:                                               ; preds = %16
  ret void

16:                                               ; preds = %5, %16
  %17 = phi i64 [ %28, %16 ], [ 0, %5 ]
  %18 = sub nuw nsw i64 3, %17
  %19 = getelementptr inbounds nuw i64, ptr %1, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw i64, ptr %1, i64 %17
  %22 = load i64, ptr %21, align 8
  %23 = add i64 %22, %20
  store i64 %23, ptr %21, align 8
  %24 = load i64, ptr %19, align 8
  %25 = sub i64 %23, %24
  store i64 %25, ptr %19, align 8
  %26 = load i64, ptr %21, align 8
  %27 = sub i64 %26, %25
  store i64 %27, ptr %21, align 8
  %28 = add nuw nsw i64 %17, 1
  %29 = icmp eq i64 %17, 0
  br i1 %29, label %16, label %15, !llvm.loop !20
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @exponent(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %14, %8 ]
  %10 = getelementptr inbounds nuw i64, ptr %0, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %11, 4503599627370496
  %13 = getelementptr inbounds nuw i64, ptr %1, i64 %9
  store i64 %12, ptr %13, align 8
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %6
  br i1 %15, label %7, label %8, !llvm.loop !21
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local void @flexible_member(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = shl nsw i32 %2, 3
  %5 = add nsw i32 %4, 8
  %6 = sext i32 %5 to i64
  %7 = tail call noalias ptr @malloc(i64 noundef %6) #10
  %8 = tail call noalias ptr @malloc(i64 noundef %6) #10
  store i32 %2, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %10 = sext i32 %4 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %9, ptr align 8 %0, i64 %10, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr nonnull align 8 %7, i64 %6, i1 false)
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %14 = zext nneg i32 %2 to i64
  br label %16

15:                                               ; preds = %16, %3
  tail call void @free(ptr noundef %7) #9
  tail call void @free(ptr noundef %8) #9
  ret void

16:                                               ; preds = %12, %16
  %17 = phi i64 [ 0, %12 ], [ %24, %16 ]
  %18 = getelementptr inbounds nuw double, ptr %13, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds nuw double, ptr %9, i64 %17
  %21 = load double, ptr %20, align 8
  %22 = fmul double %19, %21
  %23 = getelementptr inbounds nuw double, ptr %1, i64 %17
  store double %22, ptr %23, align 8
  %24 = add nuw nsw i64 %17, 1
  %25 = icmp eq i64 %24, %14
  br i1 %25, label %15, label %16, !llvm.loop !22
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @nothing_added(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %18, %8 ]
  %10 = phi i64 [ 0, %5 ], [ %11, %8 ]
  %11 = add i64 %10, %9
  %12 = getelementptr inbounds nuw i64, ptr %0, i64 %9
  %13 = load i64, ptr %12, align 8
  %14 = icmp ugt i64 %11, 1000
  %15 = zext i1 %14 to i64
  %16 = add i64 %13, %15
  %17 = getelementptr inbounds nuw i64, ptr %1, i64 %9
  store i64 %16, ptr %17, align 8
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %6
  br i1 %19, label %7, label %8, !llvm.loop !23
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #8

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { nounwind allocsize(0) }

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
