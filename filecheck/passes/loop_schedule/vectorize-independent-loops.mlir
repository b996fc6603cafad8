// RUN: ad-opt %s -p "vectorize-independent-loops{lanes=8}" | filecheck %s
// RUN: ad-opt %s -p "vectorize-independent-loops{lanes=8}" --remarks=vectors 2>&1 | filecheck %s --check-prefix=SAID
// RUN: ad-opt %s -p "vectorize-independent-loops{lanes=8 cost=false}" | filecheck %s --check-prefix=GATHER
// RUN: ad-opt %s -p "vectorize-independent-loops{lanes=8 gathers=false cost=false}" | filecheck %s --check-prefix=EACH

// A loop that lanes leave after different trips: it runs while any lane is in it, and lanes that have
// left it keep their values. What is left of the iterations is done one by one.
// SAID: remark[vectors]: iterations run 8 at once
// CHECK-LABEL: func.func @halve
// CHECK:         scf.for %{{.*}} iter_args
// CHECK:           %e = vector.load %x[%{{.*}}] : memref<?xf64>, vector<8xf64>
// CHECK:           scf.while (%v = %e, %[[IN:.*]] = %{{.*}}) : (vector<8xf64>, vector<8xi1>)
// CHECK-NEXT:        %{{.*}} = vector.broadcast %limit
// CHECK-NEXT:        %more = arith.cmpf ogt, %v, %{{.*}} : vector<8xf64>
// CHECK:             %[[ON:.*]] = arith.select %[[IN]], %more, %{{.*}} : vector<8xi1>, vector<8xi1>
// CHECK-NEXT:        %[[ANY:.*]] = vector.reduction <or>, %[[ON]]
// CHECK-NEXT:        scf.condition(%[[ANY]]) %v, %v, %[[ON]]
// CHECK:           ^{{.*}}(%w: vector<8xf64>, %[[OLD:.*]]: vector<8xf64>, %[[HERE:.*]]: vector<8xi1>):
// CHECK:             %h = arith.mulf
// CHECK-NEXT:        %{{.*}} = arith.select %[[HERE]], %h, %[[OLD]] : vector<8xi1>, vector<8xf64>
// The sum keeps the order of the program.
// CHECK:           vector.reduction <add>, %{{.*}}, %sum : vector<8xf64> into f64
// CHECK:         scf.for
// CHECK:           memref.load %x
func.func @halve(%x: memref<?xf64>, %n: index, %limit: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (f64) {
    %e = memref.load %x[%i] : memref<?xf64>
    %last = scf.while (%v = %e) : (f64) -> f64 {
      %more = arith.cmpf ogt, %v, %limit : f64
      scf.condition(%more) %v : f64
    } do {
    ^bb0(%w: f64):
      %h = arith.mulf %w, %half : f64
      scf.yield %h : f64
    }
    %next = arith.addf %sum, %last : f64
    scf.yield %next : f64
  }
  return %r : f64
}

// Any order will do: a sum a lane. Branches that read and write memory are guarded, and masked.
// CHECK-LABEL: func.func @branches
// CHECK:         scf.for %{{.*}} iter_args(%sum = %{{.*}}) -> (vector<8xf64>)
// CHECK:           %e = vector.load %x
// CHECK:           %c = arith.cmpf olt, %e
// CHECK-NEXT:      %[[ANY:.*]] = vector.reduction <or>, %c
// CHECK:           scf.if %[[ANY]]
// CHECK:             %root = math.sqrt %e : vector<8xf64>
// CHECK:             vector.maskedload %x[%{{.*}}], %c
// CHECK:             vector.maskedstore %y[%{{.*}}], %c
// CHECK:           arith.addf %sum, %e fastmath<reassoc> : vector<8xf64>
// CHECK:         vector.reduction <add>
func.func @branches(%x: memref<?xf64>, %y: memref<?xf64> {llvm.noalias}, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (f64) {
    %e = memref.load %x[%i] : memref<?xf64>
    %c = arith.cmpf olt, %e, %zero : f64
    scf.if %c {
      %root = math.sqrt %e : f64
      %next = arith.addi %i, %c1 : index
      %f = memref.load %x[%next] : memref<?xf64>
      %s = arith.addf %root, %f : f64
      memref.store %s, %y[%i] : memref<?xf64>
    }
    %next = arith.addf %sum, %e fastmath<reassoc> : f64
    scf.yield %next : f64
  }
  return %r : f64
}

// Inner loops of other lengths run as long as the longest; a division of integers is by one for
// lanes that have left it.
// CHECK-LABEL: func.func @lengths
// CHECK:         %[[LONGEST:.*]] = vector.reduction <maxsi>
// CHECK:         vector.step
// CHECK:         scf.for %{{.*}} = %{{.*}} to %[[LONGEST]]
// CHECK:           %[[IN:.*]] = arith.cmpi slt, %{{.*}} : vector<8xindex>
// CHECK:           %[[BY:.*]] = arith.select %[[IN]], %{{.*}} : vector<8xi1>, vector<8xindex>
// CHECK-NEXT:      arith.divsi %{{.*}}, %[[BY]] : vector<8xindex>
func.func @lengths(%k: memref<?xindex>, %y: memref<?xindex> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %m = memref.load %k[%i] : memref<?xindex>
    %r = scf.for %j = %c0 to %m step %c1 iter_args(%p = %i) -> (index) {
      %q = arith.divsi %p, %m : index
      %s = arith.addi %q, %j : index
      scf.yield %s : index
    }
    memref.store %r, %y[%i] : memref<?xindex>
  }
  return
}

// Not where an iteration may read what another one writes.
// SAID: iterations run one by one: running iterations at once is forbidden by the
// CHECK-LABEL: func.func @shared
// CHECK-NOT:     vector
func.func @shared(%x: memref<?xf64>, %y: memref<?xf64>, %n: index, %limit: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %next = arith.addi %i, %c1 : index
    %e = memref.load %x[%next] : memref<?xf64>
    %last = scf.while (%v = %e) : (f64) -> f64 {
      %more = arith.cmpf ogt, %v, %limit : f64
      scf.condition(%more) %v : f64
    } do {
    ^bb0(%w: f64):
      %h = math.sqrt %w : f64
      scf.yield %h : f64
    }
    memref.store %last, %y[%i] : memref<?xf64>
  }
  return
}

// Not where the loop carries what is no sum; not a body that LLVM makes vectors of; not sums of rows,
// which lie across the lanes.
// SAID: carries a value that is no sum
// SAID: lanes are not faster
// CHECK-LABEL: func.func @left
// CHECK-NOT:     vector
func.func @left(%x: memref<?x8xf64>, %y: memref<?xf64> {llvm.noalias}, %n: index, %a: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a) -> (f64) {
    %last = scf.while (%v = %p) : (f64) -> f64 {
      %more = arith.cmpf ogt, %v, %zero : f64
      scf.condition(%more) %v : f64
    } do {
    ^bb0(%w: f64):
      %h = arith.subf %w, %a : f64
      scf.yield %h : f64
    }
    scf.yield %last : f64
  }
  scf.for %i = %c0 to %n step %c1 {
    %e = memref.load %x[%i, %c0] : memref<?x8xf64>
    memref.store %e, %y[%i] : memref<?xf64>
  }
  scf.for %i = %c0 to %n step %c1 {
    %row = scf.for %j = %c0 to %c8 step %c1 iter_args(%sum = %zero) -> (f64) {
      %e = memref.load %x[%i, %j] : memref<?x8xf64>
      %next = arith.addf %sum, %e : f64
      scf.yield %next : f64
    }
    memref.store %row, %y[%i] : memref<?xf64>
  }
  return %r : f64
}

// Elements that lie apart are one gather where the processor has it, else a load each. How far they
// are from each other is a constant where rows have a known length.
// GATHER-LABEL:func.func @rows
// GATHER:           scf.for %{{.*}} -> (vector<8xf64>)
// GATHER-NOT:         memref.load
// GATHER:             vector.gather
// GATHER-NOT:    vector.step
// GATHER:        %[[APART:.*]] = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xindex>
// GATHER-NOT:    arith.muli %{{.*}} : vector<8xindex>
// GATHER:        vector.scatter %{{.*}}[%{{.*}}] [%[[APART]]]
// EACH-LABEL:  func.func @rows
// EACH-NOT:      vector.gather
// EACH-NOT:      vector.scatter
// EACH-COUNT-8:  memref.load %x
// EACH:          vector.from_elements
func.func @rows(%x: memref<?x?xf64>, %y: memref<?x2xf64> {llvm.noalias}, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  scf.for %i = %c0 to %n step %c1 {
    %r = scf.for %j = %c0 to %m step %c1 iter_args(%sum = %zero) -> (f64) {
      %e = memref.load %x[%i, %j] : memref<?x?xf64>
      %next = arith.addf %sum, %e : f64
      scf.yield %next : f64
    }
    memref.store %r, %y[%i, %c1] : memref<?x2xf64>
  }
  return
}
