func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %o = memref.alloca() : memref<6xf64>
  affine.for %i = 0 to 6 step 2 {
    affine.for %j = max affine_map<(d0) -> (d0, 1)>(%i) to min affine_map<(d0) -> (d0 + 2, 5)>(%i) {
      %a = affine.load %m[%j] : memref<6xf64>
      %b = affine.load %m[%i] : memref<6xf64>
      %p = arith.mulf %a, %b : f64
      affine.store %p, %o[%j] : memref<6xf64>
      affine.if affine_set<(d0, d1) : (d0 - d1 - 1 >= 0)>(%j, %i) {
        affine.store %p, %m[%i] : memref<6xf64>
      }
    }
  }
  %v = affine.load %o[2] : memref<6xf64>
  %w = affine.load %m[2] : memref<6xf64>
  %vw = arith.mulf %v, %w : f64
  %vx = arith.mulf %vw, %x : f64
  return %vx : f64
}
