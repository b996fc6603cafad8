// rejected: tensor.bitcast, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "bitcast", function_type = (tensor<4xi32>) -> tensor<4xf32>}> ({
  ^bb0(%t: tensor<4xi32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i32
    %1 = "tensor.bitcast"(%0) : (i32) -> tensor<4xf32>
    "func.return"(%1) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.bitcast, operand 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "bitcast", function_type = (tensor<4xi32>) -> tensor<4xf32>}> ({
  ^bb0(%t: tensor<4xi32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<i32>
    %1 = "tensor.bitcast"(%0) : (tensor<i32>) -> tensor<4xf32>
    "func.return"(%1) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.bitcast, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "bitcast", function_type = (tensor<4xi32>) -> tensor<4xf32>}> ({
  ^bb0(%t: tensor<4xi32>):
    %0 = "tensor.bitcast"() : () -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.bitcast, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "bitcast", function_type = (tensor<4xi32>) -> tensor<4xf32>}> ({
  ^bb0(%t: tensor<4xi32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xf32>
    "tensor.bitcast"(%t) : (tensor<4xi32>) -> ()
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.bitcast, operand 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "bitcast", function_type = (tensor<4xi32>) -> tensor<4xf32>}> ({
  ^bb0(%t: tensor<4xi32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<?xi32>
    %1 = "tensor.bitcast"(%0) : (tensor<?xi32>) -> tensor<4xf32>
    "func.return"(%1) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.cast, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "cast", function_type = (tensor<4x?xf32>) -> tensor<?x?xf32>}> ({
  ^bb0(%t: tensor<4x?xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    %1 = "tensor.cast"(%0) : (f32) -> tensor<?x?xf32>
    %2 = "tensor.cast"(%t) : (tensor<4x?xf32>) -> tensor<4x8xf32>
    %3 = "tensor.cast"(%t) : (tensor<4x?xf32>) -> tensor<*xf32>
    "func.return"(%1) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.cast, result 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "cast", function_type = (tensor<4x?xf32>) -> tensor<?x?xf32>}> ({
  ^bb0(%t: tensor<4x?xf32>):
    %0 = "tensor.cast"(%t) : (tensor<4x?xf32>) -> tensor<?x?xf32>
    %1 = "tensor.cast"(%t) : (tensor<4x?xf32>) -> tensor<4xf32>
    %2 = "tensor.cast"(%t) : (tensor<4x?xf32>) -> tensor<*xf32>
    "func.return"(%0) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.cast, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "cast", function_type = (tensor<4x?xf32>) -> tensor<?x?xf32>}> ({
  ^bb0(%t: tensor<4x?xf32>):
    %0 = "tensor.cast"(%t) : (tensor<4x?xf32>) -> tensor<?x?xf32>
    %1 = "tensor.cast"() : () -> tensor<4x8xf32>
    %2 = "tensor.cast"(%t) : (tensor<4x?xf32>) -> tensor<*xf32>
    "func.return"(%0) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.cast, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "cast", function_type = (tensor<4x?xf32>) -> tensor<?x?xf32>}> ({
  ^bb0(%t: tensor<4x?xf32>):
    %0 = "tensor.cast"(%t) : (tensor<4x?xf32>) -> tensor<?x?xf32>
    "tensor.cast"(%t) : (tensor<4x?xf32>) -> ()
    %1 = "tensor.cast"(%t) : (tensor<4x?xf32>) -> tensor<*xf32>
    "func.return"(%0) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.cast, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "cast", function_type = (tensor<4x?xf32>) -> tensor<?x?xf32>}> ({
  ^bb0(%t: tensor<4x?xf32>):
    %0 = "tensor.cast"(%t) : (tensor<4x?xf32>) -> tensor<?x?xf32>
    %1 = "tensor.cast"(%t) : (tensor<4x?xf32>) -> tensor<*xf32>
    %2 = "tensor.cast"(%t) : (tensor<4x?xf32>) -> tensor<*xf32>
    "func.return"(%0) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.collapse_shape, reassociation [0] as a unit
"builtin.module"() ({
  "func.func"() <{sym_name = "collapse", function_type = (tensor<4x4xf32>, tensor<?x2x8xf32>, tensor<1x1xf32>) -> tensor<16xf32>}> ({
  ^bb0(%t: tensor<4x4xf32>, %d: tensor<?x2x8xf32>, %o: tensor<1x1xf32>):
    %0 = "tensor.collapse_shape"(%t) <{reassociation = [unit]}> : (tensor<4x4xf32>) -> tensor<16xf32>
    %1 = "tensor.collapse_shape"(%d) <{reassociation = [[0 : i64, 1 : i64], [2 : i64]]}> : (tensor<?x2x8xf32>) -> tensor<?x8xf32>
    %2 = "tensor.collapse_shape"(%o) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
    "func.return"(%0) : (tensor<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.collapse_shape, reassociation shorter
"builtin.module"() ({
  "func.func"() <{sym_name = "collapse", function_type = (tensor<4x4xf32>, tensor<?x2x8xf32>, tensor<1x1xf32>) -> tensor<16xf32>}> ({
  ^bb0(%t: tensor<4x4xf32>, %d: tensor<?x2x8xf32>, %o: tensor<1x1xf32>):
    %0 = "tensor.collapse_shape"(%t) <{reassociation = []}> : (tensor<4x4xf32>) -> tensor<16xf32>
    %1 = "tensor.collapse_shape"(%d) <{reassociation = [[0 : i64, 1 : i64], [2 : i64]]}> : (tensor<?x2x8xf32>) -> tensor<?x8xf32>
    %2 = "tensor.collapse_shape"(%o) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
    "func.return"(%0) : (tensor<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.collapse_shape, result 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "collapse", function_type = (tensor<4x4xf32>, tensor<?x2x8xf32>, tensor<1x1xf32>) -> tensor<16xf32>}> ({
  ^bb0(%t: tensor<4x4xf32>, %d: tensor<?x2x8xf32>, %o: tensor<1x1xf32>):
    %0 = "tensor.collapse_shape"(%t) <{reassociation = [[0 : i64, 1 : i64]]}> : (tensor<4x4xf32>) -> tensor<16xf32>
    %1 = "tensor.collapse_shape"(%d) <{reassociation = [[0 : i64, 1 : i64], [2 : i64]]}> : (tensor<?x2x8xf32>) -> tensor<?x8xi32>
    %2 = "tensor.collapse_shape"(%o) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
    "func.return"(%0) : (tensor<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.collapse_shape, result 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "collapse", function_type = (tensor<4x4xf32>, tensor<?x2x8xf32>, tensor<1x1xf32>) -> tensor<16xf32>}> ({
  ^bb0(%t: tensor<4x4xf32>, %d: tensor<?x2x8xf32>, %o: tensor<1x1xf32>):
    %0 = "tensor.collapse_shape"(%t) <{reassociation = [[0 : i64, 1 : i64]]}> : (tensor<4x4xf32>) -> tensor<16xf32>
    %1 = "tensor.collapse_shape"(%d) <{reassociation = [[0 : i64, 1 : i64], [2 : i64]]}> : (tensor<?x2x8xf32>) -> tensor<?x7xf32>
    %2 = "tensor.collapse_shape"(%o) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
    "func.return"(%0) : (tensor<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.collapse_shape, operand 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "collapse", function_type = (tensor<4x4xf32>, tensor<?x2x8xf32>, tensor<1x1xf32>) -> tensor<16xf32>}> ({
  ^bb0(%t: tensor<4x4xf32>, %d: tensor<?x2x8xf32>, %o: tensor<1x1xf32>):
    %0 = "tensor.collapse_shape"(%t) <{reassociation = [[0 : i64, 1 : i64]]}> : (tensor<4x4xf32>) -> tensor<16xf32>
    %1 = "tensor.collapse_shape"(%d) <{reassociation = [[0 : i64, 1 : i64], [2 : i64]]}> : (tensor<?x2x8xf32>) -> tensor<?x8xf32>
    %2 = "builtin.unrealized_conversion_cast"() : () -> tensor<1x?xf32>
    %3 = "tensor.collapse_shape"(%2) <{reassociation = []}> : (tensor<1x?xf32>) -> tensor<f32>
    "func.return"(%0) : (tensor<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.concat, dim = 2
"builtin.module"() ({
  "func.func"() <{sym_name = "concat", function_type = (tensor<3x6xf32>, tensor<3x?xf32>) -> tensor<6x6xf32>}> ({
  ^bb0(%a: tensor<3x6xf32>, %b: tensor<3x?xf32>):
    %0 = "tensor.concat"(%a, %a) <{dim = 0 : i64}> : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<6x6xf32>
    %1 = "tensor.concat"(%a, %b) <{dim = 2 : i64}> : (tensor<3x6xf32>, tensor<3x?xf32>) -> tensor<3x?xf32>
    "func.return"(%0) : (tensor<6x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.concat, result 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "concat", function_type = (tensor<3x6xf32>, tensor<3x?xf32>) -> tensor<6x6xf32>}> ({
  ^bb0(%a: tensor<3x6xf32>, %b: tensor<3x?xf32>):
    %0 = "tensor.concat"(%a, %a) <{dim = 0 : i64}> : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<6x6xf32>
    %1 = "tensor.concat"(%a, %b) <{dim = 1 : i64}> : (tensor<3x6xf32>, tensor<3x?xf32>) -> tensor<3x?xi32>
    "func.return"(%0) : (tensor<6x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.concat, result 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "concat", function_type = (tensor<3x6xf32>, tensor<3x?xf32>) -> tensor<6x6xf32>}> ({
  ^bb0(%a: tensor<3x6xf32>, %b: tensor<3x?xf32>):
    %0 = "tensor.concat"(%a, %a) <{dim = 0 : i64}> : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<6x6xf32>
    %1 = "tensor.concat"(%a, %b) <{dim = 1 : i64}> : (tensor<3x6xf32>, tensor<3x?xf32>) -> tensor<3xf32>
    "func.return"(%0) : (tensor<6x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.concat, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "concat", function_type = (tensor<3x6xf32>, tensor<3x?xf32>) -> tensor<6x6xf32>}> ({
  ^bb0(%a: tensor<3x6xf32>, %b: tensor<3x?xf32>):
    %0 = "tensor.concat"(%a, %a) <{dim = 0 : i64}> : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<6x6xf32>
    "tensor.concat"(%a, %b) <{dim = 1 : i64}> : (tensor<3x6xf32>, tensor<3x?xf32>) -> ()
    "func.return"(%0) : (tensor<6x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.concat, result 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "concat", function_type = (tensor<3x6xf32>, tensor<3x?xf32>) -> tensor<6x6xf32>}> ({
  ^bb0(%a: tensor<3x6xf32>, %b: tensor<3x?xf32>):
    %0 = "tensor.concat"(%a, %a) <{dim = 0 : i64}> : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<6x6xf32>
    %1 = "tensor.concat"(%a, %b) <{dim = 1 : i64}> : (tensor<3x6xf32>, tensor<3x?xf32>) -> tensor<3x?xf32>
    "func.return"(%0) : (tensor<6x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.dim, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "dim_rank", function_type = (tensor<4x?xf32>, tensor<*xf32>, index) -> index}> ({
  ^bb0(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index):
    %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %0 = "tensor.dim"(%c1) : (index) -> index
    %1 = "tensor.dim"(%u, %i) : (tensor<*xf32>, index) -> index
    %2 = "tensor.rank"(%t) : (tensor<4x?xf32>) -> index
    %3 = "tensor.rank"(%u) : (tensor<*xf32>) -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.dim, operand 1 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "dim_rank", function_type = (tensor<4x?xf32>, tensor<*xf32>, index) -> index}> ({
  ^bb0(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index):
    %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %1 = "tensor.dim"(%t, %0) : (tensor<4x?xf32>, i1) -> index
    %2 = "tensor.dim"(%u, %i) : (tensor<*xf32>, index) -> index
    %3 = "tensor.rank"(%t) : (tensor<4x?xf32>) -> index
    %4 = "tensor.rank"(%u) : (tensor<*xf32>) -> index
    "func.return"(%1) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.dim, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "dim_rank", function_type = (tensor<4x?xf32>, tensor<*xf32>, index) -> index}> ({
  ^bb0(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index):
    %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %0 = "tensor.dim"(%t, %c1) : (tensor<4x?xf32>, index) -> index
    "tensor.dim"(%u, %i) : (tensor<*xf32>, index) -> ()
    %1 = "tensor.rank"(%t) : (tensor<4x?xf32>) -> index
    %2 = "tensor.rank"(%u) : (tensor<*xf32>) -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.dim, operand 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "dim_rank", function_type = (tensor<4x?xf32>, tensor<*xf32>, index) -> index}> ({
  ^bb0(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index):
    %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xf32>
    %1 = "tensor.dim"(%0, %c1) : (tensor<4xf32>, index) -> index
    %2 = "tensor.dim"(%u, %i) : (tensor<*xf32>, index) -> index
    %3 = "tensor.rank"(%t) : (tensor<4x?xf32>) -> index
    %4 = "tensor.rank"(%u) : (tensor<*xf32>) -> index
    "func.return"(%1) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.empty, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "empty", function_type = (index) -> tensor<?x4x?xf32>}> ({
  ^bb0(%n: index):
    %0 = "tensor.empty"() : () -> tensor<4x4xf32>
    %1 = "tensor.empty"(%n) : (index) -> tensor<?x4x?xf32>
    %2 = "tensor.empty"(%n) {foo} : (index) -> tensor<?xf64>
    %3 = "tensor.empty"() : () -> tensor<f64>
    "func.return"(%1) : (tensor<?x4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.empty, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "empty", function_type = (index) -> tensor<?x4x?xf32>}> ({
  ^bb0(%n: index):
    %0 = "tensor.empty"() : () -> tensor<4x4xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> i1
    %2 = "tensor.empty"(%1, %n) : (i1, index) -> tensor<?x4x?xf32>
    %3 = "tensor.empty"(%n) {foo} : (index) -> tensor<?xf64>
    %4 = "tensor.empty"() : () -> tensor<f64>
    "func.return"(%2) : (tensor<?x4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.empty, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "empty", function_type = (index) -> tensor<?x4x?xf32>}> ({
  ^bb0(%n: index):
    "tensor.empty"() : () -> ()
    %0 = "tensor.empty"(%n, %n) : (index, index) -> tensor<?x4x?xf32>
    %1 = "tensor.empty"(%n) {foo} : (index) -> tensor<?xf64>
    %2 = "tensor.empty"() : () -> tensor<f64>
    "func.return"(%0) : (tensor<?x4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.empty, without foo
"builtin.module"() ({
  "func.func"() <{sym_name = "empty", function_type = (index) -> tensor<?x4x?xf32>}> ({
  ^bb0(%n: index):
    %0 = "tensor.empty"() : () -> tensor<4x4xf32>
    %1 = "tensor.empty"(%n, %n) : (index, index) -> tensor<?x4x?xf32>
    %2 = "tensor.empty"(%n) : (index) -> tensor<?xf64>
    %3 = "tensor.empty"() : () -> tensor<f64>
    "func.return"(%1) : (tensor<?x4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.expand_shape, reassociation [0] as a unit
"builtin.module"() ({
  "func.func"() <{sym_name = "expand", function_type = (tensor<16xf32>, tensor<?x8xf32>, index) -> tensor<4x4xf32>}> ({
  ^bb0(%t: tensor<16xf32>, %d: tensor<?x8xf32>, %n: index):
    %0 = "tensor.expand_shape"(%t) <{reassociation = [unit], static_output_shape = array<i64: 4, 4>}> : (tensor<16xf32>) -> tensor<4x4xf32>
    %1 = "tensor.expand_shape"(%d, %n) <{reassociation = [[0 : i64, 1 : i64], [2 : i64]], static_output_shape = array<i64: -9223372036854775808, 2, 8>}> : (tensor<?x8xf32>, index) -> tensor<?x2x8xf32>
    "func.return"(%0) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.expand_shape, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "expand_scalar", function_type = (tensor<f32>) -> tensor<1x1xf32>}> ({
  ^bb0(%s: tensor<f32>):
    %0 = "tensor.expand_shape"() <{reassociation = [], static_output_shape = array<i64: 1, 1>}> : () -> tensor<1x1xf32>
    "func.return"(%0) : (tensor<1x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.expand_shape, operand 0 of one dimension more
"builtin.module"() ({
  "func.func"() <{sym_name = "expand_scalar", function_type = (tensor<f32>) -> tensor<1x1xf32>}> ({
  ^bb0(%s: tensor<f32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<2xf32>
    %1 = "tensor.expand_shape"(%0) <{reassociation = [], static_output_shape = array<i64: 1, 1>}> : (tensor<2xf32>) -> tensor<1x1xf32>
    "func.return"(%1) : (tensor<1x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.expand_shape, operand 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "expand_scalar", function_type = (tensor<f32>) -> tensor<1x1xf32>}> ({
  ^bb0(%s: tensor<f32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<i32>
    %1 = "tensor.expand_shape"(%0) <{reassociation = [], static_output_shape = array<i64: 1, 1>}> : (tensor<i32>) -> tensor<1x1xf32>
    "func.return"(%1) : (tensor<1x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.expand_shape, reassociation shorter
"builtin.module"() ({
  "func.func"() <{sym_name = "expand_scalar", function_type = (tensor<f32>) -> tensor<1x1xf32>}> ({
  ^bb0(%s: tensor<f32>):
    %0 = "tensor.expand_shape"(%s) <{reassociation = [], static_output_shape = array<i64: 1, 1>}> : (tensor<f32>) -> tensor<1x1xf32>
    "func.return"(%0) : (tensor<1x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.extract, result 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "extract_insert", function_type = (tensor<4x?xf32>, index, tensor<i32>) -> tensor<4x?xf32>}> ({
  ^bb0(%t: tensor<4x?xf32>, %i: index, %s: tensor<i32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    %1 = "tensor.extract"(%t, %i, %i) : (tensor<4x?xf32>, index, index) -> i1
    %2 = "tensor.insert"(%0, %t, %i, %i) : (f32, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
    %3 = "tensor.extract"(%s) : (tensor<i32>) -> i32
    %4 = "tensor.insert"(%3, %s) {a} : (i32, tensor<i32>) -> tensor<i32>
    "func.return"(%2) : (tensor<4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.extract, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "extract_insert", function_type = (tensor<4x?xf32>, index, tensor<i32>) -> tensor<4x?xf32>}> ({
  ^bb0(%t: tensor<4x?xf32>, %i: index, %s: tensor<i32>):
    %0 = "tensor.extract"(%t, %i) : (tensor<4x?xf32>, index) -> f32
    %1 = "tensor.insert"(%0, %t, %i, %i) : (f32, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
    %2 = "tensor.extract"(%s) : (tensor<i32>) -> i32
    %3 = "tensor.insert"(%2, %s) {a} : (i32, tensor<i32>) -> tensor<i32>
    "func.return"(%1) : (tensor<4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.extract, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "extract_insert", function_type = (tensor<4x?xf32>, index, tensor<i32>) -> tensor<4x?xf32>}> ({
  ^bb0(%t: tensor<4x?xf32>, %i: index, %s: tensor<i32>):
    %0 = "tensor.extract"(%i, %i) : (index, index) -> f32
    %1 = "tensor.insert"(%0, %t, %i, %i) : (f32, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
    %2 = "tensor.extract"(%s) : (tensor<i32>) -> i32
    %3 = "tensor.insert"(%2, %s) {a} : (i32, tensor<i32>) -> tensor<i32>
    "func.return"(%1) : (tensor<4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.extract, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "extract_insert", function_type = (tensor<4x?xf32>, index, tensor<i32>) -> tensor<4x?xf32>}> ({
  ^bb0(%t: tensor<4x?xf32>, %i: index, %s: tensor<i32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    "tensor.extract"(%t, %i, %i) : (tensor<4x?xf32>, index, index) -> ()
    %1 = "tensor.insert"(%0, %t, %i, %i) : (f32, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
    %2 = "tensor.extract"(%s) : (tensor<i32>) -> i32
    %3 = "tensor.insert"(%2, %s) {a} : (i32, tensor<i32>) -> tensor<i32>
    "func.return"(%1) : (tensor<4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.extract, operand 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "extract_insert", function_type = (tensor<4x?xf32>, index, tensor<i32>) -> tensor<4x?xf32>}> ({
  ^bb0(%t: tensor<4x?xf32>, %i: index, %s: tensor<i32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4x?xf32>
    %1 = "tensor.extract"(%0, %i, %i) : (tensor<4x?xf32>, index, index) -> f32
    %2 = "tensor.insert"(%1, %t, %i, %i) : (f32, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
    %3 = "tensor.extract"(%s) : (tensor<i32>) -> i32
    %4 = "tensor.insert"(%3, %s) {a} : (i32, tensor<i32>) -> tensor<i32>
    "func.return"(%2) : (tensor<4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.from_elements, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "from_elements", function_type = (f32, index) -> tensor<2x2xf32>}> ({
  ^bb0(%a: f32, %i: index):
    %0 = "tensor.from_elements"(%a, %a, %a) : (f32, f32, f32) -> tensor<2x2xf32>
    %1 = "tensor.from_elements"(%i) : (index) -> tensor<1xindex>
    %2 = "tensor.from_elements"(%a) : (f32) -> tensor<f32>
    %3 = "tensor.from_elements"() : () -> tensor<0xf32>
    "func.return"(%0) : (tensor<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.from_elements, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "from_elements", function_type = (f32, index) -> tensor<2x2xf32>}> ({
  ^bb0(%a: f32, %i: index):
    %0 = "tensor.from_elements"(%a, %a, %a, %a) : (f32, f32, f32, f32) -> tensor<2x2xf32>
    %1 = "tensor.from_elements"(%i) : (index) -> tensor<1xindex>
    %2 = "tensor.from_elements"(%a) : (f32) -> tensor<f32>
    "tensor.from_elements"() : () -> ()
    "func.return"(%0) : (tensor<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.from_elements, result 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "from_elements", function_type = (f32, index) -> tensor<2x2xf32>}> ({
  ^bb0(%a: f32, %i: index):
    %0 = "tensor.from_elements"(%a, %a, %a, %a) : (f32, f32, f32, f32) -> tensor<2x2xf32>
    %1 = "tensor.from_elements"(%i) : (index) -> tensor<index>
    %2 = "tensor.from_elements"(%a) : (f32) -> tensor<f32>
    %3 = "tensor.from_elements"() : () -> tensor<0xf32>
    "func.return"(%0) : (tensor<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.gather, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "gather", function_type = (tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4xf32>}> ({
  ^bb0(%t: tensor<4x4x4xf32>, %i: tensor<1x2x2xindex>):
    %0 = "tensor.gather"(%t) <{gather_dims = array<i64: 0, 1>}> : (tensor<4x4x4xf32>) -> tensor<1x2x4xf32>
    %1 = "tensor.gather"(%t, %i) <{gather_dims = array<i64: 1, 2>, unique}> : (tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4x1x1xf32>
    "func.return"(%0) : (tensor<1x2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.gather, gather_dims shorter
"builtin.module"() ({
  "func.func"() <{sym_name = "gather", function_type = (tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4xf32>}> ({
  ^bb0(%t: tensor<4x4x4xf32>, %i: tensor<1x2x2xindex>):
    %0 = "tensor.gather"(%t, %i) <{gather_dims = array<i64: 0>}> : (tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4xf32>
    %1 = "tensor.gather"(%t, %i) <{gather_dims = array<i64: 1, 2>, unique}> : (tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4x1x1xf32>
    "func.return"(%0) : (tensor<1x2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.gather, gather_dims [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "gather", function_type = (tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4xf32>}> ({
  ^bb0(%t: tensor<4x4x4xf32>, %i: tensor<1x2x2xindex>):
    %0 = "tensor.gather"(%t, %i) <{gather_dims = array<i64: -1, 1>}> : (tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4xf32>
    %1 = "tensor.gather"(%t, %i) <{gather_dims = array<i64: 1, 2>, unique}> : (tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4x1x1xf32>
    "func.return"(%0) : (tensor<1x2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.gather, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "gather", function_type = (tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4xf32>}> ({
  ^bb0(%t: tensor<4x4x4xf32>, %i: tensor<1x2x2xindex>):
    %0 = "tensor.gather"(%t, %i) <{gather_dims = array<i64: 0, 1>}> : (tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4xf32>
    "tensor.gather"(%t, %i) <{gather_dims = array<i64: 1, 2>, unique}> : (tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> ()
    "func.return"(%0) : (tensor<1x2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.gather, without unique
"builtin.module"() ({
  "func.func"() <{sym_name = "gather", function_type = (tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4xf32>}> ({
  ^bb0(%t: tensor<4x4x4xf32>, %i: tensor<1x2x2xindex>):
    %0 = "tensor.gather"(%t, %i) <{gather_dims = array<i64: 0, 1>}> : (tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4xf32>
    %1 = "tensor.gather"(%t, %i) <{gather_dims = array<i64: 1, 2>}> : (tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4x1x1xf32>
    "func.return"(%0) : (tensor<1x2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.generate, result 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "generate_static", function_type = (f32) -> tensor<3xf32>}> ({
  ^bb0(%x: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<3xf32>
    %1 = "tensor.generate"() ({
    ^bb0(%i: index):
      "tensor.yield"(%x) : (f32) -> ()
    }) : () -> tensor<3xi32>
    "func.return"(%0) : (tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.generate, region 0 without its end
"builtin.module"() ({
  "func.func"() <{sym_name = "generate_static", function_type = (f32) -> tensor<3xf32>}> ({
  ^bb0(%x: f32):
    %0 = "tensor.generate"() ({
    ^bb0(%i: index):
    }) : () -> tensor<3xf32>
    "func.return"(%0) : (tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.generate, result 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "generate_static", function_type = (f32) -> tensor<3xf32>}> ({
  ^bb0(%x: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<3xf32>
    %1 = "tensor.generate"() ({
    ^bb0(%i: index):
      "tensor.yield"(%x) : (f32) -> ()
    }) : () -> tensor<?xf32>
    "func.return"(%0) : (tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.generate, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "generate_static", function_type = (f32) -> tensor<3xf32>}> ({
  ^bb0(%x: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<3xf32>
    "tensor.generate"() ({
    ^bb0(%i: index):
      "tensor.yield"(%x) : (f32) -> ()
    }) : () -> ()
    "func.return"(%0) : (tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.generate, result 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "generate_static", function_type = (f32) -> tensor<3xf32>}> ({
  ^bb0(%x: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<3xf32>
    %1 = "tensor.generate"() ({
    ^bb0(%i: index):
      "tensor.yield"(%x) : (f32) -> ()
    }) : () -> tensor<7xf32>
    "func.return"(%0) : (tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.insert, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "extract_insert", function_type = (tensor<4x?xf32>, index, tensor<i32>) -> tensor<4x?xf32>}> ({
  ^bb0(%t: tensor<4x?xf32>, %i: index, %s: tensor<i32>):
    %0 = "tensor.extract"(%t, %i, %i) : (tensor<4x?xf32>, index, index) -> f32
    %1 = "tensor.insert"(%0, %t, %i, %i) : (f32, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
    %2 = "tensor.extract"(%s) : (tensor<i32>) -> i32
    %3 = "tensor.insert"(%2) {a} : (i32) -> tensor<i32>
    "func.return"(%1) : (tensor<4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.insert, result 0 of f32
"builtin.module"() ({
  "func.func"() <{sym_name = "extract_insert", function_type = (tensor<4x?xf32>, index, tensor<i32>) -> tensor<4x?xf32>}> ({
  ^bb0(%t: tensor<4x?xf32>, %i: index, %s: tensor<i32>):
    %0 = "tensor.extract"(%t, %i, %i) : (tensor<4x?xf32>, index, index) -> f32
    %1 = "tensor.insert"(%0, %t, %i, %i) : (f32, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
    %2 = "tensor.extract"(%s) : (tensor<i32>) -> i32
    %3 = "tensor.insert"(%2, %s) {a} : (i32, tensor<i32>) -> tensor<f32>
    "func.return"(%1) : (tensor<4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.insert, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "extract_insert", function_type = (tensor<4x?xf32>, index, tensor<i32>) -> tensor<4x?xf32>}> ({
  ^bb0(%t: tensor<4x?xf32>, %i: index, %s: tensor<i32>):
    %0 = "tensor.extract"(%t, %i, %i) : (tensor<4x?xf32>, index, index) -> f32
    %1 = "builtin.unrealized_conversion_cast"() : () -> i1
    %2 = "tensor.insert"(%1, %t, %i, %i) : (i1, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
    %3 = "tensor.extract"(%s) : (tensor<i32>) -> i32
    %4 = "tensor.insert"(%3, %s) {a} : (i32, tensor<i32>) -> tensor<i32>
    "func.return"(%2) : (tensor<4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.insert, without operand 2
"builtin.module"() ({
  "func.func"() <{sym_name = "extract_insert", function_type = (tensor<4x?xf32>, index, tensor<i32>) -> tensor<4x?xf32>}> ({
  ^bb0(%t: tensor<4x?xf32>, %i: index, %s: tensor<i32>):
    %0 = "tensor.extract"(%t, %i, %i) : (tensor<4x?xf32>, index, index) -> f32
    %1 = "tensor.insert"(%0, %t, %i) : (f32, tensor<4x?xf32>, index) -> tensor<4x?xf32>
    %2 = "tensor.extract"(%s) : (tensor<i32>) -> i32
    %3 = "tensor.insert"(%2, %s) {a} : (i32, tensor<i32>) -> tensor<i32>
    "func.return"(%1) : (tensor<4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.insert, without a
"builtin.module"() ({
  "func.func"() <{sym_name = "extract_insert", function_type = (tensor<4x?xf32>, index, tensor<i32>) -> tensor<4x?xf32>}> ({
  ^bb0(%t: tensor<4x?xf32>, %i: index, %s: tensor<i32>):
    %0 = "tensor.extract"(%t, %i, %i) : (tensor<4x?xf32>, index, index) -> f32
    %1 = "tensor.insert"(%0, %t, %i, %i) : (f32, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
    %2 = "tensor.extract"(%s) : (tensor<i32>) -> i32
    %3 = "tensor.insert"(%2, %s) : (i32, tensor<i32>) -> tensor<i32>
    "func.return"(%1) : (tensor<4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.insert_slice, without operandSegmentSizes
"builtin.module"() ({
  "func.func"() <{sym_name = "insert_slice", function_type = (tensor<8x16xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<?x?xf32>, index) -> tensor<8x16xf32>}> ({
  ^bb0(%t: tensor<8x16xf32>, %s: tensor<4x4xf32>, %r: tensor<4xf32>, %d: tensor<?x?xf32>, %i: index):
    %0 = "tensor.insert_slice"(%s, %t) <{static_offsets = array<i64: 0, 2>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4x4xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %1 = "tensor.insert_slice"(%r, %t, %i) <{static_offsets = array<i64: -9223372036854775808, 2>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (tensor<4xf32>, tensor<8x16xf32>, index) -> tensor<8x16xf32>
    %2 = "tensor.insert_slice"(%d, %t, %i, %i, %i) <{static_offsets = array<i64: -9223372036854775808, 2>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 2, 0>}> : (tensor<?x?xf32>, tensor<8x16xf32>, index, index, index) -> tensor<8x16xf32>
    "func.return"(%0) : (tensor<8x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.insert_slice, without static_offsets
"builtin.module"() ({
  "func.func"() <{sym_name = "insert_slice", function_type = (tensor<8x16xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<?x?xf32>, index) -> tensor<8x16xf32>}> ({
  ^bb0(%t: tensor<8x16xf32>, %s: tensor<4x4xf32>, %r: tensor<4xf32>, %d: tensor<?x?xf32>, %i: index):
    %0 = "tensor.insert_slice"(%s, %t) <{static_offsets = array<i64: 0, 2>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4x4xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %1 = "tensor.insert_slice"(%r, %t, %i) <{static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (tensor<4xf32>, tensor<8x16xf32>, index) -> tensor<8x16xf32>
    %2 = "tensor.insert_slice"(%d, %t, %i, %i, %i) <{static_offsets = array<i64: -9223372036854775808, 2>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 2, 0>}> : (tensor<?x?xf32>, tensor<8x16xf32>, index, index, index) -> tensor<8x16xf32>
    "func.return"(%0) : (tensor<8x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.pad, operandSegmentSizes [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "pad", function_type = (tensor<4x?xf32>, f32, index) -> tensor<7x?xf32>}> ({
  ^bb0(%t: tensor<4x?xf32>, %x: f32, %n: index):
    %0 = "tensor.pad"(%t, %n) <{static_low = array<i64: 1, -9223372036854775808>, static_high = array<i64: 2, 0>, operandSegmentSizes = array<i32: -1, 1, 0>}> ({
    ^bb0(%i: index, %j: index):
      "tensor.yield"(%x) : (f32) -> ()
    }) : (tensor<4x?xf32>, index) -> tensor<7x?xf32>
    %1 = "tensor.pad"(%t) <{nofold, static_low = array<i64: 0, 0>, static_high = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> ({
    ^bb0(%i_1: index, %j_1: index):
      "tensor.yield"(%x) : (f32) -> ()
    }) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %2 = "tensor.pad"(%t, %n) <{static_low = array<i64: 0, 0>, static_high = array<i64: -9223372036854775808, 0>, operandSegmentSizes = array<i32: 1, 0, 1>}> ({
    ^bb0(%i_2: index, %j_2: index):
      "tensor.yield"(%x) : (f32) -> ()
    }) {foo} : (tensor<4x?xf32>, index) -> tensor<?x?xf32>
    "func.return"(%0) : (tensor<7x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.pad, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "pad", function_type = (tensor<4x?xf32>, f32, index) -> tensor<7x?xf32>}> ({
  ^bb0(%t: tensor<4x?xf32>, %x: f32, %n: index):
    %0 = "tensor.pad"(%t, %n) <{static_low = array<i64: 1, -9223372036854775808>, static_high = array<i64: 2, 0>, operandSegmentSizes = array<i32: 1, 1, 0>}> ({
    ^bb0(%i: index, %j: index):
      "tensor.yield"(%x) : (f32) -> ()
    }) : (tensor<4x?xf32>, index) -> tensor<7x?xf32>
    %1 = "tensor.pad"() <{nofold, static_low = array<i64: 0, 0>, static_high = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> ({
    ^bb0(%i_1: index, %j_1: index):
      "tensor.yield"(%x) : (f32) -> ()
    }) : () -> tensor<4x?xf32>
    %2 = "tensor.pad"(%t, %n) <{static_low = array<i64: 0, 0>, static_high = array<i64: -9223372036854775808, 0>, operandSegmentSizes = array<i32: 1, 0, 1>}> ({
    ^bb0(%i_2: index, %j_2: index):
      "tensor.yield"(%x) : (f32) -> ()
    }) {foo} : (tensor<4x?xf32>, index) -> tensor<?x?xf32>
    "func.return"(%0) : (tensor<7x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.pad, region 0 argument 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "pad", function_type = (tensor<4x?xf32>, f32, index) -> tensor<7x?xf32>}> ({
  ^bb0(%t: tensor<4x?xf32>, %x: f32, %n: index):
    %0 = "tensor.pad"(%t, %n) <{static_low = array<i64: 1, -9223372036854775808>, static_high = array<i64: 2, 0>, operandSegmentSizes = array<i32: 1, 1, 0>}> ({
    ^bb0(%i: i1, %j: index):
      "tensor.yield"(%x) : (f32) -> ()
    }) : (tensor<4x?xf32>, index) -> tensor<7x?xf32>
    %1 = "tensor.pad"(%t) <{nofold, static_low = array<i64: 0, 0>, static_high = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> ({
    ^bb0(%i_1: index, %j_1: index):
      "tensor.yield"(%x) : (f32) -> ()
    }) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %2 = "tensor.pad"(%t, %n) <{static_low = array<i64: 0, 0>, static_high = array<i64: -9223372036854775808, 0>, operandSegmentSizes = array<i32: 1, 0, 1>}> ({
    ^bb0(%i_2: index, %j_2: index):
      "tensor.yield"(%x) : (f32) -> ()
    }) {foo} : (tensor<4x?xf32>, index) -> tensor<?x?xf32>
    "func.return"(%0) : (tensor<7x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.pad, result 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "pad", function_type = (tensor<4x?xf32>, f32, index) -> tensor<7x?xf32>}> ({
  ^bb0(%t: tensor<4x?xf32>, %x: f32, %n: index):
    %0 = "tensor.pad"(%t, %n) <{static_low = array<i64: 1, -9223372036854775808>, static_high = array<i64: 2, 0>, operandSegmentSizes = array<i32: 1, 1, 0>}> ({
    ^bb0(%i: index, %j: index):
      "tensor.yield"(%x) : (f32) -> ()
    }) : (tensor<4x?xf32>, index) -> tensor<7x?xf32>
    %1 = "tensor.pad"(%t) <{nofold, static_low = array<i64: 0, 0>, static_high = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> ({
    ^bb0(%i_1: index, %j_1: index):
      "tensor.yield"(%x) : (f32) -> ()
    }) : (tensor<4x?xf32>) -> tensor<4x?xi32>
    %2 = "tensor.pad"(%t, %n) <{static_low = array<i64: 0, 0>, static_high = array<i64: -9223372036854775808, 0>, operandSegmentSizes = array<i32: 1, 0, 1>}> ({
    ^bb0(%i_2: index, %j_2: index):
      "tensor.yield"(%x) : (f32) -> ()
    }) {foo} : (tensor<4x?xf32>, index) -> tensor<?x?xf32>
    "func.return"(%0) : (tensor<7x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.pad, static_low [1] = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "pad", function_type = (tensor<4x?xf32>, f32, index) -> tensor<7x?xf32>}> ({
  ^bb0(%t: tensor<4x?xf32>, %x: f32, %n: index):
    %0 = "tensor.pad"(%t, %n) <{static_low = array<i64: 1, 0>, static_high = array<i64: 2, 0>, operandSegmentSizes = array<i32: 1, 1, 0>}> ({
    ^bb0(%i: index, %j: index):
      "tensor.yield"(%x) : (f32) -> ()
    }) : (tensor<4x?xf32>, index) -> tensor<7x?xf32>
    %1 = "tensor.pad"(%t) <{nofold, static_low = array<i64: 0, 0>, static_high = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> ({
    ^bb0(%i_1: index, %j_1: index):
      "tensor.yield"(%x) : (f32) -> ()
    }) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %2 = "tensor.pad"(%t, %n) <{static_low = array<i64: 0, 0>, static_high = array<i64: -9223372036854775808, 0>, operandSegmentSizes = array<i32: 1, 0, 1>}> ({
    ^bb0(%i_2: index, %j_2: index):
      "tensor.yield"(%x) : (f32) -> ()
    }) {foo} : (tensor<4x?xf32>, index) -> tensor<?x?xf32>
    "func.return"(%0) : (tensor<7x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.parallel_insert_slice, operandSegmentSizes [1] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel_insert_slice", function_type = (tensor<8xf32>, tensor<1xf32>) -> tensor<8xf32>}> ({
  ^bb0(%t: tensor<8xf32>, %s: tensor<1xf32>):
    %c8 = "arith.constant"() <{value = 8 : index}> : () -> index
    %0 = "scf.forall"(%c8, %t) <{staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>, operandSegmentSizes = array<i32: 0, 1, 0, 1>}> ({
    ^bb0(%i: index, %o: tensor<8xf32>):
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%s, %o, %i) <{static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, -1, 1, 0, 0>}> : (tensor<1xf32>, tensor<8xf32>, index) -> ()
      }) : () -> ()
    }) : (index, tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%0) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.parallel_insert_slice, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel_insert_slice", function_type = (tensor<8xf32>, tensor<1xf32>) -> tensor<8xf32>}> ({
  ^bb0(%t: tensor<8xf32>, %s: tensor<1xf32>):
    %c8 = "arith.constant"() <{value = 8 : index}> : () -> index
    %0 = "scf.forall"(%c8, %t) <{staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>, operandSegmentSizes = array<i32: 0, 1, 0, 1>}> ({
    ^bb0(%i: index, %o: tensor<8xf32>):
      "scf.forall.in_parallel"() ({
        %1 = "builtin.unrealized_conversion_cast"() : () -> f32
        "tensor.parallel_insert_slice"(%1, %o, %i) <{static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (f32, tensor<8xf32>, index) -> ()
      }) : () -> ()
    }) : (index, tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%0) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.parallel_insert_slice, without operandSegmentSizes
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel_insert_slice", function_type = (tensor<8xf32>, tensor<1xf32>) -> tensor<8xf32>}> ({
  ^bb0(%t: tensor<8xf32>, %s: tensor<1xf32>):
    %c8 = "arith.constant"() <{value = 8 : index}> : () -> index
    %0 = "scf.forall"(%c8, %t) <{staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>, operandSegmentSizes = array<i32: 0, 1, 0, 1>}> ({
    ^bb0(%i: index, %o: tensor<8xf32>):
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%s, %o, %i) <{static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<8xf32>, index) -> ()
      }) : () -> ()
    }) : (index, tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%0) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.parallel_insert_slice, without operand 2
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel_insert_slice", function_type = (tensor<8xf32>, tensor<1xf32>) -> tensor<8xf32>}> ({
  ^bb0(%t: tensor<8xf32>, %s: tensor<1xf32>):
    %c8 = "arith.constant"() <{value = 8 : index}> : () -> index
    %0 = "scf.forall"(%c8, %t) <{staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>, operandSegmentSizes = array<i32: 0, 1, 0, 1>}> ({
    ^bb0(%i: index, %o: tensor<8xf32>):
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%s, %o) <{static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (tensor<1xf32>, tensor<8xf32>) -> ()
      }) : () -> ()
    }) : (index, tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%0) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.parallel_insert_slice, static_strides [0] = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel_insert_slice", function_type = (tensor<8xf32>, tensor<1xf32>) -> tensor<8xf32>}> ({
  ^bb0(%t: tensor<8xf32>, %s: tensor<1xf32>):
    %c8 = "arith.constant"() <{value = 8 : index}> : () -> index
    %0 = "scf.forall"(%c8, %t) <{staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>, operandSegmentSizes = array<i32: 0, 1, 0, 1>}> ({
    ^bb0(%i: index, %o: tensor<8xf32>):
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%s, %o, %i) <{static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 0>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (tensor<1xf32>, tensor<8xf32>, index) -> ()
      }) : () -> ()
    }) : (index, tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%0) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.rank, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "dim_rank", function_type = (tensor<4x?xf32>, tensor<*xf32>, index) -> index}> ({
  ^bb0(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index):
    %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %0 = "tensor.dim"(%t, %c1) : (tensor<4x?xf32>, index) -> index
    %1 = "tensor.dim"(%u, %i) : (tensor<*xf32>, index) -> index
    %2 = "tensor.rank"(%t) : (tensor<4x?xf32>) -> index
    %3 = "builtin.unrealized_conversion_cast"() : () -> i1
    %4 = "tensor.rank"(%3) : (i1) -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.rank, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "dim_rank", function_type = (tensor<4x?xf32>, tensor<*xf32>, index) -> index}> ({
  ^bb0(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index):
    %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %0 = "tensor.dim"(%t, %c1) : (tensor<4x?xf32>, index) -> index
    %1 = "tensor.dim"(%u, %i) : (tensor<*xf32>, index) -> index
    %2 = "tensor.rank"() : () -> index
    %3 = "tensor.rank"(%u) : (tensor<*xf32>) -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.rank, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "dim_rank", function_type = (tensor<4x?xf32>, tensor<*xf32>, index) -> index}> ({
  ^bb0(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index):
    %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %0 = "tensor.dim"(%t, %c1) : (tensor<4x?xf32>, index) -> index
    %1 = "tensor.dim"(%u, %i) : (tensor<*xf32>, index) -> index
    "tensor.rank"(%t) : (tensor<4x?xf32>) -> ()
    %2 = "tensor.rank"(%u) : (tensor<*xf32>) -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.rank, operand 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "dim_rank", function_type = (tensor<4x?xf32>, tensor<*xf32>, index) -> index}> ({
  ^bb0(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index):
    %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %0 = "tensor.dim"(%t, %c1) : (tensor<4x?xf32>, index) -> index
    %1 = "tensor.dim"(%u, %i) : (tensor<*xf32>, index) -> index
    %2 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xf32>
    %3 = "tensor.rank"(%2) : (tensor<4xf32>) -> index
    %4 = "tensor.rank"(%u) : (tensor<*xf32>) -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.reshape, operand 1 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "reshape", function_type = (tensor<4x4xf32>, tensor<1xi32>, tensor<?xf32>, tensor<2xindex>) -> tensor<16xf32>}> ({
  ^bb0(%t: tensor<4x4xf32>, %s: tensor<1xi32>, %n: tensor<?xf32>, %q: tensor<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<?xi32>
    %1 = "tensor.reshape"(%t, %0) : (tensor<4x4xf32>, tensor<?xi32>) -> tensor<16xf32>
    %2 = "tensor.reshape"(%t, %s) : (tensor<4x4xf32>, tensor<1xi32>) -> tensor<?xf32>
    %3 = "tensor.reshape"(%n, %q) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x4xf32>
    "func.return"(%1) : (tensor<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.reshape, result 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "reshape", function_type = (tensor<4x4xf32>, tensor<1xi32>, tensor<?xf32>, tensor<2xindex>) -> tensor<16xf32>}> ({
  ^bb0(%t: tensor<4x4xf32>, %s: tensor<1xi32>, %n: tensor<?xf32>, %q: tensor<2xindex>):
    %0 = "tensor.reshape"(%t, %s) : (tensor<4x4xf32>, tensor<1xi32>) -> tensor<16xf32>
    %1 = "tensor.reshape"(%t, %s) : (tensor<4x4xf32>, tensor<1xi32>) -> tensor<?xi32>
    %2 = "tensor.reshape"(%n, %q) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x4xf32>
    "func.return"(%0) : (tensor<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.reshape, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "reshape", function_type = (tensor<4x4xf32>, tensor<1xi32>, tensor<?xf32>, tensor<2xindex>) -> tensor<16xf32>}> ({
  ^bb0(%t: tensor<4x4xf32>, %s: tensor<1xi32>, %n: tensor<?xf32>, %q: tensor<2xindex>):
    %0 = "tensor.reshape"(%s) : (tensor<1xi32>) -> tensor<16xf32>
    %1 = "tensor.reshape"(%t, %s) : (tensor<4x4xf32>, tensor<1xi32>) -> tensor<?xf32>
    %2 = "tensor.reshape"(%n, %q) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x4xf32>
    "func.return"(%0) : (tensor<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.reshape, operand 1 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "reshape", function_type = (tensor<4x4xf32>, tensor<1xi32>, tensor<?xf32>, tensor<2xindex>) -> tensor<16xf32>}> ({
  ^bb0(%t: tensor<4x4xf32>, %s: tensor<1xi32>, %n: tensor<?xf32>, %q: tensor<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<7xi32>
    %1 = "tensor.reshape"(%t, %0) : (tensor<4x4xf32>, tensor<7xi32>) -> tensor<16xf32>
    %2 = "tensor.reshape"(%t, %s) : (tensor<4x4xf32>, tensor<1xi32>) -> tensor<?xf32>
    %3 = "tensor.reshape"(%n, %q) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x4xf32>
    "func.return"(%1) : (tensor<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.reshape, operand 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "reshape", function_type = (tensor<4x4xf32>, tensor<1xi32>, tensor<?xf32>, tensor<2xindex>) -> tensor<16xf32>}> ({
  ^bb0(%t: tensor<4x4xf32>, %s: tensor<1xi32>, %n: tensor<?xf32>, %q: tensor<2xindex>):
    %0 = "tensor.reshape"(%t, %s) : (tensor<4x4xf32>, tensor<1xi32>) -> tensor<16xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xf32>
    %2 = "tensor.reshape"(%1, %s) : (tensor<4xf32>, tensor<1xi32>) -> tensor<?xf32>
    %3 = "tensor.reshape"(%n, %q) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x4xf32>
    "func.return"(%0) : (tensor<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.scatter, without operand 2
"builtin.module"() ({
  "func.func"() <{sym_name = "scatter", function_type = (tensor<1x2x4xf32>, tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<4x4x4xf32>}> ({
  ^bb0(%s: tensor<1x2x4xf32>, %t: tensor<4x4x4xf32>, %i: tensor<1x2x2xindex>):
    %0 = "tensor.scatter"(%s, %t) <{scatter_dims = array<i64: 0, 1>, unique}> : (tensor<1x2x4xf32>, tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
    "func.return"(%0) : (tensor<4x4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.scatter, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "scatter", function_type = (tensor<1x2x4xf32>, tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<4x4x4xf32>}> ({
  ^bb0(%s: tensor<1x2x4xf32>, %t: tensor<4x4x4xf32>, %i: tensor<1x2x2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    %1 = "tensor.scatter"(%0, %t, %i) <{scatter_dims = array<i64: 0, 1>, unique}> : (f32, tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<4x4x4xf32>
    "func.return"(%1) : (tensor<4x4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.scatter, without unique
"builtin.module"() ({
  "func.func"() <{sym_name = "scatter", function_type = (tensor<1x2x4xf32>, tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<4x4x4xf32>}> ({
  ^bb0(%s: tensor<1x2x4xf32>, %t: tensor<4x4x4xf32>, %i: tensor<1x2x2xindex>):
    %0 = "tensor.scatter"(%s, %t, %i) <{scatter_dims = array<i64: 0, 1>}> : (tensor<1x2x4xf32>, tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<4x4x4xf32>
    "func.return"(%0) : (tensor<4x4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.scatter, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "scatter", function_type = (tensor<1x2x4xf32>, tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<4x4x4xf32>}> ({
  ^bb0(%s: tensor<1x2x4xf32>, %t: tensor<4x4x4xf32>, %i: tensor<1x2x2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4x4x4xf32>
    "tensor.scatter"(%s, %t, %i) <{scatter_dims = array<i64: 0, 1>, unique}> : (tensor<1x2x4xf32>, tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> ()
    "func.return"(%0) : (tensor<4x4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.scatter, operand 2 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "scatter", function_type = (tensor<1x2x4xf32>, tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<4x4x4xf32>}> ({
  ^bb0(%s: tensor<1x2x4xf32>, %t: tensor<4x4x4xf32>, %i: tensor<1x2x2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<1x2x2xi32>
    %1 = "tensor.scatter"(%s, %t, %0) <{scatter_dims = array<i64: 0, 1>, unique}> : (tensor<1x2x4xf32>, tensor<4x4x4xf32>, tensor<1x2x2xi32>) -> tensor<4x4x4xf32>
    "func.return"(%1) : (tensor<4x4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.splat, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "splat", function_type = (f32, index) -> tensor<4x4xf32>}> ({
  ^bb0(%x: f32, %n: index):
    %0 = "tensor.splat"() : () -> tensor<4x4xf32>
    %1 = "tensor.splat"(%x, %n, %n) : (f32, index, index) -> tensor<?x4x?xf32>
    "func.return"(%0) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.splat, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "splat", function_type = (f32, index) -> tensor<4x4xf32>}> ({
  ^bb0(%x: f32, %n: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %1 = "tensor.splat"(%0) : (i1) -> tensor<4x4xf32>
    %2 = "tensor.splat"(%x, %n, %n) : (f32, index, index) -> tensor<?x4x?xf32>
    "func.return"(%1) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.splat, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "splat", function_type = (f32, index) -> tensor<4x4xf32>}> ({
  ^bb0(%x: f32, %n: index):
    %0 = "tensor.splat"(%x) : (f32) -> tensor<4x4xf32>
    %1 = "tensor.splat"(%x, %n) : (f32, index) -> tensor<?x4x?xf32>
    "func.return"(%0) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.splat, operand 0 twice
"builtin.module"() ({
  "func.func"() <{sym_name = "splat", function_type = (f32, index) -> tensor<4x4xf32>}> ({
  ^bb0(%x: f32, %n: index):
    %0 = "tensor.splat"(%x, %x) : (f32, f32) -> tensor<4x4xf32>
    %1 = "tensor.splat"(%x, %n, %n) : (f32, index, index) -> tensor<?x4x?xf32>
    "func.return"(%0) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.splat, result 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "splat", function_type = (f32, index) -> tensor<4x4xf32>}> ({
  ^bb0(%x: f32, %n: index):
    %0 = "tensor.splat"(%x) : (f32) -> tensor<4x4xf32>
    %1 = "tensor.splat"(%x, %n, %n) : (f32, index, index) -> tensor<?x4x?xf32>
    "func.return"(%0) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.yield, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "generate_static", function_type = (f32) -> tensor<3xf32>}> ({
  ^bb0(%x: f32):
    %0 = "tensor.generate"() ({
    ^bb0(%i: index):
      %1 = "builtin.unrealized_conversion_cast"() : () -> i1
      "tensor.yield"(%1) : (i1) -> ()
    }) : () -> tensor<3xf32>
    "func.return"(%0) : (tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.yield, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "pad", function_type = (tensor<4x?xf32>, f32, index) -> tensor<7x?xf32>}> ({
  ^bb0(%t: tensor<4x?xf32>, %x: f32, %n: index):
    %0 = "tensor.pad"(%t, %n) <{static_low = array<i64: 1, -9223372036854775808>, static_high = array<i64: 2, 0>, operandSegmentSizes = array<i32: 1, 1, 0>}> ({
    ^bb0(%i: index, %j: index):
      "tensor.yield"(%x) : (f32) -> ()
    }) : (tensor<4x?xf32>, index) -> tensor<7x?xf32>
    %1 = "tensor.pad"(%t) <{nofold, static_low = array<i64: 0, 0>, static_high = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> ({
    ^bb0(%i_1: index, %j_1: index):
      %2 = "builtin.unrealized_conversion_cast"() : () -> i1
      "tensor.yield"(%2) : (i1) -> ()
    }) : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %3 = "tensor.pad"(%t, %n) <{static_low = array<i64: 0, 0>, static_high = array<i64: -9223372036854775808, 0>, operandSegmentSizes = array<i32: 1, 0, 1>}> ({
    ^bb0(%i_2: index, %j_2: index):
      "tensor.yield"(%x) : (f32) -> ()
    }) {foo} : (tensor<4x?xf32>, index) -> tensor<?x?xf32>
    "func.return"(%0) : (tensor<7x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.yield, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "generate_static", function_type = (f32) -> tensor<3xf32>}> ({
  ^bb0(%x: f32):
    %0 = "tensor.generate"() ({
    ^bb0(%i: index):
      "tensor.yield"() : () -> ()
    }) : () -> tensor<3xf32>
    "func.return"(%0) : (tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.yield, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "generate_static", function_type = (f32) -> tensor<3xf32>}> ({
  ^bb0(%x: f32):
    %0 = "tensor.generate"() ({
    ^bb0(%i: index):
      %1 = "tensor.yield"(%x) : (f32) -> f64
    }) : () -> tensor<3xf32>
    "func.return"(%0) : (tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.extract_slice, operand 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<8x?xf64>
    %a = "tensor.extract_slice"(%0, %i, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index, index) -> tensor<4x?xf64>
    %b = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.extract_slice, operand 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %a = "tensor.extract_slice"(%t, %i, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index, index) -> tensor<4x?xf64>
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<8x7xf64>
    %b = "tensor.extract_slice"(%0, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x7xf64>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.insert_slice, static_strides [0] = 1000
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %a = "tensor.extract_slice"(%t, %i, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index, index) -> tensor<4x?xf64>
    %b = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1000, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.extract_slice, static_strides [1] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %a = "tensor.extract_slice"(%t, %i, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index, index) -> tensor<4x?xf64>
    %b = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, -1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.extract_slice, static_offsets [0] = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %a = "tensor.extract_slice"(%t, %i, %i) <{static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index, index) -> tensor<4x?xf64>
    %b = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: tensor.extract_slice, static_strides [1] = 1000
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %a = "tensor.extract_slice"(%t, %i, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 1000>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index, index) -> tensor<4x?xf64>
    %b = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.insert_slice, result 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %a = "tensor.extract_slice"(%t, %i, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index, index) -> tensor<4x?xf64>
    %b = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> tensor<4xf64>
    %0 = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x7xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.extract_slice, result 0 of index
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %a = "builtin.unrealized_conversion_cast"() : () -> tensor<4x?xf64>
    %0 = "tensor.extract_slice"(%t, %i, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index, index) -> tensor<4x?xindex>
    %b = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.extract_slice, static_sizes [1] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %a = "tensor.extract_slice"(%t, %i, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -1>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index, index) -> tensor<4x?xf64>
    %b = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.extract_slice, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %a = "tensor.extract_slice"(%t, %i, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index, index) -> tensor<4x?xf64>
    %b = "builtin.unrealized_conversion_cast"() : () -> tensor<4xf64>
    %0, %1 = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> (tensor<4xf64>, tensor<4xf64>)
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.extract_slice, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    %a = "tensor.extract_slice"(%0, %i, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (f64, index, index) -> tensor<4x?xf64>
    %b = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.insert_slice, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %a = "tensor.extract_slice"(%t, %i, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index, index) -> tensor<4x?xf64>
    %b = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.extract_slice, static_offsets [1] = 5
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %a = "tensor.extract_slice"(%t, %i, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index, index) -> tensor<4x?xf64>
    %b = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, 5>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.extract_slice, operand 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %a = "tensor.extract_slice"(%t, %i, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index, index) -> tensor<4x?xf64>
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<8x?xi32>
    %b = "tensor.extract_slice"(%0, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xi32>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.extract_slice, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %a = "builtin.unrealized_conversion_cast"() : () -> tensor<4x?xf64>
    %0, %1 = "tensor.extract_slice"(%t, %i, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index, index) -> (tensor<4x?xf64>, tensor<4x?xf64>)
    %b = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.extract_slice, operand 1 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %a = "tensor.extract_slice"(%t, %0, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, i1, index) -> tensor<4x?xf64>
    %b = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.extract_slice, static_strides longer
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %a = "tensor.extract_slice"(%t, %i, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index, index) -> tensor<4x?xf64>
    %b = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.insert_slice, operandSegmentSizes [1] = 5
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %a = "tensor.extract_slice"(%t, %i, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index, index) -> tensor<4x?xf64>
    %b = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 5, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.extract_slice, without static_strides
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %a = "tensor.extract_slice"(%t, %i, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index, index) -> tensor<4x?xf64>
    %b = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.extract_slice, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %a = "tensor.extract_slice"(%t, %i, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index, index) -> tensor<4x?xf64>
    %b = "tensor.extract_slice"(%t) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.extract_slice, operand 0 of one dimension more
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<8x?x2xf64>
    %a = "tensor.extract_slice"(%0, %i, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?x2xf64>, index, index) -> tensor<4x?xf64>
    %b = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.extract_slice, without operand 2
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %a = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index) -> tensor<4x?xf64>
    %b = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.insert_slice, static_offsets [0] = 1000
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %a = "tensor.extract_slice"(%t, %i, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index, index) -> tensor<4x?xf64>
    %b = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 1000, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.extract_slice, operandSegmentSizes [0] = 5
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %a = "tensor.extract_slice"(%t, %i, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index, index) -> tensor<4x?xf64>
    %b = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 5, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: tensor.extract_slice, static_offsets [1] = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (tensor<8x?xf64>, index) -> tensor<4x?xf64>}> ({
  ^bb0(%t: tensor<8x?xf64>, %i: index):
    %a = "tensor.extract_slice"(%t, %i, %i) <{static_offsets = array<i64: 2, 0>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<8x?xf64>, index, index) -> tensor<4x?xf64>
    %b = "tensor.extract_slice"(%t, %i) <{static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x?xf64>, index) -> tensor<4xf64>
    %c = "tensor.insert_slice"(%b, %t) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xf64>, tensor<8x?xf64>) -> tensor<8x?xf64>
    "func.return"(%a) : (tensor<4x?xf64>) -> ()
  }) : () -> ()
}) : () -> ()
