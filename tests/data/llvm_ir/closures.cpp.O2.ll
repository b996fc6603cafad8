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
  %8 = tail call dereferenceable_or_null(32) ptr @realloc(ptr noundef nonnull %5, i64 noundef 32) #6
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 5, ptr %9, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 20
  store i32 3, ptr %10, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i32 3, ptr %11, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 28
  store i32 5, ptr %12, align 4, !tbaa !4
  %13 = tail call dereferenceable_or_null(64) ptr @realloc(ptr noundef nonnull %8, i64 noundef 64) #6
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 32
  store i32 9, ptr %14, align 4, !tbaa !4
  %15 = tail call dereferenceable_or_null(16) ptr @malloc(i64 16)
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %17 = load <2 x i32>, ptr %13, align 4, !tbaa !4, !noalias !8
  %18 = sitofp <2 x i32> %17 to <2 x double>
  %19 = fmul <2 x double> %18, splat (double 5.000000e-01)
  store <2 x double> %19, ptr %15, align 8, !tbaa !11, !noalias !8
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %22 = load i32, ptr %16, align 4, !tbaa !4, !noalias !8
  %23 = tail call dereferenceable_or_null(32) ptr @realloc(ptr noundef nonnull %15, i64 noundef 32) #6, !noalias !8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = load i32, ptr %20, align 4, !tbaa !4, !noalias !8
  %26 = insertelement <2 x i32> poison, i32 %22, i64 0
  %27 = insertelement <2 x i32> %26, i32 %25, i64 1
  %28 = sitofp <2 x i32> %27 to <2 x double>
  %29 = fmul <2 x double> %28, splat (double 5.000000e-01)
  store <2 x double> %29, ptr %24, align 8, !tbaa !11, !noalias !8
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 20
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %32 = load i32, ptr %21, align 4, !tbaa !4, !noalias !8
  %33 = tail call dereferenceable_or_null(64) ptr @realloc(ptr noundef nonnull %23, i64 noundef 64) #6, !noalias !8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 32
  %35 = load i32, ptr %30, align 4, !tbaa !4, !noalias !8
  %36 = insertelement <2 x i32> poison, i32 %32, i64 0
  %37 = insertelement <2 x i32> %36, i32 %35, i64 1
  %38 = sitofp <2 x i32> %37 to <2 x double>
  %39 = fmul <2 x double> %38, splat (double 5.000000e-01)
  store <2 x double> %39, ptr %34, align 8, !tbaa !11, !noalias !8
  %40 = getelementptr inbounds nuw i8, ptr %33, i64 48
  %41 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %42 = load i32, ptr %41, align 4, !tbaa !4, !noalias !8
  %43 = load <2 x i32>, ptr %31, align 4, !tbaa !4, !noalias !8
  %44 = sitofp <2 x i32> %43 to <2 x double>
  %45 = fmul <2 x double> %44, splat (double 5.000000e-01)
  store <2 x double> %45, ptr %40, align 8, !tbaa !11, !noalias !8
  %46 = sitofp i32 %42 to double
  %47 = fmul double %46, 5.000000e-01
  %48 = tail call dereferenceable_or_null(128) ptr @realloc(ptr noundef nonnull %33, i64 noundef 128) #6, !noalias !8
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 64
  store double %47, ptr %49, align 8, !tbaa !11, !noalias !8
  %50 = load double, ptr %48, align 8, !tbaa !11
  %51 = fadd double %50, 0.000000e+00
  %52 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %53 = load double, ptr %52, align 8, !tbaa !11
  %54 = tail call noundef double @llvm.fmuladd.f64(double %51, double 7.500000e-01, double %53)
  %55 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %56 = load double, ptr %55, align 8, !tbaa !11
  %57 = tail call noundef double @llvm.fmuladd.f64(double %54, double 7.500000e-01, double %56)
  %58 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %59 = load double, ptr %58, align 8, !tbaa !11
  %60 = tail call noundef double @llvm.fmuladd.f64(double %57, double 7.500000e-01, double %59)
  %61 = getelementptr inbounds nuw i8, ptr %48, i64 32
  %62 = load double, ptr %61, align 8, !tbaa !11
  %63 = tail call noundef double @llvm.fmuladd.f64(double %60, double 7.500000e-01, double %62)
  %64 = getelementptr inbounds nuw i8, ptr %48, i64 40
  %65 = load double, ptr %64, align 8, !tbaa !11
  %66 = tail call noundef double @llvm.fmuladd.f64(double %63, double 7.500000e-01, double %65)
  %67 = getelementptr inbounds nuw i8, ptr %48, i64 48
  %68 = load double, ptr %67, align 8, !tbaa !11
  %69 = tail call noundef double @llvm.fmuladd.f64(double %66, double 7.500000e-01, double %68)
  %70 = getelementptr inbounds nuw i8, ptr %48, i64 56
  %71 = load double, ptr %70, align 8, !tbaa !11
  %72 = tail call noundef double @llvm.fmuladd.f64(double %69, double 7.500000e-01, double %71)
  %73 = getelementptr inbounds nuw i8, ptr %48, i64 64
  %74 = load double, ptr %73, align 8, !tbaa !11
  %75 = tail call noundef double @llvm.fmuladd.f64(double %72, double 7.500000e-01, double %74)
  %76 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, i32 noundef 9, i32 noundef 0, i32 noundef 9, double noundef %75, double noundef 2.500000e+00, double noundef 2.250000e+00) #7
  %77 = sext i32 %76 to i64
  tail call void @free(ptr noundef %48) #7
  tail call void @free(ptr noundef nonnull %13) #7
  ret i64 %77
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
