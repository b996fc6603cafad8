// ADBench, Gaussian mixture: log-likelihood of n points under K Gaussians with a Wishart prior.
//
//   alphas [K]          logarithms of the mixture weights, not normalised
//   means  [K, d]
//   icf    [K, d(d+1)/2] factor of the inverse covariance: d log-diagonals, then the strict lower
//                       triangle column by column
//   x      [n, d]       the points
//   gamma, m            the prior's parameters
//
// d is small and the triangle short, so the vectors run over points: 64 points at a time are turned
// to columns, and every inner loop does the same to each of them. The last tile is filled up with
// copies of the last point. What depends on a component only is computed once.

!matrix = memref<?x?xf64>
!tile = memref<?x64xf64>
!lane = memref<64xf64>

// log Γ(n / 2) by the recurrence Γ(z + 1) = z Γ(z), from Γ(1) = 1 or Γ(1/2) = √π.
func.func private @log_gamma_of_half(%n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %half_log_pi = arith.constant 0.57236494292470008707 : f64
  %odd = arith.remui %n, %c2 : index
  %is_odd = arith.cmpi eq, %odd, %c1 : index
  %first = arith.select %is_odd, %half_log_pi, %zero : f64
  %start = arith.select %is_odd, %c1, %c2 : index
  %log_gamma = scf.for %i = %start to %n step %c2 iter_args(%sum = %first) -> (f64) {
    %i64 = arith.index_cast %i : index to i64
    %twice = arith.sitofp %i64 : i64 to f64
    %z = arith.mulf %twice, %half : f64
    %log = math.log %z : f64
    %next = arith.addf %sum, %log : f64
    scf.yield %next : f64
  }
  return %log_gamma : f64
}

// log Σ exp(v): the maximum is taken out, so that nothing overflows.
func.func private @logsumexp(%v: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %lowest = arith.constant 0xFFF0000000000000 : f64
  %n = memref.dim %v, %c0 : memref<?xf64>
  %max = scf.for %i = %c0 to %n step %c1 iter_args(%best = %lowest) -> (f64) {
    %e = memref.load %v[%i] : memref<?xf64>
    %next = arith.maxnumf %best, %e : f64
    scf.yield %next : f64
  }
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    %e = memref.load %v[%i] : memref<?xf64>
    %shifted = arith.subf %e, %max : f64
    %exp = math.exp %shifted : f64
    %next = arith.addf %acc, %exp : f64
    scf.yield %next : f64
  }
  %log = math.log %sum : f64
  %result = arith.addf %max, %log : f64
  return %result : f64
}

// Points %start to %start + 63 as columns; the last point stands in for those that do not exist.
func.func private @load_tile(%x: !matrix, %start: index, %points: !tile) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = memref.dim %x, %c0 : !matrix
  %d = memref.dim %x, %c1 : !matrix
  %last = arith.subi %n, %c1 : index
  scf.for %i = %c0 to %c64 step %c1 {
    %at = arith.addi %start, %i : index
    %point = arith.minui %at, %last : index
    scf.for %j = %c0 to %d step %c1 {
      %e = memref.load %x[%point, %j] : !matrix
      memref.store %e, %points[%j, %i] : !tile
    }
  }
  return
}

// %square = |L (x - mean)|² for each point of a tile: squared distances from component %k.
func.func private @distances(%diag: !matrix, %icf: !matrix, %means: !matrix, %points: !tile,
    %k: index, %centred: !tile, %r: !lane, %square: !lane) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f64
  %d = memref.dim %diag, %c1 : !matrix
  scf.for %j = %c0 to %d step %c1 {
    %mean = memref.load %means[%k, %j] : !matrix
    scf.for %i = %c0 to %c64 step %c1 {
      %point = memref.load %points[%j, %i] : !tile
      %c = arith.subf %point, %mean : f64
      memref.store %c, %centred[%j, %i] : !tile
    }
  }
  scf.for %i = %c0 to %c64 step %c1 {
    memref.store %zero, %square[%i] : !lane
  }
  scf.for %row = %c0 to %d step %c1 {
    %l = memref.load %diag[%k, %row] : !matrix
    scf.for %i = %c0 to %c64 step %c1 {
      %c = memref.load %centred[%row, %i] : !tile
      %lc = arith.mulf %l, %c : f64
      memref.store %lc, %r[%i] : !lane
    }
    // Entry (row, col) of the triangle; a step to the right passes the rest of the column.
    %row_less = arith.subi %row, %c1 : index
    %first = arith.addi %d, %row_less : index
    %next_height = arith.subi %d, %c1 : index
    %end:2 = scf.for %col = %c0 to %row step %c1
        iter_args(%at = %first, %height = %next_height) -> (index, index) {
      %entry = memref.load %icf[%k, %at] : !matrix
      scf.for %i = %c0 to %c64 step %c1 {
        %c = memref.load %centred[%col, %i] : !tile
        %old = memref.load %r[%i] : !lane
        %lc = arith.mulf %entry, %c : f64
        %new = arith.addf %old, %lc : f64
        memref.store %new, %r[%i] : !lane
      }
      %less = arith.subi %height, %c1 : index
      %next = arith.addi %at, %less : index
      scf.yield %next, %less : index, index
    }
    scf.for %i = %c0 to %c64 step %c1 {
      %e = memref.load %r[%i] : !lane
      %old = memref.load %square[%i] : !lane
      %ee = arith.mulf %e, %e : f64
      %new = arith.addf %old, %ee : f64
      memref.store %new, %square[%i] : !lane
    }
  }
  return
}

// Σ over the first %count points of a tile of log Σ_k exp(terms[k, point]).
func.func private @likelihood(%terms: !tile, %count: index, %max: !lane, %sum: !lane) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f64
  %components = memref.dim %terms, %c0 : !tile
  scf.for %i = %c0 to %c64 step %c1 {
    %e = memref.load %terms[%c0, %i] : !tile
    memref.store %e, %max[%i] : !lane
    memref.store %zero, %sum[%i] : !lane
  }
  scf.for %k = %c1 to %components step %c1 {
    scf.for %i = %c0 to %c64 step %c1 {
      %e = memref.load %terms[%k, %i] : !tile
      %best = memref.load %max[%i] : !lane
      %new = arith.maxnumf %best, %e : f64
      memref.store %new, %max[%i] : !lane
    }
  }
  scf.for %k = %c0 to %components step %c1 {
    scf.for %i = %c0 to %c64 step %c1 {
      %e = memref.load %terms[%k, %i] : !tile
      %best = memref.load %max[%i] : !lane
      %old = memref.load %sum[%i] : !lane
      %shifted = arith.subf %e, %best : f64
      %exp = math.exp %shifted : f64
      %new = arith.addf %old, %exp : f64
      memref.store %new, %sum[%i] : !lane
    }
  }
  scf.for %i = %c0 to %c64 step %c1 {
    %best = memref.load %max[%i] : !lane
    %old = memref.load %sum[%i] : !lane
    %log = math.log %old : f64
    %lse = arith.addf %best, %log : f64
    memref.store %lse, %sum[%i] : !lane
  }
  %total = scf.for %i = %c0 to %count step %c1 iter_args(%acc = %zero) -> (f64) {
    %lse = memref.load %sum[%i] : !lane
    %next = arith.addf %acc, %lse : f64
    scf.yield %next : f64
  }
  return %total : f64
}

// Fill %diag with exp of the log-diagonals and %sums with their sums; return the Wishart prior.
func.func private @components(%icf: !matrix, %gamma: f64, %m: f64,
    %diag: !matrix, %sums: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %components = memref.dim %diag, %c0 : !matrix
  %d = memref.dim %diag, %c1 : !matrix
  %width = memref.dim %icf, %c1 : !matrix
  %gamma2 = arith.mulf %gamma, %gamma : f64
  %scale = arith.mulf %gamma2, %half : f64
  %prior = scf.for %k = %c0 to %components step %c1 iter_args(%acc = %zero) -> (f64) {
    %sum, %diag2 = scf.for %j = %c0 to %d step %c1
        iter_args(%s = %zero, %q = %zero) -> (f64, f64) {
      %log = memref.load %icf[%k, %j] : !matrix
      %l = math.exp %log : f64
      memref.store %l, %diag[%k, %j] : !matrix
      %s1 = arith.addf %s, %log : f64
      %l2 = arith.mulf %l, %l : f64
      %q1 = arith.addf %q, %l2 : f64
      scf.yield %s1, %q1 : f64, f64
    }
    memref.store %sum, %sums[%k] : memref<?xf64>
    %frobenius = scf.for %j = %d to %width step %c1 iter_args(%q = %diag2) -> (f64) {
      %l = memref.load %icf[%k, %j] : !matrix
      %l2 = arith.mulf %l, %l : f64
      %q1 = arith.addf %q, %l2 : f64
      scf.yield %q1 : f64
    }
    %a = arith.mulf %scale, %frobenius : f64
    %b = arith.mulf %m, %sum : f64
    %ab = arith.subf %a, %b : f64
    %next = arith.addf %acc, %ab : f64
    scf.yield %next : f64
  }
  return %prior : f64
}

// The prior's normalising constant for one component.
func.func private @wishart_constant(%d: index, %gamma: f64, %m: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %half = arith.constant 0.5 : f64
  %quarter_log_pi = arith.constant 0.28618247146235004353 : f64
  %half_log_2 = arith.constant 0.34657359027997265471 : f64
  %dm = arith.addi %d, %m : index
  %nn = arith.addi %dm, %c1 : index
  %less = arith.subi %d, %c1 : index
  %pairs = arith.muli %d, %less : index
  %pairs_i = arith.index_cast %pairs : index to i64
  %pairs_f = arith.sitofp %pairs_i : i64 to f64
  %first = arith.mulf %pairs_f, %quarter_log_pi : f64
  %multigammaln = scf.for %j = %c0 to %d step %c1 iter_args(%acc = %first) -> (f64) {
    %n = arith.subi %nn, %j : index
    %g = func.call @log_gamma_of_half(%n) : (index) -> f64
    %next = arith.addf %acc, %g : f64
    scf.yield %next : f64
  }
  %nd = arith.muli %nn, %d : index
  %nd_i = arith.index_cast %nd : index to i64
  %nd_f = arith.sitofp %nd_i : i64 to f64
  %log_gamma = math.log %gamma : f64
  %scale = arith.subf %log_gamma, %half_log_2 : f64
  %a = arith.mulf %nd_f, %scale : f64
  %c = arith.subf %a, %multigammaln : f64
  return %c : f64
}

func.func @gmm_objective(%alphas: memref<?xf64>, %means: !matrix, %icf: !matrix,
    %x: !matrix, %gamma: f64, %m: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  // ADBench writes π as 3.14159265359; the reference values stand on it.
  %minus_half_log_2pi = arith.constant -0.9189385332047056 : f64
  %n = memref.dim %x, %c0 : !matrix
  %d = memref.dim %x, %c1 : !matrix
  %components = memref.dim %alphas, %c0 : memref<?xf64>

  %diag = memref.alloc(%components, %d) : !matrix
  %sums = memref.alloc(%components) : memref<?xf64>
  %terms = memref.alloc(%components) : !tile
  %points = memref.alloc(%d) : !tile
  %centred = memref.alloc(%d) : !tile
  %r = memref.alloc() : !lane
  %square = memref.alloc() : !lane

  %m_i = arith.index_cast %m : index to i64
  %m_f = arith.sitofp %m_i : i64 to f64
  %prior = func.call @components(%icf, %gamma, %m_f, %diag, %sums)
      : (!matrix, f64, f64, !matrix, memref<?xf64>) -> f64

  %likelihood = scf.for %start = %c0 to %n step %c64 iter_args(%acc = %zero) -> (f64) {
    func.call @load_tile(%x, %start, %points) : (!matrix, index, !tile) -> ()
    scf.for %k = %c0 to %components step %c1 {
      func.call @distances(%diag, %icf, %means, %points, %k, %centred, %r, %square)
          : (!matrix, !matrix, !matrix, !tile, index, !tile, !lane, !lane) -> ()
      %alpha = memref.load %alphas[%k] : memref<?xf64>
      %sum = memref.load %sums[%k] : memref<?xf64>
      %weight = arith.addf %alpha, %sum : f64
      scf.for %i = %c0 to %c64 step %c1 {
        %distance = memref.load %square[%i] : !lane
        %half_distance = arith.mulf %half, %distance : f64
        %term = arith.subf %weight, %half_distance : f64
        memref.store %term, %terms[%k, %i] : !tile
      }
    }
    %left = arith.subi %n, %start : index
    %count = arith.minui %left, %c64 : index
    // The two lanes are free again: they hold the maxima and the sums.
    %tile = func.call @likelihood(%terms, %count, %r, %square)
        : (!tile, index, !lane, !lane) -> f64
    %next = arith.addf %acc, %tile : f64
    scf.yield %next : f64
  }
  %weights = func.call @logsumexp(%alphas) : (memref<?xf64>) -> f64
  %per_component = func.call @wishart_constant(%d, %gamma, %m) : (index, f64, index) -> f64

  memref.dealloc %diag : !matrix
  memref.dealloc %sums : memref<?xf64>
  memref.dealloc %terms : !tile
  memref.dealloc %points : !tile
  memref.dealloc %centred : !tile
  memref.dealloc %r : !lane
  memref.dealloc %square : !lane

  %nd = arith.muli %n, %d : index
  %nd_i = arith.index_cast %nd : index to i64
  %nd_f = arith.sitofp %nd_i : i64 to f64
  %n_i = arith.index_cast %n : index to i64
  %n_f = arith.sitofp %n_i : i64 to f64
  %k_i = arith.index_cast %components : index to i64
  %k_f = arith.sitofp %k_i : i64 to f64
  %const = arith.mulf %nd_f, %minus_half_log_2pi : f64
  %normaliser = arith.mulf %n_f, %weights : f64
  %wishart = arith.mulf %k_f, %per_component : f64
  %0 = arith.addf %const, %likelihood : f64
  %1 = arith.subf %0, %normaliser : f64
  %2 = arith.addf %1, %prior : f64
  %3 = arith.subf %2, %wishart : f64
  return %3 : f64
}
