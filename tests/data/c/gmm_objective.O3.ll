; ModuleID = 'gmm_objective.c'
source_filename = "gmm_objective.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @gmm_objective(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = add nsw i32 %5, 1
  %9 = mul nsw i32 %8, %5
  %10 = sdiv i32 %9, 2
  %11 = sext i32 %4 to i64
  %12 = shl nsw i64 %11, 3
  %13 = tail call noalias ptr @malloc(i64 noundef %12) #6
  %14 = sext i32 %5 to i64
  %15 = shl nsw i64 %14, 3
  %16 = tail call noalias ptr @malloc(i64 noundef %15) #6
  %17 = icmp sgt i32 %6, 0
  br i1 %17, label %18, label %211

18:                                               ; preds = %7
  %19 = icmp sgt i32 %4, 0
  %20 = icmp sgt i32 %5, 0
  %21 = icmp sgt i32 %4, 1
  %22 = icmp eq i32 %4, 1
  %23 = zext i32 %4 to i64
  br i1 %19, label %24, label %208

24:                                               ; preds = %18
  %25 = sext i32 %10 to i64
  %26 = zext nneg i32 %6 to i64
  %27 = zext nneg i32 %5 to i64
  %28 = zext nneg i32 %5 to i64
  %29 = add nsw i64 %23, -1
  %30 = and i64 %29, 3
  %31 = add nsw i32 %4, -2
  %32 = icmp ult i32 %31, 3
  %33 = and i64 %29, -4
  %34 = icmp eq i64 %30, 0
  %35 = icmp ne i64 %30, 0
  br label %36

36:                                               ; preds = %24, %98
  %37 = phi i64 [ 0, %24 ], [ %104, %98 ]
  %38 = phi double [ 0.000000e+00, %24 ], [ %103, %98 ]
  %39 = trunc i64 %37 to i32
  %40 = mul i32 %5, %39
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw double, ptr %3, i64 %41
  %43 = getelementptr inbounds nuw double, ptr %3, i64 %41
  br label %106

44:                                               ; preds = %205
  br i1 %22, label %86, label %98

45:                                               ; preds = %207, %45
  %46 = phi i64 [ %68, %45 ], [ 1, %207 ]
  %47 = phi double [ %67, %45 ], [ %206, %207 ]
  %48 = phi i64 [ %69, %45 ], [ 0, %207 ]
  %49 = getelementptr inbounds nuw double, ptr %13, i64 %46
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = fcmp ogt double %50, %47
  %52 = select i1 %51, double %50, double %47
  %53 = getelementptr inbounds nuw double, ptr %13, i64 %46
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %55 = load double, ptr %54, align 8, !tbaa !8
  %56 = fcmp ogt double %55, %52
  %57 = select i1 %56, double %55, double %52
  %58 = getelementptr inbounds nuw double, ptr %13, i64 %46
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %60 = load double, ptr %59, align 8, !tbaa !8
  %61 = fcmp ogt double %60, %57
  %62 = select i1 %61, double %60, double %57
  %63 = getelementptr inbounds nuw double, ptr %13, i64 %46
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 24
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = fcmp ogt double %65, %62
  %67 = select i1 %66, double %65, double %62
  %68 = add nuw nsw i64 %46, 4
  %69 = add i64 %48, 4
  %70 = icmp eq i64 %69, %33
  br i1 %70, label %71, label %45, !llvm.loop !10

71:                                               ; preds = %45
  br i1 %34, label %86, label %72

72:                                               ; preds = %71, %207
  %73 = phi i64 [ 1, %207 ], [ %68, %71 ]
  %74 = phi double [ %206, %207 ], [ %67, %71 ]
  tail call void @llvm.assume(i1 %35)
  br label %75

75:                                               ; preds = %75, %72
  %76 = phi i64 [ %83, %75 ], [ %73, %72 ]
  %77 = phi double [ %82, %75 ], [ %74, %72 ]
  %78 = phi i64 [ %84, %75 ], [ 0, %72 ]
  %79 = getelementptr inbounds nuw double, ptr %13, i64 %76
  %80 = load double, ptr %79, align 8, !tbaa !8
  %81 = fcmp ogt double %80, %77
  %82 = select i1 %81, double %80, double %77
  %83 = add nuw nsw i64 %76, 1
  %84 = add i64 %78, 1
  %85 = icmp eq i64 %84, %30
  br i1 %85, label %86, label %75, !llvm.loop !12

86:                                               ; preds = %71, %75, %44
  %87 = phi double [ %206, %44 ], [ %67, %71 ], [ %82, %75 ]
  br label %88

88:                                               ; preds = %88, %86
  %89 = phi i64 [ 0, %86 ], [ %96, %88 ]
  %90 = phi double [ 0.000000e+00, %86 ], [ %95, %88 ]
  %91 = getelementptr inbounds nuw double, ptr %13, i64 %89
  %92 = load double, ptr %91, align 8, !tbaa !8
  %93 = fsub double %92, %87
  %94 = tail call double @exp(double noundef %93) #7, !tbaa !4
  %95 = fadd double %90, %94
  %96 = add nuw nsw i64 %89, 1
  %97 = icmp eq i64 %96, %23
  br i1 %97, label %98, label %88, !llvm.loop !14

98:                                               ; preds = %88, %44
  %99 = phi double [ %206, %44 ], [ %87, %88 ]
  %100 = phi double [ 0.000000e+00, %44 ], [ %95, %88 ]
  %101 = tail call double @log(double noundef %100) #7, !tbaa !4
  %102 = fadd double %99, %101
  %103 = fadd double %38, %102
  %104 = add nuw nsw i64 %37, 1
  %105 = icmp eq i64 %104, %26
  br i1 %105, label %211, label %36, !llvm.loop !15

106:                                              ; preds = %36, %111
  %107 = phi i64 [ 0, %36 ], [ %119, %111 ]
  %108 = mul nsw i64 %107, %25
  %109 = getelementptr inbounds double, ptr %2, i64 %108
  %110 = getelementptr inbounds double, ptr %109, i64 %14
  br i1 %20, label %195, label %111

111:                                              ; preds = %148, %106
  %112 = phi double [ 0.000000e+00, %106 ], [ %192, %148 ]
  %113 = phi double [ 0.000000e+00, %106 ], [ %151, %148 ]
  %114 = getelementptr inbounds nuw double, ptr %0, i64 %107
  %115 = load double, ptr %114, align 8, !tbaa !8
  %116 = fadd double %112, %115
  %117 = tail call double @llvm.fmuladd.f64(double %113, double -5.000000e-01, double %116)
  %118 = getelementptr inbounds nuw double, ptr %13, i64 %107
  store double %117, ptr %118, align 8, !tbaa !8
  %119 = add nuw nsw i64 %107, 1
  %120 = icmp eq i64 %119, %23
  br i1 %120, label %205, label %106, !llvm.loop !16

121:                                              ; preds = %200, %148
  %122 = phi i64 [ 0, %200 ], [ %152, %148 ]
  %123 = phi double [ 0.000000e+00, %200 ], [ %151, %148 ]
  %124 = phi ptr [ %110, %200 ], [ %149, %148 ]
  %125 = getelementptr inbounds nuw double, ptr %16, i64 %122
  %126 = load double, ptr %125, align 8, !tbaa !8
  %127 = icmp eq i64 %122, 0
  br i1 %127, label %148, label %128

128:                                              ; preds = %121
  %129 = and i64 %122, 1
  %130 = icmp eq i64 %122, 1
  br i1 %130, label %135, label %131

131:                                              ; preds = %128
  %132 = and i64 %122, 9223372036854775806
  br label %154

133:                                              ; preds = %154
  %134 = icmp eq i64 %129, 0
  br i1 %134, label %148, label %135

135:                                              ; preds = %133, %128
  %136 = phi i64 [ 0, %128 ], [ %176, %133 ]
  %137 = phi double [ %126, %128 ], [ %175, %133 ]
  %138 = phi ptr [ %124, %128 ], [ %168, %133 ]
  %139 = icmp ne i64 %129, 0
  tail call void @llvm.assume(i1 %139)
  %140 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %141 = load double, ptr %138, align 8, !tbaa !8
  %142 = getelementptr inbounds nuw double, ptr %43, i64 %136
  %143 = load double, ptr %142, align 8, !tbaa !8
  %144 = getelementptr inbounds nuw double, ptr %204, i64 %136
  %145 = load double, ptr %144, align 8, !tbaa !8
  %146 = fsub double %143, %145
  %147 = tail call double @llvm.fmuladd.f64(double %141, double %146, double %137)
  br label %148

148:                                              ; preds = %135, %133, %121
  %149 = phi ptr [ %124, %121 ], [ %168, %133 ], [ %140, %135 ]
  %150 = phi double [ %126, %121 ], [ %175, %133 ], [ %147, %135 ]
  %151 = tail call double @llvm.fmuladd.f64(double %150, double %150, double %123)
  %152 = add nuw nsw i64 %122, 1
  %153 = icmp eq i64 %152, %28
  br i1 %153, label %111, label %121, !llvm.loop !17

154:                                              ; preds = %154, %131
  %155 = phi i64 [ 0, %131 ], [ %176, %154 ]
  %156 = phi double [ %126, %131 ], [ %175, %154 ]
  %157 = phi ptr [ %124, %131 ], [ %168, %154 ]
  %158 = phi i64 [ 0, %131 ], [ %177, %154 ]
  %159 = getelementptr inbounds nuw i8, ptr %157, i64 8
  %160 = load double, ptr %157, align 8, !tbaa !8
  %161 = getelementptr inbounds nuw double, ptr %43, i64 %155
  %162 = load double, ptr %161, align 8, !tbaa !8
  %163 = getelementptr inbounds nuw double, ptr %204, i64 %155
  %164 = load double, ptr %163, align 8, !tbaa !8
  %165 = fsub double %162, %164
  %166 = tail call double @llvm.fmuladd.f64(double %160, double %165, double %156)
  %167 = or disjoint i64 %155, 1
  %168 = getelementptr inbounds nuw i8, ptr %157, i64 16
  %169 = load double, ptr %159, align 8, !tbaa !8
  %170 = getelementptr inbounds nuw double, ptr %43, i64 %167
  %171 = load double, ptr %170, align 8, !tbaa !8
  %172 = getelementptr inbounds nuw double, ptr %204, i64 %167
  %173 = load double, ptr %172, align 8, !tbaa !8
  %174 = fsub double %171, %173
  %175 = tail call double @llvm.fmuladd.f64(double %169, double %174, double %166)
  %176 = add nuw nsw i64 %155, 2
  %177 = add i64 %158, 2
  %178 = icmp eq i64 %177, %132
  br i1 %178, label %133, label %154, !llvm.loop !18

179:                                              ; preds = %195, %179
  %180 = phi i64 [ 0, %195 ], [ %193, %179 ]
  %181 = phi double [ 0.000000e+00, %195 ], [ %192, %179 ]
  %182 = getelementptr inbounds nuw double, ptr %109, i64 %180
  %183 = load double, ptr %182, align 8, !tbaa !8
  %184 = tail call double @exp(double noundef %183) #7, !tbaa !4
  %185 = getelementptr inbounds nuw double, ptr %42, i64 %180
  %186 = load double, ptr %185, align 8, !tbaa !8
  %187 = getelementptr inbounds nuw double, ptr %199, i64 %180
  %188 = load double, ptr %187, align 8, !tbaa !8
  %189 = fsub double %186, %188
  %190 = fmul double %184, %189
  %191 = getelementptr inbounds nuw double, ptr %16, i64 %180
  store double %190, ptr %191, align 8, !tbaa !8
  %192 = fadd double %181, %183
  %193 = add nuw nsw i64 %180, 1
  %194 = icmp eq i64 %193, %27
  br i1 %194, label %200, label %179, !llvm.loop !19

195:                                              ; preds = %106
  %196 = trunc i64 %107 to i32
  %197 = mul i32 %5, %196
  %198 = zext i32 %197 to i64
  %199 = getelementptr inbounds nuw double, ptr %1, i64 %198
  br label %179

200:                                              ; preds = %179
  %201 = trunc i64 %107 to i32
  %202 = mul i32 %5, %201
  %203 = zext i32 %202 to i64
  %204 = getelementptr inbounds nuw double, ptr %1, i64 %203
  br label %121

205:                                              ; preds = %111
  %206 = load double, ptr %13, align 8, !tbaa !8
  br i1 %21, label %207, label %44

207:                                              ; preds = %205
  br i1 %32, label %72, label %45

208:                                              ; preds = %18
  %209 = tail call double @log(double noundef 0.000000e+00) #7, !tbaa !4
  %210 = load double, ptr %0, align 8, !tbaa !8
  br label %281

211:                                              ; preds = %98, %7
  %212 = phi double [ 0.000000e+00, %7 ], [ %103, %98 ]
  %213 = load double, ptr %0, align 8, !tbaa !8
  %214 = icmp sgt i32 %4, 1
  br i1 %214, label %215, label %223

215:                                              ; preds = %211
  %216 = zext nneg i32 %4 to i64
  %217 = add nsw i64 %216, -1
  %218 = and i64 %217, 3
  %219 = add nsw i32 %4, -2
  %220 = icmp ult i32 %219, 3
  br i1 %220, label %227, label %221

221:                                              ; preds = %215
  %222 = and i64 %217, -4
  br label %245

223:                                              ; preds = %211
  %224 = icmp eq i32 %4, 1
  br i1 %224, label %242, label %281

225:                                              ; preds = %245
  %226 = icmp eq i64 %218, 0
  br i1 %226, label %242, label %227

227:                                              ; preds = %225, %215
  %228 = phi i64 [ 1, %215 ], [ %268, %225 ]
  %229 = phi double [ %213, %215 ], [ %267, %225 ]
  %230 = icmp ne i64 %218, 0
  tail call void @llvm.assume(i1 %230)
  br label %231

231:                                              ; preds = %231, %227
  %232 = phi i64 [ %228, %227 ], [ %239, %231 ]
  %233 = phi double [ %229, %227 ], [ %238, %231 ]
  %234 = phi i64 [ 0, %227 ], [ %240, %231 ]
  %235 = getelementptr inbounds nuw double, ptr %0, i64 %232
  %236 = load double, ptr %235, align 8, !tbaa !8
  %237 = fcmp ogt double %236, %233
  %238 = select i1 %237, double %236, double %233
  %239 = add nuw nsw i64 %232, 1
  %240 = add i64 %234, 1
  %241 = icmp eq i64 %240, %218
  br i1 %241, label %242, label %231, !llvm.loop !20

242:                                              ; preds = %225, %231, %223
  %243 = phi i64 [ 1, %223 ], [ %216, %231 ], [ %216, %225 ]
  %244 = phi double [ %213, %223 ], [ %267, %225 ], [ %238, %231 ]
  br label %271

245:                                              ; preds = %245, %221
  %246 = phi i64 [ 1, %221 ], [ %268, %245 ]
  %247 = phi double [ %213, %221 ], [ %267, %245 ]
  %248 = phi i64 [ 0, %221 ], [ %269, %245 ]
  %249 = getelementptr inbounds nuw double, ptr %0, i64 %246
  %250 = load double, ptr %249, align 8, !tbaa !8
  %251 = fcmp ogt double %250, %247
  %252 = select i1 %251, double %250, double %247
  %253 = getelementptr inbounds nuw double, ptr %0, i64 %246
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 8
  %255 = load double, ptr %254, align 8, !tbaa !8
  %256 = fcmp ogt double %255, %252
  %257 = select i1 %256, double %255, double %252
  %258 = getelementptr inbounds nuw double, ptr %0, i64 %246
  %259 = getelementptr inbounds nuw i8, ptr %258, i64 16
  %260 = load double, ptr %259, align 8, !tbaa !8
  %261 = fcmp ogt double %260, %257
  %262 = select i1 %261, double %260, double %257
  %263 = getelementptr inbounds nuw double, ptr %0, i64 %246
  %264 = getelementptr inbounds nuw i8, ptr %263, i64 24
  %265 = load double, ptr %264, align 8, !tbaa !8
  %266 = fcmp ogt double %265, %262
  %267 = select i1 %266, double %265, double %262
  %268 = add nuw nsw i64 %246, 4
  %269 = add i64 %248, 4
  %270 = icmp eq i64 %269, %222
  br i1 %270, label %225, label %245, !llvm.loop !10

271:                                              ; preds = %271, %242
  %272 = phi i64 [ 0, %242 ], [ %279, %271 ]
  %273 = phi double [ 0.000000e+00, %242 ], [ %278, %271 ]
  %274 = getelementptr inbounds nuw double, ptr %0, i64 %272
  %275 = load double, ptr %274, align 8, !tbaa !8
  %276 = fsub double %275, %244
  %277 = tail call double @exp(double noundef %276) #7, !tbaa !4
  %278 = fadd double %273, %277
  %279 = add nuw nsw i64 %272, 1
  %280 = icmp eq i64 %279, %243
  br i1 %280, label %281, label %271, !llvm.loop !14

281:                                              ; preds = %271, %208, %223
  %282 = phi double [ %212, %223 ], [ 0x7FF8000000000000, %208 ], [ %212, %271 ]
  %283 = phi double [ %213, %223 ], [ %210, %208 ], [ %244, %271 ]
  %284 = phi double [ 0.000000e+00, %223 ], [ 0.000000e+00, %208 ], [ %278, %271 ]
  %285 = sitofp i32 %6 to double
  %286 = tail call double @log(double noundef %284) #7, !tbaa !4
  %287 = fadd double %283, %286
  %288 = fneg double %285
  %289 = tail call double @llvm.fmuladd.f64(double %288, double %287, double %282)
  tail call void @free(ptr noundef %16) #7
  tail call void @free(ptr noundef %13) #7
  ret double %289
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !11}
!20 = distinct !{!20, !13}
