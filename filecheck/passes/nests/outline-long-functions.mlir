// RUN: ad-opt %s -p "outline-equal-loops{long=30}" | filecheck %s
// RUN: ad-opt %s -p "outline-equal-loops{long=30}" --remarks=nests 2>&1 | filecheck %s --check-prefix=SAID
// RUN: ad-opt %s -p "outline-equal-loops{long=60}" | filecheck %s --check-prefix=SHORT

// Long functions give away loops that are long themselves, if their buffers share no memory.
// SAID: remark[nests]: this loop is a call of `@long_loop`
// SHORT-NOT: func.call

// CHECK-LABEL: func.func @long(
// CHECK:         func.call @long_loop(%x, %t) : (memref<8xf32>, memref<8xf32>) -> ()
// CHECK-NEXT:    affine.for %i = 0 to 8 {
// CHECK-NEXT:      %{{.*}} = affine.load %t
// CHECK:         affine.for %i_1 = 0 to 8 {
// CHECK-NOT:     func.call
// CHECK:         func.return
func.func @long(%x: memref<8xf32> {llvm.noalias}, %y: memref<8xf32> {llvm.noalias}, %z: memref<8xf32>) {
  %t = memref.alloca() : memref<8xf32>
  affine.for %i = 0 to 8 {
    %v0 = affine.load %x[%i] : memref<8xf32>
    %v1 = arith.mulf %v0, %v0 : f32
    %v2 = arith.mulf %v1, %v1 : f32
    %v3 = arith.mulf %v2, %v2 : f32
    %v4 = arith.mulf %v3, %v3 : f32
    %v5 = arith.mulf %v4, %v4 : f32
    %v6 = arith.mulf %v5, %v5 : f32
    %v7 = arith.mulf %v6, %v6 : f32
    %v8 = arith.mulf %v7, %v7 : f32
    %v9 = arith.mulf %v8, %v8 : f32
    %v10 = arith.mulf %v9, %v9 : f32
    %v11 = arith.mulf %v10, %v10 : f32
    %v12 = arith.mulf %v11, %v11 : f32
    %v13 = arith.mulf %v12, %v12 : f32
    %v14 = arith.mulf %v13, %v13 : f32
    %v15 = arith.mulf %v14, %v14 : f32
    %v16 = arith.mulf %v15, %v15 : f32
    %v17 = arith.mulf %v16, %v16 : f32
    affine.store %v17, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %v0 = affine.load %t[%i] : memref<8xf32>
    %v1 = arith.mulf %v0, %v0 : f32
    affine.store %v1, %y[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %v0 = affine.load %y[%i] : memref<8xf32>
    %v1 = arith.mulf %v0, %v0 : f32
    %v2 = arith.mulf %v1, %v1 : f32
    %v3 = arith.mulf %v2, %v2 : f32
    %v4 = arith.mulf %v3, %v3 : f32
    %v5 = arith.mulf %v4, %v4 : f32
    %v6 = arith.mulf %v5, %v5 : f32
    %v7 = arith.mulf %v6, %v6 : f32
    %v8 = arith.mulf %v7, %v7 : f32
    %v9 = arith.mulf %v8, %v8 : f32
    %v10 = arith.mulf %v9, %v9 : f32
    %v11 = arith.mulf %v10, %v10 : f32
    %v12 = arith.mulf %v11, %v11 : f32
    %v13 = arith.mulf %v12, %v12 : f32
    %v14 = arith.mulf %v13, %v13 : f32
    %v15 = arith.mulf %v14, %v14 : f32
    %v16 = arith.mulf %v15, %v15 : f32
    %v17 = arith.mulf %v16, %v16 : f32
    %v18 = arith.mulf %v17, %v17 : f32
    affine.store %v18, %z[%i] : memref<8xf32>
  }
  return
}

// CHECK-LABEL: func.func @brief
// CHECK-NOT:     func.call
// CHECK:         func.return
func.func @brief(%x: memref<8xf32> {llvm.noalias}, %y: memref<8xf32> {llvm.noalias}) {
  affine.for %i = 0 to 8 {
    %v0 = affine.load %x[%i] : memref<8xf32>
    %v1 = arith.mulf %v0, %v0 : f32
    %v2 = arith.mulf %v1, %v1 : f32
    %v3 = arith.mulf %v2, %v2 : f32
    %v4 = arith.mulf %v3, %v3 : f32
    %v5 = arith.mulf %v4, %v4 : f32
    %v6 = arith.mulf %v5, %v5 : f32
    %v7 = arith.mulf %v6, %v6 : f32
    %v8 = arith.mulf %v7, %v7 : f32
    %v9 = arith.mulf %v8, %v8 : f32
    %v10 = arith.mulf %v9, %v9 : f32
    %v11 = arith.mulf %v10, %v10 : f32
    %v12 = arith.mulf %v11, %v11 : f32
    %v13 = arith.mulf %v12, %v12 : f32
    %v14 = arith.mulf %v13, %v13 : f32
    %v15 = arith.mulf %v14, %v14 : f32
    %v16 = arith.mulf %v15, %v15 : f32
    %v17 = arith.mulf %v16, %v16 : f32
    %v18 = arith.mulf %v17, %v17 : f32
    %v19 = arith.mulf %v18, %v18 : f32
    affine.store %v19, %y[%i] : memref<8xf32>
  }
  return
}

// CHECK:       func.func private @long_loop(%x: memref<8xf32> {llvm.noalias}, %t: memref<8xf32> {llvm.noalias}) attributes {passthrough = ["noinline"]} {
// CHECK-NEXT:    affine.for

// Bounds are parameters, constants are not.
// CHECK:       func.func private @open_loop(%n: index, %x: memref<?xf32> {llvm.noalias}, %y: memref<?xf32> {llvm.noalias})
// CHECK-NEXT:    %two = arith.constant
// CHECK-NEXT:    affine.for %i = 0 to %n {
// CHECK:       func.func private @open_loop_1(
func.func @open(%x: memref<?xf32> {llvm.noalias}, %y: memref<?xf32> {llvm.noalias}, %n: index) {
  %two = arith.constant 2.0 : f32
  affine.for %i = 0 to %n {
    %v0 = affine.load %x[%i] : memref<?xf32>
    %v1 = arith.mulf %v0, %two : f32
    %v2 = arith.mulf %v1, %two : f32
    %v3 = arith.mulf %v2, %two : f32
    %v4 = arith.mulf %v3, %two : f32
    %v5 = arith.mulf %v4, %two : f32
    %v6 = arith.mulf %v5, %two : f32
    %v7 = arith.mulf %v6, %two : f32
    %v8 = arith.mulf %v7, %two : f32
    %v9 = arith.mulf %v8, %two : f32
    %v10 = arith.mulf %v9, %two : f32
    %v11 = arith.mulf %v10, %two : f32
    %v12 = arith.mulf %v11, %two : f32
    %v13 = arith.mulf %v12, %two : f32
    %v14 = arith.mulf %v13, %two : f32
    %v15 = arith.mulf %v14, %two : f32
    %v16 = arith.mulf %v15, %two : f32
    %v17 = arith.mulf %v16, %two : f32
    affine.store %v17, %y[%i] : memref<?xf32>
  }
  affine.for %i = 0 to 8 {
    %v0 = affine.load %y[%i] : memref<?xf32>
    %v1 = arith.mulf %v0, %two : f32
    %v2 = arith.mulf %v1, %two : f32
    %v3 = arith.mulf %v2, %two : f32
    %v4 = arith.mulf %v3, %two : f32
    %v5 = arith.mulf %v4, %two : f32
    %v6 = arith.mulf %v5, %two : f32
    %v7 = arith.mulf %v6, %two : f32
    %v8 = arith.mulf %v7, %two : f32
    %v9 = arith.mulf %v8, %two : f32
    %v10 = arith.mulf %v9, %two : f32
    %v11 = arith.mulf %v10, %two : f32
    %v12 = arith.mulf %v11, %two : f32
    %v13 = arith.mulf %v12, %two : f32
    %v14 = arith.mulf %v13, %two : f32
    %v15 = arith.mulf %v14, %two : f32
    %v16 = arith.mulf %v15, %two : f32
    %v17 = arith.mulf %v16, %two : f32
    affine.store %v17, %x[%i] : memref<?xf32>
  }
  return
}
