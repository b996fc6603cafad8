// RUN: ad-opt %s -p "promote-memory" | filecheck %s

// CHECK-LABEL: func.func @loop
// CHECK-NEXT:    %y = scf.for %i = %a to %b step %c iter_args(%v = %x) -> (f64) {
// CHECK-NEXT:      %w = math.sin %v : f64
// CHECK-NEXT:      scf.yield %w : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %y : f64
func.func @loop(%x: f64, %a: index, %b: index, %c: index) -> f64 {
  %cell = memref.alloca() : memref<f64>
  memref.store %x, %cell[] : memref<f64>
  scf.for %i = %a to %b step %c {
    %v = memref.load %cell[] : memref<f64>
    %w = math.sin %v : f64
    memref.store %w, %cell[] : memref<f64>
  }
  %y = memref.load %cell[] : memref<f64>
  return %y : f64
}

// A temporary costs the loop nothing; an if without else gets one.
// CHECK-LABEL: func.func @temporary
// CHECK-NEXT:    %y = scf.for {{.*}} iter_args(%v = %x) -> (f64) {
// CHECK-NEXT:      %[[IF:.*]] = scf.if %p -> (f64) {
// CHECK-NEXT:        %w = arith.mulf %v, %v : f64
// CHECK-NEXT:        scf.yield %w : f64
// CHECK-NEXT:      } else {
// CHECK-NEXT:        scf.yield %v : f64
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield %[[IF]] : f64
func.func @temporary(%x: f64, %a: index, %b: index, %c: index, %p: i1) -> f64 {
  %cell = memref.alloca() : memref<f64>
  %t = memref.alloca() : memref<f64>
  memref.store %x, %cell[] : memref<f64>
  scf.for %i = %a to %b step %c {
    %v = memref.load %cell[] : memref<f64>
    memref.store %v, %t[] : memref<f64>
    scf.if %p {
      %u = memref.load %t[] : memref<f64>
      %w = arith.mulf %u, %u : f64
      memref.store %w, %cell[] : memref<f64>
    }
  }
  %y = memref.load %cell[] : memref<f64>
  return %y : f64
}

// CHECK-LABEL: func.func @while
// CHECK-NEXT:    %[[R:.*]] = scf.while (%v = %x) : (f64) -> f64 {
// CHECK:           scf.condition(%go) %v : f64
// CHECK:         ^bb0(%[[A:.*]]: f64):
// CHECK-NEXT:      %w = math.sin %[[A]] : f64
// CHECK-NEXT:      scf.yield %w : f64
// CHECK:         func.return %[[R]] : f64
func.func @while(%x: f64, %limit: f64) -> f64 {
  %cell = memref.alloc() : memref<f64>
  memref.store %x, %cell[] : memref<f64>
  scf.while : () -> () {
    %v = memref.load %cell[] : memref<f64>
    %go = arith.cmpf ogt, %v, %limit : f64
    scf.condition(%go)
  } do {
    %v = memref.load %cell[] : memref<f64>
    %w = math.sin %v : f64
    memref.store %w, %cell[] : memref<f64>
    scf.yield
  }
  %y = memref.load %cell[] : memref<f64>
  memref.dealloc %cell : memref<f64>
  return %y : f64
}

// Blocks: arguments where values meet, and only for what is read.
// CHECK-LABEL: func.func @graph
// CHECK-NOT:     memref
// CHECK:         cf.br ^[[HEAD:.*]](%n, %x : index, f64)
// CHECK-NEXT:  ^[[HEAD]](%i: index, %v: f64):
// CHECK:         cf.cond_br %p, ^[[B:.*]], ^[[HEAD]](%j, %v : index, f64)
// CHECK:       ^[[B]]:
// CHECK-NEXT:    %w = math.sin %v : f64
// CHECK-NEXT:    cf.br ^[[HEAD]](%j, %w : index, f64)
// CHECK:         func.return %v : f64
func.func @graph(%x: f64, %n: index, %p: i1) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xf64>
  memref.store %x, %m[%c0] : memref<2xf64>
  cf.br ^head(%n: index)
^head(%i: index):
  %j = arith.subi %i, %c1 : index
  %v = memref.load %m[%c0] : memref<2xf64>
  %more = arith.cmpi sgt, %j, %c0 : index
  cf.cond_br %more, ^a, ^exit
^a:
  cf.cond_br %p, ^b, ^head(%j: index)
^b:
  %w = math.sin %v : f64
  memref.store %w, %m[%c0] : memref<2xf64>
  memref.store %w, %m[%c1] : memref<2xf64>
  cf.br ^head(%j: index)
^exit:
  %u = memref.load %m[%c0] : memref<2xf64>
  memref.dealloc %m : memref<2xf64>
  return %u : f64
}

// What stays: a runtime index, a buffer that escapes, and one set in a parallel loop.
// CHECK-LABEL: func.func @stays
// CHECK-COUNT-3: memref.alloc
func.func @stays(%x: f64, %i: index, %out: memref<1xmemref<1xf64>>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<2xf64>
  memref.store %x, %a[%i] : memref<2xf64>
  %b = memref.alloc() : memref<1xf64>
  memref.store %b, %out[%c0] : memref<1xmemref<1xf64>>
  %c = memref.alloca() : memref<f64>
  scf.parallel (%k) = (%c0) to (%i) step (%c1) {
    memref.store %x, %c[] : memref<f64>
    scf.reduce
  }
  %y = memref.load %a[%c0] : memref<2xf64>
  return %y : f64
}

// A buffer that holds a buffer: no zero stands for it, but it is set first.
// CHECK-LABEL: func.func @record
// CHECK-NEXT:    %c0 =
// CHECK-NEXT:    %m = scf.if %p -> (memref<2xf64>) {
// CHECK-NEXT:      scf.yield %b : memref<2xf64>
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %a : memref<2xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    %y = memref.load %m[%c0] : memref<2xf64>
func.func @record(%a: memref<2xf64>, %b: memref<2xf64>, %p: i1) -> f64 {
  %c0 = arith.constant 0 : index
  %record = memref.alloca() : memref<1xmemref<2xf64>>
  memref.store %a, %record[%c0] : memref<1xmemref<2xf64>>
  scf.if %p {
    memref.store %b, %record[%c0] : memref<1xmemref<2xf64>>
  }
  %m = memref.load %record[%c0] : memref<1xmemref<2xf64>>
  %y = memref.load %m[%c0] : memref<2xf64>
  return %y : f64
}

// What the first region of a loop sets for the second one is handed over, though nobody else reads it.
// CHECK-LABEL: func.func @hands_over
// CHECK:         scf.while
// CHECK:           %[[C:.*]] = math.sin %s
// CHECK:           scf.condition(%{{.*}}) %{{.*}}, %[[C]] : f64, f64
// CHECK:         ^bb0(%[[T:.*]]: f64, %[[V:.*]]: f64):
// CHECK-NEXT:      arith.addf %[[T]], %[[V]]
func.func @hands_over(%x: f64) -> f64 {
  %c = memref.alloca() : memref<f64>
  %r = scf.while (%s = %x) : (f64) -> f64 {
    %v = math.sin %s : f64
    memref.store %v, %c[] : memref<f64>
    %more = arith.cmpf olt, %v, %x : f64
    scf.condition(%more) %s : f64
  } do {
  ^bb0(%t: f64):
    %v = memref.load %c[] : memref<f64>
    %n = arith.addf %t, %v : f64
    scf.yield %n : f64
  }
  return %r : f64
}
