// RUN: ad-opt %s -p apply-schedules | filecheck %s

// A register tile: two rows of two vectors are carried by the loop over k.
// CHECK-LABEL: func.func @matmul
// CHECK:         affine.for %i = 0 to 4 step 2 {
// CHECK-NEXT:      affine.for %j = 0 to 16 step 8 {
// CHECK-NEXT:        %{{.*}} = affine.vector_load %c[%i, %j] : memref<4x16xf32>, vector<4xf32>
// CHECK-NEXT:        %{{.*}} = affine.vector_load %c[%i, %j + 4] : memref<4x16xf32>, vector<4xf32>
// CHECK-NEXT:        %{{.*}} = affine.vector_load %c[%i + 1, %j] : memref<4x16xf32>, vector<4xf32>
// CHECK-NEXT:        %{{.*}} = affine.vector_load %c[%i + 1, %j + 4] : memref<4x16xf32>, vector<4xf32>
// CHECK-NEXT:        affine.for %k = 0 to 32 iter_args
// CHECK-NOT:           %c
// CHECK:               affine.yield
// CHECK:             affine.vector_store %{{.*}}, %c[%i, %j] : memref<4x16xf32>, vector<4xf32>
func.func @matmul(%a: memref<4x32xf32> {llvm.noalias}, %b: memref<32x16xf32>, %c: memref<4x16xf32> {llvm.noalias, schedule.buffer = "c"}) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 16 {
      affine.for %k = 0 to 32 {
        %x = affine.load %a[%i, %k] : memref<4x32xf32>
        %y = affine.load %b[%k, %j] : memref<32x16xf32>
        %p = arith.mulf %x, %y fastmath<contract> : f32
        %z = affine.load %c[%i, %j] : memref<4x16xf32>
        %s = arith.addf %z, %p fastmath<reassoc,contract> : f32
        affine.store %s, %c[%i, %j] : memref<4x16xf32>
      } {schedule.loop = "k"}
    } {schedule.loop = "j"}
  } {schedule.loop = "i"}
  func.return
}
schedule.apply @matmul {
  %i = schedule.loop "i"
  %j = schedule.loop "j"
  %k = schedule.loop "k"
  %c = schedule.buffer "c"
  %io, %ii = schedule.split %i by 2 : !schedule.loop, !schedule.loop
  %jo, %ji = schedule.split %j by 8 : !schedule.loop, !schedule.loop
  %i1, %j1, %k1, %i2, %j2 = schedule.interchange %io, %jo, %k, %ii, %ji : !schedule.loop, !schedule.loop, !schedule.loop, !schedule.loop, !schedule.loop
  %v, %rest = schedule.vectorize %j2 by 4
  schedule.unroll %v
  schedule.unroll %i2
  %k2 = schedule.privatize %k1 of %c
}
