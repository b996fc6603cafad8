// RUN: ad-opt %s | filecheck %s

// CHECK-LABEL: func.func @power
func.func @power(%z: complex<f64>, %n: i32) -> complex<f64> {
  // CHECK: complex.powi %{{.*}}, %{{.*}} fastmath<contract> : complex<f64>, i32
  %0 = complex.powi %z, %n fastmath<contract> : complex<f64>, i32
  return %0 : complex<f64>
}
