// A step length that is rounded on the way: its gradient is zero, as `--explain-zero=f:x` explains.
func.func private @steps(%x: f64) -> index {
  %n = arith.fptoui %x : f64 to i64
  %i = arith.index_cast %n : i64 to index
  return %i : index
}

func.func @f(%x: f64, %y: f64) -> f64 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %half = arith.constant 0.5 : f64
  %n = func.call @steps(%x) : (f64) -> index
  %r = scf.for %i = %zero to %n step %one iter_args(%s = %y) -> (f64) {
    %t = arith.mulf %s, %half : f64
    scf.yield %t : f64
  }
  return %r : f64
}
