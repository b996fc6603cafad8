// RUN: ad-opt %s | filecheck %s

// CHECK-LABEL: func.func @vectors
func.func @vectors(%a: vector<4xf32>, %b: vector<2xf32>, %k: vector<4xi1>) -> f32 {
  // CHECK: vector.outerproduct %{{.*}}, %{{.*}} : vector<4xf32>, vector<2xf32>
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<2xf32>
  // CHECK: vector.transpose %{{.*}}, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %1 = vector.transpose %0, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  // CHECK: vector.multi_reduction <add>, %{{.*}}, %{{.*}} [0] : vector<2x4xf32> to vector<4xf32>
  %2 = vector.multi_reduction <add>, %1, %a [0] : vector<2x4xf32> to vector<4xf32>
  // CHECK: vector.mask %{{.*}} {
  // CHECK-NEXT: vector.reduction <add>, %{{.*}} : vector<4xf32> into f32
  // CHECK-NEXT: } : vector<4xi1> -> f32
  %3 = vector.mask %k { vector.reduction <add>, %2 : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %3 : f32
}
