// RUN: ad-opt %s -p apply-register-tiles | filecheck %s

// Ranges that end at a value: whole tiles, then what they leave, down to what divides the range.
// CHECK-LABEL: func.func @columns
// CHECK:         affine.for %j = 0 to affine_map<()[s0] -> (((s0 floordiv 8) * 8))>()[%n] step 8 {
// CHECK:           affine.vector_store %{{.*}}, %c[%j] : memref<?xf32>, vector<8xf32>
// CHECK:         affine.for %j_1 = affine_map<()[s0] -> (((s0 floordiv 8) * 8))>()[%n] to affine_map<()[s0] -> (((s0 floordiv 4) * 4))>()[%n] step 4 {
// CHECK:           affine.vector_store %{{.*}}, %c[%j_1] : memref<?xf32>, vector<4xf32>
// CHECK:         affine.for %j_2 = affine_map<()[s0] -> (((s0 floordiv 4) * 4))>()[%n] to %n step 2 {
// CHECK:           affine.vector_store %{{.*}}, %c[%j_2] : memref<?xf32>, vector<2xf32>
// CHECK-NOT:     affine.for %j_3
// CHECK:         return
func.func @columns(%b: memref<9x?xf32> {llvm.noalias}, %c: memref<?xf32> {llvm.noalias}, %n: index) {
  %zero = arith.constant 0.0 : f32
  affine.for %j = 0 to %n {
    %sum = affine.for %k = 0 to 9 iter_args(%old = %zero) -> (f32) {
      %x = affine.load %b[%k, %j] : memref<9x?xf32>
      %new = arith.addf %old, %x : f32
      affine.yield %new : f32
    }
    affine.store %sum, %c[%j] : memref<?xf32>
  } {schedule.tile = array<i64: 2, 4>, schedule.divisor = 2 : i64}
  return
}

// The last tile that does again what others do is that at the beginning.
// CHECK-LABEL: func.func @rows
// CHECK:         affine.for %i = 0 to %n step 3 {
// CHECK-NEXT:      affine.for %i_1 = max affine_map<(d0)[s0] -> (0, ((s0 + (d0 * -1)) + -3))>(%i)[%n] to affine_map<(d0)[s0] -> ((s0 + (d0 * -1)))>(%i)[%n] step 3 {
// CHECK:             affine.store %{{.*}}, %c[%i_1 + 2] : memref<?xf32>
// CHECK-NOT:     affine.for %i_2
// CHECK:         return
func.func @rows(%a: memref<?x9xf32> {llvm.noalias}, %c: memref<?xf32> {llvm.noalias}, %n: index) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to %n {
    %sum = affine.for %k = 0 to 9 iter_args(%old = %zero) -> (f32) {
      %x = affine.load %a[%i, %k] : memref<?x9xf32>
      %new = arith.addf %old, %x : f32
      affine.yield %new : f32
    }
    affine.store %sum, %c[%i] : memref<?xf32>
  } {schedule.tile = array<i64: 3, 1, 1>}
  return
}

// Terms in lanes, and what they leave.
// CHECK-LABEL: func.func @terms
// CHECK:         affine.for %i = 0 to 8 step 8 {
// CHECK:           %[[PARTS:[0-9]+]], {{.*}} = affine.for %k = 0 to affine_map<()[s0] -> (((s0 floordiv 4) * 4))>()[%n] step 4 iter_args
// CHECK:             affine.vector_load %a[%i + 7, %k] : memref<8x?xf32>, vector<4xf32>
// CHECK:           %[[SUM:.*]] = vector.reduction <add>, %[[PARTS]], %zero fastmath<reassoc> : vector<4xf32> into f32
// CHECK:           %{{.*}} = affine.for %k_1 = affine_map<()[s0] -> (((s0 floordiv 4) * 4))>()[%n] to %n iter_args(%{{.*}} = %[[SUM]],
// CHECK:             affine.load %a[%i, %k_1] : memref<8x?xf32>
// CHECK:         return
func.func @terms(%a: memref<8x?xf32> {llvm.noalias}, %c: memref<8xf32> {llvm.noalias}, %n: index) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 8 {
    %sum = affine.for %k = 0 to %n iter_args(%old = %zero) -> (f32) {
      %x = affine.load %a[%i, %k] : memref<8x?xf32>
      %new = arith.addf %old, %x fastmath<reassoc> : f32
      affine.yield %new : f32
    } {schedule.tile = array<i64: 1, 4>}
    affine.store %sum, %c[%i] : memref<8xf32>
  } {schedule.tile = array<i64: 8, 1>}
  return
}

// Fewer sums are left to LLVM, and so are sums in order.
// CHECK-LABEL: func.func @ordered
// CHECK-NOT:     vector
// CHECK:         return
func.func @ordered(%a: memref<8x64xf32> {llvm.noalias}, %c: memref<8xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 8 {
    %sum = affine.for %k = 0 to 64 iter_args(%old = %zero) -> (f32) {
      %x = affine.load %a[%i, %k] : memref<8x64xf32>
      %new = arith.addf %old, %x : f32
      affine.yield %new : f32
    } {schedule.tile = array<i64: 1, 4>}
    affine.store %sum, %c[%i] : memref<8xf32>
  } {schedule.tile = array<i64: 8, 1>}
  affine.for %i = 0 to 8 {
    %sum = affine.for %k = 0 to 64 iter_args(%old = %zero) -> (f32) {
      %x = affine.load %a[%i, %k] : memref<8x64xf32>
      %new = arith.addf %old, %x fastmath<reassoc> : f32
      affine.yield %new : f32
    } {schedule.tile = array<i64: 1, 4>}
    affine.store %sum, %c[%i] : memref<8xf32>
  } {schedule.tile = array<i64: 4, 1>}
  return
}
