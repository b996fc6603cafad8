// RUN: ad-opt %s -p "differentiate" | filecheck %s

// Two directions that are separate: the function runs once, what is in memory has two shadows.

func.func private @log(%p: !llvm.ptr) attributes {autodiff.inactive}

// CHECK-LABEL: func.func private @f.fwd
// CHECK-SAME: (%p: !llvm.ptr, %dp: !llvm.ptr, %[[EP:.*]]: !llvm.ptr, %x: f64, %dx: f64, %[[EX:.*]]: f64, %more: i1) -> (f64, f64, f64) {
// CHECK-NEXT: %y = llvm.load %p
// CHECK-NEXT: %dy = llvm.load %dp
// CHECK-NEXT: %[[EY:.*]] = llvm.load %[[EP]]
// CHECK-NEXT: %z, %dz, %[[EZ:.*]] = scf.if %more -> (f64, f64, f64) {
// CHECK-NEXT:   arith.mulf %y, %x
// CHECK:        %dw = arith.addf
// CHECK:        %[[EW:.*]] = arith.addf
// CHECK-NEXT:   scf.yield %w, %dw, %[[EW]]
// CHECK:        scf.yield %y, %dy, %[[EY]]
// CHECK:      llvm.store %z, %p
// CHECK-NEXT: llvm.store %dz, %dp
// CHECK-NEXT: llvm.store %[[EZ]], %[[EP]]
// CHECK-NEXT: func.call @log(%p)
// CHECK-NEXT: func.return %z, %dz, %[[EZ]]
func.func @f(%p: !llvm.ptr, %x: f64, %more: i1) -> f64 {
  %y = llvm.load %p : !llvm.ptr -> f64
  %z = scf.if %more -> f64 {
    %w = arith.mulf %y, %x : f64
    scf.yield %w : f64
  } else {
    scf.yield %y : f64
  }
  llvm.store %z, %p : f64, !llvm.ptr
  func.call @log(%p) : (!llvm.ptr) -> ()
  return %z : f64
}

// CHECK-LABEL: func.func @both
// CHECK-NEXT: func.call @f.fwd(%p, %dp, %ep, %x, %dx, %ex, %more)
// CHECK-SAME: -> (f64, f64, f64)
func.func @both(%p: !llvm.ptr, %dp: !llvm.ptr, %ep: !llvm.ptr, %x: f64, %dx: f64, %ex: f64, %more: i1) -> (f64, f64, f64) {
  %y:3 = autodiff.fwd_diff @f(%p, %dp, %ep, %x, %dx, %ex, %more) {activity = [dup, dup, const], width = 2, separate = true}
    : (!llvm.ptr, !llvm.ptr, !llvm.ptr, f64, f64, f64, i1) -> (f64, f64, f64)
  return %y#0, %y#1, %y#2 : f64, f64, f64
}
