// RUN: ad-opt %s --grad=f --grad=chained --allow-unregistered-dialect --verify-diagnostics

// All that has no derivative is said in one run, what is inactive is not.
func.func @f(%x: f64, %y: f64) -> f64 {
  // expected-error @below {{`test.one` has no derivative rule}}
  %a = "test.one"(%x) : (f64) -> f64
  %zero = arith.constant 0.0 : f64
  %c = "test.three"(%zero) : (f64) -> f64
  // expected-error @below {{`test.two` has no derivative rule}}
  %d = "test.two"(%y) : (f64) -> f64
  %e = arith.mulf %a, %d : f64
  %g = arith.mulf %e, %c : f64
  return %g : f64
}

// Also where one computes what the other takes, in loops, too.
func.func @chained(%x: f64, %n: index) -> f64 {
  // expected-error @below {{`test.first` has no derivative rule}}
  %a = "test.first"(%x) : (f64) -> f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %a) -> (f64) {
    // expected-error @below {{`test.second` has no derivative rule}}
    %b = "test.second"(%s) : (f64) -> f64
    // expected-error @below {{`test.third` has no derivative rule}}
    %t = "test.third"(%b) : (f64) -> f64
    scf.yield %t : f64
  }
  // expected-error @below {{`test.last` has no derivative rule}}
  %y = "test.last"(%r) : (f64) -> f64
  return %y : f64
}
