// RUN: ad-opt %s -p "unguard-loops,simplify" | filecheck %s

// CHECK-LABEL: func.func @sum
// CHECK-NOT:     scf.if
// CHECK:         %[[END:.*]] = arith.index_cast %{{.*}} : i64 to index
// CHECK:         %[[R:.*]] = scf.for %{{.*}} = %{{.*}} to %[[END]] step %{{.*}} iter_args
// CHECK:         func.return %[[R]] : f64
func.func @sum(%n: i32, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %some = arith.cmpi sgt, %n, %zero : i32
  %r = scf.if %some -> (f64) {
    %wide = arith.extsi %n : i32 to i64
    %end = arith.index_cast %wide : i64 to index
    %s = scf.for %i = %c0 to %end step %c1 iter_args(%a = %x) -> (f64) {
      %b = math.sin %a : f64
      scf.yield %b : f64
    }
    scf.yield %s : f64
  } else {
    scf.yield %x : f64
  }
  func.return %r : f64
}

// What stands between two loops stands in the other branch, too.
// CHECK-LABEL: func.func @between
// CHECK-NOT:     scf.if
// CHECK:         scf.for
// CHECK:         memref.store %{{.*}}, %{{.*}}[%{{.*}}] : memref<?xf64>
// CHECK:         scf.for
// CHECK-NOT:     scf.if
func.func @between(%n: i64, %m: memref<?xf64>, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %none = arith.cmpi slt, %n, %one : i64
  scf.if %none {
    memref.store %x, %m[%c0] : memref<?xf64>
  } else {
    %end = arith.index_cast %n : i64 to index
    scf.for %i = %c0 to %end step %c1 {
      memref.store %x, %m[%i] : memref<?xf64>
    }
    memref.store %x, %m[%c0] : memref<?xf64>
    scf.for %i = %c0 to %end step %c1 {
      memref.store %x, %m[%i] : memref<?xf64>
    }
  }
  func.return
}

// The number of trips is not seen to be zero; it is made so, once.
// CHECK-LABEL: func.func @told
// CHECK:         %[[SOME:.*]] = arith.cmpi
// CHECK:         %[[END:.*]] = arith.select %[[SOME]], %{{.*}}, %{{.*}} : index
// CHECK:         scf.for %{{.*}} = %{{.*}} to %[[END]] step
func.func @told(%n: i64, %m: memref<?xf64>, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %some = arith.cmpi sgt, %n, %one : i64
  scf.if %some {
    %less = arith.subi %n, %one : i64
    %end = arith.index_cast %less : i64 to index
    scf.for %i = %c0 to %end step %c1 {
      memref.store %x, %m[%i] : memref<?xf64>
    }
  }
  func.return
}

// A bound that is something else, another value, a root whose derivative may be infinite.
// CHECK-LABEL: func.func @stay
// CHECK-COUNT-3: scf.if
func.func @stay(%n: i64, %k: i64, %m: memref<?xf64>, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %f0 = arith.constant 0.0 : f64
  %end = arith.index_cast %n : i64 to index
  %some = arith.cmpi sgt, %n, %zero : i64
  scf.for %i = %c0 to %end step %c1 {
    %other = arith.cmpi sgt, %k, %zero : i64
    scf.if %other {
      scf.for %j = %c0 to %end step %c1 {
        memref.store %x, %m[%j] : memref<?xf64>
      }
    }
  }
  %r = scf.if %some -> (f64) {
    %s = scf.for %i = %c0 to %end step %c1 iter_args(%a = %x) -> (f64) {
      %b = math.sin %a : f64
      scf.yield %b : f64
    }
    scf.yield %s : f64
  } else {
    scf.yield %f0 : f64
  }
  %t = scf.if %some -> (f64) {
    %root = math.sqrt %x : f64
    %s = scf.for %i = %c0 to %end step %c1 iter_args(%a = %f0) -> (f64) {
      %b = arith.addf %a, %root : f64
      scf.yield %b : f64
    }
    scf.yield %s : f64
  } else {
    scf.yield %f0 : f64
  }
  %u = arith.addf %r, %t : f64
  func.return %u : f64
}

// The distance to a number that a loop around counts up to: it is never negative there, and no
// trips are left where the guard does not hold. What is loaded in the branch is accessed behind it.
// CHECK-LABEL: func.func @distance
// CHECK-NOT:     scf.if
// CHECK-NOT:     arith.minui
// CHECK:         return
func.func @distance(%n: i64, %m: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %most = arith.constant 9223372036854775807 : i64
  %end = arith.index_cast %n : i64 to index
  scf.for %i = %c0 to %end step %c1 {
    %w = arith.index_cast %i : index to i64
    %k = arith.addi %w, %one : i64
    %some = arith.cmpi slt, %k, %n : i64
    scf.if %some {
      %first = memref.load %m[%i] : memref<?xf64>
      %left = arith.subi %n, %k : i64
      %cut = arith.minui %left, %most : i64
      %trips = arith.index_cast %cut : i64 to index
      scf.for %j = %c0 to %trips step %c1 {
        memref.store %first, %m[%j] : memref<?xf64>
      }
    }
    %x = memref.load %m[%i] : memref<?xf64>
    %y = math.sin %x : f64
    memref.store %y, %m[%i] : memref<?xf64>
  }
  return
}

// Another loop counts, or the place is accessed nowhere else: the branch stays, and in the first
// case the limit does.
// CHECK-LABEL: func.func @no_distance
// CHECK:         arith.minui
// CHECK:         scf.if
// CHECK-NOT:     arith.minui
// CHECK:         return
func.func @no_distance(%n: i64, %o: i64, %m: memref<?xf64>, %l: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %most = arith.constant 9223372036854775807 : i64
  %end = arith.index_cast %n : i64 to index
  %other = arith.index_cast %o : i64 to index
  scf.for %i = %c0 to %other step %c1 {
    %w = arith.index_cast %i : index to i64
    %left = arith.subi %n, %w : i64
    %cut = arith.minui %left, %most : i64
    %trips = arith.index_cast %cut : i64 to index
    scf.for %j = %c0 to %trips step %c1 {
      %y = arith.sitofp %cut : i64 to f64
      memref.store %y, %m[%j] : memref<?xf64>
    }
  }
  scf.for %i = %c0 to %end step %c1 {
    %w = arith.index_cast %i : index to i64
    %k = arith.addi %w, %one : i64
    %some = arith.cmpi slt, %k, %n : i64
    scf.if %some {
      %first = memref.load %l[%i] : memref<?xf64>
      %left = arith.subi %n, %k : i64
      %cut = arith.minui %left, %most : i64
      %trips = arith.index_cast %cut : i64 to index
      scf.for %j = %c0 to %trips step %c1 {
        memref.store %first, %m[%j] : memref<?xf64>
      }
    }
  }
  return
}
