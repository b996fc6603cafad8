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

// An element is stored in some iterations only: the zero is stored in front of the branch, if there
// is such an element.

// CHECK-LABEL: func.func @sometimes
// CHECK:         scf.for %j =
// CHECK:           %[[IS:.*]] = arith.cmpi ult, %j, %{{.*}} : index
// CHECK-NEXT:      scf.if %[[IS]] {
// CHECK:             memref.store %{{.*}}, %dx[%j]
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.if %yes
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

// Rows of an array of one dimension are filled while they are worked on, up to the last element that
// an iteration may touch, wherever %at lies; what is behind the last one is filled behind the loop.

// CHECK-LABEL: func.func @flat_rows
// CHECK-NOT:     memref.store
// CHECK:         %[[MARK:.*]] = scf.for %i = {{.*}} iter_args(%[[FILLED:.*]] = %{{.*}}) -> (index) {
// CHECK:           %[[NEEDED:.*]] = arith.maxsi
// CHECK-NEXT:      %[[INSIDE:.*]] = arith.minsi %[[NEEDED]], %[[SIZE:.*]] : index
// CHECK-NEXT:      %[[REACHED:.*]] = arith.maxsi %[[FILLED]], %[[INSIDE]] : index
// CHECK:           scf.for %[[K:.*]] = %[[FILLED]] to %[[REACHED]] step
// CHECK:             memref.store %{{.*}}, %dx[%[[K]]]
// CHECK:           memref.load %dx
// CHECK:           scf.yield %[[REACHED]] : index
// CHECK:         scf.for %[[L:.*]] = %[[MARK]] to %[[SIZE]] step
// CHECK:           memref.store %{{.*}}, %dx[%[[L]]]
func.func @flat_rows(%at_of: memref<?xindex>, %dx: memref<?xf64> {llvm.noalias}, %n: index, %g: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f64
  %size = memref.dim %dx, %c0 : memref<?xf64>
  scf.for %k = %c0 to %size step %c1 {
    memref.store %zero, %dx[%k] : memref<?xf64>
  }
  scf.for %i = %c0 to %n step %c1 {
    %row = arith.muli %i, %c64 : index
    %in_row = memref.load %at_of[%i] : memref<?xindex>
    %at = arith.addi %row, %in_row : index
    %old = memref.load %dx[%at] : memref<?xf64>
    %new = arith.subf %old, %g : f64
    memref.store %new, %dx[%at] : memref<?xf64>
    scf.for %j = %c0 to %c64 step %c1 {
      %each = arith.addi %row, %j : index
      %before = memref.load %dx[%each] : memref<?xf64>
      %after = arith.addf %before, %g : f64
      memref.store %after, %dx[%each] : memref<?xf64>
    }
  }
  return
}

// How far the inner loop goes is not known, nor worth it where a row has a few elements.

// CHECK-LABEL: func.func @unknown_rows
// CHECK:         memref.store %zero, %dx
// CHECK-NOT:     iter_args
// CHECK:         return
func.func @unknown_rows(%dx: memref<?xf64> {llvm.noalias}, %n: index, %m: memref<?xindex>, %g: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f64
  %size = memref.dim %dx, %c0 : memref<?xf64>
  scf.for %k = %c0 to %size step %c1 {
    memref.store %zero, %dx[%k] : memref<?xf64>
  }
  scf.for %i = %c0 to %n step %c1 {
    %row = arith.muli %i, %c64 : index
    scf.for %j = %c0 to %c64 step %c1 {
      %off = memref.load %m[%j] : memref<?xindex>
      %each = arith.addi %row, %off : index
      %before = memref.load %dx[%each] : memref<?xf64>
      %after = arith.addf %before, %g : f64
      memref.store %after, %dx[%each] : memref<?xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func @short_rows
// CHECK:         memref.store %zero, %dx
// CHECK-NOT:     iter_args
// CHECK:         return
func.func @short_rows(%dx: memref<?xf64> {llvm.noalias}, %n: index, %g: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  %size = memref.dim %dx, %c0 : memref<?xf64>
  scf.for %k = %c0 to %size step %c1 {
    memref.store %zero, %dx[%k] : memref<?xf64>
  }
  scf.for %i = %c0 to %n step %c1 {
    %row = arith.muli %i, %c3 : index
    scf.for %j = %c0 to %c3 step %c1 {
      %each = arith.addi %row, %j : index
      %before = memref.load %dx[%each] : memref<?xf64>
      %after = arith.addf %before, %g : f64
      memref.store %after, %dx[%each] : memref<?xf64>
    }
  }
  return
}

// A view has rows, of which the last one may end behind the array.

// CHECK-LABEL: func.func @rows_of_a_view
// CHECK:         %[[BEHIND:.*]] = arith.muli
// CHECK:         %[[FROM:.*]] = arith.maxsi %[[BEHIND]], %{{.*}} : index
// CHECK:         scf.for %[[K:.*]] = %[[FROM]] to
// CHECK:           memref.store %{{.*}}, %dx[%[[K]]]
// CHECK:         scf.for %i =
// CHECK-NOT:       memref.load
// CHECK:           scf.for %j =
// CHECK-NEXT:        %[[ZERO:.*]] = arith.constant 0.000000e+00
// CHECK-NEXT:        %[[NEW:.*]] = arith.addf %[[ZERO]], %g
// CHECK-NEXT:        memref.store %[[NEW]], %rows[%i, %j]
func.func @rows_of_a_view(%dx: memref<?xf64> {llvm.noalias}, %n: index, %m: index, %k: index, %g: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %size = memref.dim %dx, %c0 : memref<?xf64>
  scf.for %l = %c0 to %size step %c1 {
    memref.store %zero, %dx[%l] : memref<?xf64>
  }
  %rows = memref.reinterpret_cast %dx to offset: [0], sizes: [%k, %m], strides: [%m, 1]
    : memref<?xf64> to memref<?x?xf64>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      %before = memref.load %rows[%i, %j] : memref<?x?xf64>
      %after = arith.addf %before, %g : f64
      memref.store %after, %rows[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

// Columns of a view lie apart, rows with gaps between them are no rows, and what is seen in two ways
// is left.

// CHECK-LABEL: func.func @columns_of_a_view
// CHECK-COUNT-2: scf.for
// CHECK:         memref.load %rows
// CHECK-LABEL: func.func @rows_with_gaps
// CHECK-COUNT-2: scf.for
// CHECK:         memref.load %rows
// CHECK-LABEL: func.func @two_views
// CHECK-COUNT-2: scf.for
// CHECK:         memref.load %rows
func.func @columns_of_a_view(%dx: memref<?xf64> {llvm.noalias}, %n: index, %m: index, %k: index, %g: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %size = memref.dim %dx, %c0 : memref<?xf64>
  scf.for %l = %c0 to %size step %c1 {
    memref.store %zero, %dx[%l] : memref<?xf64>
  }
  %rows = memref.reinterpret_cast %dx to offset: [0], sizes: [%k, %m], strides: [%m, 1]
    : memref<?xf64> to memref<?x?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %before = memref.load %rows[%c1, %i] : memref<?x?xf64>
    %after = arith.addf %before, %g : f64
    memref.store %after, %rows[%c1, %i] : memref<?x?xf64>
  }
  return
}
func.func @rows_with_gaps(%dx: memref<?xf64> {llvm.noalias}, %n: index, %m: index, %k: index, %g: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %size = memref.dim %dx, %c0 : memref<?xf64>
  scf.for %l = %c0 to %size step %c1 {
    memref.store %zero, %dx[%l] : memref<?xf64>
  }
  %rows = memref.reinterpret_cast %dx to offset: [0], sizes: [%k, %m], strides: [%n, 1]
    : memref<?xf64> to memref<?x?xf64, strided<[?, 1]>>
  scf.for %i = %c0 to %n step %c1 {
    %before = memref.load %rows[%i, %c0] : memref<?x?xf64, strided<[?, 1]>>
    %after = arith.addf %before, %g : f64
    memref.store %after, %rows[%i, %c0] : memref<?x?xf64, strided<[?, 1]>>
  }
  return
}
func.func @two_views(%dx: memref<?xf64> {llvm.noalias}, %n: index, %m: index, %k: index, %g: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %size = memref.dim %dx, %c0 : memref<?xf64>
  scf.for %l = %c0 to %size step %c1 {
    memref.store %zero, %dx[%l] : memref<?xf64>
  }
  %rows = memref.reinterpret_cast %dx to offset: [0], sizes: [%k, %m], strides: [%m, 1]
    : memref<?xf64> to memref<?x?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %before = memref.load %rows[%i, %c0] : memref<?x?xf64>
    %after = arith.addf %before, %g : f64
    memref.store %after, %dx[%i] : memref<?xf64>
  }
  return
}

// In the branch with the loop, zeros are added to as elsewhere; the other one writes them.

// CHECK-LABEL: func.func @guarded
// CHECK-NOT:     memref.store
// CHECK:         scf.if %some {
// CHECK:           scf.for %i =
// CHECK-NOT:         memref.load %dx
// CHECK:             memref.store %{{.*}}, %dx[%i]
// CHECK:         } else {
// CHECK:           scf.for %[[K:.*]] =
// CHECK:             memref.store %{{.*}}, %dx[%[[K]]]
func.func @guarded(%some: i1, %dx: memref<?xf64> {llvm.noalias}, %n: index, %g: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %size = memref.dim %dx, %c0 : memref<?xf64>
  scf.for %k = %c0 to %size step %c1 {
    memref.store %zero, %dx[%k] : memref<?xf64>
  }
  scf.if %some {
    scf.for %i = %c0 to %n step %c1 {
      %old = memref.load %dx[%i] : memref<?xf64>
      %new = arith.addf %old, %g : f64
      memref.store %new, %dx[%i] : memref<?xf64>
    }
  }
  return
}

// A branch that touches one element does not get better.

// CHECK-LABEL: func.func @one_element
// CHECK:         memref.store %zero, %dx
// CHECK:         scf.if %some {
// CHECK-NEXT:      memref.load %dx
// CHECK-NOT:     else
// CHECK:         return
func.func @one_element(%some: i1, %dx: memref<?xf64> {llvm.noalias}, %g: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %size = memref.dim %dx, %c0 : memref<?xf64>
  scf.for %k = %c0 to %size step %c1 {
    memref.store %zero, %dx[%k] : memref<?xf64>
  }
  scf.if %some {
    %old = memref.load %dx[%c0] : memref<?xf64>
    %new = arith.addf %old, %g : f64
    memref.store %new, %dx[%c0] : memref<?xf64>
  }
  return
}

// The rows are touched from the last one on.

// CHECK-LABEL: func.func @falling
// CHECK:         scf.for %[[K:.*]] = %{{.*}} to %{{.*}} step
// CHECK:         scf.for %[[I:.*]] = %c0 to %n step
// CHECK-NOT:       memref.load %dx
// CHECK:           memref.store %{{.*}}, %dx
// CHECK:         return
func.func @falling(%x: memref<?xf64>, %dx: memref<?xf64> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %size = memref.dim %dx, %c0 : memref<?xf64>
  scf.for %k = %c0 to %size step %c1 {
    memref.store %zero, %dx[%k] : memref<?xf64>
  }
  %last = arith.subi %n, %c1 : index
  scf.for %i = %c0 to %n step %c1 {
    %at = arith.subi %last, %i : index
    %v = memref.load %x[%at] : memref<?xf64>
    %old = memref.load %dx[%at] : memref<?xf64>
    %new = arith.addf %old, %v : f64
    memref.store %new, %dx[%at] : memref<?xf64>
  }
  return
}

// Nobody reads what is filled right before it is freed; but not if something is read in between, or
// stored elsewhere.

// CHECK-LABEL: func.func @freed
// CHECK:         memref.load
// CHECK-NOT:     memref.store
// CHECK:         return
func.func @freed(%n: index, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%n) : memref<?xf64>
  %b = memref.alloc(%n) : memref<?xf64>
  %y = memref.load %a[%c0] : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      memref.store %x, %a[%j] : memref<?xf64>
    }
  }
  memref.dealloc %b : memref<?xf64>
  memref.dealloc %a : memref<?xf64>
  return %y : f64
}

// CHECK-LABEL: func.func @not_freed
// CHECK-COUNT-3: memref.store
// CHECK:         return
func.func @not_freed(%n: index, %x: f64, %m: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%n) : memref<?xf64>
  %b = memref.alloc(%n) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %a[%i] : memref<?xf64>
  }
  %y = memref.load %a[%c0] : memref<?xf64>
  memref.dealloc %a : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %b[%i] : memref<?xf64>
    memref.store %x, %m[%i] : memref<?xf64>
  }
  memref.dealloc %b : memref<?xf64>
  return %y : f64
}
