// RUN: ad-opt %s -p "differentiate,simplify" | filecheck %s
// RUN: ad-opt %s -p "differentiate" --print-plan -o /dev/null 2>&1 | filecheck %s --check-prefix=PLAN

// A sweep is linear: its way back reads nothing that it overwrites, so where nobody wants the
// arguments back, nothing is saved and nothing is undone, whether they share memory or not.
// PLAN-LABEL: reversal of @sweep
// PLAN:         not undone: stores to argument %a: the way back reads nothing that they overwrite
// PLAN-NEXT:    not undone: stores to argument %b: the way back reads nothing that they overwrite
// PLAN:         tape: nothing is saved
// CHECK-LABEL:  func.func private @sweep.bwd
// CHECK-NOT:    autodiff.
// CHECK-COUNT-1: memref.store %{{.*}}, %b[
// CHECK-NOT:    memref.store %{{.*}}, %b[
// CHECK-NOT:    autodiff.
// CHECK:        return
func.func @sweep(%a: memref<8xf64>, %b: memref<8xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %t = %c0 to %c7 step %c1 {
    scf.for %i = %c0 to %c7 step %c1 {
      %j = arith.addi %i, %c1 : index
      %x = memref.load %a[%i] : memref<8xf64>
      %y = memref.load %a[%j] : memref<8xf64>
      %s = arith.addf %x, %y : f64
      memref.store %s, %b[%i] : memref<8xf64>
    }
    scf.for %i = %c0 to %c7 step %c1 {
      %x = memref.load %b[%i] : memref<8xf64>
      memref.store %x, %a[%i] : memref<8xf64>
    }
  }
  return
}

// A product reads its factors on the way back. The result may be one of them, unless it is said
// that it is not: then factors stay as they are.
// PLAN-LABEL: reversal of @product
// PLAN:         stores undone to argument %c: that keeps about 512 bytes, saving what is loaded 1024 bytes
// PLAN:         saved: what memref.store
// PLAN-LABEL: reversal of @product_apart
// PLAN:         not undone: stores to argument %c: the way back reads nothing that they overwrite
// PLAN:         loaded again: %x
// PLAN:         tape: nothing is saved
// CHECK-LABEL:  func.func private @product.bwd
// CHECK:        autodiff.save
// CHECK-LABEL:  func.func private @product_apart.bwd
// CHECK-NOT:    autodiff.
// CHECK:        return
func.func @product(%a: memref<8xf64>, %b: memref<8xf64>, %c: memref<8xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      %x = memref.load %a[%i] : memref<8xf64>
      %y = memref.load %b[%j] : memref<8xf64>
      %z = memref.load %c[%j] : memref<8xf64>
      %p = arith.mulf %x, %y : f64
      %s = arith.addf %z, %p : f64
      memref.store %s, %c[%j] : memref<8xf64>
    }
  }
  return
}
func.func @product_apart(%a: memref<8xf64> {llvm.noalias}, %b: memref<8xf64> {llvm.noalias}, %c: memref<8xf64> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      %x = memref.load %a[%i] : memref<8xf64>
      %y = memref.load %b[%j] : memref<8xf64>
      %z = memref.load %c[%j] : memref<8xf64>
      %p = arith.mulf %x, %y : f64
      %s = arith.addf %z, %p : f64
      memref.store %s, %c[%j] : memref<8xf64>
    }
  }
  return
}

// A global may be the memory of the argument, and is put back: so is the argument.
// PLAN-LABEL: reversal of @with_global
// PLAN:         stores undone to argument %a: others may know it, or it may be memory that is put back
memref.global "private" @state : memref<8xf64> = dense<0.0>
func.func @with_global(%a: memref<8xf64>) {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @state : memref<8xf64>
  %x = memref.load %a[%c0] : memref<8xf64>
  memref.store %x, %g[%c0] : memref<8xf64>
  %y = memref.load %g[%c0] : memref<8xf64>
  memref.store %y, %a[%c0] : memref<8xf64>
  return
}

// A call may read on its way back whatever it is given, as it was when it returned.
// PLAN-LABEL: reversal of @calls
// PLAN:         stores undone to argument %a: it is read as a whole on the way back
func.func private @callee(%a: memref<8xf64>) {
  %c0 = arith.constant 0 : index
  %x = memref.load %a[%c0] : memref<8xf64>
  %y = arith.mulf %x, %x : f64
  memref.store %y, %a[%c0] : memref<8xf64>
  return
}
func.func @calls(%a: memref<8xf64>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  func.call @callee(%a) : (memref<8xf64>) -> ()
  memref.store %zero, %a[%c0] : memref<8xf64>
  return
}

// What a function leaves in memory is there anyway where nothing is undone: no log of it.
// PLAN-LABEL: reversal of @left
// PLAN:         not undone: stores to argument %p: the way back reads nothing that they overwrite
// CHECK-LABEL:  func.func private @left.bwd
// CHECK-NOT:    autodiff.
// CHECK:        return
func.func @left(%p: !llvm.ptr, %x: f64) {
  %y = math.sin %x : f64
  llvm.store %y, %p : f64, !llvm.ptr
  return
}

func.func @wants(%a: memref<8xf64>, %da: memref<8xf64>, %b: memref<8xf64>, %db: memref<8xf64>, %c: memref<8xf64>, %dc: memref<8xf64>) {
  autodiff.bwd_diff @sweep(%a, %da, %b, %db) {activity = [dup, dup], primal = false, discard_memory = true} : (memref<8xf64>, memref<8xf64>, memref<8xf64>, memref<8xf64>) -> ()
  autodiff.bwd_diff @product(%a, %da, %b, %db, %c, %dc) {activity = [dup, dup, dup], primal = false, discard_memory = true} : (memref<8xf64>, memref<8xf64>, memref<8xf64>, memref<8xf64>, memref<8xf64>, memref<8xf64>) -> ()
  autodiff.bwd_diff @product_apart(%a, %da, %b, %db, %c, %dc) {activity = [dup, dup, dup], primal = false, discard_memory = true} : (memref<8xf64>, memref<8xf64>, memref<8xf64>, memref<8xf64>, memref<8xf64>, memref<8xf64>) -> ()
  autodiff.bwd_diff @with_global(%a, %da) {activity = [dup], primal = false, discard_memory = true} : (memref<8xf64>, memref<8xf64>) -> ()
  autodiff.bwd_diff @calls(%a, %da) {activity = [dup], primal = false, discard_memory = true} : (memref<8xf64>, memref<8xf64>) -> ()
  return
}
func.func @wants_left(%p: !llvm.ptr, %q: !llvm.ptr, %x: f64) -> f64 {
  %dx = autodiff.bwd_diff @left(%p, %q, %x) {activity = [dup, active], primal = false, leave_memory = true} : (!llvm.ptr, !llvm.ptr, f64) -> f64
  return %dx : f64
}
