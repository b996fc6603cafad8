func.func private @ext(f64, memref<?xf64>) -> (f64, i32)
// -----
func.func private @none()
// -----
func.func private @one(f64 {a.n}, i32) -> (f64 {a.b = 1 : i32}) attributes {llvm.emit_c_interface}
// -----
func.func nested @empty() {
  func.return
}
// -----
func.func public @id(%x: f64) -> f64 {
  return %x : f64
}
// -----
func.func @several(%x: f64, %y: i32) -> (i32, f64) {
  return %y, %x : i32, f64
}
// -----
func.func @one_in_parens(%x: f64) -> (f64) {
  return %x : f64
}
// -----
func.func @"odd name"() {
  call @"odd name"() : () -> ()
  return
}
// -----
func.func @argument_attributes(%x: f64 {a.b}, %y: i32 {a.c = "d", a.e = [1, 2]}) -> (f64 {a.b = 1}, f64) attributes {u, v = 3 : i8} {
  return %x, %x : f64, f64
}
// -----
func.func @no_inline() attributes {no_inline} {
  return
}
// -----
func.func @both() attributes {a.note, no_inline} {
  return
}
// -----
func.func @recursion(%x: i32) -> i32 {
  %y = func.call @recursion(%x) : (i32) -> i32
  return %y : i32
}
// -----
func.func private @g(f64, f64) -> (f64, f64)
func.func @several_results(%x: f64) -> f64 {
  %r:2 = call @g(%x, %x) : (f64, f64) -> (f64, f64)
  return %r#1 : f64
}
// -----
func.func private @g(f64) -> f64
func.func @call_attributes(%x: f64) {
  %a = call @g(%x) {tail} : (f64) -> f64
  %b = call @g(%x) {no_inline} : (f64) -> f64
  return {note} 
}
// -----
func.func @before() {
  call @after() : () -> ()
  return
}
func.func @after() {
  return
}
// -----
func.func @sq(%x: f64) -> f64 {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
func.func @function_value(%x: f64) -> f64 {
  %f = func.constant @sq : (f64) -> f64
  %y = func.call_indirect %f(%x) : (f64) -> f64
  return %y : f64
}
// -----
func.func private @h()
func.func @constant_attributes() {
  %f = constant {note} @h : () -> ()
  call_indirect %f() {note} : () -> ()
  return
}
// -----
func.func @function_argument(%g: (f64, i32) -> (f64, i32), %x: f64, %i: i32) -> i32 {
  %y:2 = call_indirect %g(%x, %i) : (f64, i32) -> (f64, i32)
  return %y#1 : i32
}
// -----
func.func @types(%a: i1, %b: si8, %c: ui16, %d: index, %e: f16, %f: bf16, %g: complex<f32>, %h: tuple<i32, f32>, %i: none, %j: vector<2x[4]xf32>, %k: tensor<*xf32>, %l: memref<*xf32>, %m: tensor<0x?xf64>, %n: memref<2x?xf32, strided<[?, 1], offset: 3>, 1>) {
  return
}
// -----
module {
  module @inner attributes {a.b = 1 : i32} {
    func.func private @f()
  }
  module {
  }
}
// -----
module @named {
  func.func @f() {
    return
  }
}
// -----
func.func @f(%arg0: f32) -> f32 {
  return %arg0 : f32
}
func.func @g(%arg0: f32) -> f32 {
  %0 = call @f(%arg0) : (f32) -> f32
  %1 = call @f(%0) : (f32) -> f32
  return %1 : f32
}
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f64) -> f64, sym_name = "generic", sym_visibility = "private", arg_attrs = [{a.b}], no_inline}> ({
  ^bb0(%x: f64):
    %f = "func.constant"() <{value = @generic}> : () -> ((f64) -> f64)
    %r = "func.call_indirect"(%f, %x) : ((f64) -> f64, f64) -> f64
    "func.return"(%r) : (f64) -> ()
  }) {note} : () -> ()
}) : () -> ()
// -----
func.func @"quo\22te"() attributes {a = "b\\c\0A"} {
  return
}
// -----
func.func @dims(%t: memref<0x4xf32>, %u: tensor<0x0xi1>, %v: vector<1x1xi8>, %w: memref<f32>) {
  return
}
// -----
func.func @returns_function() -> ((f64) -> f64) {
  %f = constant @k : (f64) -> f64
  return %f : (f64) -> f64
}
func.func private @k(f64) -> f64
