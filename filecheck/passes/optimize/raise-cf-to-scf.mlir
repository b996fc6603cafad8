// RUN: ad-opt %s -p "raise-cf-to-scf" | filecheck %s

// A loop that counts.
// CHECK-LABEL: func.func @power
// CHECK:         %[[R:.*]] = scf.for %i = %{{.*}} to %n step %{{.*}} iter_args(%[[A:.*]] = %x) -> (f64) {
// CHECK-NEXT:      %b = arith.mulf %[[A]], %x : f64
// CHECK:           scf.yield %b : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[R]] : f64
func.func @power(%n: index, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0, %x : index, f64)
^head(%i: index, %a: f64):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %b = arith.mulf %a, %x : f64
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %b : index, f64)
^exit:
  return %a : f64
}

// A loop over small integers counts in index; its variable is used behind it.
// CHECK-LABEL: func.func @narrow
// CHECK:         %[[LB:.*]] = arith.index_cast %c0 : i32 to index
// CHECK:         %[[UB:.*]] = arith.index_cast %n : i32 to index
// CHECK:         %[[R:.*]] = scf.for %[[K:.*]] = %[[LB]] to %[[UB]] step %{{.*}} iter_args(%{{.*}} = %c0) -> (i32) {
// CHECK-NEXT:      %[[I:.*]] = arith.index_cast %[[K]] : index to i32
// CHECK-NEXT:      func.call @use(%[[I]]) : (i32) -> ()
// CHECK:         }
// CHECK-NEXT:    func.return %[[R]] : i32
func.func private @use(i32)
func.func @narrow(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^head(%c0 : i32)
^head(%i: i32):
  %more = arith.cmpi slt, %i, %n : i32
  cf.cond_br %more, ^body, ^exit
^body:
  func.call @use(%i) : (i32) -> ()
  %j = arith.addi %i, %c1 : i32
  cf.br ^head(%j : i32)
^exit:
  return %i : i32
}

// The addition may overflow, so this one is not counted by `scf.for`.
// CHECK-LABEL: func.func @by_two
// CHECK-NOT:     scf.for
// CHECK:         scf.while
func.func @by_two(%n: index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %j = arith.addi %i, %c2 : index
  cf.br ^head(%j : index)
^exit:
  return
}

// A loop that something in the middle leaves: a trip is the first region.
// CHECK-LABEL: func.func @break
// CHECK:         %{{.*}}, %[[R:.*]] = scf.while (%[[V:.*]] = %x) : (f64) -> (f64, f64) {
// CHECK:           scf.if %{{.*}} -> (f64, i1, f64)
// CHECK:           scf.condition
// CHECK:         } do {
// CHECK:         func.return %[[R]] : f64
func.func @break(%x: f64, %limit: f64) -> f64 {
  cf.br ^head(%x : f64)
^head(%v: f64):
  %w = math.exp %v : f64
  %big = arith.cmpf ogt, %w, %limit : f64
  cf.cond_br %big, ^exit(%v : f64), ^latch
^latch:
  %z = arith.addf %w, %x : f64
  %bigger = arith.cmpf ogt, %z, %limit : f64
  cf.cond_br %bigger, ^exit(%z : f64), ^head(%z : f64)
^exit(%r: f64):
  return %r : f64
}

// Two entries: the loop dispatches on which one is next.
// CHECK-LABEL: func.func @two_entries
// CHECK:         scf.while (%[[WHICH:.*]] = %c, {{.*}}) : (i1,
// CHECK:           scf.if %[[WHICH]]
// CHECK:           scf.condition
func.func @two_entries(%c: i1, %n: index, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.cond_br %c, ^a(%n, %x : index, f64), ^b(%n, %x : index, f64)
^a(%i: index, %v: f64):
  %v2 = arith.mulf %v, %x : f64
  %i2 = arith.subi %i, %c1 : index
  %k = arith.cmpi sle, %i2, %c0 : index
  cf.cond_br %k, ^e(%v2 : f64), ^b(%i2, %v2 : index, f64)
^b(%p: index, %q: f64):
  %q2 = arith.addf %q, %x : f64
  %p2 = arith.subi %p, %c1 : index
  %k2 = arith.cmpi sle, %p2, %c0 : index
  cf.cond_br %k2, ^e(%q2 : f64), ^a(%p2, %q2 : index, f64)
^e(%r: f64):
  return %r : f64
}

// Paths that merge before others do: the merge is guarded.
// CHECK-LABEL: func.func @early_return
// CHECK:         %{{.*}} = scf.if %c
// CHECK:         scf.if
// CHECK:           math.sin
// CHECK:         func.return
func.func @early_return(%c: i1, %d: i1, %x: f64) -> f64 {
  cf.cond_br %c, ^a, ^b
^a:
  cf.cond_br %d, ^m(%x : f64), ^r
^b:
  %y = arith.addf %x, %x : f64
  cf.br ^m(%y : f64)
^m(%z: f64):
  %s = math.sin %z : f64
  return %s : f64
^r:
  return %x : f64
}

// CHECK-LABEL: func.func @cases
// CHECK:         %[[FLAG:.*]] = arith.index_cast %k : i8 to index
// CHECK:         scf.index_switch %[[FLAG]]
// CHECK:         case -1
func.func @cases(%k: i8, %x: f64) -> f64 {
  cf.switch %k : i8, [
    default: ^exit(%x : f64),
    3: ^a,
    255: ^b
  ]
^a:
  %y = arith.negf %x : f64
  cf.br ^exit(%y : f64)
^b:
  %z = math.sin %x : f64
  cf.br ^exit(%z : f64)
^exit(%r: f64):
  return %r : f64
}

// Nothing to do.
// CHECK-LABEL: func.func @straight
// CHECK-NEXT:    %y = arith.addf %x, %x : f64
// CHECK-NEXT:    func.return %y : f64
func.func @straight(%x: f64) -> f64 {
  %y = arith.addf %x, %x : f64
  return %y : f64
}

// A loop without end stays as it is.
// CHECK-LABEL: func.func @endless
// CHECK:         cf.br ^[[AGAIN:.*]]
// CHECK-NEXT:  ^[[AGAIN]]:
// CHECK:         cf.br ^[[AGAIN]]
func.func @endless() {
  cf.br ^again
^again:
  cf.br ^again
}
