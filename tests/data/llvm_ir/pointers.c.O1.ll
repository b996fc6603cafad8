; ModuleID = 'pointers.c'
source_filename = "pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"%.17g \00", align 1
@operations = internal unnamed_addr constant [2 x ptr] [ptr @add, ptr @horner], align 16
@.str.1 = private unnamed_addr constant [13 x i8] c"%.17g %d %ld\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = alloca [9 x double], align 16
  %5 = alloca [3 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  store ptr null, ptr %3, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  br label %7

6:                                                ; preds = %7
  store ptr %18, ptr %3, align 8
  call void @qsort(ptr noundef nonnull %4, i64 noundef 9, i64 noundef 8, ptr noundef nonnull @compare) #11
  br label %21

7:                                                ; preds = %2, %7
  %8 = phi i64 [ 0, %2 ], [ %19, %7 ]
  %9 = phi i32 [ 12345, %2 ], [ %12, %7 ]
  %10 = phi ptr [ null, %2 ], [ %18, %7 ]
  %11 = mul i32 %9, 1103515245
  %12 = add i32 %11, 12345
  %13 = lshr i32 %12, 16
  %14 = urem i32 %13, 1000
  %15 = uitofp nneg i32 %14 to double
  %16 = fmul double %15, 1.250000e-01
  %17 = getelementptr inbounds nuw double, ptr %4, i64 %8
  store double %16, ptr %17, align 8, !tbaa !11
  %18 = tail call fastcc ptr @insert(ptr noundef %10, double noundef %16)
  %19 = add nuw nsw i64 %8, 1
  %20 = icmp eq i64 %19, 9
  br i1 %20, label %6, label %7, !llvm.loop !13

21:                                               ; preds = %6, %21
  %22 = phi i64 [ 0, %6 ], [ %27, %21 ]
  %23 = phi ptr [ %5, %6 ], [ %26, %21 ]
  %24 = mul nuw nsw i64 %22, 24
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store ptr %25, ptr %23, align 8, !tbaa !16
  %27 = add nuw nsw i64 %22, 1
  %28 = icmp eq i64 %27, 3
  br i1 %28, label %31, label %21, !llvm.loop !18

29:                                               ; preds = %31
  %30 = load ptr, ptr %3, align 8, !tbaa !8
  br label %57

31:                                               ; preds = %21, %31
  %32 = phi i64 [ %39, %31 ], [ 0, %21 ]
  %33 = phi double [ %38, %31 ], [ 0.000000e+00, %21 ]
  %34 = getelementptr inbounds nuw ptr, ptr %5, i64 %32
  %35 = load ptr, ptr %34, align 8, !tbaa !16
  %36 = getelementptr inbounds nuw double, ptr %35, i64 %32
  %37 = load double, ptr %36, align 8, !tbaa !11
  %38 = fadd double %33, %37
  %39 = add nuw nsw i64 %32, 1
  %40 = icmp eq i64 %39, 3
  br i1 %40, label %29, label %31, !llvm.loop !19

41:                                               ; preds = %57
  call fastcc void @drop(ptr noundef nonnull %3)
  %42 = getelementptr inbounds i8, ptr %0, i64 %67
  %43 = sub nsw i64 %1, %67
  %44 = load ptr, ptr %3, align 8, !tbaa !8
  %45 = icmp eq ptr %44, null
  %46 = zext i1 %45 to i32
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %48 = load ptr, ptr %47, align 16, !tbaa !16
  %49 = load ptr, ptr %5, align 16, !tbaa !16
  %50 = ptrtoint ptr %48 to i64
  %51 = ptrtoint ptr %49 to i64
  %52 = sub i64 %50, %51
  %53 = ashr exact i64 %52, 3
  %54 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %42, i64 noundef %43, ptr noundef nonnull @.str.1, double noundef %38, i32 noundef %46, i64 noundef %53) #11
  %55 = sext i32 %54 to i64
  %56 = add nsw i64 %67, %55
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret i64 %56

57:                                               ; preds = %29, %57
  %58 = phi i64 [ 0, %29 ], [ %68, %57 ]
  %59 = phi i64 [ 0, %29 ], [ %67, %57 ]
  %60 = getelementptr inbounds i8, ptr %0, i64 %59
  %61 = sub nsw i64 %1, %59
  %62 = getelementptr inbounds nuw ptr, ptr @operations, i64 %58
  %63 = load ptr, ptr %62, align 8, !tbaa !20
  %64 = call fastcc double @fold(ptr noundef %30, ptr noundef %63, double noundef 0.000000e+00)
  %65 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %60, i64 noundef %61, ptr noundef nonnull @.str, double noundef %64) #11
  %66 = sext i32 %65 to i64
  %67 = add nsw i64 %59, %66
  %68 = add nuw nsw i64 %58, 1
  %69 = icmp eq i64 %58, 0
  br i1 %69, label %57, label %41, !llvm.loop !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef ptr @insert(ptr noundef captures(address_is_null, ret: address, provenance) %0, double noundef %1) unnamed_addr #2 {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = tail call noalias dereferenceable_or_null(24) ptr @calloc(i64 noundef 1, i64 noundef 24) #12
  store double %1, ptr %5, align 8, !tbaa !22
  br label %9

6:                                                ; preds = %2
  %7 = load double, ptr %0, align 8, !tbaa !22
  %8 = fcmp olt double %1, %7
  br i1 %8, label %11, label %15

9:                                                ; preds = %4, %15, %11
  %10 = phi ptr [ %0, %11 ], [ %0, %15 ], [ %5, %4 ]
  ret ptr %10

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !24
  %14 = tail call fastcc ptr @insert(ptr noundef %13, double noundef %1)
  store ptr %14, ptr %12, align 8, !tbaa !24
  br label %9

15:                                               ; preds = %6
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load ptr, ptr %16, align 8, !tbaa !25
  %18 = tail call fastcc ptr @insert(ptr noundef %17, double noundef %1)
  store ptr %18, ptr %16, align 8, !tbaa !25
  br label %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree
declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 -1, 2) i32 @compare(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #4 {
  %3 = load double, ptr %0, align 8, !tbaa !11
  %4 = load double, ptr %1, align 8, !tbaa !11
  %5 = fcmp ogt double %3, %4
  %6 = zext i1 %5 to i32
  %7 = fcmp olt double %3, %4
  %8 = sext i1 %7 to i32
  %9 = add nsw i32 %8, %6
  ret i32 %9
}

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal fastcc double @fold(ptr noundef readonly captures(address_is_null) %0, ptr noundef %1, double noundef %2) unnamed_addr #0 {
  br label %4

4:                                                ; preds = %8, %3
  %5 = phi ptr [ %0, %3 ], [ %10, %8 ]
  %6 = phi double [ %2, %3 ], [ %15, %8 ]
  %7 = icmp eq ptr %5, null
  br i1 %7, label %16, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !25
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !24
  %13 = tail call fastcc double @fold(ptr noundef %12, ptr noundef %1, double noundef %6)
  %14 = load double, ptr %5, align 8, !tbaa !22
  %15 = tail call double %1(double noundef %13, double noundef %14) #11
  br label %4

16:                                               ; preds = %4
  ret double %6
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @drop(ptr noundef captures(none) %0) unnamed_addr #6 {
  %2 = load ptr, ptr %0, align 8, !tbaa !8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %1, %5
  ret void

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  tail call fastcc void @drop(ptr noundef nonnull %6)
  %7 = load ptr, ptr %0, align 8, !tbaa !8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  tail call fastcc void @drop(ptr noundef nonnull %8)
  %9 = load ptr, ptr %0, align 8, !tbaa !8
  tail call void @free(ptr noundef %9) #11
  store ptr null, ptr %0, align 8, !tbaa !8
  br label %4
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef double @add(double noundef %0, double noundef %1) #8 {
  %3 = fadd double %0, %1
  ret double %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef double @horner(double noundef %0, double noundef %1) #8 {
  %3 = tail call double @llvm.fmuladd.f64(double %0, double 5.000000e-01, double %1)
  ret double %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #9

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #10

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind }
attributes #12 = { nounwind allocsize(0,1) }

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
!9 = !{!"p1 _ZTS4node", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 double", !10, i64 0}
!18 = distinct !{!18, !14, !15}
!19 = distinct !{!19, !14, !15}
!20 = !{!10, !10, i64 0}
!21 = distinct !{!21, !14, !15}
!22 = !{!23, !12, i64 0}
!23 = !{!"node", !12, i64 0, !9, i64 8, !9, i64 16}
!24 = !{!23, !9, i64 8}
!25 = !{!23, !9, i64 16}
