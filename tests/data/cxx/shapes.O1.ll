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
  br i1 %4, label %12, label %7

5:                                                ; preds = %59
  %6 = ptrtoint ptr %60 to i64
  br label %7

7:                                                ; preds = %5, %3
  %8 = phi i64 [ 0, %3 ], [ %6, %5 ]
  %9 = phi ptr [ null, %3 ], [ %63, %5 ]
  %10 = phi ptr [ null, %3 ], [ %62, %5 ]
  %11 = icmp eq ptr %10, %9
  br i1 %11, label %66, label %69

12:                                               ; preds = %3, %59
  %13 = phi i32 [ %64, %59 ], [ 0, %3 ]
  %14 = phi ptr [ %62, %59 ], [ null, %3 ]
  %15 = phi ptr [ %63, %59 ], [ null, %3 ]
  %16 = phi ptr [ %60, %59 ], [ null, %3 ]
  %17 = and i32 %13, 1
  %18 = icmp eq i32 %17, 0
  %19 = uitofp nneg i32 %13 to double
  br i1 %18, label %24, label %20

20:                                               ; preds = %12
  %21 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #11
  %22 = fmul double %0, %19
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV6Circle, i64 16), ptr %21, align 8, !tbaa !9
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store double %22, ptr %23, align 8, !tbaa !11
  br label %29

24:                                               ; preds = %12
  %25 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #11
  %26 = fadd double %0, %19
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV3Box, i64 16), ptr %25, align 8, !tbaa !9
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store double %1, ptr %27, align 8, !tbaa !15
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store double %26, ptr %28, align 8, !tbaa !17
  br label %29

29:                                               ; preds = %20, %24
  %30 = phi ptr [ %21, %20 ], [ %25, %24 ]
  %31 = icmp eq ptr %15, %16
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  store ptr %30, ptr %15, align 8, !tbaa !18
  br label %59

33:                                               ; preds = %29
  %34 = ptrtoint ptr %15 to i64
  %35 = ptrtoint ptr %14 to i64
  %36 = sub i64 %34, %35
  %37 = icmp eq i64 %36, 9223372036854775800
  br i1 %37, label %38, label %39

38:                                               ; preds = %33
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str) #12
  unreachable

39:                                               ; preds = %33
  %40 = ashr exact i64 %36, 3
  %41 = tail call i64 @llvm.umax.i64(i64 %40, i64 1)
  %42 = add nsw i64 %41, %40
  %43 = icmp ult i64 %42, %40
  %44 = tail call i64 @llvm.umin.i64(i64 %42, i64 1152921504606846975)
  %45 = select i1 %43, i64 1152921504606846975, i64 %44
  %46 = icmp ne i64 %45, 0
  tail call void @llvm.assume(i1 %46)
  %47 = shl nuw nsw i64 %45, 3
  %48 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %47) #11
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 %36
  store ptr %30, ptr %49, align 8, !tbaa !18
  %50 = icmp sgt i64 %36, 0
  br i1 %50, label %51, label %52

51:                                               ; preds = %39
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %48, ptr align 8 %14, i64 %36, i1 false)
  br label %52

52:                                               ; preds = %51, %39
  %53 = icmp eq ptr %14, null
  br i1 %53, label %57, label %54

54:                                               ; preds = %52
  %55 = ptrtoint ptr %16 to i64
  %56 = sub i64 %55, %35
  tail call void @_ZdlPvm(ptr noundef nonnull %14, i64 noundef %56) #13
  br label %57

57:                                               ; preds = %54, %52
  %58 = getelementptr inbounds nuw ptr, ptr %48, i64 %45
  br label %59

59:                                               ; preds = %32, %57
  %60 = phi ptr [ %58, %57 ], [ %16, %32 ]
  %61 = phi ptr [ %49, %57 ], [ %15, %32 ]
  %62 = phi ptr [ %48, %57 ], [ %14, %32 ]
  %63 = getelementptr inbounds nuw i8, ptr %61, i64 8
  %64 = add nuw nsw i32 %13, 1
  %65 = icmp eq i32 %64, %2
  br i1 %65, label %5, label %12, !llvm.loop !21

66:                                               ; preds = %69, %7
  %67 = phi double [ 0.000000e+00, %7 ], [ %76, %69 ]
  %68 = icmp eq ptr %10, %9
  br i1 %68, label %79, label %85

69:                                               ; preds = %7, %69
  %70 = phi double [ %76, %69 ], [ 0.000000e+00, %7 ]
  %71 = phi ptr [ %77, %69 ], [ %10, %7 ]
  %72 = load ptr, ptr %71, align 8, !tbaa !18
  %73 = load ptr, ptr %72, align 8, !tbaa !9
  %74 = load ptr, ptr %73, align 8
  %75 = tail call noundef double %74(ptr noundef nonnull align 8 dereferenceable(8) %72, double noundef %0) #14
  %76 = fadd double %70, %75
  %77 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %78 = icmp eq ptr %77, %9
  br i1 %78, label %66, label %69, !llvm.loop !24

79:                                               ; preds = %93, %66
  %80 = icmp eq ptr %10, null
  br i1 %80, label %84, label %81

81:                                               ; preds = %79
  %82 = ptrtoint ptr %10 to i64
  %83 = sub i64 %8, %82
  tail call void @_ZdlPvm(ptr noundef nonnull %10, i64 noundef %83) #13
  br label %84

84:                                               ; preds = %79, %81
  ret double %67

85:                                               ; preds = %66, %93
  %86 = phi ptr [ %94, %93 ], [ %10, %66 ]
  %87 = load ptr, ptr %86, align 8, !tbaa !18
  %88 = icmp eq ptr %87, null
  br i1 %88, label %93, label %89

89:                                               ; preds = %85
  %90 = load ptr, ptr %87, align 8, !tbaa !9
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 16
  %92 = load ptr, ptr %91, align 8
  tail call void %92(ptr noundef nonnull align 8 dereferenceable(8) %87) #14
  br label %93

93:                                               ; preds = %89, %85
  %94 = getelementptr inbounds nuw i8, ptr %86, i64 8
  %95 = icmp eq ptr %94, %9
  br i1 %95, label %79, label %85, !llvm.loop !25
}

; Function Attrs: mustprogress nounwind uwtable
define dso_local double @array_of_pointers(double noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = sext i32 %2 to i64
  %5 = icmp slt i32 %2, 0
  %6 = shl nsw i64 %4, 3
  %7 = select i1 %5, i64 -1, i64 %6
  %8 = tail call noalias noundef nonnull ptr @_Znam(i64 noundef %7) #11
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = zext nneg i32 %2 to i64
  br label %16

12:                                               ; preds = %31, %3
  %13 = icmp sgt i32 %2, 0
  br i1 %13, label %14, label %36

14:                                               ; preds = %12
  %15 = zext nneg i32 %2 to i64
  br label %41

16:                                               ; preds = %10, %31
  %17 = phi i64 [ 0, %10 ], [ %34, %31 ]
  %18 = and i64 %17, 1
  %19 = icmp eq i64 %18, 0
  %20 = trunc nuw nsw i64 %17 to i32
  %21 = uitofp nneg i32 %20 to double
  br i1 %19, label %26, label %22

22:                                               ; preds = %16
  %23 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #11
  %24 = fmul double %0, %21
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV6Circle, i64 16), ptr %23, align 8, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store double %24, ptr %25, align 8, !tbaa !11
  br label %31

26:                                               ; preds = %16
  %27 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #11
  %28 = fadd double %0, %21
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV3Box, i64 16), ptr %27, align 8, !tbaa !9
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store double %1, ptr %29, align 8, !tbaa !15
  %30 = getelementptr inbounds nuw i8, ptr %27, i64 16
  store double %28, ptr %30, align 8, !tbaa !17
  br label %31

31:                                               ; preds = %22, %26
  %32 = phi ptr [ %23, %22 ], [ %27, %26 ]
  %33 = getelementptr inbounds nuw ptr, ptr %8, i64 %17
  store ptr %32, ptr %33, align 8, !tbaa !18
  %34 = add nuw nsw i64 %17, 1
  %35 = icmp eq i64 %34, %11
  br i1 %35, label %12, label %16, !llvm.loop !26

36:                                               ; preds = %41, %12
  %37 = phi double [ 0.000000e+00, %12 ], [ %49, %41 ]
  %38 = icmp sgt i32 %2, 0
  br i1 %38, label %39, label %64

39:                                               ; preds = %36
  %40 = zext nneg i32 %2 to i64
  br label %52

41:                                               ; preds = %14, %41
  %42 = phi i64 [ 0, %14 ], [ %50, %41 ]
  %43 = phi double [ 0.000000e+00, %14 ], [ %49, %41 ]
  %44 = getelementptr inbounds nuw ptr, ptr %8, i64 %42
  %45 = load ptr, ptr %44, align 8, !tbaa !18
  %46 = load ptr, ptr %45, align 8, !tbaa !9
  %47 = load ptr, ptr %46, align 8
  %48 = tail call noundef double %47(ptr noundef nonnull align 8 dereferenceable(8) %45, double noundef %0) #14
  %49 = fadd double %43, %48
  %50 = add nuw nsw i64 %42, 1
  %51 = icmp eq i64 %50, %15
  br i1 %51, label %36, label %41, !llvm.loop !27

52:                                               ; preds = %39, %61
  %53 = phi i64 [ 0, %39 ], [ %62, %61 ]
  %54 = getelementptr inbounds nuw ptr, ptr %8, i64 %53
  %55 = load ptr, ptr %54, align 8, !tbaa !18
  %56 = icmp eq ptr %55, null
  br i1 %56, label %61, label %57

57:                                               ; preds = %52
  %58 = load ptr, ptr %55, align 8, !tbaa !9
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %60 = load ptr, ptr %59, align 8
  tail call void %60(ptr noundef nonnull align 8 dereferenceable(8) %55) #14
  br label %61

61:                                               ; preds = %52, %57
  %62 = add nuw nsw i64 %53, 1
  %63 = icmp eq i64 %62, %40
  br i1 %63, label %64, label %52, !llvm.loop !28

64:                                               ; preds = %61, %36
  tail call void @_ZdaPv(ptr noundef %8) #13
  ret double %37
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znam(i64 noundef) local_unnamed_addr #1

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPv(ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind uwtable
define dso_local double @vector_of_smart_pointers(double noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %12, label %7

5:                                                ; preds = %68
  %6 = ptrtoint ptr %70 to i64
  br label %7

7:                                                ; preds = %5, %3
  %8 = phi ptr [ null, %3 ], [ %72, %5 ]
  %9 = phi i64 [ 0, %3 ], [ %6, %5 ]
  %10 = phi ptr [ null, %3 ], [ %71, %5 ]
  %11 = icmp eq ptr %10, %8
  br i1 %11, label %75, label %95

12:                                               ; preds = %3, %68
  %13 = phi i32 [ %73, %68 ], [ 0, %3 ]
  %14 = phi ptr [ %71, %68 ], [ null, %3 ]
  %15 = phi ptr [ %70, %68 ], [ null, %3 ]
  %16 = phi ptr [ %72, %68 ], [ null, %3 ]
  %17 = and i32 %13, 1
  %18 = icmp eq i32 %17, 0
  %19 = uitofp nneg i32 %13 to double
  br i1 %18, label %24, label %20

20:                                               ; preds = %12
  %21 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #11
  %22 = fmul double %0, %19
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV6Circle, i64 16), ptr %21, align 8, !tbaa !9
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store double %22, ptr %23, align 8, !tbaa !11
  br label %29

24:                                               ; preds = %12
  %25 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #11
  %26 = fadd double %0, %19
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV3Box, i64 16), ptr %25, align 8, !tbaa !9
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store double %1, ptr %27, align 8, !tbaa !15
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store double %26, ptr %28, align 8, !tbaa !17
  br label %29

29:                                               ; preds = %20, %24
  %30 = phi ptr [ %21, %20 ], [ %25, %24 ]
  %31 = icmp eq ptr %16, %15
  br i1 %31, label %34, label %32

32:                                               ; preds = %29
  %33 = ptrtoint ptr %30 to i64
  store i64 %33, ptr %16, align 8, !tbaa !18
  br label %68

34:                                               ; preds = %29
  %35 = ptrtoint ptr %16 to i64
  %36 = ptrtoint ptr %14 to i64
  %37 = sub i64 %35, %36
  %38 = icmp eq i64 %37, 9223372036854775800
  br i1 %38, label %39, label %40

39:                                               ; preds = %34
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str) #12
  unreachable

40:                                               ; preds = %34
  %41 = ashr exact i64 %37, 3
  %42 = tail call i64 @llvm.umax.i64(i64 %41, i64 1)
  %43 = add nsw i64 %42, %41
  %44 = icmp ult i64 %43, %41
  %45 = tail call i64 @llvm.umin.i64(i64 %43, i64 1152921504606846975)
  %46 = select i1 %44, i64 1152921504606846975, i64 %45
  %47 = icmp ne i64 %46, 0
  tail call void @llvm.assume(i1 %47)
  %48 = shl nuw nsw i64 %46, 3
  %49 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %48) #11
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 %37
  %51 = ptrtoint ptr %30 to i64
  store i64 %51, ptr %50, align 8, !tbaa !18
  %52 = icmp eq ptr %14, %16
  br i1 %52, label %60, label %53

53:                                               ; preds = %40, %53
  %54 = phi ptr [ %58, %53 ], [ %49, %40 ]
  %55 = phi ptr [ %57, %53 ], [ %14, %40 ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !29)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !32)
  %56 = load i64, ptr %55, align 8, !tbaa !18, !alias.scope !32, !noalias !29
  store i64 %56, ptr %54, align 8, !tbaa !18, !alias.scope !29, !noalias !32
  store ptr null, ptr %55, align 8, !tbaa !18, !alias.scope !32, !noalias !29
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %59 = icmp eq ptr %57, %16
  br i1 %59, label %60, label %53, !llvm.loop !34

60:                                               ; preds = %53, %40
  %61 = phi ptr [ %49, %40 ], [ %58, %53 ]
  %62 = icmp eq ptr %14, null
  br i1 %62, label %66, label %63

63:                                               ; preds = %60
  %64 = ptrtoint ptr %15 to i64
  %65 = sub i64 %64, %36
  tail call void @_ZdlPvm(ptr noundef nonnull %14, i64 noundef %65) #13
  br label %66

66:                                               ; preds = %60, %63
  %67 = getelementptr inbounds nuw %"class.std::unique_ptr", ptr %49, i64 %46
  br label %68

68:                                               ; preds = %66, %32
  %69 = phi ptr [ %61, %66 ], [ %16, %32 ]
  %70 = phi ptr [ %67, %66 ], [ %15, %32 ]
  %71 = phi ptr [ %49, %66 ], [ %14, %32 ]
  %72 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %73 = add nuw nsw i32 %13, 1
  %74 = icmp eq i32 %73, %2
  br i1 %74, label %5, label %12, !llvm.loop !35

75:                                               ; preds = %95, %7
  %76 = phi double [ 0.000000e+00, %7 ], [ %102, %95 ]
  %77 = icmp eq ptr %10, %8
  br i1 %77, label %89, label %78

78:                                               ; preds = %75, %86
  %79 = phi ptr [ %87, %86 ], [ %10, %75 ]
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
  store ptr null, ptr %79, align 8, !tbaa !18
  %87 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %88 = icmp eq ptr %87, %8
  br i1 %88, label %89, label %78, !llvm.loop !36

89:                                               ; preds = %86, %75
  %90 = icmp eq ptr %10, null
  br i1 %90, label %94, label %91

91:                                               ; preds = %89
  %92 = ptrtoint ptr %10 to i64
  %93 = sub i64 %9, %92
  tail call void @_ZdlPvm(ptr noundef nonnull %10, i64 noundef %93) #13
  br label %94

94:                                               ; preds = %89, %91
  ret double %76

95:                                               ; preds = %7, %95
  %96 = phi double [ %102, %95 ], [ 0.000000e+00, %7 ]
  %97 = phi ptr [ %103, %95 ], [ %10, %7 ]
  %98 = load ptr, ptr %97, align 8, !tbaa !18
  %99 = load ptr, ptr %98, align 8, !tbaa !9
  %100 = load ptr, ptr %99, align 8
  %101 = tail call noundef double %100(ptr noundef nonnull align 8 dereferenceable(8) %98, double noundef %0) #14
  %102 = fadd double %96, %101
  %103 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %104 = icmp eq ptr %103, %8
  br i1 %104, label %75, label %95, !llvm.loop !37
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
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #13
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
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 24) #13
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
!21 = distinct !{!21, !22, !23}
!22 = !{!"llvm.loop.mustprogress"}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = distinct !{!24, !23}
!25 = distinct !{!25, !23}
!26 = distinct !{!26, !22, !23}
!27 = distinct !{!27, !22, !23}
!28 = distinct !{!28, !22, !23}
!29 = !{!30}
!30 = distinct !{!30, !31, !"_ZSt19__relocate_object_aISt10unique_ptrI5ShapeSt14default_deleteIS1_EES4_SaIS4_EEvPT_PT0_RT1_: argument 0"}
!31 = distinct !{!31, !"_ZSt19__relocate_object_aISt10unique_ptrI5ShapeSt14default_deleteIS1_EES4_SaIS4_EEvPT_PT0_RT1_"}
!32 = !{!33}
!33 = distinct !{!33, !31, !"_ZSt19__relocate_object_aISt10unique_ptrI5ShapeSt14default_deleteIS1_EES4_SaIS4_EEvPT_PT0_RT1_: argument 1"}
!34 = distinct !{!34, !22, !23}
!35 = distinct !{!35, !22, !23}
!36 = distinct !{!36, !22, !23}
!37 = distinct !{!37, !23}
