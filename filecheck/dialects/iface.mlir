// RUN: ad-opt %s | filecheck %s
// RUN: ad-opt %s --print-op-generic | ad-opt - | filecheck %s

// CHECK-LABEL: iface.interface @IShape extends [@IDifferentiable] attributes {iface.any_value_size = 8 : i64, iface.ids = [@Disk_IShape]} {
// CHECK-NEXT:    iface.req_type @Unit : @IDifferentiable builtin "unit" default f64
// CHECK-NEXT:    iface.req_func @area : (!iface.self, f32) -> f32 builtin "differentiable"
// CHECK-NEXT:    iface.req_func @scale : (!iface.self, !iface.tparam<"S">) -> !iface.self default @same attributes {frontend.line = 2 : i64}
iface.interface @IShape extends [@IDifferentiable] attributes {iface.any_value_size = 8, iface.ids = [@Disk_IShape]} {
  iface.req_type @Unit : @IDifferentiable default f64 builtin "unit"
  iface.req_func @area : (!iface.self, f32) -> f32 builtin "differentiable"
  iface.req_func @scale : (!iface.self, !iface.tparam<"S">) -> !iface.self default @same attributes {frontend.line = 2}
}
func.func private @area(f32, f32) -> f32
func.func private @row_area(!agg.struct<@Row, [f32]>, f32) -> f32

// CHECK-LABEL: iface.generic private @same [!iface.tparam<"Self">, !iface.tparam<"S">] {
// CHECK-NEXT:    iface.body (!iface.tparam<"Self">, !iface.tparam<"S">) -> !iface.tparam<"Self"> attributes {autodiff.differentiable = "both"} {
// CHECK-NEXT:    ^{{.*}}(%s: !iface.tparam<"Self">, %t: !iface.tparam<"S">):
// CHECK-NEXT:      iface.yield %s : !iface.tparam<"Self">
iface.generic private @same [!iface.tparam<"Self">, !iface.tparam<"S">] {
  iface.body (!iface.tparam<"Self">, !iface.tparam<"S">) -> !iface.tparam<"Self"> attributes {autodiff.differentiable = "both"} {
  ^bb1(%s: !iface.tparam<"Self">, %t: !iface.tparam<"S">):
    iface.yield %s : !iface.tparam<"Self">
  }
}
agg.struct_def @Row [!iface.tparam<"T">] {
  agg.field @x : !iface.tparam<"T">
}

// CHECK-LABEL: iface.witness_table @Disk_IShape : @IShape for f32 {
// CHECK-NEXT:    iface.entry "area" = @area
// CHECK-NEXT:    iface.entry "area.fwd_diff" = #autodiff.derived<fwd_diff @area>
// CHECK-NEXT:    iface.entry "Unit" = f32 {here}
iface.witness_table @Disk_IShape : @IShape for f32 {
  iface.entry "area" = @area
  iface.entry "area.fwd_diff" = #autodiff.derived<fwd_diff @area>
  iface.entry "Unit" = f32 {here}
}

// CHECK-LABEL: iface.witness_table @Row_IShape [!iface.tparam<"T">] : @IShape for !agg.struct<@Row, [!iface.tparam<"T">]> attributes {frontend.line = 1 : i64} {
iface.witness_table @Row_IShape [!iface.tparam<"T">] : @IShape for !agg.struct<@Row, [!iface.tparam<"T">]> attributes {frontend.line = 1} {
  iface.entry "area" = @row_area
}

// CHECK-LABEL: iface.generic @power [!iface.tparam<"T">, !iface.witness<@IShape>, !iface.vparam<"N", i32>] {
// CHECK-NEXT:  ^{{.*}}(%w: !iface.witness<@IShape>, %n: i32):
// CHECK-NEXT:    %f = iface.lookup %w "area" : !iface.witness<@IShape> -> (!iface.tparam<"T">, f32) -> f32
// CHECK-NEXT:    iface.body (!iface.tparam<"T">, f32) -> (f32, i32) {
// CHECK-NEXT:    ^{{.*}}(%v: !iface.tparam<"T">, %x: f32):
// CHECK-NEXT:      %y = autodiff.invoke %f(%v, %x) {autodiff.no_diff} : (!iface.tparam<"T">, f32) -> f32
// CHECK-NEXT:      iface.yield %y, %n : f32, i32
iface.generic @power [!iface.tparam<"T">, !iface.witness<@IShape>, !iface.vparam<"N", i32>] {
^bb0(%w: !iface.witness<@IShape>, %n: i32):
  %f = iface.lookup %w "area" : !iface.witness<@IShape> -> (!iface.tparam<"T">, f32) -> f32
  iface.body (!iface.tparam<"T">, f32) -> (f32, i32) {
  ^bb1(%v: !iface.tparam<"T">, %x: f32):
    %y = autodiff.invoke %f(%v, %x) {autodiff.no_diff} : (!iface.tparam<"T">, f32) -> f32
    iface.yield %y, %n : f32, i32
  }
}

// CHECK-LABEL: func.func @use
// CHECK-NEXT:    %f = iface.specialize @power [f32, @Disk_IShape, 3 : i32] : (f32, f32) -> (f32, i32)
// CHECK-NEXT:    %y, %n = autodiff.invoke %f(%x, %x) : (f32, f32) -> (f32, i32)
// CHECK-NEXT:    iface.witness_of f32 : !iface.witness<@IShape>
// CHECK-NEXT:    iface.witness_of @Disk_IShape : !iface.witness<@IShape>
func.func @use(%x: f32) -> f32 {
  %f = iface.specialize @power [f32, @Disk_IShape, 3 : i32] : (f32, f32) -> (f32, i32)
  %y, %n = autodiff.invoke %f(%x, %x) : (f32, f32) -> (f32, i32)
  %w = iface.witness_of f32 : !iface.witness<@IShape>
  %v = iface.witness_of @Disk_IShape : !iface.witness<@IShape>
  return %y : f32
}

// CHECK-LABEL: func.func @existentials
// CHECK-NEXT:    %o = iface.pack %x via @Disk_IShape : f32 -> !iface.any<@IShape>
// CHECK-NEXT:    %y = iface.unpack_as %o via @Disk_IShape : !iface.any<@IShape> -> f32
// CHECK-NEXT:    %z = iface.unpack_as %o, %w {here} : !iface.any<@IShape>, !iface.witness<@IShape> -> f32
// CHECK-NEXT:    %p = iface.pack_with %y, %w : f32, !iface.witness<@IShape> -> !iface.any<@IShape>
// CHECK-NEXT:    %i = iface.type_id %o : !iface.any<@IShape> -> index
// CHECK-NEXT:    %n = iface.null_differential : !iface.any<@IDifferentiable>
// CHECK-NEXT:    %b = iface.is_null_differential %n : !iface.any<@IDifferentiable>
func.func @existentials(%x: f32, %w: !iface.witness<@IShape>) {
  %o = iface.pack %x via @Disk_IShape : f32 -> !iface.any<@IShape>
  %y = iface.unpack_as %o via @Disk_IShape : !iface.any<@IShape> -> f32
  %z = iface.unpack_as %o, %w {here} : !iface.any<@IShape>, !iface.witness<@IShape> -> f32
  %p = iface.pack_with %y, %w : f32, !iface.witness<@IShape> -> !iface.any<@IShape>
  %i = iface.type_id %o : !iface.any<@IShape> -> index
  %n = iface.null_differential : !iface.any<@IDifferentiable>
  %b = iface.is_null_differential %n : !iface.any<@IDifferentiable>
  return
}

// CHECK-LABEL: func.func @opens
// CHECK-NEXT:    iface.open %o as "T" : !iface.any<@IShape> {
// CHECK-NEXT:    ^{{.*}}(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
// CHECK-NEXT:      autodiff.conforms !iface.tparam<"T"> by %w : !iface.witness<@IShape>
// CHECK-NEXT:      iface.yield
// CHECK-NEXT:    }
// CHECK-NEXT:    iface.open %o as "T" : !iface.any<@IShape> -> (!iface.any<@IShape>, f32) {
func.func @opens(%o: !iface.any<@IShape>, %x: f32) -> f32 {
  iface.open %o as "T" : !iface.any<@IShape> {
  ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
    autodiff.conforms !iface.tparam<"T"> by %w : !iface.witness<@IShape>
    iface.yield
  }
  %p, %y = iface.open %o as "T" : !iface.any<@IShape> -> (!iface.any<@IShape>, f32) {
  ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
    %q = iface.pack_with %v, %w : !iface.tparam<"T">, !iface.witness<@IShape> -> !iface.any<@IShape>
    iface.yield %q, %x : !iface.any<@IShape>, f32
  }
  return %y : f32
}
