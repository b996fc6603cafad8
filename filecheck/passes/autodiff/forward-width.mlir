// RUN: ad-opt %s -p "request-derivative{function=f kind=jacobian},differentiate" | filecheck %s

// Directions are the lanes of a vector: primal factors are spread over them.
// CHECK-LABEL: func.func private @f.fwd(%x: f64, %dx: vector<2xf64>, %y: f64, %dy: vector<2xf64>) -> (f64, vector<2xf64>) {
// CHECK-NEXT:    %z = arith.mulf %x, %y : f64
// CHECK:         vector.broadcast %y : f64 to vector<2xf64>
// CHECK:         vector.broadcast %x : f64 to vector<2xf64>
// CHECK:         %dz = arith.addf {{.*}} : vector<2xf64>
// CHECK-NEXT:    func.return %z, %dz : f64, vector<2xf64>

// CHECK-LABEL: func.func @f_jacobian(%x: f64, %y: f64) -> (f64, vector<2xf64>) {
// CHECK-NEXT:    arith.constant dense<[1.000000e+00, 0.000000e+00]> : vector<2xf64>
// CHECK-NEXT:    arith.constant dense<[0.000000e+00, 1.000000e+00]> : vector<2xf64>
// CHECK-NEXT:    func.call @f.fwd
func.func @f(%x: f64, %y: f64) -> f64 {
  %z = arith.mulf %x, %y : f64
  return %z : f64
}
