// ROW I2 2 x^2, once and twice
// VJP @f(3; 1) = 12
// HVP @f(3; 1) = 4
// JVP @twice(3; 1) = 4
func.func @f(%x: f64) -> f64 {
  %two = arith.constant 2.0 : f64
  %a = arith.mulf %x, %x : f64
  %b = arith.mulf %two, %a : f64
  return %b : f64
}
func.func @twice(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %dx = autodiff.bwd_diff @f(%x, %one) {activity = [active], primal = false} : (f64, f64) -> f64
  return %dx : f64
}

// -----

// ROW I4 derivatives of reverse mode, in both modes: of x^4 at 4, in one go and in a loop
// JVP @bwd(4; 1) = 192
// VJP @bwd(4; 1) = 192
// JVP @bwd_loop(4; 1) = 192
// VJP @bwd_loop(4; 1) = 192
func.func @f(%x: f64) -> f64 {
  %a = arith.mulf %x, %x : f64
  %b = arith.mulf %a, %a : f64
  return %b : f64
}
func.func @loop(%x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%t = %x) -> (f64) {
    %s = arith.mulf %t, %t : f64
    scf.yield %s : f64
  }
  return %r : f64
}
func.func @bwd(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %dx = autodiff.bwd_diff @f(%x, %one) {activity = [active], primal = false} : (f64, f64) -> f64
  return %dx : f64
}
func.func @bwd_loop(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %dx = autodiff.bwd_diff @loop(%x, %one) {activity = [active], primal = false} : (f64, f64) -> f64
  return %dx : f64
}

// -----

// ROW I5 second derivatives of sin^2, and of sin(x^3) + x^6: 2 cos(2x), and
// 6x cos(x^3) - 9x^4 sin(x^3) + 30x^4
// HVP @f(4; 1) = 2 * cos(8)
// HVP @f(2; .5) = cos(4)
// HVP @g(1; 1) = 6 * cos(1) - 9 * sin(1) + 30
// HVP @g(2; .5) = 6 * cos(8) - 72 * sin(8) + 240
// JVP @slope(4; 1) = 2 * cos(8)
// VJP @slope(2; .5) = cos(4)
func.func @f(%x: f64) -> f64 {
  %s = math.sin %x : f64
  %r = arith.mulf %s, %s : f64
  return %r : f64
}
func.func @g(%x: f64) -> f64 {
  %xx = arith.mulf %x, %x : f64
  %c = arith.mulf %xx, %x : f64
  %s = math.sin %c : f64
  %d = arith.mulf %c, %c : f64
  %r = arith.addf %s, %d : f64
  return %r : f64
}
func.func @slope(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %y, %dy = autodiff.fwd_diff @f(%x, %one) {activity = [dup]} : (f64, f64) -> (f64, f64)
  return %dy : f64
}

// -----

// ROW I7 y + the derivative of the sum of i y^2, i < 8, itself differentiated
// VJP @f(1; 1) = 57
// VJP @f(.4; .5) = 28.5
func.func private @sum(%y: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f64
  %w = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %zero) -> (f64) {
    %m = arith.index_cast %i : index to i64
    %n = arith.sitofp %m : i64 to f64
    %p = arith.mulf %n, %y : f64
    %q = arith.mulf %p, %y : f64
    %r = arith.addf %a, %q : f64
    scf.yield %r : f64
  }
  return %w : f64
}
func.func @f(%y: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %w, %dw = autodiff.fwd_diff @sum(%y, %one) {activity = [dup]} : (f64, f64) -> (f64, f64)
  %r = arith.addf %y, %dw : f64
  return %r : f64
}
