func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %r = scf.for unsigned %k = %0 to %n step %2 iter_args(%acc = %x) -> (f64) {
    %l = scf.for %j = %k to %n step %1 iter_args(%a2 = %acc) -> (f64) {
      %v = memref.load %m[%j] : memref<6xf64>
      %w = arith.mulf %a2, %v : f64
      memref.store %w, %m[%k] : memref<6xf64>
      scf.yield %w : f64
    }
    %v = memref.load %m[%k] : memref<6xf64>
    %y = arith.mulf %l, %v : f64
    scf.yield %y : f64
  }
  return %r : f64
}
