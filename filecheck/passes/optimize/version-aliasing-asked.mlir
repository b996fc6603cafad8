// RUN: ad-opt %s -p "version-aliasing{function=doubled}" | filecheck %s

// A request about a function that gets versions is about the function as it is written.

// CHECK:       func.func private @doubled_as_written(
// CHECK-NOT:     scf.if
// CHECK-LABEL: func.func @doubled(
// CHECK:         scf.if
// CHECK-NEXT:      func.call @doubled_apart_1(
// CHECK-LABEL: func.func @asked(
// CHECK:         scf.if
// CHECK:           func.call @doubled_apart_derivative(
// CHECK:           autodiff.bwd_diff @doubled_as_written(
func.func @doubled(%n: i64, %a: !llvm.ptr, %b: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.index_cast %n : i64 to index
  scf.for %t = %c0 to %end step %c1 {
    %i = arith.index_cast %t : index to i64
    %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %q = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %x = llvm.load %q {alignment = 8 : i64} : !llvm.ptr -> f64
    %y = arith.addf %x, %x : f64
    llvm.store %y, %p {alignment = 8 : i64} : f64, !llvm.ptr
  }
  return
}
func.func @asked(%n: i64, %a: !llvm.ptr, %da: !llvm.ptr, %b: !llvm.ptr, %db: !llvm.ptr) {
  autodiff.bwd_diff @doubled(%n, %a, %da, %b, %db) {activity = [const, dup, dup], primal = false} : (i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  return
}
