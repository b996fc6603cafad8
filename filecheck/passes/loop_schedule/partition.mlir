// RUN: ad-opt %s -p apply-schedules | filecheck %s

// In each part the condition is known, so it is gone.
// CHECK-LABEL: func.func @border
// CHECK-NEXT:    affine.store %x, %a[0] : memref<8xf32>
// CHECK-NEXT:    affine.for %[[I:.*]] = 1 to 8 {
// CHECK-NEXT:      %[[E:.*]] = affine.load %a[%[[I]] + -1] : memref<8xf32>
// CHECK-NEXT:      affine.store %[[E]], %a[%[[I]]] : memref<8xf32>
// CHECK-NEXT:    }
func.func @border(%a: memref<8xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.if affine_set<(d0) : (d0 >= 1)>(%i) {
      %e = affine.load %a[%i - 1] : memref<8xf32>
      affine.store %e, %a[%i] : memref<8xf32>
    } else {
      affine.store %x, %a[%i] : memref<8xf32>
    }
  } {schedule.loop = "i"}
  func.return
}
schedule.apply @border {
  %i = schedule.loop "i"
  %first, %others = schedule.partition %i at 1
}

// CHECK-LABEL: func.func @compared
// CHECK-NOT:     scf.if
// CHECK-NOT:     arith.cmpi
// CHECK:         func.return
func.func @compared(%a: memref<8xf32>, %x: f32, %y: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %early = arith.cmpi slt, %i, %c3 : index
    %e = scf.if %early -> (f32) {
      scf.yield %x : f32
    } else {
      scf.yield %y : f32
    }
    memref.store %e, %a[%i] : memref<8xf32>
  } {schedule.loop = "i"}
  func.return
}
schedule.apply @compared {
  %i = schedule.loop "i"
  %early, %late = schedule.partition %i at 3
}
