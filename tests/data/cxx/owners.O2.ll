source_filename = "tests/data/cxx/owners.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::vector.2" = type { %"struct.std::_Vector_base.3" }
%"struct.std::_Vector_base.3" = type { %"struct.std::_Vector_base<std::shared_ptr<double>, std::allocator<std::shared_ptr<double>>>::_Vector_impl" }
%"struct.std::_Vector_base<std::shared_ptr<double>, std::allocator<std::shared_ptr<double>>>::_Vector_impl" = type { %"struct.std::_Vector_base<std::shared_ptr<double>, std::allocator<std::shared_ptr<double>>>::_Vector_impl_data" }
%"struct.std::_Vector_base<std::shared_ptr<double>, std::allocator<std::shared_ptr<double>>>::_Vector_impl_data" = type { ptr, ptr, ptr }
%"class.std::shared_ptr" = type { %"class.std::__shared_ptr" }
%"class.std::__shared_ptr" = type { ptr, %"class.std::__shared_count" }
%"class.std::__shared_count" = type { ptr }

$_ZNSt6vectorISt10shared_ptrIdESaIS1_EE17_M_realloc_insertIJS1_EEEvN9__gnu_cxx17__normal_iteratorIPS1_S3_EEDpOT_ = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv = comdat any

$_ZTVSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt19_Sp_make_shared_tag = comdat any

$_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = comdat any

@enzyme_dup = dso_local local_unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [16 x i8] c"%s %g %g %g %g\0A\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"sized\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"pushed\00", align 1
@.str.5 = private unnamed_addr constant [15 x i8] c"aligned_blocks\00", align 1
@.str.7 = private unnamed_addr constant [13 x i8] c"posix_blocks\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"raii\00", align 1
@.str.11 = private unnamed_addr constant [7 x i8] c"shared\00", align 1
@.str.13 = private unnamed_addr constant [8 x i8] c"buffers\00", align 1
@__const.main.x.14 = private unnamed_addr constant [3 x double] [double 1.000000e+00, double 2.000000e+00, double 3.000000e+00], align 16
@.str.15 = private unnamed_addr constant [5 x i8] c"lost\00", align 1
@.str.16 = private unnamed_addr constant [49 x i8] c"cannot create std::vector larger than max_size()\00", align 1
@.str.17 = private unnamed_addr constant [26 x i8] c"vector::_M_realloc_insert\00", align 1
@_ZTVSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info] }, comdat, align 8
@_ZTISt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTSSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [65 x i8] c"St23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [52 x i8] c"St16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [47 x i8] c"St11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTSSt19_Sp_make_shared_tag = linkonce_odr dso_local constant [24 x i8] c"St19_Sp_make_shared_tag\00", comdat, align 1
@_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = linkonce_odr dso_local constant [16 x i8] zeroinitializer, comdat, align 8
@__libc_single_threaded = external local_unnamed_addr global i8, align 1

define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca [3 x double], align 16
  %2 = alloca [3 x double], align 16
  %3 = alloca [3 x double], align 16
  %4 = alloca [3 x double], align 16
  %5 = alloca [3 x double], align 16
  %6 = alloca [3 x double], align 16
  %7 = alloca [3 x double], align 16
  %8 = alloca [3 x double], align 16
  %9 = alloca [3 x double], align 16
  %10 = alloca [3 x double], align 16
  %11 = alloca [3 x double], align 16
  %12 = alloca [3 x double], align 16
  %13 = alloca [3 x double], align 16
  %14 = alloca [3 x double], align 16
  %15 = alloca [3 x double], align 16
  %16 = alloca [3 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %1, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x.14, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %2, i8 0, i64 24, i1 false)
  %17 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @_Z17__enzyme_autodiffPvz(ptr noundef nonnull @_ZL5sizedPdi, i32 noundef %17, ptr noundef nonnull %1, ptr noundef nonnull %2, i32 noundef 3) #20
  %18 = load double, ptr %2, align 16, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %20 = load double, ptr %19, align 8, !tbaa !9
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %22 = load double, ptr %21, align 16, !tbaa !9
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %24 = load double, ptr %23, align 8, !tbaa !9
  %25 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.1, double noundef %18, double noundef %20, double noundef %22, double noundef %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %3, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x.14, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  %26 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @_Z17__enzyme_autodiffPvz(ptr noundef nonnull @_ZL6pushedPdi, i32 noundef %26, ptr noundef nonnull %3, ptr noundef nonnull %4, i32 noundef 3) #20
  %27 = load double, ptr %4, align 16, !tbaa !9
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %29 = load double, ptr %28, align 8, !tbaa !9
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %31 = load double, ptr %30, align 16, !tbaa !9
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %33 = load double, ptr %32, align 8, !tbaa !9
  %34 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.3, double noundef %27, double noundef %29, double noundef %31, double noundef %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %5, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x.14, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  %35 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @_Z17__enzyme_autodiffPvz(ptr noundef nonnull @_ZL14aligned_blocksPdi, i32 noundef %35, ptr noundef nonnull %5, ptr noundef nonnull %6, i32 noundef 3) #20
  %36 = load double, ptr %6, align 16, !tbaa !9
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %38 = load double, ptr %37, align 8, !tbaa !9
  %39 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %40 = load double, ptr %39, align 16, !tbaa !9
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %42 = load double, ptr %41, align 8, !tbaa !9
  %43 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.5, double noundef %36, double noundef %38, double noundef %40, double noundef %42)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %7, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x.14, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %8, i8 0, i64 24, i1 false)
  %44 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @_Z17__enzyme_autodiffPvz(ptr noundef nonnull @_ZL12posix_blocksPdi, i32 noundef %44, ptr noundef nonnull %7, ptr noundef nonnull %8, i32 noundef 3) #20
  %45 = load double, ptr %8, align 16, !tbaa !9
  %46 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %47 = load double, ptr %46, align 8, !tbaa !9
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %49 = load double, ptr %48, align 16, !tbaa !9
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %51 = load double, ptr %50, align 8, !tbaa !9
  %52 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.7, double noundef %45, double noundef %47, double noundef %49, double noundef %51)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %9, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x.14, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %10, i8 0, i64 24, i1 false)
  %53 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @_Z17__enzyme_autodiffPvz(ptr noundef nonnull @_ZL4raiiPdi, i32 noundef %53, ptr noundef nonnull %9, ptr noundef nonnull %10, i32 noundef 3) #20
  %54 = load double, ptr %10, align 16, !tbaa !9
  %55 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %56 = load double, ptr %55, align 8, !tbaa !9
  %57 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %58 = load double, ptr %57, align 16, !tbaa !9
  %59 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %60 = load double, ptr %59, align 8, !tbaa !9
  %61 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.9, double noundef %54, double noundef %56, double noundef %58, double noundef %60)
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %11, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x.14, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %12, i8 0, i64 24, i1 false)
  %62 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @_Z17__enzyme_autodiffPvz(ptr noundef nonnull @_ZL6sharedPdi, i32 noundef %62, ptr noundef nonnull %11, ptr noundef nonnull %12, i32 noundef 3) #20
  %63 = load double, ptr %12, align 16, !tbaa !9
  %64 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %65 = load double, ptr %64, align 8, !tbaa !9
  %66 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %67 = load double, ptr %66, align 16, !tbaa !9
  %68 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %69 = load double, ptr %68, align 8, !tbaa !9
  %70 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.11, double noundef %63, double noundef %65, double noundef %67, double noundef %69)
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %13, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x.14, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %14, i8 0, i64 24, i1 false)
  %71 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @_Z17__enzyme_autodiffPvz(ptr noundef nonnull @_ZL7buffersPdi, i32 noundef %71, ptr noundef nonnull %13, ptr noundef nonnull %14, i32 noundef 3) #20
  %72 = load double, ptr %14, align 16, !tbaa !9
  %73 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %74 = load double, ptr %73, align 8, !tbaa !9
  %75 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %76 = load double, ptr %75, align 16, !tbaa !9
  %77 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %78 = load double, ptr %77, align 8, !tbaa !9
  %79 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.13, double noundef %72, double noundef %74, double noundef %76, double noundef %78)
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %15, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x.14, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %16, i8 0, i64 24, i1 false)
  %80 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @_Z17__enzyme_autodiffPvz(ptr noundef nonnull @_ZL4lostPdi, i32 noundef %80, ptr noundef nonnull %15, ptr noundef nonnull %16, i32 noundef 3) #20
  %81 = load double, ptr %16, align 16, !tbaa !9
  %82 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %83 = load double, ptr %82, align 8, !tbaa !9
  %84 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %85 = load double, ptr %84, align 16, !tbaa !9
  %86 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %87 = load double, ptr %86, align 8, !tbaa !9
  %88 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.15, double noundef %81, double noundef %83, double noundef %85, double noundef %87)
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #20
  ret i32 0
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

declare void @_Z17__enzyme_autodiffPvz(ptr noundef, ...) local_unnamed_addr #4

define internal noundef double @_ZL5sizedPdi(ptr noundef readonly captures(none) %0, i32 noundef %1) #5 {
  %3 = sext i32 %1 to i64
  %4 = icmp slt i32 %1, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.16) #21
  unreachable

6:                                                ; preds = %2
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %52, label %8

8:                                                ; preds = %6
  %9 = shl nuw nsw i64 %3, 3
  %10 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %9) #22
  store double 0.000000e+00, ptr %10, align 8, !tbaa !9
  %11 = getelementptr i8, ptr %10, i64 8
  %12 = add nsw i64 %3, -1
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %8
  %15 = shl nuw nsw i64 %12, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %11, i8 0, i64 %15, i1 false), !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 %15
  br label %17

17:                                               ; preds = %8, %14
  %18 = phi ptr [ %11, %8 ], [ %16, %14 ]
  %19 = zext nneg i32 %1 to i64
  %20 = icmp ult i32 %1, 4
  br i1 %20, label %37, label %21

21:                                               ; preds = %17
  %22 = and i64 %19, 2147483644
  br label %23

23:                                               ; preds = %23, %21
  %24 = phi i64 [ 0, %21 ], [ %33, %23 ]
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %27 = load <2 x double>, ptr %25, align 8, !tbaa !9
  %28 = load <2 x double>, ptr %26, align 8, !tbaa !9
  %29 = fmul <2 x double> %27, %27
  %30 = fmul <2 x double> %28, %28
  %31 = getelementptr inbounds nuw double, ptr %10, i64 %24
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 16
  store <2 x double> %29, ptr %31, align 8, !tbaa !9
  store <2 x double> %30, ptr %32, align 8, !tbaa !9
  %33 = add nuw i64 %24, 4
  %34 = icmp eq i64 %33, %22
  br i1 %34, label %35, label %23, !llvm.loop !11

35:                                               ; preds = %23
  %36 = icmp eq i64 %22, %19
  br i1 %36, label %39, label %37

37:                                               ; preds = %17, %35
  %38 = phi i64 [ 0, %17 ], [ %22, %35 ]
  br label %41

39:                                               ; preds = %41, %35
  %40 = icmp eq ptr %10, %18
  br i1 %40, label %49, label %54

41:                                               ; preds = %37, %41
  %42 = phi i64 [ %47, %41 ], [ %38, %37 ]
  %43 = getelementptr inbounds nuw double, ptr %0, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !9
  %45 = fmul double %44, %44
  %46 = getelementptr inbounds nuw double, ptr %10, i64 %42
  store double %45, ptr %46, align 8, !tbaa !9
  %47 = add nuw nsw i64 %42, 1
  %48 = icmp eq i64 %47, %19
  br i1 %48, label %39, label %41, !llvm.loop !15

49:                                               ; preds = %54, %39
  %50 = phi double [ 0.000000e+00, %39 ], [ %58, %54 ]
  %51 = shl nuw nsw i64 %3, 3
  tail call void @_ZdlPvm(ptr noundef nonnull %10, i64 noundef %51) #23
  br label %52

52:                                               ; preds = %6, %49
  %53 = phi double [ %50, %49 ], [ 0.000000e+00, %6 ]
  ret double %53

54:                                               ; preds = %39, %54
  %55 = phi double [ %58, %54 ], [ 0.000000e+00, %39 ]
  %56 = phi ptr [ %59, %54 ], [ %10, %39 ]
  %57 = load double, ptr %56, align 8, !tbaa !9
  %58 = fadd double %55, %57
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %60 = icmp eq ptr %59, %18
  br i1 %60, label %49, label %54
}

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #6

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define internal noundef double @_ZL6pushedPdi(ptr noundef readonly captures(none) %0, i32 noundef %1) #5 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %56

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %9

6:                                                ; preds = %43
  %7 = ptrtoint ptr %44 to i64
  %8 = icmp eq ptr %46, %47
  br i1 %8, label %50, label %58

9:                                                ; preds = %4, %43
  %10 = phi i64 [ 0, %4 ], [ %48, %43 ]
  %11 = phi ptr [ null, %4 ], [ %46, %43 ]
  %12 = phi ptr [ null, %4 ], [ %47, %43 ]
  %13 = phi ptr [ null, %4 ], [ %44, %43 ]
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %10
  %15 = load double, ptr %14, align 8, !tbaa !9
  %16 = fmul double %15, %15
  %17 = icmp eq ptr %12, %13
  br i1 %17, label %19, label %18

18:                                               ; preds = %9
  store double %16, ptr %12, align 8, !tbaa !9
  br label %43

19:                                               ; preds = %9
  %20 = ptrtoint ptr %12 to i64
  %21 = ptrtoint ptr %11 to i64
  %22 = sub i64 %20, %21
  %23 = icmp eq i64 %22, 9223372036854775800
  br i1 %23, label %24, label %25

24:                                               ; preds = %19
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.17) #21
  unreachable

25:                                               ; preds = %19
  %26 = ashr exact i64 %22, 3
  %27 = tail call i64 @llvm.umax.i64(i64 %26, i64 1)
  %28 = add nsw i64 %27, %26
  %29 = icmp ult i64 %28, %26
  %30 = tail call i64 @llvm.umin.i64(i64 %28, i64 1152921504606846975)
  %31 = select i1 %29, i64 1152921504606846975, i64 %30
  %32 = icmp ne i64 %31, 0
  tail call void @llvm.assume(i1 %32)
  %33 = shl nuw nsw i64 %31, 3
  %34 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %33) #22
  %35 = getelementptr inbounds i8, ptr %34, i64 %22
  store double %16, ptr %35, align 8, !tbaa !9
  %36 = icmp sgt i64 %22, 0
  br i1 %36, label %37, label %38

37:                                               ; preds = %25
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %34, ptr align 8 %11, i64 %22, i1 false)
  br label %38

38:                                               ; preds = %37, %25
  %39 = icmp eq ptr %11, null
  br i1 %39, label %41, label %40

40:                                               ; preds = %38
  tail call void @_ZdlPvm(ptr noundef nonnull %11, i64 noundef %22) #23
  br label %41

41:                                               ; preds = %40, %38
  %42 = getelementptr inbounds nuw double, ptr %34, i64 %31
  br label %43

43:                                               ; preds = %18, %41
  %44 = phi ptr [ %42, %41 ], [ %13, %18 ]
  %45 = phi ptr [ %35, %41 ], [ %12, %18 ]
  %46 = phi ptr [ %34, %41 ], [ %11, %18 ]
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %48 = add nuw nsw i64 %10, 1
  %49 = icmp eq i64 %48, %5
  br i1 %49, label %6, label %9, !llvm.loop !16

50:                                               ; preds = %58, %6
  %51 = phi double [ 0.000000e+00, %6 ], [ %62, %58 ]
  %52 = icmp eq ptr %46, null
  br i1 %52, label %56, label %53

53:                                               ; preds = %50
  %54 = ptrtoint ptr %46 to i64
  %55 = sub i64 %7, %54
  tail call void @_ZdlPvm(ptr noundef nonnull %46, i64 noundef %55) #23
  br label %56

56:                                               ; preds = %2, %50, %53
  %57 = phi double [ %51, %53 ], [ %51, %50 ], [ 0.000000e+00, %2 ]
  ret double %57

58:                                               ; preds = %6, %58
  %59 = phi double [ %62, %58 ], [ 0.000000e+00, %6 ]
  %60 = phi ptr [ %63, %58 ], [ %46, %6 ]
  %61 = load double, ptr %60, align 8, !tbaa !9
  %62 = fadd double %59, %61
  %63 = getelementptr inbounds nuw i8, ptr %60, i64 8
  %64 = icmp eq ptr %60, %45
  br i1 %64, label %50, label %58
}

define internal noundef double @_ZL14aligned_blocksPdi(ptr noundef readonly captures(none) %0, i32 noundef %1) #7 {
  %3 = ptrtoint ptr %0 to i64
  %4 = shl nsw i32 %1, 3
  %5 = sext i32 %4 to i64
  %6 = add nsw i64 %5, 64
  %7 = tail call noalias ptr @malloc(i64 noundef %6) #24
  %8 = icmp eq ptr %7, null
  br i1 %8, label %16, label %9

9:                                                ; preds = %2
  %10 = ptrtoint ptr %7 to i64
  %11 = and i64 %10, -64
  %12 = add i64 %11, 64
  %13 = inttoptr i64 %12 to ptr
  %14 = getelementptr inbounds i8, ptr %13, i64 -8
  store ptr %7, ptr %14, align 8, !tbaa !17
  %15 = icmp sgt i32 %1, 0
  br i1 %15, label %18, label %105

16:                                               ; preds = %2
  %17 = icmp sgt i32 %1, 0
  br i1 %17, label %18, label %110

18:                                               ; preds = %16, %9
  %19 = phi ptr [ null, %16 ], [ %13, %9 ]
  %20 = zext i32 %1 to i64
  %21 = icmp ult i32 %1, 4
  %22 = ptrtoint ptr %19 to i64
  %23 = sub i64 %22, %3
  %24 = icmp ult i64 %23, 32
  %25 = or i1 %21, %24
  br i1 %25, label %42, label %26

26:                                               ; preds = %18
  %27 = and i64 %20, 2147483644
  br label %28

28:                                               ; preds = %28, %26
  %29 = phi i64 [ 0, %26 ], [ %38, %28 ]
  %30 = getelementptr inbounds nuw double, ptr %0, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %32 = load <2 x double>, ptr %30, align 8, !tbaa !9
  %33 = load <2 x double>, ptr %31, align 8, !tbaa !9
  %34 = fmul <2 x double> %32, %32
  %35 = fmul <2 x double> %33, %33
  %36 = getelementptr inbounds nuw double, ptr %19, i64 %29
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 16
  store <2 x double> %34, ptr %36, align 8, !tbaa !9
  store <2 x double> %35, ptr %37, align 8, !tbaa !9
  %38 = add nuw i64 %29, 4
  %39 = icmp eq i64 %38, %27
  br i1 %39, label %40, label %28, !llvm.loop !19

40:                                               ; preds = %28
  %41 = icmp eq i64 %27, %20
  br i1 %41, label %60, label %42

42:                                               ; preds = %18, %40
  %43 = phi i64 [ 0, %18 ], [ %27, %40 ]
  %44 = and i64 %20, 3
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %56, label %46

46:                                               ; preds = %42, %46
  %47 = phi i64 [ %53, %46 ], [ %43, %42 ]
  %48 = phi i64 [ %54, %46 ], [ 0, %42 ]
  %49 = getelementptr inbounds nuw double, ptr %0, i64 %47
  %50 = load double, ptr %49, align 8, !tbaa !9
  %51 = fmul double %50, %50
  %52 = getelementptr inbounds nuw double, ptr %19, i64 %47
  store double %51, ptr %52, align 8, !tbaa !9
  %53 = add nuw nsw i64 %47, 1
  %54 = add i64 %48, 1
  %55 = icmp eq i64 %54, %44
  br i1 %55, label %56, label %46, !llvm.loop !20

56:                                               ; preds = %46, %42
  %57 = phi i64 [ %43, %42 ], [ %53, %46 ]
  %58 = sub nsw i64 %43, %20
  %59 = icmp ugt i64 %58, -4
  br i1 %59, label %60, label %66

60:                                               ; preds = %56, %66, %40
  %61 = and i64 %20, 7
  %62 = add i32 %1, -1
  %63 = icmp ult i32 %62, 7
  br i1 %63, label %91, label %64

64:                                               ; preds = %60
  %65 = and i64 %20, 4294967288
  br label %112

66:                                               ; preds = %56, %66
  %67 = phi i64 [ %87, %66 ], [ %57, %56 ]
  %68 = getelementptr inbounds nuw double, ptr %0, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !9
  %70 = fmul double %69, %69
  %71 = getelementptr inbounds nuw double, ptr %19, i64 %67
  store double %70, ptr %71, align 8, !tbaa !9
  %72 = add nuw nsw i64 %67, 1
  %73 = getelementptr inbounds nuw double, ptr %0, i64 %72
  %74 = load double, ptr %73, align 8, !tbaa !9
  %75 = fmul double %74, %74
  %76 = getelementptr inbounds nuw double, ptr %19, i64 %72
  store double %75, ptr %76, align 8, !tbaa !9
  %77 = add nuw nsw i64 %67, 2
  %78 = getelementptr inbounds nuw double, ptr %0, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !9
  %80 = fmul double %79, %79
  %81 = getelementptr inbounds nuw double, ptr %19, i64 %77
  store double %80, ptr %81, align 8, !tbaa !9
  %82 = add nuw nsw i64 %67, 3
  %83 = getelementptr inbounds nuw double, ptr %0, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !9
  %85 = fmul double %84, %84
  %86 = getelementptr inbounds nuw double, ptr %19, i64 %82
  store double %85, ptr %86, align 8, !tbaa !9
  %87 = add nuw nsw i64 %67, 4
  %88 = icmp eq i64 %87, %20
  br i1 %88, label %60, label %66, !llvm.loop !22

89:                                               ; preds = %112
  %90 = icmp eq i64 %61, 0
  br i1 %90, label %105, label %91

91:                                               ; preds = %89, %60
  %92 = phi i64 [ 0, %60 ], [ %147, %89 ]
  %93 = phi double [ 0.000000e+00, %60 ], [ %146, %89 ]
  %94 = icmp ne i64 %61, 0
  tail call void @llvm.assume(i1 %94)
  br label %95

95:                                               ; preds = %95, %91
  %96 = phi i64 [ %92, %91 ], [ %102, %95 ]
  %97 = phi double [ %93, %91 ], [ %101, %95 ]
  %98 = phi i64 [ 0, %91 ], [ %103, %95 ]
  %99 = getelementptr inbounds nuw double, ptr %19, i64 %96
  %100 = load double, ptr %99, align 8, !tbaa !9
  %101 = fadd double %97, %100
  %102 = add nuw nsw i64 %96, 1
  %103 = add i64 %98, 1
  %104 = icmp eq i64 %103, %61
  br i1 %104, label %105, label %95, !llvm.loop !23

105:                                              ; preds = %89, %95, %9
  %106 = phi ptr [ %13, %9 ], [ %19, %95 ], [ %19, %89 ]
  %107 = phi double [ 0.000000e+00, %9 ], [ %146, %89 ], [ %101, %95 ]
  %108 = getelementptr inbounds i8, ptr %106, i64 -8
  %109 = load ptr, ptr %108, align 8, !tbaa !17
  tail call void @free(ptr noundef %109) #20
  br label %110

110:                                              ; preds = %16, %105
  %111 = phi double [ %107, %105 ], [ 0.000000e+00, %16 ]
  ret double %111

112:                                              ; preds = %112, %64
  %113 = phi i64 [ 0, %64 ], [ %147, %112 ]
  %114 = phi double [ 0.000000e+00, %64 ], [ %146, %112 ]
  %115 = phi i64 [ 0, %64 ], [ %148, %112 ]
  %116 = getelementptr inbounds nuw double, ptr %19, i64 %113
  %117 = load double, ptr %116, align 8, !tbaa !9
  %118 = fadd double %114, %117
  %119 = getelementptr inbounds nuw double, ptr %19, i64 %113
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 8
  %121 = load double, ptr %120, align 8, !tbaa !9
  %122 = fadd double %118, %121
  %123 = getelementptr inbounds nuw double, ptr %19, i64 %113
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 16
  %125 = load double, ptr %124, align 8, !tbaa !9
  %126 = fadd double %122, %125
  %127 = getelementptr inbounds nuw double, ptr %19, i64 %113
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 24
  %129 = load double, ptr %128, align 8, !tbaa !9
  %130 = fadd double %126, %129
  %131 = getelementptr inbounds nuw double, ptr %19, i64 %113
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 32
  %133 = load double, ptr %132, align 8, !tbaa !9
  %134 = fadd double %130, %133
  %135 = getelementptr inbounds nuw double, ptr %19, i64 %113
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 40
  %137 = load double, ptr %136, align 8, !tbaa !9
  %138 = fadd double %134, %137
  %139 = getelementptr inbounds nuw double, ptr %19, i64 %113
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 48
  %141 = load double, ptr %140, align 8, !tbaa !9
  %142 = fadd double %138, %141
  %143 = getelementptr inbounds nuw double, ptr %19, i64 %113
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 56
  %145 = load double, ptr %144, align 8, !tbaa !9
  %146 = fadd double %142, %145
  %147 = add nuw nsw i64 %113, 8
  %148 = add i64 %115, 8
  %149 = icmp eq i64 %148, %65
  br i1 %149, label %89, label %112, !llvm.loop !24
}

define internal noundef double @_ZL12posix_blocksPdi(ptr noundef readonly captures(none) %0, i32 noundef %1) #5 {
  %3 = ptrtoint ptr %0 to i64
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  store ptr null, ptr %4, align 8, !tbaa !17
  %5 = shl nsw i32 %1, 3
  %6 = sext i32 %5 to i64
  %7 = call i32 @posix_memalign(ptr noundef nonnull %4, i64 noundef 64, i64 noundef %6) #20
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %137

9:                                                ; preds = %2
  %10 = load ptr, ptr %4, align 8, !tbaa !17
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %12, label %97

12:                                               ; preds = %9
  %13 = ptrtoint ptr %10 to i64
  %14 = zext nneg i32 %1 to i64
  %15 = icmp ult i32 %1, 4
  %16 = sub i64 %13, %3
  %17 = icmp ult i64 %16, 32
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %35, label %19

19:                                               ; preds = %12
  %20 = and i64 %14, 2147483644
  br label %21

21:                                               ; preds = %21, %19
  %22 = phi i64 [ 0, %19 ], [ %31, %21 ]
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = load <2 x double>, ptr %23, align 8, !tbaa !9
  %26 = load <2 x double>, ptr %24, align 8, !tbaa !9
  %27 = fmul <2 x double> %25, %25
  %28 = fmul <2 x double> %26, %26
  %29 = getelementptr inbounds nuw double, ptr %10, i64 %22
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 16
  store <2 x double> %27, ptr %29, align 8, !tbaa !9
  store <2 x double> %28, ptr %30, align 8, !tbaa !9
  %31 = add nuw i64 %22, 4
  %32 = icmp eq i64 %31, %20
  br i1 %32, label %33, label %21, !llvm.loop !25

33:                                               ; preds = %21
  %34 = icmp eq i64 %20, %14
  br i1 %34, label %53, label %35

35:                                               ; preds = %12, %33
  %36 = phi i64 [ 0, %12 ], [ %20, %33 ]
  %37 = and i64 %14, 3
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %49, label %39

39:                                               ; preds = %35, %39
  %40 = phi i64 [ %46, %39 ], [ %36, %35 ]
  %41 = phi i64 [ %47, %39 ], [ 0, %35 ]
  %42 = getelementptr inbounds nuw double, ptr %0, i64 %40
  %43 = load double, ptr %42, align 8, !tbaa !9
  %44 = fmul double %43, %43
  %45 = getelementptr inbounds nuw double, ptr %10, i64 %40
  store double %44, ptr %45, align 8, !tbaa !9
  %46 = add nuw nsw i64 %40, 1
  %47 = add i64 %41, 1
  %48 = icmp eq i64 %47, %37
  br i1 %48, label %49, label %39, !llvm.loop !26

49:                                               ; preds = %39, %35
  %50 = phi i64 [ %36, %35 ], [ %46, %39 ]
  %51 = sub nsw i64 %36, %14
  %52 = icmp ugt i64 %51, -4
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %58, %33
  %54 = and i64 %14, 7
  %55 = icmp ult i32 %1, 8
  br i1 %55, label %83, label %56

56:                                               ; preds = %53
  %57 = and i64 %14, 2147483640
  br label %99

58:                                               ; preds = %49, %58
  %59 = phi i64 [ %79, %58 ], [ %50, %49 ]
  %60 = getelementptr inbounds nuw double, ptr %0, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !9
  %62 = fmul double %61, %61
  %63 = getelementptr inbounds nuw double, ptr %10, i64 %59
  store double %62, ptr %63, align 8, !tbaa !9
  %64 = add nuw nsw i64 %59, 1
  %65 = getelementptr inbounds nuw double, ptr %0, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !9
  %67 = fmul double %66, %66
  %68 = getelementptr inbounds nuw double, ptr %10, i64 %64
  store double %67, ptr %68, align 8, !tbaa !9
  %69 = add nuw nsw i64 %59, 2
  %70 = getelementptr inbounds nuw double, ptr %0, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !9
  %72 = fmul double %71, %71
  %73 = getelementptr inbounds nuw double, ptr %10, i64 %69
  store double %72, ptr %73, align 8, !tbaa !9
  %74 = add nuw nsw i64 %59, 3
  %75 = getelementptr inbounds nuw double, ptr %0, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !9
  %77 = fmul double %76, %76
  %78 = getelementptr inbounds nuw double, ptr %10, i64 %74
  store double %77, ptr %78, align 8, !tbaa !9
  %79 = add nuw nsw i64 %59, 4
  %80 = icmp eq i64 %79, %14
  br i1 %80, label %53, label %58, !llvm.loop !27

81:                                               ; preds = %99
  %82 = icmp eq i64 %54, 0
  br i1 %82, label %97, label %83

83:                                               ; preds = %81, %53
  %84 = phi i64 [ 0, %53 ], [ %134, %81 ]
  %85 = phi double [ 0.000000e+00, %53 ], [ %133, %81 ]
  %86 = icmp ne i64 %54, 0
  call void @llvm.assume(i1 %86)
  br label %87

87:                                               ; preds = %87, %83
  %88 = phi i64 [ %84, %83 ], [ %94, %87 ]
  %89 = phi double [ %85, %83 ], [ %93, %87 ]
  %90 = phi i64 [ 0, %83 ], [ %95, %87 ]
  %91 = getelementptr inbounds nuw double, ptr %10, i64 %88
  %92 = load double, ptr %91, align 8, !tbaa !9
  %93 = fadd double %89, %92
  %94 = add nuw nsw i64 %88, 1
  %95 = add i64 %90, 1
  %96 = icmp eq i64 %95, %54
  br i1 %96, label %97, label %87, !llvm.loop !28

97:                                               ; preds = %81, %87, %9
  %98 = phi double [ 0.000000e+00, %9 ], [ %133, %81 ], [ %93, %87 ]
  call void @free(ptr noundef %10) #20
  br label %137

99:                                               ; preds = %99, %56
  %100 = phi i64 [ 0, %56 ], [ %134, %99 ]
  %101 = phi double [ 0.000000e+00, %56 ], [ %133, %99 ]
  %102 = phi i64 [ 0, %56 ], [ %135, %99 ]
  %103 = getelementptr inbounds nuw double, ptr %10, i64 %100
  %104 = load double, ptr %103, align 8, !tbaa !9
  %105 = fadd double %101, %104
  %106 = getelementptr inbounds nuw double, ptr %10, i64 %100
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 8
  %108 = load double, ptr %107, align 8, !tbaa !9
  %109 = fadd double %105, %108
  %110 = getelementptr inbounds nuw double, ptr %10, i64 %100
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 16
  %112 = load double, ptr %111, align 8, !tbaa !9
  %113 = fadd double %109, %112
  %114 = getelementptr inbounds nuw double, ptr %10, i64 %100
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 24
  %116 = load double, ptr %115, align 8, !tbaa !9
  %117 = fadd double %113, %116
  %118 = getelementptr inbounds nuw double, ptr %10, i64 %100
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 32
  %120 = load double, ptr %119, align 8, !tbaa !9
  %121 = fadd double %117, %120
  %122 = getelementptr inbounds nuw double, ptr %10, i64 %100
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 40
  %124 = load double, ptr %123, align 8, !tbaa !9
  %125 = fadd double %121, %124
  %126 = getelementptr inbounds nuw double, ptr %10, i64 %100
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 48
  %128 = load double, ptr %127, align 8, !tbaa !9
  %129 = fadd double %125, %128
  %130 = getelementptr inbounds nuw double, ptr %10, i64 %100
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 56
  %132 = load double, ptr %131, align 8, !tbaa !9
  %133 = fadd double %129, %132
  %134 = add nuw nsw i64 %100, 8
  %135 = add i64 %102, 8
  %136 = icmp eq i64 %135, %57
  br i1 %136, label %81, label %99, !llvm.loop !29

137:                                              ; preds = %2, %97
  %138 = phi double [ %98, %97 ], [ 0.000000e+00, %2 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  ret double %138
}

define internal noundef double @_ZL4raiiPdi(ptr noundef readonly captures(none) %0, i32 noundef %1) #8 {
  %3 = shl nsw i32 %1, 3
  %4 = sext i32 %3 to i64
  %5 = tail call noalias ptr @malloc(i64 noundef %4) #24
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %57

7:                                                ; preds = %2
  %8 = zext nneg i32 %1 to i64
  %9 = icmp ult i32 %1, 4
  br i1 %9, label %26, label %10

10:                                               ; preds = %7
  %11 = and i64 %8, 2147483644
  br label %12

12:                                               ; preds = %12, %10
  %13 = phi i64 [ 0, %10 ], [ %22, %12 ]
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %16 = load <2 x double>, ptr %14, align 8, !tbaa !9
  %17 = load <2 x double>, ptr %15, align 8, !tbaa !9
  %18 = fmul <2 x double> %16, %16
  %19 = fmul <2 x double> %17, %17
  %20 = getelementptr inbounds nuw double, ptr %5, i64 %13
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store <2 x double> %18, ptr %20, align 8, !tbaa !9
  store <2 x double> %19, ptr %21, align 8, !tbaa !9
  %22 = add nuw i64 %13, 4
  %23 = icmp eq i64 %22, %11
  br i1 %23, label %24, label %12, !llvm.loop !30

24:                                               ; preds = %12
  %25 = icmp eq i64 %11, %8
  br i1 %25, label %36, label %26

26:                                               ; preds = %7, %24
  %27 = phi i64 [ 0, %7 ], [ %11, %24 ]
  br label %28

28:                                               ; preds = %26, %28
  %29 = phi i64 [ %34, %28 ], [ %27, %26 ]
  %30 = getelementptr inbounds nuw double, ptr %0, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !9
  %32 = fmul double %31, %31
  %33 = getelementptr inbounds nuw double, ptr %5, i64 %29
  store double %32, ptr %33, align 8, !tbaa !9
  %34 = add nuw nsw i64 %29, 1
  %35 = icmp eq i64 %34, %8
  br i1 %35, label %36, label %28, !llvm.loop !31

36:                                               ; preds = %28, %24
  %37 = and i64 %8, 7
  %38 = icmp ult i32 %1, 8
  br i1 %38, label %43, label %39

39:                                               ; preds = %36
  %40 = and i64 %8, 2147483640
  br label %59

41:                                               ; preds = %59
  %42 = icmp eq i64 %37, 0
  br i1 %42, label %57, label %43

43:                                               ; preds = %41, %36
  %44 = phi i64 [ 0, %36 ], [ %94, %41 ]
  %45 = phi double [ 0.000000e+00, %36 ], [ %93, %41 ]
  %46 = icmp ne i64 %37, 0
  tail call void @llvm.assume(i1 %46)
  br label %47

47:                                               ; preds = %47, %43
  %48 = phi i64 [ %44, %43 ], [ %54, %47 ]
  %49 = phi double [ %45, %43 ], [ %53, %47 ]
  %50 = phi i64 [ 0, %43 ], [ %55, %47 ]
  %51 = getelementptr inbounds nuw double, ptr %5, i64 %48
  %52 = load double, ptr %51, align 8, !tbaa !9
  %53 = fadd double %49, %52
  %54 = add nuw nsw i64 %48, 1
  %55 = add i64 %50, 1
  %56 = icmp eq i64 %55, %37
  br i1 %56, label %57, label %47, !llvm.loop !32

57:                                               ; preds = %41, %47, %2
  %58 = phi double [ 0.000000e+00, %2 ], [ %93, %41 ], [ %53, %47 ]
  tail call void @free(ptr noundef %5) #20
  ret double %58

59:                                               ; preds = %59, %39
  %60 = phi i64 [ 0, %39 ], [ %94, %59 ]
  %61 = phi double [ 0.000000e+00, %39 ], [ %93, %59 ]
  %62 = phi i64 [ 0, %39 ], [ %95, %59 ]
  %63 = getelementptr inbounds nuw double, ptr %5, i64 %60
  %64 = load double, ptr %63, align 8, !tbaa !9
  %65 = fadd double %61, %64
  %66 = getelementptr inbounds nuw double, ptr %5, i64 %60
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %68 = load double, ptr %67, align 8, !tbaa !9
  %69 = fadd double %65, %68
  %70 = getelementptr inbounds nuw double, ptr %5, i64 %60
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 16
  %72 = load double, ptr %71, align 8, !tbaa !9
  %73 = fadd double %69, %72
  %74 = getelementptr inbounds nuw double, ptr %5, i64 %60
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 24
  %76 = load double, ptr %75, align 8, !tbaa !9
  %77 = fadd double %73, %76
  %78 = getelementptr inbounds nuw double, ptr %5, i64 %60
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 32
  %80 = load double, ptr %79, align 8, !tbaa !9
  %81 = fadd double %77, %80
  %82 = getelementptr inbounds nuw double, ptr %5, i64 %60
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 40
  %84 = load double, ptr %83, align 8, !tbaa !9
  %85 = fadd double %81, %84
  %86 = getelementptr inbounds nuw double, ptr %5, i64 %60
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 48
  %88 = load double, ptr %87, align 8, !tbaa !9
  %89 = fadd double %85, %88
  %90 = getelementptr inbounds nuw double, ptr %5, i64 %60
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 56
  %92 = load double, ptr %91, align 8, !tbaa !9
  %93 = fadd double %89, %92
  %94 = add nuw nsw i64 %60, 8
  %95 = add i64 %62, 8
  %96 = icmp eq i64 %95, %40
  br i1 %96, label %41, label %59, !llvm.loop !33
}

define internal noundef double @_ZL6sharedPdi(ptr noundef readonly captures(none) %0, i32 noundef %1) #5 {
  %3 = alloca %"class.std::vector.2", align 8
  %4 = alloca %"class.std::shared_ptr", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  %5 = icmp sgt i32 %1, 0
  tail call void @llvm.assume(i1 %5)
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %9 = zext nneg i32 %1 to i64
  br label %31

10:                                               ; preds = %74
  %11 = load ptr, ptr %3, align 8, !tbaa !34
  %12 = load ptr, ptr %11, align 8, !tbaa !36
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !41
  %15 = icmp eq ptr %14, null
  br i1 %15, label %26, label %16

16:                                               ; preds = %10
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %18 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !42
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %16
  %21 = load i32, ptr %17, align 4, !tbaa !5
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %17, align 4, !tbaa !5
  br label %26

23:                                               ; preds = %16
  %24 = atomicrmw volatile add ptr %17, i32 1 acq_rel, align 4
  %25 = load ptr, ptr %3, align 8, !tbaa !34
  br label %26

26:                                               ; preds = %10, %20, %23
  %27 = phi ptr [ %11, %10 ], [ %11, %20 ], [ %25, %23 ]
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %29 = load ptr, ptr %28, align 8, !tbaa !34
  %30 = icmp eq ptr %27, %29
  br i1 %30, label %77, label %156

31:                                               ; preds = %2, %74
  %32 = phi i64 [ 0, %2 ], [ %75, %74 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  %33 = getelementptr inbounds nuw double, ptr %0, i64 %32
  call void @llvm.experimental.noalias.scope.decl(metadata !43)
  %34 = call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #22, !noalias !46
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 8
  store i32 1, ptr %35, align 8, !tbaa !49, !noalias !43
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 12
  store i32 1, ptr %36, align 4, !tbaa !51, !noalias !43
  store ptr getelementptr inbounds nuw inrange(-16, 40) (i8, ptr @_ZTVSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %34, align 8, !tbaa !52, !noalias !43
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %38 = load double, ptr %33, align 8, !tbaa !9, !noalias !43
  store double %38, ptr %37, align 8, !tbaa !9, !noalias !43
  store ptr %34, ptr %6, align 8, !tbaa !41, !alias.scope !43
  store ptr %37, ptr %4, align 8, !tbaa !54, !alias.scope !43
  %39 = load ptr, ptr %7, align 8, !tbaa !55
  %40 = load ptr, ptr %8, align 8, !tbaa !57
  %41 = icmp eq ptr %39, %40
  br i1 %41, label %46, label %42

42:                                               ; preds = %31
  store ptr %37, ptr %39, align 8, !tbaa !36
  %43 = getelementptr inbounds nuw i8, ptr %39, i64 8
  store ptr null, ptr %43, align 8, !tbaa !41
  %44 = load ptr, ptr %6, align 8, !tbaa !41
  store ptr null, ptr %6, align 8, !tbaa !41
  store ptr %44, ptr %43, align 8, !tbaa !41
  store ptr null, ptr %4, align 8, !tbaa !36
  %45 = getelementptr inbounds nuw i8, ptr %39, i64 16
  store ptr %45, ptr %7, align 8, !tbaa !55
  br label %47

46:                                               ; preds = %31
  call void @_ZNSt6vectorISt10shared_ptrIdESaIS1_EE17_M_realloc_insertIJS1_EEEvN9__gnu_cxx17__normal_iteratorIPS1_S3_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr %39, ptr noundef nonnull align 8 dereferenceable(16) %4)
  br label %47

47:                                               ; preds = %42, %46
  %48 = load ptr, ptr %6, align 8, !tbaa !41
  %49 = icmp eq ptr %48, null
  br i1 %49, label %74, label %50

50:                                               ; preds = %47
  %51 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %52 = load atomic i64, ptr %51 acquire, align 8
  %53 = icmp eq i64 %52, 4294967297
  %54 = trunc i64 %52 to i32
  br i1 %53, label %55, label %63

55:                                               ; preds = %50
  store i32 0, ptr %51, align 8, !tbaa !49
  %56 = getelementptr inbounds nuw i8, ptr %48, i64 12
  store i32 0, ptr %56, align 4, !tbaa !51
  %57 = load ptr, ptr %48, align 8, !tbaa !52
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 16
  %59 = load ptr, ptr %58, align 8
  call void %59(ptr noundef nonnull align 8 dereferenceable(16) %48) #20
  %60 = load ptr, ptr %48, align 8, !tbaa !52
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 24
  %62 = load ptr, ptr %61, align 8
  call void %62(ptr noundef nonnull align 8 dereferenceable(16) %48) #20
  br label %74

63:                                               ; preds = %50
  %64 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !42
  %65 = icmp eq i8 %64, 0
  br i1 %65, label %68, label %66

66:                                               ; preds = %63
  %67 = add nsw i32 %54, -1
  store i32 %67, ptr %51, align 4, !tbaa !5
  br label %70

68:                                               ; preds = %63
  %69 = atomicrmw volatile add ptr %51, i32 -1 acq_rel, align 4
  br label %70

70:                                               ; preds = %68, %66
  %71 = phi i32 [ %54, %66 ], [ %69, %68 ]
  %72 = icmp eq i32 %71, 1
  br i1 %72, label %73, label %74, !prof !58

73:                                               ; preds = %70
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %48) #20
  br label %74

74:                                               ; preds = %47, %55, %70, %73
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  %75 = add nuw nsw i64 %32, 1
  %76 = icmp eq i64 %75, %9
  br i1 %76, label %10, label %31, !llvm.loop !59

77:                                               ; preds = %156, %26
  %78 = phi double [ 0.000000e+00, %26 ], [ %161, %156 ]
  %79 = load double, ptr %12, align 8, !tbaa !9
  %80 = load ptr, ptr %27, align 8, !tbaa !36
  %81 = load double, ptr %80, align 8, !tbaa !9
  br i1 %15, label %106, label %82

82:                                               ; preds = %77
  %83 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %84 = load atomic i64, ptr %83 acquire, align 8
  %85 = icmp eq i64 %84, 4294967297
  %86 = trunc i64 %84 to i32
  br i1 %85, label %87, label %95

87:                                               ; preds = %82
  store i32 0, ptr %83, align 8, !tbaa !49
  %88 = getelementptr inbounds nuw i8, ptr %14, i64 12
  store i32 0, ptr %88, align 4, !tbaa !51
  %89 = load ptr, ptr %14, align 8, !tbaa !52
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 16
  %91 = load ptr, ptr %90, align 8
  call void %91(ptr noundef nonnull align 8 dereferenceable(16) %14) #20
  %92 = load ptr, ptr %14, align 8, !tbaa !52
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 24
  %94 = load ptr, ptr %93, align 8
  call void %94(ptr noundef nonnull align 8 dereferenceable(16) %14) #20
  br label %106

95:                                               ; preds = %82
  %96 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !42
  %97 = icmp eq i8 %96, 0
  br i1 %97, label %100, label %98

98:                                               ; preds = %95
  %99 = add nsw i32 %86, -1
  store i32 %99, ptr %83, align 4, !tbaa !5
  br label %102

100:                                              ; preds = %95
  %101 = atomicrmw volatile add ptr %83, i32 -1 acq_rel, align 4
  br label %102

102:                                              ; preds = %100, %98
  %103 = phi i32 [ %86, %98 ], [ %101, %100 ]
  %104 = icmp eq i32 %103, 1
  br i1 %104, label %105, label %106, !prof !58

105:                                              ; preds = %102
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %14) #20
  br label %106

106:                                              ; preds = %77, %87, %102, %105
  %107 = load ptr, ptr %3, align 8, !tbaa !60
  %108 = load ptr, ptr %28, align 8, !tbaa !55
  %109 = icmp eq ptr %107, %108
  br i1 %109, label %144, label %110

110:                                              ; preds = %106, %139
  %111 = phi ptr [ %140, %139 ], [ %107, %106 ]
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 8
  %113 = load ptr, ptr %112, align 8, !tbaa !41
  %114 = icmp eq ptr %113, null
  br i1 %114, label %139, label %115

115:                                              ; preds = %110
  %116 = getelementptr inbounds nuw i8, ptr %113, i64 8
  %117 = load atomic i64, ptr %116 acquire, align 8
  %118 = icmp eq i64 %117, 4294967297
  %119 = trunc i64 %117 to i32
  br i1 %118, label %120, label %128

120:                                              ; preds = %115
  store i32 0, ptr %116, align 8, !tbaa !49
  %121 = getelementptr inbounds nuw i8, ptr %113, i64 12
  store i32 0, ptr %121, align 4, !tbaa !51
  %122 = load ptr, ptr %113, align 8, !tbaa !52
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 16
  %124 = load ptr, ptr %123, align 8
  call void %124(ptr noundef nonnull align 8 dereferenceable(16) %113) #20
  %125 = load ptr, ptr %113, align 8, !tbaa !52
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 24
  %127 = load ptr, ptr %126, align 8
  call void %127(ptr noundef nonnull align 8 dereferenceable(16) %113) #20
  br label %139

128:                                              ; preds = %115
  %129 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !42
  %130 = icmp eq i8 %129, 0
  br i1 %130, label %133, label %131

131:                                              ; preds = %128
  %132 = add nsw i32 %119, -1
  store i32 %132, ptr %116, align 4, !tbaa !5
  br label %135

133:                                              ; preds = %128
  %134 = atomicrmw volatile add ptr %116, i32 -1 acq_rel, align 4
  br label %135

135:                                              ; preds = %133, %131
  %136 = phi i32 [ %119, %131 ], [ %134, %133 ]
  %137 = icmp eq i32 %136, 1
  br i1 %137, label %138, label %139, !prof !58

138:                                              ; preds = %135
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %113) #20
  br label %139

139:                                              ; preds = %138, %135, %120, %110
  %140 = getelementptr inbounds nuw i8, ptr %111, i64 16
  %141 = icmp eq ptr %140, %108
  br i1 %141, label %142, label %110, !llvm.loop !61

142:                                              ; preds = %139
  %143 = load ptr, ptr %3, align 8, !tbaa !60
  br label %144

144:                                              ; preds = %142, %106
  %145 = phi ptr [ %143, %142 ], [ %107, %106 ]
  %146 = icmp eq ptr %145, null
  br i1 %146, label %153, label %147

147:                                              ; preds = %144
  %148 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %149 = load ptr, ptr %148, align 8, !tbaa !57
  %150 = ptrtoint ptr %149 to i64
  %151 = ptrtoint ptr %145 to i64
  %152 = sub i64 %150, %151
  call void @_ZdlPvm(ptr noundef nonnull %145, i64 noundef %152) #23
  br label %153

153:                                              ; preds = %144, %147
  %154 = fadd double %78, %79
  %155 = fsub double %154, %81
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  ret double %155

156:                                              ; preds = %26, %156
  %157 = phi double [ %161, %156 ], [ 0.000000e+00, %26 ]
  %158 = phi ptr [ %162, %156 ], [ %27, %26 ]
  %159 = load ptr, ptr %158, align 8, !tbaa !36
  %160 = load double, ptr %159, align 8, !tbaa !9
  %161 = call double @llvm.fmuladd.f64(double %160, double %160, double %157)
  %162 = getelementptr inbounds nuw i8, ptr %158, i64 16
  %163 = icmp eq ptr %162, %29
  br i1 %163, label %77, label %156
}

define internal noundef double @_ZL7buffersPdi(ptr noundef readonly captures(none) %0, i32 noundef %1) #7 {
  %3 = shl nsw i32 %1, 3
  %4 = sext i32 %3 to i64
  %5 = tail call noalias ptr @malloc(i64 noundef %4) #24
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %31

7:                                                ; preds = %2
  %8 = zext nneg i32 %1 to i64
  %9 = shl nuw nsw i64 %8, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr readonly align 8 %0, i64 %9, i1 false), !tbaa !9
  %10 = zext nneg i32 %1 to i64
  %11 = and i64 %10, 3
  %12 = icmp ult i32 %1, 4
  br i1 %12, label %17, label %13

13:                                               ; preds = %7
  %14 = and i64 %10, 2147483644
  br label %33

15:                                               ; preds = %33
  %16 = icmp eq i64 %11, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %15, %7
  %18 = phi i64 [ 0, %7 ], [ %52, %15 ]
  %19 = phi double [ 0.000000e+00, %7 ], [ %51, %15 ]
  %20 = icmp ne i64 %11, 0
  tail call void @llvm.assume(i1 %20)
  br label %21

21:                                               ; preds = %21, %17
  %22 = phi i64 [ %18, %17 ], [ %28, %21 ]
  %23 = phi double [ %19, %17 ], [ %27, %21 ]
  %24 = phi i64 [ 0, %17 ], [ %29, %21 ]
  %25 = getelementptr inbounds nuw double, ptr %5, i64 %22
  %26 = load double, ptr %25, align 8, !tbaa !9
  %27 = tail call double @llvm.fmuladd.f64(double %26, double %26, double %23)
  %28 = add nuw nsw i64 %22, 1
  %29 = add i64 %24, 1
  %30 = icmp eq i64 %29, %11
  br i1 %30, label %31, label %21, !llvm.loop !62

31:                                               ; preds = %15, %21, %2
  %32 = phi double [ 0.000000e+00, %2 ], [ %51, %15 ], [ %27, %21 ]
  tail call void @free(ptr noundef %5) #20
  ret double %32

33:                                               ; preds = %33, %13
  %34 = phi i64 [ 0, %13 ], [ %52, %33 ]
  %35 = phi double [ 0.000000e+00, %13 ], [ %51, %33 ]
  %36 = phi i64 [ 0, %13 ], [ %53, %33 ]
  %37 = getelementptr inbounds nuw double, ptr %5, i64 %34
  %38 = load double, ptr %37, align 8, !tbaa !9
  %39 = tail call double @llvm.fmuladd.f64(double %38, double %38, double %35)
  %40 = getelementptr inbounds nuw double, ptr %5, i64 %34
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %42 = load double, ptr %41, align 8, !tbaa !9
  %43 = tail call double @llvm.fmuladd.f64(double %42, double %42, double %39)
  %44 = getelementptr inbounds nuw double, ptr %5, i64 %34
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %46 = load double, ptr %45, align 8, !tbaa !9
  %47 = tail call double @llvm.fmuladd.f64(double %46, double %46, double %43)
  %48 = getelementptr inbounds nuw double, ptr %5, i64 %34
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %50 = load double, ptr %49, align 8, !tbaa !9
  %51 = tail call double @llvm.fmuladd.f64(double %50, double %50, double %47)
  %52 = add nuw nsw i64 %34, 4
  %53 = add i64 %36, 4
  %54 = icmp eq i64 %53, %14
  br i1 %54, label %15, label %33, !llvm.loop !63
}

define internal noundef double @_ZL4lostPdi(ptr noundef readonly captures(none) %0, i32 noundef %1) #5 {
  %3 = zext i32 %1 to i64
  %4 = icmp slt i32 %1, 0
  %5 = shl nuw nsw i64 %3, 3
  %6 = select i1 %4, i64 -1, i64 %5
  %7 = tail call noalias noundef nonnull ptr @_Znam(i64 noundef %6) #22
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %30

9:                                                ; preds = %2
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %7, ptr align 8 %0, i64 %5, i1 false), !tbaa !9
  %10 = and i64 %3, 3
  %11 = icmp ult i32 %1, 4
  br i1 %11, label %16, label %12

12:                                               ; preds = %9
  %13 = and i64 %3, 2147483644
  br label %32

14:                                               ; preds = %32
  %15 = icmp eq i64 %10, 0
  br i1 %15, label %30, label %16

16:                                               ; preds = %14, %9
  %17 = phi i64 [ 0, %9 ], [ %51, %14 ]
  %18 = phi double [ 0.000000e+00, %9 ], [ %50, %14 ]
  %19 = icmp ne i64 %10, 0
  tail call void @llvm.assume(i1 %19)
  br label %20

20:                                               ; preds = %20, %16
  %21 = phi i64 [ %17, %16 ], [ %27, %20 ]
  %22 = phi double [ %18, %16 ], [ %26, %20 ]
  %23 = phi i64 [ 0, %16 ], [ %28, %20 ]
  %24 = getelementptr inbounds nuw double, ptr %7, i64 %21
  %25 = load double, ptr %24, align 8, !tbaa !9
  %26 = tail call double @llvm.fmuladd.f64(double %25, double %25, double %22)
  %27 = add nuw nsw i64 %21, 1
  %28 = add i64 %23, 1
  %29 = icmp eq i64 %28, %10
  br i1 %29, label %30, label %20, !llvm.loop !64

30:                                               ; preds = %14, %20, %2
  %31 = phi double [ 0.000000e+00, %2 ], [ %50, %14 ], [ %26, %20 ]
  ret double %31

32:                                               ; preds = %32, %12
  %33 = phi i64 [ 0, %12 ], [ %51, %32 ]
  %34 = phi double [ 0.000000e+00, %12 ], [ %50, %32 ]
  %35 = phi i64 [ 0, %12 ], [ %52, %32 ]
  %36 = getelementptr inbounds nuw double, ptr %7, i64 %33
  %37 = load double, ptr %36, align 8, !tbaa !9
  %38 = tail call double @llvm.fmuladd.f64(double %37, double %37, double %34)
  %39 = getelementptr inbounds nuw double, ptr %7, i64 %33
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %41 = load double, ptr %40, align 8, !tbaa !9
  %42 = tail call double @llvm.fmuladd.f64(double %41, double %41, double %38)
  %43 = getelementptr inbounds nuw double, ptr %7, i64 %33
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %45 = load double, ptr %44, align 8, !tbaa !9
  %46 = tail call double @llvm.fmuladd.f64(double %45, double %45, double %42)
  %47 = getelementptr inbounds nuw double, ptr %7, i64 %33
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %49 = load double, ptr %48, align 8, !tbaa !9
  %50 = tail call double @llvm.fmuladd.f64(double %49, double %49, double %46)
  %51 = add nuw nsw i64 %33, 4
  %52 = add i64 %35, 4
  %53 = icmp eq i64 %52, %13
  br i1 %53, label %14, label %32, !llvm.loop !65
}

declare void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #9

declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #10

declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #11

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #2

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #12

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #13

declare i32 @posix_memalign(ptr noundef, i64 noundef, i64 noundef) local_unnamed_addr #6

declare double @llvm.fmuladd.f64(double, double, double) #14

define linkonce_odr dso_local void @_ZNSt6vectorISt10shared_ptrIdESaIS1_EE17_M_realloc_insertIJS1_EEEvN9__gnu_cxx17__normal_iteratorIPS1_S3_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr %1, ptr noundef nonnull align 8 dereferenceable(16) %2) local_unnamed_addr #15 comdat align 2 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !55
  %6 = load ptr, ptr %0, align 8, !tbaa !60
  %7 = ptrtoint ptr %5 to i64
  %8 = ptrtoint ptr %6 to i64
  %9 = sub i64 %7, %8
  %10 = icmp eq i64 %9, 9223372036854775792
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.17) #21
  unreachable

12:                                               ; preds = %3
  %13 = ashr exact i64 %9, 4
  %14 = tail call i64 @llvm.umax.i64(i64 %13, i64 1)
  %15 = add nsw i64 %14, %13
  %16 = icmp ult i64 %15, %13
  %17 = tail call i64 @llvm.umin.i64(i64 %15, i64 576460752303423487)
  %18 = select i1 %16, i64 576460752303423487, i64 %17
  %19 = ptrtoint ptr %1 to i64
  %20 = sub i64 %19, %8
  %21 = icmp ne i64 %18, 0
  tail call void @llvm.assume(i1 %21)
  %22 = shl nuw nsw i64 %18, 4
  %23 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %22) #22
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 %20
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %26 = load <2 x ptr>, ptr %2, align 8, !tbaa !17
  store ptr null, ptr %25, align 8, !tbaa !41
  store <2 x ptr> %26, ptr %24, align 8, !tbaa !17
  store ptr null, ptr %2, align 8, !tbaa !36
  %27 = icmp eq ptr %6, %1
  br i1 %27, label %36, label %28

28:                                               ; preds = %12, %28
  %29 = phi ptr [ %34, %28 ], [ %23, %12 ]
  %30 = phi ptr [ %33, %28 ], [ %6, %12 ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !66)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !69)
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %32 = load <2 x ptr>, ptr %30, align 8, !tbaa !17, !alias.scope !69, !noalias !66
  store ptr null, ptr %31, align 8, !tbaa !41, !alias.scope !69, !noalias !66
  store <2 x ptr> %32, ptr %29, align 8, !tbaa !17, !alias.scope !66, !noalias !69
  store ptr null, ptr %30, align 8, !tbaa !36, !alias.scope !69, !noalias !66
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %35 = icmp eq ptr %33, %1
  br i1 %35, label %36, label %28, !llvm.loop !71

36:                                               ; preds = %28, %12
  %37 = phi ptr [ %23, %12 ], [ %34, %28 ]
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %39 = icmp eq ptr %1, %5
  br i1 %39, label %48, label %40

40:                                               ; preds = %36, %40
  %41 = phi ptr [ %46, %40 ], [ %38, %36 ]
  %42 = phi ptr [ %45, %40 ], [ %1, %36 ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !72)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !75)
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %44 = load <2 x ptr>, ptr %42, align 8, !tbaa !17, !alias.scope !75, !noalias !72
  store ptr null, ptr %43, align 8, !tbaa !41, !alias.scope !75, !noalias !72
  store <2 x ptr> %44, ptr %41, align 8, !tbaa !17, !alias.scope !72, !noalias !75
  store ptr null, ptr %42, align 8, !tbaa !36, !alias.scope !75, !noalias !72
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %46 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %47 = icmp eq ptr %45, %5
  br i1 %47, label %48, label %40, !llvm.loop !71

48:                                               ; preds = %40, %36
  %49 = phi ptr [ %38, %36 ], [ %46, %40 ]
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %51 = icmp eq ptr %6, null
  br i1 %51, label %56, label %52

52:                                               ; preds = %48
  %53 = load ptr, ptr %50, align 8, !tbaa !57
  %54 = ptrtoint ptr %53 to i64
  %55 = sub i64 %54, %8
  tail call void @_ZdlPvm(ptr noundef nonnull %6, i64 noundef %55) #23
  br label %56

56:                                               ; preds = %48, %52
  store ptr %23, ptr %0, align 8, !tbaa !60
  store ptr %49, ptr %4, align 8, !tbaa !55
  %57 = getelementptr inbounds nuw %"class.std::shared_ptr", ptr %23, i64 %18
  store ptr %57, ptr %50, align 8, !tbaa !57
  ret void
}

define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #15 comdat align 2 {
  ret void
}

define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #15 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 24) #23
  ret void
}

define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #15 comdat align 2 {
  ret void
}

define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #15 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 24) #23
  ret void
}

define linkonce_odr dso_local noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #15 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = icmp eq ptr %1, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag
  br i1 %4, label %17, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !77
  %8 = icmp eq ptr %7, @_ZTSSt19_Sp_make_shared_tag
  br i1 %8, label %16, label %9

9:                                                ; preds = %5
  %10 = load i8, ptr %7, align 1, !tbaa !42
  %11 = icmp eq i8 %10, 42
  br i1 %11, label %17, label %12

12:                                               ; preds = %9
  %13 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %7, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #20
  %14 = freeze i32 %13
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %5, %12
  br label %17

17:                                               ; preds = %9, %16, %12, %2
  %18 = phi ptr [ %3, %2 ], [ %3, %16 ], [ null, %12 ], [ null, %9 ]
  ret ptr %18
}

declare i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #16

define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #5 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !52
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %4 = load ptr, ptr %3, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #20
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %6 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !42
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %1
  %9 = load i32, ptr %5, align 4, !tbaa !5
  %10 = add nsw i32 %9, -1
  store i32 %10, ptr %5, align 4, !tbaa !5
  br label %13

11:                                               ; preds = %1
  %12 = atomicrmw volatile add ptr %5, i32 -1 acq_rel, align 4
  br label %13

13:                                               ; preds = %11, %8
  %14 = phi i32 [ %9, %8 ], [ %12, %11 ]
  %15 = icmp eq i32 %14, 1
  br i1 %15, label %16, label %20

16:                                               ; preds = %13
  %17 = load ptr, ptr %0, align 8, !tbaa !52
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %19 = load ptr, ptr %18, align 8
  tail call void %19(ptr noundef nonnull align 8 dereferenceable(16) %0) #20
  br label %20

20:                                               ; preds = %13, %16
  ret void
}

declare noundef nonnull ptr @_Znam(i64 noundef) local_unnamed_addr #10

declare void @llvm.experimental.noalias.scope.decl(metadata) #17

declare i64 @llvm.umax.i64(i64, i64) #18

declare i64 @llvm.umin.i64(i64, i64) #18

declare void @llvm.assume(i1 noundef) #19

attributes #0 = { mustprogress norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress noinline nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress noinline nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #13 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #14 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #16 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #17 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #18 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #19 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #20 = { nounwind }
attributes #21 = { noreturn nounwind }
attributes #22 = { builtin nounwind allocsize(0) }
attributes #23 = { builtin nounwind }
attributes #24 = { nounwind allocsize(0) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13, !14}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.isvectorized", i32 1}
!14 = !{!"llvm.loop.unroll.runtime.disable"}
!15 = distinct !{!15, !12, !14, !13}
!16 = distinct !{!16, !12}
!17 = !{!18, !18, i64 0}
!18 = !{!"any pointer", !7, i64 0}
!19 = distinct !{!19, !12, !13, !14}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = distinct !{!22, !12, !13}
!23 = distinct !{!23, !21}
!24 = distinct !{!24, !12}
!25 = distinct !{!25, !12, !13, !14}
!26 = distinct !{!26, !21}
!27 = distinct !{!27, !12, !13}
!28 = distinct !{!28, !21}
!29 = distinct !{!29, !12}
!30 = distinct !{!30, !12, !13, !14}
!31 = distinct !{!31, !12, !14, !13}
!32 = distinct !{!32, !21}
!33 = distinct !{!33, !12}
!34 = !{!35, !35, i64 0}
!35 = !{!"p1 _ZTSSt10shared_ptrIdE", !18, i64 0}
!36 = !{!37, !38, i64 0}
!37 = !{!"_ZTSSt12__shared_ptrIdLN9__gnu_cxx12_Lock_policyE2EE", !38, i64 0, !39, i64 8}
!38 = !{!"p1 double", !18, i64 0}
!39 = !{!"_ZTSSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE", !40, i64 0}
!40 = !{!"p1 _ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE", !18, i64 0}
!41 = !{!39, !40, i64 0}
!42 = !{!7, !7, i64 0}
!43 = !{!44}
!44 = distinct !{!44, !45, !"_ZSt11make_sharedIdJRdEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES3_E4typeEEDpOT0_: argument 0"}
!45 = distinct !{!45, !"_ZSt11make_sharedIdJRdEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES3_E4typeEEDpOT0_"}
!46 = !{!47, !44}
!47 = distinct !{!47, !48, !"_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS7_: argument 0"}
!48 = distinct !{!48, !"_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS7_"}
!49 = !{!50, !6, i64 8}
!50 = !{!"_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE", !6, i64 8, !6, i64 12}
!51 = !{!50, !6, i64 12}
!52 = !{!53, !53, i64 0}
!53 = !{!"vtable pointer", !8, i64 0}
!54 = !{!38, !38, i64 0}
!55 = !{!56, !35, i64 8}
!56 = !{!"_ZTSNSt12_Vector_baseISt10shared_ptrIdESaIS1_EE17_Vector_impl_dataE", !35, i64 0, !35, i64 8, !35, i64 16}
!57 = !{!56, !35, i64 16}
!58 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!59 = distinct !{!59, !12}
!60 = !{!56, !35, i64 0}
!61 = distinct !{!61, !12}
!62 = distinct !{!62, !21}
!63 = distinct !{!63, !12}
!64 = distinct !{!64, !21}
!65 = distinct !{!65, !12}
!66 = !{!67}
!67 = distinct !{!67, !68, !"_ZSt19__relocate_object_aISt10shared_ptrIdES1_SaIS1_EEvPT_PT0_RT1_: argument 0"}
!68 = distinct !{!68, !"_ZSt19__relocate_object_aISt10shared_ptrIdES1_SaIS1_EEvPT_PT0_RT1_"}
!69 = !{!70}
!70 = distinct !{!70, !68, !"_ZSt19__relocate_object_aISt10shared_ptrIdES1_SaIS1_EEvPT_PT0_RT1_: argument 1"}
!71 = distinct !{!71, !12}
!72 = !{!73}
!73 = distinct !{!73, !74, !"_ZSt19__relocate_object_aISt10shared_ptrIdES1_SaIS1_EEvPT_PT0_RT1_: argument 0"}
!74 = distinct !{!74, !"_ZSt19__relocate_object_aISt10shared_ptrIdES1_SaIS1_EEvPT_PT0_RT1_"}
!75 = !{!76}
!76 = distinct !{!76, !74, !"_ZSt19__relocate_object_aISt10shared_ptrIdES1_SaIS1_EEvPT_PT0_RT1_: argument 1"}
!77 = !{!78, !79, i64 8}
!78 = !{!"_ZTSSt9type_info", !79, i64 8}
!79 = !{!"p1 omnipotent char", !18, i64 0}
