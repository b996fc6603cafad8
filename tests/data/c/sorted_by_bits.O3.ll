; ModuleID = 'sorted_by_bits.c'
source_filename = "sorted_by_bits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @sorted_by_bits(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 1
  br i1 %3, label %4, label %34

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = add nsw i64 %5, -1
  %7 = and i64 %6, 1
  %8 = icmp eq i32 %1, 2
  br i1 %8, label %13, label %9

9:                                                ; preds = %4
  %10 = and i64 %6, -2
  br label %40

11:                                               ; preds = %40
  %12 = icmp eq i64 %7, 0
  br i1 %12, label %31, label %13

13:                                               ; preds = %11, %4
  %14 = phi i64 [ 1, %4 ], [ %73, %11 ]
  %15 = phi i32 [ 0, %4 ], [ %72, %11 ]
  %16 = icmp ne i64 %7, 0
  tail call void @llvm.assume(i1 %16)
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %18 = load i64, ptr %17, align 8, !tbaa !8
  %19 = icmp slt i64 %18, 0
  %20 = sub nsw i64 -9223372036854775808, %18
  %21 = select i1 %19, i64 %20, i64 %18
  %22 = zext nneg i32 %15 to i64
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %22
  %24 = load i64, ptr %23, align 8, !tbaa !8
  %25 = icmp slt i64 %24, 0
  %26 = sub nsw i64 -9223372036854775808, %24
  %27 = select i1 %25, i64 %26, i64 %24
  %28 = icmp sgt i64 %21, %27
  %29 = trunc nuw nsw i64 %14 to i32
  %30 = select i1 %28, i32 %29, i32 %15
  br label %31

31:                                               ; preds = %11, %13
  %32 = phi i32 [ %72, %11 ], [ %30, %13 ]
  %33 = zext nneg i32 %32 to i64
  br label %34

34:                                               ; preds = %31, %2
  %35 = phi i64 [ 0, %2 ], [ %33, %31 ]
  %36 = getelementptr inbounds nuw double, ptr %0, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !8
  %38 = load double, ptr %0, align 8, !tbaa !8
  %39 = tail call double @llvm.fmuladd.f64(double %37, double %37, double %38)
  ret double %39

40:                                               ; preds = %40, %9
  %41 = phi i64 [ 1, %9 ], [ %73, %40 ]
  %42 = phi i32 [ 0, %9 ], [ %72, %40 ]
  %43 = phi i64 [ 0, %9 ], [ %74, %40 ]
  %44 = getelementptr inbounds nuw double, ptr %0, i64 %41
  %45 = load i64, ptr %44, align 8, !tbaa !8
  %46 = icmp slt i64 %45, 0
  %47 = sub nsw i64 -9223372036854775808, %45
  %48 = select i1 %46, i64 %47, i64 %45
  %49 = zext nneg i32 %42 to i64
  %50 = getelementptr inbounds nuw double, ptr %0, i64 %49
  %51 = load i64, ptr %50, align 8, !tbaa !8
  %52 = icmp slt i64 %51, 0
  %53 = sub nsw i64 -9223372036854775808, %51
  %54 = select i1 %52, i64 %53, i64 %51
  %55 = icmp sgt i64 %48, %54
  %56 = trunc nuw nsw i64 %41 to i32
  %57 = select i1 %55, i32 %56, i32 %42
  %58 = add nuw nsw i64 %41, 1
  %59 = getelementptr inbounds nuw double, ptr %0, i64 %58
  %60 = load i64, ptr %59, align 8, !tbaa !8
  %61 = icmp slt i64 %60, 0
  %62 = sub nsw i64 -9223372036854775808, %60
  %63 = select i1 %61, i64 %62, i64 %60
  %64 = zext nneg i32 %57 to i64
  %65 = getelementptr inbounds nuw double, ptr %0, i64 %64
  %66 = load i64, ptr %65, align 8, !tbaa !8
  %67 = icmp slt i64 %66, 0
  %68 = sub nsw i64 -9223372036854775808, %66
  %69 = select i1 %67, i64 %68, i64 %66
  %70 = icmp sgt i64 %63, %69
  %71 = trunc nuw nsw i64 %58 to i32
  %72 = select i1 %70, i32 %71, i32 %57
  %73 = add nuw nsw i64 %41, 2
  %74 = add i64 %43, 2
  %75 = icmp eq i64 %74, %10
  br i1 %75, label %11, label %40, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!11 = !{!"llvm.loop.mustprogress"}
