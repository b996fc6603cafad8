module {
}
// -----
// a comment, and nothing else
// -----
#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 floordiv 2, d0 mod 3, -d1, d0 ceildiv 4)>
#set = affine_set<(d0)[s0] : (d0 - 10 >= 0, -d0 + s0 >= 0, d0 - 5 == 0)>
func.func private @f() attributes {a.m = #map, a.s = #set}
// -----
!t = tensor<4xf32>
func.func @aliased(%x: !t) -> !t {
  return %x : !t
}
// -----
func.func private @f() attributes {
  a.int = 1, a.i8 = -3 : i8, a.index = 5 : index, a.f = 1.0, a.f32 = 2.5 : f32, a.true = true,
  a.unit, a.str = "text", a.type = i32, a.fn = (i32) -> f32, a.arr = [1, "a", [2.0 : f32]],
  a.dict = {x = 1 : i8, "y z" = 2 : i8}, a.sym = @f, a.nested = @a::@b, a.dense = dense<1> : tensor<2xi8>,
  a.array = array<i64: 1, 2, 3>, a.floats = array<f32: 1.0, 2.0>, a.bools = array<i1: true, false>, a.empty = array<i32>
}
// -----
func.func private @f() attributes {
  a.strided = strided<[?, 1], offset: ?>, a.hex = 0xFF : i32, a.inf = 0x7F800000 : f32,
  a.nan = 0x7FC00000 : f32, a.neg = -1.5e-10 : f64, a.big = 123456789012345678901234567890 : i128
}
// -----
func.func private @f() attributes {a.v = dense<[[1.0, 0x7FC00000], [-0.0, 1.0e10]]> : tensor<2x2xf32>,
  a.h = dense<[0x7C00, 1.0]> : tensor<2xf16>, a.b = dense<0xFF80> : vector<2xbf16>, a.d = dense<0x7FF0000000000000> : tensor<f64>,
  a.c = dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>, a.i = dense<[-1, 127]> : tensor<2xi8>, a.x = dense<[1, 2]> : tensor<2xindex>}
// -----
func.func private @f() attributes {a.d = distinct[0]<>}
// -----
func.func private @f() attributes {a.d = distinct[0]<"text">}
// -----
func.func @f() {
  return loc("file.c":1:2)
} loc("file.c":3:4)
// -----
func.func @f() {
  return loc("file.c":1:2 to 3:4)
}
// -----
func.func @f() {
  return loc("file.c":1:2 to :4)
}
// -----
func.func @f() {
  return loc("name"("file.c":1:2))
}
// -----
func.func @f() {
  return loc("name")
}
// -----
func.func @f() {
  return loc(callsite("a.c":1:2 at "b.c":3:4))
}
// -----
func.func @f() {
  return loc(callsite("f"("a.c":1:2) at callsite("b.c":3:4 at "c.c":5:6)))
}
// -----
func.func @f() {
  return loc(fused["a.c":1:2, "b.c":3:4])
}
// -----
func.func @f() {
  return loc(fused<"pass">["a.c":1:2, "b.c":3:4])
}
// -----
func.func @f() {
  return loc(unknown)
}
// -----
func.func @f(%x: f32 loc("a.c":1:2), %y: f32) -> f32 {
  cf.br ^b(%x : f32) loc("a.c":2:3)
^b(%z: f32 loc("a.c":4:5)):
  return %z : f32 loc(#l)
} loc(#m)
#l = loc("a.c":6:7)
#n = loc(fused<"x">[#l, "b.c":1:1])
#m = loc(callsite(#l at #n))
// -----
#l = loc("a.c":6:7)
func.func @f() {
  return loc(#l)
}
// -----
func.func @uses_before_definitions() -> i32 {
  cf.br ^b
^a:
  return %x : i32
^b:
  %x = arith.constant 1 : i32
  cf.br ^a
}
// -----
func.func @result_groups() -> f32 {
  %a:2, %b = call @source() : () -> (f32, f32, f32)
  %c = arith.addf %a#0, %a#1 : f32
  %d = arith.addf %c, %b : f32
  return %d : f32
}
func.func private @source() -> (f32, f32, f32)
// -----
func.func @names(%0: i32, %arg-1: i32, %a.b$c: i32, %_x: i32) {
  return
}
// -----
func.func @same_names_in_siblings(%c: i1) {
  scf.if %c {
    %x = arith.constant 1 : i32
  } else {
    %x = arith.constant 2 : i64
  }
  return
}
// -----
func.func @f() {
  return
}
{-#
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(cse)",
      disable_threading: true,
      verify_each: true
    }
  }
#-}
// -----
func.func @unrealized(%x: i32) -> index {
  %0 = builtin.unrealized_conversion_cast %x : i32 to index
  return %0 : index
}
