; ModuleID = 'optional_output.c'
source_filename = "optional_output.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @optional_output(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %5 = call fastcc double @norm2(ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef nonnull %4)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = add nsw i32 %1, -1
  %8 = call fastcc double @norm2(ptr noundef nonnull %6, i32 noundef %7, ptr noundef nonnull %3, ptr noundef null)
  %9 = load double, ptr %3, align 8, !tbaa !8
  %10 = load i32, ptr %4, align 4, !tbaa !4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = fmul double %8, %13
  %15 = call double @llvm.fmuladd.f64(double %5, double %9, double %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret double %15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc double @norm2(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef writeonly captures(address_is_null) %2, ptr noundef writeonly captures(address_is_null) %3) unnamed_addr #2 {
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %28

6:                                                ; preds = %4
  %7 = zext nneg i32 %1 to i64
  %8 = and i64 %7, 1
  %9 = icmp eq i32 %1, 1
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = and i64 %7, 2147483646
  br label %32

12:                                               ; preds = %32
  %13 = icmp eq i64 %8, 0
  br i1 %13, label %28, label %14

14:                                               ; preds = %12, %6
  %15 = phi i64 [ 0, %6 ], [ %56, %12 ]
  %16 = phi i32 [ 0, %6 ], [ %55, %12 ]
  %17 = phi double [ 0.000000e+00, %6 ], [ %49, %12 ]
  %18 = icmp ne i64 %8, 0
  tail call void @llvm.assume(i1 %18)
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %15
  %20 = load double, ptr %19, align 8, !tbaa !8
  %21 = tail call double @llvm.fmuladd.f64(double %20, double %20, double %17)
  %22 = zext nneg i32 %16 to i64
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = fcmp ogt double %20, %24
  %26 = trunc nuw nsw i64 %15 to i32
  %27 = select i1 %25, i32 %26, i32 %16
  br label %28

28:                                               ; preds = %14, %12, %4
  %29 = phi double [ 0.000000e+00, %4 ], [ %49, %12 ], [ %21, %14 ]
  %30 = phi i32 [ 0, %4 ], [ %55, %12 ], [ %27, %14 ]
  %31 = icmp eq ptr %2, null
  br i1 %31, label %63, label %59

32:                                               ; preds = %32, %10
  %33 = phi i64 [ 0, %10 ], [ %56, %32 ]
  %34 = phi i32 [ 0, %10 ], [ %55, %32 ]
  %35 = phi double [ 0.000000e+00, %10 ], [ %49, %32 ]
  %36 = phi i64 [ 0, %10 ], [ %57, %32 ]
  %37 = getelementptr inbounds nuw double, ptr %0, i64 %33
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = tail call double @llvm.fmuladd.f64(double %38, double %38, double %35)
  %40 = zext nneg i32 %34 to i64
  %41 = getelementptr inbounds nuw double, ptr %0, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = fcmp ogt double %38, %42
  %44 = trunc nuw nsw i64 %33 to i32
  %45 = select i1 %43, i32 %44, i32 %34
  %46 = or disjoint i64 %33, 1
  %47 = getelementptr inbounds nuw double, ptr %0, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = tail call double @llvm.fmuladd.f64(double %48, double %48, double %39)
  %50 = zext nneg i32 %45 to i64
  %51 = getelementptr inbounds nuw double, ptr %0, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = fcmp ogt double %48, %52
  %54 = trunc nuw nsw i64 %46 to i32
  %55 = select i1 %53, i32 %54, i32 %45
  %56 = add nuw nsw i64 %33, 2
  %57 = add i64 %36, 2
  %58 = icmp eq i64 %57, %11
  br i1 %58, label %12, label %32, !llvm.loop !10

59:                                               ; preds = %28
  %60 = zext nneg i32 %30 to i64
  %61 = getelementptr inbounds nuw double, ptr %0, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !8
  store double %62, ptr %2, align 8, !tbaa !8
  br label %63

63:                                               ; preds = %59, %28
  %64 = icmp eq ptr %3, null
  br i1 %64, label %66, label %65

65:                                               ; preds = %63
  store i32 %30, ptr %3, align 4, !tbaa !4
  br label %66

66:                                               ; preds = %65, %63
  ret double %29
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind }

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
