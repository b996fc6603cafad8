// Custom derivatives of members of interfaces and of generics; preferences of reverse mode.

iface.interface @ICalc {
  iface.req_func @calc : (!iface.self, f64) -> f64 builtin "differentiable"
}
agg.struct_def @Square {
  agg.field @unused : f64 no_diff
}
agg.struct_def @Linear {
  agg.field @k : f64 no_diff
}

// ------------------------------------------------------------- G13: with a derivative by hand: 3x

func.func private @square_calc(%this: !agg.struct<@Square>, %x: f64) -> f64
    attributes {autodiff.fwd_derivative = @square_fwd, autodiff.bwd_derivative = @square_bwd} {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
func.func private @square_fwd(%this: !agg.struct<@Square>, %p: !pair.user<f64>) -> !pair.user<f64> {
  %three = arith.constant 3.0 : f64
  %x = pair.primal %p : !pair.user<f64> -> f64
  %d = pair.diff %p : !pair.user<f64> -> f64
  %y = arith.mulf %x, %x : f64
  %t = arith.mulf %three, %x : f64
  %dy = arith.mulf %t, %d : f64
  %r = pair.make %y, %dy : f64, f64 -> !pair.user<f64>
  return %r : !pair.user<f64>
}
func.func private @square_bwd(%this: !agg.struct<@Square>, %p: !pair.user<f64>, %dy: f64)
    -> !pair.user<f64> {
  %three = arith.constant 3.0 : f64
  %x = pair.primal %p : !pair.user<f64> -> f64
  %t = arith.mulf %three, %x : f64
  %d = arith.mulf %t, %dy : f64
  %r = pair.make %x, %d : f64, f64 -> !pair.user<f64>
  return %r : !pair.user<f64>
}
iface.witness_table @Square_ICalc : @ICalc for !agg.struct<@Square> {
  iface.entry "calc" = @square_calc
}

// ------------------------------------------------------------- G11: with a substitute: kx is 2kx

func.func private @linear_calc(%this: !agg.struct<@Linear>, %x: f64) -> f64
    attributes {autodiff.differentiable = "both", autodiff.primal_substitute = @linear_twice} {
  %k = agg.get %this "k" : !agg.struct<@Linear> -> f64
  %r = arith.mulf %k, %x : f64
  return %r : f64
}
func.func private @linear_twice(%this: !agg.struct<@Linear>, %x: f64) -> f64
    attributes {autodiff.differentiable = "both"} {
  %k = agg.get %this "k" : !agg.struct<@Linear> -> f64
  %t = arith.addf %x, %x : f64
  %r = arith.mulf %k, %t : f64
  return %r : f64
}
iface.witness_table @Linear_ICalc : @ICalc for !agg.struct<@Linear> {
  iface.entry "calc" = @linear_calc
}

// ------------------------------------------------------------- H11: treated as differentiable

agg.struct_def @Line {
  agg.field @unused : f64 no_diff
}
func.func private @line_calc(%this: !agg.struct<@Line>, %x: f64) -> f64
    attributes {autodiff.treat_as_differentiable} {
  %one = arith.constant 1.0 : f64
  %t = arith.addf %x, %x : f64
  %r = arith.addf %t, %one : f64
  return %r : f64
}
iface.witness_table @Line_ICalc : @ICalc for !agg.struct<@Line> {
  iface.entry "calc" = @line_calc
}

func.func private @calc_over_x(%kind: i32, %x: f64) -> f64
    attributes {autodiff.differentiable = "both"} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %five = arith.constant 5.0 : f64
  %is_square = arith.cmpi eq, %kind, %c0 : i32
  %is_linear = arith.cmpi eq, %kind, %c1 : i32
  %object = scf.if %is_square -> (!iface.any<@ICalc>) {
    %s = agg.make %five : (f64) -> !agg.struct<@Square>
    %o = iface.pack %s via @Square_ICalc : !agg.struct<@Square> -> !iface.any<@ICalc>
    scf.yield %o : !iface.any<@ICalc>
  } else {
    %o = scf.if %is_linear -> (!iface.any<@ICalc>) {
      %s = agg.make %five : (f64) -> !agg.struct<@Linear>
      %p = iface.pack %s via @Linear_ICalc : !agg.struct<@Linear> -> !iface.any<@ICalc>
      scf.yield %p : !iface.any<@ICalc>
    } else {
      %s = agg.make %five : (f64) -> !agg.struct<@Line>
      %p = iface.pack %s via @Line_ICalc : !agg.struct<@Line> -> !iface.any<@ICalc>
      scf.yield %p : !iface.any<@ICalc>
    }
    scf.yield %o : !iface.any<@ICalc>
  }
  %y = iface.open %object as "T" : !iface.any<@ICalc> -> f64 {
  ^bb0(%w : !iface.witness<@ICalc>, %self : !iface.tparam<"T">):
    %calc = iface.lookup %w "calc" : !iface.witness<@ICalc> -> (!iface.tparam<"T">, f64) -> f64
    %v = autodiff.invoke %calc(%self, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %v : f64
  }
  %r = arith.divf %y, %x : f64
  return %r : f64
}
// Value without derivatives; pair; gradient.
func.func @dispatched(%kind: i32, %x: f64) -> (f64, f64, f64, f64) {
  %one = arith.constant 1.0 : f64
  %y = func.call @calc_over_x(%kind, %x) : (i32, f64) -> f64
  %p = pair.make %x, %one : f64, f64 -> !pair.pair<f64>
  %0 = autodiff.invoke_overload ["fwd_diff"] [@calc_over_x](%kind, %p)
      : (i32, !pair.pair<f64>) -> !pair.pair<f64>
  %1 = pair.primal %0 : !pair.pair<f64> -> f64
  %2 = pair.diff %0 : !pair.pair<f64> -> f64
  %3 = autodiff.invoke_overload ["bwd_diff"] [@calc_over_x](%kind, %x, %one)
      : (i32, f64, f64) -> f64
  return %y, %1, %2, %3 : f64, f64, f64, f64
}

// ------------------------------------------------------------- F6: of a generic, by hand: N + 1

iface.generic @times [!iface.vparam<"N", i32>] {
^bb0(%n : i32):
  iface.body (f64) -> f64 attributes {autodiff.bwd_derivative = @times_bwd} {
  ^bb1(%x : f64):
    %f = arith.sitofp %n : i32 to f64
    %r = arith.mulf %f, %x : f64
    iface.yield %r : f64
  }
}
iface.generic @times_bwd [!iface.vparam<"N", i32>] {
^bb0(%n : i32):
  iface.body (f64, f64) -> f64 {
  ^bb1(%x : f64, %dy : f64):
    %one = arith.constant 1 : i32
    %m = arith.addi %n, %one : i32
    %f = arith.sitofp %m : i32 to f64
    %r = arith.mulf %f, %dy : f64
    iface.yield %r : f64
  }
}
// The other way round, of a generic that is differentiable in both modes.
iface.generic @thrice [!iface.vparam<"N", i32>] {
^bb0(%n : i32):
  iface.body (f64) -> f64 attributes {autodiff.differentiable = "both"} {
  ^bb1(%x : f64):
    %f = arith.sitofp %n : i32 to f64
    %r = arith.mulf %f, %x : f64
    iface.yield %r : f64
  }
}
iface.generic @thrice_fwd [!iface.vparam<"N", i32>] {
^bb0(%n : i32):
  iface.body (!pair.user<f64>) -> !pair.user<f64> attributes {autodiff.fwd_derivative_of = @thrice} {
  ^bb1(%p : !pair.user<f64>):
    %f = arith.sitofp %n : i32 to f64
    %x = pair.primal %p : !pair.user<f64> -> f64
    %d = pair.diff %p : !pair.user<f64> -> f64
    %y = arith.mulf %f, %x : f64
    %two = arith.addf %d, %d : f64
    %t = arith.mulf %f, %two : f64
    %r = pair.make %y, %t : f64, f64 -> !pair.user<f64>
    iface.yield %r : !pair.user<f64>
  }
}
func.func @generics(%x: f64) -> (f64, f64, f64) {
  %one = arith.constant 1.0 : f64
  %f = iface.specialize @times [2 : i32] : (f64) -> f64
  %b = autodiff.bwd_diff %f : (f64) -> f64 to (f64, f64) -> f64
  %0 = autodiff.invoke %b(%x, %one) : (f64, f64) -> f64
  %g = iface.specialize @thrice [3 : i32] : (f64) -> f64
  %dg = autodiff.fwd_diff %g : (f64) -> f64 to (!pair.pair<f64>) -> !pair.pair<f64>
  %p = pair.make %x, %one : f64, f64 -> !pair.pair<f64>
  %q = autodiff.invoke %dg(%p) : (!pair.pair<f64>) -> !pair.pair<f64>
  %1 = pair.diff %q : !pair.pair<f64> -> f64
  %bg = autodiff.bwd_diff %g : (f64) -> f64 to (f64, f64) -> f64
  %2 = autodiff.invoke %bg(%x, %one) : (f64, f64) -> f64
  return %0, %1, %2 : f64, f64, f64
}

// ------------------------------------------------------------- E1: (log x)^2, kept or repeated

func.func private @log_kept(%x: f64) -> f64 attributes {autodiff.differentiable = "both", autodiff.prefer = "checkpoint"} {
  %r = math.log %x : f64
  return %r : f64
}
func.func private @log_repeated(%x: f64) -> f64 attributes {autodiff.differentiable = "both", autodiff.prefer = "recompute"} {
  %r = math.log %x : f64
  return %r : f64
}
func.func private @square_kept(%x: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %l = func.call @log_kept(%x) : (f64) -> f64
  %r = arith.mulf %l, %l : f64
  return %r : f64
}
func.func private @square_repeated(%x: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %l = func.call @log_repeated(%x) : (f64) -> f64
  %r = arith.mulf %l, %l : f64
  return %r : f64
}
func.func @preferences(%x: f64) -> (f64, f64, f64) {
  %one = arith.constant 1.0 : f64
  %0 = autodiff.invoke_overload ["bwd_diff"] [@square_kept](%x, %one) : (f64, f64) -> f64
  %1 = autodiff.invoke_overload ["bwd_diff"] [@square_repeated](%x, %one) : (f64, f64) -> f64
  %p = pair.make %x, %one : f64, f64 -> !pair.pair<f64>
  %q = pair.make %one, %one : f64, f64 -> !pair.pair<f64>
  %2 = autodiff.invoke_overload ["fwd_diff", "bwd_diff"] [@square_repeated](%p, %q)
      : (!pair.pair<f64>, !pair.pair<f64>) -> !pair.pair<f64>
  %3 = pair.diff %2 : !pair.pair<f64> -> f64
  return %0, %1, %3 : f64, f64, f64
}
