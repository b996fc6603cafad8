// RUN: ad-opt %s -p "infer-any-value-sizes" | filecheck %s

// What a type holds may be as large as the type only if all differentials are added by one function:
// each call of it has a function of its own then, and what it calls itself for stays with the first.
// CHECK: iface.interface @IDifferentiable attributes {{{.*}}iface.any_value_size = 8 : i64
// CHECK: iface.interface @IDifferentiable.24
// CHECK-LABEL: func.func private @__existential_dadd(%{{.*}}: !iface.any<@IDifferentiable>
// CHECK:         func.call @__existential_dadd(
// CHECK-LABEL: func.func private @__existential_dadd.of(%{{.*}}: !iface.any<@IDifferentiable.24>
// CHECK:         func.call @__existential_dadd(
// CHECK-LABEL: func.func @add
// CHECK:         func.call @__existential_dadd.of({{.*}}) : (!iface.any<@IDifferentiable.24>
iface.interface @IDifferentiable attributes {iface.ids = [@Leaf_IDiff, @Nest_IDiff]} {}
agg.struct_def @Leaf {
  agg.field @a : f64
}
agg.struct_def @Nest {
  agg.field @inner : !iface.any<@IDifferentiable>
  agg.field @a : f64
}
iface.witness_table @Leaf_IDiff : @IDifferentiable for !agg.struct<@Leaf> {}
iface.witness_table @Nest_IDiff : @IDifferentiable for !agg.struct<@Nest> {}
func.func private @__existential_dadd(%l: !iface.any<@IDifferentiable>, %r: !iface.any<@IDifferentiable>) -> !iface.any<@IDifferentiable> {
  %id = iface.type_id %l : !iface.any<@IDifferentiable> -> index
  %sum = scf.index_switch %id -> !iface.any<@IDifferentiable>
  case 1 {
    %a = iface.unpack_as %l via @Leaf_IDiff : !iface.any<@IDifferentiable> -> !agg.struct<@Leaf>
    %p = iface.pack %a via @Leaf_IDiff : !agg.struct<@Leaf> -> !iface.any<@IDifferentiable>
    scf.yield %p : !iface.any<@IDifferentiable>
  }
  case 2 {
    %a = iface.unpack_as %l via @Nest_IDiff : !iface.any<@IDifferentiable> -> !agg.struct<@Nest>
    %b = iface.unpack_as %r via @Nest_IDiff : !iface.any<@IDifferentiable> -> !agg.struct<@Nest>
    %i = agg.get %a "inner" : !agg.struct<@Nest> -> !iface.any<@IDifferentiable>
    %j = agg.get %b "inner" : !agg.struct<@Nest> -> !iface.any<@IDifferentiable>
    %k = func.call @__existential_dadd(%i, %j) : (!iface.any<@IDifferentiable>, !iface.any<@IDifferentiable>) -> !iface.any<@IDifferentiable>
    %s = agg.set %a "inner", %k : !agg.struct<@Nest>, !iface.any<@IDifferentiable> -> !agg.struct<@Nest>
    %p = iface.pack %s via @Nest_IDiff : !agg.struct<@Nest> -> !iface.any<@IDifferentiable>
    scf.yield %p : !iface.any<@IDifferentiable>
  }
  default {
    scf.yield %l : !iface.any<@IDifferentiable>
  }
  return %sum : !iface.any<@IDifferentiable>
}
func.func @add(%x: f64) -> f64 {
  %leaf = agg.make %x : (f64) -> !agg.struct<@Leaf>
  %inner = iface.pack %leaf via @Leaf_IDiff : !agg.struct<@Leaf> -> !iface.any<@IDifferentiable>
  %nest = agg.make %inner, %x : (!iface.any<@IDifferentiable>, f64) -> !agg.struct<@Nest>
  %o = iface.pack %nest via @Nest_IDiff : !agg.struct<@Nest> -> !iface.any<@IDifferentiable>
  %s = func.call @__existential_dadd(%o, %o) : (!iface.any<@IDifferentiable>, !iface.any<@IDifferentiable>) -> !iface.any<@IDifferentiable>
  %n = iface.unpack_as %s via @Nest_IDiff : !iface.any<@IDifferentiable> -> !agg.struct<@Nest>
  %r = agg.get %n "a" : !agg.struct<@Nest> -> f64
  return %r : f64
}
