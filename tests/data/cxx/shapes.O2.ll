; ModuleID = 'shapes.cpp'
source_filename = "shapes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.6" }
%"struct.std::_Head_base.6" = type { ptr }

$_ZNK6Circle4areaEd = comdat any

$_ZN6CircleD0Ev = comdat any

$_ZNK3Box4areaEd = comdat any

$_ZN5ShapeD2Ev = comdat any

$_ZN3BoxD0Ev = comdat any

$_ZTV6Circle = comdat any

$_ZTI6Circle = comdat any

$_ZTS6Circle = comdat any

$_ZTI5Shape = comdat any

$_ZTS5Shape = comdat any

$_ZTV3Box = comdat any

$_ZTI3Box = comdat any

$_ZTS3Box = comdat any

@_ZTV6Circle = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI6Circle, ptr @_ZNK6Circle4areaEd, ptr @_ZN5ShapeD2Ev, ptr @_ZN6CircleD0Ev] }, comdat, align 8
@_ZTI6Circle = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS6Circle, ptr @_ZTI5Shape }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS6Circle = linkonce_odr dso_local constant [8 x i8] c"6Circle\00", comdat, align 1
@_ZTI5Shape = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Shape }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTV3Box = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI3Box, ptr @_ZNK3Box4areaEd, ptr @_ZN5ShapeD2Ev, ptr @_ZN3BoxD0Ev] }, comdat, align 8
@_ZTI3Box = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS3Box, ptr @_ZTI5Shape }, comdat, align 8
@_ZTS3Box = linkonce_odr dso_local constant [5 x i8] c"3Box\00", comdat, align 1
@.str = private unnamed_addr constant [26 x i8] c"vector::_M_realloc_insert\00", align 1

; Function Attrs: mustprogress nounwind uwtable
define dso_local double @vector_of_pointers(double noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %8, label %76

5:                                                ; preds = %53
  %6 = ptrtoint ptr %54 to i64
  %7 = icmp eq ptr %56, %57
  br i1 %7, label %70, label %60

8:                                                ; preds = %3, %53
  %9 = phi i32 [ %58, %53 ], [ 0, %3 ]
  %10 = phi ptr [ %56, %53 ], [ null, %3 ]
  %11 = phi ptr [ %57, %53 ], [ null, %3 ]
  %12 = phi ptr [ %54, %53 ], [ null, %3 ]
  %13 = and i32 %9, 1
  %14 = icmp eq i32 %13, 0
  %15 = uitofp nneg i32 %9 to double
  br i1 %14, label %20, label %16

16:                                               ; preds = %8
  %17 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #11
  %18 = fmul double %0, %15
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV6Circle, i64 16), ptr %17, align 8, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store double %18, ptr %19, align 8, !tbaa !11
  br label %25

20:                                               ; preds = %8
  %21 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #11
  %22 = fadd double %0, %15
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV3Box, i64 16), ptr %21, align 8, !tbaa !9
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store double %1, ptr %23, align 8, !tbaa !15
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store double %22, ptr %24, align 8, !tbaa !17
  br label %25

25:                                               ; preds = %16, %20
  %26 = phi ptr [ %17, %16 ], [ %21, %20 ]
  %27 = icmp eq ptr %11, %12
  br i1 %27, label %29, label %28

28:                                               ; preds = %25
  store ptr %26, ptr %11, align 8, !tbaa !18
  br label %53

29:                                               ; preds = %25
  %30 = ptrtoint ptr %11 to i64
  %31 = ptrtoint ptr %10 to i64
  %32 = sub i64 %30, %31
  %33 = icmp eq i64 %32, 9223372036854775800
  br i1 %33, label %34, label %35

34:                                               ; preds = %29
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str) #12
  unreachable

35:                                               ; preds = %29
  %36 = ashr exact i64 %32, 3
  %37 = tail call i64 @llvm.umax.i64(i64 %36, i64 1)
  %38 = add nsw i64 %37, %36
  %39 = icmp ult i64 %38, %36
  %40 = tail call i64 @llvm.umin.i64(i64 %38, i64 1152921504606846975)
  %41 = select i1 %39, i64 1152921504606846975, i64 %40
  %42 = icmp ne i64 %41, 0
  tail call void @llvm.assume(i1 %42)
  %43 = shl nuw nsw i64 %41, 3
  %44 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %43) #11
  %45 = getelementptr inbounds i8, ptr %44, i64 %32
  store ptr %26, ptr %45, align 8, !tbaa !18
  %46 = icmp sgt i64 %32, 0
  br i1 %46, label %47, label %48

47:                                               ; preds = %35
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %44, ptr align 8 %10, i64 %32, i1 false)
  br label %48

48:                                               ; preds = %47, %35
  %49 = icmp eq ptr %10, null
  br i1 %49, label %51, label %50

50:                                               ; preds = %48
  tail call void @_ZdlPvm(ptr noundef nonnull %10, i64 noundef %32) #13
  br label %51

51:                                               ; preds = %50, %48
  %52 = getelementptr inbounds nuw ptr, ptr %44, i64 %41
  br label %53

53:                                               ; preds = %28, %51
  %54 = phi ptr [ %52, %51 ], [ %12, %28 ]
  %55 = phi ptr [ %45, %51 ], [ %11, %28 ]
  %56 = phi ptr [ %44, %51 ], [ %10, %28 ]
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %58 = add nuw nsw i32 %9, 1
  %59 = icmp eq i32 %58, %2
  br i1 %59, label %5, label %8, !llvm.loop !21

60:                                               ; preds = %5, %60
  %61 = phi double [ %67, %60 ], [ 0.000000e+00, %5 ]
  %62 = phi ptr [ %68, %60 ], [ %56, %5 ]
  %63 = load ptr, ptr %62, align 8, !tbaa !18
  %64 = load ptr, ptr %63, align 8, !tbaa !9
  %65 = load ptr, ptr %64, align 8
  %66 = tail call noundef double %65(ptr noundef nonnull align 8 dereferenceable(8) %63, double noundef %0) #14
  %67 = fadd double %61, %66
  %68 = getelementptr inbounds nuw i8, ptr %62, i64 8
  %69 = icmp eq ptr %62, %55
  br i1 %69, label %78, label %60

70:                                               ; preds = %86, %5
  %71 = phi double [ 0.000000e+00, %5 ], [ %67, %86 ]
  %72 = icmp eq ptr %56, null
  br i1 %72, label %76, label %73

73:                                               ; preds = %70
  %74 = ptrtoint ptr %56 to i64
  %75 = sub i64 %6, %74
  tail call void @_ZdlPvm(ptr noundef nonnull %56, i64 noundef %75) #13
  br label %76

76:                                               ; preds = %3, %70, %73
  %77 = phi double [ %71, %73 ], [ %71, %70 ], [ 0.000000e+00, %3 ]
  ret double %77

78:                                               ; preds = %60, %86
  %79 = phi ptr [ %87, %86 ], [ %56, %60 ]
  %80 = load ptr, ptr %79, align 8, !tbaa !18
  %81 = icmp eq ptr %80, null
  br i1 %81, label %86, label %82

82:                                               ; preds = %78
  %83 = load ptr, ptr %80, align 8, !tbaa !9
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 16
  %85 = load ptr, ptr %84, align 8
  tail call void %85(ptr noundef nonnull align 8 dereferenceable(8) %80) #14
  br label %86

86:                                               ; preds = %82, %78
  %87 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %88 = icmp eq ptr %79, %55
  br i1 %88, label %70, label %78
}

; Function Attrs: mustprogress nounwind uwtable
define dso_local double @array_of_pointers(double noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = zext i32 %2 to i64
  %5 = icmp slt i32 %2, 0
  %6 = shl nuw nsw i64 %4, 3
  %7 = select i1 %5, i64 -1, i64 %6
  %8 = tail call noalias noundef nonnull ptr @_Znam(i64 noundef %7) #11
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %53

10:                                               ; preds = %3, %25
  %11 = phi i64 [ %28, %25 ], [ 0, %3 ]
  %12 = trunc nuw nsw i64 %11 to i32
  %13 = and i32 %12, 1
  %14 = icmp eq i32 %13, 0
  %15 = uitofp nneg i32 %12 to double
  br i1 %14, label %20, label %16

16:                                               ; preds = %10
  %17 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #11
  %18 = fmul double %0, %15
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV6Circle, i64 16), ptr %17, align 8, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store double %18, ptr %19, align 8, !tbaa !11
  br label %25

20:                                               ; preds = %10
  %21 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #11
  %22 = fadd double %0, %15
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV3Box, i64 16), ptr %21, align 8, !tbaa !9
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store double %1, ptr %23, align 8, !tbaa !15
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store double %22, ptr %24, align 8, !tbaa !17
  br label %25

25:                                               ; preds = %16, %20
  %26 = phi ptr [ %17, %16 ], [ %21, %20 ]
  %27 = getelementptr inbounds nuw ptr, ptr %8, i64 %11
  store ptr %26, ptr %27, align 8, !tbaa !18
  %28 = add nuw nsw i64 %11, 1
  %29 = icmp eq i64 %28, %4
  br i1 %29, label %30, label %10, !llvm.loop !23

30:                                               ; preds = %25, %30
  %31 = phi i64 [ %39, %30 ], [ 0, %25 ]
  %32 = phi double [ %38, %30 ], [ 0.000000e+00, %25 ]
  %33 = getelementptr inbounds nuw ptr, ptr %8, i64 %31
  %34 = load ptr, ptr %33, align 8, !tbaa !18
  %35 = load ptr, ptr %34, align 8, !tbaa !9
  %36 = load ptr, ptr %35, align 8
  %37 = tail call noundef double %36(ptr noundef nonnull align 8 dereferenceable(8) %34, double noundef %0) #14
  %38 = fadd double %32, %37
  %39 = add nuw nsw i64 %31, 1
  %40 = icmp eq i64 %39, %4
  br i1 %40, label %41, label %30, !llvm.loop !24

41:                                               ; preds = %30, %50
  %42 = phi i64 [ %51, %50 ], [ 0, %30 ]
  %43 = getelementptr inbounds nuw ptr, ptr %8, i64 %42
  %44 = load ptr, ptr %43, align 8, !tbaa !18
  %45 = icmp eq ptr %44, null
  br i1 %45, label %50, label %46

46:                                               ; preds = %41
  %47 = load ptr, ptr %44, align 8, !tbaa !9
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %49 = load ptr, ptr %48, align 8
  tail call void %49(ptr noundef nonnull align 8 dereferenceable(8) %44) #14
  br label %50

50:                                               ; preds = %41, %46
  %51 = add nuw nsw i64 %42, 1
  %52 = icmp eq i64 %51, %4
  br i1 %52, label %53, label %41, !llvm.loop !25

53:                                               ; preds = %50, %3
  %54 = phi double [ 0.000000e+00, %3 ], [ %38, %50 ]
  tail call void @_ZdaPv(ptr noundef nonnull %8) #13
  ret double %54
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znam(i64 noundef) local_unnamed_addr #1

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPv(ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind uwtable
define dso_local double @vector_of_smart_pointers(double noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %8, label %127

5:                                                ; preds = %103
  %6 = ptrtoint ptr %105 to i64
  %7 = icmp eq ptr %106, %107
  br i1 %7, label %121, label %129

8:                                                ; preds = %3, %103
  %9 = phi i32 [ %108, %103 ], [ 0, %3 ]
  %10 = phi ptr [ %106, %103 ], [ null, %3 ]
  %11 = phi ptr [ %105, %103 ], [ null, %3 ]
  %12 = phi ptr [ %107, %103 ], [ null, %3 ]
  %13 = and i32 %9, 1
  %14 = icmp eq i32 %13, 0
  %15 = uitofp nneg i32 %9 to double
  br i1 %14, label %20, label %16

16:                                               ; preds = %8
  %17 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #11
  %18 = fmul double %0, %15
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV6Circle, i64 16), ptr %17, align 8, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store double %18, ptr %19, align 8, !tbaa !11
  br label %25

20:                                               ; preds = %8
  %21 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #11
  %22 = fadd double %0, %15
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV3Box, i64 16), ptr %21, align 8, !tbaa !9
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store double %1, ptr %23, align 8, !tbaa !15
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store double %22, ptr %24, align 8, !tbaa !17
  br label %25

25:                                               ; preds = %16, %20
  %26 = phi ptr [ %17, %16 ], [ %21, %20 ]
  %27 = icmp eq ptr %12, %11
  br i1 %27, label %30, label %28

28:                                               ; preds = %25
  %29 = ptrtoint ptr %26 to i64
  store i64 %29, ptr %12, align 8, !tbaa !18
  br label %103

30:                                               ; preds = %25
  %31 = ptrtoint ptr %11 to i64
  %32 = ptrtoint ptr %10 to i64
  %33 = sub i64 %31, %32
  %34 = icmp eq i64 %33, 9223372036854775800
  br i1 %34, label %35, label %36

35:                                               ; preds = %30
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str) #12
  unreachable

36:                                               ; preds = %30
  %37 = ashr exact i64 %33, 3
  %38 = tail call i64 @llvm.umax.i64(i64 %37, i64 1)
  %39 = add nsw i64 %38, %37
  %40 = icmp ult i64 %39, %37
  %41 = tail call i64 @llvm.umin.i64(i64 %39, i64 1152921504606846975)
  %42 = select i1 %40, i64 1152921504606846975, i64 %41
  %43 = icmp ne i64 %42, 0
  tail call void @llvm.assume(i1 %43)
  %44 = shl nuw nsw i64 %42, 3
  %45 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %44) #11
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 %33
  %47 = ptrtoint ptr %26 to i64
  store i64 %47, ptr %46, align 8, !tbaa !18
  %48 = icmp eq ptr %10, %11
  br i1 %48, label %97, label %49

49:                                               ; preds = %36
  %50 = add i64 %31, -8
  %51 = sub i64 %50, %32
  %52 = lshr i64 %51, 3
  %53 = add nuw nsw i64 %52, 1
  %54 = icmp ult i64 %51, 56
  br i1 %54, label %87, label %55

55:                                               ; preds = %49
  %56 = getelementptr i8, ptr %45, i64 8
  %57 = add i64 %31, -8
  %58 = sub i64 %57, %32
  %59 = and i64 %58, -8
  %60 = getelementptr i8, ptr %56, i64 %59
  %61 = getelementptr i8, ptr %10, i64 8
  %62 = getelementptr i8, ptr %61, i64 %59
  %63 = icmp ult ptr %45, %62
  %64 = icmp ult ptr %10, %60
  %65 = and i1 %63, %64
  br i1 %65, label %87, label %66

66:                                               ; preds = %55
  %67 = and i64 %53, 4611686018427387900
  %68 = shl i64 %67, 3
  %69 = getelementptr i8, ptr %45, i64 %68
  %70 = shl i64 %67, 3
  %71 = getelementptr i8, ptr %10, i64 %70
  br label %72

72:                                               ; preds = %72, %66
  %73 = phi i64 [ 0, %66 ], [ %83, %72 ]
  %74 = shl i64 %73, 3
  %75 = getelementptr i8, ptr %45, i64 %74
  %76 = shl i64 %73, 3
  %77 = getelementptr i8, ptr %10, i64 %76
  tail call void @llvm.experimental.noalias.scope.decl(metadata !26)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !29)
  %78 = getelementptr i8, ptr %77, i64 16
  %79 = load <2 x i64>, ptr %77, align 8, !tbaa !18, !alias.scope !31, !noalias !26
  %80 = load <2 x i64>, ptr %78, align 8, !tbaa !18, !alias.scope !31, !noalias !26
  %81 = getelementptr i8, ptr %75, i64 16
  store <2 x i64> %79, ptr %75, align 8, !tbaa !18, !alias.scope !34, !noalias !31
  store <2 x i64> %80, ptr %81, align 8, !tbaa !18, !alias.scope !34, !noalias !31
  %82 = getelementptr i8, ptr %77, i64 16
  store <2 x ptr> zeroinitializer, ptr %77, align 8, !tbaa !18, !alias.scope !31, !noalias !26
  store <2 x ptr> zeroinitializer, ptr %82, align 8, !tbaa !18, !alias.scope !31, !noalias !26
  %83 = add nuw i64 %73, 4
  %84 = icmp eq i64 %83, %67
  br i1 %84, label %85, label %72, !llvm.loop !36

85:                                               ; preds = %72
  %86 = icmp eq i64 %53, %67
  br i1 %86, label %97, label %87

87:                                               ; preds = %55, %49, %85
  %88 = phi ptr [ %45, %55 ], [ %45, %49 ], [ %69, %85 ]
  %89 = phi ptr [ %10, %55 ], [ %10, %49 ], [ %71, %85 ]
  br label %90

90:                                               ; preds = %87, %90
  %91 = phi ptr [ %95, %90 ], [ %88, %87 ]
  %92 = phi ptr [ %94, %90 ], [ %89, %87 ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !26)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !29)
  %93 = load i64, ptr %92, align 8, !tbaa !18, !alias.scope !29, !noalias !26
  store i64 %93, ptr %91, align 8, !tbaa !18, !alias.scope !26, !noalias !29
  store ptr null, ptr %92, align 8, !tbaa !18, !alias.scope !29, !noalias !26
  %94 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %95 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %96 = icmp eq ptr %94, %11
  br i1 %96, label %97, label %90, !llvm.loop !39

97:                                               ; preds = %90, %85, %36
  %98 = phi ptr [ %45, %36 ], [ %69, %85 ], [ %95, %90 ]
  %99 = icmp eq ptr %10, null
  br i1 %99, label %101, label %100

100:                                              ; preds = %97
  tail call void @_ZdlPvm(ptr noundef nonnull %10, i64 noundef %33) #13
  br label %101

101:                                              ; preds = %97, %100
  %102 = getelementptr inbounds nuw %"class.std::unique_ptr", ptr %45, i64 %42
  br label %103

103:                                              ; preds = %101, %28
  %104 = phi ptr [ %98, %101 ], [ %12, %28 ]
  %105 = phi ptr [ %102, %101 ], [ %11, %28 ]
  %106 = phi ptr [ %45, %101 ], [ %10, %28 ]
  %107 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %108 = add nuw nsw i32 %9, 1
  %109 = icmp eq i32 %108, %2
  br i1 %109, label %5, label %8, !llvm.loop !40

110:                                              ; preds = %129, %118
  %111 = phi ptr [ %119, %118 ], [ %106, %129 ]
  %112 = load ptr, ptr %111, align 8, !tbaa !18
  %113 = icmp eq ptr %112, null
  br i1 %113, label %118, label %114

114:                                              ; preds = %110
  %115 = load ptr, ptr %112, align 8, !tbaa !9
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 16
  %117 = load ptr, ptr %116, align 8
  tail call void %117(ptr noundef nonnull align 8 dereferenceable(8) %112) #14
  br label %118

118:                                              ; preds = %114, %110
  store ptr null, ptr %111, align 8, !tbaa !18
  %119 = getelementptr inbounds nuw i8, ptr %111, i64 8
  %120 = icmp eq ptr %111, %104
  br i1 %120, label %121, label %110, !llvm.loop !41

121:                                              ; preds = %118, %5
  %122 = phi double [ 0.000000e+00, %5 ], [ %136, %118 ]
  %123 = icmp eq ptr %106, null
  br i1 %123, label %127, label %124

124:                                              ; preds = %121
  %125 = ptrtoint ptr %106 to i64
  %126 = sub i64 %6, %125
  tail call void @_ZdlPvm(ptr noundef nonnull %106, i64 noundef %126) #13
  br label %127

127:                                              ; preds = %3, %121, %124
  %128 = phi double [ %122, %124 ], [ %122, %121 ], [ 0.000000e+00, %3 ]
  ret double %128

129:                                              ; preds = %5, %129
  %130 = phi double [ %136, %129 ], [ 0.000000e+00, %5 ]
  %131 = phi ptr [ %137, %129 ], [ %106, %5 ]
  %132 = load ptr, ptr %131, align 8, !tbaa !18
  %133 = load ptr, ptr %132, align 8, !tbaa !9
  %134 = load ptr, ptr %133, align 8
  %135 = tail call noundef double %134(ptr noundef nonnull align 8 dereferenceable(8) %132, double noundef %0) #14
  %136 = fadd double %130, %135
  %137 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %138 = icmp eq ptr %131, %104
  br i1 %138, label %110, label %129
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @moved_pointer(double noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = fmul double %0, 0x400921FB54442D18
  %5 = fmul double %0, %4
  %6 = fmul double %1, %5
  ret double %6
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK6Circle4areaEd(ptr noundef nonnull align 8 dereferenceable(16) %0, double noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load double, ptr %3, align 8, !tbaa !11
  %5 = fmul double %4, 0x400921FB54442D18
  %6 = fmul double %4, %5
  %7 = fmul double %1, %6
  ret double %7
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6CircleD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16) #13
  ret void
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK3Box4areaEd(ptr noundef nonnull align 8 dereferenceable(24) %0, double noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load double, ptr %3, align 8, !tbaa !15
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load double, ptr %5, align 8, !tbaa !17
  %7 = tail call double @llvm.fmuladd.f64(double %4, double %6, double %1)
  ret double %7
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN3BoxD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #4 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 24) #13
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #10

attributes #0 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #11 = { builtin nounwind allocsize(0) }
attributes #12 = { noreturn nounwind }
attributes #13 = { builtin nounwind }
attributes #14 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"vtable pointer", !8, i64 0}
!11 = !{!12, !14, i64 8}
!12 = !{!"_ZTS6Circle", !13, i64 0, !14, i64 8}
!13 = !{!"_ZTS5Shape"}
!14 = !{!"double", !7, i64 0}
!15 = !{!16, !14, i64 8}
!16 = !{!"_ZTS3Box", !13, i64 0, !14, i64 8, !14, i64 16}
!17 = !{!16, !14, i64 16}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 _ZTS5Shape", !20, i64 0}
!20 = !{!"any pointer", !7, i64 0}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.mustprogress"}
!23 = distinct !{!23, !22}
!24 = distinct !{!24, !22}
!25 = distinct !{!25, !22}
!26 = !{!27}
!27 = distinct !{!27, !28, !"_ZSt19__relocate_object_aISt10unique_ptrI5ShapeSt14default_deleteIS1_EES4_SaIS4_EEvPT_PT0_RT1_: argument 0"}
!28 = distinct !{!28, !"_ZSt19__relocate_object_aISt10unique_ptrI5ShapeSt14default_deleteIS1_EES4_SaIS4_EEvPT_PT0_RT1_"}
!29 = !{!30}
!30 = distinct !{!30, !28, !"_ZSt19__relocate_object_aISt10unique_ptrI5ShapeSt14default_deleteIS1_EES4_SaIS4_EEvPT_PT0_RT1_: argument 1"}
!31 = !{!30, !32}
!32 = distinct !{!32, !33}
!33 = distinct !{!33, !"LVerDomain"}
!34 = !{!27, !35}
!35 = distinct !{!35, !33}
!36 = distinct !{!36, !22, !37, !38}
!37 = !{!"llvm.loop.isvectorized", i32 1}
!38 = !{!"llvm.loop.unroll.runtime.disable"}
!39 = distinct !{!39, !22, !37}
!40 = distinct !{!40, !22}
!41 = distinct !{!41, !22}
