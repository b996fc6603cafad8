; ModuleID = 'tagged_pointer.c'
source_filename = "tagged_pointer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @tagged_pointer(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [8 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %62

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64
  %7 = icmp ult i32 %1, 4
  br i1 %7, label %29, label %8

8:                                                ; preds = %5
  %9 = and i64 %6, 2147483644
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i64 [ 0, %8 ], [ %24, %10 ]
  %12 = phi <2 x i64> [ <i64 0, i64 1>, %8 ], [ %25, %10 ]
  %13 = add <2 x i64> %12, splat (i64 2)
  %14 = getelementptr inbounds nuw double, ptr %0, <2 x i64> %12
  %15 = getelementptr inbounds nuw double, ptr %0, <2 x i64> %13
  %16 = ptrtoint <2 x ptr> %14 to <2 x i64>
  %17 = ptrtoint <2 x ptr> %15 to <2 x i64>
  %18 = and <2 x i64> %12, splat (i64 1)
  %19 = and <2 x i64> %12, splat (i64 1)
  %20 = or <2 x i64> %18, %16
  %21 = or <2 x i64> %19, %17
  %22 = getelementptr inbounds nuw i64, ptr %3, i64 %11
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 16
  store <2 x i64> %20, ptr %22, align 16, !tbaa !8
  store <2 x i64> %21, ptr %23, align 16, !tbaa !8
  %24 = add nuw i64 %11, 4
  %25 = add <2 x i64> %12, splat (i64 4)
  %26 = icmp eq i64 %24, %9
  br i1 %26, label %27, label %10, !llvm.loop !10

27:                                               ; preds = %10
  %28 = icmp eq i64 %9, %6
  br i1 %28, label %31, label %29

29:                                               ; preds = %5, %27
  %30 = phi i64 [ 0, %5 ], [ %9, %27 ]
  br label %36

31:                                               ; preds = %36, %27
  %32 = and i64 %6, 1
  %33 = icmp eq i32 %1, 1
  br i1 %33, label %47, label %34

34:                                               ; preds = %31
  %35 = and i64 %6, 2147483646
  br label %64

36:                                               ; preds = %29, %36
  %37 = phi i64 [ %43, %36 ], [ %30, %29 ]
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %37
  %39 = ptrtoint ptr %38 to i64
  %40 = and i64 %37, 1
  %41 = or i64 %40, %39
  %42 = getelementptr inbounds nuw i64, ptr %3, i64 %37
  store i64 %41, ptr %42, align 8, !tbaa !8
  %43 = add nuw nsw i64 %37, 1
  %44 = icmp eq i64 %43, %6
  br i1 %44, label %31, label %36, !llvm.loop !14

45:                                               ; preds = %64
  %46 = icmp eq i64 %32, 0
  br i1 %46, label %62, label %47

47:                                               ; preds = %45, %31
  %48 = phi i64 [ 0, %31 ], [ %91, %45 ]
  %49 = phi double [ 0.000000e+00, %31 ], [ %90, %45 ]
  %50 = icmp ne i64 %32, 0
  tail call void @llvm.assume(i1 %50)
  %51 = getelementptr inbounds nuw i64, ptr %3, i64 %48
  %52 = load i64, ptr %51, align 8, !tbaa !8
  %53 = and i64 %52, -2
  %54 = inttoptr i64 %53 to ptr
  %55 = and i64 %52, 1
  %56 = icmp eq i64 %55, 0
  %57 = load double, ptr %54, align 8, !tbaa !15
  %58 = fmul double %57, %57
  %59 = fneg double %57
  %60 = select i1 %56, double %59, double %58
  %61 = fadd double %49, %60
  br label %62

62:                                               ; preds = %47, %45, %2
  %63 = phi double [ 0.000000e+00, %2 ], [ %90, %45 ], [ %61, %47 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  ret double %63

64:                                               ; preds = %64, %34
  %65 = phi i64 [ 0, %34 ], [ %91, %64 ]
  %66 = phi double [ 0.000000e+00, %34 ], [ %90, %64 ]
  %67 = phi i64 [ 0, %34 ], [ %92, %64 ]
  %68 = getelementptr inbounds nuw i64, ptr %3, i64 %65
  %69 = load i64, ptr %68, align 16, !tbaa !8
  %70 = and i64 %69, -2
  %71 = inttoptr i64 %70 to ptr
  %72 = and i64 %69, 1
  %73 = icmp eq i64 %72, 0
  %74 = load double, ptr %71, align 8, !tbaa !15
  %75 = fmul double %74, %74
  %76 = fneg double %74
  %77 = select i1 %73, double %76, double %75
  %78 = fadd double %66, %77
  %79 = getelementptr inbounds nuw i64, ptr %3, i64 %65
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %81 = load i64, ptr %80, align 8, !tbaa !8
  %82 = and i64 %81, -2
  %83 = inttoptr i64 %82 to ptr
  %84 = and i64 %81, 1
  %85 = icmp eq i64 %84, 0
  %86 = load double, ptr %83, align 8, !tbaa !15
  %87 = fmul double %86, %86
  %88 = fneg double %86
  %89 = select i1 %85, double %88, double %87
  %90 = fadd double %78, %89
  %91 = add nuw nsw i64 %65, 2
  %92 = add i64 %67, 2
  %93 = icmp eq i64 %92, %35
  br i1 %93, label %45, label %64, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { nounwind }

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
!10 = distinct !{!10, !11, !12, !13}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.isvectorized", i32 1}
!13 = !{!"llvm.loop.unroll.runtime.disable"}
!14 = distinct !{!14, !11, !13, !12}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !6, i64 0}
!17 = distinct !{!17, !11}
