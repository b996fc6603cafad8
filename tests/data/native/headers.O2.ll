; ModuleID = 'headers.c'
source_filename = "headers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@count = internal global i32 5, align 4

; Function Attrs: nounwind uwtable
define dso_local double @copied_behind_an_address(double noundef %0) local_unnamed_addr #0 {
  %2 = load volatile i32, ptr @count, align 4
  %3 = sext i32 %2 to i64
  %4 = shl nsw i64 %3, 3
  %5 = add nsw i64 %4, 8
  %6 = tail call noalias ptr @malloc(i64 noundef %5) #12
  store ptr %6, ptr %6, align 8
  %7 = sdiv i32 %2, 5
  %8 = shl nsw i32 %7, 3
  %9 = sext i32 %8 to i64
  %10 = tail call fastcc ptr @at(ptr noundef nonnull %6, i64 noundef %9)
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %39

12:                                               ; preds = %1
  %13 = zext nneg i32 %2 to i64
  %14 = icmp ult i32 %2, 4
  br i1 %14, label %37, label %15

15:                                               ; preds = %12
  %16 = and i64 %13, 2147483644
  %17 = insertelement <2 x double> poison, double %0, i64 0
  %18 = shufflevector <2 x double> %17, <2 x double> poison, <2 x i32> zeroinitializer
  br label %19

19:                                               ; preds = %19, %15
  %20 = phi i64 [ 0, %15 ], [ %32, %19 ]
  %21 = phi <2 x i64> [ <i64 0, i64 1>, %15 ], [ %33, %19 ]
  %22 = trunc <2 x i64> %21 to <2 x i32>
  %23 = add <2 x i32> %22, splat (i32 1)
  %24 = trunc <2 x i64> %21 to <2 x i32>
  %25 = add <2 x i32> %24, splat (i32 3)
  %26 = uitofp nneg <2 x i32> %23 to <2 x double>
  %27 = uitofp nneg <2 x i32> %25 to <2 x double>
  %28 = fmul <2 x double> %18, %26
  %29 = fmul <2 x double> %18, %27
  %30 = getelementptr inbounds nuw double, ptr %10, i64 %20
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  store <2 x double> %28, ptr %30, align 8
  store <2 x double> %29, ptr %31, align 8
  %32 = add nuw i64 %20, 4
  %33 = add <2 x i64> %21, splat (i64 4)
  %34 = icmp eq i64 %32, %16
  br i1 %34, label %35, label %19, !llvm.loop !4

35:                                               ; preds = %19
  %36 = icmp eq i64 %16, %13
  br i1 %36, label %39, label %37

37:                                               ; preds = %12, %35
  %38 = phi i64 [ 0, %12 ], [ %16, %35 ]
  br label %43

39:                                               ; preds = %43, %35, %1
  %40 = tail call noalias ptr @malloc(i64 noundef %5) #12
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %40, ptr nonnull align 1 %6, i64 %5, i1 false)
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, %40
  br i1 %42, label %51, label %52

43:                                               ; preds = %37, %43
  %44 = phi i64 [ %45, %43 ], [ %38, %37 ]
  %45 = add nuw nsw i64 %44, 1
  %46 = trunc nuw nsw i64 %45 to i32
  %47 = uitofp nneg i32 %46 to double
  %48 = fmul double %0, %47
  %49 = getelementptr inbounds nuw double, ptr %10, i64 %44
  store double %48, ptr %49, align 8
  %50 = icmp eq i64 %45, %13
  br i1 %50, label %39, label %43, !llvm.loop !8

51:                                               ; preds = %39
  tail call void @abort() #13
  unreachable

52:                                               ; preds = %39
  %53 = tail call fastcc ptr @at(ptr noundef nonnull %40, i64 noundef %9)
  br i1 %11, label %54, label %76

54:                                               ; preds = %52
  %55 = zext nneg i32 %2 to i64
  %56 = and i64 %55, 3
  %57 = icmp ult i32 %2, 4
  br i1 %57, label %62, label %58

58:                                               ; preds = %54
  %59 = and i64 %55, 2147483644
  br label %78

60:                                               ; preds = %78
  %61 = icmp eq i64 %56, 0
  br i1 %61, label %76, label %62

62:                                               ; preds = %60, %54
  %63 = phi i64 [ 0, %54 ], [ %97, %60 ]
  %64 = phi double [ 0.000000e+00, %54 ], [ %96, %60 ]
  %65 = icmp ne i64 %56, 0
  tail call void @llvm.assume(i1 %65)
  br label %66

66:                                               ; preds = %66, %62
  %67 = phi i64 [ %63, %62 ], [ %73, %66 ]
  %68 = phi double [ %64, %62 ], [ %72, %66 ]
  %69 = phi i64 [ 0, %62 ], [ %74, %66 ]
  %70 = getelementptr inbounds nuw double, ptr %53, i64 %67
  %71 = load double, ptr %70, align 8
  %72 = tail call double @llvm.fmuladd.f64(double %71, double %71, double %68)
  %73 = add nuw nsw i64 %67, 1
  %74 = add i64 %69, 1
  %75 = icmp eq i64 %74, %56
  br i1 %75, label %76, label %66, !llvm.loop !9

76:                                               ; preds = %60, %66, %52
  %77 = phi double [ 0.000000e+00, %52 ], [ %96, %60 ], [ %72, %66 ]
  tail call void @free(ptr noundef nonnull %6) #14
  tail call void @free(ptr noundef nonnull %40) #14
  ret double %77

78:                                               ; preds = %78, %58
  %79 = phi i64 [ 0, %58 ], [ %97, %78 ]
  %80 = phi double [ 0.000000e+00, %58 ], [ %96, %78 ]
  %81 = phi i64 [ 0, %58 ], [ %98, %78 ]
  %82 = getelementptr inbounds nuw double, ptr %53, i64 %79
  %83 = load double, ptr %82, align 8
  %84 = tail call double @llvm.fmuladd.f64(double %83, double %83, double %80)
  %85 = getelementptr inbounds nuw double, ptr %53, i64 %79
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %87 = load double, ptr %86, align 8
  %88 = tail call double @llvm.fmuladd.f64(double %87, double %87, double %84)
  %89 = getelementptr inbounds nuw double, ptr %53, i64 %79
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 16
  %91 = load double, ptr %90, align 8
  %92 = tail call double @llvm.fmuladd.f64(double %91, double %91, double %88)
  %93 = getelementptr inbounds nuw double, ptr %53, i64 %79
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 24
  %95 = load double, ptr %94, align 8
  %96 = tail call double @llvm.fmuladd.f64(double %95, double %95, double %92)
  %97 = add nuw nsw i64 %79, 4
  %98 = add i64 %81, 4
  %99 = icmp eq i64 %98, %59
  br i1 %99, label %60, label %78, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc ptr @at(ptr noundef readnone captures(ret: address, provenance) %0, i64 noundef range(i64 -2147483648, 2147483648) %1) unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 %1
  ret ptr %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: cold nofree noreturn nounwind
declare void @abort() local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #6

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @grown_behind_an_address(double noundef %0) local_unnamed_addr #8 {
  %2 = tail call noalias dereferenceable_or_null(8) ptr @malloc(i64 noundef 8) #12
  store ptr %2, ptr %2, align 8
  %3 = load volatile i32, ptr @count, align 4
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %20

5:                                                ; preds = %1, %5
  %6 = phi i64 [ %16, %5 ], [ 0, %1 ]
  %7 = phi ptr [ %10, %5 ], [ %2, %1 ]
  %8 = shl nsw i64 %6, 3
  %9 = add nuw nsw i64 %8, 16
  %10 = tail call ptr @realloc(ptr noundef nonnull %7, i64 noundef %9) #15
  %11 = trunc nuw nsw i64 %6 to i32
  %12 = uitofp nneg i32 %11 to double
  %13 = fmul double %0, %12
  %14 = add nuw nsw i64 %8, 8
  %15 = tail call fastcc ptr @at(ptr noundef %10, i64 noundef %14)
  store double %13, ptr %15, align 8
  store ptr %10, ptr %10, align 8
  %16 = add nuw nsw i64 %6, 1
  %17 = load volatile i32, ptr @count, align 4
  %18 = sext i32 %17 to i64
  %19 = icmp slt i64 %16, %18
  br i1 %19, label %5, label %20, !llvm.loop !12

20:                                               ; preds = %5, %1
  %21 = phi ptr [ %2, %1 ], [ %10, %5 ]
  %22 = tail call fastcc ptr @at(ptr noundef nonnull %21, i64 noundef 8)
  %23 = load volatile i32, ptr @count, align 4
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %27, %20
  %26 = phi double [ 0.000000e+00, %20 ], [ %32, %27 ]
  tail call void @free(ptr noundef nonnull %21) #14
  ret double %26

27:                                               ; preds = %20, %27
  %28 = phi i64 [ %33, %27 ], [ 0, %20 ]
  %29 = phi double [ %32, %27 ], [ 0.000000e+00, %20 ]
  %30 = getelementptr inbounds nuw double, ptr %22, i64 %28
  %31 = load double, ptr %30, align 8
  %32 = tail call double @llvm.fmuladd.f64(double %31, double %31, double %29)
  %33 = add nuw nsw i64 %28, 1
  %34 = load volatile i32, ptr @count, align 4
  %35 = sext i32 %34 to i64
  %36 = icmp slt i64 %33, %35
  br i1 %36, label %27, label %25, !llvm.loop !13
}

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #9

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @arrays_of_addresses(double noundef %0) local_unnamed_addr #10 {
  %2 = alloca [8 x double], align 16
  %3 = load volatile i32, ptr @count, align 4
  %4 = sext i32 %3 to i64
  %5 = shl nsw i64 %4, 3
  %6 = tail call noalias ptr @malloc(i64 noundef %5) #12
  %7 = tail call noalias ptr @malloc(i64 noundef %5) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #14
  %8 = icmp sgt i32 %3, 0
  br i1 %8, label %9, label %77

9:                                                ; preds = %1
  %10 = zext nneg i32 %3 to i64
  %11 = icmp ult i32 %3, 4
  br i1 %11, label %46, label %12

12:                                               ; preds = %9
  %13 = and i64 %10, 2147483644
  %14 = insertelement <2 x double> poison, double %0, i64 0
  %15 = shufflevector <2 x double> %14, <2 x double> poison, <2 x i32> zeroinitializer
  br label %16

16:                                               ; preds = %16, %12
  %17 = phi i64 [ 0, %12 ], [ %41, %16 ]
  %18 = phi <2 x i64> [ <i64 0, i64 1>, %12 ], [ %42, %16 ]
  %19 = trunc <2 x i64> %18 to <2 x i32>
  %20 = add <2 x i32> %19, splat (i32 1)
  %21 = trunc <2 x i64> %18 to <2 x i32>
  %22 = add <2 x i32> %21, splat (i32 3)
  %23 = uitofp nneg <2 x i32> %20 to <2 x double>
  %24 = uitofp nneg <2 x i32> %22 to <2 x double>
  %25 = fmul <2 x double> %15, %23
  %26 = fmul <2 x double> %15, %24
  %27 = getelementptr inbounds nuw double, ptr %2, i64 %17
  %28 = getelementptr inbounds nuw double, ptr %2, i64 %17
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %30 = insertelement <2 x ptr> poison, ptr %27, i64 0
  %31 = insertelement <2 x ptr> %30, ptr %29, i64 1
  %32 = getelementptr inbounds nuw double, ptr %2, i64 %17
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %34 = getelementptr inbounds nuw double, ptr %2, i64 %17
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 24
  %36 = insertelement <2 x ptr> poison, ptr %33, i64 0
  %37 = insertelement <2 x ptr> %36, ptr %35, i64 1
  %38 = getelementptr inbounds nuw i8, ptr %27, i64 16
  store <2 x double> %25, ptr %27, align 16
  store <2 x double> %26, ptr %38, align 16
  %39 = getelementptr inbounds nuw ptr, ptr %6, i64 %17
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 16
  store <2 x ptr> %31, ptr %39, align 8
  store <2 x ptr> %37, ptr %40, align 8
  %41 = add nuw i64 %17, 4
  %42 = add <2 x i64> %18, splat (i64 4)
  %43 = icmp eq i64 %41, %13
  br i1 %43, label %44, label %16, !llvm.loop !14

44:                                               ; preds = %16
  %45 = icmp eq i64 %13, %10
  br i1 %45, label %48, label %46

46:                                               ; preds = %9, %44
  %47 = phi i64 [ 0, %9 ], [ %13, %44 ]
  br label %54

48:                                               ; preds = %54, %44
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr nonnull align 8 %6, i64 %5, i1 false)
  %49 = getelementptr ptr, ptr %6, i64 %4
  %50 = and i64 %10, 1
  %51 = icmp eq i32 %3, 1
  br i1 %51, label %65, label %52

52:                                               ; preds = %48
  %53 = and i64 %10, 2147483646
  br label %79

54:                                               ; preds = %46, %54
  %55 = phi i64 [ %56, %54 ], [ %47, %46 ]
  %56 = add nuw nsw i64 %55, 1
  %57 = trunc nuw nsw i64 %56 to i32
  %58 = uitofp nneg i32 %57 to double
  %59 = fmul double %0, %58
  %60 = getelementptr inbounds nuw double, ptr %2, i64 %55
  store double %59, ptr %60, align 8
  %61 = getelementptr inbounds nuw ptr, ptr %6, i64 %55
  store ptr %60, ptr %61, align 8
  %62 = icmp eq i64 %56, %10
  br i1 %62, label %48, label %54, !llvm.loop !15

63:                                               ; preds = %79
  %64 = icmp eq i64 %50, 0
  br i1 %64, label %77, label %65

65:                                               ; preds = %63, %48
  %66 = phi i64 [ 0, %48 ], [ %100, %63 ]
  %67 = phi double [ 0.000000e+00, %48 ], [ %99, %63 ]
  %68 = icmp ne i64 %50, 0
  call void @llvm.assume(i1 %68)
  %69 = getelementptr inbounds nuw ptr, ptr %7, i64 %66
  %70 = load ptr, ptr %69, align 8
  %71 = load double, ptr %70, align 8
  %72 = xor i64 %66, -1
  %73 = getelementptr ptr, ptr %49, i64 %72
  %74 = load ptr, ptr %73, align 8
  %75 = load double, ptr %74, align 8
  %76 = call double @llvm.fmuladd.f64(double %71, double %75, double %67)
  br label %77

77:                                               ; preds = %65, %63, %1
  %78 = phi double [ 0.000000e+00, %1 ], [ %99, %63 ], [ %76, %65 ]
  call void @free(ptr noundef %6) #14
  call void @free(ptr noundef %7) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #14
  ret double %78

79:                                               ; preds = %79, %52
  %80 = phi i64 [ 0, %52 ], [ %100, %79 ]
  %81 = phi double [ 0.000000e+00, %52 ], [ %99, %79 ]
  %82 = phi i64 [ 0, %52 ], [ %101, %79 ]
  %83 = getelementptr inbounds nuw ptr, ptr %7, i64 %80
  %84 = load ptr, ptr %83, align 8
  %85 = load double, ptr %84, align 8
  %86 = xor i64 %80, -1
  %87 = getelementptr ptr, ptr %49, i64 %86
  %88 = load ptr, ptr %87, align 8
  %89 = load double, ptr %88, align 8
  %90 = call double @llvm.fmuladd.f64(double %85, double %89, double %81)
  %91 = getelementptr inbounds nuw ptr, ptr %7, i64 %80
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %93 = load ptr, ptr %92, align 8
  %94 = load double, ptr %93, align 8
  %95 = xor i64 %80, -2
  %96 = getelementptr ptr, ptr %49, i64 %95
  %97 = load ptr, ptr %96, align 8
  %98 = load double, ptr %97, align 8
  %99 = call double @llvm.fmuladd.f64(double %94, double %98, double %90)
  %100 = add nuw nsw i64 %80, 2
  %101 = add i64 %82, 2
  %102 = icmp eq i64 %101, %53
  br i1 %102, label %63, label %79, !llvm.loop !16
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #11

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { cold nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #12 = { nounwind allocsize(0) }
attributes #13 = { noreturn nounwind }
attributes #14 = { nounwind }
attributes #15 = { nounwind allocsize(1) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = distinct !{!4, !5, !6, !7}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.isvectorized", i32 1}
!7 = !{!"llvm.loop.unroll.runtime.disable"}
!8 = distinct !{!8, !5, !7, !6}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !5}
!12 = distinct !{!12, !5}
!13 = distinct !{!13, !5}
!14 = distinct !{!14, !5, !6, !7}
!15 = distinct !{!15, !5, !7, !6}
!16 = distinct !{!16, !5}
