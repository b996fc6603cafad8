// RUN: ad-opt %s -p interchange-windows | filecheck %s

// In each strip, what all iterations need is kept; then they go through an offset together.

// CHECK-LABEL: func.func @filter
// CHECK:         %[[KEPT:.*]] = memref.alloca() : memref<256xf64>
// CHECK:         scf.for %[[S:.*]] = %c0 to %n step
// CHECK:           %[[E:.*]] = arith.minsi %{{.*}}, %n : index
// CHECK:           scf.for %[[I:.*]] = %[[S]] to %[[E]] step
// CHECK-NEXT:        %[[G:.*]] = memref.load %y[%[[I]]]
// CHECK-NEXT:        %[[P:.*]] = arith.subi %[[I]], %[[S]]
// CHECK-NEXT:        memref.store %[[G]], %[[KEPT]][%[[P]]]
// CHECK:           scf.for %[[K:.*]] = %c0 to %m step
// CHECK:             scf.for %[[J:.*]] = %[[S]] to %[[E]] step
// CHECK:               %[[AT:.*]] = arith.addi %[[J]], %[[K]]
// CHECK:               memref.store %{{.*}}, %dx[%[[AT]]]
func.func @filter(%h: memref<?xf64> {llvm.noalias}, %y: memref<?xf64> {llvm.noalias},
    %dx: memref<?xf64> {autodiff.shadow, llvm.noalias}, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %g = memref.load %y[%i] : memref<?xf64>
    scf.for %k = %c0 to %m step %c1 {
      %w = memref.load %h[%k] : memref<?xf64>
      %a = arith.mulf %w, %g : f64
      %at = arith.addi %i, %k : index
      %old = memref.load %dx[%at] : memref<?xf64>
      %new = arith.addf %old, %a : f64
      memref.store %new, %dx[%at] : memref<?xf64>
    }
  }
  return
}

// Nothing is kept of what is the same for all iterations.

// CHECK-LABEL: func.func @same
// CHECK-NOT:     memref.alloca
// CHECK:         arith.constant 256 : index
func.func @same(%h: memref<?xf64> {llvm.noalias}, %y: memref<?xf64> {llvm.noalias},
    %dx: memref<?xf64> {autodiff.shadow, llvm.noalias}, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %g = arith.constant 2.0 : f64
    scf.for %k = %c0 to %m step %c1 {
      %w = memref.load %h[%k] : memref<?xf64>
      %a = arith.mulf %w, %g : f64
      %at = arith.addi %i, %k : index
      %old = memref.load %dx[%at] : memref<?xf64>
      %new = arith.addf %old, %a : f64
      memref.store %new, %dx[%at] : memref<?xf64>
    }
  }
  return
}

// Left alone: rows, places that nobody knows or that stay, windows that grow, memory that is no
// shadow, shadows
// that are read in front, and loops that are not the last of an iteration.

// CHECK-LABEL: func.func @rows
// CHECK-NOT:     256
// CHECK:         return
func.func @rows(%h: memref<?xf64> {llvm.noalias}, %y: memref<?xf64> {llvm.noalias},
    %dx: memref<?x8xf64> {autodiff.shadow, llvm.noalias}, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %g = memref.load %y[%i] : memref<?xf64>
    scf.for %k = %c0 to %m step %c1 {
      %w = memref.load %h[%k] : memref<?xf64>
      %a = arith.mulf %w, %g : f64
      %old = memref.load %dx[%i, %k] : memref<?x8xf64>
      %new = arith.addf %old, %a : f64
      memref.store %new, %dx[%i, %k] : memref<?x8xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func @unknown
// CHECK-NOT:     256
// CHECK:         return
func.func @unknown(%h: memref<?xf64> {llvm.noalias}, %y: memref<?xf64> {llvm.noalias},
    %dx: memref<?xf64> {autodiff.shadow, llvm.noalias}, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %g = memref.load %y[%i] : memref<?xf64>
    %j = arith.muli %i, %i : index
    scf.for %k = %c0 to %m step %c1 {
      %w = memref.load %h[%k] : memref<?xf64>
      %a = arith.mulf %w, %g : f64
      %at = arith.addi %j, %k : index
      %old = memref.load %dx[%at] : memref<?xf64>
      %new = arith.addf %old, %a : f64
      memref.store %new, %dx[%at] : memref<?xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func @stays
// CHECK-NOT:     256
// CHECK:         return
func.func @stays(%h: memref<?xf64> {llvm.noalias}, %y: memref<?xf64> {llvm.noalias},
    %dx: memref<?xf64> {autodiff.shadow, llvm.noalias}, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %g = memref.load %y[%i] : memref<?xf64>
    scf.for %k = %c0 to %m step %c1 {
      %w = memref.load %h[%k] : memref<?xf64>
      %a = arith.mulf %w, %g : f64
      %at = arith.addi %k, %c1 : index
      %old = memref.load %dx[%at] : memref<?xf64>
      %new = arith.addf %old, %a : f64
      memref.store %new, %dx[%at] : memref<?xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func @grows
// CHECK-NOT:     256
// CHECK:         return
func.func @grows(%h: memref<?xf64> {llvm.noalias}, %y: memref<?xf64> {llvm.noalias},
    %dx: memref<?xf64> {autodiff.shadow, llvm.noalias}, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %g = memref.load %y[%i] : memref<?xf64>
    scf.for %k = %c0 to %i step %c1 {
      %w = memref.load %h[%k] : memref<?xf64>
      %a = arith.mulf %w, %g : f64
      %at = arith.addi %i, %k : index
      %old = memref.load %dx[%at] : memref<?xf64>
      %new = arith.addf %old, %a : f64
      memref.store %new, %dx[%at] : memref<?xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func @no_shadow
// CHECK-NOT:     256
// CHECK:         return
func.func @no_shadow(%h: memref<?xf64> {llvm.noalias}, %y: memref<?xf64> {llvm.noalias},
    %dx: memref<?xf64> {llvm.noalias}, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %g = memref.load %y[%i] : memref<?xf64>
    scf.for %k = %c0 to %m step %c1 {
      %w = memref.load %h[%k] : memref<?xf64>
      %a = arith.mulf %w, %g : f64
      %at = arith.addi %i, %k : index
      %old = memref.load %dx[%at] : memref<?xf64>
      %new = arith.addf %old, %a : f64
      memref.store %new, %dx[%at] : memref<?xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func @read_in_front
// CHECK-NOT:     256
// CHECK:         return
func.func @read_in_front(%h: memref<?xf64> {llvm.noalias}, %y: memref<?xf64> {llvm.noalias},
    %dx: memref<?xf64> {autodiff.shadow, llvm.noalias}, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %g = memref.load %dx[%i] : memref<?xf64>
    scf.for %k = %c0 to %m step %c1 {
      %w = memref.load %h[%k] : memref<?xf64>
      %a = arith.mulf %w, %g : f64
      %at = arith.addi %i, %k : index
      %old = memref.load %dx[%at] : memref<?xf64>
      %new = arith.addf %old, %a : f64
      memref.store %new, %dx[%at] : memref<?xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func @not_last
// CHECK-NOT:     256
// CHECK:         return
func.func @not_last(%h: memref<?xf64> {llvm.noalias}, %y: memref<?xf64> {llvm.noalias},
    %dx: memref<?xf64> {autodiff.shadow, llvm.noalias}, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %g = memref.load %y[%i] : memref<?xf64>
    scf.for %k = %c0 to %m step %c1 {
      %w = memref.load %h[%k] : memref<?xf64>
      %a = arith.mulf %w, %g : f64
      %at = arith.addi %i, %k : index
      %old = memref.load %dx[%at] : memref<?xf64>
      %new = arith.addf %old, %a : f64
      memref.store %new, %dx[%at] : memref<?xf64>
    }
    memref.store %g, %h[%i] : memref<?xf64>
  }
  return
}
