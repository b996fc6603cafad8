// rejected: func.call, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "recursion", function_type = (i32) -> i32}> ({
  ^bb0(%x: i32):
    %y = "func.call"() <{callee = @recursion}> : () -> i32
    "func.return"(%y) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.call, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "recursion", function_type = (i32) -> i32}> ({
  ^bb0(%x: i32):
    %y = "builtin.unrealized_conversion_cast"() : () -> i32
    "func.call"(%x) <{callee = @recursion}> : (i32) -> ()
    "func.return"(%y) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.call, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "recursion", function_type = (i32) -> i32}> ({
  ^bb0(%x: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %y = "func.call"(%0) <{callee = @recursion}> : (i1) -> i32
    "func.return"(%y) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.call, without callee
"builtin.module"() ({
  "func.func"() <{sym_name = "recursion", function_type = (i32) -> i32}> ({
  ^bb0(%x: i32):
    %y = "func.call"(%x) : (i32) -> i32
    "func.return"(%y) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: func.call, without no_inline
"builtin.module"() ({
  "func.func"() <{sym_visibility = "private", sym_name = "g", function_type = (f64) -> f64}> ({
  }) : () -> ()
  "func.func"() <{sym_name = "call_attributes", function_type = (f64) -> ()}> ({
  ^bb0(%x: f64):
    %a = "func.call"(%x) <{callee = @g}> {tail} : (f64) -> f64
    %b = "func.call"(%x) <{callee = @g}> : (f64) -> f64
    "func.return"() {note} : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.call_indirect, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_visibility = "private", sym_name = "h", function_type = () -> ()}> ({
  }) : () -> ()
  "func.func"() <{sym_name = "constant_attributes", function_type = () -> ()}> ({
    %f = "func.constant"() <{value = @h}> {note} : () -> (() -> ())
    "func.call_indirect"() {note} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.call_indirect, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "function_argument", function_type = ((f64, i32) -> (f64, i32), f64, i32) -> i32}> ({
  ^bb0(%g: (f64, i32) -> (f64, i32), %x: f64, %i: i32):
    %y, %y_1 = "func.call_indirect"(%g, %i) : ((f64, i32) -> (f64, i32), i32) -> (f64, i32)
    "func.return"(%y_1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.call_indirect, one result more
"builtin.module"() ({
  "func.func"() <{sym_visibility = "private", sym_name = "h", function_type = () -> ()}> ({
  }) : () -> ()
  "func.func"() <{sym_name = "constant_attributes", function_type = () -> ()}> ({
    %f = "func.constant"() <{value = @h}> {note} : () -> (() -> ())
    %0 = "func.call_indirect"(%f) {note} : (() -> ()) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.call_indirect, without operand 0
"builtin.module"() ({
  "func.func"() <{function_type = (f64) -> f64, sym_name = "generic", sym_visibility = "private", arg_attrs = [{a.b}], no_inline}> ({
  ^bb0(%x: f64):
    %f = "func.constant"() <{value = @generic}> : () -> ((f64) -> f64)
    %r = "func.call_indirect"(%x) : (f64) -> f64
    "func.return"(%r) : (f64) -> ()
  }) {note} : () -> ()
}) : () -> ()
// -----
// accepted: func.call_indirect, without note
"builtin.module"() ({
  "func.func"() <{sym_visibility = "private", sym_name = "h", function_type = () -> ()}> ({
  }) : () -> ()
  "func.func"() <{sym_name = "constant_attributes", function_type = () -> ()}> ({
    %f = "func.constant"() <{value = @h}> {note} : () -> (() -> ())
    "func.call_indirect"(%f) : (() -> ()) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.constant, result 0 with one input less
"builtin.module"() ({
  "func.func"() <{sym_name = "returns_function", function_type = () -> ((f64) -> f64)}> ({
    %f = "builtin.unrealized_conversion_cast"() : () -> ((f64) -> f64)
    %0 = "func.constant"() <{value = @k}> : () -> (() -> f64)
    "func.return"(%f) : ((f64) -> f64) -> ()
  }) : () -> ()
  "func.func"() <{sym_visibility = "private", sym_name = "k", function_type = (f64) -> f64}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.constant, without value
"builtin.module"() ({
  "func.func"() <{sym_name = "returns_function", function_type = () -> ((f64) -> f64)}> ({
    %f = "func.constant"() : () -> ((f64) -> f64)
    "func.return"(%f) : ((f64) -> f64) -> ()
  }) : () -> ()
  "func.func"() <{sym_visibility = "private", sym_name = "k", function_type = (f64) -> f64}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.constant, one result less
"builtin.module"() ({
  "func.func"() <{function_type = (f64) -> f64, sym_name = "generic", sym_visibility = "private", arg_attrs = [{a.b}], no_inline}> ({
  ^bb0(%x: f64):
    %f = "builtin.unrealized_conversion_cast"() : () -> ((f64) -> f64)
    "func.constant"() <{value = @generic}> : () -> ()
    %r = "func.call_indirect"(%f, %x) : ((f64) -> f64, f64) -> f64
    "func.return"(%r) : (f64) -> ()
  }) {note} : () -> ()
}) : () -> ()
// -----
// rejected: func.constant, value as a number
"builtin.module"() ({
  "func.func"() <{function_type = (f64) -> f64, sym_name = "generic", sym_visibility = "private", arg_attrs = [{a.b}], no_inline}> ({
  ^bb0(%x: f64):
    %f = "func.constant"() <{value = 1 : i64}> : () -> ((f64) -> f64)
    %r = "func.call_indirect"(%f, %x) : ((f64) -> f64, f64) -> f64
    "func.return"(%r) : (f64) -> ()
  }) {note} : () -> ()
}) : () -> ()
// -----
// accepted: func.constant, without note
"builtin.module"() ({
  "func.func"() <{sym_visibility = "private", sym_name = "h", function_type = () -> ()}> ({
  }) : () -> ()
  "func.func"() <{sym_name = "constant_attributes", function_type = () -> ()}> ({
    %f = "func.constant"() <{value = @h}> : () -> (() -> ())
    "func.call_indirect"(%f) {note} : (() -> ()) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.func, sym_name as x
"builtin.module"() ({
  "func.func"() <{sym_name = "x", function_type = (i32) -> i32}> ({
  ^bb0(%x: i32):
    %y = "func.call"(%x) <{callee = @recursion}> : (i32) -> i32
    "func.return"(%y) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.func, arg_attrs [0] as a number
"builtin.module"() ({
  "func.func"() <{sym_visibility = "private", sym_name = "one", function_type = (f64, i32) -> f64, arg_attrs = [1 : i64, {}], res_attrs = [{a.b = 1 : i32}]}> ({
  }) {llvm.emit_c_interface} : () -> ()
}) : () -> ()
// -----
// rejected: func.func, function_type with one input more
"builtin.module"() ({
  "func.func"() <{sym_name = "quo\22te", function_type = (f32) -> ()}> ({
    "func.return"() : () -> ()
  }) {a = "b\\c\0A"} : () -> ()
}) : () -> ()
// -----
// rejected: func.func, arg_attrs shorter
"builtin.module"() ({
  "func.func"() <{sym_visibility = "private", sym_name = "one", function_type = (f64, i32) -> f64, arg_attrs = [{a.n}], res_attrs = [{a.b = 1 : i32}]}> ({
  }) {llvm.emit_c_interface} : () -> ()
}) : () -> ()
// -----
// accepted: func.func, without a
"builtin.module"() ({
  "func.func"() <{sym_name = "quo\22te", function_type = () -> ()}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.return, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "several", function_type = (f64, i32) -> (i32, f64)}> ({
  ^bb0(%x: f64, %y: i32):
    "func.return"(%y) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.return, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "quo\22te", function_type = () -> ()}> ({
    %0 = "func.return"() : () -> f64
  }) {a = "b\\c\0A"} : () -> ()
}) : () -> ()
// -----
// rejected: func.return, operand 0 with one input less
"builtin.module"() ({
  "func.func"() <{sym_name = "returns_function", function_type = () -> ((f64) -> f64)}> ({
    %f = "func.constant"() <{value = @k}> : () -> ((f64) -> f64)
    %0 = "builtin.unrealized_conversion_cast"() : () -> (() -> f64)
    "func.return"(%0) : (() -> f64) -> ()
  }) : () -> ()
  "func.func"() <{sym_visibility = "private", sym_name = "k", function_type = (f64) -> f64}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: func.return, operand 0 with one output more
"builtin.module"() ({
  "func.func"() <{sym_name = "returns_function", function_type = () -> ((f64) -> f64)}> ({
    %f = "func.constant"() <{value = @k}> : () -> ((f64) -> f64)
    %0 = "builtin.unrealized_conversion_cast"() : () -> ((f64) -> (f64, f32))
    "func.return"(%0) : ((f64) -> (f64, f32)) -> ()
  }) : () -> ()
  "func.func"() <{sym_visibility = "private", sym_name = "k", function_type = (f64) -> f64}> ({
  }) : () -> ()
}) : () -> ()
// -----
// accepted: func.return, without note
"builtin.module"() ({
  "func.func"() <{sym_visibility = "private", sym_name = "g", function_type = (f64) -> f64}> ({
  }) : () -> ()
  "func.func"() <{sym_name = "call_attributes", function_type = (f64) -> ()}> ({
  ^bb0(%x: f64):
    %a = "func.call"(%x) <{callee = @g}> {tail} : (f64) -> f64
    %b = "func.call"(%x) <{callee = @g, no_inline}> : (f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
