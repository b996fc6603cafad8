; ModuleID = 'strings.c'
source_filename = "strings.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [11 x i8] c"%s %u %zu\0A\00", align 1
@words = internal unnamed_addr constant [5 x ptr] [ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8, ptr @.str.9], align 16
@.str.1 = private unnamed_addr constant [5 x i8] c"[%s]\00", align 1
@table = internal constant [4 x [6 x i8]] [[6 x i8] c"alpha\00", [6 x i8] c"beta\00\00", [6 x i8] c"gamma\00", [6 x i8] zeroinitializer], align 16
@.str.2 = private unnamed_addr constant [13 x i8] c" %s %d %g %g\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"34+ 5*7/\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"1x\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"zero\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"three\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"\C3\A4\FF\22\\\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %2, %22
  %4 = phi i64 [ 0, %2 ], [ %28, %22 ]
  %5 = phi i64 [ 0, %2 ], [ %27, %22 ]
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  %7 = sub nsw i64 %1, %5
  %8 = getelementptr inbounds nuw ptr, ptr @words, i64 %4
  %9 = load ptr, ptr %8, align 8, !tbaa !8
  %10 = load i8, ptr %9, align 1, !tbaa !11
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %22, label %12

12:                                               ; preds = %3, %12
  %13 = phi i8 [ %20, %12 ], [ %10, %3 ]
  %14 = phi i32 [ %19, %12 ], [ -2128831035, %3 ]
  %15 = phi ptr [ %16, %12 ], [ %9, %3 ]
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 1
  %17 = zext i8 %13 to i32
  %18 = xor i32 %14, %17
  %19 = mul i32 %18, 16777619
  %20 = load i8, ptr %16, align 1, !tbaa !11
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %22, label %12, !llvm.loop !12

22:                                               ; preds = %12, %3
  %23 = phi i32 [ -2128831035, %3 ], [ %19, %12 ]
  %24 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %9) #8
  %25 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %6, i64 noundef %7, ptr noundef nonnull @.str, ptr noundef nonnull %9, i32 noundef %23, i64 noundef %24) #9
  %26 = sext i32 %25 to i64
  %27 = add nsw i64 %5, %26
  %28 = add nuw nsw i64 %4, 1
  %29 = icmp eq i64 %28, 5
  br i1 %29, label %36, label %3, !llvm.loop !15

30:                                               ; preds = %36
  %31 = tail call noalias dereferenceable_or_null(32) ptr @malloc(i64 noundef 32) #10
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(6) %31, ptr noundef nonnull align 1 dereferenceable(6) @.str.8, i64 6, i1 false) #9
  %32 = tail call i64 @strlen(ptr nonnull dereferenceable(1) %31)
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(6) %33, ptr noundef nonnull align 4 dereferenceable(6) getelementptr inbounds nuw (i8, ptr @table, i64 12), i64 6, i1 false)
  %34 = load i8, ptr %31, align 1, !tbaa !11
  %35 = icmp eq i8 %34, 0
  br i1 %35, label %47, label %55

36:                                               ; preds = %22, %36
  %37 = phi i64 [ %45, %36 ], [ 0, %22 ]
  %38 = phi i64 [ %44, %36 ], [ %27, %22 ]
  %39 = getelementptr inbounds i8, ptr %0, i64 %38
  %40 = sub nsw i64 %1, %38
  %41 = getelementptr inbounds nuw [6 x i8], ptr @table, i64 %37
  %42 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %39, i64 noundef %40, ptr noundef nonnull @.str.1, ptr noundef nonnull %41) #9
  %43 = sext i32 %42 to i64
  %44 = add nsw i64 %38, %43
  %45 = add nuw nsw i64 %37, 1
  %46 = icmp eq i64 %45, 4
  br i1 %46, label %30, label %36, !llvm.loop !16

47:                                               ; preds = %62, %30
  %48 = getelementptr inbounds i8, ptr %0, i64 %44
  %49 = sub nsw i64 %1, %44
  %50 = tail call fastcc double @evaluate(ptr noundef nonnull @.str.3)
  %51 = tail call fastcc double @evaluate(ptr noundef nonnull @.str.4)
  %52 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %48, i64 noundef %49, ptr noundef nonnull @.str.2, ptr noundef nonnull %31, i32 noundef 1, double noundef %50, double noundef %51) #9
  %53 = sext i32 %52 to i64
  %54 = add nsw i64 %44, %53
  tail call void @free(ptr noundef %31) #9
  ret i64 %54

55:                                               ; preds = %30, %62
  %56 = phi i8 [ %64, %62 ], [ %34, %30 ]
  %57 = phi ptr [ %63, %62 ], [ %31, %30 ]
  %58 = add i8 %56, -97
  %59 = icmp ult i8 %58, 6
  br i1 %59, label %60, label %62

60:                                               ; preds = %55
  %61 = add nsw i8 %56, -32
  store i8 %61, ptr %57, align 1, !tbaa !11
  br label %62

62:                                               ; preds = %55, %60
  %63 = getelementptr inbounds nuw i8, ptr %57, i64 1
  %64 = load i8, ptr %63, align 1, !tbaa !11
  %65 = icmp eq i8 %64, 0
  br i1 %65, label %47, label %55, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #4

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc double @evaluate(ptr noundef readonly captures(none) %0) unnamed_addr #5 {
  %2 = alloca [16 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  br label %3

3:                                                ; preds = %54, %1
  %4 = phi ptr [ %0, %1 ], [ %56, %54 ]
  %5 = phi i32 [ 0, %1 ], [ %55, %54 ]
  %6 = load i8, ptr %4, align 1, !tbaa !11
  switch i8 %6, label %59 [
    i8 0, label %57
    i8 48, label %7
    i8 49, label %7
    i8 50, label %7
    i8 51, label %7
    i8 52, label %7
    i8 53, label %7
    i8 54, label %7
    i8 55, label %7
    i8 56, label %7
    i8 57, label %7
    i8 43, label %14
    i8 45, label %24
    i8 42, label %34
    i8 47, label %44
    i8 32, label %54
  ]

7:                                                ; preds = %3, %3, %3, %3, %3, %3, %3, %3, %3, %3
  %8 = sext i8 %6 to i32
  %9 = add nsw i32 %8, -48
  %10 = sitofp i32 %9 to double
  %11 = add nsw i32 %5, 1
  %12 = sext i32 %5 to i64
  %13 = getelementptr inbounds double, ptr %2, i64 %12
  store double %10, ptr %13, align 8, !tbaa !18
  br label %54

14:                                               ; preds = %3
  %15 = add nsw i32 %5, -1
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !18
  %19 = sext i32 %5 to i64
  %20 = getelementptr double, ptr %2, i64 %19
  %21 = getelementptr i8, ptr %20, i64 -16
  %22 = load double, ptr %21, align 8, !tbaa !18
  %23 = fadd double %18, %22
  store double %23, ptr %21, align 8, !tbaa !18
  br label %54

24:                                               ; preds = %3
  %25 = add nsw i32 %5, -1
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %2, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !18
  %29 = sext i32 %5 to i64
  %30 = getelementptr double, ptr %2, i64 %29
  %31 = getelementptr i8, ptr %30, i64 -16
  %32 = load double, ptr %31, align 8, !tbaa !18
  %33 = fsub double %32, %28
  store double %33, ptr %31, align 8, !tbaa !18
  br label %54

34:                                               ; preds = %3
  %35 = add nsw i32 %5, -1
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds double, ptr %2, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !18
  %39 = sext i32 %5 to i64
  %40 = getelementptr double, ptr %2, i64 %39
  %41 = getelementptr i8, ptr %40, i64 -16
  %42 = load double, ptr %41, align 8, !tbaa !18
  %43 = fmul double %38, %42
  store double %43, ptr %41, align 8, !tbaa !18
  br label %54

44:                                               ; preds = %3
  %45 = add nsw i32 %5, -1
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %2, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !18
  %49 = sext i32 %5 to i64
  %50 = getelementptr double, ptr %2, i64 %49
  %51 = getelementptr i8, ptr %50, i64 -16
  %52 = load double, ptr %51, align 8, !tbaa !18
  %53 = fdiv double %52, %48
  store double %53, ptr %51, align 8, !tbaa !18
  br label %54

54:                                               ; preds = %3, %7, %14, %24, %34, %44
  %55 = phi i32 [ %11, %7 ], [ %15, %14 ], [ %25, %24 ], [ %35, %34 ], [ %45, %44 ], [ %5, %3 ]
  %56 = getelementptr inbounds nuw i8, ptr %4, i64 1
  br label %3, !llvm.loop !20

57:                                               ; preds = %3
  %58 = load double, ptr %2, align 16, !tbaa !18
  br label %59

59:                                               ; preds = %3, %57
  %60 = phi double [ %58, %57 ], [ -1.000000e+00, %3 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  ret double %60
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nounwind willreturn memory(read) }
attributes #9 = { nounwind }
attributes #10 = { nounwind allocsize(0) }

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
!9 = !{!"p1 omnipotent char", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!6, !6, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = distinct !{!16, !13, !14}
!17 = distinct !{!17, !13, !14}
!18 = !{!19, !19, i64 0}
!19 = !{!"double", !6, i64 0}
!20 = distinct !{!20, !13, !14}
