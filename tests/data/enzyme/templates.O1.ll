source_filename = "templates.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$_Z4polyIdET_S0_S0_ = comdat any

@enzyme_dup = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_const = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_out = dso_local local_unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [7 x i8] c"%.12g\0A\00", align 1
@__const.main.x = private unnamed_addr constant [3 x double] [double 1.000000e+00, double 2.000000e+00, double 2.000000e+00], align 16
@.str.1 = private unnamed_addr constant [19 x i8] c"%.12g %.12g %.12g\0A\00", align 1

define dso_local noundef double @_Z4normPKdi(ptr noundef readonly captures(none) %0, i32 noundef %1) #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %9

6:                                                ; preds = %9, %2
  %7 = phi double [ 0.000000e+00, %2 ], [ %14, %9 ]
  %8 = tail call double @sqrt(double noundef %7) #10, !tbaa !5
  ret double %8

9:                                                ; preds = %4, %9
  %10 = phi i64 [ 0, %4 ], [ %15, %9 ]
  %11 = phi double [ 0.000000e+00, %4 ], [ %14, %9 ]
  %12 = getelementptr inbounds nuw double, ptr %0, i64 %10
  %13 = load double, ptr %12, align 8, !tbaa !9
  %14 = tail call double @llvm.fmuladd.f64(double %13, double %13, double %11)
  %15 = add nuw nsw i64 %10, 1
  %16 = icmp eq i64 %15, %5
  br i1 %16, label %6, label %9, !llvm.loop !11
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare double @llvm.fmuladd.f64(double, double, double) #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare double @sqrt(double noundef) local_unnamed_addr #3

define dso_local noundef i32 @main() local_unnamed_addr #4 {
  %1 = alloca [3 x double], align 16
  %2 = alloca [3 x double], align 16
  %3 = load i32, ptr @enzyme_out, align 4, !tbaa !5
  %4 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %5 = tail call noundef double @_Z17__enzyme_autodiffIdJididEET_PvDpT0_(ptr noundef nonnull @_Z4polyIdET_S0_S0_, i32 noundef %3, double noundef 2.000000e+00, i32 noundef %4, double noundef 1.000000e+00)
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %5)
  %7 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %8 = tail call noundef double @_Z16__enzyme_fwddiffIdJiddiddEET_PvDpT0_(ptr noundef nonnull @_Z4polyIdET_S0_S0_, i32 noundef %7, double noundef 2.000000e+00, double noundef 1.000000e+00, i32 noundef %7, double noundef 1.000000e+00, double noundef 1.000000e+00)
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %1, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %2, i8 0, i64 24, i1 false)
  %10 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %11 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  call void @_Z17__enzyme_autodiffIvJiPdS0_iiEET_PvDpT0_(ptr noundef nonnull @_Z4normPKdi, i32 noundef %10, ptr noundef nonnull %1, ptr noundef nonnull %2, i32 noundef %11, i32 noundef 3)
  %12 = load double, ptr %2, align 16, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %14 = load double, ptr %13, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %16 = load double, ptr %15, align 16, !tbaa !9
  %17 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %12, double noundef %14, double noundef %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #10
  ret i32 0
}

define linkonce_odr dso_local noundef double @_Z4polyIdET_S0_S0_(double noundef %0, double noundef %1) #5 comdat {
  %3 = fmul double %0, %0
  %4 = tail call double @exp(double noundef %1) #10, !tbaa !5
  %5 = fmul double %0, %4
  %6 = tail call double @llvm.fmuladd.f64(double %3, double %0, double %5)
  ret double %6
}

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #6

declare noundef double @_Z17__enzyme_autodiffIdJididEET_PvDpT0_(ptr noundef, i32 noundef, double noundef, i32 noundef, double noundef) local_unnamed_addr #7

declare noundef double @_Z16__enzyme_fwddiffIdJiddiddEET_PvDpT0_(ptr noundef, i32 noundef, double noundef, double noundef, i32 noundef, double noundef, double noundef) local_unnamed_addr #7

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

declare void @_Z17__enzyme_autodiffIvJiPdS0_iiEET_PvDpT0_(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #7

declare double @exp(double noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree norecurse nounwind memory(argmem: read, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
