; ModuleID = 'every_member.c'
source_filename = "every_member.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.long__copied__sign_t = type { i32, %union.anon }
%union.anon = type { double }
%struct.long_first__one_by_one__sign_t = type { i32, %union.anon.0 }
%union.anon.0 = type { i64 }
%struct.mixed__memcpy__sign_t = type { i32, %union.anon.1 }
%union.anon.1 = type { double }
%struct.floats__memcpy_of_n__sign_t = type { i32, %union.anon.2 }
%union.anon.2 = type { double }
%struct.bytes__swapped__sign_t = type { i32, %union.anon.3 }
%union.anon.3 = type { double }
%struct.integers__by_value__sign_t = type { i32, %union.anon.4 }
%union.anon.4 = type { double }
%struct.narrow__stack__sign_t = type { i32, %union.anon.6 }
%union.anon.6 = type { double }
%struct.larger__copied__sign_t = type { i32, %union.anon.7 }
%union.anon.7 = type { [2 x double] }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @long__copied__sign(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.long__copied__sign_t], align 16
  %5 = alloca [4 x %struct.long__copied__sign_t], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %55

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %16

9:                                                ; preds = %28
  %10 = zext nneg i32 %2 to i64
  %11 = getelementptr %struct.long__copied__sign_t, ptr %4, i64 %10
  %12 = and i64 %8, 1
  %13 = icmp eq i32 %2, 1
  br i1 %13, label %34, label %14

14:                                               ; preds = %9
  %15 = and i64 %8, 2147483646
  br label %42

16:                                               ; preds = %7, %28
  %17 = phi i64 [ 0, %7 ], [ %30, %28 ]
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = fcmp olt double %19, 0.000000e+00
  %21 = getelementptr inbounds nuw %struct.long__copied__sign_t, ptr %4, i64 %17
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  br i1 %20, label %23, label %26

23:                                               ; preds = %16
  store i32 1, ptr %21, align 16
  %24 = add nuw nsw i64 %17, 3
  %25 = bitcast i64 %24 to double
  br label %28

26:                                               ; preds = %16
  store i32 0, ptr %21, align 16
  %27 = fmul double %19, %19
  br label %28

28:                                               ; preds = %23, %26
  %29 = phi double [ %27, %26 ], [ %25, %23 ]
  store double %29, ptr %22, align 8
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
  %37 = getelementptr inbounds nuw %struct.long__copied__sign_t, ptr %5, i64 %35
  %38 = xor i64 %35, -1
  %39 = getelementptr %struct.long__copied__sign_t, ptr %11, i64 %38
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %37, ptr noundef nonnull align 16 dereferenceable(16) %39, i64 16, i1 false)
  br label %40

40:                                               ; preds = %32, %34
  %41 = zext nneg i32 %2 to i64
  br label %56

42:                                               ; preds = %42, %14
  %43 = phi i64 [ 0, %14 ], [ %52, %42 ]
  %44 = phi i64 [ 0, %14 ], [ %53, %42 ]
  %45 = getelementptr inbounds nuw %struct.long__copied__sign_t, ptr %5, i64 %43
  %46 = xor i64 %43, -1
  %47 = getelementptr %struct.long__copied__sign_t, ptr %11, i64 %46
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %45, ptr noundef nonnull align 16 dereferenceable(16) %47, i64 16, i1 false)
  %48 = getelementptr inbounds nuw %struct.long__copied__sign_t, ptr %5, i64 %43
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %50 = xor i64 %43, -2
  %51 = getelementptr %struct.long__copied__sign_t, ptr %11, i64 %50
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
  %58 = getelementptr inbounds nuw %struct.long__copied__sign_t, ptr %5, i64 %57
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
  %68 = load i64, ptr %61, align 8
  %69 = sitofp i64 %68 to double
  %70 = load double, ptr %0, align 8
  %71 = fmul double %70, %69
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

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @long_first__one_by_one__sign(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.long_first__one_by_one__sign_t], align 16
  %5 = alloca [4 x %struct.long_first__one_by_one__sign_t], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %33

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %17

9:                                                ; preds = %29
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

17:                                               ; preds = %7, %29
  %18 = phi i64 [ 0, %7 ], [ %31, %29 ]
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = fcmp olt double %20, 0.000000e+00
  %22 = getelementptr inbounds nuw %struct.long_first__one_by_one__sign_t, ptr %4, i64 %18
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 8
  br i1 %21, label %24, label %27

24:                                               ; preds = %17
  store i32 1, ptr %22, align 16
  %25 = add nuw nsw i64 %18, 3
  %26 = bitcast i64 %25 to double
  br label %29

27:                                               ; preds = %17
  store i32 0, ptr %22, align 16
  %28 = fmul double %20, %20
  br label %29

29:                                               ; preds = %24, %27
  %30 = phi double [ %28, %27 ], [ %26, %24 ]
  store double %30, ptr %23, align 8
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
  %43 = getelementptr inbounds nuw %struct.long_first__one_by_one__sign_t, ptr %5, i64 %42
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
  %53 = load i64, ptr %46, align 8
  %54 = sitofp i64 %53 to double
  %55 = load double, ptr %0, align 8
  %56 = fmul double %55, %54
  br label %57

57:                                               ; preds = %52, %47
  %58 = phi double [ %51, %47 ], [ %56, %52 ]
  %59 = getelementptr inbounds nuw double, ptr %1, i64 %42
  store double %58, ptr %59, align 8
  %60 = add nuw nsw i64 %42, 1
  %61 = icmp eq i64 %60, %16
  br i1 %61, label %40, label %41, !llvm.loop !9
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @mixed__memcpy__sign(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.mixed__memcpy__sign_t], align 16
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %25

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  br label %10

8:                                                ; preds = %22
  %9 = zext nneg i32 %2 to i64
  br label %26

10:                                               ; preds = %6, %22
  %11 = phi i64 [ 0, %6 ], [ %23, %22 ]
  %12 = getelementptr inbounds nuw double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8
  %14 = fcmp olt double %13, 0.000000e+00
  %15 = getelementptr inbounds nuw %struct.mixed__memcpy__sign_t, ptr %4, i64 %11
  br i1 %14, label %16, label %19

16:                                               ; preds = %10
  store i32 1, ptr %15, align 16
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store float 5.000000e-01, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store i32 7, ptr %18, align 4
  br label %22

19:                                               ; preds = %10
  store i32 0, ptr %15, align 16
  %20 = fmul double %13, %13
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store double %20, ptr %21, align 8
  br label %22

22:                                               ; preds = %16, %19
  %23 = add nuw nsw i64 %11, 1
  %24 = icmp eq i64 %23, %7
  br i1 %24, label %8, label %10, !llvm.loop !10

25:                                               ; preds = %46, %3
  ret void

26:                                               ; preds = %8, %46
  %27 = phi i64 [ 0, %8 ], [ %49, %46 ]
  %28 = getelementptr inbounds nuw %struct.mixed__memcpy__sign_t, ptr %4, i64 %27
  %29 = load i32, ptr %28, align 16
  %30 = icmp eq i32 %29, 0
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 8
  br i1 %30, label %32, label %37

32:                                               ; preds = %26
  %33 = load double, ptr %31, align 8
  %34 = getelementptr inbounds nuw double, ptr %0, i64 %27
  %35 = load double, ptr %34, align 8
  %36 = fmul double %33, %35
  br label %46

37:                                               ; preds = %26
  %38 = load float, ptr %31, align 8
  %39 = getelementptr inbounds nuw i8, ptr %28, i64 12
  %40 = load i32, ptr %39, align 4
  %41 = sitofp i32 %40 to float
  %42 = fmul float %38, %41
  %43 = fpext float %42 to double
  %44 = load double, ptr %0, align 8
  %45 = fmul double %44, %43
  br label %46

46:                                               ; preds = %37, %32
  %47 = phi double [ %36, %32 ], [ %45, %37 ]
  %48 = getelementptr inbounds nuw double, ptr %1, i64 %27
  store double %47, ptr %48, align 8
  %49 = add nuw nsw i64 %27, 1
  %50 = icmp eq i64 %49, %9
  br i1 %50, label %25, label %26, !llvm.loop !11
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @floats__memcpy_of_n__sign(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.floats__memcpy_of_n__sign_t], align 16
  %5 = alloca [4 x %struct.floats__memcpy_of_n__sign_t], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
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
  %15 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fcmp olt double %16, 0.000000e+00
  %18 = getelementptr inbounds nuw %struct.floats__memcpy_of_n__sign_t, ptr %4, i64 %14
  br i1 %17, label %19, label %25

19:                                               ; preds = %13
  store i32 1, ptr %18, align 16
  %20 = trunc nuw nsw i64 %14 to i32
  %21 = uitofp nneg i32 %20 to float
  %22 = fmul float %21, 5.000000e-01
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store float %22, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 12
  store float 3.000000e+00, ptr %24, align 4
  br label %28

25:                                               ; preds = %13
  store i32 0, ptr %18, align 16
  %26 = fmul double %16, %16
  %27 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store double %26, ptr %27, align 8
  br label %28

28:                                               ; preds = %19, %25
  %29 = add nuw nsw i64 %14, 1
  %30 = icmp eq i64 %29, %8
  br i1 %30, label %9, label %13, !llvm.loop !12

31:                                               ; preds = %51, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

32:                                               ; preds = %9, %51
  %33 = phi i64 [ 0, %9 ], [ %54, %51 ]
  %34 = getelementptr inbounds nuw %struct.floats__memcpy_of_n__sign_t, ptr %5, i64 %33
  %35 = load i32, ptr %34, align 16
  %36 = icmp eq i32 %35, 0
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 8
  br i1 %36, label %38, label %43

38:                                               ; preds = %32
  %39 = load double, ptr %37, align 8
  %40 = getelementptr inbounds nuw double, ptr %0, i64 %33
  %41 = load double, ptr %40, align 8
  %42 = fmul double %39, %41
  br label %51

43:                                               ; preds = %32
  %44 = load float, ptr %37, align 8
  %45 = getelementptr inbounds nuw i8, ptr %34, i64 12
  %46 = load float, ptr %45, align 4
  %47 = fmul float %44, %46
  %48 = fpext float %47 to double
  %49 = load double, ptr %0, align 8
  %50 = fmul double %49, %48
  br label %51

51:                                               ; preds = %43, %38
  %52 = phi double [ %42, %38 ], [ %50, %43 ]
  %53 = getelementptr inbounds nuw double, ptr %1, i64 %33
  store double %52, ptr %53, align 8
  %54 = add nuw nsw i64 %33, 1
  %55 = icmp eq i64 %54, %12
  br i1 %55, label %31, label %32, !llvm.loop !13
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @bytes__swapped__sign(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.bytes__swapped__sign_t], align 16
  %5 = alloca [4 x %struct.bytes__swapped__sign_t], align 16
  %6 = alloca %struct.bytes__swapped__sign_t, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %42

8:                                                ; preds = %3
  %9 = zext nneg i32 %2 to i64
  br label %17

10:                                               ; preds = %28
  %11 = icmp eq i32 %2, 1
  br i1 %11, label %38, label %12

12:                                               ; preds = %10
  %13 = lshr i32 %2, 1
  %14 = zext nneg i32 %2 to i64
  %15 = zext nneg i32 %13 to i64
  %16 = getelementptr %struct.bytes__swapped__sign_t, ptr %4, i64 %14
  br label %31

17:                                               ; preds = %8, %28
  %18 = phi i64 [ 0, %8 ], [ %29, %28 ]
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = fcmp olt double %20, 0.000000e+00
  %22 = getelementptr inbounds nuw %struct.bytes__swapped__sign_t, ptr %4, i64 %18
  br i1 %21, label %23, label %25

23:                                               ; preds = %17
  store i32 1, ptr %22, align 16
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store i64 32495402392773996, ptr %24, align 8
  br label %28

25:                                               ; preds = %17
  store i32 0, ptr %22, align 16
  %26 = fmul double %20, %20
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store double %26, ptr %27, align 8
  br label %28

28:                                               ; preds = %23, %25
  %29 = add nuw nsw i64 %18, 1
  %30 = icmp eq i64 %29, %9
  br i1 %30, label %10, label %17, !llvm.loop !14

31:                                               ; preds = %12, %31
  %32 = phi i64 [ 0, %12 ], [ %36, %31 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %33 = getelementptr inbounds nuw %struct.bytes__swapped__sign_t, ptr %4, i64 %32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 16 dereferenceable(16) %33, i64 16, i1 false)
  %34 = xor i64 %32, -1
  %35 = getelementptr %struct.bytes__swapped__sign_t, ptr %16, i64 %34
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %33, ptr noundef nonnull align 16 dereferenceable(16) %35, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %35, ptr noundef nonnull align 8 dereferenceable(16) %6, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %36 = add nuw nsw i64 %32, 1
  %37 = icmp eq i64 %36, %15
  br i1 %37, label %38, label %31, !llvm.loop !15

38:                                               ; preds = %31, %10
  %39 = zext nneg i32 %2 to i64
  %40 = shl nuw nsw i64 %39, 4
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %5, ptr nonnull align 16 %4, i64 %40, i1 false)
  %41 = zext nneg i32 %2 to i64
  br label %43

42:                                               ; preds = %60, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

43:                                               ; preds = %38, %60
  %44 = phi i64 [ 0, %38 ], [ %63, %60 ]
  %45 = getelementptr inbounds nuw %struct.bytes__swapped__sign_t, ptr %5, i64 %44
  %46 = load i32, ptr %45, align 16
  %47 = icmp eq i32 %46, 0
  %48 = getelementptr inbounds nuw i8, ptr %45, i64 8
  br i1 %47, label %49, label %54

49:                                               ; preds = %43
  %50 = load double, ptr %48, align 8
  %51 = getelementptr inbounds nuw double, ptr %0, i64 %44
  %52 = load double, ptr %51, align 8
  %53 = fmul double %50, %52
  br label %60

54:                                               ; preds = %43
  %55 = getelementptr inbounds nuw i8, ptr %48, i64 %44
  %56 = load i8, ptr %55, align 1
  %57 = sitofp i8 %56 to double
  %58 = load double, ptr %0, align 8
  %59 = fmul double %58, %57
  br label %60

60:                                               ; preds = %54, %49
  %61 = phi double [ %53, %49 ], [ %59, %54 ]
  %62 = getelementptr inbounds nuw double, ptr %1, i64 %44
  store double %61, ptr %62, align 8
  %63 = add nuw nsw i64 %44, 1
  %64 = icmp eq i64 %63, %41
  br i1 %64, label %42, label %43, !llvm.loop !16
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @integers__by_value__sign(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.integers__by_value__sign_t], align 16
  %5 = alloca [4 x %struct.integers__by_value__sign_t], align 16
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
  %12 = getelementptr %struct.integers__by_value__sign_t, ptr %4, i64 %10
  br label %31

13:                                               ; preds = %7, %26
  %14 = phi i64 [ 0, %7 ], [ %27, %26 ]
  %15 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fcmp olt double %16, 0.000000e+00
  %18 = getelementptr inbounds nuw %struct.integers__by_value__sign_t, ptr %4, i64 %14
  br i1 %17, label %19, label %23

19:                                               ; preds = %13
  store i32 1, ptr %18, align 16
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %21 = trunc nuw nsw i64 %14 to i32
  store i32 %21, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 12
  store i32 7, ptr %22, align 4
  br label %26

23:                                               ; preds = %13
  store i32 0, ptr %18, align 16
  %24 = fmul double %16, %16
  %25 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store double %24, ptr %25, align 8
  br label %26

26:                                               ; preds = %19, %23
  %27 = add nuw nsw i64 %14, 1
  %28 = icmp eq i64 %27, %8
  br i1 %28, label %9, label %13, !llvm.loop !17

29:                                               ; preds = %31
  %30 = zext nneg i32 %2 to i64
  br label %46

31:                                               ; preds = %9, %31
  %32 = phi i64 [ 0, %9 ], [ %43, %31 ]
  %33 = getelementptr inbounds nuw %struct.integers__by_value__sign_t, ptr %5, i64 %32
  %34 = xor i64 %32, -1
  %35 = getelementptr %struct.integers__by_value__sign_t, ptr %12, i64 %34
  %36 = load i32, ptr %35, align 16
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %38 = load i64, ptr %37, align 8
  %39 = tail call fastcc { i32, i64 } @same_integers__by_value__sign(i32 %36, i64 %38)
  %40 = extractvalue { i32, i64 } %39, 0
  %41 = extractvalue { i32, i64 } %39, 1
  store i32 %40, ptr %33, align 16
  %42 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store i64 %41, ptr %42, align 8
  %43 = add nuw nsw i64 %32, 1
  %44 = icmp eq i64 %43, %11
  br i1 %44, label %29, label %31, !llvm.loop !18

45:                                               ; preds = %65, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

46:                                               ; preds = %29, %65
  %47 = phi i64 [ 0, %29 ], [ %68, %65 ]
  %48 = getelementptr inbounds nuw %struct.integers__by_value__sign_t, ptr %5, i64 %47
  %49 = load i32, ptr %48, align 16
  %50 = icmp eq i32 %49, 0
  %51 = getelementptr inbounds nuw i8, ptr %48, i64 8
  br i1 %50, label %52, label %57

52:                                               ; preds = %46
  %53 = load double, ptr %51, align 8
  %54 = getelementptr inbounds nuw double, ptr %0, i64 %47
  %55 = load double, ptr %54, align 8
  %56 = fmul double %53, %55
  br label %65

57:                                               ; preds = %46
  %58 = load i32, ptr %51, align 8
  %59 = getelementptr inbounds nuw i8, ptr %48, i64 12
  %60 = load i32, ptr %59, align 4
  %61 = mul nsw i32 %60, %58
  %62 = sitofp i32 %61 to double
  %63 = load double, ptr %0, align 8
  %64 = fmul double %63, %62
  br label %65

65:                                               ; preds = %57, %52
  %66 = phi double [ %56, %52 ], [ %64, %57 ]
  %67 = getelementptr inbounds nuw double, ptr %1, i64 %47
  store double %66, ptr %67, align 8
  %68 = add nuw nsw i64 %47, 1
  %69 = icmp eq i64 %68, %30
  br i1 %69, label %45, label %46, !llvm.loop !19
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc { i32, i64 } @same_integers__by_value__sign(i32 %0, i64 %1) unnamed_addr #3 {
  %3 = insertvalue { i32, i64 } poison, i32 %0, 0
  %4 = insertvalue { i32, i64 } %3, i64 %1, 1
  ret { i32, i64 } %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @narrow__stack__sign(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.narrow__stack__sign_t], align 16
  %5 = alloca [4 x %struct.narrow__stack__sign_t], align 16
  %6 = alloca [8 x %struct.narrow__stack__sign_t], align 16
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
  %21 = getelementptr inbounds nuw double, ptr %0, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = fcmp olt double %22, 0.000000e+00
  %24 = getelementptr inbounds nuw %struct.narrow__stack__sign_t, ptr %4, i64 %20
  br i1 %23, label %25, label %29

25:                                               ; preds = %19
  store i32 1, ptr %24, align 16
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %27 = trunc i64 %20 to i32
  %28 = add i32 %27, 3
  store i32 %28, ptr %26, align 8
  br label %32

29:                                               ; preds = %19
  store i32 0, ptr %24, align 16
  %30 = fmul double %22, %22
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store double %30, ptr %31, align 8
  br label %32

32:                                               ; preds = %25, %29
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
  %41 = getelementptr inbounds nuw %struct.narrow__stack__sign_t, ptr %5, i64 %39
  %42 = getelementptr %struct.narrow__stack__sign_t, ptr %6, i64 %38
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
  %50 = getelementptr inbounds nuw %struct.narrow__stack__sign_t, ptr %5, i64 %48
  %51 = getelementptr %struct.narrow__stack__sign_t, ptr %6, i64 %47
  %52 = getelementptr i8, ptr %51, i64 -16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %50, ptr noundef nonnull align 16 dereferenceable(16) %52, i64 16, i1 false)
  %53 = getelementptr inbounds nuw %struct.narrow__stack__sign_t, ptr %5, i64 %48
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %55 = add nsw i64 %47, -2
  %56 = getelementptr inbounds %struct.narrow__stack__sign_t, ptr %6, i64 %55
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
  %63 = getelementptr inbounds nuw %struct.narrow__stack__sign_t, ptr %5, i64 %62
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
  %73 = load i32, ptr %66, align 8
  %74 = sitofp i32 %73 to double
  %75 = load double, ptr %0, align 8
  %76 = fmul double %75, %74
  br label %77

77:                                               ; preds = %72, %67
  %78 = phi double [ %71, %67 ], [ %76, %72 ]
  %79 = getelementptr inbounds nuw double, ptr %1, i64 %62
  store double %78, ptr %79, align 8
  %80 = add nuw nsw i64 %62, 1
  %81 = icmp eq i64 %80, %45
  br i1 %81, label %60, label %61, !llvm.loop !22
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @larger__copied__sign(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x %struct.larger__copied__sign_t], align 16
  %5 = alloca [4 x %struct.larger__copied__sign_t], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %57

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %16

9:                                                ; preds = %29
  %10 = zext nneg i32 %2 to i64
  %11 = getelementptr %struct.larger__copied__sign_t, ptr %4, i64 %10
  %12 = and i64 %8, 1
  %13 = icmp eq i32 %2, 1
  br i1 %13, label %36, label %14

14:                                               ; preds = %9
  %15 = and i64 %8, 2147483646
  br label %44

16:                                               ; preds = %7, %29
  %17 = phi i64 [ 0, %7 ], [ %32, %29 ]
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = fcmp olt double %19, 0.000000e+00
  %21 = getelementptr inbounds nuw %struct.larger__copied__sign_t, ptr %4, i64 %17
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 16
  br i1 %20, label %24, label %27

24:                                               ; preds = %16
  store i32 1, ptr %21, align 8
  %25 = add nuw nsw i64 %17, 2
  %26 = bitcast i64 %25 to double
  br label %29

27:                                               ; preds = %16
  store i32 0, ptr %21, align 8
  %28 = fmul double %19, %19
  br label %29

29:                                               ; preds = %24, %27
  %30 = phi double [ %28, %27 ], [ %26, %24 ]
  %31 = phi double [ 2.000000e+00, %27 ], [ %19, %24 ]
  store double %30, ptr %22, align 8
  store double %31, ptr %23, align 8
  %32 = add nuw nsw i64 %17, 1
  %33 = icmp eq i64 %32, %8
  br i1 %33, label %9, label %16, !llvm.loop !23

34:                                               ; preds = %44
  %35 = icmp eq i64 %12, 0
  br i1 %35, label %42, label %36

36:                                               ; preds = %34, %9
  %37 = phi i64 [ 0, %9 ], [ %54, %34 ]
  %38 = icmp ne i64 %12, 0
  tail call void @llvm.assume(i1 %38)
  %39 = getelementptr inbounds nuw %struct.larger__copied__sign_t, ptr %5, i64 %37
  %40 = xor i64 %37, -1
  %41 = getelementptr %struct.larger__copied__sign_t, ptr %11, i64 %40
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %39, ptr noundef nonnull align 8 dereferenceable(24) %41, i64 24, i1 false)
  br label %42

42:                                               ; preds = %34, %36
  %43 = zext nneg i32 %2 to i64
  br label %58

44:                                               ; preds = %44, %14
  %45 = phi i64 [ 0, %14 ], [ %54, %44 ]
  %46 = phi i64 [ 0, %14 ], [ %55, %44 ]
  %47 = getelementptr inbounds nuw %struct.larger__copied__sign_t, ptr %5, i64 %45
  %48 = xor i64 %45, -1
  %49 = getelementptr %struct.larger__copied__sign_t, ptr %11, i64 %48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %47, ptr noundef nonnull align 8 dereferenceable(24) %49, i64 24, i1 false)
  %50 = getelementptr inbounds nuw %struct.larger__copied__sign_t, ptr %5, i64 %45
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 24
  %52 = xor i64 %45, -2
  %53 = getelementptr %struct.larger__copied__sign_t, ptr %11, i64 %52
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %51, ptr noundef nonnull align 8 dereferenceable(24) %53, i64 24, i1 false)
  %54 = add nuw nsw i64 %45, 2
  %55 = add i64 %46, 2
  %56 = icmp eq i64 %55, %15
  br i1 %56, label %34, label %44, !llvm.loop !24

57:                                               ; preds = %77, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

58:                                               ; preds = %42, %77
  %59 = phi i64 [ 0, %42 ], [ %80, %77 ]
  %60 = getelementptr inbounds nuw %struct.larger__copied__sign_t, ptr %5, i64 %59
  %61 = load i32, ptr %60, align 8
  %62 = icmp eq i32 %61, 0
  %63 = getelementptr inbounds nuw i8, ptr %60, i64 8
  br i1 %62, label %64, label %69

64:                                               ; preds = %58
  %65 = load double, ptr %63, align 8
  %66 = getelementptr inbounds nuw double, ptr %0, i64 %59
  %67 = load double, ptr %66, align 8
  %68 = fmul double %65, %67
  br label %77

69:                                               ; preds = %58
  %70 = load i64, ptr %63, align 8
  %71 = sitofp i64 %70 to double
  %72 = getelementptr inbounds nuw i8, ptr %60, i64 16
  %73 = load double, ptr %72, align 8
  %74 = fmul double %73, %71
  %75 = load double, ptr %0, align 8
  %76 = fmul double %74, %75
  br label %77

77:                                               ; preds = %69, %64
  %78 = phi double [ %68, %64 ], [ %76, %69 ]
  %79 = getelementptr inbounds nuw double, ptr %1, i64 %59
  store double %78, ptr %79, align 8
  %80 = add nuw nsw i64 %59, 1
  %81 = icmp eq i64 %80, %43
  br i1 %81, label %57, label %58, !llvm.loop !25
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!23 = distinct !{!23, !5}
!24 = distinct !{!24, !5}
!25 = distinct !{!25, !5}
