// RUN: ad-opt %s -p raise-library-calls | filecheck %s

func.func private @calloc(i64, i64) -> !llvm.ptr
func.func private @realloc(!llvm.ptr, i64) -> !llvm.ptr
func.func private @free(!llvm.ptr)

// CHECK-LABEL: func.func @f
func.func @f(%n: i64) {
  %c8 = arith.constant 8 : i64
  // CHECK:      %[[BYTES:.*]] = arith.muli %n, %c8 : i64
  // CHECK-NEXT: %p = llvm_ext.malloc %[[BYTES]] : i64 -> !llvm.ptr
  // CHECK:      "llvm.intr.memset"(%p, %{{.*}}, %[[BYTES]])
  // CHECK-SAME: {ad_opt.fresh}
  %p = func.call @calloc(%n, %c8) : (i64, i64) -> !llvm.ptr
  // CHECK:      %q = llvm_ext.malloc %{{.*}} : i64 -> !llvm.ptr
  // CHECK-NEXT: %[[OLD:.*]] = func.call @malloc_usable_size(%p)
  // CHECK:      "llvm.intr.memcpy"(%q, %p, %{{.*}})
  // CHECK-NEXT: llvm_ext.free %p : !llvm.ptr
  %big = arith.muli %n, %n : i64
  %q = func.call @realloc(%p, %big) : (!llvm.ptr, i64) -> !llvm.ptr
  // CHECK-NEXT: llvm_ext.free %q : !llvm.ptr
  func.call @free(%q) : (!llvm.ptr) -> ()
  return
}

func.func private @NRT_Allocate(i64) -> !llvm.ptr
func.func private @NRT_Free(!llvm.ptr)

// numba's memory without references.
// CHECK-LABEL: func.func @of_numba
func.func @of_numba(%n: i64) {
  // CHECK-NEXT: %p = llvm_ext.malloc %n {allocator = "NRT_Allocate"} : i64 -> !llvm.ptr
  %p = func.call @NRT_Allocate(%n) : (i64) -> !llvm.ptr
  // CHECK-NEXT: llvm_ext.free %p {deallocator = "NRT_Free"} : !llvm.ptr
  func.call @NRT_Free(%p) : (!llvm.ptr) -> ()
  return
}
