; ModuleID = 'callback_struct.c'
source_filename = "callback_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.methods = type { ptr, ptr }
%struct.shape = type { ptr, double, double }

@box = internal constant %struct.methods { ptr @box_area, ptr @box_grow }, align 8
@disk = internal constant %struct.methods { ptr @disk_area, ptr @disk_grow }, align 8

; Function Attrs: nounwind uwtable
define dso_local double @callback_struct(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.shape, align 8
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %32

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %8 = zext nneg i32 %1 to i64
  %9 = icmp eq i32 %1, 1
  br i1 %9, label %12, label %10

10:                                               ; preds = %5
  %11 = add nsw i64 %8, -2
  br label %34

12:                                               ; preds = %5, %34
  %13 = phi i64 [ 0, %5 ], [ %42, %34 ]
  %14 = phi double [ 0.000000e+00, %5 ], [ %53, %34 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  %15 = and i64 %13, 1
  %16 = icmp eq i64 %15, 0
  %17 = select i1 %16, ptr @disk, ptr @box
  store ptr %17, ptr %3, align 8, !tbaa !8
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %19 = load double, ptr %18, align 8, !tbaa !13
  store double %19, ptr %6, align 8, !tbaa !14
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %8
  %22 = and i64 %20, 4294967295
  %23 = select i1 %21, i64 0, i64 %22
  %24 = getelementptr inbounds nuw double, ptr %0, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !13
  store double %25, ptr %7, align 8, !tbaa !15
  %26 = select i1 %16, ptr @disk_grow, ptr @box_grow
  %27 = load double, ptr %0, align 8, !tbaa !13
  call void %26(ptr noundef nonnull %3, double noundef %27) #5
  %28 = load ptr, ptr %3, align 8, !tbaa !8
  %29 = load ptr, ptr %28, align 8, !tbaa !16
  %30 = call double %29(ptr noundef nonnull %3) #5
  %31 = fadd double %14, %30
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  br label %32

32:                                               ; preds = %12, %2
  %33 = phi double [ 0.000000e+00, %2 ], [ %31, %12 ]
  ret double %33

34:                                               ; preds = %10, %34
  %35 = phi i64 [ 0, %10 ], [ %42, %34 ]
  %36 = phi double [ 0.000000e+00, %10 ], [ %53, %34 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  %37 = and i64 %35, 1
  %38 = icmp eq i64 %37, 0
  %39 = select i1 %38, ptr @disk, ptr @box
  store ptr %39, ptr %3, align 8, !tbaa !8
  %40 = getelementptr inbounds nuw double, ptr %0, i64 %35
  %41 = load double, ptr %40, align 8, !tbaa !13
  store double %41, ptr %6, align 8, !tbaa !14
  %42 = add nuw nsw i64 %35, 1
  %43 = icmp eq i64 %42, %8
  %44 = and i64 %42, 4294967295
  %45 = select i1 %43, i64 0, i64 %44
  %46 = getelementptr inbounds nuw double, ptr %0, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !13
  store double %47, ptr %7, align 8, !tbaa !15
  %48 = select i1 %38, ptr @disk_grow, ptr @box_grow
  %49 = load double, ptr %0, align 8, !tbaa !13
  call void %48(ptr noundef nonnull %3, double noundef %49) #5
  %50 = load ptr, ptr %3, align 8, !tbaa !8
  %51 = load ptr, ptr %50, align 8, !tbaa !16
  %52 = call double %51(ptr noundef nonnull %3) #5
  %53 = fadd double %36, %52
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  %54 = icmp eq i64 %35, %11
  br i1 %54, label %12, label %34, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal double @box_area(ptr noundef readonly captures(none) %0) #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8, !tbaa !14
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load double, ptr %4, align 8, !tbaa !15
  %6 = fmul double %3, %5
  ret double %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @box_grow(ptr noundef captures(none) %0, double noundef %1) #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load double, ptr %3, align 8, !tbaa !14
  %5 = fmul double %1, %4
  store double %5, ptr %3, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load double, ptr %6, align 8, !tbaa !15
  %8 = fadd double %1, %7
  store double %8, ptr %6, align 8, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal double @disk_area(ptr noundef readonly captures(none) %0) #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8, !tbaa !14
  %4 = fmul double %3, 3.000000e+00
  %5 = fmul double %3, %4
  ret double %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @disk_grow(ptr noundef captures(none) %0, double noundef %1) #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load double, ptr %3, align 8, !tbaa !14
  %5 = tail call double @llvm.fmuladd.f64(double %1, double %1, double %4)
  store double %5, ptr %3, align 8, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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
!8 = !{!9, !10, i64 0}
!9 = !{!"shape", !10, i64 0, !12, i64 8, !12, i64 16}
!10 = !{!"p1 _ZTS7methods", !11, i64 0}
!11 = !{!"any pointer", !6, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = !{!12, !12, i64 0}
!14 = !{!9, !12, i64 8}
!15 = !{!9, !12, i64 16}
!16 = !{!17, !11, i64 0}
!17 = !{!"methods", !11, i64 0, !11, i64 8}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.peeled.count", i32 1}
