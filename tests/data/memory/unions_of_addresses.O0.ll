; ModuleID = 'unions_of_addresses.c'
source_filename = "unions_of_addresses.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.address__copied__third_t = type { i32, %union.anon }
%union.anon = type { double }
%struct.address__one_by_one__third_t = type { i32, %union.anon.0 }
%union.anon.0 = type { double }
%struct.address__memcpy__third_t = type { i32, %union.anon.1 }
%union.anon.1 = type { double }
%struct.address__memcpy_of_n__third_t = type { i32, %union.anon.2 }
%union.anon.2 = type { double }
%struct.address__swapped__third_t = type { i32, %union.anon.3 }
%union.anon.3 = type { double }
%struct.address__by_value__third_t = type { i32, %union.anon.4 }
%union.anon.4 = type { double }
%struct.address__stack__third_t = type { i32, %union.anon.5 }
%union.anon.5 = type { double }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @address__copied__third(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.address__copied__third_t], align 16
  %8 = alloca [4 x %struct.address__copied__third_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %12

12:                                               ; preds = %54, %3
  %13 = load i32, ptr %9, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %57

16:                                               ; preds = %12
  %17 = load i32, ptr %9, align 4
  %18 = srem i32 %17, 3
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %33

20:                                               ; preds = %16
  %21 = load i32, ptr %9, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [4 x %struct.address__copied__third_t], ptr %7, i64 0, i64 %22
  %24 = getelementptr inbounds nuw %struct.address__copied__third_t, ptr %23, i32 0, i32 0
  store i32 1, ptr %24, align 16
  %25 = load ptr, ptr %4, align 8
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %25, i64 %27
  %29 = load i32, ptr %9, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [4 x %struct.address__copied__third_t], ptr %7, i64 0, i64 %30
  %32 = getelementptr inbounds nuw %struct.address__copied__third_t, ptr %31, i32 0, i32 1
  store ptr %28, ptr %32, align 8
  br label %53

33:                                               ; preds = %16
  %34 = load i32, ptr %9, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [4 x %struct.address__copied__third_t], ptr %7, i64 0, i64 %35
  %37 = getelementptr inbounds nuw %struct.address__copied__third_t, ptr %36, i32 0, i32 0
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
  %51 = getelementptr inbounds [4 x %struct.address__copied__third_t], ptr %7, i64 0, i64 %50
  %52 = getelementptr inbounds nuw %struct.address__copied__third_t, ptr %51, i32 0, i32 1
  store double %48, ptr %52, align 8
  br label %53

53:                                               ; preds = %33, %20
  br label %54

54:                                               ; preds = %53
  %55 = load i32, ptr %9, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %9, align 4
  br label %12, !llvm.loop !5

57:                                               ; preds = %12
  store i32 0, ptr %10, align 4
  br label %58

58:                                               ; preds = %72, %57
  %59 = load i32, ptr %10, align 4
  %60 = load i32, ptr %6, align 4
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %62, label %75

62:                                               ; preds = %58
  %63 = load i32, ptr %10, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [4 x %struct.address__copied__third_t], ptr %8, i64 0, i64 %64
  %66 = load i32, ptr %6, align 4
  %67 = sub nsw i32 %66, 1
  %68 = load i32, ptr %10, align 4
  %69 = sub nsw i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [4 x %struct.address__copied__third_t], ptr %7, i64 0, i64 %70
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %65, ptr align 16 %71, i64 16, i1 false)
  br label %72

72:                                               ; preds = %62
  %73 = load i32, ptr %10, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %10, align 4
  br label %58, !llvm.loop !7

75:                                               ; preds = %58
  store i32 0, ptr %11, align 4
  br label %76

76:                                               ; preds = %116, %75
  %77 = load i32, ptr %11, align 4
  %78 = load i32, ptr %6, align 4
  %79 = icmp slt i32 %77, %78
  br i1 %79, label %80, label %119

80:                                               ; preds = %76
  %81 = load i32, ptr %11, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [4 x %struct.address__copied__third_t], ptr %8, i64 0, i64 %82
  %84 = getelementptr inbounds nuw %struct.address__copied__third_t, ptr %83, i32 0, i32 0
  %85 = load i32, ptr %84, align 16
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %99

87:                                               ; preds = %80
  %88 = load i32, ptr %11, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [4 x %struct.address__copied__third_t], ptr %8, i64 0, i64 %89
  %91 = getelementptr inbounds nuw %struct.address__copied__third_t, ptr %90, i32 0, i32 1
  %92 = load double, ptr %91, align 8
  %93 = load ptr, ptr %4, align 8
  %94 = load i32, ptr %11, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds double, ptr %93, i64 %95
  %97 = load double, ptr %96, align 8
  %98 = fmul double %92, %97
  br label %110

99:                                               ; preds = %80
  %100 = load i32, ptr %11, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [4 x %struct.address__copied__third_t], ptr %8, i64 0, i64 %101
  %103 = getelementptr inbounds nuw %struct.address__copied__third_t, ptr %102, i32 0, i32 1
  %104 = load ptr, ptr %103, align 8
  %105 = load double, ptr %104, align 8
  %106 = load ptr, ptr %4, align 8
  %107 = getelementptr inbounds double, ptr %106, i64 0
  %108 = load double, ptr %107, align 8
  %109 = fmul double %105, %108
  br label %110

110:                                              ; preds = %99, %87
  %111 = phi double [ %98, %87 ], [ %109, %99 ]
  %112 = load ptr, ptr %5, align 8
  %113 = load i32, ptr %11, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds double, ptr %112, i64 %114
  store double %111, ptr %115, align 8
  br label %116

116:                                              ; preds = %110
  %117 = load i32, ptr %11, align 4
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr %11, align 4
  br label %76, !llvm.loop !8

119:                                              ; preds = %76
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @address__one_by_one__third(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.address__one_by_one__third_t], align 16
  %8 = alloca [4 x %struct.address__one_by_one__third_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %11

11:                                               ; preds = %53, %3
  %12 = load i32, ptr %9, align 4
  %13 = load i32, ptr %6, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %56

15:                                               ; preds = %11
  %16 = load i32, ptr %9, align 4
  %17 = srem i32 %16, 3
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %32

19:                                               ; preds = %15
  %20 = load i32, ptr %9, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [4 x %struct.address__one_by_one__third_t], ptr %7, i64 0, i64 %21
  %23 = getelementptr inbounds nuw %struct.address__one_by_one__third_t, ptr %22, i32 0, i32 0
  store i32 1, ptr %23, align 16
  %24 = load ptr, ptr %4, align 8
  %25 = load i32, ptr %9, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %24, i64 %26
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [4 x %struct.address__one_by_one__third_t], ptr %7, i64 0, i64 %29
  %31 = getelementptr inbounds nuw %struct.address__one_by_one__third_t, ptr %30, i32 0, i32 1
  store ptr %27, ptr %31, align 8
  br label %52

32:                                               ; preds = %15
  %33 = load i32, ptr %9, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [4 x %struct.address__one_by_one__third_t], ptr %7, i64 0, i64 %34
  %36 = getelementptr inbounds nuw %struct.address__one_by_one__third_t, ptr %35, i32 0, i32 0
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
  %50 = getelementptr inbounds [4 x %struct.address__one_by_one__third_t], ptr %7, i64 0, i64 %49
  %51 = getelementptr inbounds nuw %struct.address__one_by_one__third_t, ptr %50, i32 0, i32 1
  store double %47, ptr %51, align 8
  br label %52

52:                                               ; preds = %32, %19
  br label %53

53:                                               ; preds = %52
  %54 = load i32, ptr %9, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %9, align 4
  br label %11, !llvm.loop !9

56:                                               ; preds = %11
  %57 = getelementptr inbounds [4 x %struct.address__one_by_one__third_t], ptr %8, i64 0, i64 0
  %58 = getelementptr inbounds [4 x %struct.address__one_by_one__third_t], ptr %7, i64 0, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %57, ptr align 16 %58, i64 16, i1 false)
  %59 = getelementptr inbounds [4 x %struct.address__one_by_one__third_t], ptr %8, i64 0, i64 1
  %60 = getelementptr inbounds [4 x %struct.address__one_by_one__third_t], ptr %7, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %59, ptr align 16 %60, i64 16, i1 false)
  %61 = getelementptr inbounds [4 x %struct.address__one_by_one__third_t], ptr %8, i64 0, i64 2
  %62 = getelementptr inbounds [4 x %struct.address__one_by_one__third_t], ptr %7, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %61, ptr align 16 %62, i64 16, i1 false)
  %63 = getelementptr inbounds [4 x %struct.address__one_by_one__third_t], ptr %8, i64 0, i64 3
  %64 = getelementptr inbounds [4 x %struct.address__one_by_one__third_t], ptr %7, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %63, ptr align 16 %64, i64 16, i1 false)
  store i32 0, ptr %10, align 4
  br label %65

65:                                               ; preds = %105, %56
  %66 = load i32, ptr %10, align 4
  %67 = load i32, ptr %6, align 4
  %68 = icmp slt i32 %66, %67
  br i1 %68, label %69, label %108

69:                                               ; preds = %65
  %70 = load i32, ptr %10, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [4 x %struct.address__one_by_one__third_t], ptr %8, i64 0, i64 %71
  %73 = getelementptr inbounds nuw %struct.address__one_by_one__third_t, ptr %72, i32 0, i32 0
  %74 = load i32, ptr %73, align 16
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %88

76:                                               ; preds = %69
  %77 = load i32, ptr %10, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [4 x %struct.address__one_by_one__third_t], ptr %8, i64 0, i64 %78
  %80 = getelementptr inbounds nuw %struct.address__one_by_one__third_t, ptr %79, i32 0, i32 1
  %81 = load double, ptr %80, align 8
  %82 = load ptr, ptr %4, align 8
  %83 = load i32, ptr %10, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds double, ptr %82, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = fmul double %81, %86
  br label %99

88:                                               ; preds = %69
  %89 = load i32, ptr %10, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [4 x %struct.address__one_by_one__third_t], ptr %8, i64 0, i64 %90
  %92 = getelementptr inbounds nuw %struct.address__one_by_one__third_t, ptr %91, i32 0, i32 1
  %93 = load ptr, ptr %92, align 8
  %94 = load double, ptr %93, align 8
  %95 = load ptr, ptr %4, align 8
  %96 = getelementptr inbounds double, ptr %95, i64 0
  %97 = load double, ptr %96, align 8
  %98 = fmul double %94, %97
  br label %99

99:                                               ; preds = %88, %76
  %100 = phi double [ %87, %76 ], [ %98, %88 ]
  %101 = load ptr, ptr %5, align 8
  %102 = load i32, ptr %10, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds double, ptr %101, i64 %103
  store double %100, ptr %104, align 8
  br label %105

105:                                              ; preds = %99
  %106 = load i32, ptr %10, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %10, align 4
  br label %65, !llvm.loop !10

108:                                              ; preds = %65
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @address__memcpy__third(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.address__memcpy__third_t], align 16
  %8 = alloca [4 x %struct.address__memcpy__third_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %11

11:                                               ; preds = %53, %3
  %12 = load i32, ptr %9, align 4
  %13 = load i32, ptr %6, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %56

15:                                               ; preds = %11
  %16 = load i32, ptr %9, align 4
  %17 = srem i32 %16, 3
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %32

19:                                               ; preds = %15
  %20 = load i32, ptr %9, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [4 x %struct.address__memcpy__third_t], ptr %7, i64 0, i64 %21
  %23 = getelementptr inbounds nuw %struct.address__memcpy__third_t, ptr %22, i32 0, i32 0
  store i32 1, ptr %23, align 16
  %24 = load ptr, ptr %4, align 8
  %25 = load i32, ptr %9, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %24, i64 %26
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [4 x %struct.address__memcpy__third_t], ptr %7, i64 0, i64 %29
  %31 = getelementptr inbounds nuw %struct.address__memcpy__third_t, ptr %30, i32 0, i32 1
  store ptr %27, ptr %31, align 8
  br label %52

32:                                               ; preds = %15
  %33 = load i32, ptr %9, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [4 x %struct.address__memcpy__third_t], ptr %7, i64 0, i64 %34
  %36 = getelementptr inbounds nuw %struct.address__memcpy__third_t, ptr %35, i32 0, i32 0
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
  %50 = getelementptr inbounds [4 x %struct.address__memcpy__third_t], ptr %7, i64 0, i64 %49
  %51 = getelementptr inbounds nuw %struct.address__memcpy__third_t, ptr %50, i32 0, i32 1
  store double %47, ptr %51, align 8
  br label %52

52:                                               ; preds = %32, %19
  br label %53

53:                                               ; preds = %52
  %54 = load i32, ptr %9, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %9, align 4
  br label %11, !llvm.loop !11

56:                                               ; preds = %11
  %57 = getelementptr inbounds [4 x %struct.address__memcpy__third_t], ptr %8, i64 0, i64 0
  %58 = getelementptr inbounds [4 x %struct.address__memcpy__third_t], ptr %7, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %57, ptr align 16 %58, i64 64, i1 false)
  store i32 0, ptr %10, align 4
  br label %59

59:                                               ; preds = %99, %56
  %60 = load i32, ptr %10, align 4
  %61 = load i32, ptr %6, align 4
  %62 = icmp slt i32 %60, %61
  br i1 %62, label %63, label %102

63:                                               ; preds = %59
  %64 = load i32, ptr %10, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [4 x %struct.address__memcpy__third_t], ptr %8, i64 0, i64 %65
  %67 = getelementptr inbounds nuw %struct.address__memcpy__third_t, ptr %66, i32 0, i32 0
  %68 = load i32, ptr %67, align 16
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %82

70:                                               ; preds = %63
  %71 = load i32, ptr %10, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [4 x %struct.address__memcpy__third_t], ptr %8, i64 0, i64 %72
  %74 = getelementptr inbounds nuw %struct.address__memcpy__third_t, ptr %73, i32 0, i32 1
  %75 = load double, ptr %74, align 8
  %76 = load ptr, ptr %4, align 8
  %77 = load i32, ptr %10, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds double, ptr %76, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = fmul double %75, %80
  br label %93

82:                                               ; preds = %63
  %83 = load i32, ptr %10, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [4 x %struct.address__memcpy__third_t], ptr %8, i64 0, i64 %84
  %86 = getelementptr inbounds nuw %struct.address__memcpy__third_t, ptr %85, i32 0, i32 1
  %87 = load ptr, ptr %86, align 8
  %88 = load double, ptr %87, align 8
  %89 = load ptr, ptr %4, align 8
  %90 = getelementptr inbounds double, ptr %89, i64 0
  %91 = load double, ptr %90, align 8
  %92 = fmul double %88, %91
  br label %93

93:                                               ; preds = %82, %70
  %94 = phi double [ %81, %70 ], [ %92, %82 ]
  %95 = load ptr, ptr %5, align 8
  %96 = load i32, ptr %10, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds double, ptr %95, i64 %97
  store double %94, ptr %98, align 8
  br label %99

99:                                               ; preds = %93
  %100 = load i32, ptr %10, align 4
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %10, align 4
  br label %59, !llvm.loop !12

102:                                              ; preds = %59
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @address__memcpy_of_n__third(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.address__memcpy_of_n__third_t], align 16
  %8 = alloca [4 x %struct.address__memcpy_of_n__third_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %11

11:                                               ; preds = %53, %3
  %12 = load i32, ptr %9, align 4
  %13 = load i32, ptr %6, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %56

15:                                               ; preds = %11
  %16 = load i32, ptr %9, align 4
  %17 = srem i32 %16, 3
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %32

19:                                               ; preds = %15
  %20 = load i32, ptr %9, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [4 x %struct.address__memcpy_of_n__third_t], ptr %7, i64 0, i64 %21
  %23 = getelementptr inbounds nuw %struct.address__memcpy_of_n__third_t, ptr %22, i32 0, i32 0
  store i32 1, ptr %23, align 16
  %24 = load ptr, ptr %4, align 8
  %25 = load i32, ptr %9, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %24, i64 %26
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [4 x %struct.address__memcpy_of_n__third_t], ptr %7, i64 0, i64 %29
  %31 = getelementptr inbounds nuw %struct.address__memcpy_of_n__third_t, ptr %30, i32 0, i32 1
  store ptr %27, ptr %31, align 8
  br label %52

32:                                               ; preds = %15
  %33 = load i32, ptr %9, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [4 x %struct.address__memcpy_of_n__third_t], ptr %7, i64 0, i64 %34
  %36 = getelementptr inbounds nuw %struct.address__memcpy_of_n__third_t, ptr %35, i32 0, i32 0
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
  %50 = getelementptr inbounds [4 x %struct.address__memcpy_of_n__third_t], ptr %7, i64 0, i64 %49
  %51 = getelementptr inbounds nuw %struct.address__memcpy_of_n__third_t, ptr %50, i32 0, i32 1
  store double %47, ptr %51, align 8
  br label %52

52:                                               ; preds = %32, %19
  br label %53

53:                                               ; preds = %52
  %54 = load i32, ptr %9, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %9, align 4
  br label %11, !llvm.loop !13

56:                                               ; preds = %11
  %57 = getelementptr inbounds [4 x %struct.address__memcpy_of_n__third_t], ptr %8, i64 0, i64 0
  %58 = getelementptr inbounds [4 x %struct.address__memcpy_of_n__third_t], ptr %7, i64 0, i64 0
  %59 = load i32, ptr %6, align 4
  %60 = sext i32 %59 to i64
  %61 = mul i64 %60, 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %57, ptr align 16 %58, i64 %61, i1 false)
  store i32 0, ptr %10, align 4
  br label %62

62:                                               ; preds = %102, %56
  %63 = load i32, ptr %10, align 4
  %64 = load i32, ptr %6, align 4
  %65 = icmp slt i32 %63, %64
  br i1 %65, label %66, label %105

66:                                               ; preds = %62
  %67 = load i32, ptr %10, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [4 x %struct.address__memcpy_of_n__third_t], ptr %8, i64 0, i64 %68
  %70 = getelementptr inbounds nuw %struct.address__memcpy_of_n__third_t, ptr %69, i32 0, i32 0
  %71 = load i32, ptr %70, align 16
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %85

73:                                               ; preds = %66
  %74 = load i32, ptr %10, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [4 x %struct.address__memcpy_of_n__third_t], ptr %8, i64 0, i64 %75
  %77 = getelementptr inbounds nuw %struct.address__memcpy_of_n__third_t, ptr %76, i32 0, i32 1
  %78 = load double, ptr %77, align 8
  %79 = load ptr, ptr %4, align 8
  %80 = load i32, ptr %10, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds double, ptr %79, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = fmul double %78, %83
  br label %96

85:                                               ; preds = %66
  %86 = load i32, ptr %10, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [4 x %struct.address__memcpy_of_n__third_t], ptr %8, i64 0, i64 %87
  %89 = getelementptr inbounds nuw %struct.address__memcpy_of_n__third_t, ptr %88, i32 0, i32 1
  %90 = load ptr, ptr %89, align 8
  %91 = load double, ptr %90, align 8
  %92 = load ptr, ptr %4, align 8
  %93 = getelementptr inbounds double, ptr %92, i64 0
  %94 = load double, ptr %93, align 8
  %95 = fmul double %91, %94
  br label %96

96:                                               ; preds = %85, %73
  %97 = phi double [ %84, %73 ], [ %95, %85 ]
  %98 = load ptr, ptr %5, align 8
  %99 = load i32, ptr %10, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds double, ptr %98, i64 %100
  store double %97, ptr %101, align 8
  br label %102

102:                                              ; preds = %96
  %103 = load i32, ptr %10, align 4
  %104 = add nsw i32 %103, 1
  store i32 %104, ptr %10, align 4
  br label %62, !llvm.loop !14

105:                                              ; preds = %62
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @address__swapped__third(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.address__swapped__third_t], align 16
  %8 = alloca [4 x %struct.address__swapped__third_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.address__swapped__third_t, align 8
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
  %19 = load i32, ptr %9, align 4
  %20 = srem i32 %19, 3
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %35

22:                                               ; preds = %18
  %23 = load i32, ptr %9, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [4 x %struct.address__swapped__third_t], ptr %7, i64 0, i64 %24
  %26 = getelementptr inbounds nuw %struct.address__swapped__third_t, ptr %25, i32 0, i32 0
  store i32 1, ptr %26, align 16
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %27, i64 %29
  %31 = load i32, ptr %9, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [4 x %struct.address__swapped__third_t], ptr %7, i64 0, i64 %32
  %34 = getelementptr inbounds nuw %struct.address__swapped__third_t, ptr %33, i32 0, i32 1
  store ptr %30, ptr %34, align 8
  br label %55

35:                                               ; preds = %18
  %36 = load i32, ptr %9, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [4 x %struct.address__swapped__third_t], ptr %7, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.address__swapped__third_t, ptr %38, i32 0, i32 0
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
  %53 = getelementptr inbounds [4 x %struct.address__swapped__third_t], ptr %7, i64 0, i64 %52
  %54 = getelementptr inbounds nuw %struct.address__swapped__third_t, ptr %53, i32 0, i32 1
  store double %50, ptr %54, align 8
  br label %55

55:                                               ; preds = %35, %22
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
  %68 = getelementptr inbounds [4 x %struct.address__swapped__third_t], ptr %7, i64 0, i64 %67
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 16 %68, i64 16, i1 false)
  %69 = load i32, ptr %10, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [4 x %struct.address__swapped__third_t], ptr %7, i64 0, i64 %70
  %72 = load i32, ptr %6, align 4
  %73 = sub nsw i32 %72, 1
  %74 = load i32, ptr %10, align 4
  %75 = sub nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [4 x %struct.address__swapped__third_t], ptr %7, i64 0, i64 %76
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %71, ptr align 16 %77, i64 16, i1 false)
  %78 = load i32, ptr %6, align 4
  %79 = sub nsw i32 %78, 1
  %80 = load i32, ptr %10, align 4
  %81 = sub nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [4 x %struct.address__swapped__third_t], ptr %7, i64 0, i64 %82
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
  %95 = getelementptr inbounds [4 x %struct.address__swapped__third_t], ptr %8, i64 0, i64 %94
  %96 = load i32, ptr %12, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [4 x %struct.address__swapped__third_t], ptr %7, i64 0, i64 %97
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

103:                                              ; preds = %143, %102
  %104 = load i32, ptr %13, align 4
  %105 = load i32, ptr %6, align 4
  %106 = icmp slt i32 %104, %105
  br i1 %106, label %107, label %146

107:                                              ; preds = %103
  %108 = load i32, ptr %13, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [4 x %struct.address__swapped__third_t], ptr %8, i64 0, i64 %109
  %111 = getelementptr inbounds nuw %struct.address__swapped__third_t, ptr %110, i32 0, i32 0
  %112 = load i32, ptr %111, align 16
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %126

114:                                              ; preds = %107
  %115 = load i32, ptr %13, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [4 x %struct.address__swapped__third_t], ptr %8, i64 0, i64 %116
  %118 = getelementptr inbounds nuw %struct.address__swapped__third_t, ptr %117, i32 0, i32 1
  %119 = load double, ptr %118, align 8
  %120 = load ptr, ptr %4, align 8
  %121 = load i32, ptr %13, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds double, ptr %120, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = fmul double %119, %124
  br label %137

126:                                              ; preds = %107
  %127 = load i32, ptr %13, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [4 x %struct.address__swapped__third_t], ptr %8, i64 0, i64 %128
  %130 = getelementptr inbounds nuw %struct.address__swapped__third_t, ptr %129, i32 0, i32 1
  %131 = load ptr, ptr %130, align 8
  %132 = load double, ptr %131, align 8
  %133 = load ptr, ptr %4, align 8
  %134 = getelementptr inbounds double, ptr %133, i64 0
  %135 = load double, ptr %134, align 8
  %136 = fmul double %132, %135
  br label %137

137:                                              ; preds = %126, %114
  %138 = phi double [ %125, %114 ], [ %136, %126 ]
  %139 = load ptr, ptr %5, align 8
  %140 = load i32, ptr %13, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds double, ptr %139, i64 %141
  store double %138, ptr %142, align 8
  br label %143

143:                                              ; preds = %137
  %144 = load i32, ptr %13, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %13, align 4
  br label %103, !llvm.loop !18

146:                                              ; preds = %103
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @address__by_value__third(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.address__by_value__third_t], align 16
  %8 = alloca [4 x %struct.address__by_value__third_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.address__by_value__third_t, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %13

13:                                               ; preds = %55, %3
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %6, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %58

17:                                               ; preds = %13
  %18 = load i32, ptr %9, align 4
  %19 = srem i32 %18, 3
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %34

21:                                               ; preds = %17
  %22 = load i32, ptr %9, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [4 x %struct.address__by_value__third_t], ptr %7, i64 0, i64 %23
  %25 = getelementptr inbounds nuw %struct.address__by_value__third_t, ptr %24, i32 0, i32 0
  store i32 1, ptr %25, align 16
  %26 = load ptr, ptr %4, align 8
  %27 = load i32, ptr %9, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %26, i64 %28
  %30 = load i32, ptr %9, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [4 x %struct.address__by_value__third_t], ptr %7, i64 0, i64 %31
  %33 = getelementptr inbounds nuw %struct.address__by_value__third_t, ptr %32, i32 0, i32 1
  store ptr %29, ptr %33, align 8
  br label %54

34:                                               ; preds = %17
  %35 = load i32, ptr %9, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [4 x %struct.address__by_value__third_t], ptr %7, i64 0, i64 %36
  %38 = getelementptr inbounds nuw %struct.address__by_value__third_t, ptr %37, i32 0, i32 0
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
  %52 = getelementptr inbounds [4 x %struct.address__by_value__third_t], ptr %7, i64 0, i64 %51
  %53 = getelementptr inbounds nuw %struct.address__by_value__third_t, ptr %52, i32 0, i32 1
  store double %49, ptr %53, align 8
  br label %54

54:                                               ; preds = %34, %21
  br label %55

55:                                               ; preds = %54
  %56 = load i32, ptr %9, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %9, align 4
  br label %13, !llvm.loop !19

58:                                               ; preds = %13
  store i32 0, ptr %10, align 4
  br label %59

59:                                               ; preds = %82, %58
  %60 = load i32, ptr %10, align 4
  %61 = load i32, ptr %6, align 4
  %62 = icmp slt i32 %60, %61
  br i1 %62, label %63, label %85

63:                                               ; preds = %59
  %64 = load i32, ptr %10, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [4 x %struct.address__by_value__third_t], ptr %8, i64 0, i64 %65
  %67 = load i32, ptr %6, align 4
  %68 = sub nsw i32 %67, 1
  %69 = load i32, ptr %10, align 4
  %70 = sub nsw i32 %68, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [4 x %struct.address__by_value__third_t], ptr %7, i64 0, i64 %71
  %73 = getelementptr inbounds nuw { i32, i64 }, ptr %72, i32 0, i32 0
  %74 = load i32, ptr %73, align 16
  %75 = getelementptr inbounds nuw { i32, i64 }, ptr %72, i32 0, i32 1
  %76 = load i64, ptr %75, align 8
  %77 = call { i32, i64 } @same_address__by_value__third(i32 %74, i64 %76)
  %78 = getelementptr inbounds nuw { i32, i64 }, ptr %11, i32 0, i32 0
  %79 = extractvalue { i32, i64 } %77, 0
  store i32 %79, ptr %78, align 8
  %80 = getelementptr inbounds nuw { i32, i64 }, ptr %11, i32 0, i32 1
  %81 = extractvalue { i32, i64 } %77, 1
  store i64 %81, ptr %80, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %66, ptr align 8 %11, i64 16, i1 false)
  br label %82

82:                                               ; preds = %63
  %83 = load i32, ptr %10, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %10, align 4
  br label %59, !llvm.loop !20

85:                                               ; preds = %59
  store i32 0, ptr %12, align 4
  br label %86

86:                                               ; preds = %126, %85
  %87 = load i32, ptr %12, align 4
  %88 = load i32, ptr %6, align 4
  %89 = icmp slt i32 %87, %88
  br i1 %89, label %90, label %129

90:                                               ; preds = %86
  %91 = load i32, ptr %12, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [4 x %struct.address__by_value__third_t], ptr %8, i64 0, i64 %92
  %94 = getelementptr inbounds nuw %struct.address__by_value__third_t, ptr %93, i32 0, i32 0
  %95 = load i32, ptr %94, align 16
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %109

97:                                               ; preds = %90
  %98 = load i32, ptr %12, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [4 x %struct.address__by_value__third_t], ptr %8, i64 0, i64 %99
  %101 = getelementptr inbounds nuw %struct.address__by_value__third_t, ptr %100, i32 0, i32 1
  %102 = load double, ptr %101, align 8
  %103 = load ptr, ptr %4, align 8
  %104 = load i32, ptr %12, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds double, ptr %103, i64 %105
  %107 = load double, ptr %106, align 8
  %108 = fmul double %102, %107
  br label %120

109:                                              ; preds = %90
  %110 = load i32, ptr %12, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [4 x %struct.address__by_value__third_t], ptr %8, i64 0, i64 %111
  %113 = getelementptr inbounds nuw %struct.address__by_value__third_t, ptr %112, i32 0, i32 1
  %114 = load ptr, ptr %113, align 8
  %115 = load double, ptr %114, align 8
  %116 = load ptr, ptr %4, align 8
  %117 = getelementptr inbounds double, ptr %116, i64 0
  %118 = load double, ptr %117, align 8
  %119 = fmul double %115, %118
  br label %120

120:                                              ; preds = %109, %97
  %121 = phi double [ %108, %97 ], [ %119, %109 ]
  %122 = load ptr, ptr %5, align 8
  %123 = load i32, ptr %12, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds double, ptr %122, i64 %124
  store double %121, ptr %125, align 8
  br label %126

126:                                              ; preds = %120
  %127 = load i32, ptr %12, align 4
  %128 = add nsw i32 %127, 1
  store i32 %128, ptr %12, align 4
  br label %86, !llvm.loop !21

129:                                              ; preds = %86
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i32, i64 } @same_address__by_value__third(i32 %0, i64 %1) #0 {
  %3 = alloca %struct.address__by_value__third_t, align 8
  %4 = alloca %struct.address__by_value__third_t, align 8
  %5 = getelementptr inbounds nuw { i32, i64 }, ptr %4, i32 0, i32 0
  store i32 %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw { i32, i64 }, ptr %4, i32 0, i32 1
  store i64 %1, ptr %6, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %4, i64 16, i1 false)
  %7 = load { i32, i64 }, ptr %3, align 8
  ret { i32, i64 } %7
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @address__stack__third(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.address__stack__third_t], align 16
  %8 = alloca [4 x %struct.address__stack__third_t], align 16
  %9 = alloca i32, align 4
  %10 = alloca [8 x %struct.address__stack__third_t], align 16
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %15

15:                                               ; preds = %57, %3
  %16 = load i32, ptr %9, align 4
  %17 = load i32, ptr %6, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %60

19:                                               ; preds = %15
  %20 = load i32, ptr %9, align 4
  %21 = srem i32 %20, 3
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %36

23:                                               ; preds = %19
  %24 = load i32, ptr %9, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [4 x %struct.address__stack__third_t], ptr %7, i64 0, i64 %25
  %27 = getelementptr inbounds nuw %struct.address__stack__third_t, ptr %26, i32 0, i32 0
  store i32 1, ptr %27, align 16
  %28 = load ptr, ptr %4, align 8
  %29 = load i32, ptr %9, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds double, ptr %28, i64 %30
  %32 = load i32, ptr %9, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [4 x %struct.address__stack__third_t], ptr %7, i64 0, i64 %33
  %35 = getelementptr inbounds nuw %struct.address__stack__third_t, ptr %34, i32 0, i32 1
  store ptr %31, ptr %35, align 8
  br label %56

36:                                               ; preds = %19
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [4 x %struct.address__stack__third_t], ptr %7, i64 0, i64 %38
  %40 = getelementptr inbounds nuw %struct.address__stack__third_t, ptr %39, i32 0, i32 0
  store i32 0, ptr %40, align 16
  %41 = load ptr, ptr %4, align 8
  %42 = load i32, ptr %9, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = load ptr, ptr %4, align 8
  %47 = load i32, ptr %9, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %46, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fmul double %45, %50
  %52 = load i32, ptr %9, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [4 x %struct.address__stack__third_t], ptr %7, i64 0, i64 %53
  %55 = getelementptr inbounds nuw %struct.address__stack__third_t, ptr %54, i32 0, i32 1
  store double %51, ptr %55, align 8
  br label %56

56:                                               ; preds = %36, %23
  br label %57

57:                                               ; preds = %56
  %58 = load i32, ptr %9, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %9, align 4
  br label %15, !llvm.loop !22

60:                                               ; preds = %15
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %61

61:                                               ; preds = %73, %60
  %62 = load i32, ptr %12, align 4
  %63 = load i32, ptr %6, align 4
  %64 = icmp slt i32 %62, %63
  br i1 %64, label %65, label %76

65:                                               ; preds = %61
  %66 = load i32, ptr %11, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %11, align 4
  %68 = sext i32 %66 to i64
  %69 = getelementptr inbounds [8 x %struct.address__stack__third_t], ptr %10, i64 0, i64 %68
  %70 = load i32, ptr %12, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [4 x %struct.address__stack__third_t], ptr %7, i64 0, i64 %71
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %69, ptr align 16 %72, i64 16, i1 false)
  br label %73

73:                                               ; preds = %65
  %74 = load i32, ptr %12, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %12, align 4
  br label %61, !llvm.loop !23

76:                                               ; preds = %61
  store i32 0, ptr %13, align 4
  br label %77

77:                                               ; preds = %89, %76
  %78 = load i32, ptr %13, align 4
  %79 = load i32, ptr %6, align 4
  %80 = icmp slt i32 %78, %79
  br i1 %80, label %81, label %92

81:                                               ; preds = %77
  %82 = load i32, ptr %13, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [4 x %struct.address__stack__third_t], ptr %8, i64 0, i64 %83
  %85 = load i32, ptr %11, align 4
  %86 = add nsw i32 %85, -1
  store i32 %86, ptr %11, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [8 x %struct.address__stack__third_t], ptr %10, i64 0, i64 %87
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %84, ptr align 16 %88, i64 16, i1 false)
  br label %89

89:                                               ; preds = %81
  %90 = load i32, ptr %13, align 4
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %13, align 4
  br label %77, !llvm.loop !24

92:                                               ; preds = %77
  store i32 0, ptr %14, align 4
  br label %93

93:                                               ; preds = %133, %92
  %94 = load i32, ptr %14, align 4
  %95 = load i32, ptr %6, align 4
  %96 = icmp slt i32 %94, %95
  br i1 %96, label %97, label %136

97:                                               ; preds = %93
  %98 = load i32, ptr %14, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [4 x %struct.address__stack__third_t], ptr %8, i64 0, i64 %99
  %101 = getelementptr inbounds nuw %struct.address__stack__third_t, ptr %100, i32 0, i32 0
  %102 = load i32, ptr %101, align 16
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %116

104:                                              ; preds = %97
  %105 = load i32, ptr %14, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [4 x %struct.address__stack__third_t], ptr %8, i64 0, i64 %106
  %108 = getelementptr inbounds nuw %struct.address__stack__third_t, ptr %107, i32 0, i32 1
  %109 = load double, ptr %108, align 8
  %110 = load ptr, ptr %4, align 8
  %111 = load i32, ptr %14, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds double, ptr %110, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = fmul double %109, %114
  br label %127

116:                                              ; preds = %97
  %117 = load i32, ptr %14, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [4 x %struct.address__stack__third_t], ptr %8, i64 0, i64 %118
  %120 = getelementptr inbounds nuw %struct.address__stack__third_t, ptr %119, i32 0, i32 1
  %121 = load ptr, ptr %120, align 8
  %122 = load double, ptr %121, align 8
  %123 = load ptr, ptr %4, align 8
  %124 = getelementptr inbounds double, ptr %123, i64 0
  %125 = load double, ptr %124, align 8
  %126 = fmul double %122, %125
  br label %127

127:                                              ; preds = %116, %104
  %128 = phi double [ %115, %104 ], [ %126, %116 ]
  %129 = load ptr, ptr %5, align 8
  %130 = load i32, ptr %14, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds double, ptr %129, i64 %131
  store double %128, ptr %132, align 8
  br label %133

133:                                              ; preds = %127
  %134 = load i32, ptr %14, align 4
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr %14, align 4
  br label %93, !llvm.loop !25

136:                                              ; preds = %93
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
