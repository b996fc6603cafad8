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
  br i1 %3, label %81, label %4

4:                                                ; preds = %2
  %5 = sext i32 %1 to i64
  %6 = shl nsw i64 %5, 4
  %7 = tail call noalias ptr @malloc(i64 noundef %6) #7
  %8 = sdiv i32 %1, 2
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.complex, ptr %7, i64 %9
  %11 = icmp sgt i32 %1, 1
  br i1 %11, label %12, label %50

12:                                               ; preds = %4
  %13 = zext nneg i32 %8 to i64
  %14 = and i64 %13, 1
  %15 = and i32 %1, 2147483646
  %16 = icmp eq i32 %15, 2
  br i1 %16, label %21, label %17

17:                                               ; preds = %12
  %18 = and i64 %13, 1073741822
  br label %33

19:                                               ; preds = %33
  %20 = icmp eq i64 %14, 0
  br i1 %20, label %29, label %21

21:                                               ; preds = %19, %12
  %22 = phi i64 [ 0, %12 ], [ %47, %19 ]
  %23 = icmp ne i64 %14, 0
  tail call void @llvm.assume(i1 %23)
  %24 = getelementptr inbounds nuw %struct.complex, ptr %7, i64 %22
  %25 = shl nuw nsw i64 %22, 5
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 %25
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %24, ptr noundef nonnull align 8 dereferenceable(16) %26, i64 16, i1 false), !tbaa.struct !8
  %27 = getelementptr inbounds nuw %struct.complex, ptr %10, i64 %22
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 16
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %27, ptr noundef nonnull align 8 dereferenceable(16) %28, i64 16, i1 false), !tbaa.struct !8
  br label %29

29:                                               ; preds = %19, %21
  tail call fastcc void @transform(ptr noundef %7, i32 noundef %8)
  tail call fastcc void @transform(ptr noundef %10, i32 noundef %8)
  %30 = uitofp nneg i32 %1 to double
  %31 = zext nneg i32 %8 to i64
  %32 = getelementptr inbounds nuw %struct.complex, ptr %0, i64 %31
  br label %52

33:                                               ; preds = %33, %17
  %34 = phi i64 [ 0, %17 ], [ %47, %33 ]
  %35 = phi i64 [ 0, %17 ], [ %48, %33 ]
  %36 = getelementptr inbounds nuw %struct.complex, ptr %7, i64 %34
  %37 = shl nuw nsw i64 %34, 5
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 %37
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %36, ptr noundef nonnull align 8 dereferenceable(16) %38, i64 16, i1 false), !tbaa.struct !8
  %39 = getelementptr inbounds nuw %struct.complex, ptr %10, i64 %34
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 16
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %39, ptr noundef nonnull align 8 dereferenceable(16) %40, i64 16, i1 false), !tbaa.struct !8
  %41 = or disjoint i64 %34, 1
  %42 = getelementptr inbounds nuw %struct.complex, ptr %7, i64 %41
  %43 = shl nuw nsw i64 %41, 5
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 %43
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %42, ptr noundef nonnull align 8 dereferenceable(16) %44, i64 16, i1 false), !tbaa.struct !8
  %45 = getelementptr inbounds nuw %struct.complex, ptr %10, i64 %41
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 16
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %45, ptr noundef nonnull align 8 dereferenceable(16) %46, i64 16, i1 false), !tbaa.struct !8
  %47 = add nuw nsw i64 %34, 2
  %48 = add i64 %35, 2
  %49 = icmp eq i64 %48, %18
  br i1 %49, label %19, label %33, !llvm.loop !11

50:                                               ; preds = %4
  tail call fastcc void @transform(ptr noundef %7, i32 noundef %8)
  tail call fastcc void @transform(ptr noundef %10, i32 noundef %8)
  br label %51

51:                                               ; preds = %52, %50
  tail call void @free(ptr noundef %7) #8
  br label %81

52:                                               ; preds = %29, %52
  %53 = phi i64 [ 0, %29 ], [ %79, %52 ]
  %54 = trunc nuw nsw i64 %53 to i32
  %55 = uitofp nneg i32 %54 to double
  %56 = fmul double %55, 0xC01921FB54442D18
  %57 = fdiv double %56, %30
  %58 = tail call double @cos(double noundef %57) #8, !tbaa !4
  %59 = tail call double @sin(double noundef %57) #8, !tbaa !4
  %60 = getelementptr inbounds nuw %struct.complex, ptr %10, i64 %53
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 8
  %62 = getelementptr inbounds nuw %struct.complex, ptr %0, i64 %53
  %63 = getelementptr inbounds nuw %struct.complex, ptr %7, i64 %53
  %64 = load double, ptr %61, align 8
  %65 = load <2 x double>, ptr %60, align 8
  %66 = fneg double %64
  %67 = insertelement <2 x double> poison, double %59, i64 0
  %68 = shufflevector <2 x double> %67, <2 x double> poison, <2 x i32> zeroinitializer
  %69 = shufflevector <2 x double> %65, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %70 = insertelement <2 x double> %69, double %66, i64 0
  %71 = fmul <2 x double> %68, %70
  %72 = insertelement <2 x double> poison, double %58, i64 0
  %73 = shufflevector <2 x double> %72, <2 x double> poison, <2 x i32> zeroinitializer
  %74 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %73, <2 x double> %65, <2 x double> %71)
  %75 = load <2 x double>, ptr %63, align 8
  %76 = fadd <2 x double> %75, %74
  store <2 x double> %76, ptr %62, align 8, !tbaa !9
  %77 = getelementptr inbounds nuw %struct.complex, ptr %32, i64 %53
  %78 = fsub <2 x double> %75, %74
  store <2 x double> %78, ptr %77, align 8, !tbaa !9
  %79 = add nuw nsw i64 %53, 1
  %80 = icmp eq i64 %79, %31
  br i1 %80, label %51, label %52, !llvm.loop !13

81:                                               ; preds = %2, %51
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { nounwind }

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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
