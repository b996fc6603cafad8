func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %3 = arith.constant 3 : index
  %o = memref.alloca() : memref<6xf64>
  scf.parallel (%i) = (%0) to (%3) step (%1) {
    %s = memref.subview %m[%i] [2] [1] : memref<6xf64> to memref<2xf64, strided<[1], offset: ?>>
    %a = memref.load %s[%0] : memref<2xf64, strided<[1], offset: ?>>
    %b = memref.load %s[%1] : memref<2xf64, strided<[1], offset: ?>>
    %d = memref.load %m[%0] : memref<6xf64>
    %p = arith.mulf %a, %b : f64
    %pd = arith.mulf %p, %d : f64
    %t = memref.subview %o[%i] [1] [1] : memref<6xf64> to memref<1xf64, strided<[1], offset: ?>>
    memref.store %pd, %t[%0] : memref<1xf64, strided<[1], offset: ?>>
    scf.reduce
  }
  %v = memref.load %o[%2] : memref<6xf64>
  %w = memref.load %o[%1] : memref<6xf64>
  %r = arith.mulf %v, %w : f64
  %rx = arith.mulf %r, %x : f64
  return %rx : f64
}
