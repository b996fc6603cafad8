func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %3 = arith.constant 3 : index
  %o = memref.alloca() : memref<6xf64>
  memref.copy %m, %o : memref<6xf64> to memref<6xf64>
  scf.for %k = %0 to %n step %1 {
    scf.parallel (%i) = (%0) to (%3) step (%1) {
      %a = memref.load %m[%i] : memref<6xf64>
      %b = arith.mulf %a, %x : f64
      %old = memref.atomic_rmw addf %b, %o[%1] : (f64, memref<6xf64>) -> f64
      scf.reduce
    }
    %v = memref.load %o[%1] : memref<6xf64>
    %vv = arith.mulf %v, %v : f64
    %h = arith.mulf %vv, %x : f64
    memref.store %h, %o[%1] : memref<6xf64>
  }
  %r = memref.load %o[%1] : memref<6xf64>
  return %r : f64
}
