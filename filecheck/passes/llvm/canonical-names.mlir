// RUN: ad-opt %s -p "canonical-names" | filecheck %s

// CHECK-LABEL: llvm.func @f
// CHECK-NOT: no_alloc_shim
// CHECK: llvm.call @__rust_alloc(%size, %align)
llvm.func @f(%size: i64, %align: i64) -> !llvm.ptr {
  llvm.call @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() : () -> ()
  %p = llvm.call @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(%size, %align) : (i64, i64) -> !llvm.ptr
  llvm.return %p : !llvm.ptr
}
llvm.func @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2()
// CHECK: llvm.func @__rust_alloc(i64, i64) -> !llvm.ptr
llvm.func @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64, i64) -> !llvm.ptr

// What has a body is the program's own.
// CHECK: llvm.func @_RNvCs1_7___rustc12___rust_alloc_zeroed
llvm.func @_RNvCs1_7___rustc12___rust_alloc_zeroed(%p: !llvm.ptr) -> !llvm.ptr {
  llvm.return %p : !llvm.ptr
}

// Copies have their length as an operand.
// CHECK-LABEL: llvm.func @copies
// CHECK-NEXT: %[[N:.*]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%{{.*}}, %q, %[[N]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[M:.*]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT: "llvm.intr.memset"(%{{.*}}, %b, %[[M]]) <{isVolatile = true}> : (!llvm.ptr, i8, i32) -> ()
llvm.func @copies(%p: !llvm.ptr, %q: !llvm.ptr, %b: i8) {
  "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memset.inline"(%p, %b) <{isVolatile = true, len = 8 : i32}> : (!llvm.ptr, i8) -> ()
  llvm.return
}
