func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %one = arith.constant 1.0 : f64
  %cnt = memref.alloca() : memref<1xindex>
  memref.store %0, %cnt[%0] : memref<1xindex>
  cf.cond_br %c, ^a(%x : f64), ^b(%one, %0 : f64, index)
^a(%u: f64):
  %m1 = memref.load %m[%1] : memref<6xf64>
  %um = arith.mulf %u, %m1 : f64
  memref.store %um, %m[%2] : memref<6xf64>
  cf.br ^b(%um, %1 : f64, index)
^b(%w: f64, %k: index):
  %m2 = memref.load %m[%2] : memref<6xf64>
  %wm = arith.mulf %w, %m2 : f64
  %wmx = arith.mulf %wm, %x : f64
  %st = memref.load %cnt[%0] : memref<1xindex>
  %st1 = arith.addi %st, %1 : index
  memref.store %st1, %cnt[%0] : memref<1xindex>
  %g = arith.cmpi slt, %st, %n : index
  cf.cond_br %g, ^a(%wmx : f64), ^e(%wmx : f64)
^e(%y: f64):
  %m3 = memref.load %m[%2] : memref<6xf64>
  %ym = arith.mulf %y, %m3 : f64
  return %ym : f64
}
