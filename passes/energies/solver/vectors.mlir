// Passes over vectors of all unknowns. Sums are of single precision within a block, and double across.

// r = -g, pre = 1 / diagonal where it is positive, p = pre r, delta = 0; returns r.p
func.func private @${problem}.start(%r: $vec, %pre: $vec, %p: $vec, %delta: $vec, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %block = arith.constant 4096 : index
  %none = arith.constant 0.0 : f64
  %zero = arith.constant 0.0 : $real
  %one = arith.constant 1.0 : $real
  %sum = scf.parallel (%lo) = (%c0) to (%n) step (%block) init (%none) -> f64 {
    %end = arith.addi %lo, %block : index
    %hi = arith.minsi %end, %n : index
    %part = scf.for %i = %lo to %hi step %c1 iter_args(%before = %zero) -> ($real) {
      %g = memref.load %r[%i] : $vec
      %d = memref.load %pre[%i] : $vec
      %positive = arith.cmpf ogt, %d, %zero : $real
      %inverse = arith.divf %one, %d : $real
      %m = arith.select %positive, %inverse, %zero : $real
      %down = arith.subf %zero, %g : $real
      %z = arith.mulf %m, %down : $real
      memref.store %down, %r[%i] : $vec
      memref.store %m, %pre[%i] : $vec
      memref.store %z, %p[%i] : $vec
      memref.store %zero, %delta[%i] : $vec
      %rz = arith.mulf %down, %z : $real
      %after = arith.addf %before, %rz fastmath<reassoc,contract> : $real
      scf.yield %after : $real
    }
    %wide = arith.$widen %part : $real to f64
    scf.reduce(%wide : f64) {
    ^bb0(%a: f64, %b: f64):
      %both = arith.addf %a, %b : f64
      scf.reduce.return %both : f64
    }
  }
  func.return %sum : f64
}

// x += delta
func.func private @${problem}.move(%x: $vec, %delta: $vec, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %xi = memref.load %x[%i] : $vec
    %d = memref.load %delta[%i] : $vec
    %new = arith.addf %xi, %d : $real
    memref.store %new, %x[%i] : $vec
    scf.reduce
  }
  func.return
}

// to = from
func.func private @${problem}.keep(%from: $vec, %to: $vec, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %xi = memref.load %from[%i] : $vec
    memref.store %xi, %to[%i] : $vec
    scf.reduce
  }
  func.return
}
