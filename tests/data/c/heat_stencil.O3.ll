; ModuleID = 'heat_stencil.c'
source_filename = "heat_stencil.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @heat_stencil(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = ptrtoint ptr %1 to i64
  %8 = ptrtoint ptr %0 to i64
  %9 = icmp sgt i32 %5, 0
  br i1 %9, label %10, label %247

10:                                               ; preds = %6
  %11 = icmp sgt i32 %3, 2
  %12 = icmp sgt i32 %4, 2
  br i1 %11, label %13, label %247

13:                                               ; preds = %10
  %14 = add i32 %4, -1
  %15 = add nsw i32 %3, -1
  %16 = sext i32 %4 to i64
  %17 = zext i32 %4 to i64
  %18 = zext i32 %15 to i64
  %19 = zext i32 %14 to i64
  %20 = zext i32 %15 to i64
  %21 = zext i32 %14 to i64
  %22 = sub i64 %8, %7
  %23 = add nsw i64 %19, -1
  %24 = add nsw i64 %19, -2
  %25 = sext i32 %4 to i35
  %26 = shl nsw i35 %25, 3
  %27 = shl nsw i35 %25, 3
  %28 = shl nsw i64 %16, 3
  %29 = add nsw i64 %28, 8
  %30 = getelementptr i8, ptr %1, i64 %29
  %31 = shl nuw nsw i64 %18, 3
  %32 = add nsw i64 %31, -8
  %33 = mul i64 %32, %16
  %34 = shl nuw nsw i64 %19, 3
  %35 = add i64 %33, %34
  %36 = getelementptr i8, ptr %1, i64 %35
  %37 = getelementptr i8, ptr %0, i64 %29
  %38 = getelementptr i8, ptr %0, i64 %35
  %39 = getelementptr i8, ptr %38, i64 8
  %40 = sext i32 %4 to i35
  %41 = shl nsw i35 %40, 3
  %42 = shl nsw i35 %40, 3
  %43 = getelementptr i8, ptr %0, i64 %34
  %44 = getelementptr i8, ptr %43, i64 -8
  %45 = shl nsw i64 %16, 4
  %46 = getelementptr i8, ptr %0, i64 %45
  %47 = getelementptr i8, ptr %46, i64 8
  %48 = mul nsw i64 %16, %18
  %49 = add i64 %48, %19
  %50 = shl i64 %49, 3
  %51 = getelementptr i8, ptr %0, i64 %50
  %52 = getelementptr i8, ptr %0, i64 8
  %53 = add nuw nsw i64 %18, 2305843009213693950
  %54 = mul i64 %53, %16
  %55 = add i64 %54, %19
  %56 = shl i64 %55, 3
  %57 = getelementptr i8, ptr %0, i64 %56
  %58 = getelementptr i8, ptr %2, i64 %29
  %59 = getelementptr i8, ptr %2, i64 %35
  %60 = add nsw i64 %19, -1
  %61 = icmp ult i64 %60, 8
  %62 = trunc nsw i64 %24 to i35
  %63 = icmp ugt i64 %24, 4294967295
  %64 = add nsw i35 %25, %62
  %65 = shl i35 %64, 3
  %66 = icmp ult ptr %30, %39
  %67 = icmp ult ptr %37, %36
  %68 = and i1 %66, %67
  %69 = icmp ult ptr %30, %51
  %70 = icmp ult ptr %47, %36
  %71 = and i1 %69, %70
  %72 = or i1 %68, %71
  %73 = icmp ult ptr %30, %57
  %74 = icmp ult ptr %52, %36
  %75 = and i1 %73, %74
  %76 = or i1 %72, %75
  %77 = icmp ult ptr %30, %59
  %78 = icmp ult ptr %58, %36
  %79 = and i1 %77, %78
  %80 = or i1 %76, %79
  %81 = and i64 %60, -2
  %82 = or i64 %60, 1
  %83 = icmp eq i64 %60, %81
  %84 = icmp ult i64 %23, 4
  %85 = icmp ult i64 %22, 32
  %86 = or i1 %84, %85
  %87 = and i64 %23, -4
  %88 = or disjoint i64 %87, 1
  %89 = icmp eq i64 %23, %87
  br label %90

90:                                               ; preds = %13, %92
  %91 = phi i32 [ %93, %92 ], [ 0, %13 ]
  br i1 %12, label %95, label %92

92:                                               ; preds = %244, %90
  %93 = add nuw nsw i32 %91, 1
  %94 = icmp eq i32 %93, %5
  br i1 %94, label %247, label %90, !llvm.loop !8

95:                                               ; preds = %90, %182
  %96 = phi i35 [ %184, %182 ], [ 0, %90 ]
  %97 = phi i64 [ %106, %182 ], [ 1, %90 ]
  %98 = mul i35 %42, %96
  %99 = add i35 %41, %98
  %100 = sext i35 %99 to i64
  %101 = getelementptr i8, ptr %0, i64 %100
  %102 = getelementptr i8, ptr %44, i64 %100
  %103 = mul nuw nsw i64 %97, %16
  %104 = add nsw i64 %97, -1
  %105 = mul nsw i64 %104, %16
  %106 = add nuw nsw i64 %97, 1
  %107 = mul nuw nsw i64 %106, %16
  %108 = getelementptr double, ptr %0, i64 %105
  %109 = getelementptr double, ptr %0, i64 %107
  %110 = add nuw i64 %103, 4294967295
  %111 = getelementptr double, ptr %0, i64 %103
  br i1 %61, label %153, label %112

112:                                              ; preds = %95
  %113 = mul i35 %27, %96
  %114 = add i35 %26, %113
  %115 = add i35 %65, %113
  %116 = icmp slt i35 %115, %114
  %117 = or i1 %116, %63
  br i1 %117, label %153, label %118

118:                                              ; preds = %112
  %119 = icmp ult ptr %30, %102
  %120 = icmp ult ptr %101, %36
  %121 = and i1 %119, %120
  %122 = or i1 %121, %80
  br i1 %122, label %153, label %123

123:                                              ; preds = %118, %123
  %124 = phi i64 [ %150, %123 ], [ 0, %118 ]
  %125 = or disjoint i64 %124, 1
  %126 = add nuw nsw i64 %125, %103
  %127 = getelementptr inbounds nuw double, ptr %0, i64 %126
  %128 = load <2 x double>, ptr %127, align 8, !tbaa !10, !alias.scope !12
  %129 = getelementptr inbounds nuw double, ptr %2, i64 %126
  %130 = load <2 x double>, ptr %129, align 8, !tbaa !10, !alias.scope !15
  %131 = fmul <2 x double> %130, splat (double 1.000000e-01)
  %132 = getelementptr double, ptr %108, i64 %125
  %133 = load <2 x double>, ptr %132, align 8, !tbaa !10, !alias.scope !17
  %134 = getelementptr double, ptr %109, i64 %125
  %135 = load <2 x double>, ptr %134, align 8, !tbaa !10, !alias.scope !19
  %136 = fadd <2 x double> %133, %135
  %137 = add i64 %110, %125
  %138 = shl i64 %137, 32
  %139 = ashr exact i64 %138, 29
  %140 = getelementptr inbounds i8, ptr %0, i64 %139
  %141 = load <2 x double>, ptr %140, align 8, !tbaa !10, !alias.scope !21
  %142 = fadd <2 x double> %136, %141
  %143 = getelementptr double, ptr %111, i64 %124
  %144 = getelementptr i8, ptr %143, i64 16
  %145 = load <2 x double>, ptr %144, align 8, !tbaa !10, !alias.scope !12
  %146 = fadd <2 x double> %142, %145
  %147 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %128, <2 x double> splat (double -4.000000e+00), <2 x double> %146)
  %148 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %131, <2 x double> %147, <2 x double> %128)
  %149 = getelementptr inbounds nuw double, ptr %1, i64 %126
  store <2 x double> %148, ptr %149, align 8, !tbaa !10, !alias.scope !23, !noalias !25
  %150 = add nuw i64 %124, 2
  %151 = icmp eq i64 %150, %81
  br i1 %151, label %152, label %123, !llvm.loop !26

152:                                              ; preds = %123
  br i1 %83, label %182, label %153

153:                                              ; preds = %118, %112, %95, %152
  %154 = phi i64 [ 1, %118 ], [ 1, %112 ], [ 1, %95 ], [ %82, %152 ]
  br label %155

155:                                              ; preds = %153, %155
  %156 = phi i64 [ %174, %155 ], [ %154, %153 ]
  %157 = add nuw nsw i64 %156, %103
  %158 = getelementptr inbounds nuw double, ptr %0, i64 %157
  %159 = load double, ptr %158, align 8, !tbaa !10
  %160 = getelementptr inbounds nuw double, ptr %2, i64 %157
  %161 = load double, ptr %160, align 8, !tbaa !10
  %162 = fmul double %161, 1.000000e-01
  %163 = getelementptr double, ptr %108, i64 %156
  %164 = load double, ptr %163, align 8, !tbaa !10
  %165 = getelementptr double, ptr %109, i64 %156
  %166 = load double, ptr %165, align 8, !tbaa !10
  %167 = fadd double %164, %166
  %168 = add i64 %110, %156
  %169 = shl i64 %168, 32
  %170 = ashr exact i64 %169, 29
  %171 = getelementptr inbounds i8, ptr %0, i64 %170
  %172 = load double, ptr %171, align 8, !tbaa !10
  %173 = fadd double %167, %172
  %174 = add nuw nsw i64 %156, 1
  %175 = getelementptr double, ptr %111, i64 %174
  %176 = load double, ptr %175, align 8, !tbaa !10
  %177 = fadd double %173, %176
  %178 = tail call double @llvm.fmuladd.f64(double %159, double -4.000000e+00, double %177)
  %179 = tail call double @llvm.fmuladd.f64(double %162, double %178, double %159)
  %180 = getelementptr inbounds nuw double, ptr %1, i64 %157
  store double %179, ptr %180, align 8, !tbaa !10
  %181 = icmp eq i64 %174, %19
  br i1 %181, label %182, label %155, !llvm.loop !29

182:                                              ; preds = %155, %152
  %183 = icmp eq i64 %106, %18
  %184 = add i35 %96, 1
  br i1 %183, label %185, label %95, !llvm.loop !30

185:                                              ; preds = %182, %244
  %186 = phi i64 [ %245, %244 ], [ 1, %182 ]
  %187 = mul nuw nsw i64 %186, %17
  br i1 %86, label %201, label %188

188:                                              ; preds = %185, %188
  %189 = phi i64 [ %198, %188 ], [ 0, %185 ]
  %190 = or disjoint i64 %189, 1
  %191 = add nuw nsw i64 %190, %187
  %192 = getelementptr inbounds nuw double, ptr %1, i64 %191
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %194 = load <2 x double>, ptr %192, align 8, !tbaa !10
  %195 = load <2 x double>, ptr %193, align 8, !tbaa !10
  %196 = getelementptr inbounds nuw double, ptr %0, i64 %191
  %197 = getelementptr inbounds nuw i8, ptr %196, i64 16
  store <2 x double> %194, ptr %196, align 8, !tbaa !10
  store <2 x double> %195, ptr %197, align 8, !tbaa !10
  %198 = add nuw i64 %189, 4
  %199 = icmp eq i64 %198, %87
  br i1 %199, label %200, label %188, !llvm.loop !31

200:                                              ; preds = %188
  br i1 %89, label %244, label %201

201:                                              ; preds = %185, %200
  %202 = phi i64 [ 1, %185 ], [ %88, %200 ]
  %203 = sub nsw i64 %19, %202
  %204 = and i64 %203, 3
  %205 = icmp eq i64 %204, 0
  br i1 %205, label %216, label %206

206:                                              ; preds = %201, %206
  %207 = phi i64 [ %213, %206 ], [ %202, %201 ]
  %208 = phi i64 [ %214, %206 ], [ 0, %201 ]
  %209 = add nuw nsw i64 %207, %187
  %210 = getelementptr inbounds nuw double, ptr %1, i64 %209
  %211 = load double, ptr %210, align 8, !tbaa !10
  %212 = getelementptr inbounds nuw double, ptr %0, i64 %209
  store double %211, ptr %212, align 8, !tbaa !10
  %213 = add nuw nsw i64 %207, 1
  %214 = add i64 %208, 1
  %215 = icmp eq i64 %214, %204
  br i1 %215, label %216, label %206, !llvm.loop !32

216:                                              ; preds = %206, %201
  %217 = phi i64 [ %202, %201 ], [ %213, %206 ]
  %218 = sub nsw i64 %202, %19
  %219 = icmp ugt i64 %218, -4
  br i1 %219, label %244, label %220

220:                                              ; preds = %216
  %221 = add nuw nsw i64 1, %187
  %222 = add nuw nsw i64 2, %187
  %223 = add nuw nsw i64 3, %187
  br label %224

224:                                              ; preds = %224, %220
  %225 = phi i64 [ %217, %220 ], [ %242, %224 ]
  %226 = add nuw nsw i64 %225, %187
  %227 = getelementptr inbounds nuw double, ptr %1, i64 %226
  %228 = load double, ptr %227, align 8, !tbaa !10
  %229 = getelementptr inbounds nuw double, ptr %0, i64 %226
  store double %228, ptr %229, align 8, !tbaa !10
  %230 = add nuw nsw i64 %225, %221
  %231 = getelementptr inbounds nuw double, ptr %1, i64 %230
  %232 = load double, ptr %231, align 8, !tbaa !10
  %233 = getelementptr inbounds nuw double, ptr %0, i64 %230
  store double %232, ptr %233, align 8, !tbaa !10
  %234 = add nuw nsw i64 %225, %222
  %235 = getelementptr inbounds nuw double, ptr %1, i64 %234
  %236 = load double, ptr %235, align 8, !tbaa !10
  %237 = getelementptr inbounds nuw double, ptr %0, i64 %234
  store double %236, ptr %237, align 8, !tbaa !10
  %238 = add nuw nsw i64 %225, %223
  %239 = getelementptr inbounds nuw double, ptr %1, i64 %238
  %240 = load double, ptr %239, align 8, !tbaa !10
  %241 = getelementptr inbounds nuw double, ptr %0, i64 %238
  store double %240, ptr %241, align 8, !tbaa !10
  %242 = add nuw nsw i64 %225, 4
  %243 = icmp eq i64 %242, %21
  br i1 %243, label %244, label %224, !llvm.loop !34

244:                                              ; preds = %216, %224, %200
  %245 = add nuw nsw i64 %186, 1
  %246 = icmp eq i64 %245, %20
  br i1 %246, label %92, label %185, !llvm.loop !35

247:                                              ; preds = %92, %10, %6
  ret void
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = !{!13}
!13 = distinct !{!13, !14}
!14 = distinct !{!14, !"LVerDomain"}
!15 = !{!16}
!16 = distinct !{!16, !14}
!17 = !{!18}
!18 = distinct !{!18, !14}
!19 = !{!20}
!20 = distinct !{!20, !14}
!21 = !{!22}
!22 = distinct !{!22, !14}
!23 = !{!24}
!24 = distinct !{!24, !14}
!25 = !{!13, !22, !20, !18, !16}
!26 = distinct !{!26, !9, !27, !28}
!27 = !{!"llvm.loop.isvectorized", i32 1}
!28 = !{!"llvm.loop.unroll.runtime.disable"}
!29 = distinct !{!29, !9, !27}
!30 = distinct !{!30, !9}
!31 = distinct !{!31, !9, !27, !28}
!32 = distinct !{!32, !33}
!33 = !{!"llvm.loop.unroll.disable"}
!34 = distinct !{!34, !9, !27}
!35 = distinct !{!35, !9}
