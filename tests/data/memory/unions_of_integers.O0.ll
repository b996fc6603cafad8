; ModuleID = 'unions_of_integers.c'
source_filename = "unions_of_integers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.long__copied__third_t = type { i32, %union.anon }
%union.anon = type { double }
%struct.long_first__one_by_one__third_t = type { i32, %union.anon.0 }
%union.anon.0 = type { i64 }
%struct.integers__memcpy_of_n__third_t = type { i32, %union.anon.1 }
%union.anon.1 = type { double }
%struct.anon = type { i32, i32 }
%struct.narrow__swapped__third_t = type { i32, %union.anon.2 }
%union.anon.2 = type { double }
%struct.long__stack__third_t = type { i32, %union.anon.3 }
%union.anon.3 = type { double }
%struct.long_first__copied__third_t = type { i32, %union.anon.4 }
%union.anon.4 = type { i64 }
%struct.integers__one_by_one__third_t = type { i32, %union.anon.5 }
%union.anon.5 = type { double }
%struct.anon.6 = type { i32, i32 }
%struct.narrow__memcpy_of_n__third_t = type { i32, %union.anon.7 }
%union.anon.7 = type { double }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @long__copied__third(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.long__copied__third_t], align 16
  %8 = alloca [4 x %struct.long__copied__third_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %12

12:                                               ; preds = %53, %3
  %13 = load i32, ptr %9, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %56

16:                                               ; preds = %12
  %17 = load i32, ptr %9, align 4
  %18 = srem i32 %17, 3
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %32

20:                                               ; preds = %16
  %21 = load i32, ptr %9, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [4 x %struct.long__copied__third_t], ptr %7, i64 0, i64 %22
  %24 = getelementptr inbounds nuw %struct.long__copied__third_t, ptr %23, i32 0, i32 0
  store i32 1, ptr %24, align 16
  %25 = load i32, ptr %9, align 4
  %26 = add nsw i32 %25, 3
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [4 x %struct.long__copied__third_t], ptr %7, i64 0, i64 %29
  %31 = getelementptr inbounds nuw %struct.long__copied__third_t, ptr %30, i32 0, i32 1
  store i64 %27, ptr %31, align 8
  br label %52

32:                                               ; preds = %16
  %33 = load i32, ptr %9, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [4 x %struct.long__copied__third_t], ptr %7, i64 0, i64 %34
  %36 = getelementptr inbounds nuw %struct.long__copied__third_t, ptr %35, i32 0, i32 0
  store i32 0, ptr %36, align 16
  %37 = load ptr, ptr %4, align 8
  %38 = load i32, ptr %9, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %37, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = load ptr, ptr %4, align 8
  %43 = load i32, ptr %9, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %42, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fmul double %41, %46
  %48 = load i32, ptr %9, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [4 x %struct.long__copied__third_t], ptr %7, i64 0, i64 %49
  %51 = getelementptr inbounds nuw %struct.long__copied__third_t, ptr %50, i32 0, i32 1
  store double %47, ptr %51, align 8
  br label %52

52:                                               ; preds = %32, %20
  br label %53

53:                                               ; preds = %52
  %54 = load i32, ptr %9, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %9, align 4
  br label %12, !llvm.loop !5

56:                                               ; preds = %12
  store i32 0, ptr %10, align 4
  br label %57

57:                                               ; preds = %71, %56
  %58 = load i32, ptr %10, align 4
  %59 = load i32, ptr %6, align 4
  %60 = icmp slt i32 %58, %59
  br i1 %60, label %61, label %74

61:                                               ; preds = %57
  %62 = load i32, ptr %10, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [4 x %struct.long__copied__third_t], ptr %8, i64 0, i64 %63
  %65 = load i32, ptr %6, align 4
  %66 = sub nsw i32 %65, 1
  %67 = load i32, ptr %10, align 4
  %68 = sub nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [4 x %struct.long__copied__third_t], ptr %7, i64 0, i64 %69
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %64, ptr align 16 %70, i64 16, i1 false)
  br label %71

71:                                               ; preds = %61
  %72 = load i32, ptr %10, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %10, align 4
  br label %57, !llvm.loop !7

74:                                               ; preds = %57
  store i32 0, ptr %11, align 4
  br label %75

75:                                               ; preds = %115, %74
  %76 = load i32, ptr %11, align 4
  %77 = load i32, ptr %6, align 4
  %78 = icmp slt i32 %76, %77
  br i1 %78, label %79, label %118

79:                                               ; preds = %75
  %80 = load i32, ptr %11, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [4 x %struct.long__copied__third_t], ptr %8, i64 0, i64 %81
  %83 = getelementptr inbounds nuw %struct.long__copied__third_t, ptr %82, i32 0, i32 0
  %84 = load i32, ptr %83, align 16
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %98

86:                                               ; preds = %79
  %87 = load i32, ptr %11, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [4 x %struct.long__copied__third_t], ptr %8, i64 0, i64 %88
  %90 = getelementptr inbounds nuw %struct.long__copied__third_t, ptr %89, i32 0, i32 1
  %91 = load double, ptr %90, align 8
  %92 = load ptr, ptr %4, align 8
  %93 = load i32, ptr %11, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds double, ptr %92, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = fmul double %91, %96
  br label %109

98:                                               ; preds = %79
  %99 = load i32, ptr %11, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [4 x %struct.long__copied__third_t], ptr %8, i64 0, i64 %100
  %102 = getelementptr inbounds nuw %struct.long__copied__third_t, ptr %101, i32 0, i32 1
  %103 = load i64, ptr %102, align 8
  %104 = sitofp i64 %103 to double
  %105 = load ptr, ptr %4, align 8
  %106 = getelementptr inbounds double, ptr %105, i64 0
  %107 = load double, ptr %106, align 8
  %108 = fmul double %104, %107
  br label %109

109:                                              ; preds = %98, %86
  %110 = phi double [ %97, %86 ], [ %108, %98 ]
  %111 = load ptr, ptr %5, align 8
  %112 = load i32, ptr %11, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds double, ptr %111, i64 %113
  store double %110, ptr %114, align 8
  br label %115

115:                                              ; preds = %109
  %116 = load i32, ptr %11, align 4
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %11, align 4
  br label %75, !llvm.loop !8

118:                                              ; preds = %75
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @long_first__one_by_one__third(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.long_first__one_by_one__third_t], align 16
  %8 = alloca [4 x %struct.long_first__one_by_one__third_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %11

11:                                               ; preds = %52, %3
  %12 = load i32, ptr %9, align 4
  %13 = load i32, ptr %6, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %55

15:                                               ; preds = %11
  %16 = load i32, ptr %9, align 4
  %17 = srem i32 %16, 3
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %31

19:                                               ; preds = %15
  %20 = load i32, ptr %9, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [4 x %struct.long_first__one_by_one__third_t], ptr %7, i64 0, i64 %21
  %23 = getelementptr inbounds nuw %struct.long_first__one_by_one__third_t, ptr %22, i32 0, i32 0
  store i32 1, ptr %23, align 16
  %24 = load i32, ptr %9, align 4
  %25 = add nsw i32 %24, 3
  %26 = sext i32 %25 to i64
  %27 = load i32, ptr %9, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [4 x %struct.long_first__one_by_one__third_t], ptr %7, i64 0, i64 %28
  %30 = getelementptr inbounds nuw %struct.long_first__one_by_one__third_t, ptr %29, i32 0, i32 1
  store i64 %26, ptr %30, align 8
  br label %51

31:                                               ; preds = %15
  %32 = load i32, ptr %9, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [4 x %struct.long_first__one_by_one__third_t], ptr %7, i64 0, i64 %33
  %35 = getelementptr inbounds nuw %struct.long_first__one_by_one__third_t, ptr %34, i32 0, i32 0
  store i32 0, ptr %35, align 16
  %36 = load ptr, ptr %4, align 8
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %36, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = load ptr, ptr %4, align 8
  %42 = load i32, ptr %9, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fmul double %40, %45
  %47 = load i32, ptr %9, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [4 x %struct.long_first__one_by_one__third_t], ptr %7, i64 0, i64 %48
  %50 = getelementptr inbounds nuw %struct.long_first__one_by_one__third_t, ptr %49, i32 0, i32 1
  store double %46, ptr %50, align 8
  br label %51

51:                                               ; preds = %31, %19
  br label %52

52:                                               ; preds = %51
  %53 = load i32, ptr %9, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %9, align 4
  br label %11, !llvm.loop !9

55:                                               ; preds = %11
  %56 = getelementptr inbounds [4 x %struct.long_first__one_by_one__third_t], ptr %8, i64 0, i64 0
  %57 = getelementptr inbounds [4 x %struct.long_first__one_by_one__third_t], ptr %7, i64 0, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %56, ptr align 16 %57, i64 16, i1 false)
  %58 = getelementptr inbounds [4 x %struct.long_first__one_by_one__third_t], ptr %8, i64 0, i64 1
  %59 = getelementptr inbounds [4 x %struct.long_first__one_by_one__third_t], ptr %7, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %58, ptr align 16 %59, i64 16, i1 false)
  %60 = getelementptr inbounds [4 x %struct.long_first__one_by_one__third_t], ptr %8, i64 0, i64 2
  %61 = getelementptr inbounds [4 x %struct.long_first__one_by_one__third_t], ptr %7, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %60, ptr align 16 %61, i64 16, i1 false)
  %62 = getelementptr inbounds [4 x %struct.long_first__one_by_one__third_t], ptr %8, i64 0, i64 3
  %63 = getelementptr inbounds [4 x %struct.long_first__one_by_one__third_t], ptr %7, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %62, ptr align 16 %63, i64 16, i1 false)
  store i32 0, ptr %10, align 4
  br label %64

64:                                               ; preds = %104, %55
  %65 = load i32, ptr %10, align 4
  %66 = load i32, ptr %6, align 4
  %67 = icmp slt i32 %65, %66
  br i1 %67, label %68, label %107

68:                                               ; preds = %64
  %69 = load i32, ptr %10, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [4 x %struct.long_first__one_by_one__third_t], ptr %8, i64 0, i64 %70
  %72 = getelementptr inbounds nuw %struct.long_first__one_by_one__third_t, ptr %71, i32 0, i32 0
  %73 = load i32, ptr %72, align 16
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %87

75:                                               ; preds = %68
  %76 = load i32, ptr %10, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [4 x %struct.long_first__one_by_one__third_t], ptr %8, i64 0, i64 %77
  %79 = getelementptr inbounds nuw %struct.long_first__one_by_one__third_t, ptr %78, i32 0, i32 1
  %80 = load double, ptr %79, align 8
  %81 = load ptr, ptr %4, align 8
  %82 = load i32, ptr %10, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds double, ptr %81, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fmul double %80, %85
  br label %98

87:                                               ; preds = %68
  %88 = load i32, ptr %10, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [4 x %struct.long_first__one_by_one__third_t], ptr %8, i64 0, i64 %89
  %91 = getelementptr inbounds nuw %struct.long_first__one_by_one__third_t, ptr %90, i32 0, i32 1
  %92 = load i64, ptr %91, align 8
  %93 = sitofp i64 %92 to double
  %94 = load ptr, ptr %4, align 8
  %95 = getelementptr inbounds double, ptr %94, i64 0
  %96 = load double, ptr %95, align 8
  %97 = fmul double %93, %96
  br label %98

98:                                               ; preds = %87, %75
  %99 = phi double [ %86, %75 ], [ %97, %87 ]
  %100 = load ptr, ptr %5, align 8
  %101 = load i32, ptr %10, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr %100, i64 %102
  store double %99, ptr %103, align 8
  br label %104

104:                                              ; preds = %98
  %105 = load i32, ptr %10, align 4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %10, align 4
  br label %64, !llvm.loop !10

107:                                              ; preds = %64
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @integers__memcpy_of_n__third(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.integers__memcpy_of_n__third_t], align 16
  %8 = alloca [4 x %struct.integers__memcpy_of_n__third_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %11

11:                                               ; preds = %56, %3
  %12 = load i32, ptr %9, align 4
  %13 = load i32, ptr %6, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %59

15:                                               ; preds = %11
  %16 = load i32, ptr %9, align 4
  %17 = srem i32 %16, 3
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %35

19:                                               ; preds = %15
  %20 = load i32, ptr %9, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [4 x %struct.integers__memcpy_of_n__third_t], ptr %7, i64 0, i64 %21
  %23 = getelementptr inbounds nuw %struct.integers__memcpy_of_n__third_t, ptr %22, i32 0, i32 0
  store i32 1, ptr %23, align 16
  %24 = load i32, ptr %9, align 4
  %25 = load i32, ptr %9, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [4 x %struct.integers__memcpy_of_n__third_t], ptr %7, i64 0, i64 %26
  %28 = getelementptr inbounds nuw %struct.integers__memcpy_of_n__third_t, ptr %27, i32 0, i32 1
  %29 = getelementptr inbounds nuw %struct.anon, ptr %28, i32 0, i32 0
  store i32 %24, ptr %29, align 8
  %30 = load i32, ptr %9, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [4 x %struct.integers__memcpy_of_n__third_t], ptr %7, i64 0, i64 %31
  %33 = getelementptr inbounds nuw %struct.integers__memcpy_of_n__third_t, ptr %32, i32 0, i32 1
  %34 = getelementptr inbounds nuw %struct.anon, ptr %33, i32 0, i32 1
  store i32 7, ptr %34, align 4
  br label %55

35:                                               ; preds = %15
  %36 = load i32, ptr %9, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [4 x %struct.integers__memcpy_of_n__third_t], ptr %7, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.integers__memcpy_of_n__third_t, ptr %38, i32 0, i32 0
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
  %53 = getelementptr inbounds [4 x %struct.integers__memcpy_of_n__third_t], ptr %7, i64 0, i64 %52
  %54 = getelementptr inbounds nuw %struct.integers__memcpy_of_n__third_t, ptr %53, i32 0, i32 1
  store double %50, ptr %54, align 8
  br label %55

55:                                               ; preds = %35, %19
  br label %56

56:                                               ; preds = %55
  %57 = load i32, ptr %9, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %9, align 4
  br label %11, !llvm.loop !11

59:                                               ; preds = %11
  %60 = getelementptr inbounds [4 x %struct.integers__memcpy_of_n__third_t], ptr %8, i64 0, i64 0
  %61 = getelementptr inbounds [4 x %struct.integers__memcpy_of_n__third_t], ptr %7, i64 0, i64 0
  %62 = load i32, ptr %6, align 4
  %63 = sext i32 %62 to i64
  %64 = mul i64 %63, 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %60, ptr align 16 %61, i64 %64, i1 false)
  store i32 0, ptr %10, align 4
  br label %65

65:                                               ; preds = %113, %59
  %66 = load i32, ptr %10, align 4
  %67 = load i32, ptr %6, align 4
  %68 = icmp slt i32 %66, %67
  br i1 %68, label %69, label %116

69:                                               ; preds = %65
  %70 = load i32, ptr %10, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [4 x %struct.integers__memcpy_of_n__third_t], ptr %8, i64 0, i64 %71
  %73 = getelementptr inbounds nuw %struct.integers__memcpy_of_n__third_t, ptr %72, i32 0, i32 0
  %74 = load i32, ptr %73, align 16
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %88

76:                                               ; preds = %69
  %77 = load i32, ptr %10, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [4 x %struct.integers__memcpy_of_n__third_t], ptr %8, i64 0, i64 %78
  %80 = getelementptr inbounds nuw %struct.integers__memcpy_of_n__third_t, ptr %79, i32 0, i32 1
  %81 = load double, ptr %80, align 8
  %82 = load ptr, ptr %4, align 8
  %83 = load i32, ptr %10, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds double, ptr %82, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = fmul double %81, %86
  br label %107

88:                                               ; preds = %69
  %89 = load i32, ptr %10, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [4 x %struct.integers__memcpy_of_n__third_t], ptr %8, i64 0, i64 %90
  %92 = getelementptr inbounds nuw %struct.integers__memcpy_of_n__third_t, ptr %91, i32 0, i32 1
  %93 = getelementptr inbounds nuw %struct.anon, ptr %92, i32 0, i32 0
  %94 = load i32, ptr %93, align 8
  %95 = load i32, ptr %10, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [4 x %struct.integers__memcpy_of_n__third_t], ptr %8, i64 0, i64 %96
  %98 = getelementptr inbounds nuw %struct.integers__memcpy_of_n__third_t, ptr %97, i32 0, i32 1
  %99 = getelementptr inbounds nuw %struct.anon, ptr %98, i32 0, i32 1
  %100 = load i32, ptr %99, align 4
  %101 = mul nsw i32 %94, %100
  %102 = sitofp i32 %101 to double
  %103 = load ptr, ptr %4, align 8
  %104 = getelementptr inbounds double, ptr %103, i64 0
  %105 = load double, ptr %104, align 8
  %106 = fmul double %102, %105
  br label %107

107:                                              ; preds = %88, %76
  %108 = phi double [ %87, %76 ], [ %106, %88 ]
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
  br label %65, !llvm.loop !12

116:                                              ; preds = %65
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @narrow__swapped__third(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.narrow__swapped__third_t], align 16
  %8 = alloca [4 x %struct.narrow__swapped__third_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.narrow__swapped__third_t, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %14

14:                                               ; preds = %54, %3
  %15 = load i32, ptr %9, align 4
  %16 = load i32, ptr %6, align 4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %57

18:                                               ; preds = %14
  %19 = load i32, ptr %9, align 4
  %20 = srem i32 %19, 3
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %33

22:                                               ; preds = %18
  %23 = load i32, ptr %9, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [4 x %struct.narrow__swapped__third_t], ptr %7, i64 0, i64 %24
  %26 = getelementptr inbounds nuw %struct.narrow__swapped__third_t, ptr %25, i32 0, i32 0
  store i32 1, ptr %26, align 16
  %27 = load i32, ptr %9, align 4
  %28 = add nsw i32 %27, 3
  %29 = load i32, ptr %9, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [4 x %struct.narrow__swapped__third_t], ptr %7, i64 0, i64 %30
  %32 = getelementptr inbounds nuw %struct.narrow__swapped__third_t, ptr %31, i32 0, i32 1
  store i32 %28, ptr %32, align 8
  br label %53

33:                                               ; preds = %18
  %34 = load i32, ptr %9, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [4 x %struct.narrow__swapped__third_t], ptr %7, i64 0, i64 %35
  %37 = getelementptr inbounds nuw %struct.narrow__swapped__third_t, ptr %36, i32 0, i32 0
  store i32 0, ptr %37, align 16
  %38 = load ptr, ptr %4, align 8
  %39 = load i32, ptr %9, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %38, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = load ptr, ptr %4, align 8
  %44 = load i32, ptr %9, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %43, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = fmul double %42, %47
  %49 = load i32, ptr %9, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x %struct.narrow__swapped__third_t], ptr %7, i64 0, i64 %50
  %52 = getelementptr inbounds nuw %struct.narrow__swapped__third_t, ptr %51, i32 0, i32 1
  store double %48, ptr %52, align 8
  br label %53

53:                                               ; preds = %33, %22
  br label %54

54:                                               ; preds = %53
  %55 = load i32, ptr %9, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %9, align 4
  br label %14, !llvm.loop !13

57:                                               ; preds = %14
  store i32 0, ptr %10, align 4
  br label %58

58:                                               ; preds = %82, %57
  %59 = load i32, ptr %10, align 4
  %60 = load i32, ptr %6, align 4
  %61 = sdiv i32 %60, 2
  %62 = icmp slt i32 %59, %61
  br i1 %62, label %63, label %85

63:                                               ; preds = %58
  %64 = load i32, ptr %10, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [4 x %struct.narrow__swapped__third_t], ptr %7, i64 0, i64 %65
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 16 %66, i64 16, i1 false)
  %67 = load i32, ptr %10, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [4 x %struct.narrow__swapped__third_t], ptr %7, i64 0, i64 %68
  %70 = load i32, ptr %6, align 4
  %71 = sub nsw i32 %70, 1
  %72 = load i32, ptr %10, align 4
  %73 = sub nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [4 x %struct.narrow__swapped__third_t], ptr %7, i64 0, i64 %74
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %69, ptr align 16 %75, i64 16, i1 false)
  %76 = load i32, ptr %6, align 4
  %77 = sub nsw i32 %76, 1
  %78 = load i32, ptr %10, align 4
  %79 = sub nsw i32 %77, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [4 x %struct.narrow__swapped__third_t], ptr %7, i64 0, i64 %80
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %81, ptr align 8 %11, i64 16, i1 false)
  br label %82

82:                                               ; preds = %63
  %83 = load i32, ptr %10, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %10, align 4
  br label %58, !llvm.loop !14

85:                                               ; preds = %58
  store i32 0, ptr %12, align 4
  br label %86

86:                                               ; preds = %97, %85
  %87 = load i32, ptr %12, align 4
  %88 = load i32, ptr %6, align 4
  %89 = icmp slt i32 %87, %88
  br i1 %89, label %90, label %100

90:                                               ; preds = %86
  %91 = load i32, ptr %12, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [4 x %struct.narrow__swapped__third_t], ptr %8, i64 0, i64 %92
  %94 = load i32, ptr %12, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [4 x %struct.narrow__swapped__third_t], ptr %7, i64 0, i64 %95
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %93, ptr align 16 %96, i64 16, i1 false)
  br label %97

97:                                               ; preds = %90
  %98 = load i32, ptr %12, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %12, align 4
  br label %86, !llvm.loop !15

100:                                              ; preds = %86
  store i32 0, ptr %13, align 4
  br label %101

101:                                              ; preds = %141, %100
  %102 = load i32, ptr %13, align 4
  %103 = load i32, ptr %6, align 4
  %104 = icmp slt i32 %102, %103
  br i1 %104, label %105, label %144

105:                                              ; preds = %101
  %106 = load i32, ptr %13, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [4 x %struct.narrow__swapped__third_t], ptr %8, i64 0, i64 %107
  %109 = getelementptr inbounds nuw %struct.narrow__swapped__third_t, ptr %108, i32 0, i32 0
  %110 = load i32, ptr %109, align 16
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %124

112:                                              ; preds = %105
  %113 = load i32, ptr %13, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [4 x %struct.narrow__swapped__third_t], ptr %8, i64 0, i64 %114
  %116 = getelementptr inbounds nuw %struct.narrow__swapped__third_t, ptr %115, i32 0, i32 1
  %117 = load double, ptr %116, align 8
  %118 = load ptr, ptr %4, align 8
  %119 = load i32, ptr %13, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds double, ptr %118, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = fmul double %117, %122
  br label %135

124:                                              ; preds = %105
  %125 = load i32, ptr %13, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [4 x %struct.narrow__swapped__third_t], ptr %8, i64 0, i64 %126
  %128 = getelementptr inbounds nuw %struct.narrow__swapped__third_t, ptr %127, i32 0, i32 1
  %129 = load i32, ptr %128, align 8
  %130 = sitofp i32 %129 to double
  %131 = load ptr, ptr %4, align 8
  %132 = getelementptr inbounds double, ptr %131, i64 0
  %133 = load double, ptr %132, align 8
  %134 = fmul double %130, %133
  br label %135

135:                                              ; preds = %124, %112
  %136 = phi double [ %123, %112 ], [ %134, %124 ]
  %137 = load ptr, ptr %5, align 8
  %138 = load i32, ptr %13, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds double, ptr %137, i64 %139
  store double %136, ptr %140, align 8
  br label %141

141:                                              ; preds = %135
  %142 = load i32, ptr %13, align 4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %13, align 4
  br label %101, !llvm.loop !16

144:                                              ; preds = %101
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @long__stack__third(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.long__stack__third_t], align 16
  %8 = alloca [4 x %struct.long__stack__third_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca [8 x %struct.long__stack__third_t], align 16
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %15

15:                                               ; preds = %56, %3
  %16 = load i32, ptr %9, align 4
  %17 = load i32, ptr %6, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %59

19:                                               ; preds = %15
  %20 = load i32, ptr %9, align 4
  %21 = srem i32 %20, 3
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %35

23:                                               ; preds = %19
  %24 = load i32, ptr %9, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [4 x %struct.long__stack__third_t], ptr %7, i64 0, i64 %25
  %27 = getelementptr inbounds nuw %struct.long__stack__third_t, ptr %26, i32 0, i32 0
  store i32 1, ptr %27, align 16
  %28 = load i32, ptr %9, align 4
  %29 = add nsw i32 %28, 3
  %30 = sext i32 %29 to i64
  %31 = load i32, ptr %9, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [4 x %struct.long__stack__third_t], ptr %7, i64 0, i64 %32
  %34 = getelementptr inbounds nuw %struct.long__stack__third_t, ptr %33, i32 0, i32 1
  store i64 %30, ptr %34, align 8
  br label %55

35:                                               ; preds = %19
  %36 = load i32, ptr %9, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [4 x %struct.long__stack__third_t], ptr %7, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.long__stack__third_t, ptr %38, i32 0, i32 0
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
  %53 = getelementptr inbounds [4 x %struct.long__stack__third_t], ptr %7, i64 0, i64 %52
  %54 = getelementptr inbounds nuw %struct.long__stack__third_t, ptr %53, i32 0, i32 1
  store double %50, ptr %54, align 8
  br label %55

55:                                               ; preds = %35, %23
  br label %56

56:                                               ; preds = %55
  %57 = load i32, ptr %9, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %9, align 4
  br label %15, !llvm.loop !17

59:                                               ; preds = %15
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %60

60:                                               ; preds = %72, %59
  %61 = load i32, ptr %12, align 4
  %62 = load i32, ptr %6, align 4
  %63 = icmp slt i32 %61, %62
  br i1 %63, label %64, label %75

64:                                               ; preds = %60
  %65 = load i32, ptr %11, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %11, align 4
  %67 = sext i32 %65 to i64
  %68 = getelementptr inbounds [8 x %struct.long__stack__third_t], ptr %10, i64 0, i64 %67
  %69 = load i32, ptr %12, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [4 x %struct.long__stack__third_t], ptr %7, i64 0, i64 %70
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %68, ptr align 16 %71, i64 16, i1 false)
  br label %72

72:                                               ; preds = %64
  %73 = load i32, ptr %12, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %12, align 4
  br label %60, !llvm.loop !18

75:                                               ; preds = %60
  store i32 0, ptr %13, align 4
  br label %76

76:                                               ; preds = %88, %75
  %77 = load i32, ptr %13, align 4
  %78 = load i32, ptr %6, align 4
  %79 = icmp slt i32 %77, %78
  br i1 %79, label %80, label %91

80:                                               ; preds = %76
  %81 = load i32, ptr %13, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [4 x %struct.long__stack__third_t], ptr %8, i64 0, i64 %82
  %84 = load i32, ptr %11, align 4
  %85 = add nsw i32 %84, -1
  store i32 %85, ptr %11, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [8 x %struct.long__stack__third_t], ptr %10, i64 0, i64 %86
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %83, ptr align 16 %87, i64 16, i1 false)
  br label %88

88:                                               ; preds = %80
  %89 = load i32, ptr %13, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %13, align 4
  br label %76, !llvm.loop !19

91:                                               ; preds = %76
  store i32 0, ptr %14, align 4
  br label %92

92:                                               ; preds = %132, %91
  %93 = load i32, ptr %14, align 4
  %94 = load i32, ptr %6, align 4
  %95 = icmp slt i32 %93, %94
  br i1 %95, label %96, label %135

96:                                               ; preds = %92
  %97 = load i32, ptr %14, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [4 x %struct.long__stack__third_t], ptr %8, i64 0, i64 %98
  %100 = getelementptr inbounds nuw %struct.long__stack__third_t, ptr %99, i32 0, i32 0
  %101 = load i32, ptr %100, align 16
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %115

103:                                              ; preds = %96
  %104 = load i32, ptr %14, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [4 x %struct.long__stack__third_t], ptr %8, i64 0, i64 %105
  %107 = getelementptr inbounds nuw %struct.long__stack__third_t, ptr %106, i32 0, i32 1
  %108 = load double, ptr %107, align 8
  %109 = load ptr, ptr %4, align 8
  %110 = load i32, ptr %14, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds double, ptr %109, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = fmul double %108, %113
  br label %126

115:                                              ; preds = %96
  %116 = load i32, ptr %14, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [4 x %struct.long__stack__third_t], ptr %8, i64 0, i64 %117
  %119 = getelementptr inbounds nuw %struct.long__stack__third_t, ptr %118, i32 0, i32 1
  %120 = load i64, ptr %119, align 8
  %121 = sitofp i64 %120 to double
  %122 = load ptr, ptr %4, align 8
  %123 = getelementptr inbounds double, ptr %122, i64 0
  %124 = load double, ptr %123, align 8
  %125 = fmul double %121, %124
  br label %126

126:                                              ; preds = %115, %103
  %127 = phi double [ %114, %103 ], [ %125, %115 ]
  %128 = load ptr, ptr %5, align 8
  %129 = load i32, ptr %14, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds double, ptr %128, i64 %130
  store double %127, ptr %131, align 8
  br label %132

132:                                              ; preds = %126
  %133 = load i32, ptr %14, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %14, align 4
  br label %92, !llvm.loop !20

135:                                              ; preds = %92
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @long_first__copied__third(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.long_first__copied__third_t], align 16
  %8 = alloca [4 x %struct.long_first__copied__third_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %12

12:                                               ; preds = %53, %3
  %13 = load i32, ptr %9, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %56

16:                                               ; preds = %12
  %17 = load i32, ptr %9, align 4
  %18 = srem i32 %17, 3
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %32

20:                                               ; preds = %16
  %21 = load i32, ptr %9, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [4 x %struct.long_first__copied__third_t], ptr %7, i64 0, i64 %22
  %24 = getelementptr inbounds nuw %struct.long_first__copied__third_t, ptr %23, i32 0, i32 0
  store i32 1, ptr %24, align 16
  %25 = load i32, ptr %9, align 4
  %26 = add nsw i32 %25, 3
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [4 x %struct.long_first__copied__third_t], ptr %7, i64 0, i64 %29
  %31 = getelementptr inbounds nuw %struct.long_first__copied__third_t, ptr %30, i32 0, i32 1
  store i64 %27, ptr %31, align 8
  br label %52

32:                                               ; preds = %16
  %33 = load i32, ptr %9, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [4 x %struct.long_first__copied__third_t], ptr %7, i64 0, i64 %34
  %36 = getelementptr inbounds nuw %struct.long_first__copied__third_t, ptr %35, i32 0, i32 0
  store i32 0, ptr %36, align 16
  %37 = load ptr, ptr %4, align 8
  %38 = load i32, ptr %9, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %37, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = load ptr, ptr %4, align 8
  %43 = load i32, ptr %9, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %42, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fmul double %41, %46
  %48 = load i32, ptr %9, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [4 x %struct.long_first__copied__third_t], ptr %7, i64 0, i64 %49
  %51 = getelementptr inbounds nuw %struct.long_first__copied__third_t, ptr %50, i32 0, i32 1
  store double %47, ptr %51, align 8
  br label %52

52:                                               ; preds = %32, %20
  br label %53

53:                                               ; preds = %52
  %54 = load i32, ptr %9, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %9, align 4
  br label %12, !llvm.loop !21

56:                                               ; preds = %12
  store i32 0, ptr %10, align 4
  br label %57

57:                                               ; preds = %71, %56
  %58 = load i32, ptr %10, align 4
  %59 = load i32, ptr %6, align 4
  %60 = icmp slt i32 %58, %59
  br i1 %60, label %61, label %74

61:                                               ; preds = %57
  %62 = load i32, ptr %10, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [4 x %struct.long_first__copied__third_t], ptr %8, i64 0, i64 %63
  %65 = load i32, ptr %6, align 4
  %66 = sub nsw i32 %65, 1
  %67 = load i32, ptr %10, align 4
  %68 = sub nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [4 x %struct.long_first__copied__third_t], ptr %7, i64 0, i64 %69
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %64, ptr align 16 %70, i64 16, i1 false)
  br label %71

71:                                               ; preds = %61
  %72 = load i32, ptr %10, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %10, align 4
  br label %57, !llvm.loop !22

74:                                               ; preds = %57
  store i32 0, ptr %11, align 4
  br label %75

75:                                               ; preds = %115, %74
  %76 = load i32, ptr %11, align 4
  %77 = load i32, ptr %6, align 4
  %78 = icmp slt i32 %76, %77
  br i1 %78, label %79, label %118

79:                                               ; preds = %75
  %80 = load i32, ptr %11, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [4 x %struct.long_first__copied__third_t], ptr %8, i64 0, i64 %81
  %83 = getelementptr inbounds nuw %struct.long_first__copied__third_t, ptr %82, i32 0, i32 0
  %84 = load i32, ptr %83, align 16
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %98

86:                                               ; preds = %79
  %87 = load i32, ptr %11, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [4 x %struct.long_first__copied__third_t], ptr %8, i64 0, i64 %88
  %90 = getelementptr inbounds nuw %struct.long_first__copied__third_t, ptr %89, i32 0, i32 1
  %91 = load double, ptr %90, align 8
  %92 = load ptr, ptr %4, align 8
  %93 = load i32, ptr %11, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds double, ptr %92, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = fmul double %91, %96
  br label %109

98:                                               ; preds = %79
  %99 = load i32, ptr %11, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [4 x %struct.long_first__copied__third_t], ptr %8, i64 0, i64 %100
  %102 = getelementptr inbounds nuw %struct.long_first__copied__third_t, ptr %101, i32 0, i32 1
  %103 = load i64, ptr %102, align 8
  %104 = sitofp i64 %103 to double
  %105 = load ptr, ptr %4, align 8
  %106 = getelementptr inbounds double, ptr %105, i64 0
  %107 = load double, ptr %106, align 8
  %108 = fmul double %104, %107
  br label %109

109:                                              ; preds = %98, %86
  %110 = phi double [ %97, %86 ], [ %108, %98 ]
  %111 = load ptr, ptr %5, align 8
  %112 = load i32, ptr %11, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds double, ptr %111, i64 %113
  store double %110, ptr %114, align 8
  br label %115

115:                                              ; preds = %109
  %116 = load i32, ptr %11, align 4
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %11, align 4
  br label %75, !llvm.loop !23

118:                                              ; preds = %75
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @integers__one_by_one__third(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.integers__one_by_one__third_t], align 16
  %8 = alloca [4 x %struct.integers__one_by_one__third_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %11

11:                                               ; preds = %56, %3
  %12 = load i32, ptr %9, align 4
  %13 = load i32, ptr %6, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %59

15:                                               ; preds = %11
  %16 = load i32, ptr %9, align 4
  %17 = srem i32 %16, 3
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %35

19:                                               ; preds = %15
  %20 = load i32, ptr %9, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [4 x %struct.integers__one_by_one__third_t], ptr %7, i64 0, i64 %21
  %23 = getelementptr inbounds nuw %struct.integers__one_by_one__third_t, ptr %22, i32 0, i32 0
  store i32 1, ptr %23, align 16
  %24 = load i32, ptr %9, align 4
  %25 = load i32, ptr %9, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [4 x %struct.integers__one_by_one__third_t], ptr %7, i64 0, i64 %26
  %28 = getelementptr inbounds nuw %struct.integers__one_by_one__third_t, ptr %27, i32 0, i32 1
  %29 = getelementptr inbounds nuw %struct.anon.6, ptr %28, i32 0, i32 0
  store i32 %24, ptr %29, align 8
  %30 = load i32, ptr %9, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [4 x %struct.integers__one_by_one__third_t], ptr %7, i64 0, i64 %31
  %33 = getelementptr inbounds nuw %struct.integers__one_by_one__third_t, ptr %32, i32 0, i32 1
  %34 = getelementptr inbounds nuw %struct.anon.6, ptr %33, i32 0, i32 1
  store i32 7, ptr %34, align 4
  br label %55

35:                                               ; preds = %15
  %36 = load i32, ptr %9, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [4 x %struct.integers__one_by_one__third_t], ptr %7, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.integers__one_by_one__third_t, ptr %38, i32 0, i32 0
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
  %53 = getelementptr inbounds [4 x %struct.integers__one_by_one__third_t], ptr %7, i64 0, i64 %52
  %54 = getelementptr inbounds nuw %struct.integers__one_by_one__third_t, ptr %53, i32 0, i32 1
  store double %50, ptr %54, align 8
  br label %55

55:                                               ; preds = %35, %19
  br label %56

56:                                               ; preds = %55
  %57 = load i32, ptr %9, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %9, align 4
  br label %11, !llvm.loop !24

59:                                               ; preds = %11
  %60 = getelementptr inbounds [4 x %struct.integers__one_by_one__third_t], ptr %8, i64 0, i64 0
  %61 = getelementptr inbounds [4 x %struct.integers__one_by_one__third_t], ptr %7, i64 0, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %60, ptr align 16 %61, i64 16, i1 false)
  %62 = getelementptr inbounds [4 x %struct.integers__one_by_one__third_t], ptr %8, i64 0, i64 1
  %63 = getelementptr inbounds [4 x %struct.integers__one_by_one__third_t], ptr %7, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %62, ptr align 16 %63, i64 16, i1 false)
  %64 = getelementptr inbounds [4 x %struct.integers__one_by_one__third_t], ptr %8, i64 0, i64 2
  %65 = getelementptr inbounds [4 x %struct.integers__one_by_one__third_t], ptr %7, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %64, ptr align 16 %65, i64 16, i1 false)
  %66 = getelementptr inbounds [4 x %struct.integers__one_by_one__third_t], ptr %8, i64 0, i64 3
  %67 = getelementptr inbounds [4 x %struct.integers__one_by_one__third_t], ptr %7, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %66, ptr align 16 %67, i64 16, i1 false)
  store i32 0, ptr %10, align 4
  br label %68

68:                                               ; preds = %116, %59
  %69 = load i32, ptr %10, align 4
  %70 = load i32, ptr %6, align 4
  %71 = icmp slt i32 %69, %70
  br i1 %71, label %72, label %119

72:                                               ; preds = %68
  %73 = load i32, ptr %10, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [4 x %struct.integers__one_by_one__third_t], ptr %8, i64 0, i64 %74
  %76 = getelementptr inbounds nuw %struct.integers__one_by_one__third_t, ptr %75, i32 0, i32 0
  %77 = load i32, ptr %76, align 16
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %91

79:                                               ; preds = %72
  %80 = load i32, ptr %10, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [4 x %struct.integers__one_by_one__third_t], ptr %8, i64 0, i64 %81
  %83 = getelementptr inbounds nuw %struct.integers__one_by_one__third_t, ptr %82, i32 0, i32 1
  %84 = load double, ptr %83, align 8
  %85 = load ptr, ptr %4, align 8
  %86 = load i32, ptr %10, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds double, ptr %85, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = fmul double %84, %89
  br label %110

91:                                               ; preds = %72
  %92 = load i32, ptr %10, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [4 x %struct.integers__one_by_one__third_t], ptr %8, i64 0, i64 %93
  %95 = getelementptr inbounds nuw %struct.integers__one_by_one__third_t, ptr %94, i32 0, i32 1
  %96 = getelementptr inbounds nuw %struct.anon.6, ptr %95, i32 0, i32 0
  %97 = load i32, ptr %96, align 8
  %98 = load i32, ptr %10, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [4 x %struct.integers__one_by_one__third_t], ptr %8, i64 0, i64 %99
  %101 = getelementptr inbounds nuw %struct.integers__one_by_one__third_t, ptr %100, i32 0, i32 1
  %102 = getelementptr inbounds nuw %struct.anon.6, ptr %101, i32 0, i32 1
  %103 = load i32, ptr %102, align 4
  %104 = mul nsw i32 %97, %103
  %105 = sitofp i32 %104 to double
  %106 = load ptr, ptr %4, align 8
  %107 = getelementptr inbounds double, ptr %106, i64 0
  %108 = load double, ptr %107, align 8
  %109 = fmul double %105, %108
  br label %110

110:                                              ; preds = %91, %79
  %111 = phi double [ %90, %79 ], [ %109, %91 ]
  %112 = load ptr, ptr %5, align 8
  %113 = load i32, ptr %10, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds double, ptr %112, i64 %114
  store double %111, ptr %115, align 8
  br label %116

116:                                              ; preds = %110
  %117 = load i32, ptr %10, align 4
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr %10, align 4
  br label %68, !llvm.loop !25

119:                                              ; preds = %68
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @narrow__memcpy_of_n__third(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.narrow__memcpy_of_n__third_t], align 16
  %8 = alloca [4 x %struct.narrow__memcpy_of_n__third_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %11

11:                                               ; preds = %51, %3
  %12 = load i32, ptr %9, align 4
  %13 = load i32, ptr %6, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %54

15:                                               ; preds = %11
  %16 = load i32, ptr %9, align 4
  %17 = srem i32 %16, 3
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %30

19:                                               ; preds = %15
  %20 = load i32, ptr %9, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [4 x %struct.narrow__memcpy_of_n__third_t], ptr %7, i64 0, i64 %21
  %23 = getelementptr inbounds nuw %struct.narrow__memcpy_of_n__third_t, ptr %22, i32 0, i32 0
  store i32 1, ptr %23, align 16
  %24 = load i32, ptr %9, align 4
  %25 = add nsw i32 %24, 3
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [4 x %struct.narrow__memcpy_of_n__third_t], ptr %7, i64 0, i64 %27
  %29 = getelementptr inbounds nuw %struct.narrow__memcpy_of_n__third_t, ptr %28, i32 0, i32 1
  store i32 %25, ptr %29, align 8
  br label %50

30:                                               ; preds = %15
  %31 = load i32, ptr %9, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [4 x %struct.narrow__memcpy_of_n__third_t], ptr %7, i64 0, i64 %32
  %34 = getelementptr inbounds nuw %struct.narrow__memcpy_of_n__third_t, ptr %33, i32 0, i32 0
  store i32 0, ptr %34, align 16
  %35 = load ptr, ptr %4, align 8
  %36 = load i32, ptr %9, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %35, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = load ptr, ptr %4, align 8
  %41 = load i32, ptr %9, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %40, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fmul double %39, %44
  %46 = load i32, ptr %9, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [4 x %struct.narrow__memcpy_of_n__third_t], ptr %7, i64 0, i64 %47
  %49 = getelementptr inbounds nuw %struct.narrow__memcpy_of_n__third_t, ptr %48, i32 0, i32 1
  store double %45, ptr %49, align 8
  br label %50

50:                                               ; preds = %30, %19
  br label %51

51:                                               ; preds = %50
  %52 = load i32, ptr %9, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %9, align 4
  br label %11, !llvm.loop !26

54:                                               ; preds = %11
  %55 = getelementptr inbounds [4 x %struct.narrow__memcpy_of_n__third_t], ptr %8, i64 0, i64 0
  %56 = getelementptr inbounds [4 x %struct.narrow__memcpy_of_n__third_t], ptr %7, i64 0, i64 0
  %57 = load i32, ptr %6, align 4
  %58 = sext i32 %57 to i64
  %59 = mul i64 %58, 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %55, ptr align 16 %56, i64 %59, i1 false)
  store i32 0, ptr %10, align 4
  br label %60

60:                                               ; preds = %100, %54
  %61 = load i32, ptr %10, align 4
  %62 = load i32, ptr %6, align 4
  %63 = icmp slt i32 %61, %62
  br i1 %63, label %64, label %103

64:                                               ; preds = %60
  %65 = load i32, ptr %10, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [4 x %struct.narrow__memcpy_of_n__third_t], ptr %8, i64 0, i64 %66
  %68 = getelementptr inbounds nuw %struct.narrow__memcpy_of_n__third_t, ptr %67, i32 0, i32 0
  %69 = load i32, ptr %68, align 16
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %83

71:                                               ; preds = %64
  %72 = load i32, ptr %10, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [4 x %struct.narrow__memcpy_of_n__third_t], ptr %8, i64 0, i64 %73
  %75 = getelementptr inbounds nuw %struct.narrow__memcpy_of_n__third_t, ptr %74, i32 0, i32 1
  %76 = load double, ptr %75, align 8
  %77 = load ptr, ptr %4, align 8
  %78 = load i32, ptr %10, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds double, ptr %77, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = fmul double %76, %81
  br label %94

83:                                               ; preds = %64
  %84 = load i32, ptr %10, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [4 x %struct.narrow__memcpy_of_n__third_t], ptr %8, i64 0, i64 %85
  %87 = getelementptr inbounds nuw %struct.narrow__memcpy_of_n__third_t, ptr %86, i32 0, i32 1
  %88 = load i32, ptr %87, align 8
  %89 = sitofp i32 %88 to double
  %90 = load ptr, ptr %4, align 8
  %91 = getelementptr inbounds double, ptr %90, i64 0
  %92 = load double, ptr %91, align 8
  %93 = fmul double %89, %92
  br label %94

94:                                               ; preds = %83, %71
  %95 = phi double [ %82, %71 ], [ %93, %83 ]
  %96 = load ptr, ptr %5, align 8
  %97 = load i32, ptr %10, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds double, ptr %96, i64 %98
  store double %95, ptr %99, align 8
  br label %100

100:                                              ; preds = %94
  %101 = load i32, ptr %10, align 4
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %10, align 4
  br label %60, !llvm.loop !27

103:                                              ; preds = %60
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
