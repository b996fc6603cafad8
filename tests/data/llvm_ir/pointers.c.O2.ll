; ModuleID = 'pointers.c'
source_filename = "pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"%.17g \00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"%.17g %d %ld\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i64 -6442450944, 6442450942) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = alloca [9 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %5 = tail call fastcc ptr @insert(ptr noundef null, double noundef 2.950000e+01)
  store <2 x double> <double 2.950000e+01, double 9.450000e+01>, ptr %4, align 16, !tbaa !8
  %6 = tail call fastcc ptr @insert(ptr noundef %5, double noundef 9.450000e+01)
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = tail call fastcc ptr @insert(ptr noundef %6, double noundef 1.106250e+02)
  store <2 x double> <double 1.106250e+02, double 6.225000e+01>, ptr %7, align 16, !tbaa !8
  %9 = tail call fastcc ptr @insert(ptr noundef %8, double noundef 6.225000e+01)
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %11 = tail call fastcc ptr @insert(ptr noundef %9, double noundef 8.687500e+01)
  store <2 x double> <double 8.687500e+01, double 5.625000e+00>, ptr %10, align 16, !tbaa !8
  %12 = tail call fastcc ptr @insert(ptr noundef %11, double noundef 5.625000e+00)
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %14 = tail call fastcc ptr @insert(ptr noundef %12, double noundef 6.362500e+01)
  store <2 x double> <double 6.362500e+01, double 1.112500e+02>, ptr %13, align 16, !tbaa !8
  %15 = tail call fastcc ptr @insert(ptr noundef %14, double noundef 1.112500e+02)
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store double 5.125000e+01, ptr %16, align 16, !tbaa !8
  %17 = tail call fastcc ptr @insert(ptr noundef %15, double noundef 5.125000e+01)
  store ptr %17, ptr %3, align 8
  call void @qsort(ptr noundef nonnull %4, i64 noundef 9, i64 noundef 8, ptr noundef nonnull @compare) #11
  %18 = load double, ptr %4, align 16, !tbaa !8
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %20 = load double, ptr %19, align 16, !tbaa !8
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %22 = load double, ptr %21, align 16, !tbaa !8
  %23 = call fastcc double @fold(ptr noundef %17, ptr noundef nonnull @add, double noundef 0.000000e+00)
  %24 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, double noundef %23) #11
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr %0, i64 %25
  %27 = sub nsw i64 %1, %25
  %28 = call fastcc double @fold(ptr noundef %17, ptr noundef nonnull @horner, double noundef 0.000000e+00)
  %29 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %26, i64 noundef %27, ptr noundef nonnull @.str, double noundef %28) #11
  %30 = sext i32 %29 to i64
  %31 = add nsw i64 %25, %30
  %32 = fadd double %18, 0.000000e+00
  %33 = fadd double %32, %20
  %34 = fadd double %33, %22
  call fastcc void @drop(ptr noundef nonnull %3)
  %35 = getelementptr inbounds i8, ptr %0, i64 %31
  %36 = sub nsw i64 %1, %31
  %37 = load ptr, ptr %3, align 8, !tbaa !10
  %38 = icmp eq ptr %37, null
  %39 = zext i1 %38 to i32
  %40 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %35, i64 noundef %36, ptr noundef nonnull @.str.1, double noundef %34, i32 noundef %39, i64 noundef 6) #11
  %41 = sext i32 %40 to i64
  %42 = add nsw i64 %31, %41
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret i64 %42
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef ptr @insert(ptr noundef captures(address_is_null, ret: address, provenance) %0, double noundef %1) unnamed_addr #2 {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = tail call noalias dereferenceable_or_null(24) ptr @calloc(i64 noundef 1, i64 noundef 24) #12
  store double %1, ptr %5, align 8, !tbaa !13
  br label %9

6:                                                ; preds = %2
  %7 = load double, ptr %0, align 8, !tbaa !13
  %8 = fcmp olt double %1, %7
  br i1 %8, label %11, label %15

9:                                                ; preds = %15, %11, %4
  %10 = phi ptr [ %5, %4 ], [ %0, %11 ], [ %0, %15 ]
  ret ptr %10

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !15
  %14 = tail call fastcc ptr @insert(ptr noundef %13, double noundef %1)
  store ptr %14, ptr %12, align 8, !tbaa !15
  br label %9

15:                                               ; preds = %6
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load ptr, ptr %16, align 8, !tbaa !16
  %18 = tail call fastcc ptr @insert(ptr noundef %17, double noundef %1)
  store ptr %18, ptr %16, align 8, !tbaa !16
  br label %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree
declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 -1, 2) i32 @compare(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #4 {
  %3 = load double, ptr %0, align 8, !tbaa !8
  %4 = load double, ptr %1, align 8, !tbaa !8
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
define internal fastcc double @fold(ptr noundef readonly captures(address_is_null) %0, ptr noundef readonly captures(none) %1, double noundef %2) unnamed_addr #0 {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %16, label %5

5:                                                ; preds = %3, %5
  %6 = phi double [ %14, %5 ], [ %2, %3 ]
  %7 = phi ptr [ %9, %5 ], [ %0, %3 ]
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !16
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !15
  %12 = tail call fastcc double @fold(ptr noundef %11, ptr noundef %1, double noundef %6)
  %13 = load double, ptr %7, align 8, !tbaa !13
  %14 = tail call double %1(double noundef %12, double noundef %13) #11
  %15 = icmp eq ptr %9, null
  br i1 %15, label %16, label %5

16:                                               ; preds = %5, %3
  %17 = phi double [ %2, %3 ], [ %14, %5 ]
  ret double %17
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @drop(ptr noundef captures(none) %0) unnamed_addr #6 {
  %2 = load ptr, ptr %0, align 8, !tbaa !10
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %1, %5
  ret void

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  tail call fastcc void @drop(ptr noundef nonnull %6)
  %7 = load ptr, ptr %0, align 8, !tbaa !10
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  tail call fastcc void @drop(ptr noundef nonnull %8)
  %9 = load ptr, ptr %0, align 8, !tbaa !10
  tail call void @free(ptr noundef %9) #11
  store ptr null, ptr %0, align 8, !tbaa !10
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
!9 = !{!"double", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 _ZTS4node", !12, i64 0}
!12 = !{!"any pointer", !6, i64 0}
!13 = !{!14, !9, i64 0}
!14 = !{!"node", !9, i64 0, !11, i64 8, !11, i64 16}
!15 = !{!14, !11, i64 8}
!16 = !{!14, !11, i64 16}
