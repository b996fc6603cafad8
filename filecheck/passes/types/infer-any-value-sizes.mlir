// RUN: ad-opt %s --split-input-file -p "infer-any-value-sizes" | filecheck %s
// RUN: ad-opt %s --split-input-file -p "infer-any-value-sizes" --statistics 2>&1 | filecheck %s --check-prefix=TOLD
// RUN: ad-opt %s --split-input-file -p "infer-any-value-sizes{narrow=false}" | filecheck %s --check-prefix=WIDE

// Of three types, the one of 24 bytes is never packed.
// CHECK: iface.interface @IShape attributes {iface.any_value_size = 8 : i64, iface.any_value_size_inferred = 1 : i64, iface.any_value_bytes_saved = 16 : i64}
// TOLD:  infer-any-value-sizes
// TOLD-NEXT: 16 bytes saved in each existential of @IShape
// TOLD:  16 bytes saved in each existential of @ISum.8
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

func.func private @pack(%d: !agg.struct<@Disk>, %b: !agg.struct<@Box>, %c: i1, %n: i64) -> !iface.any<@IScene> {
  %o = iface.pack %d via @Disk_IShape : !agg.struct<@Disk> -> !iface.any<@IShape>
  %p = iface.pack %b via @Box_IShape : !agg.struct<@Box> -> !iface.any<@IShape>
  %e = arith.select %c, %o, %p : !iface.any<@IShape>
  %s = agg.make %e, %n : (!iface.any<@IShape>, i64) -> !agg.struct<@Scene>
  %q = iface.pack %s via @Scene_IScene : !agg.struct<@Scene> -> !iface.any<@IScene>
  return %q : !iface.any<@IScene>
}

// -----

// Two sums that never meet: of the small type and of the large one. Each has a case for both.
// CHECK: iface.interface @ISum attributes {iface.ids = [@Small_ISum, @Large_ISum], iface.any_value_size = 24 : i64, iface.any_value_size_inferred = 1 : i64}
// CHECK: iface.interface @ISum.8 attributes {iface.any_value_size = 8 : i64, iface.narrows = @ISum, iface.any_value_bytes_saved = 16 : i64, iface.ids = [@Small_ISum, @Large_ISum]}
// WIDE-NOT: iface.narrows
iface.interface @ISum attributes {iface.ids = [@Small_ISum, @Large_ISum]} {}
agg.struct_def @Small {
  agg.field @a : f64
}
agg.struct_def @Large {
  agg.field @a : !agg.array<3, f64>
}
iface.witness_table @Small_ISum : @ISum for !agg.struct<@Small> {}
iface.witness_table @Large_ISum : @ISum for !agg.struct<@Large> {}
// CHECK-LABEL: func.func @sums
// CHECK:         scf.for {{.*}} -> (!iface.any<@ISum.8>, !iface.any<@ISum>)
func.func @sums(%s: !agg.struct<@Small>, %l: !agg.struct<@Large>, %n: index) -> (!agg.struct<@Small>, !agg.struct<@Large>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %null = iface.null_differential : !iface.any<@ISum>
  %a, %b = scf.for %i = %c0 to %n step %c1 iter_args(%x = %null, %y = %null) -> (!iface.any<@ISum>, !iface.any<@ISum>) {
    %xi = iface.type_id %x : !iface.any<@ISum> -> index
    %xn = scf.index_switch %xi -> !iface.any<@ISum>
    case 2 {
      %p = iface.pack %l via @Large_ISum : !agg.struct<@Large> -> !iface.any<@ISum>
      scf.yield %p : !iface.any<@ISum>
    }
    default {
      %p = iface.pack %s via @Small_ISum : !agg.struct<@Small> -> !iface.any<@ISum>
      scf.yield %p : !iface.any<@ISum>
    }
    %yi = iface.type_id %y : !iface.any<@ISum> -> index
    %yn = scf.index_switch %yi -> !iface.any<@ISum>
    case 0 {
      %p = iface.pack %l via @Large_ISum : !agg.struct<@Large> -> !iface.any<@ISum>
      scf.yield %p : !iface.any<@ISum>
    }
    case 1 {
      %p = iface.pack %s via @Small_ISum : !agg.struct<@Small> -> !iface.any<@ISum>
      scf.yield %p : !iface.any<@ISum>
    }
    default {
      scf.yield %y : !iface.any<@ISum>
    }
    scf.yield %xn, %yn : !iface.any<@ISum>, !iface.any<@ISum>
  }
  %u = iface.unpack_as %a via @Small_ISum : !iface.any<@ISum> -> !agg.struct<@Small>
  %v = iface.unpack_as %b via @Large_ISum : !iface.any<@ISum> -> !agg.struct<@Large>
  return %u, %v : !agg.struct<@Small>, !agg.struct<@Large>
}
