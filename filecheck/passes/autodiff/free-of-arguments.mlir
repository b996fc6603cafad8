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
