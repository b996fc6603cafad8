// RUN: ad-opt %s -p apply-schedules | filecheck %s

// CHECK-LABEL: func.func @affine
// CHECK-NEXT:    affine.parallel (%i) = (0) to (8) {
// CHECK-NEXT:      affine.store %x, %a[%i] : memref<8xf32>
func.func @affine(%a: memref<8xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.store %x, %a[%i] : memref<8xf32>
  } {schedule.loop = "i"}
  func.return
}
schedule.apply @affine {
  %i = schedule.loop "i"
  schedule.parallelize %i
}

// CHECK-LABEL: func.func @scf
// CHECK:         scf.parallel (%i) = (%c0) to (%n) step (%c1) {
// CHECK-NEXT:      memref.store %x, %a[%i] : memref<?xf32>
// CHECK-NOT:       schedule
func.func @scf(%a: memref<?xf32>, %x: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %a[%i] : memref<?xf32>
  } {schedule.loop = "i"}
  func.return
}
schedule.apply @scf {
  %i = schedule.loop "i"
  schedule.parallelize %i
}
