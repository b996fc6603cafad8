// ADBench, Gaussian mixture: log-likelihood of n points under K Gaussians with a Wishart prior.
//
//   alphas [K]          logarithms of the mixture weights, not normalised
//   means  [K, d]
//   icf    [K, d(d+1)/2] factor of the inverse covariance: d log-diagonals, then the strict lower
//                       triangle column by column
//   x      [n, d]       the points
//   gamma, m            the prior's parameters
//
// The triangle is stored by columns, so L·v is accumulated column by column: the inner loop runs over
// contiguous memory. What depends on a component only (exp of the diagonal, sums) is computed once.

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

// |L (x - mean)|²: squared Mahalanobis distance of point %i from component %k.
func.func private @distance(%diag: memref<?x?xf64>, %icf: memref<?x?xf64>, %means: memref<?x?xf64>,
    %x: memref<?x?xf64>, %i: index, %k: index, %centred: memref<?xf64>, %r: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %d = memref.dim %x, %c1 : memref<?x?xf64>
  scf.for %j = %c0 to %d step %c1 {
    %point = memref.load %x[%i, %j] : memref<?x?xf64>
    %mean = memref.load %means[%k, %j] : memref<?x?xf64>
    %c = arith.subf %point, %mean : f64
    %l = memref.load %diag[%k, %j] : memref<?x?xf64>
    %lc = arith.mulf %l, %c : f64
    memref.store %c, %centred[%j] : memref<?xf64>
    memref.store %lc, %r[%j] : memref<?xf64>
  }
  %end = scf.for %col = %c0 to %d step %c1 iter_args(%at = %d) -> (index) {
    %c = memref.load %centred[%col] : memref<?xf64>
    %below = arith.addi %col, %c1 : index
    // Entry (row, col) of the triangle stands at %at + row - col - 1.
    %shift = arith.subi %at, %below : index
    scf.for %row = %below to %d step %c1 {
      %entry = arith.addi %shift, %row : index
      %l = memref.load %icf[%k, %entry] : memref<?x?xf64>
      %old = memref.load %r[%row] : memref<?xf64>
      %lc = arith.mulf %l, %c : f64
      %new = arith.addf %old, %lc : f64
      memref.store %new, %r[%row] : memref<?xf64>
    }
    %next = arith.addi %shift, %d : index
    scf.yield %next : index
  }
  %square = scf.for %j = %c0 to %d step %c1 iter_args(%acc = %zero) -> (f64) {
    %e = memref.load %r[%j] : memref<?xf64>
    %ee = arith.mulf %e, %e : f64
    %next = arith.addf %acc, %ee : f64
    scf.yield %next : f64
  }
  return %square : f64
}

// Fill %diag with exp of the log-diagonals and %sums with their sums; return the Wishart prior.
func.func private @components(%icf: memref<?x?xf64>, %gamma: f64, %m: f64,
    %diag: memref<?x?xf64>, %sums: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %components = memref.dim %diag, %c0 : memref<?x?xf64>
  %d = memref.dim %diag, %c1 : memref<?x?xf64>
  %width = memref.dim %icf, %c1 : memref<?x?xf64>
  %gamma2 = arith.mulf %gamma, %gamma : f64
  %scale = arith.mulf %gamma2, %half : f64
  %prior = scf.for %k = %c0 to %components step %c1 iter_args(%acc = %zero) -> (f64) {
    %sum, %diag2 = scf.for %j = %c0 to %d step %c1
        iter_args(%s = %zero, %q = %zero) -> (f64, f64) {
      %log = memref.load %icf[%k, %j] : memref<?x?xf64>
      %l = math.exp %log : f64
      memref.store %l, %diag[%k, %j] : memref<?x?xf64>
      %s1 = arith.addf %s, %log : f64
      %l2 = arith.mulf %l, %l : f64
      %q1 = arith.addf %q, %l2 : f64
      scf.yield %s1, %q1 : f64, f64
    }
    memref.store %sum, %sums[%k] : memref<?xf64>
    %frobenius = scf.for %j = %d to %width step %c1 iter_args(%q = %diag2) -> (f64) {
      %l = memref.load %icf[%k, %j] : memref<?x?xf64>
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

func.func @gmm_objective(%alphas: memref<?xf64>, %means: memref<?x?xf64>, %icf: memref<?x?xf64>,
    %x: memref<?x?xf64>, %gamma: f64, %m: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  // ADBench writes π as 3.14159265359; the reference values stand on it.
  %minus_half_log_2pi = arith.constant -0.9189385332047056 : f64
  %n = memref.dim %x, %c0 : memref<?x?xf64>
  %d = memref.dim %x, %c1 : memref<?x?xf64>
  %components = memref.dim %alphas, %c0 : memref<?xf64>

  %diag = memref.alloc(%components, %d) : memref<?x?xf64>
  %sums = memref.alloc(%components) : memref<?xf64>
  %terms = memref.alloc(%components) : memref<?xf64>
  %centred = memref.alloc(%d) : memref<?xf64>
  %r = memref.alloc(%d) : memref<?xf64>

  %m_i = arith.index_cast %m : index to i64
  %m_f = arith.sitofp %m_i : i64 to f64
  %prior = func.call @components(%icf, %gamma, %m_f, %diag, %sums)
      : (memref<?x?xf64>, f64, f64, memref<?x?xf64>, memref<?xf64>) -> f64

  %likelihood = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    scf.for %k = %c0 to %components step %c1 {
      %square = func.call @distance(%diag, %icf, %means, %x, %i, %k, %centred, %r)
          : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>, index, index,
             memref<?xf64>, memref<?xf64>) -> f64
      %alpha = memref.load %alphas[%k] : memref<?xf64>
      %sum = memref.load %sums[%k] : memref<?xf64>
      %weight = arith.addf %alpha, %sum : f64
      %half_square = arith.mulf %half, %square : f64
      %term = arith.subf %weight, %half_square : f64
      memref.store %term, %terms[%k] : memref<?xf64>
    }
    %lse = func.call @logsumexp(%terms) : (memref<?xf64>) -> f64
    %next = arith.addf %acc, %lse : f64
    scf.yield %next : f64
  }
  %weights = func.call @logsumexp(%alphas) : (memref<?xf64>) -> f64
  %per_component = func.call @wishart_constant(%d, %gamma, %m) : (index, f64, index) -> f64

  memref.dealloc %diag : memref<?x?xf64>
  memref.dealloc %sums : memref<?xf64>
  memref.dealloc %terms : memref<?xf64>
  memref.dealloc %centred : memref<?xf64>
  memref.dealloc %r : memref<?xf64>

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
