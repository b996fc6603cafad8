; ModuleID = 'FIRModule'
source_filename = "FIRModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$_QQclX0fb007f69384ac7ae6dd09e677714b78 = comdat any

@_QQclX0fb007f69384ac7ae6dd09e677714b78 = linkonce constant [53 x i8] c"allocation.f90\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", comdat

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #0

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

define double @handed_on(double %0, i32 %1) local_unnamed_addr #2 {
  %3 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %4 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  store ptr null, ptr %4, align 8, !tbaa !4
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 8, ptr %.sroa.5.0..sroa_idx, align 8, !tbaa !4
  %.sroa.6.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 20240719, ptr %.sroa.6.0..sroa_idx, align 8, !tbaa !4
  %.sroa.7.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i8 1, ptr %.sroa.7.0..sroa_idx, align 4, !tbaa !4
  %.sroa.8.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 21
  store i8 28, ptr %.sroa.8.0..sroa_idx, align 1, !tbaa !4
  %.sroa.9.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 22
  store i8 2, ptr %.sroa.9.0..sroa_idx, align 2, !tbaa !4
  %.sroa.10.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 23
  store i8 0, ptr %.sroa.10.0..sroa_idx, align 1, !tbaa !4
  %.sroa.11.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 1, ptr %.sroa.11.0..sroa_idx, align 8, !tbaa !4
  %.sroa.12.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 0, ptr %.sroa.12.0..sroa_idx, align 8, !tbaa !4
  %.sroa.13.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i64 8, ptr %.sroa.13.0..sroa_idx, align 8, !tbaa !4
  store ptr null, ptr %3, align 8, !tbaa !4
  %.sroa.5.0..sroa_idx4 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 8, ptr %.sroa.5.0..sroa_idx4, align 8, !tbaa !4
  %.sroa.6.0..sroa_idx10 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i32 20240719, ptr %.sroa.6.0..sroa_idx10, align 8, !tbaa !4
  %.sroa.7.0..sroa_idx16 = getelementptr inbounds nuw i8, ptr %3, i64 20
  store i8 1, ptr %.sroa.7.0..sroa_idx16, align 4, !tbaa !4
  %.sroa.8.0..sroa_idx22 = getelementptr inbounds nuw i8, ptr %3, i64 21
  store i8 28, ptr %.sroa.8.0..sroa_idx22, align 1, !tbaa !4
  %.sroa.9.0..sroa_idx28 = getelementptr inbounds nuw i8, ptr %3, i64 22
  store i8 2, ptr %.sroa.9.0..sroa_idx28, align 2, !tbaa !4
  %.sroa.10.0..sroa_idx34 = getelementptr inbounds nuw i8, ptr %3, i64 23
  store i8 0, ptr %.sroa.10.0..sroa_idx34, align 1, !tbaa !4
  %.sroa.11.0..sroa_idx40 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 1, ptr %.sroa.11.0..sroa_idx40, align 8, !tbaa !4
  %.sroa.12.0..sroa_idx46 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 0, ptr %.sroa.12.0..sroa_idx46, align 8, !tbaa !4
  %.sroa.13.0..sroa_idx52 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i64 8, ptr %.sroa.13.0..sroa_idx52, align 8, !tbaa !4
  %5 = tail call dereferenceable_or_null(8) ptr @malloc(i64 8)
  store ptr %5, ptr %4, align 8, !tbaa !4
  store i64 8, ptr %.sroa.5.0..sroa_idx, align 8, !tbaa !4
  store i32 20240719, ptr %.sroa.6.0..sroa_idx, align 8, !tbaa !4
  store i8 1, ptr %.sroa.7.0..sroa_idx, align 4, !tbaa !4
  store i8 28, ptr %.sroa.8.0..sroa_idx, align 1, !tbaa !4
  store i8 2, ptr %.sroa.9.0..sroa_idx, align 2, !tbaa !4
  store i8 0, ptr %.sroa.10.0..sroa_idx, align 1, !tbaa !4
  store i64 1, ptr %.sroa.11.0..sroa_idx, align 8, !tbaa !4
  store i64 1, ptr %.sroa.12.0..sroa_idx, align 8, !tbaa !4
  store i64 8, ptr %.sroa.13.0..sroa_idx, align 8, !tbaa !4
  store double %0, ptr %5, align 8, !tbaa !8
  %6 = icmp sgt i32 %1, 1
  br i1 %6, label %.lr.ph134.preheader, label %._crit_edge135

.lr.ph134.preheader:                              ; preds = %2
  %7 = zext nneg i32 %1 to i64
  br label %.lr.ph134

.lr.ph134:                                        ; preds = %.lr.ph134.preheader, %._crit_edge
  %indvars.iv = phi i64 [ 2, %.lr.ph134.preheader ], [ %indvars.iv.next, %._crit_edge ]
  %8 = shl nuw nsw i64 %indvars.iv, 3
  %9 = call ptr @malloc(i64 %8)
  store ptr %9, ptr %3, align 8, !tbaa !4
  store i64 8, ptr %.sroa.5.0..sroa_idx4, align 8, !tbaa !4
  store i32 20240719, ptr %.sroa.6.0..sroa_idx10, align 8, !tbaa !4
  store i8 1, ptr %.sroa.7.0..sroa_idx16, align 4, !tbaa !4
  store i8 28, ptr %.sroa.8.0..sroa_idx22, align 1, !tbaa !4
  store i8 2, ptr %.sroa.9.0..sroa_idx28, align 2, !tbaa !4
  store i8 0, ptr %.sroa.10.0..sroa_idx34, align 1, !tbaa !4
  store i64 1, ptr %.sroa.11.0..sroa_idx40, align 8, !tbaa !4
  store i64 %indvars.iv, ptr %.sroa.12.0..sroa_idx46, align 8, !tbaa !4
  store i64 8, ptr %.sroa.13.0..sroa_idx52, align 8, !tbaa !4
  %.sroa.096.0.copyload = load ptr, ptr %4, align 8, !tbaa !4
  %.sroa.399.0.copyload = load i64, ptr %.sroa.12.0..sroa_idx, align 8, !tbaa !4
  %10 = icmp sgt i64 %.sroa.399.0.copyload, 0
  br i1 %10, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.lr.ph134, %.lr.ph
  %11 = phi i64 [ %18, %.lr.ph ], [ 1, %.lr.ph134 ]
  %12 = getelementptr double, ptr %.sroa.096.0.copyload, i64 %11
  %13 = getelementptr i8, ptr %12, i64 -8
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = fmul contract double %14, 1.500000e+00
  %16 = getelementptr double, ptr %9, i64 %11
  %17 = getelementptr i8, ptr %16, i64 -8
  store double %15, ptr %17, align 8, !tbaa !12
  %18 = add nuw i64 %11, 1
  %exitcond.not = icmp eq i64 %11, %.sroa.399.0.copyload
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:                                      ; preds = %.lr.ph, %.lr.ph134
  %19 = trunc nuw nsw i64 %indvars.iv to i32
  %20 = uitofp nneg i32 %19 to double
  %21 = fmul contract double %0, %20
  %22 = getelementptr double, ptr %9, i64 %indvars.iv
  %23 = getelementptr i8, ptr %22, i64 -8
  store double %21, ptr %23, align 8, !tbaa !12
  %24 = call i32 @_FortranAMoveAlloc(ptr nonnull %4, ptr nonnull %3, ptr null, i1 false, ptr null, ptr nonnull @_QQclX0fb007f69384ac7ae6dd09e677714b78, i32 13)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond141.not = icmp eq i64 %indvars.iv, %7
  br i1 %exitcond141.not, label %._crit_edge135, label %.lr.ph134

._crit_edge135:                                   ; preds = %._crit_edge, %2
  %.sroa.0111.0.copyload = load ptr, ptr %4, align 8, !tbaa !4
  %.sroa.3114.0.copyload = load i64, ptr %.sroa.12.0..sroa_idx, align 8, !tbaa !4
  %25 = icmp sgt i64 %.sroa.3114.0.copyload, 0
  br i1 %25, label %.lr.ph137, label %._crit_edge138

.lr.ph137:                                        ; preds = %._crit_edge135, %.lr.ph137
  %26 = phi double [ %32, %.lr.ph137 ], [ 0.000000e+00, %._crit_edge135 ]
  %27 = phi i64 [ %33, %.lr.ph137 ], [ 1, %._crit_edge135 ]
  %28 = getelementptr double, ptr %.sroa.0111.0.copyload, i64 %27
  %29 = getelementptr i8, ptr %28, i64 -8
  %30 = load double, ptr %29, align 8, !tbaa !8
  %31 = fmul double %30, %30
  %32 = fadd contract double %26, %31
  %33 = add nuw i64 %27, 1
  %exitcond142.not = icmp eq i64 %27, %.sroa.3114.0.copyload
  br i1 %exitcond142.not, label %._crit_edge138, label %.lr.ph137

._crit_edge138:                                   ; preds = %.lr.ph137, %._crit_edge135
  %.lcssa = phi double [ 0.000000e+00, %._crit_edge135 ], [ %32, %.lr.ph137 ]
  %.sroa.0116.0.copyload = load ptr, ptr %3, align 8, !tbaa !4
  %.not130 = icmp eq ptr %.sroa.0116.0.copyload, null
  br i1 %.not130, label %35, label %34

34:                                               ; preds = %._crit_edge138
  call void @free(ptr %.sroa.0116.0.copyload)
  store ptr null, ptr %3, align 8, !tbaa !4
  store i64 8, ptr %.sroa.5.0..sroa_idx4, align 8, !tbaa !4
  store i32 20240719, ptr %.sroa.6.0..sroa_idx10, align 8, !tbaa !4
  store i8 1, ptr %.sroa.7.0..sroa_idx16, align 4, !tbaa !4
  store i8 28, ptr %.sroa.8.0..sroa_idx22, align 1, !tbaa !4
  store i8 2, ptr %.sroa.9.0..sroa_idx28, align 2, !tbaa !4
  store i8 0, ptr %.sroa.10.0..sroa_idx34, align 1, !tbaa !4
  store i64 1, ptr %.sroa.11.0..sroa_idx40, align 8, !tbaa !4
  store i64 0, ptr %.sroa.12.0..sroa_idx46, align 8, !tbaa !4
  store i64 8, ptr %.sroa.13.0..sroa_idx52, align 8, !tbaa !4
  br label %35

35:                                               ; preds = %34, %._crit_edge138
  %.sroa.0122.0.copyload = load ptr, ptr %4, align 8, !tbaa !4
  %.not132 = icmp eq ptr %.sroa.0122.0.copyload, null
  br i1 %.not132, label %37, label %36

36:                                               ; preds = %35
  call void @free(ptr %.sroa.0122.0.copyload)
  store ptr null, ptr %4, align 8, !tbaa !4
  store i64 8, ptr %.sroa.5.0..sroa_idx, align 8, !tbaa !4
  store i32 20240719, ptr %.sroa.6.0..sroa_idx, align 8, !tbaa !4
  store i8 1, ptr %.sroa.7.0..sroa_idx, align 4, !tbaa !4
  store i8 28, ptr %.sroa.8.0..sroa_idx, align 1, !tbaa !4
  store i8 2, ptr %.sroa.9.0..sroa_idx, align 2, !tbaa !4
  store i8 0, ptr %.sroa.10.0..sroa_idx, align 1, !tbaa !4
  store i64 1, ptr %.sroa.11.0..sroa_idx, align 8, !tbaa !4
  store i64 0, ptr %.sroa.12.0..sroa_idx, align 8, !tbaa !4
  store i64 8, ptr %.sroa.13.0..sroa_idx, align 8, !tbaa !4
  br label %37

37:                                               ; preds = %36, %35
  %.0 = select i1 %.not130, double %.lcssa, double 0.000000e+00
  ret double %.0
}

define double @like_another(double %0, i32 %1) local_unnamed_addr #2 {
  %3 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %4 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %5 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %6 = alloca { ptr, i64, i32, i8, i8, i8, i8 }, align 8
  %7 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %8 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %9 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %10 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %11 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %12 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %13 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %14 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %15 = alloca double, align 8
  store ptr null, ptr %14, align 8, !tbaa !14
  %.sroa.7.0..sroa_idx = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i64 8, ptr %.sroa.7.0..sroa_idx, align 8, !tbaa !14
  %.sroa.8.0..sroa_idx = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i32 20240719, ptr %.sroa.8.0..sroa_idx, align 8, !tbaa !14
  %.sroa.9.0..sroa_idx = getelementptr inbounds nuw i8, ptr %14, i64 20
  store i8 1, ptr %.sroa.9.0..sroa_idx, align 4, !tbaa !14
  %.sroa.10.0..sroa_idx = getelementptr inbounds nuw i8, ptr %14, i64 21
  store i8 28, ptr %.sroa.10.0..sroa_idx, align 1, !tbaa !14
  %.sroa.11.0..sroa_idx = getelementptr inbounds nuw i8, ptr %14, i64 22
  store i8 2, ptr %.sroa.11.0..sroa_idx, align 2, !tbaa !14
  %.sroa.12.0..sroa_idx = getelementptr inbounds nuw i8, ptr %14, i64 23
  store i8 0, ptr %.sroa.12.0..sroa_idx, align 1, !tbaa !14
  %.sroa.13.0..sroa_idx = getelementptr inbounds nuw i8, ptr %14, i64 24
  store i64 1, ptr %.sroa.13.0..sroa_idx, align 8, !tbaa !14
  %.sroa.14.0..sroa_idx = getelementptr inbounds nuw i8, ptr %14, i64 32
  store i64 0, ptr %.sroa.14.0..sroa_idx, align 8, !tbaa !14
  %.sroa.15.0..sroa_idx = getelementptr inbounds nuw i8, ptr %14, i64 40
  store i64 8, ptr %.sroa.15.0..sroa_idx, align 8, !tbaa !14
  store ptr null, ptr %13, align 8, !tbaa !14
  %.sroa.3.0..sroa_idx = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i64 8, ptr %.sroa.3.0..sroa_idx, align 8, !tbaa !14
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i32 20240719, ptr %.sroa.4.0..sroa_idx, align 8, !tbaa !14
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %13, i64 20
  store i8 2, ptr %.sroa.5.0..sroa_idx, align 4, !tbaa !14
  %.sroa.6.0..sroa_idx = getelementptr inbounds nuw i8, ptr %13, i64 21
  store i8 28, ptr %.sroa.6.0..sroa_idx, align 1, !tbaa !14
  %.sroa.7106.0..sroa_idx = getelementptr inbounds nuw i8, ptr %13, i64 22
  store i8 2, ptr %.sroa.7106.0..sroa_idx, align 2, !tbaa !14
  %.sroa.8109.0..sroa_idx = getelementptr inbounds nuw i8, ptr %13, i64 23
  store i8 0, ptr %.sroa.8109.0..sroa_idx, align 1, !tbaa !14
  %.sroa.9112.0..sroa_idx = getelementptr inbounds nuw i8, ptr %13, i64 24
  store i64 1, ptr %.sroa.9112.0..sroa_idx, align 8, !tbaa !14
  %.sroa.10115.0..sroa_idx = getelementptr inbounds nuw i8, ptr %13, i64 32
  store i64 0, ptr %.sroa.10115.0..sroa_idx, align 8, !tbaa !14
  %.sroa.11118.0..sroa_idx = getelementptr inbounds nuw i8, ptr %13, i64 40
  store i64 8, ptr %.sroa.11118.0..sroa_idx, align 8, !tbaa !14
  %.sroa.12121.0..sroa_idx = getelementptr inbounds nuw i8, ptr %13, i64 48
  store i64 1, ptr %.sroa.12121.0..sroa_idx, align 8, !tbaa !14
  %.sroa.13124.0..sroa_idx = getelementptr inbounds nuw i8, ptr %13, i64 56
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %.sroa.13124.0..sroa_idx, i8 0, i64 16, i1 false)
  store ptr null, ptr %12, align 8, !tbaa !14
  %.sroa.7.0..sroa_idx6 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store i64 8, ptr %.sroa.7.0..sroa_idx6, align 8, !tbaa !14
  %.sroa.8.0..sroa_idx16 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i32 20240719, ptr %.sroa.8.0..sroa_idx16, align 8, !tbaa !14
  %.sroa.9.0..sroa_idx26 = getelementptr inbounds nuw i8, ptr %12, i64 20
  store i8 1, ptr %.sroa.9.0..sroa_idx26, align 4, !tbaa !14
  %.sroa.10.0..sroa_idx36 = getelementptr inbounds nuw i8, ptr %12, i64 21
  store i8 28, ptr %.sroa.10.0..sroa_idx36, align 1, !tbaa !14
  %.sroa.11.0..sroa_idx46 = getelementptr inbounds nuw i8, ptr %12, i64 22
  store i8 2, ptr %.sroa.11.0..sroa_idx46, align 2, !tbaa !14
  %.sroa.12.0..sroa_idx56 = getelementptr inbounds nuw i8, ptr %12, i64 23
  store i8 0, ptr %.sroa.12.0..sroa_idx56, align 1, !tbaa !14
  %.sroa.13.0..sroa_idx66 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store i64 1, ptr %.sroa.13.0..sroa_idx66, align 8, !tbaa !14
  %.sroa.14.0..sroa_idx76 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store i64 0, ptr %.sroa.14.0..sroa_idx76, align 8, !tbaa !14
  %.sroa.15.0..sroa_idx86 = getelementptr inbounds nuw i8, ptr %12, i64 40
  store i64 8, ptr %.sroa.15.0..sroa_idx86, align 8, !tbaa !14
  store ptr null, ptr %11, align 8, !tbaa !14
  %.sroa.7.0..sroa_idx8 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i64 8, ptr %.sroa.7.0..sroa_idx8, align 8, !tbaa !14
  %.sroa.8.0..sroa_idx18 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i32 20240719, ptr %.sroa.8.0..sroa_idx18, align 8, !tbaa !14
  %.sroa.9.0..sroa_idx28 = getelementptr inbounds nuw i8, ptr %11, i64 20
  store i8 1, ptr %.sroa.9.0..sroa_idx28, align 4, !tbaa !14
  %.sroa.10.0..sroa_idx38 = getelementptr inbounds nuw i8, ptr %11, i64 21
  store i8 28, ptr %.sroa.10.0..sroa_idx38, align 1, !tbaa !14
  %.sroa.11.0..sroa_idx48 = getelementptr inbounds nuw i8, ptr %11, i64 22
  store i8 2, ptr %.sroa.11.0..sroa_idx48, align 2, !tbaa !14
  %.sroa.12.0..sroa_idx58 = getelementptr inbounds nuw i8, ptr %11, i64 23
  store i8 0, ptr %.sroa.12.0..sroa_idx58, align 1, !tbaa !14
  %.sroa.13.0..sroa_idx68 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i64 1, ptr %.sroa.13.0..sroa_idx68, align 8, !tbaa !14
  %.sroa.14.0..sroa_idx78 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store i64 0, ptr %.sroa.14.0..sroa_idx78, align 8, !tbaa !14
  %.sroa.15.0..sroa_idx88 = getelementptr inbounds nuw i8, ptr %11, i64 40
  store i64 8, ptr %.sroa.15.0..sroa_idx88, align 8, !tbaa !14
  store ptr null, ptr %10, align 8, !tbaa !14
  %.sroa.5135.0..sroa_idx = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 8, ptr %.sroa.5135.0..sroa_idx, align 8, !tbaa !14
  %.sroa.6142.0..sroa_idx = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i32 20240719, ptr %.sroa.6142.0..sroa_idx, align 8, !tbaa !14
  %.sroa.7149.0..sroa_idx = getelementptr inbounds nuw i8, ptr %10, i64 20
  store i8 1, ptr %.sroa.7149.0..sroa_idx, align 4, !tbaa !14
  %.sroa.8156.0..sroa_idx = getelementptr inbounds nuw i8, ptr %10, i64 21
  store i8 28, ptr %.sroa.8156.0..sroa_idx, align 1, !tbaa !14
  %.sroa.9163.0..sroa_idx = getelementptr inbounds nuw i8, ptr %10, i64 22
  store i8 1, ptr %.sroa.9163.0..sroa_idx, align 2, !tbaa !14
  %.sroa.10170.0..sroa_idx = getelementptr inbounds nuw i8, ptr %10, i64 23
  store i8 0, ptr %.sroa.10170.0..sroa_idx, align 1, !tbaa !14
  %.sroa.11177.0..sroa_idx = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 1, ptr %.sroa.11177.0..sroa_idx, align 8, !tbaa !14
  %.sroa.12184.0..sroa_idx = getelementptr inbounds nuw i8, ptr %10, i64 32
  store i64 0, ptr %.sroa.12184.0..sroa_idx, align 8, !tbaa !14
  %.sroa.13191.0..sroa_idx = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i64 8, ptr %.sroa.13191.0..sroa_idx, align 8, !tbaa !14
  store ptr null, ptr %9, align 8, !tbaa !14
  %.sroa.5135.0..sroa_idx136 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 8, ptr %.sroa.5135.0..sroa_idx136, align 8, !tbaa !14
  %.sroa.6142.0..sroa_idx143 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i32 20240719, ptr %.sroa.6142.0..sroa_idx143, align 8, !tbaa !14
  %.sroa.7149.0..sroa_idx150 = getelementptr inbounds nuw i8, ptr %9, i64 20
  store i8 1, ptr %.sroa.7149.0..sroa_idx150, align 4, !tbaa !14
  %.sroa.8156.0..sroa_idx157 = getelementptr inbounds nuw i8, ptr %9, i64 21
  store i8 28, ptr %.sroa.8156.0..sroa_idx157, align 1, !tbaa !14
  %.sroa.9163.0..sroa_idx164 = getelementptr inbounds nuw i8, ptr %9, i64 22
  store i8 1, ptr %.sroa.9163.0..sroa_idx164, align 2, !tbaa !14
  %.sroa.10170.0..sroa_idx171 = getelementptr inbounds nuw i8, ptr %9, i64 23
  store i8 0, ptr %.sroa.10170.0..sroa_idx171, align 1, !tbaa !14
  %.sroa.11177.0..sroa_idx178 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 1, ptr %.sroa.11177.0..sroa_idx178, align 8, !tbaa !14
  %.sroa.12184.0..sroa_idx185 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 0, ptr %.sroa.12184.0..sroa_idx185, align 8, !tbaa !14
  %.sroa.13191.0..sroa_idx192 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store i64 8, ptr %.sroa.13191.0..sroa_idx192, align 8, !tbaa !14
  %16 = add i32 %1, 2
  %17 = tail call i32 @llvm.smax.i32(i32 %16, i32 2)
  %18 = zext nneg i32 %17 to i64
  %19 = add nsw i64 %18, -2
  %20 = shl nuw nsw i64 %19, 3
  %21 = icmp sgt i32 %16, 2
  %22 = select i1 %21, i64 %20, i64 1
  %23 = tail call ptr @malloc(i64 %22)
  %24 = icmp eq i64 %19, 0
  %25 = select i1 %24, i64 1, i64 3
  store ptr %23, ptr %11, align 8, !tbaa !14
  store i64 8, ptr %.sroa.7.0..sroa_idx8, align 8, !tbaa !14
  store i32 20240719, ptr %.sroa.8.0..sroa_idx18, align 8, !tbaa !14
  store i8 1, ptr %.sroa.9.0..sroa_idx28, align 4, !tbaa !14
  store i8 28, ptr %.sroa.10.0..sroa_idx38, align 1, !tbaa !14
  store i8 2, ptr %.sroa.11.0..sroa_idx48, align 2, !tbaa !14
  store i8 0, ptr %.sroa.12.0..sroa_idx58, align 1, !tbaa !14
  store i64 %25, ptr %.sroa.13.0..sroa_idx68, align 8, !tbaa !14
  store i64 %19, ptr %.sroa.14.0..sroa_idx78, align 8, !tbaa !14
  store i64 8, ptr %.sroa.15.0..sroa_idx88, align 8, !tbaa !14
  %26 = tail call i32 @llvm.smax.i32(i32 %1, i32 0)
  %27 = zext nneg i32 %26 to i64
  %28 = shl nuw nsw i64 %27, 3
  %.not = icmp slt i32 %1, 1
  %29 = select i1 %.not, i64 1, i64 %28
  %30 = tail call ptr @malloc(i64 %29)
  store ptr %30, ptr %8, align 8, !tbaa !14
  %.fca.1.gep = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 8, ptr %.fca.1.gep, align 8, !tbaa !14
  %.fca.2.gep = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 20240719, ptr %.fca.2.gep, align 8, !tbaa !14
  %.fca.3.gep = getelementptr inbounds nuw i8, ptr %8, i64 20
  store i8 1, ptr %.fca.3.gep, align 4, !tbaa !14
  %.fca.4.gep = getelementptr inbounds nuw i8, ptr %8, i64 21
  store i8 28, ptr %.fca.4.gep, align 1, !tbaa !14
  %.fca.5.gep = getelementptr inbounds nuw i8, ptr %8, i64 22
  store i8 0, ptr %.fca.5.gep, align 2, !tbaa !14
  %.fca.6.gep = getelementptr inbounds nuw i8, ptr %8, i64 23
  store i8 0, ptr %.fca.6.gep, align 1, !tbaa !14
  %.fca.7.0.0.gep = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 1, ptr %.fca.7.0.0.gep, align 8, !tbaa !14
  %.fca.7.0.1.gep = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %27, ptr %.fca.7.0.1.gep, align 8, !tbaa !14
  %.fca.7.0.2.gep = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 8, ptr %.fca.7.0.2.gep, align 8, !tbaa !14
  %.not382392 = icmp slt i32 %1, 1
  br i1 %.not382392, label %._crit_edge, label %.lr.ph

.lr.ph:                                           ; preds = %2, %.lr.ph
  %31 = phi i64 [ %39, %.lr.ph ], [ %27, %2 ]
  %32 = phi i64 [ %38, %.lr.ph ], [ 1, %2 ]
  %33 = trunc i64 %32 to i32
  %34 = sitofp i32 %33 to double
  %35 = fmul contract double %0, %34
  %36 = getelementptr double, ptr %30, i64 %32
  %37 = getelementptr i8, ptr %36, i64 -8
  store double %35, ptr %37, align 8, !tbaa !18
  %38 = add nuw nsw i64 %32, 1
  %39 = add nsw i64 %31, -1
  %.not382 = icmp eq i64 %39, 0
  br i1 %.not382, label %._crit_edge, label %.lr.ph

._crit_edge:                                      ; preds = %.lr.ph, %2
  call void @_FortranAAssign(ptr nonnull %11, ptr nonnull %8, ptr nonnull @_QQclX0fb007f69384ac7ae6dd09e677714b78, i32 26)
  call void @free(ptr %30)
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 8 dereferenceable(48) %7, ptr noundef nonnull align 8 dereferenceable(48) %11, i32 48, i1 false), !tbaa !14
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %41 = load i64, ptr %40, align 8, !tbaa !14
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %43 = load i64, ptr %42, align 8, !tbaa !14
  %44 = add i64 %41, -1
  %45 = add i64 %44, %43
  call void @_FortranAAllocatableSetBounds(ptr nonnull %14, i32 0, i64 %41, i64 %45)
  %46 = call i32 @_FortranAAllocatableAllocateSource(ptr nonnull %14, ptr nonnull %7, i1 false, ptr null, ptr nonnull @_QQclX0fb007f69384ac7ae6dd09e677714b78, i32 27)
  %47 = fmul contract double %0, %0
  store double %47, ptr %15, align 8, !tbaa !22
  store ptr %15, ptr %6, align 8, !tbaa !14
  %.fca.1.gep224 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 8, ptr %.fca.1.gep224, align 8, !tbaa !14
  %.fca.2.gep226 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i32 20240719, ptr %.fca.2.gep226, align 8, !tbaa !14
  %.fca.3.gep228 = getelementptr inbounds nuw i8, ptr %6, i64 20
  store i8 0, ptr %.fca.3.gep228, align 4, !tbaa !14
  %.fca.4.gep230 = getelementptr inbounds nuw i8, ptr %6, i64 21
  store i8 28, ptr %.fca.4.gep230, align 1, !tbaa !14
  %.fca.5.gep232 = getelementptr inbounds nuw i8, ptr %6, i64 22
  store i8 0, ptr %.fca.5.gep232, align 2, !tbaa !14
  %.fca.6.gep234 = getelementptr inbounds nuw i8, ptr %6, i64 23
  store i8 0, ptr %.fca.6.gep234, align 1, !tbaa !14
  call void @_FortranAAllocatableSetBounds(ptr nonnull %13, i32 0, i64 1, i64 2)
  call void @_FortranAAllocatableSetBounds(ptr nonnull %13, i32 1, i64 1, i64 2)
  %48 = call i32 @_FortranAAllocatableAllocateSource(ptr nonnull %13, ptr nonnull %6, i1 false, ptr null, ptr nonnull @_QQclX0fb007f69384ac7ae6dd09e677714b78, i32 28)
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 8 dereferenceable(48) %5, ptr noundef nonnull align 8 dereferenceable(48) %11, i32 48, i1 false), !tbaa !14
  call void @_FortranAAllocatableApplyMold(ptr nonnull %12, ptr nonnull %5, i32 1)
  %49 = call i32 @_FortranAAllocatableAllocate(ptr nonnull %12, ptr nonnull inttoptr (i64 -1 to ptr), i1 false, ptr null, ptr nonnull @_QQclX0fb007f69384ac7ae6dd09e677714b78, i32 29, ptr null)
  %.sroa.0235.0.copyload = load ptr, ptr %12, align 8, !tbaa !14
  store double %0, ptr %.sroa.0235.0.copyload, align 8, !tbaa !23
  %.sroa.0240.0.copyload = load ptr, ptr %11, align 8, !tbaa !14
  %.sroa.2242.0.copyload = load i64, ptr %.sroa.13.0..sroa_idx68, align 8, !tbaa !14
  %.sroa.3243.0.copyload = load i64, ptr %.sroa.14.0..sroa_idx78, align 8, !tbaa !14
  %50 = add i64 %.sroa.2242.0.copyload, -4
  %51 = add i64 %50, %.sroa.3243.0.copyload
  %.sroa.2247.0.copyload = load i64, ptr %.sroa.13.0..sroa_idx66, align 8, !tbaa !14
  %.not383393 = icmp slt i64 %51, 1
  br i1 %.not383393, label %._crit_edge396, label %.lr.ph395

.lr.ph395:                                        ; preds = %._crit_edge, %.lr.ph395
  %52 = phi i64 [ %63, %.lr.ph395 ], [ %51, %._crit_edge ]
  %53 = phi i64 [ %62, %.lr.ph395 ], [ 1, %._crit_edge ]
  %54 = sub i64 %53, %.sroa.2242.0.copyload
  %55 = getelementptr double, ptr %.sroa.0240.0.copyload, i64 %54
  %56 = getelementptr i8, ptr %55, i64 24
  %57 = load double, ptr %56, align 8, !tbaa !25
  %58 = fmul contract double %0, %57
  %59 = sub i64 %53, %.sroa.2247.0.copyload
  %60 = getelementptr double, ptr %.sroa.0235.0.copyload, i64 %59
  %61 = getelementptr i8, ptr %60, i64 24
  store double %58, ptr %61, align 8, !tbaa !23
  %62 = add nuw nsw i64 %53, 1
  %63 = add nsw i64 %52, -1
  %.not383 = icmp eq i64 %63, 0
  br i1 %.not383, label %._crit_edge396, label %.lr.ph395

._crit_edge396:                                   ; preds = %.lr.ph395, %._crit_edge
  %64 = sub nsw i64 3, %.sroa.2242.0.copyload
  %65 = getelementptr double, ptr %.sroa.0240.0.copyload, i64 %64
  store ptr %65, ptr %4, align 8, !tbaa !14
  %.fca.1.gep258 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 8, ptr %.fca.1.gep258, align 8, !tbaa !14
  %.fca.2.gep260 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 20240719, ptr %.fca.2.gep260, align 8, !tbaa !14
  %.fca.3.gep262 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i8 1, ptr %.fca.3.gep262, align 4, !tbaa !14
  %.fca.4.gep264 = getelementptr inbounds nuw i8, ptr %4, i64 21
  store i8 28, ptr %.fca.4.gep264, align 1, !tbaa !14
  %.fca.5.gep266 = getelementptr inbounds nuw i8, ptr %4, i64 22
  store i8 0, ptr %.fca.5.gep266, align 2, !tbaa !14
  %.fca.6.gep268 = getelementptr inbounds nuw i8, ptr %4, i64 23
  store i8 0, ptr %.fca.6.gep268, align 1, !tbaa !14
  %.fca.7.0.0.gep270 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 1, ptr %.fca.7.0.0.gep270, align 8, !tbaa !14
  %.fca.7.0.1.gep272 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 2, ptr %.fca.7.0.1.gep272, align 8, !tbaa !14
  %.fca.7.0.2.gep274 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i64 8, ptr %.fca.7.0.2.gep274, align 8, !tbaa !14
  store ptr null, ptr %10, align 8, !tbaa !14
  store i64 8, ptr %.sroa.5135.0..sroa_idx, align 8, !tbaa !14
  store i32 20240719, ptr %.sroa.6142.0..sroa_idx, align 8, !tbaa !14
  store i8 1, ptr %.sroa.7149.0..sroa_idx, align 4, !tbaa !14
  store i8 28, ptr %.sroa.8156.0..sroa_idx, align 1, !tbaa !14
  store i8 1, ptr %.sroa.9163.0..sroa_idx, align 2, !tbaa !14
  store i8 0, ptr %.sroa.10170.0..sroa_idx, align 1, !tbaa !14
  store i64 1, ptr %.sroa.11177.0..sroa_idx, align 8, !tbaa !14
  store i64 0, ptr %.sroa.12184.0..sroa_idx, align 8, !tbaa !14
  store i64 8, ptr %.sroa.13191.0..sroa_idx, align 8, !tbaa !14
  call void @_FortranAPointerSetBounds(ptr nonnull %10, i32 0, i64 1, i64 2)
  %66 = call i32 @_FortranAPointerAllocateSource(ptr nonnull %10, ptr nonnull %4, i1 false, ptr null, ptr nonnull @_QQclX0fb007f69384ac7ae6dd09e677714b78, i32 32)
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 8 dereferenceable(48) %3, ptr noundef nonnull align 8 dereferenceable(48) %12, i32 48, i1 false), !tbaa !14
  store ptr null, ptr %9, align 8, !tbaa !14
  store i64 8, ptr %.sroa.5135.0..sroa_idx136, align 8, !tbaa !14
  store i32 20240719, ptr %.sroa.6142.0..sroa_idx143, align 8, !tbaa !14
  store i8 1, ptr %.sroa.7149.0..sroa_idx150, align 4, !tbaa !14
  store i8 28, ptr %.sroa.8156.0..sroa_idx157, align 1, !tbaa !14
  store i8 1, ptr %.sroa.9163.0..sroa_idx164, align 2, !tbaa !14
  store i8 0, ptr %.sroa.10170.0..sroa_idx171, align 1, !tbaa !14
  store i64 1, ptr %.sroa.11177.0..sroa_idx178, align 8, !tbaa !14
  store i64 0, ptr %.sroa.12184.0..sroa_idx185, align 8, !tbaa !14
  store i64 8, ptr %.sroa.13191.0..sroa_idx192, align 8, !tbaa !14
  call void @_FortranAPointerApplyMold(ptr nonnull %9, ptr nonnull %3, i32 1)
  %67 = call i32 @_FortranAPointerAllocate(ptr nonnull %9, i1 false, ptr null, ptr nonnull @_QQclX0fb007f69384ac7ae6dd09e677714b78, i32 33, ptr null)
  %.sroa.0275.0.copyload = load ptr, ptr %12, align 8, !tbaa !14
  %.sroa.2277.0.copyload = load i64, ptr %.sroa.13.0..sroa_idx66, align 8, !tbaa !14
  %.sroa.3278.0.copyload = load i64, ptr %.sroa.14.0..sroa_idx76, align 8, !tbaa !14
  %.sroa.0280.0.copyload = load ptr, ptr %10, align 8, !tbaa !14
  %.sroa.2282.0.copyload = load i64, ptr %.sroa.11177.0..sroa_idx, align 8, !tbaa !14
  %.sroa.4284.0.copyload = load i64, ptr %.sroa.13191.0..sroa_idx, align 8, !tbaa !14
  %68 = sub nsw i64 1, %.sroa.2282.0.copyload
  %69 = mul nsw i64 %68, %.sroa.4284.0.copyload
  %70 = getelementptr i8, ptr %.sroa.0280.0.copyload, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !27
  %.sroa.0286.0.copyload = load ptr, ptr %9, align 8, !tbaa !14
  %.sroa.4290.0.copyload = load i64, ptr %.sroa.13191.0..sroa_idx192, align 8, !tbaa !14
  %72 = icmp sgt i64 %.sroa.3278.0.copyload, 0
  br i1 %72, label %.lr.ph398, label %._crit_edge399

.lr.ph398:                                        ; preds = %._crit_edge396, %.lr.ph398
  %73 = phi i64 [ %81, %.lr.ph398 ], [ 1, %._crit_edge396 ]
  %74 = getelementptr double, ptr %.sroa.0275.0.copyload, i64 %73
  %75 = getelementptr i8, ptr %74, i64 -8
  %76 = load double, ptr %75, align 8, !tbaa !23
  %77 = fmul contract double %71, %76
  %78 = add nsw i64 %73, -1
  %79 = mul nsw i64 %78, %.sroa.4290.0.copyload
  %80 = getelementptr i8, ptr %.sroa.0286.0.copyload, i64 %79
  store double %77, ptr %80, align 8, !tbaa !27
  %81 = add nuw i64 %73, 1
  %exitcond.not = icmp eq i64 %73, %.sroa.3278.0.copyload
  br i1 %exitcond.not, label %._crit_edge399, label %.lr.ph398

._crit_edge399:                                   ; preds = %.lr.ph398, %._crit_edge396
  %.sroa.0292.0.copyload = load ptr, ptr %13, align 8, !tbaa !14
  %.sroa.2294.0.copyload = load i64, ptr %.sroa.9112.0..sroa_idx, align 8, !tbaa !14
  %.sroa.3295.0.copyload = load i64, ptr %.sroa.10115.0..sroa_idx, align 8, !tbaa !14
  %.sroa.6298.0.copyload = load i64, ptr %.sroa.13124.0..sroa_idx, align 8, !tbaa !14
  %82 = sub i64 2, %.sroa.2294.0.copyload
  %83 = shl i64 %.sroa.3295.0.copyload, 3
  %84 = getelementptr double, ptr %.sroa.0292.0.copyload, i64 %82
  %.not384400 = icmp slt i64 %.sroa.6298.0.copyload, 1
  br i1 %.not384400, label %._crit_edge403, label %.lr.ph402

.lr.ph402:                                        ; preds = %._crit_edge399, %.lr.ph402
  %85 = phi i64 [ %97, %.lr.ph402 ], [ %.sroa.6298.0.copyload, %._crit_edge399 ]
  %86 = phi i64 [ %96, %.lr.ph402 ], [ 1, %._crit_edge399 ]
  %87 = add nsw i64 %86, -1
  %88 = mul nsw i64 %83, %87
  %89 = getelementptr i8, ptr %84, i64 %88
  %90 = add nsw i64 %86, -1
  %91 = mul nsw i64 %90, %.sroa.4284.0.copyload
  %92 = getelementptr i8, ptr %.sroa.0280.0.copyload, i64 %91
  %93 = load double, ptr %89, align 8, !tbaa !29
  %94 = load double, ptr %92, align 8, !tbaa !27
  %95 = fmul contract double %93, %94
  store double %95, ptr %89, align 8, !tbaa !29
  %96 = add nuw nsw i64 %86, 1
  %97 = add nsw i64 %85, -1
  %.not384 = icmp eq i64 %97, 0
  br i1 %.not384, label %._crit_edge403, label %.lr.ph402

._crit_edge403:                                   ; preds = %.lr.ph402, %._crit_edge399
  %.sroa.0336.0.copyload = load ptr, ptr %14, align 8, !tbaa !14
  %.sroa.3339.0.copyload = load i64, ptr %.sroa.14.0..sroa_idx, align 8, !tbaa !14
  %98 = icmp sgt i64 %.sroa.3339.0.copyload, 0
  br i1 %98, label %.lr.ph405, label %._crit_edge406

.lr.ph405:                                        ; preds = %._crit_edge403, %.lr.ph405
  %99 = phi double [ %105, %.lr.ph405 ], [ 0.000000e+00, %._crit_edge403 ]
  %100 = phi i64 [ %106, %.lr.ph405 ], [ 1, %._crit_edge403 ]
  %101 = getelementptr double, ptr %.sroa.0336.0.copyload, i64 %100
  %102 = getelementptr i8, ptr %101, i64 -8
  %103 = load double, ptr %102, align 8, !tbaa !31
  %104 = fmul double %103, %103
  %105 = fadd contract double %99, %104
  %106 = add nuw i64 %100, 1
  %exitcond419.not = icmp eq i64 %100, %.sroa.3339.0.copyload
  br i1 %exitcond419.not, label %._crit_edge406, label %.lr.ph405

._crit_edge406:                                   ; preds = %.lr.ph405, %._crit_edge403
  %.lcssa391 = phi double [ 0.000000e+00, %._crit_edge403 ], [ %105, %.lr.ph405 ]
  %107 = icmp sgt i64 %.sroa.6298.0.copyload, 0
  br i1 %107, label %.preheader.lr.ph, label %._crit_edge410

.preheader.lr.ph:                                 ; preds = %._crit_edge406
  %108 = icmp sgt i64 %.sroa.3295.0.copyload, 0
  br label %.preheader

.preheader:                                       ; preds = %.preheader.lr.ph, %._crit_edge408
  %109 = phi double [ 0.000000e+00, %.preheader.lr.ph ], [ %.lcssa389, %._crit_edge408 ]
  %110 = phi i64 [ 1, %.preheader.lr.ph ], [ %124, %._crit_edge408 ]
  br i1 %108, label %.lr.ph407, label %._crit_edge408

.lr.ph407:                                        ; preds = %.preheader
  %111 = add nsw i64 %110, -1
  %112 = mul nsw i64 %111, %.sroa.3295.0.copyload
  %113 = getelementptr double, ptr %.sroa.0292.0.copyload, i64 %112
  br label %114

114:                                              ; preds = %.lr.ph407, %114
  %115 = phi double [ %109, %.lr.ph407 ], [ %122, %114 ]
  %116 = phi i64 [ 1, %.lr.ph407 ], [ %123, %114 ]
  %117 = getelementptr double, ptr %113, i64 %116
  %118 = getelementptr i8, ptr %117, i64 -8
  %119 = load double, ptr %118, align 8, !tbaa !29
  %120 = fmul double %119, %119
  %121 = fmul double %119, %120
  %122 = fadd contract double %115, %121
  %123 = add nuw i64 %116, 1
  %exitcond420.not = icmp eq i64 %116, %.sroa.3295.0.copyload
  br i1 %exitcond420.not, label %._crit_edge408, label %114

._crit_edge408:                                   ; preds = %114, %.preheader
  %.lcssa389 = phi double [ %109, %.preheader ], [ %122, %114 ]
  %124 = add nuw i64 %110, 1
  %exitcond421.not = icmp eq i64 %110, %.sroa.6298.0.copyload
  br i1 %exitcond421.not, label %._crit_edge410, label %.preheader

._crit_edge410:                                   ; preds = %._crit_edge408, %._crit_edge406
  %.lcssa390 = phi double [ 0.000000e+00, %._crit_edge406 ], [ %.lcssa389, %._crit_edge408 ]
  %.sroa.3352.0.copyload = load i64, ptr %.sroa.12184.0..sroa_idx185, align 8, !tbaa !14
  %125 = icmp sgt i64 %.sroa.3352.0.copyload, 0
  br i1 %125, label %.lr.ph413, label %._crit_edge414

.lr.ph413:                                        ; preds = %._crit_edge410, %.lr.ph413
  %126 = phi double [ %132, %.lr.ph413 ], [ 0.000000e+00, %._crit_edge410 ]
  %127 = phi i64 [ %133, %.lr.ph413 ], [ 1, %._crit_edge410 ]
  %128 = add nsw i64 %127, -1
  %129 = mul nsw i64 %128, %.sroa.4290.0.copyload
  %130 = getelementptr i8, ptr %.sroa.0286.0.copyload, i64 %129
  %131 = load double, ptr %130, align 8, !tbaa !27
  %132 = fadd contract double %126, %131
  %133 = add nuw i64 %127, 1
  %exitcond422.not = icmp eq i64 %127, %.sroa.3352.0.copyload
  br i1 %exitcond422.not, label %._crit_edge414, label %.lr.ph413

._crit_edge414:                                   ; preds = %.lr.ph413, %._crit_edge410
  %.lcssa = phi double [ 0.000000e+00, %._crit_edge410 ], [ %132, %.lr.ph413 ]
  %134 = add nsw i64 %.sroa.3278.0.copyload, %.sroa.2277.0.copyload
  %135 = shl i64 %134, 32
  %sext = add i64 %135, -4294967296
  %136 = ashr exact i64 %sext, 32
  %137 = sub nsw i64 %136, %.sroa.2277.0.copyload
  %138 = getelementptr double, ptr %.sroa.0275.0.copyload, i64 %137
  %139 = load double, ptr %138, align 8, !tbaa !23
  %140 = call i32 @_FortranAPointerDeallocate(ptr nonnull %10, i1 false, ptr null, ptr nonnull @_QQclX0fb007f69384ac7ae6dd09e677714b78, i32 37)
  %141 = call i32 @_FortranAPointerDeallocate(ptr nonnull %9, i1 false, ptr null, ptr nonnull @_QQclX0fb007f69384ac7ae6dd09e677714b78, i32 37)
  %.sroa.0360.0.copyload = load ptr, ptr %11, align 8, !tbaa !14
  %.not385 = icmp eq ptr %.sroa.0360.0.copyload, null
  br i1 %.not385, label %143, label %142

142:                                              ; preds = %._crit_edge414
  call void @free(ptr %.sroa.0360.0.copyload)
  store ptr null, ptr %11, align 8, !tbaa !14
  store i64 8, ptr %.sroa.7.0..sroa_idx8, align 8, !tbaa !14
  store i32 20240719, ptr %.sroa.8.0..sroa_idx18, align 8, !tbaa !14
  store i8 1, ptr %.sroa.9.0..sroa_idx28, align 4, !tbaa !14
  store i8 28, ptr %.sroa.10.0..sroa_idx38, align 1, !tbaa !14
  store i8 2, ptr %.sroa.11.0..sroa_idx48, align 2, !tbaa !14
  store i8 0, ptr %.sroa.12.0..sroa_idx58, align 1, !tbaa !14
  store i64 1, ptr %.sroa.13.0..sroa_idx68, align 8, !tbaa !14
  store i64 0, ptr %.sroa.14.0..sroa_idx78, align 8, !tbaa !14
  store i64 8, ptr %.sroa.15.0..sroa_idx88, align 8, !tbaa !14
  br label %143

143:                                              ; preds = %142, %._crit_edge414
  %.sroa.0364.0.copyload = load ptr, ptr %12, align 8, !tbaa !14
  %.not386 = icmp eq ptr %.sroa.0364.0.copyload, null
  br i1 %.not386, label %145, label %144

144:                                              ; preds = %143
  call void @free(ptr %.sroa.0364.0.copyload)
  store ptr null, ptr %12, align 8, !tbaa !14
  store i64 8, ptr %.sroa.7.0..sroa_idx6, align 8, !tbaa !14
  store i32 20240719, ptr %.sroa.8.0..sroa_idx16, align 8, !tbaa !14
  store i8 1, ptr %.sroa.9.0..sroa_idx26, align 4, !tbaa !14
  store i8 28, ptr %.sroa.10.0..sroa_idx36, align 1, !tbaa !14
  store i8 2, ptr %.sroa.11.0..sroa_idx46, align 2, !tbaa !14
  store i8 0, ptr %.sroa.12.0..sroa_idx56, align 1, !tbaa !14
  store i64 1, ptr %.sroa.13.0..sroa_idx66, align 8, !tbaa !14
  store i64 0, ptr %.sroa.14.0..sroa_idx76, align 8, !tbaa !14
  store i64 8, ptr %.sroa.15.0..sroa_idx86, align 8, !tbaa !14
  br label %145

145:                                              ; preds = %144, %143
  %.sroa.0368.0.copyload = load ptr, ptr %13, align 8, !tbaa !14
  %.not387 = icmp eq ptr %.sroa.0368.0.copyload, null
  br i1 %.not387, label %147, label %146

146:                                              ; preds = %145
  call void @free(ptr %.sroa.0368.0.copyload)
  store ptr null, ptr %13, align 8, !tbaa !14
  store i64 8, ptr %.sroa.3.0..sroa_idx, align 8, !tbaa !14
  store i32 20240719, ptr %.sroa.4.0..sroa_idx, align 8, !tbaa !14
  store i8 2, ptr %.sroa.5.0..sroa_idx, align 4, !tbaa !14
  store i8 28, ptr %.sroa.6.0..sroa_idx, align 1, !tbaa !14
  store i8 2, ptr %.sroa.7106.0..sroa_idx, align 2, !tbaa !14
  store i8 0, ptr %.sroa.8109.0..sroa_idx, align 1, !tbaa !14
  store i64 1, ptr %.sroa.9112.0..sroa_idx, align 8, !tbaa !14
  store i64 0, ptr %.sroa.10115.0..sroa_idx, align 8, !tbaa !14
  store i64 8, ptr %.sroa.11118.0..sroa_idx, align 8, !tbaa !14
  store i64 1, ptr %.sroa.12121.0..sroa_idx, align 8, !tbaa !14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %.sroa.13124.0..sroa_idx, i8 0, i64 16, i1 false)
  br label %147

147:                                              ; preds = %146, %145
  %.sroa.0372.0.copyload = load ptr, ptr %14, align 8, !tbaa !14
  %.not388 = icmp eq ptr %.sroa.0372.0.copyload, null
  br i1 %.not388, label %149, label %148

148:                                              ; preds = %147
  call void @free(ptr %.sroa.0372.0.copyload)
  store ptr null, ptr %14, align 8, !tbaa !14
  store i64 8, ptr %.sroa.7.0..sroa_idx, align 8, !tbaa !14
  store i32 20240719, ptr %.sroa.8.0..sroa_idx, align 8, !tbaa !14
  store i8 1, ptr %.sroa.9.0..sroa_idx, align 4, !tbaa !14
  store i8 28, ptr %.sroa.10.0..sroa_idx, align 1, !tbaa !14
  store i8 2, ptr %.sroa.11.0..sroa_idx, align 2, !tbaa !14
  store i8 0, ptr %.sroa.12.0..sroa_idx, align 1, !tbaa !14
  store i64 1, ptr %.sroa.13.0..sroa_idx, align 8, !tbaa !14
  store i64 0, ptr %.sroa.14.0..sroa_idx, align 8, !tbaa !14
  store i64 8, ptr %.sroa.15.0..sroa_idx, align 8, !tbaa !14
  br label %149

149:                                              ; preds = %148, %147
  %150 = fadd contract double %.lcssa391, %.lcssa390
  %151 = fadd contract double %150, %.lcssa
  %152 = trunc i64 %.sroa.2277.0.copyload to i32
  %153 = sitofp i32 %152 to double
  %154 = fmul contract double %139, %153
  %155 = fadd contract double %151, %154
  ret double %155
}

declare i32 @_FortranAMoveAlloc(ptr, ptr, ptr, i1 zeroext, ptr, ptr, i32) local_unnamed_addr

declare void @_FortranAAllocatableSetBounds(ptr, i32, i64, i64) local_unnamed_addr

declare i32 @_FortranAAllocatableAllocateSource(ptr, ptr, i1 zeroext, ptr, ptr, i32) local_unnamed_addr

declare void @_FortranAAllocatableApplyMold(ptr, ptr, i32) local_unnamed_addr

declare i32 @_FortranAAllocatableAllocate(ptr, ptr, i1 zeroext, ptr, ptr, i32, ptr) local_unnamed_addr

declare void @_FortranAPointerSetBounds(ptr, i32, i64, i64) local_unnamed_addr

declare i32 @_FortranAPointerAllocateSource(ptr, ptr, i1 zeroext, ptr, ptr, i32) local_unnamed_addr

declare void @_FortranAPointerApplyMold(ptr, ptr, i32) local_unnamed_addr

declare i32 @_FortranAPointerAllocate(ptr, i1 zeroext, ptr, ptr, i32, ptr) local_unnamed_addr

declare i32 @_FortranAPointerDeallocate(ptr, i1 zeroext, ptr, ptr, i32) local_unnamed_addr

declare void @_FortranAAssign(ptr, ptr, ptr, i32) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

attributes #0 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { "target-cpu"="x86-64" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.ident = !{!0}
!llvm.module.flags = !{!1, !2, !3}

!0 = !{!"Debian flang version 22.1.8"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"descriptor member", !6, i64 0}
!6 = !{!"any access", !7, i64 0}
!7 = !{!"Flang function root handed_on"}
!8 = !{!9, !9, i64 0}
!9 = !{!"allocated data/_QFhanded_onEa", !10, i64 0}
!10 = !{!"allocated data", !11, i64 0}
!11 = !{!"any data access", !6, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"allocated data/_QFhanded_onEt", !10, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"descriptor member", !16, i64 0}
!16 = !{!"any access", !17, i64 0}
!17 = !{!"Flang function root like_another"}
!18 = !{!19, !19, i64 0}
!19 = !{!"allocated data/", !20, i64 0}
!20 = !{!"allocated data", !21, i64 0}
!21 = !{!"any data access", !16, i64 0}
!22 = !{!20, !20, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"allocated data/_QFlike_anotherEc", !20, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"allocated data/_QFlike_anotherEd", !20, i64 0}
!27 = !{!28, !28, i64 0}
!28 = !{!"target data", !21, i64 0}
!29 = !{!30, !30, i64 0}
!30 = !{!"allocated data/_QFlike_anotherEb", !20, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"allocated data/_QFlike_anotherEa", !20, i64 0}
