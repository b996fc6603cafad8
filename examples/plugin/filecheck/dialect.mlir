// RUN: ad-opt %s | ad-opt | filecheck %s

// CHECK-LABEL: func.func @f
func.func @f(%a: f64, %b: f64) -> f64 {
  // CHECK: special.logaddexp %{{.*}}, %{{.*}} : f64
  %y = special.logaddexp %a, %b : f64
  return %y : f64
}
