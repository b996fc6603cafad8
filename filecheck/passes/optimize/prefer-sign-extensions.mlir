// RUN: ad-opt %s -p prefer-sign-extensions | filecheck %s

// The branch says that %n is at least 3: it is one size, and one less than that is as well.

// CHECK-LABEL: func.func @guarded
// CHECK:         %[[N:.*]] = arith.extsi %n : i32 to i64
// CHECK:         %[[ZERO:.*]] = arith.extui %n : i32 to i64
// CHECK:         %[[SIGN:.*]] = arith.extsi %n : i32 to i64
// CHECK-NEXT:    %[[C:.*]] = arith.constant -1 : i64
// CHECK-NEXT:    %[[LESS:.*]] = arith.addi %[[SIGN]], %[[C]] : i64
// CHECK:         %[[INDEX:.*]] = arith.index_cast %n : i32 to index
// CHECK:         scf.if
// CHECK-NEXT:      func.call @use(%[[N]], %[[LESS]], %[[INDEX]])
// CHECK:         call @use(%[[ZERO]],
func.func @guarded(%n: i32) {
  %c2 = arith.constant 2 : i32
  %minus_one = arith.constant -1 : i32
  %zero = arith.extui %n : i32 to i64
  %m = arith.addi %n, %minus_one : i32
  %last = arith.extui %m : i32 to i64
  %at = arith.index_castui %n : i32 to index
  %some = arith.cmpi sgt, %n, %c2 : i32
  scf.if %some {
    func.call @use(%zero, %last, %at) : (i64, i64, index) -> ()
  }
  func.call @use(%zero, %last, %at) : (i64, i64, index) -> ()
  return
}
func.func private @use(i64, i64, index)

// The other branch, and a constant on the left.

// CHECK-LABEL: func.func @otherwise
// CHECK:         %[[N:.*]] = arith.extsi %n : i32 to i64
// CHECK:         } else {
// CHECK-NEXT:      func.call @one(%[[N]])
func.func @otherwise(%n: i32) {
  %c0 = arith.constant 0 : i32
  %zero = arith.extui %n : i32 to i64
  %none = arith.cmpi sge, %c0, %n : i32
  scf.if %none {
  } else {
    func.call @one(%zero) : (i64) -> ()
  }
  return
}
func.func private @one(i64)

// Neither what may be negative, nor a sum that may be, nor one that may wrap.

// CHECK-LABEL: func.func @unknown
// CHECK-NOT:     arith.extsi
// CHECK:         return
func.func @unknown(%n: i32) {
  %c1 = arith.constant 1 : i32
  %minus_one = arith.constant -1 : i32
  %minus_two = arith.constant -2 : i32
  %zero = arith.extui %n : i32 to i64
  %less = arith.addi %n, %minus_two : i32
  %last = arith.extui %less : i32 to i64
  %more = arith.addi %n, %c1 : i32
  %next = arith.extui %more : i32 to i64
  %some = arith.cmpi sgt, %n, %minus_two : i32
  scf.if %some {
    func.call @one(%zero) : (i64) -> ()
  }
  %unsigned = arith.cmpi ugt, %n, %c1 : i32
  scf.if %unsigned {
    func.call @one(%zero) : (i64) -> ()
  }
  %positive = arith.cmpi sge, %n, %c1 : i32
  scf.if %positive {
    func.call @one(%last) : (i64) -> ()
    func.call @one(%next) : (i64) -> ()
  }
  return
}

// What computes an address for the branch alone is as if it were in it; one less is one less of the
// wide number, whichever way it is extended. What others use as well stays.

// CHECK-LABEL: func.func @in_front
// CHECK:         %[[SIGN:.*]] = arith.extsi %n : i32 to i64
// CHECK:         %[[ZERO:.*]] = arith.extui %n : i32 to i64
// CHECK:         %[[LESS:.*]] = arith.addi %{{.*}}, %{{.*}} : i64
// CHECK:         arith.muli %[[SIGN]], %[[LESS]] : i64
// CHECK:         arith.muli %k, %[[ZERO]] : i64
// CHECK:         scf.if
func.func @in_front(%n: i32, %k: i64) {
  %c2 = arith.constant 2 : i32
  %minus_one = arith.constant -1 : i32
  %zero = arith.extui %n : i32 to i64
  %m = arith.addi %n, %minus_one : i32
  %last = arith.extsi %m : i32 to i64
  %place = arith.muli %zero, %last : i64
  %other = arith.muli %k, %zero : i64
  %some = arith.cmpi sgt, %n, %c2 : i32
  scf.if %some {
    func.call @one(%place) : (i64) -> ()
    func.call @one(%other) : (i64) -> ()
  }
  func.call @one(%other) : (i64) -> ()
  return
}

// Shifts up and down, the first one in a product and a sum, are an extension of 32 bits.
// CHECK-LABEL: func.func @shifts
// CHECK:         %[[THREE:.*]] = arith.constant 3 : i64
// CHECK-NEXT:    %[[P:.*]] = arith.muli %x, %[[THREE]] : i64
// CHECK:         %[[Q:.*]] = arith.addi %[[P]], %{{.*}} : i64
// CHECK:         %[[T:.*]] = arith.trunci %[[Q]] : i64 to i32
// CHECK:         %[[E:.*]] = arith.extsi %[[T]] : i32 to i64
// CHECK:         %[[R:.*]] = arith.shli %[[E]], %{{.*}} overflow<nsw> : i64
// CHECK:         return %[[R]] : i64
func.func @shifts(%x: i64) -> i64 {
  %factor = arith.constant 12884901888 : i64
  %more = arith.constant 4294967296 : i64
  %by = arith.constant 29 : i64
  %p = arith.muli %x, %factor : i64
  %q = arith.addi %p, %more : i64
  %r = arith.shrsi %q, %by exact : i64
  func.return %r : i64
}

// Bits that are not zero are shifted out, or in.
// CHECK-LABEL: func.func @others
// CHECK-NOT:     arith.trunci
// CHECK:         return
func.func @others(%x: i64, %y: i64) -> (i64, i64) {
  %factor = arith.constant 12884901888 : i64
  %by = arith.constant 33 : i64
  %few = arith.constant 8 : i64
  %p = arith.muli %x, %factor : i64
  %q = arith.addi %p, %y : i64
  %r = arith.shrsi %q, %few : i64
  %s = arith.shrsi %p, %by : i64
  func.return %r, %s : i64, i64
}
