// RUN: ad-opt %s -p "version-rows,simplify" | filecheck %s

// `double a[][220]`: a row has 220 elements, and the function is called with the number of columns.
// The version with rows is chosen where these are no more than 220.

// CHECK-LABEL: func.func private @scale_rows(%m: i32, %n: i32
// CHECK:         %[[V:.*]] = memref.reinterpret_cast %a to offset: [0], sizes: [%{{.*}}, 220], strides: [220, 1] : memref<?xf64> to memref<?x220xf64>
// CHECK:         scf.for %i
// CHECK:           scf.for %j
// CHECK:             memref.load %[[V]][%i, %j]
// CHECK:             memref.store %{{.*}}, %[[V]][%i, %j]
// CHECK-LABEL: func.func private @scale(%m: i32, %n: i32
// CHECK-NOT:     memref.reinterpret_cast
// CHECK:         return
func.func private @scale(%m: i32, %n: i32, %a: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c220 = arith.constant 220 : index
  %rows = arith.index_cast %m : i32 to index
  %columns = arith.index_cast %n : i32 to index
  scf.for %i = %c0 to %rows step %c1 {
    %own = arith.muli %i, %c220 : index
    scf.for %j = %c0 to %columns step %c1 {
      %at = arith.addi %own, %j : index
      %x = memref.load %a[%at] : memref<?xf64>
      %y = arith.mulf %x, %x : f64
      memref.store %y, %a[%at] : memref<?xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func @scale_gradient
// CHECK:         %[[MOST:.*]] = arith.constant 220 : i32
// CHECK:         %[[SMALL:.*]] = arith.cmpi sle, %n, %[[MOST]] : i32
// CHECK-NEXT:    scf.if %[[SMALL]]
// CHECK-NEXT:      autodiff.bwd_diff @scale_rows(
// CHECK-NEXT:    } else {
// CHECK-NEXT:      autodiff.bwd_diff @scale(
func.func @scale_gradient(%m: i32, %n: i32, %a: memref<?xf64>, %da: memref<?xf64>) {
  autodiff.bwd_diff @scale(%m, %n, %a, %da) {activity = [const, const, dup], primal = false} : (i32, i32, memref<?xf64>, memref<?xf64>) -> ()
  return
}

// The same of sizes without a sign: all bits are the number. So is the test.

// CHECK-LABEL: func.func private @unsigned_rows(%m: i32, %n: i32
// CHECK:         memref.reinterpret_cast %a to offset: [0], sizes: [%{{.*}}, 220], strides: [220, 1] : memref<?xf64> to memref<?x220xf64>
// CHECK-LABEL: func.func private @unsigned(%m: i32, %n: i32
// CHECK-NOT:     memref.reinterpret_cast
// CHECK:         return
func.func private @unsigned(%m: i32, %n: i32, %a: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c220 = arith.constant 220 : index
  %rows = arith.index_castui %m : i32 to index
  %wide = arith.extui %n : i32 to i64
  %columns = arith.index_cast %wide : i64 to index
  scf.for %i = %c0 to %rows step %c1 {
    %own = arith.muli %i, %c220 : index
    scf.for %j = %c0 to %columns step %c1 {
      %at = arith.addi %own, %j : index
      %x = memref.load %a[%at] : memref<?xf64>
      %y = arith.mulf %x, %x : f64
      memref.store %y, %a[%at] : memref<?xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func @unsigned_gradient
// CHECK:         %[[MOST:.*]] = arith.constant 220 : i32
// CHECK:         %[[SMALL:.*]] = arith.cmpi ule, %n, %[[MOST]] : i32
// CHECK-NEXT:    scf.if %[[SMALL]]
// CHECK-NEXT:      autodiff.bwd_diff @unsigned_rows(
func.func @unsigned_gradient(%m: i32, %n: i32, %a: memref<?xf64>, %da: memref<?xf64>) {
  autodiff.bwd_diff @unsigned(%m, %n, %a, %da) {activity = [const, const, dup], primal = false} : (i32, i32, memref<?xf64>, memref<?xf64>) -> ()
  return
}

// An extension of fewer bits than the size has is not the size.

// CHECK-NOT:   func.func private @cut_rows
// CHECK-LABEL: func.func private @cut(%n: i64
// CHECK-NOT:     memref.reinterpret_cast
// CHECK:         return
func.func private @cut(%n: i64, %a: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c220 = arith.constant 220 : index
  %few = arith.trunci %n : i64 to i32
  %columns = arith.index_castui %few : i32 to index
  scf.for %i = %c0 to %columns step %c1 {
    %own = arith.muli %i, %c220 : index
    scf.for %j = %c0 to %columns step %c1 {
      %at = arith.addi %own, %j : index
      %x = memref.load %a[%at] : memref<?xf64>
      memref.store %x, %a[%at] : memref<?xf64>
    }
  }
  return
}
func.func @cut_gradient(%n: i64, %a: memref<?xf64>, %da: memref<?xf64>) {
  autodiff.bwd_diff @cut(%n, %a, %da) {activity = [const, dup], primal = false} : (i64, memref<?xf64>, memref<?xf64>) -> ()
  return
}

// What a loop counts to is not what the function is called with; short rows that are known to be long
// enough stay as they are.

// CHECK-LABEL: func.func private @loaded(
// CHECK-NOT:     memref.reinterpret_cast
// CHECK:         return
func.func private @loaded(%size: memref<index>, %a: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %n = memref.load %size[] : memref<index>
  scf.for %i = %c0 to %n step %c1 {
    %own = arith.muli %i, %c7 : index
    scf.for %j = %c0 to %n step %c1 {
      %at = arith.addi %own, %j : index
      %x = memref.load %a[%at] : memref<?xf64>
      memref.store %x, %a[%at] : memref<?xf64>
    }
    scf.for %k = %c0 to %c7 step %c1 {
      %at = arith.addi %own, %k : index
      %x = memref.load %a[%at] : memref<?xf64>
      memref.store %x, %a[%at] : memref<?xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func @loaded_gradient
// CHECK-NOT:     scf.if
// CHECK:         autodiff.bwd_diff @loaded(
func.func @loaded_gradient(%size: memref<index>, %a: memref<?xf64>, %da: memref<?xf64>) {
  autodiff.bwd_diff @loaded(%size, %a, %da) {activity = [const, dup], primal = false} : (memref<index>, memref<?xf64>, memref<?xf64>) -> ()
  return
}

// Columns from one to another that are passed, of rows of a length that is: both stay within a row
// where the test says so. Sums of 64 bits are tested only where they do not wrap.

// CHECK-LABEL: func.func private @part_rows(%low: i32, %high: i64, %n: i64
// CHECK:         memref.reinterpret_cast %a to offset: [0], sizes: [%{{.*}}, %{{.*}}], strides: [%{{.*}}, 1] : memref<?xf64> to memref<?x?xf64>
// CHECK-LABEL: func.func private @part(%low: i32, %high: i64, %n: i64
// CHECK-NOT:     memref.reinterpret_cast
// CHECK:         return
func.func private @part(%low: i32, %high: i64, %n: i64, %m: index, %a: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %row = arith.index_cast %n : i64 to index
  %first = arith.index_cast %low : i32 to index
  %end = arith.index_cast %high : i64 to index
  scf.for %i = %c0 to %m step %c1 {
    %own = arith.muli %i, %row : index
    scf.for %j = %first to %end step %c1 {
      %at = arith.addi %own, %j : index
      %x = memref.load %a[%at] : memref<?xf64>
      %y = arith.mulf %x, %x : f64
      memref.store %y, %a[%at] : memref<?xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func @part_gradient
// CHECK-DAG:     arith.cmpi sle, %n, %{{.*}} : i64
// CHECK-DAG:     arith.cmpi sge, %n, %{{.*}} : i64
// CHECK-DAG:     arith.cmpi sle, %high, %{{.*}} : i64
// CHECK-DAG:     arith.cmpi sge, %high, %{{.*}} : i64
// CHECK-DAG:     arith.index_cast %low : i32 to index
// CHECK:         scf.if
// CHECK-NEXT:      autodiff.bwd_diff @part_rows(
// CHECK-NEXT:    } else {
// CHECK-NEXT:      autodiff.bwd_diff @part(
func.func @part_gradient(%low: i32, %high: i64, %n: i64, %m: index, %a: memref<?xf64>, %da: memref<?xf64>) {
  autodiff.bwd_diff @part(%low, %high, %n, %m, %a, %da) {activity = [const, const, const, const, dup], primal = false} : (i32, i64, i64, index, memref<?xf64>, memref<?xf64>) -> ()
  return
}

// Where the columns begin is read from memory: nobody can test it in front of a call.

// CHECK-NOT: @found_rows
func.func private @found(%n: index, %m: index, %begin: memref<1xindex>, %a: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.load %begin[%c0] : memref<1xindex>
  scf.for %i = %c0 to %m step %c1 {
    %own = arith.muli %i, %n : index
    scf.for %j = %first to %n step %c1 {
      %at = arith.addi %own, %j : index
      %x = memref.load %a[%at] : memref<?xf64>
      %y = arith.mulf %x, %x : f64
      memref.store %y, %a[%at] : memref<?xf64>
    }
  }
  return
}
func.func @found_gradient(%n: index, %m: index, %begin: memref<1xindex>, %a: memref<?xf64>, %da: memref<?xf64>) {
  autodiff.bwd_diff @found(%n, %m, %begin, %a, %da) {activity = [const, const, const, dup], primal = false} : (index, index, memref<1xindex>, memref<?xf64>, memref<?xf64>) -> ()
  return
}
