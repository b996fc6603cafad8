; ModuleID = 'state.c'
source_filename = "state.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { double, ptr }

@factor = internal unnamed_addr global double 3.000000e+00, align 8
@chosen = internal unnamed_addr global ptr null, align 8
@table = internal unnamed_addr global [4 x double] zeroinitializer, align 16
@memory.cells = internal unnamed_addr global [3 x double] zeroinitializer, align 16
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 102, ptr @second, ptr null }]
@heap.body = internal unnamed_addr global [32 x i8] undef

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal void @second() #0 {
  %1 = load double, ptr @factor, align 8
  %2 = fmul double %1, 1.500000e+00
  store double %2, ptr @factor, align 8
  store ptr @square, ptr @chosen, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) @heap.body, i8 0, i64 32, i1 false)
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %0, %4
  %5 = phi i64 [ 0, %0 ], [ %11, %4 ]
  %6 = trunc nuw nsw i64 %5 to i32
  %7 = uitofp nneg i32 %6 to double
  %8 = fadd double %2, %7
  %9 = getelementptr inbounds nuw double, ptr @heap.body, i64 %5
  store double %8, ptr %9, align 8
  %10 = getelementptr inbounds nuw double, ptr @table, i64 %5
  store double %8, ptr %10, align 8
  %11 = add nuw nsw i64 %5, 1
  %12 = icmp eq i64 %11, 4
  br i1 %12, label %3, label %4, !llvm.loop !4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef double @square(double noundef %0) #1 {
  %2 = fmul double %0, %0
  ret double %2
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nounwind uwtable
define dso_local double @constructed(double noundef %0) local_unnamed_addr #3 {
  %2 = load double, ptr @factor, align 8
  %3 = fmul double %0, %2
  %4 = load double, ptr getelementptr inbounds nuw (i8, ptr @table, i64 16), align 16
  %5 = load double, ptr getelementptr inbounds nuw (i8, ptr @heap.body, i64 24), align 8
  %6 = fmul double %0, %5
  %7 = fmul double %0, %6
  %8 = tail call double @llvm.fmuladd.f64(double %3, double %4, double %7)
  %9 = load ptr, ptr @chosen, align 8
  %10 = tail call double %9(double noundef %0) #12, !callees !7
  %11 = fadd double %10, %8
  ret double %11
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @counted(double noundef %0) local_unnamed_addr #5 {
  br label %5

2:                                                ; preds = %5
  %3 = uitofp nneg i32 %11 to double
  %4 = fmul double %14, %3
  ret double %4

5:                                                ; preds = %1, %5
  %6 = phi i32 [ 0, %1 ], [ %11, %5 ]
  %7 = phi i32 [ 0, %1 ], [ %15, %5 ]
  %8 = phi double [ 0.000000e+00, %1 ], [ %14, %5 ]
  %9 = and i32 %7, 1
  %10 = add nuw nsw i32 %9, 1
  %11 = add nuw nsw i32 %10, %6
  %12 = uitofp nneg i32 %11 to double
  %13 = tail call double @llvm.fmuladd.f64(double %12, double %0, double %8)
  %14 = tail call double @sin(double noundef %13) #12
  %15 = add nuw nsw i32 %7, 1
  %16 = icmp eq i32 %15, 5
  br i1 %16, label %2, label %5, !llvm.loop !8
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #6

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @kept_between_calls(double noundef %0) local_unnamed_addr #5 {
  br label %2

2:                                                ; preds = %1, %2
  %3 = phi i64 [ 0, %1 ], [ %4, %2 ]
  %4 = add nuw nsw i64 %3, 1
  %5 = trunc nuw nsw i64 %4 to i32
  %6 = uitofp nneg i32 %5 to double
  %7 = fmul double %0, %6
  %8 = getelementptr inbounds nuw double, ptr @memory.cells, i64 %3
  store double %7, ptr %8, align 8
  %9 = icmp eq i64 %4, 3
  br i1 %9, label %15, label %2, !llvm.loop !9

10:                                               ; preds = %15
  %11 = load double, ptr @memory.cells, align 16
  %12 = load double, ptr getelementptr inbounds nuw (i8, ptr @memory.cells, i64 8), align 8
  %13 = load double, ptr getelementptr inbounds nuw (i8, ptr @memory.cells, i64 16), align 16
  %14 = tail call double @llvm.fmuladd.f64(double %11, double %12, double %13)
  ret double %14

15:                                               ; preds = %2, %15
  %16 = phi i32 [ %27, %15 ], [ 0, %2 ]
  %17 = urem i32 %16, 3
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw double, ptr @memory.cells, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = add nuw nsw i32 %16, 2
  %22 = urem i32 %21, 3
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw double, ptr @memory.cells, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = tail call double @sin(double noundef %25) #12
  %27 = add nuw nsw i32 %16, 1
  %28 = urem i32 %27, 3
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw double, ptr @memory.cells, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = tail call double @llvm.fmuladd.f64(double %20, double %26, double %31)
  store double %32, ptr %30, align 8
  %33 = icmp eq i32 %27, 6
  br i1 %33, label %10, label %15, !llvm.loop !10
}

; Function Attrs: nounwind uwtable
define dso_local double @changed_callee(double noundef %0) local_unnamed_addr #3 {
  br label %3

2:                                                ; preds = %3
  store ptr @square, ptr @chosen, align 8
  ret double %12

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi double [ 0.000000e+00, %1 ], [ %12, %3 ]
  %6 = and i32 %4, 1
  %7 = icmp eq i32 %6, 0
  %8 = select i1 %7, ptr @square, ptr @twice
  store ptr %8, ptr @chosen, align 8
  %9 = fadd double %0, %5
  %10 = tail call double %8(double noundef %9) #12, !callees !7
  %11 = fadd double %5, %10
  %12 = tail call double @sin(double noundef %11) #12
  %13 = add nuw nsw i32 %4, 1
  %14 = icmp eq i32 %13, 4
  br i1 %14, label %2, label %3, !llvm.loop !11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef double @twice(double noundef %0) #1 {
  %2 = fmul double %0, 2.000000e+00
  ret double %2
}

; Function Attrs: nofree norecurse nounwind memory(errnomem: write) uwtable
define dso_local double @variable_length(double noundef %0) local_unnamed_addr #7 {
  %2 = alloca [4 x double], align 16
  %3 = alloca [4 x [2 x double]], align 16
  br label %4

4:                                                ; preds = %1, %4
  %5 = phi i64 [ 0, %1 ], [ %17, %4 ]
  %6 = trunc nuw nsw i64 %5 to i32
  %7 = uitofp nneg i32 %6 to double
  %8 = fadd double %0, %7
  %9 = tail call double @sin(double noundef %8) #12
  %10 = getelementptr inbounds nuw double, ptr %2, i64 %5
  store double %9, ptr %10, align 8
  %11 = fmul double %0, %9
  %12 = getelementptr inbounds nuw [2 x double], ptr %3, i64 %5
  store double %11, ptr %12, align 16
  %13 = fadd double %9, %7
  %14 = sub nuw nsw i64 3, %5
  %15 = getelementptr inbounds nuw [2 x double], ptr %3, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store double %13, ptr %16, align 8
  %17 = add nuw nsw i64 %5, 1
  %18 = icmp eq i64 %17, 4
  br i1 %18, label %20, label %4, !llvm.loop !12

19:                                               ; preds = %20
  ret double %31

20:                                               ; preds = %4, %20
  %21 = phi i64 [ %32, %20 ], [ 0, %4 ]
  %22 = phi double [ %31, %20 ], [ 0.000000e+00, %4 ]
  %23 = getelementptr inbounds nuw [2 x double], ptr %3, i64 %21
  %24 = load double, ptr %23, align 16
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %26 = load double, ptr %25, align 8
  %27 = fmul double %24, %26
  %28 = sub nuw nsw i64 3, %21
  %29 = getelementptr inbounds nuw double, ptr %2, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = tail call double @llvm.fmuladd.f64(double %27, double %30, double %22)
  %32 = add nuw nsw i64 %21, 1
  %33 = icmp eq i64 %32, 4
  br i1 %33, label %19, label %20, !llvm.loop !13
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable
define dso_local double @unions(double noundef %0) local_unnamed_addr #8 {
  %2 = fmul double %0, %0
  %3 = tail call double @sin(double noundef %0) #12
  %4 = fmul double %2, %3
  %5 = fmul double %4, 5.000000e+00
  ret double %5
}

; Function Attrs: nofree norecurse nounwind memory(errnomem: write) uwtable
define dso_local double @words(double noundef %0) local_unnamed_addr #7 {
  %2 = alloca [4 x double], align 16
  %3 = alloca [4 x double], align 16
  store double %0, ptr %2, align 16
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = fmul double %0, %0
  store double %5, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store double 1.000000e+00, ptr %6, align 16
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %8 = tail call double @sin(double noundef %0) #12
  store double %8, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  br label %9

9:                                                ; preds = %1, %9
  %10 = phi i64 [ 0, %1 ], [ %15, %9 ]
  %11 = sub nuw nsw i64 3, %10
  %12 = getelementptr inbounds nuw i64, ptr %2, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw i64, ptr %3, i64 %10
  store i64 %13, ptr %14, align 8
  %15 = add nuw nsw i64 %10, 1
  %16 = icmp eq i64 %15, 4
  br i1 %16, label %30, label %9, !llvm.loop !14

17:                                               ; preds = %30
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %3, ptr noundef nonnull align 8 dereferenceable(24) %18, i64 24, i1 false)
  %19 = load double, ptr %3, align 16
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %23 = load double, ptr %22, align 16
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %25 = load double, ptr %24, align 8
  %26 = fmul double %23, %25
  %27 = tail call double @llvm.fmuladd.f64(double %19, double %21, double %26)
  %28 = load double, ptr %2, align 16
  %29 = tail call double @llvm.fmuladd.f64(double %28, double %0, double %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret double %29

30:                                               ; preds = %9, %30
  %31 = phi i64 [ %37, %30 ], [ 0, %9 ]
  %32 = and i64 %31, 4294967295
  %33 = xor i64 %32, 2
  %34 = getelementptr inbounds nuw i32, ptr %3, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i32, ptr %2, i64 %31
  store i32 %35, ptr %36, align 4
  %37 = add nuw nsw i64 %31, 1
  %38 = icmp eq i64 %37, 8
  br i1 %38, label %17, label %30, !llvm.loop !15
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @relinked(double noundef %0) local_unnamed_addr #9 {
  %2 = alloca [3 x %struct.node], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  store double %0, ptr %2, align 16
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store ptr %4, ptr %3, align 8
  %5 = fmul double %0, %0
  store double %5, ptr %4, align 16
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store ptr %7, ptr %6, align 8
  %8 = call double @sin(double noundef %0) #12
  store double %8, ptr %7, align 16
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 40
  store ptr %2, ptr %9, align 8
  store ptr %7, ptr %3, align 8
  br label %14

10:                                               ; preds = %14
  %11 = load double, ptr %4, align 16
  %12 = load double, ptr %2, align 16
  %13 = call double @llvm.fmuladd.f64(double %20, double %11, double %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret double %13

14:                                               ; preds = %1, %14
  %15 = phi i32 [ 0, %1 ], [ %22, %14 ]
  %16 = phi double [ 1.000000e+00, %1 ], [ %20, %14 ]
  %17 = phi ptr [ %2, %1 ], [ %24, %14 ]
  %18 = load double, ptr %17, align 8
  %19 = fmul double %16, %18
  %20 = call double @cos(double noundef %19) #12
  %21 = fadd double %18, %20
  store double %21, ptr %17, align 8
  %22 = add nuw nsw i32 %15, 1
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq i32 %22, 5
  br i1 %25, label %10, label %14, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @cos(double noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #11

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nounwind memory(errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = !{ptr @square, ptr @twice}
!8 = distinct !{!8, !5, !6}
!9 = distinct !{!9, !5, !6}
!10 = distinct !{!10, !5, !6}
!11 = distinct !{!11, !5, !6}
!12 = distinct !{!12, !5, !6}
!13 = distinct !{!13, !5, !6}
!14 = distinct !{!14, !5, !6}
!15 = distinct !{!15, !5, !6}
!16 = distinct !{!16, !5, !6}
