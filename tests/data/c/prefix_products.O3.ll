; ModuleID = 'prefix_products.c'
source_filename = "prefix_products.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @prefix_products(ptr noundef readonly captures(none) %0, ptr noundef captures(none) initializes((0, 8)) %1, ptr noundef captures(none) initializes((0, 8)) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = load double, ptr %0, align 8, !tbaa !8
  store double %5, ptr %2, align 8, !tbaa !8
  store double %5, ptr %1, align 8, !tbaa !8
  %6 = icmp sgt i32 %3, 1
  br i1 %6, label %7, label %90

7:                                                ; preds = %4
  %8 = zext nneg i32 %3 to i64
  %9 = shl nuw nsw i64 %8, 3
  %10 = getelementptr i8, ptr %1, i64 %9
  %11 = getelementptr i8, ptr %2, i64 %9
  %12 = icmp ult ptr %1, %11
  %13 = icmp ult ptr %2, %10
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %51

15:                                               ; preds = %7
  %16 = add nsw i64 %8, -1
  %17 = and i64 %16, 1
  %18 = icmp eq i32 %3, 2
  br i1 %18, label %61, label %19

19:                                               ; preds = %15
  %20 = and i64 %16, -2
  br label %21

21:                                               ; preds = %21, %19
  %22 = phi i64 [ 1, %19 ], [ %48, %21 ]
  %23 = phi i64 [ 0, %19 ], [ %49, %21 ]
  %24 = add nsw i64 %22, -1
  %25 = getelementptr inbounds double, ptr %1, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !8
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %22
  %28 = load double, ptr %27, align 8, !tbaa !8
  %29 = fadd double %26, %28
  %30 = getelementptr inbounds nuw double, ptr %1, i64 %22
  store double %29, ptr %30, align 8, !tbaa !8
  %31 = getelementptr inbounds double, ptr %2, i64 %24
  %32 = load double, ptr %31, align 8, !tbaa !8
  %33 = load double, ptr %27, align 8, !tbaa !8
  %34 = tail call double @llvm.fmuladd.f64(double %32, double %33, double %29)
  %35 = getelementptr inbounds nuw double, ptr %2, i64 %22
  store double %34, ptr %35, align 8, !tbaa !8
  %36 = add nuw nsw i64 %22, 1
  %37 = getelementptr inbounds nuw double, ptr %1, i64 %22
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = getelementptr inbounds nuw double, ptr %0, i64 %36
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = fadd double %38, %40
  %42 = getelementptr inbounds nuw double, ptr %1, i64 %36
  store double %41, ptr %42, align 8, !tbaa !8
  %43 = getelementptr inbounds nuw double, ptr %2, i64 %22
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = load double, ptr %39, align 8, !tbaa !8
  %46 = tail call double @llvm.fmuladd.f64(double %44, double %45, double %41)
  %47 = getelementptr inbounds nuw double, ptr %2, i64 %36
  store double %46, ptr %47, align 8, !tbaa !8
  %48 = add nuw nsw i64 %22, 2
  %49 = add nuw i64 %23, 2
  %50 = icmp eq i64 %49, %20
  br i1 %50, label %59, label %21, !llvm.loop !10

51:                                               ; preds = %7
  %52 = load double, ptr %1, align 8
  %53 = load double, ptr %2, align 8
  %54 = add nsw i64 %8, -1
  %55 = and i64 %54, 1
  %56 = icmp eq i32 %3, 2
  br i1 %56, label %78, label %57

57:                                               ; preds = %51
  %58 = and i64 %54, -2
  br label %91

59:                                               ; preds = %21
  %60 = icmp eq i64 %17, 0
  br i1 %60, label %90, label %61

61:                                               ; preds = %59, %15
  %62 = phi i64 [ 1, %15 ], [ %48, %59 ]
  %63 = icmp ne i64 %17, 0
  tail call void @llvm.assume(i1 %63)
  %64 = add nsw i64 %62, -1
  %65 = getelementptr inbounds double, ptr %1, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = getelementptr inbounds nuw double, ptr %0, i64 %62
  %68 = load double, ptr %67, align 8, !tbaa !8
  %69 = fadd double %66, %68
  %70 = getelementptr inbounds nuw double, ptr %1, i64 %62
  store double %69, ptr %70, align 8, !tbaa !8
  %71 = getelementptr inbounds double, ptr %2, i64 %64
  %72 = load double, ptr %71, align 8, !tbaa !8
  %73 = load double, ptr %67, align 8, !tbaa !8
  %74 = tail call double @llvm.fmuladd.f64(double %72, double %73, double %69)
  %75 = getelementptr inbounds nuw double, ptr %2, i64 %62
  store double %74, ptr %75, align 8, !tbaa !8
  br label %90

76:                                               ; preds = %91
  %77 = icmp eq i64 %55, 0
  br i1 %77, label %90, label %78

78:                                               ; preds = %76, %51
  %79 = phi double [ %53, %51 ], [ %109, %76 ]
  %80 = phi double [ %52, %51 ], [ %106, %76 ]
  %81 = phi i64 [ 1, %51 ], [ %111, %76 ]
  %82 = icmp ne i64 %55, 0
  tail call void @llvm.assume(i1 %82)
  %83 = getelementptr inbounds nuw double, ptr %0, i64 %81
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = fadd double %80, %84
  %86 = getelementptr inbounds nuw double, ptr %1, i64 %81
  store double %85, ptr %86, align 8, !tbaa !8
  %87 = load double, ptr %83, align 8, !tbaa !8
  %88 = tail call double @llvm.fmuladd.f64(double %79, double %87, double %85)
  %89 = getelementptr inbounds nuw double, ptr %2, i64 %81
  store double %88, ptr %89, align 8, !tbaa !8
  br label %90

90:                                               ; preds = %78, %76, %61, %59, %4
  ret void

91:                                               ; preds = %91, %57
  %92 = phi double [ %53, %57 ], [ %109, %91 ]
  %93 = phi double [ %52, %57 ], [ %106, %91 ]
  %94 = phi i64 [ 1, %57 ], [ %111, %91 ]
  %95 = phi i64 [ 0, %57 ], [ %112, %91 ]
  %96 = getelementptr inbounds nuw double, ptr %0, i64 %94
  %97 = load double, ptr %96, align 8, !tbaa !8
  %98 = fadd double %93, %97
  %99 = getelementptr inbounds nuw double, ptr %1, i64 %94
  store double %98, ptr %99, align 8, !tbaa !8
  %100 = load double, ptr %96, align 8, !tbaa !8
  %101 = tail call double @llvm.fmuladd.f64(double %92, double %100, double %98)
  %102 = getelementptr inbounds nuw double, ptr %2, i64 %94
  store double %101, ptr %102, align 8, !tbaa !8
  %103 = add nuw nsw i64 %94, 1
  %104 = getelementptr inbounds nuw double, ptr %0, i64 %103
  %105 = load double, ptr %104, align 8, !tbaa !8
  %106 = fadd double %98, %105
  %107 = getelementptr inbounds nuw double, ptr %1, i64 %103
  store double %106, ptr %107, align 8, !tbaa !8
  %108 = load double, ptr %104, align 8, !tbaa !8
  %109 = tail call double @llvm.fmuladd.f64(double %101, double %108, double %106)
  %110 = getelementptr inbounds nuw double, ptr %2, i64 %103
  store double %109, ptr %110, align 8, !tbaa !8
  %111 = add nuw nsw i64 %94, 2
  %112 = add i64 %95, 2
  %113 = icmp eq i64 %112, %58
  br i1 %113, label %76, label %91, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
