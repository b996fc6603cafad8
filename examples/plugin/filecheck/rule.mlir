// The rule is used, and both partial derivatives share the saved result.
// RUN: ad-opt %s --vjp=f | filecheck %s

func.func @f(%a: f64, %b: f64) -> f64 {
  %y = special.logaddexp %a, %b : f64
  return %y : f64
}

// CHECK-LABEL: func.func @f(
// CHECK: special.logaddexp
// CHECK: [[Y:%.*]] = special.logaddexp
// CHECK: arith.subf {{.*}}, [[Y]] : f64
// CHECK: math.exp
// CHECK: arith.subf {{.*}}, [[Y]] : f64
// CHECK: math.exp
// CHECK-NOT: special.logaddexp
