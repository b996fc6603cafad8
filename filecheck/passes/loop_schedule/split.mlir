// RUN: ad-opt %s -p apply-schedules | filecheck %s

// A factor that divides needs no guard; variables are those of the loop.
// CHECK-LABEL: func.func @divides
// CHECK-NEXT:    affine.for %i = 0 to 8 step 4 {
// CHECK-NEXT:      affine.for %[[I:.*]] = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> ((d0 + 4))>(%i) {
// CHECK-NEXT:        affine.store %x, %a[%[[I]]] : memref<8xf32>
func.func @divides(%a: memref<8xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.store %x, %a[%i] : memref<8xf32>
  } {schedule.loop = "i"}
  func.return
}
schedule.apply @divides {
  %i = schedule.loop "i"
  %o, %n = schedule.split %i by 4 : !schedule.loop, !schedule.loop
}

// The last piece ends early.
// CHECK-LABEL: func.func @guarded
// CHECK:         affine.for %i = 0 to 10 step 4 {
// CHECK-NEXT:      affine.for %{{.*}} = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> ((d0 + 4), 10)>(%i) {
// CHECK-NOT:     affine.for
func.func @guarded(%a: memref<10xf32>, %x: f32) {
  affine.for %i = 0 to 10 {
    affine.store %x, %a[%i] : memref<10xf32>
  } {schedule.loop = "i"}
  func.return
}
schedule.apply @guarded {
  %i = schedule.loop "i"
  %o, %n = schedule.split %i by 4 : !schedule.loop, !schedule.loop
}

// Whole pieces, and a loop over the rest.
// CHECK-LABEL: func.func @peeled
// CHECK:         affine.for %i = 0 to 8 step 4 {
// CHECK-NEXT:      affine.for %{{.*}} = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> ((d0 + 4))>(%i) {
// CHECK:         affine.for %{{.*}} = 8 to 10 {
func.func @peeled(%a: memref<10xf32>, %x: f32) {
  affine.for %i = 0 to 10 {
    affine.store %x, %a[%i] : memref<10xf32>
  } {schedule.loop = "i"}
  func.return
}
schedule.apply @peeled {
  %i = schedule.loop "i"
  %o, %n, %rest = schedule.split %i by 4 peel : !schedule.loop, !schedule.loop, !schedule.loop
}

// Loops of scf stay loops of scf.
// CHECK-LABEL: func.func @scf
// CHECK:         scf.for %[[O:.*]] = %{{.*}} to %n step %{{.*}} {
// CHECK:           %[[E:.*]] = arith.addi %[[O]], %{{.*}} overflow<nsw> : index
// CHECK:           %[[U:.*]] = arith.minsi %[[E]], %n : index
// CHECK:           scf.for %{{.*}} = %[[O]] to %[[U]] step
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
  %o, %n = schedule.split %i by 4 : !schedule.loop, !schedule.loop
}

// What a loop carries goes through both.
// CHECK-LABEL: func.func @carries
// CHECK:         %[[R:.*]] = affine.for %i = 0 to 8 step 4 iter_args(%[[S:.*]] = %x) -> (f32) {
// CHECK-NEXT:      %[[T:.*]] = affine.for {{.*}} iter_args(%{{.*}} = %[[S]]) -> (f32) {
// CHECK:           affine.yield %[[T]] : f32
// CHECK:         func.return %[[R]] : f32
func.func @carries(%a: memref<8xf32>, %x: f32) -> f32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %x) -> (f32) {
    %e = affine.load %a[%i] : memref<8xf32>
    %t = arith.addf %s, %e : f32
    affine.yield %t : f32
  } {schedule.loop = "i"}
  func.return %r : f32
}
schedule.apply @carries {
  %i = schedule.loop "i"
  %o, %n = schedule.split %i by 4 : !schedule.loop, !schedule.loop
}
