// RUN: ad-opt %s -p "version-wrapping,simplify" | filecheck %s

// Rows of a matrix in numbers without a sign: `i * n + j` is no more than `n * n - 1`, where that
// is tested, and nothing is lost in 64 bits. The function itself stays as it is.

// CHECK-LABEL: func.func private @rows_small
// CHECK-SAME:      %n: i32
// CHECK-NEXT:    %[[N:.*]] = arith.extsi %n : i32 to i64
// CHECK-NOT:     arith.extui
// CHECK:         scf.for
// CHECK:           %[[I:.*]] = arith.index_cast %{{.*}} : index to i64
// CHECK:           %[[ROW:.*]] = arith.muli %[[I]], %[[N]] overflow<nsw> : i64
// CHECK:           scf.for
// CHECK:             %[[J:.*]] = arith.index_cast %{{.*}} : index to i64
// CHECK:             %[[AT:.*]] = arith.addi %[[ROW]], %[[J]] overflow<nsw> : i64
// CHECK:             llvm.getelementptr %a[%[[AT]]]
// CHECK-LABEL: func.func private @rows(
// CHECK:         arith.muli %{{.*}}, %n : i32
// CHECK:         arith.extui
func.func private @rows(%n: i32, %a: !llvm.ptr, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.index_castui %n : i32 to index
  scf.for %ti = %c0 to %end step %c1 {
    %i = arith.index_cast %ti : index to i32
    %row = arith.muli %i, %n : i32
    scf.for %tj = %c0 to %end step %c1 {
      %j = arith.index_cast %tj : index to i32
      %at = arith.addi %row, %j : i32
      %wide = arith.extui %at : i32 to i64
      %p = llvm.getelementptr %a[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %x, %p : f64, !llvm.ptr
    }
  }
  return
}

// All that is around the request is written twice, so that it stays with it.

// CHECK-LABEL: func.func @rows_grad
// CHECK:         arith.cmpi sle
// CHECK:         %[[R:.*]] = scf.if %{{.*}} -> (f64) {
// CHECK-NEXT:      %[[TWO:.*]] = arith.constant 2
// CHECK-NEXT:      %[[A:.*]] = autodiff.bwd_diff @rows_small(%n, %a, %da, %x)
// CHECK-NEXT:      %[[C:.*]] = arith.mulf %[[A]], %[[TWO]] : f64
// CHECK-NEXT:      scf.yield %[[C]] : f64
// CHECK-NEXT:    } else {
// CHECK-NEXT:      %[[AGAIN:.*]] = arith.constant 2
// CHECK-NEXT:      %[[B:.*]] = autodiff.bwd_diff @rows(%n, %a, %da, %x)
// CHECK-NEXT:      %[[D:.*]] = arith.mulf %[[B]], %[[AGAIN]] : f64
// CHECK-NEXT:      scf.yield %[[D]] : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[R]] : f64
func.func @rows_grad(%n: i32, %a: !llvm.ptr, %da: !llvm.ptr, %x: f64) -> f64 {
  %two = arith.constant 2.0 : f64
  %dx = autodiff.bwd_diff @rows(%n, %a, %da, %x) {activity = [const, dup, active], primal = false} : (i32, !llvm.ptr, !llvm.ptr, f64) -> f64
  %r = arith.mulf %dx, %two : f64
  return %r : f64
}

// What the program promises needs no test, one loop is no nest, and a number that is loaded may be
// any.

// CHECK-NOT: _small
func.func private @promised(%n: i32, %a: !llvm.ptr, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.index_cast %n : i32 to index
  scf.for %ti = %c0 to %end step %c1 {
    %i = arith.index_cast %ti : index to i32
    %row = arith.muli %i, %n overflow<nsw> : i32
    scf.for %tj = %c0 to %end step %c1 {
      %wide = arith.extsi %row : i32 to i64
      %p = llvm.getelementptr %a[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %x, %p : f64, !llvm.ptr
    }
  }
  return
}
func.func private @one_loop(%n: i32, %a: !llvm.ptr, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.index_castui %n : i32 to index
  scf.for %ti = %c0 to %end step %c1 {
    %i = arith.index_cast %ti : index to i32
    %row = arith.muli %i, %n : i32
    %wide = arith.extui %row : i32 to i64
    %p = llvm.getelementptr %a[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %x, %p : f64, !llvm.ptr
  }
  return
}
func.func private @loaded(%n: i32, %a: !llvm.ptr, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.index_castui %n : i32 to index
  scf.for %ti = %c0 to %end step %c1 {
    scf.for %tj = %c0 to %end step %c1 {
      %any = llvm.load %a : !llvm.ptr -> i32
      %row = arith.muli %any, %n : i32
      %wide = arith.extui %row : i32 to i64
      %p = llvm.getelementptr %a[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %x, %p : f64, !llvm.ptr
    }
  }
  return
}
func.func @others(%n: i32, %a: !llvm.ptr, %da: !llvm.ptr, %x: f64) {
  %u = autodiff.bwd_diff @promised(%n, %a, %da, %x) {activity = [const, dup, active], primal = false} : (i32, !llvm.ptr, !llvm.ptr, f64) -> f64
  %v = autodiff.bwd_diff @one_loop(%n, %a, %da, %x) {activity = [const, dup, active], primal = false} : (i32, !llvm.ptr, !llvm.ptr, f64) -> f64
  %w = autodiff.bwd_diff @loaded(%n, %a, %da, %x) {activity = [const, dup, active], primal = false} : (i32, !llvm.ptr, !llvm.ptr, f64) -> f64
  return
}
