// RUN: ad-opt %s -p transpose-buffers | filecheck %s

// The inner loop goes down the columns, and so does what is written.
// CHECK-LABEL: func.func @columns
// CHECK:         %m = memref.alloc(%columns, %rows) : memref<?x?xf64>
// CHECK:         scf.for %j
// CHECK-NEXT:      scf.for %i
// CHECK:             memref.load %m[%before, %i]
// CHECK:             memref.store %{{.*}}, %m[%j, %i]
// CHECK:         memref.load %m[%c0, %c1]
// CHECK-NEXT:    memref.dealloc %m
func.func @columns(%rows: index, %columns: index, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%rows, %columns) : memref<?x?xf64>
  %d0 = memref.dim %m, %c0 : memref<?x?xf64>
  scf.for %j = %c1 to %columns step %c1 {
    scf.for %i = %c0 to %d0 step %c1 {
      %before = arith.subi %j, %c1 : index
      %a = memref.load %m[%i, %before] : memref<?x?xf64>
      %b = arith.mulf %a, %x : f64
      memref.store %b, %m[%i, %j] : memref<?x?xf64>
    }
  }
  %r = memref.load %m[%c1, %c0] : memref<?x?xf64>
  memref.dealloc %m : memref<?x?xf64>
  return %r : f64
}

// Rows that an array of one dimension is seen as, and a size that is known.
// CHECK-LABEL: func.func @seen_as_rows
// CHECK:         %[[COLUMNS:.*]] = arith.maxsi %{{.*}}, %n
// CHECK:         %[[M:.*]] = memref.alloc(%[[COLUMNS]]) : memref<?x4xf64>
// CHECK-NOT:     memref.reinterpret_cast
// CHECK:         memref.store %x, %[[M]][%j, %i]
// CHECK:         memref.dealloc %[[M]]
func.func @seen_as_rows(%size: index, %n: index, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc(%size) : memref<?xf64>
  %rows = memref.reinterpret_cast %m to offset: [0], sizes: [4, %n], strides: [%n, 1] : memref<?xf64> to memref<4x?xf64>
  scf.for %j = %c0 to %n step %c1 {
    scf.for %i = %c0 to %c4 step %c1 {
      memref.store %x, %rows[%i, %j] : memref<4x?xf64>
    }
  }
  memref.dealloc %m : memref<?xf64>
  return
}

// By rows; as often by one as by the other; only read by columns, as a factor of a product is.
// CHECK-LABEL: func.func @stays
// CHECK-COUNT-3: memref.alloc(%rows, %columns)
// CHECK:         memref.store %x, %a[%i, %j]
// CHECK:         memref.store %x, %b[%i, %j]
// CHECK:         memref.load %b[%j, %i]
// CHECK:         memref.store %{{.*}}, %c[%i, %j]
// CHECK:         memref.load %c[%j, %i]
func.func @stays(%rows: index, %columns: index, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%rows, %columns) : memref<?x?xf64>
  %b = memref.alloc(%rows, %columns) : memref<?x?xf64>
  %c = memref.alloc(%rows, %columns) : memref<?x?xf64>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %columns step %c1 {
      memref.store %x, %a[%i, %j] : memref<?x?xf64>
      memref.store %x, %b[%i, %j] : memref<?x?xf64>
      %t = memref.load %b[%j, %i] : memref<?x?xf64>
      memref.store %t, %c[%i, %j] : memref<?x?xf64>
      scf.for %k = %c0 to %columns step %c1 {
        %u = memref.load %c[%j, %i] : memref<?x?xf64>
        %v = memref.load %c[%k, %i] : memref<?x?xf64>
      }
    }
  }
  memref.dealloc %a : memref<?x?xf64>
  memref.dealloc %b : memref<?x?xf64>
  memref.dealloc %c : memref<?x?xf64>
  return
}

// Others see how it lies.
// CHECK-LABEL: func.func @seen
// CHECK:         memref.alloc(%rows, %columns)
// CHECK:         memref.store %x, %m[%i, %j]
// CHECK:         return %m
func.func @seen(%rows: index, %columns: index, %x: f64) -> memref<?x?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%rows, %columns) : memref<?x?xf64>
  scf.for %j = %c0 to %columns step %c1 {
    scf.for %i = %c0 to %rows step %c1 {
      memref.store %x, %m[%i, %j] : memref<?x?xf64>
    }
  }
  return %m : memref<?x?xf64>
}

// The length of an array is known where it is asked for, in front of the view.
// CHECK-LABEL: func.func @length
// CHECK:         %[[LENGTH:.*]] = arith.constant 12 : index
// CHECK-NEXT:    %rows = arith.ceildivsi %[[LENGTH]], %n
// CHECK:         memref.alloc(%{{.*}}, %{{.*}}) : memref<?x?xf64>
func.func @length(%n: index, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<12xf64>
  %length = memref.dim %m, %c0 : memref<12xf64>
  %rows = arith.ceildivsi %length, %n : index
  %seen = memref.reinterpret_cast %m to offset: [0], sizes: [%rows, %n], strides: [%n, 1] : memref<12xf64> to memref<?x?xf64>
  scf.for %j = %c0 to %n step %c1 {
    scf.for %i = %c0 to %rows step %c1 {
      memref.store %x, %seen[%i, %j] : memref<?x?xf64>
    }
  }
  memref.dealloc %m : memref<12xf64>
  return
}
