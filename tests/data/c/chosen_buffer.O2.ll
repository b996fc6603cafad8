; ModuleID = 'chosen_buffer.c'
source_filename = "chosen_buffer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.chosen_buffer.local = private unnamed_addr constant [4 x double] [double 1.000000e+00, double 5.000000e-01, double 2.500000e-01, double 2.000000e+00], align 16
@chosen_buffer.kept = internal unnamed_addr global [4 x double] zeroinitializer, align 32

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @chosen_buffer(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [4 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %3, ptr noundef nonnull align 16 dereferenceable(32) @__const.chosen_buffer.local, i64 32, i1 false)
  %4 = tail call noalias dereferenceable_or_null(32) ptr @malloc(i64 noundef 32) #7
  %5 = load double, ptr %0, align 8, !tbaa !8
  store double %5, ptr %4, align 8, !tbaa !8
  store double 1.000000e+00, ptr @chosen_buffer.kept, align 32, !tbaa !8
  %6 = srem i32 1, %1
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw double, ptr %0, i64 %7
  %9 = load double, ptr %8, align 8, !tbaa !8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %9, ptr %10, align 8, !tbaa !8
  store double 1.000000e+00, ptr getelementptr inbounds nuw (i8, ptr @chosen_buffer.kept, i64 8), align 8, !tbaa !8
  %11 = srem i32 2, %1
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw double, ptr %0, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store double %14, ptr %15, align 8, !tbaa !8
  store double 1.000000e+00, ptr getelementptr inbounds nuw (i8, ptr @chosen_buffer.kept, i64 16), align 16, !tbaa !8
  %16 = srem i32 3, %1
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !8
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store double %19, ptr %20, align 8, !tbaa !8
  store double 1.000000e+00, ptr getelementptr inbounds nuw (i8, ptr @chosen_buffer.kept, i64 24), align 8, !tbaa !8
  %21 = icmp sgt i32 %1, 0
  br i1 %21, label %22, label %38

22:                                               ; preds = %2
  %23 = zext nneg i32 %1 to i64
  br label %60

24:                                               ; preds = %60
  %25 = load double, ptr %3, align 16, !tbaa !8
  %26 = load double, ptr %20, align 8, !tbaa !8
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = load double, ptr %27, align 8, !tbaa !8
  %29 = load double, ptr %15, align 8, !tbaa !8
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %31 = load double, ptr %30, align 16, !tbaa !8
  %32 = load double, ptr %10, align 8, !tbaa !8
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %34 = load double, ptr %33, align 8, !tbaa !8
  %35 = load double, ptr %4, align 8, !tbaa !8
  %36 = load <4 x double>, ptr @chosen_buffer.kept, align 32, !tbaa !8
  %37 = fmul <4 x double> %36, %36
  br label %38

38:                                               ; preds = %24, %2
  %39 = phi double [ %35, %24 ], [ %5, %2 ]
  %40 = phi double [ %34, %24 ], [ 2.000000e+00, %2 ]
  %41 = phi double [ %32, %24 ], [ %9, %2 ]
  %42 = phi double [ %31, %24 ], [ 2.500000e-01, %2 ]
  %43 = phi double [ %29, %24 ], [ %14, %2 ]
  %44 = phi double [ %28, %24 ], [ 5.000000e-01, %2 ]
  %45 = phi double [ %26, %24 ], [ %19, %2 ]
  %46 = phi double [ %25, %24 ], [ 1.000000e+00, %2 ]
  %47 = phi <4 x double> [ %37, %24 ], [ splat (double 1.000000e+00), %2 ]
  %48 = extractelement <4 x double> %47, i64 0
  %49 = tail call double @llvm.fmuladd.f64(double %46, double %45, double %48)
  %50 = fadd double %49, 0.000000e+00
  %51 = extractelement <4 x double> %47, i64 1
  %52 = tail call double @llvm.fmuladd.f64(double %44, double %43, double %51)
  %53 = fadd double %50, %52
  %54 = extractelement <4 x double> %47, i64 2
  %55 = tail call double @llvm.fmuladd.f64(double %42, double %41, double %54)
  %56 = fadd double %53, %55
  %57 = extractelement <4 x double> %47, i64 3
  %58 = tail call double @llvm.fmuladd.f64(double %40, double %39, double %57)
  %59 = fadd double %56, %58
  tail call void @free(ptr noundef nonnull %4) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret double %59

60:                                               ; preds = %22, %60
  %61 = phi i64 [ 0, %22 ], [ %74, %60 ]
  %62 = getelementptr inbounds nuw double, ptr %0, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !8
  %64 = fcmp ogt double %63, 5.000000e-01
  %65 = fcmp ogt double %63, -5.000000e-01
  %66 = select i1 %65, ptr %4, ptr @chosen_buffer.kept
  %67 = select i1 %64, ptr %3, ptr %66
  %68 = and i64 %61, 1
  %69 = icmp eq i64 %68, 0
  %70 = select i1 %69, ptr %3, ptr %4
  %71 = and i64 %61, 3
  %72 = getelementptr inbounds nuw double, ptr %67, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = add nuw nsw i64 %61, 1
  %75 = and i64 %74, 3
  %76 = getelementptr inbounds nuw double, ptr %70, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !8
  %78 = tail call double @llvm.fmuladd.f64(double %73, double %63, double %77)
  store double %78, ptr %72, align 8, !tbaa !8
  %79 = icmp eq i64 %74, %23
  br i1 %79, label %24, label %60, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind allocsize(0) }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
