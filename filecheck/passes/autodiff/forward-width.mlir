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

// Bodies of named operations take numbers, and not several tangents: those go through a
// `linalg.generic`. One tangent keeps the name.
// CHECK-LABEL: func.func private @turned.fwd
// CHECK-NOT:     linalg.transpose
// CHECK:         ^bb0(%[[X:.*]]: f64, %[[DX:.*]]: vector<2xf64>, %{{.*}}: f64, %{{.*}}: vector<2xf64>):
// CHECK-NEXT:      linalg.yield %[[X]], %[[DX]] : f64, vector<2xf64>
// CHECK-LABEL: func.func private @turned.fwd_1
// CHECK-NEXT:    linalg.transpose ins(%a : memref<2x3xf64>)
// CHECK-NEXT:    linalg.transpose ins(%da : memref<2x3xf64>)
func.func private @turned(%a: memref<2x3xf64>, %m: memref<3x2xf64>) {
  linalg.transpose ins(%a : memref<2x3xf64>) outs(%m : memref<3x2xf64>) permutation = [1, 0]
  return
}
func.func @requests(
    %a: memref<2x3xf64>, %da: memref<2x3xf64>, %m: memref<3x2xf64>, %dm: memref<3x2xf64>,
    %va: memref<2x3xvector<2xf64>>, %vm: memref<3x2xvector<2xf64>>) {
  autodiff.fwd_diff @turned(%a, %va, %m, %vm) {activity = [dup, dup], width = 2}
    : (memref<2x3xf64>, memref<2x3xvector<2xf64>>, memref<3x2xf64>, memref<3x2xvector<2xf64>>) -> ()
  autodiff.fwd_diff @turned(%a, %da, %m, %dm) {activity = [dup, dup]}
    : (memref<2x3xf64>, memref<2x3xf64>, memref<3x2xf64>, memref<3x2xf64>) -> ()
  return
}
