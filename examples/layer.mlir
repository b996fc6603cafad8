// A dense layer on tensors, relu(x · w + b): linalg operations, made into loops and buffers.
func.func @layer(%x: tensor<?x?xf64>, %w: tensor<?x?xf64>, %b: tensor<?xf64>) -> tensor<?x?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %m = tensor.dim %x, %c0 : tensor<?x?xf64>
  %n = tensor.dim %w, %c1 : tensor<?x?xf64>
  %empty = tensor.empty(%m, %n) : tensor<?x?xf64>
  %biases = linalg.broadcast ins(%b : tensor<?xf64>) outs(%empty : tensor<?x?xf64>) dimensions = [0]
  %sum = linalg.matmul ins(%x, %w : tensor<?x?xf64>, tensor<?x?xf64>)
                       outs(%biases : tensor<?x?xf64>) -> tensor<?x?xf64>
  %relu = linalg.map ins(%sum : tensor<?x?xf64>) outs(%empty : tensor<?x?xf64>)
    (%e: f64, %old: f64) {
      %positive = arith.maximumf %e, %zero : f64
      linalg.yield %positive : f64
    }
  return %relu : tensor<?x?xf64>
}
