// RUN: ad-opt %s | filecheck %s

// CHECK-LABEL: func.func private @square(f64 {a.b}, i32) -> (f64 {a.c}, f64)
func.func private @square(f64 {a.b}, i32) -> (f64 {a.c}, f64)

// CHECK-LABEL: func.func @values(%{{.*}}: f64) -> ((f64, i32) -> (f64, f64)) attributes {no_inline}
func.func @values(%x: f64) -> ((f64, i32) -> (f64, f64)) attributes {no_inline} {
  // CHECK: %[[F:.*]] = func.constant @square : (f64, i32) -> (f64, f64)
  %f = constant @square : (f64, i32) -> (f64, f64)
  %n = arith.constant 2 : i32
  // CHECK: func.call_indirect %[[F]](%{{.*}}, %{{.*}}) : (f64, i32) -> (f64, f64)
  %y:2 = call_indirect %f(%x, %n) : (f64, i32) -> (f64, f64)
  // CHECK: func.call @square(%{{.*}}, %{{.*}}) {no_inline} : (f64, i32) -> (f64, f64)
  %z:2 = call @square(%x, %n) {no_inline} : (f64, i32) -> (f64, f64)
  return %f : (f64, i32) -> (f64, f64)
}
