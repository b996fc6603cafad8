func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %o = memref.alloc() : memref<6xf64>
  memref.copy %m, %o : memref<6xf64> to memref<6xf64>
  %b = scf.execute_region -> memref<6xf64> {
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %m : memref<6xf64>
  ^b:
    scf.yield %o : memref<6xf64>
  }
  %v = memref.load %b[%1] : memref<6xf64>
  %vv = arith.mulf %v, %x : f64
  memref.store %vv, %b[%2] : memref<6xf64>
  %u = memref.load %m[%2] : memref<6xf64>
  %t = memref.load %o[%2] : memref<6xf64>
  %ut = arith.mulf %u, %t : f64
  memref.dealloc %o : memref<6xf64>
  return %ut : f64
}
