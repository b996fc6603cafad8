// Globals and functions without a body.

memref.global "private" constant @factor : memref<f64> = dense<3.0>
func.func @constant_float_global(%x: f64) -> f64 {
  %g = memref.get_global @factor : memref<f64>
  %c = memref.load %g[] : memref<f64>
  %y = arith.mulf %c, %x : f64
  %z = math.sin %y : f64
  return %z : f64
}

// -----

memref.global "private" constant @flag : memref<i1> = dense<true>
func.func @constant_boolean_global(%x: f64) -> f64 {
  %g = memref.get_global @flag : memref<i1>
  %c = memref.load %g[] : memref<i1>
  %one = arith.constant 1.0 : f64
  %v = arith.select %c, %x, %one : f64
  %y = math.sin %v : f64
  return %y : f64
}

// -----

memref.global "private" constant @factor : memref<f64> = dense<0.7>
func.func @branch_between_global_and_one(%p: i1, %x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %v = scf.if %p -> (f64) {
    %g = memref.get_global @factor : memref<f64>
    %c = memref.load %g[] : memref<f64>
    scf.yield %c : f64
  } else {
    scf.yield %one : f64
  }
  %s = math.sin %v : f64
  %y = arith.mulf %s, %x : f64
  return %y : f64
}

// -----

memref.global "private" constant @weights : memref<4xf64> = dense<[1.0, -2.0, 0.5, 3.0]>
func.func @global_array_read_by_callee(%m: memref<4xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f64
  %y = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %zero) -> (f64) {
    %w = func.call @weight(%i) : (index) -> f64
    %v = memref.load %m[%i] : memref<4xf64>
    %p = arith.mulf %w, %v : f64
    %q = arith.mulf %p, %v : f64
    %b = arith.addf %a, %q : f64
    scf.yield %b : f64
  }
  return %y : f64
}
func.func private @weight(%i: index) -> f64 {
  %g = memref.get_global @weights : memref<4xf64>
  %w = memref.load %g[%i] : memref<4xf64>
  return %w : f64
}
