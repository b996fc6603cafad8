// RUN: ad-opt %s -p differentiate | filecheck %s

// Whoever asks for the gradient reads it from the shadow of the argument, which stays.

func.func @gradient(%t: !llvm.ptr, %dt: !llvm.ptr, %one: f64) {
  autodiff.bwd_diff @consume(%t, %dt, %one) {activity = [dup]} : (!llvm.ptr, !llvm.ptr, f64) -> f64
  return
}
func.func @product(%t: !llvm.ptr, %dt: !llvm.ptr) -> (f64, f64) {
  %y, %dy = autodiff.fwd_diff @consume(%t, %dt) {activity = [dup]} : (!llvm.ptr, !llvm.ptr) -> (f64, f64)
  return %y, %dy : f64, f64
}
func.func @consume(%t: !llvm.ptr) -> f64 {
  %v = llvm.load %t : !llvm.ptr -> f64
  %y = arith.mulf %v, %v : f64
  llvm_ext.free %t : !llvm.ptr
  return %y : f64
}

// CHECK-LABEL: func.func private @consume.bwd(%t: !llvm.ptr
// CHECK:         autodiff.defer_dealloc %{{.*}}, %t : !llvm.ptr
// CHECK-NOT:     defer_dealloc
// CHECK-NOT:     llvm_ext.free
// CHECK:         return
// CHECK-LABEL: func.func private @consume.fwd(
// CHECK:         llvm_ext.free %t : !llvm.ptr
// CHECK-NOT:     llvm_ext.free
// CHECK:         return

// Of several arguments that a block may be given, each is asked for.

func.func @one_of_both(%t: !llvm.ptr, %u: !llvm.ptr, %c: i1) -> f64 {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^e(%t : !llvm.ptr)
^b:
  cf.br ^e(%u : !llvm.ptr)
^e(%p: !llvm.ptr):
  %v = llvm.load %p : !llvm.ptr -> f64
  %y = arith.mulf %v, %v : f64
  llvm_ext.free %p : !llvm.ptr
  return %y : f64
}
func.func @product_of_one(%t: !llvm.ptr, %dt: !llvm.ptr, %u: !llvm.ptr, %du: !llvm.ptr, %c: i1) -> (f64, f64) {
  %y, %dy = autodiff.fwd_diff @one_of_both(%t, %dt, %u, %du, %c) {activity = [dup, dup, const]} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> (f64, f64)
  return %y, %dy : f64, f64
}

// CHECK-LABEL: func.func private @one_of_both.fwd(
// CHECK:         llvm_ext.free %{{.*}} : !llvm.ptr
// CHECK:         llvm.icmp "ne" %[[D:.*]], %dt : !llvm.ptr
// CHECK-NEXT:    scf.if
// CHECK-NEXT:      llvm.icmp "ne" %[[D]], %du : !llvm.ptr
// CHECK-NEXT:      scf.if
// CHECK-NEXT:        llvm_ext.free %[[D]] : !llvm.ptr
