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
  br label %79

3:                                                ; preds = %132, %8
  %4 = phi ptr [ %10, %8 ], [ %134, %132 ]
  %5 = load ptr, ptr %4, align 8, !tbaa !8
  %6 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %5, ptr noundef nonnull dereferenceable(5) @.str) #9
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %20, label %8

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %3, !llvm.loop !15

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %14

14:                                               ; preds = %12, %132
  %15 = phi ptr [ %133, %132 ], [ %13, %12 ]
  %16 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #10
  store ptr %16, ptr %15, align 8, !tbaa !14
  %17 = tail call noalias dereferenceable_or_null(5) ptr @strdup(ptr noundef nonnull @.str) #8
  store ptr %17, ptr %16, align 8, !tbaa !8
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store double 1.000000e+00, ptr %18, align 8, !tbaa !17
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr null, ptr %19, align 8, !tbaa !18
  br label %23

20:                                               ; preds = %3
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %22 = load double, ptr %21, align 8, !tbaa !19
  br label %23

23:                                               ; preds = %20, %14
  %24 = phi double [ 1.000000e+00, %14 ], [ %22, %20 ]
  %25 = load ptr, ptr %2, align 16, !tbaa !14
  %26 = icmp eq ptr %25, null
  br i1 %26, label %38, label %27

27:                                               ; preds = %23, %32
  %28 = phi ptr [ %34, %32 ], [ %25, %23 ]
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

38:                                               ; preds = %36, %23
  %39 = phi ptr [ %2, %23 ], [ %37, %36 ]
  %40 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #10
  store ptr %40, ptr %39, align 8, !tbaa !14
  %41 = tail call noalias dereferenceable_or_null(6) ptr @strdup(ptr noundef nonnull @.str.1) #8
  store ptr %41, ptr %40, align 8, !tbaa !8
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store double 1.000000e+00, ptr %42, align 8, !tbaa !17
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 16
  store ptr null, ptr %43, align 8, !tbaa !18
  %44 = load ptr, ptr %2, align 16, !tbaa !14
  br label %48

45:                                               ; preds = %27
  %46 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %47 = load double, ptr %46, align 8, !tbaa !19
  br label %48

48:                                               ; preds = %45, %38
  %49 = phi ptr [ %44, %38 ], [ %25, %45 ]
  %50 = phi double [ 1.000000e+00, %38 ], [ %47, %45 ]
  %51 = icmp eq ptr %49, null
  br i1 %51, label %63, label %52

52:                                               ; preds = %48, %57
  %53 = phi ptr [ %59, %57 ], [ %49, %48 ]
  %54 = load ptr, ptr %53, align 8, !tbaa !8
  %55 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %54, ptr noundef nonnull dereferenceable(5) @.str.2) #9
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %70, label %57

57:                                               ; preds = %52
  %58 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %59 = load ptr, ptr %58, align 8, !tbaa !14
  %60 = icmp eq ptr %59, null
  br i1 %60, label %61, label %52, !llvm.loop !15

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw i8, ptr %53, i64 16
  br label %63

63:                                               ; preds = %61, %48
  %64 = phi ptr [ %2, %48 ], [ %62, %61 ]
  %65 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #10
  store ptr %65, ptr %64, align 8, !tbaa !14
  %66 = tail call noalias dereferenceable_or_null(5) ptr @strdup(ptr noundef nonnull @.str.2) #8
  store ptr %66, ptr %65, align 8, !tbaa !8
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 8
  store double 1.000000e+00, ptr %67, align 8, !tbaa !17
  %68 = getelementptr inbounds nuw i8, ptr %65, i64 16
  store ptr null, ptr %68, align 8, !tbaa !18
  %69 = load ptr, ptr %2, align 16, !tbaa !14
  br label %73

70:                                               ; preds = %52
  %71 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %72 = load double, ptr %71, align 8, !tbaa !19
  br label %73

73:                                               ; preds = %70, %63
  %74 = phi ptr [ %69, %63 ], [ %49, %70 ]
  %75 = phi double [ 1.000000e+00, %63 ], [ %72, %70 ]
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %77 = load double, ptr %76, align 8, !tbaa !19
  %78 = icmp eq ptr %74, null
  br i1 %78, label %142, label %136

79:                                               ; preds = %1, %123
  %80 = phi i64 [ 0, %1 ], [ %130, %123 ]
  %81 = getelementptr inbounds nuw ptr, ptr @hash_table.words, i64 %80
  %82 = load ptr, ptr %81, align 8, !tbaa !20
  %83 = load i8, ptr %82, align 1, !tbaa !21
  %84 = icmp eq i8 %83, 0
  br i1 %84, label %98, label %85

85:                                               ; preds = %79, %85
  %86 = phi i8 [ %93, %85 ], [ %83, %79 ]
  %87 = phi i32 [ %92, %85 ], [ -2128831035, %79 ]
  %88 = phi ptr [ %89, %85 ], [ %82, %79 ]
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 1
  %90 = zext i8 %86 to i32
  %91 = xor i32 %87, %90
  %92 = mul i32 %91, 16777619
  %93 = load i8, ptr %89, align 1, !tbaa !21
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %95, label %85, !llvm.loop !22

95:                                               ; preds = %85
  %96 = and i32 %92, 3
  %97 = zext nneg i32 %96 to i64
  br label %98

98:                                               ; preds = %95, %79
  %99 = phi i64 [ 1, %79 ], [ %97, %95 ]
  %100 = getelementptr inbounds nuw ptr, ptr %2, i64 %99
  %101 = load ptr, ptr %100, align 8, !tbaa !14
  %102 = icmp eq ptr %101, null
  br i1 %102, label %114, label %103

103:                                              ; preds = %98, %108
  %104 = phi ptr [ %110, %108 ], [ %101, %98 ]
  %105 = load ptr, ptr %104, align 8, !tbaa !8
  %106 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %105, ptr noundef nonnull readonly dereferenceable(1) %82) #9
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %120, label %108

108:                                              ; preds = %103
  %109 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %110 = load ptr, ptr %109, align 8, !tbaa !14
  %111 = icmp eq ptr %110, null
  br i1 %111, label %112, label %103, !llvm.loop !15

112:                                              ; preds = %108
  %113 = getelementptr inbounds nuw i8, ptr %104, i64 16
  br label %114

114:                                              ; preds = %112, %98
  %115 = phi ptr [ %100, %98 ], [ %113, %112 ]
  %116 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #10
  store ptr %116, ptr %115, align 8, !tbaa !14
  %117 = tail call noalias ptr @strdup(ptr noundef nonnull readonly %82) #8
  store ptr %117, ptr %116, align 8, !tbaa !8
  %118 = getelementptr inbounds nuw i8, ptr %116, i64 8
  store double 1.000000e+00, ptr %118, align 8, !tbaa !17
  %119 = getelementptr inbounds nuw i8, ptr %116, i64 16
  store ptr null, ptr %119, align 8, !tbaa !18
  br label %123

120:                                              ; preds = %103
  %121 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %122 = load double, ptr %121, align 8, !tbaa !19
  br label %123

123:                                              ; preds = %120, %114
  %124 = phi double [ 1.000000e+00, %114 ], [ %122, %120 ]
  %125 = phi ptr [ %116, %114 ], [ %104, %120 ]
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 8
  %127 = getelementptr inbounds nuw double, ptr %0, i64 %80
  %128 = load double, ptr %127, align 8, !tbaa !19
  %129 = tail call double @llvm.fmuladd.f64(double %124, double %128, double %128)
  store double %129, ptr %126, align 8, !tbaa !19
  %130 = add nuw nsw i64 %80, 1
  %131 = icmp eq i64 %130, 7
  br i1 %131, label %132, label %79, !llvm.loop !23

132:                                              ; preds = %123
  %133 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %134 = load ptr, ptr %133, align 8, !tbaa !14
  %135 = icmp eq ptr %134, null
  br i1 %135, label %14, label %3

136:                                              ; preds = %73, %136
  %137 = phi ptr [ %139, %136 ], [ %74, %73 ]
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 16
  %139 = load ptr, ptr %138, align 8, !tbaa !18
  %140 = load ptr, ptr %137, align 8, !tbaa !8
  tail call void @free(ptr noundef %140) #8
  tail call void @free(ptr noundef nonnull %137) #8
  %141 = icmp eq ptr %139, null
  br i1 %141, label %142, label %136, !llvm.loop !24

142:                                              ; preds = %136, %73
  %143 = load ptr, ptr %133, align 8, !tbaa !14
  %144 = icmp eq ptr %143, null
  br i1 %144, label %151, label %145

145:                                              ; preds = %142, %145
  %146 = phi ptr [ %148, %145 ], [ %143, %142 ]
  %147 = getelementptr inbounds nuw i8, ptr %146, i64 16
  %148 = load ptr, ptr %147, align 8, !tbaa !18
  %149 = load ptr, ptr %146, align 8, !tbaa !8
  tail call void @free(ptr noundef %149) #8
  tail call void @free(ptr noundef nonnull %146) #8
  %150 = icmp eq ptr %148, null
  br i1 %150, label %151, label %145, !llvm.loop !24

151:                                              ; preds = %145, %142
  %152 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %153 = load ptr, ptr %152, align 16, !tbaa !14
  %154 = icmp eq ptr %153, null
  br i1 %154, label %161, label %155

155:                                              ; preds = %151, %155
  %156 = phi ptr [ %158, %155 ], [ %153, %151 ]
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %158 = load ptr, ptr %157, align 8, !tbaa !18
  %159 = load ptr, ptr %156, align 8, !tbaa !8
  tail call void @free(ptr noundef %159) #8
  tail call void @free(ptr noundef nonnull %156) #8
  %160 = icmp eq ptr %158, null
  br i1 %160, label %161, label %155, !llvm.loop !24

161:                                              ; preds = %155, %151
  %162 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %163 = load ptr, ptr %162, align 8, !tbaa !14
  %164 = icmp eq ptr %163, null
  br i1 %164, label %171, label %165

165:                                              ; preds = %161, %165
  %166 = phi ptr [ %168, %165 ], [ %163, %161 ]
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 16
  %168 = load ptr, ptr %167, align 8, !tbaa !18
  %169 = load ptr, ptr %166, align 8, !tbaa !8
  tail call void @free(ptr noundef %169) #8
  tail call void @free(ptr noundef nonnull %166) #8
  %170 = icmp eq ptr %168, null
  br i1 %170, label %171, label %165, !llvm.loop !24

171:                                              ; preds = %165, %161
  %172 = fmul double %75, %77
  %173 = tail call double @llvm.fmuladd.f64(double %24, double %50, double %172)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret double %173
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
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!9, !12, i64 8}
!18 = !{!9, !13, i64 16}
!19 = !{!12, !12, i64 0}
!20 = !{!10, !10, i64 0}
!21 = !{!6, !6, i64 0}
!22 = distinct !{!22, !16}
!23 = distinct !{!23, !16}
!24 = distinct !{!24, !16}
