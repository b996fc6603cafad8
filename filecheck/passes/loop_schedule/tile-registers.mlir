// RUN: ad-opt %s -p "tile-registers{vector-bits=128 registers=16}" | filecheck %s
// RUN: ad-opt %s -p "tile-registers{vector-bits=128 registers=16}" --remarks=nests 2>&1 | filecheck %s --check-prefix=SAID
// RUN: ad-opt %s -p "tile-registers{vector-bits=128 registers=16 as-schedule=true}" | filecheck %s --check-prefix=WRITTEN

// SAID: remark[nests]: iterations that run at once: i: 4, j: 2 x vector<4>

// Columns of B are contiguous: two vectors of four of them, written as one of eight until LLVM divides
// it. Rows and columns that are left over run in smaller tiles, here one column.
// CHECK-LABEL: func.func @product
// CHECK:         affine.for %i = 0 to 4 step 4 {
// CHECK-NEXT:      affine.for %j = 0 to 8 step 8 {
// CHECK:             %{{.*}} = affine.for %k = 0 to 100 iter_args({{.*}}) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
// CHECK-NEXT:          %x = affine.load %a[%i, %k] : memref<4x100xf32>
// CHECK-NEXT:          %x_1 = affine.load %a[%i + 1, %k] : memref<4x100xf32>
// CHECK:               affine.vector_load %b[%k, %j] : memref<100x9xf32>, vector<8xf32>
// CHECK-NEXT:          vector.broadcast %x : f32 to vector<8xf32>
// CHECK:               arith.addf %{{.*}}, %{{.*}} fastmath<contract> : vector<8xf32>
// CHECK:             affine.vector_store %{{.*}}, %c[%i + 3, %j] : memref<4x9xf32>, vector<8xf32>
// CHECK:           affine.for %j_1 = 8 to 9 {
// CHECK:             affine.store %{{.*}}, %c[%i + 3, %j_1] : memref<4x9xf32>

// Or only written, to be read, edited and applied; what has a label already keeps it.
// WRITTEN-LABEL: func.func @product
// WRITTEN-NEXT:    %zero
// WRITTEN-NEXT:    affine.for %i = 0 to 4 {
// WRITTEN-NEXT:      affine.for %j = 0 to 9 {
// WRITTEN:           } {schedule.loop = "columns"}
// WRITTEN-NEXT:    } {schedule.loop = "i"}
// WRITTEN:       schedule.apply @product {
// WRITTEN-NEXT:    %i = schedule.loop "i"
// WRITTEN-NEXT:    %columns = schedule.loop "columns"
// WRITTEN-NEXT:    %0, %1 = schedule.register_tile %i, %columns by [4, 2] lanes [1, 4] : !schedule.loop, !schedule.loop
// WRITTEN-NEXT:  }
func.func @product(%a: memref<4x100xf32> {llvm.noalias}, %b: memref<100x9xf32> {llvm.noalias},
    %c: memref<4x9xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 9 {
      %sum = affine.for %k = 0 to 100 iter_args(%old = %zero) -> (f32) {
        %x = affine.load %a[%i, %k] : memref<4x100xf32>
        %y = affine.load %b[%k, %j] : memref<100x9xf32>
        %m = arith.mulf %x, %y fastmath<contract> : f32
        %new = arith.addf %old, %m fastmath<contract> : f32
        affine.yield %new : f32
      }
      affine.store %sum, %c[%i, %j] : memref<4x9xf32>
    } {schedule.loop = "columns"}
  }
  return
}

// Rows of B are contiguous: LLVM makes vectors of the sum, which serve a tile of results.
// CHECK-LABEL: func.func @transposed
// CHECK:         affine.for %i = 0 to 8 step [[ROWS:[2-9]]] {
// CHECK-NEXT:      affine.for %j = 0 to 8 step [[COLUMNS:[2-9]]] {
// CHECK-NOT:         vector
// WRITTEN:       schedule.apply @transposed {
// WRITTEN:         schedule.register_tile %i, %j by [{{[2-9]}}, {{[2-9]}}] : !schedule.loop, !schedule.loop
func.func @transposed(%a: memref<8x100xf32> {llvm.noalias}, %b: memref<8x100xf32> {llvm.noalias},
    %c: memref<8x8xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %sum = affine.for %k = 0 to 100 iter_args(%old = %zero) -> (f32) {
        %x = affine.load %a[%i, %k] : memref<8x100xf32>
        %y = affine.load %b[%j, %k] : memref<8x100xf32>
        %m = arith.mulf %x, %y : f32
        %new = arith.addf %old, %m fastmath<reassoc> : f32
        affine.yield %new : f32
      }
      affine.store %sum, %c[%i, %j] : memref<8x8xf32>
    }
  }
  return
}

// Not where iterations depend on each other, where the result may be an operand, or where nothing
// that is loaded serves twice.
// CHECK-LABEL: func.func @left
// CHECK-NOT:     step
// WRITTEN-NOT:   schedule.apply @left
func.func @left(%a: memref<9x9x100xf32> {llvm.noalias}, %b: memref<9x100xf32>, %c: memref<9x9xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 1 to 9 {
    affine.for %j = 1 to 9 {
      %sum = affine.for %k = 0 to 100 iter_args(%old = %zero) -> (f32) {
        %x = affine.load %a[%i - 1, %j - 1, %k] : memref<9x9x100xf32>
        %y = affine.load %a[%i, %j, %k] : memref<9x9x100xf32>
        affine.store %y, %a[%i, %j - 1, %k] : memref<9x9x100xf32>
        %new = arith.addf %old, %x : f32
        affine.yield %new : f32
      }
      affine.store %sum, %c[%i, %j] : memref<9x9xf32>
    }
  }
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 9 {
      %sum = affine.for %k = 0 to 100 iter_args(%old = %zero) -> (f32) {
        %x = affine.load %b[%i, %k] : memref<9x100xf32>
        %y = affine.load %b[%j, %k] : memref<9x100xf32>
        %m = arith.mulf %x, %y : f32
        %new = arith.addf %old, %m : f32
        affine.yield %new : f32
      }
      affine.store %sum, %c[%i, %j] : memref<9x9xf32>
    }
  }
  affine.for %i = 0 to 9 {
    %sum = affine.for %k = 0 to 100 iter_args(%old = %zero) -> (f32) {
      %x = affine.load %b[%i, %k] : memref<9x100xf32>
      %new = arith.addf %old, %x fastmath<reassoc> : f32
      affine.yield %new : f32
    }
    affine.store %sum, %c[%i, 0] : memref<9x9xf32>
  }
  return
}

// Products that are masked where they are NaN are summed without masks; where a sum is NaN, the tile
// is done once more, a copy at a time. LLVM leaves these loops as they are.
// CHECK-LABEL: func.func @masked
// CHECK:         affine.for %i = 0 to 8 step 2 {
// CHECK-NEXT:      affine.for %j = 0 to 16 step 8 {
// CHECK:             %sum, %sum_1 = affine.for %k = 0 to 9
// CHECK-NOT:           arith.cmpf
// CHECK-NOT:           arith.select
// CHECK:             } {llvm.loop_annotation = #loop_annotation}
// CHECK-NEXT:        arith.cmpf uno, %sum, %sum_1 : vector<8xf32>
// CHECK:             scf.if
// CHECK-NEXT:          affine.for %[[I:.*]] = 0 to 2 {
// CHECK-NEXT:            affine.for %[[J:.*]] = 0 to 8 step 4 {
// CHECK:                   %sum_2 = affine.for %k_1 = 0 to 9 iter_args({{.*}}) -> (vector<4xf32>) {
// CHECK:                     affine.load %a[%i + %[[I]], %k_1]
// CHECK:                     arith.select
// CHECK:                   affine.vector_store %sum_2, %c[%i + %[[I]], %j + %[[J]]]
// CHECK:             } else {
// CHECK-NEXT:          affine.vector_store %sum, %c[%i, %j] : memref<8x16xf32>, vector<8xf32>
func.func @masked(%a: memref<8x9xf32> {llvm.noalias}, %b: memref<9x16xf32> {llvm.noalias},
    %c: memref<8x16xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 16 {
      %sum = affine.for %k = 0 to 9 iter_args(%old = %zero) -> (f32) {
        %x = affine.load %a[%i, %k] : memref<8x9xf32>
        %y = affine.load %b[%k, %j] : memref<9x16xf32>
        %none = arith.cmpf oeq, %x, %zero : f32
        %p = arith.mulf %x, %y : f32
        %nan = arith.cmpf uno, %p, %p : f32
        %masked = arith.andi %none, %nan : i1
        %q = arith.select %masked, %zero, %p : f32
        %new = arith.addf %old, %q : f32
        affine.yield %new : f32
      }
      affine.store %sum, %c[%i, %j] : memref<8x16xf32>
    }
  }
  return
}

// The last of many tiles goes back to where it fits, if what is done twice is only written; and not
// in a schedule.
// CHECK-LABEL: func.func @written
// CHECK:           affine.for %j = 0 to 70 step 8 {
// CHECK-NEXT:        %j_1 = affine.apply affine_map<(d0) -> ((d0 + ((d0 floordiv 64) * -2)))>(%j)
// CHECK:             affine.vector_store %{{.*}}, %c[%i + 3, %j_1] : memref<4x70xf32>, vector<8xf32>
// CHECK-NOT:       affine.for %j
func.func @written(%a: memref<4x100xf32> {llvm.noalias}, %b: memref<100x70xf32> {llvm.noalias},
    %c: memref<4x70xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 70 {
      %sum = affine.for %k = 0 to 100 iter_args(%old = %zero) -> (f32) {
        %x = affine.load %a[%i, %k] : memref<4x100xf32>
        %y = affine.load %b[%k, %j] : memref<100x70xf32>
        %m = arith.mulf %x, %y fastmath<contract> : f32
        %new = arith.addf %old, %m fastmath<contract> : f32
        affine.yield %new : f32
      }
      affine.store %sum, %c[%i, %j] : memref<4x70xf32>
    }
  }
  return
}

// What is added to must not be added to twice.
// CHECK-LABEL: func.func @added
// CHECK-NOT:     affine.apply
// CHECK:         affine.for %j = 0 to 64 step 8 {
// CHECK-NOT:     affine.apply
// CHECK:         return
func.func @added(%a: memref<4x100xf32> {llvm.noalias}, %b: memref<100x70xf32> {llvm.noalias},
    %c: memref<4x70xf32> {llvm.noalias}) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 70 {
      %before = affine.load %c[%i, %j] : memref<4x70xf32>
      %sum = affine.for %k = 0 to 100 iter_args(%old = %before) -> (f32) {
        %x = affine.load %a[%i, %k] : memref<4x100xf32>
        %y = affine.load %b[%k, %j] : memref<100x70xf32>
        %m = arith.mulf %x, %y fastmath<contract> : f32
        %new = arith.addf %old, %m fastmath<contract> : f32
        affine.yield %new : f32
      }
      affine.store %sum, %c[%i, %j] : memref<4x70xf32>
    }
  }
  return
}
