source_filename = "width.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.three = type { double, double, double }

@enzyme_width = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_dup = dso_local local_unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [19 x i8] c"%.12g %.12g %.12g\0A\00", align 1
@enzyme_const = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_vector = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_scalar = dso_local local_unnamed_addr global i32 0, align 4

define dso_local noundef double @f(double noundef %0, double noundef %1) #0 {
  %3 = fmul double %0, %0
  %4 = fmul double %3, %1
  ret double %4
}

define dso_local noundef i32 @main() local_unnamed_addr #1 {
  %1 = alloca %struct.three, align 8
  %2 = alloca %struct.three, align 8
  %3 = alloca %struct.three, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5
  %4 = load i32, ptr @enzyme_width, align 4, !tbaa !5
  %5 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ptr, ...) @__enzyme_fwddiff(ptr dead_on_unwind nonnull writable sret(%struct.three) align 8 %1, ptr noundef nonnull @f, i32 noundef %4, i32 noundef 3, i32 noundef %5, double noundef 2.000000e+00, double noundef 1.000000e+00, double noundef 0.000000e+00, double noundef 5.000000e-01, i32 noundef %5, double noundef 5.000000e+00, double noundef 0.000000e+00, double noundef 1.000000e+00, double noundef 2.000000e+00) #5
  %6 = load double, ptr %1, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load double, ptr %7, align 8, !tbaa !12
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %10 = load double, ptr %9, align 8, !tbaa !13
  %11 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %6, double noundef %8, double noundef %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5
  %12 = load i32, ptr @enzyme_width, align 4, !tbaa !5
  %13 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %14 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  call void (ptr, ptr, ...) @__enzyme_fwddiff(ptr dead_on_unwind nonnull writable sret(%struct.three) align 8 %2, ptr noundef nonnull @f, i32 noundef %12, i32 noundef 3, i32 noundef %13, double noundef 2.000000e+00, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 3.000000e+00, i32 noundef %14, double noundef 5.000000e+00) #5
  %15 = load double, ptr %2, align 8, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %17 = load double, ptr %16, align 8, !tbaa !12
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %19 = load double, ptr %18, align 8, !tbaa !13
  %20 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %15, double noundef %17, double noundef %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  %21 = load i32, ptr @enzyme_width, align 4, !tbaa !5
  %22 = load i32, ptr @enzyme_vector, align 4, !tbaa !5
  %23 = load i32, ptr @enzyme_scalar, align 4, !tbaa !5
  call void (ptr, ptr, ...) @__enzyme_batch(ptr dead_on_unwind nonnull writable sret(%struct.three) align 8 %3, ptr noundef nonnull @f, i32 noundef %21, i32 noundef 3, i32 noundef %22, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 3.000000e+00, i32 noundef %23, double noundef 1.000000e+01) #5
  %24 = load double, ptr %3, align 8, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %26 = load double, ptr %25, align 8, !tbaa !12
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %28 = load double, ptr %27, align 8, !tbaa !13
  %29 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %24, double noundef %26, double noundef %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5
  ret i32 0
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare void @__enzyme_fwddiff(ptr dead_on_unwind writable sret(%struct.three) align 8, ptr noundef, ...) local_unnamed_addr #3

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

declare void @__enzyme_batch(ptr dead_on_unwind writable sret(%struct.three) align 8, ptr noundef, ...) local_unnamed_addr #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind }

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
!9 = !{!10, !11, i64 0}
!10 = !{!"three", !11, i64 0, !11, i64 8, !11, i64 16}
!11 = !{!"double", !7, i64 0}
!12 = !{!10, !11, i64 8}
!13 = !{!10, !11, i64 16}
