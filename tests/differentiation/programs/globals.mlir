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

// -----

// What is in a global has a derivative meanwhile, whoever reads and writes it.
memref.global "private" @state : memref<2xf64> = dense<1.0>
func.func @global_as_scratch(%x: f64, %k: memref<2xf64>, %p: i1) -> f64 {
  %c1 = arith.constant 1 : index
  %g = memref.get_global @state : memref<2xf64>
  %b = scf.if %p -> (memref<2xf64>) {
    scf.yield %g : memref<2xf64>
  } else {
    scf.yield %k : memref<2xf64>
  }
  memref.store %x, %b[%c1] : memref<2xf64>
  %h = memref.get_global @state : memref<2xf64>
  %d = arith.select %p, %h, %k : memref<2xf64>
  %v = memref.load %d[%c1] : memref<2xf64>
  %w = arith.mulf %v, %v : f64
  return %w : f64
}

// -----

memref.global "private" @state : memref<f64> = dense<1.0>
func.func @global_between_functions(%x: f64, %n: index) -> f64 {
  %g = memref.get_global @state : memref<f64>
  memref.store %x, %g[] : memref<f64>
  func.call @square(%n) : (index) -> ()
  %v = func.call @read(%n) : (index) -> f64
  %w = arith.mulf %v, %x : f64
  return %w : f64
}
func.func private @square(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = arith.cmpi eq, %n, %c0 : index
  scf.if %last {
    %g = memref.get_global @state : memref<f64>
    %v = memref.load %g[] : memref<f64>
    %w = arith.mulf %v, %v : f64
    memref.store %w, %g[] : memref<f64>
  } else {
    %m = arith.subi %n, %c1 : index
    func.call @square(%m) : (index) -> ()
  }
  return
}
func.func private @read(%n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %last -> (f64) {
    %g = memref.get_global @state : memref<f64>
    %v = memref.load %g[] : memref<f64>
    scf.yield %v : f64
  } else {
    %m = arith.subi %n, %c1 : index
    %v = func.call @read(%m) : (index) -> f64
    scf.yield %v : f64
  }
  return %r : f64
}
