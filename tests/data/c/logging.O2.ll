; ModuleID = 'logging.c'
source_filename = "logging.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"w\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"VERBOSE_TEST_OF_LOGGING\00", align 1
@length = internal unnamed_addr global i64 0, align 8
@.str.3 = private unnamed_addr constant [9 x i8] c"%d: %g; \00", align 1
@lines = internal unnamed_addr global ptr null, align 8
@.str.4 = private unnamed_addr constant [7 x i8] c"%s%zu\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local double @logging(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noalias ptr @fopen(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1)
  %4 = tail call ptr @getenv(ptr noundef nonnull @.str.2) #9
  store i64 0, ptr @length, align 8, !tbaa !8
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  %7 = icmp eq ptr %4, null
  %8 = zext nneg i32 %1 to i64
  br label %15

9:                                                ; preds = %24
  %10 = load i64, ptr @length, align 8, !tbaa !8
  br label %11

11:                                               ; preds = %9, %2
  %12 = phi i64 [ 0, %2 ], [ %10, %9 ]
  %13 = phi double [ 0.000000e+00, %2 ], [ %20, %9 ]
  %14 = icmp eq ptr %3, null
  br i1 %14, label %33, label %27

15:                                               ; preds = %6, %24
  %16 = phi i64 [ 0, %6 ], [ %25, %24 ]
  %17 = phi double [ 0.000000e+00, %6 ], [ %20, %24 ]
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %19 = load double, ptr %18, align 8, !tbaa !10
  %20 = tail call double @llvm.fmuladd.f64(double %17, double %19, double %19)
  %21 = trunc nuw nsw i64 %16 to i32
  tail call void (ptr, ...) @note(ptr nonnull poison, i32 noundef %21, double noundef %20)
  br i1 %7, label %24, label %22

22:                                               ; preds = %15
  %23 = load ptr, ptr @lines, align 8, !tbaa !12
  tail call void @perror(ptr noundef %23) #10
  br label %24

24:                                               ; preds = %15, %22
  %25 = add nuw nsw i64 %16, 1
  %26 = icmp eq i64 %25, %8
  br i1 %26, label %9, label %15, !llvm.loop !15

27:                                               ; preds = %11
  %28 = load ptr, ptr @lines, align 8, !tbaa !12
  %29 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef nonnull %3, ptr noundef nonnull @.str.4, ptr noundef %28, i64 noundef %12) #9
  %30 = tail call i32 @fflush(ptr noundef nonnull %3)
  %31 = tail call i32 @fclose(ptr noundef nonnull %3)
  %32 = load i64, ptr @length, align 8, !tbaa !8
  br label %33

33:                                               ; preds = %27, %11
  %34 = phi i64 [ %32, %27 ], [ %12, %11 ]
  %35 = load ptr, ptr @lines, align 8, !tbaa !12
  tail call void @free(ptr noundef %35) #9
  store ptr null, ptr @lines, align 8, !tbaa !12
  %36 = icmp ugt i64 %34, 3
  %37 = select i1 %36, double %13, double 0.000000e+00
  ret double %37
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noalias noundef ptr @fopen(ptr noundef readonly captures(none), ptr noundef readonly captures(none)) local_unnamed_addr #2

; Function Attrs: nofree nounwind memory(read)
declare noundef ptr @getenv(ptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nounwind uwtable
define internal void @note(ptr readnone captures(none) %0, ...) unnamed_addr #0 {
  %2 = alloca [128 x i8], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = call i32 @vsnprintf(ptr noundef nonnull %2, i64 noundef 128, ptr noundef nonnull @.str.3, ptr noundef nonnull %3) #9
  call void @llvm.va_end.p0(ptr nonnull %3)
  %5 = load ptr, ptr @lines, align 8, !tbaa !12
  %6 = load i64, ptr @length, align 8, !tbaa !8
  %7 = sext i32 %4 to i64
  %8 = add i64 %6, %7
  %9 = add i64 %8, 1
  %10 = call ptr @realloc(ptr noundef %5, i64 noundef %9) #11
  store ptr %10, ptr @lines, align 8, !tbaa !12
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 %6
  %12 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %11, ptr noundef nonnull dereferenceable(1) %2) #9
  store i64 %8, ptr @length, align 8, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  ret void
}

; Function Attrs: nofree nounwind
declare void @perror(ptr noundef readonly captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @fprintf(ptr noundef captures(none), ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare noundef i32 @fflush(ptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare noundef i32 @fclose(ptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #6

; Function Attrs: nofree nounwind
declare noundef i32 @vsnprintf(ptr noundef captures(none), i64 noundef, ptr noundef readonly captures(none), ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #6

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare ptr @strcpy(ptr noalias noundef returned writeonly, ptr noalias noundef readonly captures(none)) local_unnamed_addr #8

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #7 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { cold }
attributes #11 = { nounwind allocsize(1) }

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
!9 = !{!"long", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 omnipotent char", !14, i64 0}
!14 = !{!"any pointer", !6, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
