source_filename = "gradients.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.three = type { double, double, double }

@.str = private unnamed_addr constant [19 x i8] c"%.12g %.12g %.12g\0A\00", align 1
@enzyme_out = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_const = dso_local local_unnamed_addr global i32 0, align 4
@.str.1 = private unnamed_addr constant [13 x i8] c"%.12g %.12g\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%.12g\0A\00", align 1

define dso_local double @f(double noundef %0, double noundef %1, double noundef %2) #0 {
  %4 = fmul double %0, %0
  %5 = tail call double @sin(double noundef %2) #7, !tbaa !5
  %6 = fmul double %1, %5
  %7 = tail call double @llvm.fmuladd.f64(double %4, double %1, double %6)
  ret double %7
}

declare double @sin(double noundef) local_unnamed_addr #1

declare double @llvm.fmuladd.f64(double, double, double) #2

define dso_local noundef i32 @main() local_unnamed_addr #3 {
  %1 = alloca %struct.three, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7
  call void (ptr, ptr, ...) @__enzyme_autodiff_three(ptr dead_on_unwind nonnull writable sret(%struct.three) align 8 %1, ptr noundef nonnull @f, double noundef 2.000000e+00, double noundef 3.000000e+00, double noundef 5.000000e-01) #7
  %2 = load double, ptr %1, align 8, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load double, ptr %3, align 8, !tbaa !12
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %6 = load double, ptr %5, align 8, !tbaa !13
  %7 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %2, double noundef %4, double noundef %6)
  %8 = load i32, ptr @enzyme_out, align 4, !tbaa !5
  %9 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %10 = call { double, double } (ptr, ...) @__enzyme_autodiff_two(ptr noundef nonnull @f, i32 noundef %8, double noundef 2.000000e+00, i32 noundef %9, double noundef 3.000000e+00, i32 noundef %8, double noundef 5.000000e-01) #7
  %11 = extractvalue { double, double } %10, 0
  %12 = extractvalue { double, double } %10, 1
  %13 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %11, double noundef %12)
  %14 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %15 = load i32, ptr @enzyme_out, align 4, !tbaa !5
  %16 = call double (ptr, ...) @__enzyme_autodiff_one(ptr noundef nonnull @f, i32 noundef %14, double noundef 2.000000e+00, i32 noundef %15, double noundef 3.000000e+00, i32 noundef %14, double noundef 5.000000e-01) #7
  %17 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7
  ret i32 7
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

declare void @__enzyme_autodiff_three(ptr dead_on_unwind writable sret(%struct.three) align 8, ptr noundef, ...) local_unnamed_addr #5

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #6

declare { double, double } @__enzyme_autodiff_two(ptr noundef, ...) local_unnamed_addr #5

declare double @__enzyme_autodiff_one(ptr noundef, ...) local_unnamed_addr #5

declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nounwind }

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
