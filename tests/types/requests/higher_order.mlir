// Derivatives of derivatives (rows I of the source's suite), and overloads (row A5).

// ------------------------------------------------------------- I2: with a struct

agg.struct_def @Box {
  agg.field @x : f64
}
func.func private @boxed(%b: !agg.struct<@Box>) -> f64 {
  %x = agg.get %b "x" : !agg.struct<@Box> -> f64
  %s = arith.mulf %x, %x : f64
  %r = arith.addf %s, %s : f64
  return %r : f64
}
func.func @i2(%x: f64) -> (f64, f64) {
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0.0 : f64
  %b = agg.make %x : (f64) -> !agg.struct<@Box>
  %db = agg.make %one : (f64) -> !agg.struct<@Box>
  %nothing = agg.make %zero : (f64) -> !agg.struct<@Box>
  %p = pair.make %b, %db : !agg.struct<@Box>, !agg.struct<@Box> -> !pair.user<!agg.struct<@Box>>
  %q = pair.make %db, %nothing
      : !agg.struct<@Box>, !agg.struct<@Box> -> !pair.user<!agg.struct<@Box>>
  %pq = pair.make %p, %q : !pair.user<!agg.struct<@Box>>, !pair.user<!agg.struct<@Box>>
      -> !pair.pair<!pair.user<!agg.struct<@Box>>>
  %f = autodiff.ref @boxed : (!agg.struct<@Box>) -> f64
  %d = autodiff.fwd_diff %f : (!agg.struct<@Box>) -> f64
      to (!pair.user<!agg.struct<@Box>>) -> !pair.user<f64>
  %dd = autodiff.fwd_diff %d : (!pair.user<!agg.struct<@Box>>) -> !pair.user<f64>
      to (!pair.pair<!pair.user<!agg.struct<@Box>>>) -> !pair.pair<!pair.user<f64>>
  %r = autodiff.invoke %dd(%pq)
      : (!pair.pair<!pair.user<!agg.struct<@Box>>>) -> !pair.pair<!pair.user<f64>>
  %first = pair.primal %r : !pair.pair<!pair.user<f64>> -> !pair.user<f64>
  %second = pair.diff %r : !pair.pair<!pair.user<f64>> -> !pair.user<f64>
  %y1 = pair.diff %first : !pair.user<f64> -> f64
  %y2 = pair.diff %second : !pair.user<f64> -> f64
  return %y1, %y2 : f64, f64
}

// ------------------------------------------------------------- I4: all nestings, over a loop

func.func private @fourth(%x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1.0 : f64
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %one) -> (f64) {
    %b = arith.mulf %a, %x : f64
    scf.yield %b : f64
  }
  return %r : f64
}
func.func @i4(%x: f64) -> (f64, f64, f64, f64) {
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0.0 : f64
  %f = autodiff.ref @fourth : (f64) -> f64
  %p = pair.make %x, %one : f64, f64 -> !pair.pair<f64>
  %unit = pair.make %one, %zero : f64, f64 -> !pair.pair<f64>

  %d = autodiff.fwd_diff %f : (f64) -> f64 to (!pair.pair<f64>) -> !pair.pair<f64>
  %b = autodiff.bwd_diff %f : (f64) -> f64 to (f64, f64) -> f64

  // fwd of fwd
  %ff = autodiff.fwd_diff %d : (!pair.pair<f64>) -> !pair.pair<f64>
      to (!pair.pair<!pair.pair<f64>>) -> !pair.pair<!pair.pair<f64>>
  %pp = pair.make %p, %unit : !pair.pair<f64>, !pair.pair<f64> -> !pair.pair<!pair.pair<f64>>
  %0 = autodiff.invoke %ff(%pp) : (!pair.pair<!pair.pair<f64>>) -> !pair.pair<!pair.pair<f64>>
  %1 = pair.diff %0 : !pair.pair<!pair.pair<f64>> -> !pair.pair<f64>
  %2 = pair.diff %1 : !pair.pair<f64> -> f64

  // bwd of fwd: the cotangent of the tangent is the pair's derivative
  %bf = autodiff.bwd_diff %d : (!pair.pair<f64>) -> !pair.pair<f64>
      to (!pair.pair<f64>, !pair.pair<f64>) -> !pair.pair<f64>
  %seed = pair.make %zero, %one : f64, f64 -> !pair.pair<f64>
  %3 = autodiff.invoke %bf(%p, %seed) : (!pair.pair<f64>, !pair.pair<f64>) -> !pair.pair<f64>
  %4 = pair.primal %3 : !pair.pair<f64> -> f64

  // fwd of bwd
  %fb = autodiff.fwd_diff %b : (f64, f64) -> f64
      to (!pair.pair<f64>, !pair.pair<f64>) -> !pair.pair<f64>
  %5 = autodiff.invoke %fb(%p, %unit) : (!pair.pair<f64>, !pair.pair<f64>) -> !pair.pair<f64>
  %6 = pair.diff %5 : !pair.pair<f64> -> f64

  // bwd of bwd
  %bb = autodiff.bwd_diff %b : (f64, f64) -> f64 to (f64, f64, f64) -> (f64, f64)
  %7, %8 = autodiff.invoke %bb(%x, %one, %one) : (f64, f64, f64) -> (f64, f64)
  return %2, %4, %6, %7 : f64, f64, f64, f64
}

// ------------------------------------------------------------- I5: built-in functions

func.func private @sine_squared(%x: f64) -> f64 {
  %s = math.sin %x : f64
  %r = arith.mulf %s, %s : f64
  return %r : f64
}
func.func private @sine_of_cube(%x: f64) -> f64 {
  %s = arith.mulf %x, %x : f64
  %c = arith.mulf %s, %x : f64
  %t = math.sin %c : f64
  %u = arith.mulf %c, %c : f64
  %r = arith.addf %t, %u : f64
  return %r : f64
}
func.func private @tangent(%p: !pair.user<f64>) -> !pair.user<f64> {
  %r = autodiff.invoke_overload ["fwd_diff"] [@sine_squared](%p) : (!pair.user<f64>) -> !pair.user<f64>
  return %r : !pair.user<f64>
}
func.func @i5(%x: f64) -> (f64, f64) {
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0.0 : f64
  %a = pair.make %x, %one : f64, f64 -> !pair.user<f64>
  %b = pair.make %one, %zero : f64, f64 -> !pair.user<f64>
  %p = pair.make %a, %b : !pair.user<f64>, !pair.user<f64> -> !pair.pair<!pair.user<f64>>
  %0 = autodiff.invoke_overload ["fwd_diff"] [@tangent](%p)
      : (!pair.pair<!pair.user<f64>>) -> !pair.pair<!pair.user<f64>>
  %1 = pair.diff %0 : !pair.pair<!pair.user<f64>> -> !pair.user<f64>
  %2 = pair.diff %1 : !pair.user<f64> -> f64
  %3 = autodiff.invoke_overload ["fwd_diff", "fwd_diff"] [@sine_of_cube](%p)
      : (!pair.pair<!pair.user<f64>>) -> !pair.pair<!pair.user<f64>>
  %4 = pair.diff %3 : !pair.pair<!pair.user<f64>> -> !pair.user<f64>
  %5 = pair.diff %4 : !pair.user<f64> -> f64
  return %2, %5 : f64, f64
}

// ------------------------------------------------------------- I7: a derivative within a loop

func.func private @weights(%y: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %zero) -> (f64) {
    %n = arith.index_cast %i : index to i64
    %w = arith.sitofp %n : i64 to f64
    %s = arith.mulf %y, %y : f64
    %t = arith.mulf %w, %s : f64
    %b = arith.addf %a, %t : f64
    scf.yield %b : f64
  }
  return %r : f64
}
func.func private @with_derivative(%y: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %f = autodiff.ref @weights : (f64) -> f64
  %d = autodiff.fwd_diff %f : (f64) -> f64 to (!pair.pair<f64>) -> !pair.pair<f64>
  %p = pair.make %y, %one : f64, f64 -> !pair.pair<f64>
  %q = autodiff.invoke %d(%p) : (!pair.pair<f64>) -> !pair.pair<f64>
  %dy = pair.diff %q : !pair.pair<f64> -> f64
  %r = arith.addf %y, %dy : f64
  return %r : f64
}
func.func @i7(%y: f64, %seed: f64) -> f64 {
  %f = autodiff.ref @with_derivative : (f64) -> f64
  %b = autodiff.bwd_diff %f : (f64) -> f64 to (f64, f64) -> f64
  %g = autodiff.invoke %b(%y, %seed) : (f64, f64) -> f64
  return %g : f64
}

// ------------------------------------------------------------- A5: overloads

func.func private @f_scalar(%a: f64) -> f64 {
  %s = arith.mulf %a, %a : f64
  %r = arith.addf %s, %a : f64
  return %r : f64
}
func.func private @f_vector(%a: vector<3xf64>) -> f64 {
  %0 = vector.extract %a[0] : f64 from vector<3xf64>
  %1 = vector.extract %a[1] : f64 from vector<3xf64>
  %2 = vector.extract %a[2] : f64 from vector<3xf64>
  %3 = arith.mulf %0, %1 : f64
  %r = arith.addf %3, %2 : f64
  return %r : f64
}
func.func private @f_of_multiples(%a: f32) -> f64 {
  %x = arith.extf %a : f32 to f64
  %y = arith.addf %x, %x : f64
  %z = arith.addf %y, %x : f64
  %v = vector.from_elements %x, %y, %z : vector<3xf64>
  %r = autodiff.invoke_overload [] [@f_scalar, @f_vector](%v) : (vector<3xf64>) -> f64
  return %r : f64
}
func.func @a5(%a: f64) -> (f64, f64, f64, f64, f64) {
  %one = arith.constant 1.0 : f64
  %v = arith.constant dense<[1.0, 3.0, 5.0]> : vector<3xf64>
  %dv = arith.constant dense<[0.5, 1.5, 2.5]> : vector<3xf64>
  %a32 = arith.truncf %a : f64 to f32
  %one32 = arith.constant 1.0 : f32
  %0 = autodiff.invoke_overload [] [@f_scalar, @f_vector](%a32) : (f32) -> f64
  %1 = autodiff.invoke_overload [] [@f_scalar, @f_vector](%v) : (vector<3xf64>) -> f64
  %pv = pair.make %v, %dv : vector<3xf64>, vector<3xf64> -> !pair.pair<vector<3xf64>>
  %2 = autodiff.invoke_overload ["fwd_diff"] [@f_scalar, @f_vector](%pv)
      : (!pair.pair<vector<3xf64>>) -> !pair.pair<f64>
  %3 = pair.diff %2 : !pair.pair<f64> -> f64
  %pa = pair.make %a32, %one32 : f32, f32 -> !pair.pair<f32>
  %4 = autodiff.invoke_overload ["fwd_diff"] [@f_scalar, @f_vector](%pa)
      : (!pair.pair<f32>) -> !pair.pair<f64>
  %5 = pair.diff %4 : !pair.pair<f64> -> f64
  %6 = autodiff.invoke_overload ["fwd_diff"] [@f_of_multiples](%pa)
      : (!pair.pair<f32>) -> !pair.pair<f64>
  %7 = pair.diff %6 : !pair.pair<f64> -> f64
  return %0, %1, %3, %5, %7 : f64, f64, f64, f64, f64
}
