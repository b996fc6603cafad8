// RUN: ad-opt %s -p "uncarry-values" | filecheck %s
// RUN: ad-opt %s --grad=element --print-plan -o /dev/null 2>&1 | filecheck %s --check-prefix=NONE
// RUN: ad-opt %s --grad=address --print-plan -o /dev/null 2>&1 | filecheck %s --check-prefix=NONE
// RUN: ad-opt %s --grad=window --print-plan -o /dev/null 2>&1 | filecheck %s --check-prefix=NONE
// RUN: ad-opt %s --grad=written --print-plan -o /dev/null 2>&1 | filecheck %s --check-prefix=SAVED

// NONE-NOT: saved:
// NONE: tape: nothing is saved

// SAVED: saved: %this of scf.for

// The element of the trip before is loaded again; the first one is that in front of the loop.
// CHECK-LABEL: func.func @element
// CHECK:         %s = scf.for %i = %c1 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
// CHECK:           %[[BEFORE:.*]] = arith.subi %i, %{{.*}} : index
// CHECK-NEXT:      %[[THIS:.*]] = memref.load %x[%[[BEFORE]]]
// CHECK-NEXT:      %[[NEXT:.*]] = memref.load %x[%i]
// CHECK-NEXT:      arith.mulf %[[THIS]], %[[NEXT]]
func.func @element(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %first = memref.load %x[%c0] : memref<?xf64>
  %s, %last = scf.for %i = %c1 to %n step %c1 iter_args(%acc = %zero, %this = %first) -> (f64, f64) {
    %next = memref.load %x[%i] : memref<?xf64>
    %p = arith.mulf %this, %next : f64
    %q = arith.mulf %p, %next : f64
    %sum = arith.addf %acc, %q : f64
    scf.yield %sum, %next : f64, f64
  }
  func.return %s : f64
}

// What is carried for two trips is the element of two trips before; the last one is loaded behind
// the loop, which may not have run.
// CHECK-LABEL: func.func @window
// CHECK:         %s = scf.for %i = %from to %n step %c1 iter_args(%acc = %zero) -> (f64) {
// CHECK:           %[[TWO:.*]] = arith.subi %i, %{{.*}} : index
// CHECK-NEXT:      memref.load %x[%[[TWO]]]
// CHECK:         }
// CHECK:         %[[END:.*]] = arith.maxsi %from, %n : index
// CHECK:         %[[LAST:.*]] = arith.subi %[[END]], %{{.*}} : index
// CHECK-NEXT:    memref.load %x[%[[LAST]]]
func.func @window(%x: memref<?xf64>, %from: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %h1 = arith.subi %from, %c1 : index
  %h2 = arith.subi %from, %c2 : index
  %x1 = memref.load %x[%h1] : memref<?xf64>
  %x2 = memref.load %x[%h2] : memref<?xf64>
  %s, %a, %b = scf.for %i = %from to %n step %c1
      iter_args(%acc = %zero, %two = %x2, %one = %x1) -> (f64, f64, f64) {
    %next = memref.load %x[%i] : memref<?xf64>
    %p = arith.mulf %two, %next : f64
    %sum = arith.addf %acc, %p : f64
    scf.yield %sum, %one, %next : f64, f64, f64
  }
  %r = arith.mulf %s, %b : f64
  func.return %r : f64
}

// A counter of the trip before, and one whose step only the caller knows.
// CHECK-LABEL: func.func @counters
// CHECK:         scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
// CHECK-NOT:       iter_args
// CHECK:           %[[TRIP:.*]] = arith.index_cast %i : index to i64
// CHECK-NEXT:      %[[MOVED:.*]] = arith.muli %[[TRIP]], %m : i64
// CHECK-NEXT:      arith.addi %start, %[[MOVED]] : i64
func.func @counters(%x: memref<?xf64>, %start: i64, %m: i64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %minus = arith.constant -1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %s, %h, %l = scf.for %i = %c0 to %n step %c1
      iter_args(%acc = %zero, %before = %minus, %j = %start) -> (f64, index, i64) {
    %after = arith.addi %before, %c1 : index
    %this = memref.load %x[%after] : memref<?xf64>
    %jf = arith.sitofp %j : i64 to f64
    %p = arith.mulf %this, %jf : f64
    %sum = arith.addf %acc, %p : f64
    %next = arith.addi %j, %m : i64
    scf.yield %sum, %i, %next : f64, index, i64
  }
  func.return %s : f64
}

// A narrow counter is written again for the trip before; what was promised of it there is not said.
// CHECK-LABEL: func.func @narrow
// CHECK:         iter_args(%acc = %zero) -> (f64) {
// CHECK:           %[[BEFORE:.*]] = arith.subi %i, %{{.*}} : index
// CHECK-NEXT:      %[[TRIP:.*]] = arith.index_cast %[[BEFORE]] : index to i32
// CHECK-NEXT:      arith.addi %[[TRIP]], %one : i32
func.func @narrow(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %s, %last = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero, %before = %none) -> (f64, i32) {
    %trip = arith.index_cast %i : index to i32
    %next = arith.addi %trip, %one overflow<nsw> : i32
    %weight = arith.sitofp %before : i32 to f64
    %v = memref.load %x[%i] : memref<?xf64>
    %p = arith.mulf %weight, %v : f64
    %sum = arith.addf %acc, %p : f64
    scf.yield %sum, %next : f64, i32
  }
  func.return %s : f64
}

// An address that steps along, by as much as the caller says.
// CHECK-LABEL: func.func @address
// CHECK:         scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
// CHECK:           %[[HERE:.*]] = llvm.getelementptr %x[%{{.*}}] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:      llvm.load %[[HERE]]
func.func @address(%x: !llvm.ptr, %n: index, %m: i64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %s, %l = scf.for %i = %c0 to %n step %c1
      iter_args(%acc = %zero, %here = %x) -> (f64, !llvm.ptr) {
    %this = llvm.load %here : !llvm.ptr -> f64
    %p = arith.mulf %this, %this : f64
    %sum = arith.addf %acc, %p : f64
    %next = llvm.getelementptr inbounds %here[%m] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    scf.yield %sum, %next : f64, !llvm.ptr
  }
  func.return %s : f64
}

// The two buffers may be one: what is stored may be what is loaded in the next trip.
// CHECK-LABEL: func.func @written
// CHECK:         iter_args(%acc = %zero, %this = %first) -> (f64, f64) {
func.func @written(%x: memref<?xf64>, %y: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %first = memref.load %x[%c0] : memref<?xf64>
  %s, %last = scf.for %i = %c1 to %n step %c1 iter_args(%acc = %zero, %this = %first) -> (f64, f64) {
    %next = memref.load %x[%i] : memref<?xf64>
    %p = arith.mulf %this, %next : f64
    memref.store %p, %y[%i] : memref<?xf64>
    %sum = arith.addf %acc, %p : f64
    scf.yield %sum, %next : f64, f64
  }
  func.return %s : f64
}

// What is written between the first load and the loop is another number.
// CHECK-LABEL: func.func @between
// CHECK:         iter_args(%acc = %zero, %this = %first) -> (f64, f64) {
func.func @between(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %first = memref.load %x[%c0] : memref<?xf64>
  memref.store %zero, %x[%c0] : memref<?xf64>
  %s, %last = scf.for %i = %c1 to %n step %c1 iter_args(%acc = %zero, %this = %first) -> (f64, f64) {
    %next = memref.load %x[%i] : memref<?xf64>
    %p = arith.mulf %this, %next : f64
    %sum = arith.addf %acc, %p : f64
    scf.yield %sum, %next : f64, f64
  }
  func.return %s : f64
}

// Another element in front of the loop, and a load that counts as often as it is made.
// CHECK-LABEL: func.func @other
// CHECK:         iter_args(%acc = %zero, %this = %first, %here = %seen) -> (f64, f64, f64) {
func.func @other(%x: memref<?xf64>, %y: !llvm.ptr) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %first = memref.load %x[%c1] : memref<?xf64>
  %seen = llvm.load volatile %y : !llvm.ptr -> f64
  %s, %last, %l = scf.for %i = %c1 to %n step %c1
      iter_args(%acc = %zero, %this = %first, %here = %seen) -> (f64, f64, f64) {
    %next = memref.load %x[%i] : memref<?xf64>
    %p = arith.mulf %this, %next : f64
    %q = arith.mulf %here, %p : f64
    %sum = arith.addf %acc, %q : f64
    %again = llvm.load volatile %y : !llvm.ptr -> f64
    scf.yield %sum, %next, %again : f64, f64, f64
  }
  func.return %s : f64
}

// How often this loop runs nobody knows: the address becomes a distance, an integer that is counted,
// and the counter behind the other one becomes that one.
// CHECK-LABEL: func.func @until
// CHECK:         scf.while (%acc = %zero, %p = %x, %i = %none, %j = %one, %[[BY:.*]] = %{{.*}}) :
// CHECK:           %[[I:.*]] = arith.addi %j, %{{.*}} : i64
// CHECK:           %[[HERE:.*]] = llvm.getelementptr %x[%[[BY]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK:           llvm.load %[[HERE]]
// CHECK:           llvm.getelementptr %x[%[[I]]]
func.func @until(%x: !llvm.ptr, %m: i64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:4 = scf.while (%acc = %zero, %p = %x, %i = %none, %j = %one)
      : (f64, !llvm.ptr, i64, i64) -> (f64, !llvm.ptr, i64, i64) {
    %v = llvm.load %p : !llvm.ptr -> f64
    %at = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %w = llvm.load %at : !llvm.ptr -> f64
    %jf = arith.sitofp %j : i64 to f64
    %vw = arith.mulf %v, %w : f64
    %vj = arith.mulf %vw, %jf : f64
    %sum = arith.addf %acc, %vj : f64
    %more = arith.cmpf ogt, %v, %zero : f64
    scf.condition(%more) %sum, %p, %i, %j : f64, !llvm.ptr, i64, i64
  } do {
  ^bb0(%acc: f64, %p: !llvm.ptr, %i: i64, %j: i64):
    %q = llvm.getelementptr inbounds %p[%m] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %k = arith.addi %j, %one : i64
    scf.yield %acc, %q, %j, %k : f64, !llvm.ptr, i64, i64
  }
  func.return %r#0 : f64
}
