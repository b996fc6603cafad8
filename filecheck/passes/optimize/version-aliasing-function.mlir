// RUN: ad-opt %s -p "version-aliasing{function=scaled},simplify" | filecheck %s

// A function that nobody differentiates tests itself, and does what it does where arrays share memory.

// CHECK:       func.func private @scaled_apart(%n: i64, %a: !llvm.ptr {llvm.noalias},
// CHECK-SAME:      %b: !llvm.ptr {llvm.noalias}) -> i64 attributes {autodiff.no_inline, passthrough = ["noinline"]}
// CHECK-LABEL: func.func @scaled(%n: i64, %a: !llvm.ptr, %b: !llvm.ptr) -> i64 {
// CHECK:         %[[R:.*]] = scf.if %{{.*}} -> (i64) {
// CHECK-NEXT:      %[[APART:.*]] = func.call @scaled_apart(%n, %a, %b)
// CHECK-NEXT:      scf.yield %[[APART]] : i64
// CHECK-NEXT:    } else {
// CHECK:           scf.for
// CHECK:           scf.yield %n : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[R]] : i64
func.func @scaled(%n: i64, %a: !llvm.ptr, %b: !llvm.ptr) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.index_cast %n : i64 to index
  scf.for %t = %c0 to %end step %c1 {
    %i = arith.index_cast %t : index to i64
    %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %q = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %x = llvm.load %q {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.store %x, %p {alignment = 8 : i64} : f64, !llvm.ptr
  }
  return %n : i64
}

// Others stay as they are, and so does what nothing is written in.

// CHECK-NOT:   @other_apart
// CHECK-LABEL: func.func @other(
// CHECK-NOT:     scf.if
func.func @other(%n: i64, %a: !llvm.ptr, %b: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.index_cast %n : i64 to index
  scf.for %t = %c0 to %end step %c1 {
    %i = arith.index_cast %t : index to i64
    %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %q = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %x = llvm.load %q {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.store %x, %p {alignment = 8 : i64} : f64, !llvm.ptr
  }
  return
}
