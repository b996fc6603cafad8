; ModuleID = 'stack_machine.c'
source_filename = "stack_machine.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(argmem: read, errnomem: write) uwtable
define dso_local double @stack_machine(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, double noundef %2) local_unnamed_addr #0 {
  %4 = alloca [16 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3
  br label %5

5:                                                ; preds = %55, %3
  %6 = phi i32 [ 0, %3 ], [ %56, %55 ]
  %7 = phi ptr [ %0, %3 ], [ %57, %55 ]
  %8 = load i8, ptr %7, align 1, !tbaa !8
  switch i8 %8, label %47 [
    i8 0, label %9
    i8 120, label %11
    i8 43, label %15
    i8 42, label %25
    i8 115, label %35
    i8 100, label %41
  ]

9:                                                ; preds = %5
  %10 = load double, ptr %4, align 16, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3
  ret double %10

11:                                               ; preds = %5
  %12 = add nsw i32 %6, 1
  %13 = sext i32 %6 to i64
  %14 = getelementptr inbounds double, ptr %4, i64 %13
  store double %2, ptr %14, align 8, !tbaa !9
  br label %55

15:                                               ; preds = %5
  %16 = add nsw i32 %6, -1
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds double, ptr %4, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !9
  %20 = sext i32 %6 to i64
  %21 = getelementptr double, ptr %4, i64 %20
  %22 = getelementptr i8, ptr %21, i64 -16
  %23 = load double, ptr %22, align 8, !tbaa !9
  %24 = fadd double %19, %23
  store double %24, ptr %22, align 8, !tbaa !9
  br label %55

25:                                               ; preds = %5
  %26 = add nsw i32 %6, -1
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %4, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !9
  %30 = sext i32 %6 to i64
  %31 = getelementptr double, ptr %4, i64 %30
  %32 = getelementptr i8, ptr %31, i64 -16
  %33 = load double, ptr %32, align 8, !tbaa !9
  %34 = fmul double %29, %33
  store double %34, ptr %32, align 8, !tbaa !9
  br label %55

35:                                               ; preds = %5
  %36 = sext i32 %6 to i64
  %37 = getelementptr double, ptr %4, i64 %36
  %38 = getelementptr i8, ptr %37, i64 -8
  %39 = load double, ptr %38, align 8, !tbaa !9
  %40 = tail call double @sin(double noundef %39) #3, !tbaa !4
  store double %40, ptr %38, align 8, !tbaa !9
  br label %55

41:                                               ; preds = %5
  %42 = sext i32 %6 to i64
  %43 = getelementptr double, ptr %4, i64 %42
  %44 = getelementptr i8, ptr %43, i64 -8
  %45 = load double, ptr %44, align 8, !tbaa !9
  store double %45, ptr %43, align 8, !tbaa !9
  %46 = add nsw i32 %6, 1
  br label %55

47:                                               ; preds = %5
  %48 = sext i8 %8 to i64
  %49 = getelementptr double, ptr %1, i64 %48
  %50 = getelementptr i8, ptr %49, i64 -384
  %51 = load double, ptr %50, align 8, !tbaa !9
  %52 = add nsw i32 %6, 1
  %53 = sext i32 %6 to i64
  %54 = getelementptr inbounds double, ptr %4, i64 %53
  store double %51, ptr %54, align 8, !tbaa !9
  br label %55

55:                                               ; preds = %11, %15, %25, %35, %41, %47
  %56 = phi i32 [ %52, %47 ], [ %12, %11 ], [ %16, %15 ], [ %26, %25 ], [ %6, %35 ], [ %46, %41 ]
  %57 = getelementptr inbounds nuw i8, ptr %7, i64 1
  br label %5, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nofree norecurse nounwind memory(argmem: read, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!6, !6, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
