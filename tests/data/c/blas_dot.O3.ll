; ModuleID = 'blas_dot.c'
source_filename = "blas_dot.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local double @blas_dot(ptr noundef %0, ptr noundef %1, i32 noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = alloca [8 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  call void @cblas_dcopy(i32 noundef %2, ptr noundef %1, i32 noundef 1, ptr noundef nonnull %5, i32 noundef 1) #3
  call void @cblas_daxpy(i32 noundef %2, double noundef %3, ptr noundef %0, i32 noundef 1, ptr noundef %1, i32 noundef 1) #3
  %6 = fadd double %3, 1.000000e+00
  call void @cblas_dscal(i32 noundef %2, double noundef %6, ptr noundef nonnull %5, i32 noundef 1) #3
  %7 = call double @cblas_ddot(i32 noundef %2, ptr noundef %0, i32 noundef 1, ptr noundef %1, i32 noundef 1) #3
  %8 = call double @cblas_dnrm2(i32 noundef %2, ptr noundef %1, i32 noundef 1) #3
  %9 = fadd double %7, %8
  %10 = sdiv i32 %2, 2
  %11 = call double @cblas_ddot(i32 noundef %10, ptr noundef nonnull %5, i32 noundef 2, ptr noundef %0, i32 noundef 1) #3
  %12 = fadd double %9, %11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  ret double %12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @cblas_dcopy(i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

declare void @cblas_daxpy(i32 noundef, double noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

declare void @cblas_dscal(i32 noundef, double noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

declare double @cblas_ddot(i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

declare double @cblas_dnrm2(i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

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
