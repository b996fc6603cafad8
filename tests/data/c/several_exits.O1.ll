; ModuleID = 'several_exits.c'
source_filename = "several_exits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @several_exits(ptr noundef readonly captures(none) %0, i32 noundef %1, double noundef %2) local_unnamed_addr #0 {
  %4 = sext i32 %1 to i64
  %5 = shl nsw i64 %4, 3
  %6 = tail call noalias ptr @malloc(i64 noundef %5) #3
  %7 = fneg double %2
  %8 = zext i32 %1 to i64
  br label %9

9:                                                ; preds = %25, %3
  %10 = phi i32 [ %29, %25 ], [ 1, %3 ]
  %11 = phi i64 [ %26, %25 ], [ 0, %3 ]
  %12 = phi double [ %27, %25 ], [ 1.000000e+00, %3 ]
  %13 = icmp eq i64 %11, %8
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  tail call void @free(ptr noundef %6) #4
  %15 = fmul double %2, %12
  br label %42

16:                                               ; preds = %9
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %11
  %18 = load double, ptr %17, align 8, !tbaa !8
  %19 = fmul double %12, %18
  %20 = getelementptr inbounds nuw double, ptr %6, i64 %11
  store double %19, ptr %20, align 8, !tbaa !8
  %21 = fcmp olt double %19, %7
  br i1 %21, label %22, label %25

22:                                               ; preds = %16
  %23 = load double, ptr %6, align 8, !tbaa !8
  %24 = fmul double %19, %23
  tail call void @free(ptr noundef %6) #4
  br label %42

25:                                               ; preds = %16
  %26 = add nuw nsw i64 %11, 1
  %27 = fadd double %12, %19
  %28 = fcmp ogt double %27, %2
  %29 = add nuw i32 %10, 1
  br i1 %28, label %30, label %9, !llvm.loop !10

30:                                               ; preds = %25
  %31 = sext i32 %10 to i64
  br label %32

32:                                               ; preds = %30, %32
  %33 = phi i64 [ %31, %30 ], [ %35, %32 ]
  %34 = phi double [ 0.000000e+00, %30 ], [ %38, %32 ]
  %35 = add nsw i64 %33, -1
  %36 = getelementptr inbounds double, ptr %6, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !8
  %38 = fadd double %34, %37
  %39 = icmp sgt i64 %33, 1
  br i1 %39, label %32, label %40, !llvm.loop !12

40:                                               ; preds = %32
  tail call void @free(ptr noundef %6) #4
  %41 = fmul double %2, %38
  br label %42

42:                                               ; preds = %40, %22, %14
  %43 = phi double [ %15, %14 ], [ %24, %22 ], [ %41, %40 ]
  ret double %43
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

attributes #0 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) }
attributes #4 = { nounwind }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13, !11}
!13 = !{!"llvm.loop.mustprogress"}
