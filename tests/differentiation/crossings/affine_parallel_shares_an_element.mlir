func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %z = arith.constant 0.0 : f64
  %o = memref.alloca() : memref<6xf64>
  affine.parallel (%i, %j) = (0, 0) to (3, 2) {
    %a = affine.load %m[%i] : memref<6xf64>
    %b = affine.load %m[0] : memref<6xf64>
    %p = arith.mulf %a, %b : f64
    affine.store %p, %o[%i + %j * 3] : memref<6xf64>
  }
  %s = affine.for %k = 0 to 6 iter_args(%acc = %z) -> (f64) {
    %v = affine.load %o[%k] : memref<6xf64>
    %vv = arith.mulf %v, %v : f64
    %t = arith.addf %acc, %vv : f64
    affine.yield %t : f64
  }
  return %s : f64
}
