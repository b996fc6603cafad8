// The Van der Pol oscillator u' = v, v' = μ (1 - u²) v - u, by the classical Runge-Kutta method with
// steps of 1e-3; gives u² + v² at the end.
func.func private @acceleration(%u: f64, %v: f64, %mu: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %uu = arith.mulf %u, %u : f64
  %damping = arith.subf %one, %uu : f64
  %scaled = arith.mulf %mu, %damping : f64
  %force = arith.mulf %scaled, %v : f64
  %result = arith.subf %force, %u : f64
  return %result : f64
}

// (u + h du, v + h dv)
func.func private @advance(%u: f64, %v: f64, %h: f64, %du: f64, %dv: f64) -> (f64, f64) {
  %hdu = arith.mulf %h, %du : f64
  %hdv = arith.mulf %h, %dv : f64
  %u1 = arith.addf %u, %hdu : f64
  %v1 = arith.addf %v, %hdv : f64
  return %u1, %v1 : f64, f64
}

// k1 + 2 k2 + 2 k3 + k4
func.func private @blend(%k1: f64, %k2: f64, %k3: f64, %k4: f64) -> f64 {
  %two = arith.constant 2.0 : f64
  %middle = arith.addf %k2, %k3 : f64
  %twice = arith.mulf %two, %middle : f64
  %outer = arith.addf %k1, %k4 : f64
  %sum = arith.addf %outer, %twice : f64
  return %sum : f64
}

func.func @rk4(%u0: f64, %v0: f64, %mu: f64, %steps: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = arith.constant 1.0e-3 : f64
  %half = arith.constant 5.0e-4 : f64
  %sixth = arith.constant 1.66666666666666666e-4 : f64
  %u, %v = scf.for %i = %c0 to %steps step %c1 iter_args(%u = %u0, %v = %v0) -> (f64, f64) {
    %a1 = func.call @acceleration(%u, %v, %mu) : (f64, f64, f64) -> f64
    %u2, %v2 = func.call @advance(%u, %v, %half, %v, %a1) : (f64, f64, f64, f64, f64) -> (f64, f64)
    %a2 = func.call @acceleration(%u2, %v2, %mu) : (f64, f64, f64) -> f64
    %u3, %v3 = func.call @advance(%u, %v, %half, %v2, %a2) : (f64, f64, f64, f64, f64) -> (f64, f64)
    %a3 = func.call @acceleration(%u3, %v3, %mu) : (f64, f64, f64) -> f64
    %u4, %v4 = func.call @advance(%u, %v, %h, %v3, %a3) : (f64, f64, f64, f64, f64) -> (f64, f64)
    %a4 = func.call @acceleration(%u4, %v4, %mu) : (f64, f64, f64) -> f64
    %du = func.call @blend(%v, %v2, %v3, %v4) : (f64, f64, f64, f64) -> f64
    %dv = func.call @blend(%a1, %a2, %a3, %a4) : (f64, f64, f64, f64) -> f64
    %un, %vn = func.call @advance(%u, %v, %sixth, %du, %dv) : (f64, f64, f64, f64, f64) -> (f64, f64)
    scf.yield %un, %vn : f64, f64
  }
  %uu = arith.mulf %u, %u : f64
  %vv = arith.mulf %v, %v : f64
  %energy = arith.addf %uu, %vv : f64
  return %energy : f64
}
