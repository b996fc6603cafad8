; ModuleID = 'lstm_cell.c'
source_filename = "lstm_cell.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, errnomem: readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @lstm_cell(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, ptr noundef readonly captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = alloca [4 x double], align 16
  %9 = icmp sgt i32 %5, 0
  br i1 %9, label %10, label %25

10:                                               ; preds = %7
  %11 = icmp sgt i32 %6, 0
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %15 = zext i32 %6 to i64
  %16 = zext i32 %6 to i64
  %17 = zext nneg i32 %5 to i64
  %18 = zext nneg i32 %6 to i64
  br label %19

19:                                               ; preds = %10, %27
  %20 = phi i64 [ 0, %10 ], [ %29, %27 ]
  %21 = phi double [ 0.000000e+00, %10 ], [ %28, %27 ]
  br i1 %11, label %22, label %27

22:                                               ; preds = %19
  %23 = mul nuw nsw i64 %20, %16
  %24 = getelementptr inbounds double, ptr %4, i64 %23
  br label %31

25:                                               ; preds = %27, %7
  %26 = phi double [ 0.000000e+00, %7 ], [ %28, %27 ]
  ret double %26

27:                                               ; preds = %36, %19
  %28 = phi double [ %21, %19 ], [ %61, %36 ]
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, %17
  br i1 %30, label %25, label %19, !llvm.loop !8

31:                                               ; preds = %22, %36
  %32 = phi i64 [ 0, %22 ], [ %62, %36 ]
  %33 = phi double [ %21, %22 ], [ %61, %36 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #4
  %34 = getelementptr inbounds nuw double, ptr %2, i64 %32
  %35 = getelementptr inbounds double, ptr %24, i64 %32
  br label %64

36:                                               ; preds = %64
  %37 = load double, ptr %8, align 16, !tbaa !11
  %38 = fneg double %37
  %39 = tail call double @exp(double noundef %38) #4, !tbaa !4
  %40 = fadd double %39, 1.000000e+00
  %41 = fdiv double 1.000000e+00, %40
  %42 = load double, ptr %12, align 8, !tbaa !11
  %43 = fneg double %42
  %44 = tail call double @exp(double noundef %43) #4, !tbaa !4
  %45 = fadd double %44, 1.000000e+00
  %46 = fdiv double 1.000000e+00, %45
  %47 = load double, ptr %13, align 16, !tbaa !11
  %48 = fneg double %47
  %49 = tail call double @exp(double noundef %48) #4, !tbaa !4
  %50 = fadd double %49, 1.000000e+00
  %51 = fdiv double 1.000000e+00, %50
  %52 = getelementptr inbounds nuw double, ptr %3, i64 %32
  %53 = load double, ptr %52, align 8, !tbaa !11
  %54 = load double, ptr %14, align 8, !tbaa !11
  %55 = tail call double @tanh(double noundef %54) #4, !tbaa !4
  %56 = fmul double %46, %55
  %57 = tail call double @llvm.fmuladd.f64(double %41, double %53, double %56)
  store double %57, ptr %52, align 8, !tbaa !11
  %58 = tail call double @tanh(double noundef %57) #4, !tbaa !4
  %59 = fmul double %51, %58
  %60 = getelementptr inbounds nuw double, ptr %2, i64 %32
  store double %59, ptr %60, align 8, !tbaa !11
  %61 = tail call double @llvm.fmuladd.f64(double %59, double %59, double %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #4
  %62 = add nuw nsw i64 %32, 1
  %63 = icmp eq i64 %62, %18
  br i1 %63, label %27, label %31, !llvm.loop !13

64:                                               ; preds = %31, %64
  %65 = phi i64 [ 0, %31 ], [ %78, %64 ]
  %66 = mul nuw nsw i64 %65, %15
  %67 = add nuw nsw i64 %66, %32
  %68 = getelementptr inbounds nuw double, ptr %0, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !11
  %70 = and i64 %65, 1
  %71 = icmp eq i64 %70, 0
  %72 = select i1 %71, ptr %35, ptr %34
  %73 = load double, ptr %72, align 8, !tbaa !11
  %74 = getelementptr inbounds nuw double, ptr %1, i64 %67
  %75 = load double, ptr %74, align 8, !tbaa !11
  %76 = tail call double @llvm.fmuladd.f64(double %69, double %73, double %75)
  %77 = getelementptr inbounds nuw double, ptr %8, i64 %65
  store double %76, ptr %77, align 8, !tbaa !11
  %78 = add nuw nsw i64 %65, 1
  %79 = icmp eq i64 %78, 4
  br i1 %79, label %36, label %64, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @tanh(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #3

attributes #0 = { nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, errnomem: readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}
