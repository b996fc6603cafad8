// RUN: ad-opt %s -p apply-schedules | filecheck %s

// Consecutive elements, what is the same for all, and indices as numbers.
// CHECK-LABEL: func.func @elementwise
// CHECK-NEXT:    affine.for %i = 0 to 16 step 8 {
// CHECK-NEXT:      %[[E:.*]] = affine.vector_load %a[%i] : memref<20xf32>, vector<8xf32>
// CHECK-NEXT:      %[[U:.*]] = affine.load %b[0] : memref<1xf32>
// CHECK-NEXT:      %[[V:.*]] = vector.broadcast %[[U]] : f32 to vector<8xf32>
// CHECK-NEXT:      %[[P:.*]] = arith.mulf %[[E]], %[[V]] : vector<8xf32>
// CHECK-NEXT:      %[[I:.*]] = vector.broadcast %i : index to vector<8xindex>
// CHECK-NEXT:      %[[S:.*]] = vector.step : vector<8xindex>
// CHECK-NEXT:      %[[N:.*]] = arith.addi %[[I]], %[[S]] : vector<8xindex>
// CHECK-NEXT:      %[[C:.*]] = arith.index_cast %[[N]] : vector<8xindex> to vector<8xi32>
// CHECK-NEXT:      %[[F:.*]] = arith.sitofp %[[C]] : vector<8xi32> to vector<8xf32>
// CHECK-NEXT:      %[[G:.*]] = arith.addf %[[P]], %[[F]] : vector<8xf32>
// CHECK-NEXT:      affine.vector_store %[[G]], %a[%i] : memref<20xf32>, vector<8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %{{.*}} = 16 to 20 {
func.func @elementwise(%a: memref<20xf32> {llvm.noalias}, %b: memref<1xf32>) {
  affine.for %i = 0 to 20 {
    %x = affine.load %a[%i] : memref<20xf32>
    %y = affine.load %b[0] : memref<1xf32>
    %p = arith.mulf %x, %y : f32
    %n = arith.index_cast %i : index to i32
    %f = arith.sitofp %n : i32 to f32
    %q = arith.addf %p, %f : f32
    affine.store %q, %a[%i] : memref<20xf32>
  } {schedule.loop = "i"}
  func.return
}
schedule.apply @elementwise {
  %i = schedule.loop "i"
  %v, %rest = schedule.vectorize %i by 8
}

// A sum is a vector of sums, which are added behind the loop.
// CHECK-LABEL: func.func @sum
// CHECK:         %[[Z:.*]] = vector.broadcast %{{.*}} : f32 to vector<4xf32>
// CHECK:         %[[L:.*]] = affine.for %i = 0 to 16 step 4 iter_args(%[[S:.*]] = %[[Z]]) -> (vector<4xf32>) {
// CHECK-NEXT:      %[[E:.*]] = affine.vector_load %a[%i] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT:      %[[T:.*]] = arith.addf %[[S]], %[[E]] fastmath<reassoc> : vector<4xf32>
// CHECK-NEXT:      affine.yield %[[T]] : vector<4xf32>
// CHECK:         %[[R:.*]] = vector.reduction <add>, %[[L]] fastmath<reassoc> : vector<4xf32> into f32
// CHECK-NEXT:    %[[A:.*]] = arith.addf %x, %[[R]] fastmath<reassoc> : f32
// CHECK-NEXT:    func.return %[[A]] : f32
func.func @sum(%a: memref<16xf32>, %x: f32) -> f32 {
  %r = affine.for %i = 0 to 16 iter_args(%s = %x) -> (f32) {
    %e = affine.load %a[%i] : memref<16xf32>
    %t = arith.addf %s, %e fastmath<reassoc> : f32
    affine.yield %t : f32
  } {schedule.loop = "i"}
  func.return %r : f32
}
schedule.apply @sum {
  %i = schedule.loop "i"
  %v, %rest = schedule.vectorize %i by 4
}
