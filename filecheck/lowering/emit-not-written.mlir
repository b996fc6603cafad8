// RUN: not ad-opt %s --emit=llvm-ir 2>&1 | filecheck %s

// A property that would be left out of the text changes what the program says: it is refused.
llvm.func @f(%p: !llvm.ptr) -> !llvm.ptr {
  // CHECK: error[AD0401]: property `dereferenceable` of `llvm.load` cannot be written as LLVM IR
  %0 = "llvm.load"(%p) <{dereferenceable = #llvm.dereferenceable<bytes = 8>, ordering = 0 : i64}>
      : (!llvm.ptr) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
