// RUN: ad-opt %s -p steps-from-numbers | filecheck %s

// What an allocator rounds up is in the memory that it rounds.
// CHECK-LABEL: llvm.func @up
// CHECK:         %[[N:.*]] = llvm.ptrtoint %p
// CHECK:         %[[R:.*]] = llvm.add
// CHECK-NEXT:    %[[D:.*]] = llvm.sub %[[R]], %[[N]]
// CHECK-NEXT:    %[[Q:.*]] = llvm.getelementptr %p[%[[D]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:    llvm.return %[[Q]]
llvm.func @up(%p: !llvm.ptr) -> !llvm.ptr {
  %mask = llvm.mlir.constant(-32 : i64) : i64
  %size = llvm.mlir.constant(32 : i64) : i64
  %n = llvm.ptrtoint %p : !llvm.ptr to i64
  %m = llvm.and %n, %mask : i64
  %r = llvm.add %m, %size : i64
  %q = llvm.inttoptr %r : i64 to !llvm.ptr
  llvm.return %q : !llvm.ptr
}

// An offset that nobody knows may lead to other memory, and so may two addresses.
// CHECK-LABEL: llvm.func @far
// CHECK:         llvm.inttoptr
// CHECK:         llvm.inttoptr
// CHECK-NOT:     llvm.getelementptr
llvm.func @far(%p: !llvm.ptr, %o: !llvm.ptr, %d: i64) -> !llvm.ptr {
  %n = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.add %n, %d : i64
  %q = llvm.inttoptr %r : i64 to !llvm.ptr
  %k = llvm.ptrtoint %o : !llvm.ptr to i64
  %x = llvm.xor %n, %k : i64
  %s = llvm.inttoptr %x : i64 to !llvm.ptr
  %c = llvm.icmp "eq" %q, %s : !llvm.ptr
  %z = llvm.select %c, %q, %s : i1, !llvm.ptr
  llvm.return %z : !llvm.ptr
}

// Addresses that travel as numbers.
// CHECK-LABEL: llvm.func @moved
// CHECK:         %[[A:.*]] = llvm.load {{.*}} : !llvm.ptr -> !llvm.ptr
// CHECK:         llvm.store %[[A]],
llvm.func @moved(%p: !llvm.ptr, %o: !llvm.ptr) {
  %n = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> i64
  %a = llvm.inttoptr %n : i64 to !llvm.ptr
  %m = llvm.ptrtoint %a : !llvm.ptr to i64
  llvm.store %m, %o {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.return
}

// An address of which bits are cleared stays in its memory, too.
// CHECK-LABEL: llvm.func @cleared
// CHECK-SAME:    (%[[P:[a-z_0-9]+]]: !llvm.ptr, %[[MASK:[a-z_0-9]+]]: i64)
// CHECK:         %[[N:.*]] = llvm.ptrtoint %[[P]]
// CHECK:         %[[M:.*]] = llvm.and %[[N]], %[[MASK]]
// CHECK:         %[[D:.*]] = llvm.sub %[[M]], %[[N]]
// CHECK:         llvm.getelementptr %[[P]][%[[D]]]
// CHECK-NOT:     ptrmask
llvm.func @cleared(%p: !llvm.ptr, %mask: i64) -> !llvm.ptr {
  %q = llvm.intr.ptrmask %p, %mask : (!llvm.ptr, i64) -> !llvm.ptr
  llvm.return %q : !llvm.ptr
}
