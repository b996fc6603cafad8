func.func @for_bounds(%n: index, %m: memref<10x10xf32>) {
  affine.for %i = 0 to %n {
    affine.for %j = max affine_map<(d0)[s0] -> (d0 + s0, d0 * 2)>(%i)[%n] to min affine_map<(d0)[s0] -> (d0, s0, 128)>(%i)[%n] step 2 {
      %0 = affine.load %m[%i, %j] : memref<10x10xf32>
    } {bar}
  }
  return
}
// -----
func.func @for_map_bound(%n: index) {
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%n) to affine_map<()[s0] -> (s0 * 2)>()[%n] {
  }
  return
}
// -----
func.func @for_iter_args(%z: f32, %n: index) -> f32 {
  %s:2 = affine.for %i = -5 to 10 iter_args(%a = %z, %b = %n) -> (f32, index) {
    affine.yield %a, %b : f32, index
  }
  %r = affine.for %i = 0 to 10 step 3 iter_args(%a = %z) -> (f32) {
    %t = arith.addf %a, %a : f32
    affine.yield %t : f32
  } {tag = 1 : i32}
  return %r : f32
}
// -----
func.func @load_iv_is_dim(%m: memref<10x10xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %m[%i + 1, %j mod 2 + symbol(%n)] : memref<10x10xf32>
      affine.store %0, %m[%i, %j floordiv 3 - %i * 2 + %n] {foo} : memref<10x10xf32>
      affine.store %0, %m[%i, %i] : memref<10x10xf32>
      affine.store %0, %m[%n, 7] : memref<10x10xf32>
      %1 = affine.load %m[(%i + %j) mod 10, (%i ceildiv 2) floordiv 4] {a = "b"} : memref<10x10xf32>
      %2 = affine.load %m[symbol(%n), symbol(%n) + %i] : memref<10x10xf32>
      %3 = affine.load %m[-%i + 9, 9 - %j] : memref<10x10xf32>
    }
  }
  return
}
// -----
func.func @load_rank_zero(%m: memref<f64>) -> f64 {
  %0 = affine.load %m[] : memref<f64>
  affine.store %0, %m[] : memref<f64>
  return %0 : f64
}
// -----
func.func @load_strided(%m: memref<?x4xi32, strided<[?, 1], offset: ?>>) -> i32 {
  %c3 = arith.constant 3 : index
  %0 = affine.load %m[%c3, 2] : memref<?x4xi32, strided<[?, 1], offset: ?>>
  return %0 : i32
}
// -----
func.func @load_multi_result(%m: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %0:2 = affine.delinearize_index %i into (2, 4) : index, index
    %1 = affine.load %m[%0#1] : memref<8xf32>
  }
  return
}
// -----
func.func @if_result(%n: index, %x: f32, %y: f32) -> f32 {
  %1 = affine.if affine_set<(d0)[s0] : (d0 - 10 >= 0, s0 - d0 >= 0, d0 + s0 == 0)>(%n)[%n] -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %y : f32
  }
  return %1 : f32
}
// -----
func.func @if_results(%n: index, %x: f32, %y: f32) -> f32 {
  %1:2 = affine.if affine_set<(d0) : (d0 - 10 >= 0)>(%n) -> (f32, index) {
    affine.yield %x, %n : f32, index
  } else {
    affine.yield %y, %n : f32, index
  }
  return %1#0 : f32
}
// -----
#set = affine_set<(d0) : (d0 >= 0)>
func.func @if_plain(%n: index, %m: memref<4xf32>, %x: f32) {
  affine.for %i = 0 to 4 {
    affine.if #set(%i) {
      affine.store %x, %m[%i] : memref<4xf32>
    }
    affine.if affine_set<() : (1 == 0)>() {
      affine.store %x, %m[%i] : memref<4xf32>
    } else {
      affine.store %x, %m[%i + 1] : memref<4xf32>
    } {tag}
  }
  return
}
// -----
func.func @apply(%i: index, %n: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
  %1 = affine.apply affine_map<()[s0] -> (s0 ceildiv 8)>()[%n]
  %2 = affine.apply affine_map<(d0, d1) -> (d0 mod 4 + d1 * 3)>(%i, %0) {a}
  %3 = affine.apply affine_map<() -> (42)>()
  return %2 : index
}
// -----
func.func @min_max(%i: index, %n: index) -> index {
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%i)[%n]
  %1 = affine.max affine_map<(d0) -> (d0, 2)>(%i)
  %2 = affine.max affine_map<(d0, d1) -> (d0 - d1, 0, d1 * 2)>(%i, %n) {x}
  return %1 : index
}
// -----
func.func @parallel(%n: index, %m: memref<100x100xf32>) {
  affine.parallel (%i, %j) = (0, %n) to (%n, 100) step (10, 10) {
    %0 = affine.load %m[%i, %j] : memref<100x100xf32>
  }
  affine.parallel (%i) = (0) to (100) {
  }
  affine.parallel (%i) = (0) to (100) step (2) {
    affine.yield
  } {foo}
  return
}
// -----
func.func @parallel_min_max(%n: index, %k: index) {
  affine.parallel (%i) = (max(%n, 3)) to (min(%n + 5, 10)) {
  }
  affine.parallel (%i, %j) = (max(%n, %k), 0) to (%k, min(%n * 2, 100, symbol(%k))) {
  }
  return
}
// -----
func.func @parallel_none() {
  affine.parallel () = () to () {
  }
  return
}
// -----
func.func @parallel_reduce(%x: f32, %a: i32) -> f32 {
  %r:2 = affine.parallel (%i, %j) = (0, 0) to (10, 20) reduce ("addf", "mulf") -> (f32, f32) {
    affine.yield %x, %x : f32, f32
  }
  %m = affine.parallel (%i) = (0) to (20) reduce ("maximumf") -> f32 {
    affine.yield %x : f32
  }
  %b = affine.parallel (%i) = (0) to (20) reduce ("addi") -> (i32) {
    affine.yield %a : i32
  }
  return %m : f32
}
// -----
func.func @prefetch(%m: memref<10x10xf32>) {
  affine.for %i = 0 to 10 {
    affine.prefetch %m[%i, %i + 5], read, locality<3>, data : memref<10x10xf32>
    affine.prefetch %m[%i, 0], write, locality<0>, instr : memref<10x10xf32>
  }
  return
}
// -----
func.func @vector_access(%m: memref<100xf32>, %q: memref<10x10xf64>) {
  affine.for %i = 0 to 10 {
    %0 = affine.vector_load %m[%i + 3] : memref<100xf32>, vector<8xf32>
    affine.vector_store %0, %m[%i * 4] {x} : memref<100xf32>, vector<8xf32>
    %1 = affine.vector_load %q[%i, symbol(%i)] : memref<10x10xf64>, vector<2x2xf64>
  }
  return
}
// -----
func.func @delinearize(%x: index, %n: index) -> index {
  %0:3 = affine.delinearize_index %x into (2, 3, 4) : index, index, index
  %1:2 = affine.delinearize_index %x into (%n) : index, index
  %2:2 = affine.delinearize_index %x into (%n, 3) : index, index
  %3:3 = affine.delinearize_index %x into (3, %n) : index, index, index
  return %2#1 : index
}
// -----
func.func @linearize(%a: index, %b: index, %n: index) -> index {
  %0 = affine.linearize_index [%a, %b, %a] by (2, %n, 4) : index
  %1 = affine.linearize_index disjoint [%a, %b, %a] by (3, 4) : index
  %2 = affine.linearize_index [%a, %b] by (%n, 4) {x} : index
  return %0 : index
}
// -----
func.func @matmul(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x?xf64>
  %k = memref.dim %a, %c1 : memref<?x?xf64>
  %n = memref.dim %b, %c1 : memref<?x?xf64>
  affine.for %i = 0 to %m {
    affine.for %j = 0 to %n {
      %z = arith.constant 0.0 : f64
      %s = affine.for %l = 0 to %k iter_args(%acc = %z) -> (f64) {
        %x = affine.load %a[%i, %l] : memref<?x?xf64>
        %y = affine.load %b[%l, %j] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %q = arith.addf %acc, %p : f64
        affine.yield %q : f64
      }
      affine.store %s, %c[%i, %j] : memref<?x?xf64>
    }
  }
  return
}
// -----
func.func @triangle(%m: memref<16x16xf32>, %x: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 16 {
      affine.store %x, %m[%i, %j] : memref<16x16xf32>
    }
    affine.for %j = 0 to min affine_map<(d0) -> (d0 + 4, 16)>(%i) {
      affine.store %x, %m[%j, %i] : memref<16x16xf32>
    }
  }
  return
}
