// RUN: ad-opt %s -p "unguard-loops,simplify" | filecheck %s

// CHECK-LABEL: func.func @sum
// CHECK-NOT:     scf.if
// CHECK:         %[[END:.*]] = arith.index_cast %n : i32 to index
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

// The place is accessed nowhere else: the branch stays.
// CHECK-LABEL: func.func @no_distance
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

// The same of sizes that the program knows (`for (i = 0; i < 200; i++)`).
// CHECK-LABEL: func.func @known_distance
// CHECK-NOT:     scf.if
// CHECK:         return
// A loop around that counts further: the number would be negative in its last iterations.
// CHECK-LABEL: func.func @known_and_too_short
// CHECK:         scf.if
// CHECK:         return
func.func @known_distance(%m: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c200 = arith.constant 200 : index
  %last = arith.constant 199 : i64
  scf.for %i = %c0 to %c200 step %c1 {
    %w = arith.index_cast %i : index to i64
    %some = arith.cmpi slt, %w, %last : i64
    scf.if %some {
      %first = memref.load %m[%i] : memref<?xf64>
      %left = arith.subi %last, %w : i64
      %trips = arith.index_cast %left : i64 to index
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
func.func @known_and_too_short(%m: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c200 = arith.constant 200 : index
  %last = arith.constant 150 : i64
  scf.for %i = %c0 to %c200 step %c1 {
    %w = arith.index_cast %i : index to i64
    %some = arith.cmpi slt, %w, %last : i64
    scf.if %some {
      %first = memref.load %m[%i] : memref<?xf64>
      %left = arith.subi %last, %w : i64
      %trips = arith.index_cast %left : i64 to index
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

// A sum that is loaded and stored in the branch, at a place that is accessed beside it. If it is not
// the sum that is stored, the branch stays.
// CHECK-LABEL: func.func @distance_of_a_sum
// CHECK-NOT:     scf.if
// CHECK:         return
// CHECK-LABEL: func.func @distance_and_another_store
// CHECK:         scf.if
// CHECK:         return
func.func @distance_of_a_sum(%m: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c200 = arith.constant 200 : index
  %last = arith.constant 199 : i64
  scf.for %i = %c0 to %c200 step %c1 {
    %w = arith.index_cast %i : index to i64
    %some = arith.cmpi slt, %w, %last : i64
    scf.if %some {
      %first = memref.load %m[%i] : memref<?xf64>
      %left = arith.subi %last, %w : i64
      %trips = arith.index_cast %left : i64 to index
      %sum = scf.for %j = %c0 to %trips step %c1 iter_args(%a = %first) -> (f64) {
        %b = arith.addf %a, %a : f64
        scf.yield %b : f64
      }
      memref.store %sum, %m[%i] : memref<?xf64>
    }
    %x = memref.load %m[%i] : memref<?xf64>
    %y = math.sin %x : f64
    memref.store %y, %m[%i] : memref<?xf64>
  }
  return
}
func.func @distance_and_another_store(%m: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c200 = arith.constant 200 : index
  %last = arith.constant 199 : i64
  scf.for %i = %c0 to %c200 step %c1 {
    %w = arith.index_cast %i : index to i64
    %some = arith.cmpi slt, %w, %last : i64
    scf.if %some {
      %first = memref.load %m[%i] : memref<?xf64>
      %left = arith.subi %last, %w : i64
      %trips = arith.index_cast %left : i64 to index
      %sum = scf.for %j = %c0 to %trips step %c1 iter_args(%a = %first) -> (f64) {
        %b = arith.addf %a, %a : f64
        scf.yield %b : f64
      }
      %twice = arith.addf %sum, %sum : f64
      memref.store %twice, %m[%i] : memref<?xf64>
    }
    %x = memref.load %m[%i] : memref<?xf64>
    %y = math.sin %x : f64
    memref.store %y, %m[%i] : memref<?xf64>
  }
  return
}

// The same of a size without a sign, which is compared as such. A branch that asks if that is zero
// goes, too.
// CHECK-LABEL: func.func @unsigned_distance
// CHECK-NOT:     scf.if
// CHECK-NOT:     arith.select
// CHECK:         return
// Compared without a sign with what may be negative, a number says nothing.
// CHECK-LABEL: func.func @unsigned_or_negative
// CHECK:         scf.if
// CHECK:         return
func.func @unsigned_distance(%n: i32, %m: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i64
  %none = arith.cmpi eq, %n, %zero : i32
  scf.if %none {
  } else {
    %size = arith.extui %n : i32 to i64
    %end = arith.index_castui %n : i32 to index
    %count = arith.index_cast %size : i64 to index
    scf.for %i = %c0 to %end step %c1 {
      %x = memref.load %m[%i] : memref<?xf64>
      %y = math.sin %x : f64
      memref.store %y, %m[%i] : memref<?xf64>
    }
    scf.for %i = %c0 to %count step %c1 {
      %w = arith.index_cast %i : index to i64
      %k = arith.addi %w, %one : i64
      %some = arith.cmpi ult, %k, %size : i64
      scf.if %some {
        %first = memref.load %m[%i] : memref<?xf64>
        %left = arith.subi %size, %k : i64
        %trips = arith.index_cast %left : i64 to index
        scf.for %j = %c0 to %trips step %c1 {
          memref.store %first, %m[%j] : memref<?xf64>
        }
      }
      %x = memref.load %m[%i] : memref<?xf64>
      memref.store %x, %m[%i] : memref<?xf64>
    }
  }
  return
}
func.func @unsigned_or_negative(%n: i64, %m: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %less = arith.constant -2 : i64
  %end = arith.index_cast %n : i64 to index
  scf.for %i = %c0 to %end step %c1 {
    %w = arith.index_cast %i : index to i64
    %k = arith.addi %w, %less : i64
    %some = arith.cmpi ult, %k, %n : i64
    scf.if %some {
      %first = memref.load %m[%i] : memref<?xf64>
      %left = arith.subi %n, %k : i64
      %trips = arith.index_cast %left : i64 to index
      scf.for %j = %c0 to %trips step %c1 {
        memref.store %first, %m[%j] : memref<?xf64>
      }
    }
    %x = memref.load %m[%i] : memref<?xf64>
    memref.store %x, %m[%i] : memref<?xf64>
  }
  return
}

// A sum that is loaded in front of its loop and stored behind it, both in the branch: without trips
// what was loaded is stored again, at a place that is stored in any case.
// CHECK-LABEL: func.func @promoted
// CHECK-NOT:     scf.if
// CHECK:         memref.store %f0, %m[%i]
// CHECK:         %first = memref.load %m[%i]
// CHECK:         %[[SUM:.*]] = scf.for {{.*}} iter_args(%a = %first)
// CHECK:         memref.store %[[SUM]], %m[%i]
// CHECK-NOT:     scf.if
// CHECK:         return
func.func @promoted(%n: i64, %p: i64, %m: memref<?xf64>, %l: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %f0 = arith.constant 0.0 : f64
  %end = arith.index_cast %n : i64 to index
  %some = arith.cmpi sgt, %p, %zero : i64
  scf.for %i = %c0 to %end step %c1 {
    memref.store %f0, %m[%i] : memref<?xf64>
    scf.if %some {
      %first = memref.load %m[%i] : memref<?xf64>
      %trips = arith.index_cast %p : i64 to index
      %sum = scf.for %j = %c0 to %trips step %c1 iter_args(%a = %first) -> (f64) {
        %x = memref.load %l[%j] : memref<?xf64>
        %b = arith.addf %a, %x : f64
        scf.yield %b : f64
      }
      memref.store %sum, %m[%i] : memref<?xf64>
    }
  }
  return
}

// The same where the value that was stored is known, at an address.
// CHECK-LABEL: func.func @known
// CHECK-NOT:     scf.if
// CHECK:         llvm.store %f0
// CHECK:         %[[SUM:.*]] = scf.for
// CHECK:         llvm.store %[[SUM]]
// CHECK-NOT:     scf.if
// CHECK:         return
func.func @known(%n: i64, %p: i64, %m: !llvm.ptr, %l: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %f0 = arith.constant 0.0 : f64
  %end = arith.index_cast %n : i64 to index
  %some = arith.cmpi sgt, %p, %zero : i64
  scf.for %i = %c0 to %end step %c1 {
    %at = arith.index_cast %i : index to i64
    %place = llvm.getelementptr %m[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %f0, %place : f64, !llvm.ptr
    scf.if %some {
      %trips = arith.index_cast %p : i64 to index
      %sum = scf.for %j = %c0 to %trips step %c1 iter_args(%a = %f0) -> (f64) {
        %x = memref.load %l[%j] : memref<?xf64>
        %b = arith.addf %a, %x : f64
        scf.yield %b : f64
      }
      llvm.store %sum, %place : f64, !llvm.ptr
    }
  }
  return
}

// Not if the place is accessed nowhere else, something else is stored, another store may have
// changed what is there, or memory is freed in between.
// CHECK-LABEL: func.func @no_promotion
// CHECK-COUNT-4: scf.if %some
// CHECK:         return
func.func @no_promotion(%n: i64, %p: i64, %m: memref<?xf64>, %l: memref<?xf64>, %o: memref<?xf64>,
    %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %f0 = arith.constant 0.0 : f64
  %end = arith.index_cast %n : i64 to index
  %trips = arith.index_cast %p : i64 to index
  %some = arith.cmpi sgt, %p, %zero : i64
  scf.for %i = %c0 to %end step %c1 {
    memref.store %f0, %l[%i] : memref<?xf64>
    scf.if %some {
      %first = memref.load %o[%i] : memref<?xf64>
      %sum = scf.for %j = %c0 to %trips step %c1 iter_args(%a = %first) -> (f64) {
        %b = arith.addf %a, %x : f64
        scf.yield %b : f64
      }
      memref.store %sum, %o[%i] : memref<?xf64>
    }
    memref.store %f0, %m[%i] : memref<?xf64>
    scf.if %some {
      %sum = scf.for %j = %c0 to %trips step %c1 iter_args(%a = %x) -> (f64) {
        %b = arith.addf %a, %x : f64
        scf.yield %b : f64
      }
      memref.store %sum, %m[%i] : memref<?xf64>
    }
    memref.store %f0, %m[%i] : memref<?xf64>
    memref.store %x, %l[%i] : memref<?xf64>
    scf.if %some {
      %sum = scf.for %j = %c0 to %trips step %c1 iter_args(%a = %f0) -> (f64) {
        %b = arith.addf %a, %x : f64
        scf.yield %b : f64
      }
      memref.store %sum, %m[%i] : memref<?xf64>
    }
    memref.dealloc %l : memref<?xf64>
    scf.if %some {
      %first = memref.load %l[%i] : memref<?xf64>
      %sum = scf.for %j = %c0 to %trips step %c1 iter_args(%a = %first) -> (f64) {
        %b = arith.addf %a, %x : f64
        scf.yield %b : f64
      }
      memref.store %sum, %l[%i] : memref<?xf64>
    }
  }
  return
}

// A branch that is all that loops do, and that they do not change, goes around them.
// CHECK-LABEL: func.func @lifted
// CHECK:         scf.if %some {
// CHECK-NEXT:      scf.for %i
// CHECK:             scf.for %j
// CHECK-NOT:         scf.if
// CHECK:             memref.load %m[%i]
// CHECK:             scf.for %k
// CHECK:         scf.for %i_1
// CHECK:           memref.store %f0, %m[%i_1]
// CHECK-NEXT:      scf.if %some
// CHECK:         return
func.func @lifted(%n: i64, %p: i64, %m: memref<?xf64>, %l: memref<?xf64>, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %f0 = arith.constant 0.0 : f64
  %end = arith.index_cast %n : i64 to index
  %trips = arith.index_cast %p : i64 to index
  %some = arith.cmpi sgt, %p, %zero : i64
  scf.for %i = %c0 to %end step %c1 {
    %double = arith.addi %i, %i : index
    scf.for %j = %c0 to %double step %c1 {
      scf.if %some {
        %first = memref.load %m[%i] : memref<?xf64>
        %sum = scf.for %k = %c0 to %trips step %c1 iter_args(%a = %first) -> (f64) {
          %b = arith.addf %a, %x : f64
          scf.yield %b : f64
        }
        memref.store %sum, %m[%i] : memref<?xf64>
      }
    }
  }
  scf.for %i = %c0 to %end step %c1 {
    memref.store %f0, %m[%i] : memref<?xf64>
    scf.if %some {
      memref.store %x, %l[%c0] : memref<?xf64>
    }
  }
  return
}

// A branch in a branch on what that says, the negation of it, and one that follows from it.
// CHECK-LABEL: func.func @repeated
// CHECK:         scf.if
// CHECK-NOT:     scf.if
// CHECK:         memref.store %x, %m[%c0]
// CHECK-NEXT:    memref.store %x, %m[%c1]
// CHECK-NEXT:    memref.store %y, %m[%c1]
// CHECK-NEXT:    }
// CHECK-NEXT:    return
func.func @repeated(%n: i64, %m: memref<?xf64>, %x: f64, %y: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %some = arith.cmpi sgt, %n, %two : i64
  scf.if %some {
    %again = arith.cmpi sge, %n, %three : i64
    scf.if %again {
      memref.store %x, %m[%c0] : memref<?xf64>
    } else {
      memref.store %y, %m[%c0] : memref<?xf64>
    }
    %less = arith.cmpi sgt, %two, %n : i64
    scf.if %less {
      memref.store %y, %m[%c0] : memref<?xf64>
    } else {
      memref.store %x, %m[%c1] : memref<?xf64>
    }
  }
  %same = arith.cmpi slt, %two, %n : i64
  scf.if %same {
    memref.store %y, %m[%c1] : memref<?xf64>
  }
  func.return
}

// Conditions that do not follow: another number, another value, the branch that is not taken, and
// memory between two branches.
// CHECK-LABEL: func.func @not_repeated
// CHECK-COUNT-6: scf.if
func.func @not_repeated(%n: i64, %k: i64, %m: memref<?xf64>, %x: f64) {
  %c0 = arith.constant 0 : index
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %some = arith.cmpi sgt, %n, %two : i64
  %more = arith.cmpi sgt, %n, %three : i64
  %other = arith.cmpi sgt, %k, %two : i64
  scf.if %some {
    scf.if %more {
      memref.store %x, %m[%c0] : memref<?xf64>
    }
    scf.if %other {
      memref.store %x, %m[%c0] : memref<?xf64>
    }
  }
  memref.store %x, %m[%c0] : memref<?xf64>
  scf.if %some {
    memref.store %x, %m[%c0] : memref<?xf64>
  }
  %f = scf.if %more -> (f64) {
    scf.yield %x : f64
  } else {
    %y = memref.load %m[%c0] : memref<?xf64>
    scf.if %some {
      memref.store %x, %m[%c0] : memref<?xf64>
    }
    scf.yield %y : f64
  }
  memref.store %f, %m[%c0] : memref<?xf64>
  func.return
}

// Sizes without a sign: where they are zero, there are no trips, and nobody waits for the end of more
// of them than 63 bits count.
// CHECK-LABEL: func.func @sizes
// CHECK-NOT:     scf.if
// CHECK-NOT:     arith.minui
// CHECK:         %[[END:.*]] = arith.index_cast %n : i64 to index
// CHECK-NEXT:    scf.for %{{.*}} = %{{.*}} to %[[END]]
// CHECK:         return
func.func @sizes(%n: i64, %m: memref<?xf64>, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %most = arith.constant 9223372036854775807 : i64
  %none = arith.cmpi eq, %n, %zero : i64
  scf.if %none {
  } else {
    %cut = arith.minui %n, %most : i64
    %end = arith.index_cast %cut : i64 to index
    scf.for %i = %c0 to %end step %c1 {
      memref.store %x, %m[%i] : memref<?xf64>
    }
  }
  func.return
}

// A loop that may end the program may do so before.
// CHECK-LABEL: func.func @cut
// CHECK:         arith.minui
// CHECK:         scf.for
func.func private @may_stop()
func.func @cut(%n: i64, %m: memref<?xf64>, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %most = arith.constant 9223372036854775807 : i64
  %cut = arith.minui %n, %most : i64
  %end = arith.index_cast %cut : i64 to index
  scf.for %i = %c0 to %end step %c1 {
    memref.store %x, %m[%i] : memref<?xf64>
    func.call @may_stop() : () -> ()
  }
  func.return
}

// A factor of a loop may be computed where the loop has no trips, if its derivative reads nothing but
// finite constants: zero times what else it may be is not zero.
// CHECK-LABEL: func.func @scaled
// CHECK-NOT:     scf.if
// CHECK:         arith.mulf %x, %{{.*}} : f64
// CHECK:         scf.for
// CHECK-LABEL: func.func @multiplied
// CHECK:         scf.if
// CHECK-LABEL: func.func @unbounded
// CHECK:         scf.if
func.func @scaled(%n: i64, %m: memref<?xf64>, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %half = arith.constant 5.0e-01 : f64
  %none = arith.cmpi eq, %n, %zero : i64
  scf.if %none {
  } else {
    %y = arith.mulf %x, %half : f64
    %end = arith.index_cast %n : i64 to index
    scf.for %i = %c0 to %end step %c1 {
      memref.store %y, %m[%i] : memref<?xf64>
    }
  }
  func.return
}
func.func @multiplied(%n: i64, %m: memref<?xf64>, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %none = arith.cmpi eq, %n, %zero : i64
  scf.if %none {
  } else {
    %y = arith.mulf %x, %x : f64
    %end = arith.index_cast %n : i64 to index
    scf.for %i = %c0 to %end step %c1 {
      memref.store %y, %m[%i] : memref<?xf64>
    }
  }
  func.return
}
func.func @unbounded(%n: i64, %m: memref<?xf64>, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %inf = arith.constant 0x7FF0000000000000 : f64
  %none = arith.cmpi eq, %n, %zero : i64
  scf.if %none {
  } else {
    %y = arith.mulf %x, %inf : f64
    %end = arith.index_cast %n : i64 to index
    scf.for %i = %c0 to %end step %c1 {
      memref.store %y, %m[%i] : memref<?xf64>
    }
  }
  func.return
}

// A loop that tests behind its body, and counts without a sign: one more than what it is told to
// count is no limit that anybody sees.

// CHECK-LABEL: func.func @behind
// CHECK-NOT:     arith.minui
// CHECK:         %[[N:.*]] = arith.index_cast %n : i64 to index
// CHECK:         %[[COUNT:.*]] = arith.addi %[[N]], %{{.*}} : index
// CHECK:         scf.for %{{.*}} = %{{.*}} to %[[COUNT]] step
// CHECK:         return
func.func @behind(%n: i64, %x: f64, %a: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2 : i64
  %most = arith.constant 9223372036854775806 : i64
  %before = arith.subi %n, %two : i64
  %limited = arith.minui %before, %most : i64
  %index = arith.index_cast %limited : i64 to index
  %end = arith.addi %index, %c1 : index
  scf.for %i = %c0 to %end step %c1 {
    memref.store %x, %a[%i] : memref<?xf64>
  }
  return
}

// What more than one says of a number says of one less that it is not zero.

// CHECK-LABEL: func.func @implied
// CHECK:         scf.if
// CHECK-NOT:       scf.if
// CHECK:           memref.store
// CHECK:         return
func.func @implied(%n: i64, %x: f64, %a: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %less = arith.constant -1 : i64
  %m = arith.addi %n, %less : i64
  %some = arith.cmpi ugt, %m, %one : i64
  scf.if %some {
    %k = arith.subi %n, %one : i64
    %l = arith.subi %k, %one : i64
    %none = arith.cmpi eq, %l, %zero : i64
    scf.if %none {
    } else {
      memref.store %x, %a[%c0] : memref<?xf64>
    }
  }
  return
}

// Two loops that count to the same number, written in two ways: one value, an index.

// CHECK-LABEL: func.func @counts
// CHECK:         %[[N:.*]] = arith.index_cast %n : i32 to index
// CHECK:         %[[END:.*]] = arith.addi %[[N]], %{{.*}} : index
// CHECK:         scf.for %{{.*}} = %{{.*}} to %[[END]] step
// CHECK:         scf.for %{{.*}} = %{{.*}} to %[[END]] step
// CHECK:         return
func.func @counts(%n: i32, %x: f64, %a: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %less = arith.constant -1 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant -2 : i64
  %zero = arith.constant 0 : i32
  %wide = arith.extsi %n : i32 to i64
  %m = arith.addi %wide, %less : i64
  %k = arith.subi %m, %one : i64
  %first = arith.index_cast %k : i64 to index
  %l = arith.addi %wide, %two : i64
  %second = arith.index_cast %l : i64 to index
  scf.for %i = %c0 to %first step %c1 {
    memref.store %x, %a[%i] : memref<?xf64>
  }
  scf.for %i = %c0 to %second step %c1 {
    memref.store %x, %a[%i] : memref<?xf64>
  }
  %some = arith.cmpi eq, %n, %zero : i32
  scf.if %some {
    memref.store %x, %a[%c0] : memref<?xf64>
  }
  return
}

// What the branch computes of the sum is, without trips, the number that the other branch has; of
// another number the branch stays.

// CHECK-LABEL: func.func @scaled_sum
// CHECK-NOT:     scf.if
// CHECK:         %[[S:.*]] = scf.for
// CHECK:         %[[R:.*]] = arith.mulf %[[S]], %tenth : f64
// CHECK:         return %[[R]] : f64
func.func @scaled_sum(%n: i64, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant 0 : i64
  %zero = arith.constant 0.0 : f64
  %tenth = arith.constant 0.1 : f64
  %some = arith.cmpi sgt, %n, %none : i64
  %r = scf.if %some -> (f64) {
    %end = arith.index_cast %n : i64 to index
    %s = scf.for %i = %c0 to %end step %c1 iter_args(%t = %zero) -> (f64) {
      %u = arith.addf %t, %x : f64
      scf.yield %u : f64
    }
    %v = arith.mulf %s, %tenth : f64
    scf.yield %v : f64
  } else {
    scf.yield %zero : f64
  }
  return %r : f64
}

// CHECK-LABEL: func.func @scaled_to_another
// CHECK:         scf.if
// CHECK:         return
func.func @scaled_to_another(%n: i64, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant 0 : i64
  %zero = arith.constant 0.0 : f64
  %less = arith.constant -0.1 : f64
  %some = arith.cmpi sgt, %n, %none : i64
  %r = scf.if %some -> (f64) {
    %end = arith.index_cast %n : i64 to index
    %s = scf.for %i = %c0 to %end step %c1 iter_args(%t = %zero) -> (f64) {
      %u = arith.addf %t, %x : f64
      scf.yield %u : f64
    }
    %v = arith.mulf %s, %less : f64
    scf.yield %v : f64
  } else {
    scf.yield %zero : f64
  }
  return %r : f64
}

// What is promised where the branch is taken is not promised where it is not: a negative number of
// bytes need be no multiple of eight, and the product may wrap.
// CHECK-LABEL: func.func @bytes
// CHECK-NOT:     scf.if
// CHECK:         arith.shrsi %n, %{{[^ ]*}} : i64
// CHECK-NEXT:    {{.*}} = arith.muli %{{[^ ]*}}, %{{[^ ]*}} : i64
func.func @bytes(%n: i64, %m: memref<?xf64>, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %three = arith.constant 3 : i64
  %some = arith.cmpi sgt, %n, %zero : i64
  scf.if %some {
    %count = arith.shrsi %n, %three exact : i64
    %twice = arith.muli %count, %three overflow<nsw> : i64
    %end = arith.index_cast %twice : i64 to index
    scf.for %i = %c0 to %end step %c1 {
      memref.store %x, %m[%i] : memref<?xf64>
    }
  }
  func.return
}

// Compilers take the branch around inner loops out of the loop around them (loop unswitching), and
// bounds are other numbers less something: where there are few enough, the loops do nothing.
// CHECK-LABEL: func.func @unswitched
// CHECK-NOT:     scf.if
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK:             memref.store
// CHECK-NOT:     scf.if
// CHECK:         return
func.func @unswitched(%c: i32, %n: i32, %m: memref<?x?xf64>, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  %some = arith.cmpi sgt, %c, %zero : i32
  %enough = arith.cmpi sgt, %n, %two : i32
  scf.if %some {
    %rows = arith.index_cast %c : i32 to index
    scf.if %enough {
      %size = arith.index_cast %n : i32 to index
      %less = arith.constant -2 : index
      %columns = arith.addi %size, %less : index
      scf.for %i = %c0 to %rows step %c1 {
        scf.for %j = %c0 to %columns step %c1 {
          memref.store %x, %m[%i, %j] : memref<?x?xf64>
        }
      }
    }
  }
  return
}

// Less than the least number of 64 bits is a large one: the loop is told that it has no trips then.
// CHECK-LABEL: func.func @wraps
// CHECK-NOT:     scf.if
// CHECK:         scf.for
// CHECK:           [[END:%.*]] = arith.select %enough, %two_less, %c0 : index
// CHECK-NEXT:      scf.for %j = %c0 to [[END]]
// CHECK:         return
func.func @wraps(%c: index, %n: index, %m: memref<?x?xf64>, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %enough = arith.cmpi sgt, %n, %c2 : index
  %minus2 = arith.constant -2 : index
  %two_less = arith.addi %n, %minus2 : index
  scf.if %enough {
    scf.for %i = %c0 to %c step %c1 {
      scf.for %j = %c0 to %two_less step %c1 {
        memref.store %x, %m[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

// One trip would be left where the branch is not taken, and a store of the outer loop: the branch
// stays where what it asks for is known in the loop around alone.
// CHECK-LABEL: func.func @needed
// CHECK:         scf.for
// CHECK:           scf.if
// CHECK-NEXT:        scf.for
func.func @needed(%c: index, %n: i32, %m: memref<?x?xf64>, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2 : i32
  %size = arith.index_cast %n : i32 to index
  %minus1 = arith.constant -1 : index
  %minus2 = arith.constant -2 : index
  %one_less = arith.addi %size, %minus1 : index
  %two_less = arith.addi %size, %minus2 : index
  scf.for %k = %c0 to %c step %c1 {
  %less = arith.index_cast %k : index to i32
  %rest = arith.subi %n, %less : i32
  %enough = arith.cmpi sgt, %rest, %two : i32
  scf.if %enough {
    scf.for %i = %c0 to %c step %c1 {
      scf.for %j = %c0 to %one_less step %c1 {
        memref.store %x, %m[%i, %j] : memref<?x?xf64>
      }
    }
  }
  scf.if %enough {
    scf.for %i = %c0 to %c step %c1 {
      memref.store %x, %m[%i, %c0] : memref<?x?xf64>
      scf.for %j = %c0 to %two_less step %c1 {
        memref.store %x, %m[%i, %j] : memref<?x?xf64>
      }
    }
  }
  }
  return
}

// Rows and columns of different numbers: a compiler tests the inner loop in front of the middle one
// for each row, which then begins with a load. The middle loop has no trips where the branch is not
// taken, and what says so is known outside of the nest.
// CHECK-LABEL: func.func @rows_and_columns
// CHECK:         scf.for %i = %c0 to %l
// CHECK-NEXT:      [[END:%.*]] = arith.select %some, %m, %c0 : index
// CHECK-NEXT:      scf.for %k = %c0 to [[END]]
// CHECK-NEXT:        %x = memref.load %a
// CHECK-NEXT:        scf.for %j
// CHECK-NOT:     scf.if
// CHECK:         return
func.func @rows_and_columns(%l: index, %m: index, %n: index, %a: memref<?x?xf64>, %b: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %some = arith.cmpi sgt, %n, %c0 : index
  scf.for %i = %c0 to %l step %c1 {
    scf.if %some {
      scf.for %k = %c0 to %m step %c1 {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        scf.for %j = %c0 to %n step %c1 {
          memref.store %x, %b[%i, %j] : memref<?x?xf64>
        }
      }
    }
  }
  return
}

// No more than one is halved to nothing: there is no trip where the branch is not taken. Of no more
// than two there is one.

// CHECK-LABEL: func.func @halves
// CHECK-NOT:     scf.if
// CHECK:         scf.for %{{.*}} = %c0 to %size
// CHECK:         return
// CHECK-LABEL: func.func @half_is_left
// CHECK:         arith.select %enough, %size, %c0
// CHECK:         return
func.func @halves(%c: index, %n: i32, %m: memref<?x?xf64>, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %half = arith.divsi %n, %two : i32
  %size = arith.index_cast %half : i32 to index
  %enough = arith.cmpi sgt, %n, %one : i32
  scf.for %k = %c0 to %c step %c1 {
    scf.if %enough {
      scf.for %j = %c0 to %size step %c1 {
        memref.store %x, %m[%k, %j] : memref<?x?xf64>
      }
    }
  }
  return
}
func.func @half_is_left(%c: index, %n: i32, %m: memref<?x?xf64>, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2 : i32
  %half = arith.divsi %n, %two : i32
  %size = arith.index_cast %half : i32 to index
  %enough = arith.cmpi sgt, %n, %two : i32
  scf.for %k = %c0 to %c step %c1 {
    scf.if %enough {
      scf.for %j = %c0 to %size step %c1 {
        memref.store %x, %m[%k, %j] : memref<?x?xf64>
      }
    }
  }
  return
}
