// RUN: ad-opt %s -p "raise-llvm" | filecheck %s

// CHECK-LABEL: func.func @f(
// CHECK-NEXT:    %y = func.call @square(%x) : (f64) -> f64
// CHECK-NEXT:    func.call @elsewhere(%y) : (f64) -> f64
func.func @f(%x: f64) -> f64 {
  %y = llvm.call @square(%x) : (f64) -> f64
  %z = llvm.call @elsewhere(%y) : (f64) -> f64
  return %z : f64
}

// CHECK-LABEL: func.func @square(
// CHECK-NEXT:    arith.mulf
llvm.func @square(%x: f64) -> f64 {
  %y = llvm.fmul %x, %x : f64
  llvm.return %y : f64
}

// CHECK: func.func private @elsewhere(f64) -> f64
llvm.func @elsewhere(f64) -> f64
