// RUN: ad-opt %s | filecheck %s

// CHECK-LABEL: func.func @generate
func.func @generate(%n: index, %x: f32) -> tensor<?x3xf32> {
  // CHECK: tensor.generate %{{.*}} {
  // CHECK-NEXT: ^{{.*}}(%{{.*}}: index, %{{.*}}: index):
  // CHECK-NEXT: tensor.yield %{{.*}} : f32
  // CHECK-NEXT: } : tensor<?x3xf32>
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x3xf32>
  // CHECK: tensor.rank %{{.*}} : tensor<?x3xf32>
  %1 = tensor.rank %0 : tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
