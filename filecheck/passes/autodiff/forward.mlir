// RUN: ad-opt %s -p "differentiate" | filecheck %s

// Tangents stand behind their primals; constants get none.
// CHECK-LABEL: func.func private @scalar.fwd(%x: f64, %dx: f64, %n: i64) -> (f64, f64) {
// CHECK-NEXT:    %k = arith.constant 3.000000e+00 : f64
// CHECK-NEXT:    %y = arith.mulf %x, %k : f64
// CHECK-NEXT:    %dy = arith.mulf %dx, %k : f64
// CHECK-NEXT:    %z = math.sin %y : f64
// CHECK-NEXT:    %[[COS:.*]] = math.cos %y : f64
// CHECK-NEXT:    %dz = arith.mulf %dy, %[[COS]] : f64
// CHECK-NEXT:    func.return %z, %dz : f64, f64
func.func private @scalar(%x: f64, %n: i64) -> f64 {
  %k = arith.constant 3.0 : f64
  %y = arith.mulf %x, %k : f64
  %z = math.sin %y : f64
  return %z : f64
}

// A loop carries both, and calls the derivative of what it calls.
// CHECK-LABEL: func.func private @loop.fwd
// CHECK:         %r, %dr = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %da = %dx) -> (f64, f64) {
// CHECK:           %b, %db = func.call @scalar.fwd(%a, %da, %m) : (f64, f64, i64) -> (f64, f64)
// CHECK-NEXT:      scf.yield %b, %db : f64, f64
// CHECK:         func.return %dr : f64
func.func private @loop(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.constant 1 : i64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %b = func.call @scalar(%a, %m) : (f64, i64) -> f64
    scf.yield %b : f64
  }
  return %r : f64
}

// A zero is made only where one edge of a join needs it.
// CHECK-LABEL: func.func private @join.fwd
// CHECK:         cf.cond_br %p, ^[[A:.*]](%x, %dx : f64, f64), ^[[B:.*]]
// CHECK:       ^[[B]]:
// CHECK-NEXT:    %one = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:    %[[ZERO:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    cf.br ^[[A]](%one, %[[ZERO]] : f64, f64)
// CHECK:       ^[[A]](%y: f64, %dy: f64):
// CHECK-NEXT:    func.return %y, %dy : f64, f64
func.func private @join(%x: f64, %p: i1) -> f64 {
  cf.cond_br %p, ^a(%x : f64), ^b
^b:
  %one = arith.constant 1.0 : f64
  cf.br ^a(%one : f64)
^a(%y: f64):
  return %y : f64
}

// Memory is doubled where it matters: the buffer of a constant has no shadow.
// CHECK-LABEL: func.func private @memory.fwd
// CHECK-NEXT:    %k = memref.alloca() : memref<f64>
// CHECK-NEXT:    %one = arith.constant
// CHECK-NEXT:    memref.store %one, %k[] : memref<f64>
// CHECK-NEXT:    %t = memref.alloca() : memref<f64>
// CHECK-NEXT:    %dt = memref.alloca() : memref<f64>
// CHECK-NEXT:    memref.store %x, %t[] : memref<f64>
// CHECK-NEXT:    memref.store %dx, %dt[] : memref<f64>
// CHECK-NEXT:    %a = memref.load %t[] : memref<f64>
// CHECK-NEXT:    %da = memref.load %dt[] : memref<f64>
// CHECK-NEXT:    %b = memref.load %k[] : memref<f64>
// CHECK-NEXT:    %c = arith.addf %a, %b : f64
// CHECK-NEXT:    func.return %c, %da : f64, f64
func.func private @memory(%x: f64) -> f64 {
  %k = memref.alloca() : memref<f64>
  %one = arith.constant 1.0 : f64
  memref.store %one, %k[] : memref<f64>
  %t = memref.alloca() : memref<f64>
  memref.store %x, %t[] : memref<f64>
  %a = memref.load %t[] : memref<f64>
  %b = memref.load %k[] : memref<f64>
  %c = arith.addf %a, %b : f64
  return %c : f64
}

// Contractions keep their name.
// CHECK-LABEL: func.func private @matmul.fwd
// CHECK-NEXT:    linalg.matmul ins(%da, %b : {{.*}}) outs(%dc :
// CHECK-NEXT:    linalg.matmul ins(%a, %db : {{.*}}) outs(%dc :
// CHECK-NEXT:    linalg.matmul ins(%a, %b : {{.*}}) outs(%c :
// CHECK-NEXT:    func.return
func.func private @matmul(%a: memref<2x3xf64>, %b: memref<3x4xf64>, %c: memref<2x4xf64>) {
  linalg.matmul ins(%a, %b : memref<2x3xf64>, memref<3x4xf64>) outs(%c : memref<2x4xf64>)
  return
}

// CHECK-LABEL: func.func @requests
// CHECK-NEXT:    %y, %dy = func.call @scalar.fwd(%x, %dx, %n) : (f64, f64, i64) -> (f64, f64)
// CHECK-NEXT:    %dz = func.call @loop.fwd(%x, %dx, %i) : (f64, f64, index) -> f64
// CHECK-NEXT:    func.call @join.fwd
// CHECK-NEXT:    func.call @memory.fwd
// CHECK-NEXT:    func.call @matmul.fwd
func.func @requests(%x: f64, %dx: f64, %n: i64, %i: index, %p: i1, %a: memref<2x3xf64>,
    %da: memref<2x3xf64>, %b: memref<3x4xf64>, %db: memref<3x4xf64>, %c: memref<2x4xf64>,
    %dc: memref<2x4xf64>) {
  %y, %dy = autodiff.fwd_diff @scalar(%x, %dx, %n) {activity = [dup, const]}
      : (f64, f64, i64) -> (f64, f64)
  %dz = autodiff.fwd_diff @loop(%x, %dx, %i) {activity = [dup, const], primal = false}
      : (f64, f64, index) -> f64
  %j:2 = autodiff.fwd_diff @join(%x, %dx, %p) {activity = [dup, const]}
      : (f64, f64, i1) -> (f64, f64)
  %m:2 = autodiff.fwd_diff @memory(%x, %dx) {activity = [dup]} : (f64, f64) -> (f64, f64)
  autodiff.fwd_diff @matmul(%a, %da, %b, %db, %c, %dc) {activity = [dup, dup, dup]}
      : (memref<2x3xf64>, memref<2x3xf64>, memref<3x4xf64>, memref<3x4xf64>, memref<2x4xf64>,
      memref<2x4xf64>) -> ()
  return
}
