// RUN: ad-opt %s -p "differentiate{function=f mode=forward},simplify" | filecheck %s
// RUN: ad-opt %s -p "differentiate{function=g mode=forward},simplify" | filecheck %s --check-prefix=LOAD

// The derivative of a call or a load with `no_diff` is dropped, also without the pass before.

func.func private @cube(%x: f64) -> f64 {
  %a = arith.mulf %x, %x : f64
  %b = arith.mulf %a, %x : f64
  return %b : f64
}
func.func @f(%x: f64) -> f64 {
  %b = func.call @cube(%x) {autodiff.no_diff} : (f64) -> f64
  %c = arith.mulf %b, %x : f64
  return %c : f64
}
func.func @g(%x: f64, %m: memref<f64>) -> f64 {
  %b = memref.load %m[] {autodiff.no_diff} : memref<f64>
  %c = arith.mulf %b, %x : f64
  return %c : f64
}

// CHECK-LABEL: @f.fwd(%x: f64, %dx: f64)
// CHECK-NEXT:    %b = func.call @cube.no_diff(%x) : (f64) -> f64
// CHECK-NEXT:    %c = arith.mulf %b, %x : f64
// CHECK-NEXT:    %dc = arith.mulf %dx, %b : f64
// CHECK-NEXT:    func.return %c, %dc : f64, f64

// LOAD-LABEL:  @g.fwd(%x: f64, %dx: f64,
// LOAD-NEXT:     %b = memref.load %m[] : memref<f64>
// LOAD-NEXT:     %[[STILL:.*]] = autodiff.detach %b : f64
// LOAD-NEXT:     %c = arith.mulf %[[STILL]], %x : f64
// LOAD-NEXT:     %dc = arith.mulf %dx, %[[STILL]] : f64
// LOAD-NEXT:     func.return %c, %dc : f64, f64
