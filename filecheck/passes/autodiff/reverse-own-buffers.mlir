// RUN: ad-opt %s -p "differentiate,inline,simplify" --print-plan 2>&1 | filecheck %s

// Each iteration makes a buffer for itself, and a product fills it: the loop carries a sum only, so
// there is one run, and no tape.

// CHECK-LABEL: func.func @strips_gradient
// CHECK-NOT:     autodiff.save
// CHECK-NOT:     autodiff.restore
// CHECK:         scf.for
// CHECK:           memref.alloc
// CHECK:           linalg.matmul
// CHECK:           math.exp
// CHECK:           memref.dealloc
// CHECK-NOT:     autodiff.save
// CHECK:         return
func.func @strips(%x: memref<?x4x8xf64>, %w: memref<8x4xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f64
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %own = memref.alloc() : memref<4x4xf64>
    linalg.fill ins(%zero : f64) outs(%own : memref<4x4xf64>)
    %rows = memref.subview %x[%i, 0, 0] [1, 4, 8] [1, 1, 1] : memref<?x4x8xf64> to memref<4x8xf64, strided<[8, 1], offset: ?>>
    linalg.matmul ins(%rows, %w : memref<4x8xf64, strided<[8, 1], offset: ?>>, memref<8x4xf64>) outs(%own : memref<4x4xf64>)
    %t = scf.for %j = %c0 to %c4 step %c1 iter_args(%b = %a) -> (f64) {
      %v = memref.load %own[%j, %j] : memref<4x4xf64>
      %e = math.exp %v : f64
      %c = arith.addf %b, %e : f64
      scf.yield %c : f64
    }
    memref.dealloc %own : memref<4x4xf64>
    scf.yield %t : f64
  }
  return %s : f64
}
func.func @strips_gradient(%x: memref<?x4x8xf64>, %dx: memref<?x4x8xf64>, %w: memref<8x4xf64>, %dw: memref<8x4xf64>, %n: index) -> f64 {
  %one = arith.constant 1.0 : f64
  %y = autodiff.bwd_diff @strips(%x, %dx, %w, %dw, %n, %one) {activity = [dup, dup, const]} : (memref<?x4x8xf64>, memref<?x4x8xf64>, memref<8x4xf64>, memref<8x4xf64>, index, f64) -> f64
  return %y : f64
}

// A buffer that is handed on is not the iteration's own.

// CHECK-LABEL: func.func @handed_on_gradient
// CHECK:         autodiff.save
func.func @handed_on(%x: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %first = memref.alloc() : memref<1xf64>
  memref.store %zero, %first[%c0] : memref<1xf64>
  %s, %last = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero, %m = %first) -> (f64, memref<1xf64>) {
    %own = memref.alloc() : memref<1xf64>
    %v = memref.load %x[%i] : memref<?xf64>
    %o = memref.load %m[%c0] : memref<1xf64>
    %e = math.exp %o : f64
    %p = arith.mulf %e, %v : f64
    memref.store %p, %own[%c0] : memref<1xf64>
    %c = arith.addf %a, %p : f64
    scf.yield %c, %own : f64, memref<1xf64>
  }
  return %s : f64
}
func.func @handed_on_gradient(%x: memref<?xf64>, %dx: memref<?xf64>, %n: index) -> f64 {
  %one = arith.constant 1.0 : f64
  %y = autodiff.bwd_diff @handed_on(%x, %dx, %n, %one) {activity = [dup, const]} : (memref<?xf64>, memref<?xf64>, index, f64) -> f64
  return %y : f64
}

func.func @left_behind(%x: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %own = memref.alloc() : memref<1xf64>
    %v = memref.load %x[%i] : memref<?xf64>
    %e = math.exp %v : f64
    memref.store %e, %own[%c0] : memref<1xf64>
    %w = memref.load %own[%c0] : memref<1xf64>
    %p = arith.mulf %w, %w : f64
    %c = arith.addf %a, %p : f64
    scf.yield %c : f64
  }
  return %s : f64
}
func.func @left_behind_gradient(%x: memref<?xf64>, %dx: memref<?xf64>, %n: index) -> f64 {
  %one = arith.constant 1.0 : f64
  %y = autodiff.bwd_diff @left_behind(%x, %dx, %n, %one) {activity = [dup, const]} : (memref<?xf64>, memref<?xf64>, index, f64) -> f64
  return %y : f64
}

// CHECK-LABEL: reversal of @strips
// CHECK-NEXT:    scf.for at {{.*}}: each iteration is run again, then reversed, and its sums are computed there only
// CHECK-LABEL: reversal of @handed_on
// CHECK-NEXT:    scf.for at {{.*}}: counted down

// A buffer that is left behind is left once.

// CHECK-LABEL: reversal of @left_behind
// CHECK-NEXT:    scf.for at {{.*}}: counted
