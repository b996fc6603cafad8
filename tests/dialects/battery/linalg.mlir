func.func @map(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.map { arith.addf } ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4xf32>)
  %1 = linalg.map { math.exp } ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) {foo}
  %2 = linalg.map { arith.mulf {fastmath = #arith.fastmath<fast>} } ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4xf32>)
  func.return %0 : tensor<4xf32>
}
// -----
func.func @map_body(%a: memref<4x?xf32>, %b: memref<4x?xf32>, %c: memref<4x?xf32>) {
  linalg.map ins(%a, %b : memref<4x?xf32>, memref<4x?xf32>) outs(%c : memref<4x?xf32>) (%x: f32, %y: f32, %z: f32) {
    %q = arith.mulf %x, %y : f32
    %r = arith.addf %q, %y : f32
    linalg.yield %r : f32
  }
  return
}
// -----
func.func @elementwise_tensors(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>, %c: tensor<4x5xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %b : tensor<4x5xf32>, tensor<4x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  %2 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%a, %b : tensor<4x5xf32>, tensor<4x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
func.func @elementwise_memrefs(%a: memref<4x5xf32>, %b: memref<4x5xf32>, %c: memref<4x5xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %b : memref<4x5xf32>, memref<4x5xf32>) outs(%c : memref<4x5xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : memref<4x5xf32>) outs(%c : memref<4x5xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%a, %b : memref<4x5xf32>, memref<4x5xf32>) outs(%c : memref<4x5xf32>)
  return
}
// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
#bc = affine_map<(d0, d1) -> (d0)>
func.func @elementwise_maps(%a: memref<4x5xf32>, %b: memref<5x4xf32>, %r: memref<4xf32>, %c: memref<4x5xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [#map, #tr, #map] ins(%a, %b : memref<4x5xf32>, memref<5x4xf32>) outs(%c : memref<4x5xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<square> indexing_maps = [#bc, #map] ins(%r : memref<4xf32>) outs(%c : memref<4x5xf32>)
  return
}
// -----
func.func @softmax(%a: tensor<4x5xf32>, %c: tensor<4x5xf32>, %m: memref<4xf64>, %n: memref<4xf64>) -> tensor<4x5xf32> {
  %f = linalg.softmax dimension(1) ins(%a : tensor<4x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  linalg.softmax dimension(0) ins(%m : memref<4xf64>) outs(%n : memref<4xf64>)
  return %f : tensor<4x5xf32>
}
// -----
func.func @binary_tensors(%a: tensor<4x?xf64>, %b: tensor<4x?xf64>, %c: tensor<4x?xf64>) {
  %0 = linalg.add {foo} ins(%a, %b : tensor<4x?xf64>, tensor<4x?xf64>) outs(%c : tensor<4x?xf64>) -> tensor<4x?xf64>
  %1 = linalg.sub ins(%a, %b : tensor<4x?xf64>, tensor<4x?xf64>) outs(%c : tensor<4x?xf64>) -> tensor<4x?xf64>
  %2 = linalg.mul ins(%a, %b : tensor<4x?xf64>, tensor<4x?xf64>) outs(%c : tensor<4x?xf64>) -> tensor<4x?xf64>
  %3 = linalg.div ins(%a, %b : tensor<4x?xf64>, tensor<4x?xf64>) outs(%c : tensor<4x?xf64>) -> tensor<4x?xf64>
  %4 = linalg.max ins(%a, %b : tensor<4x?xf64>, tensor<4x?xf64>) outs(%c : tensor<4x?xf64>) -> tensor<4x?xf64>
  %5 = linalg.min ins(%a, %b : tensor<4x?xf64>, tensor<4x?xf64>) outs(%c : tensor<4x?xf64>) -> tensor<4x?xf64>
  %6 = linalg.powf ins(%a, %b : tensor<4x?xf64>, tensor<4x?xf64>) outs(%c : tensor<4x?xf64>) -> tensor<4x?xf64>
  return
}
// -----
func.func @binary_memrefs(%a: memref<4x?xf64>, %b: memref<4x?xf64>, %c: memref<4x?xf64>) {
  linalg.add {foo} ins(%a, %b : memref<4x?xf64>, memref<4x?xf64>) outs(%c : memref<4x?xf64>)
  linalg.sub ins(%a, %b : memref<4x?xf64>, memref<4x?xf64>) outs(%c : memref<4x?xf64>)
  linalg.mul ins(%a, %b : memref<4x?xf64>, memref<4x?xf64>) outs(%c : memref<4x?xf64>)
  linalg.div ins(%a, %b : memref<4x?xf64>, memref<4x?xf64>) outs(%c : memref<4x?xf64>)
  linalg.max ins(%a, %b : memref<4x?xf64>, memref<4x?xf64>) outs(%c : memref<4x?xf64>)
  linalg.min ins(%a, %b : memref<4x?xf64>, memref<4x?xf64>) outs(%c : memref<4x?xf64>)
  linalg.powf ins(%a, %b : memref<4x?xf64>, memref<4x?xf64>) outs(%c : memref<4x?xf64>)
  return
}
// -----
func.func @unary(%a: memref<8xf32>, %c: memref<8xf32>) {
  linalg.exp ins(%a : memref<8xf32>) outs(%c : memref<8xf32>)
  linalg.log ins(%a : memref<8xf32>) outs(%c : memref<8xf32>)
  linalg.sqrt ins(%a : memref<8xf32>) outs(%c : memref<8xf32>)
  linalg.rsqrt ins(%a : memref<8xf32>) outs(%c : memref<8xf32>)
  linalg.abs ins(%a : memref<8xf32>) outs(%c : memref<8xf32>)
  linalg.negf ins(%a : memref<8xf32>) outs(%c : memref<8xf32>)
  linalg.tanh ins(%a : memref<8xf32>) outs(%c : memref<8xf32>)
  linalg.erf ins(%a : memref<8xf32>) outs(%c : memref<8xf32>)
  linalg.square ins(%a : memref<8xf32>) outs(%c : memref<8xf32>)
  linalg.floor ins(%a : memref<8xf32>) outs(%c : memref<8xf32>)
  linalg.ceil ins(%a : memref<8xf32>) outs(%c : memref<8xf32>)
  linalg.reciprocal ins(%a : memref<8xf32>) outs(%c : memref<8xf32>)
  linalg.round ins(%a : memref<8xf32>) outs(%c : memref<8xf32>)
  return
}
// -----
func.func @integers(%a: memref<8xi32>, %b: memref<8xi32>, %c: memref<8xi32>) {
  linalg.add ins(%a, %b : memref<8xi32>, memref<8xi32>) outs(%c : memref<8xi32>)
  linalg.div ins(%a, %b : memref<8xi32>, memref<8xi32>) outs(%c : memref<8xi32>)
  linalg.div_unsigned ins(%a, %b : memref<8xi32>, memref<8xi32>) outs(%c : memref<8xi32>)
  linalg.max ins(%a, %b : memref<8xi32>, memref<8xi32>) outs(%c : memref<8xi32>)
  return
}
// -----
func.func @complex(%a: memref<8xcomplex<f64>>, %b: memref<8xcomplex<f64>>, %c: memref<8xcomplex<f64>>) {
  linalg.add ins(%a, %b : memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) outs(%c : memref<8xcomplex<f64>>)
  linalg.mul ins(%a, %b : memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) outs(%c : memref<8xcomplex<f64>>)
  return
}
// -----
func.func @select(%p: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.select ins(%p, %a, %b : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @reduce(%a: tensor<4x5xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x5xf32>) outs(%c : tensor<4xf32>) dimensions = [1] {foo}
  %1 = linalg.reduce { arith.maximumf } ins(%a : tensor<4x5xf32>) outs(%c : tensor<4xf32>) dimensions = [1]
  func.return %0 : tensor<4xf32>
}
// -----
func.func @reduce_long(%a: memref<4x5xf32>, %c: memref<5xf32>) {
  linalg.reduce ins(%a : memref<4x5xf32>) outs(%c : memref<5xf32>) dimensions = [0] (%x: f32, %acc: f32) {
    %0 = arith.mulf %x, %x : f32
    %1 = arith.addf %0, %acc : f32
    linalg.yield %1 : f32
  }
  return
}
// -----
func.func @reduce_two(%a: tensor<4x5xf32>, %i: tensor<4x5xi32>, %c: tensor<4xf32>, %z: tensor<4xi32>) -> tensor<4xf32> {
  %1:2 = linalg.reduce ins(%a, %i : tensor<4x5xf32>, tensor<4x5xi32>) outs(%c, %z : tensor<4xf32>, tensor<4xi32>) dimensions = [1]
   (%q: f32, %qi: i32, %w: f32, %wi: i32) {
     %g = arith.cmpf ogt, %q, %w : f32
     %v = arith.select %g, %q, %w : f32
     %n = arith.select %g, %qi, %wi : i32
     linalg.yield %v, %n : f32, i32
  }
  func.return %1#0 : tensor<4xf32>
}
// -----
func.func @reduce_all(%a: tensor<4x5xf64>, %c: tensor<f64>) -> tensor<f64> {
  %0 = linalg.reduce { arith.mulf } ins(%a : tensor<4x5xf64>) outs(%c : tensor<f64>) dimensions = [0, 1]
  func.return %0 : tensor<f64>
}
// -----
func.func @transpose(%a: tensor<4x5xf32>, %c: tensor<5x4xf32>, %m: memref<2x3x4xf32>, %n: memref<4x2x3xf32>) -> tensor<5x4xf32> {
  %0 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%c : tensor<5x4xf32>) permutation = [1, 0] {foo}
  linalg.transpose ins(%m : memref<2x3x4xf32>) outs(%n : memref<4x2x3xf32>) permutation = [2, 0, 1]
  return %0 : tensor<5x4xf32>
}
// -----
func.func @broadcast(%z: tensor<4xf32>, %a: tensor<4x5xf32>, %s: memref<f64>, %m: memref<2x3xf64>) -> tensor<4x5xf32> {
  %1 = linalg.broadcast ins(%z : tensor<4xf32>) outs(%a : tensor<4x5xf32>) dimensions = [1] {foo}
  linalg.broadcast ins(%s : memref<f64>) outs(%m : memref<2x3xf64>) dimensions = [0, 1]
  return %1 : tensor<4x5xf32>
}
// -----
func.func @fill_copy(%s: f32, %i: i32, %a: tensor<4x5xf32>, %m: memref<4x?xf64>, %n: memref<4x?xf64>, %z: memref<f64>, %d: f64) -> tensor<4x5xf32> {
  %q = linalg.fill ins(%s : f32) outs(%a : tensor<4x5xf32>) -> tensor<4x5xf32>
  linalg.fill ins(%d : f64) outs(%z : memref<f64>)
  linalg.copy ins(%m : memref<4x?xf64>) outs(%n : memref<4x?xf64>)
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%m : memref<4x?xf64>) outs(%n : memref<4x?xf64>)
  return %q : tensor<4x5xf32>
}
// -----
func.func @matmul_tensors(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>, %z: tensor<4x4xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<5x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<4x5xf32>, tensor<5x4xf32>) outs(%z: tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%b, %b : tensor<5x4xf32>, tensor<5x4xf32>) outs(%z: tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] {foo} ins(%a, %a : tensor<4x5xf32>, tensor<4x5xf32>) outs(%z: tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @matmul_memrefs(%a: memref<4x5xf32>, %b: memref<5x4xf32>, %z: memref<4x4xf32>) {
  linalg.matmul ins(%a, %b : memref<4x5xf32>, memref<5x4xf32>) outs(%z : memref<4x4xf32>)
  linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : memref<4x5xf32>, memref<5x4xf32>) outs(%z: memref<4x4xf32>)
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%b, %b : memref<5x4xf32>, memref<5x4xf32>) outs(%z: memref<4x4xf32>)
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] {foo} ins(%a, %a : memref<4x5xf32>, memref<4x5xf32>) outs(%z: memref<4x4xf32>)
  return
}
// -----
func.func @matmul_mixed(%a: memref<?x?xi8>, %b: memref<?x?xi8>, %c: memref<?x?xi32>, %x: memref<4x4xf16>, %y: memref<4x4xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xi8>, memref<?x?xi8>) outs(%c : memref<?x?xi32>)
  linalg.matmul ins(%x, %x : memref<4x4xf16>, memref<4x4xf16>) outs(%y : memref<4x4xf32>)
  return
}
// -----
func.func @contract(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>, %z: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %2 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4x5xf32>, tensor<5x4xf32>) outs(%z: tensor<4x4xf32>) -> tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}
// -----
func.func @contractions(%A: memref<4x5xf64>, %x: memref<5xf64>, %y: memref<4xf64>, %s: memref<f64>, %z: memref<5xf64>) {
  linalg.matvec ins(%A, %x : memref<4x5xf64>, memref<5xf64>) outs(%y: memref<4xf64>)
  linalg.vecmat ins(%y, %A : memref<4xf64>, memref<4x5xf64>) outs(%z: memref<5xf64>)
  linalg.dot ins(%x, %z : memref<5xf64>, memref<5xf64>) outs(%s: memref<f64>)
  linalg.matvec {cast = #linalg.type_fn<cast_unsigned>} ins(%A, %x : memref<4x5xf64>, memref<5xf64>) outs(%y: memref<4xf64>)
  return
}
// -----
func.func @batched(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %v: memref<2x4xf32>, %w: memref<2x3xf32>, %r: memref<3x5xf32>) {
  linalg.batch_matmul ins(%a, %b : memref<2x3x4xf32>, memref<2x4x5xf32>) outs(%c : memref<2x3x5xf32>)
  linalg.batch_matvec ins(%a, %v : memref<2x3x4xf32>, memref<2x4xf32>) outs(%w : memref<2x3xf32>)
  linalg.batch_reduce_matmul ins(%a, %b : memref<2x3x4xf32>, memref<2x4x5xf32>) outs(%r : memref<3x5xf32>)
  return
}
// -----
func.func @conv(%a: memref<1x10x10x3xf32>, %k: memref<3x3x3x8xf32>, %z: memref<1x8x8x8xf32>, %l: memref<10xf32>, %m: memref<3xf32>, %o: memref<8xf32>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %k : memref<1x10x10x3xf32>, memref<3x3x3x8xf32>) outs(%z : memref<1x8x8x8xf32>)
  linalg.conv_1d ins(%l, %m : memref<10xf32>, memref<3xf32>) outs(%o : memref<8xf32>)
  return
}
// -----
func.func @conv_strided(%a: tensor<1x3x11x11xf32>, %k: tensor<8x3x3x3xf32>, %z: tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xf32> {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<2> : tensor<2xi64>, strides = dense<[2, 2]> : tensor<2xi64>} ins(%a, %k : tensor<1x3x11x11xf32>, tensor<8x3x3x3xf32>) outs(%z : tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xf32>
  return %0 : tensor<1x8x4x4xf32>
}
// -----
func.func @pooling(%a: memref<1x8x8x3xf32>, %w: memref<2x2xf32>, %z: memref<1x4x4x3xf32>) {
  linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a, %w : memref<1x8x8x3xf32>, memref<2x2xf32>) outs(%z : memref<1x4x4x3xf32>)
  linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a, %w : memref<1x8x8x3xf32>, memref<2x2xf32>) outs(%z : memref<1x4x4x3xf32>)
  return
}
// -----
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
#trait = {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @generic(%x: memref<?x?xf64>, %y: memref<?x?xf64>, %z: memref<?x?xf64>) {
  linalg.generic #trait ins(%x, %y : memref<?x?xf64>, memref<?x?xf64>) outs(%z : memref<?x?xf64>) {
  ^bb0(%p: f64, %q: f64, %r: f64):
    %0 = arith.mulf %p, %q : f64
    %1 = arith.addf %r, %0 : f64
    linalg.yield %1 : f64
  }
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], doc = "hello", library_call = "gemm"} ins(%x, %y : memref<?x?xf64>, memref<?x?xf64>) outs(%z : memref<?x?xf64>) attrs = {foo = 1 : i32} {
  ^bb0(%p: f64, %q: f64, %r: f64):
    linalg.yield %r : f64
  }
  return
}
// -----
#id = affine_map<(d0) -> (d0)>
func.func @generic_results(%x: tensor<?xf64>, %s: f64, %z: tensor<?xf64>, %i: tensor<?xindex>) -> (tensor<?xf64>, tensor<?xindex>) {
  %0:2 = linalg.generic {indexing_maps = [#id, affine_map<(d0) -> ()>, #id, #id], iterator_types = ["parallel"]} ins(%x, %s : tensor<?xf64>, f64) outs(%z, %i : tensor<?xf64>, tensor<?xindex>) {
  ^bb0(%p: f64, %q: f64, %r: f64, %n: index):
    %k = linalg.index 0 : index
    %1 = arith.addf %p, %q : f64
    linalg.yield %1, %k : f64, index
  } -> (tensor<?xf64>, tensor<?xindex>)
  return %0#0, %0#1 : tensor<?xf64>, tensor<?xindex>
}
// -----
func.func @generic_output_only(%z: tensor<4x4xindex>) -> tensor<4x4xindex> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%z : tensor<4x4xindex>) {
  ^bb0(%n: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    linalg.yield %k : index
  } -> tensor<4x4xindex>
  return %0 : tensor<4x4xindex>
}
// -----
func.func @generic_scalar(%a: memref<f32>, %b: memref<f32>) {
  linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a : memref<f32>) outs(%b : memref<f32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @batch_mmt4d(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %o: memref<?x?x?x?x?xf32>) {
  linalg.batch_mmt4d ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%o : memref<?x?x?x?x?xf32>)
  return
}
// -----
func.func @conv_2d_ngchw_fgchw(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %o: memref<?x?x?x?x?xf32>) {
  linalg.conv_2d_ngchw_fgchw {strides = dense<[3, 5]> : tensor<2xi64>, dilations = dense<[7, 11]> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%o : memref<?x?x?x?x?xf32>)
  return
}
// -----
func.func @conv_2d_ngchw_gfchw(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %o: memref<?x?x?x?x?xf32>) {
  linalg.conv_2d_ngchw_gfchw {strides = dense<[3, 5]> : tensor<2xi64>, dilations = dense<[7, 11]> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%o : memref<?x?x?x?x?xf32>)
  return
}
// -----
func.func @conv_2d_nhwgc_gfhwc(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %o: memref<?x?x?x?x?xf32>) {
  linalg.conv_2d_nhwgc_gfhwc {strides = dense<[3, 5]> : tensor<2xi64>, dilations = dense<[7, 11]> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%o : memref<?x?x?x?x?xf32>)
  return
}
// -----
func.func @conv_3d_ncdhw_fcdhw(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %o: memref<?x?x?x?x?xf32>) {
  linalg.conv_3d_ncdhw_fcdhw {strides = dense<[3, 5, 2]> : tensor<3xi64>, dilations = dense<[7, 11, 13]> : tensor<3xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%o : memref<?x?x?x?x?xf32>)
  return
}
// -----
func.func @depthwise_conv_1d_ncw_cw(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>, %o: memref<?x?x?xf32>) {
  linalg.depthwise_conv_1d_ncw_cw {strides = dense<3> : tensor<1xi64>, dilations = dense<7> : tensor<1xi64>} ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?xf32>) outs(%o : memref<?x?x?xf32>)
  return
}
// -----
func.func @depthwise_conv_1d_nwc_wcm(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %o: memref<?x?x?x?xf32>) {
  linalg.depthwise_conv_1d_nwc_wcm {strides = dense<3> : tensor<1xi64>, dilations = dense<7> : tensor<1xi64>} ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%o : memref<?x?x?x?xf32>)
  return
}
// -----
func.func @depthwise_conv_3d_ncdhw_cdhw(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %o: memref<?x?x?x?x?xf32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw {strides = dense<[3, 5, 2]> : tensor<3xi64>, dilations = dense<[7, 11, 13]> : tensor<3xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%o : memref<?x?x?x?x?xf32>)
  return
}
// -----
func.func @depthwise_conv_3d_ndhwc_dhwc(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %o: memref<?x?x?x?x?xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc {strides = dense<[3, 5, 2]> : tensor<3xi64>, dilations = dense<[7, 11, 13]> : tensor<3xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%o : memref<?x?x?x?x?xf32>)
  return
}
// -----
func.func @depthwise_conv_3d_ndhwc_dhwcm(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %o: memref<?x?x?x?x?x?xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwcm {strides = dense<[3, 5, 2]> : tensor<3xi64>, dilations = dense<[7, 11, 13]> : tensor<3xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%o : memref<?x?x?x?x?x?xf32>)
  return
}
// -----
func.func @conv_2d_nchw_fchw_q(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %a2: i32, %a3: i32, %o: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nchw_fchw_q {strides = dense<[3, 5]> : tensor<2xi64>, dilations = dense<[7, 11]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%o : memref<?x?x?x?xi32>)
  return
}
// -----
func.func @conv_2d_nhwc_hwcf_q(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %a2: i32, %a3: i32, %o: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nhwc_hwcf_q {strides = dense<[3, 5]> : tensor<2xi64>, dilations = dense<[7, 11]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%o : memref<?x?x?x?xi32>)
  return
}
// -----
func.func @conv_2d_nhwc_fhwc_q(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %a2: i32, %a3: i32, %o: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nhwc_fhwc_q {strides = dense<[3, 5]> : tensor<2xi64>, dilations = dense<[7, 11]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%o : memref<?x?x?x?xi32>)
  return
}
// -----
func.func @conv_2d_ngchw_gfchw_q(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xi8>, %a2: i32, %a3: i32, %o: memref<?x?x?x?x?xi32>) {
  linalg.conv_2d_ngchw_gfchw_q {strides = dense<[3, 5]> : tensor<2xi64>, dilations = dense<[7, 11]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32) outs(%o : memref<?x?x?x?x?xi32>)
  return
}
// -----
func.func @conv_2d_nhwgc_gfhwc_q(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xi8>, %a2: i32, %a3: i32, %o: memref<?x?x?x?x?xi32>) {
  linalg.conv_2d_nhwgc_gfhwc_q {strides = dense<[3, 5]> : tensor<2xi64>, dilations = dense<[7, 11]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32) outs(%o : memref<?x?x?x?x?xi32>)
  return
}
// -----
func.func @conv_3d_ndhwc_dhwcf_q(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xi8>, %a2: i32, %a3: i32, %o: memref<?x?x?x?x?xi32>) {
  linalg.conv_3d_ndhwc_dhwcf_q {strides = dense<[3, 5, 2]> : tensor<3xi64>, dilations = dense<[7, 11, 13]> : tensor<3xi64>} ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32) outs(%o : memref<?x?x?x?x?xi32>)
  return
}
// -----
func.func @depthwise_conv_2d_nhwc_hwc_q(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?xi8>, %a2: i32, %a3: i32, %o: memref<?x?x?x?xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwc_q {strides = dense<[3, 5]> : tensor<2xi64>, dilations = dense<[7, 11]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?xi8>, memref<?x?x?xi8>, i32, i32) outs(%o : memref<?x?x?x?xi32>)
  return
}
// -----
func.func @depthwise_conv_2d_nhwc_hwcm_q(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %a2: i32, %a3: i32, %o: memref<?x?x?x?x?xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm_q {strides = dense<[3, 5]> : tensor<2xi64>, dilations = dense<[7, 11]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%o : memref<?x?x?x?x?xi32>)
  return
}
// -----
func.func @quantized_matmul(%a0: memref<?x?xi8>, %a1: memref<?x?xi8>, %a2: i32, %a3: i32, %o: memref<?x?xi32>) {
  linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : memref<?x?xi8>, memref<?x?xi8>, i32, i32) outs(%o : memref<?x?xi32>)
  return
}
// -----
func.func @quantized_batch_matmul(%a0: memref<?x?x?xi8>, %a1: memref<?x?x?xi8>, %a2: i32, %a3: i32, %o: memref<?x?x?xi32>) {
  linalg.quantized_batch_matmul ins(%a0, %a1, %a2, %a3 : memref<?x?x?xi8>, memref<?x?x?xi8>, i32, i32) outs(%o : memref<?x?x?xi32>)
  return
}
// -----
func.func @pooling_ndhwc_sum(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %o: memref<?x?x?x?x?xf32>) {
  linalg.pooling_ndhwc_sum {strides = dense<[3, 5, 2]> : tensor<3xi64>, dilations = dense<[7, 11, 13]> : tensor<3xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%o : memref<?x?x?x?x?xf32>)
  return
}
// -----
func.func @pooling_ndhwc_max(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %o: memref<?x?x?x?x?xf32>) {
  linalg.pooling_ndhwc_max {strides = dense<[3, 5, 2]> : tensor<3xi64>, dilations = dense<[7, 11, 13]> : tensor<3xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%o : memref<?x?x?x?x?xf32>)
  return
}
// -----
func.func @pooling_ndhwc_min(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %o: memref<?x?x?x?x?xf32>) {
  linalg.pooling_ndhwc_min {strides = dense<[3, 5, 2]> : tensor<3xi64>, dilations = dense<[7, 11, 13]> : tensor<3xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%o : memref<?x?x?x?x?xf32>)
  return
}
// -----
func.func @pooling_nwc_max_unsigned(%a0: memref<?x?x?xi8>, %a1: memref<?xi8>, %o: memref<?x?x?xi32>) {
  linalg.pooling_nwc_max_unsigned {strides = dense<3> : tensor<1xi64>, dilations = dense<7> : tensor<1xi64>} ins(%a0, %a1 : memref<?x?x?xi8>, memref<?xi8>) outs(%o : memref<?x?x?xi32>)
  return
}
// -----
func.func @pooling_nwc_min_unsigned(%a0: memref<?x?x?xi8>, %a1: memref<?xi8>, %o: memref<?x?x?xi32>) {
  linalg.pooling_nwc_min_unsigned {strides = dense<3> : tensor<1xi64>, dilations = dense<7> : tensor<1xi64>} ins(%a0, %a1 : memref<?x?x?xi8>, memref<?xi8>) outs(%o : memref<?x?x?xi32>)
  return
}
// -----
func.func @pack(%s: tensor<5x7xf32>, %d: tensor<2x2x3x4xf32>, %p: f32) -> tensor<2x2x3x4xf32> {
  %0 = linalg.pack %s padding_value(%p : f32) outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [3, 4] into %d : tensor<5x7xf32> -> tensor<2x2x3x4xf32>
  return %0 : tensor<2x2x3x4xf32>
}
// -----
func.func @unpack(%s: tensor<2x2x4xf32>, %d: tensor<7x2xf32>, %t: index) -> tensor<7x2xf32> {
  %0 = linalg.unpack %s outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<2x2x4xf32> -> tensor<7x2xf32>
  return %0 : tensor<7x2xf32>
}
// -----
func.func @pack_dynamic(%s: tensor<?x?xf32>, %d: tensor<?x?x?x4xf32>, %t: index) -> tensor<?x?x?x4xf32> {
  %0 = linalg.pack %s inner_dims_pos = [1, 0] inner_tiles = [%t, 4] into %d : tensor<?x?xf32> -> tensor<?x?x?x4xf32>
  return %0 : tensor<?x?x?x4xf32>
}

// -----

func.func @winograd(%f: tensor<2x3x3x5xf32>, %u: tensor<4x4x5x2xf32>, %i: tensor<2x?x14x5xf64>, %v: tensor<6x6x?x3x2x5xf64>, %m: tensor<1x6x5x6x2x2xf64>, %y: tensor<2x5x12x2xf64>) -> (tensor<4x4x5x2xf32>, tensor<6x6x?x3x2x5xf64>, tensor<2x5x12x2xf64>) {
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%f : tensor<2x3x3x5xf32>) outs(%u : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x?x14x5xf64>) outs(%v : tensor<6x6x?x3x2x5xf64>) -> tensor<6x6x?x3x2x5xf64>
  %2 = linalg.winograd_output_transform fmr(F_2_5) ins(%m : tensor<1x6x5x6x2x2xf64>) outs(%y : tensor<2x5x12x2xf64>) -> tensor<2x5x12x2xf64>
  return %0, %1, %2 : tensor<4x4x5x2xf32>, tensor<6x6x?x3x2x5xf64>, tensor<2x5x12x2xf64>
}

// -----

func.func @random(%low: f64, %high: f64, %seed: i32, %o: memref<4x?xf32>) {
  linalg.fill_rng_2d ins(%low, %high, %seed : f64, f64, i32) outs(%o : memref<4x?xf32>)
  return
}
