// RUN: ad-opt %s -p 'sink-zero-fills{innermost=true}' | filecheck %s

// A loop without loops in it begins with zeros itself.

// CHECK-LABEL: func.func @alone
// CHECK-NOT:     memref.load
// CHECK:         scf.for %i =
// CHECK-NEXT:      %[[ZERO:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:      %[[NEW:.*]] = arith.addf %[[ZERO]], %x : f64
// CHECK-NEXT:      memref.store %[[NEW]], %dx[%i]
func.func @alone(%x: f64, %dx: memref<8xf64> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f64
  scf.for %k = %c0 to %c8 step %c1 {
    memref.store %zero, %dx[%k] : memref<8xf64>
  }
  scf.for %i = %c0 to %c8 step %c1 {
    %old = memref.load %dx[%i] : memref<8xf64>
    %new = arith.addf %old, %x : f64
    memref.store %new, %dx[%i] : memref<8xf64>
  }
  return
}

// In a nest zeros stay in front of the outer loop.

// CHECK-LABEL: func.func @rows
// CHECK:         scf.for %k =
// CHECK:           memref.store %zero, %dx[%k, %l]
// CHECK:         scf.for %i =
// CHECK-NEXT:      scf.for %j =
// CHECK-NEXT:        %old = memref.load %dx[%i, %j]
func.func @rows(%x: f64, %dx: memref<8x8xf64> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f64
  scf.for %k = %c0 to %c8 step %c1 {
    scf.for %l = %c0 to %c8 step %c1 {
      memref.store %zero, %dx[%k, %l] : memref<8x8xf64>
    }
  }
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      %old = memref.load %dx[%i, %j] : memref<8x8xf64>
      %new = arith.addf %old, %x : f64
      memref.store %new, %dx[%i, %j] : memref<8x8xf64>
    }
  }
  return
}
