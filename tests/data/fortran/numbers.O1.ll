; ModuleID = 'FIRModule'
source_filename = "FIRModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$_QQclXe211629d98a5392d1c8957dab2d2ca07 = comdat any

@_QQclXe211629d98a5392d1c8957dab2d2ca07 = linkonce constant [50 x i8] c"numbers.f90\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", comdat

define double @powers(double %0, i32 %1) local_unnamed_addr #0 {
  %3 = sub i32 0, %1
  %4 = sext i32 %3 to i64
  %5 = fmul contract double %0, %0
  %6 = fadd contract double %5, -1.000000e+00
  %7 = tail call contract { double, double } @_FortranAzpowk(double %0, double %6, i64 %4)
  %.fca.0.extract16 = extractvalue { double, double } %7, 0
  %.fca.1.extract17 = extractvalue { double, double } %7, 1
  %8 = tail call contract double @cabs(double %.fca.0.extract16, double %.fca.1.extract17)
  %9 = icmp sgt i32 %1, -4
  br i1 %9, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %2
  %10 = sext i32 %1 to i64
  %11 = add nsw i64 %10, 4
  %12 = fadd contract double %0, %0
  br label %13

13:                                               ; preds = %.lr.ph, %13
  %14 = phi i64 [ %11, %.lr.ph ], [ %21, %13 ]
  %15 = phi i32 [ -3, %.lr.ph ], [ %20, %13 ]
  %.040 = phi double [ %8, %.lr.ph ], [ %19, %13 ]
  %16 = tail call contract { double, double } @_FortranAzpowi(double %0, double %6, i32 %15)
  %.fca.0.extract23 = extractvalue { double, double } %16, 0
  %17 = tail call contract { double, double } @_FortranAzpowi(double %12, double %6, i32 %15)
  %.fca.1.extract32 = extractvalue { double, double } %17, 1
  %18 = fmul contract double %.fca.0.extract23, %.fca.1.extract32
  %19 = fadd contract double %.040, %18
  %20 = add nsw i32 %15, 1
  %21 = add nsw i64 %14, -1
  %22 = icmp sgt i64 %14, 1
  br i1 %22, label %13, label %._crit_edge

._crit_edge:                                      ; preds = %13, %2
  %.0.lcssa = phi double [ %8, %2 ], [ %19, %13 ]
  ret double %.0.lcssa
}

define double @parts(double %0, i32 %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %.lr.ph.preheader, label %._crit_edge

.lr.ph.preheader:                                 ; preds = %2
  %4 = zext nneg i32 %1 to i64
  br label %.lr.ph

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %indvars.iv = phi i64 [ 1, %.lr.ph.preheader ], [ %indvars.iv.next, %.lr.ph ]
  %.014 = phi double [ 0.000000e+00, %.lr.ph.preheader ], [ %21, %.lr.ph ]
  %5 = trunc nuw nsw i64 %indvars.iv to i32
  %6 = uitofp nneg i32 %5 to double
  %7 = fmul contract double %0, %6
  %8 = tail call contract double @_FortranAFraction8(double %7)
  %9 = tail call i32 @_FortranAExponent8_4(double %7)
  %10 = sitofp i32 %9 to double
  %11 = fmul contract double %8, %10
  %12 = fadd contract double %.014, %11
  %13 = add nsw i64 %indvars.iv, -3
  %14 = tail call contract double @_FortranAScale8(double %0, i64 %13)
  %15 = fadd contract double %14, %12
  %16 = fneg contract double %7
  %17 = tail call contract double @_FortranAModuloReal8(double %16, double 3.700000e-01, ptr nonnull @_QQclXe211629d98a5392d1c8957dab2d2ca07, i32 22)
  %18 = fmul contract double %0, %17
  %19 = fadd contract double %18, %15
  %20 = tail call contract double @_FortranAModReal8(double %7, double 3.700000e-01, ptr nonnull @_QQclXe211629d98a5392d1c8957dab2d2ca07, i32 22)
  %21 = fadd contract double %20, %19
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv, %4
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:                                      ; preds = %.lr.ph, %2
  %.0.lcssa = phi double [ 0.000000e+00, %2 ], [ %21, %.lr.ph ]
  ret double %.0.lcssa
}

define float @singles(float %0, i32 %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = fsub contract float 1.000000e+00, %0
  %5 = tail call ptr @llvm.stacksave.p0()
  %.0.vec.insert = insertelement <2 x float> poison, float %0, i64 0
  %.4.vec.insert = insertelement <2 x float> %.0.vec.insert, float %4, i64 1
  %6 = tail call contract <2 x float> @_FortranAcpowi(<2 x float> %.4.vec.insert, i32 %1)
  call void @llvm.stackrestore.p0(ptr %5)
  %7 = tail call ptr @llvm.stacksave.p0()
  %8 = tail call contract <2 x float> @_FortranAcpowk(<2 x float> %.4.vec.insert, i64 %3)
  call void @llvm.stackrestore.p0(ptr %7)
  %shift = shufflevector <2 x float> %8, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %foldExtExtBinop = fadd contract <2 x float> %6, %shift
  %9 = extractelement <2 x float> %foldExtExtBinop, i64 0
  %10 = tail call ptr @llvm.stacksave.p0()
  %11 = tail call contract <2 x float> @_FortranAcpowi(<2 x float> %.4.vec.insert, i32 -2)
  call void @llvm.stackrestore.p0(ptr %10)
  %12 = tail call ptr @llvm.stacksave.p0()
  %13 = tail call contract float @cabsf(<2 x float> %11)
  call void @llvm.stackrestore.p0(ptr %12)
  %14 = fadd contract float %9, %13
  %15 = tail call contract float @_FortranAFraction4(float %0)
  %16 = tail call i32 @_FortranAExponent4_4(float %0)
  %17 = sitofp i32 %16 to float
  %18 = fmul contract float %15, %17
  %19 = fadd contract float %14, %18
  %20 = tail call contract float @_FortranAScale4(float %0, i64 %3)
  %21 = fadd contract float %20, %19
  %22 = fneg contract float %0
  %23 = tail call contract float @_FortranAModuloReal4(float %22, float 0x3FD7AE1480000000, ptr nonnull @_QQclXe211629d98a5392d1c8957dab2d2ca07, i32 33)
  %24 = fadd contract float %23, %21
  %25 = tail call contract float @_FortranAModReal4(float %0, float 0x3FD7AE1480000000, ptr nonnull @_QQclXe211629d98a5392d1c8957dab2d2ca07, i32 33)
  %26 = fadd contract float %25, %24
  ret float %26
}

; Function Attrs: nofree
declare double @cabs(double, double) local_unnamed_addr #1

declare double @_FortranAFraction8(double) local_unnamed_addr

declare i32 @_FortranAExponent8_4(double) local_unnamed_addr

declare double @_FortranAScale8(double, i64) local_unnamed_addr

declare double @_FortranAModuloReal8(double, double, ptr, i32) local_unnamed_addr

declare double @_FortranAModReal8(double, double, ptr, i32) local_unnamed_addr

declare float @cabsf(<2 x float>) local_unnamed_addr

declare float @_FortranAFraction4(float) local_unnamed_addr

declare i32 @_FortranAExponent4_4(float) local_unnamed_addr

declare float @_FortranAScale4(float, i64) local_unnamed_addr

declare float @_FortranAModuloReal4(float, float, ptr, i32) local_unnamed_addr

declare float @_FortranAModReal4(float, float, ptr, i32) local_unnamed_addr

declare { double, double } @_FortranAzpowk(double, double, i64) local_unnamed_addr

declare { double, double } @_FortranAzpowi(double, double, i32) local_unnamed_addr

declare <2 x float> @_FortranAcpowi(<2 x float>, i32) local_unnamed_addr

declare <2 x float> @_FortranAcpowk(<2 x float>, i64) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #2

attributes #0 = { "target-cpu"="x86-64" }
attributes #1 = { nofree }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn }

!llvm.ident = !{!0}
!llvm.module.flags = !{!1, !2, !3}

!0 = !{!"Debian flang version 22.1.8"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
