; ModuleID = 'structs.c'
source_filename = "structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tight = type <{ i8, double, i16 }>
%struct.mixed = type { i8, i16, [2 x %struct.point], %struct.small }
%struct.point = type { double, double }
%struct.small = type { float, i32 }

@__const.run.t = private unnamed_addr constant [3 x %struct.tight] [%struct.tight <{ i8 1, double 2.500000e+00, i16 3 }>, %struct.tight <{ i8 4, double 5.500000e+00, i16 6 }>, %struct.tight <{ i8 7, double 8.500000e+00, i16 9 }>], align 16
@.str = private unnamed_addr constant [41 x i8] c"%.17g %.17g %.17g %u %u %d %lu %.17g %zu\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [5 x %struct.mixed], align 16
  %4 = alloca [5 x %struct.mixed], align 16
  %5 = alloca %struct.mixed, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  br label %9

6:                                                ; preds = %9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(240) %4, ptr noundef nonnull align 16 dereferenceable(240) %3, i64 240, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 168
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(16) %8, i64 16, i1 false)
  br label %66

9:                                                ; preds = %2, %9
  %10 = phi i64 [ 0, %2 ], [ %13, %9 ]
  %11 = getelementptr inbounds nuw %struct.mixed, ptr %3, i64 %10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %12 = trunc nuw nsw i64 %10 to i32
  call fastcc void @build(ptr dead_on_unwind writable sret(%struct.mixed) align 8 %5, i32 noundef %12)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %11, ptr noundef nonnull align 8 dereferenceable(48) %5, i64 48, i1 false), !tbaa.struct !8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  %13 = add nuw nsw i64 %10, 1
  %14 = icmp eq i64 %13, 5
  br i1 %14, label %6, label %9, !llvm.loop !14

15:                                               ; preds = %66, %15
  %16 = phi i64 [ %37, %15 ], [ 0, %66 ]
  %17 = phi double [ %36, %15 ], [ 0.000000e+00, %66 ]
  %18 = getelementptr inbounds nuw %struct.mixed, ptr %3, i64 %16
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %20 = load double, ptr %19, align 8, !tbaa !17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %22 = load double, ptr %21, align 16, !tbaa !20
  %23 = tail call double @llvm.fmuladd.f64(double %22, double 1.000000e+01, double %20)
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %25 = load float, ptr %24, align 8, !tbaa !21
  %26 = fpext float %25 to double
  %27 = fadd double %23, %26
  %28 = getelementptr inbounds nuw i8, ptr %18, i64 44
  %29 = load i32, ptr %28, align 4, !tbaa !24
  %30 = sitofp i32 %29 to double
  %31 = fadd double %27, %30
  %32 = getelementptr inbounds nuw i8, ptr %18, i64 2
  %33 = load i16, ptr %32, align 2, !tbaa !25
  %34 = sitofp i16 %33 to double
  %35 = fadd double %31, %34
  %36 = fadd double %17, %35
  %37 = add nuw nsw i64 %16, 1
  %38 = icmp eq i64 %37, 5
  br i1 %38, label %39, label %15, !llvm.loop !26

39:                                               ; preds = %15, %39
  %40 = phi i64 [ %61, %39 ], [ 0, %15 ]
  %41 = phi double [ %60, %39 ], [ 0.000000e+00, %15 ]
  %42 = getelementptr inbounds nuw %struct.mixed, ptr %4, i64 %40
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %44 = load double, ptr %43, align 8, !tbaa !17
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 32
  %46 = load double, ptr %45, align 16, !tbaa !20
  %47 = tail call double @llvm.fmuladd.f64(double %46, double 1.000000e+01, double %44)
  %48 = getelementptr inbounds nuw i8, ptr %42, i64 40
  %49 = load float, ptr %48, align 8, !tbaa !21
  %50 = fpext float %49 to double
  %51 = fadd double %47, %50
  %52 = getelementptr inbounds nuw i8, ptr %42, i64 44
  %53 = load i32, ptr %52, align 4, !tbaa !24
  %54 = sitofp i32 %53 to double
  %55 = fadd double %51, %54
  %56 = getelementptr inbounds nuw i8, ptr %42, i64 2
  %57 = load i16, ptr %56, align 2, !tbaa !25
  %58 = sitofp i16 %57 to double
  %59 = fadd double %55, %58
  %60 = fadd double %41, %59
  %61 = add nuw nsw i64 %40, 1
  %62 = icmp eq i64 %61, 5
  br i1 %62, label %63, label %39, !llvm.loop !26

63:                                               ; preds = %39
  %64 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, double noundef %36, double noundef %60, double noundef %79, i32 noundef 5, i32 noundef 2, i32 noundef 252, i64 noundef 737894404811, double noundef 0x3FF8000000000001, i64 noundef 48) #7
  %65 = sext i32 %64 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret i64 %65

66:                                               ; preds = %6, %66
  %67 = phi i64 [ 0, %6 ], [ %80, %66 ]
  %68 = phi double [ 0.000000e+00, %6 ], [ %79, %66 ]
  %69 = getelementptr inbounds nuw %struct.tight, ptr @__const.run.t, i64 %67
  %70 = load i8, ptr %69, align 1, !tbaa !27
  %71 = sitofp i8 %70 to double
  %72 = tail call double @llvm.fmuladd.f64(double %68, double 1.000000e+01, double %71)
  %73 = getelementptr inbounds nuw i8, ptr %69, i64 1
  %74 = load double, ptr %73, align 1, !tbaa !29
  %75 = fadd double %74, %72
  %76 = getelementptr inbounds nuw i8, ptr %69, i64 9
  %77 = load i16, ptr %76, align 1, !tbaa !30
  %78 = sitofp i16 %77 to double
  %79 = fadd double %75, %78
  %80 = add nuw nsw i64 %67, 1
  %81 = icmp eq i64 %80, 3
  br i1 %81, label %15, label %66, !llvm.loop !31
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal fastcc void @build(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.mixed) align 8 captures(none) initializes((0, 48)) %0, i32 noundef range(i32 -2147483648, 5) %1) unnamed_addr #2 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %0, i8 0, i64 48, i1 false)
  %3 = trunc i32 %1 to i8
  %4 = add i8 %3, 97
  store i8 %4, ptr %0, align 8, !tbaa !32
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 2
  %6 = trunc i32 %1 to i16
  %7 = mul i16 %6, 1000
  store i16 %7, ptr %5, align 2, !tbaa !25
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %19

9:                                                ; preds = %19
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = sitofp i32 %1 to float
  %12 = fmul float %11, 2.500000e-01
  %13 = zext i32 %1 to i64
  %14 = fmul float %12, 2.000000e+00
  %15 = bitcast float %14 to i32
  %16 = shl i64 %13, 33
  %17 = zext i32 %15 to i64
  %18 = or disjoint i64 %16, %17
  store i64 %18, ptr %10, align 8
  ret void

19:                                               ; preds = %2, %19
  %20 = phi i64 [ 0, %2 ], [ %30, %19 ]
  %21 = getelementptr inbounds nuw %struct.point, ptr %8, i64 %20
  %22 = trunc i64 %20 to i32
  %23 = add i32 %1, %22
  %24 = sitofp i32 %23 to double
  %25 = trunc i64 %20 to i32
  %26 = sub i32 %1, %25
  %27 = sitofp i32 %26 to double
  %28 = fneg double %27
  store double %28, ptr %21, align 8, !tbaa !33
  %29 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store double %24, ptr %29, align 8, !tbaa !33
  %30 = add nuw nsw i64 %20, 1
  %31 = icmp eq i64 %20, 0
  br i1 %31, label %19, label %9, !llvm.loop !34
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
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
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i64 0, i64 1, !9, i64 2, i64 2, !10, i64 8, i64 32, !9, i64 40, i64 4, !12, i64 44, i64 4, !4}
!9 = !{!6, !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"short", !6, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!18, !19, i64 0}
!18 = !{!"point", !19, i64 0, !19, i64 8}
!19 = !{!"double", !6, i64 0}
!20 = !{!18, !19, i64 8}
!21 = !{!22, !13, i64 40}
!22 = !{!"mixed", !6, i64 0, !11, i64 2, !6, i64 8, !23, i64 40}
!23 = !{!"small", !13, i64 0, !5, i64 4}
!24 = !{!22, !5, i64 44}
!25 = !{!22, !11, i64 2}
!26 = distinct !{!26, !15, !16}
!27 = !{!28, !6, i64 0}
!28 = !{!"tight", !6, i64 0, !19, i64 1, !11, i64 9}
!29 = !{!28, !19, i64 1}
!30 = !{!28, !11, i64 9}
!31 = distinct !{!31, !15, !16}
!32 = !{!22, !6, i64 0}
!33 = !{!19, !19, i64 0}
!34 = distinct !{!34, !15, !16}
