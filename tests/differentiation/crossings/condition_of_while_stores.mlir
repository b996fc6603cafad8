func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %r:2 = scf.while (%k = %0, %v = %x) : (index, f64) -> (index, f64) {
    %l = memref.load %m[%k] : memref<6xf64>
    %lv = arith.mulf %l, %v : f64
    memref.store %lv, %m[%1] : memref<6xf64>
    %g = arith.cmpi ult, %k, %n : index
    scf.condition(%g) %k, %lv : index, f64
  } do {
  ^bb0(%k: index, %v: f64):
    %k1 = arith.addi %k, %1 : index
    %s = math.sin %v : f64
    scf.yield %k1, %s : index, f64
  }
  %u = memref.load %m[%1] : memref<6xf64>
  %ru = arith.mulf %r#1, %u : f64
  return %ru : f64
}
