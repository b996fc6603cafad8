// RUN: ad-opt %s -p share-across-loops | filecheck %s

// The exponential waits in the array that is filled; how often a loop runs is the same.

// CHECK-LABEL: func.func @kept
// CHECK:         scf.for %i =
// CHECK:           %e = math.exp
// CHECK-NEXT:      memref.store %e, %d[%i]
// CHECK:         scf.for %j =
// CHECK-NEXT:      %[[E:.*]] = memref.load %d[%j]
// CHECK-NEXT:      %q = arith.divf %[[E]], %sum
// CHECK-NEXT:      memref.store %q, %d[%j]
// CHECK-NOT:     math.exp
// CHECK:         return
func.func @kept(%a: memref<?xf64> {llvm.noalias}, %d: memref<?xf64> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
    %x = memref.load %a[%i] : memref<?xf64>
    %e = math.exp %x : f64
    %t = arith.addf %s, %e : f64
    scf.yield %t : f64
  }
  %trips = arith.maxsi %n, %c0 : index
  scf.for %j = %c0 to %trips step %c1 {
    %y = memref.load %a[%j] : memref<?xf64>
    %f = math.exp %y : f64
    %q = arith.divf %f, %sum : f64
    memref.store %q, %d[%j] : memref<?xf64>
  }
  return
}

// Nests, of which the value is in the innermost body; what is left out is filled in between.

// CHECK-LABEL: func.func @nests
// CHECK:           memref.store %e, %d[%i, %j]
// CHECK:           memref.load %d[%k, %l]
// CHECK-NOT:     math.exp
// CHECK:         return
func.func @nests(%a: memref<?x?xf64> {llvm.noalias}, %d: memref<?x?xf64> {llvm.noalias}, %m: index, %n: index, %rows: index, %columns: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %m step %c1 iter_args(%s = %zero) -> (f64) {
    %row = scf.for %j = %c0 to %n step %c1 iter_args(%t = %s) -> (f64) {
      %x = memref.load %a[%i, %j] : memref<?x?xf64>
      %e = math.exp %x : f64
      %u = arith.addf %t, %e : f64
      scf.yield %u : f64
    }
    scf.yield %row : f64
  }
  %end = arith.maxsi %m, %c0 : index
  scf.for %r = %end to %rows step %c1 {
    scf.for %q = %c0 to %columns step %c1 {
      memref.store %zero, %d[%r, %q] : memref<?x?xf64>
    }
  }
  scf.for %k = %c0 to %m step %c1 {
    scf.for %l = %c0 to %n step %c1 {
      %y = memref.load %a[%k, %l] : memref<?x?xf64>
      %f = math.exp %y : f64
      %g = arith.mulf %f, %sum : f64
      memref.store %g, %d[%k, %l] : memref<?x?xf64>
    }
  }
  return %sum : f64
}

// What it is computed from changes in between.

// CHECK-LABEL: func.func @changed
// CHECK-COUNT-2: math.exp
func.func @changed(%a: memref<?xf64> {llvm.noalias}, %d: memref<?xf64> {llvm.noalias}, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
    %x = memref.load %a[%i] : memref<?xf64>
    %e = math.exp %x : f64
    %t = arith.addf %s, %e : f64
    scf.yield %t : f64
  }
  memref.store %sum, %a[%c0] : memref<?xf64>
  scf.for %j = %c0 to %n step %c1 {
    %y = memref.load %a[%j] : memref<?xf64>
    %f = math.exp %y : f64
    memref.store %f, %d[%j] : memref<?xf64>
  }
  return %sum : f64
}

// The array is read in between, or before it is written, or may be the one that the value is of.

// CHECK-LABEL: func.func @read
// CHECK-COUNT-2: math.exp
func.func @read(%a: memref<?xf64> {llvm.noalias}, %d: memref<?xf64> {llvm.noalias}, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
    %x = memref.load %a[%i] : memref<?xf64>
    %e = math.exp %x : f64
    %t = arith.addf %s, %e : f64
    scf.yield %t : f64
  }
  %old = memref.load %d[%c0] : memref<?xf64>
  scf.for %j = %c0 to %n step %c1 {
    %y = memref.load %a[%j] : memref<?xf64>
    %f = math.exp %y : f64
    memref.store %f, %d[%j] : memref<?xf64>
  }
  return %old : f64
}

// CHECK-LABEL: func.func @added
// CHECK-COUNT-2: math.exp
func.func @added(%a: memref<?xf64> {llvm.noalias}, %d: memref<?xf64> {llvm.noalias}, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
    %x = memref.load %a[%i] : memref<?xf64>
    %e = math.exp %x : f64
    %t = arith.addf %s, %e : f64
    scf.yield %t : f64
  }
  scf.for %j = %c0 to %n step %c1 {
    %y = memref.load %a[%j] : memref<?xf64>
    %f = math.exp %y : f64
    %old = memref.load %d[%j] : memref<?xf64>
    %new = arith.addf %old, %f : f64
    memref.store %new, %d[%j] : memref<?xf64>
  }
  return %sum : f64
}

// CHECK-LABEL: func.func @aliased
// CHECK-COUNT-2: math.exp
func.func @aliased(%a: memref<?xf64>, %d: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
    %x = memref.load %a[%i] : memref<?xf64>
    %e = math.exp %x : f64
    %t = arith.addf %s, %e : f64
    scf.yield %t : f64
  }
  scf.for %j = %c0 to %n step %c1 {
    %y = memref.load %a[%j] : memref<?xf64>
    %f = math.exp %y : f64
    memref.store %f, %d[%j] : memref<?xf64>
  }
  return %sum : f64
}

// Ranges differ; the store is not of each iteration; elements are narrower; a root is no gain.

// CHECK-LABEL: func.func @ranges
// CHECK-COUNT-2: math.exp
func.func @ranges(%a: memref<?xf64> {llvm.noalias}, %d: memref<?xf64> {llvm.noalias}, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c1 to %n step %c1 iter_args(%s = %zero) -> (f64) {
    %x = memref.load %a[%i] : memref<?xf64>
    %e = math.exp %x : f64
    %t = arith.addf %s, %e : f64
    scf.yield %t : f64
  }
  scf.for %j = %c0 to %n step %c1 {
    %y = memref.load %a[%j] : memref<?xf64>
    %f = math.exp %y : f64
    memref.store %f, %d[%j] : memref<?xf64>
  }
  return %sum : f64
}

// CHECK-LABEL: func.func @some_iterations
// CHECK-COUNT-2: math.exp
func.func @some_iterations(%a: memref<?xf64> {llvm.noalias}, %d: memref<?xf64> {llvm.noalias}, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
    %x = memref.load %a[%i] : memref<?xf64>
    %e = math.exp %x : f64
    %t = arith.addf %s, %e : f64
    scf.yield %t : f64
  }
  scf.for %j = %c0 to %n step %c1 {
    %y = memref.load %a[%j] : memref<?xf64>
    %f = math.exp %y : f64
    %large = arith.cmpf ogt, %f, %sum : f64
    scf.if %large {
      memref.store %f, %d[%j] : memref<?xf64>
    }
  }
  return %sum : f64
}

// CHECK-LABEL: func.func @narrow
// CHECK-COUNT-2: math.exp
func.func @narrow(%a: memref<?xf64> {llvm.noalias}, %d: memref<?xf32> {llvm.noalias}, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
    %x = memref.load %a[%i] : memref<?xf64>
    %e = math.exp %x : f64
    %t = arith.addf %s, %e : f64
    scf.yield %t : f64
  }
  scf.for %j = %c0 to %n step %c1 {
    %y = memref.load %a[%j] : memref<?xf64>
    %f = math.exp %y : f64
    %g = arith.truncf %f : f64 to f32
    memref.store %g, %d[%j] : memref<?xf32>
  }
  return %sum : f64
}

// CHECK-LABEL: func.func @cheap
// CHECK-COUNT-2: math.sqrt
func.func @cheap(%a: memref<?xf64> {llvm.noalias}, %d: memref<?xf64> {llvm.noalias}, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
    %x = memref.load %a[%i] : memref<?xf64>
    %e = math.sqrt %x : f64
    %t = arith.addf %s, %e : f64
    scf.yield %t : f64
  }
  scf.for %j = %c0 to %n step %c1 {
    %y = memref.load %a[%j] : memref<?xf64>
    %f = math.sqrt %y : f64
    memref.store %f, %d[%j] : memref<?xf64>
  }
  return %sum : f64
}
