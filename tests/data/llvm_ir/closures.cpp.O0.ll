; ModuleID = 'closures.cpp'
source_filename = "closures.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%class.List = type { ptr, i32, i32 }
%class.List.0 = type { ptr, i32, i32 }
%class.anon = type { ptr, ptr }
%class.anon.1 = type { [8 x i8], %class.anon.2 }
%class.anon.2 = type { double }
%class.anon.3 = type { i8 }
%class.anon.4 = type { i8 }
%class.anon.6 = type { i8 }

$_ZN4ListIiEC2Ev = comdat any

$_ZN4ListIiE4pushEi = comdat any

$_ZN4ListIdEC2EOS0_ = comdat any

$_ZNK4ListIdE4sizeEv = comdat any

$_ZN4ListIdED2Ev = comdat any

$_ZN4ListIiED2Ev = comdat any

$_ZN4ListIdEC2Ev = comdat any

$_ZNK4ListIiE5beginEv = comdat any

$_ZNK4ListIiE3endEv = comdat any

$_ZN4ListIdE4pushEd = comdat any

$_ZNK4ListIdE5beginEv = comdat any

$_ZNK4ListIdE3endEv = comdat any

@.str = private unnamed_addr constant [21 x i8] c"%d %d %d %.17g %g %g\00", align 1

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local i64 @run(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca %class.List, align 8
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  %9 = alloca %class.List.0, align 8
  %10 = alloca %class.anon, align 8
  %11 = alloca %class.List.0, align 8
  %12 = alloca %class.anon.1, align 8
  %13 = alloca %class.anon.3, align 1
  %14 = alloca %class.anon.2, align 8
  %15 = alloca double, align 8
  %16 = alloca %class.anon.4, align 1
  %17 = alloca %class.anon.6, align 1
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  call void @_ZN4ListIiEC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %5) #5
  store i32 0, ptr %6, align 4
  br label %18

18:                                               ; preds = %26, %2
  %19 = load i32, ptr %6, align 4
  %20 = icmp slt i32 %19, 9
  br i1 %20, label %21, label %29

21:                                               ; preds = %18
  %22 = load i32, ptr %6, align 4
  %23 = load i32, ptr %6, align 4
  %24 = mul nsw i32 %22, %23
  %25 = srem i32 %24, 11
  call void @_ZN4ListIiE4pushEi(ptr noundef nonnull align 8 dereferenceable(16) %5, i32 noundef %25)
  br label %26

26:                                               ; preds = %21
  %27 = load i32, ptr %6, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %6, align 4
  br label %18, !llvm.loop !5

29:                                               ; preds = %18
  store double 5.000000e-01, ptr %7, align 8
  store i32 0, ptr %8, align 4
  %30 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  store ptr %8, ptr %30, align 8
  %31 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 1
  store ptr %7, ptr %31, align 8
  %32 = getelementptr inbounds nuw { ptr, ptr }, ptr %10, i32 0, i32 0
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw { ptr, ptr }, ptr %10, i32 0, i32 1
  %35 = load ptr, ptr %34, align 8
  call void @"_ZNK4ListIiE3mapIZ3runE3$_0EEDaT_"(ptr dead_on_unwind writable sret(%class.List.0) align 8 %9, ptr noundef nonnull align 8 dereferenceable(16) %5, ptr %33, ptr %35)
  call void @_ZN4ListIdEC2EOS0_(ptr noundef nonnull align 8 dereferenceable(16) %11, ptr noundef nonnull align 8 dereferenceable(16) %9) #5
  %36 = getelementptr inbounds nuw %class.anon.2, ptr %14, i32 0, i32 0
  %37 = load double, ptr %7, align 8
  store double %37, ptr %36, align 8
  %38 = getelementptr inbounds nuw %class.anon.2, ptr %14, i32 0, i32 0
  %39 = load double, ptr %38, align 8
  %40 = call double @"_Z7composeIZ3runE3$_1Z3runE3$_2EDaT_T0_"(double %39)
  %41 = getelementptr inbounds i8, ptr %12, i64 8
  store double %40, ptr %41, align 8
  %42 = call noundef double @"_ZNK4ListIdE4foldIZ3runE3$_3dEET0_S3_T_"(ptr noundef nonnull align 8 dereferenceable(16) %11, double noundef 0.000000e+00)
  store double %42, ptr %15, align 8
  %43 = load ptr, ptr %3, align 8
  %44 = load i64, ptr %4, align 8
  %45 = load i32, ptr %8, align 4
  %46 = call noundef i32 @_ZNK4ListIdE4sizeEv(ptr noundef nonnull align 8 dereferenceable(16) %9)
  %47 = call noundef i32 @_ZNK4ListIdE4sizeEv(ptr noundef nonnull align 8 dereferenceable(16) %11)
  %48 = load double, ptr %15, align 8
  %49 = call noundef double @"_ZZ7composeIZ3runE3$_1Z3runE3$_2EDaT_T0_ENKUlS2_E_clIdEEDaS2_"(ptr noundef nonnull align 8 dereferenceable(16) %12, double noundef 3.000000e+00)
  %50 = call noundef ptr @"_ZZ3runENK3$_4cvPFddEEv"(ptr noundef nonnull align 1 dereferenceable(1) %17) #5
  %51 = call noundef double @_ZL5applyPFddEd(ptr noundef %50, double noundef 1.500000e+00)
  %52 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %43, i64 noundef %44, ptr noundef @.str, i32 noundef %45, i32 noundef %46, i32 noundef %47, double noundef %48, double noundef %49, double noundef %51) #5
  %53 = sext i32 %52 to i64
  call void @_ZN4ListIdED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %11) #5
  call void @_ZN4ListIdED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %9) #5
  call void @_ZN4ListIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %5) #5
  ret i64 %53
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4ListIiEC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.List, ptr %3, i32 0, i32 0
  store ptr null, ptr %4, align 8
  %5 = getelementptr inbounds nuw %class.List, ptr %3, i32 0, i32 1
  store i32 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw %class.List, ptr %3, i32 0, i32 2
  store i32 0, ptr %6, align 4
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4ListIiE4pushEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.List, ptr %5, i32 0, i32 1
  %7 = load i32, ptr %6, align 8
  %8 = getelementptr inbounds nuw %class.List, ptr %5, i32 0, i32 2
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %7, %9
  br i1 %10, label %11, label %31

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw %class.List, ptr %5, i32 0, i32 2
  %13 = load i32, ptr %12, align 4
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %19

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw %class.List, ptr %5, i32 0, i32 2
  %17 = load i32, ptr %16, align 4
  %18 = mul nsw i32 2, %17
  br label %20

19:                                               ; preds = %11
  br label %20

20:                                               ; preds = %19, %15
  %21 = phi i32 [ %18, %15 ], [ 2, %19 ]
  %22 = getelementptr inbounds nuw %class.List, ptr %5, i32 0, i32 2
  store i32 %21, ptr %22, align 4
  %23 = getelementptr inbounds nuw %class.List, ptr %5, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw %class.List, ptr %5, i32 0, i32 2
  %26 = load i32, ptr %25, align 4
  %27 = sext i32 %26 to i64
  %28 = mul i64 %27, 4
  %29 = call ptr @realloc(ptr noundef %24, i64 noundef %28) #6
  %30 = getelementptr inbounds nuw %class.List, ptr %5, i32 0, i32 0
  store ptr %29, ptr %30, align 8
  br label %31

31:                                               ; preds = %20, %2
  %32 = load i32, ptr %4, align 4
  %33 = getelementptr inbounds nuw %class.List, ptr %5, i32 0, i32 0
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw %class.List, ptr %5, i32 0, i32 1
  %36 = load i32, ptr %35, align 8
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %35, align 8
  %38 = sext i32 %36 to i64
  %39 = getelementptr inbounds i32, ptr %34, i64 %38
  store i32 %32, ptr %39, align 4
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZNK4ListIiE3mapIZ3runE3$_0EEDaT_"(ptr dead_on_unwind noalias writable sret(%class.List.0) align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1, ptr %2, ptr %3) #0 align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca %class.anon, align 8
  %7 = alloca ptr, align 8
  %8 = alloca %class.List.0, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  %13 = getelementptr inbounds nuw { ptr, ptr }, ptr %6, i32 0, i32 0
  store ptr %2, ptr %13, align 8
  %14 = getelementptr inbounds nuw { ptr, ptr }, ptr %6, i32 0, i32 1
  store ptr %3, ptr %14, align 8
  store ptr %1, ptr %7, align 8
  %15 = load ptr, ptr %7, align 8
  call void @_ZN4ListIdEC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %8) #5
  store ptr %15, ptr %9, align 8
  %16 = load ptr, ptr %9, align 8, !nonnull !7, !align !8
  %17 = call noundef ptr @_ZNK4ListIiE5beginEv(ptr noundef nonnull align 8 dereferenceable(16) %16)
  store ptr %17, ptr %10, align 8
  %18 = load ptr, ptr %9, align 8, !nonnull !7, !align !8
  %19 = call noundef ptr @_ZNK4ListIiE3endEv(ptr noundef nonnull align 8 dereferenceable(16) %18)
  store ptr %19, ptr %11, align 8
  br label %20

20:                                               ; preds = %29, %4
  %21 = load ptr, ptr %10, align 8
  %22 = load ptr, ptr %11, align 8
  %23 = icmp ne ptr %21, %22
  br i1 %23, label %24, label %32

24:                                               ; preds = %20
  %25 = load ptr, ptr %10, align 8
  store ptr %25, ptr %12, align 8
  %26 = load ptr, ptr %12, align 8, !nonnull !7, !align !9
  %27 = load i32, ptr %26, align 4
  %28 = call noundef double @"_ZZ3runENK3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(16) %6, i32 noundef %27)
  call void @_ZN4ListIdE4pushEd(ptr noundef nonnull align 8 dereferenceable(16) %8, double noundef %28)
  br label %29

29:                                               ; preds = %24
  %30 = load ptr, ptr %10, align 8
  %31 = getelementptr inbounds nuw i32, ptr %30, i32 1
  store ptr %31, ptr %10, align 8
  br label %20

32:                                               ; preds = %20
  call void @_ZN4ListIdEC2EOS0_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %8) #5
  call void @_ZN4ListIdED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %8) #5
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4ListIdEC2EOS0_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.List.0, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !nonnull !7, !align !8
  %8 = getelementptr inbounds nuw %class.List.0, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %6, align 8
  %10 = getelementptr inbounds nuw %class.List.0, ptr %5, i32 0, i32 1
  %11 = load ptr, ptr %4, align 8, !nonnull !7, !align !8
  %12 = getelementptr inbounds nuw %class.List.0, ptr %11, i32 0, i32 1
  %13 = load i32, ptr %12, align 8
  store i32 %13, ptr %10, align 8
  %14 = getelementptr inbounds nuw %class.List.0, ptr %5, i32 0, i32 2
  %15 = load ptr, ptr %4, align 8, !nonnull !7, !align !8
  %16 = getelementptr inbounds nuw %class.List.0, ptr %15, i32 0, i32 2
  %17 = load i32, ptr %16, align 4
  store i32 %17, ptr %14, align 4
  %18 = load ptr, ptr %4, align 8, !nonnull !7, !align !8
  %19 = getelementptr inbounds nuw %class.List.0, ptr %18, i32 0, i32 0
  store ptr null, ptr %19, align 8
  %20 = load ptr, ptr %4, align 8, !nonnull !7, !align !8
  %21 = getelementptr inbounds nuw %class.List.0, ptr %20, i32 0, i32 2
  store i32 0, ptr %21, align 4
  %22 = load ptr, ptr %4, align 8, !nonnull !7, !align !8
  %23 = getelementptr inbounds nuw %class.List.0, ptr %22, i32 0, i32 1
  store i32 0, ptr %23, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal double @"_Z7composeIZ3runE3$_1Z3runE3$_2EDaT_T0_"(double %0) #0 {
  %2 = alloca %class.anon.1, align 8
  %3 = alloca %class.anon.3, align 1
  %4 = alloca %class.anon.2, align 8
  %5 = getelementptr inbounds nuw %class.anon.2, ptr %4, i32 0, i32 0
  store double %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw %class.anon.1, ptr %2, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %4, i64 8, i1 false)
  %7 = getelementptr inbounds i8, ptr %2, i64 8
  %8 = load double, ptr %7, align 8
  ret double %8
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef double @"_ZNK4ListIdE4foldIZ3runE3$_3dEET0_S3_T_"(ptr noundef nonnull align 8 dereferenceable(16) %0, double noundef %1) #0 align 2 {
  %3 = alloca %class.anon.4, align 1
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  %10 = load ptr, ptr %4, align 8
  store ptr %10, ptr %6, align 8
  %11 = load ptr, ptr %6, align 8, !nonnull !7, !align !8
  %12 = call noundef ptr @_ZNK4ListIdE5beginEv(ptr noundef nonnull align 8 dereferenceable(16) %11)
  store ptr %12, ptr %7, align 8
  %13 = load ptr, ptr %6, align 8, !nonnull !7, !align !8
  %14 = call noundef ptr @_ZNK4ListIdE3endEv(ptr noundef nonnull align 8 dereferenceable(16) %13)
  store ptr %14, ptr %8, align 8
  br label %15

15:                                               ; preds = %25, %2
  %16 = load ptr, ptr %7, align 8
  %17 = load ptr, ptr %8, align 8
  %18 = icmp ne ptr %16, %17
  br i1 %18, label %19, label %28

19:                                               ; preds = %15
  %20 = load ptr, ptr %7, align 8
  store ptr %20, ptr %9, align 8
  %21 = load double, ptr %5, align 8
  %22 = load ptr, ptr %9, align 8, !nonnull !7, !align !8
  %23 = load double, ptr %22, align 8
  %24 = call noundef double @"_ZZ3runENK3$_3clEdd"(ptr noundef nonnull align 1 dereferenceable(1) %3, double noundef %21, double noundef %23)
  store double %24, ptr %5, align 8
  br label %25

25:                                               ; preds = %19
  %26 = load ptr, ptr %7, align 8
  %27 = getelementptr inbounds nuw double, ptr %26, i32 1
  store ptr %27, ptr %7, align 8
  br label %15

28:                                               ; preds = %15
  %29 = load double, ptr %5, align 8
  ret double %29
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNK4ListIdE4sizeEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.List.0, ptr %3, i32 0, i32 1
  %5 = load i32, ptr %4, align 8
  ret i32 %5
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef double @"_ZZ7composeIZ3runE3$_1Z3runE3$_2EDaT_T0_ENKUlS2_E_clIdEEDaS2_"(ptr noundef nonnull align 8 dereferenceable(16) %0, double noundef %1) #0 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 1
  %7 = load double, ptr %4, align 8
  %8 = call noundef double @"_ZZ3runENK3$_2clEd"(ptr noundef nonnull align 8 dereferenceable(8) %6, double noundef %7)
  %9 = call noundef double @"_ZZ3runENK3$_1clEd"(ptr noundef nonnull align 1 dereferenceable(1) %5, double noundef %8)
  ret double %9
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef double @_ZL5applyPFddEd(ptr noundef %0, double noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = call noundef double %5(double noundef %6)
  ret double %7
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef ptr @"_ZZ3runENK3$_4cvPFddEEv"(ptr noundef nonnull align 1 dereferenceable(1) %0) #0 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr @"_ZZ3runEN3$_48__invokeEd"
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4ListIdED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.List.0, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  call void @free(ptr noundef %5) #5
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4ListIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.List, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  call void @free(ptr noundef %5) #5
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4ListIdEC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.List.0, ptr %3, i32 0, i32 0
  store ptr null, ptr %4, align 8
  %5 = getelementptr inbounds nuw %class.List.0, ptr %3, i32 0, i32 1
  store i32 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw %class.List.0, ptr %3, i32 0, i32 2
  store i32 0, ptr %6, align 4
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNK4ListIiE5beginEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.List, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  ret ptr %5
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNK4ListIiE3endEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.List, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %class.List, ptr %3, i32 0, i32 1
  %7 = load i32, ptr %6, align 8
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %5, i64 %8
  ret ptr %9
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4ListIdE4pushEd(ptr noundef nonnull align 8 dereferenceable(16) %0, double noundef %1) #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.List.0, ptr %5, i32 0, i32 1
  %7 = load i32, ptr %6, align 8
  %8 = getelementptr inbounds nuw %class.List.0, ptr %5, i32 0, i32 2
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %7, %9
  br i1 %10, label %11, label %31

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw %class.List.0, ptr %5, i32 0, i32 2
  %13 = load i32, ptr %12, align 4
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %19

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw %class.List.0, ptr %5, i32 0, i32 2
  %17 = load i32, ptr %16, align 4
  %18 = mul nsw i32 2, %17
  br label %20

19:                                               ; preds = %11
  br label %20

20:                                               ; preds = %19, %15
  %21 = phi i32 [ %18, %15 ], [ 2, %19 ]
  %22 = getelementptr inbounds nuw %class.List.0, ptr %5, i32 0, i32 2
  store i32 %21, ptr %22, align 4
  %23 = getelementptr inbounds nuw %class.List.0, ptr %5, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw %class.List.0, ptr %5, i32 0, i32 2
  %26 = load i32, ptr %25, align 4
  %27 = sext i32 %26 to i64
  %28 = mul i64 %27, 8
  %29 = call ptr @realloc(ptr noundef %24, i64 noundef %28) #6
  %30 = getelementptr inbounds nuw %class.List.0, ptr %5, i32 0, i32 0
  store ptr %29, ptr %30, align 8
  br label %31

31:                                               ; preds = %20, %2
  %32 = load double, ptr %4, align 8
  %33 = getelementptr inbounds nuw %class.List.0, ptr %5, i32 0, i32 0
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw %class.List.0, ptr %5, i32 0, i32 1
  %36 = load i32, ptr %35, align 8
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %35, align 8
  %38 = sext i32 %36 to i64
  %39 = getelementptr inbounds double, ptr %34, i64 %38
  store double %32, ptr %39, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef double @"_ZZ3runENK3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #0 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !nonnull !7, !align !9
  %8 = load i32, ptr %7, align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr %7, align 4
  %10 = load i32, ptr %4, align 4
  %11 = sitofp i32 %10 to double
  %12 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8, !nonnull !7, !align !8
  %14 = load double, ptr %13, align 8
  %15 = fmul double %11, %14
  ret double %15
}

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef double @"_ZZ3runENK3$_1clEd"(ptr noundef nonnull align 1 dereferenceable(1) %0, double noundef %1) #0 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = fadd double %6, 1.000000e+00
  ret double %7
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef double @"_ZZ3runENK3$_2clEd"(ptr noundef nonnull align 8 dereferenceable(8) %0, double noundef %1) #0 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = getelementptr inbounds nuw %class.anon.2, ptr %5, i32 0, i32 0
  %8 = load double, ptr %7, align 8
  %9 = fmul double %6, %8
  ret double %9
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef double @"_ZZ3runEN3$_48__invokeEd"(double noundef %0) #0 align 2 {
  %2 = alloca double, align 8
  %3 = alloca %class.anon.6, align 1
  store double %0, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = call noundef double @"_ZZ3runENK3$_4clEd"(ptr noundef nonnull align 1 dereferenceable(1) %3, double noundef %4)
  ret double %5
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef double @"_ZZ3runENK3$_4clEd"(ptr noundef nonnull align 1 dereferenceable(1) %0, double noundef %1) #0 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = load double, ptr %4, align 8
  %8 = fmul double %6, %7
  ret double %8
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNK4ListIdE5beginEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.List.0, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  ret ptr %5
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNK4ListIdE3endEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.List.0, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %class.List.0, ptr %3, i32 0, i32 1
  %7 = load i32, ptr %6, align 8
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds double, ptr %5, i64 %8
  ret ptr %9
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef double @"_ZZ3runENK3$_3clEdd"(ptr noundef nonnull align 1 dereferenceable(1) %0, double noundef %1, double noundef %2) #0 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  store ptr %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  store double %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load double, ptr %5, align 8
  %9 = load double, ptr %6, align 8
  %10 = call double @llvm.fmuladd.f64(double %8, double 7.500000e-01, double %9)
  ret double %10
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

attributes #0 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(1) }

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
!9 = !{i64 4}
