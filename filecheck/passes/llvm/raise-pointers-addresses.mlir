// RUN: ad-opt %s -p "raise-pointers{variables=true}" | filecheck %s

// Slots that hold an address and are set once.
// CHECK: func.func @set_once(%[[P:.*]]: !llvm.ptr, %[[N:.*]]: index)
// CHECK-NOT: llvm.alloca
// CHECK: scf.for
// CHECK: llvm.load %[[P]] : !llvm.ptr -> f64
func.func @set_once(%p: !llvm.ptr, %n: index) {
  %one = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %slot = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %p, %slot : !llvm.ptr, !llvm.ptr
  scf.for %i = %c0 to %n step %c1 {
    %q = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %x = llvm.load %q : !llvm.ptr -> f64
    llvm.store %x, %q : f64, !llvm.ptr
  }
  return
}

// What a load in front of the store finds, the store of the last iteration has left.
// CHECK: func.func @from_before
// CHECK: llvm.alloca
// CHECK: llvm.load %{{.*}} : !llvm.ptr -> !llvm.ptr
func.func @from_before(%p: !llvm.ptr, %n: index) {
  %one = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %slot = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  scf.for %i = %c0 to %n step %c1 {
    %q = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.store %p, %slot : !llvm.ptr, !llvm.ptr
    %x = llvm.load %q : !llvm.ptr -> f64
    llvm.store %x, %q : f64, !llvm.ptr
  }
  return
}

// Set on one way only; set twice; passed on.
// CHECK: func.func @left_alone
// CHECK-COUNT-3: llvm.alloca
func.func private @take(!llvm.ptr)
func.func @left_alone(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) -> (!llvm.ptr, !llvm.ptr, !llvm.ptr) {
  %one = arith.constant 1 : i32
  %s = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %t = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %u = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  scf.if %c {
    llvm.store %p, %s : !llvm.ptr, !llvm.ptr
  }
  llvm.store %p, %t : !llvm.ptr, !llvm.ptr
  llvm.store %q, %t : !llvm.ptr, !llvm.ptr
  llvm.store %p, %u : !llvm.ptr, !llvm.ptr
  func.call @take(%u) : (!llvm.ptr) -> ()
  %x = llvm.load %s : !llvm.ptr -> !llvm.ptr
  %y = llvm.load %t : !llvm.ptr -> !llvm.ptr
  %z = llvm.load %u : !llvm.ptr -> !llvm.ptr
  return %x, %y, %z : !llvm.ptr, !llvm.ptr, !llvm.ptr
}
