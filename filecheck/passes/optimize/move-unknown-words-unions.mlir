// RUN: ad-opt %s -p move-unknown-words | filecheck %s

builtin.module attributes {ad_opt.floats_of_two_types} {
// A double in a register that is only moved between unions may be two floats.
// CHECK-LABEL: func.func @between_unions
func.func @between_unions() {
  // CHECK-NOT: llvm.load
  // CHECK:     "llvm.intr.memcpy"
  // CHECK-NOT: llvm.store
  // CHECK:     "llvm.intr.memcpy"
  %one = arith.constant 1 : i32
  %p = llvm.alloca %one x !llvm.struct<"struct.S", (!llvm.struct<"union.anon", (f64)>, i32)> : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x !llvm.struct<"struct.S", (!llvm.struct<"union.anon", (f64)>, i32)> : (i32) -> !llvm.ptr
  %w = llvm.load %p : !llvm.ptr -> f64
  llvm.store %w, %q : f64, !llvm.ptr
  return
}

// CHECK-LABEL: func.func @declared_double
func.func @declared_double() {
  // CHECK-NOT: memcpy
  // CHECK:     return
  %one = arith.constant 1 : i32
  %p = llvm.alloca %one x !llvm.struct<"struct.T", (f64, i32)> : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x !llvm.struct<"struct.T", (f64, i32)> : (i32) -> !llvm.ptr
  %w = llvm.load %p : !llvm.ptr -> f64
  llvm.store %w, %q : f64, !llvm.ptr
  return
}
}
