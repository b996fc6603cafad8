// RUN: ad-opt %s -p "request-derivative{function=gathered kind=grad constant=1 extents=\"x=n*n + 1\",\"y=n\" shadows=fresh},version-aliasing" | filecheck %s
// RUN: ad-opt %s -p "request-derivative{function=gathered kind=grad constant=1 extents=\"x=n*n + 1\",\"y=n\"},version-aliasing" | filecheck %s --check-prefix=ADDS
// RUN: ad-opt %s -p "request-derivative{function=gathered kind=grad constant=1},version-aliasing" | filecheck %s --check-prefix=NOTHING
// RUN: not ad-opt %s -p "request-derivative{function=gathered kind=grad constant=1 extents=\"x=n\" shadows=fresh}" 2>&1 | filecheck %s --check-prefix=UNKNOWN
// RUN: not ad-opt %s -p "request-derivative{function=gathered kind=vjp constant=1 extents=\"x=n\",\"y=n\" shadows=fresh}" 2>&1 | filecheck %s --check-prefix=VJP
// RUN: not ad-opt %s -p "request-derivative{function=gathered extents=\"x=n*k\"}" 2>&1 | filecheck %s --check-prefix=NAMES

// A subscript that is loaded may be any; whoever calls the function says how many elements there
// are. The version for arrays that are apart takes memrefs, begins its shadows, and works on
// copies of what the function overwrites, which it is given as well; the other one begins shadows, too.

// CHECK-LABEL: func.func private @gathered_apart(
// CHECK-SAME:      %n: i64, %i: !llvm.ptr {llvm.noalias}, %x: memref<?xf64> {llvm.noalias}, %y: memref<?xf64> {llvm.noalias}, %{{.*}}: memref<?xf64> {autodiff.given = 3 : i64, llvm.noalias}) -> f64
// CHECK:         memref.load %x[%{{.*}}] : memref<?xf64>
// CHECK:         memref.store %{{.*}}, %y[%{{.*}}] : memref<?xf64>

// CHECK-LABEL: func.func @gathered(
// CHECK-SAME:      %x: !llvm.ptr {ad_opt.extent = "arg0*arg0 + 1"}, %y: !llvm.ptr {ad_opt.extent = "arg0"}

// CHECK-LABEL: func.func private @gathered_apart_grad(
// CHECK-SAME:      %x: memref<?xf64> {llvm.noalias}, %dx: memref<?xf64> {autodiff.shadow, llvm.noalias}
// CHECK:         scf.for
// CHECK-NEXT:      %[[ZERO:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:      memref.store %[[ZERO]], %dx[%{{.*}}] : memref<?xf64>
// CHECK:           memref.store %{{.*}}, %dy[%{{.*}}] : memref<?xf64>
// CHECK:         %[[OWN:.*]] = memref.alloc(%{{.*}}) : memref<?xf64>
// CHECK-NEXT:    autodiff.bwd_diff @gathered_apart(%n, %i, %x, %dx, %[[OWN]], %dy, %y, %{{.*}}) {activity = [const, const, dup, dup, const], primal = false, fresh_shadows = true, discard_memory = true}
// CHECK-NEXT:    memref.dealloc %[[OWN]] : memref<?xf64>

// CHECK-LABEL: func.func @gathered_grad(
// CHECK:         scf.if %{{.*}} {
// CHECK:           %[[X:.*]] = llvm_ext.elements %x[%{{.*}}] : !llvm.ptr -> memref<?xf64>
// CHECK-NEXT:      %[[DX:.*]] = llvm_ext.elements %dx[%{{.*}}] : !llvm.ptr -> memref<?xf64>
// CHECK:           func.call @gathered_apart_grad(%n, %i, %[[X]], %[[DX]]
// CHECK:         } else {
// CHECK:           scf.for
// CHECK:             memref.store %{{.*}} : memref<?xf64>
// CHECK:           scf.for
// CHECK:             memref.store %{{.*}} : memref<?xf64>
// CHECK:           autodiff.bwd_diff @gathered(%n, %i, %x, %dx, %y, %dy, %{{.*}}) {activity = [const, const, dup, dup], primal = false, fresh_shadows = true}

// Shadows to which gradients are added are not written before.
// ADDS-LABEL:  func.func private @gathered_apart_grad(
// ADDS-NOT:      %dx[
// ADDS:          autodiff.bwd_diff @gathered_apart(
// ADDS-LABEL:  func.func @gathered_grad(
// ADDS-NOT:      scf.for
// ADDS:          func.call @gathered_apart_grad(

// NOTHING-NOT: func.func private
// NOTHING-NOT: scf.if
// NOTHING:     autodiff.bwd_diff @gathered(

// UNKNOWN:     AD0704
// UNKNOWN:     the shadow of `y` cannot begin anew: nobody knows how long it is
// VJP:         AD0704
// VJP:         `vjp` takes in its shadows what is wanted
// NAMES:       AD0704
// NAMES:       the extent of `x` is not known: there is no `int`, `long` or other signed integer `k`; there are: n
func.func @gathered(%n: i64, %i: !llvm.ptr, %x: !llvm.ptr, %y: !llvm.ptr) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.index_cast %n : i64 to index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %t = %c0 to %end step %c1 iter_args(%sum = %zero) -> (f64) {
    %k = arith.index_cast %t : index to i64
    %p = llvm.getelementptr %i[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %at = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> i64
    %q = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %v = llvm.load %q {alignment = 8 : i64} : !llvm.ptr -> f64
    %s = llvm.getelementptr %y[%k] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %old = llvm.load %s {alignment = 8 : i64} : !llvm.ptr -> f64
    %new = arith.mulf %v, %old : f64
    llvm.store %new, %s {alignment = 8 : i64} : f64, !llvm.ptr
    %next = arith.addf %sum, %new : f64
    scf.yield %next : f64
  }
  return %r : f64
}
