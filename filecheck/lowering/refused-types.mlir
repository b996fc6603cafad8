// RUN: ad-opt %s --split-input-file --verify-diagnostics --emit=llvm-ir

func.func @f(%x: tensor<2xf64>) -> f64 {
  // expected-error@+1 {{AD0402: tensor<*xf64> has no lowering: its rank is not known}}
  %u = tensor.cast %x : tensor<2xf64> to tensor<*xf64>
  %i = arith.constant 0 : index
  %y = tensor.extract %x[%i] : tensor<2xf64>
  return %y : f64
}

// -----

func.func @f(%m: memref<?xf64>, %i: index) {
  // expected-error@+1 {{AD0402: vector<[4]xf64>: only vectors of one fixed dimension can be lowered}}
  %v = vector.load %m[%i] : memref<?xf64>, vector<[4]xf64>
  vector.store %v, %m[%i] : memref<?xf64>, vector<[4]xf64>
  return
}

// -----

func.func @f(%i: index) -> index {
  // expected-error@+1 {{AD0201: `affine.min` is not valid: the map must have a result}}
  %0 = affine.min affine_map<(d0) -> ()>(%i)
  return %0 : index
}

// -----

func.func @f(%a: index) -> index {
  // expected-error@+1 {{AD0201: `affine.delinearize_index` is not valid: the basis wants 1 operands, not 0}}
  %r:3 = affine.delinearize_index %a into (-9223372036854775808, 2, 64) : index, index, index
  return %r#0 : index
}
