// RUN: ad-opt %s --split-input-file --verify-diagnostics -p check-derivative-flow
// Each error is followed by the same program, changed in one place, that passes.

// A call of a function that is not marked.

// expected-note @+1 {{@nonDiffFunc is here}}
func.func private @nonDiffFunc(f32) -> f32
func.func private @differentiableFunc(f32) -> f32 attributes {autodiff.differentiable = "both"}
// expected-note @+1 {{`%x` carries a derivative}}
func.func @main(%x : f32) -> f32 attributes {autodiff.differentiable = "both"} {
  // expected-error @+1 {{AD0840: the derivative is lost at this call: `@nonDiffFunc` is not marked as differentiable}}
  %u = func.call @nonDiffFunc(%x) : (f32) -> f32
  %v = func.call @differentiableFunc(%x) : (f32) -> f32
  %r = arith.mulf %u, %v : f32
  // expected-note @+1 {{the result's derivative depends on it here}}
  func.return %r : f32
}

// -----

func.func private @nonDiffFunc(f32) -> f32
func.func private @differentiableFunc(f32) -> f32 attributes {autodiff.differentiable = "both"}
func.func @main(%x : f32) -> f32 attributes {autodiff.differentiable = "both"} {
  %u = func.call @nonDiffFunc(%x) {autodiff.no_diff} : (f32) -> f32
  %v = func.call @differentiableFunc(%x) : (f32) -> f32
  %r = arith.mulf %u, %v : f32
  func.return %r : f32
}

// -----

// Nothing is checked in a function that is not marked itself.

func.func private @nonDiffFunc(f32) -> f32
func.func private @differentiableFunc(f32) -> f32 attributes {autodiff.differentiable = "both"}
func.func @main(%x : f32) -> f32 {
  %u = func.call @nonDiffFunc(%x) : (f32) -> f32
  %v = func.call @differentiableFunc(%x) : (f32) -> f32
  %r = arith.mulf %u, %v : f32
  func.return %r : f32
}

// -----

// A callee that is treated as differentiable has no derivative, and says so.

func.func private @tex(f32) -> f32 attributes {autodiff.treat_as_differentiable}
func.func @main(%x : f32) -> f32 attributes {autodiff.differentiable = "both"} {
  %u = func.call @tex(%x) : (f32) -> f32
  func.return %u : f32
}

// -----

// What goes in is constant.

func.func private @nonDiffFunc(f32) -> f32
func.func @main(%x : f32) -> f32 attributes {autodiff.differentiable = "both"} {
  %c = arith.constant 2.0 : f32
  %u = func.call @nonDiffFunc(%c) : (f32) -> f32
  %r = arith.mulf %u, %x : f32
  func.return %r : f32
}

// -----

func.func private @nonDiffFunc(f32) -> f32
func.func @main(%x : f32) -> f32 attributes {autodiff.differentiable = "both"} {
  %c = autodiff.detach %x : f32
  %u = func.call @nonDiffFunc(%c) : (f32) -> f32
  %r = arith.mulf %u, %x : f32
  func.return %r : f32
}

// -----

// What comes out has no derivative, or nobody wants it.

func.func private @count(f32) -> i32
func.func private @log(f32) -> f32
func.func @main(%x : f32) -> (f32, i32) attributes {autodiff.differentiable = "both"} {
  %n = func.call @count(%x) : (f32) -> i32
  %u = func.call @log(%x) : (f32) -> f32
  func.return %x, %n : f32, i32
}

// -----

// Differentiable, but not in reverse mode.

func.func private @g(f64) -> f64 attributes {autodiff.differentiable = "forward"}
func.func @f(%x : f64) -> f64 attributes {autodiff.differentiable = "both"} {
  // expected-error @+1 {{`@g` is differentiable in forward mode only}}
  %y = func.call @g(%x) : (f64) -> f64
  func.return %y : f64
}

// -----

func.func private @g(f64) -> f64 attributes {autodiff.differentiable = "forward"}
func.func @f(%x : f64) -> f64 attributes {autodiff.differentiable = "forward"} {
  %y = func.call @g(%x) : (f64) -> f64
  func.return %y : f64
}

// -----

// A derivative of its own makes a function differentiable.

func.func private @g_bwd(f64, f64) -> f64
func.func private @g(f64) -> f64 attributes {autodiff.backward = @g_bwd}
func.func @f(%x : f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %y = func.call @g(%x) : (f64) -> f64
  func.return %y : f64
}

// -----

// Through control flow and memory, and out again.

func.func private @nonDiffFunc(f64) -> f64
func.func private @differentiableFunc(f64) -> f64 attributes {autodiff.differentiable = "both"}
func.func @f(%x : f64, %n : index, %out : memref<f64>) attributes {autodiff.differentiable = "both"} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %tmp = memref.alloca() : memref<f64>
  %y = scf.for %i = %zero to %n step %one iter_args(%s = %x) -> (f64) {
    memref.store %s, %tmp[] : memref<f64>
    %t = memref.load %tmp[] : memref<f64>
    // expected-error @+1 {{AD0840}}
    %u = func.call @nonDiffFunc(%t) : (f64) -> f64
    scf.yield %u : f64
  }
  memref.store %y, %out[] : memref<f64>
  func.return
}

// -----

// A buffer that a function fills.

func.func private @fill(f64, memref<f64>)
// expected-note @+1 {{the buffers of this function depend on it}}
func.func @f(%x : f64, %out : memref<f64>) attributes {autodiff.differentiable = "both"} {
  // expected-error @+1 {{AD0840}}
  func.call @fill(%x, %out) : (f64, memref<f64>) -> ()
  func.return
}

// -----

func.func private @fill(f64, memref<f64>)
func.func @f(%x : f64, %out : memref<f64> {autodiff.activity = #autodiff.activity<const>}) attributes {autodiff.differentiable = "both"} {
  func.call @fill(%x, %out) : (f64, memref<f64>) -> ()
  func.return
}

// -----

// A store to memory that holds no derivative.

func.func @f(%x : f64, %out : memref<f64> {autodiff.activity = #autodiff.activity<const>}) attributes {autodiff.differentiable = "both"} {
  // expected-error @+1 {{AD0841: the derivative is lost by storing to `%out`, which is constant for derivatives}}
  memref.store %x, %out[] : memref<f64>
  func.return
}

// -----

func.func @f(%x : f64, %out : memref<f64> {autodiff.activity = #autodiff.activity<dup>}) attributes {autodiff.differentiable = "both"} {
  memref.store %x, %out[] : memref<f64>
  func.return
}

// -----

func.func @f(%x : f64, %out : memref<f64> {autodiff.activity = #autodiff.activity<const>}) attributes {autodiff.differentiable = "both"} {
  %c = autodiff.detach %x : f64
  memref.store %c, %out[] : memref<f64>
  func.return
}

// -----

memref.global "private" @last : memref<f64>
func.func @f(%x : f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %m = memref.get_global @last : memref<f64>
  // expected-error @+1 {{AD0841: the derivative is lost by storing to a global, which has no derivative}}
  memref.store %x, %m[] : memref<f64>
  %y = memref.load %m[] : memref<f64>
  func.return %y : f64
}

// -----

// The same by a call of a differentiable function.

func.func @set(%m : memref<f64>, %x : f64) attributes {autodiff.differentiable = "both"} {
  memref.store %x, %m[] : memref<f64>
  func.return
}
func.func @f(%x : f64, %out : memref<f64> {autodiff.activity = #autodiff.activity<const>}) attributes {autodiff.differentiable = "both"} {
  // expected-error @+1 {{AD0842: the derivative of what @set writes is lost: it goes to `%out`, which is constant for derivatives}}
  func.call @set(%out, %x) : (memref<f64>, f64) -> ()
  func.return
}

// -----

func.func @set(%m : memref<f64>, %x : f64) attributes {autodiff.differentiable = "both"} {
  memref.store %x, %m[] : memref<f64>
  func.return
}
func.func @f(%x : f64, %out : memref<f64>) attributes {autodiff.differentiable = "both"} {
  func.call @set(%out, %x) : (memref<f64>, f64) -> ()
  func.return
}

// -----

// It only reads the buffer.

func.func @get(%m : memref<f64>, %x : f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %y = memref.load %m[] : memref<f64>
  %z = arith.mulf %x, %y : f64
  func.return %z : f64
}
func.func @f(%x : f64, %out : memref<f64> {autodiff.activity = #autodiff.activity<const>}) -> f64 attributes {autodiff.differentiable = "both"} {
  %y = func.call @get(%out, %x) : (memref<f64>, f64) -> f64
  func.return %y : f64
}
