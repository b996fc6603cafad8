// RUN: ad-opt %s | filecheck %s
// RUN: ad-opt %s --print-op-generic | ad-opt - | filecheck %s

// CHECK-LABEL: agg.struct_def @Empty {
// CHECK-NEXT:  }
agg.struct_def @Empty {
}

// CHECK-LABEL: agg.struct_def @Disk attributes {frontend.line = 3 : i64} {
// CHECK-NEXT:    agg.field @r : f32 deriv @Disk::@r
// CHECK-NEXT:    agg.field @name : i32 no_diff {frontend.unit}
agg.struct_def @Disk attributes {frontend.line = 3} {
  agg.field @r : f32 deriv @Disk::@r
  agg.field @name : i32 no_diff {frontend.unit}
}

// CHECK-LABEL: agg.struct_def @Row [!iface.tparam<"T">, !iface.vparam<"N", i32>] {
// CHECK-NEXT:    agg.field @head : !iface.tparam<"T">
// CHECK-NEXT:    agg.field @items : !agg.array<!iface.vparam<"N", i32>, !iface.tparam<"T">>
agg.struct_def @Row [!iface.tparam<"T">, !iface.vparam<"N", i32>] {
  agg.field @head : !iface.tparam<"T">
  agg.field @items : !agg.array<!iface.vparam<"N", i32>, !iface.tparam<"T">>
}

// CHECK-LABEL: func.func @structs
// CHECK-NEXT:    %e = agg.make : () -> !agg.struct<@Empty>
// CHECK-NEXT:    %s = agg.make %r, %n : (f32, i32) -> !agg.struct<@Disk>
// CHECK-NEXT:    %t = agg.set %s "r", %r : !agg.struct<@Disk>, f32 -> !agg.struct<@Disk>
// CHECK-NEXT:    %u = agg.get %t "r" {here} : !agg.struct<@Disk> -> f32
func.func @structs(%r: f32, %n: i32) -> f32 {
  %e = agg.make : () -> !agg.struct<@Empty, []>
  %s = agg.make %r, %n : (f32, i32) -> !agg.struct<@Disk, []>
  %t = agg.set %s "r", %r : !agg.struct<@Disk>, f32 -> !agg.struct<@Disk>
  %u = agg.get %t "r" {here} : !agg.struct<@Disk> -> f32
  return %u : f32
}

// CHECK-LABEL: func.func @generic_struct
// CHECK-SAME:    (%r: !agg.struct<@Row, [f64, 2 : i32]>) -> !agg.array<2, f64>
// CHECK-NEXT:    agg.get %r "head" : !agg.struct<@Row, [f64, 2 : i32]> -> f64
// CHECK-NEXT:    agg.get %r "items" : !agg.struct<@Row, [f64, 2 : i32]> -> !agg.array<2, f64>
func.func @generic_struct(%r: !agg.struct<@Row, [f64, 2 : i32]>) -> !agg.array<2, f64> {
  %h = agg.get %r "head" : !agg.struct<@Row, [f64, 2 : i32]> -> f64
  %i = agg.get %r "items" : !agg.struct<@Row, [f64, 2 : i32]> -> !agg.array<2 : i32, f64>
  return %i : !agg.array<2, f64>
}

// CHECK-LABEL: func.func @arrays
// CHECK-NEXT:    %a = agg.make %x, %x : (f64, f64) -> !agg.array<2, f64>
// CHECK-NEXT:    %b = agg.elem_set %a[%i], %x : !agg.array<2, f64>, f64 -> !agg.array<2, f64>
// CHECK-NEXT:    %y = agg.elem %b[%i] : !agg.array<2, f64> -> f64
func.func @arrays(%x: f64, %i: index) -> f64 {
  %a = agg.make %x, %x : (f64, f64) -> !agg.array<2, f64>
  %b = agg.elem_set %a[%i], %x : !agg.array<2, f64>, f64 -> !agg.array<2, f64>
  %y = agg.elem %b[%i] : !agg.array<2, f64> -> f64
  return %y : f64
}

// CHECK-LABEL: func.func @tuples
// CHECK-NEXT:    %t = agg.make %x, %n : (f64, i32) -> !agg.tuple<[f64, i32]>
// CHECK-NEXT:    %y = agg.get %t "0" : !agg.tuple<[f64, i32]> -> f64
func.func @tuples(%x: f64, %n: i32) -> f64 {
  %t = agg.make %x, %n : (f64, i32) -> !agg.tuple<[f64, i32]>
  %y = agg.get %t "0" : !agg.tuple<[f64, i32]> -> f64
  return %y : f64
}

// CHECK-LABEL: func.func @optionals
// CHECK-NEXT:    %o = agg.some %x : f64 -> !agg.optional<f64>
// CHECK-NEXT:    %p = agg.none : !agg.optional<f64>
// CHECK-NEXT:    %h = agg.has_value %o : !agg.optional<f64>
// CHECK-NEXT:    %q = arith.select %h, %o, %p : !agg.optional<f64>
// CHECK-NEXT:    %y = agg.value %q : !agg.optional<f64> -> f64
func.func @optionals(%x: f64) -> f64 {
  %o = agg.some %x : f64 -> !agg.optional<f64>
  %p = agg.none : !agg.optional<f64>
  %h = agg.has_value %o : !agg.optional<f64>
  %q = arith.select %h, %o, %p : !agg.optional<f64>
  %y = agg.value %q : !agg.optional<f64> -> f64
  return %y : f64
}
