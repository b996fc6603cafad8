; ModuleID = 'pointer_and_count.c'
source_filename = "pointer_and_count.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @pointer_and_count(ptr %0, i64 %1) local_unnamed_addr #0 {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %4, label %19

4:                                                ; preds = %2, %4
  %5 = phi i64 [ %17, %4 ], [ %1, %2 ]
  %6 = phi ptr [ %16, %4 ], [ %0, %2 ]
  %7 = phi double [ %9, %4 ], [ 0.000000e+00, %2 ]
  %8 = tail call fastcc double @first_product(ptr %6, i64 %5)
  %9 = fadd double %7, %8
  %10 = load double, ptr %6, align 8, !tbaa !8
  %11 = fmul double %10, 2.000000e+00
  store double %11, ptr %6, align 8, !tbaa !8
  %12 = urem i64 %5, 3
  %13 = icmp eq i64 %12, 0
  %14 = select i1 %13, i64 2, i64 1
  %15 = tail call fastcc { ptr, i64 } @rest(ptr nonnull %6, i64 %5, i64 noundef %14)
  %16 = extractvalue { ptr, i64 } %15, 0
  %17 = extractvalue { ptr, i64 } %15, 1
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %4, label %19, !llvm.loop !10

19:                                               ; preds = %4, %2
  %20 = phi double [ 0.000000e+00, %2 ], [ %9, %4 ]
  ret double %20
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal fastcc double @first_product(ptr readonly captures(none) %0, i64 range(i64 1, -9223372036854775808) %1) unnamed_addr #1 {
  %3 = icmp samesign ugt i64 %1, 1
  %4 = load double, ptr %0, align 8, !tbaa !8
  br i1 %3, label %5, label %9

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load double, ptr %6, align 8, !tbaa !8
  %8 = fmul double %4, %7
  br label %9

9:                                                ; preds = %2, %5
  %10 = phi double [ %8, %5 ], [ %4, %2 ]
  ret double %10
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc { ptr, i64 } @rest(ptr %0, i64 range(i64 1, -9223372036854775808) %1, i64 noundef range(i64 1, 3) %2) unnamed_addr #2 {
  %4 = getelementptr inbounds nuw double, ptr %0, i64 %2
  %5 = sub nsw i64 %1, %2
  %6 = insertvalue { ptr, i64 } poison, ptr %4, 0
  %7 = insertvalue { ptr, i64 } %6, i64 %5, 1
  ret { ptr, i64 } %7
}

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
