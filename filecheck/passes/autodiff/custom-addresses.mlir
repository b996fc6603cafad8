// RUN: ad-opt %s --split-input-file --verify-diagnostics -p "differentiate" -o %t

// A derivative that the author gives works on shadows, also of addresses: each must be there.

// expected-error @+1 {{AD0709: the custom derivative of `@m` needs a shadow of argument 1, but here that argument is constant}}
func.func @m(%p: !llvm.ptr, %q: !llvm.ptr) attributes {autodiff.backward = @m_back} {
  %x = llvm.load %q : !llvm.ptr -> f64
  llvm.store %x, %p : f64, !llvm.ptr
  return
}
func.func private @m_back(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
func.func @f(%p: !llvm.ptr, %dp: !llvm.ptr, %q: !llvm.ptr) {
  autodiff.bwd_diff @m(%p, %dp, %q) {activity = [dup, const], primal = false} : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  return
}

// -----

// expected-error @+1 {{AD0709: `@m` returns an address, which a custom derivative cannot follow}}
func.func @m(%p: !llvm.ptr) -> !llvm.ptr attributes {autodiff.backward = @m_back} {
  return %p : !llvm.ptr
}
func.func private @m_back(!llvm.ptr, !llvm.ptr)
func.func @f(%p: !llvm.ptr, %dp: !llvm.ptr) {
  autodiff.bwd_diff @m(%p, %dp) {activity = [dup], result_activity = [const], primal = false} : (!llvm.ptr, !llvm.ptr) -> ()
  return
}
