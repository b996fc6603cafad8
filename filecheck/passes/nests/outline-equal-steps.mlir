// RUN: ad-opt %s -p "outline-equal-steps{work=100}" | filecheck %s
// RUN: ad-opt %s -p "outline-equal-steps{work=100}" --remarks=nests 2>&1 | filecheck %s --check-prefix=SAID
// RUN: ad-opt %s -p "outline-equal-steps{work=100 least=4}" | filecheck %s --check-prefix=FEW
// RUN: ad-opt %s -p outline-equal-steps | filecheck %s --check-prefix=SHORT

// SAID: remark[nests]: this step is a call of `@recurrence_step`
// FEW-NOT: call
// SHORT-NOT: call

// Three steps of two nests each: what one step alone uses is a node of the function.
// CHECK-LABEL: func.func @recurrence
// CHECK-NOT:     assign.node "s"
// CHECK-NOT:     affine.for
// CHECK:         func.call @recurrence_step(%h, %w, %a) : (memref<8xf32>, memref<8x8xf32>, memref<8xf32>) -> ()
// CHECK-NOT:     affine.for
// CHECK:         func.call @recurrence_step(%a, %w, %b) :
// CHECK-NOT:     affine.for
// CHECK:         func.call @recurrence_step(%b, %w, %y) :
// CHECK-NOT:     affine.for
// CHECK:         func.return
func.func @recurrence(%h: memref<8xf32> {llvm.noalias}, %w: memref<8x8xf32> {llvm.noalias}, %y: memref<8xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  %s = assign.node "s" : memref<8xf32>
  affine.for %i = 0 to 8 {
    %p = affine.for %k = 0 to 8 iter_args(%c = %zero) -> (f32) {
      %q = affine.load %h[%k] : memref<8xf32>
      %r = affine.load %w[%k, %i] : memref<8x8xf32>
      %t = arith.mulf %q, %r : f32
      %u = arith.addf %c, %t : f32
      affine.yield %u : f32
    }
    affine.store %p, %s[%i] : memref<8xf32>
  }
  %a = assign.node "a" : memref<8xf32>
  affine.for %i = 0 to 8 {
    %p = affine.load %s[%i] : memref<8xf32>
    %q = math.tanh %p : f32
    affine.store %q, %a[%i] : memref<8xf32>
  }
  %s_1 = assign.node "s" : memref<8xf32>
  affine.for %j = 0 to 8 {
    %p = affine.for %k = 0 to 8 iter_args(%c = %zero) -> (f32) {
      %q = affine.load %a[%k] : memref<8xf32>
      %r = affine.load %w[%k, %j] : memref<8x8xf32>
      %t = arith.mulf %q, %r : f32
      %u = arith.addf %c, %t : f32
      affine.yield %u : f32
    }
    affine.store %p, %s_1[%j] : memref<8xf32>
  }
  %b = assign.node "b" : memref<8xf32>
  affine.for %i = 0 to 8 {
    %p = affine.load %s_1[%i] : memref<8xf32>
    %q = math.tanh %p : f32
    affine.store %q, %b[%i] : memref<8xf32>
  }
  %s_2 = assign.node "s" : memref<8xf32>
  affine.for %j = 0 to 8 {
    %p = affine.for %k = 0 to 8 iter_args(%c = %zero) -> (f32) {
      %q = affine.load %b[%k] : memref<8xf32>
      %r = affine.load %w[%k, %j] : memref<8x8xf32>
      %t = arith.mulf %q, %r : f32
      %u = arith.addf %c, %t : f32
      affine.yield %u : f32
    }
    affine.store %p, %s_2[%j] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %p = affine.load %s_2[%i] : memref<8xf32>
    %q = math.tanh %p : f32
    affine.store %q, %y[%i] : memref<8xf32>
  }
  func.return
}

// A step that reads one buffer twice is none that reads two; nor is one between which something else stands.
// CHECK-LABEL: func.func @differ
// CHECK-NOT:     call
// CHECK:         func.return
func.func @differ(%x: memref<8xf32> {llvm.noalias}, %y: memref<8xf32> {llvm.noalias}, %z: memref<8xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 8 {
    %p = affine.load %x[%i] : memref<8xf32>
    %q = affine.load %y[%i] : memref<8xf32>
    %r = math.powf %p, %q : f32
    affine.store %r, %z[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %p = affine.load %x[%i] : memref<8xf32>
    %q = affine.load %x[%i] : memref<8xf32>
    %r = math.powf %p, %q : f32
    affine.store %r, %z[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %p = affine.load %x[%i] : memref<8xf32>
    %q = affine.load %y[%i] : memref<8xf32>
    %r = math.powf %p, %q : f32
    affine.store %r, %z[%i] : memref<8xf32>
  }
  affine.store %zero, %x[0] : memref<8xf32>
  affine.for %i = 0 to 8 {
    %p = affine.load %x[%i] : memref<8xf32>
    %q = affine.load %y[%i] : memref<8xf32>
    %r = math.powf %p, %q : f32
    affine.store %r, %z[%i] : memref<8xf32>
  }
  func.return
}

// Buffers that may share memory, of which a function would say that they do not.
// CHECK-LABEL: func.func @aliased
// CHECK-NOT:     call
// CHECK:         func.return
func.func @aliased(%x: memref<8xf32>, %y: memref<8xf32> {llvm.noalias}) {
  affine.for %i = 0 to 8 {
    %p = affine.load %x[%i] : memref<8xf32>
    %q = math.tanh %p : f32
    affine.store %q, %y[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %p = affine.load %x[%i] : memref<8xf32>
    %q = math.tanh %p : f32
    affine.store %q, %y[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %p = affine.load %x[%i] : memref<8xf32>
    %q = math.tanh %p : f32
    affine.store %q, %y[%i] : memref<8xf32>
  }
  func.return
}

// What costs no more than to hand on its result stays where it can be fused.
// CHECK-LABEL: func.func @cheap
// CHECK-NOT:     call
// CHECK:         func.return
func.func @cheap(%x: memref<512xf32> {llvm.noalias}, %y: memref<512xf32> {llvm.noalias}) {
  %a = assign.node "a" : memref<512xf32>
  affine.for %i = 0 to 512 {
    %p = affine.load %x[%i] : memref<512xf32>
    %q = arith.mulf %p, %p : f32
    affine.store %q, %a[%i] : memref<512xf32>
  }
  %b = assign.node "b" : memref<512xf32>
  affine.for %i = 0 to 512 {
    %p = affine.load %a[%i] : memref<512xf32>
    %q = arith.mulf %p, %p : f32
    affine.store %q, %b[%i] : memref<512xf32>
  }
  affine.for %i = 0 to 512 {
    %p = affine.load %b[%i] : memref<512xf32>
    %q = arith.mulf %p, %p : f32
    affine.store %q, %y[%i] : memref<512xf32>
  }
  func.return
}

// CHECK-LABEL: func.func private @recurrence_step(
// CHECK-SAME:      [[H:%[a-z0-9_]+]]: memref<8xf32> {llvm.noalias}, [[W:%[a-z0-9_]+]]: memref<8x8xf32> {llvm.noalias}, [[A:%[a-z0-9_]+]]: memref<8xf32> {llvm.noalias})
// CHECK:         [[S:%[a-z0-9_]+]] = assign.node "s" : memref<8xf32>
// CHECK:         affine.for
// CHECK:           affine.load [[H]]
// CHECK:           affine.load [[W]]
// CHECK:           affine.store %{{.*}}, [[S]]
// CHECK:         affine.for
// CHECK:           affine.load [[S]]
// CHECK:           affine.store %{{.*}}, [[A]]
// CHECK:         func.return
