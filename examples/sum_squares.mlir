// Σ x²: the smallest program whose gradient takes a loop.
func.func @sum_squares(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    %e = memref.load %x[%i] : memref<?xf64>
    %square = arith.mulf %e, %e : f64
    %next = arith.addf %acc, %square : f64
    scf.yield %next : f64
  }
  return %sum : f64
}
