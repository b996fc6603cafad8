// RUN: ad-opt %s | filecheck %s

// CHECK-LABEL: func.func @heap
func.func @heap(%n: i64) {
  // CHECK-NEXT: %p = llvm_ext.malloc %n : i64 -> !llvm.ptr
  %p = llvm_ext.malloc %n : i64 -> !llvm.ptr
  // CHECK-NEXT: llvm_ext.free %p : !llvm.ptr
  llvm_ext.free %p : !llvm.ptr
  // CHECK-NEXT: %q = llvm_ext.malloc %n {allocator = "_Znwm"} : i64 -> !llvm.ptr
  %q = llvm_ext.malloc %n {allocator = "_Znwm"} : i64 -> !llvm.ptr
  // CHECK-NEXT: llvm_ext.free %q {deallocator = "_ZdlPv"} : !llvm.ptr
  llvm_ext.free %q {deallocator = "_ZdlPv"} : !llvm.ptr
  return
}

// CHECK-LABEL: func.func @elements
func.func @elements(%p: !llvm.ptr, %size: index) {
  // CHECK-NEXT: %m = llvm_ext.elements %p : !llvm.ptr -> memref<?xf64>
  %m = llvm_ext.elements %p : !llvm.ptr -> memref<?xf64>
  // CHECK-NEXT: %k = llvm_ext.elements %p[%size] : !llvm.ptr -> memref<?xf64>
  %k = llvm_ext.elements %p[%size] : !llvm.ptr -> memref<?xf64>
  return
}
