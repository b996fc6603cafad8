// RUN: ad-opt %s -p "simplify" | filecheck %s

func.func private @f(f64) -> f64
func.func private @g(f64) -> f64
llvm.mlir.alias external @h : !llvm.func<f64 (f64)> {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK-LABEL: func.func @one_function
// CHECK:         %[[YES:.*]] = arith.constant true
// CHECK:         %[[NO:.*]] = arith.constant false
// CHECK-NOT:     llvm.icmp
// CHECK:         func.return %[[YES]], %[[NO]]
func.func @one_function() -> (i1, i1) {
  %f = llvm.mlir.addressof @f : !llvm.ptr
  %again = llvm.mlir.addressof @f : !llvm.ptr
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %same = llvm.icmp "eq" %f, %again : !llvm.ptr
  %other = llvm.icmp "eq" %f, %g : !llvm.ptr
  func.return %same, %other : i1, i1
}

// An alias may be the function.
// CHECK-LABEL: func.func @two_names
// CHECK:         llvm.icmp "eq"
func.func @two_names(%p: !llvm.ptr) -> (i1, i1) {
  %f = llvm.mlir.addressof @f : !llvm.ptr
  %h = llvm.mlir.addressof @h : !llvm.ptr
  %unknown = llvm.icmp "eq" %f, %h : !llvm.ptr
  %less = llvm.icmp "ult" %p, %f : !llvm.ptr
  func.return %unknown, %less : i1, i1
}
