source_filename = "split.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.ds = private unnamed_addr constant [2 x double] [double 0.000000e+00, double 1.000000e+00], align 16
@.str = private unnamed_addr constant [13 x i8] c"%.12g %.12g\0A\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"%.12g %.12g %.12g %.12g\0A\00", align 1
@__const.main.t = private unnamed_addr constant [2 x double] [double 1.000000e+00, double 2.000000e+00], align 16
@__const.main.dt = private unnamed_addr constant [2 x double] [double 1.000000e+00, double 0.000000e+00], align 16
@__const.main.jn = private unnamed_addr constant [2 x double] [double 3.000000e+00, double 4.000000e+00], align 16
@enzyme_dup = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_allocated = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_tape = dso_local local_unnamed_addr global i32 0, align 4

define dso_local void @step(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) #0 {
  %3 = load double, ptr %0, align 8, !tbaa !9
  %4 = load double, ptr %1, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load double, ptr %5, align 8, !tbaa !9
  %7 = tail call double @llvm.fmuladd.f64(double %3, double %4, double %6)
  store double %7, ptr %0, align 8, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load double, ptr %8, align 8, !tbaa !9
  %10 = fmul double %7, %9
  store double %10, ptr %8, align 8, !tbaa !9
  ret void
}

declare double @llvm.fmuladd.f64(double, double, double) #1

define dso_local noundef i32 @main() local_unnamed_addr #2 {
  %1 = alloca [2 x double], align 16
  %2 = alloca [2 x double], align 16
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca [2 x double], align 16
  %6 = alloca [2 x double], align 16
  %7 = alloca [2 x double], align 16
  %8 = alloca [2 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.t, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %2, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.ds, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %3, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.jn, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  %9 = call ptr (ptr, ...) @__enzyme_augmentfwd(ptr noundef nonnull @step, ptr noundef nonnull %1, ptr noundef nonnull %2, ptr noundef nonnull %3, ptr noundef nonnull %4) #10
  %10 = load double, ptr %1, align 16, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load double, ptr %11, align 8, !tbaa !9
  %13 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %10, double noundef %12)
  call void (ptr, ...) @__enzyme_reverse(ptr noundef nonnull @step, ptr noundef nonnull %1, ptr noundef nonnull %2, ptr noundef nonnull %3, ptr noundef nonnull %4, ptr noundef %9) #10
  %14 = load double, ptr %2, align 16, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = load double, ptr %15, align 8, !tbaa !9
  %17 = load double, ptr %4, align 16, !tbaa !9
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %19 = load double, ptr %18, align 8, !tbaa !9
  %20 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %14, double noundef %16, double noundef %17, double noundef %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %5, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.t, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %6, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.dt, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %7, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.jn, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %8, i8 0, i64 16, i1 false)
  %21 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %22 = call i32 (ptr, ...) @__enzyme_augmentsize(ptr noundef nonnull @step, i32 noundef %21, i32 noundef %21) #10
  %23 = sext i32 %22 to i64
  %24 = call noalias ptr @malloc(i64 noundef %23) #11
  %25 = load i32, ptr @enzyme_allocated, align 4, !tbaa !5
  %26 = load i32, ptr @enzyme_tape, align 4, !tbaa !5
  %27 = call ptr (ptr, ...) @__enzyme_augmentfwd(ptr noundef nonnull @step, i32 noundef %25, i32 noundef %22, i32 noundef %26, ptr noundef %24, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef nonnull %7, ptr noundef nonnull %8) #10
  %28 = load i32, ptr @enzyme_allocated, align 4, !tbaa !5
  %29 = load i32, ptr @enzyme_tape, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_reverse(ptr noundef nonnull @step, i32 noundef %28, i32 noundef %22, i32 noundef %29, ptr noundef %24, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef nonnull %7, ptr noundef nonnull %8) #10
  call void @free(ptr noundef %24) #10
  %30 = load double, ptr %6, align 16, !tbaa !9
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %32 = load double, ptr %31, align 8, !tbaa !9
  %33 = load double, ptr %8, align 16, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %35 = load double, ptr %34, align 8, !tbaa !9
  %36 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %30, double noundef %32, double noundef %33, double noundef %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #10
  ret i32 0
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

declare ptr @__enzyme_augmentfwd(ptr noundef, ...) local_unnamed_addr #6

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #7

declare void @__enzyme_reverse(ptr noundef, ...) local_unnamed_addr #6

declare i32 @__enzyme_augmentsize(ptr noundef, ...) local_unnamed_addr #6

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #8

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #9

declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { nounwind }
attributes #11 = { nounwind allocsize(0) }

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
