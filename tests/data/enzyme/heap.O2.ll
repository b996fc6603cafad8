source_filename = "heap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.x = private unnamed_addr constant [3 x double] [double 1.000000e+00, double 2.000000e+00, double 4.000000e+00], align 16
@.str = private unnamed_addr constant [19 x i8] c"%.12g %.12g %.12g\0A\00", align 1
@enzyme_dup = dso_local local_unnamed_addr global i32 0, align 4

define dso_local double @smooth(ptr noundef readonly captures(none) %0, i32 noundef %1) #0 {
  %3 = sext i32 %1 to i64
  %4 = shl nsw i64 %3, 3
  %5 = tail call noalias ptr @malloc(i64 noundef %4) #11
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %59

7:                                                ; preds = %2
  %8 = zext nneg i32 %1 to i64
  %9 = icmp eq i32 %1, 1
  br i1 %9, label %12, label %10

10:                                               ; preds = %7
  %11 = add nsw i64 %8, -2
  br label %29

12:                                               ; preds = %7, %29
  %13 = phi i64 [ 0, %7 ], [ %33, %29 ]
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !9
  %16 = add nuw nsw i64 %13, 1
  %17 = icmp eq i64 %16, %8
  %18 = and i64 %16, 4294967295
  %19 = select i1 %17, i64 0, i64 %18
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !9
  %22 = fadd double %15, %21
  %23 = fmul double %22, 5.000000e-01
  %24 = getelementptr inbounds nuw double, ptr %5, i64 %13
  store double %23, ptr %24, align 8, !tbaa !9
  %25 = and i64 %8, 3
  %26 = icmp ult i32 %1, 4
  br i1 %26, label %45, label %27

27:                                               ; preds = %12
  %28 = and i64 %8, 2147483644
  br label %61

29:                                               ; preds = %10, %29
  %30 = phi i64 [ 0, %10 ], [ %33, %29 ]
  %31 = getelementptr inbounds nuw double, ptr %0, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !9
  %33 = add nuw nsw i64 %30, 1
  %34 = icmp eq i64 %33, %8
  %35 = and i64 %33, 4294967295
  %36 = select i1 %34, i64 0, i64 %35
  %37 = getelementptr inbounds nuw double, ptr %0, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !9
  %39 = fadd double %32, %38
  %40 = fmul double %39, 5.000000e-01
  %41 = getelementptr inbounds nuw double, ptr %5, i64 %30
  store double %40, ptr %41, align 8, !tbaa !9
  %42 = icmp eq i64 %30, %11
  br i1 %42, label %12, label %29, !llvm.loop !11

43:                                               ; preds = %61
  %44 = icmp eq i64 %25, 0
  br i1 %44, label %59, label %45

45:                                               ; preds = %43, %12
  %46 = phi i64 [ 0, %12 ], [ %80, %43 ]
  %47 = phi double [ 0.000000e+00, %12 ], [ %79, %43 ]
  %48 = icmp ne i64 %25, 0
  tail call void @llvm.assume(i1 %48)
  br label %49

49:                                               ; preds = %49, %45
  %50 = phi i64 [ %46, %45 ], [ %56, %49 ]
  %51 = phi double [ %47, %45 ], [ %55, %49 ]
  %52 = phi i64 [ 0, %45 ], [ %57, %49 ]
  %53 = getelementptr inbounds nuw double, ptr %5, i64 %50
  %54 = load double, ptr %53, align 8, !tbaa !9
  %55 = tail call double @llvm.fmuladd.f64(double %54, double %54, double %51)
  %56 = add nuw nsw i64 %50, 1
  %57 = add i64 %52, 1
  %58 = icmp eq i64 %57, %25
  br i1 %58, label %59, label %49, !llvm.loop !14

59:                                               ; preds = %43, %49, %2
  %60 = phi double [ 0.000000e+00, %2 ], [ %79, %43 ], [ %55, %49 ]
  tail call void @free(ptr noundef %5) #12
  ret double %60

61:                                               ; preds = %61, %27
  %62 = phi i64 [ 0, %27 ], [ %80, %61 ]
  %63 = phi double [ 0.000000e+00, %27 ], [ %79, %61 ]
  %64 = phi i64 [ 0, %27 ], [ %81, %61 ]
  %65 = getelementptr inbounds nuw double, ptr %5, i64 %62
  %66 = load double, ptr %65, align 8, !tbaa !9
  %67 = tail call double @llvm.fmuladd.f64(double %66, double %66, double %63)
  %68 = getelementptr inbounds nuw double, ptr %5, i64 %62
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %70 = load double, ptr %69, align 8, !tbaa !9
  %71 = tail call double @llvm.fmuladd.f64(double %70, double %70, double %67)
  %72 = getelementptr inbounds nuw double, ptr %5, i64 %62
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %74 = load double, ptr %73, align 8, !tbaa !9
  %75 = tail call double @llvm.fmuladd.f64(double %74, double %74, double %71)
  %76 = getelementptr inbounds nuw double, ptr %5, i64 %62
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 24
  %78 = load double, ptr %77, align 8, !tbaa !9
  %79 = tail call double @llvm.fmuladd.f64(double %78, double %78, double %75)
  %80 = add nuw nsw i64 %62, 4
  %81 = add i64 %64, 4
  %82 = icmp eq i64 %81, %28
  br i1 %82, label %43, label %61, !llvm.loop !16
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare double @llvm.fmuladd.f64(double, double, double) #3

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

define dso_local noundef i32 @main() local_unnamed_addr #5 {
  %1 = alloca [3 x double], align 16
  %2 = alloca [3 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %1, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %2, i8 0, i64 24, i1 false)
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @smooth, ptr noundef nonnull %1, ptr noundef nonnull %2, i32 noundef 3) #12
  %3 = load double, ptr %2, align 16, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = load double, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %7 = load double, ptr %6, align 16, !tbaa !9
  %8 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %3, double noundef %5, double noundef %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

declare void @__enzyme_autodiff(ptr noundef, ...) local_unnamed_addr #8

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #9

declare void @llvm.assume(i1 noundef) #10

attributes #0 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #11 = { nounwind allocsize(0) }
attributes #12 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.peeled.count", i32 1}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !12}
