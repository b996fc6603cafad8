; ModuleID = 'solver.cpp'
source_filename = "solver.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c" %.12g\00", align 1

; Function Attrs: mustprogress nounwind uwtable
define dso_local i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [7 x double], align 16
  %4 = tail call noalias dereferenceable_or_null(392) ptr @malloc(i64 noundef 392) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  br label %5

5:                                                ; preds = %2, %5
  %6 = phi i64 [ 0, %2 ], [ %19, %5 ]
  %7 = phi i64 [ 88172645463325252, %2 ], [ %13, %5 ]
  %8 = shl i64 %7, 13
  %9 = xor i64 %8, %7
  %10 = lshr i64 %9, 7
  %11 = xor i64 %10, %9
  %12 = shl i64 %11, 17
  %13 = xor i64 %12, %11
  %14 = lshr i64 %13, 11
  %15 = uitofp nneg i64 %14 to double
  %16 = fmul double %15, 0x3CA0000000000000
  %17 = fadd double %16, -5.000000e-01
  %18 = getelementptr inbounds nuw double, ptr %4, i64 %6
  store double %17, ptr %18, align 8, !tbaa !8
  %19 = add nuw nsw i64 %6, 1
  %20 = icmp eq i64 %19, 49
  br i1 %20, label %136, label %5, !llvm.loop !10

21:                                               ; preds = %87, %60
  %22 = add nuw nsw i64 %26, 1
  %23 = icmp eq i64 %27, 7
  br i1 %23, label %104, label %24, !llvm.loop !13

24:                                               ; preds = %136, %21
  %25 = phi i64 [ %27, %21 ], [ 0, %136 ]
  %26 = phi i64 [ %22, %21 ], [ 1, %136 ]
  %27 = add nuw nsw i64 %25, 1
  %28 = icmp samesign ult i64 %25, 6
  %29 = trunc nuw nsw i64 %25 to i32
  br i1 %28, label %30, label %33

30:                                               ; preds = %24
  %31 = getelementptr inbounds nuw double, ptr %4, i64 %25
  %32 = getelementptr inbounds nuw double, ptr %4, i64 %25
  br label %43

33:                                               ; preds = %43, %24
  %34 = phi i32 [ %29, %24 ], [ %57, %43 ]
  %35 = mul nuw nsw i32 %34, 7
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw double, ptr %4, i64 %25
  %38 = getelementptr inbounds nuw double, ptr %37, i64 %36
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = fcmp une double %39, 0.000000e+00
  br i1 %40, label %41, label %132

41:                                               ; preds = %33
  %42 = mul nuw nsw i64 %25, 56
  br label %70

43:                                               ; preds = %30, %43
  %44 = phi i64 [ %58, %43 ], [ %26, %30 ]
  %45 = phi i32 [ %57, %43 ], [ %29, %30 ]
  %46 = mul nuw nsw i64 %44, 56
  %47 = getelementptr inbounds nuw i8, ptr %31, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = tail call double @llvm.fabs.f64(double %48)
  %50 = mul nuw nsw i32 %45, 7
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw double, ptr %32, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !8
  %54 = tail call double @llvm.fabs.f64(double %53)
  %55 = fcmp ogt double %49, %54
  %56 = trunc nuw nsw i64 %44 to i32
  %57 = select i1 %55, i32 %56, i32 %45
  %58 = add nuw nsw i64 %44, 1
  %59 = icmp eq i64 %58, 7
  br i1 %59, label %33, label %43, !llvm.loop !14

60:                                               ; preds = %70
  %61 = getelementptr inbounds nuw double, ptr %3, i64 %25
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = zext nneg i32 %34 to i64
  %64 = getelementptr inbounds nuw double, ptr %3, i64 %63
  %65 = load double, ptr %64, align 8, !tbaa !8
  store double %65, ptr %61, align 8, !tbaa !8
  store double %62, ptr %64, align 8, !tbaa !8
  br i1 %28, label %66, label %21

66:                                               ; preds = %60
  %67 = shl nuw nsw i64 %25, 6
  %68 = getelementptr inbounds nuw i8, ptr %4, i64 %67
  %69 = getelementptr inbounds nuw double, ptr %4, i64 %25
  br label %79

70:                                               ; preds = %41, %70
  %71 = phi i64 [ %77, %70 ], [ 0, %41 ]
  %72 = getelementptr inbounds nuw double, ptr %4, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 %42
  %74 = load double, ptr %73, align 8, !tbaa !8
  %75 = getelementptr inbounds nuw double, ptr %72, i64 %36
  %76 = load double, ptr %75, align 8, !tbaa !8
  store double %76, ptr %73, align 8, !tbaa !8
  store double %74, ptr %75, align 8, !tbaa !8
  %77 = add nuw nsw i64 %71, 1
  %78 = icmp eq i64 %77, 7
  br i1 %78, label %60, label %70, !llvm.loop !15

79:                                               ; preds = %87, %66
  %80 = phi i64 [ %26, %66 ], [ %92, %87 ]
  %81 = mul nuw nsw i64 %80, 7
  %82 = getelementptr inbounds nuw double, ptr %69, i64 %81
  %83 = load double, ptr %82, align 8, !tbaa !8
  %84 = load double, ptr %68, align 8, !tbaa !8
  %85 = fneg double %83
  %86 = fdiv double %85, %84
  br label %94

87:                                               ; preds = %94
  %88 = load double, ptr %61, align 8, !tbaa !8
  %89 = getelementptr inbounds nuw double, ptr %3, i64 %80
  %90 = load double, ptr %89, align 8, !tbaa !8
  %91 = tail call double @llvm.fmuladd.f64(double %86, double %88, double %90)
  store double %91, ptr %89, align 8, !tbaa !8
  %92 = add nuw nsw i64 %80, 1
  %93 = icmp eq i64 %92, 7
  br i1 %93, label %21, label %79, !llvm.loop !16

94:                                               ; preds = %94, %79
  %95 = phi i64 [ %25, %79 ], [ %102, %94 ]
  %96 = getelementptr inbounds nuw double, ptr %4, i64 %95
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 %42
  %98 = load double, ptr %97, align 8, !tbaa !8
  %99 = getelementptr inbounds nuw double, ptr %96, i64 %81
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = tail call double @llvm.fmuladd.f64(double %86, double %98, double %100)
  store double %101, ptr %99, align 8, !tbaa !8
  %102 = add nuw nsw i64 %95, 1
  %103 = icmp eq i64 %102, 7
  br i1 %103, label %87, label %94, !llvm.loop !17

104:                                              ; preds = %21, %112
  %105 = phi i64 [ %119, %112 ], [ 6, %21 ]
  %106 = icmp samesign ult i64 %105, 6
  br i1 %106, label %107, label %112

107:                                              ; preds = %104
  %108 = getelementptr inbounds nuw double, ptr %3, i64 %105
  %109 = load double, ptr %108, align 8, !tbaa !8
  %110 = mul nuw nsw i64 %105, 56
  %111 = getelementptr i8, ptr %4, i64 %110
  br label %121

112:                                              ; preds = %121, %104
  %113 = shl nuw nsw i64 %105, 6
  %114 = getelementptr inbounds nuw i8, ptr %4, i64 %113
  %115 = load double, ptr %114, align 8, !tbaa !8
  %116 = getelementptr inbounds nuw double, ptr %3, i64 %105
  %117 = load double, ptr %116, align 8, !tbaa !8
  %118 = fdiv double %117, %115
  store double %118, ptr %116, align 8, !tbaa !8
  %119 = add nsw i64 %105, -1
  %120 = icmp eq i64 %105, 0
  br i1 %120, label %132, label %104, !llvm.loop !18

121:                                              ; preds = %121, %107
  %122 = phi i64 [ %105, %107 ], [ %124, %121 ]
  %123 = phi double [ %109, %107 ], [ %130, %121 ]
  %124 = add nuw nsw i64 %122, 1
  %125 = getelementptr double, ptr %111, i64 %124
  %126 = load double, ptr %125, align 8, !tbaa !8
  %127 = getelementptr inbounds nuw double, ptr %3, i64 %124
  %128 = load double, ptr %127, align 8, !tbaa !8
  %129 = fneg double %126
  %130 = tail call double @llvm.fmuladd.f64(double %129, double %128, double %123)
  store double %130, ptr %108, align 8, !tbaa !8
  %131 = icmp eq i64 %124, 6
  br i1 %131, label %112, label %121, !llvm.loop !19

132:                                              ; preds = %33, %112
  %133 = zext i1 %40 to i32
  %134 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, i32 noundef %133) #7
  %135 = sext i32 %134 to i64
  br label %184

136:                                              ; preds = %5, %136
  %137 = phi i64 [ %149, %136 ], [ 0, %5 ]
  %138 = phi i64 [ %145, %136 ], [ -7746094349758539721, %5 ]
  %139 = getelementptr inbounds nuw i8, ptr %3, i64 %137
  %140 = shl i64 %138, 13
  %141 = xor i64 %140, %138
  %142 = lshr i64 %141, 7
  %143 = xor i64 %142, %141
  %144 = shl i64 %143, 17
  %145 = xor i64 %144, %143
  %146 = lshr i64 %145, 11
  %147 = uitofp nneg i64 %146 to double
  %148 = fmul double %147, 0x3CA0000000000000
  store double %148, ptr %139, align 8, !tbaa !8
  %149 = add nuw nsw i64 %137, 8
  %150 = icmp eq i64 %149, 56
  br i1 %150, label %24, label %136, !llvm.loop !20

151:                                              ; preds = %184
  tail call void @free(ptr noundef %4) #7
  br label %152

152:                                              ; preds = %152, %151
  %153 = phi double [ 2.000000e+00, %151 ], [ %172, %152 ]
  %154 = phi i32 [ 0, %151 ], [ %175, %152 ]
  %155 = fadd double %153, 0x3EB0C6F7A0B5ED8D
  %156 = fmul double %155, %155
  %157 = fmul double %155, -2.000000e+00
  %158 = tail call double @llvm.fmuladd.f64(double %156, double %155, double %157)
  %159 = fadd double %158, -5.000000e+00
  %160 = fadd double %153, 0xBEB0C6F7A0B5ED8D
  %161 = fmul double %160, %160
  %162 = fmul double %160, -2.000000e+00
  %163 = tail call double @llvm.fmuladd.f64(double %161, double %160, double %162)
  %164 = fadd double %163, -5.000000e+00
  %165 = fsub double %159, %164
  %166 = fdiv double %165, 2.000000e-06
  %167 = fmul double %153, %153
  %168 = fmul double %153, -2.000000e+00
  %169 = tail call double @llvm.fmuladd.f64(double %167, double %153, double %168)
  %170 = fadd double %169, -5.000000e+00
  %171 = fdiv double %170, %166
  %172 = fsub double %153, %171
  %173 = tail call double @llvm.fabs.f64(double %171)
  %174 = fcmp olt double %173, 0x3D719799812DEA11
  %175 = add nuw nsw i32 %154, 1
  %176 = icmp eq i32 %175, 30
  %177 = select i1 %174, i1 true, i1 %176
  br i1 %177, label %178, label %152, !llvm.loop !21

178:                                              ; preds = %152
  %179 = getelementptr inbounds i8, ptr %0, i64 %193
  %180 = sub nsw i64 %1, %193
  %181 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %179, i64 noundef %180, ptr noundef nonnull @.str.1, double noundef %172) #7
  %182 = sext i32 %181 to i64
  %183 = add nsw i64 %193, %182
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret i64 %183

184:                                              ; preds = %132, %184
  %185 = phi i64 [ %135, %132 ], [ %193, %184 ]
  %186 = phi i64 [ 0, %132 ], [ %194, %184 ]
  %187 = getelementptr inbounds nuw i8, ptr %3, i64 %186
  %188 = load double, ptr %187, align 8, !tbaa !8
  %189 = getelementptr inbounds i8, ptr %0, i64 %185
  %190 = sub nsw i64 %1, %185
  %191 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %189, i64 noundef %190, ptr noundef nonnull @.str.1, double noundef %188) #7
  %192 = sext i32 %191 to i64
  %193 = add nsw i64 %185, %192
  %194 = add nuw nsw i64 %186, 8
  %195 = icmp eq i64 %194, 56
  br i1 %195, label %151, label %184, !llvm.loop !22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

attributes #0 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind allocsize(0) }
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
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
!16 = distinct !{!16, !11, !12}
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11, !12}
!19 = distinct !{!19, !11, !12}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !11, !12}
!22 = distinct !{!22, !12}
