// RUN: ad-opt %s -p sink-stores | filecheck %s

// The loop may store what it begins with, since that is in the place already.

// CHECK-LABEL: func.func @carried
// CHECK:         %[[FIRST:.*]] = memref.load %c[%i]
// CHECK-NEXT:    %[[SUM:.*]] = scf.for {{.*}} iter_args(%{{.*}} = %[[FIRST]])
// CHECK-NOT:       memref.store
// CHECK:         }
// CHECK-NEXT:    memref.store %[[SUM]], %c[%i]
// CHECK-NOT:     memref.store
// CHECK:         return
func.func @carried(%a: memref<?xf64> {llvm.noalias}, %c: memref<?xf64> {llvm.noalias},
    %i: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.load %c[%i] : memref<?xf64>
  %sum = scf.for %k = %c0 to %n step %c1 iter_args(%t = %first) -> (f64) {
    %x = memref.load %a[%k] : memref<?xf64>
    %u = arith.addf %t, %x : f64
    memref.store %u, %c[%i] : memref<?xf64>
    scf.yield %u : f64
  }
  return
}

// A sum in memory, in a loop that runs as often as the one around it: it runs.

// CHECK-LABEL: func.func @in_memory
// CHECK:         scf.for %i =
// CHECK-NEXT:      %[[OLD:.*]] = memref.load %c[%i]
// CHECK-NEXT:      %[[SUM:.*]] = scf.for {{.*}} iter_args(%[[T:.*]] = %[[OLD]])
// CHECK-NOT:         %c
// CHECK:             arith.addf %[[T]]
// CHECK-NOT:         %c
// CHECK:             scf.yield
// CHECK-NEXT:      }
// CHECK-NEXT:      memref.store %[[SUM]], %c[%i]
// CHECK:         return
func.func @in_memory(%a: memref<?x?xf64> {llvm.noalias}, %c: memref<?xf64> {llvm.noalias},
    %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %k = %c0 to %n step %c1 {
      %x = memref.load %a[%i, %k] : memref<?x?xf64>
      %old = memref.load %c[%i] : memref<?xf64>
      %u = arith.addf %old, %x : f64
      memref.store %u, %c[%i] : memref<?xf64>
    }
  }
  return
}

// A loop that may have no iterations, and elsewhere something else in the place, stays. So does one
// in which somebody else may look at the place.

// CHECK-LABEL: func.func @may_not_run
// CHECK:         scf.for
// CHECK:           memref.store
// CHECK:         }
// CHECK-NEXT:    return
func.func @may_not_run(%a: memref<?xf64> {llvm.noalias}, %c: memref<?xf64> {llvm.noalias},
    %i: index, %n: index, %first: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sum = scf.for %k = %c0 to %n step %c1 iter_args(%t = %first) -> (f64) {
    %x = memref.load %a[%k] : memref<?xf64>
    %u = arith.addf %t, %x : f64
    memref.store %u, %c[%i] : memref<?xf64>
    scf.yield %u : f64
  }
  return
}

// CHECK-LABEL: func.func @may_overlap
// CHECK:         scf.for
// CHECK:           memref.store
// CHECK:         }
// CHECK-NEXT:    return
func.func @may_overlap(%a: memref<?xf64>, %c: memref<?xf64>, %i: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.load %c[%i] : memref<?xf64>
  %sum = scf.for %k = %c0 to %n step %c1 iter_args(%t = %first) -> (f64) {
    %x = memref.load %a[%k] : memref<?xf64>
    %u = arith.addf %t, %x : f64
    memref.store %u, %c[%i] : memref<?xf64>
    scf.yield %u : f64
  }
  return
}

// What is stored in front of the loop, and what it leaves, are overwritten before somebody reads
// them, but by the loop's own value.

// CHECK-LABEL: func.func @overwritten
// CHECK-NOT:     memref.store
// CHECK:         %[[SUM:.*]] = scf.for
// CHECK-NOT:       memref.store
// CHECK:         }
// CHECK-NEXT:    %[[WEIGHT:.*]] = memref.load %a[%i]
// CHECK-NEXT:    %[[MEAN:.*]] = arith.divf %[[SUM]], %[[WEIGHT]]
// CHECK-NEXT:    memref.store %[[MEAN]], %c[%i]
// CHECK-NEXT:    return
func.func @overwritten(%a: memref<?xf64> {llvm.noalias}, %c: memref<?xf64> {llvm.noalias},
    %i: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  memref.store %zero, %c[%i] : memref<?xf64>
  %sum = scf.for %k = %c0 to %n step %c1 iter_args(%t = %zero) -> (f64) {
    %x = memref.load %a[%k] : memref<?xf64>
    %u = arith.addf %t, %x : f64
    memref.store %u, %c[%i] : memref<?xf64>
    scf.yield %u : f64
  }
  %weight = memref.load %a[%i] : memref<?xf64>
  %whole = memref.load %c[%i] : memref<?xf64>
  %mean = arith.divf %whole, %weight : f64
  memref.store %mean, %c[%i] : memref<?xf64>
  return
}

// Another element may be the same one: what is stored is seen in front of the loop, and behind it.

// CHECK-LABEL: func.func @seen
// CHECK:         memref.store %{{.*}}, %c[%i]
// CHECK-NEXT:    %[[BEFORE:.*]] = memref.load %c[%j]
// CHECK-NEXT:    %[[SUM:.*]] = scf.for
// CHECK-NOT:       memref.store
// CHECK:         }
// CHECK-NEXT:    memref.store %[[SUM]], %c[%i]
// CHECK-NEXT:    %[[AFTER:.*]] = memref.load %c[%j]
// CHECK-NEXT:    memref.store %[[AFTER]], %c[%i]
// CHECK-NEXT:    return %[[BEFORE]]
func.func @seen(%a: memref<?xf64> {llvm.noalias}, %c: memref<?xf64> {llvm.noalias},
    %i: index, %j: index, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  memref.store %zero, %c[%i] : memref<?xf64>
  %before = memref.load %c[%j] : memref<?xf64>
  %sum = scf.for %k = %c0 to %n step %c1 iter_args(%t = %zero) -> (f64) {
    %x = memref.load %a[%k] : memref<?xf64>
    %u = arith.addf %t, %x : f64
    memref.store %u, %c[%i] : memref<?xf64>
    scf.yield %u : f64
  }
  %after = memref.load %c[%j] : memref<?xf64>
  memref.store %after, %c[%i] : memref<?xf64>
  return %before : f64
}

// Branches that exclude each other give terms; the buffer is the function's own, so it may be read
// where no branch is taken.

// CHECK-LABEL: func.func @branches
// CHECK:         %[[R:.*]] = memref.alloc
// CHECK:         memref.store
// CHECK:         scf.for %[[I:.*]] =
// CHECK:           %[[OLD:.*]] = memref.load %[[R]][%[[I]]]
// CHECK-NEXT:      %[[SUM:.*]] = scf.for {{.*}} iter_args(%[[T:.*]] = %[[OLD]])
// CHECK:             %[[TERM:.*]] = scf.if
// CHECK:               arith.negf
// CHECK:             } else {
// CHECK:               scf.if
// CHECK:                 scf.yield
// CHECK:               } else {
// CHECK-NEXT:            scf.yield %[[NONE:.*]] : f64
// CHECK:             %[[U:.*]] = arith.addf %[[T]], %[[TERM]] fastmath<contract>
// CHECK:             scf.yield %[[U]]
// CHECK:           memref.store %[[SUM]], %[[R]][%[[I]]]
// CHECK:         return
func.func @branches(%a: memref<?xf64>, %m: index, %n: index, %one: f64, %two: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = memref.alloc(%m) : memref<?xf64>
  scf.for %i = %c0 to %m step %c1 {
    memref.store %zero, %r[%i] : memref<?xf64>
  }
  scf.for %i = %c0 to %m step %c1 {
    scf.for %k = %c0 to %n step %c1 {
      %x = memref.load %a[%k] : memref<?xf64>
      %near = arith.cmpf olt, %x, %one : f64
      scf.if %near {
        %old = memref.load %r[%i] : memref<?xf64>
        %new = arith.subf %old, %x fastmath<contract> : f64
        memref.store %new, %r[%i] : memref<?xf64>
      } else {
        %far = arith.cmpf olt, %x, %two : f64
        scf.if %far {
          %old = memref.load %r[%i] : memref<?xf64>
          %y = arith.mulf %x, %x : f64
          %new = arith.addf %y, %old fastmath<contract> : f64
          memref.store %new, %r[%i] : memref<?xf64>
        }
      }
    }
  }
  %s = memref.load %r[%c0] : memref<?xf64>
  memref.dealloc %r : memref<?xf64>
  return %s : f64
}

// Sums of inner loops are sums of outer ones.

// CHECK-LABEL: func.func @deep
// CHECK:         scf.for %i =
// CHECK:           memref.load %{{.*}}[%i]
// CHECK-NEXT:      scf.for %j = {{.*}} iter_args
// CHECK-NEXT:        scf.for %k = {{.*}} iter_args
// CHECK-NEXT:          memref.load %a
// CHECK-NEXT:          arith.addf
// CHECK-NEXT:          scf.yield
// CHECK:             scf.yield
// CHECK-NEXT:      }
// CHECK-NEXT:      memref.store
// CHECK:         return
func.func @deep(%a: memref<?x?xf64>, %m: index, %n: index, %l: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.alloc(%m) : memref<?xf64>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %k = %c0 to %l step %c1 {
        %x = memref.load %a[%j, %k] : memref<?x?xf64>
        %old = memref.load %r[%i] : memref<?xf64>
        %new = arith.addf %old, %x : f64
        memref.store %new, %r[%i] : memref<?xf64>
      }
    }
  }
  %s = memref.load %r[%c0] : memref<?xf64>
  memref.dealloc %r : memref<?xf64>
  return %s : f64
}

// Not where the place may not be there, or be read by others, or where both additions may be reached.

// CHECK-LABEL: func.func @an_argument
// CHECK-NOT:     iter_args
// CHECK:         return
func.func @an_argument(%a: memref<?xf64>, %r: memref<?xf64> {llvm.noalias}, %n: index, %one: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %k = %c0 to %n step %c1 {
      %x = memref.load %a[%k] : memref<?xf64>
      %near = arith.cmpf olt, %x, %one : f64
      scf.if %near {
        %old = memref.load %r[%i] : memref<?xf64>
        %new = arith.addf %old, %x : f64
        memref.store %new, %r[%i] : memref<?xf64>
      }
    }
  }
  return
}

// CHECK-LABEL: func.func @an_argument_that_is_stored
// CHECK:         iter_args
// CHECK:         return
func.func @an_argument_that_is_stored(%a: memref<?xf64>, %r: memref<?xf64> {llvm.noalias}, %n: index, %one: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %one, %r[%i] : memref<?xf64>
    scf.for %k = %c0 to %n step %c1 {
      %x = memref.load %a[%k] : memref<?xf64>
      %near = arith.cmpf olt, %x, %one : f64
      scf.if %near {
        %old = memref.load %r[%i] : memref<?xf64>
        %new = arith.addf %old, %x : f64
        memref.store %new, %r[%i] : memref<?xf64>
      }
    }
  }
  return
}

// CHECK-LABEL: func.func @both
// CHECK-NOT:     iter_args
// CHECK:         return
func.func @both(%a: memref<?xf64>, %n: index, %one: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.alloc(%n) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %k = %c0 to %n step %c1 {
      %x = memref.load %a[%k] : memref<?xf64>
      %near = arith.cmpf olt, %x, %one : f64
      scf.if %near {
        %old = memref.load %r[%i] : memref<?xf64>
        %new = arith.addf %old, %x : f64
        memref.store %new, %r[%i] : memref<?xf64>
        %more = arith.cmpf ogt, %new, %one : f64
        scf.if %more {
          %last = memref.load %r[%i] : memref<?xf64>
          %next = arith.addf %last, %x : f64
          memref.store %next, %r[%i] : memref<?xf64>
        }
      }
    }
  }
  %s = memref.load %r[%c0] : memref<?xf64>
  memref.dealloc %r : memref<?xf64>
  return %s : f64
}

// What a loop leaves of its sum beside the store is the sum that it carries.

// CHECK-LABEL: func.func @left
// CHECK:         %[[SUM:.*]] = scf.for {{.*}} iter_args(%[[T:.*]] = %zero) -> (f64) {
// CHECK:           %[[U:.*]] = arith.addf %[[T]], %x
// CHECK-NEXT:      scf.yield %[[U]] : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    memref.store %[[SUM]], %c[%i]
// CHECK-NEXT:    return %[[SUM]]
func.func @left(%a: memref<?xf64> {llvm.noalias}, %c: memref<?xf64> {llvm.noalias}, %i: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %zero = arith.constant 0.0 : f64
  memref.store %zero, %c[%i] : memref<?xf64>
  %last = scf.for %k = %c0 to %c9 step %c1 iter_args(%before = %zero) -> (f64) {
    %x = memref.load %a[%k] : memref<?xf64>
    %t = memref.load %c[%i] : memref<?xf64>
    %u = arith.addf %t, %x : f64
    memref.store %u, %c[%i] : memref<?xf64>
    scf.yield %u : f64
  }
  return %last : f64
}

// Other elements of the same buffer are read, by subscripts that are never those of the sum.

// CHECK-LABEL: func.func @in_place
// CHECK:         scf.for %j
// CHECK-NEXT:      %[[FIRST:.*]] = memref.load %a[%i, %j]
// CHECK-NEXT:      %[[SUM:.*]] = scf.for %k {{.*}} iter_args(%[[T:.*]] = %[[FIRST]]) -> (f64) {
// CHECK-NOT:         memref.store
// CHECK:           }
// CHECK:           %[[Q:.*]] = arith.divf %[[SUM]]
// CHECK-NEXT:      memref.store %[[Q]], %a[%i, %j]
func.func @in_place(%a: memref<?x?xf64>, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %i step %c1 {
    scf.for %k = %c0 to %j step %c1 {
      %s = memref.load %a[%i, %j] : memref<?x?xf64>
      %x = memref.load %a[%i, %k] : memref<?x?xf64>
      %y = memref.load %a[%j, %k] : memref<?x?xf64>
      %p = arith.mulf %x, %y : f64
      %t = arith.subf %s, %p : f64
      memref.store %t, %a[%i, %j] : memref<?x?xf64>
    }
    %s = memref.load %a[%i, %j] : memref<?x?xf64>
    %d = memref.load %a[%j, %j] : memref<?x?xf64>
    %q = arith.divf %s, %d : f64
    memref.store %q, %a[%i, %j] : memref<?x?xf64>
  }
  return
}

// The last iteration reads the sum itself, and what is read by another name may be it.

// CHECK-LABEL: func.func @reads_itself
// CHECK-NOT:     iter_args
// CHECK:         return
func.func @reads_itself(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %i: index, %j: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.addi %j, %c1 : index
  scf.for %k = %c0 to %end step %c1 {
    %s = memref.load %a[%i, %j] : memref<?x?xf64>
    %x = memref.load %a[%i, %k] : memref<?x?xf64>
    %t = arith.subf %s, %x : f64
    memref.store %t, %a[%i, %j] : memref<?x?xf64>
  }
  scf.for %k = %c0 to %j step %c1 {
    %s = memref.load %a[%i, %j] : memref<?x?xf64>
    %x = memref.load %b[%i, %k] : memref<?x?xf64>
    %t = arith.subf %s, %x : f64
    memref.store %t, %a[%i, %j] : memref<?x?xf64>
  }
  %s = memref.load %a[%i, %j] : memref<?x?xf64>
  memref.store %s, %b[%i, %j] : memref<?x?xf64>
  return
}

// The loop may have no iterations, and the place is nobody's then.

// CHECK-LABEL: func.func @nobody_there
// CHECK-NOT:     iter_args
// CHECK:         return
func.func @nobody_there(%a: memref<?xf64> {llvm.noalias}, %x: memref<?xf64> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = arith.subi %n, %c1 : index
  scf.for %k = %c0 to %n step %c1 {
    %s = memref.load %a[%last] : memref<?xf64>
    %y = memref.load %x[%k] : memref<?xf64>
    %t = arith.addf %s, %y : f64
    memref.store %t, %a[%last] : memref<?xf64>
  }
  return
}

// A buffer of the function's own that nothing else reads goes with the loads.

// CHECK-LABEL: func.func @own_place
// CHECK-NOT:     memref.alloc
// CHECK-NOT:     memref.store
// CHECK:         scf.for
// CHECK-SAME:    iter_args
// CHECK:         return
func.func @own_place(%x: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %own = memref.alloc() : memref<f64>
  memref.store %zero, %own[] : memref<f64>
  scf.for %k = %c0 to %n step %c1 {
    %s = memref.load %own[] : memref<f64>
    %y = memref.load %x[%k] : memref<?xf64>
    %t = arith.addf %s, %y : f64
    memref.store %t, %own[] : memref<f64>
  }
  %sum = memref.load %own[] : memref<f64>
  memref.dealloc %own : memref<f64>
  return %sum : f64
}
