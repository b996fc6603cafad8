// RUN: ad-opt %s -p "retype-accesses" | filecheck %s

// CHECK-LABEL: llvm.func @negate
llvm.func @negate(%p: !llvm.ptr, %q: !llvm.ptr) -> f64 {
  %sign = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  // CHECK: %bits = llvm.load %p : !llvm.ptr -> f64
  %bits = llvm.load %p : !llvm.ptr -> i64
  // CHECK-NEXT: %minus = llvm.fneg %bits : f64
  %minus = llvm.xor %bits, %sign : i64
  // CHECK-NEXT: llvm.store %minus, %q : f64, !llvm.ptr
  llvm.store %minus, %q : i64, !llvm.ptr
  %x = llvm.load %q : !llvm.ptr -> f64
  llvm.return %x : f64
}

// Integer arithmetic on the bits of a float stays what it is.
// CHECK-LABEL: llvm.func @root
llvm.func @root(%a: f32) -> f32 {
  %magic = llvm.mlir.constant(1597463007 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %i = llvm.bitcast %a : f32 to i32
  // CHECK: llvm.lshr {{.*}} : i32
  %h = llvm.lshr %i, %one : i32
  // CHECK: llvm.sub {{.*}} : i32
  %n = llvm.sub %magic, %h : i32
  %r = llvm.bitcast %n : i32 to f32
  llvm.return %r : f32
}
