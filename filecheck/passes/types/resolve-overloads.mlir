// RUN: ad-opt %s -p "resolve-invocations" --split-input-file --verify-diagnostics | filecheck %s

// Floats widen within pairs; an i32 does not become a pair.

// CHECK-LABEL: func.func @use
// CHECK-NEXT:    %[[p:.*]] = pair.primal %u : !pair.pair<f32> -> f32
// CHECK-NEXT:    %[[d:.*]] = pair.diff %u : !pair.pair<f32> -> f32
// CHECK-NEXT:    %[[p64:.*]] = arith.extf %[[p]] : f32 to f64
// CHECK-NEXT:    %[[d64:.*]] = arith.extf %[[d]] : f32 to f64
// CHECK-NEXT:    %[[wide:.*]] = pair.make %[[p64]], %[[d64]] : f64, f64 -> !pair.pair<f64>
// CHECK-NEXT:    %[[r:.*]] = func.call @f_1.fwd_pairs(%[[wide]], %v) : (!pair.pair<f64>, !pair.pair<f64>) -> !pair.pair<f32>
// CHECK-NEXT:    func.return %[[r]]

func.func private @f_0(i32) -> f32
func.func private @f_1(f64, f64) -> f32
func.func @use(%u: !pair.pair<f32>, %v: !pair.pair<f64>) -> !pair.pair<f32> {
  %r = autodiff.invoke_overload ["fwd_diff"] [@f_0, @f_1](%u, %v) : (!pair.pair<f32>, !pair.pair<f64>) -> !pair.pair<f32>
  func.return %r : !pair.pair<f32>
}

// -----

// The exact type wins over a wider one, a wider integer over a float, one step over two.

// CHECK-LABEL: func.func @rank
// CHECK:         func.call @exact(%x) : (f32) -> f64
// CHECK:         %[[w:.*]] = arith.extsi %n : i32 to i64
// CHECK-NEXT:    func.call @integer(%[[w]]) : (i64) -> f64
// CHECK:         %[[f:.*]] = arith.extf %h : f16 to f32
// CHECK-NEXT:    func.call @exact(%[[f]]) : (f32) -> f64
// CHECK:         %[[f:.*]] = arith.uitofp %b : i1 to f64
// CHECK-NEXT:    func.call @wide(%[[f]]) : (f64) -> f64

func.func private @exact(f32) -> f64
func.func private @wide(f64) -> f64
func.func private @integer(i64) -> f64
func.func @rank(%x: f32, %n: i32, %h: f16, %b: i1) {
  %0 = autodiff.invoke_overload [] [@wide, @exact](%x) : (f32) -> f64
  %1 = autodiff.invoke_overload [] [@wide, @integer, @exact](%n) : (i32) -> f64
  %2 = autodiff.invoke_overload [] [@wide, @exact](%h) : (f16) -> f64
  %3 = autodiff.invoke_overload [] [@wide](%b) : (i1) -> f64
  return
}

// -----

// Chains: the first operator is the last to be applied.

// CHECK-LABEL: func.func @chain
// CHECK-NEXT:    func.call @f.fwd_pairs.bwd_pairs(

func.func private @f(f64) -> f64
func.func private @g(f64, f64) -> f64
func.func @chain(%p: !pair.user<f64>, %s: !pair.user<f64>) -> !pair.user<f64> {
  %r = autodiff.invoke_overload ["bwd_diff", "fwd_diff"] [@f, @g](%p, %s) : (!pair.user<f64>, !pair.user<f64>) -> !pair.user<f64>
  return %r : !pair.user<f64>
}

// -----

func.func private @f(i32) -> f32
// expected-note@-1 {{`fwd_diff(@f)`: argument 0 is a !pair.pair<f32>, which does not convert to i32}}
func.func private @g(f64, f64) -> f32
// expected-note@-1 {{`fwd_diff(@g)`: it takes 2 arguments, not 1}}
func.func private @h(f32) -> f64
// expected-note@-1 {{`fwd_diff(@h)`: result 0 is a !pair.pair<f64>, not a !pair.pair<f32>}}
func.func @use(%u: !pair.pair<f32>) -> !pair.pair<f32> {
  // expected-error@+1 {{no candidate of this invocation takes (!pair.pair<f32>)}}
  %r = autodiff.invoke_overload ["fwd_diff"] [@f, @g, @h](%u) : (!pair.pair<f32>) -> !pair.pair<f32>
  return %r : !pair.pair<f32>
}

// -----

func.func private @f(f32, f64) -> f64
// expected-note@-1 {{`@f` has type (f32, f64) -> f64}}
func.func private @g(f64, f32) -> f64
// expected-note@-1 {{`@g` has type (f64, f32) -> f64}}
func.func private @h(f64, f64) -> f64
func.func @use(%x: f32) -> f64 {
  // expected-error@+1 {{2 candidates take these arguments equally well}}
  %r = autodiff.invoke_overload [] [@f, @g, @h](%x, %x) : (f32, f32) -> f64
  return %r : f64
}

// -----

// With the ambiguity gone.

func.func private @f(f32, f64) -> f64
func.func private @g(f64, f32) -> f64
func.func @use(%x: f32, %y: f64) -> f64 {
  %r = autodiff.invoke_overload [] [@f, @g](%x, %y) : (f32, f64) -> f64
  return %r : f64
}

// -----

// Why a generic is no candidate.

iface.interface @IArith {
  iface.req_func @mul : (!iface.self) -> !iface.self
}
// expected-note@+1 {{`@unary`: f32 does not implement @IArith}}
iface.generic @unary [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w : !iface.witness<@IArith>):
  iface.body (!iface.tparam<"T">) -> !iface.tparam<"T"> {
  ^bb1(%a : !iface.tparam<"T">):
    iface.yield %a : !iface.tparam<"T">
  }
}
// expected-note@+1 {{`@number`: its parameter !iface.vparam<"N", i32> does not follow from the arguments}}
iface.generic @number [!iface.vparam<"N", i32>] {
^bb0(%n : i32):
  iface.body (f32) -> f32 {
  ^bb1(%a : f32):
    iface.yield %a : f32
  }
}
func.func @use(%x: f32) -> f32 {
  // expected-error@+1 {{no candidate of this invocation takes (f32)}}
  %r = autodiff.invoke_overload [] [@unary, @number](%x) : (f32) -> f32
  return %r : f32
}

// -----

// What two arguments say about a parameter must agree, or convert.

// expected-note@+1 {{`@same`: !iface.tparam<"T"> would be both f32 and vector<2xf32>}}
iface.generic @same [!iface.tparam<"T">] {
  iface.body (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T"> {
  ^bb1(%a : !iface.tparam<"T">, %b : !iface.tparam<"T">):
    iface.yield %a : !iface.tparam<"T">
  }
}
func.func @use(%x: f32, %y: vector<2xf32>) -> f32 {
  // expected-error@+1 {{no candidate of this invocation takes (f32, vector<2xf32>)}}
  %r = autodiff.invoke_overload [] [@same](%x, %y) : (f32, vector<2xf32>) -> f32
  return %r : f32
}

// -----

// Derivatives are made in the module of their function.

// expected-note@+1 {{the function is here}}
func.func private @f(f64) -> f64
module @inner {
  func.func @g(%p: !pair.pair<f64>) -> !pair.pair<f64> {
    // expected-error@+1 {{`@f` is a function of another module}}
    %r = autodiff.invoke_overload ["fwd_diff"] [@f](%p) : (!pair.pair<f64>) -> !pair.pair<f64>
    return %r : !pair.pair<f64>
  }
}

// -----

module @inner {
  func.func private @f(f64) -> f64
  func.func @g(%p: !pair.pair<f64>) -> !pair.pair<f64> {
    %r = autodiff.invoke_overload ["fwd_diff"] [@f](%p) : (!pair.pair<f64>) -> !pair.pair<f64>
    return %r : !pair.pair<f64>
  }
}
