// RUN: ad-opt %s -p apply-schedules | filecheck %s

// A tile of the columns that an iteration needs, transposed, so that it is read along rows.
// CHECK-LABEL: func.func @transpose
// CHECK-NEXT:    %[[T:.*]] = memref.alloca() {alignment = 64 : i64} : memref<4x8xf32>
// CHECK-NEXT:    affine.for %i = 0 to 8 step 4 {
// CHECK-NEXT:      affine.for %[[R:.*]] = 0 to 8 {
// CHECK-NEXT:        affine.for %[[C:.*]] = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> ((d0 + 4))>(%i) {
// CHECK-NEXT:          %[[E:.*]] = affine.load %a[%[[R]], %[[C]]] : memref<8x8xf32>
// CHECK:               affine.store %[[E]], %[[T]][%[[C]] {{.*}}, %[[R]]] : memref<4x8xf32>
// CHECK:           affine.for
// CHECK-NEXT:        affine.for %j = 0 to 8 {
// CHECK-NEXT:          affine.load %[[T]]
func.func @transpose(%a: memref<8x8xf32> {llvm.noalias}, %b: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %e = affine.load %a[%j, %i] : memref<8x8xf32>
      affine.store %e, %b[%i, %j] : memref<8x8xf32>
    }
  } {schedule.loop = "i"}
  func.return
}
schedule.apply @transpose {
  %i = schedule.loop "i"
  %a = schedule.argument 0
  %io, %ii = schedule.split %i by 4 : !schedule.loop, !schedule.loop
  %io2 = schedule.stage %a in %io order [1, 0]
}
