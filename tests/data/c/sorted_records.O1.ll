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
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = zext nneg i32 %1 to i64
  br label %14

10:                                               ; preds = %14, %2
  tail call void @qsort(ptr noundef %6, i64 noundef %4, i64 noundef 40, ptr noundef nonnull @by_key) #9
  store ptr %0, ptr @compared, align 8, !tbaa !8
  call void @qsort(ptr noundef nonnull %3, i64 noundef %4, i64 noundef 4, ptr noundef nonnull @by_value) #9
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %12, label %36

12:                                               ; preds = %10
  %13 = zext nneg i32 %1 to i64
  br label %38

14:                                               ; preds = %8, %14
  %15 = phi i64 [ 0, %8 ], [ %34, %14 ]
  %16 = getelementptr inbounds nuw %struct.record, ptr %6, i64 %15
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %15
  %18 = load double, ptr %17, align 8, !tbaa !11
  %19 = fmul double %18, 3.000000e+00
  %20 = tail call double @llvm.floor.f64(double %19)
  %21 = trunc nuw nsw i64 %15 to i32
  %22 = uitofp nneg i32 %21 to float
  %23 = fadd float %22, 5.000000e-01
  %24 = fmul double %18, %18
  %25 = trunc nuw nsw i64 %15 to i32
  store i32 %25, ptr %16, align 8, !tbaa !4
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 4
  store i32 0, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store double %20, ptr %27, align 8, !tbaa !11
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store float %23, ptr %28, align 8, !tbaa !13
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 20
  store i32 0, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store double %18, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store double %24, ptr %31, align 8, !tbaa !15
  %32 = getelementptr inbounds nuw i32, ptr %3, i64 %15
  %33 = trunc nuw nsw i64 %15 to i32
  store i32 %33, ptr %32, align 4, !tbaa !4
  %34 = add nuw nsw i64 %15, 1
  %35 = icmp eq i64 %34, %9
  br i1 %35, label %10, label %14, !llvm.loop !16

36:                                               ; preds = %38, %10
  %37 = phi double [ 0.000000e+00, %10 ], [ %60, %38 ]
  call void @free(ptr noundef %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret double %37

38:                                               ; preds = %12, %38
  %39 = phi i64 [ 0, %12 ], [ %41, %38 ]
  %40 = phi double [ 0.000000e+00, %12 ], [ %60, %38 ]
  %41 = add nuw nsw i64 %39, 1
  %42 = trunc nuw nsw i64 %41 to i32
  %43 = uitofp nneg i32 %42 to double
  %44 = getelementptr inbounds nuw %struct.record, ptr %6, i64 %39
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 24
  %46 = load double, ptr %45, align 8, !tbaa !11
  %47 = fmul double %46, %43
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 32
  %49 = load double, ptr %48, align 8, !tbaa !11
  %50 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %51 = load float, ptr %50, align 8, !tbaa !19
  %52 = fpext float %51 to double
  %53 = getelementptr inbounds nuw i32, ptr %3, i64 %39
  %54 = load i32, ptr %53, align 4, !tbaa !4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %0, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !11
  %58 = fmul double %57, %52
  %59 = call double @llvm.fmuladd.f64(double %47, double %49, double %58)
  %60 = fadd double %40, %59
  %61 = icmp eq i64 %41, %13
  br i1 %61, label %36, label %38, !llvm.loop !21
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
  %4 = load double, ptr %3, align 8, !tbaa !22
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load double, ptr %5, align 8, !tbaa !22
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
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!20, !14, i64 16}
!20 = !{!"record", !5, i64 0, !12, i64 8, !14, i64 16, !6, i64 24}
!21 = distinct !{!21, !17, !18}
!22 = !{!20, !12, i64 8}
