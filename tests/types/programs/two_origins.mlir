// Two interfaces: values of one are small, those of the other large. Their differentials are both
// existentials of @IDifferentiable; each is as large as its own need be.
iface.interface @IShape extends [@IDifferentiable] {
  iface.req_func @value : (!iface.self, f64) -> f64
}
iface.interface @IMesh extends [@IDifferentiable] {
  iface.req_func @value : (!iface.self, f64) -> f64
}
agg.struct_def @Small {
  agg.field @a : f64
}
agg.struct_def @Large {
  agg.field @values : !agg.array<10, f64>
}
func.func private @Small.value(%s: !agg.struct<@Small>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@Small> -> f64
  %aa = arith.mulf %a, %a : f64
  %r = arith.mulf %aa, %x : f64
  return %r : f64
}
func.func private @Large.value(%s: !agg.struct<@Large>, %x: f64) -> f64 {
  %values = agg.get %s "values" : !agg.struct<@Large> -> !agg.array<10, f64>
  %i = arith.constant 3 : index
  %a = agg.elem %values[%i] : !agg.array<10, f64> -> f64
  %ax = arith.mulf %a, %x : f64
  %r = arith.mulf %ax, %ax : f64
  return %r : f64
}
iface.witness_table @Small_IShape : @IShape for !agg.struct<@Small> {
  iface.entry "value" = @Small.value
}
iface.witness_table @Large_IMesh : @IMesh for !agg.struct<@Large> {
  iface.entry "value" = @Large.value
}
func.func private @shape(%a: f64) -> !iface.any<@IShape> {
  %s = agg.make %a : (f64) -> !agg.struct<@Small>
  %o = iface.pack %s via @Small_IShape : !agg.struct<@Small> -> !iface.any<@IShape>
  return %o : !iface.any<@IShape>
}
func.func private @mesh(%a: f64) -> !iface.any<@IMesh> {
  %v = agg.make %a, %a, %a, %a, %a, %a, %a, %a, %a, %a : (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) -> !agg.array<10, f64>
  %s = agg.make %v : (!agg.array<10, f64>) -> !agg.struct<@Large>
  %o = iface.pack %s via @Large_IMesh : !agg.struct<@Large> -> !iface.any<@IMesh>
  return %o : !iface.any<@IMesh>
}
// a²·x + a²·y² at the fourth element, in a loop: n times.
func.func @f(%a: f64, %b: f64, %x: f64, %n: index) -> f64 {
  %o = func.call @shape(%a) : (f64) -> !iface.any<@IShape>
  %m = func.call @mesh(%b) : (f64) -> !iface.any<@IMesh>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (f64) {
    %u = iface.open %o as "T" : !iface.any<@IShape> -> f64 {
    ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
      %value = iface.lookup %w "value" : !iface.witness<@IShape> -> (!iface.tparam<"T">, f64) -> f64
      %k = autodiff.invoke %value(%v, %x) : (!iface.tparam<"T">, f64) -> f64
      iface.yield %k : f64
    }
    %t = iface.open %m as "T" : !iface.any<@IMesh> -> f64 {
    ^bb0(%w: !iface.witness<@IMesh>, %v: !iface.tparam<"T">):
      %value = iface.lookup %w "value" : !iface.witness<@IMesh> -> (!iface.tparam<"T">, f64) -> f64
      %k = autodiff.invoke %value(%v, %x) : (!iface.tparam<"T">, f64) -> f64
      iface.yield %k : f64
    }
    %s = arith.addf %u, %t : f64
    %next = arith.addf %sum, %s : f64
    scf.yield %next : f64
  }
  return %r : f64
}
