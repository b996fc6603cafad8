func.func @empty(%n: index) -> tensor<?x4x?xf32> {
  %0 = tensor.empty() : tensor<4x4xf32>
  %1 = tensor.empty(%n, %n) : tensor<?x4x?xf32>
  %2 = tensor.empty(%n) {foo} : tensor<?xf64>
  %3 = tensor.empty() : tensor<f64>
  return %1 : tensor<?x4x?xf32>
}
// -----
func.func @extract_insert(%t: tensor<4x?xf32>, %i: index, %s: tensor<i32>) -> tensor<4x?xf32> {
  %0 = tensor.extract %t[%i, %i] : tensor<4x?xf32>
  %1 = tensor.insert %0 into %t[%i, %i] : tensor<4x?xf32>
  %2 = tensor.extract %s[] : tensor<i32>
  %3 = tensor.insert %2 into %s[] {a} : tensor<i32>
  return %1 : tensor<4x?xf32>
}
// -----
func.func @extract_slice(%t: tensor<8x16xf32>, %i: index) -> tensor<4x4xf32> {
  %0 = tensor.extract_slice %t[0, 2] [4, 4] [1, 2] : tensor<8x16xf32> to tensor<4x4xf32>
  %1 = tensor.extract_slice %t[%i, 2] [%i, 4] [1, %i] : tensor<8x16xf32> to tensor<?x4xf32>
  %2 = tensor.extract_slice %t[0, %i] [1, 4] [1, 1] : tensor<8x16xf32> to tensor<4xf32>
  %3 = tensor.extract_slice %t[0, %i] [1, 4] [1, 1] {foo} : tensor<8x16xf32> to tensor<1x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
func.func @insert_slice(%t: tensor<8x16xf32>, %s: tensor<4x4xf32>, %r: tensor<4xf32>, %d: tensor<?x?xf32>, %i: index) -> tensor<8x16xf32> {
  %0 = tensor.insert_slice %s into %t[0, 2] [4, 4] [1, 2] : tensor<4x4xf32> into tensor<8x16xf32>
  %1 = tensor.insert_slice %r into %t[%i, 2] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
  %2 = tensor.insert_slice %d into %t[%i, 2] [%i, %i] [1, 1] : tensor<?x?xf32> into tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
// -----
func.func @parallel_insert_slice(%t: tensor<8xf32>, %s: tensor<1xf32>) -> tensor<8xf32> {
  %c8 = arith.constant 8 : index
  %0 = scf.forall (%i) in (%c8) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}
// -----
func.func @dim_rank(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index) -> index {
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %t, %c1 : tensor<4x?xf32>
  %1 = tensor.dim %u, %i : tensor<*xf32>
  %2 = tensor.rank %t : tensor<4x?xf32>
  %3 = tensor.rank %u : tensor<*xf32>
  return %0 : index
}
// -----
func.func @cast(%t: tensor<4x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %t : tensor<4x?xf32> to tensor<4x8xf32>
  %2 = tensor.cast %t : tensor<4x?xf32> to tensor<*xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @reshape(%t: tensor<4x4xf32>, %s: tensor<1xi32>, %n: tensor<?xf32>, %q: tensor<2xindex>) -> tensor<16xf32> {
  %0 = tensor.reshape %t(%s) : (tensor<4x4xf32>, tensor<1xi32>) -> tensor<16xf32>
  %1 = tensor.reshape %t(%s) : (tensor<4x4xf32>, tensor<1xi32>) -> tensor<?xf32>
  %2 = tensor.reshape %n(%q) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x4xf32>
  return %0 : tensor<16xf32>
}
// -----
func.func @expand(%t: tensor<16xf32>, %d: tensor<?x8xf32>, %n: index) -> tensor<4x4xf32> {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %1 = tensor.expand_shape %d [[0, 1], [2]] output_shape [%n, 2, 8] : tensor<?x8xf32> into tensor<?x2x8xf32>
  return %0 : tensor<4x4xf32>
}
// -----
func.func @expand_scalar(%s: tensor<f32>) -> tensor<1x1xf32> {
  %2 = tensor.expand_shape %s [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  return %2 : tensor<1x1xf32>
}
// -----
func.func @collapse(%t: tensor<4x4xf32>, %d: tensor<?x2x8xf32>, %o: tensor<1x1xf32>) -> tensor<16xf32> {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %1 = tensor.collapse_shape %d [[0, 1], [2]] : tensor<?x2x8xf32> into tensor<?x8xf32>
  %2 = tensor.collapse_shape %o [] : tensor<1x1xf32> into tensor<f32>
  return %0 : tensor<16xf32>
}
// -----
func.func @from_elements(%a: f32, %i: index) -> tensor<2x2xf32> {
  %0 = tensor.from_elements %a, %a, %a, %a : tensor<2x2xf32>
  %1 = tensor.from_elements %i : tensor<1xindex>
  %2 = tensor.from_elements %a : tensor<f32>
  %3 = tensor.from_elements : tensor<0xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @generate(%n: index, %x: f32) -> tensor<?x3xf32> {
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %1 = arith.addf %x, %x : f32
    tensor.yield %1 : f32
  } : tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
// -----
func.func @generate_static(%x: f32) -> tensor<3xf32> {
  %0 = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<3xf32>
  return %0 : tensor<3xf32>
}
// -----
func.func @splat(%x: f32, %n: index) -> tensor<4x4xf32> {
  %0 = tensor.splat %x : tensor<4x4xf32>
  %1 = tensor.splat %x[%n, %n] : tensor<?x4x?xf32>
  return %0 : tensor<4x4xf32>
}
// -----
func.func @pad(%t: tensor<4x?xf32>, %x: f32, %n: index) -> tensor<7x?xf32> {
  %0 = tensor.pad %t low[1, %n] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<7x?xf32>
  %1 = tensor.pad %t nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<4x?xf32>
  %2 = tensor.pad %t low[0, 0] high[%n, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } {foo} : tensor<4x?xf32> to tensor<?x?xf32>
  return %0 : tensor<7x?xf32>
}
// -----
func.func @gather(%t: tensor<4x4x4xf32>, %i: tensor<1x2x2xindex>) -> tensor<1x2x4xf32> {
  %0 = tensor.gather %t[%i] gather_dims([0, 1]) : (tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4xf32>
  %1 = tensor.gather %t[%i] gather_dims([1, 2]) unique : (tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4x1x1xf32>
  return %0 : tensor<1x2x4xf32>
}
// -----
func.func @scatter(%s: tensor<1x2x4xf32>, %t: tensor<4x4x4xf32>, %i: tensor<1x2x2xindex>) -> tensor<4x4x4xf32> {
  %0 = tensor.scatter %s into %t[%i] scatter_dims([0, 1]) unique : (tensor<1x2x4xf32>, tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<4x4x4xf32>
  return %0 : tensor<4x4x4xf32>
}
// -----
func.func @bitcast(%t: tensor<4xi32>) -> tensor<4xf32> {
  %0 = tensor.bitcast %t : tensor<4xi32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @concat(%a: tensor<3x6xf32>, %b: tensor<3x?xf32>) -> tensor<6x6xf32> {
  %0 = tensor.concat dim(0) %a, %a : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<6x6xf32>
  %1 = tensor.concat dim(1) %a, %b : (tensor<3x6xf32>, tensor<3x?xf32>) -> tensor<3x?xf32>
  return %0 : tensor<6x6xf32>
}
// -----
func.func @constants() -> tensor<2x2xf32> {
  %0 = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %1 = arith.constant dense<0> : tensor<4xi64>
  return %0 : tensor<2x2xf32>
}
