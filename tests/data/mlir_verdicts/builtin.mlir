// rejected: arith.addf, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "result_groups", function_type = () -> f32}> ({
    %a, %a_1, %b = "func.call"() <{callee = @source}> : () -> (f32, f32, f32)
    %c = "arith.addf"(%a) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %d = "arith.addf"(%c, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"(%d) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{sym_visibility = "private", sym_name = "source", function_type = () -> (f32, f32, f32)}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.addf, operand 1 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "result_groups", function_type = () -> f32}> ({
    %a, %a_1, %b = "func.call"() <{callee = @source}> : () -> (f32, f32, f32)
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %c = "arith.addf"(%a, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i1) -> f32
    %d = "arith.addf"(%c, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"(%d) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{sym_visibility = "private", sym_name = "source", function_type = () -> (f32, f32, f32)}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.addf, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "result_groups", function_type = () -> f32}> ({
    %a, %a_1, %b = "func.call"() <{callee = @source}> : () -> (f32, f32, f32)
    %c = "arith.addf"(%a, %a_1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %d = "builtin.unrealized_conversion_cast"() : () -> f32
    "arith.addf"(%c, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> ()
    "func.return"(%d) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{sym_visibility = "private", sym_name = "source", function_type = () -> (f32, f32, f32)}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.addf, operand 1 as f64
"builtin.module"() ({
  "func.func"() <{sym_name = "result_groups", function_type = () -> f32}> ({
    %a, %a_1, %b = "func.call"() <{callee = @source}> : () -> (f32, f32, f32)
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    %c = "arith.addf"(%a, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f64) -> f32
    %d = "arith.addf"(%c, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"(%d) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{sym_visibility = "private", sym_name = "source", function_type = () -> (f32, f32, f32)}> ({
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.addf, without fastmath
"builtin.module"() ({
  "func.func"() <{sym_name = "result_groups", function_type = () -> f32}> ({
    %a, %a_1, %b = "func.call"() <{callee = @source}> : () -> (f32, f32, f32)
    %c = "arith.addf"(%a, %a_1) : (f32, f32) -> f32
    %d = "arith.addf"(%c, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"(%d) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{sym_visibility = "private", sym_name = "source", function_type = () -> (f32, f32, f32)}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.constant, value as a string
"builtin.module"() ({
  "func.func"() <{sym_name = "uses_before_definitions", function_type = () -> i32}> ({
    "cf.br"() [^bb2] : () -> ()
  ^bb1:
    "func.return"(%x) : (i32) -> ()
  ^bb2:
    %x = "arith.constant"() <{value = "x"}> : () -> i32
    "cf.br"() [^bb1] : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.constant, without value
"builtin.module"() ({
  "func.func"() <{sym_name = "uses_before_definitions", function_type = () -> i32}> ({
    "cf.br"() [^bb2] : () -> ()
  ^bb1:
    "func.return"(%x) : (i32) -> ()
  ^bb2:
    %x = "arith.constant"() : () -> i32
    "cf.br"() [^bb1] : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.constant, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "uses_before_definitions", function_type = () -> i32}> ({
    "cf.br"() [^bb2] : () -> ()
  ^bb1:
    "func.return"(%x) : (i32) -> ()
  ^bb2:
    %x = "builtin.unrealized_conversion_cast"() : () -> i32
    "arith.constant"() <{value = 1 : i32}> : () -> ()
    "cf.br"() [^bb1] : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.constant, value = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "uses_before_definitions", function_type = () -> i32}> ({
    "cf.br"() [^bb2] : () -> ()
  ^bb1:
    "func.return"(%x) : (i32) -> ()
  ^bb2:
    %x = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "cf.br"() [^bb1] : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: builtin.unrealized_conversion_cast, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "unrealized", function_type = (i32) -> index}> ({
  ^bb0(%x: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: cf.br, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (f32, f32) -> f32}> ({
  ^bb0(%x: f32, %y: f32):
    %0 = "cf.br"(%x) [^bb1] : (f32) -> f64
  ^bb1(%z: f32):
    "func.return"(%z) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: cf.br, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (f32, f32) -> f32}> ({
  ^bb0(%x: f32, %y: f32):
    "cf.br"() [^bb1] : () -> ()
  ^bb1(%z: f32):
    "func.return"(%z) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: cf.br, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (f32, f32) -> f32}> ({
  ^bb0(%x: f32, %y: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    "cf.br"(%0) [^bb1] : (i1) -> ()
  ^bb1(%z: f32):
    "func.return"(%z) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.call, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "result_groups", function_type = () -> f32}> ({
    %a = "builtin.unrealized_conversion_cast"() : () -> f32
    %a_1 = "builtin.unrealized_conversion_cast"() : () -> f32
    %b = "builtin.unrealized_conversion_cast"() : () -> f32
    %0, %1 = "func.call"() <{callee = @source}> : () -> (f32, f32)
    %c = "arith.addf"(%a, %a_1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %d = "arith.addf"(%c, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"(%d) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{sym_visibility = "private", sym_name = "source", function_type = () -> (f32, f32, f32)}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.call, without callee
"builtin.module"() ({
  "func.func"() <{sym_name = "result_groups", function_type = () -> f32}> ({
    %a, %a_1, %b = "func.call"() : () -> (f32, f32, f32)
    %c = "arith.addf"(%a, %a_1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %d = "arith.addf"(%c, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"(%d) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{sym_visibility = "private", sym_name = "source", function_type = () -> (f32, f32, f32)}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.call, result 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "result_groups", function_type = () -> f32}> ({
    %a = "builtin.unrealized_conversion_cast"() : () -> f32
    %a_1 = "builtin.unrealized_conversion_cast"() : () -> f32
    %b = "builtin.unrealized_conversion_cast"() : () -> f32
    %0, %1, %2 = "func.call"() <{callee = @source}> : () -> (i1, f32, f32)
    %c = "arith.addf"(%a, %a_1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %d = "arith.addf"(%c, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"(%d) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{sym_visibility = "private", sym_name = "source", function_type = () -> (f32, f32, f32)}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.call, callee as a number
"builtin.module"() ({
  "func.func"() <{sym_name = "result_groups", function_type = () -> f32}> ({
    %a, %a_1, %b = "func.call"() <{callee = 1 : i64}> : () -> (f32, f32, f32)
    %c = "arith.addf"(%a, %a_1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %d = "arith.addf"(%c, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"(%d) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{sym_visibility = "private", sym_name = "source", function_type = () -> (f32, f32, f32)}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.func, function_type with one input more
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (f32) -> ()}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.func, function_type with one output more
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = () -> f32}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.func, without function_type
"builtin.module"() ({
  "func.func"() <{sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.func, one result more
"builtin.module"() ({
  %0 = "func.func"() <{sym_name = "f", function_type = () -> ()}> ({
    "func.return"() : () -> ()
  }) : () -> f64
}) : () -> ()
// -----
// accepted: func.func, without a.d
"builtin.module"() ({
  "func.func"() <{sym_visibility = "private", sym_name = "f", function_type = () -> ()}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.return, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "unrealized", function_type = (i32) -> index}> ({
  ^bb0(%x: i32):
    %0 = "builtin.unrealized_conversion_cast"(%x) : (i32) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.return, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = () -> ()}> ({
    %0 = "func.return"() : () -> f64
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.return, operand 0 as f64
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (f32, f32) -> f32}> ({
  ^bb0(%x: f32, %y: f32):
    "cf.br"(%x) [^bb1] : (f32) -> ()
  ^bb1(%z: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    "func.return"(%0) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.return, operand 0 as f32
"builtin.module"() ({
  "func.func"() <{sym_name = "uses_before_definitions", function_type = () -> i32}> ({
    "cf.br"() [^bb2] : () -> ()
  ^bb1:
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    "func.return"(%0) : (f32) -> ()
  ^bb2:
    %x = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "cf.br"() [^bb1] : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.if, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "same_names_in_siblings", function_type = (i1) -> ()}> ({
  ^bb0(%c: i1):
    %0 = "scf.if"(%c) ({
      %x = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "scf.yield"() : () -> ()
    }, {
      %x_1 = "arith.constant"() <{value = 2 : i64}> : () -> i64
      "scf.yield"() : () -> ()
    }) : (i1) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.if, operand 0 as f32
"builtin.module"() ({
  "func.func"() <{sym_name = "same_names_in_siblings", function_type = (i1) -> ()}> ({
  ^bb0(%c: i1):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    "scf.if"(%0) ({
      %x = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "scf.yield"() : () -> ()
    }, {
      %x_1 = "arith.constant"() <{value = 2 : i64}> : () -> i64
      "scf.yield"() : () -> ()
    }) : (f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.if, region 0 one argument more
"builtin.module"() ({
  "func.func"() <{sym_name = "same_names_in_siblings", function_type = (i1) -> ()}> ({
  ^bb0(%c: i1):
    "scf.if"(%c) ({
    ^bb0(%0: index):
      %x = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "scf.yield"() : () -> ()
    }, {
      %x_1 = "arith.constant"() <{value = 2 : i64}> : () -> i64
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.if, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "same_names_in_siblings", function_type = (i1) -> ()}> ({
  ^bb0(%c: i1):
    "scf.if"() ({
      %x = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "scf.yield"() : () -> ()
    }, {
      %x_1 = "arith.constant"() <{value = 2 : i64}> : () -> i64
      "scf.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: scf.yield, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "same_names_in_siblings", function_type = (i1) -> ()}> ({
  ^bb0(%c: i1):
    "scf.if"(%c) ({
      %x = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "scf.yield"() : () -> ()
    }, {
      %x_1 = "arith.constant"() <{value = 2 : i64}> : () -> i64
      %0 = "scf.yield"() : () -> f64
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
