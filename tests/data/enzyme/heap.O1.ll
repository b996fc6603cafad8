source_filename = "heap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.x = private unnamed_addr constant [3 x double] [double 1.000000e+00, double 2.000000e+00, double 4.000000e+00], align 16
@.str = private unnamed_addr constant [19 x i8] c"%.12g %.12g %.12g\0A\00", align 1
@enzyme_dup = dso_local local_unnamed_addr global i32 0, align 4

define dso_local double @smooth(ptr noundef readonly captures(none) %0, i32 noundef %1) #0 {
  %3 = sext i32 %1 to i64
  %4 = shl nsw i64 %3, 3
  %5 = tail call noalias ptr @malloc(i64 noundef %4) #10
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %2
  %8 = zext nneg i32 %1 to i64
  %9 = zext nneg i32 %1 to i64
  br label %14

10:                                               ; preds = %14, %2
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %12, label %28

12:                                               ; preds = %10
  %13 = zext nneg i32 %1 to i64
  br label %30

14:                                               ; preds = %7, %14
  %15 = phi i64 [ 0, %7 ], [ %18, %14 ]
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !9
  %18 = add nuw nsw i64 %15, 1
  %19 = icmp eq i64 %18, %8
  %20 = and i64 %18, 4294967295
  %21 = select i1 %19, i64 0, i64 %20
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !9
  %24 = fadd double %17, %23
  %25 = fmul double %24, 5.000000e-01
  %26 = getelementptr inbounds nuw double, ptr %5, i64 %15
  store double %25, ptr %26, align 8, !tbaa !9
  %27 = icmp eq i64 %18, %9
  br i1 %27, label %10, label %14, !llvm.loop !11

28:                                               ; preds = %30, %10
  %29 = phi double [ 0.000000e+00, %10 ], [ %35, %30 ]
  tail call void @free(ptr noundef %5) #11
  ret double %29

30:                                               ; preds = %12, %30
  %31 = phi i64 [ 0, %12 ], [ %36, %30 ]
  %32 = phi double [ 0.000000e+00, %12 ], [ %35, %30 ]
  %33 = getelementptr inbounds nuw double, ptr %5, i64 %31
  %34 = load double, ptr %33, align 8, !tbaa !9
  %35 = tail call double @llvm.fmuladd.f64(double %34, double %34, double %32)
  %36 = add nuw nsw i64 %31, 1
  %37 = icmp eq i64 %36, %13
  br i1 %37, label %28, label %30, !llvm.loop !14
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare double @llvm.fmuladd.f64(double, double, double) #3

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

define dso_local noundef i32 @main() local_unnamed_addr #5 {
  %1 = alloca [3 x double], align 16
  %2 = alloca [3 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #11
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %1, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %2, i8 0, i64 24, i1 false)
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @smooth, ptr noundef nonnull %1, ptr noundef nonnull %2, i32 noundef 3) #11
  %3 = load double, ptr %2, align 16, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = load double, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %7 = load double, ptr %6, align 16, !tbaa !9
  %8 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %3, double noundef %5, double noundef %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #11
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

declare void @__enzyme_autodiff(ptr noundef, ...) local_unnamed_addr #8

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #9

attributes #0 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { nounwind allocsize(0) }
attributes #11 = { nounwind }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
