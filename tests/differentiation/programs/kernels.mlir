// Small numerical programs of the kind that users differentiate.

func.func @matmul_named(%a: memref<3x4xf64>, %b: memref<4x2xf64>, %c: memref<3x2xf64>) {
  linalg.matmul ins(%a, %b : memref<3x4xf64>, memref<4x2xf64>) outs(%c : memref<3x2xf64>)
  return
}

// -----

func.func @generic_row_sums(%a: memref<3x4xf64>, %s: memref<3xf64>) {
  linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a : memref<3x4xf64>) outs(%s : memref<3xf64>) {
  ^bb0(%x: f64, %t: f64):
    %e = math.exp %x : f64
    %u = arith.addf %t, %e : f64
    linalg.yield %u : f64
  }
  return
}

// -----

// ‖W2 tanh(W1 x)‖² with temporaries.
func.func @two_layers(%w1: memref<4x3xf64>, %w2: memref<2x4xf64>, %x: memref<3xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f64
  %h = memref.alloc() : memref<4xf64>
  scf.for %i = %c0 to %c4 step %c1 {
    %s = scf.for %j = %c0 to %c3 step %c1 iter_args(%a = %zero) -> (f64) {
      %u = memref.load %w1[%i, %j] : memref<4x3xf64>
      %v = memref.load %x[%j] : memref<3xf64>
      %p = arith.mulf %u, %v : f64
      %b = arith.addf %a, %p : f64
      scf.yield %b : f64
    }
    %t = math.tanh %s : f64
    memref.store %t, %h[%i] : memref<4xf64>
  }
  %y = scf.for %i = %c0 to %c2 step %c1 iter_args(%n = %zero) -> (f64) {
    %s = scf.for %j = %c0 to %c4 step %c1 iter_args(%a = %zero) -> (f64) {
      %u = memref.load %w2[%i, %j] : memref<2x4xf64>
      %v = memref.load %h[%j] : memref<4xf64>
      %p = arith.mulf %u, %v : f64
      %b = arith.addf %a, %p : f64
      scf.yield %b : f64
    }
    %q = arith.mulf %s, %s : f64
    %m = arith.addf %n, %q : f64
    scf.yield %m : f64
  }
  memref.dealloc %h : memref<4xf64>
  return %y : f64
}

// -----

func.func @log_sum_exp(%m: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %m, %c0 : memref<?xf64>
  %first = memref.load %m[%c0] : memref<?xf64>
  %top = scf.for %i = %c1 to %n step %c1 iter_args(%a = %first) -> (f64) {
    %v = memref.load %m[%i] : memref<?xf64>
    %b = arith.maximumf %a, %v : f64
    scf.yield %b : f64
  }
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %v = memref.load %m[%i] : memref<?xf64>
    %d = arith.subf %v, %top : f64
    %e = math.exp %d : f64
    %b = arith.addf %a, %e : f64
    scf.yield %b : f64
  }
  %l = math.log %sum : f64
  %y = arith.addf %top, %l : f64
  return %y : f64
}

// -----

func.func @rosenbrock(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %hundred = arith.constant 100.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %last = arith.subi %n, %c1 : index
  %y = scf.for %i = %c0 to %last step %c1 iter_args(%a = %zero) -> (f64) {
    %j = arith.addi %i, %c1 : index
    %u = memref.load %x[%i] : memref<?xf64>
    %v = memref.load %x[%j] : memref<?xf64>
    %uu = arith.mulf %u, %u : f64
    %d = arith.subf %v, %uu : f64
    %dd = arith.mulf %d, %d : f64
    %p = arith.mulf %hundred, %dd : f64
    %e = arith.subf %one, %u : f64
    %ee = arith.mulf %e, %e : f64
    %q = arith.addf %p, %ee : f64
    %b = arith.addf %a, %q : f64
    scf.yield %b : f64
  }
  return %y : f64
}

// -----

// A pendulum by the classical Runge-Kutta method; the right side is a function.
func.func @runge_kutta(%q0: f64, %p0: f64, %k: f64, %h: f64, %n: index) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %half = arith.constant 0.5 : f64
  %two = arith.constant 2.0 : f64
  %six = arith.constant 6.0 : f64
  %h2 = arith.mulf %h, %half : f64
  %h6 = arith.divf %h, %six : f64
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%q = %q0, %p = %p0) -> (f64, f64) {
    %a:2 = func.call @pendulum(%q, %p, %k) : (f64, f64, f64) -> (f64, f64)
    %q1 = math.fma %h2, %a#0, %q : f64
    %p1 = math.fma %h2, %a#1, %p : f64
    %b:2 = func.call @pendulum(%q1, %p1, %k) : (f64, f64, f64) -> (f64, f64)
    %q2 = math.fma %h2, %b#0, %q : f64
    %p2 = math.fma %h2, %b#1, %p : f64
    %c:2 = func.call @pendulum(%q2, %p2, %k) : (f64, f64, f64) -> (f64, f64)
    %q3 = math.fma %h, %c#0, %q : f64
    %p3 = math.fma %h, %c#1, %p : f64
    %d:2 = func.call @pendulum(%q3, %p3, %k) : (f64, f64, f64) -> (f64, f64)
    %u0 = arith.addf %b#0, %c#0 : f64
    %u1 = math.fma %two, %u0, %a#0 : f64
    %u2 = arith.addf %u1, %d#0 : f64
    %v0 = arith.addf %b#1, %c#1 : f64
    %v1 = math.fma %two, %v0, %a#1 : f64
    %v2 = arith.addf %v1, %d#1 : f64
    %qn = math.fma %h6, %u2, %q : f64
    %pn = math.fma %h6, %v2, %p : f64
    scf.yield %qn, %pn : f64, f64
  }
  return %r#0, %r#1 : f64, f64
}
func.func private @pendulum(%q: f64, %p: f64, %k: f64) -> (f64, f64) {
  %s = math.sin %q : f64
  %t = arith.mulf %k, %s : f64
  %dp = arith.negf %t : f64
  return %p, %dp : f64, f64
}

// -----

// A scalar Kalman filter: log-likelihood of observations.
func.func @kalman_filter(%obs: memref<?xf64>, %a: f64, %q: f64, %r: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %half = arith.constant -0.5 : f64
  %n = memref.dim %obs, %c0 : memref<?xf64>
  %o:3 = scf.for %i = %c0 to %n step %c1 iter_args(%m = %zero, %p = %one, %l = %zero) -> (f64, f64, f64) {
    %mp = arith.mulf %a, %m : f64
    %ap = arith.mulf %a, %p : f64
    %pp = math.fma %ap, %a, %q : f64
    %s = arith.addf %pp, %r : f64
    %y = memref.load %obs[%i] : memref<?xf64>
    %e = arith.subf %y, %mp : f64
    %k = arith.divf %pp, %s : f64
    %mn = math.fma %k, %e, %mp : f64
    %kk = arith.subf %one, %k : f64
    %pn = arith.mulf %kk, %pp : f64
    %ls = math.log %s : f64
    %ee = arith.mulf %e, %e : f64
    %es = arith.divf %ee, %s : f64
    %t = arith.addf %ls, %es : f64
    %ln = math.fma %half, %t, %l : f64
    scf.yield %mn, %pn, %ln : f64, f64, f64
  }
  return %o#2 : f64
}

// -----

// Determinant by elimination in place, with the buffer as workspace.
func.func @determinant(%m: memref<3x3xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1.0 : f64
  %y = scf.for %k = %c0 to %c3 step %c1 iter_args(%d = %one) -> (f64) {
    %p = memref.load %m[%k, %k] : memref<3x3xf64>
    %next = arith.addi %k, %c1 : index
    scf.for %i = %next to %c3 step %c1 {
      %u = memref.load %m[%i, %k] : memref<3x3xf64>
      %f = arith.divf %u, %p : f64
      scf.for %j = %k to %c3 step %c1 {
        %v = memref.load %m[%k, %j] : memref<3x3xf64>
        %w = memref.load %m[%i, %j] : memref<3x3xf64>
        %fv = arith.mulf %f, %v : f64
        %n = arith.subf %w, %fv : f64
        memref.store %n, %m[%i, %j] : memref<3x3xf64>
      }
    }
    %e = arith.mulf %d, %p : f64
    scf.yield %e : f64
  }
  return %y : f64
}

// -----

// Bubble sort: data decides what is written where.
func.func @sorted_weighted_sum(%m: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %m, %c0 : memref<?xf64>
  %last = arith.subi %n, %c1 : index
  scf.for %i = %c0 to %last step %c1 {
    scf.for %j = %c0 to %last step %c1 {
      %k = arith.addi %j, %c1 : index
      %u = memref.load %m[%j] : memref<?xf64>
      %v = memref.load %m[%k] : memref<?xf64>
      %wrong = arith.cmpf ogt, %u, %v : f64
      scf.if %wrong {
        memref.store %v, %m[%j] : memref<?xf64>
        memref.store %u, %m[%k] : memref<?xf64>
      }
    }
  }
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %v = memref.load %m[%i] : memref<?xf64>
    %z = arith.index_cast %i : index to i64
    %f = arith.sitofp %z : i64 to f64
    %vv = arith.mulf %v, %v : f64
    %w = arith.mulf %f, %vv : f64
    %b = arith.addf %a, %w : f64
    scf.yield %b : f64
  }
  return %y : f64
}
