func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %o = memref.alloca() : memref<6xf64>
  %q = memref.alloca() : memref<6xf64>
  memref.copy %m, %o : memref<6xf64> to memref<6xf64>
  memref.copy %m, %q : memref<6xf64> to memref<6xf64>
  %r:2 = scf.while (%k = %0, %cur = %o) : (index, memref<6xf64>) -> (index, memref<6xf64>) {
    %g = arith.cmpi ult, %k, %n : index
    scf.condition(%g) %k, %cur : index, memref<6xf64>
  } do {
  ^bb0(%k: index, %cur: memref<6xf64>):
    %v = memref.load %cur[%k] : memref<6xf64>
    %w = arith.mulf %v, %x : f64
    memref.store %w, %cur[%1] : memref<6xf64>
    %nx = scf.index_switch %k -> memref<6xf64>
    case 0 { scf.yield %q : memref<6xf64> }
    case 1 { scf.yield %m : memref<6xf64> }
    default { scf.yield %o : memref<6xf64> }
    %k1 = arith.addi %k, %1 : index
    scf.yield %k1, %nx : index, memref<6xf64>
  }
  %a = memref.load %r#1[%1] : memref<6xf64>
  %b = memref.load %m[%1] : memref<6xf64>
  %d = memref.load %o[%1] : memref<6xf64>
  %ab = arith.mulf %a, %b : f64
  %abd = arith.mulf %ab, %d : f64
  return %abd : f64
}
