; ModuleID = 'generic_stack.c'
source_filename = "generic_stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @generic_stack(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noalias dereferenceable_or_null(512) ptr @malloc(i64 noundef 512) #5
  %4 = tail call noalias dereferenceable_or_null(1024) ptr @malloc(i64 noundef 1024) #5
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %15

6:                                                ; preds = %2
  %7 = zext nneg i32 %1 to i64
  %8 = shl nuw nsw i64 %7, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 8 %0, i64 %8, i1 false)
  %9 = zext nneg i32 %1 to i64
  br label %19

10:                                               ; preds = %19
  %11 = add nsw i32 %1, -1
  %12 = zext nneg i32 %11 to i64
  %13 = shl nuw nsw i64 %12, 3
  %14 = add nuw nsw i64 %13, 8
  br label %15

15:                                               ; preds = %10, %2
  %16 = phi i64 [ 0, %2 ], [ %32, %10 ]
  %17 = phi i64 [ 0, %2 ], [ %14, %10 ]
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %51, label %34

19:                                               ; preds = %6, %19
  %20 = phi i64 [ 0, %6 ], [ %22, %19 ]
  %21 = phi i64 [ 0, %6 ], [ %32, %19 ]
  %22 = add nuw nsw i64 %20, 1
  %23 = trunc nuw nsw i64 %22 to i32
  %24 = uitofp nneg i32 %23 to float
  %25 = fmul float %24, 5.000000e-01
  %26 = getelementptr inbounds nuw double, ptr %0, i64 %20
  %27 = load double, ptr %26, align 8, !tbaa !8
  %28 = fmul double %27, %27
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 %21
  store float %25, ptr %29, align 1
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 4
  store i32 0, ptr %30, align 1
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 8
  store double %28, ptr %31, align 1
  %32 = add nuw nsw i64 %21, 16
  %33 = icmp eq i64 %22, %9
  br i1 %33, label %10, label %19, !llvm.loop !10

34:                                               ; preds = %15, %34
  %35 = phi double [ %49, %34 ], [ 0.000000e+00, %15 ]
  %36 = phi i64 [ %38, %34 ], [ %17, %15 ]
  %37 = phi i64 [ %41, %34 ], [ %16, %15 ]
  %38 = add i64 %36, -8
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 %38
  %40 = load double, ptr %39, align 1
  %41 = add i64 %37, -16
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 %41
  %43 = load float, ptr %42, align 1
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %45 = load double, ptr %44, align 1
  %46 = fmul double %40, %45
  %47 = fpext float %43 to double
  %48 = fmul double %46, %47
  %49 = tail call double @llvm.fmuladd.f64(double %35, double 5.000000e-01, double %48)
  %50 = icmp eq i64 %38, 0
  br i1 %50, label %51, label %34, !llvm.loop !13

51:                                               ; preds = %34, %15
  %52 = phi double [ 0.000000e+00, %15 ], [ %49, %34 ]
  tail call void @free(ptr noundef %3) #6
  tail call void @free(ptr noundef %4) #6
  ret double %52
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind allocsize(0) }
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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
