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

// What a call leaves in memory is constant: its derivative is cleared, forward and back.

// CHECK:       func.func private @set.no_diff(%{{.*}}: memref<f64>) attributes {autodiff.forward = @set.no_diff.forward, autodiff.backward = @set.no_diff.backward}
// CHECK:       func.func private @set.no_diff.forward(%[[m:.*]]: memref<f64>, %[[dm:.*]]: memref<f64>)
// CHECK:         func.call @set.no_diff(%[[m]])
// CHECK:         memref.store %{{.*}}, %[[dm]][]
// CHECK:       func.func private @set.no_diff.backward(%{{.*}}: memref<f64>, %[[dm:.*]]: memref<f64>)
// CHECK:         memref.store %{{.*}}, %[[dm]][]

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
func.func private @set(%m: memref<f64>) {
  %c = arith.constant 1.0 : f64
  memref.store %c, %m[] : memref<f64>
  return
}
func.func @calls_set(%m: memref<f64>) {
  func.call @set(%m) {autodiff.no_diff} : (memref<f64>) -> ()
  return
}
