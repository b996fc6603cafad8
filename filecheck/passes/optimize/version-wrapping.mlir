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

// What clang cuts off from a product of 64 bits is it, where it is small.

// CHECK-LABEL: func.func private @cut_small
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK:             %[[WIDE:.*]] = arith.addi %{{.*}} : i64
// CHECK-NEXT:        %[[TIMES:.*]] = arith.muli %{{.*}}, %[[WIDE]] overflow<nsw> : i64
// CHECK-NEXT:        llvm.getelementptr %a[%[[TIMES]]]
// CHECK-LABEL: func.func private @cut(
// CHECK:         arith.trunci
func.func private @cut(%n: i32, %m: i32, %a: !llvm.ptr, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %wide_n = arith.extsi %n : i32 to i64
  %end = arith.index_cast %n : i32 to index
  scf.for %ti = %c0 to %end step %c1 {
    %i = arith.index_cast %ti : index to i64
    %row = arith.muli %i, %wide_n : i64
    scf.for %tj = %c0 to %end step %c1 {
      %j = arith.index_cast %tj : index to i64
      %in = arith.addi %row, %j : i64
      %few = arith.trunci %in : i64 to i32
      %at = arith.muli %m, %few overflow<nsw> : i32
      %wide = arith.extui %at : i32 to i64
      %p = llvm.getelementptr %a[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %x, %p : f64, !llvm.ptr
    }
  }
  return
}
func.func @cut_grad(%n: i32, %m: i32, %a: !llvm.ptr, %da: !llvm.ptr, %x: f64) -> f64 {
  %dx = autodiff.bwd_diff @cut(%n, %m, %a, %da, %x) {activity = [const, const, dup, active], primal = false} : (i32, i32, !llvm.ptr, !llvm.ptr, f64) -> f64
  return %dx : f64
}

// What has become wider is cut off again, and extended once more.

// CHECK-LABEL: func.func private @again_small
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK:             %[[FIRST:.*]] = arith.addi %{{.*}}, %{{.*}} overflow<nsw> : i64
// CHECK-NEXT:        llvm.getelementptr %a[%[[FIRST]]]
// CHECK:             %[[NEXT:.*]] = arith.addi %[[FIRST]], %{{.*}} overflow<nsw> : i64
// CHECK-NEXT:        llvm.getelementptr %a[%[[NEXT]]]
// CHECK-LABEL: func.func private @again(
// CHECK:         arith.trunci
func.func private @again(%n: i32, %a: !llvm.ptr, %x: f64) {
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
      %few = arith.trunci %wide : i64 to i32
      %next = arith.addi %few, %i : i32
      %further = arith.extui %next : i32 to i64
      %q = llvm.getelementptr %a[%further] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %x, %q : f64, !llvm.ptr
    }
  }
  return
}
func.func @again_grad(%n: i32, %a: !llvm.ptr, %da: !llvm.ptr, %x: f64) -> f64 {
  %dx = autodiff.bwd_diff @again(%n, %a, %da, %x) {activity = [const, dup, active], primal = false} : (i32, !llvm.ptr, !llvm.ptr, f64) -> f64
  return %dx : f64
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

// What is cut off from a number that is loaded may be anything.

// CHECK-NOT:     @cut_anywhere_small
// CHECK-LABEL: func.func private @cut_anywhere(
func.func private @cut_anywhere(%n: i32, %k: memref<i64>, %a: !llvm.ptr, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.index_cast %n : i32 to index
  scf.for %ti = %c0 to %end step %c1 {
    %k0 = memref.load %k[] : memref<i64>
    scf.for %tj = %c0 to %end step %c1 {
      %j = arith.index_cast %tj : index to i64
      %row = arith.muli %k0, %j : i64
      %few = arith.trunci %row : i64 to i32
      %wide = arith.extui %few : i32 to i64
      %p = llvm.getelementptr %a[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %x, %p : f64, !llvm.ptr
    }
  }
  return
}
func.func @cut_anywhere_grad(%n: i32, %k: memref<i64>, %a: !llvm.ptr, %da: !llvm.ptr, %x: f64) -> f64 {
  %dx = autodiff.bwd_diff @cut_anywhere(%n, %k, %a, %da, %x) {activity = [const, const, dup, active], primal = false} : (i32, memref<i64>, !llvm.ptr, !llvm.ptr, f64) -> f64
  return %dx : f64
}

// One comparison without a sign asks whether a number is in a range: it is negative in front of it.
// What is cut off is computed in 64 bits all the same; the comparison stays as it is.

// CHECK-LABEL: func.func private @border_small
// CHECK:         %[[I:.*]] = arith.subi %{{.*}}, %c1 : i32
// CHECK:         arith.cmpi ult, %[[I]], %n : i32
// CHECK:         arith.muli %{{.*}}, %{{.*}} overflow<nsw> : i64
func.func private @border(%n: i32, %a: !llvm.ptr, %x: f64) {
  %c0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %c1 = arith.constant 1 : i32
  %end = arith.index_cast %n : i32 to index
  scf.for %ti = %c0 to %end step %i1 {
    %i = arith.index_cast %ti : index to i32
    %above = arith.subi %i, %c1 : i32
    %inside = arith.cmpi ult, %above, %n : i32
    scf.for %tj = %c0 to %end step %i1 {
      %j = arith.index_cast %tj : index to i32
      %row = arith.muli %i, %n : i32
      %at = arith.addi %row, %j : i32
      %wide = arith.extsi %at : i32 to i64
      scf.if %inside {
        %p = llvm.getelementptr %a[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %x, %p : f64, !llvm.ptr
      }
    }
  }
  return
}
func.func @border_grad(%n: i32, %a: !llvm.ptr, %da: !llvm.ptr, %x: f64) -> f64 {
  %dx = autodiff.bwd_diff @border(%n, %a, %da, %x) {activity = [const, dup, active], primal = false} : (i32, !llvm.ptr, !llvm.ptr, f64) -> f64
  return %dx : f64
}

// Quotients and remainders are no farther from zero than what is divided, so rows of as many elements
// as a quotient are tested by that. Nothing is divided in front of the function.

// CHECK-LABEL: func.func private @divided_small
// CHECK:         %[[E:.*]] = arith.divsi %d, %h : i32
// CHECK:         arith.extsi %[[E]] : i32 to i64
// CHECK:         arith.muli %{{.*}}, %{{.*}} overflow<nsw> : i64
// CHECK-LABEL: func.func private @divided(
func.func private @divided(%n: i32, %d: i32, %h: i32, %a: !llvm.ptr, %x: f64) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    scf.for %j = %c0 to %n step %c1 : i32 {
      %e = arith.divsi %d, %h : i32
      %r = arith.muli %i, %e : i32
      %k = arith.addi %r, %j : i32
      %w = arith.extsi %k : i32 to i64
      %q = llvm.getelementptr %a[%w] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %x, %q : f64, !llvm.ptr
    }
  }
  return
}
// CHECK-LABEL: func.func @divided_grad
// CHECK-NOT:     arith.divsi
// CHECK:         scf.if
// CHECK:           autodiff.bwd_diff @divided_small
// CHECK:           autodiff.bwd_diff @divided(
func.func @divided_grad(%n: i32, %d: i32, %h: i32, %a: !llvm.ptr, %da: !llvm.ptr, %x: f64) -> f64 {
  %z = autodiff.bwd_diff @divided(%n, %d, %h, %a, %da, %x) {activity = [const, const, const, dup, active], primal = false} : (i32, i32, i32, !llvm.ptr, !llvm.ptr, f64) -> f64
  return %z : f64
}
