// RUN: ad-opt %s --split-input-file --verify-diagnostics

func.func private @f(f64, i64) -> f64  // expected-note {{the function is here}}
func.func @few_words(%x: f64, %n: i64) -> f64 {
  // expected-error @+1 {{@f takes 2 arguments, but activity names 1}}
  %y = autodiff.fwd_diff @f(%x, %n) {activity = [const]} : (f64, i64) -> f64
  return %y : f64
}

// -----

func.func private @f(f64) -> f64
func.func @no_tangent(%x: f64) -> f64 {
  // expected-error @+1 {{the activities want 2 operands, not 1}}
  %y = autodiff.fwd_diff @f(%x) {activity = [dup]} : (f64) -> f64
  return %y : f64
}

// -----

func.func private @f(f64) -> f64
func.func @forward_has_no_active(%x: f64) -> f64 {
  // expected-error @+1 {{argument 0 is active, which forward mode does not have}}
  %y = autodiff.fwd_diff @f(%x) {activity = [active]} : (f64) -> f64
  return %y : f64
}

// -----

func.func private @f(f64) -> f64
func.func @no_gradient(%x: f64) -> f64 {
  // expected-error @+1 {{1 arguments are active, but 0 gradients are results}}
  %y = autodiff.bwd_diff @f(%x, %x) {activity = [active]} : (f64, f64) -> f64
  return %y : f64
}

// -----

func.func private @f(f64) -> f64
func.func @wrong_type(%x: f32) -> f64 {
  // expected-error @+1 {{argument 0 of @f is a f64, not a f32}}
  %y = autodiff.bwd_diff @f(%x) {activity = [const]} : (f32) -> f64
  return %y : f64
}

// -----

func.func @wrong_slot(%x: f32, %i: index, %f: !autodiff.frame<f64>) {
  // expected-error @+1 {{slot 0 of !autodiff.frame<f64> does not hold a f32}}
  autodiff.save %x, %f[%i] of %i {slot = 0 : i64} : f32, !autodiff.frame<f64>
  return
}

// -----

func.func @no_slot(%i: index, %f: !autodiff.frame<f64>) {
  // expected-error @+1 {{slot 3 does not exist in !autodiff.frame<f64>}}
  %x = autodiff.restore %f[%i] of %i {slot = 3 : i64} : f64, !autodiff.frame<f64>
  return
}

// -----

func.func @not_a_value() {
  // expected-error @+1 {{memref<3xf64> is not a value}}
  %x = autodiff.zero : memref<3xf64>
  return
}

// -----

func.func @a_whole_number_of_times(%n: i32, %x: f64) -> f64 {
  // expected-error @+1 {{the factor is a float, not i32}}
  %y = autodiff.scale %n, %x : i32, f64
  return %y : f64
}
