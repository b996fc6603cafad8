// RUN: ad-opt %s -p "unwrap-attributed" | filecheck %s

// CHECK:       func.func private @noise(f64) -> f64
// CHECK-NEXT:  func.func private @noise.no_diff(%[[x:.*]]: f64) -> f64 attributes {autodiff.inactive} {
// CHECK-NEXT:    %[[y:.*]] = func.call @noise(%[[x]]) : (f64) -> f64
// CHECK-NEXT:    func.return %[[y]] : f64

// CHECK-LABEL: func.func @f(%a: f64, %b: f64 {my.own = 1 : i32, autodiff.activity = #autodiff.activity<const>}) -> (f64, f64)
// CHECK-NEXT:    %[[c:.*]] = autodiff.detach %b : f64
// CHECK-NEXT:    %[[d:.*]] = func.call @noise.no_diff(%a) : (f64) -> f64
// CHECK-NEXT:    %[[e:.*]] = func.call @noise.no_diff(%[[c]]) : (f64) -> f64
// CHECK-NEXT:    %[[f:.*]] = autodiff.detach %[[e]] : f64
// CHECK-NEXT:    func.return %[[d]], %[[f]] : f64, f64

// CHECK-LABEL: func.func @method(%this: f64 {autodiff.activity = #autodiff.activity<const>}, %x: f64) -> f64 {
// CHECK-NEXT:    %[[t:.*]] = autodiff.detach %this : f64
// CHECK-NEXT:    arith.mulf %[[t]], %x : f64

func.func private @noise(f64) -> f64
func.func @f(%a: f64, %b: !autodiff.attributed<f64, #autodiff.no_diff> {my.own = 1 : i32})
    -> (f64, !autodiff.attributed<f64, #autodiff.no_diff>) {
  %c = autodiff.unwrap %b : !autodiff.attributed<f64, #autodiff.no_diff> -> f64
  %d = func.call @noise(%a) {autodiff.no_diff} : (f64) -> f64
  %e = func.call @noise(%c) {autodiff.no_diff} : (f64) -> f64
  %f = autodiff.wrap %e : f64 -> !autodiff.attributed<f64, #autodiff.no_diff>
  return %d, %f : f64, !autodiff.attributed<f64, #autodiff.no_diff>
}
func.func @method(%this: f64, %x: f64) -> f64 attributes {autodiff.no_diff_this} {
  %y = arith.mulf %this, %x : f64
  return %y : f64
}
