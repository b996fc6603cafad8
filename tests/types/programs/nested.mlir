// A value of one interface is held by a value of another one: a lamp holds its shape.
iface.interface @IShape extends [@IDifferentiable] {
  iface.req_func @area : (!iface.self) -> f64
}
iface.interface @ILight extends [@IDifferentiable] {
  iface.req_func @power : (!iface.self, f64) -> f64
}
agg.struct_def @Box {
  agg.field @w : f64
  agg.field @h : f64
}
agg.struct_def @Lamp {
  agg.field @shape : !iface.any<@IShape>
  agg.field @scale : f64
}
agg.struct_def @Spot {
  agg.field @scale : f64
}
func.func private @Box.area(%b: !agg.struct<@Box>) -> f64 {
  %w = agg.get %b "w" : !agg.struct<@Box> -> f64
  %h = agg.get %b "h" : !agg.struct<@Box> -> f64
  %a = arith.mulf %w, %h : f64
  return %a : f64
}
func.func private @Lamp.power(%l: !agg.struct<@Lamp>, %x: f64) -> f64 {
  %o = agg.get %l "shape" : !agg.struct<@Lamp> -> !iface.any<@IShape>
  %s = agg.get %l "scale" : !agg.struct<@Lamp> -> f64
  %a = iface.open %o as "T" : !iface.any<@IShape> -> f64 {
  ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "area" : !iface.witness<@IShape> -> (!iface.tparam<"T">) -> f64
    %b = autodiff.invoke %m(%v) : (!iface.tparam<"T">) -> f64
    iface.yield %b : f64
  }
  %p = arith.mulf %a, %s : f64
  %r = arith.mulf %p, %x : f64
  return %r : f64
}
func.func private @Spot.power(%l: !agg.struct<@Spot>, %x: f64) -> f64 {
  %s = agg.get %l "scale" : !agg.struct<@Spot> -> f64
  %r = arith.mulf %s, %x : f64
  return %r : f64
}
iface.witness_table @Box_IShape : @IShape for !agg.struct<@Box> {
  iface.entry "area" = @Box.area
}
iface.witness_table @Lamp_ILight : @ILight for !agg.struct<@Lamp> {
  iface.entry "power" = @Lamp.power
}
iface.witness_table @Spot_ILight : @ILight for !agg.struct<@Spot> {
  iface.entry "power" = @Spot.power
}
func.func private @power(%o: !iface.any<@ILight>, %x: f64) -> f64 {
  %r = iface.open %o as "T" : !iface.any<@ILight> -> f64 {
  ^bb0(%w: !iface.witness<@ILight>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "power" : !iface.witness<@ILight> -> (!iface.tparam<"T">, f64) -> f64
    %b = autodiff.invoke %m(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %b : f64
  }
  return %r : f64
}
// The light is used twice, and the shape in two lamps, so that differentials of both are added:
// x * (y * y + 1) * (w * h if it is a lamp) + w * h * y.
func.func @f(%lamp: i1, %w: f64, %h: f64, %x: f64, %y: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %b = agg.make %w, %h : (f64, f64) -> !agg.struct<@Box>
  %o = iface.pack %b via @Box_IShape : !agg.struct<@Box> -> !iface.any<@IShape>
  %light = scf.if %lamp -> (!iface.any<@ILight>) {
    %l = agg.make %o, %x : (!iface.any<@IShape>, f64) -> !agg.struct<@Lamp>
    %p = iface.pack %l via @Lamp_ILight : !agg.struct<@Lamp> -> !iface.any<@ILight>
    scf.yield %p : !iface.any<@ILight>
  } else {
    %s = agg.make %x : (f64) -> !agg.struct<@Spot>
    %p = iface.pack %s via @Spot_ILight : !agg.struct<@Spot> -> !iface.any<@ILight>
    scf.yield %p : !iface.any<@ILight>
  }
  %yy = arith.mulf %y, %y : f64
  %first = func.call @power(%light, %yy) : (!iface.any<@ILight>, f64) -> f64
  %second = func.call @power(%light, %one) : (!iface.any<@ILight>, f64) -> f64
  %other = agg.make %o, %one : (!iface.any<@IShape>, f64) -> !agg.struct<@Lamp>
  %third = func.call @Lamp.power(%other, %y) : (!agg.struct<@Lamp>, f64) -> f64
  %sum = arith.addf %first, %second : f64
  %r = arith.addf %sum, %third : f64
  return %r : f64
}
