// RUN: ad-opt %s --emit=llvm-ir --verify-diagnostics

llvm.func @f(f64) -> f64
llvm.func @personality(...) -> i32
llvm.func @g(%x: f64) -> f64 attributes {personality = @personality} {
  // expected-error @+1 {{operation `llvm.invoke` cannot be written as LLVM IR}}
  %0 = llvm.invoke @f(%x) to ^bb1 unwind ^bb2 : (f64) -> f64
^bb1:
  llvm.return %0 : f64
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
