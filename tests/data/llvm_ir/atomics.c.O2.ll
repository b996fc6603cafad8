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
  %10 = load atomic i64, ptr @total monotonic, align 8
  br label %11

11:                                               ; preds = %11, %2
  %12 = phi i64 [ %10, %2 ], [ %18, %11 ]
  %13 = bitcast i64 %12 to double
  %14 = fadd double %13, 0.000000e+00
  %15 = bitcast double %14 to i64
  %16 = cmpxchg weak ptr @total, i64 %12, i64 %15 acq_rel acquire, align 8
  %17 = extractvalue { i64, i1 } %16, 1
  %18 = extractvalue { i64, i1 } %16, 0
  br i1 %17, label %19, label %11, !llvm.loop !8

19:                                               ; preds = %11
  %20 = load atomic i64, ptr @total monotonic, align 8
  br label %21

21:                                               ; preds = %21, %19
  %22 = phi i64 [ %20, %19 ], [ %28, %21 ]
  %23 = bitcast i64 %22 to double
  %24 = fadd double %23, 5.000000e-01
  %25 = bitcast double %24 to i64
  %26 = cmpxchg weak ptr @total, i64 %22, i64 %25 acq_rel acquire, align 8
  %27 = extractvalue { i64, i1 } %26, 1
  %28 = extractvalue { i64, i1 } %26, 0
  br i1 %27, label %29, label %21, !llvm.loop !8

29:                                               ; preds = %21
  %30 = load atomic i64, ptr @total monotonic, align 8
  br label %31

31:                                               ; preds = %31, %29
  %32 = phi i64 [ %30, %29 ], [ %38, %31 ]
  %33 = bitcast i64 %32 to double
  %34 = fadd double %33, 1.000000e+00
  %35 = bitcast double %34 to i64
  %36 = cmpxchg weak ptr @total, i64 %32, i64 %35 acq_rel acquire, align 8
  %37 = extractvalue { i64, i1 } %36, 1
  %38 = extractvalue { i64, i1 } %36, 0
  br i1 %37, label %39, label %31, !llvm.loop !8

39:                                               ; preds = %31
  %40 = load atomic i64, ptr @total monotonic, align 8
  br label %41

41:                                               ; preds = %41, %39
  %42 = phi i64 [ %40, %39 ], [ %48, %41 ]
  %43 = bitcast i64 %42 to double
  %44 = fadd double %43, 1.500000e+00
  %45 = bitcast double %44 to i64
  %46 = cmpxchg weak ptr @total, i64 %42, i64 %45 acq_rel acquire, align 8
  %47 = extractvalue { i64, i1 } %46, 1
  %48 = extractvalue { i64, i1 } %46, 0
  br i1 %47, label %49, label %41, !llvm.loop !8

49:                                               ; preds = %41
  %50 = cmpxchg ptr @counter, i32 41, i32 7 seq_cst seq_cst, align 4
  %51 = extractvalue { i32, i1 } %50, 1
  %52 = extractvalue { i32, i1 } %50, 0
  %53 = zext i1 %51 to i32
  fence seq_cst
  fence syncscope("singlethread") acquire
  %54 = atomicrmw max ptr %3, i32 9 monotonic, align 4
  %55 = add nsw i32 %54, %52
  store atomic i32 %55, ptr @counter seq_cst, align 4
  %56 = load i32, ptr %3, align 4, !tbaa !4
  %57 = load atomic i8, ptr @byte seq_cst, align 1
  %58 = zext i8 %57 to i32
  %59 = load atomic i64, ptr @total seq_cst, align 8
  %60 = bitcast i64 %59 to double
  %61 = load atomic i32, ptr @counter seq_cst, align 4
  %62 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, i32 noundef %56, i32 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8, i32 noundef %58, double noundef %60, i32 noundef %53, i32 noundef %52, i32 noundef %61) #3
  %63 = sext i32 %62 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  ret i64 %63
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
