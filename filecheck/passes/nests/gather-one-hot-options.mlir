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
