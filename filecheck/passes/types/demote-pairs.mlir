// RUN: ad-opt %s -p "demote-pairs" | filecheck %s

// CHECK:       func.func private @g(!agg.tuple<[!pair.user<f32>, i32]>)
// CHECK-LABEL: func.func @f(%p: !pair.user<!pair.user<f64>>) -> f64
// CHECK-NEXT:    %[[d:.*]] = pair.diff %p : !pair.user<!pair.user<f64>> -> !pair.user<f64>
// CHECK-NEXT:    %[[dd:.*]] = pair.diff %[[d]] : !pair.user<f64> -> f64
// CHECK-NEXT:    func.return %[[dd]]
func.func private @g(!agg.tuple<[!pair.pair<f32>, i32]>)
func.func @f(%p: !pair.pair<!pair.pair<f64>>) -> f64 {
  %d = pair.diff %p : !pair.pair<!pair.pair<f64>> -> !pair.pair<f64>
  %dd = pair.diff %d : !pair.pair<f64> -> f64
  return %dd : f64
}
