// RUN: ad-opt %s -p "synthesize-conformances,expand-differentials" | filecheck %s

agg.struct_def @V {
  agg.field @x : f32
  agg.field @p : !pair.user<f64>
}
agg.struct_def @Own {
  agg.field @x : f64
}
iface.witness_table @Own_w : @IDifferentiable for !agg.struct<@Own> {
  iface.entry "dzero" = @own_zero
  iface.entry "dadd" = @own_add
  iface.entry "dmul:f64" = @own_mul
}
func.func private @own_zero() -> !agg.struct<@Own>
func.func private @own_add(!agg.struct<@Own>, !agg.struct<@Own>) -> !agg.struct<@Own>
func.func private @own_mul(f64, !agg.struct<@Own>) -> !agg.struct<@Own>

// By the structure: field by field.
// CHECK-LABEL: func.func @fields(
// CHECK-NEXT:    %[[AX:.*]] = agg.get %a "x" : !agg.struct<@V> -> f32
// CHECK-NEXT:    %[[BX:.*]] = agg.get %b "x" : !agg.struct<@V> -> f32
// CHECK-NEXT:    %[[X:.*]] = arith.addf %[[AX]], %[[BX]] : f32
// CHECK-NEXT:    %[[AP:.*]] = agg.get %a "p" : !agg.struct<@V> -> !pair.user<f64>
// CHECK-NEXT:    %[[BP:.*]] = agg.get %b "p" : !agg.struct<@V> -> !pair.user<f64>
// CHECK-NEXT:    %[[APP:.*]] = pair.primal %[[AP]] : !pair.user<f64> -> f64
// CHECK-NEXT:    %[[BPP:.*]] = pair.primal %[[BP]] : !pair.user<f64> -> f64
// CHECK-NEXT:    %[[PP:.*]] = arith.addf %[[APP]], %[[BPP]] : f64
// CHECK-NEXT:    %[[APD:.*]] = pair.diff %[[AP]] : !pair.user<f64> -> f64
// CHECK-NEXT:    %[[BPD:.*]] = pair.diff %[[BP]] : !pair.user<f64> -> f64
// CHECK-NEXT:    %[[PD:.*]] = arith.addf %[[APD]], %[[BPD]] : f64
// CHECK-NEXT:    %[[P:.*]] = pair.make %[[PP]], %[[PD]] : f64, f64 -> !pair.user<f64>
// CHECK-NEXT:    %c = agg.make %[[X]], %[[P]] : (f32, !pair.user<f64>) -> !agg.struct<@V>
func.func @fields(%a : !agg.struct<@V>, %b : !agg.struct<@V>) -> !agg.struct<@V> {
  %c = autodiff.add %a, %b : !agg.struct<@V>
  func.return %c : !agg.struct<@V>
}

// By the user's methods, also inside of another type; a factor is converted to what they take.
// CHECK-LABEL: func.func @methods(
// CHECK-NEXT:    %z = func.call @own_zero() : () -> !agg.struct<@Own>
// CHECK-NEXT:    %c = func.call @own_add(%z, %a) : (!agg.struct<@Own>, !agg.struct<@Own>) -> !agg.struct<@Own>
// CHECK-NEXT:    %[[S:.*]] = arith.extf %s : f32 to f64
// CHECK-NEXT:    %d = func.call @own_mul(%[[S]], %c) : (f64, !agg.struct<@Own>) -> !agg.struct<@Own>
// CHECK-NEXT:    %[[Z:.*]] = func.call @own_zero() : () -> !agg.struct<@Own>
// CHECK-NEXT:    %zs = agg.make %[[Z]], %[[Z]] : (!agg.struct<@Own>, !agg.struct<@Own>) -> !agg.array<2, !agg.struct<@Own>>
func.func @methods(%s : f32, %a : !agg.struct<@Own>) -> (!agg.struct<@Own>, !agg.array<2, !agg.struct<@Own>>) {
  %z = autodiff.zero : !agg.struct<@Own>
  %c = autodiff.add %z, %a : !agg.struct<@Own>
  %d = autodiff.scale %s, %c : f32, !agg.struct<@Own>
  %zs = autodiff.zero : !agg.array<2, !agg.struct<@Own>>
  func.return %d, %zs : !agg.struct<@Own>, !agg.array<2, !agg.struct<@Own>>
}

// Long arrays are added in a loop; of optionals, one without a value is a zero.
// CHECK-LABEL: func.func @containers(
// CHECK:         %c = scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%[[ACC:.*]] = %a) -> (!agg.array<64, f64>) {
// CHECK-NEXT:      %[[AI:.*]] = agg.elem %a[%[[I]]] : !agg.array<64, f64> -> f64
// CHECK-NEXT:      %[[BI:.*]] = agg.elem %b[%[[I]]] : !agg.array<64, f64> -> f64
// CHECK-NEXT:      %[[CI:.*]] = arith.addf %[[AI]], %[[BI]] : f64
// CHECK-NEXT:      %[[NEW:.*]] = agg.elem_set %[[ACC]][%[[I]]], %[[CI]] : !agg.array<64, f64>, f64 -> !agg.array<64, f64>
// CHECK-NEXT:      scf.yield %[[NEW]] : !agg.array<64, f64>
// CHECK:         %[[HP:.*]] = agg.has_value %p : !agg.optional<f64>
// CHECK-NEXT:    %q = scf.if %[[HP]] -> (!agg.optional<f64>) {
// CHECK:           %[[HR:.*]] = agg.has_value %o : !agg.optional<f64>
func.func @containers(%a : !agg.array<64, f64>, %b : !agg.array<64, f64>, %o : !agg.optional<f64>, %p : !agg.optional<f64>) -> (!agg.array<64, f64>, !agg.optional<f64>) {
  %c = autodiff.add %a, %b : !agg.array<64, f64>
  %q = autodiff.add %p, %o : !agg.optional<f64>
  func.return %c, %q : !agg.array<64, f64>, !agg.optional<f64>
}

// Nothing is added to a zero that was made by structure.
// CHECK-LABEL: func.func @zeros(
// CHECK:         func.return %p : !agg.optional<f64>
func.func @zeros(%p : !agg.optional<f64>) -> !agg.optional<f64> {
  %r = autodiff.zero : !agg.optional<f64>
  %q = autodiff.add %p, %r : !agg.optional<f64>
  func.return %q : !agg.optional<f64>
}

// What has many parts is a function, once.
agg.struct_def @Ten {
  agg.field @a : !agg.tuple<[f64, f64, f64, f64, f64]>
  agg.field @b : !agg.tuple<[f64, f64, f64, f64, f64]>
}
agg.struct_def @Twenty {
  agg.field @a : !agg.struct<@Ten>
  agg.field @b : !agg.struct<@Ten>
}
// CHECK-LABEL: func.func @large(
// CHECK-NEXT:    %b = func.call @Twenty.dadd(%a, %a)
// CHECK-NEXT:    %c = func.call @Twenty.dadd(%b, %a)
// CHECK:       func.func private @Twenty.dadd(
func.func @large(%a : !agg.struct<@Twenty>) -> !agg.struct<@Twenty> {
  %b = autodiff.add %a, %a : !agg.struct<@Twenty>
  %c = autodiff.add %b, %a : !agg.struct<@Twenty>
  func.return %c : !agg.struct<@Twenty>
}
