// Programs that overwrite their arguments, as loops over buffers: those of `in_place.c`.

func.func private @half_squares_1(%x: memref<?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %n0 = memref.dim %x, %d0 : memref<?xf64>
  %s0 = affine.for %i = 0 to %n0 iter_args(%a0 = %zero) -> (f64) {
    %e = affine.load %x[%i] : memref<?xf64>
    %square = arith.mulf %e, %e : f64
    %next = arith.addf %a0, %square : f64
    affine.yield %next : f64
  }
  %result = arith.mulf %half, %s0 : f64
  return %result : f64
}

func.func private @half_squares_2(%x: memref<?x?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %d1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %n0 = memref.dim %x, %d0 : memref<?x?xf64>
  %n1 = memref.dim %x, %d1 : memref<?x?xf64>
  %s0 = affine.for %i = 0 to %n0 iter_args(%a0 = %zero) -> (f64) {
    %s1 = affine.for %j = 0 to %n1 iter_args(%a1 = %a0) -> (f64) {
      %e = affine.load %x[%i, %j] : memref<?x?xf64>
      %square = arith.mulf %e, %e : f64
      %next = arith.addf %a1, %square : f64
      affine.yield %next : f64
    }
    affine.yield %s1 : f64
  }
  %result = arith.mulf %half, %s0 : f64
  return %result : f64
}

func.func private @half_squares_3(%x: memref<?x?x?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %d1 = arith.constant 1 : index
  %d2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %n0 = memref.dim %x, %d0 : memref<?x?x?xf64>
  %n1 = memref.dim %x, %d1 : memref<?x?x?xf64>
  %n2 = memref.dim %x, %d2 : memref<?x?x?xf64>
  %s0 = affine.for %i = 0 to %n0 iter_args(%a0 = %zero) -> (f64) {
    %s1 = affine.for %j = 0 to %n1 iter_args(%a1 = %a0) -> (f64) {
      %s2 = affine.for %k = 0 to %n2 iter_args(%a2 = %a1) -> (f64) {
        %e = affine.load %x[%i, %j, %k] : memref<?x?x?xf64>
        %square = arith.mulf %e, %e : f64
        %next = arith.addf %a2, %square : f64
        affine.yield %next : f64
      }
      affine.yield %s2 : f64
    }
    affine.yield %s1 : f64
  }
  %result = arith.mulf %half, %s0 : f64
  return %result : f64
}

// C = 1.5 A B + 1.2 C, row by row.
func.func @gemm(%A: memref<?x?xf64>, %B: memref<?x?xf64>, %C: memref<?x?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %c1_2 = arith.constant 1.2 : f64
  %c1_5 = arith.constant 1.5 : f64
  %n = memref.dim %A, %d0 : memref<?x?xf64>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %1 = affine.load %C[%i, %j] : memref<?x?xf64>
      %2 = arith.mulf %1, %c1_2 : f64
      affine.store %2, %C[%i, %j] : memref<?x?xf64>
    }
    affine.for %k = 0 to %n {
      affine.for %j = 0 to %n {
        %3 = affine.load %C[%i, %j] : memref<?x?xf64>
        %4 = affine.load %A[%i, %k] : memref<?x?xf64>
        %5 = arith.mulf %c1_5, %4 : f64
        %6 = affine.load %B[%k, %j] : memref<?x?xf64>
        %7 = arith.mulf %5, %6 : f64
        %8 = arith.addf %3, %7 : f64
        affine.store %8, %C[%i, %j] : memref<?x?xf64>
      }
    }
  }
  %9 = call @half_squares_2(%C) : (memref<?x?xf64>) -> f64
  return %9 : f64
}

// The same by scalar products.
func.func @gemm_dots(%A: memref<?x?xf64>, %B: memref<?x?xf64>, %C: memref<?x?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %c1_2 = arith.constant 1.2 : f64
  %c1_5 = arith.constant 1.5 : f64
  %n = memref.dim %A, %d0 : memref<?x?xf64>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %2 = affine.for %k = 0 to %n iter_args(%1 = %zero) -> (f64) {
        %3 = affine.load %A[%i, %k] : memref<?x?xf64>
        %4 = affine.load %B[%k, %j] : memref<?x?xf64>
        %5 = arith.mulf %3, %4 : f64
        %6 = arith.addf %1, %5 : f64
        affine.yield %6 : f64
      }
      %7 = affine.load %C[%i, %j] : memref<?x?xf64>
      %8 = arith.mulf %c1_2, %7 : f64
      %9 = arith.mulf %c1_5, %2 : f64
      %10 = arith.addf %8, %9 : f64
      affine.store %10, %C[%i, %j] : memref<?x?xf64>
    }
  }
  %11 = call @half_squares_2(%C) : (memref<?x?xf64>) -> f64
  return %11 : f64
}

// D = 1.5 A B C + 1.2 D, with A B in T.
func.func @two_products(%A: memref<?x?xf64>, %B: memref<?x?xf64>, %C: memref<?x?xf64>,
    %D: memref<?x?xf64>, %T: memref<?x?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %c1_5 = arith.constant 1.5 : f64
  %c1_2 = arith.constant 1.2 : f64
  %n = memref.dim %A, %d0 : memref<?x?xf64>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      affine.store %zero, %T[%i, %j] : memref<?x?xf64>
      affine.for %k = 0 to %n {
        %1 = affine.load %T[%i, %j] : memref<?x?xf64>
        %2 = affine.load %A[%i, %k] : memref<?x?xf64>
        %3 = arith.mulf %c1_5, %2 : f64
        %4 = affine.load %B[%k, %j] : memref<?x?xf64>
        %5 = arith.mulf %3, %4 : f64
        %6 = arith.addf %1, %5 : f64
        affine.store %6, %T[%i, %j] : memref<?x?xf64>
      }
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %7 = affine.load %D[%i, %j] : memref<?x?xf64>
      %8 = arith.mulf %7, %c1_2 : f64
      affine.store %8, %D[%i, %j] : memref<?x?xf64>
      affine.for %k = 0 to %n {
        %9 = affine.load %D[%i, %j] : memref<?x?xf64>
        %10 = affine.load %T[%i, %k] : memref<?x?xf64>
        %11 = affine.load %C[%k, %j] : memref<?x?xf64>
        %12 = arith.mulf %10, %11 : f64
        %13 = arith.addf %9, %12 : f64
        affine.store %13, %D[%i, %j] : memref<?x?xf64>
      }
    }
  }
  %14 = call @half_squares_2(%D) : (memref<?x?xf64>) -> f64
  return %14 : f64
}

// G = (A B) (C D), with A B in E and C D in F.
func.func @three_products(%A: memref<?x?xf64>, %B: memref<?x?xf64>, %C: memref<?x?xf64>,
    %D: memref<?x?xf64>, %E: memref<?x?xf64>, %F: memref<?x?xf64>, %G: memref<?x?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %A, %d0 : memref<?x?xf64>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      affine.store %zero, %E[%i, %j] : memref<?x?xf64>
      affine.for %k = 0 to %n {
        %1 = affine.load %E[%i, %j] : memref<?x?xf64>
        %2 = affine.load %A[%i, %k] : memref<?x?xf64>
        %3 = affine.load %B[%k, %j] : memref<?x?xf64>
        %4 = arith.mulf %2, %3 : f64
        %5 = arith.addf %1, %4 : f64
        affine.store %5, %E[%i, %j] : memref<?x?xf64>
      }
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      affine.store %zero, %F[%i, %j] : memref<?x?xf64>
      affine.for %k = 0 to %n {
        %6 = affine.load %F[%i, %j] : memref<?x?xf64>
        %7 = affine.load %C[%i, %k] : memref<?x?xf64>
        %8 = affine.load %D[%k, %j] : memref<?x?xf64>
        %9 = arith.mulf %7, %8 : f64
        %10 = arith.addf %6, %9 : f64
        affine.store %10, %F[%i, %j] : memref<?x?xf64>
      }
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      affine.store %zero, %G[%i, %j] : memref<?x?xf64>
      affine.for %k = 0 to %n {
        %11 = affine.load %G[%i, %j] : memref<?x?xf64>
        %12 = affine.load %E[%i, %k] : memref<?x?xf64>
        %13 = affine.load %F[%k, %j] : memref<?x?xf64>
        %14 = arith.mulf %12, %13 : f64
        %15 = arith.addf %11, %14 : f64
        affine.store %15, %G[%i, %j] : memref<?x?xf64>
      }
    }
  }
  %16 = call @half_squares_2(%G) : (memref<?x?xf64>) -> f64
  return %16 : f64
}

// A += u v' + p q', x += 1.2 A' y + z, w += 1.5 A x.
func.func @gemver(%A: memref<?x?xf64>, %u: memref<?xf64>, %v: memref<?xf64>, %p: memref<?xf64>,
    %q: memref<?xf64>, %w: memref<?xf64>, %x: memref<?xf64>, %y: memref<?xf64>, %z: memref<?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %c1_2 = arith.constant 1.2 : f64
  %c1_5 = arith.constant 1.5 : f64
  %n = memref.dim %A, %d0 : memref<?x?xf64>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %1 = affine.load %A[%i, %j] : memref<?x?xf64>
      %2 = affine.load %u[%i] : memref<?xf64>
      %3 = affine.load %v[%j] : memref<?xf64>
      %4 = arith.mulf %2, %3 : f64
      %5 = arith.addf %1, %4 : f64
      %6 = affine.load %p[%i] : memref<?xf64>
      %7 = affine.load %q[%j] : memref<?xf64>
      %8 = arith.mulf %6, %7 : f64
      %9 = arith.addf %5, %8 : f64
      affine.store %9, %A[%i, %j] : memref<?x?xf64>
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %10 = affine.load %x[%i] : memref<?xf64>
      %11 = affine.load %A[%j, %i] : memref<?x?xf64>
      %12 = arith.mulf %c1_2, %11 : f64
      %13 = affine.load %y[%j] : memref<?xf64>
      %14 = arith.mulf %12, %13 : f64
      %15 = arith.addf %10, %14 : f64
      affine.store %15, %x[%i] : memref<?xf64>
    }
  }
  affine.for %i = 0 to %n {
    %16 = affine.load %x[%i] : memref<?xf64>
    %17 = affine.load %z[%i] : memref<?xf64>
    %18 = arith.addf %16, %17 : f64
    affine.store %18, %x[%i] : memref<?xf64>
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %19 = affine.load %w[%i] : memref<?xf64>
      %20 = affine.load %A[%i, %j] : memref<?x?xf64>
      %21 = arith.mulf %c1_5, %20 : f64
      %22 = affine.load %x[%j] : memref<?xf64>
      %23 = arith.mulf %21, %22 : f64
      %24 = arith.addf %19, %23 : f64
      affine.store %24, %w[%i] : memref<?xf64>
    }
  }
  %25 = call @half_squares_1(%w) : (memref<?xf64>) -> f64
  return %25 : f64
}

// y = 1.5 A x + 1.2 B x.
func.func @gesummv(%A: memref<?x?xf64>, %B: memref<?x?xf64>, %t: memref<?xf64>, %x: memref<?xf64>,
    %y: memref<?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %c1_5 = arith.constant 1.5 : f64
  %c1_2 = arith.constant 1.2 : f64
  %n = memref.dim %A, %d0 : memref<?x?xf64>
  affine.for %i = 0 to %n {
    affine.store %zero, %t[%i] : memref<?xf64>
    affine.store %zero, %y[%i] : memref<?xf64>
    affine.for %j = 0 to %n {
      %1 = affine.load %A[%i, %j] : memref<?x?xf64>
      %2 = affine.load %x[%j] : memref<?xf64>
      %3 = arith.mulf %1, %2 : f64
      %4 = affine.load %t[%i] : memref<?xf64>
      %5 = arith.addf %3, %4 : f64
      affine.store %5, %t[%i] : memref<?xf64>
      %6 = affine.load %B[%i, %j] : memref<?x?xf64>
      %7 = affine.load %x[%j] : memref<?xf64>
      %8 = arith.mulf %6, %7 : f64
      %9 = affine.load %y[%i] : memref<?xf64>
      %10 = arith.addf %8, %9 : f64
      affine.store %10, %y[%i] : memref<?xf64>
    }
    %11 = affine.load %t[%i] : memref<?xf64>
    %12 = arith.mulf %c1_5, %11 : f64
    %13 = affine.load %y[%i] : memref<?xf64>
    %14 = arith.mulf %c1_2, %13 : f64
    %15 = arith.addf %12, %14 : f64
    affine.store %15, %y[%i] : memref<?xf64>
  }
  %16 = call @half_squares_1(%y) : (memref<?xf64>) -> f64
  return %16 : f64
}

// y = A' (A x), with A x in t.
func.func @atax(%A: memref<?x?xf64>, %x: memref<?xf64>, %y: memref<?xf64>,
    %t: memref<?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %A, %d0 : memref<?x?xf64>
  affine.for %i = 0 to %n {
    affine.store %zero, %y[%i] : memref<?xf64>
  }
  affine.for %i = 0 to %n {
    affine.store %zero, %t[%i] : memref<?xf64>
    affine.for %j = 0 to %n {
      %1 = affine.load %t[%i] : memref<?xf64>
      %2 = affine.load %A[%i, %j] : memref<?x?xf64>
      %3 = affine.load %x[%j] : memref<?xf64>
      %4 = arith.mulf %2, %3 : f64
      %5 = arith.addf %1, %4 : f64
      affine.store %5, %t[%i] : memref<?xf64>
    }
    affine.for %j = 0 to %n {
      %6 = affine.load %y[%j] : memref<?xf64>
      %7 = affine.load %A[%i, %j] : memref<?x?xf64>
      %8 = affine.load %t[%i] : memref<?xf64>
      %9 = arith.mulf %7, %8 : f64
      %10 = arith.addf %6, %9 : f64
      affine.store %10, %y[%j] : memref<?xf64>
    }
  }
  %11 = call @half_squares_1(%y) : (memref<?xf64>) -> f64
  return %11 : f64
}

// s = A' r, q = A p.
func.func @bicg(%A: memref<?x?xf64>, %s: memref<?xf64>, %q: memref<?xf64>, %p: memref<?xf64>,
    %r: memref<?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %A, %d0 : memref<?x?xf64>
  affine.for %i = 0 to %n {
    affine.store %zero, %s[%i] : memref<?xf64>
  }
  affine.for %i = 0 to %n {
    affine.store %zero, %q[%i] : memref<?xf64>
    affine.for %j = 0 to %n {
      %1 = affine.load %s[%j] : memref<?xf64>
      %2 = affine.load %r[%i] : memref<?xf64>
      %3 = affine.load %A[%i, %j] : memref<?x?xf64>
      %4 = arith.mulf %2, %3 : f64
      %5 = arith.addf %1, %4 : f64
      affine.store %5, %s[%j] : memref<?xf64>
      %6 = affine.load %q[%i] : memref<?xf64>
      %7 = affine.load %A[%i, %j] : memref<?x?xf64>
      %8 = affine.load %p[%j] : memref<?xf64>
      %9 = arith.mulf %7, %8 : f64
      %10 = arith.addf %6, %9 : f64
      affine.store %10, %q[%i] : memref<?xf64>
    }
  }
  %11 = call @half_squares_1(%s) : (memref<?xf64>) -> f64
  %12 = call @half_squares_1(%q) : (memref<?xf64>) -> f64
  %13 = arith.addf %11, %12 : f64
  return %13 : f64
}

// x += A y, z += A' w.
func.func @mvt(%A: memref<?x?xf64>, %x: memref<?xf64>, %z: memref<?xf64>, %y: memref<?xf64>,
    %w: memref<?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %n = memref.dim %A, %d0 : memref<?x?xf64>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %1 = affine.load %x[%i] : memref<?xf64>
      %2 = affine.load %A[%i, %j] : memref<?x?xf64>
      %3 = affine.load %y[%j] : memref<?xf64>
      %4 = arith.mulf %2, %3 : f64
      %5 = arith.addf %1, %4 : f64
      affine.store %5, %x[%i] : memref<?xf64>
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %6 = affine.load %z[%i] : memref<?xf64>
      %7 = affine.load %A[%j, %i] : memref<?x?xf64>
      %8 = affine.load %w[%j] : memref<?xf64>
      %9 = arith.mulf %7, %8 : f64
      %10 = arith.addf %6, %9 : f64
      affine.store %10, %z[%i] : memref<?xf64>
    }
  }
  %11 = call @half_squares_1(%x) : (memref<?xf64>) -> f64
  %12 = call @half_squares_1(%z) : (memref<?xf64>) -> f64
  %13 = arith.addf %11, %12 : f64
  return %13 : f64
}

// Each row of A[r][q] is multiplied by C, through a row of scratch.
func.func @doitgen(%A: memref<?x?x?xf64>, %C: memref<?x?xf64>, %sum: memref<?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %d2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %A, %d0 : memref<?x?x?xf64>
  %m = memref.dim %A, %d2 : memref<?x?x?xf64>
  affine.for %r = 0 to %n {
    affine.for %q = 0 to %n {
      affine.for %p = 0 to %m {
        affine.store %zero, %sum[%p] : memref<?xf64>
        affine.for %s = 0 to %m {
          %1 = affine.load %sum[%p] : memref<?xf64>
          %2 = affine.load %A[%r, %q, %s] : memref<?x?x?xf64>
          %3 = affine.load %C[%s, %p] : memref<?x?xf64>
          %4 = arith.mulf %2, %3 : f64
          %5 = arith.addf %1, %4 : f64
          affine.store %5, %sum[%p] : memref<?xf64>
        }
      }
      affine.for %p = 0 to %m {
        %6 = affine.load %sum[%p] : memref<?xf64>
        affine.store %6, %A[%r, %q, %p] : memref<?x?x?xf64>
      }
    }
  }
  %7 = call @half_squares_3(%A) : (memref<?x?x?xf64>) -> f64
  return %7 : f64
}

// Columns of `data` are centred; S are the products of all pairs.
func.func @covariance(%data: memref<?x?xf64>, %S: memref<?x?xf64>, %mean: memref<?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %d1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %n = memref.dim %data, %d0 : memref<?x?xf64>
  %m = memref.dim %data, %d1 : memref<?x?xf64>
  affine.for %j = 0 to %m {
    affine.store %zero, %mean[%j] : memref<?xf64>
    affine.for %i = 0 to %n {
      %1 = affine.load %mean[%j] : memref<?xf64>
      %2 = affine.load %data[%i, %j] : memref<?x?xf64>
      %3 = arith.addf %1, %2 : f64
      affine.store %3, %mean[%j] : memref<?xf64>
    }
    %4 = affine.load %mean[%j] : memref<?xf64>
    %5 = arith.index_cast %n : index to i64
    %6 = arith.sitofp %5 : i64 to f64
    %7 = arith.divf %4, %6 : f64
    affine.store %7, %mean[%j] : memref<?xf64>
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %8 = affine.load %data[%i, %j] : memref<?x?xf64>
      %9 = affine.load %mean[%j] : memref<?xf64>
      %10 = arith.subf %8, %9 : f64
      affine.store %10, %data[%i, %j] : memref<?x?xf64>
    }
  }
  affine.for %i = 0 to %m {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to %m {
      affine.store %zero, %S[%i, %j] : memref<?x?xf64>
      affine.for %k = 0 to %n {
        %11 = affine.load %S[%i, %j] : memref<?x?xf64>
        %12 = affine.load %data[%k, %i] : memref<?x?xf64>
        %13 = affine.load %data[%k, %j] : memref<?x?xf64>
        %14 = arith.mulf %12, %13 : f64
        %15 = arith.addf %11, %14 : f64
        affine.store %15, %S[%i, %j] : memref<?x?xf64>
      }
      %16 = affine.load %S[%i, %j] : memref<?x?xf64>
      %17 = arith.index_cast %n : index to i64
      %18 = arith.sitofp %17 : i64 to f64
      %19 = arith.subf %18, %one : f64
      %20 = arith.divf %16, %19 : f64
      affine.store %20, %S[%i, %j] : memref<?x?xf64>
      %21 = affine.load %S[%i, %j] : memref<?x?xf64>
      affine.store %21, %S[%j, %i] : memref<?x?xf64>
    }
  }
  %22 = call @half_squares_2(%S) : (memref<?x?xf64>) -> f64
  return %22 : f64
}

func.func @jacobi_1d(%A: memref<?xf64>, %B: memref<?xf64>, %steps: index) -> f64 {
  %d0 = arith.constant 0 : index
  %c0_33333 = arith.constant 0.33333 : f64
  %n = memref.dim %A, %d0 : memref<?xf64>
  affine.for %t = 0 to %steps {
    affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
      %1 = affine.load %A[%i - 1] : memref<?xf64>
      %2 = affine.load %A[%i] : memref<?xf64>
      %3 = arith.addf %1, %2 : f64
      %4 = affine.load %A[%i + 1] : memref<?xf64>
      %5 = arith.addf %3, %4 : f64
      %6 = arith.mulf %c0_33333, %5 : f64
      affine.store %6, %B[%i] : memref<?xf64>
    }
    affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
      %7 = affine.load %B[%i - 1] : memref<?xf64>
      %8 = affine.load %B[%i] : memref<?xf64>
      %9 = arith.addf %7, %8 : f64
      %10 = affine.load %B[%i + 1] : memref<?xf64>
      %11 = arith.addf %9, %10 : f64
      %12 = arith.mulf %c0_33333, %11 : f64
      affine.store %12, %A[%i] : memref<?xf64>
    }
  }
  %13 = call @half_squares_1(%A) : (memref<?xf64>) -> f64
  return %13 : f64
}

func.func @jacobi_2d(%A: memref<?x?xf64>, %B: memref<?x?xf64>, %steps: index) -> f64 {
  %d0 = arith.constant 0 : index
  %c0_2 = arith.constant 0.2 : f64
  %n = memref.dim %A, %d0 : memref<?x?xf64>
  affine.for %t = 0 to %steps {
    affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
      affine.for %j = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
        %1 = affine.load %A[%i, %j] : memref<?x?xf64>
        %2 = affine.load %A[%i, %j - 1] : memref<?x?xf64>
        %3 = arith.addf %1, %2 : f64
        %4 = affine.load %A[%i, %j + 1] : memref<?x?xf64>
        %5 = arith.addf %3, %4 : f64
        %6 = affine.load %A[%i + 1, %j] : memref<?x?xf64>
        %7 = arith.addf %5, %6 : f64
        %8 = affine.load %A[%i - 1, %j] : memref<?x?xf64>
        %9 = arith.addf %7, %8 : f64
        %10 = arith.mulf %c0_2, %9 : f64
        affine.store %10, %B[%i, %j] : memref<?x?xf64>
      }
    }
    affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
      affine.for %j = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
        %11 = affine.load %B[%i, %j] : memref<?x?xf64>
        %12 = affine.load %B[%i, %j - 1] : memref<?x?xf64>
        %13 = arith.addf %11, %12 : f64
        %14 = affine.load %B[%i, %j + 1] : memref<?x?xf64>
        %15 = arith.addf %13, %14 : f64
        %16 = affine.load %B[%i + 1, %j] : memref<?x?xf64>
        %17 = arith.addf %15, %16 : f64
        %18 = affine.load %B[%i - 1, %j] : memref<?x?xf64>
        %19 = arith.addf %17, %18 : f64
        %20 = arith.mulf %c0_2, %19 : f64
        affine.store %20, %A[%i, %j] : memref<?x?xf64>
      }
    }
  }
  %21 = call @half_squares_2(%A) : (memref<?x?xf64>) -> f64
  return %21 : f64
}

func.func @heat_3d(%A: memref<?x?x?xf64>, %B: memref<?x?x?xf64>, %steps: index) -> f64 {
  %d0 = arith.constant 0 : index
  %c0_125 = arith.constant 0.125 : f64
  %two = arith.constant 2.0 : f64
  %n = memref.dim %A, %d0 : memref<?x?x?xf64>
  affine.for %t = 0 to %steps {
    affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
      affine.for %j = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
        affine.for %k = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
          %1 = affine.load %A[%i + 1, %j, %k] : memref<?x?x?xf64>
          %2 = affine.load %A[%i, %j, %k] : memref<?x?x?xf64>
          %3 = arith.mulf %two, %2 : f64
          %4 = arith.subf %1, %3 : f64
          %5 = affine.load %A[%i - 1, %j, %k] : memref<?x?x?xf64>
          %6 = arith.addf %4, %5 : f64
          %7 = arith.mulf %c0_125, %6 : f64
          %8 = affine.load %A[%i, %j + 1, %k] : memref<?x?x?xf64>
          %9 = affine.load %A[%i, %j, %k] : memref<?x?x?xf64>
          %10 = arith.mulf %two, %9 : f64
          %11 = arith.subf %8, %10 : f64
          %12 = affine.load %A[%i, %j - 1, %k] : memref<?x?x?xf64>
          %13 = arith.addf %11, %12 : f64
          %14 = arith.mulf %c0_125, %13 : f64
          %15 = arith.addf %7, %14 : f64
          %16 = affine.load %A[%i, %j, %k + 1] : memref<?x?x?xf64>
          %17 = affine.load %A[%i, %j, %k] : memref<?x?x?xf64>
          %18 = arith.mulf %two, %17 : f64
          %19 = arith.subf %16, %18 : f64
          %20 = affine.load %A[%i, %j, %k - 1] : memref<?x?x?xf64>
          %21 = arith.addf %19, %20 : f64
          %22 = arith.mulf %c0_125, %21 : f64
          %23 = arith.addf %15, %22 : f64
          %24 = affine.load %A[%i, %j, %k] : memref<?x?x?xf64>
          %25 = arith.addf %23, %24 : f64
          affine.store %25, %B[%i, %j, %k] : memref<?x?x?xf64>
        }
      }
    }
    affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
      affine.for %j = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
        affine.for %k = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
          %26 = affine.load %B[%i + 1, %j, %k] : memref<?x?x?xf64>
          %27 = affine.load %B[%i, %j, %k] : memref<?x?x?xf64>
          %28 = arith.mulf %two, %27 : f64
          %29 = arith.subf %26, %28 : f64
          %30 = affine.load %B[%i - 1, %j, %k] : memref<?x?x?xf64>
          %31 = arith.addf %29, %30 : f64
          %32 = arith.mulf %c0_125, %31 : f64
          %33 = affine.load %B[%i, %j + 1, %k] : memref<?x?x?xf64>
          %34 = affine.load %B[%i, %j, %k] : memref<?x?x?xf64>
          %35 = arith.mulf %two, %34 : f64
          %36 = arith.subf %33, %35 : f64
          %37 = affine.load %B[%i, %j - 1, %k] : memref<?x?x?xf64>
          %38 = arith.addf %36, %37 : f64
          %39 = arith.mulf %c0_125, %38 : f64
          %40 = arith.addf %32, %39 : f64
          %41 = affine.load %B[%i, %j, %k + 1] : memref<?x?x?xf64>
          %42 = affine.load %B[%i, %j, %k] : memref<?x?x?xf64>
          %43 = arith.mulf %two, %42 : f64
          %44 = arith.subf %41, %43 : f64
          %45 = affine.load %B[%i, %j, %k - 1] : memref<?x?x?xf64>
          %46 = arith.addf %44, %45 : f64
          %47 = arith.mulf %c0_125, %46 : f64
          %48 = arith.addf %40, %47 : f64
          %49 = affine.load %B[%i, %j, %k] : memref<?x?x?xf64>
          %50 = arith.addf %48, %49 : f64
          affine.store %50, %A[%i, %j, %k] : memref<?x?x?xf64>
        }
      }
    }
  }
  %51 = call @half_squares_3(%A) : (memref<?x?x?xf64>) -> f64
  return %51 : f64
}

func.func @fdtd_2d(%ex: memref<?x?xf64>, %ey: memref<?x?xf64>, %hz: memref<?x?xf64>,
    %source: memref<?xf64>, %steps: index) -> f64 {
  %d0 = arith.constant 0 : index
  %c0_5 = arith.constant 0.5 : f64
  %c0_7 = arith.constant 0.7 : f64
  %n = memref.dim %ex, %d0 : memref<?x?xf64>
  affine.for %t = 0 to %steps {
    affine.for %j = 0 to %n {
      %1 = affine.load %source[%t] : memref<?xf64>
      affine.store %1, %ey[0, %j] : memref<?x?xf64>
    }
    affine.for %i = 1 to %n {
      affine.for %j = 0 to %n {
        %2 = affine.load %ey[%i, %j] : memref<?x?xf64>
        %3 = affine.load %hz[%i, %j] : memref<?x?xf64>
        %4 = affine.load %hz[%i - 1, %j] : memref<?x?xf64>
        %5 = arith.subf %3, %4 : f64
        %6 = arith.mulf %c0_5, %5 : f64
        %7 = arith.subf %2, %6 : f64
        affine.store %7, %ey[%i, %j] : memref<?x?xf64>
      }
    }
    affine.for %i = 0 to %n {
      affine.for %j = 1 to %n {
        %8 = affine.load %ex[%i, %j] : memref<?x?xf64>
        %9 = affine.load %hz[%i, %j] : memref<?x?xf64>
        %10 = affine.load %hz[%i, %j - 1] : memref<?x?xf64>
        %11 = arith.subf %9, %10 : f64
        %12 = arith.mulf %c0_5, %11 : f64
        %13 = arith.subf %8, %12 : f64
        affine.store %13, %ex[%i, %j] : memref<?x?xf64>
      }
    }
    affine.for %i = 0 to affine_map<(d0) -> (d0 - 1)>(%n) {
      affine.for %j = 0 to affine_map<(d0) -> (d0 - 1)>(%n) {
        %14 = affine.load %hz[%i, %j] : memref<?x?xf64>
        %15 = affine.load %ex[%i, %j + 1] : memref<?x?xf64>
        %16 = affine.load %ex[%i, %j] : memref<?x?xf64>
        %17 = arith.subf %15, %16 : f64
        %18 = affine.load %ey[%i + 1, %j] : memref<?x?xf64>
        %19 = arith.addf %17, %18 : f64
        %20 = affine.load %ey[%i, %j] : memref<?x?xf64>
        %21 = arith.subf %19, %20 : f64
        %22 = arith.mulf %c0_7, %21 : f64
        %23 = arith.subf %14, %22 : f64
        affine.store %23, %hz[%i, %j] : memref<?x?xf64>
      }
    }
  }
  %24 = call @half_squares_2(%hz) : (memref<?x?xf64>) -> f64
  return %24 : f64
}

// Diffusion with a nonlinear reaction: u += 0.1 (neighbours - 4 u) - 0.01 u³, through v.
func.func @reaction(%u: memref<?x?xf64>, %v: memref<?x?xf64>, %steps: index) -> f64 {
  %d0 = arith.constant 0 : index
  %c4_0 = arith.constant 4.0 : f64
  %c0_1 = arith.constant 0.1 : f64
  %c0_01 = arith.constant 0.01 : f64
  %n = memref.dim %u, %d0 : memref<?x?xf64>
  affine.for %t = 0 to %steps {
    affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
      affine.for %j = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
        %1 = affine.load %u[%i, %j] : memref<?x?xf64>
        %2 = affine.load %u[%i - 1, %j] : memref<?x?xf64>
        %3 = affine.load %u[%i + 1, %j] : memref<?x?xf64>
        %4 = arith.addf %2, %3 : f64
        %5 = affine.load %u[%i, %j - 1] : memref<?x?xf64>
        %6 = arith.addf %4, %5 : f64
        %7 = affine.load %u[%i, %j + 1] : memref<?x?xf64>
        %8 = arith.addf %6, %7 : f64
        %9 = arith.mulf %c4_0, %1 : f64
        %10 = arith.subf %8, %9 : f64
        %11 = arith.mulf %c0_1, %10 : f64
        %12 = arith.addf %1, %11 : f64
        %13 = arith.mulf %c0_01, %1 : f64
        %14 = arith.mulf %13, %1 : f64
        %15 = arith.mulf %14, %1 : f64
        %16 = arith.subf %12, %15 : f64
        affine.store %16, %v[%i, %j] : memref<?x?xf64>
      }
    }
    affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
      affine.for %j = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
        %17 = affine.load %v[%i, %j] : memref<?x?xf64>
        affine.store %17, %u[%i, %j] : memref<?x?xf64>
      }
    }
  }
  %18 = call @half_squares_2(%u) : (memref<?x?xf64>) -> f64
  return %18 : f64
}

// Gauss-Seidel sweeps over eight neighbours.
func.func @seidel_2d(%A: memref<?x?xf64>, %steps: index) -> f64 {
  %d0 = arith.constant 0 : index
  %c9_0 = arith.constant 9.0 : f64
  %n = memref.dim %A, %d0 : memref<?x?xf64>
  affine.for %t = 0 to %steps {
    affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
      affine.for %j = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
        %1 = affine.load %A[%i - 1, %j - 1] : memref<?x?xf64>
        %2 = affine.load %A[%i - 1, %j] : memref<?x?xf64>
        %3 = arith.addf %1, %2 : f64
        %4 = affine.load %A[%i - 1, %j + 1] : memref<?x?xf64>
        %5 = arith.addf %3, %4 : f64
        %6 = affine.load %A[%i, %j - 1] : memref<?x?xf64>
        %7 = arith.addf %5, %6 : f64
        %8 = affine.load %A[%i, %j] : memref<?x?xf64>
        %9 = arith.addf %7, %8 : f64
        %10 = affine.load %A[%i, %j + 1] : memref<?x?xf64>
        %11 = arith.addf %9, %10 : f64
        %12 = affine.load %A[%i + 1, %j - 1] : memref<?x?xf64>
        %13 = arith.addf %11, %12 : f64
        %14 = affine.load %A[%i + 1, %j] : memref<?x?xf64>
        %15 = arith.addf %13, %14 : f64
        %16 = affine.load %A[%i + 1, %j + 1] : memref<?x?xf64>
        %17 = arith.addf %15, %16 : f64
        %18 = arith.divf %17, %c9_0 : f64
        affine.store %18, %A[%i, %j] : memref<?x?xf64>
      }
    }
  }
  %19 = call @half_squares_2(%A) : (memref<?x?xf64>) -> f64
  return %19 : f64
}

// Implicit steps along columns, then along rows: a tridiagonal system for each.
func.func @adi(%u: memref<?x?xf64>, %v: memref<?x?xf64>, %p: memref<?x?xf64>, %q: memref<?x?xf64>,
    %steps: index) -> f64 {
  %d0 = arith.constant 0 : index
  %cm0_3 = arith.constant -0.3 : f64
  %c1_6 = arith.constant 1.6 : f64
  %cm0_2 = arith.constant -0.2 : f64
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %n = memref.dim %u, %d0 : memref<?x?xf64>
  affine.for %t = 0 to %steps {
    affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
      affine.store %one, %v[0, %i] : memref<?x?xf64>
      affine.store %zero, %p[%i, 0] : memref<?x?xf64>
      %1 = affine.load %v[0, %i] : memref<?x?xf64>
      affine.store %1, %q[%i, 0] : memref<?x?xf64>
      affine.for %j = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
        %2 = arith.negf %cm0_3 : f64
        %3 = affine.load %p[%i, %j - 1] : memref<?x?xf64>
        %4 = arith.mulf %cm0_3, %3 : f64
        %5 = arith.addf %4, %c1_6 : f64
        %6 = arith.divf %2, %5 : f64
        affine.store %6, %p[%i, %j] : memref<?x?xf64>
        %7 = arith.negf %cm0_2 : f64
        %8 = affine.load %u[%j, %i - 1] : memref<?x?xf64>
        %9 = arith.mulf %7, %8 : f64
        %10 = arith.mulf %two, %cm0_2 : f64
        %11 = arith.addf %one, %10 : f64
        %12 = affine.load %u[%j, %i] : memref<?x?xf64>
        %13 = arith.mulf %11, %12 : f64
        %14 = arith.addf %9, %13 : f64
        %15 = affine.load %u[%j, %i + 1] : memref<?x?xf64>
        %16 = arith.mulf %cm0_2, %15 : f64
        %17 = arith.subf %14, %16 : f64
        %18 = affine.load %q[%i, %j - 1] : memref<?x?xf64>
        %19 = arith.mulf %cm0_3, %18 : f64
        %20 = arith.subf %17, %19 : f64
        %21 = affine.load %p[%i, %j - 1] : memref<?x?xf64>
        %22 = arith.mulf %cm0_3, %21 : f64
        %23 = arith.addf %22, %c1_6 : f64
        %24 = arith.divf %20, %23 : f64
        affine.store %24, %q[%i, %j] : memref<?x?xf64>
      }
      affine.store %one, %v[symbol(%n) - 1, %i] : memref<?x?xf64>
      affine.for %j = 0 to affine_map<(d0) -> (d0 - 2)>(%n) {
        %25 = affine.load %p[%i, symbol(%n) - 2 - %j] : memref<?x?xf64>
        %26 = affine.load %v[symbol(%n) - 2 - %j + 1, %i] : memref<?x?xf64>
        %27 = arith.mulf %25, %26 : f64
        %28 = affine.load %q[%i, symbol(%n) - 2 - %j] : memref<?x?xf64>
        %29 = arith.addf %27, %28 : f64
        affine.store %29, %v[symbol(%n) - 2 - %j, %i] : memref<?x?xf64>
      }
    }
    affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
      affine.store %one, %u[%i, 0] : memref<?x?xf64>
      affine.store %zero, %p[%i, 0] : memref<?x?xf64>
      %30 = affine.load %u[%i, 0] : memref<?x?xf64>
      affine.store %30, %q[%i, 0] : memref<?x?xf64>
      affine.for %j = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
        %31 = arith.negf %cm0_2 : f64
        %32 = affine.load %p[%i, %j - 1] : memref<?x?xf64>
        %33 = arith.mulf %cm0_2, %32 : f64
        %34 = arith.addf %33, %c1_6 : f64
        %35 = arith.divf %31, %34 : f64
        affine.store %35, %p[%i, %j] : memref<?x?xf64>
        %36 = arith.negf %cm0_3 : f64
        %37 = affine.load %v[%i - 1, %j] : memref<?x?xf64>
        %38 = arith.mulf %36, %37 : f64
        %39 = arith.mulf %two, %cm0_3 : f64
        %40 = arith.addf %one, %39 : f64
        %41 = affine.load %v[%i, %j] : memref<?x?xf64>
        %42 = arith.mulf %40, %41 : f64
        %43 = arith.addf %38, %42 : f64
        %44 = affine.load %v[%i + 1, %j] : memref<?x?xf64>
        %45 = arith.mulf %cm0_3, %44 : f64
        %46 = arith.subf %43, %45 : f64
        %47 = affine.load %q[%i, %j - 1] : memref<?x?xf64>
        %48 = arith.mulf %cm0_2, %47 : f64
        %49 = arith.subf %46, %48 : f64
        %50 = affine.load %p[%i, %j - 1] : memref<?x?xf64>
        %51 = arith.mulf %cm0_2, %50 : f64
        %52 = arith.addf %51, %c1_6 : f64
        %53 = arith.divf %49, %52 : f64
        affine.store %53, %q[%i, %j] : memref<?x?xf64>
      }
      affine.store %one, %u[%i, symbol(%n) - 1] : memref<?x?xf64>
      affine.for %j = 0 to affine_map<(d0) -> (d0 - 2)>(%n) {
        %54 = affine.load %p[%i, symbol(%n) - 2 - %j] : memref<?x?xf64>
        %55 = affine.load %u[%i, symbol(%n) - 2 - %j + 1] : memref<?x?xf64>
        %56 = arith.mulf %54, %55 : f64
        %57 = affine.load %q[%i, symbol(%n) - 2 - %j] : memref<?x?xf64>
        %58 = arith.addf %56, %57 : f64
        affine.store %58, %u[%i, symbol(%n) - 2 - %j] : memref<?x?xf64>
      }
    }
  }
  %59 = call @half_squares_2(%u) : (memref<?x?xf64>) -> f64
  return %59 : f64
}

// Recursive filter along rows, forth and back, then along columns.
func.func @deriche(%x: memref<?x?xf64>, %out: memref<?x?xf64>, %y: memref<?x?xf64>,
    %z: memref<?x?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %c0_3 = arith.constant 0.3 : f64
  %c0_2 = arith.constant 0.2 : f64
  %c0_25 = arith.constant 0.25 : f64
  %c0_15 = arith.constant 0.15 : f64
  %c0_9 = arith.constant 0.9 : f64
  %cm0_25 = arith.constant -0.25 : f64
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %d0 : memref<?x?xf64>
  affine.for %i = 0 to %n {
    %4:3 = affine.for %j = 0 to %n iter_args(%1 = %zero, %2 = %zero, %3 = %zero) -> (f64, f64, f64) {
      %5 = affine.load %x[%i, %j] : memref<?x?xf64>
      %6 = arith.mulf %c0_3, %5 : f64
      %7 = arith.mulf %c0_2, %1 : f64
      %8 = arith.addf %6, %7 : f64
      %9 = arith.mulf %c0_9, %3 : f64
      %10 = arith.addf %8, %9 : f64
      %11 = arith.mulf %cm0_25, %2 : f64
      %12 = arith.addf %10, %11 : f64
      affine.store %12, %y[%i, %j] : memref<?x?xf64>
      %13 = affine.load %x[%i, %j] : memref<?x?xf64>
      %14 = affine.load %y[%i, %j] : memref<?x?xf64>
      affine.yield %13, %3, %14 : f64, f64, f64
    }
  }
  affine.for %i = 0 to %n {
    %19:4 = affine.for %j = 0 to %n iter_args(%15 = %zero, %16 = %zero, %17 = %zero, %18 = %zero) -> (f64, f64, f64, f64) {
      %20 = arith.mulf %c0_25, %16 : f64
      %21 = arith.mulf %c0_15, %15 : f64
      %22 = arith.addf %20, %21 : f64
      %23 = arith.mulf %c0_9, %18 : f64
      %24 = arith.addf %22, %23 : f64
      %25 = arith.mulf %cm0_25, %17 : f64
      %26 = arith.addf %24, %25 : f64
      affine.store %26, %z[%i, symbol(%n) - 1 - %j] : memref<?x?xf64>
      %27 = affine.load %x[%i, symbol(%n) - 1 - %j] : memref<?x?xf64>
      %28 = affine.load %z[%i, symbol(%n) - 1 - %j] : memref<?x?xf64>
      affine.yield %16, %27, %18, %28 : f64, f64, f64, f64
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %29 = affine.load %y[%i, %j] : memref<?x?xf64>
      %30 = affine.load %z[%i, %j] : memref<?x?xf64>
      %31 = arith.addf %29, %30 : f64
      affine.store %31, %out[%i, %j] : memref<?x?xf64>
    }
  }
  affine.for %j = 0 to %n {
    %35:3 = affine.for %i = 0 to %n iter_args(%32 = %zero, %33 = %zero, %34 = %zero) -> (f64, f64, f64) {
      %36 = affine.load %out[%i, %j] : memref<?x?xf64>
      %37 = arith.mulf %c0_3, %36 : f64
      %38 = arith.mulf %c0_2, %32 : f64
      %39 = arith.addf %37, %38 : f64
      %40 = arith.mulf %c0_9, %34 : f64
      %41 = arith.addf %39, %40 : f64
      %42 = arith.mulf %cm0_25, %33 : f64
      %43 = arith.addf %41, %42 : f64
      affine.store %43, %y[%i, %j] : memref<?x?xf64>
      %44 = affine.load %out[%i, %j] : memref<?x?xf64>
      %45 = affine.load %y[%i, %j] : memref<?x?xf64>
      affine.yield %44, %34, %45 : f64, f64, f64
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %46 = affine.load %y[%i, %j] : memref<?x?xf64>
      %47 = affine.load %out[%i, %j] : memref<?x?xf64>
      %48 = arith.mulf %46, %47 : f64
      affine.store %48, %out[%i, %j] : memref<?x?xf64>
    }
  }
  %49 = call @half_squares_2(%out) : (memref<?x?xf64>) -> f64
  return %49 : f64
}

// L x = b for a lower triangular L.
func.func @trisolv(%L: memref<?x?xf64>, %x: memref<?xf64>, %b: memref<?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %n = memref.dim %L, %d0 : memref<?x?xf64>
  affine.for %i = 0 to %n {
    %1 = affine.load %b[%i] : memref<?xf64>
    affine.store %1, %x[%i] : memref<?xf64>
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %2 = affine.load %x[%i] : memref<?xf64>
      %3 = affine.load %L[%i, %j] : memref<?x?xf64>
      %4 = affine.load %x[%j] : memref<?xf64>
      %5 = arith.mulf %3, %4 : f64
      %6 = arith.subf %2, %5 : f64
      affine.store %6, %x[%i] : memref<?xf64>
    }
    %7 = affine.load %x[%i] : memref<?xf64>
    %8 = affine.load %L[%i, %i] : memref<?x?xf64>
    %9 = arith.divf %7, %8 : f64
    affine.store %9, %x[%i] : memref<?xf64>
  }
  %10 = call @half_squares_1(%x) : (memref<?xf64>) -> f64
  return %10 : f64
}

// Durbin's recursion for Toeplitz systems.
func.func @durbin(%r: memref<?xf64>, %y: memref<?xf64>, %z: memref<?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %r, %d0 : memref<?xf64>
  %1 = affine.load %r[0] : memref<?xf64>
  %2 = arith.negf %1 : f64
  affine.store %2, %y[0] : memref<?xf64>
  %3 = affine.load %r[0] : memref<?xf64>
  %4 = arith.negf %3 : f64
  %7:2 = affine.for %k = 1 to %n iter_args(%5 = %one, %6 = %4) -> (f64, f64) {
    %8 = arith.mulf %6, %6 : f64
    %9 = arith.subf %one, %8 : f64
    %10 = arith.mulf %9, %5 : f64
    %12 = affine.for %i = 0 to affine_map<(d0) -> (d0)>(%k) iter_args(%11 = %zero) -> (f64) {
      %13 = affine.load %r[%k - %i - 1] : memref<?xf64>
      %14 = affine.load %y[%i] : memref<?xf64>
      %15 = arith.mulf %13, %14 : f64
      %16 = arith.addf %11, %15 : f64
      affine.yield %16 : f64
    }
    %17 = affine.load %r[%k] : memref<?xf64>
    %18 = arith.addf %17, %12 : f64
    %19 = arith.negf %18 : f64
    %20 = arith.divf %19, %10 : f64
    affine.for %i = 0 to affine_map<(d0) -> (d0)>(%k) {
      %21 = affine.load %y[%i] : memref<?xf64>
      %22 = affine.load %y[%k - %i - 1] : memref<?xf64>
      %23 = arith.mulf %20, %22 : f64
      %24 = arith.addf %21, %23 : f64
      affine.store %24, %z[%i] : memref<?xf64>
    }
    affine.for %i = 0 to affine_map<(d0) -> (d0)>(%k) {
      %25 = affine.load %z[%i] : memref<?xf64>
      affine.store %25, %y[%i] : memref<?xf64>
    }
    affine.store %20, %y[%k] : memref<?xf64>
    affine.yield %10, %20 : f64, f64
  }
  %26 = call @half_squares_1(%y) : (memref<?xf64>) -> f64
  return %26 : f64
}

// L and U in the place of A, without pivots.
func.func @lu(%A: memref<?x?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %n = memref.dim %A, %d0 : memref<?x?xf64>
  affine.for %k = 0 to %n {
    affine.for %i = affine_map<(d0) -> (d0 + 1)>(%k) to %n {
      %1 = affine.load %A[%i, %k] : memref<?x?xf64>
      %2 = affine.load %A[%k, %k] : memref<?x?xf64>
      %3 = arith.divf %1, %2 : f64
      affine.store %3, %A[%i, %k] : memref<?x?xf64>
      affine.for %j = affine_map<(d0) -> (d0 + 1)>(%k) to %n {
        %4 = affine.load %A[%i, %j] : memref<?x?xf64>
        %5 = affine.load %A[%i, %k] : memref<?x?xf64>
        %6 = affine.load %A[%k, %j] : memref<?x?xf64>
        %7 = arith.mulf %5, %6 : f64
        %8 = arith.subf %4, %7 : f64
        affine.store %8, %A[%i, %j] : memref<?x?xf64>
      }
    }
  }
  %9 = call @half_squares_2(%A) : (memref<?x?xf64>) -> f64
  return %9 : f64
}

// The Cholesky factor in the lower triangle of A.
func.func @cholesky(%A: memref<?x?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %A, %d0 : memref<?x?xf64>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%j) {
        %1 = affine.load %A[%i, %j] : memref<?x?xf64>
        %2 = affine.load %A[%i, %k] : memref<?x?xf64>
        %3 = affine.load %A[%j, %k] : memref<?x?xf64>
        %4 = arith.mulf %2, %3 : f64
        %5 = arith.subf %1, %4 : f64
        affine.store %5, %A[%i, %j] : memref<?x?xf64>
      }
      %6 = affine.load %A[%i, %j] : memref<?x?xf64>
      %7 = affine.load %A[%j, %j] : memref<?x?xf64>
      %8 = arith.divf %6, %7 : f64
      affine.store %8, %A[%i, %j] : memref<?x?xf64>
    }
    affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) {
      %9 = affine.load %A[%i, %i] : memref<?x?xf64>
      %10 = affine.load %A[%i, %k] : memref<?x?xf64>
      %11 = affine.load %A[%i, %k] : memref<?x?xf64>
      %12 = arith.mulf %10, %11 : f64
      %13 = arith.subf %9, %12 : f64
      affine.store %13, %A[%i, %i] : memref<?x?xf64>
    }
    %14 = affine.load %A[%i, %i] : memref<?x?xf64>
    %15 = math.sqrt %14 : f64
    affine.store %15, %A[%i, %i] : memref<?x?xf64>
  }
  %17 = affine.for %i = 0 to %n iter_args(%16 = %zero) -> (f64) {
    %19 = affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) iter_args(%18 = %16) -> (f64) {
      %20 = affine.load %A[%i, %j] : memref<?x?xf64>
      %21 = affine.load %A[%i, %j] : memref<?x?xf64>
      %22 = arith.mulf %20, %21 : f64
      %23 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %j)
      %24 = arith.index_cast %23 : index to i64
      %25 = arith.sitofp %24 : i64 to f64
      %26 = arith.mulf %22, %25 : f64
      %27 = arith.addf %18, %26 : f64
      affine.yield %27 : f64
    }
    affine.yield %19 : f64
  }
  return %17 : f64
}

// All shortest paths.
func.func @floyd_warshall(%path: memref<?x?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %n = memref.dim %path, %d0 : memref<?x?xf64>
  affine.for %k = 0 to %n {
    affine.for %i = 0 to %n {
      affine.for %j = 0 to %n {
        %1 = affine.load %path[%i, %k] : memref<?x?xf64>
        %2 = affine.load %path[%k, %j] : memref<?x?xf64>
        %3 = arith.addf %1, %2 : f64
        %4 = affine.load %path[%i, %j] : memref<?x?xf64>
        %5 = arith.minimumf %4, %3 : f64
        affine.store %5, %path[%i, %j] : memref<?x?xf64>
      }
    }
  }
  %6 = call @half_squares_2(%path) : (memref<?x?xf64>) -> f64
  return %6 : f64
}

// Softmax of each row.
func.func @softmax(%x: memref<?x?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %d0 : memref<?x?xf64>
  affine.for %i = 0 to %n {
    %1 = affine.load %x[%i, 0] : memref<?x?xf64>
    %3 = affine.for %j = 1 to %n iter_args(%2 = %1) -> (f64) {
      %4 = affine.load %x[%i, %j] : memref<?x?xf64>
      %5 = arith.maximumf %2, %4 : f64
      affine.yield %5 : f64
    }
    %7 = affine.for %j = 0 to %n iter_args(%6 = %zero) -> (f64) {
      %8 = affine.load %x[%i, %j] : memref<?x?xf64>
      %9 = arith.subf %8, %3 : f64
      %10 = math.exp %9 : f64
      affine.store %10, %x[%i, %j] : memref<?x?xf64>
      %11 = affine.load %x[%i, %j] : memref<?x?xf64>
      %12 = arith.addf %6, %11 : f64
      affine.yield %12 : f64
    }
    affine.for %j = 0 to %n {
      %13 = affine.load %x[%i, %j] : memref<?x?xf64>
      %14 = arith.divf %13, %7 : f64
      affine.store %14, %x[%i, %j] : memref<?x?xf64>
    }
  }
  %15 = call @half_squares_2(%x) : (memref<?x?xf64>) -> f64
  return %15 : f64
}

// Explicit step of many springs: positions and velocities are overwritten at each.
func.func @springs(%x: memref<?xf64>, %v: memref<?xf64>, %k: memref<?xf64>, %steps: index) -> f64 {
  %d0 = arith.constant 0 : index
  %c0_01 = arith.constant 0.01 : f64
  %one = arith.constant 1.0 : f64
  %c0_1 = arith.constant 0.1 : f64
  %n = memref.dim %x, %d0 : memref<?xf64>
  affine.for %t = 0 to %steps {
    affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
      %1 = affine.load %x[%i] : memref<?xf64>
      %2 = affine.load %x[%i - 1] : memref<?xf64>
      %3 = arith.subf %1, %2 : f64
      %4 = affine.load %x[%i + 1] : memref<?xf64>
      %5 = affine.load %x[%i] : memref<?xf64>
      %6 = arith.subf %4, %5 : f64
      %7 = affine.load %v[%i] : memref<?xf64>
      %8 = affine.load %k[%i + 1] : memref<?xf64>
      %9 = arith.mulf %8, %6 : f64
      %10 = arith.mulf %c0_1, %6 : f64
      %11 = arith.mulf %10, %6 : f64
      %12 = arith.addf %one, %11 : f64
      %13 = arith.mulf %9, %12 : f64
      %14 = affine.load %k[%i] : memref<?xf64>
      %15 = arith.mulf %14, %3 : f64
      %16 = arith.mulf %c0_1, %3 : f64
      %17 = arith.mulf %16, %3 : f64
      %18 = arith.addf %one, %17 : f64
      %19 = arith.mulf %15, %18 : f64
      %20 = arith.subf %13, %19 : f64
      %21 = arith.mulf %c0_01, %20 : f64
      %22 = arith.addf %7, %21 : f64
      affine.store %22, %v[%i] : memref<?xf64>
    }
    affine.for %i = 0 to %n {
      %23 = affine.load %x[%i] : memref<?xf64>
      %24 = affine.load %v[%i] : memref<?xf64>
      %25 = arith.mulf %c0_01, %24 : f64
      %26 = arith.addf %23, %25 : f64
      affine.store %26, %x[%i] : memref<?xf64>
    }
  }
  %27 = call @half_squares_1(%x) : (memref<?xf64>) -> f64
  return %27 : f64
}

// Tridiagonal systems with many right sides, one after another; the last is scratch.
func.func @thomas(%a: memref<?xf64>, %b: memref<?xf64>, %c: memref<?xf64>, %d: memref<?x?xf64>, %e: memref<?x?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %d1 = arith.constant 1 : index
  %n = memref.dim %a, %d0 : memref<?xf64>
  %m = memref.dim %d, %d1 : memref<?x?xf64>
  affine.for %j = 0 to %m {
    %1 = affine.load %c[0] : memref<?xf64>
    %2 = affine.load %b[0] : memref<?xf64>
    %3 = arith.divf %1, %2 : f64
    affine.store %3, %e[0, %j] : memref<?x?xf64>
    %4 = affine.load %d[0, %j] : memref<?x?xf64>
    %5 = affine.load %b[0] : memref<?xf64>
    %6 = arith.divf %4, %5 : f64
    affine.store %6, %d[0, %j] : memref<?x?xf64>
    affine.for %i = 1 to %n {
      %7 = affine.load %c[%i] : memref<?xf64>
      %8 = affine.load %b[%i] : memref<?xf64>
      %9 = affine.load %a[%i] : memref<?xf64>
      %10 = affine.load %e[%i - 1, %j] : memref<?x?xf64>
      %11 = arith.mulf %9, %10 : f64
      %12 = arith.subf %8, %11 : f64
      %13 = arith.divf %7, %12 : f64
      affine.store %13, %e[%i, %j] : memref<?x?xf64>
      %14 = affine.load %d[%i, %j] : memref<?x?xf64>
      %15 = affine.load %a[%i] : memref<?xf64>
      %16 = affine.load %d[%i - 1, %j] : memref<?x?xf64>
      %17 = arith.mulf %15, %16 : f64
      %18 = arith.subf %14, %17 : f64
      %19 = affine.load %b[%i] : memref<?xf64>
      %20 = affine.load %a[%i] : memref<?xf64>
      %21 = affine.load %e[%i - 1, %j] : memref<?x?xf64>
      %22 = arith.mulf %20, %21 : f64
      %23 = arith.subf %19, %22 : f64
      %24 = arith.divf %18, %23 : f64
      affine.store %24, %d[%i, %j] : memref<?x?xf64>
    }
    affine.for %i = 1 to %n {
      %25 = affine.load %d[symbol(%n) - %i - 1, %j] : memref<?x?xf64>
      %26 = affine.load %e[symbol(%n) - %i - 1, %j] : memref<?x?xf64>
      %27 = affine.load %d[symbol(%n) - %i, %j] : memref<?x?xf64>
      %28 = arith.mulf %26, %27 : f64
      %29 = arith.subf %25, %28 : f64
      affine.store %29, %d[symbol(%n) - %i - 1, %j] : memref<?x?xf64>
    }
  }
  %30 = call @half_squares_2(%d) : (memref<?x?xf64>) -> f64
  return %30 : f64
}

// Products of the elements before, row by row.
func.func @products(%x: memref<?x?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %d1 = arith.constant 1 : index
  %n = memref.dim %x, %d0 : memref<?x?xf64>
  %m = memref.dim %x, %d1 : memref<?x?xf64>
  affine.for %i = 0 to %n {
    affine.for %j = 1 to %m {
      %1 = affine.load %x[%i, %j] : memref<?x?xf64>
      %2 = affine.load %x[%i, %j - 1] : memref<?x?xf64>
      %3 = arith.mulf %1, %2 : f64
      affine.store %3, %x[%i, %j] : memref<?x?xf64>
    }
  }
  %4 = call @half_squares_2(%x) : (memref<?x?xf64>) -> f64
  return %4 : f64
}

// Rows with mean zero and variance one, scaled and moved.
func.func @layer_norm(%x: memref<?x?xf64>, %g: memref<?xf64>, %h: memref<?xf64>) -> f64 {
  %d0 = arith.constant 0 : index
  %d1 = arith.constant 1 : index
  %c0_0 = arith.constant 0.0 : f64
  %c0_002 = arith.constant 0.002 : f64
  %c1_0 = arith.constant 1.0 : f64
  %c1em05 = arith.constant 0.00001 : f64
  %n = memref.dim %x, %d0 : memref<?x?xf64>
  %m = memref.dim %x, %d1 : memref<?x?xf64>
  affine.for %i = 0 to %n {
    %1 = affine.for %j = 0 to %m iter_args(%2 = %c0_0) -> (f64) {
      %3 = affine.load %x[%i, %j] : memref<?x?xf64>
      %4 = arith.addf %2, %3 : f64
      affine.yield %4 : f64
    }
    %5 = arith.mulf %1, %c0_002 : f64
    %6 = affine.for %j = 0 to %m iter_args(%7 = %c0_0) -> (f64) {
      %8 = affine.load %x[%i, %j] : memref<?x?xf64>
      %9 = arith.subf %8, %5 : f64
      %10 = affine.load %x[%i, %j] : memref<?x?xf64>
      %11 = arith.subf %10, %5 : f64
      %12 = arith.mulf %9, %11 : f64
      %13 = arith.addf %7, %12 : f64
      affine.yield %13 : f64
    }
    %14 = arith.mulf %6, %c0_002 : f64
    %15 = arith.addf %14, %c1em05 : f64
    %16 = math.sqrt %15 : f64
    %17 = arith.divf %c1_0, %16 : f64
    affine.for %j = 0 to %m {
      %18 = affine.load %x[%i, %j] : memref<?x?xf64>
      %19 = arith.subf %18, %5 : f64
      %20 = arith.mulf %19, %17 : f64
      %21 = affine.load %g[%j] : memref<?xf64>
      %22 = arith.mulf %20, %21 : f64
      %23 = affine.load %h[%j] : memref<?xf64>
      %24 = arith.addf %22, %23 : f64
      affine.store %24, %x[%i, %j] : memref<?x?xf64>
    }
  }
  %25 = call @half_squares_2(%x) : (memref<?x?xf64>) -> f64
  return %25 : f64
}

// Rows, then columns, with sum one, in turns; column sums are in a row.
func.func @sinkhorn(%K: memref<?x?xf64>, %r: memref<?xf64>, %steps: index) -> f64 {
  %d0 = arith.constant 0 : index
  %c0_0 = arith.constant 0.0 : f64
  %n = memref.dim %K, %d0 : memref<?x?xf64>
  affine.for %t = 0 to %steps {
    affine.for %i = 0 to %n {
      %1 = affine.for %j = 0 to %n iter_args(%2 = %c0_0) -> (f64) {
        %3 = affine.load %K[%i, %j] : memref<?x?xf64>
        %4 = arith.addf %2, %3 : f64
        affine.yield %4 : f64
      }
      affine.for %j = 0 to %n {
        %5 = affine.load %K[%i, %j] : memref<?x?xf64>
        %6 = arith.divf %5, %1 : f64
        affine.store %6, %K[%i, %j] : memref<?x?xf64>
      }
    }
    affine.for %j = 0 to %n {
      affine.store %c0_0, %r[%j] : memref<?xf64>
    }
    affine.for %i = 0 to %n {
      affine.for %j = 0 to %n {
        %7 = affine.load %r[%j] : memref<?xf64>
        %8 = affine.load %K[%i, %j] : memref<?x?xf64>
        %9 = arith.addf %7, %8 : f64
        affine.store %9, %r[%j] : memref<?xf64>
      }
    }
    affine.for %i = 0 to %n {
      affine.for %j = 0 to %n {
        %10 = affine.load %K[%i, %j] : memref<?x?xf64>
        %11 = affine.load %r[%j] : memref<?xf64>
        %12 = arith.divf %10, %11 : f64
        affine.store %12, %K[%i, %j] : memref<?x?xf64>
      }
    }
  }
  %13 = call @half_squares_2(%K) : (memref<?x?xf64>) -> f64
  return %13 : f64
}

// Burgers' equation, two steps each: half points, then whole ones.
func.func @lax_wendroff(%u: memref<?xf64>, %f: memref<?xf64>, %steps: index) -> f64 {
  %d0 = arith.constant 0 : index
  %c0_5 = arith.constant 0.5 : f64
  %c0_05 = arith.constant 0.05 : f64
  %c0_1 = arith.constant 0.1 : f64
  %n = memref.dim %u, %d0 : memref<?xf64>
  affine.for %t = 0 to %steps {
    affine.for %i = 0 to affine_map<(d0) -> (d0 - 1)>(%n) {
      %1 = affine.load %u[%i] : memref<?xf64>
      %2 = affine.load %u[%i + 1] : memref<?xf64>
      %3 = arith.addf %1, %2 : f64
      %4 = arith.mulf %c0_5, %3 : f64
      %5 = affine.load %u[%i + 1] : memref<?xf64>
      %6 = affine.load %u[%i + 1] : memref<?xf64>
      %7 = arith.mulf %5, %6 : f64
      %8 = affine.load %u[%i] : memref<?xf64>
      %9 = affine.load %u[%i] : memref<?xf64>
      %10 = arith.mulf %8, %9 : f64
      %11 = arith.subf %7, %10 : f64
      %12 = arith.mulf %c0_05, %11 : f64
      %13 = arith.subf %4, %12 : f64
      affine.store %13, %f[%i] : memref<?xf64>
    }
    affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
      %14 = affine.load %u[%i] : memref<?xf64>
      %15 = affine.load %f[%i] : memref<?xf64>
      %16 = affine.load %f[%i] : memref<?xf64>
      %17 = arith.mulf %15, %16 : f64
      %18 = affine.load %f[%i - 1] : memref<?xf64>
      %19 = affine.load %f[%i - 1] : memref<?xf64>
      %20 = arith.mulf %18, %19 : f64
      %21 = arith.subf %17, %20 : f64
      %22 = arith.mulf %c0_1, %21 : f64
      %23 = arith.subf %14, %22 : f64
      affine.store %23, %u[%i] : memref<?xf64>
    }
  }
  %24 = call @half_squares_1(%u) : (memref<?xf64>) -> f64
  return %24 : f64
}

// C = 1.5 A B + 1.2 C for a symmetric A, of which the lower triangle is there.
func.func @symm(%A: memref<?x?xf64>, %B: memref<?x?xf64>, %C: memref<?x?xf64>, %t: memref<?xf64>) -> f64 {
  %n_at = arith.constant 0 : index
  %n = memref.dim %A, %n_at : memref<?x?xf64>
  %m_at = arith.constant 1 : index
  %m = memref.dim %B, %m_at : memref<?x?xf64>
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant 1.5 : f64
  %c2 = arith.constant 1.2 : f64
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      affine.store %c0, %t[%i] : memref<?xf64>
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) {
        %1 = affine.load %C[%k, %j] : memref<?x?xf64>
        %2 = affine.load %B[%i, %j] : memref<?x?xf64>
        %3 = arith.mulf %c1, %2 : f64
        %4 = affine.load %A[%i, %k] : memref<?x?xf64>
        %5 = arith.mulf %3, %4 : f64
        %6 = arith.addf %1, %5 : f64
        affine.store %6, %C[%k, %j] : memref<?x?xf64>
        %7 = affine.load %t[%i] : memref<?xf64>
        %8 = affine.load %B[%k, %j] : memref<?x?xf64>
        %9 = affine.load %A[%i, %k] : memref<?x?xf64>
        %10 = arith.mulf %8, %9 : f64
        %11 = arith.addf %7, %10 : f64
        affine.store %11, %t[%i] : memref<?xf64>
      }
      %12 = affine.load %C[%i, %j] : memref<?x?xf64>
      %13 = arith.mulf %c2, %12 : f64
      %14 = affine.load %B[%i, %j] : memref<?x?xf64>
      %15 = arith.mulf %c1, %14 : f64
      %16 = affine.load %A[%i, %i] : memref<?x?xf64>
      %17 = arith.mulf %15, %16 : f64
      %18 = arith.addf %13, %17 : f64
      %19 = affine.load %t[%i] : memref<?xf64>
      %20 = arith.mulf %c1, %19 : f64
      %21 = arith.addf %18, %20 : f64
      affine.store %21, %C[%i, %j] : memref<?x?xf64>
    }
  }
  %22 = call @half_squares_2(%C) : (memref<?x?xf64>) -> f64
  return %22 : f64
}

// Steps of conjugate gradients; d are numbers that they hand on.
func.func @conjugate(%A: memref<?x?xf64>, %x: memref<?xf64>, %r: memref<?xf64>, %p: memref<?xf64>,
    %q: memref<?xf64>, %d: memref<?xf64>, %steps: index) -> f64 {
  %n_at = arith.constant 0 : index
  %n = memref.dim %A, %n_at : memref<?x?xf64>
  %s_at = arith.constant 0 : index
  %s = memref.dim %d, %s_at : memref<?xf64>
  %c0 = arith.constant 0.0 : f64
  affine.store %c0, %d[0] : memref<?xf64>
  affine.for %i = 0 to %n {
    %1 = affine.load %r[%i] : memref<?xf64>
    affine.store %1, %p[%i] : memref<?xf64>
    %2 = affine.load %d[0] : memref<?xf64>
    %3 = affine.load %r[%i] : memref<?xf64>
    %4 = affine.load %r[%i] : memref<?xf64>
    %5 = arith.mulf %3, %4 : f64
    %6 = arith.addf %2, %5 : f64
    affine.store %6, %d[0] : memref<?xf64>
  }
  affine.for %t = 0 to %steps {
    affine.store %c0, %d[1] : memref<?xf64>
    affine.for %i = 0 to %n {
      affine.store %c0, %q[%i] : memref<?xf64>
      affine.for %j = 0 to %n {
        %7 = affine.load %q[%i] : memref<?xf64>
        %8 = affine.load %A[%i, %j] : memref<?x?xf64>
        %9 = affine.load %p[%j] : memref<?xf64>
        %10 = arith.mulf %8, %9 : f64
        %11 = arith.addf %7, %10 : f64
        affine.store %11, %q[%i] : memref<?xf64>
      }
      %12 = affine.load %d[1] : memref<?xf64>
      %13 = affine.load %p[%i] : memref<?xf64>
      %14 = affine.load %q[%i] : memref<?xf64>
      %15 = arith.mulf %13, %14 : f64
      %16 = arith.addf %12, %15 : f64
      affine.store %16, %d[1] : memref<?xf64>
    }
    %17 = affine.load %d[0] : memref<?xf64>
    %18 = affine.load %d[1] : memref<?xf64>
    %19 = arith.divf %17, %18 : f64
    affine.store %19, %d[2] : memref<?xf64>
    affine.store %c0, %d[3] : memref<?xf64>
    affine.for %i = 0 to %n {
      %20 = affine.load %x[%i] : memref<?xf64>
      %21 = affine.load %d[2] : memref<?xf64>
      %22 = affine.load %p[%i] : memref<?xf64>
      %23 = arith.mulf %21, %22 : f64
      %24 = arith.addf %20, %23 : f64
      affine.store %24, %x[%i] : memref<?xf64>
      %25 = affine.load %r[%i] : memref<?xf64>
      %26 = affine.load %d[2] : memref<?xf64>
      %27 = affine.load %q[%i] : memref<?xf64>
      %28 = arith.mulf %26, %27 : f64
      %29 = arith.subf %25, %28 : f64
      affine.store %29, %r[%i] : memref<?xf64>
      %30 = affine.load %d[3] : memref<?xf64>
      %31 = affine.load %r[%i] : memref<?xf64>
      %32 = affine.load %r[%i] : memref<?xf64>
      %33 = arith.mulf %31, %32 : f64
      %34 = arith.addf %30, %33 : f64
      affine.store %34, %d[3] : memref<?xf64>
    }
    %35 = affine.load %d[3] : memref<?xf64>
    %36 = affine.load %d[0] : memref<?xf64>
    %37 = arith.divf %35, %36 : f64
    affine.store %37, %d[1] : memref<?xf64>
    %38 = affine.load %d[3] : memref<?xf64>
    affine.store %38, %d[0] : memref<?xf64>
    affine.for %i = 0 to %n {
      %39 = affine.load %r[%i] : memref<?xf64>
      %40 = affine.load %d[1] : memref<?xf64>
      %41 = affine.load %p[%i] : memref<?xf64>
      %42 = arith.mulf %40, %41 : f64
      %43 = arith.addf %39, %42 : f64
      affine.store %43, %p[%i] : memref<?xf64>
    }
  }
  %44 = call @half_squares_1(%x) : (memref<?xf64>) -> f64
  return %44 : f64
}

// The upper triangle of A by rotations of rows; g are the numbers of one of them.
func.func @givens(%A: memref<?x?xf64>, %g: memref<?xf64>) -> f64 {
  %n_at = arith.constant 0 : index
  %n = memref.dim %A, %n_at : memref<?x?xf64>
  %s_at = arith.constant 0 : index
  %s = memref.dim %g, %s_at : memref<?xf64>
  affine.for %k = 0 to affine_map<(d0) -> (d0 - 1)>(%n) {
    affine.for %i = affine_map<(d0) -> (d0 + 1)>(%k) to %n {
      %1 = affine.load %A[%k, %k] : memref<?x?xf64>
      %2 = affine.load %A[%k, %k] : memref<?x?xf64>
      %3 = arith.mulf %1, %2 : f64
      %4 = affine.load %A[%i, %k] : memref<?x?xf64>
      %5 = affine.load %A[%i, %k] : memref<?x?xf64>
      %6 = arith.mulf %4, %5 : f64
      %7 = arith.addf %3, %6 : f64
      %8 = math.sqrt %7 : f64
      affine.store %8, %g[2] : memref<?xf64>
      %9 = affine.load %A[%k, %k] : memref<?x?xf64>
      %10 = affine.load %g[2] : memref<?xf64>
      %11 = arith.divf %9, %10 : f64
      affine.store %11, %g[0] : memref<?xf64>
      %12 = affine.load %A[%i, %k] : memref<?x?xf64>
      %13 = affine.load %g[2] : memref<?xf64>
      %14 = arith.divf %12, %13 : f64
      affine.store %14, %g[1] : memref<?xf64>
      affine.for %j = affine_map<(d0) -> (d0)>(%k) to %n {
        %15 = affine.load %g[0] : memref<?xf64>
        %16 = affine.load %A[%k, %j] : memref<?x?xf64>
        %17 = arith.mulf %15, %16 : f64
        %18 = affine.load %g[1] : memref<?xf64>
        %19 = affine.load %A[%i, %j] : memref<?x?xf64>
        %20 = arith.mulf %18, %19 : f64
        %21 = arith.addf %17, %20 : f64
        affine.store %21, %g[3] : memref<?xf64>
        %22 = affine.load %g[0] : memref<?xf64>
        %23 = affine.load %A[%i, %j] : memref<?x?xf64>
        %24 = arith.mulf %22, %23 : f64
        %25 = affine.load %g[1] : memref<?xf64>
        %26 = affine.load %A[%k, %j] : memref<?x?xf64>
        %27 = arith.mulf %25, %26 : f64
        %28 = arith.subf %24, %27 : f64
        affine.store %28, %A[%i, %j] : memref<?x?xf64>
        %29 = affine.load %g[3] : memref<?xf64>
        affine.store %29, %A[%k, %j] : memref<?x?xf64>
      }
    }
  }
  %30 = call @half_squares_2(%A) : (memref<?x?xf64>) -> f64
  return %30 : f64
}

// Columns with mean zero and variance one, scaled and moved.
func.func @batch_norm(%x: memref<?x?xf64>, %g: memref<?xf64>, %h: memref<?xf64>, %mean: memref<?xf64>,
    %var: memref<?xf64>) -> f64 {
  %n_at = arith.constant 0 : index
  %n = memref.dim %x, %n_at : memref<?x?xf64>
  %m_at = arith.constant 1 : index
  %m = memref.dim %x, %m_at : memref<?x?xf64>
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant 1.0 : f64
  %c2 = arith.constant 1.00000000000000008e-05 : f64
  affine.for %j = 0 to %m {
    affine.store %c0, %mean[%j] : memref<?xf64>
    affine.store %c0, %var[%j] : memref<?xf64>
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %1 = affine.load %mean[%j] : memref<?xf64>
      %2 = affine.load %x[%i, %j] : memref<?x?xf64>
      %3 = arith.addf %1, %2 : f64
      affine.store %3, %mean[%j] : memref<?xf64>
    }
  }
  affine.for %j = 0 to %m {
    %4 = affine.load %mean[%j] : memref<?xf64>
    %5 = arith.index_cast %n : index to i64
    %6 = arith.sitofp %5 : i64 to f64
    %7 = arith.divf %4, %6 : f64
    affine.store %7, %mean[%j] : memref<?xf64>
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %8 = affine.load %x[%i, %j] : memref<?x?xf64>
      %9 = affine.load %mean[%j] : memref<?xf64>
      %10 = arith.subf %8, %9 : f64
      affine.store %10, %x[%i, %j] : memref<?x?xf64>
      %11 = affine.load %var[%j] : memref<?xf64>
      %12 = affine.load %x[%i, %j] : memref<?x?xf64>
      %13 = affine.load %x[%i, %j] : memref<?x?xf64>
      %14 = arith.mulf %12, %13 : f64
      %15 = arith.addf %11, %14 : f64
      affine.store %15, %var[%j] : memref<?xf64>
    }
  }
  affine.for %j = 0 to %m {
    %16 = affine.load %var[%j] : memref<?xf64>
    %17 = arith.index_cast %n : index to i64
    %18 = arith.sitofp %17 : i64 to f64
    %19 = arith.divf %16, %18 : f64
    %20 = arith.addf %19, %c2 : f64
    %21 = math.sqrt %20 : f64
    %22 = arith.divf %c1, %21 : f64
    affine.store %22, %var[%j] : memref<?xf64>
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %23 = affine.load %x[%i, %j] : memref<?x?xf64>
      %24 = affine.load %var[%j] : memref<?xf64>
      %25 = arith.mulf %23, %24 : f64
      %26 = affine.load %g[%j] : memref<?xf64>
      %27 = arith.mulf %25, %26 : f64
      %28 = affine.load %h[%j] : memref<?xf64>
      %29 = arith.addf %27, %28 : f64
      affine.store %29, %x[%i, %j] : memref<?x?xf64>
    }
  }
  %30 = call @half_squares_2(%x) : (memref<?x?xf64>) -> f64
  return %30 : f64
}

// Two substances that diffuse and react, through p and q.
func.func @gray_scott(%u: memref<?x?xf64>, %v: memref<?x?xf64>, %p: memref<?x?xf64>,
    %q: memref<?x?xf64>, %steps: index) -> f64 {
  %n_at = arith.constant 0 : index
  %n = memref.dim %u, %n_at : memref<?x?xf64>
  %c0 = arith.constant 0.16 : f64
  %c1 = arith.constant 4.0 : f64
  %c2 = arith.constant 0.035 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant 0.08 : f64
  %c5 = arith.constant 0.1 : f64
  affine.for %t = 0 to %steps {
    affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
      affine.for %j = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
        %1 = affine.load %u[%i, %j] : memref<?x?xf64>
        %2 = affine.load %v[%i, %j] : memref<?x?xf64>
        %3 = arith.mulf %1, %2 : f64
        %4 = affine.load %v[%i, %j] : memref<?x?xf64>
        %5 = arith.mulf %3, %4 : f64
        %6 = affine.load %u[%i, %j] : memref<?x?xf64>
        %7 = affine.load %u[%i - 1, %j] : memref<?x?xf64>
        %8 = affine.load %u[%i + 1, %j] : memref<?x?xf64>
        %9 = arith.addf %7, %8 : f64
        %10 = affine.load %u[%i, %j - 1] : memref<?x?xf64>
        %11 = arith.addf %9, %10 : f64
        %12 = affine.load %u[%i, %j + 1] : memref<?x?xf64>
        %13 = arith.addf %11, %12 : f64
        %14 = affine.load %u[%i, %j] : memref<?x?xf64>
        %15 = arith.mulf %c1, %14 : f64
        %16 = arith.subf %13, %15 : f64
        %17 = arith.mulf %c0, %16 : f64
        %18 = arith.addf %6, %17 : f64
        %19 = arith.subf %18, %5 : f64
        %20 = affine.load %u[%i, %j] : memref<?x?xf64>
        %21 = arith.subf %c3, %20 : f64
        %22 = arith.mulf %c2, %21 : f64
        %23 = arith.addf %19, %22 : f64
        affine.store %23, %p[%i, %j] : memref<?x?xf64>
        %24 = affine.load %v[%i, %j] : memref<?x?xf64>
        %25 = affine.load %v[%i - 1, %j] : memref<?x?xf64>
        %26 = affine.load %v[%i + 1, %j] : memref<?x?xf64>
        %27 = arith.addf %25, %26 : f64
        %28 = affine.load %v[%i, %j - 1] : memref<?x?xf64>
        %29 = arith.addf %27, %28 : f64
        %30 = affine.load %v[%i, %j + 1] : memref<?x?xf64>
        %31 = arith.addf %29, %30 : f64
        %32 = affine.load %v[%i, %j] : memref<?x?xf64>
        %33 = arith.mulf %c1, %32 : f64
        %34 = arith.subf %31, %33 : f64
        %35 = arith.mulf %c4, %34 : f64
        %36 = arith.addf %24, %35 : f64
        %37 = arith.addf %36, %5 : f64
        %38 = affine.load %v[%i, %j] : memref<?x?xf64>
        %39 = arith.mulf %c5, %38 : f64
        %40 = arith.subf %37, %39 : f64
        affine.store %40, %q[%i, %j] : memref<?x?xf64>
      }
    }
    affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
      affine.for %j = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
        %41 = affine.load %p[%i, %j] : memref<?x?xf64>
        affine.store %41, %u[%i, %j] : memref<?x?xf64>
        %42 = affine.load %q[%i, %j] : memref<?x?xf64>
        affine.store %42, %v[%i, %j] : memref<?x?xf64>
      }
    }
  }
  %43 = call @half_squares_2(%u) : (memref<?x?xf64>) -> f64
  %44 = call @half_squares_2(%v) : (memref<?x?xf64>) -> f64
  %45 = arith.addf %43, %44 : f64
  return %45 : f64
}

// Shallow water: velocities, then heights.
func.func @shallow(%h: memref<?x?xf64>, %u: memref<?x?xf64>, %v: memref<?x?xf64>, %steps: index) -> f64 {
  %n_at = arith.constant 0 : index
  %n = memref.dim %h, %n_at : memref<?x?xf64>
  %c0 = arith.constant 0.01 : f64
  affine.for %t = 0 to %steps {
    affine.for %i = 0 to %n {
      affine.for %j = 1 to %n {
        %1 = affine.load %u[%i, %j] : memref<?x?xf64>
        %2 = affine.load %h[%i, %j] : memref<?x?xf64>
        %3 = affine.load %h[%i, %j - 1] : memref<?x?xf64>
        %4 = arith.subf %2, %3 : f64
        %5 = arith.mulf %c0, %4 : f64
        %6 = arith.subf %1, %5 : f64
        affine.store %6, %u[%i, %j] : memref<?x?xf64>
      }
    }
    affine.for %i = 1 to %n {
      affine.for %j = 0 to %n {
        %7 = affine.load %v[%i, %j] : memref<?x?xf64>
        %8 = affine.load %h[%i, %j] : memref<?x?xf64>
        %9 = affine.load %h[%i - 1, %j] : memref<?x?xf64>
        %10 = arith.subf %8, %9 : f64
        %11 = arith.mulf %c0, %10 : f64
        %12 = arith.subf %7, %11 : f64
        affine.store %12, %v[%i, %j] : memref<?x?xf64>
      }
    }
    affine.for %i = 0 to affine_map<(d0) -> (d0 - 1)>(%n) {
      affine.for %j = 0 to affine_map<(d0) -> (d0 - 1)>(%n) {
        %13 = affine.load %h[%i, %j] : memref<?x?xf64>
        %14 = affine.load %h[%i, %j] : memref<?x?xf64>
        %15 = arith.mulf %c0, %14 : f64
        %16 = affine.load %u[%i, %j + 1] : memref<?x?xf64>
        %17 = affine.load %u[%i, %j] : memref<?x?xf64>
        %18 = arith.subf %16, %17 : f64
        %19 = affine.load %v[%i + 1, %j] : memref<?x?xf64>
        %20 = arith.addf %18, %19 : f64
        %21 = affine.load %v[%i, %j] : memref<?x?xf64>
        %22 = arith.subf %20, %21 : f64
        %23 = arith.mulf %15, %22 : f64
        %24 = arith.subf %13, %23 : f64
        affine.store %24, %h[%i, %j] : memref<?x?xf64>
      }
    }
  }
  %25 = call @half_squares_2(%h) : (memref<?x?xf64>) -> f64
  return %25 : f64
}

// Bodies that attract each other: x += 0.01 v, behind v += 0.01 a.
func.func @nbody(%x: memref<?x?xf64>, %v: memref<?x?xf64>, %w: memref<?xf64>, %a: memref<?x?xf64>,
    %steps: index) -> f64 {
  %n_at = arith.constant 0 : index
  %n = memref.dim %x, %n_at : memref<?x?xf64>
  %s_at = arith.constant 1 : index
  %s = memref.dim %x, %s_at : memref<?x?xf64>
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant 0.01 : f64
  affine.for %t = 0 to %steps {
    affine.for %i = 0 to %n {
      affine.for %k = 0 to 3 {
        affine.store %c0, %a[%i, %k] : memref<?x?xf64>
      }
      affine.for %j = 0 to %n {
        %1 = affine.load %x[%j, 0] : memref<?x?xf64>
        %2 = affine.load %x[%i, 0] : memref<?x?xf64>
        %3 = arith.subf %1, %2 : f64
        %4 = affine.load %x[%j, 1] : memref<?x?xf64>
        %5 = affine.load %x[%i, 1] : memref<?x?xf64>
        %6 = arith.subf %4, %5 : f64
        %7 = affine.load %x[%j, 2] : memref<?x?xf64>
        %8 = affine.load %x[%i, 2] : memref<?x?xf64>
        %9 = arith.subf %7, %8 : f64
        %10 = arith.mulf %3, %3 : f64
        %11 = arith.mulf %6, %6 : f64
        %12 = arith.addf %10, %11 : f64
        %13 = arith.mulf %9, %9 : f64
        %14 = arith.addf %12, %13 : f64
        %15 = arith.addf %14, %c1 : f64
        %16 = affine.load %w[%j] : memref<?xf64>
        %17 = math.sqrt %15 : f64
        %18 = arith.mulf %15, %17 : f64
        %19 = arith.divf %16, %18 : f64
        %20 = affine.load %a[%i, 0] : memref<?x?xf64>
        %21 = arith.mulf %19, %3 : f64
        %22 = arith.addf %20, %21 : f64
        affine.store %22, %a[%i, 0] : memref<?x?xf64>
        %23 = affine.load %a[%i, 1] : memref<?x?xf64>
        %24 = arith.mulf %19, %6 : f64
        %25 = arith.addf %23, %24 : f64
        affine.store %25, %a[%i, 1] : memref<?x?xf64>
        %26 = affine.load %a[%i, 2] : memref<?x?xf64>
        %27 = arith.mulf %19, %9 : f64
        %28 = arith.addf %26, %27 : f64
        affine.store %28, %a[%i, 2] : memref<?x?xf64>
      }
    }
    affine.for %i = 0 to %n {
      affine.for %k = 0 to 3 {
        %29 = affine.load %v[%i, %k] : memref<?x?xf64>
        %30 = affine.load %a[%i, %k] : memref<?x?xf64>
        %31 = arith.mulf %c1, %30 : f64
        %32 = arith.addf %29, %31 : f64
        affine.store %32, %v[%i, %k] : memref<?x?xf64>
        %33 = affine.load %x[%i, %k] : memref<?x?xf64>
        %34 = affine.load %v[%i, %k] : memref<?x?xf64>
        %35 = arith.mulf %c1, %34 : f64
        %36 = arith.addf %33, %35 : f64
        affine.store %36, %x[%i, %k] : memref<?x?xf64>
      }
    }
  }
  %37 = call @half_squares_2(%x) : (memref<?x?xf64>) -> f64
  return %37 : f64
}
