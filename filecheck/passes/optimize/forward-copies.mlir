// RUN: ad-opt %s --split-input-file -p "forward-copies" | filecheck %s

// All that is read has been copied: the buffer is read, nothing is copied.
// CHECK-LABEL: func.func private @f
// CHECK:         %t = memref.alloc(%n)
// CHECK:         scf.for
// CHECK-NOT:     memref.store {{.*}}, %x
// CHECK:         %s = scf.for
// CHECK-NEXT:      memref.load %t[
// CHECK-NOT:     %x[
// CHECK:         memref.dealloc %t
// CHECK-NEXT:    func.return
func.func private @f(%x: memref<?xf64> {llvm.noalias}, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %t = memref.alloc(%n) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf64>
    %w = arith.mulf %v, %v : f64
    memref.store %w, %t[%i] : memref<?xf64>
  }
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %t[%i] : memref<?xf64>
    memref.store %v, %x[%i] : memref<?xf64>
  }
  memref.dealloc %t : memref<?xf64>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %u = arith.addf %sum, %v : f64
    scf.yield %u : f64
  }
  return %s : f64
}
func.func @g(%x: memref<?xf64> {llvm.noalias}, %dx: memref<?xf64> {autodiff.shadow, llvm.noalias}, %n: index, %dr: f64) {
  autodiff.bwd_diff @f(%x, %dx, %n, %dr) {activity = [dup, const], discard_memory = true, fresh_shadows = true}
      : (memref<?xf64>, memref<?xf64>, index, f64) -> f64
  return
}

// -----

// More rows may be read than were copied, which the running program knows.
// CHECK-LABEL: func.func private @f
// CHECK:         memref.alloc
// CHECK:         %[[ALL:.*]] = arith.cmpi sle, %m, %n
// CHECK-NEXT:    %s = scf.if %[[ALL]] -> (f64) {
// CHECK-NEXT:      %{{.*}} = scf.for
// CHECK-NEXT:        scf.for
// CHECK-NEXT:          memref.load %t[
// CHECK:         } else {
// CHECK-NEXT:      scf.for
// CHECK-NEXT:        scf.for
// CHECK-NEXT:          memref.load %t[
// CHECK-NEXT:          memref.store %{{.*}}, %x[
// CHECK:           scf.for
// CHECK-NEXT:        scf.for
// CHECK-NEXT:          memref.load %x[
// CHECK:         memref.dealloc %t
// CHECK-NEXT:    func.return %s
func.func private @f(%x: memref<?x?xf64> {llvm.noalias}, %n: index, %m: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %t = memref.alloc(%n, %n) : memref<?x?xf64>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %v = memref.load %x[%j, %i] : memref<?x?xf64>
      memref.store %v, %t[%i, %j] : memref<?x?xf64>
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %v = memref.load %t[%i, %j] : memref<?x?xf64>
      memref.store %v, %x[%i, %j] : memref<?x?xf64>
    }
  }
  memref.dealloc %t : memref<?x?xf64>
  %s = scf.for %i = %c0 to %m step %c1 iter_args(%sum = %zero) -> (f64) {
    %r = scf.for %j = %c0 to %n step %c1 iter_args(%so_far = %sum) -> (f64) {
      %v = memref.load %x[%i, %j] : memref<?x?xf64>
      %u = arith.addf %so_far, %v : f64
      scf.yield %u : f64
    }
    scf.yield %r : f64
  }
  return %s : f64
}
func.func @g(%x: memref<?x?xf64> {llvm.noalias}, %dx: memref<?x?xf64> {autodiff.shadow, llvm.noalias}, %n: index,
    %m: index, %dr: f64) {
  autodiff.bwd_diff @f(%x, %dx, %n, %m, %dr) {activity = [dup, const, const], discard_memory = true,
      fresh_shadows = true} : (memref<?x?xf64>, memref<?x?xf64>, index, index, f64) -> f64
  return
}

// -----

// Rows of an argument of one dimension are one piece, and so is the buffer where there are rows.
// CHECK-LABEL: func.func private @f
// CHECK:         %[[SOME:.*]] = arith.cmpi sle, %{{.*}}, %n
// CHECK:         %[[LONG:.*]] = arith.cmpi sle, %{{.*}}, %m
// CHECK:         %[[ROWS:.*]] = arith.andi %[[SOME]], %[[LONG]]
// CHECK:         %[[ENOUGH:.*]] = arith.cmpi sle, %end, %{{.*}}
// CHECK:         %[[ALL:.*]] = arith.andi %[[ROWS]], %[[ENOUGH]]
// CHECK-NEXT:    %s = scf.if %[[ALL]] -> (f64) {
// CHECK:           %[[FLAT:.*]] = memref.reinterpret_cast %t
// CHECK-NEXT:      scf.for
// CHECK-NEXT:        memref.load %[[FLAT]][
// CHECK:         } else {
// CHECK:           memref.load %x[
func.func private @f(%x: memref<?xf64> {llvm.noalias}, %n: index, %m: index, %end: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %rows = memref.reinterpret_cast %x to offset: [0], sizes: [%n, %m], strides: [%m, 1] : memref<?xf64> to memref<?x?xf64>
  %some = arith.maxsi %n, %c0 : index
  %long = arith.maxsi %m, %c0 : index
  %t = memref.alloc(%some, %long) : memref<?x?xf64>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      %v = memref.load %rows[%i, %c0] : memref<?x?xf64>
      memref.store %v, %t[%i, %j] : memref<?x?xf64>
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      %v = memref.load %t[%i, %j] : memref<?x?xf64>
      memref.store %v, %rows[%i, %j] : memref<?x?xf64>
    }
  }
  memref.dealloc %t : memref<?x?xf64>
  %s = scf.for %k = %c0 to %end step %c1 iter_args(%sum = %zero) -> (f64) {
    %v = memref.load %x[%k] : memref<?xf64>
    %u = arith.addf %sum, %v : f64
    scf.yield %u : f64
  }
  return %s : f64
}
func.func @g(%x: memref<?xf64> {llvm.noalias}, %dx: memref<?xf64> {autodiff.shadow, llvm.noalias}, %n: index, %m: index,
    %end: index, %dr: f64) {
  autodiff.bwd_diff @f(%x, %dx, %n, %m, %end, %dr) {activity = [dup, const, const, const], discard_memory = true,
      fresh_shadows = true} : (memref<?xf64>, memref<?xf64>, index, index, index, f64) -> f64
  return
}

// -----

// The buffer is not as it was any more.
// CHECK-LABEL: func.func private @f
// CHECK:         memref.load %t[
// CHECK-NEXT:    memref.store %{{.*}}, %x[
// CHECK:         memref.load %x[
func.func private @f(%x: memref<?xf64> {llvm.noalias}, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %t = memref.alloc(%n) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf64>
    memref.store %v, %t[%i] : memref<?xf64>
  }
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %t[%i] : memref<?xf64>
    memref.store %v, %x[%i] : memref<?xf64>
  }
  memref.store %zero, %t[%c0] : memref<?xf64>
  memref.dealloc %t : memref<?xf64>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %u = arith.addf %sum, %v : f64
    scf.yield %u : f64
  }
  return %s : f64
}
func.func @g(%x: memref<?xf64> {llvm.noalias}, %dx: memref<?xf64> {autodiff.shadow, llvm.noalias}, %n: index, %dr: f64) {
  autodiff.bwd_diff @f(%x, %dx, %n, %dr) {activity = [dup, const], discard_memory = true, fresh_shadows = true}
      : (memref<?xf64>, memref<?xf64>, index, f64) -> f64
  return
}

// -----

// Neighbours are read, of which one may not have been copied.
// CHECK-LABEL: func.func private @f
// CHECK:         memref.load %t[
// CHECK-NEXT:    memref.store %{{.*}}, %x[
// CHECK:         memref.load %x[
func.func private @f(%x: memref<?xf64> {llvm.noalias}, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %t = memref.alloc(%n) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf64>
    memref.store %v, %t[%i] : memref<?xf64>
  }
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %t[%i] : memref<?xf64>
    memref.store %v, %x[%i] : memref<?xf64>
  }
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (f64) {
    %next = arith.addi %i, %c1 : index
    %v = memref.load %x[%next] : memref<?xf64>
    %u = arith.addf %sum, %v : f64
    scf.yield %u : f64
  }
  memref.dealloc %t : memref<?xf64>
  return %s : f64
}
func.func @g(%x: memref<?xf64> {llvm.noalias}, %dx: memref<?xf64> {autodiff.shadow, llvm.noalias}, %n: index, %dr: f64) {
  autodiff.bwd_diff @f(%x, %dx, %n, %dr) {activity = [dup, const], discard_memory = true, fresh_shadows = true}
      : (memref<?xf64>, memref<?xf64>, index, f64) -> f64
  return
}

// -----

// The argument is read again behind, and in the other function it is for the caller.
// CHECK-LABEL: func.func private @f
// CHECK:         memref.load %t[
// CHECK-NEXT:    memref.store %{{.*}}, %x[
// CHECK:         memref.load %x[
// CHECK-LABEL: func.func private @h
// CHECK:         memref.load %t[
// CHECK-NEXT:    memref.store %{{.*}}, %x[
// CHECK:         memref.load %x[
func.func private @f(%x: memref<?xf64> {llvm.noalias}, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %t = memref.alloc(%n) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %t[%i] : memref<?xf64>
    memref.store %v, %x[%i] : memref<?xf64>
  }
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %u = arith.addf %sum, %v : f64
    scf.yield %u : f64
  }
  memref.dealloc %t : memref<?xf64>
  %first = memref.load %x[%c0] : memref<?xf64>
  %r = arith.addf %s, %first : f64
  return %r : f64
}
func.func private @h(%x: memref<?xf64> {llvm.noalias}, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %t = memref.alloc(%n) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %t[%i] : memref<?xf64>
    memref.store %v, %x[%i] : memref<?xf64>
  }
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %u = arith.addf %sum, %v : f64
    scf.yield %u : f64
  }
  memref.dealloc %t : memref<?xf64>
  return %s : f64
}
func.func @g(%x: memref<?xf64> {llvm.noalias}, %dx: memref<?xf64> {autodiff.shadow, llvm.noalias}, %n: index, %dr: f64) {
  autodiff.bwd_diff @f(%x, %dx, %n, %dr) {activity = [dup, const], discard_memory = true, fresh_shadows = true}
      : (memref<?xf64>, memref<?xf64>, index, f64) -> f64
  autodiff.bwd_diff @h(%x, %dx, %n, %dr) {activity = [dup, const]} : (memref<?xf64>, memref<?xf64>, index, f64) -> f64
  return
}
