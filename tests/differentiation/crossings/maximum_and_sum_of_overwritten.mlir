func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %3 = arith.constant 3 : index
  %z = arith.constant 0.0 : f64
  %mm:2 = scf.for %i = %0 to %3 step %1 iter_args(%a = %x, %s = %z) -> (f64, f64) {
    %v = memref.load %m[%i] : memref<6xf64>
    %vx = arith.mulf %v, %x : f64
    %h = arith.maximumf %a, %vx : f64
    %t = arith.addf %s, %vx : f64
    memref.store %t, %m[%i] : memref<6xf64>
    scf.yield %h, %t : f64, f64
  }
  %y = scf.for %i = %0 to %3 step %1 iter_args(%s = %z) -> (f64) {
    %v = memref.load %m[%i] : memref<6xf64>
    %d = arith.subf %v, %mm#0 : f64
    %e = math.exp %d : f64
    %t = arith.addf %s, %e : f64
    scf.yield %t : f64
  }
  %l = math.log %y : f64
  %r = arith.addf %l, %mm#1 : f64
  return %r : f64
}
