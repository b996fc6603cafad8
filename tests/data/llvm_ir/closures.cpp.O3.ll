; ModuleID = 'closures.cpp'
source_filename = "closures.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [21 x i8] c"%d %d %d %.17g %g %g\00", align 1

; Function Attrs: mustprogress nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call dereferenceable_or_null(8) ptr @malloc(i64 8)
  store i32 0, ptr %3, align 4, !tbaa !4
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i32 1, ptr %4, align 4, !tbaa !4
  %5 = tail call dereferenceable_or_null(16) ptr @realloc(ptr noundef nonnull %3, i64 noundef 16) #6
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 4, ptr %6, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 9, ptr %7, align 4, !tbaa !4
  %8 = tail call dereferenceable_or_null(32) ptr @realloc(ptr noundef %5, i64 noundef 32) #6
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store <4 x i32> <i32 5, i32 3, i32 3, i32 5>, ptr %9, align 4, !tbaa !4
  %10 = tail call dereferenceable_or_null(64) ptr @realloc(ptr noundef %8, i64 noundef 64) #6
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store i32 9, ptr %11, align 4, !tbaa !4
  %12 = tail call dereferenceable_or_null(16) ptr @malloc(i64 16)
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %14 = load <2 x i32>, ptr %10, align 4, !tbaa !4, !noalias !8
  %15 = sitofp <2 x i32> %14 to <2 x double>
  %16 = fmul <2 x double> %15, splat (double 5.000000e-01)
  store <2 x double> %16, ptr %12, align 8, !tbaa !11, !noalias !8
  %17 = tail call dereferenceable_or_null(32) ptr @realloc(ptr noundef nonnull %12, i64 noundef 32) #6, !noalias !8
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %20 = load <2 x i32>, ptr %13, align 4, !tbaa !4, !noalias !8
  %21 = sitofp <2 x i32> %20 to <2 x double>
  %22 = fmul <2 x double> %21, splat (double 5.000000e-01)
  store <2 x double> %22, ptr %18, align 8, !tbaa !11, !noalias !8
  %23 = tail call dereferenceable_or_null(64) ptr @realloc(ptr noundef nonnull %17, i64 noundef 64) #6, !noalias !8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %26 = load <2 x i32>, ptr %19, align 4, !tbaa !4, !noalias !8
  %27 = sitofp <2 x i32> %26 to <2 x double>
  %28 = fmul <2 x double> %27, splat (double 5.000000e-01)
  store <2 x double> %28, ptr %24, align 8, !tbaa !11, !noalias !8
  %29 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %30 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %31 = load i32, ptr %30, align 4, !tbaa !4, !noalias !8
  %32 = load <2 x i32>, ptr %25, align 4, !tbaa !4, !noalias !8
  %33 = sitofp <2 x i32> %32 to <2 x double>
  %34 = fmul <2 x double> %33, splat (double 5.000000e-01)
  store <2 x double> %34, ptr %29, align 8, !tbaa !11, !noalias !8
  %35 = sitofp i32 %31 to double
  %36 = fmul double %35, 5.000000e-01
  %37 = tail call dereferenceable_or_null(128) ptr @realloc(ptr noundef nonnull %23, i64 noundef 128) #6, !noalias !8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 64
  store double %36, ptr %38, align 8, !tbaa !11, !noalias !8
  %39 = load double, ptr %37, align 8, !tbaa !11
  %40 = fadd double %39, 0.000000e+00
  %41 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %42 = load double, ptr %41, align 8, !tbaa !11
  %43 = tail call noundef double @llvm.fmuladd.f64(double %40, double 7.500000e-01, double %42)
  %44 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %45 = load double, ptr %44, align 8, !tbaa !11
  %46 = tail call noundef double @llvm.fmuladd.f64(double %43, double 7.500000e-01, double %45)
  %47 = getelementptr inbounds nuw i8, ptr %37, i64 24
  %48 = load double, ptr %47, align 8, !tbaa !11
  %49 = tail call noundef double @llvm.fmuladd.f64(double %46, double 7.500000e-01, double %48)
  %50 = getelementptr inbounds nuw i8, ptr %37, i64 32
  %51 = load double, ptr %50, align 8, !tbaa !11
  %52 = tail call noundef double @llvm.fmuladd.f64(double %49, double 7.500000e-01, double %51)
  %53 = getelementptr inbounds nuw i8, ptr %37, i64 40
  %54 = load double, ptr %53, align 8, !tbaa !11
  %55 = tail call noundef double @llvm.fmuladd.f64(double %52, double 7.500000e-01, double %54)
  %56 = getelementptr inbounds nuw i8, ptr %37, i64 48
  %57 = load double, ptr %56, align 8, !tbaa !11
  %58 = tail call noundef double @llvm.fmuladd.f64(double %55, double 7.500000e-01, double %57)
  %59 = getelementptr inbounds nuw i8, ptr %37, i64 56
  %60 = load double, ptr %59, align 8, !tbaa !11
  %61 = tail call noundef double @llvm.fmuladd.f64(double %58, double 7.500000e-01, double %60)
  %62 = getelementptr inbounds nuw i8, ptr %37, i64 64
  %63 = load double, ptr %62, align 8, !tbaa !11
  %64 = tail call noundef double @llvm.fmuladd.f64(double %61, double 7.500000e-01, double %63)
  %65 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, i32 noundef 9, i32 noundef 0, i32 noundef 9, double noundef %64, double noundef 2.500000e+00, double noundef 2.250000e+00) #7
  %66 = sext i32 %65 to i64
  tail call void @free(ptr noundef %37) #7
  tail call void @free(ptr noundef %10) #7
  ret i64 %66
}

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #5

attributes #0 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { nounwind allocsize(1) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9}
!9 = distinct !{!9, !10, !"_ZNK4ListIiE3mapIZ3runE3$_0EEDaT_: argument 0"}
!10 = distinct !{!10, !"_ZNK4ListIiE3mapIZ3runE3$_0EEDaT_"}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
