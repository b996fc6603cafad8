// RUN: ad-opt %s -p scf-forall-to-parallel | filecheck %s

// CHECK-LABEL: func.func @f
// CHECK:         scf.parallel (%i, %j) = (%{{.*}}, %{{.*}}) to (%{{.*}}, %n) step (%{{.*}}, %{{.*}}) {
// CHECK-NEXT:      memref.store %x, %m[%i, %j] : memref<4x?xf64>
// CHECK-NOT:     scf.forall
func.func @f(%m: memref<4x?xf64>, %x: f64, %n: index) {
  scf.forall (%i, %j) in (4, %n) {
    memref.store %x, %m[%i, %j] : memref<4x?xf64>
  }
  return
}
