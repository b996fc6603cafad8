source_filename = "returns.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.triple = type { double, double, double }
%struct.triples = type { %struct.triple, %struct.triple }

@.str = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1
@__const.main.weights = private unnamed_addr constant %struct.triple { double 1.000000e+00, double 1.000000e+01, double 1.000000e+02 }, align 8
@.str.2 = private unnamed_addr constant [10 x i8] c"%g %g %g\0A\00", align 1
@enzyme_primal_return = dso_local local_unnamed_addr global i32 0, align 4
@.str.3 = private unnamed_addr constant [19 x i8] c"%g %g %g %g %g %g\0A\00", align 1
@enzyme_const = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_dup = dso_local local_unnamed_addr global i32 0, align 4

define dso_local { double, double } @sums(double noundef %0) #0 {
  %2 = fmul double %0, %0
  %3 = fmul double %0, 3.000000e+00
  %4 = insertvalue { double, double } poison, double %2, 0
  %5 = insertvalue { double, double } %4, double %3, 1
  ret { double, double } %5
}

define dso_local void @powers(ptr dead_on_unwind noalias writable writeonly sret(%struct.triple) align 8 captures(none) initializes((0, 24)) %0, double noundef %1) #1 {
  store double %1, ptr %0, align 8, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = fmul double %1, %1
  store double %4, ptr %3, align 8, !tbaa !12
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = fmul double %1, %4
  store double %6, ptr %5, align 8, !tbaa !13
  ret void
}

define dso_local noundef i32 @main() local_unnamed_addr #2 {
  %1 = alloca %struct.triple, align 8
  %2 = alloca %struct.triple, align 8
  %3 = alloca %struct.triples, align 8
  %4 = tail call double (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @sums, double noundef 2.000000e+00) #7
  %5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %4)
  %6 = tail call { double, double } (ptr, ...) @__enzyme_fwddiff_pair(ptr noundef nonnull @sums, double noundef 2.000000e+00, double noundef 1.000000e+00) #7
  %7 = extractvalue { double, double } %6, 0
  %8 = extractvalue { double, double } %6, 1
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %7, double noundef %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %1, ptr noundef nonnull align 8 dereferenceable(24) @__const.main.weights, i64 24, i1 false)
  %10 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @powers, ptr noundef nonnull %1, double noundef 2.000000e+00) #7
  %11 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  call void (ptr, ptr, ...) @__enzyme_fwddiff_triple(ptr dead_on_unwind nonnull writable sret(%struct.triple) align 8 %2, ptr noundef nonnull @powers, double noundef 2.000000e+00, double noundef 1.000000e+00) #7
  %12 = load double, ptr %2, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %14 = load double, ptr %13, align 8, !tbaa !12
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %16 = load double, ptr %15, align 8, !tbaa !13
  %17 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %12, double noundef %14, double noundef %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %18 = load i32, ptr @enzyme_primal_return, align 4, !tbaa !5
  call void (ptr, ptr, ...) @__enzyme_fwddiff_triples(ptr dead_on_unwind nonnull writable sret(%struct.triples) align 8 %3, ptr noundef nonnull @powers, i32 noundef %18, double noundef 2.000000e+00, double noundef 5.000000e-01) #7
  %19 = load double, ptr %3, align 8, !tbaa !14
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %21 = load double, ptr %20, align 8, !tbaa !16
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %23 = load double, ptr %22, align 8, !tbaa !17
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %25 = load double, ptr %24, align 8, !tbaa !18
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %27 = load double, ptr %26, align 8, !tbaa !19
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %29 = load double, ptr %28, align 8, !tbaa !20
  %30 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, double noundef %19, double noundef %21, double noundef %23, double noundef %25, double noundef %27, double noundef %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7
  ret i32 0
}

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

declare double @__enzyme_autodiff(ptr noundef, ...) local_unnamed_addr #4

declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

declare { double, double } @__enzyme_fwddiff_pair(ptr noundef, ...) local_unnamed_addr #4

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

declare void @__enzyme_fwddiff_triple(ptr dead_on_unwind writable sret(%struct.triple) align 8, ptr noundef, ...) local_unnamed_addr #4

declare void @__enzyme_fwddiff_triples(ptr dead_on_unwind writable sret(%struct.triples) align 8, ptr noundef, ...) local_unnamed_addr #4

declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!10 = !{!"triple", !11, i64 0, !11, i64 8, !11, i64 16}
!11 = !{!"double", !7, i64 0}
!12 = !{!10, !11, i64 8}
!13 = !{!10, !11, i64 16}
!14 = !{!15, !11, i64 0}
!15 = !{!"triples", !10, i64 0, !10, i64 24}
!16 = !{!15, !11, i64 8}
!17 = !{!15, !11, i64 16}
!18 = !{!15, !11, i64 24}
!19 = !{!15, !11, i64 32}
!20 = !{!15, !11, i64 40}
