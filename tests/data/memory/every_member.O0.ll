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
%struct.anon = type { float, i32 }
%struct.floats__memcpy_of_n__sign_t = type { i32, %union.anon.2 }
%union.anon.2 = type { double }
%struct.bytes__swapped__sign_t = type { i32, %union.anon.3 }
%union.anon.3 = type { double }
%struct.integers__by_value__sign_t = type { i32, %union.anon.4 }
%union.anon.4 = type { double }
%struct.anon.5 = type { i32, i32 }
%struct.narrow__stack__sign_t = type { i32, %union.anon.6 }
%union.anon.6 = type { double }
%struct.larger__copied__sign_t = type { i32, %union.anon.7 }
%union.anon.7 = type { [2 x double] }
%struct.anon.8 = type { i64, double }

@.str = private unnamed_addr constant [8 x i8] c"letters\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @long__copied__sign(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.long__copied__sign_t], align 16
  %8 = alloca [4 x %struct.long__copied__sign_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %12

12:                                               ; preds = %56, %3
  %13 = load i32, ptr %9, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %59

16:                                               ; preds = %12
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %9, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %17, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = fcmp olt double %21, 0.000000e+00
  br i1 %22, label %23, label %35

23:                                               ; preds = %16
  %24 = load i32, ptr %9, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [4 x %struct.long__copied__sign_t], ptr %7, i64 0, i64 %25
  %27 = getelementptr inbounds nuw %struct.long__copied__sign_t, ptr %26, i32 0, i32 0
  store i32 1, ptr %27, align 16
  %28 = load i32, ptr %9, align 4
  %29 = add nsw i32 %28, 3
  %30 = sext i32 %29 to i64
  %31 = load i32, ptr %9, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [4 x %struct.long__copied__sign_t], ptr %7, i64 0, i64 %32
  %34 = getelementptr inbounds nuw %struct.long__copied__sign_t, ptr %33, i32 0, i32 1
  store i64 %30, ptr %34, align 8
  br label %55

35:                                               ; preds = %16
  %36 = load i32, ptr %9, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [4 x %struct.long__copied__sign_t], ptr %7, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.long__copied__sign_t, ptr %38, i32 0, i32 0
  store i32 0, ptr %39, align 16
  %40 = load ptr, ptr %4, align 8
  %41 = load i32, ptr %9, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %40, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = load ptr, ptr %4, align 8
  %46 = load i32, ptr %9, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = fmul double %44, %49
  %51 = load i32, ptr %9, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [4 x %struct.long__copied__sign_t], ptr %7, i64 0, i64 %52
  %54 = getelementptr inbounds nuw %struct.long__copied__sign_t, ptr %53, i32 0, i32 1
  store double %50, ptr %54, align 8
  br label %55

55:                                               ; preds = %35, %23
  br label %56

56:                                               ; preds = %55
  %57 = load i32, ptr %9, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %9, align 4
  br label %12, !llvm.loop !5

59:                                               ; preds = %12
  store i32 0, ptr %10, align 4
  br label %60

60:                                               ; preds = %74, %59
  %61 = load i32, ptr %10, align 4
  %62 = load i32, ptr %6, align 4
  %63 = icmp slt i32 %61, %62
  br i1 %63, label %64, label %77

64:                                               ; preds = %60
  %65 = load i32, ptr %10, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [4 x %struct.long__copied__sign_t], ptr %8, i64 0, i64 %66
  %68 = load i32, ptr %6, align 4
  %69 = sub nsw i32 %68, 1
  %70 = load i32, ptr %10, align 4
  %71 = sub nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [4 x %struct.long__copied__sign_t], ptr %7, i64 0, i64 %72
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %67, ptr align 16 %73, i64 16, i1 false)
  br label %74

74:                                               ; preds = %64
  %75 = load i32, ptr %10, align 4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %10, align 4
  br label %60, !llvm.loop !7

77:                                               ; preds = %60
  store i32 0, ptr %11, align 4
  br label %78

78:                                               ; preds = %118, %77
  %79 = load i32, ptr %11, align 4
  %80 = load i32, ptr %6, align 4
  %81 = icmp slt i32 %79, %80
  br i1 %81, label %82, label %121

82:                                               ; preds = %78
  %83 = load i32, ptr %11, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [4 x %struct.long__copied__sign_t], ptr %8, i64 0, i64 %84
  %86 = getelementptr inbounds nuw %struct.long__copied__sign_t, ptr %85, i32 0, i32 0
  %87 = load i32, ptr %86, align 16
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %101

89:                                               ; preds = %82
  %90 = load i32, ptr %11, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [4 x %struct.long__copied__sign_t], ptr %8, i64 0, i64 %91
  %93 = getelementptr inbounds nuw %struct.long__copied__sign_t, ptr %92, i32 0, i32 1
  %94 = load double, ptr %93, align 8
  %95 = load ptr, ptr %4, align 8
  %96 = load i32, ptr %11, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds double, ptr %95, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = fmul double %94, %99
  br label %112

101:                                              ; preds = %82
  %102 = load i32, ptr %11, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [4 x %struct.long__copied__sign_t], ptr %8, i64 0, i64 %103
  %105 = getelementptr inbounds nuw %struct.long__copied__sign_t, ptr %104, i32 0, i32 1
  %106 = load i64, ptr %105, align 8
  %107 = sitofp i64 %106 to double
  %108 = load ptr, ptr %4, align 8
  %109 = getelementptr inbounds double, ptr %108, i64 0
  %110 = load double, ptr %109, align 8
  %111 = fmul double %107, %110
  br label %112

112:                                              ; preds = %101, %89
  %113 = phi double [ %100, %89 ], [ %111, %101 ]
  %114 = load ptr, ptr %5, align 8
  %115 = load i32, ptr %11, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds double, ptr %114, i64 %116
  store double %113, ptr %117, align 8
  br label %118

118:                                              ; preds = %112
  %119 = load i32, ptr %11, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %11, align 4
  br label %78, !llvm.loop !8

121:                                              ; preds = %78
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @long_first__one_by_one__sign(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.long_first__one_by_one__sign_t], align 16
  %8 = alloca [4 x %struct.long_first__one_by_one__sign_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %11

11:                                               ; preds = %55, %3
  %12 = load i32, ptr %9, align 4
  %13 = load i32, ptr %6, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %58

15:                                               ; preds = %11
  %16 = load ptr, ptr %4, align 8
  %17 = load i32, ptr %9, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds double, ptr %16, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = fcmp olt double %20, 0.000000e+00
  br i1 %21, label %22, label %34

22:                                               ; preds = %15
  %23 = load i32, ptr %9, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [4 x %struct.long_first__one_by_one__sign_t], ptr %7, i64 0, i64 %24
  %26 = getelementptr inbounds nuw %struct.long_first__one_by_one__sign_t, ptr %25, i32 0, i32 0
  store i32 1, ptr %26, align 16
  %27 = load i32, ptr %9, align 4
  %28 = add nsw i32 %27, 3
  %29 = sext i32 %28 to i64
  %30 = load i32, ptr %9, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [4 x %struct.long_first__one_by_one__sign_t], ptr %7, i64 0, i64 %31
  %33 = getelementptr inbounds nuw %struct.long_first__one_by_one__sign_t, ptr %32, i32 0, i32 1
  store i64 %29, ptr %33, align 8
  br label %54

34:                                               ; preds = %15
  %35 = load i32, ptr %9, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [4 x %struct.long_first__one_by_one__sign_t], ptr %7, i64 0, i64 %36
  %38 = getelementptr inbounds nuw %struct.long_first__one_by_one__sign_t, ptr %37, i32 0, i32 0
  store i32 0, ptr %38, align 16
  %39 = load ptr, ptr %4, align 8
  %40 = load i32, ptr %9, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr %39, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = load ptr, ptr %4, align 8
  %45 = load i32, ptr %9, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %44, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = fmul double %43, %48
  %50 = load i32, ptr %9, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [4 x %struct.long_first__one_by_one__sign_t], ptr %7, i64 0, i64 %51
  %53 = getelementptr inbounds nuw %struct.long_first__one_by_one__sign_t, ptr %52, i32 0, i32 1
  store double %49, ptr %53, align 8
  br label %54

54:                                               ; preds = %34, %22
  br label %55

55:                                               ; preds = %54
  %56 = load i32, ptr %9, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %9, align 4
  br label %11, !llvm.loop !9

58:                                               ; preds = %11
  %59 = getelementptr inbounds [4 x %struct.long_first__one_by_one__sign_t], ptr %8, i64 0, i64 0
  %60 = getelementptr inbounds [4 x %struct.long_first__one_by_one__sign_t], ptr %7, i64 0, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %59, ptr align 16 %60, i64 16, i1 false)
  %61 = getelementptr inbounds [4 x %struct.long_first__one_by_one__sign_t], ptr %8, i64 0, i64 1
  %62 = getelementptr inbounds [4 x %struct.long_first__one_by_one__sign_t], ptr %7, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %61, ptr align 16 %62, i64 16, i1 false)
  %63 = getelementptr inbounds [4 x %struct.long_first__one_by_one__sign_t], ptr %8, i64 0, i64 2
  %64 = getelementptr inbounds [4 x %struct.long_first__one_by_one__sign_t], ptr %7, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %63, ptr align 16 %64, i64 16, i1 false)
  %65 = getelementptr inbounds [4 x %struct.long_first__one_by_one__sign_t], ptr %8, i64 0, i64 3
  %66 = getelementptr inbounds [4 x %struct.long_first__one_by_one__sign_t], ptr %7, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %65, ptr align 16 %66, i64 16, i1 false)
  store i32 0, ptr %10, align 4
  br label %67

67:                                               ; preds = %107, %58
  %68 = load i32, ptr %10, align 4
  %69 = load i32, ptr %6, align 4
  %70 = icmp slt i32 %68, %69
  br i1 %70, label %71, label %110

71:                                               ; preds = %67
  %72 = load i32, ptr %10, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [4 x %struct.long_first__one_by_one__sign_t], ptr %8, i64 0, i64 %73
  %75 = getelementptr inbounds nuw %struct.long_first__one_by_one__sign_t, ptr %74, i32 0, i32 0
  %76 = load i32, ptr %75, align 16
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %90

78:                                               ; preds = %71
  %79 = load i32, ptr %10, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [4 x %struct.long_first__one_by_one__sign_t], ptr %8, i64 0, i64 %80
  %82 = getelementptr inbounds nuw %struct.long_first__one_by_one__sign_t, ptr %81, i32 0, i32 1
  %83 = load double, ptr %82, align 8
  %84 = load ptr, ptr %4, align 8
  %85 = load i32, ptr %10, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds double, ptr %84, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = fmul double %83, %88
  br label %101

90:                                               ; preds = %71
  %91 = load i32, ptr %10, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [4 x %struct.long_first__one_by_one__sign_t], ptr %8, i64 0, i64 %92
  %94 = getelementptr inbounds nuw %struct.long_first__one_by_one__sign_t, ptr %93, i32 0, i32 1
  %95 = load i64, ptr %94, align 8
  %96 = sitofp i64 %95 to double
  %97 = load ptr, ptr %4, align 8
  %98 = getelementptr inbounds double, ptr %97, i64 0
  %99 = load double, ptr %98, align 8
  %100 = fmul double %96, %99
  br label %101

101:                                              ; preds = %90, %78
  %102 = phi double [ %89, %78 ], [ %100, %90 ]
  %103 = load ptr, ptr %5, align 8
  %104 = load i32, ptr %10, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds double, ptr %103, i64 %105
  store double %102, ptr %106, align 8
  br label %107

107:                                              ; preds = %101
  %108 = load i32, ptr %10, align 4
  %109 = add nsw i32 %108, 1
  store i32 %109, ptr %10, align 4
  br label %67, !llvm.loop !10

110:                                              ; preds = %67
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @mixed__memcpy__sign(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.mixed__memcpy__sign_t], align 16
  %8 = alloca [4 x %struct.mixed__memcpy__sign_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %11

11:                                               ; preds = %58, %3
  %12 = load i32, ptr %9, align 4
  %13 = load i32, ptr %6, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %61

15:                                               ; preds = %11
  %16 = load ptr, ptr %4, align 8
  %17 = load i32, ptr %9, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds double, ptr %16, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = fcmp olt double %20, 0.000000e+00
  br i1 %21, label %22, label %37

22:                                               ; preds = %15
  %23 = load i32, ptr %9, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [4 x %struct.mixed__memcpy__sign_t], ptr %7, i64 0, i64 %24
  %26 = getelementptr inbounds nuw %struct.mixed__memcpy__sign_t, ptr %25, i32 0, i32 0
  store i32 1, ptr %26, align 16
  %27 = load i32, ptr %9, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [4 x %struct.mixed__memcpy__sign_t], ptr %7, i64 0, i64 %28
  %30 = getelementptr inbounds nuw %struct.mixed__memcpy__sign_t, ptr %29, i32 0, i32 1
  %31 = getelementptr inbounds nuw %struct.anon, ptr %30, i32 0, i32 0
  store float 5.000000e-01, ptr %31, align 8
  %32 = load i32, ptr %9, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [4 x %struct.mixed__memcpy__sign_t], ptr %7, i64 0, i64 %33
  %35 = getelementptr inbounds nuw %struct.mixed__memcpy__sign_t, ptr %34, i32 0, i32 1
  %36 = getelementptr inbounds nuw %struct.anon, ptr %35, i32 0, i32 1
  store i32 7, ptr %36, align 4
  br label %57

37:                                               ; preds = %15
  %38 = load i32, ptr %9, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [4 x %struct.mixed__memcpy__sign_t], ptr %7, i64 0, i64 %39
  %41 = getelementptr inbounds nuw %struct.mixed__memcpy__sign_t, ptr %40, i32 0, i32 0
  store i32 0, ptr %41, align 16
  %42 = load ptr, ptr %4, align 8
  %43 = load i32, ptr %9, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %42, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = load ptr, ptr %4, align 8
  %48 = load i32, ptr %9, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds double, ptr %47, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fmul double %46, %51
  %53 = load i32, ptr %9, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [4 x %struct.mixed__memcpy__sign_t], ptr %7, i64 0, i64 %54
  %56 = getelementptr inbounds nuw %struct.mixed__memcpy__sign_t, ptr %55, i32 0, i32 1
  store double %52, ptr %56, align 8
  br label %57

57:                                               ; preds = %37, %22
  br label %58

58:                                               ; preds = %57
  %59 = load i32, ptr %9, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %9, align 4
  br label %11, !llvm.loop !11

61:                                               ; preds = %11
  %62 = getelementptr inbounds [4 x %struct.mixed__memcpy__sign_t], ptr %8, i64 0, i64 0
  %63 = getelementptr inbounds [4 x %struct.mixed__memcpy__sign_t], ptr %7, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %62, ptr align 16 %63, i64 64, i1 false)
  store i32 0, ptr %10, align 4
  br label %64

64:                                               ; preds = %113, %61
  %65 = load i32, ptr %10, align 4
  %66 = load i32, ptr %6, align 4
  %67 = icmp slt i32 %65, %66
  br i1 %67, label %68, label %116

68:                                               ; preds = %64
  %69 = load i32, ptr %10, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [4 x %struct.mixed__memcpy__sign_t], ptr %8, i64 0, i64 %70
  %72 = getelementptr inbounds nuw %struct.mixed__memcpy__sign_t, ptr %71, i32 0, i32 0
  %73 = load i32, ptr %72, align 16
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %87

75:                                               ; preds = %68
  %76 = load i32, ptr %10, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [4 x %struct.mixed__memcpy__sign_t], ptr %8, i64 0, i64 %77
  %79 = getelementptr inbounds nuw %struct.mixed__memcpy__sign_t, ptr %78, i32 0, i32 1
  %80 = load double, ptr %79, align 8
  %81 = load ptr, ptr %4, align 8
  %82 = load i32, ptr %10, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds double, ptr %81, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fmul double %80, %85
  br label %107

87:                                               ; preds = %68
  %88 = load i32, ptr %10, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [4 x %struct.mixed__memcpy__sign_t], ptr %8, i64 0, i64 %89
  %91 = getelementptr inbounds nuw %struct.mixed__memcpy__sign_t, ptr %90, i32 0, i32 1
  %92 = getelementptr inbounds nuw %struct.anon, ptr %91, i32 0, i32 0
  %93 = load float, ptr %92, align 8
  %94 = load i32, ptr %10, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [4 x %struct.mixed__memcpy__sign_t], ptr %8, i64 0, i64 %95
  %97 = getelementptr inbounds nuw %struct.mixed__memcpy__sign_t, ptr %96, i32 0, i32 1
  %98 = getelementptr inbounds nuw %struct.anon, ptr %97, i32 0, i32 1
  %99 = load i32, ptr %98, align 4
  %100 = sitofp i32 %99 to float
  %101 = fmul float %93, %100
  %102 = fpext float %101 to double
  %103 = load ptr, ptr %4, align 8
  %104 = getelementptr inbounds double, ptr %103, i64 0
  %105 = load double, ptr %104, align 8
  %106 = fmul double %102, %105
  br label %107

107:                                              ; preds = %87, %75
  %108 = phi double [ %86, %75 ], [ %106, %87 ]
  %109 = load ptr, ptr %5, align 8
  %110 = load i32, ptr %10, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds double, ptr %109, i64 %111
  store double %108, ptr %112, align 8
  br label %113

113:                                              ; preds = %107
  %114 = load i32, ptr %10, align 4
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr %10, align 4
  br label %64, !llvm.loop !12

116:                                              ; preds = %64
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @floats__memcpy_of_n__sign(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.floats__memcpy_of_n__sign_t], align 16
  %8 = alloca [4 x %struct.floats__memcpy_of_n__sign_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %11

11:                                               ; preds = %61, %3
  %12 = load i32, ptr %9, align 4
  %13 = load i32, ptr %6, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %64

15:                                               ; preds = %11
  %16 = load ptr, ptr %4, align 8
  %17 = load i32, ptr %9, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds double, ptr %16, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = fcmp olt double %20, 0.000000e+00
  br i1 %21, label %22, label %40

22:                                               ; preds = %15
  %23 = load i32, ptr %9, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [4 x %struct.floats__memcpy_of_n__sign_t], ptr %7, i64 0, i64 %24
  %26 = getelementptr inbounds nuw %struct.floats__memcpy_of_n__sign_t, ptr %25, i32 0, i32 0
  store i32 1, ptr %26, align 16
  %27 = load i32, ptr %9, align 4
  %28 = sitofp i32 %27 to float
  %29 = fmul float 5.000000e-01, %28
  %30 = load i32, ptr %9, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [4 x %struct.floats__memcpy_of_n__sign_t], ptr %7, i64 0, i64 %31
  %33 = getelementptr inbounds nuw %struct.floats__memcpy_of_n__sign_t, ptr %32, i32 0, i32 1
  %34 = getelementptr inbounds [2 x float], ptr %33, i64 0, i64 0
  store float %29, ptr %34, align 8
  %35 = load i32, ptr %9, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [4 x %struct.floats__memcpy_of_n__sign_t], ptr %7, i64 0, i64 %36
  %38 = getelementptr inbounds nuw %struct.floats__memcpy_of_n__sign_t, ptr %37, i32 0, i32 1
  %39 = getelementptr inbounds [2 x float], ptr %38, i64 0, i64 1
  store float 3.000000e+00, ptr %39, align 4
  br label %60

40:                                               ; preds = %15
  %41 = load i32, ptr %9, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [4 x %struct.floats__memcpy_of_n__sign_t], ptr %7, i64 0, i64 %42
  %44 = getelementptr inbounds nuw %struct.floats__memcpy_of_n__sign_t, ptr %43, i32 0, i32 0
  store i32 0, ptr %44, align 16
  %45 = load ptr, ptr %4, align 8
  %46 = load i32, ptr %9, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = load ptr, ptr %4, align 8
  %51 = load i32, ptr %9, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %50, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fmul double %49, %54
  %56 = load i32, ptr %9, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [4 x %struct.floats__memcpy_of_n__sign_t], ptr %7, i64 0, i64 %57
  %59 = getelementptr inbounds nuw %struct.floats__memcpy_of_n__sign_t, ptr %58, i32 0, i32 1
  store double %55, ptr %59, align 8
  br label %60

60:                                               ; preds = %40, %22
  br label %61

61:                                               ; preds = %60
  %62 = load i32, ptr %9, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %9, align 4
  br label %11, !llvm.loop !13

64:                                               ; preds = %11
  %65 = getelementptr inbounds [4 x %struct.floats__memcpy_of_n__sign_t], ptr %8, i64 0, i64 0
  %66 = getelementptr inbounds [4 x %struct.floats__memcpy_of_n__sign_t], ptr %7, i64 0, i64 0
  %67 = load i32, ptr %6, align 4
  %68 = sext i32 %67 to i64
  %69 = mul i64 %68, 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %65, ptr align 16 %66, i64 %69, i1 false)
  store i32 0, ptr %10, align 4
  br label %70

70:                                               ; preds = %118, %64
  %71 = load i32, ptr %10, align 4
  %72 = load i32, ptr %6, align 4
  %73 = icmp slt i32 %71, %72
  br i1 %73, label %74, label %121

74:                                               ; preds = %70
  %75 = load i32, ptr %10, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [4 x %struct.floats__memcpy_of_n__sign_t], ptr %8, i64 0, i64 %76
  %78 = getelementptr inbounds nuw %struct.floats__memcpy_of_n__sign_t, ptr %77, i32 0, i32 0
  %79 = load i32, ptr %78, align 16
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %93

81:                                               ; preds = %74
  %82 = load i32, ptr %10, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [4 x %struct.floats__memcpy_of_n__sign_t], ptr %8, i64 0, i64 %83
  %85 = getelementptr inbounds nuw %struct.floats__memcpy_of_n__sign_t, ptr %84, i32 0, i32 1
  %86 = load double, ptr %85, align 8
  %87 = load ptr, ptr %4, align 8
  %88 = load i32, ptr %10, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds double, ptr %87, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = fmul double %86, %91
  br label %112

93:                                               ; preds = %74
  %94 = load i32, ptr %10, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [4 x %struct.floats__memcpy_of_n__sign_t], ptr %8, i64 0, i64 %95
  %97 = getelementptr inbounds nuw %struct.floats__memcpy_of_n__sign_t, ptr %96, i32 0, i32 1
  %98 = getelementptr inbounds [2 x float], ptr %97, i64 0, i64 0
  %99 = load float, ptr %98, align 8
  %100 = load i32, ptr %10, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [4 x %struct.floats__memcpy_of_n__sign_t], ptr %8, i64 0, i64 %101
  %103 = getelementptr inbounds nuw %struct.floats__memcpy_of_n__sign_t, ptr %102, i32 0, i32 1
  %104 = getelementptr inbounds [2 x float], ptr %103, i64 0, i64 1
  %105 = load float, ptr %104, align 4
  %106 = fmul float %99, %105
  %107 = fpext float %106 to double
  %108 = load ptr, ptr %4, align 8
  %109 = getelementptr inbounds double, ptr %108, i64 0
  %110 = load double, ptr %109, align 8
  %111 = fmul double %107, %110
  br label %112

112:                                              ; preds = %93, %81
  %113 = phi double [ %92, %81 ], [ %111, %93 ]
  %114 = load ptr, ptr %5, align 8
  %115 = load i32, ptr %10, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds double, ptr %114, i64 %116
  store double %113, ptr %117, align 8
  br label %118

118:                                              ; preds = %112
  %119 = load i32, ptr %10, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %10, align 4
  br label %70, !llvm.loop !14

121:                                              ; preds = %70
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @bytes__swapped__sign(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.bytes__swapped__sign_t], align 16
  %8 = alloca [4 x %struct.bytes__swapped__sign_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.bytes__swapped__sign_t, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %14

14:                                               ; preds = %56, %3
  %15 = load i32, ptr %9, align 4
  %16 = load i32, ptr %6, align 4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %59

18:                                               ; preds = %14
  %19 = load ptr, ptr %4, align 8
  %20 = load i32, ptr %9, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds double, ptr %19, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = fcmp olt double %23, 0.000000e+00
  br i1 %24, label %25, label %35

25:                                               ; preds = %18
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [4 x %struct.bytes__swapped__sign_t], ptr %7, i64 0, i64 %27
  %29 = getelementptr inbounds nuw %struct.bytes__swapped__sign_t, ptr %28, i32 0, i32 0
  store i32 1, ptr %29, align 16
  %30 = load i32, ptr %9, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [4 x %struct.bytes__swapped__sign_t], ptr %7, i64 0, i64 %31
  %33 = getelementptr inbounds nuw %struct.bytes__swapped__sign_t, ptr %32, i32 0, i32 1
  %34 = getelementptr inbounds [8 x i8], ptr %33, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %34, ptr align 1 @.str, i64 8, i1 false)
  br label %55

35:                                               ; preds = %18
  %36 = load i32, ptr %9, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [4 x %struct.bytes__swapped__sign_t], ptr %7, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.bytes__swapped__sign_t, ptr %38, i32 0, i32 0
  store i32 0, ptr %39, align 16
  %40 = load ptr, ptr %4, align 8
  %41 = load i32, ptr %9, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %40, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = load ptr, ptr %4, align 8
  %46 = load i32, ptr %9, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = fmul double %44, %49
  %51 = load i32, ptr %9, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [4 x %struct.bytes__swapped__sign_t], ptr %7, i64 0, i64 %52
  %54 = getelementptr inbounds nuw %struct.bytes__swapped__sign_t, ptr %53, i32 0, i32 1
  store double %50, ptr %54, align 8
  br label %55

55:                                               ; preds = %35, %25
  br label %56

56:                                               ; preds = %55
  %57 = load i32, ptr %9, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %9, align 4
  br label %14, !llvm.loop !15

59:                                               ; preds = %14
  store i32 0, ptr %10, align 4
  br label %60

60:                                               ; preds = %84, %59
  %61 = load i32, ptr %10, align 4
  %62 = load i32, ptr %6, align 4
  %63 = sdiv i32 %62, 2
  %64 = icmp slt i32 %61, %63
  br i1 %64, label %65, label %87

65:                                               ; preds = %60
  %66 = load i32, ptr %10, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [4 x %struct.bytes__swapped__sign_t], ptr %7, i64 0, i64 %67
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 16 %68, i64 16, i1 false)
  %69 = load i32, ptr %10, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [4 x %struct.bytes__swapped__sign_t], ptr %7, i64 0, i64 %70
  %72 = load i32, ptr %6, align 4
  %73 = sub nsw i32 %72, 1
  %74 = load i32, ptr %10, align 4
  %75 = sub nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [4 x %struct.bytes__swapped__sign_t], ptr %7, i64 0, i64 %76
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %71, ptr align 16 %77, i64 16, i1 false)
  %78 = load i32, ptr %6, align 4
  %79 = sub nsw i32 %78, 1
  %80 = load i32, ptr %10, align 4
  %81 = sub nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [4 x %struct.bytes__swapped__sign_t], ptr %7, i64 0, i64 %82
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %83, ptr align 8 %11, i64 16, i1 false)
  br label %84

84:                                               ; preds = %65
  %85 = load i32, ptr %10, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %10, align 4
  br label %60, !llvm.loop !16

87:                                               ; preds = %60
  store i32 0, ptr %12, align 4
  br label %88

88:                                               ; preds = %99, %87
  %89 = load i32, ptr %12, align 4
  %90 = load i32, ptr %6, align 4
  %91 = icmp slt i32 %89, %90
  br i1 %91, label %92, label %102

92:                                               ; preds = %88
  %93 = load i32, ptr %12, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [4 x %struct.bytes__swapped__sign_t], ptr %8, i64 0, i64 %94
  %96 = load i32, ptr %12, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [4 x %struct.bytes__swapped__sign_t], ptr %7, i64 0, i64 %97
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %95, ptr align 16 %98, i64 16, i1 false)
  br label %99

99:                                               ; preds = %92
  %100 = load i32, ptr %12, align 4
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %12, align 4
  br label %88, !llvm.loop !17

102:                                              ; preds = %88
  store i32 0, ptr %13, align 4
  br label %103

103:                                              ; preds = %147, %102
  %104 = load i32, ptr %13, align 4
  %105 = load i32, ptr %6, align 4
  %106 = icmp slt i32 %104, %105
  br i1 %106, label %107, label %150

107:                                              ; preds = %103
  %108 = load i32, ptr %13, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [4 x %struct.bytes__swapped__sign_t], ptr %8, i64 0, i64 %109
  %111 = getelementptr inbounds nuw %struct.bytes__swapped__sign_t, ptr %110, i32 0, i32 0
  %112 = load i32, ptr %111, align 16
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %126

114:                                              ; preds = %107
  %115 = load i32, ptr %13, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [4 x %struct.bytes__swapped__sign_t], ptr %8, i64 0, i64 %116
  %118 = getelementptr inbounds nuw %struct.bytes__swapped__sign_t, ptr %117, i32 0, i32 1
  %119 = load double, ptr %118, align 8
  %120 = load ptr, ptr %4, align 8
  %121 = load i32, ptr %13, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds double, ptr %120, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = fmul double %119, %124
  br label %141

126:                                              ; preds = %107
  %127 = load i32, ptr %13, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [4 x %struct.bytes__swapped__sign_t], ptr %8, i64 0, i64 %128
  %130 = getelementptr inbounds nuw %struct.bytes__swapped__sign_t, ptr %129, i32 0, i32 1
  %131 = load i32, ptr %13, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [8 x i8], ptr %130, i64 0, i64 %132
  %134 = load i8, ptr %133, align 1
  %135 = sext i8 %134 to i32
  %136 = sitofp i32 %135 to double
  %137 = load ptr, ptr %4, align 8
  %138 = getelementptr inbounds double, ptr %137, i64 0
  %139 = load double, ptr %138, align 8
  %140 = fmul double %136, %139
  br label %141

141:                                              ; preds = %126, %114
  %142 = phi double [ %125, %114 ], [ %140, %126 ]
  %143 = load ptr, ptr %5, align 8
  %144 = load i32, ptr %13, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds double, ptr %143, i64 %145
  store double %142, ptr %146, align 8
  br label %147

147:                                              ; preds = %141
  %148 = load i32, ptr %13, align 4
  %149 = add nsw i32 %148, 1
  store i32 %149, ptr %13, align 4
  br label %103, !llvm.loop !18

150:                                              ; preds = %103
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @integers__by_value__sign(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.integers__by_value__sign_t], align 16
  %8 = alloca [4 x %struct.integers__by_value__sign_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.integers__by_value__sign_t, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %13

13:                                               ; preds = %61, %3
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %6, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %64

17:                                               ; preds = %13
  %18 = load ptr, ptr %4, align 8
  %19 = load i32, ptr %9, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds double, ptr %18, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = fcmp olt double %22, 0.000000e+00
  br i1 %23, label %24, label %40

24:                                               ; preds = %17
  %25 = load i32, ptr %9, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [4 x %struct.integers__by_value__sign_t], ptr %7, i64 0, i64 %26
  %28 = getelementptr inbounds nuw %struct.integers__by_value__sign_t, ptr %27, i32 0, i32 0
  store i32 1, ptr %28, align 16
  %29 = load i32, ptr %9, align 4
  %30 = load i32, ptr %9, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [4 x %struct.integers__by_value__sign_t], ptr %7, i64 0, i64 %31
  %33 = getelementptr inbounds nuw %struct.integers__by_value__sign_t, ptr %32, i32 0, i32 1
  %34 = getelementptr inbounds nuw %struct.anon.5, ptr %33, i32 0, i32 0
  store i32 %29, ptr %34, align 8
  %35 = load i32, ptr %9, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [4 x %struct.integers__by_value__sign_t], ptr %7, i64 0, i64 %36
  %38 = getelementptr inbounds nuw %struct.integers__by_value__sign_t, ptr %37, i32 0, i32 1
  %39 = getelementptr inbounds nuw %struct.anon.5, ptr %38, i32 0, i32 1
  store i32 7, ptr %39, align 4
  br label %60

40:                                               ; preds = %17
  %41 = load i32, ptr %9, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [4 x %struct.integers__by_value__sign_t], ptr %7, i64 0, i64 %42
  %44 = getelementptr inbounds nuw %struct.integers__by_value__sign_t, ptr %43, i32 0, i32 0
  store i32 0, ptr %44, align 16
  %45 = load ptr, ptr %4, align 8
  %46 = load i32, ptr %9, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = load ptr, ptr %4, align 8
  %51 = load i32, ptr %9, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %50, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fmul double %49, %54
  %56 = load i32, ptr %9, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [4 x %struct.integers__by_value__sign_t], ptr %7, i64 0, i64 %57
  %59 = getelementptr inbounds nuw %struct.integers__by_value__sign_t, ptr %58, i32 0, i32 1
  store double %55, ptr %59, align 8
  br label %60

60:                                               ; preds = %40, %24
  br label %61

61:                                               ; preds = %60
  %62 = load i32, ptr %9, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %9, align 4
  br label %13, !llvm.loop !19

64:                                               ; preds = %13
  store i32 0, ptr %10, align 4
  br label %65

65:                                               ; preds = %88, %64
  %66 = load i32, ptr %10, align 4
  %67 = load i32, ptr %6, align 4
  %68 = icmp slt i32 %66, %67
  br i1 %68, label %69, label %91

69:                                               ; preds = %65
  %70 = load i32, ptr %10, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [4 x %struct.integers__by_value__sign_t], ptr %8, i64 0, i64 %71
  %73 = load i32, ptr %6, align 4
  %74 = sub nsw i32 %73, 1
  %75 = load i32, ptr %10, align 4
  %76 = sub nsw i32 %74, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [4 x %struct.integers__by_value__sign_t], ptr %7, i64 0, i64 %77
  %79 = getelementptr inbounds nuw { i32, i64 }, ptr %78, i32 0, i32 0
  %80 = load i32, ptr %79, align 16
  %81 = getelementptr inbounds nuw { i32, i64 }, ptr %78, i32 0, i32 1
  %82 = load i64, ptr %81, align 8
  %83 = call { i32, i64 } @same_integers__by_value__sign(i32 %80, i64 %82)
  %84 = getelementptr inbounds nuw { i32, i64 }, ptr %11, i32 0, i32 0
  %85 = extractvalue { i32, i64 } %83, 0
  store i32 %85, ptr %84, align 8
  %86 = getelementptr inbounds nuw { i32, i64 }, ptr %11, i32 0, i32 1
  %87 = extractvalue { i32, i64 } %83, 1
  store i64 %87, ptr %86, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %72, ptr align 8 %11, i64 16, i1 false)
  br label %88

88:                                               ; preds = %69
  %89 = load i32, ptr %10, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %10, align 4
  br label %65, !llvm.loop !20

91:                                               ; preds = %65
  store i32 0, ptr %12, align 4
  br label %92

92:                                               ; preds = %140, %91
  %93 = load i32, ptr %12, align 4
  %94 = load i32, ptr %6, align 4
  %95 = icmp slt i32 %93, %94
  br i1 %95, label %96, label %143

96:                                               ; preds = %92
  %97 = load i32, ptr %12, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [4 x %struct.integers__by_value__sign_t], ptr %8, i64 0, i64 %98
  %100 = getelementptr inbounds nuw %struct.integers__by_value__sign_t, ptr %99, i32 0, i32 0
  %101 = load i32, ptr %100, align 16
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %115

103:                                              ; preds = %96
  %104 = load i32, ptr %12, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [4 x %struct.integers__by_value__sign_t], ptr %8, i64 0, i64 %105
  %107 = getelementptr inbounds nuw %struct.integers__by_value__sign_t, ptr %106, i32 0, i32 1
  %108 = load double, ptr %107, align 8
  %109 = load ptr, ptr %4, align 8
  %110 = load i32, ptr %12, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds double, ptr %109, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = fmul double %108, %113
  br label %134

115:                                              ; preds = %96
  %116 = load i32, ptr %12, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [4 x %struct.integers__by_value__sign_t], ptr %8, i64 0, i64 %117
  %119 = getelementptr inbounds nuw %struct.integers__by_value__sign_t, ptr %118, i32 0, i32 1
  %120 = getelementptr inbounds nuw %struct.anon.5, ptr %119, i32 0, i32 0
  %121 = load i32, ptr %120, align 8
  %122 = load i32, ptr %12, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [4 x %struct.integers__by_value__sign_t], ptr %8, i64 0, i64 %123
  %125 = getelementptr inbounds nuw %struct.integers__by_value__sign_t, ptr %124, i32 0, i32 1
  %126 = getelementptr inbounds nuw %struct.anon.5, ptr %125, i32 0, i32 1
  %127 = load i32, ptr %126, align 4
  %128 = mul nsw i32 %121, %127
  %129 = sitofp i32 %128 to double
  %130 = load ptr, ptr %4, align 8
  %131 = getelementptr inbounds double, ptr %130, i64 0
  %132 = load double, ptr %131, align 8
  %133 = fmul double %129, %132
  br label %134

134:                                              ; preds = %115, %103
  %135 = phi double [ %114, %103 ], [ %133, %115 ]
  %136 = load ptr, ptr %5, align 8
  %137 = load i32, ptr %12, align 4
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds double, ptr %136, i64 %138
  store double %135, ptr %139, align 8
  br label %140

140:                                              ; preds = %134
  %141 = load i32, ptr %12, align 4
  %142 = add nsw i32 %141, 1
  store i32 %142, ptr %12, align 4
  br label %92, !llvm.loop !21

143:                                              ; preds = %92
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i32, i64 } @same_integers__by_value__sign(i32 %0, i64 %1) #0 {
  %3 = alloca %struct.integers__by_value__sign_t, align 8
  %4 = alloca %struct.integers__by_value__sign_t, align 8
  %5 = getelementptr inbounds nuw { i32, i64 }, ptr %4, i32 0, i32 0
  store i32 %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw { i32, i64 }, ptr %4, i32 0, i32 1
  store i64 %1, ptr %6, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %4, i64 16, i1 false)
  %7 = load { i32, i64 }, ptr %3, align 8
  ret { i32, i64 } %7
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @narrow__stack__sign(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.narrow__stack__sign_t], align 16
  %8 = alloca [4 x %struct.narrow__stack__sign_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca [8 x %struct.narrow__stack__sign_t], align 16
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %15

15:                                               ; preds = %58, %3
  %16 = load i32, ptr %9, align 4
  %17 = load i32, ptr %6, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %61

19:                                               ; preds = %15
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %9, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %20, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fcmp olt double %24, 0.000000e+00
  br i1 %25, label %26, label %37

26:                                               ; preds = %19
  %27 = load i32, ptr %9, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [4 x %struct.narrow__stack__sign_t], ptr %7, i64 0, i64 %28
  %30 = getelementptr inbounds nuw %struct.narrow__stack__sign_t, ptr %29, i32 0, i32 0
  store i32 1, ptr %30, align 16
  %31 = load i32, ptr %9, align 4
  %32 = add nsw i32 %31, 3
  %33 = load i32, ptr %9, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [4 x %struct.narrow__stack__sign_t], ptr %7, i64 0, i64 %34
  %36 = getelementptr inbounds nuw %struct.narrow__stack__sign_t, ptr %35, i32 0, i32 1
  store i32 %32, ptr %36, align 8
  br label %57

37:                                               ; preds = %19
  %38 = load i32, ptr %9, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [4 x %struct.narrow__stack__sign_t], ptr %7, i64 0, i64 %39
  %41 = getelementptr inbounds nuw %struct.narrow__stack__sign_t, ptr %40, i32 0, i32 0
  store i32 0, ptr %41, align 16
  %42 = load ptr, ptr %4, align 8
  %43 = load i32, ptr %9, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %42, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = load ptr, ptr %4, align 8
  %48 = load i32, ptr %9, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds double, ptr %47, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fmul double %46, %51
  %53 = load i32, ptr %9, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [4 x %struct.narrow__stack__sign_t], ptr %7, i64 0, i64 %54
  %56 = getelementptr inbounds nuw %struct.narrow__stack__sign_t, ptr %55, i32 0, i32 1
  store double %52, ptr %56, align 8
  br label %57

57:                                               ; preds = %37, %26
  br label %58

58:                                               ; preds = %57
  %59 = load i32, ptr %9, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %9, align 4
  br label %15, !llvm.loop !22

61:                                               ; preds = %15
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %62

62:                                               ; preds = %74, %61
  %63 = load i32, ptr %12, align 4
  %64 = load i32, ptr %6, align 4
  %65 = icmp slt i32 %63, %64
  br i1 %65, label %66, label %77

66:                                               ; preds = %62
  %67 = load i32, ptr %11, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %11, align 4
  %69 = sext i32 %67 to i64
  %70 = getelementptr inbounds [8 x %struct.narrow__stack__sign_t], ptr %10, i64 0, i64 %69
  %71 = load i32, ptr %12, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [4 x %struct.narrow__stack__sign_t], ptr %7, i64 0, i64 %72
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %70, ptr align 16 %73, i64 16, i1 false)
  br label %74

74:                                               ; preds = %66
  %75 = load i32, ptr %12, align 4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %12, align 4
  br label %62, !llvm.loop !23

77:                                               ; preds = %62
  store i32 0, ptr %13, align 4
  br label %78

78:                                               ; preds = %90, %77
  %79 = load i32, ptr %13, align 4
  %80 = load i32, ptr %6, align 4
  %81 = icmp slt i32 %79, %80
  br i1 %81, label %82, label %93

82:                                               ; preds = %78
  %83 = load i32, ptr %13, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [4 x %struct.narrow__stack__sign_t], ptr %8, i64 0, i64 %84
  %86 = load i32, ptr %11, align 4
  %87 = add nsw i32 %86, -1
  store i32 %87, ptr %11, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [8 x %struct.narrow__stack__sign_t], ptr %10, i64 0, i64 %88
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %85, ptr align 16 %89, i64 16, i1 false)
  br label %90

90:                                               ; preds = %82
  %91 = load i32, ptr %13, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %13, align 4
  br label %78, !llvm.loop !24

93:                                               ; preds = %78
  store i32 0, ptr %14, align 4
  br label %94

94:                                               ; preds = %134, %93
  %95 = load i32, ptr %14, align 4
  %96 = load i32, ptr %6, align 4
  %97 = icmp slt i32 %95, %96
  br i1 %97, label %98, label %137

98:                                               ; preds = %94
  %99 = load i32, ptr %14, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [4 x %struct.narrow__stack__sign_t], ptr %8, i64 0, i64 %100
  %102 = getelementptr inbounds nuw %struct.narrow__stack__sign_t, ptr %101, i32 0, i32 0
  %103 = load i32, ptr %102, align 16
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %117

105:                                              ; preds = %98
  %106 = load i32, ptr %14, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [4 x %struct.narrow__stack__sign_t], ptr %8, i64 0, i64 %107
  %109 = getelementptr inbounds nuw %struct.narrow__stack__sign_t, ptr %108, i32 0, i32 1
  %110 = load double, ptr %109, align 8
  %111 = load ptr, ptr %4, align 8
  %112 = load i32, ptr %14, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds double, ptr %111, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = fmul double %110, %115
  br label %128

117:                                              ; preds = %98
  %118 = load i32, ptr %14, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [4 x %struct.narrow__stack__sign_t], ptr %8, i64 0, i64 %119
  %121 = getelementptr inbounds nuw %struct.narrow__stack__sign_t, ptr %120, i32 0, i32 1
  %122 = load i32, ptr %121, align 8
  %123 = sitofp i32 %122 to double
  %124 = load ptr, ptr %4, align 8
  %125 = getelementptr inbounds double, ptr %124, i64 0
  %126 = load double, ptr %125, align 8
  %127 = fmul double %123, %126
  br label %128

128:                                              ; preds = %117, %105
  %129 = phi double [ %116, %105 ], [ %127, %117 ]
  %130 = load ptr, ptr %5, align 8
  %131 = load i32, ptr %14, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds double, ptr %130, i64 %132
  store double %129, ptr %133, align 8
  br label %134

134:                                              ; preds = %128
  %135 = load i32, ptr %14, align 4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr %14, align 4
  br label %94, !llvm.loop !25

137:                                              ; preds = %94
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @larger__copied__sign(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.larger__copied__sign_t], align 16
  %8 = alloca [4 x %struct.larger__copied__sign_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %12

12:                                               ; preds = %73, %3
  %13 = load i32, ptr %9, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %76

16:                                               ; preds = %12
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %9, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %17, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = fcmp olt double %21, 0.000000e+00
  br i1 %22, label %23, label %46

23:                                               ; preds = %16
  %24 = load i32, ptr %9, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [4 x %struct.larger__copied__sign_t], ptr %7, i64 0, i64 %25
  %27 = getelementptr inbounds nuw %struct.larger__copied__sign_t, ptr %26, i32 0, i32 0
  store i32 1, ptr %27, align 8
  %28 = load i32, ptr %9, align 4
  %29 = add nsw i32 %28, 2
  %30 = sext i32 %29 to i64
  %31 = load i32, ptr %9, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [4 x %struct.larger__copied__sign_t], ptr %7, i64 0, i64 %32
  %34 = getelementptr inbounds nuw %struct.larger__copied__sign_t, ptr %33, i32 0, i32 1
  %35 = getelementptr inbounds nuw %struct.anon.8, ptr %34, i32 0, i32 0
  store i64 %30, ptr %35, align 8
  %36 = load ptr, ptr %4, align 8
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %36, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = load i32, ptr %9, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [4 x %struct.larger__copied__sign_t], ptr %7, i64 0, i64 %42
  %44 = getelementptr inbounds nuw %struct.larger__copied__sign_t, ptr %43, i32 0, i32 1
  %45 = getelementptr inbounds nuw %struct.anon.8, ptr %44, i32 0, i32 1
  store double %40, ptr %45, align 8
  br label %72

46:                                               ; preds = %16
  %47 = load i32, ptr %9, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [4 x %struct.larger__copied__sign_t], ptr %7, i64 0, i64 %48
  %50 = getelementptr inbounds nuw %struct.larger__copied__sign_t, ptr %49, i32 0, i32 0
  store i32 0, ptr %50, align 8
  %51 = load ptr, ptr %4, align 8
  %52 = load i32, ptr %9, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds double, ptr %51, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = load ptr, ptr %4, align 8
  %57 = load i32, ptr %9, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %56, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = fmul double %55, %60
  %62 = load i32, ptr %9, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [4 x %struct.larger__copied__sign_t], ptr %7, i64 0, i64 %63
  %65 = getelementptr inbounds nuw %struct.larger__copied__sign_t, ptr %64, i32 0, i32 1
  %66 = getelementptr inbounds [2 x double], ptr %65, i64 0, i64 0
  store double %61, ptr %66, align 8
  %67 = load i32, ptr %9, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [4 x %struct.larger__copied__sign_t], ptr %7, i64 0, i64 %68
  %70 = getelementptr inbounds nuw %struct.larger__copied__sign_t, ptr %69, i32 0, i32 1
  %71 = getelementptr inbounds [2 x double], ptr %70, i64 0, i64 1
  store double 2.000000e+00, ptr %71, align 8
  br label %72

72:                                               ; preds = %46, %23
  br label %73

73:                                               ; preds = %72
  %74 = load i32, ptr %9, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %9, align 4
  br label %12, !llvm.loop !26

76:                                               ; preds = %12
  store i32 0, ptr %10, align 4
  br label %77

77:                                               ; preds = %91, %76
  %78 = load i32, ptr %10, align 4
  %79 = load i32, ptr %6, align 4
  %80 = icmp slt i32 %78, %79
  br i1 %80, label %81, label %94

81:                                               ; preds = %77
  %82 = load i32, ptr %10, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [4 x %struct.larger__copied__sign_t], ptr %8, i64 0, i64 %83
  %85 = load i32, ptr %6, align 4
  %86 = sub nsw i32 %85, 1
  %87 = load i32, ptr %10, align 4
  %88 = sub nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [4 x %struct.larger__copied__sign_t], ptr %7, i64 0, i64 %89
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %84, ptr align 8 %90, i64 24, i1 false)
  br label %91

91:                                               ; preds = %81
  %92 = load i32, ptr %10, align 4
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %10, align 4
  br label %77, !llvm.loop !27

94:                                               ; preds = %77
  store i32 0, ptr %11, align 4
  br label %95

95:                                               ; preds = %144, %94
  %96 = load i32, ptr %11, align 4
  %97 = load i32, ptr %6, align 4
  %98 = icmp slt i32 %96, %97
  br i1 %98, label %99, label %147

99:                                               ; preds = %95
  %100 = load i32, ptr %11, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [4 x %struct.larger__copied__sign_t], ptr %8, i64 0, i64 %101
  %103 = getelementptr inbounds nuw %struct.larger__copied__sign_t, ptr %102, i32 0, i32 0
  %104 = load i32, ptr %103, align 8
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %119

106:                                              ; preds = %99
  %107 = load i32, ptr %11, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [4 x %struct.larger__copied__sign_t], ptr %8, i64 0, i64 %108
  %110 = getelementptr inbounds nuw %struct.larger__copied__sign_t, ptr %109, i32 0, i32 1
  %111 = getelementptr inbounds [2 x double], ptr %110, i64 0, i64 0
  %112 = load double, ptr %111, align 8
  %113 = load ptr, ptr %4, align 8
  %114 = load i32, ptr %11, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds double, ptr %113, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = fmul double %112, %117
  br label %138

119:                                              ; preds = %99
  %120 = load i32, ptr %11, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [4 x %struct.larger__copied__sign_t], ptr %8, i64 0, i64 %121
  %123 = getelementptr inbounds nuw %struct.larger__copied__sign_t, ptr %122, i32 0, i32 1
  %124 = getelementptr inbounds nuw %struct.anon.8, ptr %123, i32 0, i32 0
  %125 = load i64, ptr %124, align 8
  %126 = sitofp i64 %125 to double
  %127 = load i32, ptr %11, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [4 x %struct.larger__copied__sign_t], ptr %8, i64 0, i64 %128
  %130 = getelementptr inbounds nuw %struct.larger__copied__sign_t, ptr %129, i32 0, i32 1
  %131 = getelementptr inbounds nuw %struct.anon.8, ptr %130, i32 0, i32 1
  %132 = load double, ptr %131, align 8
  %133 = fmul double %126, %132
  %134 = load ptr, ptr %4, align 8
  %135 = getelementptr inbounds double, ptr %134, i64 0
  %136 = load double, ptr %135, align 8
  %137 = fmul double %133, %136
  br label %138

138:                                              ; preds = %119, %106
  %139 = phi double [ %118, %106 ], [ %137, %119 ]
  %140 = load ptr, ptr %5, align 8
  %141 = load i32, ptr %11, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds double, ptr %140, i64 %142
  store double %139, ptr %143, align 8
  br label %144

144:                                              ; preds = %138
  %145 = load i32, ptr %11, align 4
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %11, align 4
  br label %95, !llvm.loop !28

147:                                              ; preds = %95
  ret void
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6}
!14 = distinct !{!14, !6}
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
!17 = distinct !{!17, !6}
!18 = distinct !{!18, !6}
!19 = distinct !{!19, !6}
!20 = distinct !{!20, !6}
!21 = distinct !{!21, !6}
!22 = distinct !{!22, !6}
!23 = distinct !{!23, !6}
!24 = distinct !{!24, !6}
!25 = distinct !{!25, !6}
!26 = distinct !{!26, !6}
!27 = distinct !{!27, !6}
!28 = distinct !{!28, !6}
