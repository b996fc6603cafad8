; ModuleID = 'FIRModule'
source_filename = "FIRModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%_QM__fortran_type_infoTcomponent = type { { ptr, i64, i32, i8, i8, i8, i8 }, i8, i8, i8, i8, [4 x i8], i64, %_QM__fortran_type_infoTvalue, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] }, %_QM__fortran_builtinsT__builtin_c_ptr }
%_QM__fortran_type_infoTvalue = type { i8, [7 x i8], i64 }
%_QM__fortran_builtinsT__builtin_c_ptr = type { i64 }
%_QM__fortran_type_infoTderivedtype = type { { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, { ptr, i64, i32, i8, i8, i8, i8 }, i64, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, i32, i8, i8, i8, i8, i8, [3 x i8] }
%_QMkindsTmesh = type { i32, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } }
%_QMkindsTpoint = type { double, double, i32 }

$_QMkindsEXnXpoint = comdat any

$_QMkindsEXnXx = comdat any

$_QMkindsEXnXy = comdat any

$_QMkindsEXnXtag = comdat any

$_QMkindsEXnXn = comdat any

$_QMkindsEXnXp = comdat any

$_QMkindsEXnXmesh = comdat any

$_QMkindsEXcXpoint = comdat any

$_QMkindsEXdtXmesh = comdat any

$_QMkindsEXcXmesh = comdat any

$_QMkindsEXdtXpoint = comdat any

$_QQclX64dd5a74db65c77a50bd676049a8f6e4 = comdat any

$_QM__fortran_builtinsEXdtX__builtin_c_funptr = comdat any

$_QM__fortran_builtinsEXnX__builtin_c_funptr = comdat any

$_QM__fortran_builtinsEXcX__builtin_c_funptr = comdat any

$_QM__fortran_builtinsEXnX__address = comdat any

$_QM__fortran_builtinsEXdtX__builtin_c_ptr = comdat any

$_QM__fortran_builtinsEXnX__builtin_c_ptr = comdat any

$_QM__fortran_builtinsEXcX__builtin_c_ptr = comdat any

@_QMkindsEXnXpoint = linkonce_odr constant [5 x i8] c"point", comdat
@_QMkindsEXnXx = linkonce_odr constant [1 x i8] c"x", comdat
@_QMkindsEXnXy = linkonce_odr constant [1 x i8] c"y", comdat
@_QMkindsEXnXtag = linkonce_odr constant [3 x i8] c"tag", comdat
@_QMkindsEXnXn = linkonce_odr constant [1 x i8] c"n", comdat
@_QMkindsEXnXp = linkonce_odr constant [1 x i8] c"p", comdat
@_QMkindsEXnXmesh = linkonce_odr constant [4 x i8] c"mesh", comdat
@_QMkindsEXcXpoint = linkonce_odr constant [3 x %_QM__fortran_type_infoTcomponent] [%_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMkindsEXnXx, i64 1, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 1, i8 2, i8 8, i8 0, [4 x i8] undef, i64 0, %_QM__fortran_type_infoTvalue { i8 1, [7 x i8] undef, i64 0 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16], [3 x i64] [i64 1, i64 0, i64 0]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr zeroinitializer }, %_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMkindsEXnXy, i64 1, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 1, i8 2, i8 8, i8 0, [4 x i8] undef, i64 8, %_QM__fortran_type_infoTvalue { i8 1, [7 x i8] undef, i64 0 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16], [3 x i64] [i64 1, i64 0, i64 0]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr zeroinitializer }, %_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMkindsEXnXtag, i64 3, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 1, i8 0, i8 4, i8 0, [4 x i8] undef, i64 16, %_QM__fortran_type_infoTvalue { i8 1, [7 x i8] undef, i64 0 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16], [3 x i64] [i64 1, i64 0, i64 0]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr zeroinitializer }], comdat
@_QMkindsEXdtXmesh = linkonce_odr constant %_QM__fortran_type_infoTderivedtype { { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 32, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 32]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMkindsEXnXmesh, i64 4, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i64 72, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 8, i32 20240719, i8 1, i8 10, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 8]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 1, i32 20240719, i8 1, i8 7, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 1]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr @_QMkindsEXcXmesh, i64 256, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 0, i64 2, i64 256]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 40, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 40]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, i32 0, i8 0, i8 0, i8 0, i8 1, i8 1, [3 x i8] undef }, comdat
@_QMkindsEXcXmesh = linkonce_odr constant [2 x %_QM__fortran_type_infoTcomponent] [%_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMkindsEXnXn, i64 1, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 1, i8 0, i8 4, i8 0, [4 x i8] undef, i64 0, %_QM__fortran_type_infoTvalue { i8 1, [7 x i8] undef, i64 0 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16], [3 x i64] [i64 1, i64 0, i64 0]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr zeroinitializer }, %_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMkindsEXnXp, i64 1, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 3, i8 6, i8 0, i8 1, [4 x i8] undef, i64 8, %_QM__fortran_type_infoTvalue { i8 1, [7 x i8] undef, i64 0 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr @_QMkindsEXdtXpoint, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16], [3 x i64] [i64 1, i64 0, i64 0]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr zeroinitializer }], comdat
@_QMkindsEXdtXpoint = linkonce_odr constant %_QM__fortran_type_infoTderivedtype { { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 32, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 32]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMkindsEXnXpoint, i64 5, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i64 24, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 8, i32 20240719, i8 1, i8 10, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 8]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 1, i32 20240719, i8 1, i8 7, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 1]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr @_QMkindsEXcXpoint, i64 256, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 0, i64 3, i64 256]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 40, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 40]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, i32 0, i8 0, i8 1, i8 1, i8 1, i8 1, [3 x i8] undef }, comdat
@_QQclX64dd5a74db65c77a50bd676049a8f6e4 = linkonce constant [44 x i8] c"arrays.f90\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", comdat
@_QQ_QMkindsTmeshXDerivedInit = internal constant %_QMkindsTmesh { i32 0, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 24, i32 20240719, i8 1, i8 42, i8 2, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 24]], ptr @_QMkindsEXdtXpoint, [1 x i64] zeroinitializer } }
@_QM__fortran_builtinsEXdtX__builtin_c_funptr = linkonce_odr constant %_QM__fortran_type_infoTderivedtype { { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 32, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 32]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QM__fortran_builtinsEXnX__builtin_c_funptr, i64 18, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i64 8, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 8, i32 20240719, i8 1, i8 10, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 8]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 1, i32 20240719, i8 1, i8 7, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 1]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr @_QM__fortran_builtinsEXcX__builtin_c_funptr, i64 256, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 0, i64 1, i64 256]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 40, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 40]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, i32 0, i8 0, i8 1, i8 1, i8 1, i8 1, [3 x i8] undef }, comdat
@_QM__fortran_builtinsEXnX__builtin_c_funptr = linkonce_odr constant [18 x i8] c"__builtin_c_funptr", comdat
@_QM__fortran_builtinsEXcX__builtin_c_funptr = linkonce_odr constant [1 x %_QM__fortran_type_infoTcomponent] [%_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QM__fortran_builtinsEXnX__address, i64 9, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 1, i8 0, i8 8, i8 0, [4 x i8] undef, i64 0, %_QM__fortran_type_infoTvalue { i8 1, [7 x i8] undef, i64 0 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16], [3 x i64] [i64 1, i64 0, i64 0]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr zeroinitializer }], comdat
@_QM__fortran_builtinsEXnX__address = linkonce_odr constant [9 x i8] c"__address", comdat
@_QM__fortran_builtinsEXdtX__builtin_c_ptr = linkonce_odr constant %_QM__fortran_type_infoTderivedtype { { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 32, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 32]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QM__fortran_builtinsEXnX__builtin_c_ptr, i64 15, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i64 8, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 8, i32 20240719, i8 1, i8 10, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 8]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 1, i32 20240719, i8 1, i8 7, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 1]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr @_QM__fortran_builtinsEXcX__builtin_c_ptr, i64 256, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 0, i64 1, i64 256]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 40, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 40]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, i32 0, i8 0, i8 1, i8 1, i8 1, i8 1, [3 x i8] undef }, comdat
@_QM__fortran_builtinsEXnX__builtin_c_ptr = linkonce_odr constant [15 x i8] c"__builtin_c_ptr", comdat
@_QM__fortran_builtinsEXcX__builtin_c_ptr = linkonce_odr constant [1 x %_QM__fortran_type_infoTcomponent] [%_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QM__fortran_builtinsEXnX__address, i64 9, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 1, i8 0, i8 8, i8 0, [4 x i8] undef, i64 0, %_QM__fortran_type_infoTvalue { i8 1, [7 x i8] undef, i64 0 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16], [3 x i64] [i64 1, i64 0, i64 0]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr zeroinitializer }], comdat

declare void @free(ptr)

declare ptr @malloc(i64)

define double @_QMkindsPsquare(ptr noalias %0) #0 {
  %2 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %3 = alloca double, i64 1, align 8
  %4 = alloca i32, i64 1, align 4
  %5 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 6
  %6 = load i8, ptr %5, align 1
  %7 = and i8 %6, -2
  %8 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 undef, [1 x [3 x i64]] undef }, i8 %7, 6
  %9 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 0
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %8, i64 1, 7, 0, 0
  %18 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %17, i64 %12, 7, 0, 1
  %19 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %18, i64 %14, 7, 0, 2
  %20 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %19, ptr %16, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %20, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  %21 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %2, i32 0, i32 7, i64 0, i32 0
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %2, i32 0, i32 7, i64 0, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %2, i32 0, i32 7, i64 0, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = trunc i64 %24 to i32
  %28 = sext i32 %27 to i64
  br label %29

29:                                               ; preds = %33, %1
  %30 = phi i32 [ %50, %33 ], [ 1, %1 ]
  %31 = phi i64 [ %51, %33 ], [ %28, %1 ]
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %52

33:                                               ; preds = %29
  store i32 %30, ptr %4, align 4
  %34 = load double, ptr %3, align 8
  %35 = load i32, ptr %4, align 4
  %36 = sext i32 %35 to i64
  %37 = sub nsw i64 %36, 1
  %38 = mul nsw i64 %37, 1
  %39 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  %41 = mul nsw i64 %38, %40
  %42 = add nsw i64 %41, 0
  %43 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 0
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr i8, ptr %44, i64 %42
  %46 = load double, ptr %45, align 8
  %47 = fmul contract double %46, %46
  %48 = fadd contract double %34, %47
  store double %48, ptr %3, align 8
  %49 = load i32, ptr %4, align 4
  %50 = add nsw i32 %49, 1
  %51 = sub i64 %31, 1
  br label %29

52:                                               ; preds = %29
  store i32 %30, ptr %4, align 4
  %53 = load double, ptr %3, align 8
  ret double %53
}

define void @_QMkindsPscale(ptr noalias %0, ptr noalias %1) #0 {
  %3 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %4 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %5 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, i64 1, align 8
  %6 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 6
  %7 = load i8, ptr %6, align 1
  %8 = and i8 %7, -2
  %9 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 undef, [1 x [3 x i64]] undef }, i8 %8, 6
  %10 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 0
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %9, i64 1, 7, 0, 0
  %19 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %18, i64 %13, 7, 0, 1
  %20 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %19, i64 %15, 7, 0, 2
  %21 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %20, ptr %17, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %21, ptr %4, align 8
  %22 = load double, ptr %1, align 8
  %23 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %4, i32 0, i32 7, i64 0, i32 0
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %4, i32 0, i32 7, i64 0, i32 1
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %4, i32 0, i32 7, i64 0, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = mul i64 8, %26
  %30 = icmp sgt i64 %29, 0
  %31 = select i1 %30, i64 %29, i64 1
  %32 = call ptr @malloc(i64 %31)
  %33 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %26, 7, 0, 1
  %34 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %33, i64 8, 7, 0, 2
  %35 = mul i64 8, %26
  %36 = mul i64 1, %26
  %37 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %34, ptr %32, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %37, ptr %3, align 8
  br label %38

38:                                               ; preds = %42, %2
  %39 = phi i64 [ %60, %42 ], [ 1, %2 ]
  %40 = phi i64 [ %61, %42 ], [ %26, %2 ]
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %42, label %62

42:                                               ; preds = %38
  %43 = sub nsw i64 %39, 1
  %44 = mul nsw i64 %43, 1
  %45 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 2
  %46 = load i64, ptr %45, align 8
  %47 = mul nsw i64 %44, %46
  %48 = add nsw i64 %47, 0
  %49 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr i8, ptr %50, i64 %48
  %52 = load double, ptr %51, align 8
  %53 = fmul contract double %52, %22
  %54 = sub nsw i64 %39, 1
  %55 = mul nsw i64 %54, 1
  %56 = mul nsw i64 %55, 1
  %57 = add nsw i64 %56, 0
  %58 = mul nsw i64 1, %26
  %59 = getelementptr double, ptr %32, i64 %57
  store double %53, ptr %59, align 8
  %60 = add nsw i64 %39, 1
  %61 = sub i64 %40, 1
  br label %38

62:                                               ; preds = %38
  call void @llvm.memcpy.p0.p0.i32(ptr %5, ptr %4, i32 48, i1 false)
  call void @_FortranAAssign(ptr %5, ptr %3, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 24)
  call void @free(ptr %32)
  ret void
}

define double @products(double %0, i32 %1) #0 {
  %3 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %4 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %5 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %6 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %7 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %8 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %9 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %10 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %11 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %12 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %13 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %14 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %15 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %16 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %17 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %18 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %19 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %20 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %21 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %22 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %23 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %24 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %25 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %26 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %27 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %28 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %29 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %30 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %31 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %32 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %33 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %34 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %35 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %36 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %37 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %38 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %39 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %40 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %41 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %42 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %43 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %44 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %45 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %46 = alloca double, i64 1, align 8
  %47 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %48 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, i64 1, align 8
  %49 = alloca double, i64 1, align 8
  %50 = alloca i32, i64 1, align 4
  %51 = alloca i32, i64 1, align 4
  %52 = alloca i32, i64 1, align 4
  %53 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, i64 1, align 8
  %54 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, i64 1, align 8
  %55 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %56 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, i64 1, align 8
  %57 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, i64 1, align 8
  %58 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, i64 1, align 8
  %59 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, i64 1, align 8
  %60 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, i64 1, align 8
  store { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } { ptr null, i64 8, i32 20240719, i8 2, i8 28, i8 2, i8 0, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 8], [3 x i64] [i64 1, i64 0, i64 0]] }, ptr %55, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %56, ptr %55, i32 72, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr %54, ptr %55, i32 72, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr %53, ptr %55, i32 72, i1 false)
  store i32 %1, ptr %50, align 4
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 8, i32 20240719, i8 1, i8 28, i8 2, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 8]] }, ptr %47, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %48, ptr %47, i32 48, i1 false)
  store double %0, ptr %46, align 8
  %61 = load i32, ptr %50, align 4
  %62 = sext i32 %61 to i64
  %63 = icmp sgt i64 %62, 0
  %64 = select i1 %63, i64 %62, i64 0
  %65 = mul i64 8, %64
  %66 = mul i64 %65, %64
  %67 = icmp sgt i64 %66, 0
  %68 = select i1 %67, i64 %66, i64 1
  %69 = call ptr @malloc(i64 %68)
  %70 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 2, i8 28, i8 2, i8 0, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef], [3 x i64] undef] }, i64 %64, 7, 0, 1
  %71 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %70, i64 8, 7, 0, 2
  %72 = mul i64 8, %64
  %73 = mul i64 1, %64
  %74 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %71, i64 1, 7, 1, 0
  %75 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %74, i64 %64, 7, 1, 1
  %76 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %75, i64 %72, 7, 1, 2
  %77 = mul i64 %72, %64
  %78 = mul i64 %73, %64
  %79 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %76, ptr %69, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %79, ptr %45, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %56, ptr %45, i32 72, i1 false)
  %80 = load i32, ptr %50, align 4
  %81 = sext i32 %80 to i64
  %82 = icmp sgt i64 %81, 0
  %83 = select i1 %82, i64 %81, i64 0
  %84 = mul i64 8, %83
  %85 = mul i64 %84, %83
  %86 = icmp sgt i64 %85, 0
  %87 = select i1 %86, i64 %85, i64 1
  %88 = call ptr @malloc(i64 %87)
  %89 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 2, i8 28, i8 2, i8 0, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef], [3 x i64] undef] }, i64 %83, 7, 0, 1
  %90 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %89, i64 8, 7, 0, 2
  %91 = mul i64 8, %83
  %92 = mul i64 1, %83
  %93 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %90, i64 1, 7, 1, 0
  %94 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %93, i64 %83, 7, 1, 1
  %95 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %94, i64 %91, 7, 1, 2
  %96 = mul i64 %91, %83
  %97 = mul i64 %92, %83
  %98 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %95, ptr %88, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %98, ptr %44, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %54, ptr %44, i32 72, i1 false)
  %99 = load i32, ptr %50, align 4
  %100 = sext i32 %99 to i64
  %101 = icmp sgt i64 %100, 0
  %102 = select i1 %101, i64 %100, i64 0
  %103 = mul i64 8, %102
  %104 = mul i64 %103, %102
  %105 = icmp sgt i64 %104, 0
  %106 = select i1 %105, i64 %104, i64 1
  %107 = call ptr @malloc(i64 %106)
  %108 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 2, i8 28, i8 2, i8 0, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef], [3 x i64] undef] }, i64 %102, 7, 0, 1
  %109 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %108, i64 8, 7, 0, 2
  %110 = mul i64 8, %102
  %111 = mul i64 1, %102
  %112 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %109, i64 1, 7, 1, 0
  %113 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %112, i64 %102, 7, 1, 1
  %114 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %113, i64 %110, 7, 1, 2
  %115 = mul i64 %110, %102
  %116 = mul i64 %111, %102
  %117 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %114, ptr %107, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %117, ptr %43, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %53, ptr %43, i32 72, i1 false)
  %118 = load i32, ptr %50, align 4
  %119 = sext i32 %118 to i64
  br label %120

120:                                              ; preds = %204, %2
  %121 = phi i32 [ %206, %204 ], [ 1, %2 ]
  %122 = phi i64 [ %207, %204 ], [ %119, %2 ]
  %123 = icmp sgt i64 %122, 0
  br i1 %123, label %124, label %208

124:                                              ; preds = %120
  store i32 %121, ptr %51, align 4
  %125 = load i32, ptr %50, align 4
  %126 = sext i32 %125 to i64
  br label %127

127:                                              ; preds = %131, %124
  %128 = phi i32 [ %202, %131 ], [ 1, %124 ]
  %129 = phi i64 [ %203, %131 ], [ %126, %124 ]
  %130 = icmp sgt i64 %129, 0
  br i1 %130, label %131, label %204

131:                                              ; preds = %127
  store i32 %128, ptr %52, align 4
  %132 = load double, ptr %46, align 8
  %133 = load i32, ptr %52, align 4
  %134 = sitofp i32 %133 to double
  %135 = fmul contract double %132, %134
  %136 = load i32, ptr %51, align 4
  %137 = sitofp i32 %136 to double
  %138 = fadd contract double %135, %137
  call void @llvm.memcpy.p0.p0.i32(ptr %42, ptr %56, i32 72, i1 false)
  %139 = sext i32 %133 to i64
  %140 = sext i32 %136 to i64
  %141 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %42, i32 0, i32 0
  %142 = load ptr, ptr %141, align 8
  %143 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %42, i32 0, i32 7, i64 0, i32 0
  %144 = load i64, ptr %143, align 8
  %145 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %42, i32 0, i32 7, i64 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %42, i32 0, i32 7, i64 0, i32 2
  %148 = load i64, ptr %147, align 8
  %149 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %42, i32 0, i32 7, i64 1, i32 0
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %42, i32 0, i32 7, i64 1, i32 1
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %42, i32 0, i32 7, i64 1, i32 2
  %154 = load i64, ptr %153, align 8
  %155 = sub nsw i64 %139, %144
  %156 = mul nsw i64 %155, 1
  %157 = mul nsw i64 %156, 1
  %158 = add nsw i64 %157, 0
  %159 = mul nsw i64 1, %146
  %160 = sub nsw i64 %140, %150
  %161 = mul nsw i64 %160, 1
  %162 = mul nsw i64 %161, %159
  %163 = add nsw i64 %162, %158
  %164 = mul nsw i64 %159, %152
  %165 = getelementptr double, ptr %142, i64 %163
  store double %138, ptr %165, align 8
  %166 = load double, ptr %46, align 8
  %167 = load i32, ptr %52, align 4
  %168 = sitofp i32 %167 to double
  %169 = fmul contract double %166, %168
  %170 = load i32, ptr %51, align 4
  %171 = sitofp i32 %170 to double
  %172 = fmul contract double %169, %171
  %173 = call contract double @llvm.sin.f64(double %172)
  call void @llvm.memcpy.p0.p0.i32(ptr %41, ptr %54, i32 72, i1 false)
  %174 = sext i32 %167 to i64
  %175 = sext i32 %170 to i64
  %176 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %41, i32 0, i32 0
  %177 = load ptr, ptr %176, align 8
  %178 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %41, i32 0, i32 7, i64 0, i32 0
  %179 = load i64, ptr %178, align 8
  %180 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %41, i32 0, i32 7, i64 0, i32 1
  %181 = load i64, ptr %180, align 8
  %182 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %41, i32 0, i32 7, i64 0, i32 2
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %41, i32 0, i32 7, i64 1, i32 0
  %185 = load i64, ptr %184, align 8
  %186 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %41, i32 0, i32 7, i64 1, i32 1
  %187 = load i64, ptr %186, align 8
  %188 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %41, i32 0, i32 7, i64 1, i32 2
  %189 = load i64, ptr %188, align 8
  %190 = sub nsw i64 %174, %179
  %191 = mul nsw i64 %190, 1
  %192 = mul nsw i64 %191, 1
  %193 = add nsw i64 %192, 0
  %194 = mul nsw i64 1, %181
  %195 = sub nsw i64 %175, %185
  %196 = mul nsw i64 %195, 1
  %197 = mul nsw i64 %196, %194
  %198 = add nsw i64 %197, %193
  %199 = mul nsw i64 %194, %187
  %200 = getelementptr double, ptr %177, i64 %198
  store double %173, ptr %200, align 8
  %201 = load i32, ptr %52, align 4
  %202 = add nsw i32 %201, 1
  %203 = sub i64 %129, 1
  br label %127

204:                                              ; preds = %127
  store i32 %128, ptr %52, align 4
  %205 = load i32, ptr %51, align 4
  %206 = add nsw i32 %205, 1
  %207 = sub i64 %122, 1
  br label %120

208:                                              ; preds = %120
  store i32 %121, ptr %51, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr %40, ptr %54, i32 72, i1 false)
  %209 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %40, i32 0, i32 0
  %210 = load ptr, ptr %209, align 8
  %211 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %40, i32 0, i32 7, i64 0, i32 0
  %212 = load i64, ptr %211, align 8
  %213 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %40, i32 0, i32 7, i64 0, i32 1
  %214 = load i64, ptr %213, align 8
  %215 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %40, i32 0, i32 7, i64 0, i32 2
  %216 = load i64, ptr %215, align 8
  %217 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %40, i32 0, i32 7, i64 1, i32 0
  %218 = load i64, ptr %217, align 8
  %219 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %40, i32 0, i32 7, i64 1, i32 1
  %220 = load i64, ptr %219, align 8
  %221 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %40, i32 0, i32 7, i64 1, i32 2
  %222 = load i64, ptr %221, align 8
  %223 = icmp eq i64 %214, 0
  %224 = select i1 %223, i64 1, i64 %212
  %225 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 2, i8 28, i8 0, i8 0, [2 x [3 x i64]] undef }, i64 %224, 7, 0, 0
  %226 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %225, i64 %214, 7, 0, 1
  %227 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %226, i64 8, 7, 0, 2
  %228 = mul i64 8, %214
  %229 = mul i64 1, %214
  %230 = icmp eq i64 %220, 0
  %231 = select i1 %230, i64 1, i64 %218
  %232 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %227, i64 %231, 7, 1, 0
  %233 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %232, i64 %220, 7, 1, 1
  %234 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %233, i64 %228, 7, 1, 2
  %235 = mul i64 %228, %220
  %236 = mul i64 %229, %220
  %237 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %234, ptr %210, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %237, ptr %39, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %60, ptr %55, i32 72, i1 false)
  call void @_FortranATranspose(ptr %60, ptr %39, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 41)
  call void @llvm.memcpy.p0.p0.i32(ptr %38, ptr %60, i32 72, i1 false)
  %238 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %38, i32 0, i32 7, i64 0, i32 0
  %239 = load i64, ptr %238, align 8
  %240 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %38, i32 0, i32 7, i64 0, i32 1
  %241 = load i64, ptr %240, align 8
  %242 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %38, i32 0, i32 7, i64 0, i32 2
  %243 = load i64, ptr %242, align 8
  %244 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %38, i32 0, i32 7, i64 1, i32 0
  %245 = load i64, ptr %244, align 8
  %246 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %38, i32 0, i32 7, i64 1, i32 1
  %247 = load i64, ptr %246, align 8
  %248 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %38, i32 0, i32 7, i64 1, i32 2
  %249 = load i64, ptr %248, align 8
  %250 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %38, i32 0, i32 0
  %251 = load ptr, ptr %250, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %37, ptr %56, i32 72, i1 false)
  %252 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %37, i32 0, i32 0
  %253 = load ptr, ptr %252, align 8
  %254 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %37, i32 0, i32 7, i64 0, i32 0
  %255 = load i64, ptr %254, align 8
  %256 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %37, i32 0, i32 7, i64 0, i32 1
  %257 = load i64, ptr %256, align 8
  %258 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %37, i32 0, i32 7, i64 0, i32 2
  %259 = load i64, ptr %258, align 8
  %260 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %37, i32 0, i32 7, i64 1, i32 0
  %261 = load i64, ptr %260, align 8
  %262 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %37, i32 0, i32 7, i64 1, i32 1
  %263 = load i64, ptr %262, align 8
  %264 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %37, i32 0, i32 7, i64 1, i32 2
  %265 = load i64, ptr %264, align 8
  %266 = icmp eq i64 %257, 0
  %267 = select i1 %266, i64 1, i64 %255
  %268 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 2, i8 28, i8 0, i8 0, [2 x [3 x i64]] undef }, i64 %267, 7, 0, 0
  %269 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %268, i64 %257, 7, 0, 1
  %270 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %269, i64 8, 7, 0, 2
  %271 = mul i64 8, %257
  %272 = mul i64 1, %257
  %273 = icmp eq i64 %263, 0
  %274 = select i1 %273, i64 1, i64 %261
  %275 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %270, i64 %274, 7, 1, 0
  %276 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %275, i64 %263, 7, 1, 1
  %277 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %276, i64 %271, 7, 1, 2
  %278 = mul i64 %271, %263
  %279 = mul i64 %272, %263
  %280 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %277, ptr %253, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %280, ptr %36, align 8
  %281 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 2, i8 28, i8 0, i8 0, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef], [3 x i64] undef] }, i64 %241, 7, 0, 1
  %282 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %281, i64 8, 7, 0, 2
  %283 = mul i64 8, %241
  %284 = mul i64 1, %241
  %285 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %282, i64 1, 7, 1, 0
  %286 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %285, i64 %247, 7, 1, 1
  %287 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %286, i64 %283, 7, 1, 2
  %288 = mul i64 %283, %247
  %289 = mul i64 %284, %247
  %290 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %287, ptr %251, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %290, ptr %35, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %59, ptr %55, i32 72, i1 false)
  call void @_FortranAMatmulReal8Real8(ptr %59, ptr %36, ptr %35, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 41)
  call void @llvm.memcpy.p0.p0.i32(ptr %34, ptr %59, i32 72, i1 false)
  %291 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %34, i32 0, i32 7, i64 0, i32 0
  %292 = load i64, ptr %291, align 8
  %293 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %34, i32 0, i32 7, i64 0, i32 1
  %294 = load i64, ptr %293, align 8
  %295 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %34, i32 0, i32 7, i64 0, i32 2
  %296 = load i64, ptr %295, align 8
  %297 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %34, i32 0, i32 7, i64 1, i32 0
  %298 = load i64, ptr %297, align 8
  %299 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %34, i32 0, i32 7, i64 1, i32 1
  %300 = load i64, ptr %299, align 8
  %301 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %34, i32 0, i32 7, i64 1, i32 2
  %302 = load i64, ptr %301, align 8
  %303 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %34, i32 0, i32 0
  %304 = load ptr, ptr %303, align 8
  %305 = icmp eq i64 %294, 0
  %306 = select i1 %305, i64 1, i64 %292
  %307 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 2, i8 28, i8 0, i8 0, [2 x [3 x i64]] undef }, i64 %306, 7, 0, 0
  %308 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %307, i64 %294, 7, 0, 1
  %309 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %308, i64 8, 7, 0, 2
  %310 = mul i64 8, %294
  %311 = mul i64 1, %294
  %312 = icmp eq i64 %300, 0
  %313 = select i1 %312, i64 1, i64 %298
  %314 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %309, i64 %313, 7, 1, 0
  %315 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %314, i64 %300, 7, 1, 1
  %316 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %315, i64 %310, 7, 1, 2
  %317 = mul i64 %310, %300
  %318 = mul i64 %311, %300
  %319 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %316, ptr %304, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %319, ptr %33, align 8
  call void @free(ptr %251)
  call void @_FortranAAssign(ptr %53, ptr %33, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 41)
  call void @free(ptr %304)
  call void @llvm.memcpy.p0.p0.i32(ptr %32, ptr %56, i32 72, i1 false)
  %320 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %32, i32 0, i32 7, i64 0, i32 0
  %321 = load i64, ptr %320, align 8
  %322 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %32, i32 0, i32 7, i64 0, i32 1
  %323 = load i64, ptr %322, align 8
  %324 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %32, i32 0, i32 7, i64 0, i32 2
  %325 = load i64, ptr %324, align 8
  %326 = add i64 %321, %323
  %327 = sub i64 %326, 1
  %328 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %32, i32 0, i32 0
  %329 = load ptr, ptr %328, align 8
  %330 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %32, i32 0, i32 7, i64 1, i32 0
  %331 = load i64, ptr %330, align 8
  %332 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %32, i32 0, i32 7, i64 1, i32 1
  %333 = load i64, ptr %332, align 8
  %334 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %32, i32 0, i32 7, i64 1, i32 2
  %335 = load i64, ptr %334, align 8
  %336 = sub i64 %321, %321
  %337 = mul i64 %336, 1
  %338 = add i64 %337, 0
  %339 = sub i64 %327, %321
  %340 = add i64 %339, 1
  %341 = sdiv i64 %340, 1
  %342 = icmp sgt i64 %341, 0
  %343 = select i1 %342, i64 %341, i64 0
  %344 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %343, 7, 0, 1
  %345 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %344, i64 8, 7, 0, 2
  %346 = mul i64 8, %323
  %347 = mul i64 1, %323
  %348 = sub i64 2, %331
  %349 = mul i64 %348, %347
  %350 = add i64 %349, %338
  %351 = mul i64 %346, %333
  %352 = mul i64 %347, %333
  %353 = getelementptr double, ptr %329, i64 %350
  %354 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %345, ptr %353, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %354, ptr %31, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %30, ptr %53, i32 72, i1 false)
  %355 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %30, i32 0, i32 0
  %356 = load ptr, ptr %355, align 8
  %357 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %30, i32 0, i32 7, i64 0, i32 0
  %358 = load i64, ptr %357, align 8
  %359 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %30, i32 0, i32 7, i64 0, i32 1
  %360 = load i64, ptr %359, align 8
  %361 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %30, i32 0, i32 7, i64 0, i32 2
  %362 = load i64, ptr %361, align 8
  %363 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %30, i32 0, i32 7, i64 1, i32 0
  %364 = load i64, ptr %363, align 8
  %365 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %30, i32 0, i32 7, i64 1, i32 1
  %366 = load i64, ptr %365, align 8
  %367 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %30, i32 0, i32 7, i64 1, i32 2
  %368 = load i64, ptr %367, align 8
  %369 = icmp eq i64 %360, 0
  %370 = select i1 %369, i64 1, i64 %358
  %371 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 2, i8 28, i8 0, i8 0, [2 x [3 x i64]] undef }, i64 %370, 7, 0, 0
  %372 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %371, i64 %360, 7, 0, 1
  %373 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %372, i64 8, 7, 0, 2
  %374 = mul i64 8, %360
  %375 = mul i64 1, %360
  %376 = icmp eq i64 %366, 0
  %377 = select i1 %376, i64 1, i64 %364
  %378 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %373, i64 %377, 7, 1, 0
  %379 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %378, i64 %366, 7, 1, 1
  %380 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %379, i64 %374, 7, 1, 2
  %381 = mul i64 %374, %366
  %382 = mul i64 %375, %366
  %383 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %380, ptr %356, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %383, ptr %29, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %58, ptr %47, i32 48, i1 false)
  call void @_FortranAMatmulReal8Real8(ptr %58, ptr %29, ptr %31, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 42)
  call void @llvm.memcpy.p0.p0.i32(ptr %28, ptr %58, i32 48, i1 false)
  %384 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %28, i32 0, i32 7, i64 0, i32 0
  %385 = load i64, ptr %384, align 8
  %386 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %28, i32 0, i32 7, i64 0, i32 1
  %387 = load i64, ptr %386, align 8
  %388 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %28, i32 0, i32 7, i64 0, i32 2
  %389 = load i64, ptr %388, align 8
  %390 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %28, i32 0, i32 0
  %391 = load ptr, ptr %390, align 8
  %392 = icmp eq i64 %387, 0
  %393 = select i1 %392, i64 1, i64 %385
  %394 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] undef }, i64 %393, 7, 0, 0
  %395 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %394, i64 %387, 7, 0, 1
  %396 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %395, i64 8, 7, 0, 2
  %397 = mul i64 8, %387
  %398 = mul i64 1, %387
  %399 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %396, ptr %391, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %399, ptr %27, align 8
  call void @_FortranAAssign(ptr %48, ptr %27, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 42)
  call void @free(ptr %391)
  call void @llvm.memcpy.p0.p0.i32(ptr %26, ptr %54, i32 72, i1 false)
  %400 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %26, i32 0, i32 7, i64 0, i32 0
  %401 = load i64, ptr %400, align 8
  %402 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %26, i32 0, i32 7, i64 0, i32 1
  %403 = load i64, ptr %402, align 8
  %404 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %26, i32 0, i32 7, i64 0, i32 2
  %405 = load i64, ptr %404, align 8
  %406 = add i64 %401, %403
  %407 = sub i64 %406, 1
  %408 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %26, i32 0, i32 0
  %409 = load ptr, ptr %408, align 8
  %410 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %26, i32 0, i32 7, i64 1, i32 0
  %411 = load i64, ptr %410, align 8
  %412 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %26, i32 0, i32 7, i64 1, i32 1
  %413 = load i64, ptr %412, align 8
  %414 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %26, i32 0, i32 7, i64 1, i32 2
  %415 = load i64, ptr %414, align 8
  %416 = sub i64 %401, %401
  %417 = mul i64 %416, 1
  %418 = add i64 %417, 0
  %419 = sub i64 %407, %401
  %420 = add i64 %419, 1
  %421 = sdiv i64 %420, 1
  %422 = icmp sgt i64 %421, 0
  %423 = select i1 %422, i64 %421, i64 0
  %424 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %423, 7, 0, 1
  %425 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %424, i64 8, 7, 0, 2
  %426 = mul i64 8, %403
  %427 = mul i64 1, %403
  %428 = sub i64 1, %411
  %429 = mul i64 %428, %427
  %430 = add i64 %429, %418
  %431 = mul i64 %426, %413
  %432 = mul i64 %427, %413
  %433 = getelementptr double, ptr %409, i64 %430
  %434 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %425, ptr %433, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %434, ptr %25, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %24, ptr %48, i32 48, i1 false)
  %435 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %24, i32 0, i32 0
  %436 = load ptr, ptr %435, align 8
  %437 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %24, i32 0, i32 7, i64 0, i32 0
  %438 = load i64, ptr %437, align 8
  %439 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %24, i32 0, i32 7, i64 0, i32 1
  %440 = load i64, ptr %439, align 8
  %441 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %24, i32 0, i32 7, i64 0, i32 2
  %442 = load i64, ptr %441, align 8
  %443 = icmp eq i64 %440, 0
  %444 = select i1 %443, i64 1, i64 %438
  %445 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] undef }, i64 %444, 7, 0, 0
  %446 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %445, i64 %440, 7, 0, 1
  %447 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %446, i64 8, 7, 0, 2
  %448 = mul i64 8, %440
  %449 = mul i64 1, %440
  %450 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %447, ptr %436, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %450, ptr %23, align 8
  %451 = call contract double @_FortranADotProductReal8(ptr %23, ptr %25, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 43)
  call void @llvm.memcpy.p0.p0.i32(ptr %22, ptr %53, i32 72, i1 false)
  %452 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %22, i32 0, i32 0
  %453 = load ptr, ptr %452, align 8
  %454 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %22, i32 0, i32 7, i64 0, i32 0
  %455 = load i64, ptr %454, align 8
  %456 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %22, i32 0, i32 7, i64 0, i32 1
  %457 = load i64, ptr %456, align 8
  %458 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %22, i32 0, i32 7, i64 0, i32 2
  %459 = load i64, ptr %458, align 8
  %460 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %22, i32 0, i32 7, i64 1, i32 0
  %461 = load i64, ptr %460, align 8
  %462 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %22, i32 0, i32 7, i64 1, i32 1
  %463 = load i64, ptr %462, align 8
  %464 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %22, i32 0, i32 7, i64 1, i32 2
  %465 = load i64, ptr %464, align 8
  %466 = icmp eq i64 %457, 0
  %467 = select i1 %466, i64 1, i64 %455
  %468 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 2, i8 28, i8 0, i8 0, [2 x [3 x i64]] undef }, i64 %467, 7, 0, 0
  %469 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %468, i64 %457, 7, 0, 1
  %470 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %469, i64 8, 7, 0, 2
  %471 = mul i64 8, %457
  %472 = mul i64 1, %457
  %473 = icmp eq i64 %463, 0
  %474 = select i1 %473, i64 1, i64 %461
  %475 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %470, i64 %474, 7, 1, 0
  %476 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %475, i64 %463, 7, 1, 1
  %477 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %476, i64 %471, 7, 1, 2
  %478 = mul i64 %471, %463
  %479 = mul i64 %472, %463
  %480 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %477, ptr %453, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %480, ptr %21, align 8
  %481 = call contract double @_FortranASumReal8(ptr %21, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 43, i32 0, ptr null)
  %482 = fadd contract double %451, %481
  call void @llvm.memcpy.p0.p0.i32(ptr %20, ptr %48, i32 48, i1 false)
  %483 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %20, i32 0, i32 0
  %484 = load ptr, ptr %483, align 8
  %485 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %20, i32 0, i32 7, i64 0, i32 0
  %486 = load i64, ptr %485, align 8
  %487 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %20, i32 0, i32 7, i64 0, i32 1
  %488 = load i64, ptr %487, align 8
  %489 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %20, i32 0, i32 7, i64 0, i32 2
  %490 = load i64, ptr %489, align 8
  %491 = icmp eq i64 %488, 0
  %492 = select i1 %491, i64 1, i64 %486
  %493 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] undef }, i64 %492, 7, 0, 0
  %494 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %493, i64 %488, 7, 0, 1
  %495 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %494, i64 8, 7, 0, 2
  %496 = mul i64 8, %488
  %497 = mul i64 1, %488
  %498 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %495, ptr %484, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %498, ptr %19, align 8
  %499 = call contract double @_FortranAMaxvalReal8(ptr %19, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 43, i32 0, ptr null)
  %500 = fadd contract double %482, %499
  call void @llvm.memcpy.p0.p0.i32(ptr %18, ptr %48, i32 48, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr %17, ptr %53, i32 72, i1 false)
  %501 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %18, i32 0, i32 0
  %502 = load ptr, ptr %501, align 8
  %503 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %18, i32 0, i32 7, i64 0, i32 0
  %504 = load i64, ptr %503, align 8
  %505 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %18, i32 0, i32 7, i64 0, i32 1
  %506 = load i64, ptr %505, align 8
  %507 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %18, i32 0, i32 7, i64 0, i32 2
  %508 = load i64, ptr %507, align 8
  %509 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %17, i32 0, i32 0
  %510 = load ptr, ptr %509, align 8
  %511 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %17, i32 0, i32 7, i64 0, i32 0
  %512 = load i64, ptr %511, align 8
  %513 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %17, i32 0, i32 7, i64 0, i32 1
  %514 = load i64, ptr %513, align 8
  %515 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %17, i32 0, i32 7, i64 0, i32 2
  %516 = load i64, ptr %515, align 8
  %517 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %17, i32 0, i32 7, i64 1, i32 0
  %518 = load i64, ptr %517, align 8
  %519 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %17, i32 0, i32 7, i64 1, i32 1
  %520 = load i64, ptr %519, align 8
  %521 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %17, i32 0, i32 7, i64 1, i32 2
  %522 = load i64, ptr %521, align 8
  %523 = icmp eq i64 %506, 0
  %524 = select i1 %523, i64 1, i64 %504
  %525 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] undef }, i64 %524, 7, 0, 0
  %526 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %525, i64 %506, 7, 0, 1
  %527 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %526, i64 8, 7, 0, 2
  %528 = mul i64 8, %506
  %529 = mul i64 1, %506
  %530 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %527, ptr %502, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %530, ptr %16, align 8
  %531 = icmp eq i64 %514, 0
  %532 = select i1 %531, i64 1, i64 %512
  %533 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 2, i8 28, i8 0, i8 0, [2 x [3 x i64]] undef }, i64 %532, 7, 0, 0
  %534 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %533, i64 %514, 7, 0, 1
  %535 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %534, i64 8, 7, 0, 2
  %536 = mul i64 8, %514
  %537 = mul i64 1, %514
  %538 = icmp eq i64 %520, 0
  %539 = select i1 %538, i64 1, i64 %518
  %540 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %535, i64 %539, 7, 1, 0
  %541 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %540, i64 %520, 7, 1, 1
  %542 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %541, i64 %536, 7, 1, 2
  %543 = mul i64 %536, %520
  %544 = mul i64 %537, %520
  %545 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %542, ptr %510, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %545, ptr %15, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %57, ptr %47, i32 48, i1 false)
  call void @_FortranAMatmulReal8Real8(ptr %57, ptr %16, ptr %15, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 43)
  call void @llvm.memcpy.p0.p0.i32(ptr %14, ptr %57, i32 48, i1 false)
  %546 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %14, i32 0, i32 7, i64 0, i32 0
  %547 = load i64, ptr %546, align 8
  %548 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %14, i32 0, i32 7, i64 0, i32 1
  %549 = load i64, ptr %548, align 8
  %550 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %14, i32 0, i32 7, i64 0, i32 2
  %551 = load i64, ptr %550, align 8
  %552 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %14, i32 0, i32 0
  %553 = load ptr, ptr %552, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %13, ptr %48, i32 48, i1 false)
  %554 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %549, 7, 0, 1
  %555 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %554, i64 8, 7, 0, 2
  %556 = mul i64 8, %549
  %557 = mul i64 1, %549
  %558 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %555, ptr %553, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %558, ptr %12, align 8
  %559 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %13, i32 0, i32 0
  %560 = load ptr, ptr %559, align 8
  %561 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %13, i32 0, i32 7, i64 0, i32 0
  %562 = load i64, ptr %561, align 8
  %563 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %13, i32 0, i32 7, i64 0, i32 1
  %564 = load i64, ptr %563, align 8
  %565 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %13, i32 0, i32 7, i64 0, i32 2
  %566 = load i64, ptr %565, align 8
  %567 = icmp eq i64 %564, 0
  %568 = select i1 %567, i64 1, i64 %562
  %569 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] undef }, i64 %568, 7, 0, 0
  %570 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %569, i64 %564, 7, 0, 1
  %571 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %570, i64 8, 7, 0, 2
  %572 = mul i64 8, %564
  %573 = mul i64 1, %564
  %574 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %571, ptr %560, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %574, ptr %11, align 8
  %575 = call contract double @_FortranADotProductReal8(ptr %12, ptr %11, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 43)
  call void @free(ptr %553)
  %576 = fadd contract double %500, %575
  store double %576, ptr %49, align 8
  %577 = load double, ptr %49, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %10, ptr %48, i32 48, i1 false)
  %578 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %10, i32 0, i32 0
  %579 = load ptr, ptr %578, align 8
  %580 = ptrtoint ptr %579 to i64
  %581 = icmp ne i64 %580, 0
  br i1 %581, label %582, label %585

582:                                              ; preds = %208
  call void @llvm.memcpy.p0.p0.i32(ptr %9, ptr %48, i32 48, i1 false)
  %583 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %9, i32 0, i32 0
  %584 = load ptr, ptr %583, align 8
  call void @free(ptr %584)
  call void @llvm.memcpy.p0.p0.i32(ptr %48, ptr %47, i32 48, i1 false)
  br label %585

585:                                              ; preds = %582, %208
  call void @llvm.memcpy.p0.p0.i32(ptr %8, ptr %53, i32 72, i1 false)
  %586 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %8, i32 0, i32 0
  %587 = load ptr, ptr %586, align 8
  %588 = ptrtoint ptr %587 to i64
  %589 = icmp ne i64 %588, 0
  br i1 %589, label %590, label %593

590:                                              ; preds = %585
  call void @llvm.memcpy.p0.p0.i32(ptr %7, ptr %53, i32 72, i1 false)
  %591 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %7, i32 0, i32 0
  %592 = load ptr, ptr %591, align 8
  call void @free(ptr %592)
  call void @llvm.memcpy.p0.p0.i32(ptr %53, ptr %55, i32 72, i1 false)
  br label %593

593:                                              ; preds = %590, %585
  call void @llvm.memcpy.p0.p0.i32(ptr %6, ptr %54, i32 72, i1 false)
  %594 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %6, i32 0, i32 0
  %595 = load ptr, ptr %594, align 8
  %596 = ptrtoint ptr %595 to i64
  %597 = icmp ne i64 %596, 0
  br i1 %597, label %598, label %601

598:                                              ; preds = %593
  call void @llvm.memcpy.p0.p0.i32(ptr %5, ptr %54, i32 72, i1 false)
  %599 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %5, i32 0, i32 0
  %600 = load ptr, ptr %599, align 8
  call void @free(ptr %600)
  call void @llvm.memcpy.p0.p0.i32(ptr %54, ptr %55, i32 72, i1 false)
  br label %601

601:                                              ; preds = %598, %593
  call void @llvm.memcpy.p0.p0.i32(ptr %4, ptr %56, i32 72, i1 false)
  %602 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %4, i32 0, i32 0
  %603 = load ptr, ptr %602, align 8
  %604 = ptrtoint ptr %603 to i64
  %605 = icmp ne i64 %604, 0
  br i1 %605, label %606, label %609

606:                                              ; preds = %601
  call void @llvm.memcpy.p0.p0.i32(ptr %3, ptr %56, i32 72, i1 false)
  %607 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %3, i32 0, i32 0
  %608 = load ptr, ptr %607, align 8
  call void @free(ptr %608)
  call void @llvm.memcpy.p0.p0.i32(ptr %56, ptr %55, i32 72, i1 false)
  br label %609

609:                                              ; preds = %606, %601
  ret double %577
}

define double @sections(double %0, i32 %1) #0 {
  %3 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %4 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %5 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %6 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %7 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %8 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %9 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %10 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %11 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %12 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %13 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %14 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %15 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %16 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %17 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %18 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %19 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %20 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %21 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8
  %22 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %23 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %24 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %25 = alloca double, i64 1, align 8
  %26 = alloca double, i64 1, align 8
  %27 = alloca i32, i64 1, align 4
  %28 = alloca i32, i64 1, align 4
  %29 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, i64 1, align 8
  %30 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, i64 1, align 8
  %31 = alloca i64, i64 1, align 8
  %32 = alloca i64, i64 1, align 8
  %33 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, i64 1, align 8
  %34 = alloca i32, i64 1, align 4
  %35 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, i64 1, align 8
  %36 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, i64 1, align 8
  %37 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, i64 1, align 8
  %38 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, i64 1, align 8
  %39 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, i64 1, align 8
  %40 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, i64 1, align 8
  store i32 %1, ptr %28, align 4
  store double %0, ptr %25, align 8
  %41 = load i32, ptr %28, align 4
  %42 = sext i32 %41 to i64
  %43 = icmp sgt i64 %42, 0
  %44 = select i1 %43, i64 %42, i64 0
  %45 = mul i64 %44, 1
  %46 = alloca double, i64 %45, align 8
  %47 = mul i64 %44, 1
  %48 = mul i64 %47, %44
  %49 = alloca double, i64 %48, align 8
  br label %50

50:                                               ; preds = %54, %2
  %51 = phi i32 [ %67, %54 ], [ 1, %2 ]
  %52 = phi i64 [ %68, %54 ], [ %42, %2 ]
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %54, label %69

54:                                               ; preds = %50
  store i32 %51, ptr %27, align 4
  %55 = load double, ptr %25, align 8
  %56 = load i32, ptr %27, align 4
  %57 = sitofp i32 %56 to double
  %58 = fmul contract double %55, %57
  %59 = sext i32 %56 to i64
  %60 = sub nsw i64 %59, 1
  %61 = mul nsw i64 %60, 1
  %62 = mul nsw i64 %61, 1
  %63 = add nsw i64 %62, 0
  %64 = mul nsw i64 1, %44
  %65 = getelementptr double, ptr %46, i64 %63
  store double %58, ptr %65, align 8
  %66 = load i32, ptr %27, align 4
  %67 = add nsw i32 %66, 1
  %68 = sub i64 %52, 1
  br label %50

69:                                               ; preds = %50
  store i32 %51, ptr %27, align 4
  %70 = load i32, ptr %28, align 4
  %71 = sub nsw i32 %70, 1
  %72 = sext i32 %71 to i64
  %73 = icmp sgt i64 %72, 0
  %74 = select i1 %73, i64 %72, i64 0
  %75 = mul i64 8, %74
  %76 = icmp sgt i64 %75, 0
  %77 = select i1 %76, i64 %75, i64 1
  %78 = call ptr @malloc(i64 %77)
  %79 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %74, 7, 0, 1
  %80 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %79, i64 8, 7, 0, 2
  %81 = mul i64 8, %74
  %82 = mul i64 1, %74
  %83 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %80, ptr %78, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %83, ptr %24, align 8
  br label %84

84:                                               ; preds = %88, %69
  %85 = phi i64 [ %104, %88 ], [ 1, %69 ]
  %86 = phi i64 [ %105, %88 ], [ %74, %69 ]
  %87 = icmp sgt i64 %86, 0
  br i1 %87, label %88, label %106

88:                                               ; preds = %84
  %89 = sub nsw i64 %85, 1
  %90 = mul nsw i64 %89, 1
  %91 = add nsw i64 %90, 0
  %92 = mul nsw i64 %91, 1
  %93 = add nsw i64 %92, 0
  %94 = mul nsw i64 1, %44
  %95 = getelementptr double, ptr %46, i64 %93
  %96 = load double, ptr %95, align 8
  %97 = fmul contract double %96, 2.000000e+00
  %98 = sub nsw i64 %85, 1
  %99 = mul nsw i64 %98, 1
  %100 = mul nsw i64 %99, 1
  %101 = add nsw i64 %100, 0
  %102 = mul nsw i64 1, %74
  %103 = getelementptr double, ptr %78, i64 %101
  store double %97, ptr %103, align 8
  %104 = add nsw i64 %85, 1
  %105 = sub i64 %86, 1
  br label %84

106:                                              ; preds = %84
  %107 = load i32, ptr %28, align 4
  %108 = sext i32 %107 to i64
  %109 = sub i64 %108, 2
  %110 = add i64 %109, 1
  %111 = sdiv i64 %110, 1
  %112 = icmp sgt i64 %111, 0
  %113 = select i1 %112, i64 %111, i64 0
  %114 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %113, 7, 0, 1
  %115 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %114, i64 8, 7, 0, 2
  %116 = mul i64 8, %44
  %117 = mul i64 1, %44
  %118 = getelementptr double, ptr %46, i64 1
  %119 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %115, ptr %118, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %119, ptr %23, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %36, ptr %23, i32 48, i1 false)
  call void @_FortranAAssign(ptr %36, ptr %24, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 55)
  call void @free(ptr %78)
  %120 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %44, 7, 0, 1
  %121 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %120, i64 8, 7, 0, 2
  %122 = mul i64 8, %44
  %123 = mul i64 1, %44
  %124 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %121, ptr %46, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %124, ptr %22, align 8
  %125 = load i32, ptr %28, align 4
  store { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } { ptr null, i64 8, i32 20240719, i8 2, i8 28, i8 2, i8 0, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 8], [3 x i64] [i64 1, i64 0, i64 0]] }, ptr %21, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %29, ptr %21, i32 72, i1 false)
  %126 = sext i32 %125 to i64
  call void @_FortranASpread(ptr %29, ptr %22, i32 2, i64 %126, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 56)
  call void @llvm.memcpy.p0.p0.i32(ptr %20, ptr %29, i32 72, i1 false)
  %127 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %20, i32 0, i32 7, i64 0, i32 0
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %20, i32 0, i32 7, i64 0, i32 1
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %20, i32 0, i32 7, i64 0, i32 2
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %20, i32 0, i32 7, i64 1, i32 0
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %20, i32 0, i32 7, i64 1, i32 1
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %20, i32 0, i32 7, i64 1, i32 2
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %20, i32 0, i32 0
  %140 = load ptr, ptr %139, align 8
  %141 = icmp eq i64 %130, 0
  %142 = select i1 %141, i64 1, i64 %128
  %143 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 2, i8 28, i8 0, i8 0, [2 x [3 x i64]] undef }, i64 %142, 7, 0, 0
  %144 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %143, i64 %130, 7, 0, 1
  %145 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %144, i64 8, 7, 0, 2
  %146 = mul i64 8, %130
  %147 = mul i64 1, %130
  %148 = icmp eq i64 %136, 0
  %149 = select i1 %148, i64 1, i64 %134
  %150 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %145, i64 %149, 7, 1, 0
  %151 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %150, i64 %136, 7, 1, 1
  %152 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %151, i64 %146, 7, 1, 2
  %153 = mul i64 %146, %136
  %154 = mul i64 %147, %136
  %155 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %152, ptr %140, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %155, ptr %19, align 8
  %156 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 2, i8 28, i8 0, i8 0, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef], [3 x i64] undef] }, i64 %44, 7, 0, 1
  %157 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %156, i64 8, 7, 0, 2
  %158 = mul i64 8, %44
  %159 = mul i64 1, %44
  %160 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %157, i64 1, 7, 1, 0
  %161 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %160, i64 %44, 7, 1, 1
  %162 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %161, i64 %158, 7, 1, 2
  %163 = mul i64 %158, %44
  %164 = mul i64 %159, %44
  %165 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %162, ptr %49, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %165, ptr %18, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %37, ptr %18, i32 72, i1 false)
  call void @_FortranAAssign(ptr %37, ptr %19, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 56)
  call void @free(ptr %140)
  %166 = mul i64 8, %44
  %167 = icmp sgt i64 %166, 0
  %168 = select i1 %167, i64 %166, i64 1
  %169 = call ptr @malloc(i64 %168)
  %170 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %44, 7, 0, 1
  %171 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %170, i64 8, 7, 0, 2
  %172 = mul i64 8, %44
  %173 = mul i64 1, %44
  %174 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %171, ptr %169, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %174, ptr %17, align 8
  br label %175

175:                                              ; preds = %179, %106
  %176 = phi i64 [ %194, %179 ], [ 1, %106 ]
  %177 = phi i64 [ %195, %179 ], [ %44, %106 ]
  %178 = icmp sgt i64 %177, 0
  br i1 %178, label %179, label %196

179:                                              ; preds = %175
  %180 = sub nsw i64 %176, 1
  %181 = mul nsw i64 %180, 1
  %182 = mul nsw i64 %181, 1
  %183 = add nsw i64 %182, 0
  %184 = mul nsw i64 1, %44
  %185 = getelementptr double, ptr %46, i64 %183
  %186 = load double, ptr %185, align 8
  %187 = fmul contract double %186, %186
  %188 = sub nsw i64 %176, 1
  %189 = mul nsw i64 %188, 1
  %190 = mul nsw i64 %189, 1
  %191 = add nsw i64 %190, 0
  %192 = mul nsw i64 1, %44
  %193 = getelementptr double, ptr %169, i64 %191
  store double %187, ptr %193, align 8
  %194 = add nsw i64 %176, 1
  %195 = sub i64 %177, 1
  br label %175

196:                                              ; preds = %175
  %197 = icmp sgt i64 %44, 0
  %198 = select i1 %197, i64 %44, i64 0
  %199 = mul i64 8, %44
  %200 = mul i64 1, %44
  %201 = mul i64 0, %200
  %202 = add i64 %201, 1
  %203 = sub i64 %44, 1
  %204 = add i64 %203, 1
  %205 = sdiv i64 %204, 1
  %206 = icmp sgt i64 %205, 0
  %207 = select i1 %206, i64 %205, i64 0
  %208 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %207, 7, 0, 1
  %209 = mul i64 %199, 1
  %210 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %208, i64 %209, 7, 0, 2
  %211 = mul i64 %199, %44
  %212 = mul i64 %200, %44
  %213 = getelementptr double, ptr %49, i64 %202
  %214 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %210, ptr %213, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %214, ptr %16, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %38, ptr %16, i32 48, i1 false)
  call void @_FortranAAssign(ptr %38, ptr %17, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 57)
  call void @free(ptr %169)
  %215 = load i32, ptr %28, align 4
  %216 = sext i32 %215 to i64
  %217 = sub i64 %216, 1
  %218 = mul i64 %217, 1
  %219 = add i64 %218, 0
  %220 = sub i64 1, %216
  %221 = add i64 %220, -2
  %222 = sdiv i64 %221, -2
  %223 = icmp sgt i64 %222, 0
  %224 = select i1 %223, i64 %222, i64 0
  %225 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %224, 7, 0, 1
  %226 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %225, i64 -16, 7, 0, 2
  %227 = mul i64 8, %44
  %228 = mul i64 1, %44
  %229 = getelementptr double, ptr %46, i64 %219
  %230 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %226, ptr %229, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %230, ptr %15, align 8
  %231 = sub i64 %216, 1
  %232 = add i64 %231, 2
  %233 = sdiv i64 %232, 2
  %234 = icmp sgt i64 %233, 0
  %235 = select i1 %234, i64 %233, i64 0
  %236 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %235, 7, 0, 1
  %237 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %236, i64 16, 7, 0, 2
  %238 = mul i64 8, %44
  %239 = mul i64 1, %44
  %240 = getelementptr double, ptr %46, i64 0
  %241 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %237, ptr %240, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %241, ptr %14, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %39, ptr %14, i32 48, i1 false)
  call void @_FortranAAssign(ptr %39, ptr %15, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 58)
  %242 = mul i64 4, %44
  %243 = icmp sgt i64 %242, 0
  %244 = select i1 %243, i64 %242, i64 1
  %245 = call ptr @malloc(i64 %244)
  br label %246

246:                                              ; preds = %250, %196
  %247 = phi i64 [ %266, %250 ], [ 1, %196 ]
  %248 = phi i64 [ %267, %250 ], [ %44, %196 ]
  %249 = icmp sgt i64 %248, 0
  br i1 %249, label %250, label %268

250:                                              ; preds = %246
  %251 = sub nsw i64 %247, 1
  %252 = mul nsw i64 %251, 1
  %253 = mul nsw i64 %252, 1
  %254 = add nsw i64 %253, 0
  %255 = mul nsw i64 1, %44
  %256 = getelementptr double, ptr %46, i64 %254
  %257 = load double, ptr %256, align 8
  %258 = fcmp contract ogt double %257, 3.000000e+00
  %259 = zext i1 %258 to i32
  %260 = sub nsw i64 %247, 1
  %261 = mul nsw i64 %260, 1
  %262 = mul nsw i64 %261, 1
  %263 = add nsw i64 %262, 0
  %264 = mul nsw i64 1, %44
  %265 = getelementptr i32, ptr %245, i64 %263
  store i32 %259, ptr %265, align 4
  %266 = add nsw i64 %247, 1
  %267 = sub i64 %248, 1
  br label %246

268:                                              ; preds = %246
  store i64 1, ptr %31, align 8
  %269 = mul i64 8, %198
  %270 = icmp sgt i64 %269, 0
  %271 = select i1 %270, i64 %269, i64 1
  %272 = call ptr @malloc(i64 %271)
  br label %273

273:                                              ; preds = %304, %268
  %274 = phi i64 [ %305, %304 ], [ 1, %268 ]
  %275 = phi i64 [ %306, %304 ], [ %44, %268 ]
  %276 = icmp sgt i64 %275, 0
  br i1 %276, label %277, label %307

277:                                              ; preds = %273
  %278 = sub nsw i64 %274, 1
  %279 = mul nsw i64 %278, 1
  %280 = mul nsw i64 %279, 1
  %281 = add nsw i64 %280, 0
  %282 = mul nsw i64 1, %44
  %283 = getelementptr i32, ptr %245, i64 %281
  %284 = load i32, ptr %283, align 4
  %285 = icmp ne i32 %284, 0
  br i1 %285, label %286, label %304

286:                                              ; preds = %277
  %287 = load double, ptr %25, align 8
  %288 = sub nsw i64 %274, 1
  %289 = mul nsw i64 %288, 1
  %290 = mul nsw i64 %289, 1
  %291 = add nsw i64 %290, 0
  %292 = mul nsw i64 1, %44
  %293 = getelementptr double, ptr %46, i64 %291
  %294 = load double, ptr %293, align 8
  %295 = fmul contract double %294, %287
  %296 = load i64, ptr %31, align 8
  %297 = add i64 %296, 1
  store i64 %297, ptr %31, align 8
  %298 = sub nsw i64 %296, 1
  %299 = mul nsw i64 %298, 1
  %300 = mul nsw i64 %299, 1
  %301 = add nsw i64 %300, 0
  %302 = mul nsw i64 1, %198
  %303 = getelementptr double, ptr %272, i64 %301
  store double %295, ptr %303, align 8
  br label %304

304:                                              ; preds = %286, %277
  %305 = add nsw i64 %274, 1
  %306 = sub i64 %275, 1
  br label %273

307:                                              ; preds = %273
  store i64 1, ptr %31, align 8
  br label %308

308:                                              ; preds = %337, %307
  %309 = phi i64 [ %338, %337 ], [ 1, %307 ]
  %310 = phi i64 [ %339, %337 ], [ %44, %307 ]
  %311 = icmp sgt i64 %310, 0
  br i1 %311, label %312, label %340

312:                                              ; preds = %308
  %313 = sub nsw i64 %309, 1
  %314 = mul nsw i64 %313, 1
  %315 = mul nsw i64 %314, 1
  %316 = add nsw i64 %315, 0
  %317 = mul nsw i64 1, %44
  %318 = getelementptr i32, ptr %245, i64 %316
  %319 = load i32, ptr %318, align 4
  %320 = icmp ne i32 %319, 0
  br i1 %320, label %321, label %337

321:                                              ; preds = %312
  %322 = load i64, ptr %31, align 8
  %323 = add i64 %322, 1
  store i64 %323, ptr %31, align 8
  %324 = sub nsw i64 %322, 1
  %325 = mul nsw i64 %324, 1
  %326 = mul nsw i64 %325, 1
  %327 = add nsw i64 %326, 0
  %328 = mul nsw i64 1, %198
  %329 = getelementptr double, ptr %272, i64 %327
  %330 = load double, ptr %329, align 8
  %331 = sub nsw i64 %309, 1
  %332 = mul nsw i64 %331, 1
  %333 = mul nsw i64 %332, 1
  %334 = add nsw i64 %333, 0
  %335 = mul nsw i64 1, %44
  %336 = getelementptr double, ptr %46, i64 %334
  store double %330, ptr %336, align 8
  br label %337

337:                                              ; preds = %321, %312
  %338 = add nsw i64 %309, 1
  %339 = sub i64 %310, 1
  br label %308

340:                                              ; preds = %308
  store i64 1, ptr %32, align 8
  %341 = mul i64 8, %198
  %342 = icmp sgt i64 %341, 0
  %343 = select i1 %342, i64 %341, i64 1
  %344 = call ptr @malloc(i64 %343)
  br label %345

345:                                              ; preds = %376, %340
  %346 = phi i64 [ %377, %376 ], [ 1, %340 ]
  %347 = phi i64 [ %378, %376 ], [ %44, %340 ]
  %348 = icmp sgt i64 %347, 0
  br i1 %348, label %349, label %379

349:                                              ; preds = %345
  %350 = sub nsw i64 %346, 1
  %351 = mul nsw i64 %350, 1
  %352 = mul nsw i64 %351, 1
  %353 = add nsw i64 %352, 0
  %354 = mul nsw i64 1, %44
  %355 = getelementptr i32, ptr %245, i64 %353
  %356 = load i32, ptr %355, align 4
  %357 = icmp ne i32 %356, 0
  br i1 %357, label %376, label %358

358:                                              ; preds = %349
  %359 = load double, ptr %25, align 8
  %360 = sub nsw i64 %346, 1
  %361 = mul nsw i64 %360, 1
  %362 = mul nsw i64 %361, 1
  %363 = add nsw i64 %362, 0
  %364 = mul nsw i64 1, %44
  %365 = getelementptr double, ptr %46, i64 %363
  %366 = load double, ptr %365, align 8
  %367 = fsub contract double %366, %359
  %368 = load i64, ptr %32, align 8
  %369 = add i64 %368, 1
  store i64 %369, ptr %32, align 8
  %370 = sub nsw i64 %368, 1
  %371 = mul nsw i64 %370, 1
  %372 = mul nsw i64 %371, 1
  %373 = add nsw i64 %372, 0
  %374 = mul nsw i64 1, %198
  %375 = getelementptr double, ptr %344, i64 %373
  store double %367, ptr %375, align 8
  br label %376

376:                                              ; preds = %358, %349
  %377 = add nsw i64 %346, 1
  %378 = sub i64 %347, 1
  br label %345

379:                                              ; preds = %345
  store i64 1, ptr %32, align 8
  br label %380

380:                                              ; preds = %409, %379
  %381 = phi i64 [ %410, %409 ], [ 1, %379 ]
  %382 = phi i64 [ %411, %409 ], [ %44, %379 ]
  %383 = icmp sgt i64 %382, 0
  br i1 %383, label %384, label %412

384:                                              ; preds = %380
  %385 = sub nsw i64 %381, 1
  %386 = mul nsw i64 %385, 1
  %387 = mul nsw i64 %386, 1
  %388 = add nsw i64 %387, 0
  %389 = mul nsw i64 1, %44
  %390 = getelementptr i32, ptr %245, i64 %388
  %391 = load i32, ptr %390, align 4
  %392 = icmp ne i32 %391, 0
  br i1 %392, label %409, label %393

393:                                              ; preds = %384
  %394 = load i64, ptr %32, align 8
  %395 = add i64 %394, 1
  store i64 %395, ptr %32, align 8
  %396 = sub nsw i64 %394, 1
  %397 = mul nsw i64 %396, 1
  %398 = mul nsw i64 %397, 1
  %399 = add nsw i64 %398, 0
  %400 = mul nsw i64 1, %198
  %401 = getelementptr double, ptr %344, i64 %399
  %402 = load double, ptr %401, align 8
  %403 = sub nsw i64 %381, 1
  %404 = mul nsw i64 %403, 1
  %405 = mul nsw i64 %404, 1
  %406 = add nsw i64 %405, 0
  %407 = mul nsw i64 1, %44
  %408 = getelementptr double, ptr %46, i64 %406
  store double %402, ptr %408, align 8
  br label %409

409:                                              ; preds = %393, %384
  %410 = add nsw i64 %381, 1
  %411 = sub i64 %382, 1
  br label %380

412:                                              ; preds = %380
  call void @free(ptr %245)
  call void @free(ptr %272)
  call void @free(ptr %344)
  store i32 2, ptr %34, align 4
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 8, i32 20240719, i8 1, i8 28, i8 2, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 8]] }, ptr %13, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %35, ptr %13, i32 48, i1 false)
  %413 = load i32, ptr %34, align 4
  %414 = sext i32 %413 to i64
  call void @_FortranACshiftVector(ptr %35, ptr %22, i64 %414, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 64)
  call void @llvm.memcpy.p0.p0.i32(ptr %12, ptr %35, i32 48, i1 false)
  %415 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %12, i32 0, i32 7, i64 0, i32 0
  %416 = load i64, ptr %415, align 8
  %417 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %12, i32 0, i32 7, i64 0, i32 1
  %418 = load i64, ptr %417, align 8
  %419 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %12, i32 0, i32 7, i64 0, i32 2
  %420 = load i64, ptr %419, align 8
  %421 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %12, i32 0, i32 0
  %422 = load ptr, ptr %421, align 8
  %423 = icmp eq i64 %418, 0
  %424 = select i1 %423, i64 1, i64 %416
  %425 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] undef }, i64 %424, 7, 0, 0
  %426 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %425, i64 %418, 7, 0, 1
  %427 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %426, i64 8, 7, 0, 2
  %428 = mul i64 8, %418
  %429 = mul i64 1, %418
  %430 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %427, ptr %422, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %430, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %40, ptr %22, i32 48, i1 false)
  call void @_FortranAAssign(ptr %40, ptr %11, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 64)
  call void @free(ptr %422)
  %431 = mul i64 8, %198
  %432 = icmp sgt i64 %431, 0
  %433 = select i1 %432, i64 %431, i64 1
  %434 = call ptr @malloc(i64 %433)
  br label %435

435:                                              ; preds = %439, %412
  %436 = phi i64 [ %464, %439 ], [ 1, %412 ]
  %437 = phi i64 [ %465, %439 ], [ %198, %412 ]
  %438 = icmp sgt i64 %437, 0
  br i1 %438, label %439, label %466

439:                                              ; preds = %435
  %440 = sub nsw i64 %436, 1
  %441 = mul nsw i64 %440, 1
  %442 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %16, i32 0, i32 7, i32 0, i32 2
  %443 = load i64, ptr %442, align 8
  %444 = mul nsw i64 %441, %443
  %445 = add nsw i64 %444, 0
  %446 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %16, i32 0, i32 0
  %447 = load ptr, ptr %446, align 8
  %448 = getelementptr i8, ptr %447, i64 %445
  %449 = sub nsw i64 %436, 1
  %450 = mul nsw i64 %449, 1
  %451 = mul nsw i64 %450, 1
  %452 = add nsw i64 %451, 0
  %453 = mul nsw i64 1, %44
  %454 = getelementptr double, ptr %46, i64 %452
  %455 = load double, ptr %448, align 8
  %456 = load double, ptr %454, align 8
  %457 = fmul contract double %455, %456
  %458 = sub nsw i64 %436, 1
  %459 = mul nsw i64 %458, 1
  %460 = mul nsw i64 %459, 1
  %461 = add nsw i64 %460, 0
  %462 = mul nsw i64 1, %198
  %463 = getelementptr double, ptr %434, i64 %461
  store double %457, ptr %463, align 8
  %464 = add nsw i64 %436, 1
  %465 = sub i64 %437, 1
  br label %435

466:                                              ; preds = %435
  %467 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %198, 7, 0, 1
  %468 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %467, i64 8, 7, 0, 2
  %469 = mul i64 8, %198
  %470 = mul i64 1, %198
  %471 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %468, ptr %434, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %471, ptr %10, align 8
  %472 = call contract double @_FortranASumReal8(ptr %10, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 65, i32 0, ptr null)
  call void @free(ptr %434)
  %473 = call ptr @malloc(i64 4)
  %474 = load i32, ptr %28, align 4
  %475 = mul i32 %474, %474
  %476 = getelementptr i32, ptr %473, i64 0
  store i32 %475, ptr %476, align 4
  %477 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 4, i32 20240719, i8 1, i8 9, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 1, i64 4]] }, ptr %473, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %477, ptr %9, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %33, ptr %13, i32 48, i1 false)
  call void @_FortranAReshape(ptr %33, ptr %18, ptr %9, ptr null, ptr null, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 65)
  call void @llvm.memcpy.p0.p0.i32(ptr %8, ptr %33, i32 48, i1 false)
  %478 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %8, i32 0, i32 7, i64 0, i32 0
  %479 = load i64, ptr %478, align 8
  %480 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %8, i32 0, i32 7, i64 0, i32 1
  %481 = load i64, ptr %480, align 8
  %482 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %8, i32 0, i32 7, i64 0, i32 2
  %483 = load i64, ptr %482, align 8
  %484 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %8, i32 0, i32 0
  %485 = load ptr, ptr %484, align 8
  call void @free(ptr %473)
  %486 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %481, 7, 0, 1
  %487 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %486, i64 8, 7, 0, 2
  %488 = mul i64 8, %481
  %489 = mul i64 1, %481
  %490 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %487, ptr %485, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %490, ptr %7, align 8
  %491 = call contract double @_FortranASumReal8(ptr %7, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 65, i32 0, ptr null)
  call void @free(ptr %485)
  %492 = fadd contract double %472, %491
  %493 = mul i64 4, %44
  %494 = icmp sgt i64 %493, 0
  %495 = select i1 %494, i64 %493, i64 1
  %496 = call ptr @malloc(i64 %495)
  br label %497

497:                                              ; preds = %501, %466
  %498 = phi i64 [ %517, %501 ], [ 1, %466 ]
  %499 = phi i64 [ %518, %501 ], [ %44, %466 ]
  %500 = icmp sgt i64 %499, 0
  br i1 %500, label %501, label %519

501:                                              ; preds = %497
  %502 = sub nsw i64 %498, 1
  %503 = mul nsw i64 %502, 1
  %504 = mul nsw i64 %503, 1
  %505 = add nsw i64 %504, 0
  %506 = mul nsw i64 1, %44
  %507 = getelementptr double, ptr %46, i64 %505
  %508 = load double, ptr %507, align 8
  %509 = fcmp contract ogt double %508, 2.000000e+00
  %510 = zext i1 %509 to i32
  %511 = sub nsw i64 %498, 1
  %512 = mul nsw i64 %511, 1
  %513 = mul nsw i64 %512, 1
  %514 = add nsw i64 %513, 0
  %515 = mul nsw i64 1, %44
  %516 = getelementptr i32, ptr %496, i64 %514
  store i32 %510, ptr %516, align 4
  %517 = add nsw i64 %498, 1
  %518 = sub i64 %499, 1
  br label %497

519:                                              ; preds = %497
  %520 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 4, i32 20240719, i8 1, i8 14, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %44, 7, 0, 1
  %521 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %520, i64 4, 7, 0, 2
  %522 = mul i64 4, %44
  %523 = mul i64 1, %44
  %524 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %521, ptr %496, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %524, ptr %6, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %30, ptr %13, i32 48, i1 false)
  call void @_FortranAPack(ptr %30, ptr %22, ptr %6, ptr null, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 65)
  call void @llvm.memcpy.p0.p0.i32(ptr %5, ptr %30, i32 48, i1 false)
  %525 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %5, i32 0, i32 7, i64 0, i32 0
  %526 = load i64, ptr %525, align 8
  %527 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %5, i32 0, i32 7, i64 0, i32 1
  %528 = load i64, ptr %527, align 8
  %529 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %5, i32 0, i32 7, i64 0, i32 2
  %530 = load i64, ptr %529, align 8
  %531 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %5, i32 0, i32 0
  %532 = load ptr, ptr %531, align 8
  %533 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %528, 7, 0, 1
  %534 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %533, i64 8, 7, 0, 2
  %535 = mul i64 8, %528
  %536 = mul i64 1, %528
  %537 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %534, ptr %532, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %537, ptr %4, align 8
  %538 = call contract double @_FortranASumReal8(ptr %4, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 65, i32 0, ptr null)
  call void @free(ptr %532)
  %539 = fadd contract double %492, %538
  %540 = mul i64 4, %44
  %541 = icmp sgt i64 %540, 0
  %542 = select i1 %541, i64 %540, i64 1
  %543 = call ptr @malloc(i64 %542)
  br label %544

544:                                              ; preds = %548, %519
  %545 = phi i64 [ %564, %548 ], [ 1, %519 ]
  %546 = phi i64 [ %565, %548 ], [ %44, %519 ]
  %547 = icmp sgt i64 %546, 0
  br i1 %547, label %548, label %566

548:                                              ; preds = %544
  %549 = sub nsw i64 %545, 1
  %550 = mul nsw i64 %549, 1
  %551 = mul nsw i64 %550, 1
  %552 = add nsw i64 %551, 0
  %553 = mul nsw i64 1, %44
  %554 = getelementptr double, ptr %46, i64 %552
  %555 = load double, ptr %554, align 8
  %556 = fcmp contract ogt double %555, 2.000000e+00
  %557 = zext i1 %556 to i32
  %558 = sub nsw i64 %545, 1
  %559 = mul nsw i64 %558, 1
  %560 = mul nsw i64 %559, 1
  %561 = add nsw i64 %560, 0
  %562 = mul nsw i64 1, %44
  %563 = getelementptr i32, ptr %543, i64 %561
  store i32 %557, ptr %563, align 4
  %564 = add nsw i64 %545, 1
  %565 = sub i64 %546, 1
  br label %544

566:                                              ; preds = %544
  %567 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 4, i32 20240719, i8 1, i8 14, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %44, 7, 0, 1
  %568 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %567, i64 4, 7, 0, 2
  %569 = mul i64 4, %44
  %570 = mul i64 1, %44
  %571 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %568, ptr %543, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %571, ptr %3, align 8
  %572 = call i64 @_FortranACount(ptr %3, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 65, i32 0)
  %573 = trunc i64 %572 to i32
  call void @free(ptr %543)
  %574 = sitofp i32 %573 to double
  %575 = fadd contract double %539, %574
  store double %575, ptr %26, align 8
  call void @free(ptr %496)
  %576 = load double, ptr %26, align 8
  ret double %576
}

define double @grown(double %0, i32 %1) #0 {
  %3 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %4 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %5 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %6 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %7 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %8 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %9 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %10 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %11 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %12 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %13 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %14 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %15 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %16 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %17 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %18 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %19 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %20 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %21 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %22 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %23 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %24 = alloca double, i64 1, align 8
  %25 = alloca i32, i64 1, align 4
  %26 = alloca i32, i64 1, align 4
  %27 = alloca double, i64 1, align 8
  %28 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %29 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, i64 1, align 8
  %30 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, i64 1, align 8
  %31 = alloca [10 x i64], i64 1, align 8
  %32 = alloca double, i64 1, align 8
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 8, i32 20240719, i8 1, i8 28, i8 2, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 8]] }, ptr %28, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %29, ptr %28, i32 48, i1 false)
  store i32 %1, ptr %25, align 4
  store double %0, ptr %24, align 8
  %33 = call ptr @malloc(i64 1)
  %34 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 2, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 8]] }, ptr %33, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %34, ptr %23, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %29, ptr %23, i32 48, i1 false)
  %35 = load i32, ptr %25, align 4
  %36 = sext i32 %35 to i64
  br label %37

37:                                               ; preds = %41, %2
  %38 = phi i32 [ %84, %41 ], [ 1, %2 ]
  %39 = phi i64 [ %85, %41 ], [ %36, %2 ]
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %86

41:                                               ; preds = %37
  store i32 %38, ptr %26, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr %22, ptr %29, i32 48, i1 false)
  %42 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %22, i32 0, i32 7, i64 0, i32 0
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %22, i32 0, i32 7, i64 0, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %22, i32 0, i32 7, i64 0, i32 2
  %47 = load i64, ptr %46, align 8
  %48 = add i64 %45, 1
  %49 = mul i64 8, %48
  %50 = icmp sgt i64 %49, 0
  %51 = select i1 %50, i64 %49, i64 1
  %52 = call ptr @malloc(i64 %51)
  %53 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %48, 7, 0, 1
  %54 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %53, i64 8, 7, 0, 2
  %55 = mul i64 8, %48
  %56 = mul i64 1, %48
  %57 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %54, ptr %52, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %57, ptr %21, align 8
  %58 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 2, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %48, 7, 0, 1
  %59 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %58, i64 8, 7, 0, 2
  %60 = mul i64 8, %48
  %61 = mul i64 1, %48
  %62 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %59, ptr %52, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %62, ptr %20, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %30, ptr %20, i32 48, i1 false)
  call void @_FortranAInitArrayConstructorVector(ptr %31, ptr %30, i1 false, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 76)
  call void @llvm.memcpy.p0.p0.i32(ptr %19, ptr %29, i32 48, i1 false)
  %63 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %19, i32 0, i32 0
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %19, i32 0, i32 7, i64 0, i32 0
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %19, i32 0, i32 7, i64 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %19, i32 0, i32 7, i64 0, i32 2
  %70 = load i64, ptr %69, align 8
  %71 = icmp eq i64 %68, 0
  %72 = select i1 %71, i64 1, i64 %66
  %73 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] undef }, i64 %72, 7, 0, 0
  %74 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %73, i64 %68, 7, 0, 1
  %75 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %74, i64 8, 7, 0, 2
  %76 = mul i64 8, %68
  %77 = mul i64 1, %68
  %78 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %75, ptr %64, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %78, ptr %18, align 8
  call void @_FortranAPushArrayConstructorValue(ptr %31, ptr %18)
  %79 = load double, ptr %24, align 8
  %80 = load i32, ptr %26, align 4
  %81 = sitofp i32 %80 to double
  %82 = fmul contract double %79, %81
  store double %82, ptr %32, align 8
  call void @_FortranAPushArrayConstructorSimpleScalar(ptr %31, ptr %32)
  call void @_FortranAAssign(ptr %29, ptr %21, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 76)
  call void @free(ptr %52)
  %83 = load i32, ptr %26, align 4
  %84 = add nsw i32 %83, 1
  %85 = sub i64 %39, 1
  br label %37

86:                                               ; preds = %37
  store i32 %38, ptr %26, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr %17, ptr %29, i32 48, i1 false)
  %87 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %17, i32 0, i32 7, i64 0, i32 0
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %17, i32 0, i32 7, i64 0, i32 1
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %17, i32 0, i32 7, i64 0, i32 2
  %92 = load i64, ptr %91, align 8
  %93 = mul i64 8, %90
  %94 = icmp sgt i64 %93, 0
  %95 = select i1 %94, i64 %93, i64 1
  %96 = call ptr @malloc(i64 %95)
  %97 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %90, 7, 0, 1
  %98 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %97, i64 8, 7, 0, 2
  %99 = mul i64 8, %90
  %100 = mul i64 1, %90
  %101 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %98, ptr %96, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %101, ptr %16, align 8
  br label %102

102:                                              ; preds = %106, %86
  %103 = phi i64 [ %125, %106 ], [ 1, %86 ]
  %104 = phi i64 [ %126, %106 ], [ %90, %86 ]
  %105 = icmp sgt i64 %104, 0
  br i1 %105, label %106, label %127

106:                                              ; preds = %102
  %107 = sub i64 %88, 1
  %108 = add i64 %103, %107
  %109 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %17, i32 0, i32 0
  %110 = load ptr, ptr %109, align 8
  %111 = sub nsw i64 %108, %88
  %112 = mul nsw i64 %111, 1
  %113 = mul nsw i64 %112, 1
  %114 = add nsw i64 %113, 0
  %115 = mul nsw i64 1, %90
  %116 = getelementptr double, ptr %110, i64 %114
  %117 = load double, ptr %116, align 8
  %118 = fmul contract double %117, %117
  %119 = sub nsw i64 %103, 1
  %120 = mul nsw i64 %119, 1
  %121 = mul nsw i64 %120, 1
  %122 = add nsw i64 %121, 0
  %123 = mul nsw i64 1, %90
  %124 = getelementptr double, ptr %96, i64 %122
  store double %118, ptr %124, align 8
  %125 = add nsw i64 %103, 1
  %126 = sub i64 %104, 1
  br label %102

127:                                              ; preds = %102
  call void @_FortranAAssign(ptr %29, ptr %16, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 78)
  call void @free(ptr %96)
  call void @llvm.memcpy.p0.p0.i32(ptr %15, ptr %29, i32 48, i1 false)
  %128 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %15, i32 0, i32 0
  %129 = load ptr, ptr %128, align 8
  %130 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %15, i32 0, i32 7, i64 0, i32 0
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %15, i32 0, i32 7, i64 0, i32 1
  %133 = load i64, ptr %132, align 8
  %134 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %15, i32 0, i32 7, i64 0, i32 2
  %135 = load i64, ptr %134, align 8
  %136 = icmp eq i64 %133, 0
  %137 = select i1 %136, i64 1, i64 %131
  %138 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] undef }, i64 %137, 7, 0, 0
  %139 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %138, i64 %133, 7, 0, 1
  %140 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %139, i64 8, 7, 0, 2
  %141 = mul i64 8, %133
  %142 = mul i64 1, %133
  %143 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %140, ptr %129, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %143, ptr %14, align 8
  %144 = call contract double @_FortranASumReal8(ptr %14, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 79, i32 0, ptr null)
  call void @llvm.memcpy.p0.p0.i32(ptr %13, ptr %29, i32 48, i1 false)
  %145 = call contract double @_FortranANorm2_8(ptr %13, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 79, i32 0)
  %146 = fadd contract double %144, %145
  call void @llvm.memcpy.p0.p0.i32(ptr %12, ptr %29, i32 48, i1 false)
  %147 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %12, i32 0, i32 0
  %148 = load ptr, ptr %147, align 8
  %149 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %12, i32 0, i32 7, i64 0, i32 0
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %12, i32 0, i32 7, i64 0, i32 1
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %12, i32 0, i32 7, i64 0, i32 2
  %154 = load i64, ptr %153, align 8
  %155 = sub nsw i64 1, %150
  %156 = mul nsw i64 %155, 1
  %157 = mul nsw i64 %156, 1
  %158 = add nsw i64 %157, 0
  %159 = mul nsw i64 1, %152
  %160 = getelementptr double, ptr %148, i64 %158
  %161 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 3, i64 8]] }, ptr %160, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %161, ptr %11, align 8
  %162 = call contract double @_FortranAProductReal8(ptr %11, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 79, i32 0, ptr null)
  %163 = fadd contract double %146, %162
  call void @llvm.memcpy.p0.p0.i32(ptr %10, ptr %29, i32 48, i1 false)
  %164 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %10, i32 0, i32 0
  %165 = load ptr, ptr %164, align 8
  %166 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %10, i32 0, i32 7, i64 0, i32 0
  %167 = load i64, ptr %166, align 8
  %168 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %10, i32 0, i32 7, i64 0, i32 1
  %169 = load i64, ptr %168, align 8
  %170 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %10, i32 0, i32 7, i64 0, i32 2
  %171 = load i64, ptr %170, align 8
  %172 = icmp eq i64 %169, 0
  %173 = select i1 %172, i64 1, i64 %167
  %174 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] undef }, i64 %173, 7, 0, 0
  %175 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %174, i64 %169, 7, 0, 1
  %176 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %175, i64 8, 7, 0, 2
  %177 = mul i64 8, %169
  %178 = mul i64 1, %169
  %179 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %176, ptr %165, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %179, ptr %9, align 8
  %180 = call contract double @_FortranAMinvalReal8(ptr %9, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 79, i32 0, ptr null)
  %181 = fadd contract double %163, %180
  call void @llvm.memcpy.p0.p0.i32(ptr %8, ptr %29, i32 48, i1 false)
  %182 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %8, i32 0, i32 7, i64 0, i32 0
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %8, i32 0, i32 7, i64 0, i32 1
  %185 = load i64, ptr %184, align 8
  %186 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %8, i32 0, i32 7, i64 0, i32 2
  %187 = load i64, ptr %186, align 8
  %188 = mul i64 4, %185
  %189 = icmp sgt i64 %188, 0
  %190 = select i1 %189, i64 %188, i64 1
  %191 = call ptr @malloc(i64 %190)
  br label %192

192:                                              ; preds = %196, %127
  %193 = phi i64 [ %216, %196 ], [ 1, %127 ]
  %194 = phi i64 [ %217, %196 ], [ %185, %127 ]
  %195 = icmp sgt i64 %194, 0
  br i1 %195, label %196, label %218

196:                                              ; preds = %192
  %197 = sub i64 %183, 1
  %198 = add i64 %193, %197
  %199 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %8, i32 0, i32 0
  %200 = load ptr, ptr %199, align 8
  %201 = sub nsw i64 %198, %183
  %202 = mul nsw i64 %201, 1
  %203 = mul nsw i64 %202, 1
  %204 = add nsw i64 %203, 0
  %205 = mul nsw i64 1, %185
  %206 = getelementptr double, ptr %200, i64 %204
  %207 = load double, ptr %206, align 8
  %208 = fcmp contract ogt double %207, 1.000000e+01
  %209 = zext i1 %208 to i32
  %210 = sub nsw i64 %193, 1
  %211 = mul nsw i64 %210, 1
  %212 = mul nsw i64 %211, 1
  %213 = add nsw i64 %212, 0
  %214 = mul nsw i64 1, %185
  %215 = getelementptr i32, ptr %191, i64 %213
  store i32 %209, ptr %215, align 4
  %216 = add nsw i64 %193, 1
  %217 = sub i64 %194, 1
  br label %192

218:                                              ; preds = %192
  call void @llvm.memcpy.p0.p0.i32(ptr %7, ptr %29, i32 48, i1 false)
  %219 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %7, i32 0, i32 0
  %220 = load ptr, ptr %219, align 8
  %221 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %7, i32 0, i32 7, i64 0, i32 0
  %222 = load i64, ptr %221, align 8
  %223 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %7, i32 0, i32 7, i64 0, i32 1
  %224 = load i64, ptr %223, align 8
  %225 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %7, i32 0, i32 7, i64 0, i32 2
  %226 = load i64, ptr %225, align 8
  %227 = icmp eq i64 %224, 0
  %228 = select i1 %227, i64 1, i64 %222
  %229 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] undef }, i64 %228, 7, 0, 0
  %230 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %229, i64 %224, 7, 0, 1
  %231 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %230, i64 8, 7, 0, 2
  %232 = mul i64 8, %224
  %233 = mul i64 1, %224
  %234 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %231, ptr %220, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %234, ptr %6, align 8
  %235 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 4, i32 20240719, i8 1, i8 14, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %185, 7, 0, 1
  %236 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %235, i64 4, 7, 0, 2
  %237 = mul i64 4, %185
  %238 = mul i64 1, %185
  %239 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %236, ptr %191, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %239, ptr %5, align 8
  %240 = call contract double @_FortranASumReal8(ptr %6, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 79, i32 0, ptr %5)
  call void @free(ptr %191)
  %241 = fadd contract double %181, %240
  %242 = load double, ptr %24, align 8
  %243 = fneg contract double %242
  %244 = call contract double @_FortranAModuloReal8(double %243, double 2.000000e+00, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 79)
  %245 = fadd contract double %241, %244
  store double %245, ptr %27, align 8
  %246 = load double, ptr %27, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %4, ptr %29, i32 48, i1 false)
  %247 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %4, i32 0, i32 0
  %248 = load ptr, ptr %247, align 8
  %249 = ptrtoint ptr %248 to i64
  %250 = icmp ne i64 %249, 0
  br i1 %250, label %251, label %254

251:                                              ; preds = %218
  call void @llvm.memcpy.p0.p0.i32(ptr %3, ptr %29, i32 48, i1 false)
  %252 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %3, i32 0, i32 0
  %253 = load ptr, ptr %252, align 8
  call void @free(ptr %253)
  call void @llvm.memcpy.p0.p0.i32(ptr %29, ptr %28, i32 48, i1 false)
  br label %254

254:                                              ; preds = %251, %218
  ret double %246
}

define double @passed(double %0, i32 %1) #0 {
  %3 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %4 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %5 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %6 = alloca { ptr, i64, i32, i8, i8, i8, i8 }, align 8
  %7 = alloca double, i64 1, align 8
  %8 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8
  %9 = alloca double, i64 1, align 8
  %10 = alloca double, i64 1, align 8
  %11 = alloca i32, i64 1, align 4
  %12 = alloca i32, i64 1, align 4
  %13 = alloca double, i64 1, align 8
  %14 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, i64 1, align 8
  store i32 %1, ptr %12, align 4
  store double %0, ptr %9, align 8
  %15 = load i32, ptr %12, align 4
  %16 = sext i32 %15 to i64
  %17 = icmp sgt i64 %16, 0
  %18 = select i1 %17, i64 %16, i64 0
  %19 = mul i64 %18, 1
  %20 = mul i64 %19, %18
  %21 = alloca double, i64 %20, align 8
  br label %22

22:                                               ; preds = %26, %2
  %23 = phi i32 [ %66, %26 ], [ 1, %2 ]
  %24 = phi i64 [ %67, %26 ], [ %16, %2 ]
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %26, label %68

26:                                               ; preds = %22
  %27 = call ptr @llvm.stacksave.p0()
  store i32 %23, ptr %11, align 4
  %28 = load double, ptr %9, align 8
  %29 = load i32, ptr %11, align 4
  %30 = sitofp i32 %29 to double
  %31 = fmul contract double %28, %30
  %32 = sext i32 %29 to i64
  %33 = sub i64 %18, 1
  %34 = add i64 %33, 1
  %35 = sdiv i64 %34, 1
  %36 = icmp sgt i64 %35, 0
  %37 = select i1 %36, i64 %35, i64 0
  %38 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %37, 7, 0, 1
  %39 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %38, i64 8, 7, 0, 2
  %40 = mul i64 8, %18
  %41 = mul i64 1, %18
  %42 = sub i64 %32, 1
  %43 = mul i64 %42, %41
  %44 = add i64 %43, 0
  %45 = mul i64 %40, %18
  %46 = mul i64 %41, %18
  %47 = getelementptr double, ptr %21, i64 %44
  %48 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %39, ptr %47, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %48, ptr %8, align 8
  store double %31, ptr %7, align 8
  %49 = insertvalue { ptr, i64, i32, i8, i8, i8, i8 } { ptr undef, i64 8, i32 20240719, i8 0, i8 28, i8 0, i8 0 }, ptr %7, 0
  store { ptr, i64, i32, i8, i8, i8, i8 } %49, ptr %6, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %14, ptr %8, i32 48, i1 false)
  call void @_FortranAAssign(ptr %14, ptr %6, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 90)
  %50 = load double, ptr %9, align 8
  %51 = fmul contract double %50, %50
  %52 = load i32, ptr %11, align 4
  %53 = sext i32 %52 to i64
  %54 = sub nsw i64 %53, 1
  %55 = mul nsw i64 %54, 1
  %56 = mul nsw i64 %55, 1
  %57 = add nsw i64 %56, 0
  %58 = mul nsw i64 1, %18
  %59 = sub nsw i64 %53, 1
  %60 = mul nsw i64 %59, 1
  %61 = mul nsw i64 %60, %58
  %62 = add nsw i64 %61, %57
  %63 = mul nsw i64 %58, %18
  %64 = getelementptr double, ptr %21, i64 %62
  store double %51, ptr %64, align 8
  %65 = load i32, ptr %11, align 4
  %66 = add nsw i32 %65, 1
  call void @llvm.stackrestore.p0(ptr %27)
  %67 = sub i64 %24, 1
  br label %22

68:                                               ; preds = %22
  store i32 %23, ptr %11, align 4
  %69 = mul i64 8, %18
  %70 = mul i64 1, %18
  %71 = mul i64 0, %70
  %72 = add i64 %71, 1
  %73 = sub i64 %18, 1
  %74 = add i64 %73, 1
  %75 = sdiv i64 %74, 1
  %76 = icmp sgt i64 %75, 0
  %77 = select i1 %76, i64 %75, i64 0
  %78 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %77, 7, 0, 1
  %79 = mul i64 %69, 1
  %80 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %78, i64 %79, 7, 0, 2
  %81 = mul i64 %69, %18
  %82 = mul i64 %70, %18
  %83 = getelementptr double, ptr %21, i64 %72
  %84 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %80, ptr %83, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %84, ptr %5, align 8
  call void @_QMkindsPscale(ptr %5, ptr %9)
  %85 = sub i64 %18, 1
  %86 = add i64 %85, 1
  %87 = sdiv i64 %86, 1
  %88 = icmp sgt i64 %87, 0
  %89 = select i1 %88, i64 %87, i64 0
  %90 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %89, 7, 0, 1
  %91 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %90, i64 8, 7, 0, 2
  %92 = mul i64 8, %18
  %93 = mul i64 1, %18
  %94 = mul i64 2, %93
  %95 = add i64 %94, 0
  %96 = mul i64 %92, %18
  %97 = mul i64 %93, %18
  %98 = getelementptr double, ptr %21, i64 %95
  %99 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %91, ptr %98, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %99, ptr %4, align 8
  store double 2.000000e+00, ptr %13, align 8
  call void @_QMkindsPscale(ptr %4, ptr %13)
  %100 = call contract double @_QMkindsPsquare(ptr %5)
  %101 = load i32, ptr %12, align 4
  %102 = sext i32 %101 to i64
  %103 = sub i64 %102, 1
  %104 = add i64 %103, 2
  %105 = sdiv i64 %104, 2
  %106 = icmp sgt i64 %105, 0
  %107 = select i1 %106, i64 %105, i64 0
  %108 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %107, 7, 0, 1
  %109 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %108, i64 16, 7, 0, 2
  %110 = mul i64 8, %18
  %111 = mul i64 1, %18
  %112 = mul i64 2, %111
  %113 = add i64 %112, 0
  %114 = mul i64 %110, %18
  %115 = mul i64 %111, %18
  %116 = getelementptr double, ptr %21, i64 %113
  %117 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %109, ptr %116, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %117, ptr %3, align 8
  %118 = call contract double @_QMkindsPsquare(ptr %3)
  %119 = fadd contract double %100, %118
  store double %119, ptr %10, align 8
  %120 = load double, ptr %10, align 8
  ret double %120
}

define double @points(double %0, i32 %1) #0 {
  %3 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, align 8
  %4 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, align 8
  %5 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, align 8
  %6 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, align 8
  %7 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, align 8
  %8 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, align 8
  %9 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, align 8
  %10 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, align 8
  %11 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, align 8
  %12 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, align 8
  %13 = alloca double, i64 1, align 8
  %14 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, i64 1, align 8
  %15 = alloca double, i64 1, align 8
  %16 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, align 8
  %17 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, i64 1, align 8
  %18 = alloca i32, i64 1, align 4
  %19 = alloca i32, i64 1, align 4
  store i32 %1, ptr %18, align 4
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 24, i32 20240719, i8 1, i8 42, i8 2, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 24]], ptr @_QMkindsEXdtXpoint, [1 x i64] zeroinitializer }, ptr %16, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %17, ptr %16, i32 64, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr %14, ptr %16, i32 64, i1 false)
  store double %0, ptr %13, align 8
  %20 = load i32, ptr %18, align 4
  %21 = sext i32 %20 to i64
  call void @_FortranAAllocatableSetBounds(ptr %17, i32 0, i64 1, i64 %21)
  %22 = call i32 @_FortranAAllocatableAllocate(ptr %17, ptr inttoptr (i64 -1 to ptr), i1 false, ptr null, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 105, ptr null)
  %23 = load i32, ptr %18, align 4
  %24 = sext i32 %23 to i64
  br label %25

25:                                               ; preds = %29, %2
  %26 = phi i32 [ %87, %29 ], [ 1, %2 ]
  %27 = phi i64 [ %88, %29 ], [ %24, %2 ]
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %89

29:                                               ; preds = %25
  store i32 %26, ptr %19, align 4
  %30 = load double, ptr %13, align 8
  %31 = load i32, ptr %19, align 4
  %32 = sitofp i32 %31 to double
  %33 = fmul contract double %30, %32
  call void @llvm.memcpy.p0.p0.i32(ptr %12, ptr %17, i32 64, i1 false)
  %34 = sext i32 %31 to i64
  %35 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %12, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %12, i32 0, i32 7, i64 0, i32 0
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %12, i32 0, i32 7, i64 0, i32 1
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %12, i32 0, i32 7, i64 0, i32 2
  %42 = load i64, ptr %41, align 8
  %43 = sub nsw i64 %34, %38
  %44 = mul nsw i64 %43, 1
  %45 = mul nsw i64 %44, 1
  %46 = add nsw i64 %45, 0
  %47 = mul nsw i64 1, %40
  %48 = getelementptr %_QMkindsTpoint, ptr %36, i64 %46
  %49 = getelementptr %_QMkindsTpoint, ptr %48, i32 0, i32 0
  store double %33, ptr %49, align 8
  %50 = load double, ptr %13, align 8
  %51 = fmul contract double %50, %50
  call void @llvm.memcpy.p0.p0.i32(ptr %11, ptr %17, i32 64, i1 false)
  %52 = load i32, ptr %19, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %11, i32 0, i32 0
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %11, i32 0, i32 7, i64 0, i32 0
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %11, i32 0, i32 7, i64 0, i32 1
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %11, i32 0, i32 7, i64 0, i32 2
  %61 = load i64, ptr %60, align 8
  %62 = sub nsw i64 %53, %57
  %63 = mul nsw i64 %62, 1
  %64 = mul nsw i64 %63, 1
  %65 = add nsw i64 %64, 0
  %66 = mul nsw i64 1, %59
  %67 = getelementptr %_QMkindsTpoint, ptr %55, i64 %65
  %68 = getelementptr %_QMkindsTpoint, ptr %67, i32 0, i32 1
  store double %51, ptr %68, align 8
  %69 = load i32, ptr %19, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr %10, ptr %17, i32 64, i1 false)
  %70 = sext i32 %69 to i64
  %71 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %10, i32 0, i32 0
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %10, i32 0, i32 7, i64 0, i32 0
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %10, i32 0, i32 7, i64 0, i32 1
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %10, i32 0, i32 7, i64 0, i32 2
  %78 = load i64, ptr %77, align 8
  %79 = sub nsw i64 %70, %74
  %80 = mul nsw i64 %79, 1
  %81 = mul nsw i64 %80, 1
  %82 = add nsw i64 %81, 0
  %83 = mul nsw i64 1, %76
  %84 = getelementptr %_QMkindsTpoint, ptr %72, i64 %82
  %85 = getelementptr %_QMkindsTpoint, ptr %84, i32 0, i32 2
  store i32 %69, ptr %85, align 4
  %86 = load i32, ptr %19, align 4
  %87 = add nsw i32 %86, 1
  %88 = sub i64 %27, 1
  br label %25

89:                                               ; preds = %25
  store i32 %26, ptr %19, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr %9, ptr %17, i32 64, i1 false)
  %90 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %9, i32 0, i32 0
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %9, i32 0, i32 7, i64 0, i32 0
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %9, i32 0, i32 7, i64 0, i32 1
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %9, i32 0, i32 7, i64 0, i32 2
  %97 = load i64, ptr %96, align 8
  %98 = icmp eq i64 %95, 0
  %99 = select i1 %98, i64 1, i64 %93
  %100 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr undef, i64 24, i32 20240719, i8 1, i8 42, i8 0, i8 1, [1 x [3 x i64]] undef, ptr @_QMkindsEXdtXpoint, [1 x i64] zeroinitializer }, i64 %99, 7, 0, 0
  %101 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } %100, i64 %95, 7, 0, 1
  %102 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } %101, i64 24, 7, 0, 2
  %103 = mul i64 24, %95
  %104 = mul i64 1, %95
  %105 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } %102, ptr %91, 0
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } %105, ptr %8, align 8
  call void @_FortranAAssign(ptr %14, ptr %8, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 109)
  call void @llvm.memcpy.p0.p0.i32(ptr %7, ptr %14, i32 64, i1 false)
  %106 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %7, i32 0, i32 0
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %7, i32 0, i32 7, i64 0, i32 0
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %7, i32 0, i32 7, i64 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %7, i32 0, i32 7, i64 0, i32 2
  %113 = load i64, ptr %112, align 8
  %114 = sub nsw i64 2, %109
  %115 = mul nsw i64 %114, 1
  %116 = mul nsw i64 %115, 1
  %117 = add nsw i64 %116, 0
  %118 = mul nsw i64 1, %111
  %119 = getelementptr %_QMkindsTpoint, ptr %107, i64 %117
  %120 = getelementptr %_QMkindsTpoint, ptr %119, i32 0, i32 0
  store double 0.000000e+00, ptr %120, align 8
  store double 0.000000e+00, ptr %15, align 8
  %121 = load i32, ptr %18, align 4
  %122 = sext i32 %121 to i64
  br label %123

123:                                              ; preds = %127, %89
  %124 = phi i32 [ %169, %127 ], [ 1, %89 ]
  %125 = phi i64 [ %170, %127 ], [ %122, %89 ]
  %126 = icmp sgt i64 %125, 0
  br i1 %126, label %127, label %171

127:                                              ; preds = %123
  store i32 %124, ptr %19, align 4
  %128 = load double, ptr %15, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %6, ptr %17, i32 64, i1 false)
  %129 = load i32, ptr %19, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %6, i32 0, i32 0
  %132 = load ptr, ptr %131, align 8
  %133 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %6, i32 0, i32 7, i64 0, i32 0
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %6, i32 0, i32 7, i64 0, i32 1
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %6, i32 0, i32 7, i64 0, i32 2
  %138 = load i64, ptr %137, align 8
  %139 = sub nsw i64 %130, %134
  %140 = mul nsw i64 %139, 1
  %141 = mul nsw i64 %140, 1
  %142 = add nsw i64 %141, 0
  %143 = mul nsw i64 1, %136
  %144 = getelementptr %_QMkindsTpoint, ptr %132, i64 %142
  %145 = getelementptr %_QMkindsTpoint, ptr %144, i32 0, i32 0
  %146 = load double, ptr %145, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %5, ptr %14, i32 64, i1 false)
  %147 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %5, i32 0, i32 0
  %148 = load ptr, ptr %147, align 8
  %149 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %5, i32 0, i32 7, i64 0, i32 0
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %5, i32 0, i32 7, i64 0, i32 1
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %5, i32 0, i32 7, i64 0, i32 2
  %154 = load i64, ptr %153, align 8
  %155 = sub nsw i64 %130, %150
  %156 = mul nsw i64 %155, 1
  %157 = mul nsw i64 %156, 1
  %158 = add nsw i64 %157, 0
  %159 = mul nsw i64 1, %152
  %160 = getelementptr %_QMkindsTpoint, ptr %148, i64 %158
  %161 = getelementptr %_QMkindsTpoint, ptr %160, i32 0, i32 0
  %162 = load double, ptr %161, align 8
  %163 = fmul contract double %146, %162
  %164 = getelementptr %_QMkindsTpoint, ptr %160, i32 0, i32 1
  %165 = load double, ptr %164, align 8
  %166 = fmul contract double %163, %165
  %167 = fadd contract double %128, %166
  store double %167, ptr %15, align 8
  %168 = load i32, ptr %19, align 4
  %169 = add nsw i32 %168, 1
  %170 = sub i64 %125, 1
  br label %123

171:                                              ; preds = %123
  store i32 %124, ptr %19, align 4
  %172 = load double, ptr %15, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %4, ptr %14, i32 64, i1 false)
  %173 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %4, i32 0, i32 0
  %174 = load ptr, ptr %173, align 8
  %175 = ptrtoint ptr %174 to i64
  %176 = icmp ne i64 %175, 0
  br i1 %176, label %177, label %179

177:                                              ; preds = %171
  %178 = call i32 @_FortranAAllocatableDeallocate(ptr %14, i1 false, ptr null, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 99)
  br label %179

179:                                              ; preds = %177, %171
  call void @llvm.memcpy.p0.p0.i32(ptr %3, ptr %17, i32 64, i1 false)
  %180 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %3, i32 0, i32 0
  %181 = load ptr, ptr %180, align 8
  %182 = ptrtoint ptr %181 to i64
  %183 = icmp ne i64 %182, 0
  br i1 %183, label %184, label %186

184:                                              ; preds = %179
  %185 = call i32 @_FortranAAllocatableDeallocate(ptr %17, i1 false, ptr null, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 99)
  br label %186

186:                                              ; preds = %184, %179
  ret double %172
}

define double @meshes(double %0, i32 %1) #0 {
  %3 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, align 8
  %4 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, align 8
  %5 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, align 8
  %6 = alloca { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, align 8
  %7 = alloca { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, align 8
  %8 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, align 8
  %9 = alloca double, i64 1, align 8
  %10 = alloca i32, i64 1, align 4
  %11 = alloca double, i64 1, align 8
  %12 = alloca %_QMkindsTmesh, i64 1, align 8
  %13 = alloca %_QMkindsTmesh, i64 1, align 8
  %14 = alloca { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, i64 1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %13, ptr @_QQ_QMkindsTmeshXDerivedInit, i64 72, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %12, ptr @_QQ_QMkindsTmeshXDerivedInit, i64 72, i1 false)
  store i32 %1, ptr %10, align 4
  store double %0, ptr %9, align 8
  %15 = load i32, ptr %10, align 4
  %16 = getelementptr %_QMkindsTmesh, ptr %12, i32 0, i32 0
  store i32 %15, ptr %16, align 4
  %17 = getelementptr %_QMkindsTmesh, ptr %12, i32 0, i32 1
  %18 = load i32, ptr %10, align 4
  %19 = sext i32 %18 to i64
  call void @_FortranAAllocatableSetBounds(ptr %17, i32 0, i64 1, i64 %19)
  %20 = call i32 @_FortranAAllocatableAllocate(ptr %17, ptr inttoptr (i64 -1 to ptr), i1 false, ptr null, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 124, ptr null)
  %21 = load double, ptr %9, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %8, ptr %17, i32 64, i1 false)
  %22 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %8, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %8, i32 0, i32 7, i64 0, i32 0
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %8, i32 0, i32 7, i64 0, i32 1
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %8, i32 0, i32 7, i64 0, i32 2
  %29 = load i64, ptr %28, align 8
  %30 = sub nsw i64 1, %25
  %31 = mul nsw i64 %30, 1
  %32 = mul nsw i64 %31, 1
  %33 = add nsw i64 %32, 0
  %34 = mul nsw i64 1, %27
  %35 = getelementptr %_QMkindsTpoint, ptr %23, i64 %33
  %36 = getelementptr %_QMkindsTpoint, ptr %35, i32 0, i32 0
  store double %21, ptr %36, align 8
  %37 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr undef, i64 72, i32 20240719, i8 0, i8 42, i8 0, i8 1, ptr @_QMkindsEXdtXmesh, [1 x i64] zeroinitializer }, ptr %13, 0
  store { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %37, ptr %7, align 8
  %38 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr undef, i64 72, i32 20240719, i8 0, i8 42, i8 0, i8 1, ptr @_QMkindsEXdtXmesh, [1 x i64] zeroinitializer }, ptr %12, 0
  store { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %38, ptr %6, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %14, ptr %7, i32 40, i1 false)
  call void @_FortranAAssign(ptr %14, ptr %6, ptr @_QQclX64dd5a74db65c77a50bd676049a8f6e4, i32 126)
  %39 = getelementptr %_QMkindsTmesh, ptr %13, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i32(ptr %5, ptr %39, i32 64, i1 false)
  %40 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %5, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %5, i32 0, i32 7, i64 0, i32 0
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %5, i32 0, i32 7, i64 0, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %5, i32 0, i32 7, i64 0, i32 2
  %47 = load i64, ptr %46, align 8
  %48 = sub nsw i64 1, %43
  %49 = mul nsw i64 %48, 1
  %50 = mul nsw i64 %49, 1
  %51 = add nsw i64 %50, 0
  %52 = mul nsw i64 1, %45
  %53 = getelementptr %_QMkindsTpoint, ptr %41, i64 %51
  %54 = getelementptr %_QMkindsTpoint, ptr %53, i32 0, i32 0
  store double 3.000000e+00, ptr %54, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %4, ptr %17, i32 64, i1 false)
  %55 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %4, i32 0, i32 0
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %4, i32 0, i32 7, i64 0, i32 0
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %4, i32 0, i32 7, i64 0, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %4, i32 0, i32 7, i64 0, i32 2
  %62 = load i64, ptr %61, align 8
  %63 = sub nsw i64 1, %58
  %64 = mul nsw i64 %63, 1
  %65 = mul nsw i64 %64, 1
  %66 = add nsw i64 %65, 0
  %67 = mul nsw i64 1, %60
  %68 = getelementptr %_QMkindsTpoint, ptr %56, i64 %66
  %69 = getelementptr %_QMkindsTpoint, ptr %68, i32 0, i32 0
  %70 = load double, ptr %69, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr %3, ptr %39, i32 64, i1 false)
  %71 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %3, i32 0, i32 0
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %3, i32 0, i32 7, i64 0, i32 0
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %3, i32 0, i32 7, i64 0, i32 1
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %3, i32 0, i32 7, i64 0, i32 2
  %78 = load i64, ptr %77, align 8
  %79 = sub nsw i64 1, %74
  %80 = mul nsw i64 %79, 1
  %81 = mul nsw i64 %80, 1
  %82 = add nsw i64 %81, 0
  %83 = mul nsw i64 1, %76
  %84 = getelementptr %_QMkindsTpoint, ptr %72, i64 %82
  %85 = getelementptr %_QMkindsTpoint, ptr %84, i32 0, i32 0
  %86 = load double, ptr %85, align 8
  %87 = fmul contract double %70, %86
  store double %87, ptr %11, align 8
  %88 = load double, ptr %11, align 8
  call void @_FortranADestroy(ptr %6)
  call void @_FortranADestroy(ptr %7)
  ret double %88
}

declare void @_FortranASpread(ptr, ptr, i32, i64, ptr, i32) #1

declare void @_FortranAPack(ptr, ptr, ptr, ptr, ptr, i32) #1

declare void @_FortranAInitArrayConstructorVector(ptr, ptr, i1 zeroext, ptr, i32) #1

declare void @_FortranAPushArrayConstructorValue(ptr, ptr) #1

declare void @_FortranAPushArrayConstructorSimpleScalar(ptr, ptr) #1

declare double @_FortranANorm2_8(ptr, ptr, i32, i32) #1

declare double @_FortranAModuloReal8(double, double, ptr, i32) #1

declare void @_FortranAAllocatableSetBounds(ptr, i32, i64, i64) #1

declare i32 @_FortranAAllocatableAllocate(ptr, ptr, i1 zeroext, ptr, ptr, i32, ptr) #1

declare i32 @_FortranAAllocatableDeallocate(ptr, i1 zeroext, ptr, ptr, i32) #1

declare void @_FortranADestroy(ptr) #1

declare double @_FortranASumReal8(ptr, ptr, i32, i32, ptr) #1

declare double @_FortranAMinvalReal8(ptr, ptr, i32, i32, ptr) #1

declare double @_FortranAProductReal8(ptr, ptr, i32, i32, ptr) #1

declare i64 @_FortranACount(ptr, ptr, i32, i32) #1

declare void @_FortranAReshape(ptr, ptr, ptr, ptr, ptr, ptr, i32) #1

declare void @_FortranACshiftVector(ptr, ptr, i64, ptr, i32) #1

declare double @_FortranADotProductReal8(ptr, ptr, ptr, i32) #1

declare void @_FortranAMatmulReal8Real8(ptr, ptr, ptr, ptr, i32) #1

declare double @_FortranAMaxvalReal8(ptr, ptr, i32, i32, ptr) #1

declare void @_FortranATranspose(ptr, ptr, ptr, i32) #1

declare void @_FortranAAssign(ptr, ptr, ptr, i32) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

attributes #0 = { "frame-pointer"="all" "target-cpu"="x86-64" }
attributes #1 = { "frame-pointer"="all" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn }

!llvm.module.flags = !{!1, !2, !3}

!0 = !{!"Debian flang version 22.1.8"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
