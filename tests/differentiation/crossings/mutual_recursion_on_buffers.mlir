func.func private @even(%m: memref<6xf64>, %x: f64, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %e = arith.cmpi eq, %n, %0 : index
  cf.cond_br %e, ^d, ^r
^d:
  return %x : f64
^r:
  %l = arith.subi %n, %1 : index
  %v = memref.load %m[%l] : memref<6xf64>
  %w = arith.mulf %v, %x : f64
  %b = memref.alloc() : memref<2xf64>
  memref.store %w, %b[%0] : memref<2xf64>
  memref.store %v, %b[%1] : memref<2xf64>
  %q = func.call @odd(%m, %b, %l) : (memref<6xf64>, memref<2xf64>, index) -> f64
  memref.dealloc %b : memref<2xf64>
  return %q : f64
}
func.func private @odd(%m: memref<6xf64>, %b: memref<2xf64>, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %v = memref.load %b[%0] : memref<2xf64>
  %w = memref.load %b[%1] : memref<2xf64>
  %p = arith.mulf %v, %w : f64
  memref.store %p, %m[%n] : memref<6xf64>
  %q = func.call @even(%m, %p, %n) : (memref<6xf64>, f64, index) -> f64
  %y = arith.addf %q, %p : f64
  return %y : f64
}
func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %1 = arith.constant 1 : index
  %r = func.call @even(%m, %x, %n) : (memref<6xf64>, f64, index) -> f64
  %u = memref.load %m[%1] : memref<6xf64>
  %ru = arith.mulf %r, %u : f64
  return %ru : f64
}
