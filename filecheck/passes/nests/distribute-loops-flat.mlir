// RUN: ad-opt %s -p "distribute-loops" | filecheck %s

// A flat array that is filled in three dimensions and read in one is each iteration's alone: it has
// as many elements as the loops have trips together.

// CHECK-LABEL: func.func @images
// CHECK:         scf.for
// CHECK:           %[[ROWS:.*]] = memref.alloc(%{{.*}}) : memref<72x?xf64>
// CHECK:           memref.store %{{.*}}, %[[ROWS]][%{{.*}}, %{{.*}}] : memref<72x?xf64>
// CHECK:           memref.load %[[ROWS]][%{{.*}}, %{{.*}}] : memref<72x?xf64>
// CHECK:         return
func.func @images(%x: memref<?x?x?xf64> {llvm.noalias}, %w: memref<?x?xf64> {llvm.noalias}, %out: memref<?x?xf64> {llvm.noalias}, %n: index, %c: index, %s: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %less = arith.constant -2 : index
  %zero = arith.constant 0.0 : f64
  %o = arith.addi %s, %less : index
  %area = arith.muli %o, %o : index
  %size = arith.muli %c, %area : index
  %a = memref.alloc(%size) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %f = %c0 to %c step %c1 {
      scf.for %p = %c0 to %o step %c1 {
        scf.for %q = %c0 to %o step %c1 {
          %y = memref.load %x[%i, %p, %q] : memref<?x?x?xf64>
          %z = math.tanh %y : f64
          %plane = arith.muli %f, %o : index
          %line = arith.addi %plane, %p : index
          %row = arith.muli %line, %o : index
          %at = arith.addi %row, %q : index
          memref.store %z, %a[%at] : memref<?xf64>
        }
      }
    }
    scf.for %g = %c0 to %k step %c1 {
      %t = scf.for %j = %c0 to %size step %c1 iter_args(%u = %zero) -> (f64) {
        %y = memref.load %a[%j] : memref<?xf64>
        %z = memref.load %w[%g, %j] : memref<?x?xf64>
        %v = arith.mulf %y, %z : f64
        %r = arith.addf %u, %v : f64
        scf.yield %r : f64
      }
      memref.store %t, %out[%i, %g] : memref<?x?xf64>
    }
  }
  memref.dealloc %a : memref<?xf64>
  return
}

// Not where planes lie further apart than they have elements: between them is what was there before.

// CHECK-LABEL: func.func @gaps
// CHECK-NOT:     memref<72x
// CHECK:         return
func.func @gaps(%x: memref<?x?x?xf64> {llvm.noalias}, %w: memref<?x?xf64> {llvm.noalias}, %out: memref<?x?xf64> {llvm.noalias}, %n: index, %c: index, %o: index, %m: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %size = arith.muli %c, %m : index
  %a = memref.alloc(%size) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %f = %c0 to %c step %c1 {
      scf.for %p = %c0 to %o step %c1 {
        %y = memref.load %x[%i, %f, %p] : memref<?x?x?xf64>
        %z = math.tanh %y : f64
        %row = arith.muli %f, %m : index
        %at = arith.addi %row, %p : index
        memref.store %z, %a[%at] : memref<?xf64>
      }
    }
    scf.for %g = %c0 to %k step %c1 {
      %t = scf.for %j = %c0 to %size step %c1 iter_args(%u = %zero) -> (f64) {
        %y = memref.load %a[%j] : memref<?xf64>
        %z = memref.load %w[%g, %j] : memref<?x?xf64>
        %v = arith.mulf %y, %z : f64
        %r = arith.addf %u, %v : f64
        scf.yield %r : f64
      }
      memref.store %t, %out[%i, %g] : memref<?x?xf64>
    }
  }
  memref.dealloc %a : memref<?xf64>
  return
}

// Nor memory that others see, in which something may be where sizes are negative.

// CHECK-LABEL: func.func @lent
// CHECK-NOT:     memref<72x
// CHECK:         return
func.func @lent(%x: memref<?x?x?xf64> {llvm.noalias}, %w: memref<?x?xf64> {llvm.noalias}, %out: memref<?x?xf64> {llvm.noalias}, %a: memref<?xf64> {llvm.noalias}, %n: index, %c: index, %o: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %size = arith.muli %c, %o : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %f = %c0 to %c step %c1 {
      scf.for %p = %c0 to %o step %c1 {
        %y = memref.load %x[%i, %f, %p] : memref<?x?x?xf64>
        %z = math.tanh %y : f64
        %row = arith.muli %f, %o : index
        %at = arith.addi %row, %p : index
        memref.store %z, %a[%at] : memref<?xf64>
      }
    }
    scf.for %g = %c0 to %k step %c1 {
      %t = scf.for %j = %c0 to %size step %c1 iter_args(%u = %zero) -> (f64) {
        %y = memref.load %a[%j] : memref<?xf64>
        %z = memref.load %w[%g, %j] : memref<?x?xf64>
        %v = arith.mulf %y, %z : f64
        %r = arith.addf %u, %v : f64
        scf.yield %r : f64
      }
      memref.store %t, %out[%i, %g] : memref<?x?xf64>
    }
  }
  return
}

// An array that is filled to its end before anything else happens to it is each iteration's alone,
// wherever that reads and writes it then. Not if the filling leaves out its last element.

// CHECK-LABEL: func.func @filled
// CHECK:         memref.alloc(%{{.*}}) : memref<72x?xf64>
// CHECK:         return
// CHECK-LABEL: func.func @filled_in_part
// CHECK-NOT:     memref<72x
// CHECK:         return
func.func @filled(%x: memref<?x?xf64> {llvm.noalias}, %w: memref<?x?xf64> {llvm.noalias}, %at: memref<?xindex> {llvm.noalias}, %out: memref<?x?xf64> {llvm.noalias}, %n: index, %m: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %a = memref.alloc(%m) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      %y = memref.load %x[%i, %j] : memref<?x?xf64>
      memref.store %y, %a[%j] : memref<?xf64>
    }
    scf.for %j = %c0 to %k step %c1 {
      %p = memref.load %at[%j] : memref<?xindex>
      %y = memref.load %a[%p] : memref<?xf64>
      %z = math.tanh %y : f64
      memref.store %z, %a[%p] : memref<?xf64>
    }
    scf.for %g = %c0 to %k step %c1 {
      %t = scf.for %j = %c0 to %k step %c1 iter_args(%u = %zero) -> (f64) {
        %y = memref.load %a[%j] : memref<?xf64>
        %z = memref.load %w[%g, %j] : memref<?x?xf64>
        %v = arith.mulf %y, %z : f64
        %r = arith.addf %u, %v : f64
        scf.yield %r : f64
      }
      memref.store %t, %out[%i, %g] : memref<?x?xf64>
    }
  }
  memref.dealloc %a : memref<?xf64>
  return
}
func.func @filled_in_part(%x: memref<?x?xf64> {llvm.noalias}, %w: memref<?x?xf64> {llvm.noalias}, %at: memref<?xindex> {llvm.noalias}, %out: memref<?x?xf64> {llvm.noalias}, %n: index, %m: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %more = arith.addi %m, %c1 : index
  %a = memref.alloc(%more) : memref<?xf64>
  memref.store %zero, %a[%m] : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      %y = memref.load %x[%i, %j] : memref<?x?xf64>
      memref.store %y, %a[%j] : memref<?xf64>
    }
    scf.for %j = %c0 to %k step %c1 {
      %p = memref.load %at[%j] : memref<?xindex>
      %y = memref.load %a[%p] : memref<?xf64>
      %z = math.tanh %y : f64
      memref.store %z, %a[%p] : memref<?xf64>
    }
    scf.for %g = %c0 to %k step %c1 {
      %t = scf.for %j = %c0 to %k step %c1 iter_args(%u = %zero) -> (f64) {
        %y = memref.load %a[%j] : memref<?xf64>
        %z = memref.load %w[%g, %j] : memref<?x?xf64>
        %v = arith.mulf %y, %z : f64
        %r = arith.addf %u, %v : f64
        scf.yield %r : f64
      }
      memref.store %t, %out[%i, %g] : memref<?x?xf64>
    }
  }
  memref.dealloc %a : memref<?xf64>
  return
}
