; ModuleID = 'optional_output.c'
source_filename = "optional_output.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @optional_output(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
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
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret double %15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc double @norm2(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef writeonly captures(address_is_null) %2, ptr noundef writeonly captures(address_is_null) %3) unnamed_addr #2 {
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %1 to i64
  br label %12

8:                                                ; preds = %12, %4
  %9 = phi double [ 0.000000e+00, %4 ], [ %18, %12 ]
  %10 = phi i32 [ 0, %4 ], [ %24, %12 ]
  %11 = icmp eq ptr %2, null
  br i1 %11, label %31, label %27

12:                                               ; preds = %6, %12
  %13 = phi i64 [ 0, %6 ], [ %25, %12 ]
  %14 = phi i32 [ 0, %6 ], [ %24, %12 ]
  %15 = phi double [ 0.000000e+00, %6 ], [ %18, %12 ]
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %17 = load double, ptr %16, align 8, !tbaa !8
  %18 = tail call double @llvm.fmuladd.f64(double %17, double %17, double %15)
  %19 = zext nneg i32 %14 to i64
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = fcmp ogt double %17, %21
  %23 = trunc nuw nsw i64 %13 to i32
  %24 = select i1 %22, i32 %23, i32 %14
  %25 = add nuw nsw i64 %13, 1
  %26 = icmp eq i64 %25, %7
  br i1 %26, label %8, label %12, !llvm.loop !10

27:                                               ; preds = %8
  %28 = zext nneg i32 %10 to i64
  %29 = getelementptr inbounds nuw double, ptr %0, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !8
  store double %30, ptr %2, align 8, !tbaa !8
  br label %31

31:                                               ; preds = %27, %8
  %32 = icmp eq ptr %3, null
  br i1 %32, label %34, label %33

33:                                               ; preds = %31
  store i32 %10, ptr %3, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %33, %31
  ret double %9
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
