// RUN: ad-opt %s --split-input-file -p "synthesize-conformances" | filecheck %s

// What is made of floats only is its own differential; what is not gets another struct.
// CHECK:       iface.interface @IDifferentiable {
// CHECK:       agg.struct_def @B {
// CHECK-NEXT:    agg.field @x : f32 deriv @B::@x
// CHECK:       agg.struct_def @T {
// CHECK-NEXT:    agg.field @field1 : !agg.struct<@B> deriv @T.Differential::@field1
// CHECK-NEXT:    agg.field @field2 : f32 deriv @T.Differential::@field2
// CHECK-NEXT:    agg.field @id : i32
// CHECK-NEXT:    agg.field @fixed : f64 no_diff
// CHECK-NEXT:  }
// CHECK-NEXT:  agg.struct_def @T.Differential {
// CHECK-NEXT:    agg.field @field1 : !agg.struct<@B> deriv @T.Differential::@field1
// CHECK-NEXT:    agg.field @field2 : f32 deriv @T.Differential::@field2
// CHECK-NEXT:  }
// CHECK-NEXT:  iface.witness_table @B_IDiff : @IDifferentiable for !agg.struct<@B> {
// CHECK-NEXT:    iface.entry "Differential" = !agg.struct<@B>
// CHECK:       iface.witness_table @T.Differential_IDiff : @IDifferentiable for !agg.struct<@T.Differential> {
// CHECK-NEXT:    iface.entry "Differential" = !agg.struct<@T.Differential>
// CHECK:       iface.witness_table @T_IDiff : @IDifferentiable for !agg.struct<@T> {
// CHECK-NEXT:    iface.entry "Differential" = !agg.struct<@T.Differential>
agg.struct_def @B {
  agg.field @x : f32
}
agg.struct_def @T {
  agg.field @field1 : !agg.struct<@B>
  agg.field @field2 : f32
  agg.field @id : i32
  agg.field @fixed : f64 no_diff
}

// -----

// The user's differential, association and method are kept; the differential conforms too, with
// the same method. A struct without numbers has none. The order of declaration does not matter.
// CHECK:       agg.struct_def @Outer {
// CHECK-NEXT:    agg.field @inner : !agg.struct<@MyType> deriv @Outer.Differential::@inner
// CHECK:       agg.struct_def @Outer.Differential {
// CHECK-NEXT:    agg.field @inner : !agg.struct<@MyDiffType> deriv @Outer.Differential::@inner
// CHECK:       agg.struct_def @MyDiffType {
// CHECK-NEXT:    agg.field @db : f32 deriv @MyDiffType::@db
// CHECK:       agg.struct_def @MyType {
// CHECK-NEXT:    agg.field @a : f32
// CHECK-NEXT:    agg.field @b : f32 deriv @MyDiffType::@db
// CHECK:       agg.struct_def @Numbers {
// CHECK-NEXT:    agg.field @n : i32
// CHECK-NEXT:  }
// CHECK-NEXT:  iface.witness_table @MyType_w : @IDifferentiable for !agg.struct<@MyType> {
// CHECK-NEXT:    iface.entry "Differential" = !agg.struct<@MyDiffType>
// CHECK-NEXT:    iface.entry "dadd" = @my_dadd
// CHECK:       iface.witness_table @MyDiffType_IDiff : @IDifferentiable for !agg.struct<@MyDiffType> {
// CHECK-NEXT:    iface.entry "Differential" = !agg.struct<@MyDiffType>
// CHECK-NEXT:    iface.entry "dadd" = @my_dadd
// CHECK-NOT:   Numbers
agg.struct_def @Outer {
  agg.field @inner : !agg.struct<@MyType>
}
agg.struct_def @MyDiffType {
  agg.field @db : f32
}
agg.struct_def @MyType {
  agg.field @a : f32
  agg.field @b : f32 deriv @MyDiffType::@db
}
agg.struct_def @Numbers {
  agg.field @n : i32
}
iface.witness_table @MyType_w : @IDifferentiable for !agg.struct<@MyType> {
  iface.entry "Differential" = !agg.struct<@MyDiffType>
  iface.entry "dadd" = @my_dadd
}
func.func private @my_dadd(!agg.struct<@MyDiffType>, !agg.struct<@MyDiffType>) -> !agg.struct<@MyDiffType>

// -----

// A generic struct has a generic differential; built-in containers have one by their elements.
// CHECK:       agg.struct_def @Box.Differential [!iface.tparam<"C">] {
// CHECK-NEXT:    agg.field @c : !iface.assoc<!iface.tparam<"C">, @IDifferentiable, "Differential"> deriv @Box.Differential::@c
// CHECK:       agg.struct_def @User.Differential {
// CHECK-NEXT:    agg.field @b : !agg.struct<@Box.Differential, [f32]> deriv @User.Differential::@b
// CHECK-NEXT:    agg.field @t : !agg.tuple<[f32, !agg.optional<complex<f64>>]> deriv @User.Differential::@t
// CHECK-NEXT:    agg.field @a : !agg.array<3, vector<4xf64>> deriv @User.Differential::@a
// CHECK-NEXT:    agg.field @p : !pair.user<!agg.struct<@Box.Differential, [f64]>> deriv @User.Differential::@p
// CHECK-NEXT:  }
// CHECK:       iface.witness_table @Box_IDiff [!iface.tparam<"C">] : @IDifferentiable for !agg.struct<@Box, [!iface.tparam<"C">]> {
// CHECK-NEXT:    iface.entry "Differential" = !agg.struct<@Box.Differential, [!iface.tparam<"C">]>
agg.struct_def @Box [!iface.tparam<"C">] {
  agg.field @c : !iface.tparam<"C">
}
agg.struct_def @User {
  agg.field @b : !agg.struct<@Box, [f32]>
  agg.field @t : !agg.tuple<[f32, i32, !agg.optional<complex<f64>>]>
  agg.field @a : !agg.array<3, vector<4xf64>>
  agg.field @p : !pair.user<!agg.struct<@Box, [f64]>>
}

// -----

// Existentials are differentiable if their interface is; recursion goes through them, and through
// buffers that are not differentiated.
// CHECK:       agg.struct_def @Node.Differential {
// CHECK-NEXT:    agg.field @child : !iface.any<@IDifferentiable> deriv @Node.Differential::@child
// CHECK-NEXT:    agg.field @weight : f64 deriv @Node.Differential::@weight
// CHECK-NEXT:  }
iface.interface @ITree extends [@IDifferentiable] {
}
iface.interface @IName {
}
agg.struct_def @Node {
  agg.field @child : !iface.any<@ITree>
  agg.field @name : !iface.any<@IName>
  agg.field @weight : f64
  agg.field @next : memref<?x!agg.struct<@Node>> no_diff
}
iface.witness_table @Node_ITree : @ITree for !agg.struct<@Node> {
}

// -----

// Methods are written where the module looks one up. The differential of a float that implements
// a differentiable interface is a float, which conforms as well.
// CHECK:       func.func private @T.dzero() -> !agg.struct<@T> attributes {autodiff.differentiable = "both"} {
// CHECK-NEXT:    %0 = autodiff.zero : f64
// CHECK-NEXT:    %1 = agg.make %0 : (f64) -> !agg.struct<@T>
// CHECK-NEXT:    func.return %1 : !agg.struct<@T>
// CHECK:       func.func private @T.dadd(%0: !agg.struct<@T>, %1: !agg.struct<@T>) -> !agg.struct<@T>
// CHECK-NEXT:    %2 = agg.get %0 "x" : !agg.struct<@T> -> f64
// CHECK-NEXT:    %3 = agg.get %1 "x" : !agg.struct<@T> -> f64
// CHECK-NEXT:    %4 = autodiff.add %2, %3 : f64
// CHECK-NEXT:    %5 = agg.make %4 : (f64) -> !agg.struct<@T>
// CHECK-NEXT:    func.return %5 : !agg.struct<@T>
// CHECK:       func.func private @T.dmul_f64(%0: f64, %1: !agg.struct<@T>) -> !agg.struct<@T>
// CHECK-NEXT:    %2 = agg.get %1 "x" : !agg.struct<@T> -> f64
// CHECK-NEXT:    %3 = autodiff.scale %0, %2 : f64, f64
// CHECK:       iface.witness_table @T_IDiff : @IDifferentiable for !agg.struct<@T> {
// CHECK-NEXT:    iface.entry "Differential" = !agg.struct<@T>
// CHECK-NEXT:    iface.entry "dzero" = @T.dzero
// CHECK-NEXT:    iface.entry "dadd" = @T.dadd
// CHECK-NEXT:    iface.entry "dmul:f16" = @T.dmul_f16
// CHECK-NEXT:    iface.entry "dmul:f32" = @T.dmul_f32
// CHECK-NEXT:    iface.entry "dmul:f64" = @T.dmul_f64
// CHECK:       iface.witness_table @f64_IDiff : @IDifferentiable for f64 {
// CHECK-NEXT:    iface.entry "Differential" = f64
// CHECK-NEXT:    iface.entry "dzero" = @f64.dzero
agg.struct_def @T {
  agg.field @x : f64
}
iface.interface @ISome extends [@IDifferentiable] {
}
iface.witness_table @f64_ISome : @ISome for f64 {
}
func.func @sum(%a : !iface.any<@IDifferentiable>, %b : !iface.any<@IDifferentiable>) -> !iface.any<@IDifferentiable> {
  %s = iface.open %a as "D" : !iface.any<@IDifferentiable> -> !iface.any<@IDifferentiable> {
  ^bb0(%w : !iface.witness<@IDifferentiable>, %av : !iface.tparam<"D">):
    %bv = iface.unpack_as %b, %w : !iface.any<@IDifferentiable>, !iface.witness<@IDifferentiable> -> !iface.tparam<"D">
    %add = iface.lookup %w "dadd" : !iface.witness<@IDifferentiable> -> (!iface.tparam<"D">, !iface.tparam<"D">) -> !iface.tparam<"D">
    %sv = autodiff.invoke %add(%av, %bv) : (!iface.tparam<"D">, !iface.tparam<"D">) -> !iface.tparam<"D">
    %p = iface.pack_with %sv, %w : !iface.tparam<"D">, !iface.witness<@IDifferentiable> -> !iface.any<@IDifferentiable>
    iface.yield %p : !iface.any<@IDifferentiable>
  }
  func.return %s : !iface.any<@IDifferentiable>
}
