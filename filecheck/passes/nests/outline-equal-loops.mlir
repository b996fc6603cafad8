// RUN: ad-opt %s -p "outline-equal-loops{least=4}" | filecheck %s
// RUN: ad-opt %s -p "outline-equal-loops{least=4}" --remarks=nests 2>&1 | filecheck %s --check-prefix=SAID
// RUN: ad-opt %s -p outline-equal-loops | filecheck %s --check-prefix=SMALL

// SAID: remark[nests]: this loop is a call of `@layers_loop`
// SMALL-NOT: call

// Two loops that do the same with other buffers, and a third with another constant.
// CHECK-LABEL: func.func @layers
// CHECK:         %t = memref.alloca() : memref<8xf32>
// CHECK:         [[A:%.*]] = func.call @layers_loop(%zero, %x, %t) : (f32, memref<8xf32>, memref<8xf32>) -> f32
// CHECK-NEXT:    [[B:%.*]] = func.call @layers_loop([[A]], %t, %y) : (f32, memref<8xf32>, memref<8xf32>) -> f32
// CHECK-NEXT:    %{{.*}} = affine.for
// CHECK:         func.return
func.func @layers(%zero: f32, %x: memref<8xf32> {llvm.noalias}, %y: memref<8xf32> {llvm.noalias}) -> f32 {
  %t = memref.alloca() : memref<8xf32>
  %two = arith.constant 2.0 : f32
  %three = arith.constant 3.0 : f32
  %a = affine.for %i = 0 to 8 iter_args(%s = %zero) -> (f32) {
    %p = affine.load %x[%i] : memref<8xf32>
    %q = arith.mulf %p, %two : f32
    affine.store %q, %t[%i] : memref<8xf32>
    %r = arith.addf %s, %q : f32
    affine.yield %r : f32
  }
  %b = affine.for %j = 0 to 8 iter_args(%s = %a) -> (f32) {
    %p = affine.load %t[%j] : memref<8xf32>
    %q = arith.mulf %p, %two : f32
    affine.store %q, %y[%j] : memref<8xf32>
    %r = arith.addf %s, %q : f32
    affine.yield %r : f32
  }
  %c = affine.for %j = 0 to 8 iter_args(%s = %b) -> (f32) {
    %p = affine.load %t[%j] : memref<8xf32>
    %q = arith.mulf %p, %three : f32
    affine.store %q, %y[%j] : memref<8xf32>
    %r = arith.addf %s, %q : f32
    affine.yield %r : f32
  }
  func.return %c : f32
}

// Loops whose buffers may share memory stay, and loops that read one buffer where others read two.
// CHECK-LABEL: func.func @apart
// CHECK-NOT:     call
// CHECK:         func.return
func.func @apart(%x: memref<8xf64> {llvm.noalias}, %y: memref<8xf64>, %z: memref<8xf64> {llvm.noalias}) {
  affine.for %i = 0 to 8 {
    %p = affine.load %x[%i] : memref<8xf64>
    %q = affine.load %y[%i] : memref<8xf64>
    affine.store %q, %x[%i] : memref<8xf64>
    affine.store %p, %y[%i] : memref<8xf64>
  }
  affine.for %i = 0 to 8 {
    %p = affine.load %x[%i] : memref<8xf64>
    %q = affine.load %z[%i] : memref<8xf64>
    affine.store %q, %x[%i] : memref<8xf64>
    affine.store %p, %z[%i] : memref<8xf64>
  }
  affine.for %i = 0 to 8 {
    %p = affine.load %x[%i] : memref<8xf64>
    %q = affine.load %x[%i] : memref<8xf64>
    affine.store %q, %x[%i] : memref<8xf64>
    affine.store %p, %x[%i] : memref<8xf64>
  }
  func.return
}

// Inside of loops that differ; their variables are passed.
// CHECK-LABEL: func.func @inside
// CHECK:         affine.for %i = 0 to 4 {
// CHECK-NEXT:      func.call @inside_loop(%m, %i) : (memref<9x8xi64>, index) -> ()
// CHECK:         affine.for %i_1 = 4 to 9 {
// CHECK-NEXT:      func.call @inside_loop(%m, %i_1) : (memref<9x8xi64>, index) -> ()
func.func @inside(%m: memref<9x8xi64> {llvm.noalias}) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 8 {
      %p = affine.load %m[%i, %j] : memref<9x8xi64>
      %q = arith.addi %p, %p : i64
      affine.store %q, %m[%i, %j] : memref<9x8xi64>
    }
  }
  affine.for %i = 4 to 9 {
    affine.for %j = 0 to 8 {
      %p = affine.load %m[%i, %j] : memref<9x8xi64>
      %q = arith.addi %p, %p : i64
      affine.store %q, %m[%i, %j] : memref<9x8xi64>
    }
  }
  func.return
}

// CHECK-LABEL: func.func private @layers_loop(
// CHECK-SAME:    %zero: f32, %x: memref<8xf32> {llvm.noalias}, %t: memref<8xf32> {llvm.noalias}) -> f32 attributes {passthrough = ["noinline"]} {
// CHECK-NEXT:    %two = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:    [[SUM:%.*]] = affine.for %i = 0 to 8 iter_args(%s = %zero) -> (f32) {
// CHECK:         func.return [[SUM]] : f32
// CHECK-LABEL: func.func private @inside_loop(
// CHECK-SAME:    %m: memref<9x8xi64> {llvm.noalias}, %i: index)
// CHECK-NOT:   func.func
