// RUN: ad-opt %s -p "widen-indices,simplify" | filecheck %s

// A place in rows of a length in 32 bits: nothing overflows, as the program says, so 64 bits give
// the same number. What the inner loop does not change is widened where it is made.

// CHECK-LABEL: func.func @rows
// CHECK-SAME:      %n: i32
// CHECK:         %[[N:.*]] = arith.extsi %n : i32 to i64
// CHECK-NOT:     arith.extsi
// CHECK:         scf.for %[[I:.*]] = %{{.*}} to
// CHECK:           %[[WI:.*]] = arith.index_cast %[[I]] : index to i64
// CHECK:           %[[ROW:.*]] = arith.muli %[[WI]], %[[N]] overflow<nsw> : i64
// CHECK:           scf.for %[[J:.*]] = %{{.*}} to
// CHECK:             %[[WJ:.*]] = arith.index_cast %[[J]] : index to i64
// CHECK:             %[[AT:.*]] = arith.addi %[[WJ]], %[[ROW]] overflow<nsw> : i64
// CHECK:             llvm.getelementptr %a[%[[AT]]]
// CHECK:         return
func.func @rows(%n: i32, %a: !llvm.ptr, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.index_cast %n : i32 to index
  scf.for %ti = %c0 to %end step %c1 {
    %i = arith.index_cast %ti : index to i32
    %row = arith.muli %i, %n overflow<nsw> : i32
    scf.for %tj = %c0 to %end step %c1 {
      %j = arith.index_cast %tj : index to i32
      %at = arith.addi %j, %row overflow<nsw,nuw> : i32
      %wide = arith.extsi %at : i32 to i64
      %p = llvm.getelementptr %a[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %x, %p : f64, !llvm.ptr
    }
  }
  return
}

// Numbers without a sign that count from 1: one less does not wrap, as the loop says.

// CHECK-LABEL: func.func @before
// CHECK:         scf.for %[[I:.*]] = %{{.*}} to
// CHECK-NOT:       i32
// CHECK:           memref.load %a[%[[I]]]
// CHECK:         return
func.func @before(%n: i32, %a: memref<?xf64>, %b: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %less = arith.constant -1 : i32
  %end = arith.index_castui %n : i32 to index
  scf.for %t = %c0 to %end step %c1 {
    %counted = arith.index_cast %t : index to i32
    %i = arith.addi %counted, %one : i32
    %before = arith.addi %i, %less : i32
    %at = arith.index_castui %before : i32 to index
    %x = memref.load %a[%at] : memref<?xf64>
    memref.store %x, %b[%at] : memref<?xf64>
  }
  return
}

// Two counters, the second of which goes on from the first: their sum ends where the first would.

// CHECK-LABEL: func.func @triangle
// CHECK:         scf.for %[[I:.*]] = %{{.*}} to
// CHECK:           scf.for %[[J:.*]] = %{{.*}} to
// CHECK-NOT:         i32
// CHECK:             %[[AT:.*]] = arith.addi %{{.*}}, %{{.*}} overflow<nsw> : i64
// CHECK-NEXT:        llvm.getelementptr %a[%[[AT]]]
// CHECK:         return
func.func @triangle(%n: i32, %a: !llvm.ptr, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.index_cast %n : i32 to index
  scf.for %ti = %c0 to %end step %c1 {
    %i = arith.index_cast %ti : index to i32
    %rest = arith.subi %end, %ti : index
    scf.for %tj = %c0 to %rest step %c1 {
      %j = arith.index_cast %tj : index to i32
      %at = arith.addi %i, %j : i32
      %wide = arith.extsi %at : i32 to i64
      %p = llvm.getelementptr %a[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %x, %p : f64, !llvm.ptr
    }
  }
  return
}

// The second one goes on too far.

// CHECK-LABEL: func.func @beyond
// CHECK:         arith.addi %{{.*}}, %{{.*}} : i32
// CHECK-NEXT:    arith.extsi
// CHECK:         return
func.func @beyond(%n: i32, %a: !llvm.ptr, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.index_cast %n : i32 to index
  scf.for %ti = %c0 to %end step %c1 {
    %i = arith.index_cast %ti : index to i32
    scf.for %tj = %c0 to %end step %c1 {
      %j = arith.index_cast %tj : index to i32
      %at = arith.addi %i, %j : i32
      %wide = arith.extsi %at : i32 to i64
      %p = llvm.getelementptr %a[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %x, %p : f64, !llvm.ptr
    }
  }
  return
}

// A product that may wrap, a sum that may, a counter that may be more than 31 bits hold, and one of
// a loop whose end nobody knows.

// CHECK-LABEL: func.func @stay
// CHECK:         arith.muli %{{.*}}, %n : i32
// CHECK:         arith.extui %{{.*}} : i32 to i64
// CHECK:         arith.addi %{{.*}}, %{{.*}} : i32
// CHECK:         arith.extui %{{.*}} : i32 to i64
// CHECK:         arith.extsi %{{.*}} : i32 to i64
// CHECK:         arith.extsi %{{.*}} : i32 to i64
// CHECK:         return
func.func @stay(%n: i32, %m: i64, %a: !llvm.ptr, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2 : i32
  %end = arith.index_castui %n : i32 to index
  %far = arith.index_cast %m : i64 to index
  scf.for %t = %c0 to %end step %c1 {
    %i = arith.index_cast %t : index to i32
    %product = arith.muli %i, %n : i32
    %p = arith.extui %product : i32 to i64
    %sum = arith.addi %i, %two : i32
    %q = arith.extui %sum : i32 to i64
    %s = arith.extsi %i : i32 to i64
    %u = llvm.getelementptr %a[%p] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %v = llvm.getelementptr %u[%q] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %w = llvm.getelementptr %v[%s] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %x, %w : f64, !llvm.ptr
  }
  scf.for %t = %c0 to %far step %c1 {
    %i = arith.index_cast %t : index to i32
    %s = arith.extsi %i : i32 to i64
    %w = llvm.getelementptr %a[%s] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %x, %w : f64, !llvm.ptr
  }
  return
}

// Comparisons of what is widened, with a sign or without; not of what may wrap.

// CHECK-LABEL: func.func @compared
// CHECK:         %[[N:.*]] = arith.extsi %n : i32 to i64
// CHECK:         arith.cmpi slt, %{{.*}}, %[[N]] : i64
// CHECK:         arith.cmpi ult, %{{.*}}, %{{.*}} : i64
// CHECK:         arith.cmpi slt, %{{.*}}, %n : i32
// CHECK:         return
func.func @compared(%n: i32, %a: !llvm.ptr, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %end = arith.index_cast %n : i32 to index
  scf.for %t = %c0 to %end step %c1 {
    %i = arith.index_cast %t : index to i32
    %wide = arith.extsi %i : i32 to i64
    %k = arith.addi %i, %one : i32
    %less = arith.cmpi slt, %k, %n : i32
    %below = arith.cmpi ult, %i, %n : i32
    %twice = arith.muli %i, %n : i32
    %other = arith.cmpi slt, %twice, %n : i32
    %some = arith.andi %less, %below : i1
    %all = arith.andi %some, %other : i1
    scf.if %all {
      %w = llvm.getelementptr %a[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %x, %w : f64, !llvm.ptr
    }
  }
  return
}

// A loop that counts down, from `n - 2` to 1, and what is one more: nothing wraps where it runs.

// CHECK-LABEL: func.func @down
// CHECK:         scf.for %[[I:.*]] = %{{.*}} to
// CHECK-NOT:       i32
// CHECK:           llvm.getelementptr %a[%{{.*}}] : (!llvm.ptr, i64)
// CHECK-NOT:       i32
// CHECK:           llvm.getelementptr %a[%{{.*}}] : (!llvm.ptr, i64)
// CHECK:         return
func.func @down(%n: i32, %a: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant -2 : index
  %minus_two = arith.constant -2 : i32
  %minus_one = arith.constant -1 : i32
  %one = arith.constant 1 : i32
  %from = arith.addi %n, %minus_two : i32
  %size = arith.index_cast %n : i32 to index
  %end = arith.addi %size, %c2 : index
  scf.for %t = %c0 to %end step %c1 {
    %trip = arith.index_cast %t : index to i32
    %back = arith.muli %trip, %minus_one : i32
    %i = arith.addi %from, %back : i32
    %at = arith.extsi %i : i32 to i64
    %p = llvm.getelementptr %a[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %x = llvm.load %p : !llvm.ptr -> f64
    %next = arith.addi %i, %one : i32
    %above = arith.extsi %next : i32 to i64
    %q = llvm.getelementptr %a[%above] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %x, %q : f64, !llvm.ptr
  }
  return
}

// Two trips more than that: the last number without a sign is -1, so it wraps; and one that counts
// from twice the size.

// CHECK-LABEL: func.func @below
// CHECK:         arith.extui %{{.*}} : i32 to i64
// CHECK:         arith.extui %{{.*}} : i32 to i64
// CHECK:         return
func.func @below(%n: i32, %a: !llvm.ptr, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %minus_two = arith.constant -2 : i32
  %minus_one = arith.constant -1 : i32
  %from = arith.addi %n, %minus_two : i32
  %twice = arith.addi %n, %n : i32
  %end = arith.index_castui %n : i32 to index
  scf.for %t = %c0 to %end step %c1 {
    %trip = arith.index_cast %t : index to i32
    %back = arith.muli %trip, %minus_one : i32
    %i = arith.addi %from, %back : i32
    %at = arith.extui %i : i32 to i64
    %p = llvm.getelementptr %a[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %x, %p : f64, !llvm.ptr
    %j = arith.addi %twice, %back : i32
    %further = arith.extui %j : i32 to i64
    %q = llvm.getelementptr %a[%further] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %x, %q : f64, !llvm.ptr
  }
  return
}

// The length of a row with a border, where it does not overflow, in a function with loops; a product of sizes is as good
// as it is.

// CHECK-LABEL: func.func @border
// CHECK:         %[[N:.*]] = arith.extsi %n : i32 to i64
// CHECK:         arith.addi %[[N]], %{{.*}} overflow<nsw> : i64
// CHECK:         %[[ROW:.*]] = arith.extsi %{{.*}} : i32 to i64
// CHECK:         return %{{.*}}, %[[ROW]]
func.func @border(%n: i32) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c1 {
  }
  %two = arith.constant 2 : i32
  %known = arith.addi %n, %two overflow<nsw> : i32
  %row = arith.extsi %known : i32 to i64
  %wraps = arith.addi %n, %two : i32
  %other = arith.extsi %wraps : i32 to i64
  return %row, %other : i64, i64
}

// CHECK-LABEL: func.func @area
// CHECK:         arith.muli %n, %m overflow<nsw> : i32
// CHECK-NEXT:    arith.extsi
// CHECK:         return
func.func @area(%n: i32, %m: i32) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c1 {
  }
  %area = arith.muli %n, %m overflow<nsw> : i32
  %wide = arith.extsi %area : i32 to i64
  return %wide : i64
}

// Without loops there is nothing to gain.
// CHECK-LABEL: func.func @no_loop
// CHECK:         arith.addi %n, %{{.*}} overflow<nsw> : i32
func.func @no_loop(%n: i32) -> i64 {
  %two = arith.constant 2 : i32
  %known = arith.addi %n, %two overflow<nsw> : i32
  %row = arith.extsi %known : i32 to i64
  return %row : i64
}
