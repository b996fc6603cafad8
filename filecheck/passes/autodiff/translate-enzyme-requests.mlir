// RUN: ad-opt %s -p "translate-enzyme-requests" | filecheck %s

func.func @f(%x: f64, %n: i64) -> (f64, i64) {
  return %x, %n : f64, i64
}
func.func @square(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}

// CHECK-LABEL: func.func @reverse
// CHECK-NEXT:    %[[r:.*]], %{{.*}}, %[[g:.*]] = autodiff.bwd_diff @f(%x, %n, %d) {activity = [active, const], result_activity = [active, const]} : (f64, i64, f64) -> (f64, i64, f64)
// CHECK-NEXT:    func.return %[[r]], %[[g]]
func.func @reverse(%x: f64, %n: i64, %d: f64) -> (f64, f64) {
  %y, %dx = enzyme.autodiff @f(%x, %n, %d) {
    activity = [#enzyme<activity enzyme_active>, #enzyme<activity enzyme_const>],
    ret_activity = [#enzyme<activity enzyme_active>, #enzyme<activity enzyme_constnoneed>]
  } : (f64, i64, f64) -> (f64, f64)
  return %y, %dx : f64, f64
}

// The older spelling: no ret_activity, derivatives only.
// CHECK-LABEL: func.func @older
// CHECK-NEXT:    autodiff.bwd_diff @square(%x, %d) {activity = [active], result_activity = [active], primal = false} : (f64, f64) -> f64
// CHECK-NEXT:    autodiff.fwd_diff @square(%x, %d) {activity = [dup], result_activity = [active], primal = false} : (f64, f64) -> f64
func.func @older(%x: f64, %d: f64) -> (f64, f64) {
  %dx = enzyme.autodiff @square(%x, %d) {activity = [#enzyme<activity enzyme_out>]} : (f64, f64) -> f64
  %dy = enzyme.fwddiff @square(%x, %d) {activity = [#enzyme<activity enzyme_dup>]} : (f64, f64) -> f64
  return %dx, %dy : f64, f64
}

// Enzyme puts a tangent behind its result, we put all tangents last.
// CHECK-LABEL: func.func @forward
// CHECK-NEXT:    %[[y:.*]], %[[n:.*]], %[[dy:.*]] = autodiff.fwd_diff @f(%x, %d, %n) {activity = [dup, const],
// CHECK-SAME:      result_activity = [active, const]} : (f64, f64, i64) -> (f64, i64, f64)
// CHECK-NEXT:    func.return %[[y]], %[[dy]], %[[n]]
func.func @forward(%x: f64, %d: f64, %n: i64) -> (f64, f64, i64) {
  %y, %dy, %k = enzyme.fwddiff @f(%x, %d, %n) {
    activity = [#enzyme<activity enzyme_dup>, #enzyme<activity enzyme_const>],
    ret_activity = [#enzyme<activity enzyme_dup>, #enzyme<activity enzyme_const>]
  } : (f64, f64, i64) -> (f64, f64, i64)
  return %y, %dy, %k : f64, f64, i64
}

// CHECK-LABEL: func.func @several
// CHECK-NEXT:    autodiff.fwd_diff @square(%x, %d) {activity = [dup], result_activity = [active], width = 2 : i64, primal = false} : (f64, vector<2xf64>) -> vector<2xf64>
func.func @several(%x: f64, %d: vector<2xf64>) -> vector<2xf64> {
  %dy = enzyme.fwddiff @square(%x, %d) {
    activity = [#enzyme<activity enzyme_dup>], ret_activity = [#enzyme<activity enzyme_dupnoneed>], width = 2
  } : (f64, vector<2xf64>) -> vector<2xf64>
  return %dy : vector<2xf64>
}
