memref.global "private" @a : memref<2xf32> = dense<[1.0, 2.0]>
memref.global @b : memref<2xf32> = uninitialized
memref.global constant @c : memref<2x2xf64> = dense<0.0> {alignment = 64 : i64}
memref.global "private" constant @d : memref<i32> = dense<3>
memref.global @e : memref<4xf32>
memref.global "private" @f : memref<4xf32> {note}
// -----
func.func @copy(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  memref.copy %m, %m : memref<?xf64> to memref<?xf64>
  memref.copy %m, %m {note} : memref<?xf64> to memref<?xf64>
  memref.copy %u, %u : memref<*xf64> to memref<*xf64>
  return
}
// -----
func.func @cast(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %0 = memref.cast %m : memref<?xf64> to memref<4xf64>
  %1 = memref.cast %m : memref<?xf64> to memref<*xf64>
  return
}
// -----
func.func @rank(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %2 = memref.rank %u : memref<*xf64>
  %3 = memref.rank %m : memref<?xf64>
  return
}
// -----
func.func @alloca_scope(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  memref.alloca_scope {
    %4 = memref.alloca() : memref<4xf64>
  }
  %5 = memref.alloca_scope -> (f64) {
    memref.alloca_scope.return %x : f64
  }
  %6:2 = memref.alloca_scope -> (f64, index) {
    memref.alloca_scope.return %x, %i : f64, index
  } {note}
  return
}
// -----
func.func @atomic_rmw(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %7 = memref.atomic_rmw addf %x, %m[%i] : (f64, memref<?xf64>) -> f64
  %8 = memref.atomic_rmw maxs %k, %mi[%i] : (i32, memref<4xi32>) -> i32
  %9 = memref.atomic_rmw assign %k, %mi[%i] : (i32, memref<4xi32>) -> i32
  %90 = memref.atomic_rmw mulf %x, %m[%i] {n} : (f64, memref<?xf64>) -> f64
  %91 = memref.atomic_rmw maximumf %x, %m[%i] : (f64, memref<?xf64>) -> f64
  %92 = memref.atomic_rmw minnumf %x, %m[%i] : (f64, memref<?xf64>) -> f64
  %93 = memref.atomic_rmw xori %k, %mi[%i] : (i32, memref<4xi32>) -> i32
  return
}
// -----
func.func @generic_atomic_rmw(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %10 = memref.generic_atomic_rmw %m[%i] : memref<?xf64> {
  ^bb0(%cur: f64):
    %n = arith.addf %cur, %x : f64
    memref.atomic_yield %n : f64
  }
  return
}
// -----
func.func @transpose(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %11 = memref.transpose %m2 (i, j) -> (j, i) : memref<4x8xf64> to memref<8x4xf64, strided<[1, 8]>>
  return
}
// -----
func.func @realloc(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %12 = memref.realloc %m(%i) : memref<?xf64> to memref<?xf64>
  %13 = memref.realloc %s : memref<4xf64> to memref<8xf64>
  %131 = memref.realloc %s {alignment = 8 : i64} : memref<4xf64> to memref<8xf64>
  return
}
// -----
func.func @prefetch(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  memref.prefetch %m2[%i, %i], read, locality<3>, data : memref<4x8xf64>
  return
}
// -----
func.func @expand_shape(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %14 = memref.expand_shape %m2 [[0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf64> into memref<2x2x8xf64>
  %15 = memref.expand_shape %m [[0, 1]] output_shape [%i, 4] : memref<?xf64> into memref<?x4xf64>
  return
}
// -----
func.func @collapse_shape(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %14 = memref.expand_shape %m2 [[0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf64> into memref<2x2x8xf64>
  %16 = memref.collapse_shape %m2 [[0, 1]] : memref<4x8xf64> into memref<32xf64>
  %17 = memref.collapse_shape %14 [[0], [1, 2]] {n} : memref<2x2x8xf64> into memref<2x16xf64>
  return
}
// -----
func.func @extract_strided_metadata(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %18, %19, %20:2, %21:2 = memref.extract_strided_metadata %d2 : memref<?x?xf64, strided<[?, 1], offset: ?>> -> memref<f64>, index, index, index, index, index
  return
}
// -----
func.func @extract_aligned_pointer_as_index(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %22 = memref.extract_aligned_pointer_as_index %m : memref<?xf64> -> index
  return
}
// -----
func.func @reinterpret_cast(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %23 = memref.reinterpret_cast %m to offset: [0], sizes: [%i, 4], strides: [4, 1] : memref<?xf64> to memref<?x4xf64>
  %24 = memref.reinterpret_cast %m to offset: [%i], sizes: [%i], strides: [%i] : memref<?xf64> to memref<?xf64, strided<[?], offset: ?>>
  return
}
// -----
func.func @subview(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %25 = memref.subview %m2[0, %i] [2, 4] [1, 2] : memref<4x8xf64> to memref<2x4xf64, strided<[8, 2], offset: ?>>
  %26 = memref.subview %m2[1, 0] [1, 8] [1, 1] : memref<4x8xf64> to memref<8xf64, strided<[1], offset: 8>>
  return
}
// -----
func.func @view(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %27 = memref.view %by[%i][%i] : memref<1024xi8> to memref<?x4xf32>
  return
}
// -----
func.func @reshape(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %28 = memref.reshape %m(%shp) : (memref<?xf64>, memref<2xindex>) -> memref<?x?xf64>
  return
}
// -----
func.func @assume_alignment(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %29 = memref.assume_alignment %m, 16 : memref<?xf64>
  return
}
// -----
func.func @load(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %30 = memref.load %m[%i] {nontemporal = true} : memref<?xf64>
  return
}
// -----
func.func @store(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  memref.store %x, %m[%i] {nontemporal = true} : memref<?xf64>
  return
}
// -----
func.func @dim(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %32 = memref.dim %m, %i : memref<?xf64>
  %33 = memref.dim %u, %i : memref<*xf64>
  return
}
// -----
func.func @alloc(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %34 = memref.alloc(%i) : memref<?xf64>
  %35 = memref.alloc() {alignment = 64 : i64} : memref<f64>
  %36 = memref.alloc(%i)[%i] {alignment = 64 : i64} : memref<?xf64, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}
// -----
func.func @alloca(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %37 = memref.alloca(%i) {alignment = 32 : i64} : memref<?xf64>
  return
}
// -----
memref.global "private" @a : memref<2xf32> = dense<[1.0, 2.0]>
func.func @get_global(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %38 = memref.get_global @a : memref<2xf32>
  return
}
// -----
func.func @memory_space_cast(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %39 = memref.memory_space_cast %m : memref<?xf64> to memref<?xf64, 1>
  return
}
// -----
func.func @dealloc(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %34 = memref.alloc(%i) : memref<?xf64>
  memref.dealloc %34 : memref<?xf64>
  memref.dealloc %u : memref<*xf64>
  return
}
// -----
func.func @load(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>) {
  %35 = memref.alloc() {alignment = 64 : i64} : memref<f64>
  %41 = memref.load %35[] : memref<f64>
  return
}
