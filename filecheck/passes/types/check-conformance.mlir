// RUN: ad-opt %s --split-input-file --verify-diagnostics -p "check-conformance" -o %t

// In order: nothing to say.
agg.struct_def @D {
  agg.field @db : f32
}
agg.struct_def @S {
  agg.field @a : f32 no_diff
  agg.field @b : f32 deriv @D::@db
}
iface.witness_table @w : @IDifferentiable for !agg.struct<@S> {
  iface.entry "Differential" = !agg.struct<@D>
  iface.entry "dadd" = @add
}
func.func private @add(!agg.struct<@D>, !agg.struct<@D>) -> !agg.struct<@D>

// -----

agg.struct_def @D {
  agg.field @db : f32
  agg.field @n : i32
}
agg.struct_def @S {
  agg.field @b : f32 deriv @D::@db
}
// expected-error@+1 {{the Differential of !agg.struct<@S> is !agg.struct<@D>, which is not its own Differential}}
iface.witness_table @w : @IDifferentiable for !agg.struct<@S> {
  iface.entry "Differential" = !agg.struct<@D>
}

// -----

agg.struct_def @D {
  agg.field @db : f64
}
agg.struct_def @S {
  // expected-error@+1 {{b is of type f32, whose Differential is f32, but @D::@db is of type f64}}
  agg.field @b : f32 deriv @D::@db
}

// -----

agg.struct_def @D {
  agg.field @db : f64
}
agg.struct_def @E {
  agg.field @db : f64
}
agg.struct_def @S {
  // expected-error@+1 {{the derivative of b is to be in @D, but @S has the Differential !agg.struct<@E>}}
  agg.field @b : f64 deriv @D::@db
}
iface.witness_table @w : @IDifferentiable for !agg.struct<@S> {
  iface.entry "Differential" = !agg.struct<@E>
}

// -----

agg.struct_def @D {
  agg.field @d : f64
}
agg.struct_def @E {
  agg.field @e : f64
}
// expected-error@+1 {{fields of @S have their derivatives in several structs: @D, @E}}
agg.struct_def @S {
  agg.field @a : f64 deriv @D::@d
  agg.field @b : f64 deriv @E::@e
}

// -----

agg.struct_def @D {
  agg.field @d : f64
}
agg.struct_def @S {
  agg.field @a : f64 deriv @D::@d
  // expected-error@+1 {{the derivatives of a and b are in one field, @D::@d}}
  agg.field @b : f64 deriv @D::@d
}

// -----

agg.struct_def @S {
  agg.field @a : f64
}
iface.witness_table @w : @IDifferentiable for !agg.struct<@S> {
  iface.entry "dadd" = @add
}
// expected-error@+1 {{dadd of !agg.struct<@S> is to be of type (!agg.struct<@S>, !agg.struct<@S>) -> !agg.struct<@S>, not (f64, f64) -> f64}}
func.func private @add(f64, f64) -> f64

// -----

agg.struct_def @D {
  agg.field @d : f64
}
agg.struct_def @S {
  agg.field @a : f64 deriv @D::@d
}
agg.struct_def @R {
  agg.field @a : f64 deriv @D::@d
}
iface.witness_table @s : @IDifferentiable for !agg.struct<@S> {
  iface.entry "Differential" = !agg.struct<@D>
  iface.entry "dadd" = @add
}
// expected-error@+1 {{dadd of !agg.struct<@D> is @add by @D_IDiff and @other here}}
iface.witness_table @r : @IDifferentiable for !agg.struct<@R> {
  iface.entry "Differential" = !agg.struct<@D>
  iface.entry "dadd" = @other
}
func.func private @add(!agg.struct<@D>, !agg.struct<@D>) -> !agg.struct<@D>
func.func private @other(!agg.struct<@D>, !agg.struct<@D>) -> !agg.struct<@D>

// -----

// expected-error@+1 {{field b of !agg.struct<@S> holds an address (memref<3xf64>)}}
agg.struct_def @S {
  agg.field @b : memref<3xf64>
}
iface.witness_table @w : @IDifferentiable for !agg.struct<@S> {
}

// -----

// expected-error@+1 {{i32 implements @IDifferentiable, but has no Differential}}
iface.witness_table @w : @IDifferentiable for i32 {
}

// -----

agg.struct_def @D {
  agg.field @db : f32
}
agg.struct_def @S {
  // expected-warning@+1 {{derivatives of a are dropped: !agg.struct<@D> has no place for them}}
  agg.field @a : f32
  agg.field @b : f32 deriv @D::@db
}

// -----

agg.struct_def @S {
  agg.field @a : f32
}
iface.witness_table @w : @IDifferentiable for !agg.struct<@S> {
}
// expected-error@+1 {{!agg.struct<@S> conforms to @IDifferentiable and to @IDifferentiablePtrType}}
iface.witness_table @p : @IDifferentiablePtrType for !agg.struct<@S> {
}

// -----

agg.struct_def @S {
  agg.field @a : f32
}
iface.witness_table @w : @IDifferentiable for !agg.struct<@S> {
}
// expected-error@+1 {{!agg.struct<@S> has two witness tables for @IDifferentiable}}
iface.witness_table @v : @IDifferentiable for !agg.struct<@S> {
}

// -----

iface.interface @IShape {
  // expected-error@+1 {{a requirement cannot be `autodiff.treat_as_differentiable`}}
  iface.req_func @area : (!iface.self) -> f64 attributes {autodiff.treat_as_differentiable}
}

// -----

agg.struct_def @S {
  agg.field @a : f64
}
iface.interface @IShape extends [@IDifferentiable] {
  iface.req_func @area : (!iface.self) -> f64 builtin "differentiable"
  iface.req_func @sides : (!iface.self) -> f64 builtin "differentiable"
}
iface.witness_table @w : @IShape for !agg.struct<@S> {
  iface.entry "area" = @area
  iface.entry "sides" = @sides
}
// expected-error@+1 {{area of @IShape is to be differentiable, but @area is not marked so}}
func.func private @area(!agg.struct<@S>) -> f64
func.func private @sides(!agg.struct<@S>) -> f64 attributes {autodiff.treat_as_differentiable}

// -----

agg.struct_def @S {
  agg.field @a : f64
}
iface.interface @IBase {
  iface.req_func @area : (!iface.self) -> f64
}
iface.interface @IShape extends [@IBase] {
}
// expected-error@+1 {{!agg.struct<@S> implements @IShape, which extends @IBase, but lacks area}}
iface.witness_table @w : @IShape for !agg.struct<@S> {
}
