// RUN: ad-opt %s -p "sink-stores" | filecheck %s

// The loop carries the sum and stores it in each iteration: it is stored once, behind the loop.
// CHECK-LABEL: func.func @row
// CHECK: %[[FIRST:.*]] = memref.load %c
// CHECK: %[[SUM:.*]] = scf.for {{.*}} iter_args(%{{.*}} = %[[FIRST]])
// CHECK-NOT: memref.store
// CHECK: scf.yield
// CHECK: memref.store %[[SUM]], %c[%i]
// CHECK-NEXT: return
func.func @row(%a: memref<?xf64> {llvm.noalias}, %c: memref<?xf64> {llvm.noalias}, %i: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.load %c[%i] : memref<?xf64>
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%t = %first) -> (f64) {
    %x = memref.load %a[%k] : memref<?xf64>
    %u = arith.addf %t, %x : f64
    memref.store %u, %c[%i] : memref<?xf64>
    scf.yield %u : f64
  }
  return
}

// The place is another one in each iteration.
// CHECK-LABEL: func.func @moves
// CHECK: scf.for
// CHECK: memref.store
// CHECK: scf.yield
// CHECK-NOT: memref.store
// CHECK: return
func.func @moves(%a: memref<?xf64> {llvm.noalias}, %c: memref<?xf64> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.load %c[%c0] : memref<?xf64>
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%t = %first) -> (f64) {
    %x = memref.load %a[%k] : memref<?xf64>
    %u = arith.addf %t, %x : f64
    memref.store %u, %c[%k] : memref<?xf64>
    scf.yield %u : f64
  }
  return
}

// The loop reads memory that may be the same.
// CHECK-LABEL: func.func @looks
// CHECK: scf.for
// CHECK: memref.store
// CHECK: scf.yield
// CHECK-NOT: memref.store
// CHECK: return
func.func @looks(%c: memref<?xf64> {llvm.noalias}, %i: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.load %c[%i] : memref<?xf64>
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%t = %first) -> (f64) {
    %x = memref.load %c[%k] : memref<?xf64>
    %u = arith.addf %t, %x : f64
    memref.store %u, %c[%i] : memref<?xf64>
    scf.yield %u : f64
  }
  return
}
