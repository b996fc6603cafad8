; ModuleID = 'variadic_lists.c'
source_filename = "variadic_lists.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.record = type { [3 x double] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.point = type { double, double }

@.str = private unnamed_addr constant [5 x i8] c"dida\00", align 1

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local double @variadic_lists(ptr noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.record, align 8
  %4 = load double, ptr %0, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  store double %4, ptr %3, align 8, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store double 1.000000e+00, ptr %5, align 8, !tbaa !8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store double %1, ptr %6, align 8, !tbaa !8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load double, ptr %7, align 8, !tbaa !8
  %9 = fmul double %1, %8
  %10 = tail call double (ptr, ...) @evaluate(ptr nonnull poison, double noundef %1, i32 noundef 3, double noundef %9, ptr noundef nonnull %0)
  %11 = tail call double (i32, ...) @volumes(i32 poison, double %4, double %1, ptr noundef nonnull byval(%struct.record) align 8 %3, double %4, double %1, ptr noundef nonnull byval(%struct.record) align 8 %3)
  %12 = fmul double %10, %11
  %13 = load double, ptr %0, align 8, !tbaa !8
  %14 = load double, ptr %7, align 8, !tbaa !8
  %15 = tail call double (i32, ...) @both(i32 poison, double noundef 1.000000e+00, double noundef %1, double noundef 1.000000e+00, double noundef %13, double noundef 1.000000e+00, double noundef 1.000000e+00, double noundef 1.000000e+00, double noundef 1.000000e+00, double noundef %14, double noundef %12)
  %16 = fmul double %12, %15
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret double %16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal double @evaluate(ptr readnone captures(none) %0, ...) unnamed_addr #2 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 16
  br label %10

10:                                               ; preds = %63, %1
  %11 = phi double [ 1.000000e+00, %1 ], [ %64, %63 ]
  %12 = phi ptr [ @.str, %1 ], [ %65, %63 ]
  %13 = load i8, ptr %12, align 1, !tbaa !10
  switch i8 %13, label %63 [
    i8 0, label %66
    i8 105, label %14
    i8 100, label %30
    i8 97, label %45
  ]

14:                                               ; preds = %10
  %15 = load i32, ptr %2, align 16
  %16 = icmp ult i32 %15, 41
  br i1 %16, label %17, label %22

17:                                               ; preds = %14
  %18 = load ptr, ptr %9, align 16
  %19 = zext nneg i32 %15 to i64
  %20 = getelementptr i8, ptr %18, i64 %19
  %21 = add nuw nsw i32 %15, 8
  store i32 %21, ptr %2, align 16
  br label %25

22:                                               ; preds = %14
  %23 = load ptr, ptr %8, align 8
  %24 = getelementptr i8, ptr %23, i64 8
  store ptr %24, ptr %8, align 8
  br label %25

25:                                               ; preds = %22, %17
  %26 = phi ptr [ %20, %17 ], [ %23, %22 ]
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = sitofp i32 %27 to double
  %29 = fmul double %11, %28
  br label %63

30:                                               ; preds = %10
  %31 = load i32, ptr %5, align 4
  %32 = icmp ult i32 %31, 161
  br i1 %32, label %33, label %38

33:                                               ; preds = %30
  %34 = load ptr, ptr %7, align 16
  %35 = zext nneg i32 %31 to i64
  %36 = getelementptr i8, ptr %34, i64 %35
  %37 = add nuw nsw i32 %31, 16
  store i32 %37, ptr %5, align 4
  br label %41

38:                                               ; preds = %30
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr i8, ptr %39, i64 8
  store ptr %40, ptr %6, align 8
  br label %41

41:                                               ; preds = %38, %33
  %42 = phi ptr [ %36, %33 ], [ %39, %38 ]
  %43 = load double, ptr %42, align 8, !tbaa !8
  %44 = call double @llvm.fmuladd.f64(double %11, double %43, double %11)
  br label %63

45:                                               ; preds = %10
  %46 = load i32, ptr %2, align 16
  %47 = icmp ult i32 %46, 41
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = load ptr, ptr %4, align 16
  %50 = zext nneg i32 %46 to i64
  %51 = getelementptr i8, ptr %49, i64 %50
  %52 = add nuw nsw i32 %46, 8
  store i32 %52, ptr %2, align 16
  br label %56

53:                                               ; preds = %45
  %54 = load ptr, ptr %3, align 8
  %55 = getelementptr i8, ptr %54, i64 8
  store ptr %55, ptr %3, align 8
  br label %56

56:                                               ; preds = %53, %48
  %57 = phi ptr [ %51, %48 ], [ %54, %53 ]
  %58 = load ptr, ptr %57, align 8, !tbaa !11
  %59 = load double, ptr %58, align 8, !tbaa !8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = call double @llvm.fmuladd.f64(double %59, double %61, double %11)
  store double %62, ptr %58, align 8, !tbaa !8
  br label %63

63:                                               ; preds = %10, %25, %41, %56
  %64 = phi double [ %11, %10 ], [ %29, %25 ], [ %44, %41 ], [ %62, %56 ]
  %65 = getelementptr inbounds nuw i8, ptr %12, i64 1
  br label %10, !llvm.loop !14

66:                                               ; preds = %10
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  ret double %11
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal double @volumes(i32 %0, ...) unnamed_addr #2 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca %struct.point, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  call void @llvm.va_start.p0(ptr nonnull %2)
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %6 = load i32, ptr %4, align 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load ptr, ptr %8, align 16
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %7, align 8
  br label %12

12:                                               ; preds = %1, %27
  %13 = phi ptr [ %11, %1 ], [ %34, %27 ]
  %14 = phi i32 [ 1, %1 ], [ %44, %27 ]
  %15 = phi double [ 0.000000e+00, %1 ], [ %43, %27 ]
  %16 = phi i32 [ %6, %1 ], [ %29, %27 ]
  %17 = icmp ult i32 %16, 145
  br i1 %17, label %18, label %25

18:                                               ; preds = %12
  %19 = zext nneg i32 %16 to i64
  %20 = getelementptr i8, ptr %9, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %22 = load double, ptr %20, align 16
  store double %22, ptr %3, align 8
  %23 = load double, ptr %21, align 16
  store double %23, ptr %10, align 8
  %24 = add nuw nsw i32 %16, 32
  store i32 %24, ptr %4, align 4
  br label %27

25:                                               ; preds = %12
  %26 = getelementptr i8, ptr %13, i64 16
  store ptr %26, ptr %7, align 8
  br label %27

27:                                               ; preds = %25, %18
  %28 = phi ptr [ %13, %18 ], [ %26, %25 ]
  %29 = phi i32 [ %24, %18 ], [ %16, %25 ]
  %30 = phi ptr [ %3, %18 ], [ %13, %25 ]
  %31 = load double, ptr %30, align 8, !tbaa !8
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = getelementptr i8, ptr %28, i64 24
  store ptr %34, ptr %5, align 8
  %35 = load double, ptr %28, align 8
  %36 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %39 = load double, ptr %38, align 8, !tbaa !10
  %40 = fmul double %31, %33
  %41 = fmul double %40, %35
  %42 = fmul double %41, %37
  %43 = call double @llvm.fmuladd.f64(double %42, double %39, double %15)
  %44 = add nsw i32 %14, -1
  %45 = icmp eq i32 %14, 0
  br i1 %45, label %46, label %12, !llvm.loop !17

46:                                               ; preds = %27
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  ret double %43
}

; Function Attrs: nofree norecurse nounwind uwtable
define internal double @both(i32 %0, ...) unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  call void @llvm.va_start.p0(ptr nonnull %2)
  call void @llvm.va_copy.p0(ptr nonnull %3, ptr nonnull %2)
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %8 = load ptr, ptr %6, align 8
  %9 = load ptr, ptr %7, align 16
  br label %10

10:                                               ; preds = %22, %1
  %11 = phi ptr [ %8, %1 ], [ %23, %22 ]
  %12 = phi i32 [ 9, %1 ], [ %28, %22 ]
  %13 = phi double [ 1.000000e+00, %1 ], [ %27, %22 ]
  %14 = phi i32 [ %5, %1 ], [ %24, %22 ]
  %15 = icmp ult i32 %14, 161
  br i1 %15, label %16, label %20

16:                                               ; preds = %10
  %17 = zext nneg i32 %14 to i64
  %18 = getelementptr i8, ptr %9, i64 %17
  %19 = add nuw nsw i32 %14, 16
  store i32 %19, ptr %4, align 4
  br label %22

20:                                               ; preds = %10
  %21 = getelementptr i8, ptr %11, i64 8
  store ptr %21, ptr %6, align 8
  br label %22

22:                                               ; preds = %20, %16
  %23 = phi ptr [ %11, %16 ], [ %21, %20 ]
  %24 = phi i32 [ %19, %16 ], [ %14, %20 ]
  %25 = phi ptr [ %18, %16 ], [ %11, %20 ]
  %26 = load double, ptr %25, align 8, !tbaa !8
  %27 = fmul double %13, %26
  %28 = add nsw i32 %12, -1
  %29 = icmp eq i32 %12, 0
  br i1 %29, label %30, label %10, !llvm.loop !18

30:                                               ; preds = %22
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %35 = load ptr, ptr %34, align 16
  %36 = load ptr, ptr %33, align 8
  br label %38

37:                                               ; preds = %50
  call void @llvm.va_end.p0(ptr %3)
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  ret double %57

38:                                               ; preds = %30, %50
  %39 = phi ptr [ %36, %30 ], [ %51, %50 ]
  %40 = phi i32 [ 0, %30 ], [ %58, %50 ]
  %41 = phi double [ %27, %30 ], [ %57, %50 ]
  %42 = phi i32 [ %32, %30 ], [ %52, %50 ]
  %43 = icmp ult i32 %42, 161
  br i1 %43, label %44, label %48

44:                                               ; preds = %38
  %45 = zext nneg i32 %42 to i64
  %46 = getelementptr i8, ptr %35, i64 %45
  %47 = add nuw nsw i32 %42, 16
  store i32 %47, ptr %31, align 4
  br label %50

48:                                               ; preds = %38
  %49 = getelementptr i8, ptr %39, i64 8
  store ptr %49, ptr %33, align 8
  br label %50

50:                                               ; preds = %48, %44
  %51 = phi ptr [ %39, %44 ], [ %49, %48 ]
  %52 = phi i32 [ %47, %44 ], [ %42, %48 ]
  %53 = phi ptr [ %46, %44 ], [ %39, %48 ]
  %54 = load double, ptr %53, align 8, !tbaa !8
  %55 = call double @sin(double noundef %54) #6, !tbaa !4
  %56 = uitofp nneg i32 %40 to double
  %57 = call double @llvm.fmuladd.f64(double %55, double %56, double %41)
  %58 = add nuw nsw i32 %40, 1
  %59 = icmp eq i32 %58, 10
  br i1 %59, label %37, label %38, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #5

attributes #0 = { nofree norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = !{!6, !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 double", !13, i64 0}
!13 = !{!"any pointer", !6, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
!18 = distinct !{!18, !15, !16}
!19 = distinct !{!19, !15, !16}
