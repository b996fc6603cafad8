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
  %6 = tail call noalias ptr @malloc(i64 noundef %5) #10
  store ptr %6, ptr %6, align 8
  %7 = sdiv i32 %2, 5
  %8 = shl nsw i32 %7, 3
  %9 = sext i32 %8 to i64
  %10 = tail call fastcc ptr @at(ptr noundef nonnull %6, i64 noundef %9)
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %1
  %13 = zext nneg i32 %2 to i64
  br label %18

14:                                               ; preds = %18, %1
  %15 = tail call noalias ptr @malloc(i64 noundef %5) #10
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %15, ptr nonnull align 1 %6, i64 %5, i1 false)
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, %15
  br i1 %17, label %26, label %27

18:                                               ; preds = %12, %18
  %19 = phi i64 [ 0, %12 ], [ %20, %18 ]
  %20 = add nuw nsw i64 %19, 1
  %21 = trunc nuw nsw i64 %20 to i32
  %22 = uitofp nneg i32 %21 to double
  %23 = fmul double %0, %22
  %24 = getelementptr inbounds nuw double, ptr %10, i64 %19
  store double %23, ptr %24, align 8
  %25 = icmp eq i64 %20, %13
  br i1 %25, label %14, label %18, !llvm.loop !4

26:                                               ; preds = %14
  tail call void @abort() #11
  unreachable

27:                                               ; preds = %14
  %28 = tail call fastcc ptr @at(ptr noundef nonnull %15, i64 noundef %9)
  %29 = icmp sgt i32 %2, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %27
  %31 = zext nneg i32 %2 to i64
  br label %34

32:                                               ; preds = %34, %27
  %33 = phi double [ 0.000000e+00, %27 ], [ %39, %34 ]
  tail call void @free(ptr noundef %6) #12
  tail call void @free(ptr noundef %15) #12
  ret double %33

34:                                               ; preds = %30, %34
  %35 = phi i64 [ 0, %30 ], [ %40, %34 ]
  %36 = phi double [ 0.000000e+00, %30 ], [ %39, %34 ]
  %37 = getelementptr inbounds nuw double, ptr %28, i64 %35
  %38 = load double, ptr %37, align 8
  %39 = tail call double @llvm.fmuladd.f64(double %38, double %38, double %36)
  %40 = add nuw nsw i64 %35, 1
  %41 = icmp eq i64 %40, %31
  br i1 %41, label %32, label %34, !llvm.loop !7
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

; Function Attrs: nounwind uwtable
define dso_local double @grown_behind_an_address(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call noalias dereferenceable_or_null(8) ptr @malloc(i64 noundef 8) #10
  store ptr %2, ptr %2, align 8
  %3 = load volatile i32, ptr @count, align 4
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %9, %1
  %6 = phi ptr [ %2, %1 ], [ %14, %9 ]
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, %6
  br i1 %8, label %25, label %24

9:                                                ; preds = %1, %9
  %10 = phi i64 [ %20, %9 ], [ 0, %1 ]
  %11 = phi ptr [ %14, %9 ], [ %2, %1 ]
  %12 = shl nsw i64 %10, 3
  %13 = add nuw nsw i64 %12, 16
  %14 = tail call ptr @realloc(ptr noundef nonnull %11, i64 noundef %13) #13
  %15 = trunc nuw nsw i64 %10 to i32
  %16 = uitofp nneg i32 %15 to double
  %17 = fmul double %0, %16
  %18 = add nuw nsw i64 %12, 8
  %19 = tail call fastcc ptr @at(ptr noundef %14, i64 noundef %18)
  store double %17, ptr %19, align 8
  store ptr %14, ptr %14, align 8
  %20 = add nuw nsw i64 %10, 1
  %21 = load volatile i32, ptr @count, align 4
  %22 = sext i32 %21 to i64
  %23 = icmp slt i64 %20, %22
  br i1 %23, label %9, label %5, !llvm.loop !8

24:                                               ; preds = %5
  tail call void @abort() #11
  unreachable

25:                                               ; preds = %5
  %26 = tail call fastcc ptr @at(ptr noundef nonnull %6, i64 noundef 8)
  %27 = load volatile i32, ptr @count, align 4
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %31, %25
  %30 = phi double [ 0.000000e+00, %25 ], [ %36, %31 ]
  tail call void @free(ptr noundef %6) #12
  ret double %30

31:                                               ; preds = %25, %31
  %32 = phi i64 [ %37, %31 ], [ 0, %25 ]
  %33 = phi double [ %36, %31 ], [ 0.000000e+00, %25 ]
  %34 = getelementptr inbounds nuw double, ptr %26, i64 %32
  %35 = load double, ptr %34, align 8
  %36 = tail call double @llvm.fmuladd.f64(double %35, double %35, double %33)
  %37 = add nuw nsw i64 %32, 1
  %38 = load volatile i32, ptr @count, align 4
  %39 = sext i32 %38 to i64
  %40 = icmp slt i64 %37, %39
  br i1 %40, label %31, label %29, !llvm.loop !9
}

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #8

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @arrays_of_addresses(double noundef %0) local_unnamed_addr #9 {
  %2 = alloca [8 x double], align 16
  %3 = load volatile i32, ptr @count, align 4
  %4 = sext i32 %3 to i64
  %5 = shl nsw i64 %4, 3
  %6 = tail call noalias ptr @malloc(i64 noundef %5) #10
  %7 = tail call noalias ptr @malloc(i64 noundef %5) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  %8 = icmp sgt i32 %3, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %1
  %10 = zext nneg i32 %3 to i64
  br label %17

11:                                               ; preds = %17, %1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %6, i64 %5, i1 false)
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %13, label %26

13:                                               ; preds = %11
  %14 = zext nneg i32 %3 to i64
  %15 = zext nneg i32 %3 to i64
  %16 = getelementptr ptr, ptr %6, i64 %14
  br label %28

17:                                               ; preds = %9, %17
  %18 = phi i64 [ 0, %9 ], [ %19, %17 ]
  %19 = add nuw nsw i64 %18, 1
  %20 = trunc nuw nsw i64 %19 to i32
  %21 = uitofp nneg i32 %20 to double
  %22 = fmul double %0, %21
  %23 = getelementptr inbounds nuw double, ptr %2, i64 %18
  store double %22, ptr %23, align 8
  %24 = getelementptr inbounds nuw ptr, ptr %6, i64 %18
  store ptr %23, ptr %24, align 8
  %25 = icmp eq i64 %19, %10
  br i1 %25, label %11, label %17, !llvm.loop !10

26:                                               ; preds = %28, %11
  %27 = phi double [ 0.000000e+00, %11 ], [ %38, %28 ]
  call void @free(ptr noundef %6) #12
  call void @free(ptr noundef %7) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret double %27

28:                                               ; preds = %13, %28
  %29 = phi i64 [ 0, %13 ], [ %39, %28 ]
  %30 = phi double [ 0.000000e+00, %13 ], [ %38, %28 ]
  %31 = getelementptr inbounds nuw ptr, ptr %7, i64 %29
  %32 = load ptr, ptr %31, align 8
  %33 = load double, ptr %32, align 8
  %34 = xor i64 %29, -1
  %35 = getelementptr ptr, ptr %16, i64 %34
  %36 = load ptr, ptr %35, align 8
  %37 = load double, ptr %36, align 8
  %38 = call double @llvm.fmuladd.f64(double %33, double %37, double %30)
  %39 = add nuw nsw i64 %29, 1
  %40 = icmp eq i64 %39, %15
  br i1 %40, label %26, label %28, !llvm.loop !11
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { cold nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind allocsize(0) }
attributes #11 = { noreturn nounwind }
attributes #12 = { nounwind }
attributes #13 = { nounwind allocsize(1) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
!8 = distinct !{!8, !5, !6}
!9 = distinct !{!9, !5, !6}
!10 = distinct !{!10, !5, !6}
!11 = distinct !{!11, !5, !6}
