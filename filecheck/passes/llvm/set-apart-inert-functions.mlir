// RUN: ad-opt %s -p "set-apart-inert-functions{roots=f least=1}" | filecheck %s
// RUN: ad-opt %s -p "set-apart-inert-functions{roots=f least=100}" | filecheck %s --check-prefix=NONE
// RUN: ad-opt %s -p "set-apart-inert-functions" | filecheck %s --check-prefix=NONE
// RUN: ad-opt %s -p "set-apart-inert-functions{roots=f least=1},raise-llvm" | filecheck %s --check-prefix=RAISED
// NONE-NOT: ad_opt.inert

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @unknown(!llvm.ptr)
llvm.mlir.global internal @state(0.0 : f64) {addr_space = 0 : i32} : f64

// The digits of a number are text, wherever the number comes from. Memory of its own is given to the
// caller, who puts no float there.
// CHECK: llvm.func internal @message(%n: i64) -> !llvm.ptr attributes {ad_opt.inert}
llvm.func internal @message(%n: i64) -> !llvm.ptr {
  %two = llvm.mlir.constant(2 : i64) : i64
  %ten = llvm.mlir.constant(10 : i64) : i64
  %zero = llvm.mlir.constant(48 : i64) : i64
  %p = llvm.call @malloc(%two) : (i64) -> !llvm.ptr
  %d = llvm.urem %n, %ten : i64
  %c = llvm.add %d, %zero : i64
  %b = llvm.trunc %c : i64 to i8
  llvm.store %b, %p : i8, !llvm.ptr
  llvm.return %p : !llvm.ptr
}

// Not so: it is passed a float.
// CHECK: llvm.func internal @square(%x: f64) -> f64 {
llvm.func internal @square(%x: f64) -> f64 {
  %y = llvm.fmul %x, %x : f64
  llvm.return %y : f64
}

// The address of floats.
// CHECK: llvm.func internal @clear(%{{.*}}: !llvm.ptr) {
llvm.func internal @clear(%p: !llvm.ptr) {
  %zero = llvm.mlir.constant(0.0 : f64) : f64
  llvm.store %zero, %p : f64, !llvm.ptr
  llvm.return
}

// Memory in which its caller puts floats.
// CHECK: llvm.func internal @make() -> !llvm.ptr {
llvm.func internal @make() -> !llvm.ptr {
  %n = llvm.mlir.constant(8 : i64) : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  llvm.return %p : !llvm.ptr
}

// The bits of a float.
// CHECK: llvm.func internal @negate(%bits: i64) -> i64 {
llvm.func internal @negate(%bits: i64) -> i64 {
  %sign = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  %r = llvm.xor %bits, %sign : i64
  llvm.return %r : i64
}

// A variable, which may be differentiable.
// CHECK: llvm.func internal @reset() {
llvm.func internal @reset() {
  %zero = llvm.mlir.constant(0.0 : f64) : f64
  %p = llvm.mlir.addressof @state : !llvm.ptr
  llvm.store %zero, %p : f64, !llvm.ptr
  llvm.return
}

// A function that may be called from elsewhere, as its address is given to somebody.
// CHECK: llvm.func internal @called_back(%{{.*}}: !llvm.ptr) {
llvm.func internal @called_back(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1.0 : f64) : f64
  llvm.store %one, %p : f64, !llvm.ptr
  llvm.return
}

// The raised functions call the one that was set apart as it is; no derivative comes from there.
// RAISED: llvm.func internal @message
// RAISED: func.func @f
// RAISED: llvm.call @message({{.*}}) {{.*}}autodiff.inactive
// RAISED: call @square
llvm.func @f(%x: f64, %p: !llvm.ptr, %n: i64) -> f64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %wrong = llvm.icmp "slt" %n, %zero : i64
  llvm.cond_br %wrong, ^error, ^right
^error:
  %text = llvm.call @message(%n) : (i64) -> !llvm.ptr
  %ignored = llvm.call @puts(%text) : (!llvm.ptr) -> i32
  llvm.call @free(%text) : (!llvm.ptr) -> ()
  llvm.br ^right
^right:
  %called = llvm.mlir.addressof @called_back : !llvm.ptr
  llvm.call @unknown(%called) : (!llvm.ptr) -> ()
  llvm.call @reset() : () -> ()
  llvm.call @clear(%p) : (!llvm.ptr) -> ()
  %q = llvm.call @make() : () -> !llvm.ptr
  llvm.store %x, %q : f64, !llvm.ptr
  %bits = llvm.load %q : !llvm.ptr -> i64
  %minus = llvm.call @negate(%bits) : (i64) -> i64
  %y = llvm.bitcast %minus : i64 to f64
  %z = llvm.call @square(%y) : (f64) -> f64
  llvm.return %z : f64
}
