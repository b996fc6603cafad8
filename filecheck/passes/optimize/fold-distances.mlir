// RUN: ad-opt %s -p fold-distances | filecheck %s

// The end of a vector: eight bytes behind the beginning where there is one element, and so they are in
// the other way, too.

// CHECK-LABEL: func.func @end
// CHECK-NOT:     llvm.icmp
// CHECK-NOT:     llvm.ptrtoint
// CHECK:         llvm.store %x, %p
// CHECK:         arith.cmpi eq
// CHECK:         arith.divui
func.func @end(%p: !llvm.ptr, %n: i64, %x: f64) -> (i1, i64) {
  %one = arith.constant 1 : i64
  %eight = arith.constant 8 : i64
  %three = arith.constant 3 : i64
  llvm.store %x, %p : f64, !llvm.ptr
  %second = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %single = arith.cmpi eq, %n, %one : i64
  %end = scf.if %single -> (!llvm.ptr) {
    scf.yield %second : !llvm.ptr
  } else {
    %more = arith.subi %n, %one : i64
    %bytes = arith.shli %more, %three : i64
    %e = llvm.getelementptr inbounds %second[%bytes] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    scf.yield %e : !llvm.ptr
  }
  %empty = llvm.icmp "eq" %p, %end : !llvm.ptr
  %first = llvm.ptrtoint %p : !llvm.ptr to i64
  %last = llvm.ptrtoint %end : !llvm.ptr to i64
  %distance = arith.subi %last, %first : i64
  %count = arith.divui %distance, %eight : i64
  return %empty, %count : i1, i64
}

// Another distance, another number, another beginning: the branch decides.

// CHECK-LABEL: func.func @other_distance
// CHECK:         scf.if %{{.*}} -> (!llvm.ptr)
// CHECK:         llvm.icmp
func.func @other_distance(%p: !llvm.ptr, %n: i64) -> i1 {
  %one = arith.constant 1 : i64
  %second = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %single = arith.cmpi eq, %n, %one : i64
  %end = scf.if %single -> (!llvm.ptr) {
    scf.yield %second : !llvm.ptr
  } else {
    %e = llvm.getelementptr inbounds %second[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    scf.yield %e : !llvm.ptr
  }
  %empty = llvm.icmp "eq" %p, %end : !llvm.ptr
  return %empty : i1
}

// CHECK-LABEL: func.func @other_number
// CHECK:         scf.if %{{.*}} -> (!llvm.ptr)
func.func @other_number(%p: !llvm.ptr, %n: i64, %m: i64) -> i1 {
  %one = arith.constant 1 : i64
  %second = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %single = arith.cmpi eq, %m, %one : i64
  %end = scf.if %single -> (!llvm.ptr) {
    scf.yield %second : !llvm.ptr
  } else {
    %e = llvm.getelementptr inbounds %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    scf.yield %e : !llvm.ptr
  }
  %empty = llvm.icmp "eq" %p, %end : !llvm.ptr
  return %empty : i1
}

// CHECK-LABEL: func.func @other_beginning
// CHECK:         scf.if %{{.*}} -> (!llvm.ptr)
// CHECK:         llvm.icmp
func.func @other_beginning(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64) -> i1 {
  %zero = arith.constant 0 : i64
  %none = arith.cmpi ne, %n, %zero : i64
  %end = scf.if %none -> (!llvm.ptr) {
    %e = llvm.getelementptr inbounds %q[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    scf.yield %e : !llvm.ptr
  } else {
    scf.yield %p : !llvm.ptr
  }
  %empty = llvm.icmp "eq" %p, %end : !llvm.ptr
  return %empty : i1
}
