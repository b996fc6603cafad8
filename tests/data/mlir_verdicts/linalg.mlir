// rejected: linalg.add, operandSegmentSizes [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "complex", function_type = (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()}> ({
  ^bb0(%a: memref<8xcomplex<f64>>, %b: memref<8xcomplex<f64>>, %c: memref<8xcomplex<f64>>):
    "linalg.add"(%a, %b, %c) <{operandSegmentSizes = array<i32: -1, 1>}> ({
    ^bb0(%0: complex<f64>, %1: complex<f64>, %2: complex<f64>):
      %3 = "complex.add"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%3) : (complex<f64>) -> ()
    }) : (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()
    "linalg.mul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%4: complex<f64>, %5: complex<f64>, %6: complex<f64>):
      %7 = "complex.mul"(%4, %5) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%7) : (complex<f64>) -> ()
    }) : (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.add, region 0 without argument 2
"builtin.module"() ({
  "func.func"() <{sym_name = "complex", function_type = (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()}> ({
  ^bb0(%a: memref<8xcomplex<f64>>, %b: memref<8xcomplex<f64>>, %c: memref<8xcomplex<f64>>):
    "linalg.add"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%0: complex<f64>, %1: complex<f64>):
      %2 = "complex.add"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%2) : (complex<f64>) -> ()
    }) : (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()
    "linalg.mul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%3: complex<f64>, %4: complex<f64>, %5: complex<f64>):
      %6 = "complex.mul"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%6) : (complex<f64>) -> ()
    }) : (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.add, operand 2 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "complex", function_type = (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()}> ({
  ^bb0(%a: memref<8xcomplex<f64>>, %b: memref<8xcomplex<f64>>, %c: memref<8xcomplex<f64>>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<complex<f64>>
    "linalg.add"(%a, %b, %0) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%1: complex<f64>, %2: complex<f64>, %3: complex<f64>):
      %4 = "complex.add"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%4) : (complex<f64>) -> ()
    }) : (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<complex<f64>>) -> ()
    "linalg.mul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%5: complex<f64>, %6: complex<f64>, %7: complex<f64>):
      %8 = "complex.mul"(%5, %6) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%8) : (complex<f64>) -> ()
    }) : (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.add, region 0 argument 2 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "complex", function_type = (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()}> ({
  ^bb0(%a: memref<8xcomplex<f64>>, %b: memref<8xcomplex<f64>>, %c: memref<8xcomplex<f64>>):
    "linalg.add"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%0: complex<f64>, %1: complex<f64>, %2: i1):
      %3 = "complex.add"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%3) : (complex<f64>) -> ()
    }) : (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()
    "linalg.mul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%4: complex<f64>, %5: complex<f64>, %6: complex<f64>):
      %7 = "complex.mul"(%4, %5) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%7) : (complex<f64>) -> ()
    }) : (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: linalg.add, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "complex", function_type = (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()}> ({
  ^bb0(%a: memref<8xcomplex<f64>>, %b: memref<8xcomplex<f64>>, %c: memref<8xcomplex<f64>>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
    "linalg.add"(%0, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%1: complex<f64>, %2: complex<f64>, %3: complex<f64>):
      %4 = "complex.add"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%4) : (complex<f64>) -> ()
    }) : (complex<f64>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()
    "linalg.mul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%5: complex<f64>, %6: complex<f64>, %7: complex<f64>):
      %8 = "complex.mul"(%5, %6) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%8) : (complex<f64>) -> ()
    }) : (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.broadcast, dimensions [0] = 5
"builtin.module"() ({
  "func.func"() <{sym_name = "broadcast", function_type = (tensor<4xf32>, tensor<4x5xf32>, memref<f64>, memref<2x3xf64>) -> tensor<4x5xf32>}> ({
  ^bb0(%z: tensor<4xf32>, %a: tensor<4x5xf32>, %s: memref<f64>, %m: memref<2x3xf64>):
    %0 = "linalg.broadcast"(%z, %a) <{dimensions = array<i64: 1>}> ({
    ^bb0(%1: f32, %2: f32):
      "linalg.yield"(%1) : (f32) -> ()
    }) {foo} : (tensor<4xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    "linalg.broadcast"(%s, %m) <{dimensions = array<i64: 5, 1>}> ({
    ^bb0(%3: f64, %4: f64):
      "linalg.yield"(%3) : (f64) -> ()
    }) : (memref<f64>, memref<2x3xf64>) -> ()
    "func.return"(%0) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.broadcast, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "broadcast", function_type = (tensor<4xf32>, tensor<4x5xf32>, memref<f64>, memref<2x3xf64>) -> tensor<4x5xf32>}> ({
  ^bb0(%z: tensor<4xf32>, %a: tensor<4x5xf32>, %s: memref<f64>, %m: memref<2x3xf64>):
    %0 = "linalg.broadcast"(%z) <{dimensions = array<i64: 1>}> ({
    ^bb0(%1: f32, %2: f32):
      "linalg.yield"(%1) : (f32) -> ()
    }) {foo} : (tensor<4xf32>) -> tensor<4x5xf32>
    "linalg.broadcast"(%s, %m) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: f64, %4: f64):
      "linalg.yield"(%3) : (f64) -> ()
    }) : (memref<f64>, memref<2x3xf64>) -> ()
    "func.return"(%0) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.broadcast, region 0 without argument 1
"builtin.module"() ({
  "func.func"() <{sym_name = "broadcast", function_type = (tensor<4xf32>, tensor<4x5xf32>, memref<f64>, memref<2x3xf64>) -> tensor<4x5xf32>}> ({
  ^bb0(%z: tensor<4xf32>, %a: tensor<4x5xf32>, %s: memref<f64>, %m: memref<2x3xf64>):
    %0 = "linalg.broadcast"(%z, %a) <{dimensions = array<i64: 1>}> ({
    ^bb0(%1: f32):
      "linalg.yield"(%1) : (f32) -> ()
    }) {foo} : (tensor<4xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    "linalg.broadcast"(%s, %m) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%2: f64, %3: f64):
      "linalg.yield"(%2) : (f64) -> ()
    }) : (memref<f64>, memref<2x3xf64>) -> ()
    "func.return"(%0) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.broadcast, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "broadcast", function_type = (tensor<4xf32>, tensor<4x5xf32>, memref<f64>, memref<2x3xf64>) -> tensor<4x5xf32>}> ({
  ^bb0(%z: tensor<4xf32>, %a: tensor<4x5xf32>, %s: memref<f64>, %m: memref<2x3xf64>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4x5xf32>
    "linalg.broadcast"(%z, %a) <{dimensions = array<i64: 1>}> ({
    ^bb0(%1: f32, %2: f32):
      "linalg.yield"(%1) : (f32) -> ()
    }) {foo} : (tensor<4xf32>, tensor<4x5xf32>) -> ()
    "linalg.broadcast"(%s, %m) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: f64, %4: f64):
      "linalg.yield"(%3) : (f64) -> ()
    }) : (memref<f64>, memref<2x3xf64>) -> ()
    "func.return"(%0) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: linalg.broadcast, without foo
"builtin.module"() ({
  "func.func"() <{sym_name = "broadcast", function_type = (tensor<4xf32>, tensor<4x5xf32>, memref<f64>, memref<2x3xf64>) -> tensor<4x5xf32>}> ({
  ^bb0(%z: tensor<4xf32>, %a: tensor<4x5xf32>, %s: memref<f64>, %m: memref<2x3xf64>):
    %0 = "linalg.broadcast"(%z, %a) <{dimensions = array<i64: 1>}> ({
    ^bb0(%1: f32, %2: f32):
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    "linalg.broadcast"(%s, %m) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: f64, %4: f64):
      "linalg.yield"(%3) : (f64) -> ()
    }) : (memref<f64>, memref<2x3xf64>) -> ()
    "func.return"(%0) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.contract, operandSegmentSizes [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "contract", function_type = (tensor<4x5xf32>, tensor<5x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>}> ({
  ^bb0(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>, %z: tensor<4x4xf32>):
    %0 = "linalg.contract"(%a, %b, %z) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: -1, 1>}> ({
    ^bb0(%1: f32, %2: f32, %3: f32):
      %4 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (tensor<4x5xf32>, tensor<5x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%0) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.contract, region 0 one argument more
"builtin.module"() ({
  "func.func"() <{sym_name = "contract", function_type = (tensor<4x5xf32>, tensor<5x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>}> ({
  ^bb0(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>, %z: tensor<4x4xf32>):
    %0 = "linalg.contract"(%a, %b, %z) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%1: f32, %2: f32, %3: f32, %4: index):
      %5 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %6 = "arith.addf"(%3, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (tensor<4x5xf32>, tensor<5x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%0) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.contract, indexing_maps longer
"builtin.module"() ({
  "func.func"() <{sym_name = "contract", function_type = (tensor<4x5xf32>, tensor<5x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>}> ({
  ^bb0(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>, %z: tensor<4x4xf32>):
    %0 = "linalg.contract"(%a, %b, %z) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%1: f32, %2: f32, %3: f32):
      %4 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (tensor<4x5xf32>, tensor<5x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%0) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.contract, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "contract", function_type = (tensor<4x5xf32>, tensor<5x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>}> ({
  ^bb0(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>, %z: tensor<4x4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4x4xf32>
    "linalg.contract"(%a, %b, %z) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%1: f32, %2: f32, %3: f32):
      %4 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (tensor<4x5xf32>, tensor<5x4xf32>, tensor<4x4xf32>) -> ()
    "func.return"(%0) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: linalg.contract, operand 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "contract", function_type = (tensor<4x5xf32>, tensor<5x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>}> ({
  ^bb0(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>, %z: tensor<4x4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4x?xf32>
    %1 = "linalg.contract"(%0, %b, %z) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%2: f32, %3: f32, %4: f32):
      %5 = "arith.mulf"(%2, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %6 = "arith.addf"(%4, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (tensor<4x?xf32>, tensor<5x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%1) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.conv_2d_nchw_fchw, operandSegmentSizes [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "conv_strided", function_type = (tensor<1x3x11x11xf32>, tensor<8x3x3x3xf32>, tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xf32>}> ({
  ^bb0(%a: tensor<1x3x11x11xf32>, %k: tensor<8x3x3x3xf32>, %z: tensor<1x8x4x4xf32>):
    %0 = "linalg.conv_2d_nchw_fchw"(%a, %k, %z) <{dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: -1, 1>}> ({
    ^bb0(%1: f32, %2: f32, %3: f32):
      %4 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (tensor<1x3x11x11xf32>, tensor<8x3x3x3xf32>, tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xf32>
    "func.return"(%0) : (tensor<1x8x4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.conv_2d_nchw_fchw, region 0 one argument more
"builtin.module"() ({
  "func.func"() <{sym_name = "conv_strided", function_type = (tensor<1x3x11x11xf32>, tensor<8x3x3x3xf32>, tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xf32>}> ({
  ^bb0(%a: tensor<1x3x11x11xf32>, %k: tensor<8x3x3x3xf32>, %z: tensor<1x8x4x4xf32>):
    %0 = "linalg.conv_2d_nchw_fchw"(%a, %k, %z) <{dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%1: f32, %2: f32, %3: f32, %4: index):
      %5 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %6 = "arith.addf"(%3, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (tensor<1x3x11x11xf32>, tensor<8x3x3x3xf32>, tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xf32>
    "func.return"(%0) : (tensor<1x8x4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.conv_2d_nchw_fchw, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "conv_strided", function_type = (tensor<1x3x11x11xf32>, tensor<8x3x3x3xf32>, tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xf32>}> ({
  ^bb0(%a: tensor<1x3x11x11xf32>, %k: tensor<8x3x3x3xf32>, %z: tensor<1x8x4x4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    %1 = "linalg.conv_2d_nchw_fchw"(%0, %k, %z) <{dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%2: f32, %3: f32, %4: f32):
      %5 = "arith.mulf"(%2, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %6 = "arith.addf"(%4, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (f32, tensor<8x3x3x3xf32>, tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xf32>
    "func.return"(%1) : (tensor<1x8x4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.conv_2d_nchw_fchw, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "conv_strided", function_type = (tensor<1x3x11x11xf32>, tensor<8x3x3x3xf32>, tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xf32>}> ({
  ^bb0(%a: tensor<1x3x11x11xf32>, %k: tensor<8x3x3x3xf32>, %z: tensor<1x8x4x4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<1x8x4x4xf32>
    "linalg.conv_2d_nchw_fchw"(%a, %k, %z) <{dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%1: f32, %2: f32, %3: f32):
      %4 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (tensor<1x3x11x11xf32>, tensor<8x3x3x3xf32>, tensor<1x8x4x4xf32>) -> ()
    "func.return"(%0) : (tensor<1x8x4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: linalg.conv_2d_nchw_fchw, without dilations
"builtin.module"() ({
  "func.func"() <{sym_name = "conv_strided", function_type = (tensor<1x3x11x11xf32>, tensor<8x3x3x3xf32>, tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xf32>}> ({
  ^bb0(%a: tensor<1x3x11x11xf32>, %k: tensor<8x3x3x3xf32>, %z: tensor<1x8x4x4xf32>):
    %0 = "linalg.conv_2d_nchw_fchw"(%a, %k, %z) <{strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%1: f32, %2: f32, %3: f32):
      %4 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (tensor<1x3x11x11xf32>, tensor<8x3x3x3xf32>, tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xf32>
    "func.return"(%0) : (tensor<1x8x4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.copy, operandSegmentSizes [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "fill_copy", function_type = (f32, i32, tensor<4x5xf32>, memref<4x?xf64>, memref<4x?xf64>, memref<f64>, f64) -> tensor<4x5xf32>}> ({
  ^bb0(%s: f32, %i: i32, %a: tensor<4x5xf32>, %m: memref<4x?xf64>, %n: memref<4x?xf64>, %z: memref<f64>, %d: f64):
    %q = "linalg.fill"(%s, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%0: f32, %1: f32):
      "linalg.yield"(%0) : (f32) -> ()
    }) : (f32, tensor<4x5xf32>) -> tensor<4x5xf32>
    "linalg.fill"(%d, %z) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%2: f64, %3: f64):
      "linalg.yield"(%2) : (f64) -> ()
    }) : (f64, memref<f64>) -> ()
    "linalg.copy"(%m, %n) <{operandSegmentSizes = array<i32: -1, 1>}> ({
    ^bb0(%4: f64, %5: f64):
      "linalg.yield"(%4) : (f64) -> ()
    }) : (memref<4x?xf64>, memref<4x?xf64>) -> ()
    "linalg.copy"(%m, %n) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%6: f64, %7: f64):
      "linalg.yield"(%6) : (f64) -> ()
    }) : (memref<4x?xf64>, memref<4x?xf64>) -> ()
    "func.return"(%q) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.copy, region 0 without argument 1
"builtin.module"() ({
  "func.func"() <{sym_name = "fill_copy", function_type = (f32, i32, tensor<4x5xf32>, memref<4x?xf64>, memref<4x?xf64>, memref<f64>, f64) -> tensor<4x5xf32>}> ({
  ^bb0(%s: f32, %i: i32, %a: tensor<4x5xf32>, %m: memref<4x?xf64>, %n: memref<4x?xf64>, %z: memref<f64>, %d: f64):
    %q = "linalg.fill"(%s, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%0: f32, %1: f32):
      "linalg.yield"(%0) : (f32) -> ()
    }) : (f32, tensor<4x5xf32>) -> tensor<4x5xf32>
    "linalg.fill"(%d, %z) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%2: f64, %3: f64):
      "linalg.yield"(%2) : (f64) -> ()
    }) : (f64, memref<f64>) -> ()
    "linalg.copy"(%m, %n) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%4: f64):
      "linalg.yield"(%4) : (f64) -> ()
    }) : (memref<4x?xf64>, memref<4x?xf64>) -> ()
    "linalg.copy"(%m, %n) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%5: f64, %6: f64):
      "linalg.yield"(%5) : (f64) -> ()
    }) : (memref<4x?xf64>, memref<4x?xf64>) -> ()
    "func.return"(%q) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.copy, region 0 argument 1 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "fill_copy", function_type = (f32, i32, tensor<4x5xf32>, memref<4x?xf64>, memref<4x?xf64>, memref<f64>, f64) -> tensor<4x5xf32>}> ({
  ^bb0(%s: f32, %i: i32, %a: tensor<4x5xf32>, %m: memref<4x?xf64>, %n: memref<4x?xf64>, %z: memref<f64>, %d: f64):
    %q = "linalg.fill"(%s, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%0: f32, %1: f32):
      "linalg.yield"(%0) : (f32) -> ()
    }) : (f32, tensor<4x5xf32>) -> tensor<4x5xf32>
    "linalg.fill"(%d, %z) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%2: f64, %3: f64):
      "linalg.yield"(%2) : (f64) -> ()
    }) : (f64, memref<f64>) -> ()
    "linalg.copy"(%m, %n) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%4: f64, %5: i1):
      "linalg.yield"(%4) : (f64) -> ()
    }) : (memref<4x?xf64>, memref<4x?xf64>) -> ()
    "linalg.copy"(%m, %n) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%6: f64, %7: f64):
      "linalg.yield"(%6) : (f64) -> ()
    }) : (memref<4x?xf64>, memref<4x?xf64>) -> ()
    "func.return"(%q) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.copy, region 0 without its end
"builtin.module"() ({
  "func.func"() <{sym_name = "fill_copy", function_type = (f32, i32, tensor<4x5xf32>, memref<4x?xf64>, memref<4x?xf64>, memref<f64>, f64) -> tensor<4x5xf32>}> ({
  ^bb0(%s: f32, %i: i32, %a: tensor<4x5xf32>, %m: memref<4x?xf64>, %n: memref<4x?xf64>, %z: memref<f64>, %d: f64):
    %q = "linalg.fill"(%s, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%0: f32, %1: f32):
      "linalg.yield"(%0) : (f32) -> ()
    }) : (f32, tensor<4x5xf32>) -> tensor<4x5xf32>
    "linalg.fill"(%d, %z) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%2: f64, %3: f64):
      "linalg.yield"(%2) : (f64) -> ()
    }) : (f64, memref<f64>) -> ()
    "linalg.copy"(%m, %n) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%4: f64, %5: f64):
      "linalg.yield"(%4) : (f64) -> ()
    }) : (memref<4x?xf64>, memref<4x?xf64>) -> ()
    "linalg.copy"(%m, %n) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%6: f64, %7: f64):
    }) : (memref<4x?xf64>, memref<4x?xf64>) -> ()
    "func.return"(%q) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: linalg.copy, without cast
"builtin.module"() ({
  "func.func"() <{sym_name = "fill_copy", function_type = (f32, i32, tensor<4x5xf32>, memref<4x?xf64>, memref<4x?xf64>, memref<f64>, f64) -> tensor<4x5xf32>}> ({
  ^bb0(%s: f32, %i: i32, %a: tensor<4x5xf32>, %m: memref<4x?xf64>, %n: memref<4x?xf64>, %z: memref<f64>, %d: f64):
    %q = "linalg.fill"(%s, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%0: f32, %1: f32):
      "linalg.yield"(%0) : (f32) -> ()
    }) : (f32, tensor<4x5xf32>) -> tensor<4x5xf32>
    "linalg.fill"(%d, %z) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%2: f64, %3: f64):
      "linalg.yield"(%2) : (f64) -> ()
    }) : (f64, memref<f64>) -> ()
    "linalg.copy"(%m, %n) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%4: f64, %5: f64):
      "linalg.yield"(%4) : (f64) -> ()
    }) : (memref<4x?xf64>, memref<4x?xf64>) -> ()
    "linalg.copy"(%m, %n) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%6: f64, %7: f64):
      "linalg.yield"(%6) : (f64) -> ()
    }) : (memref<4x?xf64>, memref<4x?xf64>) -> ()
    "func.return"(%q) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.elementwise, operandSegmentSizes [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "elementwise_maps", function_type = (memref<4x5xf32>, memref<5x4xf32>, memref<4xf32>, memref<4x5xf32>) -> ()}> ({
  ^bb0(%a: memref<4x5xf32>, %b: memref<5x4xf32>, %r: memref<4xf32>, %c: memref<4x5xf32>):
    "linalg.elementwise"(%a, %b, %c) <{kind = #linalg.elementwise_kind<mul>, indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], operandSegmentSizes = array<i32: -1, 1>}> ({
    ^bb0(%0: f32, %1: f32, %2: f32):
      %3 = "arith.mulf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<4x5xf32>, memref<5x4xf32>, memref<4x5xf32>) -> ()
    "linalg.elementwise"(%r, %c) <{kind = #linalg.elementwise_kind<square>, indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%4: f32, %5: f32):
      %6 = "arith.mulf"(%4, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (memref<4xf32>, memref<4x5xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.elementwise, region 0 without argument 2
"builtin.module"() ({
  "func.func"() <{sym_name = "elementwise_maps", function_type = (memref<4x5xf32>, memref<5x4xf32>, memref<4xf32>, memref<4x5xf32>) -> ()}> ({
  ^bb0(%a: memref<4x5xf32>, %b: memref<5x4xf32>, %r: memref<4xf32>, %c: memref<4x5xf32>):
    "linalg.elementwise"(%a, %b, %c) <{kind = #linalg.elementwise_kind<mul>, indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%0: f32, %1: f32):
      %2 = "arith.mulf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (memref<4x5xf32>, memref<5x4xf32>, memref<4x5xf32>) -> ()
    "linalg.elementwise"(%r, %c) <{kind = #linalg.elementwise_kind<square>, indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%3: f32, %4: f32):
      %5 = "arith.mulf"(%3, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (memref<4xf32>, memref<4x5xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.elementwise, indexing_maps [0] without results
"builtin.module"() ({
  "func.func"() <{sym_name = "elementwise_maps", function_type = (memref<4x5xf32>, memref<5x4xf32>, memref<4xf32>, memref<4x5xf32>) -> ()}> ({
  ^bb0(%a: memref<4x5xf32>, %b: memref<5x4xf32>, %r: memref<4xf32>, %c: memref<4x5xf32>):
    "linalg.elementwise"(%a, %b, %c) <{kind = #linalg.elementwise_kind<mul>, indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%0: f32, %1: f32, %2: f32):
      %3 = "arith.mulf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<4x5xf32>, memref<5x4xf32>, memref<4x5xf32>) -> ()
    "linalg.elementwise"(%r, %c) <{kind = #linalg.elementwise_kind<square>, indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%4: f32, %5: f32):
      %6 = "arith.mulf"(%4, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (memref<4xf32>, memref<4x5xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.elementwise, without indexing_maps
"builtin.module"() ({
  "func.func"() <{sym_name = "elementwise_maps", function_type = (memref<4x5xf32>, memref<5x4xf32>, memref<4xf32>, memref<4x5xf32>) -> ()}> ({
  ^bb0(%a: memref<4x5xf32>, %b: memref<5x4xf32>, %r: memref<4xf32>, %c: memref<4x5xf32>):
    "linalg.elementwise"(%a, %b, %c) <{kind = #linalg.elementwise_kind<mul>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%0: f32, %1: f32, %2: f32):
      %3 = "arith.mulf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<4x5xf32>, memref<5x4xf32>, memref<4x5xf32>) -> ()
    "linalg.elementwise"(%r, %c) <{kind = #linalg.elementwise_kind<square>, indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%4: f32, %5: f32):
      %6 = "arith.mulf"(%4, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (memref<4xf32>, memref<4x5xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: linalg.elementwise, indexing_maps [0] reversed
"builtin.module"() ({
  "func.func"() <{sym_name = "elementwise_maps", function_type = (memref<4x5xf32>, memref<5x4xf32>, memref<4xf32>, memref<4x5xf32>) -> ()}> ({
  ^bb0(%a: memref<4x5xf32>, %b: memref<5x4xf32>, %r: memref<4xf32>, %c: memref<4x5xf32>):
    "linalg.elementwise"(%a, %b, %c) <{kind = #linalg.elementwise_kind<mul>, indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%0: f32, %1: f32, %2: f32):
      %3 = "arith.mulf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<4x5xf32>, memref<5x4xf32>, memref<4x5xf32>) -> ()
    "linalg.elementwise"(%r, %c) <{kind = #linalg.elementwise_kind<square>, indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%4: f32, %5: f32):
      %6 = "arith.mulf"(%4, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (memref<4xf32>, memref<4x5xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.fill, operandSegmentSizes [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "fill_copy", function_type = (f32, i32, tensor<4x5xf32>, memref<4x?xf64>, memref<4x?xf64>, memref<f64>, f64) -> tensor<4x5xf32>}> ({
  ^bb0(%s: f32, %i: i32, %a: tensor<4x5xf32>, %m: memref<4x?xf64>, %n: memref<4x?xf64>, %z: memref<f64>, %d: f64):
    %q = "linalg.fill"(%s, %a) <{operandSegmentSizes = array<i32: -1, 1>}> ({
    ^bb0(%0: f32, %1: f32):
      "linalg.yield"(%0) : (f32) -> ()
    }) : (f32, tensor<4x5xf32>) -> tensor<4x5xf32>
    "linalg.fill"(%d, %z) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%2: f64, %3: f64):
      "linalg.yield"(%2) : (f64) -> ()
    }) : (f64, memref<f64>) -> ()
    "linalg.copy"(%m, %n) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%4: f64, %5: f64):
      "linalg.yield"(%4) : (f64) -> ()
    }) : (memref<4x?xf64>, memref<4x?xf64>) -> ()
    "linalg.copy"(%m, %n) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%6: f64, %7: f64):
      "linalg.yield"(%6) : (f64) -> ()
    }) : (memref<4x?xf64>, memref<4x?xf64>) -> ()
    "func.return"(%q) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.fill, region 0 without argument 1
"builtin.module"() ({
  "func.func"() <{sym_name = "fill_copy", function_type = (f32, i32, tensor<4x5xf32>, memref<4x?xf64>, memref<4x?xf64>, memref<f64>, f64) -> tensor<4x5xf32>}> ({
  ^bb0(%s: f32, %i: i32, %a: tensor<4x5xf32>, %m: memref<4x?xf64>, %n: memref<4x?xf64>, %z: memref<f64>, %d: f64):
    %q = "linalg.fill"(%s, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%0: f32):
      "linalg.yield"(%0) : (f32) -> ()
    }) : (f32, tensor<4x5xf32>) -> tensor<4x5xf32>
    "linalg.fill"(%d, %z) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%1: f64, %2: f64):
      "linalg.yield"(%1) : (f64) -> ()
    }) : (f64, memref<f64>) -> ()
    "linalg.copy"(%m, %n) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%3: f64, %4: f64):
      "linalg.yield"(%3) : (f64) -> ()
    }) : (memref<4x?xf64>, memref<4x?xf64>) -> ()
    "linalg.copy"(%m, %n) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%5: f64, %6: f64):
      "linalg.yield"(%5) : (f64) -> ()
    }) : (memref<4x?xf64>, memref<4x?xf64>) -> ()
    "func.return"(%q) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.fill, region 0 argument 1 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "fill_copy", function_type = (f32, i32, tensor<4x5xf32>, memref<4x?xf64>, memref<4x?xf64>, memref<f64>, f64) -> tensor<4x5xf32>}> ({
  ^bb0(%s: f32, %i: i32, %a: tensor<4x5xf32>, %m: memref<4x?xf64>, %n: memref<4x?xf64>, %z: memref<f64>, %d: f64):
    %q = "linalg.fill"(%s, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%0: f32, %1: i1):
      "linalg.yield"(%0) : (f32) -> ()
    }) : (f32, tensor<4x5xf32>) -> tensor<4x5xf32>
    "linalg.fill"(%d, %z) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%2: f64, %3: f64):
      "linalg.yield"(%2) : (f64) -> ()
    }) : (f64, memref<f64>) -> ()
    "linalg.copy"(%m, %n) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%4: f64, %5: f64):
      "linalg.yield"(%4) : (f64) -> ()
    }) : (memref<4x?xf64>, memref<4x?xf64>) -> ()
    "linalg.copy"(%m, %n) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%6: f64, %7: f64):
      "linalg.yield"(%6) : (f64) -> ()
    }) : (memref<4x?xf64>, memref<4x?xf64>) -> ()
    "func.return"(%q) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.fill, region 0 without its end
"builtin.module"() ({
  "func.func"() <{sym_name = "fill_copy", function_type = (f32, i32, tensor<4x5xf32>, memref<4x?xf64>, memref<4x?xf64>, memref<f64>, f64) -> tensor<4x5xf32>}> ({
  ^bb0(%s: f32, %i: i32, %a: tensor<4x5xf32>, %m: memref<4x?xf64>, %n: memref<4x?xf64>, %z: memref<f64>, %d: f64):
    %q = "linalg.fill"(%s, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%0: f32, %1: f32):
      "linalg.yield"(%0) : (f32) -> ()
    }) : (f32, tensor<4x5xf32>) -> tensor<4x5xf32>
    "linalg.fill"(%d, %z) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%2: f64, %3: f64):
    }) : (f64, memref<f64>) -> ()
    "linalg.copy"(%m, %n) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%4: f64, %5: f64):
      "linalg.yield"(%4) : (f64) -> ()
    }) : (memref<4x?xf64>, memref<4x?xf64>) -> ()
    "linalg.copy"(%m, %n) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%6: f64, %7: f64):
      "linalg.yield"(%6) : (f64) -> ()
    }) : (memref<4x?xf64>, memref<4x?xf64>) -> ()
    "func.return"(%q) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.generic, operandSegmentSizes [1] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_results", function_type = (tensor<?xf64>, f64, tensor<?xf64>, tensor<?xindex>) -> (tensor<?xf64>, tensor<?xindex>)}> ({
  ^bb0(%x: tensor<?xf64>, %s: f64, %z: tensor<?xf64>, %i: tensor<?xindex>):
    %0, %1 = "linalg.generic"(%x, %s, %z, %i) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, -1>}> ({
    ^bb0(%p: f64, %q: f64, %r: f64, %n: index):
      %k = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %2 = "arith.addf"(%p, %q) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%2, %k) : (f64, index) -> ()
    }) : (tensor<?xf64>, f64, tensor<?xf64>, tensor<?xindex>) -> (tensor<?xf64>, tensor<?xindex>)
    "func.return"(%0, %1) : (tensor<?xf64>, tensor<?xindex>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.generic, region 0 without argument 3
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_results", function_type = (tensor<?xf64>, f64, tensor<?xf64>, tensor<?xindex>) -> (tensor<?xf64>, tensor<?xindex>)}> ({
  ^bb0(%x: tensor<?xf64>, %s: f64, %z: tensor<?xf64>, %i: tensor<?xindex>):
    %0, %1 = "linalg.generic"(%x, %s, %z, %i) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 2>}> ({
    ^bb0(%p: f64, %q: f64, %r: f64):
      %k = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %2 = "arith.addf"(%p, %q) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%2, %k) : (f64, index) -> ()
    }) : (tensor<?xf64>, f64, tensor<?xf64>, tensor<?xindex>) -> (tensor<?xf64>, tensor<?xindex>)
    "func.return"(%0, %1) : (tensor<?xf64>, tensor<?xindex>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.generic, iterator_types shorter
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_results", function_type = (tensor<?xf64>, f64, tensor<?xf64>, tensor<?xindex>) -> (tensor<?xf64>, tensor<?xindex>)}> ({
  ^bb0(%x: tensor<?xf64>, %s: f64, %z: tensor<?xf64>, %i: tensor<?xindex>):
    %0, %1 = "linalg.generic"(%x, %s, %z, %i) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [], operandSegmentSizes = array<i32: 2, 2>}> ({
    ^bb0(%p: f64, %q: f64, %r: f64, %n: index):
      %k = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %2 = "arith.addf"(%p, %q) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%2, %k) : (f64, index) -> ()
    }) : (tensor<?xf64>, f64, tensor<?xf64>, tensor<?xindex>) -> (tensor<?xf64>, tensor<?xindex>)
    "func.return"(%0, %1) : (tensor<?xf64>, tensor<?xindex>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.generic, operand 1 of one dimension more
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_scalar", function_type = (memref<f32>, memref<f32>) -> ()}> ({
  ^bb0(%a: memref<f32>, %b: memref<f32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<2xf32>
    "linalg.generic"(%a, %0) <{indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%x: f32, %y: f32):
      "linalg.yield"(%x) : (f32) -> ()
    }) : (memref<f32>, memref<2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: linalg.generic, operand 1 in another space
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_scalar", function_type = (memref<f32>, memref<f32>) -> ()}> ({
  ^bb0(%a: memref<f32>, %b: memref<f32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<f32, 3 : i32>
    "linalg.generic"(%a, %0) <{indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%x: f32, %y: f32):
      "linalg.yield"(%x) : (f32) -> ()
    }) : (memref<f32>, memref<f32, 3 : i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.index, dim = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_output_only", function_type = (tensor<4x4xindex>) -> tensor<4x4xindex>}> ({
  ^bb0(%z: tensor<4x4xindex>):
    %0 = "linalg.generic"(%z) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%n: index):
      %i = "linalg.index"() <{dim = -1 : i64}> : () -> index
      %j = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %k = "arith.addi"(%i, %j) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "linalg.yield"(%k) : (index) -> ()
    }) : (tensor<4x4xindex>) -> tensor<4x4xindex>
    "func.return"(%0) : (tensor<4x4xindex>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.index, dim = 2
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_output_only", function_type = (tensor<4x4xindex>) -> tensor<4x4xindex>}> ({
  ^bb0(%z: tensor<4x4xindex>):
    %0 = "linalg.generic"(%z) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%n: index):
      %i = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %j = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %k = "arith.addi"(%i, %j) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "linalg.yield"(%k) : (index) -> ()
    }) : (tensor<4x4xindex>) -> tensor<4x4xindex>
    "func.return"(%0) : (tensor<4x4xindex>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.index, without dim
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_output_only", function_type = (tensor<4x4xindex>) -> tensor<4x4xindex>}> ({
  ^bb0(%z: tensor<4x4xindex>):
    %0 = "linalg.generic"(%z) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%n: index):
      %i = "linalg.index"() : () -> index
      %j = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %k = "arith.addi"(%i, %j) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "linalg.yield"(%k) : (index) -> ()
    }) : (tensor<4x4xindex>) -> tensor<4x4xindex>
    "func.return"(%0) : (tensor<4x4xindex>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.index, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_output_only", function_type = (tensor<4x4xindex>) -> tensor<4x4xindex>}> ({
  ^bb0(%z: tensor<4x4xindex>):
    %0 = "linalg.generic"(%z) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%n: index):
      %i = "builtin.unrealized_conversion_cast"() : () -> index
      "linalg.index"() <{dim = 0 : i64}> : () -> ()
      %j = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %k = "arith.addi"(%i, %j) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "linalg.yield"(%k) : (index) -> ()
    }) : (tensor<4x4xindex>) -> tensor<4x4xindex>
    "func.return"(%0) : (tensor<4x4xindex>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: linalg.index, dim = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_output_only", function_type = (tensor<4x4xindex>) -> tensor<4x4xindex>}> ({
  ^bb0(%z: tensor<4x4xindex>):
    %0 = "linalg.generic"(%z) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%n: index):
      %i = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %j = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %k = "arith.addi"(%i, %j) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "linalg.yield"(%k) : (index) -> ()
    }) : (tensor<4x4xindex>) -> tensor<4x4xindex>
    "func.return"(%0) : (tensor<4x4xindex>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.map, region 0 argument 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "map_body", function_type = (memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> ()}> ({
  ^bb0(%a: memref<4x?xf32>, %b: memref<4x?xf32>, %c: memref<4x?xf32>):
    "linalg.map"(%a, %b, %c) ({
    ^bb0(%x: i1, %y: f32, %z: f32):
      %x_1 = "builtin.unrealized_conversion_cast"() : () -> f32
      %q = "arith.mulf"(%x_1, %y) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %r = "arith.addf"(%q, %y) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%r) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.map, operand 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "map_body", function_type = (memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> ()}> ({
  ^bb0(%a: memref<4x?xf32>, %b: memref<4x?xf32>, %c: memref<4x?xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xf32>
    "linalg.map"(%0, %b, %c) ({
    ^bb0(%x: f32, %y: f32, %z: f32):
      %q = "arith.mulf"(%x, %y) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %r = "arith.addf"(%q, %y) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%r) : (f32) -> ()
    }) : (memref<4xf32>, memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.map, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "map", function_type = (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>}> ({
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>):
    %0 = "linalg.map"(%a, %b, %c) ({
    ^bb0(%1: f32, %2: f32, %3: f32):
      %4 = "arith.addf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %5 = "linalg.map"(%a, %c) ({
    ^bb0(%6: f32, %7: f32):
      %8 = "math.exp"(%6) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) {foo} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "linalg.map"(%a, %b, %c) ({
    ^bb0(%9: f32, %10: f32, %11: f32):
      %12 = "arith.mulf"(%9, %10) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
      "linalg.yield"(%12) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.map, region 0 argument 2 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "map_body", function_type = (memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> ()}> ({
  ^bb0(%a: memref<4x?xf32>, %b: memref<4x?xf32>, %c: memref<4x?xf32>):
    "linalg.map"(%a, %b, %c) ({
    ^bb0(%x: f32, %y: f32, %z: i1):
      %q = "arith.mulf"(%x, %y) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %r = "arith.addf"(%q, %y) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%r) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: linalg.map, operand 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "map_body", function_type = (memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> ()}> ({
  ^bb0(%a: memref<4x?xf32>, %b: memref<4x?xf32>, %c: memref<4x?xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4x?xf32>
    "linalg.map"(%0, %b, %c) ({
    ^bb0(%x: f32, %y: f32, %z: f32):
      %q = "arith.mulf"(%x, %y) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %r = "arith.addf"(%q, %y) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%r) : (f32) -> ()
    }) : (memref<4x?xf32>, memref<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.mul, operandSegmentSizes [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "complex", function_type = (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()}> ({
  ^bb0(%a: memref<8xcomplex<f64>>, %b: memref<8xcomplex<f64>>, %c: memref<8xcomplex<f64>>):
    "linalg.add"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%0: complex<f64>, %1: complex<f64>, %2: complex<f64>):
      %3 = "complex.add"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%3) : (complex<f64>) -> ()
    }) : (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()
    "linalg.mul"(%a, %b, %c) <{operandSegmentSizes = array<i32: -1, 1>}> ({
    ^bb0(%4: complex<f64>, %5: complex<f64>, %6: complex<f64>):
      %7 = "complex.mul"(%4, %5) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%7) : (complex<f64>) -> ()
    }) : (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.mul, region 0 without argument 2
"builtin.module"() ({
  "func.func"() <{sym_name = "complex", function_type = (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()}> ({
  ^bb0(%a: memref<8xcomplex<f64>>, %b: memref<8xcomplex<f64>>, %c: memref<8xcomplex<f64>>):
    "linalg.add"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%0: complex<f64>, %1: complex<f64>, %2: complex<f64>):
      %3 = "complex.add"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%3) : (complex<f64>) -> ()
    }) : (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()
    "linalg.mul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%4: complex<f64>, %5: complex<f64>):
      %6 = "complex.mul"(%4, %5) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%6) : (complex<f64>) -> ()
    }) : (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.mul, operand 2 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "complex", function_type = (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()}> ({
  ^bb0(%a: memref<8xcomplex<f64>>, %b: memref<8xcomplex<f64>>, %c: memref<8xcomplex<f64>>):
    "linalg.add"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%0: complex<f64>, %1: complex<f64>, %2: complex<f64>):
      %3 = "complex.add"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%3) : (complex<f64>) -> ()
    }) : (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()
    %4 = "builtin.unrealized_conversion_cast"() : () -> memref<complex<f64>>
    "linalg.mul"(%a, %b, %4) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%5: complex<f64>, %6: complex<f64>, %7: complex<f64>):
      %8 = "complex.mul"(%5, %6) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%8) : (complex<f64>) -> ()
    }) : (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<complex<f64>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.mul, region 0 argument 2 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "complex", function_type = (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()}> ({
  ^bb0(%a: memref<8xcomplex<f64>>, %b: memref<8xcomplex<f64>>, %c: memref<8xcomplex<f64>>):
    "linalg.add"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%0: complex<f64>, %1: complex<f64>, %2: complex<f64>):
      %3 = "complex.add"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%3) : (complex<f64>) -> ()
    }) : (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()
    "linalg.mul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%4: complex<f64>, %5: complex<f64>, %6: i1):
      %7 = "complex.mul"(%4, %5) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%7) : (complex<f64>) -> ()
    }) : (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: linalg.mul, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "complex", function_type = (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()}> ({
  ^bb0(%a: memref<8xcomplex<f64>>, %b: memref<8xcomplex<f64>>, %c: memref<8xcomplex<f64>>):
    "linalg.add"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%0: complex<f64>, %1: complex<f64>, %2: complex<f64>):
      %3 = "complex.add"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%3) : (complex<f64>) -> ()
    }) : (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()
    %4 = "builtin.unrealized_conversion_cast"() : () -> complex<f64>
    "linalg.mul"(%4, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%5: complex<f64>, %6: complex<f64>, %7: complex<f64>):
      %8 = "complex.mul"(%5, %6) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%8) : (complex<f64>) -> ()
    }) : (complex<f64>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.pooling_nhwc_max, operandSegmentSizes [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "pooling", function_type = (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()}> ({
  ^bb0(%a: memref<1x8x8x3xf32>, %w: memref<2x2xf32>, %z: memref<1x4x4x3xf32>):
    "linalg.pooling_nhwc_max"(%a, %w, %z) <{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: -1, 1>}> ({
    ^bb0(%0: f32, %1: f32, %2: f32):
      %3 = "arith.maximumf"(%2, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()
    "linalg.pooling_nhwc_sum"(%a, %w, %z) <{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%4: f32, %5: f32, %6: f32):
      %7 = "arith.addf"(%6, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) : (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.pooling_nhwc_max, region 0 without argument 1
"builtin.module"() ({
  "func.func"() <{sym_name = "pooling", function_type = (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()}> ({
  ^bb0(%a: memref<1x8x8x3xf32>, %w: memref<2x2xf32>, %z: memref<1x4x4x3xf32>):
    "linalg.pooling_nhwc_max"(%a, %w, %z) <{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%0: f32, %1: f32):
      %2 = "arith.maximumf"(%1, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()
    "linalg.pooling_nhwc_sum"(%a, %w, %z) <{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%3: f32, %4: f32, %5: f32):
      %6 = "arith.addf"(%5, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.pooling_nhwc_max, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "pooling", function_type = (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()}> ({
  ^bb0(%a: memref<1x8x8x3xf32>, %w: memref<2x2xf32>, %z: memref<1x4x4x3xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    "linalg.pooling_nhwc_max"(%0, %w, %z) <{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%1: f32, %2: f32, %3: f32):
      %4 = "arith.maximumf"(%3, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (f32, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()
    "linalg.pooling_nhwc_sum"(%a, %w, %z) <{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%5: f32, %6: f32, %7: f32):
      %8 = "arith.addf"(%7, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) : (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.pooling_nhwc_max, region 0 argument 1 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "pooling", function_type = (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()}> ({
  ^bb0(%a: memref<1x8x8x3xf32>, %w: memref<2x2xf32>, %z: memref<1x4x4x3xf32>):
    "linalg.pooling_nhwc_max"(%a, %w, %z) <{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%0: f32, %1: i1, %2: f32):
      %3 = "arith.maximumf"(%2, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()
    "linalg.pooling_nhwc_sum"(%a, %w, %z) <{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%4: f32, %5: f32, %6: f32):
      %7 = "arith.addf"(%6, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) : (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: linalg.pooling_nhwc_max, without dilations
"builtin.module"() ({
  "func.func"() <{sym_name = "pooling", function_type = (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()}> ({
  ^bb0(%a: memref<1x8x8x3xf32>, %w: memref<2x2xf32>, %z: memref<1x4x4x3xf32>):
    "linalg.pooling_nhwc_max"(%a, %w, %z) <{strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%0: f32, %1: f32, %2: f32):
      %3 = "arith.maximumf"(%2, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()
    "linalg.pooling_nhwc_sum"(%a, %w, %z) <{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%4: f32, %5: f32, %6: f32):
      %7 = "arith.addf"(%6, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) : (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.pooling_nhwc_sum, operandSegmentSizes [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "pooling", function_type = (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()}> ({
  ^bb0(%a: memref<1x8x8x3xf32>, %w: memref<2x2xf32>, %z: memref<1x4x4x3xf32>):
    "linalg.pooling_nhwc_max"(%a, %w, %z) <{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%0: f32, %1: f32, %2: f32):
      %3 = "arith.maximumf"(%2, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()
    "linalg.pooling_nhwc_sum"(%a, %w, %z) <{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: -1, 1>}> ({
    ^bb0(%4: f32, %5: f32, %6: f32):
      %7 = "arith.addf"(%6, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) : (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.pooling_nhwc_sum, region 0 without argument 1
"builtin.module"() ({
  "func.func"() <{sym_name = "pooling", function_type = (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()}> ({
  ^bb0(%a: memref<1x8x8x3xf32>, %w: memref<2x2xf32>, %z: memref<1x4x4x3xf32>):
    "linalg.pooling_nhwc_max"(%a, %w, %z) <{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%0: f32, %1: f32, %2: f32):
      %3 = "arith.maximumf"(%2, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()
    "linalg.pooling_nhwc_sum"(%a, %w, %z) <{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%4: f32, %5: f32):
      %6 = "arith.addf"(%5, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.pooling_nhwc_sum, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "pooling", function_type = (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()}> ({
  ^bb0(%a: memref<1x8x8x3xf32>, %w: memref<2x2xf32>, %z: memref<1x4x4x3xf32>):
    "linalg.pooling_nhwc_max"(%a, %w, %z) <{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%0: f32, %1: f32, %2: f32):
      %3 = "arith.maximumf"(%2, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()
    %4 = "builtin.unrealized_conversion_cast"() : () -> f32
    "linalg.pooling_nhwc_sum"(%4, %w, %z) <{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%5: f32, %6: f32, %7: f32):
      %8 = "arith.addf"(%7, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) : (f32, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.pooling_nhwc_sum, region 0 argument 1 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "pooling", function_type = (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()}> ({
  ^bb0(%a: memref<1x8x8x3xf32>, %w: memref<2x2xf32>, %z: memref<1x4x4x3xf32>):
    "linalg.pooling_nhwc_max"(%a, %w, %z) <{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%0: f32, %1: f32, %2: f32):
      %3 = "arith.maximumf"(%2, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()
    "linalg.pooling_nhwc_sum"(%a, %w, %z) <{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%4: f32, %5: i1, %6: f32):
      %7 = "arith.addf"(%6, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) : (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: linalg.pooling_nhwc_sum, without dilations
"builtin.module"() ({
  "func.func"() <{sym_name = "pooling", function_type = (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()}> ({
  ^bb0(%a: memref<1x8x8x3xf32>, %w: memref<2x2xf32>, %z: memref<1x4x4x3xf32>):
    "linalg.pooling_nhwc_max"(%a, %w, %z) <{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%0: f32, %1: f32, %2: f32):
      %3 = "arith.maximumf"(%2, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()
    "linalg.pooling_nhwc_sum"(%a, %w, %z) <{strides = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%4: f32, %5: f32, %6: f32):
      %7 = "arith.addf"(%6, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) : (memref<1x8x8x3xf32>, memref<2x2xf32>, memref<1x4x4x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.reduce, dimensions [1] = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "reduce_all", function_type = (tensor<4x5xf64>, tensor<f64>) -> tensor<f64>}> ({
  ^bb0(%a: tensor<4x5xf64>, %c: tensor<f64>):
    %0 = "linalg.reduce"(%a, %c) <{dimensions = array<i64: 0, 0>}> ({
    ^bb0(%1: f64, %2: f64):
      %3 = "arith.mulf"(%2, %1) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%3) : (f64) -> ()
    }) : (tensor<4x5xf64>, tensor<f64>) -> tensor<f64>
    "func.return"(%0) : (tensor<f64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.reduce, dimensions [1] = 5
"builtin.module"() ({
  "func.func"() <{sym_name = "reduce_all", function_type = (tensor<4x5xf64>, tensor<f64>) -> tensor<f64>}> ({
  ^bb0(%a: tensor<4x5xf64>, %c: tensor<f64>):
    %0 = "linalg.reduce"(%a, %c) <{dimensions = array<i64: 0, 5>}> ({
    ^bb0(%1: f64, %2: f64):
      %3 = "arith.mulf"(%2, %1) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%3) : (f64) -> ()
    }) : (tensor<4x5xf64>, tensor<f64>) -> tensor<f64>
    "func.return"(%0) : (tensor<f64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.reduce, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "reduce", function_type = (tensor<4x5xf32>, tensor<4xf32>) -> tensor<4xf32>}> ({
  ^bb0(%a: tensor<4x5xf32>, %c: tensor<4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xf32>
    "linalg.reduce"(%a, %c) <{dimensions = array<i64: 1>}> ({
    ^bb0(%1: f32, %2: f32):
      %3 = "arith.addf"(%2, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) {foo} : (tensor<4x5xf32>, tensor<4xf32>) -> ()
    %4 = "linalg.reduce"(%a, %c) <{dimensions = array<i64: 1>}> ({
    ^bb0(%5: f32, %6: f32):
      %7 = "arith.maximumf"(%6, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) : (tensor<4x5xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.reduce, result 0 of f32
"builtin.module"() ({
  "func.func"() <{sym_name = "reduce_all", function_type = (tensor<4x5xf64>, tensor<f64>) -> tensor<f64>}> ({
  ^bb0(%a: tensor<4x5xf64>, %c: tensor<f64>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<f64>
    %1 = "linalg.reduce"(%a, %c) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%2: f64, %3: f64):
      %4 = "arith.mulf"(%3, %2) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%4) : (f64) -> ()
    }) : (tensor<4x5xf64>, tensor<f64>) -> tensor<f32>
    "func.return"(%0) : (tensor<f64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: linalg.reduce, operand 1 in another space
"builtin.module"() ({
  "func.func"() <{sym_name = "reduce_long", function_type = (memref<4x5xf32>, memref<5xf32>) -> ()}> ({
  ^bb0(%a: memref<4x5xf32>, %c: memref<5xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<5xf32, 3 : i32>
    "linalg.reduce"(%a, %0) <{dimensions = array<i64: 0>}> ({
    ^bb0(%x: f32, %acc: f32):
      %1 = "arith.mulf"(%x, %x) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %2 = "arith.addf"(%1, %acc) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (memref<4x5xf32>, memref<5xf32, 3 : i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.select, operandSegmentSizes [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "select", function_type = (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>}> ({
  ^bb0(%p: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>):
    %0 = "linalg.select"(%p, %a, %b, %c) <{operandSegmentSizes = array<i32: -1, 1>}> ({
    ^bb0(%1: i1, %2: f32, %3: f32, %4: f32):
      %5 = "arith.select"(%1, %2, %3) : (i1, f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.select, region 0 without argument 3
"builtin.module"() ({
  "func.func"() <{sym_name = "select", function_type = (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>}> ({
  ^bb0(%p: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>):
    %0 = "linalg.select"(%p, %a, %b, %c) <{operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%1: i1, %2: f32, %3: f32):
      %4 = "arith.select"(%1, %2, %3) : (i1, f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.select, operand 0 of one dimension more
"builtin.module"() ({
  "func.func"() <{sym_name = "select", function_type = (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>}> ({
  ^bb0(%p: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4x2xi1>
    %1 = "linalg.select"(%0, %a, %b, %c) <{operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%2: i1, %3: f32, %4: f32, %5: f32):
      %6 = "arith.select"(%2, %3, %4) : (i1, f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (tensor<4x2xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%1) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.select, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "select", function_type = (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>}> ({
  ^bb0(%p: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xf32>
    "linalg.select"(%p, %a, %b, %c) <{operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%1: i1, %2: f32, %3: f32, %4: f32):
      %5 = "arith.select"(%1, %2, %3) : (i1, f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: linalg.select, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "select", function_type = (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>}> ({
  ^bb0(%p: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %1 = "linalg.select"(%0, %a, %b, %c) <{operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%2: i1, %3: f32, %4: f32, %5: f32):
      %6 = "arith.select"(%2, %3, %4) : (i1, f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (i1, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%1) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.softmax, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "softmax", function_type = (tensor<4x5xf32>, tensor<4x5xf32>, memref<4xf64>, memref<4xf64>) -> tensor<4x5xf32>}> ({
  ^bb0(%a: tensor<4x5xf32>, %c: tensor<4x5xf32>, %m: memref<4xf64>, %n: memref<4xf64>):
    %f = "linalg.softmax"(%c) <{dimension = 1 : i64}> : (tensor<4x5xf32>) -> tensor<4x5xf32>
    "linalg.softmax"(%m, %n) <{dimension = 0 : i64}> : (memref<4xf64>, memref<4xf64>) -> ()
    "func.return"(%f) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.softmax, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "softmax", function_type = (tensor<4x5xf32>, tensor<4x5xf32>, memref<4xf64>, memref<4xf64>) -> tensor<4x5xf32>}> ({
  ^bb0(%a: tensor<4x5xf32>, %c: tensor<4x5xf32>, %m: memref<4xf64>, %n: memref<4xf64>):
    %f = "builtin.unrealized_conversion_cast"() : () -> tensor<4x5xf32>
    "linalg.softmax"(%a, %c) <{dimension = 1 : i64}> : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
    "linalg.softmax"(%m, %n) <{dimension = 0 : i64}> : (memref<4xf64>, memref<4xf64>) -> ()
    "func.return"(%f) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.softmax, result 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "softmax", function_type = (tensor<4x5xf32>, tensor<4x5xf32>, memref<4xf64>, memref<4xf64>) -> tensor<4x5xf32>}> ({
  ^bb0(%a: tensor<4x5xf32>, %c: tensor<4x5xf32>, %m: memref<4xf64>, %n: memref<4xf64>):
    %f = "builtin.unrealized_conversion_cast"() : () -> tensor<4x5xf32>
    %0 = "linalg.softmax"(%a, %c) <{dimension = 1 : i64}> : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4xf32>
    "linalg.softmax"(%m, %n) <{dimension = 0 : i64}> : (memref<4xf64>, memref<4xf64>) -> ()
    "func.return"(%f) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.softmax, operand 0 of f32
"builtin.module"() ({
  "func.func"() <{sym_name = "softmax", function_type = (tensor<4x5xf32>, tensor<4x5xf32>, memref<4xf64>, memref<4xf64>) -> tensor<4x5xf32>}> ({
  ^bb0(%a: tensor<4x5xf32>, %c: tensor<4x5xf32>, %m: memref<4xf64>, %n: memref<4xf64>):
    %f = "linalg.softmax"(%a, %c) <{dimension = 1 : i64}> : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xf32>
    "linalg.softmax"(%0, %n) <{dimension = 0 : i64}> : (memref<4xf32>, memref<4xf64>) -> ()
    "func.return"(%f) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: linalg.softmax, dimension = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "softmax", function_type = (tensor<4x5xf32>, tensor<4x5xf32>, memref<4xf64>, memref<4xf64>) -> tensor<4x5xf32>}> ({
  ^bb0(%a: tensor<4x5xf32>, %c: tensor<4x5xf32>, %m: memref<4xf64>, %n: memref<4xf64>):
    %f = "linalg.softmax"(%a, %c) <{dimension = 0 : i64}> : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    "linalg.softmax"(%m, %n) <{dimension = 0 : i64}> : (memref<4xf64>, memref<4xf64>) -> ()
    "func.return"(%f) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.transpose, operand 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "transpose", function_type = (tensor<4x5xf32>, tensor<5x4xf32>, memref<2x3x4xf32>, memref<4x2x3xf32>) -> tensor<5x4xf32>}> ({
  ^bb0(%a: tensor<4x5xf32>, %c: tensor<5x4xf32>, %m: memref<2x3x4xf32>, %n: memref<4x2x3xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4x?xf32>
    %1 = "linalg.transpose"(%0, %c) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%2: f32, %3: f32):
      "linalg.yield"(%2) : (f32) -> ()
    }) {foo} : (tensor<4x?xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    "linalg.transpose"(%m, %n) <{permutation = array<i64: 2, 0, 1>}> ({
    ^bb0(%4: f32, %5: f32):
      "linalg.yield"(%4) : (f32) -> ()
    }) : (memref<2x3x4xf32>, memref<4x2x3xf32>) -> ()
    "func.return"(%1) : (tensor<5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.transpose, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "transpose", function_type = (tensor<4x5xf32>, tensor<5x4xf32>, memref<2x3x4xf32>, memref<4x2x3xf32>) -> tensor<5x4xf32>}> ({
  ^bb0(%a: tensor<4x5xf32>, %c: tensor<5x4xf32>, %m: memref<2x3x4xf32>, %n: memref<4x2x3xf32>):
    %0 = "linalg.transpose"(%c) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%1: f32, %2: f32):
      "linalg.yield"(%1) : (f32) -> ()
    }) {foo} : (tensor<5x4xf32>) -> tensor<5x4xf32>
    "linalg.transpose"(%m, %n) <{permutation = array<i64: 2, 0, 1>}> ({
    ^bb0(%3: f32, %4: f32):
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<2x3x4xf32>, memref<4x2x3xf32>) -> ()
    "func.return"(%0) : (tensor<5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.transpose, region 0 without argument 1
"builtin.module"() ({
  "func.func"() <{sym_name = "transpose", function_type = (tensor<4x5xf32>, tensor<5x4xf32>, memref<2x3x4xf32>, memref<4x2x3xf32>) -> tensor<5x4xf32>}> ({
  ^bb0(%a: tensor<4x5xf32>, %c: tensor<5x4xf32>, %m: memref<2x3x4xf32>, %n: memref<4x2x3xf32>):
    %0 = "linalg.transpose"(%a, %c) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%1: f32):
      "linalg.yield"(%1) : (f32) -> ()
    }) {foo} : (tensor<4x5xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    "linalg.transpose"(%m, %n) <{permutation = array<i64: 2, 0, 1>}> ({
    ^bb0(%2: f32, %3: f32):
      "linalg.yield"(%2) : (f32) -> ()
    }) : (memref<2x3x4xf32>, memref<4x2x3xf32>) -> ()
    "func.return"(%0) : (tensor<5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.transpose, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "transpose", function_type = (tensor<4x5xf32>, tensor<5x4xf32>, memref<2x3x4xf32>, memref<4x2x3xf32>) -> tensor<5x4xf32>}> ({
  ^bb0(%a: tensor<4x5xf32>, %c: tensor<5x4xf32>, %m: memref<2x3x4xf32>, %n: memref<4x2x3xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<5x4xf32>
    "linalg.transpose"(%a, %c) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%1: f32, %2: f32):
      "linalg.yield"(%1) : (f32) -> ()
    }) {foo} : (tensor<4x5xf32>, tensor<5x4xf32>) -> ()
    "linalg.transpose"(%m, %n) <{permutation = array<i64: 2, 0, 1>}> ({
    ^bb0(%3: f32, %4: f32):
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<2x3x4xf32>, memref<4x2x3xf32>) -> ()
    "func.return"(%0) : (tensor<5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: linalg.transpose, without foo
"builtin.module"() ({
  "func.func"() <{sym_name = "transpose", function_type = (tensor<4x5xf32>, tensor<5x4xf32>, memref<2x3x4xf32>, memref<4x2x3xf32>) -> tensor<5x4xf32>}> ({
  ^bb0(%a: tensor<4x5xf32>, %c: tensor<5x4xf32>, %m: memref<2x3x4xf32>, %n: memref<4x2x3xf32>):
    %0 = "linalg.transpose"(%a, %c) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%1: f32, %2: f32):
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<4x5xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    "linalg.transpose"(%m, %n) <{permutation = array<i64: 2, 0, 1>}> ({
    ^bb0(%3: f32, %4: f32):
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<2x3x4xf32>, memref<4x2x3xf32>) -> ()
    "func.return"(%0) : (tensor<5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.yield, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "broadcast", function_type = (tensor<4xf32>, tensor<4x5xf32>, memref<f64>, memref<2x3xf64>) -> tensor<4x5xf32>}> ({
  ^bb0(%z: tensor<4xf32>, %a: tensor<4x5xf32>, %s: memref<f64>, %m: memref<2x3xf64>):
    %0 = "linalg.broadcast"(%z, %a) <{dimensions = array<i64: 1>}> ({
    ^bb0(%1: f32, %2: f32):
      "linalg.yield"() : () -> ()
    }) {foo} : (tensor<4xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    "linalg.broadcast"(%s, %m) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: f64, %4: f64):
      "linalg.yield"(%3) : (f64) -> ()
    }) : (memref<f64>, memref<2x3xf64>) -> ()
    "func.return"(%0) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.yield, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "broadcast", function_type = (tensor<4xf32>, tensor<4x5xf32>, memref<f64>, memref<2x3xf64>) -> tensor<4x5xf32>}> ({
  ^bb0(%z: tensor<4xf32>, %a: tensor<4x5xf32>, %s: memref<f64>, %m: memref<2x3xf64>):
    %0 = "linalg.broadcast"(%z, %a) <{dimensions = array<i64: 1>}> ({
    ^bb0(%1: f32, %2: f32):
      %3 = "linalg.yield"(%1) : (f32) -> f64
    }) {foo} : (tensor<4xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    "linalg.broadcast"(%s, %m) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%4: f64, %5: f64):
      "linalg.yield"(%4) : (f64) -> ()
    }) : (memref<f64>, memref<2x3xf64>) -> ()
    "func.return"(%0) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.yield, operand 0 as f32
"builtin.module"() ({
  "func.func"() <{sym_name = "complex", function_type = (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()}> ({
  ^bb0(%a: memref<8xcomplex<f64>>, %b: memref<8xcomplex<f64>>, %c: memref<8xcomplex<f64>>):
    "linalg.add"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%0: complex<f64>, %1: complex<f64>, %2: complex<f64>):
      %3 = "complex.add"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      %4 = "builtin.unrealized_conversion_cast"() : () -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()
    "linalg.mul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%5: complex<f64>, %6: complex<f64>, %7: complex<f64>):
      %8 = "complex.mul"(%5, %6) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
      "linalg.yield"(%8) : (complex<f64>) -> ()
    }) : (memref<8xcomplex<f64>>, memref<8xcomplex<f64>>, memref<8xcomplex<f64>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.yield, operand 0 as index
"builtin.module"() ({
  "func.func"() <{sym_name = "select", function_type = (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>}> ({
  ^bb0(%p: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>):
    %0 = "linalg.select"(%p, %a, %b, %c) <{operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%1: i1, %2: f32, %3: f32, %4: f32):
      %5 = "arith.select"(%1, %2, %3) : (i1, f32, f32) -> f32
      %6 = "builtin.unrealized_conversion_cast"() : () -> index
      "linalg.yield"(%6) : (index) -> ()
    }) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.unpack, operand 0 of unknown sizes
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>, tensor<8xf64>, tensor<4xf64>, tensor<f64>, memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>, tensor<2x4x2x2xf64>) -> tensor<4x2xf64>}> ({
  ^bb0(%a: tensor<4x8xf64>, %b: tensor<8x2xf64>, %c: tensor<4x2xf64>, %v: tensor<8xf64>, %w: tensor<4xf64>, %s: tensor<f64>, %img: memref<1x8x8x3xf64>, %ker: memref<3x3x3x2xf64>, %out: memref<1x6x6x2xf64>, %p: tensor<2x4x2x2xf64>):
    %0 = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%1: f64, %2: f64, %3: f64):
      %4 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %5 = "arith.addf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%5) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
    %6 = "linalg.matvec"(%a, %v, %w) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%7: f64, %8: f64, %9: f64):
      %10 = "arith.mulf"(%7, %8) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %11 = "arith.addf"(%9, %10) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%11) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8xf64>, tensor<4xf64>) -> tensor<4xf64>
    %12 = "linalg.dot"(%v, %v, %s) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%13: f64, %14: f64, %15: f64):
      %16 = "arith.mulf"(%13, %14) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %17 = "arith.addf"(%15, %16) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%17) : (f64) -> ()
    }) : (tensor<8xf64>, tensor<8xf64>, tensor<f64>) -> tensor<f64>
    "linalg.conv_2d_nhwc_hwcf"(%img, %ker, %out) <{dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%18: f64, %19: f64, %20: f64):
      %21 = "arith.mulf"(%18, %19) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %22 = "arith.addf"(%20, %21) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%22) : (f64) -> ()
    }) : (memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>) -> ()
    %23 = "linalg.pack"(%a, %p) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<4x8xf64>, tensor<2x4x2x2xf64>) -> tensor<2x4x2x2xf64>
    %24 = "builtin.unrealized_conversion_cast"() : () -> tensor<?x?x?x?xf64>
    %25 = "linalg.unpack"(%24, %a) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>}> : (tensor<?x?x?x?xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    %26 = "linalg.exp"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%27: f64, %28: f64):
      %29 = "math.exp"(%27) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
      "linalg.yield"(%29) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    "func.return"(%0) : (tensor<4x2xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.unpack, operand 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>, tensor<8xf64>, tensor<4xf64>, tensor<f64>, memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>, tensor<2x4x2x2xf64>) -> tensor<4x2xf64>}> ({
  ^bb0(%a: tensor<4x8xf64>, %b: tensor<8x2xf64>, %c: tensor<4x2xf64>, %v: tensor<8xf64>, %w: tensor<4xf64>, %s: tensor<f64>, %img: memref<1x8x8x3xf64>, %ker: memref<3x3x3x2xf64>, %out: memref<1x6x6x2xf64>, %p: tensor<2x4x2x2xf64>):
    %0 = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%1: f64, %2: f64, %3: f64):
      %4 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %5 = "arith.addf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%5) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
    %6 = "linalg.matvec"(%a, %v, %w) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%7: f64, %8: f64, %9: f64):
      %10 = "arith.mulf"(%7, %8) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %11 = "arith.addf"(%9, %10) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%11) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8xf64>, tensor<4xf64>) -> tensor<4xf64>
    %12 = "linalg.dot"(%v, %v, %s) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%13: f64, %14: f64, %15: f64):
      %16 = "arith.mulf"(%13, %14) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %17 = "arith.addf"(%15, %16) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%17) : (f64) -> ()
    }) : (tensor<8xf64>, tensor<8xf64>, tensor<f64>) -> tensor<f64>
    "linalg.conv_2d_nhwc_hwcf"(%img, %ker, %out) <{dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%18: f64, %19: f64, %20: f64):
      %21 = "arith.mulf"(%18, %19) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %22 = "arith.addf"(%20, %21) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%22) : (f64) -> ()
    }) : (memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>) -> ()
    %23 = "linalg.pack"(%a, %p) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<4x8xf64>, tensor<2x4x2x2xf64>) -> tensor<2x4x2x2xf64>
    %24 = "builtin.unrealized_conversion_cast"() : () -> tensor<2x4x2xf64>
    %25 = "linalg.unpack"(%24, %a) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>}> : (tensor<2x4x2xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    %26 = "linalg.exp"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%27: f64, %28: f64):
      %29 = "math.exp"(%27) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
      "linalg.yield"(%29) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    "func.return"(%0) : (tensor<4x2xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.unpack, operand 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>, tensor<8xf64>, tensor<4xf64>, tensor<f64>, memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>, tensor<2x4x2x2xf64>) -> tensor<4x2xf64>}> ({
  ^bb0(%a: tensor<4x8xf64>, %b: tensor<8x2xf64>, %c: tensor<4x2xf64>, %v: tensor<8xf64>, %w: tensor<4xf64>, %s: tensor<f64>, %img: memref<1x8x8x3xf64>, %ker: memref<3x3x3x2xf64>, %out: memref<1x6x6x2xf64>, %p: tensor<2x4x2x2xf64>):
    %0 = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%1: f64, %2: f64, %3: f64):
      %4 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %5 = "arith.addf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%5) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
    %6 = "linalg.matvec"(%a, %v, %w) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%7: f64, %8: f64, %9: f64):
      %10 = "arith.mulf"(%7, %8) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %11 = "arith.addf"(%9, %10) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%11) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8xf64>, tensor<4xf64>) -> tensor<4xf64>
    %12 = "linalg.dot"(%v, %v, %s) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%13: f64, %14: f64, %15: f64):
      %16 = "arith.mulf"(%13, %14) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %17 = "arith.addf"(%15, %16) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%17) : (f64) -> ()
    }) : (tensor<8xf64>, tensor<8xf64>, tensor<f64>) -> tensor<f64>
    "linalg.conv_2d_nhwc_hwcf"(%img, %ker, %out) <{dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%18: f64, %19: f64, %20: f64):
      %21 = "arith.mulf"(%18, %19) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %22 = "arith.addf"(%20, %21) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%22) : (f64) -> ()
    }) : (memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>) -> ()
    %23 = "linalg.pack"(%a, %p) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<4x8xf64>, tensor<2x4x2x2xf64>) -> tensor<2x4x2x2xf64>
    %24 = "builtin.unrealized_conversion_cast"() : () -> tensor<2x4x2x?xf64>
    %25 = "linalg.unpack"(%24, %a) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>}> : (tensor<2x4x2x?xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    %26 = "linalg.exp"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%27: f64, %28: f64):
      %29 = "math.exp"(%27) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
      "linalg.yield"(%29) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    "func.return"(%0) : (tensor<4x2xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: linalg.conv_2d_nhwc_hwcf, without dilations
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>, tensor<8xf64>, tensor<4xf64>, tensor<f64>, memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>, tensor<2x4x2x2xf64>) -> tensor<4x2xf64>}> ({
  ^bb0(%a: tensor<4x8xf64>, %b: tensor<8x2xf64>, %c: tensor<4x2xf64>, %v: tensor<8xf64>, %w: tensor<4xf64>, %s: tensor<f64>, %img: memref<1x8x8x3xf64>, %ker: memref<3x3x3x2xf64>, %out: memref<1x6x6x2xf64>, %p: tensor<2x4x2x2xf64>):
    %0 = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%1: f64, %2: f64, %3: f64):
      %4 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %5 = "arith.addf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%5) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
    %6 = "linalg.matvec"(%a, %v, %w) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%7: f64, %8: f64, %9: f64):
      %10 = "arith.mulf"(%7, %8) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %11 = "arith.addf"(%9, %10) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%11) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8xf64>, tensor<4xf64>) -> tensor<4xf64>
    %12 = "linalg.dot"(%v, %v, %s) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%13: f64, %14: f64, %15: f64):
      %16 = "arith.mulf"(%13, %14) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %17 = "arith.addf"(%15, %16) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%17) : (f64) -> ()
    }) : (tensor<8xf64>, tensor<8xf64>, tensor<f64>) -> tensor<f64>
    "linalg.conv_2d_nhwc_hwcf"(%img, %ker, %out) <{strides = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%18: f64, %19: f64, %20: f64):
      %21 = "arith.mulf"(%18, %19) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %22 = "arith.addf"(%20, %21) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%22) : (f64) -> ()
    }) : (memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>) -> ()
    %23 = "linalg.pack"(%a, %p) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<4x8xf64>, tensor<2x4x2x2xf64>) -> tensor<2x4x2x2xf64>
    %24 = "linalg.unpack"(%p, %a) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>}> : (tensor<2x4x2x2xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    %25 = "linalg.exp"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%26: f64, %27: f64):
      %28 = "math.exp"(%26) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
      "linalg.yield"(%28) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    "func.return"(%0) : (tensor<4x2xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: linalg.matmul, operand 0 of unknown sizes
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>, tensor<8xf64>, tensor<4xf64>, tensor<f64>, memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>, tensor<2x4x2x2xf64>) -> tensor<4x2xf64>}> ({
  ^bb0(%a: tensor<4x8xf64>, %b: tensor<8x2xf64>, %c: tensor<4x2xf64>, %v: tensor<8xf64>, %w: tensor<4xf64>, %s: tensor<f64>, %img: memref<1x8x8x3xf64>, %ker: memref<3x3x3x2xf64>, %out: memref<1x6x6x2xf64>, %p: tensor<2x4x2x2xf64>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<?x?xf64>
    %1 = "linalg.matmul"(%0, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%2: f64, %3: f64, %4: f64):
      %5 = "arith.mulf"(%2, %3) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %6 = "arith.addf"(%4, %5) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%6) : (f64) -> ()
    }) : (tensor<?x?xf64>, tensor<8x2xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
    %7 = "linalg.matvec"(%a, %v, %w) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%8: f64, %9: f64, %10: f64):
      %11 = "arith.mulf"(%8, %9) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %12 = "arith.addf"(%10, %11) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%12) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8xf64>, tensor<4xf64>) -> tensor<4xf64>
    %13 = "linalg.dot"(%v, %v, %s) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%14: f64, %15: f64, %16: f64):
      %17 = "arith.mulf"(%14, %15) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %18 = "arith.addf"(%16, %17) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%18) : (f64) -> ()
    }) : (tensor<8xf64>, tensor<8xf64>, tensor<f64>) -> tensor<f64>
    "linalg.conv_2d_nhwc_hwcf"(%img, %ker, %out) <{dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%19: f64, %20: f64, %21: f64):
      %22 = "arith.mulf"(%19, %20) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %23 = "arith.addf"(%21, %22) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%23) : (f64) -> ()
    }) : (memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>) -> ()
    %24 = "linalg.pack"(%a, %p) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<4x8xf64>, tensor<2x4x2x2xf64>) -> tensor<2x4x2x2xf64>
    %25 = "linalg.unpack"(%p, %a) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>}> : (tensor<2x4x2x2xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    %26 = "linalg.exp"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%27: f64, %28: f64):
      %29 = "math.exp"(%27) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
      "linalg.yield"(%29) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    "func.return"(%1) : (tensor<4x2xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.addf, without fastmath
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>, tensor<8xf64>, tensor<4xf64>, tensor<f64>, memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>, tensor<2x4x2x2xf64>) -> tensor<4x2xf64>}> ({
  ^bb0(%a: tensor<4x8xf64>, %b: tensor<8x2xf64>, %c: tensor<4x2xf64>, %v: tensor<8xf64>, %w: tensor<4xf64>, %s: tensor<f64>, %img: memref<1x8x8x3xf64>, %ker: memref<3x3x3x2xf64>, %out: memref<1x6x6x2xf64>, %p: tensor<2x4x2x2xf64>):
    %0 = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%1: f64, %2: f64, %3: f64):
      %4 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %5 = "arith.addf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%5) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
    %6 = "linalg.matvec"(%a, %v, %w) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%7: f64, %8: f64, %9: f64):
      %10 = "arith.mulf"(%7, %8) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %11 = "arith.addf"(%9, %10) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%11) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8xf64>, tensor<4xf64>) -> tensor<4xf64>
    %12 = "linalg.dot"(%v, %v, %s) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%13: f64, %14: f64, %15: f64):
      %16 = "arith.mulf"(%13, %14) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %17 = "arith.addf"(%15, %16) : (f64, f64) -> f64
      "linalg.yield"(%17) : (f64) -> ()
    }) : (tensor<8xf64>, tensor<8xf64>, tensor<f64>) -> tensor<f64>
    "linalg.conv_2d_nhwc_hwcf"(%img, %ker, %out) <{dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%18: f64, %19: f64, %20: f64):
      %21 = "arith.mulf"(%18, %19) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %22 = "arith.addf"(%20, %21) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%22) : (f64) -> ()
    }) : (memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>) -> ()
    %23 = "linalg.pack"(%a, %p) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<4x8xf64>, tensor<2x4x2x2xf64>) -> tensor<2x4x2x2xf64>
    %24 = "linalg.unpack"(%p, %a) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>}> : (tensor<2x4x2x2xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    %25 = "linalg.exp"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%26: f64, %27: f64):
      %28 = "math.exp"(%26) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
      "linalg.yield"(%28) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    "func.return"(%0) : (tensor<4x2xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.dot, region 0 argument 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>, tensor<8xf64>, tensor<4xf64>, tensor<f64>, memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>, tensor<2x4x2x2xf64>) -> tensor<4x2xf64>}> ({
  ^bb0(%a: tensor<4x8xf64>, %b: tensor<8x2xf64>, %c: tensor<4x2xf64>, %v: tensor<8xf64>, %w: tensor<4xf64>, %s: tensor<f64>, %img: memref<1x8x8x3xf64>, %ker: memref<3x3x3x2xf64>, %out: memref<1x6x6x2xf64>, %p: tensor<2x4x2x2xf64>):
    %0 = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%1: f64, %2: f64, %3: f64):
      %4 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %5 = "arith.addf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%5) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
    %6 = "linalg.matvec"(%a, %v, %w) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%7: f64, %8: f64, %9: f64):
      %10 = "arith.mulf"(%7, %8) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %11 = "arith.addf"(%9, %10) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%11) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8xf64>, tensor<4xf64>) -> tensor<4xf64>
    %12 = "linalg.dot"(%v, %v, %s) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%13: i1, %14: f64, %15: f64):
      %16 = "builtin.unrealized_conversion_cast"() : () -> f64
      %17 = "arith.mulf"(%16, %14) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %18 = "arith.addf"(%15, %17) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%18) : (f64) -> ()
    }) : (tensor<8xf64>, tensor<8xf64>, tensor<f64>) -> tensor<f64>
    "linalg.conv_2d_nhwc_hwcf"(%img, %ker, %out) <{dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%19: f64, %20: f64, %21: f64):
      %22 = "arith.mulf"(%19, %20) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %23 = "arith.addf"(%21, %22) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%23) : (f64) -> ()
    }) : (memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>) -> ()
    %24 = "linalg.pack"(%a, %p) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<4x8xf64>, tensor<2x4x2x2xf64>) -> tensor<2x4x2x2xf64>
    %25 = "linalg.unpack"(%p, %a) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>}> : (tensor<2x4x2x2xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    %26 = "linalg.exp"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%27: f64, %28: f64):
      %29 = "math.exp"(%27) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
      "linalg.yield"(%29) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    "func.return"(%0) : (tensor<4x2xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.mulf, operand 0 as i32
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>, tensor<8xf64>, tensor<4xf64>, tensor<f64>, memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>, tensor<2x4x2x2xf64>) -> tensor<4x2xf64>}> ({
  ^bb0(%a: tensor<4x8xf64>, %b: tensor<8x2xf64>, %c: tensor<4x2xf64>, %v: tensor<8xf64>, %w: tensor<4xf64>, %s: tensor<f64>, %img: memref<1x8x8x3xf64>, %ker: memref<3x3x3x2xf64>, %out: memref<1x6x6x2xf64>, %p: tensor<2x4x2x2xf64>):
    %0 = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%1: f64, %2: f64, %3: f64):
      %4 = "builtin.unrealized_conversion_cast"() : () -> i32
      %5 = "arith.mulf"(%4, %2) <{fastmath = #arith.fastmath<none>}> : (i32, f64) -> f64
      %6 = "arith.addf"(%3, %5) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%6) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
    %7 = "linalg.matvec"(%a, %v, %w) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%8: f64, %9: f64, %10: f64):
      %11 = "arith.mulf"(%8, %9) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %12 = "arith.addf"(%10, %11) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%12) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8xf64>, tensor<4xf64>) -> tensor<4xf64>
    %13 = "linalg.dot"(%v, %v, %s) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%14: f64, %15: f64, %16: f64):
      %17 = "arith.mulf"(%14, %15) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %18 = "arith.addf"(%16, %17) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%18) : (f64) -> ()
    }) : (tensor<8xf64>, tensor<8xf64>, tensor<f64>) -> tensor<f64>
    "linalg.conv_2d_nhwc_hwcf"(%img, %ker, %out) <{dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%19: f64, %20: f64, %21: f64):
      %22 = "arith.mulf"(%19, %20) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %23 = "arith.addf"(%21, %22) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%23) : (f64) -> ()
    }) : (memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>) -> ()
    %24 = "linalg.pack"(%a, %p) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<4x8xf64>, tensor<2x4x2x2xf64>) -> tensor<2x4x2x2xf64>
    %25 = "linalg.unpack"(%p, %a) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>}> : (tensor<2x4x2x2xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    %26 = "linalg.exp"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%27: f64, %28: f64):
      %29 = "math.exp"(%27) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
      "linalg.yield"(%29) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    "func.return"(%0) : (tensor<4x2xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.exp, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>, tensor<8xf64>, tensor<4xf64>, tensor<f64>, memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>, tensor<2x4x2x2xf64>) -> tensor<4x2xf64>}> ({
  ^bb0(%a: tensor<4x8xf64>, %b: tensor<8x2xf64>, %c: tensor<4x2xf64>, %v: tensor<8xf64>, %w: tensor<4xf64>, %s: tensor<f64>, %img: memref<1x8x8x3xf64>, %ker: memref<3x3x3x2xf64>, %out: memref<1x6x6x2xf64>, %p: tensor<2x4x2x2xf64>):
    %0 = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%1: f64, %2: f64, %3: f64):
      %4 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %5 = "arith.addf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%5) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
    %6 = "linalg.matvec"(%a, %v, %w) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%7: f64, %8: f64, %9: f64):
      %10 = "arith.mulf"(%7, %8) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %11 = "arith.addf"(%9, %10) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%11) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8xf64>, tensor<4xf64>) -> tensor<4xf64>
    %12 = "linalg.dot"(%v, %v, %s) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%13: f64, %14: f64, %15: f64):
      %16 = "arith.mulf"(%13, %14) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %17 = "arith.addf"(%15, %16) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%17) : (f64) -> ()
    }) : (tensor<8xf64>, tensor<8xf64>, tensor<f64>) -> tensor<f64>
    "linalg.conv_2d_nhwc_hwcf"(%img, %ker, %out) <{dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%18: f64, %19: f64, %20: f64):
      %21 = "arith.mulf"(%18, %19) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %22 = "arith.addf"(%20, %21) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%22) : (f64) -> ()
    }) : (memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>) -> ()
    %23 = "linalg.pack"(%a, %p) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<4x8xf64>, tensor<2x4x2x2xf64>) -> tensor<2x4x2x2xf64>
    %24 = "linalg.unpack"(%p, %a) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>}> : (tensor<2x4x2x2xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    "linalg.exp"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%25: f64, %26: f64):
      %27 = "math.exp"(%25) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
      "linalg.yield"(%27) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<4x8xf64>) -> ()
    "func.return"(%0) : (tensor<4x2xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.matmul, region 0 argument 1 as f32
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>, tensor<8xf64>, tensor<4xf64>, tensor<f64>, memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>, tensor<2x4x2x2xf64>) -> tensor<4x2xf64>}> ({
  ^bb0(%a: tensor<4x8xf64>, %b: tensor<8x2xf64>, %c: tensor<4x2xf64>, %v: tensor<8xf64>, %w: tensor<4xf64>, %s: tensor<f64>, %img: memref<1x8x8x3xf64>, %ker: memref<3x3x3x2xf64>, %out: memref<1x6x6x2xf64>, %p: tensor<2x4x2x2xf64>):
    %0 = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%1: f64, %2: f32, %3: f64):
      %4 = "builtin.unrealized_conversion_cast"() : () -> f64
      %5 = "arith.mulf"(%1, %4) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %6 = "arith.addf"(%3, %5) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%6) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
    %7 = "linalg.matvec"(%a, %v, %w) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%8: f64, %9: f64, %10: f64):
      %11 = "arith.mulf"(%8, %9) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %12 = "arith.addf"(%10, %11) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%12) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8xf64>, tensor<4xf64>) -> tensor<4xf64>
    %13 = "linalg.dot"(%v, %v, %s) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%14: f64, %15: f64, %16: f64):
      %17 = "arith.mulf"(%14, %15) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %18 = "arith.addf"(%16, %17) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%18) : (f64) -> ()
    }) : (tensor<8xf64>, tensor<8xf64>, tensor<f64>) -> tensor<f64>
    "linalg.conv_2d_nhwc_hwcf"(%img, %ker, %out) <{dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%19: f64, %20: f64, %21: f64):
      %22 = "arith.mulf"(%19, %20) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %23 = "arith.addf"(%21, %22) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%23) : (f64) -> ()
    }) : (memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>) -> ()
    %24 = "linalg.pack"(%a, %p) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<4x8xf64>, tensor<2x4x2x2xf64>) -> tensor<2x4x2x2xf64>
    %25 = "linalg.unpack"(%p, %a) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>}> : (tensor<2x4x2x2xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    %26 = "linalg.exp"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%27: f64, %28: f64):
      %29 = "math.exp"(%27) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
      "linalg.yield"(%29) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    "func.return"(%0) : (tensor<4x2xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.matmul, operand 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>, tensor<8xf64>, tensor<4xf64>, tensor<f64>, memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>, tensor<2x4x2x2xf64>) -> tensor<4x2xf64>}> ({
  ^bb0(%a: tensor<4x8xf64>, %b: tensor<8x2xf64>, %c: tensor<4x2xf64>, %v: tensor<8xf64>, %w: tensor<4xf64>, %s: tensor<f64>, %img: memref<1x8x8x3xf64>, %ker: memref<3x3x3x2xf64>, %out: memref<1x6x6x2xf64>, %p: tensor<2x4x2x2xf64>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<*xf64>
    %1 = "linalg.matmul"(%0, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%2: f64, %3: f64, %4: f64):
      %5 = "arith.mulf"(%2, %3) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %6 = "arith.addf"(%4, %5) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%6) : (f64) -> ()
    }) : (tensor<*xf64>, tensor<8x2xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
    %7 = "linalg.matvec"(%a, %v, %w) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%8: f64, %9: f64, %10: f64):
      %11 = "arith.mulf"(%8, %9) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %12 = "arith.addf"(%10, %11) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%12) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8xf64>, tensor<4xf64>) -> tensor<4xf64>
    %13 = "linalg.dot"(%v, %v, %s) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%14: f64, %15: f64, %16: f64):
      %17 = "arith.mulf"(%14, %15) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %18 = "arith.addf"(%16, %17) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%18) : (f64) -> ()
    }) : (tensor<8xf64>, tensor<8xf64>, tensor<f64>) -> tensor<f64>
    "linalg.conv_2d_nhwc_hwcf"(%img, %ker, %out) <{dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%19: f64, %20: f64, %21: f64):
      %22 = "arith.mulf"(%19, %20) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %23 = "arith.addf"(%21, %22) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%23) : (f64) -> ()
    }) : (memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>) -> ()
    %24 = "linalg.pack"(%a, %p) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<4x8xf64>, tensor<2x4x2x2xf64>) -> tensor<2x4x2x2xf64>
    %25 = "linalg.unpack"(%p, %a) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>}> : (tensor<2x4x2x2xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    %26 = "linalg.exp"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%27: f64, %28: f64):
      %29 = "math.exp"(%27) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
      "linalg.yield"(%29) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    "func.return"(%1) : (tensor<4x2xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.conv_2d_nhwc_hwcf, operand 2 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>, tensor<8xf64>, tensor<4xf64>, tensor<f64>, memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<1x6x6x2xf64>, tensor<2x4x2x2xf64>) -> tensor<4x2xf64>}> ({
  ^bb0(%a: tensor<4x8xf64>, %b: tensor<8x2xf64>, %c: tensor<4x2xf64>, %v: tensor<8xf64>, %w: tensor<4xf64>, %s: tensor<f64>, %img: memref<1x8x8x3xf64>, %ker: memref<3x3x3x2xf64>, %out: memref<1x6x6x2xf64>, %p: tensor<2x4x2x2xf64>):
    %0 = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%1: f64, %2: f64, %3: f64):
      %4 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %5 = "arith.addf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%5) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8x2xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
    %6 = "linalg.matvec"(%a, %v, %w) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%7: f64, %8: f64, %9: f64):
      %10 = "arith.mulf"(%7, %8) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %11 = "arith.addf"(%9, %10) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%11) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<8xf64>, tensor<4xf64>) -> tensor<4xf64>
    %12 = "linalg.dot"(%v, %v, %s) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%13: f64, %14: f64, %15: f64):
      %16 = "arith.mulf"(%13, %14) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %17 = "arith.addf"(%15, %16) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%17) : (f64) -> ()
    }) : (tensor<8xf64>, tensor<8xf64>, tensor<f64>) -> tensor<f64>
    %18 = "builtin.unrealized_conversion_cast"() : () -> memref<*xf64>
    "linalg.conv_2d_nhwc_hwcf"(%img, %ker, %18) <{dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%19: f64, %20: f64, %21: f64):
      %22 = "arith.mulf"(%19, %20) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %23 = "arith.addf"(%21, %22) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%23) : (f64) -> ()
    }) : (memref<1x8x8x3xf64>, memref<3x3x3x2xf64>, memref<*xf64>) -> ()
    %24 = "linalg.pack"(%a, %p) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<4x8xf64>, tensor<2x4x2x2xf64>) -> tensor<2x4x2x2xf64>
    %25 = "linalg.unpack"(%p, %a) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>}> : (tensor<2x4x2x2xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    %26 = "linalg.exp"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%27: f64, %28: f64):
      %29 = "math.exp"(%27) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
      "linalg.yield"(%29) : (f64) -> ()
    }) : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
    "func.return"(%0) : (tensor<4x2xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.elementwise, operand 0 of unknown sizes
"builtin.module"() ({
  "func.func"() <{sym_name = "elementwise_tensors", function_type = (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>) -> ()}> ({
  ^bb0(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>, %c: tensor<4x5xf32>):
    %0 = "linalg.elementwise"(%a, %b, %c) <{kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%1: f32, %2: f32, %3: f32):
      %4 = "arith.addf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %5 = "linalg.elementwise"(%a, %c) <{kind = #linalg.elementwise_kind<exp>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%6: f32, %7: f32):
      %8 = "math.exp"(%6) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %9 = "builtin.unrealized_conversion_cast"() : () -> tensor<?x?xf32>
    %10 = "linalg.elementwise"(%9, %b, %c) <{kind = #linalg.elementwise_kind<max_signed>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%11: f32, %12: f32, %13: f32):
      %14 = "arith.maximumf"(%11, %12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%14) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: linalg.yield, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "contract", function_type = (tensor<4x5xf32>, tensor<5x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>}> ({
  ^bb0(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>, %z: tensor<4x4xf32>):
    %0 = "linalg.contract"(%a, %b, %z) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%1: f32, %2: f32, %3: f32):
      %4 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %6 = "builtin.unrealized_conversion_cast"() : () -> i1
      "linalg.yield"(%6) : (i1) -> ()
    }) : (tensor<4x5xf32>, tensor<5x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%0) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
