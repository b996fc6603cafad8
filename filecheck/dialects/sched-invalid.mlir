// RUN: ad-opt %s --split-input-file --verify-diagnostics

func.func @twice() {
  %b = sched.intrinsic #expr.bounds<[0], [1]> : !expr.bool
  // expected-error @+1 {{a condition stands twice}}
  %x = sched.load #expr.access<@X, [1], 0> if (%b, %b)
  return
}

// -----

func.func @nested() {
  %b = sched.intrinsic #expr.bounds<[0], [1]> : !expr.bool
  %c = sched.intrinsic #expr.bounds<[-1], [1]> if (%b) : !expr.bool
  // expected-error @+1 {{a condition has a condition itself}}
  %x = sched.load #expr.access<@X, [1], 0> if (%c)
  return
}

// -----

func.func @not_computed() {
  %b = sched.intrinsic #expr.bounds<[0], [1]> : !expr.bool
  %x = sched.load #expr.access<@X, [1], 0> if (%b)
  // expected-error @+1 {{a value is used where it may not have been computed}}
  %y = sched.apply "prod" [2.0] (%x) : (!expr.real) -> !expr.real
  return
}

// -----

func.func @not_added() {
  %b = sched.intrinsic #expr.bounds<[0], [1]> : !expr.bool
  %x = sched.load #expr.access<@X, [1], 0> if (%b)
  %v = sched.vardecl 0.0
  // expected-error @+1 {{a value is added where it may not have been computed}}
  %r = sched.reduce %v, %x : !expr.real
  %s = sched.varuse %v after (%r)
  return
}

// -----

func.func @too_early() {
  %x = sched.const 1.0
  %v = sched.vardecl 0.0
  %r = sched.reduce %v, %x : !expr.real
  %q = sched.reduce %v, %x : !expr.real
  // expected-error @+1 {{a sum is used before all is added}}
  %s = sched.varuse %v after (%r)
  return
}

// -----

func.func @another() {
  %x = sched.const 1.0
  %v = sched.vardecl 0.0
  %w = sched.vardecl 0.0
  %r = sched.reduce %v, %x : !expr.real
  // expected-error @+1 {{a sum waits for what is added to another one}}
  %s = sched.varuse %w after (%r)
  return
}

// -----

func.func @channel() {
  %v = sched.vload #expr.access<@A, [0], 0> : !sched.vector<2>
  // expected-error @+1 {{there is no channel 2 of 2}}
  %x = sched.extract %v[2] : !sched.vector<2>
  return
}
