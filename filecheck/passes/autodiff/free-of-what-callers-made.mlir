// RUN: ad-opt %s -p differentiate | filecheck %s

// Memory that a function made and another one frees has a shadow that is freed with it.

func.func @gradient(%x: f64, %one: f64) -> f64 {
  %y, %dx = autodiff.bwd_diff @f(%x, %one) {activity = [active]} : (f64, f64) -> (f64, f64)
  return %dx : f64
}
func.func @f(%x: f64) -> f64 {
  %size = arith.constant 8 : i64
  %t = llvm_ext.malloc %size : i64 -> !llvm.ptr
  "llvm.store"(%x, %t) <{ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
  %y = func.call @consume(%t) : (!llvm.ptr) -> f64
  return %y : f64
}
func.func @consume(%t: !llvm.ptr) -> f64 {
  %v = llvm.load %t : !llvm.ptr -> f64
  %y = arith.mulf %v, %v : f64
  llvm_ext.free %t : !llvm.ptr
  return %y : f64
}

// CHECK:       func.func private @consume.aug(%t: !llvm.ptr, %[[SHADOW:.*]]: !llvm.ptr, %
// CHECK:         autodiff.defer_dealloc %{{.*}}, %t : !llvm.ptr
// CHECK-NEXT:    autodiff.defer_dealloc %{{.*}}, %[[SHADOW]] : !llvm.ptr
