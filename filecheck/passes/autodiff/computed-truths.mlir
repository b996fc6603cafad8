// RUN: ad-opt %s --grad f --print-plan -o /dev/null 2>&1 | filecheck %s
// RUN: ad-opt %s --grad g --print-plan -o /dev/null 2>&1 | filecheck %s --check-prefix LONG

// What chose is compared again from what is loaded again; not if the operands are long in the making.

// CHECK:     reversal of @f
// CHECK:     computed again: %less = arith.cmpf
// CHECK-NOT: saved: %less
func.func @f(%a: memref<?x?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %a, %c0 : memref<?x?xf64>
  scf.for %k = %c0 to %n step %c1 {
    scf.for %i = %c0 to %n step %c1 {
      %x = memref.load %a[%i, %k] : memref<?x?xf64>
      %y = memref.load %a[%k, %i] : memref<?x?xf64>
      %s = arith.addf %x, %y : f64
      %old = memref.load %a[%i, %i] : memref<?x?xf64>
      %less = arith.cmpf olt, %old, %s : f64
      %new = arith.select %less, %old, %s : f64
      memref.store %new, %a[%i, %i] : memref<?x?xf64>
    }
  }
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    %x = memref.load %a[%i, %i] : memref<?x?xf64>
    %square = arith.mulf %x, %x : f64
    %next = arith.addf %acc, %square : f64
    scf.yield %next : f64
  }
  return %sum : f64
}

// LONG:      reversal of @g
// LONG:      saved: %less = arith.cmpf {{.*}} i1
func.func @g(%a: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %a, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i] : memref<?xf64>
    %p = math.exp %x : f64
    %q = math.sin %p : f64
    %r = math.exp %q : f64
    %s = math.sin %r : f64
    %less = arith.cmpf olt, %s, %x : f64
    %new = arith.select %less, %s, %zero : f64
    memref.store %new, %a[%i] : memref<?xf64>
  }
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    %x = memref.load %a[%i] : memref<?xf64>
    %square = arith.mulf %x, %x : f64
    %next = arith.addf %acc, %square : f64
    scf.yield %next : f64
  }
  return %sum : f64
}
