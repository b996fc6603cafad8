// RUN: ad-opt %s --split-input-file --verify-diagnostics

func.func @f() {
  %x = expr.access #expr.access<@X, [0, 0], 0>
  // expected-error @+1 {{operand 0 of expr.not is a condition, and !expr.real is none}}
  %y = expr.not %x
  return
}

// -----

func.func @f() {
  %x = expr.const 1.0
  // expected-error @+1 {{expr.pow has 1 operand, not 2}}
  %y = expr.pow %x
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{a constant of an energy is NaN}}
  %x = expr.const nan
  return
}

// -----

func.func @f() {
  %x = expr.const 1.0
  // expected-error @+1 {{the result of expr.prod is !expr.real here, not !expr.bool}}
  %y = "expr.prod"(%x) <{constant = 1.0 : f64}> : (!expr.real) -> !expr.bool
  return
}

// -----

func.func @f() {
  %x = expr.const 1.0
  // expected-error @+1 {{1 coordinates for an image of 2}}
  %y = expr.sample #expr.sample<@I, 0, [0, 0], []> (%x)
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected #expr.access<...>}}
  %y = expr.access #expr.index<0, 0>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{there is no box from [1] to [0]}}
  %y = expr.bounds #expr.bounds<[1], [0]>
  return
}

// -----

func.func @f() {
  %x = expr.const 2.0
  // expected-error @+1 {{the exponent of expr.powc is inf}}
  %y = expr.powc inf (%x)
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{a constant of an energy is NaN}}
  %y = expr.sum nan ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected a name such as @S}}
  %y = expr.access #expr.access<@X::@Y, [0], 0>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected a name such as @S}}
  %y = expr.edge #expr.edge<@X, @G::@H, @v0, 0>
  return
}
