// RUN: ad-opt %s -p localize-scratch | filecheck %s

// All that is read of %t has been written there before: it is as long as it was, and nobody else's.
// CHECK-LABEL: func.func private @squares(%x: memref<?xf64> {llvm.noalias}, %t: memref<?xf64> {llvm.noalias}) -> f64 {
// CHECK:         %[[N:.*]] = memref.dim %t, %{{.*}} : memref<?xf64>
// CHECK-NEXT:    %[[T:.*]] = memref.alloc(%[[N]]) : memref<?xf64>
// CHECK:         memref.store %{{.*}}, %[[T]][%{{.*}}] : memref<?xf64>
// CHECK:         memref.load %[[T]][%{{.*}}] : memref<?xf64>
// CHECK:         memref.dealloc %[[T]] : memref<?xf64>
// CHECK-NEXT:    func.return
func.func private @squares(%x: memref<?xf64> {llvm.noalias}, %t: memref<?xf64> {llvm.noalias}) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %x[%i] : memref<?xf64>
    %s = arith.mulf %a, %a : f64
    memref.store %s, %t[%i] : memref<?xf64>
  }
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%r = %zero) -> (f64) {
    %a = memref.load %t[%i] : memref<?xf64>
    %next = arith.addf %r, %a : f64
    scf.yield %next : f64
  }
  return %sum : f64
}

func.func @squares_grad(%x: memref<?xf64>, %dx: memref<?xf64>, %t: memref<?xf64>, %dt: memref<?xf64>, %dr: f64) {
  autodiff.bwd_diff @squares(%x, %dx, %t, %dt, %dr) {activity = [dup, dup], primal = false, discard_memory = true, fresh_shadows = true} : (memref<?xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>, f64) -> ()
  return
}

// An element that each iteration writes before it reads it is a variable of the iteration.
// CHECK-LABEL: func.func private @element
// CHECK-NOT:     memref.alloc(
// CHECK:         scf.for
// CHECK-NEXT:      %[[V:.*]] = memref.alloc() : memref<f64>
// CHECK:           memref.store %{{.*}}, %[[V]][] : memref<f64>
// CHECK-NEXT:      memref.load %[[V]][] : memref<f64>
// CHECK:           memref.dealloc %[[V]] : memref<f64>
// CHECK-NEXT:    }
func.func private @element(%x: memref<?xf64> {llvm.noalias}, %t: memref<?xf64> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %x[%i] : memref<?xf64>
    memref.store %a, %t[%i] : memref<?xf64>
    %b = memref.load %t[%i] : memref<?xf64>
    %c = arith.mulf %b, %a : f64
    memref.store %c, %x[%i] : memref<?xf64>
  }
  return
}

func.func @element_grad(%x: memref<?xf64>, %dx: memref<?xf64>, %t: memref<?xf64>, %dt: memref<?xf64>) {
  autodiff.bwd_diff @element(%x, %dx, %t, %dt) {activity = [dup, dup], primal = false, discard_memory = true, fresh_shadows = true} : (memref<?xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>) -> ()
  return
}

// What the element before holds has been given by the caller, in the first iteration.
// CHECK-LABEL: func.func private @before
// CHECK-NOT:     memref.alloc
// CHECK:         return
func.func private @before(%x: memref<?xf64> {llvm.noalias}, %t: memref<?xf64> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  scf.for %i = %c1 to %n step %c1 {
    %h = arith.subi %i, %c1 : index
    %a = memref.load %t[%h] : memref<?xf64>
    memref.store %a, %t[%i] : memref<?xf64>
    %y = memref.load %x[%i] : memref<?xf64>
    %z = arith.mulf %y, %a : f64
    memref.store %z, %x[%i] : memref<?xf64>
  }
  return
}

func.func @before_grad(%x: memref<?xf64>, %dx: memref<?xf64>, %t: memref<?xf64>, %dt: memref<?xf64>) {
  autodiff.bwd_diff @before(%x, %dx, %t, %dt) {activity = [dup, dup], primal = false, discard_memory = true, fresh_shadows = true} : (memref<?xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>) -> ()
  return
}

// A shadow that is not zero is the cotangent of what is in the scratch at the end.
// CHECK-LABEL: func.func private @wanted
// CHECK-NOT:     memref.alloc
// CHECK:         return
func.func private @wanted(%x: f64, %t: memref<1xf64> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  memref.store %x, %t[%c0] : memref<1xf64>
  return
}

func.func @wanted_grad(%x: f64, %t: memref<1xf64>, %dt: memref<1xf64>) -> f64 {
  %dx = autodiff.bwd_diff @wanted(%x, %t, %dt) {activity = [active, dup], primal = false, discard_memory = true} : (f64, memref<1xf64>, memref<1xf64>) -> f64
  return %dx : f64
}
