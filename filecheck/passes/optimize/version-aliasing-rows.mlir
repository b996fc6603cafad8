// RUN: ad-opt %s -p "hoist-invariants,version-aliasing{function=running},raise-elements,unguard-loops,hoist-invariants,unguard-loops,delinearize-accesses,hoist-invariants,simplify" | filecheck %s

// A test of the columns that stands in a loop over rows goes around that loop, and then away: the version for arrays
// that are apart has rows, as those have that are prepared once more with arrays in the place of addresses.

// CHECK-LABEL: func.func private @running_apart(
// CHECK-NEXT:    %y_1 = llvm_ext.elements %y
// CHECK-NEXT:    %[[X:.*]] = llvm_ext.elements %x
// CHECK-NOT:     scf.if
// CHECK:         %[[ROWS:.*]] = memref.reinterpret_cast %[[X]] {{.*}} : memref<?xf64> to memref<?x?xf64>
// CHECK:         scf.for
// CHECK-NOT:     scf.if
// CHECK:           scf.for
// CHECK:             memref.load %[[ROWS]][
// CHECK:             memref.store %{{.*}}, %[[ROWS]][
// CHECK:         func.return
func.func @running(%n: i64, %m: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %rows = arith.index_cast %n : i64 to index
  %some = arith.cmpi sgt, %m, %one : i64
  scf.for %t = %c0 to %rows step %c1 {
    %i = arith.index_cast %t : index to i64
    %row = arith.muli %i, %m overflow<nsw, nuw> : i64
    scf.if %some {
      %p = llvm.getelementptr %x[%row] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %first = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> f64
      %less = arith.subi %m, %one : i64
      %end = arith.index_cast %less : i64 to index
      %last = scf.for %u = %c0 to %end step %c1 iter_args(%so_far = %first) -> (f64) {
        %j = arith.index_cast %u : index to i64
        %next = arith.addi %j, %one overflow<nsw, nuw> : i64
        %at = arith.addi %row, %next overflow<nsw> : i64
        %r = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %e = llvm.load %r {alignment = 8 : i64} : !llvm.ptr -> f64
        %product = arith.mulf %e, %so_far : f64
        llvm.store %product, %r {alignment = 8 : i64} : f64, !llvm.ptr
        scf.yield %product : f64
      }
      llvm.store %last, %q {alignment = 8 : i64} : f64, !llvm.ptr
    }
  }
  return
}
