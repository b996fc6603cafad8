// RUN: ad-opt %s --split-input-file --verify-diagnostics

func.func @f(%d: !agg.struct<@Disc>) -> f64 {
  // expected-error @+1 {{there is no struct @Disc}}
  %r = agg.get %d "r" : !agg.struct<@Disc> -> f64
  return %r : f64
}

// -----

// expected-note @+1 {{the struct is defined here}}
agg.struct_def @Disk {
  agg.field @r : f64
}
func.func @f(%d: !agg.struct<@Disk>) -> f64 {
  // expected-error @+1 {{@Disk has no field x}}
  %r = agg.get %d "x" : !agg.struct<@Disk> -> f64
  return %r : f64
}

// -----

agg.struct_def @Disk {
  agg.field @r : f64  // expected-note {{it is defined here}}
}
func.func @f(%d: !agg.struct<@Disk>) -> f32 {
  // expected-error @+1 {{r is of type f64, not f32}}
  %r = agg.get %d "r" : !agg.struct<@Disk> -> f32
  return %r : f32
}

// -----

agg.struct_def @Disk {
  agg.field @r : f64  // expected-note {{it is defined here}}
}
func.func @f(%d: !agg.struct<@Disk>, %r: f32) -> !agg.struct<@Disk> {
  // expected-error @+1 {{r is of type f64, not f32}}
  %e = agg.set %d "r", %r : !agg.struct<@Disk>, f32 -> !agg.struct<@Disk>
  return %e : !agg.struct<@Disk>
}

// -----

agg.struct_def @Disk {
  agg.field @r : f64
}
agg.struct_def @Dot {
  agg.field @r : f64
}
func.func @f(%d: !agg.struct<@Disk>, %r: f64) -> !agg.struct<@Dot> {
  // expected-error @+1 {{the result is of type !agg.struct<@Disk>, not !agg.struct<@Dot>}}
  %e = agg.set %d "r", %r : !agg.struct<@Disk>, f64 -> !agg.struct<@Dot>
  return %e : !agg.struct<@Dot>
}

// -----

// expected-note @+1 {{it is defined here}}
agg.struct_def @Box {
  agg.field @w : f64
  agg.field @h : f64
}
func.func @f(%w: f64) -> !agg.struct<@Box> {
  // expected-error @+1 {{!agg.struct<@Box> has 2 parts, not 1}}
  %b = agg.make %w : (f64) -> !agg.struct<@Box>
  return %b : !agg.struct<@Box>
}

// -----

agg.struct_def @Box {
  agg.field @w : f64
  agg.field @h : i64  // expected-note {{it is defined here}}
}
func.func @f(%w: f64) -> !agg.struct<@Box> {
  // expected-error @+1 {{h is of type i64, not f64}}
  %b = agg.make %w, %w : (f64, f64) -> !agg.struct<@Box>
  return %b : !agg.struct<@Box>
}

// -----

func.func @f(%x: f64) -> !agg.array<3, f64> {
  // expected-error @+1 {{!agg.array<3, f64> has 3 elements, not 2}}
  %a = agg.make %x, %x : (f64, f64) -> !agg.array<3, f64>
  return %a : !agg.array<3, f64>
}

// -----

func.func @f(%x: f64, %y: f32) -> !agg.array<2, f64> {
  // expected-error @+1 {{element 1 is of type f32, not f64}}
  %a = agg.make %x, %y : (f64, f32) -> !agg.array<2, f64>
  return %a : !agg.array<2, f64>
}

// -----

func.func @f(%x: f64) -> f64 {
  // expected-error @+1 {{a f64 is not made of parts}}
  %a = agg.make %x : (f64) -> f64
  return %a : f64
}

// -----

func.func @f(%x: !agg.tuple<[f64, f64]>) -> f64 {
  // expected-error @+1 {{!agg.tuple<[f64, f64]> has 2 elements, and none is "2"}}
  %a = agg.get %x "2" : !agg.tuple<[f64, f64]> -> f64
  return %a : f64
}

// -----

func.func @f(%x: !agg.array<2, f64>) -> f64 {
  // expected-error @+1 {{a value of type !agg.array<2, f64> has no fields}}
  %a = agg.get %x "0" : !agg.array<2, f64> -> f64
  return %a : f64
}

// -----

func.func @f(%x: !agg.array<2, f64>, %i: index) -> f32 {
  // expected-error @+1 {{elements of !agg.array<2, f64> are of type f64, not f32}}
  %a = agg.elem %x[%i] : !agg.array<2, f64> -> f32
  return %a : f32
}

// -----

func.func @f(%x: !agg.array<2, f64>, %i: index, %v: i1) -> !agg.array<2, f64> {
  // expected-error @+1 {{elements of !agg.array<2, f64> are of type f64, not i1}}
  %a = agg.elem_set %x[%i], %v : !agg.array<2, f64>, i1 -> !agg.array<2, f64>
  return %a : !agg.array<2, f64>
}

// -----

func.func @f(%x: !agg.optional<f64>) -> f32 {
  // expected-error @+1 {{the value of !agg.optional<f64> is of type f64, not f32}}
  %a = agg.value %x : !agg.optional<f64> -> f32
  return %a : f32
}

// -----

func.func @f(%x: f32) -> !agg.optional<f64> {
  // expected-error @+1 {{the value of !agg.optional<f64> is of type f64, not f32}}
  %a = agg.some %x : f32 -> !agg.optional<f64>
  return %a : !agg.optional<f64>
}

// -----

agg.struct_def @S {
  agg.field @x : f64  // expected-note {{it is defined here first}}
  // expected-error @+1 {{field x is defined twice in @S}}
  agg.field @x : f32
}

// -----

// expected-note @+1 {{the struct is defined here}}
agg.struct_def @D {
  agg.field @dx : f64
}
agg.struct_def @S {
  // expected-error @+1 {{deriv names a field dy that @D does not have}}
  agg.field @x : f64 deriv @D::@dy
}

// -----

agg.struct_def @S {
  // expected-error @+1 {{there is no struct @E}}
  agg.field @x : f64 deriv @E::@dy
}

// -----

agg.struct_def @S {
  // expected-error @+1 {{field x is no_diff, but deriv gives it a derivative}}
  agg.field @x : f64 deriv @S::@x no_diff
}

// -----

agg.struct_def @S {
  agg.field @n : f64 no_diff  // expected-note {{the field is here}}
  // expected-error @+1 {{the derivative of x would be in @S::@n, which is no_diff}}
  agg.field @x : f64 deriv @S::@n
}

// -----

agg.struct_def @S {
  // expected-error @+1 {{there is no struct @T}}
  agg.field @x : !agg.array<2, !agg.struct<@T>>
}

// -----

agg.struct_def @A {
  agg.field @b : !agg.struct<@B>
}
agg.struct_def @B {
  // expected-error @+1 {{struct @A contains itself by value (@A -> @B -> @A), so it has no finite size}}
  agg.field @a : !agg.optional<!agg.struct<@A>>
}

// -----

// Behind a handle it is of finite size.
agg.struct_def @A {
  agg.field @next : memref<?x!agg.struct<@A>>
}

// -----

// expected-note @+1 {{the generic is defined here}}
agg.struct_def @Row [!iface.tparam<"T">] {
  agg.field @x : !iface.tparam<"T">
}
func.func @f(%x: !agg.struct<@Row>) -> f64 {
  // expected-error @+1 {{@Row takes 1 argument, not 0}}
  %a = agg.get %x "x" : !agg.struct<@Row> -> f64
  return %a : f64
}

// -----

// expected-note @+1 {{the generic is defined here}}
agg.struct_def @Row [!iface.vparam<"N", i32>] {
  agg.field @x : !agg.array<!iface.vparam<"N", i32>, f64>
}
func.func @f(%x: !agg.struct<@Row, [f64]>) -> f64 {
  // expected-error @+1 {{@Row takes a number of type i32 for !iface.vparam<"N", i32>, not f64}}
  %a = agg.get %x "x" : !agg.struct<@Row, [f64]> -> f64
  return %a : f64
}

// -----

agg.struct_def @Row [!iface.tparam<"T">] {
  agg.field @x : !iface.tparam<"T">  // expected-note {{it is defined here}}
}
func.func @f(%x: !agg.struct<@Row, [f32]>) -> f64 {
  // expected-error @+1 {{x is of type f32, not f64}}
  %a = agg.get %x "x" : !agg.struct<@Row, [f32]> -> f64
  return %a : f64
}

// -----

agg.struct_def @S {
  // expected-error @+1 {{`arith.constant` is not a field}}
  %c = arith.constant 1.0 : f64
}
