; ModuleID = 'casts.cpp'
source_filename = "casts.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Plate = type { %struct.Area, %struct.Weight, double }
%struct.Area = type { ptr, double }
%struct.Weight = type { ptr, double }

$_ZN5Plate4areaEv = comdat any

$_ZN4AreaD2Ev = comdat any

$_ZN5PlateD2Ev = comdat any

$_ZN5PlateD0Ev = comdat any

$_ZN6Weight6weightEv = comdat any

$_ZThn16_N5PlateD1Ev = comdat any

$_ZThn16_N5PlateD0Ev = comdat any

$_ZN4Area4areaEv = comdat any

$_ZN4AreaD0Ev = comdat any

$_ZN6WeightD2Ev = comdat any

$_ZN6WeightD0Ev = comdat any

$_ZTI4Area = comdat any

$_ZTS4Area = comdat any

$_ZTI6Weight = comdat any

$_ZTS6Weight = comdat any

$_ZTI5Plate = comdat any

$_ZTS5Plate = comdat any

$_ZTV5Plate = comdat any

$_ZTV4Area = comdat any

$_ZTV6Weight = comdat any

@_ZTI4Area = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS4Area }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS4Area = linkonce_odr dso_local constant [6 x i8] c"4Area\00", comdat, align 1
@_ZTI6Weight = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS6Weight }, comdat, align 8
@_ZTS6Weight = linkonce_odr dso_local constant [8 x i8] c"6Weight\00", comdat, align 1
@_ZTI5Plate = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS5Plate, i32 0, i32 2, ptr @_ZTI4Area, i64 2, ptr @_ZTI6Weight, i64 4098 }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS5Plate = linkonce_odr dso_local constant [7 x i8] c"5Plate\00", comdat, align 1
@_ZTV5Plate = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI5Plate, ptr @_ZN5Plate4areaEv, ptr @_ZN5PlateD2Ev, ptr @_ZN5PlateD0Ev], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr @_ZTI5Plate, ptr @_ZN6Weight6weightEv, ptr @_ZThn16_N5PlateD1Ev, ptr @_ZThn16_N5PlateD0Ev] }, comdat, align 8
@_ZTV4Area = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI4Area, ptr @_ZN4Area4areaEv, ptr @_ZN4AreaD2Ev, ptr @_ZN4AreaD0Ev] }, comdat, align 8
@_ZTV6Weight = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI6Weight, ptr @_ZN6Weight6weightEv, ptr @_ZN6WeightD2Ev, ptr @_ZN6WeightD0Ev] }, comdat, align 8

; Function Attrs: mustprogress nounwind uwtable
define dso_local double @measured(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.Plate, align 8
  %4 = alloca %struct.Area, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV4Area, i64 16), ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV6Weight, i64 16), ptr %5, align 8, !tbaa !9
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV5Plate, i64 16), ptr %3, align 8, !tbaa !9
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV5Plate, i64 56), ptr %5, align 8, !tbaa !9
  %6 = load double, ptr %0, align 8, !tbaa !11
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store double %6, ptr %7, align 8, !tbaa !13
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load double, ptr %8, align 8, !tbaa !11
  %10 = fmul double %9, 2.000000e+00
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store double %10, ptr %11, align 8, !tbaa !15
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load double, ptr %12, align 8, !tbaa !11
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store double %13, ptr %14, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV4Area, i64 16), ptr %4, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %6, ptr %15, align 8, !tbaa !13
  %16 = icmp eq i32 %1, 0
  %17 = select i1 %16, ptr %4, ptr %3
  %18 = load ptr, ptr %17, align 8, !tbaa !9
  %19 = load ptr, ptr %18, align 8
  %20 = call noundef double %19(ptr noundef nonnull align 8 dereferenceable(16) %17) #7
  %21 = call ptr @__dynamic_cast(ptr nonnull %17, ptr nonnull @_ZTI4Area, ptr nonnull @_ZTI6Weight, i64 -2) #7
  %22 = icmp eq ptr %21, null
  br i1 %22, label %38, label %23

23:                                               ; preds = %2
  %24 = load ptr, ptr %21, align 8, !tbaa !9
  %25 = load ptr, ptr %24, align 8
  %26 = call noundef double %25(ptr noundef nonnull align 8 dereferenceable(16) %21) #7
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %28 = load double, ptr %27, align 8, !tbaa !11
  %29 = call double @llvm.fmuladd.f64(double %26, double %28, double %20)
  %30 = call ptr @__dynamic_cast(ptr nonnull %21, ptr nonnull @_ZTI6Weight, ptr nonnull @_ZTI5Plate, i64 16) #7
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 32
  %32 = load double, ptr %31, align 8, !tbaa !17
  %33 = fmul double %32, 2.000000e+00
  store double %33, ptr %31, align 8, !tbaa !17
  %34 = load double, ptr %7, align 8, !tbaa !13
  %35 = load double, ptr %14, align 8, !tbaa !17
  %36 = fmul double %34, %35
  %37 = fadd double %29, %36
  br label %38

38:                                               ; preds = %23, %2
  %39 = phi double [ %37, %23 ], [ %20, %2 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret double %39
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZN5Plate4areaEv(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #0 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8, !tbaa !13
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load double, ptr %4, align 8, !tbaa !17
  %6 = fmul double %3, %5
  ret double %6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4AreaD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5PlateD2Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #4 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5PlateD0Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #4 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 40) #8
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZN6Weight6weightEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8, !tbaa !15
  %4 = fmul double %3, %3
  ret double %4
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N5PlateD1Ev(ptr noundef %0) unnamed_addr #5 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N5PlateD0Ev(ptr noundef %0) unnamed_addr #5 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -16
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(40) %2, i64 noundef 40) #8
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZN4Area4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8, !tbaa !13
  ret double %3
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4AreaD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #8
  ret void
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6WeightD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6WeightD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #8
  ret void
}

attributes #0 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn memory(read) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"vtable pointer", !8, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !7, i64 0}
!13 = !{!14, !12, i64 8}
!14 = !{!"_ZTS4Area", !12, i64 8}
!15 = !{!16, !12, i64 8}
!16 = !{!"_ZTS6Weight", !12, i64 8}
!17 = !{!18, !12, i64 32}
!18 = !{!"_ZTS5Plate", !14, i64 0, !16, i64 16, !12, i64 32}
