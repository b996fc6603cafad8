// RUN: ad-opt %s -p "infer-any-value-sizes" | filecheck %s
// RUN: ad-opt %s -p "infer-any-value-sizes{narrow=false}" | filecheck %s --check-prefix=WIDE

// Of three types, the one of 24 bytes is never packed.
// CHECK: iface.interface @IShape attributes {iface.any_value_size = 8 : i64, iface.any_value_size_inferred = 1 : i64, iface.any_value_bytes_saved = 16 : i64}
// WIDE:  iface.interface @IShape attributes {iface.any_value_size = 24 : i64, iface.any_value_size_inferred = 1 : i64}
iface.interface @IShape {}
agg.struct_def @Disk {
  agg.field @r : f32
}
agg.struct_def @Box {
  agg.field @w : f32
  agg.field @h : f32
}
agg.struct_def @Big {
  agg.field @values : !agg.array<3, f64>
}
iface.witness_table @Disk_IShape : @IShape for !agg.struct<@Disk> {}
iface.witness_table @Box_IShape : @IShape for !agg.struct<@Box> {}
iface.witness_table @Big_IShape : @IShape for !agg.struct<@Big> {}

// A type that holds an existential: the id is a word, and the payload another one.
// CHECK: iface.interface @IScene attributes {iface.any_value_size = 24 : i64, iface.any_value_size_inferred = 1 : i64}
// WIDE:  iface.interface @IScene attributes {iface.any_value_size = 40 : i64, iface.any_value_size_inferred = 1 : i64}
iface.interface @IScene {}
agg.struct_def @Scene {
  agg.field @shape : !iface.any<@IShape>
  agg.field @n : i64
}
iface.witness_table @Scene_IScene : @IScene for !agg.struct<@Scene> {}

// What comes in from outside may hold anything; a size that is given stays.
// CHECK: iface.interface @IGiven attributes {iface.any_value_size = 64 : i64}
// CHECK: iface.interface @IOutside attributes {iface.any_value_size = 24 : i64, iface.any_value_size_inferred = 1 : i64}
iface.interface @IGiven attributes {iface.any_value_size = 64 : i64} {}
iface.interface @IOutside {}
iface.witness_table @Big_IGiven : @IGiven for !agg.struct<@Big> {}
iface.witness_table @Big_IOutside : @IOutside for !agg.struct<@Big> {}
func.func @outside(%o: memref<?x!iface.any<@IOutside>>) {
  return
}

func.func private @pack(%d: !agg.struct<@Disk>, %b: !agg.struct<@Box>, %s: !agg.struct<@Scene>) -> !iface.any<@IScene> {
  %o = iface.pack %d via @Disk_IShape : !agg.struct<@Disk> -> !iface.any<@IShape>
  %p = iface.pack %b via @Box_IShape : !agg.struct<@Box> -> !iface.any<@IShape>
  %q = iface.pack %s via @Scene_IScene : !agg.struct<@Scene> -> !iface.any<@IScene>
  return %q : !iface.any<@IScene>
}
