// RUN: ad-opt %s -p "simplify" | filecheck %s

// CHECK-LABEL: func.func @loop
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c = arith.constant 5 : index
// CHECK-NEXT:    %[[R:.*]] = scf.for %i = %c0 to %c step %c1 iter_args(%a = %x) -> (f64) {
// CHECK-NEXT:      %t = arith.addf %a, %y : f64
// CHECK-NEXT:      scf.yield %t : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[R]] : f64
func.func @loop(%x: f64, %y: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1.0 : f64
  %c = arith.addi %c2, %c3 : index
  %r:2 = scf.for %i = %c0 to %c step %c1 iter_args(%a = %x, %b = %y) -> (f64, f64) {
    %s = arith.mulf %a, %one : f64
    %t = arith.addf %s, %b : f64
    scf.yield %t, %b : f64, f64
  }
  return %r#0 : f64
}

// A branch that is known, and a result that both branches give alike.
// CHECK-LABEL: func.func @branches
// CHECK-NEXT:    %u = math.sin %x : f64
// CHECK-NEXT:    %[[R:.*]] = scf.if %c -> (f64) {
// CHECK-NEXT:      %t = math.cos %u : f64
// CHECK-NEXT:      scf.yield %t : f64
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %u : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[R]], %x : f64, f64
func.func @branches(%c: i1, %x: f64) -> (f64, f64) {
  %true = arith.constant true
  %s = scf.if %true -> (f64) {
    %u = math.sin %x : f64
    scf.yield %u : f64
  } else {
    scf.yield %x : f64
  }
  %r:2 = scf.if %c -> (f64, f64) {
    %again = math.sin %x : f64
    %t = math.cos %again : f64
    scf.yield %t, %x : f64, f64
  } else {
    scf.yield %s, %x : f64, f64
  }
  return %r#0, %r#1 : f64, f64
}

// The sign of zero counts: only the second addition does nothing.
// CHECK-LABEL: func.func @zeros
// CHECK-NEXT:    %zero = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    %a = arith.addf %x, %zero : f64
// CHECK-NEXT:    func.return %a : f64
func.func @zeros(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %minus = arith.constant -0.0 : f64
  %a = arith.addf %x, %zero : f64
  %b = arith.addf %a, %minus : f64
  return %b : f64
}

// What branches and inner loops hand on as it is does not change.
// CHECK-LABEL: func.func @handed_on
// CHECK-NOT:     iter_args
// CHECK:         memref.store %x
// CHECK:         func.return %x : f64
func.func @handed_on(%x: f64, %m: memref<?xf64>, %n: index, %c: i1) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %s = scf.if %c -> (f64) {
      %t = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> (f64) {
        memref.store %b, %m[%j] : memref<?xf64>
        scf.yield %b : f64
      }
      scf.yield %t : f64
    } else {
      scf.yield %a : f64
    }
    scf.yield %s : f64
  }
  func.return %r : f64
}

// One branch changes it.
// CHECK-LABEL: func.func @changed
// CHECK:         iter_args
func.func @changed(%x: f64, %n: index, %c: i1) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %s = scf.if %c -> (f64) {
      %t = math.sin %a : f64
      scf.yield %t : f64
    } else {
      scf.yield %a : f64
    }
    scf.yield %s : f64
  }
  func.return %r : f64
}

// A switch whose results nobody needs keeps the region of a case that does nothing.
// CHECK-LABEL: func.func @switch_for_its_effect
// CHECK:         scf.index_switch %k
// CHECK-NEXT:    case 3 {
// CHECK-NEXT:      scf.yield
// CHECK-NEXT:    }
// CHECK-NEXT:    default {
// CHECK-NEXT:      memref.store
func.func @switch_for_its_effect(%m: memref<2xf64>, %x: f64, %y: f64, %k: index) -> f64 {
  %c0 = arith.constant 0 : index
  %r = scf.index_switch %k -> f64
  case 3 {
    scf.yield %x : f64
  }
  default {
    memref.store %x, %m[%c0] : memref<2xf64>
    scf.yield %y : f64
  }
  func.return %x : f64
}

// What was added is taken away, and the other way round; another number is not.
// CHECK-LABEL: func.func @there_and_back
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %c = arith.addi %i, %c1 : index
// CHECK-NEXT:    %d = arith.subi %c, %c2 : index
// CHECK-NEXT:    func.return %i, %n, %d : index, index, index
func.func @there_and_back(%i: index, %n: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = arith.addi %c1, %i : index
  %a1 = arith.subi %a, %c1 : index
  %b = arith.subi %n, %i : index
  %b1 = arith.addi %i, %b : index
  %c = arith.addi %i, %c1 : index
  %d = arith.subi %c, %c2 : index
  return %a1, %b1, %d : index, index, index
}

// A cast to an index extends with the sign by itself; without, it is behind an extension that
// others share.
// CHECK-LABEL: func.func @extended
// CHECK-NEXT:    %a = arith.index_cast %n : i32 to index
// CHECK-NEXT:    %z = arith.extui %n : i32 to i64
// CHECK-NEXT:    %b = arith.index_castui %z : i64 to index
// CHECK-NEXT:    %[[D:.*]] = arith.index_cast %z : i64 to index
// CHECK-NEXT:    func.return %a, %b, %a, %[[D]] : index, index, index, index
func.func @extended(%n: i32) -> (index, index, index, index) {
  %s = arith.extsi %n : i32 to i64
  %a = arith.index_cast %s : i64 to index
  %z = arith.extui %n : i32 to i64
  %b = arith.index_castui %z : i64 to index
  %c = arith.index_cast %n : i32 to index
  %d = arith.index_castui %n : i32 to index
  return %a, %b, %c, %d : index, index, index, index
}

// What an iteration puts into the result of a loop over tensors is needed.
// CHECK-LABEL: func.func @filled_by_iterations
// CHECK:         tensor.parallel_insert_slice %s into %o[%i] [2] [1]
func.func @filled_by_iterations(%t: tensor<6xi64>) -> tensor<6xi64> {
  %r = scf.forall (%i) = (0) to (6) step (2) shared_outs(%o = %t) -> (tensor<6xi64>) {
    %n = arith.index_cast %i : index to i64
    %s = tensor.splat %n : tensor<2xi64>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xi64> into tensor<6xi64>
    }
  }
  return %r : tensor<6xi64>
}
