// ROW E1 (log x)^2, the logarithm remembered or computed again
// VJP @checkpoint(2; 1) = log(2)
// VJP @recompute(2; 1) = log(2)
func.func private @log_kept(%x: f64) -> f64 attributes {autodiff.prefer = "checkpoint"} {
  %y = math.log %x : f64
  return %y : f64
}
func.func private @log_again(%x: f64) -> f64 attributes {autodiff.prefer = "recompute"} {
  %y = math.log %x : f64
  return %y : f64
}
func.func @checkpoint(%x: f64) -> f64 {
  %y = func.call @log_kept(%x) : (f64) -> f64
  %z = arith.mulf %y, %y : f64
  return %z : f64
}
func.func @recompute(%x: f64) -> f64 {
  %y = func.call @log_again(%x) : (f64) -> f64
  %z = arith.mulf %y, %y : f64
  return %z : f64
}

// -----

// ROW E2 (1/x)^2 behind a condition
// VJP @f(2; 1) = -.25
// VJP @f(-2; 1) = 1
func.func private @inverse(%x: f64) -> f64 attributes {autodiff.prefer = "recompute"} {
  %one = arith.constant 1.0 : f64
  %y = arith.divf %one, %x : f64
  return %y : f64
}
func.func @f(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %b = arith.cmpf ogt, %x, %zero : f64
  %r = scf.if %b -> f64 {
    %y = func.call @inverse(%x) : (f64) -> f64
    %z = arith.mulf %y, %y : f64
    scf.yield %z : f64
  } else {
    scf.yield %x : f64
  }
  return %r : f64
}

// -----

// ROW E4 nothing to compute, and a derivative of its own that reads a buffer
// VJP @g(3, [101, 0]; 1) = 101, 0, 0
// UNCHECKED the derivative is not that of the function
// DISAGREE @g AD0710
func.func private @f(%x: f64, %m: memref<2xf64>) -> f64 attributes {autodiff.backward = @f_bwd} {
  %zero = arith.constant 0.0 : f64
  return %zero : f64
}
func.func private @f_bwd(%x: f64, %m: memref<2xf64>, %dm: memref<2xf64>, %dy: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %a = memref.load %m[%c0] : memref<2xf64>
  %dx = arith.mulf %a, %dy : f64
  return %dx : f64
}
func.func @g(%x: f64, %m: memref<2xf64>) -> f64 {
  %y = func.call @f(%x, %m) : (f64, memref<2xf64>) -> f64
  return %y : f64
}
