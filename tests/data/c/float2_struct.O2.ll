; ModuleID = 'float2_struct.c'
source_filename = "float2_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { <2 x float>, float } @float2_struct(<2 x float> %0, <2 x float> %1, float %2) local_unnamed_addr #0 {
  %4 = extractelement <2 x float> %0, i64 0
  %5 = extractelement <2 x float> %1, i64 1
  %6 = extractelement <2 x float> %0, i64 1
  %7 = extractelement <2 x float> %1, i64 0
  %8 = fneg float %7
  %9 = fmul float %6, %8
  %10 = tail call float @llvm.fmuladd.f32(float %4, float %5, float %9)
  %11 = insertelement <2 x float> poison, float %10, i64 0
  %12 = fmul float %6, %2
  %13 = insertelement <2 x float> %11, float %12, i64 1
  %14 = fmul float %7, %5
  %15 = tail call float @llvm.fmuladd.f32(float %4, float %2, float %14)
  %16 = insertvalue { <2 x float>, float } poison, <2 x float> %13, 0
  %17 = insertvalue { <2 x float>, float } %16, float %15, 1
  ret { <2 x float>, float } %17
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
