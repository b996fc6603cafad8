// RUN: ad-opt %s | ad-opt | filecheck %s

// Python packs no such formats.
func.func @f() -> (f80, f80, f128) {
  // CHECK: arith.constant 1.5 : f80
  %0 = arith.constant 1.5 : f80
  // CHECK: arith.constant 1.0e+40 : f80
  %1 = arith.constant 1.0e+40 : f80
  // CHECK: arith.constant -2.25e-300 : f128
  %2 = arith.constant -2.25e-300 : f128
  return %0, %1, %2 : f80, f80, f128
}
