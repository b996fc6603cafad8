func.func @f(%m: memref<6xf64>, %x: f64, %c: i1, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %v0 = vector.load %m[%0] : memref<6xf64>, vector<2xf64>
  %r:2 = scf.while (%k = %0, %v = %v0) : (index, vector<2xf64>) -> (index, vector<2xf64>) {
    %g = arith.cmpi ult, %k, %n : index
    scf.condition(%g) %k, %v : index, vector<2xf64>
  } do {
  ^bb0(%k: index, %v: vector<2xf64>):
    %w = scf.if %c -> (vector<2xf64>) {
      %b = vector.broadcast %x : f64 to vector<2xf64>
      %t = arith.mulf %v, %b : vector<2xf64>
      vector.store %t, %m[%1] : memref<6xf64>, vector<2xf64>
      scf.yield %t : vector<2xf64>
    } else {
      %l = vector.load %m[%k] : memref<6xf64>, vector<2xf64>
      %t = arith.mulf %v, %l : vector<2xf64>
      scf.yield %t : vector<2xf64>
    }
    %k1 = arith.addi %k, %1 : index
    scf.yield %k1, %w : index, vector<2xf64>
  }
  %s = vector.reduction <add>, %r#1 : vector<2xf64> into f64
  %u = memref.load %m[%2] : memref<6xf64>
  %q = arith.mulf %s, %u : f64
  return %q : f64
}
