// RUN: ad-opt %s -p sink-zero-fills | filecheck %s

// The loop writes what it would have added to zeros; what it leaves out is filled.

// CHECK-LABEL: func.func @neighbours
// CHECK:         %[[END:.*]] = arith.maxsi %n, %c0 : index
// CHECK:         scf.for %[[K:.*]] = %[[END]] to %{{.*}} step
// CHECK:           memref.store %{{.*}}, %dx[%[[K]]]
// CHECK:         scf.for %i =
// CHECK-NEXT:      memref.load %x[%i]
// CHECK-NEXT:      %[[ZERO:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:      %[[NEW:.*]] = arith.addf %[[ZERO]], %{{.*}} : f64
// CHECK-NEXT:      memref.store %[[NEW]], %dx[%i]
// CHECK:         memref.load %dx[%n]
// CHECK-NOT:     scf.for
func.func @neighbours(%x: memref<?xf64>, %dx: memref<?xf64> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %size = memref.dim %dx, %c0 : memref<?xf64>
  scf.for %k = %c0 to %size step %c1 {
    memref.store %zero, %dx[%k] : memref<?xf64>
  }
  %left = scf.for %i = %c0 to %n step %c1 iter_args(%earlier = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %old = memref.load %dx[%i] : memref<?xf64>
    %new = arith.addf %old, %earlier : f64
    memref.store %new, %dx[%i] : memref<?xf64>
    scf.yield %v : f64
  }
  %last = memref.load %dx[%n] : memref<?xf64>
  %sum = arith.addf %last, %left : f64
  memref.store %sum, %dx[%n] : memref<?xf64>
  return
}

// Rows are filled where they are added to, since the columns are not numbers of iterations.

// CHECK-LABEL: func.func @gathered
// CHECK:         scf.for %i =
// CHECK-NEXT:      arith.constant
// CHECK:           scf.for %[[J:.*]] =
// CHECK:             memref.store %{{.*}}, %dx[%i, %[[J]]]
// CHECK:           scf.for %j =
// CHECK:             memref.load %dx[%i, %at]
func.func @gathered(%at_of: memref<?xindex>, %dx: memref<4x8xf64> {llvm.noalias}, %n: index, %g: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f64
  scf.for %k = %c0 to %c4 step %c1 {
    scf.for %l = %c0 to %c8 step %c1 {
      memref.store %zero, %dx[%k, %l] : memref<4x8xf64>
    }
  }
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %at = memref.load %at_of[%j] : memref<?xindex>
      %old = memref.load %dx[%i, %at] : memref<4x8xf64>
      %new = arith.addf %old, %g : f64
      memref.store %new, %dx[%i, %at] : memref<4x8xf64>
    }
  }
  return
}

// Iterations that meet in an element leave the zeros where they are: of a scatter, of neighbours,
// behind another buffer that may be the same memory, and of a loop that counts by two.

// CHECK-LABEL: func.func @scattered
// CHECK:         scf.for
// CHECK-NEXT:      memref.store %zero, %dx
// CHECK:         scf.for
// CHECK:           memref.load %dx
func.func @scattered(%at_of: memref<?xindex>, %dx: memref<?xf64> {llvm.noalias}, %n: index, %g: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %size = memref.dim %dx, %c0 : memref<?xf64>
  scf.for %k = %c0 to %size step %c1 {
    memref.store %zero, %dx[%k] : memref<?xf64>
  }
  scf.for %j = %c0 to %n step %c1 {
    %at = memref.load %at_of[%j] : memref<?xindex>
    %old = memref.load %dx[%at] : memref<?xf64>
    %new = arith.addf %old, %g : f64
    memref.store %new, %dx[%at] : memref<?xf64>
  }
  return
}

// CHECK-LABEL: func.func @maybe_the_same
// CHECK:         scf.for
// CHECK-NEXT:      memref.store %zero, %dx
// CHECK:         scf.for
// CHECK:           memref.load %dx
func.func @maybe_the_same(%x: memref<?xf64>, %dx: memref<?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %size = memref.dim %dx, %c0 : memref<?xf64>
  scf.for %k = %c0 to %size step %c1 {
    memref.store %zero, %dx[%k] : memref<?xf64>
  }
  scf.for %j = %c0 to %n step %c1 {
    %v = memref.load %x[%j] : memref<?xf64>
    %old = memref.load %dx[%j] : memref<?xf64>
    %new = arith.addf %old, %v : f64
    memref.store %new, %dx[%j] : memref<?xf64>
  }
  return
}

// CHECK-LABEL: func.func @every_other
// CHECK:         scf.for
// CHECK-NEXT:      memref.store %zero, %dx
// CHECK:         scf.for
// CHECK:           memref.load %dx
func.func @every_other(%dx: memref<?xf64> {llvm.noalias}, %n: index, %g: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %size = memref.dim %dx, %c0 : memref<?xf64>
  scf.for %k = %c0 to %size step %c1 {
    memref.store %zero, %dx[%k] : memref<?xf64>
  }
  scf.for %j = %c0 to %n step %c2 {
    %old = memref.load %dx[%j] : memref<?xf64>
    %new = arith.addf %old, %g : f64
    memref.store %new, %dx[%j] : memref<?xf64>
  }
  return
}

// An element is stored in some iterations only: the zero is stored in front of the branch.

// CHECK-LABEL: func.func @sometimes
// CHECK:         scf.for %j =
// CHECK:           memref.store %{{.*}}, %dx[%j]
// CHECK-NEXT:      scf.if
// CHECK-NEXT:        memref.load %dx[%j]
func.func @sometimes(%dx: memref<?xf64> {llvm.noalias}, %n: index, %g: f64, %c: memref<?xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %size = memref.dim %dx, %c0 : memref<?xf64>
  scf.for %k = %c0 to %size step %c1 {
    memref.store %zero, %dx[%k] : memref<?xf64>
  }
  scf.for %j = %c0 to %n step %c1 {
    %yes = memref.load %c[%j] : memref<?xi1>
    scf.if %yes {
      %old = memref.load %dx[%j] : memref<?xf64>
      %new = arith.addf %old, %g : f64
      memref.store %new, %dx[%j] : memref<?xf64>
    }
  }
  return
}
