; ModuleID = 'requested.c'
source_filename = "requested.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i64, double, i32 }

@total = internal unnamed_addr global i64 0, align 8

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @summed(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %9

7:                                                ; preds = %9, %3
  %8 = phi i64 [ 0, %3 ], [ %14, %9 ]
  store i64 %8, ptr @total, align 8
  ret void

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 0, %5 ], [ %16, %9 ]
  %11 = phi i64 [ 0, %5 ], [ %14, %9 ]
  %12 = getelementptr inbounds nuw i64, ptr %0, i64 %10
  %13 = load i64, ptr %12, align 8
  %14 = add i64 %13, %11
  %15 = getelementptr inbounds nuw i64, ptr %1, i64 %10
  store i64 %13, ptr %15, align 8
  %16 = add nuw nsw i64 %10, 1
  %17 = icmp eq i64 %16, %6
  br i1 %17, label %7, label %9, !llvm.loop !4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @summed_afterwards(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) #0 {
  %4 = shl nsw i32 %2, 3
  %5 = sext i32 %4 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %0, i64 %5, i1 false)
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %11

9:                                                ; preds = %11, %3
  %10 = phi i64 [ 0, %3 ], [ %16, %11 ]
  store i64 %10, ptr @total, align 8
  ret void

11:                                               ; preds = %7, %11
  %12 = phi i64 [ 0, %7 ], [ %17, %11 ]
  %13 = phi i64 [ 0, %7 ], [ %16, %11 ]
  %14 = getelementptr inbounds nuw i64, ptr %1, i64 %12
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %15, %13
  %17 = add nuw nsw i64 %12, 1
  %18 = icmp eq i64 %17, %8
  br i1 %18, label %9, label %11, !llvm.loop !7
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @hashed(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = zext nneg i32 %2 to i64
  %8 = getelementptr i64, ptr %1, i64 %6
  br label %11

9:                                                ; preds = %11, %3
  %10 = phi i64 [ -3750763034362895579, %3 ], [ %17, %11 ]
  store i64 %10, ptr @total, align 8
  ret void

11:                                               ; preds = %5, %11
  %12 = phi i64 [ 0, %5 ], [ %20, %11 ]
  %13 = phi i64 [ -3750763034362895579, %5 ], [ %17, %11 ]
  %14 = getelementptr inbounds nuw i64, ptr %0, i64 %12
  %15 = load i64, ptr %14, align 8
  %16 = xor i64 %15, %13
  %17 = mul i64 %16, 1099511628211
  %18 = xor i64 %12, -1
  %19 = getelementptr i64, ptr %8, i64 %18
  store i64 %15, ptr %19, align 8
  %20 = add nuw nsw i64 %12, 1
  %21 = icmp eq i64 %20, %7
  br i1 %21, label %9, label %11, !llvm.loop !8
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @counted(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %11

7:                                                ; preds = %11
  %8 = sext i32 %19 to i64
  br label %9

9:                                                ; preds = %7, %3
  %10 = phi i64 [ 0, %3 ], [ %8, %7 ]
  store i64 %10, ptr @total, align 8
  ret void

11:                                               ; preds = %5, %11
  %12 = phi i64 [ 0, %5 ], [ %21, %11 ]
  %13 = phi i32 [ 0, %5 ], [ %19, %11 ]
  %14 = getelementptr inbounds nuw i64, ptr %0, i64 %12
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %15, -1
  %17 = icmp ult i64 %16, 5
  %18 = add nsw i32 %13, 2
  %19 = select i1 %17, i32 %18, i32 %13
  %20 = getelementptr inbounds nuw i64, ptr %1, i64 %12
  store i64 %15, ptr %20, align 8
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, %6
  br i1 %22, label %7, label %11, !llvm.loop !9
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @smaller_difference(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) #3 {
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
  br i1 %23, label %8, label %9, !llvm.loop !10
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @sorted_by_digits(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) #3 {
  %4 = alloca [8 x i64], align 16
  %5 = alloca [8 x i64], align 16
  %6 = alloca [257 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
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
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void

14:                                               ; preds = %3, %39
  %15 = phi i64 [ 0, %3 ], [ %40, %39 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
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
  br i1 %29, label %16, label %18, !llvm.loop !11

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
  br i1 %38, label %30, label %31, !llvm.loop !12

39:                                               ; preds = %42, %30
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %4, ptr nonnull align 16 %5, i64 %8, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  %40 = add nuw nsw i64 %15, 8
  %41 = icmp samesign ult i64 %15, 56
  br i1 %41, label %14, label %13, !llvm.loop !13

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
  br i1 %54, label %39, label %42, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @beside_places(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) #3 {
  %4 = alloca [8 x i64], align 16
  %5 = alloca [8 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
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
  br i1 %28, label %12, label %19, !llvm.loop !15

29:                                               ; preds = %14, %12
  %30 = icmp sgt i32 %2, 0
  br i1 %30, label %31, label %35

31:                                               ; preds = %29
  %32 = zext nneg i32 %2 to i64
  %33 = zext nneg i32 %2 to i64
  %34 = getelementptr inbounds i64, ptr %5, i64 %32
  br label %36

35:                                               ; preds = %36, %29
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
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
  br i1 %47, label %35, label %36, !llvm.loop !16
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @stack(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) #3 {
  %4 = alloca [16 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
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
  br i1 %24, label %8, label %15, !llvm.loop !17

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
  br i1 %38, label %39, label %25, !llvm.loop !18

39:                                               ; preds = %25, %10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @bytes_checked(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = shl i32 %2, 3
  %7 = tail call i32 @llvm.smax.i32(i32 %6, i32 1)
  %8 = zext nneg i32 %7 to i64
  br label %13

9:                                                ; preds = %20
  %10 = zext i32 %31 to i64
  br label %11

11:                                               ; preds = %9, %3
  %12 = phi i64 [ 4294967295, %3 ], [ %10, %9 ]
  store i64 %12, ptr @total, align 8
  ret void

13:                                               ; preds = %5, %20
  %14 = phi i64 [ 0, %5 ], [ %22, %20 ]
  %15 = phi i32 [ -1, %5 ], [ %31, %20 ]
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  %17 = load i8, ptr %16, align 1
  %18 = zext i8 %17 to i32
  %19 = xor i32 %15, %18
  br label %24

20:                                               ; preds = %24
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 %14
  store i8 %17, ptr %21, align 1
  %22 = add nuw nsw i64 %14, 1
  %23 = icmp eq i64 %22, %8
  br i1 %23, label %9, label %13, !llvm.loop !19

24:                                               ; preds = %13, %24
  %25 = phi i32 [ 0, %13 ], [ %32, %24 ]
  %26 = phi i32 [ %19, %13 ], [ %31, %24 ]
  %27 = lshr i32 %26, 1
  %28 = and i32 %26, 1
  %29 = icmp eq i32 %28, 0
  %30 = select i1 %29, i32 0, i32 -306674912
  %31 = xor i32 %30, %27
  %32 = add nuw nsw i32 %25, 1
  %33 = icmp eq i32 %32, 8
  br i1 %33, label %20, label %24, !llvm.loop !20
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @halves_summed(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = shl nuw i32 %2, 1
  %7 = tail call i32 @llvm.smax.i32(i32 %6, i32 1)
  %8 = zext nneg i32 %7 to i64
  br label %13

9:                                                ; preds = %13
  %10 = zext i32 %18 to i64
  br label %11

11:                                               ; preds = %9, %3
  %12 = phi i64 [ 0, %3 ], [ %10, %9 ]
  store i64 %12, ptr @total, align 8
  ret void

13:                                               ; preds = %5, %13
  %14 = phi i64 [ 0, %5 ], [ %20, %13 ]
  %15 = phi i32 [ 0, %5 ], [ %18, %13 ]
  %16 = getelementptr inbounds nuw i32, ptr %0, i64 %14
  %17 = load i32, ptr %16, align 4
  %18 = add i32 %17, %15
  %19 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  store i32 %17, ptr %19, align 4
  %20 = add nuw nsw i64 %14, 1
  %21 = icmp eq i64 %20, %8
  br i1 %21, label %9, label %13, !llvm.loop !21
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @ranges_swapped(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %5 = shl nsw i32 %2, 3
  %6 = sext i32 %5 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %0, i64 %6, i1 false)
  br label %8

7:                                                ; preds = %8
  store i64 %13, ptr @total, align 8
  ret void

8:                                                ; preds = %3, %8
  %9 = phi i64 [ 0, %3 ], [ %16, %8 ]
  %10 = phi i64 [ 0, %3 ], [ %13, %8 ]
  %11 = getelementptr inbounds nuw i64, ptr %1, i64 %9
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %12, %10
  %14 = getelementptr inbounds nuw i64, ptr %4, i64 %9
  %15 = load i64, ptr %14, align 8
  store i64 %15, ptr %11, align 8
  store i64 %12, ptr %14, align 8
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %9, 0
  br i1 %17, label %8, label %7, !llvm.loop !22
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @sums_in_advance(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %12

7:                                                ; preds = %12, %3
  %8 = phi i64 [ 0, %3 ], [ %26, %12 ]
  store i64 %8, ptr @total, align 8
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %29

10:                                               ; preds = %7
  %11 = zext nneg i32 %2 to i64
  br label %30

12:                                               ; preds = %5, %12
  %13 = phi i64 [ 0, %5 ], [ %27, %12 ]
  %14 = phi i64 [ 0, %5 ], [ %26, %12 ]
  %15 = getelementptr inbounds nuw i64, ptr %0, i64 %13
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %22 = load i64, ptr %21, align 8
  %23 = add i64 %16, %14
  %24 = add i64 %23, %18
  %25 = add i64 %24, %20
  %26 = add i64 %25, %22
  %27 = add nuw nsw i64 %13, 4
  %28 = icmp samesign ult i64 %27, %6
  br i1 %28, label %12, label %7, !llvm.loop !23

29:                                               ; preds = %30, %7
  ret void

30:                                               ; preds = %10, %30
  %31 = phi i64 [ 0, %10 ], [ %39, %30 ]
  %32 = getelementptr inbounds nuw i64, ptr %0, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = or disjoint i64 %31, 1
  %35 = getelementptr inbounds nuw i64, ptr %0, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i64, ptr %1, i64 %31
  store i64 %36, ptr %37, align 8
  %38 = getelementptr inbounds nuw i64, ptr %1, i64 %34
  store i64 %33, ptr %38, align 8
  %39 = add nuw nsw i64 %31, 2
  %40 = icmp samesign ult i64 %39, %11
  br i1 %40, label %30, label %29, !llvm.loop !24
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @inserted(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) #3 {
  %4 = alloca [8 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  %8 = shl nuw nsw i64 %7, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %4, ptr align 8 %0, i64 %8, i1 false)
  br label %9

9:                                                ; preds = %6, %3
  %10 = icmp sgt i32 %2, 1
  br i1 %10, label %11, label %13

11:                                               ; preds = %9
  %12 = zext nneg i32 %2 to i64
  br label %19

13:                                               ; preds = %34, %9
  %14 = shl nsw i32 %2, 3
  %15 = sext i32 %14 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr nonnull align 16 %4, i64 %15, i1 false)
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %40

17:                                               ; preds = %13
  %18 = zext nneg i32 %2 to i64
  br label %41

19:                                               ; preds = %11, %34
  %20 = phi i64 [ 1, %11 ], [ %38, %34 ]
  %21 = getelementptr inbounds nuw i64, ptr %4, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = trunc nuw nsw i64 %20 to i32
  br label %24

24:                                               ; preds = %19, %31
  %25 = phi i32 [ %23, %19 ], [ %32, %31 ]
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr i64, ptr %4, i64 %26
  %28 = getelementptr i8, ptr %27, i64 -8
  %29 = load i64, ptr %28, align 8
  %30 = icmp sgt i64 %29, %22
  br i1 %30, label %31, label %34

31:                                               ; preds = %24
  store i64 %29, ptr %27, align 8
  %32 = add nsw i32 %25, -1
  %33 = icmp sgt i32 %25, 1
  br i1 %33, label %24, label %34, !llvm.loop !25

34:                                               ; preds = %31, %24
  %35 = phi i32 [ 0, %31 ], [ %25, %24 ]
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i64, ptr %4, i64 %36
  store i64 %22, ptr %37, align 8
  %38 = add nuw nsw i64 %20, 1
  %39 = icmp eq i64 %38, %12
  br i1 %39, label %13, label %19, !llvm.loop !26

40:                                               ; preds = %41, %13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void

41:                                               ; preds = %17, %41
  %42 = phi i64 [ 0, %17 ], [ %46, %41 ]
  %43 = getelementptr inbounds nuw double, ptr %1, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fmul double %44, %44
  store double %45, ptr %43, align 8
  %46 = add nuw nsw i64 %42, 1
  %47 = icmp eq i64 %46, %18
  br i1 %47, label %40, label %41, !llvm.loop !27
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @carried_along(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) #5 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %13

5:                                                ; preds = %3
  %6 = load i64, ptr @total, align 8
  %7 = zext nneg i32 %2 to i64
  %8 = getelementptr i64, ptr %0, i64 %7
  %9 = getelementptr i8, ptr %8, i64 -8
  %10 = load i64, ptr %9, align 8
  %11 = zext nneg i32 %2 to i64
  br label %14

12:                                               ; preds = %14
  store i64 %21, ptr @total, align 8
  br label %13

13:                                               ; preds = %12, %3
  ret void

14:                                               ; preds = %5, %14
  %15 = phi i64 [ 0, %5 ], [ %23, %14 ]
  %16 = phi i64 [ %10, %5 ], [ %19, %14 ]
  %17 = phi i64 [ %6, %5 ], [ %21, %14 ]
  %18 = getelementptr inbounds nuw i64, ptr %0, i64 %15
  %19 = load i64, ptr %18, align 8
  %20 = sub i64 %19, %16
  %21 = add i64 %20, %17
  %22 = getelementptr inbounds nuw i64, ptr %1, i64 %15
  store i64 %16, ptr %22, align 8
  %23 = add nuw nsw i64 %15, 1
  %24 = icmp eq i64 %23, %11
  br i1 %24, label %12, label %14, !llvm.loop !28
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @table_of_keys(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) #3 {
  %4 = alloca [16 x %struct.anon], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(384) %4, i8 0, i64 384, i1 false)
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  br label %9

8:                                                ; preds = %31, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void

9:                                                ; preds = %6, %31
  %10 = phi i64 [ 0, %6 ], [ %40, %31 ]
  %11 = getelementptr inbounds nuw double, ptr %0, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = mul i64 %12, -7046029254386353131
  %14 = lshr i64 %13, 60
  %15 = getelementptr inbounds nuw %struct.anon, ptr %4, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %31, label %19

19:                                               ; preds = %9, %24
  %20 = phi ptr [ %27, %24 ], [ %15, %9 ]
  %21 = phi i64 [ %26, %24 ], [ %14, %9 ]
  %22 = load i64, ptr %20, align 8
  %23 = icmp eq i64 %22, %12
  br i1 %23, label %31, label %24

24:                                               ; preds = %19
  %25 = add nuw nsw i64 %21, 1
  %26 = and i64 %25, 15
  %27 = getelementptr inbounds nuw %struct.anon, ptr %4, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %19, !llvm.loop !29

31:                                               ; preds = %19, %24, %9
  %32 = phi ptr [ %15, %9 ], [ %20, %19 ], [ %27, %24 ]
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 16
  store i64 %12, ptr %32, align 8
  %34 = load double, ptr %11, align 8
  %35 = fmul double %34, %34
  %36 = getelementptr inbounds nuw i8, ptr %32, i64 8
  store double %35, ptr %36, align 8
  store i32 1, ptr %33, align 8
  %37 = bitcast i64 %12 to double
  %38 = fmul double %35, %37
  %39 = getelementptr inbounds nuw double, ptr %1, i64 %10
  store double %38, ptr %39, align 8
  %40 = add nuw nsw i64 %10, 1
  %41 = icmp eq i64 %40, %7
  br i1 %41, label %8, label %9, !llvm.loop !30
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @swapped_by_xor(ptr noundef readonly captures(none) %0, ptr noundef captures(none) initializes((0, 32)) %1, i32 %2) #3 {
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
  br i1 %18, label %5, label %4, !llvm.loop !31
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @swapped_by_sums(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) #3 {
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
  br i1 %14, label %5, label %8, !llvm.loop !32

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
  br i1 %29, label %16, label %15, !llvm.loop !33
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @exponent(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) #3 {
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
  br i1 %15, label %7, label %8, !llvm.loop !34
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local void @flexible_member(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) #6 {
  %4 = shl nsw i32 %2, 3
  %5 = add nsw i32 %4, 8
  %6 = sext i32 %5 to i64
  %7 = tail call noalias ptr @malloc(i64 noundef %6) #13
  %8 = tail call noalias ptr @malloc(i64 noundef %6) #13
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
  tail call void @free(ptr noundef %7) #12
  tail call void @free(ptr noundef %8) #12
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
  br i1 %25, label %15, label %16, !llvm.loop !35
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #8

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @nothing_added(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) #3 {
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
  br i1 %19, label %7, label %8, !llvm.loop !36
}

; Function Attrs: nounwind uwtable
define dso_local void @forward_summed(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @summed, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

declare void @__enzyme_fwddiff(ptr noundef, ...) local_unnamed_addr #10

; Function Attrs: nounwind uwtable
define dso_local void @reverse_summed(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @summed, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

declare void @__enzyme_autodiff(ptr noundef, ...) local_unnamed_addr #10

; Function Attrs: nounwind uwtable
define dso_local void @forward_summed_afterwards(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @summed_afterwards, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @reverse_summed_afterwards(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @summed_afterwards, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @forward_hashed(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @hashed, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @reverse_hashed(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @hashed, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @forward_counted(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @counted, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @reverse_counted(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @counted, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @forward_smaller_difference(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @smaller_difference, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @reverse_smaller_difference(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @smaller_difference, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @forward_sorted_by_digits(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @sorted_by_digits, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @reverse_sorted_by_digits(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @sorted_by_digits, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @forward_beside_places(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @beside_places, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @reverse_beside_places(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @beside_places, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @forward_stack(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @stack, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @reverse_stack(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @stack, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @forward_bytes_checked(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @bytes_checked, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @reverse_bytes_checked(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @bytes_checked, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @forward_halves_summed(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @halves_summed, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @reverse_halves_summed(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @halves_summed, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @forward_ranges_swapped(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @ranges_swapped, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @reverse_ranges_swapped(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @ranges_swapped, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @forward_sums_in_advance(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @sums_in_advance, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @reverse_sums_in_advance(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @sums_in_advance, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @forward_inserted(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @inserted, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @reverse_inserted(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @inserted, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @forward_carried_along(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @carried_along, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @reverse_carried_along(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @carried_along, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @forward_table_of_keys(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @table_of_keys, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @reverse_table_of_keys(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @table_of_keys, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @forward_swapped_by_xor(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @swapped_by_xor, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @reverse_swapped_by_xor(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @swapped_by_xor, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @forward_swapped_by_sums(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @swapped_by_sums, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @reverse_swapped_by_sums(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @swapped_by_sums, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @forward_exponent(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @exponent, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @reverse_exponent(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @exponent, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @forward_flexible_member(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @flexible_member, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @reverse_flexible_member(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @flexible_member, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @forward_nothing_added(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @nothing_added, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @reverse_nothing_added(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #9 {
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @nothing_added, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #11

attributes #0 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nounwind }
attributes #13 = { nounwind allocsize(0) }

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
