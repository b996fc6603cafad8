; ModuleID = 'float_functions.c'
source_filename = "float_functions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable
define dso_local float @float_functions(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = tail call float @atan2f(float noundef %1, float noundef %0) #4, !tbaa !4
  %4 = tail call float @powf(float noundef %0, float noundef %1) #4, !tbaa !4
  %5 = fadd float %3, %4
  %6 = tail call float @logf(float noundef %0) #4, !tbaa !4
  %7 = tail call float @tanhf(float noundef %1) #4, !tbaa !4
  %8 = tail call float @llvm.fmuladd.f32(float %6, float %7, float %5)
  %9 = tail call float @hypotf(float noundef %0, float noundef %1) #4, !tbaa !4
  %10 = fadd float %8, %9
  %11 = tail call float @cosf(float noundef %0) #4, !tbaa !4
  %12 = tail call float @llvm.fabs.f32(float %1)
  %13 = tail call float @llvm.maxnum.f32(float %0, float %1)
  %14 = tail call float @llvm.minnum.f32(float %0, float 5.000000e-01)
  %15 = fmul float %14, %13
  %16 = tail call float @llvm.fmuladd.f32(float %11, float %12, float %15)
  %17 = tail call float @log1pf(float noundef %0) #4, !tbaa !4
  %18 = tail call float @expm1f(float noundef %1) #4, !tbaa !4
  %19 = tail call float @llvm.fmuladd.f32(float %17, float %18, float %16)
  %20 = fadd float %10, %19
  %21 = tail call float @cbrtf(float noundef %0) #5
  %22 = fmul float %1, 0x3FD3333340000000
  %23 = tail call float @tanf(float noundef %22) #4, !tbaa !4
  %24 = tail call float @llvm.fmuladd.f32(float %21, float %23, float %20)
  %25 = tail call float @erff(float noundef %0) #4, !tbaa !4
  %26 = fadd float %24, %25
  %27 = fmul float %0, 3.000000e+00
  %28 = tail call float @llvm.floor.f32(float %27)
  %29 = fneg float %28
  %30 = tail call float @llvm.fmuladd.f32(float %29, float %1, float %26)
  %31 = tail call float @fmodf(float noundef %0, float noundef 2.500000e-01) #4, !tbaa !4
  %32 = fadd float %31, %30
  ret float %32
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare float @atan2f(float noundef, float noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare float @powf(float noundef, float noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare float @logf(float noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare float @tanhf(float noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare float @hypotf(float noundef, float noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare float @cosf(float noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare float @log1pf(float noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare float @expm1f(float noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @cbrtf(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare float @tanf(float noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare float @erff(float noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare float @fmodf(float noundef, float noundef) local_unnamed_addr #1

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nounwind willreturn memory(none) }

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
