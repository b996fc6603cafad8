func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %o = memref.alloca() : memref<2x3xf64>
  %v = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<6xf64> into memref<2x3xf64>
  linalg.fill ins(%x : f64) outs(%o : memref<2x3xf64>)
  scf.for %k = %0 to %n step %1 {
    linalg.map { arith.mulf } ins(%v, %o : memref<2x3xf64>, memref<2x3xf64>) outs(%o : memref<2x3xf64>)
    %s = memref.subview %o[0, 0] [2, 1] [1, 1] : memref<2x3xf64> to memref<2x1xf64, strided<[3, 1]>>
    %t = memref.subview %v[0, 1] [2, 1] [1, 1] : memref<2x3xf64> to memref<2x1xf64, strided<[3, 1], offset: 1>>
    linalg.copy ins(%s : memref<2x1xf64, strided<[3, 1]>>) outs(%t : memref<2x1xf64, strided<[3, 1], offset: 1>>)
  }
  %a = memref.load %o[%1, %1] : memref<2x3xf64>
  %b = memref.load %m[%1] : memref<6xf64>
  %ab = arith.mulf %a, %b : f64
  return %ab : f64
}
