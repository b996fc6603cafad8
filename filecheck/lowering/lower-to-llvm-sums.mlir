// RUN: ad-opt -p lower-to-llvm %s | filecheck %s

// What is added to a narrow float is added to a sum in f32, which is found by the address.

// CHECK: llvm.mlir.global weak_odr @autodiff.sums.pages()
// CHECK-LABEL: llvm.func internal @autodiff.sums.add.bf16(%{{.*}}: !llvm.ptr, %{{.*}}: f32)
// CHECK:         llvm.call @autodiff.sums.make
// CHECK:         llvm.fadd %{{.*}}, %{{.*}} : f32
// CHECK:         llvm.fptrunc %{{.*}} : f32 to bf16

// CHECK-LABEL: llvm.func @add
// CHECK-NEXT:    llvm.call @autodiff.sums.add.bf16(%p, %x) : (!llvm.ptr, f32) -> ()
func.func @add(%p: !llvm.ptr, %x: f32) {
  autodiff.accumulate %p, %x as bf16 : f32
  return
}
