// RUN: ad-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{there is no interface @IBase}}
iface.interface @IShape extends [@IBase] {
}

// -----

// expected-error @+1 {{interface @IShape extends itself}}
iface.interface @IShape extends [@IShape] {
}

// -----

// expected-error @+1 {{interface @IA extends itself through @IB}}
iface.interface @IA extends [@IB] {
}
iface.interface @IB extends [@IA] {
}

// -----

iface.interface @IShape {
  iface.req_func @area : (!iface.self) -> f64  // expected-note {{it is required here first}}
  // expected-error @+1 {{@IShape requires area twice}}
  iface.req_type @area
}

// -----

iface.interface @IShape {
  // expected-error @+1 {{there is no interface @IUnit}}
  iface.req_type @Unit : @IUnit
}

// -----

iface.interface @IShape {
  // expected-error @+1 {{there is no function @area}}
  iface.req_func @area : (!iface.self) -> f64 default @area
}

// -----

func.func private @area(f64, f64) -> f64  // expected-note {{the function is here}}
iface.interface @IShape {
  // expected-error @+1 {{the default of area is to be of type (!iface.self) -> f64, but @area is of type (f64, f64) -> f64}}
  iface.req_func @area : (!iface.self) -> f64 default @area
}

// -----

iface.interface @IShape {
  // expected-error @+1 {{the default of Unit is @f, which is no type}}
  iface.req_type @Unit default @f
}

// -----

iface.interface @IShape {
  // expected-error @+1 {{`arith.constant` is not a requirement}}
  %c = arith.constant 1.0 : f64
}

// -----

// expected-error @+1 {{there is no interface @IShape}}
iface.witness_table @w : @IShape for f64 {
}

// -----

iface.interface @IShape {
}
// expected-error @+1 {{there is no struct @Disk}}
iface.witness_table @w : @IShape for !agg.struct<@Disk> {
}

// -----

iface.interface @IShape {
  iface.req_func @area : (!iface.self) -> f64  // expected-note {{it is required here}}
}
// expected-error @+1 {{@w has no entry for area, which @IShape requires}}
iface.witness_table @w : @IShape for f64 {
}

// -----

// What has a default or is filled by the compiler may be left out.
func.func private @one(f64) -> f64
iface.interface @IShape extends [@IDifferentiable] {
  iface.req_func @area : (!iface.self) -> f64 default @one
}
iface.witness_table @w : @IShape for f64 {
}
iface.witness_table @d : @IDifferentiable for f64 {
}

// -----

func.func private @one(f64) -> f64
iface.interface @IShape {  // expected-note {{the interface is here}}
}
iface.witness_table @w : @IShape for f64 {
  // expected-error @+1 {{interface @IShape does not require area}}
  iface.entry "area" = @one
}

// -----

func.func private @one(f64) -> f64
iface.interface @IShape {
  iface.req_func @area : (!iface.self) -> f64
}
iface.witness_table @w : @IShape for f64 {
  iface.entry "area" = @one  // expected-note {{the first is here}}
  // expected-error @+1 {{there are two entries for area}}
  iface.entry "area" = @one
}

// -----

func.func private @one(f32) -> f64  // expected-note {{the function is here}}
iface.interface @IShape {
  iface.req_func @area : (!iface.self) -> f64
}
iface.witness_table @w : @IShape for f64 {
  // expected-error @+1 {{area is to be of type (f64) -> f64, but @one is of type (f32) -> f64}}
  iface.entry "area" = @one
}

// -----

// The types that the table names count too.
func.func private @unit() -> f32  // expected-note {{the function is here}}
iface.interface @IShape {
  iface.req_type @Unit
  iface.req_func @unit : () -> !iface.assoc<!iface.self, @IShape, "Unit">
}
iface.witness_table @w : @IShape for f64 {
  iface.entry "Unit" = f64
  // expected-error @+1 {{unit is to be of type () -> f64, but @unit is of type () -> f32}}
  iface.entry "unit" = @unit
}

// -----

iface.interface @IShape {
  iface.req_type @Unit
}
iface.witness_table @w : @IShape for f64 {
  // expected-error @+1 {{Unit is a type, but @f is none}}
  iface.entry "Unit" = @f
}

// -----

iface.interface @IShape {
  iface.req_func @area : (!iface.self) -> f64
}
iface.witness_table @w : @IShape for f64 {
  // expected-error @+1 {{area is a function, but f64 names none}}
  iface.entry "area" = f64
}

// -----

iface.interface @IShape {
  iface.req_func @area : (!iface.self) -> f64
}
iface.witness_table @w : @IShape for f64 {
  // expected-error @+1 {{there is no function @one}}
  iface.entry "area" = @one
}

// -----

iface.interface @IShape {
}
iface.interface @IMaterial {
}
// expected-note @+1 {{the table is here}}
iface.witness_table @w : @IMaterial for f64 {
}
func.func @f(%x: f64) -> !iface.any<@IShape> {
  // expected-error @+1 {{@w is a table for @IMaterial, not for @IShape}}
  %o = iface.pack %x via @w : f64 -> !iface.any<@IShape>
  return %o : !iface.any<@IShape>
}

// -----

iface.interface @IShape {
}
// expected-note @+1 {{the table is here}}
iface.witness_table @w : @IShape for f64 {
}
func.func @f(%x: f32) -> !iface.any<@IShape> {
  // expected-error @+1 {{@w is a table for f64, not for f32}}
  %o = iface.pack %x via @w : f32 -> !iface.any<@IShape>
  return %o : !iface.any<@IShape>
}

// -----

iface.interface @IShape {
}
// expected-note @+1 {{the table is here}}
iface.witness_table @w : @IShape for f64 {
}
func.func @f(%x: !iface.any<@IShape>) -> f32 {
  // expected-error @+1 {{@w is a table for f64, not for f32}}
  %o = iface.unpack_as %x via @w : !iface.any<@IShape> -> f32
  return %o : f32
}

// -----

iface.interface @IShape {
}
func.func @f(%x: f32) -> !iface.any<@IShape> {
  // expected-error @+1 {{there is no witness table @w}}
  %o = iface.pack %x via @w : f32 -> !iface.any<@IShape>
  return %o : !iface.any<@IShape>
}

// -----

iface.interface @IShape {
}
iface.interface @IMaterial {
}
func.func @f(%x: f32, %w: !iface.witness<@IMaterial>) -> !iface.any<@IShape> {
  // expected-error @+1 {{a witness of @IMaterial does not fit !iface.any<@IShape>}}
  %o = iface.pack_with %x, %w : f32, !iface.witness<@IMaterial> -> !iface.any<@IShape>
  return %o : !iface.any<@IShape>
}

// -----

iface.interface @IShape {
}
func.func @f(%o: !iface.any<@IShape>) {
  // expected-error @+1 {{the block takes a !iface.witness<@IShape> and a !iface.tparam<"T">}}
  iface.open %o as "T" : !iface.any<@IShape> {
  ^bb0(%v: !iface.tparam<"T">):
    iface.yield
  }
  return
}

// -----

iface.interface @IShape {
}
func.func @f(%o: !iface.any<@IShape>) {
  // expected-error @+1 {{a result of type !iface.tparam<"T"> leaves the code in which T is known}}
  %r = iface.open %o as "T" : !iface.any<@IShape> -> !iface.tparam<"T"> {
  ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
    iface.yield %v : !iface.tparam<"T">
  }
  return
}

// -----

iface.interface @IShape {
}
func.func @f(%o: !iface.any<@IShape>, %x: f64) -> f32 {
  %r = iface.open %o as "T" : !iface.any<@IShape> -> f32 {
  ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
    // expected-error @+1 {{(f64) is yielded, but the results of `iface.open` are (f32)}}
    iface.yield %x : f64
  }
  return %r : f32
}

// -----

iface.interface @IShape {
}
func.func @f(%o: !iface.any<@IShape>) {
  iface.open %o as "T" : !iface.any<@IShape> {
  ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
    // expected-error @+1 {{the type parameter T is known here already}}
    iface.open %o as "T" : !iface.any<@IShape> {
    ^bb1(%w2: !iface.witness<@IShape>, %v2: !iface.tparam<"T">):
      iface.yield
    }
    iface.yield
  }
  return
}

// -----

iface.interface @IShape {
}
func.func @f(%o: !iface.any<@IShape>) {
  iface.open %o as "T" : !iface.any<@IShape> {
  ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
    // expected-error @+1 {{the type parameter U is not known here}}
    %u = iface.unpack_as %o, %w : !iface.any<@IShape>, !iface.witness<@IShape> -> !iface.tparam<"U">
    iface.yield
  }
  return
}

// -----

// expected-note @+1 {{the interface is here}}
iface.interface @IShape {
  iface.req_func @area : (!iface.self) -> f64
}
func.func @f(%w: !iface.witness<@IShape>) {
  // expected-error @+1 {{interface @IShape does not require aria}}
  %u = iface.lookup %w "aria" : !iface.witness<@IShape> -> (f64) -> f64
  return
}

// -----

iface.interface @IShape {
  iface.req_func @area : (!iface.self) -> f64  // expected-note {{it is required here}}
}
func.func @f(%w: !iface.witness<@IShape>) {
  // expected-error @+1 {{area is of type (!iface.self) -> f64, not (f64) -> f32}}
  %u = iface.lookup %w "area" : !iface.witness<@IShape> -> (f64) -> f32
  return
}

// -----

iface.interface @IShape {
  iface.req_type @Unit
}
func.func @f(%w: !iface.witness<@IShape>) {
  // expected-error @+1 {{Unit is a type, which no value can be}}
  %u = iface.lookup %w "Unit" : !iface.witness<@IShape> -> f64
  return
}

// -----

func.func @f(%x: f64) -> f64 {
  // expected-error @+1 {{there is no function @id}}
  %u = iface.specialize @id [f64] : (f64) -> f64
  return %x : f64
}

// -----

func.func private @id(f64) -> f64  // expected-note {{the function is here}}
func.func @f(%x: f64) -> f64 {
  // expected-error @+1 {{@id is not generic}}
  %u = iface.specialize @id [f64] : (f64) -> f64
  return %x : f64
}

// -----

// expected-note @+1 {{the generic is here}}
iface.generic @id [!iface.tparam<"T">] {
  iface.body (!iface.tparam<"T">) -> !iface.tparam<"T"> {
  ^bb1(%x: !iface.tparam<"T">):
    iface.yield %x : !iface.tparam<"T">
  }
}
func.func @f(%x: f64) -> f64 {
  // expected-error @+1 {{@id is then of type (f64) -> f64, not (f32) -> f32}}
  %u = iface.specialize @id [f64] : (f32) -> f32
  return %x : f64
}

// -----

// expected-note @+1 {{the generic is defined here}}
iface.generic @id [!iface.tparam<"T">, !iface.witness<@IDifferentiable>] {
^bb0(%w: !iface.witness<@IDifferentiable>):
  iface.body (!iface.tparam<"T">) -> !iface.tparam<"T"> {
  ^bb1(%x: !iface.tparam<"T">):
    iface.yield %x : !iface.tparam<"T">
  }
}
func.func @f(%x: f64) -> f64 {
  // expected-error @+1 {{@id takes a witness table for @IDifferentiable for !iface.witness<@IDifferentiable>, not @f}}
  %u = iface.specialize @id [f64, @f] : (f64) -> f64
  return %x : f64
}

// -----

// expected-error @+1 {{the block of @id takes (!iface.witness<@IDifferentiable>, i32): its witnesses and its numbers}}
iface.generic @id [!iface.tparam<"T">, !iface.witness<@IDifferentiable>, !iface.vparam<"N", i32>] {
^bb0(%w: !iface.witness<@IDifferentiable>):
  iface.body (!iface.tparam<"T">) -> !iface.tparam<"T"> {
  ^bb1(%x: !iface.tparam<"T">):
    iface.yield %x : !iface.tparam<"T">
  }
}

// -----

// expected-error @+1 {{@id does not end with its only iface.body}}
iface.generic @id [!iface.tparam<"T">] {
}

// -----

// expected-error @+1 {{@id has two parameters named T}}
iface.generic @id [!iface.tparam<"T">, !iface.tparam<"T">] {
}

// -----

// expected-error @+1 {{f64 is not a parameter}}
iface.generic @id [f64] {
}

// -----

iface.generic @id [!iface.tparam<"T">] {
  // expected-error @+1 {{but its first block takes other types}}
  iface.body (!iface.tparam<"T">) -> !iface.tparam<"T"> {
  ^bb1(%x: f64):
    iface.yield %x : f64
  }
}

// -----

iface.generic @id [!iface.tparam<"T">] {
  iface.body (!iface.tparam<"T">) -> f64 {
  ^bb1(%x: !iface.tparam<"T">):
    // expected-error @+1 {{is yielded, but the results of `iface.body` are (f64)}}
    iface.yield %x : !iface.tparam<"T">
  }
}
