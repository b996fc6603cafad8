; ModuleID = 'heat_stencil.c'
source_filename = "heat_stencil.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @heat_stencil(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = icmp sgt i32 %5, 0
  br i1 %7, label %8, label %91

8:                                                ; preds = %6
  %9 = ptrtoint ptr %0 to i64
  %10 = ptrtoint ptr %1 to i64
  %11 = add i32 %3, -1
  %12 = icmp sgt i32 %3, 2
  %13 = add i32 %4, -1
  %14 = icmp sgt i32 %4, 2
  %15 = sext i32 %4 to i64
  %16 = zext i32 %4 to i64
  %17 = zext i32 %11 to i64
  %18 = zext i32 %13 to i64
  %19 = zext nneg i32 %11 to i64
  %20 = zext nneg i32 %13 to i64
  %21 = sub i64 %9, %10
  %22 = add nsw i64 %18, -1
  %23 = add nsw i64 %18, -2
  %24 = sext i32 %4 to i35
  %25 = shl nsw i35 %24, 3
  %26 = shl nsw i35 %24, 3
  %27 = shl nsw i64 %15, 3
  %28 = add nsw i64 %27, 8
  %29 = getelementptr i8, ptr %1, i64 %28
  %30 = shl nuw nsw i64 %17, 3
  %31 = add nsw i64 %30, -8
  %32 = mul i64 %31, %15
  %33 = shl nuw nsw i64 %18, 3
  %34 = add i64 %32, %33
  %35 = getelementptr i8, ptr %1, i64 %34
  %36 = getelementptr i8, ptr %0, i64 %28
  %37 = getelementptr i8, ptr %0, i64 %34
  %38 = getelementptr i8, ptr %37, i64 8
  %39 = sext i32 %4 to i35
  %40 = shl nsw i35 %39, 3
  %41 = shl nsw i35 %39, 3
  %42 = getelementptr i8, ptr %0, i64 %33
  %43 = getelementptr i8, ptr %42, i64 -8
  %44 = shl nsw i64 %15, 4
  %45 = getelementptr i8, ptr %0, i64 %44
  %46 = getelementptr i8, ptr %45, i64 8
  %47 = mul nsw i64 %15, %17
  %48 = add i64 %47, %18
  %49 = shl i64 %48, 3
  %50 = getelementptr i8, ptr %0, i64 %49
  %51 = getelementptr i8, ptr %0, i64 8
  %52 = add nuw nsw i64 %17, 2305843009213693950
  %53 = mul i64 %52, %15
  %54 = add i64 %53, %18
  %55 = shl i64 %54, 3
  %56 = getelementptr i8, ptr %0, i64 %55
  %57 = getelementptr i8, ptr %2, i64 %28
  %58 = getelementptr i8, ptr %2, i64 %34
  %59 = add nsw i64 %18, -1
  %60 = icmp ult i64 %59, 10
  %61 = trunc nsw i64 %23 to i35
  %62 = icmp ugt i64 %23, 4294967295
  %63 = add nsw i35 %24, %61
  %64 = shl i35 %63, 3
  %65 = icmp ult ptr %29, %38
  %66 = icmp ult ptr %36, %35
  %67 = and i1 %65, %66
  %68 = icmp ult ptr %29, %50
  %69 = icmp ult ptr %46, %35
  %70 = and i1 %68, %69
  %71 = or i1 %67, %70
  %72 = icmp ult ptr %29, %56
  %73 = icmp ult ptr %51, %35
  %74 = and i1 %72, %73
  %75 = or i1 %71, %74
  %76 = icmp ult ptr %29, %58
  %77 = icmp ult ptr %57, %35
  %78 = and i1 %76, %77
  %79 = or i1 %75, %78
  %80 = and i64 %59, -2
  %81 = or i64 %59, 1
  %82 = icmp eq i64 %59, %80
  %83 = icmp ult i64 %22, 4
  %84 = icmp ult i64 %21, 32
  %85 = or i1 %83, %84
  %86 = and i64 %22, -4
  %87 = or disjoint i64 %86, 1
  %88 = icmp eq i64 %22, %86
  br label %89

89:                                               ; preds = %8, %226
  %90 = phi i32 [ 0, %8 ], [ %227, %226 ]
  br i1 %12, label %92, label %226

91:                                               ; preds = %226, %6
  ret void

92:                                               ; preds = %89, %155
  %93 = phi i35 [ %158, %155 ], [ 0, %89 ]
  %94 = phi i64 [ %156, %155 ], [ 1, %89 ]
  %95 = mul i35 %41, %93
  %96 = add i35 %40, %95
  %97 = sext i35 %96 to i64
  %98 = getelementptr i8, ptr %0, i64 %97
  %99 = getelementptr i8, ptr %43, i64 %97
  %100 = mul i35 %26, %93
  %101 = add i35 %25, %100
  br i1 %14, label %104, label %102

102:                                              ; preds = %92
  %103 = add nuw nsw i64 %94, 1
  br label %155

104:                                              ; preds = %92
  %105 = mul nuw nsw i64 %94, %15
  %106 = add nsw i64 %94, -1
  %107 = mul nsw i64 %106, %15
  %108 = add nuw nsw i64 %94, 1
  %109 = mul nuw nsw i64 %108, %15
  %110 = getelementptr double, ptr %0, i64 %107
  %111 = getelementptr double, ptr %0, i64 %109
  %112 = add nuw i64 %105, 4294967295
  %113 = getelementptr double, ptr %0, i64 %105
  br i1 %60, label %153, label %114

114:                                              ; preds = %104
  %115 = add i35 %64, %100
  %116 = icmp slt i35 %115, %101
  %117 = or i1 %116, %62
  br i1 %117, label %153, label %118

118:                                              ; preds = %114
  %119 = icmp ult ptr %29, %99
  %120 = icmp ult ptr %98, %35
  %121 = and i1 %119, %120
  %122 = or i1 %121, %79
  br i1 %122, label %153, label %123

123:                                              ; preds = %118, %123
  %124 = phi i64 [ %150, %123 ], [ 0, %118 ]
  %125 = or disjoint i64 %124, 1
  %126 = add nuw nsw i64 %125, %105
  %127 = getelementptr inbounds nuw double, ptr %0, i64 %126
  %128 = load <2 x double>, ptr %127, align 8, !tbaa !8, !alias.scope !10
  %129 = getelementptr inbounds nuw double, ptr %2, i64 %126
  %130 = load <2 x double>, ptr %129, align 8, !tbaa !8, !alias.scope !13
  %131 = fmul <2 x double> %130, splat (double 1.000000e-01)
  %132 = getelementptr double, ptr %110, i64 %125
  %133 = load <2 x double>, ptr %132, align 8, !tbaa !8, !alias.scope !15
  %134 = getelementptr double, ptr %111, i64 %125
  %135 = load <2 x double>, ptr %134, align 8, !tbaa !8, !alias.scope !17
  %136 = fadd <2 x double> %133, %135
  %137 = add i64 %112, %125
  %138 = shl i64 %137, 32
  %139 = ashr exact i64 %138, 29
  %140 = getelementptr inbounds i8, ptr %0, i64 %139
  %141 = load <2 x double>, ptr %140, align 8, !tbaa !8, !alias.scope !19
  %142 = fadd <2 x double> %136, %141
  %143 = getelementptr double, ptr %113, i64 %124
  %144 = getelementptr i8, ptr %143, i64 16
  %145 = load <2 x double>, ptr %144, align 8, !tbaa !8, !alias.scope !10
  %146 = fadd <2 x double> %142, %145
  %147 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %128, <2 x double> splat (double -4.000000e+00), <2 x double> %146)
  %148 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %131, <2 x double> %147, <2 x double> %128)
  %149 = getelementptr inbounds nuw double, ptr %1, i64 %126
  store <2 x double> %148, ptr %149, align 8, !tbaa !8, !alias.scope !21, !noalias !23
  %150 = add nuw i64 %124, 2
  %151 = icmp eq i64 %150, %80
  br i1 %151, label %152, label %123, !llvm.loop !24

152:                                              ; preds = %123
  br i1 %82, label %155, label %153

153:                                              ; preds = %118, %114, %104, %152
  %154 = phi i64 [ 1, %118 ], [ 1, %114 ], [ 1, %104 ], [ %81, %152 ]
  br label %159

155:                                              ; preds = %159, %152, %102
  %156 = phi i64 [ %103, %102 ], [ %108, %152 ], [ %108, %159 ]
  %157 = icmp eq i64 %156, %17
  %158 = add i35 %93, 1
  br i1 %157, label %186, label %92, !llvm.loop !28

159:                                              ; preds = %153, %159
  %160 = phi i64 [ %178, %159 ], [ %154, %153 ]
  %161 = add nuw nsw i64 %160, %105
  %162 = getelementptr inbounds nuw double, ptr %0, i64 %161
  %163 = load double, ptr %162, align 8, !tbaa !8
  %164 = getelementptr inbounds nuw double, ptr %2, i64 %161
  %165 = load double, ptr %164, align 8, !tbaa !8
  %166 = fmul double %165, 1.000000e-01
  %167 = getelementptr double, ptr %110, i64 %160
  %168 = load double, ptr %167, align 8, !tbaa !8
  %169 = getelementptr double, ptr %111, i64 %160
  %170 = load double, ptr %169, align 8, !tbaa !8
  %171 = fadd double %168, %170
  %172 = add i64 %112, %160
  %173 = shl i64 %172, 32
  %174 = ashr exact i64 %173, 29
  %175 = getelementptr inbounds i8, ptr %0, i64 %174
  %176 = load double, ptr %175, align 8, !tbaa !8
  %177 = fadd double %171, %176
  %178 = add nuw nsw i64 %160, 1
  %179 = getelementptr double, ptr %113, i64 %178
  %180 = load double, ptr %179, align 8, !tbaa !8
  %181 = fadd double %177, %180
  %182 = tail call double @llvm.fmuladd.f64(double %163, double -4.000000e+00, double %181)
  %183 = tail call double @llvm.fmuladd.f64(double %166, double %182, double %163)
  %184 = getelementptr inbounds nuw double, ptr %1, i64 %161
  store double %183, ptr %184, align 8, !tbaa !8
  %185 = icmp eq i64 %178, %18
  br i1 %185, label %155, label %159, !llvm.loop !29

186:                                              ; preds = %155, %229
  %187 = phi i64 [ %230, %229 ], [ 1, %155 ]
  br i1 %14, label %188, label %229

188:                                              ; preds = %186
  %189 = mul nuw nsw i64 %187, %16
  br i1 %85, label %203, label %190

190:                                              ; preds = %188, %190
  %191 = phi i64 [ %200, %190 ], [ 0, %188 ]
  %192 = or disjoint i64 %191, 1
  %193 = add nuw nsw i64 %192, %189
  %194 = getelementptr inbounds nuw double, ptr %1, i64 %193
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 16
  %196 = load <2 x double>, ptr %194, align 8, !tbaa !8
  %197 = load <2 x double>, ptr %195, align 8, !tbaa !8
  %198 = getelementptr inbounds nuw double, ptr %0, i64 %193
  %199 = getelementptr inbounds nuw i8, ptr %198, i64 16
  store <2 x double> %196, ptr %198, align 8, !tbaa !8
  store <2 x double> %197, ptr %199, align 8, !tbaa !8
  %200 = add nuw i64 %191, 4
  %201 = icmp eq i64 %200, %86
  br i1 %201, label %202, label %190, !llvm.loop !30

202:                                              ; preds = %190
  br i1 %88, label %229, label %203

203:                                              ; preds = %188, %202
  %204 = phi i64 [ 1, %188 ], [ %87, %202 ]
  %205 = sub nsw i64 %18, %204
  %206 = and i64 %205, 3
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %218, label %208

208:                                              ; preds = %203, %208
  %209 = phi i64 [ %215, %208 ], [ %204, %203 ]
  %210 = phi i64 [ %216, %208 ], [ 0, %203 ]
  %211 = add nuw nsw i64 %209, %189
  %212 = getelementptr inbounds nuw double, ptr %1, i64 %211
  %213 = load double, ptr %212, align 8, !tbaa !8
  %214 = getelementptr inbounds nuw double, ptr %0, i64 %211
  store double %213, ptr %214, align 8, !tbaa !8
  %215 = add nuw nsw i64 %209, 1
  %216 = add i64 %210, 1
  %217 = icmp eq i64 %216, %206
  br i1 %217, label %218, label %208, !llvm.loop !31

218:                                              ; preds = %208, %203
  %219 = phi i64 [ %204, %203 ], [ %215, %208 ]
  %220 = sub nsw i64 %204, %18
  %221 = icmp ugt i64 %220, -4
  br i1 %221, label %229, label %222

222:                                              ; preds = %218
  %223 = add nuw nsw i64 1, %189
  %224 = add nuw nsw i64 2, %189
  %225 = add nuw nsw i64 3, %189
  br label %232

226:                                              ; preds = %229, %89
  %227 = add nuw nsw i32 %90, 1
  %228 = icmp eq i32 %227, %5
  br i1 %228, label %91, label %89, !llvm.loop !33

229:                                              ; preds = %218, %232, %202, %186
  %230 = add nuw nsw i64 %187, 1
  %231 = icmp eq i64 %230, %19
  br i1 %231, label %226, label %186, !llvm.loop !34

232:                                              ; preds = %232, %222
  %233 = phi i64 [ %219, %222 ], [ %250, %232 ]
  %234 = add nuw nsw i64 %233, %189
  %235 = getelementptr inbounds nuw double, ptr %1, i64 %234
  %236 = load double, ptr %235, align 8, !tbaa !8
  %237 = getelementptr inbounds nuw double, ptr %0, i64 %234
  store double %236, ptr %237, align 8, !tbaa !8
  %238 = add nuw nsw i64 %233, %223
  %239 = getelementptr inbounds nuw double, ptr %1, i64 %238
  %240 = load double, ptr %239, align 8, !tbaa !8
  %241 = getelementptr inbounds nuw double, ptr %0, i64 %238
  store double %240, ptr %241, align 8, !tbaa !8
  %242 = add nuw nsw i64 %233, %224
  %243 = getelementptr inbounds nuw double, ptr %1, i64 %242
  %244 = load double, ptr %243, align 8, !tbaa !8
  %245 = getelementptr inbounds nuw double, ptr %0, i64 %242
  store double %244, ptr %245, align 8, !tbaa !8
  %246 = add nuw nsw i64 %233, %225
  %247 = getelementptr inbounds nuw double, ptr %1, i64 %246
  %248 = load double, ptr %247, align 8, !tbaa !8
  %249 = getelementptr inbounds nuw double, ptr %0, i64 %246
  store double %248, ptr %249, align 8, !tbaa !8
  %250 = add nuw nsw i64 %233, 4
  %251 = icmp eq i64 %250, %20
  br i1 %251, label %229, label %232, !llvm.loop !35
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = !{!11}
!11 = distinct !{!11, !12}
!12 = distinct !{!12, !"LVerDomain"}
!13 = !{!14}
!14 = distinct !{!14, !12}
!15 = !{!16}
!16 = distinct !{!16, !12}
!17 = !{!18}
!18 = distinct !{!18, !12}
!19 = !{!20}
!20 = distinct !{!20, !12}
!21 = !{!22}
!22 = distinct !{!22, !12}
!23 = !{!11, !20, !18, !16, !14}
!24 = distinct !{!24, !25, !26, !27}
!25 = !{!"llvm.loop.mustprogress"}
!26 = !{!"llvm.loop.isvectorized", i32 1}
!27 = !{!"llvm.loop.unroll.runtime.disable"}
!28 = distinct !{!28, !25}
!29 = distinct !{!29, !25, !26}
!30 = distinct !{!30, !25, !26, !27}
!31 = distinct !{!31, !32}
!32 = !{!"llvm.loop.unroll.disable"}
!33 = distinct !{!33, !25}
!34 = distinct !{!34, !25}
!35 = distinct !{!35, !25, !26}
