// RUN: ad-opt %s -p "number-labels" | filecheck %s

// A table of addresses becomes a table of numbers.
// CHECK-LABEL: llvm.mlir.global internal constant @table
// CHECK-NEXT:    %[[TWO:.*]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:    %[[ADDRESS:.*]] = llvm.inttoptr %[[TWO]] : i64 to !llvm.ptr
// CHECK-NEXT:    llvm.return %[[ADDRESS]]
llvm.mlir.global internal constant @table() : !llvm.ptr {
  %0 = llvm.blockaddress <function = @f, tag = <id = 0>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// What nobody takes the address of is not reached.
// CHECK-LABEL: llvm.func @f(
// CHECK:         %[[NUMBER:.*]] = llvm.ptrtoint %{{.*}} : !llvm.ptr to i64
// CHECK-NEXT:    llvm.switch %[[NUMBER]] : i64, ^[[NONE:.*]] [
// CHECK-NEXT:      2: ^a,
// CHECK-NEXT:      1: ^b(%{{.*}} : f64)
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^[[NONE]]:
// CHECK:         cf.assert %{{.*}}, "a jump to an address leads to no label of this function"
// CHECK-NEXT:    llvm.unreachable
// CHECK-NOT:     blocktag
llvm.func @f(%p: !llvm.ptr, %x: f64) -> f64 {
  llvm.indirectbr %p : !llvm.ptr, [
  ^a,
  ^b(%x : f64),
  ^c
  ]
^b(%y: f64):
  llvm.blocktag <id = 7>
  llvm.return %y : f64
^a:
  llvm.blocktag <id = 0>
  llvm.br ^c
^c:
  llvm.return %x : f64
}
