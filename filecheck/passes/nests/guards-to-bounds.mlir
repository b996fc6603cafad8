// RUN: ad-opt %s -p guards-to-bounds | filecheck %s
// RUN: ad-opt %s -p "guards-to-bounds,raise-products{early=true fast=true}" | filecheck %s --check-prefix=RAISED

// A window that may leave the image: its rows begin and end where they are inside, and nothing of
// a sum is tested. The loops of the window are around those of the image.

// CHECK-LABEL: func.func @window
// CHECK:         %[[S:.*]] = memref.alloc
// CHECK:         memref.store %{{.*}}, %[[S]]
// CHECK-NOT:     scf.if
// CHECK:         scf.for %[[P:.*]] = %{{.*}} to %K
// CHECK:           %[[FAR:.*]] = arith.addi %[[P]], %{{.*}} overflow<nsw>
// CHECK:           %[[AFTER:.*]] = arith.addi %H, %[[FAR]] overflow<nsw>
// CHECK:           %[[FIRST:.*]] = arith.maxsi %[[FAR]]
// CHECK:           %[[LAST:.*]] = arith.minsi %H, %[[AFTER]]
// CHECK:           %[[TRIPS:.*]] = arith.subi %[[LAST]], %[[FIRST]] overflow<nsw>
// CHECK:           scf.for %[[O:.*]] = %{{.*}} to %O
// CHECK:             scf.for %[[AT:.*]] = %{{.*}} to %[[TRIPS]]
// CHECK:               %[[R:.*]] = arith.addi %[[AT]], %[[FIRST]] overflow<nsw>
// CHECK:               %[[I:.*]] = arith.subi %[[R]], %[[FAR]] overflow<nsw>
// CHECK:               memref.load %[[S]][%[[O]], %[[I]]]
// CHECK:               scf.for %[[C:.*]] = %{{.*}} to %C
// CHECK:                 memref.load %w[%[[O]], %[[C]], %[[P]]]
// CHECK:               memref.store %{{.*}}, %[[S]][%[[O]], %[[I]]]
// CHECK:         scf.for %o =
// CHECK:           scf.for %i =
// CHECK-NOT:         scf.for
// CHECK:             memref.load %[[S]][%o, %i]
// CHECK:             math.exp
// CHECK:         memref.dealloc %[[S]]
// RAISED-LABEL: func.func @window
// RAISED:         linalg.generic
// RAISED:         return
func.func @window(%x: memref<?x?xf64> {llvm.noalias}, %w: memref<?x?x?xf64> {llvm.noalias},
    %b: memref<?xf64> {llvm.noalias}, %y: memref<?x?xf64> {llvm.noalias}, %O: index, %C: index,
    %H: index, %K: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %o = %c0 to %O step %c1 {
    scf.for %i = %c0 to %H step %c1 {
      %begin = memref.load %b[%o] : memref<?xf64>
      %s = scf.for %c = %c0 to %C step %c1 iter_args(%s1 = %begin) -> (f64) {
        %sp = scf.for %p = %c0 to %K step %c1 iter_args(%s2 = %s1) -> (f64) {
          %ip = arith.addi %i, %p : index
          %r = arith.subi %ip, %c1 : index
          %in = arith.cmpi ult, %r, %H : index
          %n = scf.if %in -> (f64) {
            %wv = memref.load %w[%o, %c, %p] : memref<?x?x?xf64>
            %xv = memref.load %x[%c, %r] : memref<?x?xf64>
            %m = arith.mulf %wv, %xv : f64
            %t = arith.addf %s2, %m : f64
            scf.yield %t : f64
          } else {
            scf.yield %s2 : f64
          }
          scf.yield %n : f64
        }
        scf.yield %sp : f64
      }
      %e = math.exp %s : f64
      memref.store %e, %y[%o, %i] : memref<?x?xf64>
    }
  }
  return
}

// A size of which nobody knows that it is not negative (as an unsigned number it would be large); an
// image that the nest writes; sums that a test does not leave as they are; a sum that is no product
// of matrices, as each channel has a window of its own.

// CHECK-LABEL: func.func @other_size
// CHECK-NOT:     memref.alloc
// CHECK:         arith.cmpi ult
// CHECK:         return
func.func @other_size(%x: memref<?x?xf64> {llvm.noalias}, %w: memref<?x?x?xf64> {llvm.noalias},
    %y: memref<?x?xf64> {llvm.noalias}, %O: index, %C: index, %H: index, %K: index, %N: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  scf.for %o = %c0 to %O step %c1 {
    scf.for %i = %c0 to %H step %c1 {
      %s = scf.for %c = %c0 to %C step %c1 iter_args(%s1 = %zero) -> (f64) {
        %sp = scf.for %p = %c0 to %K step %c1 iter_args(%s2 = %s1) -> (f64) {
          %ip = arith.addi %i, %p : index
          %r = arith.subi %ip, %c1 : index
          %in = arith.cmpi ult, %r, %N : index
          %n = scf.if %in -> (f64) {
            %wv = memref.load %w[%o, %c, %p] : memref<?x?x?xf64>
            %xv = memref.load %x[%c, %r] : memref<?x?xf64>
            %m = arith.mulf %wv, %xv : f64
            %t = arith.addf %s2, %m : f64
            scf.yield %t : f64
          } else {
            scf.yield %s2 : f64
          }
          scf.yield %n : f64
        }
        scf.yield %sp : f64
      }
      memref.store %s, %y[%o, %i] : memref<?x?xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func @written
// CHECK-NOT:     memref.alloc
// CHECK:         arith.cmpi ult
// CHECK:         return
func.func @written(%x: memref<?x?xf64> {llvm.noalias}, %w: memref<?x?x?xf64> {llvm.noalias},
    %O: index, %C: index, %H: index, %K: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  scf.for %o = %c0 to %O step %c1 {
    scf.for %i = %c0 to %H step %c1 {
      %s = scf.for %c = %c0 to %C step %c1 iter_args(%s1 = %zero) -> (f64) {
        %sp = scf.for %p = %c0 to %K step %c1 iter_args(%s2 = %s1) -> (f64) {
          %ip = arith.addi %i, %p : index
          %r = arith.subi %ip, %c1 : index
          %in = arith.cmpi ult, %r, %H : index
          %n = scf.if %in -> (f64) {
            %wv = memref.load %w[%o, %c, %p] : memref<?x?x?xf64>
            %xv = memref.load %x[%c, %r] : memref<?x?xf64>
            %m = arith.mulf %wv, %xv : f64
            %t = arith.addf %s2, %m : f64
            scf.yield %t : f64
          } else {
            scf.yield %s2 : f64
          }
          scf.yield %n : f64
        }
        scf.yield %sp : f64
      }
      memref.store %s, %x[%c0, %i] : memref<?x?xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func @begins_again
// CHECK-NOT:     memref.alloc
// CHECK:         arith.cmpi ult
// CHECK:         return
func.func @begins_again(%x: memref<?x?xf64> {llvm.noalias}, %w: memref<?x?x?xf64> {llvm.noalias},
    %y: memref<?x?xf64> {llvm.noalias}, %O: index, %C: index, %H: index, %K: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  scf.for %o = %c0 to %O step %c1 {
    scf.for %i = %c0 to %H step %c1 {
      %s = scf.for %c = %c0 to %C step %c1 iter_args(%s1 = %zero) -> (f64) {
        %sp = scf.for %p = %c0 to %K step %c1 iter_args(%s2 = %s1) -> (f64) {
          %ip = arith.addi %i, %p : index
          %r = arith.subi %ip, %c1 : index
          %in = arith.cmpi ult, %r, %H : index
          %n = scf.if %in -> (f64) {
            %wv = memref.load %w[%o, %c, %p] : memref<?x?x?xf64>
            %xv = memref.load %x[%c, %r] : memref<?x?xf64>
            %m = arith.mulf %wv, %xv : f64
            %t = arith.addf %s2, %m : f64
            scf.yield %t : f64
          } else {
            scf.yield %zero : f64
          }
          scf.yield %n : f64
        }
        scf.yield %sp : f64
      }
      memref.store %s, %y[%o, %i] : memref<?x?xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func @each_channel
// CHECK-NOT:     memref.alloc
// CHECK:         arith.cmpi ult
// CHECK:         return
func.func @each_channel(%x: memref<?x?xf64> {llvm.noalias}, %w: memref<?x?xf64> {llvm.noalias},
    %y: memref<?x?xf64> {llvm.noalias}, %C: index, %H: index, %K: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  scf.for %c = %c0 to %C step %c1 {
    scf.for %i = %c0 to %H step %c1 {
      %s = scf.for %p = %c0 to %K step %c1 iter_args(%s2 = %zero) -> (f64) {
        %ip = arith.addi %i, %p : index
        %r = arith.subi %ip, %c1 : index
        %in = arith.cmpi ult, %r, %H : index
        %n = scf.if %in -> (f64) {
          %wv = memref.load %w[%c, %p] : memref<?x?xf64>
          %xv = memref.load %x[%c, %r] : memref<?x?xf64>
          %m = arith.mulf %wv, %xv : f64
          %t = arith.addf %s2, %m : f64
          scf.yield %t : f64
        } else {
          scf.yield %s2 : f64
        }
        scf.yield %n : f64
      }
      memref.store %s, %y[%c, %i] : memref<?x?xf64>
    }
  }
  return
}

// A window that stays in a larger image needs no test: what one element of it adds is a product, too.

// CHECK-LABEL: func.func @inside
// CHECK:         %[[S:.*]] = memref.alloc
// CHECK:         memref.store %{{.*}}, %[[S]]
// CHECK:         scf.for %[[P:.*]] = %{{.*}} to %K
// CHECK:           scf.for %[[O:.*]] = %{{.*}} to %O
// CHECK:             scf.for %[[I:.*]] = %{{.*}} to %H
// CHECK:               memref.load %[[S]][%[[O]], %[[I]]]
// CHECK:               scf.for %[[C:.*]] = %{{.*}} to %C
// CHECK:                 memref.load %w[%[[O]], %[[C]], %[[P]]]
// CHECK:               memref.store %{{.*}}, %[[S]][%[[O]], %[[I]]]
// CHECK:         scf.for %o =
// CHECK:           scf.for %i =
// CHECK-NOT:         scf.for
// CHECK:             memref.load %[[S]][%o, %i]
// CHECK:         return
// RAISED-LABEL: func.func @inside
// RAISED:         linalg.generic
// RAISED:         return
func.func @inside(%x: memref<?x?xf64> {llvm.noalias}, %w: memref<?x?x?xf64> {llvm.noalias},
    %y: memref<?x?xf64> {llvm.noalias}, %O: index, %C: index, %H: index, %K: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  scf.for %o = %c0 to %O step %c1 {
    scf.for %i = %c0 to %H step %c1 {
      %s = scf.for %c = %c0 to %C step %c1 iter_args(%s1 = %zero) -> (f64) {
        %sp = scf.for %p = %c0 to %K step %c1 iter_args(%s2 = %s1) -> (f64) {
          %r = arith.addi %i, %p : index
          %wv = memref.load %w[%o, %c, %p] : memref<?x?x?xf64>
          %xv = memref.load %x[%c, %r] : memref<?x?xf64>
          %m = arith.mulf %wv, %xv : f64
          %t = arith.addf %s2, %m : f64
          scf.yield %t : f64
        }
        scf.yield %sp : f64
      }
      memref.store %s, %y[%o, %i] : memref<?x?xf64>
    }
  }
  return
}

// No window: what is a product as it is; and a window of which no term is left beside it.

// CHECK-LABEL: func.func @product
// CHECK-NOT:     memref.alloc
// CHECK:         return
func.func @product(%x: memref<?x?x?xf64> {llvm.noalias}, %w: memref<?x?x?xf64> {llvm.noalias},
    %y: memref<?x?xf64> {llvm.noalias}, %O: index, %C: index, %H: index, %K: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  scf.for %o = %c0 to %O step %c1 {
    scf.for %i = %c0 to %H step %c1 {
      %s = scf.for %c = %c0 to %C step %c1 iter_args(%s1 = %zero) -> (f64) {
        %sp = scf.for %p = %c0 to %K step %c1 iter_args(%s2 = %s1) -> (f64) {
          %wv = memref.load %w[%o, %c, %p] : memref<?x?x?xf64>
          %xv = memref.load %x[%c, %p, %i] : memref<?x?x?xf64>
          %m = arith.mulf %wv, %xv : f64
          %t = arith.addf %s2, %m : f64
          scf.yield %t : f64
        }
        scf.yield %sp : f64
      }
      memref.store %s, %y[%o, %i] : memref<?x?xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func @one_channel
// CHECK-NOT:     memref.alloc
// CHECK:         return
func.func @one_channel(%x: memref<?x?xf64> {llvm.noalias}, %w: memref<?x?xf64> {llvm.noalias},
    %y: memref<?x?xf64> {llvm.noalias}, %H: index, %W: index, %K: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  scf.for %i = %c0 to %H step %c1 {
    scf.for %j = %c0 to %W step %c1 {
      %s = scf.for %p = %c0 to %K step %c1 iter_args(%s1 = %zero) -> (f64) {
        %sp = scf.for %q = %c0 to %K step %c1 iter_args(%s2 = %s1) -> (f64) {
          %r = arith.addi %i, %p : index
          %t = arith.addi %j, %q : index
          %wv = memref.load %w[%p, %q] : memref<?x?xf64>
          %xv = memref.load %x[%r, %t] : memref<?x?xf64>
          %m = arith.mulf %wv, %xv : f64
          %u = arith.addf %s2, %m : f64
          scf.yield %u : f64
        }
        scf.yield %sp : f64
      }
      memref.store %s, %y[%i, %j] : memref<?x?xf64>
    }
  }
  return
}
