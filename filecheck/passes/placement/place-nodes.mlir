// RUN: ad-opt %s -p "place-nodes{virtual-first=true},virtualize" --remarks=placement 2>&1 | filecheck %s
// RUN: ad-opt %s -p "place-nodes{virtual-first=true},virtualize" | filecheck --check-prefix=KEPT %s

// Each case of which a node cannot be computed where it is read, by its number; its memory stays.

// Its own computation reads the cell before.
// CHECK: remark[placement]: own: local, 4: its own computation reads it at other cells
// KEPT-LABEL: func.func @prefix
// KEPT: %own = memref.alloc()
func.func @prefix(%x: memref<4xf32>, %y: memref<4xf32> {llvm.noalias}) {
  %z = arith.constant 0.0 : f32
  %own = memref.alloc() : memref<5xf32>
  affine.for %i = 0 to 5 {
    affine.store %z, %own[%i] : memref<5xf32>
  }
  affine.for %i = 0 to 4 {
    %a = affine.load %x[%i] : memref<4xf32>
    %o = affine.load %own[%i] : memref<5xf32>
    %s = arith.addf %a, %o : f32
    affine.store %s, %own[%i + 1] : memref<5xf32>
  }
  affine.for %p = 0 to 4 {
    %c = affine.load %own[%p] : memref<5xf32>
    affine.store %c, %y[%p] : memref<4xf32>
  }
  return
}

// A subscript of the store is loaded.
// CHECK: remark[placement]: five: local, 5: a subscript of its store is no variable
// KEPT-LABEL: func.func @indirect
// KEPT: %five = memref.alloc()
func.func @indirect(%x: memref<4xindex>, %y: memref<4xf32> {llvm.noalias}) {
  %z = arith.constant 0.0 : f32
  %five = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to 4 {
    affine.store %z, %five[%i] : memref<4xf32>
  }
  affine.for %i = 0 to 4 {
    %a = affine.load %x[%i] : memref<4xindex>
    memref.store %z, %five[%a] : memref<4xf32>
  }
  affine.for %p = 0 to 4 {
    %c = affine.load %five[%p] : memref<4xf32>
    affine.store %c, %y[%p] : memref<4xf32>
  }
  return
}

// Nobody knows how many iterations there are.
// CHECK: remark[placement]: six: local, 6: the bounds of a loop
// KEPT-LABEL: func.func @bounds
// KEPT: %six = memref.alloc()
func.func @bounds(%n: index, %y: memref<4xf32> {llvm.noalias}) {
  %z = arith.constant 0.0 : f32
  %six = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to 4 {
    affine.store %z, %six[%i] : memref<4xf32>
  }
  affine.for %i = 0 to %n {
    affine.store %z, %six[%i] : memref<4xf32>
  }
  affine.for %p = 0 to 4 {
    %c = affine.load %six[%p] : memref<4xf32>
    affine.store %c, %y[%p] : memref<4xf32>
  }
  return
}

// A function may write it.
// CHECK: remark[placement]: eight: local, 8: an operation touches it
// KEPT-LABEL: func.func @called
// KEPT: %eight = memref.alloc()
func.func private @hook(memref<4xf32>)
func.func @called(%y: memref<4xf32> {llvm.noalias}) {
  %eight = memref.alloc() : memref<4xf32>
  func.call @hook(%eight) : (memref<4xf32>) -> ()
  affine.for %p = 0 to 4 {
    %c = affine.load %eight[%p] : memref<4xf32>
    affine.store %c, %y[%p] : memref<4xf32>
  }
  return
}

// The value comes from the iteration before.
// CHECK: remark[placement]: thirteen: local, 13: a load reads cells that the loop writes in other iterations
// KEPT-LABEL: func.func @carried
// KEPT: %thirteen = memref.alloc()
func.func @carried(%x: memref<4xf32>, %y: memref<4xf32> {llvm.noalias}) {
  %z = arith.constant 0.0 : f32
  %thirteen = memref.alloc() : memref<5xf32>
  affine.for %i = 0 to 5 {
    affine.store %z, %thirteen[%i] : memref<5xf32>
  }
  affine.for %i = 0 to 4 {
    %c = affine.load %thirteen[%i] : memref<5xf32>
    affine.store %c, %y[%i] : memref<4xf32>
    %a = affine.load %x[%i] : memref<4xf32>
    affine.store %a, %thirteen[%i + 1] : memref<5xf32>
  }
  return
}

// Nobody writes it.
// CHECK: remark[placement]: twelve: local, 12: nothing writes it
// KEPT-LABEL: func.func @unwritten
// KEPT: %twelve = memref.alloc()
func.func @unwritten(%y: memref<4xf32> {llvm.noalias}) {
  %twelve = memref.alloc() : memref<4xf32>
  affine.for %p = 0 to 4 {
    %c = affine.load %twelve[%p] : memref<4xf32>
    affine.store %c, %y[%p] : memref<4xf32>
  }
  return
}

// What it accumulates into is not set.
// CHECK: remark[placement]: thirtysix: materialized, 36: it is read before it is written
// KEPT-LABEL: func.func @recurrent
// KEPT: %thirtysix = memref.alloc()
func.func @recurrent(%x: memref<4xf32>, %y: memref<4xf32> {llvm.noalias}) {
  %thirtysix = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to 4 {
    %a = affine.load %x[%i] : memref<4xf32>
    %o = affine.load %thirtysix[%i] : memref<4xf32>
    %s = arith.addf %a, %o : f32
    affine.store %s, %thirtysix[%i] : memref<4xf32>
  }
  affine.for %p = 0 to 4 {
    %c = affine.load %thirtysix[%p] : memref<4xf32>
    affine.store %c, %y[%p] : memref<4xf32>
  }
  return
}

// Several iterations write a cell through a sum.
// CHECK: remark[placement]: fiftyone: local, 51: several iterations write a cell
// KEPT-LABEL: func.func @window
// KEPT: %fiftyone = memref.alloc()
func.func @window(%x: memref<4xf32>, %y: memref<6xf32> {llvm.noalias}) {
  %z = arith.constant 0.0 : f32
  %fiftyone = memref.alloc() : memref<6xf32>
  affine.for %i = 0 to 6 {
    affine.store %z, %fiftyone[%i] : memref<6xf32>
  }
  affine.for %i = 0 to 4 {
    affine.for %k = 0 to 3 {
      %a = affine.load %x[%i] : memref<4xf32>
      %o = affine.load %fiftyone[%i + %k] : memref<6xf32>
      %s = arith.addf %a, %o : f32
      affine.store %s, %fiftyone[%i + %k] : memref<6xf32>
    }
  }
  affine.for %p = 0 to 6 {
    %c = affine.load %fiftyone[%p] : memref<6xf32>
    affine.store %c, %y[%p] : memref<6xf32>
  }
  return
}

// Vectors are stored.
// CHECK: remark[placement]: n140: local, 140: it is accessed by vectors
// KEPT-LABEL: func.func @vectors
// KEPT: %n140 = memref.alloc()
func.func @vectors(%y: memref<4xf32> {llvm.noalias}) {
  %z = arith.constant dense<0.0> : vector<4xf32>
  %n140 = memref.alloc() : memref<4xf32>
  affine.vector_store %z, %n140[0] : memref<4xf32>, vector<4xf32>
  affine.for %p = 0 to 4 {
    %c = affine.load %n140[%p] : memref<4xf32>
    affine.store %c, %y[%p] : memref<4xf32>
  }
  return
}

// It is written under a condition.
// CHECK: remark[placement]: n142: local, 142: it is written under a condition
// KEPT-LABEL: func.func @condition
// KEPT: %n142 = memref.alloc()
func.func @condition(%b: i1, %x: memref<4xf32>, %y: memref<4xf32> {llvm.noalias}) {
  %z = arith.constant 0.0 : f32
  %n142 = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to 4 {
    affine.store %z, %n142[%i] : memref<4xf32>
  }
  affine.for %i = 0 to 4 {
    scf.if %b {
      %a = affine.load %x[%i] : memref<4xf32>
      affine.store %a, %n142[%i] : memref<4xf32>
    }
  }
  affine.for %p = 0 to 4 {
    %c = affine.load %n142[%p] : memref<4xf32>
    affine.store %c, %y[%p] : memref<4xf32>
  }
  return
}

// An outer loop computes it anew.
// CHECK: remark[placement]: n147: local, 147: a loop around both its store and a load
// KEPT-LABEL: func.func @repeated
// KEPT: %n147 = memref.alloc()
func.func @repeated(%x: memref<3x4xf32>, %y: memref<4xf32> {llvm.noalias}) {
  %n147 = memref.alloc() : memref<4xf32>
  affine.for %t = 0 to 3 {
    affine.for %i = 0 to 4 {
      %a = affine.load %x[%t, %i] : memref<3x4xf32>
      affine.store %a, %n147[%i] : memref<4xf32>
    }
    affine.for %p = 0 to 4 {
      %c = affine.load %n147[%p] : memref<4xf32>
      %o = affine.load %y[%p] : memref<4xf32>
      %s = arith.addf %o, %c : f32
      affine.store %s, %y[%p] : memref<4xf32>
    }
  }
  return
}

// What it is computed from is overwritten.
// CHECK: remark[placement]: overwritten: local, 202: what computes it reads memory that is written
// KEPT-LABEL: func.func @overwritten
// KEPT: %overwritten = memref.alloc()
func.func @overwritten(%x: memref<4xf32> {llvm.noalias}, %y: memref<4xf32> {llvm.noalias}) {
  %z = arith.constant 0.0 : f32
  %overwritten = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to 4 {
    %a = affine.load %x[%i] : memref<4xf32>
    affine.store %a, %overwritten[%i] : memref<4xf32>
  }
  affine.for %i = 0 to 4 {
    affine.store %z, %x[%i] : memref<4xf32>
  }
  affine.for %p = 0 to 4 {
    %c = affine.load %overwritten[%p] : memref<4xf32>
    affine.store %c, %y[%p] : memref<4xf32>
  }
  return
}

// What it is computed from is updated, at another cell than is read.
// CHECK: remark[placement]: backwards: local, 202:
// KEPT-LABEL: func.func @sgd_backwards
// KEPT: %backwards = memref.alloc()
func.func @sgd_backwards(%w: memref<4xf32> {llvm.noalias}) {
  %backwards = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to 4 {
    %a = affine.load %w[%i] : memref<4xf32>
    %b = arith.addf %a, %a : f32
    affine.store %b, %backwards[%i] : memref<4xf32>
  }
  affine.for %p = 0 to 4 {
    %c = affine.load %backwards[-%p + 3] : memref<4xf32>
    %d = affine.load %w[%p] : memref<4xf32>
    %e = arith.subf %d, %c : f32
    affine.store %e, %w[%p] : memref<4xf32>
  }
  return
}

// The parameter that is written may be the one that is read.
// CHECK: remark[placement]: aliased: local, 202:
// KEPT-LABEL: func.func @may_alias
// KEPT: %aliased = memref.alloc()
func.func @may_alias(%x: memref<4xf32>, %y: memref<4xf32>) {
  %aliased = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to 4 {
    %a = affine.load %x[%i] : memref<4xf32>
    affine.store %a, %aliased[%i] : memref<4xf32>
  }
  affine.for %p = 0 to 4 {
    %c = affine.load %aliased[%p] : memref<4xf32>
    affine.store %c, %y[%p] : memref<4xf32>
  }
  return
}

// Two nodes are set in one loop, and what one gives to the other changes from iteration to
// iteration: both stay. (The sum so far is not the sum when the loads behind the loop run.)
// CHECK: remark[placement]: provider: local, 147:
// CHECK: remark[placement]: taken: local, 202:
// KEPT-LABEL: func.func @loop_carried_provider
// KEPT: %provider = memref.alloc()
// KEPT: %taken = memref.alloc()
func.func @loop_carried_provider(%x: memref<4xf32> {llvm.noalias}, %y: memref<4xf32> {llvm.noalias}) {
  %z = arith.constant 0.0 : f32
  %provider = memref.alloc() : memref<1xf32>
  %taken = memref.alloc() : memref<4xf32>
  affine.store %z, %provider[0] : memref<1xf32>
  affine.for %i = 0 to 4 {
    %a = affine.load %x[%i] : memref<4xf32>
    %s = affine.load %provider[0] : memref<1xf32>
    %t = arith.addf %s, %a : f32
    affine.store %t, %provider[0] : memref<1xf32>
    %u = affine.load %provider[0] : memref<1xf32>
    affine.store %u, %taken[%i] : memref<4xf32>
  }
  affine.for %i = 0 to 4 {
    %b = affine.load %taken[%i] : memref<4xf32>
    affine.store %b, %y[%i] : memref<4xf32>
  }
  return
}
