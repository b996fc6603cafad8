func.func @arithmetic(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.add %a, %b : complex<f64>
  %1 = complex.sub %a, %b fastmath<nnan,contract> : complex<f64>
  %2 = complex.mul %a, %b : complex<f64>
  %3 = complex.div %a, %b : complex<f64>
  %4 = complex.pow %a, %b : complex<f64>
  %5 = complex.neg %a : complex<f64>
  %6 = complex.conj %a : complex<f64>
  return %3 : complex<f64>
}
// -----
func.func @parts(%a: complex<f32>, %x: f32) -> complex<f32> {
  %0 = complex.re %a : complex<f32>
  %1 = complex.im %a : complex<f32>
  %2 = complex.create %0, %1 : complex<f32>
  %3 = complex.abs %a : complex<f32>
  %4 = complex.angle %a : complex<f32>
  %5 = complex.abs %a fastmath<fast> : complex<f32>
  return %2 : complex<f32>
}
// -----
func.func @constants() -> complex<f64> {
  %0 = complex.constant [1.0, -2.5] : complex<f64>
  %1 = complex.constant [0.1 : f32, 0x7F800000 : f32] : complex<f32>
  %2 = complex.constant [0x7FF8000000000000 : f64, 1.0e-300] {foo} : complex<f64>
  return %0 : complex<f64>
}
// -----
func.func @constants_int() -> complex<i32> {
  %0 = complex.constant [1 : i32, 2 : i32] : complex<i32>
  return %0 : complex<i32>
}
// -----
func.func @elementary(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.exp %a : complex<f64>
  %1 = complex.expm1 %a : complex<f64>
  %2 = complex.log %a : complex<f64>
  %3 = complex.log1p %a : complex<f64>
  %4 = complex.sqrt %a : complex<f64>
  %5 = complex.rsqrt %a : complex<f64>
  %6 = complex.sin %a : complex<f64>
  %7 = complex.cos %a fastmath<reassoc> : complex<f64>
  %8 = complex.tan %a : complex<f64>
  %9 = complex.tanh %a : complex<f64>
  %10 = complex.sign %a : complex<f64>
  %11 = complex.atan2 %a, %b : complex<f64>
  return %11 : complex<f64>
}
// -----
func.func @compare(%a: complex<f64>, %b: complex<f64>) -> i1 {
  %0 = complex.eq %a, %b : complex<f64>
  %1 = complex.neq %a, %b : complex<f64>
  %2 = arith.andi %0, %1 : i1
  return %2 : i1
}
// -----
func.func @powi(%a: complex<f64>, %n: i32) -> complex<f64> {
  %0 = complex.powi %a, %n : complex<f64>, i32
  %1 = complex.powi %a, %n fastmath<fast> : complex<f64>, i32
  return %0 : complex<f64>
}
// -----
func.func @bitcast(%a: complex<f32>, %b: i64) -> i64 {
  %0 = complex.bitcast %a : complex<f32> to i64
  %1 = complex.bitcast %b : i64 to complex<f32>
  return %0 : i64
}
// -----
func.func @attributes(%a: complex<f64>) -> complex<f64> {
  %0 = complex.exp %a {foo} : complex<f64>
  %1 = complex.mul %a, %0 fastmath<contract> {bar = 1 : i32} : complex<f64>
  return %1 : complex<f64>
}
// -----
func.func @other_floats(%a: complex<f16>, %b: complex<bf16>) {
  %0 = complex.add %a, %a : complex<f16>
  %1 = complex.abs %b : complex<bf16>
  return
}
// -----
func.func @memory(%m: memref<4xcomplex<f64>>, %i: index) -> complex<f64> {
  %0 = memref.load %m[%i] : memref<4xcomplex<f64>>
  memref.store %0, %m[%i] : memref<4xcomplex<f64>>
  return %0 : complex<f64>
}
// -----
func.func @dense() -> tensor<2xcomplex<f32>> {
  %0 = arith.constant dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>
  %1 = arith.constant dense<(1.0, 0.0)> : tensor<4xcomplex<f64>>
  return %0 : tensor<2xcomplex<f32>>
}
