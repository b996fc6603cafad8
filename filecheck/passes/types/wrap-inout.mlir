// RUN: ad-opt %s -p "wrap-inout{function=f mode=bwd}" | filecheck %s
// RUN: ad-opt %s -p "wrap-inout{function=f mode=fwd}" | filecheck %s --check-prefix=FWD

// In: x (differentiable), n (not), y (inout), s (inout, not differentiable); out: z, at position 1.

// CHECK-LABEL: func.func @f_bwd(
// CHECK-SAME:      %[[x:[^:]*]]: !pair.pair<f64> {autodiff.dir = "inout"}, %[[dz:[^:]*]]: f64, %[[n:[^:]*]]: i32, %[[y:[^:]*]]: !pair.pair<f64> {autodiff.dir = "inout"}, %[[s:[^:]*]]: i32, %[[dr:[^:]*]]: f64)
// CHECK-SAME:      -> (!pair.pair<f64> {autodiff.dir = "inout"}, !pair.pair<f64> {autodiff.dir = "inout"})
// CHECK-NEXT:    %[[px:.*]] = pair.primal %[[x]]
// CHECK-NEXT:    %[[py:.*]] = pair.primal %[[y]]
// CHECK-NEXT:    %[[dy:.*]] = pair.diff %[[y]]
// CHECK-NEXT:    %[[gx:.*]], %[[gy:.*]] = autodiff.bwd_diff @f(%[[px]], %[[n]], %[[py]], %[[s]], %[[dr]], %[[dz]], %[[dy]])
// CHECK-SAME:      {activity = [active, const, active, const], result_activity = [active, active, active, const], primal = false} : (f64, i32, f64, i32, f64, f64, f64) -> (f64, f64)
// CHECK-NEXT:    %[[rx:.*]] = pair.make %[[px]], %[[gx]]
// CHECK-NEXT:    %[[ry:.*]] = pair.make %[[py]], %[[gy]]
// CHECK-NEXT:    func.return %[[rx]], %[[ry]]

// FWD-LABEL:   func.func @f_fwd(
// FWD-SAME:        !pair.pair<f64>, %{{.*}}: i32, %{{.*}}: !pair.pair<f64> {autodiff.dir = "inout"}, %{{.*}}: i32 {autodiff.dir = "inout"})
// FWD-SAME:        -> (!pair.pair<f64>, !pair.pair<f64> {autodiff.dir = "out", autodiff.position = 1 : i64}, !pair.pair<f64> {autodiff.dir = "inout"}, i32 {autodiff.dir = "inout"})
// FWD:           func.call @f.fwd_pairs(

func.func @f(%x: f64, %n: i32, %y: f64 {autodiff.dir = "inout"}, %s: i32 {autodiff.dir = "inout"})
    -> (f64, f64 {autodiff.dir = "out", autodiff.position = 1}, f64 {autodiff.dir = "inout"}, i32 {autodiff.dir = "inout"}) {
  %r = arith.mulf %x, %y : f64
  %z = arith.addf %x, %y : f64
  return %r, %z, %x, %n : f64, f64, f64, i32
}

// Parameters in memory become values; the function calls the function of values.

// CHECK-LABEL: func.func @g(%x: f64, %a: memref<f64> {autodiff.dir = "out"}, %b: memref<f64> {autodiff.dir = "inout"}) -> f64
// CHECK-NEXT:    %[[old:.*]] = memref.load %b[] : memref<f64>
// CHECK-NEXT:    %[[r:.*]], %[[a:.*]], %[[b:.*]] = func.call @g.values(%x, %[[old]]) : (f64, f64) -> (f64, f64, f64)
// CHECK-NEXT:    memref.store %[[a]], %a[] : memref<f64>
// CHECK-NEXT:    memref.store %[[b]], %b[] : memref<f64>
// CHECK-NEXT:    func.return %[[r]] : f64
// CHECK:       func.func private @g.values(%x: f64, %[[v:.*]]: f64 {autodiff.dir = "inout"}) -> (f64, f64 {autodiff.dir = "out", autodiff.position = 1 : i64}, f64 {autodiff.dir = "inout"})
// CHECK-SAME:      attributes {my.mark}
// CHECK-NEXT:    %a = memref.alloca() {{.*}}: memref<f64>
// CHECK-NEXT:    %b = memref.alloca() {{.*}}: memref<f64>
// CHECK-NEXT:    memref.store %[[v]], %b[] : memref<f64>
// CHECK-NEXT:    memref.store %x, %a[] : memref<f64>
// CHECK-NEXT:    %[[ra:.*]] = memref.load %a[] : memref<f64>
// CHECK-NEXT:    %[[rb:.*]] = memref.load %b[] : memref<f64>
// CHECK-NEXT:    func.return %x, %[[ra]], %[[rb]] : f64, f64, f64

func.func @g(%x: f64, %a: memref<f64> {autodiff.dir = "out"}, %b: memref<f64> {autodiff.dir = "inout"}) -> f64
    attributes {my.mark} {
  memref.store %x, %a[] : memref<f64>
  return %x : f64
}
