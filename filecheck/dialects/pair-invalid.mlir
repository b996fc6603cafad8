// RUN: ad-opt %s --split-input-file --verify-diagnostics

func.func @f(%x: f64, %dx: f32) -> !pair.pair<f64> {
  // expected-error @+1 {{the derivative in !pair.pair<f64> is of type f64, not f32}}
  %p = pair.make %x, %dx : f64, f32 -> !pair.pair<f64>
  return %p : !pair.pair<f64>
}

// -----

func.func @f(%x: f32, %dx: f64) -> !pair.pair<f64> {
  // expected-error @+1 {{the primal of !pair.pair<f64> is of type f64, not f32}}
  %p = pair.make %x, %dx : f32, f64 -> !pair.pair<f64>
  return %p : !pair.pair<f64>
}

// -----

func.func @f(%x: !pair.user<f64>) -> f32 {
  // expected-error @+1 {{the primal of !pair.user<f64> is of type f64, not f32}}
  %p = pair.primal %x : !pair.user<f64> -> f32
  return %p : f32
}

// -----

func.func @f(%x: !pair.pair<i32>) -> i32 {
  // expected-error @+1 {{i32 has no derivative, so there is no !pair.pair<i32>}}
  %p = pair.diff %x : !pair.pair<i32> -> i32
  return %p : i32
}

// -----

func.func @f(%x: !pair.pair<!autodiff.attributed<f64, #autodiff.no_diff>>) -> f64 {
  // expected-error @+1 {{has no derivative, so there is no}}
  %p = pair.diff %x : !pair.pair<!autodiff.attributed<f64, #autodiff.no_diff>> -> f64
  return %p : f64
}

// -----

func.func @f(%x: !pair.pair<!pair.user<f64>>) -> f64 {
  // expected-error @+1 {{the derivative in !pair.pair<!pair.user<f64>> is of type !pair.user<f64>, not f64}}
  %p = pair.diff %x : !pair.pair<!pair.user<f64>> -> f64
  return %p : f64
}
