// RUN: ad-opt %s -p "resolve-invocations" --split-input-file | filecheck %s

// A derivative that is invoked is a call of a wrapper around one request.

// CHECK:       func.func private @f.fwd_pairs(%[[p:.*]]: !pair.pair<f64>, %[[n:.*]]: i32) -> !pair.pair<f64>
// CHECK-NEXT:    %[[x:.*]] = pair.primal %[[p]] : !pair.pair<f64> -> f64
// CHECK-NEXT:    %[[dx:.*]] = pair.diff %[[p]] : !pair.pair<f64> -> f64
// CHECK-NEXT:    %[[y:.*]], %[[dy:.*]] = autodiff.fwd_diff @f(%[[x]], %[[dx]], %[[n]]) {activity = [dup, const]} : (f64, f64, i32) -> (f64, f64)
// CHECK-NEXT:    %[[q:.*]] = pair.make %[[y]], %[[dy]] : f64, f64 -> !pair.pair<f64>
// CHECK-NEXT:    func.return %[[q]]
// CHECK:       func.func private @f.bwd_pairs(%[[x:.*]]: f64, %[[n:.*]]: i32, %[[s:.*]]: f64) -> f64
// CHECK-NEXT:    %[[g:.*]] = autodiff.bwd_diff @f(%[[x]], %[[n]], %[[s]]) {activity = [active, const], primal = false} : (f64, i32, f64) -> f64
// CHECK-NEXT:    func.return %[[g]]
// CHECK-LABEL: func.func @both
// CHECK-NEXT:    %[[r:.*]] = func.call @f.fwd_pairs(%{{.*}}, %{{.*}}) : (!pair.pair<f64>, i32) -> !pair.pair<f64>
// CHECK-NEXT:    %[[g:.*]] = func.call @f.bwd_pairs(
// CHECK-NEXT:    func.return %[[r]], %[[g]]

func.func @f(%x: f64, %n: i32) -> f64 {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}
func.func @both(%p: !pair.pair<f64>, %x: f64, %n: i32, %s: f64) -> (!pair.pair<f64>, f64) {
  %f = autodiff.ref @f : (f64, i32) -> f64
  %df = autodiff.fwd_diff %f : (f64, i32) -> f64 to (!pair.pair<f64>, i32) -> !pair.pair<f64>
  %r = autodiff.invoke %df(%p, %n) : (!pair.pair<f64>, i32) -> !pair.pair<f64>
  %bf = autodiff.bwd_diff %f : (f64, i32) -> f64 to (f64, i32, f64) -> f64
  %g = autodiff.invoke %bf(%x, %n, %s) : (f64, i32, f64) -> f64
  return %r, %g : !pair.pair<f64>, f64
}

// -----

// Operators nest; the pairs of the inner derivative are user code then.

// CHECK:       func.func private @f.fwd_pairs(%{{.*}}: !pair.user<f64>) -> !pair.user<f64>
// CHECK:         autodiff.fwd_diff @f(
// CHECK:       func.func private @f.fwd_pairs.bwd_pairs(%[[x:.*]]: !pair.user<f64>, %[[s:.*]]: !pair.user<f64>) -> !pair.user<f64>
// CHECK-NEXT:    autodiff.bwd_diff @f.fwd_pairs(%[[x]], %[[s]]) {activity = [active], primal = false} : (!pair.user<f64>, !pair.user<f64>) -> !pair.user<f64>
// CHECK-LABEL: func.func @bwd_of_fwd
// CHECK-NEXT:    func.call @f.fwd_pairs.bwd_pairs(

func.func @f(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}
func.func @bwd_of_fwd(%p: !pair.pair<f64>, %s: !pair.pair<f64>) -> !pair.pair<f64> {
  %f = autodiff.ref @f : (f64) -> f64
  %df = autodiff.fwd_diff %f : (f64) -> f64 to (!pair.pair<f64>) -> !pair.pair<f64>
  %bf = autodiff.bwd_diff %df : (!pair.pair<f64>) -> !pair.pair<f64>
      to (!pair.pair<f64>, !pair.pair<f64>) -> !pair.pair<f64>
  %g = autodiff.invoke %bf(%p, %s) : (!pair.pair<f64>, !pair.pair<f64>) -> !pair.pair<f64>
  return %g : !pair.pair<f64>
}

// -----

// Buffers come in pointer pairs in both modes; the two halves of reverse mode share a tape.

// CHECK:       func.func private @f.apply_pairs(%[[m:.*]]: !pair.ptr<memref<2xf64>>, %[[x:.*]]: f64) -> (f64, !autodiff.tape)
// CHECK-NEXT:    %[[p:.*]] = pair.primal %[[m]] : !pair.ptr<memref<2xf64>> -> memref<2xf64>
// CHECK-NEXT:    %[[d:.*]] = pair.diff %[[m]] : !pair.ptr<memref<2xf64>> -> memref<2xf64>
// CHECK-NEXT:    %{{.*}}, %{{.*}} = autodiff.apply @f(%[[p]], %[[d]], %[[x]]) {activity = [dup, active]} : (memref<2xf64>, memref<2xf64>, f64) -> (f64, !autodiff.tape)
// CHECK:       func.func private @f.propagate_pairs(%[[t:.*]]: !autodiff.tape, %[[s:.*]]: f64) -> f64
// CHECK-NEXT:    %{{.*}} = autodiff.propagate @f(%[[t]], %[[s]]) {activity = [dup, active]} : (!autodiff.tape, f64) -> f64
// CHECK-LABEL: func.func @split
// CHECK:         %[[y:.*]], %[[t:.*]] = func.call @f.apply_pairs(
// CHECK-NEXT:    func.call @f.propagate_pairs(%[[t]], %[[y]])

func.func @f(%m: memref<2xf64>, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xf64>
  %y = arith.mulf %x, %v : f64
  return %y : f64
}
func.func @split(%m: memref<2xf64>, %dm: memref<2xf64>, %x: f64) -> f64 {
  %p = pair.make %m, %dm : memref<2xf64>, memref<2xf64> -> !pair.ptr<memref<2xf64>>
  %f = autodiff.ref @f : (memref<2xf64>, f64) -> f64
  %a = autodiff.apply %f : (memref<2xf64>, f64) -> f64
      to (!pair.ptr<memref<2xf64>>, f64) -> (f64, !autodiff.ctx<@f>)
  %b = autodiff.propagate %f : (memref<2xf64>, f64) -> f64 to (!autodiff.ctx<@f>, f64) -> f64
  %y, %c = autodiff.invoke %a(%p, %x)
      : (!pair.ptr<memref<2xf64>>, f64) -> (f64, !autodiff.ctx<@f>)
  %g = autodiff.invoke %b(%c, %y) : (!autodiff.ctx<@f>, f64) -> f64
  return %g : f64
}

// -----

// A parameter and a result that are `no_diff` stay as they are.

// CHECK:       func.func private @f.fwd_pairs(%{{.*}}: !pair.pair<f64>, %{{.*}}: !autodiff.attributed<f64, #autodiff.no_diff>) -> (!pair.pair<f64>, !autodiff.attributed<f64, #autodiff.no_diff>)
// CHECK:         autodiff.fwd_diff @f(%{{.*}}, %{{.*}}, %{{.*}}) {activity = [dup, const], result_activity = [active, const]}
// CHECK-SAME:      -> (f64, !autodiff.attributed<f64, #autodiff.no_diff>, f64)

func.func @f(%x: f64, %k: !autodiff.attributed<f64, #autodiff.no_diff>)
    -> (f64, !autodiff.attributed<f64, #autodiff.no_diff>) {
  %c = autodiff.unwrap %k : !autodiff.attributed<f64, #autodiff.no_diff> -> f64
  %y = arith.mulf %x, %c : f64
  return %y, %k : f64, !autodiff.attributed<f64, #autodiff.no_diff>
}
func.func @jvp(%p: !pair.pair<f64>, %k: f64) -> !pair.pair<f64> {
  %w = autodiff.wrap %k : f64 -> !autodiff.attributed<f64, #autodiff.no_diff>
  %f = autodiff.ref @f : (f64, !autodiff.attributed<f64, #autodiff.no_diff>)
      -> (f64, !autodiff.attributed<f64, #autodiff.no_diff>)
  %df = autodiff.fwd_diff %f : (f64, !autodiff.attributed<f64, #autodiff.no_diff>)
      -> (f64, !autodiff.attributed<f64, #autodiff.no_diff>)
      to (!pair.pair<f64>, !autodiff.attributed<f64, #autodiff.no_diff>)
      -> (!pair.pair<f64>, !autodiff.attributed<f64, #autodiff.no_diff>)
  %r, %s = autodiff.invoke %df(%p, %w)
      : (!pair.pair<f64>, !autodiff.attributed<f64, #autodiff.no_diff>)
      -> (!pair.pair<f64>, !autodiff.attributed<f64, #autodiff.no_diff>)
  return %r : !pair.pair<f64>
}

// -----

// What is not known yet stays: the function of a generic.

// CHECK-LABEL: iface.generic @twice
// CHECK:         iface.body
// CHECK:           autodiff.fwd_diff_of %{{.*}} : (!iface.tparam<"T">) -> !iface.tparam<"T">
// CHECK-NEXT:      autodiff.invoke

iface.interface @IArith extends [@IDifferentiable] {
  iface.req_func @mul : (!iface.self) -> !iface.self builtin "differentiable"
}
iface.generic @twice [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w : !iface.witness<@IArith>):
  %mul = iface.lookup %w "mul" : !iface.witness<@IArith> -> (!iface.tparam<"T">) -> !iface.tparam<"T">
  iface.body (!pair.pair<!iface.tparam<"T">>) -> !pair.pair<!iface.tparam<"T">> {
  ^bb1(%a : !pair.pair<!iface.tparam<"T">>):
    %d = autodiff.fwd_diff %mul : (!iface.tparam<"T">) -> !iface.tparam<"T"> to (!pair.pair<!iface.tparam<"T">>) -> !pair.pair<!iface.tparam<"T">>
    %r = autodiff.invoke %d(%a) : (!pair.pair<!iface.tparam<"T">>) -> !pair.pair<!iface.tparam<"T">>
    iface.yield %r : !pair.pair<!iface.tparam<"T">>
  }
}
