// RUN: ad-opt %s --vjp=copy | ad-opt - --vjp=copy_vjp | filecheck %s

// Old bytes that a reverse derivative keeps: nobody knows which of them are floats, so as many are kept
// beside them, of zeros, and what moves bytes says what it moves.
// CHECK-LABEL: func.func @copy_vjp_vjp(%q:
// CHECK:         %[[SIZE:.*]] = arith.index_cast %n : i64 to index
// CHECK-NEXT:    %[[KEPT:.*]] = autodiff.arena_alloc %[[T:.*]](%[[SIZE]]) : !llvm.ptr
// CHECK-NEXT:    %[[SHADOW:.*]] = autodiff.arena_alloc %[[T]](%[[SIZE]]) : !llvm.ptr
// CHECK-NEXT:    "llvm.intr.memcpy"(%[[KEPT]], %q, %n)
// CHECK-NOT:     "llvm.intr.memcpy"(%[[SHADOW]],
func.func @copy(%q: !llvm.ptr, %p: !llvm.ptr, %n: i64) {
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}
