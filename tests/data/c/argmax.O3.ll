; ModuleID = 'argmax.c'
source_filename = "argmax.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @argmax(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 1
  br i1 %4, label %5, label %37

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = add nsw i64 %6, -1
  %8 = and i64 %7, 1
  %9 = icmp eq i32 %2, 2
  br i1 %9, label %14, label %10

10:                                               ; preds = %5
  %11 = and i64 %7, -2
  br label %52

12:                                               ; preds = %52
  %13 = icmp eq i64 %8, 0
  br i1 %13, label %32, label %14

14:                                               ; preds = %12, %5
  %15 = phi i64 [ 1, %5 ], [ %84, %12 ]
  %16 = phi i32 [ 0, %5 ], [ %83, %12 ]
  %17 = phi i32 [ 0, %5 ], [ %78, %12 ]
  %18 = icmp ne i64 %8, 0
  tail call void @llvm.assume(i1 %18)
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %15
  %20 = load double, ptr %19, align 8, !tbaa !8
  %21 = zext nneg i32 %17 to i64
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = fcmp ogt double %20, %23
  %25 = trunc nuw nsw i64 %15 to i32
  %26 = select i1 %24, i32 %25, i32 %17
  %27 = zext nneg i32 %16 to i64
  %28 = getelementptr inbounds nuw double, ptr %0, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !8
  %30 = fcmp olt double %20, %29
  %31 = select i1 %30, i32 %25, i32 %16
  br label %32

32:                                               ; preds = %12, %14
  %33 = phi i32 [ %78, %12 ], [ %26, %14 ]
  %34 = phi i32 [ %83, %12 ], [ %31, %14 ]
  %35 = zext nneg i32 %33 to i64
  %36 = zext nneg i32 %34 to i64
  br label %37

37:                                               ; preds = %32, %3
  %38 = phi i64 [ 0, %3 ], [ %35, %32 ]
  %39 = phi i64 [ 0, %3 ], [ %36, %32 ]
  %40 = getelementptr inbounds nuw double, ptr %0, i64 %38
  %41 = load double, ptr %40, align 8, !tbaa !8
  %42 = fmul double %41, %41
  %43 = getelementptr inbounds nuw double, ptr %1, i64 %38
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = getelementptr inbounds nuw double, ptr %0, i64 %39
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = getelementptr inbounds nuw double, ptr %1, i64 %39
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = fneg double %48
  %50 = fmul double %46, %49
  %51 = tail call double @llvm.fmuladd.f64(double %42, double %44, double %50)
  ret double %51

52:                                               ; preds = %52, %10
  %53 = phi i64 [ 1, %10 ], [ %84, %52 ]
  %54 = phi i32 [ 0, %10 ], [ %83, %52 ]
  %55 = phi i32 [ 0, %10 ], [ %78, %52 ]
  %56 = phi i64 [ 0, %10 ], [ %85, %52 ]
  %57 = getelementptr inbounds nuw double, ptr %0, i64 %53
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = zext nneg i32 %55 to i64
  %60 = getelementptr inbounds nuw double, ptr %0, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = fcmp ogt double %58, %61
  %63 = trunc nuw nsw i64 %53 to i32
  %64 = select i1 %62, i32 %63, i32 %55
  %65 = zext nneg i32 %54 to i64
  %66 = getelementptr inbounds nuw double, ptr %0, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = fcmp olt double %58, %67
  %69 = select i1 %68, i32 %63, i32 %54
  %70 = add nuw nsw i64 %53, 1
  %71 = getelementptr inbounds nuw double, ptr %0, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !8
  %73 = zext nneg i32 %64 to i64
  %74 = getelementptr inbounds nuw double, ptr %0, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = fcmp ogt double %72, %75
  %77 = trunc nuw nsw i64 %70 to i32
  %78 = select i1 %76, i32 %77, i32 %64
  %79 = zext nneg i32 %69 to i64
  %80 = getelementptr inbounds nuw double, ptr %0, i64 %79
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = fcmp olt double %72, %81
  %83 = select i1 %82, i32 %77, i32 %69
  %84 = add nuw nsw i64 %53, 2
  %85 = add i64 %56, 2
  %86 = icmp eq i64 %85, %11
  br i1 %86, label %12, label %52, !llvm.loop !10
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
