// RUN: ad-opt %s -p "raise-while-to-for,simplify" | filecheck %s

// A loop as clang rotates it; the branch around it says that it has trips.
// CHECK-LABEL: func.func @sum
// CHECK:         scf.if
// CHECK:           %[[TRIPS:.*]] = arith.index_cast %{{.*}} : i32 to index
// CHECK:           scf.for %{{.*}} = %{{.*}} to %[[TRIPS]] step %{{.*}} iter_args(%{{.*}} = %{{.*}}) -> (f64) {
// CHECK-NOT:       arith.cmpi
// CHECK:           scf.yield
func.func @sum(%n: i32, %x: f64) -> f64 {
  %zero = arith.constant 0 : i32
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %some = arith.cmpi sgt, %n, %zero : i32
  %r = scf.if %some -> (f64) {
    %wide = arith.extsi %n : i32 to i64
    %s:2 = scf.while (%i = %none, %a = %x) : (i64, f64) -> (i64, f64) {
      %b = math.sin %a : f64
      %j = arith.addi %i, %one overflow<nsw, nuw> : i64
      %more = arith.cmpi ne, %j, %wide : i64
      scf.condition(%more) %j, %b : i64, f64
    } do {
    ^bb0(%j: i64, %b: f64):
      scf.yield %j, %b : i64, f64
    }
    scf.yield %s#1 : f64
  } else {
    scf.yield %x : f64
  }
  func.return %r : f64
}

// An address that moves to an end; nothing is carried.
// CHECK-LABEL: func.func @scale
// CHECK:         %[[BYTES:.*]] = arith.subi %{{.*}}, %{{.*}} : i64
// CHECK:         %[[TRIPS:.*]] = arith.divui %[[BYTES]], %{{.*}} : i64
// CHECK:         %[[N:.*]] = arith.index_cast %[[TRIPS]] : i64 to index
// CHECK:         scf.for %[[K:.*]] = %{{.*}} to %[[N]] step %{{.*}} {
// CHECK-NEXT:      %[[I:.*]] = arith.index_cast %[[K]] : index to i64
// CHECK-NEXT:      %[[Q:.*]] = llvm.getelementptr inbounds %{{.*}}[%[[I]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT:      llvm.load %[[Q]]
func.func @scale(%p: !llvm.ptr, %end: !llvm.ptr, %x: f64) {
  %0 = scf.while (%q = %p) : (!llvm.ptr) -> !llvm.ptr {
    %y = llvm.load %q {alignment = 8 : i64} : !llvm.ptr -> f64
    %z = arith.mulf %x, %y : f64
    llvm.store %z, %q {alignment = 8 : i64} : f64, !llvm.ptr
    %next = llvm.getelementptr inbounds %q[1] : (!llvm.ptr) -> !llvm.ptr, f64
    %more = llvm.icmp "ne" %next, %end : !llvm.ptr
    scf.condition(%more) %next : !llvm.ptr
  } do {
  ^bb0(%q: !llvm.ptr):
    scf.yield %q : !llvm.ptr
  }
  func.return
}

// A counter that moves is the bound once: so compilers test loops of two trips.
// CHECK-LABEL: func.func @two_trips
// CHECK:         %[[TWO:.*]] = arith.constant 2 : index
// CHECK:         scf.for %{{.*}} = %{{.*}} to %[[TWO]] step
// CHECK-NOT:     scf.while
func.func @two_trips(%x: f64) -> f64 {
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:2 = scf.while (%i = %none, %a = %x) : (i64, f64) -> (i64, f64) {
    %b = math.sin %a : f64
    %j = arith.addi %i, %one overflow<nsw, nuw> : i64
    %more = arith.cmpi eq, %i, %none : i64
    scf.condition(%more) %j, %b : i64, f64
  } do {
  ^bb0(%j: i64, %b: f64):
    scf.yield %j, %b : i64, f64
  }
  func.return %r#1 : f64
}

// In its own bits this one stands still.
// CHECK-LABEL: func.func @stands_still
// CHECK:         scf.while
func.func @stands_still(%first: i64, %bound: i32) -> i64 {
  %step = arith.constant 4294967296 : i64
  %r = scf.while (%i = %first) : (i64) -> i64 {
    %seen = arith.trunci %i : i64 to i32
    %more = arith.cmpi eq, %seen, %bound : i32
    %j = arith.addi %i, %step : i64
    scf.condition(%more) %j : i64
  } do {
  ^bb0(%j: i64):
    scf.yield %j : i64
  }
  func.return %r : i64
}

// Nothing is known of this one.
// CHECK-LABEL: func.func @halve
// CHECK:         scf.while
func.func @halve(%x: f64, %eps: f64) -> f64 {
  %half = arith.constant 0.5 : f64
  %r = scf.while (%a = %x) : (f64) -> f64 {
    %more = arith.cmpf ogt, %a, %eps : f64
    scf.condition(%more) %a : f64
  } do {
  ^bb0(%a: f64):
    %b = arith.mulf %a, %half : f64
    scf.yield %b : f64
  }
  func.return %r : f64
}

// The second loop starts where the first one did, and gets that from the first: its count is known.
// CHECK-LABEL: func.func @start_from_the_loop_before
// CHECK-NOT:     arith.minui
// CHECK:         %[[N:.*]] = arith.index_cast %n : i64 to index
// CHECK:         scf.for %{{.*}} = %{{.*}} to %[[N]] step
// CHECK-NOT:     arith.minui
// CHECK:         scf.for %{{.*}} = %{{.*}} to %[[N]] step
// CHECK-NOT:     scf.while
func.func @start_from_the_loop_before(%n: i64, %x: f64) -> f64 {
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %some = arith.cmpi sgt, %n, %none : i64
  %r = scf.if %some -> (f64) {
    %s:3 = scf.while (%i = %none, %a = %x) : (i64, f64) -> (i64, f64, i64) {
      %b = math.sin %a : f64
      %j = arith.addi %i, %one overflow<nsw, nuw> : i64
      %more = arith.cmpi ne, %j, %n : i64
      scf.condition(%more) %j, %b, %none : i64, f64, i64
    } do {
    ^bb0(%j: i64, %b: f64, %k: i64):
      scf.yield %j, %b : i64, f64
    }
    %t:2 = scf.while (%i = %s#2, %a = %s#1) : (i64, f64) -> (i64, f64) {
      %b = math.cos %a : f64
      %j = arith.addi %i, %one overflow<nsw, nuw> : i64
      %more = arith.cmpi ne, %j, %n : i64
      scf.condition(%more) %j, %b : i64, f64
    } do {
    ^bb0(%j: i64, %b: f64):
      scf.yield %j, %b : i64, f64
    }
    scf.yield %t#1 : f64
  } else {
    scf.yield %x : f64
  }
  func.return %r : f64
}
