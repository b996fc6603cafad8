// RUN: ad-opt %s -p "raise-products" | filecheck %s

// The sum becomes an operation; what it begins with is stored by the loops that are left.
// CHECK-LABEL: func.func @carried
// CHECK-NOT:     iter_args
// CHECK:         scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step
// CHECK:           scf.for %[[J:.*]] = %{{.*}} to %{{.*}} step
// CHECK-NEXT:        memref.store %zero, %c[%[[I]], %[[J]]]
// CHECK:         linalg.generic
// CHECK-SAME:      affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK:           arith.mulf
// CHECK-NEXT:      arith.addf
// CHECK-NOT:     scf.for
// CHECK:         return
func.func @carried(%a: memref<64x64xf64> {llvm.noalias}, %b: memref<64x64xf64> {llvm.noalias},
    %c: memref<64x64xf64> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f64
  scf.for %i = %c0 to %c64 step %c1 {
    scf.for %j = %c0 to %c64 step %c1 {
      %s = scf.for %k = %c0 to %c64 step %c1 iter_args(%t = %zero) -> (f64) {
        %x = memref.load %a[%i, %k] : memref<64x64xf64>
        %y = memref.load %b[%k, %j] : memref<64x64xf64>
        %p = arith.mulf %x, %y : f64
        %u = arith.addf %t, %p : f64
        scf.yield %u : f64
      }
      memref.store %s, %c[%i, %j] : memref<64x64xf64>
    }
  }
  return
}

// Extents and overlap are not known: the loops stay as the other version.
// CHECK-LABEL: func.func @tested
// CHECK:         scf.if
// CHECK:           linalg.generic
// CHECK:         } else {
// CHECK:           scf.for
// CHECK:             scf.for
// CHECK:               scf.for
// CHECK:                 memref.store
func.func @tested(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %k = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %y = memref.load %b[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %s = memref.load %c[%i, %j] : memref<?x?xf64>
        %t = arith.addf %s, %p : f64
        memref.store %t, %c[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

// In place, as an elimination works: each sum reads what others have written.
// CHECK-LABEL: func.func @in_place
// CHECK-NOT:     linalg
// CHECK:         return
func.func @in_place(%c: memref<64x64xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  scf.for %k = %c0 to %c64 step %c1 {
    scf.for %i = %c0 to %c64 step %c1 {
      scf.for %j = %c0 to %c64 step %c1 {
        %x = memref.load %c[%i, %k] : memref<64x64xf64>
        %y = memref.load %c[%k, %j] : memref<64x64xf64>
        %p = arith.mulf %x, %y : f64
        %s = memref.load %c[%i, %j] : memref<64x64xf64>
        %t = arith.addf %s, %p : f64
        memref.store %t, %c[%i, %j] : memref<64x64xf64>
      }
    }
  }
  return
}
