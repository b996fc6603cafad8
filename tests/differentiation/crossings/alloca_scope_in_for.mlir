func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %s = scf.for %k = %0 to %n step %1 iter_args(%acc = %x) -> (f64) {
    %y = memref.alloca_scope -> (f64) {
      %o = memref.alloca() : memref<2xf64>
      memref.store %acc, %o[%0] : memref<2xf64>
      %v = memref.load %m[%k] : memref<6xf64>
      memref.store %v, %o[%1] : memref<2xf64>
      %a = memref.load %o[%0] : memref<2xf64>
      %b = memref.load %o[%1] : memref<2xf64>
      %p = arith.mulf %a, %b : f64
      memref.alloca_scope.return %p : f64
    }
    scf.yield %y : f64
  }
  return %s : f64
}
