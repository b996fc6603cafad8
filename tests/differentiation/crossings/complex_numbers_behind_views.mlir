func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %3 = arith.constant 3 : index
  %o = memref.alloca() : memref<3xcomplex<f64>>
  scf.for %i = %0 to %3 step %1 {
    %j = arith.addi %i, %1 : index
    %a = memref.load %m[%i] : memref<6xf64>
    %b = memref.load %m[%j] : memref<6xf64>
    %z1 = complex.create %a, %b : complex<f64>
    memref.store %z1, %o[%i] : memref<3xcomplex<f64>>
  }
  %s = memref.subview %o[1] [2] [1] : memref<3xcomplex<f64>> to memref<2xcomplex<f64>, strided<[1], offset: 1>>
  %p = memref.load %s[%0] : memref<2xcomplex<f64>, strided<[1], offset: 1>>
  %q = memref.load %o[%0] : memref<3xcomplex<f64>>
  %pq = complex.mul %p, %q : complex<f64>
  memref.store %pq, %s[%1] : memref<2xcomplex<f64>, strided<[1], offset: 1>>
  %r = memref.load %o[%2] : memref<3xcomplex<f64>>
  %e = complex.exp %r : complex<f64>
  %re = complex.re %e : complex<f64>
  %im = complex.im %r : complex<f64>
  %y = arith.mulf %re, %im : f64
  %yx = arith.mulf %y, %x : f64
  return %yx : f64
}
