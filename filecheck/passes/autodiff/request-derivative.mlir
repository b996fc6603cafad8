// RUN: ad-opt %s -p "request-derivative{function=f kind=grad},request-derivative{function=f kind=value_and_grad},request-derivative{function=f kind=vjp},request-derivative{function=f kind=jvp result=tangents}" | filecheck %s

func.func @f(%x: f64, %m: memref<?xf64>, %n: i64) -> f64 {
  return %x : f64
}

// CHECK-LABEL: func.func @tangents(%x: f64, %dx: f64, %m: memref<?xf64>, %dm: memref<?xf64> {autodiff.shadow}, %n: i64) -> (f64, f64) {
// CHECK-NEXT:    autodiff.fwd_diff @f(%x, %dx, %m, %dm, %n) {activity = [dup, dup, const]} :

// CHECK-LABEL: func.func @f_vjp(%x: f64, %m: memref<?xf64>, %dm: memref<?xf64> {autodiff.shadow}, %n: i64, %0: f64) -> (f64, f64) {
// CHECK-NEXT:    autodiff.bwd_diff @f(%x, %m, %dm, %n, %0) {activity = [active, dup, const]} :

// CHECK-LABEL: func.func @f_value_and_grad(%x: f64, %m: memref<?xf64>, %dm: memref<?xf64> {autodiff.shadow}, %n: i64) -> (f64, f64) {
// CHECK-NEXT:    %[[ONE:.*]] = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:    autodiff.bwd_diff @f(%x, %m, %dm, %n, %[[ONE]]) {activity = [active, dup, const]} :

// CHECK-LABEL: func.func @f_grad(%x: f64, %m: memref<?xf64>, %dm: memref<?xf64> {autodiff.shadow}, %n: i64) -> f64 {
// CHECK:         autodiff.bwd_diff @f({{.*}}) {activity = [active, dup, const], primal = false} :
