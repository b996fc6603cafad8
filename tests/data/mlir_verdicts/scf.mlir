// rejected: scf.condition, operand 0 twice
"builtin.module"() ({
  "func.func"() <{sym_name = "while", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.while"() ({
      "scf.condition"(%c, %c) : (i1, i1) -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.condition, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "while", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.while"() ({
      "scf.condition"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.condition, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "while", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %w1 = "scf.while"(%x) ({
    ^bb0(%q: f64):
      "scf.condition"(%q) : (f64) -> ()
    }, {
    ^bb0(%q_1: f64):
      "scf.yield"(%q_1) : (f64) -> ()
    }) : (f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.condition, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "while", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.while"() ({
      %0 = "scf.condition"(%c) : (i1) -> f64
    }, {
      "scf.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.execute_region, result 0 as f32
"builtin.module"() ({
  "func.func"() <{sym_name = "execute_region", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %0 = "scf.execute_region"() <{no_inline}> ({
      "scf.yield"(%x) : (f64) -> ()
    }) : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.execute_region, region 0 one argument more
"builtin.module"() ({
  "func.func"() <{sym_name = "execute_region", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.execute_region"() <{no_inline}> ({
    ^bb0(%0: index):
      "scf.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.execute_region, region 0 without its end
"builtin.module"() ({
  "func.func"() <{sym_name = "execute_region", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.execute_region"() <{no_inline}> ({
    ^bb0:
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.execute_region, no_inline as a number
"builtin.module"() ({
  "func.func"() <{sym_name = "execute_region", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %er2 = "scf.execute_region"() <{no_inline = 1 : i64}> ({
      "scf.yield"(%x) : (f64) -> ()
    }) : () -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: scf.execute_region, without no_inline
"builtin.module"() ({
  "func.func"() <{sym_name = "execute_region", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.execute_region"() ({
      "scf.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.for, region 0 without argument 0
"builtin.module"() ({
  "func.func"() <{sym_name = "for", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%i, %i, %i) ({
      "scf.yield"() : () -> ()
    }) {note} : (i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.for, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "for", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%i, %i) ({
    ^bb0(%k: i32):
      "scf.yield"() : () -> ()
    }) {note} : (i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.for, region 0 argument 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "for", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%i, %i, %i) ({
    ^bb0(%k: i1):
      "scf.yield"() : () -> ()
    }) {note} : (i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.for, region 0 without its end
"builtin.module"() ({
  "func.func"() <{sym_name = "for", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%i, %i, %i) ({
    ^bb0(%k: i32):
    }) {note} : (i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: scf.for, without note
"builtin.module"() ({
  "func.func"() <{sym_name = "for", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%i, %i, %i) ({
    ^bb0(%k: i32):
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.forall, operandSegmentSizes [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "forall", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.forall"(%n) <{staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 2>, mapping = [], operandSegmentSizes = array<i32: -1, 1, 0, 0>}> ({
    ^bb0(%a: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.forall, region 0 without its end
"builtin.module"() ({
  "func.func"() <{sym_name = "forall", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.forall"(%n) <{staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 2>, mapping = [], operandSegmentSizes = array<i32: 0, 1, 0, 0>}> ({
    ^bb0(%a: index):
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.forall, region 0 argument 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "forall", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.forall"(%n) <{staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 2>, mapping = [], operandSegmentSizes = array<i32: 0, 1, 0, 0>}> ({
    ^bb0(%a: i1):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.forall, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "forall", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    "scf.forall"(%0) <{staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 2>, mapping = [], operandSegmentSizes = array<i32: 0, 1, 0, 0>}> ({
    ^bb0(%a: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: scf.forall, without mapping
"builtin.module"() ({
  "func.func"() <{sym_name = "forall", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.forall"(%n) <{staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 2>, operandSegmentSizes = array<i32: 0, 1, 0, 0>}> ({
    ^bb0(%a: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.forall.in_parallel, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "forall", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.forall"(%n) <{staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 2>, mapping = [], operandSegmentSizes = array<i32: 0, 1, 0, 0>}> ({
    ^bb0(%a: index):
      %0 = "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> f64
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: scf.forall.in_parallel, region 0 one argument more
"builtin.module"() ({
  "func.func"() <{sym_name = "forall", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.forall"(%n) <{staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 2>, mapping = [], operandSegmentSizes = array<i32: 0, 1, 0, 0>}> ({
    ^bb0(%a: index):
      "scf.forall.in_parallel"() ({
      ^bb0(%0: index):
      }) : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.if, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "if", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.if"(%c) ({
      "scf.yield"(%x) : (f64) -> ()
    }, {
      "scf.yield"(%x) : (f64) -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.if, region 1 without its end
"builtin.module"() ({
  "func.func"() <{sym_name = "if", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.if"(%c) ({
      "scf.yield"() : () -> ()
    }, {
    ^bb0:
    }) {note} : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.if, operand 0 as f32
"builtin.module"() ({
  "func.func"() <{sym_name = "if", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    "scf.if"(%0) ({
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) {note} : (f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.if, region 0 one argument more
"builtin.module"() ({
  "func.func"() <{sym_name = "if", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.if"(%c) ({
    ^bb0(%0: index):
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) {note} : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: scf.if, without note
"builtin.module"() ({
  "func.func"() <{sym_name = "if", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.if"(%c) ({
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.index_switch, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "index_switch", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %0 = "scf.index_switch"(%n) <{cases = array<i64>}> ({
      "scf.yield"(%x, %i) : (f64, i32) -> ()
    }) : (index) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.index_switch, result 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "index_switch", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %0, %1 = "scf.index_switch"(%n) <{cases = array<i64>}> ({
      "scf.yield"(%x, %i) : (f64, i32) -> ()
    }) : (index) -> (i1, i32)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.index_switch, region 0 without its end
"builtin.module"() ({
  "func.func"() <{sym_name = "index_switch", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %is2, %is2_1 = "scf.index_switch"(%n) <{cases = array<i64>}> ({
    ^bb0:
    }) : (index) -> (f64, i32)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.index_switch, cases longer
"builtin.module"() ({
  "func.func"() <{sym_name = "index_switch", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %is2, %is2_1 = "scf.index_switch"(%n) <{cases = array<i64: 1>}> ({
      "scf.yield"(%x, %i) : (f64, i32) -> ()
    }) : (index) -> (f64, i32)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: scf.index_switch, cases shorter
"builtin.module"() ({
  "func.func"() <{sym_name = "index_switch", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %is2, %is2_1 = "scf.index_switch"(%n) <{cases = array<i64>}> ({
      "scf.yield"(%x, %i) : (f64, i32) -> ()
    }) : (index) -> (f64, i32)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.parallel, operandSegmentSizes [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.parallel"(%z, %n, %o) <{operandSegmentSizes = array<i32: -1, 1, 1, 0>}> ({
    ^bb0(%a: index):
      "memref.store"(%x, %m, %a) : (f64, memref<?xf64>, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.parallel, region 0 argument 1 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.parallel"(%z, %z, %n, %n, %o, %o) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%a: index, %b: i1):
      "memref.store"(%x, %m, %a) : (f64, memref<?xf64>, index) -> ()
      "scf.reduce"() : () -> ()
    }) {note = 1 : i32} : (index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.parallel, region 0 without its end
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.parallel"(%z, %n, %o) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%a: index):
      "memref.store"(%x, %m, %a) : (f64, memref<?xf64>, index) -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.parallel, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %0 = "scf.parallel"(%z, %n, %o) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%a: index):
      "memref.store"(%x, %m, %a) : (f64, memref<?xf64>, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: scf.parallel, without note
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.parallel"(%z, %z, %n, %n, %o, %o) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%a: index, %b: index):
      "memref.store"(%x, %m, %a) : (f64, memref<?xf64>, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.reduce, region 0 without argument 0
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %s1 = "scf.parallel"(%z, %n, %o, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%a: index):
      %v = "memref.load"(%m, %a) : (memref<?xf64>, index) -> f64
      "scf.reduce"(%v) ({
      ^bb0(%r: f64):
        "scf.reduce.return"(%r) : (f64) -> ()
      }) : (f64) -> ()
    }) : (index, index, index, f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.reduce, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %s1 = "scf.parallel"(%z, %n, %o, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%a: index):
      %v = "memref.load"(%m, %a) : (memref<?xf64>, index) -> f64
      "scf.reduce"() ({
      ^bb0(%l: f64, %r: f64):
        "scf.reduce.return"(%r) : (f64) -> ()
      }) : () -> ()
    }) : (index, index, index, f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.reduce, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %s1 = "scf.parallel"(%z, %n, %o, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%a: index):
      %v = "memref.load"(%m, %a) : (memref<?xf64>, index) -> f64
      %0 = "builtin.unrealized_conversion_cast"() : () -> i1
      "scf.reduce"(%0) ({
      ^bb0(%l: f64, %r: f64):
        "scf.reduce.return"(%r) : (f64) -> ()
      }) : (i1) -> ()
    }) : (index, index, index, f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.reduce, region 0 argument 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %s1 = "scf.parallel"(%z, %n, %o, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%a: index):
      %v = "memref.load"(%m, %a) : (memref<?xf64>, index) -> f64
      "scf.reduce"(%v) ({
      ^bb0(%l: i1, %r: f64):
        "scf.reduce.return"(%r) : (f64) -> ()
      }) : (f64) -> ()
    }) : (index, index, index, f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.reduce.return, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %s1 = "scf.parallel"(%z, %n, %o, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%a: index):
      %v = "memref.load"(%m, %a) : (memref<?xf64>, index) -> f64
      "scf.reduce"(%v) ({
      ^bb0(%l: f64, %r: f64):
        %0 = "builtin.unrealized_conversion_cast"() : () -> i1
        "scf.reduce.return"(%0) : (i1) -> ()
      }) : (f64) -> ()
    }) : (index, index, index, f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.reduce.return, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %s1 = "scf.parallel"(%z, %n, %o, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%a: index):
      %v = "memref.load"(%m, %a) : (memref<?xf64>, index) -> f64
      "scf.reduce"(%v) ({
      ^bb0(%l: f64, %r: f64):
        "scf.reduce.return"() : () -> ()
      }) : (f64) -> ()
    }) : (index, index, index, f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.reduce.return, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %s1 = "scf.parallel"(%z, %n, %o, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%a: index):
      %v = "memref.load"(%m, %a) : (memref<?xf64>, index) -> f64
      "scf.reduce"(%v) ({
      ^bb0(%l: f64, %r: f64):
        %0 = "scf.reduce.return"(%r) : (f64) -> f64
      }) : (f64) -> ()
    }) : (index, index, index, f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.while, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "while", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %0 = "scf.while"() ({
      "scf.condition"(%c) : (i1) -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : () -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.while, region 0 one argument more
"builtin.module"() ({
  "func.func"() <{sym_name = "while", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.while"() ({
    ^bb0(%0: index):
      "scf.condition"(%c) : (i1) -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.while, region 0 without its end
"builtin.module"() ({
  "func.func"() <{sym_name = "while", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.while"() ({
    ^bb0:
    }, {
      "scf.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: scf.while, without note
"builtin.module"() ({
  "func.func"() <{sym_name = "while", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.while"() ({
      "scf.condition"(%c) : (i1) -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.yield, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "execute_region", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %er3, %er3_1 = "scf.execute_region"() <{no_inline}> ({
      "scf.yield"(%x) : (f64) -> ()
    }) {note} : () -> (f64, f64)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.yield, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "index_switch", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %is2, %is2_1 = "scf.index_switch"(%n) <{cases = array<i64>}> ({
      "scf.yield"(%i) : (i32) -> ()
    }) : (index) -> (f64, i32)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.yield, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "index_switch", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    %is2, %is2_1 = "scf.index_switch"(%n) <{cases = array<i64>}> ({
      %0 = "builtin.unrealized_conversion_cast"() : () -> i1
      "scf.yield"(%0, %i) : (i1, i32) -> ()
    }) : (index) -> (f64, i32)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.yield, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "for", function_type = (index, memref<?xf64>, f64, i1, i32, tensor<8xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>):
    %z = "arith.constant"() <{value = 0 : index}> : () -> index
    %o = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%i, %i, %i) ({
    ^bb0(%k: i32):
      %0 = "scf.yield"() : () -> f64
    }) {note} : (i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
