// RUN: ad-opt %s -p "carry-updates" | filecheck %s

// Each element is added to by two iterations: what the first adds waits for the second.
// CHECK-LABEL: func.func @two
// CHECK:         %[[NOTHING:.*]] = arith.constant -0.000000e+00 : f64
// CHECK-NEXT:    %[[LEFT:.*]] = scf.for %[[I:.*]] = %{{.*}} to %[[N:.*]] step %{{.*}} iter_args(%[[EARLIER:.*]] = %[[NOTHING]]) -> (f64) {
// CHECK:           %[[A:.*]] = memref.load %a[%[[I]]]
// CHECK-NEXT:      %[[THIS:.*]] = memref.load %m[%[[I]]]
// CHECK-NEXT:      %[[SUM:.*]] = arith.addf %[[THIS]], %[[EARLIER]] : f64
// CHECK-NEXT:      %[[BOTH:.*]] = arith.subf %[[SUM]], %[[A]] : f64
// CHECK-NEXT:      memref.store %[[BOTH]], %m[%[[I]]]
// CHECK-NEXT:      scf.yield %[[A]] : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[ANY:.*]] = arith.cmpi slt, %{{.*}}, %[[N]] : index
// CHECK-NEXT:    scf.if %[[ANY]] {
// CHECK-NEXT:      %[[LAST:.*]] = memref.load %m[%[[N]]]
// CHECK-NEXT:      %[[REST:.*]] = arith.addf %[[LAST]], %[[LEFT]] : f64
// CHECK-NEXT:      memref.store %[[REST]], %m[%[[N]]]
// CHECK-NEXT:    }
func.func @two(%a: memref<?xf64>, %m: memref<?xf64> {autodiff.shadow}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %j = arith.addi %i, %c1 : index
    %e = memref.load %a[%i] : memref<?xf64>
    %next = memref.load %m[%j] : memref<?xf64>
    %next1 = arith.addf %next, %e : f64
    memref.store %next1, %m[%j] : memref<?xf64>
    %this = memref.load %m[%i] : memref<?xf64>
    %this1 = arith.subf %this, %e : f64
    memref.store %this1, %m[%i] : memref<?xf64>
  }
  func.return
}

// Counting down, the last update of an element is that with the largest index.
// CHECK-LABEL: func.func @down
// CHECK:         scf.for {{.*}} iter_args(%[[EARLIER:.*]] = %{{.*}}) -> (f64) {
// CHECK:           %[[THIS:.*]] = memref.load %m[%{{.*}}, %[[J:.*]]]
// CHECK-NEXT:      %[[SUM:.*]] = arith.addf %[[THIS]], %[[EARLIER]] : f64
// CHECK-NEXT:      %[[BOTH:.*]] = arith.addf %[[SUM]], %x : f64
// CHECK-NEXT:      memref.store %[[BOTH]], %m[%{{.*}}, %[[J]]]
// CHECK-NEXT:      scf.yield %y : f64
// CHECK:         scf.if
func.func @down(%x: f64, %y: f64, %m: memref<4x?xf64>, %n: index, %row: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = arith.subi %n, %c1 : index
  scf.for %i = %c0 to %n step %c1 {
    %j = arith.subi %last, %i : index
    %k = arith.subi %j, %c1 : index
    %p = memref.load %m[%row, %j] : memref<4x?xf64>
    %p1 = arith.addf %p, %x : f64
    memref.store %p1, %m[%row, %j] : memref<4x?xf64>
    %q = memref.load %m[%row, %k] : memref<4x?xf64>
    %q1 = arith.addf %q, %y : f64
    memref.store %q1, %m[%row, %k] : memref<4x?xf64>
  }
  func.return
}

// %a may be the memory of %m.
// CHECK-LABEL: func.func @aliased
// CHECK-NOT:     iter_args
// CHECK:         func.return
func.func @aliased(%a: memref<?xf64>, %m: memref<?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %j = arith.addi %i, %c1 : index
    %e = memref.load %a[%i] : memref<?xf64>
    %next = memref.load %m[%j] : memref<?xf64>
    %next1 = arith.addf %next, %e : f64
    memref.store %next1, %m[%j] : memref<?xf64>
    %this = memref.load %m[%i] : memref<?xf64>
    %this1 = arith.addf %this, %e : f64
    memref.store %this1, %m[%i] : memref<?xf64>
  }
  func.return
}

// The element in between is touched if the loop runs twice.
// CHECK-LABEL: func.func @gap
// CHECK:         scf.for %{{.*}} = %{{.*}} to %[[N:.*]] step %{{.*}} iter_args
// CHECK:           scf.yield %x, %{{.*}} : f64, f64
// CHECK-NEXT:    }
// CHECK:         %[[ONCE:.*]] = arith.cmpi slt, %{{.*}}, %[[N]] : index
// CHECK-NEXT:    scf.if %[[ONCE]] {
// CHECK:           %[[J:.*]] = arith.addi %[[N]], %{{.*}} : index
// CHECK-NEXT:      memref.load %m[%[[J]]]
// CHECK:         }
// CHECK:         %[[SECOND:.*]] = arith.addi %{{.*}}, %{{.*}} overflow<nsw> : index
// CHECK-NEXT:    %[[TWICE:.*]] = arith.cmpi slt, %[[SECOND]], %[[N]] : index
// CHECK-NEXT:    scf.if %[[TWICE]] {
// CHECK-NEXT:      memref.load %m[%[[N]]]
func.func @gap(%x: f64, %m: memref<?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c1 {
    %j = arith.addi %i, %c2 : index
    %next = memref.load %m[%j] : memref<?xf64>
    %next1 = arith.addf %next, %x : f64
    memref.store %next1, %m[%j] : memref<?xf64>
    %this = memref.load %m[%i] : memref<?xf64>
    %this1 = arith.addf %this, %x : f64
    memref.store %this1, %m[%i] : memref<?xf64>
  }
  func.return
}

// Behind addresses, in bytes; what each iteration steps over are different elements.
// CHECK-LABEL: func.func @addresses
// CHECK:         %[[LEFT:.*]] = scf.for %[[I:.*]] = %{{.*}} to %[[N:.*]] step %{{.*}} iter_args(%[[EARLIER:.*]] = %{{.*}}) -> (f64) {
// CHECK:           %[[THIS:.*]] = llvm.load %[[HERE:.*]] : !llvm.ptr -> f64
// CHECK-NEXT:      %[[SUM:.*]] = arith.addf %[[THIS]], %[[EARLIER]] : f64
// CHECK-NEXT:      %[[BOTH:.*]] = arith.addf %[[SUM]], %x : f64
// CHECK-NEXT:      llvm.store %[[BOTH]], %[[HERE]]
// CHECK:           llvm.load
// CHECK:           scf.yield %y : f64
// CHECK:         scf.if
// CHECK:           %[[BEHIND:.*]] = llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK:           llvm.load %[[BEHIND]]
// CHECK-NEXT:      arith.addf %{{.*}}, %[[LEFT]] : f64
// CHECK-NEXT:      llvm.store %{{.*}}, %[[BEHIND]]
func.func @addresses(%m: !llvm.ptr, %x: f64, %y: f64, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2 : i64
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i64
    %at = arith.muli %k, %two : i64
    %p = llvm.getelementptr inbounds %m[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %a = llvm.load %p : !llvm.ptr -> f64
    %a1 = arith.addf %a, %x : f64
    llvm.store %a1, %p : f64, !llvm.ptr
    %q = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, f64
    %b = llvm.load %q : !llvm.ptr -> f64
    %b1 = arith.addf %b, %x : f64
    llvm.store %b1, %q : f64, !llvm.ptr
    %after = arith.addi %at, %two : i64
    %r = llvm.getelementptr inbounds %m[%after] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %c = llvm.load %r : !llvm.ptr -> f64
    %c1f = arith.addf %c, %y : f64
    llvm.store %c1f, %r : f64, !llvm.ptr
  }
  func.return
}

// Four bytes further, where elements have eight: half of another element.
// CHECK-LABEL: func.func @halves
// CHECK-NOT:     iter_args
func.func @halves(%m: !llvm.ptr, %x: f64, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i64
    %p = llvm.getelementptr inbounds %m[%k] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %a = llvm.load %p : !llvm.ptr -> f64
    %a1 = arith.addf %a, %x : f64
    llvm.store %a1, %p : f64, !llvm.ptr
    %q = llvm.getelementptr inbounds %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %b = llvm.load %q : !llvm.ptr -> f64
    %b1 = arith.addf %b, %x : f64
    llvm.store %b1, %q : f64, !llvm.ptr
    %r = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, f64
    %c = llvm.load %r : !llvm.ptr -> f64
    %c1f = arith.addf %c, %x : f64
    llvm.store %c1f, %r : f64, !llvm.ptr
  }
  func.return
}

// Rows of an array of one dimension: what lies further apart than the loop runs is apart.
// CHECK-LABEL: func.func @rows
// CHECK:         scf.for {{.*}} iter_args(%{{.*}} = %{{.*}}) -> (f64) {
// CHECK-COUNT-2:   memref.load %m
// CHECK-NOT:       memref.load %m
// CHECK:           scf.yield %x : f64
func.func @rows(%x: f64, %m: memref<?xf64>, %at: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c30 = arith.constant 30 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c30 step %c1 {
    %this = arith.addi %at, %i : index
    %next = arith.addi %this, %c1 : index
    %below = arith.addi %this, %c32 : index
    %p = memref.load %m[%next] : memref<?xf64>
    %p1 = arith.addf %p, %x : f64
    memref.store %p1, %m[%next] : memref<?xf64>
    %q = memref.load %m[%this] : memref<?xf64>
    %q1 = arith.addf %q, %x : f64
    memref.store %q1, %m[%this] : memref<?xf64>
    %r = memref.load %m[%below] : memref<?xf64>
    %r1 = arith.addf %r, %x : f64
    memref.store %r1, %m[%below] : memref<?xf64>
  }
  func.return
}

// One more iteration, and the rows meet: the first of the one below is the last of this one.
// CHECK-LABEL: func.func @meeting
// CHECK-NOT:     iter_args
// CHECK:         func.return
func.func @meeting(%x: f64, %m: memref<?xf64>, %at: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c32 step %c1 {
    %this = arith.addi %at, %i : index
    %next = arith.addi %this, %c1 : index
    %below = arith.addi %this, %c32 : index
    %p = memref.load %m[%next] : memref<?xf64>
    %p1 = arith.addf %p, %x : f64
    memref.store %p1, %m[%next] : memref<?xf64>
    %q = memref.load %m[%this] : memref<?xf64>
    %q1 = arith.addf %q, %x : f64
    memref.store %q1, %m[%this] : memref<?xf64>
    %r = memref.load %m[%below] : memref<?xf64>
    %r1 = arith.addf %r, %x : f64
    memref.store %r1, %m[%below] : memref<?xf64>
  }
  func.return
}

// Bytes that are counted by shifts.
// CHECK-LABEL: func.func @shifted
// CHECK:         scf.for {{.*}} iter_args
// CHECK:           scf.yield %x : f64
func.func @shifted(%m: !llvm.ptr, %x: f64, %y: f64, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %three = arith.constant 3 : i64
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i64
    %bytes = arith.shli %k, %three : i64
    %p = llvm.getelementptr inbounds %m[%bytes] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %q = llvm.getelementptr inbounds %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %a = llvm.load %q : !llvm.ptr -> f64
    %a1 = arith.addf %a, %x : f64
    llvm.store %a1, %q : f64, !llvm.ptr
    %b = llvm.load %p : !llvm.ptr -> f64
    %b1 = arith.addf %b, %y : f64
    llvm.store %b1, %p : f64, !llvm.ptr
  }
  func.return
}

// An index that needs what is loaded in the loop, though it is taken away again: it is not there
// behind the loop.
// CHECK-LABEL: func.func @loaded
// CHECK-NOT:     iter_args
// CHECK:         func.return
func.func @loaded(%m: memref<?xf64>, %at: memref<?xindex>, %x: f64, %y: f64, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %j = memref.load %at[%i] : memref<?xindex>
    %more = arith.addi %i, %j : index
    %same = arith.subi %more, %j : index
    %next = arith.addi %same, %c1 : index
    %a = memref.load %m[%next] : memref<?xf64>
    %a1 = arith.addf %a, %x : f64
    memref.store %a1, %m[%next] : memref<?xf64>
    %b = memref.load %m[%same] : memref<?xf64>
    %b1 = arith.addf %b, %y : f64
    memref.store %b1, %m[%same] : memref<?xf64>
  }
  func.return
}
