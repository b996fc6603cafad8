func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %a = memref.subview %m[0] [3] [1] : memref<6xf64> to memref<3xf64, strided<[1]>>
  %a1 = memref.cast %a : memref<3xf64, strided<[1]>> to memref<3xf64, strided<[1], offset: ?>>
  %b0 = memref.subview %m[3] [3] [1] : memref<6xf64> to memref<3xf64, strided<[1], offset: 3>>
  %b = memref.cast %b0 : memref<3xf64, strided<[1], offset: 3>> to memref<3xf64, strided<[1], offset: ?>>
  %r:3 = scf.for %k = %0 to %n step %1 iter_args(%p = %a1, %q = %b, %acc = %x) -> (memref<3xf64, strided<[1], offset: ?>>, memref<3xf64, strided<[1], offset: ?>>, f64) {
    %v = memref.load %p[%1] : memref<3xf64, strided<[1], offset: ?>>
    %w = memref.load %q[%2] : memref<3xf64, strided<[1], offset: ?>>
    %t = arith.mulf %v, %w : f64
    %ta = arith.mulf %t, %acc : f64
    memref.store %ta, %p[%2] : memref<3xf64, strided<[1], offset: ?>>
    scf.yield %q, %p, %t : memref<3xf64, strided<[1], offset: ?>>, memref<3xf64, strided<[1], offset: ?>>, f64
  }
  %u = memref.load %r#0[%2] : memref<3xf64, strided<[1], offset: ?>>
  %uu = arith.mulf %u, %r#2 : f64
  return %uu : f64
}
