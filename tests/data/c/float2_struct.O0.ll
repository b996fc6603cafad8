; ModuleID = 'float2_struct.c'
source_filename = "float2_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.float3 = type { float, float, float }
%struct.float2 = type { float, float }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { <2 x float>, float } @float2_struct(<2 x float> %0, <2 x float> %1, float %2) #0 {
  %4 = alloca %struct.float3, align 4
  %5 = alloca %struct.float2, align 4
  %6 = alloca %struct.float3, align 4
  %7 = alloca { <2 x float>, float }, align 4
  %8 = alloca { <2 x float>, float }, align 8
  store <2 x float> %0, ptr %5, align 4
  %9 = getelementptr inbounds nuw { <2 x float>, float }, ptr %7, i32 0, i32 0
  store <2 x float> %1, ptr %9, align 4
  %10 = getelementptr inbounds nuw { <2 x float>, float }, ptr %7, i32 0, i32 1
  store float %2, ptr %10, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %7, i64 12, i1 false)
  %11 = getelementptr inbounds nuw %struct.float3, ptr %4, i32 0, i32 0
  %12 = getelementptr inbounds nuw %struct.float2, ptr %5, i32 0, i32 0
  %13 = load float, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.float3, ptr %6, i32 0, i32 1
  %15 = load float, ptr %14, align 4
  %16 = getelementptr inbounds nuw %struct.float2, ptr %5, i32 0, i32 1
  %17 = load float, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.float3, ptr %6, i32 0, i32 0
  %19 = load float, ptr %18, align 4
  %20 = fmul float %17, %19
  %21 = fneg float %20
  %22 = call float @llvm.fmuladd.f32(float %13, float %15, float %21)
  store float %22, ptr %11, align 4
  %23 = getelementptr inbounds nuw %struct.float3, ptr %4, i32 0, i32 1
  %24 = getelementptr inbounds nuw %struct.float2, ptr %5, i32 0, i32 1
  %25 = load float, ptr %24, align 4
  %26 = getelementptr inbounds nuw %struct.float3, ptr %6, i32 0, i32 2
  %27 = load float, ptr %26, align 4
  %28 = fmul float %25, %27
  store float %28, ptr %23, align 4
  %29 = getelementptr inbounds nuw %struct.float3, ptr %4, i32 0, i32 2
  %30 = getelementptr inbounds nuw %struct.float2, ptr %5, i32 0, i32 0
  %31 = load float, ptr %30, align 4
  %32 = getelementptr inbounds nuw %struct.float3, ptr %6, i32 0, i32 2
  %33 = load float, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.float3, ptr %6, i32 0, i32 0
  %35 = load float, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.float3, ptr %6, i32 0, i32 1
  %37 = load float, ptr %36, align 4
  %38 = fmul float %35, %37
  %39 = call float @llvm.fmuladd.f32(float %31, float %33, float %38)
  store float %39, ptr %29, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 4 %4, i64 12, i1 false)
  %40 = load { <2 x float>, float }, ptr %8, align 8
  ret { <2 x float>, float } %40
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
