// RUN: ad-opt %s -p delinearize-accesses,simplify | filecheck %s

// Rows of a length that only the program knows are a dimension; neighbours stay within their rows.

// CHECK-LABEL: func.func @stencil
// CHECK:         %[[V:.*]] = memref.reinterpret_cast %a to offset: [0], sizes: [%{{.*}}, %n], strides: [%n, 1] : memref<?xf64> to memref<?x?xf64>
// CHECK:         scf.for %i = %c1
// CHECK:           scf.for %j = %c1
// CHECK-NOT:         memref.load %a
// CHECK:             %[[L:.*]] = arith.addi %j, %{{.*}} : index
// CHECK-NEXT:        memref.load %[[V]][%i, %[[L]]]
// CHECK:             %[[R:.*]] = arith.addi %j, %{{.*}} : index
// CHECK-NEXT:        memref.load %[[V]][%i, %[[R]]]
// CHECK:             memref.store %{{.*}}, %[[W:.*]][%i, %j] : memref<?x?xf64>
// CHECK:         return
func.func @stencil(%n: index, %a: memref<?xf64>, %b: memref<?xf64>) {
  %c1 = arith.constant 1 : index
  %end = arith.subi %n, %c1 : index
  scf.for %i = %c1 to %end step %c1 {
    scf.for %j = %c1 to %end step %c1 {
      %row = arith.muli %i, %n : index
      %at = arith.addi %row, %j : index
      %left = arith.subi %at, %c1 : index
      %right = arith.addi %at, %c1 : index
      %x = memref.load %a[%left] : memref<?xf64>
      %y = memref.load %a[%right] : memref<?xf64>
      %z = arith.addf %x, %y : f64
      memref.store %z, %b[%at] : memref<?xf64>
    }
  }
  return
}

// Bounds that follow other loops: the largest value of `j` is that of `i`, the largest of which is n - 1.

// CHECK-LABEL: func.func @triangle
// CHECK:         memref.reinterpret_cast %a
// CHECK:         memref.load %{{.*}}[%i, %j] : memref<?x?xf64>
// CHECK:         return
func.func @triangle(%n: index, %a: memref<?xf64>, %b: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %end = arith.addi %i, %c1 : index
    scf.for %j = %c0 to %end step %c1 {
      %row = arith.muli %i, %n : index
      %at = arith.addi %row, %j : index
      %x = memref.load %a[%at] : memref<?xf64>
      memref.store %x, %b[%j] : memref<?xf64>
    }
  }
  return
}

// Not where a place may be in the next row, or in the one before.

// CHECK-LABEL: func.func @next_row
// CHECK-NOT:     memref.reinterpret_cast
// CHECK:         return
func.func @next_row(%n: index, %a: memref<?xf64>, %b: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %row = arith.muli %i, %n : index
      %at = arith.addi %row, %j : index
      %right = arith.addi %at, %c1 : index
      %x = memref.load %a[%right] : memref<?xf64>
      %before = arith.subi %at, %c1 : index
      memref.store %x, %b[%before] : memref<?xf64>
    }
  }
  return
}

// Nor where the columns are counted to another number, where the nest changes the length of a row,
// where a column is found in memory, or where places are not understood.

// CHECK-LABEL: func.func @unknown
// CHECK-NOT:     memref.reinterpret_cast
// CHECK:         return
func.func @unknown(%m: index, %n: index, %a: memref<?xf64>, %b: memref<?xf64>, %c: memref<?xf64>,
    %at: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      %row = arith.muli %i, %n : index
      %place = arith.addi %row, %j : index
      %x = memref.load %a[%place] : memref<?xf64>
      %k = memref.load %at[%j] : memref<?xindex>
      %found = arith.addi %row, %k : index
      memref.store %x, %b[%found] : memref<?xf64>
      %half = arith.divui %place, %k : index
      memref.store %x, %c[%half] : memref<?xf64>
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    %length = memref.load %at[%i] : memref<?xindex>
    scf.for %j = %c0 to %length step %c1 {
      %row = arith.muli %i, %length : index
      %place = arith.addi %row, %j : index
      %x = memref.load %a[%place] : memref<?xf64>
      memref.store %x, %b[%j] : memref<?xf64>
    }
  }
  return
}

// Lengths that are numbers make linear subscripts.

// CHECK-LABEL: func.func @known
// CHECK-NOT:     memref.reinterpret_cast
// CHECK:         return
func.func @known(%n: index, %a: memref<?xf64>, %b: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %c10 step %c1 {
      %row = arith.muli %i, %c10 : index
      %at = arith.addi %row, %j : index
      %x = memref.load %a[%at] : memref<?xf64>
      memref.store %x, %b[%at] : memref<?xf64>
    }
  }
  return
}

// One view for all nests, in front of the first one, whatever branch that is in; but none in front
// of what its extents are made of.

// CHECK-LABEL: func.func @branches
// CHECK:         %[[V:.*]] = memref.reinterpret_cast %a
// CHECK-NOT:     memref.reinterpret_cast %a
// CHECK:         scf.if
// CHECK:           memref.load %[[V]]
// CHECK:         memref.load %[[V]]
// CHECK:         scf.if
// CHECK:           %length = memref.load %at
// CHECK:           %[[W:.*]] = memref.reinterpret_cast %a
// CHECK:           memref.load %[[W]]
// CHECK:         return
func.func @branches(%c: i1, %n: index, %a: memref<?xf64>, %b: memref<?xf64>, %at: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.if %c {
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %row = arith.muli %i, %n : index
        %place = arith.addi %row, %j : index
        %x = memref.load %a[%place] : memref<?xf64>
        memref.store %x, %b[%j] : memref<?xf64>
      }
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %row = arith.muli %i, %n : index
      %place = arith.addi %row, %j : index
      %x = memref.load %a[%place] : memref<?xf64>
      memref.store %x, %b[%j] : memref<?xf64>
    }
  }
  scf.if %c {
    %length = memref.load %at[%c0] : memref<?xindex>
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %length step %c1 {
        %row = arith.muli %i, %length : index
        %place = arith.addi %row, %j : index
        %x = memref.load %a[%place] : memref<?xf64>
        memref.store %x, %b[%j] : memref<?xf64>
      }
    }
  }
  return
}

// A loop that counts the distance to the last column: the sum of both variables is the column. The
// outer loop has trips only where `%some` holds, and counts up to `%last` then.

// CHECK-LABEL: func.func @distance
// CHECK:         %[[V:.*]] = memref.reinterpret_cast %a
// CHECK:         scf.for %i
// CHECK:           memref.load %[[V]][%i, %i] : memref<?x?xf64>
// CHECK:           %[[C:.*]] = arith.addi %i, %j
// CHECK:           memref.load %[[V]][%i, %[[C]]] : memref<?x?xf64>
// CHECK:           memref.store %{{.*}}, %[[V]][%[[C]], %i] : memref<?x?xf64>
// CHECK:         return
func.func @distance(%n: index, %some: i1, %a: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = arith.subi %n, %c1 : index
  %end = arith.select %some, %last, %c0 : index
  scf.for %i = %c0 to %end step %c1 {
    %own = arith.muli %i, %n : index
    %diagonal = arith.addi %own, %i : index
    %d = memref.load %a[%diagonal] : memref<?xf64>
    %left = arith.subi %n, %i : index
    scf.for %j = %c0 to %left step %c1 {
      %column = arith.addi %i, %j : index
      %at = arith.addi %own, %column : index
      %x = memref.load %a[%at] : memref<?xf64>
      %y = arith.addf %x, %d : f64
      %row = arith.muli %column, %n : index
      %mirror = arith.addi %row, %i : index
      memref.store %y, %a[%mirror] : memref<?xf64>
    }
  }
  return
}

// Not where the column may be one more than there are.

// CHECK-LABEL: func.func @too_far
// CHECK-NOT:     memref.reinterpret_cast
// CHECK:         return
func.func @too_far(%n: index, %a: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %own = arith.muli %i, %n : index
    %left = arith.subi %n, %i : index
    scf.for %j = %c0 to %left step %c1 {
      %column = arith.addi %i, %j : index
      %next = arith.addi %column, %c1 : index
      %at = arith.addi %own, %next : index
      %x = memref.load %a[%at] : memref<?xf64>
      memref.store %x, %a[%at] : memref<?xf64>
    }
  }
  return
}

// Columns that are counted down from the end of a row: `2 n - 2 - j` in the row after `i` is `n - 2 - j`
// in the next one.

// CHECK-LABEL: func.func @downwards
// CHECK:         %[[V:.*]] = memref.reinterpret_cast %a
// CHECK:         scf.for %i = %c0
// CHECK:           scf.for %j = %c0
// CHECK-NOT:         memref.load %a
// CHECK:             %[[ROW:.*]] = arith.addi %{{.*}}, %{{.*}} : index
// CHECK:             memref.load %[[V]][%[[ROW]], %{{.*}}] : memref<?x?xf64>
// CHECK:         return
func.func @downwards(%n: index, %a: memref<?xf64>, %b: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %end = arith.subi %n, %c2 : index
  scf.for %i = %c0 to %end step %c1 {
    scf.for %j = %c0 to %end step %c1 {
      %next = arith.addi %i, %c1 : index
      %row = arith.muli %next, %n : index
      %column = arith.subi %end, %j : index
      %at = arith.addi %row, %column : index
      %x = memref.load %a[%at] : memref<?xf64>
      memref.store %x, %b[%at] : memref<?xf64>
    }
  }
  return
}

// A column that may be in the next row, or not.

// CHECK-LABEL: func.func @crossing
// CHECK-NOT:     reinterpret_cast
// CHECK:         return
func.func @crossing(%n: index, %a: memref<?xf64>, %b: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %row = arith.muli %i, %n : index
      %at = arith.addi %row, %j : index
      %next = arith.addi %at, %c1 : index
      %x = memref.load %a[%next] : memref<?xf64>
      memref.store %x, %a[%at] : memref<?xf64>
    }
  }
  return
}

// Rows of `n - 2` elements, where loops count to that; another buffer has rows of `n` elements.

// CHECK-LABEL: func.func @valid
// CHECK:         %[[A:.*]] = memref.reinterpret_cast %a to offset: [0], sizes: [%{{.*}}, %n], strides: [%n, 1]
// CHECK:         %[[B:.*]] = memref.reinterpret_cast %b to offset: [0], sizes: [%{{.*}}, %o, %o], strides: [%{{.*}}, %o, 1]
// CHECK:             memref.load %[[A]][%i, %j] : memref<?x?xf64>
// CHECK:             memref.store %{{.*}}, %[[B]][%f, %i, %j] : memref<?x?x?xf64>
// CHECK:         return
func.func @valid(%m: index, %n: index, %a: memref<?xf64>, %b: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %o = arith.subi %n, %c2 : index
  scf.for %f = %c0 to %m step %c1 {
    scf.for %i = %c0 to %o step %c1 {
      scf.for %j = %c0 to %o step %c1 {
        %row = arith.muli %i, %n : index
        %at = arith.addi %row, %j : index
        %x = memref.load %a[%at] : memref<?xf64>
        %plane = arith.muli %f, %o : index
        %line = arith.addi %plane, %i : index
        %start = arith.muli %line, %o : index
        %to = arith.addi %start, %j : index
        memref.store %x, %b[%to] : memref<?xf64>
      }
    }
  }
  return
}

// Not where the loop counts further than that.

// CHECK-LABEL: func.func @wider
// CHECK-NOT:     memref.reinterpret_cast
// CHECK:         return
func.func @wider(%m: index, %n: index, %b: memref<?xf64>, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %o = arith.subi %n, %c2 : index
  %more = arith.subi %n, %c1 : index
  scf.for %f = %c0 to %m step %c1 {
    scf.for %i = %c0 to %o step %c1 {
      scf.for %j = %c0 to %more step %c1 {
        %plane = arith.muli %f, %o : index
        %line = arith.addi %plane, %i : index
        %start = arith.muli %line, %o : index
        %to = arith.addi %start, %j : index
        memref.store %x, %b[%to] : memref<?xf64>
      }
    }
  }
  return
}

// The loop over rows has trips only if rows have elements, so the first one is in its row; else that
// is not known.

// CHECK-LABEL: func.func @has_a_first
// CHECK:         memref.reinterpret_cast %a
// CHECK:         memref.load %{{.*}}[%i, %{{.*}}] : memref<?x?xf64>
func.func @has_a_first(%n: index, %m: index, %a: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %told = arith.cmpi sgt, %m, %c0 : index
  %rows = arith.select %told, %n, %c0 : index
  scf.for %i = %c0 to %rows step %c1 {
    %row = arith.muli %i, %m : index
    %x = memref.load %a[%row] : memref<?xf64>
    %y = scf.for %j = %c0 to %m step %c1 iter_args(%z = %x) -> (f64) {
      %at = arith.addi %row, %j : index
      %old = memref.load %a[%at] : memref<?xf64>
      %new = arith.mulf %old, %z : f64
      memref.store %new, %a[%at] : memref<?xf64>
      scf.yield %new : f64
    }
  }
  return
}

// Rows from one on that the program is told, which may be in front of the buffer's first; columns
// from such a one on may be in the row above.

// CHECK-LABEL: func.func @from_a_row
// CHECK:         memref.reinterpret_cast %a
// CHECK:         memref.load %{{.*}}[%i, %j] : memref<?x?xf64>
// CHECK-LABEL: func.func @from_a_column
// CHECK-NOT:     memref.reinterpret_cast
// CHECK:         return
func.func @from_a_row(%low: index, %n: index, %m: index, %a: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %low to %n step %c1 {
    %row = arith.muli %i, %m : index
    scf.for %j = %c0 to %m step %c1 {
      %at = arith.addi %row, %j : index
      %x = memref.load %a[%at] : memref<?xf64>
      %y = arith.mulf %x, %x : f64
      memref.store %y, %a[%at] : memref<?xf64>
    }
  }
  return
}
func.func @from_a_column(%low: index, %n: index, %m: index, %a: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %row = arith.muli %i, %m : index
    scf.for %j = %low to %m step %c1 {
      %at = arith.addi %row, %j : index
      %x = memref.load %a[%at] : memref<?xf64>
      %y = arith.mulf %x, %x : f64
      memref.store %y, %a[%at] : memref<?xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func @may_have_none
// CHECK-NOT:     memref.reinterpret_cast
// CHECK:         return
func.func @may_have_none(%n: index, %m: index, %a: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %row = arith.muli %i, %m : index
    %x = memref.load %a[%row] : memref<?xf64>
    %y = scf.for %j = %c0 to %m step %c1 iter_args(%z = %x) -> (f64) {
      %at = arith.addi %row, %j : index
      %old = memref.load %a[%at] : memref<?xf64>
      %new = arith.mulf %old, %z : f64
      memref.store %new, %a[%at] : memref<?xf64>
      scf.yield %new : f64
    }
  }
  return
}


// Rows that are longer than what loops count to by a border: `n + 2` is a size itself. Not where a
// place may be beyond the border.

// CHECK-LABEL: func.func @border
// CHECK:         %[[ROW:.*]] = arith.addi %n, %c2
// CHECK:         memref.reinterpret_cast %a to offset: [0], sizes: [%{{.*}}, %[[ROW]]], strides: [%[[ROW]], 1]
// CHECK:         memref.load %{{.*}}[%{{.*}}, %{{.*}}] : memref<?x?xf64>
// CHECK:         return
func.func @border(%n: index, %m: index, %a: memref<?xf64>, %b: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %row = arith.addi %n, %c2 : index
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %below = arith.addi %i, %c1 : index
      %first = arith.muli %below, %row : index
      %right = arith.addi %j, %c2 : index
      %at = arith.addi %first, %right : index
      %x = memref.load %a[%at] : memref<?xf64>
      memref.store %x, %b[%j] : memref<?xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func @beyond_the_border
// CHECK-NOT:     memref.reinterpret_cast
// CHECK:         return
func.func @beyond_the_border(%n: index, %m: index, %a: memref<?xf64>, %b: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %row = arith.addi %n, %c1 : index
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %first = arith.muli %i, %row : index
      %right = arith.addi %j, %c2 : index
      %at = arith.addi %first, %right : index
      %x = memref.load %a[%at] : memref<?xf64>
      memref.store %x, %b[%j] : memref<?xf64>
    }
  }
  return
}

// Rows of 240 elements are a dimension where all loops are known to stay within them; rows of three
// belong to small arrays, and stay as they are.
// CHECK-LABEL: func.func @long_rows
// CHECK:         %[[V:.*]] = memref.reinterpret_cast %a to offset: [0], sizes: [%{{.*}}, 240], strides: [240, 1] : memref<?xf64> to memref<?x240xf64>
// CHECK-NOT:     memref.reinterpret_cast %b
// CHECK:         memref.load %[[V]][%j, %i]
// CHECK:         memref.store %{{.*}}, %b[%{{.*}}] : memref<?xf64>
func.func @long_rows(%a: memref<?xf64>, %b: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c240 = arith.constant 240 : index
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %row = arith.muli %j, %c240 : index
      %from = arith.addi %row, %i : index
      %x = memref.load %a[%from] : memref<?xf64>
      %short = arith.muli %i, %c3 : index
      %to = arith.addi %short, %j : index
      memref.store %x, %b[%to] : memref<?xf64>
    }
  }
  return
}
