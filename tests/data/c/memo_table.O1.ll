; ModuleID = 'memo_table.c'
source_filename = "memo_table.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@known = internal unnamed_addr global [32 x i8] zeroinitializer, align 16
@memo = internal unnamed_addr global [32 x double] zeroinitializer, align 16

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @memo_table(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) @known, i8 0, i64 32, i1 false)
  %3 = tail call fastcc double @value(ptr noundef %0, i32 noundef %1)
  %4 = add nsw i32 %1, -1
  %5 = tail call fastcc double @value(ptr noundef %0, i32 noundef %4)
  %6 = sdiv i32 %1, 3
  %7 = tail call fastcc double @value(ptr noundef %0, i32 noundef %6)
  %8 = tail call double @llvm.fmuladd.f64(double %5, double %7, double %3)
  ret double %8
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: nofree nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc double @value(ptr noundef %0, i32 noundef %1) unnamed_addr #2 {
  %3 = icmp slt i32 %1, 2
  br i1 %3, label %4, label %7

4:                                                ; preds = %2
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds double, ptr %0, i64 %5
  br label %25

7:                                                ; preds = %2
  %8 = zext nneg i32 %1 to i64
  %9 = getelementptr inbounds nuw i8, ptr @known, i64 %8
  %10 = load i8, ptr %9, align 1, !tbaa !8, !range !10, !noundef !11
  %11 = trunc nuw i8 %10 to i1
  br i1 %11, label %23, label %12

12:                                               ; preds = %7
  %13 = add nsw i32 %1, -1
  %14 = tail call fastcc double @value(ptr noundef %0, i32 noundef %13)
  %15 = urem i32 %1, 3
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !12
  %19 = lshr i32 %1, 1
  %20 = tail call fastcc double @value(ptr noundef %0, i32 noundef %19)
  %21 = tail call double @llvm.fmuladd.f64(double %14, double %18, double %20)
  %22 = getelementptr inbounds nuw double, ptr @memo, i64 %8
  store double %21, ptr %22, align 8, !tbaa !12
  store i8 1, ptr %9, align 1, !tbaa !8
  br label %23

23:                                               ; preds = %12, %7
  %24 = getelementptr inbounds nuw double, ptr @memo, i64 %8
  br label %25

25:                                               ; preds = %23, %4
  %26 = phi ptr [ %6, %4 ], [ %24, %23 ]
  %27 = load double, ptr %26, align 8, !tbaa !12
  ret double %27
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nofree nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{!"_Bool", !6, i64 0}
!10 = !{i8 0, i8 2}
!11 = !{}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !6, i64 0}
