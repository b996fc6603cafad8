// The loops of kernels.c, in MLIR. Identity layouts: contiguous, as C's arrays.

func.func @dot(%x: memref<?xf64>, %y: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    %a = memref.load %x[%i] : memref<?xf64>
    %b = memref.load %y[%i] : memref<?xf64>
    %ab = arith.mulf %a, %b : f64
    %next = arith.addf %acc, %ab : f64
    scf.yield %next : f64
  }
  return %sum : f64
}

func.func @axpy(%alpha: f64, %x: memref<?xf64>, %y: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %x[%i] : memref<?xf64>
    %b = memref.load %y[%i] : memref<?xf64>
    %ax = arith.mulf %alpha, %a : f64
    %new = arith.addf %ax, %b : f64
    memref.store %new, %y[%i] : memref<?xf64>
  }
  return
}

func.func @logsumexp(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %lowest = arith.constant 0xFFF0000000000000 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %max = scf.for %i = %c0 to %n step %c1 iter_args(%best = %lowest) -> (f64) {
    %a = memref.load %x[%i] : memref<?xf64>
    %next = arith.maxnumf %best, %a : f64
    scf.yield %next : f64
  }
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    %a = memref.load %x[%i] : memref<?xf64>
    %shifted = arith.subf %a, %max : f64
    %exp = math.exp %shifted : f64
    %next = arith.addf %acc, %exp : f64
    scf.yield %next : f64
  }
  %log = math.log %sum : f64
  %result = arith.addf %max, %log : f64
  return %result : f64
}
