// RUN: ad-opt %s -p "request-derivative{function=f kind=grad apart=true copied=1}" | filecheck %s
// RUN: ad-opt %s -p 'request-derivative{function=f kind=grad memory=discarded apart=true copied=1},internalize{keep="f_grad"},prepare,gradient' | filecheck %s --check-prefix=DONE
// RUN: not ad-opt %s -p "request-derivative{function=f copied=0}" 2>&1 | filecheck %s --check-prefix=NONE

// What is overwritten behind an address is copied as long as the caller says, and the copy is an
// array like any other in the derivative: nothing is logged, undone or saved of it.
// CHECK-LABEL: func.func @f(%n: i64, %p: !llvm.ptr {{.*}}llvm.noalias
// CHECK-LABEL: func.func private @f.own(%n: i64, %p: !llvm.ptr {{.*}}, %p_bytes: i64) -> f64
// CHECK:         %[[COUNT:.*]] = arith.shrui %p_bytes
// CHECK:         %[[SIZE:.*]] = arith.muli %[[COUNT]]
// CHECK:         %[[OWN:.*]] = llvm_ext.malloc %[[SIZE]]
// CHECK:         scf.for
// CHECK:         %[[R:.*]] = func.call @f(%n, %[[OWN]])
// CHECK-NEXT:    llvm_ext.free %[[OWN]]
// CHECK-NEXT:    return %[[R]]
// CHECK-LABEL: func.func @f_grad(%n: i64, %p: !llvm.ptr {{.*}}llvm.noalias{{.*}}, %dp: !llvm.ptr {{.*}}llvm.noalias{{.*}}, %p_bytes: i64)
// CHECK:         autodiff.bwd_diff @f.own(%n, %p, %dp, %p_bytes
// DONE-LABEL:  func.func @f_grad
// DONE:          memref.alloc
// DONE-NOT:      autodiff.tape
// DONE-NOT:      llvm.store %{{.*}}, %p
// DONE:          return
// NONE: error[AD0704]: argument 0 of `@f` is no address of floats of one type
func.func @f(%n: i64, %p: !llvm.ptr) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %half = arith.constant 0.5 : f64
  %count = arith.index_cast %n : i64 to index
  scf.for %i = %c0 to %count step %c1 {
    %j = arith.index_cast %i : index to i64
    %q = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %x = llvm.load %q : !llvm.ptr -> f64
    %y = arith.mulf %x, %half : f64
    llvm.store %y, %q : f64, !llvm.ptr
  }
  %r = llvm.load %p : !llvm.ptr -> f64
  return %r : f64
}
