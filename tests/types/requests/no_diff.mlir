// What has no derivative because somebody says so (rows J of the source's suite).

// ------------------------------------------------------------- J2: a parameter of interface type

iface.interface @IValue {
  iface.req_func @get : (!iface.self) -> f64
}
agg.struct_def @Two {
  agg.field @unused : f64 no_diff
}
func.func private @two_get(%this: !agg.struct<@Two>) -> f64 {
  %c = arith.constant 2.0 : f64
  return %c : f64
}
iface.witness_table @Two_IValue : @IValue for !agg.struct<@Two> {
  iface.entry "get" = @two_get
}
func.func private @j2_f(%x: f64, %y: !iface.any<@IValue>) -> f64
    attributes {autodiff.differentiable = "both"} {
  %s = arith.mulf %x, %x : f64
  %v = iface.open %y as "T" : !iface.any<@IValue> -> f64 {
  ^bb0(%w : !iface.witness<@IValue>, %self : !iface.tparam<"T">):
    %get = iface.lookup %w "get" : !iface.witness<@IValue> -> (!iface.tparam<"T">) -> f64
    %r = autodiff.invoke %get(%self) : (!iface.tparam<"T">) -> f64
    iface.yield %r : f64
  }
  %r = arith.addf %s, %v : f64
  return %r : f64
}
func.func @j2(%x: f64) -> (f64, f64) {
  %one = arith.constant 1.0 : f64
  %s = agg.make %one : (f64) -> !agg.struct<@Two>
  %y = iface.pack %s via @Two_IValue : !agg.struct<@Two> -> !iface.any<@IValue>
  %p = pair.make %x, %one : f64, f64 -> !pair.pair<f64>
  %f = autodiff.ref @j2_f : (f64, !iface.any<@IValue>) -> f64
  %d = autodiff.fwd_diff %f : (f64, !iface.any<@IValue>) -> f64
      to (!pair.pair<f64>, !iface.any<@IValue>) -> !pair.pair<f64>
  %r = autodiff.invoke %d(%p, %y) : (!pair.pair<f64>, !iface.any<@IValue>) -> !pair.pair<f64>
  %v = pair.primal %r : !pair.pair<f64> -> f64
  %dv = pair.diff %r : !pair.pair<f64> -> f64
  return %v, %dv : f64, f64
}

// ------------------------------------------------------------- J3: calls

func.func private @cubic(%x: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %s = arith.mulf %x, %x : f64
  %c = arith.mulf %s, %x : f64
  %r = arith.addf %s, %c : f64
  return %r : f64
}
func.func private @plain(%x: f64) -> f64 {
  %s = arith.mulf %x, %x : f64
  %c = arith.mulf %s, %x : f64
  %r = arith.addf %s, %c : f64
  return %r : f64
}
func.func private @dropped(%x: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %r = func.call @plain(%x) {autodiff.no_diff} : (f64) -> f64
  return %r : f64
}
func.func @j3(%x: f64) -> (f64, f64, f64, f64, f64) {
  %one = arith.constant 1.0 : f64
  %p = pair.make %x, %one : f64, f64 -> !pair.pair<f64>
  %y = func.call @cubic(%x) : (f64) -> f64
  %0 = autodiff.invoke_overload ["fwd_diff"] [@cubic](%p) : (!pair.pair<f64>) -> !pair.pair<f64>
  %1 = pair.diff %0 : !pair.pair<f64> -> f64
  %2 = autodiff.invoke_overload ["fwd_diff"] [@dropped](%p) : (!pair.pair<f64>) -> !pair.pair<f64>
  %3 = pair.primal %2 : !pair.pair<f64> -> f64
  %4 = pair.diff %2 : !pair.pair<f64> -> f64
  %5 = autodiff.invoke_overload ["bwd_diff"] [@dropped](%x, %one) : (f64, f64) -> f64
  return %y, %1, %3, %4, %5 : f64, f64, f64, f64, f64
}

// ------------------------------------------------------------- J5: a buffer

func.func private @total(%m: memref<3xf64>) -> f64 attributes {autodiff.differentiable = "both"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %zero) -> (f64) {
    %v = memref.load %m[%i] : memref<3xf64>
    %b = arith.addf %a, %v : f64
    scf.yield %b : f64
  }
  return %r : f64
}
func.func private @j5_f(%x: f64, %y: f64, %m: memref<3xf64>) -> f64
    attributes {autodiff.differentiable = "both"} {
  %s = func.call @total(%m) : (memref<3xf64>) -> f64
  %xx = arith.mulf %x, %x : f64
  %yy = arith.mulf %y, %y : f64
  %t = arith.mulf %yy, %s : f64
  %r = arith.addf %xx, %t : f64
  return %r : f64
}
func.func @j5(%x: f64, %y: f64) -> (f64, f64, f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %two = arith.constant 2.0 : f64
  %three = arith.constant 3.0 : f64
  %m = memref.alloca() : memref<3xf64>
  memref.store %one, %m[%c0] : memref<3xf64>
  memref.store %two, %m[%c1] : memref<3xf64>
  memref.store %three, %m[%c2] : memref<3xf64>
  %px = pair.make %x, %one : f64, f64 -> !pair.pair<f64>
  %py = pair.make %y, %zero : f64, f64 -> !pair.pair<f64>
  %f = autodiff.ref @j5_f : (f64, f64, memref<3xf64>) -> f64
  %d = autodiff.fwd_diff %f : (f64, f64, memref<3xf64>) -> f64
      to (!pair.pair<f64>, !pair.pair<f64>, memref<3xf64>) -> !pair.pair<f64>
  %0 = autodiff.invoke %d(%px, %py, %m)
      : (!pair.pair<f64>, !pair.pair<f64>, memref<3xf64>) -> !pair.pair<f64>
  %1 = pair.primal %0 : !pair.pair<f64> -> f64
  %2 = pair.diff %0 : !pair.pair<f64> -> f64
  %b = autodiff.bwd_diff %f : (f64, f64, memref<3xf64>) -> f64
      to (f64, f64, memref<3xf64>, f64) -> (f64, f64)
  %3, %4 = autodiff.invoke %b(%x, %y, %m, %one)
      : (f64, f64, memref<3xf64>, f64) -> (f64, f64)
  return %1, %2, %3, %4 : f64, f64, f64, f64
}

// ------------------------------------------------------------- detach; parameters and results

func.func private @detached(%x: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %c = autodiff.detach %x : f64
  %r = arith.mulf %x, %c : f64
  return %r : f64
}
func.func private @fixed(%x: f64, %k: !autodiff.attributed<f64, #autodiff.no_diff>)
    -> (f64, !autodiff.attributed<f64, #autodiff.no_diff>) attributes {autodiff.differentiable = "both"} {
  %c = autodiff.unwrap %k : !autodiff.attributed<f64, #autodiff.no_diff> -> f64
  %y = arith.mulf %x, %c : f64
  %z = arith.mulf %x, %x : f64
  %n = autodiff.wrap %z : f64 -> !autodiff.attributed<f64, #autodiff.no_diff>
  return %y, %n : f64, !autodiff.attributed<f64, #autodiff.no_diff>
}
// Both results, and the parameter twice: once as x, once as k.
func.func private @calls_fixed(%x: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %k = autodiff.wrap %x : f64 -> !autodiff.attributed<f64, #autodiff.no_diff>
  %y, %n = func.call @fixed(%x, %k) : (f64, !autodiff.attributed<f64, #autodiff.no_diff>)
      -> (f64, !autodiff.attributed<f64, #autodiff.no_diff>)
  %z = autodiff.unwrap %n : !autodiff.attributed<f64, #autodiff.no_diff> -> f64
  %r = arith.addf %y, %z : f64
  return %r : f64
}
func.func @detaching(%x: f64) -> (f64, f64, f64, f64) {
  %one = arith.constant 1.0 : f64
  %p = pair.make %x, %one : f64, f64 -> !pair.pair<f64>
  %0 = autodiff.invoke_overload ["fwd_diff"] [@detached](%p) : (!pair.pair<f64>) -> !pair.pair<f64>
  %1 = pair.diff %0 : !pair.pair<f64> -> f64
  %2 = autodiff.invoke_overload ["bwd_diff"] [@detached](%x, %one) : (f64, f64) -> f64
  %3 = autodiff.invoke_overload ["fwd_diff"] [@calls_fixed](%p) : (!pair.pair<f64>) -> !pair.pair<f64>
  %4 = pair.diff %3 : !pair.pair<f64> -> f64
  %5 = autodiff.invoke_overload ["bwd_diff"] [@calls_fixed](%x, %one) : (f64, f64) -> f64
  return %1, %2, %4, %5 : f64, f64, f64, f64
}

// ------------------------------------------------------------- a method without derivative of `this`

agg.struct_def @Gain {
  agg.field @k : f64
}
func.func private @gain(%this: !agg.struct<@Gain>, %x: f64) -> f64
    attributes {autodiff.differentiable = "both"} {
  %k = agg.get %this "k" : !agg.struct<@Gain> -> f64
  %kk = arith.mulf %k, %k : f64
  %xx = arith.mulf %x, %x : f64
  %r = arith.addf %kk, %xx : f64
  return %r : f64
}
func.func private @gain_fixed(%this: !agg.struct<@Gain>, %x: f64) -> f64
    attributes {autodiff.differentiable = "both", autodiff.no_diff_this} {
  %k = agg.get %this "k" : !agg.struct<@Gain> -> f64
  %kk = arith.mulf %k, %k : f64
  %xx = arith.mulf %x, %x : f64
  %r = arith.addf %kk, %xx : f64
  return %r : f64
}
func.func private @both(%k: f64, %x: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %s = agg.make %k : (f64) -> !agg.struct<@Gain>
  %r = func.call @gain(%s, %x) : (!agg.struct<@Gain>, f64) -> f64
  return %r : f64
}
func.func private @one(%k: f64, %x: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %s = agg.make %k : (f64) -> !agg.struct<@Gain>
  %r = func.call @gain_fixed(%s, %x) : (!agg.struct<@Gain>, f64) -> f64
  return %r : f64
}
func.func @g14(%k: f64, %x: f64) -> (f64, f64, f64, f64, f64) {
  %one = arith.constant 1.0 : f64
  %pk = pair.make %k, %one : f64, f64 -> !pair.pair<f64>
  %px = pair.make %x, %one : f64, f64 -> !pair.pair<f64>
  %0 = autodiff.invoke_overload ["fwd_diff"] [@both](%pk, %px)
      : (!pair.pair<f64>, !pair.pair<f64>) -> !pair.pair<f64>
  %1 = pair.primal %0 : !pair.pair<f64> -> f64
  %2 = pair.diff %0 : !pair.pair<f64> -> f64
  %3 = autodiff.invoke_overload ["fwd_diff"] [@one](%pk, %px)
      : (!pair.pair<f64>, !pair.pair<f64>) -> !pair.pair<f64>
  %4 = pair.primal %3 : !pair.pair<f64> -> f64
  %5 = pair.diff %3 : !pair.pair<f64> -> f64
  %6 = agg.make %k : (f64) -> !agg.struct<@Gain>
  %7 = autodiff.invoke_overload ["fwd_diff"] [@gain_fixed](%6, %px)
      : (!agg.struct<@Gain>, !pair.pair<f64>) -> !pair.pair<f64>
  %8 = pair.diff %7 : !pair.pair<f64> -> f64
  return %1, %2, %4, %5, %8 : f64, f64, f64, f64, f64
}

// ------------------------------------------------------------- apply and propagate

func.func @split(%x: f64, %seed: f64) -> (f64, f64) {
  %f = autodiff.ref @cubic : (f64) -> f64
  %a = autodiff.apply %f : (f64) -> f64 to (f64) -> (f64, !autodiff.ctx<@cubic>)
  %b = autodiff.propagate %f : (f64) -> f64 to (!autodiff.ctx<@cubic>, f64) -> f64
  %y, %c = autodiff.invoke %a(%x) : (f64) -> (f64, !autodiff.ctx<@cubic>)
  %g = autodiff.invoke %b(%c, %seed) : (!autodiff.ctx<@cubic>, f64) -> f64
  return %y, %g : f64, f64
}

// ------------------------------------------------------------- what is left in memory is constant

func.func private @triple(%m: memref<2xf64>, %by: memref<f64>)
    attributes {autodiff.treat_as_differentiable} {
  %c0 = arith.constant 0 : index
  %k = memref.load %by[] : memref<f64>
  %v = memref.load %m[%c0] : memref<2xf64>
  %r = arith.mulf %v, %k : f64
  memref.store %r, %m[%c0] : memref<2xf64>
  return
}
// 3x, constant; and 3 from a buffer that is only read, whose derivative stays
func.func private @in_memory(%x: f64, %k: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xf64>
  %by = memref.alloca() : memref<f64>
  memref.store %x, %m[%c0] : memref<2xf64>
  memref.store %k, %by[] : memref<f64>
  func.call @triple(%m, %by) : (memref<2xf64>, memref<f64>) -> ()
  %a = memref.load %m[%c0] : memref<2xf64>
  %b = memref.load %by[] : memref<f64>
  %s = arith.addf %a, %b : f64
  %r = arith.mulf %s, %x : f64
  return %r : f64
}
func.func @memory(%x: f64, %k: f64) -> (f64, f64, f64, f64, f64) {
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0.0 : f64
  %p = pair.make %x, %one : f64, f64 -> !pair.pair<f64>
  %q = pair.make %k, %one : f64, f64 -> !pair.pair<f64>
  %p0 = pair.make %x, %zero : f64, f64 -> !pair.pair<f64>
  %q0 = pair.make %k, %zero : f64, f64 -> !pair.pair<f64>
  %0 = autodiff.invoke_overload ["fwd_diff"] [@in_memory](%p, %q0)
      : (!pair.pair<f64>, !pair.pair<f64>) -> !pair.pair<f64>
  %1 = autodiff.invoke_overload ["fwd_diff"] [@in_memory](%p0, %q)
      : (!pair.pair<f64>, !pair.pair<f64>) -> !pair.pair<f64>
  %y = pair.primal %0 : !pair.pair<f64> -> f64
  %dx = pair.diff %0 : !pair.pair<f64> -> f64
  %dk = pair.diff %1 : !pair.pair<f64> -> f64
  %gx, %gk = autodiff.invoke_overload ["bwd_diff"] [@in_memory](%x, %k, %one)
      : (f64, f64, f64) -> (f64, f64)
  return %y, %dx, %dk, %gx, %gk : f64, f64, f64, f64, f64
}
