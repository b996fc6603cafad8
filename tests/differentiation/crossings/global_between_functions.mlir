memref.global "private" @g : memref<6xf64> = uninitialized
func.func private @useg(%n: index) -> f64 {
  %g = memref.get_global @g : memref<6xf64>
  %1 = arith.constant 1 : index
  %v = memref.load %g[%n] : memref<6xf64>
  %vv = arith.mulf %v, %v : f64
  memref.store %vv, %g[%1] : memref<6xf64>
  return %v : f64
}
func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %1 = arith.constant 1 : index
  %g = memref.get_global @g : memref<6xf64>
  memref.copy %m, %g : memref<6xf64> to memref<6xf64>
  %v = func.call @useg(%n) : (index) -> f64
  %w = memref.load %g[%1] : memref<6xf64>
  %q = arith.mulf %v, %w : f64
  %qx = arith.mulf %q, %x : f64
  return %qx : f64
}
