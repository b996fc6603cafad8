// RUN: ad-opt %s -p "differentiate,simplify" | filecheck %s

// Where what the function wrote is to stay, the tape logs what the way back undoes, and it is done
// again in the end; functions that are called do so, too. Memory of the function itself is not logged.
// CHECK-LABEL: func.func private @f.bwd
// CHECK:         %[[T:.*]] = autodiff.tape_begin
// CHECK:         func.call @g.aug
// CHECK:         func.call @g.rev
// CHECK:         autodiff.log_memory %[[T]], %p, %{{.*}}
// CHECK-NEXT:    llvm.store %{{.*}}, %p
// CHECK-NOT:     autodiff.log_memory
// CHECK:         autodiff.restore_memory %[[T]]
// CHECK-NEXT:    autodiff.tape_end %[[T]]
// CHECK-LABEL: func.func private @g.rev
// CHECK:         autodiff.log_memory
// CHECK-NOT:     autodiff.restore_memory
func.func @f(%p: !llvm.ptr) -> f64 {
  %one = arith.constant 1 : i64
  %x = llvm.load %p : !llvm.ptr -> f64
  %l = llvm.alloca %one x f64 : (i64) -> !llvm.ptr
  llvm.store %x, %l : f64, !llvm.ptr
  %y = arith.mulf %x, %x : f64
  llvm.store %y, %p : f64, !llvm.ptr
  func.call @g(%p) : (!llvm.ptr) -> ()
  %z = llvm.load %l : !llvm.ptr -> f64
  return %z : f64
}
func.func private @g(%p: !llvm.ptr) {
  %x = llvm.load %p : !llvm.ptr -> f64
  %y = arith.mulf %x, %x : f64
  llvm.store %y, %p : f64, !llvm.ptr
  return
}
func.func @wants(%p: !llvm.ptr, %q: !llvm.ptr, %s: f64) {
  autodiff.bwd_diff @f(%p, %q, %s) {activity = [dup], primal = false, leave_memory = true} : (!llvm.ptr, !llvm.ptr, f64) -> ()
  return
}

// Buffers whose stores are undone are copied as the function leaves them; what is not undone is there.
// CHECK-LABEL: func.func private @buffers.bwd
// CHECK:         memref.store %{{.*}}, %m[
// CHECK:         %[[LEFT:.*]] = autodiff.arena_alloc
// CHECK:         memref.copy %m, %[[LEFT]]
// CHECK:         memref.copy %[[LEFT]], %m
// CHECK-LABEL: func.func private @linear.bwd
// CHECK-NOT:     memref.copy
// CHECK:         return
memref.global "private" @state : memref<8xf64> = dense<0.0>
func.func @buffers(%m: memref<8xf64>) {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @state : memref<8xf64>
  %x = memref.load %m[%c0] : memref<8xf64>
  memref.store %x, %g[%c0] : memref<8xf64>
  memref.store %x, %m[%c0] : memref<8xf64>
  return
}
func.func @linear(%m: memref<8xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %m[%c0] : memref<8xf64>
  memref.store %x, %m[%c1] : memref<8xf64>
  return
}
func.func @wants_buffers(%m: memref<8xf64>, %d: memref<8xf64>) {
  autodiff.bwd_diff @buffers(%m, %d) {activity = [dup], primal = false, leave_memory = true} : (memref<8xf64>, memref<8xf64>) -> ()
  autodiff.bwd_diff @linear(%m, %d) {activity = [dup], primal = false, leave_memory = true} : (memref<8xf64>, memref<8xf64>) -> ()
  return
}
