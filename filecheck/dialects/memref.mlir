// RUN: ad-opt %s | filecheck %s

// CHECK: memref.global "private" constant @table : memref<2xf64> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
memref.global "private" constant @table : memref<2xf64> = dense<[1.0, 2.0]> {alignment = 64 : i64}
// CHECK-NEXT: memref.global @space : memref<4xf64> = uninitialized
memref.global @space : memref<4xf64> = uninitialized
// CHECK-NEXT: memref.global @elsewhere : memref<4xf64>
memref.global @elsewhere : memref<4xf64>

// CHECK-LABEL: func.func @f
func.func @f(%m: memref<?x4xf64>, %x: f64, %i: index) {
  // CHECK: memref.copy %{{.*}}, %{{.*}} : memref<?x4xf64> to memref<?x4xf64>
  memref.copy %m, %m : memref<?x4xf64> to memref<?x4xf64>
  // CHECK-NEXT: memref.cast %{{.*}} : memref<?x4xf64> to memref<*xf64>
  %u = memref.cast %m : memref<?x4xf64> to memref<*xf64>
  // CHECK-NEXT: memref.rank %{{.*}} : memref<*xf64>
  %r = memref.rank %u : memref<*xf64>
  // CHECK-NEXT: memref.atomic_rmw addf %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}] : (f64, memref<?x4xf64>) -> f64
  %o = memref.atomic_rmw addf %x, %m[%i, %i] : (f64, memref<?x4xf64>) -> f64
  // CHECK-NEXT: memref.transpose %{{.*}} (d0, d1) -> (d1, d0) : memref<?x4xf64> to memref<4x?xf64, strided<[1, 4]>>
  %t = memref.transpose %m (a, b) -> (b, a) : memref<?x4xf64> to memref<4x?xf64, strided<[1, 4]>>
  // CHECK-NEXT: memref.alloca_scope -> (f64) {
  %s = memref.alloca_scope -> (f64) {
    memref.alloca_scope.return %x : f64
  }
  return
}
