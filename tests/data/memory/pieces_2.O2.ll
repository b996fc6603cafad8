; ModuleID = 'pieces_2.c'
source_filename = "pieces_2.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.counted = type { i32, [4 x double] }
%struct.linked = type { ptr, i32, [4 x double] }
%struct.anon = type { i64, [24 x i8] }
%union.anon = type { double, [24 x i8] }
%struct.pair = type { double, double }

@static__halves__words.mem = internal unnamed_addr global [4 x double] zeroinitializer, align 16

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @struct_with_count(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr %0 to i64
  %5 = ptrtoint ptr %1 to i64
  %6 = alloca %struct.counted, align 8
  store i32 %2, ptr %6, align 8
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %10 = zext nneg i32 %2 to i64
  %11 = icmp ult i32 %2, 4
  br i1 %11, label %28, label %12

12:                                               ; preds = %8
  %13 = and i64 %10, 2147483644
  br label %14

14:                                               ; preds = %14, %12
  %15 = phi i64 [ 0, %12 ], [ %24, %14 ]
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %18 = load <2 x double>, ptr %16, align 8
  %19 = load <2 x double>, ptr %17, align 8
  %20 = fmul <2 x double> %18, %18
  %21 = fmul <2 x double> %19, %19
  %22 = getelementptr inbounds nuw double, ptr %9, i64 %15
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 16
  store <2 x double> %20, ptr %22, align 8
  store <2 x double> %21, ptr %23, align 8
  %24 = add nuw i64 %15, 4
  %25 = icmp eq i64 %24, %13
  br i1 %25, label %26, label %14, !llvm.loop !4

26:                                               ; preds = %14
  %27 = icmp eq i64 %13, %10
  br i1 %27, label %30, label %28

28:                                               ; preds = %8, %26
  %29 = phi i64 [ 0, %8 ], [ %13, %26 ]
  br label %80

30:                                               ; preds = %80, %26, %3
  %31 = load i32, ptr %6, align 8
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %33, label %88

33:                                               ; preds = %30
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %35 = zext nneg i32 %31 to i64
  %36 = icmp ult i32 %31, 4
  %37 = sub i64 %5, %4
  %38 = icmp ult i64 %37, 32
  %39 = or i1 %36, %38
  br i1 %39, label %60, label %40

40:                                               ; preds = %33
  %41 = and i64 %35, 2147483644
  br label %42

42:                                               ; preds = %42, %40
  %43 = phi i64 [ 0, %40 ], [ %56, %42 ]
  %44 = getelementptr inbounds nuw double, ptr %34, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %46 = load <2 x double>, ptr %44, align 8
  %47 = load <2 x double>, ptr %45, align 8
  %48 = getelementptr inbounds nuw double, ptr %0, i64 %43
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %50 = load <2 x double>, ptr %48, align 8
  %51 = load <2 x double>, ptr %49, align 8
  %52 = fmul <2 x double> %46, %50
  %53 = fmul <2 x double> %47, %51
  %54 = getelementptr inbounds nuw double, ptr %1, i64 %43
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 16
  store <2 x double> %52, ptr %54, align 8
  store <2 x double> %53, ptr %55, align 8
  %56 = add nuw i64 %43, 4
  %57 = icmp eq i64 %56, %41
  br i1 %57, label %58, label %42, !llvm.loop !8

58:                                               ; preds = %42
  %59 = icmp eq i64 %41, %35
  br i1 %59, label %88, label %60

60:                                               ; preds = %33, %58
  %61 = phi i64 [ 0, %33 ], [ %41, %58 ]
  %62 = and i64 %35, 3
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %76, label %64

64:                                               ; preds = %60, %64
  %65 = phi i64 [ %73, %64 ], [ %61, %60 ]
  %66 = phi i64 [ %74, %64 ], [ 0, %60 ]
  %67 = getelementptr inbounds nuw double, ptr %34, i64 %65
  %68 = load double, ptr %67, align 8
  %69 = getelementptr inbounds nuw double, ptr %0, i64 %65
  %70 = load double, ptr %69, align 8
  %71 = fmul double %68, %70
  %72 = getelementptr inbounds nuw double, ptr %1, i64 %65
  store double %71, ptr %72, align 8
  %73 = add nuw nsw i64 %65, 1
  %74 = add i64 %66, 1
  %75 = icmp eq i64 %74, %62
  br i1 %75, label %76, label %64, !llvm.loop !9

76:                                               ; preds = %64, %60
  %77 = phi i64 [ %61, %60 ], [ %73, %64 ]
  %78 = sub nsw i64 %61, %35
  %79 = icmp ugt i64 %78, -4
  br i1 %79, label %88, label %89

80:                                               ; preds = %28, %80
  %81 = phi i64 [ %86, %80 ], [ %29, %28 ]
  %82 = getelementptr inbounds nuw double, ptr %0, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = fmul double %83, %83
  %85 = getelementptr inbounds nuw double, ptr %9, i64 %81
  store double %84, ptr %85, align 8
  %86 = add nuw nsw i64 %81, 1
  %87 = icmp eq i64 %86, %10
  br i1 %87, label %30, label %80, !llvm.loop !11

88:                                               ; preds = %76, %89, %58, %30
  ret void

89:                                               ; preds = %76, %89
  %90 = phi i64 [ %118, %89 ], [ %77, %76 ]
  %91 = getelementptr inbounds nuw double, ptr %34, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = getelementptr inbounds nuw double, ptr %0, i64 %90
  %94 = load double, ptr %93, align 8
  %95 = fmul double %92, %94
  %96 = getelementptr inbounds nuw double, ptr %1, i64 %90
  store double %95, ptr %96, align 8
  %97 = add nuw nsw i64 %90, 1
  %98 = getelementptr inbounds nuw double, ptr %34, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds nuw double, ptr %0, i64 %97
  %101 = load double, ptr %100, align 8
  %102 = fmul double %99, %101
  %103 = getelementptr inbounds nuw double, ptr %1, i64 %97
  store double %102, ptr %103, align 8
  %104 = add nuw nsw i64 %90, 2
  %105 = getelementptr inbounds nuw double, ptr %34, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = getelementptr inbounds nuw double, ptr %0, i64 %104
  %108 = load double, ptr %107, align 8
  %109 = fmul double %106, %108
  %110 = getelementptr inbounds nuw double, ptr %1, i64 %104
  store double %109, ptr %110, align 8
  %111 = add nuw nsw i64 %90, 3
  %112 = getelementptr inbounds nuw double, ptr %34, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = getelementptr inbounds nuw double, ptr %0, i64 %111
  %115 = load double, ptr %114, align 8
  %116 = fmul double %113, %115
  %117 = getelementptr inbounds nuw double, ptr %1, i64 %111
  store double %116, ptr %117, align 8
  %118 = add nuw nsw i64 %90, 4
  %119 = icmp eq i64 %118, %35
  br i1 %119, label %88, label %89, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @struct_with_address(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = ptrtoint ptr %1 to i64
  %5 = alloca %struct.linked, align 8
  %6 = alloca %struct.linked, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %2, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr %8, ptr %5, align 8
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %31

10:                                               ; preds = %3
  %11 = zext nneg i32 %2 to i64
  %12 = icmp ult i32 %2, 4
  br i1 %12, label %29, label %13

13:                                               ; preds = %10
  %14 = and i64 %11, 2147483644
  br label %15

15:                                               ; preds = %15, %13
  %16 = phi i64 [ 0, %13 ], [ %25, %15 ]
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %19 = load <2 x double>, ptr %17, align 8
  %20 = load <2 x double>, ptr %18, align 8
  %21 = fmul <2 x double> %19, %19
  %22 = fmul <2 x double> %20, %20
  %23 = getelementptr inbounds nuw double, ptr %8, i64 %16
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store <2 x double> %21, ptr %23, align 8
  store <2 x double> %22, ptr %24, align 8
  %25 = add nuw i64 %16, 4
  %26 = icmp eq i64 %25, %14
  br i1 %26, label %27, label %15, !llvm.loop !13

27:                                               ; preds = %15
  %28 = icmp eq i64 %14, %11
  br i1 %28, label %31, label %29

29:                                               ; preds = %10, %27
  %30 = phi i64 [ 0, %10 ], [ %14, %27 ]
  br label %84

31:                                               ; preds = %84, %27, %3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, ptr noundef nonnull align 8 dereferenceable(48) %5, i64 48, i1 false)
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %33 = load i32, ptr %32, align 8
  %34 = icmp sgt i32 %33, 0
  br i1 %34, label %35, label %92

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %37 = load ptr, ptr %6, align 8
  %38 = zext nneg i32 %33 to i64
  %39 = icmp ult i32 %33, 4
  %40 = ptrtoint ptr %37 to i64
  %41 = sub i64 %4, %40
  %42 = icmp ult i64 %41, 32
  %43 = select i1 %39, i1 true, i1 %42
  br i1 %43, label %64, label %44

44:                                               ; preds = %35
  %45 = and i64 %38, 2147483644
  br label %46

46:                                               ; preds = %46, %44
  %47 = phi i64 [ 0, %44 ], [ %60, %46 ]
  %48 = getelementptr inbounds nuw double, ptr %36, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %50 = load <2 x double>, ptr %48, align 8
  %51 = load <2 x double>, ptr %49, align 8
  %52 = getelementptr inbounds nuw double, ptr %37, i64 %47
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %54 = load <2 x double>, ptr %52, align 8
  %55 = load <2 x double>, ptr %53, align 8
  %56 = fmul <2 x double> %50, %54
  %57 = fmul <2 x double> %51, %55
  %58 = getelementptr inbounds nuw double, ptr %1, i64 %47
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 16
  store <2 x double> %56, ptr %58, align 8
  store <2 x double> %57, ptr %59, align 8
  %60 = add nuw i64 %47, 4
  %61 = icmp eq i64 %60, %45
  br i1 %61, label %62, label %46, !llvm.loop !14

62:                                               ; preds = %46
  %63 = icmp eq i64 %45, %38
  br i1 %63, label %92, label %64

64:                                               ; preds = %35, %62
  %65 = phi i64 [ 0, %35 ], [ %45, %62 ]
  %66 = and i64 %38, 3
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %80, label %68

68:                                               ; preds = %64, %68
  %69 = phi i64 [ %77, %68 ], [ %65, %64 ]
  %70 = phi i64 [ %78, %68 ], [ 0, %64 ]
  %71 = getelementptr inbounds nuw double, ptr %36, i64 %69
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds nuw double, ptr %37, i64 %69
  %74 = load double, ptr %73, align 8
  %75 = fmul double %72, %74
  %76 = getelementptr inbounds nuw double, ptr %1, i64 %69
  store double %75, ptr %76, align 8
  %77 = add nuw nsw i64 %69, 1
  %78 = add i64 %70, 1
  %79 = icmp eq i64 %78, %66
  br i1 %79, label %80, label %68, !llvm.loop !15

80:                                               ; preds = %68, %64
  %81 = phi i64 [ %65, %64 ], [ %77, %68 ]
  %82 = sub nsw i64 %65, %38
  %83 = icmp ugt i64 %82, -4
  br i1 %83, label %92, label %93

84:                                               ; preds = %29, %84
  %85 = phi i64 [ %90, %84 ], [ %30, %29 ]
  %86 = getelementptr inbounds nuw double, ptr %0, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = fmul double %87, %87
  %89 = getelementptr inbounds nuw double, ptr %8, i64 %85
  store double %88, ptr %89, align 8
  %90 = add nuw nsw i64 %85, 1
  %91 = icmp eq i64 %90, %11
  br i1 %91, label %31, label %84, !llvm.loop !16

92:                                               ; preds = %80, %93, %62, %31
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  ret void

93:                                               ; preds = %80, %93
  %94 = phi i64 [ %122, %93 ], [ %81, %80 ]
  %95 = getelementptr inbounds nuw double, ptr %36, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds nuw double, ptr %37, i64 %94
  %98 = load double, ptr %97, align 8
  %99 = fmul double %96, %98
  %100 = getelementptr inbounds nuw double, ptr %1, i64 %94
  store double %99, ptr %100, align 8
  %101 = add nuw nsw i64 %94, 1
  %102 = getelementptr inbounds nuw double, ptr %36, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds nuw double, ptr %37, i64 %101
  %105 = load double, ptr %104, align 8
  %106 = fmul double %103, %105
  %107 = getelementptr inbounds nuw double, ptr %1, i64 %101
  store double %106, ptr %107, align 8
  %108 = add nuw nsw i64 %94, 2
  %109 = getelementptr inbounds nuw double, ptr %36, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = getelementptr inbounds nuw double, ptr %37, i64 %108
  %112 = load double, ptr %111, align 8
  %113 = fmul double %110, %112
  %114 = getelementptr inbounds nuw double, ptr %1, i64 %108
  store double %113, ptr %114, align 8
  %115 = add nuw nsw i64 %94, 3
  %116 = getelementptr inbounds nuw double, ptr %36, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds nuw double, ptr %37, i64 %115
  %119 = load double, ptr %118, align 8
  %120 = fmul double %117, %119
  %121 = getelementptr inbounds nuw double, ptr %1, i64 %115
  store double %120, ptr %121, align 8
  %122 = add nuw nsw i64 %94, 4
  %123 = icmp eq i64 %122, %38
  br i1 %123, label %92, label %93, !llvm.loop !17
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @swapped_structs(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [2 x %struct.counted], align 16
  %5 = alloca %struct.counted, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %6 = icmp sgt i32 %2, 0
  store i32 %2, ptr %4, align 16
  br i1 %6, label %36, label %89

7:                                                ; preds = %81, %77
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %5, ptr noundef nonnull align 16 dereferenceable(40) %4, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %4, ptr noundef nonnull align 8 dereferenceable(40) %59, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %59, ptr noundef nonnull align 8 dereferenceable(40) %5, i64 40, i1 false)
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %10 = zext nneg i32 %2 to i64
  %11 = icmp ult i32 %2, 4
  br i1 %11, label %34, label %12

12:                                               ; preds = %7
  %13 = and i64 %38, 2147483644
  br label %14

14:                                               ; preds = %14, %12
  %15 = phi i64 [ 0, %12 ], [ %30, %14 ]
  %16 = getelementptr inbounds nuw double, ptr %8, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %18 = load <2 x double>, ptr %16, align 8
  %19 = load <2 x double>, ptr %17, align 8
  %20 = getelementptr inbounds nuw double, ptr %9, i64 %15
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %22 = load <2 x double>, ptr %20, align 16
  %23 = load <2 x double>, ptr %21, align 16
  %24 = fmul <2 x double> %18, %22
  %25 = fmul <2 x double> %19, %23
  %26 = fmul <2 x double> %18, %24
  %27 = fmul <2 x double> %19, %25
  %28 = getelementptr inbounds nuw double, ptr %1, i64 %15
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 16
  store <2 x double> %26, ptr %28, align 8
  store <2 x double> %27, ptr %29, align 8
  %30 = add nuw i64 %15, 4
  %31 = icmp eq i64 %30, %13
  br i1 %31, label %32, label %14, !llvm.loop !18

32:                                               ; preds = %14
  %33 = icmp eq i64 %13, %38
  br i1 %33, label %98, label %34

34:                                               ; preds = %7, %32
  %35 = phi i64 [ 0, %7 ], [ %13, %32 ]
  br label %99

36:                                               ; preds = %3
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %38 = zext nneg i32 %2 to i64
  %39 = icmp ult i32 %2, 4
  br i1 %39, label %56, label %40

40:                                               ; preds = %36
  %41 = and i64 %38, 2147483644
  br label %42

42:                                               ; preds = %42, %40
  %43 = phi i64 [ 0, %40 ], [ %52, %42 ]
  %44 = getelementptr inbounds nuw double, ptr %0, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %46 = load <2 x double>, ptr %44, align 8
  %47 = load <2 x double>, ptr %45, align 8
  %48 = fmul <2 x double> %46, splat (double 2.000000e+00)
  %49 = fmul <2 x double> %47, splat (double 2.000000e+00)
  %50 = getelementptr inbounds nuw double, ptr %37, i64 %43
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 16
  store <2 x double> %48, ptr %50, align 8
  store <2 x double> %49, ptr %51, align 8
  %52 = add nuw i64 %43, 4
  %53 = icmp eq i64 %52, %41
  br i1 %53, label %54, label %42, !llvm.loop !19

54:                                               ; preds = %42
  %55 = icmp eq i64 %41, %38
  br i1 %55, label %58, label %56

56:                                               ; preds = %36, %54
  %57 = phi i64 [ 0, %36 ], [ %41, %54 ]
  br label %90

58:                                               ; preds = %90, %54
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i32 %2, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %61 = zext nneg i32 %2 to i64
  %62 = icmp ult i32 %2, 4
  br i1 %62, label %79, label %63

63:                                               ; preds = %58
  %64 = and i64 %38, 2147483644
  br label %65

65:                                               ; preds = %65, %63
  %66 = phi i64 [ 0, %63 ], [ %75, %65 ]
  %67 = getelementptr inbounds nuw double, ptr %0, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %69 = load <2 x double>, ptr %67, align 8
  %70 = load <2 x double>, ptr %68, align 8
  %71 = fmul <2 x double> %69, splat (double 3.000000e+00)
  %72 = fmul <2 x double> %70, splat (double 3.000000e+00)
  %73 = getelementptr inbounds nuw double, ptr %60, i64 %66
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 16
  store <2 x double> %71, ptr %73, align 16
  store <2 x double> %72, ptr %74, align 16
  %75 = add nuw i64 %66, 4
  %76 = icmp eq i64 %75, %64
  br i1 %76, label %77, label %65, !llvm.loop !20

77:                                               ; preds = %65
  %78 = icmp eq i64 %64, %38
  br i1 %78, label %7, label %79

79:                                               ; preds = %58, %77
  %80 = phi i64 [ 0, %58 ], [ %64, %77 ]
  br label %81

81:                                               ; preds = %79, %81
  %82 = phi i64 [ %87, %81 ], [ %80, %79 ]
  %83 = getelementptr inbounds nuw double, ptr %0, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = fmul double %84, 3.000000e+00
  %86 = getelementptr inbounds nuw double, ptr %60, i64 %82
  store double %85, ptr %86, align 8
  %87 = add nuw nsw i64 %82, 1
  %88 = icmp eq i64 %87, %61
  br i1 %88, label %7, label %81, !llvm.loop !21

89:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  br label %98

90:                                               ; preds = %56, %90
  %91 = phi i64 [ %96, %90 ], [ %57, %56 ]
  %92 = getelementptr inbounds nuw double, ptr %0, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = fmul double %93, 2.000000e+00
  %95 = getelementptr inbounds nuw double, ptr %37, i64 %91
  store double %94, ptr %95, align 8
  %96 = add nuw nsw i64 %91, 1
  %97 = icmp eq i64 %96, %38
  br i1 %97, label %58, label %90, !llvm.loop !22

98:                                               ; preds = %99, %32, %89
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void

99:                                               ; preds = %34, %99
  %100 = phi i64 [ %108, %99 ], [ %35, %34 ]
  %101 = getelementptr inbounds nuw double, ptr %8, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = getelementptr inbounds nuw double, ptr %9, i64 %100
  %104 = load double, ptr %103, align 8
  %105 = fmul double %102, %104
  %106 = fmul double %102, %105
  %107 = getelementptr inbounds nuw double, ptr %1, i64 %100
  store double %106, ptr %107, align 8
  %108 = add nuw nsw i64 %100, 1
  %109 = icmp eq i64 %108, %10
  br i1 %109, label %98, label %99, !llvm.loop !23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @raw_of_both(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 32)) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = load double, ptr %0, align 8
  %5 = fmul double %4, %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load double, ptr %6, align 8
  %8 = fptrunc double %7 to float
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = load double, ptr %10, align 8
  %12 = fptrunc double %11 to float
  %13 = fpext float %8 to double
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load double, ptr %9, align 8
  store double %5, ptr %1, align 8
  %16 = load double, ptr %0, align 8
  %17 = insertelement <2 x double> poison, double %15, i64 0
  %18 = insertelement <2 x double> %17, double %16, i64 1
  %19 = insertelement <2 x double> %18, double %13, i64 1
  %20 = fmul <2 x double> %18, %19
  store <2 x double> %20, ptr %14, align 8
  %21 = fpext float %12 to double
  %22 = load double, ptr %0, align 8
  %23 = fmul double %22, %21
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store double %23, ptr %24, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @alloca__bytes__squares(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = shl i32 %2, 3
  %5 = sext i32 %4 to i64
  %6 = alloca i8, i64 %5, align 16
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %31

8:                                                ; preds = %3
  %9 = tail call i32 @llvm.smax.i32(i32 %4, i32 1)
  %10 = zext nneg i32 %9 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %6, ptr noundef nonnull align 1 dereferenceable(1) %0, i64 %10, i1 false)
  %11 = zext nneg i32 %2 to i64
  %12 = icmp ult i32 %2, 4
  br i1 %12, label %29, label %13

13:                                               ; preds = %8
  %14 = and i64 %11, 2147483644
  br label %15

15:                                               ; preds = %15, %13
  %16 = phi i64 [ 0, %13 ], [ %25, %15 ]
  %17 = getelementptr inbounds nuw double, ptr %6, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %19 = load <2 x double>, ptr %17, align 16
  %20 = load <2 x double>, ptr %18, align 16
  %21 = fmul <2 x double> %19, %19
  %22 = fmul <2 x double> %20, %20
  %23 = getelementptr inbounds nuw double, ptr %1, i64 %16
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store <2 x double> %21, ptr %23, align 8
  store <2 x double> %22, ptr %24, align 8
  %25 = add nuw i64 %16, 4
  %26 = icmp eq i64 %25, %14
  br i1 %26, label %27, label %15, !llvm.loop !24

27:                                               ; preds = %15
  %28 = icmp eq i64 %14, %11
  br i1 %28, label %31, label %29

29:                                               ; preds = %8, %27
  %30 = phi i64 [ 0, %8 ], [ %14, %27 ]
  br label %32

31:                                               ; preds = %32, %27, %3
  ret void

32:                                               ; preds = %29, %32
  %33 = phi i64 [ %38, %32 ], [ %30, %29 ]
  %34 = getelementptr inbounds nuw double, ptr %6, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fmul double %35, %35
  %37 = getelementptr inbounds nuw double, ptr %1, i64 %33
  store double %36, ptr %37, align 8
  %38 = add nuw nsw i64 %33, 1
  %39 = icmp eq i64 %38, %11
  br i1 %39, label %31, label %32, !llvm.loop !25
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @array__squares__swapped(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %62

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  %8 = icmp ult i32 %2, 4
  br i1 %8, label %25, label %9

9:                                                ; preds = %6
  %10 = and i64 %7, 2147483644
  br label %11

11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %21, %11 ]
  %13 = getelementptr inbounds nuw double, ptr %0, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %15 = load <2 x double>, ptr %13, align 8
  %16 = load <2 x double>, ptr %14, align 8
  %17 = fmul <2 x double> %15, %15
  %18 = fmul <2 x double> %16, %16
  %19 = getelementptr inbounds nuw double, ptr %4, i64 %12
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store <2 x double> %17, ptr %19, align 16
  store <2 x double> %18, ptr %20, align 16
  %21 = add nuw i64 %12, 4
  %22 = icmp eq i64 %21, %10
  br i1 %22, label %23, label %11, !llvm.loop !26

23:                                               ; preds = %11
  %24 = icmp eq i64 %10, %7
  br i1 %24, label %35, label %25

25:                                               ; preds = %6, %23
  %26 = phi i64 [ 0, %6 ], [ %10, %23 ]
  br label %27

27:                                               ; preds = %25, %27
  %28 = phi i64 [ %33, %27 ], [ %26, %25 ]
  %29 = getelementptr inbounds nuw double, ptr %0, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fmul double %30, %30
  %32 = getelementptr inbounds nuw double, ptr %4, i64 %28
  store double %31, ptr %32, align 8
  %33 = add nuw nsw i64 %28, 1
  %34 = icmp eq i64 %33, %7
  br i1 %34, label %35, label %27, !llvm.loop !27

35:                                               ; preds = %27, %23
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %38 = load <2 x i64>, ptr %36, align 16
  %39 = shufflevector <2 x i64> %38, <2 x i64> poison, <2 x i32> <i32 1, i32 0>
  %40 = load <2 x i64>, ptr %4, align 16
  store <2 x i64> %39, ptr %4, align 16
  %41 = shufflevector <2 x i64> %40, <2 x i64> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i64> %41, ptr %37, align 16
  %42 = zext nneg i32 %2 to i64
  %43 = icmp ult i32 %2, 4
  br i1 %43, label %60, label %44

44:                                               ; preds = %35
  %45 = and i64 %7, 2147483644
  br label %46

46:                                               ; preds = %46, %44
  %47 = phi i64 [ 0, %44 ], [ %56, %46 ]
  %48 = getelementptr inbounds nuw double, ptr %4, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %50 = load <2 x double>, ptr %48, align 16
  %51 = load <2 x double>, ptr %49, align 16
  %52 = fmul <2 x double> %50, %50
  %53 = fmul <2 x double> %51, %51
  %54 = getelementptr inbounds nuw double, ptr %1, i64 %47
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 16
  store <2 x double> %52, ptr %54, align 8
  store <2 x double> %53, ptr %55, align 8
  %56 = add nuw i64 %47, 4
  %57 = icmp eq i64 %56, %45
  br i1 %57, label %58, label %46, !llvm.loop !28

58:                                               ; preds = %46
  %59 = icmp eq i64 %45, %7
  br i1 %59, label %62, label %60

60:                                               ; preds = %35, %58
  %61 = phi i64 [ 0, %35 ], [ %45, %58 ]
  br label %63

62:                                               ; preds = %63, %58, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void

63:                                               ; preds = %60, %63
  %64 = phi i64 [ %69, %63 ], [ %61, %60 ]
  %65 = getelementptr inbounds nuw double, ptr %4, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = fmul double %66, %66
  %68 = getelementptr inbounds nuw double, ptr %1, i64 %64
  store double %67, ptr %68, align 8
  %69 = add nuw nsw i64 %64, 1
  %70 = icmp eq i64 %69, %42
  br i1 %70, label %62, label %63, !llvm.loop !29
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local void @calloc__stepping__memmove(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = sext i32 %2 to i64
  %5 = tail call noalias ptr @calloc(i64 noundef %4, i64 noundef 8) #13
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %32

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  %9 = icmp ult i32 %2, 4
  br i1 %9, label %29, label %10

10:                                               ; preds = %7
  %11 = and i64 %8, 2147483644
  %12 = shl nuw nsw i64 %11, 3
  %13 = getelementptr i8, ptr %5, i64 %12
  br label %14

14:                                               ; preds = %14, %10
  %15 = phi i64 [ 0, %10 ], [ %25, %14 ]
  %16 = shl i64 %15, 3
  %17 = getelementptr i8, ptr %5, i64 %16
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %15
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %20 = load <2 x double>, ptr %18, align 8
  %21 = load <2 x double>, ptr %19, align 8
  %22 = fmul <2 x double> %20, %20
  %23 = fmul <2 x double> %21, %21
  %24 = getelementptr i8, ptr %17, i64 16
  store <2 x double> %22, ptr %17, align 8
  store <2 x double> %23, ptr %24, align 8
  %25 = add nuw i64 %15, 4
  %26 = icmp eq i64 %25, %11
  br i1 %26, label %27, label %14, !llvm.loop !30

27:                                               ; preds = %14
  %28 = icmp eq i64 %11, %8
  br i1 %28, label %32, label %29

29:                                               ; preds = %7, %27
  %30 = phi i64 [ 0, %7 ], [ %11, %27 ]
  %31 = phi ptr [ %5, %7 ], [ %13, %27 ]
  br label %33

32:                                               ; preds = %33, %27, %3
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef nonnull align 8 dereferenceable(32) %5, i64 32, i1 false)
  tail call void @free(ptr noundef %5) #12
  ret void

33:                                               ; preds = %29, %33
  %34 = phi i64 [ %40, %33 ], [ %30, %29 ]
  %35 = phi ptr [ %39, %33 ], [ %31, %29 ]
  %36 = getelementptr inbounds nuw double, ptr %0, i64 %34
  %37 = load double, ptr %36, align 8
  %38 = fmul double %37, %37
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store double %38, ptr %35, align 8
  %40 = add nuw nsw i64 %34, 1
  %41 = icmp eq i64 %40, %8
  br i1 %41, label %32, label %33, !llvm.loop !31
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @chars__words__memcpy(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 32)) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = alloca [32 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  %8 = shl nuw nsw i64 %7, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %4, ptr align 8 %0, i64 %8, i1 false)
  br label %9

9:                                                ; preds = %6, %3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef nonnull align 8 dereferenceable(32) %4, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @floats__memcpy__memcpy(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 32)) %1, i32 noundef %2) local_unnamed_addr #4 {
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef nonnull align 8 dereferenceable(32) %0, i64 32, i1 false)
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @longs__stepping__memcpy_of_n(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %31

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  %8 = icmp ult i32 %2, 4
  br i1 %8, label %28, label %9

9:                                                ; preds = %6
  %10 = and i64 %7, 2147483644
  %11 = shl nuw nsw i64 %10, 3
  %12 = getelementptr i8, ptr %4, i64 %11
  br label %13

13:                                               ; preds = %13, %9
  %14 = phi i64 [ 0, %9 ], [ %24, %13 ]
  %15 = shl i64 %14, 3
  %16 = getelementptr i8, ptr %4, i64 %15
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %19 = load <2 x double>, ptr %17, align 8
  %20 = load <2 x double>, ptr %18, align 8
  %21 = fmul <2 x double> %19, %19
  %22 = fmul <2 x double> %20, %20
  %23 = getelementptr i8, ptr %16, i64 16
  store <2 x double> %21, ptr %16, align 16
  store <2 x double> %22, ptr %23, align 16
  %24 = add nuw i64 %14, 4
  %25 = icmp eq i64 %24, %10
  br i1 %25, label %26, label %13, !llvm.loop !32

26:                                               ; preds = %13
  %27 = icmp eq i64 %10, %7
  br i1 %27, label %31, label %28

28:                                               ; preds = %6, %26
  %29 = phi i64 [ 0, %6 ], [ %10, %26 ]
  %30 = phi ptr [ %4, %6 ], [ %12, %26 ]
  br label %34

31:                                               ; preds = %34, %26, %3
  %32 = shl nsw i32 %2, 3
  %33 = sext i32 %32 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr nonnull align 16 %4, i64 %33, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void

34:                                               ; preds = %28, %34
  %35 = phi i64 [ %41, %34 ], [ %29, %28 ]
  %36 = phi ptr [ %40, %34 ], [ %30, %28 ]
  %37 = getelementptr inbounds nuw double, ptr %0, i64 %35
  %38 = load double, ptr %37, align 8
  %39 = fmul double %38, %38
  %40 = getelementptr inbounds nuw i8, ptr %36, i64 8
  store double %39, ptr %36, align 8
  %41 = add nuw nsw i64 %35, 1
  %42 = icmp eq i64 %41, %7
  br i1 %42, label %31, label %34, !llvm.loop !33
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local void @malloc__each__shifted(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call noalias dereferenceable_or_null(32) ptr @malloc(i64 noundef 32) #14
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %30

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  %8 = shl nuw nsw i64 %7, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 8 %0, i64 %8, i1 false)
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 8
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %9, ptr noundef nonnull align 8 dereferenceable(24) %4, i64 24, i1 false)
  %10 = zext nneg i32 %2 to i64
  %11 = icmp ult i32 %2, 4
  br i1 %11, label %28, label %12

12:                                               ; preds = %6
  %13 = and i64 %10, 2147483644
  br label %14

14:                                               ; preds = %14, %12
  %15 = phi i64 [ 0, %12 ], [ %24, %14 ]
  %16 = getelementptr inbounds nuw double, ptr %4, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %18 = load <2 x double>, ptr %16, align 8
  %19 = load <2 x double>, ptr %17, align 8
  %20 = fmul <2 x double> %18, splat (double 2.000000e+00)
  %21 = fmul <2 x double> %19, splat (double 2.000000e+00)
  %22 = getelementptr inbounds nuw double, ptr %1, i64 %15
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 16
  store <2 x double> %20, ptr %22, align 8
  store <2 x double> %21, ptr %23, align 8
  %24 = add nuw i64 %15, 4
  %25 = icmp eq i64 %24, %13
  br i1 %25, label %26, label %14, !llvm.loop !34

26:                                               ; preds = %14
  %27 = icmp eq i64 %13, %10
  br i1 %27, label %30, label %28

28:                                               ; preds = %6, %26
  %29 = phi i64 [ 0, %6 ], [ %13, %26 ]
  br label %31

30:                                               ; preds = %31, %26, %3
  tail call void @free(ptr noundef nonnull %4) #12
  ret void

31:                                               ; preds = %28, %31
  %32 = phi i64 [ %37, %31 ], [ %29, %28 ]
  %33 = getelementptr inbounds nuw double, ptr %4, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = fmul double %34, 2.000000e+00
  %36 = getelementptr inbounds nuw double, ptr %1, i64 %32
  store double %35, ptr %36, align 8
  %37 = add nuw nsw i64 %32, 1
  %38 = icmp eq i64 %37, %10
  br i1 %38, label %30, label %31, !llvm.loop !35
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @matrix__memcpy_of_n__memcpy_of_n(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = shl nsw i32 %2, 3
  %5 = sext i32 %4 to i64
  tail call void @llvm.memmove.p0.p0.i64(ptr align 8 %1, ptr align 8 %0, i64 %5, i1 false)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @static__halves__words(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #9 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %12

5:                                                ; preds = %3
  %6 = shl nuw i32 %2, 1
  %7 = tail call i32 @llvm.smax.i32(i32 %6, i32 1)
  %8 = zext nneg i32 %7 to i64
  %9 = shl nuw nsw i64 %8, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) @static__halves__words.mem, ptr noundef nonnull align 4 dereferenceable(1) %0, i64 %9, i1 false)
  %10 = zext nneg i32 %2 to i64
  %11 = shl nuw nsw i64 %10, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr nonnull align 16 @static__halves__words.mem, i64 %11, i1 false)
  br label %12

12:                                               ; preds = %3, %5
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @struct_of_bytes__squares__squares(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.anon, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %56

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  %8 = icmp ult i32 %2, 4
  br i1 %8, label %25, label %9

9:                                                ; preds = %6
  %10 = and i64 %7, 2147483644
  br label %11

11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %21, %11 ]
  %13 = getelementptr inbounds nuw double, ptr %0, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %15 = load <2 x double>, ptr %13, align 8
  %16 = load <2 x double>, ptr %14, align 8
  %17 = fmul <2 x double> %15, %15
  %18 = fmul <2 x double> %16, %16
  %19 = getelementptr inbounds nuw double, ptr %4, i64 %12
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store <2 x double> %17, ptr %19, align 8
  store <2 x double> %18, ptr %20, align 8
  %21 = add nuw i64 %12, 4
  %22 = icmp eq i64 %21, %10
  br i1 %22, label %23, label %11, !llvm.loop !36

23:                                               ; preds = %11
  %24 = icmp eq i64 %10, %7
  br i1 %24, label %27, label %25

25:                                               ; preds = %6, %23
  %26 = phi i64 [ 0, %6 ], [ %10, %23 ]
  br label %48

27:                                               ; preds = %48, %23
  %28 = zext nneg i32 %2 to i64
  %29 = icmp ult i32 %2, 4
  br i1 %29, label %46, label %30

30:                                               ; preds = %27
  %31 = and i64 %7, 2147483644
  br label %32

32:                                               ; preds = %32, %30
  %33 = phi i64 [ 0, %30 ], [ %42, %32 ]
  %34 = getelementptr inbounds nuw double, ptr %4, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %36 = load <2 x double>, ptr %34, align 8
  %37 = load <2 x double>, ptr %35, align 8
  %38 = fmul <2 x double> %36, %36
  %39 = fmul <2 x double> %37, %37
  %40 = getelementptr inbounds nuw double, ptr %1, i64 %33
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 16
  store <2 x double> %38, ptr %40, align 8
  store <2 x double> %39, ptr %41, align 8
  %42 = add nuw i64 %33, 4
  %43 = icmp eq i64 %42, %31
  br i1 %43, label %44, label %32, !llvm.loop !37

44:                                               ; preds = %32
  %45 = icmp eq i64 %31, %7
  br i1 %45, label %56, label %46

46:                                               ; preds = %27, %44
  %47 = phi i64 [ 0, %27 ], [ %31, %44 ]
  br label %57

48:                                               ; preds = %25, %48
  %49 = phi i64 [ %54, %48 ], [ %26, %25 ]
  %50 = getelementptr inbounds nuw double, ptr %0, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fmul double %51, %51
  %53 = getelementptr inbounds nuw double, ptr %4, i64 %49
  store double %52, ptr %53, align 8
  %54 = add nuw nsw i64 %49, 1
  %55 = icmp eq i64 %54, %7
  br i1 %55, label %27, label %48, !llvm.loop !38

56:                                               ; preds = %57, %44, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void

57:                                               ; preds = %46, %57
  %58 = phi i64 [ %63, %57 ], [ %47, %46 ]
  %59 = getelementptr inbounds nuw double, ptr %4, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = fmul double %60, %60
  %62 = getelementptr inbounds nuw double, ptr %1, i64 %58
  store double %61, ptr %62, align 8
  %63 = add nuw nsw i64 %58, 1
  %64 = icmp eq i64 %63, %28
  br i1 %64, label %56, label %57, !llvm.loop !39
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @union_of_chars__memmove__products(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %union.anon, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %4, ptr noundef nonnull align 8 dereferenceable(32) %0, i64 32, i1 false)
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %54

6:                                                ; preds = %3
  %7 = ptrtoint ptr %1 to i64
  %8 = ptrtoint ptr %0 to i64
  %9 = zext nneg i32 %2 to i64
  %10 = icmp ult i32 %2, 4
  %11 = sub i64 %7, %8
  %12 = icmp ult i64 %11, 32
  %13 = or i1 %10, %12
  br i1 %13, label %34, label %14

14:                                               ; preds = %6
  %15 = and i64 %9, 2147483644
  br label %16

16:                                               ; preds = %16, %14
  %17 = phi i64 [ 0, %14 ], [ %30, %16 ]
  %18 = getelementptr inbounds nuw double, ptr %4, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %20 = load <2 x double>, ptr %18, align 8
  %21 = load <2 x double>, ptr %19, align 8
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %24 = load <2 x double>, ptr %22, align 8
  %25 = load <2 x double>, ptr %23, align 8
  %26 = fmul <2 x double> %20, %24
  %27 = fmul <2 x double> %21, %25
  %28 = getelementptr inbounds nuw double, ptr %1, i64 %17
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 16
  store <2 x double> %26, ptr %28, align 8
  store <2 x double> %27, ptr %29, align 8
  %30 = add nuw i64 %17, 4
  %31 = icmp eq i64 %30, %15
  br i1 %31, label %32, label %16, !llvm.loop !40

32:                                               ; preds = %16
  %33 = icmp eq i64 %15, %9
  br i1 %33, label %54, label %34

34:                                               ; preds = %6, %32
  %35 = phi i64 [ 0, %6 ], [ %15, %32 ]
  %36 = and i64 %9, 3
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %50, label %38

38:                                               ; preds = %34, %38
  %39 = phi i64 [ %47, %38 ], [ %35, %34 ]
  %40 = phi i64 [ %48, %38 ], [ 0, %34 ]
  %41 = getelementptr inbounds nuw double, ptr %4, i64 %39
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds nuw double, ptr %0, i64 %39
  %44 = load double, ptr %43, align 8
  %45 = fmul double %42, %44
  %46 = getelementptr inbounds nuw double, ptr %1, i64 %39
  store double %45, ptr %46, align 8
  %47 = add nuw nsw i64 %39, 1
  %48 = add i64 %40, 1
  %49 = icmp eq i64 %48, %36
  br i1 %49, label %50, label %38, !llvm.loop !41

50:                                               ; preds = %38, %34
  %51 = phi i64 [ %35, %34 ], [ %47, %38 ]
  %52 = sub nsw i64 %35, %9
  %53 = icmp ugt i64 %52, -4
  br i1 %53, label %54, label %55

54:                                               ; preds = %50, %55, %32, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void

55:                                               ; preds = %50, %55
  %56 = phi i64 [ %84, %55 ], [ %51, %50 ]
  %57 = getelementptr inbounds nuw double, ptr %4, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds nuw double, ptr %0, i64 %56
  %60 = load double, ptr %59, align 8
  %61 = fmul double %58, %60
  %62 = getelementptr inbounds nuw double, ptr %1, i64 %56
  store double %61, ptr %62, align 8
  %63 = add nuw nsw i64 %56, 1
  %64 = getelementptr inbounds nuw double, ptr %4, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds nuw double, ptr %0, i64 %63
  %67 = load double, ptr %66, align 8
  %68 = fmul double %65, %67
  %69 = getelementptr inbounds nuw double, ptr %1, i64 %63
  store double %68, ptr %69, align 8
  %70 = add nuw nsw i64 %56, 2
  %71 = getelementptr inbounds nuw double, ptr %4, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds nuw double, ptr %0, i64 %70
  %74 = load double, ptr %73, align 8
  %75 = fmul double %72, %74
  %76 = getelementptr inbounds nuw double, ptr %1, i64 %70
  store double %75, ptr %76, align 8
  %77 = add nuw nsw i64 %56, 3
  %78 = getelementptr inbounds nuw double, ptr %4, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = getelementptr inbounds nuw double, ptr %0, i64 %77
  %81 = load double, ptr %80, align 8
  %82 = fmul double %79, %81
  %83 = getelementptr inbounds nuw double, ptr %1, i64 %77
  store double %82, ptr %83, align 8
  %84 = add nuw nsw i64 %56, 4
  %85 = icmp eq i64 %84, %9
  br i1 %85, label %54, label %55, !llvm.loop !42
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @union_of_longs__memcpy_of_n__wiped(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 32)) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = alloca [4 x double], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shl nsw i32 %2, 3
  %6 = sext i32 %5 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %4, ptr align 8 %0, i64 %6, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef nonnull align 8 dereferenceable(32) %4, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @vla__memcpy__products(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = zext i32 %2 to i64
  %5 = alloca double, i64 %4, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) %0, i64 32, i1 false)
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %54

7:                                                ; preds = %3
  %8 = ptrtoint ptr %1 to i64
  %9 = ptrtoint ptr %0 to i64
  %10 = icmp ult i32 %2, 4
  %11 = sub i64 %8, %9
  %12 = icmp ult i64 %11, 32
  %13 = or i1 %10, %12
  br i1 %13, label %34, label %14

14:                                               ; preds = %7
  %15 = and i64 %4, 2147483644
  br label %16

16:                                               ; preds = %16, %14
  %17 = phi i64 [ 0, %14 ], [ %30, %16 ]
  %18 = getelementptr inbounds nuw double, ptr %5, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %20 = load <2 x double>, ptr %18, align 16
  %21 = load <2 x double>, ptr %19, align 16
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %24 = load <2 x double>, ptr %22, align 8
  %25 = load <2 x double>, ptr %23, align 8
  %26 = fmul <2 x double> %20, %24
  %27 = fmul <2 x double> %21, %25
  %28 = getelementptr inbounds nuw double, ptr %1, i64 %17
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 16
  store <2 x double> %26, ptr %28, align 8
  store <2 x double> %27, ptr %29, align 8
  %30 = add nuw i64 %17, 4
  %31 = icmp eq i64 %30, %15
  br i1 %31, label %32, label %16, !llvm.loop !43

32:                                               ; preds = %16
  %33 = icmp eq i64 %15, %4
  br i1 %33, label %54, label %34

34:                                               ; preds = %7, %32
  %35 = phi i64 [ 0, %7 ], [ %15, %32 ]
  %36 = and i64 %4, 3
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %50, label %38

38:                                               ; preds = %34, %38
  %39 = phi i64 [ %47, %38 ], [ %35, %34 ]
  %40 = phi i64 [ %48, %38 ], [ 0, %34 ]
  %41 = getelementptr inbounds nuw double, ptr %5, i64 %39
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds nuw double, ptr %0, i64 %39
  %44 = load double, ptr %43, align 8
  %45 = fmul double %42, %44
  %46 = getelementptr inbounds nuw double, ptr %1, i64 %39
  store double %45, ptr %46, align 8
  %47 = add nuw nsw i64 %39, 1
  %48 = add i64 %40, 1
  %49 = icmp eq i64 %48, %36
  br i1 %49, label %50, label %38, !llvm.loop !44

50:                                               ; preds = %38, %34
  %51 = phi i64 [ %35, %34 ], [ %47, %38 ]
  %52 = sub nsw i64 %35, %4
  %53 = icmp ugt i64 %52, -4
  br i1 %53, label %54, label %55

54:                                               ; preds = %50, %55, %32, %3
  ret void

55:                                               ; preds = %50, %55
  %56 = phi i64 [ %84, %55 ], [ %51, %50 ]
  %57 = getelementptr inbounds nuw double, ptr %5, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds nuw double, ptr %0, i64 %56
  %60 = load double, ptr %59, align 8
  %61 = fmul double %58, %60
  %62 = getelementptr inbounds nuw double, ptr %1, i64 %56
  store double %61, ptr %62, align 8
  %63 = add nuw nsw i64 %56, 1
  %64 = getelementptr inbounds nuw double, ptr %5, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds nuw double, ptr %0, i64 %63
  %67 = load double, ptr %66, align 8
  %68 = fmul double %65, %67
  %69 = getelementptr inbounds nuw double, ptr %1, i64 %63
  store double %68, ptr %69, align 8
  %70 = add nuw nsw i64 %56, 2
  %71 = getelementptr inbounds nuw double, ptr %5, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds nuw double, ptr %0, i64 %70
  %74 = load double, ptr %73, align 8
  %75 = fmul double %72, %74
  %76 = getelementptr inbounds nuw double, ptr %1, i64 %70
  store double %75, ptr %76, align 8
  %77 = add nuw nsw i64 %56, 3
  %78 = getelementptr inbounds nuw double, ptr %5, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = getelementptr inbounds nuw double, ptr %0, i64 %77
  %81 = load double, ptr %80, align 8
  %82 = fmul double %79, %81
  %83 = getelementptr inbounds nuw double, ptr %1, i64 %77
  store double %82, ptr %83, align 8
  %84 = add nuw nsw i64 %56, 4
  %85 = icmp eq i64 %84, %4
  br i1 %85, label %54, label %55, !llvm.loop !45
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @vla_of_structs__by_value__memmove(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 32)) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = zext i32 %2 to i64
  %5 = alloca %struct.pair, i64 %4, align 16
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = shl nuw nsw i64 %4, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %5, ptr align 8 %0, i64 %8, i1 false)
  br label %9

9:                                                ; preds = %7, %3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef nonnull align 16 dereferenceable(32) %5, i64 32, i1 false)
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #11

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nounwind }
attributes #13 = { nounwind allocsize(0,1) }
attributes #14 = { nounwind allocsize(0) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = distinct !{!4, !5, !6, !7}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.isvectorized", i32 1}
!7 = !{!"llvm.loop.unroll.runtime.disable"}
!8 = distinct !{!8, !5, !6, !7}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !5, !7, !6}
!12 = distinct !{!12, !5, !6}
!13 = distinct !{!13, !5, !6, !7}
!14 = distinct !{!14, !5, !6, !7}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !5, !7, !6}
!17 = distinct !{!17, !5, !6}
!18 = distinct !{!18, !5, !6, !7}
!19 = distinct !{!19, !5, !6, !7}
!20 = distinct !{!20, !5, !6, !7}
!21 = distinct !{!21, !5, !7, !6}
!22 = distinct !{!22, !5, !7, !6}
!23 = distinct !{!23, !5, !7, !6}
!24 = distinct !{!24, !5, !6, !7}
!25 = distinct !{!25, !5, !7, !6}
!26 = distinct !{!26, !5, !6, !7}
!27 = distinct !{!27, !5, !7, !6}
!28 = distinct !{!28, !5, !6, !7}
!29 = distinct !{!29, !5, !7, !6}
!30 = distinct !{!30, !5, !6, !7}
!31 = distinct !{!31, !5, !7, !6}
!32 = distinct !{!32, !5, !6, !7}
!33 = distinct !{!33, !5, !7, !6}
!34 = distinct !{!34, !5, !6, !7}
!35 = distinct !{!35, !5, !7, !6}
!36 = distinct !{!36, !5, !6, !7}
!37 = distinct !{!37, !5, !6, !7}
!38 = distinct !{!38, !5, !7, !6}
!39 = distinct !{!39, !5, !7, !6}
!40 = distinct !{!40, !5, !6, !7}
!41 = distinct !{!41, !10}
!42 = distinct !{!42, !5, !6}
!43 = distinct !{!43, !5, !6, !7}
!44 = distinct !{!44, !10}
!45 = distinct !{!45, !5, !6}
