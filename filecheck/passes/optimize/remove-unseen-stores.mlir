// RUN: ad-opt %s --split-input-file -p "remove-unseen-stores" | filecheck %s

// What is left in %out is for nobody; what is stored to %x is read behind.
// CHECK-LABEL: func.func private @f
// CHECK:         memref.store {{.*}}, %x
// CHECK-NOT:     %out[
// CHECK:         scf.for
// CHECK-NEXT:      memref.load %x
// CHECK-NOT:     %out[
// CHECK:         func.return
func.func private @f(%x: memref<?xf64> {llvm.noalias}, %out: memref<?xf64> {llvm.noalias},
    %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf64>
    %w = arith.mulf %v, %v : f64
    memref.store %w, %x[%i] : memref<?xf64>
  }
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf64>
    memref.store %v, %out[%i] : memref<?xf64>
  }
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %u = arith.addf %t, %v : f64
    scf.yield %u : f64
  }
  return %s : f64
}
func.func @g(%x: memref<?xf64> {llvm.noalias}, %dx: memref<?xf64> {autodiff.shadow, llvm.noalias},
    %out: memref<?xf64> {llvm.noalias}, %dout: memref<?xf64> {autodiff.shadow, llvm.noalias},
    %n: index, %dr: f64) {
  autodiff.bwd_diff @h(%x, %dx, %out, %dout, %n, %dr) {activity = [dup, dup, const],
    discard_memory = true, fresh_shadows = true} : (memref<?xf64>, memref<?xf64>, memref<?xf64>,
    memref<?xf64>, index, f64) -> f64
  autodiff.bwd_diff @f(%x, %dx, %out, %dout, %n, %dr) {activity = [dup, dup, const],
    discard_memory = true, fresh_shadows = true} : (memref<?xf64>, memref<?xf64>, memref<?xf64>,
    memref<?xf64>, index, f64) -> f64
  return
}

// The next iteration reads it.
// CHECK-LABEL: func.func private @h
// CHECK:         memref.load %out
// CHECK:         memref.store {{.*}}, %out
func.func private @h(%x: memref<?xf64> {llvm.noalias}, %out: memref<?xf64> {llvm.noalias},
    %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %w = memref.load %out[%c0] : memref<?xf64>
    %p = arith.mulf %v, %w : f64
    %u = arith.addf %t, %p : f64
    memref.store %v, %out[%c0] : memref<?xf64>
    scf.yield %u : f64
  }
  return %s : f64
}

// What is read behind may be the same memory.
// CHECK-LABEL: func.func private @overlapping
// CHECK:         memref.store
func.func private @overlapping(%x: memref<f64>, %out: memref<f64>) -> f64 {
  %one = arith.constant 1.0 : f64
  memref.store %one, %out[] : memref<f64>
  %v = memref.load %x[] : memref<f64>
  return %v : f64
}
func.func @of_overlapping(%x: memref<f64>, %dx: memref<f64> {autodiff.shadow}, %out: memref<f64>,
    %dout: memref<f64> {autodiff.shadow}, %dr: f64) {
  autodiff.bwd_diff @overlapping(%x, %dx, %out, %dout, %dr) {activity = [dup, dup],
    primal = false, discard_memory = true, fresh_shadows = true} : (memref<f64>, memref<f64>,
    memref<f64>, memref<f64>, f64) -> ()
  return
}

// -----

// Somebody may look at it, or at its shadow: another caller, memory that is put back, cotangents.
// CHECK-LABEL: func.func private @called
// CHECK:         memref.store
// CHECK-LABEL: func.func private @kept
// CHECK:         memref.store
// CHECK-LABEL: func.func private @seeded
// CHECK:         memref.store
func.func private @called(%x: f64, %out: memref<f64>) -> f64 {
  memref.store %x, %out[] : memref<f64>
  return %x : f64
}
func.func private @kept(%x: f64, %out: memref<f64>) -> f64 {
  memref.store %x, %out[] : memref<f64>
  return %x : f64
}
func.func private @seeded(%x: f64, %out: memref<f64>) -> f64 {
  memref.store %x, %out[] : memref<f64>
  return %x : f64
}
func.func @g(%x: f64, %out: memref<f64>, %dout: memref<f64> {autodiff.shadow}, %dr: f64) -> f64 {
  %a, %da = autodiff.bwd_diff @called(%x, %out, %dout, %dr) {activity = [active, dup],
    discard_memory = true, fresh_shadows = true} : (f64, memref<f64>, memref<f64>, f64)
    -> (f64, f64)
  %b = func.call @called(%x, %out) : (f64, memref<f64>) -> f64
  %c, %dc = autodiff.bwd_diff @kept(%x, %out, %dout, %dr) {activity = [active, dup],
    fresh_shadows = true} : (f64, memref<f64>, memref<f64>, f64) -> (f64, f64)
  %d, %dd = autodiff.bwd_diff @seeded(%x, %out, %dout, %dr) {activity = [active, dup],
    discard_memory = true} : (f64, memref<f64>, memref<f64>, f64) -> (f64, f64)
  return %dd : f64
}
