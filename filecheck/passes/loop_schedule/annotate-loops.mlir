// RUN: ad-opt %s -p annotate-loops | filecheck %s
// RUN: ad-opt %s -p annotate-loops,lower --emit=llvm-ir | filecheck %s --check-prefix=LLVM

// Of 26 loops, one lies two levels above the deepest ones. What is told already, what has known
// trips and what lies one level above them stays, and so do loops with others in them.
// CHECK: #loop_unroll = #llvm.loop_unroll<disable = true>
// CHECK: #loop_interleave = #llvm.loop_interleave<count = 1 : i32>
// CHECK: #loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, interleave = #loop_interleave>
// CHECK: #loop_annotation1 = #llvm.loop_annotation<disableNonforced = true>
// CHECK: #loop_vectorize = #llvm.loop_vectorize<disable = true>
// CHECK: #loop_annotation2 = #llvm.loop_annotation<unroll = #loop_unroll, vectorize = #loop_vectorize>
// CHECK-LABEL: func.func @seldom
// CHECK-NOT: passthrough
// CHECK: scf.for %seldom
// CHECK-NEXT: memref.store
// CHECK-NEXT: } {llvm.loop_annotation = #loop_annotation}
// CHECK: scf.for %known
// CHECK-NEXT: memref.store
// CHECK-NEXT: }{{$}}
// CHECK: scf.for %told
// CHECK-NEXT: memref.store
// CHECK-NEXT: } {llvm.loop_annotation = #loop_annotation1}
// CHECK-NOT: loop_annotation
// LLVM: define void @seldom({{[^"]*}}) {
func.func @seldom(%m: memref<?x?x?xf64>, %b: memref<?xf64>, %x: f64, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c64 = arith.constant 64 : index
  scf.for %seldom = %c0 to %n step %c1 {
    memref.store %x, %b[%seldom] : memref<?xf64>
  }
  scf.for %known = %c0 to %c64 step %c1 {
    memref.store %x, %b[%known] : memref<?xf64>
  }
  scf.for %told = %c0 to %n step %c1 {
    memref.store %x, %b[%told] : memref<?xf64>
  } {llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
  scf.for %row = %c0 to %n step %c1 {
    scf.for %column = %c0 to %n step %c1 {
      memref.store %x, %m[%row, %column, %c0] : memref<?x?x?xf64>
    }
  }
  scf.for %i0 = %c0 to %n step %c1 {
    scf.for %j0 = %c0 to %n step %c1 {
      scf.for %k0 = %c0 to %n step %c1 {
        memref.store %x, %m[%i0, %j0, %k0] : memref<?x?x?xf64>
      }
    }
  }
  scf.for %i1 = %c0 to %n step %c1 {
    scf.for %j1 = %c0 to %n step %c1 {
      scf.for %k1 = %c0 to %n step %c1 {
        memref.store %x, %m[%i1, %j1, %k1] : memref<?x?x?xf64>
      }
    }
  }
  scf.for %i2 = %c0 to %n step %c1 {
    scf.for %j2 = %c0 to %n step %c1 {
      scf.for %k2 = %c0 to %n step %c1 {
        memref.store %x, %m[%i2, %j2, %k2] : memref<?x?x?xf64>
      }
    }
  }
  scf.for %i3 = %c0 to %n step %c1 {
    scf.for %j3 = %c0 to %n step %c1 {
      scf.for %k3 = %c0 to %n step %c1 {
        memref.store %x, %m[%i3, %j3, %k3] : memref<?x?x?xf64>
      }
    }
  }
  scf.for %i4 = %c0 to %n step %c1 {
    scf.for %j4 = %c0 to %n step %c1 {
      scf.for %k4 = %c0 to %n step %c1 {
        memref.store %x, %m[%i4, %j4, %k4] : memref<?x?x?xf64>
      }
    }
  }
  scf.for %i5 = %c0 to %n step %c1 {
    scf.for %j5 = %c0 to %n step %c1 {
      scf.for %k5 = %c0 to %n step %c1 {
        memref.store %x, %m[%i5, %j5, %k5] : memref<?x?x?xf64>
      }
    }
  }
  scf.for %i6 = %c0 to %n step %c1 {
    scf.for %j6 = %c0 to %n step %c1 {
      scf.for %k6 = %c0 to %n step %c1 {
        memref.store %x, %m[%i6, %j6, %k6] : memref<?x?x?xf64>
      }
    }
  }
  return
}

// Few loops are left alone.
// CHECK-LABEL: func.func @few
// CHECK-NOT: loop_annotation
func.func @few(%m: memref<?x?x?xf64>, %b: memref<?xf64>, %x: f64, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c64 = arith.constant 64 : index
  scf.for %f0 = %c0 to %n step %c1 {
    memref.store %x, %b[%f0] : memref<?xf64>
  }
  scf.for %i0 = %c0 to %n step %c1 {
    scf.for %j0 = %c0 to %n step %c1 {
      scf.for %k0 = %c0 to %n step %c1 {
        memref.store %x, %m[%i0, %j0, %k0] : memref<?x?x?xf64>
      }
    }
  }
  return
}

// A loop of three trips is no level.
// CHECK-LABEL: func.func @short
// CHECK-NOT: loop_annotation
func.func @short(%m: memref<?x?x?xf64>, %b: memref<?xf64>, %x: f64, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c64 = arith.constant 64 : index
  scf.for %f0 = %c0 to %n step %c1 {
    memref.store %x, %b[%f0] : memref<?xf64>
  }
  scf.for %f1 = %c0 to %n step %c1 {
    memref.store %x, %b[%f1] : memref<?xf64>
  }
  scf.for %f2 = %c0 to %n step %c1 {
    memref.store %x, %b[%f2] : memref<?xf64>
  }
  scf.for %f3 = %c0 to %n step %c1 {
    memref.store %x, %b[%f3] : memref<?xf64>
  }
  scf.for %i0 = %c0 to %n step %c1 {
    scf.for %j0 = %c0 to %n step %c1 {
      scf.for %k0 = %c0 to %c3 step %c1 {
        memref.store %x, %m[%i0, %j0, %k0] : memref<?x?x?xf64>
      }
    }
  }
  scf.for %i1 = %c0 to %n step %c1 {
    scf.for %j1 = %c0 to %n step %c1 {
      scf.for %k1 = %c0 to %c3 step %c1 {
        memref.store %x, %m[%i1, %j1, %k1] : memref<?x?x?xf64>
      }
    }
  }
  scf.for %i2 = %c0 to %n step %c1 {
    scf.for %j2 = %c0 to %n step %c1 {
      scf.for %k2 = %c0 to %c3 step %c1 {
        memref.store %x, %m[%i2, %j2, %k2] : memref<?x?x?xf64>
      }
    }
  }
  scf.for %i3 = %c0 to %n step %c1 {
    scf.for %j3 = %c0 to %n step %c1 {
      scf.for %k3 = %c0 to %c3 step %c1 {
        memref.store %x, %m[%i3, %j3, %k3] : memref<?x?x?xf64>
      }
    }
  }
  scf.for %i4 = %c0 to %n step %c1 {
    scf.for %j4 = %c0 to %n step %c1 {
      scf.for %k4 = %c0 to %c3 step %c1 {
        memref.store %x, %m[%i4, %j4, %k4] : memref<?x?x?xf64>
      }
    }
  }
  scf.for %i5 = %c0 to %n step %c1 {
    scf.for %j5 = %c0 to %n step %c1 {
      scf.for %k5 = %c0 to %c3 step %c1 {
        memref.store %x, %m[%i5, %j5, %k5] : memref<?x?x?xf64>
      }
    }
  }
  scf.for %i6 = %c0 to %n step %c1 {
    scf.for %j6 = %c0 to %n step %c1 {
      scf.for %k6 = %c0 to %c3 step %c1 {
        memref.store %x, %m[%i6, %j6, %k6] : memref<?x?x?xf64>
      }
    }
  }
  return
}

// CHECK-LABEL: func.func @many
// CHECK-SAME: passthrough = ["ad-opt.many-loops"]
// LLVM: define void @many({{.*}}) "ad-opt.many-loops" {
func.func @many(%m: memref<?x?x?xf64>, %b: memref<?xf64>, %x: f64, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c64 = arith.constant 64 : index
  scf.for %f0 = %c0 to %n step %c1 {
    memref.store %x, %b[%f0] : memref<?xf64>
  }
  scf.for %f1 = %c0 to %n step %c1 {
    memref.store %x, %b[%f1] : memref<?xf64>
  }
  scf.for %f2 = %c0 to %n step %c1 {
    memref.store %x, %b[%f2] : memref<?xf64>
  }
  scf.for %f3 = %c0 to %n step %c1 {
    memref.store %x, %b[%f3] : memref<?xf64>
  }
  scf.for %f4 = %c0 to %n step %c1 {
    memref.store %x, %b[%f4] : memref<?xf64>
  }
  scf.for %f5 = %c0 to %n step %c1 {
    memref.store %x, %b[%f5] : memref<?xf64>
  }
  scf.for %f6 = %c0 to %n step %c1 {
    memref.store %x, %b[%f6] : memref<?xf64>
  }
  scf.for %f7 = %c0 to %n step %c1 {
    memref.store %x, %b[%f7] : memref<?xf64>
  }
  scf.for %f8 = %c0 to %n step %c1 {
    memref.store %x, %b[%f8] : memref<?xf64>
  }
  scf.for %f9 = %c0 to %n step %c1 {
    memref.store %x, %b[%f9] : memref<?xf64>
  }
  scf.for %f10 = %c0 to %n step %c1 {
    memref.store %x, %b[%f10] : memref<?xf64>
  }
  scf.for %f11 = %c0 to %n step %c1 {
    memref.store %x, %b[%f11] : memref<?xf64>
  }
  scf.for %f12 = %c0 to %n step %c1 {
    memref.store %x, %b[%f12] : memref<?xf64>
  }
  scf.for %f13 = %c0 to %n step %c1 {
    memref.store %x, %b[%f13] : memref<?xf64>
  }
  scf.for %f14 = %c0 to %n step %c1 {
    memref.store %x, %b[%f14] : memref<?xf64>
  }
  scf.for %f15 = %c0 to %n step %c1 {
    memref.store %x, %b[%f15] : memref<?xf64>
  }
  scf.for %f16 = %c0 to %n step %c1 {
    memref.store %x, %b[%f16] : memref<?xf64>
  }
  scf.for %f17 = %c0 to %n step %c1 {
    memref.store %x, %b[%f17] : memref<?xf64>
  }
  scf.for %f18 = %c0 to %n step %c1 {
    memref.store %x, %b[%f18] : memref<?xf64>
  }
  scf.for %f19 = %c0 to %n step %c1 {
    memref.store %x, %b[%f19] : memref<?xf64>
  }
  scf.for %f20 = %c0 to %n step %c1 {
    memref.store %x, %b[%f20] : memref<?xf64>
  }
  scf.for %f21 = %c0 to %n step %c1 {
    memref.store %x, %b[%f21] : memref<?xf64>
  }
  scf.for %f22 = %c0 to %n step %c1 {
    memref.store %x, %b[%f22] : memref<?xf64>
  }
  scf.for %f23 = %c0 to %n step %c1 {
    memref.store %x, %b[%f23] : memref<?xf64>
  }
  scf.for %f24 = %c0 to %n step %c1 {
    memref.store %x, %b[%f24] : memref<?xf64>
  }
  scf.for %f25 = %c0 to %n step %c1 {
    memref.store %x, %b[%f25] : memref<?xf64>
  }
  scf.for %f26 = %c0 to %n step %c1 {
    memref.store %x, %b[%f26] : memref<?xf64>
  }
  scf.for %f27 = %c0 to %n step %c1 {
    memref.store %x, %b[%f27] : memref<?xf64>
  }
  scf.for %f28 = %c0 to %n step %c1 {
    memref.store %x, %b[%f28] : memref<?xf64>
  }
  scf.for %f29 = %c0 to %n step %c1 {
    memref.store %x, %b[%f29] : memref<?xf64>
  }
  scf.for %f30 = %c0 to %n step %c1 {
    memref.store %x, %b[%f30] : memref<?xf64>
  }
  scf.for %f31 = %c0 to %n step %c1 {
    memref.store %x, %b[%f31] : memref<?xf64>
  }
  scf.for %f32 = %c0 to %n step %c1 {
    memref.store %x, %b[%f32] : memref<?xf64>
  }
  scf.for %f33 = %c0 to %n step %c1 {
    memref.store %x, %b[%f33] : memref<?xf64>
  }
  scf.for %f34 = %c0 to %n step %c1 {
    memref.store %x, %b[%f34] : memref<?xf64>
  }
  scf.for %f35 = %c0 to %n step %c1 {
    memref.store %x, %b[%f35] : memref<?xf64>
  }
  scf.for %f36 = %c0 to %n step %c1 {
    memref.store %x, %b[%f36] : memref<?xf64>
  }
  scf.for %f37 = %c0 to %n step %c1 {
    memref.store %x, %b[%f37] : memref<?xf64>
  }
  scf.for %f38 = %c0 to %n step %c1 {
    memref.store %x, %b[%f38] : memref<?xf64>
  }
  scf.for %f39 = %c0 to %n step %c1 {
    memref.store %x, %b[%f39] : memref<?xf64>
  }
  scf.for %f40 = %c0 to %n step %c1 {
    memref.store %x, %b[%f40] : memref<?xf64>
  }
  scf.for %f41 = %c0 to %n step %c1 {
    memref.store %x, %b[%f41] : memref<?xf64>
  }
  scf.for %f42 = %c0 to %n step %c1 {
    memref.store %x, %b[%f42] : memref<?xf64>
  }
  scf.for %f43 = %c0 to %n step %c1 {
    memref.store %x, %b[%f43] : memref<?xf64>
  }
  scf.for %f44 = %c0 to %n step %c1 {
    memref.store %x, %b[%f44] : memref<?xf64>
  }
  scf.for %f45 = %c0 to %n step %c1 {
    memref.store %x, %b[%f45] : memref<?xf64>
  }
  scf.for %f46 = %c0 to %n step %c1 {
    memref.store %x, %b[%f46] : memref<?xf64>
  }
  scf.for %f47 = %c0 to %n step %c1 {
    memref.store %x, %b[%f47] : memref<?xf64>
  }
  return
}

// Of a function with so many loops, what a nest runs over as well, and over more, is left as it is.
// CHECK-LABEL: func.func @outnumbered
// CHECK: scf.for %same
// CHECK-NEXT: memref.store
// CHECK-NEXT: } {llvm.loop_annotation = #loop_annotation2}
// CHECK-NEXT: scf.for %other
// CHECK-NEXT: memref.store
// CHECK-NEXT: } {llvm.loop_annotation = #loop_annotation}
func.func @outnumbered(%m: memref<?x?x?xf64>, %b: memref<?xf64>, %x: f64, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %same = %c0 to %n step %c1 {
    memref.store %x, %b[%same] : memref<?xf64>
  }
  scf.for %other = %c0 to %k step %c1 {
    memref.store %x, %b[%other] : memref<?xf64>
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %l = %c0 to %n step %c1 {
        memref.store %x, %m[%i, %j, %l] : memref<?x?x?xf64>
      }
    }
  }
  scf.for %f0 = %c0 to %n step %c1 {
    memref.store %x, %b[%f0] : memref<?xf64>
  }
  scf.for %f1 = %c0 to %n step %c1 {
    memref.store %x, %b[%f1] : memref<?xf64>
  }
  scf.for %f2 = %c0 to %n step %c1 {
    memref.store %x, %b[%f2] : memref<?xf64>
  }
  scf.for %f3 = %c0 to %n step %c1 {
    memref.store %x, %b[%f3] : memref<?xf64>
  }
  scf.for %f4 = %c0 to %n step %c1 {
    memref.store %x, %b[%f4] : memref<?xf64>
  }
  scf.for %f5 = %c0 to %n step %c1 {
    memref.store %x, %b[%f5] : memref<?xf64>
  }
  scf.for %f6 = %c0 to %n step %c1 {
    memref.store %x, %b[%f6] : memref<?xf64>
  }
  scf.for %f7 = %c0 to %n step %c1 {
    memref.store %x, %b[%f7] : memref<?xf64>
  }
  scf.for %f8 = %c0 to %n step %c1 {
    memref.store %x, %b[%f8] : memref<?xf64>
  }
  scf.for %f9 = %c0 to %n step %c1 {
    memref.store %x, %b[%f9] : memref<?xf64>
  }
  scf.for %f10 = %c0 to %n step %c1 {
    memref.store %x, %b[%f10] : memref<?xf64>
  }
  scf.for %f11 = %c0 to %n step %c1 {
    memref.store %x, %b[%f11] : memref<?xf64>
  }
  scf.for %f12 = %c0 to %n step %c1 {
    memref.store %x, %b[%f12] : memref<?xf64>
  }
  scf.for %f13 = %c0 to %n step %c1 {
    memref.store %x, %b[%f13] : memref<?xf64>
  }
  scf.for %f14 = %c0 to %n step %c1 {
    memref.store %x, %b[%f14] : memref<?xf64>
  }
  scf.for %f15 = %c0 to %n step %c1 {
    memref.store %x, %b[%f15] : memref<?xf64>
  }
  scf.for %f16 = %c0 to %n step %c1 {
    memref.store %x, %b[%f16] : memref<?xf64>
  }
  scf.for %f17 = %c0 to %n step %c1 {
    memref.store %x, %b[%f17] : memref<?xf64>
  }
  scf.for %f18 = %c0 to %n step %c1 {
    memref.store %x, %b[%f18] : memref<?xf64>
  }
  scf.for %f19 = %c0 to %n step %c1 {
    memref.store %x, %b[%f19] : memref<?xf64>
  }
  scf.for %f20 = %c0 to %n step %c1 {
    memref.store %x, %b[%f20] : memref<?xf64>
  }
  scf.for %f21 = %c0 to %n step %c1 {
    memref.store %x, %b[%f21] : memref<?xf64>
  }
  scf.for %f22 = %c0 to %n step %c1 {
    memref.store %x, %b[%f22] : memref<?xf64>
  }
  scf.for %f23 = %c0 to %n step %c1 {
    memref.store %x, %b[%f23] : memref<?xf64>
  }
  scf.for %f24 = %c0 to %n step %c1 {
    memref.store %x, %b[%f24] : memref<?xf64>
  }
  scf.for %f25 = %c0 to %n step %c1 {
    memref.store %x, %b[%f25] : memref<?xf64>
  }
  scf.for %f26 = %c0 to %n step %c1 {
    memref.store %x, %b[%f26] : memref<?xf64>
  }
  scf.for %f27 = %c0 to %n step %c1 {
    memref.store %x, %b[%f27] : memref<?xf64>
  }
  scf.for %f28 = %c0 to %n step %c1 {
    memref.store %x, %b[%f28] : memref<?xf64>
  }
  scf.for %f29 = %c0 to %n step %c1 {
    memref.store %x, %b[%f29] : memref<?xf64>
  }
  scf.for %f30 = %c0 to %n step %c1 {
    memref.store %x, %b[%f30] : memref<?xf64>
  }
  scf.for %f31 = %c0 to %n step %c1 {
    memref.store %x, %b[%f31] : memref<?xf64>
  }
  scf.for %f32 = %c0 to %n step %c1 {
    memref.store %x, %b[%f32] : memref<?xf64>
  }
  scf.for %f33 = %c0 to %n step %c1 {
    memref.store %x, %b[%f33] : memref<?xf64>
  }
  scf.for %f34 = %c0 to %n step %c1 {
    memref.store %x, %b[%f34] : memref<?xf64>
  }
  scf.for %f35 = %c0 to %n step %c1 {
    memref.store %x, %b[%f35] : memref<?xf64>
  }
  scf.for %f36 = %c0 to %n step %c1 {
    memref.store %x, %b[%f36] : memref<?xf64>
  }
  scf.for %f37 = %c0 to %n step %c1 {
    memref.store %x, %b[%f37] : memref<?xf64>
  }
  scf.for %f38 = %c0 to %n step %c1 {
    memref.store %x, %b[%f38] : memref<?xf64>
  }
  scf.for %f39 = %c0 to %n step %c1 {
    memref.store %x, %b[%f39] : memref<?xf64>
  }
  scf.for %f40 = %c0 to %n step %c1 {
    memref.store %x, %b[%f40] : memref<?xf64>
  }
  scf.for %f41 = %c0 to %n step %c1 {
    memref.store %x, %b[%f41] : memref<?xf64>
  }
  scf.for %f42 = %c0 to %n step %c1 {
    memref.store %x, %b[%f42] : memref<?xf64>
  }
  scf.for %f43 = %c0 to %n step %c1 {
    memref.store %x, %b[%f43] : memref<?xf64>
  }
  scf.for %f44 = %c0 to %n step %c1 {
    memref.store %x, %b[%f44] : memref<?xf64>
  }
  return
}

// LLVM: !{!"llvm.loop.unroll.disable"}
// LLVM: !{!"llvm.loop.interleave.count", i32 1}
// LLVM: !{!"llvm.loop.vectorize.enable", i1 false}
