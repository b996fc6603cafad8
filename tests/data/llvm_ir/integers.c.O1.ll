; ModuleID = 'integers.c'
source_filename = "integers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@start = dso_local local_unnamed_addr global i64 1, align 8
@.str = private unnamed_addr constant [63 x i8] c"%lx %d %lx %lx %d %lx | %d %d %d %d | %x %x %lx | %d %d %ld %d\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = load i64, ptr @start, align 8, !tbaa !8
  br label %44

4:                                                ; preds = %44
  %5 = zext i64 %54 to i128
  %6 = mul nuw nsw i128 %5, 81985529216486895
  %7 = udiv i128 %6, 1000000007
  %8 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %54, i64 3)
  %9 = extractvalue { i64, i1 } %8, 1
  %10 = extractvalue { i64, i1 } %8, 0
  %11 = zext i1 %9 to i32
  %12 = lshr i128 %6, 64
  %13 = trunc nuw nsw i128 %12 to i64
  %14 = trunc i128 %7 to i64
  %15 = trunc i64 %54 to i32
  %16 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %54)
  %17 = trunc nuw nsw i64 %16 to i32
  %18 = tail call noundef i32 @llvm.fshl.i32(i32 %15, i32 %15, i32 9)
  %19 = tail call i32 @llvm.bswap.i32(i32 %15)
  %20 = tail call i64 @llvm.bitreverse.i64(i64 %54)
  %21 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %54, i1 true)
  %22 = trunc nuw nsw i64 %21 to i32
  %23 = shl i64 %54, 5
  %24 = tail call range(i64 5, 65) i64 @llvm.cttz.i64(i64 %23, i1 true)
  %25 = trunc nuw nsw i64 %24 to i32
  %26 = lshr i64 %54, 8
  %27 = icmp ne i64 %49, 0
  %28 = shl i64 %54, 56
  %29 = ashr exact i64 %28, 56
  %30 = and i64 %26, 255
  %31 = mul nuw nsw i64 %30, 3
  %32 = shl i64 %54, 48
  %33 = ashr exact i64 %32, 48
  %34 = mul nsw i64 %33, 5
  %35 = and i64 %54, 65535
  %36 = mul nuw nsw i64 %35, 7
  %37 = zext i1 %27 to i64
  %38 = add nsw i64 %36, %29
  %39 = add nsw i64 %38, %37
  %40 = add nsw i64 %39, %31
  %41 = add nsw i64 %40, %34
  %42 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, i64 noundef %54, i32 noundef %65, i64 noundef %13, i64 noundef %14, i32 noundef %11, i64 noundef %10, i32 noundef 2147483647, i32 noundef -2147483648, i32 noundef -2, i32 noundef %17, i32 noundef %18, i32 noundef %19, i64 noundef %20, i32 noundef %22, i32 noundef %25, i64 noundef %41, i32 noundef -307) #5
  %43 = sext i32 %42 to i64
  ret i64 %43

44:                                               ; preds = %2, %44
  %45 = phi i64 [ 0, %2 ], [ %66, %44 ]
  %46 = phi i64 [ %3, %2 ], [ %54, %44 ]
  %47 = phi i32 [ 0, %2 ], [ %65, %44 ]
  %48 = trunc i64 %45 to i32
  %49 = add i64 %46, %45
  %50 = lshr i64 %49, 33
  %51 = xor i64 %50, %49
  %52 = mul i64 %51, -49064778989728563
  %53 = lshr i64 %52, 29
  %54 = xor i64 %53, %52
  %55 = icmp slt i64 %52, 0
  %56 = sub nsw i32 0, %48
  %57 = trunc nuw nsw i64 %45 to i32
  %58 = select i1 %55, i32 %56, i32 %57
  %59 = add nsw i32 %58, %47
  %60 = urem i64 %54, 7
  %61 = trunc nuw nsw i64 %60 to i32
  %62 = trunc nuw nsw i64 %45 to i32
  %63 = and i32 %62, 3
  %64 = shl nuw nsw i32 %61, %63
  %65 = xor i32 %64, %59
  %66 = add nuw nsw i64 %45, 1
  %67 = icmp eq i64 %66, 20
  br i1 %67, label %4, label %44, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #1

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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
