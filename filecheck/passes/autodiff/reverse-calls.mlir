// RUN: ad-opt %s -p "differentiate" | filecheck %s

// The split form keeps the frame as the root of the tape.
// CHECK-LABEL: func.func private @power.apply(%{{.*}}: f64, %{{.*}}: index) -> (f64, !autodiff.tape) {
// CHECK:         %[[Y:.*]], %[[FRAME:.*]] = func.call @power.aug
// CHECK-NEXT:    autodiff.set_root %[[TAPE:.*]], %[[FRAME]]
// CHECK-NEXT:    func.return %[[Y]], %[[TAPE]]
// CHECK-LABEL: func.func private @power.propagate(%[[TAPE:.*]]: !autodiff.tape, %{{.*}}: f64) -> f64 {
// CHECK-NEXT:    %[[ROOT:.*]] = autodiff.root %0
// CHECK:         autodiff.tape_end %0

// A call becomes the callee's augmented function, which gives its frame; the way back its partner.
// CHECK-LABEL: func.func private @power.aug(%x: f64, %n: index, %{{.*}}: !autodiff.tape) -> (f64, !autodiff.frame<>) {
// CHECK:           func.call @power.aug
// CHECK-LABEL: func.func private @power.rev(%{{.*}}: !autodiff.frame<>, %{{.*}}: !autodiff.tape, %{{.*}}: f64) -> f64 {
// CHECK:           func.call @power.rev
func.func private @power(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  %done = arith.cmpi eq, %n, %c0 : index
  %y = scf.if %done -> f64 {
    scf.yield %one : f64
  } else {
    %less = arith.subi %n, %c1 : index
    %rest = func.call @power(%x, %less) : (f64, index) -> f64
    %product = arith.mulf %x, %rest : f64
    scf.yield %product : f64
  }
  return %y : f64
}

func.func @twice(%x: f64, %n: index, %dy: f64) -> (f64, f64) {
  %y, %t = autodiff.apply @power(%x, %n) {activity = [active, const]} : (f64, index) -> (f64, !autodiff.tape)
  %dx = autodiff.propagate @power(%t, %dy) {activity = [active, const]} : (!autodiff.tape, f64) -> f64
  return %y, %dx : f64, f64
}
