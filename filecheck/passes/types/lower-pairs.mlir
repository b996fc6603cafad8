// RUN: ad-opt %s -p "lower-pairs" | filecheck %s
// RUN: ad-opt %s -p "lower-pairs{form=struct}" | filecheck %s --check-prefix STRUCT

// Two values in signatures; parts of pairs that are made here need no pair.

// CHECK:       func.func private @swap(%x: f64, %x_d: f64) -> (f64, f64) {
// CHECK-NEXT:    func.return %x_d, %x : f64, f64

// STRUCT:       func.func private @swap(%x: !agg.tuple<[f64, f64]>) -> !agg.tuple<[f64, f64]> {
// STRUCT-NEXT:    %p = agg.get %x "0" : !agg.tuple<[f64, f64]> -> f64
// STRUCT-NEXT:    %d = agg.get %x "1" : !agg.tuple<[f64, f64]> -> f64
// STRUCT-NEXT:    %r = agg.make %d, %p : (f64, f64) -> !agg.tuple<[f64, f64]>
func.func private @swap(%x: !pair.pair<f64>) -> !pair.pair<f64> {
  %p = pair.primal %x : !pair.pair<f64> -> f64
  %d = pair.diff %x : !pair.pair<f64> -> f64
  %r = pair.make %d, %p : f64, f64 -> !pair.pair<f64>
  return %r : !pair.pair<f64>
}

// A loop carries a tuple, which becomes two values later; a call passes two.

// CHECK:       func.func private @loop(%z: f64, %z_d: f64, %n: index) -> (f64, f64) {
// CHECK:         %{{.*}} = agg.make %z, %z_d : (f64, f64) -> !agg.tuple<[f64, f64]>
// CHECK:         scf.for %i = %c0 to %n step %c1 iter_args(%a = %{{.*}}) -> (!agg.tuple<[f64, f64]>) {
// CHECK:           %{{.*}}, %{{.*}} = func.call @swap(%{{.*}}, %{{.*}}) : (f64, f64) -> (f64, f64)

// STRUCT:       func.func private @loop(%z: !agg.tuple<[f64, f64]>, %n: index)
// STRUCT:         scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (!agg.tuple<[f64, f64]>) {
// STRUCT-NEXT:      %b = func.call @swap(%a) : (!agg.tuple<[f64, f64]>) -> !agg.tuple<[f64, f64]>
func.func private @loop(%z: !pair.pair<f64>, %n: index) -> !pair.pair<f64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (!pair.pair<f64>) {
    %b = func.call @swap(%a) : (!pair.pair<f64>) -> !pair.pair<f64>
    scf.yield %b : !pair.pair<f64>
  }
  return %r : !pair.pair<f64>
}

// The derivative in a pair is what the conformance says; pairs of pairs come apart too.

// CHECK:       func.func private @first(%x: !agg.struct<@S>, %x_d: !agg.struct<@D>) -> !agg.struct<@D> {
// CHECK-NEXT:    func.return %x_d : !agg.struct<@D>

// CHECK:       func.func private @second(%x: f64, %{{.*}}: f64, %{{.*}}: f64, %[[LAST:.*]]: f64) -> f64 {
// CHECK-NEXT:    func.return %[[LAST]] : f64

// STRUCT:      func.func private @second(%x: !agg.tuple<[!agg.tuple<[f64, f64]>, !agg.tuple<[f64, f64]>]>)
agg.struct_def @D {
  agg.field @x : f64 deriv @D::@x
}
agg.struct_def @S {
  agg.field @x : f64 deriv @D::@x
  agg.field @n : i32
}
iface.witness_table @S_IDifferentiable : @IDifferentiable for !agg.struct<@S> {
  iface.entry "Differential" = !agg.struct<@D>
}
iface.witness_table @D_IDifferentiable : @IDifferentiable for !agg.struct<@D> {
  iface.entry "Differential" = !agg.struct<@D>
}
func.func private @first(%x: !pair.pair<!agg.struct<@S>>) -> !agg.struct<@D> {
  %d = pair.diff %x : !pair.pair<!agg.struct<@S>> -> !agg.struct<@D>
  return %d : !agg.struct<@D>
}
func.func private @second(%x: !pair.pair<!pair.user<f64>>) -> f64 {
  %d = pair.diff %x : !pair.pair<!pair.user<f64>> -> !pair.user<f64>
  %e = pair.diff %d : !pair.user<f64> -> f64
  return %e : f64
}

// From outside it is the pair that the program has.

// CHECK:       func.func @public(%x: f64, %x_d: f64) -> f64
// CHECK-SAME:    ad.signature = #agg.signature<(!agg.record<"!pair.pair<f64>", "pair", "DifferentialPair", ["p", "d"], [f64, f64], #builtin.int<0>
func.func @public(%x: !pair.pair<f64>) -> f64 {
  %p = pair.primal %x : !pair.pair<f64> -> f64
  return %p : f64
}
