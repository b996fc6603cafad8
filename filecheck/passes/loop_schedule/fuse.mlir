// RUN: ad-opt %s -p apply-schedules | filecheck %s

// Each element is read where it is written; what the loops carry is carried by one.
// CHECK-LABEL: func.func @fuse
// CHECK-NEXT:    %[[R:.*]] = affine.for %i = 0 to 8 iter_args(%{{.*}} = %x) -> (f32) {
// CHECK:           affine.store %{{.*}}, %a[%i] : memref<8xf32>
// CHECK-NEXT:      %{{.*}} = affine.load %a[%i] : memref<8xf32>
// CHECK-NOT:     affine.for
// CHECK:         func.return %[[R]] : f32
func.func @fuse(%a: memref<8xf32>, %x: f32) -> f32 {
  affine.for %i = 0 to 8 {
    %e = affine.load %a[%i] : memref<8xf32>
    %y = arith.mulf %e, %x : f32
    affine.store %y, %a[%i] : memref<8xf32>
  } {schedule.loop = "i"}
  %r = affine.for %j = 0 to 8 iter_args(%s = %x) -> (f32) {
    %e = affine.load %a[%j] : memref<8xf32>
    %t = arith.addf %s, %e : f32
    affine.yield %t : f32
  } {schedule.loop = "j"}
  func.return %r : f32
}
schedule.apply @fuse {
  %i = schedule.loop "i"
  %j = schedule.loop "j"
  %ij = schedule.fuse %i, %j
}
