// RUN: ad-opt %s -p "place-nodes{virtual-first=true},virtualize" | filecheck %s

// Variables are matched one by one: no guard, no buffer, no division.
// CHECK-LABEL: func.func @iterators
// CHECK-NEXT:    affine.for %p = 0 to 6 {
// CHECK-NEXT:      affine.for %q = 0 to 4 {
// CHECK-NEXT:        %a = affine.load %x[%q, %p] : memref<4x6xf32>
// CHECK-NEXT:        %b = math.exp %a : f32
// CHECK-NEXT:        affine.store %b, %y[%p, %q] : memref<6x4xf32>
// CHECK-NOT:     affine.for
func.func @iterators(%x: memref<4x6xf32>, %y: memref<6x4xf32> {llvm.noalias}) {
  %h = memref.alloc() : memref<4x6xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 6 {
      %a = affine.load %x[%i, %j] : memref<4x6xf32>
      %b = math.exp %a : f32
      affine.store %b, %h[%i, %j] : memref<4x6xf32>
    }
  }
  affine.for %p = 0 to 6 {
    affine.for %q = 0 to 4 {
      %c = affine.load %h[%q, %p] : memref<4x6xf32>
      affine.store %c, %y[%p, %q] : memref<6x4xf32>
    }
  }
  return
}

// The load combines its variables as the store does: no division either.
// CHECK-LABEL: func.func @structural
// CHECK-NOT:     floordiv
// CHECK:         %a = affine.load %x[%p, %q] : memref<3x2xf32>
// CHECK-NEXT:    affine.store %a, %y[%p * 2 + %q] : memref<6xf32>
// CHECK-NOT:     affine.for
func.func @structural(%x: memref<3x2xf32>, %y: memref<6xf32> {llvm.noalias}) {
  %h = memref.alloc() : memref<6xf32>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 2 {
      %a = affine.load %x[%i, %j] : memref<3x2xf32>
      affine.store %a, %h[2 * %i + %j] : memref<6xf32>
    }
  }
  affine.for %p = 0 to 3 {
    affine.for %q = 0 to 2 {
      %c = affine.load %h[2 * %p + %q] : memref<6xf32>
      affine.store %c, %y[2 * %p + %q] : memref<6xf32>
    }
  }
  return
}

// Else the variables are digits of the subscript in mixed radix.
// CHECK-LABEL: func.func @digits
// CHECK-NEXT:    affine.for %p = 0 to 6 {
// CHECK-NEXT:      %[[Q:.*]] = affine.apply affine_map<(d0) -> ((d0 floordiv 2))>(%p)
// CHECK-NEXT:      %[[R:.*]] = affine.apply affine_map<(d0) -> ((d0 mod 2))>(%p)
// CHECK-NEXT:      %a = affine.load %x[%[[Q]], %[[R]]] : memref<3x2xf32>
// CHECK-NEXT:      affine.store %a, %y[%p] : memref<6xf32>
// CHECK-NOT:     affine.for
func.func @digits(%x: memref<3x2xf32>, %y: memref<6xf32> {llvm.noalias}) {
  %h = memref.alloc() : memref<6xf32>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 2 {
      %a = affine.load %x[%i, %j] : memref<3x2xf32>
      affine.store %a, %h[2 * %i + %j] : memref<6xf32>
    }
  }
  affine.for %p = 0 to 6 {
    %c = affine.load %h[%p] : memref<6xf32>
    affine.store %c, %y[%p] : memref<6xf32>
  }
  return
}

// One variable is known, the other solved for: one select, two comparisons.
// CHECK-LABEL: func.func @triangular
// CHECK:         affine.for %p = 0 to 3 {
// CHECK-NEXT:      affine.for %q = 0 to 6 {
// CHECK-COUNT-2:     arith.cmpi sge
// CHECK-NOT:         arith.cmpi
// CHECK:             %[[V:.*]] = arith.select %{{.*}}, %{{.*}}, %z : f32
// CHECK-NEXT:        affine.store %[[V]], %y[%p, %q] : memref<3x6xf32>
// CHECK-NOT:     affine.for
func.func @triangular(%y: memref<3x6xf32> {llvm.noalias}) {
  %z = arith.constant 0.0 : f32
  %h = memref.alloc() : memref<3x6xf32>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 6 {
      affine.store %z, %h[%i, %j] : memref<3x6xf32>
    }
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      %c = arith.constant 2.0 : f32
      affine.store %c, %h[%i, %i + %j] : memref<3x6xf32>
    }
  }
  affine.for %p = 0 to 3 {
    affine.for %q = 0 to 6 {
      %c = affine.load %h[%p, %q] : memref<3x6xf32>
      affine.store %c, %y[%p, %q] : memref<3x6xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @diagonal
// CHECK:         %[[IS:.*]] = arith.cmpi eq
// CHECK-NEXT:    %a = affine.load %x[%p] : memref<4xf32>
// CHECK-NEXT:    %[[V:.*]] = arith.select %[[IS]], %a, %z : f32
// CHECK-NEXT:    affine.store %[[V]], %y[%p, %q] : memref<4x4xf32>
// CHECK-NOT:     arith.select
// CHECK:         %[[A:.*]] = affine.load %x[%r] : memref<4xf32>
// CHECK-NEXT:    affine.store %[[A]], %w[%r] : memref<4xf32>
func.func @diagonal(%x: memref<4xf32>, %y: memref<4x4xf32> {llvm.noalias}, %w: memref<4xf32> {llvm.noalias}) {
  %z = arith.constant 0.0 : f32
  %h = memref.alloc() : memref<4x4xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      affine.store %z, %h[%i, %j] : memref<4x4xf32>
    }
  }
  affine.for %i = 0 to 4 {
    %a = affine.load %x[%i] : memref<4xf32>
    affine.store %a, %h[%i, %i] : memref<4x4xf32>
  }
  affine.for %p = 0 to 4 {
    affine.for %q = 0 to 4 {
      %c = affine.load %h[%p, %q] : memref<4x4xf32>
      affine.store %c, %y[%p, %q] : memref<4x4xf32>
    }
  }
  affine.for %r = 0 to 4 {
    %c = affine.load %h[%r, %r] : memref<4x4xf32>
    affine.store %c, %w[%r] : memref<4xf32>
  }
  return
}

// Where the guard fails the element would be outside, so it is not loaded.
// CHECK-LABEL: func.func @shifted
// CHECK:         %[[V:.*]] = scf.if %{{.*}} -> (f32) {
// CHECK-NEXT:      %a = affine.load %x[%p + -1] : memref<3xf32>
// CHECK-NEXT:      scf.yield %a : f32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %z : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.store %[[V]], %y[%p] : memref<5xf32>
func.func @shifted(%x: memref<3xf32>, %y: memref<5xf32> {llvm.noalias}) {
  %z = arith.constant 0.0 : f32
  %h = memref.alloc() : memref<5xf32>
  affine.for %i = 0 to 5 {
    affine.store %z, %h[%i] : memref<5xf32>
  }
  affine.for %i = 0 to 3 {
    %a = affine.load %x[%i] : memref<3xf32>
    affine.store %a, %h[%i + 1] : memref<5xf32>
  }
  affine.for %p = 0 to 5 {
    %c = affine.load %h[%p] : memref<5xf32>
    affine.store %c, %y[%p] : memref<5xf32>
  }
  return
}

// A sum becomes a loop that carries it, outside of loops that do not matter.
// CHECK-LABEL: func.func @row_sums
// CHECK:         affine.for %p = 0 to 4 {
// CHECK-NEXT:      %[[S:.*]] = affine.for %j = 0 to 6 iter_args(%[[C:.*]] = %z) -> (f32) {
// CHECK-NEXT:        %[[A:.*]] = affine.load %x[%p, %j] : memref<4x6xf32>
// CHECK-NEXT:        %[[N:.*]] = arith.addf %[[C]], %[[A]] : f32
// CHECK-NEXT:        affine.yield %[[N]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.for %q = 0 to 6 {
// CHECK-NOT:     affine.for
// CHECK:         arith.divf %{{.*}}, %[[S]] : f32
func.func @row_sums(%x: memref<4x6xf32>, %y: memref<4x6xf32> {llvm.noalias}) {
  %z = arith.constant 0.0 : f32
  %h = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to 4 {
    affine.store %z, %h[%i] : memref<4xf32>
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 6 {
      %a = affine.load %x[%i, %j] : memref<4x6xf32>
      %o = affine.load %h[%i] : memref<4xf32>
      %n = arith.addf %o, %a : f32
      affine.store %n, %h[%i] : memref<4xf32>
    }
  }
  affine.for %p = 0 to 4 {
    affine.for %q = 0 to 6 {
      %a = affine.load %x[%p, %q] : memref<4x6xf32>
      %c = affine.load %h[%p] : memref<4xf32>
      %d = arith.divf %a, %c : f32
      affine.store %d, %y[%p, %q] : memref<4x6xf32>
    }
  }
  return
}

// Two nodes in one loop, and a parameter: only the stores of the nodes go.
// CHECK-LABEL: func.func @shared_loop
// CHECK-NOT:     memref.alloc
// CHECK:         affine.for %i = 0 to 4 {
// CHECK-NEXT:      %a = affine.load %x[%i] : memref<4xf32>
// CHECK-NEXT:      %b = arith.mulf %a, %a : f32
// CHECK-NEXT:      affine.store %b, %w[%i] : memref<4xf32>
// CHECK-NEXT:    }
func.func @shared_loop(%x: memref<4xf32>, %y: memref<4xf32> {llvm.noalias}, %w: memref<4xf32> {llvm.noalias}) {
  %m = memref.alloc() : memref<4xf32>
  %n = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to 4 {
    %a = affine.load %x[%i] : memref<4xf32>
    affine.store %a, %m[%i] : memref<4xf32>
    %b = arith.mulf %a, %a : f32
    affine.store %b, %n[%i] : memref<4xf32>
    affine.store %b, %w[%i] : memref<4xf32>
  }
  affine.for %p = 0 to 4 {
    %c = affine.load %n[%p] : memref<4xf32>
    %d = affine.load %m[%p] : memref<4xf32>
    %e = arith.subf %d, %c : f32
    affine.store %e, %y[%p] : memref<4xf32>
  }
  return
}

// What a value is computed from may be updated behind the load, cell by cell.
// CHECK-LABEL: func.func @update
// CHECK-NEXT:    affine.for %p = 0 to 4 {
// CHECK-NEXT:      %a = affine.load %w[%p] : memref<4xf32>
// CHECK-NEXT:      %b = arith.addf %a, %a : f32
// CHECK-NEXT:      %d = affine.load %w[%p] : memref<4xf32>
// CHECK-NEXT:      %e = arith.subf %d, %b : f32
// CHECK-NEXT:      affine.store %e, %w[%p] : memref<4xf32>
func.func @update(%w: memref<4xf32>) {
  %g = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to 4 {
    %a = affine.load %w[%i] : memref<4xf32>
    %b = arith.addf %a, %a : f32
    affine.store %b, %g[%i] : memref<4xf32>
  }
  affine.for %p = 0 to 4 {
    %c = affine.load %g[%p] : memref<4xf32>
    %d = affine.load %w[%p] : memref<4xf32>
    %e = arith.subf %d, %c : f32
    affine.store %e, %w[%p] : memref<4xf32>
  }
  return
}

// Scratch that is set once and read where its pieces are: zero but for one column.
// CHECK-LABEL: func.func @column
// CHECK-NOT:     memref.alloc
// CHECK:         affine.for %p = 0 to 4 {
// CHECK-NEXT:      affine.store %z, %y[%p] : memref<4xf32>
func.func @column(%x: memref<4xf32>, %y: memref<4xf32> {llvm.noalias}) {
  %z = arith.constant 0.0 : f32
  %sparse = memref.alloc() : memref<4x3xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 3 {
      affine.store %z, %sparse[%i, %j] : memref<4x3xf32>
    }
  }
  affine.for %i = 0 to 4 {
    %a = affine.load %x[%i] : memref<4xf32>
    affine.store %a, %sparse[%i, 0] : memref<4x3xf32>
  }
  affine.for %p = 0 to 4 {
    %c = affine.load %sparse[%p, 2] : memref<4x3xf32>
    affine.store %c, %y[%p] : memref<4xf32>
  }
  return
}

// A cell is chosen by a number from memory: what is loaded below a condition takes variables of loops.
// CHECK-LABEL: func.func @chosen_below_a_condition
// CHECK:         assign.node "h" {placement = #assign.placement<local, 205>}
// CHECK:         memref.load %h[%l]
func.func @chosen_below_a_condition(%x: memref<3xf64>, %ids: memref<4xi64>, %y: memref<4xf64> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2 : index
  %h = assign.node "h" : memref<5xf64>
  affine.for %i = 0 to 5 {
    %inside = arith.cmpi ult, %i, %two : index
    %v = scf.if %inside -> (f64) {
      %a = affine.load %x[%i] : memref<3xf64>
      scf.yield %a : f64
    } else {
      scf.yield %zero : f64
    }
    affine.store %v, %h[%i] : memref<5xf64>
  }
  affine.for %j = 0 to 4 {
    %id = affine.load %ids[%j] : memref<4xi64>
    %k = arith.index_cast %id : i64 to index
    %five = arith.constant 5 : index
    %zero_index = arith.constant 0 : index
    %there = arith.cmpi ult, %k, %five : index
    %l = arith.select %there, %k, %zero_index : index
    %b = memref.load %h[%l] : memref<5xf64>
    affine.store %b, %y[%j] : memref<4xf64>
  }
  return
}

// So is what is loaded at sums of these that are computed in front of the condition.
// CHECK-LABEL: func.func @chosen_by_a_sum_below_a_condition
// CHECK:         assign.node "h" {placement = #assign.placement<local, 205>}
// CHECK:         memref.load %h[%l]
func.func @chosen_by_a_sum_below_a_condition(%x: memref<6xf64>, %ids: memref<4xi64>, %y: memref<4xf64> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2 : index
  %h = assign.node "h" : memref<5xf64>
  affine.for %i = 0 to 5 {
    %inside = arith.cmpi ult, %i, %two : index
    %n = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %v = scf.if %inside -> (f64) {
      %a = affine.load %x[%n] : memref<6xf64>
      scf.yield %a : f64
    } else {
      scf.yield %zero : f64
    }
    affine.store %v, %h[%i] : memref<5xf64>
  }
  affine.for %j = 0 to 4 {
    %id = affine.load %ids[%j] : memref<4xi64>
    %k = arith.index_cast %id : i64 to index
    %five = arith.constant 5 : index
    %zero_index = arith.constant 0 : index
    %there = arith.cmpi ult, %k, %five : index
    %l = arith.select %there, %k, %zero_index : index
    %b = memref.load %h[%l] : memref<5xf64>
    affine.store %b, %y[%j] : memref<4xf64>
  }
  return
}

// A load whose value nobody needs goes with the stores.
// CHECK-LABEL: func.func @for_nobody
// CHECK-NOT:     affine.load %x
// CHECK-NOT:     affine.load %h
// CHECK:         func.return
func.func @for_nobody(%x: memref<4xf32>, %y: memref<4xf32>) {
  %h = memref.alloc() {assign.placement = #assign.placement<virtual, 152>} : memref<4xf32>
  affine.for %i = 0 to 4 {
    %a = affine.load %x[%i] : memref<4xf32>
    affine.store %a, %h[%i] : memref<4xf32>
  }
  affine.for %i = 0 to 4 {
    %one = arith.constant 1.0 : f32
    %b = affine.load %h[%i] : memref<4xf32>
    %c = arith.addf %b, %one : f32
    affine.store %one, %y[%i] : memref<4xf32>
  }
  return
}
