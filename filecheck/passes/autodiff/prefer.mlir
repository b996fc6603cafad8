// RUN: ad-opt %s -p "inline,request-derivative{function=f},inline,differentiate,inline,simplify" --split-input-file | filecheck %s

// What is to be recomputed is called again on the way back; nothing of it is saved.

// CHECK-LABEL: func.func @f_grad
// CHECK:         %[[frame:.*]] = autodiff.frame %{{.*}} : !autodiff.frame<f64>
// CHECK:         scf.for
// CHECK-NEXT:      autodiff.save %[[a:.*]], %[[frame]]
// CHECK-NEXT:      func.call @g(%[[a]]) : (f64) -> f64
// CHECK:         scf.for
// CHECK:           %[[a:.*]] = autodiff.restore %[[frame]]
// CHECK:           %[[l:.*]] = func.call @g(%[[a]]) : (f64) -> f64
// CHECK:           arith.mulf %{{.*}}, %[[l]]
func.func private @g(%x: f64) -> f64 attributes {autodiff.prefer = "recompute"} {
  %s = math.sin %x : f64
  %r = math.exp %s : f64
  return %r : f64
}
func.func @f(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> f64 {
    %l = func.call @g(%a) : (f64) -> f64
    %b = arith.mulf %l, %a : f64
    scf.yield %b : f64
  }
  return %r : f64
}

// -----

// What is to be saved is saved, though a product is cheap.

// CHECK-LABEL: func.func @f_grad
// CHECK:         autodiff.frame %{{.*}} : !autodiff.frame<f64, f64>
// CHECK:         scf.for
// CHECK:           %[[s:.*]] = arith.mulf {{.*}} {autodiff.prefer = "checkpoint"} : f64
// CHECK:           autodiff.save %[[s]]
func.func private @g(%x: f64) -> f64 attributes {autodiff.prefer = "checkpoint"} {
  %s = arith.mulf %x, %x : f64
  return %s : f64
}
func.func @f(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> f64 {
    %l = func.call @g(%a) : (f64) -> f64
    %b = arith.mulf %l, %a : f64
    scf.yield %b : f64
  }
  return %r : f64
}

// -----

// Without the preference, it is not.

// CHECK-LABEL: func.func @f_grad
// CHECK:         autodiff.frame %{{.*}} : !autodiff.frame<f64>
func.func private @g(%x: f64) -> f64 {
  %s = arith.mulf %x, %x : f64
  return %s : f64
}
func.func @f(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> f64 {
    %l = func.call @g(%a) : (f64) -> f64
    %b = arith.mulf %l, %a : f64
    scf.yield %b : f64
  }
  return %r : f64
}

// -----

// A function that writes is not called again, whatever it prefers.

// CHECK-LABEL: func.func @f_grad
// CHECK:         autodiff.save
// CHECK-NOT:     func.call @g(
func.func private @g(%x: f64, %m: memref<f64>) -> f64 attributes {autodiff.prefer = "recompute"} {
  %old = memref.load %m[] : memref<f64>
  %s = arith.mulf %x, %old : f64
  memref.store %s, %m[] : memref<f64>
  return %s : f64
}
func.func @f(%x: f64, %m: memref<f64>) -> f64 {
  %l = func.call @g(%x, %m) : (f64, memref<f64>) -> f64
  %b = arith.mulf %l, %x : f64
  return %b : f64
}
