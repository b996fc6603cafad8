; ModuleID = 'extended_precision.c'
source_filename = "extended_precision.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @extended_precision(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %32

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = and i64 %5, 3
  %7 = icmp ult i32 %1, 4
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = and i64 %5, 2147483644
  br label %34

10:                                               ; preds = %34
  %11 = icmp eq i64 %6, 0
  br i1 %11, label %29, label %12

12:                                               ; preds = %10, %4
  %13 = phi i64 [ 0, %4 ], [ %65, %10 ]
  %14 = phi x86_fp80 [ 0xK00000000000000000000, %4 ], [ %64, %10 ]
  %15 = icmp ne i64 %6, 0
  tail call void @llvm.assume(i1 %15)
  br label %16

16:                                               ; preds = %16, %12
  %17 = phi i64 [ %13, %12 ], [ %26, %16 ]
  %18 = phi x86_fp80 [ %14, %12 ], [ %25, %16 ]
  %19 = phi i64 [ 0, %12 ], [ %27, %16 ]
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = fpext double %21 to x86_fp80
  %23 = fmul x86_fp80 %22, %22
  %24 = fdiv x86_fp80 %23, 0xK4000C000000000000000
  %25 = fadd x86_fp80 %18, %24
  %26 = add nuw nsw i64 %17, 1
  %27 = add i64 %19, 1
  %28 = icmp eq i64 %27, %6
  br i1 %28, label %29, label %16, !llvm.loop !10

29:                                               ; preds = %16, %10
  %30 = phi x86_fp80 [ %64, %10 ], [ %25, %16 ]
  %31 = fptrunc x86_fp80 %30 to double
  br label %32

32:                                               ; preds = %29, %2
  %33 = phi double [ 0.000000e+00, %2 ], [ %31, %29 ]
  ret double %33

34:                                               ; preds = %34, %8
  %35 = phi i64 [ 0, %8 ], [ %65, %34 ]
  %36 = phi x86_fp80 [ 0xK00000000000000000000, %8 ], [ %64, %34 ]
  %37 = phi i64 [ 0, %8 ], [ %66, %34 ]
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %35
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = fpext double %39 to x86_fp80
  %41 = fmul x86_fp80 %40, %40
  %42 = fdiv x86_fp80 %41, 0xK4000C000000000000000
  %43 = fadd x86_fp80 %36, %42
  %44 = getelementptr inbounds nuw double, ptr %0, i64 %35
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = fpext double %46 to x86_fp80
  %48 = fmul x86_fp80 %47, %47
  %49 = fdiv x86_fp80 %48, 0xK4000C000000000000000
  %50 = fadd x86_fp80 %43, %49
  %51 = getelementptr inbounds nuw double, ptr %0, i64 %35
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 16
  %53 = load double, ptr %52, align 8, !tbaa !8
  %54 = fpext double %53 to x86_fp80
  %55 = fmul x86_fp80 %54, %54
  %56 = fdiv x86_fp80 %55, 0xK4000C000000000000000
  %57 = fadd x86_fp80 %50, %56
  %58 = getelementptr inbounds nuw double, ptr %0, i64 %35
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %60 = load double, ptr %59, align 8, !tbaa !8
  %61 = fpext double %60 to x86_fp80
  %62 = fmul x86_fp80 %61, %61
  %63 = fdiv x86_fp80 %62, 0xK4000C000000000000000
  %64 = fadd x86_fp80 %57, %63
  %65 = add nuw nsw i64 %35, 4
  %66 = add i64 %37, 4
  %67 = icmp eq i64 %66, %9
  br i1 %67, label %10, label %34, !llvm.loop !12
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
