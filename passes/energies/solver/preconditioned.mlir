// to = weight r
func.func private @${problem}.scale(%weight: $vec, %r: $vec, %to: $vec, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %m = memref.load %weight[%i] : $vec
    %ri = memref.load %r[%i] : $vec
    %z = arith.mulf %m, %ri : $real
    memref.store %z, %to[%i] : $vec
    scf.reduce
  }
  func.return
}

// Sum of a b
func.func private @${problem}.dot(%a: $vec, %b: $vec, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %block = arith.constant 4096 : index
  %none = arith.constant 0.0 : f64
  %zero = arith.constant 0.0 : $real
  %sum = scf.parallel (%lo) = (%c0) to (%n) step (%block) init (%none) -> f64 {
    %end = arith.addi %lo, %block : index
    %hi = arith.minsi %end, %n : index
    %part = scf.for %i = %lo to %hi step %c1 iter_args(%before = %zero) -> ($real) {
      %ai = memref.load %a[%i] : $vec
      %bi = memref.load %b[%i] : $vec
      %ab = arith.mulf %ai, %bi fastmath<contract> : $real
      %after = arith.addf %before, %ab fastmath<reassoc,contract> : $real
      scf.yield %after : $real
    }
    %wide = arith.$widen %part : $real to f64
    scf.reduce(%wide : f64) {
    ^bb0(%one: f64, %two: f64):
      %both = arith.addf %one, %two : f64
      scf.reduce.return %both : f64
    }
  }
  func.return %sum : f64
}

// delta += alpha p, p = z + beta p
func.func private @${problem}.turn(%alpha: $real, %beta: $real, %delta: $vec, %p: $vec, %z: $vec, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %pi = memref.load %p[%i] : $vec
    %zi = memref.load %z[%i] : $vec
    %d = memref.load %delta[%i] : $vec
    %step = arith.mulf %alpha, %pi fastmath<contract> : $real
    %moved = arith.addf %d, %step fastmath<contract> : $real
    memref.store %moved, %delta[%i] : $vec
    %old = arith.mulf %beta, %pi fastmath<contract> : $real
    %new = arith.addf %zi, %old fastmath<contract> : $real
    memref.store %new, %p[%i] : $vec
    scf.reduce
  }
  func.return
}
