func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %fl = arith.extui %c : i1 to i32
  %r = scf.for %k = %0 to %n step %1 iter_args(%acc = %x) -> (f64) {
    %y = scf.execute_region -> f64 {
      %rem = arith.remui %k, %2 : index
      cf.switch %fl : i32, [default: ^d(%acc : f64), 0: ^a]
    ^a:
      %l = memref.load %m[%k] : memref<6xf64>
      %ll = arith.mulf %l, %acc : f64
      cf.br ^d(%ll : f64)
    ^d(%q: f64):
      memref.store %q, %m[%1] : memref<6xf64>
      scf.yield %q : f64
    }
    scf.yield %y : f64
  }
  %u = memref.load %m[%1] : memref<6xf64>
  %ru = arith.mulf %r, %u : f64
  return %ru : f64
}
