; ModuleID = 'chosen_buffer.c'
source_filename = "chosen_buffer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.chosen_buffer.local = private unnamed_addr constant [4 x double] [double 1.000000e+00, double 5.000000e-01, double 2.500000e-01, double 2.000000e+00], align 16
@chosen_buffer.kept = internal unnamed_addr global [4 x double] zeroinitializer, align 16

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @chosen_buffer(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [4 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %3, ptr noundef nonnull align 16 dereferenceable(32) @__const.chosen_buffer.local, i64 32, i1 false)
  %4 = tail call noalias dereferenceable_or_null(32) ptr @malloc(i64 noundef 32) #7
  br label %10

5:                                                ; preds = %10
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %21, %5
  br label %42

8:                                                ; preds = %5
  %9 = zext nneg i32 %1 to i64
  br label %21

10:                                               ; preds = %2, %10
  %11 = phi i64 [ 0, %2 ], [ %19, %10 ]
  %12 = trunc nuw nsw i64 %11 to i32
  %13 = srem i32 %12, %1
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !8
  %17 = getelementptr inbounds nuw double, ptr %4, i64 %11
  store double %16, ptr %17, align 8, !tbaa !8
  %18 = getelementptr inbounds nuw double, ptr @chosen_buffer.kept, i64 %11
  store double 1.000000e+00, ptr %18, align 8, !tbaa !8
  %19 = add nuw nsw i64 %11, 1
  %20 = icmp eq i64 %19, 4
  br i1 %20, label %5, label %10, !llvm.loop !10

21:                                               ; preds = %8, %21
  %22 = phi i64 [ 0, %8 ], [ %35, %21 ]
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = fcmp ogt double %24, 5.000000e-01
  %26 = fcmp ogt double %24, -5.000000e-01
  %27 = select i1 %26, ptr %4, ptr @chosen_buffer.kept
  %28 = select i1 %25, ptr %3, ptr %27
  %29 = and i64 %22, 1
  %30 = icmp eq i64 %29, 0
  %31 = select i1 %30, ptr %3, ptr %4
  %32 = and i64 %22, 3
  %33 = getelementptr inbounds nuw double, ptr %28, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !8
  %35 = add nuw nsw i64 %22, 1
  %36 = and i64 %35, 3
  %37 = getelementptr inbounds nuw double, ptr %31, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = tail call double @llvm.fmuladd.f64(double %34, double %24, double %38)
  store double %39, ptr %33, align 8, !tbaa !8
  %40 = icmp eq i64 %35, %9
  br i1 %40, label %7, label %21, !llvm.loop !13

41:                                               ; preds = %42
  tail call void @free(ptr noundef %4) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret double %54

42:                                               ; preds = %7, %42
  %43 = phi i64 [ %55, %42 ], [ 0, %7 ]
  %44 = phi double [ %54, %42 ], [ 0.000000e+00, %7 ]
  %45 = getelementptr inbounds nuw double, ptr %3, i64 %43
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = sub nuw nsw i64 3, %43
  %48 = getelementptr inbounds nuw double, ptr %4, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !8
  %50 = getelementptr inbounds nuw double, ptr @chosen_buffer.kept, i64 %43
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = fmul double %51, %51
  %53 = tail call double @llvm.fmuladd.f64(double %46, double %49, double %52)
  %54 = fadd double %44, %53
  %55 = add nuw nsw i64 %43, 1
  %56 = icmp eq i64 %55, 4
  br i1 %56, label %41, label %42, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind allocsize(0) }

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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
