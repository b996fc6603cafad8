; ModuleID = 'reprojection.c'
source_filename = "reprojection.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable
define dso_local void @reprojection(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, double noundef %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #0 {
  %6 = alloca [3 x double], align 16
  %7 = alloca [3 x double], align 16
  %8 = alloca [3 x double], align 16
  %9 = alloca [3 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #4
  br label %134

10:                                               ; preds = %134
  %11 = load double, ptr %0, align 8, !tbaa !8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = fmul double %13, %13
  %15 = tail call double @llvm.fmuladd.f64(double %11, double %11, double %14)
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load double, ptr %16, align 8, !tbaa !8
  %18 = tail call double @llvm.fmuladd.f64(double %17, double %17, double %15)
  %19 = fcmp oeq double %18, 0.000000e+00
  br i1 %19, label %20, label %46

20:                                               ; preds = %10
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %22 = load double, ptr %21, align 16, !tbaa !8
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = fneg double %24
  %26 = fmul double %17, %25
  %27 = tail call double @llvm.fmuladd.f64(double %13, double %22, double %26)
  store double %27, ptr %9, align 16, !tbaa !8
  %28 = load double, ptr %8, align 16, !tbaa !8
  %29 = fneg double %22
  %30 = fmul double %11, %29
  %31 = tail call double @llvm.fmuladd.f64(double %17, double %28, double %30)
  %32 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store double %31, ptr %32, align 8, !tbaa !8
  %33 = fneg double %28
  %34 = fmul double %13, %33
  %35 = tail call double @llvm.fmuladd.f64(double %11, double %24, double %34)
  %36 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store double %35, ptr %36, align 16, !tbaa !8
  br label %37

37:                                               ; preds = %37, %20
  %38 = phi i64 [ 0, %20 ], [ %44, %37 ]
  %39 = getelementptr inbounds nuw double, ptr %8, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = getelementptr inbounds nuw double, ptr %9, i64 %38
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = fadd double %40, %42
  store double %43, ptr %41, align 8, !tbaa !8
  %44 = add nuw nsw i64 %38, 1
  %45 = icmp eq i64 %44, 3
  br i1 %45, label %100, label %37, !llvm.loop !10

46:                                               ; preds = %10
  %47 = tail call double @sqrt(double noundef %18) #4, !tbaa !4
  %48 = tail call double @cos(double noundef %47) #4, !tbaa !4
  %49 = tail call double @sin(double noundef %47) #4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #4
  br label %77

50:                                               ; preds = %77
  %51 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %54 = load double, ptr %53, align 16, !tbaa !8
  %55 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %56 = load double, ptr %55, align 16, !tbaa !8
  %57 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = fneg double %58
  %60 = fmul double %56, %59
  %61 = tail call double @llvm.fmuladd.f64(double %52, double %54, double %60)
  store double %61, ptr %7, align 16, !tbaa !8
  %62 = load double, ptr %8, align 16, !tbaa !8
  %63 = load double, ptr %6, align 16, !tbaa !8
  %64 = fneg double %54
  %65 = fmul double %63, %64
  %66 = tail call double @llvm.fmuladd.f64(double %56, double %62, double %65)
  %67 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store double %66, ptr %67, align 8, !tbaa !8
  %68 = fneg double %62
  %69 = fmul double %52, %68
  %70 = tail call double @llvm.fmuladd.f64(double %63, double %58, double %69)
  %71 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store double %70, ptr %71, align 16, !tbaa !8
  %72 = fmul double %52, %58
  %73 = tail call double @llvm.fmuladd.f64(double %63, double %62, double %72)
  %74 = tail call double @llvm.fmuladd.f64(double %56, double %54, double %73)
  %75 = fsub double 1.000000e+00, %48
  %76 = fmul double %75, %74
  br label %86

77:                                               ; preds = %77, %46
  %78 = phi i64 [ 0, %46 ], [ %83, %77 ]
  %79 = getelementptr inbounds nuw double, ptr %0, i64 %78
  %80 = load double, ptr %79, align 8, !tbaa !8
  %81 = fdiv double %80, %47
  %82 = getelementptr inbounds nuw double, ptr %6, i64 %78
  store double %81, ptr %82, align 8, !tbaa !8
  %83 = add nuw nsw i64 %78, 1
  %84 = icmp eq i64 %83, 3
  br i1 %84, label %50, label %77, !llvm.loop !13

85:                                               ; preds = %86
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #4
  br label %100

86:                                               ; preds = %86, %50
  %87 = phi i64 [ 0, %50 ], [ %98, %86 ]
  %88 = getelementptr inbounds nuw double, ptr %8, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = getelementptr inbounds nuw double, ptr %7, i64 %87
  %91 = load double, ptr %90, align 8, !tbaa !8
  %92 = fmul double %49, %91
  %93 = tail call double @llvm.fmuladd.f64(double %89, double %48, double %92)
  %94 = getelementptr inbounds nuw double, ptr %6, i64 %87
  %95 = load double, ptr %94, align 8, !tbaa !8
  %96 = tail call double @llvm.fmuladd.f64(double %95, double %76, double %93)
  %97 = getelementptr inbounds nuw double, ptr %9, i64 %87
  store double %96, ptr %97, align 8, !tbaa !8
  %98 = add nuw nsw i64 %87, 1
  %99 = icmp eq i64 %98, 3
  br i1 %99, label %85, label %86, !llvm.loop !14

100:                                              ; preds = %37, %85
  %101 = load double, ptr %9, align 16, !tbaa !8
  %102 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %103 = load double, ptr %102, align 16, !tbaa !8
  %104 = fdiv double %101, %103
  %105 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %106 = load double, ptr %105, align 8, !tbaa !8
  %107 = fdiv double %106, %103
  %108 = fmul double %107, %107
  %109 = tail call double @llvm.fmuladd.f64(double %104, double %104, double %108)
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %111 = load double, ptr %110, align 8, !tbaa !8
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %113 = load double, ptr %112, align 8, !tbaa !8
  %114 = tail call double @llvm.fmuladd.f64(double %113, double %109, double 1.000000e+00)
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %116 = load double, ptr %115, align 8, !tbaa !8
  %117 = fmul double %116, %109
  %118 = tail call double @llvm.fmuladd.f64(double %117, double %109, double %114)
  %119 = fmul double %111, %118
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %121 = load double, ptr %120, align 8, !tbaa !8
  %122 = tail call double @llvm.fmuladd.f64(double %104, double %119, double %121)
  %123 = load double, ptr %3, align 8, !tbaa !8
  %124 = fsub double %122, %123
  %125 = fmul double %2, %124
  store double %125, ptr %4, align 8, !tbaa !8
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %127 = load double, ptr %126, align 8, !tbaa !8
  %128 = tail call double @llvm.fmuladd.f64(double %107, double %119, double %127)
  %129 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %130 = load double, ptr %129, align 8, !tbaa !8
  %131 = fsub double %128, %130
  %132 = fmul double %2, %131
  %133 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %132, ptr %133, align 8, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #4
  ret void

134:                                              ; preds = %5, %134
  %135 = phi i64 [ 0, %5 ], [ %143, %134 ]
  %136 = getelementptr inbounds nuw double, ptr %1, i64 %135
  %137 = load double, ptr %136, align 8, !tbaa !8
  %138 = getelementptr inbounds nuw double, ptr %0, i64 %135
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 24
  %140 = load double, ptr %139, align 8, !tbaa !8
  %141 = fsub double %137, %140
  %142 = getelementptr inbounds nuw double, ptr %8, i64 %135
  store double %141, ptr %142, align 8, !tbaa !8
  %143 = add nuw nsw i64 %135, 1
  %144 = icmp eq i64 %143, 3
  br i1 %144, label %10, label %134, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @cos(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #3

attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
