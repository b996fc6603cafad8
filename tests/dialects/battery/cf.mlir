func.func @br() {
  cf.br ^exit
^exit:
  return
}
// -----
func.func @br_args(%a: i32, %b: f64) -> f64 {
  cf.br ^exit(%a, %b : i32, f64)
^exit(%x: i32, %y: f64):
  return %y : f64
}
// -----
func.func @cond_br(%c: i1, %a: f32) -> f32 {
  cf.cond_br %c, ^a, ^b(%a : f32)
^a:
  cf.br ^b(%a : f32)
^b(%x: f32):
  return %x : f32
}
// -----
func.func @cond_br_both(%c: i1, %a: f32, %b: f32) -> f32 {
  cf.cond_br %c, ^b(%a : f32), ^b(%b : f32)
^b(%x: f32):
  return %x : f32
}
// -----
func.func @weights(%c: i1) {
  cf.cond_br %c weights([5, 10]), ^a, ^b
^a:
  return
^b:
  return
}
// -----
func.func @weights_args(%c: i1, %x: i64) -> i64 {
  cf.cond_br %c weights([1, 0]), ^a(%x : i64), ^b
^a(%y: i64):
  return %y : i64
^b:
  return %x : i64
}
// -----
func.func @assert(%c: i1) {
  cf.assert %c, "it must hold"
  return
}
// -----
func.func @assert_quotes(%c: i1) {
  cf.assert %c, "say \22hello\22\0A"
  return
}
// -----
func.func @switch(%i: i32, %x: f32) -> f32 {
  cf.switch %i : i32, [
    default: ^a(%x : f32),
    42: ^b,
    -1: ^a(%x : f32)
  ]
^a(%y: f32):
  return %y : f32
^b:
  return %x : f32
}
// -----
func.func @switch_default_only(%i: i64) {
  cf.switch %i : i64, [
    default: ^a
  ]
^a:
  return
}
// -----
func.func @switch_two_args(%i: i8, %x: f32, %n: i64) -> f32 {
  cf.switch %i : i8, [
    default: ^a(%x, %n : f32, i64),
    1: ^a(%x, %n : f32, i64)
  ]
^a(%y: f32, %m: i64):
  return %y : f32
}
// -----
func.func @loop(%n: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  cf.br ^head(%zero : index)
^head(%i: index):
  %go = arith.cmpi slt, %i, %n : index
  cf.cond_br %go, ^body, ^exit
^body:
  %next = arith.addi %i, %one : index
  cf.br ^head(%next : index)
^exit:
  return %i : index
}
// -----
func.func @attributes(%c: i1) {
  cf.cond_br %c, ^a, ^a {note = "unused"}
^a:
  cf.br ^b {note = 1 : i32}
^b:
  return
}
// -----
func.func @unreachable_block() {
  return
^dead:
  cf.br ^dead
}
// -----
func.func @generic_form(%c: i1, %x: i32) -> i32 {
  "cf.cond_br"(%c, %x) [^a, ^b] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
^a:
  "func.return"(%x) : (i32) -> ()
^b(%y: i32):
  "cf.br"(%y)[^c] : (i32) -> ()
^c(%z: i32):
  return %z : i32
}
