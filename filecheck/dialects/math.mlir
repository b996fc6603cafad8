// RUN: ad-opt %s | filecheck %s

// CHECK-LABEL: func.func @f
func.func @f(%x: f64, %v: vector<2xf32>) {
  // CHECK: math.isnan %{{.*}} : vector<2xf32>
  %0 = math.isnan %v : vector<2xf32>
  // CHECK-NEXT: %{{.*}}, %{{.*}} = math.sincos %{{.*}} fastmath<afn> : f64
  %1:2 = math.sincos %x fastmath<afn> : f64
  // CHECK-NEXT: math.clampf %{{.*}} to [%{{.*}}, %{{.*}}] : f64
  %2 = math.clampf %x to [%x, %x] : f64
  // CHECK-NEXT: math.erfc %{{.*}} : f64
  %3 = math.erfc %x : f64
  return
}
