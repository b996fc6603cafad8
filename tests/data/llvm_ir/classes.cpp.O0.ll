; ModuleID = 'classes.cpp'
source_filename = "classes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Box = type { %struct.Named, %struct.Shape, double, double }
%struct.Named = type { ptr, ptr }
%struct.Shape = type { ptr }
%struct.Circle = type { %struct.Shape, double }

$_ZN6CircleC2Ed = comdat any

$_ZN3BoxC2Edd = comdat any

$_ZN3BoxD2Ev = comdat any

$_ZN5ShapeC2Ev = comdat any

$_ZN6CircleD2Ev = comdat any

$_ZN6CircleD0Ev = comdat any

$_ZNK6Circle4areaEv = comdat any

$_ZN5Shape5scaleEd = comdat any

$_ZN5ShapeD2Ev = comdat any

$_ZN5ShapeD0Ev = comdat any

$_ZN5NamedC2EPKc = comdat any

$_ZNK3Box5titleEv = comdat any

$_ZNK3Box4areaEv = comdat any

$_ZN3Box5scaleEd = comdat any

$_ZN3BoxD0Ev = comdat any

$_ZThn16_N3BoxD1Ev = comdat any

$_ZThn16_N3BoxD0Ev = comdat any

$_ZThn16_NK3Box4areaEv = comdat any

$_ZThn16_N3Box5scaleEd = comdat any

$_ZNK5Named5titleEv = comdat any

$_ZTV6Circle = comdat any

$_ZTV5Shape = comdat any

$_ZTV3Box = comdat any

$_ZTV5Named = comdat any

@_ZL5alive = internal global i32 0, align 4
@.str = private unnamed_addr constant [18 x i8] c"%d %g %g %s %s %d\00", align 1
@_ZTV6Circle = linkonce_odr dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr null, ptr @_ZN6CircleD2Ev, ptr @_ZN6CircleD0Ev, ptr @_ZNK6Circle4areaEv, ptr @_ZN5Shape5scaleEd] }, comdat, align 8
@_ZTV5Shape = linkonce_odr dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr null, ptr @_ZN5ShapeD2Ev, ptr @_ZN5ShapeD0Ev, ptr @__cxa_pure_virtual, ptr @_ZN5Shape5scaleEd] }, comdat, align 8
@.str.1 = private unnamed_addr constant [4 x i8] c"box\00", align 1
@_ZTV3Box = linkonce_odr dso_local unnamed_addr constant { [7 x ptr], [6 x ptr] } { [7 x ptr] [ptr null, ptr null, ptr @_ZNK3Box5titleEv, ptr @_ZNK3Box4areaEv, ptr @_ZN3Box5scaleEd, ptr @_ZN3BoxD2Ev, ptr @_ZN3BoxD0Ev], [6 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr null, ptr @_ZThn16_N3BoxD1Ev, ptr @_ZThn16_N3BoxD0Ev, ptr @_ZThn16_NK3Box4areaEv, ptr @_ZThn16_N3Box5scaleEd] }, comdat, align 8
@_ZTV5Named = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK5Named5titleEv] }, comdat, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"Box\00", align 1

; Function Attrs: mustprogress nobuiltin noinline nounwind optnone allocsize(0) uwtable
define dso_local noundef nonnull ptr @_Znwm(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = call noalias ptr @malloc(i64 noundef %3) #8
  ret ptr %4
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: mustprogress nobuiltin noinline nounwind optnone uwtable
define dso_local void @_ZdlPv(ptr noundef %0) #2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %3) #9
  ret void
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: mustprogress nobuiltin noinline nounwind optnone uwtable
define dso_local void @_ZdlPvm(ptr noundef %0, i64 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  call void @free(ptr noundef %5) #9
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local void @__cxa_pure_virtual() unnamed_addr #4 {
  call void @abort() #10
  unreachable
}

; Function Attrs: noreturn nounwind
declare void @abort() #5

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local i64 @run(ptr noundef %0, i64 noundef %1) #4 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca [4 x ptr], align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca %struct.Box, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i32 0, ptr %6, align 4
  br label %20

20:                                               ; preds = %51, %2
  %21 = load i32, ptr %6, align 4
  %22 = icmp slt i32 %21, 4
  br i1 %22, label %23, label %54

23:                                               ; preds = %20
  %24 = load i32, ptr %6, align 4
  %25 = srem i32 %24, 2
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %34

27:                                               ; preds = %23
  %28 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 16) #11
  %29 = load i32, ptr %6, align 4
  %30 = sitofp i32 %29 to double
  call void @_ZN6CircleC2Ed(ptr noundef nonnull align 8 dereferenceable(16) %28, double noundef %30)
  %31 = load i32, ptr %6, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [4 x ptr], ptr %5, i64 0, i64 %32
  store ptr %28, ptr %33, align 8
  br label %50

34:                                               ; preds = %23
  %35 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 40) #11
  %36 = load i32, ptr %6, align 4
  %37 = add nsw i32 %36, 1
  %38 = sitofp i32 %37 to double
  %39 = load i32, ptr %6, align 4
  %40 = add nsw i32 %39, 2
  %41 = sitofp i32 %40 to double
  call void @_ZN3BoxC2Edd(ptr noundef nonnull align 8 dereferenceable(40) %35, double noundef %38, double noundef %41)
  %42 = icmp eq ptr %35, null
  br i1 %42, label %45, label %43

43:                                               ; preds = %34
  %44 = getelementptr inbounds i8, ptr %35, i64 16
  br label %45

45:                                               ; preds = %43, %34
  %46 = phi ptr [ %44, %43 ], [ null, %34 ]
  %47 = load i32, ptr %6, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [4 x ptr], ptr %5, i64 0, i64 %48
  store ptr %46, ptr %49, align 8
  br label %50

50:                                               ; preds = %45, %27
  br label %51

51:                                               ; preds = %50
  %52 = load i32, ptr %6, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %6, align 4
  br label %20, !llvm.loop !5

54:                                               ; preds = %20
  %55 = load i32, ptr @_ZL5alive, align 4
  store i32 %55, ptr %7, align 4
  store double 0.000000e+00, ptr %8, align 8
  store double 0.000000e+00, ptr %9, align 8
  store ptr %5, ptr %10, align 8
  %56 = load ptr, ptr %10, align 8, !nonnull !7, !align !8
  %57 = getelementptr inbounds [4 x ptr], ptr %56, i64 0, i64 0
  store ptr %57, ptr %11, align 8
  %58 = load ptr, ptr %10, align 8, !nonnull !7, !align !8
  %59 = getelementptr inbounds [4 x ptr], ptr %58, i64 0, i64 0
  %60 = getelementptr inbounds ptr, ptr %59, i64 4
  store ptr %60, ptr %12, align 8
  br label %61

61:                                               ; preds = %82, %54
  %62 = load ptr, ptr %11, align 8
  %63 = load ptr, ptr %12, align 8
  %64 = icmp ne ptr %62, %63
  br i1 %64, label %65, label %85

65:                                               ; preds = %61
  %66 = load ptr, ptr %11, align 8
  %67 = load ptr, ptr %66, align 8
  store ptr %67, ptr %13, align 8
  %68 = load ptr, ptr %13, align 8
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds ptr, ptr %69, i64 2
  %71 = load ptr, ptr %70, align 8
  %72 = call noundef double %71(ptr noundef nonnull align 8 dereferenceable(8) %68)
  %73 = load double, ptr %8, align 8
  %74 = fadd double %73, %72
  store double %74, ptr %8, align 8
  %75 = load ptr, ptr %13, align 8
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds ptr, ptr %76, i64 3
  %78 = load ptr, ptr %77, align 8
  %79 = call noundef double %78(ptr noundef nonnull align 8 dereferenceable(8) %75, double noundef 5.000000e-01)
  %80 = load double, ptr %9, align 8
  %81 = fadd double %80, %79
  store double %81, ptr %9, align 8
  br label %82

82:                                               ; preds = %65
  %83 = load ptr, ptr %11, align 8
  %84 = getelementptr inbounds nuw ptr, ptr %83, i32 1
  store ptr %84, ptr %11, align 8
  br label %61

85:                                               ; preds = %61
  call void @_ZN3BoxC2Edd(ptr noundef nonnull align 8 dereferenceable(40) %14, double noundef 2.000000e+00, double noundef 3.000000e+00)
  store ptr %14, ptr %15, align 8
  store ptr %5, ptr %16, align 8
  %86 = load ptr, ptr %16, align 8, !nonnull !7, !align !8
  %87 = getelementptr inbounds [4 x ptr], ptr %86, i64 0, i64 0
  store ptr %87, ptr %17, align 8
  %88 = load ptr, ptr %16, align 8, !nonnull !7, !align !8
  %89 = getelementptr inbounds [4 x ptr], ptr %88, i64 0, i64 0
  %90 = getelementptr inbounds ptr, ptr %89, i64 4
  store ptr %90, ptr %18, align 8
  br label %91

91:                                               ; preds = %105, %85
  %92 = load ptr, ptr %17, align 8
  %93 = load ptr, ptr %18, align 8
  %94 = icmp ne ptr %92, %93
  br i1 %94, label %95, label %108

95:                                               ; preds = %91
  %96 = load ptr, ptr %17, align 8
  %97 = load ptr, ptr %96, align 8
  store ptr %97, ptr %19, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = icmp eq ptr %98, null
  br i1 %99, label %104, label %100

100:                                              ; preds = %95
  %101 = load ptr, ptr %98, align 8
  %102 = getelementptr inbounds ptr, ptr %101, i64 1
  %103 = load ptr, ptr %102, align 8
  call void %103(ptr noundef nonnull align 8 dereferenceable(8) %98) #9
  br label %104

104:                                              ; preds = %100, %95
  br label %105

105:                                              ; preds = %104
  %106 = load ptr, ptr %17, align 8
  %107 = getelementptr inbounds nuw ptr, ptr %106, i32 1
  store ptr %107, ptr %17, align 8
  br label %91

108:                                              ; preds = %91
  %109 = load ptr, ptr %3, align 8
  %110 = load i64, ptr %4, align 8
  %111 = load i32, ptr %7, align 4
  %112 = load double, ptr %8, align 8
  %113 = load double, ptr %9, align 8
  %114 = load ptr, ptr %15, align 8, !nonnull !7, !align !8
  %115 = load ptr, ptr %114, align 8
  %116 = getelementptr inbounds ptr, ptr %115, i64 0
  %117 = load ptr, ptr %116, align 8
  %118 = call noundef ptr %117(ptr noundef nonnull align 8 dereferenceable(16) %114)
  %119 = load ptr, ptr %15, align 8, !nonnull !7, !align !8
  %120 = getelementptr inbounds nuw %struct.Named, ptr %119, i32 0, i32 1
  %121 = load ptr, ptr %120, align 8
  %122 = load i32, ptr @_ZL5alive, align 4
  %123 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %109, i64 noundef %110, ptr noundef @.str, i32 noundef %111, double noundef %112, double noundef %113, ptr noundef %118, ptr noundef %121, i32 noundef %122) #9
  %124 = sext i32 %123 to i64
  call void @_ZN3BoxD2Ev(ptr noundef nonnull align 8 dereferenceable(40) %14) #9
  ret i64 %124
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6CircleC2Ed(ptr noundef nonnull align 8 dereferenceable(16) %0, double noundef %1) unnamed_addr #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  call void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5)
  store ptr getelementptr inbounds inrange(-16, 32) ({ [6 x ptr] }, ptr @_ZTV6Circle, i32 0, i32 0, i32 2), ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.Circle, ptr %5, i32 0, i32 1
  %7 = load double, ptr %4, align 8
  store double %7, ptr %6, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3BoxC2Edd(ptr noundef nonnull align 8 dereferenceable(40) %0, double noundef %1, double noundef %2) unnamed_addr #4 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  store ptr %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  store double %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  call void @_ZN5NamedC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef @.str.1)
  %8 = getelementptr inbounds i8, ptr %7, i64 16
  call void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %8)
  store ptr getelementptr inbounds inrange(-16, 40) ({ [7 x ptr], [6 x ptr] }, ptr @_ZTV3Box, i32 0, i32 0, i32 2), ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %7, i64 16
  store ptr getelementptr inbounds inrange(-16, 32) ({ [7 x ptr], [6 x ptr] }, ptr @_ZTV3Box, i32 0, i32 1, i32 2), ptr %9, align 8
  %10 = getelementptr inbounds nuw %struct.Box, ptr %7, i32 0, i32 2
  %11 = load double, ptr %5, align 8
  store double %11, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.Box, ptr %7, i32 0, i32 3
  %13 = load double, ptr %6, align 8
  store double %13, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #3

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3BoxD2Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 16
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #9
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 32) ({ [6 x ptr] }, ptr @_ZTV5Shape, i32 0, i32 0, i32 2), ptr %3, align 8
  %4 = load i32, ptr @_ZL5alive, align 4
  %5 = add nsw i32 %4, 1
  store i32 %5, ptr @_ZL5alive, align 4
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6CircleD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #9
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6CircleD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6CircleD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #9
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 16) #12
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef double @_ZNK6Circle4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Circle, ptr %3, i32 0, i32 1
  %5 = load double, ptr %4, align 8
  %6 = fmul double 0x4009200000000000, %5
  %7 = getelementptr inbounds nuw %struct.Circle, ptr %3, i32 0, i32 1
  %8 = load double, ptr %7, align 8
  %9 = fmul double %6, %8
  ret double %9
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef double @_ZN5Shape5scaleEd(ptr noundef nonnull align 8 dereferenceable(8) %0, double noundef %1) unnamed_addr #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = load ptr, ptr %5, align 8
  %8 = getelementptr inbounds ptr, ptr %7, i64 2
  %9 = load ptr, ptr %8, align 8
  %10 = call noundef double %9(ptr noundef nonnull align 8 dereferenceable(8) %5)
  %11 = fmul double %6, %10
  ret double %11
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 32) ({ [6 x ptr] }, ptr @_ZTV5Shape, i32 0, i32 0, i32 2), ptr %3, align 8
  %4 = load i32, ptr @_ZL5alive, align 4
  %5 = add nsw i32 %4, -1
  store i32 %5, ptr @_ZL5alive, align 4
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @llvm.trap() #10
  unreachable
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5NamedC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV5Named, i32 0, i32 0, i32 2), ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.Named, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %4, align 8
  store ptr %7, ptr %6, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNK3Box5titleEv(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.2
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef double @_ZNK3Box4areaEv(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Box, ptr %3, i32 0, i32 2
  %5 = load double, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.Box, ptr %3, i32 0, i32 3
  %7 = load double, ptr %6, align 8
  %8 = fmul double %5, %7
  ret double %8
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef double @_ZN3Box5scaleEd(ptr noundef nonnull align 8 dereferenceable(40) %0, double noundef %1) unnamed_addr #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 16
  %7 = load double, ptr %4, align 8
  %8 = call noundef double @_ZN5Shape5scaleEd(ptr noundef nonnull align 8 dereferenceable(8) %6, double noundef %7)
  %9 = fadd double %8, 1.000000e+00
  ret double %9
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3BoxD0Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN3BoxD2Ev(ptr noundef nonnull align 8 dereferenceable(40) %3) #9
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 40) #12
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZThn16_N3BoxD1Ev(ptr noundef %0) unnamed_addr #7 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -16
  tail call void @_ZN3BoxD2Ev(ptr noundef nonnull align 8 dereferenceable(40) %4) #9
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZThn16_N3BoxD0Ev(ptr noundef %0) unnamed_addr #7 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -16
  tail call void @_ZN3BoxD0Ev(ptr noundef nonnull align 8 dereferenceable(40) %4) #9
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef double @_ZThn16_NK3Box4areaEv(ptr noundef %0) unnamed_addr #7 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -16
  %5 = tail call noundef double @_ZNK3Box4areaEv(ptr noundef nonnull align 8 dereferenceable(40) %4)
  ret double %5
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef double @_ZThn16_N3Box5scaleEd(ptr noundef %0, double noundef %1) unnamed_addr #7 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 -16
  %7 = load double, ptr %4, align 8
  %8 = tail call noundef double @_ZN3Box5scaleEd(ptr noundef nonnull align 8 dereferenceable(40) %6, double noundef %7)
  ret double %8
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNK5Named5titleEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Named, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  ret ptr %5
}

attributes #0 = { mustprogress nobuiltin noinline nounwind optnone allocsize(0) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nobuiltin noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { nounwind }
attributes #10 = { noreturn nounwind }
attributes #11 = { builtin allocsize(0) }
attributes #12 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{}
!8 = !{i64 8}
