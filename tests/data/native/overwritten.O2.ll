; ModuleID = 'overwritten.c'
source_filename = "overwritten.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }

@.str = private unnamed_addr constant [4 x i8] c"3.0\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%lf\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"2.5 word\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"%lf %lf\00", align 1
@.str.4 = private unnamed_addr constant [14 x i8] c"ab 7 1.5 2.5%\00", align 1
@.str.5 = private unnamed_addr constant [17 x i8] c"%15s %d %*f %f%%\00", align 1
@.str.6 = private unnamed_addr constant [10 x i8] c"text 0.75\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"%s %le\00", align 1
@.str.8 = private unnamed_addr constant [8 x i8] c"1.5 2.5\00", align 1
@kept = internal global double 0.000000e+00, align 8
@.str.9 = private unnamed_addr constant [4 x i8] c"3.5\00", align 1
@.str.10 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@name = internal global [8 x i8] zeroinitializer, align 4
@.str.12 = private unnamed_addr constant [5 x i8] c"%d%s\00", align 1
@.str.13 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.14 = private unnamed_addr constant [3 x i8] c"yz\00", align 1
@.str.15 = private unnamed_addr constant [3 x i8] c"kl\00", align 1
@.str.16 = private unnamed_addr constant [10 x i8] c"/dev/zero\00", align 1
@.str.17 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.18 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
@.str.19 = private unnamed_addr constant [5 x i8] c"none\00", align 1
@.str.20 = private unnamed_addr constant [2 x i8] c"1\00", align 1
@.str.21 = private unnamed_addr constant [2 x i8] c"2\00", align 1
@.str.22 = private unnamed_addr constant [11 x i8] c"2.5 3 0x10\00", align 1
@__const.addresses_that_come_back.b = private unnamed_addr constant [16 x i8] c"hello,you\00\00\00\00\00\00\00", align 16
@.str.25 = private unnamed_addr constant [2 x i8] c",\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local double @scanned(double noundef %0) local_unnamed_addr #0 {
  %2 = alloca [2 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22
  %3 = fmul double %0, %0
  store double %3, ptr %2, align 16
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store double %0, ptr %4, align 8
  %5 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, ptr noundef nonnull %2) #22
  %6 = load double, ptr %2, align 16
  %7 = load double, ptr %4, align 8
  %8 = call double @llvm.fmuladd.f64(double %6, double %0, double %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22
  ret double %8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @__isoc99_sscanf(ptr noundef readonly captures(none), ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind uwtable
define dso_local double @scanned_in_part(double noundef %0) local_unnamed_addr #0 {
  %2 = alloca [3 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22
  store double %0, ptr %2, align 16
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %4 = fmul double %0, %0
  store double %4, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %6 = fmul double %0, %4
  store double %6, ptr %5, align 16
  %7 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.3, ptr noundef nonnull %2, ptr noundef nonnull %3) #22
  %8 = load double, ptr %2, align 16
  %9 = load double, ptr %3, align 8
  %10 = load double, ptr %5, align 16
  %11 = fmul double %9, %10
  %12 = call double @llvm.fmuladd.f64(double %8, double %0, double %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22
  ret double %12
}

; Function Attrs: nofree nounwind uwtable
define dso_local double @scanned_among_others(double noundef %0) local_unnamed_addr #0 {
  %2 = alloca double, align 8
  %3 = alloca [16 x i8], align 16
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22
  store double %0, ptr %2, align 8
  %6 = fmul double %0, %0
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #22
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  %7 = fptrunc double %0 to float
  store float %7, ptr %5, align 4
  %8 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.5, ptr noundef nonnull %3, ptr noundef nonnull %4, ptr noundef nonnull %5) #22
  %9 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.7, ptr noundef nonnull %3, ptr noundef nonnull %2) #22
  %10 = load double, ptr %2, align 8
  %11 = load float, ptr %5, align 4
  %12 = fpext float %11 to double
  %13 = fadd double %10, %12
  %14 = fmul double %6, %13
  %15 = load i32, ptr %4, align 4
  %16 = sitofp i32 %15 to double
  %17 = fmul double %14, %16
  %18 = load i8, ptr %3, align 16
  %19 = sitofp i8 %18 to double
  %20 = fmul double %17, %19
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22
  ret double %20
}

; Function Attrs: nofree nounwind uwtable
define dso_local double @scanned_in_a_loop(double noundef %0) local_unnamed_addr #0 {
  %2 = alloca [3 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22
  store double %0, ptr %2, align 16
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store <2 x double> <double 1.000000e+00, double 2.000000e+00>, ptr %3, align 8
  %5 = tail call double @llvm.fmuladd.f64(double %0, double %0, double 0.000000e+00)
  %6 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.8, ptr noundef nonnull @.str.3, ptr noundef nonnull %2, ptr noundef nonnull %3) #22
  %7 = load double, ptr %2, align 16
  %8 = fmul double %0, %7
  store double %8, ptr %2, align 16
  %9 = load double, ptr %3, align 8
  %10 = call double @llvm.fmuladd.f64(double %8, double %9, double %5)
  %11 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.8, ptr noundef nonnull @.str.3, ptr noundef nonnull %2, ptr noundef nonnull %3) #22
  %12 = load double, ptr %2, align 16
  %13 = fmul double %0, %12
  store double %13, ptr %2, align 16
  %14 = load double, ptr %4, align 16
  %15 = call double @llvm.fmuladd.f64(double %13, double %14, double %10)
  %16 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.8, ptr noundef nonnull @.str.3, ptr noundef nonnull %2, ptr noundef nonnull %3) #22
  %17 = load double, ptr %2, align 16
  %18 = fmul double %0, %17
  %19 = load double, ptr %3, align 8
  %20 = call double @llvm.fmuladd.f64(double %18, double %19, double %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22
  ret double %20
}

; Function Attrs: nofree nounwind uwtable
define dso_local double @scanned_global(double noundef %0) local_unnamed_addr #0 {
  %2 = fmul double %0, %0
  store double %2, ptr @kept, align 8
  %3 = fmul double %2, %2
  %4 = tail call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.1, ptr noundef nonnull @kept) #22
  %5 = load double, ptr @kept, align 8
  %6 = fmul double %3, %5
  %7 = fmul double %0, %6
  store double %7, ptr @kept, align 8
  %8 = fmul double %7, %7
  ret double %8
}

; Function Attrs: nofree nounwind uwtable
define dso_local double @scanned_by_a_callee(double noundef %0) local_unnamed_addr #0 {
  %2 = alloca [2 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22
  store double %0, ptr %2, align 16
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store double %0, ptr %3, align 8
  %4 = call fastcc double @times_square(double noundef %0, ptr noundef %2)
  %5 = load double, ptr %2, align 16
  %6 = call fastcc double @times_square(double noundef %4, ptr noundef %3)
  %7 = load double, ptr %3, align 8
  %8 = fmul double %6, %7
  %9 = call double @llvm.fmuladd.f64(double %4, double %5, double %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22
  ret double %9
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc double @times_square(double noundef %0, ptr noundef nonnull %1) unnamed_addr #4 {
  %3 = load double, ptr %1, align 8
  %4 = fmul double %0, %3
  %5 = fmul double %3, %4
  %6 = tail call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.1, ptr noundef nonnull %1) #22
  %7 = load double, ptr %1, align 8
  %8 = fmul double %5, %7
  ret double %8
}

; Function Attrs: nofree nounwind uwtable
define dso_local double @text_that_callees_read(double noundef %0) local_unnamed_addr #0 {
  %2 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22
  store i64 6513249, ptr %2, align 8
  %3 = fadd double %0, 0.000000e+00
  %4 = call fastcc double @times_first(double noundef %3, ptr noundef nonnull %2)
  %5 = tail call double @llvm.fmuladd.f64(double %0, double %4, double 0.000000e+00)
  %6 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %2, i64 noundef 8, ptr noundef nonnull @.str.10, i32 noundef 34) #22
  %7 = tail call double @llvm.fmuladd.f64(double %5, double 1.000000e-03, double %0)
  %8 = call fastcc double @times_first(double noundef %7, ptr noundef nonnull %2)
  %9 = tail call double @llvm.fmuladd.f64(double %0, double %8, double %5)
  %10 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %2, i64 noundef 8, ptr noundef nonnull @.str.10, i32 noundef 61) #22
  %11 = tail call double @llvm.fmuladd.f64(double %9, double 1.000000e-03, double %0)
  %12 = call fastcc double @times_first(double noundef %11, ptr noundef nonnull %2)
  %13 = tail call double @llvm.fmuladd.f64(double %0, double %12, double %9)
  %14 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %2, i64 noundef 8, ptr noundef nonnull @.str.10, i32 noundef 88) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22
  ret double %13
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: read, errnomem: write) uwtable
define internal fastcc double @times_first(double noundef %0, ptr noundef readonly captures(none) %1) unnamed_addr #6 {
  %3 = fmul double %0, 1.000000e-02
  %4 = load i8, ptr %1, align 1
  %5 = sitofp i8 %4 to double
  %6 = fmul double %3, %5
  %7 = tail call double @sin(double noundef %6) #22
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 1
  %9 = load i8, ptr %8, align 1
  %10 = sitofp i8 %9 to double
  %11 = fmul double %7, %10
  ret double %11
}

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: nofree nounwind uwtable
define dso_local double @text_in_a_global(double noundef %0) local_unnamed_addr #0 {
  store i32 6513249, ptr @name, align 4
  %2 = fmul double %0, %0
  %3 = tail call double @llvm.fmuladd.f64(double %2, double 9.700000e+01, double 0.000000e+00)
  %4 = tail call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) @name, ptr noundef nonnull dereferenceable(1) @.str.12, i32 noundef 3, ptr noundef nonnull @.str.13) #22
  %5 = tail call fastcc double @times_first(double noundef %0, ptr noundef nonnull @name)
  %6 = fadd double %3, %5
  %7 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) @name)
  %8 = getelementptr inbounds i8, ptr @name, i64 %7
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %8, ptr noundef nonnull align 1 dereferenceable(3) @.str.14, i64 3, i1 false)
  %9 = load i8, ptr getelementptr inbounds nuw (i8, ptr @name, i64 2), align 2
  %10 = sitofp i8 %9 to double
  %11 = fmul double %6, %10
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(3) @name, ptr noundef nonnull align 1 dereferenceable(3) @.str.15, i64 noundef 3, i1 false) #22
  %12 = tail call double @llvm.fmuladd.f64(double %2, double 1.070000e+02, double %11)
  %13 = tail call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) @name, ptr noundef nonnull dereferenceable(1) @.str.12, i32 noundef 4, ptr noundef nonnull @.str.13) #22
  %14 = tail call fastcc double @times_first(double noundef %0, ptr noundef nonnull @name)
  %15 = fadd double %12, %14
  %16 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) @name)
  %17 = getelementptr inbounds i8, ptr @name, i64 %16
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %17, ptr noundef nonnull align 1 dereferenceable(3) @.str.14, i64 3, i1 false)
  %18 = load i8, ptr getelementptr inbounds nuw (i8, ptr @name, i64 2), align 2
  %19 = sitofp i8 %18 to double
  %20 = fmul double %15, %19
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(3) @name, ptr noundef nonnull align 1 dereferenceable(3) @.str.15, i64 noundef 3, i1 false) #22
  %21 = tail call double @llvm.fmuladd.f64(double %2, double 1.070000e+02, double %20)
  %22 = tail call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) @name, ptr noundef nonnull dereferenceable(1) @.str.12, i32 noundef 5, ptr noundef nonnull @.str.13) #22
  %23 = tail call fastcc double @times_first(double noundef %0, ptr noundef nonnull @name)
  %24 = fadd double %21, %23
  %25 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) @name)
  %26 = getelementptr inbounds i8, ptr @name, i64 %25
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %26, ptr noundef nonnull align 1 dereferenceable(3) @.str.14, i64 3, i1 false)
  %27 = load i8, ptr getelementptr inbounds nuw (i8, ptr @name, i64 2), align 2
  %28 = sitofp i8 %27 to double
  %29 = fmul double %24, %28
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(3) @name, ptr noundef nonnull align 1 dereferenceable(3) @.str.15, i64 noundef 3, i1 false) #22
  ret double %29
}

; Function Attrs: nofree nounwind
declare noundef i32 @sprintf(ptr noalias noundef writeonly captures(none), ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define dso_local double @filled_from_a_file(double noundef %0) local_unnamed_addr #7 {
  %2 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #23
  store double %0, ptr %2, align 8
  %3 = insertelement <2 x double> poison, double %0, i64 0
  %4 = shufflevector <2 x double> %3, <2 x double> poison, <2 x i32> zeroinitializer
  %5 = insertelement <2 x double> <double 2.000000e+00, double poison>, double %0, i64 1
  %6 = fmul <2 x double> %4, %5
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store <2 x double> %6, ptr %7, align 8
  %9 = extractelement <2 x double> %6, i64 0
  %10 = fmul double %0, %9
  %11 = tail call noalias ptr @fopen(ptr noundef nonnull @.str.16, ptr noundef nonnull @.str.17)
  %12 = tail call i64 @fread(ptr noundef nonnull %2, i64 noundef 8, i64 noundef 2, ptr noundef %11)
  %13 = uitofp i64 %12 to double
  %14 = fadd double %10, %13
  %15 = tail call i32 @fclose(ptr noundef %11)
  %16 = load double, ptr %2, align 8
  %17 = fadd double %14, %16
  %18 = fmul double %17, %17
  %19 = load double, ptr %7, align 8
  %20 = load double, ptr %8, align 8
  %21 = tail call double @llvm.fmuladd.f64(double %18, double %19, double %20)
  %22 = fadd double %17, %21
  tail call void @free(ptr noundef %2) #22
  ret double %22
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #8

; Function Attrs: nofree nounwind
declare noalias noundef ptr @fopen(ptr noundef readonly captures(none), ptr noundef readonly captures(none)) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare noundef i64 @fread(ptr noundef writeonly captures(none), i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare noundef i32 @fclose(ptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #9

; Function Attrs: nofree nounwind uwtable
define dso_local double @nothing_to_read(double noundef %0) local_unnamed_addr #0 {
  %2 = alloca [2 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22
  store double %0, ptr %2, align 16
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %4 = fmul double %0, %0
  store double %4, ptr %3, align 8
  %5 = tail call noalias ptr @fopen(ptr noundef nonnull @.str.18, ptr noundef nonnull @.str.17)
  %6 = call i64 @fread(ptr noundef nonnull %2, i64 noundef 8, i64 noundef 2, ptr noundef %5)
  %7 = uitofp i64 %6 to double
  %8 = fmul double %0, %7
  %9 = tail call i32 @fclose(ptr noundef %5)
  %10 = load double, ptr %2, align 16
  %11 = load double, ptr %3, align 8
  %12 = tail call double @llvm.fmuladd.f64(double %10, double %11, double %8)
  %13 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.1, ptr noundef nonnull %2) #22
  %14 = icmp eq i32 %13, 0
  %15 = load double, ptr %2, align 16
  %16 = select i1 %14, double %15, double 0.000000e+00
  %17 = fadd double %12, %16
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22
  ret double %17
}

; Function Attrs: nounwind uwtable
define dso_local double @random_numbers(double noundef %0) local_unnamed_addr #7 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22
  store i32 1, ptr %2, align 4
  %3 = fmul double %0, %0
  %4 = call i32 @rand_r(ptr noundef nonnull %2) #22
  %5 = load i32, ptr %2, align 4
  %6 = urem i32 %5, 1000
  %7 = uitofp nneg i32 %6 to double
  %8 = call double @llvm.fmuladd.f64(double %3, double %7, double 0.000000e+00)
  %9 = call i32 @rand_r(ptr noundef nonnull %2) #22
  %10 = load i32, ptr %2, align 4
  %11 = urem i32 %10, 1000
  %12 = uitofp nneg i32 %11 to double
  %13 = call double @llvm.fmuladd.f64(double %3, double %12, double %8)
  %14 = call i32 @rand_r(ptr noundef nonnull %2) #22
  %15 = load i32, ptr %2, align 4
  %16 = urem i32 %15, 1000
  %17 = uitofp nneg i32 %16 to double
  %18 = call double @llvm.fmuladd.f64(double %3, double %17, double %13)
  %19 = call i32 @rand_r(ptr noundef nonnull %2) #22
  %20 = load i32, ptr %2, align 4
  %21 = urem i32 %20, 1000
  %22 = uitofp nneg i32 %21 to double
  %23 = call double @llvm.fmuladd.f64(double %3, double %22, double %18)
  %24 = urem i32 %20, 10
  %25 = uitofp nneg i32 %24 to double
  %26 = fmul double %23, %25
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22
  ret double %26
}

; Function Attrs: nounwind
declare i32 @rand_r(ptr noundef) local_unnamed_addr #10

; Function Attrs: nofree nounwind uwtable
define dso_local double @indices(double noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = alloca [3 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22
  store i32 0, ptr %2, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #22
  store double %0, ptr %3, align 16
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %5 = fmul double %0, %0
  store double %5, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %7 = fmul double %0, %5
  store double %7, ptr %6, align 16
  %8 = tail call double @llvm.fmuladd.f64(double %0, double %0, double 0.000000e+00)
  %9 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.21, ptr noundef nonnull @.str.10, ptr noundef nonnull %2) #22
  %10 = load i32, ptr %2, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds double, ptr %3, i64 %11
  %13 = load double, ptr %12, align 8
  %14 = fmul double %8, %13
  store double %14, ptr %12, align 8
  %15 = call double @llvm.fmuladd.f64(double %14, double %14, double %8)
  %16 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.20, ptr noundef nonnull @.str.10, ptr noundef nonnull %2) #22
  %17 = load i32, ptr %2, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds double, ptr %3, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = fmul double %15, %20
  %22 = fadd double %15, %21
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22
  ret double %22
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define dso_local double @ends(double noundef %0) local_unnamed_addr #11 {
  %2 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22
  %3 = call double @strtod(ptr noundef nonnull @.str.22, ptr noundef nonnull %2) #22
  %4 = fmul double %0, %3
  %5 = fmul double %0, %0
  %6 = load ptr, ptr %2, align 8
  %7 = call i64 @strtol(ptr noundef %6, ptr noundef nonnull %2, i32 noundef 10) #22
  %8 = sitofp i64 %7 to double
  %9 = tail call double @llvm.fmuladd.f64(double %5, double %8, double %4)
  %10 = load ptr, ptr %2, align 8
  %11 = tail call i64 @strtol(ptr noundef captures(none) %10, ptr noundef null, i32 noundef 0) #22
  %12 = sitofp i64 %11 to double
  %13 = fmul double %9, %12
  %14 = fmul double %3, %13
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22
  ret double %14
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare double @strtod(ptr noundef readonly, ptr noundef captures(none)) local_unnamed_addr #12

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #12

; Function Attrs: nofree nounwind memory(read) uwtable
define dso_local noundef double @environment(double noundef %0) local_unnamed_addr #13 {
  %2 = alloca [8 x i8], align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22
  store i16 20296, ptr %2, align 2
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 2
  store i8 77, ptr %3, align 2
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 3
  store i8 69, ptr %4, align 1
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 4
  store i8 0, ptr %5, align 2
  %6 = call ptr @getenv(ptr noundef nonnull %2) #22
  %7 = icmp eq ptr %6, null
  %8 = fmul double %0, 2.000000e+00
  %9 = select i1 %7, double %0, double %8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22
  ret double %9
}

; Function Attrs: nofree nounwind memory(read)
declare noundef ptr @getenv(ptr noundef captures(none)) local_unnamed_addr #14

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define dso_local double @addresses_that_come_back(double noundef %0) local_unnamed_addr #11 {
  %2 = alloca [16 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %2, ptr noundef nonnull align 16 dereferenceable(16) @__const.addresses_that_come_back.b, i64 16, i1 false)
  %3 = call ptr @strchr(ptr noundef nonnull dereferenceable(1) %2, i32 noundef 108) #24
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 10
  store i32 8026488, ptr %4, align 2
  %5 = call ptr @strtok(ptr noundef nonnull %2, ptr noundef nonnull @.str.25) #22
  store i8 76, ptr %3, align 1
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 11
  store i8 81, ptr %6, align 1
  store i8 72, ptr %5, align 1
  %7 = fmul double %0, %0
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 2
  %9 = load i8, ptr %8, align 2
  %10 = sitofp i8 %9 to double
  %11 = load i8, ptr %6, align 1
  %12 = sitofp i8 %11 to double
  %13 = fmul double %0, %12
  %14 = load i8, ptr %2, align 16
  %15 = sitofp i8 %14 to double
  %16 = fmul double %13, %15
  %17 = call double @llvm.fmuladd.f64(double %7, double %10, double %16)
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 5
  %19 = load i8, ptr %18, align 1
  %20 = icmp eq i8 %19, 0
  %21 = select i1 %20, double %0, double 0.000000e+00
  %22 = fadd double %17, %21
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22
  ret double %22
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare ptr @strchr(ptr noundef, i32 noundef) local_unnamed_addr #15

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare ptr @strtok(ptr noundef, ptr noundef readonly captures(none)) local_unnamed_addr #12

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @found_among_numbers(double noundef %0) local_unnamed_addr #16 {
  %2 = alloca [2 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22
  %3 = fmul double %0, %0
  %4 = insertelement <2 x double> <double 1.500000e+00, double poison>, double %3, i64 1
  store <2 x double> %4, ptr %2, align 16
  %5 = call ptr @memchr(ptr noundef nonnull dereferenceable(1) %2, i32 noundef 248, i64 noundef 16) #24
  %6 = getelementptr inbounds i8, ptr %5, i64 -6
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 2
  %9 = load double, ptr %8, align 8
  %10 = tail call double @llvm.fmuladd.f64(double %7, double %0, double %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22
  ret double %10
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #15

; Function Attrs: mustprogress nofree nounwind willreturn uwtable
define dso_local double @times_of_day(double noundef %0) local_unnamed_addr #17 {
  %2 = alloca %struct.tm, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %2, i8 0, i64 56, i1 false)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 20
  store i32 70, ptr %3, align 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 12
  store i32 40, ptr %4, align 4
  %5 = fmul double %0, 4.000000e+01
  %6 = call i64 @mktime(ptr noundef nonnull %2) #22
  %7 = fmul double %0, %5
  %8 = load i32, ptr %4, align 4
  %9 = sitofp i32 %8 to double
  %10 = fmul double %7, %9
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22
  ret double %10
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #18

; Function Attrs: mustprogress nofree nounwind willreturn
declare noundef i64 @mktime(ptr noundef captures(none)) local_unnamed_addr #19

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #20

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr captures(none)) local_unnamed_addr #21

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: read, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree norecurse nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nofree nounwind memory(read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nofree nounwind memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nofree norecurse nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { mustprogress nofree nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #19 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #22 = { nounwind }
attributes #23 = { nounwind allocsize(0) }
attributes #24 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
