// RUN: ad-opt %s -p "inline{remove-unused=true}" | filecheck %s
// RUN: ad-opt %s -p "inline{max-ops=1}" | filecheck %s --check-prefix=SMALL

// CHECK-NOT:   @square
// CHECK-LABEL: func.func @f
// CHECK-NEXT:    %[[S:.*]] = arith.mulf %x, %x : f64
// CHECK-NEXT:    %y = arith.mulf %[[S]], %[[S]] : f64
// CHECK-NEXT:    func.return %y : f64
// SMALL:         call @fourth
func.func private @square(%a: f64) -> f64 {
  %b = arith.mulf %a, %a : f64
  return %b : f64
}
func.func private @fourth(%a: f64) -> f64 {
  %b = func.call @square(%a) : (f64) -> f64
  %c = func.call @square(%b) : (f64) -> f64
  return %c : f64
}
func.func @f(%x: f64) -> f64 {
  %y = func.call @fourth(%x) : (f64) -> f64
  return %y : f64
}

// A function that knows its derivative is a primitive.
// CHECK-LABEL: func.func @g
// CHECK-NEXT:    func.call @primitive
func.func private @primitive(%x: f64) -> f64 attributes {autodiff.no_inline} {
  return %x : f64
}
func.func @g(%x: f64) -> f64 {
  %y = func.call @primitive(%x) : (f64) -> f64
  return %y : f64
}
