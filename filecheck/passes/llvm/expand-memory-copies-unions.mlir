// RUN: ad-opt %s -p expand-memory-copies | filecheck %s

// Where the program keeps floats of two types at one place, the member that clang names says nothing.
builtin.module attributes {ad_opt.floats_of_two_types} {
// CHECK-LABEL: func.func @union
func.func @union() {
  // CHECK-NOT: -> f64
  // CHECK:     "llvm.intr.memcpy"
  // CHECK-SAME: ad_opt.numbers
  %one = arith.constant 1 : i32
  %size = arith.constant 8 : i64
  %p = llvm.alloca %one x !llvm.struct<"union.anon", (f64)> : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x !llvm.struct<"union.anon", (f64)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%q, %p, %size) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// CHECK-LABEL: func.func @struct
func.func @struct() {
  // CHECK-NOT: memcpy
  // CHECK:     llvm.load {{.*}} -> f64
  %one = arith.constant 1 : i32
  %size = arith.constant 8 : i64
  %p = llvm.alloca %one x !llvm.struct<"struct.S", (f64)> : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x !llvm.struct<"struct.S", (f64)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%q, %p, %size) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}
}
