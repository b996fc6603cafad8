; ModuleID = 'hash_table.c'
source_filename = "hash_table.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@hash_table.words = internal unnamed_addr constant [7 x ptr] [ptr @.str, ptr @.str.1, ptr @.str, ptr @.str.2, ptr @.str.1, ptr @.str, ptr @.str.3], align 16
@.str = private unnamed_addr constant [5 x i8] c"mass\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"force\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"time\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"length\00", align 1

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @hash_table(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = alloca [4 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %2, i8 0, i64 32, i1 false)
  br label %75

3:                                                ; preds = %126, %8
  %4 = phi ptr [ %10, %8 ], [ %128, %126 ]
  %5 = load ptr, ptr %4, align 8, !tbaa !8
  %6 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %5, ptr noundef nonnull dereferenceable(5) @.str) #9
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %21, label %8

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %3, !llvm.loop !15

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %14

14:                                               ; preds = %12, %126
  %15 = phi ptr [ %127, %126 ], [ %13, %12 ]
  %16 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #10
  store ptr %16, ptr %15, align 8, !tbaa !14
  %17 = tail call noalias dereferenceable_or_null(5) ptr @strdup(ptr noundef nonnull @.str) #8
  store ptr %17, ptr %16, align 8, !tbaa !8
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store double 1.000000e+00, ptr %18, align 8, !tbaa !18
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr null, ptr %19, align 8, !tbaa !19
  %20 = load ptr, ptr %15, align 8, !tbaa !14
  br label %21

21:                                               ; preds = %3, %14
  %22 = phi ptr [ %20, %14 ], [ %4, %3 ]
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %24 = load double, ptr %23, align 8, !tbaa !20
  %25 = load ptr, ptr %2, align 16, !tbaa !14
  %26 = icmp eq ptr %25, null
  br i1 %26, label %38, label %27

27:                                               ; preds = %21, %32
  %28 = phi ptr [ %34, %32 ], [ %25, %21 ]
  %29 = load ptr, ptr %28, align 8, !tbaa !8
  %30 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %29, ptr noundef nonnull dereferenceable(6) @.str.1) #9
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %45, label %32

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %34 = load ptr, ptr %33, align 8, !tbaa !14
  %35 = icmp eq ptr %34, null
  br i1 %35, label %36, label %27, !llvm.loop !15

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw i8, ptr %28, i64 16
  br label %38

38:                                               ; preds = %36, %21
  %39 = phi ptr [ %2, %21 ], [ %37, %36 ]
  %40 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #10
  store ptr %40, ptr %39, align 8, !tbaa !14
  %41 = tail call noalias dereferenceable_or_null(6) ptr @strdup(ptr noundef nonnull @.str.1) #8
  store ptr %41, ptr %40, align 8, !tbaa !8
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store double 1.000000e+00, ptr %42, align 8, !tbaa !18
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 16
  store ptr null, ptr %43, align 8, !tbaa !19
  %44 = load ptr, ptr %39, align 8, !tbaa !14
  br label %45

45:                                               ; preds = %27, %38
  %46 = phi ptr [ %44, %38 ], [ %28, %27 ]
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %48 = load double, ptr %47, align 8, !tbaa !20
  %49 = load ptr, ptr %2, align 16, !tbaa !14
  %50 = icmp eq ptr %49, null
  br i1 %50, label %62, label %51

51:                                               ; preds = %45, %56
  %52 = phi ptr [ %58, %56 ], [ %49, %45 ]
  %53 = load ptr, ptr %52, align 8, !tbaa !8
  %54 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %53, ptr noundef nonnull dereferenceable(5) @.str.2) #9
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %69, label %56

56:                                               ; preds = %51
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %58 = load ptr, ptr %57, align 8, !tbaa !14
  %59 = icmp eq ptr %58, null
  br i1 %59, label %60, label %51, !llvm.loop !15

60:                                               ; preds = %56
  %61 = getelementptr inbounds nuw i8, ptr %52, i64 16
  br label %62

62:                                               ; preds = %60, %45
  %63 = phi ptr [ %2, %45 ], [ %61, %60 ]
  %64 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #10
  store ptr %64, ptr %63, align 8, !tbaa !14
  %65 = tail call noalias dereferenceable_or_null(5) ptr @strdup(ptr noundef nonnull @.str.2) #8
  store ptr %65, ptr %64, align 8, !tbaa !8
  %66 = getelementptr inbounds nuw i8, ptr %64, i64 8
  store double 1.000000e+00, ptr %66, align 8, !tbaa !18
  %67 = getelementptr inbounds nuw i8, ptr %64, i64 16
  store ptr null, ptr %67, align 8, !tbaa !19
  %68 = load ptr, ptr %63, align 8, !tbaa !14
  br label %69

69:                                               ; preds = %51, %62
  %70 = phi ptr [ %68, %62 ], [ %52, %51 ]
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %72 = load double, ptr %71, align 8, !tbaa !20
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %74 = load double, ptr %73, align 8, !tbaa !20
  br label %130

75:                                               ; preds = %1, %117
  %76 = phi i64 [ 0, %1 ], [ %124, %117 ]
  %77 = getelementptr inbounds nuw ptr, ptr @hash_table.words, i64 %76
  %78 = load ptr, ptr %77, align 8, !tbaa !21
  %79 = load i8, ptr %78, align 1, !tbaa !22
  %80 = icmp eq i8 %79, 0
  br i1 %80, label %94, label %81

81:                                               ; preds = %75, %81
  %82 = phi i8 [ %89, %81 ], [ %79, %75 ]
  %83 = phi i32 [ %88, %81 ], [ -2128831035, %75 ]
  %84 = phi ptr [ %85, %81 ], [ %78, %75 ]
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 1
  %86 = zext i8 %82 to i32
  %87 = xor i32 %83, %86
  %88 = mul i32 %87, 16777619
  %89 = load i8, ptr %85, align 1, !tbaa !22
  %90 = icmp eq i8 %89, 0
  br i1 %90, label %91, label %81, !llvm.loop !23

91:                                               ; preds = %81
  %92 = and i32 %88, 3
  %93 = zext nneg i32 %92 to i64
  br label %94

94:                                               ; preds = %91, %75
  %95 = phi i64 [ 1, %75 ], [ %93, %91 ]
  %96 = getelementptr inbounds nuw ptr, ptr %2, i64 %95
  %97 = load ptr, ptr %96, align 8, !tbaa !14
  %98 = icmp eq ptr %97, null
  br i1 %98, label %110, label %99

99:                                               ; preds = %94, %104
  %100 = phi ptr [ %106, %104 ], [ %97, %94 ]
  %101 = load ptr, ptr %100, align 8, !tbaa !8
  %102 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %101, ptr noundef nonnull readonly dereferenceable(1) %78) #9
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %117, label %104

104:                                              ; preds = %99
  %105 = getelementptr inbounds nuw i8, ptr %100, i64 16
  %106 = load ptr, ptr %105, align 8, !tbaa !14
  %107 = icmp eq ptr %106, null
  br i1 %107, label %108, label %99, !llvm.loop !15

108:                                              ; preds = %104
  %109 = getelementptr inbounds nuw i8, ptr %100, i64 16
  br label %110

110:                                              ; preds = %108, %94
  %111 = phi ptr [ %96, %94 ], [ %109, %108 ]
  %112 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #10
  store ptr %112, ptr %111, align 8, !tbaa !14
  %113 = tail call noalias ptr @strdup(ptr noundef nonnull readonly %78) #8
  store ptr %113, ptr %112, align 8, !tbaa !8
  %114 = getelementptr inbounds nuw i8, ptr %112, i64 8
  store double 1.000000e+00, ptr %114, align 8, !tbaa !18
  %115 = getelementptr inbounds nuw i8, ptr %112, i64 16
  store ptr null, ptr %115, align 8, !tbaa !19
  %116 = load ptr, ptr %111, align 8, !tbaa !14
  br label %117

117:                                              ; preds = %99, %110
  %118 = phi ptr [ %116, %110 ], [ %100, %99 ]
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %120 = load double, ptr %119, align 8, !tbaa !20
  %121 = getelementptr inbounds nuw double, ptr %0, i64 %76
  %122 = load double, ptr %121, align 8, !tbaa !20
  %123 = tail call double @llvm.fmuladd.f64(double %120, double %122, double %122)
  store double %123, ptr %119, align 8, !tbaa !20
  %124 = add nuw nsw i64 %76, 1
  %125 = icmp eq i64 %124, 7
  br i1 %125, label %126, label %75, !llvm.loop !24

126:                                              ; preds = %117
  %127 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %128 = load ptr, ptr %127, align 8, !tbaa !14
  %129 = icmp eq ptr %128, null
  br i1 %129, label %14, label %3

130:                                              ; preds = %69, %144
  %131 = phi i64 [ 0, %69 ], [ %146, %144 ]
  %132 = getelementptr inbounds nuw ptr, ptr %2, i64 %131
  %133 = load ptr, ptr %132, align 8, !tbaa !14
  %134 = icmp eq ptr %133, null
  br i1 %134, label %144, label %138

135:                                              ; preds = %144
  %136 = fmul double %72, %74
  %137 = tail call double @llvm.fmuladd.f64(double %24, double %48, double %136)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret double %137

138:                                              ; preds = %130, %138
  %139 = phi ptr [ %141, %138 ], [ %133, %130 ]
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 16
  %141 = load ptr, ptr %140, align 8, !tbaa !19
  %142 = load ptr, ptr %139, align 8, !tbaa !8
  tail call void @free(ptr noundef %142) #8
  tail call void @free(ptr noundef %139) #8
  %143 = icmp eq ptr %141, null
  br i1 %143, label %144, label %138, !llvm.loop !25

144:                                              ; preds = %138, %130
  %145 = phi ptr [ null, %130 ], [ %141, %138 ]
  store ptr %145, ptr %132, align 8
  %146 = add nuw nsw i64 %131, 1
  %147 = icmp eq i64 %146, 4
  br i1 %147, label %135, label %130, !llvm.loop !26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias ptr @strdup(ptr noundef readonly captures(none)) local_unnamed_addr #7

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { nounwind willreturn memory(read) }
attributes #10 = { nounwind allocsize(0) }

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
!9 = !{!"entry", !10, i64 0, !12, i64 8, !13, i64 16}
!10 = !{!"p1 omnipotent char", !11, i64 0}
!11 = !{!"any pointer", !6, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = !{!"p1 _ZTS5entry", !11, i64 0}
!14 = !{!13, !13, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!9, !12, i64 8}
!19 = !{!9, !13, i64 16}
!20 = !{!12, !12, i64 0}
!21 = !{!10, !10, i64 0}
!22 = !{!6, !6, i64 0}
!23 = distinct !{!23, !16, !17}
!24 = distinct !{!24, !16, !17}
!25 = distinct !{!25, !16, !17}
!26 = distinct !{!26, !16, !17}
