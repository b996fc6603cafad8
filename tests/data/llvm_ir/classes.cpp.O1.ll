; ModuleID = 'classes.cpp'
source_filename = "classes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Box = type { %struct.Named, %struct.Shape, double, double }
%struct.Named = type { ptr, ptr }
%struct.Shape = type { ptr }

$_ZN3BoxD2Ev = comdat any

$_ZN5ShapeD2Ev = comdat any

$_ZN6CircleD0Ev = comdat any

$_ZNK6Circle4areaEv = comdat any

$_ZN5Shape5scaleEd = comdat any

$_ZN5ShapeD0Ev = comdat any

$_ZNK3Box5titleEv = comdat any

$_ZNK3Box4areaEv = comdat any

$_ZN3Box5scaleEd = comdat any

$_ZN3BoxD0Ev = comdat any

$_ZThn16_N3BoxD1Ev = comdat any

$_ZThn16_N3BoxD0Ev = comdat any

$_ZThn16_NK3Box4areaEv = comdat any

$_ZThn16_N3Box5scaleEd = comdat any

$_ZNK5Named5titleEv = comdat any

$_ZTV6Circle = comdat any

$_ZTV5Shape = comdat any

$_ZTV3Box = comdat any

$_ZTV5Named = comdat any

@_ZL5alive = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [18 x i8] c"%d %g %g %s %s %d\00", align 1
@_ZTV6Circle = linkonce_odr dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr null, ptr @_ZN5ShapeD2Ev, ptr @_ZN6CircleD0Ev, ptr @_ZNK6Circle4areaEv, ptr @_ZN5Shape5scaleEd] }, comdat, align 8
@_ZTV5Shape = linkonce_odr dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr null, ptr @_ZN5ShapeD2Ev, ptr @_ZN5ShapeD0Ev, ptr @__cxa_pure_virtual, ptr @_ZN5Shape5scaleEd] }, comdat, align 8
@.str.1 = private unnamed_addr constant [4 x i8] c"box\00", align 1
@_ZTV3Box = linkonce_odr dso_local unnamed_addr constant { [7 x ptr], [6 x ptr] } { [7 x ptr] [ptr null, ptr null, ptr @_ZNK3Box5titleEv, ptr @_ZNK3Box4areaEv, ptr @_ZN3Box5scaleEd, ptr @_ZN3BoxD2Ev, ptr @_ZN3BoxD0Ev], [6 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr null, ptr @_ZThn16_N3BoxD1Ev, ptr @_ZThn16_N3BoxD0Ev, ptr @_ZThn16_NK3Box4areaEv, ptr @_ZThn16_N3Box5scaleEd] }, comdat, align 8
@_ZTV5Named = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK5Named5titleEv] }, comdat, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"Box\00", align 1

; Function Attrs: mustprogress nobuiltin nounwind allocsize(0) uwtable
define dso_local noundef nonnull ptr @_Znwm(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call noalias ptr @malloc(i64 noundef %0) #13
  ret ptr %2
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nobuiltin nounwind uwtable
define dso_local void @_ZdlPv(ptr noundef %0) local_unnamed_addr #2 {
  tail call void @free(ptr noundef %0) #14
  ret void
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nobuiltin nounwind uwtable
define dso_local void @_ZdlPvm(ptr noundef %0, i64 noundef %1) local_unnamed_addr #2 {
  tail call void @free(ptr noundef %0) #14
  ret void
}

; Function Attrs: cold mustprogress nofree noreturn nounwind uwtable
define dso_local void @__cxa_pure_virtual() unnamed_addr #4 {
  tail call void @abort() #15
  unreachable
}

; Function Attrs: cold nofree noreturn nounwind
declare void @abort() local_unnamed_addr #5

; Function Attrs: mustprogress nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #6 {
  %3 = alloca [4 x ptr], align 16
  %4 = alloca %struct.Box, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  %5 = load i32, ptr @_ZL5alive, align 4
  br label %8

6:                                                ; preds = %31
  %7 = load i32, ptr @_ZL5alive, align 4, !tbaa !4
  br label %44

8:                                                ; preds = %2, %31
  %9 = phi i64 [ 0, %2 ], [ %35, %31 ]
  %10 = phi i32 [ %5, %2 ], [ %33, %31 ]
  %11 = and i64 %9, 1
  %12 = icmp eq i64 %11, 0
  %13 = trunc i64 %9 to i32
  br i1 %12, label %19, label %14

14:                                               ; preds = %8
  %15 = tail call noalias noundef nonnull dereferenceable(16) ptr @malloc(i64 noundef 16) #13
  %16 = uitofp nneg i32 %13 to double
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV5Shape, i64 16), ptr %15, align 8, !tbaa !8
  %17 = add nsw i32 %10, 1
  store i32 %17, ptr @_ZL5alive, align 4, !tbaa !4
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV6Circle, i64 16), ptr %15, align 8, !tbaa !8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store double %16, ptr %18, align 8, !tbaa !10
  br label %31

19:                                               ; preds = %8
  %20 = tail call noalias noundef nonnull dereferenceable(40) ptr @malloc(i64 noundef 40) #13
  %21 = or disjoint i32 %13, 1
  %22 = uitofp nneg i32 %21 to double
  %23 = trunc i64 %9 to i32
  %24 = add i32 %23, 2
  %25 = uitofp nneg i32 %24 to double
  store ptr getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @_ZTV5Named, i64 16), ptr %20, align 8, !tbaa !8
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store ptr @.str.1, ptr %26, align 8, !tbaa !14
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV5Shape, i64 16), ptr %27, align 8, !tbaa !8
  %28 = add nsw i32 %10, 1
  store i32 %28, ptr @_ZL5alive, align 4, !tbaa !4
  store ptr getelementptr inbounds nuw inrange(-16, 40) (i8, ptr @_ZTV3Box, i64 16), ptr %20, align 8, !tbaa !8
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV3Box, i64 72), ptr %27, align 8, !tbaa !8
  %29 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store double %22, ptr %29, align 8, !tbaa !18
  %30 = getelementptr inbounds nuw i8, ptr %20, i64 32
  store double %25, ptr %30, align 8, !tbaa !20
  br label %31

31:                                               ; preds = %14, %19
  %32 = phi ptr [ %15, %14 ], [ %27, %19 ]
  %33 = phi i32 [ %17, %14 ], [ %28, %19 ]
  %34 = getelementptr inbounds nuw ptr, ptr %3, i64 %9
  store ptr %32, ptr %34, align 8, !tbaa !21
  %35 = add nuw nsw i64 %9, 1
  %36 = icmp eq i64 %35, 4
  br i1 %36, label %6, label %8, !llvm.loop !23

37:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #14
  store ptr getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @_ZTV5Named, i64 16), ptr %4, align 8, !tbaa !8
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr @.str.1, ptr %38, align 8, !tbaa !14
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV5Shape, i64 16), ptr %39, align 8, !tbaa !8
  %40 = load i32, ptr @_ZL5alive, align 4, !tbaa !4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr @_ZL5alive, align 4, !tbaa !4
  store ptr getelementptr inbounds nuw inrange(-16, 40) (i8, ptr @_ZTV3Box, i64 16), ptr %4, align 8, !tbaa !8
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV3Box, i64 72), ptr %39, align 8, !tbaa !8
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store double 2.000000e+00, ptr %42, align 8, !tbaa !18
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store double 3.000000e+00, ptr %43, align 8, !tbaa !20
  br label %72

44:                                               ; preds = %6, %44
  %45 = phi double [ 0.000000e+00, %6 ], [ %54, %44 ]
  %46 = phi double [ 0.000000e+00, %6 ], [ %59, %44 ]
  %47 = phi i64 [ 0, %6 ], [ %60, %44 ]
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 %47
  %49 = load ptr, ptr %48, align 8, !tbaa !21
  %50 = load ptr, ptr %49, align 8, !tbaa !8
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %52 = load ptr, ptr %51, align 8
  %53 = tail call noundef double %52(ptr noundef nonnull align 8 dereferenceable(8) %49) #14
  %54 = fadd double %45, %53
  %55 = load ptr, ptr %49, align 8, !tbaa !8
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 24
  %57 = load ptr, ptr %56, align 8
  %58 = tail call noundef double %57(ptr noundef nonnull align 8 dereferenceable(8) %49, double noundef 5.000000e-01) #14
  %59 = fadd double %46, %58
  %60 = add nuw nsw i64 %47, 8
  %61 = icmp eq i64 %60, 32
  br i1 %61, label %37, label %44, !llvm.loop !26

62:                                               ; preds = %81
  %63 = load ptr, ptr %4, align 8, !tbaa !8
  %64 = load ptr, ptr %63, align 8
  %65 = call noundef ptr %64(ptr noundef nonnull align 8 dereferenceable(16) %4) #14
  %66 = load ptr, ptr %38, align 8, !tbaa !14
  %67 = load i32, ptr @_ZL5alive, align 4, !tbaa !4
  %68 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, i32 noundef %7, double noundef %54, double noundef %59, ptr noundef %65, ptr noundef %66, i32 noundef %67) #14
  %69 = sext i32 %68 to i64
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV5Shape, i64 16), ptr %39, align 8, !tbaa !8
  %70 = load i32, ptr @_ZL5alive, align 4, !tbaa !4
  %71 = add nsw i32 %70, -1
  store i32 %71, ptr @_ZL5alive, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  ret i64 %69

72:                                               ; preds = %37, %81
  %73 = phi i64 [ 0, %37 ], [ %82, %81 ]
  %74 = getelementptr inbounds nuw i8, ptr %3, i64 %73
  %75 = load ptr, ptr %74, align 8, !tbaa !21
  %76 = icmp eq ptr %75, null
  br i1 %76, label %81, label %77

77:                                               ; preds = %72
  %78 = load ptr, ptr %75, align 8, !tbaa !8
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %80 = load ptr, ptr %79, align 8
  tail call void %80(ptr noundef nonnull align 8 dereferenceable(8) %75) #14
  br label %81

81:                                               ; preds = %77, %72
  %82 = add nuw nsw i64 %73, 8
  %83 = icmp eq i64 %82, 32
  br i1 %83, label %62, label %72, !llvm.loop !27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #7

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #8

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN3BoxD2Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #9 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV5Shape, i64 16), ptr %2, align 8, !tbaa !8
  %3 = load i32, ptr @_ZL5alive, align 4, !tbaa !4
  %4 = add nsw i32 %3, -1
  store i32 %4, ptr @_ZL5alive, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 {
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV5Shape, i64 16), ptr %0, align 8, !tbaa !8
  %2 = load i32, ptr @_ZL5alive, align 4, !tbaa !4
  %3 = add nsw i32 %2, -1
  store i32 %3, ptr @_ZL5alive, align 4, !tbaa !4
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6CircleD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #9 comdat align 2 {
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV5Shape, i64 16), ptr %0, align 8, !tbaa !8
  %2 = load i32, ptr @_ZL5alive, align 4, !tbaa !4
  %3 = add nsw i32 %2, -1
  store i32 %3, ptr @_ZL5alive, align 4, !tbaa !4
  tail call void @free(ptr noundef %0) #14
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK6Circle4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8, !tbaa !10
  %4 = fmul double %3, 0x4009200000000000
  %5 = fmul double %3, %4
  ret double %5
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZN5Shape5scaleEd(ptr noundef nonnull align 8 dereferenceable(8) %0, double noundef %1) unnamed_addr #6 comdat align 2 {
  %3 = load ptr, ptr %0, align 8, !tbaa !8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8
  %6 = tail call noundef double %5(ptr noundef nonnull align 8 dereferenceable(8) %0) #14
  %7 = fmul double %1, %6
  ret double %7
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 {
  tail call void @llvm.trap() #15
  unreachable
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #10

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK3Box5titleEv(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #6 comdat align 2 {
  ret ptr @.str.2
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK3Box4areaEv(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #6 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load double, ptr %2, align 8, !tbaa !18
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load double, ptr %4, align 8, !tbaa !20
  %6 = fmul double %3, %5
  ret double %6
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZN3Box5scaleEd(ptr noundef nonnull align 8 dereferenceable(40) %0, double noundef %1) unnamed_addr #6 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = tail call noundef double %6(ptr noundef nonnull align 8 dereferenceable(8) %3) #14
  %8 = fmul double %1, %7
  %9 = fadd double %8, 1.000000e+00
  ret double %9
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN3BoxD0Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #9 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV5Shape, i64 16), ptr %2, align 8, !tbaa !8
  %3 = load i32, ptr @_ZL5alive, align 4, !tbaa !4
  %4 = add nsw i32 %3, -1
  store i32 %4, ptr @_ZL5alive, align 4, !tbaa !4
  tail call void @free(ptr noundef %0) #14
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N3BoxD1Ev(ptr noundef %0) unnamed_addr #11 comdat align 2 {
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV5Shape, i64 16), ptr %0, align 8, !tbaa !8
  %2 = load i32, ptr @_ZL5alive, align 4, !tbaa !4
  %3 = add nsw i32 %2, -1
  store i32 %3, ptr @_ZL5alive, align 4, !tbaa !4
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N3BoxD0Ev(ptr noundef %0) unnamed_addr #11 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -16
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV5Shape, i64 16), ptr %0, align 8, !tbaa !8
  %3 = load i32, ptr @_ZL5alive, align 4, !tbaa !4
  %4 = add nsw i32 %3, -1
  store i32 %4, ptr @_ZL5alive, align 4, !tbaa !4
  tail call void @free(ptr noundef nonnull align 8 dereferenceable(40) %2) #14
  ret void
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local noundef double @_ZThn16_NK3Box4areaEv(ptr noundef %0) unnamed_addr #12 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8, !tbaa !18
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load double, ptr %4, align 8, !tbaa !20
  %6 = fmul double %3, %5
  ret double %6
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local noundef double @_ZThn16_N3Box5scaleEd(ptr noundef %0, double noundef %1) unnamed_addr #12 comdat align 2 {
  %3 = load ptr, ptr %0, align 8, !tbaa !8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8
  %6 = tail call noundef double %5(ptr noundef nonnull align 8 dereferenceable(8) %0) #14
  %7 = fmul double %1, %6
  %8 = fadd double %7, 1.000000e+00
  ret double %8
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK5Named5titleEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8, !tbaa !14
  ret ptr %3
}

attributes #0 = { mustprogress nobuiltin nounwind allocsize(0) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nobuiltin nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { cold mustprogress nofree noreturn nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { cold nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #11 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind allocsize(0) }
attributes #14 = { nounwind }
attributes #15 = { noreturn nounwind }

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
!9 = !{!"vtable pointer", !7, i64 0}
!10 = !{!11, !13, i64 8}
!11 = !{!"_ZTS6Circle", !12, i64 0, !13, i64 8}
!12 = !{!"_ZTS5Shape"}
!13 = !{!"double", !6, i64 0}
!14 = !{!15, !16, i64 8}
!15 = !{!"_ZTS5Named", !16, i64 8}
!16 = !{!"p1 omnipotent char", !17, i64 0}
!17 = !{!"any pointer", !6, i64 0}
!18 = !{!19, !13, i64 24}
!19 = !{!"_ZTS3Box", !15, i64 0, !12, i64 16, !13, i64 24, !13, i64 32}
!20 = !{!19, !13, i64 32}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 _ZTS5Shape", !17, i64 0}
!23 = distinct !{!23, !24, !25}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = distinct !{!26, !25}
!27 = distinct !{!27, !25}
