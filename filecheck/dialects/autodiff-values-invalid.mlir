// RUN: ad-opt %s --split-input-file --verify-diagnostics

func.func private @func(f64) -> f64
func.func @f() {
  // expected-error @+1 {{there is no function @fun}}
  %f = autodiff.ref @fun : (f64) -> f64
  return
}

// -----

func.func private @g(f64) -> f64  // expected-note {{the function is here}}
func.func @f() {
  // expected-error @+1 {{@g is of type (f64) -> f64, not (f32) -> f32}}
  %f = autodiff.ref @g : (f32) -> f32
  return
}

// -----

func.func @f(%f: (f64, i32) -> f64) {
  // expected-error @+1 {{argument 0 of the forward derivative is of type !pair.pair<f64>, not f64}}
  %d = autodiff.fwd_diff_of %f : (f64, i32) -> f64 to (f64, i32) -> !pair.pair<f64>
  return
}

// -----

func.func @f(%f: (f64, i32) -> f64) {
  // expected-error @+1 {{argument 1 of the forward derivative is of type i32, not !pair.pair<i32>}}
  %d = autodiff.fwd_diff_of %f : (f64, i32) -> f64 to (!pair.pair<f64>, !pair.pair<i32>) -> !pair.pair<f64>
  return
}

// -----

func.func @f(%f: (!autodiff.attributed<f64, #autodiff.no_diff>) -> f64) {
  // expected-error @+1 {{argument 0 of the forward derivative is of type !autodiff.attributed<f64, #autodiff.no_diff>, not !pair.pair<f64>}}
  %d = autodiff.fwd_diff_of %f : (!autodiff.attributed<f64, #autodiff.no_diff>) -> f64 to (!pair.pair<f64>) -> !pair.pair<f64>
  return
}

// -----

func.func @f(%f: (f64) -> (f64, i1)) {
  // expected-error @+1 {{the forward derivative has 2 results, not 1}}
  %d = autodiff.fwd_diff_of %f : (f64) -> (f64, i1) to (!pair.pair<f64>) -> !pair.pair<f64>
  return
}

// -----

func.func @f(%f: (f64, i32) -> f64) {
  // expected-error @+1 {{after its arguments, the reverse derivative takes (f64)}}
  %d = autodiff.bwd_diff_of %f : (f64, i32) -> f64 to (f64, i32) -> f64
  return
}

// -----

func.func @f(%f: (f64, i32) -> f64) {
  // expected-error @+1 {{the reverse derivative gives (f64)}}
  %d = autodiff.bwd_diff_of %f : (f64, i32) -> f64 to (f64, i32, f64) -> (f64, i32)
  return
}

// -----

func.func @f(%f: (f64) -> f64) {
  // expected-error @+1 {{apply gives the results of the function, then a context}}
  %d = autodiff.apply_of %f : (f64) -> f64 to (f64) -> f64
  return
}

// -----

func.func @f(%f: (f64) -> f64) {
  // expected-error @+1 {{propagate takes a context first}}
  %d = autodiff.propagate_of %f : (f64) -> f64 to (f64) -> f64
  return
}

// -----

func.func @f(%f: (f64) -> f64, %x: f32) {
  // expected-error @+1 {{there is no function @g}}
  %y = autodiff.invoke_overload [] [@g](%x) : (f32) -> f64
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{no candidate is given}}
  %y = autodiff.invoke_overload [] [](%x) : (f32) -> f64
  return
}

// -----

func.func @f(%x: !autodiff.attributed<f32, #autodiff.no_diff>) {
  // expected-error @+1 {{!autodiff.attributed<f32, #autodiff.no_diff> is a marked f32, not a f64}}
  %y = autodiff.unwrap %x : !autodiff.attributed<f32, #autodiff.no_diff> -> f64
  return
}

// -----

func.func @f(%c: !autodiff.ctx<@f>, %x: f64) {
  // expected-error @+1 {{a !autodiff.ctx<@f> stays one, and is no !autodiff.ctx<@g>}}
  %d = autodiff.ctx_set %c "x" [], %x : !autodiff.ctx<@f>, f64 -> !autodiff.ctx<@g>
  return
}
