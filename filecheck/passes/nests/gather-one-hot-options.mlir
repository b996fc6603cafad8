// RUN: ad-opt %s -p "gather-one-hot{signed-zeros=false finite=true}" | filecheck %s
// RUN: ad-opt %s -p "gather-one-hot" | filecheck %s --check-prefix=STRICT
// RUN: ad-opt %s -p "gather-one-hot" --remarks=nests 2>&1 | filecheck %s --check-prefix=SAID

// Cells that are -0.0 would become +0.0, and 0 times infinity is no zero.
// SAID: remark[nests]: this loop finds one index, but signs of zeros would change
// CHECK-LABEL: func.func @update
// STRICT-LABEL: func.func @update
func.func @update(%g: memref<80xf32> {llvm.noalias}, %e: index, %x: f32) {
  // CHECK-NOT: affine.for
  // CHECK: scf.if
  // STRICT: affine.for
  %zero = arith.constant 0.0 : f32
  affine.for %k = 0 to 80 {
    %p = arith.cmpi eq, %k, %e : index
    %y = arith.select %p, %x, %zero : f32
    %a = affine.load %g[%k] : memref<80xf32>
    %b = arith.addf %a, %y : f32
    affine.store %b, %g[%k] : memref<80xf32>
  }
  func.return
}

// CHECK-LABEL: func.func @product
// STRICT-LABEL: func.func @product
func.func @product(%t: memref<80xf32>, %e: index) -> f32 {
  // CHECK-NOT: affine.for
  // STRICT: affine.for
  %zero = arith.constant 0.0 : f32
  %s = affine.for %k = 0 to 80 iter_args(%a = %zero) -> (f32) {
    %p = arith.cmpi eq, %k, %e : index
    %m = arith.uitofp %p : i1 to f32
    %x = affine.load %t[%k] : memref<80xf32>
    %y = arith.mulf %m, %x : f32
    %b = arith.addf %a, %y : f32
    affine.yield %b : f32
  }
  func.return %s : f32
}

// Accumulators in registers: the sum for each index becomes a fill, and one addition for each label,
// row by row: the columns, which each have elements of their own, are innermost in both.
// CHECK-LABEL: func.func @sums
// STRICT-LABEL: func.func @sums
func.func @sums(%g: memref<80x16xf32> {llvm.noalias}, %l: memref<4x3xi32> {llvm.noalias},
                %x: memref<4x3x16xf32> {llvm.noalias}) {
  %start = arith.constant -0.0 : f32
  %zero = arith.constant 0.0 : f32
  // CHECK: affine.for %{{.*}} = 0 to 80
  // CHECK-NEXT: affine.for %{{.*}} = 0 to 16
  // CHECK-NEXT: affine.store %start, %g
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  // CHECK-NEXT: affine.for %{{.*}} = 0 to 4 {
  // CHECK-NEXT: affine.for %{{.*}} = 0 to 3 {
  // CHECK-NEXT: affine.load %l
  // CHECK-NOT: affine.for
  // CHECK: scf.if
  // CHECK-NEXT: affine.for %{{.*}} = 0 to 16
  // CHECK-NEXT: memref.load %g
  // STRICT: iter_args
  affine.for %d = 0 to 16 {
    affine.for %k = 0 to 80 {
      %s = affine.for %i = 0 to 4 iter_args(%a = %start) -> (f32) {
        %t = affine.for %j = 0 to 3 iter_args(%b = %a) -> (f32) {
          %v = affine.load %x[%i, %j, %d] : memref<4x3x16xf32>
          %e = affine.load %l[%i, %j] : memref<4x3xi32>
          %n = arith.index_cast %e : i32 to index
          %p = arith.cmpi eq, %k, %n : index
          %y = arith.select %p, %v, %zero : f32
          %c = arith.addf %b, %y fastmath<reassoc,contract> : f32
          affine.yield %c : f32
        }
        affine.yield %t : f32
      }
      affine.store %s, %g[%k, %d] : memref<80x16xf32>
    }
  }
  func.return
}

// A sum in which what is stored is read stays.
// CHECK-LABEL: func.func @reads
func.func @reads(%g: memref<80xf32> {llvm.noalias}, %l: memref<4xi32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  // CHECK: iter_args
  affine.for %k = 0 to 80 {
    %s = affine.for %i = 0 to 4 iter_args(%a = %zero) -> (f32) {
      %v = affine.load %g[%i] : memref<80xf32>
      %e = affine.load %l[%i] : memref<4xi32>
      %n = arith.index_cast %e : i32 to index
      %p = arith.cmpi eq, %k, %n : index
      %y = arith.select %p, %v, %zero : f32
      %c = arith.addf %a, %y fastmath<reassoc> : f32
      affine.yield %c : f32
    }
    affine.store %s, %g[%k] : memref<80xf32>
  }
  func.return
}
