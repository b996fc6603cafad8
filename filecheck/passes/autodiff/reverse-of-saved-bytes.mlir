// RUN: ad-opt %s --vjp=copy | not ad-opt - --vjp=copy_vjp 2>&1 | filecheck %s

// Old bytes that a reverse derivative keeps: nobody knows which of them are floats.
// CHECK: error[AD0701]: `autodiff.arena_alloc` has no derivative rule in reverse mode
func.func @copy(%q: !llvm.ptr, %p: !llvm.ptr, %n: i64) {
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}
