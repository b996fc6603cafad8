// RUN: ad-opt %s -p "simplify" | filecheck %s

agg.struct_def @V {
  agg.field @x : f64 deriv @V::@x
  agg.field @y : f64 deriv @V::@y
}
agg.struct_def @Hidden {
  agg.field @x : f64 no_diff
  agg.field @n : index
}

// A part of what is made is what it is made of; of what is changed, the rest.

// CHECK-LABEL: func.func @parts(%x: f64, %y: f64, %z: f64) -> (f64, f64, f64) {
// CHECK-NEXT:    func.return %z, %y, %x : f64, f64, f64
func.func @parts(%x: f64, %y: f64, %z: f64) -> (f64, f64, f64) {
  %v = agg.make %x, %y : (f64, f64) -> !agg.struct<@V>
  %w = agg.set %v "x", %z : !agg.struct<@V>, f64 -> !agg.struct<@V>
  %a = agg.get %w "x" : !agg.struct<@V> -> f64
  %b = agg.get %w "y" : !agg.struct<@V> -> f64
  %c = agg.get %v "x" : !agg.struct<@V> -> f64
  return %a, %b, %c : f64, f64, f64
}

// CHECK-LABEL: func.func @whole(%v: !agg.struct<@V>) -> (!agg.struct<@V>, !agg.struct<@V>) {
// CHECK-NEXT:    func.return %v, %v
func.func @whole(%v: !agg.struct<@V>) -> (!agg.struct<@V>, !agg.struct<@V>) {
  %x = agg.get %v "x" : !agg.struct<@V> -> f64
  %y = agg.get %v "y" : !agg.struct<@V> -> f64
  %w = agg.make %x, %y : (f64, f64) -> !agg.struct<@V>
  %u = agg.set %v "x", %x : !agg.struct<@V>, f64 -> !agg.struct<@V>
  return %w, %u : !agg.struct<@V>, !agg.struct<@V>
}

// An element at an index that is known, or the same.

// CHECK-LABEL: func.func @elements(%a: !agg.array<3, f64>, %i: index, %x: f64) -> (f64, f64, f64) {
// CHECK-NEXT:    %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %[[SET:.*]] = agg.elem_set %a[%i], %x
// CHECK-NEXT:    %[[UNKNOWN:.*]] = agg.elem %[[SET]][%[[C1]]]
// CHECK-NEXT:    func.return %x, %[[UNKNOWN]], %x : f64, f64, f64
func.func @elements(%a: !agg.array<3, f64>, %i: index, %x: f64) -> (f64, f64, f64) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %b = agg.elem_set %a[%i], %x : !agg.array<3, f64>, f64 -> !agg.array<3, f64>
  %y = agg.elem %b[%i] : !agg.array<3, f64> -> f64
  %z = agg.elem %b[%c1] : !agg.array<3, f64> -> f64
  %c = agg.elem_set %b[%c1], %x : !agg.array<3, f64>, f64 -> !agg.array<3, f64>
  %d = agg.elem_set %c[%c2], %z : !agg.array<3, f64>, f64 -> !agg.array<3, f64>
  %w = agg.elem %d[%c1] : !agg.array<3, f64> -> f64
  return %y, %z, %w : f64, f64, f64
}

// CHECK-LABEL: func.func @others(%x: f64, %d: f64) -> (f64, i1, i1, f64, f64) {
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:    func.return %x, %[[TRUE]], %[[FALSE]], %x, %d
func.func @others(%x: f64, %d: f64) -> (f64, i1, i1, f64, f64) {
  %o = agg.some %x : f64 -> !agg.optional<f64>
  %n = agg.none : !agg.optional<f64>
  %v = agg.value %o : !agg.optional<f64> -> f64
  %a = agg.has_value %o : !agg.optional<f64>
  %b = agg.has_value %n : !agg.optional<f64>
  %p = pair.make %x, %d : f64, f64 -> !pair.pair<f64>
  %q = pair.primal %p : !pair.pair<f64> -> f64
  %r = pair.diff %p : !pair.pair<f64> -> f64
  return %v, %a, %b, %q, %r : f64, i1, i1, f64, f64
}

// A field that has no derivative hides one; integers have none.

// CHECK-LABEL: func.func @hidden(%x: f64, %n: index) -> (f64, index) {
// CHECK-NEXT:    %[[S:.*]] = agg.make %x, %n
// CHECK-NEXT:    %[[X:.*]] = agg.get %[[S]] "x"
// CHECK-NEXT:    func.return %[[X]], %n : f64, index
func.func @hidden(%x: f64, %n: index) -> (f64, index) {
  %s = agg.make %x, %n : (f64, index) -> !agg.struct<@Hidden>
  %a = agg.get %s "x" : !agg.struct<@Hidden> -> f64
  %b = agg.get %s "n" : !agg.struct<@Hidden> -> index
  return %a, %b : f64, index
}
