// RUN: ad-opt %s -p "vectorize-independent-loops{lanes=8}" | filecheck %s
// RUN: ad-opt %s -p "vectorize-independent-loops{lanes=8 ordered=false}" | filecheck %s --check-prefix=FREE

// Functions of eight numbers at once; their values are added one after another.
// CHECK-LABEL: func.func @exponentials
// CHECK:         scf.for %{{.*}} iter_args(%[[S:.*]] = %zero) -> (f64) {
// CHECK:           %[[E:.*]] = math.exp %{{.*}} : vector<8xf64>
// CHECK:           vector.reduction <add>, %[[E]], %[[S]] : vector<8xf64> into f64
// CHECK:         scf.for
// FREE-LABEL:  func.func @exponentials
// FREE-NOT:      vector
func.func @exponentials(%x: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (f64) {
    %a = memref.load %x[%i] : memref<?xf64>
    %e = math.exp %a : f64
    %next = arith.addf %sum, %e : f64
    scf.yield %next : f64
  }
  func.return %r : f64
}

// In any order: LLVM makes vectors of it, with several sums. A sum of products waits for its
// additions anyhow.
// CHECK-LABEL: func.func @any_order
// CHECK-NOT:     vector
// CHECK-LABEL: func.func @products
// CHECK-NOT:     vector
func.func @any_order(%x: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (f64) {
    %a = memref.load %x[%i] : memref<?xf64>
    %e = math.exp %a : f64
    %next = arith.addf %sum, %e fastmath<reassoc> : f64
    scf.yield %next : f64
  }
  func.return %r : f64
}
func.func @products(%x: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (f64) {
    %a = memref.load %x[%i] : memref<?xf64>
    %e = arith.mulf %a, %a : f64
    %next = arith.addf %sum, %e : f64
    scf.yield %next : f64
  }
  func.return %r : f64
}

// Sums along rows are vectors of LLVM's, where their order is free; along columns, those of several
// columns are made at once.
// CHECK-LABEL: func.func @of_rows
// CHECK:         vector<8xf64>
// FREE-LABEL:  func.func @of_rows
// FREE-NOT:      vector
// FREE-LABEL:  func.func @of_columns
// FREE:          vector.load %{{.*}} : memref<?x?xf64>, vector<8xf64>
func.func @of_rows(%a: memref<?x?xf64>, %x: memref<?xf64> {llvm.noalias}, %y: memref<?xf64> {llvm.noalias}, %m: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  scf.for %i = %c0 to %m step %c1 {
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%t = %zero) -> (f64) {
      %p = memref.load %a[%i, %j] : memref<?x?xf64>
      %q = memref.load %x[%j] : memref<?xf64>
      %pq = arith.mulf %p, %q : f64
      %u = arith.addf %t, %pq : f64
      scf.yield %u : f64
    }
    memref.store %s, %y[%i] : memref<?xf64>
  }
  func.return
}
func.func @of_columns(%a: memref<?x?xf64>, %x: memref<?xf64> {llvm.noalias}, %y: memref<?xf64> {llvm.noalias}, %m: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  scf.for %i = %c0 to %m step %c1 {
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%t = %zero) -> (f64) {
      %p = memref.load %a[%j, %i] : memref<?x?xf64>
      %q = memref.load %x[%j] : memref<?xf64>
      %pq = arith.mulf %p, %q : f64
      %u = arith.addf %t, %pq : f64
      scf.yield %u : f64
    }
    memref.store %s, %y[%i] : memref<?xf64>
  }
  func.return
}
