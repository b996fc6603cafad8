// RUN: ad-opt %s -p "detach-shifts{fast=true}" | filecheck %s
// RUN: ad-opt %s -p "detach-shifts" | filecheck %s --check-prefix=STRICT

// Without flags nothing is reassociated; @flagged says that it may be.
// STRICT-COUNT-1: autodiff.stop_gradient
// STRICT-NOT:     autodiff.stop_gradient

// CHECK-LABEL: func.func @logsumexp
// CHECK:         %m = scf.for
// CHECK:         %[[C:.*]] = autodiff.stop_gradient %m : f64
// CHECK:         arith.subf %{{.*}}, %[[C]]
// CHECK:         arith.addf %[[C]], %l
func.func @logsumexp(%x: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %low = arith.constant 0xFFF0000000000000 : f64
  %m = scf.for %i = %c0 to %n step %c1 iter_args(%a = %low) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %b = arith.maximumf %a, %v : f64
    scf.yield %b : f64
  }
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %d = arith.subf %v, %m : f64
    %e = math.exp %d : f64
    %b = arith.addf %a, %e : f64
    scf.yield %b : f64
  }
  %l = math.log %s : f64
  %y = arith.addf %m, %l : f64
  return %y : f64
}

// A quotient of exponentials at a temperature, row by row; the empty row in a branch.

// CHECK-LABEL: func.func @rows
// CHECK:           autodiff.stop_gradient
func.func @rows(%x: memref<?x?xf64>, %out: memref<?x?xf64>, %rows: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %low = arith.constant 0xFFF0000000000000 : f64
  scf.for %r = %c0 to %rows step %c1 {
    %m = scf.for %i = %c0 to %n step %c1 iter_args(%a = %low) -> (f64) {
      %v = memref.load %x[%r, %i] : memref<?x?xf64>
      %b = arith.maximumf %a, %v : f64
      scf.yield %b : f64
    }
    %some = arith.cmpi ult, %c0, %n : index
    %s = scf.if %some -> (f64) {
      %t = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
        %v = memref.load %x[%r, %i] : memref<?x?xf64>
        %d = arith.subf %v, %m : f64
        %e = math.exp %d : f64
        %q = arith.mulf %e, %e : f64
        %b = arith.addf %a, %q : f64
        scf.yield %b : f64
      }
      scf.yield %t : f64
    } else {
      scf.yield %zero : f64
    }
    scf.for %i = %c0 to %n step %c1 {
      %v = memref.load %x[%r, %i] : memref<?x?xf64>
      %d = arith.subf %v, %m : f64
      %d2 = arith.mulf %d, %two : f64
      %e = math.exp %d2 : f64
      %p = arith.divf %e, %s : f64
      memref.store %p, %out[%r, %i] : memref<?x?xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func @flagged
// CHECK:         autodiff.stop_gradient
func.func @flagged(%x: f64, %c: i1) -> f64 {
  %m = scf.if %c -> (f64) {
    scf.yield %x : f64
  } else {
    %q = arith.negf %x : f64
    scf.yield %q : f64
  }
  %d = arith.subf %x, %m fastmath<reassoc> : f64
  %e = math.exp %d fastmath<reassoc> : f64
  %n = arith.negf %m fastmath<reassoc> : f64
  %f = math.exp %n fastmath<reassoc> : f64
  %y = arith.divf %e, %f fastmath<reassoc> : f64
  return %y : f64
}

// What does not cancel stays: the shift is given back by another factor, compared, stored, or the
// sum is not of exponentials alone.

// CHECK-LABEL: func.func @other_factor
// CHECK-NOT:     stop_gradient
func.func @other_factor(%x: f64, %c: i1) -> f64 {
  %m = scf.if %c -> (f64) {
    scf.yield %x : f64
  } else {
    %q = arith.negf %x : f64
    scf.yield %q : f64
  }
  %two = arith.constant 2.0 : f64
  %d = arith.subf %x, %m : f64
  %e = math.exp %d : f64
  %l = math.log %e : f64
  %k = arith.mulf %m, %two : f64
  %y = arith.addf %k, %l : f64
  return %y : f64
}

// CHECK-LABEL: func.func @compared
// CHECK-NOT:     stop_gradient
func.func @compared(%x: f64, %c: i1) -> f64 {
  %m = scf.if %c -> (f64) {
    scf.yield %x : f64
  } else {
    %q = arith.negf %x : f64
    scf.yield %q : f64
  }
  %d = arith.subf %x, %m : f64
  %e = math.exp %d : f64
  %l = math.log %e : f64
  %y = arith.addf %m, %l : f64
  %b = arith.cmpf olt, %m, %x : f64
  %z = arith.select %b, %y, %x : f64
  return %z : f64
}

// CHECK-LABEL: func.func @one_more
// CHECK-NOT:     stop_gradient
func.func @one_more(%x: f64, %c: i1) -> f64 {
  %one = arith.constant 1.0 : f64
  %m = scf.if %c -> (f64) {
    scf.yield %x : f64
  } else {
    %q = arith.negf %x : f64
    scf.yield %q : f64
  }
  %d = arith.subf %x, %m : f64
  %e = math.exp %d : f64
  %s = arith.addf %e, %one : f64
  %l = math.log %s : f64
  %y = arith.addf %m, %l : f64
  return %y : f64
}

// CHECK-LABEL: func.func @stored
// CHECK-NOT:     stop_gradient
func.func @stored(%x: f64, %c: i1, %out: memref<f64>) -> f64 {
  %m = scf.if %c -> (f64) {
    scf.yield %x : f64
  } else {
    %q = arith.negf %x : f64
    scf.yield %q : f64
  }
  memref.store %m, %out[] : memref<f64>
  %d = arith.subf %x, %m : f64
  %e = math.exp %d : f64
  %l = math.log %e : f64
  %y = arith.addf %m, %l : f64
  return %y : f64
}

// Softmax in place: each element that the exponentials are stored to is divided, and stored again.

// CHECK-LABEL: func.func @in_place
// CHECK:           %m = scf.for
// CHECK:           autodiff.stop_gradient %m : f64
func.func @in_place(%x: memref<?x?xf64>, %rows: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %low = arith.constant 0xFFF0000000000000 : f64
  scf.for %r = %c0 to %rows step %c1 {
    %m = scf.for %i = %c0 to %n step %c1 iter_args(%a = %low) -> (f64) {
      %v = memref.load %x[%r, %i] : memref<?x?xf64>
      %b = arith.maximumf %a, %v : f64
      scf.yield %b : f64
    }
    %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
      %v = memref.load %x[%r, %i] : memref<?x?xf64>
      %d = arith.subf %v, %m : f64
      %e = math.exp %d : f64
      memref.store %e, %x[%r, %i] : memref<?x?xf64>
      %b = arith.addf %a, %e : f64
      scf.yield %b : f64
    }
    scf.for %i = %c0 to %n step %c1 {
      %v = memref.load %x[%r, %i] : memref<?x?xf64>
      %q = arith.divf %v, %s : f64
      memref.store %q, %x[%r, %i] : memref<?x?xf64>
    }
  }
  return
}

// One element is not divided: the last loop begins with the second one.

// CHECK-LABEL: func.func @all_but_one
// CHECK-NOT:     stop_gradient
func.func @all_but_one(%x: memref<?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %low = arith.constant 0xFFF0000000000000 : f64
  %m = scf.for %i = %c0 to %n step %c1 iter_args(%a = %low) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %b = arith.maximumf %a, %v : f64
    scf.yield %b : f64
  }
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %d = arith.subf %v, %m : f64
    %e = math.exp %d : f64
    memref.store %e, %x[%i] : memref<?xf64>
    %b = arith.addf %a, %e : f64
    scf.yield %b : f64
  }
  scf.for %i = %c1 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf64>
    %q = arith.divf %v, %s : f64
    memref.store %q, %x[%i] : memref<?xf64>
  }
  return
}

// The element before has been stored an iteration ago: what is loaded is not what the loop found.

// CHECK-LABEL: func.func @element_before
// CHECK-NOT:     stop_gradient
func.func @element_before(%x: memref<?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %low = arith.constant 0xFFF0000000000000 : f64
  %m = scf.for %i = %c0 to %n step %c1 iter_args(%a = %low) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %b = arith.maximumf %a, %v : f64
    scf.yield %b : f64
  }
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %h = arith.subi %i, %c1 : index
    %v = memref.load %x[%h] : memref<?xf64>
    %d = arith.subf %v, %m : f64
    %e = math.exp %d : f64
    memref.store %e, %x[%i] : memref<?xf64>
    %b = arith.addf %a, %e : f64
    scf.yield %b : f64
  }
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf64>
    %q = arith.divf %v, %s : f64
    memref.store %q, %x[%i] : memref<?xf64>
  }
  return
}

// Another argument may be the same memory, and is read in between.

// CHECK-LABEL: func.func @overlapping
// CHECK-NOT:     stop_gradient
func.func @overlapping(%x: memref<?xf64>, %y: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %low = arith.constant 0xFFF0000000000000 : f64
  %m = scf.for %i = %c0 to %n step %c1 iter_args(%a = %low) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %b = arith.maximumf %a, %v : f64
    scf.yield %b : f64
  }
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %d = arith.subf %v, %m : f64
    %e = math.exp %d : f64
    memref.store %e, %x[%i] : memref<?xf64>
    %b = arith.addf %a, %e : f64
    scf.yield %b : f64
  }
  %seen = memref.load %y[%c0] : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf64>
    %q = arith.divf %v, %s : f64
    memref.store %q, %x[%i] : memref<?xf64>
  }
  return %seen : f64
}

// Only some elements are divided.

// CHECK-LABEL: func.func @in_a_branch
// CHECK-NOT:     stop_gradient
func.func @in_a_branch(%x: memref<?xf64>, %k: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %low = arith.constant 0xFFF0000000000000 : f64
  %m = scf.for %i = %c0 to %n step %c1 iter_args(%a = %low) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %b = arith.maximumf %a, %v : f64
    scf.yield %b : f64
  }
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %d = arith.subf %v, %m : f64
    %e = math.exp %d : f64
    memref.store %e, %x[%i] : memref<?xf64>
    %b = arith.addf %a, %e : f64
    scf.yield %b : f64
  }
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf64>
    %q = arith.divf %v, %s : f64
    %few = arith.cmpi slt, %i, %k : index
    scf.if %few {
      memref.store %q, %x[%i] : memref<?xf64>
    }
  }
  return
}
