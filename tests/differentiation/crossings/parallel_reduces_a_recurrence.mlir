func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %3 = arith.constant 3 : index
  %s = scf.parallel (%i) = (%0) to (%3) step (%1) init (%x) -> f64 {
    %a = memref.load %m[%i] : memref<6xf64>
    %t = scf.for %k = %0 to %n step %1 iter_args(%acc = %a) -> (f64) {
      %b = memref.load %m[%k] : memref<6xf64>
      %p = arith.mulf %acc, %b : f64
      %e = math.sin %p : f64
      scf.yield %e : f64
    }
    scf.reduce(%t : f64) {
    ^bb0(%l: f64, %r: f64):
      %q = arith.addf %l, %r : f64
      scf.reduce.return %q : f64
    }
  }
  return %s : f64
}
