// Σ √x by Newton's method: a loop that ends when it has converged, after as many steps as it takes.
func.func private @newton_sqrt(%x: f64) -> f64 {
  %half = arith.constant 0.5 : f64
  %one = arith.constant 1.0 : f64
  %precision = arith.constant 1.0e-12 : f64
  %start = arith.maximumf %x, %one : f64
  %tolerance = arith.mulf %precision, %x : f64
  %root = scf.while (%y = %start) : (f64) -> f64 {
    %square = arith.mulf %y, %y : f64
    %difference = arith.subf %square, %x : f64
    %error = math.absf %difference : f64
    %more = arith.cmpf ogt, %error, %tolerance : f64
    scf.condition(%more) %y : f64
  } do {
  ^bb0(%y: f64):
    %quotient = arith.divf %x, %y : f64
    %sum = arith.addf %y, %quotient : f64
    %next = arith.mulf %half, %sum : f64
    scf.yield %next : f64
  }
  return %root : f64
}

func.func @newton(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    %e = memref.load %x[%i] : memref<?xf64>
    %root = func.call @newton_sqrt(%e) : (f64) -> f64
    %next = arith.addf %acc, %root : f64
    scf.yield %next : f64
  }
  return %sum : f64
}
