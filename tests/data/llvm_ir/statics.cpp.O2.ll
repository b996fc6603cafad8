; ModuleID = 'statics.cpp'
source_filename = "statics.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.inner::Counter" = type { i32 }

$_ZZN5inner7Counter8instanceEvE3one = comdat any

$_ZGVZN5inner7Counter8instanceEvE3one = comdat any

@start = dso_local local_unnamed_addr global i32 10, align 4
@_ZN5inner7Counter5countE = dso_local local_unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [11 x i8] c"raw \22text\22\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"%d %d %d %d %d %g %s %d\00", align 1
@_ZZN5inner7Counter8instanceEvE3one = linkonce_odr dso_local local_unnamed_addr global %"struct.inner::Counter" zeroinitializer, comdat, align 4
@_ZGVZN5inner7Counter8instanceEvE3one = linkonce_odr dso_local local_unnamed_addr global i64 0, comdat, align 8
@_ZZL4nextvE1n = internal unnamed_addr global i32 0, align 4
@_ZGVZL4nextvE1n = internal unnamed_addr global i1 false, align 1

; Function Attrs: mustprogress nofree nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = load i8, ptr @_ZGVZN5inner7Counter8instanceEvE3one, align 8
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %5, label %8, !prof !8

5:                                                ; preds = %2
  store i32 7, ptr @_ZZN5inner7Counter8instanceEvE3one, align 4, !tbaa !9
  %6 = load i32, ptr @_ZN5inner7Counter5countE, align 4, !tbaa !4
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr @_ZN5inner7Counter5countE, align 4, !tbaa !4
  store i8 1, ptr @_ZGVZN5inner7Counter8instanceEvE3one, align 8
  br label %8

8:                                                ; preds = %5, %2
  %9 = load i1, ptr @_ZGVZL4nextvE1n, align 1
  br i1 %9, label %10, label %12, !prof !11

10:                                               ; preds = %8
  %11 = load i32, ptr @_ZZL4nextvE1n, align 4, !tbaa !4
  br label %14

12:                                               ; preds = %8
  %13 = load i32, ptr @start, align 4, !tbaa !4
  store i1 true, ptr @_ZGVZL4nextvE1n, align 1
  br label %14

14:                                               ; preds = %12, %10
  %15 = phi i32 [ %11, %10 ], [ %13, %12 ]
  %16 = add nsw i32 %15, 2
  %17 = load i32, ptr @_ZN5inner7Counter5countE, align 4, !tbaa !4
  %18 = load i32, ptr @_ZZN5inner7Counter8instanceEvE3one, align 4, !tbaa !9
  %19 = mul i32 %15, 3
  %20 = add i32 %19, 3
  %21 = add nsw i32 %15, 3
  store i32 %21, ptr @_ZZL4nextvE1n, align 4, !tbaa !4
  %22 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str.1, i32 noundef %18, i32 noundef 1, i32 noundef %17, i32 noundef 5, i32 noundef %20, double noundef 1.500000e+00, ptr noundef nonnull @.str, i32 noundef %16) #2
  %23 = sext i32 %22 to i64
  ret i64 %23
}

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #1

attributes #0 = { mustprogress nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!7 = !{!"Simple C++ TBAA"}
!8 = !{!"branch_weights", i32 1, i32 1048575}
!9 = !{!10, !5, i64 0}
!10 = !{!"_ZTSN5inner7CounterE", !5, i64 0}
!11 = !{!"branch_weights", i32 1048575, i32 1}
