; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i32 5, align 4
@flags = internal global i64 240, align 8
@byte = internal global i8 0, align 1
@.str = private unnamed_addr constant [33 x i8] c"%d %d %lx %lx %lx %d %g %d %d %d\00", align 1
@total = internal global double 0.000000e+00, align 8

; Function Attrs: nofree nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  %4 = atomicrmw add ptr @counter, i32 3 seq_cst, align 4
  store i32 %4, ptr %3, align 4, !tbaa !4
  %5 = atomicrmw xchg ptr @counter, i32 40 release, align 4
  %6 = atomicrmw or ptr @flags, i64 1 monotonic, align 8
  %7 = atomicrmw and ptr @flags, i64 -17 seq_cst, align 8
  %8 = atomicrmw xor ptr @flags, i64 255 seq_cst, align 8
  %9 = atomicrmw sub ptr @byte, i8 1 seq_cst, align 1
  br label %25

10:                                               ; preds = %41
  %11 = cmpxchg ptr @counter, i32 41, i32 7 seq_cst seq_cst, align 4
  %12 = extractvalue { i32, i1 } %11, 1
  %13 = extractvalue { i32, i1 } %11, 0
  %14 = zext i1 %12 to i32
  fence seq_cst
  fence syncscope("singlethread") acquire
  %15 = atomicrmw max ptr %3, i32 9 monotonic, align 4
  %16 = add nsw i32 %15, %13
  store atomic i32 %16, ptr @counter seq_cst, align 4
  %17 = load i32, ptr %3, align 4, !tbaa !4
  %18 = load atomic i8, ptr @byte seq_cst, align 1
  %19 = zext i8 %18 to i32
  %20 = load atomic i64, ptr @total seq_cst, align 8
  %21 = bitcast i64 %20 to double
  %22 = load atomic i32, ptr @counter seq_cst, align 4
  %23 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, i32 noundef %17, i32 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8, i32 noundef %19, double noundef %21, i32 noundef %14, i32 noundef %13, i32 noundef %22) #3
  %24 = sext i32 %23 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  ret i64 %24

25:                                               ; preds = %2, %41
  %26 = phi i32 [ 0, %2 ], [ %42, %41 ]
  %27 = uitofp nneg i32 %26 to double
  %28 = fmul double %27, 5.000000e-01
  %29 = load atomic i64, ptr @total monotonic, align 8
  %30 = bitcast i64 %29 to double
  br label %31

31:                                               ; preds = %31, %25
  %32 = phi double [ %30, %25 ], [ %40, %31 ]
  %33 = fadd double %28, %32
  %34 = bitcast double %32 to i64
  %35 = bitcast double %33 to i64
  %36 = cmpxchg weak ptr @total, i64 %34, i64 %35 acq_rel acquire, align 8
  %37 = extractvalue { i64, i1 } %36, 1
  %38 = extractvalue { i64, i1 } %36, 0
  %39 = bitcast i64 %38 to double
  %40 = select i1 %37, double %32, double %39
  br i1 %37, label %41, label %31, !llvm.loop !8

41:                                               ; preds = %31
  %42 = add nuw nsw i32 %26, 1
  %43 = icmp eq i32 %42, 4
  br i1 %43, label %10, label %25, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #2

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
