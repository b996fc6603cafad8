; ModuleID = 'sorted_records.c'
source_filename = "sorted_records.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.record = type { i32, double, float, [2 x double] }

@compared = internal unnamed_addr global ptr null, align 8

; Function Attrs: nounwind uwtable
define dso_local double @sorted_records(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [16 x i32], align 16
  %4 = sext i32 %1 to i64
  %5 = mul nsw i64 %4, 40
  %6 = tail call noalias ptr @malloc(i64 noundef %5) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %7 = icmp sgt i32 %1, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %2
  %9 = zext nneg i32 %1 to i64
  br label %12

10:                                               ; preds = %12
  tail call void @qsort(ptr noundef %6, i64 noundef %4, i64 noundef 40, ptr noundef nonnull @by_key) #9
  store ptr %0, ptr @compared, align 8, !tbaa !8
  call void @qsort(ptr noundef nonnull %3, i64 noundef %4, i64 noundef 4, ptr noundef nonnull @by_value) #9
  %11 = zext nneg i32 %1 to i64
  br label %35

12:                                               ; preds = %8, %12
  %13 = phi i64 [ 0, %8 ], [ %30, %12 ]
  %14 = getelementptr inbounds nuw %struct.record, ptr %6, i64 %13
  %15 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %16 = load double, ptr %15, align 8, !tbaa !11
  %17 = fmul double %16, 3.000000e+00
  %18 = tail call double @llvm.floor.f64(double %17)
  %19 = trunc nuw nsw i64 %13 to i32
  %20 = uitofp nneg i32 %19 to float
  %21 = fadd float %20, 5.000000e-01
  %22 = fmul double %16, %16
  store i32 %19, ptr %14, align 8, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 4
  store i32 0, ptr %23, align 4
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store double %18, ptr %24, align 8, !tbaa !11
  %25 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store float %21, ptr %25, align 8, !tbaa !13
  %26 = getelementptr inbounds nuw i8, ptr %14, i64 20
  store i32 0, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store double %16, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store double %22, ptr %28, align 8, !tbaa !15
  %29 = getelementptr inbounds nuw i32, ptr %3, i64 %13
  store i32 %19, ptr %29, align 4, !tbaa !4
  %30 = add nuw nsw i64 %13, 1
  %31 = icmp eq i64 %30, %9
  br i1 %31, label %10, label %12, !llvm.loop !16

32:                                               ; preds = %2
  tail call void @qsort(ptr noundef %6, i64 noundef %4, i64 noundef 40, ptr noundef nonnull @by_key) #9
  store ptr %0, ptr @compared, align 8, !tbaa !8
  call void @qsort(ptr noundef nonnull %3, i64 noundef %4, i64 noundef 4, ptr noundef nonnull @by_value) #9
  br label %33

33:                                               ; preds = %35, %32
  %34 = phi double [ 0.000000e+00, %32 ], [ %57, %35 ]
  call void @free(ptr noundef %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret double %34

35:                                               ; preds = %10, %35
  %36 = phi i64 [ 0, %10 ], [ %38, %35 ]
  %37 = phi double [ 0.000000e+00, %10 ], [ %57, %35 ]
  %38 = add nuw nsw i64 %36, 1
  %39 = trunc nuw nsw i64 %38 to i32
  %40 = uitofp nneg i32 %39 to double
  %41 = getelementptr inbounds nuw %struct.record, ptr %6, i64 %36
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %43 = load double, ptr %42, align 8, !tbaa !11
  %44 = fmul double %43, %40
  %45 = getelementptr inbounds nuw i8, ptr %41, i64 32
  %46 = load double, ptr %45, align 8, !tbaa !11
  %47 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %48 = load float, ptr %47, align 8, !tbaa !18
  %49 = fpext float %48 to double
  %50 = getelementptr inbounds nuw i32, ptr %3, i64 %36
  %51 = load i32, ptr %50, align 4, !tbaa !4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %0, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !11
  %55 = fmul double %54, %49
  %56 = call double @llvm.fmuladd.f64(double %44, double %46, double %55)
  %57 = fadd double %37, %56
  %58 = icmp eq i64 %38, %11
  br i1 %58, label %33, label %35, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree
declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 -1, 2) i32 @by_key(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #5 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load double, ptr %3, align 8, !tbaa !21
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load double, ptr %5, align 8, !tbaa !21
  %7 = fcmp olt double %4, %6
  %8 = fcmp ogt double %4, %6
  %9 = zext i1 %8 to i32
  %10 = select i1 %7, i32 -1, i32 %9
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal range(i32 -1, 2) i32 @by_value(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #6 {
  %3 = load ptr, ptr @compared, align 8, !tbaa !8
  %4 = load i32, ptr %0, align 4, !tbaa !4
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds double, ptr %3, i64 %5
  %7 = load double, ptr %6, align 8, !tbaa !11
  %8 = load i32, ptr %1, align 4, !tbaa !4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds double, ptr %3, i64 %9
  %11 = load double, ptr %10, align 8, !tbaa !11
  %12 = fcmp olt double %7, %11
  %13 = zext i1 %12 to i32
  %14 = fcmp ogt double %7, %11
  %15 = sext i1 %14 to i32
  %16 = add nsw i32 %15, %13
  ret i32 %16
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #7

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { nounwind }

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
!9 = !{!"p1 double", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = !{!6, !6, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!19, !14, i64 16}
!19 = !{!"record", !5, i64 0, !12, i64 8, !14, i64 16, !6, i64 24}
!20 = distinct !{!20, !17}
!21 = !{!19, !12, i64 8}
