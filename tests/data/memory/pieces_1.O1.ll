; ModuleID = 'pieces_1.c'
source_filename = "pieces_1.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.counted = type { i32, [4 x double] }
%struct.linked = type { ptr, i32, [4 x double] }
%struct.anon = type { i64, [24 x i8] }
%union.anon = type { double, [24 x i8] }
%struct.pair = type { double, double }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @struct_with_count(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.counted, align 8
  store i32 %2, ptr %4, align 8
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = zext nneg i32 %2 to i64
  br label %15

9:                                                ; preds = %15, %3
  %10 = load i32, ptr %4, align 8
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %23

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = zext nneg i32 %10 to i64
  br label %24

15:                                               ; preds = %6, %15
  %16 = phi i64 [ 0, %6 ], [ %21, %15 ]
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = fmul double %18, %18
  %20 = getelementptr inbounds nuw double, ptr %7, i64 %16
  store double %19, ptr %20, align 8
  %21 = add nuw nsw i64 %16, 1
  %22 = icmp eq i64 %21, %8
  br i1 %22, label %9, label %15, !llvm.loop !4

23:                                               ; preds = %24, %9
  ret void

24:                                               ; preds = %12, %24
  %25 = phi i64 [ 0, %12 ], [ %32, %24 ]
  %26 = getelementptr inbounds nuw double, ptr %13, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw double, ptr %0, i64 %25
  %29 = load double, ptr %28, align 8
  %30 = fmul double %27, %29
  %31 = getelementptr inbounds nuw double, ptr %1, i64 %25
  store double %30, ptr %31, align 8
  %32 = add nuw nsw i64 %25, 1
  %33 = icmp eq i64 %32, %14
  br i1 %33, label %23, label %24, !llvm.loop !7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @struct_with_address(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = alloca %struct.linked, align 8
  %5 = alloca %struct.linked, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %2, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %7, ptr %4, align 8
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %3
  %10 = zext nneg i32 %2 to i64
  br label %19

11:                                               ; preds = %19, %3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %5, ptr noundef nonnull align 8 dereferenceable(48) %4, i64 48, i1 false)
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %27

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %17 = load ptr, ptr %5, align 8
  %18 = zext nneg i32 %13 to i64
  br label %28

19:                                               ; preds = %9, %19
  %20 = phi i64 [ 0, %9 ], [ %25, %19 ]
  %21 = getelementptr inbounds nuw double, ptr %0, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = fmul double %22, %22
  %24 = getelementptr inbounds nuw double, ptr %7, i64 %20
  store double %23, ptr %24, align 8
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %11, label %19, !llvm.loop !8

27:                                               ; preds = %28, %11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void

28:                                               ; preds = %15, %28
  %29 = phi i64 [ 0, %15 ], [ %36, %28 ]
  %30 = getelementptr inbounds nuw double, ptr %16, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds nuw double, ptr %17, i64 %29
  %33 = load double, ptr %32, align 8
  %34 = fmul double %31, %33
  %35 = getelementptr inbounds nuw double, ptr %1, i64 %29
  store double %34, ptr %35, align 8
  %36 = add nuw nsw i64 %29, 1
  %37 = icmp eq i64 %36, %18
  br i1 %37, label %27, label %28, !llvm.loop !9
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @swapped_structs(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [2 x %struct.counted], align 16
  %5 = alloca %struct.counted, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %6 = icmp sgt i32 %2, 0
  %7 = zext nneg i32 %2 to i64
  br label %15

8:                                                ; preds = %23
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %5, ptr noundef nonnull align 16 dereferenceable(40) %4, i64 40, i1 false)
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 40
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %4, ptr noundef nonnull align 8 dereferenceable(40) %9, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %9, ptr noundef nonnull align 8 dereferenceable(40) %5, i64 40, i1 false)
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %34

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %14 = zext nneg i32 %2 to i64
  br label %35

15:                                               ; preds = %3, %23
  %16 = phi i64 [ 0, %3 ], [ %24, %23 ]
  %17 = getelementptr inbounds nuw %struct.counted, ptr %4, i64 %16
  store i32 %2, ptr %17, align 8
  br i1 %6, label %18, label %23

18:                                               ; preds = %15
  %19 = trunc i64 %16 to i32
  %20 = or i32 %19, 2
  %21 = uitofp nneg i32 %20 to double
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 8
  br label %26

23:                                               ; preds = %26, %15
  %24 = add nuw nsw i64 %16, 1
  %25 = icmp eq i64 %16, 0
  br i1 %25, label %15, label %8, !llvm.loop !10

26:                                               ; preds = %18, %26
  %27 = phi i64 [ 0, %18 ], [ %32, %26 ]
  %28 = getelementptr inbounds nuw double, ptr %0, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = fmul double %29, %21
  %31 = getelementptr inbounds nuw double, ptr %22, i64 %27
  store double %30, ptr %31, align 8
  %32 = add nuw nsw i64 %27, 1
  %33 = icmp eq i64 %32, %7
  br i1 %33, label %23, label %26, !llvm.loop !11

34:                                               ; preds = %35, %8
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void

35:                                               ; preds = %11, %35
  %36 = phi i64 [ 0, %11 ], [ %44, %35 ]
  %37 = getelementptr inbounds nuw double, ptr %12, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds nuw double, ptr %13, i64 %36
  %40 = load double, ptr %39, align 8
  %41 = fmul double %38, %40
  %42 = fmul double %38, %41
  %43 = getelementptr inbounds nuw double, ptr %1, i64 %36
  store double %42, ptr %43, align 8
  %44 = add nuw nsw i64 %36, 1
  %45 = icmp eq i64 %44, %14
  br i1 %45, label %34, label %35, !llvm.loop !12
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @raw_of_both(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [32 x i8], align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %8

6:                                                ; preds = %8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %21

8:                                                ; preds = %3, %8
  %9 = phi i64 [ 0, %3 ], [ %18, %8 ]
  %10 = getelementptr inbounds nuw double, ptr %0, i64 %9
  %11 = load double, ptr %10, align 8
  %12 = fmul double %11, %11
  %13 = getelementptr inbounds nuw double, ptr %4, i64 %9
  store double %12, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %15 = load double, ptr %14, align 8
  %16 = fptrunc double %15 to float
  %17 = getelementptr inbounds nuw float, ptr %5, i64 %9
  store float %16, ptr %17, align 4
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %9, 0
  br i1 %19, label %8, label %6, !llvm.loop !13

20:                                               ; preds = %21
  ret void

21:                                               ; preds = %6, %21
  %22 = phi i64 [ 0, %6 ], [ %32, %21 ]
  %23 = getelementptr inbounds nuw double, ptr %4, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw double, ptr %1, i64 %22
  store double %24, ptr %25, align 8
  %26 = getelementptr inbounds nuw float, ptr %7, i64 %22
  %27 = load float, ptr %26, align 4
  %28 = fpext float %27 to double
  %29 = load double, ptr %0, align 8
  %30 = fmul double %29, %28
  %31 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store double %30, ptr %31, align 8
  %32 = add nuw nsw i64 %22, 1
  %33 = icmp eq i64 %22, 0
  br i1 %33, label %21, label %20, !llvm.loop !14
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @alloca__by_value__shifted(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = shl nsw i32 %2, 3
  %5 = sext i32 %4 to i64
  %6 = alloca i8, i64 %5, align 16
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %3
  %9 = zext nneg i32 %2 to i64
  %10 = shl nuw nsw i64 %9, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %6, ptr align 8 %0, i64 %10, i1 false)
  br label %11

11:                                               ; preds = %8, %3
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %12, ptr noundef nonnull align 16 dereferenceable(24) %6, i64 24, i1 false)
  %13 = icmp sgt i32 %2, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %11
  %15 = zext nneg i32 %2 to i64
  br label %17

16:                                               ; preds = %17, %11
  ret void

17:                                               ; preds = %14, %17
  %18 = phi i64 [ 0, %14 ], [ %23, %17 ]
  %19 = getelementptr inbounds nuw double, ptr %6, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = fmul double %20, 2.000000e+00
  %22 = getelementptr inbounds nuw double, ptr %1, i64 %18
  store double %21, ptr %22, align 8
  %23 = add nuw nsw i64 %18, 1
  %24 = icmp eq i64 %23, %15
  br i1 %24, label %16, label %17, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @array__stepping__memcpy(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  br label %9

8:                                                ; preds = %9, %3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef nonnull align 16 dereferenceable(32) %4, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %16, %9 ]
  %11 = phi ptr [ %4, %6 ], [ %15, %9 ]
  %12 = getelementptr inbounds nuw double, ptr %0, i64 %10
  %13 = load double, ptr %12, align 8
  %14 = fmul double %13, %13
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store double %14, ptr %11, align 8
  %16 = add nuw nsw i64 %10, 1
  %17 = icmp eq i64 %16, %7
  br i1 %17, label %8, label %9, !llvm.loop !16
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local void @calloc__squares__products(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = sext i32 %2 to i64
  %5 = tail call noalias ptr @calloc(i64 noundef %4, i64 noundef 8) #12
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %13

9:                                                ; preds = %13, %3
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %21

11:                                               ; preds = %9
  %12 = zext nneg i32 %2 to i64
  br label %22

13:                                               ; preds = %7, %13
  %14 = phi i64 [ 0, %7 ], [ %19, %13 ]
  %15 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fmul double %16, %16
  %18 = getelementptr inbounds nuw double, ptr %5, i64 %14
  store double %17, ptr %18, align 8
  %19 = add nuw nsw i64 %14, 1
  %20 = icmp eq i64 %19, %8
  br i1 %20, label %9, label %13, !llvm.loop !17

21:                                               ; preds = %22, %9
  tail call void @free(ptr noundef %5) #11
  ret void

22:                                               ; preds = %11, %22
  %23 = phi i64 [ 0, %11 ], [ %30, %22 ]
  %24 = getelementptr inbounds nuw double, ptr %5, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw double, ptr %0, i64 %23
  %27 = load double, ptr %26, align 8
  %28 = fmul double %25, %27
  %29 = getelementptr inbounds nuw double, ptr %1, i64 %23
  store double %28, ptr %29, align 8
  %30 = add nuw nsw i64 %23, 1
  %31 = icmp eq i64 %30, %12
  br i1 %31, label %21, label %22, !llvm.loop !18
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #6

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @chars__stepping__words(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [32 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  br label %13

8:                                                ; preds = %13, %3
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %22

10:                                               ; preds = %8
  %11 = zext nneg i32 %2 to i64
  %12 = shl nuw nsw i64 %11, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr nonnull align 8 %4, i64 %12, i1 false)
  br label %22

13:                                               ; preds = %6, %13
  %14 = phi i64 [ 0, %6 ], [ %20, %13 ]
  %15 = phi ptr [ %4, %6 ], [ %19, %13 ]
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %17 = load double, ptr %16, align 8
  %18 = fmul double %17, %17
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store double %18, ptr %15, align 8
  %20 = add nuw nsw i64 %14, 1
  %21 = icmp eq i64 %20, %7
  br i1 %21, label %8, label %13, !llvm.loop !19

22:                                               ; preds = %10, %8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @floats__bytes__swapped(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [8 x float], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %7, %3
  br label %15

7:                                                ; preds = %3
  %8 = shl i32 %2, 3
  %9 = tail call i32 @llvm.smax.i32(i32 %8, i32 1)
  %10 = zext nneg i32 %9 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %4, ptr noundef nonnull align 1 dereferenceable(1) %0, i64 %10, i1 false)
  br label %6

11:                                               ; preds = %15
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %24

13:                                               ; preds = %11
  %14 = zext nneg i32 %2 to i64
  br label %25

15:                                               ; preds = %6, %15
  %16 = phi i64 [ %22, %15 ], [ 0, %6 ]
  %17 = getelementptr inbounds nuw i64, ptr %4, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = sub nuw nsw i64 3, %16
  %20 = getelementptr inbounds nuw i64, ptr %4, i64 %19
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %17, align 8
  store i64 %18, ptr %20, align 8
  %22 = add nuw nsw i64 %16, 1
  %23 = icmp eq i64 %16, 0
  br i1 %23, label %15, label %11, !llvm.loop !20

24:                                               ; preds = %25, %11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void

25:                                               ; preds = %13, %25
  %26 = phi i64 [ 0, %13 ], [ %31, %25 ]
  %27 = getelementptr inbounds nuw double, ptr %4, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = fmul double %28, %28
  %30 = getelementptr inbounds nuw double, ptr %1, i64 %26
  store double %29, ptr %30, align 8
  %31 = add nuw nsw i64 %26, 1
  %32 = icmp eq i64 %31, %14
  br i1 %32, label %24, label %25, !llvm.loop !21
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @longs__each__squares(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  %8 = shl nuw nsw i64 %7, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %4, ptr align 8 %0, i64 %8, i1 false)
  br label %9

9:                                                ; preds = %6, %3
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %9
  %12 = zext nneg i32 %2 to i64
  br label %14

13:                                               ; preds = %14, %9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void

14:                                               ; preds = %11, %14
  %15 = phi i64 [ 0, %11 ], [ %20, %14 ]
  %16 = getelementptr inbounds nuw double, ptr %4, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = fmul double %17, %17
  %19 = getelementptr inbounds nuw double, ptr %1, i64 %15
  store double %18, ptr %19, align 8
  %20 = add nuw nsw i64 %15, 1
  %21 = icmp eq i64 %20, %12
  br i1 %21, label %13, label %14, !llvm.loop !22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @malloc__memcpy_of_n__memcpy_of_n(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = shl nsw i32 %2, 3
  %5 = sext i32 %4 to i64
  tail call void @llvm.memmove.p0.p0.i64(ptr align 8 %1, ptr align 8 %0, i64 %5, i1 false)
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @matrix__memcpy__products(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [2 x [2 x double]], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %4, ptr noundef nonnull align 8 dereferenceable(32) %0, i64 32, i1 false)
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  br label %9

8:                                                ; preds = %9, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %17, %9 ]
  %11 = getelementptr inbounds nuw double, ptr %4, i64 %10
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds nuw double, ptr %0, i64 %10
  %14 = load double, ptr %13, align 8
  %15 = fmul double %12, %14
  %16 = getelementptr inbounds nuw double, ptr %1, i64 %10
  store double %15, ptr %16, align 8
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %7
  br i1 %18, label %8, label %9, !llvm.loop !23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @static__memcpy__memmove(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 32)) %1, i32 noundef %2) local_unnamed_addr #8 {
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef nonnull align 8 dereferenceable(32) %0, i64 32, i1 false)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @struct_of_bytes__memcpy_of_n__memcpy(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 32)) %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = alloca %struct.anon, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shl nsw i32 %2, 3
  %6 = sext i32 %5 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %4, ptr align 8 %0, i64 %6, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef nonnull align 8 dereferenceable(32) %4, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @union_of_chars__memmove__memcpy_of_n(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = alloca %union.anon, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %4, ptr noundef nonnull align 8 dereferenceable(32) %0, i64 32, i1 false)
  %5 = shl nsw i32 %2, 3
  %6 = sext i32 %5 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr nonnull align 8 %4, i64 %6, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @union_of_longs__halves__memmove(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 32)) %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = alloca [4 x double], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %3
  %7 = shl nuw i32 %2, 1
  %8 = tail call i32 @llvm.smax.i32(i32 %7, i32 1)
  %9 = zext nneg i32 %8 to i64
  %10 = shl nuw nsw i64 %9, 2
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %4, ptr noundef nonnull align 4 dereferenceable(1) %0, i64 %10, i1 false)
  br label %11

11:                                               ; preds = %6, %3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef nonnull align 8 dereferenceable(32) %4, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @vla__squares__squares(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = zext i32 %2 to i64
  %5 = alloca double, i64 %4, align 16
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %13

9:                                                ; preds = %13, %3
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %21

11:                                               ; preds = %9
  %12 = zext nneg i32 %2 to i64
  br label %22

13:                                               ; preds = %7, %13
  %14 = phi i64 [ 0, %7 ], [ %19, %13 ]
  %15 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fmul double %16, %16
  %18 = getelementptr inbounds nuw double, ptr %5, i64 %14
  store double %17, ptr %18, align 8
  %19 = add nuw nsw i64 %14, 1
  %20 = icmp eq i64 %19, %8
  br i1 %20, label %9, label %13, !llvm.loop !24

21:                                               ; preds = %22, %9
  ret void

22:                                               ; preds = %11, %22
  %23 = phi i64 [ 0, %11 ], [ %28, %22 ]
  %24 = getelementptr inbounds nuw double, ptr %5, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fmul double %25, %25
  %27 = getelementptr inbounds nuw double, ptr %1, i64 %23
  store double %26, ptr %27, align 8
  %28 = add nuw nsw i64 %23, 1
  %29 = icmp eq i64 %28, %12
  br i1 %29, label %21, label %22, !llvm.loop !25
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @vla_of_structs__words__wiped(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 32)) %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = zext i32 %2 to i64
  %5 = alloca %struct.pair, i64 %4, align 16
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  %9 = shl nuw nsw i64 %8, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %5, ptr align 8 %0, i64 %9, i1 false)
  br label %10

10:                                               ; preds = %7, %3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef nonnull align 16 dereferenceable(32) %5, i64 32, i1 false)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #10

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nounwind }
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
