// RUN: ad-opt %s -p expr-to-arith{precision=f32} | filecheck %s

// A guard is a select, a power of halves a root; what is true is one in a sum.
// CHECK-LABEL: func.func @f(%b: i1, %x: f32) -> f32
// CHECK-NEXT:    %0 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:    %1 = arith.mulf %x, %0 fastmath<reassoc,contract> : f32
// CHECK-NEXT:    %2 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %a = arith.select %b, %1, %2 : f32
// CHECK-NEXT:    %3 = math.sqrt %a : f32
// CHECK-NEXT:    %4 = arith.mulf %3, %a fastmath<reassoc,contract> : f32
// CHECK-NEXT:    %5 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    %s = arith.divf %5, %4 fastmath<reassoc,contract> : f32
// CHECK-NEXT:    %l = arith.cmpf olt, %s, %x : f32
// CHECK-NEXT:    %6 = arith.constant true
// CHECK-NEXT:    %n = arith.xori %l, %6 : i1
// CHECK-NEXT:    %7 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    %8 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %9 = arith.select %n, %7, %8 : f32
// CHECK-NEXT:    %10 = arith.addf %9, %s fastmath<reassoc,contract> : f32
// CHECK-NEXT:    %r = arith.addf %10, %7 fastmath<reassoc,contract> : f32
// CHECK-NEXT:    func.return %r : f32
func.func @f(%b: !expr.bool, %x: !expr.real) -> !expr.real {
  %a = expr.prod 2.0 (%b, %x)
  %s = expr.powc -1.5 (%a)
  %l = expr.less %s, %x
  %n = expr.not %l
  %r = expr.sum 1.0 (%n, %s)
  return %r : !expr.real
}
