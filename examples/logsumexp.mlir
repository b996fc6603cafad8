// log Σ exp(x): a loop that carries a value, library functions, a buffer of any size.
func.func @logsumexp(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %first = memref.load %x[%c0] : memref<?xf64>
  %n = memref.dim %x, %c0 : memref<?xf64>
  %max = scf.for %i = %c1 to %n step %c1 iter_args(%best = %first) -> (f64) {
    %e = memref.load %x[%i] : memref<?xf64>
    %next = arith.maximumf %best, %e : f64
    scf.yield %next : f64
  }
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    %e = memref.load %x[%i] : memref<?xf64>
    %shifted = arith.subf %e, %max : f64
    %exp = math.exp %shifted : f64
    %next = arith.addf %acc, %exp : f64
    scf.yield %next : f64
  }
  %log = math.log %sum : f64
  %result = arith.addf %max, %log : f64
  return %result : f64
}
