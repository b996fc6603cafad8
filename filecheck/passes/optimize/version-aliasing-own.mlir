// RUN: ad-opt %s -p "version-aliasing" | filecheck %s

// What a function has made itself meets no array of the caller, so it takes no part in the test.

// CHECK: func.func private @through_own_apart(%n: i64, %a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias})
func.func @through_own(%n: i64, %a: !llvm.ptr, %b: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %own = llvm.alloca %one x f64 : (i64) -> !llvm.ptr
  %end = arith.index_cast %n : i64 to index
  scf.for %t = %c0 to %end step %c1 {
    %i = arith.index_cast %t : index to i64
    %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %q = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %x = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> f64
    %y = llvm.load %q {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.store %y, %own {alignment = 8 : i64} : f64, !llvm.ptr
    %w = llvm.load %own {alignment = 8 : i64} : !llvm.ptr -> f64
    %z = arith.mulf %x, %w : f64
    llvm.store %z, %p {alignment = 8 : i64} : f64, !llvm.ptr
  }
  return
}

// CHECK-LABEL: func.func @through_own_grad
// CHECK:         scf.if
// CHECK:         func.call @through_own_apart_derivative(
// CHECK:         autodiff.bwd_diff @through_own(
func.func @through_own_grad(%n: i64, %a: !llvm.ptr, %da: !llvm.ptr, %b: !llvm.ptr, %db: !llvm.ptr) {
  autodiff.bwd_diff @through_own(%n, %a, %da, %b, %db) {activity = [const, dup, dup]} : (i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  return
}

// The caller may pass a variable of the program: it is not the function's own.

llvm.mlir.global internal @variable(0.0 : f64) {addr_space = 0 : i32} : f64

// CHECK-NOT:   _apart
func.func @through_variable(%n: i64, %a: !llvm.ptr, %b: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %other = llvm.mlir.addressof @variable : !llvm.ptr
  %end = arith.index_cast %n : i64 to index
  scf.for %t = %c0 to %end step %c1 {
    %i = arith.index_cast %t : index to i64
    %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %q = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %x = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> f64
    %y = llvm.load %q {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.store %y, %other {alignment = 8 : i64} : f64, !llvm.ptr
    %w = llvm.load %other {alignment = 8 : i64} : !llvm.ptr -> f64
    %z = arith.mulf %x, %w : f64
    llvm.store %z, %p {alignment = 8 : i64} : f64, !llvm.ptr
  }
  return
}

// CHECK-LABEL: func.func @through_variable_grad
// CHECK-NEXT:    autodiff.bwd_diff @through_variable(
// CHECK-NEXT:    func.return
func.func @through_variable_grad(%n: i64, %a: !llvm.ptr, %da: !llvm.ptr, %b: !llvm.ptr, %db: !llvm.ptr) {
  autodiff.bwd_diff @through_variable(%n, %a, %da, %b, %db) {activity = [const, dup, dup]} : (i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  return
}
