// What must be refused, not answered with a zero.

memref.global @state : memref<1xf64>
func.func @write_to_global_of_another_module(%x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @state : memref<1xf64>
  memref.store %x, %g[%c0] : memref<1xf64>
  %y = memref.load %g[%c0] : memref<1xf64>
  return %y : f64
}

// -----

func.func private @unknown(f64) -> f64
func.func @external_without_derivative(%x: f64) -> f64 {
  %y = func.call @unknown(%x) : (f64) -> f64
  return %y : f64
}

// -----

func.func @bits_of_float(%x: f64) -> f64 {
  %one = arith.constant 1 : i64
  %b = arith.bitcast %x : f64 to i64
  %c = arith.addi %b, %one : i64
  %y = arith.bitcast %c : i64 to f64
  return %y : f64
}

// -----

func.func @tensor_by_value(%t: tensor<2xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %x = tensor.extract %t[%c0] : tensor<2xf64>
  %y = math.sin %x : f64
  return %y : f64
}

// -----

func.func @function_as_argument(%x: f64) -> f64 {
  %f = func.constant @sine : (f64) -> f64
  %y = func.call_indirect %f(%x) : (f64) -> f64
  return %y : f64
}
func.func private @sine(%x: f64) -> f64 {
  %y = math.sin %x : f64
  return %y : f64
}
