// RUN: ad-opt %s -p "expand-elementary-functions{where=lanes}" | filecheck %s
// RUN: ad-opt %s --emit=asm --fp=fast --target=x86_64-unknown-linux-gnu --cpu=x86-64-v4 | filecheck %s --check-prefix=FAST
// RUN: ad-opt %s --emit=asm --target=x86_64-unknown-linux-gnu --cpu=x86-64-v4 | filecheck %s --check-prefix=STRICT

// Iterations that wait for nothing of each other become lanes; a chain waits for every result, and
// the library is faster one number at a time.

// CHECK-LABEL: func.func @independent
// CHECK:         func.call @exp_f64(%{{.*}}) : (f64) -> f64
// CHECK-NOT:     math.exp
// FAST-LABEL:  independent:
// FAST-NOT:      callq
// FAST:          vfmadd{{.*}}%zmm
// FAST-NOT:      callq
// FAST-LABEL:  chain:
// FAST:          callq exp
// STRICT-NOT:  zmm
// STRICT-LABEL: independent:
// STRICT:        callq exp
// STRICT-NOT:  zmm
func.func @independent(%x: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %e = math.exp %v : f64
    %next = arith.addf %acc, %e : f64
    scf.yield %next : f64
  }
  return %sum : f64
}

// CHECK-LABEL: func.func @chain
// CHECK-NOT:     call
// CHECK:         math.exp
// CHECK:         math.exp
// CHECK-NOT:     call
// CHECK:         return
func.func @chain(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = math.exp %x : f64
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%p = %first) -> (f64) {
    %m = arith.negf %p : f64
    %e = math.exp %m : f64
    scf.yield %e : f64
  }
  return %y : f64
}

// Around a loop, or through a branch on what is carried.

// CHECK-LABEL: func.func @around
// CHECK-NOT:     call
// CHECK:         math.exp
// CHECK-NOT:     call
// CHECK:         math.log
// CHECK-NOT:     call
// CHECK:         return
func.func @around(%x: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %e = math.exp %v : f64
    %row = scf.for %j = %c0 to %n step %c1 iter_args(%inner = %acc) -> (f64) {
      %more = arith.cmpf ogt, %inner, %e : f64
      %chosen = scf.if %more -> (f64) {
        scf.yield %inner : f64
      } else {
        scf.yield %e : f64
      }
      %l = math.log %chosen : f64
      %next = arith.addf %inner, %l : f64
      scf.yield %next : f64
    }
    scf.yield %row : f64
  }
  return %sum : f64
}

// CHECK-LABEL: func.func @vectors
// CHECK:         func.call @exp_4xf64
// CHECK-NOT:     math.exp
func.func @vectors(%v: vector<4xf64>) -> vector<4xf64> {
  %e = math.exp %v : vector<4xf64>
  return %e : vector<4xf64>
}
