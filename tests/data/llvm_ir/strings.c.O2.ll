; ModuleID = 'strings.c'
source_filename = "strings.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [11 x i8] c"%s %u %zu\0A\00", align 1
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
define dso_local range(i64 -21474836480, 21474836471) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, ptr noundef nonnull @.str.5, i32 noundef -1955600541, i64 noundef 4) #8
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = sub nsw i64 %1, %4
  %7 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %5, i64 noundef %6, ptr noundef nonnull @.str, ptr noundef nonnull @.str.6, i32 noundef -1171842577, i64 noundef 3) #8
  %8 = sext i32 %7 to i64
  %9 = add nsw i64 %4, %8
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  %11 = sub nsw i64 %1, %9
  %12 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %10, i64 noundef %11, ptr noundef nonnull @.str, ptr noundef nonnull @.str.7, i32 noundef -1104902103, i64 noundef 3) #8
  %13 = sext i32 %12 to i64
  %14 = add nsw i64 %9, %13
  %15 = getelementptr inbounds i8, ptr %0, i64 %14
  %16 = sub nsw i64 %1, %14
  %17 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %15, i64 noundef %16, ptr noundef nonnull @.str, ptr noundef nonnull @.str.8, i32 noundef -2004483133, i64 noundef 5) #8
  %18 = sext i32 %17 to i64
  %19 = add nsw i64 %14, %18
  %20 = getelementptr inbounds i8, ptr %0, i64 %19
  %21 = sub nsw i64 %1, %19
  %22 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %20, i64 noundef %21, ptr noundef nonnull @.str, ptr noundef nonnull @.str.9, i32 noundef -592569159, i64 noundef 5) #8
  %23 = sext i32 %22 to i64
  %24 = add nsw i64 %19, %23
  %25 = getelementptr inbounds i8, ptr %0, i64 %24
  %26 = sub nsw i64 %1, %24
  %27 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %25, i64 noundef %26, ptr noundef nonnull @.str.1, ptr noundef nonnull @table) #8
  %28 = sext i32 %27 to i64
  %29 = add nsw i64 %24, %28
  %30 = getelementptr inbounds i8, ptr %0, i64 %29
  %31 = sub nsw i64 %1, %29
  %32 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %30, i64 noundef %31, ptr noundef nonnull @.str.1, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @table, i64 6)) #8
  %33 = sext i32 %32 to i64
  %34 = add nsw i64 %29, %33
  %35 = getelementptr inbounds i8, ptr %0, i64 %34
  %36 = sub nsw i64 %1, %34
  %37 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %35, i64 noundef %36, ptr noundef nonnull @.str.1, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @table, i64 12)) #8
  %38 = sext i32 %37 to i64
  %39 = add nsw i64 %34, %38
  %40 = getelementptr inbounds i8, ptr %0, i64 %39
  %41 = sub nsw i64 %1, %39
  %42 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %40, i64 noundef %41, ptr noundef nonnull @.str.1, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @table, i64 18)) #8
  %43 = tail call noalias dereferenceable_or_null(32) ptr @malloc(i64 noundef 32) #9
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(6) %43, ptr noundef nonnull align 1 dereferenceable(6) @.str.8, i64 6, i1 false) #8
  %44 = tail call i64 @strlen(ptr nonnull dereferenceable(1) %43)
  %45 = getelementptr inbounds i8, ptr %43, i64 %44
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(6) %45, ptr noundef nonnull align 4 dereferenceable(6) getelementptr inbounds nuw (i8, ptr @table, i64 12), i64 6, i1 false)
  %46 = load i8, ptr %43, align 1, !tbaa !8
  %47 = icmp eq i8 %46, 0
  br i1 %47, label %48, label %58

48:                                               ; preds = %65, %2
  %49 = sext i32 %42 to i64
  %50 = add nsw i64 %39, %49
  %51 = getelementptr inbounds i8, ptr %0, i64 %50
  %52 = sub nsw i64 %1, %50
  %53 = tail call fastcc double @evaluate(ptr noundef nonnull @.str.3)
  %54 = tail call fastcc double @evaluate(ptr noundef nonnull @.str.4)
  %55 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %51, i64 noundef %52, ptr noundef nonnull @.str.2, ptr noundef nonnull %43, i32 noundef 1, double noundef %53, double noundef %54) #8
  %56 = sext i32 %55 to i64
  %57 = add nsw i64 %50, %56
  tail call void @free(ptr noundef %43) #8
  ret i64 %57

58:                                               ; preds = %2, %65
  %59 = phi i8 [ %67, %65 ], [ %46, %2 ]
  %60 = phi ptr [ %66, %65 ], [ %43, %2 ]
  %61 = add i8 %59, -97
  %62 = icmp ult i8 %61, 6
  br i1 %62, label %63, label %65

63:                                               ; preds = %58
  %64 = add nsw i8 %59, -32
  store i8 %64, ptr %60, align 1, !tbaa !8
  br label %65

65:                                               ; preds = %58, %63
  %66 = getelementptr inbounds nuw i8, ptr %60, i64 1
  %67 = load i8, ptr %66, align 1, !tbaa !8
  %68 = icmp eq i8 %67, 0
  br i1 %68, label %48, label %58, !llvm.loop !9
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
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  br label %3

3:                                                ; preds = %54, %1
  %4 = phi ptr [ %0, %1 ], [ %56, %54 ]
  %5 = phi i32 [ 0, %1 ], [ %55, %54 ]
  %6 = load i8, ptr %4, align 1, !tbaa !8
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
  %8 = zext nneg i8 %6 to i32
  %9 = add nsw i32 %8, -48
  %10 = uitofp nneg i32 %9 to double
  %11 = add nsw i32 %5, 1
  %12 = sext i32 %5 to i64
  %13 = getelementptr inbounds double, ptr %2, i64 %12
  store double %10, ptr %13, align 8, !tbaa !11
  br label %54

14:                                               ; preds = %3
  %15 = add nsw i32 %5, -1
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !11
  %19 = sext i32 %5 to i64
  %20 = getelementptr double, ptr %2, i64 %19
  %21 = getelementptr i8, ptr %20, i64 -16
  %22 = load double, ptr %21, align 8, !tbaa !11
  %23 = fadd double %18, %22
  store double %23, ptr %21, align 8, !tbaa !11
  br label %54

24:                                               ; preds = %3
  %25 = add nsw i32 %5, -1
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %2, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !11
  %29 = sext i32 %5 to i64
  %30 = getelementptr double, ptr %2, i64 %29
  %31 = getelementptr i8, ptr %30, i64 -16
  %32 = load double, ptr %31, align 8, !tbaa !11
  %33 = fsub double %32, %28
  store double %33, ptr %31, align 8, !tbaa !11
  br label %54

34:                                               ; preds = %3
  %35 = add nsw i32 %5, -1
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds double, ptr %2, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !11
  %39 = sext i32 %5 to i64
  %40 = getelementptr double, ptr %2, i64 %39
  %41 = getelementptr i8, ptr %40, i64 -16
  %42 = load double, ptr %41, align 8, !tbaa !11
  %43 = fmul double %38, %42
  store double %43, ptr %41, align 8, !tbaa !11
  br label %54

44:                                               ; preds = %3
  %45 = add nsw i32 %5, -1
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %2, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !11
  %49 = sext i32 %5 to i64
  %50 = getelementptr double, ptr %2, i64 %49
  %51 = getelementptr i8, ptr %50, i64 -16
  %52 = load double, ptr %51, align 8, !tbaa !11
  %53 = fdiv double %52, %48
  store double %53, ptr %51, align 8, !tbaa !11
  br label %54

54:                                               ; preds = %3, %7, %14, %24, %34, %44
  %55 = phi i32 [ %11, %7 ], [ %15, %14 ], [ %25, %24 ], [ %35, %34 ], [ %45, %44 ], [ %5, %3 ]
  %56 = getelementptr inbounds nuw i8, ptr %4, i64 1
  br label %3, !llvm.loop !13

57:                                               ; preds = %3
  %58 = load double, ptr %2, align 16, !tbaa !11
  br label %59

59:                                               ; preds = %3, %57
  %60 = phi double [ %58, %57 ], [ -1.000000e+00, %3 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
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
attributes #8 = { nounwind }
attributes #9 = { nounwind allocsize(0) }

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
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !10}
