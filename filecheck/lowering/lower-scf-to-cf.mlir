// RUN: ad-opt %s -p "lower-scf-to-cf" | filecheck %s

// CHECK-LABEL: func.func @sum
// CHECK:         cf.br ^[[HEAD:.*]]({{.*}}, %x : index, f64)
// CHECK-NEXT:  ^[[HEAD]](%i: index, %s: f64):
// CHECK-NEXT:    %[[MORE:.*]] = arith.cmpi slt, %i, %n : index
// CHECK-NEXT:    cf.cond_br %[[MORE]], ^[[BODY:.*]], ^[[EXIT:.*]]
// CHECK-NEXT:  ^[[BODY]]:
// CHECK-NEXT:    %t = arith.addf %s, %x : f64
// CHECK-NEXT:    %[[NEXT:.*]] = arith.addi %i, %c1 overflow<nsw> : index
// CHECK-NEXT:    cf.br ^[[HEAD]](%[[NEXT]], %t : index, f64)
// CHECK-NEXT:  ^[[EXIT]]:
// CHECK-NEXT:    func.return %s : f64
func.func @sum(%n: index, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> (f64) {
    %t = arith.addf %s, %x : f64
    scf.yield %t : f64
  }
  return %r : f64
}

// CHECK-LABEL: func.func @choose
// CHECK:         cf.cond_br %c, ^[[THEN:.*]], ^[[ELSE:.*]]
// CHECK-NEXT:  ^[[THEN]]:
// CHECK-NEXT:    cf.br ^[[JOIN:.*]](%x : f64)
// CHECK-NEXT:  ^[[ELSE]]:
// CHECK-NEXT:    cf.br ^[[JOIN]](%y : f64)
// CHECK-NEXT:  ^[[JOIN]](%r: f64):
// CHECK-NEXT:    func.return %r : f64
func.func @choose(%c: i1, %x: f64, %y: f64) -> f64 {
  %r = scf.if %c -> (f64) {
    scf.yield %x : f64
  } else {
    scf.yield %y : f64
  }
  return %r : f64
}

// CHECK-LABEL: func.func @while
// CHECK:         cf.br ^[[HEAD:.*]](%x : f64)
// CHECK-NEXT:  ^[[HEAD]](%a: f64):
// CHECK-NEXT:    %go = arith.cmpf olt, %a, %y : f64
// CHECK-NEXT:    cf.cond_br %go, ^[[BODY:.*]], ^[[EXIT:.*]]
// CHECK-NEXT:  ^[[BODY]]:
// CHECK-NEXT:    %b = arith.addf %a, %a : f64
// CHECK-NEXT:    cf.br ^[[HEAD]](%b : f64)
// CHECK-NEXT:  ^[[EXIT]]:
// CHECK-NEXT:    func.return %a : f64
func.func @while(%x: f64, %y: f64) -> f64 {
  %r = scf.while (%a = %x) : (f64) -> f64 {
    %go = arith.cmpf olt, %a, %y : f64
    scf.condition(%go) %a : f64
  } do {
  ^bb0(%a: f64):
    %b = arith.addf %a, %a : f64
    scf.yield %b : f64
  }
  return %r : f64
}
