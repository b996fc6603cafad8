// RUN: ad-opt %s -p "gather-one-hot" | filecheck %s

// CHECK-LABEL: func.func @carried
func.func @carried(%t: memref<80xf32>, %e: index) -> f32 {
  %zero = arith.constant 0.0 : f32
  // CHECK-NOT: affine.for
  // CHECK: %[[IN:.*]] = arith.cmpi ult, %e, %{{.*}} : index
  // CHECK: %[[K:.*]] = arith.select %[[IN]], %e, %{{.*}} : index
  // CHECK-NEXT: %x = memref.load %t[%[[K]]]
  // CHECK: %[[Y:.*]] = arith.select %[[IN]], %x, %{{.*}} : f32
  // CHECK-NEXT: arith.addf %zero, %[[Y]]
  // CHECK-NEXT: return
  %s = affine.for %k = 0 to 80 iter_args(%a = %zero) -> (f32) {
    %p = arith.cmpi eq, %k, %e : index
    %x = affine.load %t[%k] : memref<80xf32>
    %y = arith.select %p, %x, %zero : f32
    %b = arith.addf %a, %y : f32
    affine.yield %b : f32
  }
  func.return %s : f32
}

// Rows of an embedding, by labels that are floats: no loop over the vocabulary. The element that is
// added to may be -0.0, which the loop would have made +0.0.
// CHECK-LABEL: func.func @embedding
func.func @embedding(%t: memref<80x16xf32> {llvm.noalias}, %l: memref<4xf32> {llvm.noalias},
                     %o: memref<4x16xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  // CHECK: affine.for %i = 0 to 4
  // CHECK-NEXT: affine.for %d = 0 to 16
  // CHECK-NOT: affine.for
  // CHECK: arith.cmpf ogt
  // CHECK: arith.cmpf olt
  // CHECK: arith.fptosi
  // CHECK: arith.cmpf oeq
  // CHECK: memref.load %t[%k, %d]
  // CHECK: arith.addf %old
  // CHECK: arith.addf
  // CHECK-NEXT: affine.store
  affine.for %i = 0 to 4 {
    affine.for %d = 0 to 16 {
      affine.for %k = 0 to 80 {
        %x = affine.load %t[%k, %d] : memref<80x16xf32>
        %e = affine.load %l[%i] : memref<4xf32>
        %c = arith.index_cast %k : index to i64
        %f = arith.sitofp %c : i64 to f32
        %p = arith.cmpf oeq, %f, %e : f32
        %y = arith.select %p, %x, %zero : f32
        %old = affine.load %o[%i, %d] : memref<4x16xf32>
        %b = arith.addf %old, %y fastmath<reassoc> : f32
        affine.store %b, %o[%i, %d] : memref<4x16xf32>
      }
    }
  }
  func.return
}

// Its gradient: one guarded addition. The buffer was filled with +0.0, so no cell is -0.0.
// CHECK-LABEL: func.func @scatter
func.func @scatter(%g: memref<80x16xf32> {llvm.noalias}, %l: memref<4xi32> {llvm.noalias},
                   %o: memref<4x16xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 80 {
    affine.for %d = 0 to 16 {
      // CHECK: affine.store %zero
      affine.store %zero, %g[%i, %d] : memref<80x16xf32>
    }
  }
  // CHECK-NOT: 0 to 80
  // CHECK: affine.for %{{.*}} = 0 to 16
  // CHECK-NEXT: affine.for %{{.*}} = 0 to 4
  // CHECK-NOT: affine.for
  // CHECK: scf.if
  // CHECK-NEXT: memref.load %g
  // CHECK-NEXT: arith.addf
  // CHECK-NEXT: memref.store %{{.*}}, %g
  // CHECK-NEXT: }
  affine.for %k = 0 to 80 {
    affine.for %d = 0 to 16 {
      affine.for %i = 0 to 4 {
        %x = affine.load %o[%i, %d] : memref<4x16xf32>
        %e = affine.load %l[%i] : memref<4xi32>
        %f = arith.index_cast %k : index to i32
        %p = arith.cmpi eq, %f, %e : i32
        %y = arith.select %p, %x, %zero : f32
        %old = affine.load %g[%k, %d] : memref<80x16xf32>
        %b = arith.addf %old, %y fastmath<reassoc> : f32
        affine.store %b, %g[%k, %d] : memref<80x16xf32>
      }
    }
  }
  func.return
}

// 0 * infinity is no zero: a product needs flags that exclude it.
// CHECK-LABEL: func.func @product
func.func @product(%t: memref<80xf32>, %e: index) -> (f32, f32) {
  %zero = arith.constant 0.0 : f32
  // CHECK: affine.for
  %s = affine.for %k = 0 to 80 iter_args(%a = %zero) -> (f32) {
    %p = arith.cmpi eq, %k, %e : index
    %m = arith.uitofp %p : i1 to f32
    %x = affine.load %t[%k] : memref<80xf32>
    %y = arith.mulf %m, %x : f32
    %b = arith.addf %a, %y : f32
    affine.yield %b : f32
  }
  // CHECK-NOT: affine.for
  %u = affine.for %k = 0 to 80 iter_args(%a = %zero) -> (f32) {
    %p = arith.cmpi eq, %k, %e : index
    %m = arith.uitofp %p : i1 to f32
    %x = affine.load %t[%k] : memref<80xf32>
    %b = math.fma %m, %x, %a fastmath<nnan,ninf> : f32
    affine.yield %b : f32
  }
  func.return %s, %u : f32, f32
}

// What is compared changes with the loop; a part of the indices only; an order that counts.
// CHECK-LABEL: func.func @stays
func.func @stays(%t: memref<80xf32> {llvm.noalias}, %l: memref<80xindex> {llvm.noalias},
                 %o: memref<f32> {llvm.noalias}, %e: index) {
  %zero = arith.constant 0.0 : f32
  // CHECK: affine.for %k = 0 to 80
  // CHECK: affine.for %k_1 = 1 to 80
  // CHECK: affine.for %k_2 = 0 to 80
  affine.for %k = 0 to 80 {
    %v = affine.load %l[%k] : memref<80xindex>
    %p = arith.cmpi eq, %k, %v : index
    %x = affine.load %t[%k] : memref<80xf32>
    %y = arith.select %p, %x, %zero : f32
    %a = affine.load %o[] : memref<f32>
    %b = arith.addf %a, %y : f32
    affine.store %b, %o[] : memref<f32>
  }
  affine.for %k = 1 to 80 {
    %p = arith.cmpi eq, %k, %e : index
    %x = affine.load %t[%k] : memref<80xf32>
    %y = arith.select %p, %x, %zero : f32
    %a = affine.load %o[] : memref<f32>
    %b = arith.addf %a, %y : f32
    affine.store %b, %o[] : memref<f32>
  }
  affine.for %k = 0 to 80 {
    affine.for %i = 0 to 80 {
      %v = affine.load %l[%i] : memref<80xindex>
      %p = arith.cmpi eq, %k, %v : index
      %x = affine.load %t[%k] : memref<80xf32>
      %y = arith.select %p, %x, %zero : f32
      %a = affine.load %o[] : memref<f32>
      %b = arith.addf %a, %y : f32
      affine.store %b, %o[] : memref<f32>
    }
  }
  func.return
}
