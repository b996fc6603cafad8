// RUN: ad-opt %s -p "verify-strict" --no-verify --split-input-file --verify-diagnostics

func.func @path(%c: i1, %x: f64) -> f64 {
  cf.cond_br %c, ^a, ^b
^a:
  %y = arith.addf %x, %x : f64 // expected-note {{it is defined here}}
  cf.br ^b
^b:
  // expected-error @+1 {{AD0202: `%y` is used by `func.return` where it is not always defined}}
  return %y : f64
}

// -----

func.func @unreachable(%x: f64) {
  return
^never:
  %a = arith.addf %b, %x : f64
  %b = arith.addf %a, %x : f64
  return
}
