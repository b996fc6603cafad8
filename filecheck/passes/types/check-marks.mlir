// RUN: ad-opt %s --split-input-file --verify-diagnostics -p check-derivative-flow
// Each diagnostic is followed by the same program, changed in one place, that passes.

// expected-error @+1 {{AD0843: `autodiff.differentiable` on `func.func` is "backward", not}}
func.func private @f(f64) -> f64 attributes {autodiff.differentiable = "backward"}

// -----

func.func private @f(f64) -> f64 attributes {autodiff.differentiable = "forward"}

// -----

func.func @f(%x : f64) -> f64 attributes {autodiff.differentiable = "both"} {
  // expected-error @+1 {{AD0844: `autodiff.no_diff` means nothing on `arith.mulf`}}
  %y = arith.mulf %x, %x {autodiff.no_diff} : f64
  func.return %y : f64
}

// -----

// An access to a part of something may have it, too.

func.func @f(%m : memref<f64>) -> f64 attributes {autodiff.differentiable = "both"} {
  %y = memref.load %m[] {autodiff.no_diff} : memref<f64>
  func.return %y : f64
}

// -----

// expected-error @+1 {{AD0844: `autodiff.no_diff` means nothing on an argument of `func.func`}}
func.func private @f(f64 {autodiff.no_diff}) -> f64

// -----

func.func private @f(f64 {autodiff.activity = #autodiff.activity<const>}) -> f64

// -----

// expected-note @+1 {{@g is here}}
func.func private @g(f64) -> f64 attributes {autodiff.differentiable = "both"}
func.func @f(%x : f64) -> f64 attributes {autodiff.differentiable = "both"} {
  // expected-warning @+1 {{AD0845: `no_diff` drops the derivative of @g, which is differentiable}}
  %y = func.call @g(%x) {autodiff.no_diff} : (f64) -> f64
  func.return %y : f64
}

// -----

func.func private @g(f64) -> f64
func.func @f(%x : f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %y = func.call @g(%x) {autodiff.no_diff} : (f64) -> f64
  func.return %y : f64
}

// -----

func.func private @g(f64) -> f64
func.func private @h(f64) -> f64 attributes {autodiff.differentiable = "both"}
// expected-note @+1 {{@f is here}}
func.func @f(%x : f64) -> f64 {
  // expected-error @+1 {{AD0846: `no_diff` drops a derivative in @f, which has none: it is not marked as differentiable}}
  %y = func.call @g(%x) {autodiff.no_diff} : (f64) -> f64
  func.return %y : f64
}

// -----

func.func private @g(f64) -> f64
func.func private @h(f64) -> f64 attributes {autodiff.differentiable = "both"}
func.func @f(%x : f64) -> f64 {
  %y = func.call @g(%x) : (f64) -> f64
  func.return %y : f64
}

// -----

// Without marks, every function with a body is differentiable.

func.func private @g(f64) -> f64
func.func @f(%x : f64) -> f64 {
  %y = func.call @g(%x) {autodiff.no_diff} : (f64) -> f64
  func.return %y : f64
}

// -----

func.func private @g(f64) -> f64 attributes {autodiff.differentiable = "both"}
// expected-note @+1 {{@h is here}}
func.func private @h(f64) -> f64
func.func @f(%x : f64, %dx : f64) -> (f64, f64) {
  // expected-error @+1 {{AD0847: @h is to be differentiated here, but it is not marked as differentiable}}
  %y, %dy = autodiff.fwd_diff @h(%x, %dx) {activity = [dup]} : (f64, f64) -> (f64, f64)
  func.return %y, %dy : f64, f64
}

// -----

func.func private @g(f64) -> f64 attributes {autodiff.differentiable = "both"}
func.func private @h(f64) -> f64
func.func @f(%x : f64, %dx : f64) -> (f64, f64) {
  %y, %dy = autodiff.fwd_diff @g(%x, %dx) {activity = [dup]} : (f64, f64) -> (f64, f64)
  func.return %y, %dy : f64, f64
}

// -----

func.func private @g(f64) -> f64 attributes {autodiff.differentiable = "forward"}
func.func @f(%x : f64, %dy : f64) -> (f64, f64) {
  // expected-error @+1 {{AD0847: @g is to be differentiated here, but it is differentiable in forward mode only}}
  %y, %dx = autodiff.bwd_diff @g(%x, %dy) {activity = [active]} : (f64, f64) -> (f64, f64)
  func.return %y, %dx : f64, f64
}

// -----

func.func private @g(f64) -> f64 attributes {autodiff.differentiable = "both"}
func.func @f(%x : f64, %dy : f64) -> (f64, f64) {
  %y, %dx = autodiff.bwd_diff @g(%x, %dy) {activity = [active]} : (f64, f64) -> (f64, f64)
  func.return %y, %dx : f64, f64
}

// -----

func.func @f(%x : f64) -> f64 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  // expected-warning @+1 {{AD0848: `autodiff.max_iters` says 4 iterations, more than the 3 that the loop runs}}
  %y = scf.for %i = %zero to %three step %one iter_args(%s = %x) -> (f64) {
    %t = arith.mulf %s, %s : f64
    scf.yield %t : f64
  } {autodiff.max_iters = 4 : i64}
  func.return %y : f64
}

// -----

func.func @f(%x : f64) -> f64 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %y = scf.for %i = %zero to %three step %one iter_args(%s = %x) -> (f64) {
    %t = arith.mulf %s, %s : f64
    scf.yield %t : f64
  } {autodiff.max_iters = 3 : i64}
  func.return %y : f64
}

// -----

// A loop whose end is not known is no error: the tape grows.

func.func @f(%x : f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %big = arith.constant 1.0e3 : f64
  %y = scf.while (%s = %x) : (f64) -> f64 {
    %more = arith.cmpf olt, %s, %big : f64
    scf.condition(%more) %s : f64
  } do {
  ^bb0(%s : f64):
    %t = arith.mulf %s, %s : f64
    scf.yield %t : f64
  }
  func.return %y : f64
}

// -----

// expected-warning @+1 {{AD0849: @f is to be recomputed, but it does more than give results, so it is remembered}}
func.func @f(%x : f64, %m : memref<f64>) -> f64 attributes {autodiff.prefer = "recompute"} {
  // expected-note @+1 {{this may happen only once}}
  memref.store %x, %m[] : memref<f64>
  func.return %x : f64
}

// -----

func.func @f(%x : f64, %m : memref<f64>) -> f64 attributes {autodiff.prefer = "checkpoint"} {
  memref.store %x, %m[] : memref<f64>
  func.return %x : f64
}

// -----

// Its own memory is nobody's business.

func.func @f(%x : f64) -> f64 attributes {autodiff.prefer = "recompute"} {
  %m = memref.alloca() : memref<f64>
  memref.store %x, %m[] : memref<f64>
  %y = memref.load %m[] : memref<f64>
  func.return %y : f64
}

// -----

memref.global "private" constant @zeros : memref<2xf64> = dense<0.0>
func.func private @f(memref<2xf64>) -> f64
func.func @g(%m : memref<2xf64>, %dy : f64) {
  // expected-note @+1 {{the memory is this global's}}
  %dm = memref.get_global @zeros : memref<2xf64>
  // expected-error @+1 {{AD0850: a gradient is to be accumulated in a constant global}}
  autodiff.bwd_diff @f(%m, %dm, %dy) {activity = [dup], primal = false} : (memref<2xf64>, memref<2xf64>, f64) -> ()
  func.return
}

// -----

memref.global "private" @zeros : memref<2xf64> = dense<0.0>
func.func private @f(memref<2xf64>) -> f64
func.func @g(%m : memref<2xf64>, %dy : f64) {
  %dm = memref.get_global @zeros : memref<2xf64>
  autodiff.bwd_diff @f(%m, %dm, %dy) {activity = [dup], primal = false} : (memref<2xf64>, memref<2xf64>, f64) -> ()
  func.return
}
