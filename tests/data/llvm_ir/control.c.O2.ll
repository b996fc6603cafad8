; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"bab\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"%d %d %d %g %g %s %d %d\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca double, align 16
  %4 = alloca <2 x double>, align 16
  %5 = alloca <2 x double>, align 16
  %6 = alloca double, align 8
  %7 = alloca <2 x double>, align 16
  %8 = alloca <2 x double>, align 16
  %9 = alloca double, align 16
  %10 = alloca double, align 8
  %11 = alloca double, align 16
  %12 = alloca double, align 8
  %13 = alloca [20 x i8], align 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(19) %13, i8 97, i64 19, i1 false)
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 19
  store i8 0, ptr %14, align 1, !tbaa !8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %15, ptr noundef nonnull align 1 dereferenceable(3) @.str, i64 3, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 5
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 2
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(10) %16, ptr noundef nonnull align 2 dereferenceable(10) %17, i64 10, i1 false)
  %18 = tail call ptr @llvm.stacksave.p0()
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store <2 x double> <double 3.000000e+00, double 1.000000e+00>, ptr %7, align 16
  store <2 x double> <double 4.000000e+00, double 1.000000e+00>, ptr %8, align 16
  store double 5.000000e+00, ptr %9, align 16
  store double 9.000000e+00, ptr %10, align 8
  store double 2.000000e+00, ptr %11, align 16
  store double 6.000000e+00, ptr %12, align 8
  store <2 x double> <double 3.000000e+00, double 4.000000e+00>, ptr %8, align 16, !tbaa !9
  store <2 x double> splat (double 1.000000e+00), ptr %7, align 16, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %20 = load double, ptr %19, align 8, !tbaa !9
  %21 = fcmp ogt double %20, 5.000000e+00
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %24 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 8
  br i1 %21, label %31, label %45

31:                                               ; preds = %2
  %32 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store double %20, ptr %9, align 16, !tbaa !9
  %33 = load double, ptr %8, align 16, !tbaa !9
  %34 = fcmp ogt double %33, 5.000000e+00
  br i1 %34, label %35, label %45

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store double %33, ptr %36, align 8, !tbaa !9
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %38 = load double, ptr %37, align 8, !tbaa !9
  %39 = fcmp ogt double %38, 5.000000e+00
  br i1 %39, label %40, label %45

40:                                               ; preds = %35
  store double %38, ptr %8, align 16, !tbaa !9
  %41 = load double, ptr %7, align 16, !tbaa !9
  %42 = fcmp ogt double %41, 5.000000e+00
  br i1 %42, label %43, label %45

43:                                               ; preds = %40
  %44 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store double %41, ptr %44, align 8, !tbaa !9
  br label %45

45:                                               ; preds = %43, %40, %35, %31, %2
  %46 = phi ptr [ %7, %43 ], [ %9, %2 ], [ %32, %31 ], [ %22, %40 ], [ %8, %35 ]
  store double 5.000000e+00, ptr %46, align 8, !tbaa !9
  %47 = load double, ptr %10, align 8, !tbaa !9
  %48 = load double, ptr %9, align 16, !tbaa !9
  %49 = fcmp ogt double %48, %47
  br i1 %49, label %50, label %67

50:                                               ; preds = %45
  store double %48, ptr %10, align 8, !tbaa !9
  %51 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %52 = load double, ptr %51, align 8, !tbaa !9
  %53 = fcmp ogt double %52, %47
  br i1 %53, label %54, label %67

54:                                               ; preds = %50
  store double %52, ptr %9, align 16, !tbaa !9
  %55 = load double, ptr %8, align 16, !tbaa !9
  %56 = fcmp ogt double %55, %47
  br i1 %56, label %57, label %67

57:                                               ; preds = %54
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store double %55, ptr %58, align 8, !tbaa !9
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %60 = load double, ptr %59, align 8, !tbaa !9
  %61 = fcmp ogt double %60, %47
  br i1 %61, label %62, label %67

62:                                               ; preds = %57
  store double %60, ptr %8, align 16, !tbaa !9
  %63 = load double, ptr %7, align 16, !tbaa !9
  %64 = fcmp ogt double %63, %47
  br i1 %64, label %65, label %67

65:                                               ; preds = %62
  %66 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store double %63, ptr %66, align 8, !tbaa !9
  br label %67

67:                                               ; preds = %65, %62, %57, %54, %50, %45
  %68 = phi ptr [ %7, %65 ], [ %10, %45 ], [ %9, %50 ], [ %23, %62 ], [ %24, %54 ], [ %8, %57 ]
  store double %47, ptr %68, align 8, !tbaa !9
  %69 = load double, ptr %11, align 16, !tbaa !9
  %70 = load double, ptr %10, align 8, !tbaa !9
  %71 = fcmp ogt double %70, %69
  br i1 %71, label %72, label %92

72:                                               ; preds = %67
  store double %70, ptr %11, align 16, !tbaa !9
  %73 = load double, ptr %9, align 16, !tbaa !9
  %74 = fcmp ogt double %73, %69
  br i1 %74, label %75, label %92

75:                                               ; preds = %72
  store double %73, ptr %10, align 8, !tbaa !9
  %76 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %77 = load double, ptr %76, align 8, !tbaa !9
  %78 = fcmp ogt double %77, %69
  br i1 %78, label %79, label %92

79:                                               ; preds = %75
  store double %77, ptr %9, align 16, !tbaa !9
  %80 = load double, ptr %8, align 16, !tbaa !9
  %81 = fcmp ogt double %80, %69
  br i1 %81, label %82, label %92

82:                                               ; preds = %79
  %83 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store double %80, ptr %83, align 8, !tbaa !9
  %84 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %85 = load double, ptr %84, align 8, !tbaa !9
  %86 = fcmp ogt double %85, %69
  br i1 %86, label %87, label %92

87:                                               ; preds = %82
  store double %85, ptr %8, align 16, !tbaa !9
  %88 = load double, ptr %7, align 16, !tbaa !9
  %89 = fcmp ogt double %88, %69
  br i1 %89, label %90, label %92

90:                                               ; preds = %87
  %91 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store double %88, ptr %91, align 8, !tbaa !9
  br label %92

92:                                               ; preds = %90, %87, %82, %79, %75, %72, %67
  %93 = phi ptr [ %7, %90 ], [ %11, %67 ], [ %10, %72 ], [ %25, %87 ], [ %9, %75 ], [ %8, %82 ], [ %26, %79 ]
  store double %69, ptr %93, align 8, !tbaa !9
  %94 = load double, ptr %12, align 8, !tbaa !9
  %95 = load double, ptr %11, align 16, !tbaa !9
  %96 = fcmp ogt double %95, %94
  br i1 %96, label %97, label %120

97:                                               ; preds = %92
  store double %95, ptr %12, align 8, !tbaa !9
  %98 = load double, ptr %10, align 8, !tbaa !9
  %99 = fcmp ogt double %98, %94
  br i1 %99, label %100, label %120

100:                                              ; preds = %97
  store double %98, ptr %11, align 16, !tbaa !9
  %101 = load double, ptr %9, align 16, !tbaa !9
  %102 = fcmp ogt double %101, %94
  br i1 %102, label %103, label %120

103:                                              ; preds = %100
  store double %101, ptr %10, align 8, !tbaa !9
  %104 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %105 = load double, ptr %104, align 8, !tbaa !9
  %106 = fcmp ogt double %105, %94
  br i1 %106, label %107, label %120

107:                                              ; preds = %103
  store double %105, ptr %9, align 16, !tbaa !9
  %108 = load double, ptr %8, align 16, !tbaa !9
  %109 = fcmp ogt double %108, %94
  br i1 %109, label %110, label %120

110:                                              ; preds = %107
  %111 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store double %108, ptr %111, align 8, !tbaa !9
  %112 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %113 = load double, ptr %112, align 8, !tbaa !9
  %114 = fcmp ogt double %113, %94
  br i1 %114, label %115, label %120

115:                                              ; preds = %110
  store double %113, ptr %8, align 16, !tbaa !9
  %116 = load double, ptr %7, align 16, !tbaa !9
  %117 = fcmp ogt double %116, %94
  br i1 %117, label %118, label %120

118:                                              ; preds = %115
  %119 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store double %116, ptr %119, align 8, !tbaa !9
  br label %120

120:                                              ; preds = %92, %97, %100, %103, %107, %110, %115, %118
  %121 = phi ptr [ %7, %118 ], [ %12, %92 ], [ %11, %97 ], [ %27, %115 ], [ %10, %100 ], [ %28, %107 ], [ %9, %103 ], [ %8, %110 ]
  store double %94, ptr %121, align 8, !tbaa !9
  %122 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %123 = load double, ptr %122, align 8, !tbaa !9
  %124 = load double, ptr %9, align 16, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.stackrestore.p0(ptr %18)
  %125 = tail call ptr @llvm.stacksave.p0()
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store double 1.000000e+00, ptr %3, align 16
  store <2 x double> <double 4.000000e+00, double 1.000000e+00>, ptr %4, align 16
  store <2 x double> <double 5.000000e+00, double 9.000000e+00>, ptr %5, align 16
  store double 2.000000e+00, ptr %6, align 8
  store double 9.000000e+00, ptr %6, align 8, !tbaa !9
  store <2 x double> <double 4.000000e+00, double 5.000000e+00>, ptr %5, align 16, !tbaa !9
  store <2 x double> <double 1.000000e+00, double 2.000000e+00>, ptr %4, align 16, !tbaa !9
  %126 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %127 = load double, ptr %126, align 8, !tbaa !9
  %128 = fcmp ogt double %127, 6.000000e+00
  br i1 %128, label %129, label %145

129:                                              ; preds = %120
  store double %127, ptr %6, align 8, !tbaa !9
  %130 = load double, ptr %5, align 16, !tbaa !9
  %131 = fcmp ogt double %130, 6.000000e+00
  br i1 %131, label %132, label %145

132:                                              ; preds = %129
  %133 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store double %130, ptr %133, align 8, !tbaa !9
  %134 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %135 = load double, ptr %134, align 8, !tbaa !9
  %136 = fcmp ogt double %135, 6.000000e+00
  br i1 %136, label %137, label %145

137:                                              ; preds = %132
  store double %135, ptr %5, align 16, !tbaa !9
  %138 = load double, ptr %4, align 16, !tbaa !9
  %139 = fcmp ogt double %138, 6.000000e+00
  br i1 %139, label %140, label %145

140:                                              ; preds = %137
  %141 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %138, ptr %141, align 8, !tbaa !9
  %142 = load double, ptr %3, align 16, !tbaa !9
  %143 = fcmp ogt double %142, 6.000000e+00
  br i1 %143, label %144, label %145

144:                                              ; preds = %140
  store double %142, ptr %4, align 16, !tbaa !9
  br label %145

145:                                              ; preds = %144, %140, %137, %132, %129, %120
  %146 = phi ptr [ %3, %144 ], [ %5, %132 ], [ %6, %120 ], [ %4, %140 ], [ %29, %129 ], [ %30, %137 ]
  store double 6.000000e+00, ptr %146, align 8, !tbaa !9
  %147 = load double, ptr %5, align 16, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.stackrestore.p0(ptr %125)
  br label %148

148:                                              ; preds = %174, %145
  %149 = phi ptr [ %13, %145 ], [ %178, %174 ]
  %150 = phi i32 [ 0, %145 ], [ %176, %174 ]
  %151 = phi i32 [ 0, %145 ], [ %175, %174 ]
  switch i32 %150, label %160 [
    i32 0, label %152
    i32 1, label %154
  ]

152:                                              ; preds = %148
  %153 = load i8, ptr %149, align 1, !tbaa !8
  switch i8 %153, label %164 [
    i8 97, label %174
    i8 0, label %179
  ]

154:                                              ; preds = %148
  %155 = load i8, ptr %149, align 1, !tbaa !8
  %156 = icmp eq i8 %155, 98
  %157 = icmp eq i8 %155, 97
  %158 = zext i1 %157 to i32
  %159 = select i1 %156, i32 2, i32 %158
  br label %165

160:                                              ; preds = %148
  %161 = add nsw i32 %151, 1
  %162 = getelementptr inbounds i8, ptr %149, i64 -1
  %163 = load i8, ptr %162, align 1, !tbaa !8
  br label %165

164:                                              ; preds = %152
  br label %174

165:                                              ; preds = %160, %154
  %166 = phi i8 [ %163, %160 ], [ %155, %154 ]
  %167 = phi ptr [ %162, %160 ], [ %149, %154 ]
  %168 = phi i32 [ 0, %160 ], [ %159, %154 ]
  %169 = phi i32 [ %161, %160 ], [ %151, %154 ]
  %170 = icmp eq i8 %166, 0
  br i1 %170, label %171, label %174

171:                                              ; preds = %165
  %172 = mul nsw i32 %169, 10
  %173 = add nsw i32 %172, %168
  br label %179

174:                                              ; preds = %165, %164, %152
  %175 = phi i32 [ %169, %165 ], [ %151, %152 ], [ %151, %164 ]
  %176 = phi i32 [ %168, %165 ], [ 1, %152 ], [ 0, %164 ]
  %177 = phi ptr [ %167, %165 ], [ %149, %152 ], [ %149, %164 ]
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 1
  br label %148

179:                                              ; preds = %152, %171
  %180 = phi i32 [ %173, %171 ], [ %151, %152 ]
  %181 = fadd double %123, %124
  %182 = fmul double %181, 5.000000e-01
  %183 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str.1, i32 noundef 10167447, i32 noundef 102, i32 noundef -1, double noundef %182, double noundef %147, ptr noundef nonnull %13, i32 noundef %180, i32 noundef 7) #6
  %184 = sext i32 %183 to i64
  ret i64 %184
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #5

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { nounwind }

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
!8 = !{!6, !6, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !6, i64 0}
