; ModuleID = 'classes.cpp'
source_filename = "classes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

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

$_ZTV6Circle = comdat any

$_ZTV5Shape = comdat any

$_ZTV3Box = comdat any

@_ZL5alive = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [18 x i8] c"%d %g %g %s %s %d\00", align 1
@_ZTV6Circle = linkonce_odr dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr null, ptr @_ZN5ShapeD2Ev, ptr @_ZN6CircleD0Ev, ptr @_ZNK6Circle4areaEv, ptr @_ZN5Shape5scaleEd] }, comdat, align 8
@_ZTV5Shape = linkonce_odr dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr null, ptr @_ZN5ShapeD2Ev, ptr @_ZN5ShapeD0Ev, ptr @__cxa_pure_virtual, ptr @_ZN5Shape5scaleEd] }, comdat, align 8
@.str.1 = private unnamed_addr constant [4 x i8] c"box\00", align 1
@_ZTV3Box = linkonce_odr dso_local unnamed_addr constant { [7 x ptr], [6 x ptr] } { [7 x ptr] [ptr null, ptr null, ptr @_ZNK3Box5titleEv, ptr @_ZNK3Box4areaEv, ptr @_ZN3Box5scaleEd, ptr @_ZN3BoxD2Ev, ptr @_ZN3BoxD0Ev], [6 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr null, ptr @_ZThn16_N3BoxD1Ev, ptr @_ZThn16_N3BoxD0Ev, ptr @_ZThn16_NK3Box4areaEv, ptr @_ZThn16_N3Box5scaleEd] }, comdat, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"Box\00", align 1

; Function Attrs: mustprogress nobuiltin nounwind allocsize(0) uwtable
define dso_local noundef nonnull ptr @_Znwm(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call noalias ptr @malloc(i64 noundef %0) #12
  ret ptr %2
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nobuiltin nounwind uwtable
define dso_local void @_ZdlPv(ptr noundef %0) local_unnamed_addr #2 {
  tail call void @free(ptr noundef %0) #13
  ret void
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nobuiltin nounwind uwtable
define dso_local void @_ZdlPvm(ptr noundef %0, i64 noundef %1) local_unnamed_addr #2 {
  tail call void @free(ptr noundef %0) #13
  ret void
}

; Function Attrs: cold mustprogress nofree noreturn nounwind uwtable
define dso_local void @__cxa_pure_virtual() unnamed_addr #4 {
  tail call void @abort() #14
  unreachable
}

; Function Attrs: cold nofree noreturn nounwind
declare void @abort() local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #6 {
  %3 = load i32, ptr @_ZL5alive, align 4
  %4 = tail call noalias noundef nonnull dereferenceable(40) ptr @malloc(i64 noundef 40) #12
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr @.str.1, ptr %5, align 8, !tbaa !8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 40) (i8, ptr @_ZTV3Box, i64 16), ptr %4, align 8, !tbaa !12
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV3Box, i64 72), ptr %6, align 8, !tbaa !12
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store <2 x double> <double 1.000000e+00, double 2.000000e+00>, ptr %7, align 8, !tbaa !14
  %8 = tail call noalias noundef nonnull dereferenceable(16) ptr @malloc(i64 noundef 16) #12
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV6Circle, i64 16), ptr %8, align 8, !tbaa !12
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store double 1.000000e+00, ptr %9, align 8, !tbaa !16
  %10 = tail call noalias noundef nonnull dereferenceable(40) ptr @malloc(i64 noundef 40) #12
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr @.str.1, ptr %11, align 8, !tbaa !8
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 40) (i8, ptr @_ZTV3Box, i64 16), ptr %10, align 8, !tbaa !12
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV3Box, i64 72), ptr %12, align 8, !tbaa !12
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store <2 x double> <double 3.000000e+00, double 4.000000e+00>, ptr %13, align 8, !tbaa !14
  %14 = tail call noalias noundef nonnull dereferenceable(16) ptr @malloc(i64 noundef 16) #12
  %15 = add nsw i32 %3, 4
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV6Circle, i64 16), ptr %14, align 8, !tbaa !12
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store double 3.000000e+00, ptr %16, align 8, !tbaa !16
  %17 = add nsw i32 %3, 5
  store i32 %17, ptr @_ZL5alive, align 4, !tbaa !4
  tail call void @_ZThn16_N3BoxD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %6) #13
  tail call void @_ZN6CircleD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %8) #13
  tail call void @_ZThn16_N3BoxD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %12) #13
  tail call void @_ZN6CircleD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %14) #13
  %18 = load i32, ptr @_ZL5alive, align 4, !tbaa !4
  %19 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, i32 noundef %15, double noundef 0x4046B40000000000, double noundef 0x4038B40000000000, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef %18) #13
  %20 = sext i32 %19 to i64
  %21 = load i32, ptr @_ZL5alive, align 4, !tbaa !4
  %22 = add nsw i32 %21, -1
  store i32 %22, ptr @_ZL5alive, align 4, !tbaa !4
  ret i64 %20
}

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #7

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN3BoxD2Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #8 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV5Shape, i64 16), ptr %2, align 8, !tbaa !12
  %3 = load i32, ptr @_ZL5alive, align 4, !tbaa !4
  %4 = add nsw i32 %3, -1
  store i32 %4, ptr @_ZL5alive, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #9 comdat align 2 {
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV5Shape, i64 16), ptr %0, align 8, !tbaa !12
  %2 = load i32, ptr @_ZL5alive, align 4, !tbaa !4
  %3 = add nsw i32 %2, -1
  store i32 %3, ptr @_ZL5alive, align 4, !tbaa !4
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6CircleD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #8 comdat align 2 {
  %2 = load i32, ptr @_ZL5alive, align 4, !tbaa !4
  %3 = add nsw i32 %2, -1
  store i32 %3, ptr @_ZL5alive, align 4, !tbaa !4
  tail call void @free(ptr noundef nonnull %0) #13
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK6Circle4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #9 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8, !tbaa !16
  %4 = fmul double %3, 0x4009200000000000
  %5 = fmul double %3, %4
  ret double %5
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZN5Shape5scaleEd(ptr noundef nonnull align 8 dereferenceable(8) %0, double noundef %1) unnamed_addr #9 comdat align 2 {
  %3 = load ptr, ptr %0, align 8, !tbaa !12
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8
  %6 = tail call noundef double %5(ptr noundef nonnull align 8 dereferenceable(8) %0) #13
  %7 = fmul double %1, %6
  ret double %7
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #9 comdat align 2 {
  tail call void @llvm.trap() #14
  unreachable
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #10

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK3Box5titleEv(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #9 comdat align 2 {
  ret ptr @.str.2
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK3Box4areaEv(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #9 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load double, ptr %2, align 8, !tbaa !19
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load double, ptr %4, align 8, !tbaa !21
  %6 = fmul double %3, %5
  ret double %6
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZN3Box5scaleEd(ptr noundef nonnull align 8 dereferenceable(40) %0, double noundef %1) unnamed_addr #9 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8, !tbaa !12
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = tail call noundef double %6(ptr noundef nonnull align 8 dereferenceable(8) %3) #13
  %8 = fmul double %1, %7
  %9 = fadd double %8, 1.000000e+00
  ret double %9
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN3BoxD0Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #8 comdat align 2 {
  %2 = load i32, ptr @_ZL5alive, align 4, !tbaa !4
  %3 = add nsw i32 %2, -1
  store i32 %3, ptr @_ZL5alive, align 4, !tbaa !4
  tail call void @free(ptr noundef nonnull %0) #13
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N3BoxD1Ev(ptr noundef %0) unnamed_addr #11 comdat align 2 {
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTV5Shape, i64 16), ptr %0, align 8, !tbaa !12
  %2 = load i32, ptr @_ZL5alive, align 4, !tbaa !4
  %3 = add nsw i32 %2, -1
  store i32 %3, ptr @_ZL5alive, align 4, !tbaa !4
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N3BoxD0Ev(ptr noundef %0) unnamed_addr #11 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -16
  %3 = load i32, ptr @_ZL5alive, align 4, !tbaa !4
  %4 = add nsw i32 %3, -1
  store i32 %4, ptr @_ZL5alive, align 4, !tbaa !4
  tail call void @free(ptr noundef nonnull align 8 dereferenceable(40) %2) #13
  ret void
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local noundef double @_ZThn16_NK3Box4areaEv(ptr noundef %0) unnamed_addr #6 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8, !tbaa !19
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load double, ptr %4, align 8, !tbaa !21
  %6 = fmul double %3, %5
  ret double %6
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local noundef double @_ZThn16_N3Box5scaleEd(ptr noundef %0, double noundef %1) unnamed_addr #6 comdat align 2 {
  %3 = load ptr, ptr %0, align 8, !tbaa !12
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8
  %6 = tail call noundef double %5(ptr noundef nonnull align 8 dereferenceable(8) %0) #13
  %7 = fmul double %1, %6
  %8 = fadd double %7, 1.000000e+00
  ret double %8
}

attributes #0 = { mustprogress nobuiltin nounwind allocsize(0) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nobuiltin nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { cold mustprogress nofree noreturn nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { cold nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #11 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind allocsize(0) }
attributes #13 = { nounwind }
attributes #14 = { noreturn nounwind }

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
!8 = !{!9, !10, i64 8}
!9 = !{!"_ZTS5Named", !10, i64 8}
!10 = !{!"p1 omnipotent char", !11, i64 0}
!11 = !{!"any pointer", !6, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"vtable pointer", !7, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !6, i64 0}
!16 = !{!17, !15, i64 8}
!17 = !{!"_ZTS6Circle", !18, i64 0, !15, i64 8}
!18 = !{!"_ZTS5Shape"}
!19 = !{!20, !15, i64 24}
!20 = !{!"_ZTS3Box", !9, i64 0, !18, i64 16, !15, i64 24, !15, i64 32}
!21 = !{!20, !15, i64 32}
