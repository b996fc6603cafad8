; ModuleID = 'bit_fields.c'
source_filename = "bit_fields.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @bit_fields(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %8

6:                                                ; preds = %43, %2
  %7 = phi double [ 0.000000e+00, %2 ], [ %45, %43 ]
  ret double %7

8:                                                ; preds = %4, %43
  %9 = phi i64 [ 0, %4 ], [ %46, %43 ]
  %10 = phi double [ 0.000000e+00, %4 ], [ %45, %43 ]
  %11 = getelementptr inbounds nuw double, ptr %0, i64 %9
  %12 = load double, ptr %11, align 8, !tbaa !8
  %13 = trunc nuw nsw i64 %9 to i32
  %14 = urem i32 %13, 3
  %15 = shl nuw nsw i32 1, %14
  %16 = xor i32 %15, 7
  %17 = and i32 %16, 1
  %18 = icmp eq i32 %17, 0
  %19 = fmul double %12, %12
  %20 = select i1 %18, double %12, double %19
  %21 = and i32 %16, 2
  %22 = icmp eq i32 %21, 0
  %23 = fneg double %20
  %24 = select i1 %22, double %20, double %23
  %25 = icmp samesign ult i32 %16, 4
  %26 = fadd double %24, %24
  %27 = select i1 %25, double %24, double %26
  %28 = and i64 %9, 1
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %43, label %30

30:                                               ; preds = %8
  %31 = shl i32 %13, 3
  %32 = sub i32 24, %31
  %33 = and i32 %32, 240
  %34 = and i32 %13, 7
  %35 = or disjoint i32 %33, %34
  %36 = trunc nuw nsw i32 %35 to i16
  %37 = and i16 %36, 7
  %38 = uitofp nneg i16 %37 to double
  %39 = shl nuw i16 %36, 8
  %40 = ashr i16 %39, 11
  %41 = sitofp i16 %40 to double
  %42 = tail call double @llvm.fmuladd.f64(double %27, double %38, double %41)
  br label %43

43:                                               ; preds = %8, %30
  %44 = phi double [ %42, %30 ], [ %27, %8 ]
  %45 = fadd double %10, %44
  %46 = add nuw nsw i64 %9, 1
  %47 = icmp eq i64 %46, %5
  br i1 %47, label %6, label %8, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
