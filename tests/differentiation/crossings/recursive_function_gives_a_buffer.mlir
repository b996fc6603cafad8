func.func private @pick(%m: memref<6xf64>, %n: index) -> memref<6xf64> {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %e = arith.cmpi eq, %n, %0 : index
  %r = scf.if %e -> (memref<6xf64>) {
    scf.yield %m : memref<6xf64>
  } else {
    %l = arith.subi %n, %1 : index
    %v = memref.load %m[%l] : memref<6xf64>
    %vv = arith.mulf %v, %v : f64
    memref.store %vv, %m[%l] : memref<6xf64>
    %q = func.call @pick(%m, %l) : (memref<6xf64>, index) -> memref<6xf64>
    scf.yield %q : memref<6xf64>
  }
  return %r : memref<6xf64>
}
func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %1 = arith.constant 1 : index
  %o = func.call @pick(%m, %n) : (memref<6xf64>, index) -> memref<6xf64>
  %v = memref.load %o[%1] : memref<6xf64>
  %w = arith.mulf %v, %x : f64
  memref.store %w, %o[%1] : memref<6xf64>
  %u = memref.load %m[%1] : memref<6xf64>
  %uu = arith.mulf %u, %v : f64
  return %uu : f64
}
