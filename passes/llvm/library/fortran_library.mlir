// Made of fortran_library.c: clang (19, and 22 for numbers) -O1 -fno-inline -fno-vectorize -fno-unroll-loops -fno-slp-vectorize
// -fno-strict-aliasing -fno-math-errno -ffp-contract=off, read as LLVM IR; attributes, calling conventions
// and lifetimes left out, `stop_components` an assertion that fails.
llvm.func internal @fortran_library.sum_real8(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32, %4: !llvm.ptr) -> f64 {
  %5 = llvm.mlir.constant(0 : i64) : i64
  %6 = llvm.mlir.constant(0.000000e+00 : f64) : f64
  %7 = llvm.mlir.constant(0 : i32) : i32
  %8 = llvm.mlir.constant(1 : i64) : i64
  %9 = llvm.call @fortran_library.count(%0) : (!llvm.ptr) -> i64
  %10 = llvm.icmp "sgt" %9, %5 : i64
  llvm.cond_br %10, ^bb2(%6, %6, %5 : f64, f64, i64), ^bb1(%6 : f64)
^bb1(%11: f64):
  llvm.return %11 : f64
^bb2(%12: f64, %13: f64, %14: i64):
  %15 = llvm.call @fortran_library.masked(%4, %14) : (!llvm.ptr, i64) -> i32
  %16 = llvm.icmp "eq" %15, %7 : i32
  llvm.cond_br %16, ^bb3, ^bb4(%13, %12 : f64, f64)
^bb3:
  %17 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %18 = llvm.call @fortran_library.offset(%0, %14) : (!llvm.ptr, i64) -> i64
  %19 = llvm.getelementptr inbounds %17[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> f64
  %21 = llvm.fadd %13, %20 : f64
  %22 = llvm.fadd %12, %21 : f64
  %23 = llvm.fsub %22, %12 : f64
  %24 = llvm.fsub %21, %23 : f64
  llvm.br ^bb4(%24, %22 : f64, f64)
^bb4(%25: f64, %26: f64):
  %27 = llvm.add %14, %8 overflow<nsw,nuw> : i64
  %28 = llvm.icmp "eq" %27, %9 : i64
  llvm.cond_br %28, ^bb1(%26 : f64), ^bb2(%26, %25, %27 : f64, f64, i64)
}
llvm.func internal @fortran_library.count(%0: !llvm.ptr) -> i64 {
  %1 = llvm.mlir.constant(0 : i8) : i8
  %2 = llvm.mlir.constant(1 : i64) : i64
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.getelementptr inbounds %0[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i8
  %6 = llvm.icmp "sgt" %5, %1 : i8
  llvm.cond_br %6, ^bb1, ^bb2(%2 : i64)
^bb1:
  %7 = llvm.zext nneg %5 : i8 to i64
  %8 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^bb3(%3, %2 : i64, i64)
^bb2(%9: i64):
  llvm.return %9 : i64
^bb3(%10: i64, %11: i64):
  %12 = llvm.getelementptr inbounds %8[0, %10, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<15 x !llvm.struct<(i64, i64, i64)>>
  %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
  %14 = llvm.mul %13, %11 overflow<nsw> : i64
  %15 = llvm.add %10, %2 overflow<nsw,nuw> : i64
  %16 = llvm.icmp "eq" %15, %7 : i64
  llvm.cond_br %16, ^bb2(%14 : i64), ^bb3(%15, %14 : i64, i64)
}
llvm.func internal @fortran_library.masked(%0: !llvm.ptr, %1: i64) -> i32 {
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.mlir.constant(0 : i8) : i8
  %4 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(0 : i16) : i16
  %6 = llvm.mlir.constant(0 : i32) : i32
  %7 = llvm.icmp "eq" %0, %2 : !llvm.ptr
  llvm.cond_br %7, ^bb9(%6 : i32), ^bb1
^bb1:
  %8 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %9 = llvm.getelementptr inbounds %0[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %10 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i8
  %11 = llvm.icmp "eq" %10, %3 : i8
  llvm.cond_br %11, ^bb3(%4 : i64), ^bb2
^bb2:
  %12 = llvm.call @fortran_library.offset(%0, %1) : (!llvm.ptr, i64) -> i64
  llvm.br ^bb3(%12 : i64)
^bb3(%13: i64):
  %14 = llvm.getelementptr inbounds %8[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %15 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.switch %16 : i64, ^bb7 [
    1: ^bb4,
    2: ^bb5,
    4: ^bb6
  ]
^bb4:
  %17 = llvm.load %14 {alignment = 1 : i64} : !llvm.ptr -> i8
  %18 = llvm.icmp "eq" %17, %3 : i8
  llvm.br ^bb8(%18 : i1)
^bb5:
  %19 = llvm.load %14 {alignment = 2 : i64} : !llvm.ptr -> i16
  %20 = llvm.icmp "eq" %19, %5 : i16
  llvm.br ^bb8(%20 : i1)
^bb6:
  %21 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
  %22 = llvm.icmp "eq" %21, %6 : i32
  llvm.br ^bb8(%22 : i1)
^bb7:
  %23 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
  %24 = llvm.icmp "eq" %23, %4 : i64
  llvm.br ^bb8(%24 : i1)
^bb8(%25: i1):
  %26 = llvm.zext %25 : i1 to i32
  llvm.br ^bb9(%26 : i32)
^bb9(%27: i32):
  llvm.return %27 : i32
}
llvm.func internal @fortran_library.offset(%0: !llvm.ptr, %1: i64) -> i64 {
  %2 = llvm.mlir.constant(0 : i8) : i8
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.mlir.constant(1 : i64) : i64
  %5 = llvm.getelementptr inbounds %0[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %6 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i8
  %7 = llvm.icmp "sgt" %6, %2 : i8
  llvm.cond_br %7, ^bb1, ^bb2(%3 : i64)
^bb1:
  %8 = llvm.zext nneg %6 : i8 to i64
  %9 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^bb3(%3, %1, %3 : i64, i64, i64)
^bb2(%10: i64):
  llvm.return %10 : i64
^bb3(%11: i64, %12: i64, %13: i64):
  %14 = llvm.getelementptr inbounds %9[0, %11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<15 x !llvm.struct<(i64, i64, i64)>>
  %15 = llvm.getelementptr inbounds %14[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
  %17 = llvm.srem %12, %16 : i64
  %18 = llvm.getelementptr inbounds %14[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
  %20 = llvm.mul %19, %17 overflow<nsw> : i64
  %21 = llvm.add %20, %13 overflow<nsw> : i64
  %22 = llvm.sdiv %12, %16 : i64
  %23 = llvm.add %11, %4 overflow<nsw,nuw> : i64
  %24 = llvm.icmp "eq" %23, %8 : i64
  llvm.cond_br %24, ^bb2(%21 : i64), ^bb3(%23, %22, %21 : i64, i64, i64)
}
llvm.func internal @fortran_library.product_real8(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32, %4: !llvm.ptr) -> f64 {
  %5 = llvm.mlir.constant(0 : i64) : i64
  %6 = llvm.mlir.constant(1.000000e+00 : f64) : f64
  %7 = llvm.mlir.constant(0 : i32) : i32
  %8 = llvm.mlir.constant(1 : i64) : i64
  %9 = llvm.call @fortran_library.count(%0) : (!llvm.ptr) -> i64
  %10 = llvm.icmp "sgt" %9, %5 : i64
  llvm.cond_br %10, ^bb2(%5, %6 : i64, f64), ^bb1(%6 : f64)
^bb1(%11: f64):
  llvm.return %11 : f64
^bb2(%12: i64, %13: f64):
  %14 = llvm.call @fortran_library.masked(%4, %12) : (!llvm.ptr, i64) -> i32
  %15 = llvm.icmp "eq" %14, %7 : i32
  llvm.cond_br %15, ^bb3, ^bb4(%13 : f64)
^bb3:
  %16 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %17 = llvm.call @fortran_library.offset(%0, %12) : (!llvm.ptr, i64) -> i64
  %18 = llvm.getelementptr inbounds %16[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> f64
  %20 = llvm.fmul %13, %19 : f64
  llvm.br ^bb4(%20 : f64)
^bb4(%21: f64):
  %22 = llvm.add %12, %8 overflow<nsw,nuw> : i64
  %23 = llvm.icmp "eq" %22, %9 : i64
  llvm.cond_br %23, ^bb1(%21 : f64), ^bb2(%22, %21 : i64, f64)
}
llvm.func internal @fortran_library.maxval_real8(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32, %4: !llvm.ptr) -> f64 {
  %5 = llvm.mlir.constant(0 : i64) : i64
  %6 = llvm.mlir.constant(-1.7976931348623157e+308 : f64) : f64
  %7 = llvm.mlir.constant(0 : i32) : i32
  %8 = llvm.mlir.constant(0.000000e+00 : f64) : f64
  %9 = llvm.mlir.constant(true) : i1
  %10 = llvm.mlir.constant(1 : i32) : i32
  %11 = llvm.mlir.constant(1 : i64) : i64
  %12 = llvm.call @fortran_library.count(%0) : (!llvm.ptr) -> i64
  %13 = llvm.icmp "sgt" %12, %5 : i64
  llvm.cond_br %13, ^bb2(%6, %5, %7 : f64, i64, i32), ^bb1(%6 : f64)
^bb1(%14: f64):
  llvm.return %14 : f64
^bb2(%15: f64, %16: i64, %17: i32):
  %18 = llvm.call @fortran_library.masked(%4, %16) : (!llvm.ptr, i64) -> i32
  %19 = llvm.icmp "eq" %18, %7 : i32
  llvm.cond_br %19, ^bb3, ^bb4(%17, %15 : i32, f64)
^bb3:
  %20 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %21 = llvm.call @fortran_library.offset(%0, %16) : (!llvm.ptr, i64) -> i64
  %22 = llvm.getelementptr inbounds %20[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> f64
  %24 = llvm.icmp "eq" %17, %7 : i32
  %25 = llvm.fcmp "ogt" %23, %15 : f64
  %26 = llvm.fcmp "uno" %15, %8 : f64
  %27 = llvm.or %26, %25 : i1
  %28 = llvm.select %24, %9, %27 : i1, i1
  %29 = llvm.select %28, %23, %15 : i1, f64
  llvm.br ^bb4(%10, %29 : i32, f64)
^bb4(%30: i32, %31: f64):
  %32 = llvm.add %16, %11 overflow<nsw,nuw> : i64
  %33 = llvm.icmp "eq" %32, %12 : i64
  llvm.cond_br %33, ^bb1(%31 : f64), ^bb2(%31, %32, %30 : f64, i64, i32)
}
llvm.func internal @fortran_library.minval_real8(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32, %4: !llvm.ptr) -> f64 {
  %5 = llvm.mlir.constant(0 : i64) : i64
  %6 = llvm.mlir.constant(1.7976931348623157e+308 : f64) : f64
  %7 = llvm.mlir.constant(0 : i32) : i32
  %8 = llvm.mlir.constant(0.000000e+00 : f64) : f64
  %9 = llvm.mlir.constant(true) : i1
  %10 = llvm.mlir.constant(1 : i32) : i32
  %11 = llvm.mlir.constant(1 : i64) : i64
  %12 = llvm.call @fortran_library.count(%0) : (!llvm.ptr) -> i64
  %13 = llvm.icmp "sgt" %12, %5 : i64
  llvm.cond_br %13, ^bb2(%6, %5, %7 : f64, i64, i32), ^bb1(%6 : f64)
^bb1(%14: f64):
  llvm.return %14 : f64
^bb2(%15: f64, %16: i64, %17: i32):
  %18 = llvm.call @fortran_library.masked(%4, %16) : (!llvm.ptr, i64) -> i32
  %19 = llvm.icmp "eq" %18, %7 : i32
  llvm.cond_br %19, ^bb3, ^bb4(%17, %15 : i32, f64)
^bb3:
  %20 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %21 = llvm.call @fortran_library.offset(%0, %16) : (!llvm.ptr, i64) -> i64
  %22 = llvm.getelementptr inbounds %20[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> f64
  %24 = llvm.icmp "eq" %17, %7 : i32
  %25 = llvm.fcmp "olt" %23, %15 : f64
  %26 = llvm.fcmp "uno" %15, %8 : f64
  %27 = llvm.or %26, %25 : i1
  %28 = llvm.select %24, %9, %27 : i1, i1
  %29 = llvm.select %28, %23, %15 : i1, f64
  llvm.br ^bb4(%10, %29 : i32, f64)
^bb4(%30: i32, %31: f64):
  %32 = llvm.add %16, %11 overflow<nsw,nuw> : i64
  %33 = llvm.icmp "eq" %32, %12 : i64
  llvm.cond_br %33, ^bb1(%31 : f64), ^bb2(%31, %32, %30 : f64, i64, i32)
}
llvm.func internal @fortran_library.norm_real8(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32) -> f64 {
  %4 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(0.000000e+00 : f64) : f64
  %6 = llvm.mlir.constant(1 : i64) : i64
  %7 = llvm.call @fortran_library.count(%0) : (!llvm.ptr) -> i64
  %8 = llvm.icmp "sgt" %7, %4 : i64
  llvm.cond_br %8, ^bb1, ^bb2(%5 : f64)
^bb1:
  %9 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.br ^bb3(%5, %4 : f64, i64)
^bb2(%10: f64):
  %11 = llvm.intr.sqrt(%10) : (f64) -> f64
  llvm.return %11 : f64
^bb3(%12: f64, %13: i64):
  %14 = llvm.call @fortran_library.offset(%0, %13) : (!llvm.ptr, i64) -> i64
  %15 = llvm.getelementptr inbounds %9[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> f64
  %17 = llvm.fmul %16, %16 : f64
  %18 = llvm.fadd %12, %17 : f64
  %19 = llvm.add %13, %6 overflow<nsw,nuw> : i64
  %20 = llvm.icmp "eq" %19, %7 : i64
  llvm.cond_br %20, ^bb2(%18 : f64), ^bb3(%18, %19 : f64, i64)
}
llvm.func internal @fortran_library.dot_real8(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr, %3: i32) -> f64 {
  %4 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(0.000000e+00 : f64) : f64
  %6 = llvm.mlir.constant(1 : i64) : i64
  %7 = llvm.getelementptr inbounds %0[32] : (!llvm.ptr) -> !llvm.ptr, i8
  %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
  %9 = llvm.icmp "sgt" %8, %4 : i64
  llvm.cond_br %9, ^bb1, ^bb2(%5 : f64)
^bb1:
  %10 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %11 = llvm.getelementptr inbounds %0[40] : (!llvm.ptr) -> !llvm.ptr, i8
  %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
  %13 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %14 = llvm.getelementptr inbounds %1[40] : (!llvm.ptr) -> !llvm.ptr, i8
  %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb3(%4, %5 : i64, f64)
^bb2(%16: f64):
  llvm.return %16 : f64
^bb3(%17: i64, %18: f64):
  %19 = llvm.mul %12, %17 overflow<nsw> : i64
  %20 = llvm.getelementptr inbounds %10[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> f64
  %22 = llvm.mul %15, %17 overflow<nsw> : i64
  %23 = llvm.getelementptr inbounds %13[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> f64
  %25 = llvm.fmul %21, %24 : f64
  %26 = llvm.fadd %18, %25 : f64
  %27 = llvm.add %17, %6 overflow<nsw,nuw> : i64
  %28 = llvm.icmp "eq" %27, %8 : i64
  llvm.cond_br %28, ^bb2(%26 : f64), ^bb3(%27, %26 : i64, f64)
}
llvm.func internal @fortran_library.matmul_real8(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr, %3: !llvm.ptr, %4: i32) {
  %5 = llvm.mlir.constant(0 : i32) : i32
  %6 = llvm.getelementptr inbounds %1[21] : (!llvm.ptr) -> !llvm.ptr, i8
  %7 = llvm.load %6 {alignment = 1 : i64} : !llvm.ptr -> i8
  %8 = llvm.getelementptr inbounds %0[21] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %7, %8 {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.call @fortran_library.multiply_real8(%0, %1, %2, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func internal @fortran_library.multiply_real8(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr, %3: i32) {
  %4 = llvm.mlir.constant(0 : i32) : i32
  %5 = llvm.mlir.constant(1 : i8) : i8
  %6 = llvm.mlir.constant(56 : i64) : i64
  %7 = llvm.mlir.constant(32 : i64) : i64
  %8 = llvm.mlir.constant(1 : i64) : i64
  %9 = llvm.mlir.constant(false) : i1
  %10 = llvm.mlir.constant(-2 : i32) : i32
  %11 = llvm.mlir.constant(8 : i64) : i64
  %12 = llvm.mlir.constant(0 : i64) : i64
  %13 = llvm.mlir.constant(0.000000e+00 : f64) : f64
  %14 = llvm.mlir.constant(3 : i64) : i64
  %15 = llvm.getelementptr inbounds %2[32] : (!llvm.ptr) -> !llvm.ptr, i8
  %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
  %17 = llvm.icmp "eq" %3, %4 : i32
  llvm.cond_br %17, ^bb1, ^bb2(%6 : i64)
^bb1:
  %18 = llvm.getelementptr inbounds %1[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %19 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i8
  %20 = llvm.icmp "sgt" %19, %5 : i8
  llvm.cond_br %20, ^bb2(%7 : i64), ^bb3(%8 : i64)
^bb2(%21: i64):
  %22 = llvm.getelementptr inbounds %1[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb3(%23 : i64)
^bb3(%24: i64):
  %25 = llvm.getelementptr inbounds %2[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i8
  %27 = llvm.icmp "sgt" %26, %5 : i8
  llvm.cond_br %27, ^bb4, ^bb5(%8 : i64)
^bb4:
  %28 = llvm.getelementptr inbounds %2[56] : (!llvm.ptr) -> !llvm.ptr, i8
  %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb5(%29 : i64)
^bb5(%30: i64):
  llvm.cond_br %17, ^bb6, ^bb7(%9 : i1)
^bb6:
  %31 = llvm.getelementptr inbounds %1[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %32 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i8
  %33 = llvm.icmp "eq" %32, %5 : i8
  llvm.br ^bb7(%33 : i1)
^bb7(%34: i1):
  %35 = llvm.getelementptr inbounds %1[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %36 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i8
  %37 = llvm.sext %36 : i8 to i32
  %38 = llvm.sext %26 : i8 to i32
  %39 = llvm.add %38, %10 overflow<nsw> : i32
  %40 = llvm.add %39, %37 overflow<nsw> : i32
  %41 = llvm.select %34, %30, %24 : i1, i64
  llvm.call @fortran_library.start(%0, %40, %11, %41, %30) : (!llvm.ptr, i32, i64, i64, i64) -> ()
  %42 = llvm.icmp "sgt" %30, %12 : i64
  llvm.cond_br %42, ^bb8, ^bb11
^bb8:
  %43 = llvm.icmp "sgt" %24, %12 : i64
  %44 = llvm.icmp "sgt" %16, %12 : i64
  llvm.br ^bb9(%12 : i64)
^bb9(%45: i64):
  llvm.cond_br %43, ^bb10, ^bb13
^bb10:
  %46 = llvm.mul %45, %24 overflow<nsw,nuw> : i64
  llvm.br ^bb12(%12 : i64)
^bb11:
  llvm.return
^bb12(%47: i64):
  llvm.cond_br %44, ^bb15(%12, %13 : i64, f64), ^bb14(%13 : f64)
^bb13:
  %48 = llvm.add %45, %8 overflow<nsw,nuw> : i64
  %49 = llvm.icmp "eq" %48, %30 : i64
  llvm.cond_br %49, ^bb11, ^bb9(%48 : i64)
^bb14(%50: f64):
  %51 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %52 = llvm.add %47, %46 overflow<nsw,nuw> : i64
  %53 = llvm.select %34, %45, %52 : i1, i64
  %54 = llvm.shl %53, %14 overflow<nsw> : i64
  %55 = llvm.getelementptr inbounds %51[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %50, %55 {alignment = 8 : i64} : f64, !llvm.ptr
  %56 = llvm.add %47, %8 overflow<nsw,nuw> : i64
  %57 = llvm.icmp "eq" %56, %24 : i64
  llvm.cond_br %57, ^bb13, ^bb12(%56 : i64)
^bb15(%58: i64, %59: f64):
  llvm.cond_br %34, ^bb16, ^bb17
^bb16:
  %60 = llvm.call @fortran_library.at_real8(%1, %4, %58, %12) : (!llvm.ptr, i32, i64, i64) -> f64
  llvm.br ^bb18(%60 : f64)
^bb17:
  %61 = llvm.call @fortran_library.at_real8(%1, %3, %47, %58) : (!llvm.ptr, i32, i64, i64) -> f64
  llvm.br ^bb18(%61 : f64)
^bb18(%62: f64):
  %63 = llvm.call @fortran_library.at_real8(%2, %4, %58, %45) : (!llvm.ptr, i32, i64, i64) -> f64
  %64 = llvm.fmul %62, %63 : f64
  %65 = llvm.fadd %59, %64 : f64
  %66 = llvm.add %58, %8 overflow<nsw,nuw> : i64
  %67 = llvm.icmp "eq" %66, %16 : i64
  llvm.cond_br %67, ^bb14(%65 : f64), ^bb15(%66, %65 : i64, f64)
}
llvm.func internal @fortran_library.matmul_transpose_real8(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr, %3: !llvm.ptr, %4: i32) {
  %5 = llvm.mlir.constant(1 : i32) : i32
  %6 = llvm.getelementptr inbounds %1[21] : (!llvm.ptr) -> !llvm.ptr, i8
  %7 = llvm.load %6 {alignment = 1 : i64} : !llvm.ptr -> i8
  %8 = llvm.getelementptr inbounds %0[21] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %7, %8 {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.call @fortran_library.multiply_real8(%0, %1, %2, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func internal @fortran_library.sum_real4(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32, %4: !llvm.ptr) -> f32 {
  %5 = llvm.mlir.constant(0 : i64) : i64
  %6 = llvm.mlir.constant(0.000000e+00 : f32) : f32
  %7 = llvm.mlir.constant(0.000000e+00 : f64) : f64
  %8 = llvm.mlir.constant(0 : i32) : i32
  %9 = llvm.mlir.constant(1 : i64) : i64
  %10 = llvm.call @fortran_library.count(%0) : (!llvm.ptr) -> i64
  %11 = llvm.icmp "sgt" %10, %5 : i64
  llvm.cond_br %11, ^bb3(%7, %7, %5 : f64, f64, i64), ^bb2(%6 : f32)
^bb1:
  %12 = llvm.fptrunc %13 : f64 to f32
  llvm.br ^bb2(%12 : f32)
^bb2(%14: f32):
  llvm.return %14 : f32
^bb3(%15: f64, %16: f64, %17: i64):
  %18 = llvm.call @fortran_library.masked(%4, %17) : (!llvm.ptr, i64) -> i32
  %19 = llvm.icmp "eq" %18, %8 : i32
  llvm.cond_br %19, ^bb4, ^bb5(%16, %15 : f64, f64)
^bb4:
  %20 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %21 = llvm.call @fortran_library.offset(%0, %17) : (!llvm.ptr, i64) -> i64
  %22 = llvm.getelementptr inbounds %20[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %23 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> f32
  %24 = llvm.fpext %23 : f32 to f64
  %25 = llvm.fadd %16, %24 : f64
  %26 = llvm.fadd %15, %25 : f64
  %27 = llvm.fsub %26, %15 : f64
  %28 = llvm.fsub %25, %27 : f64
  llvm.br ^bb5(%28, %26 : f64, f64)
^bb5(%29: f64, %13: f64):
  %30 = llvm.add %17, %9 overflow<nsw,nuw> : i64
  %31 = llvm.icmp "eq" %30, %10 : i64
  llvm.cond_br %31, ^bb1, ^bb3(%13, %29, %30 : f64, f64, i64)
}
llvm.func internal @fortran_library.product_real4(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32, %4: !llvm.ptr) -> f32 {
  %5 = llvm.mlir.constant(0 : i64) : i64
  %6 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %7 = llvm.mlir.constant(1.000000e+00 : f64) : f64
  %8 = llvm.mlir.constant(0 : i32) : i32
  %9 = llvm.mlir.constant(1 : i64) : i64
  %10 = llvm.call @fortran_library.count(%0) : (!llvm.ptr) -> i64
  %11 = llvm.icmp "sgt" %10, %5 : i64
  llvm.cond_br %11, ^bb3(%5, %7 : i64, f64), ^bb2(%6 : f32)
^bb1:
  %12 = llvm.fptrunc %13 : f64 to f32
  llvm.br ^bb2(%12 : f32)
^bb2(%14: f32):
  llvm.return %14 : f32
^bb3(%15: i64, %16: f64):
  %17 = llvm.call @fortran_library.masked(%4, %15) : (!llvm.ptr, i64) -> i32
  %18 = llvm.icmp "eq" %17, %8 : i32
  llvm.cond_br %18, ^bb4, ^bb5(%16 : f64)
^bb4:
  %19 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %20 = llvm.call @fortran_library.offset(%0, %15) : (!llvm.ptr, i64) -> i64
  %21 = llvm.getelementptr inbounds %19[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %22 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> f32
  %23 = llvm.fpext %22 : f32 to f64
  %24 = llvm.fmul %16, %23 : f64
  llvm.br ^bb5(%24 : f64)
^bb5(%13: f64):
  %25 = llvm.add %15, %9 overflow<nsw,nuw> : i64
  %26 = llvm.icmp "eq" %25, %10 : i64
  llvm.cond_br %26, ^bb1, ^bb3(%25, %13 : i64, f64)
}
llvm.func internal @fortran_library.maxval_real4(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32, %4: !llvm.ptr) -> f32 {
  %5 = llvm.mlir.constant(0 : i64) : i64
  %6 = llvm.mlir.constant(-3.40282347e+38 : f32) : f32
  %7 = llvm.mlir.constant(0 : i32) : i32
  %8 = llvm.mlir.constant(0.000000e+00 : f32) : f32
  %9 = llvm.mlir.constant(true) : i1
  %10 = llvm.mlir.constant(1 : i32) : i32
  %11 = llvm.mlir.constant(1 : i64) : i64
  %12 = llvm.call @fortran_library.count(%0) : (!llvm.ptr) -> i64
  %13 = llvm.icmp "sgt" %12, %5 : i64
  llvm.cond_br %13, ^bb2(%6, %5, %7 : f32, i64, i32), ^bb1(%6 : f32)
^bb1(%14: f32):
  llvm.return %14 : f32
^bb2(%15: f32, %16: i64, %17: i32):
  %18 = llvm.call @fortran_library.masked(%4, %16) : (!llvm.ptr, i64) -> i32
  %19 = llvm.icmp "eq" %18, %7 : i32
  llvm.cond_br %19, ^bb3, ^bb4(%17, %15 : i32, f32)
^bb3:
  %20 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %21 = llvm.call @fortran_library.offset(%0, %16) : (!llvm.ptr, i64) -> i64
  %22 = llvm.getelementptr inbounds %20[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %23 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> f32
  %24 = llvm.icmp "eq" %17, %7 : i32
  %25 = llvm.fcmp "ogt" %23, %15 : f32
  %26 = llvm.fcmp "uno" %15, %8 : f32
  %27 = llvm.or %26, %25 : i1
  %28 = llvm.select %24, %9, %27 : i1, i1
  %29 = llvm.select %28, %23, %15 : i1, f32
  llvm.br ^bb4(%10, %29 : i32, f32)
^bb4(%30: i32, %31: f32):
  %32 = llvm.add %16, %11 overflow<nsw,nuw> : i64
  %33 = llvm.icmp "eq" %32, %12 : i64
  llvm.cond_br %33, ^bb1(%31 : f32), ^bb2(%31, %32, %30 : f32, i64, i32)
}
llvm.func internal @fortran_library.minval_real4(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32, %4: !llvm.ptr) -> f32 {
  %5 = llvm.mlir.constant(0 : i64) : i64
  %6 = llvm.mlir.constant(3.40282347e+38 : f32) : f32
  %7 = llvm.mlir.constant(0 : i32) : i32
  %8 = llvm.mlir.constant(0.000000e+00 : f32) : f32
  %9 = llvm.mlir.constant(true) : i1
  %10 = llvm.mlir.constant(1 : i32) : i32
  %11 = llvm.mlir.constant(1 : i64) : i64
  %12 = llvm.call @fortran_library.count(%0) : (!llvm.ptr) -> i64
  %13 = llvm.icmp "sgt" %12, %5 : i64
  llvm.cond_br %13, ^bb2(%6, %5, %7 : f32, i64, i32), ^bb1(%6 : f32)
^bb1(%14: f32):
  llvm.return %14 : f32
^bb2(%15: f32, %16: i64, %17: i32):
  %18 = llvm.call @fortran_library.masked(%4, %16) : (!llvm.ptr, i64) -> i32
  %19 = llvm.icmp "eq" %18, %7 : i32
  llvm.cond_br %19, ^bb3, ^bb4(%17, %15 : i32, f32)
^bb3:
  %20 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %21 = llvm.call @fortran_library.offset(%0, %16) : (!llvm.ptr, i64) -> i64
  %22 = llvm.getelementptr inbounds %20[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %23 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> f32
  %24 = llvm.icmp "eq" %17, %7 : i32
  %25 = llvm.fcmp "olt" %23, %15 : f32
  %26 = llvm.fcmp "uno" %15, %8 : f32
  %27 = llvm.or %26, %25 : i1
  %28 = llvm.select %24, %9, %27 : i1, i1
  %29 = llvm.select %28, %23, %15 : i1, f32
  llvm.br ^bb4(%10, %29 : i32, f32)
^bb4(%30: i32, %31: f32):
  %32 = llvm.add %16, %11 overflow<nsw,nuw> : i64
  %33 = llvm.icmp "eq" %32, %12 : i64
  llvm.cond_br %33, ^bb1(%31 : f32), ^bb2(%31, %32, %30 : f32, i64, i32)
}
llvm.func internal @fortran_library.norm_real4(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32) -> f32 {
  %4 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(0.000000e+00 : f64) : f64
  %6 = llvm.mlir.constant(1 : i64) : i64
  %7 = llvm.call @fortran_library.count(%0) : (!llvm.ptr) -> i64
  %8 = llvm.icmp "sgt" %7, %4 : i64
  llvm.cond_br %8, ^bb1, ^bb2(%5 : f64)
^bb1:
  %9 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.br ^bb3(%5, %4 : f64, i64)
^bb2(%10: f64):
  %11 = llvm.intr.sqrt(%10) : (f64) -> f64
  %12 = llvm.fptrunc %11 : f64 to f32
  llvm.return %12 : f32
^bb3(%13: f64, %14: i64):
  %15 = llvm.call @fortran_library.offset(%0, %14) : (!llvm.ptr, i64) -> i64
  %16 = llvm.getelementptr inbounds %9[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %17 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> f32
  %18 = llvm.fpext %17 : f32 to f64
  %19 = llvm.fmul %18, %18 : f64
  %20 = llvm.fadd %13, %19 : f64
  %21 = llvm.add %14, %6 overflow<nsw,nuw> : i64
  %22 = llvm.icmp "eq" %21, %7 : i64
  llvm.cond_br %22, ^bb2(%20 : f64), ^bb3(%20, %21 : f64, i64)
}
llvm.func internal @fortran_library.dot_real4(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr, %3: i32) -> f32 {
  %4 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(0.000000e+00 : f32) : f32
  %6 = llvm.mlir.constant(0.000000e+00 : f64) : f64
  %7 = llvm.mlir.constant(1 : i64) : i64
  %8 = llvm.getelementptr inbounds %0[32] : (!llvm.ptr) -> !llvm.ptr, i8
  %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
  %10 = llvm.icmp "sgt" %9, %4 : i64
  llvm.cond_br %10, ^bb1, ^bb3(%5 : f32)
^bb1:
  %11 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %12 = llvm.getelementptr inbounds %0[40] : (!llvm.ptr) -> !llvm.ptr, i8
  %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
  %14 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %15 = llvm.getelementptr inbounds %1[40] : (!llvm.ptr) -> !llvm.ptr, i8
  %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb4(%4, %6 : i64, f64)
^bb2:
  %17 = llvm.fptrunc %18 : f64 to f32
  llvm.br ^bb3(%17 : f32)
^bb3(%19: f32):
  llvm.return %19 : f32
^bb4(%20: i64, %21: f64):
  %22 = llvm.mul %13, %20 overflow<nsw> : i64
  %23 = llvm.getelementptr inbounds %11[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> f32
  %25 = llvm.fpext %24 : f32 to f64
  %26 = llvm.mul %16, %20 overflow<nsw> : i64
  %27 = llvm.getelementptr inbounds %14[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> f32
  %29 = llvm.fpext %28 : f32 to f64
  %30 = llvm.fmul %25, %29 : f64
  %18 = llvm.fadd %21, %30 : f64
  %31 = llvm.add %20, %7 overflow<nsw,nuw> : i64
  %32 = llvm.icmp "eq" %31, %9 : i64
  llvm.cond_br %32, ^bb2, ^bb4(%31, %18 : i64, f64)
}
llvm.func internal @fortran_library.matmul_real4(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr, %3: !llvm.ptr, %4: i32) {
  %5 = llvm.mlir.constant(0 : i32) : i32
  %6 = llvm.getelementptr inbounds %1[21] : (!llvm.ptr) -> !llvm.ptr, i8
  %7 = llvm.load %6 {alignment = 1 : i64} : !llvm.ptr -> i8
  %8 = llvm.getelementptr inbounds %0[21] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %7, %8 {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.call @fortran_library.multiply_real4(%0, %1, %2, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func internal @fortran_library.multiply_real4(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr, %3: i32) {
  %4 = llvm.mlir.constant(0 : i32) : i32
  %5 = llvm.mlir.constant(1 : i8) : i8
  %6 = llvm.mlir.constant(56 : i64) : i64
  %7 = llvm.mlir.constant(32 : i64) : i64
  %8 = llvm.mlir.constant(1 : i64) : i64
  %9 = llvm.mlir.constant(false) : i1
  %10 = llvm.mlir.constant(-2 : i32) : i32
  %11 = llvm.mlir.constant(4 : i64) : i64
  %12 = llvm.mlir.constant(0 : i64) : i64
  %13 = llvm.mlir.constant(0.000000e+00 : f32) : f32
  %14 = llvm.mlir.constant(2 : i64) : i64
  %15 = llvm.getelementptr inbounds %2[32] : (!llvm.ptr) -> !llvm.ptr, i8
  %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
  %17 = llvm.icmp "eq" %3, %4 : i32
  llvm.cond_br %17, ^bb1, ^bb2(%6 : i64)
^bb1:
  %18 = llvm.getelementptr inbounds %1[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %19 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i8
  %20 = llvm.icmp "sgt" %19, %5 : i8
  llvm.cond_br %20, ^bb2(%7 : i64), ^bb3(%8 : i64)
^bb2(%21: i64):
  %22 = llvm.getelementptr inbounds %1[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb3(%23 : i64)
^bb3(%24: i64):
  %25 = llvm.getelementptr inbounds %2[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i8
  %27 = llvm.icmp "sgt" %26, %5 : i8
  llvm.cond_br %27, ^bb4, ^bb5(%8 : i64)
^bb4:
  %28 = llvm.getelementptr inbounds %2[56] : (!llvm.ptr) -> !llvm.ptr, i8
  %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb5(%29 : i64)
^bb5(%30: i64):
  llvm.cond_br %17, ^bb6, ^bb7(%9 : i1)
^bb6:
  %31 = llvm.getelementptr inbounds %1[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %32 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i8
  %33 = llvm.icmp "eq" %32, %5 : i8
  llvm.br ^bb7(%33 : i1)
^bb7(%34: i1):
  %35 = llvm.getelementptr inbounds %1[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %36 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i8
  %37 = llvm.sext %36 : i8 to i32
  %38 = llvm.sext %26 : i8 to i32
  %39 = llvm.add %38, %10 overflow<nsw> : i32
  %40 = llvm.add %39, %37 overflow<nsw> : i32
  %41 = llvm.select %34, %30, %24 : i1, i64
  llvm.call @fortran_library.start(%0, %40, %11, %41, %30) : (!llvm.ptr, i32, i64, i64, i64) -> ()
  %42 = llvm.icmp "sgt" %30, %12 : i64
  llvm.cond_br %42, ^bb8, ^bb11
^bb8:
  %43 = llvm.icmp "sgt" %24, %12 : i64
  %44 = llvm.icmp "sgt" %16, %12 : i64
  llvm.br ^bb9(%12 : i64)
^bb9(%45: i64):
  llvm.cond_br %43, ^bb10, ^bb13
^bb10:
  %46 = llvm.mul %45, %24 overflow<nsw,nuw> : i64
  llvm.br ^bb12(%12 : i64)
^bb11:
  llvm.return
^bb12(%47: i64):
  llvm.cond_br %44, ^bb15(%12, %13 : i64, f32), ^bb14(%13 : f32)
^bb13:
  %48 = llvm.add %45, %8 overflow<nsw,nuw> : i64
  %49 = llvm.icmp "eq" %48, %30 : i64
  llvm.cond_br %49, ^bb11, ^bb9(%48 : i64)
^bb14(%50: f32):
  %51 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %52 = llvm.add %47, %46 overflow<nsw,nuw> : i64
  %53 = llvm.select %34, %45, %52 : i1, i64
  %54 = llvm.shl %53, %14 overflow<nsw> : i64
  %55 = llvm.getelementptr inbounds %51[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %50, %55 {alignment = 4 : i64} : f32, !llvm.ptr
  %56 = llvm.add %47, %8 overflow<nsw,nuw> : i64
  %57 = llvm.icmp "eq" %56, %24 : i64
  llvm.cond_br %57, ^bb13, ^bb12(%56 : i64)
^bb15(%58: i64, %59: f32):
  llvm.cond_br %34, ^bb16, ^bb17
^bb16:
  %60 = llvm.call @fortran_library.at_real4(%1, %4, %58, %12) : (!llvm.ptr, i32, i64, i64) -> f32
  llvm.br ^bb18(%60 : f32)
^bb17:
  %61 = llvm.call @fortran_library.at_real4(%1, %3, %47, %58) : (!llvm.ptr, i32, i64, i64) -> f32
  llvm.br ^bb18(%61 : f32)
^bb18(%62: f32):
  %63 = llvm.call @fortran_library.at_real4(%2, %4, %58, %45) : (!llvm.ptr, i32, i64, i64) -> f32
  %64 = llvm.fmul %62, %63 : f32
  %65 = llvm.fadd %59, %64 : f32
  %66 = llvm.add %58, %8 overflow<nsw,nuw> : i64
  %67 = llvm.icmp "eq" %66, %16 : i64
  llvm.cond_br %67, ^bb14(%65 : f32), ^bb15(%66, %65 : i64, f32)
}
llvm.func internal @fortran_library.matmul_transpose_real4(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr, %3: !llvm.ptr, %4: i32) {
  %5 = llvm.mlir.constant(1 : i32) : i32
  %6 = llvm.getelementptr inbounds %1[21] : (!llvm.ptr) -> !llvm.ptr, i8
  %7 = llvm.load %6 {alignment = 1 : i64} : !llvm.ptr -> i8
  %8 = llvm.getelementptr inbounds %0[21] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %7, %8 {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.call @fortran_library.multiply_real4(%0, %1, %2, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func internal @fortran_library.assign_any(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr, %3: i32) {
  %4 = llvm.mlir.constant(false) : i1
  %5 = llvm.mlir.zero : !llvm.ptr
  %6 = llvm.mlir.constant(2 : i8) : i8
  %7 = llvm.mlir.constant(0 : i8) : i8
  %8 = llvm.mlir.constant(false) : i1
  %9 = llvm.mlir.constant(0 : i64) : i64
  %10 = llvm.mlir.constant(1 : i64) : i64
  %11 = llvm.mlir.constant(0 : i32) : i32
  %12 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
  %14 = llvm.call @fortran_library.count(%1) : (!llvm.ptr) -> i64
  %15 = llvm.call @fortran_library.type_of(%1) : (!llvm.ptr) -> !llvm.ptr
  %16 = llvm.icmp "eq" %15, %5 : !llvm.ptr
  llvm.cond_br %16, ^bb2, ^bb1
^bb1:
  cf.assert %4, "the elements of a Fortran array have components that are allocatable, finalized or initialized"
  llvm.br ^bb23
^bb2:
  %17 = llvm.getelementptr inbounds %0[22] : (!llvm.ptr) -> !llvm.ptr, i8
  %18 = llvm.load %17 {alignment = 2 : i64} : !llvm.ptr -> i8
  %19 = llvm.icmp "eq" %18, %6 : i8
  llvm.cond_br %19, ^bb3, ^bb16
^bb3:
  %20 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %21 = llvm.icmp "ne" %20, %5 : !llvm.ptr
  %22 = llvm.getelementptr inbounds %1[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %23 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> i8
  %24 = llvm.icmp "sgt" %23, %7 : i8
  %25 = llvm.select %24, %21, %8 : i1, i1
  llvm.cond_br %25, ^bb4, ^bb5(%21 : i1)
^bb4:
  %26 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %27 = llvm.getelementptr inbounds %1[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %28 = llvm.zext nneg %23 : i8 to i64
  llvm.br ^bb6(%9 : i64)
^bb5(%29: i1):
  %30 = llvm.getelementptr inbounds %1[20] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.cond_br %29, ^bb16, ^bb7
^bb6(%31: i64):
  %32 = llvm.getelementptr inbounds %26[0, %31, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<15 x !llvm.struct<(i64, i64, i64)>>
  %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> i64
  %34 = llvm.getelementptr inbounds %27[0, %31, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<15 x !llvm.struct<(i64, i64, i64)>>
  %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> i64
  %36 = llvm.icmp "eq" %33, %35 : i64
  %37 = llvm.add %31, %10 overflow<nsw,nuw> : i64
  %38 = llvm.icmp "ult" %37, %28 : i64
  %39 = llvm.select %38, %36, %8 : i1, i1
  llvm.cond_br %39, ^bb6(%37 : i64), ^bb5(%36 : i1)
^bb7:
  %40 = llvm.mul %14, %13 overflow<nsw> : i64
  %41 = llvm.intr.smax(%40, %10) : (i64, i64) -> i64
  %42 = llvm.call @malloc(%41) : (i64) -> !llvm.ptr
  %43 = llvm.icmp "sgt" %14, %9 : i64
  llvm.cond_br %43, ^bb8, ^bb9
^bb8:
  %44 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.br ^bb11(%9 : i64)
^bb9:
  %45 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i8
  %46 = llvm.icmp "sgt" %45, %7 : i8
  llvm.cond_br %46, ^bb10, ^bb12
^bb10:
  %47 = llvm.getelementptr inbounds %1[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %48 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^bb13(%9, %13 : i64, i64)
^bb11(%49: i64):
  %50 = llvm.mul %49, %13 overflow<nsw> : i64
  %51 = llvm.call @fortran_library.offset(%1, %49) : (!llvm.ptr, i64) -> i64
  llvm.call @fortran_library.move_any(%42, %50, %44, %51, %13) : (!llvm.ptr, i64, !llvm.ptr, i64, i64) -> ()
  %52 = llvm.add %49, %10 overflow<nsw,nuw> : i64
  %53 = llvm.icmp "eq" %52, %14 : i64
  llvm.cond_br %53, ^bb9, ^bb11(%52 : i64)
^bb12:
  %54 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %13, %54 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.store %42, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.call @free(%20) : (!llvm.ptr) -> ()
  llvm.cond_br %29, ^bb16, ^bb23
^bb13(%55: i64, %56: i64):
  %57 = llvm.getelementptr inbounds %47[0, %55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<15 x !llvm.struct<(i64, i64, i64)>>
  %58 = llvm.getelementptr inbounds %57[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %59 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> i64
  %60 = llvm.getelementptr inbounds %48[0, %55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<15 x !llvm.struct<(i64, i64, i64)>>
  %61 = llvm.icmp "eq" %59, %9 : i64
  llvm.cond_br %61, ^bb15(%10 : i64), ^bb14
^bb14:
  %62 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb15(%62 : i64)
^bb15(%63: i64):
  llvm.store %63, %60 {alignment = 8 : i64} : i64, !llvm.ptr
  %64 = llvm.getelementptr inbounds %60[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %59, %64 {alignment = 8 : i64} : i64, !llvm.ptr
  %65 = llvm.getelementptr inbounds %60[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %56, %65 {alignment = 8 : i64} : i64, !llvm.ptr
  %66 = llvm.mul %59, %56 overflow<nsw> : i64
  %67 = llvm.add %55, %10 overflow<nsw,nuw> : i64
  %68 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i8
  %69 = llvm.sext %68 : i8 to i64
  %70 = llvm.icmp "slt" %67, %69 : i64
  llvm.cond_br %70, ^bb13(%67, %66 : i64, i64), ^bb12
^bb16:
  %71 = llvm.call @fortran_library.count(%0) : (!llvm.ptr) -> i64
  %72 = llvm.getelementptr inbounds %1[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %73 = llvm.load %72 {alignment = 4 : i64} : !llvm.ptr -> i8
  %74 = llvm.icmp "sgt" %73, %7 : i8
  llvm.cond_br %74, ^bb17, ^bb21
^bb17:
  %75 = llvm.call @fortran_library.overlap(%0, %1) : (!llvm.ptr, !llvm.ptr) -> i32
  %76 = llvm.icmp "eq" %75, %11 : i32
  llvm.cond_br %76, ^bb21, ^bb18
^bb18:
  %77 = llvm.call @fortran_library.gathered_any(%1, %14, %13) : (!llvm.ptr, i64, i64) -> !llvm.ptr
  %78 = llvm.icmp "sgt" %71, %9 : i64
  llvm.cond_br %78, ^bb20(%9 : i64), ^bb19
^bb19:
  llvm.call @free(%77) : (!llvm.ptr) -> ()
  llvm.br ^bb23
^bb20(%79: i64):
  %80 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %81 = llvm.call @fortran_library.offset(%0, %79) : (!llvm.ptr, i64) -> i64
  %82 = llvm.mul %79, %13 overflow<nsw> : i64
  llvm.call @fortran_library.move_any(%80, %81, %77, %82, %13) : (!llvm.ptr, i64, !llvm.ptr, i64, i64) -> ()
  %83 = llvm.add %79, %10 overflow<nsw,nuw> : i64
  %84 = llvm.icmp "eq" %83, %71 : i64
  llvm.cond_br %84, ^bb19, ^bb20(%83 : i64)
^bb21:
  %85 = llvm.icmp "sgt" %71, %9 : i64
  llvm.cond_br %85, ^bb22(%9 : i64), ^bb23
^bb22(%86: i64):
  %87 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %88 = llvm.call @fortran_library.offset(%0, %86) : (!llvm.ptr, i64) -> i64
  %89 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %90 = llvm.call @fortran_library.offset(%1, %86) : (!llvm.ptr, i64) -> i64
  llvm.call @fortran_library.move_any(%87, %88, %89, %90, %13) : (!llvm.ptr, i64, !llvm.ptr, i64, i64) -> ()
  %91 = llvm.add %86, %10 overflow<nsw,nuw> : i64
  %92 = llvm.icmp "eq" %91, %71 : i64
  llvm.cond_br %92, ^bb23, ^bb22(%91 : i64)
^bb23:
  llvm.return
}
llvm.func internal @fortran_library.type_of(%0: !llvm.ptr) -> !llvm.ptr {
  %1 = llvm.mlir.constant(1 : i8) : i8
  %2 = llvm.mlir.constant(0 : i8) : i8
  %3 = llvm.mlir.zero : !llvm.ptr
  %4 = llvm.getelementptr inbounds %0[23] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 {alignment = 1 : i64} : !llvm.ptr -> i8
  %6 = llvm.and %5, %1 : i8
  %7 = llvm.icmp "eq" %6, %2 : i8
  llvm.cond_br %7, ^bb3(%3 : !llvm.ptr), ^bb1
^bb1:
  %8 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %9 = llvm.getelementptr inbounds %0[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %10 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i8
  %11 = llvm.sext %10 : i8 to i64
  %12 = llvm.getelementptr inbounds %8[0, %11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<15 x !llvm.struct<(i64, i64, i64)>>
  %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %14 = llvm.icmp "eq" %13, %3 : !llvm.ptr
  llvm.cond_br %14, ^bb3(%3 : !llvm.ptr), ^bb2
^bb2:
  %15 = llvm.getelementptr inbounds %13[430] : (!llvm.ptr) -> !llvm.ptr, i8
  %16 = llvm.load %15 {alignment = 2 : i64} : !llvm.ptr -> i8
  %17 = llvm.icmp "eq" %16, %2 : i8
  %18 = llvm.select %17, %13, %3 : i1, !llvm.ptr
  llvm.br ^bb3(%18 : !llvm.ptr)
^bb3(%19: !llvm.ptr):
  llvm.return %19 : !llvm.ptr
}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func internal @fortran_library.move_any(%0: !llvm.ptr, %1: i64, %2: !llvm.ptr, %3: i64, %4: i64) {
  %5 = llvm.mlir.constant(3 : i64) : i64
  %6 = llvm.mlir.constant(2 : i64) : i64
  llvm.switch %4 : i64, ^bb4 [
    8: ^bb1,
    4: ^bb2,
    16: ^bb3
  ]
^bb1:
  %7 = llvm.ashr %1, %5 : i64
  %8 = llvm.getelementptr inbounds %0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %9 = llvm.ashr %3, %5 : i64
  %10 = llvm.getelementptr inbounds %2[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.store %11, %8 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.br ^bb5
^bb2:
  %12 = llvm.ashr %1, %6 : i64
  %13 = llvm.getelementptr inbounds %0[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %14 = llvm.ashr %3, %6 : i64
  %15 = llvm.getelementptr inbounds %2[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %16 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %16, %13 {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.br ^bb5
^bb3:
  %17 = llvm.ashr %1, %5 : i64
  %18 = llvm.getelementptr inbounds %0[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %19 = llvm.ashr %3, %5 : i64
  %20 = llvm.getelementptr inbounds %2[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.store %21, %18 {alignment = 8 : i64} : i64, !llvm.ptr
  %22 = llvm.getelementptr inbounds %18[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %23 = llvm.getelementptr inbounds %20[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.store %24, %22 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.br ^bb5
^bb4:
  %25 = llvm.getelementptr inbounds %0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %26 = llvm.getelementptr inbounds %2[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.memcpy"(%25, %26, %4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.br ^bb5
^bb5:
  llvm.return
}
llvm.func @free(!llvm.ptr)
llvm.func internal @fortran_library.overlap(%0: !llvm.ptr, %1: !llvm.ptr) -> i32 {
  %2 = llvm.mlir.constant(1 : i32) : i32
  %3 = llvm.mlir.constant(0 : i32) : i32
  %4 = llvm.alloca %2 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %5 = llvm.alloca %2 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %6 = llvm.alloca %2 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %7 = llvm.alloca %2 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.call @fortran_library.extremes(%0, %4, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.call @fortran_library.extremes(%1, %6, %7) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  %8 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
  %10 = llvm.getelementptr inbounds %8[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %11 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %12 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
  %13 = llvm.getelementptr inbounds %11[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %14 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
  %16 = llvm.getelementptr inbounds %13[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %17 = llvm.icmp "ult" %10, %16 : !llvm.ptr
  llvm.cond_br %17, ^bb1, ^bb2(%3 : i32)
^bb1:
  %18 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
  %19 = llvm.getelementptr inbounds %11[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %20 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
  %21 = llvm.getelementptr inbounds %8[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %22 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
  %24 = llvm.getelementptr inbounds %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %25 = llvm.icmp "ult" %19, %24 : !llvm.ptr
  %26 = llvm.zext %25 : i1 to i32
  llvm.br ^bb2(%26 : i32)
^bb2(%27: i32):
  llvm.return %27 : i32
}
llvm.func internal @fortran_library.gathered_any(%0: !llvm.ptr, %1: i64, %2: i64) -> !llvm.ptr {
  %3 = llvm.mlir.constant(1 : i64) : i64
  %4 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mul %2, %1 overflow<nsw> : i64
  %6 = llvm.add %5, %3 overflow<nsw> : i64
  %7 = llvm.call @malloc(%6) : (i64) -> !llvm.ptr
  %8 = llvm.icmp "sgt" %1, %4 : i64
  llvm.cond_br %8, ^bb1, ^bb2
^bb1:
  %9 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.br ^bb3(%4 : i64)
^bb2:
  llvm.return %7 : !llvm.ptr
^bb3(%10: i64):
  %11 = llvm.mul %10, %2 overflow<nsw> : i64
  %12 = llvm.call @fortran_library.offset(%0, %10) : (!llvm.ptr, i64) -> i64
  llvm.call @fortran_library.move_any(%7, %11, %9, %12, %2) : (!llvm.ptr, i64, !llvm.ptr, i64, i64) -> ()
  %13 = llvm.add %10, %3 overflow<nsw,nuw> : i64
  %14 = llvm.icmp "eq" %13, %1 : i64
  llvm.cond_br %14, ^bb2, ^bb3(%13 : i64)
}
llvm.func internal @fortran_library.transpose_any(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr, %3: i32) {
  %4 = llvm.mlir.constant(2 : i32) : i32
  %5 = llvm.mlir.constant(0 : i64) : i64
  %6 = llvm.mlir.constant(1 : i64) : i64
  %7 = llvm.getelementptr inbounds %1[32] : (!llvm.ptr) -> !llvm.ptr, i8
  %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
  %9 = llvm.getelementptr inbounds %1[56] : (!llvm.ptr) -> !llvm.ptr, i8
  %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
  %11 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
  %13 = llvm.getelementptr inbounds %1[21] : (!llvm.ptr) -> !llvm.ptr, i8
  %14 = llvm.load %13 {alignment = 1 : i64} : !llvm.ptr -> i8
  %15 = llvm.getelementptr inbounds %0[21] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %14, %15 {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.call @fortran_library.start(%0, %4, %12, %10, %8) : (!llvm.ptr, i32, i64, i64, i64) -> ()
  %16 = llvm.icmp "sgt" %8, %5 : i64
  llvm.cond_br %16, ^bb1, ^bb4
^bb1:
  %17 = llvm.icmp "sgt" %10, %5 : i64
  %18 = llvm.getelementptr inbounds %1[40] : (!llvm.ptr) -> !llvm.ptr, i8
  %19 = llvm.getelementptr inbounds %1[64] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^bb2(%5 : i64)
^bb2(%20: i64):
  llvm.cond_br %17, ^bb3, ^bb5
^bb3:
  %21 = llvm.mul %20, %10 overflow<nsw,nuw> : i64
  llvm.br ^bb6(%5 : i64)
^bb4:
  llvm.return
^bb5:
  %22 = llvm.add %20, %6 overflow<nsw,nuw> : i64
  %23 = llvm.icmp "eq" %22, %8 : i64
  llvm.cond_br %23, ^bb4, ^bb2(%22 : i64)
^bb6(%24: i64):
  %25 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %26 = llvm.add %24, %21 overflow<nsw,nuw> : i64
  %27 = llvm.mul %26, %12 overflow<nsw> : i64
  %28 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %29 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
  %30 = llvm.mul %29, %20 overflow<nsw> : i64
  %31 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
  %32 = llvm.mul %31, %24 overflow<nsw> : i64
  %33 = llvm.add %32, %30 overflow<nsw> : i64
  llvm.call @fortran_library.move_any(%25, %27, %28, %33, %12) : (!llvm.ptr, i64, !llvm.ptr, i64, i64) -> ()
  %34 = llvm.add %24, %6 overflow<nsw,nuw> : i64
  %35 = llvm.icmp "eq" %34, %10 : i64
  llvm.cond_br %35, ^bb5, ^bb6(%34 : i64)
}
llvm.func internal @fortran_library.start(%0: !llvm.ptr, %1: i32, %2: i64, %3: i64, %4: i64) {
  %5 = llvm.mlir.constant(2 : i8) : i8
  %6 = llvm.mlir.constant(1 : i64) : i64
  %7 = llvm.mlir.constant(0 : i32) : i32
  %8 = llvm.mlir.constant(1 : i32) : i32
  %9 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %2, %9 {alignment = 8 : i64} : i64, !llvm.ptr
  %10 = llvm.trunc %1 : i32 to i8
  %11 = llvm.getelementptr inbounds %0[20] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %10, %11 {alignment = 4 : i64} : i8, !llvm.ptr
  %12 = llvm.getelementptr inbounds %0[22] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %5, %12 {alignment = 2 : i64} : i8, !llvm.ptr
  llvm.switch %1 : i32, ^bb2 [
    0: ^bb3(%6 : i64),
    1: ^bb1
  ]
^bb1:
  llvm.br ^bb3(%3 : i64)
^bb2:
  %13 = llvm.mul %4, %3 overflow<nsw> : i64
  llvm.br ^bb3(%13 : i64)
^bb3(%14: i64):
  %15 = llvm.icmp "sgt" %1, %7 : i32
  llvm.cond_br %15, ^bb4, ^bb5
^bb4:
  %16 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %6, %16 {alignment = 8 : i64} : i64, !llvm.ptr
  %17 = llvm.getelementptr inbounds %0[32] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %3, %17 {alignment = 8 : i64} : i64, !llvm.ptr
  %18 = llvm.getelementptr inbounds %0[40] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %2, %18 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.br ^bb5
^bb5:
  %19 = llvm.icmp "sgt" %1, %8 : i32
  llvm.cond_br %19, ^bb6, ^bb7
^bb6:
  %20 = llvm.getelementptr inbounds %0[48] : (!llvm.ptr) -> !llvm.ptr, i8
  %21 = llvm.mul %3, %2 overflow<nsw> : i64
  llvm.store %6, %20 {alignment = 8 : i64} : i64, !llvm.ptr
  %22 = llvm.getelementptr inbounds %0[56] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %4, %22 {alignment = 8 : i64} : i64, !llvm.ptr
  %23 = llvm.getelementptr inbounds %0[64] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %21, %23 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.br ^bb7
^bb7:
  %24 = llvm.mul %14, %2 overflow<nsw> : i64
  %25 = llvm.intr.smax(%24, %6) : (i64, i64) -> i64
  %26 = llvm.call @malloc(%25) : (i64) -> !llvm.ptr
  llvm.store %26, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func internal @fortran_library.reshape_any(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr, %3: !llvm.ptr, %4: !llvm.ptr, %5: !llvm.ptr, %6: i32) {
  %7 = llvm.mlir.constant(2 : i8) : i8
  %8 = llvm.mlir.constant(0 : i64) : i64
  %9 = llvm.mlir.constant(1 : i64) : i64
  %10 = llvm.mlir.zero : !llvm.ptr
  %11 = llvm.mlir.constant(true) : i1
  %12 = llvm.mlir.constant(8 : i64) : i64
  %13 = llvm.mlir.constant(-1 : i64) : i64
  %14 = llvm.getelementptr inbounds %2[32] : (!llvm.ptr) -> !llvm.ptr, i8
  %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
  %16 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
  %18 = llvm.call @fortran_library.count(%1) : (!llvm.ptr) -> i64
  %19 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %17, %19 {alignment = 8 : i64} : i64, !llvm.ptr
  %20 = llvm.getelementptr inbounds %1[21] : (!llvm.ptr) -> !llvm.ptr, i8
  %21 = llvm.load %20 {alignment = 1 : i64} : !llvm.ptr -> i8
  %22 = llvm.getelementptr inbounds %0[21] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %21, %22 {alignment = 1 : i64} : i8, !llvm.ptr
  %23 = llvm.trunc %15 : i64 to i8
  %24 = llvm.getelementptr inbounds %0[20] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %23, %24 {alignment = 4 : i64} : i8, !llvm.ptr
  %25 = llvm.getelementptr inbounds %0[22] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %7, %25 {alignment = 2 : i64} : i8, !llvm.ptr
  %26 = llvm.icmp "sgt" %15, %8 : i64
  llvm.cond_br %26, ^bb1, ^bb2(%9 : i64)
^bb1:
  %27 = llvm.getelementptr inbounds %2[40] : (!llvm.ptr) -> !llvm.ptr, i8
  %28 = llvm.getelementptr inbounds %2[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %29 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^bb4(%9, %8 : i64, i64)
^bb2(%30: i64):
  %31 = llvm.mul %30, %17 overflow<nsw> : i64
  %32 = llvm.intr.smax(%31, %9) : (i64, i64) -> i64
  %33 = llvm.call @malloc(%32) : (i64) -> !llvm.ptr
  llvm.store %33, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %34 = llvm.icmp "sgt" %30, %8 : i64
  llvm.cond_br %34, ^bb3, ^bb8
^bb3:
  %35 = llvm.icmp "eq" %4, %10 : !llvm.ptr
  %36 = llvm.icmp "slt" %15, %9 : i64
  %37 = llvm.getelementptr inbounds %4[40] : (!llvm.ptr) -> !llvm.ptr, i8
  %38 = llvm.getelementptr inbounds %4[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %39 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %40 = llvm.icmp "eq" %3, %10 : !llvm.ptr
  %41 = llvm.select %35, %11, %36 : i1, i1
  llvm.br ^bb9(%8 : i64)
^bb4(%42: i64, %43: i64):
  %44 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %45 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i64
  %46 = llvm.mul %45, %43 overflow<nsw> : i64
  %47 = llvm.getelementptr inbounds %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %48 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i64
  %49 = llvm.icmp "eq" %48, %12 : i64
  llvm.cond_br %49, ^bb5, ^bb6
^bb5:
  %50 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb7(%50 : i64)
^bb6:
  %51 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
  %52 = llvm.sext %51 : i32 to i64
  llvm.br ^bb7(%52 : i64)
^bb7(%53: i64):
  %54 = llvm.getelementptr inbounds %29[0, %43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<15 x !llvm.struct<(i64, i64, i64)>>
  %55 = llvm.mul %42, %17 overflow<nsw> : i64
  llvm.store %9, %54 {alignment = 8 : i64} : i64, !llvm.ptr
  %56 = llvm.getelementptr inbounds %54[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %53, %56 {alignment = 8 : i64} : i64, !llvm.ptr
  %57 = llvm.getelementptr inbounds %54[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %55, %57 {alignment = 8 : i64} : i64, !llvm.ptr
  %58 = llvm.mul %53, %42 overflow<nsw> : i64
  %59 = llvm.add %43, %9 overflow<nsw,nuw> : i64
  %60 = llvm.icmp "eq" %59, %15 : i64
  llvm.cond_br %60, ^bb2(%58 : i64), ^bb4(%58, %59 : i64, i64)
^bb8:
  llvm.return
^bb9(%61: i64):
  %62 = llvm.mul %61, %17 overflow<nsw> : i64
  %63 = llvm.select %35, %62, %8 : i1, i64
  llvm.cond_br %41, ^bb15(%63 : i64), ^bb10
^bb10:
  %64 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %65 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> i64
  %66 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> i64
  %67 = llvm.icmp "eq" %66, %12 : i64
  llvm.br ^bb11(%8, %61, %8 : i64, i64, i64)
^bb11(%68: i64, %69: i64, %70: i64):
  %71 = llvm.mul %65, %68 overflow<nsw> : i64
  %72 = llvm.getelementptr inbounds %64[%71] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.cond_br %67, ^bb12, ^bb13
^bb12:
  %73 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb14(%73 : i64)
^bb13:
  %74 = llvm.load %72 {alignment = 4 : i64} : !llvm.ptr -> i32
  %75 = llvm.sext %74 : i32 to i64
  llvm.br ^bb14(%75 : i64)
^bb14(%76: i64):
  %77 = llvm.add %76, %13 overflow<nsw> : i64
  %78 = llvm.getelementptr inbounds %39[0, %77] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<15 x !llvm.struct<(i64, i64, i64)>>
  %79 = llvm.getelementptr inbounds %78[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
  %81 = llvm.srem %69, %80 : i64
  %82 = llvm.getelementptr inbounds %78[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %83 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> i64
  %84 = llvm.mul %83, %81 overflow<nsw> : i64
  %85 = llvm.add %84, %70 overflow<nsw> : i64
  %86 = llvm.sdiv %69, %80 : i64
  %87 = llvm.add %68, %9 overflow<nsw,nuw> : i64
  %88 = llvm.icmp "eq" %87, %15 : i64
  llvm.cond_br %88, ^bb15(%85 : i64), ^bb11(%87, %86, %85 : i64, i64, i64)
^bb15(%89: i64):
  %90 = llvm.icmp "slt" %61, %18 : i64
  llvm.cond_br %90, ^bb16, ^bb17
^bb16:
  %91 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %92 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %93 = llvm.call @fortran_library.offset(%1, %61) : (!llvm.ptr, i64) -> i64
  llvm.call @fortran_library.move_any(%91, %89, %92, %93, %17) : (!llvm.ptr, i64, !llvm.ptr, i64, i64) -> ()
  llvm.br ^bb19
^bb17:
  llvm.cond_br %40, ^bb19, ^bb18
^bb18:
  %94 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %95 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %96 = llvm.sub %61, %18 overflow<nsw> : i64
  %97 = llvm.call @fortran_library.count(%3) : (!llvm.ptr) -> i64
  %98 = llvm.srem %96, %97 : i64
  %99 = llvm.call @fortran_library.offset(%3, %98) : (!llvm.ptr, i64) -> i64
  llvm.call @fortran_library.move_any(%94, %89, %95, %99, %17) : (!llvm.ptr, i64, !llvm.ptr, i64, i64) -> ()
  llvm.br ^bb19
^bb19:
  %100 = llvm.add %61, %9 overflow<nsw,nuw> : i64
  %101 = llvm.icmp "eq" %100, %30 : i64
  llvm.cond_br %101, ^bb8, ^bb9(%100 : i64)
}
llvm.func internal @fortran_library.spread_any(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i64, %4: !llvm.ptr, %5: i32) {
  %6 = llvm.mlir.constant(0 : i64) : i64
  %7 = llvm.mlir.constant(1 : i8) : i8
  %8 = llvm.mlir.constant(2 : i8) : i8
  %9 = llvm.mlir.constant(0 : i8) : i8
  %10 = llvm.mlir.constant(-1 : i32) : i32
  %11 = llvm.mlir.constant(1 : i64) : i64
  %12 = llvm.mlir.constant(32 : i64) : i64
  %13 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
  %15 = llvm.intr.smax(%3, %6) : (i64, i64) -> i64
  %16 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %14, %16 {alignment = 8 : i64} : i64, !llvm.ptr
  %17 = llvm.getelementptr inbounds %1[21] : (!llvm.ptr) -> !llvm.ptr, i8
  %18 = llvm.load %17 {alignment = 1 : i64} : !llvm.ptr -> i8
  %19 = llvm.getelementptr inbounds %0[21] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %18, %19 {alignment = 1 : i64} : i8, !llvm.ptr
  %20 = llvm.getelementptr inbounds %1[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i8
  %22 = llvm.add %21, %7 : i8
  %23 = llvm.getelementptr inbounds %0[20] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %22, %23 {alignment = 4 : i64} : i8, !llvm.ptr
  %24 = llvm.getelementptr inbounds %0[22] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %8, %24 {alignment = 2 : i64} : i8, !llvm.ptr
  %25 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i8
  %26 = llvm.icmp "slt" %25, %9 : i8
  llvm.cond_br %26, ^bb2(%11, %11 : i64, i64), ^bb1
^bb1:
  %27 = llvm.add %2, %10 overflow<nsw> : i32
  %28 = llvm.getelementptr inbounds %1[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %29 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %30 = llvm.sext %27 : i32 to i64
  %31 = llvm.zext %27 : i32 to i64
  %32 = llvm.sext %27 : i32 to i64
  llvm.br ^bb4(%6, %11, %11 : i64, i64, i64)
^bb2(%33: i64, %34: i64):
  %35 = llvm.mul %34, %14 overflow<nsw> : i64
  %36 = llvm.intr.smax(%35, %11) : (i64, i64) -> i64
  %37 = llvm.call @malloc(%36) : (i64) -> !llvm.ptr
  llvm.store %37, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %38 = llvm.icmp "sgt" %34, %6 : i64
  llvm.cond_br %38, ^bb3, ^bb7
^bb3:
  %39 = llvm.mul %33, %15 overflow<nsw> : i64
  llvm.br ^bb8(%6 : i64)
^bb4(%40: i64, %41: i64, %42: i64):
  %43 = llvm.icmp "eq" %40, %31 : i64
  llvm.cond_br %43, ^bb6(%15 : i64), ^bb5
^bb5:
  %44 = llvm.icmp "sge" %40, %30 : i64
  %45 = llvm.sext %44 : i1 to i64
  %46 = llvm.add %40, %45 : i64
  %47 = llvm.shl %46, %12 : i64
  %48 = llvm.ashr exact %47, %12 : i64
  %49 = llvm.getelementptr inbounds %28[0, %48, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<15 x !llvm.struct<(i64, i64, i64)>>
  %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb6(%50 : i64)
^bb6(%51: i64):
  %52 = llvm.getelementptr inbounds %29[0, %40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<15 x !llvm.struct<(i64, i64, i64)>>
  %53 = llvm.mul %41, %14 overflow<nsw> : i64
  llvm.store %11, %52 {alignment = 8 : i64} : i64, !llvm.ptr
  %54 = llvm.getelementptr inbounds %52[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %51, %54 {alignment = 8 : i64} : i64, !llvm.ptr
  %55 = llvm.getelementptr inbounds %52[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %53, %55 {alignment = 8 : i64} : i64, !llvm.ptr
  %56 = llvm.mul %51, %41 overflow<nsw> : i64
  %57 = llvm.icmp "slt" %40, %32 : i64
  %58 = llvm.select %57, %51, %11 : i1, i64
  %59 = llvm.mul %58, %42 overflow<nsw> : i64
  %60 = llvm.add %40, %11 overflow<nsw,nuw> : i64
  %61 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i8
  %62 = llvm.sext %61 : i8 to i64
  %63 = llvm.icmp "slt" %40, %62 : i64
  llvm.cond_br %63, ^bb4(%60, %56, %59 : i64, i64, i64), ^bb2(%59, %56 : i64, i64)
^bb7:
  llvm.return
^bb8(%64: i64):
  %65 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %66 = llvm.mul %64, %14 overflow<nsw> : i64
  %67 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %68 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i8
  %69 = llvm.icmp "eq" %68, %9 : i8
  llvm.cond_br %69, ^bb10(%6 : i64), ^bb9
^bb9:
  %70 = llvm.srem %64, %33 : i64
  %71 = llvm.sdiv %64, %39 : i64
  %72 = llvm.mul %71, %33 overflow<nsw> : i64
  %73 = llvm.add %72, %70 overflow<nsw> : i64
  %74 = llvm.call @fortran_library.offset(%1, %73) : (!llvm.ptr, i64) -> i64
  llvm.br ^bb10(%74 : i64)
^bb10(%75: i64):
  llvm.call @fortran_library.move_any(%65, %66, %67, %75, %14) : (!llvm.ptr, i64, !llvm.ptr, i64, i64) -> ()
  %76 = llvm.add %64, %11 overflow<nsw,nuw> : i64
  %77 = llvm.icmp "eq" %76, %34 : i64
  llvm.cond_br %77, ^bb7, ^bb8(%76 : i64)
}
llvm.func internal @fortran_library.pack_any(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr, %3: !llvm.ptr, %4: !llvm.ptr, %5: i32) {
  %6 = llvm.mlir.constant(0 : i64) : i64
  %7 = llvm.mlir.zero : !llvm.ptr
  %8 = llvm.mlir.constant(1 : i32) : i32
  %9 = llvm.mlir.constant(1 : i64) : i64
  %10 = llvm.mlir.constant(0 : i32) : i32
  %11 = llvm.call @fortran_library.count(%1) : (!llvm.ptr) -> i64
  %12 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
  %14 = llvm.icmp "sgt" %11, %6 : i64
  llvm.cond_br %14, ^bb2(%6, %6 : i64, i64), ^bb1(%6 : i64)
^bb1(%15: i64):
  %16 = llvm.icmp "eq" %3, %7 : !llvm.ptr
  llvm.cond_br %16, ^bb4(%15 : i64), ^bb3
^bb2(%17: i64, %18: i64):
  %19 = llvm.call @fortran_library.masked(%2, %18) : (!llvm.ptr, i64) -> i32
  %20 = llvm.xor %19, %8 : i32
  %21 = llvm.zext nneg %20 : i32 to i64
  %22 = llvm.add %17, %21 overflow<nsw,nuw> : i64
  %23 = llvm.add %18, %9 overflow<nsw,nuw> : i64
  %24 = llvm.icmp "eq" %23, %11 : i64
  llvm.cond_br %24, ^bb1(%22 : i64), ^bb2(%22, %23 : i64, i64)
^bb3:
  %25 = llvm.getelementptr inbounds %3[32] : (!llvm.ptr) -> !llvm.ptr, i8
  %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb4(%26 : i64)
^bb4(%27: i64):
  %28 = llvm.getelementptr inbounds %1[21] : (!llvm.ptr) -> !llvm.ptr, i8
  %29 = llvm.load %28 {alignment = 1 : i64} : !llvm.ptr -> i8
  %30 = llvm.getelementptr inbounds %0[21] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %29, %30 {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.call @fortran_library.start(%0, %8, %13, %27, %9) : (!llvm.ptr, i32, i64, i64, i64) -> ()
  %31 = llvm.icmp "sgt" %11, %6 : i64
  llvm.cond_br %31, ^bb7(%6, %6 : i64, i64), ^bb5
^bb5:
  %32 = llvm.icmp "slt" %15, %27 : i64
  llvm.cond_br %32, ^bb6, ^bb10
^bb6:
  %33 = llvm.getelementptr inbounds %3[40] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^bb11(%15 : i64)
^bb7(%34: i64, %35: i64):
  %36 = llvm.call @fortran_library.masked(%2, %34) : (!llvm.ptr, i64) -> i32
  %37 = llvm.icmp "eq" %36, %10 : i32
  llvm.cond_br %37, ^bb8, ^bb9(%35 : i64)
^bb8:
  %38 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %39 = llvm.mul %35, %13 overflow<nsw> : i64
  %40 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %41 = llvm.call @fortran_library.offset(%1, %34) : (!llvm.ptr, i64) -> i64
  llvm.call @fortran_library.move_any(%38, %39, %40, %41, %13) : (!llvm.ptr, i64, !llvm.ptr, i64, i64) -> ()
  %42 = llvm.add %35, %9 overflow<nsw> : i64
  llvm.br ^bb9(%42 : i64)
^bb9(%43: i64):
  %44 = llvm.add %34, %9 overflow<nsw,nuw> : i64
  %45 = llvm.icmp "eq" %44, %11 : i64
  llvm.cond_br %45, ^bb5, ^bb7(%44, %43 : i64, i64)
^bb10:
  llvm.return
^bb11(%46: i64):
  %47 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %48 = llvm.mul %46, %13 overflow<nsw> : i64
  %49 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %50 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i64
  %51 = llvm.mul %50, %46 overflow<nsw> : i64
  llvm.call @fortran_library.move_any(%47, %48, %49, %51, %13) : (!llvm.ptr, i64, !llvm.ptr, i64, i64) -> ()
  %52 = llvm.add %46, %9 overflow<nsw,nuw> : i64
  %53 = llvm.icmp "eq" %52, %27 : i64
  llvm.cond_br %53, ^bb10, ^bb11(%52 : i64)
}
llvm.func internal @fortran_library.cshift_any(%0: !llvm.ptr, %1: !llvm.ptr, %2: i64, %3: !llvm.ptr, %4: i32) {
  %5 = llvm.mlir.constant(1 : i32) : i32
  %6 = llvm.mlir.constant(1 : i64) : i64
  %7 = llvm.mlir.constant(0 : i64) : i64
  %8 = llvm.getelementptr inbounds %1[32] : (!llvm.ptr) -> !llvm.ptr, i8
  %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
  %10 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
  %12 = llvm.getelementptr inbounds %1[21] : (!llvm.ptr) -> !llvm.ptr, i8
  %13 = llvm.load %12 {alignment = 1 : i64} : !llvm.ptr -> i8
  %14 = llvm.getelementptr inbounds %0[21] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %13, %14 {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.call @fortran_library.start(%0, %5, %11, %9, %6) : (!llvm.ptr, i32, i64, i64, i64) -> ()
  %15 = llvm.icmp "sgt" %9, %7 : i64
  llvm.cond_br %15, ^bb1, ^bb2
^bb1:
  %16 = llvm.getelementptr inbounds %1[40] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^bb3(%7 : i64)
^bb2:
  llvm.return
^bb3(%17: i64):
  %18 = llvm.add %17, %2 overflow<nsw> : i64
  %19 = llvm.srem %18, %9 : i64
  %20 = llvm.icmp "slt" %19, %7 : i64
  %21 = llvm.select %20, %9, %7 : i1, i64
  %22 = llvm.add %21, %19 overflow<nsw> : i64
  %23 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %24 = llvm.mul %17, %11 overflow<nsw> : i64
  %25 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %26 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
  %27 = llvm.mul %22, %26 overflow<nsw> : i64
  llvm.call @fortran_library.move_any(%23, %24, %25, %27, %11) : (!llvm.ptr, i64, !llvm.ptr, i64, i64) -> ()
  %28 = llvm.add %17, %6 overflow<nsw,nuw> : i64
  %29 = llvm.icmp "eq" %28, %9 : i64
  llvm.cond_br %29, ^bb2, ^bb3(%28 : i64)
}
llvm.func internal @fortran_library.copy_in_any(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr, %3: i32) {
  %4 = llvm.mlir.constant(2 : i8) : i8
  %5 = llvm.mlir.constant(0 : i8) : i8
  %6 = llvm.mlir.constant(0 : i64) : i64
  %7 = llvm.mlir.constant(1 : i64) : i64
  %8 = llvm.call @fortran_library.count(%1) : (!llvm.ptr) -> i64
  %9 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
  %11 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %10, %11 {alignment = 8 : i64} : i64, !llvm.ptr
  %12 = llvm.getelementptr inbounds %1[21] : (!llvm.ptr) -> !llvm.ptr, i8
  %13 = llvm.load %12 {alignment = 1 : i64} : !llvm.ptr -> i8
  %14 = llvm.getelementptr inbounds %0[21] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %13, %14 {alignment = 1 : i64} : i8, !llvm.ptr
  %15 = llvm.getelementptr inbounds %1[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %16 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i8
  %17 = llvm.getelementptr inbounds %0[20] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %16, %17 {alignment = 4 : i64} : i8, !llvm.ptr
  %18 = llvm.getelementptr inbounds %0[22] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %4, %18 {alignment = 2 : i64} : i8, !llvm.ptr
  %19 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i8
  %20 = llvm.icmp "sgt" %19, %5 : i8
  llvm.cond_br %20, ^bb1, ^bb2
^bb1:
  %21 = llvm.getelementptr inbounds %1[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %22 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^bb3(%6, %10 : i64, i64)
^bb2:
  %23 = llvm.call @fortran_library.gathered_any(%1, %8, %10) : (!llvm.ptr, i64, i64) -> !llvm.ptr
  llvm.store %23, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.return
^bb3(%24: i64, %25: i64):
  %26 = llvm.getelementptr inbounds %21[0, %24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<15 x !llvm.struct<(i64, i64, i64)>>
  %27 = llvm.getelementptr inbounds %26[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i64
  %29 = llvm.getelementptr inbounds %22[0, %24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<15 x !llvm.struct<(i64, i64, i64)>>
  %30 = llvm.icmp "eq" %28, %6 : i64
  llvm.cond_br %30, ^bb5(%7 : i64), ^bb4
^bb4:
  %31 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb5(%31 : i64)
^bb5(%32: i64):
  llvm.store %32, %29 {alignment = 8 : i64} : i64, !llvm.ptr
  %33 = llvm.getelementptr inbounds %29[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %28, %33 {alignment = 8 : i64} : i64, !llvm.ptr
  %34 = llvm.getelementptr inbounds %29[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %25, %34 {alignment = 8 : i64} : i64, !llvm.ptr
  %35 = llvm.mul %28, %25 overflow<nsw> : i64
  %36 = llvm.add %24, %7 overflow<nsw,nuw> : i64
  %37 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i8
  %38 = llvm.sext %37 : i8 to i64
  %39 = llvm.icmp "slt" %36, %38 : i64
  llvm.cond_br %39, ^bb3(%36, %35 : i64, i64), ^bb2
}
llvm.func internal @fortran_library.copy_out_any(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr, %3: i32) {
  %4 = llvm.mlir.zero : !llvm.ptr
  %5 = llvm.mlir.constant(0 : i64) : i64
  %6 = llvm.mlir.constant(1 : i64) : i64
  %7 = llvm.icmp "eq" %0, %4 : !llvm.ptr
  llvm.cond_br %7, ^bb3, ^bb1
^bb1:
  %8 = llvm.call @fortran_library.count(%0) : (!llvm.ptr) -> i64
  %9 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
  %11 = llvm.icmp "sgt" %8, %5 : i64
  llvm.cond_br %11, ^bb2(%5 : i64), ^bb3
^bb2(%12: i64):
  %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %14 = llvm.call @fortran_library.offset(%0, %12) : (!llvm.ptr, i64) -> i64
  %15 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %16 = llvm.call @fortran_library.offset(%1, %12) : (!llvm.ptr, i64) -> i64
  llvm.call @fortran_library.move_any(%13, %14, %15, %16, %10) : (!llvm.ptr, i64, !llvm.ptr, i64, i64) -> ()
  %17 = llvm.add %12, %6 overflow<nsw,nuw> : i64
  %18 = llvm.icmp "eq" %17, %8 : i64
  llvm.cond_br %18, ^bb3, ^bb2(%17 : i64)
^bb3:
  %19 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.call @free(%19) : (!llvm.ptr) -> ()
  llvm.store %4, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func internal @fortran_library.grow_begin(%0: !llvm.ptr, %1: !llvm.ptr, %2: i1, %3: !llvm.ptr, %4: i32) {
  %5 = llvm.mlir.constant(0 : i64) : i64
  %6 = llvm.mlir.zero : !llvm.ptr
  llvm.store %1, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %7 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %5, %7 {alignment = 8 : i64} : i64, !llvm.ptr
  %8 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %9 = llvm.icmp "eq" %8, %6 : !llvm.ptr
  llvm.cond_br %9, ^bb2(%5 : i64), ^bb1
^bb1:
  %10 = llvm.getelementptr inbounds %1[32] : (!llvm.ptr) -> !llvm.ptr, i8
  %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb2(%11 : i64)
^bb2(%12: i64):
  %13 = llvm.getelementptr inbounds %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %12, %13 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.return
}
llvm.func internal @fortran_library.grow_array_any(%0: !llvm.ptr, %1: !llvm.ptr) {
  %2 = llvm.mlir.constant(0 : i64) : i64
  %3 = llvm.mlir.constant(0 : i8) : i8
  %4 = llvm.mlir.constant(1 : i64) : i64
  %5 = llvm.call @fortran_library.count(%1) : (!llvm.ptr) -> i64
  %6 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.call @fortran_library.room_any(%0, %5, %7) : (!llvm.ptr, i64, i64) -> ()
  %8 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %10 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
  %12 = llvm.mul %11, %7 overflow<nsw> : i64
  %13 = llvm.getelementptr inbounds %9[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %14 = llvm.icmp "sgt" %5, %2 : i64
  llvm.cond_br %14, ^bb1, ^bb2
^bb1:
  %15 = llvm.getelementptr inbounds %1[20] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^bb3(%2 : i64)
^bb2:
  %16 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
  %17 = llvm.add %16, %5 overflow<nsw> : i64
  llvm.store %17, %10 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.return
^bb3(%18: i64):
  %19 = llvm.mul %18, %7 overflow<nsw> : i64
  %20 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %21 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i8
  %22 = llvm.icmp "eq" %21, %3 : i8
  llvm.cond_br %22, ^bb5(%2 : i64), ^bb4
^bb4:
  %23 = llvm.call @fortran_library.offset(%1, %18) : (!llvm.ptr, i64) -> i64
  llvm.br ^bb5(%23 : i64)
^bb5(%24: i64):
  llvm.call @fortran_library.move_any(%13, %19, %20, %24, %7) : (!llvm.ptr, i64, !llvm.ptr, i64, i64) -> ()
  %25 = llvm.add %18, %4 overflow<nsw,nuw> : i64
  %26 = llvm.icmp "eq" %25, %5 : i64
  llvm.cond_br %26, ^bb2, ^bb3(%25 : i64)
}
llvm.func internal @fortran_library.room_any(%0: !llvm.ptr, %1: i64, %2: i64) {
  %3 = llvm.mlir.zero : !llvm.ptr
  %4 = llvm.mlir.constant(1 : i64) : i64
  %5 = llvm.mlir.constant(0 : i64) : i64
  %6 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %7 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
  %9 = llvm.add %8, %1 overflow<nsw> : i64
  %10 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %11 = llvm.icmp "eq" %10, %3 : !llvm.ptr
  llvm.cond_br %11, ^bb1, ^bb2
^bb1:
  %12 = llvm.getelementptr inbounds %6[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %13 = llvm.getelementptr inbounds %6[32] : (!llvm.ptr) -> !llvm.ptr, i8
  %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
  %15 = llvm.intr.smax(%14, %9) : (i64, i64) -> i64
  %16 = llvm.getelementptr inbounds %6[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %2, %16 {alignment = 8 : i64} : i64, !llvm.ptr
  %17 = llvm.mul %15, %2 overflow<nsw> : i64
  %18 = llvm.intr.smax(%17, %4) : (i64, i64) -> i64
  %19 = llvm.call @malloc(%18) : (i64) -> !llvm.ptr
  llvm.store %19, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.store %4, %12 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.store %15, %13 {alignment = 8 : i64} : i64, !llvm.ptr
  %20 = llvm.getelementptr inbounds %6[40] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %2, %20 {alignment = 8 : i64} : i64, !llvm.ptr
  %21 = llvm.getelementptr inbounds %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %15, %21 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.br ^bb8
^bb2:
  %22 = llvm.getelementptr inbounds %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
  %24 = llvm.icmp "sgt" %9, %23 : i64
  llvm.cond_br %24, ^bb3, ^bb6
^bb3:
  %25 = llvm.shl %23, %4 overflow<nsw> : i64
  %26 = llvm.intr.smax(%9, %25) : (i64, i64) -> i64
  %27 = llvm.mul %26, %2 overflow<nsw> : i64
  %28 = llvm.intr.smax(%27, %4) : (i64, i64) -> i64
  %29 = llvm.call @malloc(%28) : (i64) -> !llvm.ptr
  %30 = llvm.icmp "sgt" %8, %5 : i64
  llvm.cond_br %30, ^bb5(%5 : i64), ^bb4
^bb4:
  llvm.store %29, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.call @free(%10) : (!llvm.ptr) -> ()
  llvm.store %26, %22 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.br ^bb6
^bb5(%31: i64):
  %32 = llvm.mul %31, %2 overflow<nsw> : i64
  llvm.call @fortran_library.move_any(%29, %32, %10, %32, %2) : (!llvm.ptr, i64, !llvm.ptr, i64, i64) -> ()
  %33 = llvm.add %31, %4 overflow<nsw,nuw> : i64
  %34 = llvm.icmp "eq" %33, %8 : i64
  llvm.cond_br %34, ^bb4, ^bb5(%33 : i64)
^bb6:
  %35 = llvm.getelementptr inbounds %6[32] : (!llvm.ptr) -> !llvm.ptr, i8
  %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> i64
  %37 = llvm.icmp "sgt" %9, %36 : i64
  llvm.cond_br %37, ^bb7, ^bb8
^bb7:
  %38 = llvm.getelementptr inbounds %6[24] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %4, %38 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.store %9, %35 {alignment = 8 : i64} : i64, !llvm.ptr
  %39 = llvm.getelementptr inbounds %6[40] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %2, %39 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.br ^bb8
^bb8:
  llvm.return
}
llvm.func internal @fortran_library.grow_scalar_any(%0: !llvm.ptr, %1: !llvm.ptr) {
  %2 = llvm.mlir.constant(1 : i64) : i64
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %5 = llvm.getelementptr inbounds %4[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.call @fortran_library.room_any(%0, %2, %6) : (!llvm.ptr, i64, i64) -> ()
  %7 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %9 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
  %11 = llvm.mul %10, %6 overflow<nsw> : i64
  llvm.call @fortran_library.move_any(%8, %11, %1, %3, %6) : (!llvm.ptr, i64, !llvm.ptr, i64, i64) -> ()
  %12 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
  %13 = llvm.add %12, %2 overflow<nsw> : i64
  llvm.store %13, %9 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.return
}
llvm.func internal @fortran_library.set_bounds(%0: !llvm.ptr, %1: i32, %2: i64, %3: i64) {
  %4 = llvm.mlir.constant(0 : i32) : i32
  %5 = llvm.mlir.constant(-1 : i32) : i32
  %6 = llvm.mlir.constant(1 : i64) : i64
  %7 = llvm.mlir.constant(0 : i64) : i64
  %8 = llvm.icmp "eq" %1, %4 : i32
  llvm.cond_br %8, ^bb2, ^bb1
^bb1:
  %9 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %10 = llvm.add %1, %5 overflow<nsw> : i32
  %11 = llvm.sext %10 : i32 to i64
  %12 = llvm.getelementptr inbounds %9[0, %11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<15 x !llvm.struct<(i64, i64, i64)>>
  %13 = llvm.getelementptr inbounds %12[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
  %15 = llvm.getelementptr inbounds %12[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
  %17 = llvm.mul %16, %14 overflow<nsw> : i64
  llvm.br ^bb3(%17 : i64)
^bb2:
  %18 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb3(%19 : i64)
^bb3(%20: i64):
  %21 = llvm.icmp "slt" %3, %2 : i64
  %22 = llvm.sub %3, %2 : i64
  %23 = llvm.add %22, %6 : i64
  %24 = llvm.select %21, %7, %23 : i1, i64
  %25 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %26 = llvm.sext %1 : i32 to i64
  %27 = llvm.getelementptr inbounds %25[0, %26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<15 x !llvm.struct<(i64, i64, i64)>>
  %28 = llvm.icmp "eq" %24, %7 : i64
  %29 = llvm.select %28, %6, %2 : i1, i64
  llvm.store %29, %27 {alignment = 8 : i64} : i64, !llvm.ptr
  %30 = llvm.getelementptr inbounds %27[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %24, %30 {alignment = 8 : i64} : i64, !llvm.ptr
  %31 = llvm.getelementptr inbounds %27[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %20, %31 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.return
}
llvm.func internal @fortran_library.allocate(%0: !llvm.ptr, %1: !llvm.ptr, %2: i1, %3: !llvm.ptr, %4: !llvm.ptr, %5: i32, %6: !llvm.ptr) -> i32 {
  %7 = llvm.mlir.constant(false) : i1
  %8 = llvm.mlir.constant(1 : i8) : i8
  %9 = llvm.mlir.constant(0 : i8) : i8
  %10 = llvm.mlir.constant(0 : i32) : i32
  %11 = llvm.mlir.constant(1 : i64) : i64
  %12 = llvm.mlir.constant(0 : i64) : i64
  %13 = llvm.mlir.constant(1 : i32) : i32
  %14 = llvm.getelementptr inbounds %0[23] : (!llvm.ptr) -> !llvm.ptr, i8
  %15 = llvm.load %14 {alignment = 1 : i64} : !llvm.ptr -> i8
  %16 = llvm.and %15, %8 : i8
  %17 = llvm.icmp "eq" %16, %9 : i8
  llvm.cond_br %17, ^bb3, ^bb1
^bb1:
  %18 = llvm.call @fortran_library.needs_initialization(%0) : (!llvm.ptr) -> i32
  %19 = llvm.icmp "eq" %18, %10 : i32
  llvm.cond_br %19, ^bb3, ^bb2
^bb2:
  cf.assert %7, "the elements of a Fortran array have components that are allocatable, finalized or initialized"
  llvm.br ^bb7(%13 : i32)
^bb3:
  %20 = llvm.call @fortran_library.count(%0) : (!llvm.ptr) -> i64
  %21 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
  %23 = llvm.mul %22, %20 overflow<nsw> : i64
  %24 = llvm.getelementptr inbounds %0[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %25 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> i8
  %26 = llvm.icmp "sgt" %25, %9 : i8
  llvm.cond_br %26, ^bb4, ^bb5
^bb4:
  %27 = llvm.zext nneg %25 : i8 to i64
  %28 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^bb6(%12, %22 : i64, i64)
^bb5:
  %29 = llvm.intr.smax(%23, %11) : (i64, i64) -> i64
  %30 = llvm.call @malloc(%29) : (i64) -> !llvm.ptr
  llvm.store %30, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.br ^bb7(%10 : i32)
^bb6(%31: i64, %32: i64):
  %33 = llvm.getelementptr inbounds %28[0, %31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<15 x !llvm.struct<(i64, i64, i64)>>
  %34 = llvm.getelementptr inbounds %33[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %32, %34 {alignment = 8 : i64} : i64, !llvm.ptr
  %35 = llvm.getelementptr inbounds %33[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> i64
  %37 = llvm.mul %36, %32 overflow<nsw> : i64
  %38 = llvm.add %31, %11 overflow<nsw,nuw> : i64
  %39 = llvm.icmp "eq" %38, %27 : i64
  llvm.cond_br %39, ^bb5, ^bb6(%38, %37 : i64, i64)
^bb7(%40: i32):
  llvm.return %40 : i32
}
llvm.func internal @fortran_library.needs_initialization(%0: !llvm.ptr) -> i32 {
  %1 = llvm.mlir.constant(1 : i8) : i8
  %2 = llvm.mlir.constant(0 : i8) : i8
  %3 = llvm.mlir.zero : !llvm.ptr
  %4 = llvm.mlir.constant(0 : i32) : i32
  %5 = llvm.getelementptr inbounds %0[23] : (!llvm.ptr) -> !llvm.ptr, i8
  %6 = llvm.load %5 {alignment = 1 : i64} : !llvm.ptr -> i8
  %7 = llvm.and %6, %1 : i8
  %8 = llvm.icmp "eq" %7, %2 : i8
  llvm.cond_br %8, ^bb2(%3 : !llvm.ptr), ^bb1
^bb1:
  %9 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %10 = llvm.getelementptr inbounds %0[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %11 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i8
  %12 = llvm.sext %11 : i8 to i64
  %13 = llvm.getelementptr inbounds %9[0, %12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<15 x !llvm.struct<(i64, i64, i64)>>
  %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.br ^bb2(%14 : !llvm.ptr)
^bb2(%15: !llvm.ptr):
  %16 = llvm.icmp "eq" %15, %3 : !llvm.ptr
  llvm.cond_br %16, ^bb4(%4 : i32), ^bb3
^bb3:
  %17 = llvm.getelementptr inbounds %15[429] : (!llvm.ptr) -> !llvm.ptr, i8
  %18 = llvm.load %17 {alignment = 1 : i64} : !llvm.ptr -> i8
  %19 = llvm.icmp "eq" %18, %2 : i8
  %20 = llvm.zext %19 : i1 to i32
  llvm.br ^bb4(%20 : i32)
^bb4(%21: i32):
  llvm.return %21 : i32
}
llvm.func internal @fortran_library.allocate_pointer(%0: !llvm.ptr, %1: i1, %2: !llvm.ptr, %3: !llvm.ptr, %4: i32) -> i32 {
  %5 = llvm.mlir.poison : !llvm.ptr
  %6 = llvm.mlir.poison : i1
  %7 = llvm.mlir.poison : i32
  %8 = llvm.call @fortran_library.allocate(%0, %5, %6, %5, %5, %7, %5) : (!llvm.ptr, !llvm.ptr, i1, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
  llvm.return %8 : i32
}
llvm.func internal @fortran_library.allocate_pointer_as(%0: !llvm.ptr, %1: i1, %2: !llvm.ptr, %3: !llvm.ptr, %4: i32, %5: !llvm.ptr) -> i32 {
  %6 = llvm.mlir.poison : !llvm.ptr
  %7 = llvm.mlir.poison : i1
  %8 = llvm.mlir.poison : i32
  %9 = llvm.call @fortran_library.allocate(%0, %6, %7, %6, %6, %8, %6) : (!llvm.ptr, !llvm.ptr, i1, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
  llvm.return %9 : i32
}
llvm.func internal @fortran_library.allocate_as_any(%0: !llvm.ptr, %1: !llvm.ptr, %2: i1, %3: !llvm.ptr, %4: !llvm.ptr, %5: i32) -> i32 {
  %stop = llvm.mlir.constant(false) : i1
  %6 = llvm.mlir.zero : !llvm.ptr
  %7 = llvm.mlir.poison : !llvm.ptr
  %8 = llvm.mlir.poison : i1
  %9 = llvm.mlir.poison : i32
  %10 = llvm.mlir.constant(0 : i32) : i32
  %11 = llvm.mlir.constant(0 : i64) : i64
  %12 = llvm.mlir.constant(0 : i8) : i8
  %13 = llvm.mlir.constant(1 : i64) : i64
  %14 = llvm.mlir.constant(1 : i32) : i32
  %15 = llvm.call @fortran_library.type_of(%1) : (!llvm.ptr) -> !llvm.ptr
  %16 = llvm.icmp "eq" %15, %6 : !llvm.ptr
  llvm.cond_br %16, ^bb2, ^bb1
^bb1:
  cf.assert %stop, "the elements of a Fortran array have components that are allocatable, finalized or initialized"
  llvm.br ^bb8(%14 : i32)
^bb2:
  %17 = llvm.call @fortran_library.allocate(%0, %7, %8, %7, %7, %9, %7) : (!llvm.ptr, !llvm.ptr, i1, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
  %18 = llvm.icmp "eq" %17, %10 : i32
  llvm.cond_br %18, ^bb3, ^bb8(%14 : i32)
^bb3:
  %19 = llvm.call @fortran_library.count(%0) : (!llvm.ptr) -> i64
  %20 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
  %22 = llvm.icmp "sgt" %19, %11 : i64
  llvm.cond_br %22, ^bb4, ^bb8(%10 : i32)
^bb4:
  %23 = llvm.getelementptr inbounds %1[20] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^bb5(%11 : i64)
^bb5(%24: i64):
  %25 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %26 = llvm.mul %24, %21 overflow<nsw> : i64
  %27 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %28 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i8
  %29 = llvm.icmp "eq" %28, %12 : i8
  llvm.cond_br %29, ^bb7(%11 : i64), ^bb6
^bb6:
  %30 = llvm.call @fortran_library.offset(%1, %24) : (!llvm.ptr, i64) -> i64
  llvm.br ^bb7(%30 : i64)
^bb7(%31: i64):
  llvm.call @fortran_library.move_any(%25, %26, %27, %31, %21) : (!llvm.ptr, i64, !llvm.ptr, i64, i64) -> ()
  %32 = llvm.add %24, %13 overflow<nsw,nuw> : i64
  %33 = llvm.icmp "eq" %32, %19 : i64
  llvm.cond_br %33, ^bb8(%10 : i32), ^bb5(%32 : i64)
^bb8(%34: i32):
  llvm.return %34 : i32
}
llvm.func internal @fortran_library.apply_mold(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32) {
  %3 = llvm.mlir.constant(2 : i8) : i8
  %4 = llvm.mlir.zero : !llvm.ptr
  %5 = llvm.mlir.constant(0 : i32) : i32
  %6 = llvm.mlir.constant(1 : i8) : i8
  %7 = llvm.mlir.constant(0 : i8) : i8
  %8 = llvm.mlir.constant(1 : i32) : i32
  %9 = llvm.getelementptr inbounds %0[22] : (!llvm.ptr) -> !llvm.ptr, i8
  %10 = llvm.load %9 {alignment = 2 : i64} : !llvm.ptr -> i8
  %11 = llvm.icmp "eq" %10, %3 : i8
  llvm.cond_br %11, ^bb1, ^bb2
^bb1:
  %12 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %13 = llvm.icmp "eq" %12, %4 : !llvm.ptr
  llvm.cond_br %13, ^bb2, ^bb8
^bb2:
  %14 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
  %16 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %15, %16 {alignment = 8 : i64} : i64, !llvm.ptr
  %17 = llvm.trunc %2 : i32 to i8
  %18 = llvm.getelementptr inbounds %0[20] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %17, %18 {alignment = 4 : i64} : i8, !llvm.ptr
  %19 = llvm.getelementptr inbounds %1[21] : (!llvm.ptr) -> !llvm.ptr, i8
  %20 = llvm.load %19 {alignment = 1 : i64} : !llvm.ptr -> i8
  %21 = llvm.getelementptr inbounds %0[21] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %20, %21 {alignment = 1 : i64} : i8, !llvm.ptr
  %22 = llvm.getelementptr inbounds %1[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %23 = llvm.icmp "sgt" %2, %5 : i32
  llvm.cond_br %23, ^bb3(%5 : i32), ^bb4
^bb3(%24: i32):
  %25 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> i8
  %26 = llvm.sext %25 : i8 to i32
  %27 = llvm.icmp "slt" %24, %26 : i32
  llvm.cond_br %27, ^bb5, ^bb4
^bb4:
  %28 = llvm.getelementptr inbounds %0[23] : (!llvm.ptr) -> !llvm.ptr, i8
  %29 = llvm.load %28 {alignment = 1 : i64} : !llvm.ptr -> i8
  %30 = llvm.and %29, %6 : i8
  %31 = llvm.icmp "eq" %30, %7 : i8
  llvm.cond_br %31, ^bb8, ^bb6
^bb5:
  llvm.call @fortran_library.set_dim(%0, %1, %24) : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %32 = llvm.add %24, %8 overflow<nsw,nuw> : i32
  %33 = llvm.icmp "eq" %32, %2 : i32
  llvm.cond_br %33, ^bb4, ^bb3(%32 : i32)
^bb6:
  %34 = llvm.getelementptr inbounds %1[23] : (!llvm.ptr) -> !llvm.ptr, i8
  %35 = llvm.load %34 {alignment = 1 : i64} : !llvm.ptr -> i8
  %36 = llvm.and %35, %6 : i8
  %37 = llvm.icmp "eq" %36, %7 : i8
  llvm.cond_br %37, ^bb8, ^bb7
^bb7:
  %38 = llvm.getelementptr inbounds %1[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %39 = llvm.getelementptr inbounds %1[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %40 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i8
  %41 = llvm.sext %40 : i8 to i64
  %42 = llvm.getelementptr inbounds %38[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, i64, i64)>
  %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %44 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %45 = llvm.sext %2 : i32 to i64
  %46 = llvm.getelementptr inbounds %44[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, i64, i64)>
  llvm.store %43, %46 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.br ^bb8
^bb8:
  llvm.return
}
llvm.func internal @fortran_library.set_dim(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32) {
  %3 = llvm.getelementptr inbounds %1[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %4 = llvm.sext %2 : i32 to i64
  %5 = llvm.getelementptr inbounds %3[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, i64, i64)>
  %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
  %7 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %8 = llvm.getelementptr inbounds %7[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, i64, i64)>
  llvm.store %6, %8 {alignment = 8 : i64} : i64, !llvm.ptr
  %9 = llvm.getelementptr inbounds %5[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
  %11 = llvm.getelementptr inbounds %8[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %10, %11 {alignment = 8 : i64} : i64, !llvm.ptr
  %12 = llvm.getelementptr inbounds %5[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
  %14 = llvm.getelementptr inbounds %8[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %13, %14 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.return
}
llvm.func internal @fortran_library.move_alloc(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr, %3: i1, %4: !llvm.ptr, %5: !llvm.ptr, %6: i32) -> i32 {
  %stop = llvm.mlir.constant(false) : i1
  %7 = llvm.mlir.zero : !llvm.ptr
  %8 = llvm.mlir.constant(0 : i8) : i8
  %9 = llvm.mlir.constant(1 : i8) : i8
  %10 = llvm.mlir.constant(0 : i32) : i32
  %11 = llvm.mlir.constant(1 : i32) : i32
  %12 = llvm.icmp "eq" %0, %1 : !llvm.ptr
  llvm.cond_br %12, ^bb10(%10 : i32), ^bb1
^bb1:
  %13 = llvm.call @fortran_library.type_of(%1) : (!llvm.ptr) -> !llvm.ptr
  %14 = llvm.icmp "eq" %13, %7 : !llvm.ptr
  llvm.cond_br %14, ^bb2, ^bb3
^bb2:
  %15 = llvm.call @fortran_library.type_of(%0) : (!llvm.ptr) -> !llvm.ptr
  %16 = llvm.icmp "eq" %15, %7 : !llvm.ptr
  llvm.cond_br %16, ^bb4, ^bb3
^bb3:
  cf.assert %stop, "the elements of a Fortran array have components that are allocatable, finalized or initialized"
  llvm.br ^bb10(%11 : i32)
^bb4:
  %17 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %18 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.store %18, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.store %7, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %19 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
  %21 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %20, %21 {alignment = 8 : i64} : i64, !llvm.ptr
  %22 = llvm.getelementptr inbounds %1[21] : (!llvm.ptr) -> !llvm.ptr, i8
  %23 = llvm.load %22 {alignment = 1 : i64} : !llvm.ptr -> i8
  %24 = llvm.getelementptr inbounds %0[21] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %23, %24 {alignment = 1 : i64} : i8, !llvm.ptr
  %25 = llvm.getelementptr inbounds %1[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i8
  %27 = llvm.icmp "sgt" %26, %8 : i8
  llvm.cond_br %27, ^bb6(%10 : i32), ^bb5(%26 : i8)
^bb5(%28: i8):
  %29 = llvm.getelementptr inbounds %0[23] : (!llvm.ptr) -> !llvm.ptr, i8
  %30 = llvm.load %29 {alignment = 1 : i64} : !llvm.ptr -> i8
  %31 = llvm.and %30, %9 : i8
  %32 = llvm.icmp "eq" %31, %8 : i8
  llvm.cond_br %32, ^bb9, ^bb7
^bb6(%33: i32):
  llvm.call @fortran_library.set_dim(%0, %1, %33) : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %34 = llvm.add %33, %11 overflow<nsw,nuw> : i32
  %35 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i8
  %36 = llvm.sext %35 : i8 to i32
  %37 = llvm.icmp "slt" %34, %36 : i32
  llvm.cond_br %37, ^bb6(%34 : i32), ^bb5(%35 : i8)
^bb7:
  %38 = llvm.getelementptr inbounds %1[23] : (!llvm.ptr) -> !llvm.ptr, i8
  %39 = llvm.load %38 {alignment = 1 : i64} : !llvm.ptr -> i8
  %40 = llvm.and %39, %9 : i8
  %41 = llvm.icmp "eq" %40, %8 : i8
  llvm.cond_br %41, ^bb9, ^bb8
^bb8:
  %42 = llvm.getelementptr inbounds %1[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %43 = llvm.sext %28 : i8 to i64
  %44 = llvm.getelementptr inbounds %42[%43] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, i64, i64)>
  %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %46 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %47 = llvm.getelementptr inbounds %0[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %48 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i8
  %49 = llvm.sext %48 : i8 to i64
  %50 = llvm.getelementptr inbounds %46[%49] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, i64, i64)>
  llvm.store %45, %50 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.br ^bb9
^bb9:
  llvm.call @free(%17) : (!llvm.ptr) -> ()
  llvm.br ^bb10(%10 : i32)
^bb10(%51: i32):
  llvm.return %51 : i32
}
llvm.func internal @fortran_library.is_contiguous(%0: !llvm.ptr) -> i1 {
  %1 = llvm.mlir.constant(0 : i8) : i8
  %2 = llvm.mlir.constant(0 : i32) : i32
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.mlir.constant(1 : i32) : i32
  %5 = llvm.mlir.constant(1 : i64) : i64
  %6 = llvm.mlir.constant(2 : i64) : i64
  %7 = llvm.mlir.constant(true) : i1
  %8 = llvm.getelementptr inbounds %0[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %9 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i8
  %10 = llvm.icmp "sgt" %9, %1 : i8
  llvm.cond_br %10, ^bb1, ^bb7(%7 : i1)
^bb1:
  %11 = llvm.zext nneg %9 : i8 to i64
  %12 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
  %14 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^bb3(%3, %4, %13 : i64, i32, i64)
^bb2:
  %15 = llvm.icmp "eq" %16, %2 : i32
  llvm.cond_br %15, ^bb6, ^bb7(%7 : i1)
^bb3(%17: i64, %18: i32, %19: i64):
  %20 = llvm.getelementptr inbounds %14[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, i64, i64)>
  %21 = llvm.getelementptr inbounds %20[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
  %23 = llvm.icmp "eq" %22, %19 : i64
  llvm.cond_br %23, ^bb5(%4 : i32), ^bb4
^bb4:
  %24 = llvm.getelementptr inbounds %20[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i64
  %26 = llvm.icmp "eq" %25, %5 : i64
  %27 = llvm.zext %26 : i1 to i32
  llvm.br ^bb5(%27 : i32)
^bb5(%28: i32):
  %16 = llvm.and %28, %18 : i32
  %29 = llvm.getelementptr inbounds %20[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
  %31 = llvm.mul %30, %19 overflow<nsw> : i64
  %32 = llvm.add %17, %5 overflow<nsw,nuw> : i64
  %33 = llvm.icmp "eq" %32, %11 : i64
  llvm.cond_br %33, ^bb2, ^bb3(%32, %16, %31 : i64, i32, i64)
^bb6:
  %34 = llvm.call @fortran_library.count(%0) : (!llvm.ptr) -> i64
  %35 = llvm.icmp "slt" %34, %6 : i64
  llvm.br ^bb7(%35 : i1)
^bb7(%36: i1):
  llvm.return %36 : i1
}
llvm.func internal @fortran_library.deallocate(%0: !llvm.ptr, %1: i1, %2: !llvm.ptr, %3: !llvm.ptr, %4: i32) -> i32 {
  %5 = llvm.mlir.constant(false) : i1
  %6 = llvm.mlir.zero : !llvm.ptr
  %7 = llvm.mlir.constant(1 : i32) : i32
  %8 = llvm.mlir.constant(0 : i32) : i32
  %9 = llvm.call @fortran_library.type_of(%0) : (!llvm.ptr) -> !llvm.ptr
  %10 = llvm.icmp "eq" %9, %6 : !llvm.ptr
  llvm.cond_br %10, ^bb2, ^bb1
^bb1:
  cf.assert %5, "the elements of a Fortran array have components that are allocatable, finalized or initialized"
  llvm.br ^bb3(%7 : i32)
^bb2:
  %11 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.call @free(%11) : (!llvm.ptr) -> ()
  llvm.store %6, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.br ^bb3(%8 : i32)
^bb3(%12: i32):
  llvm.return %12 : i32
}
llvm.func internal @fortran_library.initialize(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32) {
  %3 = llvm.mlir.constant(false) : i1
  %4 = llvm.mlir.constant(0 : i32) : i32
  %5 = llvm.call @fortran_library.needs_initialization(%0) : (!llvm.ptr) -> i32
  %6 = llvm.icmp "eq" %5, %4 : i32
  llvm.cond_br %6, ^bb2, ^bb1
^bb1:
  cf.assert %3, "the elements of a Fortran array have components that are allocatable, finalized or initialized"
  llvm.br ^bb2
^bb2:
  llvm.return
}
llvm.func internal @fortran_library.destroy(%0: !llvm.ptr) {
  %1 = llvm.mlir.constant(false) : i1
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.mlir.constant(0 : i8) : i8
  %4 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(1 : i64) : i64
  %6 = llvm.call @fortran_library.type_of(%0) : (!llvm.ptr) -> !llvm.ptr
  %7 = llvm.icmp "eq" %6, %2 : !llvm.ptr
  llvm.cond_br %7, ^bb8, ^bb1
^bb1:
  %8 = llvm.getelementptr inbounds %6[431] : (!llvm.ptr) -> !llvm.ptr, i8
  %9 = llvm.load %8 {alignment = 1 : i64} : !llvm.ptr -> i8
  %10 = llvm.icmp "eq" %9, %3 : i8
  llvm.cond_br %10, ^bb2, ^bb3
^bb2:
  cf.assert %1, "the elements of a Fortran array have components that are allocatable, finalized or initialized"
  llvm.br ^bb3
^bb3:
  %11 = llvm.call @fortran_library.count(%0) : (!llvm.ptr) -> i64
  %12 = llvm.icmp "sgt" %11, %4 : i64
  llvm.cond_br %12, ^bb4, ^bb8
^bb4:
  %13 = llvm.getelementptr inbounds %0[20] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^bb5(%4 : i64)
^bb5(%14: i64):
  %15 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %16 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i8
  %17 = llvm.icmp "eq" %16, %3 : i8
  llvm.cond_br %17, ^bb7(%4 : i64), ^bb6
^bb6:
  %18 = llvm.call @fortran_library.offset(%0, %14) : (!llvm.ptr, i64) -> i64
  llvm.br ^bb7(%18 : i64)
^bb7(%19: i64):
  %20 = llvm.getelementptr inbounds %15[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.call @fortran_library.destroy_parts(%20, %6) : (!llvm.ptr, !llvm.ptr) -> ()
  %21 = llvm.add %14, %5 overflow<nsw,nuw> : i64
  %22 = llvm.icmp "eq" %21, %11 : i64
  llvm.cond_br %22, ^bb8, ^bb5(%21 : i64)
^bb8:
  llvm.return
}
llvm.func internal @fortran_library.destroy_parts(%0: !llvm.ptr, %1: !llvm.ptr) {
  %2 = llvm.mlir.constant(false) : i1
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.mlir.zero : !llvm.ptr
  %5 = llvm.mlir.constant(1 : i64) : i64
  %6 = llvm.mlir.constant(0 : i8) : i8
  %7 = llvm.mlir.constant(4 : i8) : i8
  %8 = llvm.getelementptr inbounds %1[264] : (!llvm.ptr) -> !llvm.ptr, i8
  %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
  %10 = llvm.icmp "sgt" %9, %3 : i64
  llvm.cond_br %10, ^bb1, ^bb2
^bb1:
  %11 = llvm.getelementptr inbounds %1[232] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^bb3(%3 : i64)
^bb2:
  llvm.return
^bb3(%12: i64):
  %13 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %14 = llvm.getelementptr inbounds %13[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.component", (!llvm.array<24 x i8>, i8, i8, i8, i8, i64, !llvm.array<16 x i8>, !llvm.ptr, !llvm.array<32 x i8>, !llvm.array<64 x i8>, !llvm.array<88 x i8>, !llvm.ptr)>
  %15 = llvm.getelementptr inbounds %14[32] : (!llvm.ptr) -> !llvm.ptr, i8
  %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
  %17 = llvm.getelementptr inbounds %0[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %18 = llvm.getelementptr inbounds %14[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i8
  llvm.switch %19 : i8, ^bb16 [
    3: ^bb4,
    1: ^bb9,
    4: ^bb15
  ]
^bb4:
  %20 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %21 = llvm.icmp "eq" %20, %4 : !llvm.ptr
  llvm.cond_br %21, ^bb16, ^bb5
^bb5:
  %22 = llvm.call @fortran_library.type_of(%17) : (!llvm.ptr) -> !llvm.ptr
  %23 = llvm.icmp "eq" %22, %4 : !llvm.ptr
  llvm.cond_br %23, ^bb8, ^bb6
^bb6:
  %24 = llvm.call @fortran_library.count(%17) : (!llvm.ptr) -> i64
  %25 = llvm.getelementptr inbounds %17[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i64
  %27 = llvm.icmp "sgt" %24, %3 : i64
  llvm.cond_br %27, ^bb7(%3 : i64), ^bb8
^bb7(%28: i64):
  %29 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %30 = llvm.mul %28, %26 overflow<nsw> : i64
  %31 = llvm.getelementptr inbounds %29[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.call @fortran_library.destroy_parts(%31, %22) : (!llvm.ptr, !llvm.ptr) -> ()
  %32 = llvm.add %28, %5 overflow<nsw,nuw> : i64
  %33 = llvm.icmp "eq" %32, %24 : i64
  llvm.cond_br %33, ^bb8, ^bb7(%32 : i64)
^bb8:
  %34 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.call @free(%34) : (!llvm.ptr) -> ()
  llvm.store %4, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.br ^bb16
^bb9:
  %35 = llvm.getelementptr inbounds %14[56] : (!llvm.ptr) -> !llvm.ptr, i8
  %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %37 = llvm.icmp "eq" %36, %4 : !llvm.ptr
  llvm.cond_br %37, ^bb14, ^bb10
^bb10:
  %38 = llvm.getelementptr inbounds %36[430] : (!llvm.ptr) -> !llvm.ptr, i8
  %39 = llvm.load %38 {alignment = 2 : i64} : !llvm.ptr -> i8
  %40 = llvm.icmp "eq" %39, %6 : i8
  llvm.cond_br %40, ^bb11, ^bb14
^bb11:
  %41 = llvm.getelementptr inbounds %14[27] : (!llvm.ptr) -> !llvm.ptr, i8
  %42 = llvm.load %41 {alignment = 1 : i64} : !llvm.ptr -> i8
  %43 = llvm.icmp "eq" %42, %6 : i8
  llvm.cond_br %43, ^bb13, ^bb12
^bb12:
  cf.assert %2, "the elements of a Fortran array have components that are allocatable, finalized or initialized"
  llvm.br ^bb13
^bb13:
  %44 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.call @fortran_library.destroy_parts(%17, %44) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb16
^bb14:
  %45 = llvm.icmp "eq" %19, %7 : i8
  llvm.cond_br %45, ^bb15, ^bb16
^bb15:
  cf.assert %2, "the elements of a Fortran array have components that are allocatable, finalized or initialized"
  llvm.br ^bb16
^bb16:
  %46 = llvm.add %12, %5 overflow<nsw,nuw> : i64
  %47 = llvm.icmp "eq" %46, %9 : i64
  llvm.cond_br %47, ^bb2, ^bb3(%46 : i64)
}
llvm.func internal @fortran_library.modulo_real8(%0: f64, %1: f64, %2: !llvm.ptr, %3: i32) -> f64 {
  %4 = llvm.mlir.constant(0.000000e+00 : f64) : f64
  %5 = llvm.frem %0, %1 : f64
  %6 = llvm.fcmp "une" %5, %4 : f64
  llvm.cond_br %6, ^bb1, ^bb3(%5 : f64)
^bb1:
  %7 = llvm.fcmp "olt" %5, %4 : f64
  %8 = llvm.fcmp "uge" %1, %4 : f64
  %9 = llvm.xor %8, %7 : i1
  llvm.cond_br %9, ^bb3(%5 : f64), ^bb2
^bb2:
  %10 = llvm.fadd %1, %5 : f64
  llvm.br ^bb3(%10 : f64)
^bb3(%11: f64):
  llvm.return %11 : f64
}
llvm.func internal @fortran_library.mod_real8(%0: f64, %1: f64, %2: !llvm.ptr, %3: i32) -> f64 {
  %4 = llvm.frem %0, %1 : f64
  llvm.return %4 : f64
}
llvm.func internal @fortran_library.modulo_real4(%0: f32, %1: f32, %2: !llvm.ptr, %3: i32) -> f32 {
  %4 = llvm.mlir.constant(0.000000e+00 : f32) : f32
  %5 = llvm.frem %0, %1 : f32
  %6 = llvm.fcmp "une" %5, %4 : f32
  llvm.cond_br %6, ^bb1, ^bb3(%5 : f32)
^bb1:
  %7 = llvm.fcmp "olt" %5, %4 : f32
  %8 = llvm.fcmp "uge" %1, %4 : f32
  %9 = llvm.xor %8, %7 : i1
  llvm.cond_br %9, ^bb3(%5 : f32), ^bb2
^bb2:
  %10 = llvm.fadd %1, %5 : f32
  llvm.br ^bb3(%10 : f32)
^bb3(%11: f32):
  llvm.return %11 : f32
}
llvm.func internal @fortran_library.mod_real4(%0: f32, %1: f32, %2: !llvm.ptr, %3: i32) -> f32 {
  %4 = llvm.frem %0, %1 : f32
  llvm.return %4 : f32
}
llvm.func internal @fortran_library.fraction8(%0: f64) -> f64 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(0.000000e+00 : f64) : f64
  %3 = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %4 = llvm.fsub %0, %0 : f64
  %5 = llvm.fcmp "oeq" %4, %2 : f64
  llvm.cond_br %5, ^bb1, ^bb2(%4 : f64)
^bb1:
  %6 = llvm.call @frexp(%0, %3) : (f64, !llvm.ptr) -> f64
  llvm.br ^bb2(%6 : f64)
^bb2(%7: f64):
  llvm.return %7 : f64
}
llvm.func internal @fortran_library.exponent8(%0: f64) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(2147483647 : i32) : i32
  %3 = llvm.mlir.constant(0.000000e+00 : f64) : f64
  %4 = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.store %2, %4 : i32, !llvm.ptr
  %5 = llvm.fsub %0, %0 : f64
  %6 = llvm.fcmp "oeq" %5, %3 : f64
  llvm.cond_br %6, ^bb1, ^bb2
^bb1:
  %7 = llvm.call @frexp(%0, %4) : (f64, !llvm.ptr) -> f64
  llvm.br ^bb2
^bb2:
  %8 = llvm.load %4 : !llvm.ptr -> i32
  llvm.return %8 : i32
}
llvm.func internal @fortran_library.scale8(%0: f64, %1: i64) -> f64 {
  %2 = llvm.mlir.constant(-2147483648 : i64) : i64
  %3 = llvm.mlir.constant(2147483647 : i64) : i64
  %4 = llvm.intr.smax(%1, %2) : (i64, i64) -> i64
  %5 = llvm.intr.smin(%4, %3) : (i64, i64) -> i64
  %6 = llvm.trunc %5 overflow<nsw> : i64 to i32
  %7 = llvm.call @ldexp(%0, %6) : (f64, i32) -> f64
  llvm.return %7 : f64
}
llvm.func internal @fortran_library.fraction4(%0: f32) -> f32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
  %3 = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %4 = llvm.fsub %0, %0 : f32
  %5 = llvm.fcmp "oeq" %4, %2 : f32
  llvm.cond_br %5, ^bb1, ^bb2(%4 : f32)
^bb1:
  %6 = llvm.call @frexpf(%0, %3) : (f32, !llvm.ptr) -> f32
  llvm.br ^bb2(%6 : f32)
^bb2(%7: f32):
  llvm.return %7 : f32
}
llvm.func internal @fortran_library.exponent4(%0: f32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(2147483647 : i32) : i32
  %3 = llvm.mlir.constant(0.000000e+00 : f32) : f32
  %4 = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.store %2, %4 : i32, !llvm.ptr
  %5 = llvm.fsub %0, %0 : f32
  %6 = llvm.fcmp "oeq" %5, %3 : f32
  llvm.cond_br %6, ^bb1, ^bb2
^bb1:
  %7 = llvm.call @frexpf(%0, %4) : (f32, !llvm.ptr) -> f32
  llvm.br ^bb2
^bb2:
  %8 = llvm.load %4 : !llvm.ptr -> i32
  llvm.return %8 : i32
}
llvm.func internal @fortran_library.scale4(%0: f32, %1: i64) -> f32 {
  %2 = llvm.mlir.constant(-2147483648 : i64) : i64
  %3 = llvm.mlir.constant(2147483647 : i64) : i64
  %4 = llvm.intr.smax(%1, %2) : (i64, i64) -> i64
  %5 = llvm.intr.smin(%4, %3) : (i64, i64) -> i64
  %6 = llvm.trunc %5 overflow<nsw> : i64 to i32
  %7 = llvm.call @ldexpf(%0, %6) : (f32, i32) -> f32
  llvm.return %7 : f32
}
llvm.func internal @fortran_library.zpowi(%0: f64, %1: f64, %2: i32) -> !llvm.struct<(f64, f64)> {
  %3 = llvm.mlir.constant(0 : i32) : i32
  %4 = llvm.mlir.constant(1.000000e+00 : f64) : f64
  %5 = llvm.mlir.constant(0.000000e+00 : f64) : f64
  %6 = llvm.mlir.constant(1 : i32) : i32
  %7 = llvm.mlir.poison : !llvm.struct<(f64, f64)>
  %8 = llvm.icmp "eq" %2, %3 : i32
  llvm.cond_br %8, ^bb8(%4, %5 : f64, f64), ^bb1
^bb1:
  %9 = "llvm.intr.abs"(%2) <{is_int_min_poison = false}> : (i32) -> i32
  llvm.br ^bb2(%1, %4, %5, %0, %9 : f64, f64, f64, f64, i32)
^bb2(%10: f64, %11: f64, %12: f64, %13: f64, %14: i32):
  %15 = llvm.and %14, %6 : i32
  %16 = llvm.icmp "eq" %15, %3 : i32
  llvm.cond_br %16, ^bb4(%11, %12 : f64, f64), ^bb3
^bb3:
  %17 = llvm.fmul %11, %13 : f64
  %18 = llvm.fmul %10, %12 : f64
  %19 = llvm.fsub %17, %18 : f64
  %20 = llvm.fmul %10, %11 : f64
  %21 = llvm.fmul %12, %13 : f64
  %22 = llvm.fadd %20, %21 : f64
  llvm.br ^bb4(%19, %22 : f64, f64)
^bb4(%23: f64, %24: f64):
  %25 = llvm.lshr %14, %6 : i32
  %26 = llvm.icmp "eq" %25, %3 : i32
  llvm.cond_br %26, ^bb6, ^bb5
^bb5:
  %27 = llvm.fmul %13, %13 : f64
  %28 = llvm.fmul %10, %10 : f64
  %29 = llvm.fsub %27, %28 : f64
  %30 = llvm.fmul %10, %13 : f64
  %31 = llvm.fadd %30, %30 : f64
  llvm.br ^bb2(%31, %23, %24, %29, %25 : f64, f64, f64, f64, i32)
^bb6:
  %32 = llvm.icmp "slt" %2, %3 : i32
  llvm.cond_br %32, ^bb7, ^bb8(%23, %24 : f64, f64)
^bb7:
  %33 = llvm.call @__divdc3(%4, %5, %23, %24) : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
  %34 = llvm.extractvalue %33[0] : !llvm.struct<(f64, f64)>
  %35 = llvm.extractvalue %33[1] : !llvm.struct<(f64, f64)>
  llvm.br ^bb8(%34, %35 : f64, f64)
^bb8(%36: f64, %37: f64):
  %38 = llvm.insertvalue %36, %7[0] : !llvm.struct<(f64, f64)>
  %39 = llvm.insertvalue %37, %38[1] : !llvm.struct<(f64, f64)>
  llvm.return %39 : !llvm.struct<(f64, f64)>
}
llvm.func internal @fortran_library.zpowk(%0: f64, %1: f64, %2: i64) -> !llvm.struct<(f64, f64)> {
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.mlir.constant(1.000000e+00 : f64) : f64
  %5 = llvm.mlir.constant(0.000000e+00 : f64) : f64
  %6 = llvm.mlir.constant(1 : i64) : i64
  %7 = llvm.mlir.poison : !llvm.struct<(f64, f64)>
  %8 = llvm.icmp "eq" %2, %3 : i64
  llvm.cond_br %8, ^bb8(%4, %5 : f64, f64), ^bb1
^bb1:
  %9 = "llvm.intr.abs"(%2) <{is_int_min_poison = false}> : (i64) -> i64
  llvm.br ^bb2(%1, %4, %5, %0, %9 : f64, f64, f64, f64, i64)
^bb2(%10: f64, %11: f64, %12: f64, %13: f64, %14: i64):
  %15 = llvm.and %14, %6 : i64
  %16 = llvm.icmp "eq" %15, %3 : i64
  llvm.cond_br %16, ^bb4(%11, %12 : f64, f64), ^bb3
^bb3:
  %17 = llvm.fmul %11, %13 : f64
  %18 = llvm.fmul %10, %12 : f64
  %19 = llvm.fsub %17, %18 : f64
  %20 = llvm.fmul %10, %11 : f64
  %21 = llvm.fmul %12, %13 : f64
  %22 = llvm.fadd %20, %21 : f64
  llvm.br ^bb4(%19, %22 : f64, f64)
^bb4(%23: f64, %24: f64):
  %25 = llvm.lshr %14, %6 : i64
  %26 = llvm.icmp "eq" %25, %3 : i64
  llvm.cond_br %26, ^bb6, ^bb5
^bb5:
  %27 = llvm.fmul %13, %13 : f64
  %28 = llvm.fmul %10, %10 : f64
  %29 = llvm.fsub %27, %28 : f64
  %30 = llvm.fmul %10, %13 : f64
  %31 = llvm.fadd %30, %30 : f64
  llvm.br ^bb2(%31, %23, %24, %29, %25 : f64, f64, f64, f64, i64)
^bb6:
  %32 = llvm.icmp "slt" %2, %3 : i64
  llvm.cond_br %32, ^bb7, ^bb8(%23, %24 : f64, f64)
^bb7:
  %33 = llvm.call @__divdc3(%4, %5, %23, %24) : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
  %34 = llvm.extractvalue %33[0] : !llvm.struct<(f64, f64)>
  %35 = llvm.extractvalue %33[1] : !llvm.struct<(f64, f64)>
  llvm.br ^bb8(%34, %35 : f64, f64)
^bb8(%36: f64, %37: f64):
  %38 = llvm.insertvalue %36, %7[0] : !llvm.struct<(f64, f64)>
  %39 = llvm.insertvalue %37, %38[1] : !llvm.struct<(f64, f64)>
  llvm.return %39 : !llvm.struct<(f64, f64)>
}
llvm.func internal @fortran_library.cpowi(%0: vector<2xf32>, %1: i32) -> vector<2xf32> {
  %2 = llvm.mlir.constant(0 : i32) : i32
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.mlir.constant(1 : i64) : i64
  %5 = llvm.mlir.constant(0.000000e+00 : f32) : f32
  %6 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %7 = llvm.mlir.constant(1 : i32) : i32
  %8 = llvm.mlir.poison : vector<2xf32>
  %9 = llvm.mlir.constant(dense<[1.000000e+00, 0.000000e+00]> : vector<2xf32>) : vector<2xf32>
  %10 = llvm.icmp "eq" %1, %2 : i32
  llvm.cond_br %10, ^bb9(%9 : vector<2xf32>), ^bb1
^bb1:
  %11 = "llvm.intr.abs"(%1) <{is_int_min_poison = false}> : (i32) -> i32
  %12 = llvm.extractelement %0[%3 : i64] : vector<2xf32>
  %13 = llvm.extractelement %0[%4 : i64] : vector<2xf32>
  llvm.br ^bb2(%5, %6, %13, %12, %11 : f32, f32, f32, f32, i32)
^bb2(%14: f32, %15: f32, %16: f32, %17: f32, %18: i32):
  %19 = llvm.and %18, %7 : i32
  %20 = llvm.icmp "eq" %19, %2 : i32
  llvm.cond_br %20, ^bb4(%14, %15 : f32, f32), ^bb3
^bb3:
  %21 = llvm.fmul %15, %17 : f32
  %22 = llvm.fmul %14, %16 : f32
  %23 = llvm.fsub %21, %22 : f32
  %24 = llvm.fmul %15, %16 : f32
  %25 = llvm.fmul %14, %17 : f32
  %26 = llvm.fadd %24, %25 : f32
  llvm.br ^bb4(%26, %23 : f32, f32)
^bb4(%27: f32, %28: f32):
  %29 = llvm.lshr %18, %7 : i32
  %30 = llvm.icmp "eq" %29, %2 : i32
  llvm.cond_br %30, ^bb6, ^bb5
^bb5:
  %31 = llvm.fmul %17, %17 : f32
  %32 = llvm.fmul %16, %16 : f32
  %33 = llvm.fsub %31, %32 : f32
  %34 = llvm.fmul %16, %17 : f32
  %35 = llvm.fadd %34, %34 : f32
  llvm.br ^bb2(%27, %28, %35, %33, %29 : f32, f32, f32, f32, i32)
^bb6:
  %36 = llvm.icmp "slt" %1, %2 : i32
  llvm.cond_br %36, ^bb7, ^bb8(%28, %27 : f32, f32)
^bb7:
  %37 = llvm.call @__divsc3(%6, %5, %28, %27) : (f32, f32, f32, f32) -> vector<2xf32>
  %38 = llvm.extractelement %37[%3 : i64] : vector<2xf32>
  %39 = llvm.extractelement %37[%4 : i64] : vector<2xf32>
  llvm.br ^bb8(%38, %39 : f32, f32)
^bb8(%40: f32, %41: f32):
  %42 = llvm.insertelement %40, %8[%3 : i64] : vector<2xf32>
  %43 = llvm.insertelement %41, %42[%4 : i64] : vector<2xf32>
  llvm.br ^bb9(%43 : vector<2xf32>)
^bb9(%44: vector<2xf32>):
  llvm.return %44 : vector<2xf32>
}
llvm.func internal @fortran_library.cpowk(%0: vector<2xf32>, %1: i64) -> vector<2xf32> {
  %2 = llvm.mlir.constant(0 : i64) : i64
  %3 = llvm.mlir.constant(1 : i64) : i64
  %4 = llvm.mlir.constant(0.000000e+00 : f32) : f32
  %5 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %6 = llvm.mlir.poison : vector<2xf32>
  %7 = llvm.mlir.constant(dense<[1.000000e+00, 0.000000e+00]> : vector<2xf32>) : vector<2xf32>
  %8 = llvm.icmp "eq" %1, %2 : i64
  llvm.cond_br %8, ^bb9(%7 : vector<2xf32>), ^bb1
^bb1:
  %9 = "llvm.intr.abs"(%1) <{is_int_min_poison = false}> : (i64) -> i64
  %10 = llvm.extractelement %0[%2 : i64] : vector<2xf32>
  %11 = llvm.extractelement %0[%3 : i64] : vector<2xf32>
  llvm.br ^bb2(%4, %5, %11, %10, %9 : f32, f32, f32, f32, i64)
^bb2(%12: f32, %13: f32, %14: f32, %15: f32, %16: i64):
  %17 = llvm.and %16, %3 : i64
  %18 = llvm.icmp "eq" %17, %2 : i64
  llvm.cond_br %18, ^bb4(%12, %13 : f32, f32), ^bb3
^bb3:
  %19 = llvm.fmul %13, %15 : f32
  %20 = llvm.fmul %12, %14 : f32
  %21 = llvm.fsub %19, %20 : f32
  %22 = llvm.fmul %13, %14 : f32
  %23 = llvm.fmul %12, %15 : f32
  %24 = llvm.fadd %22, %23 : f32
  llvm.br ^bb4(%24, %21 : f32, f32)
^bb4(%25: f32, %26: f32):
  %27 = llvm.lshr %16, %3 : i64
  %28 = llvm.icmp "eq" %27, %2 : i64
  llvm.cond_br %28, ^bb6, ^bb5
^bb5:
  %29 = llvm.fmul %15, %15 : f32
  %30 = llvm.fmul %14, %14 : f32
  %31 = llvm.fsub %29, %30 : f32
  %32 = llvm.fmul %14, %15 : f32
  %33 = llvm.fadd %32, %32 : f32
  llvm.br ^bb2(%25, %26, %33, %31, %27 : f32, f32, f32, f32, i64)
^bb6:
  %34 = llvm.icmp "slt" %1, %2 : i64
  llvm.cond_br %34, ^bb7, ^bb8(%26, %25 : f32, f32)
^bb7:
  %35 = llvm.call @__divsc3(%5, %4, %26, %25) : (f32, f32, f32, f32) -> vector<2xf32>
  %36 = llvm.extractelement %35[%2 : i64] : vector<2xf32>
  %37 = llvm.extractelement %35[%3 : i64] : vector<2xf32>
  llvm.br ^bb8(%36, %37 : f32, f32)
^bb8(%38: f32, %39: f32):
  %40 = llvm.insertelement %38, %6[%2 : i64] : vector<2xf32>
  %41 = llvm.insertelement %39, %40[%3 : i64] : vector<2xf32>
  llvm.br ^bb9(%41 : vector<2xf32>)
^bb9(%42: vector<2xf32>):
  llvm.return %42 : vector<2xf32>
}
llvm.func @frexp(f64, !llvm.ptr) -> f64
llvm.func @ldexp(f64, i32) -> f64
llvm.func @frexpf(f32, !llvm.ptr) -> f32
llvm.func @ldexpf(f32, i32) -> f32
llvm.func @__divdc3(f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
llvm.func @__divsc3(f32, f32, f32, f32) -> vector<2xf32>
llvm.func internal @fortran_library.count_true(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32) -> i64 {
  %4 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(1 : i32) : i32
  %6 = llvm.mlir.constant(1 : i64) : i64
  %7 = llvm.call @fortran_library.count(%0) : (!llvm.ptr) -> i64
  %8 = llvm.icmp "sgt" %7, %4 : i64
  llvm.cond_br %8, ^bb2(%4, %4 : i64, i64), ^bb1(%4 : i64)
^bb1(%9: i64):
  llvm.return %9 : i64
^bb2(%10: i64, %11: i64):
  %12 = llvm.call @fortran_library.masked(%0, %10) : (!llvm.ptr, i64) -> i32
  %13 = llvm.xor %12, %5 : i32
  %14 = llvm.zext nneg %13 : i32 to i64
  %15 = llvm.add %11, %14 overflow<nsw,nuw> : i64
  %16 = llvm.add %10, %6 overflow<nsw,nuw> : i64
  %17 = llvm.icmp "eq" %16, %7 : i64
  llvm.cond_br %17, ^bb1(%15 : i64), ^bb2(%16, %15 : i64, i64)
}
llvm.func internal @fortran_library.any_true(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32) -> i1 {
  %4 = llvm.mlir.poison : !llvm.ptr
  %5 = llvm.mlir.poison : i32
  %6 = llvm.mlir.constant(0 : i64) : i64
  %7 = llvm.call @fortran_library.count_true(%0, %4, %5, %5) : (!llvm.ptr, !llvm.ptr, i32, i32) -> i64
  %8 = llvm.icmp "sgt" %7, %6 : i64
  llvm.return %8 : i1
}
llvm.func internal @fortran_library.all_true(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32) -> i1 {
  %4 = llvm.mlir.poison : !llvm.ptr
  %5 = llvm.mlir.poison : i32
  %6 = llvm.call @fortran_library.count_true(%0, %4, %5, %5) : (!llvm.ptr, !llvm.ptr, i32, i32) -> i64
  %7 = llvm.call @fortran_library.count(%0) : (!llvm.ptr) -> i64
  %8 = llvm.icmp "eq" %6, %7 : i64
  llvm.return %8 : i1
}
llvm.func internal @fortran_library.at_real8(%0: !llvm.ptr, %1: i32, %2: i64, %3: i64) -> f64 {
  %4 = llvm.mlir.constant(0 : i32) : i32
  %5 = llvm.mlir.constant(1 : i8) : i8
  %6 = llvm.icmp "eq" %1, %4 : i32
  %7 = llvm.getelementptr inbounds %0[40] : (!llvm.ptr) -> !llvm.ptr, i8
  %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.cond_br %6, ^bb2, ^bb1
^bb1:
  %9 = llvm.mul %8, %3 overflow<nsw> : i64
  %10 = llvm.getelementptr inbounds %0[64] : (!llvm.ptr) -> !llvm.ptr, i8
  %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
  %12 = llvm.mul %11, %2 overflow<nsw> : i64
  %13 = llvm.add %12, %9 overflow<nsw> : i64
  llvm.br ^bb3(%13 : i64)
^bb2:
  %14 = llvm.mul %8, %2 overflow<nsw> : i64
  llvm.br ^bb3(%14 : i64)
^bb3(%15: i64):
  llvm.cond_br %6, ^bb4, ^bb6(%15 : i64)
^bb4:
  %16 = llvm.getelementptr inbounds %0[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %17 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i8
  %18 = llvm.icmp "sgt" %17, %5 : i8
  llvm.cond_br %18, ^bb5, ^bb6(%15 : i64)
^bb5:
  %19 = llvm.getelementptr inbounds %0[64] : (!llvm.ptr) -> !llvm.ptr, i8
  %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
  %21 = llvm.mul %20, %3 overflow<nsw> : i64
  %22 = llvm.add %21, %15 overflow<nsw> : i64
  llvm.br ^bb6(%22 : i64)
^bb6(%23: i64):
  %24 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %25 = llvm.getelementptr inbounds %24[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> f64
  llvm.return %26 : f64
}
llvm.func internal @fortran_library.at_real4(%0: !llvm.ptr, %1: i32, %2: i64, %3: i64) -> f32 {
  %4 = llvm.mlir.constant(0 : i32) : i32
  %5 = llvm.mlir.constant(1 : i8) : i8
  %6 = llvm.icmp "eq" %1, %4 : i32
  %7 = llvm.getelementptr inbounds %0[40] : (!llvm.ptr) -> !llvm.ptr, i8
  %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.cond_br %6, ^bb2, ^bb1
^bb1:
  %9 = llvm.mul %8, %3 overflow<nsw> : i64
  %10 = llvm.getelementptr inbounds %0[64] : (!llvm.ptr) -> !llvm.ptr, i8
  %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
  %12 = llvm.mul %11, %2 overflow<nsw> : i64
  %13 = llvm.add %12, %9 overflow<nsw> : i64
  llvm.br ^bb3(%13 : i64)
^bb2:
  %14 = llvm.mul %8, %2 overflow<nsw> : i64
  llvm.br ^bb3(%14 : i64)
^bb3(%15: i64):
  llvm.cond_br %6, ^bb4, ^bb6(%15 : i64)
^bb4:
  %16 = llvm.getelementptr inbounds %0[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %17 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i8
  %18 = llvm.icmp "sgt" %17, %5 : i8
  llvm.cond_br %18, ^bb5, ^bb6(%15 : i64)
^bb5:
  %19 = llvm.getelementptr inbounds %0[64] : (!llvm.ptr) -> !llvm.ptr, i8
  %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
  %21 = llvm.mul %20, %3 overflow<nsw> : i64
  %22 = llvm.add %21, %15 overflow<nsw> : i64
  llvm.br ^bb6(%22 : i64)
^bb6(%23: i64):
  %24 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %25 = llvm.getelementptr inbounds %24[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.return %26 : f32
}
llvm.func internal @fortran_library.extremes(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr) {
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.mlir.constant(0 : i8) : i8
  %5 = llvm.mlir.constant(-1 : i64) : i64
  %6 = llvm.mlir.constant(1 : i64) : i64
  llvm.store %3, %2 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.store %3, %1 {alignment = 8 : i64} : i64, !llvm.ptr
  %7 = llvm.getelementptr inbounds %0[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %8 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i8
  %9 = llvm.icmp "sgt" %8, %4 : i8
  llvm.cond_br %9, ^bb1, ^bb2
^bb1:
  %10 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^bb3(%3 : i64)
^bb2:
  llvm.return
^bb3(%11: i64):
  %12 = llvm.getelementptr inbounds %10[0, %11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<15 x !llvm.struct<(i64, i64, i64)>>
  %13 = llvm.getelementptr inbounds %12[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
  %15 = llvm.add %14, %5 overflow<nsw> : i64
  %16 = llvm.getelementptr inbounds %12[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
  %18 = llvm.mul %15, %17 overflow<nsw> : i64
  %19 = llvm.icmp "slt" %18, %3 : i64
  %20 = llvm.select %19, %1, %2 : i1, !llvm.ptr
  %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
  %22 = llvm.add %21, %18 overflow<nsw> : i64
  llvm.store %22, %20 {alignment = 8 : i64} : i64, !llvm.ptr
  %23 = llvm.add %11, %6 overflow<nsw,nuw> : i64
  %24 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i8
  %25 = llvm.sext %24 : i8 to i64
  %26 = llvm.icmp "slt" %23, %25 : i64
  llvm.cond_br %26, ^bb3(%23 : i64), ^bb2
}
