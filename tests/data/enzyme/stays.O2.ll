source_filename = "stays.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.series = type { ptr, i32 }

@.str = private unnamed_addr constant [9 x i8] c"too many\00", align 1
@last = internal unnamed_addr global double 0.000000e+00, align 8
@draws = internal unnamed_addr global i32 0, align 4
@enzyme_dup = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_const = dso_local local_unnamed_addr global i32 0, align 4
@.str.1 = private unnamed_addr constant [6 x i8] c"%d %g\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c" %g\00", align 1
@__const.main.x = private unnamed_addr constant [2 x double] [double 1.100000e+00, double 7.000000e+00], align 16
@__const.main.dx = private unnamed_addr constant [2 x double] [double 0.000000e+00, double 3.000000e+00], align 16
@.str.4 = private unnamed_addr constant [22 x i8] c"%.12g %g %.12g %g %d\0A\00", align 1

define dso_local void @grow(ptr noundef captures(none) %0, double noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8, !tbaa !9
  %5 = icmp sgt i32 %4, 100
  br i1 %5, label %6, label %7

6:                                                ; preds = %2
  tail call void (i32, ptr, ...) @errx(i32 noundef 1, ptr noundef nonnull @.str) #12
  unreachable

7:                                                ; preds = %2
  %8 = add nsw i32 %4, 1
  %9 = sext i32 %8 to i64
  %10 = shl nsw i64 %9, 3
  %11 = tail call noalias ptr @malloc(i64 noundef %10) #13
  %12 = load ptr, ptr %0, align 8, !tbaa !13
  %13 = sext i32 %4 to i64
  %14 = shl nsw i64 %13, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %12, i64 %14, i1 false)
  %15 = getelementptr double, ptr %11, i64 %13
  %16 = getelementptr i8, ptr %15, i64 -8
  %17 = load double, ptr %16, align 8, !tbaa !14
  %18 = fmul double %1, %17
  store double %18, ptr %15, align 8, !tbaa !14
  tail call void @free(ptr noundef %12) #14
  store ptr %11, ptr %0, align 8, !tbaa !13
  %19 = load i32, ptr %3, align 8, !tbaa !9
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr %3, align 8, !tbaa !9
  store double %1, ptr @last, align 8, !tbaa !14
  ret void
}

declare void @errx(i32 noundef, ptr noundef, ...) local_unnamed_addr #1

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

define dso_local double @total(ptr noundef captures(none) %0, double noundef %1) #6 {
  tail call void @grow(ptr noundef %0, double noundef %1)
  tail call void @grow(ptr noundef %0, double noundef %1)
  tail call void @grow(ptr noundef %0, double noundef %1)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8, !tbaa !9
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %29

6:                                                ; preds = %2
  %7 = load ptr, ptr %0, align 8, !tbaa !13
  %8 = zext nneg i32 %4 to i64
  %9 = and i64 %8, 7
  %10 = icmp ult i32 %4, 8
  br i1 %10, label %15, label %11

11:                                               ; preds = %6
  %12 = and i64 %8, 2147483640
  br label %31

13:                                               ; preds = %31
  %14 = icmp eq i64 %9, 0
  br i1 %14, label %29, label %15

15:                                               ; preds = %13, %6
  %16 = phi i64 [ 0, %6 ], [ %66, %13 ]
  %17 = phi double [ 0.000000e+00, %6 ], [ %65, %13 ]
  %18 = icmp ne i64 %9, 0
  tail call void @llvm.assume(i1 %18)
  br label %19

19:                                               ; preds = %19, %15
  %20 = phi i64 [ %16, %15 ], [ %26, %19 ]
  %21 = phi double [ %17, %15 ], [ %25, %19 ]
  %22 = phi i64 [ 0, %15 ], [ %27, %19 ]
  %23 = getelementptr inbounds nuw double, ptr %7, i64 %20
  %24 = load double, ptr %23, align 8, !tbaa !14
  %25 = fadd double %21, %24
  %26 = add nuw nsw i64 %20, 1
  %27 = add i64 %22, 1
  %28 = icmp eq i64 %27, %9
  br i1 %28, label %29, label %19, !llvm.loop !16

29:                                               ; preds = %13, %19, %2
  %30 = phi double [ 0.000000e+00, %2 ], [ %65, %13 ], [ %25, %19 ]
  ret double %30

31:                                               ; preds = %31, %11
  %32 = phi i64 [ 0, %11 ], [ %66, %31 ]
  %33 = phi double [ 0.000000e+00, %11 ], [ %65, %31 ]
  %34 = phi i64 [ 0, %11 ], [ %67, %31 ]
  %35 = getelementptr inbounds nuw double, ptr %7, i64 %32
  %36 = load double, ptr %35, align 8, !tbaa !14
  %37 = fadd double %33, %36
  %38 = getelementptr inbounds nuw double, ptr %7, i64 %32
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %40 = load double, ptr %39, align 8, !tbaa !14
  %41 = fadd double %37, %40
  %42 = getelementptr inbounds nuw double, ptr %7, i64 %32
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %44 = load double, ptr %43, align 8, !tbaa !14
  %45 = fadd double %41, %44
  %46 = getelementptr inbounds nuw double, ptr %7, i64 %32
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 24
  %48 = load double, ptr %47, align 8, !tbaa !14
  %49 = fadd double %45, %48
  %50 = getelementptr inbounds nuw double, ptr %7, i64 %32
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 32
  %52 = load double, ptr %51, align 8, !tbaa !14
  %53 = fadd double %49, %52
  %54 = getelementptr inbounds nuw double, ptr %7, i64 %32
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 40
  %56 = load double, ptr %55, align 8, !tbaa !14
  %57 = fadd double %53, %56
  %58 = getelementptr inbounds nuw double, ptr %7, i64 %32
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 48
  %60 = load double, ptr %59, align 8, !tbaa !14
  %61 = fadd double %57, %60
  %62 = getelementptr inbounds nuw double, ptr %7, i64 %32
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 56
  %64 = load double, ptr %63, align 8, !tbaa !14
  %65 = fadd double %61, %64
  %66 = add nuw nsw i64 %32, 8
  %67 = add i64 %34, 8
  %68 = icmp eq i64 %67, %12
  br i1 %68, label %13, label %31, !llvm.loop !18
}

define dso_local double @walk(ptr noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %7, label %4

4:                                                ; preds = %7, %2
  %5 = phi double [ 0.000000e+00, %2 ], [ %17, %7 ]
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %6, align 8
  ret double %5

7:                                                ; preds = %2, %7
  %8 = phi i32 [ %18, %7 ], [ 0, %2 ]
  %9 = phi double [ %17, %7 ], [ 0.000000e+00, %2 ]
  %10 = tail call i32 @rand() #14
  %11 = icmp sgt i32 %10, -1
  %12 = zext i1 %11 to i32
  %13 = load i32, ptr @draws, align 4, !tbaa !5
  %14 = add nsw i32 %13, %12
  store i32 %14, ptr @draws, align 4, !tbaa !5
  %15 = load double, ptr %0, align 8, !tbaa !14
  %16 = fmul double %15, %15
  store double %16, ptr %0, align 8, !tbaa !14
  %17 = fadd double %9, %16
  %18 = add nuw nsw i32 %8, 1
  %19 = icmp eq i32 %18, %1
  br i1 %19, label %4, label %7, !llvm.loop !20
}

declare i32 @rand() local_unnamed_addr #7

define dso_local noundef i32 @main() local_unnamed_addr #6 {
  %1 = alloca %struct.series, align 8
  %2 = alloca %struct.series, align 8
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #14
  %5 = tail call noalias dereferenceable_or_null(8) ptr @malloc(i64 noundef 8) #13
  store ptr %5, ptr %1, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i32 1, ptr %6, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 12
  store i32 0, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #14
  %8 = tail call noalias dereferenceable_or_null(8) ptr @malloc(i64 noundef 8) #13
  store ptr %8, ptr %2, align 8, !tbaa !13
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i32 1, ptr %9, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 12
  store i32 0, ptr %10, align 4
  store double 5.000000e+00, ptr %5, align 8, !tbaa !14
  store double 0.000000e+00, ptr %8, align 8, !tbaa !14
  %11 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %12 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @total, i32 noundef %11, ptr noundef nonnull %1, ptr noundef nonnull %2, i32 noundef %12, double noundef 2.000000e+00) #14
  %13 = load i32, ptr %6, align 8, !tbaa !9
  %14 = load double, ptr @last, align 8, !tbaa !14
  %15 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %13, double noundef %14)
  %16 = load i32, ptr %6, align 8, !tbaa !9
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %30, label %18

18:                                               ; preds = %30, %0
  %19 = call i32 @putchar(i32 10)
  %20 = load ptr, ptr %1, align 8, !tbaa !13
  call void @free(ptr noundef %20) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %3, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.x, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.dx, i64 16, i1 false)
  %21 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @walk, i32 noundef %21, ptr noundef nonnull %3, ptr noundef nonnull %4, i32 noundef 3) #14
  %22 = load double, ptr %3, align 16, !tbaa !14
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %24 = load double, ptr %23, align 8, !tbaa !14
  %25 = load double, ptr %4, align 16, !tbaa !14
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %27 = load double, ptr %26, align 8, !tbaa !14
  %28 = load i32, ptr @draws, align 4, !tbaa !5
  %29 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, double noundef %22, double noundef %24, double noundef %25, double noundef %27, i32 noundef %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #14
  ret i32 0

30:                                               ; preds = %0, %30
  %31 = phi i64 [ %36, %30 ], [ 0, %0 ]
  %32 = load ptr, ptr %1, align 8, !tbaa !13
  %33 = getelementptr inbounds nuw double, ptr %32, i64 %31
  %34 = load double, ptr %33, align 8, !tbaa !14
  %35 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %34)
  %36 = add nuw nsw i64 %31, 1
  %37 = load i32, ptr %6, align 8, !tbaa !9
  %38 = sext i32 %37 to i64
  %39 = icmp slt i64 %36, %38
  br i1 %39, label %30, label %18, !llvm.loop !21
}

declare void @__enzyme_autodiff(ptr noundef, ...) local_unnamed_addr #8

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #9

declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #10

declare void @llvm.assume(i1 noundef) #11

attributes #0 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { nofree nounwind }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #12 = { noreturn nounwind }
attributes #13 = { nounwind allocsize(0) }
attributes #14 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !6, i64 8}
!10 = !{!"", !11, i64 0, !6, i64 8}
!11 = !{!"p1 double", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!10, !11, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !7, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = distinct !{!20, !19}
!21 = distinct !{!21, !19}
