source_filename = "structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.material = type { double, i32, [3 x double], ptr }

@constinit = private unnamed_addr constant [3 x double] [double 1.000000e+00, double 2.000000e+00, double 3.000000e+00], align 8
@enzyme_dup = dso_local local_unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [31 x i8] c"%.12g %.12g %.12g %.12g %.12g\0A\00", align 1

define dso_local double @mass(ptr noundef readonly captures(none) %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8, !tbaa !9
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %14

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load double, ptr %0, align 8, !tbaa !14
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %9 = load ptr, ptr %8, align 8, !tbaa !15
  %10 = load double, ptr %9, align 8, !tbaa !16
  %11 = zext nneg i32 %3 to i64
  br label %16

12:                                               ; preds = %16
  %13 = fmul double %22, %22
  br label %14

14:                                               ; preds = %12, %1
  %15 = phi double [ 0.000000e+00, %1 ], [ %13, %12 ]
  ret double %15

16:                                               ; preds = %5, %16
  %17 = phi i64 [ 0, %5 ], [ %23, %16 ]
  %18 = phi double [ 0.000000e+00, %5 ], [ %22, %16 ]
  %19 = getelementptr inbounds nuw double, ptr %6, i64 %17
  %20 = load double, ptr %19, align 8, !tbaa !16
  %21 = fmul double %20, %7
  %22 = tail call double @llvm.fmuladd.f64(double %21, double %10, double %18)
  %23 = add nuw nsw i64 %17, 1
  %24 = icmp eq i64 %23, %11
  br i1 %24, label %12, label %16, !llvm.loop !17
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare double @llvm.fmuladd.f64(double, double, double) #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define dso_local noundef i32 @main() local_unnamed_addr #3 {
  %1 = alloca double, align 8
  %2 = alloca double, align 8
  %3 = alloca %struct.material, align 8
  %4 = alloca %struct.material, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #8
  store double 1.500000e+00, ptr %1, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  store double 0.000000e+00, ptr %2, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  store double 2.000000e+00, ptr %3, align 8, !tbaa !14
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 3, ptr %5, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 0, ptr %6, align 4
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) @constinit, i64 24, i1 false), !tbaa.struct !20
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store ptr %1, ptr %8, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %4, i8 0, i64 48, i1 false)
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store ptr %2, ptr %9, align 8, !tbaa !15
  %10 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @mass, i32 noundef %10, ptr noundef nonnull %3, ptr noundef nonnull %4) #8
  %11 = load double, ptr %4, align 8, !tbaa !14
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %13 = load double, ptr %12, align 8, !tbaa !16
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %15 = load double, ptr %14, align 8, !tbaa !16
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %17 = load double, ptr %16, align 8, !tbaa !16
  %18 = load double, ptr %2, align 8, !tbaa !16
  %19 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %11, double noundef %13, double noundef %15, double noundef %17, double noundef %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #8
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

declare void @__enzyme_autodiff(ptr noundef, ...) local_unnamed_addr #6

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #7

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nounwind }

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
!9 = !{!10, !6, i64 8}
!10 = !{!"material", !11, i64 0, !6, i64 8, !7, i64 16, !12, i64 40}
!11 = !{!"double", !7, i64 0}
!12 = !{!"p1 double", !13, i64 0}
!13 = !{!"any pointer", !7, i64 0}
!14 = !{!10, !11, i64 0}
!15 = !{!10, !12, i64 40}
!16 = !{!11, !11, i64 0}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{i64 0, i64 24, !21}
!21 = !{!7, !7, i64 0}
