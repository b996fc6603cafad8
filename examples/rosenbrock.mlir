// Σ 100 (xᵢ₊₁ - xᵢ²)² + (1 - xᵢ)²: every element takes part in two terms.
func.func @rosenbrock(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %hundred = arith.constant 100.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %last = arith.subi %n, %c1 : index
  %sum = scf.for %i = %c0 to %last step %c1 iter_args(%acc = %zero) -> (f64) {
    %j = arith.addi %i, %c1 : index
    %u = memref.load %x[%i] : memref<?xf64>
    %v = memref.load %x[%j] : memref<?xf64>
    %uu = arith.mulf %u, %u : f64
    %a = arith.subf %v, %uu : f64
    %aa = arith.mulf %a, %a : f64
    %valley = arith.mulf %hundred, %aa : f64
    %b = arith.subf %one, %u : f64
    %bb = arith.mulf %b, %b : f64
    %term = arith.addf %valley, %bb : f64
    %next = arith.addf %acc, %term : f64
    scf.yield %next : f64
  }
  return %sum : f64
}
