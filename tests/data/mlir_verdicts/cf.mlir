// rejected: cf.assert, operand 0 as f32
"builtin.module"() ({
  "func.func"() <{sym_name = "assert", function_type = (i1) -> ()}> ({
  ^bb0(%c: i1):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    "cf.assert"(%0) <{msg = "it must hold"}> : (f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: cf.assert, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "assert", function_type = (i1) -> ()}> ({
  ^bb0(%c: i1):
    "cf.assert"() <{msg = "it must hold"}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: cf.assert, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "assert", function_type = (i1) -> ()}> ({
  ^bb0(%c: i1):
    %0 = "cf.assert"(%c) <{msg = "it must hold"}> : (i1) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: cf.assert, msg as a number
"builtin.module"() ({
  "func.func"() <{sym_name = "assert", function_type = (i1) -> ()}> ({
  ^bb0(%c: i1):
    "cf.assert"(%c) <{msg = 1 : i64}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: cf.assert, msg as x
"builtin.module"() ({
  "func.func"() <{sym_name = "assert", function_type = (i1) -> ()}> ({
  ^bb0(%c: i1):
    "cf.assert"(%c) <{msg = "x"}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: cf.br, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "br", function_type = () -> ()}> ({
    %0 = "cf.br"() [^bb1] : () -> f64
  ^bb1:
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: cf.br, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "br_args", function_type = (i32, f64) -> f64}> ({
  ^bb0(%a: i32, %b: f64):
    "cf.br"(%a) [^bb1] : (i32) -> ()
  ^bb1(%x: i32, %y: f64):
    "func.return"(%y) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: cf.br, operand 1 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "br_args", function_type = (i32, f64) -> f64}> ({
  ^bb0(%a: i32, %b: f64):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    "cf.br"(%a, %0) [^bb1] : (i32, i1) -> ()
  ^bb1(%x: i32, %y: f64):
    "func.return"(%y) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: cf.br, without note
"builtin.module"() ({
  "func.func"() <{sym_name = "attributes", function_type = (i1) -> ()}> ({
  ^bb0(%c: i1):
    "cf.cond_br"(%c) [^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> {note = "unused"} : (i1) -> ()
  ^bb1:
    "cf.br"() [^bb2] : () -> ()
  ^bb2:
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: cf.cond_br, operandSegmentSizes [1] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "weights_args", function_type = (i1, i64) -> i64}> ({
  ^bb0(%c: i1, %x: i64):
    "cf.cond_br"(%c, %x) [^bb1, ^bb2] <{branch_weights = array<i32: 1, 0>, operandSegmentSizes = array<i32: 1, -1, 0>}> : (i1, i64) -> ()
  ^bb1(%y: i64):
    "func.return"(%y) : (i64) -> ()
  ^bb2:
    "func.return"(%x) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: cf.cond_br, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "loop", function_type = (index) -> index}> ({
  ^bb0(%n: index):
    %zero = "arith.constant"() <{value = 0 : index}> : () -> index
    %one = "arith.constant"() <{value = 1 : index}> : () -> index
    "cf.br"(%zero) [^bb1] : (index) -> ()
  ^bb1(%i: index):
    %go = "arith.cmpi"(%i, %n) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"() [^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : () -> ()
  ^bb2:
    %next = "arith.addi"(%i, %one) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%next) [^bb1] : (index) -> ()
  ^bb3:
    "func.return"(%i) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: cf.cond_br, operand 0 as f32
"builtin.module"() ({
  "func.func"() <{sym_name = "cond_br_both", function_type = (i1, f32, f32) -> f32}> ({
  ^bb0(%c: i1, %a: f32, %b: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    "cf.cond_br"(%0, %a, %b) [^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (f32, f32, f32) -> ()
  ^bb1(%x: f32):
    "func.return"(%x) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: cf.cond_br, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "weights_args", function_type = (i1, i64) -> i64}> ({
  ^bb0(%c: i1, %x: i64):
    %0 = "cf.cond_br"(%c, %x) [^bb1, ^bb2] <{branch_weights = array<i32: 1, 0>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> f64
  ^bb1(%y: i64):
    "func.return"(%y) : (i64) -> ()
  ^bb2:
    "func.return"(%x) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: cf.cond_br, without note
"builtin.module"() ({
  "func.func"() <{sym_name = "attributes", function_type = (i1) -> ()}> ({
  ^bb0(%c: i1):
    "cf.cond_br"(%c) [^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:
    "cf.br"() [^bb2] {note = 1 : i32} : () -> ()
  ^bb2:
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: cf.switch, case_operand_segments [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "switch_two_args", function_type = (i8, f32, i64) -> f32}> ({
  ^bb0(%i: i8, %x: f32, %n: i64):
    "cf.switch"(%i, %x, %n, %x, %n) [^bb1, ^bb1] <{case_operand_segments = array<i32: -1>, case_values = dense<1> : vector<1xi8>, operandSegmentSizes = array<i32: 1, 2, 2>}> : (i8, f32, i64, f32, i64) -> ()
  ^bb1(%y: f32, %m: i64):
    "func.return"(%y) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: cf.switch, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "switch_two_args", function_type = (i8, f32, i64) -> f32}> ({
  ^bb0(%i: i8, %x: f32, %n: i64):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    "cf.switch"(%0, %x, %n, %x, %n) [^bb1, ^bb1] <{case_operand_segments = array<i32: 2>, case_values = dense<1> : vector<1xi8>, operandSegmentSizes = array<i32: 1, 2, 2>}> : (i1, f32, i64, f32, i64) -> ()
  ^bb1(%y: f32, %m: i64):
    "func.return"(%y) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: cf.switch, case_operand_segments shorter
"builtin.module"() ({
  "func.func"() <{sym_name = "switch_two_args", function_type = (i8, f32, i64) -> f32}> ({
  ^bb0(%i: i8, %x: f32, %n: i64):
    "cf.switch"(%i, %x, %n, %x, %n) [^bb1, ^bb1] <{case_operand_segments = array<i32>, case_values = dense<1> : vector<1xi8>, operandSegmentSizes = array<i32: 1, 2, 2>}> : (i8, f32, i64, f32, i64) -> ()
  ^bb1(%y: f32, %m: i64):
    "func.return"(%y) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: cf.switch, operand 0 as vector<4xf64>
"builtin.module"() ({
  "func.func"() <{sym_name = "switch_default_only", function_type = (i64) -> ()}> ({
  ^bb0(%i: i64):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xf64>
    "cf.switch"(%0) [^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (vector<4xf64>) -> ()
  ^bb1:
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: cf.switch, operand 0 as i32
"builtin.module"() ({
  "func.func"() <{sym_name = "switch_default_only", function_type = (i64) -> ()}> ({
  ^bb0(%i: i64):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i32
    "cf.switch"(%0) [^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: cf.switch, operand 0 as index
"builtin.module"() ({
  "func.func"() <{sym_name = "switch_default_only", function_type = (i64) -> ()}> ({
  ^bb0(%i: i64):
    %0 = "builtin.unrealized_conversion_cast"() : () -> index
    "cf.switch"(%0) [^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> ()
  ^bb1:
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: cf.switch, case_operand_segments longer
"builtin.module"() ({
  "func.func"() <{sym_name = "switch_default_only", function_type = (i64) -> ()}> ({
  ^bb0(%i: i64):
    "cf.switch"(%i) [^bb1] <{case_operand_segments = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> ()
  ^bb1:
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
