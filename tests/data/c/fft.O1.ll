; ModuleID = 'fft.c'
source_filename = "fft.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.complex = type { double, double }

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local void @fft(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @transform(ptr noundef %0, i32 noundef %1)
  ret void
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @transform(ptr noundef captures(none) %0, i32 noundef %1) unnamed_addr #0 {
  %3 = icmp eq i32 %1, 1
  br i1 %3, label %62, label %4

4:                                                ; preds = %2
  %5 = sext i32 %1 to i64
  %6 = shl nsw i64 %5, 4
  %7 = tail call noalias ptr @malloc(i64 noundef %6) #6
  %8 = sdiv i32 %1, 2
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.complex, ptr %7, i64 %9
  %11 = icmp sgt i32 %1, 1
  br i1 %11, label %12, label %14

12:                                               ; preds = %4
  %13 = zext nneg i32 %8 to i64
  br label %21

14:                                               ; preds = %21, %4
  tail call fastcc void @transform(ptr noundef %7, i32 noundef %8)
  tail call fastcc void @transform(ptr noundef %10, i32 noundef %8)
  %15 = icmp sgt i32 %1, 1
  br i1 %15, label %16, label %30

16:                                               ; preds = %14
  %17 = uitofp nneg i32 %1 to double
  %18 = zext nneg i32 %8 to i64
  %19 = zext nneg i32 %8 to i64
  %20 = getelementptr inbounds %struct.complex, ptr %0, i64 %18
  br label %31

21:                                               ; preds = %12, %21
  %22 = phi i64 [ 0, %12 ], [ %28, %21 ]
  %23 = getelementptr inbounds nuw %struct.complex, ptr %7, i64 %22
  %24 = shl nuw nsw i64 %22, 5
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 %24
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %23, ptr noundef nonnull align 8 dereferenceable(16) %25, i64 16, i1 false), !tbaa.struct !8
  %26 = getelementptr inbounds nuw %struct.complex, ptr %10, i64 %22
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 16
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %26, ptr noundef nonnull align 8 dereferenceable(16) %27, i64 16, i1 false), !tbaa.struct !8
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %13
  br i1 %29, label %14, label %21, !llvm.loop !11

30:                                               ; preds = %31, %14
  tail call void @free(ptr noundef %7) #7
  br label %62

31:                                               ; preds = %16, %31
  %32 = phi i64 [ 0, %16 ], [ %60, %31 ]
  %33 = trunc nuw nsw i64 %32 to i32
  %34 = uitofp nneg i32 %33 to double
  %35 = fmul double %34, 0xC01921FB54442D18
  %36 = fdiv double %35, %17
  %37 = tail call double @cos(double noundef %36) #7, !tbaa !4
  %38 = tail call double @sin(double noundef %36) #7, !tbaa !4
  %39 = getelementptr inbounds nuw %struct.complex, ptr %10, i64 %32
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %42 = load double, ptr %41, align 8
  %43 = fneg double %42
  %44 = fmul double %38, %43
  %45 = tail call double @llvm.fmuladd.f64(double %37, double %40, double %44)
  %46 = fmul double %38, %40
  %47 = tail call double @llvm.fmuladd.f64(double %37, double %42, double %46)
  %48 = getelementptr inbounds nuw %struct.complex, ptr %0, i64 %32
  %49 = getelementptr inbounds nuw %struct.complex, ptr %7, i64 %32
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %52 = load double, ptr %51, align 8
  %53 = fadd double %50, %45
  %54 = fadd double %47, %52
  store double %53, ptr %48, align 8, !tbaa !9
  %55 = getelementptr inbounds nuw i8, ptr %48, i64 8
  store double %54, ptr %55, align 8, !tbaa !9
  %56 = getelementptr inbounds %struct.complex, ptr %20, i64 %32
  %57 = fsub double %50, %45
  %58 = fsub double %52, %47
  store double %57, ptr %56, align 8, !tbaa !9
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 8
  store double %58, ptr %59, align 8, !tbaa !9
  %60 = add nuw nsw i64 %32, 1
  %61 = icmp eq i64 %60, %19
  br i1 %61, label %30, label %31, !llvm.loop !14

62:                                               ; preds = %2, %30
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @cos(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }

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
!8 = !{i64 0, i64 8, !9, i64 8, i64 8, !9}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !6, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
