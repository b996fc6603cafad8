// RUN: ad-opt %s -p "differentiate,simplify" | filecheck %s

// Where memory may change between the two halves, what has been read is on the tape: nothing is put
// back, and nothing is read again but from memory of the function itself.
// CHECK-LABEL: func.func private @f.aug
// CHECK:         %[[X:.*]] = llvm.load %p
// CHECK:         autodiff.save %[[X]]
// CHECK:         func.call @g.aug
// CHECK-LABEL: func.func private @f.rev
// CHECK:         func.call @g.rev
// CHECK-NOT:     log_memory
// CHECK:         autodiff.restore
func.func @f(%p: !llvm.ptr) -> f64 {
  %x = llvm.load %p : !llvm.ptr -> f64
  %y = math.sin %x : f64
  llvm.store %y, %p : f64, !llvm.ptr
  func.call @g(%p) : (!llvm.ptr) -> ()
  return %y : f64
}
func.func private @g(%p: !llvm.ptr) {
  %x = llvm.load %p : !llvm.ptr -> f64
  %y = arith.mulf %x, %x : f64
  llvm.store %y, %p : f64, !llvm.ptr
  return
}
func.func @first(%p: !llvm.ptr, %q: !llvm.ptr) -> (f64, !autodiff.tape) {
  %y, %t = autodiff.apply @f(%p, %q) {activity = [dup], save_memory = true} : (!llvm.ptr, !llvm.ptr) -> (f64, !autodiff.tape)
  return %y, %t : f64, !autodiff.tape
}
func.func @second(%t: !autodiff.tape, %s: f64) {
  autodiff.propagate @f(%t, %s) {activity = [dup], save_memory = true} : (!autodiff.tape, f64) -> ()
  return
}
