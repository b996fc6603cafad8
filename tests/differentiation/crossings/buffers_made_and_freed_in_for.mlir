func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f64
  %r = scf.for %k = %0 to %n step %1 iter_args(%acc = %x) -> (f64) {
    %sz = arith.addi %k, %1 : index
    %b = memref.alloc(%sz) : memref<?xf64>
    scf.for %i = %0 to %sz step %1 {
      %v = memref.load %m[%i] : memref<6xf64>
      %w = arith.mulf %v, %acc : f64
      memref.store %w, %b[%i] : memref<?xf64>
    }
    %d = memref.dim %b, %0 : memref<?xf64>
    %s = scf.for %i = %0 to %d step %1 iter_args(%t = %z) -> (f64) {
      %v = memref.load %b[%i] : memref<?xf64>
      %vv = arith.mulf %v, %v : f64
      %u = arith.addf %t, %vv : f64
      scf.yield %u : f64
    }
    memref.dealloc %b : memref<?xf64>
    %e = math.exp %s : f64
    scf.yield %e : f64
  }
  return %r : f64
}
