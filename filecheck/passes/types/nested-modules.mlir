// RUN: ad-opt %s -p "synthesize-conformances,check-conformance,build-type-dictionaries,verify-type-dictionaries,check-derivative-flow,specialize-generics,resolve-invocations,devirtualize,differentiate,expand-differentials" | filecheck %s
// Each module has types of its own, of the same names here.

// CHECK:      builtin.module {
// CHECK-NEXT:   func.func @first()
// CHECK:        builtin.module @one {
// CHECK:          agg.struct_def @S {
// CHECK-NEXT:       agg.field @a : f64 deriv @S::@a
// CHECK:          func.func private @square.bwd(%s: !agg.struct<@S>, %{{.*}}: f64) -> !agg.struct<@S>
// CHECK:          iface.witness_table @S_IDiff : @IDifferentiable for !agg.struct<@S>
// CHECK:        builtin.module @two {
// CHECK:          agg.struct_def @S {
// CHECK-NEXT:       agg.field @b : f64 deriv @S.Differential::@b
// CHECK-NEXT:       agg.field @n : i32
// CHECK:          func.func private @square.rev(%{{.*}}: f64) -> !agg.struct<@S.Differential>
// CHECK:        func.func @last()
module {
  func.func @first() { return }
  module @one {
    agg.struct_def @S {
      agg.field @a : f64
    }
    func.func private @square(%s: !agg.struct<@S>) -> f64 attributes {autodiff.differentiable = "both"} {
      %a = agg.get %s "a" : !agg.struct<@S> -> f64
      %r = arith.mulf %a, %a : f64
      return %r : f64
    }
    func.func @f(%s: !agg.struct<@S>, %dy: f64) -> f64 {
      %d = autodiff.bwd_diff @square(%s, %dy) {activity = [active], primal = false}
        : (!agg.struct<@S>, f64) -> !agg.struct<@S>
      %r = agg.get %d "a" : !agg.struct<@S> -> f64
      return %r : f64
    }
  }
  module @two {
    agg.struct_def @S {
      agg.field @b : f64
      agg.field @n : i32
    }
    func.func private @square(%s: !agg.struct<@S>) -> f64 {
      %b = agg.get %s "b" : !agg.struct<@S> -> f64
      %r = arith.mulf %b, %b : f64
      return %r : f64
    }
    func.func private @of(%x: f64) -> f64 {
      %n = arith.constant 1 : i32
      %s = agg.make %x, %n : (f64, i32) -> !agg.struct<@S>
      %r = func.call @square(%s) : (!agg.struct<@S>) -> f64
      return %r : f64
    }
    func.func @f(%x: f64, %dy: f64) -> f64 {
      %r = autodiff.bwd_diff @of(%x, %dy) {activity = [active], primal = false} : (f64, f64) -> f64
      return %r : f64
    }
  }
  func.func @last() { return }
}
