// RUN: ad-opt %s -p move-unknown-words | filecheck %s

// CHECK-LABEL: func.func @word
func.func @word(%p: !llvm.ptr, %q: !llvm.ptr) {
  // CHECK:      %[[SLOT:.*]] = llvm.alloca
  // CHECK-NOT:  llvm.load
  // CHECK:      "llvm.intr.memcpy"(%[[SLOT]], %p
  // CHECK-NOT:  llvm.store
  // CHECK:      "llvm.intr.memcpy"(%q, %[[SLOT]]
  %w = llvm.load %p : !llvm.ptr -> i64
  llvm.store %w, %q : i64, !llvm.ptr
  return
}

// What is asked about the word is asked as before.
// CHECK-LABEL: func.func @asked
func.func @asked(%p: !llvm.ptr, %q: !llvm.ptr) -> i1 {
  // CHECK:      %[[SLOT:.*]] = llvm.alloca
  // CHECK:      %[[W:.*]] = llvm.load %p
  // CHECK-NEXT: %[[EIGHT:.*]] = arith.constant 8
  // CHECK-NEXT: "llvm.intr.memcpy"(%[[SLOT]], %p
  // CHECK:      arith.cmpi eq, %[[W]]
  // CHECK:      "llvm.intr.memcpy"(%q, %[[SLOT]]
  %zero = arith.constant 0 : i64
  %w = llvm.load %p : !llvm.ptr -> i64
  %c = arith.cmpi eq, %w, %zero : i64
  llvm.store %w, %q : i64, !llvm.ptr
  return %c : i1
}

// Of two words one: the address of its slot is chosen.
// CHECK-LABEL: func.func @chosen
func.func @chosen(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  // CHECK: %[[ONE:.*]] = arith.select %c, %[[A:.*]], %[[B:.*]] : !llvm.ptr
  // CHECK: "llvm.intr.memcpy"(%q, %[[ONE]]
  %v = llvm.load %p : !llvm.ptr -> i64
  %w = llvm.load %q : !llvm.ptr -> i64
  %x = arith.select %c, %v, %w : i64
  llvm.store %x, %q : i64, !llvm.ptr
  return
}

// Through a branch: each side leaves its word in the slot of the result.
// CHECK-LABEL: func.func @branch
func.func @branch(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  // CHECK: scf.if
  // CHECK:   "llvm.intr.memcpy"
  // CHECK: } else {
  // CHECK:   "llvm.intr.memset"
  // CHECK: }
  // CHECK: "llvm.intr.memcpy"(%q
  %zero = arith.constant 0 : i64
  %x = scf.if %c -> i64 {
    %v = llvm.load %p : !llvm.ptr -> i64
    scf.yield %v : i64
  } else {
    scf.yield %zero : i64
  }
  llvm.store %x, %q : i64, !llvm.ptr
  return
}

// Integers that are known, computed, or accessed atomically, stay.
// CHECK-LABEL: func.func @others
func.func @others(%p: !llvm.ptr, %q: !llvm.ptr) {
  // CHECK-NOT: memcpy
  %v = llvm.load %p {ad_opt.type_tree = "{[-1]:Integer}"} : !llvm.ptr -> i64
  llvm.store %v, %q {ad_opt.type_tree = "{[-1]:Integer}"} : i64, !llvm.ptr
  %w = llvm.load %p : !llvm.ptr -> i64
  %x = arith.addi %w, %w : i64
  llvm.store %x, %q : i64, !llvm.ptr
  return
}

// Between a word and a constant: the constant lies in a slot, too.
// CHECK-LABEL: func.func @constant
func.func @constant(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  // CHECK: llvm.store {{.*}}, %[[K:[^ ]*]] {
  // CHECK: %[[S:.*]] = arith.select %c, %[[K]], %{{.*}} : !llvm.ptr
  // CHECK: "llvm.intr.memcpy"(%q, %[[S]]
  %one = arith.constant 1 : i64
  %v = llvm.load %p : !llvm.ptr -> i64
  %x = arith.select %c, %one, %v : i64
  llvm.store %x, %q : i64, !llvm.ptr
  return
}
