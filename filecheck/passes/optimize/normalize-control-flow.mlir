// RUN: ad-opt %s -p "normalize-control-flow" | filecheck %s

// CHECK-LABEL: func.func @constant
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    %y = arith.addf %x, %x : f64
// CHECK-NEXT:    func.return %y : f64
// CHECK-NEXT:  }
func.func @constant(%x: f64) -> f64 {
  %true = arith.constant true
  cf.cond_br %true, ^a(%x : f64), ^dead
^a(%z: f64):
  %y = arith.addf %z, %x : f64
  return %y : f64
^dead:
  cf.br ^a(%x : f64)
}

// CHECK-LABEL: func.func @double_edge
// CHECK-NEXT:    cf.cond_br %c, ^[[D:.*]](%x : f64), ^[[BETWEEN:.*]]
// CHECK:       ^[[BETWEEN]]:
// CHECK-NEXT:    cf.br ^[[D]](%y : f64)
// CHECK:       ^[[D]](%z: f64):
func.func @double_edge(%c: i1, %x: f64, %y: f64) -> f64 {
  cf.cond_br %c, ^d(%x : f64), ^d(%y : f64)
^d(%z: f64):
  return %z : f64
}

// CHECK-LABEL: func.func @two_returns
// CHECK:         cf.br ^[[END:.*]](%x : f64)
// CHECK:         cf.br ^[[END]](%y : f64)
// CHECK:       ^[[END]](%[[R:.*]]: f64):
// CHECK-NEXT:    func.return %[[R]] : f64
func.func @two_returns(%c: i1, %x: f64, %y: f64) -> f64 {
  cf.cond_br %c, ^a, ^b
^a:
  return %x : f64
^b:
  return %y : f64
}

// The first of equal cases counts; a case that does as the default is none.
// CHECK-LABEL: func.func @cases
// CHECK:         cf.switch %k : i8, [
// CHECK-NEXT:      default: ^[[A:[a-z0-9]+]],
// CHECK-NEXT:      3: ^[[B:[a-z0-9]+]]
// CHECK-NEXT:    ]
func.func @cases(%k: i8, %x: f64, %y: f64) -> f64 {
  cf.switch %k : i8, [
    default: ^a,
    3: ^b,
    3: ^a,
    7: ^a
  ]
^a:
  return %x : f64
^b:
  return %y : f64
}

// The cases of a switch are numbers of the flag's width: -1 is 255 there.
// CHECK-LABEL: func.func @constant_switch
// CHECK-NOT:     cf.switch
// CHECK:         func.return %y : f64
func.func @constant_switch(%x: f64, %y: f64) -> f64 {
  %flag = arith.constant 255 : i8
  cf.switch %flag : i8, [
    default: ^a,
    7: ^a,
    -1: ^b
  ]
^a:
  return %x : f64
^b:
  return %y : f64
}

// CHECK-LABEL: func.func @no_such_case
// CHECK-NOT:     cf.switch
// CHECK:         func.return %x : f64
func.func @no_such_case(%x: f64, %y: f64) -> f64 {
  %flag = arith.constant 8 : i8
  cf.switch %flag : i8, [
    default: ^a,
    7: ^b
  ]
^a:
  return %x : f64
^b:
  return %y : f64
}
