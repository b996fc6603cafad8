// RUN: ad-opt %s --verify-diagnostics --split-input-file

func.func @dominance(%x: f64) -> f64 {
  // expected-error @below {{`%z` is used by `arith.addf` where it is not always defined}}
  %y = arith.addf %z, %x : f64
  %z = arith.addf %x, %x : f64 // expected-note {{it is defined here}}
  return %y : f64
}

// -----

func.func @arguments(%x: f64) {
  // expected-error @+1 {{AD0203: `cf.br` passes `f64` to its successor as argument 1}}
  cf.br ^next(%x : f64)
^next(%y: f32):
  return
}

// -----

func.func @result(%x: f64) -> f64 {
  return // expected-error {{AD0201}}
}

// -----

func.func @syntax(%x: f64) -> f64 {
  return %x f64 // expected-error {{AD0101}}
}
