// RUN: ad-opt %s -p "bufferize-tensors" --split-input-file --verify-diagnostics | filecheck %s

// A global of a model is a constant buffer; the seed that exporters leave in each module is gone.
// CHECK-NOT:     ml_program
// CHECK:         memref.global "private" constant @[[W:.*]] : memref<3xf64> = dense<[1.0
// CHECK-LABEL:   func.func @scaled
// CHECK:           memref.get_global @[[W]] : memref<3xf64>
// CHECK-NOT:     ml_program
ml_program.global private @w(dense<[1.0, 2.0, 3.0]> : tensor<3xf64>) : tensor<3xf64>
ml_program.global private mutable @seed(dense<0> : tensor<i64>) : tensor<i64>
func.func @scaled(%x: tensor<3xf64>) -> tensor<3xf64> {
  %w = ml_program.global_load_const @w : tensor<3xf64>
  %y = arith.mulf %x, %w : tensor<3xf64>
  return %y : tensor<3xf64>
}

// -----

ml_program.global private mutable @w(dense<[1.0, 2.0, 3.0]> : tensor<3xf64>) : tensor<3xf64>
func.func @mutable() -> tensor<3xf64> {
  // expected-error@+1 {{@w is mutable, so its value is no constant}}
  %w = ml_program.global_load_const @w : tensor<3xf64>
  return %w : tensor<3xf64>
}

// -----

func.func @missing() -> tensor<3xf64> {
  // expected-error@+1 {{@w is no `ml_program.global` of this module}}
  %w = ml_program.global_load_const @w : tensor<3xf64>
  return %w : tensor<3xf64>
}

// -----

ml_program.global private @w : tensor<3xf64>
func.func @external() -> tensor<3xf64> {
  // expected-error@+1 {{@w has no dense value of type tensor<3xf64>}}
  %w = ml_program.global_load_const @w : tensor<3xf64>
  return %w : tensor<3xf64>
}
