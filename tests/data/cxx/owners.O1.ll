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

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv = comdat any

$_ZTVSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

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
@_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @__cxa_pure_virtual, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @__cxa_pure_virtual] }, comdat, align 8
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
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #21
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %1, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x.14, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %2, i8 0, i64 24, i1 false)
  %17 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @_Z17__enzyme_autodiffPvz(ptr noundef nonnull @_ZL5sizedPdi, i32 noundef %17, ptr noundef nonnull %1, ptr noundef nonnull %2, i32 noundef 3) #21
  %18 = load double, ptr %2, align 16, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %20 = load double, ptr %19, align 8, !tbaa !9
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %22 = load double, ptr %21, align 16, !tbaa !9
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %24 = load double, ptr %23, align 8, !tbaa !9
  %25 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.1, double noundef %18, double noundef %20, double noundef %22, double noundef %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #21
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %3, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x.14, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  %26 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @_Z17__enzyme_autodiffPvz(ptr noundef nonnull @_ZL6pushedPdi, i32 noundef %26, ptr noundef nonnull %3, ptr noundef nonnull %4, i32 noundef 3) #21
  %27 = load double, ptr %4, align 16, !tbaa !9
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %29 = load double, ptr %28, align 8, !tbaa !9
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %31 = load double, ptr %30, align 16, !tbaa !9
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %33 = load double, ptr %32, align 8, !tbaa !9
  %34 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.3, double noundef %27, double noundef %29, double noundef %31, double noundef %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %5, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x.14, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  %35 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @_Z17__enzyme_autodiffPvz(ptr noundef nonnull @_ZL14aligned_blocksPdi, i32 noundef %35, ptr noundef nonnull %5, ptr noundef nonnull %6, i32 noundef 3) #21
  %36 = load double, ptr %6, align 16, !tbaa !9
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %38 = load double, ptr %37, align 8, !tbaa !9
  %39 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %40 = load double, ptr %39, align 16, !tbaa !9
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %42 = load double, ptr %41, align 8, !tbaa !9
  %43 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.5, double noundef %36, double noundef %38, double noundef %40, double noundef %42)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %7, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x.14, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %8, i8 0, i64 24, i1 false)
  %44 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @_Z17__enzyme_autodiffPvz(ptr noundef nonnull @_ZL12posix_blocksPdi, i32 noundef %44, ptr noundef nonnull %7, ptr noundef nonnull %8, i32 noundef 3) #21
  %45 = load double, ptr %8, align 16, !tbaa !9
  %46 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %47 = load double, ptr %46, align 8, !tbaa !9
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %49 = load double, ptr %48, align 16, !tbaa !9
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %51 = load double, ptr %50, align 8, !tbaa !9
  %52 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.7, double noundef %45, double noundef %47, double noundef %49, double noundef %51)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #21
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %9, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x.14, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %10, i8 0, i64 24, i1 false)
  %53 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @_Z17__enzyme_autodiffPvz(ptr noundef nonnull @_ZL4raiiPdi, i32 noundef %53, ptr noundef nonnull %9, ptr noundef nonnull %10, i32 noundef 3) #21
  %54 = load double, ptr %10, align 16, !tbaa !9
  %55 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %56 = load double, ptr %55, align 8, !tbaa !9
  %57 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %58 = load double, ptr %57, align 16, !tbaa !9
  %59 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %60 = load double, ptr %59, align 8, !tbaa !9
  %61 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.9, double noundef %54, double noundef %56, double noundef %58, double noundef %60)
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #21
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #21
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %11, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x.14, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %12, i8 0, i64 24, i1 false)
  %62 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @_Z17__enzyme_autodiffPvz(ptr noundef nonnull @_ZL6sharedPdi, i32 noundef %62, ptr noundef nonnull %11, ptr noundef nonnull %12, i32 noundef 3) #21
  %63 = load double, ptr %12, align 16, !tbaa !9
  %64 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %65 = load double, ptr %64, align 8, !tbaa !9
  %66 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %67 = load double, ptr %66, align 16, !tbaa !9
  %68 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %69 = load double, ptr %68, align 8, !tbaa !9
  %70 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.11, double noundef %63, double noundef %65, double noundef %67, double noundef %69)
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #21
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #21
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %13, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x.14, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %14, i8 0, i64 24, i1 false)
  %71 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @_Z17__enzyme_autodiffPvz(ptr noundef nonnull @_ZL7buffersPdi, i32 noundef %71, ptr noundef nonnull %13, ptr noundef nonnull %14, i32 noundef 3) #21
  %72 = load double, ptr %14, align 16, !tbaa !9
  %73 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %74 = load double, ptr %73, align 8, !tbaa !9
  %75 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %76 = load double, ptr %75, align 16, !tbaa !9
  %77 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %78 = load double, ptr %77, align 8, !tbaa !9
  %79 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.13, double noundef %72, double noundef %74, double noundef %76, double noundef %78)
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #21
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #21
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %15, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x.14, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %16, i8 0, i64 24, i1 false)
  %80 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @_Z17__enzyme_autodiffPvz(ptr noundef nonnull @_ZL4lostPdi, i32 noundef %80, ptr noundef nonnull %15, ptr noundef nonnull %16, i32 noundef 3) #21
  %81 = load double, ptr %16, align 16, !tbaa !9
  %82 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %83 = load double, ptr %82, align 8, !tbaa !9
  %84 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %85 = load double, ptr %84, align 16, !tbaa !9
  %86 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %87 = load double, ptr %86, align 8, !tbaa !9
  %88 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.15, double noundef %81, double noundef %83, double noundef %85, double noundef %87)
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #21
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
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.16) #22
  unreachable

6:                                                ; preds = %2
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %6
  %9 = shl nuw nsw i64 %3, 3
  %10 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %9) #23
  br label %11

11:                                               ; preds = %8, %6
  %12 = phi ptr [ %10, %8 ], [ null, %6 ]
  br i1 %7, label %20, label %13

13:                                               ; preds = %11
  store double 0.000000e+00, ptr %12, align 8, !tbaa !9
  %14 = getelementptr i8, ptr %12, i64 8
  %15 = add nsw i64 %3, -1
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %13
  %18 = shl nuw nsw i64 %15, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %14, i8 0, i64 %18, i1 false), !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 %18
  br label %20

20:                                               ; preds = %11, %13, %17
  %21 = phi ptr [ %12, %11 ], [ %14, %13 ], [ %19, %17 ]
  %22 = icmp eq i32 %1, 0
  br i1 %22, label %26, label %23

23:                                               ; preds = %20
  %24 = tail call i32 @llvm.smax.i32(i32 %1, i32 1)
  %25 = zext nneg i32 %24 to i64
  br label %28

26:                                               ; preds = %28, %20
  %27 = icmp eq ptr %12, %21
  br i1 %27, label %36, label %42

28:                                               ; preds = %23, %28
  %29 = phi i64 [ 0, %23 ], [ %34, %28 ]
  %30 = getelementptr inbounds nuw double, ptr %0, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !9
  %32 = fmul double %31, %31
  %33 = getelementptr inbounds nuw double, ptr %12, i64 %29
  store double %32, ptr %33, align 8, !tbaa !9
  %34 = add nuw nsw i64 %29, 1
  %35 = icmp eq i64 %34, %25
  br i1 %35, label %26, label %28, !llvm.loop !11

36:                                               ; preds = %42, %26
  %37 = phi double [ 0.000000e+00, %26 ], [ %46, %42 ]
  %38 = icmp eq ptr %12, null
  br i1 %38, label %41, label %39

39:                                               ; preds = %36
  %40 = shl nuw nsw i64 %3, 3
  tail call void @_ZdlPvm(ptr noundef nonnull %12, i64 noundef %40) #24
  br label %41

41:                                               ; preds = %36, %39
  ret double %37

42:                                               ; preds = %26, %42
  %43 = phi double [ %46, %42 ], [ 0.000000e+00, %26 ]
  %44 = phi ptr [ %47, %42 ], [ %12, %26 ]
  %45 = load double, ptr %44, align 8, !tbaa !9
  %46 = fadd double %43, %45
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %48 = icmp eq ptr %47, %21
  br i1 %48, label %36, label %42, !llvm.loop !14
}

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #6

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define internal noundef double @_ZL6pushedPdi(ptr noundef readonly captures(none) %0, i32 noundef %1) #5 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %13

6:                                                ; preds = %49
  %7 = ptrtoint ptr %50 to i64
  br label %8

8:                                                ; preds = %6, %2
  %9 = phi i64 [ 0, %2 ], [ %7, %6 ]
  %10 = phi ptr [ null, %2 ], [ %53, %6 ]
  %11 = phi ptr [ null, %2 ], [ %52, %6 ]
  %12 = icmp eq ptr %11, %10
  br i1 %12, label %56, label %63

13:                                               ; preds = %4, %49
  %14 = phi i64 [ 0, %4 ], [ %54, %49 ]
  %15 = phi ptr [ null, %4 ], [ %52, %49 ]
  %16 = phi ptr [ null, %4 ], [ %53, %49 ]
  %17 = phi ptr [ null, %4 ], [ %50, %49 ]
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %19 = load double, ptr %18, align 8, !tbaa !9
  %20 = fmul double %19, %19
  %21 = icmp eq ptr %16, %17
  br i1 %21, label %23, label %22

22:                                               ; preds = %13
  store double %20, ptr %16, align 8, !tbaa !9
  br label %49

23:                                               ; preds = %13
  %24 = ptrtoint ptr %16 to i64
  %25 = ptrtoint ptr %15 to i64
  %26 = sub i64 %24, %25
  %27 = icmp eq i64 %26, 9223372036854775800
  br i1 %27, label %28, label %29

28:                                               ; preds = %23
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.17) #22
  unreachable

29:                                               ; preds = %23
  %30 = ashr exact i64 %26, 3
  %31 = tail call i64 @llvm.umax.i64(i64 %30, i64 1)
  %32 = add nsw i64 %31, %30
  %33 = icmp ult i64 %32, %30
  %34 = tail call i64 @llvm.umin.i64(i64 %32, i64 1152921504606846975)
  %35 = select i1 %33, i64 1152921504606846975, i64 %34
  %36 = icmp ne i64 %35, 0
  tail call void @llvm.assume(i1 %36)
  %37 = shl nuw nsw i64 %35, 3
  %38 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %37) #23
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 %26
  store double %20, ptr %39, align 8, !tbaa !9
  %40 = icmp sgt i64 %26, 0
  br i1 %40, label %41, label %42

41:                                               ; preds = %29
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %38, ptr align 8 %15, i64 %26, i1 false)
  br label %42

42:                                               ; preds = %41, %29
  %43 = icmp eq ptr %15, null
  br i1 %43, label %47, label %44

44:                                               ; preds = %42
  %45 = ptrtoint ptr %17 to i64
  %46 = sub i64 %45, %25
  tail call void @_ZdlPvm(ptr noundef nonnull %15, i64 noundef %46) #24
  br label %47

47:                                               ; preds = %44, %42
  %48 = getelementptr inbounds nuw double, ptr %38, i64 %35
  br label %49

49:                                               ; preds = %22, %47
  %50 = phi ptr [ %48, %47 ], [ %17, %22 ]
  %51 = phi ptr [ %39, %47 ], [ %16, %22 ]
  %52 = phi ptr [ %38, %47 ], [ %15, %22 ]
  %53 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %54 = add nuw nsw i64 %14, 1
  %55 = icmp eq i64 %54, %5
  br i1 %55, label %6, label %13, !llvm.loop !15

56:                                               ; preds = %63, %8
  %57 = phi double [ 0.000000e+00, %8 ], [ %67, %63 ]
  %58 = icmp eq ptr %11, null
  br i1 %58, label %62, label %59

59:                                               ; preds = %56
  %60 = ptrtoint ptr %11 to i64
  %61 = sub i64 %9, %60
  tail call void @_ZdlPvm(ptr noundef nonnull %11, i64 noundef %61) #24
  br label %62

62:                                               ; preds = %56, %59
  ret double %57

63:                                               ; preds = %8, %63
  %64 = phi double [ %67, %63 ], [ 0.000000e+00, %8 ]
  %65 = phi ptr [ %68, %63 ], [ %11, %8 ]
  %66 = load double, ptr %65, align 8, !tbaa !9
  %67 = fadd double %64, %66
  %68 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %69 = icmp eq ptr %68, %10
  br i1 %69, label %56, label %63, !llvm.loop !16
}

define internal noundef double @_ZL14aligned_blocksPdi(ptr noundef readonly captures(none) %0, i32 noundef %1) #7 {
  %3 = shl nsw i32 %1, 3
  %4 = sext i32 %3 to i64
  %5 = add nsw i64 %4, 64
  %6 = tail call noalias ptr @malloc(i64 noundef %5) #25
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = ptrtoint ptr %6 to i64
  %10 = and i64 %9, -64
  %11 = add i64 %10, 64
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds i8, ptr %12, i64 -8
  store ptr %6, ptr %13, align 8, !tbaa !17
  br label %14

14:                                               ; preds = %2, %8
  %15 = phi ptr [ %12, %8 ], [ null, %2 ]
  %16 = icmp sgt i32 %1, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %14
  %18 = zext nneg i32 %1 to i64
  br label %23

19:                                               ; preds = %23, %14
  %20 = icmp sgt i32 %1, 0
  br i1 %20, label %21, label %31

21:                                               ; preds = %19
  %22 = zext nneg i32 %1 to i64
  br label %38

23:                                               ; preds = %17, %23
  %24 = phi i64 [ 0, %17 ], [ %29, %23 ]
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !9
  %27 = fmul double %26, %26
  %28 = getelementptr inbounds nuw double, ptr %15, i64 %24
  store double %27, ptr %28, align 8, !tbaa !9
  %29 = add nuw nsw i64 %24, 1
  %30 = icmp eq i64 %29, %18
  br i1 %30, label %19, label %23, !llvm.loop !19

31:                                               ; preds = %38, %19
  %32 = phi double [ 0.000000e+00, %19 ], [ %43, %38 ]
  %33 = icmp eq ptr %15, null
  br i1 %33, label %37, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds i8, ptr %15, i64 -8
  %36 = load ptr, ptr %35, align 8, !tbaa !17
  tail call void @free(ptr noundef %36) #21
  br label %37

37:                                               ; preds = %31, %34
  ret double %32

38:                                               ; preds = %21, %38
  %39 = phi i64 [ 0, %21 ], [ %44, %38 ]
  %40 = phi double [ 0.000000e+00, %21 ], [ %43, %38 ]
  %41 = getelementptr inbounds nuw double, ptr %15, i64 %39
  %42 = load double, ptr %41, align 8, !tbaa !9
  %43 = fadd double %40, %42
  %44 = add nuw nsw i64 %39, 1
  %45 = icmp eq i64 %44, %22
  br i1 %45, label %31, label %38, !llvm.loop !20
}

define internal noundef double @_ZL12posix_blocksPdi(ptr noundef readonly captures(none) %0, i32 noundef %1) #5 {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  store ptr null, ptr %3, align 8, !tbaa !17
  %4 = shl nsw i32 %1, 3
  %5 = sext i32 %4 to i64
  %6 = call i32 @posix_memalign(ptr noundef nonnull %3, i64 noundef 64, i64 noundef %5) #21
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %35

8:                                                ; preds = %2
  %9 = load ptr, ptr %3, align 8, !tbaa !17
  %10 = icmp sgt i32 %1, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %8
  %12 = zext nneg i32 %1 to i64
  br label %17

13:                                               ; preds = %17, %8
  %14 = icmp sgt i32 %1, 0
  br i1 %14, label %15, label %25

15:                                               ; preds = %13
  %16 = zext nneg i32 %1 to i64
  br label %27

17:                                               ; preds = %11, %17
  %18 = phi i64 [ 0, %11 ], [ %23, %17 ]
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !9
  %21 = fmul double %20, %20
  %22 = getelementptr inbounds nuw double, ptr %9, i64 %18
  store double %21, ptr %22, align 8, !tbaa !9
  %23 = add nuw nsw i64 %18, 1
  %24 = icmp eq i64 %23, %12
  br i1 %24, label %13, label %17, !llvm.loop !21

25:                                               ; preds = %27, %13
  %26 = phi double [ 0.000000e+00, %13 ], [ %32, %27 ]
  call void @free(ptr noundef %9) #21
  br label %35

27:                                               ; preds = %15, %27
  %28 = phi i64 [ 0, %15 ], [ %33, %27 ]
  %29 = phi double [ 0.000000e+00, %15 ], [ %32, %27 ]
  %30 = getelementptr inbounds nuw double, ptr %9, i64 %28
  %31 = load double, ptr %30, align 8, !tbaa !9
  %32 = fadd double %29, %31
  %33 = add nuw nsw i64 %28, 1
  %34 = icmp eq i64 %33, %16
  br i1 %34, label %25, label %27, !llvm.loop !22

35:                                               ; preds = %2, %25
  %36 = phi double [ %26, %25 ], [ 0.000000e+00, %2 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
  ret double %36
}

define internal noundef double @_ZL4raiiPdi(ptr noundef readonly captures(none) %0, i32 noundef %1) #8 {
  %3 = shl nsw i32 %1, 3
  %4 = sext i32 %3 to i64
  %5 = tail call noalias ptr @malloc(i64 noundef %4) #25
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %2
  %8 = zext nneg i32 %1 to i64
  br label %9

9:                                                ; preds = %9, %7
  %10 = phi i64 [ 0, %7 ], [ %15, %9 ]
  %11 = getelementptr inbounds nuw double, ptr %0, i64 %10
  %12 = load double, ptr %11, align 8, !tbaa !9
  %13 = fmul double %12, %12
  %14 = getelementptr inbounds nuw double, ptr %5, i64 %10
  store double %13, ptr %14, align 8, !tbaa !9
  %15 = add nuw nsw i64 %10, 1
  %16 = icmp eq i64 %15, %8
  br i1 %16, label %17, label %9, !llvm.loop !23

17:                                               ; preds = %9, %2
  %18 = icmp sgt i32 %1, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %17
  %20 = zext nneg i32 %1 to i64
  br label %23

21:                                               ; preds = %23, %17
  %22 = phi double [ 0.000000e+00, %17 ], [ %28, %23 ]
  tail call void @free(ptr noundef %5) #21
  ret double %22

23:                                               ; preds = %19, %23
  %24 = phi i64 [ 0, %19 ], [ %29, %23 ]
  %25 = phi double [ 0.000000e+00, %19 ], [ %28, %23 ]
  %26 = getelementptr inbounds nuw double, ptr %5, i64 %24
  %27 = load double, ptr %26, align 8, !tbaa !9
  %28 = fadd double %25, %27
  %29 = add nuw nsw i64 %24, 1
  %30 = icmp eq i64 %29, %20
  br i1 %30, label %21, label %23, !llvm.loop !24
}

define internal noundef double @_ZL6sharedPdi(ptr noundef readonly captures(none) %0, i32 noundef %1) #5 {
  %3 = alloca %"class.std::vector.2", align 8
  %4 = alloca %"class.std::shared_ptr", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %10 = zext nneg i32 %1 to i64
  br label %31

11:                                               ; preds = %74, %2
  %12 = load ptr, ptr %3, align 8, !tbaa !25
  %13 = load ptr, ptr %12, align 8, !tbaa !27
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %15 = load ptr, ptr %14, align 8, !tbaa !32
  %16 = icmp eq ptr %15, null
  br i1 %16, label %26, label %17

17:                                               ; preds = %11
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %19 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !33
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %17
  %22 = load i32, ptr %18, align 4, !tbaa !5
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %18, align 4, !tbaa !5
  br label %26

24:                                               ; preds = %17
  %25 = atomicrmw volatile add ptr %18, i32 1 acq_rel, align 4
  br label %26

26:                                               ; preds = %11, %21, %24
  %27 = load ptr, ptr %3, align 8, !tbaa !25
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %29 = load ptr, ptr %28, align 8, !tbaa !25
  %30 = icmp eq ptr %27, %29
  br i1 %30, label %77, label %154

31:                                               ; preds = %6, %74
  %32 = phi i64 [ 0, %6 ], [ %75, %74 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  %33 = getelementptr inbounds nuw double, ptr %0, i64 %32
  call void @llvm.experimental.noalias.scope.decl(metadata !34)
  store ptr null, ptr %4, align 8, !tbaa !27, !alias.scope !34
  %34 = call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #23, !noalias !37
  store ptr getelementptr inbounds nuw inrange(-16, 40) (i8, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %34, align 8, !tbaa !40, !noalias !34
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 8
  store i32 1, ptr %35, align 8, !tbaa !42, !noalias !34
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 12
  store i32 1, ptr %36, align 4, !tbaa !44, !noalias !34
  store ptr getelementptr inbounds nuw inrange(-16, 40) (i8, ptr @_ZTVSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %34, align 8, !tbaa !40, !noalias !34
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %38 = load double, ptr %33, align 8, !tbaa !9, !noalias !34
  store double %38, ptr %37, align 8, !tbaa !9, !noalias !34
  store ptr %34, ptr %7, align 8, !tbaa !32, !alias.scope !34
  store ptr %37, ptr %4, align 8, !tbaa !45, !alias.scope !34
  %39 = load ptr, ptr %8, align 8, !tbaa !46
  %40 = load ptr, ptr %9, align 8, !tbaa !48
  %41 = icmp eq ptr %39, %40
  br i1 %41, label %46, label %42

42:                                               ; preds = %31
  store ptr %37, ptr %39, align 8, !tbaa !27
  %43 = getelementptr inbounds nuw i8, ptr %39, i64 8
  store ptr null, ptr %43, align 8, !tbaa !32
  %44 = load ptr, ptr %7, align 8, !tbaa !32
  store ptr null, ptr %7, align 8, !tbaa !32
  store ptr %44, ptr %43, align 8, !tbaa !32
  store ptr null, ptr %4, align 8, !tbaa !27
  %45 = getelementptr inbounds nuw i8, ptr %39, i64 16
  store ptr %45, ptr %8, align 8, !tbaa !46
  br label %47

46:                                               ; preds = %31
  call void @_ZNSt6vectorISt10shared_ptrIdESaIS1_EE17_M_realloc_insertIJS1_EEEvN9__gnu_cxx17__normal_iteratorIPS1_S3_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr %39, ptr noundef nonnull align 8 dereferenceable(16) %4)
  br label %47

47:                                               ; preds = %42, %46
  %48 = load ptr, ptr %7, align 8, !tbaa !32
  %49 = icmp eq ptr %48, null
  br i1 %49, label %74, label %50

50:                                               ; preds = %47
  %51 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %52 = load atomic i64, ptr %51 acquire, align 8
  %53 = icmp eq i64 %52, 4294967297
  br i1 %53, label %54, label %62

54:                                               ; preds = %50
  store i32 0, ptr %51, align 8, !tbaa !42
  %55 = getelementptr inbounds nuw i8, ptr %48, i64 12
  store i32 0, ptr %55, align 4, !tbaa !44
  %56 = load ptr, ptr %48, align 8, !tbaa !40
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %58 = load ptr, ptr %57, align 8
  call void %58(ptr noundef nonnull align 8 dereferenceable(16) %48) #21
  %59 = load ptr, ptr %48, align 8, !tbaa !40
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 24
  %61 = load ptr, ptr %60, align 8
  call void %61(ptr noundef nonnull align 8 dereferenceable(16) %48) #21
  br label %74

62:                                               ; preds = %50
  %63 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !33
  %64 = icmp eq i8 %63, 0
  br i1 %64, label %68, label %65

65:                                               ; preds = %62
  %66 = load i32, ptr %51, align 4, !tbaa !5
  %67 = add nsw i32 %66, -1
  store i32 %67, ptr %51, align 4, !tbaa !5
  br label %70

68:                                               ; preds = %62
  %69 = atomicrmw volatile add ptr %51, i32 -1 acq_rel, align 4
  br label %70

70:                                               ; preds = %68, %65
  %71 = phi i32 [ %66, %65 ], [ %69, %68 ]
  %72 = icmp eq i32 %71, 1
  br i1 %72, label %73, label %74, !prof !49

73:                                               ; preds = %70
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %48) #21
  br label %74

74:                                               ; preds = %47, %54, %70, %73
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  %75 = add nuw nsw i64 %32, 1
  %76 = icmp eq i64 %75, %10
  br i1 %76, label %11, label %31, !llvm.loop !50

77:                                               ; preds = %154, %26
  %78 = phi double [ 0.000000e+00, %26 ], [ %159, %154 ]
  %79 = load double, ptr %13, align 8, !tbaa !9
  %80 = load ptr, ptr %27, align 8, !tbaa !27
  %81 = load double, ptr %80, align 8, !tbaa !9
  br i1 %16, label %106, label %82

82:                                               ; preds = %77
  %83 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %84 = load atomic i64, ptr %83 acquire, align 8
  %85 = icmp eq i64 %84, 4294967297
  br i1 %85, label %86, label %94

86:                                               ; preds = %82
  store i32 0, ptr %83, align 8, !tbaa !42
  %87 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store i32 0, ptr %87, align 4, !tbaa !44
  %88 = load ptr, ptr %15, align 8, !tbaa !40
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 16
  %90 = load ptr, ptr %89, align 8
  call void %90(ptr noundef nonnull align 8 dereferenceable(16) %15) #21
  %91 = load ptr, ptr %15, align 8, !tbaa !40
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 24
  %93 = load ptr, ptr %92, align 8
  call void %93(ptr noundef nonnull align 8 dereferenceable(16) %15) #21
  br label %106

94:                                               ; preds = %82
  %95 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !33
  %96 = icmp eq i8 %95, 0
  br i1 %96, label %100, label %97

97:                                               ; preds = %94
  %98 = load i32, ptr %83, align 4, !tbaa !5
  %99 = add nsw i32 %98, -1
  store i32 %99, ptr %83, align 4, !tbaa !5
  br label %102

100:                                              ; preds = %94
  %101 = atomicrmw volatile add ptr %83, i32 -1 acq_rel, align 4
  br label %102

102:                                              ; preds = %100, %97
  %103 = phi i32 [ %98, %97 ], [ %101, %100 ]
  %104 = icmp eq i32 %103, 1
  br i1 %104, label %105, label %106, !prof !49

105:                                              ; preds = %102
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %15) #21
  br label %106

106:                                              ; preds = %77, %86, %102, %105
  %107 = load ptr, ptr %3, align 8, !tbaa !51
  %108 = load ptr, ptr %28, align 8, !tbaa !46
  %109 = icmp eq ptr %107, %108
  br i1 %109, label %142, label %110

110:                                              ; preds = %106, %139
  %111 = phi ptr [ %140, %139 ], [ %107, %106 ]
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 8
  %113 = load ptr, ptr %112, align 8, !tbaa !32
  %114 = icmp eq ptr %113, null
  br i1 %114, label %139, label %115

115:                                              ; preds = %110
  %116 = getelementptr inbounds nuw i8, ptr %113, i64 8
  %117 = load atomic i64, ptr %116 acquire, align 8
  %118 = icmp eq i64 %117, 4294967297
  br i1 %118, label %119, label %127

119:                                              ; preds = %115
  store i32 0, ptr %116, align 8, !tbaa !42
  %120 = getelementptr inbounds nuw i8, ptr %113, i64 12
  store i32 0, ptr %120, align 4, !tbaa !44
  %121 = load ptr, ptr %113, align 8, !tbaa !40
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 16
  %123 = load ptr, ptr %122, align 8
  call void %123(ptr noundef nonnull align 8 dereferenceable(16) %113) #21
  %124 = load ptr, ptr %113, align 8, !tbaa !40
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 24
  %126 = load ptr, ptr %125, align 8
  call void %126(ptr noundef nonnull align 8 dereferenceable(16) %113) #21
  br label %139

127:                                              ; preds = %115
  %128 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !33
  %129 = icmp eq i8 %128, 0
  br i1 %129, label %133, label %130

130:                                              ; preds = %127
  %131 = load i32, ptr %116, align 4, !tbaa !5
  %132 = add nsw i32 %131, -1
  store i32 %132, ptr %116, align 4, !tbaa !5
  br label %135

133:                                              ; preds = %127
  %134 = atomicrmw volatile add ptr %116, i32 -1 acq_rel, align 4
  br label %135

135:                                              ; preds = %133, %130
  %136 = phi i32 [ %131, %130 ], [ %134, %133 ]
  %137 = icmp eq i32 %136, 1
  br i1 %137, label %138, label %139, !prof !49

138:                                              ; preds = %135
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %113) #21
  br label %139

139:                                              ; preds = %138, %135, %119, %110
  %140 = getelementptr inbounds nuw i8, ptr %111, i64 16
  %141 = icmp eq ptr %140, %108
  br i1 %141, label %142, label %110, !llvm.loop !52

142:                                              ; preds = %139, %106
  %143 = load ptr, ptr %3, align 8, !tbaa !51
  %144 = icmp eq ptr %143, null
  br i1 %144, label %151, label %145

145:                                              ; preds = %142
  %146 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %147 = load ptr, ptr %146, align 8, !tbaa !48
  %148 = ptrtoint ptr %147 to i64
  %149 = ptrtoint ptr %143 to i64
  %150 = sub i64 %148, %149
  call void @_ZdlPvm(ptr noundef nonnull %143, i64 noundef %150) #24
  br label %151

151:                                              ; preds = %142, %145
  %152 = fadd double %78, %79
  %153 = fsub double %152, %81
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
  ret double %153

154:                                              ; preds = %26, %154
  %155 = phi double [ %159, %154 ], [ 0.000000e+00, %26 ]
  %156 = phi ptr [ %160, %154 ], [ %27, %26 ]
  %157 = load ptr, ptr %156, align 8, !tbaa !27
  %158 = load double, ptr %157, align 8, !tbaa !9
  %159 = call double @llvm.fmuladd.f64(double %158, double %158, double %155)
  %160 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %161 = icmp eq ptr %160, %29
  br i1 %161, label %77, label %154, !llvm.loop !53
}

define internal noundef double @_ZL7buffersPdi(ptr noundef readonly captures(none) %0, i32 noundef %1) #7 {
  %3 = shl nsw i32 %1, 3
  %4 = sext i32 %3 to i64
  %5 = tail call noalias ptr @malloc(i64 noundef %4) #25
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %2
  %8 = zext nneg i32 %1 to i64
  %9 = shl nuw nsw i64 %8, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr readonly align 8 %0, i64 %9, i1 false), !tbaa !9
  br label %10

10:                                               ; preds = %2, %7
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %10
  %13 = zext nneg i32 %1 to i64
  br label %16

14:                                               ; preds = %16, %10
  %15 = phi double [ 0.000000e+00, %10 ], [ %21, %16 ]
  tail call void @free(ptr noundef %5) #21
  ret double %15

16:                                               ; preds = %12, %16
  %17 = phi i64 [ 0, %12 ], [ %22, %16 ]
  %18 = phi double [ 0.000000e+00, %12 ], [ %21, %16 ]
  %19 = getelementptr inbounds nuw double, ptr %5, i64 %17
  %20 = load double, ptr %19, align 8, !tbaa !9
  %21 = tail call double @llvm.fmuladd.f64(double %20, double %20, double %18)
  %22 = add nuw nsw i64 %17, 1
  %23 = icmp eq i64 %22, %13
  br i1 %23, label %14, label %16, !llvm.loop !54
}

define internal noundef double @_ZL4lostPdi(ptr noundef readonly captures(none) %0, i32 noundef %1) #5 {
  %3 = sext i32 %1 to i64
  %4 = icmp slt i32 %1, 0
  %5 = shl nsw i64 %3, 3
  %6 = select i1 %4, i64 -1, i64 %5
  %7 = tail call noalias noundef nonnull ptr @_Znam(i64 noundef %6) #23
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = zext nneg i32 %1 to i64
  %11 = shl nuw nsw i64 %10, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %7, ptr align 8 %0, i64 %11, i1 false), !tbaa !9
  br label %12

12:                                               ; preds = %9, %2
  %13 = icmp sgt i32 %1, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %12
  %15 = zext nneg i32 %1 to i64
  br label %18

16:                                               ; preds = %18, %12
  %17 = phi double [ 0.000000e+00, %12 ], [ %23, %18 ]
  ret double %17

18:                                               ; preds = %14, %18
  %19 = phi i64 [ 0, %14 ], [ %24, %18 ]
  %20 = phi double [ 0.000000e+00, %14 ], [ %23, %18 ]
  %21 = getelementptr inbounds nuw double, ptr %7, i64 %19
  %22 = load double, ptr %21, align 8, !tbaa !9
  %23 = tail call double @llvm.fmuladd.f64(double %22, double %22, double %20)
  %24 = add nuw nsw i64 %19, 1
  %25 = icmp eq i64 %24, %15
  br i1 %25, label %16, label %18, !llvm.loop !55
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
  %5 = load ptr, ptr %4, align 8, !tbaa !46
  %6 = load ptr, ptr %0, align 8, !tbaa !51
  %7 = ptrtoint ptr %5 to i64
  %8 = ptrtoint ptr %6 to i64
  %9 = sub i64 %7, %8
  %10 = icmp eq i64 %9, 9223372036854775792
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.17) #22
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
  %23 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %22) #23
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 %20
  %25 = load ptr, ptr %2, align 8, !tbaa !27
  store ptr %25, ptr %24, align 8, !tbaa !27
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store ptr null, ptr %26, align 8, !tbaa !32
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !32
  store ptr null, ptr %27, align 8, !tbaa !32
  store ptr %28, ptr %26, align 8, !tbaa !32
  store ptr null, ptr %2, align 8, !tbaa !27
  %29 = icmp eq ptr %6, %1
  br i1 %29, label %40, label %30

30:                                               ; preds = %12, %30
  %31 = phi ptr [ %38, %30 ], [ %23, %12 ]
  %32 = phi ptr [ %37, %30 ], [ %6, %12 ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !56)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !59)
  %33 = load ptr, ptr %32, align 8, !tbaa !27, !alias.scope !59, !noalias !56
  store ptr %33, ptr %31, align 8, !tbaa !27, !alias.scope !56, !noalias !59
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 8
  store ptr null, ptr %34, align 8, !tbaa !32, !alias.scope !56, !noalias !59
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !32, !alias.scope !59, !noalias !56
  store ptr null, ptr %35, align 8, !tbaa !32, !alias.scope !59, !noalias !56
  store ptr %36, ptr %34, align 8, !tbaa !32, !alias.scope !56, !noalias !59
  store ptr null, ptr %32, align 8, !tbaa !27, !alias.scope !59, !noalias !56
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %38 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %39 = icmp eq ptr %37, %1
  br i1 %39, label %40, label %30, !llvm.loop !61

40:                                               ; preds = %30, %12
  %41 = phi ptr [ %23, %12 ], [ %38, %30 ]
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %43 = icmp eq ptr %1, %5
  br i1 %43, label %54, label %44

44:                                               ; preds = %40, %44
  %45 = phi ptr [ %52, %44 ], [ %42, %40 ]
  %46 = phi ptr [ %51, %44 ], [ %1, %40 ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !62)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !65)
  %47 = load ptr, ptr %46, align 8, !tbaa !27, !alias.scope !65, !noalias !62
  store ptr %47, ptr %45, align 8, !tbaa !27, !alias.scope !62, !noalias !65
  %48 = getelementptr inbounds nuw i8, ptr %45, i64 8
  store ptr null, ptr %48, align 8, !tbaa !32, !alias.scope !62, !noalias !65
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %50 = load ptr, ptr %49, align 8, !tbaa !32, !alias.scope !65, !noalias !62
  store ptr null, ptr %49, align 8, !tbaa !32, !alias.scope !65, !noalias !62
  store ptr %50, ptr %48, align 8, !tbaa !32, !alias.scope !62, !noalias !65
  store ptr null, ptr %46, align 8, !tbaa !27, !alias.scope !65, !noalias !62
  %51 = getelementptr inbounds nuw i8, ptr %46, i64 16
  %52 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %53 = icmp eq ptr %51, %5
  br i1 %53, label %54, label %44, !llvm.loop !61

54:                                               ; preds = %44, %40
  %55 = phi ptr [ %42, %40 ], [ %52, %44 ]
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %57 = icmp eq ptr %6, null
  br i1 %57, label %62, label %58

58:                                               ; preds = %54
  %59 = load ptr, ptr %56, align 8, !tbaa !48
  %60 = ptrtoint ptr %59 to i64
  %61 = sub i64 %60, %8
  tail call void @_ZdlPvm(ptr noundef nonnull %6, i64 noundef %61) #24
  br label %62

62:                                               ; preds = %54, %58
  store ptr %23, ptr %0, align 8, !tbaa !51
  store ptr %55, ptr %4, align 8, !tbaa !46
  %63 = getelementptr inbounds nuw %"class.std::shared_ptr", ptr %23, i64 %18
  store ptr %63, ptr %56, align 8, !tbaa !48
  ret void
}

define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #15 comdat align 2 {
  ret void
}

define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #15 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 24) #24
  ret void
}

define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #15 comdat align 2 {
  ret void
}

define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #15 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 24) #24
  ret void
}

define linkonce_odr dso_local noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #15 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = icmp eq ptr %1, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag
  br i1 %4, label %16, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !67
  %8 = icmp eq ptr %7, @_ZTSSt19_Sp_make_shared_tag
  br i1 %8, label %16, label %9

9:                                                ; preds = %5
  %10 = load i8, ptr %7, align 1, !tbaa !33
  %11 = icmp eq i8 %10, 42
  br i1 %11, label %16, label %12

12:                                               ; preds = %9
  %13 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %7, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #21
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %14, ptr %3, ptr null
  br label %16

16:                                               ; preds = %12, %9, %5, %2
  %17 = phi ptr [ %3, %2 ], [ %3, %5 ], [ null, %9 ], [ %15, %12 ]
  ret ptr %17
}

define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #15 comdat align 2 {
  tail call void @llvm.trap() #22
  unreachable
}

declare void @__cxa_pure_virtual() unnamed_addr

define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #15 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !40
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %4 = load ptr, ptr %3, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #21
  ret void
}

declare void @llvm.trap() #16

declare i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #17

define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #5 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !40
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %4 = load ptr, ptr %3, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #21
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %6 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !33
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
  %17 = load ptr, ptr %0, align 8, !tbaa !40
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %19 = load ptr, ptr %18, align 8
  tail call void %19(ptr noundef nonnull align 8 dereferenceable(16) %0) #21
  br label %20

20:                                               ; preds = %13, %16
  ret void
}

declare noundef nonnull ptr @_Znam(i64 noundef) local_unnamed_addr #10

declare void @llvm.experimental.noalias.scope.decl(metadata) #18

declare i64 @llvm.umax.i64(i64, i64) #19

declare i64 @llvm.umin.i64(i64, i64) #19

declare void @llvm.assume(i1 noundef) #20

declare i32 @llvm.smax.i32(i32, i32) #19

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
attributes #16 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #17 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #18 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #19 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #20 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #21 = { nounwind }
attributes #22 = { noreturn nounwind }
attributes #23 = { builtin nounwind allocsize(0) }
attributes #24 = { builtin nounwind }
attributes #25 = { nounwind allocsize(0) }

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
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !12, !13}
!16 = distinct !{!16, !13}
!17 = !{!18, !18, i64 0}
!18 = !{!"any pointer", !7, i64 0}
!19 = distinct !{!19, !12, !13}
!20 = distinct !{!20, !12, !13}
!21 = distinct !{!21, !12, !13}
!22 = distinct !{!22, !12, !13}
!23 = distinct !{!23, !12, !13}
!24 = distinct !{!24, !12, !13}
!25 = !{!26, !26, i64 0}
!26 = !{!"p1 _ZTSSt10shared_ptrIdE", !18, i64 0}
!27 = !{!28, !29, i64 0}
!28 = !{!"_ZTSSt12__shared_ptrIdLN9__gnu_cxx12_Lock_policyE2EE", !29, i64 0, !30, i64 8}
!29 = !{!"p1 double", !18, i64 0}
!30 = !{!"_ZTSSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE", !31, i64 0}
!31 = !{!"p1 _ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE", !18, i64 0}
!32 = !{!30, !31, i64 0}
!33 = !{!7, !7, i64 0}
!34 = !{!35}
!35 = distinct !{!35, !36, !"_ZSt11make_sharedIdJRdEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES3_E4typeEEDpOT0_: argument 0"}
!36 = distinct !{!36, !"_ZSt11make_sharedIdJRdEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES3_E4typeEEDpOT0_"}
!37 = !{!38, !35}
!38 = distinct !{!38, !39, !"_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS7_: argument 0"}
!39 = distinct !{!39, !"_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceIdSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS7_"}
!40 = !{!41, !41, i64 0}
!41 = !{!"vtable pointer", !8, i64 0}
!42 = !{!43, !6, i64 8}
!43 = !{!"_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE", !6, i64 8, !6, i64 12}
!44 = !{!43, !6, i64 12}
!45 = !{!29, !29, i64 0}
!46 = !{!47, !26, i64 8}
!47 = !{!"_ZTSNSt12_Vector_baseISt10shared_ptrIdESaIS1_EE17_Vector_impl_dataE", !26, i64 0, !26, i64 8, !26, i64 16}
!48 = !{!47, !26, i64 16}
!49 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!50 = distinct !{!50, !12, !13}
!51 = !{!47, !26, i64 0}
!52 = distinct !{!52, !12, !13}
!53 = distinct !{!53, !13}
!54 = distinct !{!54, !12, !13}
!55 = distinct !{!55, !12, !13}
!56 = !{!57}
!57 = distinct !{!57, !58, !"_ZSt19__relocate_object_aISt10shared_ptrIdES1_SaIS1_EEvPT_PT0_RT1_: argument 0"}
!58 = distinct !{!58, !"_ZSt19__relocate_object_aISt10shared_ptrIdES1_SaIS1_EEvPT_PT0_RT1_"}
!59 = !{!60}
!60 = distinct !{!60, !58, !"_ZSt19__relocate_object_aISt10shared_ptrIdES1_SaIS1_EEvPT_PT0_RT1_: argument 1"}
!61 = distinct !{!61, !12, !13}
!62 = !{!63}
!63 = distinct !{!63, !64, !"_ZSt19__relocate_object_aISt10shared_ptrIdES1_SaIS1_EEvPT_PT0_RT1_: argument 0"}
!64 = distinct !{!64, !"_ZSt19__relocate_object_aISt10shared_ptrIdES1_SaIS1_EEvPT_PT0_RT1_"}
!65 = !{!66}
!66 = distinct !{!66, !64, !"_ZSt19__relocate_object_aISt10shared_ptrIdES1_SaIS1_EEvPT_PT0_RT1_: argument 1"}
!67 = !{!68, !69, i64 8}
!68 = !{!"_ZTSSt9type_info", !69, i64 8}
!69 = !{!"p1 omnipotent char", !18, i64 0}
