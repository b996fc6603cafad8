func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %s = affine.parallel (%i) = (0) to (5) reduce ("addf") -> (f64) {
    %a = affine.load %m[%i] : memref<6xf64>
    %b = affine.load %m[%i + 1] : memref<6xf64>
    %p = arith.mulf %a, %b : f64
    %q = arith.mulf %p, %x : f64
    affine.yield %q : f64
  }
  return %s : f64
}
