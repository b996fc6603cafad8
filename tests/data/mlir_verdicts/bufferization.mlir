// rejected: bufferization.alloc_tensor, result 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %0 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<?xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: bufferization.alloc_tensor, result 0 of index
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %0 = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xindex>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.materialize_in_destination, without writable
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: bufferization.to_tensor, without writable
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: bufferization.alloc_tensor, result 0 of f32
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %0 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf32>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: bufferization.alloc_tensor, result 0 of f32
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %0 = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf32>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.alloc_tensor, result 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %0 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> f64
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.alloc_tensor, result 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %0 = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> f64
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: bufferization.alloc_tensor, result 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %0 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xi32>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: bufferization.alloc_tensor, result 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %0 = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xi32>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: bufferization.alloc_tensor, result 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %0 = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.alloc_tensor, result 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %0 = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<f64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: bufferization.alloc_tensor, result 0 of one dimension more
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %0 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4x2xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: bufferization.alloc_tensor, result 0 of unknown sizes
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %0 = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.alloc_tensor, result 0 of unknown sizes
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %0 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<?xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: bufferization.alloc_tensor, result 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %0 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<7xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: bufferization.alloc_tensor, result 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %0 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<f64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: bufferization.alloc_tensor, result 0 of index
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %0 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xindex>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.alloc_tensor, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %0 = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<*xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: bufferization.alloc_tensor, result 0 of one dimension more
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %0 = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?x2xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.alloc_tensor, result 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %0 = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<7xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: seed
func.func @f(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index) -> tensor<4xf64> {
  %a = bufferization.to_tensor %m restrict writable : memref<4xf64> to tensor<4xf64>
  %b = bufferization.to_buffer %t : tensor<4xf64> to memref<4xf64>
  %c = bufferization.clone %m : memref<4xf64> to memref<4xf64>
  %e = bufferization.alloc_tensor() : tensor<4xf64>
  %g = bufferization.alloc_tensor(%n) : tensor<?xf64>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4xf64>, memref<4xf64>) -> ()
  return %a : tensor<4xf64>
}
// -----
// accepted: bufferization.materialize_in_destination, without restrict
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: bufferization.to_tensor, without restrict
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.to_tensor, result 0 of f32
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "builtin.unrealized_conversion_cast"() : () -> tensor<4xf64>
    %0 = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf32>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.alloc_tensor, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.alloc_tensor, operandSegmentSizes [1] = 1000
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 1000, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.alloc_tensor, operandSegmentSizes [0] = 5
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 5, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.clone, result 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %0 = "bufferization.clone"(%m) : (memref<4xf64>) -> f64
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.to_tensor, operand 0 of index
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xindex>
    %a = "bufferization.to_tensor"(%0) <{restrict, writable}> : (memref<4xindex>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.to_tensor, restrict as a number
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict = 1 : i64, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.alloc_tensor, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %0, %1 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> (tensor<4xf64>, tensor<4xf64>)
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.to_tensor, operand 0 of unknown sizes
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?xf64>
    %a = "bufferization.to_tensor"(%0) <{restrict, writable}> : (memref<?xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.alloc_tensor, operandSegmentSizes [1] = 5
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 5, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.to_buffer, result 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %0 = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<?xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.to_buffer, operand 0 of unknown sizes
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<?xf64>
    %b = "bufferization.to_buffer"(%0) : (tensor<?xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.to_buffer, operand 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<f64>
    %b = "bufferization.to_buffer"(%0) : (tensor<f64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.materialize_in_destination, restrict as a string
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict = "x", writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.alloc_tensor, operandSegmentSizes longer
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.to_buffer, result 0 of f32
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %0 = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf32>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.to_tensor, operand 0 of f32
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xf32>
    %a = "bufferization.to_tensor"(%0) <{restrict, writable}> : (memref<4xf32>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.materialize_in_destination, operand 0 of one dimension more
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4x2xf64>
    "bufferization.materialize_in_destination"(%0, %m) <{restrict, writable}> : (tensor<4x2xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.to_tensor, writable as a number
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable = 1 : i64}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.to_buffer, operand 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<*xf64>
    %b = "bufferization.to_buffer"(%0) : (tensor<*xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.to_buffer, result 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %0 = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<7xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.to_tensor, writable as a string
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable = "x"}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.to_tensor, operand 0 twice
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m, %m) <{restrict, writable}> : (memref<4xf64>, memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.materialize_in_destination, operand 1 of index
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xindex>
    "bufferization.materialize_in_destination"(%t, %0) <{restrict, writable}> : (tensor<4xf64>, memref<4xindex>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.to_tensor, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"() <{restrict, writable}> : () -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.materialize_in_destination, operand 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<*xf64>
    "bufferization.materialize_in_destination"(%0, %m) <{restrict, writable}> : (tensor<*xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.alloc_tensor, operand 0 as memref<4xf64>
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xf64>
    %g = "bufferization.alloc_tensor"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<4xf64>) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.clone, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    "bufferization.clone"(%m) : (memref<4xf64>) -> ()
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.alloc_tensor, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 1, 0, 0>}> : () -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.to_tensor, operand 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<f64>
    %a = "bufferization.to_tensor"(%0) <{restrict, writable}> : (memref<f64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.to_buffer, result 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %0 = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> f64
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.to_tensor, operand 0 of one dimension more
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4x2xf64>
    %a = "bufferization.to_tensor"(%0) <{restrict, writable}> : (memref<4x2xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.to_tensor, result 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "builtin.unrealized_conversion_cast"() : () -> tensor<4xf64>
    %0 = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> f64
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.to_buffer, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %0, %1 = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> (memref<4xf64>, memref<4xf64>)
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.to_tensor, result 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "builtin.unrealized_conversion_cast"() : () -> tensor<4xf64>
    %0 = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<?xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    "bufferization.materialize_in_destination"(%t, %m) <{restrict, writable}> : (tensor<4xf64>, memref<4xf64>) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: bufferization.materialize_in_destination, operand 1 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4xf64>, tensor<4xf64>, tensor<?xf64>, index) -> tensor<4xf64>}> ({
  ^bb0(%m: memref<4xf64>, %t: tensor<4xf64>, %d: tensor<?xf64>, %n: index):
    %a = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<4xf64>) -> tensor<4xf64>
    %b = "bufferization.to_buffer"(%t) : (tensor<4xf64>) -> memref<4xf64>
    %c = "bufferization.clone"(%m) : (memref<4xf64>) -> memref<4xf64>
    %e = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf64>
    %g = "bufferization.alloc_tensor"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf64>
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    "bufferization.materialize_in_destination"(%t, %0) <{restrict, writable}> : (tensor<4xf64>, f64) -> ()
    "func.return"(%a) : (tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
