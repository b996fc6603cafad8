// RUN: ad-opt %s -p apply-schedules | filecheck %s

// Loads that stand between the loops move in, if nothing inside writes what they read.
// CHECK-LABEL: func.func @matmul
// CHECK-NEXT:    affine.for %k = 0 to 16 {
// CHECK-NEXT:      affine.for %j = 0 to 8 {
// CHECK-NEXT:        affine.for %i = 0 to 4 {
// CHECK-NEXT:          %{{.*}} = affine.load %a[%i, %k] : memref<4x16xf32>
// CHECK-NEXT:          %{{.*}} = affine.load %b[%k, %j] : memref<16x8xf32>
func.func @matmul(%a: memref<4x16xf32> {llvm.noalias}, %b: memref<16x8xf32>, %c: memref<4x8xf32> {llvm.noalias}) {
  affine.for %i = 0 to 4 {
    affine.for %k = 0 to 16 {
      %x = affine.load %a[%i, %k] : memref<4x16xf32>
      affine.for %j = 0 to 8 {
        %y = affine.load %b[%k, %j] : memref<16x8xf32>
        %p = arith.mulf %x, %y : f32
        %z = affine.load %c[%i, %j] : memref<4x8xf32>
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<4x8xf32>
      } {schedule.loop = "j"}
    } {schedule.loop = "k"}
  } {schedule.loop = "i"}
  func.return
}
schedule.apply @matmul {
  %i = schedule.loop "i"
  %j = schedule.loop "j"
  %k = schedule.loop "k"
  %k2, %j2, %i2 = schedule.interchange %k, %j, %i : !schedule.loop, !schedule.loop, !schedule.loop
}

// CHECK-LABEL: func.func @tile
// CHECK-NEXT:    affine.for %i = 0 to 8 step 4 {
// CHECK-NEXT:      affine.for %j = 0 to 8 step 2 {
// CHECK-NEXT:        affine.for %[[I:.*]] = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> ((d0 + 4))>(%i) {
// CHECK-NEXT:          affine.for %[[J:.*]] = affine_map<(d0) -> (d0)>(%j) to affine_map<(d0) -> ((d0 + 2))>(%j) {
// CHECK-NEXT:            affine.store %x, %a[%[[I]], %[[J]]]
func.func @tile(%a: memref<8x8xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.store %x, %a[%i, %j] : memref<8x8xf32>
    } {schedule.loop = "j"}
  } {schedule.loop = "i"}
  func.return
}
schedule.apply @tile {
  %i = schedule.loop "i"
  %j = schedule.loop "j"
  %io, %jo, %ii, %ji = schedule.tile %i, %j by [4, 2] : !schedule.loop, !schedule.loop, !schedule.loop, !schedule.loop
}
