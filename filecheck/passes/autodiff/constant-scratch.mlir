// RUN: ad-opt %s -p constant-scratch | filecheck %s

// A row of factors, each of the one before: written before it is read, of constants alone.
func.func private @factors(%x: memref<?xf64> {llvm.noalias}, %p: memref<?xf64> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  memref.store %one, %p[%c0] : memref<?xf64>
  scf.for %i = %c1 to %n step %c1 {
    %h = arith.subi %i, %c1 : index
    %a = memref.load %p[%h] : memref<?xf64>
    %b = arith.addf %a, %one : f64
    %c = arith.divf %a, %b : f64
    memref.store %c, %p[%i] : memref<?xf64>
    %y = memref.load %x[%i] : memref<?xf64>
    %z = arith.mulf %y, %a : f64
    memref.store %z, %x[%i] : memref<?xf64>
  }
  return
}

// CHECK-LABEL: func.func @factors_grad
// CHECK-NEXT:    autodiff.bwd_diff @factors(%x, %dx, %p) {activity = [dup, const], discard_memory = true, fresh_shadows = true}
func.func @factors_grad(%x: memref<?xf64>, %dx: memref<?xf64>, %p: memref<?xf64>, %dp: memref<?xf64>) {
  autodiff.bwd_diff @factors(%x, %dx, %p, %dp) {activity = [dup, dup], discard_memory = true, fresh_shadows = true} : (memref<?xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>) -> ()
  return
}

// A shadow that is not zero is the cotangent of what is in the row at the end: zero is what is left of it where the row is written.

// CHECK-LABEL: func.func @factors_given
// CHECK-NEXT:    autodiff.bwd_diff @factors(%x, %dx, %p) {activity = [dup, const], discard_memory = true}
// CHECK-NEXT:    %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %[[N:.*]] = memref.dim %x, %[[C0]]
// CHECK-NEXT:    %[[Z:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    memref.store %[[Z]], %dp[%[[C0]]]
// CHECK-NEXT:    scf.for %[[I:.*]] = %[[C1]] to %[[N]] step %[[C1]] {
// CHECK-NEXT:      %[[Y:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:      memref.store %[[Y]], %dp[%[[I]]]
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return
func.func @factors_given(%x: memref<?xf64>, %dx: memref<?xf64>, %p: memref<?xf64>, %dp: memref<?xf64>) {
  autodiff.bwd_diff @factors(%x, %dx, %p, %dp) {activity = [dup, dup], discard_memory = true} : (memref<?xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>) -> ()
  return
}

// Memory that is to be restored is overwritten by the program, and not by the derivative.

// CHECK-LABEL: func.func @factors_restored
// CHECK-NEXT:    autodiff.bwd_diff @factors(%x, %dx, %p, %dp)
func.func @factors_restored(%x: memref<?xf64>, %dx: memref<?xf64>, %p: memref<?xf64>, %dp: memref<?xf64>) {
  autodiff.bwd_diff @factors(%x, %dx, %p, %dp) {activity = [dup, dup]} : (memref<?xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>) -> ()
  return
}

// Below a condition that is decided once, again and again: what all iterations write, one writes.
func.func private @again(%x: memref<?xf64> {llvm.noalias}, %p: memref<?xf64> {llvm.noalias}, %n: index, %steps: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  scf.if %c {
    scf.for %t = %c0 to %steps step %c1 {
      scf.for %i = %c0 to %n step %c1 {
        memref.store %one, %p[%i] : memref<?xf64>
        %a = memref.load %p[%i] : memref<?xf64>
        %y = memref.load %x[%i] : memref<?xf64>
        %z = arith.mulf %y, %a : f64
        memref.store %z, %x[%i] : memref<?xf64>
      }
    }
  }
  return
}

// CHECK-LABEL: func.func @again_given
// CHECK:         autodiff.bwd_diff @again(%x, %dx, %p, %n, %steps, %c)
// CHECK:         scf.if %c {
// CHECK-NEXT:      %[[NEXT:.*]] = arith.addi %[[LOW:.*]], %[[STEP:.*]] : index
// CHECK-NEXT:      %[[ANY:.*]] = arith.cmpi slt, %[[LOW]], %steps : index
// CHECK-NEXT:      %[[END:.*]] = arith.select %[[ANY]], %[[NEXT]], %[[LOW]] : index
// CHECK-NEXT:      scf.for %{{.*}} = %[[LOW]] to %[[END]] step %[[STEP]] {
// CHECK-NEXT:        scf.for %[[I:.*]] = %[[LOW]] to %n step %[[STEP]] {
// CHECK:               memref.store %{{.*}}, %dp[%[[I]]]
func.func @again_given(%x: memref<?xf64>, %dx: memref<?xf64>, %p: memref<?xf64>, %dp: memref<?xf64>, %n: index, %steps: index, %c: i1) {
  autodiff.bwd_diff @again(%x, %dx, %p, %dp, %n, %steps, %c) {activity = [dup, dup, const, const, const], discard_memory = true} : (memref<?xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>, index, index, i1) -> ()
  return
}

// Another store is where memory says, or if memory says so.
func.func private @looked_up(%x: memref<?xf64> {llvm.noalias}, %p: memref<?xf64> {llvm.noalias}, %at: memref<?xindex> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f64
  memref.store %one, %p[%c0] : memref<?xf64>
  %i = memref.load %at[%c0] : memref<?xindex>
  memref.store %one, %p[%i] : memref<?xf64>
  %a = memref.load %p[%c0] : memref<?xf64>
  %y = memref.load %x[%c0] : memref<?xf64>
  %z = arith.mulf %y, %a : f64
  memref.store %z, %x[%c0] : memref<?xf64>
  return
}

// CHECK-LABEL: func.func @looked_up_given
// CHECK-NEXT:    autodiff.bwd_diff @looked_up(%x, %dx, %p, %dp, %at)
func.func @looked_up_given(%x: memref<?xf64>, %dx: memref<?xf64>, %p: memref<?xf64>, %dp: memref<?xf64>, %at: memref<?xindex>) {
  autodiff.bwd_diff @looked_up(%x, %dx, %p, %dp, %at) {activity = [dup, dup, const], discard_memory = true} : (memref<?xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>, memref<?xindex>) -> ()
  return
}

// The first element is read as it was given.
func.func private @given_first(%x: memref<?xf64> {llvm.noalias}, %p: memref<?xf64> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  scf.for %i = %c1 to %n step %c1 {
    %h = arith.subi %i, %c1 : index
    %a = memref.load %p[%h] : memref<?xf64>
    memref.store %a, %p[%i] : memref<?xf64>
    memref.store %a, %x[%i] : memref<?xf64>
  }
  return
}

// CHECK-LABEL: func.func @given_first_grad
// CHECK-NEXT:    autodiff.bwd_diff @given_first(%x, %dx, %p, %dp)
func.func @given_first_grad(%x: memref<?xf64>, %dx: memref<?xf64>, %p: memref<?xf64>, %dp: memref<?xf64>) {
  autodiff.bwd_diff @given_first(%x, %dx, %p, %dp) {activity = [dup, dup], discard_memory = true, fresh_shadows = true} : (memref<?xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>) -> ()
  return
}

// What is stored depends on the other argument.
func.func private @depends(%x: memref<?xf64> {llvm.noalias}, %p: memref<?xf64> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %x[%i] : memref<?xf64>
    memref.store %a, %p[%i] : memref<?xf64>
    %b = memref.load %p[%i] : memref<?xf64>
    %c = arith.mulf %b, %b : f64
    memref.store %c, %x[%i] : memref<?xf64>
  }
  return
}

// CHECK-LABEL: func.func @depends_grad
// CHECK-NEXT:    autodiff.bwd_diff @depends(%x, %dx, %p, %dp)
func.func @depends_grad(%x: memref<?xf64>, %dx: memref<?xf64>, %p: memref<?xf64>, %dp: memref<?xf64>) {
  autodiff.bwd_diff @depends(%x, %dx, %p, %dp) {activity = [dup, dup], discard_memory = true, fresh_shadows = true} : (memref<?xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>) -> ()
  return
}

// A store that may not run.
func.func private @guarded(%x: memref<?xf64> {llvm.noalias}, %p: memref<?xf64> {llvm.noalias}, %c: i1) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f64
  scf.if %c {
    memref.store %one, %p[%c0] : memref<?xf64>
  }
  %a = memref.load %p[%c0] : memref<?xf64>
  memref.store %a, %x[%c0] : memref<?xf64>
  return
}

// CHECK-LABEL: func.func @guarded_grad
// CHECK-NEXT:    autodiff.bwd_diff @guarded(%x, %dx, %p, %dp, %c)
func.func @guarded_grad(%x: memref<?xf64>, %dx: memref<?xf64>, %p: memref<?xf64>, %dp: memref<?xf64>, %c: i1) {
  autodiff.bwd_diff @guarded(%x, %dx, %p, %dp, %c) {activity = [dup, dup, const], discard_memory = true, fresh_shadows = true} : (memref<?xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>, i1) -> ()
  return
}

// Memory that may be the other argument's.
func.func private @aliasing(%x: memref<?xf64>, %p: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f64
  memref.store %one, %p[%c0] : memref<?xf64>
  %a = memref.load %p[%c0] : memref<?xf64>
  %b = memref.load %x[%c0] : memref<?xf64>
  %c = arith.mulf %a, %b : f64
  memref.store %c, %x[%c0] : memref<?xf64>
  return
}

// CHECK-LABEL: func.func @aliasing_grad
// CHECK-NEXT:    autodiff.bwd_diff @aliasing(%x, %dx, %p, %dp)
func.func @aliasing_grad(%x: memref<?xf64>, %dx: memref<?xf64>, %p: memref<?xf64>, %dp: memref<?xf64>) {
  autodiff.bwd_diff @aliasing(%x, %dx, %p, %dp) {activity = [dup, dup], discard_memory = true, fresh_shadows = true} : (memref<?xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>) -> ()
  return
}
