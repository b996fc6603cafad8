; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [56 x i8] c"%d %u %.9g %.9g %.20Lg %.17g %.17g %.17g %d %u %ld %.9g\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [9 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  store <2 x double> <double 0xFFF0000000000000, double -1.500000e+00>, ptr %3, align 16, !tbaa !8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store <2 x double> <double -0.000000e+00, double 0.000000e+00>, ptr %4, align 16, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store <2 x double> <double 1.000000e-310, double 1.000000e-01>, ptr %5, align 16, !tbaa !8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store <2 x double> <double 2.500000e+00, double 0x7FF0000000000000>, ptr %6, align 16, !tbaa !8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 64
  store double 0x7FF8000000000000, ptr %7, align 16, !tbaa !8
  br label %8

8:                                                ; preds = %2, %8
  %9 = phi i64 [ 0, %2 ], [ %185, %8 ]
  %10 = phi i32 [ 0, %2 ], [ %184, %8 ]
  %11 = getelementptr inbounds nuw double, ptr %3, i64 %9
  %12 = load double, ptr %11, align 8, !tbaa !8
  %13 = mul nsw i32 %10, 31
  %14 = fcmp oeq double %12, 0xFFF0000000000000
  %15 = select i1 %14, i32 2, i32 0
  %16 = fcmp one double %12, 0xFFF0000000000000
  %17 = select i1 %16, i32 4, i32 0
  %18 = fcmp ord double %12, 0.000000e+00
  %19 = select i1 %18, i32 8, i32 0
  %20 = fcmp oeq double %12, 0xFFF0000000000000
  %21 = select i1 %20, i32 16, i32 0
  %22 = fcmp une double %12, 0xFFF0000000000000
  %23 = select i1 %22, i32 32, i32 0
  %24 = fcmp uno double %12, 0.000000e+00
  %25 = select i1 %24, i32 64, i32 0
  %26 = add i32 %13, %15
  %27 = add i32 %26, %17
  %28 = add i32 %27, %19
  %29 = add i32 %28, %21
  %30 = add i32 %29, %23
  %31 = add i32 %30, %25
  %32 = mul nsw i32 %31, 31
  %33 = fcmp olt double %12, -1.500000e+00
  %34 = zext i1 %33 to i32
  %35 = fcmp ole double %12, -1.500000e+00
  %36 = select i1 %35, i32 2, i32 0
  %37 = fcmp ogt double %12, -1.500000e+00
  %38 = select i1 %37, i32 4, i32 0
  %39 = fcmp oge double %12, -1.500000e+00
  %40 = select i1 %39, i32 8, i32 0
  %41 = fcmp oeq double %12, -1.500000e+00
  %42 = select i1 %41, i32 16, i32 0
  %43 = fcmp une double %12, -1.500000e+00
  %44 = select i1 %43, i32 32, i32 0
  %45 = fcmp uno double %12, 0.000000e+00
  %46 = select i1 %45, i32 64, i32 0
  %47 = add i32 %32, %34
  %48 = add i32 %47, %36
  %49 = add i32 %48, %38
  %50 = add i32 %49, %40
  %51 = add i32 %50, %42
  %52 = add i32 %51, %44
  %53 = add i32 %52, %46
  %54 = mul nsw i32 %53, 31
  %55 = fcmp olt double %12, 0.000000e+00
  %56 = zext i1 %55 to i32
  %57 = fcmp ole double %12, 0.000000e+00
  %58 = select i1 %57, i32 2, i32 0
  %59 = fcmp ogt double %12, 0.000000e+00
  %60 = select i1 %59, i32 4, i32 0
  %61 = fcmp oge double %12, 0.000000e+00
  %62 = select i1 %61, i32 8, i32 0
  %63 = fcmp oeq double %12, 0.000000e+00
  %64 = select i1 %63, i32 16, i32 0
  %65 = fcmp une double %12, 0.000000e+00
  %66 = select i1 %65, i32 32, i32 0
  %67 = fcmp uno double %12, 0.000000e+00
  %68 = select i1 %67, i32 64, i32 0
  %69 = add i32 %54, %56
  %70 = add i32 %69, %58
  %71 = add i32 %70, %60
  %72 = add i32 %71, %62
  %73 = add i32 %72, %64
  %74 = add i32 %73, %66
  %75 = add i32 %74, %68
  %76 = mul nsw i32 %75, 31
  %77 = fcmp olt double %12, 0.000000e+00
  %78 = zext i1 %77 to i32
  %79 = fcmp ole double %12, 0.000000e+00
  %80 = select i1 %79, i32 2, i32 0
  %81 = fcmp ogt double %12, 0.000000e+00
  %82 = select i1 %81, i32 4, i32 0
  %83 = fcmp oge double %12, 0.000000e+00
  %84 = select i1 %83, i32 8, i32 0
  %85 = fcmp oeq double %12, 0.000000e+00
  %86 = select i1 %85, i32 16, i32 0
  %87 = fcmp une double %12, 0.000000e+00
  %88 = select i1 %87, i32 32, i32 0
  %89 = fcmp uno double %12, 0.000000e+00
  %90 = select i1 %89, i32 64, i32 0
  %91 = add i32 %76, %78
  %92 = add i32 %91, %80
  %93 = add i32 %92, %82
  %94 = add i32 %93, %84
  %95 = add i32 %94, %86
  %96 = add i32 %95, %88
  %97 = add i32 %96, %90
  %98 = mul nsw i32 %97, 31
  %99 = fcmp olt double %12, 1.000000e-310
  %100 = zext i1 %99 to i32
  %101 = fcmp ole double %12, 1.000000e-310
  %102 = select i1 %101, i32 2, i32 0
  %103 = fcmp ogt double %12, 1.000000e-310
  %104 = select i1 %103, i32 4, i32 0
  %105 = fcmp oge double %12, 1.000000e-310
  %106 = select i1 %105, i32 8, i32 0
  %107 = fcmp oeq double %12, 1.000000e-310
  %108 = select i1 %107, i32 16, i32 0
  %109 = fcmp une double %12, 1.000000e-310
  %110 = select i1 %109, i32 32, i32 0
  %111 = fcmp uno double %12, 0.000000e+00
  %112 = select i1 %111, i32 64, i32 0
  %113 = add i32 %98, %100
  %114 = add i32 %113, %102
  %115 = add i32 %114, %104
  %116 = add i32 %115, %106
  %117 = add i32 %116, %108
  %118 = add i32 %117, %110
  %119 = add i32 %118, %112
  %120 = mul nsw i32 %119, 31
  %121 = fcmp olt double %12, 1.000000e-01
  %122 = zext i1 %121 to i32
  %123 = fcmp ole double %12, 1.000000e-01
  %124 = select i1 %123, i32 2, i32 0
  %125 = fcmp ogt double %12, 1.000000e-01
  %126 = select i1 %125, i32 4, i32 0
  %127 = fcmp oge double %12, 1.000000e-01
  %128 = select i1 %127, i32 8, i32 0
  %129 = fcmp oeq double %12, 1.000000e-01
  %130 = select i1 %129, i32 16, i32 0
  %131 = fcmp une double %12, 1.000000e-01
  %132 = select i1 %131, i32 32, i32 0
  %133 = fcmp uno double %12, 0.000000e+00
  %134 = select i1 %133, i32 64, i32 0
  %135 = add i32 %120, %122
  %136 = add i32 %135, %124
  %137 = add i32 %136, %126
  %138 = add i32 %137, %128
  %139 = add i32 %138, %130
  %140 = add i32 %139, %132
  %141 = add i32 %140, %134
  %142 = mul nsw i32 %141, 31
  %143 = fcmp olt double %12, 2.500000e+00
  %144 = zext i1 %143 to i32
  %145 = fcmp ole double %12, 2.500000e+00
  %146 = select i1 %145, i32 2, i32 0
  %147 = fcmp ogt double %12, 2.500000e+00
  %148 = select i1 %147, i32 4, i32 0
  %149 = fcmp oge double %12, 2.500000e+00
  %150 = select i1 %149, i32 8, i32 0
  %151 = fcmp oeq double %12, 2.500000e+00
  %152 = select i1 %151, i32 16, i32 0
  %153 = fcmp une double %12, 2.500000e+00
  %154 = select i1 %153, i32 32, i32 0
  %155 = fcmp uno double %12, 0.000000e+00
  %156 = select i1 %155, i32 64, i32 0
  %157 = add i32 %142, %144
  %158 = add i32 %157, %146
  %159 = add i32 %158, %148
  %160 = add i32 %159, %150
  %161 = add i32 %160, %152
  %162 = add i32 %161, %154
  %163 = add i32 %162, %156
  %164 = mul nsw i32 %163, 31
  %165 = fcmp one double %12, 0x7FF0000000000000
  %166 = zext i1 %165 to i32
  %167 = fcmp ord double %12, 0.000000e+00
  %168 = select i1 %167, i32 2, i32 0
  %169 = fcmp oeq double %12, 0x7FF0000000000000
  %170 = select i1 %169, i32 8, i32 0
  %171 = fcmp oeq double %12, 0x7FF0000000000000
  %172 = select i1 %171, i32 16, i32 0
  %173 = fcmp une double %12, 0x7FF0000000000000
  %174 = select i1 %173, i32 32, i32 0
  %175 = fcmp uno double %12, 0.000000e+00
  %176 = select i1 %175, i32 64, i32 0
  %177 = add i32 %164, %166
  %178 = add i32 %177, %168
  %179 = add i32 %178, %170
  %180 = add i32 %179, %172
  %181 = add i32 %180, %174
  %182 = add i32 %181, %176
  %183 = mul nsw i32 %182, 31
  %184 = add i32 %183, 96
  %185 = add nuw nsw i64 %9, 1
  %186 = icmp eq i64 %185, 9
  br i1 %186, label %187, label %8, !llvm.loop !10

187:                                              ; preds = %8
  %188 = tail call i64 @lround(double noundef 2.500000e+00) #4, !tbaa !4
  %189 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, i32 noundef %184, i32 noundef 151563, double noundef 0x3FB9980000000000, double noundef 0x7FF0000000000000, x86_fp80 noundef 0xK4000ADF85458A2BB14FD, double noundef 5.200000e+00, double noundef 0x4031AEEAC25FFA94, double noundef 0x4017103D82AF88FD, i32 noundef -1, i32 noundef 2, i64 noundef %188, double noundef 0x3FF19999A0000000) #4
  %190 = sext i32 %189 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret i64 %190
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: nounwind
declare i64 @lround(double noundef) local_unnamed_addr #3

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
