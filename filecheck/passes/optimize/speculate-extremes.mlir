// RUN: ad-opt %s -p speculate-extremes | filecheck %s

// CHECK-LABEL: func.func @largest
// CHECK:         %[[M:.*]] = scf.for {{.*}} iter_args(%[[A:.*]] = %first) -> (f32) {
// CHECK:           %[[B:.*]] = arith.maximumf %[[A]], %{{.*}} : f32
// CHECK-NEXT:      scf.yield %[[B]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[NAN:.*]] = arith.cmpf uno, %[[M]], %[[M]] : f32
// CHECK-NEXT:    %[[R:.*]] = scf.if %[[NAN]] -> (f32) {
// CHECK-NEXT:      %[[AGAIN:.*]] = scf.for {{.*}} = %first) -> (f32) {
// CHECK:             arith.maxnumf
// CHECK:           scf.yield %[[AGAIN]] : f32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %[[M]] : f32
// CHECK:         func.return %[[R]] : f32
func.func @largest(%p: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.load %p[%c0] : memref<?xf32>
  %m = scf.for %i = %c1 to %n step %c1 iter_args(%a = %first) -> (f32) {
    %x = memref.load %p[%i] : memref<?xf32>
    %b = arith.maxnumf %a, %x : f32
    scf.yield %b : f32
  }
  func.return %m : f32
}

// What else the loop carries or stores would happen twice; a maximum of itself is no search.
// CHECK-LABEL: func.func @stores
// CHECK-NOT:     scf.if
// CHECK:         func.return
func.func @stores(%p: memref<?xf32>, %n: index, %first: f32) -> (f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = scf.for %i = %c0 to %n step %c1 iter_args(%a = %first) -> (f32) {
    %x = memref.load %p[%i] : memref<?xf32>
    %b = arith.maxnumf %a, %x : f32
    memref.store %b, %p[%i] : memref<?xf32>
    scf.yield %b : f32
  }
  %k, %l = scf.for %i = %c0 to %n step %c1 iter_args(%a = %first, %s = %first) -> (f32, f32) {
    %x = memref.load %p[%i] : memref<?xf32>
    %b = arith.minnumf %a, %x : f32
    %t = arith.addf %s, %x : f32
    scf.yield %b, %t : f32, f32
  }
  %q = scf.for %i = %c0 to %n step %c1 iter_args(%a = %first) -> (f32) {
    %x = memref.load %p[%i] : memref<?xf32>
    %h = arith.mulf %a, %x : f32
    %b = arith.maxnumf %a, %h : f32
    scf.yield %b : f32
  }
  func.return %m, %k, %q : f32, f32, f32
}
