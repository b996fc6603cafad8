// A loop carries a struct with an array of existentials, of which it changes one.
iface.interface @IShape extends [@IDifferentiable] {
  iface.req_func @area : (!iface.self) -> f64
}
agg.struct_def @Disk {
  agg.field @r : f64
  agg.field @layer : i32
}
agg.struct_def @Scene {
  agg.field @shapes : !agg.array<2, !iface.any<@IShape>>
  agg.field @scale : f64
}
func.func private @Disk.area(%d: !agg.struct<@Disk>) -> f64 {
  %r = agg.get %d "r" : !agg.struct<@Disk> -> f64
  %three = arith.constant 3.0 : f64
  %rr = arith.mulf %r, %r : f64
  %a = arith.mulf %three, %rr : f64
  return %a : f64
}
func.func private @f64.area(%a: f64) -> f64 {
  return %a : f64
}
iface.witness_table @Disk_IShape : @IShape for !agg.struct<@Disk> {
  iface.entry "area" = @Disk.area
}
iface.witness_table @f64_IShape : @IShape for f64 {
  iface.entry "area" = @f64.area
}
func.func @f(%x: f64, %y: f64, %n: index) -> f64 {
  %layer = arith.constant 7 : i32
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = agg.make %x, %layer : (f64, i32) -> !agg.struct<@Disk>
  %o = iface.pack %d via @Disk_IShape : !agg.struct<@Disk> -> !iface.any<@IShape>
  %p = iface.pack %x via @f64_IShape : f64 -> !iface.any<@IShape>
  %a = agg.make %p, %o : (!iface.any<@IShape>, !iface.any<@IShape>) -> !agg.array<2, !iface.any<@IShape>>
  %s = agg.make %a, %y : (!agg.array<2, !iface.any<@IShape>>, f64) -> !agg.struct<@Scene>
  %end:2 = scf.for %i = %c0 to %n step %c1 iter_args(%scene = %s, %sum = %zero) -> (!agg.struct<@Scene>, f64) {
    %shapes = agg.get %scene "shapes" : !agg.struct<@Scene> -> !agg.array<2, !iface.any<@IShape>>
    %scale = agg.get %scene "scale" : !agg.struct<@Scene> -> f64
    %shape = agg.elem %shapes[%c1] : !agg.array<2, !iface.any<@IShape>> -> !iface.any<@IShape>
    %area = iface.open %shape as "T" : !iface.any<@IShape> -> f64 {
    ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
      %m = iface.lookup %w "area" : !iface.witness<@IShape> -> (!iface.tparam<"T">) -> f64
      %b = autodiff.invoke %m(%v) : (!iface.tparam<"T">) -> f64
      iface.yield %b : f64
    }
    %scaled = arith.mulf %area, %scale : f64
    %next = arith.addf %sum, %scaled : f64
    %q = iface.pack %next via @f64_IShape : f64 -> !iface.any<@IShape>
    %changed = agg.elem_set %shapes[%c1], %q : !agg.array<2, !iface.any<@IShape>>, !iface.any<@IShape> -> !agg.array<2, !iface.any<@IShape>>
    %new = agg.set %scene "shapes", %changed : !agg.struct<@Scene>, !agg.array<2, !iface.any<@IShape>> -> !agg.struct<@Scene>
    scf.yield %new, %next : !agg.struct<@Scene>, f64
  }
  return %end#1 : f64
}
