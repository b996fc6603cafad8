// RUN: ad-opt %s -p "tile-registers{vector-bits=512 pack=true}" | filecheck %s
// RUN: ad-opt %s -p "tile-registers{vector-bits=512 pack=true}" --remarks=nests 2>&1 | filecheck %s --check-prefix=SAID
// RUN: ad-opt %s -p "tile-registers{vector-bits=512}" | filecheck %s --check-prefix=UNPACKED

// A sum of 16 products of contiguous rows is one vector, whose lanes would have to be added for
// each result. The rows of B are copied to columns, once for all rows of A, and lanes are results.
// SAID:          remark[nests]: an operand is copied, so that lanes are results
// CHECK-LABEL: func.func @scores
// CHECK:         %[[P:.*]] = assign.node "packed" : memref<16x64xf32>
// CHECK-NEXT:    affine.for %[[K:.*]] = 0 to 16 {
// CHECK-NEXT:      affine.for %[[J:.*]] = 0 to 64 {
// CHECK-NEXT:        %[[X:.*]] = affine.load %b[%[[J]], %[[K]]] : memref<64x16xf32>
// CHECK-NEXT:        affine.store %[[X]], %[[P]][%[[K]], %[[J]]] : memref<16x64xf32>
// CHECK:         affine.for %i = 0 to {{[0-9]+}} step
// CHECK-NOT:       affine.load %b
// CHECK:           affine.vector_load %[[P]][%{{.*}}, %{{.*}}] : memref<16x64xf32>, vector<{{16|32|64}}xf32>
// CHECK-NOT:       affine.load %b
// UNPACKED-LABEL: func.func @scores
// UNPACKED-NOT:    assign.node
// UNPACKED-NOT:    vector
func.func @scores(%a: memref<64x16xf32> {llvm.noalias}, %b: memref<64x16xf32> {llvm.noalias},
    %c: memref<64x64xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %sum = affine.for %k = 0 to 16 iter_args(%old = %zero) -> (f32) {
        %x = affine.load %a[%i, %k] : memref<64x16xf32>
        %y = affine.load %b[%j, %k] : memref<64x16xf32>
        %m = arith.mulf %x, %y : f32
        %new = arith.addf %old, %m fastmath<reassoc> : f32
        affine.yield %new : f32
      }
      affine.store %sum, %c[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// Not where sums are so long, and results so few, that the copy costs more than what it saves.
// CHECK-LABEL: func.func @long
// CHECK-NOT:     assign.node
func.func @long(%a: memref<8x1000xf32> {llvm.noalias}, %b: memref<16x1000xf32> {llvm.noalias},
    %c: memref<8x16xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 16 {
      %sum = affine.for %k = 0 to 1000 iter_args(%old = %zero) -> (f32) {
        %x = affine.load %a[%i, %k] : memref<8x1000xf32>
        %y = affine.load %b[%j, %k] : memref<16x1000xf32>
        %m = arith.mulf %x, %y : f32
        %new = arith.addf %old, %m fastmath<reassoc> : f32
        affine.yield %new : f32
      }
      affine.store %sum, %c[%i, %j] : memref<8x16xf32>
    }
  }
  return
}

// Not where what is read may be what is written: a copy would not see it.
// CHECK-LABEL: func.func @written
// CHECK-NOT:     assign.node
func.func @written(%a: memref<64x16xf32>, %b: memref<64x16xf32>, %c: memref<64x64xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %sum = affine.for %k = 0 to 16 iter_args(%old = %zero) -> (f32) {
        %x = affine.load %a[%i, %k] : memref<64x16xf32>
        %y = affine.load %b[%j, %k] : memref<64x16xf32>
        %m = arith.mulf %x, %y : f32
        %new = arith.addf %old, %m fastmath<reassoc> : f32
        affine.yield %new : f32
      }
      affine.store %sum, %c[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// What a loop around says, of however many trips, is the same for all of the copy. The room for it
// is made once.
// CHECK-LABEL: func.func @around
// CHECK:         %[[P:.*]] = assign.node "packed" : memref<16x64xf32>
// CHECK-NEXT:    affine.for %o = 0 to %n {
// CHECK:           affine.load %b[%o, %{{.*}}, %{{.*}}] : memref<?x64x16xf32>
// CHECK-NEXT:      affine.store %{{.*}}, %[[P]]
// CHECK:           affine.vector_load %[[P]]
func.func @around(%n: index, %a: memref<?x64x16xf32> {llvm.noalias}, %b: memref<?x64x16xf32> {llvm.noalias}, %c: memref<?x64x64xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  affine.for %o = 0 to %n {
    affine.for %i = 0 to 64 {
      affine.for %j = 0 to 64 {
      %sum = affine.for %k = 0 to 16 iter_args(%old = %zero) -> (f32) {
        %x = affine.load %a[%o, %i, %k] : memref<?x64x16xf32>
        %y = affine.load %b[%o, %j, %k] : memref<?x64x16xf32>
        %m = arith.mulf %x, %y : f32
        %new = arith.addf %old, %m fastmath<reassoc> : f32
        affine.yield %new : f32
      }
      affine.store %sum, %c[%o, %i, %j] : memref<?x64x64xf32>
    }
  }
  }
  return
}
