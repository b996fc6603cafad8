// RUN: ad-opt %s -p apply-schedules | filecheck %s

// CHECK-LABEL: func.func @whole
// CHECK-NEXT:    affine.store %x, %a[1] : memref<8xf32>
// CHECK-NEXT:    affine.store %x, %a[4] : memref<8xf32>
// CHECK-NEXT:    affine.store %x, %a[7] : memref<8xf32>
// CHECK-NEXT:    func.return
func.func @whole(%a: memref<8xf32>, %x: f32) {
  affine.for %i = 1 to 8 step 3 {
    affine.store %x, %a[%i] : memref<8xf32>
  } {schedule.loop = "i"}
  func.return
}
schedule.apply @whole {
  %i = schedule.loop_at [0]
  schedule.unroll %i
}

// CHECK-LABEL: func.func @by_a_factor
// CHECK:         %[[M:.*]] = affine.apply affine_map<(d0) -> (((d0 floordiv 2) * 2))>(%n)
// CHECK-NEXT:    affine.for %i = 0 to affine_map<(d0) -> (d0)>(%[[M]]) step 2 {
// CHECK-NEXT:      affine.store %x, %a[%i] : memref<?xf32>
// CHECK-NEXT:      affine.store %x, %a[%i + 1] : memref<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %[[R:.*]] = max affine_map<(d0) -> (0, d0)>(%[[M]]) to affine_map<(d0) -> (d0)>(%n) {
func.func @by_a_factor(%a: memref<?xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to %n {
    affine.store %x, %a[%i] : memref<?xf32>
  } {schedule.loop = "i"}
  func.return
}
schedule.apply @by_a_factor {
  %i = schedule.loop "i"
  %many, %rest = schedule.unroll %i by 2 : !schedule.loop, !schedule.loop
}

// The copies stand in the innermost loop.
// CHECK-LABEL: func.func @jam
// CHECK-NEXT:    affine.for %i = 0 to 4 step 2 {
// CHECK-NEXT:      affine.for %j = 0 to 8 {
// CHECK-NEXT:        affine.store %x, %a[%i, %j] : memref<4x8xf32>
// CHECK-NEXT:        affine.store %x, %a[%i + 1, %j] : memref<4x8xf32>
func.func @jam(%a: memref<4x8xf32>, %x: f32) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 8 {
      affine.store %x, %a[%i, %j] : memref<4x8xf32>
    }
  } {schedule.loop = "i"}
  func.return
}
schedule.apply @jam {
  %i = schedule.loop "i"
  %i2 = schedule.unroll_jam %i by 2
}
