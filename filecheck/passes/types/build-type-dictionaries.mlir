// RUN: ad-opt %s -p "synthesize-conformances,build-type-dictionaries,verify-type-dictionaries" | filecheck %s

agg.struct_def @B {
  agg.field @x : f32
}
agg.struct_def @T {
  agg.field @b : !agg.struct<@B>
  agg.field @id : i32
}

// Types in the order in which they occur; those inside of others too, but no structural ones.
// CHECK: func.func @h({{.*}} attributes {autodiff.differentiable = "both", autodiff.type_dict = [#autodiff.conf<!agg.struct<@T>, @T_IDiff>, #autodiff.conf<!agg.struct<@B>, @B_IDiff>]} {
func.func @h(%s : !agg.struct<@T>, %a: !agg.array<3, !agg.struct<@B>>) -> f32 attributes {autodiff.differentiable = "both"} {
  %v = agg.get %s "b" : !agg.struct<@T> -> !agg.struct<@B>
  %w = agg.get %v "x" : !agg.struct<@B> -> f32
  func.return %w : f32
}

// CHECK: func.func @unmarked(%s: !agg.struct<@T>) {
func.func @unmarked(%s : !agg.struct<@T>) {
  func.return
}

iface.interface @IShape extends [@IDifferentiable] {
  iface.req_func @area : (!iface.self) -> f32 builtin "differentiable"
}
func.func private @area(%s: !agg.struct<@B>) -> f32 attributes {autodiff.differentiable = "both"} {
  %w = agg.get %s "x" : !agg.struct<@B> -> f32
  func.return %w : f32
}
iface.witness_table @B_IShape : @IShape for !agg.struct<@B> {
  iface.entry "area" = @area
}

// What `iface.open` finds conforms by the witness that it comes with.
// CHECK-LABEL: func.func @open
// CHECK:         ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"K">):
// CHECK-NEXT:      autodiff.conforms !iface.tparam<"K"> by %w : !iface.witness<@IShape>
func.func @open(%k : !iface.any<@IShape>) -> f32 attributes {autodiff.differentiable = "both"} {
  %r = iface.open %k as "K" : !iface.any<@IShape> -> f32 {
  ^bb0(%w : !iface.witness<@IShape>, %v : !iface.tparam<"K">):
    %f = iface.lookup %w "area" : !iface.witness<@IShape> -> (!iface.tparam<"K">) -> f32
    %y = autodiff.invoke %f(%v) : (!iface.tparam<"K">) -> f32
    iface.yield %y : f32
  }
  func.return %r : f32
}

// The parameter of a generic conforms by the witness parameter behind it.
// CHECK-LABEL: iface.generic @g
// CHECK-NEXT:  ^bb0(%w: !iface.witness<@IShape>):
// CHECK-NEXT:    autodiff.conforms !iface.tparam<"T"> by %w : !iface.witness<@IShape>
iface.generic @g [!iface.tparam<"T">, !iface.witness<@IShape>] {
^bb0(%w : !iface.witness<@IShape>):
  %f = iface.lookup %w "area" : !iface.witness<@IShape> -> (!iface.tparam<"T">) -> f32
  iface.body (!iface.tparam<"T">) -> f32 attributes {autodiff.differentiable = "both"} {
  ^bb1(%a : !iface.tparam<"T">):
    %r = autodiff.invoke %f(%a) : (!iface.tparam<"T">) -> f32
    iface.yield %r : f32
  }
}
