// RUN: ad-opt -p poll-interrupts %s | filecheck %s

// The head of a loop looks at a variable; other blocks do not.

// CHECK-LABEL: func.func @loop
func.func @loop(%n: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  // CHECK:       cf.br ^[[head:.*]](%c0 : i64)
  cf.br ^head(%c0 : i64)
// CHECK-NEXT:  ^[[head]](%i: i64):
// CHECK-NEXT:    %[[p:.*]] = llvm.mlir.addressof @autodiff_interrupt : !llvm.ptr
// CHECK-NEXT:    %[[f:.*]] = llvm.load volatile %[[p]] {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK-NEXT:    %[[z:.*]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[o:.*]] = arith.cmpi eq, %[[f]], %[[z]] : i32
// CHECK-NEXT:    cf.assert %[[o]], "interrupted"
// CHECK-NEXT:    arith.cmpi slt
^head(%i: i64):
  %more = arith.cmpi slt, %i, %n : i64
  cf.cond_br %more, ^body, ^end
// CHECK-NOT:     cf.assert
^body:
  %j = arith.addi %i, %c1 : i64
  cf.br ^head(%j : i64)
^end:
  return %i : i64
}

// CHECK-LABEL: func.func @straight
// CHECK-NOT:     cf.assert
func.func @straight(%c: i1) -> i64 {
  %c0 = arith.constant 0 : i64
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^b
^b:
  return %c0 : i64
}
// CHECK: llvm.mlir.global weak_odr @autodiff_interrupt(0 : i32)
