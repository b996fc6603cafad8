; ModuleID = 'computed_goto.c'
source_filename = "computed_goto.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@computed_goto.table = internal unnamed_addr constant [4 x ptr] [ptr blockaddress(@computed_goto, %12), ptr blockaddress(@computed_goto, %3), ptr blockaddress(@computed_goto, %8), ptr blockaddress(@computed_goto, %10)], align 16

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @computed_goto(ptr noundef readonly captures(none) %0, double noundef %1) local_unnamed_addr #0 {
  br label %13

3:                                                ; preds = %13
  %4 = fmul double %15, 2.000000e+00
  br label %5

5:                                                ; preds = %3, %8, %10
  %6 = phi double [ %4, %3 ], [ %9, %8 ], [ %11, %10 ]
  %7 = getelementptr inbounds nuw i8, ptr %14, i64 1
  br label %13

8:                                                ; preds = %13
  %9 = fmul double %15, %15
  br label %5

10:                                               ; preds = %13
  %11 = fadd double %1, %15
  br label %5

12:                                               ; preds = %13
  ret double %15

13:                                               ; preds = %5, %2
  %14 = phi ptr [ %7, %5 ], [ %0, %2 ]
  %15 = phi double [ %6, %5 ], [ %1, %2 ]
  %16 = load i8, ptr %14, align 1, !tbaa !8
  %17 = sext i8 %16 to i64
  %18 = getelementptr inbounds ptr, ptr @computed_goto.table, i64 %17
  %19 = load ptr, ptr %18, align 8, !tbaa !9
  indirectbr ptr %19, [label %12, label %3, label %8, label %10]
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
!8 = !{!6, !6, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
