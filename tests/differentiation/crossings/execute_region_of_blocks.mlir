func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %r = scf.execute_region -> f64 {
    cf.cond_br %c, ^a, ^b
  ^a:
    %u = memref.load %m[%1] : memref<6xf64>
    %uu = arith.mulf %u, %x : f64
    cf.br ^e(%uu : f64)
  ^b:
    %w = memref.load %m[%2] : memref<6xf64>
    cf.br ^e(%w : f64)
  ^e(%y: f64):
    %yy = arith.mulf %y, %y : f64
    scf.yield %yy : f64
  }
  return %r : f64
}
