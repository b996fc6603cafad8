// RUN: ad-opt %s -p "sum-accumulators" | filecheck %s

// The cotangents of a row are summed once, in front of the loop over the rows; a factor is left of
// each row.
// CHECK-LABEL: func.func @rows
// CHECK:         %[[SUMS:.*]] = memref.alloc(%{{.*}}) {autodiff.cotangents} : memref<?xf64>
// CHECK-NEXT:    arith.constant
// CHECK-NEXT:    %[[ROW:.*]] = scf.for {{.*}} iter_args(%[[A:.*]] = %{{.*}}) -> (f64) {
// CHECK-NEXT:      %[[D:.*]] = memref.load %{{.*}} : memref<64xf64>
// CHECK-NEXT:      %[[N:.*]] = arith.addf %[[A]], %[[D]] fastmath<reassoc> : f64
// CHECK-NEXT:      scf.yield %[[N]] : f64
// CHECK-NEXT:    } {llvm.loop_annotation = #loop_annotation}
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      %[[W:.*]] = memref.load %{{.*}} : memref<?xf64>
// CHECK-NEXT:      %[[WS:.*]] = arith.mulf %[[ROW]], %[[W]] : f64
// CHECK-NEXT:      %[[OLD:.*]] = memref.load %[[SUMS]]
// CHECK-NEXT:      %[[NEW:.*]] = arith.addf %[[OLD]], %[[WS]] : f64
// CHECK-NEXT:      memref.store %[[NEW]], %[[SUMS]]
// CHECK:         scf.for
// CHECK-NEXT:      %[[S:.*]] = memref.load %[[SUMS]]
// CHECK-NOT:       scf.for
// CHECK:           memref.store
func.func @rows(%weights: memref<?xf64>, %row: memref<64xf64>, %out: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %weights, %c0 : memref<?xf64>
  %all = memref.alloc(%n) {autodiff.cotangents} : memref<?x64xf64>
  scf.for %j = %c0 to %n step %c1 {
    %w = memref.load %weights[%j] : memref<?xf64>
    scf.for %i = %c0 to %c64 step %c1 {
      %d = memref.load %row[%i] : memref<64xf64>
      %wd = arith.mulf %d, %w : f64
      %old = memref.load %all[%j, %i] : memref<?x64xf64>
      %new = arith.addf %old, %wd : f64
      memref.store %new, %all[%j, %i] : memref<?x64xf64>
    }
  }
  scf.for %k = %c0 to %n step %c1 {
    %sum = scf.for %i = %c0 to %c64 step %c1 iter_args(%acc = %zero) -> (f64) {
      %d = memref.load %all[%k, %i] : memref<?x64xf64>
      memref.store %zero, %all[%k, %i] : memref<?x64xf64>
      %next = arith.addf %acc, %d fastmath<reassoc> : f64
      scf.yield %next : f64
    }
    memref.store %sum, %out[%k] : memref<?xf64>
  }
  memref.dealloc %all : memref<?x64xf64>
  func.return
}

// An element is read by itself: the buffer stays. So does one that no derivative made.
// CHECK-LABEL: func.func @element
// CHECK:         memref.alloc() {autodiff.cotangents} : memref<4xf64>
// CHECK:         memref.alloc() : memref<4xf64>
func.func @element(%x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() {autodiff.cotangents} : memref<4xf64>
  %b = memref.alloc() : memref<4xf64>
  scf.for %i = %c0 to %c4 step %c1 {
    %old = memref.load %a[%i] : memref<4xf64>
    %new = arith.addf %old, %x : f64
    memref.store %new, %a[%i] : memref<4xf64>
    %old2 = memref.load %b[%i] : memref<4xf64>
    %new2 = arith.addf %old2, %x : f64
    memref.store %new2, %b[%i] : memref<4xf64>
  }
  %sum:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%p = %x, %q = %x) -> (f64, f64) {
    %e = memref.load %a[%i] : memref<4xf64>
    %f = memref.load %b[%i] : memref<4xf64>
    %next = arith.addf %p, %e fastmath<reassoc> : f64
    %next2 = arith.addf %q, %f fastmath<reassoc> : f64
    scf.yield %next, %next2 : f64, f64
  }
  %first = memref.load %a[%c0] : memref<4xf64>
  %s = arith.addf %sum#0, %sum#1 : f64
  %t = arith.addf %s, %first : f64
  func.return %t : f64
}
