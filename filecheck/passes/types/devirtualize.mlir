// RUN: ad-opt %s -p "devirtualize" | filecheck %s
// RUN: ad-opt %s -p "devirtualize{checked=false}" | filecheck %s --check-prefix=UNCHECKED

// CHECK: iface.interface @IShape attributes {iface.ids = [@Disk_IShape, @Box_IShape]}
iface.interface @IShape {
  iface.req_func @area : (!iface.self) -> f64
  iface.req_func @scale : (!iface.self, f64) -> !iface.self
}
agg.struct_def @Disk {
  agg.field @r : f64
}
agg.struct_def @Box {
  agg.field @w : f64
  agg.field @h : f64
}
func.func private @Disk.area(!agg.struct<@Disk>) -> f64
func.func private @Box.area(!agg.struct<@Box>) -> f64
func.func private @Disk.scale(!agg.struct<@Disk>, f64) -> !agg.struct<@Disk>
func.func private @Box.scale(!agg.struct<@Box>, f64) -> !agg.struct<@Box>
iface.witness_table @Disk_IShape : @IShape for !agg.struct<@Disk> {
  iface.entry "area" = @Disk.area
  iface.entry "scale" = @Disk.scale
}
iface.witness_table @Box_IShape : @IShape for !agg.struct<@Box> {
  iface.entry "area" = @Box.area
  iface.entry "scale" = @Box.scale
}
// CHECK-LABEL: func.func @area(%o: !iface.any<@IShape>, %s: f64) -> f64 {
// CHECK-NEXT:    %[[ID:.*]] = iface.type_id %o : !iface.any<@IShape> -> index
// CHECK:         cf.assert %{{.*}}, "a null of @IShape was opened"
// CHECK-NEXT:    %bigger = scf.index_switch %[[ID]] -> !iface.any<@IShape>
// CHECK-NEXT:    case 1 {
// CHECK-NEXT:      %v = iface.unpack_as %o via @Disk_IShape : !iface.any<@IShape> -> !agg.struct<@Disk>
// CHECK-NEXT:      %b = func.call @Disk.scale(%v, %s) : (!agg.struct<@Disk>, f64) -> !agg.struct<@Disk>
// CHECK-NEXT:      %[[P:.*]] = iface.pack %b via @Disk_IShape : !agg.struct<@Disk> -> !iface.any<@IShape>
// CHECK-NEXT:      scf.yield %[[P]] : !iface.any<@IShape>
// CHECK-NEXT:    }
// CHECK-NEXT:    default {
// CHECK-NEXT:      %v_1 = iface.unpack_as %o via @Box_IShape : !iface.any<@IShape> -> !agg.struct<@Box>
// CHECK-NEXT:      func.call @Box.scale(%v_1, %s)
// CHECK:         scf.index_switch
// CHECK-NEXT:    case 1 {
// CHECK-NEXT:      iface.unpack_as %bigger via @Disk_IShape
// CHECK-NEXT:      func.call @Disk.area(
// CHECK:         default {
// CHECK-NEXT:      iface.unpack_as %bigger via @Box_IShape
// CHECK-NEXT:      func.call @Box.area(
// CHECK-NOT:     iface.open

// UNCHECKED-NOT: cf.assert
func.func @area(%o: !iface.any<@IShape>, %s: f64) -> f64 {
  %bigger = iface.open %o as "T" : !iface.any<@IShape> -> !iface.any<@IShape> {
  ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
    %scale = iface.lookup %w "scale" : !iface.witness<@IShape> -> (!iface.tparam<"T">, f64) -> !iface.tparam<"T">
    %b = autodiff.invoke %scale(%v, %s) : (!iface.tparam<"T">, f64) -> !iface.tparam<"T">
    %p = iface.pack_with %b, %w : !iface.tparam<"T">, !iface.witness<@IShape> -> !iface.any<@IShape>
    iface.yield %p : !iface.any<@IShape>
  }
  %r = iface.open %bigger as "T" : !iface.any<@IShape> -> f64 {
  ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
    %area = iface.lookup %w "area" : !iface.witness<@IShape> -> (!iface.tparam<"T">) -> f64
    %a = autodiff.invoke %area(%v) : (!iface.tparam<"T">) -> f64
    iface.yield %a : f64
  }
  return %r : f64
}
