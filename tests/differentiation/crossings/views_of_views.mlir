func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [2, 3], strides: [3, 1] : memref<6xf64> to memref<2x3xf64>
  %t = memref.transpose %v (i, j) -> (j, i) : memref<2x3xf64> to memref<3x2xf64, strided<[1, 3]>>
  %s = memref.subview %t[1, 0] [2, 2] [1, 1] : memref<3x2xf64, strided<[1, 3]>> to memref<2x2xf64, strided<[1, 3], offset: 1>>
  %d = memref.cast %s : memref<2x2xf64, strided<[1, 3], offset: 1>> to memref<?x?xf64, strided<[?, ?], offset: ?>>
  %a = memref.load %d[%1, %1] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %b = memref.load %v[%0, %1] : memref<2x3xf64>
  %q = arith.mulf %a, %b : f64
  memref.store %q, %d[%0, %1] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %w = memref.load %m[%c4] : memref<6xf64>
  %r = arith.mulf %w, %x : f64
  return %r : f64
}
