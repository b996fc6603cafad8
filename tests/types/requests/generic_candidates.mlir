// Overloads among which generics are: their arguments follow from those of the call.

iface.interface @IArith extends [@IDifferentiable] {
  iface.req_func @mul : (!iface.self, !iface.self) -> !iface.self builtin "differentiable"
}
func.func private @mul32(%a: f32, %b: f32) -> f32 attributes {autodiff.differentiable = "both"} {
  %r = arith.mulf %a, %b : f32
  return %r : f32
}
func.func private @mul64(%a: f64, %b: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %r = arith.mulf %a, %b : f64
  return %r : f64
}
iface.witness_table @f32_IArith : @IArith for f32 {
  iface.entry "mul" = @mul32
}
iface.witness_table @f64_IArith : @IArith for f64 {
  iface.entry "mul" = @mul64
}

// a * b, of one type
iface.generic @times [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w : !iface.witness<@IArith>):
  %mul = iface.lookup %w "mul"
      : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  iface.body (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
      attributes {autodiff.differentiable = "both"} {
  ^bb1(%a : !iface.tparam<"T">, %b : !iface.tparam<"T">):
    %r = autodiff.invoke %mul(%a, %b)
        : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    iface.yield %r : !iface.tparam<"T">
  }
}

// n * x, with the extent of an array for n
iface.generic @scaled [!iface.vparam<"N", i64>] {
^bb0(%n : i64):
  iface.body (!agg.array<!iface.vparam<"N", i64>, f64>) -> f64
      attributes {autodiff.differentiable = "both"} {
  ^bb1(%a : !agg.array<!iface.vparam<"N", i64>, f64>):
    %c0 = arith.constant 0 : index
    %x = agg.elem %a[%c0] : !agg.array<!iface.vparam<"N", i64>, f64> -> f64
    %f = arith.sitofp %n : i64 to f64
    %r = arith.mulf %f, %x : f64
    iface.yield %r : f64
  }
}

func.func private @half(%a: i32, %b: i32) -> f64 attributes {autodiff.differentiable = "both"} {
  %c = arith.constant 0.5 : f64
  return %c : f64
}

// The generic for f64, though one argument is an f32; derivative of x*y
func.func @mixed(%x: f32, %y: f64) -> f64 {
  %one32 = arith.constant 1.0 : f32
  %one = arith.constant 1.0 : f64
  %p = pair.make %x, %one32 : f32, f32 -> !pair.pair<f32>
  %q = pair.make %y, %one : f64, f64 -> !pair.pair<f64>
  %r = autodiff.invoke_overload ["fwd_diff"] [@half, @times](%p, %q)
      : (!pair.pair<f32>, !pair.pair<f64>) -> !pair.pair<f64>
  %d = pair.diff %r : !pair.pair<f64> -> f64
  return %d : f64
}
func.func @reverse(%x: f64, %y: f64) -> (f64, f64) {
  %one = arith.constant 1.0 : f64
  %dx, %dy = autodiff.invoke_overload ["bwd_diff"] [@scaled, @times](%x, %y, %one)
      : (f64, f64, f64) -> (f64, f64)
  return %dx, %dy : f64, f64
}
func.func @extent(%x: f64) -> (f64, f64) {
  %a = agg.make %x, %x, %x : (f64, f64, f64) -> !agg.array<3, f64>
  %y = autodiff.invoke_overload [] [@times, @scaled](%a) : (!agg.array<3, f64>) -> f64
  %one = arith.constant 1.0 : f64
  %g = autodiff.invoke_overload ["bwd_diff"] [@times, @scaled](%a, %one)
      : (!agg.array<3, f64>, f64) -> !agg.array<3, f64>
  %c0 = arith.constant 0 : index
  %d = agg.elem %g[%c0] : !agg.array<3, f64> -> f64
  return %y, %d : f64, f64
}
