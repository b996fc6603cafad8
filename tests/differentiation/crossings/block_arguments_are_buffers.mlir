func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %o = memref.alloc() : memref<6xf64>
  memref.copy %m, %o : memref<6xf64> to memref<6xf64>
  cf.br ^h(%0, %m, %o, %x : index, memref<6xf64>, memref<6xf64>, f64)
^h(%k: index, %a: memref<6xf64>, %b: memref<6xf64>, %acc: f64):
  %g = arith.cmpi slt, %k, %n : index
  cf.cond_br %g, ^l, ^e
^l:
  %v = memref.load %a[%k] : memref<6xf64>
  %w = arith.mulf %v, %acc : f64
  memref.store %w, %b[%k] : memref<6xf64>
  %k1 = arith.addi %k, %1 : index
  cf.cond_br %c, ^h(%k1, %b, %a, %w : index, memref<6xf64>, memref<6xf64>, f64), ^h(%k1, %a, %b, %v : index, memref<6xf64>, memref<6xf64>, f64)
^e:
  %r = memref.load %b[%0] : memref<6xf64>
  %r2 = memref.load %a[%1] : memref<6xf64>
  %p = arith.mulf %r, %r2 : f64
  %q = arith.mulf %p, %acc : f64
  memref.dealloc %o : memref<6xf64>
  return %q : f64
}
