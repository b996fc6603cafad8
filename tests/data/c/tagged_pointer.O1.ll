; ModuleID = 'tagged_pointer.c'
source_filename = "tagged_pointer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @tagged_pointer(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [8 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #2
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64
  br label %11

7:                                                ; preds = %11, %2
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %20

9:                                                ; preds = %7
  %10 = zext nneg i32 %1 to i64
  br label %22

11:                                               ; preds = %5, %11
  %12 = phi i64 [ 0, %5 ], [ %18, %11 ]
  %13 = getelementptr inbounds nuw double, ptr %0, i64 %12
  %14 = ptrtoint ptr %13 to i64
  %15 = and i64 %12, 1
  %16 = or i64 %15, %14
  %17 = getelementptr inbounds nuw i64, ptr %3, i64 %12
  store i64 %16, ptr %17, align 8, !tbaa !8
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %6
  br i1 %19, label %7, label %11, !llvm.loop !10

20:                                               ; preds = %22, %7
  %21 = phi double [ 0.000000e+00, %7 ], [ %35, %22 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #2
  ret double %21

22:                                               ; preds = %9, %22
  %23 = phi i64 [ 0, %9 ], [ %36, %22 ]
  %24 = phi double [ 0.000000e+00, %9 ], [ %35, %22 ]
  %25 = getelementptr inbounds nuw i64, ptr %3, i64 %23
  %26 = load i64, ptr %25, align 8, !tbaa !8
  %27 = and i64 %26, -2
  %28 = inttoptr i64 %27 to ptr
  %29 = and i64 %26, 1
  %30 = icmp eq i64 %29, 0
  %31 = load double, ptr %28, align 8, !tbaa !13
  %32 = fmul double %31, %31
  %33 = fneg double %31
  %34 = select i1 %30, double %33, double %32
  %35 = fadd double %24, %34
  %36 = add nuw nsw i64 %23, 1
  %37 = icmp eq i64 %36, %10
  br i1 %37, label %20, label %22, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }

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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !6, i64 0}
!15 = distinct !{!15, !11, !12}
