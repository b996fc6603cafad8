source_filename = "outputs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.in = private unnamed_addr constant [2 x double] [double 2.000000e+00, double 0x3FE6666666666666], align 16
@enzyme_dup = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_dupnoneed = dso_local local_unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [13 x i8] c"%.12g %.12g\0A\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"%.12g %.12g %.12g %.12g\0A\00", align 1

define dso_local void @polar(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 16)) %1) #0 {
  %3 = load double, ptr %0, align 8, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load double, ptr %4, align 8, !tbaa !9
  %6 = tail call double @cos(double noundef %5) #8, !tbaa !5
  %7 = fmul double %3, %6
  store double %7, ptr %1, align 8, !tbaa !9
  %8 = load double, ptr %0, align 8, !tbaa !9
  %9 = load double, ptr %4, align 8, !tbaa !9
  %10 = tail call double @sin(double noundef %9) #8, !tbaa !5
  %11 = fmul double %8, %10
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store double %11, ptr %12, align 8, !tbaa !9
  ret void
}

declare double @cos(double noundef) local_unnamed_addr #1

declare double @sin(double noundef) local_unnamed_addr #1

define dso_local noundef i32 @main() local_unnamed_addr #2 {
  %1 = alloca [2 x double], align 16
  %2 = alloca [2 x double], align 16
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca [2 x double], align 16
  %6 = alloca [2 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.in, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  br label %11

8:                                                ; preds = %11
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  br label %22

11:                                               ; preds = %0, %11
  %12 = phi i64 [ 0, %0 ], [ %19, %11 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  %13 = getelementptr inbounds nuw double, ptr %4, i64 %12
  store double 1.000000e+00, ptr %13, align 8, !tbaa !9
  %14 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %15 = load i32, ptr @enzyme_dupnoneed, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @polar, i32 noundef %14, ptr noundef nonnull %1, ptr noundef nonnull %3, i32 noundef %15, ptr noundef nonnull %2, ptr noundef nonnull %4) #8
  %16 = load double, ptr %3, align 16, !tbaa !9
  %17 = load double, ptr %7, align 8, !tbaa !9
  %18 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %16, double noundef %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %12, 0
  br i1 %20, label %11, label %8, !llvm.loop !11

21:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #8
  ret i32 0

22:                                               ; preds = %8, %22
  %23 = phi i64 [ 0, %8 ], [ %31, %22 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  %24 = getelementptr inbounds nuw double, ptr %5, i64 %23
  store double 1.000000e+00, ptr %24, align 8, !tbaa !9
  %25 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @polar, i32 noundef %25, ptr noundef nonnull %1, ptr noundef nonnull %5, i32 noundef %25, ptr noundef nonnull %2, ptr noundef nonnull %6) #8
  %26 = load double, ptr %2, align 16, !tbaa !9
  %27 = load double, ptr %9, align 8, !tbaa !9
  %28 = load double, ptr %6, align 16, !tbaa !9
  %29 = load double, ptr %10, align 8, !tbaa !9
  %30 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %26, double noundef %27, double noundef %28, double noundef %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %23, 0
  br i1 %32, label %22, label %21, !llvm.loop !14
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

declare void @__enzyme_autodiff(ptr noundef, ...) local_unnamed_addr #6

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #7

declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

declare void @__enzyme_fwddiff(ptr noundef, ...) local_unnamed_addr #6

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nounwind }

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
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
