func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %3 = arith.constant 3 : index
  %o = memref.alloca() : memref<6xf64>
  memref.copy %m, %o : memref<6xf64> to memref<6xf64>
  %s = arith.select %c, %m, %o : memref<6xf64>
  scf.parallel (%i) = (%0) to (%3) step (%1) {
    %a = memref.load %s[%i] : memref<6xf64>
    %b = memref.load %o[%i] : memref<6xf64>
    %p = arith.mulf %a, %b : f64
    memref.store %p, %s[%i] : memref<6xf64>
    scf.reduce
  }
  %v = memref.load %m[%1] : memref<6xf64>
  %w = memref.load %o[%2] : memref<6xf64>
  %vw = arith.mulf %v, %w : f64
  %q = arith.mulf %vw, %x : f64
  return %q : f64
}
