func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %o = memref.alloca() : memref<6xf64>
  memref.copy %m, %o : memref<6xf64> to memref<6xf64>
  %all = memref.alloca() : memref<2xmemref<6xf64>>
  memref.store %m, %all[%0] : memref<2xmemref<6xf64>>
  memref.store %o, %all[%1] : memref<2xmemref<6xf64>>
  scf.for %k = %0 to %n step %1 {
    %a = memref.load %all[%0] : memref<2xmemref<6xf64>>
    %b = memref.load %all[%1] : memref<2xmemref<6xf64>>
    %v = memref.load %a[%k] : memref<6xf64>
    %w = memref.load %b[%2] : memref<6xf64>
    %p = arith.mulf %v, %w : f64
    %px = arith.mulf %p, %x : f64
    memref.store %px, %a[%2] : memref<6xf64>
    memref.store %b, %all[%0] : memref<2xmemref<6xf64>>
    memref.store %a, %all[%1] : memref<2xmemref<6xf64>>
  }
  %a = memref.load %all[%0] : memref<2xmemref<6xf64>>
  %r = memref.load %a[%2] : memref<6xf64>
  %u = memref.load %m[%2] : memref<6xf64>
  %ru = arith.mulf %r, %u : f64
  return %ru : f64
}
