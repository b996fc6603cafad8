// RUN: ad-opt %s -p allocate-on-tape | filecheck %s

// The C library is asked how large memory is, so it stays the C library's; a memref may go.

// CHECK-LABEL: func.func @asked
// CHECK:         autodiff.tape_begin
// CHECK-NEXT:    %[[A:.*]] = llvm_ext.malloc
// CHECK-NEXT:    %[[M:.*]] = autodiff.arena_alloc
// CHECK-NOT:     memref.dealloc
// CHECK:         llvm_ext.free %[[A]]
func.func @asked(%bytes: i64, %size: index) -> i64 {
  %tape = autodiff.tape_begin : !autodiff.tape
  %a = llvm_ext.malloc %bytes : i64 -> !llvm.ptr
  %m = memref.alloc(%size) : memref<?xf64>
  %n = func.call @malloc_usable_size(%a) : (!llvm.ptr) -> i64
  memref.dealloc %m : memref<?xf64>
  llvm_ext.free %a : !llvm.ptr
  autodiff.tape_end %tape : !autodiff.tape
  func.return %n : i64
}
func.func private @malloc_usable_size(!llvm.ptr) -> i64
