// RUN: ad-opt %s | filecheck %s
// RUN: ad-opt %s --print-op-generic | ad-opt - | filecheck %s

func.func private @f(f64) -> f64
func.func private @m(memref<?xf64>, i64) -> f64

// CHECK-LABEL: func.func @requests
func.func @requests(%x: f64, %dx: f64, %v: vector<4xf64>) -> f64 {
  // CHECK-NEXT: %{{.*}}, %{{.*}} = autodiff.fwd_diff @f(%x, %dx) {activity = [dup]} : (f64, f64) -> (f64, f64)
  %y, %dy = autodiff.fwd_diff @f(%x, %dx) {activity = [dup], width = 1 : i64} : (f64, f64) -> (f64, f64)
  // CHECK-NEXT: %{{.*}} = autodiff.fwd_diff @f(%x, %v) {activity = [dup_no_need], width = 4 : i64, primal = false} : (f64, vector<4xf64>) -> vector<4xf64>
  %dv = autodiff.fwd_diff @f(%x, %v) {activity = [dup_no_need], width = 4, primal = false} : (f64, vector<4xf64>) -> vector<4xf64>
  // CHECK-NEXT: %{{.*}}, %{{.*}} = autodiff.bwd_diff @f(%x, %dx) {activity = [active]} : (f64, f64) -> (f64, f64)
  %z, %gx = autodiff.bwd_diff @f(%x, %dx) {activity = [#autodiff.activity<active>], primal = true} : (f64, f64) -> (f64, f64)
  // CHECK-NEXT: %{{.*}}, %[[tape:.*]] = autodiff.apply @f(%x) {activity = [active]} : (f64) -> (f64, !autodiff.tape)
  %w, %t = autodiff.apply @f(%x) {activity = [active]} : (f64) -> (f64, !autodiff.tape)
  // CHECK-NEXT: %{{.*}} = autodiff.propagate @f(%[[tape]], %dx) {activity = [active], result_activity = [active]} : (!autodiff.tape, f64) -> f64
  %g = autodiff.propagate @f(%t, %dx) {activity = [active], result_activity = [active]} : (!autodiff.tape, f64) -> f64
  return %g : f64
}

// CHECK-LABEL: func.func @shadows
func.func @shadows(%m: memref<?xf64>, %d: memref<?xf64>, %n: i64, %s: f64) {
  // CHECK-NEXT: autodiff.bwd_diff @m(%m, %d, %n, %s) {activity = [dup, const], primal = false} : (memref<?xf64>, memref<?xf64>, i64, f64) -> ()
  autodiff.bwd_diff @m(%m, %d, %n, %s) {activity = [dup, const], primal = false} : (memref<?xf64>, memref<?xf64>, i64, f64) -> ()
  return
}

// CHECK-LABEL: func.func @tangents
func.func @tangents(%n: index, %x: f64, %s: f64) -> f64 {
  // CHECK-NEXT: autodiff.zero : f64
  %z = autodiff.zero : f64
  // CHECK-NEXT: autodiff.zero(%n : index) : tensor<?x3xf64>
  %zt = autodiff.zero(%n : index) : tensor<?x3xf64>
  // CHECK-NEXT: autodiff.zero : !autodiff.none
  %zn = autodiff.zero : !autodiff.none
  // CHECK-NEXT: %[[add:.*]] = autodiff.add %x, %z : f64
  %a = autodiff.add %x, %z : f64
  // CHECK-NEXT: %[[scale:.*]] = autodiff.scale %s, %[[add]] : f64, f64
  %b = autodiff.scale %s, %a : f64, f64
  // CHECK-NEXT: %[[stop:.*]] = autodiff.stop_gradient %[[scale]] : f64
  %c = autodiff.stop_gradient %b : f64
  // CHECK-NEXT: autodiff.detach %[[stop]] : f64
  %d = autodiff.detach %c : f64
  return %d : f64
}

// CHECK-LABEL: func.func @custom(%x: f64 {autodiff.activity = #autodiff.activity<const>}) -> f64 attributes {autodiff.forward = @f, autodiff.prefer = "recompute", autodiff.inactive}
func.func @custom(%x: f64 {autodiff.activity = #autodiff.activity<const>}) -> f64 attributes {autodiff.forward = @f, autodiff.prefer = "recompute", autodiff.inactive} {
  return %x : f64
}
