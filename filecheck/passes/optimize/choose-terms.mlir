// RUN: ad-opt %s -p choose-terms | filecheck %s

// What is added is chosen, or what changes nothing.
// CHECK-LABEL: func.func @sum
// CHECK:         scf.for %{{.*}} iter_args(%[[A:.*]] = %{{.*}}) -> (f64)
// CHECK:           %[[X:.*]] = memref.load
// CHECK-NOT:       arith.addf
// CHECK:           %[[NONE:.*]] = arith.constant -0.000000e+00 : f64
// CHECK:           %[[T:.*]] = arith.select %{{.*}}, %[[X]], %[[NONE]] : f64
// CHECK:           %[[S:.*]] = arith.addf %[[A]], %[[T]] : f64
// CHECK:           scf.yield %[[S]] : f64
func.func @sum(%p: memref<?xf64>, %n: index, %zero: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %x = memref.load %p[%i] : memref<?xf64>
    %positive = arith.cmpf ogt, %x, %zero : f64
    %b = arith.addf %x, %a : f64
    %next = arith.select %positive, %b, %a : f64
    scf.yield %next : f64
  }
  func.return %s : f64
}

// Of two differences, the term; promises of either are not made of both.
// CHECK-LABEL: func.func @differences
// CHECK:         %[[T:.*]] = arith.select %{{.*}}, %[[X:.*]], %[[Y:.*]] : f64
// CHECK:         arith.subf %{{.*}}, %[[T]] fastmath<contract> : f64
func.func @differences(%p: memref<?xf64>, %n: index, %zero: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %x = memref.load %p[%i] : memref<?xf64>
    %y = math.exp %x : f64
    %positive = arith.cmpf ogt, %x, %zero : f64
    %b = arith.subf %a, %x fastmath<contract,nnan> : f64
    %c = arith.subf %a, %y fastmath<contract,nnan> : f64
    %next = arith.select %positive, %b, %c : f64
    scf.yield %next : f64
  }
  func.return %s : f64
}

// A sum that is wanted by itself, a sum and a product, a difference from the term: these stay.
// CHECK-LABEL: func.func @others
// CHECK-COUNT-3: arith.select %{{.*}}, %{{.*}}, %{{.*}} : f64
// CHECK-NEXT:    scf.yield
func.func @others(%p: memref<?xf64>, %n: index, %zero: f64) -> (f64, f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero, %d = %zero, %g = %zero)
      -> (f64, f64, f64) {
    %x = memref.load %p[%i] : memref<?xf64>
    %positive = arith.cmpf ogt, %x, %zero : f64
    %b = arith.addf %a, %x : f64
    memref.store %b, %p[%i] : memref<?xf64>
    %e = arith.addf %d, %x : f64
    %f = arith.mulf %d, %x : f64
    %h = arith.subf %x, %g : f64
    %0 = arith.select %positive, %b, %a : f64
    %1 = arith.select %positive, %e, %f : f64
    %2 = arith.select %positive, %h, %g : f64
    scf.yield %0, %1, %2 : f64, f64, f64
  }
  func.return %s#0, %s#1, %s#2 : f64, f64, f64
}
