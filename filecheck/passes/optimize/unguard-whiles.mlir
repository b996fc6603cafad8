// RUN: ad-opt %s -p "unguard-loops,simplify" | filecheck %s

// Newton's method as compilers rotate it: the test is in front of the body again, once.
// CHECK-LABEL: func.func @newton
// CHECK-NOT:     scf.if
// CHECK:         %[[R:.*]] = scf.while (%[[A:.*]] = %y) : (f64) -> f64 {
// CHECK-NEXT:      %[[S:.*]] = arith.mulf %[[A]], %[[A]] : f64
// CHECK-NEXT:      %[[D:.*]] = arith.subf %[[S]], %x : f64
// CHECK-NEXT:      %[[E:.*]] = math.absf %[[D]] : f64
// CHECK-NEXT:      %[[M:.*]] = arith.cmpf ogt, %[[E]], %t : f64
// CHECK-NEXT:      scf.condition(%[[M]]) %[[A]] : f64
// CHECK-NEXT:    } do {
// CHECK-NEXT:    ^bb0(%[[B:.*]]: f64):
// CHECK-NEXT:      %[[Q:.*]] = arith.divf %x, %[[B]] : f64
// CHECK-NEXT:      %[[N:.*]] = arith.addf %[[B]], %[[Q]] : f64
// CHECK-NEXT:      scf.yield %[[N]] : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[R]] : f64
func.func @newton(%x: f64, %y: f64, %t: f64) -> f64 {
  %s = arith.mulf %y, %y : f64
  %d = arith.subf %s, %x : f64
  %e = math.absf %d : f64
  %more = arith.cmpf ogt, %e, %t : f64
  %r = scf.if %more -> (f64) {
    %w = scf.while (%a = %y) : (f64) -> f64 {
      %q = arith.divf %x, %a : f64
      %n = arith.addf %a, %q : f64
      %s1 = arith.mulf %n, %n : f64
      %d1 = arith.subf %s1, %x : f64
      %e1 = math.absf %d1 : f64
      %again = arith.cmpf ogt, %e1, %t : f64
      scf.condition(%again) %n : f64
    } do {
    ^bb0(%b: f64):
      scf.yield %b : f64
    }
    scf.yield %w : f64
  } else {
    scf.yield %y : f64
  }
  func.return %r : f64
}

// What the branch gives besides what is carried is carried, too.
// CHECK-LABEL: func.func @more
// CHECK-NOT:     scf.if
// CHECK:         scf.while (%[[A:.*]] = %y, %{{.*}} = %x) : (f64, f64) -> (f64, f64) {
func.func @more(%x: f64, %y: f64) -> (f64, f64) {
  %more = arith.cmpf olt, %y, %x : f64
  %r:2 = scf.if %more -> (f64, f64) {
    %w:2 = scf.while (%a = %y) : (f64) -> (f64, f64) {
      %q = math.sin %a : f64
      %n = arith.addf %a, %q : f64
      %again = arith.cmpf olt, %n, %x : f64
      scf.condition(%again) %n, %q : f64, f64
    } do {
    ^bb0(%b: f64, %c: f64):
      scf.yield %b : f64
    }
    scf.yield %w#0, %w#1 : f64, f64
  } else {
    scf.yield %y, %x : f64, f64
  }
  func.return %r#0, %r#1 : f64, f64
}

// Two values begin apart, and the loop goes on with one of them for both: the test of the branch is
// of the second, so that of the loop is.
// CHECK-LABEL: func.func @second
// CHECK-NOT:     scf.if
// CHECK:         scf.while (%{{.*}} = %x, %[[B:.*]] = %y) : (f64, f64) -> (f64, f64) {
// CHECK-NEXT:      arith.cmpf olt, %[[B]], %t : f64
func.func @second(%x: f64, %y: f64, %t: f64) -> f64 {
  %more = arith.cmpf olt, %y, %t : f64
  %r = scf.if %more -> (f64) {
    %w = scf.while (%a = %x, %b = %y) : (f64, f64) -> f64 {
      %n = arith.addf %a, %b : f64
      %again = arith.cmpf olt, %n, %t : f64
      scf.condition(%again) %n : f64
    } do {
    ^bb0(%c: f64):
      scf.yield %c, %c : f64, f64
    }
    scf.yield %w : f64
  } else {
    scf.yield %x : f64
  }
  func.return %r : f64
}

// The test of the branch is of both, which are one in the loop: it stays.
// CHECK-LABEL: func.func @both
// CHECK:         scf.if
func.func @both(%x: f64, %y: f64) -> f64 {
  %more = arith.cmpf olt, %x, %y : f64
  %r = scf.if %more -> (f64) {
    %w = scf.while (%a = %x, %b = %y) : (f64, f64) -> f64 {
      %n = arith.addf %a, %b : f64
      %again = arith.cmpf olt, %n, %n : f64
      scf.condition(%again) %n : f64
    } do {
    ^bb0(%c: f64):
      scf.yield %c, %c : f64, f64
    }
    scf.yield %w : f64
  } else {
    scf.yield %x : f64
  }
  func.return %r : f64
}

// Another test.
// CHECK-LABEL: func.func @other
// CHECK:         scf.if
func.func @other(%x: f64, %y: f64) -> f64 {
  %more = arith.cmpf olt, %y, %x : f64
  %r = scf.if %more -> (f64) {
    %w = scf.while (%a = %y) : (f64) -> f64 {
      %n = arith.addf %a, %x : f64
      %again = arith.cmpf ole, %n, %x : f64
      scf.condition(%again) %n : f64
    } do {
    ^bb0(%b: f64):
      scf.yield %b : f64
    }
    scf.yield %w : f64
  } else {
    scf.yield %y : f64
  }
  func.return %r : f64
}

// The test reads memory that the body may change.
// CHECK-LABEL: func.func @memory
// CHECK:         scf.if
func.func @memory(%m: memref<f64>, %x: f64) {
  %e = memref.load %m[] : memref<f64>
  %more = arith.cmpf olt, %e, %x : f64
  scf.if %more {
    scf.while : () -> () {
      %f = memref.load %m[] : memref<f64>
      %n = arith.addf %f, %x : f64
      memref.store %n, %m[] : memref<f64>
      %g = memref.load %m[] : memref<f64>
      %again = arith.cmpf olt, %g, %x : f64
      scf.condition(%again)
    } do {
      scf.yield
    }
  }
  func.return
}
