// RUN: ad-opt %s -p "carry-sums" | filecheck %s

// Each iteration adds to one element, in a branch: the loop carries the sum.
// CHECK-LABEL: func.func @branch
// CHECK:         %[[SUM:.*]] = scf.for {{.*}} iter_args(%[[S:.*]] = %{{.*}}) -> (f64) {
// CHECK:           %[[R:.*]] = scf.if %{{.*}} -> (f64) {
// CHECK-NEXT:        %[[T:.*]] = arith.addf %[[S]], %a : f64
// CHECK-NEXT:        %[[Y:.*]] = memref.load %dy[%i]
// CHECK:             memref.store %{{.*}}, %dy[%i]
// CHECK-NEXT:        scf.yield %[[T]] : f64
// CHECK-NEXT:      } else {
// CHECK-NEXT:        scf.yield %[[S]] : f64
// CHECK:           scf.yield %[[R]] : f64
// CHECK:         %[[BITS:.*]] = arith.bitcast %[[SUM]] : f64 to i64
// CHECK:         %[[ANY:.*]] = arith.cmpi ne, %[[BITS]]
// CHECK-NEXT:    scf.if %[[ANY]] {
// CHECK-NEXT:      %[[OLD:.*]] = memref.load %dx[%k]
// CHECK-NEXT:      %[[NEW:.*]] = arith.addf %[[OLD]], %[[SUM]] : f64
// CHECK-NEXT:      memref.store %[[NEW]], %dx[%k]
func.func @branch(%dx: memref<?xf64> {autodiff.shadow}, %dy: memref<?xf64> {autodiff.shadow},
                  %a: f64, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %other = arith.cmpi ne, %i, %k : index
    scf.if %other {
      %old = memref.load %dx[%k] : memref<?xf64>
      %new = arith.addf %old, %a : f64
      memref.store %new, %dx[%k] : memref<?xf64>
      %old1 = memref.load %dy[%i] : memref<?xf64>
      %new1 = arith.subf %old1, %a : f64
      memref.store %new1, %dy[%i] : memref<?xf64>
    }
  }
  func.return
}

// Somebody looks at what may be the sum: it stays in memory.
// CHECK-LABEL: func.func @looked_at
// CHECK-NOT:     iter_args
// CHECK:         func.return
func.func @looked_at(%dx: memref<?xf64> {autodiff.shadow}, %dy: memref<?xf64> {autodiff.shadow},
                     %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %dy[%i] : memref<?xf64>
    %old = memref.load %dx[%k] : memref<?xf64>
    %new = arith.addf %old, %a : f64
    memref.store %new, %dx[%k] : memref<?xf64>
  }
  func.return
}

// The program's own sums keep their order.
// CHECK-LABEL: func.func @program
// CHECK-NOT:     iter_args
// CHECK:         func.return
func.func @program(%x: memref<?xf64>, %a: f64, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %old = memref.load %x[%k] : memref<?xf64>
    %new = arith.addf %old, %a : f64
    memref.store %new, %x[%k] : memref<?xf64>
  }
  func.return
}

// Where another store is between, one of the two additions may be lost, which it then must be.
// CHECK-LABEL: func.func @crossed
// CHECK-NOT:     iter_args
// CHECK:         func.return
func.func @crossed(%dx: memref<?xf64> {autodiff.shadow}, %a: f64, %n: index, %k: index, %l: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %old = memref.load %dx[%k] : memref<?xf64>
    %old1 = memref.load %dx[%l] : memref<?xf64>
    %new = arith.addf %old, %a : f64
    %new1 = arith.addf %old1, %a : f64
    memref.store %new1, %dx[%l] : memref<?xf64>
    memref.store %new, %dx[%k] : memref<?xf64>
  }
  func.return
}

// All additions are in the straight body: in any order, so that LLVM makes vectors of them.
// CHECK-LABEL: func.func @straight
// CHECK:         scf.for {{.*}} iter_args(%[[S:.*]] = %{{.*}}) -> (f64) {
// CHECK:           arith.addf %[[S]], %{{.*}} fastmath<reassoc> : f64
func.func @straight(%dx: memref<?xf64> {autodiff.shadow}, %y: memref<?xf64>, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %y[%i] : memref<?xf64>
    %old = memref.load %dx[%k] : memref<?xf64>
    %new = arith.addf %old, %a : f64
    memref.store %new, %dx[%k] : memref<?xf64>
  }
  func.return
}

// Other elements of the same shadow are read: those behind the one that is added to.
// CHECK-LABEL: func.func @elsewhere
// CHECK:         %[[SUM:.*]] = scf.for {{.*}} iter_args(%[[S:.*]] = %{{.*}}) -> (f64) {
// CHECK-NOT:       memref.store
// CHECK:           arith.addf %[[S]]
// CHECK:         scf.if
func.func @elsewhere(%dx: memref<?xf64> {autodiff.shadow}, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %next = arith.addi %k, %c1 : index
  scf.for %i = %next to %n step %c1 {
    %a = memref.load %dx[%i] : memref<?xf64>
    %old = memref.load %dx[%k] : memref<?xf64>
    %new = arith.addf %old, %a : f64
    memref.store %new, %dx[%k] : memref<?xf64>
  }
  func.return
}

// The element itself is among those that are read.
// CHECK-LABEL: func.func @itself
// CHECK-NOT:     iter_args
// CHECK:         func.return
func.func @itself(%dx: memref<?xf64> {autodiff.shadow}, %n: index, %k: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %k to %n step %c1 {
    %a = memref.load %dx[%i] : memref<?xf64>
    %old = memref.load %dx[%k] : memref<?xf64>
    %new = arith.addf %old, %a : f64
    memref.store %new, %dx[%k] : memref<?xf64>
  }
  func.return
}
