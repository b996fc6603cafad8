// Kernels of gradients.py: maps and reductions, recurrences and sweeps, each as one would write it.

// Σ 100 (xᵢ₊₁ - xᵢ²)² + (1 - xᵢ)², where the loop carries xᵢ instead of loading it again.
func.func @rosenbrock_carried(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %hundred = arith.constant 100.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %first = memref.load %x[%c0] : memref<?xf64>
  %sum, %u_last = scf.for %i = %c1 to %n step %c1 iter_args(%acc = %zero, %u = %first)
      -> (f64, f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %uu = arith.mulf %u, %u : f64
    %a = arith.subf %v, %uu : f64
    %aa = arith.mulf %a, %a : f64
    %valley = arith.mulf %hundred, %aa : f64
    %b = arith.subf %one, %u : f64
    %bb = arith.mulf %b, %b : f64
    %term = arith.addf %valley, %bb : f64
    %next = arith.addf %acc, %term : f64
    scf.yield %next, %v : f64, f64
  }
  return %sum : f64
}

// Mean over rows of log Σ exp(row) - row[label].
func.func @softmax_cross_entropy(%x: memref<?x1000xf32>, %labels: memref<?xi32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %width = arith.constant 1000 : index
  %zero = arith.constant 0.0 : f32
  %rows = memref.dim %x, %c0 : memref<?x1000xf32>
  %total = scf.for %i = %c0 to %rows step %c1 iter_args(%so_far = %zero) -> (f32) {
    %first = memref.load %x[%i, %c0] : memref<?x1000xf32>
    %max = scf.for %j = %c1 to %width step %c1 iter_args(%best = %first) -> (f32) {
      %e = memref.load %x[%i, %j] : memref<?x1000xf32>
      %next = arith.maximumf %best, %e : f32
      scf.yield %next : f32
    }
    %sum = scf.for %j = %c0 to %width step %c1 iter_args(%acc = %zero) -> (f32) {
      %e = memref.load %x[%i, %j] : memref<?x1000xf32>
      %shifted = arith.subf %e, %max : f32
      %exp = math.exp %shifted : f32
      %next = arith.addf %acc, %exp : f32
      scf.yield %next : f32
    }
    %log = math.log %sum : f32
    %lse = arith.addf %max, %log : f32
    %label = memref.load %labels[%i] : memref<?xi32>
    %at = arith.index_cast %label : i32 to index
    %right = memref.load %x[%i, %at] : memref<?x1000xf32>
    %loss = arith.subf %lse, %right : f32
    %next = arith.addf %so_far, %loss : f32
    scf.yield %next : f32
  }
  %count = arith.index_cast %rows : index to i64
  %divisor = arith.sitofp %count : i64 to f32
  %mean = arith.divf %total, %divisor : f32
  return %mean : f32
}

// Σ u² after sweeps of u + 0.1 Δu - 0.01 u³ in the interior; the border stays.
func.func @stencil(%u: memref<1024x1024xf64>, %sweeps: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1024 : index
  %last = arith.constant 1023 : index
  %zero = arith.constant 0.0 : f64
  %four = arith.constant 4.0 : f64
  %tenth = arith.constant 0.1 : f64
  %hundredth = arith.constant 0.01 : f64
  %a = memref.alloc() : memref<1024x1024xf64>
  %b = memref.alloc() : memref<1024x1024xf64>
  memref.copy %u, %a : memref<1024x1024xf64> to memref<1024x1024xf64>
  memref.copy %u, %b : memref<1024x1024xf64> to memref<1024x1024xf64>
  %now, %other = scf.for %sweep = %c0 to %sweeps step %c1 iter_args(%old = %a, %new = %b)
      -> (memref<1024x1024xf64>, memref<1024x1024xf64>) {
    scf.for %i = %c1 to %last step %c1 {
      %above = arith.subi %i, %c1 : index
      %below = arith.addi %i, %c1 : index
      scf.for %j = %c1 to %last step %c1 {
        %before = arith.subi %j, %c1 : index
        %after = arith.addi %j, %c1 : index
        %c = memref.load %old[%i, %j] : memref<1024x1024xf64>
        %north = memref.load %old[%above, %j] : memref<1024x1024xf64>
        %south = memref.load %old[%below, %j] : memref<1024x1024xf64>
        %west = memref.load %old[%i, %before] : memref<1024x1024xf64>
        %east = memref.load %old[%i, %after] : memref<1024x1024xf64>
        %vertical = arith.addf %north, %south : f64
        %horizontal = arith.addf %west, %east : f64
        %around = arith.addf %vertical, %horizontal : f64
        %four_c = arith.mulf %four, %c : f64
        %laplace = arith.subf %around, %four_c : f64
        %diffused = arith.mulf %tenth, %laplace : f64
        %cc = arith.mulf %c, %c : f64
        %ccc = arith.mulf %cc, %c : f64
        %decayed = arith.mulf %hundredth, %ccc : f64
        %change = arith.subf %diffused, %decayed : f64
        %next = arith.addf %c, %change : f64
        memref.store %next, %new[%i, %j] : memref<1024x1024xf64>
      }
    }
    scf.yield %new, %old : memref<1024x1024xf64>, memref<1024x1024xf64>
  }
  %energy = scf.for %i = %c0 to %n step %c1 iter_args(%so_far = %zero) -> (f64) {
    %row = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %so_far) -> (f64) {
      %e = memref.load %now[%i, %j] : memref<1024x1024xf64>
      %ee = arith.mulf %e, %e : f64
      %next = arith.addf %acc, %ee : f64
      scf.yield %next : f64
    }
    scf.yield %row : f64
  }
  memref.dealloc %a : memref<1024x1024xf64>
  memref.dealloc %b : memref<1024x1024xf64>
  return %energy : f64
}

// erfc(-x / √2) / 2
func.func private @normal_cdf(%x: f64) -> f64 {
  %half = arith.constant 0.5 : f64
  %scale = arith.constant -0.70710678118654752 : f64
  %scaled = arith.mulf %x, %scale : f64
  %tail = math.erfc %scaled : f64
  %result = arith.mulf %half, %tail : f64
  return %result : f64
}

// Sum of the prices of call options.
func.func @black_scholes(%spot: memref<?xf64>, %strike: memref<?xf64>, %time: memref<?xf64>,
    %rate: f64, %sigma: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %n = memref.dim %spot, %c0 : memref<?xf64>
  %variance = arith.mulf %sigma, %sigma : f64
  %half_variance = arith.mulf %half, %variance : f64
  %drift = arith.addf %rate, %half_variance : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    %s = memref.load %spot[%i] : memref<?xf64>
    %k = memref.load %strike[%i] : memref<?xf64>
    %t = memref.load %time[%i] : memref<?xf64>
    %root = math.sqrt %t : f64
    %spread = arith.mulf %sigma, %root : f64
    %ratio = arith.divf %s, %k : f64
    %log = math.log %ratio : f64
    %drifted = arith.mulf %drift, %t : f64
    %mean = arith.addf %log, %drifted : f64
    %d1 = arith.divf %mean, %spread : f64
    %d2 = arith.subf %d1, %spread : f64
    %p1 = func.call @normal_cdf(%d1) : (f64) -> f64
    %p2 = func.call @normal_cdf(%d2) : (f64) -> f64
    %rt = arith.mulf %rate, %t : f64
    %minus_rt = arith.negf %rt : f64
    %discount = math.exp %minus_rt : f64
    %paid = arith.mulf %k, %discount : f64
    %gain = arith.mulf %s, %p1 : f64
    %cost = arith.mulf %paid, %p2 : f64
    %price = arith.subf %gain, %cost : f64
    %next = arith.addf %acc, %price : f64
    scf.yield %next : f64
  }
  return %sum : f64
}

// Potential energy of unit masses, -Σ_{i<j} 1 / √(|xᵢ - xⱼ|² + 0.01).
func.func @n_body(%x: memref<?x3xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %soft = arith.constant 0.01 : f64
  %n = memref.dim %x, %c0 : memref<?x3xf64>
  %energy = scf.for %i = %c0 to %n step %c1 iter_args(%so_far = %zero) -> (f64) {
    %x0 = memref.load %x[%i, %c0] : memref<?x3xf64>
    %x1 = memref.load %x[%i, %c1] : memref<?x3xf64>
    %x2 = memref.load %x[%i, %c2] : memref<?x3xf64>
    %first = arith.addi %i, %c1 : index
    %sum = scf.for %j = %first to %n step %c1 iter_args(%acc = %so_far) -> (f64) {
      %y0 = memref.load %x[%j, %c0] : memref<?x3xf64>
      %y1 = memref.load %x[%j, %c1] : memref<?x3xf64>
      %y2 = memref.load %x[%j, %c2] : memref<?x3xf64>
      %d0 = arith.subf %x0, %y0 : f64
      %d1 = arith.subf %x1, %y1 : f64
      %d2 = arith.subf %x2, %y2 : f64
      %q0 = arith.mulf %d0, %d0 : f64
      %q1 = arith.mulf %d1, %d1 : f64
      %q2 = arith.mulf %d2, %d2 : f64
      %q01 = arith.addf %q0, %q1 : f64
      %q012 = arith.addf %q01, %q2 : f64
      %square = arith.addf %q012, %soft : f64
      %distance = math.sqrt %square : f64
      %term = arith.divf %one, %distance : f64
      %next = arith.subf %acc, %term : f64
      scf.yield %next : f64
    }
    scf.yield %sum : f64
  }
  return %energy : f64
}
