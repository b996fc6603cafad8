// RUN: ad-opt %s | filecheck %s

// Values between the brackets are dimensions; symbol(...) makes a symbol.
// CHECK-LABEL: func.func @subscripts
func.func @subscripts(%m: memref<10x10xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    // CHECK: affine.load %{{.*}}[%{{.*}} + 1, %{{.*}} mod 2 + symbol(%{{.*}})] : memref<10x10xf32>
    %0 = affine.load %m[%i + 1, %i mod 2 + symbol(%n)] : memref<10x10xf32>
    // CHECK: affine.if affine_set<(d0) : (d0 >= 0)>(%{{.*}}) {
    affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
      // CHECK-NEXT: affine.store
      affine.store %0, %m[%i, 7] : memref<10x10xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @parallel
func.func @parallel(%n: index, %x: f32) -> f32 {
  // CHECK: affine.parallel (%{{.*}}) = (max(%{{.*}}, 3)) to (min(%{{.*}} + 5, 10)) {
  affine.parallel (%i) = (max(%n, 3)) to (min(%n + 5, 10)) {
  }
  // CHECK: affine.parallel (%{{.*}}) = (0) to (9) step (3) reduce ("addf") -> (f32) {
  %0 = affine.parallel (%i) = (0) to (9) step (3) reduce ("addf") -> f32 {
    // CHECK-NEXT: affine.yield %{{.*}} : f32
    affine.yield %x : f32
  }
  return %0 : f32
}
